import { l as e } from "./wire.js";
import { B as t, G as n, O as r, R as i, T as a, Vn as o, et as s, rt as c, sn as l } from "./start.js";
import { $r as u, A as d, Bn as f, F as p, Fn as m, Hn as h, Jr as g, M as _, Mt as v, N as ee, On as te, Qr as ne, Un as y, Wn as re, Yn as ie, Zr as b, ai as x, ar as S, et as ae, hn as oe, hr as C, ii as w, it as se, k as ce, mr as T, tt as le, un as E, wn as ue } from "./engine.js";
import { a as de, l as fe, o as pe } from "./client.js";
import { C as me, l as he, p as ge, s as _e } from "./project.js";
import { n as ve } from "./schemas.js";
import { basename as D, dirname as O, extname as ye, join as k, relative as be, resolve as A } from "node:path";
import { lstat as xe, mkdir as Se, readFile as j, rename as Ce, rm as M } from "node:fs/promises";
// src/report/words/pullLines.ts
function we(e, t) {
	let n = t ? ["Nothing was written."] : Te(e);
	return [...N(e, t), ...n];
}
function N(e, n) {
	let { manifests: r, variables: a, languages: o, otherLanguages: s, unasked: c } = e, l = n ? "Would write" : "Wrote", u = r.flatMap(({ kind: e, path: r, entries: a, text: o }) => [`${l} ${t(r)}: ${E(a, Ee(e))}`, ...n ? [
		"",
		...i(o.trimEnd()).split("\n"),
		""
	] : []]), d = c.map(({ kind: e, field: t, count: n }) => `${t} of ${E(n, e)}`);
	return [
		...u,
		...a ? [`${l} ${t(a.path)}: ${oe(a.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && s.length > 0 ? [`Texts are in ${o.map(t).join(", ")}. The project also has ${s.map(t).join(", ")}: add them with --languages.`] : [],
		...d.length > 0 ? [`Not in the manifests, so not managed: ${d.join(", ")}. Add them with --fields.`] : []
	];
}
function Te({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${P(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(P)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function P(e) {
	return t(a(e));
}
function Ee(e) {
	return te.find((t) => t.plural === e)?.name ?? e;
}
// src/files/ignored.ts
async function F(e, t) {
	let n = k(O(e), ".gitignore"), r = `/${D(e)}`, i;
	try {
		i = ne(await j(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return x({
			path: n,
			text: `${r}\n`
		});
		let i = `${b(n, t)} cannot be read: ${u(e)}`;
		return w(c("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(D(e))) return x(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return x({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/newFiles.ts
async function I(e, t) {
	let n = await Promise.all(e.map((e) => B(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [V(e, i, t)];
	});
}
async function L(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => O(e)))) await d(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await R(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await z(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await De(e, t).catch(() => {});
		let n = ee(e);
		return i ? [V(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await M(e, { force: !0 }).catch(() => {});
	}
}
async function R(e, t) {
	let n = await B(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Se(O(e.path), { recursive: !0 }), p(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function z({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await _(n, e)) throw Error("it exists already");
	} else {
		if (await j(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Ce(n, e);
	}
}
async function De(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await M(n) : await z({
		...e,
		replaces: r
	}, await R({
		...e,
		text: i
	}, t));
}
async function B({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!g(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = be(A(r), e).split(/[\\/]/), a = A(r);
	for (let [e, r] of i.entries()) {
		a = k(a, r);
		let o = await xe(a).catch((e) => {
			if (!ce(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${b(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${b(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function V({ path: e }, t, n) {
	return c("not-written", `${b(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function H({ name: e, languages: t = [], baseLanguage: n }, i) {
	let a = t.map(({ iso: e }) => e), o = i?.includes("all") ? a : i ?? [n], s = o.find((e) => !a.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${r(s, a) || ` It has ${a.join(", ")}.`}`;
		return w(c("unknown-language", t, { reach: "project" }));
	}
	let l = t.filter(({ iso: e }) => o.includes(e));
	return x(l.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Oe(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = ae(t, e).filter(({ reach: e }) => e === "project");
	if (o) return w(o);
	let s = H(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? U(a) : [],
		...le(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return x((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function U(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function W(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = r(e, n) || ` The fields are ${n.join(", ")}.`;
		return [c("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/manifest/write/fileNames.ts
const ke = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function Ae(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = je(r), i = e;
		for (let t = 2; n.has(G(i)); t++) i = `${e}-${t}`;
		n.add(G(i)), t.set(r, i);
	}
	return t;
}
function je(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : ke.test(t) ? `group-${t}` : t;
}
function G(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
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
	if (!C(t) || e.role === "identity") return i;
	let { kept: a, left: o } = q(t, (t) => J(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : J(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function q(t, n, r) {
	let i = {}, a = [];
	for (let [o, s] of Object.entries(t)) {
		let t = n({ [o]: s });
		if (t === void 0) i[o] = s;
		else if (C(s)) {
			let t = q(s, (e) => n({ [o]: e }), [...r, o]);
			Object.keys(t.kept).length > 0 && (i[o] = t.kept), e(a, t.left);
		} else a.push({
			member: [...r, o].join("."),
			why: t
		});
	}
	return {
		kept: i,
		left: a
	};
}
function J(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!X(t)) return "It has a character that a manifest cannot contain.";
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
function X(e) {
	return typeof e == "string" ? !l.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !l.test(e) && X(t));
}
// src/manifest/write/newEntry.ts
function Me(t, n, r, i) {
	let a = t.liveContext(n, r, i.label(n)), o = t.liveLabel(n), [s] = t.fields.filter(({ role: e }) => e === "identity"), c = s?.declare(n, a);
	if (!s || c === void 0) throw Error(`${t.name} has no name`);
	let l = {
		kind: t,
		live: n,
		identity: c,
		context: r
	}, u = K(s, c, l);
	if (u.left[0]) return {
		live: n,
		label: o,
		refused: u.left[0]
	};
	let d = [], f = (t, n, r) => {
		let i = K(t, n, l);
		i.value !== void 0 && (r[t.name] = i.value), e(d, i.left);
	}, p = {}, m = [];
	for (let r of t.fields) {
		if (r === s || r.isDefault(n, a)) continue;
		let o = (r.declareNew ?? r.declare)(n, a);
		if (!Ne(t, r, i)) {
			o !== void 0 && m.push(r.name);
			continue;
		}
		let c = r.role === "text" ? Pe(o, i.languages) : o;
		c === void 0 ? o === void 0 && e(d, Fe(r, n, a)) : f(r, c, p);
	}
	let h = (t.newManifest?.distinguishing(n) ?? []).map((e) => {
		let n = {};
		for (let r of t.fields) {
			let t = e[r.name], i = t === void 0 ? void 0 : K(r, t, l).value;
			i !== void 0 && (n[r.name] = i);
		}
		return n;
	});
	return {
		live: n,
		label: o,
		identity: { [s.name]: c },
		fields: p,
		distinguishing: [...h, { [t.idMember]: t.declaredId(n) }],
		left: d,
		unasked: m
	};
}
function Ne({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Pe(e, t) {
	if (!C(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Fe(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.declareNew ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
// src/manifest/write/newEntries.ts
function Z(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of ze(e, t.objects)) {
		let t = Me(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = Ie(e, o, t, n);
		if (r.size === 0) break;
		if (!Le(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: Re(e, t),
		fixed: Object.keys(Q(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Ie(e, t, n, r) {
	let i = t.map((t, n) => Y(e.entry.schema.parse(Re(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function Le(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Q({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Re(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Q(t)
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
	re(n, {
		Scalar: (e, t) => He(t, e === "key"),
		Seq: (e, t) => {
			t.flow = We(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ge(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = f("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function He(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Ue(n) ? y.QUOTE_DOUBLE : n.includes("\n") ? t ? y.QUOTE_DOUBLE : y.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? y.BLOCK_FOLDED : y.QUOTE_DOUBLE : y.PLAIN;
}
function Ue(e) {
	let t = e.replaceAll("\n", "").search(n) !== -1 || /[\ufffe\uffff]/.test(e), r = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || r || /^(=|---.*|\.\.\..*)$/.test(e);
}
function We(e) {
	let t = e.map((e) => ie(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ge(e) {
	return e.replace(/[\ufffe\uffff]/g, Ke).replace(n, (e) => e === "\n" ? e : Ke(e));
}
function Ke(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function qe(t, { project: n, objects: r }, i, a) {
	let o = [], s = [];
	return {
		manifests: t.flatMap((t) => {
			let c = r[t.plural];
			if (!c) return [];
			let l = Z(t, c, {
				...i,
				project: n,
				evidence: S
			}, a);
			e(o, l.left), e(s, [...l.unasked].map(([e, n]) => ({
				kind: t.name,
				field: e,
				count: n
			})));
			let u = a.header?.(t.plural) ?? [];
			return Je(t, l.entries, a.split).map(({ group: e, entries: n }) => ({
				kind: t.plural,
				group: e,
				entries: n.length,
				text: Ve(Ye(t, n), u)
			}));
		}),
		left: o,
		unasked: s
	};
}
function Je({ newManifest: e }, t, n) {
	let r = Ze(t, ({ live: t }) => e?.group(t, n)), i = [...Ae([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || T(n[e]) !== T(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Xe(e) {
	let [t] = [...Ze(e, T)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
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
function Qe(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n }) => (t[e]?.unusable ?? []).map(({ id: t, names: r, lacks: i }) => {
		let a = [t ?? "without a usable id", ...e === "keys" ? r.map((e) => `"${e}"`) : []], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return c("unusable-answer", o, { reach: "change" });
	}));
}
function $e(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = ue(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return c("not-expressible", s, {
			severity: "warning",
			reach: "change"
		});
	});
}
function et(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !tt(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [c("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [c("not-expressible", `The next apply adds the tag ${o}${t} to ${i} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...a
	];
}
function tt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const $ = new AbortController().signal;
function nt({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return c("not-expressible", n, { severity: "notice" });
		})
	};
}
async function rt(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await v(e, t, {}, $), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function it(e, t) {
	return e ?? t.folder;
}
function at(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? A(i[e]?.folder ?? a, s.text) : k(it(r, n), `${e}.yaml`);
	return t === void 0 ? l : k(O(l), D(l, ye(l)), `${t}.yaml`);
}
async function ot(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await v(a, n, r, $), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, b(n === void 0 ? t : k(O(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const st = "lokaform.env";
async function ct(e, { settings: t, globs: n, folders: r }, i) {
	let a = await lt(n.kinds, e, i), { variables: o } = a;
	i.onVariables(o);
	let s = qe(n.kinds, a.live, {
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
		path: at(e.kind, e.group, n, i.out)
	})), l = [
		...Qe(n.kinds, e),
		...$e([...a.left, ...s.left]),
		...ut(n.kinds, c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await dt(o, k(it(i.out, n), st), r);
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
async function lt(e, t, { usable: n, confirms: r }) {
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
function ut(e, t, n, r, { rules: i }, a, o) {
	let c = {
		...a.values,
		...Object.fromEntries(r)
	}, l = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: b(e, o),
		text: t
	}))]), { declared: u, problems: d } = se(e, Object.fromEntries(l), {
		...a,
		values: c
	});
	if (s(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return et(he(u, n, i, S), i);
}
async function dt(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await F(t, n);
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
async function ft(t, n, r, i, a) {
	let { folders: o } = a, { kinds: c, leftOut: l } = nt(n, r, a.environment.GITHUB_ACTIONS === "true"), u = c.filter(({ textFiles: e }) => !i.leavesTexts || !e), d = [
		...l,
		...W(r.kinds, i.fields),
		...await pt(u, r, t.out, o)
	];
	if (s(d)) return { problems: d };
	let f = me(n, {
		apiUrl: t.apiUrl,
		signal: a.cancellation.stopping,
		onResponse: a.onResponse,
		...a.onWait && { onWait: a.onWait },
		onProgress: a.onProgress
	});
	if (!f.ok) return { problems: [...d, f.problem] };
	let p = [];
	try {
		let s = await ge(f.value, n.id, {
			kinds: u,
			languages: (e) => H(e, i.languages),
			leavesOut: (t, n) => {
				let r = ht(t, n);
				return e(p, r), r.length > 0;
			}
		});
		if (!s.ok) return { problems: [...d, s.problem] };
		a.onProgress?.({
			phase: "writing",
			project: n.name
		});
		let c = H(s.value.project, i.languages), l = c.ok ? c.value.map(({ iso: e }) => e) : [], h = await ct(s.value, {
			settings: n,
			globs: r,
			folders: o
		}, {
			split: i.split,
			fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
			languages: l,
			out: t.out,
			usable: t.usable,
			confirms: async (e) => (a.onProgress?.(void 0), i.confirms?.(e) ?? !1),
			header: (e) => [ve(e)],
			onVariables: (e) => a.onSecrets(m(e))
		}), g = [
			...d,
			...p,
			...gt(s.value.project),
			...h.problems
		];
		if (a.cancellation.stopped || h.files.length === 0) return { problems: g };
		let _ = await I(h.files, o);
		return _.length === 0 && !i.dryRun && e(_, await L(h.files, o)), _.length > 0 ? { problems: [...g, ..._] } : {
			problems: g,
			first: await mt(h, l, s.value.project.languages?.map(({ iso: e }) => e) ?? [], n, r, i, o)
		};
	} catch (e) {
		if (!(e instanceof fe)) throw e;
		return e instanceof de && a.cancellation.stopped ? { problems: d } : { problems: [...d, _e(e)] };
	} finally {
		a.onProgress?.(void 0);
	}
}
function pt(e, t, n, r) {
	return I(e.map(({ plural: e }) => ({
		path: at(e, void 0, t, n),
		text: ""
	})), r);
}
async function mt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith(st));
	return {
		manifests: c.map((e) => ({
			...e,
			path: b(e.path, s)
		})),
		...f && { variables: {
			path: b(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await ot(c, i, r, s)
	};
}
function ht({ plural: e, sharedByBranches: t }, n) {
	if (!(n instanceof pe) || n.status !== 403 || !t) return [];
	let r = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [c("api-error", r, {
		severity: "warning",
		reach: "change"
	})];
}
function gt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [c("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { Z as a, H as c, Oe as d, I as f, N as g, we as h, Ve as i, W as l, F as m, rt as n, X as o, L as p, $e as r, Y as s, ft as t, U as u };
