import { m as e } from "./client.js";
import { $r as t, Gn as n, Ht as r, Ir as i, Lr as a, Nr as o, St as s, Vr as c, Xn as l, Xr as u, Y as d, Yr as f, Z as p, Zr as m, ar as h, bt as ee, cr as g, ei as _, en as v, ni as y, pr as b, qn as x, rr as S, yr as C } from "./engine.js";
import { Cn as w, Dn as T, Fn as te, Gn as E, Hn as ne, Ht as re, K as ie, Kt as ae, bt as oe, ci as se, dt as ce, f as le, ht as ue, lt as de, m as fe, mt as pe, r as D, t as me, ui as he, v as O, x as k, xn as ge } from "./start.js";
import { _ as _e, d as ve, f as A, g as j, h as ye, m as M, p as N, v as P, y as be } from "./wire.js";
import { A as xe, D as Se, E as Ce, H as we, O as Te, T as Ee, c as De, f as Oe, h as ke, j as Ae, k as je, y as Me } from "./project.js";
import { C as F, D as I, O as L, T as R, _ as z, b as Ne, g as Pe, h as Fe, k as Ie, p as B, t as Le, v as V } from "./yaml.js";
import { basename as Re, dirname as H, extname as ze, join as U, relative as Be, resolve as W } from "node:path";
import { lstat as Ve, mkdir as He, readFile as G, rename as Ue, rm as We, stat as Ge } from "node:fs/promises";
// src/files/newFiles.ts
async function K(e, t) {
	let n = await Promise.all(e.map((e) => Xe(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ze(e, i, t)];
	});
}
async function Ke(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => H(e)))) await m(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await qe(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Je(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Ye(e, t).catch(() => {});
		let n = _(e);
		return i ? [Ze(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await We(e, { force: !0 }).catch(() => {});
	}
}
async function qe(e, t) {
	let n = await Xe(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await He(H(e.path), { recursive: !0 }), y(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Je({ path: e, replaces: n }, r) {
	if (n === void 0) {
		if (!await t(r, e)) throw Error("it exists already");
	} else {
		if (!(await G(e)).equals(Buffer.from(n))) throw Error("it was changed meanwhile");
		await Ue(r, e);
	}
}
async function Ye(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await We(n) : await Je({
		...e,
		replaces: r
	}, await qe({
		...e,
		text: i
	}, t));
}
async function Xe({ path: e, replaces: t }, { working: n }) {
	if (!a(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await u(e, n);
	if (r !== void 0) return r;
	try {
		let n = await Ve(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (f(e, "ENOENT")) return;
		if (!f(e, "ENOTDIR")) throw e;
		return `cannot be written: ${_(e)}. Choose another folder`;
	}
}
function Ze({ path: e }, t, n) {
	return O("not-written", `${c(e, n)} ${t}.`);
}
// src/yaml/yamlText.ts
const Qe = ".lokaform";
function $e(e, t = "") {
	return `yaml-language-server: $schema=${[
		...t === "" ? [] : t.split(/[\\/]/),
		Qe,
		`${e}.json`
	].join("/")}`;
}
const et = { compat: "yaml-1.1" };
function tt(e, t = []) {
	let n = new B(e, {
		...et,
		aliasDuplicateObjects: !1
	});
	Ne(n, {
		Scalar: (e, t) => nt(t, e === "key"),
		Seq: (e, t) => {
			t.flow = rt(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = it(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = S("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function nt(e, t) {
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
function rt(e) {
	let t = e.map((e) => L(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function it(e) {
	return e.replace(/[\ufffe\uffff]/g, at).replace(ve, (e) => /[\n\t]/.test(e) ? e : at(e));
}
function at(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
var ot = class {
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
		let o = ye(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || J(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, V.BLOCK_LITERAL]) {
			let t = new V(e);
			t.type = r ?? V.BLOCK_LITERAL;
			let o = new B({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Le(o).k !== e) continue;
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
		let a = I(e) ? new Pe() : new Fe();
		a.items = [e], a.flow = t;
		let o = it(new B(a, et).toString({
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
		let r = P(e) ? new Pe() : new Fe();
		if (P(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(ct);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => F(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (F(i) ? i.flow === !0 : !P(e) && r.items.every(L)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(R), i = new V(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(L)?.type;
		i.type = this.style.isJson || e.includes("\n") || q(e) ? V.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : V.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new z(i, this.node(t, o.length > 0 || !st(r) ? o : r.flatMap(ct)));
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
function st(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(L) || t.every(R);
}
function ct(e) {
	let t = Ie(e) ? e.items.at(-1) : R(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/pull/manifestFiles.ts
function lt(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function ut(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: a }) => {
		if (a !== void 0) return {
			path: a,
			text: r
		};
		let o = W(t, e), [s, { mode: c }] = await Promise.all([G(o), Ge(o)]).catch((e) => {
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
function dt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.toPlan(t.values)), d = n.has(h(t.file, t.span, [c]).path);
		be(l) ? u && d ? a.push({
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
		}) : i.push(ft(e, t, c));
	}
	return A(i, pt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function ft(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return x(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function pt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only locale files declare ${v(n, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [O("not-editable", r, {
		severity: "notice",
		scope: "change"
	})];
}
function mt(e, { kinds: t, entries: n }) {
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
function ht(e) {
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
			} : { why: Ce[n] },
			...f !== void 0 && { details: f },
			...(n === "conflict" || n === "undecided") && { conflict: !0 }
		};
	});
}
// src/plan/pulledTexts.ts
function gt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: o } = i.item, s = {
			...i,
			language: e,
			after: Se(i.item)
		}, c = a === "conflict" || a === "undecided" || a === "waiting" ? a : o === "not committed" ? o : Ae(i, t);
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
function _t(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = vt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function vt(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && je(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = xt(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = yt(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && M(e.after) === M(l);
		return t.isDefault(r, o) || i || Y(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = bt(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function yt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function bt(e, t) {
	if (P(e) && P(t) && !Y(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function xt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function Y(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function St({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = Oe({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [O("too-many-destroyed", c, { scope: "project" })];
}
const Ct = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function wt(e) {
	let t = _e(e, ({ name: e }) => Tt(e));
	return (e) => {
		let [n] = Tt(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function Tt(e) {
	let t = e.split(Ct);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function Et(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = Nt(e, c.objects, {
				live: c,
				context: {
					...r,
					project: t,
					verdicts: we
				},
				declared: []
			}, i);
			return A(a, l.left), A(o, l.entries.flatMap((e) => e.texts)), A(s, [...j(l.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			}))), Dt(e, l.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: tt(Ot(e, n))
			}));
		}),
		left: a,
		texts: o,
		unasked: s
	};
}
function Dt({ newManifest: e }, t, n) {
	let r = j(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => N(e, t)).map(([e = "", t]) => {
		let n = jt(e), r = n;
		for (let e = 2; a.has(Mt(r)); e++) r = `${n}-${e}`;
		return a.add(Mt(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function Ot(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = kt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || M(n[e]) !== M(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function kt(e) {
	let [t] = [...j(e, M)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const At = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function jt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return At.test(t) ? `group-${t}` : t || "group";
}
function Mt(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function Nt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of zt(e, t)) {
		let t = Bt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = Ft(e, o, n, s);
		if (t.size === 0) break;
		if (!It(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = Rt(e, t);
		return {
			draft: t,
			entry: n,
			read: Q(e.entry.schema.parse(n))
		};
	}), l = xe(e, [...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map(({ draft: t, entry: r, read: i }) => ({
			live: t.live,
			...Pt(e, {
				live: t.live,
				entry: r,
				read: i
			}, n.context, l),
			fixed: Object.keys(Lt(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function Pt(e, { live: t, entry: n, read: i }, { project: { baseLanguage: a } }, o) {
	let s = [], c = Object.entries(n).flatMap(([n, c]) => {
		let l = e.fields.find((e) => e.name === n && e.role === "text");
		if (!l || !P(c)) return [[n, c]];
		let u = { ...c };
		for (let [d, f] of Te(Object.entries(c), ([e]) => e, a)) {
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
function Ft(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Q(e.entry.schema.parse(Rt(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function It(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Lt({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Rt(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Lt(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function zt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => N(e.label, t.label) || N(e.id, t.id)).map(({ live: e }) => e);
}
function Bt(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = X(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = e.newManifest?.fields ?? ["all"], m = new Set([...p, ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = xt(n.toManifest(t, i)), o = e === void 0 || Y(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Vt(o, r.languages) : o;
		if (s !== void 0) {
			let e = X(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), A(u, e.left);
		} else o === void 0 && A(u, Ht(n, t, i));
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
function Vt(e, t) {
	if (!P(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Ht(e, t, n) {
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
	if (!P(t) || e.role === "identity") return i;
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
	if (!be(t)) return "It has a character that a manifest cannot contain.";
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
function Ut(e) {
	return e.map(({ kind: e, label: t, id: r, member: i, why: a }) => {
		let { one: o } = n(e).words, s = t.includes(String(r)) ? t : `"${t}" (id ${r})`, c = `Not expressible: ${i === void 0 ? `${o} ${s}` : `${i} of ${o} ${s}`} is not in the new manifests. ${a}`;
		return O("not-expressible", c, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/options.ts
function Wt(e, { folders: t, onProgress: n }, r) {
	let i = D(ge, e);
	return {
		split: D(E, e) ?? E.default,
		fields: D(te, e),
		repeated: me(e, [
			ce,
			pe,
			ue,
			oe,
			de
		]),
		dryRun: D(w, e) ?? w.default,
		isNew: D(T, e) ?? T.default,
		dir: i === void 0 ? void 0 : W(t.working, i),
		unused: Gt(e, [ge, E]),
		removesMissing: D(ne, e) ?? ne.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Gt(e, t) {
	let n = t.filter((t) => D(t, e) !== void 0).map((e) => `--${he(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [O("bad-setting", r, { severity: "warning" })];
}
function $({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${re(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return fe(O("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return k(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Kt(e, t) {
	let n = $(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const qt = { value: [] };
function Jt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = d(t, e).filter(({ scope: e }) => e === "project");
	if (a) return fe(a);
	let o = $(e, r ? n : n ?? qt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...p(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return k((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Yt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${ae(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => O("bad-setting", e));
}
function Xt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(lt).length > 0 ? [] : [O("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Zt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = un(t, n, i.environment.GITHUB_ACTIONS === "true"), l = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [...s, ...await K(l.map(({ plural: e }) => ({
		path: pn(e, void 0, n, r.dir),
		text: ""
	})), a)];
	if (le(u)) return { problems: u };
	let d = ke(t, e.apiUrl, i);
	if (!d.ok) return { problems: [...u, d.problem] };
	let { reading: f, now: p } = d.value, m = p(), h = [];
	try {
		let o = await Me(f, t.id, {
			kinds: l,
			languages: (e) => (m = p(), $(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Qt(e, t);
				return A(h, n), n.length > 0;
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
		let v = await K(g.files, a);
		if (v.length === 0 && !r.dryRun && A(v, await Ke(g.files, a)), v.length > 0) return { problems: [..._, ...v] };
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
		return { problems: [...u, ...De(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Qt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [O("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function $t({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [O("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
function en(e, t, n) {
	let r = { ...e.objects }, i = [];
	for (let { plural: e, tags: a, liveLabel: o } of t) {
		let t = r[e];
		if (!t) continue;
		let s = (e) => se(a(e), n) === void 0;
		A(i, t.objects.filter((e) => !s(e)).map(o)), r[e] = {
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
	let v = Et(r.kinds, h.live, {
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
		let t = pn(e.kind, e.group, r, u), n = f === void 0 ? "" : `# ${$e(e.kind, Be(H(t), f))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: c(t, p)
		};
	}), b = [
		...sn(r.kinds, e),
		...Ut([...h.left, ...v.left]),
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
	let S = await on(g, U(u ?? r.folder, tn), p);
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
			let e = `Webhook ${ie(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
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
	if (le(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...mt(a, s), ...cn(Ee(s, n, r, we), r)];
}
async function on(e, t, n) {
	if (e.size === 0) return k([]);
	let r = await C(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return k([...r.value ? [r.value] : [], i]);
}
function sn(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return O("unusable-response", o, { scope: "change" });
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
		return [O("not-expressible", r, {
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
			return O("not-expressible", n, { severity: "notice" });
		})
	};
}
async function dn(e, t) {
	let { paths: n } = await b(e, t, {}, o), { kinds: r } = un(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function fn(e, t) {
	let { paths: n } = await b(e, t, {}, o), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => G(e, "utf8")))).flatMap(s);
}
function pn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? W(i[e]?.folder ?? a, s.text) : U(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : U(H(l), Re(l, ze(l)), `${t}.yaml`);
}
async function mn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: s } = await b(a, n, r, o), l = new Set(Object.values(s).flat());
	if (e.every(({ full: e }) => l.has(e))) return [];
	let u = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, c(n === void 0 ? t : U(H(t), "*.yaml"), r)]);
	return [...new Map(u.map((e) => [e.join(" "), e])).values()].flat();
}
export { ot as C, Ke as D, K as E, Qe as S, tt as T, mt as _, Kt as a, dt as b, Xt as c, Ut as d, Nt as f, St as g, wt as h, qt as i, Wt as l, gt as m, Zt as n, Jt as o, _t as p, fn as r, Yt as s, dn as t, Gt as u, ut as v, $e as w, lt as x, ht as y };
