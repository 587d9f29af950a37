import { h as e } from "./client.js";
import { A as t, F as n, I as r, Jr as i, L as a, N as o, Nt as s, P as c, Qr as l, Ur as u, Wr as d, Xn as f, Zt as p, ci as m, ct as h, fi as g, hi as _, hr as v, jt as y, kr as b, l as x, li as S, mr as C, pi as w, pn as T, q as E, qr as D, tr as ee, ui as te, un as ne, vn as re } from "./engine.js";
import { $r as ie, Bn as ae, Fi as oe, In as se, Jn as ce, Ni as le, Pn as ue, Qt as de, Tt as O, Y as fe, Z as pe, ai as me, ar as k, et as he, j as ge, kt as A, nn as _e, r as j, st as ve, t as ye, tr as be, tt as xe, xt as Se, yt as Ce } from "./start.js";
import { _ as M, d as N, f as P, g as we, h as F, m as Te, p as I, u as Ee, v as De } from "./wire.js";
import { c as Oe, f as ke, h as Ae, y as je } from "./project.js";
import { C as L, D as R, O as z, T as B, _ as Me, b as Ne, g as Pe, h as Fe, k as Ie, p as V, t as Le, v as H } from "./yaml.js";
import { basename as Re, dirname as U, extname as ze, join as W, relative as Be, resolve as G } from "node:path";
import { lstat as Ve, mkdir as He, readFile as K, rename as Ue, rm as We, stat as Ge } from "node:fs/promises";
// src/files/newFiles.ts
async function q(e, t) {
	let n = await Promise.all(e.map((e) => Xe(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ze(e, i, t)];
	});
}
async function Ke(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => U(e)))) await te(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await qe(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Je(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Ye(e, t).catch(() => {});
		let n = w(e);
		return i ? [Ze(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await We(e, { force: !0 }).catch(() => {});
	}
}
async function qe(e, t) {
	let n = await Xe(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await He(U(e.path), { recursive: !0 }), _(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Je({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await g(n, e)) throw Error("it exists already");
	} else {
		if (!(await K(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await Ue(n, e);
	}
}
async function Ye(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await We(n) : await Je({
		...e,
		replaces: r
	}, await qe({
		...e,
		text: i
	}, t));
}
async function Xe({ path: e, replaces: t }, { working: n }) {
	if (!i(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await S(e, n);
	if (r !== void 0) return r;
	try {
		let n = await Ve(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (m(e, "ENOENT")) return;
		if (!m(e, "ENOTDIR")) throw e;
		return `cannot be written: ${w(e)}. Choose another folder`;
	}
}
function Ze({ path: e }, t, n) {
	return O("not-written", `${l(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const Qe = ".lokaform";
function $e(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		Qe,
		`${e}.json`
	].join("/")}`;
}
const et = { compat: "yaml-1.1" };
function tt(e, t = []) {
	let n = new V(e, {
		...et,
		aliasDuplicateObjects: !1
	});
	Ne(n, {
		Scalar: (e, t) => nt(t, e === "key"),
		Seq: (e, t) => {
			t.flow = rt(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = it(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = re("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function nt(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = J(n) ? H.QUOTE_DOUBLE : n.includes("\n") ? t ? H.QUOTE_DOUBLE : H.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? H.BLOCK_FOLDED : H.QUOTE_DOUBLE : H.PLAIN;
}
function J(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Y(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function Y(e) {
	return e.replaceAll("\n", "").search(Ee) !== -1 || /[\ufffe\uffff]/.test(e);
}
function rt(e) {
	let t = e.map((e) => z(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function it(e) {
	return e.replace(/[\ufffe\uffff]/g, at).replace(Ee, (e) => /[\n\t]/.test(e) ? e : at(e));
}
function at(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var ot = class {
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
		let a = n.isItem ? i : new Me(new H("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = Te(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Y(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, H.BLOCK_LITERAL]) {
			let t = new H(e);
			t.type = r ?? H.BLOCK_LITERAL;
			let o = new V({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Le(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = R(e) ? e.value : e;
		if (!L(s)) return this.scalar(e, t);
		let [c = ""] = R(e) ? this.scalar(new Me(e.key, new H(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
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
		t && z(i) && String(i.value).includes("\n") && (i.type = H.QUOTE_DOUBLE);
		let a = R(e) ? new Pe() : new Fe();
		a.items = [e], a.flow = t;
		let o = it(new V(a, et).toString({
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
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(z)?.type)), t;
		}
		let r = M(e) ? new Pe() : new Fe();
		if (M(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(ct);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => L(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (L(i) ? i.flow === !0 : !M(e) && r.items.every(z)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(B), i = new H(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(z)?.type;
		i.type = this.style.isJson || e.includes("\n") || J(e) ? H.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : H.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new Me(i, this.node(t, o.length > 0 || !st(r) ? o : r.flatMap(ct)));
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
function st(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(z) || t.every(B);
}
function ct(e) {
	let t = Ie(e) ? e.items.at(-1) : B(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
function lt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: o, cause: s } = i.item, l = {
			...i,
			language: e,
			after: c(i.item)
		}, u = o === "conflict" || o === "undecided" || o === "waiting" ? o : s === "not committed" ? s : a(i, t);
		u ? r.push({
			text: l,
			why: u
		}) : n.push(l);
	}
	return {
		taken: n,
		kept: r
	};
}
function ut(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = dt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function dt(e, t, n, i, a) {
	let o = b(e, n).length > 0;
	if (t.role === "shape" && o && r(e, n, i, a)) return;
	let s = e.context(n.values, i, a), [c] = t.toPlan(n.values), l = mt(t.toManifest(i, s) ?? t.stored(i, s, void 0));
	if (l === void 0) return;
	let u = ft(l, t, n);
	if (!c) {
		let [e] = t.toPlan(n.onCreate), r = e !== void 0 && I(e.after) === I(u);
		return t.isDefault(i, s) || r || X(u) ? void 0 : u;
	}
	let { changes: d, issues: f } = t.diff(n.values, i, s);
	if (d.length === 0 || f.length > 0) return;
	let p = pt(u, c.after);
	return p !== void 0 && ((r) => {
		let a = {
			...n.values,
			[t.name]: r
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, i, s).changes.length === 0;
	})(p) ? p : u;
}
function ft(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function pt(e, t) {
	if (M(e) && M(t) && !X(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function mt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function X(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function ht({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = ke({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [O("too-many-destroyed", c, { scope: "project" })];
}
const gt = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function _t(e) {
	let t = we(e, ({ name: e }) => vt(e));
	return (e) => {
		let [n] = vt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function vt(e) {
	let t = e.split(gt);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function yt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = Tt(e, c.objects.filter((t) => !i.leavesOut?.(e, t)), {
				live: c,
				context: {
					...r,
					project: t,
					verdicts: E
				},
				declared: []
			}, i);
			N(a, l.left);
			for (let e of l.entries) N(o, e.waiting);
			for (let [t, { length: n }] of F(l.unasked, (e) => e)) s.push({
				kind: e.name,
				field: t,
				count: n
			});
			return bt(e, l.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: tt(xt(e, n))
			}));
		}),
		left: a,
		waiting: o,
		unasked: s
	};
}
function bt({ newManifest: e }, t, n) {
	let r = F(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
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
function xt(e, t) {
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
const St = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function Ct(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return St.test(t) ? `group-${t}` : t || "group";
}
function wt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function Z({ tags: e }, t, n) {
	return le(e(t), n) !== void 0;
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
			read: Ft(e.entry.schema.parse(n))
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
function Et(e, { live: t, entry: r, read: i }, a, o) {
	let s = {
		kind: e.name,
		label: e.label(i.values)
	}, c = [];
	for (let l of e.fields.filter(({ role: e }) => e === "text")) {
		let e = r[l.name], u = M(e) ? { ...e } : {};
		for (let [e, r] of n(Object.entries(u), ([e]) => e, a)) {
			let n = o.whyWaiting(i, t, u, e);
			if (!n) continue;
			delete u[e];
			let a = l.lastWriter?.(t, e)?.edited, d = {
				...s,
				field: l.name,
				part: e,
				live: r,
				...n
			};
			c.push({
				...d,
				why: p(n),
				...a && { edited: a }
			});
		}
		r[l.name] = u, X(u) && delete r[l.name];
	}
	return c;
}
function Dt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Ft(e.entry.schema.parse(At(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = Object.entries({
		...Object.fromEntries(r),
		...kt(t)
	}), a = [e.idMember, ...e.fields.map(({ name: e }) => e)];
	return i.sort(([e], [t]) => a.indexOf(e) - a.indexOf(t)), {
		...t.identity,
		...Object.fromEntries(i)
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
	}, l = Q(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = new Set([...e.newManifest?.fields ?? ["all"], ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = mt(n.toManifest(t, i)), o = e === void 0 || X(e) ? void 0 : e;
		if (!p.has("all") && !p.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Nt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Q(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), N(u, e.left);
		} else o === void 0 && N(u, Pt(n, t, i));
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
function Nt(e, t) {
	if (!M(e)) return e;
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
	if (!M(t) || e.role === "identity") return i;
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
	if (!De(t)) return "It has a character that a manifest cannot contain.";
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
		let { one: a } = C(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return O("not-expressible", s, {
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
		let a = G(t, e), [o, { mode: s }] = await Promise.all([K(a), Ge(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), [c, l] = [D(o, r), D(o, n)];
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
		let { entry: t, field: c, value: l } = s, [u] = e.fields.find(({ name: e }) => e === c)?.toPlan(t.values) ?? [], d = n.has(de(t.file, t.span, [c]).path);
		De(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: _e(t.file, t.span, [c]),
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
	return N(i, Vt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Bt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return ne(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Vt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${ee(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [O("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Ht(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? p(e) : o[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function Ut(e, { folders: t, onProgress: n }, r) {
	let i = j(ue, e);
	return {
		split: j(k, e) ?? k.default,
		fields: j(ce, e),
		repeated: ye(e, [
			pe,
			he,
			xe,
			ve,
			fe
		]),
		dryRun: j(se, e) ?? se.default,
		isNew: j(ae, e) ?? ae.default,
		dir: i === void 0 ? void 0 : G(t.working, i),
		unused: Wt(e, [ue, k]),
		removesMissing: j(be, e) ?? be.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Wt(e, t) {
	let n = t.filter((t) => j(t, e) !== void 0).map((e) => `--${oe(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [O("bad-setting", r, { severity: "warning" })];
}
function Gt({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${ie(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return Se(O("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return A(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Kt(e, t) {
	let n = Gt(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const qt = { value: [] };
function Jt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = h(t, e).filter(({ scope: e }) => e === "project");
	if (a) return Se(a);
	let o = Gt(e, r ? n : n ?? qt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...v(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return A((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Yt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${me(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => O("bad-setting", e));
}
function Xt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Lt).length > 0 ? [] : [O("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Zt(t, n, r, i, a) {
	let { folders: o } = a, s = a.environment.GITHUB_ACTIONS === "true", c = sn(n, r), u = c.filter(({ secretNames: e }) => e && s), d = c.filter((e) => !u.includes(e) && !(i.leavesTexts && e.textFiles)), f = [...u.map(cn), ...await q(d.map(({ plural: e }) => ({
		path: dn(e, void 0, r, i.dir),
		text: ""
	})), o)];
	if (Ce(f)) return { problems: f };
	let p = Ae(n, t.apiUrl, a);
	if (!p.ok) return { problems: [...f, p.problem] };
	let { reading: m, now: h } = p.value, g = h(), _ = [];
	try {
		let s = await je(m, n.id, {
			kinds: d,
			languages: (e) => (g = h(), Gt(e, n.pulledLanguages)),
			leavesOut: ({ plural: t, sharedByBranches: n }, r) => {
				if (!(r instanceof e) || r.status !== 403 || !n) return !1;
				let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
				return _.push(O("api-error", i, {
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
		let c = Kt(s.value.project, n.pulledLanguages), u = d.flatMap((e) => (s.value.objects[e.plural]?.objects ?? []).filter((t) => Z(e, t, n.rules)).map(e.liveLabel)), p = await en(s.value, {
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
		let y = await q(p.files, o);
		if (y.length === 0 && !i.dryRun && N(y, await Ke(p.files, o)), y.length > 0) return { problems: [...v, ...y] };
		let { manifests: b, files: x, variables: S, unasked: C, waiting: w } = p, T = x.find(({ path: e }) => e.endsWith($t)), E = s.value.project.languages?.map(({ iso: e }) => e) ?? [], D = {
			manifests: b,
			...T && { variables: {
				path: l(T.path, o),
				names: [...S.keys()]
			} },
			languages: d.some(({ textFiles: e }) => e) ? c : [],
			otherLanguages: E.filter((e) => !c.includes(e)),
			unasked: C,
			foreign: u,
			kept: w,
			...!n.showTexts && { hide_texts: !0 },
			repeated: i.repeated,
			flags: i.dryRun ? [] : await fn(b, r, n, o)
		}, ee = x.filter((e) => e !== T);
		return {
			problems: v,
			at: g,
			first: D,
			written: ee
		};
	} catch (e) {
		return { problems: [...f, ...Oe(e, a.cancellation, { settings: n })] };
	} finally {
		a.onProgress?.(void 0);
	}
}
function Qt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [O("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const $t = "lokaform.env";
async function en(e, { settings: { usable: t }, project: { rules: n, name: r = "" }, globs: i, options: a, context: o, languages: s }) {
	let { split: c, fields: u = [], dir: d, ask: f, schemas: p } = a, { folders: m, onSecrets: h } = o, g = await tn(i.kinds, e, t, r, f), { variables: _ } = g, v = {
		...t.values,
		...Object.fromEntries(_)
	};
	h(y(_));
	let b = {
		split: c,
		languages: s,
		fields: u,
		label: (e) => g.names.get(e) ?? "",
		leavesOut: (e, t) => Z(e, t, n)
	}, x = yt(i.kinds, g.live, {
		rules: n,
		variables: _
	}, b), S = x.manifests.filter(({ kind: e, entries: t }) => t > 0 || !i.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = dn(e.kind, e.group, i, d), n = p === void 0 ? "" : `# ${$e(e.kind, Be(U(t), p))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: l(t, m)
		};
	}), C = [
		...an(i.kinds, e),
		...It([...g.left, ...x.left]),
		...nn(i.kinds, S, e, n, {
			...t,
			values: v
		})
	], w = {
		...x,
		manifests: [],
		files: [],
		variables: _,
		problems: C
	};
	if (C.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return w;
	let T = await rn(_, W(d ?? i.folder, $t), m);
	if (!T.ok) return {
		...w,
		problems: [...C, T.problem]
	};
	let E = [...T.value, ...S.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))];
	return {
		...w,
		manifests: S,
		files: E
	};
}
async function tn(e, t, n, r, i) {
	let a = new Map(), o = new Map(), s = [], c = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: l } = t, u = c[l];
		if (!e || !u) continue;
		let d = new Set(), f = u.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(f.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${ge(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
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
	let o = e.map(({ plural: e }) => [e, n.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = T(e, Object.fromEntries(o), a);
	if (Ce(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...x(s, r, i), ...on(t(s, r, i, E), i)];
}
async function rn(e, t, n) {
	if (e.size === 0) return A([]);
	let r = await u(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return A([...r.value ? [r.value] : [], i]);
}
function an(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return O("unusable-response", o, { scope: "change" });
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
		return [O("not-expressible", i, {
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
	return O("not-expressible", n, { severity: "notice" });
}
async function ln(e, t) {
	let { paths: n } = await f(e, t, {}, d), r = sn(t, e);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function un(e, t) {
	let { paths: n } = await f(e, t, {}, d), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => K(e, "utf8")))).flatMap(s);
}
function dn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? G(i[e]?.folder ?? a, s.text) : W(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : W(U(l), Re(l, ze(l)), `${t}.yaml`);
}
async function fn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await f(a, n, r, d), s = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, l(n === void 0 ? t : W(U(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()];
}
export { ot as C, Ke as D, q as E, Qe as S, tt as T, Tt as _, Kt as a, _t as b, Xt as c, Rt as d, Ht as f, It as g, Z as h, qt as i, Ut as l, Lt as m, Zt as n, Jt as o, zt as p, un as r, Yt as s, ln as t, Wt as u, ut as v, $e as w, ht as x, lt as y };
