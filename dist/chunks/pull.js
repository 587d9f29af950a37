import { B as e, Bn as t, Fn as n, Ft as r, Gr as i, I as a, Ir as o, Jn as s, L as c, Mn as l, Nr as u, Nt as d, Pr as f, Pt as p, Qt as m, R as h, Rn as g, Sr as _, St as v, Un as y, V as b, W as x, Xr as S, an as C, ci as w, cn as T, di as ee, dt as te, en as E, et as D, f as O, gt as ne, in as re, it as ie, jn as ae, ln as oe, ni as se, nn as ce, rn as le, rt as ue, s as de, sn as fe, st as pe, tr as me, un as he, wi as ge, xr as _e, zn as ve } from "./engine.js";
import { Gi as ye, It as be, J as xe, Jt as Se, K as Ce, Qt as we, Sn as Te, Ut as Ee, Vt as k, Wt as De, Zt as Oe, _ as A, an as ke, b as Ae, d as j, f as je, lt as Me, mn as Ne, na as Pe, nn as Fe, sn as Ie, tn as Le, vn as Re, xn as ze } from "./start.js";
import { C as Be, D as Ve, E as He, _ as Ue, a as M, b as We, c as Ge, d as Ke, f as qe, g as Je, h as Ye, i as Xe, l as Ze, m as Qe, n as $e, o as et, p as tt, s as nt, t as rt, v as it, x as at, y as ot } from "./firstPull.js";
import { D as st, M as ct, S as lt, c as ut, g as dt, h as ft, j as pt, l as mt, m as ht, v as gt, w as _t } from "./project.js";
import { O as vt, S as N, _ as yt, c as P, f as F, k as bt, m as I, p as xt, s as St, u as L, v as Ct, y as R } from "./wire.js";
import { C as wt, E as Tt, O as Et, T as Dt, b as Ot, k as kt, r as At } from "./yaml.js";
import { s as jt } from "./writtenFiles.js";
import { dirname as Mt, resolve as z } from "node:path";
import { realpath as Nt } from "node:fs/promises";
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
function Pt(e, t) {
	return t < e.length && Ft(e.slice(t, V(e, t))) === "";
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
function W(e) {
	return e && "items" in e ? e.items.filter((e) => !Lt(e)) : [];
}
function Lt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => It.has(e));
}
function G(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => It.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Rt(i) : K(e)
	};
}
function K({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => It.has(e));
	return r ? r.offset + r.source.length : t ? Rt(t) : e.at(-1)?.offset ?? 0;
}
function Rt(e) {
	if (e.type === "block-scalar") return zt(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = W(e).at(-1);
	return t ? G(t).end : e.offset + ("source" in e ? e.source.length : 0);
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
	let { value: n } = t, r = K(t);
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
	let [o] = n.type === "block-map" || n.type === "block-seq" ? W(n) : [], s = o ? G(o).start : i;
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
function Vt(e, t, n) {
	let r = J(t, n), i = n > 0 ? q(e, t, n - 1) : 0, a = B(e, r);
	for (; a > i;) {
		let t = B(e, a - 1), n = Wt(e, t);
		if (t < i || n === void 0 || n > H(e, r)) break;
		a = t;
	}
	return a;
}
function q(e, t, n) {
	let r = t[n], i = H(e, J(t, 0)), a = V(e, r ? G(r).end : 0);
	for (let t = a; t < e.length; t = V(e, t)) {
		let n = Wt(e, t);
		if (n !== void 0 && n > i) a = V(e, t);
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
	let i = t[r + 1], a = J(t, n);
	if (i && !U(e, a)) return {
		start: a,
		end: G(i).start
	};
	let [o, s] = [Vt(e, t, n), q(e, t, r)], c = n > 0 ? q(e, t, n - 1) : o;
	if (i) for (; Pt(e, s);) s = V(e, s);
	else for (; o > c && Pt(e, B(e, o - 1));) o = B(e, o - 1);
	return {
		start: o,
		end: s
	};
}
function Wt(e, t) {
	let n = e.slice(t, V(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function J(e, t) {
	let n = e[t];
	return n ? G(n).start : 0;
}
// src/yaml/editEntries.ts
function Gt(e, t, n, r) {
	let i = me(e, t);
	if (j(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Kt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...I(a) && a,
		[n]: s
	};
	if (N(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Jt(t), u = new en(l, n, o).changed(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Qt(i, u.refused)]
	};
	let d = Xt(u.text, l), f = me(e, d), p = f.problems.length <= i.problems.length && !j(f.problems) ? f.value : a, m = !Zt(t) || Zt(d);
	return N(p, c) && m ? {
		is: "edited",
		text: d
	} : {
		is: "refused",
		problems: [Qt(i, $t(p, c))]
	};
}
function Kt({ value: e, span: t }, n, r) {
	let i = R(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? qt(n, e.language, e.value) : {
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
function qt(e, t, n) {
	let r = R(e, "translations"), i = I(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...I(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => R(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function Jt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = At(a, {
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
		style: Yt(o, a)
	};
}
function Yt(e, t) {
	let n = {}, r = 0;
	return Ot(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = wt(r) && !r.flow ? W(r.srcToken) : [];
			if (!i || !a || !U(t, G(a).start)) return;
			let o = H(t, G(a).start) - H(t, G(i).start);
			kt(r) && o >= 0 ? n.listStep ??= o : Dt(r) && o > 0 && (n.step ??= o);
		}
	}), {
		step: 2,
		listStep: 2,
		...n,
		quotes: r > 0 ? "single" : "double"
	};
}
function Xt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Zt(e) {
	try {
		return JSON.parse(e), !0;
	} catch {
		return !1;
	}
}
function Qt({ file: e, span: t }, n) {
	return A("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write this part as plain lines, without anchors, aliases, tags, braces and blocks that keep blank lines (|+), and run again.", { place: Re(e, t, n) });
}
function $t(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!N(t, i)) return [e, ...$t(t, i)];
	}
	return [];
}
var en = class {
	source;
	text;
	list;
	rows;
	writer;
	splices = [];
	refused = [];
	constructor(e, t, n) {
		this.source = e, this.text = e.text, this.list = t, this.rows = n, this.writer = new Be(e.style);
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
		if (N(r, t)) return;
		let i = Dt(n) ? this.membersChange(e, n, t) : kt(n) ? this.itemsChange(e, n, t) : void 0, a = i?.inserted.size === 0 && !i.values.includes(void 0);
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
		let r = t.items.map(({ key: e }) => tn(e));
		if (!I(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ value: t, srcToken: n }, a) => ({
			path: [...e.path, r[a] ?? ""],
			old: R(e.old, r[a] ?? "") ?? null,
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
			values: r.map((e) => R(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : rn(r, n), a = e.inFlow || t.flow === !0, o = W(t.srcToken), s = t.items.map((t, n) => ({
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
		let d = F(l, (e) => e.after), f = U(this.text, o[0] ? G(o[0]).start : 0);
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
		let l = G(s).start, u = o.at(-2), d = u !== void 0 && /\n[ \t]*\n/.test(this.text.slice(G(u).end, G(c).start)), f = i.map((e) => e === void 0);
		a.size === 0 && !f.includes(!1) && e && this.splice(K(e), K(e), " []");
		let p = Ht(this.text, o, f);
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !U(this.text, l) && this.refused.push(t);
			let i = p.get(e), a = i ? i.start : e < 0 ? Vt(this.text, o, 0) : q(this.text, o, e), s = r.flatMap((t) => {
				let r = this.writer.added(t, Dt(n) ? n : Y(n.items[e] ?? n.items[0]));
				return d ? ["", ...r] : r;
			});
			this.spliceLines(a, a, s, H(this.text, l));
		}
	}
	replaceValue(e, t) {
		let { node: n, item: r, path: i } = e, a = r && Bt(this.text, r), { start: o = 0, end: s = 0 } = a?.inline ?? {}, c = wt(n) && n.flow && /\n/.test(this.text.slice(o, s));
		if (!a || c && (i.length < 2 || this.text.slice(o, s).includes("#"))) {
			this.refused.push(i);
			return;
		}
		let { inline: l, lines: u } = a, [d = "", ...f] = this.replacement(e, t, a);
		l.start === l.end ? this.splice(l.start, l.end, d && ` ${d}`) : this.splice(l.start - (d ? 0 : nn(this.text, l.start)), l.end, d);
		let { start: p, end: m } = u ?? {
			start: V(this.text, l.end),
			end: V(this.text, l.end)
		};
		(u || f.length > 0) && this.spliceLines(p, m, f, H(this.text, G(r).start));
	}
	replacement({ node: e, path: t, inFlow: n }, r, { inline: i, lines: a }) {
		let o = {
			isItem: typeof t.at(-1) == "number",
			inFlow: n
		}, s = !Et(e) && a !== void 0 && a.start !== V(this.text, i.end), c = Et(e) ? e.type : s ? "QUOTE_DOUBLE" : void 0;
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
function tn(e) {
	return Et(e) ? typeof e.value == "string" ? e.value : e.source ?? String(e.value) : "";
}
function Y(e) {
	return Tt(e) ? e : void 0;
}
function nn(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function rn(e, t) {
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
function an(e, t, n) {
	let { textFiles: r } = t, i = new pn(t, n), a = [], o = [], s = [];
	for (let t of e) {
		let { kind: e, entry: n, language: c, after: l, item: u } = t, { declared: d } = u, f = d === void 0 ? i.find(n, c) : void 0, p = f?.path ?? g(e, n, c);
		if (f || d !== void 0 && r.has(p)) o.push({
			text: t,
			path: p,
			target: f
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
	let c = [...F(o, ({ path: e }) => e)].flatMap(([e, t]) => {
		let a = t.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), o = a[0]?.target, s = r.get(e) ?? o?.textFile;
		if (!s) return [];
		let c = t.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: on(t, e, i)
		}]), l = a.sort(({ target: { sibling: e } }, { target: { sibling: t } }) => e.path === t.path ? e.name - t.name : 0).map(({ text: e, target: { stringPath: t, textFile: n, code: r, sibling: i } }) => {
			let a = typeof e.after == "string" ? e.after : fn(e.after), o = n.language === void 0 ? { language: r } : {}, s = e.entry.isToAdd ? {} : { base: i };
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
		sources: c,
		problems: [...sn(s), ...cn(c, n)]
	};
}
function on({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	if (!c) return [];
	if (typeof i == "string") return [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}];
	let l = {}, u = Object.entries(fn(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = I(r) ? r[e] : void 0;
		return n || (l[e] = t), n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}), d = Q(e).find((e) => e.file.path === a && e.from.language === t);
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
function sn(e) {
	return [...F(e, ({ entry: e }) => Q(e)[0]?.from.source)].map(([e, t]) => {
		let n = Ct([...new Set(t.map(({ language: e }) => e))]), r = `No locale file can have ${u(t.length, "text")} in ${n}: "${e?.files}" does not say where the files in ${n} are. Add a row to texts in lokaform.yaml for them.`, i = e && { place: e.place };
		return A("no-language-file", r, {
			severity: "notice",
			scope: "change",
			...i
		});
	});
}
function cn(e, t) {
	let n = e.flatMap(({ textFile: { source: e }, changes: n }) => {
		let r = e.languages ?? [e.language ?? t];
		return n.map(({ text: e }) => e.language).filter((e) => !r.includes(e)).map((t) => ({
			source: e,
			language: t
		}));
	});
	return [...F(n, ({ source: e }) => e)].map(([e, n]) => {
		let r = [...new Set(n.map(({ language: e }) => e))], i = e.isOptional ? [t, ...e.languages ?? []] : e.languages, a = `Other commands do not read the ${r.join(", ")} texts of "${Ee(e)}", because its row names only ${i?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...i ?? [t], ...r].join(", ")}].`;
		return A("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: e.place
		});
	});
}
function ln(e, t, n) {
	let r = un(e, t, n), i = X(r.refused);
	if (i.size === 0) return r;
	let a = un(e, t, Z(n, i));
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
function un(e, t, n) {
	let r = [], i = [], a = [], o = Object.values(e).flat(), s = new Map(o.map(({ path: e, text: t }) => [e, t])), c = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).map((e) => e.edit);
		if (i.length === 0) continue;
		let s = Gt(e, o, n, i);
		s.is === "refused" ? P(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: o } of n) {
		let n = O(e);
		if (!n) continue;
		let l = o ? n.empty(o.code) : s.get(e) ?? "", { text: u, refused: d } = dn(n, l, r, De(t));
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
function dn(e, t, n, r) {
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
function fn(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
var pn = class {
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
		for (let n of m(Q(e), ({ from: e }) => e.language, this.base)) {
			let e = L([n.file.path, t]);
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
		let n = Q(e).find(({ file: e, from: n }) => n.language === this.base && O(e.path) === O(t));
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
				code: k(t.source, n),
				...r
			};
		}
		let s = Ie(i, o, n);
		if (!s) return;
		let { row: c, path: l } = s, u = z(c.folder, l), d = se(u, a.folders), f = r.get(d), p = {
			source: c,
			path: l,
			language: n,
			isPlural: o.isPlural,
			...Oe(c, l)
		}, m = k(c, n);
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
const mn = /^[a-z$][\w$]*$/, hn = {
	start: 0,
	end: 0
};
function gn(e, t, n, r) {
	let i = r.rows.filter(({ keysFrom: e }) => e === "lokalise");
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = [], o = { ...e.entries };
	for (let s of e.kinds) {
		let [e, c] = [o[s.plural], t.objects[s.plural]];
		if (!s.fromLokalise || !e || !c) continue;
		let l = s.match(e, c, n), { allowWrongProject: u } = r.project.rules, d = u ? [] : yn(s, i, l, n.rules), f = {
			...n,
			rows: i.filter((e) => !d.includes(e))
		}, p = pt(s, l, f), m = new Sn(s, xn(f.rows, r, t.project.baseLanguage), e, p), h = vn(s, _n(m.entriesFor(f), p), {
			own: e,
			objects: c,
			context: n
		}), g = new Set(h.map(({ object: e }) => p.get(e)?.inYaml));
		o[s.plural] = [...e.filter((e) => !g.has(e)), ...h.map(({ entry: e }) => e)], P(a, d.map((e) => bn(e, t.project.name)), En(s, Tn(p, h), m));
	}
	return {
		declared: {
			...e,
			entries: o
		},
		problems: a
	};
}
function _n(e, t) {
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
function vn(e, t, { own: n, objects: r, context: i }) {
	let a = new Set(t.map(({ entry: e }) => e.parts?.[0])), o = [...n.filter((e) => !a.has(e)), ...t.map(({ entry: e }) => e)], { matches: s } = e.match(o, r, i), c = F(s, ({ live: e }) => e), l = (e, { declared: t }) => Q(e).every(({ path: e }) => Q(t).some((t) => t.path === e));
	return t.filter(({ object: e, entry: t }) => c.get(e)?.some((e) => l(t, e)));
}
function yn(e, t, { matches: n }, r) {
	let i = ({ declared: e }) => new Set(Q(e).map(({ from: e }) => e.source.place)), a = xt(n, (e) => [...i(e)]);
	return t.filter((t) => {
		let n = a.get(t.place) ?? [];
		return n.length >= 10 && 2 * n.filter(({ live: n }) => n !== void 0 && e.fromLokalise?.rowsOf(n, [t], r).length === 1).length < n.length;
	});
}
function bn({ files: e, place: t }, n) {
	let r = `Fewer than half of the names in "${e}" are keys of project ${n}, so no key is added to these files. Check the project in lokaform.yaml. If it is the right one, set allow_wrong_project: true there for the first pull.`;
	return A("foreign-project", r, {
		place: t,
		scope: "project"
	});
}
function xn(e, { manifests: t, textFiles: n, context: r }, i) {
	let a = new Map(Object.values(t).flat().map(({ path: e, text: t }) => [e, t])), o = [...n].flatMap(([t, n]) => {
		let r = e.find(({ place: e }) => e === n.source.place);
		return !r || (n.language ?? i) !== i ? [] : [{
			path: t,
			textFile: n,
			row: r,
			lineStarts: Ne(a.get(t) ?? "")
		}];
	}), s = e.flatMap((t) => {
		let n = we(t, i);
		if (!n || o.some((e) => e.row === t)) return [];
		let a = e.flatMap(({ languages: t = [] }) => t.filter((t) => t !== i && Ie(e, n, t)));
		return [{
			path: se(z(t.folder, n.path), r.folders),
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
var Sn = class {
	kind;
	files;
	styleOf;
	namesOf;
	nearest;
	fresh;
	constructor(e, r, i, a) {
		this.fresh = a, this.kind = e, this.files = r;
		let o = new Set(r.map(({ path: e }) => e)), s = i.flatMap(Q).filter(({ file: e }) => o.has(e.path)), c = xt(s, ({ file: e }) => [e.path]), l = (r) => n(e, r).flatMap(({ after: e }) => t(e));
		this.namesOf = (t) => (c.get(t) ?? []).map(({ values: t }) => e.label(t)), this.styleOf = bt((t) => pe(t, [...(c.get(t) ?? []).flatMap(l), ...[...a.keys()].flatMap(e.texts)])), this.nearest = We(s.map((t) => ({
			name: e.label(t.values),
			entry: t
		})));
	}
	entriesFor({ project: e }) {
		let t = [...this.fresh].flatMap(([t, { rows: n }]) => ke(n).flatMap((n) => {
			let r = this.entryFor(t, n, e.baseLanguage);
			return r ? [{
				object: t,
				entry: r
			}] : [];
		}));
		return [...F(t, ({ entry: e }) => JSON.stringify([e.file.path, e.path])).values()].flatMap((e) => e.length === 1 ? e : []);
	}
	namesIn(e, t) {
		return Te(e.path)?.name === "ARB" && !mn.test(t) && this.namesOf(e.path).every((e) => mn.test(e)) ? void 0 : wn(e, t);
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
		}), i = r.filter(({ file: e, filename: t }) => t !== "" && Cn(e, t)), a = i.length > 0 ? i : r, o = a[0] && this.nearest(a[0].name), [s, ...c] = a, l = c.length === 0 ? s : a.find(({ file: e }) => e.path === o?.file.path);
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
			span: o?.file.path === u.path ? o.span : hn,
			from: {
				file: m,
				source: h,
				language: n,
				onlyIfBase: !1
			}
		};
	}
};
function Cn({ textFile: e, row: t }, n) {
	return [Le(t, e.path, "%LANG_ISO%") ?? e.path, e.path].some((e) => `/${e}`.endsWith(`/${n}`));
}
function wn({ path: e, textFile: t, row: n }, r) {
	let [i = "", a = ""] = n.keyName.split("{path}").map((e) => be.reduce((e, n) => e.replaceAll(`{${n}}`, () => t[n] ?? ""), e));
	if (!(r.length > i.length + a.length) || !r.startsWith(i) || !r.endsWith(a)) return;
	let o = r.slice(i.length, r.length - a.length), s = Te(e)?.name === "JSON" ? o.split(n.separator) : [o];
	return s.some((e) => e === "" || e === "__proto__") || o.search(St) >= 0 ? void 0 : s;
}
function Tn(e, t) {
	let n = F(t, ({ object: e }) => e);
	return [...e].flatMap(([e, { rows: t }]) => (n.get(e)?.length ?? 0) < ke(t).length ? [e] : []);
}
function En(e, t, n) {
	let [r, i] = [!0, !1].map((r) => t.filter((e) => n.canBeNamed(e) === r).map((t) => `${e.liveLabel(t)} (id ${e.id(t)})`));
	return [[r, "Several locale files of the base language can have such a key, or none has its file name. In Lokalise, set the file name of one of them, or add the key by hand to the file where it belongs."], [i, "The locale files cannot have such a name. Rename it in Lokalise, or add it by hand."]].flatMap(([e = [], t]) => {
		if (e.length === 0) return [];
		let n = `Not added to the files: ${o(e, 20)}. ${t}`;
		return [A("not-expressible", n, {
			severity: "warning",
			scope: "change"
		})];
	});
}
function Dn(e, t, n) {
	let r = new Set(e.flatMap(({ entry: e, language: t }) => e.isToAdd && t === n ? [e] : [])), i = t.kinds.flatMap((e) => (t.entries[e.plural] ?? []).flatMap((t) => t.isToAdd && !r.has(t) ? e.label(t.values) : [])), a = `Not added yet: ${o(i, 20)}. The ${n} translation is empty in Lokalise, waits there for a review or a correction, or cannot be written into the file.`;
	return {
		taken: e.filter(({ entry: e }) => !e.isToAdd || r.has(e)),
		problems: i.length === 0 ? [] : [A("not-expressible", a, {
			severity: "notice",
			scope: "change"
		})]
	};
}
// src/pull/removal.ts
async function On({ kind: e, declared: t, chosen: n }, { options: r, project: i, everywhere: a }) {
	let o = (t) => t !== void 0 && e.isArchived(t), s = n.filter(({ declared: e, live: t }) => t === void 0 || te(e) && o(t)), c = s.map((e) => e.declared), l = c.filter($), u = [...F(s, ({ declared: e, live: t }) => t ?? e).values()].flatMap(([e]) => $(e.declared) ? [e.declared] : []), d = Mn(e, c.filter((e) => !$(e))), f = at(e, u, t.filter($).length, i.rules);
	if (l.length === 0 || j(f)) return { problems: [...d, ...f] };
	let p = `These entries have no live key, or an archived one:\n${u.map(({ values: t }) => `  - ${Ce(e.label(t))}\n`).join("")}Remove them from the files?`;
	if (!r.dryRun && !await r.ask?.(p)) {
		let e = `The removal of ${u.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
		return { problems: [A("not-confirmed", e, { scope: "project" })] };
	}
	return {
		edits: [...new Set(ve(l))].filter(({ from: e }) => !e).map(({ file: t, span: n }) => ({
			kind: e.plural,
			path: t.path,
			edit: {
				is: "remove",
				at: n.start
			}
		})),
		sources: An(e, kn(e, l, ve(a.entries[e.plural] ?? []))),
		problems: d
	};
}
function $(e) {
	return Q(e).every(({ from: e }) => e.source.keysFrom === "lokalise");
}
function kn(e, t, n) {
	let r = ({ from: t, values: n }) => L([
		Fe(t.source),
		t.file.filename ?? null,
		e.identity(n)
	]), i = xt(n.flatMap(Q), (e) => [r(e)]);
	return [...new Set(t.flatMap(Q).flatMap((e) => i.get(r(e)) ?? [e]))];
}
function An(e, t) {
	return [...F(t, ({ file: e }) => e.path)].map(([t, n]) => {
		let r = [...F(n, ({ path: e = [] }) => e.join("\0")).values()].map(([t]) => ({
			text: jn(e, t),
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
function jn(e, t) {
	let n = e.fields.find(({ role: e }) => e === "text")?.name ?? "", { language: r } = t.from;
	return {
		kind: e,
		entry: t,
		item: {
			...ie(e, t),
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
function Mn({ label: e }, t) {
	if (t.length === 0) return [];
	let n = t.map(({ values: t }) => e(t)), r = `Not live, but declared by locale files, from which --remove-missing removes nothing: ${o(n, 3)}. If the app no longer uses them, remove them by hand.`;
	return [A("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
// src/pull/kindPull.ts
function Nn({ kind: e, declared: t, live: n, matching: r }, i) {
	let a = (t) => re(i.filter, {
		...t,
		kind: e,
		entry: t.declared
	}), o = r.matches.filter(a), s = r.unmanaged.filter((e) => !r.namesakes.has(e));
	return {
		kind: e,
		declared: t,
		live: n,
		chosen: o,
		matches: o.filter((t) => t.live !== void 0 && !Ye(e, t.live, i)),
		fresh: s.filter((t) => !Ye(e, t, i)),
		refused: r.refused.filter(a).map((e) => e.problem)
	};
}
async function Pn(e, t, n) {
	let { kind: r, matches: i } = e, { fields: a = [], isNew: o, removesMissing: s } = n.options, c = [...F(i, ({ live: e }) => e).values()].map(([e]) => e), l = tt(r, it(r, c, t, a), n.textFiles);
	return r.secretNames ? [l] : [
		l,
		...s ? [await On(e, n)] : [],
		o ? In(e, t, n) : Ln(e, n)
	];
}
function Fn({ kind: e, matches: t }, r) {
	let { project: i, rules: a } = r, o = e.fields.filter(({ role: e }) => e === "text");
	return t.flatMap(({ declared: t, live: s }) => {
		let c = n(e, t).map(({ part: e }) => e);
		if (c.length === 0) return [];
		let l = e.context(t.values, s, r), u = o.flatMap((e) => Object.keys(Object(e.toManifest(s, l)))), d = new Set([...c, ...(t.leftOut ?? []).map(({ language: e }) => e)]), f = u.filter((e) => !d.has(e));
		if (f.length === 0) return [];
		let p = [...ue(e, t, r), i.baseLanguage];
		return f.filter((e) => !p.includes(e) && Pe(a, e) !== "ignore").map((n) => `${e.label(t.values)} (${n})`);
	});
}
function In(e, n, r) {
	let { kind: i, declared: a, live: o, fresh: s } = e, c = M(n.project, r.project.pulledLanguages), l = {
		fields: r.options.fields ?? [],
		languages: c,
		label: () => ""
	}, u = Ue(i, s, {
		live: o,
		context: n,
		declared: a
	}, l), d = a.filter(({ from: e }) => e === void 0), f = We(d.flatMap((e) => t(i.identity(e.values)).map((t) => ({
		name: t,
		entry: e
	})))), p = Qe(r.manifests[i.plural]), [m] = p.length === 1 ? p : [], h = [], g = [], _ = [];
	for (let e of u.entries) {
		let [t = ""] = i.names(e.live), n = f(t), r = n?.file.path ?? m;
		if (r === void 0) {
			_.push(e);
			continue;
		}
		let a = Rn(i, e, n?.onCreate ?? d.find(({ file: e }) => e.path === r)?.onCreate ?? {});
		h.push({
			kind: i.plural,
			path: r,
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
		problems: [...Je(u.left), ...zn(i, _, p)]
	};
}
function Ln({ kind: e, declared: t, fresh: n }, { project: r, rows: i }) {
	let a = (t) => e.fromLokalise?.rowsOf(t, i, r.rules).length, s = n.filter((t) => !e.isArchived(t) && !a(t)).map(e.liveLabel);
	if (s.length === 0 || r.rules.filter.length > 0) return { problems: [] };
	let c = t.some(({ from: e, parts: t }) => e || t) ? "add the base text to a locale file of the app, and pull again; or, in YAML: lokaform pull --new" : "lokaform pull --new", l = `No manifest has ${f(s.length, e.name)} of the project: ${o(s, 3)}. To declare what is new: ${c}`;
	return { problems: [A("not-expressible", l, {
		severity: "notice",
		scope: "change"
	})] };
}
function Rn(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [r, i].map((t) => e.toPlan(t).map(({ after: e }) => e));
		return t?.length && N(t, n ?? []) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function zn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ live: t }) => e.liveLabel(t)), i = `${t.length} live ${t.length === 1 ? e.name : e.plural} ${t.length === 1 ? "is" : "are"} not declared: ${o(r, 3)}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", i, {
		severity: "warning",
		scope: "change"
	})];
}
// src/pull/decide.ts
async function Bn(e, t, n) {
	let { project: r, context: i } = n, a = M(t.project, r.pulledLanguages ?? Xe), o = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: a }
		},
		variables: e.variables,
		verdicts: ct,
		rows: e.rows ?? []
	}, { declared: s, problems: c } = gn(e, t, o, n), l = Hn(s, n), u = await ut(s, t, o.rules, l);
	if (u.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: u.problems,
		unmatched: []
	};
	let d = u.kinds.map((e) => Nn(e, r.rules)), f = ot(u.keptTexts, o), p = Dn(f.taken, s, t.project.baseLanguage), m = an(p.taken, n, t.project.baseLanguage), h = [...n.otherLanguages.map((e) => `all ${e} texts`), ...d.flatMap((e) => Fn(e, o))], g = [{ problems: [
		...u.problems.filter(({ code: e }) => e === "unknown-writers" || e === "not-read"),
		...d.flatMap(({ refused: e }) => e),
		...dt(u.keptTexts, {
			reasons: u.reasons,
			takenBack: u.takenBack,
			writes: !1,
			flags: r.flags,
			isWorkflow: i.folders.confined !== void 0,
			names: vt(() => ce(s))
		}).map((e) => e.severity === "error" ? {
			...e,
			severity: "warning"
		} : e),
		...c,
		...p.problems,
		...Un(h),
		...(n.settings.projects.length === 1 ? fe(r.rules.accept, [s]) : []).flatMap((e) => Wn(e, u.keptTexts))
	] }, {
		...m,
		kept: qe(f.kept)
	}];
	for (let e of d) P(g, await Pn(e, o, n));
	return {
		edits: g.flatMap(({ edits: e = [] }) => e),
		sources: Vn(g.flatMap(({ sources: e = [] }) => e)),
		taken: p.taken,
		kept: g.flatMap(({ kept: e = [] }) => e),
		problems: g.flatMap((e) => e.problems),
		unmatched: u.plan.filter?.unmatched ?? []
	};
}
function Vn(e) {
	return [...F(e, ({ path: e }) => e).values()].map((e) => ({
		...e[0],
		changes: e.flatMap(({ changes: e }) => e)
	}));
}
function Hn(e, t) {
	let { project: n, context: r, textFiles: i, ownUser: o, settings: s } = t, { lastApplied: l, history: u, onSecrets: d, now: f } = r, p = Object.values(t.manifests).flatMap((e) => e.map(({ path: e }) => e)), m = {
		known: new Map(),
		ids: [n.id],
		onSecrets: d,
		kinds: e.kinds
	};
	return {
		ownUser: o,
		history: u,
		textFiles: i,
		usable: s.usable,
		applied: l && (async () => {
			let t = await l?.(p, m);
			return t && a(t, {
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
function Un(e) {
	if (e.length === 0) return [];
	let t = `Not pulled: ${o(e, 12)}. No row or entry has these languages. To pull them, name the languages in pull.languages, or in the rows or entries.`;
	return [A("not-expressible", t, {
		severity: "notice",
		scope: "change"
	})];
}
function Wn(e, t) {
	if (t.some(({ kind: t, entry: n, object: r, item: i }) => C([e], {
		kind: t,
		entry: n,
		live: r
	}, i.part ?? "", i.reason === "held") !== void 0 && (i.reason !== "waiting" || E(i)))) return [];
	let n = `--accept ${e} took nothing: no text that it names differs from the project. A text that waits must be named without a pattern, as KEY:LANG. Texts in a language that entries do not declare come with --languages.`;
	return [A("unknown-text", n, {
		severity: "notice",
		scope: "change"
	})];
}
function Gn(e, t, n) {
	let r = D(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [L([
		e,
		t,
		n,
		i
	]), r])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(L([
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
async function Kn(e, t, n, r) {
	try {
		let { projects: i } = e, a = {
			...r,
			signal: r.cancellation.stopping
		}, o = await _(i, a), s = [
			...t,
			...nt(e.kinds, n, r),
			...o
		];
		if (j(s)) return { problems: s };
		for (let t of i) {
			if (!t.manifests || await rt(t.manifests, t)) continue;
			let i = await qn({
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
			c.push(await Jn({
				settings: e,
				project: t,
				options: n,
				context: r
			}));
		}
		let { filter: l = [], accept: u = [] } = i[0]?.rules ?? {}, d = c.map(({ filtered: e }) => e?.unmatched ?? []), f = c.flatMap(({ filtered: e }) => e?.declared ?? []), p = i.length > 1 && f.length === i.length, m = c.flatMap((e) => e.later ?? []);
		return {
			problems: je([
				...s,
				...n.unused,
				...c.flatMap((e) => e.problems),
				...le(l, d),
				...p ? he("--accept", u, f) : []
			]),
			later: m,
			written: c.flatMap(({ written: e = [] }) => e),
			...m.length > 0 && { at: yt(m.map(({ at: e }) => e)) }
		};
	} catch (e) {
		let n = ge(e, r.folders.displayRoot);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function qn(e, t) {
	if (e.settings.projects.length > 1) return { problems: [A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.")] };
	let { filter: n } = e.project.rules;
	return n.length > 0 ? { problems: n.map(T) } : $e(e, t);
}
async function Jn(e) {
	let { settings: t, project: n, context: r } = e, { folders: i, cancellation: a } = r;
	if (!n.manifests) return { problems: [] };
	let o = gt(n, t.apiUrl, r);
	if (!o.ok) return { problems: [o.problem] };
	let { reading: s, now: c } = o.value, l = vt(() => st(s, n.id)), u = () => _t(l), d = await Zn(e, n.manifests, u), f = await _e(d, n, {}, S);
	if (f.problems.length + Object.values(f.paths).flat().length + d.texts.length === 0) {
		let e = `There is no manifest of ${Ct(d.kinds.map(({ plural: e }) => e))}, so nothing is pulled.`;
		return { problems: [A("no-manifest", e, { severity: "notice" })] };
	}
	let p = (e) => d.texts.some((t) => t.place === e && Yn(t)), m = await h(n, d, t.usable, i, {
		...r,
		signal: a.stopping,
		findProject: u,
		counts: ({ code: e, severity: t, place: n }) => (e !== "no-language-file" || t === "error") && !(e === "no-manifest" && p(n))
	});
	if (r.onProgress?.(void 0), !m) return { problems: [] };
	let g = {
		...m,
		declared: Xn(m.declared)
	}, { declared: _ } = g, v = g.manifests.map((e) => Mt(z(i.displayRoot, e)));
	await ee([...v, t.backupDir ?? []].flat()), r.onSecrets(ne(_.variables));
	let { accept: y, filter: b } = n.rules, x = t.projects.length === 1 && !_.rows?.some(({ keysFrom: e }) => e === "lokalise"), C = [
		...g.problems,
		...x ? he("--accept", y, [_]) : [],
		...x ? oe(b, [_]) : [],
		...Ge(d.kinds, e.options, g.files)
	];
	if (Ae(C)) return { problems: C };
	try {
		let t = await Qn(e, d, g, {
			reading: s,
			now: c,
			whole: l
		});
		return {
			...t,
			problems: [...C, ...t.problems]
		};
	} catch (e) {
		return { problems: [...C, ...ht(e, a, { settings: n })] };
	} finally {
		r.onProgress?.(void 0);
	}
}
function Yn(e) {
	return e.keysFrom === "lokalise" && Se(e);
}
function Xn(e) {
	let t = e.rows?.some(Yn), n = e.kinds.filter(({ fromLokalise: n, plural: r }) => t && n && !e.entries[r]), r = Object.fromEntries(n.map(({ plural: e }) => [e, []]));
	return n.length === 0 ? e : {
		...e,
		entries: {
			...e.entries,
			...r
		}
	};
}
async function Zn({ project: e, options: { fields: t = [], removesMissing: n } }, r, i) {
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
async function Qn(t, { kinds: n, texts: r }, { declared: i, files: a, textFiles: o, rows: s }, { reading: c, now: l, whole: u }) {
	let { project: d, options: f, context: p } = t, m = l(), h = i, g = [], _ = (e) => {
		m = l();
		let t = {
			asked: d.pulledLanguages,
			isNew: f.isNew,
			rows: r
		};
		h = rr(i, e, d);
		let n = et(e, h, t);
		return g = (e.languages?.filter((e) => n.ok && !n.value.includes(e)) ?? []).map(({ iso: e }) => e), n;
	}, v = n.filter(({ plural: e }) => i.entries[e]), y = await lt(c, d.id, {
		kinds: v,
		languages: _
	}, u);
	if (!y.ok) return { problems: [y.problem] };
	p.onProgress?.({
		phase: "planning",
		project: d.name
	});
	let x = [...b({
		declared: i,
		textFiles: o
	}, y.value.project), ...e(d.languagePlaces, y.value.project)];
	if (j(x)) return { problems: x };
	let S = {
		...t,
		manifests: a,
		textFiles: o,
		rows: s,
		everywhere: i,
		context: {
			...p,
			now: l
		},
		ownUser: mt(c, d.id)
	}, C = await Bn(h, y.value, {
		...S,
		otherLanguages: g
	});
	if (Ae(C.problems) || p.cancellation.stopped) return { problems: C.problems };
	let w = await $n(C, h, y.value, S, m), T = {
		unmatched: C.unmatched,
		declared: i
	};
	return {
		...w,
		filtered: T,
		problems: [...C.problems, ...w.problems]
	};
}
async function $n(e, t, n, { manifests: r, settings: i, project: a, options: o, context: c }, l) {
	let { edited: u, targets: d, refused: f, lost: p } = await er(e, t, {
		manifests: r,
		settings: i,
		context: c
	}), { changed: m } = u;
	if (u.problems.length > 0) return { problems: [...f, ...u.problems] };
	let h = [...e.kept, ...qe([...u.refused, ...p])], { project: g } = n, _ = {
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
			comparison: nr
		}
	};
	let v = s(t.kinds, u.manifests, i.usable), b = v.problems.filter(({ severity: e }) => e === "error");
	if (b.length > 0) return { problems: b.map(({ message: e, ...t }) => ({
		...t,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e}`
	})) };
	let x = o.dryRun ? [] : await Ve(d, c.folders);
	if (x.length > 0) return { problems: [...f, ...x] };
	let S = {
		..._,
		changed: m,
		at: l,
		files: m.map(({ path: e }) => e),
		comparison: Gn(rr(v.declared, g, a), t, e.taken)
	}, C = new Set(S.comparison.changes.map(({ label: e }) => y(e))), w = ft(v.declared, n, a.rules);
	return {
		problems: [...f, ...w.filter(({ about: e = "" }) => C.has(e))],
		later: S,
		written: d
	};
}
async function er(e, { kinds: n }, { manifests: r, settings: i, context: a }) {
	let o = await tr(e, {
		manifests: r,
		context: a
	}), c = e.sources.flatMap(({ changes: e }) => e).filter(({ text: e }) => e.entry.isToAdd);
	if (c.length === 0) return {
		...o,
		lost: []
	};
	let { entries: l } = s(n, o.edited.manifests, i.usable).declared, u = ({ kind: e, entry: n }) => t(e.identity(n.values)), d = new Set(n.flatMap((e) => (l[e.plural] ?? []).flatMap(({ values: n }) => t(e.identity(n))))), f = X(o.edited.refused), p = new Set(c.filter(({ text: e }) => !f.has(e.entry) && u(e).some((e) => !d.has(e))).map(({ text: e }) => e.entry));
	if (p.size === 0) return {
		...o,
		lost: []
	};
	let m = {
		...e,
		sources: Z(e.sources, p)
	}, h = X(c), g = c.filter(({ text: e }) => p.has(e.entry) && h.has(e.entry));
	return {
		...await tr(m, {
			manifests: r,
			context: a
		}),
		lost: g.map(({ text: e }) => ({
			text: e,
			why: "not-storable",
			details: "The file would have it under another name."
		}))
	};
}
async function tr({ edits: e, sources: t }, { manifests: n, context: { folders: r } }) {
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
		for (let e of await He([t], r)) a.push({
			...e,
			scope: "change",
			place: ze(n)
		});
	}
	let o = ({ path: e }) => a.every(({ place: t }) => t?.file !== e), s = t.filter((e) => !o(e)).flatMap(({ changes: e }) => e), c = Z(t.filter(o), X(s)), l = ln(n, e.filter(o), c);
	return {
		edited: l,
		targets: await Ke(l.changed, r),
		refused: a
	};
}
const nr = {
	changes: [],
	no_longer_declared: [],
	rematched: [],
	changed_defaults: []
};
function rr(e, t, { pulledLanguages: n }) {
	return i(e, t.baseLanguage, M(t, n ?? Xe));
}
// src/commands/runs/pull.ts
async function ir(e, t) {
	return de(async (n) => {
		let i = {
			...t.sources,
			signal: n.stopping
		}, { settings: a, problems: o } = await x("plan", e, i);
		t.hide(a.secrets), n.stopAfter(a.timeLimit);
		let s = t.context(a, n), { ask: c } = t, u = Ze(e, s, c && ((e) => c(e, n))), d = await Kn(a, [
			...t.problems,
			...t.pullRefusal ? [t.pullRefusal] : [],
			...o
		], u, s), { first: f, later: p } = d, m = {
			isDryRun: u.dryRun,
			full: a.all
		}, h = {
			...t.screen,
			texts: !(t.reportPull && f?.hide_texts),
			full: a.all
		}, g = u.dryRun ? void 0 : t.screen.width, _ = f ? [...r(f, h), ...jt(f, u.dryRun)] : [];
		for (let e of ye(_, g)) t.print(e);
		for (let e of ar(p ?? [], m, t)) t.print(e);
		let y = f !== void 0 || p?.some(({ changed: e }) => e.length > 0) === !0, { displayRoot: b } = s.folders, S = t.reportPull ? void 0 : await w(await Nt(b), void 0);
		if (p && y && !t.reportPull && t.print("Newer texts of the project also replace texts that were committed but never applied. Read the diff."), y && d.at !== void 0 && !u.dryRun && S !== void 0) {
			let e = d.written?.map(({ path: e }) => xe(se(e, s.folders))) ?? [];
			t.print("To commit these changes (the trailer tells later runs that the project had these texts):"), t.print(Ce(`  git add -- ${e.join(" ")}`)), t.print(`  git commit --trailer ${xe(v(d.at))}`);
		}
		let { stopped: C } = n, T = C !== void 0 && !f && (p ?? []).length < a.projects.length, ee = y && !u.dryRun ? "more " : "", te = A("run-stopped", `${n.reason} Nothing ${ee}was written.`), E = T ? [...d.problems, te] : d.problems, D = t.reportPull && !a.showTexts ? E.map((e) => l(e)) : E, O = await t.reportPull?.({
			...d,
			problems: D
		}, a, n.stopping) ?? [], ne = [...D, ...O];
		return t.showProblems(ne), T && C.by !== "time limit" ? C.by === "SIGINT" ? 130 : 143 : T || j(ne) ? 1 : a.detailedExitcode && y ? 2 : 0;
	});
}
function ar(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ changed: e, at: o, ...s }) => {
		let c = ae(s, a), l = !(i && c.hide_texts);
		return [...t && l ? p(e) : [], ...d(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
export { ir as runPull };
