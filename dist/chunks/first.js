import { i as e, r as t, s as n } from "./client.js";
import { C as r, R as i, S as a, St as o, T as s, b as c, gt as l, hn as u, in as d, mn as f, sn as p, y as m } from "./engine.js";
import { Ai as h, Fi as g, Ii as _, Ja as v, Kt as ee, Li as te, Mi as y, Ni as ne, Nt as re, Sr as b, ai as x, cn as ie, cr as S, hn as ae, ji as oe, ln as C, on as se, pi as w, qn as ce, ui as le, un as ue, zn as de } from "./start.js";
import { d as T, m as fe, p as E, u as D } from "./wire.js";
import { D as pe, E as O, O as me, o as he, p as ge, x as _e } from "./project.js";
import { n as ve } from "./schemas.js";
import { basename as ye, dirname as k, extname as be, join as A, relative as j, resolve as M, sep as xe } from "node:path";
import { lstat as Se, mkdir as Ce, readFile as we, rename as Te, rm as N } from "node:fs/promises";
// src/files/newFiles.ts
async function P(e, t) {
	let n = await Promise.all(e.map((e) => R(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [z(e, i, t)];
	});
}
async function F(e, t) {
	let n = [], i = [], a = e[0];
	for (let t of new Set(e.map(({ path: e }) => k(e)))) await c(t);
	try {
		for (let r of e) a = r, n.push({
			file: r,
			part: await I(r, t)
		});
		for (let { file: e, part: t } of n) a = e, await L(e, t), i.push(e);
		return [];
	} catch (e) {
		for (let e of i.reverse()) await Ee(e, t).catch(() => {});
		let n = r(e);
		return a ? [z(a, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await N(e, { force: !0 }).catch(() => {});
	}
}
async function I(e, t) {
	let n = await R(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ce(k(e.path), { recursive: !0 }), s(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function L({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await a(n, e)) throw Error("it exists already");
	} else {
		if (await we(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Te(n, e);
	}
}
async function Ee(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await N(n) : await L({
		...e,
		replaces: r
	}, await I({
		...e,
		text: i
	}, t));
}
async function R({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!d(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = j(M(r), e).split(/[\\/]/), a = M(r);
	for (let [e, r] of i.entries()) {
		a = A(a, r);
		let o = await Se(a).catch((e) => {
			if (!m(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${p(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${p(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function z({ path: e }, t, n) {
	return w("not-written", `${p(e, n)} ${t}.`);
}
// src/manifest/write/newEntries.ts
function B(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of ke(e, t.objects)) {
		let t = Ae(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = De(e, o, t, n);
		if (r.size === 0) break;
		if (!Oe(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: H(e, t),
		fixed: Object.keys(V(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function De(e, t, n, r) {
	let i = t.map((t, n) => Y(e.entry.schema.parse(H(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
	for (let [e, n] of t.entries()) {
		let t = i[e], r = t && o.get(t);
		r && r.live === n.live && r.renamedFrom === void 0 || c.set(n, (t && s.get(t)) ?? "An entry with its name would mean another object.");
	}
	for (let { place: n, message: r } of e.checkTogether(i)) {
		let e = t[Number(n?.file)];
		e && c.set(e, r);
	}
	return c;
}
function Oe(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function V({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function H(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...V(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function ke(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => U(e.label, t.label) || U(e.id, t.id)).map(({ live: e }) => e);
}
function U(e, t) {
	return e < t ? -1 : +(e > t);
}
function Ae(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.declare(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = K(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = K(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), D(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!je(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Me(a, r.languages) : a;
		s === void 0 ? a === void 0 && D(u, Ne(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : K(r, e, c).value;
			i !== void 0 && (n[r.name] = i);
		}
		return n;
	});
	return {
		live: t,
		label: a,
		identity: { [o.name]: s },
		fields: f,
		distinguishing: [...m, { [e.idMember]: e.declaredId(t) }],
		left: u,
		unasked: p
	};
}
function je({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Me(e, t) {
	if (!E(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Ne(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.declareNew ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
function W(e, t = []) {
	let n = new ie(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	ue(n, {
		Scalar: (e, t) => Pe(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ie(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Le(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = se("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Pe(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Fe(n) ? C.QUOTE_DOUBLE : n.includes("\n") ? t ? C.QUOTE_DOUBLE : C.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? C.BLOCK_FOLDED : C.QUOTE_DOUBLE : C.PLAIN;
}
function Fe(e) {
	let t = e.replaceAll("\n", "").search(b) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Ie(e) {
	let t = e.map((e) => ae(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Le(e) {
	return e.replace(/[\ufffe\uffff]/g, G).replace(b, (e) => e === "\n" ? e : G(e));
}
function G(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function K(e, t, n) {
	let r = J(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!E(t) || e.role === "identity") return i;
	let { kept: a, left: o } = q(t, (t) => J(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : J(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function q(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (E(o)) {
			let e = q(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), D(i, e.left);
		} else i.push({
			member: [...n, a].join("."),
			why: e
		});
	}
	return {
		kept: r,
		left: i
	};
}
function J(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!fe(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(Y(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function Y(e, t = "") {
	return {
		values: e,
		onCreate: {},
		file: {
			path: t,
			lineStarts: [0]
		},
		spot: {
			start: 0,
			end: 0
		}
	};
}
// src/manifest/write/newManifests.ts
function Re(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = B(e, s, {
				...r,
				project: t,
				verdicts: O
			}, i);
			D(a, c.left), D(o, [...c.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return ze(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: W(Be(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function ze({ newManifest: e }, t, n) {
	let r = X(t, ({ live: t }) => e?.group(t, n)), i = [...Ue([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function Be(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = Ve(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || T(n[e]) !== T(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Ve(e) {
	let [t] = [...X(e, T)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function X(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
const He = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function Ue(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = We(r), i = e;
		for (let t = 2; n.has(Ge(i)); t++) i = `${e}-${t}`;
		n.add(Ge(i)), t.set(r, i);
	}
	return t;
}
function We(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : He.test(t) ? `group-${t}` : t;
}
function Ge(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/run/pull/chosen.ts
function Z({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${S(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return f(w("unknown-language", t, {
			reach: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return u(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const Ke = { value: [] };
function qe(e, t, { asked: n, isNew: r, rows: a }) {
	let [o] = i(t, e).filter(({ reach: e }) => e === "project");
	if (o) return f(o);
	let s = Z(e, r ? n : n ?? Ke);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...Je(a),
		...de(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return u((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function Je(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function Ye(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = S(e, n) || ` The fields are ${n.join(", ")}.`;
		return [w("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/run/pull/pullProblems.ts
function Xe(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n }) => (t[e]?.unusable ?? []).map(({ id: t, names: r, lacks: i }) => {
		let a = [t ?? "without a usable id", ...e === "keys" ? r.map((e) => `"${e}"`) : []], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return w("unusable-answer", o, { reach: "change" });
	}));
}
function Ze(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = re(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return w("not-expressible", s, {
			severity: "warning",
			reach: "change"
		});
	});
}
function Qe(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !$e(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [w("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [w("not-expressible", `The next apply adds the tag ${v}${t} to ${i} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...a
	];
}
function $e(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/textTargets.ts
var et = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = T([r.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, r, n));
			let i = this.known.get(t);
			if (i) return {
				...i,
				origin: r.from,
				sibling: {
					path: r.file.path,
					at: r.spot.start
				}
			};
		}
	}
	baseOf(e, t) {
		let { base: n } = this.given, r = Q(e).find(({ file: e, from: r }) => r.language === n && x(e.path) === x(t));
		return r && {
			path: r.file.path,
			at: r.spot.start
		};
	}
	partsOf(e) {
		let t = Q(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = h(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => x(r.path) === x(t.path) && T(e.textFiles?.name(n.path, r.textFile) ?? null) === T(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: h(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || tt(u, r) && !tt(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = j(t.folder, this.given.full.get(e) ?? e).split(xe).join("/"), i = y(t.files) ? _(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (te(e, t) && y(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, oe({ files: e.files.replaceAll("{lang}", h(e, t)) }), t);
	}
	at(e, t, n) {
		let r = h(e, n);
		if (!nt.test(r) || ne(e, t) !== n) return;
		let i = M(e.folder, t), a = p(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...g(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function tt({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const nt = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function Q(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
const rt = new AbortController().signal;
function it({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return w("not-expressible", n, { severity: "notice" });
		})
	};
}
async function at(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await l(e, t, {}, rt), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function ot(e, t) {
	return e ?? t.folder;
}
function st(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? M(i[e]?.folder ?? a, s.text) : A(ot(r, n), `${e}.yaml`);
	return t === void 0 ? l : A(k(l), ye(l, be(l)), `${t}.yaml`);
}
async function ct(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await l(a, n, r, rt), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, p(n === void 0 ? t : A(k(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/first.ts
async function lt(e, r, i, a, o) {
	let { folders: s } = o, { kinds: c, leftOut: l } = it(r, i, o.environment.GITHUB_ACTIONS === "true"), u = c.filter(({ textFiles: e }) => !a.leavesTexts || !e), d = [
		...l,
		...Ye(i.kinds, a.fields),
		...await ut(u, i, a.dir, s)
	];
	if (le(d)) return { problems: d };
	let f = me(o), p = f.now(), m = pe(r, {
		apiUrl: e.apiUrl,
		signal: o.cancellation.stopping,
		onResponse: f.onResponse,
		...o.onWait && { onWait: o.onWait },
		onProgress: o.onProgress
	});
	if (!m.ok) return { problems: [...d, m.problem] };
	let h = [];
	try {
		let t = await ge(m.value, r.id, {
			kinds: u,
			languages: (e) => (p = f.now(), Z(e, r.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = ft(e, t);
				return D(h, n), n.length > 0;
			}
		});
		if (!t.ok) return { problems: [...d, t.problem] };
		o.onProgress?.({
			phase: "writing",
			project: r.name
		});
		let n = Z(t.value.project, r.pulledLanguages), c = n.ok ? n.value.map(({ iso: e }) => e) : [], l = await mt(t.value, {
			settings: r,
			globs: i,
			folders: s
		}, {
			split: a.split,
			fields: a.fields?.includes("all") ? "all" : a.fields ?? [],
			languages: c,
			dir: a.dir,
			usable: e.usable,
			confirms: async (e) => (o.onProgress?.(void 0), a.confirms?.(e) ?? !1),
			header: (e) => [ve(e)],
			onVariables: (e) => o.onSecrets(ee(e))
		}), g = [
			...d,
			...h,
			...pt(t.value.project),
			...l.problems
		];
		if (o.cancellation.stopped || l.files.length === 0) return { problems: g };
		let _ = await P(l.files, s);
		if (_.length === 0 && !a.dryRun && D(_, await F(l.files, s)), _.length > 0) return { problems: [...g, ..._] };
		let v = t.value.project.languages?.map(({ iso: e }) => e) ?? [];
		return {
			problems: g,
			at: p,
			first: await dt(l, c, v, r, i, a, s)
		};
	} catch (e) {
		if (!(e instanceof n)) throw e;
		return e instanceof t && o.cancellation.stopped ? { problems: d } : { problems: [...d, he(e)] };
	} finally {
		o.onProgress?.(void 0);
	}
}
function ut(e, t, n, r) {
	return P(e.map(({ plural: e }) => ({
		path: st(e, void 0, t, n),
		text: ""
	})), r);
}
async function dt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith($));
	return {
		manifests: c.map((e) => ({
			...e,
			path: p(e.path, s)
		})),
		...f && { variables: {
			path: p(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await ct(c, i, r, s)
	};
}
function ft({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [w("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function pt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [w("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
const $ = "lokaform.env";
async function mt(e, { settings: t, globs: n, folders: r }, i) {
	let a = await ht(n.kinds, e, i), { variables: o } = a;
	i.onVariables(o);
	let s = Re(n.kinds, a.live, {
		rules: t.rules,
		variables: o
	}, {
		...i,
		label: (e) => {
			let t = a.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), c = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !n.kinds.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: st(e.kind, e.group, n, i.dir)
	})), l = [
		...Xe(n.kinds, e),
		...Ze([...a.left, ...s.left]),
		...gt(n.kinds, c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await _t(o, A(ot(i.dir, n), $), r);
	return d.ok ? {
		manifests: c,
		files: [...d.value, ...c.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: o,
		problems: l,
		unasked: s.unasked
	} : {
		...u,
		problems: [...l, d.problem]
	};
}
async function ht(e, t, { usable: n, confirms: r }) {
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
function gt(e, t, n, r, { rules: i }, a, o) {
	let s = {
		...a.values,
		...Object.fromEntries(r)
	}, c = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: p(e, o),
		text: t
	}))]), { declared: l, problems: u } = ce(e, Object.fromEntries(c), {
		...a,
		values: s
	});
	if (le(u)) throw Error(`new manifests have mistakes: ${JSON.stringify(u[0])}`);
	return Qe(_e(l, n, i, O), i);
}
async function _t(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await o(t, n);
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
export { Ze as a, Ye as c, Y as d, W as f, Q as i, qe as l, F as m, et as n, Ke as o, P as p, at as r, Z as s, lt as t, B as u };
