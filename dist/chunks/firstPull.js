import { h as e } from "./client.js";
import { Br as t, En as n, F as r, G as i, I as a, Jr as o, Ln as s, M as c, Mt as l, N as u, P as d, Pt as f, Sn as p, Ur as m, Wr as h, ai as g, bn as _, ci as v, di as y, en as b, fn as x, hn as S, ii as C, k as w, l as T, li as E, lt as ee, oi as te, st as ne, xr as D, yr as re, zr as ie } from "./engine.js";
import { K as ae, Lr as oe, Mn as se, Un as O, Ur as ce, _i as le, bn as ue, dt as de, f as fe, ht as pe, lt as me, m as he, mt as ge, r as k, t as _e, v as A, vn as ve, wn as ye, x as j, xt as be, yi as xe, zn as Se } from "./start.js";
import { _ as Ce, d as we, f as M, g as N, h as Te, m as P, p as F, v as I, y as Ee } from "./wire.js";
import { c as De, f as Oe, h as ke, y as Ae } from "./project.js";
import { C as L, D as R, O as z, T as B, _ as V, b as je, g as Me, h as Ne, k as Pe, p as H, t as Fe, v as U } from "./yaml.js";
import { basename as Ie, dirname as W, extname as Le, join as G, relative as Re, resolve as K } from "node:path";
import { lstat as ze, mkdir as Be, readFile as q, rename as Ve, rm as He, stat as Ue } from "node:fs/promises";
// src/files/newFiles.ts
async function J(e, t) {
	let n = await Promise.all(e.map((e) => Je(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ye(e, i, t)];
	});
}
async function We(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => W(e)))) await te(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ge(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Ke(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await qe(e, t).catch(() => {});
		let n = E(e);
		return i ? [Ye(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await He(e, { force: !0 }).catch(() => {});
	}
}
async function Ge(e, t) {
	let n = await Je(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Be(W(e.path), { recursive: !0 }), y(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Ke({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await v(n, e)) throw Error("it exists already");
	} else {
		if (!(await q(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
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
	if (!h(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await g(e, n);
	if (r !== void 0) return r;
	try {
		let n = await ze(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (C(e, "ENOENT")) return;
		if (!C(e, "ENOTDIR")) throw e;
		return `cannot be written: ${E(e)}. Choose another folder`;
	}
}
function Ye({ path: e }, t, n) {
	return A("not-written", `${o(e, n)} ${t}.`);
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
	let n = new H(e, {
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
	}), i = nt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = _("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function et(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Y(n) ? U.QUOTE_DOUBLE : n.includes("\n") ? t ? U.QUOTE_DOUBLE : U.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? U.BLOCK_FOLDED : U.QUOTE_DOUBLE : U.PLAIN;
}
function Y(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return X(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function X(e) {
	return e.replaceAll("\n", "").search(we) !== -1 || /[\ufffe\uffff]/.test(e);
}
function tt(e) {
	let t = e.map((e) => z(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function nt(e) {
	return e.replace(/[\ufffe\uffff]/g, rt).replace(we, (e) => /[\n\t]/.test(e) ? e : rt(e));
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
		let a = n.isItem ? i : new V(new U("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = Te(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || X(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, U.BLOCK_LITERAL]) {
			let t = new U(e);
			t.type = r ?? U.BLOCK_LITERAL;
			let o = new H({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Fe(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = R(e) ? e.value : e;
		if (!L(s)) return this.scalar(e, t);
		let [c = ""] = R(e) ? this.scalar(new V(e.key, new U(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = B(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${R(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(R(e) ? B(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return R(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = R(e) ? e.value : e;
		t && z(i) && String(i.value).includes("\n") && (i.type = U.QUOTE_DOUBLE);
		let a = R(e) ? new Me() : new Ne();
		a.items = [e], a.flow = t;
		let o = nt(new H(a, Qe).toString({
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
			let t = new U(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(z)?.type)), t;
		}
		let r = I(e) ? new Me() : new Ne();
		if (I(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(ot);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => L(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (L(i) ? i.flow === !0 : !I(e) && r.items.every(z)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(B), i = new U(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(z)?.type;
		i.type = this.style.isJson || e.includes("\n") || Y(e) ? U.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : U.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new V(i, this.node(t, o.length > 0 || !at(r) ? o : r.flatMap(ot)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || X(e.replaceAll("	", " ")) ? U.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !Y(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? U.QUOTE_SINGLE : U.QUOTE_DOUBLE : n ? t : U.QUOTE_DOUBLE;
	}
};
function at(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(z) || t.every(B);
}
function ot(e) {
	let t = Pe(e) ? e.items.at(-1) : B(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
function st(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: o, cause: s } = i.item, c = {
			...i,
			language: e,
			after: u(i.item)
		}, l = o === "conflict" || o === "undecided" || o === "waiting" ? o : s === "not committed" ? s : a(i, t);
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
function lt(e, t, n, i, a) {
	let o = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && o && r(e, n, i, a)) return;
	let s = e.context(n.values, i, a), [c] = t.toPlan(n.values), l = ft(t.toManifest(i, s) ?? t.stored(i, s, void 0));
	if (l === void 0) return;
	let u = ut(l, t, n);
	if (!c) {
		let [e] = t.toPlan(n.onCreate), r = e !== void 0 && P(e.after) === P(u);
		return t.isDefault(i, s) || r || Z(u) ? void 0 : u;
	}
	let { changes: d, issues: f } = t.diff(n.values, i, s);
	if (d.length === 0 || f.length > 0) return;
	let p = dt(u, c.after);
	return p !== void 0 && ((r) => {
		let a = {
			...n.values,
			[t.name]: r
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, i, s).changes.length === 0;
	})(p) ? p : u;
}
function ut(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function dt(e, t) {
	if (I(e) && I(t) && !Z(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function ft(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function Z(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function pt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = Oe({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [A("too-many-destroyed", c, { scope: "project" })];
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
function _t(e, { project: t, objects: n }, r, a) {
	let o = [], s = [], c = [];
	return {
		manifests: e.flatMap((e) => {
			let l = n[e.plural];
			if (!l) return [];
			let u = Ct(e, l.objects.filter((t) => !a.leavesOut?.(e, t)), {
				live: l,
				context: {
					...r,
					project: t,
					verdicts: i
				},
				declared: []
			}, a);
			M(o, u.left);
			for (let e of u.entries) M(s, e.waiting);
			return M(c, [...N(u.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			}))), vt(e, u.entries, a.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: $e(yt(e, n))
			}));
		}),
		left: o,
		waiting: s,
		unasked: c
	};
}
function vt({ newManifest: e }, t, n) {
	let r = N(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
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
		let e = t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0), [i] = [...N(e, P)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1)), a = i?.[1][0];
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
const bt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function xt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return bt.test(t) ? `group-${t}` : t || "group";
}
function St(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
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
			read: Nt(e.entry.schema.parse(n))
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
function wt(e, { live: t, entry: n, read: r }, i, a) {
	let o = {
		kind: e.name,
		label: e.label(r.values)
	}, s = [];
	for (let c of e.fields.filter(({ role: e }) => e === "text")) {
		let e = n[c.name], l = I(e) ? { ...e } : {};
		for (let [e, n] of d(Object.entries(l), ([e]) => e, i)) {
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
				why: b(i),
				...u && { edited: u }
			});
		}
		n[c.name] = l, Z(l) && delete n[c.name];
	}
	return s;
}
function Tt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Nt(e.entry.schema.parse(Ot(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Dt(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
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
	}, l = Q(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = new Set([...e.newManifest?.fields ?? ["all"], ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = ft(n.toManifest(t, i)), o = e === void 0 || Z(e) ? void 0 : e;
		if (!p.has("all") && !p.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? jt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Q(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), M(u, e.left);
		} else o === void 0 && M(u, Mt(n, t, i));
	}
	return {
		live: t,
		identity: s,
		fields: d,
		distinguishing: [...(e.newManifest?.distinguishing(t) ?? []).map((t) => {
			let n = e.fields.flatMap((e) => {
				let n = t[e.name], r = n === void 0 ? void 0 : Q(e, n, c).value;
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
	if (!I(e)) return e;
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
function Q(e, t, n) {
	let r = $(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!I(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = $(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : $(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function $(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!Ee(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(Nt(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Nt(e, t = "") {
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
function Pt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = re(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return A("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/manifestFiles.ts
function Ft(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function It(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = K(t, e), [o, { mode: s }] = await Promise.all([q(a), Ue(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), [c, l] = [m(o, r), m(o, n)];
		return {
			path: a,
			text: c,
			replaces: l,
			mode: s & 511
		};
	}));
}
function Lt(e, t, r) {
	let i = [], a = [], o = [], s = [];
	for (let c of t) {
		let { entry: t, field: l, value: u } = c, [d] = e.fields.filter(({ name: e }) => e === l).flatMap((e) => e.toPlan(t.values)), f = r.has(p(t.file, t.span, [l]).path);
		Ee(u) ? d && f ? o.push({
			kind: e.name,
			label: e.label(t.values),
			place: n(t.file, t.span, [l]),
			field: l,
			declared: d.after,
			live: u,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? s.push(c) : i.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.span.start,
				field: l,
				value: u
			}]
		}) : a.push(Rt(e, t, l));
	}
	return M(a, zt(s)), {
		edits: i,
		kept: o,
		problems: a
	};
}
function Rt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return x(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function zt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${s(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [A("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Bt(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? b(e) : c[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function Vt(e, { folders: t, onProgress: n }, r) {
	let i = k(ve, e);
	return {
		split: k(O, e) ?? O.default,
		fields: k(se, e),
		repeated: _e(e, [
			de,
			ge,
			pe,
			be,
			me
		]),
		dryRun: k(ue, e) ?? ue.default,
		isNew: k(ye, e) ?? ye.default,
		dir: i === void 0 ? void 0 : K(t.working, i),
		unused: Ht(e, [ve, O]),
		removesMissing: k(Se, e) ?? Se.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Ht(e, t) {
	let n = t.filter((t) => k(t, e) !== void 0).map((e) => `--${xe(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [A("bad-setting", r, { severity: "warning" })];
}
function Ut({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${oe(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return he(A("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return j(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Wt(e, t) {
	let n = Ut(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Gt = { value: [] };
function Kt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = ne(t, e).filter(({ scope: e }) => e === "project");
	if (a) return he(a);
	let o = Ut(e, r ? n : n ?? Gt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...ee(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return j((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function qt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ce(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => A("bad-setting", e));
}
function Jt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Ft).length > 0 ? [] : [A("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Yt(t, n, r, i, a) {
	let { folders: s } = a, { kinds: c, leftOut: l } = sn(n, r, a.environment.GITHUB_ACTIONS === "true"), u = c.filter(({ textFiles: e }) => !i.leavesTexts || !e), d = [...l, ...await J(u.map(({ plural: e }) => ({
		path: un(e, void 0, r, i.dir),
		text: ""
	})), s)];
	if (fe(d)) return { problems: d };
	let f = ke(n, t.apiUrl, a);
	if (!f.ok) return { problems: [...d, f.problem] };
	let { reading: p, now: m } = f.value, h = m(), g = [];
	try {
		let c = await Ae(p, n.id, {
			kinds: u,
			languages: (e) => (h = m(), Ut(e, n.pulledLanguages)),
			leavesOut: ({ plural: t, sharedByBranches: n }, r) => {
				if (!(r instanceof e) || r.status !== 403 || !n) return !1;
				let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
				return g.push(A("api-error", i, {
					severity: "warning",
					scope: "change"
				})), !0;
			}
		});
		if (!c.ok) return { problems: [...d, c.problem] };
		a.onProgress?.({
			phase: "writing",
			project: n.name
		});
		let l = Wt(c.value.project, n.pulledLanguages), f = Zt(c.value, u, n.rules), _ = await en(c.value, {
			settings: t,
			project: n,
			globs: r,
			options: i,
			context: a,
			languages: l
		}), v = [
			...d,
			...g,
			...Xt(c.value.project),
			..._.problems
		];
		if (a.cancellation.stopped || _.files.length === 0) return { problems: v };
		let y = await J(_.files, s);
		if (y.length === 0 && !i.dryRun && M(y, await We(_.files, s)), y.length > 0) return { problems: [...v, ...y] };
		let { manifests: b, files: x, variables: S, unasked: C, waiting: w } = _, T = x.find(({ path: e }) => e.endsWith($t)), E = c.value.project.languages?.map(({ iso: e }) => e) ?? [], ee = {
			manifests: b,
			...T && { variables: {
				path: o(T.path, s),
				names: [...S.keys()]
			} },
			languages: u.some(({ textFiles: e }) => e) ? l : [],
			otherLanguages: E.filter((e) => !l.includes(e)),
			unasked: C,
			foreign: f,
			kept: w,
			...!n.showTexts && { hide_texts: !0 },
			repeated: i.repeated,
			flags: i.dryRun ? [] : await dn(b, r, n, s)
		}, te = b.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}));
		return {
			problems: v,
			at: h,
			first: ee,
			written: te
		};
	} catch (e) {
		return { problems: [...d, ...De(e, a.cancellation)] };
	} finally {
		a.onProgress?.(void 0);
	}
}
function Xt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [A("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
function Zt({ objects: e }, t, n) {
	return t.flatMap((t) => (e[t.plural]?.objects ?? []).filter((e) => Qt(t, e, n)).map((e) => t.liveLabel(e)));
}
function Qt({ tags: e }, t, n) {
	return le(e(t), n) !== void 0;
}
const $t = "lokaform.env";
async function en(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: a, languages: s }) {
	let { split: c, fields: u = [], dir: d, ask: f, schemas: p } = i, { folders: m, onSecrets: h } = a, g = await tn(r.kinds, e, t, f), { variables: _ } = g, v = {
		...t.values,
		...Object.fromEntries(_)
	};
	h(l(_));
	let y = _t(r.kinds, g.live, {
		rules: n,
		variables: _
	}, {
		split: c,
		languages: s,
		fields: u,
		leavesOut: (e, t) => Qt(e, t, n),
		label: (e) => {
			let t = g.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), b = y.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = un(e.kind, e.group, r, d), n = p === void 0 ? "" : `# ${Ze(e.kind, Re(W(t), p))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: o(t, m)
		};
	}), x = [
		...an(r.kinds, e),
		...Pt([...g.left, ...y.left]),
		...nn(r.kinds, b, e, n, {
			...t,
			values: v
		})
	], S = {
		manifests: [],
		files: [],
		variables: _,
		problems: x,
		unasked: [],
		waiting: []
	};
	if (x.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return S;
	let C = await rn(_, G(d ?? r.folder, $t), m);
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
		variables: _,
		problems: x,
		unasked: T,
		waiting: E
	};
}
async function tn(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${ae(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
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
function nn(e, t, n, r, a) {
	let o = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = S(e, Object.fromEntries(o), a);
	if (fe(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...T(s, n, r), ...on(w(s, n, r, i), r)];
}
async function rn(e, t, n) {
	if (e.size === 0) return j([]);
	let r = await ie(t, n);
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
		return A("unusable-response", o, { scope: "change" });
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
		return [A("not-expressible", i, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function sn({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return A("not-expressible", n, { severity: "notice" });
		})
	};
}
async function cn(e, n) {
	let { paths: r } = await D(e, n, {}, t), { kinds: i } = sn(n, e, !1);
	return e.texts.length > 0 || i.some(({ plural: e }) => (r[e] ?? []).length > 0);
}
async function ln(e, n) {
	let { paths: r } = await D(e, n, {}, t), i = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && r[e] || []);
	return (await Promise.all(i.map((e) => q(e, "utf8")))).flatMap(f);
}
function un(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? K(i[e]?.folder ?? a, s.text) : G(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : G(W(l), Ie(l, Le(l)), `${t}.yaml`);
}
async function dn(e, n, r, i) {
	let a = Object.entries(n.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), s = {
		...n,
		globs: Object.fromEntries(a)
	}, { paths: c } = await D(s, r, i, t), l = new Set(Object.values(c).flat());
	if (e.every(({ full: e }) => l.has(e))) return [];
	let u = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, o(n === void 0 ? t : G(W(t), "*.yaml"), i)]);
	return [...new Map(u.map((e) => [e.join(" "), e])).values()].flat();
}
export { Ze as C, We as E, it as S, J as T, ct as _, Wt as a, pt as b, Jt as c, It as d, Bt as f, Ct as g, Pt as h, Gt as i, Vt as l, Ft as m, Yt as n, Kt as o, Lt as p, ln as r, qt as s, cn as t, Ht as u, st as v, $e as w, Xe as x, ht as y };
