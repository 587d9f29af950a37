import { h as e } from "./client.js";
import { A as t, At as n, F as r, I as i, Jr as a, L as o, Mt as s, N as c, P as l, Qr as u, Ur as d, Wr as f, Xt as p, Yn as m, _n as h, ci as g, ct as _, er as v, fi as y, fn as b, hi as x, hr as S, kr as C, l as w, li as T, ln as E, pi as D, pr as O, q as ee, qr as te, ui as ne } from "./engine.js";
import { $r as re, Bn as ie, Fi as ae, In as oe, Jn as se, Ni as ce, Pn as le, Qt as ue, Tt as k, Y as de, Z as fe, ai as pe, ar as A, et as me, j as he, kt as j, nn as ge, r as M, st as _e, t as ve, tr as ye, tt as be, xt as xe, yt as Se } from "./start.js";
import { _ as N, d as P, f as F, g as Ce, h as I, m as we, p as L, u as Te, v as Ee } from "./wire.js";
import { c as De, f as Oe, h as ke, y as Ae } from "./project.js";
import { C as R, D as z, O as B, T as V, _ as H, b as je, g as Me, h as Ne, k as Pe, p as U, t as Fe, v as W } from "./yaml.js";
import { basename as Ie, dirname as G, extname as Le, join as K, relative as Re, resolve as q } from "node:path";
import { lstat as ze, mkdir as Be, readFile as J, rename as Ve, rm as He, stat as Ue } from "node:fs/promises";
// src/files/newFiles.ts
async function Y(e, t) {
	let n = await Promise.all(e.map((e) => Je(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ye(e, i, t)];
	});
}
async function We(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => G(e)))) await ne(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ge(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Ke(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await qe(e, t).catch(() => {});
		let n = D(e);
		return i ? [Ye(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await He(e, { force: !0 }).catch(() => {});
	}
}
async function Ge(e, t) {
	let n = await Je(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Be(G(e.path), { recursive: !0 }), x(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Ke({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await y(n, e)) throw Error("it exists already");
	} else {
		if (!(await J(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await Ve(n, e);
	}
}
async function qe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await He(n) : await Ke({
		...e,
		replaces: r
	}, await Ge({
		...e,
		text: i
	}, t));
}
async function Je({ path: e, replaces: t }, { working: n }) {
	if (!a(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await T(e, n);
	if (r !== void 0) return r;
	try {
		let n = await ze(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (g(e, "ENOENT")) return;
		if (!g(e, "ENOTDIR")) throw e;
		return `cannot be written: ${D(e)}. Choose another folder`;
	}
}
function Ye({ path: e }, t, n) {
	return k("not-written", `${u(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const Xe = ".lokaform";
function Ze(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		Xe,
		`${e}.json`
	].join("/")}`;
}
const Qe = { compat: "yaml-1.1" };
function $e(e, t = []) {
	let n = new U(e, {
		...Qe,
		aliasDuplicateObjects: !1
	});
	je(n, {
		Scalar: (e, t) => et(t, e === "key"),
		Seq: (e, t) => {
			t.flow = tt(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = nt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = h("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function et(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = X(n) ? W.QUOTE_DOUBLE : n.includes("\n") ? t ? W.QUOTE_DOUBLE : W.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? W.BLOCK_FOLDED : W.QUOTE_DOUBLE : W.PLAIN;
}
function X(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Z(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function Z(e) {
	return e.replaceAll("\n", "").search(Te) !== -1 || /[\ufffe\uffff]/.test(e);
}
function tt(e) {
	let t = e.map((e) => B(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function nt(e) {
	return e.replace(/[\ufffe\uffff]/g, rt).replace(Te, (e) => /[\n\t]/.test(e) ? e : rt(e));
}
function rt(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var it = class {
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
		let a = n.isItem ? i : new H(new W("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = we(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Z(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, W.BLOCK_LITERAL]) {
			let t = new W(e);
			t.type = r ?? W.BLOCK_LITERAL;
			let o = new U({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Fe(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = z(e) ? e.value : e;
		if (!R(s)) return this.scalar(e, t);
		let [c = ""] = z(e) ? this.scalar(new H(e.key, new W(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = V(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${z(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(z(e) ? V(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return z(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = z(e) ? e.value : e;
		t && B(i) && String(i.value).includes("\n") && (i.type = W.QUOTE_DOUBLE);
		let a = z(e) ? new Me() : new Ne();
		a.items = [e], a.flow = t;
		let o = nt(new U(a, Qe).toString({
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
			let t = new W(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(B)?.type)), t;
		}
		let r = N(e) ? new Me() : new Ne();
		if (N(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(ot);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => R(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (R(i) ? i.flow === !0 : !N(e) && r.items.every(B)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(V), i = new W(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(B)?.type;
		i.type = this.style.isJson || e.includes("\n") || X(e) ? W.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : W.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new H(i, this.node(t, o.length > 0 || !at(r) ? o : r.flatMap(ot)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || Z(e.replaceAll("	", " ")) ? W.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !X(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? W.QUOTE_SINGLE : W.QUOTE_DOUBLE : n ? t : W.QUOTE_DOUBLE;
	}
};
function at(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(B) || t.every(V);
}
function ot(e) {
	let t = Pe(e) ? e.items.at(-1) : V(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
function st(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: s } = i.item, c = {
			...i,
			language: e,
			after: l(i.item)
		}, u = a === "conflict" || a === "undecided" || a === "waiting" ? a : s === "not committed" ? s : o(i, t);
		u ? r.push({
			text: c,
			why: u
		}) : n.push(c);
	}
	return {
		taken: n,
		kept: r
	};
}
function ct(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = lt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function lt(e, t, n, r, a) {
	let o = C(e, n).length > 0;
	if (t.role === "shape" && o && i(e, n, r, a)) return;
	let s = e.context(n.values, r, a), [c] = t.toPlan(n.values), l = ft(t.toManifest(r, s) ?? t.stored(r, s, void 0));
	if (l === void 0) return;
	let u = ut(l, t, n);
	if (!c) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && L(e.after) === L(u);
		return t.isDefault(r, s) || i || Q(u) ? void 0 : u;
	}
	let { changes: d, issues: f } = t.diff(n.values, r, s);
	if (d.length === 0 || f.length > 0) return;
	let p = dt(u, c.after);
	return p !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, s).changes.length === 0;
	})(p) ? p : u;
}
function ut(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function dt(e, t) {
	if (N(e) && N(t) && !Q(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function ft(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function Q(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function pt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = Oe({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [k("too-many-destroyed", c, { scope: "project" })];
}
const mt = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function ht(e) {
	let t = Ce(e, ({ name: e }) => gt(e));
	return (e) => {
		let [n] = gt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function gt(e) {
	let t = e.split(mt);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function _t(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = Ct(e, c.objects.filter((t) => !i.leavesOut?.(e, t)), {
				live: c,
				context: {
					...r,
					project: t,
					verdicts: ee
				},
				declared: []
			}, i);
			P(a, l.left);
			for (let e of l.entries) P(o, e.waiting);
			for (let [t, { length: n }] of I(l.unasked, (e) => e)) s.push({
				kind: e.name,
				field: t,
				count: n
			});
			return vt(e, l.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: $e(yt(e, n))
			}));
		}),
		left: a,
		waiting: o,
		unasked: s
	};
}
function vt({ newManifest: e }, t, n) {
	let r = I(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => F(e, t)).map(([e = "", t]) => {
		let n = xt(e), r = n;
		for (let e = 2; a.has(St(r)); e++) r = `${n}-${e}`;
		return a.add(St(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function yt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0), [i] = [...I(e, L)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1)), a = i?.[1][0];
		a !== void 0 && (n[r] = a);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || L(n[e]) !== L(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
const bt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function xt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return bt.test(t) ? `group-${t}` : t || "group";
}
function St(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function $({ tags: e }, t, n) {
	return ce(e(t), n) !== void 0;
}
function Ct(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of kt(e, t)) {
		let t = At(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = Tt(e, o, n, s);
		if (t.size === 0) break;
		if (!Et(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = { ...Ot(e, t) };
		return {
			live: t.live,
			entry: n,
			fixed: Object.keys(Dt(t)),
			read: Ft(e.entry.schema.parse(n))
		};
	}), l = e.waiting?.([...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map((t) => {
			let r = l ? wt(e, t, n.context.project.baseLanguage, l) : [];
			return {
				...t,
				waiting: r
			};
		}),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function wt(e, { live: t, entry: n, read: i }, a, o) {
	let s = {
		kind: e.name,
		label: e.label(i.values)
	}, c = [];
	for (let l of e.fields.filter(({ role: e }) => e === "text")) {
		let e = n[l.name], u = N(e) ? { ...e } : {};
		for (let [e, n] of r(Object.entries(u), ([e]) => e, a)) {
			let r = o.whyWaiting(i, t, u, e);
			if (!r) continue;
			delete u[e];
			let a = l.lastWriter?.(t, e)?.edited, d = {
				...s,
				field: l.name,
				part: e,
				live: n,
				...r
			};
			c.push({
				...d,
				why: p(r),
				...a && { edited: a }
			});
		}
		n[l.name] = u, Q(u) && delete n[l.name];
	}
	return c;
}
function Tt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Ft(e.entry.schema.parse(Ot(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function Et(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Dt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Ot(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = Object.entries({
		...Object.fromEntries(r),
		...Dt(t)
	}), a = [e.idMember, ...e.fields.map(({ name: e }) => e)];
	return i.sort(([e], [t]) => a.indexOf(e) - a.indexOf(t)), {
		...t.identity,
		...Object.fromEntries(i)
	};
}
function kt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => F(e.label, t.label) || F(e.id, t.id)).map(({ live: e }) => e);
}
function At(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = Nt(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = new Set([...e.newManifest?.fields ?? ["all"], ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = ft(n.toManifest(t, i)), o = e === void 0 || Q(e) ? void 0 : e;
		if (!p.has("all") && !p.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? jt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Nt(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), P(u, e.left);
		} else o === void 0 && P(u, Mt(n, t, i));
	}
	return {
		live: t,
		identity: s,
		fields: d,
		distinguishing: [...(e.newManifest?.distinguishing(t) ?? []).map((t) => {
			let n = e.fields.flatMap((e) => {
				let n = t[e.name], r = n === void 0 ? void 0 : Nt(e, n, c).value;
				return r === void 0 ? [] : [[e.name, r]];
			});
			return Object.fromEntries(n);
		}), { [e.idMember]: e.declaredId(t) }],
		level: 0,
		left: u,
		unasked: f
	};
}
function jt(e, t) {
	if (!N(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Mt(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's response has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function Nt(e, t, n) {
	let r = Pt(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!N(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = Pt(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Pt(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function Pt(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!Ee(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(Ft(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Ft(e, t = "") {
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
function It(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = O(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return k("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/manifestFiles.ts
function Lt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function Rt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = q(t, e), [o, { mode: s }] = await Promise.all([J(a), Ue(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), [c, l] = [te(o, r), te(o, n)];
		return {
			path: a,
			text: c,
			replaces: l,
			mode: s & 511
		};
	}));
}
function zt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.find(({ name: e }) => e === c)?.toPlan(t.values) ?? [], d = n.has(ue(t.file, t.span, [c]).path);
		Ee(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: ge(t.file, t.span, [c]),
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
		}) : i.push(Bt(e, t, c));
	}
	return P(i, Vt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Bt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return E(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Vt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${v(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [k("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Ht(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? p(e) : c[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function Ut(e, { folders: t, onProgress: n }, r) {
	let i = M(le, e);
	return {
		split: M(A, e) ?? A.default,
		fields: M(se, e),
		repeated: ve(e, [
			fe,
			me,
			be,
			_e,
			de
		]),
		dryRun: M(oe, e) ?? oe.default,
		isNew: M(ie, e) ?? ie.default,
		dir: i === void 0 ? void 0 : q(t.working, i),
		unused: Wt(e, [le, A]),
		removesMissing: M(ye, e) ?? ye.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Wt(e, t) {
	let n = t.filter((t) => M(t, e) !== void 0).map((e) => `--${ae(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [k("bad-setting", r, { severity: "warning" })];
}
function Gt({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${re(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return xe(k("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return j(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Kt(e, t) {
	let n = Gt(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const qt = { value: [] };
function Jt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = _(t, e).filter(({ scope: e }) => e === "project");
	if (a) return xe(a);
	let o = Gt(e, r ? n : n ?? qt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...S(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return j((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Yt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${pe(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => k("bad-setting", e));
}
function Xt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Lt).length > 0 ? [] : [k("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Zt(t, n, r, i, a) {
	let { folders: o } = a, s = a.environment.GITHUB_ACTIONS === "true", c = sn(n, r), l = c.filter(({ secretNames: e }) => e && s), d = c.filter((e) => !l.includes(e) && !(i.leavesTexts && e.textFiles)), f = [...l.map(cn), ...await Y(d.map(({ plural: e }) => ({
		path: dn(e, void 0, r, i.dir),
		text: ""
	})), o)];
	if (Se(f)) return { problems: f };
	let p = ke(n, t.apiUrl, a);
	if (!p.ok) return { problems: [...f, p.problem] };
	let { reading: m, now: h } = p.value, g = h(), _ = [];
	try {
		let s = await Ae(m, n.id, {
			kinds: d,
			languages: (e) => (g = h(), Gt(e, n.pulledLanguages)),
			leavesOut: ({ plural: t, sharedByBranches: n }, r) => {
				if (!(r instanceof e) || r.status !== 403 || !n) return !1;
				let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
				return _.push(k("api-error", i, {
					severity: "warning",
					scope: "change"
				})), !0;
			}
		});
		if (!s.ok) return { problems: [...f, s.problem] };
		a.onProgress?.({
			phase: "writing",
			project: n.name
		});
		let c = Kt(s.value.project, n.pulledLanguages), l = d.flatMap((e) => (s.value.objects[e.plural]?.objects ?? []).filter((t) => $(e, t, n.rules)).map(e.liveLabel)), p = await en(s.value, {
			settings: t,
			project: n,
			globs: r,
			options: i,
			context: a,
			languages: c
		}), v = [
			...f,
			..._,
			...Qt(s.value.project),
			...p.problems
		];
		if (a.cancellation.stopped || p.files.length === 0) return { problems: v };
		let y = await Y(p.files, o);
		if (y.length === 0 && !i.dryRun && P(y, await We(p.files, o)), y.length > 0) return { problems: [...v, ...y] };
		let { manifests: b, files: x, variables: S, unasked: C, waiting: w } = p, T = x.find(({ path: e }) => e.endsWith($t)), E = s.value.project.languages?.map(({ iso: e }) => e) ?? [], D = {
			manifests: b,
			...T && { variables: {
				path: u(T.path, o),
				names: [...S.keys()]
			} },
			languages: d.some(({ textFiles: e }) => e) ? c : [],
			otherLanguages: E.filter((e) => !c.includes(e)),
			unasked: C,
			foreign: l,
			kept: w,
			...!n.showTexts && { hide_texts: !0 },
			repeated: i.repeated,
			flags: i.dryRun ? [] : await fn(b, r, n, o)
		}, O = x.filter((e) => e !== T);
		return {
			problems: v,
			at: g,
			first: D,
			written: O
		};
	} catch (e) {
		return { problems: [...f, ...De(e, a.cancellation, { settings: n })] };
	} finally {
		a.onProgress?.(void 0);
	}
}
function Qt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [k("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const $t = "lokaform.env";
async function en(e, { settings: { usable: t }, project: { rules: r, name: i = "" }, globs: a, options: o, context: s, languages: c }) {
	let { split: l, fields: d = [], dir: f, ask: p, schemas: m } = o, { folders: h, onSecrets: g } = s, _ = await tn(a.kinds, e, t, i, p), { variables: v } = _, y = {
		...t.values,
		...Object.fromEntries(v)
	};
	g(n(v));
	let b = {
		split: l,
		languages: c,
		fields: d,
		label: (e) => _.names.get(e) ?? "",
		leavesOut: (e, t) => $(e, t, r)
	}, x = _t(a.kinds, _.live, {
		rules: r,
		variables: v
	}, b), S = x.manifests.filter(({ kind: e, entries: t }) => t > 0 || !a.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = dn(e.kind, e.group, a, f), n = m === void 0 ? "" : `# ${Ze(e.kind, Re(G(t), m))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: u(t, h)
		};
	}), C = [
		...an(a.kinds, e),
		...It([..._.left, ...x.left]),
		...nn(a.kinds, S, e, r, {
			...t,
			values: y
		})
	], w = {
		manifests: [],
		files: [],
		variables: v,
		problems: C,
		unasked: [],
		waiting: []
	};
	if (C.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return w;
	let T = await rn(v, K(f ?? a.folder, $t), h);
	if (!T.ok) return {
		...w,
		problems: [...C, T.problem]
	};
	let E = [...T.value, ...S.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))], { unasked: D, waiting: O } = x;
	return {
		manifests: S,
		files: E,
		variables: v,
		problems: C,
		unasked: D,
		waiting: O
	};
}
async function tn(e, t, n, r, i) {
	let a = new Map(), o = new Map(), s = [], c = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: l } = t, u = c[l];
		if (!e || !u) continue;
		let d = new Set(), f = u.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(f.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${he(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
			await i?.(e) && d.add(t);
		}
		let p = e.templates(u.objects, (t) => !f.includes(t) || d.has(e.nameOf(t)), n, r);
		for (let [e, n] of p.templates) "template" in n ? a.set(e, n.template) : s.push({
			kind: t.name,
			label: t.liveLabel(e),
			id: t.id(e),
			why: n.why
		});
		for (let [e, t] of p.variables) o.set(e, t);
		c[l] = {
			...u,
			objects: u.objects.filter((e) => a.has(e))
		};
	}
	return {
		live: {
			...t,
			objects: c
		},
		names: a,
		variables: o,
		left: s
	};
}
function nn(e, n, r, i, a) {
	let o = e.map(({ plural: e }) => [e, n.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = b(e, Object.fromEntries(o), a);
	if (Se(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...w(s, r, i), ...on(t(s, r, i, ee), i)];
}
async function rn(e, t, n) {
	if (e.size === 0) return j([]);
	let r = await d(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return j([...r.value ? [r.value] : [], i]);
}
function an(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return k("unusable-response", o, { scope: "change" });
	}));
}
function on(e, { owner: t }) {
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
function sn({ id: e }, { kinds: t, globs: n }) {
	let r = Object.entries(n).flatMap(([e, t]) => t ? e : []);
	return t.filter(({ plural: t, sharedByBranches: n }) => r.length > 0 ? r.includes(t) : !(n && e.includes(":")));
}
function cn({ plural: e, words: t }) {
	let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
	return k("not-expressible", n, { severity: "notice" });
}
async function ln(e, t) {
	let { paths: n } = await m(e, t, {}, f), r = sn(t, e);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function un(e, t) {
	let { paths: n } = await m(e, t, {}, f), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => J(e, "utf8")))).flatMap(s);
}
function dn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? q(i[e]?.folder ?? a, s.text) : K(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : K(G(l), Ie(l, Le(l)), `${t}.yaml`);
}
async function fn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await m(a, n, r, f), s = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, u(n === void 0 ? t : K(G(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()];
}
export { it as C, We as D, Y as E, Xe as S, $e as T, Ct as _, Kt as a, ht as b, Xt as c, Rt as d, Ht as f, It as g, $ as h, qt as i, Ut as l, Lt as m, Zt as n, Jt as o, zt as p, un as r, Yt as s, ln as t, Wt as u, ct as v, Ze as w, pt as x, st as y };
