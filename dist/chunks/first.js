import { $ as e, F as t, H as n, In as r, L as i, T as a, X as o, tn as s } from "./start.js";
import { a as c, d as l, l as u, o as d } from "./client.js";
import { $ as f, $t as p, Br as m, Er as h, Fr as g, Gt as _, Kt as ee, M as te, Nr as ne, O as re, P as ie, Pr as v, Q as ae, Qt as y, Rt as b, Ut as oe, Xr as x, ai as S, j as se, jr as ce, k as le, mn as C, nt as ue, oi as w, qt as de, vr as fe, wn as pe, yr as T } from "./engine.js";
import { C as me, T as he, l as ge, p as _e, s as ve } from "./project.js";
import { n as ye } from "./schemas.js";
import { basename as E, dirname as D, extname as be, join as O, relative as xe, resolve as k } from "node:path";
import { lstat as Se, mkdir as Ce, readFile as A, rename as we, rm as j } from "node:fs/promises";
// src/report/words/pullLines.ts
function Te(e, t) {
	let n = t ? ["Nothing was written."] : Ee(e);
	return [...M(e, t), ...n];
}
function M(e, n) {
	let { manifests: r, variables: a, languages: o, otherLanguages: s, unasked: c } = e, l = n ? "Would write" : "Wrote", u = r.flatMap(({ kind: e, path: r, entries: a, text: o }) => [`${l} ${i(r)}: ${C(a, De(e))}`, ...n ? [
		"",
		...t(o.trimEnd()).split("\n"),
		""
	] : []]), d = c.map(({ kind: e, field: t, count: n }) => `${t} of ${C(n, e)}`);
	return [
		...u,
		...a ? [`${l} ${i(a.path)}: ${pe(a.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && s.length > 0 ? [`Texts are in ${o.map(i).join(", ")}. The project also has ${s.map(i).join(", ")}: add them with --languages.`] : [],
		...d.length > 0 ? [`Not in the manifests, so not managed: ${d.join(", ")}. Add them with --fields.`] : []
	];
}
function Ee({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${N(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(N)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function N(e) {
	return i(he(e));
}
function De(e) {
	return T.find((t) => t.plural === e)?.name ?? e;
}
// src/files/ignored.ts
async function P(t, n) {
	let r = O(D(t), ".gitignore"), i = `/${E(t)}`, a;
	try {
		a = ee(await A(r));
	} catch (t) {
		if (t instanceof Error && "code" in t && t.code === "ENOENT") return p({
			path: r,
			text: `${i}\n`
		});
		let a = `${_(r, n)} cannot be read: ${de(t)}`;
		return y(e("not-read", a));
	}
	let o = a.split(/\r?\n/);
	if (o.includes(i) || o.includes(E(t))) return p(void 0);
	let s = a.includes("\r\n") ? "\r\n" : "\n", c = a === "" || a.endsWith("\n") ? "" : s;
	return p({
		path: r,
		text: `${a}${c}${i}${s}`,
		replaces: a
	});
}
// src/files/newFiles.ts
async function F(e, t) {
	let n = await Promise.all(e.map((e) => z(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [B(e, i, t)];
	});
}
async function I(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => D(e)))) await le(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await L(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await R(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Oe(e, t).catch(() => {});
		let n = te(e);
		return i ? [B(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await j(e, { force: !0 }).catch(() => {});
	}
}
async function L(e, t) {
	let n = await z(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await Ce(D(e.path), { recursive: !0 }), ie(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function R({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await se(n, e)) throw Error("it exists already");
	} else {
		if (await A(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await we(n, e);
	}
}
async function Oe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await j(n) : await R({
		...e,
		replaces: r
	}, await L({
		...e,
		text: i
	}, t));
}
async function z({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!oe(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = xe(k(r), e).split(/[\\/]/), a = k(r);
	for (let [e, r] of i.entries()) {
		a = O(a, r);
		let o = await Se(a).catch((e) => {
			if (!re(e, "ENOENT")) throw e;
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
function B({ path: t }, n, r) {
	return e("not-written", `${_(t, r)} ${n}.`);
}
// src/run/pull/chosen.ts
function V({ name: t, languages: n = [], baseLanguage: r }, i) {
	let o = n.map(({ iso: e }) => e), s = i?.includes("all") ? o : i ?? [r], c = s.find((e) => !o.includes(e));
	if (c !== void 0) {
		let n = `languages: project ${t} has no language "${c}".${a(c, o) || ` It has ${o.join(", ")}.`}`;
		return y(e("unknown-language", n, { reach: "project" }));
	}
	let l = n.filter(({ iso: e }) => s.includes(e));
	return p(l.sort((e, t) => Number(t.iso === r) - Number(e.iso === r)));
}
function ke(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = ae(t, e).filter(({ reach: e }) => e === "project");
	if (o) return y(o);
	let s = V(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? H(a) : [],
		...f(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return p((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function H(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function U(t) {
	let n = ["all", ...new Set(T.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((t) => {
		if (n.includes(t)) return [];
		let r = a(t, n) || ` The fields are ${n.join(", ")}.`;
		return [e("bad-setting", `fields: there is no field "${t}".${r}`)];
	});
}
// src/manifest/write/fileNames.ts
const Ae = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function je(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Me(r), i = e;
		for (let t = 2; n.has(W(i)); t++) i = `${e}-${t}`;
		n.add(W(i)), t.set(r, i);
	}
	return t;
}
function Me(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Ae.test(t) ? `group-${t}` : t;
}
function W(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
function G(e, t, n) {
	let r = q(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!w(t) || e.role === "identity") return i;
	let { kept: a, left: o } = K(t, (t) => q(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : q(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function K(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (w(o)) {
			let e = K(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), l(i, e.left);
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
function q(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!Y(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(J(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function J(e, t = "") {
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
function Y(e) {
	return typeof e == "string" ? !s.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !s.test(e) && Y(t));
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
	}, u = G(o, s, c);
	if (u.left[0]) return {
		live: t,
		label: a,
		refused: u.left[0]
	};
	let d = [], f = (e, t, n) => {
		let r = G(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), l(d, r.left);
	}, p = {}, m = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!Pe(e, n, r)) {
			a !== void 0 && m.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Fe(a, r.languages) : a;
		s === void 0 ? a === void 0 && l(d, Ie(n, t, i)) : f(n, s, p);
	}
	let h = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : G(r, e, c).value;
			i !== void 0 && (n[r.name] = i);
		}
		return n;
	});
	return {
		live: t,
		label: a,
		identity: { [o.name]: s },
		fields: p,
		distinguishing: [...h, { [e.idMember]: e.declaredId(t) }],
		left: d,
		unasked: m
	};
}
function Pe({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Fe(e, t) {
	if (!w(e)) return e;
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
function X(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of Be(e, t.objects)) {
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
		entry: ze(e, t),
		fixed: Object.keys(Z(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Le(e, t, n, r) {
	let i = t.map((t, n) => J(e.entry.schema.parse(ze(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function Z({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function ze(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Z(t)
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
	let n = new ne(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	g(n, {
		Scalar: (e, t) => Ue(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ge(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ke(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = ce("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Ue(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = We(n) ? v.QUOTE_DOUBLE : n.includes("\n") ? t ? v.QUOTE_DOUBLE : v.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? v.BLOCK_FOLDED : v.QUOTE_DOUBLE : v.PLAIN;
}
function We(e) {
	let t = e.replaceAll("\n", "").search(n) !== -1 || /[\ufffe\uffff]/.test(e), r = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || r || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Ge(e) {
	let t = e.map((e) => m(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ke(e) {
	return e.replace(/[\ufffe\uffff]/g, qe).replace(n, (e) => e === "\n" ? e : qe(e));
}
function qe(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function Je({ project: e, objects: t }, n, r) {
	let i = [], a = [];
	return {
		manifests: T.flatMap((o) => {
			let s = t[o.plural];
			if (!s) return [];
			let c = X(o, s, {
				...n,
				project: e,
				evidence: x
			}, r);
			l(i, c.left), l(a, [...c.unasked].map(([e, t]) => ({
				kind: o.name,
				field: e,
				count: t
			})));
			let u = r.header?.(o.plural) ?? [];
			return Ye(o, c.entries, r.split).map(({ group: e, entries: t }) => ({
				kind: o.plural,
				group: e,
				entries: t.length,
				text: He(Xe(o, t), u)
			}));
		}),
		left: i,
		unasked: a
	};
}
function Ye({ newManifest: e }, t, n) {
	let r = Qe(t, ({ live: t }) => e?.group(t, n)), i = [...je([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
function $e({ objects: t }) {
	return T.flatMap(({ plural: n, words: r }) => (t[n]?.unusable ?? []).map(({ id: t, names: i, lacks: a }) => {
		let o = [t ?? "without a usable id", ...n === "keys" ? i.map((e) => `"${e}"`) : []], s = `Live ${r.one} ${o.join(" ")} is not in the new manifests: the service's answer has no usable ${a.join(", ")}. Run again, or declare it by hand.`;
		return e("unusable-answer", s, { reach: "change" });
	}));
}
function et(t) {
	return t.map(({ kind: t, label: n, id: r, member: i, why: a }) => {
		let { one: o } = fe(t).words, s = n.includes(String(r)) ? n : `"${n}" (id ${r})`, c = `Not expressible: ${i === void 0 ? `${o} ${s} is not in the new manifests` : `${i} of ${o} ${s} is not in the new manifests`}. ${a}`;
		return e("not-expressible", c, {
			severity: "warning",
			reach: "change"
		});
	});
}
function tt(t, { owner: n }) {
	let i = t.problems.filter(({ severity: e }) => e === "error");
	if (t.is === "stopped") return i;
	let a = t.plan.changes.flatMap((t) => {
		if (t.action !== "update" && t.action !== "create") return [];
		let r = t.fields.filter(({ after: e }) => !nt(e, n)).map(({ field: e }) => e);
		if (t.action === "update" && r.length === 0) return [];
		let i = `A plan of the new manifests changes ${t.kind} "${t.label}": ${[...new Set(r)].join(", ")}. Compare the entry with the project before you apply.`;
		return [e("not-expressible", i, {
			severity: "warning",
			reach: "change"
		})];
	}), o = t.plan.counts.adopted, s = o > 0 ? [e("not-expressible", `The next apply adds the tag ${r}${n} to ${o} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...i,
		...a,
		...s
	];
}
function nt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const Q = new AbortController().signal;
function rt({ id: t }, { globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = T.filter(({ plural: e, sharedByBranches: n }) => i.length > 0 ? i.includes(e) : !(n && t.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: t, words: n }) => {
			let r = `In a workflow, pull writes no ${n.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${t}.yaml.`;
			return e("not-expressible", r, { severity: "notice" });
		})
	};
}
async function it(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await b(e, t, {}, Q), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function at(e, t) {
	return e ?? t.folder;
}
function ot(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? k(i[e]?.folder ?? a, s.text) : O(at(r, n), `${e}.yaml`);
	return t === void 0 ? l : O(D(l), E(l, be(l)), `${t}.yaml`);
}
async function st(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await b(a, n, r, Q), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, _(n === void 0 ? t : O(D(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const $ = "lokaform.env";
async function ct(e, { settings: t, globs: n, folders: r }, i) {
	let a = await lt(e, i), { variables: o } = a;
	i.onVariables(o);
	let s = Je(a.live, {
		rules: t.rules,
		variables: o
	}, {
		...i,
		label: (e) => {
			let t = a.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), c = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !T.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: ot(e.kind, e.group, n, i.out)
	})), l = [
		...$e(e),
		...et([...a.left, ...s.left]),
		...ut(c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await dt(o, O(at(i.out, n), $), r);
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
async function lt(e, { usable: t, confirms: n }) {
	let r = new Map(), i = new Map(), a = [], o = { ...e.objects };
	for (let e of T) {
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
function ut(e, t, n, { rules: r }, i, a) {
	let s = {
		...i.values,
		...Object.fromEntries(n)
	}, c = T.map(({ plural: t }) => [t, e.filter(({ kind: e }) => e === t).map(({ path: e, text: t }) => ({
		path: _(e, a),
		text: t
	}))]), { declared: l, problems: u } = ue(Object.fromEntries(c), {
		...i,
		values: s
	});
	if (o(u)) throw Error(`new manifests have mistakes: ${JSON.stringify(u[0])}`);
	return tt(ge(l, t, r, x), r);
}
async function dt(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await P(t, n);
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
async function ft(e, t, n, r, i) {
	let { folders: a } = i, { kinds: s, leftOut: d } = rt(t, n, i.environment.GITHUB_ACTIONS === "true"), f = s.filter(({ textFiles: e }) => !r.leavesTexts || !e), p = [
		...d,
		...U(r.fields),
		...await pt(f, n, e.out, a)
	];
	if (o(p)) return { problems: p };
	let m = me(t, {
		apiUrl: e.apiUrl,
		signal: i.cancellation.stopping,
		onResponse: i.onResponse,
		...i.onWait && { onWait: i.onWait },
		onProgress: i.onProgress
	});
	if (!m.ok) return { problems: [...p, m.problem] };
	let g = [];
	try {
		let o = await _e(m.value, t.id, {
			kinds: f,
			languages: (e) => V(e, r.languages),
			leavesOut: (e, t) => {
				let n = ht(e, t);
				return l(g, n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...p, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = V(o.value.project, r.languages), c = s.ok ? s.value.map(({ iso: e }) => e) : [], u = await ct(o.value, {
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
			onVariables: (e) => i.onSecrets(h(e))
		}), d = [
			...p,
			...g,
			...gt(o.value.project),
			...u.problems
		];
		if (i.cancellation.stopped || u.files.length === 0) return { problems: d };
		let _ = await F(u.files, a);
		return _.length === 0 && !r.dryRun && l(_, await I(u.files, a)), _.length > 0 ? { problems: [...d, ..._] } : {
			problems: d,
			first: await mt(u, c, o.value.project.languages?.map(({ iso: e }) => e) ?? [], t, n, r, a)
		};
	} catch (e) {
		if (!(e instanceof u)) throw e;
		return e instanceof c && i.cancellation.stopped ? { problems: p } : { problems: [...p, ve(e)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function pt(e, t, n, r) {
	return F(e.map(({ plural: e }) => ({
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
function ht({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof d) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [e("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function gt({ name: t, segmentation: n }) {
	if (!n) return [];
	let r = `Project ${t} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [e("segmented-project", r, {
		severity: "warning",
		reach: "change"
	})];
}
export { X as a, V as c, ke as d, F as f, M as g, Te as h, He as i, U as l, P as m, it as n, Y as o, I as p, et as r, J as s, ft as t, H as u };
