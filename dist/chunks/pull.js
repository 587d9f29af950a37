import { $t as e, At as t, Ct as n, Dt as r, Et as i, Ft as a, Ht as o, J as s, K as c, Kt as l, Mt as u, Ot as d, P as f, Pt as p, Qt as m, Rt as h, Tt as g, Wt as _, _ as v, b as y, en as b, hr as x, in as S, jn as ee, jt as C, k as w, kn as T, kt as te, qt as ne, rn as re, tn as ie, wt as ae, z as oe } from "./start.js";
import { Ar as E, At as se, B as ce, Br as le, Cr as ue, Dr as D, Er as O, Ft as de, G as fe, I as pe, J as me, K as he, Kr as k, L as ge, Mt as _e, Or as ve, Sn as ye, Sr as be, Tn as xe, Tr as A, U as Se, Vr as Ce, W as we, Yr as j, _n as Te, _r as Ee, _t as De, a as Oe, b as ke, br as Ae, ci as je, cr as Me, d as Ne, et as Pe, f as Fe, hr as Ie, jn as Le, kr as M, l as Re, o as ze, p as Be, pn as N, qr as P, si as Ve, sr as He, u as Ue, vt as We, w as F, wn as Ge, xr as Ke, y as qe, yn as Je, zr as Ye } from "./engine.js";
import { h as Xe, m as Ze, p as Qe, z as $e } from "./markdown.js";
import { n as et } from "./pulledFigures.js";
import { a as tt, c as I, d as nt, f as rt, h as it, l as at, n as ot, o as L, p as st, r as ct, s as lt, t as ut, u as dt } from "./first.js";
import { a as ft, l as pt } from "./client.js";
import { c as mt, d as ht, l as gt, o as _t, x as vt, y as yt } from "./project.js";
import { relative as bt, resolve as xt, sep as St } from "node:path";
import { readFile as Ct, stat as wt } from "node:fs/promises";
// src/report/text/pulledText.ts
function Tt(e, { paint: t, width: n, now: r, isDryRun: i, texts: a, full: o, clean: s = (e) => e }) {
	let { name: c, files: l, comparison: u, kept: d } = Re(e, s), p = $e({
		...u,
		settings: []
	}, {
		now: r,
		texts: a,
		full: o
	}), m = d.filter(({ conflict: e }) => e), h = d.filter(({ conflict: e }) => !e), g = (e, r) => r.length === 0 ? [] : [...v([t("strong", e)], n), ...De(r, {
		paint: t,
		width: n
	})], _ = i ? "Would write" : "Wrote", y = l.length === 0 ? `Pull from ${f(c)}: the manifests stay as they are${Et(d.length)}.` : `Pull from ${f(c)}: ${et([{
		name: c,
		files: l,
		comparison: u,
		kept: d
	}])}.`;
	return [
		...g(`From ${f(c)} into the manifests:`, p),
		...g(`In conflict: ${N(m.length, "text")}, which the manifests keep`, m.map((e) => Dt(e, {
			texts: a,
			full: o
		}))),
		...g(`The manifests also keep ${N(h.length, "text")}:`, h.map((e) => Dt(e, {
			texts: a,
			full: o
		}))),
		...l.map((e) => `${_} ${f(e)}`),
		...v([t("strong", y)], n)
	].map(w);
}
function Et(e) {
	return e === 0 ? "" : `, and ${N(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function Dt({ kind: e, field: t, part: n, declared: r, live: i, why: a, details: o, edited: s, ...c }, { texts: l, full: u }) {
	let d = Je(e, {
		field: t,
		...n !== void 0 && { part: n }
	}), [p, m] = Ge(ye(e, t, r), ye(e, t, i), xe(u)), h = s ? ` (${s.by ? `${f(s.by)}, ` : ""}${Te(s.at)})` : "";
	return {
		sign: "!",
		label: se({
			kind: e,
			...c
		}),
		place: _e(c),
		words: [l ? `${d} is ${p}, live ${m}${h}: ${a}` : `${d}${h}: ${a}`, ...l && o !== void 0 ? [f(o)] : []]
	};
}
function Ot(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = f(e);
		return We(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => w(e.split("	").map(f).join("	")));
	});
}
// src/run/pull/compared.ts
function kt(e, t, n) {
	let r = Oe(e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, writer: i }) => i?.edited ? [[At(e.name, e.label(t.values), n, r), i.edited]] : []));
	return {
		...r,
		changes: r.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = i.get(At(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function At(e, t, n, r) {
	return k([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/plan/pull/pulledTexts.ts
function jt(e, t, n, r) {
	let { project: i, rules: a, evidence: o } = n;
	return t.flatMap(({ declared: t, live: s }) => {
		if (s === void 0) return [];
		let c = e.context(t.values, s, n), l = e.liveContext(s, n, e.label(t.values)), u = Mt(e, t, s, n);
		return e.fields.flatMap((n) => {
			if (n.role !== "text") return [];
			let d = n.declared(t.values);
			return [...new Set([...d.map(({ part: e = "" }) => e), ...r(t)])].flatMap((r) => {
				if (ee(a, i, r) === "ignore") return [];
				let f = n.stored(s, l, r);
				if (f === void 0) return [];
				let p = d.find(({ part: e }) => e === r)?.after;
				if (p === void 0 ? R(f) : n.same(f, Lt(p, f), c)) return [];
				let m = n.lastWriter?.(s, r), h = p === void 0 ? f : It(p, f), g = m !== void 0 && Ye(m.by, o.writers);
				return [{
					kind: e,
					entry: t,
					id: e.id(s),
					field: n.name,
					language: r,
					declared: p,
					live: f,
					after: h,
					writer: m,
					isOurs: g,
					isReshaped: u
				}];
			});
		});
	});
}
function Mt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
function Nt(e, { rules: t }) {
	let n = {
		taken: [],
		kept: [],
		open: []
	}, r = (e, t) => n.kept.push({
		text: e,
		why: t
	});
	for (let i of e) {
		let { declared: e, live: a, after: o, writer: s, isOurs: c, isReshaped: l, entry: u, kind: d, language: f } = i, p = F(d.identity(u.values));
		if (l && !R(a)) r(i, "other-shape");
		else if (e === void 0) n.taken.push(i);
		else if (P(e) !== P(a) && !R(a)) r(i, "other-shape");
		else {
			if (Rt(e, a) && r(i, "empty"), R(a) || k(o) === k(e)) continue;
			p.some((e) => t.take.includes(e) || t.take.includes(`${e}:${f}`)) ? n.taken.push(i) : c && !P(a) ? r(i, "ours") : s?.edited === void 0 ? r(i, "undated") : n.open.push(i);
		}
	}
	return n;
}
const Pt = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function Ft({ kind: e, entry: t, field: n, declared: r, after: i }, { project: a }) {
	let o = (e, t) => F(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.declared(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Pt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function It(e, t) {
	return !P(e) || !P(t) ? R(t) ? e : t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function Lt(e, t) {
	return P(e) && P(t) ? {
		...t,
		...e
	} : e;
}
function Rt(e, t) {
	return !P(e) || !P(t) ? R(t) : Object.entries(e).some(([e, n]) => n !== "" && (t[e] ?? "") === "");
}
function R(e) {
	return P(e) ? Object.values(e).every((e) => e === "") : e === "";
}
// src/plan/pull/pulledFields.ts
function zt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = Bt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function Bt(e, t, n, r, i) {
	if (t.role === "shape" && Ht(e, n) && Mt(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.declared(n.values), s = Wt(t.declare(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = Vt(s, t, n);
	if (!o) {
		let [e] = t.declared(n.onCreate), i = e !== void 0 && k(e.after) === k(c);
		return t.isDefault(r, a) || i || Gt(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = Ut(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function Vt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Ht({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.declared(t).length > 0);
}
function Ut(e, t) {
	if (P(e) && P(t) && !Gt(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function Wt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function Gt(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
// src/run/pull/fieldEdits.ts
function Kt(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: s, value: c } = o, [u] = e.fields.filter(({ name: e }) => e === s).flatMap((e) => e.declared(t.values)), d = n.has(_(t.file, t.spot, [s]).path);
		u && d ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: l(t.file, t.spot, [s]),
			field: s,
			declared: u.after,
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
		problems: qt(a)
	};
}
function qt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only source files declare ${N(n, "key")} with other values of ${t}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [s("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Jt({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function Yt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [s("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --gone would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let c = `--gone would remove ${a} of ${r} entries`, l = je(t.removed, i);
	if (a > l) return o(`${c}, but limits.${t.removed.name} allows ${l}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: u } = t, d = u ? je(u, i) : 100;
	return !u || r < 20 || a * 100 <= r * d ? [] : o(`${c}, but limits.${u.name} allows ${d} %. To remove them, raise limits.${u.name}.`);
}
// src/run/pull/textTargets.ts
var Xt = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = k([r.file.path, n]);
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
		return r?.missing !== void 0 && z(r, n);
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = B(e).find(({ file: e, from: r }) => r.language === n && o(e.path) === o(t));
		return r && {
			path: r.file.path,
			at: r.spot.start
		};
	}
	partsOf(e) {
		let t = B(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let s = m(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: s
		};
		let c = this.inOtherLanguage(t.path, a, r);
		if (c && !c.missing) return c;
		let l = (r) => o(r.path) === o(t.path) && k(e.textFiles?.name(n.path, r.textFile) ?? null) === k(e.textFiles?.name(n.path, a) ?? null), u = [...i].flatMap(([e, t]) => t.language === r && l({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: m(t.source, r)
		}] : []), [d] = u;
		if (d && u.length === 1 && (!c || z(d, r) && !z(c, r))) return d;
		if (c || d) return c;
		let f = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(l);
		return f.length === 1 ? f[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = bt(t.folder, this.given.full.get(e) ?? e).split(St).join("/"), i = b(t.files) ? S(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(t, n) {
		if (Ee(t, n) && b(t.files) && !/[*?[\]{}()!+@]/.test(t.files.replaceAll("{lang}", ""))) return this.at(t, e({ files: t.files.replaceAll("{lang}", m(t, n)) }), n);
	}
	at(e, t, n) {
		let r = m(e, n);
		if (!Zt.test(r) || ie(e, t) !== n) return;
		let i = xt(e.folder, t), a = de(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...re(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function z({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Zt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function B(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/run/pull/goneEdits.ts
async function Qt(e, t, n, { rules: r, options: i }) {
	let a = Jt(n), o = a.filter(V), l = a.filter((e) => !V(e)).map((t) => $t(e, t)), u = Yt(e, o, t.filter(V).length, r);
	if (o.length === 0 || c(u)) return {
		edits: [],
		problems: [...l, ...u]
	};
	let d = o.map(({ values: t }) => e.label(t));
	if (i.dryRun || await i.confirmsGone?.(d)) return {
		edits: o.map(({ file: t, spot: n }) => ({
			kind: e.plural,
			path: t.path,
			edits: [{
				is: "remove",
				at: n.start
			}]
		})),
		problems: l
	};
	let f = i.confirmsGone ? "was not confirmed" : "needs a question, which only a terminal can ask", p = `The removal of ${o.length} entries ${f}. Nothing is written. Run pull again, without --gone or at a terminal.`;
	return {
		edits: [],
		problems: [s("not-agreed", p, { reach: "project" })]
	};
}
function V(e) {
	return B(e).length === 0;
}
function $t(e, t) {
	let [n = t] = B(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return Ve(e, n, "not-editable", "It is not live, but a source file declares it, and --gone removes nothing from source files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/plan/pull/settledTexts.ts
function en(e, t, n, { agreed: r, unread: i }) {
	let a = nn(e, t, n), o = e.map((e) => ({
		text: e,
		why: r.has(le(tn(e))) ? e.isOurs ? "ours" : "replaced" : a.has(e) ? "conflict" : i ? "unread" : void 0
	}));
	return {
		taken: o.flatMap(({ text: e, why: t }) => t === void 0 ? [e] : []),
		kept: o.flatMap(({ text: e, why: t }) => t === void 0 ? [] : [{
			text: e,
			why: t
		}])
	};
}
function tn({ id: e, language: t, live: n, declared: r, writer: i, isOurs: a }) {
	let o = i?.edited?.at, s = P(n) && P(r) ? Object.keys(r).filter((e) => (n[e] ?? "") !== "" && n[e] !== r[e]) : void 0;
	return {
		id: String(e),
		language: t,
		live: n,
		...o !== void 0 && { at: o },
		...s && { forms: s },
		isOurs: a
	};
}
function nn(e, t, n) {
	let r = new Set(), i = new Set();
	for (let { entries: n, now: a, until: o } of t) {
		let t = e.filter((e) => Xe(e.kind, e.entry, e.language) === a && o >= sn(e));
		for (let { text: e, said: a } of an(t, n)) a === void 0 ? i.add(e) : on(a, e) && r.add(e);
	}
	let a = [...i].filter((e) => !r.has(e));
	for (let e of a.length > 0 ? new Set(t.map(({ until: e }) => e)) : []) {
		let i = a.filter((t) => e >= sn(t) && !r.has(t));
		if (i.length !== 0) for (let { text: a, said: o } of an(i, rn(e, t, n))) (o === void 0 || on(o, a)) && r.add(a);
	}
	return r;
}
function rn(e, t, n) {
	let r = new Map();
	for (let n of t) n.until >= e && n.until < (r.get(n.now)?.until ?? Infinity) && r.set(n.now, n);
	return [...[...r.values()].flatMap(({ entries: e }) => e), ...n.flatMap((e) => e.parts ?? [e]).filter(({ file: e }) => !r.has(e.path))];
}
function an(e, t) {
	return [...new Set(e.map(({ kind: e }) => e))].flatMap((n) => {
		let r = e.filter((e) => e.kind === n);
		return [...new Set(r.map(({ language: e }) => e))].flatMap((e) => {
			let i = t.flatMap((e) => e.parts ?? [e]), a = [Ze(n, i.filter(({ from: t }) => t?.language === e)), Ze(n, i.filter(({ from: e }) => !e))];
			return r.filter((t) => t.language === e).map((t) => ({
				text: t,
				said: a.flatMap((e) => e(t.entry) ?? []).flatMap((t) => Qe(n, t, e) ?? [])[0]
			}));
		});
	});
}
function on(e, { declared: t }) {
	return k(e) !== k(t ?? null);
}
function sn({ writer: e }) {
	return e?.edited?.at ?? 0;
}
// src/run/pull/history.ts
async function cn(e, t, { manifests: n, present: r, textFiles: i, usable: a }) {
	if (e.length === 0) return {
		taken: [],
		kept: []
	};
	let o = Math.min(...e.map(({ writer: e }) => e?.edited?.at ?? 0)), s = await t.versions(o, n), c = [...new Set(e.map(({ kind: e }) => e))], l = s.versions.map((e) => ({
		now: e.now,
		until: e.until,
		entries: c.flatMap((t) => we(t, e, i, a))
	})), u = e.map((e) => ({
		...tn(e),
		kind: e.kind,
		entry: e.entry
	})), d = gt(u, l, r);
	return {
		...en(e, l, r, {
			agreed: new Set([...d, ...l.flatMap((e) => [...mt(u, e, r)])]),
			unread: s.is === "unreadable"
		}),
		...s.is === "unreadable" && { unread: s.why }
	};
}
// src/run/pull/kept.ts
const ln = {
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
}, un = [
	"conflict",
	"undated",
	"unread"
];
function dn({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function fn(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, writer: o }, why: s, details: c }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: l(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o?.edited && { edited: o.edited },
		why: ln[s],
		...c !== void 0 && { details: c },
		...un.includes(s) && { conflict: !0 }
	}));
}
function pn(e) {
	return e.filter(({ why: e }) => un.includes(e)).map(({ text: { kind: e, entry: t, field: n, language: r }, why: i }) => {
		let a = `The ${r} text differs from the live one, which another person wrote. The manifest keeps its text: ${ln[i]}. To take the live text, name the key and the language with take.`;
		return Ve(e, t, "conflict", a, {
			path: [n, r],
			ofName: !0,
			severity: "warning"
		});
	});
}
function mn(e, t) {
	let n = e.filter((e) => e.why === "unread").length;
	if (n === 0) return [];
	let r = `Lokaform cannot read the history of the manifests: ${t} So ${N(n, "text")} that others wrote cannot be pulled without take.`;
	return [s("unread-history", r, {
		severity: "notice",
		reach: "project"
	})];
}
// src/manifest/edit/layout.ts
const H = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
var hn = class {
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
function U(e) {
	switch (e.type) {
		case "block-scalar": return W(e).end;
		case "flow-collection": {
			let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
			return t ? t.offset + 1 : e.offset;
		}
		case "block-map":
		case "block-seq": {
			let t = e.items.findLast((e) => !G(e));
			return t ? gn(t) : e.offset;
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
		foldedAt: f > 1 ? Math.max(...s.slice(0, f).map((e) => e.trimEnd().length)) : 0
	};
}
function G({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => H.has(e));
}
function K({ start: e, key: t, sep: n, value: r }) {
	return (e.find(({ type: e }) => H.has(e)) ?? t ?? n?.[0] ?? r)?.offset ?? 0;
}
function gn(e) {
	return e.value ? U(e.value) : q(e);
}
function q({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => H.has(e));
	return r ? r.offset + r.source.length : t ? U(t) : e.at(-1)?.offset ?? 0;
}
function _n(e) {
	return e?.type === "block-scalar" ? W(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : _n(e.items.findLast((e) => !G(e))?.value);
}
function vn(e) {
	return /[\ufffe\uffff]/.test(e) || e.replace(/[\n\t]/g, "").search(oe) !== -1;
}
function yn(e, t, n) {
	for (let r of bn(e, t, n)) if (r && Tn(e, r, n)) return r;
}
function* bn(e, t, { within: n, column: r }) {
	if (typeof e != "string") {
		yield J(JSON.stringify(e));
		return;
	}
	let i = (n === "mapping" || n === "list") && !vn(e) && e.trim() !== "", { type: a } = t;
	i && a === "BLOCK_FOLDED" && (t.foldAt > 0 && (yield wn(e, a, t, r)), yield wn(e, a, {
		...t,
		foldAt: 0
	}, r)), i && (a?.startsWith("BLOCK") || !a && e.includes("\n")) && (yield wn(e, "BLOCK_LITERAL", t, r)), !vn(e) && !e.includes("\n") && ((!a || a === "PLAIN") && Cn(e, n) && (yield J(e)), (a === "QUOTE_SINGLE" || a !== "QUOTE_DOUBLE" && t.quotes === "single") && (yield J(`'${e.replaceAll("'", "''")}'`))), yield J(xn(e));
}
function J(e) {
	return {
		inline: e,
		lines: []
	};
}
function xn(e) {
	return JSON.stringify(e).replace(/[\ufffe\uffff]/g, Sn).replace(oe, Sn);
}
function Sn(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function Cn(e, t) {
	let n = {
		within: t,
		column: 0,
		tag: ""
	};
	return Tn(e, J(e), n, "1.1");
}
function wn(e, t, n, r) {
	let i = new ue(e);
	i.type = t;
	let a = n.foldAt > 0 ? Math.max(40, n.foldAt - n.indent + 2) : 0, o = new be({ k: i }).toString({
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
function Tn(e, { inline: t, lines: n }, { within: r, column: i, tag: a }, o = "1.2") {
	let s = " ".repeat(i), c = [a && `${a} `, t].join(""), l = n.map((e) => `\n${e}`).join(""), u = {
		mapping: `${s}k: ${c}${l}\n${s}l: 1\n`,
		list: `${s}- ${c}${l}\n${s}- 1\n`,
		"flow-mapping": `{k: ${c}, l: 1}`,
		"flow-list": `[${c}, 1]`,
		name: `${c}: 1\n`,
		"flow-name": `{${c}: 1}`
	}[r], { contents: d, errors: f, warnings: p } = Ke(u, {
		version: o,
		prettyErrors: !1
	});
	if (f.length > 0 || p.length > 0 || !d || !("items" in d)) return !1;
	let m = d.items.flatMap((e) => M(e) ? [e.value] : "key" in e ? [En(e.key), En(e.value)] : [void 0]), h = {
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
function En(e) {
	return M(e) ? e.value : void 0;
}
// src/manifest/edit/tree.ts
var Dn = class {
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
		if (!A(e)) return e;
		let t = this.targets.get(e)?.node;
		return t && this.resolved(t);
	}
	visit(e) {
		let { node: t } = e;
		if (this.note(e, e.key, !0), this.note(e, t, !1), !O(t)) return;
		let n = On(t.srcToken);
		t.items.forEach((t, r) => {
			let i = {
				item: n[r],
				parent: e,
				children: []
			};
			if (ve(t)) {
				let n = kn(t.key) ? t.key : void 0, r = kn(t.value) ? t.value : void 0, a = t.srcToken ?? i.item;
				e.children.push({
					...i,
					item: a,
					path: [...e.path, this.nameOf(n)],
					node: r,
					key: n
				});
			} else {
				let n = kn(t) ? t : void 0;
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
		if (A(t)) {
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
		let t = A(e) ? this.anchors.get(e.source)?.node : e;
		return M(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
};
function On(e) {
	return !e || !("items" in e) ? [] : e.items.filter((e) => !G(e));
}
function Y({ parent: e }) {
	return e !== void 0 && (X(e.node) || Y(e));
}
function X(e) {
	return (D(e) || E(e)) && e.flow === !0;
}
function kn(e) {
	return O(e) || M(e) || A(e);
}
// src/manifest/edit/replaceValue.ts
function An(e, t, n) {
	let { layout: r, patches: i } = n, { item: a } = e, o = a && Ln(a, r);
	if (!o) return !1;
	let s = (a.sep ?? a.start).find(({ type: e }) => e === "tag"), c = Fn(e, a, r), l = s && M(e.node) && Mn(e, t, {
		...c,
		tag: s.source
	}, n);
	s && l ? c.tag = s.source : s && In(s, a, o, i, r);
	let u = r.nextLine(o.inline.end), d = Mn(e, t, c, n) ?? jn(e, t, c, o, n);
	i.replace(...Rn(o.inline, d.inline, r));
	let f = o.lines ?? {
		start: u,
		end: u
	};
	return (o.lines || d.lines.length > 0) && i.replaceLines(f.start, f.end, d.lines), !0;
}
function jn({ node: e }, t, n, { inline: r, lines: i }, { layout: a, writer: o }) {
	let s = o.write(t, [e], n);
	return i !== void 0 && i.start !== a.nextLine(r.end) && typeof t == "string" ? {
		inline: xn(t),
		lines: []
	} : s;
}
function Mn({ node: e }, t, n, { layout: r, writer: i }) {
	if (typeof t == "object" && t || !M(e) || !e.srcToken) return;
	let a = e.srcToken.type === "block-scalar" ? W(e.srcToken) : void 0, o = yn(t, {
		type: e.type,
		quotes: i.style.quotes,
		indent: a?.indent ?? n.column + i.style.step,
		foldAt: a?.foldedAt ?? 0,
		mayKeepEnd: a !== void 0 && Nn(a, r)
	}, n);
	return a && o ? {
		...o,
		inline: Pn(a, o.inline)
	} : o;
}
function Nn({ end: e }, t) {
	let n = t.nextLine(e);
	return n === t.text.length ? t.added === "" : t.line(n).trim() !== "";
}
function Pn({ header: e }, t) {
	if (!/^[|>]/.test(t) || t[0] !== e[0]) return t;
	let [n, r] = [e, t].map((e) => ({
		digit: /\d/.exec(e)?.[0],
		chomping: /[-+]/.exec(e)?.[0]
	})), i = n?.digit === r?.digit || r?.digit === void 0, a = n?.chomping === r?.chomping || n?.chomping === "+" && r?.chomping === void 0;
	if (i && a) return e;
	let o = r?.digit ?? n?.digit ?? "";
	return `${t[0]}${o}${r?.chomping ?? ""}`;
}
function Fn(e, t, n) {
	let r = Y(e);
	return {
		within: D(e.parent?.node) ? r ? "flow-mapping" : "mapping" : r ? "flow-list" : "list",
		column: r ? 0 : n.column(K(t)),
		tag: ""
	};
}
function In({ offset: e, source: t }, { sep: n, start: r }, i, a, { text: o }) {
	if ((n ?? r).some(({ type: t, offset: n }) => t === "anchor" && n > e)) {
		let n = e + t.length;
		a.replace(e, n + (/^ */.exec(o.slice(n))?.[0].length ?? 0), "");
	} else i.inline.start = e;
}
function Ln(e, t) {
	let { value: n } = e, r = q(e);
	if (e.key && !e.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let i = U(n);
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
		let [e] = n.items, a = e ? K(e) : n.offset;
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
function Rn({ start: e, end: t }, n, { text: r }) {
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
function zn(e, t, n) {
	let { layout: r, patches: i, writer: a } = n, o = new Wn(e, r), { children: s } = e;
	if (s.some(({ item: e }) => !e)) return !1;
	let c = t.removed.size === s.length;
	if (c && !o.ownLines) return An(e, Bn(e, t), n);
	let l = Un(s.map((e) => t.removed.has(e))).map(({ from: e, to: t }) => ({
		from: e,
		to: t,
		region: o.regionOf(e, t)
	}));
	for (let { region: e } of l) r.startsLine(e.start) ? i.replaceLines(e.start, e.end, []) : i.replace(e.start, e.end, "");
	if (c && t.inserted.size === 0) {
		if (!e.item) return !1;
		let t = q(e.item);
		i.replace(t, t, E(e.node) ? " []" : " {}");
	}
	for (let [n, r] of [...t.inserted].sort(([e], [t]) => e - t)) {
		let t = l.find(({ from: e, to: t }) => e <= n && n <= t), c = t ? t.region.end : n < 0 ? o.leadStart(0) : o.endOf(n);
		if (n < 0 && !o.ownLines) return !1;
		let u = Hn(e, n), d = _n(s[t ? t.from - 1 : n]?.item?.value), f = r.flatMap((e) => {
			let t = Vn(e, o.column, u, a);
			return o.isSpaced && !d ? ["", ...t] : t;
		});
		i.replaceLines(c, c, f);
	}
	return !0;
}
function Bn({ node: e }, { inserted: t }) {
	let n = [...t].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
	return E(e) ? n.map(({ value: e }) => e) : Object.fromEntries(n.map(({ name: e = "", value: t }) => [e, t]));
}
function Vn({ name: e, value: t }, n, r, i) {
	return e === void 0 ? i.item(t, r, n) : i.member(e, t, r, n);
}
function Hn(e, t) {
	if (D(e.node)) return [e.node];
	let n = e.children.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.children.slice(0, 20)).flatMap(({ node: e }) => e ?? []);
}
function Un(e) {
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
var Wn = class {
	items;
	edges;
	layout;
	column;
	ownLines;
	isSpaced;
	constructor({ children: e }, t) {
		this.layout = t, this.items = e.map(({ item: e }) => e), this.edges = this.items.map((e) => e ? {
			start: K(e),
			end: gn(e)
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
		let o = this.leadStart(e), s = this.endOf(t), c = e > 0 && _n(this.items[e - 1]?.value), l = e === 0 || c || n.line(n.lineStart(o - 1)).trim() === "";
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
const Gn = 2e3;
function Kn(e, t) {
	let n = [], r = [], i = [], [a, o] = [0, 0];
	for (let [s, c] of [...qn(e, t), [e.length, t.length]]) {
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
function qn(e, t) {
	if (e.length > Gn || t.length > Gn) return [];
	let n = Array.from({ length: e.length + 1 }, () => new Uint32Array(t.length + 1)), r = (e, t) => n[e]?.[t] ?? 0, i = (n, r) => j(e[n] ?? null, t[r] ?? null);
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
	if (Array.isArray(e)) return Jn(e, t);
	let r = new Map(P(e) ? Object.entries(e) : []);
	for (let [e, n] of Xn(t)) n.some(Yn) ? r.delete(String(e)) : r.set(String(e), Z(r.get(String(e)) ?? {}, n));
	return Object.fromEntries(r);
}
function Jn(e, t) {
	let n = Xn(t), r = new Map();
	for (let e of t) e.is !== "insert" || e.path.length > 0 || r.set(e.after, [...r.get(e.after) ?? [], e.value]);
	let i = (e) => r.get(e) ?? [], a = e.flatMap((e, t) => {
		let r = n.get(t) ?? [];
		return [...r.some(Yn) ? [] : [Z(e, r)], ...i(t)];
	});
	return [...i(-1), ...a];
}
function Yn({ is: e, path: t }) {
	return e === "remove" && t.length === 0;
}
function Xn(e) {
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
var Zn = class {
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
			if (!O(e.node)) this.replaced.set(e, Z(Qn(this.old, e.path), t));
			else {
				for (let [n, r] of Xn(t)) {
					let t = $n(e, n);
					t ? r.some(Yn) ? this.changeOf(e).removed.add(t) : this.edit(t, r) : this.add(e, e.children.length - 1, {
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
		let n = Qn(this.old, e.path);
		if (j(n, t)) return;
		let { node: r, children: i } = e;
		if (D(r) && P(t) && i.some(({ path: e }) => Object.hasOwn(t, Q(e)))) {
			for (let n of i) {
				let r = Object.hasOwn(t, Q(n.path)) ? t[Q(n.path)] : void 0;
				r === void 0 ? this.changeOf(e).removed.add(n) : this.become(n, r);
			}
			let n = new Set(i.map(({ path: e }) => Q(e)));
			for (let [r, a] of Object.entries(t)) n.has(r) || this.add(e, i.length - 1, {
				name: r,
				value: a
			});
		} else if (E(r) && Array.isArray(t) && t.length > 0 && i.length > 0) {
			let { pairs: r, removed: a, inserted: o } = Kn(n, t);
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
		for (let { slot: t, isName: n, target: r } of this.tree.aliases) e.has(r.node) && !this.isGone(t) && (n ? this.names.add(t) : this.replaced.has(t) || this.replaced.set(t, Qn(this.old, t.path)));
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
function Qn(e, t) {
	return t.reduce((e, t) => e[t] ?? null, e);
}
function $n({ children: e }, t) {
	return typeof t == "number" ? e[t] : e.find(({ path: e }) => e.at(-1) === t);
}
function Q(e) {
	return String(e.at(-1));
}
// src/manifest/edit/fileStyle.ts
function er(e, t) {
	let n = {}, r = 0, i = 0, a = (e) => {
		let { node: o } = e;
		M(o) && (o.type === "QUOTE_SINGLE" && (r += 1), o.type === "QUOTE_DOUBLE" && (i += 1)), O(o) && (n = {
			...tr(e, t),
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
		isJson: X(e.node) && e.children.every(({ key: e }) => M(e) && e.type === "QUOTE_DOUBLE")
	};
}
function tr(e, t) {
	let { node: n, parent: r, children: i } = e, [a] = i;
	if (!a?.item || !n?.range) return {};
	if (X(n)) {
		let e = /^ */.exec(t.text.slice(n.range[0] + 1))?.[0] ?? "";
		return t.text.slice(n.range[0], n.range[1]).includes("\n") ? {} : { [D(n) ? "braces" : "brackets"]: e };
	}
	let o = t.column(K(a.item)), s = {};
	if (E(n) && D(a.node) && !Y(a)) {
		let [e] = a.node.flow ? [] : a.children, n = q(a.item);
		e?.item && t.lineStart(n) === t.lineStart(K(e.item)) && (s.afterDash = Math.max(1, K(e.item) - n));
	}
	if (e.item && r && D(r.node) && !r.node.flow) {
		let r = o - t.column(K(e.item));
		E(n) && r >= 0 && (s.listStep = r), D(n) && r > 0 && (s.step = r);
	}
	return s;
}
// src/manifest/edit/flowItems.ts
function nr(e, { removed: t, inserted: n }, { layout: r, patches: i, writer: a }) {
	let { node: o, children: s } = e, c = s.flatMap(({ item: e }) => e ? {
		start: K(e),
		end: gn(e)
	} : []);
	if (c.length < s.length || !o?.range) return !1;
	let [l, u] = [o.range[0] + 1, o.range[1] - 1], d = (e, t) => e.map(({ name: e, value: n }) => e === void 0 ? a.flowItem(n, t) : a.flowMember(e, n, t)), f = D(o) ? [o] : s.flatMap((e) => e.node ?? []).reverse();
	if (t.size === s.length) {
		let e = d([...n].sort(([e], [t]) => e - t).flatMap(([, e]) => e), f), t = e.length === 0 ? "" : D(o) ? a.style.braces : a.style.brackets;
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
		} else t.size === 0 && r.startsLine(o.start) ? rr(o, n, r, i) : i.replace(o.end, o.end, n.map((e) => `, ${e}`).join(""));
	}
	return !0;
}
function rr(e, t, n, r) {
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
var ir = class {
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
}, ar = class {
	style;
	resolved;
	failed = !1;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	write(e, t, n) {
		let r = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) return this.scalar(e, r, n);
		if (sr(n) || this.isFlow(e, r)) return {
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
		let i = this.name(e, n, "name"), a = n.flatMap((t) => lr(t, e) ?? []), o = a.length > 0 || !cr(n) ? a : n.flatMap((e) => $(e) ?? []), s = {
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
		let r = this.name(e, n, "flow-name"), i = n.flatMap((t) => lr(t, e) ?? $(t) ?? []);
		return `${r}: ${this.write(t, i, or("flow-mapping")).inline}`;
	}
	flowItem(e, t) {
		return this.write(e, t, or("flow-list")).inline;
	}
	members(e, t, n) {
		if (P(e)) return Object.entries(e).flatMap(([e, r]) => this.member(e, r, t, n));
		let r = t.flatMap((e) => $(e) ?? []);
		return [...e].flatMap((e) => this.item(e, r, n));
	}
	flow(e, t) {
		let { braces: n, brackets: r } = this.style;
		if (P(e)) {
			let r = Object.entries(e).map(([e, n]) => this.flowMember(e, n, t));
			return r.length === 0 ? "{}" : `{${n}${r.join(", ")}${n}}`;
		}
		let i = t.flatMap((e) => $(e) ?? []), a = [...e].map((e) => this.flowItem(e, i));
		return a.length === 0 ? "[]" : `[${r}${a.join(", ")}${r}]`;
	}
	isFlow(e, t) {
		if (Object.keys(e).length === 0) return !0;
		let n = t.find((e) => (D(e) || E(e)) && e.items.length > 0);
		return D(n) || E(n) ? n.flow === !0 : Array.isArray(e) && e.every((e) => typeof e != "object" || !e);
	}
	scalar(e, t, n) {
		let r = yn(e, this.scalarStyle(e, t, n), n);
		return r || (this.failed = !0), r ?? {
			inline: "",
			lines: []
		};
	}
	scalarStyle(e, t, n) {
		let r = t.find((e) => M(e)), i = typeof e != "string" || !e.includes("\n") && e.length < 80, a = r?.type && (i ? !r.type.startsWith("BLOCK") : r.type !== "PLAIN"), o = r?.type === "BLOCK_FOLDED" && typeof e == "string" && e.trim().includes("\n");
		return {
			type: this.style.isJson ? "QUOTE_DOUBLE" : o ? "BLOCK_LITERAL" : a ? r.type : void 0,
			quotes: this.style.quotes,
			indent: n.column + this.style.step,
			foldAt: 0,
			mayKeepEnd: !1
		};
	}
	name(e, t, n) {
		let r = t.flatMap((e) => D(e) ? e.items.at(-1)?.key ?? [] : []).find((e) => M(e)), i = yn(e, {
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
function or(e) {
	return {
		within: e,
		column: 0,
		tag: ""
	};
}
function sr({ within: e }) {
	return e === "flow-mapping" || e === "flow-list";
}
function cr(e) {
	let t = e.flatMap((e) => D(e) ? e.items.map(({ value: e }) => e) : []);
	return t.every((e) => M(e)) || t.every((e) => D(e));
}
function lr(e, t) {
	return D(e) ? e.get(t, !0) : void 0;
}
function $(e) {
	return E(e) ? e.items.at(-1) : D(e) ? e.items.at(-1)?.value ?? void 0 : void 0;
}
// src/manifest/edit/editYaml.ts
function ur(e, t, n) {
	let r = Ae(e, t);
	if (c(r.problems)) return {
		is: "refused",
		problems: r.problems
	};
	let i = typeof n == "function" ? n(r) : n, a = r.value, o = Z(a, i);
	if (j(a, o)) return {
		is: "edited",
		text: t
	};
	let s = new hn(t), l = new Dn(Ke(s.text, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	})), u = new Zn(l, a, i);
	if (u.merged.size > 0) return {
		is: "refused",
		problems: [...u.merged].map((e) => mr(r, e))
	};
	let d = dr(l, u, s);
	if ("slot" in d) return {
		is: "refused",
		problems: [hr(r, d.slot.path)]
	};
	let f = Ae(e, d.text), p = f.problems.length <= r.problems.length && !c(f.problems);
	return p && j(f.value, o) ? {
		is: "edited",
		text: d.text
	} : {
		is: "refused",
		problems: [hr(r, gr(p ? f.value : a, o))]
	};
}
function dr(e, t, n) {
	let r = new ir(n), i = new ar(er(e.root, n), (t) => e.resolved(t)), a = {
		layout: n,
		patches: r,
		writer: i
	};
	for (let [e, n] of t.replaced) if (!t.isGone(e) && (!An(e, n, a) || i.failed)) return { slot: e };
	for (let e of t.names) if (!pr(e, a)) return { slot: e };
	let o = [...t.collections].sort(([e], [t]) => t.path.length - e.path.length);
	for (let [e, n] of o) if (!(t.isGone(e) || t.replaced.has(e)) && (!(X(e.node) ? fr(e, n) ? An(e, [...n.inserted.values()].flat().map(({ value: e }) => e), a) : nr(e, n, a) : zn(e, n, a)) || i.failed)) return { slot: e };
	let s = r.applied();
	return s === void 0 ? { slot: e.root } : { text: s };
}
function fr(e, { inserted: t }) {
	return e.children.length > 0 || Y(e) ? !1 : [...t.values()].flat().some(({ name: e, value: t }) => e === void 0 && P(t));
}
function pr({ item: e, path: t }, { patches: n, writer: r }) {
	let i = e?.key;
	return i?.type === "alias" && (n.replace(i.offset, i.offset + i.source.length, r.name(String(t.at(-1)), [], "flow-name")), !r.failed);
}
function mr({ file: e, spot: t }, { path: n }) {
	return s("not-editable", "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key.", { place: l(e, t, [...n, "<<"]) });
}
function hr({ file: e, spot: t }, n) {
	return s("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", { place: ne(e, t, n) });
}
function gr(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!j(t, i)) return [e, ...gr(t, i)];
	}
	return [];
}
// src/manifest/edit/editEntries.ts
function _r(e, t, n, r) {
	return ur(e, t, (e) => vr(e, n, r));
}
function vr({ value: e, spot: t }, n, r) {
	let i = P(e) ? e : {}, a = Array.isArray(i[n]) ? i[n] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		} : yr(a[t], r, e.language, e.value);
	});
}
function yr(e, t, n, r) {
	let i = P(e) ? e.translations : void 0, a = [...t, "translations"];
	if (!Array.isArray(i)) return {
		is: "set",
		path: [...a, n],
		value: r
	};
	let o = i.findIndex((e) => P(e) && e.language_iso === n);
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
async function br(e, t, n, r) {
	let { manifests: i, problems: a, undecided: o } = await me(e, t, n, r), s = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(s.map(({ path: e }) => [e, xt(n.displayRoot, e)]))
		},
		problems: a,
		undecided: o
	};
}
function xr(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function Sr(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = _r(a, o, e, s);
		if (c.is === "refused") n.push(...c.problems);
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
async function Cr(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([Ct(a, "utf8"), wt(a)]), c = o.startsWith("﻿") ? "﻿" : "";
		return {
			path: a,
			text: c + r,
			replaces: c + n,
			mode: s & 511
		};
	}));
}
// src/plan/pull/relatives.ts
const wr = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var Tr = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of Er(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = Er(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function Er(e) {
	let t = e.split(wr);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/run/pull/newKeys.ts
function Dr(e, { declared: t, live: n, context: r, wanted: i }, { into: a, paths: o }) {
	let s = n.objects[e.plural];
	if (!s) return {
		edits: [],
		problems: []
	};
	let c = e.match(t, s, r), l = c.unmanaged.filter((t) => !c.namesakes.has(t) && T(e.tags(t), r.rules) === void 0), u = tt(e, {
		objects: l,
		unusable: []
	}, r, i), { sound: d, unsound: f } = Or(e, u.entries, t, {
		read: s,
		context: r
	}), p = t.filter(({ from: e }) => e === void 0), m = new Tr(p.flatMap((t) => F(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), h = new Map();
	for (let t of d) {
		let [n = ""] = e.names(t.live), r = a === void 0 ? m.nearest(n) : void 0, i = a ?? r?.file.path ?? o.at(-1) ?? "", s = kr(e, t, r?.onCreate ?? p.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.set(i, [...h.get(i) ?? [], {
			is: "add",
			after: r?.spot.start,
			value: s
		}]);
	}
	return {
		edits: [...h].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...ct(u.left), ...f.map((t) => jr(e, t.live))]
	};
}
function Or(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: lt(e.entry.schema.parse(t.entry))
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
function kr(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.declared(r), e.declared(i)];
		return t.length > 0 && k(Ar(t)) === k(Ar(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Ar(e) {
	return e.map(({ after: e }) => e);
}
function jr(e, t) {
	let { one: n } = He(e.name).words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return s("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/run/pull/editSources.ts
function Mr(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: s, changes: c, creates: l } of t) {
		let t = o(e);
		if (!t) continue;
		let u = l ? t.empty(l.code) : n.get(e) ?? "", d = Pr(t, u, c.map((e) => Nr(e, n)), s.source);
		i.push(...d.refused.map((t) => ({
			...t,
			path: e
		}))), d.text !== u && (a.set(e, d.text), r.push({
			path: e,
			before: l ? "" : u,
			after: d.text,
			...l && { creates: l.full }
		}));
	}
	let s = t.flatMap(({ path: e, textFile: t, creates: n, changes: r }) => {
		let i = a.get(e), [o] = r.map((e) => e.text.kind.plural);
		return n && i !== void 0 && o !== void 0 ? [{
			kind: o,
			path: e,
			text: i,
			textFile: t
		}] : [];
	}), c = Object.entries(e).map(([e, t]) => [e, [...t.map((e) => ({
		...e,
		text: a.get(e.path) ?? e.text
	})), ...s.flatMap(({ kind: t, ...n }) => t === e ? [n] : [])]]);
	return {
		manifests: Object.fromEntries(c),
		changed: r,
		refused: i
	};
}
function Nr(e, t) {
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
function Pr(e, t, n, r) {
	let i = [], a = 64, o = (n) => (--a, e.edit(t, n.flatMap(({ edits: e }) => e), r)), s = (e, t) => (i.push(...e.map(({ text: e }) => ({
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
		let n = l.each ? void 0 : Fr(e, t, r);
		return n !== void 0 && s([t], n), n === void 0;
	})));
	return {
		text: u.is === "edited" ? u.text : t,
		refused: i
	};
}
function Fr(e, { text: t }, n) {
	let { after: r } = t, i = typeof r == "string" ? r : Ir(r), a = e.edit(e.empty("en"), [{
		is: "add",
		path: ["name"],
		value: i,
		...e.severalLanguages && { language: "en" }
	}], n);
	return a.is === "refused" ? a.why : void 0;
}
function Ir(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/run/pull/textEdits.ts
function Lr(e, { textFiles: t, base: n, targets: r, createsFiles: i }) {
	let a = [], o = new Map(), s = new Map(), c = [];
	for (let n of e) {
		let { kind: e, entry: i, language: l, declared: u } = n, d = u === void 0, f = Xe(e, i, l), p = d ? r.find(e, i, l) : void 0;
		p ? Rr(s, p.path, {
			text: n,
			target: p
		}) : (d ? i.from : t.has(f)) ? d ? c.push(n) : Rr(o, f, {
			text: n,
			edits: Br(n),
			base: r.baseOf(i, f)
		}) : a.push(zr(n));
	}
	let l = [...s.values()].filter(([e]) => e?.target.missing && !i), u = [...new Set([...o.keys(), ...s.keys()])].flatMap((e) => {
		let n = s.get(e) ?? [], [r] = n;
		if (r?.target.missing && !i) return [];
		let a = t.get(e) ?? r?.target.textFile;
		if (!a) return [];
		let c = [...o.get(e) ?? [], ...n.sort(Vr).map(Hr)], l = r?.target.missing;
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
			...l.map(Ur),
			...Wr(c),
			...Gr(u, n)
		]
	};
}
function Rr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function zr({ kind: e, entry: t, language: n, after: r }) {
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
function Br({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(Ir(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = P(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function Vr({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function Hr({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : Ir(a), s = n.language === void 0 ? { language: r } : {};
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
function Ur(e) {
	let [t] = e, n = `${t?.target.path} does not exist, so ${N(e.length, "text")} in ${t?.text.language} cannot be written. To create the file, run pull again with --create-files.`;
	return s("no-language-file", n, {
		severity: "notice",
		reach: "change"
	});
}
function Wr(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => B(e).map(({ from: e }) => e.source)), i = `No source file can have ${N(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return s("no-language-file", i, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function Gr(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return s("no-language-file", a, {
			severity: "notice",
			reach: "change",
			place: r
		});
	});
}
// src/run/pull/decide.ts
async function Kr(e, t, n) {
	let { project: r, options: i } = n, { filter: a } = r.rules, o = {
		project: t.project,
		rules: r.rules,
		variables: e.variables,
		evidence: {
			writers: Ce(r.rules.writers ?? []),
			agreed: new Set()
		}
	}, s = Me.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (!r || !i) return [];
		let s = n.match(r, i, o), c = qr(n, s, a);
		return [{
			kind: n,
			entries: r,
			all: s,
			matching: c,
			matches: Xr(n, c, o)
		}];
	}), c = Be(a, s.flatMap(({ kind: e, all: t }) => Jr(e, t))), l = s.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)), { textFiles: u } = n, d = t.project.baseLanguage, f = new Xt({
		...n.files,
		textFiles: u,
		rows: n.rows,
		base: d,
		folders: n.folders
	}), p = I(t.project, i.languages ?? []), m = p.ok ? p.value.map(({ iso: e }) => e) : [], h = i.createsFiles ? dt(n.rows) : [], g = s.flatMap(({ kind: e, matches: t }) => jt(e, t, o, (t) => [...m, ...h.filter((n) => f.lacksFile(e, t, n))])), _ = Nt(g.filter(({ after: e }) => L(e)), o), v = g.filter(({ after: e }) => !L(e)).map((e) => ({
		text: e,
		why: "not-expressible"
	})), y = await cn(_.open, n.context.history, {
		manifests: ge({
			declared: e,
			manifests: Object.values(n.files.manifests).flatMap((e) => e.map(({ path: e }) => e))
		}),
		present: s.flatMap(({ entries: e }) => e),
		textFiles: u,
		usable: n.settings.usable
	}), b = [..._.taken, ...y.taken], x = new Set(b.filter((e) => Ft(e, o))), S = b.filter((e) => !x.has(e)), ee = [...x].map((e) => ({
		text: e,
		why: "universal-placeholders"
	})), C = [
		..._.kept,
		...y.kept,
		...v,
		...ee
	], w = Lr(S, {
		textFiles: u,
		base: d,
		targets: f,
		createsFiles: i.createsFiles
	}), T = [...w.edits];
	l.push(...w.problems);
	let te = [];
	for (let { kind: e, entries: a, matching: c, matches: d } of s) {
		let s = zt(e, d, o, i.fields ?? []), f = Kt(e, s.filter(({ value: e }) => L(e)), u);
		if (T.push(...f.edits), te.push(...f.kept), l.push(...s.filter(({ value: e }) => !L(e)).map(({ entry: t, field: n }) => Yr(e, t, n)), ...f.problems), !e.secretNames) {
			if (i.gone) {
				let t = await Qt(e, a, c, {
					rules: r.rules,
					options: i
				});
				T.push(...t.edits), l.push(...t.problems);
			}
			if (i.isNew) {
				let r = I(t.project, i.languages), s = {
					fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
					languages: r.ok ? r.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = xr(n.files.manifests[e.plural]), u = Dr(e, {
					declared: a,
					live: t,
					context: o,
					wanted: s
				}, {
					into: n.into,
					paths: c
				});
				T.push(...u.edits), l.push(...u.problems);
			}
		}
	}
	let ne = y.unread === void 0 ? [] : mn(C, y.unread);
	return {
		edits: T,
		sources: w.sources,
		taken: S,
		kept: [...fn(C), ...te],
		problems: [
			...l,
			...pn(C),
			...ne
		],
		unmatched: c
	};
}
function qr(e, t, n) {
	let r = new Set(Jr(e, t).flatMap((e) => Ue(n, e) ? [e.entry] : []));
	return {
		...t,
		matches: t.matches.filter(({ declared: e }) => r.has(e)),
		refused: t.refused.filter(({ declared: e }) => r.has(e))
	};
}
function Jr(e, { matches: t, refused: n }) {
	return [...t, ...n].map((t) => ({
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	}));
}
function Yr(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return Ve(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Xr(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && T(e.tags(t), n) === void 0);
}
// src/run/pull/optionProblems.ts
function Zr({ name: e, rules: t }, { fields: n, gone: r, isNew: i, into: a }, { environment: o }) {
	let c = at(n);
	return t.writers || c.push(s("bad-setting", `Pull must know whose texts are ours${e === void 0 ? "" : ` in the project "${e}"`}: set writers in lokaform.yaml to the addresses or user ids that lokaform writes as. It takes the texts that others wrote last.`)), r && o.GITHUB_ACTIONS === "true" && c.push(s("bad-setting", "--gone removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --gone on your machine.")), a !== void 0 && !i && c.push(s("bad-setting", "--into names the manifest for new entries. It needs --new.")), c;
}
function Qr({ into: e, isNew: t }, { manifests: n, full: r }) {
	let i = e?.replace(/^\.\//, ""), a = Me.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []), o = a.flatMap(xr);
	if (i !== void 0 && !o.includes(i)) {
		let e = `--into: ${i} ${a.flat().find((e) => e.path === i)?.textFile ? "is a source file, which cannot have the other fields of a new entry, such as its platforms" : r.has(i) ? "has entries of another kind" : "is not a manifest of this project"}. The manifests for new entries are ${o.join(", ") || "none"}. To start a new one, write keys: [] into it first.`;
		return {
			path: i,
			problems: [s("no-manifest", e)]
		};
	}
	return t && o.length === 0 && a.flat().length > 0 ? {
		path: i,
		problems: [s("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")]
	} : {
		path: i,
		problems: []
	};
}
// src/run/pull/later.ts
async function $r(e, t, n, r) {
	let { confirmsGone: i } = n, a = {
		...n,
		confirmsGone: i && ((e) => (r.onProgress?.(void 0), i(e)))
	}, { folders: o, cancellation: s } = r;
	if (!t.manifests) return { problems: [] };
	let l = ti(t.manifests, a.languages), u = vt(t, {
		apiUrl: e.apiUrl,
		signal: s.stopping,
		onResponse: r.onResponse,
		...r.onWait && { onWait: r.onWait },
		onProgress: r.onProgress
	}), d = await pe(async (n) => {
		let r = await br(n, t, o, s.stopping), { declared: i, problems: c } = fe(r.files.manifests, e.usable);
		return {
			declared: i,
			files: r.files,
			undecided: r.undecided,
			textFiles: he(r.files.manifests),
			problems: [...r.problems.filter((e) => !(a.createsFiles && ri(e, l))), ...c.filter(ai(ii(i, a)))]
		};
	}, {
		...t,
		manifests: l
	}, async ({ id: e }) => u.ok ? yt(u.value, e) : void 0);
	if (r.onProgress?.(void 0), !d) return { problems: [] };
	let { declared: f, files: p, textFiles: m } = d;
	r.onSecrets(Ie(f.variables));
	let h = Qr(a, p), g = [
		...d.problems,
		...ze(t.rules.take, [f]),
		...e.projects.length > 1 ? [] : Fe(t.rules.filter, [f]),
		...h.problems
	];
	if (c(g)) return { problems: g };
	if (!u.ok) return { problems: [...g, u.problem] };
	try {
		let n = await ht(u.value, t.id, {
			kinds: ii(f, a),
			languages: (e) => nt(e, ni(f, e, a), a, l.texts),
			leavesOut: () => !1
		});
		if (!n.ok) return { problems: [...g, n.problem] };
		r.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: i } = n.value, d = ce({
			declared: f,
			textFiles: m
		}, i);
		if (d.length > 0) return { problems: [...g, ...d] };
		let _ = ni(f, i, a), v = await Kr(_, n.value, {
			project: t,
			options: a,
			context: r,
			settings: e,
			into: h.path,
			files: p,
			textFiles: m,
			rows: l.texts,
			folders: o
		}), y = [...g, ...v.problems];
		if (c(v.problems.filter(({ reach: e }) => e !== "change")) || s.stopped) return { problems: y };
		let b = await ei(v, _, n.value, {
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
		if (!(e instanceof pt)) throw e;
		return e instanceof ft && s.stopped ? { problems: g } : { problems: [...g, _t(e, f)] };
	} finally {
		r.onProgress?.(void 0);
	}
}
async function ei(e, t, { project: n }, { files: r, settings: i, project: a, options: o, context: s }) {
	let c = Mr(r.manifests, e.sources), l = Sr(c.manifests, e.edits);
	if (l.problems.length > 0) return { problems: l.problems };
	let u = [...l.changed, ...c.changed], d = fe(l.manifests, i.usable), f = d.problems.filter(ai(ii(t, o))).filter(({ severity: e }) => e === "error");
	if (f.length > 0) return { problems: f.map(oi) };
	let p = await Cr(u, r.full), m = await rt(p, s.folders);
	return m.length === 0 && !o.dryRun && p.length > 0 && m.push(...await st(p, s.folders)), m.length > 0 ? { problems: m } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: u.map(({ path: e }) => e),
				comparison: kt(ni(d.declared, n, o), t, e.taken),
				kept: [...e.kept, ...fn(c.refused.map(dn))],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: u
		}
	};
}
function ti(e, t) {
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
function ni(e, t, { languages: n }) {
	let r = I(t, n ?? []), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return Se(e, t.baseLanguage, i);
}
function ri({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && b(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function ii({ entries: e }, { fields: t = [] }) {
	return Me.filter((n) => e[n.plural] && n.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e)));
}
function ai(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function oi(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/run/pull/pull.ts
async function si(e, t, n, r) {
	if (c(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await ot(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, ui] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => Ne(e, []))] };
		let s = await ut(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = a.flatMap((e) => e.manifests ? Zr(e, n, r) : []);
	if (c(o)) return { problems: [...i, ...li(o)] };
	let s = [], l = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await $r(e, t, n, r);
		i.push(...a.problems), a.later && s.push(a.later), l.push(a.filtered);
	}
	return i.push(...ci(a, l)), {
		problems: i,
		later: s
	};
}
function ci([e], t) {
	let n = t.flatMap((e) => e?.declared ?? []);
	return (e?.rules.filter ?? []).filter((e) => t.length > 0 && t.every((t) => t?.unmatched.includes(e))).map((e) => Ne(e, n));
}
function li(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const ui = s("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function di(e, t) {
	let { settings: n, problems: r } = await Pe("plan", e, t.sources);
	t.hide(n.secrets);
	let i = new qe(), a = ke(i, n.timeLimit);
	try {
		let a = t.context(n, i, e), o = fi(e, t, i), s = await si(n, [...t.problems, ...r], o, a), { first: l, later: u } = s;
		for (let e of l ? it(l, o.dryRun) : []) t.print(e);
		let d = {
			isDryRun: o.dryRun,
			full: n.full,
			now: a.now()
		};
		for (let e of mi(u ?? [], d, t)) t.print(e);
		let { stopped: f } = i, p = f !== void 0 && l === void 0 && u === void 0, m = p ? [...s.problems, hi(i)] : s.problems, h = t.reportPull && n.projects.some(({ showTexts: e }) => !e) ? Le(m) : m, g = await t.reportPull?.({
			...l && { first: l },
			...u && { later: u.map((e) => e.pulled) },
			problems: h
		}) ?? [], _ = [...h, ...g];
		if (t.showProblems(_), p && f.by !== "time limit") return f.by === "SIGINT" ? 130 : 143;
		if (p || c(_)) return 1;
		let v = l !== void 0 || u?.some(({ changed: e }) => e.length > 0) === !0;
		return n.detailedExitcode && v ? 2 : 0;
	} finally {
		a();
	}
}
function fi(e, { ask: o }, s) {
	return {
		split: y(t, e) ?? t.default,
		fields: y(d, e),
		languages: y(te, e),
		repeated: [
			u,
			p,
			a,
			h,
			C
		].flatMap((t) => (e[x(t)] ?? []).flatMap((e) => [`--${x(t)}`, e])),
		dryRun: y(ae, e) ?? ae.default,
		isNew: y(r, e) ?? r.default,
		into: y(i, e),
		createsFiles: y(n, e) ?? n.default,
		gone: y(g, e) ?? g.default,
		confirms: o && ((e) => o(`Webhook ${f(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, s)),
		confirmsGone: o && ((e) => o(pi(e), s))
	};
}
function pi(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${f(e)}\n`).join("")}Remove them from the manifests?`;
}
function mi(e, { isDryRun: t, full: n, now: r }, { screen: i, reportPull: a }) {
	return e.flatMap(({ pulled: e, changed: o }) => {
		let s = !(a && e.hide_texts);
		return [...t && s ? Ot(o) : [], ...Tt(e, {
			...i,
			now: r / 1e3,
			isDryRun: t,
			texts: s,
			full: n
		})];
	});
}
function hi({ reason: e }) {
	return s("run-stopped", `${e} Nothing was written.`);
}
export { di as runPull };
