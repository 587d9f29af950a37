import { m as e } from "./client.js";
import { Bn as t, Br as n, J as r, Jt as i, Kr as a, Or as o, Qn as s, Rn as c, Tr as l, Un as u, Ur as d, Vr as f, Wr as p, X as m, Xn as h, bt as g, dt as _, fr as v, jr as y, or as b, tr as x, zr as S } from "./engine.js";
import { C, J as w, _ as ee, an as te, cn as ne, ft as re, gn as ie, gt as ae, h as oe, ht as se, in as ce, r as T, s as E, t as le, ut as ue, vn as de, x as D, xt as fe, yn as pe } from "./start.js";
import { _ as me, a as he, b as O, f as ge, g as k, h as A, m as j, s as _e, v as M, x as N, y as ve } from "./wire.js";
import { D as P, T as ye, c as be, f as xe, h as Se, y as Ce } from "./project.js";
import { C as F, D as I, O as L, T as R, _ as z, b as we, g as B, h as Te, k as Ee, p as V, t as De, v as H } from "./yaml.js";
import { basename as Oe, dirname as U, extname as ke, join as W, resolve as G } from "node:path";
import { lstat as Ae, mkdir as je, readFile as Me, rename as Ne, rm as Pe, stat as Fe } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => Be(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [q(e, i, t)];
	});
}
async function Ie(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => U(e)))) await f(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Le(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Re(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await ze(e, t).catch(() => {});
		let n = p(e);
		return i ? [q(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Pe(e, { force: !0 }).catch(() => {});
	}
}
async function Le(e, t) {
	let n = await Be(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await je(U(e.path), { recursive: !0 }), a(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Re({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await d(n, e)) throw Error("it exists already");
	} else {
		if (await Me(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Ne(n, e);
	}
}
async function ze(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Pe(n) : await Re({
		...e,
		replaces: r
	}, await Le({
		...e,
		text: i
	}, t));
}
async function Be({ path: e, replaces: t }, { working: r }) {
	if (!o(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = await n(e, r);
	if (i !== void 0) return i;
	try {
		let n = await Ae(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (S(e, "ENOENT")) return;
		if (!S(e, "ENOTDIR")) throw e;
		return `cannot be written: ${p(e)}. Choose another folder`;
	}
}
function q({ path: e }, t, n) {
	return D("not-written", `${y(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
function Ve(e) {
	return `yaml-language-server: $schema=${he(_e(e))}`;
}
const He = { compat: "yaml-1.1" };
function Ue(e, t = []) {
	let n = new V(e, {
		...He,
		aliasDuplicateObjects: !1
	});
	we(n, {
		Scalar: (e, t) => We(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ge(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ke(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = h("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function We(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = J(n) ? H.QUOTE_DOUBLE : n.includes("\n") ? t ? H.QUOTE_DOUBLE : H.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? H.BLOCK_FOLDED : H.QUOTE_DOUBLE : H.PLAIN;
}
function J(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Y(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Y(e) {
	return e.replaceAll("\n", "").search(ge) !== -1 || /[\ufffe\uffff]/.test(e);
}
function Ge(e) {
	let t = e.map((e) => L(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ke(e) {
	return e.replace(/[\ufffe\uffff]/g, qe).replace(ge, (e) => /[\n\t]/.test(e) ? e : qe(e));
}
function qe(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var Je = class {
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
		let a = n.isItem ? i : new z(new H("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = me(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Y(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, H.BLOCK_LITERAL]) {
			let t = new H(e);
			t.type = r ?? H.BLOCK_LITERAL;
			let o = new V({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || De(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = I(e) ? e.value : e;
		if (!F(s)) return this.scalar(e, t);
		let [c = ""] = I(e) ? this.scalar(new z(e.key, new H(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
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
		t && L(i) && String(i.value).includes("\n") && (i.type = H.QUOTE_DOUBLE);
		let a = I(e) ? new B() : new Te();
		a.items = [e], a.flow = t;
		let o = Ke(new V(a, He).toString({
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
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(L)?.type)), t;
		}
		let r = O(e) ? new B() : new Te();
		if (O(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(Xe);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => F(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (F(i) ? i.flow === !0 : !O(e) && r.items.every(L)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(R), i = new H(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(L)?.type;
		i.type = this.style.isJson || e.includes("\n") || J(e) ? H.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : H.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new z(i, this.node(t, o.length > 0 || !Ye(r) ? o : r.flatMap(Xe)));
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
function Ye(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(L) || t.every(R);
}
function Xe(e) {
	let t = Ee(e) ? e.items.at(-1) : R(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
const Ze = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function Qe(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { declared: e, live: a, part: o = "", reason: s, cause: c } = i.item, l = e === void 0 ? a : rt(e, a), u = {
			...i,
			language: o,
			after: l
		}, d = s === "conflict" || s === "undecided" ? s : c === "not committed" ? c : $e(u, t);
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
function $e(e, t) {
	let { kind: n, entry: r, object: i, after: a } = e, { declared: o, live: s } = e.item;
	return o !== void 0 && O(o) !== O(s) || et(n, r, i, t) ? "other-shape" : N(a) ? nt(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function et(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const tt = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function nt({ kind: e, entry: t, item: { field: n, declared: r }, after: i }, { project: a }) {
	let o = (e, t) => _(e).some(t), s = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => tt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function rt(e, t) {
	return !O(e) || !O(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function it(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = at(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function at(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && et(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = ct(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = ot(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && k(e.after) === k(l);
		return t.isDefault(r, o) || i || X(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = st(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function ot(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function st(e, t) {
	if (O(e) && O(t) && !X(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function ct(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function X(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function lt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = xe({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [D("too-many-destroyed", c, { scope: "project" })];
}
const ut = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function dt(e) {
	let t = ve(e, ({ name: e }) => ft(e));
	return (e) => {
		let [n] = ft(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function ft(e) {
	let t = e.split(ut);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function pt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = bt(e, s.objects, {
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
			return mt(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: Ue(ht(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function mt({ newManifest: e }, t, n) {
	let r = M(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => A(e, t)).map(([e = "", t]) => {
		let n = vt(e), r = n;
		for (let e = 2; a.has(yt(r)); e++) r = `${n}-${e}`;
		return a.add(yt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function ht(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = gt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function gt(e) {
	let [t] = [...M(e, k)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const _t = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function vt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return _t.test(t) ? `group-${t}` : t || "group";
}
function yt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function bt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of Tt(e, t)) {
		let t = Et(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = xt(e, o, n, s);
		if (t.size === 0) break;
		if (!St(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	return {
		entries: o.map((t) => ({
			live: t.live,
			entry: wt(e, t),
			fixed: Object.keys(Ct(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function xt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => kt(e.entry.schema.parse(wt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function St(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Ct({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function wt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Ct(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Tt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => A(e.label, t.label) || A(e.id, t.id)).map(({ live: e }) => e);
}
function Et(e, t, n, r) {
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
		let e = ct(n.toManifest(t, i)), o = e === void 0 || X(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Dt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), j(u, e.left);
		} else o === void 0 && j(u, Ot(n, t, i));
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
function Dt(e, t) {
	if (!O(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Ot(e, t, n) {
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
	let u = n.checkEntry(kt(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function kt(e, t = "") {
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
function At(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = c(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return D("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
function jt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function Mt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = G(t, e), [o, { mode: s }] = await Promise.all([Me(a, "utf8"), Fe(a)]).catch((e) => {
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
function Nt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let c of t) {
		let { entry: t, field: l, value: u } = c, [d] = e.fields.filter(({ name: e }) => e === l).flatMap((e) => e.toPlan(t.values)), f = n.has(s(t.file, t.span, [l]).path);
		N(u) ? d && f ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: x(t.file, t.span, [l]),
			field: l,
			declared: d.after,
			live: u,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? o.push(c) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.span.start,
				field: l,
				value: u
			}]
		}) : i.push(Pt(e, t, l));
	}
	return j(i, Ft(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Pt(e, n, r) {
	let i = `The manifest keeps its ${r}: the live value has a character that a manifest cannot contain.`;
	return t(e, n, "not-expressible", i, {
		path: [r],
		ofName: !0,
		severity: "warning"
	});
}
function Ft(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${i(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [D("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function It(e) {
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
			why: Ze[n],
			...r !== void 0 && { details: r },
			...(n === "conflict" || n === "undecided") && { conflict: !0 }
		};
	});
}
// src/pull/options.ts
function Lt(e, { folders: t, onProgress: n }, r) {
	let i = T(ce, e);
	return {
		split: T(pe, e) ?? pe.default,
		fields: T(ie, e),
		repeated: le(e, [
			re,
			se,
			ae,
			fe,
			ue
		]),
		dryRun: T(te, e) ?? te.default,
		isNew: T(ne, e) ?? ne.default,
		dir: i === void 0 ? void 0 : G(t.working, i),
		removesMissing: T(de, e) ?? de.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${E(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return ee(D("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return C(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Rt(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const zt = { value: [] };
function Bt(e, t, { asked: n, isNew: i, rows: a }) {
	let [o] = r(t, e).filter(({ scope: e }) => e === "project");
	if (o) return ee(o);
	let s = $(e, i ? n : n ?? zt);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...a.flatMap(({ languages: e = [] }) => e),
		...m(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return C((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function Vt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${E(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => D("bad-setting", e));
}
function Ht(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(jt).length > 0 ? [] : [D("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Ut(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = en(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = [...s, ...await K(c.map(({ plural: e }) => ({
		path: nn(e, void 0, n, r.dir),
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
				let n = Wt(e, t);
				return j(m, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...l, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = Rt(o.value.project, t.pulledLanguages), u = await qt(o.value, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: s
		}), h = [
			...l,
			...m,
			...Gt(o.value.project),
			...u.problems
		];
		if (i.cancellation.stopped || u.files.length === 0) return { problems: h };
		let g = await K(u.files, a);
		if (g.length === 0 && !r.dryRun && j(g, await Ie(u.files, a)), g.length > 0) return { problems: [...h, ...g] };
		let { manifests: _, files: v, variables: b, unasked: x } = u, S = v.find(({ path: e }) => e.endsWith(Kt)), C = o.value.project.languages?.map(({ iso: e }) => e) ?? [], w = {
			manifests: _,
			...S && { variables: {
				path: y(S.path, a),
				count: b.size
			} },
			languages: s,
			otherLanguages: C.filter((e) => !s.includes(e)),
			unasked: x,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await rn(_, n, t, a)
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
function Wt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [D("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Gt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [D("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Kt = "lokaform.env";
async function qt(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: a, languages: o }) {
	let { split: s, fields: c = [], dir: l, ask: u } = i, { folders: d, onSecrets: f } = a, p = await Jt(r.kinds, e, t, u), { variables: m } = p, h = {
		...t.values,
		...Object.fromEntries(m)
	};
	f(g(m));
	let _ = pt(r.kinds, p.live, {
		rules: n,
		variables: m
	}, {
		split: s,
		languages: o,
		fields: c,
		header: (e) => [Ve(e)],
		label: (e) => {
			let t = p.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), v = _.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = nn(e.kind, e.group, r, l);
		return {
			...e,
			full: t,
			path: y(t, d)
		};
	}), b = [
		...Zt(r.kinds, e),
		...At([...p.left, ..._.left]),
		...Yt(r.kinds, v, e, n, {
			...t,
			values: h
		})
	], x = {
		manifests: [],
		files: [],
		variables: m,
		problems: b,
		unasked: []
	};
	if (b.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return x;
	let S = await Xt(m, W(l ?? r.folder, Kt), d);
	return S.ok ? {
		manifests: v,
		files: [...S.value, ...v.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: m,
		problems: b,
		unasked: _.unasked
	} : {
		...x,
		problems: [...b, S.problem]
	};
}
async function Jt(e, t, n, r) {
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
function Yt(e, t, n, r, i) {
	let a = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: o, problems: s } = u(e, Object.fromEntries(a), i);
	if (oe(s)) throw Error(`new manifests have mistakes: ${JSON.stringify(s[0])}`);
	return Qt(ye(o, n, r, P), r);
}
async function Xt(e, t, n) {
	if (e.size === 0) return C([]);
	let r = await v(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return C([...r.value ? [r.value] : [], i]);
}
function Zt(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return D("unusable-response", o, { scope: "change" });
	}));
}
function Qt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !$t(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [D("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function $t(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
function en({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return D("not-expressible", n, { severity: "notice" });
		})
	};
}
async function tn(e, t) {
	let { paths: n } = await b(e, t, {}, l), { kinds: r } = en(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
function nn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? G(i[e]?.folder ?? a, s.text) : W(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : W(U(l), Oe(l, ke(l)), `${t}.yaml`);
}
async function rn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await b(a, n, r, l), s = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, y(n === void 0 ? t : W(U(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
export { Ie as C, K as S, dt as _, Bt as a, Ve as b, Lt as c, Nt as d, jt as f, Qe as g, it as h, Rt as i, Mt as l, bt as m, Ut as n, Vt as o, At as p, zt as r, Ht as s, tn as t, It as u, lt as v, Ue as x, Je as y };
