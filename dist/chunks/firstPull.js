import { g as e } from "./client.js";
import { Di as t, Dn as n, Gr as r, Gt as i, Ht as a, Kr as o, Nr as s, Pn as c, Qr as l, Ti as u, Ut as d, Vt as f, W as p, Wt as m, Zr as h, _i as g, br as _, ei as v, fi as y, gt as b, hi as x, ii as S, mn as C, mt as ee, pi as te, ti as ne, wn as re, xi as w } from "./engine.js";
import { Ct as ie, Fi as ae, K as oe, Ni as se, St as ce, Un as le, Vn as ue, _ as T, _t as de, ci as fe, cr as pe, d as me, kt as he, mi as ge, p as _e, qn as ve, r as E, rn as ye, sn as be, t as xe, tr as Se, x as D, yt as Ce } from "./start.js";
import { c as O, d as we, f as k, h as A, l as j, m as M, p as Te, s as N, u as P } from "./wire.js";
import { C as Ee, N as De, g as Oe, h as ke, j as Ae, p as je, y as Me } from "./project.js";
import { C as F, D as I, O as L, T as R, _ as z, b as Ne, g as Pe, h as Fe, k as Ie, p as B, t as Le, v as V } from "./yaml.js";
import { dirname as H, join as Re, relative as ze, resolve as U } from "node:path";
import { lstat as Be, mkdir as Ve, rename as He, rm as Ue, stat as We } from "node:fs/promises";
// src/files/newFiles.ts
async function W(e, t) {
	let n = await Promise.all(e.map((e) => G(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ye(e, i, t)];
	});
}
async function Ge(e, n) {
	let r = [], i = [], a = e[0];
	await te(e.map(({ path: e }) => H(e)));
	try {
		for (let t of e) a = t, r.push({
			file: t,
			part: await Ke(t, n)
		});
		for (let { file: e, part: t } of r) a = e, await qe(e, t), i.push(e);
		return [];
	} catch (e) {
		for (let e of i.reverse()) await Je(e, n).catch(() => {});
		let r = t(e);
		return a ? [Ye(a, `cannot be written: ${r}. No file was written`, n)] : [];
	} finally {
		for (let { part: e } of r) await Ue(e, { force: !0 }).catch(() => {});
	}
}
async function Ke(e, t) {
	let n = await G(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ve(H(e.path), { recursive: !0 }), g(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function qe({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await x(n, e)) throw Error("it exists already");
	} else {
		if (!(await u(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await He(n, e);
	}
}
async function Je(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Ue(n) : await qe({
		...e,
		replaces: r
	}, await Ke({
		...e,
		text: i
	}, t));
}
async function G({ path: e, replaces: n }, { working: r }) {
	if (!ne(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = await y(e, r);
	if (i !== void 0) return i;
	try {
		let t = await Be(e);
		return t.isDirectory() ? "is a folder. Choose another path" : n === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : t.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (w(e, "ENOENT")) return;
		if (!w(e, "ENOTDIR")) throw e;
		return `cannot be written: ${t(e)}. Choose another folder`;
	}
}
function Ye({ path: e }, t, n) {
	return T("not-written", `${S(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const Xe = ".lokaform";
function Ze(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		Xe,
		`${e}.json`
	].join("/")}`;
}
const Qe = { compat: "yaml-1.1" };
function $e(e, t = []) {
	let n = new B(e, {
		...Qe,
		aliasDuplicateObjects: !1
	});
	Ne(n, {
		Scalar: (e, t) => et(t, e === "key"),
		Seq: (e, t) => {
			let n = t.items.map((e) => L(e) ? String(e.value) : ":");
			t.flow = n.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && n.join(", ").length <= 80;
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = tt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = c("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function et(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = K(n) ? V.QUOTE_DOUBLE : n.includes("\n") ? t ? V.QUOTE_DOUBLE : V.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? V.BLOCK_FOLDED : V.QUOTE_DOUBLE : V.PLAIN;
}
function K(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return q(e) || t || /^(=|---.*|\.\.\..*|\/[/*].*)$/.test(e);
}
function q(e) {
	return e.replaceAll("\n", "").search(N) !== -1 || /[\ufffe\uffff]/.test(e);
}
function tt(e) {
	return e.replace(/[\ufffe\uffff]/g, nt).replace(N, (e) => /[\n\t]/.test(e) ? e : nt(e));
}
function nt(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var rt = class {
	style;
	resolved;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	added({ name: e, value: t }, n, r) {
		return this.linesOf(e === void 0 ? this.nodeOf(t, n) : this.pairOf(e, t, n), r);
	}
	afterName(e, t, n, r) {
		let i = this.nodeOf(e, t);
		r && typeof e == "string" && (i.type = this.safe(e, r));
		let a = n.isItem ? i : new z(new V("k"), i), [o = "", ...s] = this.linesOf(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = we(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || q(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, V.BLOCK_LITERAL]) {
			let t = new V(e);
			t.type = r ?? V.BLOCK_LITERAL;
			let o = new B({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Le(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	linesOf(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = I(e) ? e.value : e;
		if (!F(s)) return this.scalarLines(e, t);
		let [c = ""] = I(e) ? this.scalarLines(new z(e.key, new V(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.linesOf(e, u));
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
	scalarLines(e, t) {
		let { step: n, quotes: r } = this.style, i = I(e) ? e.value : e;
		t && L(i) && String(i.value).includes("\n") && (i.type = V.QUOTE_DOUBLE);
		let a = I(e) ? new Pe() : new Fe();
		a.items = [e], a.flow = t;
		let o = tt(new B(a, Qe).toString({
			indent: n,
			lineWidth: 0,
			doubleQuotedAsJSON: !0,
			...r === "single" && { singleQuote: !0 }
		})).slice(0, -1);
		return t ? [o.replace(/^[[{] | [\]}]$/g, "")] : o.split("\n");
	}
	nodeOf(e, t) {
		let n = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) {
			let t = new V(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(L)?.type)), t;
		}
		let r = M(e) ? new Pe() : new Fe();
		if (M(e)) r.items = Object.entries(e).map(([e, t]) => this.pairOf(e, t, n));
		else {
			let t = n.flatMap(at);
			r.items = [...e].map((e) => this.nodeOf(e, t));
		}
		let i = n.find((e) => F(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (F(i) ? i.flow === !0 : !M(e) && r.items.every(L)), r;
	}
	pairOf(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(R), i = new V(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(L)?.type;
		i.type = this.style.isJson || e.includes("\n") || K(e) ? V.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : V.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new z(i, this.nodeOf(t, o.length > 0 || !it(r) ? o : r.flatMap(at)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || q(e.replaceAll("	", " ")) ? V.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !K(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? V.QUOTE_SINGLE : V.QUOTE_DOUBLE : n ? t : V.QUOTE_DOUBLE;
	}
};
function it(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(L) || t.every(R);
}
function at(e) {
	let t = Ie(e) ? e.items.at(-1) : R(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
function ot(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: o } = i.item, s = {
			...i,
			language: e,
			after: d(i, t)
		}, c = a === "conflict" || a === "undecided" || a === "waiting" ? a : o === "not committed" ? o : void 0;
		c ? r.push({
			text: s,
			why: c
		}) : n.push(s);
	}
	return {
		taken: n,
		kept: r
	};
}
function st(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = ct(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function ct(e, t, n, r, a) {
	let o = C(e, n).length > 0;
	if (t.role === "shape" && o && i(e, n, r, a)) return;
	let s = e.context(n.values, r, a), [c] = t.toPlan(n.values), l = dt(t.toManifest(r, s) ?? t.stored(r, s, void 0));
	if (l === void 0) return;
	let u = lt(l, t, n);
	if (!c) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && P(e.after) === P(u);
		return t.isDefault(r, s) || i || J(u) ? void 0 : u;
	}
	let { changes: d, issues: f } = t.diff(n.values, r, s);
	if (d.length === 0 || f.length > 0) return;
	let p = ut(u, c.after);
	return p !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, s).changes.length === 0;
	})(p) ? p : u;
}
function lt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function ut(e, t) {
	if (M(e) && M(t) && !J(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function dt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function J(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function ft({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = je({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.name} allows ${o?.allowed}. To remove them, raise ${o?.name}.`;
	return [T("too-many-destroyed", c, { scope: "project" })];
}
const pt = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function mt(e) {
	let t = Te(e, ({ name: e }) => ht(e));
	return (e) => {
		let [n] = ht(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function ht(e) {
	let t = e.split(pt);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function gt(e, { project: t, objects: n }, r, i) {
	let a = e.flatMap((e) => {
		let a = n[e.plural];
		return a ? [{
			kind: e,
			...vt(e, a.objects.filter((t) => !i.leavesOut?.(e, t)), {
				live: a,
				context: {
					...r,
					project: t,
					verdicts: De
				},
				declared: []
			}, i)
		}] : [];
	});
	return {
		manifests: a.map(({ kind: e, entries: t }) => ({
			kind: e.plural,
			entries: t.length,
			text: $e(_t(e, t))
		})),
		left: a.flatMap(({ left: e }) => e),
		waiting: a.flatMap(({ entries: e }) => e.flatMap(({ waiting: e }) => e)),
		unasked: a.flatMap(({ kind: e, unasked: t }) => [...k(t, (e) => e)].map(([t, { length: n }]) => ({
			kind: e.name,
			field: t,
			count: n
		})))
	};
}
function _t(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0), [i] = [...k(e, P)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1)), a = i?.[1][0];
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
function Y({ tags: e }, t, n) {
	return se(e(t), n) !== void 0;
}
function vt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of wt(e, t)) {
		let t = Tt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = bt(e, o, n, s);
		if (t.size === 0) break;
		if (!xt(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = { ...Ct(e, t) };
		return {
			live: t.live,
			entry: n,
			fixed: Object.keys(St(t)),
			read: Q(e.entry.schema.parse(n))
		};
	}), l = e.waiting?.([...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map((t) => {
			let r = l ? yt(e, t, n.context.project.baseLanguage, l) : [];
			return {
				...t,
				waiting: r
			};
		}),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function yt(e, { live: t, entry: n, read: r }, i, a) {
	let o = {
		kind: e.name,
		label: e.label(r.values)
	}, s = [];
	for (let c of e.fields.filter(({ role: e }) => e === "text")) {
		let e = n[c.name], l = M(e) ? { ...e } : {};
		for (let [e, n] of m(Object.entries(l), ([e]) => e, i)) {
			let i = a.whyWaiting(r, t, l, e);
			if (!i) continue;
			delete l[e];
			let u = c.lastWriter?.(t, e)?.edited, d = {
				...o,
				field: c.name,
				part: e,
				live: n,
				...i
			};
			s.push({
				...d,
				why: f(i),
				...u && { edited: u }
			});
		}
		n[c.name] = l, J(l) && delete n[c.name];
	}
	return s;
}
function bt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Q(e.entry.schema.parse(Ct(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function xt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function St({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Ct(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = Object.entries({
		...Object.fromEntries(r),
		...St(t)
	}), a = [e.idMember, ...e.fields.map(({ name: e }) => e)];
	return i.sort(([e], [t]) => a.indexOf(e) - a.indexOf(t)), {
		...t.identity,
		...Object.fromEntries(i)
	};
}
function wt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => j(e.label, t.label) || j(e.id, t.id)).map(({ live: e }) => e);
}
function Tt(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = X(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = new Set([...e.newManifest?.fields ?? ["all"], ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = dt(n.toManifest(t, i)), o = e === void 0 || J(e) ? void 0 : e;
		if (!p.has("all") && !p.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Et(o, r.languages) : o;
		if (s !== void 0) {
			let e = X(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), O(u, e.left);
		} else o === void 0 && O(u, Dt(n, t, i));
	}
	return {
		live: t,
		identity: s,
		fields: d,
		distinguishing: [...(e.newManifest?.distinguishing(t) ?? []).map((t) => {
			let n = e.fields.flatMap((e) => {
				let n = t[e.name], r = n === void 0 ? void 0 : X(e, n, c).value;
				return r === void 0 ? [] : [[e.name, r]];
			});
			return Object.fromEntries(n);
		}), { [e.idMember]: e.declaredId(t) }],
		level: 0,
		left: u,
		unasked: f
	};
}
function Et(e, t) {
	if (!M(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Dt(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's response has no usable ${r}.` : `A manifest accepts only ${a}.`
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
	if (!M(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = Z(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Z(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function Z(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!A(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(Q(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Q(e, t = "") {
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
	return e.map(({ kind: e, label: t, id: n, member: i, why: a }) => {
		let { one: o } = r(e).words, s = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${i === void 0 ? `${o} ${s}` : `${i} of ${o} ${s}`} is not in the new manifests. ${a}`;
		return T("not-expressible", c, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/manifestFiles.ts
function kt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function At(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = U(t, e), [o, { mode: s }] = await Promise.all([u(a), We(a)]), [c, l] = [v(o, r), v(o, n)];
		return {
			path: a,
			text: c,
			replaces: l,
			mode: s & 511
		};
	}));
}
function jt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.find(({ name: e }) => e === c)?.toPlan(t.values) ?? [], d = n.has(ye(t.file, t.span, [c]).path);
		if (A(l)) u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: be(t.file, t.span, [c]),
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
		});
		else {
			let n = `The manifest keeps its ${c}: the live value has a character that a manifest cannot contain.`, r = {
				path: [c],
				ofName: !0,
				severity: "warning"
			};
			i.push(re(e, t, "not-expressible", n, r));
		}
	}
	return O(i, Mt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Mt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${s(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [T("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Nt(e) {
	return e.map(({ text: { item: e }, why: t, details: n }) => ({
		...e,
		why: t === "waiting" ? f(e) : a[t],
		...n !== void 0 && { details: n },
		...(t === "conflict" || t === "undecided") && { open: t }
	}));
}
// src/pull/options.ts
function Pt(e, { folders: t, onProgress: n }, r) {
	let i = E(ue, e);
	return {
		fields: E(Se, e),
		repeated: xe(e, [
			Ce,
			ce,
			ie,
			he,
			de
		]),
		dryRun: E(le, e) ?? le.default,
		isNew: E(ve, e) ?? ve.default,
		dir: i === void 0 ? void 0 : U(t.working, i),
		unused: Ft(e, [ue]),
		removesMissing: E(pe, e) ?? pe.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Ft(e, t) {
	let n = t.filter((t) => E(t, e) !== void 0).map((e) => `--${ae(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [T("bad-setting", r, { severity: "warning" })];
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${fe(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return _e(T("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return D(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function It(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Lt = { value: [] };
function Rt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = p(t, e).filter(({ scope: e }) => e === "project");
	if (a) return _e(a);
	let s = $(e, r ? n : n ?? Lt);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...o(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return D((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function zt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ge(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => T("bad-setting", e));
}
function Bt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(kt).length > 0 ? [] : [T("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Vt(t, n) {
	let { settings: r, project: i, context: a } = t, { kinds: o, problems: s } = await Ht(t, n);
	if (me(s)) return { problems: s };
	let c = Me(i, r.apiUrl, a);
	if (!c.ok) return { problems: [...s, c.problem] };
	let { reading: l, now: u } = c.value, d = u(), f = [];
	try {
		let r = await Ee(l, i.id, {
			kinds: o,
			languages: (e) => (d = u(), $(e, i.pulledLanguages)),
			leavesOut: ({ plural: t, sharedByBranches: n }, r) => {
				if (!(r instanceof e) || r.status !== 403 || !n) return !1;
				let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
				return f.push(T("api-error", i, {
					severity: "warning",
					scope: "change"
				})), !0;
			}
		});
		if (!r.ok) return { problems: [...s, r.problem] };
		a.onProgress?.({
			phase: "writing",
			project: i.name
		});
		let c = await Ut(t, n, o, r.value);
		return O(s, f, Wt(r.value.project), c.problems), {
			...c,
			...c.first && { at: d },
			problems: s
		};
	} catch (e) {
		return { problems: [...s, ...ke(e, a.cancellation, { settings: i })] };
	} finally {
		a.onProgress?.(void 0);
	}
}
async function Ht({ project: e, options: t, context: n }, r) {
	let i = n.environment.GITHUB_ACTIONS === "true", a = Qt(e, r), o = a.filter(({ secretNames: e }) => e && i), s = a.filter((e) => !o.includes(e) && !(t.leavesTexts && e.textFiles)), c = o.map(({ plural: e, words: t }) => {
		let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
		return T("not-expressible", n, { severity: "notice" });
	}), l = s.map(({ plural: e }) => ({
		path: tn(e, r, t.dir),
		text: ""
	}));
	return {
		kinds: s,
		problems: [...c, ...await W(l, n.folders)]
	};
}
async function Ut(e, t, n, r) {
	let { project: i, options: a, context: o } = e, { folders: s } = o, c = It(r.project, i.pulledLanguages), { manifests: l, files: u, variables: d, unasked: f, waiting: p, problems: m } = await Kt(r, e, t, c);
	if (o.cancellation.stopped || u.length === 0) return { problems: m };
	let h = await W(u, s);
	if (h.length === 0 && !a.dryRun && O(h, await Ge(u, s)), h.length > 0) return { problems: [...m, ...h] };
	let g = u.find(({ path: e }) => e.endsWith(Gt)), _ = r.project.languages?.map(({ iso: e }) => e) ?? [];
	return {
		problems: m,
		first: {
			manifests: l,
			...g && { variables: {
				path: S(g.path, s),
				names: [...d.keys()]
			} },
			languages: n.some(({ textFiles: e }) => e) ? c : [],
			otherLanguages: _.filter((e) => !c.includes(e)),
			unasked: f,
			foreign: n.flatMap((e) => (r.objects[e.plural]?.objects ?? []).filter((t) => Y(e, t, i.rules)).map(e.liveLabel)),
			kept: p,
			...!i.showTexts && { hide_texts: !0 },
			repeated: a.repeated,
			areFound: await nn(l, t, i)
		},
		written: u.filter((e) => e !== g)
	};
}
function Wt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [T("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const Gt = "lokaform.env";
async function Kt(e, { settings: { usable: t }, project: { rules: n, name: r = "" }, options: i, context: a }, o, s) {
	let { fields: c = [], dir: l, ask: u, schemas: d } = i, { folders: f, onSecrets: p } = a, m = await qt(o.kinds, e, t, r, u), { variables: h } = m, g = {
		...t.values,
		...Object.fromEntries(h)
	};
	p(ee(h));
	let _ = {
		languages: s,
		fields: c,
		label: (e) => m.names.get(e) ?? "",
		leavesOut: (e, t) => Y(e, t, n)
	}, v = gt(o.kinds, m.live, {
		rules: n,
		variables: h
	}, _), y = v.manifests.filter(({ kind: e, entries: t }) => t > 0 || !o.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = tn(e.kind, o, l), n = d === void 0 ? "" : `# ${Ze(e.kind, ze(H(t), d))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: S(t, f)
		};
	}), b = [
		...Xt(o.kinds, e),
		...Ot([...m.left, ...v.left]),
		...Jt(o.kinds, y, e, n, {
			...t,
			values: g
		})
	], x = {
		...v,
		manifests: [],
		files: [],
		variables: h,
		problems: b
	};
	if (b.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return x;
	let C = await Yt(h, Re(l ?? o.folder, Gt), f);
	if (!C.ok) return {
		...x,
		problems: [...b, C.problem]
	};
	let te = [...C.value, ...y.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))];
	return {
		...x,
		manifests: y,
		files: te
	};
}
async function qt(e, t, n, r, i) {
	let a = new Map(), o = new Map(), s = [], c = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: l } = t, u = c[l];
		if (!e || !u) continue;
		let d = new Set(), f = u.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(f.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${oe(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
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
function Jt(e, t, r, i, a) {
	let o = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = n(e, Object.fromEntries(o), a);
	if (me(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...Oe(s, r, i), ...Zt(Ae(s, r, i, De), i)];
}
async function Yt(e, t, n) {
	if (e.size === 0) return D([]);
	let r = await h(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return D([...r.value ? [r.value] : [], i]);
}
function Xt(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return T("unusable-response", o, { scope: "change" });
	}));
}
function Zt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = (e) => t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t), r = e.fields.filter(({ after: e }) => !n(e)).map(({ field: e }) => e);
		if (e.action === "update" && r.length === 0) return [];
		let i = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(r)].join(", ")}. Compare the entry with the project before you apply.`;
		return [T("not-expressible", i, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function Qt({ id: e }, { kinds: t, globs: n }) {
	let r = Object.entries(n).flatMap(([e, t]) => t ? e : []);
	return t.filter(({ plural: t, sharedByBranches: n }) => r.length > 0 ? r.includes(t) : !(n && e.includes(":")));
}
async function $t(e, t) {
	let { paths: n } = await _(e, t, {}, l), r = Qt(t, e);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function en(e, t) {
	let { paths: n } = await _(e, t, {}, l), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => u(e, "utf8")))).flatMap(b);
}
function tn(e, { globs: t, folder: n }, r) {
	let i = t[e], [a, ...o] = i?.patterns ?? [], s = a && o.length === 0 && !/[*?[\]{}()!+@]/.test(a.text);
	return r === void 0 && s ? U(i?.folder ?? n, a.text) : Re(r ?? n, `${e}.yaml`);
}
async function nn(e, t, n) {
	let r = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), { paths: i } = await _({
		...t,
		globs: Object.fromEntries(r)
	}, n, {}, l), a = Object.values(i).flat();
	return e.every(({ full: e }) => a.includes(e));
}
export { rt as C, Ge as D, W as E, Xe as S, $e as T, vt as _, It as a, mt as b, Bt as c, At as d, Nt as f, Ot as g, Y as h, Lt as i, Pt as l, kt as m, Vt as n, Rt as o, jt as p, en as r, zt as s, $t as t, Ft as u, st as v, Ze as w, ft as x, ot as y };
