import { i as e, r as t, s as n } from "./client.js";
import { At as r, B as i, Ct as a, Et as o, Gt as s, In as c, L as l, Ot as u, R as d, St as f, Tt as p, U as m, V as h, an as g, bt as _, er as v, fn as y, gt as b, ht as ee, it as x, kt as S, mr as C, nt as te, or as w, pr as ne, rr as re, vt as T, xt as E, yt as D, zt as ie } from "./engine.js";
import { Ar as ae, Bt as O, Cr as oe, Dr as se, Or as ce, Sr as k, Tr as le, Wt as A, Zi as ue, er as j, pn as de, s as fe, tn as pe, wr as M } from "./start.js";
import { d as N, f as me, h as he, m as P, u as F } from "./wire.js";
import { D as I, S as ge, c as _e, g as ve, m as ye, v as be } from "./project.js";
import { n as xe } from "./schemas.js";
import { basename as Se, dirname as L, extname as Ce, join as R, relative as z, resolve as B, sep as we } from "node:path";
import { lstat as Te, mkdir as Ee, readFile as De, rename as Oe, rm as V } from "node:fs/promises";
// src/files/newFiles.ts
async function H(e, t) {
	let n = await Promise.all(e.map((e) => je(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Me(e, i, t)];
	});
}
async function U(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => L(e)))) await d(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await W(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await ke(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Ae(e, t).catch(() => {});
		let n = h(e);
		return i ? [Me(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await V(e, { force: !0 }).catch(() => {});
	}
}
async function W(e, t) {
	let n = await je(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ee(L(e.path), { recursive: !0 }), m(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function ke({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await i(n, e)) throw Error("it exists already");
	} else {
		if (await De(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Oe(n, e);
	}
}
async function Ae(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await V(n) : await ke({
		...e,
		replaces: r
	}, await W({
		...e,
		text: i
	}, t));
}
async function je({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!re(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = z(B(r), e).split(/[\\/]/), a = B(r);
	for (let [e, r] of i.entries()) {
		a = R(a, r);
		let o = await Te(a).catch((e) => {
			if (!l(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${w(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${w(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function Me({ path: e }, t, n) {
	return A("not-written", `${w(e, n)} ${t}.`);
}
// src/pull/chosen.ts
function G({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${fe(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return ne(A("unknown-language", t, {
			reach: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return C(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const Ne = { value: [] };
function Pe(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = te(t, e).filter(({ reach: e }) => e === "project");
	if (a) return ne(a);
	let o = G(e, r ? n : n ?? Ne);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...Fe(i),
		...x(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return C((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Fe(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function Ie(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = fe(e, n) || ` The fields are ${n.join(", ")}.`;
		return [A("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/yaml/yamlText.ts
const Le = { compat: "yaml-1.1" };
function Re(e, t = []) {
	let n = new T(e, {
		...Le,
		aliasDuplicateObjects: !1
	});
	a(n, {
		Scalar: (e, t) => ze(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Be(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ve(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), o = ee("", i);
	if (o.problems.length > 0 || JSON.stringify(o.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function ze(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = K(n) ? f.QUOTE_DOUBLE : n.includes("\n") ? t ? f.QUOTE_DOUBLE : f.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? f.BLOCK_FOLDED : f.QUOTE_DOUBLE : f.PLAIN;
}
function K(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return q(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function q(e) {
	return e.replaceAll("\n", "").search(de) !== -1 || /[\ufffe\uffff]/.test(e);
}
function Be(e) {
	let t = e.map((e) => S(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ve(e) {
	return e.replace(/[\ufffe\uffff]/g, He).replace(de, (e) => /[\n\t]/.test(e) ? e : He(e));
}
function He(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var Ue = class {
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
		let a = n.isItem ? i : new E(new f("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, { type: t, header: n, body: r, indent: i, mayKeepEnd: a }) {
		let o = me(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || q(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, f.BLOCK_LITERAL]) {
			let t = new f(e);
			t.type = r ?? f.BLOCK_LITERAL;
			let o = new T({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !a || b(o).k !== e) continue;
			let p = l || /\d/.test(n) ? i : "", m = a && u === "" && n.includes("+"), h = d.split("\n").map((e) => e && " ".repeat(i) + e.slice(2));
			return [`${c}${p}${m ? "+" : u}`, ...h];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: s } = this.style, c = u(e) ? e.value : e;
		if (!p(c)) return this.scalar(e, t);
		let [l = ""] = u(e) ? this.scalar(new E(e.key, new f(null)), t) : [], d = l.slice(0, -5), m = t || c.flow === !0, h = c.items.map((e) => this.lines(e, m));
		if (m) {
			let [n, r, i] = o(c) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				s
			], l = h.length > 0 ? `${i}${h.join(", ")}${i}` : "";
			return [`${u(e) ? `${d} ` : t ? "" : "- "}${n}${l}${r}`];
		}
		let g = " ".repeat(u(e) ? o(c) ? n : r : 1 + i), _ = h.flat().map((e) => e && g + e);
		return u(e) ? [d, ..._] : [`-${_[0]?.slice(1)}`, ..._.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = u(e) ? e.value : e;
		t && S(i) && String(i.value).includes("\n") && (i.type = f.QUOTE_DOUBLE);
		let a = u(e) ? new _() : new D();
		a.items = [e], a.flow = t;
		let o = Ve(new T(a, Le).toString({
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
			let t = new f(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(S)?.type)), t;
		}
		let r = P(e) ? new _() : new D();
		if (P(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(Ge);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => p(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (p(i) ? i.flow === !0 : !P(e) && r.items.every(S)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(o), i = new f(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(S)?.type;
		i.type = this.style.isJson || e.includes("\n") || K(e) ? f.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : f.PLAIN;
		let s = r.flatMap((t) => t.get(e, !0) ?? []);
		return new E(i, this.node(t, s.length > 0 || !We(r) ? s : r.flatMap(Ge)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || q(e.replaceAll("	", " ")) ? f.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !K(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? f.QUOTE_SINGLE : f.QUOTE_DOUBLE : n ? t : f.QUOTE_DOUBLE;
	}
};
function We(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(S) || t.every(o);
}
function Ge(e) {
	let t = r(e) ? e.items.at(-1) : o(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pull.ts
function Ke(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { item: e } = i, { declared: a, live: o, part: s = "", edited: c, landed: l, reason: u } = e, d = a === void 0 ? o : Ze(a, o), f = {
			kind: i.kind,
			entry: i.entry,
			field: e.field,
			language: s,
			declared: a,
			live: o,
			after: d,
			...c && { edited: c },
			...l !== void 0 && { landed: l }
		}, p = u === "conflict" || u === "undecided" ? u : e.cause === "not committed" ? e.cause : qe(f, i.object, t);
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
function qe(e, t, n) {
	let { kind: r, entry: i, declared: a, live: o, after: s } = e;
	return a !== void 0 && P(a) !== P(o) || Je(r, i, t, n) ? "other-shape" : he(s) ? Xe(e, n) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Je(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Ye = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function Xe({ kind: e, entry: t, field: n, declared: r, after: i }, { project: a }) {
	let o = (e, t) => ie(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Ye.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function Ze(e, t) {
	return !P(e) || !P(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function Qe(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = $e(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function $e(e, t, n, r, i) {
	if (t.role === "shape" && tt(e, n) && Je(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.toPlan(n.values), s = rt(t.toManifest(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = et(s, t, n);
	if (!o) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && N(e.after) === N(c);
		return t.isDefault(r, a) || i || J(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = nt(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function et(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function tt({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.toPlan(t).length > 0);
}
function nt(e, t) {
	if (P(e) && P(t) && !J(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function rt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function J(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function it({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function at({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [A("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = c({ limits: t }, a, r, i);
	if (!s) return [];
	let [l = ""] = s.limit.split(" ");
	return o(`--remove-missing would remove ${a} of ${r} entries, but ${s.limit}. To remove them, raise ${l}.`);
}
const ot = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var st = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of ct(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = ct(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function ct(e) {
	let t = e.split(ot);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newEntries.ts
function lt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of mt(e, t.objects)) {
		let t = gt(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = ut(e, o, t, n);
		if (r.size === 0) break;
		if (!dt(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: pt(e, t),
		fixed: Object.keys(ft(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function ut(e, t, n, r) {
	let i = t.map((t, n) => Z(e.entry.schema.parse(pt(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function dt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function ft({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function pt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...ft(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function mt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => ht(e.label, t.label) || ht(e.id, t.id)).map(({ live: e }) => e);
}
function ht(e, t) {
	return e < t ? -1 : +(e > t);
}
function gt(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.toManifest(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = Y(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = Y(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), F(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = rt(n.toManifest(t, i)), s = a === void 0 || J(a) ? void 0 : a;
		if (!_t(e, n, r)) {
			s !== void 0 && p.push(n.name);
			continue;
		}
		let c = n.role === "text" ? vt(s, r.languages) : s;
		c === void 0 ? s === void 0 && F(u, yt(n, t, i)) : d(n, c, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : Y(r, e, c).value;
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
function _t({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function vt(e, t) {
	if (!P(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function yt(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function Y(e, t, n) {
	let r = X(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!P(t) || e.role === "identity") return i;
	let { kept: a, left: o } = bt(t, (t) => X(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : X(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function bt(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (P(o)) {
			let e = bt(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), F(i, e.left);
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
function X(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!he(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(Z(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Z(e, t = "") {
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
function xt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = lt(e, s, {
				...r,
				project: t,
				verdicts: I
			}, i);
			F(a, c.left), F(o, [...c.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return St(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: Re(Ct(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function St({ newManifest: e }, t, n) {
	let r = Tt(t, ({ live: t }) => e?.group(t, n)), i = [...Dt([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function Ct(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = wt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function wt(e) {
	let [t] = [...Tt(e, N)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function Tt(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
const Et = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function Dt(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Ot(r), i = e;
		for (let t = 2; n.has(kt(i)); t++) i = `${e}-${t}`;
		n.add(kt(i)), t.set(r, i);
	}
	return t;
}
function Ot(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Et.test(t) ? `group-${t}` : t;
}
function kt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/pull/pullProblems.ts
function At(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return A("unusable-answer", o, { reach: "change" });
	}));
}
function jt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = pe(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return A("not-expressible", s, {
			severity: "warning",
			reach: "change"
		});
	});
}
function Mt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !Nt(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [A("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [A("not-expressible", `The next apply adds the tag ${ue}${t} to ${i} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...a
	];
}
function Nt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/pull/textTargets.ts
var Pt = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = N([r.file.path, n]);
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
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && j(e.path) === j(t));
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
		let o = k(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => j(r.path) === j(t.path) && N(e.textFiles?.name(n.path, r.textFile) ?? null) === N(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: k(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || Q(u, r) && !Q(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = z(t.folder, B(this.given.folders.displayRoot, e)).split(we).join("/"), i = M(t.files) ? ce(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (ae(e, t) && M(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, oe({ files: e.files.replaceAll("{lang}", k(e, t)) }), t);
	}
	at(e, t, n) {
		let r = k(e, n);
		if (!Ft.test(r) || le(e, t) !== n) return;
		let i = B(e.folder, t), a = w(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...se(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function Q({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Ft = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
const It = new AbortController().signal;
function Lt({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return A("not-expressible", n, { severity: "notice" });
		})
	};
}
async function Rt(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await g(e, t, {}, It), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function zt(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? B(i[e]?.folder ?? a, s.text) : R(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : R(L(l), Se(l, Ce(l)), `${t}.yaml`);
}
async function Bt(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await g(a, n, r, It), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, w(n === void 0 ? t : R(L(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/pull/first.ts
async function Vt(e, r, i, a, o) {
	let { folders: s } = o, { kinds: c, leftOut: l } = Lt(r, i, o.environment.GITHUB_ACTIONS === "true"), u = c.filter(({ textFiles: e }) => !a.leavesTexts || !e), d = [
		...l,
		...Ie(i.kinds, a.fields),
		...await Ht(u, i, a.dir, s)
	];
	if (O(d)) return { problems: d };
	let f = ve(o), p = f.now(), m = ye(r, {
		apiUrl: e.apiUrl,
		signal: o.cancellation.stopping,
		onResponse: f.onResponse,
		...o.onWait && { onWait: o.onWait },
		onProgress: o.onProgress
	});
	if (!m.ok) return { problems: [...d, m.problem] };
	let h = [];
	try {
		let t = await be(m.value, r.id, {
			kinds: u,
			languages: (e) => (p = f.now(), G(e, r.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Ut(e, t);
				return F(h, n), n.length > 0;
			}
		});
		if (!t.ok) return { problems: [...d, t.problem] };
		o.onProgress?.({
			phase: "writing",
			project: r.name
		});
		let n = G(t.value.project, r.pulledLanguages), c = n.ok ? n.value.map(({ iso: e }) => e) : [], l = await Kt(t.value, c, e, r, i, a, o), g = [
			...d,
			...h,
			...Wt(t.value.project),
			...l.problems
		];
		if (o.cancellation.stopped || l.files.length === 0) return { problems: g };
		let _ = await H(l.files, s);
		if (_.length === 0 && !a.dryRun && F(_, await U(l.files, s)), _.length > 0) return { problems: [...g, ..._] };
		let { manifests: v, files: y, variables: b, unasked: ee } = l, x = y.find(({ path: e }) => e.endsWith(Gt)), S = t.value.project.languages?.map(({ iso: e }) => e) ?? [], C = {
			manifests: v.map((e) => ({
				...e,
				path: w(e.path, s)
			})),
			...x && { variables: {
				path: w(x.path, s),
				count: b.size
			} },
			languages: c,
			otherLanguages: S.filter((e) => !c.includes(e)),
			unasked: ee,
			repeated: a.repeated,
			flags: a.dryRun ? [] : await Bt(v, i, r, s)
		};
		return {
			problems: g,
			at: p,
			first: C
		};
	} catch (e) {
		if (!(e instanceof n)) throw e;
		return e instanceof t && o.cancellation.stopped ? { problems: d } : { problems: [...d, _e(e)] };
	} finally {
		o.onProgress?.(void 0);
	}
}
function Ht(e, t, n, r) {
	return H(e.map(({ plural: e }) => ({
		path: zt(e, void 0, t, n),
		text: ""
	})), r);
}
function Ut({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [A("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function Wt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [A("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
const Gt = "lokaform.env";
async function Kt(e, t, { usable: n }, { rules: r }, i, { split: a, fields: o = [], dir: c, confirms: l }, { folders: u, onProgress: d, onSecrets: f }) {
	let p = await qt(i.kinds, e, n, async (e) => (d?.(void 0), l?.(e) ?? !1)), { variables: m } = p;
	f(s(m));
	let h = xt(i.kinds, p.live, {
		rules: r,
		variables: m
	}, {
		split: a,
		languages: t,
		fields: o.includes("all") ? "all" : o,
		header: (e) => [xe(e)],
		label: (e) => {
			let t = p.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), g = h.manifests.filter(({ kind: e, entries: t }) => t > 0 || !i.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: zt(e.kind, e.group, i, c)
	})), _ = [
		...At(i.kinds, e),
		...jt([...p.left, ...h.left]),
		...Jt(i.kinds, g, e, m, r, n, u)
	], v = {
		manifests: [],
		files: [],
		variables: m,
		problems: _,
		unasked: []
	};
	if (_.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return v;
	let y = await Yt(m, R(c ?? i.folder, Gt), u);
	return y.ok ? {
		manifests: g,
		files: [...y.value, ...g.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: m,
		problems: _,
		unasked: h.unasked
	} : {
		...v,
		problems: [..._, y.problem]
	};
}
async function qt(e, t, n, r) {
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
function Jt(e, t, n, r, i, a, o) {
	let s = {
		...a.values,
		...Object.fromEntries(r)
	}, c = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: w(e, o),
		text: t
	}))]), { declared: l, problems: u } = v(e, Object.fromEntries(c), {
		...a,
		values: s
	});
	if (O(u)) throw Error(`new manifests have mistakes: ${JSON.stringify(u[0])}`);
	return Mt(ge(l, n, i, I), i);
}
async function Yt(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await y(t, n);
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
export { Ie as _, jt as a, U as b, st as c, Ke as d, at as f, G as g, Ne as h, $ as i, it as l, Re as m, Pt as n, lt as o, Ue as p, Rt as r, Z as s, Vt as t, Qe as u, Pe as v, H as y };
