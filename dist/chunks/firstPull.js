import { h as e } from "./client.js";
import { Br as t, Cn as n, Dn as r, F as i, Ft as a, Gr as o, I as s, K as c, M as l, N as u, Nt as d, P as f, Rn as p, Sr as m, Vr as h, Wr as g, Yr as _, ai as v, br as y, ct as b, fi as x, gn as S, k as C, l as w, li as T, oi as E, pn as ee, si as te, tn as ne, ui as re, ut as ie, xn as ae } from "./engine.js";
import { K as oe, Lr as se, Mn as ce, Un as D, Ur as le, _i as ue, bn as de, dt as fe, f as pe, ht as me, lt as he, m as ge, mt as _e, r as O, t as ve, v as k, vn as ye, wn as be, x as A, xt as xe, yi as Se, zn as Ce } from "./start.js";
import { _ as we, d as Te, f as j, g as M, h as Ee, m as N, p as P, v as F, y as De } from "./wire.js";
import { c as Oe, f as ke, h as Ae, y as je } from "./project.js";
import { C as I, D as L, O as R, T as z, _ as B, b as Me, g as Ne, h as Pe, k as Fe, p as V, t as Ie, v as H } from "./yaml.js";
import { basename as Le, dirname as U, extname as Re, join as W, relative as ze, resolve as G } from "node:path";
import { lstat as Be, mkdir as Ve, readFile as K, rename as He, rm as Ue, stat as We } from "node:fs/promises";
// src/files/newFiles.ts
async function q(e, t) {
	let n = await Promise.all(e.map((e) => Ye(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Xe(e, i, t)];
	});
}
async function Ge(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => U(e)))) await te(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ke(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await qe(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Je(e, t).catch(() => {});
		let n = re(e);
		return i ? [Xe(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Ue(e, { force: !0 }).catch(() => {});
	}
}
async function Ke(e, t) {
	let n = await Ye(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ve(U(e.path), { recursive: !0 }), x(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function qe({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await T(n, e)) throw Error("it exists already");
	} else {
		if (!(await K(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await He(n, e);
	}
}
async function Je(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Ue(n) : await qe({
		...e,
		replaces: r
	}, await Ke({
		...e,
		text: i
	}, t));
}
async function Ye({ path: e, replaces: t }, { working: n }) {
	if (!o(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await E(e, n);
	if (r !== void 0) return r;
	try {
		let n = await Be(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (v(e, "ENOENT")) return;
		if (!v(e, "ENOTDIR")) throw e;
		return `cannot be written: ${re(e)}. Choose another folder`;
	}
}
function Xe({ path: e }, t, n) {
	return k("not-written", `${_(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const Ze = ".lokaform";
function Qe(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		Ze,
		`${e}.json`
	].join("/")}`;
}
const $e = { compat: "yaml-1.1" };
function et(e, t = []) {
	let n = new V(e, {
		...$e,
		aliasDuplicateObjects: !1
	});
	Me(n, {
		Scalar: (e, t) => tt(t, e === "key"),
		Seq: (e, t) => {
			t.flow = nt(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = rt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = ae("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function tt(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = J(n) ? H.QUOTE_DOUBLE : n.includes("\n") ? t ? H.QUOTE_DOUBLE : H.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? H.BLOCK_FOLDED : H.QUOTE_DOUBLE : H.PLAIN;
}
function J(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Y(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function Y(e) {
	return e.replaceAll("\n", "").search(Te) !== -1 || /[\ufffe\uffff]/.test(e);
}
function nt(e) {
	let t = e.map((e) => R(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function rt(e) {
	return e.replace(/[\ufffe\uffff]/g, it).replace(Te, (e) => /[\n\t]/.test(e) ? e : it(e));
}
function it(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var at = class {
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
		let a = n.isItem ? i : new B(new H("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = Ee(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Y(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, H.BLOCK_LITERAL]) {
			let t = new H(e);
			t.type = r ?? H.BLOCK_LITERAL;
			let o = new V({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Ie(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = L(e) ? e.value : e;
		if (!I(s)) return this.scalar(e, t);
		let [c = ""] = L(e) ? this.scalar(new B(e.key, new H(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = z(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${L(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(L(e) ? z(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return L(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = L(e) ? e.value : e;
		t && R(i) && String(i.value).includes("\n") && (i.type = H.QUOTE_DOUBLE);
		let a = L(e) ? new Ne() : new Pe();
		a.items = [e], a.flow = t;
		let o = rt(new V(a, $e).toString({
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
			let t = new H(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(R)?.type)), t;
		}
		let r = F(e) ? new Ne() : new Pe();
		if (F(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(st);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => I(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (I(i) ? i.flow === !0 : !F(e) && r.items.every(R)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(z), i = new H(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(R)?.type;
		i.type = this.style.isJson || e.includes("\n") || J(e) ? H.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : H.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new B(i, this.node(t, o.length > 0 || !ot(r) ? o : r.flatMap(st)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || Y(e.replaceAll("	", " ")) ? H.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !J(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? H.QUOTE_SINGLE : H.QUOTE_DOUBLE : n ? t : H.QUOTE_DOUBLE;
	}
};
function ot(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(R) || t.every(z);
}
function st(e) {
	let t = Fe(e) ? e.items.at(-1) : z(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
function ct(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: o } = i.item, c = {
			...i,
			language: e,
			after: u(i.item)
		}, l = a === "conflict" || a === "undecided" || a === "waiting" ? a : o === "not committed" ? o : s(i, t);
		l ? r.push({
			text: c,
			why: l
		}) : n.push(c);
	}
	return {
		taken: n,
		kept: r
	};
}
function lt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = ut(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function ut(e, t, n, r, a) {
	let o = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && o && i(e, n, r, a)) return;
	let s = e.context(n.values, r, a), [c] = t.toPlan(n.values), l = pt(t.toManifest(r, s) ?? t.stored(r, s, void 0));
	if (l === void 0) return;
	let u = dt(l, t, n);
	if (!c) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && N(e.after) === N(u);
		return t.isDefault(r, s) || i || X(u) ? void 0 : u;
	}
	let { changes: d, issues: f } = t.diff(n.values, r, s);
	if (d.length === 0 || f.length > 0) return;
	let p = ft(u, c.after);
	return p !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, s).changes.length === 0;
	})(p) ? p : u;
}
function dt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function ft(e, t) {
	if (F(e) && F(t) && !X(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function pt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function X(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function mt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = ke({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [k("too-many-destroyed", c, { scope: "project" })];
}
const ht = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function gt(e) {
	let t = we(e, ({ name: e }) => _t(e));
	return (e) => {
		let [n] = _t(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function _t(e) {
	let t = e.split(ht);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function vt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let l = n[e.plural];
			if (!l) return [];
			let u = Tt(e, l.objects.filter((t) => !i.leavesOut?.(e, t)), {
				live: l,
				context: {
					...r,
					project: t,
					verdicts: c
				},
				declared: []
			}, i);
			j(a, u.left);
			for (let e of u.entries) j(o, e.waiting);
			return j(s, [...M(u.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			}))), yt(e, u.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: et(bt(e, n))
			}));
		}),
		left: a,
		waiting: o,
		unasked: s
	};
}
function yt({ newManifest: e }, t, n) {
	let r = M(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => P(e, t)).map(([e = "", t]) => {
		let n = Ct(e), r = n;
		for (let e = 2; a.has(wt(r)); e++) r = `${n}-${e}`;
		return a.add(wt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function bt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = xt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || N(n[e]) !== N(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function xt(e) {
	let [t] = [...M(e, N)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const St = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function Ct(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return St.test(t) ? `group-${t}` : t || "group";
}
function wt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function Tt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of jt(e, t)) {
		let t = Mt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = Dt(e, o, n, s);
		if (t.size === 0) break;
		if (!Ot(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = { ...At(e, t) };
		return {
			live: t.live,
			entry: n,
			fixed: Object.keys(kt(t)),
			read: $(e.entry.schema.parse(n))
		};
	}), l = e.waiting?.([...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map((t) => {
			let r = l ? Et(e, t, n.context.project.baseLanguage, l) : [];
			return {
				...t,
				waiting: r
			};
		}),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function Et(e, { live: t, entry: n, read: r }, i, a) {
	let o = {
		kind: e.name,
		label: e.label(r.values)
	}, s = [];
	for (let c of e.fields.filter(({ role: e }) => e === "text")) {
		let e = n[c.name], l = F(e) ? { ...e } : {};
		for (let [e, n] of f(Object.entries(l), ([e]) => e, i)) {
			let i = a.whyWaiting(r, t, l, e);
			if (!i) continue;
			delete l[e];
			let u = c.lastWriter?.(t, e)?.edited, d = {
				...o,
				field: c.name,
				part: e,
				live: n,
				...i
			};
			s.push({
				...d,
				why: ne(i),
				...u && { edited: u }
			});
		}
		n[c.name] = l, X(l) && delete n[c.name];
	}
	return s;
}
function Dt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => $(e.entry.schema.parse(At(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function Ot(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function kt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function At(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...kt(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function jt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => P(e.label, t.label) || P(e.id, t.id)).map(({ live: e }) => e);
}
function Mt(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = Z(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = e.newManifest?.fields ?? ["all"], m = new Set([...p, ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = pt(n.toManifest(t, i)), o = e === void 0 || X(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Nt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), j(u, e.left);
		} else o === void 0 && j(u, Pt(n, t, i));
	}
	return {
		live: t,
		identity: s,
		fields: d,
		distinguishing: [...(e.newManifest?.distinguishing(t) ?? []).map((t) => {
			let n = e.fields.flatMap((e) => {
				let n = t[e.name], r = n === void 0 ? void 0 : Z(e, n, c).value;
				return r === void 0 ? [] : [[e.name, r]];
			});
			return Object.fromEntries(n);
		}), { [e.idMember]: e.declaredId(t) }],
		level: 0,
		left: u,
		unasked: f
	};
}
function Nt(e, t) {
	if (!F(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Pt(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's response has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function Z(e, t, n) {
	let r = Q(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!F(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = Q(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Q(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function Q(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!De(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry($(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function $(e, t = "") {
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
function Ft(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = y(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return k("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/manifestFiles.ts
function It(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function Lt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = G(t, e), [o, { mode: s }] = await Promise.all([K(a), We(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), [c, l] = [g(o, r), g(o, n)];
		return {
			path: a,
			text: c,
			replaces: l,
			mode: s & 511
		};
	}));
}
function Rt(e, t, i) {
	let a = [], o = [], s = [], c = [];
	for (let l of t) {
		let { entry: t, field: u, value: d } = l, [f] = e.fields.filter(({ name: e }) => e === u).flatMap((e) => e.toPlan(t.values)), p = i.has(n(t.file, t.span, [u]).path);
		De(d) ? f && p ? s.push({
			kind: e.name,
			label: e.label(t.values),
			place: r(t.file, t.span, [u]),
			field: u,
			declared: f.after,
			live: d,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? c.push(l) : a.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.span.start,
				field: u,
				value: d
			}]
		}) : o.push(zt(e, t, u));
	}
	return j(o, Bt(c)), {
		edits: a,
		kept: s,
		problems: o
	};
}
function zt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return ee(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Bt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${p(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [k("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Vt(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? ne(e) : l[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function Ht(e, { folders: t, onProgress: n }, r) {
	let i = O(ye, e);
	return {
		split: O(D, e) ?? D.default,
		fields: O(ce, e),
		repeated: ve(e, [
			fe,
			_e,
			me,
			xe,
			he
		]),
		dryRun: O(de, e) ?? de.default,
		isNew: O(be, e) ?? be.default,
		dir: i === void 0 ? void 0 : G(t.working, i),
		unused: Ut(e, [ye, D]),
		removesMissing: O(Ce, e) ?? Ce.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Ut(e, t) {
	let n = t.filter((t) => O(t, e) !== void 0).map((e) => `--${Se(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [k("bad-setting", r, { severity: "warning" })];
}
function Wt({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${se(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return ge(k("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return A(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Gt(e, t) {
	let n = Wt(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Kt = { value: [] };
function qt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = b(t, e).filter(({ scope: e }) => e === "project");
	if (a) return ge(a);
	let o = Wt(e, r ? n : n ?? Kt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...ie(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return A((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Jt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${le(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => k("bad-setting", e));
}
function Yt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(It).length > 0 ? [] : [k("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Xt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = ln(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = [...s, ...await q(c.map(({ plural: e }) => ({
		path: fn(e, void 0, n, r.dir),
		text: ""
	})), a)];
	if (pe(l)) return { problems: l };
	let u = Ae(t, e.apiUrl, i);
	if (!u.ok) return { problems: [...l, u.problem] };
	let { reading: d, now: f } = u.value, p = f(), m = [];
	try {
		let o = await je(d, t.id, {
			kinds: c,
			languages: (e) => (p = f(), Wt(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Zt(e, t);
				return j(m, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...l, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = Gt(o.value.project, t.pulledLanguages), u = $t(o.value, c, t.rules), h = await nn(o.value, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: s
		}), g = [
			...l,
			...m,
			...Qt(o.value.project),
			...h.problems
		];
		if (i.cancellation.stopped || h.files.length === 0) return { problems: g };
		let v = await q(h.files, a);
		if (v.length === 0 && !r.dryRun && j(v, await Ge(h.files, a)), v.length > 0) return { problems: [...g, ...v] };
		let { manifests: y, files: b, variables: x, unasked: S, waiting: C } = h, w = b.find(({ path: e }) => e.endsWith(tn)), T = o.value.project.languages?.map(({ iso: e }) => e) ?? [], E = {
			manifests: y,
			...w && { variables: {
				path: _(w.path, a),
				names: [...x.keys()]
			} },
			languages: c.some(({ textFiles: e }) => e) ? s : [],
			otherLanguages: T.filter((e) => !s.includes(e)),
			unasked: S,
			foreign: u,
			kept: C,
			...!t.showTexts && { hide_texts: !0 },
			repeated: r.repeated,
			flags: r.dryRun ? [] : await pn(y, n, t, a)
		}, ee = y.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}));
		return {
			problems: g,
			at: p,
			first: E,
			written: ee
		};
	} catch (e) {
		return { problems: [...l, ...Oe(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Zt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [k("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Qt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [k("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
function $t({ objects: e }, t, n) {
	return t.flatMap((t) => (e[t.plural]?.objects ?? []).filter((e) => en(t, e, n)).map((e) => t.liveLabel(e)));
}
function en({ tags: e }, t, n) {
	return ue(e(t), n) !== void 0;
}
const tn = "lokaform.env";
async function nn(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: a, languages: o }) {
	let { split: s, fields: c = [], dir: l, ask: u, schemas: f } = i, { folders: p, onSecrets: m } = a, h = await rn(r.kinds, e, t, u), { variables: g } = h, v = {
		...t.values,
		...Object.fromEntries(g)
	};
	m(d(g));
	let y = vt(r.kinds, h.live, {
		rules: n,
		variables: g
	}, {
		split: s,
		languages: o,
		fields: c,
		leavesOut: (e, t) => en(e, t, n),
		label: (e) => {
			let t = h.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), b = y.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = fn(e.kind, e.group, r, l), n = f === void 0 ? "" : `# ${Qe(e.kind, ze(U(t), f))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: _(t, p)
		};
	}), x = [
		...sn(r.kinds, e),
		...Ft([...h.left, ...y.left]),
		...an(r.kinds, b, e, n, {
			...t,
			values: v
		})
	], S = {
		manifests: [],
		files: [],
		variables: g,
		problems: x,
		unasked: [],
		waiting: []
	};
	if (x.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return S;
	let C = await on(g, W(l ?? r.folder, tn), p);
	if (!C.ok) return {
		...S,
		problems: [...x, C.problem]
	};
	let w = [...C.value, ...b.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))], { unasked: T, waiting: E } = y;
	return {
		manifests: b,
		files: w,
		variables: g,
		problems: x,
		unasked: T,
		waiting: E
	};
}
async function rn(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${oe(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
			await r?.(e) && u.add(t);
		}
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
function an(e, t, n, r, i) {
	let a = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: o, problems: s } = S(e, Object.fromEntries(a), i);
	if (pe(s)) throw Error(`new manifests have mistakes: ${JSON.stringify(s[0])}`);
	return [...w(o, n, r), ...cn(C(o, n, r, c), r)];
}
async function on(e, n, r) {
	if (e.size === 0) return A([]);
	let i = await t(n, r);
	if (!i.ok) return i;
	let a = {
		path: n,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return A([...i.value ? [i.value] : [], a]);
}
function sn(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return k("unusable-response", o, { scope: "change" });
	}));
}
function cn(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = (e) => t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t), r = e.fields.filter(({ after: e }) => !n(e)).map(({ field: e }) => e);
		if (e.action === "update" && r.length === 0) return [];
		let i = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(r)].join(", ")}. Compare the entry with the project before you apply.`;
		return [k("not-expressible", i, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function ln({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return k("not-expressible", n, { severity: "notice" });
		})
	};
}
async function un(e, t) {
	let { paths: n } = await m(e, t, {}, h), { kinds: r } = ln(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function dn(e, t) {
	let { paths: n } = await m(e, t, {}, h), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => K(e, "utf8")))).flatMap(a);
}
function fn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? G(i[e]?.folder ?? a, s.text) : W(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : W(U(l), Le(l, Re(l)), `${t}.yaml`);
}
async function pn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await m(a, n, r, h), s = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, _(n === void 0 ? t : W(U(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
export { Qe as C, Ge as E, at as S, q as T, lt as _, Gt as a, mt as b, Yt as c, Lt as d, Vt as f, Tt as g, Ft as h, Kt as i, Ht as l, It as m, Xt as n, qt as o, Rt as p, dn as r, Jt as s, un as t, Ut as u, ct as v, et as w, Ze as x, gt as y };
