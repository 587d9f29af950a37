import { $t as e, At as t, Ct as n, Dt as r, Et as i, Gn as a, Gt as o, Hn as s, M as c, Q as l, Qt as u, Tt as d, Z as f, Zn as p, _ as m, _t as h, at as g, dr as _, er as v, gn as y, h as b, ht as x, in as S, j as ee, jt as C, kt as w, nr as T, q as te, st as E, tr as D, tt as ne, v as re, wt as O, y as ie, zt as ae } from "./engine.js";
import { Bt as k, Kn as oe, Qn as se, Un as ce, Vn as le, Wt as A, Y as ue, _i as de, ci as fe, ea as pe, er as me, gi as he, gr as ge, i as j, it as _e, ln as ve, mi as ye, mt as be, na as xe, nr as Se, qn as Ce, si as we, ui as Te, vr as M, wr as Ee, yr as De } from "./start.js";
import { _ as N, d as Oe, g as ke, h as Ae, m as P, u as F, v as I } from "./wire.js";
import { _ as je, a as Me, b as Ne, c as Pe, d as Fe, f as Ie, g as L, h as Le, i as R, l as Re, n as ze, o as Be, p as Ve, r as He, s as Ue, t as We, u as Ge, v as Ke, y as qe } from "./first.js";
import { r as Je, s as Ye } from "./client.js";
import { E as Xe, c as Ze, d as Qe, f as $e, g as et, l as tt, m as nt, u as rt, v as it, x as at } from "./project.js";
import { l as ot } from "./written.js";
import { resolve as st } from "node:path";
import { readFile as ct, realpath as lt, stat as ut } from "node:fs/promises";
// src/pull/goneEdits.ts
async function dt(e, t, n, { rules: r, options: i }) {
	let a = Re(n), o = a.filter(z), s = a.filter((e) => !z(e)).map((t) => ft(e, t)), c = Ie(e, o, t.filter(z).length, r);
	if (o.length === 0 || k(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = o.map(({ values: t }) => e.label(t));
	if (i.dryRun || await i.confirmsRemoval?.(l)) return {
		edits: o.map(({ file: t, spot: n }) => ({
			kind: e.plural,
			path: t.path,
			edits: [{
				is: "remove",
				at: n.start
			}]
		})),
		problems: s
	};
	let u = i.confirmsRemoval ? "was not confirmed" : "needs a question, which only a terminal can ask", d = `The removal of ${o.length} entries ${u}. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
	return {
		edits: [],
		problems: [A("not-agreed", d, { reach: "project" })]
	};
}
function z(e) {
	return R(e).length === 0;
}
function ft(e, t) {
	let [n = t] = R(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return p(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/kept.ts
const pt = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, mt = ["conflict", "undecided"];
function ht({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function gt(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, edited: o }, why: s, details: c }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: M(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o && { edited: o },
		why: pt[s],
		...c !== void 0 && { details: c },
		...mt.includes(s) && { conflict: !0 }
	}));
}
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
	return e && "items" in e ? e.items.filter((e) => !_t(e)) : [];
}
function _t({ start: e, key: t, sep: n, value: r }) {
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
		start: e,
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
function vt(e, t) {
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
// src/yaml/blockItems.ts
function yt(e, t, n) {
	let r = $(t, n), i = n > 0 ? Q(e, t, n - 1) : 0, a = B(e, r);
	for (; a > i;) {
		let t = B(e, a - 1), n = St(e, t);
		if (t < i || n === void 0 || n > H(e, r)) break;
		a = t;
	}
	return a;
}
function Q(e, t, n) {
	let r = t[n], i = H(e, $(t, 0)), a = V(e, r ? q(r).end : 0);
	for (let t = a; t < e.length; t = V(e, t)) {
		let n = St(e, t);
		if (n !== void 0 && n > i) a = V(e, t);
		else if (!W(e, t)) break;
	}
	return a;
}
function bt(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = xt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function xt(e, t, n, r) {
	let i = t[r + 1], a = $(t, n);
	if (i && !U(e, a)) return {
		from: n,
		start: a,
		end: q(i).start
	};
	let o = Q(e, t, r), s = yt(e, t, n), c = () => W(e, B(e, s - 1)), l = Z(t[n - 1]?.value);
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
function St(e, t) {
	let n = e.slice(t, V(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function $(e, t) {
	let n = e[t];
	return n ? q(n).start : 0;
}
var Ct = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, r) {
		this.source = e, this.list = t, this.rows = r, this.writer = new Ve(e.style, (e) => this.resolved(e));
		let i = new Map();
		n(e.document, {
			Value: (e, t) => {
				t.anchor && i.set(t.anchor, t);
			},
			Alias: (e, t) => {
				let n = i.get(t.source);
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
		}, t), Se(n, this.splices);
	}
	become(e, n) {
		let { node: r, old: a } = e;
		if (O(r)) {
			this.staysAlias(r, n) || this.replace(e, n);
			return;
		}
		r?.anchor && this.anchored.set(r, n);
		let o = I(a, n);
		if (o && this.targets.size === 0) return;
		let s = i(r) ? this.membersChange(e, r, n) : t(r) ? this.itemsChange(e, r, n) : void 0;
		s ? this.change(e, s) : o || this.replace(e, n);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && I(r, t);
	}
	resolved(e) {
		return O(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!P(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: N(e.old, r[o] ?? "") ?? null,
			node: wt(n),
			key: wt(t),
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
			values: r.map((e) => N(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Dt(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = K(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: wt(t),
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
		if (!O(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = r(e) ? this.resolved(e) : void 0;
		return w(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => this.writer.added(n, Tt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let p = bt(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !U(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? yt(o, s, 0) : Q(o, s, e), c = Z(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Tt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, H(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && vt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = w(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Et(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Et(n, s.start)), s.end, d);
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
		if (typeof i == "string" && w(e) && t?.value?.type === "block-scalar") {
			let { indent: n, end: r, ...a } = X(t.value), o = V(s, r), d = o === s.length ? !l : !W(s, o), f = n === void 0 ? c.step : n - H(s, q(t).start);
			return this.writer.block(i, {
				...a,
				type: e.type,
				indent: f,
				mayKeepEnd: d
			}) ?? this.writer.valueOf(i, [], u, "PLAIN");
		}
		let d = o !== void 0 && o.start !== V(s, a.end), f = w(e) ? e.type : d ? "QUOTE_DOUBLE" : void 0;
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
function wt(e) {
	return r(e) ? e : void 0;
}
function Tt(e, t) {
	if (i(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(r);
}
function Et(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Dt(e, t) {
	let n = {
		comparator: I,
		maxEditLength: 1e3
	}, r = be([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({ from: o++ }) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (F(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/yaml/editEntries.ts
function Ot(e, t, n, r) {
	let i = x(e, t);
	if (k(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = kt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...P(a) && a,
		[n]: s
	};
	if (I(a, c)) return {
		is: "edited",
		text: t
	};
	let l = jt(t), u = new Ct(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Pt(i, u.refused)]
	};
	let f = Nt(d, l), p = x(e, f), m = p.problems.length <= i.problems.length && !k(p.problems) ? p.value : a;
	return I(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Pt(i, Ft(m, c))]
	};
}
function kt({ value: e, spot: t }, n, r) {
	let i = N(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	}, l = new Map();
	for (let e of r) {
		if (e.is === "add") {
			let t = e.after === void 0 ? a.length - 1 : c(e.after), n = l.get(t);
			n ? n.push({
				from: void 0,
				value: e.value
			}) : l.set(t, [{
				from: void 0,
				value: e.value
			}]);
			continue;
		}
		let t = c(e.at), n = a[t];
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? At(n, e.language, e.value) : {
			...P(n) && n,
			[e.field]: e.value
		};
	}
	let u = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...l.get(t) ?? []]);
	return [...l.get(-1) ?? [], ...u];
}
function At(e, t, n) {
	let r = N(e, "translations"), i = P(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...P(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => N(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function jt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = h(a, {
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
		style: Mt(o, a)
	};
}
function Mt(e, r) {
	let a = {}, o = 0;
	n(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (o += 1), t === "QUOTE_DOUBLE" && --o);
		},
		Pair: (e, { value: n, srcToken: o }) => {
			let [s] = d(n) && !n.flow ? K(n.srcToken) : [];
			if (!o || !s || !U(r, q(s).start)) return;
			let c = H(r, q(s).start) - H(r, q(o).start);
			t(n) && c >= 0 ? a.listStep ??= c : i(n) && c > 0 && (a.step ??= c);
		},
		Collection: (e, t) => {
			let [n = 0, o = 0] = t.range ?? [], [s] = K(t.srcToken), [c] = s?.value?.type === "block-map" ? K(s.value) : [];
			if (t.flow && s && !r.slice(n, o).includes("\n") && (a[i(t) ? "braces" : "brackets"] ??= /^ */.exec(r.slice(n + 1, o))?.[0] ?? ""), i(t) || !s || !c) return;
			let l = r.slice(J(s), q(c).start);
			l.includes("\n") || (a.afterDash ??= l.length);
		}
	});
	let { contents: s } = e, c = i(s) && s.flow === !0 && s.items.every(({ key: e }) => w(e) && e.type === "QUOTE_DOUBLE");
	return {
		step: 2,
		listStep: 2,
		afterDash: 1,
		braces: " ",
		brackets: "",
		...a,
		quotes: o > 0 ? "single" : "double",
		isJson: c
	};
}
function Nt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Pt({ file: e, spot: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? M(e, t, n) : De(e, t, n);
	return A("not-editable", i, { place: a });
}
function Ft(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!I(t, i)) return [e, ...Ft(t, i)];
	}
	return [];
}
function It(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function Lt(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = Ot(a, o, e, s);
		if (c.is === "refused") F(n, c.problems);
		else if (c.text !== o) return r.push({
			path: a,
			before: o,
			after: c.text
		}), {
			...i,
			text: c.text
		};
		return i;
	})]);
	return {
		manifests: Object.fromEntries(i),
		changed: r,
		problems: n
	};
}
async function Rt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = st(t, e), [o, { mode: s }] = await Promise.all([ct(a, "utf8"), ut(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), c = o.startsWith("﻿") ? "﻿" : "";
		return {
			path: a,
			text: c + r,
			replaces: c + n,
			mode: s & 511
		};
	}));
}
function zt(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: s, value: c } = o, [l] = e.fields.filter(({ name: e }) => e === s).flatMap((e) => e.toPlan(t.values)), u = n.has(ge(t.file, t.spot, [s]).path);
		l && u ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: M(t.file, t.spot, [s]),
			field: s,
			declared: l.after,
			live: c,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? a.push(o) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.spot.start,
				field: s,
				value: c
			}]
		});
	}
	return {
		edits: r,
		kept: i,
		problems: Bt(a)
	};
}
function Bt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${ue(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [A("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
// src/pull/newKeys.ts
function Vt(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && pe(e.tags(t), r.rules) === void 0), l = Be(e, {
		objects: c,
		unusable: []
	}, r, i), { sound: u, unsound: d } = Ht(e, l.entries, t, {
		read: o,
		context: r
	}), f = t.filter(({ from: e }) => e === void 0), p = new Pe(f.flatMap((t) => ae(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [m] = a.length === 1 ? a : [], h = [], g = new Map();
	for (let t of u) {
		let [n = ""] = e.names(t.live), r = p.nearest(n), i = r?.file.path ?? m;
		if (i === void 0) {
			h.push(t);
			continue;
		}
		let a = Ut(e, t, r?.onCreate ?? f.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		g.set(i, [...g.get(i) ?? [], {
			is: "add",
			after: r?.spot.start,
			value: a
		}]);
	}
	return {
		edits: [...g].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [
			...Me(l.left),
			...d.map((t) => Kt(e, t.live)),
			...Gt(e, h, a)
		]
	};
}
function Ht(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: Ue(e.entry.schema.parse(t.entry))
	})), s = (t) => {
		let o = [...n, ...t.map(({ entry: e }) => e)], { matches: s } = e.match(o, r, i), c = new Map(s.map((e) => [e.declared, e]));
		return {
			stay: [...a].every(([e, t]) => c.get(e)?.live === t),
			wrong: t.filter(({ ready: e, entry: t }) => {
				let n = c.get(t);
				return !n || n.live !== e.live || n.renamedFrom !== void 0;
			})
		};
	}, c = s(o), l = o.filter((e) => !c.wrong.includes(e)), u = c.wrong.length === 0 && c.stay ? c : s(l), d = u.stay && u.wrong.length === 0 ? l : [];
	return {
		sound: d.map(({ ready: e }) => e),
		unsound: o.filter((e) => !d.includes(e)).map(({ ready: e }) => e)
	};
}
function Ut(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.toPlan(r), e.toPlan(i)];
		return t.length > 0 && Oe(Wt(t)) === Oe(Wt(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Wt(e) {
	return e.map(({ after: e }) => e);
}
function Gt(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [A("not-expressible", s, {
		severity: "warning",
		reach: "change"
	})];
}
function Kt(e, t) {
	let { one: n } = e.words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return A("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/pull/editSources.ts
function qt(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = me(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = Yt(t, l, s.map((e) => Jt(e, n)), o.source);
		F(i, u.refused.map((t) => ({
			...t,
			path: e
		}))), u.text !== l && (a.set(e, u.text), r.push({
			path: e,
			before: c ? "" : l,
			after: u.text,
			...c && { creates: c.full }
		}));
	}
	let o = t.flatMap(({ path: e, textFile: t, creates: n, changes: r }) => {
		let i = a.get(e), [o] = r.map((e) => e.text.kind.plural);
		return n && i !== void 0 && o !== void 0 ? [{
			kind: o,
			path: e,
			text: i,
			textFile: t
		}] : [];
	}), s = Object.entries(e).map(([e, t]) => [e, [...t.map((e) => ({
		...e,
		text: a.get(e.path) ?? e.text
	})), ...o.flatMap(({ kind: t, ...n }) => t === e ? [n] : [])]]);
	return {
		manifests: Object.fromEntries(s),
		changed: r,
		refused: i
	};
}
function Jt(e, t) {
	let { base: n, edits: r } = e, i = n && t.get(n.path);
	return !n || i === void 0 ? e : {
		...e,
		edits: r.map((e) => ({
			...e,
			base: {
				text: i,
				name: n.at
			}
		}))
	};
}
function Yt(e, t, n, r) {
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
		F(i, a.flatMap((e) => {
			let t = l.get(e);
			return t === void 0 ? [] : {
				text: e.text,
				why: t
			};
		})), a = a.filter((e) => !l.has(e));
	}
}
function Xt(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/pull/textEdits.ts
function Zt(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = new Map(), o = new Map(), s = [];
	for (let n of e) {
		let { kind: e, entry: c, language: l, declared: u } = n, d = u === void 0, f = $e(e, c, l), p = d ? r.find(e, c, l) : void 0;
		p ? Qt(o, p.path, {
			text: n,
			target: p
		}) : (d ? c.from : t.has(f)) ? d ? s.push(n) : Qt(a, f, {
			text: n,
			edits: en(n),
			base: r.baseOf(c, f)
		}) : i.push($t(n));
	}
	let c = [...new Set([...a.keys(), ...o.keys()])].flatMap((e) => {
		let n = o.get(e) ?? [], [r] = n, i = t.get(e) ?? r?.target.textFile;
		if (!i) return [];
		let s = [...a.get(e) ?? [], ...n.sort(tn).map(nn)], c = r?.target.missing;
		return [{
			path: e,
			textFile: i,
			changes: s,
			...r && c && { creates: {
				full: c,
				code: r.target.code
			} }
		}];
	});
	return {
		edits: i,
		sources: c,
		problems: [...rn(s), ...an(c, n)]
	};
}
function Qt(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function $t({ kind: e, entry: t, language: n, after: r }) {
	return {
		kind: e.plural,
		path: t.file.path,
		edits: [{
			is: "text",
			at: t.spot.start,
			language: n,
			value: r
		}]
	};
}
function en({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(Xt(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = P(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function tn({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function nn({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : Xt(a), s = n.language === void 0 ? { language: r } : {};
	return {
		text: e,
		edits: [{
			is: "add",
			path: t.path,
			...s,
			value: o
		}],
		base: i
	};
}
function rn(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => R(e).map(({ from: e }) => e.source)), i = `No locale file can have ${ue(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return A("no-language-file", i, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function an(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return A("no-language-file", a, {
			severity: "notice",
			reach: "change",
			place: r
		});
	});
}
// src/pull/decide.ts
async function on(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = L(t.project, r.pulledLanguages ?? Le), c = s.ok ? s.value.map(({ iso: e }) => e) : [], u = Object.entries(e.entries).filter(([e]) => t.objects[e]), d = {
		...e,
		entries: Object.fromEntries(u)
	}, f = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: c }
		},
		variables: d.variables,
		verdicts: Xe
	}, p = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: m, onSecrets: h, folders: g } = n.context, _ = {
		known: new Map(),
		ids: [r.id],
		onSecrets: h
	}, v = await rt(d, t, f.rules, {
		ownUser: n.ownUser,
		applied: m && (async () => te(await m(p, _), {
			settings: r,
			declared: d
		})),
		history: n.context.history,
		manifests: l({
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
		let n = cn(e, t, o);
		return {
			kind: e,
			entries: d.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: dn(e, n, f)
		};
	}), b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Qe(v.keptTexts, {
			reasons: v.reasons,
			writes: !1
		}).map(sn)
	], S = t.project.baseLanguage, ee = new ze({
		textFiles: a,
		rows: n.rows,
		base: S,
		folders: g
	}), { taken: C, kept: w } = Fe(v.keptTexts, f), T = Zt(C, {
		textFiles: a,
		base: S,
		targets: ee
	}), E = [...T.edits];
	F(x, T.problems);
	let D = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of y) {
		let l = Ge(e, c, f, i.fields ?? []), u = zt(e, l.filter(({ value: e }) => Ae(e)), a);
		if (F(E, u.edits), F(D, u.kept), F(x, l.filter(({ value: e }) => !Ae(e)).map(({ entry: t, field: n }) => un(e, t, n)), u.problems), !e.secretNames) {
			if (i.removesMissing) {
				n.context.onProgress?.(void 0);
				let t = await dt(e, o, s, {
					rules: r.rules,
					options: i
				});
				F(E, t.edits), F(x, t.problems);
			}
			if (i.isNew) {
				let a = L(t.project, r.pulledLanguages), s = {
					fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = It(n.manifests[e.plural]), l = Vt(e, {
					declared: o,
					live: t,
					context: f,
					wanted: s
				}, c);
				F(E, l.edits), F(x, l.problems);
			}
		}
	}
	return {
		edits: E,
		sources: T.sources,
		taken: C,
		kept: [...gt(w), ...D],
		problems: x,
		unmatched: b
	};
}
function sn(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function cn(e, t, n) {
	let r = new Set(ln(e, t).flatMap((e) => b(n, e) ? [e.entry] : []));
	return {
		...t,
		matches: t.matches.filter(({ declared: e }) => r.has(e)),
		refused: t.refused.filter(({ declared: e }) => r.has(e))
	};
}
function ln(e, { matches: t, refused: n }) {
	return [...t, ...n].map((t) => ({
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	}));
}
function un(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return p(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function dn(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && pe(e.tags(t), n) === void 0);
}
function fn(e, t, n) {
	let r = C(e.kinds, e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, edited: i }) => i ? [[pn(e.name, e.label(t.values), n, r), i]] : []));
	return {
		...r,
		changes: r.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = i.get(pn(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function pn(e, t, n, r) {
	return Oe([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/pull/optionProblems.ts
function mn(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = je(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(A("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function hn(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(It).length > 0 ? [] : [A("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/later.ts
async function gn(e, t, n, r) {
	let { folders: i, cancellation: a } = r;
	if (!t.manifests) return { problems: [] };
	let s = vn(t.manifests, t.pulledLanguages?.value), c = et(r), l = c.now(), u = nt(t, {
		apiUrl: e.apiUrl,
		signal: a.stopping,
		onResponse: c.onResponse,
		...r.onWait && { onWait: r.onWait },
		onProgress: r.onProgress
	}), d = await f(async (r) => {
		let o = await S(r, t, i, a.stopping), { declared: c, problems: l } = v(r.kinds, o.manifests, e.usable);
		return {
			declared: c,
			files: o.manifests,
			undecided: o.undecided,
			textFiles: D(o.manifests),
			problems: [...o.problems.filter((e) => !bn(e, s)), ...l.filter(Sn(xn(c, n)))]
		};
	}, {
		...t,
		manifests: s
	}, async ({ id: e }) => u.ok ? at(u.value, e) : void 0);
	if (r.onProgress?.(void 0), !d) return { problems: [] };
	let { declared: p, files: m, textFiles: h } = d;
	r.onSecrets(o(p.variables));
	let g = [
		...d.problems,
		...ie("accept", t.rules.accept, [p]),
		...e.projects.length > 1 ? [] : re(t.rules.filter, [p]),
		...hn(s.kinds, n, m)
	];
	if (k(g)) return { problems: g };
	if (!u.ok) return { problems: [...g, u.problem] };
	try {
		let i = await it(u.value, t.id, {
			kinds: xn(p, n),
			languages: (e) => {
				l = c.now();
				let r = {
					asked: t.pulledLanguages,
					isNew: n.isNew,
					rows: s.texts
				};
				return Ke(e, yn(p, e, t), r);
			},
			leavesOut: () => !1
		});
		if (!i.ok) return { problems: [...g, i.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: o } = i.value, d = ne({
			declared: p,
			textFiles: h
		}, o);
		if (d.length > 0) return { problems: [...g, ...d] };
		let f = yn(p, o, t), _ = {
			project: t,
			options: n,
			settings: e,
			manifests: m,
			textFiles: h,
			rows: s.texts,
			context: {
				...r,
				now: c.now
			},
			ownUser: tt(u.value, t.id)
		}, v = await on(f, i.value, _), y = [...g, ...v.problems];
		if (k(v.problems.filter(({ reach: e }) => e !== "change")) || a.stopped) return { problems: y };
		let b = await _n(v, f, o, _, l), x = {
			unmatched: v.unmatched,
			declared: p
		};
		return {
			...b,
			filtered: x,
			problems: [...y, ...b.problems]
		};
	} catch (e) {
		if (!(e instanceof Ye)) throw e;
		return e instanceof Je && a.stopped ? { problems: g } : { problems: [...g, Ze(e, p)] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function _n(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = qt(r, e.sources), u = Lt(l.manifests, e.edits);
	if (u.problems.length > 0) return { problems: u.problems };
	let d = [...u.changed, ...l.changed], f = v(i.kinds, u.manifests, i.usable), p = f.problems.filter(Sn(xn(t, o))).filter(({ severity: e }) => e === "error");
	if (p.length > 0) return { problems: p.map(Cn) };
	let m = await Rt(d, s.folders), h = await qe(m, s.folders);
	return h.length === 0 && !o.dryRun && m.length > 0 && F(h, await Ne(m, s.folders)), h.length > 0 ? { problems: h } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: d.map(({ path: e }) => e),
				comparison: fn(yn(f.declared, n, a), t, e.taken),
				kept: [...e.kept, ...gt(l.refused.map(ht))],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: d,
			at: c
		}
	};
}
function vn(e, t) {
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
function yn(e, t, { pulledLanguages: n }) {
	let r = L(t, n ?? Le), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return g(e, t.baseLanguage, i);
}
function bn({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && Ee(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function xn({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function Sn(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function Cn(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/pull/pull.ts
async function wn(e, t, n, r) {
	try {
		return await Tn(e, t, n, r);
	} catch (e) {
		let n = T(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Tn(e, t, n, r) {
	if (k(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await He(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, On] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => m(e, []))] };
		let s = await We(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = mn(e.kinds, n, r);
	if (k(o)) return { problems: [...i, ...Dn(o)] };
	let s = [], c = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await gn(e, t, n, r);
		F(i, a.problems), a.later && s.push(a.later), c.push(a.filtered);
	}
	return F(i, En(a, c)), {
		problems: i,
		later: s,
		at: ke(s.map((e) => e.at))
	};
}
function En([e], t) {
	let n = t.flatMap((e) => e?.declared ?? []);
	return (e?.rules.filter ?? []).filter((e) => t.length > 0 && t.every((t) => t?.unmatched.includes(e))).map((e) => m(e, n));
}
function Dn(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const On = A("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function kn(e, t) {
	let n = new ee(), r = c(n);
	try {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: o } = await E("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let s = t.context(i, n, e), c = An(e, t, n), l = await wn(i, [...t.problems, ...o], c, s), { first: u, later: d } = l;
		for (let e of u ? ot(u, c.dryRun) : []) t.print(e);
		let f = {
			isDryRun: c.dryRun,
			full: i.all
		};
		for (let e of Mn(d ?? [], f, t)) t.print(e);
		let p = u !== void 0 || d?.some(({ changed: e }) => e.length > 0) === !0, m = !t.reportPull && await Nn(s.folders.displayRoot);
		p && l.at !== void 0 && !c.dryRun && m && t.print(`To commit only these changes: git commit --trailer ${_e(y(l.at))}`);
		let { stopped: h } = n, g = h !== void 0 && u === void 0 && d === void 0, _ = g ? [...l.problems, Pn(n)] : l.problems, v = t.reportPull && !i.showTexts ? a(_) : _, b = await t.reportPull?.({
			...u && { first: u },
			...d && { later: d.map((e) => e.pulled) },
			...l.at !== void 0 && { at: l.at },
			problems: v
		}) ?? [], x = [...v, ...b];
		return t.showProblems(x), g && h.by !== "time limit" ? h.by === "SIGINT" ? 130 : 143 : g || k(x) ? 1 : i.detailedExitcode && p ? 2 : 0;
	} finally {
		r();
	}
}
function An(e, { ask: t, sources: n }, r) {
	let i = j(we, e);
	return {
		split: j(de, e) ?? de.default,
		fields: j(ye, e),
		repeated: [
			ce,
			oe,
			Ce,
			se,
			le
		].flatMap((t) => (e[xe(t)] ?? []).flatMap((e) => [`--${xe(t)}`, e])),
		dryRun: j(fe, e) ?? fe.default,
		isNew: j(Te, e) ?? Te.default,
		dir: i === void 0 ? void 0 : st(n.folders.working, i),
		removesMissing: j(he, e) ?? he.default,
		confirms: t && ((e) => t(`Webhook ${ve(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(jn(e), r))
	};
}
function jn(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${ve(e)}\n`).join("")}Remove them from the manifests?`;
}
function Mn(t, { isDryRun: n, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return t.flatMap(({ pulled: t, changed: c }) => {
		let l = s(t, o), d = !(a && l.hide_texts);
		return [...n && d ? e(c) : [], ...u(l, {
			...i,
			isDryRun: n,
			texts: d,
			full: r
		})];
	});
}
async function Nn(e) {
	return await _(await lt(e), void 0) !== void 0;
}
function Pn({ reason: e }) {
	return A("run-stopped", `${e} Nothing was written.`);
}
export { kn as runPull };
