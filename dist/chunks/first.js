import { m as e } from "./client.js";
import { Cn as t, G as n, Hn as r, Kn as i, Nn as a, On as o, U as s, Yt as c, an as l, at as u, bn as d, cn as f, cr as p, dr as m, in as h, jn as g, mt as _, rn as v, s as y, sn as ee, un as te, vr as b, yr as x, zn as S } from "./engine.js";
import { Cn as C, En as ne, Mt as re, On as ie, Tn as ae, Wt as oe, bt as w, gt as se, jn as ce, k as le, kn as ue, s as de, wn as fe } from "./start.js";
import { _ as T, f as E, g as pe, h as D, m as me, p as O, v as k } from "./wire.js";
import { E as he, c as ge, h as _e, m as ve, w as ye, y as be } from "./project.js";
import { n as xe } from "./schemas.js";
import { C as A, D as j, O as M, T as N, _ as P, b as Se, g as F, h as Ce, k as we, p as I, t as Te, v as L } from "./yaml.js";
import { basename as Ee, dirname as R, extname as De, join as z, resolve as B } from "node:path";
import { lstat as Oe, mkdir as ke, readFile as Ae, rename as je, rm as Me, stat as Ne } from "node:fs/promises";
// src/files/newFiles.ts
async function V(e, t) {
	let n = await Promise.all(e.map((e) => Fe(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ie(e, i, t)];
	});
}
async function H(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => R(e)))) await l(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await U(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await W(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Pe(e, t).catch(() => {});
		let n = f(e);
		return i ? [Ie(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Me(e, { force: !0 }).catch(() => {});
	}
}
async function U(e, t) {
	let n = await Fe(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await ke(R(e.path), { recursive: !0 }), te(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function W({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await ee(n, e)) throw Error("it exists already");
	} else {
		if (await Ae(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await je(n, e);
	}
}
async function Pe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Me(n) : await W({
		...e,
		replaces: r
	}, await U({
		...e,
		text: i
	}, t));
}
async function Fe({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!p(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = await v(e, r);
	if (i !== void 0) return `leads through the symbolic link ${m(z(r, i), n)}. Choose a path without links`;
	try {
		let n = await Oe(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (t) {
		if (h(t, "ENOENT")) return;
		if (!h(t, "ENOTDIR")) throw t;
		let r = R(e);
		for (; !await Oe(r).catch(() => void 0);) r = R(r);
		return `cannot be written: ${m(r, n)} is a file. Choose another folder`;
	}
}
function Ie({ path: e }, t, n) {
	return w("not-written", `${m(e, n)} ${t}.`);
}
// src/plan/pull.ts
function Le(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { declared: e, live: a, part: o = "", reason: s, cause: c } = i.item, l = e === void 0 ? a : He(e, a), u = {
			...i,
			language: o,
			after: l
		}, d = s === "conflict" || s === "undecided" ? s : c === "not committed" ? c : Re(u, t);
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
function Re(e, t) {
	let { kind: n, entry: r, object: i, after: a } = e, { declared: o, live: s } = e.item;
	return o !== void 0 && T(o) !== T(s) || ze(n, r, i, t) ? "other-shape" : k(a) ? Ve(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function ze(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Be = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function Ve({ kind: e, entry: t, item: { field: n, declared: r }, after: i }, { project: a }) {
	let o = (e, t) => u(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, d = c.map((e) => e.after ?? ""), f = [
		r ?? "",
		l ?? "",
		d
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return f === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Be.test(e), s].some((e) => o(i, e) && !o(f, e));
}
function He(e, t) {
	return !T(e) || !T(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function Ue(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = We(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function We(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && ze(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = qe(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = Ge(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && O(e.after) === O(l);
		return t.isDefault(r, o) || i || G(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = Ke(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function Ge(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Ke(e, t) {
	if (T(e) && T(t) && !G(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function qe(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function G(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function Je({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [w("too-many-destroyed", e, { scope: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = c({ limits: t }, a, r, i);
	if (!s) return [];
	let [l = ""] = s.limit.split(" ");
	return o(`--remove-missing would remove ${a} of ${r} entries, but ${s.limit}. To remove them, raise ${l}.`);
}
const Ye = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function Xe(e) {
	let t = pe(e, ({ name: e }) => Ze(e));
	return (e) => {
		let [n] = Ze(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function Ze(e) {
	let t = e.split(Ye);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/yaml/yamlText.ts
const Qe = { compat: "yaml-1.1" };
function $e(e, t = []) {
	let n = new I(e, {
		...Qe,
		aliasDuplicateObjects: !1
	});
	Se(n, {
		Scalar: (e, t) => et(t, e === "key"),
		Seq: (e, t) => {
			t.flow = tt(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = nt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = o("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function et(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = K(n) ? L.QUOTE_DOUBLE : n.includes("\n") ? t ? L.QUOTE_DOUBLE : L.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? L.BLOCK_FOLDED : L.QUOTE_DOUBLE : L.PLAIN;
}
function K(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return q(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function q(e) {
	return e.replaceAll("\n", "").search(oe) !== -1 || /[\ufffe\uffff]/.test(e);
}
function tt(e) {
	let t = e.map((e) => M(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function nt(e) {
	return e.replace(/[\ufffe\uffff]/g, rt).replace(oe, (e) => /[\n\t]/.test(e) ? e : rt(e));
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
		let a = n.isItem ? i : new P(new L("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = me(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || q(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, L.BLOCK_LITERAL]) {
			let t = new L(e);
			t.type = r ?? L.BLOCK_LITERAL;
			let o = new I({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Te(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = j(e) ? e.value : e;
		if (!A(s)) return this.scalar(e, t);
		let [c = ""] = j(e) ? this.scalar(new P(e.key, new L(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = N(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${j(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(j(e) ? N(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return j(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = j(e) ? e.value : e;
		t && M(i) && String(i.value).includes("\n") && (i.type = L.QUOTE_DOUBLE);
		let a = j(e) ? new F() : new Ce();
		a.items = [e], a.flow = t;
		let o = nt(new I(a, Qe).toString({
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
			let t = new L(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(M)?.type)), t;
		}
		let r = T(e) ? new F() : new Ce();
		if (T(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(ot);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => A(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (A(i) ? i.flow === !0 : !T(e) && r.items.every(M)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(N), i = new L(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(M)?.type;
		i.type = this.style.isJson || e.includes("\n") || K(e) ? L.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : L.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new P(i, this.node(t, o.length > 0 || !at(r) ? o : r.flatMap(ot)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || q(e.replaceAll("	", " ")) ? L.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !K(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? L.QUOTE_SINGLE : L.QUOTE_DOUBLE : n ? t : L.QUOTE_DOUBLE;
	}
};
function at(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(M) || t.every(N);
}
function ot(e) {
	let t = we(e) ? e.items.at(-1) : N(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/pull/newManifests.ts
function st(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = mt(e, s.objects, {
				live: s,
				context: {
					...r,
					project: t,
					verdicts: he
				},
				declared: []
			}, i);
			E(a, c.left), E(o, [...D(c.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return ct(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: $e(lt(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function ct({ newManifest: e }, t, n) {
	let r = D(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => J(e, t)).map(([e = "", t]) => {
		let n = ft(e), r = n;
		for (let e = 2; a.has(pt(r)); e++) r = `${n}-${e}`;
		return a.add(pt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function lt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = ut(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function ut(e) {
	let [t] = [...D(e, O)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const dt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function ft(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return dt.test(t) ? `group-${t}` : t || "group";
}
function pt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function mt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of yt(e, t)) {
		let t = bt(e, i, n.context, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = ht(e, o, n, s);
		if (t.size === 0) break;
		if (!gt(e, o, t)) {
			for (let [e, n] of t) a(e, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	return {
		entries: o.map((t) => ({
			live: t.live,
			entry: vt(e, t),
			fixed: Object.keys(_t(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function ht(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Ct(e.entry.schema.parse(vt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function gt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function _t({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function vt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		..._t(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function yt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => J(e.label, t.label) || J(e.id, t.id)).map(({ live: e }) => e);
}
function J(e, t) {
	return e < t ? -1 : +(e > t);
}
function bt(e, t, n, r) {
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
	let u = [], d = {}, f = [], p = e.newManifest?.fields ?? ["all"], m = new Set([...p, ...r.fields]);
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let e = qe(n.toManifest(t, i)), a = e === void 0 || G(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			a !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? xt(a, r.languages) : a;
		if (s !== void 0) {
			let e = Y(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), E(u, e.left);
		} else a === void 0 && E(u, St(n, t, i));
	}
	let h = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = e.fields.flatMap((e) => {
			let n = t[e.name], r = n === void 0 ? void 0 : Y(e, n, c).value;
			return r === void 0 ? [] : [[e.name, r]];
		});
		return Object.fromEntries(n);
	});
	return {
		live: t,
		label: a,
		identity: { [o.name]: s },
		fields: d,
		distinguishing: [...h, { [e.idMember]: e.declaredId(t) }],
		level: 0,
		left: u,
		unasked: f
	};
}
function xt(e, t) {
	if (!T(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function St(e, t, n) {
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
	if (!T(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = X(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : X(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function X(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!k(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(Ct(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Ct(e, t = "") {
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
function wt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = re(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return w("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
function Z(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function Tt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = B(t, e), [o, { mode: s }] = await Promise.all([Ae(a, "utf8"), Ne(a)]).catch((e) => {
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
function Et(e, t, n) {
	let r = [], i = [], o = [], s = [];
	for (let c of t) {
		let { entry: t, field: l, value: u } = c, [d] = e.fields.filter(({ name: e }) => e === l).flatMap((e) => e.toPlan(t.values)), f = n.has(g(t.file, t.span, [l]).path);
		k(u) ? d && f ? o.push({
			kind: e.name,
			label: e.label(t.values),
			place: a(t.file, t.span, [l]),
			field: l,
			declared: d.after,
			live: u,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? s.push(c) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.span.start,
				field: l,
				value: u
			}]
		}) : i.push(Dt(e, t, l));
	}
	return E(i, Ot(s)), {
		edits: r,
		kept: o,
		problems: i
	};
}
function Dt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return d(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Ot(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${le(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [w("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
const kt = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, At = ["conflict", "undecided"];
function jt(e) {
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
			why: kt[n],
			...r !== void 0 && { details: r },
			...At.includes(n) && { conflict: !0 }
		};
	});
}
// src/pull/options.ts
function Q({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${de(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return b(w("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return x(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const Mt = { value: [] };
function Nt(e, t, { asked: r, isNew: i, rows: a }) {
	let [o] = s(t, e).filter(({ scope: e }) => e === "project");
	if (o) return b(o);
	let c = Q(e, i ? r : r ?? Mt);
	if (!c.ok) return c;
	let l = new Set([
		...c.value.map(({ iso: e }) => e),
		...Pt(a),
		...n(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return x((e.languages ?? []).filter(({ iso: e }) => l.has(e)));
}
function Pt(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function Ft(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = de(e, n) || ` The fields are ${n.join(", ")}.`;
		return [w("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
function It(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = Ft(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(w("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function Lt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Z).length > 0 ? [] : [w("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/textTargets.ts
var Rt = class {
	given;
	known = new Map();
	texts;
	constructor(e) {
		this.given = e;
		let t = Object.values(e.manifests).flat();
		this.texts = new Map(t.map(({ path: e, text: t }) => [e, t]));
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = O([r.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, r, n));
			let i = this.known.get(t);
			if (i) return {
				...i,
				origin: r.from,
				sibling: this.sibling(r)
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = $(e).find(({ file: e, from: r }) => r.language === n && y(e.path) === y(t));
		return r && this.sibling(r);
	}
	sibling({ file: { path: e }, span: t }) {
		return {
			path: e,
			text: this.texts.get(e) ?? "",
			name: t.start
		};
	}
	partsOf(e) {
		let t = ({ from: e }) => e.language === this.given.base ? 0 : 1;
		return $(e).sort((e, n) => t(e) - t(n));
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = C(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => y(r.path) === y(t.path) && O(e.textFiles?.name(n.path, r.textFile) ?? null) === O(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: C(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || zt(u, r) && !zt(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let i = r(t, B(this.given.folders.displayRoot, e)), a = ae(t.files) ? ue(t, i, n) : void 0;
		return a === void 0 ? void 0 : this.at(t, a, n);
	}
	fromRow(e, t) {
		if (ce(e, t) && ae(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, fe({ files: e.files.replaceAll("{lang}", C(e, t)) }), t);
	}
	at(e, t, n) {
		let r = C(e, n);
		if (!Bt.test(r) || ne(e, t) !== n) return;
		let i = B(e.folder, t), a = m(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...ie(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function zt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const Bt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function $(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
const Vt = new AbortController().signal;
function Ht({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return w("not-expressible", n, { severity: "notice" });
		})
	};
}
async function Ut(e, t) {
	let { paths: n } = await S(e, t, {}, Vt), { kinds: r } = Ht(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
function Wt(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? B(i[e]?.folder ?? a, s.text) : z(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : z(R(l), Ee(l, De(l)), `${t}.yaml`);
}
async function Gt(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await S(a, n, r, Vt), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, m(n === void 0 ? t : z(R(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/pull/first.ts
async function Kt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = Ht(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = [
		...s,
		...Ft(n.kinds, r.fields),
		...await qt(c, n, r.dir, a)
	];
	if (se(l)) return { problems: l };
	let u = _e(i), d = u.now(), f = ve(t, e.apiUrl, {
		...i,
		onResponse: u.onResponse
	});
	if (!f.ok) return { problems: [...l, f.problem] };
	let p = [];
	try {
		let o = await be(f.value.reading, t.id, {
			kinds: c,
			languages: (e) => (d = u.now(), Q(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Jt(e, t);
				return E(p, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...l, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = Q(o.value.project, t.pulledLanguages), h = s.ok ? s.value.map(({ iso: e }) => e) : [], g = await Zt(o.value, h, e, t, n, r, i), _ = [
			...l,
			...p,
			...Yt(o.value.project),
			...g.problems
		];
		if (i.cancellation.stopped || g.files.length === 0) return { problems: _ };
		let v = await V(g.files, a);
		if (v.length === 0 && !r.dryRun && E(v, await H(g.files, a)), v.length > 0) return { problems: [..._, ...v] };
		let { manifests: y, files: ee, variables: te, unasked: b } = g, x = ee.find(({ path: e }) => e.endsWith(Xt)), S = o.value.project.languages?.map(({ iso: e }) => e) ?? [], C = {
			manifests: y.map((e) => ({
				...e,
				path: m(e.path, a)
			})),
			...x && { variables: {
				path: m(x.path, a),
				count: te.size
			} },
			languages: h,
			otherLanguages: S.filter((e) => !h.includes(e)),
			unasked: b,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await Gt(y, n, t, a)
		};
		return {
			problems: _,
			at: d,
			first: C
		};
	} catch (e) {
		return { problems: [...l, ...ge(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function qt(e, t, n, r) {
	return V(e.map(({ plural: e }) => ({
		path: Wt(e, void 0, t, n),
		text: ""
	})), r);
}
function Jt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [w("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Yt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [w("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Xt = "lokaform.env";
async function Zt(e, t, { usable: n }, { rules: r }, i, { split: a, fields: o = [], dir: s, confirms: c }, { folders: l, onProgress: u, onSecrets: d }) {
	let f = await Qt(i.kinds, e, n, async (e) => (u?.(void 0), c?.(e) ?? !1)), { variables: p } = f;
	d(_(p));
	let m = st(i.kinds, f.live, {
		rules: r,
		variables: p
	}, {
		split: a,
		languages: t,
		fields: o,
		header: (e) => [xe(e)],
		label: (e) => {
			let t = f.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), h = m.manifests.filter(({ kind: e, entries: t }) => t > 0 || !i.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: Wt(e.kind, e.group, i, s)
	})), g = [
		...tn(i.kinds, e),
		...wt([...f.left, ...m.left]),
		...$t(i.kinds, h, e, p, r, n, l)
	], v = {
		manifests: [],
		files: [],
		variables: p,
		problems: g,
		unasked: []
	};
	if (g.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return v;
	let y = await en(p, z(s ?? i.folder, Xt), l);
	return y.ok ? {
		manifests: h,
		files: [...y.value, ...h.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: p,
		problems: g,
		unasked: m.unasked
	} : {
		...v,
		problems: [...g, y.problem]
	};
}
async function Qt(e, t, n, r) {
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
function $t(e, n, r, i, a, o, s) {
	let c = {
		...o.values,
		...Object.fromEntries(i)
	}, l = e.map(({ plural: e }) => [e, n.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: m(e, s),
		text: t
	}))]), { declared: u, problems: d } = t(e, Object.fromEntries(l), {
		...o,
		values: c
	});
	if (se(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return nn(ye(u, r, a, he), a);
}
async function en(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await i(t, n);
	if (!r.ok) return r;
	let a = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return {
		ok: !0,
		value: [...r.value ? [r.value] : [], a]
	};
}
function tn(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return w("unusable-answer", o, { scope: "change" });
	}));
}
function nn(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !rn(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [w("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function rn(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
export { H as C, V as S, $e as _, Mt as a, Xe as b, It as c, jt as d, Et as f, it as g, mt as h, $ as i, Lt as l, wt as m, Rt as n, Q as o, Z as p, Ut as r, Nt as s, Kt as t, Tt as u, Ue as v, Je as x, Le as y };
