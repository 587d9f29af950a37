import { h as e } from "./client.js";
import { At as t, Br as n, En as r, F as i, Gr as a, I as o, K as s, M as c, Mt as l, N as u, P as d, Qt as f, Sr as p, Vr as m, Wr as h, Yr as g, ai as _, cr as v, ct as y, fi as b, hr as x, k as S, l as C, li as w, oi as T, pn as E, si as D, ui as O, un as ee, ur as k, vn as te, vr as ne } from "./engine.js";
import { $ as re, A as ie, Dt as A, En as ae, Gn as j, Gr as oe, Pn as se, Q as ce, Sn as le, Vn as ue, Y as de, at as fe, bn as pe, bt as me, q as he, r as M, t as ge, vt as _e, wt as N, xi as ve, yi as ye, zr as be } from "./start.js";
import { _ as xe, d as Se, f as P, g as F, h as Ce, m as I, p as L, v as R, y as we } from "./wire.js";
import { c as Te, f as Ee, h as De, y as Oe } from "./project.js";
import { C as z, D as B, O as V, T as H, _ as U, b as ke, g as Ae, h as je, k as Me, p as W, t as Ne, v as G } from "./yaml.js";
import { basename as Pe, dirname as K, extname as Fe, join as q, relative as Ie, resolve as J } from "node:path";
import { lstat as Le, mkdir as Re, readFile as Y, rename as ze, rm as Be, stat as Ve } from "node:fs/promises";
// src/files/newFiles.ts
async function X(e, t) {
	let n = await Promise.all(e.map((e) => Ke(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [qe(e, i, t)];
	});
}
async function He(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => K(e)))) await D(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ue(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await We(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Ge(e, t).catch(() => {});
		let n = O(e);
		return i ? [qe(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Be(e, { force: !0 }).catch(() => {});
	}
}
async function Ue(e, t) {
	let n = await Ke(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Re(K(e.path), { recursive: !0 }), b(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function We({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await w(n, e)) throw Error("it exists already");
	} else {
		if (!(await Y(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await ze(n, e);
	}
}
async function Ge(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Be(n) : await We({
		...e,
		replaces: r
	}, await Ue({
		...e,
		text: i
	}, t));
}
async function Ke({ path: e, replaces: t }, { working: n }) {
	if (!a(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await T(e, n);
	if (r !== void 0) return r;
	try {
		let n = await Le(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (_(e, "ENOENT")) return;
		if (!_(e, "ENOTDIR")) throw e;
		return `cannot be written: ${O(e)}. Choose another folder`;
	}
}
function qe({ path: e }, t, n) {
	return N("not-written", `${g(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const Je = ".lokaform";
function Ye(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		Je,
		`${e}.json`
	].join("/")}`;
}
const Xe = { compat: "yaml-1.1" };
function Ze(e, t = []) {
	let n = new W(e, {
		...Xe,
		aliasDuplicateObjects: !1
	});
	ke(n, {
		Scalar: (e, t) => Qe(t, e === "key"),
		Seq: (e, t) => {
			t.flow = $e(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = et(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = te("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Qe(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Z(n) ? G.QUOTE_DOUBLE : n.includes("\n") ? t ? G.QUOTE_DOUBLE : G.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? G.BLOCK_FOLDED : G.QUOTE_DOUBLE : G.PLAIN;
}
function Z(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Q(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function Q(e) {
	return e.replaceAll("\n", "").search(Se) !== -1 || /[\ufffe\uffff]/.test(e);
}
function $e(e) {
	let t = e.map((e) => V(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function et(e) {
	return e.replace(/[\ufffe\uffff]/g, tt).replace(Se, (e) => /[\n\t]/.test(e) ? e : tt(e));
}
function tt(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var nt = class {
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
		let a = n.isItem ? i : new U(new G("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = Ce(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Q(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, G.BLOCK_LITERAL]) {
			let t = new G(e);
			t.type = r ?? G.BLOCK_LITERAL;
			let o = new W({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Ne(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = B(e) ? e.value : e;
		if (!z(s)) return this.scalar(e, t);
		let [c = ""] = B(e) ? this.scalar(new U(e.key, new G(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = H(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${B(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(B(e) ? H(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return B(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = B(e) ? e.value : e;
		t && V(i) && String(i.value).includes("\n") && (i.type = G.QUOTE_DOUBLE);
		let a = B(e) ? new Ae() : new je();
		a.items = [e], a.flow = t;
		let o = et(new W(a, Xe).toString({
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
			let t = new G(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(V)?.type)), t;
		}
		let r = R(e) ? new Ae() : new je();
		if (R(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(it);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => z(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (z(i) ? i.flow === !0 : !R(e) && r.items.every(V)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(H), i = new G(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(V)?.type;
		i.type = this.style.isJson || e.includes("\n") || Z(e) ? G.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : G.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new U(i, this.node(t, o.length > 0 || !rt(r) ? o : r.flatMap(it)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || Q(e.replaceAll("	", " ")) ? G.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !Z(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? G.QUOTE_SINGLE : G.QUOTE_DOUBLE : n ? t : G.QUOTE_DOUBLE;
	}
};
function rt(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(V) || t.every(H);
}
function it(e) {
	let t = Me(e) ? e.items.at(-1) : H(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
function at(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: s } = i.item, c = {
			...i,
			language: e,
			after: u(i.item)
		}, l = a === "conflict" || a === "undecided" || a === "waiting" ? a : s === "not committed" ? s : o(i, t);
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
function ot(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = st(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function st(e, t, n, r, a) {
	let o = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && o && i(e, n, r, a)) return;
	let s = e.context(n.values, r, a), [c] = t.toPlan(n.values), l = ut(t.toManifest(r, s) ?? t.stored(r, s, void 0));
	if (l === void 0) return;
	let u = ct(l, t, n);
	if (!c) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && I(e.after) === I(u);
		return t.isDefault(r, s) || i || $(u) ? void 0 : u;
	}
	let { changes: d, issues: f } = t.diff(n.values, r, s);
	if (d.length === 0 || f.length > 0) return;
	let p = lt(u, c.after);
	return p !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, s).changes.length === 0;
	})(p) ? p : u;
}
function ct(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function lt(e, t) {
	if (R(e) && R(t) && !$(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function ut(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function $(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function dt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = Ee({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [N("too-many-destroyed", c, { scope: "project" })];
}
const ft = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function pt(e) {
	let t = xe(e, ({ name: e }) => mt(e));
	return (e) => {
		let [n] = mt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function mt(e) {
	let t = e.split(ft);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function ht(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], c = [];
	return {
		manifests: e.flatMap((e) => {
			let l = n[e.plural];
			if (!l) return [];
			let u = xt(e, l.objects.filter((t) => !i.leavesOut?.(e, t)), {
				live: l,
				context: {
					...r,
					project: t,
					verdicts: s
				},
				declared: []
			}, i);
			P(a, u.left);
			for (let e of u.entries) P(o, e.waiting);
			for (let [t, { length: n }] of F(u.unasked, (e) => e)) c.push({
				kind: e.name,
				field: t,
				count: n
			});
			return gt(e, u.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: Ze(_t(e, n))
			}));
		}),
		left: a,
		waiting: o,
		unasked: c
	};
}
function gt({ newManifest: e }, t, n) {
	let r = F(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => L(e, t)).map(([e = "", t]) => {
		let n = yt(e), r = n;
		for (let e = 2; a.has(bt(r)); e++) r = `${n}-${e}`;
		return a.add(bt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function _t(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0), [i] = [...F(e, I)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1)), a = i?.[1][0];
		a !== void 0 && (n[r] = a);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || I(n[e]) !== I(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
const vt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function yt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return vt.test(t) ? `group-${t}` : t || "group";
}
function bt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function xt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of Dt(e, t)) {
		let t = Ot(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = Ct(e, o, n, s);
		if (t.size === 0) break;
		if (!wt(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = { ...Et(e, t) };
		return {
			live: t.live,
			entry: n,
			fixed: Object.keys(Tt(t)),
			read: Nt(e.entry.schema.parse(n))
		};
	}), l = e.waiting?.([...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map((t) => {
			let r = l ? St(e, t, n.context.project.baseLanguage, l) : [];
			return {
				...t,
				waiting: r
			};
		}),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function St(e, { live: t, entry: n, read: r }, i, a) {
	let o = {
		kind: e.name,
		label: e.label(r.values)
	}, s = [];
	for (let c of e.fields.filter(({ role: e }) => e === "text")) {
		let e = n[c.name], l = R(e) ? { ...e } : {};
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
				why: f(i),
				...u && { edited: u }
			});
		}
		n[c.name] = l, $(l) && delete n[c.name];
	}
	return s;
}
function Ct(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Nt(e.entry.schema.parse(Et(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function wt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Tt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Et(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Tt(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Dt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => L(e.label, t.label) || L(e.id, t.id)).map(({ live: e }) => e);
}
function Ot(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = jt(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = new Set([...e.newManifest?.fields ?? ["all"], ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = ut(n.toManifest(t, i)), o = e === void 0 || $(e) ? void 0 : e;
		if (!p.has("all") && !p.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? kt(o, r.languages) : o;
		if (s !== void 0) {
			let e = jt(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), P(u, e.left);
		} else o === void 0 && P(u, At(n, t, i));
	}
	return {
		live: t,
		identity: s,
		fields: d,
		distinguishing: [...(e.newManifest?.distinguishing(t) ?? []).map((t) => {
			let n = e.fields.flatMap((e) => {
				let n = t[e.name], r = n === void 0 ? void 0 : jt(e, n, c).value;
				return r === void 0 ? [] : [[e.name, r]];
			});
			return Object.fromEntries(n);
		}), { [e.idMember]: e.declaredId(t) }],
		level: 0,
		left: u,
		unasked: f
	};
}
function kt(e, t) {
	if (!R(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function At(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's response has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function jt(e, t, n) {
	let r = Mt(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!R(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = Mt(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Mt(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function Mt(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!we(t)) return "It has a character that a manifest cannot contain.";
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
		let { one: a } = v(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return N("not-expressible", s, {
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
		let a = J(t, e), [o, { mode: s }] = await Promise.all([Y(a), Ve(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), [c, l] = [h(o, r), h(o, n)];
		return {
			path: a,
			text: c,
			replaces: l,
			mode: s & 511
		};
	}));
}
function Lt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.toPlan(t.values)), d = n.has(ne(t.file, t.span, [c]).path);
		we(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: p(t.file, t.span, [c]),
			field: c,
			declared: u.after,
			live: l,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? o.push(s) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.span.start,
				field: c,
				value: l
			}]
		}) : i.push(Rt(e, t, c));
	}
	return P(i, zt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Rt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return ee(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function zt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, i = `Only locale files declare ${r(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [N("not-editable", i, {
		severity: "notice",
		scope: "change"
	})];
}
function Bt(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? f(e) : c[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function Vt(e, { folders: t, onProgress: n }, r) {
	let i = M(pe, e);
	return {
		split: M(j, e) ?? j.default,
		fields: M(se, e),
		repeated: ge(e, [
			de,
			ce,
			re,
			fe,
			he
		]),
		dryRun: M(le, e) ?? le.default,
		isNew: M(ae, e) ?? ae.default,
		dir: i === void 0 ? void 0 : J(t.working, i),
		unused: Ht(e, [pe, j]),
		removesMissing: M(ue, e) ?? ue.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Ht(e, t) {
	let n = t.filter((t) => M(t, e) !== void 0).map((e) => `--${ve(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [N("bad-setting", r, { severity: "warning" })];
}
function Ut({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${be(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return me(N("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return A(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Wt(e, t) {
	let n = Ut(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Gt = { value: [] };
function Kt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = y(t, e).filter(({ scope: e }) => e === "project");
	if (a) return me(a);
	let o = Ut(e, r ? n : n ?? Gt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...x(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return A((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function qt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${oe(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => N("bad-setting", e));
}
function Jt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Ft).length > 0 ? [] : [N("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Yt(t, n, r, i, a) {
	let { folders: o } = a, { kinds: s, leftOut: c } = on(n, r, a.environment.GITHUB_ACTIONS === "true"), l = s.filter(({ textFiles: e }) => !i.leavesTexts || !e), u = [...c, ...await X(l.map(({ plural: e }) => ({
		path: ln(e, void 0, r, i.dir),
		text: ""
	})), o)];
	if (_e(u)) return { problems: u };
	let d = De(n, t.apiUrl, a);
	if (!d.ok) return { problems: [...u, d.problem] };
	let { reading: f, now: p } = d.value, m = p(), h = [];
	try {
		let s = await Oe(f, n.id, {
			kinds: l,
			languages: (e) => (m = p(), Ut(e, n.pulledLanguages)),
			leavesOut: ({ plural: t, sharedByBranches: n }, r) => {
				if (!(r instanceof e) || r.status !== 403 || !n) return !1;
				let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
				return h.push(N("api-error", i, {
					severity: "warning",
					scope: "change"
				})), !0;
			}
		});
		if (!s.ok) return { problems: [...u, s.problem] };
		a.onProgress?.({
			phase: "writing",
			project: n.name
		});
		let c = Wt(s.value.project, n.pulledLanguages), d = l.flatMap((e) => (s.value.objects[e.plural]?.objects ?? []).filter((t) => Zt(e, t, n.rules)).map(e.liveLabel)), _ = await $t(s.value, {
			settings: t,
			project: n,
			globs: r,
			options: i,
			context: a,
			languages: c
		}), v = [
			...u,
			...h,
			...Xt(s.value.project),
			..._.problems
		];
		if (a.cancellation.stopped || _.files.length === 0) return { problems: v };
		let y = await X(_.files, o);
		if (y.length === 0 && !i.dryRun && P(y, await He(_.files, o)), y.length > 0) return { problems: [...v, ...y] };
		let { manifests: b, files: x, variables: S, unasked: C, waiting: w } = _, T = x.find(({ path: e }) => e.endsWith(Qt)), E = s.value.project.languages?.map(({ iso: e }) => e) ?? [], D = {
			manifests: b,
			...T && { variables: {
				path: g(T.path, o),
				names: [...S.keys()]
			} },
			languages: l.some(({ textFiles: e }) => e) ? c : [],
			otherLanguages: E.filter((e) => !c.includes(e)),
			unasked: C,
			foreign: d,
			kept: w,
			...!n.showTexts && { hide_texts: !0 },
			repeated: i.repeated,
			flags: i.dryRun ? [] : await un(b, r, n, o)
		}, O = x.filter((e) => e !== T);
		return {
			problems: v,
			at: m,
			first: D,
			written: O
		};
	} catch (e) {
		return { problems: [...u, ...Te(e, a.cancellation)] };
	} finally {
		a.onProgress?.(void 0);
	}
}
function Xt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [N("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
function Zt({ tags: e }, t, n) {
	return ye(e(t), n) !== void 0;
}
const Qt = "lokaform.env";
async function $t(e, { settings: { usable: n }, project: { rules: r, name: i = "" }, globs: a, options: o, context: s, languages: c }) {
	let { split: l, fields: u = [], dir: d, ask: f, schemas: p } = o, { folders: m, onSecrets: h } = s, _ = await en(a.kinds, e, n, i, f), { variables: v } = _, y = {
		...n.values,
		...Object.fromEntries(v)
	};
	h(t(v));
	let b = ht(a.kinds, _.live, {
		rules: r,
		variables: v
	}, {
		split: l,
		languages: c,
		fields: u,
		leavesOut: (e, t) => Zt(e, t, r),
		label: (e) => {
			let t = _.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), x = b.manifests.filter(({ kind: e, entries: t }) => t > 0 || !a.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = ln(e.kind, e.group, a, d), n = p === void 0 ? "" : `# ${Ye(e.kind, Ie(K(t), p))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: g(t, m)
		};
	}), S = [
		...rn(a.kinds, e),
		...Pt([..._.left, ...b.left]),
		...tn(a.kinds, x, e, r, {
			...n,
			values: y
		})
	], C = {
		manifests: [],
		files: [],
		variables: v,
		problems: S,
		unasked: [],
		waiting: []
	};
	if (S.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return C;
	let w = await nn(v, q(d ?? a.folder, Qt), m);
	if (!w.ok) return {
		...C,
		problems: [...S, w.problem]
	};
	let T = [...w.value, ...x.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))], { unasked: E, waiting: D } = b;
	return {
		manifests: x,
		files: T,
		variables: v,
		problems: S,
		unasked: E,
		waiting: D
	};
}
async function en(e, t, n, r, i) {
	let a = new Map(), o = new Map(), s = [], c = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: l } = t, u = c[l];
		if (!e || !u) continue;
		let d = new Set(), f = u.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(f.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${ie(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
			await i?.(e) && d.add(t);
		}
		let p = e.templates(u.objects, (t) => !f.includes(t) || d.has(e.nameOf(t)), n, r);
		for (let [e, n] of p.templates) a.set(e, n), "why" in n && s.push({
			kind: t.name,
			label: t.liveLabel(e),
			id: t.id(e),
			why: n.why
		});
		for (let [e, t] of p.variables) o.set(e, t);
		let m = u.objects.filter((e) => "template" in (p.templates.get(e) ?? {}));
		c[l] = {
			...u,
			objects: m
		};
	}
	return {
		live: {
			...t,
			objects: c
		},
		templates: a,
		variables: o,
		left: s
	};
}
function tn(e, t, n, r, i) {
	let a = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: o, problems: c } = E(e, Object.fromEntries(a), i);
	if (_e(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...C(o, n, r), ...an(S(o, n, r, s), r)];
}
async function nn(e, t, r) {
	if (e.size === 0) return A([]);
	let i = await n(t, r);
	if (!i.ok) return i;
	let a = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return A([...i.value ? [i.value] : [], a]);
}
function rn(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return N("unusable-response", o, { scope: "change" });
	}));
}
function an(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = (e) => t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t), r = e.fields.filter(({ after: e }) => !n(e)).map(({ field: e }) => e);
		if (e.action === "update" && r.length === 0) return [];
		let i = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(r)].join(", ")}. Compare the entry with the project before you apply.`;
		return [N("not-expressible", i, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function on({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return N("not-expressible", n, { severity: "notice" });
		})
	};
}
async function sn(e, t) {
	let { paths: n } = await k(e, t, {}, m), { kinds: r } = on(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function cn(e, t) {
	let { paths: n } = await k(e, t, {}, m), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => Y(e, "utf8")))).flatMap(l);
}
function ln(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? J(i[e]?.folder ?? a, s.text) : q(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : q(K(l), Pe(l, Fe(l)), `${t}.yaml`);
}
async function un(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await k(a, n, r, m), s = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, g(n === void 0 ? t : q(K(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()];
}
export { Ye as C, He as E, nt as S, X as T, ot as _, Wt as a, dt as b, Jt as c, It as d, Bt as f, xt as g, Pt as h, Gt as i, Vt as l, Ft as m, Yt as n, Kt as o, Lt as p, cn as r, qt as s, sn as t, Ht as u, at as v, Ze as w, Je as x, pt as y };
