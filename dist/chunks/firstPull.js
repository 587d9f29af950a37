import { m as e } from "./client.js";
import { $n as t, Br as n, J as r, Kr as i, Mr as a, Ur as o, Vn as s, Vr as c, Wn as l, Wr as u, X as d, Yt as f, Zn as p, bt as m, dt as h, kr as g, mr as _, nr as v, sr as y, zn as b, zr as x } from "./engine.js";
import { C as S, J as ee, _ as C, _n as te, an as ne, cn as re, ft as ie, gt as ae, h as oe, hn as se, ht as ce, in as le, r as w, s as T, t as ue, ut as de, vn as fe, x as E, xt as pe } from "./start.js";
import { _ as me, b as D, f as he, g as O, h as k, m as A, s as ge, v as j, x as M, y as _e } from "./wire.js";
import { D as ve, T as ye, c as be, f as xe, h as Se, y as Ce } from "./project.js";
import { C as N, D as P, O as F, T as I, _ as L, b as we, g as Te, h as Ee, k as De, p as R, t as Oe, v as z } from "./yaml.js";
import { basename as ke, dirname as B, extname as Ae, join as V, resolve as H } from "node:path";
import { lstat as U, mkdir as je, readFile as W, rename as Me, rm as G, stat as Ne } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => Re(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [ze(e, i, t)];
	});
}
async function Pe(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => B(e)))) await c(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Fe(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Ie(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Le(e, t).catch(() => {});
		let n = u(e);
		return i ? [ze(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await G(e, { force: !0 }).catch(() => {});
	}
}
async function Fe(e, t) {
	let n = await Re(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await je(B(e.path), { recursive: !0 }), i(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Ie({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await o(n, e)) throw Error("it exists already");
	} else {
		if (await W(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Me(n, e);
	}
}
async function Le(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await G(n) : await Ie({
		...e,
		replaces: r
	}, await Fe({
		...e,
		text: i
	}, t));
}
async function Re({ path: e, replaces: t }, r) {
	let { working: i } = r;
	if (!g(e, i)) return "is outside of the working directory. Choose a path inside of it";
	let o = await x(e, i);
	if (o !== void 0) return `leads through the symbolic link ${a(V(i, o), r)}. Choose a path without links`;
	try {
		let n = await U(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (t) {
		if (n(t, "ENOENT")) return;
		if (!n(t, "ENOTDIR")) throw t;
		let i = B(e);
		for (; !await U(i).catch(() => void 0);) i = B(i);
		return `cannot be written: ${a(i, r)} is a file. Choose another folder`;
	}
}
function ze({ path: e }, t, n) {
	return E("not-written", `${a(e, n)} ${t}.`);
}
// src/plan/pulledTexts.ts
const Be = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
};
function Ve(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { declared: e, live: a, part: o = "", reason: s, cause: c } = i.item, l = e === void 0 ? a : Ke(e, a), u = {
			...i,
			language: o,
			after: l
		}, d = s === "conflict" || s === "undecided" ? s : c === "not committed" ? c : He(u, t);
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
function He(e, t) {
	let { kind: n, entry: r, object: i, after: a } = e, { declared: o, live: s } = e.item;
	return o !== void 0 && D(o) !== D(s) || Ue(n, r, i, t) ? "other-shape" : M(a) ? Ge(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function Ue(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const We = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function Ge({ kind: e, entry: t, item: { field: n, declared: r }, after: i }, { project: a }) {
	let o = (e, t) => h(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => We.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function Ke(e, t) {
	return !D(e) || !D(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function qe(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = Je(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function Je(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && Ue(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = Ze(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = Ye(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && O(e.after) === O(l);
		return t.isDefault(r, o) || i || q(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = Xe(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function Ye(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Xe(e, t) {
	if (D(e) && D(t) && !q(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function Ze(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function q(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function Qe({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = xe({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [E("too-many-destroyed", c, { scope: "project" })];
}
const $e = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function et(e) {
	let t = _e(e, ({ name: e }) => tt(e));
	return (e) => {
		let [n] = tt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function tt(e) {
	let t = e.split($e);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/yaml/yamlText.ts
const nt = { compat: "yaml-1.1" };
function rt(e, t = []) {
	let n = new R(e, {
		...nt,
		aliasDuplicateObjects: !1
	});
	we(n, {
		Scalar: (e, t) => it(t, e === "key"),
		Seq: (e, t) => {
			t.flow = at(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = X(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = p("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function it(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = J(n) ? z.QUOTE_DOUBLE : n.includes("\n") ? t ? z.QUOTE_DOUBLE : z.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? z.BLOCK_FOLDED : z.QUOTE_DOUBLE : z.PLAIN;
}
function J(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Y(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Y(e) {
	return e.replaceAll("\n", "").search(he) !== -1 || /[\ufffe\uffff]/.test(e);
}
function at(e) {
	let t = e.map((e) => F(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function X(e) {
	return e.replace(/[\ufffe\uffff]/g, ot).replace(he, (e) => /[\n\t]/.test(e) ? e : ot(e));
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
		let a = n.isItem ? i : new L(new z("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = me(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Y(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, z.BLOCK_LITERAL]) {
			let t = new z(e);
			t.type = r ?? z.BLOCK_LITERAL;
			let o = new R({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Oe(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = P(e) ? e.value : e;
		if (!N(s)) return this.scalar(e, t);
		let [c = ""] = P(e) ? this.scalar(new L(e.key, new z(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = I(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${P(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(P(e) ? I(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return P(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = P(e) ? e.value : e;
		t && F(i) && String(i.value).includes("\n") && (i.type = z.QUOTE_DOUBLE);
		let a = P(e) ? new Te() : new Ee();
		a.items = [e], a.flow = t;
		let o = X(new R(a, nt).toString({
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
			let t = new z(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(F)?.type)), t;
		}
		let r = D(e) ? new Te() : new Ee();
		if (D(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(lt);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => N(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (N(i) ? i.flow === !0 : !D(e) && r.items.every(F)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(I), i = new z(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(F)?.type;
		i.type = this.style.isJson || e.includes("\n") || J(e) ? z.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : z.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new L(i, this.node(t, o.length > 0 || !ct(r) ? o : r.flatMap(lt)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || Y(e.replaceAll("	", " ")) ? z.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !J(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? z.QUOTE_SINGLE : z.QUOTE_DOUBLE : n ? t : z.QUOTE_DOUBLE;
	}
};
function ct(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(F) || t.every(I);
}
function lt(e) {
	let t = De(e) ? e.items.at(-1) : I(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/pull/newManifests.ts
function ut(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = _t(e, s.objects, {
				live: s,
				context: {
					...r,
					project: t,
					verdicts: ve
				},
				declared: []
			}, i);
			A(a, c.left), A(o, [...j(c.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return dt(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: rt(ft(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function dt({ newManifest: e }, t, n) {
	let r = j(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => k(e, t)).map(([e = "", t]) => {
		let n = ht(e), r = n;
		for (let e = 2; a.has(gt(r)); e++) r = `${n}-${e}`;
		return a.add(gt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function ft(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = pt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || O(n[e]) !== O(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function pt(e) {
	let [t] = [...j(e, O)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const mt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function ht(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return mt.test(t) ? `group-${t}` : t || "group";
}
function gt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function _t(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of St(e, t)) {
		let t = Ct(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = vt(e, o, n, s);
		if (t.size === 0) break;
		if (!yt(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	return {
		entries: o.map((t) => ({
			live: t.live,
			entry: xt(e, t),
			fixed: Object.keys(bt(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function vt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Et(e.entry.schema.parse(xt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function yt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function bt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function xt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...bt(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function St(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => k(e.label, t.label) || k(e.id, t.id)).map(({ live: e }) => e);
}
function Ct(e, t, n, r) {
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
		let e = Ze(n.toManifest(t, i)), o = e === void 0 || q(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? wt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), A(u, e.left);
		} else o === void 0 && A(u, Tt(n, t, i));
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
function wt(e, t) {
	if (!D(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Tt(e, t, n) {
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
	if (!D(t) || e.role === "identity") return i;
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
	if (!M(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(Et(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Et(e, t = "") {
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
function Dt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = b(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return E("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
function Ot(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function kt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = H(t, e), [o, { mode: s }] = await Promise.all([W(a, "utf8"), Ne(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), c = o.startsWith("﻿") ? "﻿" : "";
		return {
			path: a,
			text: c + r,
			replaces: c + n,
			mode: s & 511
		};
	}));
}
function At(e, n, r) {
	let i = [], a = [], o = [], s = [];
	for (let c of n) {
		let { entry: n, field: l, value: u } = c, [d] = e.fields.filter(({ name: e }) => e === l).flatMap((e) => e.toPlan(n.values)), f = r.has(t(n.file, n.span, [l]).path);
		M(u) ? d && f ? o.push({
			kind: e.name,
			label: e.label(n.values),
			place: v(n.file, n.span, [l]),
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
		}) : a.push(jt(e, n, l));
	}
	return A(a, Mt(s)), {
		edits: i,
		kept: o,
		problems: a
	};
}
function jt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return s(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Mt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${f(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [E("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Nt(e) {
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
			why: Be[n],
			...r !== void 0 && { details: r },
			...(n === "conflict" || n === "undecided") && { conflict: !0 }
		};
	});
}
// src/pull/options.ts
function Pt(e, { folders: t, onProgress: n }, r) {
	let i = w(le, e);
	return {
		split: w(fe, e) ?? fe.default,
		fields: w(se, e),
		repeated: ue(e, [
			ie,
			ce,
			ae,
			pe,
			de
		]),
		dryRun: w(ne, e) ?? ne.default,
		isNew: w(re, e) ?? re.default,
		dir: i === void 0 ? void 0 : H(t.working, i),
		removesMissing: w(te, e) ?? te.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${T(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return C(E("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return S(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Ft(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const It = { value: [] };
function Lt(e, t, { asked: n, isNew: i, rows: a }) {
	let [o] = r(t, e).filter(({ scope: e }) => e === "project");
	if (o) return C(o);
	let s = $(e, i ? n : n ?? It);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...a.flatMap(({ languages: e = [] }) => e),
		...d(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return S((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function Rt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${T(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => E("bad-setting", e));
}
function zt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Ot).length > 0 ? [] : [E("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Bt(e, t, n, r, i) {
	let { folders: o } = i, { kinds: s, leftOut: c } = Qt(t, n, i.environment.GITHUB_ACTIONS === "true"), l = s.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [...c, ...await K(l.map(({ plural: e }) => ({
		path: en(e, void 0, n, r.dir),
		text: ""
	})), o)];
	if (oe(u)) return { problems: u };
	let d = Se(t, e.apiUrl, i);
	if (!d.ok) return { problems: [...u, d.problem] };
	let { reading: f, now: p } = d.value, m = p(), h = [];
	try {
		let s = await Ce(f, t.id, {
			kinds: l,
			languages: (e) => (m = p(), $(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Vt(e, t);
				return A(h, n), n.length > 0;
			}
		});
		if (!s.ok) return { problems: [...u, s.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let c = Ft(s.value.project, t.pulledLanguages), d = await Wt(s.value, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: c
		}), g = [
			...u,
			...h,
			...Ht(s.value.project),
			...d.problems
		];
		if (i.cancellation.stopped || d.files.length === 0) return { problems: g };
		let _ = await K(d.files, o);
		if (_.length === 0 && !r.dryRun && A(_, await Pe(d.files, o)), _.length > 0) return { problems: [...g, ..._] };
		let { manifests: v, files: y, variables: b, unasked: x } = d, S = y.find(({ path: e }) => e.endsWith(Ut)), ee = s.value.project.languages?.map(({ iso: e }) => e) ?? [], C = {
			manifests: v,
			...S && { variables: {
				path: a(S.path, o),
				count: b.size
			} },
			languages: c,
			otherLanguages: ee.filter((e) => !c.includes(e)),
			unasked: x,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await tn(v, n, t, o)
		};
		return {
			problems: g,
			at: m,
			first: C
		};
	} catch (e) {
		return { problems: [...u, ...be(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Vt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [E("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Ht({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [E("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Ut = "lokaform.env";
async function Wt(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: o, languages: s }) {
	let { split: c, fields: l = [], dir: u, ask: d } = i, { folders: f, onSecrets: p } = o, h = await Gt(r.kinds, e, t, d), { variables: g } = h, _ = {
		...t.values,
		...Object.fromEntries(g)
	};
	p(m(g));
	let v = ut(r.kinds, h.live, {
		rules: n,
		variables: g
	}, {
		split: c,
		languages: s,
		fields: l,
		header: (e) => [ge(e)],
		label: (e) => {
			let t = h.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), y = v.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = en(e.kind, e.group, r, u);
		return {
			...e,
			full: t,
			path: a(t, f)
		};
	}), b = [
		...Jt(r.kinds, e),
		...Dt([...h.left, ...v.left]),
		...Kt(r.kinds, y, e, n, {
			...t,
			values: _
		})
	], x = {
		manifests: [],
		files: [],
		variables: g,
		problems: b,
		unasked: []
	};
	if (b.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return x;
	let S = await qt(g, V(u ?? r.folder, Ut), f);
	return S.ok ? {
		manifests: y,
		files: [...S.value, ...y.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: g,
		problems: b,
		unasked: v.unasked
	} : {
		...x,
		problems: [...b, S.problem]
	};
}
async function Gt(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${ee(t)}: does this URL contain no secret, so that the manifest may have it as it is?`;
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
function Kt(e, t, n, r, i) {
	let a = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: o, problems: s } = l(e, Object.fromEntries(a), i);
	if (oe(s)) throw Error(`new manifests have mistakes: ${JSON.stringify(s[0])}`);
	return Yt(ye(o, n, r, ve), r);
}
async function qt(e, t, n) {
	if (e.size === 0) return S([]);
	let r = await _(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return S([...r.value ? [r.value] : [], i]);
}
function Jt(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return E("unusable-response", o, { scope: "change" });
	}));
}
function Yt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !Xt(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [E("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function Xt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
const Zt = new AbortController().signal;
function Qt({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return E("not-expressible", n, { severity: "notice" });
		})
	};
}
async function $t(e, t) {
	let { paths: n } = await y(e, t, {}, Zt), { kinds: r } = Qt(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
function en(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? H(i[e]?.folder ?? a, s.text) : V(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : V(B(l), ke(l, Ae(l)), `${t}.yaml`);
}
async function tn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), o = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: s } = await y(o, n, r, Zt), c = new Set(Object.values(s).flat());
	if (e.every(({ full: e }) => c.has(e))) return [];
	let l = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, a(n === void 0 ? t : V(B(t), "*.yaml"), r)]);
	return [...new Map(l.map((e) => [e.join(" "), e])).values()].flat();
}
export { Pe as S, qe as _, Lt as a, Qe as b, Pt as c, At as d, Ot as f, rt as g, st as h, Ft as i, kt as l, _t as m, Bt as n, Rt as o, Dt as p, It as r, zt as s, $t as t, Nt as u, Ve as v, K as x, et as y };
