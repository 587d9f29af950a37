import { $n as e, At as t, Dt as n, Et as r, F as i, Ht as a, Jt as o, Mt as s, Nt as c, Ot as l, P as u, Pt as d, Vn as f, Wn as p, X as m, Xn as h, _ as g, b as _, bt as v, ct as y, dr as b, er as x, et as ee, gn as S, it as te, kt as C, nn as w, nr as ne, sn as re, tn as ie, tr as ae, tt as oe, ut as se, vt as ce, x as le, y as ue } from "./engine.js";
import { An as de, Fn as fe, Gn as pe, In as me, Mn as he, Qt as ge, Un as _e, Vn as ve, Y as ye, Zn as T, _i as be, ci as xe, ea as Se, gi as Ce, gr as we, i as E, it as Te, mi as Ee, mt as De, na as Oe, si as ke, tr as D, ui as Ae, vr as O, wr as je, yr as Me } from "./start.js";
import { _ as k, d as A, g as Ne, h as j, m as M, u as N, v as P } from "./wire.js";
import { a as Pe, c as Fe, d as F, f as Ie, h as Le, i as I, m as Re, n as ze, o as Be, p as Ve, r as He, s as Ue, t as We, u as Ge } from "./first.js";
import { r as Ke, s as qe } from "./client.js";
import { C as Je, c as Ye, f as Xe, h as Ze, l as Qe, o as $e, p as et, s as tt, u as nt, v as rt } from "./project.js";
import { l as it } from "./written.js";
import { resolve as at } from "node:path";
import { readFile as ot, realpath as st, stat as ct } from "node:fs/promises";
// src/plan/pull.ts
function lt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { item: e } = i, { declared: a, live: o, part: s = "", edited: c, landed: l, reason: u } = e, d = a === void 0 ? o : mt(a, o), f = {
			kind: i.kind,
			entry: i.entry,
			field: e.field,
			language: s,
			declared: a,
			live: o,
			after: d,
			...c && { edited: c },
			...l !== void 0 && { landed: l }
		}, p = u === "conflict" || u === "undecided" ? u : e.cause === "not committed" ? e.cause : ut(f, i.object, t);
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
function ut(e, t, n) {
	let { kind: r, entry: i, declared: a, live: o, after: s } = e;
	return a !== void 0 && M(a) !== M(o) || dt(r, i, t, n) ? "other-shape" : j(s) ? pt(e, n) ? "universal-placeholders" : void 0 : "not-expressible";
}
function dt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const ft = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function pt({ kind: e, entry: t, field: n, declared: r, after: i }, { project: o }) {
	let s = (e, t) => a(e).some(t), c = (e) => e.includes("[%");
	if (!s(i, c)) return !1;
	let l = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], u = l.find(({ part: e }) => e === o.baseLanguage)?.after, d = l.map((e) => e.after ?? ""), f = [
		r ?? "",
		u ?? "",
		d
	].find((e) => s(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => ft.test(e), c].some((e) => s(i, e) && !s(f, e));
}
function mt(e, t) {
	return !M(e) || !M(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function ht(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = gt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function gt(e, t, n, r, i) {
	if (t.role === "shape" && vt(e, n) && dt(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.toPlan(n.values), s = bt(t.toManifest(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = _t(s, t, n);
	if (!o) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && A(e.after) === A(c);
		return t.isDefault(r, a) || i || xt(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = yt(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function _t(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function vt({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.toPlan(t).length > 0);
}
function yt(e, t) {
	if (M(e) && M(t) && !xt(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function bt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function xt(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function St({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function Ct({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [D("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = `--remove-missing would remove ${a} of ${r} entries`, c = ae(t.removed, i);
	if (a > c) return o(`${s}, but limits.${t.removed.name} allows ${c}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: l } = t, u = l ? ae(l, i) : 100;
	return !l || r < 20 || a * 100 <= r * u ? [] : o(`${s}, but limits.${l.name} allows ${u} %. To remove them, raise limits.${l.name}.`);
}
const wt = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var Tt = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of Et(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = Et(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function Et(e) {
	let t = e.split(wt);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/goneEdits.ts
async function Dt(e, t, n, { rules: r, options: i }) {
	let a = St(n), o = a.filter(L), s = a.filter((e) => !L(e)).map((t) => Ot(e, t)), c = Ct(e, o, t.filter(L).length, r);
	if (o.length === 0 || T(c)) return {
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
function L(e) {
	return I(e).length === 0;
}
function Ot(e, t) {
	let [n = t] = I(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return h(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/kept.ts
const kt = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, At = ["conflict", "undecided"];
function jt({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function Mt(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, edited: o }, why: s, details: c }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: O(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o && { edited: o },
		why: kt[s],
		...c !== void 0 && { details: c },
		...At.includes(s) && { conflict: !0 }
	}));
}
// src/yaml/layout.ts
function R(e, t) {
	return t === 0 ? 0 : e.lastIndexOf("\n", t - 1) + 1;
}
function z(e, t) {
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
function B(e, t) {
	return t - R(e, t);
}
function V(e, t) {
	return e.slice(R(e, t), t).trim() === "";
}
function H(e, t) {
	return t < e.length && e.slice(t, z(e, t)).trim() === "";
}
const U = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
function W(e) {
	return e && "items" in e ? e.items.filter((e) => !Nt(e)) : [];
}
function Nt({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => U.has(e));
}
function G(e) {
	let { start: t, key: n, sep: r, value: i } = e;
	return {
		start: (t.find(({ type: e }) => U.has(e)) ?? n ?? r?.[0] ?? i)?.offset ?? 0,
		end: i ? q(i) : K(e)
	};
}
function K({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => U.has(e));
	return r ? r.offset + r.source.length : t ? q(t) : e.at(-1)?.offset ?? 0;
}
function q(e) {
	if (e.type === "block-scalar") return J(e).end;
	if (e.type === "flow-collection") {
		let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
		return t ? t.offset + 1 : e.offset;
	}
	let t = W(e).at(-1);
	return t ? G(t).end : e.offset + ("source" in e ? e.source.length : 0);
}
function J({ offset: e, props: t, source: n, indent: r }) {
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
function Y(e) {
	return e?.type === "block-scalar" ? J(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Y(W(e).at(-1)?.value);
}
function Pt(e, t) {
	let { value: n } = t, r = K(t);
	if (t.key && !t.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let { offset: i } = n, a = q(n);
	if (n.type === "block-scalar") {
		let { header: t, bodyStart: r } = J(n), o = {
			start: r,
			end: a < r ? r : z(e, a)
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
	return o && V(e, s) ? {
		inline: {
			start: r,
			end: r
		},
		lines: {
			start: R(e, s),
			end: z(e, a)
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
function Ft(e, t, n) {
	let r = Z(t, n), i = n > 0 ? X(e, t, n - 1) : 0, a = R(e, r);
	for (; a > i;) {
		let t = R(e, a - 1), n = Rt(e, t);
		if (t < i || n === void 0 || n > B(e, r)) break;
		a = t;
	}
	return a;
}
function X(e, t, n) {
	let r = t[n], i = B(e, Z(t, 0)), a = z(e, r ? G(r).end : 0);
	for (let t = a; t < e.length; t = z(e, t)) {
		let n = Rt(e, t);
		if (n !== void 0 && n > i) a = z(e, t);
		else if (!H(e, t)) break;
	}
	return a;
}
function It(e, t, n) {
	let r = new Map(), i = 0;
	for (let [a, o] of n.entries()) {
		if (o || (i = a + 1), !o || n[a + 1]) continue;
		let s = Lt(e, t, i, a);
		for (; i <= a; i += 1) r.set(i, s);
	}
	return r;
}
function Lt(e, t, n, r) {
	let i = t[r + 1], a = Z(t, n);
	if (i && !V(e, a)) return {
		from: n,
		start: a,
		end: G(i).start
	};
	let o = X(e, t, r), s = Ft(e, t, n), c = () => H(e, R(e, s - 1)), l = Y(t[n - 1]?.value);
	if (!i && n > 0 && !l) {
		let r = X(e, t, n - 1);
		for (; s > r && c();) s = R(e, s - 1);
	} else if (i && n === 0 || l || i && c()) for (; H(e, o);) o = z(e, o);
	return {
		from: n,
		start: s,
		end: o
	};
}
function Rt(e, t) {
	let n = e.slice(t, z(e, t));
	return n.trimStart().startsWith("#") ? n.search(/\S/) : void 0;
}
function Z(e, t) {
	let n = e[t];
	return n ? G(n).start : 0;
}
var zt = class {
	source;
	list;
	rows;
	writer;
	splices = [];
	targets = new Map();
	anchored = new Map();
	refused;
	constructor(e, t, n) {
		this.source = e, this.list = t, this.rows = n, this.writer = new Fe(e.style, (e) => this.resolved(e));
		let i = new Map();
		r(e.document, {
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
		}, t), pe(n, this.splices);
	}
	become(e, t) {
		let { node: r, old: i } = e;
		if (n(r)) {
			this.staysAlias(r, t) || this.replace(e, t);
			return;
		}
		r?.anchor && this.anchored.set(r, t);
		let a = P(i, t);
		if (a && this.targets.size === 0) return;
		let o = C(r) ? this.membersChange(e, r, t) : c(r) ? this.itemsChange(e, r, t) : void 0;
		o ? this.change(e, o) : a || this.replace(e, t);
	}
	staysAlias(e, t) {
		let n = this.targets.get(e), r = n && this.anchored.get(n);
		return r !== void 0 && P(r, t);
	}
	resolved(e) {
		return n(e) ? this.targets.get(e) : e;
	}
	membersChange(e, t, n) {
		let r = t.items.map(({ key: e }) => this.nameOf(e));
		if (!M(n) || !r.some((e) => Object.hasOwn(n, e))) return;
		let i = e.inFlow || t.flow === !0, a = t.items.map(({ key: t, value: n, srcToken: a }, o) => ({
			path: [...e.path, r[o] ?? ""],
			old: k(e.old, r[o] ?? "") ?? null,
			node: Q(n),
			key: Q(t),
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
			values: r.map((e) => k(n, e)),
			inserted: c
		};
	}
	itemsChange(e, t, n) {
		let r = e.old;
		if (!Array.isArray(n) || r.length === 0) return;
		let i = e.path.length === 1 && e.path[0] === this.list ? this.rows : Ht(r, n);
		if (!i) return;
		let a = e.inFlow || t.flow === !0, o = W(t.srcToken), s = t.items.map((t, n) => ({
			path: [...e.path, n],
			old: r[n] ?? null,
			node: Q(t),
			item: o[n],
			inFlow: a
		})), c = s.map(() => void 0), l = new Map(), u = -1;
		for (let { from: e, value: t } of i) if (e !== void 0) u = e, c[e] = t;
		else if (t !== void 0) {
			let e = l.get(u);
			e ? e.push({ value: t }) : l.set(u, [{ value: t }]);
		}
		let d = o[0] ? G(o[0]).start : 0, f = !t.flow && V(this.source.text, d);
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
		let r = String(t.at(-1));
		if (!n(e)) e?.anchor && this.anchored.set(e, r);
		else if (!this.staysAlias(e, r) && e.range) {
			let [t = ""] = this.writer.added({
				name: r,
				value: null
			}, [], !0);
			this.splice(e.range[0], e.range[1], t.slice(0, -6));
		}
	}
	nameOf(e) {
		let n = t(e) ? this.resolved(e) : void 0;
		return s(n) ? typeof n.value == "string" ? n.value : n.source ?? String(n.value) : "";
	}
	changeFlow({ node: e, children: t, values: n, inserted: r }) {
		let i = t.flatMap(({ item: e }) => e ? G(e) : []), a = n.findIndex((e) => e !== void 0);
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
			let r = n.map((n) => this.writer.added(n, Bt(e, t), !0).join("")), s = t < a ? void 0 : i[t], c = i[a]?.start ?? 0;
			s ? (o || !this.addLines(s, r)) && this.splice(s.end, s.end, r.map((e) => `, ${e}`).join("")) : this.splice(c, c, r.map((e) => `${e}, `).join(""));
		}
	}
	addLines(e, t) {
		let { text: n } = this.source, r = z(n, e.end), i = /^\s*(,?)\s*(?:#.*)?\n$/.exec(n.slice(e.end, r));
		if (!i || !V(n, e.start)) return !1;
		i[1] || this.splice(e.end, e.end, ",");
		let a = " ".repeat(B(n, e.start));
		return this.splice(r, r, `${a}${t.join(`,\n${a}`)}${i[1]}\n`), !0;
	}
	changeBlock({ item: e, path: t }, { node: n, children: r, values: i, inserted: a }) {
		let { text: o } = this.source, s = r.flatMap((e) => e.item ?? []), [c, l] = [s[0], s.at(-1)];
		if (!c || !l) return;
		let u = G(c).start, d = s.at(-2), f = d !== void 0 && /\n[ \t]*\n/.test(o.slice(G(d).end, G(l).start));
		a.size === 0 && i.every((e) => e === void 0) && e && this.splice(K(e), K(e), " []");
		let p = It(o, s, i.map((e) => e === void 0));
		for (let e of new Set(p.values())) this.splice(e.start, e.end, "");
		for (let [e, r] of a) {
			e < 0 && !V(o, u) && (this.refused ??= t);
			let i = p.get(e), a = i ? i.end : e < 0 ? Ft(o, s, 0) : X(o, s, e), c = Y(s[i ? i.from - 1 : e]?.value), l = r.flatMap((t) => {
				let r = this.writer.added(t, Bt(n, e), !1);
				return f && !c ? ["", ...r] : r;
			});
			this.spliceLines(a, a, l, B(o, u));
		}
	}
	replace(e, t) {
		let { text: n } = this.source, { node: r, item: i, path: a } = e, o = i && Pt(n, i);
		if (!o) {
			this.refused ??= a;
			return;
		}
		let { inline: c, lines: l } = o, u = (i.sep ?? i.start).find(({ type: e }) => e === "tag"), d = s(r) && typeof t == "string" && u?.source === "!!str";
		u && !d && this.splice(u.offset - Vt(n, u.offset), u.offset + u.source.length, "");
		let [f = "", ...p] = this.replacement(e, t, o);
		c.start === c.end ? this.splice(c.start, c.end, f && ` ${f}`) : this.splice(c.start - (f ? 0 : Vt(n, c.start)), c.end, f);
		let { start: m, end: h } = l ?? {
			start: z(n, c.end),
			end: z(n, c.end)
		};
		(l || p.length > 0) && this.spliceLines(m, h, p, B(n, G(i).start));
	}
	replacement({ node: e, item: t, path: n, inFlow: r }, i, { inline: a, lines: o }) {
		let { text: c, style: l, isEndAdded: u } = this.source, d = {
			isItem: typeof n.at(-1) == "number",
			inFlow: r
		};
		if (typeof i == "string" && s(e) && t?.value?.type === "block-scalar") {
			let { indent: n, end: r, ...a } = J(t.value), o = z(c, r), s = o === c.length ? !u : !H(c, o), f = n === void 0 ? l.step : n - B(c, G(t).start);
			return this.writer.block(i, {
				...a,
				type: e.type,
				indent: f,
				mayKeepEnd: s
			}) ?? this.writer.valueOf(i, [], d, "PLAIN");
		}
		let f = o !== void 0 && o.start !== z(c, a.end), p = s(e) ? e.type : f ? "QUOTE_DOUBLE" : void 0;
		return this.writer.valueOf(i, e ? [e] : [], d, p);
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
function Q(e) {
	return t(e) ? e : void 0;
}
function Bt(e, n) {
	if (C(e)) return [e];
	let r = e.items.slice(Math.max(0, n + 1 - 20), n + 1).reverse();
	return (r.length > 0 ? r : e.items.slice(0, 20)).filter(t);
}
function Vt(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) --n;
	return t - n;
}
function Ht(e, t) {
	let n = {
		comparator: P,
		maxEditLength: 1e3
	}, r = De([...e], [...t], n);
	if (!r) return;
	let i = [], a = [], o = 0;
	for (let { added: e, removed: t, value: n } of r) for (let r of n) t ? a.push({ from: o++ }) : e ? i.push({
		from: a.shift()?.from,
		value: r
	}) : (N(i, a.splice(0)), i.push({
		from: o++,
		value: r
	}));
	return [...i, ...a];
}
// src/yaml/editEntries.ts
function Ut(e, t, n, r) {
	let i = ce(e, t);
	if (T(i.problems)) return {
		is: "refused",
		problems: i.problems
	};
	let a = i.value, o = Wt(i, n, r), s = o.flatMap(({ value: e }) => e === void 0 ? [] : [e]), c = {
		...M(a) && a,
		[n]: s
	};
	if (P(a, c)) return {
		is: "edited",
		text: t
	};
	let l = Kt(t), u = new zt(l, n, o), d = u.edited(a, c);
	if (u.refused) return {
		is: "refused",
		problems: [Yt(i, u.refused)]
	};
	let f = Jt(d, l), p = ce(e, f), m = p.problems.length <= i.problems.length && !T(p.problems) ? p.value : a;
	return P(m, c) ? {
		is: "edited",
		text: f
	} : {
		is: "refused",
		problems: [Yt(i, Xt(m, c))]
	};
}
function Wt({ value: e, spot: t }, n, r) {
	let i = k(e, n), a = Array.isArray(i) ? [...i] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
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
		a[t] = e.is === "remove" || n === void 0 ? void 0 : e.is === "text" ? Gt(n, e.language, e.value) : {
			...M(n) && n,
			[e.field]: e.value
		};
	}
	let u = a.flatMap((e, t) => [e === void 0 ? { from: t } : {
		from: t,
		value: e
	}, ...l.get(t) ?? []]);
	return [...l.get(-1) ?? [], ...u];
}
function Gt(e, t, n) {
	let r = k(e, "translations"), i = M(e) ? e : {};
	if (!Array.isArray(r)) return {
		...i,
		translations: {
			...M(r) && r,
			[t]: n
		}
	};
	let a = r.findIndex((e) => k(e, "language_iso") === t), o = {
		...r[a] ?? { language_iso: t },
		translation: n
	};
	return {
		...i,
		translations: a < 0 ? [...r, o] : r.with(a, o)
	};
}
function Kt(e) {
	let t = e.startsWith("﻿") ? "﻿" : "", n = e.includes("\r\n") && !/(?<!\r)\n/.test(e), r = n ? e.slice(t.length).replaceAll("\r\n", "\n") : e.slice(t.length), i = r !== "" && !r.endsWith("\n"), a = i ? `${r}\n` : r, o = v(a, {
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
		style: qt(o, a)
	};
}
function qt(e, t) {
	let n = {}, i = 0;
	r(e, {
		Scalar: (e, { type: t }) => {
			e !== "key" && (t === "QUOTE_SINGLE" && (i += 1), t === "QUOTE_DOUBLE" && --i);
		},
		Pair: (e, { value: r, srcToken: i }) => {
			let [a] = l(r) && !r.flow ? W(r.srcToken) : [];
			if (!i || !a || !V(t, G(a).start)) return;
			let o = B(t, G(a).start) - B(t, G(i).start);
			c(r) && o >= 0 ? n.listStep ??= o : C(r) && o > 0 && (n.step ??= o);
		},
		Collection: (e, r) => {
			let [i = 0, a = 0] = r.range ?? [], [o] = W(r.srcToken), [s] = o?.value?.type === "block-map" ? W(o.value) : [];
			if (r.flow && o && !t.slice(i, a).includes("\n") && (n[C(r) ? "braces" : "brackets"] ??= /^ */.exec(t.slice(i + 1, a))?.[0] ?? ""), C(r) || !o || !s) return;
			let c = t.slice(K(o), G(s).start);
			c.includes("\n") || (n.afterDash ??= c.length);
		}
	});
	let { contents: a } = e, o = C(a) && a.flow === !0 && a.items.every(({ key: e }) => s(e) && e.type === "QUOTE_DOUBLE");
	return {
		step: 2,
		listStep: 2,
		afterDash: 1,
		braces: " ",
		brackets: "",
		...n,
		quotes: i > 0 ? "single" : "double",
		isJson: o
	};
}
function Jt(e, { mark: t, isCrlf: n, isEndAdded: r }) {
	let i = r && /\S[^\n]*\n$/.test(e) ? e.slice(0, -1) : e;
	return t + (n ? i.replaceAll("\n", "\r\n") : i);
}
function Yt({ file: e, spot: t }, n) {
	let r = n.at(-1) === "<<", i = r ? "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key." : "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", a = r ? O(e, t, n) : Me(e, t, n);
	return D("not-editable", i, { place: a });
}
function Xt(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!P(t, i)) return [e, ...Xt(t, i)];
	}
	return [];
}
async function Zt(e, t, n, r) {
	let { manifests: i, problems: a, undecided: o } = await re(e, t, n, r), s = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(s.map(({ path: e }) => [e, at(n.displayRoot, e)]))
		},
		problems: a,
		undecided: o
	};
}
function Qt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function $t(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = Ut(a, o, e, s);
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
async function en(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([ot(a, "utf8"), ct(a)]).catch((e) => {
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
function tn(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: s, value: c } = o, [l] = e.fields.filter(({ name: e }) => e === s).flatMap((e) => e.toPlan(t.values)), u = n.has(we(t.file, t.spot, [s]).path);
		l && u ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: O(t.file, t.spot, [s]),
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
		problems: nn(a)
	};
}
function nn(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${ye(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [D("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
// src/pull/newKeys.ts
function rn(e, { declared: t, live: n, context: r, wanted: i }, o) {
	let s = n.objects[e.plural];
	if (!s) return {
		edits: [],
		problems: []
	};
	let c = e.match(t, s, r), l = c.unmanaged.filter((t) => !c.namesakes.has(t) && Se(e.tags(t), r.rules) === void 0), u = Be(e, {
		objects: l,
		unusable: []
	}, r, i), { sound: d, unsound: f } = an(e, u.entries, t, {
		read: s,
		context: r
	}), p = t.filter(({ from: e }) => e === void 0), m = new Tt(p.flatMap((t) => a(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [h] = o.length === 1 ? o : [], g = [], _ = new Map();
	for (let t of d) {
		let [n = ""] = e.names(t.live), r = m.nearest(n), i = r?.file.path ?? h;
		if (i === void 0) {
			g.push(t);
			continue;
		}
		let a = on(e, t, r?.onCreate ?? p.find(({ file: e }) => e.path === i)?.onCreate ?? {});
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
			...Pe(u.left),
			...f.map((t) => ln(e, t.live)),
			...cn(e, g, o)
		]
	};
}
function an(e, t, n, { read: r, context: i }) {
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
function on(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.toPlan(r), e.toPlan(i)];
		return t.length > 0 && A(sn(t)) === A(sn(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function sn(e) {
	return e.map(({ after: e }) => e);
}
function cn(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [D("not-expressible", s, {
		severity: "warning",
		reach: "change"
	})];
}
function ln(e, t) {
	let { one: n } = e.words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return D("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/pull/editSources.ts
function un(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = _e(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = fn(t, l, s.map((e) => dn(e, n)), o.source);
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
function dn(e, t) {
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
function fn(e, t, n, r) {
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
		let n = l.each ? void 0 : pn(e, t, r);
		return n !== void 0 && s([t], n), n === void 0;
	})));
	return {
		text: u.is === "edited" ? u.text : t,
		refused: i
	};
}
function pn(e, { text: t }, n) {
	let { after: r } = t, i = typeof r == "string" ? r : mn(r), a = e.edit(e.empty("en"), [{
		is: "add",
		path: ["name"],
		value: i,
		...e.severalLanguages && { language: "en" }
	}], n);
	return a.is === "refused" ? a.why : void 0;
}
function mn(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/pull/textEdits.ts
function hn(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = new Map(), o = new Map(), s = [];
	for (let n of e) {
		let { kind: e, entry: c, language: l, declared: u } = n, d = u === void 0, f = nt(e, c, l), p = d ? r.find(e, c, l) : void 0;
		p ? gn(o, p.path, {
			text: n,
			target: p
		}) : (d ? c.from : t.has(f)) ? d ? s.push(n) : gn(a, f, {
			text: n,
			edits: vn(n),
			base: r.baseOf(c, f)
		}) : i.push(_n(n));
	}
	let c = [...new Set([...a.keys(), ...o.keys()])].flatMap((e) => {
		let n = o.get(e) ?? [], [r] = n, i = t.get(e) ?? r?.target.textFile;
		if (!i) return [];
		let s = [...a.get(e) ?? [], ...n.sort(yn).map(bn)], c = r?.target.missing;
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
		problems: [...xn(s), ...Sn(c, n)]
	};
}
function gn(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function _n({ kind: e, entry: t, language: n, after: r }) {
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
function vn({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(mn(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = M(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function yn({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function bn({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : mn(a), s = n.language === void 0 ? { language: r } : {};
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
function xn(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => I(e).map(({ from: e }) => e.source)), i = `No locale file can have ${ye(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return D("no-language-file", i, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function Sn(e, t) {
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
// src/pull/decide.ts
async function Cn(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = F(t.project, r.pulledLanguages ?? Ge), c = s.ok ? s.value.map(({ iso: e }) => e) : [], l = Object.entries(e.entries).filter(([e]) => t.objects[e]), u = {
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
		verdicts: Je
	}, f = Object.values(n.files.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: p, onSecrets: h } = n.context, g = {
		known: new Map(),
		ids: [r.id],
		onSecrets: h
	}, _ = await Ye(u, t, d.rules, {
		ownUser: n.ownUser,
		applied: p && (async () => m(await p(f, g), {
			settings: r,
			declared: u
		})),
		history: n.context.history,
		manifests: oe({
			declared: e,
			manifests: f
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (_.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: _.problems,
		unmatched: []
	};
	let v = _.matches.map(({ kind: e, matching: t }) => {
		let n = Tn(e, t, o);
		return {
			kind: e,
			entries: u.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: On(e, n, d)
		};
	}), y = _.plan.filter?.unmatched ?? [], b = [
		..._.problems.filter(({ code: e }) => e === "unknown-writers"),
		...v.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Qe(_.keptTexts, {
			reasons: _.reasons,
			writes: !1
		}).map(wn)
	], x = t.project.baseLanguage, ee = new ze({
		...n.files,
		textFiles: a,
		rows: n.rows,
		base: x,
		folders: n.folders
	}), { taken: S, kept: te } = lt(_.keptTexts, d), C = hn(S, {
		textFiles: a,
		base: x,
		targets: ee
	}), w = [...C.edits];
	N(b, C.problems);
	let ne = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of v) {
		let l = ht(e, c, d, i.fields ?? []), u = tn(e, l.filter(({ value: e }) => j(e)), a);
		if (N(w, u.edits), N(ne, u.kept), N(b, l.filter(({ value: e }) => !j(e)).map(({ entry: t, field: n }) => Dn(e, t, n)), u.problems), !e.secretNames) {
			if (i.removesMissing) {
				let t = await Dt(e, o, s, {
					rules: r.rules,
					options: i
				});
				N(w, t.edits), N(b, t.problems);
			}
			if (i.isNew) {
				let a = F(t.project, r.pulledLanguages), s = {
					fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = Qt(n.files.manifests[e.plural]), l = rn(e, {
					declared: o,
					live: t,
					context: d,
					wanted: s
				}, c);
				N(w, l.edits), N(b, l.problems);
			}
		}
	}
	return {
		edits: w,
		sources: C.sources,
		taken: S,
		kept: [...Mt(te), ...ne],
		problems: b,
		unmatched: y
	};
}
function wn(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function Tn(e, t, n) {
	let r = new Set(En(e, t).flatMap((e) => g(n, e) ? [e.entry] : []));
	return {
		...t,
		matches: t.matches.filter(({ declared: e }) => r.has(e)),
		refused: t.refused.filter(({ declared: e }) => r.has(e))
	};
}
function En(e, { matches: t, refused: n }) {
	return [...t, ...n].map((t) => ({
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	}));
}
function Dn(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return h(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function On(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && Se(e.tags(t), n) === void 0);
}
function kn(e, t, n) {
	let r = d(e.kinds, e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, edited: i }) => i ? [[An(e.name, e.label(t.values), n, r), i]] : []));
	return {
		...r,
		changes: r.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = i.get(An(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function An(e, t, n, r) {
	return A([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/pull/optionProblems.ts
function jn(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = Ie(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(D("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function Mn(e, { isNew: t }, { manifests: n }) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Qt).length > 0 ? [] : [D("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/later.ts
async function Nn(t, n, r, i) {
	let { confirmsRemoval: a } = r, s = {
		...r,
		confirmsRemoval: a && ((e) => (i.onProgress?.(void 0), a(e)))
	}, { folders: c, cancellation: l } = i;
	if (!n.manifests) return { problems: [] };
	let u = Fn(n.manifests, n.pulledLanguages?.value), d = et(i), f = d.now(), p = Xe(n, {
		apiUrl: t.apiUrl,
		signal: l.stopping,
		onResponse: d.onResponse,
		...i.onWait && { onWait: i.onWait },
		onProgress: i.onProgress
	}), m = await ee(async (r) => {
		let i = await Zt(r, n, c, l.stopping), { declared: a, problems: o } = e(r.kinds, i.files.manifests, t.usable);
		return {
			declared: a,
			files: i.files,
			undecided: i.undecided,
			textFiles: x(i.files.manifests),
			problems: [...i.problems.filter((e) => !Ln(e, u)), ...o.filter(Rn($(a, s)))]
		};
	}, {
		...n,
		manifests: u
	}, async ({ id: e }) => p.ok ? rt(p.value, e) : void 0);
	if (i.onProgress?.(void 0), !m) return { problems: [] };
	let { declared: h, files: g, textFiles: v } = m;
	i.onSecrets(o(h.variables));
	let y = [
		...m.problems,
		...le("accept", n.rules.accept, [h]),
		...t.projects.length > 1 ? [] : _(n.rules.filter, [h]),
		...Mn(u.kinds, s, g)
	];
	if (T(y)) return { problems: y };
	if (!p.ok) return { problems: [...y, p.problem] };
	try {
		let e = await Ze(p.value, n.id, {
			kinds: $(h, s),
			languages: (e) => {
				f = d.now();
				let { pulledLanguages: t } = n, { isNew: r } = s;
				return Ve(e, In(h, e, n), {
					asked: t,
					isNew: r,
					rows: u.texts
				});
			},
			leavesOut: () => !1
		});
		if (!e.ok) return { problems: [...y, e.problem] };
		i.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: r } = e.value, a = te({
			declared: h,
			textFiles: v
		}, r);
		if (a.length > 0) return { problems: [...y, ...a] };
		let o = In(h, r, n), m = await Cn(o, e.value, {
			project: n,
			options: s,
			context: {
				...i,
				now: d.now
			},
			settings: t,
			files: g,
			textFiles: v,
			rows: u.texts,
			folders: c,
			ownUser: tt(p.value, n.id)
		}), _ = [...y, ...m.problems];
		if (T(m.problems.filter(({ reach: e }) => e !== "change")) || l.stopped) return { problems: _ };
		let b = await Pn(m, o, e.value, {
			files: g,
			settings: t,
			project: n,
			options: s,
			context: i,
			at: f
		}), x = {
			unmatched: m.unmatched,
			declared: h
		};
		return {
			...b,
			filtered: x,
			problems: [..._, ...b.problems]
		};
	} catch (e) {
		if (!(e instanceof qe)) throw e;
		return e instanceof Ke && l.stopped ? { problems: y } : { problems: [...y, $e(e, h)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
async function Pn(t, n, { project: r }, { files: i, settings: a, project: o, options: s, context: c, at: l }) {
	let u = un(i.manifests, t.sources), d = $t(u.manifests, t.edits);
	if (d.problems.length > 0) return { problems: d.problems };
	let f = [...d.changed, ...u.changed], p = e(a.kinds, d.manifests, a.usable), m = p.problems.filter(Rn($(n, s))).filter(({ severity: e }) => e === "error");
	if (m.length > 0) return { problems: m.map(zn) };
	let h = await en(f, i.full), g = await Re(h, c.folders);
	return g.length === 0 && !s.dryRun && h.length > 0 && N(g, await Le(h, c.folders)), g.length > 0 ? { problems: g } : {
		problems: [],
		later: {
			pulled: {
				name: r.name,
				files: f.map(({ path: e }) => e),
				comparison: kn(In(p.declared, r, o), n, t.taken),
				kept: [...t.kept, ...Mt(u.refused.map(jt))],
				...!o.showTexts && { hide_texts: !0 }
			},
			changed: f,
			at: l
		}
	};
}
function Fn(e, t) {
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
function In(e, t, { pulledLanguages: n }) {
	let r = F(t, n ?? Ge), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return y(e, t.baseLanguage, i);
}
function Ln({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && je(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function $({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function Rn(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function zn(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/pull/pull.ts
async function Bn(e, t, n, r) {
	try {
		return await Vn(e, t, n, r);
	} catch (e) {
		let n = ne(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function Vn(e, t, n, r) {
	if (T(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await He(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, Wn] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => ue(e, []))] };
		let s = await We(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = jn(e.kinds, n, r);
	if (T(o)) return { problems: [...i, ...Un(o)] };
	let s = [], c = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await Nn(e, t, n, r);
		N(i, a.problems), a.later && s.push(a.later), c.push(a.filtered);
	}
	return N(i, Hn(a, c)), {
		problems: i,
		later: s,
		at: Ne(s.map((e) => e.at))
	};
}
function Hn([e], t) {
	let n = t.flatMap((e) => e?.declared ?? []);
	return (e?.rules.filter ?? []).filter((e) => t.length > 0 && t.every((t) => t?.unmatched.includes(e))).map((e) => ue(e, n));
}
function Un(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const Wn = D("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function Gn(e, t) {
	let n = new u(), r = i(n);
	try {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await se("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let o = t.context(i, n, e), s = Kn(e, t, n), c = await Bn(i, [...t.problems, ...a], s, o), { first: l, later: u } = c;
		for (let e of l ? it(l, s.dryRun) : []) t.print(e);
		let d = {
			isDryRun: s.dryRun,
			full: i.all
		};
		for (let e of Jn(u ?? [], d, t)) t.print(e);
		let f = l !== void 0 || u?.some(({ changed: e }) => e.length > 0) === !0, m = !t.reportPull && await Yn(o.folders.displayRoot);
		f && c.at !== void 0 && !s.dryRun && m && t.print(`To commit only these changes: git commit --trailer ${Te(S(c.at))}`);
		let { stopped: h } = n, g = h !== void 0 && l === void 0 && u === void 0, _ = g ? [...c.problems, Xn(n)] : c.problems, v = t.reportPull && !i.showTexts ? p(_) : _, y = await t.reportPull?.({
			...l && { first: l },
			...u && { later: u.map((e) => e.pulled) },
			...c.at !== void 0 && { at: c.at },
			problems: v
		}) ?? [], b = [...v, ...y];
		return t.showProblems(b), g && h.by !== "time limit" ? h.by === "SIGINT" ? 130 : 143 : g || T(b) ? 1 : i.detailedExitcode && f ? 2 : 0;
	} finally {
		r();
	}
}
function Kn(e, { ask: t, sources: n }, r) {
	let i = E(ke, e);
	return {
		split: E(be, e) ?? be.default,
		fields: E(Ee, e),
		repeated: [
			he,
			fe,
			me,
			ve,
			de
		].flatMap((t) => (e[Oe(t)] ?? []).flatMap((e) => [`--${Oe(t)}`, e])),
		dryRun: E(xe, e) ?? xe.default,
		isNew: E(Ae, e) ?? Ae.default,
		dir: i === void 0 ? void 0 : at(n.folders.working, i),
		removesMissing: E(Ce, e) ?? Ce.default,
		confirms: t && ((e) => t(`Webhook ${ge(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(qn(e), r))
	};
}
function qn(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${ge(e)}\n`).join("")}Remove them from the manifests?`;
}
function Jn(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ pulled: e, changed: o }) => {
		let s = f(e, a), c = !(i && s.hide_texts);
		return [...t && c ? w(o) : [], ...ie(s, {
			...r,
			isDryRun: t,
			texts: c,
			full: n
		})];
	});
}
async function Yn(e) {
	return await b(await st(e), void 0) !== void 0;
}
function Xn({ reason: e }) {
	return D("run-stopped", `${e} Nothing was written.`);
}
export { Gn as runPull };
