import { m as e } from "./client.js";
import { Br as t, Hn as n, Kr as r, Ln as i, Or as a, Tr as o, Ur as s, Vr as c, Wr as l, Y as u, Yn as d, Zn as f, ar as p, er as m, fr as h, jr as g, q as _, qt as v, ut as y, yt as b, zn as x, zr as S } from "./engine.js";
import { C, J as w, _ as ee, _n as te, an as ne, cn as re, ft as ie, gt as ae, h as oe, hn as se, ht as ce, in as le, r as T, s as ue, t as de, ut as fe, vn as pe, x as E, xt as me } from "./start.js";
import { _ as he, b as D, f as ge, g as O, h as k, m as A, s as _e, v as j, x as M, y as ve } from "./wire.js";
import { D as N, T as ye, c as be, f as xe, h as Se, y as Ce } from "./project.js";
import { C as P, D as F, O as I, T as L, _ as R, b as we, g as Te, h as Ee, k as De, p as z, t as Oe, v as B } from "./yaml.js";
import { basename as ke, dirname as V, extname as Ae, join as H, resolve as U } from "node:path";
import { lstat as je, mkdir as Me, readFile as W, rename as Ne, rm as G, stat as Pe } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => q(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [ze(e, i, t)];
	});
}
async function Fe(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => V(e)))) await c(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ie(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Le(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Re(e, t).catch(() => {});
		let n = l(e);
		return i ? [ze(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await G(e, { force: !0 }).catch(() => {});
	}
}
async function Ie(e, t) {
	let n = await q(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Me(V(e.path), { recursive: !0 }), r(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Le({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await s(n, e)) throw Error("it exists already");
	} else {
		if (await W(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Ne(n, e);
	}
}
async function Re(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await G(n) : await Le({
		...e,
		replaces: r
	}, await Ie({
		...e,
		text: i
	}, t));
}
async function q({ path: e, replaces: n }, { working: r }) {
	if (!a(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = await t(e, r);
	if (i !== void 0) return i;
	try {
		let t = await je(e);
		return t.isDirectory() ? "is a folder. Choose another path" : n === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : t.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (S(e, "ENOENT")) return;
		if (!S(e, "ENOTDIR")) throw e;
		return `cannot be written: ${l(e)}. Choose another folder`;
	}
}
function ze({ path: e }, t, n) {
	return E("not-written", `${g(e, n)} ${t}.`);
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
	let o = (e, t) => y(e).some(t), s = (e) => e.includes("[%");
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
		return t.isDefault(r, o) || i || J(l) ? void 0 : l;
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
	if (D(e) && D(t) && !J(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function Ze(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function J(e) {
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
	let t = ve(e, ({ name: e }) => tt(e));
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
	let n = new z(e, {
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
	}), i = ot(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = d("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function it(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Y(n) ? B.QUOTE_DOUBLE : n.includes("\n") ? t ? B.QUOTE_DOUBLE : B.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? B.BLOCK_FOLDED : B.QUOTE_DOUBLE : B.PLAIN;
}
function Y(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return X(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function X(e) {
	return e.replaceAll("\n", "").search(ge) !== -1 || /[\ufffe\uffff]/.test(e);
}
function at(e) {
	let t = e.map((e) => I(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function ot(e) {
	return e.replace(/[\ufffe\uffff]/g, st).replace(ge, (e) => /[\n\t]/.test(e) ? e : st(e));
}
function st(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var ct = class {
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
		let a = n.isItem ? i : new R(new B("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = he(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || X(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, B.BLOCK_LITERAL]) {
			let t = new B(e);
			t.type = r ?? B.BLOCK_LITERAL;
			let o = new z({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Oe(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, isJson: a } = this.style, o = F(e) ? e.value : e;
		if (!P(o)) return this.scalar(e, t);
		let [s = ""] = F(e) ? this.scalar(new R(e.key, new B(null)), t) : [], c = s.slice(0, -5), l = t || o.flow === !0, u = o.items.map((e) => this.lines(e, l));
		if (l) {
			let n = a || u.length === 0 ? "" : " ", r = u.join(", "), i = L(o) ? `{${n}${r}${n}}` : `[${r}]`;
			return [`${F(e) ? `${c} ` : t ? "" : "- "}${i}`];
		}
		let d = " ".repeat(F(e) ? L(o) ? n : r : 1 + i), f = u.flat().map((e) => e && d + e);
		return F(e) ? [c, ...f] : [`-${f[0]?.slice(1)}`, ...f.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = F(e) ? e.value : e;
		t && I(i) && String(i.value).includes("\n") && (i.type = B.QUOTE_DOUBLE);
		let a = F(e) ? new Te() : new Ee();
		a.items = [e], a.flow = t;
		let o = ot(new z(a, nt).toString({
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
			let t = new B(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(I)?.type)), t;
		}
		let r = D(e) ? new Te() : new Ee();
		if (D(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(ut);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => P(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (P(i) ? i.flow === !0 : !D(e) && r.items.every(I)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(L), i = new B(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(I)?.type;
		i.type = this.style.isJson || e.includes("\n") || Y(e) ? B.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : B.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new R(i, this.node(t, o.length > 0 || !lt(r) ? o : r.flatMap(ut)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || X(e.replaceAll("	", " ")) ? B.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !Y(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? B.QUOTE_SINGLE : B.QUOTE_DOUBLE : n ? t : B.QUOTE_DOUBLE;
	}
};
function lt(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(I) || t.every(L);
}
function ut(e) {
	let t = De(e) ? e.items.at(-1) : L(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/pull/newManifests.ts
function dt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = vt(e, s.objects, {
				live: s,
				context: {
					...r,
					project: t,
					verdicts: N
				},
				declared: []
			}, i);
			A(a, c.left), A(o, [...j(c.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return ft(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: rt(pt(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function ft({ newManifest: e }, t, n) {
	let r = j(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => k(e, t)).map(([e = "", t]) => {
		let n = gt(e), r = n;
		for (let e = 2; a.has(_t(r)); e++) r = `${n}-${e}`;
		return a.add(_t(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function pt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = mt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function mt(e) {
	let [t] = [...j(e, O)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const ht = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function gt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return ht.test(t) ? `group-${t}` : t || "group";
}
function _t(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function vt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of Ct(e, t)) {
		let t = wt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = yt(e, o, n, s);
		if (t.size === 0) break;
		if (!bt(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	return {
		entries: o.map((t) => ({
			live: t.live,
			entry: St(e, t),
			fixed: Object.keys(xt(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function yt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Dt(e.entry.schema.parse(St(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function bt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function xt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function St(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...xt(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Ct(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => k(e.label, t.label) || k(e.id, t.id)).map(({ live: e }) => e);
}
function wt(e, t, n, r) {
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
		let e = Ze(n.toManifest(t, i)), o = e === void 0 || J(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Tt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), A(u, e.left);
		} else o === void 0 && A(u, Et(n, t, i));
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
function Tt(e, t) {
	if (!D(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Et(e, t, n) {
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
	let u = n.checkEntry(Dt(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Dt(e, t = "") {
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
function Ot(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: a }) => {
		let { one: o } = i(e).words, s = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${r === void 0 ? `${o} ${s}` : `${r} of ${o} ${s}`} is not in the new manifests. ${a}`;
		return E("not-expressible", c, {
			severity: "warning",
			scope: "change"
		});
	});
}
function kt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function At(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = U(t, e), [o, { mode: s }] = await Promise.all([W(a, "utf8"), Pe(a)]).catch((e) => {
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
function jt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.toPlan(t.values)), d = n.has(f(t.file, t.span, [c]).path);
		M(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: m(t.file, t.span, [c]),
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
		}) : i.push(Mt(e, t, c));
	}
	return A(i, Nt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Mt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return x(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Nt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${v(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [E("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Pt(e) {
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
function Ft(e, { folders: t, onProgress: n }, r) {
	let i = T(le, e);
	return {
		split: T(pe, e) ?? pe.default,
		fields: T(se, e),
		repeated: de(e, [
			ie,
			ce,
			ae,
			me,
			fe
		]),
		dryRun: T(ne, e) ?? ne.default,
		isNew: T(re, e) ?? re.default,
		dir: i === void 0 ? void 0 : U(t.working, i),
		removesMissing: T(te, e) ?? te.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${ue(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return ee(E("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return C(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function It(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Lt = { value: [] };
function Rt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = _(t, e).filter(({ scope: e }) => e === "project");
	if (a) return ee(a);
	let o = $(e, r ? n : n ?? Lt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...u(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return C((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function zt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ue(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => E("bad-setting", e));
}
function Bt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(kt).length > 0 ? [] : [E("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Vt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = Qt(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = [...s, ...await K(c.map(({ plural: e }) => ({
		path: en(e, void 0, n, r.dir),
		text: ""
	})), a)];
	if (oe(l)) return { problems: l };
	let u = Se(t, e.apiUrl, i);
	if (!u.ok) return { problems: [...l, u.problem] };
	let { reading: d, now: f } = u.value, p = f(), m = [];
	try {
		let o = await Ce(d, t.id, {
			kinds: c,
			languages: (e) => (p = f(), $(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Ht(e, t);
				return A(m, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...l, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = It(o.value.project, t.pulledLanguages), u = await Gt(o.value, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: s
		}), h = [
			...l,
			...m,
			...Ut(o.value.project),
			...u.problems
		];
		if (i.cancellation.stopped || u.files.length === 0) return { problems: h };
		let _ = await K(u.files, a);
		if (_.length === 0 && !r.dryRun && A(_, await Fe(u.files, a)), _.length > 0) return { problems: [...h, ..._] };
		let { manifests: v, files: y, variables: b, unasked: x } = u, S = y.find(({ path: e }) => e.endsWith(Wt)), C = o.value.project.languages?.map(({ iso: e }) => e) ?? [], w = {
			manifests: v,
			...S && { variables: {
				path: g(S.path, a),
				count: b.size
			} },
			languages: s,
			otherLanguages: C.filter((e) => !s.includes(e)),
			unasked: x,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await tn(v, n, t, a)
		};
		return {
			problems: h,
			at: p,
			first: w
		};
	} catch (e) {
		return { problems: [...l, ...be(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Ht({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [E("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Ut({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [E("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Wt = "lokaform.env";
async function Gt(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: a, languages: o }) {
	let { split: s, fields: c = [], dir: l, ask: u } = i, { folders: d, onSecrets: f } = a, p = await Kt(r.kinds, e, t, u), { variables: m } = p, h = {
		...t.values,
		...Object.fromEntries(m)
	};
	f(b(m));
	let _ = dt(r.kinds, p.live, {
		rules: n,
		variables: m
	}, {
		split: s,
		languages: o,
		fields: c,
		header: (e) => [_e(e)],
		label: (e) => {
			let t = p.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), v = _.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = en(e.kind, e.group, r, l);
		return {
			...e,
			full: t,
			path: g(t, d)
		};
	}), y = [
		...Yt(r.kinds, e),
		...Ot([...p.left, ..._.left]),
		...qt(r.kinds, v, e, n, {
			...t,
			values: h
		})
	], x = {
		manifests: [],
		files: [],
		variables: m,
		problems: y,
		unasked: []
	};
	if (y.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return x;
	let S = await Jt(m, H(l ?? r.folder, Wt), d);
	return S.ok ? {
		manifests: v,
		files: [...S.value, ...v.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: m,
		problems: y,
		unasked: _.unasked
	} : {
		...x,
		problems: [...y, S.problem]
	};
}
async function Kt(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${w(t)}: does this URL contain no secret, so that the manifest may have it as it is?`;
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
function qt(e, t, r, i, a) {
	let o = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = n(e, Object.fromEntries(o), a);
	if (oe(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return Xt(ye(s, r, i, N), i);
}
async function Jt(e, t, n) {
	if (e.size === 0) return C([]);
	let r = await h(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return C([...r.value ? [r.value] : [], i]);
}
function Yt(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return E("unusable-response", o, { scope: "change" });
	}));
}
function Xt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !Zt(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [E("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function Zt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
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
	let { paths: n } = await p(e, t, {}, o), { kinds: r } = Qt(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
function en(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? U(i[e]?.folder ?? a, s.text) : H(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : H(V(l), ke(l, Ae(l)), `${t}.yaml`);
}
async function tn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: s } = await p(a, n, r, o), c = new Set(Object.values(s).flat());
	if (e.every(({ full: e }) => c.has(e))) return [];
	let l = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, g(n === void 0 ? t : H(V(t), "*.yaml"), r)]);
	return [...new Map(l.map((e) => [e.join(" "), e])).values()].flat();
}
export { Fe as S, qe as _, Rt as a, Qe as b, Ft as c, jt as d, kt as f, rt as g, ct as h, It as i, At as l, vt as m, Vt as n, zt as o, Ot as p, Lt as r, Bt as s, $t as t, Pt as u, Ve as v, K as x, et as y };
