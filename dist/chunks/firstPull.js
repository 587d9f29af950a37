import { m as e } from "./client.js";
import { Bn as t, Br as n, Gr as r, Hr as i, J as a, Jt as o, Mr as s, Or as c, Qn as l, Rn as u, Tr as d, Un as f, Vr as p, Wr as m, X as h, Xn as g, bt as _, dt as v, fr as y, kr as b, or as x, qr as S, tr as C } from "./engine.js";
import { Cn as w, Ct as ee, Y as te, _ as ne, _t as re, ft as ie, h as ae, ln as oe, mt as se, pn as T, r as E, s as ce, t as le, un as ue, vt as de, w as D, wn as fe, x as O, xn as pe } from "./start.js";
import { _ as me, a as he, b as k, f as ge, g as A, h as j, m as M, s as _e, v as N, x as P, y as ve } from "./wire.js";
import { D as F, T as ye, c as be, f as xe, h as Se, y as Ce } from "./project.js";
import { C as I, D as L, O as R, T as z, _ as B, b as we, g as Te, h as Ee, k as De, p as V, t as Oe, v as H } from "./yaml.js";
import { basename as ke, dirname as U, extname as Ae, join as W, resolve as G } from "node:path";
import { lstat as je, mkdir as Me, readFile as Ne, rename as Pe, rm as Fe, stat as Ie } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => q(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ve(e, i, t)];
	});
}
async function Le(e, t) {
	let n = [], a = [], o = e[0];
	for (let t of new Set(e.map(({ path: e }) => U(e)))) await i(t);
	try {
		for (let r of e) o = r, n.push({
			file: r,
			part: await Re(r, t)
		});
		for (let { file: e, part: t } of n) o = e, await ze(e, t), a.push(e);
		return [];
	} catch (e) {
		for (let e of a.reverse()) await Be(e, t).catch(() => {});
		let n = r(e);
		return o ? [Ve(o, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Fe(e, { force: !0 }).catch(() => {});
	}
}
async function Re(e, t) {
	let n = await q(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Me(U(e.path), { recursive: !0 }), S(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function ze({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await m(n, e)) throw Error("it exists already");
	} else {
		if (!(await Ne(e)).equals(Buffer.from(t))) throw Error("it was changed meanwhile");
		await Pe(n, e);
	}
}
async function Be(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await Fe(n) : await ze({
		...e,
		replaces: r
	}, await Re({
		...e,
		text: i
	}, t));
}
async function q({ path: e, replaces: t }, { working: i }) {
	if (!b(e, i)) return "is outside of the working directory. Choose a path inside of it";
	let a = await p(e, i);
	if (a !== void 0) return a;
	try {
		let n = await je(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (n(e, "ENOENT")) return;
		if (!n(e, "ENOTDIR")) throw e;
		return `cannot be written: ${r(e)}. Choose another folder`;
	}
}
function Ve({ path: e }, t, n) {
	return O("not-written", `${s(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
function He(e) {
	return `yaml-language-server: $schema=${he(_e(e))}`;
}
const Ue = { compat: "yaml-1.1" };
function We(e, t = []) {
	let n = new V(e, {
		...Ue,
		aliasDuplicateObjects: !1
	});
	we(n, {
		Scalar: (e, t) => Ge(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ke(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = qe(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = g("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Ge(e, t) {
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
function Ke(e) {
	let t = e.map((e) => R(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function qe(e) {
	return e.replace(/[\ufffe\uffff]/g, Je).replace(ge, (e) => /[\n\t]/.test(e) ? e : Je(e));
}
function Je(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var Ye = class {
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
		let a = n.isItem ? i : new B(new H("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = me(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Y(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, H.BLOCK_LITERAL]) {
			let t = new H(e);
			t.type = r ?? H.BLOCK_LITERAL;
			let o = new V({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Oe(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = L(e) ? e.value : e;
		if (!I(s)) return this.scalar(e, t);
		let [c = ""] = L(e) ? this.scalar(new B(e.key, new H(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = z(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${L(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(L(e) ? z(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return L(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = L(e) ? e.value : e;
		t && R(i) && String(i.value).includes("\n") && (i.type = H.QUOTE_DOUBLE);
		let a = L(e) ? new Te() : new Ee();
		a.items = [e], a.flow = t;
		let o = qe(new V(a, Ue).toString({
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
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(R)?.type)), t;
		}
		let r = k(e) ? new Te() : new Ee();
		if (k(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(Ze);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => I(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (I(i) ? i.flow === !0 : !k(e) && r.items.every(R)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(z), i = new H(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(R)?.type;
		i.type = this.style.isJson || e.includes("\n") || J(e) ? H.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : H.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new B(i, this.node(t, o.length > 0 || !Xe(r) ? o : r.flatMap(Ze)));
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
function Xe(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(R) || t.every(z);
}
function Ze(e) {
	let t = De(e) ? e.items.at(-1) : z(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/plan/pulledTexts.ts
const Qe = {
	conflict: "the file and the project both changed it",
	undecided: "nothing tells which side changed it",
	"not committed": "the text of the file is not committed",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the file cannot hold the live text",
	"universal-placeholders": "the live text has what only Lokalise replaces, such as [%s] or [VOID], and no text of the file says how it is written there"
};
function $e(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { declared: e, live: a, part: o = "", reason: s, cause: c } = i.item, l = e === void 0 ? a : it(e, a), u = {
			...i,
			language: o,
			after: l
		}, d = s === "conflict" || s === "undecided" ? s : c === "not committed" ? c : et(u, t);
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
function et(e, t) {
	let { kind: n, entry: r, object: i, after: a } = e, { declared: o, live: s } = e.item;
	return o !== void 0 && k(o) !== k(s) || tt(n, r, i, t) ? "other-shape" : P(a) ? rt(e, t) ? "universal-placeholders" : void 0 : "not-expressible";
}
function tt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
const nt = /^\[(?:VOID|TRUE|FALSE)\]$|\[%(?:(?:\d{1,3}\$)?[-+ 0#,']{0,5}\d{0,4}(?:\.\d{1,3})?[sif](?::[^\][]*)?|key(?:_id)?:[^\][]*)?\]/;
function rt({ kind: e, entry: t, item: { field: n, declared: r }, after: i }, { project: a }) {
	let o = (e, t) => v(e).some(t), s = (e) => /\[%|^\[(?:VOID|TRUE|FALSE)\]$/.test(e);
	if (!o(i, s)) return !1;
	let c = e.fields.find(({ name: e }) => e === n)?.toPlan(t.values) ?? [], l = c.find(({ part: e }) => e === a.baseLanguage)?.after, u = c.map((e) => e.after ?? ""), d = [
		r ?? "",
		l ?? "",
		u
	].find((e) => o(e, (e) => e !== "")) ?? "";
	return d === "" && !(t.parts ?? [t]).some(({ from: e }) => e) ? !1 : [(e) => nt.test(e), s].some((e) => o(i, e) && !o(d, e));
}
function it(e, t) {
	return !k(e) || !k(t) ? t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, t[e] || n]));
}
function at(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = ot(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function ot(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && tt(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = lt(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = st(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && A(e.after) === A(l);
		return t.isDefault(r, o) || i || X(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = ct(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function st(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function ct(e, t) {
	if (k(e) && k(t) && !X(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function lt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function X(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function ut({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = xe({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [O("too-many-destroyed", c, { scope: "project" })];
}
const dt = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function ft(e) {
	let t = ve(e, ({ name: e }) => pt(e));
	return (e) => {
		let [n] = pt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function pt(e) {
	let t = e.split(dt);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function mt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = xt(e, s.objects, {
				live: s,
				context: {
					...r,
					project: t,
					verdicts: F
				},
				declared: []
			}, i);
			M(a, c.left), M(o, [...N(c.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return ht(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: We(gt(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function ht({ newManifest: e }, t, n) {
	let r = N(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => j(e, t)).map(([e = "", t]) => {
		let n = yt(e), r = n;
		for (let e = 2; a.has(bt(r)); e++) r = `${n}-${e}`;
		return a.add(bt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function gt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = _t(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function _t(e) {
	let [t] = [...N(e, A)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const vt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function yt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return vt.test(t) ? `group-${t}` : t || "group";
}
function bt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function xt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of Et(e, t)) {
		let t = Dt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = St(e, o, n, s);
		if (t.size === 0) break;
		if (!Ct(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	return {
		entries: o.map((t) => ({
			live: t.live,
			entry: Tt(e, t),
			fixed: Object.keys(wt(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function St(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => At(e.entry.schema.parse(Tt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function Ct(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function wt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Tt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...wt(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Et(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => j(e.label, t.label) || j(e.id, t.id)).map(({ live: e }) => e);
}
function Dt(e, t, n, r) {
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
		let e = lt(n.toManifest(t, i)), o = e === void 0 || X(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Ot(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), M(u, e.left);
		} else o === void 0 && M(u, kt(n, t, i));
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
function Ot(e, t) {
	if (!k(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function kt(e, t, n) {
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
	if (!k(t) || e.role === "identity") return i;
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
	if (!P(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(At(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function At(e, t = "") {
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
function jt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = u(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return O("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/manifestFiles.ts
function Mt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function Nt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = G(t, e), [o, { mode: s }] = await Promise.all([Ne(a), Ie(a)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: a }) : e;
		}), [l, u] = [c(o, r), c(o, n)];
		return {
			path: a,
			text: l,
			replaces: u,
			mode: s & 511
		};
	}));
}
function Pt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: u } = s, [d] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.toPlan(t.values)), f = n.has(l(t.file, t.span, [c]).path);
		P(u) ? d && f ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: C(t.file, t.span, [c]),
			field: c,
			declared: d.after,
			live: u,
			why: "a locale file declares it, of which pull changes only texts"
		}) : t.from ? o.push(s) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.span.start,
				field: c,
				value: u
			}]
		}) : i.push(Ft(e, t, c));
	}
	return M(i, It(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function Ft(e, n, r) {
	let i = `The manifest keeps its ${r}: the live value has a character that a manifest cannot contain.`;
	return t(e, n, "not-expressible", i, {
		path: [r],
		ofName: !0,
		severity: "warning"
	});
}
function It(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${o(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [O("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function Lt(e) {
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
			why: Qe[n],
			...r !== void 0 && { details: r },
			...(n === "conflict" || n === "undecided") && { conflict: !0 }
		};
	});
}
// src/pull/options.ts
function Rt(e, { folders: t, onProgress: n }, r) {
	let i = E(oe, e);
	return {
		split: E(fe, e) ?? fe.default,
		fields: E(pe, e),
		repeated: le(e, [
			se,
			re,
			de,
			ee,
			ie
		]),
		dryRun: E(ue, e) ?? ue.default,
		isNew: E(T, e) ?? T.default,
		dir: i === void 0 ? void 0 : G(t.working, i),
		removesMissing: E(w, e) ?? w.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${ce(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return ne(O("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return D(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function zt(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const Bt = { value: [] };
function Vt(e, t, { asked: n, isNew: r, rows: i }) {
	let [o] = a(t, e).filter(({ scope: e }) => e === "project");
	if (o) return ne(o);
	let s = $(e, r ? n : n ?? Bt);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...h(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return D((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function Ht(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ce(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => O("bad-setting", e));
}
function Ut(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(Mt).length > 0 ? [] : [O("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Wt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: c } = tn(t, n, i.environment.GITHUB_ACTIONS === "true"), l = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [...c, ...await K(l.map(({ plural: e }) => ({
		path: rn(e, void 0, n, r.dir),
		text: ""
	})), a)];
	if (ae(u)) return { problems: u };
	let d = Se(t, e.apiUrl, i);
	if (!d.ok) return { problems: [...u, d.problem] };
	let { reading: f, now: p } = d.value, m = p(), h = [];
	try {
		let o = await Ce(f, t.id, {
			kinds: l,
			languages: (e) => (m = p(), $(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Gt(e, t);
				return M(h, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...u, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let c = zt(o.value.project, t.pulledLanguages), d = await Jt(o.value, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: c
		}), g = [
			...u,
			...h,
			...Kt(o.value.project),
			...d.problems
		];
		if (i.cancellation.stopped || d.files.length === 0) return { problems: g };
		let _ = await K(d.files, a);
		if (_.length === 0 && !r.dryRun && M(_, await Le(d.files, a)), _.length > 0) return { problems: [...g, ..._] };
		let { manifests: v, files: y, variables: b, unasked: x } = d, S = y.find(({ path: e }) => e.endsWith(qt)), C = o.value.project.languages?.map(({ iso: e }) => e) ?? [], w = {
			manifests: v,
			...S && { variables: {
				path: s(S.path, a),
				count: b.size
			} },
			languages: c,
			otherLanguages: C.filter((e) => !c.includes(e)),
			unasked: x,
			repeated: r.repeated,
			flags: r.dryRun ? [] : await an(v, n, t, a)
		};
		return {
			problems: g,
			at: m,
			first: w
		};
	} catch (e) {
		return { problems: [...u, ...be(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Gt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [O("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function Kt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [O("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
const qt = "lokaform.env";
async function Jt(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: a, languages: o }) {
	let { split: c, fields: l = [], dir: u, ask: d } = i, { folders: f, onSecrets: p } = a, m = await Yt(r.kinds, e, t, d), { variables: h } = m, g = {
		...t.values,
		...Object.fromEntries(h)
	};
	p(_(h));
	let v = mt(r.kinds, m.live, {
		rules: n,
		variables: h
	}, {
		split: c,
		languages: o,
		fields: l,
		header: (e) => [He(e)],
		label: (e) => {
			let t = m.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), y = v.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = rn(e.kind, e.group, r, u);
		return {
			...e,
			full: t,
			path: s(t, f)
		};
	}), b = [
		...Qt(r.kinds, e),
		...jt([...m.left, ...v.left]),
		...Xt(r.kinds, y, e, n, {
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
	let S = await Zt(h, W(u ?? r.folder, qt), f);
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
async function Yt(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${te(t)}: does this URL contain no secret, so that the manifest may have it as it is?`;
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
function Xt(e, t, n, r, i) {
	let a = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: o, problems: s } = f(e, Object.fromEntries(a), i);
	if (ae(s)) throw Error(`new manifests have mistakes: ${JSON.stringify(s[0])}`);
	return $t(ye(o, n, r, F), r);
}
async function Zt(e, t, n) {
	if (e.size === 0) return D([]);
	let r = await y(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return D([...r.value ? [r.value] : [], i]);
}
function Qt(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return O("unusable-response", o, { scope: "change" });
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
		return [O("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function en(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
function tn({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return O("not-expressible", n, { severity: "notice" });
		})
	};
}
async function nn(e, t) {
	let { paths: n } = await x(e, t, {}, d), { kinds: r } = tn(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
function rn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? G(i[e]?.folder ?? a, s.text) : W(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : W(U(l), ke(l, Ae(l)), `${t}.yaml`);
}
async function an(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await x(a, n, r, d), c = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => c.has(e))) return [];
	let l = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, s(n === void 0 ? t : W(U(t), "*.yaml"), r)]);
	return [...new Map(l.map((e) => [e.join(" "), e])).values()].flat();
}
export { Le as C, K as S, ft as _, Vt as a, He as b, Rt as c, Pt as d, Mt as f, $e as g, at as h, zt as i, Nt as l, xt as m, Wt as n, Ht as o, jt as p, Bt as r, Ut as s, nn as t, Lt as u, ut as v, We as x, Ye as y };
