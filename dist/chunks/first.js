import { l as e } from "./wire.js";
import { E as t, I as n, R as r, U as i, Vn as a, an as o, nn as s, sn as c } from "./start.js";
import { $r as l, A as u, F as d, Gn as f, In as p, M as m, N as h, Nt as g, Qr as _, Tn as ee, Un as te, Vn as ne, Wn as v, Xn as re, Yr as ie, ai as y, dn as b, ei as ae, et as oe, gn as se, gr as x, hr as S, it as ce, k as le, kn as ue, kt as de, oi as C, or as w, tt as fe } from "./engine.js";
import { a as pe, l as me, o as he } from "./client.js";
import { C as ge, l as _e, p as ve, s as ye } from "./project.js";
import { n as be } from "./schemas.js";
import { basename as T, dirname as E, extname as xe, join as D, relative as Se, resolve as O } from "node:path";
import { lstat as Ce, mkdir as we, readFile as k, rename as Te, rm as A } from "node:fs/promises";
// src/report/words/pullLines.ts
function Ee(e, t) {
	let n = t ? ["Nothing was written."] : De(e);
	return [...j(e, t), ...n];
}
function j(e, t) {
	let { manifests: i, variables: a, languages: o, otherLanguages: s, unasked: c } = e, l = t ? "Would write" : "Wrote", u = i.flatMap(({ kind: e, path: i, entries: a, text: o }) => [`${l} ${r(i)}: ${b(a, Oe(e))}`, ...t ? [
		"",
		...n(o.trimEnd()).split("\n"),
		""
	] : []]), d = c.map(({ kind: e, field: t, count: n }) => `${t} of ${b(n, e)}`);
	return [
		...u,
		...a ? [`${l} ${r(a.path)}: ${se(a.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && s.length > 0 ? [`Texts are in ${o.map(r).join(", ")}. The project also has ${s.map(r).join(", ")}: add them with --languages.`] : [],
		...d.length > 0 ? [`Not in the manifests, so not managed: ${d.join(", ")}. Add them with --fields.`] : []
	];
}
function De({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${M(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(M)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function M(e) {
	return r(de(e));
}
function Oe(e) {
	return ue.find((t) => t.plural === e)?.name ?? e;
}
// src/files/ignored.ts
async function N(e, t) {
	let n = D(E(e), ".gitignore"), r = `/${T(e)}`, i;
	try {
		i = l(await k(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return C({
			path: n,
			text: `${r}\n`
		});
		let i = `${_(n, t)} cannot be read: ${ae(e)}`;
		return y(o("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(T(e))) return C(void 0);
	let s = i.includes("\r\n") ? "\r\n" : "\n", c = i === "" || i.endsWith("\n") ? "" : s;
	return C({
		path: n,
		text: `${i}${c}${r}${s}`,
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
	for (let t of new Set(e.map(({ path: e }) => E(e)))) await u(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await I(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await L(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await ke(e, t).catch(() => {});
		let n = h(e);
		return i ? [z(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await A(e, { force: !0 }).catch(() => {});
	}
}
async function I(e, t) {
	let n = await R(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await we(E(e.path), { recursive: !0 }), d(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function L({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await m(n, e)) throw Error("it exists already");
	} else {
		if (await k(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await Te(n, e);
	}
}
async function ke(e, t) {
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
	if (!ie(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = Se(O(r), e).split(/[\\/]/), a = O(r);
	for (let [e, r] of i.entries()) {
		a = D(a, r);
		let o = await Ce(a).catch((e) => {
			if (!le(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${_(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${_(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function z({ path: e }, t, n) {
	return o("not-written", `${_(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function B({ name: e, languages: n = [], baseLanguage: r }, i) {
	let a = n.map(({ iso: e }) => e), s = i?.includes("all") ? a : i ?? [r], c = s.find((e) => !a.includes(e));
	if (c !== void 0) {
		let n = `languages: project ${e} has no language "${c}".${t(c, a) || ` It has ${a.join(", ")}.`}`;
		return y(o("unknown-language", n, { reach: "project" }));
	}
	let l = n.filter(({ iso: e }) => s.includes(e));
	return C(l.sort((e, t) => Number(t.iso === r) - Number(e.iso === r)));
}
function Ae(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = oe(t, e).filter(({ reach: e }) => e === "project");
	if (o) return y(o);
	let s = B(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? V(a) : [],
		...fe(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return C((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function V(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function H(e, n) {
	let r = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (n ?? []).flatMap((e) => {
		if (r.includes(e)) return [];
		let n = t(e, r) || ` The fields are ${r.join(", ")}.`;
		return [o("bad-setting", `fields: there is no field "${e}".${n}`)];
	});
}
// src/manifest/write/fileNames.ts
const je = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function Me(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Ne(r), i = e;
		for (let t = 2; n.has(U(i)); t++) i = `${e}-${t}`;
		n.add(U(i)), t.set(r, i);
	}
	return t;
}
function Ne(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : je.test(t) ? `group-${t}` : t;
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
	if (!x(t) || e.role === "identity") return i;
	let { kept: a, left: o } = G(t, (t) => K(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : K(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function G(t, n, r) {
	let i = {}, a = [];
	for (let [o, s] of Object.entries(t)) {
		let t = n({ [o]: s });
		if (t === void 0) i[o] = s;
		else if (x(s)) {
			let t = G(s, (e) => n({ [o]: e }), [...r, o]);
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
	return typeof e == "string" ? !c.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !c.test(e) && J(t));
}
// src/manifest/write/newEntry.ts
function Pe(t, n, r, i) {
	let a = t.liveContext(n, r, i.label(n)), o = t.liveLabel(n), [s] = t.fields.filter(({ role: e }) => e === "identity"), c = s?.declare(n, a);
	if (!s || c === void 0) throw Error(`${t.name} has no name`);
	let l = {
		kind: t,
		live: n,
		identity: c,
		context: r
	}, u = W(s, c, l);
	if (u.left[0]) return {
		live: n,
		label: o,
		refused: u.left[0]
	};
	let d = [], f = (t, n, r) => {
		let i = W(t, n, l);
		i.value !== void 0 && (r[t.name] = i.value), e(d, i.left);
	}, p = {}, m = [];
	for (let r of t.fields) {
		if (r === s || r.isDefault(n, a)) continue;
		let o = (r.declareNew ?? r.declare)(n, a);
		if (!Fe(t, r, i)) {
			o !== void 0 && m.push(r.name);
			continue;
		}
		let c = r.role === "text" ? Ie(o, i.languages) : o;
		c === void 0 ? o === void 0 && e(d, Le(r, n, a)) : f(r, c, p);
	}
	let h = (t.newManifest?.distinguishing(n) ?? []).map((e) => {
		let n = {};
		for (let r of t.fields) {
			let t = e[r.name], i = t === void 0 ? void 0 : W(r, t, l).value;
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
function Fe({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Ie(e, t) {
	if (!x(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Le(e, t, n) {
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
	for (let i of Be(e, t.objects)) {
		let t = Pe(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = Re(e, o, t, n);
		if (r.size === 0) break;
		if (!ze(e, o, r)) {
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
function Re(e, t, n, r) {
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
function ze(e, t, n) {
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
function Be(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => Ve(e.label, t.label) || Ve(e.id, t.id)).map(({ live: e }) => e);
}
function Ve(e, t) {
	return e < t ? -1 : +(e > t);
}
function He(e, t = []) {
	let n = new te(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	f(n, {
		Scalar: (e, t) => Ue(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ge(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ke(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = ne("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Ue(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = We(n) ? v.QUOTE_DOUBLE : n.includes("\n") ? t ? v.QUOTE_DOUBLE : v.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? v.BLOCK_FOLDED : v.QUOTE_DOUBLE : v.PLAIN;
}
function We(e) {
	let t = e.replaceAll("\n", "").search(i) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Ge(e) {
	let t = e.map((e) => re(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ke(e) {
	return e.replace(/[\ufffe\uffff]/g, qe).replace(i, (e) => e === "\n" ? e : qe(e));
}
function qe(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function Je(t, { project: n, objects: r }, i, a) {
	let o = [], s = [];
	return {
		manifests: t.flatMap((t) => {
			let c = r[t.plural];
			if (!c) return [];
			let l = Y(t, c, {
				...i,
				project: n,
				evidence: w
			}, a);
			e(o, l.left), e(s, [...l.unasked].map(([e, n]) => ({
				kind: t.name,
				field: e,
				count: n
			})));
			let u = a.header?.(t.plural) ?? [];
			return Ye(t, l.entries, a.split).map(({ group: e, entries: n }) => ({
				kind: t.plural,
				group: e,
				entries: n.length,
				text: He(Xe(t, n), u)
			}));
		}),
		left: o,
		unasked: s
	};
}
function Ye({ newManifest: e }, t, n) {
	let r = Qe(t, ({ live: t }) => e?.group(t, n)), i = [...Me([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function Xe(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = Ze(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || S(n[e]) !== S(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Ze(e) {
	let [t] = [...Qe(e, S)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function Qe(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/run/pull/pullProblems.ts
function $e(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n }) => (t[e]?.unusable ?? []).map(({ id: t, names: r, lacks: i }) => {
		let a = [t ?? "without a usable id", ...e === "keys" ? r.map((e) => `"${e}"`) : []], s = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return o("unusable-answer", s, { reach: "change" });
	}));
}
function et(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = ee(e).words, s = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${r === void 0 ? `${a} ${s} is not in the new manifests` : `${r} of ${a} ${s} is not in the new manifests`}. ${i}`;
		return o("not-expressible", c, {
			severity: "warning",
			reach: "change"
		});
	});
}
function tt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !nt(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [o("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, s = i > 0 ? [o("not-expressible", `The next apply adds the tag ${a}${t} to ${i} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...s
	];
}
function nt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const Q = new AbortController().signal;
function rt({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), s = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: s,
		leftOut: a.filter((e) => !s.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return o("not-expressible", n, { severity: "notice" });
		})
	};
}
async function it(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await g(e, t, {}, Q), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function at(e, t) {
	return e ?? t.folder;
}
function ot(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? O(i[e]?.folder ?? a, s.text) : D(at(r, n), `${e}.yaml`);
	return t === void 0 ? l : D(E(l), T(l, xe(l)), `${t}.yaml`);
}
async function st(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await g(a, n, r, Q), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, _(n === void 0 ? t : D(E(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const $ = "lokaform.env";
async function ct(e, { settings: t, globs: n, folders: r }, i) {
	let a = await lt(n.kinds, e, i), { variables: o } = a;
	i.onVariables(o);
	let s = Je(n.kinds, a.live, {
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
		path: ot(e.kind, e.group, n, i.out)
	})), l = [
		...$e(n.kinds, e),
		...et([...a.left, ...s.left]),
		...ut(n.kinds, c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await dt(o, D(at(i.out, n), $), r);
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
		path: _(e, o),
		text: t
	}))]), { declared: u, problems: d } = ce(e, Object.fromEntries(l), {
		...a,
		values: c
	});
	if (s(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return tt(_e(u, n, i, w), i);
}
async function dt(e, t, n) {
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
async function ft(t, n, r, i, a) {
	let { folders: o } = a, { kinds: c, leftOut: l } = rt(n, r, a.environment.GITHUB_ACTIONS === "true"), u = c.filter(({ textFiles: e }) => !i.leavesTexts || !e), d = [
		...l,
		...H(r.kinds, i.fields),
		...await pt(u, r, t.out, o)
	];
	if (s(d)) return { problems: d };
	let f = ge(n, {
		apiUrl: t.apiUrl,
		signal: a.cancellation.stopping,
		onResponse: a.onResponse,
		...a.onWait && { onWait: a.onWait },
		onProgress: a.onProgress
	});
	if (!f.ok) return { problems: [...d, f.problem] };
	let m = [];
	try {
		let s = await ve(f.value, n.id, {
			kinds: u,
			languages: (e) => B(e, i.languages),
			leavesOut: (t, n) => {
				let r = ht(t, n);
				return e(m, r), r.length > 0;
			}
		});
		if (!s.ok) return { problems: [...d, s.problem] };
		a.onProgress?.({
			phase: "writing",
			project: n.name
		});
		let c = B(s.value.project, i.languages), l = c.ok ? c.value.map(({ iso: e }) => e) : [], h = await ct(s.value, {
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
			header: (e) => [be(e)],
			onVariables: (e) => a.onSecrets(p(e))
		}), g = [
			...d,
			...m,
			...gt(s.value.project),
			...h.problems
		];
		if (a.cancellation.stopped || h.files.length === 0) return { problems: g };
		let _ = await P(h.files, o);
		return _.length === 0 && !i.dryRun && e(_, await F(h.files, o)), _.length > 0 ? { problems: [...g, ..._] } : {
			problems: g,
			first: await mt(h, l, s.value.project.languages?.map(({ iso: e }) => e) ?? [], n, r, i, o)
		};
	} catch (e) {
		if (!(e instanceof me)) throw e;
		return e instanceof pe && a.cancellation.stopped ? { problems: d } : { problems: [...d, ye(e)] };
	} finally {
		a.onProgress?.(void 0);
	}
}
function pt(e, t, n, r) {
	return P(e.map(({ plural: e }) => ({
		path: ot(e, void 0, t, n),
		text: ""
	})), r);
}
async function mt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith($));
	return {
		manifests: c.map((e) => ({
			...e,
			path: _(e.path, s)
		})),
		...f && { variables: {
			path: _(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await st(c, i, r, s)
	};
}
function ht({ plural: e, sharedByBranches: t }, n) {
	if (!(n instanceof he) || n.status !== 403 || !t) return [];
	let r = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [o("api-error", r, {
		severity: "warning",
		reach: "change"
	})];
}
function gt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [o("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { Y as a, B as c, Ae as d, P as f, j as g, Ee as h, He as i, H as l, N as m, it as n, J as o, F as p, et as r, q as s, ft as t, V as u };
