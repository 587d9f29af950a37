import { m as e } from "./client.js";
import { Dn as t, J as n, Jn as r, Jr as i, K as a, Kn as o, Kt as s, Mn as c, On as l, Pn as u, Rr as d, Sr as f, Vr as p, Yr as m, Zn as h, _t as g, ct as _, hn as v, hr as y, ir as ee, jn as b, kn as te, lr as x, or as ne } from "./engine.js";
import { Dt as re, K as S, Sn as ie, St as ae, Tn as C, Z as w, b as T, gn as E, gt as oe, h as se, hn as ce, i as D, n as le, s as ue, vn as de, vt as fe, wn as pe, xt as me } from "./start.js";
import { _ as he, f as O, g as k, h as ge, m as A, p as j, v as M, y as N } from "./wire.js";
import { D as P, T as _e, c as ve, h as ye, m as be, y as xe } from "./project.js";
import { n as Se } from "./schemas.js";
import { C as F, D as I, O as L, T as R, _ as z, b as Ce, g as B, h as we, k as Te, p as V, t as Ee, v as H } from "./yaml.js";
import { basename as De, dirname as U, extname as Oe, join as W, resolve as G } from "node:path";
import { lstat as ke, mkdir as Ae, readFile as je, rename as Me, rm as Ne, stat as Pe } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => Re(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [ze(e, i, t)];
	});
}
async function Fe(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => U(e)))) await te(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ie(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await q(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Le(e, t).catch(() => {});
		let n = c(e);
		return i ? [ze(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Ne(e, { force: !0 }).catch(() => {});
	}
}
async function Ie(e, t) {
	let n = await Re(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ae(U(e.path), { recursive: !0 }), u(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function q({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await b(n, e)) throw Error("it exists already");
	} else {
		if (await je(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Me(n, e);
	}
}
async function Le(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Ne(n) : await q({
		...e,
		replaces: r
	}, await Ie({
		...e,
		text: i
	}, t));
}
async function Re({ path: e, replaces: n }, r) {
	let { working: i } = r;
	if (!d(e, i)) return "is outside of the working directory. Choose a path inside of it";
	let a = await t(e, i);
	if (a !== void 0) return `leads through the symbolic link ${p(W(i, a), r)}. Choose a path without links`;
	try {
		let t = await ke(e);
		return t.isDirectory() ? "is a folder. Choose another path" : n === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : t.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (t) {
		if (l(t, "ENOENT")) return;
		if (!l(t, "ENOTDIR")) throw t;
		let n = U(e);
		for (; !await ke(n).catch(() => void 0);) n = U(n);
		return `cannot be written: ${p(n, r)} is a file. Choose another folder`;
	}
}
function ze({ path: e }, t, n) {
	return T("not-written", `${p(e, n)} ${t}.`);
}
// src/plan/pulledTexts.ts
function Be(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { declared: e, live: a, part: o = "", reason: s, cause: c } = i.item, l = e === void 0 ? a : Ge(e, a), u = {
			...i,
			language: o,
			after: l
		}, d = s === "conflict" || s === "undecided" ? s : c === "not committed" ? c : Ve(u, t);
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
function Ve(e, t) {
	let { kind: n, entry: r, object: i, after: a } = e, { declared: o, live: s } = e.item;
	return o !== void 0 && M(o) !== M(s) || He(n, r, i, t) ? "other-shape" : N(a) ? We(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function He(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const Ue = /\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\]]*)?|key(?:_id)?:[^\]]*)?\]/;
function We({ kind: e, entry: t, item: { field: n, declared: r }, after: i }, { project: a }) {
	let o = (e, t) => _(e).some(t), s = (e) => e.includes("[%");
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => Ue.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function Ge(e, t) {
	return !M(e) || !M(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function Ke(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = qe(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function qe(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && He(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = Xe(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = Je(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && A(e.after) === A(l);
		return t.isDefault(r, o) || i || J(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = Ye(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function Je(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Ye(e, t) {
	if (M(e) && M(t) && !J(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function Xe(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function J(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function Ze({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = v({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [T("too-many-destroyed", c, { scope: "project" })];
}
const Qe = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function $e(e) {
	let t = he(e, ({ name: e }) => et(e));
	return (e) => {
		let [n] = et(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function et(e) {
	let t = e.split(Qe);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/yaml/yamlText.ts
const tt = { compat: "yaml-1.1" };
function nt(e, t = []) {
	let n = new V(e, {
		...tt,
		aliasDuplicateObjects: !1
	});
	Ce(n, {
		Scalar: (e, t) => rt(t, e === "key"),
		Seq: (e, t) => {
			t.flow = it(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = at(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = ee("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function rt(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Y(n) ? H.QUOTE_DOUBLE : n.includes("\n") ? t ? H.QUOTE_DOUBLE : H.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? H.BLOCK_FOLDED : H.QUOTE_DOUBLE : H.PLAIN;
}
function Y(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return X(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function X(e) {
	return e.replaceAll("\n", "").search(w) !== -1 || /[\ufffe\uffff]/.test(e);
}
function it(e) {
	let t = e.map((e) => L(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function at(e) {
	return e.replace(/[\ufffe\uffff]/g, ot).replace(w, (e) => /[\n\t]/.test(e) ? e : ot(e));
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
		let a = n.isItem ? i : new z(new H("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = ge(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || X(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, H.BLOCK_LITERAL]) {
			let t = new H(e);
			t.type = r ?? H.BLOCK_LITERAL;
			let o = new V({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Ee(o).k !== e) continue;
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
		let a = I(e) ? new B() : new we();
		a.items = [e], a.flow = t;
		let o = at(new V(a, tt).toString({
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
		let r = M(e) ? new B() : new we();
		if (M(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(lt);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => F(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (F(i) ? i.flow === !0 : !M(e) && r.items.every(L)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(R), i = new H(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(L)?.type;
		i.type = this.style.isJson || e.includes("\n") || Y(e) ? H.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : H.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new z(i, this.node(t, o.length > 0 || !ct(r) ? o : r.flatMap(lt)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || X(e.replaceAll("	", " ")) ? H.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !Y(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? H.QUOTE_SINGLE : H.QUOTE_DOUBLE : n ? t : H.QUOTE_DOUBLE;
	}
};
function ct(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(L) || t.every(R);
}
function lt(e) {
	let t = Te(e) ? e.items.at(-1) : R(e) ? e.items.at(-1)?.value : void 0;
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
					verdicts: P
				},
				declared: []
			}, i);
			O(a, c.left), O(o, [...k(c.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return dt(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: nt(ft(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function dt({ newManifest: e }, t, n) {
	let r = k(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => j(e, t)).map(([e = "", t]) => {
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || A(n[e]) !== A(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function pt(e) {
	let [t] = [...k(e, A)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
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
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of St(e, t)) {
		let t = Ct(e, i, n.context, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = vt(e, o, n, s);
		if (t.size === 0) break;
		if (!yt(e, o, t)) {
			for (let [e, n] of t) a(e, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
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
	})).sort((e, t) => j(e.label, t.label) || j(e.id, t.id)).map(({ live: e }) => e);
}
function Ct(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.toManifest(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = Z(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = {}, f = [], p = e.newManifest?.fields ?? ["all"], m = new Set([...p, ...r.fields]);
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let e = Xe(n.toManifest(t, i)), a = e === void 0 || J(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			a !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? wt(a, r.languages) : a;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), O(u, e.left);
		} else a === void 0 && O(u, Tt(n, t, i));
	}
	let h = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = e.fields.flatMap((e) => {
			let n = t[e.name], r = n === void 0 ? void 0 : Z(e, n, c).value;
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
function wt(e, t) {
	if (!M(e)) return e;
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
	if (!M(t) || e.role === "identity") return i;
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
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(Et(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
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
		let { one: a } = o(e).words, s = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${r === void 0 ? `${a} ${s}` : `${r} of ${a} ${s}`} is not in the new manifests. ${i}`;
		return T("not-expressible", c, {
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
		let a = G(t, e), [o, { mode: s }] = await Promise.all([je(a, "utf8"), Pe(a)]).catch((e) => {
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
function At(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.toPlan(t.values)), d = n.has(ne(t.file, t.span, [c]).path);
		N(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: x(t.file, t.span, [c]),
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
		}) : i.push(jt(e, t, c));
	}
	return O(i, Mt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function jt(e, t, n) {
	let i = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return r(e, t, "not-expressible", i, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function Mt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${s(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [T("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
const Nt = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has placeholders of Lokalise such as [%s], and the text of the file has none"
}, Pt = ["conflict", "undecided"];
function Ft(e) {
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
			why: Nt[n],
			...r !== void 0 && { details: r },
			...Pt.includes(n) && { conflict: !0 }
		};
	});
}
// src/pull/options.ts
function It(e, t, n) {
	let r = D(ce, e);
	return {
		split: D(C, e) ?? C.default,
		fields: D(ie, e),
		repeated: le(e, [
			fe,
			me,
			ae,
			re,
			oe
		]),
		dryRun: D(E, e) ?? E.default,
		isNew: D(de, e) ?? de.default,
		dir: r === void 0 ? void 0 : G(t, r),
		removesMissing: D(pe, e) ?? pe.default,
		confirms: n && ((e) => n(`Webhook ${S(e)}: does this URL contain no secret, so that the manifest may have it as it is?`)),
		confirmsRemoval: n && ((e) => n(Lt(e)))
	};
}
function Lt(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${S(e)}\n`).join("")}Remove them from the manifests?`;
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let a = t.map(({ iso: e }) => e), o = r?.value, s = o?.includes("all") ? a : o ?? [n], c = s.find((e) => !a.includes(e));
	if (c !== void 0) {
		let t = `languages: project ${e} has no language "${c}".${ue(c, a) || ` It has ${a.join(", ")}.`}`, n = r?.place && { place: r.place };
		return i(T("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let l = t.filter(({ iso: e }) => s.includes(e));
	return m(l.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const Rt = { value: [] };
function zt(e, t, { asked: r, isNew: o, rows: s }) {
	let [c] = a(t, e).filter(({ scope: e }) => e === "project");
	if (c) return i(c);
	let l = $(e, o ? r : r ?? Rt);
	if (!l.ok) return l;
	let u = new Set([
		...l.value.map(({ iso: e }) => e),
		...Bt(s),
		...n(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return m((e.languages ?? []).filter(({ iso: e }) => u.has(e)));
}
function Bt(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function Vt(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = ue(e, n) || ` The fields are ${n.join(", ")}.`;
		return [T("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
function Ht(e, { fields: t, removesMissing: n }, { environment: r }) {
	let i = Vt(e, t);
	return n && r.GITHUB_ACTIONS === "true" && i.push(T("bad-setting", "--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine.")), i;
}
function Ut(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Ot).length > 0 ? [] : [T("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Wt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = nn(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = c.map(({ plural: e }) => an(e, void 0, n, r.dir)), u = [
		...s,
		...Vt(n.kinds, r.fields),
		...await K(l.map((e) => ({
			path: e,
			text: ""
		})), a)
	];
	if (se(u)) return { problems: u };
	let d = ye(i), f = d.now(), m = be(t, e.apiUrl, {
		...i,
		onResponse: d.onResponse
	});
	if (!m.ok) return { problems: [...u, m.problem] };
	let h = [];
	try {
		let o = await xe(m.value.reading, t.id, {
			kinds: c,
			languages: (e) => (f = d.now(), $(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Gt(e, t);
				return O(h, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...u, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = $(o.value.project, t.pulledLanguages), l = s.ok ? s.value.map(({ iso: e }) => e) : [], g = await Jt(o.value, l, e, t, n, r, i), _ = [
			...u,
			...h,
			...Kt(o.value.project),
			...g.problems
		];
		if (i.cancellation.stopped || g.files.length === 0) return { problems: _ };
		let v = await K(g.files, a);
		if (v.length === 0 && !r.dryRun && O(v, await Fe(g.files, a)), v.length > 0) return { problems: [..._, ...v] };
		let { manifests: y, files: ee, variables: b, unasked: te } = g, x = ee.find(({ path: e }) => e.endsWith(qt)), ne = o.value.project.languages?.map(({ iso: e }) => e) ?? [], re = {
			manifests: y.map((e) => ({
				...e,
				path: p(e.path, a)
			})),
			...x && { variables: {
				path: p(x.path, a),
				count: b.size
			} },
			languages: l,
			otherLanguages: ne.filter((e) => !l.includes(e)),
			unasked: te,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await on(y, n, t, a)
		};
		return {
			problems: _,
			at: f,
			first: re
		};
	} catch (e) {
		return { problems: [...u, ...ve(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Gt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [T("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Kt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [T("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const qt = "lokaform.env";
async function Jt(e, t, { usable: n }, { rules: r }, i, { split: a, fields: o = [], dir: s, confirms: c }, { folders: l, onProgress: u, onSecrets: d }) {
	let f = await Yt(i.kinds, e, n, async (e) => (u?.(void 0), c?.(e) ?? !1)), { variables: p } = f;
	d(g(p));
	let m = ut(i.kinds, f.live, {
		rules: r,
		variables: p
	}, {
		split: a,
		languages: t,
		fields: o,
		header: (e) => [Se(e)],
		label: (e) => {
			let t = f.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), h = m.manifests.filter(({ kind: e, entries: t }) => t > 0 || !i.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: an(e.kind, e.group, i, s)
	})), _ = [
		...Qt(i.kinds, e),
		...Dt([...f.left, ...m.left]),
		...Xt(i.kinds, h, e, p, r, n, l)
	], v = {
		manifests: [],
		files: [],
		variables: p,
		problems: _,
		unasked: []
	};
	if (_.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return v;
	let y = await Zt(p, W(s ?? i.folder, qt), l);
	return y.ok ? {
		manifests: h,
		files: [...y.value, ...h.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: p,
		problems: _,
		unasked: m.unasked
	} : {
		...v,
		problems: [..._, y.problem]
	};
}
async function Yt(e, t, n, r) {
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
function Xt(e, t, n, r, i, a, o) {
	let s = {
		...a.values,
		...Object.fromEntries(r)
	}, c = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: p(e, o),
		text: t
	}))]), { declared: l, problems: u } = h(e, Object.fromEntries(c), {
		...a,
		values: s
	});
	if (se(u)) throw Error(`new manifests have mistakes: ${JSON.stringify(u[0])}`);
	return $t(_e(l, n, i, P), i);
}
async function Zt(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await f(t, n);
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
function Qt(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return T("unusable-response", o, { scope: "change" });
	}));
}
function $t(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !en(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [T("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function en(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
const tn = new AbortController().signal;
function nn({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return T("not-expressible", n, { severity: "notice" });
		})
	};
}
async function rn(e, t) {
	let { paths: n } = await y(e, t, {}, tn), { kinds: r } = nn(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
function an(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? G(i[e]?.folder ?? a, s.text) : W(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : W(U(l), De(l, Oe(l)), `${t}.yaml`);
}
async function on(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await y(a, n, r, tn), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, p(n === void 0 ? t : W(U(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
export { Fe as S, Ke as _, zt as a, Ze as b, It as c, At as d, Ot as f, nt as g, st as h, $ as i, kt as l, _t as m, Wt as n, Ht as o, Dt as p, Rt as r, Ut as s, rn as t, Ft as u, Be as v, K as x, $e as y };
