import { m as e } from "./client.js";
import { Cn as t, G as n, Hn as r, Jt as i, Kn as a, Lt as o, Nn as s, On as c, Pn as l, U as u, an as d, at as f, bn as p, cn as m, cr as h, dr as g, in as _, jn as v, mt as ee, rn as te, s as y, sn as ne, un as re, vr as b, yr as ie, zn as ae } from "./engine.js";
import { An as oe, Dn as se, En as ce, Kt as le, Nn as ue, On as de, Pt as fe, Tn as x, _t as S, jn as pe, k as me, s as he, xt as C } from "./start.js";
import { _ as ge, b as w, d as T, f as E, g as D, h as _e, m as ve, p as ye, y as O } from "./wire.js";
import { E as be, c as xe, h as Se, m as Ce, w as we, y as Te } from "./project.js";
import { n as Ee } from "./schemas.js";
import { C as k, D as A, E as De, O as j, S as M, T as N, _ as P, b as F, g as Oe, h as ke, k as I, p as Ae, r as je, t as Me, v as L } from "./yaml.js";
import { t as Ne } from "./splice.js";
import { basename as Pe, dirname as R, extname as Fe, join as z, resolve as B } from "node:path";
import { lstat as Ie, mkdir as Le, readFile as Re, rename as ze, rm as Be, stat as Ve } from "node:fs/promises";
// src/files/newFiles.ts
async function He(e, t) {
	let n = await Promise.all(e.map((e) => qe(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Je(e, i, t)];
	});
}
async function Ue(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => R(e)))) await d(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await We(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Ge(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Ke(e, t).catch(() => {});
		let n = m(e);
		return i ? [Je(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Be(e, { force: !0 }).catch(() => {});
	}
}
async function We(e, t) {
	let n = await qe(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Le(R(e.path), { recursive: !0 }), re(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Ge({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await ne(n, e)) throw Error("it exists already");
	} else {
		if (await Re(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await ze(n, e);
	}
}
async function Ke(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Be(n) : await Ge({
		...e,
		replaces: r
	}, await We({
		...e,
		text: i
	}, t));
}
async function qe({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!h(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = await te(e, r);
	if (i !== void 0) return `leads through the symbolic link ${g(z(r, i), n)}. Choose a path without links`;
	try {
		let n = await Ie(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (t) {
		if (_(t, "ENOENT")) return;
		if (!_(t, "ENOTDIR")) throw t;
		let r = R(e);
		for (; !await Ie(r).catch(() => void 0);) r = R(r);
		return `cannot be written: ${g(r, n)} is a file. Choose another folder`;
	}
}
function Je({ path: e }, t, n) {
	return C("not-written", `${g(e, n)} ${t}.`);
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
	return e && "items" in e ? e.items.filter((e) => !Ye(e)) : [];
}
function Ye({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => K.has(e));
}
function J(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => K.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? Xe(i) : Y(e)
	};
}
function Y({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => K.has(e));
	return r ? r.offset + r.source.length : t ? Xe(t) : e.at(-1)?.offset ?? 0;
}
function Xe(e) {
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
function Ze(e) {
	return e?.type === "block-scalar" ? X(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Ze(q(e).at(-1)?.value);
}
function Qe(e, t) {
	let { value: n } = t, r = Y(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = Xe(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = X(n), o = {
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
function $e(e, t, n) {
	let r = rt(t, n), i = n > 0 ? Z(e, t, n - 1) : 0, a = V(e, r);
	for (; a > i;) {
		let t = V(e, a - 1), n = nt(e, t);
		if (t < i || n === void 0 || n > U(e, r)) break;
		a = t;
	}
	return a;
}
function Z(e, t, n) {
	let r = t[n], i = U(e, rt(t, 0)), a = H(e, r ? J(r).end : 0);
	for (let t = a; t < e.length; t = H(e, t)) {
		let n = nt(e, t);
		if (n !== void 0 && n > i) a = H(e, t);
		else if (!G(e, t)) break;
	}
	return a;
}
function et(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = tt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function tt(e, t, n, r) {
	let i = t[r + 1], a = rt(t, n);
	if (i && !W(e, a)) return {
		from: n,
		start: a,
		end: J(i).start
	};
	let o = Z(e, t, r), s = $e(e, t, n), c = () => G(e, V(e, s - 1)), l = Ze(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = Z(e, t, n - 1);
		for (; s > r && c();) s = V(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; G(e, o);) o = H(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function nt(e, t) {
	let n = e.slice(t, H(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function rt(e, t) {
	let n = e[t];
	return n ? J(n).start : 0;
}
// src/yaml/yamlText.ts
const it = { compat: "yaml-1.1" };
function at(e, t = []) {
	let n = new Ae(e, {
		...it,
		aliasDuplicateObjects: !1
	});
	F(n, {
		Scalar: (e, t) => ot(t, e === "key"),
		Seq: (e, t) => {
			t.flow = ct(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = lt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = c("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function ot(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = st(n) ? L.QUOTE_DOUBLE : n.includes("\n") ? t ? L.QUOTE_DOUBLE : L.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? L.BLOCK_FOLDED : L.QUOTE_DOUBLE : L.PLAIN;
}
function st(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Q(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Q(e) {
	return e.replaceAll("\n", "").search(le) !== -1 || /[\ufffe\uffff]/.test(e);
}
function ct(e) {
	let t = e.map((e) => j(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function lt(e) {
	return e.replace(/[\ufffe\uffff]/g, ut).replace(le, (e) => /[\n\t]/.test(e) ? e : ut(e));
}
function ut(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var dt = class {
	style;
	resolved;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	added({ name: e, value: t }, n, r) {
		return this.lines(e === void 0 ? this.node(t, n) : this.pair(e, t, n), r);
	}
	valueOf(e, t, n, r) {
		let i = this.node(e, t);
		r && typeof e == "string" && (i.type = this.safe(e, r));
		let a = n.isItem ? i : new P(new L("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = ye(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Q(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, L.BLOCK_LITERAL]) {
			let t = new L(e);
			t.type = r ?? L.BLOCK_LITERAL;
			let o = new Ae({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Me(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = A(e) ? e.value : e;
		if (!k(s)) return this.scalar(e, t);
		let [c = ""] = A(e) ? this.scalar(new P(e.key, new L(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = N(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${A(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(A(e) ? N(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return A(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = A(e) ? e.value : e;
		t && j(i) && String(i.value).includes("\n") && (i.type = L.QUOTE_DOUBLE);
		let a = A(e) ? new Oe() : new ke();
		a.items = [e], a.flow = t;
		let o = lt(new Ae(a, it).toString({
			indent: n,
			lineWidth: 0,
			doubleQuotedAsJSON: !0,
			...r === "single" && { singleQuote: !0 }
		})).slice(0, -1);
		return t ? [o.replace(/^[[{] | [\]}]$/g, "")] : o.split("\n");
	}
	node(e, t) {
		let n = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) {
			let t = new L(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(j)?.type)), t;
		}
		let r = D(e) ? new Oe() : new ke();
		if (D(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(pt);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => k(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (k(i) ? i.flow === !0 : !D(e) && r.items.every(j)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(N), i = new L(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(j)?.type;
		i.type = this.style.isJson || e.includes("\n") || st(e) ? L.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : L.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new P(i, this.node(t, o.length > 0 || !ft(r) ? o : r.flatMap(pt)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || Q(e.replaceAll("	", " ")) ? L.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !st(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? L.QUOTE_SINGLE : L.QUOTE_DOUBLE : n ? t : L.QUOTE_DOUBLE;
	}
};
function ft(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(j) || t.every(N);
}
function pt(e) {
	let t = I(e) ? e.items.at(-1) : N(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/yaml/editEntries.ts
function mt(e, t, n, r) {
	let i = c(e, t);
	if (S(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = ht(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), l = {
		...D(a) && a,
		[n]: s
	};
	if (w(a, l)) return {
		is: "edited",
		text: t
	};
	let u = _t(t), d = new St(u, n, o), f = d.edited(a, l);
	if (d.refused) return {
		is: "refused",
		problems: [bt(i, d.refused)]
	};
	let p = yt(f, u), m = c(e, p), h = m.problems.length <= i.problems.length && !S(m.problems) ? m.value : a;
	return w(h, l) ? {
		is: "edited",
		text: p
	} : {
		is: "refused",
		problems: [bt(i, xt(h, l))]
	};
}
function ht({ value: e, span: t }, n, r) {
	let i = O(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? gt(n, e.language, e.value) : {
			...D(n) && n,
			[e.field]: e.value
		};
	}
	let u = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...l.get(t) ?? []]);
	return [...l.get(-1) ?? [], ...u];
}
function gt(e, t, n) {
	let r = O(e, "translations"), i = D(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...D(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => O(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function _t(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = je(a, {
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
		style: vt(o, a)
	};
}
function vt(e, t) {
	let n = {}, r = 0;
	F(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (r += 1), t === "QUOTE_DOUBLE" && --r);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = k(r) && !r.flow ? q(r.srcToken) : [];
			if (!i || !a || !W(t, J(a).start)) return;
			let o = U(t, J(a).start) - U(t, J(i).start);
			I(r) && o >= 0 ? n.listStep ??= o : N(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = q(r.srcToken), [s] = o?.value?.type === "block-map" ? q(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[N(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), N(r) || !o || !s) return;
			let c = t.slice(Y(o), J(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: i } = e, a = N(i) && i.flow === !0 && i.items.every(({ key: e }) => j(e) && e.type === "QUOTE_DOUBLE");
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
function yt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function bt({ file: e, span: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? s(e, t, n) : l(e, t, n);
	return C("not-editable", i, { place: a });
}
function xt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!w(t, i)) return [e, ...xt(t, i)];
	}
	return [];
}
var St = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new dt(e.style, (e) => this.resolved(e));
		let r = new Map();
		F(e.document, {
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
		}, t), Ne(n, this.splices);
	}
	become(e, t) {
		let { node: n, old: r } = e;
		if (M(n)) {
			this.staysAlias(n, t) || this.replace(e, t);
			return;
		}
		n?.anchor && this.anchored.set(n, t);
		let i = w(r, t);
		if (i && this.targets.size === 0) return;
		let a = N(n) ? this.membersChange(e, n, t) : I(n) ? this.itemsChange(e, n, t) : void 0;
		a ? this.change(e, a) : i || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && w(r, t);
	}
	resolved(e) {
		return M(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!D(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: O(e.old, r[o] ?? "") ?? null,
			node: Ct(n),
			key: Ct(t),
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
			values: r.map((e) => O(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Et(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = q(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Ct(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? J(o[0]).start : 0, f = !t.flow && W(this.source.text, d);
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
		if (!M(e)) e?.anchor && this.anchored.set(e, n);
		else if (!this.staysAlias(e, n) && e.range) {
			let [t = ""] = this.writer.added({
				name: n,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let t = De(e) ? this.resolved(e) : void 0;
		return j(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
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
			let r = n.map((n) => this.writer.added(n, wt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
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
		let p = et(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !W(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? $e(o, s, 0) : Z(o, s, e), c = Ze(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, wt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, U(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && Qe(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: s, lines: c } = o, l = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), u = j(r) && typeof t == "string" && l?.source === "!!str";
		l && !u && this.splice(l.offset - Tt(n, l.offset), l.offset + l.source.length, "");
		let [d = "", ...f] = this.replacement(e, t, o);
		s.start === s.end ? this.splice(s.start, s.end, d && ` ${d}`) : this.splice(s.start - (d ? 0 : Tt(n, s.start)), s.end, d);
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
		if (typeof i == "string" && j(e) && t?.value?.type === "block-scalar") {
			let n = X(t.value), { indent: r, end: a } = n, o = H(s, a), d = o === s.length ? !l : !G(s, o), f = r === void 0 ? c.step : r - U(s, J(t).start);
			return this.writer.block(i, e.type, {
				...n,
				mayKeepEnd: d
			}, f) ?? this.writer.valueOf(i, [], u, "PLAIN");
		}
		let d = o !== void 0 && o.start !== H(s, a.end), f = j(e) ? e.type : d ? "QUOTE_DOUBLE" : void 0;
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
function Ct(e) {
	return De(e) ? e : void 0;
}
function wt(e, t) {
	if (N(e)) return [e];
	let n = e.items.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.items.slice(0, 20)).filter(De);
}
function Tt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Et(e, t) {
	let n = {
		comparator: w,
		maxEditLength: 1e3
	}, r = i([...e], [...t], n);
	if (!r) return;
	let a = [], o = [], s = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? o.push({ from: s++ }) : e ? a.push({
		from: o.shift()?.from,
		value: r
	}) : (T(a, o.splice(0)), a.push({
		from: s++,
		value: r
	}));
	return [...a, ...o];
}
function Dt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function Ot(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = mt(a, o, e, s);
		if (c.is === "refused") T(n, c.problems);
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
async function kt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = B(t, e), [o, { mode: s }] = await Promise.all([Re(a, "utf8"), Ve(a)]).catch((e) => {
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
function At(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let c of t) {
		let { entry: t, field: l, value: u } = c, [d] = e.fields.filter(({ name: e }) => e === l).flatMap((e) => e.toPlan(t.values)), f = n.has(v(t.file, t.span, [l]).path);
		ge(u) ? d && f ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: s(t.file, t.span, [l]),
			field: l,
			declared: d.after,
			live: u,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? o.push(c) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.span.start,
				field: l,
				value: u
			}]
		}) : i.push(jt(e, t, l));
	}
	return T(i, Mt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function jt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return p(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Mt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${me(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [C("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
const Nt = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, Pt = ["conflict", "undecided"];
function Ft(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, edited: o }, why: c, details: l }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: s(t.file, t.span, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o && { edited: o },
		why: Nt[c],
		...l !== void 0 && { details: l },
		...Pt.includes(c) && { conflict: !0 }
	}));
}
// src/pull/chosen.ts
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${he(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return b(C("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return ie(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const It = { value: [] };
function Lt(e, t, { asked: r, isNew: i, rows: a }) {
	let [o] = u(t, e).filter(({ scope: e }) => e === "project");
	if (o) return b(o);
	let s = $(e, i ? r : r ?? It);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...Rt(a),
		...n(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return ie((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function Rt(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function zt(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = he(e, n) || ` The fields are ${n.join(", ")}.`;
		return [C("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
function Bt(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = zt(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(C("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function Vt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Dt).length > 0 ? [] : [C("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/plan/pull.ts
function Ht(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { item: e } = i, { declared: a, live: o, part: s = "", edited: c, landed: l, reason: u } = e, d = a === void 0 ? o : qt(a, o), f = {
			kind: i.kind,
			entry: i.entry,
			field: e.field,
			language: s,
			declared: a,
			live: o,
			after: d,
			...c && { edited: c },
			...l !== void 0 && { landed: l }
		}, p = u === "conflict" || u === "undecided" ? u : e.cause === "not committed" ? e.cause : Ut(f, i.object, t);
		p ? r.push({
			text: f,
			why: p
		}) : n.push(f);
	}
	return {
		taken: n,
		kept: r
	};
}
function Ut(e, t, n) {
	let { kind: r, entry: i, declared: a, live: o, after: s } = e;
	return a !== void 0 && D(a) !== D(o) || Wt(r, i, t, n) ? "other-shape" : ge(s) ? Kt(e, n) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Wt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Gt = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function Kt({ kind: e, entry: t, field: n, declared: r, after: i }, { project: a }) {
	let o = (e, t) => f(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Gt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function qt(e, t) {
	return !D(e) || !D(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function Jt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = Yt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function Yt(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && Wt(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = Qt(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = Xt(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && E(e.after) === E(l);
		return t.isDefault(r, o) || i || $t(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = Zt(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function Xt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Zt(e, t) {
	if (D(e) && D(t) && !$t(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function Qt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function $t(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function en({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let s = (e) => [C("too-many-destroyed", e, { scope: "project" })];
	if (a === r && r > 1) return s(`None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let c = o({ limits: t }, a, r, i);
	if (!c) return [];
	let [l = ""] = c.limit.split(" ");
	return s(`--remove-missing would remove ${a} of ${r} entries, but ${c.limit}. To remove them, raise ${l}.`);
}
const tn = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function nn(e) {
	let t = _e(e, ({ name: e }) => rn(e));
	return (e) => {
		let [n] = rn(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function rn(e) {
	let t = e.split(tn);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function an(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = pn(e, s.objects, {
				live: s,
				context: {
					...r,
					project: t,
					verdicts: be
				},
				declared: []
			}, i);
			T(a, c.left), T(o, [...c.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return on(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: at(sn(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function on({ newManifest: e }, t, n) {
	let r = ve(t, ({ live: t }) => e?.group(t, n)), i = [...un([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function sn(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = cn(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || E(n[e]) !== E(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function cn(e) {
	let [t] = [...ve(e, E)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const ln = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function un(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = dn(r), i = e;
		for (let t = 2; n.has(fn(i)); t++) i = `${e}-${t}`;
		n.add(fn(i)), t.set(r, i);
	}
	return t;
}
function dn(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return ln.test(t) ? `group-${t}` : t || "group";
}
function fn(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function pn(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of vn(e, t)) {
		let t = bn(e, i, n.context, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = mn(e, o, n, s);
		if (t.size === 0) break;
		if (!hn(e, o, t)) {
			for (let [e, n] of t) a(e, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let c = o.map((t) => ({
		live: t.live,
		entry: _n(e, t),
		fixed: Object.keys(gn(t))
	})), l = new Map();
	for (let e of o.flatMap((e) => e.unasked)) l.set(e, (l.get(e) ?? 0) + 1);
	return {
		entries: c,
		left: i,
		unasked: l
	};
}
function mn(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => En(e.entry.schema.parse(_n(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
	for (let [e, n] of t.entries()) {
		let t = o[e], r = t && c.get(t);
		r && r.live === n.live && r.renamedFrom === void 0 || u.set(n, (t && l.get(t)) ?? "An entry with its name would mean another object.");
	}
	if (u.size === 0 && a.some((e) => c.get(e.declared)?.live !== e.live)) for (let e of t) u.set(e, "With it, other entries would mean other objects. Declare it by hand, with its id.");
	for (let { place: n, message: r } of e.checkTogether(o)) {
		let e = t[Number(n?.file)];
		e && u.set(e, r);
	}
	return u;
}
function hn(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function gn({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function _n(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...gn(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function vn(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => yn(e.label, t.label) || yn(e.id, t.id)).map(({ live: e }) => e);
}
function yn(e, t) {
	return e < t ? -1 : +(e > t);
}
function bn(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.toManifest(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = wn(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = {}, f = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = Qt(n.toManifest(t, i)), s = a === void 0 || $t(a) ? void 0 : a;
		if (!xn(e, n, r)) {
			s !== void 0 && f.push(n.name);
			continue;
		}
		let l = n.role === "text" ? Sn(s, r.languages) : s;
		if (l !== void 0) {
			let e = wn(n, l, c);
			e.value !== void 0 && (d[n.name] = e.value), T(u, e.left);
		} else s === void 0 && T(u, Cn(n, t, i));
	}
	let p = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : wn(r, e, c).value;
			i !== void 0 && (n[r.name] = i);
		}
		return n;
	});
	return {
		live: t,
		label: a,
		identity: { [o.name]: s },
		fields: d,
		distinguishing: [...p, { [e.idMember]: e.declaredId(t) }],
		level: 0,
		left: u,
		unasked: f
	};
}
function xn({ newManifest: e }, { name: t }, { fields: n }) {
	return n.includes("all") || !e || e.fields.includes(t) || n.includes(t);
}
function Sn(e, t) {
	if (!D(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Cn(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function wn(e, t, n) {
	let r = Tn(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!D(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = Tn(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Tn(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function Tn(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!ge(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(En(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function En(e, t = "") {
	return {
		values: e,
		onCreate: {},
		file: {
			path: t,
			lineStarts: [0]
		},
		span: {
			start: 0,
			end: 0
		}
	};
}
function Dn(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = fe(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return C("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/textTargets.ts
var On = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = E([r.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, r, n));
			let i = this.known.get(t);
			if (i) return {
				...i,
				origin: r.from,
				sibling: {
					path: r.file.path,
					at: r.span.start
				}
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = jn(e).find(({ file: e, from: r }) => r.language === n && y(e.path) === y(t));
		return r && {
			path: r.file.path,
			at: r.span.start
		};
	}
	partsOf(e) {
		let t = ({ from: e }) => e.language === this.given.base ? 0 : 1;
		return jn(e).sort((e, n) => t(e) - t(n));
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = x(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => y(r.path) === y(t.path) && E(e.textFiles?.name(n.path, r.textFile) ?? null) === E(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: x(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || kn(u, r) && !kn(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let i = r(t, B(this.given.folders.displayRoot, e)), a = se(t.files) ? pe(t, i, n) : void 0;
		return a === void 0 ? void 0 : this.at(t, a, n);
	}
	fromRow(e, t) {
		if (ue(e, t) && se(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ce({ files: e.files.replaceAll("{lang}", x(e, t)) }), t);
	}
	at(e, t, n) {
		let r = x(e, n);
		if (!An.test(r) || de(e, t) !== n) return;
		let i = B(e.folder, t), a = g(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...oe(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function kn({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const An = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function jn(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
const Mn = new AbortController().signal;
function Nn({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return C("not-expressible", n, { severity: "notice" });
		})
	};
}
async function Pn(e, t) {
	let { paths: n } = await ae(e, t, {}, Mn), { kinds: r } = Nn(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
function Fn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? B(i[e]?.folder ?? a, s.text) : z(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : z(R(l), Pe(l, Fe(l)), `${t}.yaml`);
}
async function In(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await ae(a, n, r, Mn), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, g(n === void 0 ? t : z(R(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/pull/first.ts
async function Ln(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = Nn(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = [
		...s,
		...zt(n.kinds, r.fields),
		...await Rn(c, n, r.dir, a)
	];
	if (S(l)) return { problems: l };
	let u = Se(i), d = u.now(), f = Ce(t, e.apiUrl, {
		...i,
		onResponse: u.onResponse
	});
	if (!f.ok) return { problems: [...l, f.problem] };
	let p = [];
	try {
		let o = await Te(f.value.reading, t.id, {
			kinds: c,
			languages: (e) => (d = u.now(), $(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = zn(e, t);
				return T(p, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...l, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = $(o.value.project, t.pulledLanguages), m = s.ok ? s.value.map(({ iso: e }) => e) : [], h = await Hn(o.value, m, e, t, n, r, i), _ = [
			...l,
			...p,
			...Bn(o.value.project),
			...h.problems
		];
		if (i.cancellation.stopped || h.files.length === 0) return { problems: _ };
		let v = await He(h.files, a);
		if (v.length === 0 && !r.dryRun && T(v, await Ue(h.files, a)), v.length > 0) return { problems: [..._, ...v] };
		let { manifests: ee, files: te, variables: y, unasked: ne } = h, re = te.find(({ path: e }) => e.endsWith(Vn)), b = o.value.project.languages?.map(({ iso: e }) => e) ?? [], ie = {
			manifests: ee.map((e) => ({
				...e,
				path: g(e.path, a)
			})),
			...re && { variables: {
				path: g(re.path, a),
				count: y.size
			} },
			languages: m,
			otherLanguages: b.filter((e) => !m.includes(e)),
			unasked: ne,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await In(ee, n, t, a)
		};
		return {
			problems: _,
			at: d,
			first: ie
		};
	} catch (e) {
		return { problems: [...l, ...xe(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Rn(e, t, n, r) {
	return He(e.map(({ plural: e }) => ({
		path: Fn(e, void 0, t, n),
		text: ""
	})), r);
}
function zn({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [C("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Bn({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [C("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Vn = "lokaform.env";
async function Hn(e, t, { usable: n }, { rules: r }, i, { split: a, fields: o = [], dir: s, confirms: c }, { folders: l, onProgress: u, onSecrets: d }) {
	let f = await Un(i.kinds, e, n, async (e) => (u?.(void 0), c?.(e) ?? !1)), { variables: p } = f;
	d(ee(p));
	let m = an(i.kinds, f.live, {
		rules: r,
		variables: p
	}, {
		split: a,
		languages: t,
		fields: o,
		header: (e) => [Ee(e)],
		label: (e) => {
			let t = f.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), h = m.manifests.filter(({ kind: e, entries: t }) => t > 0 || !i.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: Fn(e.kind, e.group, i, s)
	})), g = [
		...Kn(i.kinds, e),
		...Dn([...f.left, ...m.left]),
		...Wn(i.kinds, h, e, p, r, n, l)
	], _ = {
		manifests: [],
		files: [],
		variables: p,
		problems: g,
		unasked: []
	};
	if (g.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return _;
	let v = await Gn(p, z(s ?? i.folder, Vn), l);
	return v.ok ? {
		manifests: h,
		files: [...v.value, ...h.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: p,
		problems: g,
		unasked: m.unasked
	} : {
		..._,
		problems: [...g, v.problem]
	};
}
async function Un(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) await r(t) && u.add(t);
		let f = e.templates(l.objects, (t) => !d.includes(t) || u.has(e.nameOf(t)), n);
		for (let [e, n] of f.templates) i.set(e, n), "why" in n && o.push({
			kind: t.name,
			label: t.liveLabel(e),
			id: t.id(e),
			why: n.why
		});
		for (let [e, t] of f.variables) a.set(e, t);
		let p = l.objects.filter((e) => "template" in (f.templates.get(e) ?? {}));
		s[c] = {
			...l,
			objects: p
		};
	}
	return {
		live: {
			...t,
			objects: s
		},
		templates: i,
		variables: a,
		left: o
	};
}
function Wn(e, n, r, i, a, o, s) {
	let c = {
		...o.values,
		...Object.fromEntries(i)
	}, l = e.map(({ plural: e }) => [e, n.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: g(e, s),
		text: t
	}))]), { declared: u, problems: d } = t(e, Object.fromEntries(l), {
		...o,
		values: c
	});
	if (S(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return qn(we(u, r, a, be), a);
}
async function Gn(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await a(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return {
		ok: !0,
		value: [...r.value ? [r.value] : [], i]
	};
}
function Kn(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return C("unusable-answer", o, { scope: "change" });
	}));
}
function qn(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !Jn(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [C("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function Jn(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
export { Ue as C, He as S, kt as _, Dn as a, Dt as b, Ht as c, It as d, $ as f, Ot as g, Vt as h, jn as i, nn as l, Bt as m, On as n, pn as o, Lt as p, Pn as r, Jt as s, Ln as t, en as u, Ft as v, at as x, At as y };
