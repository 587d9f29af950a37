import { B as e, K as t, L as n, N as r, P as i, Qt as a, Yt as o, c as s, et as c, fn as l, ht as u, i as d, k as f, lt as p, m, o as h, p as g, rn as _, s as v, ut as y, wt as b } from "./engine.js";
import { $a as x, Aa as S, Bn as ee, Ca as C, Di as w, Ea as T, Ei as E, Gr as te, Jn as ne, Kt as re, Ma as ie, Mi as ae, Na as oe, Oi as se, Sr as ce, Un as le, Ur as ue, V as de, X as fe, Xn as pe, Xr as me, Yr as he, Za as ge, ai as _e, ar as D, cn as ve, dn as O, fn as k, gn as A, hn as j, ln as ye, mn as be, on as xe, pi as M, pn as N, qn as Se, sn as Ce, ti as we, ui as P, vr as Te, wa as Ee } from "./start.js";
import { a as De } from "./written.js";
import { _ as F, d as I, f as Oe, h as ke, m as L, p as R, u as z } from "./wire.js";
import { a as Ae, c as je, d as Me, i as Ne, l as Pe, m as Fe, n as Ie, o as Le, p as Re, r as ze, s as Be, t as Ve, u as He } from "./first.js";
import { r as Ue, s as We } from "./client.js";
import { D as Ge, O as Ke, T as qe, b as Je, c as Ye, l as Xe, o as Ze, p as Qe, s as $e, u as et } from "./project.js";
import { resolve as tt } from "node:path";
import { readFile as nt, realpath as rt, stat as it } from "node:fs/promises";
// src/plan/pull.ts
function at(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { item: e } = i, { declared: a, live: o, part: s = "", edited: c, landed: l, reason: u } = e, d = a === void 0 ? o : ut(a, o), f = {
			kind: i.kind,
			entry: i.entry,
			field: e.field,
			language: s,
			declared: a,
			live: o,
			after: d,
			...c && { edited: c },
			...l !== void 0 && { landed: l }
		}, p = u === "conflict" || u === "undecided" ? u : e.cause === "not committed" ? e.cause : ot(f, i.object, t);
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
function ot(e, t, n) {
	let { kind: r, entry: i, declared: a, live: o, after: s } = e;
	return a !== void 0 && R(a) !== R(o) || st(r, i, t, n) ? "other-shape" : L(s) ? lt(e, n) ? "universal-placeholders" : void 0 : "not-expressible";
}
function st(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const ct = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function lt({ kind: e, entry: t, field: n, declared: r, after: i }, { project: a }) {
	let o = (e, t) => c(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let l = e.fields.find(({ name: e }) => e === n)?.declared(t.values) ?? [], u = l.find(({ part: e }) => e === a.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		r ?? "",
		u ?? "",
		d
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => ct.test(e), s].some((e) => o(i, e) && !o(f, e));
}
function ut(e, t) {
	return !R(e) || !R(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function dt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = ft(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function ft(e, t, n, r, i) {
	if (t.role === "shape" && mt(e, n) && st(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.declared(n.values), s = gt(t.declare(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = pt(s, t, n);
	if (!o) {
		let [e] = t.declared(n.onCreate), i = e !== void 0 && I(e.after) === I(c);
		return t.isDefault(r, a) || i || _t(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = ht(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function pt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function mt({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.declared(t).length > 0);
}
function ht(e, t) {
	if (R(e) && R(t) && !_t(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function gt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function _t(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function vt({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function yt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [M("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = `--remove-missing would remove ${a} of ${r} entries`, c = pe(t.removed, i);
	if (a > c) return o(`${s}, but limits.${t.removed.name} allows ${c}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: l } = t, u = l ? pe(l, i) : 100;
	return !l || r < 20 || a * 100 <= r * u ? [] : o(`${s}, but limits.${l.name} allows ${u} %. To remove them, raise limits.${l.name}.`);
}
const bt = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var xt = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of St(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = St(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function St(e) {
	let t = e.split(bt);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/run/pull/goneEdits.ts
async function Ct(e, t, n, { rules: r, options: i }) {
	let a = vt(n), o = a.filter(wt), s = a.filter((e) => !wt(e)).map((t) => Tt(e, t)), c = yt(e, o, t.filter(wt).length, r);
	if (o.length === 0 || P(c)) return {
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
		problems: [M("not-agreed", d, { reach: "project" })]
	};
}
function wt(e) {
	return Ne(e).length === 0;
}
function Tt(e, t) {
	let [n = t] = Ne(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return le(e, n, "not-editable", "It is not live, but a source file declares it, and --remove-missing removes nothing from source files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/run/pull/kept.ts
const Et = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, Dt = ["conflict", "undecided"];
function Ot({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function kt(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, edited: o }, why: s, details: c }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: w(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o && { edited: o },
		why: Et[s],
		...c !== void 0 && { details: c },
		...Dt.includes(s) && { conflict: !0 }
	}));
}
// src/manifest/edit/edits.ts
function B(e, t) {
	let n = t.filter(({ is: e, path: t }) => e === "set" && t.length === 0).at(-1);
	if (n?.is === "set") return n.value;
	if (t.length === 0) return e;
	if (Array.isArray(e)) return At(e, t);
	let r = new Map(R(e) ? Object.entries(e) : []);
	for (let [e, n] of V(t)) n.some(jt) ? r.delete(String(e)) : r.set(String(e), B(r.get(String(e)) ?? {}, n));
	return Object.fromEntries(r);
}
function At(e, t) {
	let n = V(t), r = new Map();
	for (let e of t) e.is !== "insert" || e.path.length > 0 || r.set(e.after, [...r.get(e.after) ?? [], e.value]);
	let i = (e) => r.get(e) ?? [], a = e.flatMap((e, t) => {
		let r = n.get(t) ?? [];
		return [...r.some(jt) ? [] : [B(e, r)], ...i(t)];
	});
	return [...i(-1), ...a];
}
function jt({ is: e, path: t }) {
	return e === "remove" && t.length === 0;
}
function V(e) {
	let t = new Map();
	for (let n of e) {
		let [e, ...r] = n.path;
		if (e === void 0) continue;
		let i = t.get(e);
		i ? i.push({
			...n,
			path: r
		}) : t.set(e, [{
			...n,
			path: r
		}]);
	}
	return t;
}
// src/manifest/edit/changes.ts
var Mt = class {
	replaced = new Map();
	collections = new Map();
	names = new Set();
	merged = new Set();
	tree;
	old;
	constructor(e, t, n) {
		this.tree = e, this.old = t, this.edit(e.root, n), this.writeOutAliases();
	}
	isGone(e) {
		let { parent: t } = e;
		return t ? this.collections.get(t)?.removed.has(e) === !0 || this.replaced.has(t) || this.isGone(t) : !1;
	}
	edit(e, t) {
		let n = t.findLast(({ is: e, path: t }) => e === "set" && t.length === 0);
		if (n?.is === "set") this.become(e, n.value);
		else if (t.length !== 0) {
			if (!k(e.node)) this.replaced.set(e, B(H(this.old, e.path), t));
			else {
				for (let [n, r] of V(t)) {
					let t = Nt(e, n);
					t ? r.some(jt) ? this.changeOf(e).removed.add(t) : this.edit(t, r) : this.add(e, e.children.length - 1, {
						name: String(n),
						value: B({}, r)
					});
				}
				for (let n of t) n.is === "insert" && n.path.length === 0 && this.add(e, n.after, {
					name: void 0,
					value: n.value
				});
			}
		}
	}
	become(e, t) {
		let n = H(this.old, e.path);
		if (F(n, t)) return;
		let { node: r, children: i } = e;
		if (N(r) && R(t) && i.some(({ path: e }) => Object.hasOwn(t, U(e)))) {
			for (let n of i) {
				let r = Object.hasOwn(t, U(n.path)) ? t[U(n.path)] : void 0;
				r === void 0 ? this.changeOf(e).removed.add(n) : this.become(n, r);
			}
			let n = new Set(i.map(({ path: e }) => U(e)));
			for (let [r, a] of Object.entries(t)) n.has(r) || this.add(e, i.length - 1, {
				name: r,
				value: a
			});
		} else if (A(r) && Array.isArray(t) && t.length > 0 && i.length > 0) {
			let { pairs: r, removed: a, inserted: o } = Ft(n, t);
			for (let [e, n] of r) {
				let r = i[e];
				r && this.become(r, t[n] ?? null);
			}
			for (let t of a) {
				let n = i[t];
				n && this.changeOf(e).removed.add(n);
			}
			for (let { after: n, at: r } of o) this.add(e, n, {
				name: void 0,
				value: t[r] ?? null
			});
		} else this.replaced.set(e, t);
	}
	add(e, t, n) {
		n.name !== void 0 && e.children.some(({ path: e }) => e.at(-1) === "<<") && this.merged.add(e);
		let { inserted: r } = this.changeOf(e);
		r.set(t, [...r.get(t) ?? [], n]);
	}
	changeOf(e) {
		let t = this.collections.get(e) ?? {
			removed: new Set(),
			inserted: new Map()
		};
		return this.collections.set(e, t), t;
	}
	writeOutAliases() {
		let e = this.changedNodes();
		for (let { slot: t, isName: n, target: r } of this.tree.aliases) e.has(r.node) && !this.isGone(t) && (n ? this.names.add(t) : this.replaced.has(t) || this.replaced.set(t, H(this.old, t.path)));
	}
	changedNodes() {
		let e = new Set(), t = ({ node: n, key: r, children: i }, a) => {
			n && e.add(n), r && a && e.add(r);
			for (let e of i) t(e, !0);
		};
		for (let e of this.replaced.keys()) t(e, !1);
		for (let { removed: e } of this.collections.values()) for (let n of e) t(n, !0);
		for (let t of [...this.replaced.keys(), ...this.collections.keys()]) for (let n = t; n; n = n.parent) n.node && e.add(n.node);
		return e;
	}
};
function H(e, t) {
	return t.reduce((e, t) => e[t] ?? null, e);
}
function Nt({ children: e }, t) {
	return typeof t == "number" ? e[t] : e.find(({ path: e }) => e.at(-1) === t);
}
function U(e) {
	return String(e.at(-1));
}
const Pt = 2e3;
function Ft(e, t) {
	let n = [], r = [], i = [], [a, o] = [0, 0];
	for (let [s, c] of [...It(e, t), [e.length, t.length]]) {
		for (; a < s && o < c;) n.push([a++, o++]);
		for (; a < s;) r.push(a++);
		for (; o < c;) i.push({
			after: a - 1,
			at: o++
		});
		a += 1, o += 1;
	}
	return {
		pairs: n,
		removed: r,
		inserted: i
	};
}
function It(e, t) {
	if (e.length > Pt || t.length > Pt) return [];
	let n = Array.from({ length: e.length + 1 }, () => new Uint32Array(t.length + 1)), r = (e, t) => n[e]?.[t] ?? 0, i = (n, r) => F(e[n] ?? null, t[r] ?? null);
	for (let a = e.length - 1; a >= 0; --a) for (let e = t.length - 1; e >= 0; --e) {
		let t = n[a];
		t && (t[e] = i(a, e) ? r(a + 1, e + 1) + 1 : Math.max(r(a + 1, e), r(a, e + 1)));
	}
	let a = [], [o, s] = [0, 0];
	for (; o < e.length && s < t.length;) i(o, s) ? a.push([o++, s++]) : r(o + 1, s) >= r(o, s + 1) ? o += 1 : s += 1;
	return a;
}
// src/manifest/edit/layout.ts
const W = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
var Lt = class {
	text;
	added;
	constructor(e) {
		let t = e[e.lastIndexOf("\n") - 1] === "\r" ? "\r\n" : "\n";
		this.added = e === "" || e.endsWith("\n") ? "" : t, this.text = e + this.added;
	}
	lineStart(e) {
		let t = this.text.lastIndexOf("\n", e - 1) + 1;
		return t === 0 && this.text.startsWith("﻿") ? 1 : t;
	}
	column(e) {
		return e - this.lineStart(e);
	}
	nextLine(e) {
		let t = this.text.indexOf("\n", e);
		return t === -1 ? this.text.length : t + 1;
	}
	line(e) {
		return this.text.slice(e, this.nextLine(e)).replace(/\r?\n$/, "");
	}
	lineEnd(e) {
		let t = this.text.indexOf("\n", e);
		return t === -1 && (t = this.text.lastIndexOf("\n")), this.text[t - 1] === "\r" ? "\r\n" : "\n";
	}
	startsLine(e) {
		return this.text.slice(this.lineStart(e), e).trim() === "";
	}
};
function G(e) {
	switch (e.type) {
		case "block-scalar": return K(e).end;
		case "flow-collection": {
			let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
			return t ? t.offset + 1 : e.offset;
		}
		case "block-map":
		case "block-seq": {
			let t = e.items.findLast((e) => !Rt(e));
			return t ? zt(t) : e.offset;
		}
		default: return e.offset + ("source" in e ? e.source.length : 0);
	}
}
function K({ offset: e, props: t, source: n, ...r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = e + i.length, s = n.split("\n");
	s.at(-1) === "" && s.pop();
	let c = s.find((e) => e.trim() !== ""), l = /\d/.exec(a)?.[0], u = l ? r.indent + Number(l) : c?.search(/[^ ]/), d = (e) => /^ *\r?$/.test(e) && e.trimEnd().length <= (u ?? 0), f = a.includes("+") ? s.length : s.findLastIndex((e) => !d(e)) + 1, p = o + s.slice(0, f).join("\n").length;
	return {
		header: a,
		bodyStart: o,
		end: f === 0 ? e + i.trimEnd().length : p - +!!s[f - 1]?.endsWith("\r"),
		indent: u,
		foldedAt: f > 1 ? Oe(s.slice(0, f).map((e) => e.trimEnd().length)) : 0
	};
}
function Rt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => W.has(e));
}
function q({ start: e, key: t, sep: n, value: r }) {
	return (e.find(({ type: e }) => W.has(e)) ?? t ?? n?.[0] ?? r)?.offset ?? 0;
}
function zt(e) {
	return e.value ? G(e.value) : J(e);
}
function J({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => W.has(e));
	return r ? r.offset + r.source.length : t ? G(t) : e.at(-1)?.offset ?? 0;
}
function Bt(e) {
	return e?.type === "block-scalar" ? K(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Bt(e.items.findLast((e) => !Rt(e))?.value);
}
var Vt = class {
	all = [];
	layout;
	constructor(e) {
		this.layout = e;
	}
	replace(e, t, n) {
		this.all.push({
			start: e,
			end: t,
			text: n
		});
	}
	replaceLines(e, t, n) {
		let r = this.layout.lineEnd(Math.max(0, e - 1));
		this.replace(e, t, n.map((e) => e + r).join(""));
	}
	applied() {
		let e = this.all.map((e, t) => ({
			patch: e,
			index: t
		})).sort((e, t) => e.patch.start - t.patch.start || e.patch.end - t.patch.end || e.index - t.index), t = [], n = 0;
		for (let { patch: r } of e) {
			let e = r.start === r.end;
			if (r.start < n && !e) return;
			t.push(this.layout.text.slice(n, Math.max(n, r.start)), r.text), n = Math.max(n, r.end);
		}
		let { text: r, added: i } = this.layout, a = [...t, r.slice(n)].join("");
		return /\S[^\n]*\n$/.test(a) ? a.slice(0, a.length - i.length) : a;
	}
}, Ht = class {
	root;
	aliases = [];
	anchors = new Map();
	targets = new Map();
	constructor(e) {
		this.root = {
			path: [],
			node: e.contents ?? void 0,
			item: void 0,
			parent: void 0,
			children: [],
			key: void 0
		}, this.visit(this.root);
	}
	resolved(e) {
		if (!O(e)) return e;
		let t = this.targets.get(e)?.node;
		return t && this.resolved(t);
	}
	visit(e) {
		let { node: t } = e;
		if (this.note(e, e.key, !0), this.note(e, t, !1), !k(t)) return;
		let n = Ut(t.srcToken);
		t.items.forEach((t, r) => {
			let i = {
				item: n[r],
				parent: e,
				children: []
			};
			if (be(t)) {
				let n = Wt(t.key) ? t.key : void 0, r = Wt(t.value) ? t.value : void 0, a = t.srcToken ?? i.item;
				e.children.push({
					...i,
					item: a,
					path: [...e.path, this.nameOf(n)],
					node: r,
					key: n
				});
			} else {
				let n = Wt(t) ? t : void 0;
				e.children.push({
					...i,
					path: [...e.path, r],
					node: n,
					key: void 0
				});
			}
		});
		for (let t of e.children) this.visit(t);
	}
	note(e, t, n) {
		if (O(t)) {
			let r = this.anchors.get(t.source);
			if (!r) return;
			this.targets.set(t, r), this.aliases.push({
				slot: e,
				isName: n,
				target: r
			});
		} else t && "anchor" in t && t.anchor && this.anchors.set(t.anchor, {
			slot: e,
			node: t,
			isName: n
		});
	}
	nameOf(e) {
		let t = O(e) ? this.anchors.get(e.source)?.node : e;
		return j(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
};
function Ut(e) {
	return !e || !("items" in e) ? [] : e.items.filter((e) => !Rt(e));
}
function Y({ parent: e }) {
	return e !== void 0 && (X(e.node) || Y(e));
}
function X(e) {
	return (N(e) || A(e)) && e.flow === !0;
}
function Wt(e) {
	return k(e) || j(e) || O(e);
}
var Gt = class {
	style;
	resolved;
	failed = !1;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	write(e, t, n) {
		let r = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) return this.scalar(e, r, n);
		if (qt(n) || this.isFlow(e, r)) return {
			inline: this.flow(e, r),
			lines: []
		};
		let i = Array.isArray(e);
		if (n.within === "list") {
			let t = n.column + 1 + this.style.afterDash, [i = "", ...a] = this.members(e, r, t);
			return {
				inline: i.trimStart(),
				lines: a
			};
		}
		let a = n.column + (i ? this.style.listStep : this.style.step);
		return {
			inline: "",
			lines: this.members(e, r, a)
		};
	}
	member(e, t, n, r) {
		let i = this.name(e, n, "name"), a = n.flatMap((t) => Yt(t, e) ?? []), o = a.length > 0 || !Jt(n) ? a : n.flatMap((e) => Z(e) ?? []), s = {
			within: "mapping",
			tag: "",
			column: r
		}, { inline: c, lines: l } = this.write(t, o, s);
		return [`${" ".repeat(r)}${i}:${c && ` ${c}`}`, ...l];
	}
	item(e, t, n) {
		let { inline: r, lines: i } = this.write(e, t, {
			within: "list",
			tag: "",
			column: n
		}), a = typeof e == "object" && e ? this.style.afterDash : 1;
		return [`${" ".repeat(n)}-${r && " ".repeat(a)}${r}`, ...i];
	}
	flowMember(e, t, n) {
		let r = this.name(e, n, "flow-name"), i = n.flatMap((t) => Yt(t, e) ?? Z(t) ?? []);
		return `${r}: ${this.write(t, i, Kt("flow-mapping")).inline}`;
	}
	flowItem(e, t) {
		return this.write(e, t, Kt("flow-list")).inline;
	}
	members(e, t, n) {
		if (R(e)) return Object.entries(e).flatMap(([e, r]) => this.member(e, r, t, n));
		let r = t.flatMap((e) => Z(e) ?? []);
		return [...e].flatMap((e) => this.item(e, r, n));
	}
	flow(e, t) {
		let { braces: n, brackets: r } = this.style;
		if (R(e)) {
			let r = Object.entries(e).map(([e, n]) => this.flowMember(e, n, t));
			return r.length === 0 ? "{}" : `{${n}${r.join(", ")}${n}}`;
		}
		let i = t.flatMap((e) => Z(e) ?? []), a = [...e].map((e) => this.flowItem(e, i));
		return a.length === 0 ? "[]" : `[${r}${a.join(", ")}${r}]`;
	}
	isFlow(e, t) {
		if (Object.keys(e).length === 0) return !0;
		let n = t.find((e) => (N(e) || A(e)) && e.items.length > 0);
		return N(n) || A(n) ? n.flow === !0 : Array.isArray(e) && e.every((e) => typeof e != "object" || !e);
	}
	scalar(e, t, n) {
		let r = Zt(e, this.scalarStyle(e, t, n), n);
		return r || (this.failed = !0), r ?? {
			inline: "",
			lines: []
		};
	}
	scalarStyle(e, t, n) {
		let r = t.find((e) => j(e)), i = typeof e != "string" || !e.includes("\n") && e.length < 80, a = r?.type && (i ? !r.type.startsWith("BLOCK") : r.type !== "PLAIN"), o = r?.type === "BLOCK_FOLDED" && typeof e == "string" && e.trim().includes("\n");
		return {
			type: this.style.isJson ? "QUOTE_DOUBLE" : o ? "BLOCK_LITERAL" : a ? r.type : void 0,
			quotes: this.style.quotes,
			indent: n.column + this.style.step,
			foldAt: 0,
			mayKeepEnd: !1
		};
	}
	name(e, t, n) {
		let r = t.flatMap((e) => N(e) ? e.items.at(-1)?.key ?? [] : []).find((e) => j(e)), i = Zt(e, {
			type: this.style.isJson ? "QUOTE_DOUBLE" : r?.type,
			quotes: this.style.quotes,
			indent: 0,
			foldAt: 0,
			mayKeepEnd: !1
		}, {
			within: n,
			column: 0,
			tag: ""
		});
		return i || (this.failed = !0), i?.inline ?? "";
	}
};
function Kt(e) {
	return {
		within: e,
		column: 0,
		tag: ""
	};
}
function qt({ within: e }) {
	return e === "flow-mapping" || e === "flow-list";
}
function Jt(e) {
	let t = e.flatMap((e) => N(e) ? e.items.map(({ value: e }) => e) : []);
	return t.every((e) => j(e)) || t.every((e) => N(e));
}
function Yt(e, t) {
	return N(e) ? e.get(t, !0) : void 0;
}
function Z(e) {
	return A(e) ? e.items.at(-1) : N(e) ? e.items.at(-1)?.value ?? void 0 : void 0;
}
function Xt(e) {
	return /[\ufffe\uffff]/.test(e) || e.replace(/[\n\t]/g, "").search(ce) !== -1;
}
function Zt(e, t, n) {
	for (let r of Qt(e, t, n)) if (r && rn(e, r, n)) return r;
}
function* Qt(e, t, { within: n, column: r }) {
	if (typeof e != "string") {
		yield Q(JSON.stringify(e));
		return;
	}
	let i = (n === "mapping" || n === "list") && !Xt(e) && e.trim() !== "", { type: a } = t;
	i && a === "BLOCK_FOLDED" && (t.foldAt > 0 && (yield nn(e, a, t, r)), yield nn(e, a, {
		...t,
		foldAt: 0
	}, r)), i && (a?.startsWith("BLOCK") || !a && e.includes("\n")) && (yield nn(e, "BLOCK_LITERAL", t, r)), !Xt(e) && !e.includes("\n") && ((!a || a === "PLAIN") && tn(e, n) && (yield Q(e)), (a === "QUOTE_SINGLE" || a !== "QUOTE_DOUBLE" && t.quotes === "single") && (yield Q(`'${e.replaceAll("'", "''")}'`))), yield Q($t(e));
}
function Q(e) {
	return {
		inline: e,
		lines: []
	};
}
function $t(e) {
	return JSON.stringify(e).replace(/[\ufffe\uffff]/g, en).replace(ce, en);
}
function en(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function tn(e, t) {
	let n = {
		within: t,
		column: 0,
		tag: ""
	};
	return rn(e, Q(e), n, "1.1");
}
function nn(e, t, n, r) {
	let i = new ye(e);
	i.type = t;
	let a = n.foldAt > 0 ? Math.max(40, n.foldAt - n.indent + 2) : 0, o = new ve({ k: i }).toString({
		indent: 2,
		lineWidth: a
	}), [, s, c, l, u] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
	if (u === void 0 || l === "+" && !n.mayKeepEnd) return;
	let d = " ".repeat(n.indent), f = u.split("\n").map((e) => e === "" ? "" : d + e.slice(2));
	return {
		inline: `${s}${c && n.indent - r}${l}`,
		lines: f
	};
}
function rn(e, { inline: t, lines: n }, { within: r, column: i, tag: a }, o = "1.2") {
	let s = " ".repeat(i), c = [a && `${a} `, t].join(""), l = n.map((e) => `\n${e}`).join(""), u = {
		mapping: `${s}k: ${c}${l}\n${s}l: 1\n`,
		list: `${s}- ${c}${l}\n${s}- 1\n`,
		"flow-mapping": `{k: ${c}, l: 1}`,
		"flow-list": `[${c}, 1]`,
		name: `${c}: 1\n`,
		"flow-name": `{${c}: 1}`
	}[r], { contents: d, errors: f, warnings: p } = Ce(u, {
		version: o,
		prettyErrors: !1
	});
	if (f.length > 0 || p.length > 0 || !d || !("items" in d)) return !1;
	let m = d.items.flatMap((e) => j(e) ? [e.value] : "key" in e ? [an(e.key), an(e.value)] : [void 0]), h = {
		mapping: [
			"k",
			e,
			"l",
			1
		],
		list: [e, 1],
		"flow-mapping": [
			"k",
			e,
			"l",
			1
		],
		"flow-list": [e, 1],
		name: [e, 1],
		"flow-name": [e, 1]
	}[r];
	return m.length === h.length && m.every((e, t) => e === h[t]);
}
function an(e) {
	return j(e) ? e.value : void 0;
}
// src/manifest/edit/replaceValue.ts
function on(e, t, n) {
	let { layout: r, patches: i } = n, { item: a } = e, o = a && pn(a, r);
	if (!o) return !1;
	let s = (a.sep ?? a.start).find(({ type: e }) => e === "tag"), c = dn(e, a, r), l = s && j(e.node) && cn(e, t, {
		...c,
		tag: s.source
	}, n);
	s && l ? c.tag = s.source : s && fn(s, a, o, i, r);
	let u = r.nextLine(o.inline.end), d = cn(e, t, c, n) ?? sn(e, t, c, o, n);
	i.replace(...mn(o.inline, d.inline, r));
	let f = o.lines ?? {
		start: u,
		end: u
	};
	return (o.lines || d.lines.length > 0) && i.replaceLines(f.start, f.end, d.lines), !0;
}
function sn({ node: e }, t, n, { inline: r, lines: i }, { layout: a, writer: o }) {
	let s = o.write(t, [e], n);
	return i !== void 0 && i.start !== a.nextLine(r.end) && typeof t == "string" ? {
		inline: $t(t),
		lines: []
	} : s;
}
function cn({ node: e }, t, n, { layout: r, writer: i }) {
	if (typeof t == "object" && t || !j(e) || !e.srcToken) return;
	let a = e.srcToken.type === "block-scalar" ? K(e.srcToken) : void 0, o = Zt(t, {
		type: e.type,
		quotes: i.style.quotes,
		indent: a?.indent ?? n.column + i.style.step,
		foldAt: a?.foldedAt ?? 0,
		mayKeepEnd: a !== void 0 && ln(a, r)
	}, n);
	return a && o ? {
		...o,
		inline: un(a, o.inline)
	} : o;
}
function ln({ end: e }, t) {
	let n = t.nextLine(e);
	return n === t.text.length ? t.added === "" : t.line(n).trim() !== "";
}
function un({ header: e }, t) {
	if (!/^[|>]/.test(t) || t[0] !== e[0]) return t;
	let [n, r] = [e, t].map((e) => ({
		digit: /\d/.exec(e)?.[0],
		chomping: /[-+]/.exec(e)?.[0]
	})), i = n?.digit === r?.digit || r?.digit === void 0, a = n?.chomping === r?.chomping || n?.chomping === "+" && r?.chomping === void 0;
	if (i && a) return e;
	let o = r?.digit ?? n?.digit ?? "";
	return `${t[0]}${o}${r?.chomping ?? ""}`;
}
function dn(e, t, n) {
	let r = Y(e);
	return {
		within: N(e.parent?.node) ? r ? "flow-mapping" : "mapping" : r ? "flow-list" : "list",
		column: r ? 0 : n.column(q(t)),
		tag: ""
	};
}
function fn({ offset: e, source: t }, { sep: n, start: r }, i, a, { text: o }) {
	if ((n ?? r).some(({ type: t, offset: n }) => t === "anchor" && n > e)) {
		let n = e + t.length;
		a.replace(e, n + (/^ */.exec(o.slice(n))?.[0].length ?? 0), "");
	} else i.inline.start = e;
}
function pn(e, t) {
	let { value: n } = e, r = J(e);
	if (e.key && !e.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let i = G(n);
	if (n.type === "block-scalar") {
		let { header: e, bodyStart: r } = K(n);
		return {
			inline: {
				start: n.offset,
				end: n.offset + e.length
			},
			lines: {
				start: r,
				end: i < r ? r : t.nextLine(i)
			}
		};
	}
	if (n.type === "block-map" || n.type === "block-seq") {
		let [e] = n.items, a = e ? q(e) : n.offset;
		return t.startsLine(a) ? {
			inline: {
				start: r,
				end: r
			},
			lines: {
				start: t.lineStart(a),
				end: t.nextLine(i)
			}
		} : {
			inline: {
				start: a,
				end: i
			},
			lines: void 0
		};
	}
	return {
		inline: {
			start: n.offset,
			end: i
		},
		lines: void 0
	};
}
function mn({ start: e, end: t }, n, { text: r }) {
	return e === t ? [
		e,
		t,
		n && ` ${n}`
	] : n === "" ? [
		e - (/[ \t]*$/.exec(r.slice(0, e))?.[0].length ?? 0),
		t,
		""
	] : [
		e,
		t,
		n
	];
}
function hn(e, t, n) {
	let { layout: r, patches: i, writer: a } = n, o = new bn(e, r), { children: s } = e;
	if (s.some(({ item: e }) => !e)) return !1;
	let c = t.removed.size === s.length;
	if (c && !o.ownLines) return on(e, gn(e, t), n);
	let l = yn(s.map((e) => t.removed.has(e))).map(({ from: e, to: t }) => ({
		from: e,
		to: t,
		region: o.regionOf(e, t)
	}));
	for (let { region: e } of l) r.startsLine(e.start) ? i.replaceLines(e.start, e.end, []) : i.replace(e.start, e.end, "");
	if (c && t.inserted.size === 0) {
		if (!e.item) return !1;
		let t = J(e.item);
		i.replace(t, t, A(e.node) ? " []" : " {}");
	}
	for (let [n, r] of [...t.inserted].sort(([e], [t]) => e - t)) {
		let t = l.find(({ from: e, to: t }) => e <= n && n <= t), c = t ? t.region.end : n < 0 ? o.leadStart(0) : o.endOf(n);
		if (n < 0 && !o.ownLines) return !1;
		let u = vn(e, n), d = Bt(s[t ? t.from - 1 : n]?.item?.value), f = r.flatMap((e) => {
			let t = _n(e, o.column, u, a);
			return o.isSpaced && !d ? ["", ...t] : t;
		});
		i.replaceLines(c, c, f);
	}
	return !0;
}
function gn({ node: e }, { inserted: t }) {
	let n = [...t].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
	return A(e) ? n.map(({ value: e }) => e) : Object.fromEntries(n.map(({ name: e = "", value: t }) => [e, t]));
}
function _n({ name: e, value: t }, n, r, i) {
	return e === void 0 ? i.item(t, r, n) : i.member(e, t, r, n);
}
function vn(e, t) {
	if (N(e.node)) return [e.node];
	let n = e.children.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.children.slice(0, 20)).flatMap(({ node: e }) => e ?? []);
}
function yn(e) {
	let t = [];
	for (let [n, r] of e.entries()) {
		let e = t.at(-1);
		r && e?.to === n - 1 ? e.to = n : r && t.push({
			from: n,
			to: n
		});
	}
	return t;
}
var bn = class {
	items;
	edges;
	layout;
	column;
	ownLines;
	isSpaced;
	constructor({ children: e }, t) {
		this.layout = t, this.items = e.map(({ item: e }) => e), this.edges = this.items.map((e) => e ? {
			start: q(e),
			end: zt(e)
		} : {
			start: 0,
			end: 0
		});
		let n = this.edges[0]?.start ?? 0;
		this.column = t.column(n), this.ownLines = t.startsLine(n);
		let [r, i] = [this.edges.at(-2), this.edges.at(-1)];
		this.isSpaced = r !== void 0 && i !== void 0 && this.hasBlankLine(r.end, i.start);
	}
	leadStart(e) {
		let { layout: t } = this, n = t.lineStart(this.edge(e).start), r = e > 0 ? this.endOf(e - 1) : 0;
		for (; n > r;) {
			let e = t.lineStart(n - 1), i = t.line(e);
			if (e < r || !i.trimStart().startsWith("#") || i.search(/\S/) > this.column) break;
			n = e;
		}
		return n;
	}
	endOf(e) {
		let { layout: t } = this, n = t.nextLine(this.edge(e).end);
		for (let e = n; e < t.text.length; e = t.nextLine(e)) {
			let r = t.line(e).trim();
			if (r.startsWith("#") && t.line(e).search(/\S/) > this.column) n = t.nextLine(e);
			else if (r !== "") break;
		}
		return n;
	}
	regionOf(e, t) {
		let { layout: n, edges: r } = this, i = this.edge(e).start, a = t === r.length - 1;
		if (!n.startsLine(i)) return {
			start: i,
			end: a ? this.edge(t).end : this.edge(t + 1).start
		};
		let o = this.leadStart(e), s = this.endOf(t), c = e > 0 && Bt(this.items[e - 1]?.value), l = e === 0 || c || n.line(n.lineStart(o - 1)).trim() === "";
		if (a && e > 0 && !c) {
			let t = this.endOf(e - 1);
			for (; o > t && n.line(n.lineStart(o - 1)).trim() === "";) o = n.lineStart(o - 1);
		} else if ((!a || c) && l) for (; s < n.text.length && n.line(s).trim() === "";) s = n.nextLine(s);
		return {
			start: o,
			end: s
		};
	}
	hasBlankLine(e, t) {
		return /\n[ \t]*\r?\n/.test(this.layout.text.slice(e, t));
	}
	edge(e) {
		return this.edges[e] ?? {
			start: 0,
			end: 0
		};
	}
};
function xn(e, { removed: t, inserted: n }, { layout: r, patches: i, writer: a }) {
	let { node: o, children: s } = e, c = s.flatMap(({ item: e }) => e ? {
		start: q(e),
		end: zt(e)
	} : []);
	if (c.length < s.length || !o?.range) return !1;
	let [l, u] = [o.range[0] + 1, o.range[1] - 1], d = (e, t) => e.map(({ name: e, value: n }) => e === void 0 ? a.flowItem(n, t) : a.flowMember(e, n, t)), f = N(o) ? [o] : s.flatMap((e) => e.node ?? []).reverse();
	if (t.size === s.length) {
		let e = d([...n].sort(([e], [t]) => e - t).flatMap(([, e]) => e), f), t = e.length === 0 ? "" : N(o) ? a.style.braces : a.style.brackets;
		return i.replace(l, u, `${t}${e.join(", ")}${t}`), !0;
	}
	let p = s.findIndex((e) => !t.has(e));
	for (let [e, n] of s.entries()) {
		if (!t.has(n)) continue;
		let r = e < p ? c[e]?.start : c[e - 1]?.end, a = e < p ? c[e + 1]?.start : c[e]?.end;
		i.replace(r ?? l, a ?? u, "");
	}
	for (let [e, a] of [...n].sort(([e], [t]) => e - t)) {
		let n = d(a, f), o = c[e];
		if (e < p || !o) {
			let e = c[p]?.start ?? l;
			i.replace(e, e, n.map((e) => `${e}, `).join(""));
		} else t.size === 0 && r.startsLine(o.start) ? Sn(o, n, r, i) : i.replace(o.end, o.end, n.map((e) => `, ${e}`).join(""));
	}
	return !0;
}
function Sn(e, t, n, r) {
	let { text: i } = n, a = i.slice(n.lineStart(e.start), e.start), o = i.slice(e.end, n.nextLine(e.end)), s = n.lineEnd(e.end), c = n.nextLine(e.end);
	if (!/^\s*,?\s*(?:#.*)?\r?\n$/.test(o)) {
		r.replace(e.end, e.end, t.map((e) => `, ${e}`).join(""));
		return;
	}
	let l = /^\s*,/.test(o);
	l || r.replace(e.end, e.end, ",");
	let u = t.map((e, n) => {
		let r = l || n < t.length - 1 ? "," : "";
		return `${a}${e}${r}${s}`;
	});
	r.replace(c, c, u.join(""));
}
// src/manifest/edit/fileStyle.ts
function Cn(e, t) {
	let n = {}, r = 0, i = 0, a = (e) => {
		let { node: o } = e;
		j(o) && (o.type === "QUOTE_SINGLE" && (r += 1), o.type === "QUOTE_DOUBLE" && (i += 1)), k(o) && (n = {
			...wn(e, t),
			...n
		});
		for (let t of e.children) a(t);
	};
	return a(e), {
		step: 2,
		listStep: 2,
		afterDash: 1,
		braces: " ",
		brackets: "",
		...n,
		quotes: r > i ? "single" : "double",
		isJson: X(e.node) && e.children.every(({ key: e }) => j(e) && e.type === "QUOTE_DOUBLE")
	};
}
function wn(e, t) {
	let { node: n, parent: r, children: i } = e, [a] = i;
	if (!a?.item || !n?.range) return {};
	if (X(n)) {
		let e = /^ */.exec(t.text.slice(n.range[0] + 1))?.[0] ?? "";
		return t.text.slice(n.range[0], n.range[1]).includes("\n") ? {} : { [N(n) ? "braces" : "brackets"]: e };
	}
	let o = t.column(q(a.item)), s = {};
	if (A(n) && N(a.node) && !Y(a)) {
		let [e] = a.node.flow ? [] : a.children, n = J(a.item);
		e?.item && t.lineStart(n) === t.lineStart(q(e.item)) && (s.afterDash = Math.max(1, q(e.item) - n));
	}
	if (e.item && r && N(r.node) && !r.node.flow) {
		let r = o - t.column(q(e.item));
		A(n) && r >= 0 && (s.listStep = r), N(n) && r > 0 && (s.step = r);
	}
	return s;
}
// src/manifest/edit/editYaml.ts
function Tn(e, t, n) {
	let r = xe(e, t);
	if (P(r.problems)) return {
		is: "refused",
		problems: r.problems
	};
	let i = typeof n == "function" ? n(r) : n, a = r.value, o = B(a, i);
	if (F(a, o)) return {
		is: "edited",
		text: t
	};
	let s = new Lt(t), c = new Ht(Ce(s.text, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	})), l = new Mt(c, a, i);
	if (l.merged.size > 0) return {
		is: "refused",
		problems: [...l.merged].map((e) => kn(r, e))
	};
	let u = En(c, l, s);
	if ("slot" in u) return {
		is: "refused",
		problems: [An(r, u.slot.path)]
	};
	let d = xe(e, u.text), f = d.problems.length <= r.problems.length && !P(d.problems);
	return f && F(d.value, o) ? {
		is: "edited",
		text: u.text
	} : {
		is: "refused",
		problems: [An(r, jn(f ? d.value : a, o))]
	};
}
function En(e, t, n) {
	let r = new Vt(n), i = new Gt(Cn(e.root, n), (t) => e.resolved(t)), a = {
		layout: n,
		patches: r,
		writer: i
	};
	for (let [e, n] of t.replaced) if (!t.isGone(e) && (!on(e, n, a) || i.failed)) return { slot: e };
	for (let e of t.names) if (!On(e, a)) return { slot: e };
	let o = [...t.collections].sort(([e], [t]) => t.path.length - e.path.length);
	for (let [e, n] of o) if (!(t.isGone(e) || t.replaced.has(e)) && (!(X(e.node) ? Dn(e, n) ? on(e, [...n.inserted.values()].flat().map(({ value: e }) => e), a) : xn(e, n, a) : hn(e, n, a)) || i.failed)) return { slot: e };
	let s = r.applied();
	return s === void 0 ? { slot: e.root } : { text: s };
}
function Dn(e, { inserted: t }) {
	return e.children.length > 0 || Y(e) ? !1 : [...t.values()].flat().some(({ name: e, value: t }) => e === void 0 && R(t));
}
function On({ item: e, path: t }, { patches: n, writer: r }) {
	let i = e?.key;
	return i?.type === "alias" && (n.replace(i.offset, i.offset + i.source.length, r.name(String(t.at(-1)), [], "flow-name")), !r.failed);
}
function kn({ file: e, spot: t }, { path: n }) {
	return M("not-editable", "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key.", { place: w(e, t, [...n, "<<"]) });
}
function An({ file: e, spot: t }, n) {
	return M("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", { place: se(e, t, n) });
}
function jn(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!F(t, i)) return [e, ...jn(t, i)];
	}
	return [];
}
function Mn(e, t, n, r) {
	return Tn(e, t, (e) => Nn(e, n, r));
}
function Nn({ value: e, spot: t }, n, r) {
	let i = R(e) ? e : {}, a = Array.isArray(i[n]) ? i[n] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	};
	return r.map((e) => {
		if (e.is === "add") {
			let t = e.after === void 0 ? a.length - 1 : c(e.after);
			return {
				is: "insert",
				path: [n],
				after: t,
				value: e.value
			};
		}
		let t = c(e.at), r = [n, t];
		return e.is === "remove" ? {
			is: "remove",
			path: r
		} : e.is === "field" ? {
			is: "set",
			path: [...r, e.field],
			value: e.value
		} : Pn(a[t], r, e.language, e.value);
	});
}
function Pn(e, t, n, r) {
	let i = R(e) ? e.translations : void 0, a = [...t, "translations"];
	if (!Array.isArray(i)) return {
		is: "set",
		path: [...a, n],
		value: r
	};
	let o = i.findIndex((e) => R(e) && e.language_iso === n);
	return o < 0 ? {
		is: "insert",
		path: a,
		after: i.length - 1,
		value: {
			language_iso: n,
			translation: r
		}
	} : {
		is: "set",
		path: [
			...a,
			o,
			"translation"
		],
		value: r
	};
}
async function Fn(e, t, n, r) {
	let { manifests: i, problems: a, undecided: o } = await u(e, t, n, r), s = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(s.map(({ path: e }) => [e, tt(n.displayRoot, e)]))
		},
		problems: a,
		undecided: o
	};
}
function In(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function Ln(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = Mn(a, o, e, s);
		if (c.is === "refused") z(n, c.problems);
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
async function Rn(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([nt(a, "utf8"), it(a)]).catch((e) => {
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
function zn(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: s, value: c } = o, [l] = e.fields.filter(({ name: e }) => e === s).flatMap((e) => e.declared(t.values)), u = n.has(E(t.file, t.spot, [s]).path);
		l && u ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: w(t.file, t.spot, [s]),
			field: s,
			declared: l.after,
			live: c,
			why: "a source file declares it, of which pull changes only texts"
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
		problems: Bn(a)
	};
}
function Bn(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only source files declare ${de(n, "key")} with other values of ${t}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [M("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
// src/run/pull/newKeys.ts
function Vn(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), l = s.unmanaged.filter((t) => !s.namesakes.has(t) && ge(e.tags(t), r.rules) === void 0), u = He(e, {
		objects: l,
		unusable: []
	}, r, i), { sound: d, unsound: f } = Hn(e, u.entries, t, {
		read: o,
		context: r
	}), p = t.filter(({ from: e }) => e === void 0), m = new xt(p.flatMap((t) => c(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [h] = a.length === 1 ? a : [], g = [], _ = new Map();
	for (let t of d) {
		let [n = ""] = e.names(t.live), r = m.nearest(n), i = r?.file.path ?? h;
		if (i === void 0) {
			g.push(t);
			continue;
		}
		let a = Un(e, t, r?.onCreate ?? p.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		_.set(i, [..._.get(i) ?? [], {
			is: "add",
			after: r?.spot.start,
			value: a
		}]);
	}
	return {
		edits: [..._].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [
			...Ae(u.left),
			...f.map((t) => Kn(e, t.live)),
			...Gn(e, g, a)
		]
	};
}
function Hn(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: Me(e.entry.schema.parse(t.entry))
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
function Un(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.declared(r), e.declared(i)];
		return t.length > 0 && I(Wn(t)) === I(Wn(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Wn(e) {
	return e.map(({ after: e }) => e);
}
function Gn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", s, {
		severity: "warning",
		reach: "change"
	})];
}
function Kn(e, t) {
	let { one: n } = e.words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return M("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/run/pull/editSources.ts
function qn(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = _e(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = Yn(t, l, s.map((e) => Jn(e, n)), o.source);
		z(i, u.refused.map((t) => ({
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
function Jn(e, t) {
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
function Yn(e, t, n, r) {
	let i = [], a = 64, o = (n) => (--a, e.edit(t, n.flatMap(({ edits: e }) => e), r)), s = (e, t) => (z(i, e.map(({ text: e }) => ({
		text: e,
		why: t
	}))), []), c = (e) => {
		let t = o(e);
		if (t.is === "edited") return e;
		if (t.each) {
			let n = e.flatMap((e) => e.edits.map(() => e)), r = new Map([...t.each].map(([e, t]) => [n[e], t]));
			return c(e.filter((e) => {
				let t = r.get(e);
				return t !== void 0 && s([e], t), t === void 0;
			}));
		}
		if (e.length <= 1 || a <= 0) return s(e, t.why);
		let n = Math.ceil(e.length / 2), r = c(e.slice(0, n)), i = c(e.slice(n));
		if (r.length === 0 || i.length === 0) return [...r, ...i];
		let l = o([...r, ...i]);
		return l.is === "edited" ? [...r, ...i] : [...r, ...s(i, l.why)];
	}, l = o(n);
	if (l.is === "edited") return {
		text: l.text,
		refused: i
	};
	let u = o(c(n.filter((t) => {
		let n = l.each ? void 0 : Xn(e, t, r);
		return n !== void 0 && s([t], n), n === void 0;
	})));
	return {
		text: u.is === "edited" ? u.text : t,
		refused: i
	};
}
function Xn(e, { text: t }, n) {
	let { after: r } = t, i = typeof r == "string" ? r : Zn(r), a = e.edit(e.empty("en"), [{
		is: "add",
		path: ["name"],
		value: i,
		...e.severalLanguages && { language: "en" }
	}], n);
	return a.is === "refused" ? a.why : void 0;
}
function Zn(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/run/pull/textEdits.ts
function Qn(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = new Map(), o = new Map(), s = [];
	for (let n of e) {
		let { kind: e, entry: c, language: l, declared: u } = n, d = u === void 0, f = et(e, c, l), p = d ? r.find(e, c, l) : void 0;
		p ? $n(o, p.path, {
			text: n,
			target: p
		}) : (d ? c.from : t.has(f)) ? d ? s.push(n) : $n(a, f, {
			text: n,
			edits: tr(n),
			base: r.baseOf(c, f)
		}) : i.push(er(n));
	}
	let c = [...new Set([...a.keys(), ...o.keys()])].flatMap((e) => {
		let n = o.get(e) ?? [], [r] = n, i = t.get(e) ?? r?.target.textFile;
		if (!i) return [];
		let s = [...a.get(e) ?? [], ...n.sort(nr).map(rr)], c = r?.target.missing;
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
		problems: [...ir(s), ...ar(c, n)]
	};
}
function $n(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function er({ kind: e, entry: t, language: n, after: r }) {
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
function tr({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(Zn(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = R(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function nr({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function rr({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : Zn(a), s = n.language === void 0 ? { language: r } : {};
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
function ir(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => Ne(e).map(({ from: e }) => e.source)), i = `No source file can have ${de(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return M("no-language-file", i, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function ar(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return M("no-language-file", a, {
			severity: "notice",
			reach: "change",
			place: r
		});
	});
}
// src/run/pull/decide.ts
async function or(e, t, n) {
	let { project: r, options: a, textFiles: o } = n, { filter: s } = r.rules, c = Be(t.project, r.pulledLanguages ?? Le), l = c.ok ? c.value.map(({ iso: e }) => e) : [], u = Object.entries(e.entries).filter(([e]) => t.objects[e]), d = {
		...e,
		entries: Object.fromEntries(u)
	}, p = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: l }
		},
		variables: d.variables,
		verdicts: qe
	}, m = Object.values(n.files.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: h, onSecrets: g } = n.context, _ = {
		known: new Map(),
		ids: [r.id],
		onSecrets: g
	}, v = await Ye(d, t, p.rules, {
		ownUser: n.ownUser,
		applied: h && (async () => f(await h(m, _), {
			settings: r,
			declared: d
		})),
		history: n.context.history,
		manifests: i({
			declared: e,
			manifests: m
		}),
		textFiles: o,
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
		let n = cr(e, t, s);
		return {
			kind: e,
			entries: d.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: dr(e, n, p)
		};
	}), b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Xe(v.keptTexts, {
			reasons: v.reasons,
			writes: !1
		}).map(sr)
	], S = t.project.baseLanguage, ee = new Ie({
		...n.files,
		textFiles: o,
		rows: n.rows,
		base: S,
		folders: n.folders
	}), { taken: C, kept: w } = at(v.keptTexts, p), T = Qn(C, {
		textFiles: o,
		base: S,
		targets: ee
	}), E = [...T.edits];
	z(x, T.problems);
	let te = [];
	for (let { kind: e, entries: i, matching: s, matches: c } of y) {
		let l = dt(e, c, p, a.fields ?? []), u = zn(e, l.filter(({ value: e }) => L(e)), o);
		if (z(E, u.edits), z(te, u.kept), z(x, l.filter(({ value: e }) => !L(e)).map(({ entry: t, field: n }) => ur(e, t, n)), u.problems), !e.secretNames) {
			if (a.removesMissing) {
				let t = await Ct(e, i, s, {
					rules: r.rules,
					options: a
				});
				z(E, t.edits), z(x, t.problems);
			}
			if (a.isNew) {
				let o = Be(t.project, r.pulledLanguages), s = {
					fields: a.fields?.includes("all") ? "all" : a.fields ?? [],
					languages: o.ok ? o.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = In(n.files.manifests[e.plural]), l = Vn(e, {
					declared: i,
					live: t,
					context: p,
					wanted: s
				}, c);
				z(E, l.edits), z(x, l.problems);
			}
		}
	}
	return {
		edits: E,
		sources: T.sources,
		taken: C,
		kept: [...kt(w), ...te],
		problems: x,
		unmatched: b
	};
}
function sr(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function cr(e, t, n) {
	let r = new Set(lr(e, t).flatMap((e) => d(n, e) ? [e.entry] : []));
	return {
		...t,
		matches: t.matches.filter(({ declared: e }) => r.has(e)),
		refused: t.refused.filter(({ declared: e }) => r.has(e))
	};
}
function lr(e, { matches: t, refused: n }) {
	return [...t, ...n].map((t) => ({
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	}));
}
function ur(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return le(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function dr(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && ge(e.tags(t), n) === void 0);
}
function fr(e, n, r) {
	let i = t(e.kinds, e, n), a = new Map(r.flatMap(({ kind: e, entry: t, field: n, language: r, edited: i }) => i ? [[pr(e.name, e.label(t.values), n, r), i]] : []));
	return {
		...i,
		changes: i.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = a.get(pr(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function pr(e, t, n, r) {
	return I([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/run/pull/optionProblems.ts
function mr(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = je(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(M("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function hr(e, { isNew: t }, { manifests: n }) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(In).length > 0 ? [] : [M("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/run/pull/later.ts
async function gr(e, t, i, a) {
	let { confirmsRemoval: o } = i, c = {
		...i,
		confirmsRemoval: o && ((e) => (a.onProgress?.(void 0), o(e)))
	}, { folders: l, cancellation: u } = a;
	if (!t.manifests) return { problems: [] };
	let d = vr(t.manifests, t.pulledLanguages?.value), f = Ke(a), p = f.now(), m = Ge(t, {
		apiUrl: e.apiUrl,
		signal: u.stopping,
		onResponse: f.onResponse,
		...a.onWait && { onWait: a.onWait },
		onProgress: a.onProgress
	}), h = await r(async (n) => {
		let r = await Fn(n, t, l, u.stopping), { declared: i, problems: a } = Se(n.kinds, r.files.manifests, e.usable);
		return {
			declared: i,
			files: r.files,
			undecided: r.undecided,
			textFiles: ne(r.files.manifests),
			problems: [...r.problems.filter((e) => !br(e, d)), ...a.filter(xr($(i, c)))]
		};
	}, {
		...t,
		manifests: d
	}, async ({ id: e }) => m.ok ? Je(m.value, e) : void 0);
	if (a.onProgress?.(void 0), !h) return { problems: [] };
	let { declared: g, files: _, textFiles: y } = h;
	a.onSecrets(re(g.variables));
	let b = [
		...h.problems,
		...s("accept", t.rules.accept, [g]),
		...e.projects.length > 1 ? [] : v(t.rules.filter, [g]),
		...hr(d.kinds, c, _)
	];
	if (P(b)) return { problems: b };
	if (!m.ok) return { problems: [...b, m.problem] };
	try {
		let r = await Qe(m.value, t.id, {
			kinds: $(g, c),
			languages: (e) => {
				p = f.now();
				let { pulledLanguages: n } = t, { isNew: r } = c;
				return Pe(e, yr(g, e, t), {
					asked: n,
					isNew: r,
					rows: d.texts
				});
			},
			leavesOut: () => !1
		});
		if (!r.ok) return { problems: [...b, r.problem] };
		a.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: i } = r.value, o = n({
			declared: g,
			textFiles: y
		}, i);
		if (o.length > 0) return { problems: [...b, ...o] };
		let s = yr(g, i, t), h = await or(s, r.value, {
			project: t,
			options: c,
			context: {
				...a,
				now: f.now
			},
			settings: e,
			files: _,
			textFiles: y,
			rows: d.texts,
			folders: l,
			ownUser: $e(m.value, t.id)
		}), v = [...b, ...h.problems];
		if (P(h.problems.filter(({ reach: e }) => e !== "change")) || u.stopped) return { problems: v };
		let x = await _r(h, s, r.value, {
			files: _,
			settings: e,
			project: t,
			options: c,
			context: a,
			at: p
		}), S = {
			unmatched: h.unmatched,
			declared: g
		};
		return {
			...x,
			filtered: S,
			problems: [...v, ...x.problems]
		};
	} catch (e) {
		if (!(e instanceof We)) throw e;
		return e instanceof Ue && u.stopped ? { problems: b } : { problems: [...b, Ze(e, g)] };
	} finally {
		a.onProgress?.(void 0);
	}
}
async function _r(e, t, { project: n }, { files: r, settings: i, project: a, options: o, context: s, at: c }) {
	let l = qn(r.manifests, e.sources), u = Ln(l.manifests, e.edits);
	if (u.problems.length > 0) return { problems: u.problems };
	let d = [...u.changed, ...l.changed], f = Se(i.kinds, u.manifests, i.usable), p = f.problems.filter(xr($(t, o))).filter(({ severity: e }) => e === "error");
	if (p.length > 0) return { problems: p.map(Sr) };
	let m = await Rn(d, r.full), h = await Re(m, s.folders);
	return h.length === 0 && !o.dryRun && m.length > 0 && z(h, await Fe(m, s.folders)), h.length > 0 ? { problems: h } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: d.map(({ path: e }) => e),
				comparison: fr(yr(f.declared, n, a), t, e.taken),
				kept: [...e.kept, ...kt(l.refused.map(Ot))],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: d,
			at: c
		}
	};
}
function vr(e, t) {
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
function yr(e, t, { pulledLanguages: n }) {
	let r = Be(t, n ?? Le), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return ee(e, t.baseLanguage, i);
}
function br({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && ae(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function $({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function xr(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function Sr(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/run/pull/pull.ts
async function Cr(e, t, n, r) {
	try {
		return await wr(e, t, n, r);
	} catch (e) {
		let n = _(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function wr(e, t, n, r) {
	if (P(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await ze(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, Dr] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => h(e, []))] };
		let s = await Ve(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = mr(e.kinds, n, r);
	if (P(o)) return { problems: [...i, ...Er(o)] };
	let s = [], c = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await gr(e, t, n, r);
		z(i, a.problems), a.later && s.push(a.later), c.push(a.filtered);
	}
	return z(i, Tr(a, c)), {
		problems: i,
		later: s,
		at: ke(s.map((e) => e.at))
	};
}
function Tr([e], t) {
	let n = t.flatMap((e) => e?.declared ?? []);
	return (e?.rules.filter ?? []).filter((e) => t.length > 0 && t.every((t) => t?.unmatched.includes(e))).map((e) => h(e, n));
}
function Er(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const Dr = M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function Or(t, n) {
	let r = new g(), i = m(r);
	try {
		let i = {
			...n.sources,
			signal: r.stopping
		}, { settings: o, problems: s } = await e("plan", t, i);
		n.hide(o.secrets), r.stopAfter(o.timeLimit);
		let c = n.context(o, r, t), l = kr(t, n, r), u = await Cr(o, [...n.problems, ...s], l, c), { first: d, later: f } = u;
		for (let e of d ? De(d, l.dryRun) : []) n.print(e);
		let p = {
			isDryRun: l.dryRun,
			full: o.all
		};
		for (let e of jr(f ?? [], p, n)) n.print(e);
		let m = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, h = !n.reportPull && await Mr(c.folders.displayRoot);
		m && u.at !== void 0 && !l.dryRun && h && n.print(`To commit only these changes: git commit --trailer ${fe(b(u.at))}`);
		let { stopped: g } = r, _ = g !== void 0 && d === void 0 && f === void 0, v = _ ? [...u.problems, Nr(r)] : u.problems, y = n.reportPull && !o.showTexts ? a(v) : v, x = await n.reportPull?.({
			...d && { first: d },
			...f && { later: f.map((e) => e.pulled) },
			...u.at !== void 0 && { at: u.at },
			problems: y
		}) ?? [], S = [...y, ...x];
		return n.showProblems(S), _ && g.by !== "time limit" ? g.by === "SIGINT" ? 130 : 143 : _ || P(S) ? 1 : o.detailedExitcode && m ? 2 : 0;
	} finally {
		i();
	}
}
function kr(e, { ask: t, sources: n }, r) {
	let i = D(C, e);
	return {
		split: D(oe, e) ?? oe.default,
		fields: D(S, e),
		repeated: [
			te,
			he,
			me,
			we,
			ue
		].flatMap((t) => (e[x(t)] ?? []).flatMap((e) => [`--${x(t)}`, e])),
		dryRun: D(Ee, e) ?? Ee.default,
		isNew: D(T, e) ?? T.default,
		dir: i === void 0 ? void 0 : tt(n.folders.working, i),
		removesMissing: D(ie, e) ?? ie.default,
		confirms: t && ((e) => t(`Webhook ${Te(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(Ar(e), r))
	};
}
function Ar(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${Te(e)}\n`).join("")}Remove them from the manifests?`;
}
function jr(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ pulled: e, changed: s }) => {
		let c = o(e, a), l = !(i && c.hide_texts);
		return [...t && l ? y(s) : [], ...p(c, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
async function Mr(e) {
	return await l(await rt(e), void 0) !== void 0;
}
function Nr({ reason: e }) {
	return M("run-stopped", `${e} Nothing was written.`);
}
export { Or as runPull };
