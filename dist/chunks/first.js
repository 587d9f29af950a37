import { F as e, H as t, L as n, Nn as r, Qt as i, T as a, Y as o, Z as s } from "./start.js";
import { $ as c, Ar as l, Cn as u, Gt as d, Ht as f, Kt as p, M as m, Mr as h, Nr as g, O as ee, P as te, Pr as ne, Q as re, Qt as _, Rt as v, Tr as ie, Wt as y, Yr as b, Zt as x, _r as ae, ai as S, ii as C, j as oe, k as se, nt as ce, pn as le, vr as w, zr as ue } from "./engine.js";
import { a as de, l as fe, o as pe } from "./client.js";
import { C as me, T as he, l as ge, p as _e, s as ve } from "./project.js";
import { n as ye } from "./schemas.js";
import { basename as T, dirname as E, extname as be, join as D, relative as xe, resolve as O } from "node:path";
import { lstat as Se, mkdir as Ce, readFile as k, rename as we, rm as A } from "node:fs/promises";
// src/report/words/pullLines.ts
function Te(e, t) {
	let n = t ? ["Nothing was written."] : Ee(e);
	return [...j(e, t), ...n];
}
function j(t, r) {
	let { manifests: i, variables: a, languages: o, otherLanguages: s, unasked: c } = t, l = r ? "Would write" : "Wrote", d = i.flatMap(({ kind: t, path: i, entries: a, text: o }) => [`${l} ${n(i)}: ${le(a, De(t))}`, ...r ? [
		"",
		...e(o.trimEnd()).split("\n"),
		""
	] : []]), f = c.map(({ kind: e, field: t, count: n }) => `${t} of ${le(n, e)}`);
	return [
		...d,
		...a ? [`${l} ${n(a.path)}: ${u(a.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && s.length > 0 ? [`Texts are in ${o.map(n).join(", ")}. The project also has ${s.map(n).join(", ")}: add them with --languages.`] : [],
		...f.length > 0 ? [`Not in the manifests, so not managed: ${f.join(", ")}. Add them with --fields.`] : []
	];
}
function Ee({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${M(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(M)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function M(e) {
	return n(he(e));
}
function De(e) {
	return w.find((t) => t.plural === e)?.name ?? e;
}
// src/files/ignored.ts
async function N(e, t) {
	let n = D(E(e), ".gitignore"), r = `/${T(e)}`, i;
	try {
		i = d(await k(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return _({
			path: n,
			text: `${r}\n`
		});
		let i = `${y(n, t)} cannot be read: ${p(e)}`;
		return x(s("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(T(e))) return _(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", c = i === "" || i.endsWith("\n") ? "" : o;
	return _({
		path: n,
		text: `${i}${c}${r}${o}`,
		replaces: i
	});
}
// src/files/newFiles.ts
async function P(e, t) {
	let n = await Promise.all(e.map((e) => R(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [z(e, i, t)];
	});
}
async function F(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => E(e)))) await se(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await I(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await L(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Oe(e, t).catch(() => {});
		let n = m(e);
		return i ? [z(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await A(e, { force: !0 }).catch(() => {});
	}
}
async function I(e, t) {
	let n = await R(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ce(E(e.path), { recursive: !0 }), te(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function L({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await oe(n, e)) throw Error("it exists already");
	} else {
		if (await k(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await we(n, e);
	}
}
async function Oe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await A(n) : await L({
		...e,
		replaces: r
	}, await I({
		...e,
		text: i
	}, t));
}
async function R({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!f(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = xe(O(r), e).split(/[\\/]/), a = O(r);
	for (let [e, r] of i.entries()) {
		a = D(a, r);
		let o = await Se(a).catch((e) => {
			if (!ee(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${y(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${y(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function z({ path: e }, t, n) {
	return s("not-written", `${y(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function B({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), o = r?.includes("all") ? i : r ?? [n], c = o.find((e) => !i.includes(e));
	if (c !== void 0) {
		let t = `languages: project ${e} has no language "${c}".${a(c, i) || ` It has ${i.join(", ")}.`}`;
		return x(s("unknown-language", t, { reach: "project" }));
	}
	let l = t.filter(({ iso: e }) => o.includes(e));
	return _(l.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function ke(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = re(t, e).filter(({ reach: e }) => e === "project");
	if (o) return x(o);
	let s = B(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let l = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? V(a) : [],
		...c(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return _((e.languages ?? []).filter(({ iso: e }) => l.has(e)));
}
function V(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function H(e) {
	let t = ["all", ...new Set(w.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (e ?? []).flatMap((e) => {
		if (t.includes(e)) return [];
		let n = a(e, t) || ` The fields are ${t.join(", ")}.`;
		return [s("bad-setting", `fields: there is no field "${e}".${n}`)];
	});
}
// src/manifest/write/fileNames.ts
const Ae = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function je(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Me(r), i = e;
		for (let t = 2; n.has(U(i)); t++) i = `${e}-${t}`;
		n.add(U(i)), t.set(r, i);
	}
	return t;
}
function Me(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Ae.test(t) ? `group-${t}` : t;
}
function U(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
function W(e, t, n) {
	let r = K(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!S(t) || e.role === "identity") return i;
	let { kept: a, left: o } = G(t, (t) => K(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : K(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function G(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (S(o)) {
			let e = G(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), i.push(...e.left);
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
function K(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!J(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(q(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function q(e, t = "") {
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
function J(e) {
	return typeof e == "string" ? !i.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !i.test(e) && J(t));
}
// src/manifest/write/newEntry.ts
function Ne(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.declare(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = W(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = W(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), u.push(...r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!Pe(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Fe(a, r.languages) : a;
		s === void 0 ? a === void 0 && u.push(...Ie(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : W(r, e, c).value;
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
function Pe({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Fe(e, t) {
	if (!S(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Ie(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.declareNew ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
// src/manifest/write/newEntries.ts
function Y(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of ze(e, t.objects)) {
		let t = Ne(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = Le(e, o, t, n);
		if (r.size === 0) break;
		if (!Re(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: Z(e, t),
		fixed: Object.keys(X(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Le(e, t, n, r) {
	let i = t.map((t, n) => q(e.entry.schema.parse(Z(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function Re(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function X({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Z(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...X(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function ze(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => Be(e.label, t.label) || Be(e.id, t.id)).map(({ live: e }) => e);
}
function Be(e, t) {
	return e < t ? -1 : +(e > t);
}
function Ve(e, t = []) {
	let n = new h(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	ne(n, {
		Scalar: (e, t) => He(t, e === "key"),
		Seq: (e, t) => {
			t.flow = We(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ge(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = l("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function He(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Ue(n) ? g.QUOTE_DOUBLE : n.includes("\n") ? t ? g.QUOTE_DOUBLE : g.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? g.BLOCK_FOLDED : g.QUOTE_DOUBLE : g.PLAIN;
}
function Ue(e) {
	let n = e.replaceAll("\n", "").search(t) !== -1 || /[\ufffe\uffff]/.test(e), r = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return n || r || /^(=|---.*|\.\.\..*)$/.test(e);
}
function We(e) {
	let t = e.map((e) => ue(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ge(e) {
	return e.replace(/[\ufffe\uffff]/g, Ke).replace(t, (e) => e === "\n" ? e : Ke(e));
}
function Ke(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function qe({ project: e, objects: t }, n, r) {
	let i = [], a = [];
	return {
		manifests: w.flatMap((o) => {
			let s = t[o.plural];
			if (!s) return [];
			let c = Y(o, s, {
				...n,
				project: e,
				evidence: b
			}, r);
			i.push(...c.left), a.push(...[...c.unasked].map(([e, t]) => ({
				kind: o.name,
				field: e,
				count: t
			})));
			let l = r.header?.(o.plural) ?? [];
			return Je(o, c.entries, r.split).map(({ group: e, entries: t }) => ({
				kind: o.plural,
				group: e,
				entries: t.length,
				text: Ve(Ye(o, t), l)
			}));
		}),
		left: i,
		unasked: a
	};
}
function Je({ newManifest: e }, t, n) {
	let r = Ze(t, ({ live: t }) => e?.group(t, n)), i = [...je([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function Ye(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = Xe(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || C(n[e]) !== C(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Xe(e) {
	let [t] = [...Ze(e, C)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function Ze(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/run/pull/pullProblems.ts
function Qe({ objects: e }) {
	return w.flatMap(({ plural: t, words: n }) => (e[t]?.unusable ?? []).map(({ id: e, names: r, lacks: i }) => {
		let a = [e ?? "without a usable id", ...t === "keys" ? r.map((e) => `"${e}"`) : []], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return s("unusable-answer", o, { reach: "change" });
	}));
}
function Q(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = ae(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return s("not-expressible", c, {
			severity: "warning",
			reach: "change"
		});
	});
}
function $e(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let i = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !et(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [s("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), a = e.plan.counts.adopted, o = a > 0 ? [s("not-expressible", `The next apply adds the tag ${r}${t} to ${a} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...i,
		...o
	];
}
function et(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const tt = new AbortController().signal;
function nt({ id: e }, { globs: t }, n) {
	let r = Object.entries(t).flatMap(([e, t]) => t ? e : []), i = w.filter(({ plural: t, sharedByBranches: n }) => r.length > 0 ? r.includes(t) : !(n && e.includes(":"))), a = i.filter(({ secretNames: e }) => !e || !n);
	return {
		kinds: a,
		leftOut: i.filter((e) => !a.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return s("not-expressible", n, { severity: "notice" });
		})
	};
}
async function rt(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await v(e, t, {}, tt), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function it(e, t) {
	return e ?? t.folder;
}
function at(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? O(i[e]?.folder ?? a, s.text) : D(it(r, n), `${e}.yaml`);
	return t === void 0 ? l : D(E(l), T(l, be(l)), `${t}.yaml`);
}
async function ot(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await v(a, n, r, tt), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, y(n === void 0 ? t : D(E(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const $ = "lokaform.env";
async function st(e, { settings: t, globs: n, folders: r }, i) {
	let a = await ct(e, i), { variables: o } = a;
	i.onVariables(o);
	let s = qe(a.live, {
		rules: t.rules,
		variables: o
	}, {
		...i,
		label: (e) => {
			let t = a.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), c = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !w.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: at(e.kind, e.group, n, i.out)
	})), l = [
		...Qe(e),
		...Q([...a.left, ...s.left]),
		...lt(c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await ut(o, D(it(i.out, n), $), r);
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
async function ct(e, { usable: t, confirms: n }) {
	let r = new Map(), i = new Map(), a = [], o = { ...e.objects };
	for (let e of w) {
		let { secretNames: s, plural: c } = e, l = o[c];
		if (!s || !l) continue;
		let u = new Set(), d = l.objects.filter((e) => s.mayHoldSecret(e));
		for (let e of [...new Set(d.map((e) => s.nameOf(e)))].sort()) await n(e) && u.add(e);
		let f = s.templates(l.objects, (e) => !d.includes(e) || u.has(s.nameOf(e)), t);
		for (let [t, n] of f.templates) r.set(t, n), "why" in n && a.push({
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t),
			why: n.why
		});
		for (let [e, t] of f.variables) i.set(e, t);
		let p = l.objects.filter((e) => "template" in (f.templates.get(e) ?? {}));
		o[c] = {
			...l,
			objects: p
		};
	}
	return {
		live: {
			...e,
			objects: o
		},
		templates: r,
		variables: i,
		left: a
	};
}
function lt(e, t, n, { rules: r }, i, a) {
	let s = {
		...i.values,
		...Object.fromEntries(n)
	}, c = w.map(({ plural: t }) => [t, e.filter(({ kind: e }) => e === t).map(({ path: e, text: t }) => ({
		path: y(e, a),
		text: t
	}))]), { declared: l, problems: u } = ce(Object.fromEntries(c), {
		...i,
		values: s
	});
	if (o(u)) throw Error(`new manifests have mistakes: ${JSON.stringify(u[0])}`);
	return $e(ge(l, t, r, b), r);
}
async function ut(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await N(t, n);
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
// src/run/pull/first.ts
async function dt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: s, leftOut: c } = nt(t, n, i.environment.GITHUB_ACTIONS === "true"), l = s.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [
		...c,
		...H(r.fields),
		...await ft(l, n, e.out, a)
	];
	if (o(u)) return { problems: u };
	let d = me(t, {
		apiUrl: e.apiUrl,
		signal: i.cancellation.stopping,
		onResponse: i.onResponse,
		...i.onWait && { onWait: i.onWait },
		onProgress: i.onProgress
	});
	if (!d.ok) return { problems: [...u, d.problem] };
	let f = [];
	try {
		let o = await _e(d.value, t.id, {
			kinds: l,
			languages: (e) => B(e, r.languages),
			leavesOut: (e, t) => {
				let n = mt(e, t);
				return f.push(...n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...u, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = B(o.value.project, r.languages), c = s.ok ? s.value.map(({ iso: e }) => e) : [], p = await st(o.value, {
			settings: t,
			globs: n,
			folders: a
		}, {
			split: r.split,
			fields: r.fields?.includes("all") ? "all" : r.fields ?? [],
			languages: c,
			out: e.out,
			usable: e.usable,
			confirms: async (e) => (i.onProgress?.(void 0), r.confirms?.(e) ?? !1),
			header: (e) => [ye(e)],
			onVariables: (e) => i.onSecrets(ie(e))
		}), m = [
			...u,
			...f,
			...ht(o.value.project),
			...p.problems
		];
		if (i.cancellation.stopped || p.files.length === 0) return { problems: m };
		let h = await P(p.files, a);
		return h.length === 0 && !r.dryRun && h.push(...await F(p.files, a)), h.length > 0 ? { problems: [...m, ...h] } : {
			problems: m,
			first: await pt(p, c, o.value.project.languages?.map(({ iso: e }) => e) ?? [], t, n, r, a)
		};
	} catch (e) {
		if (!(e instanceof fe)) throw e;
		return e instanceof de && i.cancellation.stopped ? { problems: u } : { problems: [...u, ve(e)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function ft(e, t, n, r) {
	return P(e.map(({ plural: e }) => ({
		path: at(e, void 0, t, n),
		text: ""
	})), r);
}
async function pt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith($));
	return {
		manifests: c.map((e) => ({
			...e,
			path: y(e.path, s)
		})),
		...f && { variables: {
			path: y(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await ot(c, i, r, s)
	};
}
function mt({ plural: e, sharedByBranches: t }, n) {
	if (!(n instanceof pe) || n.status !== 403 || !t) return [];
	let r = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [s("api-error", r, {
		severity: "warning",
		reach: "change"
	})];
}
function ht({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [s("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { Y as a, B as c, ke as d, P as f, j as g, Te as h, Ve as i, H as l, N as m, rt as n, J as o, F as p, Q as r, q as s, dt as t, V as u };
