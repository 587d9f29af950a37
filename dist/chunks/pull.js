import { E as e, G as t, K as n, Q as r, Qt as i, T as a, V as o, Y as s, Yt as c, a as l, c as u, fn as d, ht as f, i as p, l as m, lt as h, rn as g, s as _, sn as v, ut as y, wt as b, y as x } from "./engine.js";
import { $a as S, $r as ee, Bn as te, Gi as C, Hi as w, Ji as T, Jn as E, Ki as ne, Kt as re, Oi as D, Qi as ie, Sr as ae, Ti as O, Ui as oe, Un as se, V as ce, Vi as le, X as ue, Xi as de, Xn as fe, Za as pe, Zi as me, ai as he, ar as k, bi as A, cn as ge, dn as j, ei as _e, fi as ve, fn as M, gi as ye, gn as N, hn as P, ii as be, li as xe, ln as Se, mn as Ce, ni as we, on as Te, pi as Ee, pn as F, qi as I, qn as De, sn as Oe, ti as ke, ui as Ae, vr as je } from "./start.js";
import { a as Me } from "./written.js";
import { _ as L, d as R, f as Ne, h as Pe, m as Fe, p as z, u as B } from "./wire.js";
import { a as Ie, c as Le, d as Re, f as ze, l as Be, n as Ve, o as He, r as Ue, s as We, t as Ge, u as Ke } from "./first.js";
import { r as qe, s as Je } from "./client.js";
import { D as Ye, E as Xe, O as Ze, c as Qe, g as $e, m as et, o as tt, p as nt, s as rt, y as it } from "./project.js";
import { relative as at, resolve as ot, sep as st } from "node:path";
import { readFile as ct, realpath as lt, stat as ut } from "node:fs/promises";
// src/run/pull/compared.ts
function dt(e, t, n) {
	let r = p(e.kinds, e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, edited: i }) => i ? [[ft(e.name, e.label(t.values), n, r), i]] : []));
	return {
		...r,
		changes: r.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = i.get(ft(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function ft(e, t, n, r) {
	return R([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/plan/pull.ts
function pt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { item: e } = i, { declared: a, live: o, part: s = "", edited: c, landed: l, reason: u } = e, d = a === void 0 ? o : vt(a, o), f = {
			kind: i.kind,
			entry: i.entry,
			field: e.field,
			language: s,
			declared: a,
			live: o,
			after: d,
			...c && { edited: c },
			...l !== void 0 && { landed: l }
		}, p = u === "conflict" || u === "undecided" ? u : e.cause === "not committed" ? e.cause : mt(f, i.object, t);
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
function mt(e, t, n) {
	let { kind: r, entry: i, declared: a, live: o, after: s } = e;
	return a !== void 0 && z(a) !== z(o) || ht(r, i, t, n) ? "other-shape" : Fe(s) ? _t(e, n) ? "universal-placeholders" : void 0 : "not-expressible";
}
function ht(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const gt = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function _t({ kind: e, entry: t, field: n, declared: r, after: i }, { project: a }) {
	let o = (e, t) => x(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.declared(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => gt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function vt(e, t) {
	return !z(e) || !z(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function yt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = bt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function bt(e, t, n, r, i) {
	if (t.role === "shape" && St(e, n) && ht(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.declared(n.values), s = wt(t.declare(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = xt(s, t, n);
	if (!o) {
		let [e] = t.declared(n.onCreate), i = e !== void 0 && R(e.after) === R(c);
		return t.isDefault(r, a) || i || Tt(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = Ct(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function xt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function St({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.declared(t).length > 0);
}
function Ct(e, t) {
	if (z(e) && z(t) && !Tt(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function wt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function Tt(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function Et({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function Dt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [D("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = `--remove-missing would remove ${a} of ${r} entries`, c = fe(t.removed, i);
	if (a > c) return o(`${s}, but limits.${t.removed.name} allows ${c}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: l } = t, u = l ? fe(l, i) : 100;
	return !l || r < 20 || a * 100 <= r * u ? [] : o(`${s}, but limits.${l.name} allows ${u} %. To remove them, raise limits.${l.name}.`);
}
const Ot = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var kt = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of At(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = At(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function At(e) {
	let t = e.split(Ot);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/run/pull/fieldEdits.ts
function jt(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: s, value: c } = o, [l] = e.fields.filter(({ name: e }) => e === s).flatMap((e) => e.declared(t.values)), u = n.has(le(t.file, t.spot, [s]).path);
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
		problems: Mt(a)
	};
}
function Mt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only source files declare ${ce(n, "key")} with other values of ${t}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [D("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
// src/run/pull/textTargets.ts
var Nt = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = R([r.file.path, n]);
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
		let { base: n } = this.given, r = V(e).find(({ file: e, from: r }) => r.language === n && A(e.path) === A(t));
		return r && {
			path: r.file.path,
			at: r.spot.start
		};
	}
	partsOf(e) {
		let t = V(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = C(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => A(r.path) === A(t.path) && R(e.textFiles?.name(n.path, r.textFile) ?? null) === R(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: C(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || Pt(u, r) && !Pt(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = at(t.folder, this.given.full.get(e) ?? e).split(st).join("/"), i = I(t.files) ? me(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (ie(e, t) && I(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, ne({ files: e.files.replaceAll("{lang}", C(e, t)) }), t);
	}
	at(e, t, n) {
		let r = C(e, n);
		if (!Ft.test(r) || T(e, t) !== n) return;
		let i = ot(e.folder, t), a = v(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...de(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function Pt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Ft = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function V(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/run/pull/goneEdits.ts
async function It(e, t, n, { rules: r, options: i }) {
	let a = Et(n), o = a.filter(Lt), s = a.filter((e) => !Lt(e)).map((t) => Rt(e, t)), c = Dt(e, o, t.filter(Lt).length, r);
	if (o.length === 0 || O(c)) return {
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
		problems: [D("not-agreed", d, { reach: "project" })]
	};
}
function Lt(e) {
	return V(e).length === 0;
}
function Rt(e, t) {
	let [n = t] = V(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return se(e, n, "not-editable", "It is not live, but a source file declares it, and --remove-missing removes nothing from source files. If the app no longer uses it, remove it by hand.", {
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
		place: w(t.file, t.spot, [n, r]),
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
const Ut = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
var Wt = class {
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
function Gt(e) {
	switch (e.type) {
		case "block-scalar": return H(e).end;
		case "flow-collection": {
			let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
			return t ? t.offset + 1 : e.offset;
		}
		case "block-map":
		case "block-seq": {
			let t = e.items.findLast((e) => !Kt(e));
			return t ? W(t) : e.offset;
		}
		default: return e.offset + ("source" in e ? e.source.length : 0);
	}
}
function H({ offset: e, props: t, source: n, ...r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = e + i.length, s = n.split("\n");
	s.at(-1) === "" && s.pop();
	let c = s.find((e) => e.trim() !== ""), l = /\d/.exec(a)?.[0], u = l ? r.indent + Number(l) : c?.search(/[^ ]/), d = (e) => /^ *\r?$/.test(e) && e.trimEnd().length <= (u ?? 0), f = a.includes("+") ? s.length : s.findLastIndex((e) => !d(e)) + 1, p = o + s.slice(0, f).join("\n").length;
	return {
		header: a,
		bodyStart: o,
		end: f === 0 ? e + i.trimEnd().length : p - +!!s[f - 1]?.endsWith("\r"),
		indent: u,
		foldedAt: f > 1 ? Ne(s.slice(0, f).map((e) => e.trimEnd().length)) : 0
	};
}
function Kt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => Ut.has(e));
}
function U({ start: e, key: t, sep: n, value: r }) {
	return (e.find(({ type: e }) => Ut.has(e)) ?? t ?? n?.[0] ?? r)?.offset ?? 0;
}
function W(e) {
	return e.value ? Gt(e.value) : G(e);
}
function G({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => Ut.has(e));
	return r ? r.offset + r.source.length : t ? Gt(t) : e.at(-1)?.offset ?? 0;
}
function K(e) {
	return e?.type === "block-scalar" ? H(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : K(e.items.findLast((e) => !Kt(e))?.value);
}
function qt(e) {
	return /[\ufffe\uffff]/.test(e) || e.replace(/[\n\t]/g, "").search(ae) !== -1;
}
function Jt(e, t, n) {
	for (let r of Yt(e, t, n)) if (r && en(e, r, n)) return r;
}
function* Yt(e, t, { within: n, column: r }) {
	if (typeof e != "string") {
		yield q(JSON.stringify(e));
		return;
	}
	let i = (n === "mapping" || n === "list") && !qt(e) && e.trim() !== "", { type: a } = t;
	i && a === "BLOCK_FOLDED" && (t.foldAt > 0 && (yield $t(e, a, t, r)), yield $t(e, a, {
		...t,
		foldAt: 0
	}, r)), i && (a?.startsWith("BLOCK") || !a && e.includes("\n")) && (yield $t(e, "BLOCK_LITERAL", t, r)), !qt(e) && !e.includes("\n") && ((!a || a === "PLAIN") && Qt(e, n) && (yield q(e)), (a === "QUOTE_SINGLE" || a !== "QUOTE_DOUBLE" && t.quotes === "single") && (yield q(`'${e.replaceAll("'", "''")}'`))), yield q(Xt(e));
}
function q(e) {
	return {
		inline: e,
		lines: []
	};
}
function Xt(e) {
	return JSON.stringify(e).replace(/[\ufffe\uffff]/g, Zt).replace(ae, Zt);
}
function Zt(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function Qt(e, t) {
	let n = {
		within: t,
		column: 0,
		tag: ""
	};
	return en(e, q(e), n, "1.1");
}
function $t(e, t, n, r) {
	let i = new Se(e);
	i.type = t;
	let a = n.foldAt > 0 ? Math.max(40, n.foldAt - n.indent + 2) : 0, o = new ge({ k: i }).toString({
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
function en(e, { inline: t, lines: n }, { within: r, column: i, tag: a }, o = "1.2") {
	let s = " ".repeat(i), c = [a && `${a} `, t].join(""), l = n.map((e) => `\n${e}`).join(""), u = {
		mapping: `${s}k: ${c}${l}\n${s}l: 1\n`,
		list: `${s}- ${c}${l}\n${s}- 1\n`,
		"flow-mapping": `{k: ${c}, l: 1}`,
		"flow-list": `[${c}, 1]`,
		name: `${c}: 1\n`,
		"flow-name": `{${c}: 1}`
	}[r], { contents: d, errors: f, warnings: p } = Oe(u, {
		version: o,
		prettyErrors: !1
	});
	if (f.length > 0 || p.length > 0 || !d || !("items" in d)) return !1;
	let m = d.items.flatMap((e) => P(e) ? [e.value] : "key" in e ? [tn(e.key), tn(e.value)] : [void 0]), h = {
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
function tn(e) {
	return P(e) ? e.value : void 0;
}
// src/manifest/edit/tree.ts
var nn = class {
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
		if (!j(e)) return e;
		let t = this.targets.get(e)?.node;
		return t && this.resolved(t);
	}
	visit(e) {
		let { node: t } = e;
		if (this.note(e, e.key, !0), this.note(e, t, !1), !M(t)) return;
		let n = rn(t.srcToken);
		t.items.forEach((t, r) => {
			let i = {
				item: n[r],
				parent: e,
				children: []
			};
			if (Ce(t)) {
				let n = X(t.key) ? t.key : void 0, r = X(t.value) ? t.value : void 0, a = t.srcToken ?? i.item;
				e.children.push({
					...i,
					item: a,
					path: [...e.path, this.nameOf(n)],
					node: r,
					key: n
				});
			} else {
				let n = X(t) ? t : void 0;
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
		if (j(t)) {
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
		let t = j(e) ? this.anchors.get(e.source)?.node : e;
		return P(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
};
function rn(e) {
	return !e || !("items" in e) ? [] : e.items.filter((e) => !Kt(e));
}
function J({ parent: e }) {
	return e !== void 0 && (Y(e.node) || J(e));
}
function Y(e) {
	return (F(e) || N(e)) && e.flow === !0;
}
function X(e) {
	return M(e) || P(e) || j(e);
}
// src/manifest/edit/replaceValue.ts
function an(e, t, n) {
	let { layout: r, patches: i } = n, { item: a } = e, o = a && fn(a, r);
	if (!o) return !1;
	let s = (a.sep ?? a.start).find(({ type: e }) => e === "tag"), c = un(e, a, r), l = s && P(e.node) && sn(e, t, {
		...c,
		tag: s.source
	}, n);
	s && l ? c.tag = s.source : s && dn(s, a, o, i, r);
	let u = r.nextLine(o.inline.end), d = sn(e, t, c, n) ?? on(e, t, c, o, n);
	i.replace(...pn(o.inline, d.inline, r));
	let f = o.lines ?? {
		start: u,
		end: u
	};
	return (o.lines || d.lines.length > 0) && i.replaceLines(f.start, f.end, d.lines), !0;
}
function on({ node: e }, t, n, { inline: r, lines: i }, { layout: a, writer: o }) {
	let s = o.write(t, [e], n);
	return i !== void 0 && i.start !== a.nextLine(r.end) && typeof t == "string" ? {
		inline: Xt(t),
		lines: []
	} : s;
}
function sn({ node: e }, t, n, { layout: r, writer: i }) {
	if (typeof t == "object" && t || !P(e) || !e.srcToken) return;
	let a = e.srcToken.type === "block-scalar" ? H(e.srcToken) : void 0, o = Jt(t, {
		type: e.type,
		quotes: i.style.quotes,
		indent: a?.indent ?? n.column + i.style.step,
		foldAt: a?.foldedAt ?? 0,
		mayKeepEnd: a !== void 0 && cn(a, r)
	}, n);
	return a && o ? {
		...o,
		inline: ln(a, o.inline)
	} : o;
}
function cn({ end: e }, t) {
	let n = t.nextLine(e);
	return n === t.text.length ? t.added === "" : t.line(n).trim() !== "";
}
function ln({ header: e }, t) {
	if (!/^[|>]/.test(t) || t[0] !== e[0]) return t;
	let [n, r] = [e, t].map((e) => ({
		digit: /\d/.exec(e)?.[0],
		chomping: /[-+]/.exec(e)?.[0]
	})), i = n?.digit === r?.digit || r?.digit === void 0, a = n?.chomping === r?.chomping || n?.chomping === "+" && r?.chomping === void 0;
	if (i && a) return e;
	let o = r?.digit ?? n?.digit ?? "";
	return `${t[0]}${o}${r?.chomping ?? ""}`;
}
function un(e, t, n) {
	let r = J(e);
	return {
		within: F(e.parent?.node) ? r ? "flow-mapping" : "mapping" : r ? "flow-list" : "list",
		column: r ? 0 : n.column(U(t)),
		tag: ""
	};
}
function dn({ offset: e, source: t }, { sep: n, start: r }, i, a, { text: o }) {
	if ((n ?? r).some(({ type: t, offset: n }) => t === "anchor" && n > e)) {
		let n = e + t.length;
		a.replace(e, n + (/^ */.exec(o.slice(n))?.[0].length ?? 0), "");
	} else i.inline.start = e;
}
function fn(e, t) {
	let { value: n } = e, r = G(e);
	if (e.key && !e.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let i = Gt(n);
	if (n.type === "block-scalar") {
		let { header: e, bodyStart: r } = H(n);
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
		let [e] = n.items, a = e ? U(e) : n.offset;
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
function pn({ start: e, end: t }, n, { text: r }) {
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
function mn(e, t, n) {
	let { layout: r, patches: i, writer: a } = n, o = new yn(e, r), { children: s } = e;
	if (s.some(({ item: e }) => !e)) return !1;
	let c = t.removed.size === s.length;
	if (c && !o.ownLines) return an(e, hn(e, t), n);
	let l = vn(s.map((e) => t.removed.has(e))).map(({ from: e, to: t }) => ({
		from: e,
		to: t,
		region: o.regionOf(e, t)
	}));
	for (let { region: e } of l) r.startsLine(e.start) ? i.replaceLines(e.start, e.end, []) : i.replace(e.start, e.end, "");
	if (c && t.inserted.size === 0) {
		if (!e.item) return !1;
		let t = G(e.item);
		i.replace(t, t, N(e.node) ? " []" : " {}");
	}
	for (let [n, r] of [...t.inserted].sort(([e], [t]) => e - t)) {
		let t = l.find(({ from: e, to: t }) => e <= n && n <= t), c = t ? t.region.end : n < 0 ? o.leadStart(0) : o.endOf(n);
		if (n < 0 && !o.ownLines) return !1;
		let u = _n(e, n), d = K(s[t ? t.from - 1 : n]?.item?.value), f = r.flatMap((e) => {
			let t = gn(e, o.column, u, a);
			return o.isSpaced && !d ? ["", ...t] : t;
		});
		i.replaceLines(c, c, f);
	}
	return !0;
}
function hn({ node: e }, { inserted: t }) {
	let n = [...t].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
	return N(e) ? n.map(({ value: e }) => e) : Object.fromEntries(n.map(({ name: e = "", value: t }) => [e, t]));
}
function gn({ name: e, value: t }, n, r, i) {
	return e === void 0 ? i.item(t, r, n) : i.member(e, t, r, n);
}
function _n(e, t) {
	if (F(e.node)) return [e.node];
	let n = e.children.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.children.slice(0, 20)).flatMap(({ node: e }) => e ?? []);
}
function vn(e) {
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
var yn = class {
	items;
	edges;
	layout;
	column;
	ownLines;
	isSpaced;
	constructor({ children: e }, t) {
		this.layout = t, this.items = e.map(({ item: e }) => e), this.edges = this.items.map((e) => e ? {
			start: U(e),
			end: W(e)
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
		let o = this.leadStart(e), s = this.endOf(t), c = e > 0 && K(this.items[e - 1]?.value), l = e === 0 || c || n.line(n.lineStart(o - 1)).trim() === "";
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
const bn = 2e3;
function xn(e, t) {
	let n = [], r = [], i = [], [a, o] = [0, 0];
	for (let [s, c] of [...Sn(e, t), [e.length, t.length]]) {
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
function Sn(e, t) {
	if (e.length > bn || t.length > bn) return [];
	let n = Array.from({ length: e.length + 1 }, () => new Uint32Array(t.length + 1)), r = (e, t) => n[e]?.[t] ?? 0, i = (n, r) => L(e[n] ?? null, t[r] ?? null);
	for (let a = e.length - 1; a >= 0; --a) for (let e = t.length - 1; e >= 0; --e) {
		let t = n[a];
		t && (t[e] = i(a, e) ? r(a + 1, e + 1) + 1 : Math.max(r(a + 1, e), r(a, e + 1)));
	}
	let a = [], [o, s] = [0, 0];
	for (; o < e.length && s < t.length;) i(o, s) ? a.push([o++, s++]) : r(o + 1, s) >= r(o, s + 1) ? o += 1 : s += 1;
	return a;
}
// src/manifest/edit/edits.ts
function Z(e, t) {
	let n = t.filter(({ is: e, path: t }) => e === "set" && t.length === 0).at(-1);
	if (n?.is === "set") return n.value;
	if (t.length === 0) return e;
	if (Array.isArray(e)) return Cn(e, t);
	let r = new Map(z(e) ? Object.entries(e) : []);
	for (let [e, n] of Tn(t)) n.some(wn) ? r.delete(String(e)) : r.set(String(e), Z(r.get(String(e)) ?? {}, n));
	return Object.fromEntries(r);
}
function Cn(e, t) {
	let n = Tn(t), r = new Map();
	for (let e of t) e.is !== "insert" || e.path.length > 0 || r.set(e.after, [...r.get(e.after) ?? [], e.value]);
	let i = (e) => r.get(e) ?? [], a = e.flatMap((e, t) => {
		let r = n.get(t) ?? [];
		return [...r.some(wn) ? [] : [Z(e, r)], ...i(t)];
	});
	return [...i(-1), ...a];
}
function wn({ is: e, path: t }) {
	return e === "remove" && t.length === 0;
}
function Tn(e) {
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
var En = class {
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
			if (!M(e.node)) this.replaced.set(e, Z(Dn(this.old, e.path), t));
			else {
				for (let [n, r] of Tn(t)) {
					let t = On(e, n);
					t ? r.some(wn) ? this.changeOf(e).removed.add(t) : this.edit(t, r) : this.add(e, e.children.length - 1, {
						name: String(n),
						value: Z({}, r)
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
		let n = Dn(this.old, e.path);
		if (L(n, t)) return;
		let { node: r, children: i } = e;
		if (F(r) && z(t) && i.some(({ path: e }) => Object.hasOwn(t, Q(e)))) {
			for (let n of i) {
				let r = Object.hasOwn(t, Q(n.path)) ? t[Q(n.path)] : void 0;
				r === void 0 ? this.changeOf(e).removed.add(n) : this.become(n, r);
			}
			let n = new Set(i.map(({ path: e }) => Q(e)));
			for (let [r, a] of Object.entries(t)) n.has(r) || this.add(e, i.length - 1, {
				name: r,
				value: a
			});
		} else if (N(r) && Array.isArray(t) && t.length > 0 && i.length > 0) {
			let { pairs: r, removed: a, inserted: o } = xn(n, t);
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
		for (let { slot: t, isName: n, target: r } of this.tree.aliases) e.has(r.node) && !this.isGone(t) && (n ? this.names.add(t) : this.replaced.has(t) || this.replaced.set(t, Dn(this.old, t.path)));
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
function Dn(e, t) {
	return t.reduce((e, t) => e[t] ?? null, e);
}
function On({ children: e }, t) {
	return typeof t == "number" ? e[t] : e.find(({ path: e }) => e.at(-1) === t);
}
function Q(e) {
	return String(e.at(-1));
}
// src/manifest/edit/fileStyle.ts
function kn(e, t) {
	let n = {}, r = 0, i = 0, a = (e) => {
		let { node: o } = e;
		P(o) && (o.type === "QUOTE_SINGLE" && (r += 1), o.type === "QUOTE_DOUBLE" && (i += 1)), M(o) && (n = {
			...An(e, t),
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
		isJson: Y(e.node) && e.children.every(({ key: e }) => P(e) && e.type === "QUOTE_DOUBLE")
	};
}
function An(e, t) {
	let { node: n, parent: r, children: i } = e, [a] = i;
	if (!a?.item || !n?.range) return {};
	if (Y(n)) {
		let e = /^ */.exec(t.text.slice(n.range[0] + 1))?.[0] ?? "";
		return t.text.slice(n.range[0], n.range[1]).includes("\n") ? {} : { [F(n) ? "braces" : "brackets"]: e };
	}
	let o = t.column(U(a.item)), s = {};
	if (N(n) && F(a.node) && !J(a)) {
		let [e] = a.node.flow ? [] : a.children, n = G(a.item);
		e?.item && t.lineStart(n) === t.lineStart(U(e.item)) && (s.afterDash = Math.max(1, U(e.item) - n));
	}
	if (e.item && r && F(r.node) && !r.node.flow) {
		let r = o - t.column(U(e.item));
		N(n) && r >= 0 && (s.listStep = r), F(n) && r > 0 && (s.step = r);
	}
	return s;
}
// src/manifest/edit/flowItems.ts
function jn(e, { removed: t, inserted: n }, { layout: r, patches: i, writer: a }) {
	let { node: o, children: s } = e, c = s.flatMap(({ item: e }) => e ? {
		start: U(e),
		end: W(e)
	} : []);
	if (c.length < s.length || !o?.range) return !1;
	let [l, u] = [o.range[0] + 1, o.range[1] - 1], d = (e, t) => e.map(({ name: e, value: n }) => e === void 0 ? a.flowItem(n, t) : a.flowMember(e, n, t)), f = F(o) ? [o] : s.flatMap((e) => e.node ?? []).reverse();
	if (t.size === s.length) {
		let e = d([...n].sort(([e], [t]) => e - t).flatMap(([, e]) => e), f), t = e.length === 0 ? "" : F(o) ? a.style.braces : a.style.brackets;
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
		} else t.size === 0 && r.startsLine(o.start) ? Mn(o, n, r, i) : i.replace(o.end, o.end, n.map((e) => `, ${e}`).join(""));
	}
	return !0;
}
function Mn(e, t, n, r) {
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
var Nn = class {
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
}, Pn = class {
	style;
	resolved;
	failed = !1;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	write(e, t, n) {
		let r = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) return this.scalar(e, r, n);
		if (In(n) || this.isFlow(e, r)) return {
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
		let i = this.name(e, n, "name"), a = n.flatMap((t) => Rn(t, e) ?? []), o = a.length > 0 || !Ln(n) ? a : n.flatMap((e) => $(e) ?? []), s = {
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
		let r = this.name(e, n, "flow-name"), i = n.flatMap((t) => Rn(t, e) ?? $(t) ?? []);
		return `${r}: ${this.write(t, i, Fn("flow-mapping")).inline}`;
	}
	flowItem(e, t) {
		return this.write(e, t, Fn("flow-list")).inline;
	}
	members(e, t, n) {
		if (z(e)) return Object.entries(e).flatMap(([e, r]) => this.member(e, r, t, n));
		let r = t.flatMap((e) => $(e) ?? []);
		return [...e].flatMap((e) => this.item(e, r, n));
	}
	flow(e, t) {
		let { braces: n, brackets: r } = this.style;
		if (z(e)) {
			let r = Object.entries(e).map(([e, n]) => this.flowMember(e, n, t));
			return r.length === 0 ? "{}" : `{${n}${r.join(", ")}${n}}`;
		}
		let i = t.flatMap((e) => $(e) ?? []), a = [...e].map((e) => this.flowItem(e, i));
		return a.length === 0 ? "[]" : `[${r}${a.join(", ")}${r}]`;
	}
	isFlow(e, t) {
		if (Object.keys(e).length === 0) return !0;
		let n = t.find((e) => (F(e) || N(e)) && e.items.length > 0);
		return F(n) || N(n) ? n.flow === !0 : Array.isArray(e) && e.every((e) => typeof e != "object" || !e);
	}
	scalar(e, t, n) {
		let r = Jt(e, this.scalarStyle(e, t, n), n);
		return r || (this.failed = !0), r ?? {
			inline: "",
			lines: []
		};
	}
	scalarStyle(e, t, n) {
		let r = t.find((e) => P(e)), i = typeof e != "string" || !e.includes("\n") && e.length < 80, a = r?.type && (i ? !r.type.startsWith("BLOCK") : r.type !== "PLAIN"), o = r?.type === "BLOCK_FOLDED" && typeof e == "string" && e.trim().includes("\n");
		return {
			type: this.style.isJson ? "QUOTE_DOUBLE" : o ? "BLOCK_LITERAL" : a ? r.type : void 0,
			quotes: this.style.quotes,
			indent: n.column + this.style.step,
			foldAt: 0,
			mayKeepEnd: !1
		};
	}
	name(e, t, n) {
		let r = t.flatMap((e) => F(e) ? e.items.at(-1)?.key ?? [] : []).find((e) => P(e)), i = Jt(e, {
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
function Fn(e) {
	return {
		within: e,
		column: 0,
		tag: ""
	};
}
function In({ within: e }) {
	return e === "flow-mapping" || e === "flow-list";
}
function Ln(e) {
	let t = e.flatMap((e) => F(e) ? e.items.map(({ value: e }) => e) : []);
	return t.every((e) => P(e)) || t.every((e) => F(e));
}
function Rn(e, t) {
	return F(e) ? e.get(t, !0) : void 0;
}
function $(e) {
	return N(e) ? e.items.at(-1) : F(e) ? e.items.at(-1)?.value ?? void 0 : void 0;
}
// src/manifest/edit/editYaml.ts
function zn(e, t, n) {
	let r = Te(e, t);
	if (O(r.problems)) return {
		is: "refused",
		problems: r.problems
	};
	let i = typeof n == "function" ? n(r) : n, a = r.value, o = Z(a, i);
	if (L(a, o)) return {
		is: "edited",
		text: t
	};
	let s = new Wt(t), c = new nn(Oe(s.text, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	})), l = new En(c, a, i);
	if (l.merged.size > 0) return {
		is: "refused",
		problems: [...l.merged].map((e) => Un(r, e))
	};
	let u = Bn(c, l, s);
	if ("slot" in u) return {
		is: "refused",
		problems: [Wn(r, u.slot.path)]
	};
	let d = Te(e, u.text), f = d.problems.length <= r.problems.length && !O(d.problems);
	return f && L(d.value, o) ? {
		is: "edited",
		text: u.text
	} : {
		is: "refused",
		problems: [Wn(r, Gn(f ? d.value : a, o))]
	};
}
function Bn(e, t, n) {
	let r = new Nn(n), i = new Pn(kn(e.root, n), (t) => e.resolved(t)), a = {
		layout: n,
		patches: r,
		writer: i
	};
	for (let [e, n] of t.replaced) if (!t.isGone(e) && (!an(e, n, a) || i.failed)) return { slot: e };
	for (let e of t.names) if (!Hn(e, a)) return { slot: e };
	let o = [...t.collections].sort(([e], [t]) => t.path.length - e.path.length);
	for (let [e, n] of o) if (!(t.isGone(e) || t.replaced.has(e)) && (!(Y(e.node) ? Vn(e, n) ? an(e, [...n.inserted.values()].flat().map(({ value: e }) => e), a) : jn(e, n, a) : mn(e, n, a)) || i.failed)) return { slot: e };
	let s = r.applied();
	return s === void 0 ? { slot: e.root } : { text: s };
}
function Vn(e, { inserted: t }) {
	return e.children.length > 0 || J(e) ? !1 : [...t.values()].flat().some(({ name: e, value: t }) => e === void 0 && z(t));
}
function Hn({ item: e, path: t }, { patches: n, writer: r }) {
	let i = e?.key;
	return i?.type === "alias" && (n.replace(i.offset, i.offset + i.source.length, r.name(String(t.at(-1)), [], "flow-name")), !r.failed);
}
function Un({ file: e, spot: t }, { path: n }) {
	return D("not-editable", "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key.", { place: w(e, t, [...n, "<<"]) });
}
function Wn({ file: e, spot: t }, n) {
	return D("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", { place: oe(e, t, n) });
}
function Gn(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!L(t, i)) return [e, ...Gn(t, i)];
	}
	return [];
}
// src/manifest/edit/editEntries.ts
function Kn(e, t, n, r) {
	return zn(e, t, (e) => qn(e, n, r));
}
function qn({ value: e, spot: t }, n, r) {
	let i = z(e) ? e : {}, a = Array.isArray(i[n]) ? i[n] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		} : Jn(a[t], r, e.language, e.value);
	});
}
function Jn(e, t, n, r) {
	let i = z(e) ? e.translations : void 0, a = [...t, "translations"];
	if (!Array.isArray(i)) return {
		is: "set",
		path: [...a, n],
		value: r
	};
	let o = i.findIndex((e) => z(e) && e.language_iso === n);
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
async function Yn(e, t, n, r) {
	let { manifests: i, problems: a, undecided: o } = await f(e, t, n, r), s = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(s.map(({ path: e }) => [e, ot(n.displayRoot, e)]))
		},
		problems: a,
		undecided: o
	};
}
function Xn(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function Zn(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = Kn(a, o, e, s);
		if (c.is === "refused") B(n, c.problems);
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
async function Qn(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([ct(a, "utf8"), ut(a)]).catch((e) => {
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
// src/run/pull/newKeys.ts
function $n(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && pe(e.tags(t), r.rules) === void 0), l = Ie(e, {
		objects: c,
		unusable: []
	}, r, i), { sound: u, unsound: d } = er(e, l.entries, t, {
		read: o,
		context: r
	}), f = t.filter(({ from: e }) => e === void 0), p = new kt(f.flatMap((t) => x(e.identity(t.values)).map((e) => ({
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
			...Ue(l.left),
			...d.map((t) => ir(e, t.live)),
			...rr(e, h, a)
		]
	};
}
function er(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: He(e.entry.schema.parse(t.entry))
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
		return t.length > 0 && R(nr(t)) === R(nr(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function nr(e) {
	return e.map(({ after: e }) => e);
}
function rr(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [D("not-expressible", s, {
		severity: "warning",
		reach: "change"
	})];
}
function ir(e, t) {
	let { one: n } = e.words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return D("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/run/pull/editSources.ts
function ar(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = A(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = sr(t, l, s.map((e) => or(e, n)), o.source);
		B(i, u.refused.map((t) => ({
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
	let i = [], a = 64, o = (n) => (--a, e.edit(t, n.flatMap(({ edits: e }) => e), r)), s = (e, t) => (B(i, e.map(({ text: e }) => ({
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
		let { kind: e, entry: c, language: l, declared: u } = n, d = u === void 0, f = et(e, c, l), p = d ? r.find(e, c, l) : void 0;
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
		let n = a.members?.get(e), i = z(r) ? r[e] : void 0;
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
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => V(e).map(({ from: e }) => e.source)), i = `No source file can have ${ce(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return D("no-language-file", i, {
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
		return D("no-language-file", a, {
			severity: "notice",
			reach: "change",
			place: r
		});
	});
}
// src/run/pull/decide.ts
async function vr(e, t, r) {
	let { project: i, options: a, textFiles: s } = r, { filter: c } = i.rules, l = Le(t.project, i.pulledLanguages ?? We), u = l.ok ? l.value.map(({ iso: e }) => e) : [], d = Object.entries(e.entries).filter(([e]) => t.objects[e]), f = {
		...e,
		entries: Object.fromEntries(d)
	}, p = {
		project: t.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: u }
		},
		variables: f.variables,
		verdicts: $e
	}, m = Object.values(r.files.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: h, onSecrets: g } = r.context, _ = {
		known: new Map(),
		ids: [i.id],
		onSecrets: g
	}, v = await Qe(f, t, p.rules, {
		ownUser: r.ownUser,
		applied: h && (async () => o(await h(m, _), {
			settings: i,
			declared: f
		})),
		history: r.context.history,
		manifests: n({
			declared: e,
			manifests: m
		}),
		textFiles: s,
		usable: r.settings.usable,
		asked: { now: Math.floor(r.context.now() / 1e3) }
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
		let n = br(e, t, c);
		return {
			kind: e,
			entries: f.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: Cr(e, n, p)
		};
	}), b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...nt(v.keptTexts, {
			reasons: v.reasons,
			writes: !1
		}).map(yr)
	], S = t.project.baseLanguage, ee = new Nt({
		...r.files,
		textFiles: s,
		rows: r.rows,
		base: S,
		folders: r.folders
	}), { taken: te, kept: C } = pt(v.keptTexts, p), w = ur(te, {
		textFiles: s,
		base: S,
		targets: ee
	}), T = [...w.edits];
	B(x, w.problems);
	let E = [];
	for (let { kind: e, entries: n, matching: o, matches: c } of y) {
		let l = yt(e, c, p, a.fields ?? []), u = jt(e, l.filter(({ value: e }) => Fe(e)), s);
		if (B(T, u.edits), B(E, u.kept), B(x, l.filter(({ value: e }) => !Fe(e)).map(({ entry: t, field: n }) => Sr(e, t, n)), u.problems), !e.secretNames) {
			if (a.removesMissing) {
				let t = await It(e, n, o, {
					rules: i.rules,
					options: a
				});
				B(T, t.edits), B(x, t.problems);
			}
			if (a.isNew) {
				let o = Le(t.project, i.pulledLanguages), s = {
					fields: a.fields?.includes("all") ? "all" : a.fields ?? [],
					languages: o.ok ? o.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = Xn(r.files.manifests[e.plural]), l = $n(e, {
					declared: n,
					live: t,
					context: p,
					wanted: s
				}, c);
				B(T, l.edits), B(x, l.problems);
			}
		}
	}
	return {
		edits: T,
		sources: w.sources,
		taken: te,
		kept: [...Ht(C), ...E],
		problems: x,
		unmatched: b
	};
}
function yr(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function br(e, t, n) {
	let r = new Set(xr(e, t).flatMap((e) => l(n, e) ? [e.entry] : []));
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
	return se(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Cr(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && pe(e.tags(t), n) === void 0);
}
// src/run/pull/optionProblems.ts
function wr(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = Be(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(D("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function Tr(e, { isNew: t }, { manifests: n }) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Xn).length > 0 ? [] : [D("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/run/pull/later.ts
async function Er(e, n, r, i) {
	let { confirmsRemoval: a } = r, o = {
		...r,
		confirmsRemoval: a && ((e) => (i.onProgress?.(void 0), a(e)))
	}, { folders: c, cancellation: l } = i;
	if (!n.manifests) return { problems: [] };
	let d = Or(n.manifests, n.pulledLanguages?.value), f = Ze(i), p = f.now(), h = Ye(n, {
		apiUrl: e.apiUrl,
		signal: l.stopping,
		onResponse: f.onResponse,
		...i.onWait && { onWait: i.onWait },
		onProgress: i.onProgress
	}), g = await t(async (t) => {
		let r = await Yn(t, n, c, l.stopping), { declared: i, problems: a } = De(t.kinds, r.files.manifests, e.usable);
		return {
			declared: i,
			files: r.files,
			undecided: r.undecided,
			textFiles: E(r.files.manifests),
			problems: [...r.problems.filter((e) => !Ar(e, d)), ...a.filter(Mr(jr(i, o)))]
		};
	}, {
		...n,
		manifests: d
	}, async ({ id: e }) => h.ok ? Xe(h.value, e) : void 0);
	if (i.onProgress?.(void 0), !g) return { problems: [] };
	let { declared: _, files: v, textFiles: y } = g;
	i.onSecrets(re(_.variables));
	let b = [
		...g.problems,
		...m("accept", n.rules.accept, [_]),
		...e.projects.length > 1 ? [] : u(n.rules.filter, [_]),
		...Tr(d.kinds, o, v)
	];
	if (O(b)) return { problems: b };
	if (!h.ok) return { problems: [...b, h.problem] };
	try {
		let t = await it(h.value, n.id, {
			kinds: jr(_, o),
			languages: (e) => {
				p = f.now();
				let { pulledLanguages: t } = n, { isNew: r } = o;
				return Ke(e, kr(_, e, n), {
					asked: t,
					isNew: r,
					rows: d.texts
				});
			},
			leavesOut: () => !1
		});
		if (!t.ok) return { problems: [...b, t.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: r } = t.value, a = s({
			declared: _,
			textFiles: y
		}, r);
		if (a.length > 0) return { problems: [...b, ...a] };
		let u = kr(_, r, n), m = await vr(u, t.value, {
			project: n,
			options: o,
			context: {
				...i,
				now: f.now
			},
			settings: e,
			files: v,
			textFiles: y,
			rows: d.texts,
			folders: c,
			ownUser: rt(h.value, n.id)
		}), g = [...b, ...m.problems];
		if (O(m.problems.filter(({ reach: e }) => e !== "change")) || l.stopped) return { problems: g };
		let x = await Dr(m, u, t.value, {
			files: v,
			settings: e,
			project: n,
			options: o,
			context: i,
			at: p
		}), S = {
			unmatched: m.unmatched,
			declared: _
		};
		return {
			...x,
			filtered: S,
			problems: [...g, ...x.problems]
		};
	} catch (e) {
		if (!(e instanceof Je)) throw e;
		return e instanceof qe && l.stopped ? { problems: b } : { problems: [...b, tt(e, _)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function Dr(e, t, { project: n }, { files: r, settings: i, project: a, options: o, context: s, at: c }) {
	let l = ar(r.manifests, e.sources), u = Zn(l.manifests, e.edits);
	if (u.problems.length > 0) return { problems: u.problems };
	let d = [...u.changed, ...l.changed], f = De(i.kinds, u.manifests, i.usable), p = f.problems.filter(Mr(jr(t, o))).filter(({ severity: e }) => e === "error");
	if (p.length > 0) return { problems: p.map(Nr) };
	let m = await Qn(d, r.full), h = await Re(m, s.folders);
	return h.length === 0 && !o.dryRun && m.length > 0 && B(h, await ze(m, s.folders)), h.length > 0 ? { problems: h } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: d.map(({ path: e }) => e),
				comparison: dt(kr(f.declared, n, a), t, e.taken),
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
	let r = Le(t, n ?? We), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return te(e, t.baseLanguage, i);
}
function Ar({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && I(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function jr({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function Mr(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function Nr(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/run/pull/pull.ts
async function Pr(e, t, n, r) {
	try {
		return await Fr(e, t, n, r);
	} catch (e) {
		let n = g(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Fr(e, t, n, r) {
	if (O(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Ve(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, Rr] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => _(e, []))] };
		let s = await Ge(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = wr(e.kinds, n, r);
	if (O(o)) return { problems: [...i, ...Lr(o)] };
	let s = [], c = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await Er(e, t, n, r);
		B(i, a.problems), a.later && s.push(a.later), c.push(a.filtered);
	}
	return B(i, Ir(a, c)), {
		problems: i,
		later: s,
		at: Pe(s.map((e) => e.at))
	};
}
function Ir([e], t) {
	let n = t.flatMap((e) => e?.declared ?? []);
	return (e?.rules.filter ?? []).filter((e) => t.length > 0 && t.every((t) => t?.unmatched.includes(e))).map((e) => _(e, n));
}
function Lr(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const Rr = D("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function zr(t, n) {
	let o = new a(), s = e(o);
	try {
		let e = {
			...n.sources,
			signal: o.stopping
		}, { settings: a, problems: s } = await r("plan", t, e);
		n.hide(a.secrets), o.stopAfter(a.timeLimit);
		let c = n.context(a, o, t), l = Br(t, n, o), u = await Pr(a, [...n.problems, ...s], l, c), { first: d, later: f } = u;
		for (let e of d ? Me(d, l.dryRun) : []) n.print(e);
		let p = {
			isDryRun: l.dryRun,
			full: a.all
		};
		for (let e of Hr(f ?? [], p, n)) n.print(e);
		let m = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, h = !n.reportPull && await Ur(c.folders.displayRoot);
		m && u.at !== void 0 && !l.dryRun && h && n.print(`To commit only these changes: git commit --trailer ${ue(b(u.at))}`);
		let { stopped: g } = o, _ = g !== void 0 && d === void 0 && f === void 0, v = _ ? [...u.problems, Wr(o)] : u.problems, y = n.reportPull && !a.showTexts ? i(v) : v, x = await n.reportPull?.({
			...d && { first: d },
			...f && { later: f.map((e) => e.pulled) },
			...u.at !== void 0 && { at: u.at },
			problems: y
		}) ?? [], S = [...y, ...x];
		return n.showProblems(S), _ && g.by !== "time limit" ? g.by === "SIGINT" ? 130 : 143 : _ || O(S) ? 1 : a.detailedExitcode && m ? 2 : 0;
	} finally {
		s();
	}
}
function Br(e, { ask: t, sources: n }, r) {
	let i = k(ee, e);
	return {
		split: k(he, e) ?? he.default,
		fields: k(we, e),
		repeated: [
			Ae,
			ve,
			Ee,
			ye,
			xe
		].flatMap((t) => (e[S(t)] ?? []).flatMap((e) => [`--${S(t)}`, e])),
		dryRun: k(_e, e) ?? _e.default,
		isNew: k(ke, e) ?? ke.default,
		dir: i === void 0 ? void 0 : ot(n.folders.working, i),
		removesMissing: k(be, e) ?? be.default,
		confirms: t && ((e) => t(`Webhook ${je(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(Vr(e), r))
	};
}
function Vr(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${je(e)}\n`).join("")}Remove them from the manifests?`;
}
function Hr(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ pulled: e, changed: o }) => {
		let s = c(e, a), l = !(i && s.hide_texts);
		return [...t && l ? y(o) : [], ...h(s, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
async function Ur(e) {
	return await d(await lt(e), void 0) !== void 0;
}
function Wr({ reason: e }) {
	return D("run-stopped", `${e} Nothing was written.`);
}
export { zr as runPull };
