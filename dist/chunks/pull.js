import { C as e, Cn as t, Ct as n, D as r, E as i, H as a, J as o, Jn as s, K as c, Nn as l, Nt as u, On as d, P as f, Pn as p, R as m, Rn as h, S as g, St as _, T as v, _n as y, a as b, at as x, bn as S, et as ee, gr as C, it as te, mn as w, mt as T, o as E, s as ne, sr as re, wn as ie, z as ae } from "./engine.js";
import { B as oe, Bt as se, Tn as ce, _r as le, bn as ue, bt as D, cr as de, dn as fe, dr as pe, gt as O, hn as me, hr as he, i as k, k as ge, li as _e, ln as ve, lr as ye, mn as be, n as xe, vr as Se } from "./start.js";
import { _ as A, b as j, f as M, h as Ce, p as N, x as P, y as we } from "./wire.js";
import { C as Te, S as Ee, a as De, b as Oe, c as ke, d as Ae, f as je, g as Me, h as Ne, i as F, l as Pe, m as Fe, n as Ie, o as I, p as Le, r as Re, s as ze, t as Be, u as Ve, v as He, x as Ue, y as We } from "./first.js";
import { S as Ge, T as Ke, c as qe, d as Je, h as Ye, l as Xe, m as Ze, u as Qe, y as $e } from "./project.js";
import { C as et, E as tt, O as L, S as R, T as z, b as nt, k as rt, r as it } from "./yaml.js";
import { t as at } from "./splice.js";
import { c as ot } from "./written.js";
import { resolve as st } from "node:path";
import { realpath as ct } from "node:fs/promises";
// src/pull/entryEdits.ts
function lt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && _e(e.tags(t), r.rules) === void 0), l = Ne(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = Oe(u.flatMap((t) => x(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = a.length === 1 ? a : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = ut(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
		problems: [...Fe(l.left), ...ft(e, p, a)]
	};
}
function ut(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.toPlan(r), e.toPlan(i)];
		return t.length > 0 && N(dt(t)) === N(dt(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function dt(e) {
	return e.map(({ after: e }) => e);
}
function ft(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [D("not-expressible", s, {
		severity: "warning",
		scope: "change"
	})];
}
async function pt(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(B), s = a.filter((e) => !B(e)).map((t) => mt(e, t)), c = Ue(e, o, t.filter(B).length, r);
	if (o.length === 0 || O(c)) return {
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
		problems: [D("not-agreed", u, { scope: "project" })]
	};
}
function B(e) {
	return F(e).length === 0;
}
function mt(e, t) {
	let [n = t] = F(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return S(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
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
function G(e, t) {
	return t < e.length && e.slice(t, H(e, t)).trim() === "";
}
const K = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function q(e) {
	return e && "items" in e ? e.items.filter((e) => !ht(e)) : [];
}
function ht({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => K.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => K.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? X(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => K.has(e));
	return r ? r.offset + r.source.length : t ? X(t) : e.at(-1)?.offset ?? 0;
}
function X(e) {
	if (e.type === "block-scalar") return Z(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = q(e).at(-1);
	return t ? J(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function Z({ offset: e, props: t, source: n, indent: r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = /\d/.exec(a)?.[0], s = a.includes("+") && n !== "", c = s ? n.replace(/\n$/, "") : n.trimEnd();
	return {
		end: e + (s ? i + c : (i + c).trimEnd()).length,
		header: a,
		bodyStart: e + i.length,
		indent: o ? r + Number(o) : /^ *(?=[^ \n])/m.exec(n)?.[0].length,
		body: c
	};
}
function gt(e) {
	return e?.type === "block-scalar" ? Z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : gt(q(e).at(-1)?.value);
}
function _t(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = X(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = Z(n), o = {
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
	let [o] = n.type === "block-map" || n.type === "block-seq" ? q(n) : [], s = o ? J(o).start : i;
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
function vt(e, t, n) {
	let r = St(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = xt(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = U(e, St(t, 0)), a = H(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = xt(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!G(e, t)) break;
	}
	return a;
}
function yt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = bt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function bt(e, t, n, r) {
	let i = t[r + 1], a = St(t, n);
	if (i && !W(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Q(e, t, r), s = vt(e, t, n), c = () => G(e, V(e, s - 1)), l = gt(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Q(e, t, n - 1);
		for (; s > r && c();) s = V(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; G(e, o);) o = H(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function xt(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function St(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/editEntries.ts
function Ct(e, t, n, r) {
	let i = d(e, t);
	if (O(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = wt(i, n, r), s = {
		...A(a) && a,
		[n]: Et(o)
	};
	if (P(a, s)) return {
		is: "edited",
		text: t
	};
	let c = Ot(t), l = new Nt(c, n, o), u = l.edited(a, s);
	if (l.refused) return {
		is: "refused",
		problems: [jt(i, l.refused)]
	};
	let f = At(u, c), p = d(e, f), m = p.problems.length <= i.problems.length && !O(p.problems) ? p.value : a;
	return P(m, s) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [jt(i, Mt(m, s))]
	};
}
function wt({ value: e, span: t }, n, r) {
	let i = j(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = new Map();
	for (let e of r) {
		if (e.is === "add") {
			Tt(l, e.after === void 0 ? a.length - 1 : c(e.after), e.value);
			continue;
		}
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Dt(n, e.language, e.value) : {
			...A(n) && n,
			[e.field]: e.value
		};
	}
	return {
		values: a,
		inserted: l
	};
}
function Tt(e, t, n) {
	let r = e.get(t);
	r ? r.push({ value: n }) : e.set(t, [{ value: n }]);
}
function Et({ values: e, inserted: t }) {
	return [void 0, ...e].flatMap((e, n) => [...e === void 0 ? [] : [e], ...(t.get(n - 1) ?? []).map(({ value: e }) => e)]);
}
function Dt(e, t, n) {
	let r = j(e, "translations"), i = A(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...A(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => j(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function Ot(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = it(a, {
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
		style: kt(o, a)
	};
}
function kt(e, t) {
	let n = {}, r = 0;
	nt(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = et(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !W(t, J(a).start)) return;
			let o = U(t, J(a).start) - U(t, J(i).start);
			rt(r) && o >= 0 ? n.listStep ??= o : z(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = q(r.srcToken), [s] = o?.value?.type === "block-map" ? q(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[z(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), z(r) || !o || !s) return;
			let c = t.slice(Y(o), J(s).start);
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
function At(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function jt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? l(e, t, n) : p(e, t, n);
	return D("not-editable", i, { place: a });
}
function Mt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...Mt(t, i)];
	}
	return [];
}
var Nt = class {
	source;
	list;
	listChange;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.listChange = n, this.writer = new Me(e.style, (e) => this.resolved(e));
		let r = new Map();
		nt(e.document, {
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
		}, t), at(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (R(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = P(r, t);
		if (i && this.targets.size === 0) return;
		let a = z(n) ? this.membersChange(e, n, t) : rt(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && P(r, t);
	}
	resolved(e) {
		return R(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!A(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: j(e.old, r[o] ?? "") ?? null,
			node: Pt(n),
			key: Pt(t),
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
			values: r.map((e) => j(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.listChange : Lt(r, n);
		if (!i) return;
		let { values: a, inserted: o } = i, s = e.inFlow || t.flow === !0, c = q(t.srcToken), l = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Pt(t),
			item: c[n],
			inFlow: s
		})), u = c[0] ? J(c[0]).start : 0, d = !t.flow && W(this.source.text, u);
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
		let t = tt(e) ? this.resolved(e) : void 0;
		return L(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => this.writer.added(n, Ft(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !this.addLines(s, r)) && this.splice(s.end, s.end, r.map((e) => `, ${e}`).join("")) : this.splice(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	addLines(e, t) {
		let { text: n } = this.source, r = H(n, e.end), i = /^\s*(,?)\s*(?:#.*)?\n$/.exec(n.slice(e.end, r));
		if (!i || !W(n, e.start)) return !1;
		i[1] || this.splice(e.end, e.end, ",");
		let a = " ".repeat(U(n, e.start));
		return this.splice(r, r, `${a}${t.join(`,\n${a}`)}${i[1]}\n`), !0;
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let { text: o } = this.source, s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = J(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(J(d).end, J(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(Y(e), Y(e), " []");
		let p = yt(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? vt(o, s, 0) : Q(o, s, e), c = gt(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Ft(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, U(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && _t(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = L(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - It(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : It(n, s.start)), s.end, d);
		let { start: p, end: m } = c ?? {
			start: H(n, s.end),
			end: H(n, s.end)
		};
		(c || f.length > 0) && this.spliceLines(p, m, f, U(n, J(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r }, i, { inline: a, lines: o }) {
		let { text: s, style: c, isEndAdded: l } = this.source, u = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof i == "string" && L(e) && t?.value?.type === "block-scalar") {
			let n = Z(t.value), { indent: r, end: a } = n, o = H(s, a), d = o === s.length ? !l : !G(s, o), f = r === void 0 ? c.step : r - U(s, J(t).start);
			return this.writer.block(i, e.type, {
				...n,
				mayKeepEnd: d
			}, f) ?? this.writer.valueOf(i, [], u, "PLAIN");
		}
		let d = o !== void 0 && o.start !== H(s, a.end), f = L(e) ? e.type : d ? "QUOTE_DOUBLE" : void 0;
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
function Pt(e) {
	return tt(e) ? e : void 0;
}
function Ft(e, t) {
	if (z(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(tt);
}
function It(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Lt(e, t) {
	let n = {
		comparator: P,
		maxEditLength: 1e3
	}, r = u([...e], [...t], n);
	if (!r) return;
	let i = e.map(() => void 0), a = new Map(), o = [], s = 0, c = -1;
	for (let { added: e, removed: t, value: n } of r) {
		for (let r of n) {
			let n = e ? o.shift() : s++;
			t ? o.push(s - 1) : n === void 0 ? Tt(a, c, r) : (i[n] = r, c = n);
		}
		!e && !t && (o = []);
	}
	return {
		values: i,
		inserted: a
	};
}
// src/pull/textEdits.ts
function Rt(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = [], o = [];
	for (let n of e) {
		let { kind: e, entry: s, language: c, item: { declared: l } } = n, u = l === void 0 ? r.find(e, s, c) : void 0, d = u?.path ?? te(e, s, c);
		u || l !== void 0 && t.has(d) ? a.push({
			text: n,
			path: d,
			target: u
		}) : l === void 0 && s.from ? o.push(n) : i.push(zt(n));
	}
	let s = [...Ce(a, ({ path: e }) => e)].flatMap(([e, n]) => {
		let i = n.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = i[0]?.target, o = t.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...n.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Bt(t, e, r)
		}]), ...i.sort(Vt).map(Ht)], c = a?.missing && {
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
		problems: [...Ut(o), ...Wt(s, n)]
	};
}
function zt({ kind: e, entry: t, language: n, after: r }) {
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
function Bt({ entry: e, language: t, item: { field: n, declared: r }, after: i }, a, o) {
	let s = o.baseOf(e, a), c = e.span.members?.get(n)?.members?.get(t);
	return c ? typeof i == "string" ? [{
		is: "replace",
		at: c,
		text: i,
		...s && { base: s }
	}] : Object.entries(qt(i)).flatMap(([e, t]) => {
		let n = c.members?.get(e), i = A(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t,
			...s && { base: s }
		}] : [];
	}) : [];
}
function Vt({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.name - t.name : 0;
}
function Ht({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : qt(a), s = n.language === void 0 ? { language: r } : {};
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
function Ut(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => F(e).map(({ from: e }) => e.source)), i = `No locale file can have ${ge(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return D("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
		});
	});
}
function Wt(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return D("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
function Gt(e, t, n) {
	let r = [], i = [], a = [], o = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), s = {};
	for (let [n, i] of Object.entries(e)) for (let { path: e, text: o } of i) {
		let i = t.filter((t) => t.kind === n && t.path === e).flatMap((e) => e.edits);
		if (i.length === 0) continue;
		let s = Ct(e, o, n, i);
		s.is === "refused" ? M(r, s.problems) : s.text !== o && a.push({
			path: e,
			before: o,
			after: s.text
		});
	}
	for (let { path: e, textFile: t, changes: r, creates: c } of n) {
		let n = ne(e);
		if (!n) continue;
		let l = c ? n.empty(c.code) : o.get(e) ?? "", { text: u, refused: d } = Kt(n, l, r, t.source);
		if (M(i, d.map((t) => ({
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
function Kt(e, t, n, r) {
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
		M(i, a.flatMap((e) => {
			let t = l.get(e);
			return t === void 0 ? [] : {
				text: e.text,
				why: t
			};
		})), a = a.filter((e) => !l.has(e));
	}
}
function qt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/pull/decide.ts
async function Jt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = I(t.project, r.pulledLanguages ?? De), c = s.ok ? s.value.map(({ iso: e }) => e) : [], l = Object.entries(e.entries).filter(([e]) => t.objects[e]), u = {
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
		verdicts: Ke
	}, p = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: m, onSecrets: h, folders: g } = n.context, _ = {
		known: new Map(),
		ids: [r.id],
		onSecrets: h
	}, v = await Qe(u, t, d.rules, {
		ownUser: n.ownUser,
		applied: m && (async () => f(await m(p, _), {
			settings: r,
			declared: u
		})),
		history: n.context.history,
		manifests: ae({
			declared: e,
			manifests: p
		}),
		textFiles: a,
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
	let y = v.matches.map(({ kind: e, matching: t }) => {
		let n = Xt(e, t, o);
		return {
			kind: e,
			entries: u.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Zt(e, n, d)
		};
	}), b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Je(v.keptTexts, {
			reasons: v.reasons,
			writes: !1
		}).map(Yt)
	], S = t.project.baseLanguage, ee = new Ie({
		manifests: n.manifests,
		textFiles: a,
		rows: n.rows,
		base: S,
		folders: g
	}), { taken: C, kept: te } = We(v.keptTexts, d), w = Rt(C, {
		textFiles: a,
		base: S,
		targets: ee
	}), T = [...w.edits];
	M(x, w.problems);
	let E = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of y) {
		let l = He(e, c, d, i.fields ?? []), u = je(e, l, a);
		if (M(T, u.edits), M(E, u.kept), M(x, u.problems), !e.secretNames) {
			if (i.removesMissing) {
				n.context.onProgress?.(void 0);
				let t = await pt(e, o, s, {
					rules: r.rules,
					options: i
				});
				M(T, t.edits), M(x, t.problems);
			}
			if (i.isNew) {
				let a = I(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = Le(n.manifests[e.plural]), l = lt(e, {
					declared: o,
					live: t,
					context: d,
					wanted: s
				}, c);
				M(T, l.edits), M(x, l.problems);
			}
		}
	}
	return {
		edits: T,
		sources: w.sources,
		taken: C,
		kept: [...Ae(te), ...E],
		problems: x,
		unmatched: b
	};
}
function Yt(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Xt(t, n, r) {
	let i = (n) => e(r, {
		kind: t,
		entry: n.declared,
		..."live" in n && { live: n.live }
	});
	return {
		...n,
		matches: n.matches.filter(i),
		refused: n.refused.filter(i)
	};
}
function Zt(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && _e(e.tags(t), n) === void 0);
}
function Qt(e, t, n) {
	let r = ee(e.kinds, e, t), i = new Map(n.map(({ item: { kind: e, label: t, field: n, edited: r }, language: i }) => [N([
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
// src/pull/later.ts
async function $t(e, n, o, s) {
	let { folders: c, cancellation: l } = s;
	if (!n.manifests) return { problems: [] };
	let u = tn(n.manifests, n.pulledLanguages?.value), d = Ye(s), f = d.now(), p = Ze(n, e.apiUrl, {
		...s,
		onResponse: d.onResponse
	}), g = await m(async (r) => {
		let i = await h(r, n, c, l.stopping), { declared: a, problems: s } = t(r.kinds, i.manifests, e.usable);
		return {
			declared: a,
			files: i.manifests,
			undecided: i.undecided,
			textFiles: ie(i.manifests),
			problems: [...i.problems.filter((e) => !rn(e, u)), ...s.filter(an($(a, o)))]
		};
	}, {
		...n,
		manifests: u
	}, async ({ id: e }) => p.ok ? Ge(p.value.reading, e) : void 0);
	if (s.onProgress?.(void 0), !g) return { problems: [] };
	let { declared: _, files: v, textFiles: y } = g;
	s.onSecrets(T(_.variables));
	let b = [
		...g.problems,
		...r("accept", n.rules.accept, [_]),
		...e.projects.length > 1 ? [] : i(n.rules.filter, [_]),
		...Pe(u.kinds, o, v)
	];
	if (O(b)) return { problems: b };
	if (!p.ok) return { problems: [...b, p.problem] };
	try {
		let t = await $e(p.value.reading, n.id, {
			kinds: $(_, o),
			languages: (e) => {
				f = d.now();
				let t = {
					asked: n.pulledLanguages,
					isNew: o.isNew,
					rows: u.texts
				};
				return ze(e, nn(_, e, n), t);
			},
			leavesOut: () => !1
		});
		if (!t.ok) return { problems: [...b, t.problem] };
		s.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: r } = t.value, i = a({
			declared: _,
			textFiles: y
		}, r);
		if (i.length > 0) return { problems: [...b, ...i] };
		let c = nn(_, r, n), m = {
			project: n,
			options: o,
			settings: e,
			manifests: v,
			textFiles: y,
			rows: u.texts,
			context: {
				...s,
				now: d.now
			},
			ownUser: Xe(p.value.reading, n.id)
		}, h = await Jt(c, t.value, m), g = [...b, ...h.problems];
		if (O(h.problems.filter(({ scope: e }) => e !== "change")) || l.stopped) return { problems: g };
		let x = await en(h, c, r, m, f), S = {
			unmatched: h.unmatched,
			declared: _
		};
		return {
			...x,
			filtered: S,
			problems: [...g, ...x.problems]
		};
	} catch (e) {
		return { problems: [...b, ...qe(e, l, _)] };
	} finally {
		s.onProgress?.(void 0);
	}
}
async function en(e, n, r, { manifests: i, settings: a, project: o, options: s, context: c }, l) {
	let u = Gt(i, e.edits, e.sources), { changed: d } = u;
	if (u.problems.length > 0) return { problems: u.problems };
	let f = t(a.kinds, u.manifests, a.usable), p = f.problems.filter(an($(n, s))).filter(({ severity: e }) => e === "error");
	if (p.length > 0) return { problems: p.map(on) };
	let m = await Ve(d, c.folders), h = await Ee(m, c.folders);
	if (h.length === 0 && !s.dryRun && m.length > 0 && M(h, await Te(m, c.folders)), h.length > 0) return { problems: h };
	let g = u.refused.map(({ text: e, path: t, why: n }) => ({
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	}));
	return {
		problems: [],
		later: {
			pulled: {
				name: r.name,
				files: d.map(({ path: e }) => e),
				comparison: Qt(nn(f.declared, r, o), n, e.taken),
				kept: [...e.kept, ...Ae(g)],
				...!o.showTexts && { hide_texts: !0 }
			},
			changed: d,
			at: l
		}
	};
}
function tn(e, t) {
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
function nn(e, t, { pulledLanguages: n }) {
	let r = I(t, n ?? De), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return c(e, t.baseLanguage, i);
}
function rn({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && ce(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function $({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function an(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function on(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/pull/pull.ts
async function sn(e, t, n, r) {
	try {
		return await cn(e, t, n, r);
	} catch (e) {
		let n = re(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function cn(e, t, n, r) {
	if (O(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Re(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, ln] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => v(e, []))] };
		let s = await Be(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = ke(e.kinds, n, r);
	if (O(o)) return { problems: [...i, ...o] };
	let s = [], c = [], l = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await $t(e, t, n, r);
		M(i, a.problems), a.later && s.push(a.later), c.push(a.filtered?.unmatched ?? []), a.filtered && l.push(a.filtered.declared);
	}
	return M(i, g(a[0]?.rules.filter ?? [], c, l)), {
		problems: i,
		later: s,
		at: we(s.map((e) => e.at))
	};
}
const ln = D("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function un(e, t) {
	let n = new b(), r = E(n);
	try {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await o("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let c = t.context(i, n, e), l = dn(e, t, n), u = await sn(i, [...t.problems, ...a], l, c), { first: d, later: f } = u;
		for (let e of d ? ot(d, l.dryRun) : []) t.print(e);
		let p = {
			isDryRun: l.dryRun,
			full: i.all
		};
		for (let e of pn(f ?? [], p, t)) t.print(e);
		let m = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, h = !t.reportPull && await mn(c.folders.displayRoot);
		m && u.at !== void 0 && !l.dryRun && h && t.print(`To commit only these changes: git commit --trailer ${oe(s(u.at))}`);
		let { stopped: g } = n, _ = g !== void 0 && d === void 0 && f === void 0, v = _ ? [...u.problems, hn(n)] : u.problems, b = t.reportPull && !i.showTexts ? y(v) : v, x = await t.reportPull?.({
			...d && { first: d },
			...f && { later: f.map((e) => e.pulled) },
			...u.at !== void 0 && { at: u.at },
			problems: b
		}) ?? [], S = [...b, ...x];
		return t.showProblems(S), _ && g.by !== "time limit" ? g.by === "SIGINT" ? 130 : 143 : _ || O(S) ? 1 : i.detailedExitcode && m ? 2 : 0;
	} finally {
		r();
	}
}
function dn(e, { ask: t, sources: n }, r) {
	let i = k(de, e);
	return {
		split: k(Se, e) ?? Se.default,
		fields: k(he, e),
		repeated: xe(e, [
			fe,
			be,
			me,
			ue,
			ve
		]),
		dryRun: k(ye, e) ?? ye.default,
		isNew: k(pe, e) ?? pe.default,
		dir: i === void 0 ? void 0 : st(n.folders.working, i),
		removesMissing: k(le, e) ?? le.default,
		confirms: t && ((e) => t(`Webhook ${se(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(fn(e), r))
	};
}
function fn(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${se(e)}\n`).join("")}Remove them from the manifests?`;
}
function pn(e, { isDryRun: t, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ pulled: e, changed: s }) => {
		let c = w(e, o), l = !(a && c.hide_texts);
		return [...t && l ? n(s) : [], ..._(c, {
			...i,
			isDryRun: t,
			texts: l,
			full: r
		})];
	});
}
async function mn(e) {
	return await C(await ct(e), void 0) !== void 0;
}
function hn({ reason: e }) {
	return D("run-stopped", `${e} Nothing was written.`);
}
export { un as runPull };
