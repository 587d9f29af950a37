import { i as e, r as t, s as n } from "./client.js";
import { $n as r, B as i, Ct as a, Et as o, Jt as s, K as c, Mt as l, Nt as u, Ot as d, St as f, Tt as p, U as m, V as h, W as g, at as _, cn as v, jt as y, kt as b, mn as ee, mr as x, or as S, pr as te, rr as ne, st as re, vt as ie, wt as C, xt as w, yt as ae } from "./engine.js";
import { Ar as oe, Cr as se, Dr as ce, Or as le, Sr as T, Tr as ue, Un as E, Wt as de, Zi as fe, Zn as pe, nn as me, s as he, tr as D, wr as O } from "./start.js";
import { d as k, f as ge, h as _e, m as A, u as j } from "./wire.js";
import { f as ve, h as ye, o as be, p as xe, w as M, y as Se } from "./project.js";
import { n as Ce } from "./schemas.js";
import { basename as we, dirname as N, extname as Te, join as P, relative as F, resolve as I, sep as Ee } from "node:path";
import { lstat as De, mkdir as Oe, readFile as ke, rename as Ae, rm as L } from "node:fs/promises";
// src/files/newFiles.ts
async function R(e, t) {
	let n = await Promise.all(e.map((e) => H(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [U(e, i, t)];
	});
}
async function z(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => N(e)))) await h(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await B(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await V(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await je(e, t).catch(() => {});
		let n = g(e);
		return i ? [U(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await L(e, { force: !0 }).catch(() => {});
	}
}
async function B(e, t) {
	let n = await H(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Oe(N(e.path), { recursive: !0 }), c(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function V({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await m(n, e)) throw Error("it exists already");
	} else {
		if (await ke(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Ae(n, e);
	}
}
async function je(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await L(n) : await V({
		...e,
		replaces: r
	}, await B({
		...e,
		text: i
	}, t));
}
async function H({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!ne(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let a = F(I(r), e).split(/[\\/]/), o = I(r);
	for (let [e, r] of a.entries()) {
		o = P(o, r);
		let s = await De(o).catch((e) => {
			if (!i(e, "ENOENT")) throw e;
		});
		if (!s) return;
		if (s.isSymbolicLink()) return `leads through the symbolic link ${S(o, n)}. Choose a path without links`;
		let c = e === a.length - 1;
		if (!c && !s.isDirectory()) return `cannot be written: ${S(o, n)} is a file. Choose another folder`;
		if (c && s.isDirectory()) return "is a folder. Choose another path";
		if (c && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (c && !s.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function U({ path: e }, t, n) {
	return D("not-written", `${S(e, n)} ${t}.`);
}
// src/pull/chosen.ts
function W({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${he(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return te(D("unknown-language", t, {
			reach: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return x(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const G = { value: [] };
function Me(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = _(t, e).filter(({ reach: e }) => e === "project");
	if (a) return te(a);
	let o = W(e, r ? n : n ?? G);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...Ne(i),
		...re(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return x((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Ne(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function K(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = he(e, n) || ` The fields are ${n.join(", ")}.`;
		return [D("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/yaml/yamlText.ts
const Pe = { compat: "yaml-1.1" };
function q(e, t = []) {
	let n = new w(e, {
		...Pe,
		aliasDuplicateObjects: !1
	});
	o(n, {
		Scalar: (e, t) => Fe(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ie(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Le(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = ie("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Fe(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = J(n) ? p.QUOTE_DOUBLE : n.includes("\n") ? t ? p.QUOTE_DOUBLE : p.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? p.BLOCK_FOLDED : p.QUOTE_DOUBLE : p.PLAIN;
}
function J(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Y(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Y(e) {
	return e.replaceAll("\n", "").search(me) !== -1 || /[\ufffe\uffff]/.test(e);
}
function Ie(e) {
	let t = e.map((e) => l(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Le(e) {
	return e.replace(/[\ufffe\uffff]/g, Re).replace(me, (e) => /[\n\t]/.test(e) ? e : Re(e));
}
function Re(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var ze = class {
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
		let a = n.isItem ? i : new C(new p("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, { type: t, header: n, body: r, indent: i, mayKeepEnd: a }) {
		let o = ge(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Y(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, p.BLOCK_LITERAL]) {
			let t = new p(e);
			t.type = r ?? p.BLOCK_LITERAL;
			let o = new w({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !a || ae(o).k !== e) continue;
			let f = l || /\d/.test(n) ? i : "", m = a && u === "" && n.includes("+"), h = d.split("\n").map((e) => e && " ".repeat(i) + e.slice(2));
			return [`${c}${f}${m ? "+" : u}`, ...h];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = y(e) ? e.value : e;
		if (!d(s)) return this.scalar(e, t);
		let [c = ""] = y(e) ? this.scalar(new C(e.key, new p(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, f = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = b(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = f.length > 0 ? `${i}${f.join(", ")}${i}` : "";
			return [`${y(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let m = " ".repeat(y(e) ? b(s) ? n : r : 1 + i), h = f.flat().map((e) => e && m + e);
		return y(e) ? [l, ...h] : [`-${h[0]?.slice(1)}`, ...h.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = y(e) ? e.value : e;
		t && l(i) && String(i.value).includes("\n") && (i.type = p.QUOTE_DOUBLE);
		let o = y(e) ? new a() : new f();
		o.items = [e], o.flow = t;
		let s = Le(new w(o, Pe).toString({
			indent: n,
			lineWidth: 0,
			doubleQuotedAsJSON: !0,
			...r === "single" && { singleQuote: !0 }
		})).slice(0, -1);
		return t ? [s.replace(/^[[{] | [\]}]$/g, "")] : s.split("\n");
	}
	node(e, t) {
		let n = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) {
			let t = new p(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(l)?.type)), t;
		}
		let r = A(e) ? new a() : new f();
		if (A(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(Ve);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => d(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (d(i) ? i.flow === !0 : !A(e) && r.items.every(l)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(b), i = new p(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(l)?.type;
		i.type = this.style.isJson || e.includes("\n") || J(e) ? p.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : p.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new C(i, this.node(t, o.length > 0 || !Be(r) ? o : r.flatMap(Ve)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || Y(e.replaceAll("	", " ")) ? p.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !J(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? p.QUOTE_SINGLE : p.QUOTE_DOUBLE : n ? t : p.QUOTE_DOUBLE;
	}
};
function Be(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(l) || t.every(b);
}
function Ve(e) {
	let t = u(e) ? e.items.at(-1) : b(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/pull/newEntries.ts
function He(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of qe(e, t.objects)) {
		let t = Ye(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = Ue(e, o, t, n);
		if (r.size === 0) break;
		if (!We(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: Ke(e, t),
		fixed: Object.keys(Ge(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Ue(e, t, n, r) {
	let i = t.map((t, n) => Q(e.entry.schema.parse(Ke(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
	for (let [e, n] of t.entries()) {
		let t = i[e], r = t && o.get(t);
		r && r.live === n.live && r.renamedFrom === void 0 || c.set(n, (t && s.get(t)) ?? "An entry with its name would mean another object.");
	}
	for (let { place: n, message: r } of e.checkTogether(i)) {
		let e = t[Number(n?.file)];
		e && c.set(e, r);
	}
	return c;
}
function We(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Ge({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Ke(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Ge(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function qe(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => Je(e.label, t.label) || Je(e.id, t.id)).map(({ live: e }) => e);
}
function Je(e, t) {
	return e < t ? -1 : +(e > t);
}
function Ye(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.toManifest(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = X(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = X(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), j(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.toNewManifest ?? n.toManifest)(t, i);
		if (!Xe(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Ze(a, r.languages) : a;
		s === void 0 ? a === void 0 && j(u, Qe(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : X(r, e, c).value;
			i !== void 0 && (n[r.name] = i);
		}
		return n;
	});
	return {
		live: t,
		label: a,
		identity: { [o.name]: s },
		fields: f,
		distinguishing: [...m, { [e.idMember]: e.declaredId(t) }],
		left: u,
		unasked: p
	};
}
function Xe({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Ze(e, t) {
	if (!A(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Qe(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.toNewManifest ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
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
	let { kept: a, left: o } = $e(t, (t) => Z(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Z(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function $e(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (A(o)) {
			let e = $e(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), j(i, e.left);
		} else i.push({
			member: [...n, a].join("."),
			why: e
		});
	}
	return {
		kept: r,
		left: i
	};
}
function Z(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!_e(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(Q(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Q(e, t = "") {
	return {
		values: e,
		onCreate: {},
		file: {
			path: t,
			lineStarts: [0]
		},
		spot: {
			start: 0,
			end: 0
		}
	};
}
// src/pull/newManifests.ts
function et(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = He(e, s, {
				...r,
				project: t,
				verdicts: M
			}, i);
			j(a, c.left), j(o, [...c.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return tt(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: q(nt(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function tt({ newManifest: e }, t, n) {
	let r = it(t, ({ live: t }) => e?.group(t, n)), i = [...ot([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function nt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = rt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || k(n[e]) !== k(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function rt(e) {
	let [t] = [...it(e, k)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function it(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
const at = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function ot(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = st(r), i = e;
		for (let t = 2; n.has(ct(i)); t++) i = `${e}-${t}`;
		n.add(ct(i)), t.set(r, i);
	}
	return t;
}
function st(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : at.test(t) ? `group-${t}` : t;
}
function ct(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/pull/pullProblems.ts
function lt(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return D("unusable-answer", o, { reach: "change" });
	}));
}
function ut(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = de(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return D("not-expressible", s, {
			severity: "warning",
			reach: "change"
		});
	});
}
function dt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !ft(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [D("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [D("not-expressible", `The next apply adds the tag ${fe}${t} to ${i} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...a
	];
}
function ft(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/pull/textTargets.ts
var pt = class {
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
	baseOf(e, t) {
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && E(e.path) === E(t));
		return r && {
			path: r.file.path,
			at: r.spot.start
		};
	}
	partsOf(e) {
		let t = $(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = T(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => E(r.path) === E(t.path) && k(e.textFiles?.name(n.path, r.textFile) ?? null) === k(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: T(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || mt(u, r) && !mt(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = F(t.folder, this.given.full.get(e) ?? e).split(Ee).join("/"), i = O(t.files) ? le(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (oe(e, t) && O(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, se({ files: e.files.replaceAll("{lang}", T(e, t)) }), t);
	}
	at(e, t, n) {
		let r = T(e, n);
		if (!ht.test(r) || ue(e, t) !== n) return;
		let i = I(e.folder, t), a = S(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...ce(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function mt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const ht = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
const gt = new AbortController().signal;
function _t({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return D("not-expressible", n, { severity: "notice" });
		})
	};
}
async function vt(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await v(e, t, {}, gt), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function yt(e, t) {
	return e ?? t.folder;
}
function bt(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? I(i[e]?.folder ?? a, s.text) : P(yt(r, n), `${e}.yaml`);
	return t === void 0 ? l : P(N(l), we(l, Te(l)), `${t}.yaml`);
}
async function xt(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await v(a, n, r, gt), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, S(n === void 0 ? t : P(N(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/pull/first.ts
async function St(e, r, i, a, o) {
	let { folders: c } = o, { kinds: l, leftOut: u } = _t(r, i, o.environment.GITHUB_ACTIONS === "true"), d = l.filter(({ textFiles: e }) => !a.leavesTexts || !e), f = [
		...u,
		...K(i.kinds, a.fields),
		...await Ct(d, i, a.dir, c)
	];
	if (pe(f)) return { problems: f };
	let p = xe(o), m = p.now(), h = ve(r, {
		apiUrl: e.apiUrl,
		signal: o.cancellation.stopping,
		onResponse: p.onResponse,
		...o.onWait && { onWait: o.onWait },
		onProgress: o.onProgress
	});
	if (!h.ok) return { problems: [...f, h.problem] };
	let g = [];
	try {
		let t = await ye(h.value, r.id, {
			kinds: d,
			languages: (e) => (m = p.now(), W(e, r.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Tt(e, t);
				return j(g, n), n.length > 0;
			}
		});
		if (!t.ok) return { problems: [...f, t.problem] };
		o.onProgress?.({
			phase: "writing",
			project: r.name
		});
		let n = W(t.value.project, r.pulledLanguages), l = n.ok ? n.value.map(({ iso: e }) => e) : [], u = await Ot(t.value, {
			settings: r,
			globs: i,
			folders: c
		}, {
			split: a.split,
			fields: a.fields?.includes("all") ? "all" : a.fields ?? [],
			languages: l,
			dir: a.dir,
			usable: e.usable,
			confirms: async (e) => (o.onProgress?.(void 0), a.confirms?.(e) ?? !1),
			header: (e) => [Ce(e)],
			onVariables: (e) => o.onSecrets(s(e))
		}), _ = [
			...f,
			...g,
			...Et(t.value.project),
			...u.problems
		];
		if (o.cancellation.stopped || u.files.length === 0) return { problems: _ };
		let v = await R(u.files, c);
		if (v.length === 0 && !a.dryRun && j(v, await z(u.files, c)), v.length > 0) return { problems: [..._, ...v] };
		let y = t.value.project.languages?.map(({ iso: e }) => e) ?? [];
		return {
			problems: _,
			at: m,
			first: await wt(u, l, y, r, i, a, c)
		};
	} catch (e) {
		if (!(e instanceof n)) throw e;
		return e instanceof t && o.cancellation.stopped ? { problems: f } : { problems: [...f, be(e)] };
	} finally {
		o.onProgress?.(void 0);
	}
}
function Ct(e, t, n, r) {
	return R(e.map(({ plural: e }) => ({
		path: bt(e, void 0, t, n),
		text: ""
	})), r);
}
async function wt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith(Dt));
	return {
		manifests: c.map((e) => ({
			...e,
			path: S(e.path, s)
		})),
		...f && { variables: {
			path: S(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await xt(c, i, r, s)
	};
}
function Tt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [D("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function Et({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [D("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
const Dt = "lokaform.env";
async function Ot(e, { settings: t, globs: n, folders: r }, i) {
	let a = await kt(n.kinds, e, i), { variables: o } = a;
	i.onVariables(o);
	let s = et(n.kinds, a.live, {
		rules: t.rules,
		variables: o
	}, {
		...i,
		label: (e) => {
			let t = a.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), c = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !n.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: bt(e.kind, e.group, n, i.dir)
	})), l = [
		...lt(n.kinds, e),
		...ut([...a.left, ...s.left]),
		...At(n.kinds, c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await jt(o, P(yt(i.dir, n), Dt), r);
	return d.ok ? {
		manifests: c,
		files: [...d.value, ...c.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: o,
		problems: l,
		unasked: s.unasked
	} : {
		...u,
		problems: [...l, d.problem]
	};
}
async function kt(e, t, { usable: n, confirms: r }) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) await r(t) && u.add(t);
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
function At(e, t, n, i, { rules: a }, o, s) {
	let c = {
		...o.values,
		...Object.fromEntries(i)
	}, l = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: S(e, s),
		text: t
	}))]), { declared: u, problems: d } = r(e, Object.fromEntries(l), {
		...o,
		values: c
	});
	if (pe(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return dt(Se(u, n, a, M), a);
}
async function jt(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await ee(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return {
		ok: !0,
		value: [...r.value ? [r.value] : [], i]
	};
}
export { ut as a, ze as c, W as d, K as f, z as h, $ as i, q as l, R as m, pt as n, He as o, Me as p, vt as r, Q as s, St as t, G as u };
