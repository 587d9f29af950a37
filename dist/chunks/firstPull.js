import { h as e } from "./client.js";
import { $r as t, An as n, Ct as r, Gt as i, Ir as a, Lr as o, Nr as s, Q as c, Tt as l, Vr as u, Xr as d, Yr as f, Zr as p, dr as m, ei as h, et as g, hn as _, ni as v, on as y, pn as b, pr as x, rn as S, vn as C, yr as w } from "./engine.js";
import { Cn as T, Dn as E, Fn as ee, Hn as D, Ht as te, K as ne, Kn as O, Kt as re, bt as ie, di as ae, dt as oe, f as se, ht as ce, li as le, lt as ue, m as de, mt as fe, r as k, t as pe, v as A, x as j, xn as me } from "./start.js";
import { _ as he, d as ge, f as M, g as N, h as _e, m as P, p as F, v as I, y as ve } from "./wire.js";
import { A as ye, D as be, E as xe, H as Se, O as Ce, T as we, c as Te, f as Ee, h as De, j as Oe, k as ke, y as Ae } from "./project.js";
import { C as L, D as R, O as z, T as B, _ as V, b as je, g as Me, h as Ne, k as Pe, p as H, t as Fe, v as U } from "./yaml.js";
import { basename as Ie, dirname as W, extname as Le, join as G, relative as Re, resolve as K } from "node:path";
import { lstat as ze, mkdir as Be, readFile as q, rename as Ve, rm as He, stat as Ue } from "node:fs/promises";
// src/files/newFiles.ts
async function J(e, t) {
	let n = await Promise.all(e.map((e) => Je(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [Ye(e, i, t)];
	});
}
async function We(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => W(e)))) await p(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await Ge(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await Ke(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await qe(e, t).catch(() => {});
		let n = h(e);
		return i ? [Ye(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await He(e, { force: !0 }).catch(() => {});
	}
}
async function Ge(e, t) {
	let n = await Je(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Be(W(e.path), { recursive: !0 }), v(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function Ke({ path: e, replaces: n }, r) {
	if (n === void 0) {
		if (!await t(r, e)) throw Error("it exists already");
	} else {
		if (!(await q(e)).equals(Buffer.from(n))) throw Error("it was changed meanwhile");
		await Ve(r, e);
	}
}
async function qe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await He(n) : await Ke({
		...e,
		replaces: r
	}, await Ge({
		...e,
		text: i
	}, t));
}
async function Je({ path: e, replaces: t }, { working: n }) {
	if (!o(e, n)) return "is outside of the working directory. Choose a path inside of it";
	let r = await d(e, n);
	if (r !== void 0) return r;
	try {
		let n = await ze(e);
		return n.isDirectory() ? "is a folder. Choose another path" : t === void 0 ? "exists already, and is not overwritten. Move it away, or choose another folder with --dir" : n.isFile() ? void 0 : "is not an ordinary file. Replace it with one";
	} catch (e) {
		if (f(e, "ENOENT")) return;
		if (!f(e, "ENOTDIR")) throw e;
		return `cannot be written: ${h(e)}. Choose another folder`;
	}
}
function Ye({ path: e }, t, n) {
	return A("not-written", `${u(e, n)} ${t}.`);
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
	let n = new H(e, {
		...Qe,
		aliasDuplicateObjects: !1
	});
	je(n, {
		Scalar: (e, t) => et(t, e === "key"),
		Seq: (e, t) => {
			t.flow = tt(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = nt(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = b("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function et(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Y(n) ? U.QUOTE_DOUBLE : n.includes("\n") ? t ? U.QUOTE_DOUBLE : U.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? U.BLOCK_FOLDED : U.QUOTE_DOUBLE : U.PLAIN;
}
function Y(e) {
	let t = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return X(e) || t || /^(=|---.*|\.\.\..*)$/.test(e);
}
function X(e) {
	return e.replaceAll("\n", "").search(ge) !== -1 || /[\ufffe\uffff]/.test(e);
}
function tt(e) {
	let t = e.map((e) => z(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function nt(e) {
	return e.replace(/[\ufffe\uffff]/g, rt).replace(ge, (e) => /[\n\t]/.test(e) ? e : rt(e));
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
		let a = n.isItem ? i : new V(new U("k"), i), [o = "", ...s] = this.lines(a, n.inFlow);
		return [n.isItem && n.inFlow ? o : o.replace(/^(k:|-) */, ""), ...s];
	}
	block(e, t, { header: n, body: r, mayKeepEnd: i }, a) {
		let o = _e(r.split("\n").map((e) => e.trim().length)), s = r.includes("\n") ? Math.max(40, o + 2) : 0;
		if (!(this.style.isJson || X(e.replaceAll("	", " ")) || e.trim() === "")) for (let r of [t, U.BLOCK_LITERAL]) {
			let t = new U(e);
			t.type = r ?? U.BLOCK_LITERAL;
			let o = new H({ k: t }).toString({ lineWidth: s }), [, c, l, u = "", d] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
			if (d === void 0 || u === "+" && !i || Fe(o).k !== e) continue;
			let f = l || /\d/.test(n) ? a : "", p = i && u === "" && n.includes("+"), m = d.split("\n").map((e) => e && " ".repeat(a) + e.slice(2));
			return [`${c}${f}${p ? "+" : u}`, ...m];
		}
	}
	lines(e, t) {
		let { step: n, listStep: r, afterDash: i, braces: a, brackets: o } = this.style, s = R(e) ? e.value : e;
		if (!L(s)) return this.scalar(e, t);
		let [c = ""] = R(e) ? this.scalar(new V(e.key, new U(null)), t) : [], l = c.slice(0, -5), u = t || s.flow === !0, d = s.items.map((e) => this.lines(e, u));
		if (u) {
			let [n, r, i] = B(s) ? [
				"{",
				"}",
				a
			] : [
				"[",
				"]",
				o
			], c = d.length > 0 ? `${i}${d.join(", ")}${i}` : "";
			return [`${R(e) ? `${l} ` : t ? "" : "- "}${n}${c}${r}`];
		}
		let f = " ".repeat(R(e) ? B(s) ? n : r : 1 + i), p = d.flat().map((e) => e && f + e);
		return R(e) ? [l, ...p] : [`-${p[0]?.slice(1)}`, ...p.slice(1)];
	}
	scalar(e, t) {
		let { step: n, quotes: r } = this.style, i = R(e) ? e.value : e;
		t && z(i) && String(i.value).includes("\n") && (i.type = U.QUOTE_DOUBLE);
		let a = R(e) ? new Me() : new Ne();
		a.items = [e], a.flow = t;
		let o = nt(new H(a, Qe).toString({
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
			let t = new U(e);
			return typeof e == "string" && (t.type = this.styleOf(e, n.find(z)?.type)), t;
		}
		let r = I(e) ? new Me() : new Ne();
		if (I(e)) r.items = Object.entries(e).map(([e, t]) => this.pair(e, t, n));
		else {
			let t = n.flatMap(ot);
			r.items = [...e].map((e) => this.node(e, t));
		}
		let i = n.find((e) => L(e) && e.items.length > 0);
		return r.flow = r.items.length === 0 || (L(i) ? i.flow === !0 : !I(e) && r.items.every(z)), r;
	}
	pair(e, t, n) {
		let r = n.flatMap((e) => this.resolved(e) ?? []).filter(B), i = new U(e), a = r.flatMap(({ items: e }) => e.at(-1)?.key ?? []).find(z)?.type;
		i.type = this.style.isJson || e.includes("\n") || Y(e) ? U.QUOTE_DOUBLE : a?.startsWith("QUOTE") ? a : U.PLAIN;
		let o = r.flatMap((t) => t.get(e, !0) ?? []);
		return new V(i, this.node(t, o.length > 0 || !at(r) ? o : r.flatMap(ot)));
	}
	styleOf(e, t) {
		let n = e.includes("\n") || e.length >= 80, r = t !== void 0 && (n ? t !== "PLAIN" : !t.startsWith("BLOCK")), i = t === "BLOCK_FOLDED" && e.trim().includes("\n");
		return this.safe(e, r && !i ? t : e.includes("\n") ? "BLOCK_LITERAL" : "PLAIN");
	}
	safe(e, t) {
		let n = !e.includes("\n");
		return this.style.isJson || X(e.replaceAll("	", " ")) ? U.QUOTE_DOUBLE : t.startsWith("BLOCK") || t === "PLAIN" ? !Y(e.replaceAll("	", " ")) && (n || t !== "PLAIN") ? t : n && this.style.quotes === "single" ? U.QUOTE_SINGLE : U.QUOTE_DOUBLE : n ? t : U.QUOTE_DOUBLE;
	}
};
function at(e) {
	let t = e.flatMap(({ items: e }) => e.map(({ value: e }) => e));
	return t.every(z) || t.every(B);
}
function ot(e) {
	let t = Pe(e) ? e.items.at(-1) : B(e) ? e.items.at(-1)?.value : void 0;
	return t ? [t] : [];
}
// src/pull/manifestFiles.ts
function st(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
async function ct(e, { displayRoot: t }) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let o = K(t, e), [s, { mode: c }] = await Promise.all([q(o), Ue(o)]).catch((e) => {
			throw e instanceof Error ? Object.assign(e, { path: o }) : e;
		}), [l, u] = [a(s, r), a(s, n)];
		return {
			path: o,
			text: l,
			replaces: u,
			mode: c & 511
		};
	}));
}
function lt(e, t, n) {
	let r = [], i = [], a = [], o = [];
	for (let s of t) {
		let { entry: t, field: c, value: l } = s, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.toPlan(t.values)), d = n.has(_(t.file, t.span, [c]).path);
		ve(l) ? u && d ? a.push({
			kind: e.name,
			label: e.label(t.values),
			place: C(t.file, t.span, [c]),
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
		}) : i.push(ut(e, t, c));
	}
	return M(i, dt(o)), {
		edits: r,
		kept: a,
		problems: i
	};
}
function ut(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return S(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function dt(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), r = new Set(e.map(({ entry: e }) => e)).size, i = `Only locale files declare ${n(r, "key")} with other values of ${t}, and a locale file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [A("not-editable", i, {
		severity: "notice",
		scope: "change"
	})];
}
function ft(e, { kinds: t, entries: n }) {
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
				...S(e, s, i, o, {
					path: [n, r],
					ofName: !0,
					severity: "warning"
				}),
				quotes: [o]
			}] : [];
		});
	});
}
function pt(e) {
	return e.map(({ text: { item: e, language: t }, why: n, details: r }) => {
		let { kind: a, label: o, place: s, field: c, declared: l, live: u, edited: d } = e, f = n === "waiting" ? e.details : r;
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
				why: i(e),
				waits: !0
			} : { why: xe[n] },
			...f !== void 0 && { details: f },
			...(n === "conflict" || n === "undecided") && { conflict: !0 }
		};
	});
}
// src/plan/pulledTexts.ts
function mt(e, t) {
	let n = [], r = [];
	for (let i of e) {
		let { part: e = "", reason: a, cause: o } = i.item, s = {
			...i,
			language: e,
			after: be(i.item)
		}, c = a === "conflict" || a === "undecided" || a === "waiting" ? a : o === "not committed" ? o : Oe(i, t);
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
function ht(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = gt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function gt(e, t, n, r, i) {
	let a = e.fields.some((e) => e.role === "text" && e.toPlan(n.values).length > 0);
	if (t.role === "shape" && a && ke(e, n, r, i)) return;
	let o = e.context(n.values, r, i), [s] = t.toPlan(n.values), c = yt(t.toManifest(r, o) ?? t.stored(r, o, void 0));
	if (c === void 0) return;
	let l = _t(c, t, n);
	if (!s) {
		let [e] = t.toPlan(n.onCreate), i = e !== void 0 && P(e.after) === P(l);
		return t.isDefault(r, o) || i || Z(l) ? void 0 : l;
	}
	let { changes: u, issues: d } = t.diff(n.values, r, o);
	if (u.length === 0 || d.length > 0) return;
	let f = vt(l, s.after);
	return f !== void 0 && ((i) => {
		let a = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(a).success && t.diff(a, r, o).changes.length === 0;
	})(f) ? f : l;
}
function _t(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function vt(e, t) {
	if (I(e) && I(t) && !Z(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function yt(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function Z(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
function bt({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = Ee({ limits: t }, a, r, i), s = a === r && r > 1;
	if (!s && !o) return [];
	let c = s ? `None of the ${r} declared ${e} is live, so --remove-missing would remove all of them. Check the project. If it is the right one, remove the manifests yourself.` : `--remove-missing would remove ${a} of ${r} entries, but ${o?.limit}. To remove them, raise ${o?.limit.split(" ")[0]}.`;
	return [A("too-many-destroyed", c, { scope: "project" })];
}
const xt = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
function St(e) {
	let t = he(e, ({ name: e }) => Ct(e));
	return (e) => {
		let [n] = Ct(e).toReversed().filter((e) => t.has(e)), r = t.get(n ?? "") ?? [], [i = r.at(-1), ...a] = r.filter((t) => t.name < e);
		return a.reduce((e, t) => e && e.name > t.name ? e : t, i)?.entry;
	};
}
function Ct(e) {
	let t = e.split(xt);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/pull/newManifests.ts
function wt(e, { project: t, objects: n }, r, i) {
	let a = [], o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = jt(e, c.objects, {
				live: c,
				context: {
					...r,
					project: t,
					verdicts: Se
				},
				declared: []
			}, i);
			return M(a, l.left), M(o, l.entries.flatMap((e) => e.texts)), M(s, [...N(l.unasked, (e) => e)].map(([t, { length: n }]) => ({
				kind: e.name,
				field: t,
				count: n
			}))), Tt(e, l.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: $e(Et(e, n))
			}));
		}),
		left: a,
		texts: o,
		unasked: s
	};
}
function Tt({ newManifest: e }, t, n) {
	let r = N(t, ({ live: t }) => e?.group(t, n)), i = r.get(void 0) ?? [];
	r.delete(void 0);
	let a = new Set(), o = [...r].sort(([e = ""], [t = ""]) => F(e, t)).map(([e = "", t]) => {
		let n = kt(e), r = n;
		for (let e = 2; a.has(At(r)); e++) r = `${n}-${e}`;
		return a.add(At(r)), {
			group: r,
			entries: t
		};
	});
	return i.length > 0 || o.length === 0 ? [{
		group: void 0,
		entries: i
	}, ...o] : o;
}
function Et(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = Dt(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
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
function Dt(e) {
	let [t] = [...N(e, P)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
const Ot = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
function kt(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return Ot.test(t) ? `group-${t}` : t || "group";
}
function At(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
function jt(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t),
		...n
	}), o = [];
	for (let i of Lt(e, t)) {
		let t = Rt(e, i, n.context, r);
		"refused" in t ? a(i, { why: t.refused }) : o.push(t);
	}
	let s = e.match(n.declared, n.live, n.context).matches;
	for (;;) {
		let t = Nt(e, o, n, s);
		if (t.size === 0) break;
		if (!Pt(e, o, t)) {
			for (let [e, n] of t) a(e.live, { why: n });
			o = o.filter((e) => !t.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e.live, t);
	let c = o.map((t) => {
		let n = It(e, t);
		return {
			draft: t,
			entry: n,
			read: Vt(e.entry.schema.parse(n))
		};
	}), l = ye(e, [...n.declared, ...c.map(({ read: e }) => e)], n.context);
	return {
		entries: c.map(({ draft: t, entry: r, read: i }) => ({
			live: t.live,
			...Mt(e, {
				live: t.live,
				entry: r,
				read: i
			}, n.context, l),
			fixed: Object.keys(Ft(t))
		})),
		left: i,
		unasked: o.flatMap((e) => e.unasked)
	};
}
function Mt(e, { live: t, entry: n, read: r }, { project: { baseLanguage: a } }, o) {
	let s = [], c = Object.entries(n).flatMap(([n, c]) => {
		let l = e.fields.find((e) => e.name === n && e.role === "text");
		if (!l || !I(c)) return [[n, c]];
		let u = { ...c };
		for (let [d, f] of Ce(Object.entries(c), ([e]) => e, a)) {
			let { waits: a, because: c, details: p } = o(r, t, u, d) ?? {};
			if (!c) continue;
			a && delete u[d];
			let m = l.lastWriter?.(t, d)?.edited;
			s.push({
				kind: e.name,
				label: e.label(r.values),
				field: n,
				part: d,
				live: f,
				because: c,
				why: i({ because: c }),
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
function Nt(e, t, { live: n, context: r, declared: i }, a) {
	let o = t.map((t, n) => Vt(e.entry.schema.parse(It(e, t, e.newManifest?.common)), String(n))), s = e.match([...i, ...o], n, r), c = new Map(s.matches.map((e) => [e.declared, e])), l = new Map(s.refused.map((e) => [e.declared, e.problem.message])), u = new Map();
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
function Pt(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Ft({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function It(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Ft(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Lt(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => F(e.label, t.label) || F(e.id, t.id)).map(({ live: e }) => e);
}
function Rt(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), [a] = e.fields.filter(({ role: e }) => e === "identity"), o = a?.toManifest(t, i);
	if (!a || o === void 0) throw Error(`${e.name} has no name`);
	let s = { [a.name]: o }, c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = Q(a, o, c);
	if (l.left[0]) return { refused: l.left[0].why };
	let u = [], d = {}, f = [], p = e.newManifest?.fields ?? ["all"], m = new Set([...p, ...r.fields]);
	for (let n of e.fields) {
		if (n === a || n.isDefault(t, i)) continue;
		let e = yt(n.toManifest(t, i)), o = e === void 0 || Z(e) ? void 0 : e;
		if (!m.has("all") && !m.has(n.name)) {
			o !== void 0 && f.push(n.name);
			continue;
		}
		let s = n.role === "text" ? zt(o, r.languages) : o;
		if (s !== void 0) {
			let e = Q(n, s, c);
			e.value !== void 0 && (d[n.name] = e.value), M(u, e.left);
		} else o === void 0 && M(u, Bt(n, t, i));
	}
	return {
		live: t,
		identity: s,
		fields: d,
		distinguishing: [...(e.newManifest?.distinguishing(t) ?? []).map((t) => {
			let n = e.fields.flatMap((e) => {
				let n = t[e.name], r = n === void 0 ? void 0 : Q(e, n, c).value;
				return r === void 0 ? [] : [[e.name, r]];
			});
			return Object.fromEntries(n);
		}), { [e.idMember]: e.declaredId(t) }],
		level: 0,
		left: u,
		unasked: f
	};
}
function zt(e, t) {
	if (!I(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Bt(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || i === "owner" || e.mayBeAbsent ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's response has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function Q(e, t, n) {
	let r = $(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!I(t) || e.role === "identity") return i;
	let a = {}, o = [];
	for (let [r, i] of Object.entries(t)) {
		let t = $(e, { [r]: i }, n);
		t === void 0 ? a[r] = i : o.push({
			member: `${e.name}.${r}`,
			why: t
		});
	}
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : $(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function $(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!ve(t)) return "It has a character that a manifest cannot contain.";
	let o = n.entry.schema.safeParse({
		...i,
		[e.name]: t
	});
	if (!o.success) return `A manifest accepts only ${e.expects}.`;
	let s = o.data, c = a.project.languages?.map(({ iso: e }) => e) ?? [], l = e.languages?.(s).find(({ language: e }) => e !== "*" && !c.includes(e));
	if (l) return `The project does not have the language ${l.language}.`;
	let u = n.checkEntry(Vt(s)).find(({ severity: e }) => e === "error");
	if (u) return u.message;
	let { changes: d, issues: f } = e.diff(s, r, n.context(s, r, a));
	return f[0] ? f[0].message : d.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Vt(e, t = "") {
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
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = m(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o}` : `${r} of ${a} ${o}`} is not in the new manifests. ${i}`;
		return A("not-expressible", s, {
			severity: "warning",
			scope: "change"
		});
	});
}
// src/pull/options.ts
function Ut(e, { folders: t, onProgress: n }, r) {
	let i = k(me, e);
	return {
		split: k(O, e) ?? O.default,
		fields: k(ee, e),
		repeated: pe(e, [
			oe,
			fe,
			ce,
			ie,
			ue
		]),
		dryRun: k(T, e) ?? T.default,
		isNew: k(E, e) ?? E.default,
		dir: i === void 0 ? void 0 : K(t.working, i),
		unused: Wt(e, [me, O]),
		removesMissing: k(D, e) ?? D.default,
		ask: r && ((e) => (n?.(void 0), r(e)))
	};
}
function Wt(e, t) {
	let n = t.filter((t) => k(t, e) !== void 0).map((e) => `--${ae(e)}`);
	if (n.length === 0) return [];
	let r = `${n.join(" and ")} ${n.length > 1 ? "have" : "has"} no effect, because there are manifests. To change them in place: lokaform pull, with --languages, --fields or --new for more of the project.`;
	return [A("bad-setting", r, { severity: "warning" })];
}
function Gt({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${te(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return de(A("unknown-language", t, {
			scope: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return j(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Kt(e, t) {
	let n = Gt(e, t);
	return n.ok ? n.value.map(({ iso: e }) => e) : [];
}
const qt = { value: [] };
function Jt(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = c(t, e).filter(({ scope: e }) => e === "project");
	if (a) return de(a);
	let o = Gt(e, r ? n : n ?? qt);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...i.flatMap(({ languages: e = [] }) => e),
		...g(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return j((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Yt(e, { fields: t = [], removesMissing: n }, { environment: r }) {
	let i = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))], a = t.filter((e) => !i.includes(e)).map((e) => `fields: there is no field "${e}".${re(e, i) || ` The fields are ${i.join(", ")}.`}`);
	return n && r.GITHUB_ACTIONS === "true" && a.push("--remove-missing removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --remove-missing on your machine."), a.map((e) => A("bad-setting", e));
}
function Xt(e, { isNew: t }, n) {
	let r = e.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []);
	return !t || r.flat().length === 0 || r.flatMap(st).length > 0 ? [] : [A("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in locale files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")];
}
// src/pull/firstPull.ts
async function Zt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = un(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = [...s, ...await J(c.map(({ plural: e }) => ({
		path: pn(e, void 0, n, r.dir),
		text: ""
	})), a)];
	if (se(l)) return { problems: l };
	let d = De(t, e.apiUrl, i);
	if (!d.ok) return { problems: [...l, d.problem] };
	let { reading: f, now: p } = d.value, m = p(), h = [];
	try {
		let o = await Ae(f, t.id, {
			kinds: c,
			languages: (e) => (m = p(), Gt(e, t.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = Qt(e, t);
				return M(h, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...l, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = Kt(o.value.project, t.pulledLanguages), { own: d, foreign: g } = en(o.value, c, t.rules), _ = await nn(d, {
			settings: e,
			project: t,
			globs: n,
			options: r,
			context: i,
			languages: s
		}), v = [
			...l,
			...h,
			...$t(o.value.project),
			..._.problems
		];
		if (i.cancellation.stopped || _.files.length === 0) return { problems: v };
		let y = await J(_.files, a);
		if (y.length === 0 && !r.dryRun && M(y, await We(_.files, a)), y.length > 0) return { problems: [...v, ...y] };
		let { manifests: b, files: x, variables: S, unasked: C, texts: w } = _, T = x.find(({ path: e }) => e.endsWith(tn)), E = o.value.project.languages?.map(({ iso: e }) => e) ?? [], ee = {
			manifests: b,
			...T && { variables: {
				path: u(T.path, a),
				names: [...S.keys()]
			} },
			languages: s,
			otherLanguages: E.filter((e) => !s.includes(e)),
			unasked: C,
			foreign: g,
			waiting: w.filter(({ waits: e }) => e),
			...!t.showTexts && { hide_texts: !0 },
			repeated: r.repeated,
			flags: r.dryRun ? [] : await mn(b, n, t, a)
		}, D = b.map(({ full: e, text: t }) => ({
			path: e,
			text: t
		}));
		return {
			problems: v,
			at: m,
			first: ee,
			written: D
		};
	} catch (e) {
		return { problems: [...l, ...Te(e, i.cancellation)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function Qt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [A("api-error", i, {
		severity: "warning",
		scope: "change"
	})];
}
function $t({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [A("segmented-project", n, {
		severity: "warning",
		scope: "change"
	})];
}
function en(e, t, n) {
	let r = { ...e.objects }, i = [];
	for (let { plural: e, tags: a, liveLabel: o } of t) {
		let t = r[e];
		if (!t) continue;
		let s = (e) => le(a(e), n) === void 0;
		M(i, t.objects.filter((e) => !s(e)).map(o)), r[e] = {
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
async function nn(e, { settings: { usable: t }, project: { rules: n }, globs: i, options: a, context: o, languages: s }) {
	let { split: c, fields: l = [], dir: d, ask: f, schemas: p } = a, { folders: m, onSecrets: h } = o, g = await rn(i.kinds, e, t, f), { variables: _ } = g, v = {
		...t.values,
		...Object.fromEntries(_)
	};
	h(r(_));
	let y = wt(i.kinds, g.live, {
		rules: n,
		variables: _
	}, {
		split: c,
		languages: s,
		fields: l,
		label: (e) => {
			let t = g.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), b = y.manifests.filter(({ kind: e, entries: t }) => t > 0 || !i.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => {
		let t = pn(e.kind, e.group, i, d), n = p === void 0 ? "" : `# ${Ze(e.kind, Re(W(t), p))}\n`;
		return {
			...e,
			text: n + e.text,
			full: t,
			path: u(t, m)
		};
	}), x = [
		...sn(i.kinds, e),
		...Ht([...g.left, ...y.left]),
		...an(i.kinds, b, e, n, {
			...t,
			values: v
		}, y.texts)
	], S = {
		manifests: [],
		files: [],
		variables: _,
		problems: x,
		unasked: [],
		texts: []
	};
	if (x.some(({ scope: e, severity: t }) => e === "project" && t === "error")) return S;
	let C = await on(_, G(d ?? i.folder, tn), m);
	if (!C.ok) return {
		...S,
		problems: [...x, C.problem]
	};
	let w = [...C.value, ...b.map(({ full: e, text: t }) => ({
		path: e,
		text: t
	}))], { unasked: T, texts: E } = y;
	return {
		manifests: b,
		files: w,
		variables: _,
		problems: x,
		unasked: T,
		texts: E
	};
}
async function rn(e, t, n, r) {
	let i = new Map(), a = new Map(), o = [], s = { ...t.objects };
	for (let t of e) {
		let { secretNames: e, plural: c } = t, l = s[c];
		if (!e || !l) continue;
		let u = new Set(), d = l.objects.filter((t) => e.mayHoldSecret(t));
		for (let t of [...new Set(d.map((t) => e.nameOf(t)))].sort()) {
			let e = `Webhook ${ne(t)}: write this URL into the manifest as it is? Answer no if a part of it is a secret, such as a token.`;
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
	let o = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e)]), { declared: s, problems: c } = y(e, Object.fromEntries(o), i);
	if (se(c)) throw Error(`new manifests have mistakes: ${JSON.stringify(c[0])}`);
	return [...ft(a, s), ...cn(we(s, n, r, Se), r)];
}
async function on(e, t, n) {
	if (e.size === 0) return j([]);
	let r = await w(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return j([...r.value ? [r.value] : [], i]);
}
function sn(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n, secretNames: r }) => (t[e]?.unusable ?? []).map(({ id: e, names: t, lacks: i }) => {
		let a = [e ?? "without a usable id", ...r ? [] : t.map((e) => `"${e}"`)], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's response has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return A("unusable-response", o, { scope: "change" });
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
		return [A("not-expressible", r, {
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
			return A("not-expressible", n, { severity: "notice" });
		})
	};
}
async function dn(e, t) {
	let { paths: n } = await x(e, t, {}, s), { kinds: r } = un(t, e, !1);
	return e.texts.length > 0 || r.some(({ plural: e }) => (n[e] ?? []).length > 0);
}
async function fn(e, t) {
	let { paths: n } = await x(e, t, {}, s), r = e.kinds.flatMap(({ plural: e, secretNames: t }) => t && n[e] || []);
	return (await Promise.all(r.map((e) => q(e, "utf8")))).flatMap(l);
}
function pn(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? K(i[e]?.folder ?? a, s.text) : G(r ?? a, `${e}.yaml`);
	return t === void 0 ? l : G(W(l), Ie(l, Le(l)), `${t}.yaml`);
}
async function mn(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await x(a, n, r, s), c = new Set(Object.values(o).flat());
	if (e.every(({ full: e }) => c.has(e))) return [];
	let l = e.map(({ kind: e, full: t, group: n }) => [`--${e}`, u(n === void 0 ? t : G(W(t), "*.yaml"), r)]);
	return [...new Map(l.map((e) => [e.join(" "), e])).values()].flat();
}
export { it as C, We as D, J as E, Xe as S, $e as T, ft as _, Kt as a, lt as b, Xt as c, Ht as d, jt as f, bt as g, St as h, qt as i, Ut as l, mt as m, Zt as n, Jt as o, ht as p, fn as r, Yt as s, dn as t, Wt as u, ct as v, Ze as w, st as x, pt as y };
