import { m as e } from "./client.js";
import { $n as t, Ar as n, Dr as r, Hr as i, J as a, Kr as o, Pr as s, St as c, Ur as l, Vn as u, Wn as d, Wr as f, X as p, Yr as m, Yt as h, Zn as g, bt as _, dt as v, jr as y, nr as b, pr as x, qr as S, sr as C, zn as ee } from "./engine.js";
import { Cn as te, Ct as ne, Y as re, _ as ie, _t as ae, ft as oe, h as se, ln as ce, mt as le, pn as w, r as T, s as ue, t as de, un as fe, vt as pe, w as E, wn as me, x as D, xn as he } from "./start.js";
import { _ as ge, a as _e, b as O, f as ve, g as k, h as A, m as j, s as ye, v as M, x as N, y as be } from "./wire.js";
import { D as P, T as xe, c as Se, f as Ce, h as we, y as Te } from "./project.js";
import { C as F, D as I, O as L, T as R, _ as z, b as Ee, g as De, h as Oe, k as ke, p as B, t as Ae, v as V } from "./yaml.js";
import { basename as je, dirname as H, extname as Me, join as U, resolve as W } from "node:path";
import { lstat as Ne, mkdir as Pe, readFile as G, rename as Fe, rm as Ie, stat as Le } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => He(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ue(e, i, t)];
	});
}
async function Re(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => H(e)))) await f(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await ze(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Be(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Ve(e, t).catch(() => {});
		let n = S(e);
		return i ? [Ue(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Ie(e, { force: !0 }).catch(() => {});
	}
}
async function ze(e, t) {
	let n = await He(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Pe(H(e.path), { recursive: !0 }), m(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Be({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await o(n, e)) throw Error("it exists already");
	} else {
		if (!(await G(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await Fe(n, e);
	}
}
async function Ve(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Ie(n) : await Be({
		...e,
		replaces: r
	}, await ze({
		...e,
		text: i
	}, t));
}
async function He({ path: e, replaces: t }, { working: n }) {
	if (!y(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await l(e, n);
	if (r !== void 0) return r;
	try {
		let n = await Ne(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (i(e, "ENOENT")) return;
		if (!i(e, "ENOTDIR")) throw e;
		return `cannot be written: ${S(e)}. Choose another folder`;
	}
}
function Ue({ path: e }, t, n) {
	return D("not-written", `${s(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
function We(e) {
	return `yaml-language-server: $schema=${_e(ye(e))}`;
}
const Ge = { compat: "yaml-1.1" };
function Ke(e, t = []) {
	let n = new B(e, {
		...Ge,
		aliasDuplicateObjects: !1
	});
	Ee(n, {
		Scalar: (e, t) => qe(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Je(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Y(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = g("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function qe(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = q(n) ? V.QUOTE_DOUBLE : n.includes("\n") ? t ? V.QUOTE_DOUBLE : V.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? V.BLOCK_FOLDED : V.QUOTE_DOUBLE : V.PLAIN;
}
function q(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return J(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function J(e) {
	return e.replaceAll("\n", "").search(ve) !== -1 || /[\ufffe\uffff]/.test(e);
}
function Je(e) {
	let t = e.map((e) => L(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Y(e) {
	return e.replace(/[\ufffe\uffff]/g, Ye).replace(ve, (e) => /[\n\t]/.test(e) ? e : Ye(e));
}
function Ye(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var Xe = class {
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
		let o = ge(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || J(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, V.BLOCK_LITERAL]) {
			let t = new V(e);
			t.type = r ?? V.BLOCK_LITERAL;
			let o = new B({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Ae(o).k !== e) continue;
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
		let a = I(e) ? new De() : new Oe();
		a.items = [e], a.flow = t;
		let o = Y(new B(a, Ge).toString({
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
		let r = O(e) ? new De() : new Oe();
		if (O(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(Qe);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => F(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (F(i) ? i.flow === !0 : !O(e) && r.items.every(L)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(R), i = new V(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(L)?.type;
		i.type = this.style.isJson || e.includes("\n") || q(e) ? V.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : V.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new z(i, this.node(t, o.length > 0 || !Ze(r) ? o : r.flatMap(Qe)));
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
function Ze(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(L) || t.every(R);
}
function Qe(e) {
	let t = ke(e) ? e.items.at(-1) : R(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
const $e = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function et(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { declared: e, live: a, part: o = "", reason: s, cause: c } = i.item, l = e === void 0 ? a : at(e, a), u = {
			...i,
			language: o,
			after: l
		}, d = s === "conflict" || s === "undecided" ? s : c === "not committed" ? c : tt(u, t);
		d ? r.push({
			text: u,
			why: d
		}) : n.push(u);
	}
	return {
		taken: n,
		kept: r
	};
}
function tt(e, t) {
	let { kind: n, entry: r, object: i, after: a } = e, { declared: o, live: s } = e.item;
	return o !== void 0 && O(o) !== O(s) || nt(n, r, i, t) ? "other-shape" : N(a) ? it(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function nt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const rt = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function it({ kind: e, entry: t, item: { field: n, declared: r }, after: i }, { project: a }) {
	let o = (e, t) => v(e).some(t), s = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => rt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function at(e, t) {
	return !O(e) || !O(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
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
function st(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && nt(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = ut(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = ct(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && k(e.after) === k(l);
		return t.isDefault(r, o) || i || X(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = lt(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function ct(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function lt(e, t) {
	if (O(e) && O(t) && !X(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function ut(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function X(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function dt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = Ce({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [D("too-many-destroyed", c, { scope: "project" })];
}
const ft = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function pt(e) {
	let t = be(e, ({ name: e }) => mt(e));
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
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = St(e, s.objects, {
				live: s,
				context: {
					...r,
					project: t,
					verdicts: P
				},
				declared: []
			}, i);
			j(a, c.left), j(o, [...M(c.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return gt(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: Ke(_t(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function gt({ newManifest: e }, t, n) {
	let r = M(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => A(e, t)).map(([e = "", t]) => {
		let n = bt(e), r = n;
		for (let e = 2; a.has(xt(r)); e++) r = `${n}-${e}`;
		return a.add(xt(r)), {
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
		let e = vt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function vt(e) {
	let [t] = [...M(e, k)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const yt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function bt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return yt.test(t) ? `group-${t}` : t || "group";
}
function xt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function St(e, t, n, r) {
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
	return {
		entries: o.map((t) => ({
			live: t.live,
			entry: Et(e, t),
			fixed: Object.keys(Tt(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function Ct(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => jt(e.entry.schema.parse(Et(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
	})).sort((e, t) => A(e.label, t.label) || A(e.id, t.id)).map(({ live: e }) => e);
}
function Ot(e, t, n, r) {
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
		let e = ut(n.toManifest(t, i)), o = e === void 0 || X(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? kt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), j(u, e.left);
		} else o === void 0 && j(u, At(n, t, i));
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
function kt(e, t) {
	if (!O(e)) return e;
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
	if (!O(t) || e.role === "identity") return i;
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
	if (!N(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(jt(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function jt(e, t = "") {
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
function Mt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = ee(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return D("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/manifestFiles.ts
function Nt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function Pt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: r, after: i, creates: a }) => {
		if (a !== void 0) return {
			path: a,
			text: i
		};
		let o = W(t, e), [s, { mode: c }] = await Promise.all([G(o), Le(o)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: o }) : e;
		}), [l, u] = [n(s, i), n(s, r)];
		return {
			path: o,
			text: l,
			replaces: u,
			mode: c & 511
		};
	}));
}
function Ft(e, n, r) {
	let i = [], a = [], o = [], s = [];
	for (let c of n) {
		let { entry: n, field: l, value: u } = c, [d] = e.fields.filter(({ name: e }) => e === l).flatMap((e) => e.toPlan(n.values)), f = r.has(t(n.file, n.span, [l]).path);
		N(u) ? d && f ? o.push({
			kind: e.name,
			label: e.label(n.values),
			place: b(n.file, n.span, [l]),
			field: l,
			declared: d.after,
			live: u,
			why: "a locale file declares it, of which pull changes only texts"
		}) : n.from ? s.push(c) : i.push({
			kind: e.plural,
			path: n.file.path,
			edits: [{
				is: "field",
				at: n.span.start,
				field: l,
				value: u
			}]
		}) : a.push(It(e, n, l));
	}
	return j(a, Lt(s)), {
		edits: i,
		kept: o,
		problems: a
	};
}
function It(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return u(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Lt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${h(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [D("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Rt(e) {
	return e.map(({ text: { item: e, language: t }, why: n, details: r }) => {
		let { kind: i, label: a, place: o, field: s, declared: c = "", live: l, edited: u } = e;
		return {
			kind: i,
			label: a,
			place: o,
			field: s,
			part: t,
			declared: c,
			live: l,
			...u && { edited: u },
			why: $e[n],
			...r !== void 0 && { details: r },
			...(n === "conflict" || n === "undecided") && { conflict: !0 }
		};
	});
}
// src/pull/options.ts
function zt(e, { folders: t, onProgress: n }, r) {
	let i = T(ce, e);
	return {
		split: T(me, e) ?? me.default,
		fields: T(he, e),
		repeated: de(e, [
			le,
			ae,
			pe,
			ne,
			oe
		]),
		dryRun: T(fe, e) ?? fe.default,
		isNew: T(w, e) ?? w.default,
		dir: i === void 0 ? void 0 : W(t.working, i),
		removesMissing: T(te, e) ?? te.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${ue(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return ie(D("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return E(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Bt(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Vt = { value: [] };
function Ht(e, t, { asked: n, isNew: r, rows: i }) {
	let [o] = a(t, e).filter(({ scope: e }) => e === "project");
	if (o) return ie(o);
	let s = $(e, r ? n : n ?? Vt);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...p(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return E((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function Ut(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ue(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => D("bad-setting", e));
}
function Wt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Nt).length > 0 ? [] : [D("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Gt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: c } = nn(t, n, i.environment.GITHUB_ACTIONS === "true"), l = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [...c, ...await K(l.map(({ plural: e }) => ({
		path: on(e, void 0, n, r.dir),
		text: ""
	})), a)];
	if (se(u)) return { problems: u };
	let d = we(t, e.apiUrl, i);
	if (!d.ok) return { problems: [...u, d.problem] };
	let { reading: f, now: p } = d.value, m = p(), h = [];
	try {
		let o = await Te(f, t.id, {
			kinds: l,
			languages: (e) => (m = p(), $(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Kt(e, t);
				return j(h, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...u, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let c = Bt(o.value.project, t.pulledLanguages), d = await Yt(o.value, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: c
		}), g = [
			...u,
			...h,
			...qt(o.value.project),
			...d.problems
		];
		if (i.cancellation.stopped || d.files.length === 0) return { problems: g };
		let _ = await K(d.files, a);
		if (_.length === 0 && !r.dryRun && j(_, await Re(d.files, a)), _.length > 0) return { problems: [...g, ..._] };
		let { manifests: v, files: y, variables: b, unasked: x } = d, S = y.find(({ path: e }) => e.endsWith(Jt)), C = o.value.project.languages?.map(({ iso: e }) => e) ?? [], ee = {
			manifests: v,
			...S && { variables: {
				path: s(S.path, a),
				names: [...b.keys()]
			} },
			languages: c,
			otherLanguages: C.filter((e) => !c.includes(e)),
			unasked: x,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await sn(v, n, t, a)
		};
		return {
			problems: g,
			at: m,
			first: ee
		};
	} catch (e) {
		return { problems: [...u, ...Se(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Kt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [D("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function qt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [D("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Jt = "lokaform.env";
async function Yt(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: a, languages: o }) {
	let { split: c, fields: l = [], dir: u, ask: d } = i, { folders: f, onSecrets: p } = a, m = await Xt(r.kinds, e, t, d), { variables: h } = m, g = {
		...t.values,
		...Object.fromEntries(h)
	};
	p(_(h));
	let v = ht(r.kinds, m.live, {
		rules: n,
		variables: h
	}, {
		split: c,
		languages: o,
		fields: l,
		header: (e) => [We(e)],
		label: (e) => {
			let t = m.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), y = v.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = on(e.kind, e.group, r, u);
		return {
			...e,
			full: t,
			path: s(t, f)
		};
	}), b = [
		...$t(r.kinds, e),
		...Mt([...m.left, ...v.left]),
		...Zt(r.kinds, y, e, n, {
			...t,
			values: g
		})
	], x = {
		manifests: [],
		files: [],
		variables: h,
		problems: b,
		unasked: []
	};
	if (b.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return x;
	let S = await Qt(h, U(u ?? r.folder, Jt), f);
	return S.ok ? {
		manifests: y,
		files: [...S.value, ...y.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: h,
		problems: b,
		unasked: v.unasked
	} : {
		...x,
		problems: [...b, S.problem]
	};
}
async function Xt(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${re(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
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
function Zt(e, t, n, r, i) {
	let a = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: o, problems: s } = d(e, Object.fromEntries(a), i);
	if (se(s)) throw Error(`new manifests have mistakes: ${JSON.stringify(s[0])}`);
	return en(xe(o, n, r, P), r);
}
async function Qt(e, t, n) {
	if (e.size === 0) return E([]);
	let r = await x(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return E([...r.value ? [r.value] : [], i]);
}
function $t(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return D("unusable-response", o, { scope: "change" });
	}));
}
function en(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !tn(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [D("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function tn(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
function nn({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return D("not-expressible", n, { severity: "notice" });
		})
	};
}
async function rn(e, t) {
	let { paths: n } = await C(e, t, {}, r), { kinds: i } = nn(t, e, !1);
	return e.texts.length > 0 || i.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function an(e, t) {
	let { paths: n } = await C(e, t, {}, r), i = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(i.map((e) => G(e, "utf8")))).flatMap(c);
}
function on(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? W(i[e]?.folder ?? a, s.text) : U(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : U(H(l), je(l, Me(l)), `${t}.yaml`);
}
async function sn(e, t, n, i) {
	let a = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), o = {
		...t,
		globs: Object.fromEntries(a)
	}, { paths: c } = await C(o, n, i, r), l = new Set(Object.values(c).flat());
	if (e.every(({ full: e }) => l.has(e))) return [];
	let u = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, s(n === void 0 ? t : U(H(t), "*.yaml"), i)]);
	return [...new Map(u.map((e) => [e.join(" "), e])).values()].flat();
}
export { K as C, Ke as S, et as _, Bt as a, Xe as b, Wt as c, Rt as d, Ft as f, ot as g, St as h, Vt as i, zt as l, Mt as m, Gt as n, Ht as o, Nt as p, an as r, Ut as s, rn as t, Pt as u, pt as v, Re as w, We as x, dt as y };
