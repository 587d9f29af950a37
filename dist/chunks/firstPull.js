import { h as e } from "./client.js";
import { $r as t, Gn as n, Ht as r, Ir as i, Lr as a, Nr as o, St as s, Vr as c, Xn as l, Xr as u, Y as d, Yr as f, Z as p, Zr as m, ar as h, bt as ee, cr as g, ei as _, en as v, ni as y, pr as b, qn as x, rr as S, yr as C } from "./engine.js";
import { Cn as w, Dn as T, Fn as te, Hn as E, Ht as ne, K as re, Kn as D, Kt as ie, bt as ae, di as oe, dt as se, f as ce, ht as le, li as ue, lt as de, m as fe, mt as pe, r as O, t as me, v as k, x as A, xn as he } from "./start.js";
import { _ as ge, d as _e, f as j, g as M, h as ve, m as N, p as P, v as F, y as ye } from "./wire.js";
import { A as be, D as xe, E as Se, H as Ce, O as we, T as Te, c as Ee, f as De, h as Oe, j as ke, k as Ae, y as je } from "./project.js";
import { C as I, D as L, O as R, T as z, _ as B, b as Me, g as Ne, h as Pe, k as Fe, p as V, t as Ie, v as H } from "./yaml.js";
import { basename as Le, dirname as U, extname as Re, join as W, relative as ze, resolve as G } from "node:path";
import { lstat as Be, mkdir as Ve, readFile as K, rename as He, rm as Ue, stat as We } from "node:fs/promises";
// src/files/newFiles.ts
async function q(e, t) {
	let n = await Promise.all(e.map((e) => Ye(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Xe(e, i, t)];
	});
}
async function Ge(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => U(e)))) await m(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ke(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await qe(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Je(e, t).catch(() => {});
		let n = _(e);
		return i ? [Xe(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await Ue(e, { force: !0 }).catch(() => {});
	}
}
async function Ke(e, t) {
	let n = await Ye(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ve(U(e.path), { recursive: !0 }), y(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function qe({ path: e, replaces: n }, r) {
	if (n === void 0) {
		if (!await t(r, e)) throw Error("it exists already");
	} else {
		if (!(await K(e)).equals(Buffer.from(n))) throw Error("it was changed meanwhile");
		await He(r, e);
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
async function Ye({ path: e, replaces: t }, { working: n }) {
	if (!a(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await u(e, n);
	if (r !== void 0) return r;
	try {
		let n = await Be(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (f(e, "ENOENT")) return;
		if (!f(e, "ENOTDIR")) throw e;
		return `cannot be written: ${_(e)}. Choose another folder`;
	}
}
function Xe({ path: e }, t, n) {
	return k("not-written", `${c(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const Ze = ".lokaform";
function Qe(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		Ze,
		`${e}.json`
	].join("/")}`;
}
const $e = { compat: "yaml-1.1" };
function et(e, t = []) {
	let n = new V(e, {
		...$e,
		aliasDuplicateObjects: !1
	});
	Me(n, {
		Scalar: (e, t) => tt(t, e === "key"),
		Seq: (e, t) => {
			t.flow = nt(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = rt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = S("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function tt(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = J(n) ? H.QUOTE_DOUBLE : n.includes("\n") ? t ? H.QUOTE_DOUBLE : H.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? H.BLOCK_FOLDED : H.QUOTE_DOUBLE : H.PLAIN;
}
function J(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return Y(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Y(e) {
	return e.replaceAll("\n", "").search(_e) !== -1 || /[\ufffe\uffff]/.test(e);
}
function nt(e) {
	let t = e.map((e) => R(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function rt(e) {
	return e.replace(/[\ufffe\uffff]/g, it).replace(_e, (e) => /[\n\t]/.test(e) ? e : it(e));
}
function it(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var at = class {
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
		let o = ve(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || Y(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, H.BLOCK_LITERAL]) {
			let t = new H(e);
			t.type = r ?? H.BLOCK_LITERAL;
			let o = new V({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Ie(o).k !== e) continue;
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
		let a = L(e) ? new Ne() : new Pe();
		a.items = [e], a.flow = t;
		let o = rt(new V(a, $e).toString({
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
		let r = F(e) ? new Ne() : new Pe();
		if (F(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(st);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => I(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (I(i) ? i.flow === !0 : !F(e) && r.items.every(R)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(z), i = new H(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(R)?.type;
		i.type = this.style.isJson || e.includes("\n") || J(e) ? H.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : H.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new B(i, this.node(t, o.length > 0 || !ot(r) ? o : r.flatMap(st)));
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
function ot(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(R) || t.every(z);
}
function st(e) {
	let t = Fe(e) ? e.items.at(-1) : z(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/pull/manifestFiles.ts
function ct(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function lt(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: a }) => {
		if (a !== void 0) return {
			path: a,
			text: r
		};
		let o = G(t, e), [s, { mode: c }] = await Promise.all([K(o), We(o)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: o }) : e;
		}), [l, u] = [i(s, r), i(s, n)];
		return {
			path: o,
			text: l,
			replaces: u,
			mode: c & 511
		};
	}));
}
function ut(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.toPlan(t.values)), d = n.has(h(t.file, t.span, [c]).path);
		ye(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: g(t.file, t.span, [c]),
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
		}) : i.push(dt(e, t, c));
	}
	return j(i, ft(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function dt(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return x(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function ft(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${v(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [k("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function pt(e, { kinds: t, entries: n }) {
	let r = e.flatMap(({ waits: e, because: t = [], ...n }) => {
		let r = t.find((e) => e !== "not-verified" && e !== "not-reviewed");
		return r && !e ? {
			...n,
			code: r
		} : [];
	});
	return t.flatMap((e) => {
		let t = r.filter((t) => t.kind === e.name), i = t.length === 0 ? [] : n[e.plural] ?? [], a = new Map(i.map((t) => [e.label(t.values), t]));
		return t.flatMap(({ label: t, field: n = "", part: r = "", code: i, details: o = "" }) => {
			let s = a.get(t);
			return s ? [{
				...x(e, s, i, o, {
					path: [n, r],
					ofName: !0,
					severity: "warning"
				}),
				quotes: [o]
			}] : [];
		});
	});
}
function mt(e) {
	return e.map(({ text: { item: e, language: t }, why: n, details: i }) => {
		let { kind: a, label: o, place: s, field: c, declared: l, live: u, edited: d } = e, f = n === "waiting" ? e.details : i;
		return {
			kind: a,
			label: o,
			place: s,
			field: c,
			part: t,
			live: u,
			...l !== void 0 && { declared: l },
			...d && { edited: d },
			...n === "waiting" ? {
				why: r(e),
				waits: !0
			} : { why: Se[n] },
			...f !== void 0 && { details: f },
			...(n === "conflict" || n === "undecided") && { conflict: !0 }
		};
	});
}
// src/plan/pulledTexts.ts
function ht(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: o } = i.item, s = {
			...i,
			language: e,
			after: xe(i.item)
		}, c = a === "conflict" || a === "undecided" || a === "waiting" ? a : o === "not committed" ? o : ke(i, t);
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
function gt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = _t(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function _t(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && Ae(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = bt(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = vt(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && N(e.after) === N(l);
		return t.isDefault(r, o) || i || X(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = yt(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function vt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function yt(e, t) {
	if (F(e) && F(t) && !X(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function bt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function X(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function xt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = De({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [k("too-many-destroyed", c, { scope: "project" })];
}
const St = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function Ct(e) {
	let t = ge(e, ({ name: e }) => wt(e));
	return (e) => {
		let [n] = wt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function wt(e) {
	let t = e.split(St);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function Tt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = Mt(e, c.objects, {
				live: c,
				context: {
					...r,
					project: t,
					verdicts: Ce
				},
				declared: []
			}, i);
			return j(a, l.left), j(o, l.entries.flatMap((e) => e.texts)), j(s, [...M(l.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			}))), Et(e, l.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: et(Dt(e, n))
			}));
		}),
		left: a,
		texts: o,
		unasked: s
	};
}
function Et({ newManifest: e }, t, n) {
	let r = M(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => P(e, t)).map(([e = "", t]) => {
		let n = At(e), r = n;
		for (let e = 2; a.has(jt(r)); e++) r = `${n}-${e}`;
		return a.add(jt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function Dt(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = Ot(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function Ot(e) {
	let [t] = [...M(e, N)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const kt = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function At(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return kt.test(t) ? `group-${t}` : t || "group";
}
function jt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function Mt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of Rt(e, t)) {
		let t = zt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = Pt(e, o, n, s);
		if (t.size === 0) break;
		if (!Ft(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = Lt(e, t);
		return {
			draft: t,
			entry: n,
			read: $(e.entry.schema.parse(n))
		};
	}), l = be(e, [...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map(({ draft: t, entry: r, read: i }) => ({
			live: t.live,
			...Nt(e, {
				live: t.live,
				entry: r,
				read: i
			}, n.context, l),
			fixed: Object.keys(It(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function Nt(e, { live: t, entry: n, read: i }, { project: { baseLanguage: a } }, o) {
	let s = [], c = Object.entries(n).flatMap(([n, c]) => {
		let l = e.fields.find((e) => e.name === n && e.role === "text");
		if (!l || !F(c)) return [[n, c]];
		let u = { ...c };
		for (let [d, f] of we(Object.entries(c), ([e]) => e, a)) {
			let { waits: a, because: c, details: p } = o(i, t, u, d) ?? {};
			if (!c) continue;
			a && delete u[d];
			let m = l.lastWriter?.(t, d)?.edited;
			s.push({
				kind: e.name,
				label: e.label(i.values),
				field: n,
				part: d,
				live: f,
				because: c,
				why: r({ because: c }),
				...m && { edited: m },
				...a && { waits: a },
				...p !== void 0 && { details: p }
			});
		}
		return Object.keys(u).length > 0 ? [[n, u]] : [];
	});
	return {
		entry: Object.fromEntries(c),
		texts: s
	};
}
function Pt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => $(e.entry.schema.parse(Lt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function Ft(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function It({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Lt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...It(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Rt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => P(e.label, t.label) || P(e.id, t.id)).map(({ live: e }) => e);
}
function zt(e, t, n, r) {
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
		let e = bt(n.toManifest(t, i)), o = e === void 0 || X(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Bt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Z(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), j(u, e.left);
		} else o === void 0 && j(u, Vt(n, t, i));
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
function Bt(e, t) {
	if (!F(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Vt(e, t, n) {
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
	if (!F(t) || e.role === "identity") return i;
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
	if (!ye(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry($(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function $(e, t = "") {
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
function Ht(e) {
	return e.map(({ kind: e, label: t, id: r, member: i, why: a }) => {
		let { one: o } = n(e).words, s = t.includes(String(r)) ? t : `"${t}" (id ${r})`, c = `Not expressible: ${i === void 0 ? `${o} ${s}` : `${i} of ${o} ${s}`} is not in the new manifests. ${a}`;
		return k("not-expressible", c, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/options.ts
function Ut(e, { folders: t, onProgress: n }, r) {
	let i = O(he, e);
	return {
		split: O(D, e) ?? D.default,
		fields: O(te, e),
		repeated: me(e, [
			se,
			pe,
			le,
			ae,
			de
		]),
		dryRun: O(w, e) ?? w.default,
		isNew: O(T, e) ?? T.default,
		dir: i === void 0 ? void 0 : G(t.working, i),
		unused: Wt(e, [he, D]),
		removesMissing: O(E, e) ?? E.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Wt(e, t) {
	let n = t.filter((t) => O(t, e) !== void 0).map((e) => `--${oe(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [k("bad-setting", r, { severity: "warning" })];
}
function Gt({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${ne(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return fe(k("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return A(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Kt(e, t) {
	let n = Gt(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const qt = { value: [] };
function Jt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = d(t, e).filter(({ scope: e }) => e === "project");
	if (a) return fe(a);
	let o = Gt(e, r ? n : n ?? qt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...p(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return A((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Yt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ie(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => k("bad-setting", e));
}
function Xt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(ct).length > 0 ? [] : [k("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Zt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = un(t, n, i.environment.GITHUB_ACTIONS === "true"), l = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [...s, ...await q(l.map(({ plural: e }) => ({
		path: pn(e, void 0, n, r.dir),
		text: ""
	})), a)];
	if (ce(u)) return { problems: u };
	let d = Oe(t, e.apiUrl, i);
	if (!d.ok) return { problems: [...u, d.problem] };
	let { reading: f, now: p } = d.value, m = p(), h = [];
	try {
		let o = await je(f, t.id, {
			kinds: l,
			languages: (e) => (m = p(), Gt(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Qt(e, t);
				return j(h, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...u, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = Kt(o.value.project, t.pulledLanguages), { own: d, foreign: ee } = en(o.value, l, t.rules), g = await nn(d, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: s
		}), _ = [
			...u,
			...h,
			...$t(o.value.project),
			...g.problems
		];
		if (i.cancellation.stopped || g.files.length === 0) return { problems: _ };
		let v = await q(g.files, a);
		if (v.length === 0 && !r.dryRun && j(v, await Ge(g.files, a)), v.length > 0) return { problems: [..._, ...v] };
		let { manifests: y, files: b, variables: x, unasked: S, texts: C } = g, w = b.find(({ path: e }) => e.endsWith(tn)), T = o.value.project.languages?.map(({ iso: e }) => e) ?? [], te = {
			manifests: y,
			...w && { variables: {
				path: c(w.path, a),
				names: [...x.keys()]
			} },
			languages: s,
			otherLanguages: T.filter((e) => !s.includes(e)),
			unasked: S,
			foreign: ee,
			waiting: C.filter(({ waits: e }) => e),
			...!t.showTexts && { hide_texts: !0 },
			repeated: r.repeated,
			flags: r.dryRun ? [] : await mn(y, n, t, a)
		}, E = y.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}));
		return {
			problems: _,
			at: m,
			first: te,
			written: E
		};
	} catch (e) {
		return { problems: [...u, ...Ee(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Qt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [k("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function $t({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [k("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
function en(e, t, n) {
	let r = { ...e.objects }, i = [];
	for (let { plural: e, tags: a, liveLabel: o } of t) {
		let t = r[e];
		if (!t) continue;
		let s = (e) => ue(a(e), n) === void 0;
		j(i, t.objects.filter((e) => !s(e)).map(o)), r[e] = {
			...t,
			objects: t.objects.filter(s)
		};
	}
	return {
		own: {
			...e,
			objects: r
		},
		foreign: i
	};
}
const tn = "lokaform.env";
async function nn(e, { settings: { usable: t }, project: { rules: n }, globs: r, options: i, context: a, languages: o }) {
	let { split: s, fields: l = [], dir: u, ask: d, schemas: f } = i, { folders: p, onSecrets: m } = a, h = await rn(r.kinds, e, t, d), { variables: g } = h, _ = {
		...t.values,
		...Object.fromEntries(g)
	};
	m(ee(g));
	let v = Tt(r.kinds, h.live, {
		rules: n,
		variables: g
	}, {
		split: s,
		languages: o,
		fields: l,
		label: (e) => {
			let t = h.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), y = v.manifests.filter(({ kind: e, entries: t }) => t > 0 || !r.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = pn(e.kind, e.group, r, u), n = f === void 0 ? "" : `# ${Qe(e.kind, ze(U(t), f))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: c(t, p)
		};
	}), b = [
		...sn(r.kinds, e),
		...Ht([...h.left, ...v.left]),
		...an(r.kinds, y, e, n, {
			...t,
			values: _
		}, v.texts)
	], x = {
		manifests: [],
		files: [],
		variables: g,
		problems: b,
		unasked: [],
		texts: []
	};
	if (b.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return x;
	let S = await on(g, W(u ?? r.folder, tn), p);
	if (!S.ok) return {
		...x,
		problems: [...b, S.problem]
	};
	let C = [...S.value, ...y.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))], { unasked: w, texts: T } = v;
	return {
		manifests: y,
		files: C,
		variables: g,
		problems: b,
		unasked: w,
		texts: T
	};
}
async function rn(e, t, n, r) {
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
function an(e, t, n, r, i, a) {
	let o = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = l(e, Object.fromEntries(o), i);
	if (ce(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...pt(a, s), ...cn(Te(s, n, r, Ce), r)];
}
async function on(e, t, n) {
	if (e.size === 0) return A([]);
	let r = await C(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return A([...r.value ? [r.value] : [], i]);
}
function sn(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return k("unusable-response", o, { scope: "change" });
	}));
}
function cn(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !ln(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [k("not-expressible", r, {
			severity: "warning",
			scope: "change"
		})];
	});
	return [...n, ...r];
}
function ln(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
function un({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return k("not-expressible", n, { severity: "notice" });
		})
	};
}
async function dn(e, t) {
	let { paths: n } = await b(e, t, {}, o), { kinds: r } = un(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function fn(e, t) {
	let { paths: n } = await b(e, t, {}, o), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => K(e, "utf8")))).flatMap(s);
}
function pn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? G(i[e]?.folder ?? a, s.text) : W(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : W(U(l), Le(l, Re(l)), `${t}.yaml`);
}
async function mn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: s } = await b(a, n, r, o), l = new Set(Object.values(s).flat());
	if (e.every(({ full: e }) => l.has(e))) return [];
	let u = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, c(n === void 0 ? t : W(U(t), "*.yaml"), r)]);
	return [...new Map(u.map((e) => [e.join(" "), e])).values()].flat();
}
export { at as C, Ge as D, q as E, Ze as S, et as T, pt as _, Kt as a, ut as b, Xt as c, Ht as d, Mt as f, xt as g, Ct as h, qt as i, Ut as l, ht as m, Zt as n, Jt as o, gt as p, fn as r, Yt as s, dn as t, Wt as u, lt as v, Qe as w, ct as x, mt as y };
