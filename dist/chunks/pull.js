import { At as e, C as t, Ct as n, Dt as r, Et as i, H as a, Hn as o, Kt as s, L as c, Lt as l, Nt as u, Ot as d, Pt as f, St as p, Tr as m, Tt as h, Vt as g, Wn as _, Wt as v, dn as y, fn as b, hn as x, in as S, jt as ee, kt as C, ln as w, mn as T, qt as E, tn as D, un as te, wt as ne } from "./start.js";
import { $ as re, Bn as ie, Br as ae, Fn as oe, G as se, Gn as O, Hn as ce, J as le, Jn as ue, Kn as k, Ln as de, Or as fe, St as pe, Un as me, Vn as he, W as ge, Wr as _e, Xn as A, Yn as j, Z as ve, _n as M, _r as N, a as ye, b as be, cn as xe, cr as Se, d as Ce, et as we, f as Te, fn as P, hr as F, l as Ee, ln as De, lr as Oe, mr as I, mt as ke, nt as Ae, o as je, p as Me, pt as Ne, qn as L, sn as Pe, sr as Fe, tn as Ie, u as Le, un as Re, y as ze, zr as R } from "./engine.js";
import { a as Be } from "./written.js";
import { d as Ve, l as z, u as He } from "./wire.js";
import { a as Ue, c as We, d as Ge, f as Ke, l as qe, n as Je, o as B, p as Ye, r as Xe, s as Ze, t as Qe, u as $e } from "./first.js";
import { a as et, l as tt } from "./client.js";
import { C as nt, c as rt, d as it, p as at, s as ot, u as st, w as ct, x as lt } from "./project.js";
import { relative as ut, resolve as dt, sep as ft } from "node:path";
import { readFile as pt, stat as mt } from "node:fs/promises";
// src/run/pull/compared.ts
function ht(e, t, n) {
	let r = ye(e.kinds, e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, writer: i }) => i?.edited ? [[gt(e.name, e.label(t.values), n, r), i.edited]] : []));
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
	return I([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/plan/pull/pulledTexts.ts
function _t(e, t, n, r) {
	let { project: i, rules: a, evidence: o } = n;
	return t.flatMap(({ declared: t, live: s }) => {
		if (s === void 0) return [];
		let c = e.context(t.values, s, n), l = e.liveContext(s, n, e.label(t.values)), u = vt(e, t, s, n);
		return e.fields.flatMap((n) => {
			if (n.role !== "text") return [];
			let d = n.declared(t.values);
			return [...new Set([...d.map(({ part: e = "" }) => e), ...r(t)])].flatMap((r) => {
				let f = _(a, i, r);
				if (f === "ignore") return [];
				let p = n.stored(s, l, r);
				if (p === void 0) return [];
				let m = d.find(({ part: e }) => e === r)?.after;
				if (m === void 0 ? V(p) : n.same(p, Ct(m, p), c)) return [];
				let h = n.lastWriter?.(s, r), g = m === void 0 ? p : St(m, p), v = h !== void 0 && Fe(h.by, o.writers), y = f === "seed";
				return [{
					kind: e,
					entry: t,
					id: e.id(s),
					field: n.name,
					language: r,
					declared: m,
					live: p,
					after: g,
					writer: h,
					isOurs: v,
					isSeeded: y,
					isReshaped: u
				}];
			});
		});
	});
}
function vt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
function yt(e, { rules: t }) {
	let n = {
		taken: [],
		kept: [],
		open: []
	}, r = (e, t) => n.kept.push({
		text: e,
		why: t
	});
	for (let i of e) {
		let { declared: e, live: a, after: o, writer: s, isOurs: c, isSeeded: l, isReshaped: u, entry: d, kind: f, language: p } = i, m = P(f.identity(d.values));
		if (u && !V(a)) r(i, "other-shape");
		else if (e === void 0) n.taken.push(i);
		else if (F(e) !== F(a) && !V(a)) r(i, "other-shape");
		else {
			if (wt(e, a) && r(i, "empty"), V(a) || I(o) === I(e)) continue;
			m.some((e) => t.take.includes(e) || t.take.includes(`${e}:${p}`)) ? n.taken.push(i) : c && !l && !F(a) ? r(i, "ours") : s?.edited === void 0 ? r(i, "undated") : n.open.push(i);
		}
	}
	return n;
}
const bt = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function xt({ kind: e, entry: t, field: n, declared: r, after: i }, { project: a }) {
	let o = (e, t) => P(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.declared(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => bt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function St(e, t) {
	return !F(e) || !F(t) ? V(t) ? e : t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function Ct(e, t) {
	return F(e) && F(t) ? {
		...t,
		...e
	} : e;
}
function wt(e, t) {
	return !F(e) || !F(t) ? V(t) : Object.entries(e).some(([e, n]) => n !== "" && (t[e] ?? "") === "");
}
function V(e) {
	return F(e) ? Object.values(e).every((e) => e === "") : e === "";
}
// src/plan/pull/pulledFields.ts
function Tt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = Et(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function Et(e, t, n, r, i) {
	if (t.role === "shape" && Ot(e, n) && vt(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.declared(n.values), s = At(t.declare(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = Dt(s, t, n);
	if (!o) {
		let [e] = t.declared(n.onCreate), i = e !== void 0 && I(e.after) === I(c);
		return t.isDefault(r, a) || i || jt(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = kt(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function Dt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Ot({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.declared(t).length > 0);
}
function kt(e, t) {
	if (F(e) && F(t) && !jt(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function At(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function jt(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
// src/run/pull/fieldEdits.ts
function Mt(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: c, value: l } = o, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.declared(t.values)), d = n.has(v(t.file, t.spot, [c]).path);
		u && d ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: s(t.file, t.spot, [c]),
			field: c,
			declared: u.after,
			live: l,
			why: "a source file declares it, of which pull changes only texts"
		}) : t.from ? a.push(o) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.spot.start,
				field: c,
				value: l
			}]
		});
	}
	return {
		edits: r,
		kept: i,
		problems: Nt(a)
	};
}
function Nt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only source files declare ${M(n, "key")} with other values of ${t}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [S("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Pt({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function Ft({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [S("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --gone would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = `--gone would remove ${a} of ${r} entries`, c = fe(t.removed, i);
	if (a > c) return o(`${s}, but limits.${t.removed.name} allows ${c}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: l } = t, u = l ? fe(l, i) : 100;
	return !l || r < 20 || a * 100 <= r * u ? [] : o(`${s}, but limits.${l.name} allows ${u} %. To remove them, raise limits.${l.name}.`);
}
// src/run/pull/textTargets.ts
var It = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = I([r.file.path, n]);
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
	lacksFile(e, t, n) {
		let r = this.find(e, t, n);
		return r?.missing !== void 0 && Lt(r, n);
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = H(e).find(({ file: e, from: r }) => r.language === n && g(e.path) === g(t));
		return r && {
			path: r.file.path,
			at: r.spot.start
		};
	}
	partsOf(e) {
		let t = H(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = w(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => g(r.path) === g(t.path) && I(e.textFiles?.name(n.path, r.textFile) ?? null) === I(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: w(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || Lt(u, r) && !Lt(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = ut(t.folder, this.given.full.get(e) ?? e).split(ft).join("/"), i = y(t.files) ? x(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (de(e, t) && y(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, te({ files: e.files.replaceAll("{lang}", w(e, t)) }), t);
	}
	at(e, t, n) {
		let r = w(e, n);
		if (!Rt.test(r) || b(e, t) !== n) return;
		let i = dt(e.folder, t), a = _e(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...T(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function Lt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Rt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function H(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/run/pull/goneEdits.ts
async function zt(e, t, n, { rules: r, options: i }) {
	let a = Pt(n), o = a.filter(Bt), s = a.filter((e) => !Bt(e)).map((t) => Vt(e, t)), c = Ft(e, o, t.filter(Bt).length, r);
	if (o.length === 0 || D(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = o.map(({ values: t }) => e.label(t));
	if (i.dryRun || await i.confirmsGone?.(l)) return {
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
	let u = i.confirmsGone ? "was not confirmed" : "needs a question, which only a terminal can ask", d = `The removal of ${o.length} entries ${u}. Nothing is written. Run pull again, without --gone or at a terminal.`;
	return {
		edits: [],
		problems: [S("not-agreed", d, { reach: "project" })]
	};
}
function Bt(e) {
	return H(e).length === 0;
}
function Vt(e, t) {
	let [n = t] = H(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return R(e, n, "not-editable", "It is not live, but a source file declares it, and --gone removes nothing from source files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/plan/pull/settledTexts.ts
function Ht(e, t, n, { agreed: r, unread: i }) {
	let a = Wt(e, t, n), o = (e) => !e.isSeeded && r.has(Se(Ut(e))) ? e.isOurs ? "ours" : "replaced" : a.has(e) ? "conflict" : i ? "unread" : void 0, s = e.map((e) => ({
		text: e,
		why: o(e)
	}));
	return {
		taken: s.flatMap(({ text: e, why: t }) => t === void 0 ? [e] : []),
		kept: s.flatMap(({ text: e, why: t }) => t === void 0 ? [] : [{
			text: e,
			why: t
		}])
	};
}
function Ut({ id: e, language: t, live: n, declared: r, writer: i, isOurs: a }) {
	let o = i?.edited?.at, s = F(n) && F(r) ? Object.keys(r).filter((e) => (n[e] ?? "") !== "" && n[e] !== r[e]) : void 0;
	return {
		id: String(e),
		language: t,
		live: n,
		...o !== void 0 && { at: o },
		...s && { forms: s },
		isOurs: a
	};
}
function Wt(e, t, n) {
	let r = new Set(), i = new Set(), a = new Map();
	for (let t of e) {
		let e = De(t.kind, t.entry, t.language), n = a.get(e);
		n ? n.push(t) : a.set(e, [t]);
	}
	for (let { entries: e, now: n, until: o, latest: s = o } of t) for (let t of a.get(n) ?? []) {
		if (s < qt(t)) continue;
		let n = Gt(t, e);
		n === void 0 ? i.add(t) : Kt(n, t) && r.add(t);
	}
	let o = [...i].filter((e) => !r.has(e));
	if (o.length === 0) return r;
	let s = Re(n), c = new Map();
	for (let [e, { now: n, entries: i, by: a, until: l, latest: u = l }] of t.entries()) {
		c.set(n, i);
		let d = t[e + 1], f = d === void 0 || d.by !== a || d.until !== l ? o.filter((e) => u >= qt(e) && !r.has(e)) : [];
		if (f.length === 0) continue;
		let p = [...[...c.values()].flat(), ...s.filter(({ file: e }) => !c.has(e.path))];
		for (let e of f) {
			let t = Gt(e, p);
			(t === void 0 || Kt(t, e)) && r.add(e);
		}
	}
	return r;
}
function Gt({ kind: e, entry: t, language: n }, r) {
	return [{
		name: n,
		has: ({ from: e }) => e?.language === n
	}, {
		name: "",
		has: ({ from: e }) => !e
	}].flatMap((n) => xe(e, r, n).find(t) ?? []).map((t) => Pe(e, t, n)).find((e) => e !== void 0);
}
function Kt(e, { declared: t }) {
	return I(e) !== I(t ?? null);
}
function qt({ writer: e }) {
	return e?.edited?.at ?? 0;
}
// src/run/pull/history.ts
async function Jt(e, t, { manifests: n, present: r, textFiles: i, usable: a, now: o = Infinity }) {
	if (e.length === 0) return {
		taken: [],
		kept: []
	};
	let s = Ve(e.map(({ writer: e }) => e?.edited?.at ?? 0)), c = await t.versions(s, n, { now: o }), { versions: l, merged: u } = rt(c, e, {
		textFiles: i,
		usable: a
	}), d = e.map((e) => ({
		...Ut(e),
		kind: e.kind,
		entry: e.entry
	})), f = it(d, l, r), p = [...l, ...u].flatMap((e) => [...st(d, e, r)]);
	return {
		...Ht(e, l, r, {
			agreed: new Set([...f, ...p]),
			unread: c.is === "unreadable"
		}),
		...c.is === "unreadable" && { unread: c.why }
	};
}
// src/run/pull/kept.ts
const Yt = {
	ours: "we wrote the live text last",
	empty: "the live text is empty",
	conflict: "the line is newer than the live text",
	replaced: "the manifest had the live text before, and the next apply replaces it",
	undated: "the service does not say when the live text was written",
	unread: "the history of the manifest cannot be read, so the line can be newer than the live text",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the source file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, Xt = [
	"conflict",
	"undated",
	"unread"
];
function Zt({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function Qt(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, writer: o }, why: c, details: l }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: s(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o?.edited && { edited: o.edited },
		why: Yt[c],
		...l !== void 0 && { details: l },
		...Xt.includes(c) && { conflict: !0 }
	}));
}
function $t(e) {
	return e.filter(({ why: e }) => Xt.includes(e)).map(({ text: { kind: e, entry: t, field: n, language: r }, why: i }) => {
		let a = `The ${r} text differs from the live one, which another person wrote. The manifest keeps its text: ${Yt[i]}. To take the live text, name the key and the language with take.`;
		return R(e, t, "conflict", a, {
			path: [n, r],
			ofName: !0,
			severity: "warning"
		});
	});
}
function en(e, t) {
	let n = e.filter((e) => e.why === "unread").length;
	if (n === 0) return [];
	let r = `Lokaform cannot read the history of the manifests: ${t} So ${M(n, "text")} that others wrote cannot be pulled without take.`;
	return [S("unread-history", r, {
		severity: "notice",
		reach: "project"
	})];
}
// src/manifest/edit/layout.ts
const U = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
var tn = class {
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
function nn(e) {
	switch (e.type) {
		case "block-scalar": return W(e).end;
		case "flow-collection": {
			let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
			return t ? t.offset + 1 : e.offset;
		}
		case "block-map":
		case "block-seq": {
			let t = e.items.findLast((e) => !rn(e));
			return t ? an(t) : e.offset;
		}
		default: return e.offset + ("source" in e ? e.source.length : 0);
	}
}
function W({ offset: e, props: t, source: n, ...r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = e + i.length, s = n.split("\n");
	s.at(-1) === "" && s.pop();
	let c = s.find((e) => e.trim() !== ""), l = /\d/.exec(a)?.[0], u = l ? r.indent + Number(l) : c?.search(/[^ ]/), d = (e) => /^ *\r?$/.test(e) && e.trimEnd().length <= (u ?? 0), f = a.includes("+") ? s.length : s.findLastIndex((e) => !d(e)) + 1, p = o + s.slice(0, f).join("\n").length;
	return {
		header: a,
		bodyStart: o,
		end: f === 0 ? e + i.trimEnd().length : p - +!!s[f - 1]?.endsWith("\r"),
		indent: u,
		foldedAt: f > 1 ? He(s.slice(0, f).map((e) => e.trimEnd().length)) : 0
	};
}
function rn({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => U.has(e));
}
function G({ start: e, key: t, sep: n, value: r }) {
	return (e.find(({ type: e }) => U.has(e)) ?? t ?? n?.[0] ?? r)?.offset ?? 0;
}
function an(e) {
	return e.value ? nn(e.value) : K(e);
}
function K({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => U.has(e));
	return r ? r.offset + r.source.length : t ? nn(t) : e.at(-1)?.offset ?? 0;
}
function on(e) {
	return e?.type === "block-scalar" ? W(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : on(e.items.findLast((e) => !rn(e))?.value);
}
function sn(e) {
	return /[\ufffe\uffff]/.test(e) || e.replace(/[\n\t]/g, "").search(a) !== -1;
}
function cn(e, t, n) {
	for (let r of ln(e, t, n)) if (r && mn(e, r, n)) return r;
}
function* ln(e, t, { within: n, column: r }) {
	if (typeof e != "string") {
		yield q(JSON.stringify(e));
		return;
	}
	let i = (n === "mapping" || n === "list") && !sn(e) && e.trim() !== "", { type: a } = t;
	i && a === "BLOCK_FOLDED" && (t.foldAt > 0 && (yield pn(e, a, t, r)), yield pn(e, a, {
		...t,
		foldAt: 0
	}, r)), i && (a?.startsWith("BLOCK") || !a && e.includes("\n")) && (yield pn(e, "BLOCK_LITERAL", t, r)), !sn(e) && !e.includes("\n") && ((!a || a === "PLAIN") && fn(e, n) && (yield q(e)), (a === "QUOTE_SINGLE" || a !== "QUOTE_DOUBLE" && t.quotes === "single") && (yield q(`'${e.replaceAll("'", "''")}'`))), yield q(un(e));
}
function q(e) {
	return {
		inline: e,
		lines: []
	};
}
function un(e) {
	return JSON.stringify(e).replace(/[\ufffe\uffff]/g, dn).replace(a, dn);
}
function dn(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function fn(e, t) {
	let n = {
		within: t,
		column: 0,
		tag: ""
	};
	return mn(e, q(e), n, "1.1");
}
function pn(e, t, n, r) {
	let i = new me(e);
	i.type = t;
	let a = n.foldAt > 0 ? Math.max(40, n.foldAt - n.indent + 2) : 0, o = new ce({ k: i }).toString({
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
function mn(e, { inline: t, lines: n }, { within: r, column: i, tag: a }, o = "1.2") {
	let s = " ".repeat(i), c = [a && `${a} `, t].join(""), l = n.map((e) => `\n${e}`).join(""), u = {
		mapping: `${s}k: ${c}${l}\n${s}l: 1\n`,
		list: `${s}- ${c}${l}\n${s}- 1\n`,
		"flow-mapping": `{k: ${c}, l: 1}`,
		"flow-list": `[${c}, 1]`,
		name: `${c}: 1\n`,
		"flow-name": `{${c}: 1}`
	}[r], { contents: d, errors: f, warnings: p } = he(u, {
		version: o,
		prettyErrors: !1
	});
	if (f.length > 0 || p.length > 0 || !d || !("items" in d)) return !1;
	let m = d.items.flatMap((e) => j(e) ? [e.value] : "key" in e ? [hn(e.key), hn(e.value)] : [void 0]), h = {
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
function hn(e) {
	return j(e) ? e.value : void 0;
}
// src/manifest/edit/tree.ts
var gn = class {
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
		let n = _n(t.srcToken);
		t.items.forEach((t, r) => {
			let i = {
				item: n[r],
				parent: e,
				children: []
			};
			if (ue(t)) {
				let n = vn(t.key) ? t.key : void 0, r = vn(t.value) ? t.value : void 0, a = t.srcToken ?? i.item;
				e.children.push({
					...i,
					item: a,
					path: [...e.path, this.nameOf(n)],
					node: r,
					key: n
				});
			} else {
				let n = vn(t) ? t : void 0;
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
function _n(e) {
	return !e || !("items" in e) ? [] : e.items.filter((e) => !rn(e));
}
function J({ parent: e }) {
	return e !== void 0 && (Y(e.node) || J(e));
}
function Y(e) {
	return (L(e) || A(e)) && e.flow === !0;
}
function vn(e) {
	return k(e) || j(e) || O(e);
}
// src/manifest/edit/replaceValue.ts
function yn(e, t, n) {
	let { layout: r, patches: i } = n, { item: a } = e, o = a && En(a, r);
	if (!o) return !1;
	let s = (a.sep ?? a.start).find(({ type: e }) => e === "tag"), c = wn(e, a, r), l = s && j(e.node) && xn(e, t, {
		...c,
		tag: s.source
	}, n);
	s && l ? c.tag = s.source : s && Tn(s, a, o, i, r);
	let u = r.nextLine(o.inline.end), d = xn(e, t, c, n) ?? bn(e, t, c, o, n);
	i.replace(...Dn(o.inline, d.inline, r));
	let f = o.lines ?? {
		start: u,
		end: u
	};
	return (o.lines || d.lines.length > 0) && i.replaceLines(f.start, f.end, d.lines), !0;
}
function bn({ node: e }, t, n, { inline: r, lines: i }, { layout: a, writer: o }) {
	let s = o.write(t, [e], n);
	return i !== void 0 && i.start !== a.nextLine(r.end) && typeof t == "string" ? {
		inline: un(t),
		lines: []
	} : s;
}
function xn({ node: e }, t, n, { layout: r, writer: i }) {
	if (typeof t == "object" && t || !j(e) || !e.srcToken) return;
	let a = e.srcToken.type === "block-scalar" ? W(e.srcToken) : void 0, o = cn(t, {
		type: e.type,
		quotes: i.style.quotes,
		indent: a?.indent ?? n.column + i.style.step,
		foldAt: a?.foldedAt ?? 0,
		mayKeepEnd: a !== void 0 && Sn(a, r)
	}, n);
	return a && o ? {
		...o,
		inline: Cn(a, o.inline)
	} : o;
}
function Sn({ end: e }, t) {
	let n = t.nextLine(e);
	return n === t.text.length ? t.added === "" : t.line(n).trim() !== "";
}
function Cn({ header: e }, t) {
	if (!/^[|>]/.test(t) || t[0] !== e[0]) return t;
	let [n, r] = [e, t].map((e) => ({
		digit: /\d/.exec(e)?.[0],
		chomping: /[-+]/.exec(e)?.[0]
	})), i = n?.digit === r?.digit || r?.digit === void 0, a = n?.chomping === r?.chomping || n?.chomping === "+" && r?.chomping === void 0;
	if (i && a) return e;
	let o = r?.digit ?? n?.digit ?? "";
	return `${t[0]}${o}${r?.chomping ?? ""}`;
}
function wn(e, t, n) {
	let r = J(e);
	return {
		within: L(e.parent?.node) ? r ? "flow-mapping" : "mapping" : r ? "flow-list" : "list",
		column: r ? 0 : n.column(G(t)),
		tag: ""
	};
}
function Tn({ offset: e, source: t }, { sep: n, start: r }, i, a, { text: o }) {
	if ((n ?? r).some(({ type: t, offset: n }) => t === "anchor" && n > e)) {
		let n = e + t.length;
		a.replace(e, n + (/^ */.exec(o.slice(n))?.[0].length ?? 0), "");
	} else i.inline.start = e;
}
function En(e, t) {
	let { value: n } = e, r = K(e);
	if (e.key && !e.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let i = nn(n);
	if (n.type === "block-scalar") {
		let { header: e, bodyStart: r } = W(n);
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
		let [e] = n.items, a = e ? G(e) : n.offset;
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
function Dn({ start: e, end: t }, n, { text: r }) {
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
function On(e, t, n) {
	let { layout: r, patches: i, writer: a } = n, o = new Nn(e, r), { children: s } = e;
	if (s.some(({ item: e }) => !e)) return !1;
	let c = t.removed.size === s.length;
	if (c && !o.ownLines) return yn(e, kn(e, t), n);
	let l = Mn(s.map((e) => t.removed.has(e))).map(({ from: e, to: t }) => ({
		from: e,
		to: t,
		region: o.regionOf(e, t)
	}));
	for (let { region: e } of l) r.startsLine(e.start) ? i.replaceLines(e.start, e.end, []) : i.replace(e.start, e.end, "");
	if (c && t.inserted.size === 0) {
		if (!e.item) return !1;
		let t = K(e.item);
		i.replace(t, t, A(e.node) ? " []" : " {}");
	}
	for (let [n, r] of [...t.inserted].sort(([e], [t]) => e - t)) {
		let t = l.find(({ from: e, to: t }) => e <= n && n <= t), c = t ? t.region.end : n < 0 ? o.leadStart(0) : o.endOf(n);
		if (n < 0 && !o.ownLines) return !1;
		let u = jn(e, n), d = on(s[t ? t.from - 1 : n]?.item?.value), f = r.flatMap((e) => {
			let t = An(e, o.column, u, a);
			return o.isSpaced && !d ? ["", ...t] : t;
		});
		i.replaceLines(c, c, f);
	}
	return !0;
}
function kn({ node: e }, { inserted: t }) {
	let n = [...t].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
	return A(e) ? n.map(({ value: e }) => e) : Object.fromEntries(n.map(({ name: e = "", value: t }) => [e, t]));
}
function An({ name: e, value: t }, n, r, i) {
	return e === void 0 ? i.item(t, r, n) : i.member(e, t, r, n);
}
function jn(e, t) {
	if (L(e.node)) return [e.node];
	let n = e.children.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.children.slice(0, 20)).flatMap(({ node: e }) => e ?? []);
}
function Mn(e) {
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
var Nn = class {
	items;
	edges;
	layout;
	column;
	ownLines;
	isSpaced;
	constructor({ children: e }, t) {
		this.layout = t, this.items = e.map(({ item: e }) => e), this.edges = this.items.map((e) => e ? {
			start: G(e),
			end: an(e)
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
		let o = this.leadStart(e), s = this.endOf(t), c = e > 0 && on(this.items[e - 1]?.value), l = e === 0 || c || n.line(n.lineStart(o - 1)).trim() === "";
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
const Pn = 2e3;
function Fn(e, t) {
	let n = [], r = [], i = [], [a, o] = [0, 0];
	for (let [s, c] of [...In(e, t), [e.length, t.length]]) {
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
function In(e, t) {
	if (e.length > Pn || t.length > Pn) return [];
	let n = Array.from({ length: e.length + 1 }, () => new Uint32Array(t.length + 1)), r = (e, t) => n[e]?.[t] ?? 0, i = (n, r) => N(e[n] ?? null, t[r] ?? null);
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
	if (Array.isArray(e)) return Ln(e, t);
	let r = new Map(F(e) ? Object.entries(e) : []);
	for (let [e, n] of zn(t)) n.some(Rn) ? r.delete(String(e)) : r.set(String(e), X(r.get(String(e)) ?? {}, n));
	return Object.fromEntries(r);
}
function Ln(e, t) {
	let n = zn(t), r = new Map();
	for (let e of t) e.is !== "insert" || e.path.length > 0 || r.set(e.after, [...r.get(e.after) ?? [], e.value]);
	let i = (e) => r.get(e) ?? [], a = e.flatMap((e, t) => {
		let r = n.get(t) ?? [];
		return [...r.some(Rn) ? [] : [X(e, r)], ...i(t)];
	});
	return [...i(-1), ...a];
}
function Rn({ is: e, path: t }) {
	return e === "remove" && t.length === 0;
}
function zn(e) {
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
var Bn = class {
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
			if (!k(e.node)) this.replaced.set(e, X(Vn(this.old, e.path), t));
			else {
				for (let [n, r] of zn(t)) {
					let t = Hn(e, n);
					t ? r.some(Rn) ? this.changeOf(e).removed.add(t) : this.edit(t, r) : this.add(e, e.children.length - 1, {
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
		let n = Vn(this.old, e.path);
		if (N(n, t)) return;
		let { node: r, children: i } = e;
		if (L(r) && F(t) && i.some(({ path: e }) => Object.hasOwn(t, Z(e)))) {
			for (let n of i) {
				let r = Object.hasOwn(t, Z(n.path)) ? t[Z(n.path)] : void 0;
				r === void 0 ? this.changeOf(e).removed.add(n) : this.become(n, r);
			}
			let n = new Set(i.map(({ path: e }) => Z(e)));
			for (let [r, a] of Object.entries(t)) n.has(r) || this.add(e, i.length - 1, {
				name: r,
				value: a
			});
		} else if (A(r) && Array.isArray(t) && t.length > 0 && i.length > 0) {
			let { pairs: r, removed: a, inserted: o } = Fn(n, t);
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
		for (let { slot: t, isName: n, target: r } of this.tree.aliases) e.has(r.node) && !this.isGone(t) && (n ? this.names.add(t) : this.replaced.has(t) || this.replaced.set(t, Vn(this.old, t.path)));
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
function Vn(e, t) {
	return t.reduce((e, t) => e[t] ?? null, e);
}
function Hn({ children: e }, t) {
	return typeof t == "number" ? e[t] : e.find(({ path: e }) => e.at(-1) === t);
}
function Z(e) {
	return String(e.at(-1));
}
// src/manifest/edit/fileStyle.ts
function Un(e, t) {
	let n = {}, r = 0, i = 0, a = (e) => {
		let { node: o } = e;
		j(o) && (o.type === "QUOTE_SINGLE" && (r += 1), o.type === "QUOTE_DOUBLE" && (i += 1)), k(o) && (n = {
			...Wn(e, t),
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
		isJson: Y(e.node) && e.children.every(({ key: e }) => j(e) && e.type === "QUOTE_DOUBLE")
	};
}
function Wn(e, t) {
	let { node: n, parent: r, children: i } = e, [a] = i;
	if (!a?.item || !n?.range) return {};
	if (Y(n)) {
		let e = /^ */.exec(t.text.slice(n.range[0] + 1))?.[0] ?? "";
		return t.text.slice(n.range[0], n.range[1]).includes("\n") ? {} : { [L(n) ? "braces" : "brackets"]: e };
	}
	let o = t.column(G(a.item)), s = {};
	if (A(n) && L(a.node) && !J(a)) {
		let [e] = a.node.flow ? [] : a.children, n = K(a.item);
		e?.item && t.lineStart(n) === t.lineStart(G(e.item)) && (s.afterDash = Math.max(1, G(e.item) - n));
	}
	if (e.item && r && L(r.node) && !r.node.flow) {
		let r = o - t.column(G(e.item));
		A(n) && r >= 0 && (s.listStep = r), L(n) && r > 0 && (s.step = r);
	}
	return s;
}
// src/manifest/edit/flowItems.ts
function Gn(e, { removed: t, inserted: n }, { layout: r, patches: i, writer: a }) {
	let { node: o, children: s } = e, c = s.flatMap(({ item: e }) => e ? {
		start: G(e),
		end: an(e)
	} : []);
	if (c.length < s.length || !o?.range) return !1;
	let [l, u] = [o.range[0] + 1, o.range[1] - 1], d = (e, t) => e.map(({ name: e, value: n }) => e === void 0 ? a.flowItem(n, t) : a.flowMember(e, n, t)), f = L(o) ? [o] : s.flatMap((e) => e.node ?? []).reverse();
	if (t.size === s.length) {
		let e = d([...n].sort(([e], [t]) => e - t).flatMap(([, e]) => e), f), t = e.length === 0 ? "" : L(o) ? a.style.braces : a.style.brackets;
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
		} else t.size === 0 && r.startsLine(o.start) ? Kn(o, n, r, i) : i.replace(o.end, o.end, n.map((e) => `, ${e}`).join(""));
	}
	return !0;
}
function Kn(e, t, n, r) {
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
var qn = class {
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
}, Jn = class {
	style;
	resolved;
	failed = !1;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	write(e, t, n) {
		let r = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) return this.scalar(e, r, n);
		if (Xn(n) || this.isFlow(e, r)) return {
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
		let i = this.name(e, n, "name"), a = n.flatMap((t) => Qn(t, e) ?? []), o = a.length > 0 || !Zn(n) ? a : n.flatMap((e) => Q(e) ?? []), s = {
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
		let r = this.name(e, n, "flow-name"), i = n.flatMap((t) => Qn(t, e) ?? Q(t) ?? []);
		return `${r}: ${this.write(t, i, Yn("flow-mapping")).inline}`;
	}
	flowItem(e, t) {
		return this.write(e, t, Yn("flow-list")).inline;
	}
	members(e, t, n) {
		if (F(e)) return Object.entries(e).flatMap(([e, r]) => this.member(e, r, t, n));
		let r = t.flatMap((e) => Q(e) ?? []);
		return [...e].flatMap((e) => this.item(e, r, n));
	}
	flow(e, t) {
		let { braces: n, brackets: r } = this.style;
		if (F(e)) {
			let r = Object.entries(e).map(([e, n]) => this.flowMember(e, n, t));
			return r.length === 0 ? "{}" : `{${n}${r.join(", ")}${n}}`;
		}
		let i = t.flatMap((e) => Q(e) ?? []), a = [...e].map((e) => this.flowItem(e, i));
		return a.length === 0 ? "[]" : `[${r}${a.join(", ")}${r}]`;
	}
	isFlow(e, t) {
		if (Object.keys(e).length === 0) return !0;
		let n = t.find((e) => (L(e) || A(e)) && e.items.length > 0);
		return L(n) || A(n) ? n.flow === !0 : Array.isArray(e) && e.every((e) => typeof e != "object" || !e);
	}
	scalar(e, t, n) {
		let r = cn(e, this.scalarStyle(e, t, n), n);
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
		let r = t.flatMap((e) => L(e) ? e.items.at(-1)?.key ?? [] : []).find((e) => j(e)), i = cn(e, {
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
function Yn(e) {
	return {
		within: e,
		column: 0,
		tag: ""
	};
}
function Xn({ within: e }) {
	return e === "flow-mapping" || e === "flow-list";
}
function Zn(e) {
	let t = e.flatMap((e) => L(e) ? e.items.map(({ value: e }) => e) : []);
	return t.every((e) => j(e)) || t.every((e) => L(e));
}
function Qn(e, t) {
	return L(e) ? e.get(t, !0) : void 0;
}
function Q(e) {
	return A(e) ? e.items.at(-1) : L(e) ? e.items.at(-1)?.value ?? void 0 : void 0;
}
// src/manifest/edit/editYaml.ts
function $n(e, t, n) {
	let r = ie(e, t);
	if (D(r.problems)) return {
		is: "refused",
		problems: r.problems
	};
	let i = typeof n == "function" ? n(r) : n, a = r.value, o = X(a, i);
	if (N(a, o)) return {
		is: "edited",
		text: t
	};
	let s = new tn(t), c = new gn(he(s.text, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	})), l = new Bn(c, a, i);
	if (l.merged.size > 0) return {
		is: "refused",
		problems: [...l.merged].map((e) => rr(r, e))
	};
	let u = er(c, l, s);
	if ("slot" in u) return {
		is: "refused",
		problems: [ir(r, u.slot.path)]
	};
	let d = ie(e, u.text), f = d.problems.length <= r.problems.length && !D(d.problems);
	return f && N(d.value, o) ? {
		is: "edited",
		text: u.text
	} : {
		is: "refused",
		problems: [ir(r, ar(f ? d.value : a, o))]
	};
}
function er(e, t, n) {
	let r = new qn(n), i = new Jn(Un(e.root, n), (t) => e.resolved(t)), a = {
		layout: n,
		patches: r,
		writer: i
	};
	for (let [e, n] of t.replaced) if (!t.isGone(e) && (!yn(e, n, a) || i.failed)) return { slot: e };
	for (let e of t.names) if (!nr(e, a)) return { slot: e };
	let o = [...t.collections].sort(([e], [t]) => t.path.length - e.path.length);
	for (let [e, n] of o) if (!(t.isGone(e) || t.replaced.has(e)) && (!(Y(e.node) ? tr(e, n) ? yn(e, [...n.inserted.values()].flat().map(({ value: e }) => e), a) : Gn(e, n, a) : On(e, n, a)) || i.failed)) return { slot: e };
	let s = r.applied();
	return s === void 0 ? { slot: e.root } : { text: s };
}
function tr(e, { inserted: t }) {
	return e.children.length > 0 || J(e) ? !1 : [...t.values()].flat().some(({ name: e, value: t }) => e === void 0 && F(t));
}
function nr({ item: e, path: t }, { patches: n, writer: r }) {
	let i = e?.key;
	return i?.type === "alias" && (n.replace(i.offset, i.offset + i.source.length, r.name(String(t.at(-1)), [], "flow-name")), !r.failed);
}
function rr({ file: e, spot: t }, { path: n }) {
	return S("not-editable", "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key.", { place: s(e, t, [...n, "<<"]) });
}
function ir({ file: e, spot: t }, n) {
	return S("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", { place: E(e, t, n) });
}
function ar(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!N(t, i)) return [e, ...ar(t, i)];
	}
	return [];
}
// src/manifest/edit/editEntries.ts
function or(e, t, n, r) {
	return $n(e, t, (e) => sr(e, n, r));
}
function sr({ value: e, spot: t }, n, r) {
	let i = F(e) ? e : {}, a = Array.isArray(i[n]) ? i[n] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		} : cr(a[t], r, e.language, e.value);
	});
}
function cr(e, t, n, r) {
	let i = F(e) ? e.translations : void 0, a = [...t, "translations"];
	if (!Array.isArray(i)) return {
		is: "set",
		path: [...a, n],
		value: r
	};
	let o = i.findIndex((e) => F(e) && e.language_iso === n);
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
async function lr(e, t, n, r) {
	let { manifests: i, problems: a, undecided: o } = await pe(e, t, n, r), s = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(s.map(({ path: e }) => [e, dt(n.displayRoot, e)]))
		},
		problems: a,
		undecided: o
	};
}
function ur(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function dr(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = or(a, o, e, s);
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
async function fr(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([pt(a, "utf8"), mt(a)]).catch((e) => {
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
const pr = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var mr = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of hr(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = hr(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function hr(e) {
	let t = e.split(pr);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/run/pull/newKeys.ts
function gr(e, { declared: t, live: n, context: r, wanted: i }, { into: a, paths: s }) {
	let c = n.objects[e.plural];
	if (!c) return {
		edits: [],
		problems: []
	};
	let l = e.match(t, c, r), u = l.unmanaged.filter((t) => !l.namesakes.has(t) && o(e.tags(t), r.rules) === void 0), d = Ue(e, {
		objects: u,
		unusable: []
	}, r, i), { sound: f, unsound: p } = _r(e, d.entries, t, {
		read: c,
		context: r
	}), m = t.filter(({ from: e }) => e === void 0), h = new mr(m.flatMap((t) => P(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), g = new Map();
	for (let t of f) {
		let [n = ""] = e.names(t.live), r = a === void 0 ? h.nearest(n) : void 0, i = a ?? r?.file.path ?? s.at(-1) ?? "", o = vr(e, t, r?.onCreate ?? m.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		g.set(i, [...g.get(i) ?? [], {
			is: "add",
			after: r?.spot.start,
			value: o
		}]);
	}
	return {
		edits: [...g].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...Xe(d.left), ...p.map((t) => br(e, t.live))]
	};
}
function _r(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: Ze(e.entry.schema.parse(t.entry))
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
function vr(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.declared(r), e.declared(i)];
		return t.length > 0 && I(yr(t)) === I(yr(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function yr(e) {
	return e.map(({ after: e }) => e);
}
function br(e, t) {
	let { one: n } = e.words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return S("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/run/pull/editSources.ts
function xr(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = g(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = Cr(t, l, s.map((e) => Sr(e, n)), o.source);
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
function Sr(e, t) {
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
function Cr(e, t, n, r) {
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
		let n = l.each ? void 0 : wr(e, t, r);
		return n !== void 0 && s([t], n), n === void 0;
	})));
	return {
		text: u.is === "edited" ? u.text : t,
		refused: i
	};
}
function wr(e, { text: t }, n) {
	let { after: r } = t, i = typeof r == "string" ? r : Tr(r), a = e.edit(e.empty("en"), [{
		is: "add",
		path: ["name"],
		value: i,
		...e.severalLanguages && { language: "en" }
	}], n);
	return a.is === "refused" ? a.why : void 0;
}
function Tr(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/run/pull/textEdits.ts
function Er(e, { textFiles: t, base: n, targets: r, createsFiles: i }) {
	let a = [], o = new Map(), s = new Map(), c = [];
	for (let n of e) {
		let { kind: e, entry: i, language: l, declared: u } = n, d = u === void 0, f = De(e, i, l), p = d ? r.find(e, i, l) : void 0;
		p ? Dr(s, p.path, {
			text: n,
			target: p
		}) : (d ? i.from : t.has(f)) ? d ? c.push(n) : Dr(o, f, {
			text: n,
			edits: kr(n),
			base: r.baseOf(i, f)
		}) : a.push(Or(n));
	}
	let l = [...s.values()].filter(([e]) => e?.target.missing && !i), u = [...new Set([...o.keys(), ...s.keys()])].flatMap((e) => {
		let n = s.get(e) ?? [], [r] = n;
		if (r?.target.missing && !i) return [];
		let a = t.get(e) ?? r?.target.textFile;
		if (!a) return [];
		let c = [...o.get(e) ?? [], ...n.sort(Ar).map(jr)], l = r?.target.missing;
		return [{
			path: e,
			textFile: a,
			changes: c,
			...r && l && { creates: {
				full: l,
				code: r.target.code
			} }
		}];
	});
	return {
		edits: a,
		sources: u,
		problems: [
			...l.map(Mr),
			...Nr(c),
			...Pr(u, n)
		]
	};
}
function Dr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function Or({ kind: e, entry: t, language: n, after: r }) {
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
function kr({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(Tr(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = F(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function Ar({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function jr({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : Tr(a), s = n.language === void 0 ? { language: r } : {};
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
function Mr(e) {
	let [t] = e, n = `${t?.target.path} does not exist, so ${M(e.length, "text")} in ${t?.text.language} cannot be written. To create the file, run pull again with --create-files.`;
	return S("no-language-file", n, {
		severity: "notice",
		reach: "change"
	});
}
function Nr(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => H(e).map(({ from: e }) => e.source)), i = `No source file can have ${M(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return S("no-language-file", i, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function Pr(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return S("no-language-file", a, {
			severity: "notice",
			reach: "change",
			place: r
		});
	});
}
// src/run/pull/decide.ts
async function Fr(e, t, n) {
	let { project: r, options: i } = n, { filter: a } = r.rules, o = {
		project: t.project,
		rules: r.rules,
		variables: e.variables,
		evidence: {
			writers: Oe(r.rules.writers ?? []),
			agreed: new Set()
		}
	}, s = e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (!r || !i) return [];
		let s = n.match(r, i, o), c = Ir(n, s, a);
		return [{
			kind: n,
			entries: r,
			all: s,
			matching: c,
			matches: zr(n, c, o)
		}];
	}), c = Me(a, s.flatMap(({ kind: e, all: t }) => Lr(e, t))), l = s.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)), { textFiles: u } = n, d = t.project.baseLanguage, f = new It({
		...n.files,
		textFiles: u,
		rows: n.rows,
		base: d,
		folders: n.folders
	}), p = We(t.project, i.languages ?? []), m = p.ok ? p.value.map(({ iso: e }) => e) : [], h = i.createsFiles ? $e(n.rows) : [], g = s.flatMap(({ kind: e, matches: t }) => _t(e, t, o, (t) => [...m, ...h.filter((n) => f.lacksFile(e, t, n))])), _ = yt(g.filter(({ after: e }) => B(e)), o), v = g.filter(({ after: e }) => !B(e)).map((e) => ({
		text: e,
		why: "not-expressible"
	})), y = await Jt(_.open, n.context.history, {
		manifests: se({
			declared: e,
			manifests: Object.values(n.files.manifests).flatMap((e) => e.map(({ path: e }) => e))
		}),
		present: s.flatMap(({ entries: e }) => e),
		textFiles: u,
		usable: n.settings.usable,
		now: Math.floor(n.context.now() / 1e3)
	}), b = [..._.taken, ...y.taken], x = new Set(b.filter((e) => xt(e, o))), S = b.filter((e) => !x.has(e)), ee = [...x].map((e) => ({
		text: e,
		why: "universal-placeholders"
	})), C = [
		..._.kept,
		...y.kept,
		...v,
		...ee
	], w = Er(S, {
		textFiles: u,
		base: d,
		targets: f,
		createsFiles: i.createsFiles
	}), T = [...w.edits];
	z(l, w.problems);
	let E = [];
	for (let { kind: e, entries: a, matching: c, matches: d } of s) {
		let s = Tt(e, d, o, i.fields ?? []), f = Mt(e, s.filter(({ value: e }) => B(e)), u);
		if (z(T, f.edits), z(E, f.kept), z(l, s.filter(({ value: e }) => !B(e)).map(({ entry: t, field: n }) => Rr(e, t, n)), f.problems), !e.secretNames) {
			if (i.gone) {
				let t = await zt(e, a, c, {
					rules: r.rules,
					options: i
				});
				z(T, t.edits), z(l, t.problems);
			}
			if (i.isNew) {
				let r = We(t.project, i.languages), s = {
					fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
					languages: r.ok ? r.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = ur(n.files.manifests[e.plural]), u = gr(e, {
					declared: a,
					live: t,
					context: o,
					wanted: s
				}, {
					into: n.into,
					paths: c
				});
				z(T, u.edits), z(l, u.problems);
			}
		}
	}
	let D = y.unread === void 0 ? [] : en(C, y.unread);
	return {
		edits: T,
		sources: w.sources,
		taken: S,
		kept: [...Qt(C), ...E],
		problems: [
			...l,
			...$t(C),
			...D
		],
		unmatched: c
	};
}
function Ir(e, t, n) {
	let r = new Set(Lr(e, t).flatMap((e) => Le(n, e) ? [e.entry] : []));
	return {
		...t,
		matches: t.matches.filter(({ declared: e }) => r.has(e)),
		refused: t.refused.filter(({ declared: e }) => r.has(e))
	};
}
function Lr(e, { matches: t, refused: n }) {
	return [...t, ...n].map((t) => ({
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	}));
}
function Rr(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return R(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function zr(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && o(e.tags(t), n) === void 0);
}
// src/run/pull/optionProblems.ts
function Br(e, { name: t, rules: n }, { fields: r, gone: i, isNew: a, into: o }, { environment: s }) {
	let c = qe(e, r);
	return n.writers || c.push(S("bad-setting", `Pull must know whose texts are ours${t === void 0 ? "" : ` in the project "${t}"`}: set writers in lokaform.yaml to the addresses or user ids that lokaform writes as. It takes the texts that others wrote last.`)), i && s.GITHUB_ACTIONS === "true" && c.push(S("bad-setting", "--gone removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --gone on your machine.")), o !== void 0 && !a && c.push(S("bad-setting", "--into names the manifest for new entries. It needs --new.")), c;
}
function Vr(e, { into: t, isNew: n }, { manifests: r, full: i }) {
	let a = t?.replace(/^\.\//, ""), o = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => r[e] ?? []), s = o.flatMap(ur);
	if (a !== void 0 && !s.includes(a)) {
		let e = `--into: ${a} ${o.flat().find((e) => e.path === a)?.textFile ? "is a source file, which cannot have the other fields of a new entry, such as its platforms" : i.has(a) ? "has entries of another kind" : "is not a manifest of this project"}. The manifests for new entries are ${s.join(", ") || "none"}. To start a new one, write keys: [] into it first.`;
		return {
			path: a,
			problems: [S("no-manifest", e)]
		};
	}
	return n && s.length === 0 && o.flat().length > 0 ? {
		path: a,
		problems: [S("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")]
	} : {
		path: a,
		problems: []
	};
}
// src/run/pull/later.ts
async function Hr(e, t, n, r) {
	let { confirmsGone: i } = n, a = {
		...n,
		confirmsGone: i && ((e) => (r.onProgress?.(void 0), i(e)))
	}, { folders: o, cancellation: s } = r;
	if (!t.manifests) return { problems: [] };
	let c = Wr(t.manifests, a.languages), l = ct(r), u = nt(t, {
		apiUrl: e.apiUrl,
		signal: s.stopping,
		onResponse: l.onResponse,
		...r.onWait && { onWait: r.onWait },
		onProgress: r.onProgress
	}), d = await ge(async (n) => {
		let r = await lr(n, t, o, s.stopping), { declared: i, problems: l } = re(n.kinds, r.files.manifests, e.usable);
		return {
			declared: i,
			files: r.files,
			undecided: r.undecided,
			textFiles: we(r.files.manifests),
			problems: [...r.problems.filter((e) => !(a.createsFiles && Kr(e, c))), ...l.filter(qr($(i, a)))]
		};
	}, {
		...t,
		manifests: c
	}, async ({ id: e }) => u.ok ? lt(u.value, e) : void 0);
	if (r.onProgress?.(void 0), !d) return { problems: [] };
	let { declared: f, files: p, textFiles: m } = d;
	r.onSecrets(oe(f.variables));
	let h = Vr(c.kinds, a, p), g = [
		...d.problems,
		...je(t.rules.take, [f]),
		...e.projects.length > 1 ? [] : Te(t.rules.filter, [f]),
		...h.problems
	];
	if (D(g)) return { problems: g };
	if (!u.ok) return { problems: [...g, u.problem] };
	try {
		let n = await at(u.value, t.id, {
			kinds: $(f, a),
			languages: (e) => Ge(e, Gr(f, e, a), a, c.texts),
			leavesOut: () => !1
		});
		if (!n.ok) return { problems: [...g, n.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: i } = n.value, d = le({
			declared: f,
			textFiles: m
		}, i);
		if (d.length > 0) return { problems: [...g, ...d] };
		let _ = Gr(f, i, a), v = await Fr(_, n.value, {
			project: t,
			options: a,
			context: {
				...r,
				now: l.now
			},
			settings: e,
			into: h.path,
			files: p,
			textFiles: m,
			rows: c.texts,
			folders: o
		}), y = [...g, ...v.problems];
		if (D(v.problems.filter(({ reach: e }) => e !== "change")) || s.stopped) return { problems: y };
		let b = await Ur(v, _, n.value, {
			files: p,
			settings: e,
			project: t,
			options: a,
			context: r
		}), x = {
			unmatched: v.unmatched,
			declared: f
		};
		return {
			...b,
			filtered: x,
			problems: [...y, ...b.problems]
		};
	} catch (e) {
		if (!(e instanceof tt)) throw e;
		return e instanceof et && s.stopped ? { problems: g } : { problems: [...g, ot(e, f)] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function Ur(e, t, { project: n }, { files: r, settings: i, project: a, options: o, context: s }) {
	let c = xr(r.manifests, e.sources), l = dr(c.manifests, e.edits);
	if (l.problems.length > 0) return { problems: l.problems };
	let u = [...l.changed, ...c.changed], d = re(i.kinds, l.manifests, i.usable), f = d.problems.filter(qr($(t, o))).filter(({ severity: e }) => e === "error");
	if (f.length > 0) return { problems: f.map(Jr) };
	let p = await fr(u, r.full), m = await Ke(p, s.folders);
	return m.length === 0 && !o.dryRun && p.length > 0 && z(m, await Ye(p, s.folders)), m.length > 0 ? { problems: m } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: u.map(({ path: e }) => e),
				comparison: ht(Gr(d.declared, n, o), t, e.taken),
				kept: [...e.kept, ...Qt(c.refused.map(Zt))],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: u
		}
	};
}
function Wr(e, t) {
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
function Gr(e, t, { languages: n }) {
	let r = We(t, n ?? []), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return ve(e, t.baseLanguage, i);
}
function Kr({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && y(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function $({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function qr(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function Jr(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/run/pull/pull.ts
async function Yr(e, t, n, r) {
	try {
		return await Xr(e, t, n, r);
	} catch (e) {
		let n = ae(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Xr(e, t, n, r) {
	if (D(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await Je(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, $r] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => Ce(e, []))] };
		let s = await Qe(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = a.flatMap((t) => t.manifests ? Br(e.kinds, t, n, r) : []);
	if (D(o)) return { problems: [...i, ...Qr(o)] };
	let s = [], c = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await Hr(e, t, n, r);
		z(i, a.problems), a.later && s.push(a.later), c.push(a.filtered);
	}
	return z(i, Zr(a, c)), {
		problems: i,
		later: s
	};
}
function Zr([e], t) {
	let n = t.flatMap((e) => e?.declared ?? []);
	return (e?.rules.filter ?? []).filter((e) => t.length > 0 && t.every((t) => t?.unmatched.includes(e))).map((e) => Ce(e, n));
}
function Qr(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const $r = S("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function ei(e, t) {
	let n = new ze(), r = be(n);
	try {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await Ae("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), s = ti(e, t, n), c = await Yr(i, [...t.problems, ...a], s, o), { first: l, later: u } = c;
		for (let e of l ? Be(l, s.dryRun) : []) t.print(e);
		let d = {
			isDryRun: s.dryRun,
			full: i.all
		};
		for (let e of ri(u ?? [], d, t)) t.print(e);
		let { stopped: f } = n, p = f !== void 0 && l === void 0 && u === void 0, m = p ? [...c.problems, ii(n)] : c.problems, h = t.reportPull && !i.showTexts ? Ie(m) : m, g = await t.reportPull?.({
			...l && { first: l },
			...u && { later: u.map((e) => e.pulled) },
			problems: h
		}) ?? [], _ = [...h, ...g];
		if (t.showProblems(_), p && f.by !== "time limit") return f.by === "SIGINT" ? 130 : 143;
		if (p || D(_)) return 1;
		let v = l !== void 0 || u?.some(({ changed: e }) => e.length > 0) === !0;
		return i.detailedExitcode && v ? 2 : 0;
	} finally {
		r();
	}
}
function ti(a, { ask: o }, s) {
	return {
		split: t(C, a) ?? C.default,
		fields: t(r, a),
		languages: t(d, a),
		repeated: [
			ee,
			u,
			f,
			l,
			e
		].flatMap((e) => (a[m(e)] ?? []).flatMap((t) => [`--${m(e)}`, t])),
		dryRun: t(n, a) ?? n.default,
		isNew: t(i, a) ?? i.default,
		into: t(h, a),
		createsFiles: t(p, a) ?? p.default,
		gone: t(ne, a) ?? ne.default,
		confirms: o && ((e) => o(`Webhook ${c(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, s)),
		confirmsGone: o && ((e) => o(ni(e), s))
	};
}
function ni(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${c(e)}\n`).join("")}Remove them from the manifests?`;
}
function ri(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ pulled: e, changed: o }) => {
		let s = Ee(e, a), c = !(i && s.hide_texts);
		return [...t && c ? ke(o) : [], ...Ne(s, {
			...r,
			isDryRun: t,
			texts: c,
			full: n
		})];
	});
}
function ii({ reason: e }) {
	return S("run-stopped", `${e} Nothing was written.`);
}
export { ei as runPull };
