import { g as e } from "./client.js";
import { $r as t, Cr as n, Ei as r, Gn as i, Gr as a, Hn as o, Qt as s, U as c, Xr as l, Zr as u, Zt as d, bi as f, bt as p, di as m, ei as h, en as g, fi as _, gi as v, mi as y, nn as b, pr as x, ri as S, tn as ee, vt as te, wi as C, zn as ne, zr as re } from "./engine.js";
import { Cr as w, Mi as ie, Ri as ae, Tt as oe, _ as T, aa as se, d as ce, hn as le, hr as ue, jt as de, p as fe, r as E, ra as pe, rr as me, sr as he, t as ge, tr as _e, wt as ve, x as D, xt as ye, yn as be, yt as xe } from "./start.js";
import { c as O, g as k, h as A, l as j, m as Se, p as M, s as N, u as P } from "./wire.js";
import { F, M as Ce, b as we, g as Te, p as Ee, w as De, y as Oe } from "./project.js";
import { C as I, D as L, E as ke, O as R, T as z, _ as B, b as Ae, g as V, h as je, k as Me, p as Ne, v as H } from "./yaml.js";
import { dirname as U, join as Pe, relative as Fe, resolve as W } from "node:path";
import { lstat as Ie, mkdir as Le, rename as Re, rm as ze, stat as Be } from "node:fs/promises";
// src/files/newFiles.ts
async function G(e, t) {
	let n = await Promise.all(e.map((e) => Ge(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ke(e, i, t)];
	});
}
async function Ve(e, t) {
	let n = [], i = [], a = e[0];
	await _(e.map(({ path: e }) => U(e)));
	try {
		for (let r of e) a = r, n.push({
			file: r,
			part: await He(r, t)
		});
		for (let { file: e, part: t } of n) a = e, await Ue(e, t), i.push(e);
		return [];
	} catch (e) {
		for (let e of i.reverse()) await We(e, t).catch(() => {});
		let n = r(e);
		return a ? [Ke(a, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await ze(e, { force: !0 }).catch(() => {});
	}
}
async function He(e, t) {
	let n = await Ge(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Le(U(e.path), { recursive: !0 }), v(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Ue({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await y(n, e)) throw Error("it exists already");
	} else {
		if (!(await C(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await Re(n, e);
	}
}
async function We(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await ze(n) : await Ue({
		...e,
		replaces: r
	}, await He({
		...e,
		text: i
	}, t));
}
async function Ge({ path: e, replaces: t }, { working: n }) {
	if (!h(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let i = await m(e, n);
	if (i !== void 0) return i;
	try {
		let n = await Ie(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (f(e, "ENOENT")) return;
		if (!f(e, "ENOTDIR")) throw e;
		return `cannot be written: ${r(e)}. Choose another folder`;
	}
}
function Ke({ path: e }, t, n) {
	return T("not-written", `${S(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const qe = ".lokaform";
function K(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		qe,
		`${e}.json`
	].join("/")}`;
}
const Je = { compat: "yaml-1.1" };
function Ye(e, t = []) {
	let n = new Ne(e, {
		...Je,
		aliasDuplicateObjects: !1
	});
	Ae(n, {
		Scalar: (e, t) => Xe(t, e === "key"),
		Seq: (e, t) => {
			let n = t.items.map((e) => R(e) ? String(e.value) : ":");
			t.flow = n.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && n.join(", ").length <= 80;
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), a = Qe(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), o = i("", a);
	if (o.problems.length > 0 || JSON.stringify(o.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return a;
}
function Xe(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = q(n) ? H.QUOTE_DOUBLE : n.includes("\n") ? t ? H.QUOTE_DOUBLE : H.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? H.BLOCK_FOLDED : H.QUOTE_DOUBLE : H.PLAIN;
}
function q(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Ze(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function Ze(e) {
	return e.replaceAll("\n", "").search(N) !== -1 || /[\ufffe\uffff]/.test(e);
}
function Qe(e) {
	return e.replace(/[\ufffe\uffff]/g, $e).replace(N, (e) => /[\n\t]/.test(e) ? e : $e(e));
}
function $e(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var et = class {
	style;
	constructor(e) {
		this.style = e;
	}
	added({ name: e, value: t }, n) {
		return this.linesOf(e === void 0 ? this.nodeOf(t, n) : this.pairOf(e, t, n), !1);
	}
	afterName(e, t, n, r) {
		let i = this.nodeOf(e, t);
		r && typeof e == "string" && (i.type = this.safe(e, r));
		let a = n.isItem ? i : new B(new H("k"), i), [o = "", ...s] = this.linesOf(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	linesOf(e, t) {
		let { step: n, listStep: r } = this.style, i = L(e) ? e.value : e;
		if (!I(i)) return this.scalarLines(e, t);
		let [a = ""] = L(e) ? this.scalarLines(new B(e.key, new H(null)), t) : [], o = a.slice(0, -5), s = t || i.flow === !0, c = i.items.map((e) => this.linesOf(e, s));
		if (s) {
			let [n, r] = z(i) ? c.length > 0 ? ["{ ", " }"] : ["{", "}"] : ["[", "]"];
			return [`${L(e) ? `${o} ` : t ? "" : "- "}${n}${c.join(", ")}${r}`];
		}
		let l = " ".repeat(L(e) ? z(i) ? n : r : 2), u = c.flat().map((e) => e && l + e);
		return L(e) ? [o, ...u] : [`-${u[0]?.slice(1)}`, ...u.slice(1)];
	}
	scalarLines(e, t) {
		let { step: n, quotes: r } = this.style, i = L(e) ? e.value : e;
		t && R(i) && String(i.value).includes("\n") && (i.type = H.QUOTE_DOUBLE);
		let a = L(e) ? new V() : new je();
		a.items = [e], a.flow = t;
		let o = Qe(new Ne(a, Je).toString({
			indent: n,
			lineWidth: R(i) && i.type === H.BLOCK_FOLDED ? 80 : 0,
			doubleQuotedAsJSON: !0,
			...r === "single" && { singleQuote: !0 }
		})).slice(0, -1);
		return t ? [o.replace(/^[[{] | [\]}]$/g, "")] : o.split("\n");
	}
	nodeOf(e, t) {
		if (typeof e != "object" || !e) {
			let n = new H(e);
			return typeof e == "string" && (n.type = this.styleOf(e, R(t) ? t.type : void 0)), n;
		}
		let n = A(e) ? new V() : new je();
		return n.items = A(e) ? Object.entries(e).map(([e, n]) => this.pairOf(e, n, t)) : [...e].map((e) => this.nodeOf(e, nt(t))), n.flow = (I(t) && t.items.length > 0 ? t.flow === !0 : !A(e) && n.items.every(R)) || n.items.length === 0, n;
	}
	pairOf(e, t, n) {
		let r = new H(e), i = z(n) ? n.items.at(-1)?.key : void 0, a = R(i) ? i.type : void 0;
		r.type = e.includes("\n") || q(e) ? H.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : H.PLAIN;
		let o = z(n) ? n.get(e, !0) : void 0;
		return new B(r, this.nodeOf(t, o ?? (tt(n) ? nt(n) : void 0)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return Ze(e.replaceAll("	", " ")) ? H.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? e.trim() !== "" && !q(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? H.QUOTE_SINGLE : H.QUOTE_DOUBLE : n ? t : H.QUOTE_DOUBLE;
	}
};
function tt(e) {
	let t = z(e) ? e.items.map(({ value: e }) => e) : [];
	return t.every(R) || t.every(z);
}
function nt(e) {
	let t = Me(e) ? e.items.at(-1) : z(e) ? e.items.at(-1)?.value : void 0;
	return ke(t) ? t : void 0;
}
// src/plan/pulledTexts.ts
function rt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: o } = i.item, s = {
			...i,
			language: e,
			after: g(i, t)
		}, c = a === "conflict" || a === "undecided" || a === "waiting" ? a : o === "not committed" ? o : void 0;
		c ? r.push({
			text: s,
			why: c
		}) : n.push(s);
	}
	return {
		taken: n,
		kept: r
	};
}
function it(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = at(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function at(e, t, n, r, i) {
	let a = re(e, n).length > 0;
	if (t.role === "shape" && a && b(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = ct(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = ot(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && P(e.after) === P(l);
		return t.isDefault(r, o) || i || J(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = st(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function ot(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function st(e, t) {
	if (A(e) && A(t) && !J(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function ct(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function J(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function lt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = Ee({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.name} allows ${o?.allowed}. To remove them, raise ${o?.name}.`;
	return [T("too-many-destroyed", c, { scope: "project" })];
}
const ut = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function dt(e) {
	let t = Se(e, ({ name: e }) => ft(e));
	return (e) => {
		let [n] = ft(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function ft(e) {
	let t = e.split(ut);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function pt(e, { project: t, objects: n }, r, i) {
	let a = e.flatMap((e) => {
		let a = n[e.plural];
		return a ? [{
			kind: e,
			...ht(e, a.objects.filter((t) => !Y(e, t, r.rules)), {
				live: a,
				context: {
					...r,
					project: t,
					verdicts: F
				},
				declared: []
			}, i)
		}] : [];
	});
	return {
		manifests: a.map(({ kind: e, entries: t }) => ({
			kind: e.plural,
			entries: t.length,
			text: Ye(mt(e, t))
		})),
		left: a.flatMap(({ left: e }) => e),
		waiting: a.flatMap(({ entries: e }) => e.flatMap(({ waiting: e }) => e)),
		unasked: a.flatMap(({ kind: e, unasked: t }) => [...M(t, (e) => e)].map(([t, { length: n }]) => ({
			kind: e.name,
			field: t,
			count: n
		})))
	};
}
function mt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0), [i] = [...M(e, P)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1)), a = i?.[1][0];
		a !== void 0 && (n[r] = a);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || P(n[e]) !== P(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Y({ tags: e }, t, n) {
	return pe(e(t), n) !== void 0;
}
function ht(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of xt(e, t)) {
		let t = St(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = _t(e, o, n, s);
		if (t.size === 0) break;
		if (!vt(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = { ...bt(e, t) }, r = Q(e.entry.schema.parse(n));
		return {
			live: t.live,
			entry: n,
			fixed: Object.keys(yt(t)),
			read: r
		};
	}), l = e.waiting?.([...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map((t) => {
			let r = l ? gt(e, t, n.context.project.baseLanguage, l) : [];
			return {
				...t,
				waiting: r
			};
		}),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function gt(e, { live: t, entry: n, read: r }, i, a) {
	let o = {
		kind: e.name,
		label: e.label(r.values)
	}, s = [];
	for (let c of e.fields.filter(({ role: e }) => e === "text")) {
		let e = n[c.name], l = A(e) ? { ...e } : {};
		for (let [e, n] of ee(Object.entries(l), ([e]) => e, i)) {
			let i = a.whyWaiting(r, t, l, e);
			if (!i) continue;
			delete l[e];
			let u = c.lastWriter?.(t, e)?.edited, f = {
				...o,
				field: c.name,
				part: e,
				live: n,
				...i
			};
			s.push({
				...f,
				why: d(i),
				...u && { edited: u }
			});
		}
		n[c.name] = l, J(l) && delete n[c.name];
	}
	return s;
}
function _t(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Q(e.entry.schema.parse(bt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function vt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = (t) => n.has(t) || e.names(t.live).some((e) => r.has(e)), a = t.filter((e) => i(e) && e.level < e.distinguishing.length);
	for (let e of a) e.level += 1;
	return a.length > 0;
}
function yt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function bt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = Object.entries({
		...Object.fromEntries(r),
		...yt(t)
	}), a = [e.idMember, ...e.fields.map(({ name: e }) => e)];
	return i.sort(([e], [t]) => a.indexOf(e) - a.indexOf(t)), {
		...t.identity,
		...Object.fromEntries(i)
	};
}
function xt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => j(e.label, t.label) || j(e.id, t.id)).map(({ live: e }) => e);
}
function St(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = X(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = new Set([...e.newManifest?.fields ?? ["all"], ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = ct(n.toManifest(t, i)), o = e === void 0 || J(e) ? void 0 : e;
		if (!p.has("all") && !p.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Ct(o, r.languages) : o;
		if (s !== void 0) {
			let e = X(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), O(u, e.left);
		} else o === void 0 && O(u, wt(n, t, i));
	}
	return {
		live: t,
		identity: s,
		fields: d,
		left: u,
		unasked: f,
		distinguishing: [...(e.newManifest?.distinguishing(t) ?? []).map((t) => {
			let n = e.fields.flatMap((e) => {
				let n = t[e.name], r = n === void 0 ? void 0 : X(e, n, c).value;
				return r === void 0 ? [] : [[e.name, r]];
			});
			return Object.fromEntries(n);
		}), { [e.idMember]: e.declaredId(t) }],
		level: 0
	};
}
function Ct(e, t) {
	if (!A(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function wt(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's response has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function X(e, t, n) {
	let r = Z(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!A(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = Z(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Z(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function Z(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!k(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(Q(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Q(e, t = "") {
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
function Tt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let a = t.includes(String(n)) ? t : `"${t}" (id ${n})`, o = `Not expressible: ${r === void 0 ? `${e} ${a}` : `${r} of ${e} ${a}`} is not in the new manifests. ${i}`;
		return T("not-expressible", o, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/manifestFiles.ts
function Et(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function Dt(e, { displayRoot: n }) {
	return Promise.all(e.map(async ({ path: e, before: r, after: i, creates: a }) => {
		if (a !== void 0) return {
			path: a,
			text: i
		};
		let o = W(n, e), [s, { mode: c }] = await Promise.all([C(o), Be(o)]), [l, u] = [t(s, i), t(s, r)];
		return {
			path: o,
			text: l,
			replaces: u,
			mode: c & 511
		};
	}));
}
function Ot(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.find(({ name: e }) => e === c)?.toPlan(t.values) ?? [], d = n.has(le(t.file, t.span, [c]).path);
		if (k(l)) u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: be(t.file, t.span, [c]),
			field: c,
			declared: u.after,
			live: l,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? o.push(s) : r.push({
			kind: e.plural,
			path: t.file.path,
			edit: {
				is: "field",
				at: t.span.start,
				field: c,
				value: l
			}
		});
		else {
			let n = `The manifest keeps its ${c}: the live value has a character that a manifest cannot contain.`, r = {
				path: [c],
				ofName: !0,
				severity: "warning"
			};
			i.push(ne(e, t, "not-expressible", n, r));
		}
	}
	return O(i, kt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function kt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), r = new Set(e.map(({ entry: e }) => e)).size, i = `Only locale files declare ${n(r, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [T("not-editable", i, {
		severity: "notice",
		scope: "change"
	})];
}
function At(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? d(e) : s[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function jt(e, { folders: t, onProgress: n }, r) {
	let i = E(_e, e);
	return {
		fields: E(ue, e),
		repeated: ge(e, [
			ye,
			ve,
			oe,
			de,
			xe
		]),
		dryRun: E(me, e) ?? me.default,
		isNew: E(he, e) ?? he.default,
		dir: i === void 0 ? void 0 : W(t.working, i),
		unused: Mt(e, [_e]),
		removesMissing: E(w, e) ?? w.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Mt(e, t) {
	let n = t.filter((t) => E(t, e) !== void 0).map((e) => `--${se(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [T("bad-setting", r, { severity: "warning" })];
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${ie(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return fe(T("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return D(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Nt(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Pt = { value: [] };
function Ft(e, t, { asked: n, isNew: r, rows: i }) {
	let [o] = c(t, e).filter(({ scope: e }) => e === "project");
	if (o) return fe(o);
	let s = $(e, r ? n : n ?? Pt);
	if (!s.ok) return s;
	let l = new Set([
		...s.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...i.some(({ keysFrom: e }) => e === "lokalise") ? [e.baseLanguage] : [],
		...a(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return D((e.languages ?? []).filter(({ iso: e }) => l.has(e)));
}
function It(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ae(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => T("bad-setting", e));
}
function Lt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Et).length > 0 ? [] : [T("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Rt(t, n) {
	let { settings: r, project: i, context: a } = t, { kinds: o, problems: s } = await zt(t, n);
	if (ce(s)) return { problems: s };
	let c = Oe(i, r.apiUrl, a);
	if (!c.ok) return { problems: [...s, c.problem] };
	let { reading: l, now: u } = c.value, d = u(), f = [];
	try {
		let r = await De(l, i.id, {
			kinds: o,
			languages: (e) => (d = u(), $(e, i.pulledLanguages)),
			leavesOut: ({ plural: t, sharedByBranches: n }, r) => {
				if (!(r instanceof e) || r.status !== 403 || !n) return !1;
				let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
				return f.push(T("api-error", i, {
					severity: "warning",
					scope: "change"
				})), !0;
			}
		});
		if (!r.ok) return { problems: [...s, r.problem] };
		a.onProgress?.({
			phase: "writing",
			project: i.name
		});
		let c = await Bt(t, n, o, r.value);
		return O(s, f, Vt(r.value.project), c.problems), {
			...c,
			...c.first && { at: d },
			problems: s
		};
	} catch (e) {
		return { problems: [...s, ...we(e, a.cancellation, { settings: i })] };
	} finally {
		a.onProgress?.(void 0);
	}
}
async function zt({ project: e, options: t, context: n }, r) {
	let i = n.environment.GITHUB_ACTIONS === "true", a = Jt(e, r), o = a.filter(({ secretNames: e }) => e && i), s = a.filter((e) => !o.includes(e) && !(t.leavesTexts && e.textFiles)), c = o.map(({ plural: e }) => {
		let t = `In a workflow, pull writes no ${e}, because parts of their names can be secret. Run lokaform pull on your machine to write ${e}.yaml.`;
		return T("not-expressible", t, { severity: "notice" });
	}), l = s.map(({ plural: e }) => ({
		path: Zt(e, r, t.dir),
		text: ""
	}));
	return {
		kinds: s,
		problems: [...c, ...await G(l, n.folders)]
	};
}
async function Bt(e, t, n, r) {
	let { project: i, options: a, context: o } = e, { folders: s } = o, c = Nt(r.project, i.pulledLanguages), { manifests: l, files: u, variables: d, unasked: f, waiting: p, problems: m } = await Ut(r, e, t, c);
	if (o.cancellation.stopped || u.length === 0) return { problems: m };
	let h = await G(u, s);
	if (h.length === 0 && !a.dryRun && O(h, await Ve(u, s)), h.length > 0) return { problems: [...m, ...h] };
	let g = u.find(({ path: e }) => e.endsWith(Ht)), _ = r.project.languages?.map(({ iso: e }) => e) ?? [];
	return {
		problems: m,
		first: {
			manifests: l,
			...g && { variables: {
				path: S(g.path, s),
				names: [...d.keys()]
			} },
			languages: n.some(({ textFiles: e }) => e) ? c : [],
			otherLanguages: _.filter((e) => !c.includes(e)),
			unasked: f,
			foreign: n.flatMap((e) => (r.objects[e.plural]?.objects ?? []).filter((t) => Y(e, t, i.rules)).map(e.liveLabel)),
			kept: p,
			...!i.showTexts && { hide_texts: !0 },
			repeated: a.repeated,
			areFound: await Qt(l, t, i)
		},
		written: u.filter((e) => e !== g)
	};
}
function Vt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [T("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Ht = "lokaform.env";
async function Ut(e, { settings: { usable: t }, project: { rules: n, name: r = "" }, options: i, context: a }, o, s) {
	let { fields: c = [], dir: l, schemas: u } = i, { folders: d, onSecrets: f } = a, p = Wt(o.kinds, e, t, r), { variables: m } = p, h = {
		...t.values,
		...Object.fromEntries(m)
	};
	f(te(m));
	let g = {
		languages: s,
		fields: c,
		label: (e) => p.names.get(e) ?? ""
	}, _ = pt(o.kinds, p.live, {
		rules: n,
		variables: m
	}, g), v = _.manifests.filter(({ kind: e, entries: t }) => t > 0 || !o.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = Zt(e.kind, o, l), n = u === void 0 ? "" : `# ${K(e.kind, Fe(U(t), u))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: S(t, d)
		};
	}), y = [
		...qt(o.kinds, e),
		...Tt([...p.left, ..._.left]),
		...Gt(o.kinds, v, e, n, {
			...t,
			values: h
		})
	], b = {
		..._,
		manifests: [],
		files: [],
		variables: m,
		problems: y
	};
	if (y.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return b;
	let x = await Kt(m, Pe(l ?? o.folder, Ht), d);
	if (!x.ok) return {
		...b,
		problems: [...y, x.problem]
	};
	let ee = [...x.value, ...v.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))];
	return {
		...b,
		manifests: v,
		files: ee
	};
}
function Wt(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let e = s[t.plural];
		if (!t.secretNames || !e) continue;
		let c = t.secretNames.templates(e.objects, n, r);
		for (let [e, n] of c.templates) "template" in n ? i.set(e, n.template) : o.push({
			kind: t.name,
			label: t.liveLabel(e),
			id: t.id(e),
			why: n.why
		});
		for (let [e, t] of c.variables) a.set(e, t);
		s[t.plural] = {
			...e,
			objects: e.objects.filter((e) => i.has(e))
		};
	}
	return {
		live: {
			...t,
			objects: s
		},
		names: i,
		variables: a,
		left: o
	};
}
function Gt(e, t, n, r, i) {
	let a = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = o(e, Object.fromEntries(a), i);
	if (ce(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...Te(s, n, r), ...Ce(s, n, r, F).problems.filter(({ severity: e }) => e === "error")];
}
async function Kt(e, t, n) {
	if (e.size === 0) return D([]);
	let r = await l(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return D([...r.value ? [r.value] : [], i]);
}
function qt(e, { objects: t }) {
	return e.flatMap(({ name: e, plural: n, secretNames: r }) => (t[n]?.unusable ?? []).map(({ id: t, names: n, lacks: i }) => {
		let a = `Live ${e} ${[t ?? "without a usable id", ...r ? [] : n.map((e) => `"${e}"`)].join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return T("unusable-response", a, { scope: "change" });
	}));
}
function Jt({ id: e }, { kinds: t, globs: n }) {
	let r = Object.entries(n).flatMap(([e, t]) => t ? e : []);
	return t.filter(({ plural: t, sharedByBranches: n }) => r.length > 0 ? r.includes(t) : !(n && e.includes(":")));
}
async function Yt(e, t) {
	let { paths: n } = await x(e, t, {}, u), r = Jt(t, e);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function Xt(e, t) {
	let { paths: n } = await x(e, t, {}, u), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => C(e, "utf8")))).flatMap(p);
}
function Zt(e, { globs: t, folder: n }, r) {
	let i = t[e], [a, ...o] = i?.patterns ?? [], s = a && o.length === 0 && !/[*?[\]{}()!+@]/.test(a.text);
	return r === void 0 && s ? W(i?.folder ?? n, a.text) : Pe(r ?? n, `${e}.yaml`);
}
async function Qt(e, t, n) {
	let r = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), { paths: i } = await x({
		...t,
		globs: Object.fromEntries(r)
	}, n, {}, u), a = Object.values(i).flat();
	return e.every(({ full: e }) => a.includes(e));
}
export { et as C, Ve as D, G as E, qe as S, Ye as T, ht as _, Nt as a, dt as b, Lt as c, Dt as d, At as f, Tt as g, Y as h, Pt as i, jt as l, Et as m, Rt as n, Ft as o, Ot as p, Xt as r, It as s, Yt as t, Mt as u, it as v, K as w, lt as x, rt as y };
