import { h as e } from "./client.js";
import { A as t, At as n, F as r, Hr as i, I as a, Kr as o, L as s, Mt as c, N as l, Or as u, P as d, Ur as f, Xt as p, Yn as m, Zr as h, _n as g, ci as _, ct as v, di as y, er as b, fi as x, fn as S, l as C, li as w, ln as T, mi as E, mr as ee, pr as te, q as ne, qr as re, si as ie } from "./engine.js";
import { $r as ae, Bn as oe, Fi as se, In as ce, Jn as le, Ni as ue, Pn as de, Qt as fe, Tt as D, Y as pe, Z as me, ai as he, ar as O, et as ge, j as _e, kt as k, nn as ve, r as A, st as ye, t as be, tr as xe, tt as Se, xt as Ce, yt as we } from "./start.js";
import { _ as j, d as M, f as N, g as Te, h as Ee, m as De, p as P, u as Oe, v as ke } from "./wire.js";
import { c as Ae, f as je, h as Me, y as Ne } from "./project.js";
import { C as F, D as I, O as L, T as R, _ as z, b as Pe, g as Fe, h as Ie, k as Le, p as B, t as Re, v as V } from "./yaml.js";
import { basename as ze, dirname as H, extname as Be, join as U, relative as Ve, resolve as W } from "node:path";
import { lstat as He, mkdir as Ue, readFile as G, rename as We, rm as Ge, stat as Ke } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => Ze(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Qe(e, i, t)];
	});
}
async function qe(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => H(e)))) await w(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Je(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Ye(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Xe(e, t).catch(() => {});
		let n = x(e);
		return i ? [Qe(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Ge(e, { force: !0 }).catch(() => {});
	}
}
async function Je(e, t) {
	let n = await Ze(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ue(H(e.path), { recursive: !0 }), E(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Ye({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await y(n, e)) throw Error("it exists already");
	} else {
		if (!(await G(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await We(n, e);
	}
}
async function Xe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Ge(n) : await Ye({
		...e,
		replaces: r
	}, await Je({
		...e,
		text: i
	}, t));
}
async function Ze({ path: e, replaces: t }, { working: n }) {
	if (!re(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await _(e, n);
	if (r !== void 0) return r;
	try {
		let n = await He(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (ie(e, "ENOENT")) return;
		if (!ie(e, "ENOTDIR")) throw e;
		return `cannot be written: ${x(e)}. Choose another folder`;
	}
}
function Qe({ path: e }, t, n) {
	return D("not-written", `${h(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const $e = ".lokaform";
function et(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		$e,
		`${e}.json`
	].join("/")}`;
}
const tt = { compat: "yaml-1.1" };
function nt(e, t = []) {
	let n = new B(e, {
		...tt,
		aliasDuplicateObjects: !1
	});
	Pe(n, {
		Scalar: (e, t) => rt(t, e === "key"),
		Seq: (e, t) => {
			t.flow = it(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = at(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = g("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function rt(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = q(n) ? V.QUOTE_DOUBLE : n.includes("\n") ? t ? V.QUOTE_DOUBLE : V.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? V.BLOCK_FOLDED : V.QUOTE_DOUBLE : V.PLAIN;
}
function q(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return J(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function J(e) {
	return e.replaceAll("\n", "").search(Oe) !== -1 || /[\ufffe\uffff]/.test(e);
}
function it(e) {
	let t = e.map((e) => L(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function at(e) {
	return e.replace(/[\ufffe\uffff]/g, ot).replace(Oe, (e) => /[\n\t]/.test(e) ? e : ot(e));
}
function ot(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var st = class {
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
		let a = n.isItem ? i : new z(new V("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = De(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || J(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, V.BLOCK_LITERAL]) {
			let t = new V(e);
			t.type = r ?? V.BLOCK_LITERAL;
			let o = new B({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Re(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = I(e) ? e.value : e;
		if (!F(s)) return this.scalar(e, t);
		let [c = ""] = I(e) ? this.scalar(new z(e.key, new V(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = R(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${I(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(I(e) ? R(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return I(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = I(e) ? e.value : e;
		t && L(i) && String(i.value).includes("\n") && (i.type = V.QUOTE_DOUBLE);
		let a = I(e) ? new Fe() : new Ie();
		a.items = [e], a.flow = t;
		let o = at(new B(a, tt).toString({
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
			let t = new V(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(L)?.type)), t;
		}
		let r = j(e) ? new Fe() : new Ie();
		if (j(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(lt);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => F(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (F(i) ? i.flow === !0 : !j(e) && r.items.every(L)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(R), i = new V(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(L)?.type;
		i.type = this.style.isJson || e.includes("\n") || q(e) ? V.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : V.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new z(i, this.node(t, o.length > 0 || !ct(r) ? o : r.flatMap(lt)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || J(e.replaceAll("	", " ")) ? V.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !q(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? V.QUOTE_SINGLE : V.QUOTE_DOUBLE : n ? t : V.QUOTE_DOUBLE;
	}
};
function ct(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(L) || t.every(R);
}
function lt(e) {
	let t = Le(e) ? e.items.at(-1) : R(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
function ut(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: o } = i.item, c = {
			...i,
			language: e,
			after: d(i.item)
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
function dt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = ft(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function ft(e, t, n, r, i) {
	let o = u(e, n).length > 0;
	if (t.role === "shape" && o && a(e, n, r, i)) return;
	let s = e.context(n.values, r, i), [c] = t.toPlan(n.values), l = ht(t.toManifest(r, s) ?? t.stored(r, s, void 0));
	if (l === void 0) return;
	let d = pt(l, t, n);
	if (!c) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && P(e.after) === P(d);
		return t.isDefault(r, s) || i || Y(d) ? void 0 : d;
	}
	let { changes: f, issues: p } = t.diff(n.values, r, s);
	if (f.length === 0 || p.length > 0) return;
	let m = mt(d, c.after);
	return m !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, s).changes.length === 0;
	})(m) ? m : d;
}
function pt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function mt(e, t) {
	if (j(e) && j(t) && !Y(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function ht(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function Y(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function gt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = je({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [D("too-many-destroyed", c, { scope: "project" })];
}
const _t = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function vt(e) {
	let t = Te(e, ({ name: e }) => yt(e));
	return (e) => {
		let [n] = yt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function yt(e) {
	let t = e.split(_t);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function bt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = Et(e, c.objects.filter((t) => !i.leavesOut?.(e, t)), {
				live: c,
				context: {
					...r,
					project: t,
					verdicts: ne
				},
				declared: []
			}, i);
			M(a, l.left);
			for (let e of l.entries) M(o, e.waiting);
			for (let [t, { length: n }] of Ee(l.unasked, (e) => e)) s.push({
				kind: e.name,
				field: t,
				count: n
			});
			return xt(e, l.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: nt(St(e, n))
			}));
		}),
		left: a,
		waiting: o,
		unasked: s
	};
}
function xt({ newManifest: e }, t, n) {
	let r = Ee(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => N(e, t)).map(([e = "", t]) => {
		let n = wt(e), r = n;
		for (let e = 2; a.has(Tt(r)); e++) r = `${n}-${e}`;
		return a.add(Tt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function St(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0), [i] = [...Ee(e, P)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1)), a = i?.[1][0];
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
const Ct = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function wt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return Ct.test(t) ? `group-${t}` : t || "group";
}
function Tt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function X({ tags: e }, t, n) {
	return ue(e(t), n) !== void 0;
}
function Et(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of Mt(e, t)) {
		let t = Nt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = Ot(e, o, n, s);
		if (t.size === 0) break;
		if (!kt(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = { ...jt(e, t) };
		return {
			live: t.live,
			entry: n,
			fixed: Object.keys(At(t)),
			read: $(e.entry.schema.parse(n))
		};
	}), l = e.waiting?.([...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map((t) => {
			let r = l ? Dt(e, t, n.context.project.baseLanguage, l) : [];
			return {
				...t,
				waiting: r
			};
		}),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function Dt(e, { live: t, entry: n, read: i }, a, o) {
	let s = {
		kind: e.name,
		label: e.label(i.values)
	}, c = [];
	for (let l of e.fields.filter(({ role: e }) => e === "text")) {
		let e = n[l.name], u = j(e) ? { ...e } : {};
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
		n[l.name] = u, Y(u) && delete n[l.name];
	}
	return c;
}
function Ot(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => $(e.entry.schema.parse(jt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function kt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function At({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function jt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = Object.entries({
		...Object.fromEntries(r),
		...At(t)
	}), a = [e.idMember, ...e.fields.map(({ name: e }) => e)];
	return i.sort(([e], [t]) => a.indexOf(e) - a.indexOf(t)), {
		...t.identity,
		...Object.fromEntries(i)
	};
}
function Mt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => N(e.label, t.label) || N(e.id, t.id)).map(({ live: e }) => e);
}
function Nt(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = Z(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = new Set([...e.newManifest?.fields ?? ["all"], ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = ht(n.toManifest(t, i)), o = e === void 0 || Y(e) ? void 0 : e;
		if (!p.has("all") && !p.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Pt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), M(u, e.left);
		} else o === void 0 && M(u, Ft(n, t, i));
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
function Pt(e, t) {
	if (!j(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Ft(e, t, n) {
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
	if (!j(t) || e.role === "identity") return i;
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
	if (!ke(t)) return "It has a character that a manifest cannot contain.";
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
function It(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = te(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return D("not-expressible", s, {
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
		let a = W(t, e), [s, { mode: c }] = await Promise.all([G(a), Ke(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), [l, u] = [o(s, r), o(s, n)];
		return {
			path: a,
			text: l,
			replaces: u,
			mode: c & 511
		};
	}));
}
function zt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.find(({ name: e }) => e === c)?.toPlan(t.values) ?? [], d = n.has(fe(t.file, t.span, [c]).path);
		ke(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: ve(t.file, t.span, [c]),
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
	return M(i, Vt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Bt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return T(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Vt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${b(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [D("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Ht(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? p(e) : l[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function Ut(e, { folders: t, onProgress: n }, r) {
	let i = A(de, e);
	return {
		split: A(O, e) ?? O.default,
		fields: A(le, e),
		repeated: be(e, [
			me,
			ge,
			Se,
			ye,
			pe
		]),
		dryRun: A(ce, e) ?? ce.default,
		isNew: A(oe, e) ?? oe.default,
		dir: i === void 0 ? void 0 : W(t.working, i),
		unused: Wt(e, [de, O]),
		removesMissing: A(xe, e) ?? xe.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Wt(e, t) {
	let n = t.filter((t) => A(t, e) !== void 0).map((e) => `--${se(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [D("bad-setting", r, { severity: "warning" })];
}
function Gt({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${ae(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return Ce(D("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return k(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Kt(e, t) {
	let n = Gt(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const qt = { value: [] };
function Jt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = v(t, e).filter(({ scope: e }) => e === "project");
	if (a) return Ce(a);
	let o = Gt(e, r ? n : n ?? qt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...ee(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return k((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Yt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${he(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => D("bad-setting", e));
}
function Xt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Lt).length > 0 ? [] : [D("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Zt(t, n, r, i, a) {
	let { folders: o } = a, s = a.environment.GITHUB_ACTIONS === "true", c = sn(n, r), l = c.filter(({ secretNames: e }) => e && s), u = c.filter((e) => !l.includes(e) && !(i.leavesTexts && e.textFiles)), d = [...l.map(cn), ...await K(u.map(({ plural: e }) => ({
		path: dn(e, void 0, r, i.dir),
		text: ""
	})), o)];
	if (we(d)) return { problems: d };
	let f = Me(n, t.apiUrl, a);
	if (!f.ok) return { problems: [...d, f.problem] };
	let { reading: p, now: m } = f.value, g = m(), _ = [];
	try {
		let s = await Ne(p, n.id, {
			kinds: u,
			languages: (e) => (g = m(), Gt(e, n.pulledLanguages)),
			leavesOut: ({ plural: t, sharedByBranches: n }, r) => {
				if (!(r instanceof e) || r.status !== 403 || !n) return !1;
				let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
				return _.push(D("api-error", i, {
					severity: "warning",
					scope: "change"
				})), !0;
			}
		});
		if (!s.ok) return { problems: [...d, s.problem] };
		a.onProgress?.({
			phase: "writing",
			project: n.name
		});
		let c = Kt(s.value.project, n.pulledLanguages), l = u.flatMap((e) => (s.value.objects[e.plural]?.objects ?? []).filter((t) => X(e, t, n.rules)).map(e.liveLabel)), f = await en(s.value, {
			settings: t,
			project: n,
			globs: r,
			options: i,
			context: a,
			languages: c
		}), v = [
			...d,
			..._,
			...Qt(s.value.project),
			...f.problems
		];
		if (a.cancellation.stopped || f.files.length === 0) return { problems: v };
		let y = await K(f.files, o);
		if (y.length === 0 && !i.dryRun && M(y, await qe(f.files, o)), y.length > 0) return { problems: [...v, ...y] };
		let { manifests: b, files: x, variables: S, unasked: C, waiting: w } = f, T = x.find(({ path: e }) => e.endsWith($t)), E = s.value.project.languages?.map(({ iso: e }) => e) ?? [], ee = {
			manifests: b,
			...T && { variables: {
				path: h(T.path, o),
				names: [...S.keys()]
			} },
			languages: u.some(({ textFiles: e }) => e) ? c : [],
			otherLanguages: E.filter((e) => !c.includes(e)),
			unasked: C,
			foreign: l,
			kept: w,
			...!n.showTexts && { hide_texts: !0 },
			repeated: i.repeated,
			flags: i.dryRun ? [] : await fn(b, r, n, o)
		}, te = x.filter((e) => e !== T);
		return {
			problems: v,
			at: g,
			first: ee,
			written: te
		};
	} catch (e) {
		return { problems: [...d, ...Ae(e, a.cancellation, { settings: n })] };
	} finally {
		a.onProgress?.(void 0);
	}
}
function Qt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [D("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const $t = "lokaform.env";
async function en(e, { settings: { usable: t }, project: { rules: r, name: i = "" }, globs: a, options: o, context: s, languages: c }) {
	let { split: l, fields: u = [], dir: d, ask: f, schemas: p } = o, { folders: m, onSecrets: g } = s, _ = await tn(a.kinds, e, t, i, f), { variables: v } = _, y = {
		...t.values,
		...Object.fromEntries(v)
	};
	g(n(v));
	let b = {
		split: l,
		languages: c,
		fields: u,
		label: (e) => _.names.get(e) ?? "",
		leavesOut: (e, t) => X(e, t, r)
	}, x = bt(a.kinds, _.live, {
		rules: r,
		variables: v
	}, b), S = x.manifests.filter(({ kind: e, entries: t }) => t > 0 || !a.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = dn(e.kind, e.group, a, d), n = p === void 0 ? "" : `# ${et(e.kind, Ve(H(t), p))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: h(t, m)
		};
	}), C = [
		...an(a.kinds, e),
		...It([..._.left, ...x.left]),
		...nn(a.kinds, S, e, r, {
			...t,
			values: y
		})
	], w = {
		...x,
		manifests: [],
		files: [],
		variables: v,
		problems: C
	};
	if (C.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return w;
	let T = await rn(v, U(d ?? a.folder, $t), m);
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
			let e = `Webhook ${_e(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
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
	let o = e.map(({ plural: e }) => [e, n.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = S(e, Object.fromEntries(o), a);
	if (we(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...C(s, r, i), ...on(t(s, r, i, ne), i)];
}
async function rn(e, t, n) {
	if (e.size === 0) return k([]);
	let r = await i(t, n);
	if (!r.ok) return r;
	let a = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return k([...r.value ? [r.value] : [], a]);
}
function an(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return D("unusable-response", o, { scope: "change" });
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
		return [D("not-expressible", i, {
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
	return D("not-expressible", n, { severity: "notice" });
}
async function ln(e, t) {
	let { paths: n } = await m(e, t, {}, f), r = sn(t, e);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function un(e, t) {
	let { paths: n } = await m(e, t, {}, f), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => G(e, "utf8")))).flatMap(c);
}
function dn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? W(i[e]?.folder ?? a, s.text) : U(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : U(H(l), ze(l, Be(l)), `${t}.yaml`);
}
async function fn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await m(a, n, r, f), s = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, h(n === void 0 ? t : U(H(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()];
}
export { st as C, qe as D, K as E, $e as S, nt as T, Et as _, Kt as a, vt as b, Xt as c, Rt as d, Ht as f, It as g, X as h, qt as i, Ut as l, Lt as m, Zt as n, Jt as o, zt as p, un as r, Yt as s, ln as t, Wt as u, dt as v, et as w, gt as x, ut as y };
