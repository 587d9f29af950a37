import { $ as e, Br as t, Ct as n, E as r, Fr as i, Gr as a, Hn as o, In as s, Ir as c, Jn as l, Kn as u, Mt as d, Rn as f, T as p, Un as m, Vn as h, Wn as g, Xn as _, Yn as v, Zn as y, a as b, c as x, dn as S, dr as C, et as ee, f as te, ft as ne, lt as re, m as ie, p as ae, pr as w, qn as T, rt as oe, st as se, u as ce, ur as E, ut as le, vn as ue, wn as de, wr as fe, wt as pe, y as me, z as he } from "./engine.js";
import { At as ge, Bt as _e, C as D, Cr as ve, Dt as ye, Et as be, H as xe, Ht as O, L as Se, Lt as k, Nt as Ce, St as we, Tt as Te, Ut as Ee, Vn as De, Zt as A, bt as Oe, cn as ke, fn as Ae, in as je, kt as Me, ln as Ne, pn as Pe, sn as j, tn as M, un as Fe, wt as Ie, xt as Le, yt as Re } from "./start.js";
import { a as ze } from "./written.js";
import { d as Be, l as N, u as Ve } from "./wire.js";
import { a as He, c as P, d as Ue, f as We, l as Ge, n as Ke, o as qe, r as Je, s as Ye, t as Xe, u as Ze } from "./first.js";
import { a as Qe, l as $e } from "./client.js";
import { D as et, E as tt, c as nt, d as rt, g as it, l as at, m as ot, p as st, s as ct, w as lt } from "./project.js";
import { relative as ut, resolve as F, sep as dt } from "node:path";
import { readFile as ft, realpath as pt, stat as mt } from "node:fs/promises";
// src/run/pull/compared.ts
function ht(e, t, n) {
	let r = b(e.kinds, e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, edited: i }) => i ? [[gt(e.name, e.label(t.values), n, r), i]] : []));
	return {
		...r,
		changes: r.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = i.get(gt(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function gt(e, t, n, r) {
	return E([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/plan/pull/pulledTexts.ts
function _t(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { item: e } = i, { declared: a, live: o, part: s = "", edited: c, landed: l, reason: u } = e, d = a === void 0 ? o : St(a, o), f = {
			kind: i.kind,
			entry: i.entry,
			field: e.field,
			language: s,
			declared: a,
			live: o,
			after: d,
			...c && { edited: c },
			...l !== void 0 && { landed: l }
		}, p = u === "conflict" || u === "undecided" ? u : e.cause === "not committed" ? e.cause : vt(f, i.object, t);
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
function vt(e, t, n) {
	let { kind: r, entry: i, declared: a, live: o, after: s } = e;
	return a !== void 0 && C(a) !== C(o) || yt(r, i, t, n) ? "other-shape" : je(s) ? xt(e, n) ? "universal-placeholders" : void 0 : "not-expressible";
}
function yt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const bt = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function xt({ kind: e, entry: t, field: n, declared: r, after: i }, { project: a }) {
	let o = (e, t) => me(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.declared(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => bt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function St(e, t) {
	return !C(e) || !C(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
// src/plan/pull/pulledFields.ts
function Ct(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = wt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function wt(e, t, n, r, i) {
	if (t.role === "shape" && Et(e, n) && yt(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.declared(n.values), s = Ot(t.declare(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = Tt(s, t, n);
	if (!o) {
		let [e] = t.declared(n.onCreate), i = e !== void 0 && E(e.after) === E(c);
		return t.isDefault(r, a) || i || kt(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = Dt(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function Tt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Et({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.declared(t).length > 0);
}
function Dt(e, t) {
	if (C(e) && C(t) && !kt(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function Ot(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function kt(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
// src/run/pull/fieldEdits.ts
function At(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: s, value: c } = o, [l] = e.fields.filter(({ name: e }) => e === s).flatMap((e) => e.declared(t.values)), u = n.has(_e(t.file, t.spot, [s]).path);
		l && u ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: O(t.file, t.spot, [s]),
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
		problems: jt(a)
	};
}
function jt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only source files declare ${ue(n, "key")} with other values of ${t}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [M("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Mt({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function Nt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [M("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = `--remove-missing would remove ${a} of ${r} entries`, c = fe(t.removed, i);
	if (a > c) return o(`${s}, but limits.${t.removed.name} allows ${c}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: l } = t, u = l ? fe(l, i) : 100;
	return !l || r < 20 || a * 100 <= r * u ? [] : o(`${s}, but limits.${l.name} allows ${u} %. To remove them, raise limits.${l.name}.`);
}
// src/run/pull/textTargets.ts
var Pt = class {
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
					at: r.spot.start
				}
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = I(e).find(({ file: e, from: r }) => r.language === n && k(e.path) === k(t));
		return r && {
			path: r.file.path,
			at: r.spot.start
		};
	}
	partsOf(e) {
		let t = I(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = j(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => k(r.path) === k(t.path) && E(e.textFiles?.name(n.path, r.textFile) ?? null) === E(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: j(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || Ft(u, r) && !Ft(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = ut(t.folder, this.given.full.get(e) ?? e).split(dt).join("/"), i = Ne(t.files) ? Pe(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (f(e, t) && Ne(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ke({ files: e.files.replaceAll("{lang}", j(e, t)) }), t);
	}
	at(e, n, r) {
		let i = j(e, r);
		if (!It.test(i) || Fe(e, n) !== r) return;
		let a = F(e.folder, n), o = t(a, this.given.folders), s = this.given.textFiles.get(o);
		return s ? {
			path: o,
			textFile: s,
			code: i
		} : {
			path: o,
			textFile: {
				source: e,
				language: r,
				...Ae(e, n)
			},
			code: i,
			missing: a
		};
	}
};
function Ft({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const It = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function I(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/run/pull/goneEdits.ts
async function Lt(e, t, n, { rules: r, options: i }) {
	let a = Mt(n), o = a.filter(L), s = a.filter((e) => !L(e)).map((t) => Rt(e, t)), c = Nt(e, o, t.filter(L).length, r);
	if (o.length === 0 || A(c)) return {
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
function L(e) {
	return I(e).length === 0;
}
function Rt(e, t) {
	let [n = t] = I(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return i(e, n, "not-editable", "It is not live, but a source file declares it, and --remove-missing removes nothing from source files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/run/pull/kept.ts
const zt = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, Bt = ["conflict", "undecided"];
function Vt({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function Ht(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, edited: o }, why: s, details: c }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: O(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o && { edited: o },
		why: zt[s],
		...c !== void 0 && { details: c },
		...Bt.includes(s) && { conflict: !0 }
	}));
}
// src/manifest/edit/layout.ts
const R = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
var Ut = class {
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
function Wt(e) {
	switch (e.type) {
		case "block-scalar": return z(e).end;
		case "flow-collection": {
			let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
			return t ? t.offset + 1 : e.offset;
		}
		case "block-map":
		case "block-seq": {
			let t = e.items.findLast((e) => !Gt(e));
			return t ? V(t) : e.offset;
		}
		default: return e.offset + ("source" in e ? e.source.length : 0);
	}
}
function z({ offset: e, props: t, source: n, ...r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = e + i.length, s = n.split("\n");
	s.at(-1) === "" && s.pop();
	let c = s.find((e) => e.trim() !== ""), l = /\d/.exec(a)?.[0], u = l ? r.indent + Number(l) : c?.search(/[^ ]/), d = (e) => /^ *\r?$/.test(e) && e.trimEnd().length <= (u ?? 0), f = a.includes("+") ? s.length : s.findLastIndex((e) => !d(e)) + 1, p = o + s.slice(0, f).join("\n").length;
	return {
		header: a,
		bodyStart: o,
		end: f === 0 ? e + i.trimEnd().length : p - +!!s[f - 1]?.endsWith("\r"),
		indent: u,
		foldedAt: f > 1 ? Ve(s.slice(0, f).map((e) => e.trimEnd().length)) : 0
	};
}
function Gt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => R.has(e));
}
function B({ start: e, key: t, sep: n, value: r }) {
	return (e.find(({ type: e }) => R.has(e)) ?? t ?? n?.[0] ?? r)?.offset ?? 0;
}
function V(e) {
	return e.value ? Wt(e.value) : H(e);
}
function H({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => R.has(e));
	return r ? r.offset + r.source.length : t ? Wt(t) : e.at(-1)?.offset ?? 0;
}
function U(e) {
	return e?.type === "block-scalar" ? z(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : U(e.items.findLast((e) => !Gt(e))?.value);
}
function Kt(e) {
	return /[\ufffe\uffff]/.test(e) || e.replace(/[\n\t]/g, "").search(xe) !== -1;
}
function W(e, t, n) {
	for (let r of qt(e, t, n)) if (r && Zt(e, r, n)) return r;
}
function* qt(e, t, { within: n, column: r }) {
	if (typeof e != "string") {
		yield G(JSON.stringify(e));
		return;
	}
	let i = (n === "mapping" || n === "list") && !Kt(e) && e.trim() !== "", { type: a } = t;
	i && a === "BLOCK_FOLDED" && (t.foldAt > 0 && (yield K(e, a, t, r)), yield K(e, a, {
		...t,
		foldAt: 0
	}, r)), i && (a?.startsWith("BLOCK") || !a && e.includes("\n")) && (yield K(e, "BLOCK_LITERAL", t, r)), !Kt(e) && !e.includes("\n") && ((!a || a === "PLAIN") && Xt(e, n) && (yield G(e)), (a === "QUOTE_SINGLE" || a !== "QUOTE_DOUBLE" && t.quotes === "single") && (yield G(`'${e.replaceAll("'", "''")}'`))), yield G(Jt(e));
}
function G(e) {
	return {
		inline: e,
		lines: []
	};
}
function Jt(e) {
	return JSON.stringify(e).replace(/[\ufffe\uffff]/g, Yt).replace(xe, Yt);
}
function Yt(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function Xt(e, t) {
	let n = {
		within: t,
		column: 0,
		tag: ""
	};
	return Zt(e, G(e), n, "1.1");
}
function K(e, t, n, r) {
	let i = new g(e);
	i.type = t;
	let a = n.foldAt > 0 ? Math.max(40, n.foldAt - n.indent + 2) : 0, o = new m({ k: i }).toString({
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
function Zt(e, { inline: t, lines: n }, { within: r, column: i, tag: a }, s = "1.2") {
	let c = " ".repeat(i), l = [a && `${a} `, t].join(""), u = n.map((e) => `\n${e}`).join(""), d = {
		mapping: `${c}k: ${l}${u}\n${c}l: 1\n`,
		list: `${c}- ${l}${u}\n${c}- 1\n`,
		"flow-mapping": `{k: ${l}, l: 1}`,
		"flow-list": `[${l}, 1]`,
		name: `${l}: 1\n`,
		"flow-name": `{${l}: 1}`
	}[r], { contents: f, errors: p, warnings: m } = o(d, {
		version: s,
		prettyErrors: !1
	});
	if (p.length > 0 || m.length > 0 || !f || !("items" in f)) return !1;
	let h = f.items.flatMap((e) => _(e) ? [e.value] : "key" in e ? [Qt(e.key), Qt(e.value)] : [void 0]), g = {
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
	return h.length === g.length && h.every((e, t) => e === g[t]);
}
function Qt(e) {
	return _(e) ? e.value : void 0;
}
// src/manifest/edit/tree.ts
var $t = class {
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
		if (!u(e)) return e;
		let t = this.targets.get(e)?.node;
		return t && this.resolved(t);
	}
	visit(e) {
		let { node: t } = e;
		if (this.note(e, e.key, !0), this.note(e, t, !1), !T(t)) return;
		let n = en(t.srcToken);
		t.items.forEach((t, r) => {
			let i = {
				item: n[r],
				parent: e,
				children: []
			};
			if (v(t)) {
				let n = Y(t.key) ? t.key : void 0, r = Y(t.value) ? t.value : void 0, a = t.srcToken ?? i.item;
				e.children.push({
					...i,
					item: a,
					path: [...e.path, this.nameOf(n)],
					node: r,
					key: n
				});
			} else {
				let n = Y(t) ? t : void 0;
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
		if (u(t)) {
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
		let t = u(e) ? this.anchors.get(e.source)?.node : e;
		return _(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
};
function en(e) {
	return !e || !("items" in e) ? [] : e.items.filter((e) => !Gt(e));
}
function q({ parent: e }) {
	return e !== void 0 && (J(e.node) || q(e));
}
function J(e) {
	return (l(e) || y(e)) && e.flow === !0;
}
function Y(e) {
	return T(e) || _(e) || u(e);
}
// src/manifest/edit/replaceValue.ts
function tn(e, t, n) {
	let { layout: r, patches: i } = n, { item: a } = e, o = a && ln(a, r);
	if (!o) return !1;
	let s = (a.sep ?? a.start).find(({ type: e }) => e === "tag"), c = sn(e, a, r), l = s && _(e.node) && rn(e, t, {
		...c,
		tag: s.source
	}, n);
	s && l ? c.tag = s.source : s && cn(s, a, o, i, r);
	let u = r.nextLine(o.inline.end), d = rn(e, t, c, n) ?? nn(e, t, c, o, n);
	i.replace(...un(o.inline, d.inline, r));
	let f = o.lines ?? {
		start: u,
		end: u
	};
	return (o.lines || d.lines.length > 0) && i.replaceLines(f.start, f.end, d.lines), !0;
}
function nn({ node: e }, t, n, { inline: r, lines: i }, { layout: a, writer: o }) {
	let s = o.write(t, [e], n);
	return i !== void 0 && i.start !== a.nextLine(r.end) && typeof t == "string" ? {
		inline: Jt(t),
		lines: []
	} : s;
}
function rn({ node: e }, t, n, { layout: r, writer: i }) {
	if (typeof t == "object" && t || !_(e) || !e.srcToken) return;
	let a = e.srcToken.type === "block-scalar" ? z(e.srcToken) : void 0, o = W(t, {
		type: e.type,
		quotes: i.style.quotes,
		indent: a?.indent ?? n.column + i.style.step,
		foldAt: a?.foldedAt ?? 0,
		mayKeepEnd: a !== void 0 && an(a, r)
	}, n);
	return a && o ? {
		...o,
		inline: on(a, o.inline)
	} : o;
}
function an({ end: e }, t) {
	let n = t.nextLine(e);
	return n === t.text.length ? t.added === "" : t.line(n).trim() !== "";
}
function on({ header: e }, t) {
	if (!/^[|>]/.test(t) || t[0] !== e[0]) return t;
	let [n, r] = [e, t].map((e) => ({
		digit: /\d/.exec(e)?.[0],
		chomping: /[-+]/.exec(e)?.[0]
	})), i = n?.digit === r?.digit || r?.digit === void 0, a = n?.chomping === r?.chomping || n?.chomping === "+" && r?.chomping === void 0;
	if (i && a) return e;
	let o = r?.digit ?? n?.digit ?? "";
	return `${t[0]}${o}${r?.chomping ?? ""}`;
}
function sn(e, t, n) {
	let r = q(e);
	return {
		within: l(e.parent?.node) ? r ? "flow-mapping" : "mapping" : r ? "flow-list" : "list",
		column: r ? 0 : n.column(B(t)),
		tag: ""
	};
}
function cn({ offset: e, source: t }, { sep: n, start: r }, i, a, { text: o }) {
	if ((n ?? r).some(({ type: t, offset: n }) => t === "anchor" && n > e)) {
		let n = e + t.length;
		a.replace(e, n + (/^ */.exec(o.slice(n))?.[0].length ?? 0), "");
	} else i.inline.start = e;
}
function ln(e, t) {
	let { value: n } = e, r = H(e);
	if (e.key && !e.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let i = Wt(n);
	if (n.type === "block-scalar") {
		let { header: e, bodyStart: r } = z(n);
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
		let [e] = n.items, a = e ? B(e) : n.offset;
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
function un({ start: e, end: t }, n, { text: r }) {
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
function dn(e, t, n) {
	let { layout: r, patches: i, writer: a } = n, o = new gn(e, r), { children: s } = e;
	if (s.some(({ item: e }) => !e)) return !1;
	let c = t.removed.size === s.length;
	if (c && !o.ownLines) return tn(e, fn(e, t), n);
	let l = hn(s.map((e) => t.removed.has(e))).map(({ from: e, to: t }) => ({
		from: e,
		to: t,
		region: o.regionOf(e, t)
	}));
	for (let { region: e } of l) r.startsLine(e.start) ? i.replaceLines(e.start, e.end, []) : i.replace(e.start, e.end, "");
	if (c && t.inserted.size === 0) {
		if (!e.item) return !1;
		let t = H(e.item);
		i.replace(t, t, y(e.node) ? " []" : " {}");
	}
	for (let [n, r] of [...t.inserted].sort(([e], [t]) => e - t)) {
		let t = l.find(({ from: e, to: t }) => e <= n && n <= t), c = t ? t.region.end : n < 0 ? o.leadStart(0) : o.endOf(n);
		if (n < 0 && !o.ownLines) return !1;
		let u = mn(e, n), d = U(s[t ? t.from - 1 : n]?.item?.value), f = r.flatMap((e) => {
			let t = pn(e, o.column, u, a);
			return o.isSpaced && !d ? ["", ...t] : t;
		});
		i.replaceLines(c, c, f);
	}
	return !0;
}
function fn({ node: e }, { inserted: t }) {
	let n = [...t].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
	return y(e) ? n.map(({ value: e }) => e) : Object.fromEntries(n.map(({ name: e = "", value: t }) => [e, t]));
}
function pn({ name: e, value: t }, n, r, i) {
	return e === void 0 ? i.item(t, r, n) : i.member(e, t, r, n);
}
function mn(e, t) {
	if (l(e.node)) return [e.node];
	let n = e.children.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.children.slice(0, 20)).flatMap(({ node: e }) => e ?? []);
}
function hn(e) {
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
var gn = class {
	items;
	edges;
	layout;
	column;
	ownLines;
	isSpaced;
	constructor({ children: e }, t) {
		this.layout = t, this.items = e.map(({ item: e }) => e), this.edges = this.items.map((e) => e ? {
			start: B(e),
			end: V(e)
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
		let o = this.leadStart(e), s = this.endOf(t), c = e > 0 && U(this.items[e - 1]?.value), l = e === 0 || c || n.line(n.lineStart(o - 1)).trim() === "";
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
// src/manifest/edit/align.ts
const _n = 2e3;
function vn(e, t) {
	let n = [], r = [], i = [], [a, o] = [0, 0];
	for (let [s, c] of [...yn(e, t), [e.length, t.length]]) {
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
function yn(e, t) {
	if (e.length > _n || t.length > _n) return [];
	let n = Array.from({ length: e.length + 1 }, () => new Uint32Array(t.length + 1)), r = (e, t) => n[e]?.[t] ?? 0, i = (n, r) => w(e[n] ?? null, t[r] ?? null);
	for (let a = e.length - 1; a >= 0; --a) for (let e = t.length - 1; e >= 0; --e) {
		let t = n[a];
		t && (t[e] = i(a, e) ? r(a + 1, e + 1) + 1 : Math.max(r(a + 1, e), r(a, e + 1)));
	}
	let a = [], [o, s] = [0, 0];
	for (; o < e.length && s < t.length;) i(o, s) ? a.push([o++, s++]) : r(o + 1, s) >= r(o, s + 1) ? o += 1 : s += 1;
	return a;
}
// src/manifest/edit/edits.ts
function X(e, t) {
	let n = t.filter(({ is: e, path: t }) => e === "set" && t.length === 0).at(-1);
	if (n?.is === "set") return n.value;
	if (t.length === 0) return e;
	if (Array.isArray(e)) return bn(e, t);
	let r = new Map(C(e) ? Object.entries(e) : []);
	for (let [e, n] of Sn(t)) n.some(xn) ? r.delete(String(e)) : r.set(String(e), X(r.get(String(e)) ?? {}, n));
	return Object.fromEntries(r);
}
function bn(e, t) {
	let n = Sn(t), r = new Map();
	for (let e of t) e.is !== "insert" || e.path.length > 0 || r.set(e.after, [...r.get(e.after) ?? [], e.value]);
	let i = (e) => r.get(e) ?? [], a = e.flatMap((e, t) => {
		let r = n.get(t) ?? [];
		return [...r.some(xn) ? [] : [X(e, r)], ...i(t)];
	});
	return [...i(-1), ...a];
}
function xn({ is: e, path: t }) {
	return e === "remove" && t.length === 0;
}
function Sn(e) {
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
var Cn = class {
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
			if (!T(e.node)) this.replaced.set(e, X(wn(this.old, e.path), t));
			else {
				for (let [n, r] of Sn(t)) {
					let t = Tn(e, n);
					t ? r.some(xn) ? this.changeOf(e).removed.add(t) : this.edit(t, r) : this.add(e, e.children.length - 1, {
						name: String(n),
						value: X({}, r)
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
		let n = wn(this.old, e.path);
		if (w(n, t)) return;
		let { node: r, children: i } = e;
		if (l(r) && C(t) && i.some(({ path: e }) => Object.hasOwn(t, Z(e)))) {
			for (let n of i) {
				let r = Object.hasOwn(t, Z(n.path)) ? t[Z(n.path)] : void 0;
				r === void 0 ? this.changeOf(e).removed.add(n) : this.become(n, r);
			}
			let n = new Set(i.map(({ path: e }) => Z(e)));
			for (let [r, a] of Object.entries(t)) n.has(r) || this.add(e, i.length - 1, {
				name: r,
				value: a
			});
		} else if (y(r) && Array.isArray(t) && t.length > 0 && i.length > 0) {
			let { pairs: r, removed: a, inserted: o } = vn(n, t);
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
		for (let { slot: t, isName: n, target: r } of this.tree.aliases) e.has(r.node) && !this.isGone(t) && (n ? this.names.add(t) : this.replaced.has(t) || this.replaced.set(t, wn(this.old, t.path)));
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
function wn(e, t) {
	return t.reduce((e, t) => e[t] ?? null, e);
}
function Tn({ children: e }, t) {
	return typeof t == "number" ? e[t] : e.find(({ path: e }) => e.at(-1) === t);
}
function Z(e) {
	return String(e.at(-1));
}
// src/manifest/edit/fileStyle.ts
function En(e, t) {
	let n = {}, r = 0, i = 0, a = (e) => {
		let { node: o } = e;
		_(o) && (o.type === "QUOTE_SINGLE" && (r += 1), o.type === "QUOTE_DOUBLE" && (i += 1)), T(o) && (n = {
			...Dn(e, t),
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
		isJson: J(e.node) && e.children.every(({ key: e }) => _(e) && e.type === "QUOTE_DOUBLE")
	};
}
function Dn(e, t) {
	let { node: n, parent: r, children: i } = e, [a] = i;
	if (!a?.item || !n?.range) return {};
	if (J(n)) {
		let e = /^ */.exec(t.text.slice(n.range[0] + 1))?.[0] ?? "";
		return t.text.slice(n.range[0], n.range[1]).includes("\n") ? {} : { [l(n) ? "braces" : "brackets"]: e };
	}
	let o = t.column(B(a.item)), s = {};
	if (y(n) && l(a.node) && !q(a)) {
		let [e] = a.node.flow ? [] : a.children, n = H(a.item);
		e?.item && t.lineStart(n) === t.lineStart(B(e.item)) && (s.afterDash = Math.max(1, B(e.item) - n));
	}
	if (e.item && r && l(r.node) && !r.node.flow) {
		let r = o - t.column(B(e.item));
		y(n) && r >= 0 && (s.listStep = r), l(n) && r > 0 && (s.step = r);
	}
	return s;
}
// src/manifest/edit/flowItems.ts
function On(e, { removed: t, inserted: n }, { layout: r, patches: i, writer: a }) {
	let { node: o, children: s } = e, c = s.flatMap(({ item: e }) => e ? {
		start: B(e),
		end: V(e)
	} : []);
	if (c.length < s.length || !o?.range) return !1;
	let [u, d] = [o.range[0] + 1, o.range[1] - 1], f = (e, t) => e.map(({ name: e, value: n }) => e === void 0 ? a.flowItem(n, t) : a.flowMember(e, n, t)), p = l(o) ? [o] : s.flatMap((e) => e.node ?? []).reverse();
	if (t.size === s.length) {
		let e = f([...n].sort(([e], [t]) => e - t).flatMap(([, e]) => e), p), t = e.length === 0 ? "" : l(o) ? a.style.braces : a.style.brackets;
		return i.replace(u, d, `${t}${e.join(", ")}${t}`), !0;
	}
	let m = s.findIndex((e) => !t.has(e));
	for (let [e, n] of s.entries()) {
		if (!t.has(n)) continue;
		let r = e < m ? c[e]?.start : c[e - 1]?.end, a = e < m ? c[e + 1]?.start : c[e]?.end;
		i.replace(r ?? u, a ?? d, "");
	}
	for (let [e, a] of [...n].sort(([e], [t]) => e - t)) {
		let n = f(a, p), o = c[e];
		if (e < m || !o) {
			let e = c[m]?.start ?? u;
			i.replace(e, e, n.map((e) => `${e}, `).join(""));
		} else t.size === 0 && r.startsLine(o.start) ? kn(o, n, r, i) : i.replace(o.end, o.end, n.map((e) => `, ${e}`).join(""));
	}
	return !0;
}
function kn(e, t, n, r) {
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
// src/manifest/edit/patches.ts
var An = class {
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
}, jn = class {
	style;
	resolved;
	failed = !1;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	write(e, t, n) {
		let r = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) return this.scalar(e, r, n);
		if (Nn(n) || this.isFlow(e, r)) return {
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
		let i = this.name(e, n, "name"), a = n.flatMap((t) => Fn(t, e) ?? []), o = a.length > 0 || !Pn(n) ? a : n.flatMap((e) => Q(e) ?? []), s = {
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
		let r = this.name(e, n, "flow-name"), i = n.flatMap((t) => Fn(t, e) ?? Q(t) ?? []);
		return `${r}: ${this.write(t, i, Mn("flow-mapping")).inline}`;
	}
	flowItem(e, t) {
		return this.write(e, t, Mn("flow-list")).inline;
	}
	members(e, t, n) {
		if (C(e)) return Object.entries(e).flatMap(([e, r]) => this.member(e, r, t, n));
		let r = t.flatMap((e) => Q(e) ?? []);
		return [...e].flatMap((e) => this.item(e, r, n));
	}
	flow(e, t) {
		let { braces: n, brackets: r } = this.style;
		if (C(e)) {
			let r = Object.entries(e).map(([e, n]) => this.flowMember(e, n, t));
			return r.length === 0 ? "{}" : `{${n}${r.join(", ")}${n}}`;
		}
		let i = t.flatMap((e) => Q(e) ?? []), a = [...e].map((e) => this.flowItem(e, i));
		return a.length === 0 ? "[]" : `[${r}${a.join(", ")}${r}]`;
	}
	isFlow(e, t) {
		if (Object.keys(e).length === 0) return !0;
		let n = t.find((e) => (l(e) || y(e)) && e.items.length > 0);
		return l(n) || y(n) ? n.flow === !0 : Array.isArray(e) && e.every((e) => typeof e != "object" || !e);
	}
	scalar(e, t, n) {
		let r = W(e, this.scalarStyle(e, t, n), n);
		return r || (this.failed = !0), r ?? {
			inline: "",
			lines: []
		};
	}
	scalarStyle(e, t, n) {
		let r = t.find((e) => _(e)), i = typeof e != "string" || !e.includes("\n") && e.length < 80, a = r?.type && (i ? !r.type.startsWith("BLOCK") : r.type !== "PLAIN"), o = r?.type === "BLOCK_FOLDED" && typeof e == "string" && e.trim().includes("\n");
		return {
			type: this.style.isJson ? "QUOTE_DOUBLE" : o ? "BLOCK_LITERAL" : a ? r.type : void 0,
			quotes: this.style.quotes,
			indent: n.column + this.style.step,
			foldAt: 0,
			mayKeepEnd: !1
		};
	}
	name(e, t, n) {
		let r = t.flatMap((e) => l(e) ? e.items.at(-1)?.key ?? [] : []).find((e) => _(e)), i = W(e, {
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
function Mn(e) {
	return {
		within: e,
		column: 0,
		tag: ""
	};
}
function Nn({ within: e }) {
	return e === "flow-mapping" || e === "flow-list";
}
function Pn(e) {
	let t = e.flatMap((e) => l(e) ? e.items.map(({ value: e }) => e) : []);
	return t.every((e) => _(e)) || t.every((e) => l(e));
}
function Fn(e, t) {
	return l(e) ? e.get(t, !0) : void 0;
}
function Q(e) {
	return y(e) ? e.items.at(-1) : l(e) ? e.items.at(-1)?.value ?? void 0 : void 0;
}
// src/manifest/edit/editYaml.ts
function In(e, t, n) {
	let r = h(e, t);
	if (A(r.problems)) return {
		is: "refused",
		problems: r.problems
	};
	let i = typeof n == "function" ? n(r) : n, a = r.value, s = X(a, i);
	if (w(a, s)) return {
		is: "edited",
		text: t
	};
	let c = new Ut(t), l = new $t(o(c.text, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	})), u = new Cn(l, a, i);
	if (u.merged.size > 0) return {
		is: "refused",
		problems: [...u.merged].map((e) => Bn(r, e))
	};
	let d = Ln(l, u, c);
	if ("slot" in d) return {
		is: "refused",
		problems: [Vn(r, d.slot.path)]
	};
	let f = h(e, d.text), p = f.problems.length <= r.problems.length && !A(f.problems);
	return p && w(f.value, s) ? {
		is: "edited",
		text: d.text
	} : {
		is: "refused",
		problems: [Vn(r, Hn(p ? f.value : a, s))]
	};
}
function Ln(e, t, n) {
	let r = new An(n), i = new jn(En(e.root, n), (t) => e.resolved(t)), a = {
		layout: n,
		patches: r,
		writer: i
	};
	for (let [e, n] of t.replaced) if (!t.isGone(e) && (!tn(e, n, a) || i.failed)) return { slot: e };
	for (let e of t.names) if (!zn(e, a)) return { slot: e };
	let o = [...t.collections].sort(([e], [t]) => t.path.length - e.path.length);
	for (let [e, n] of o) if (!(t.isGone(e) || t.replaced.has(e)) && (!(J(e.node) ? Rn(e, n) ? tn(e, [...n.inserted.values()].flat().map(({ value: e }) => e), a) : On(e, n, a) : dn(e, n, a)) || i.failed)) return { slot: e };
	let s = r.applied();
	return s === void 0 ? { slot: e.root } : { text: s };
}
function Rn(e, { inserted: t }) {
	return e.children.length > 0 || q(e) ? !1 : [...t.values()].flat().some(({ name: e, value: t }) => e === void 0 && C(t));
}
function zn({ item: e, path: t }, { patches: n, writer: r }) {
	let i = e?.key;
	return i?.type === "alias" && (n.replace(i.offset, i.offset + i.source.length, r.name(String(t.at(-1)), [], "flow-name")), !r.failed);
}
function Bn({ file: e, spot: t }, { path: n }) {
	return M("not-editable", "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key.", { place: O(e, t, [...n, "<<"]) });
}
function Vn({ file: e, spot: t }, n) {
	return M("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", { place: Ee(e, t, n) });
}
function Hn(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!w(t, i)) return [e, ...Hn(t, i)];
	}
	return [];
}
// src/manifest/edit/editEntries.ts
function Un(e, t, n, r) {
	return In(e, t, (e) => Wn(e, n, r));
}
function Wn({ value: e, spot: t }, n, r) {
	let i = C(e) ? e : {}, a = Array.isArray(i[n]) ? i[n] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		} : Gn(a[t], r, e.language, e.value);
	});
}
function Gn(e, t, n, r) {
	let i = C(e) ? e.translations : void 0, a = [...t, "translations"];
	if (!Array.isArray(i)) return {
		is: "set",
		path: [...a, n],
		value: r
	};
	let o = i.findIndex((e) => C(e) && e.language_iso === n);
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
async function Kn(e, t, n, r) {
	let { manifests: i, problems: a, undecided: o } = await d(e, t, n, r), s = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(s.map(({ path: e }) => [e, F(n.displayRoot, e)]))
		},
		problems: a,
		undecided: o
	};
}
function qn(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function Jn(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = Un(a, o, e, s);
		if (c.is === "refused") N(n, c.problems);
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
async function Yn(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([ft(a, "utf8"), mt(a)]).catch((e) => {
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
// src/plan/pull/relatives.ts
const Xn = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var Zn = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of Qn(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = Qn(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function Qn(e) {
	let t = e.split(Xn);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/run/pull/newKeys.ts
function $n(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && De(e.tags(t), r.rules) === void 0), l = He(e, {
		objects: c,
		unusable: []
	}, r, i), { sound: u, unsound: d } = er(e, l.entries, t, {
		read: o,
		context: r
	}), f = t.filter(({ from: e }) => e === void 0), p = new Zn(f.flatMap((t) => me(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [m] = a.length === 1 ? a : [], h = [], g = new Map();
	for (let t of u) {
		let [n = ""] = e.names(t.live), r = p.nearest(n), i = r?.file.path ?? m;
		if (i === void 0) {
			h.push(t);
			continue;
		}
		let a = tr(e, t, r?.onCreate ?? f.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
			...Je(l.left),
			...d.map((t) => ir(e, t.live)),
			...rr(e, h, a)
		]
	};
}
function er(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: qe(e.entry.schema.parse(t.entry))
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
function tr(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.declared(r), e.declared(i)];
		return t.length > 0 && E(nr(t)) === E(nr(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function nr(e) {
	return e.map(({ after: e }) => e);
}
function rr(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", s, {
		severity: "warning",
		reach: "change"
	})];
}
function ir(e, t) {
	let { one: n } = e.words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return M("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/run/pull/editSources.ts
function ar(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = k(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = sr(t, l, s.map((e) => or(e, n)), o.source);
		N(i, u.refused.map((t) => ({
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
function or(e, t) {
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
function sr(e, t, n, r) {
	let i = [], a = 64, o = (n) => (--a, e.edit(t, n.flatMap(({ edits: e }) => e), r)), s = (e, t) => (N(i, e.map(({ text: e }) => ({
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
		let n = l.each ? void 0 : cr(e, t, r);
		return n !== void 0 && s([t], n), n === void 0;
	})));
	return {
		text: u.is === "edited" ? u.text : t,
		refused: i
	};
}
function cr(e, { text: t }, n) {
	let { after: r } = t, i = typeof r == "string" ? r : lr(r), a = e.edit(e.empty("en"), [{
		is: "add",
		path: ["name"],
		value: i,
		...e.severalLanguages && { language: "en" }
	}], n);
	return a.is === "refused" ? a.why : void 0;
}
function lr(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/run/pull/textEdits.ts
function ur(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = new Map(), o = new Map(), s = [];
	for (let n of e) {
		let { kind: e, entry: c, language: l, declared: u } = n, d = u === void 0, f = ot(e, c, l), p = d ? r.find(e, c, l) : void 0;
		p ? dr(o, p.path, {
			text: n,
			target: p
		}) : (d ? c.from : t.has(f)) ? d ? s.push(n) : dr(a, f, {
			text: n,
			edits: pr(n),
			base: r.baseOf(c, f)
		}) : i.push(fr(n));
	}
	let c = [...new Set([...a.keys(), ...o.keys()])].flatMap((e) => {
		let n = o.get(e) ?? [], [r] = n, i = t.get(e) ?? r?.target.textFile;
		if (!i) return [];
		let s = [...a.get(e) ?? [], ...n.sort(mr).map(hr)], c = r?.target.missing;
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
		problems: [...gr(s), ..._r(c, n)]
	};
}
function dr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function fr({ kind: e, entry: t, language: n, after: r }) {
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
function pr({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(lr(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = C(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function mr({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function hr({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : lr(a), s = n.language === void 0 ? { language: r } : {};
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
function gr(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => I(e).map(({ from: e }) => e.source)), i = `No source file can have ${ue(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return M("no-language-file", i, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function _r(e, t) {
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
async function vr(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = P(t.project, r.pulledLanguages ?? Ye), c = s.ok ? s.value.map(({ iso: e }) => e) : [], l = Object.entries(e.entries).filter(([e]) => t.objects[e]), u = {
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
		verdicts: rt
	}, f = Object.values(n.files.manifests).flatMap((e) => e.map(({ path: e }) => e)), p = await at(u, t, d.rules, {
		ownUser: n.ownUser,
		history: n.context.history,
		manifests: ee({
			declared: e,
			manifests: f
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (p.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: p.problems,
		unmatched: []
	};
	let m = p.matches.map(({ kind: e, matching: t }) => {
		let n = br(e, t, o);
		return {
			kind: e,
			entries: u.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Cr(e, n, d)
		};
	}), h = p.plan.filter?.unmatched ?? [], g = [
		...p.problems.filter(({ code: e }) => e === "unknown-writers"),
		...m.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...st(p.keptTexts, {
			reasons: p.reasons,
			writes: !1
		}).map(yr)
	], _ = t.project.baseLanguage, v = new Pt({
		...n.files,
		textFiles: a,
		rows: n.rows,
		base: _,
		folders: n.folders
	}), { taken: y, kept: b } = _t(p.keptTexts, d), x = ur(y, {
		textFiles: a,
		base: _,
		targets: v
	}), S = [...x.edits];
	N(g, x.problems);
	let C = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of m) {
		let l = Ct(e, c, d, i.fields ?? []), u = At(e, l.filter(({ value: e }) => je(e)), a);
		if (N(S, u.edits), N(C, u.kept), N(g, l.filter(({ value: e }) => !je(e)).map(({ entry: t, field: n }) => Sr(e, t, n)), u.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Lt(e, o, s, {
					rules: r.rules,
					options: i
				});
				N(S, t.edits), N(g, t.problems);
			}
			if (i.isNew) {
				let a = P(t.project, r.pulledLanguages), s = {
					fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = qn(n.files.manifests[e.plural]), l = $n(e, {
					declared: o,
					live: t,
					context: d,
					wanted: s
				}, c);
				N(S, l.edits), N(g, l.problems);
			}
		}
	}
	return {
		edits: S,
		sources: x.sources,
		taken: y,
		kept: [...Ht(b), ...C],
		problems: g,
		unmatched: h
	};
}
function yr(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function br(e, t, n) {
	let r = new Set(xr(e, t).flatMap((e) => te(n, e) ? [e.entry] : []));
	return {
		...t,
		matches: t.matches.filter(({ declared: e }) => r.has(e)),
		refused: t.refused.filter(({ declared: e }) => r.has(e))
	};
}
function xr(e, { matches: t, refused: n }) {
	return [...t, ...n].map((t) => ({
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	}));
}
function Sr(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return i(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Cr(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && De(e.tags(t), n) === void 0);
}
// src/run/pull/optionProblems.ts
function wr(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = Ge(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(M("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function Tr(e, { isNew: t }, { manifests: n }) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(qn).length > 0 ? [] : [M("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/run/pull/later.ts
async function Er(t, n, r, i) {
	let { confirmsRemoval: a } = r, o = {
		...r,
		confirmsRemoval: a && ((e) => (i.onProgress?.(void 0), a(e)))
	}, { folders: c, cancellation: l } = i;
	if (!n.manifests) return { problems: [] };
	let u = Or(n.manifests, n.pulledLanguages?.value), d = et(i), f = d.now(), p = tt(n, {
		apiUrl: t.apiUrl,
		signal: l.stopping,
		onResponse: d.onResponse,
		...i.onWait && { onWait: i.onWait },
		onProgress: i.onProgress
	}), m = await e(async (e) => {
		let r = await Kn(e, n, c, l.stopping), { declared: i, problems: a } = re(e.kinds, r.files.manifests, t.usable);
		return {
			declared: i,
			files: r.files,
			undecided: r.undecided,
			textFiles: le(r.files.manifests),
			problems: [...r.problems.filter((e) => !Ar(e, u)), ...a.filter(jr($(i, o)))]
		};
	}, {
		...n,
		manifests: u
	}, async ({ id: e }) => p.ok ? lt(p.value, e) : void 0);
	if (i.onProgress?.(void 0), !m) return { problems: [] };
	let { declared: h, files: g, textFiles: _ } = m;
	i.onSecrets(s(h.variables));
	let v = [
		...m.problems,
		...ce("accept", n.rules.accept, [h]),
		...t.projects.length > 1 ? [] : ie(n.rules.filter, [h]),
		...Tr(u.kinds, o, g)
	];
	if (A(v)) return { problems: v };
	if (!p.ok) return { problems: [...v, p.problem] };
	try {
		let e = await it(p.value, n.id, {
			kinds: $(h, o),
			languages: (e) => {
				f = d.now();
				let { pulledLanguages: t } = n, { isNew: r } = o;
				return Ze(e, kr(h, e, n), {
					asked: t,
					isNew: r,
					rows: u.texts
				});
			},
			leavesOut: () => !1
		});
		if (!e.ok) return { problems: [...v, e.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: r } = e.value, a = oe({
			declared: h,
			textFiles: _
		}, r);
		if (a.length > 0) return { problems: [...v, ...a] };
		let s = kr(h, r, n), m = await vr(s, e.value, {
			project: n,
			options: o,
			context: {
				...i,
				now: d.now
			},
			settings: t,
			files: g,
			textFiles: _,
			rows: u.texts,
			folders: c,
			ownUser: nt(p.value, n.id)
		}), y = [...v, ...m.problems];
		if (A(m.problems.filter(({ reach: e }) => e !== "change")) || l.stopped) return { problems: y };
		let b = await Dr(m, s, e.value, {
			files: g,
			settings: t,
			project: n,
			options: o,
			context: i,
			at: f
		}), x = {
			unmatched: m.unmatched,
			declared: h
		};
		return {
			...b,
			filtered: x,
			problems: [...y, ...b.problems]
		};
	} catch (e) {
		if (!(e instanceof $e)) throw e;
		return e instanceof Qe && l.stopped ? { problems: v } : { problems: [...v, ct(e, h)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function Dr(e, t, { project: n }, { files: r, settings: i, project: a, options: o, context: s, at: c }) {
	let l = ar(r.manifests, e.sources), u = Jn(l.manifests, e.edits);
	if (u.problems.length > 0) return { problems: u.problems };
	let d = [...u.changed, ...l.changed], f = re(i.kinds, u.manifests, i.usable), p = f.problems.filter(jr($(t, o))).filter(({ severity: e }) => e === "error");
	if (p.length > 0) return { problems: p.map(Mr) };
	let m = await Yn(d, r.full), h = await Ue(m, s.folders);
	return h.length === 0 && !o.dryRun && m.length > 0 && N(h, await We(m, s.folders)), h.length > 0 ? { problems: h } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: d.map(({ path: e }) => e),
				comparison: ht(kr(f.declared, n, a), t, e.taken),
				kept: [...e.kept, ...Ht(l.refused.map(Vt))],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: d,
			at: c
		}
	};
}
function Or(e, t) {
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
function kr(e, t, { pulledLanguages: n }) {
	let r = P(t, n ?? Ye), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return se(e, t.baseLanguage, i);
}
function Ar({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && Ne(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function $({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function jr(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function Mr(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/run/pull/pull.ts
async function Nr(e, t, n, r) {
	try {
		return await Pr(e, t, n, r);
	} catch (e) {
		let n = c(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Pr(e, t, n, r) {
	if (A(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Ke(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, Lr] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => ae(e, []))] };
		let s = await Xe(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = wr(e.kinds, n, r);
	if (A(o)) return { problems: [...i, ...Ir(o)] };
	let s = [], c = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await Er(e, t, n, r);
		N(i, a.problems), a.later && s.push(a.later), c.push(a.filtered);
	}
	return N(i, Fr(a, c)), {
		problems: i,
		later: s,
		at: Be(s.map((e) => e.at))
	};
}
function Fr([e], t) {
	let n = t.flatMap((e) => e?.declared ?? []);
	return (e?.rules.filter ?? []).filter((e) => t.length > 0 && t.every((t) => t?.unmatched.includes(e))).map((e) => ae(e, n));
}
function Ir(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const Lr = M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function Rr(e, t) {
	let n = new p(), i = r(n);
	try {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await ne("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), s = zr(e, t, n), c = await Nr(i, [...t.problems, ...a], s, o), { first: l, later: u } = c;
		for (let e of l ? ze(l, s.dryRun) : []) t.print(e);
		let d = {
			isDryRun: s.dryRun,
			full: i.all
		};
		for (let e of Vr(u ?? [], d, t)) t.print(e);
		let f = l !== void 0 || u?.some(({ changed: e }) => e.length > 0) === !0, p = !t.reportPull && await Hr(o.folders.displayRoot);
		f && c.at !== void 0 && !s.dryRun && p && t.print(`To commit only these changes: git commit --trailer ${de(he(c.at))}`);
		let { stopped: m } = n, h = m !== void 0 && l === void 0 && u === void 0, g = h ? [...c.problems, Ur(n)] : c.problems, _ = t.reportPull && !i.showTexts ? S(g) : g, v = await t.reportPull?.({
			...l && { first: l },
			...u && { later: u.map((e) => e.pulled) },
			...c.at !== void 0 && { at: c.at },
			problems: _
		}) ?? [], y = [..._, ...v];
		return t.showProblems(y), h && m.by !== "time limit" ? m.by === "SIGINT" ? 130 : 143 : h || A(y) ? 1 : i.detailedExitcode && f ? 2 : 0;
	} finally {
		i();
	}
}
function zr(e, { ask: t, sources: n }, r) {
	let i = D(Re, e);
	return {
		split: D(Te, e) ?? Te.default,
		fields: D(we, e),
		repeated: [
			ye,
			Me,
			ge,
			Ce,
			be
		].flatMap((t) => (e[ve(t)] ?? []).flatMap((e) => [`--${ve(t)}`, e])),
		dryRun: D(Oe, e) ?? Oe.default,
		isNew: D(Le, e) ?? Le.default,
		dir: i === void 0 ? void 0 : F(n.folders.working, i),
		removesMissing: D(Ie, e) ?? Ie.default,
		confirms: t && ((e) => t(`Webhook ${Se(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(Br(e), r))
	};
}
function Br(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${Se(e)}\n`).join("")}Remove them from the manifests?`;
}
function Vr(e, { isDryRun: t, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ pulled: e, changed: s }) => {
		let c = x(e, o), l = !(a && c.hide_texts);
		return [...t && l ? pe(s) : [], ...n(c, {
			...i,
			isDryRun: t,
			texts: l,
			full: r
		})];
	});
}
async function Hr(e) {
	return await a(await pt(e), void 0) !== void 0;
}
function Ur({ reason: e }) {
	return M("run-stopped", `${e} Nothing was written.`);
}
export { Rr as runPull };
