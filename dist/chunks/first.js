import { M as e, N as t, T as n, b as r, d as i, kt as a, on as o, v as s } from "./start.js";
import { $n as c, A as l, Cr as u, D as d, G as f, Qn as p, Qt as m, Sr as h, Tn as ee, Y as g, cn as _, cr as te, d as ne, dr as v, en as y, f as re, g as ie, ir as ae, k as oe, nn as se, sn as b, sr as ce, tn as le, v as ue, vn as x } from "./engine.js";
import { a as de, o as fe, u as pe } from "./client.js";
import { n as me } from "./schemas.js";
import { constants as he } from "node:fs";
import { basename as S, dirname as C, extname as ge, join as w, relative as T, resolve as E } from "node:path";
import { randomBytes as _e } from "node:crypto";
import { link as ve, lstat as D, mkdir as ye, open as be, readFile as O, realpath as k, rename as A, rm as j } from "node:fs/promises";
// src/report/words/pullLines.ts
function xe(e, t) {
	let n = t ? ["Nothing was written."] : Se(e);
	return [...M(e, t), ...n];
}
function M(e, t) {
	let { manifests: n, variables: i, languages: a, otherLanguages: o, unasked: c } = e, l = t ? "Would write" : "Wrote", u = n.flatMap(({ kind: e, path: n, entries: i, text: a }) => [`${l} ${r(n)}: ${x(i, Ce(e))}`, ...t ? [
		"",
		...s(a.trimEnd()).split("\n"),
		""
	] : []]), d = c.map(({ kind: e, field: t, count: n }) => `${t} of ${x(n, e)}`);
	return [
		...u,
		...i ? [`${l} ${r(i.path)}: ${ee(i.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...a.length > 0 && o.length > 0 ? [`Texts are in ${a.map(r).join(", ")}. The project also has ${o.map(r).join(", ")}: add them with --languages.`] : [],
		...d.length > 0 ? [`Not in the manifests, so not managed: ${d.join(", ")}. Add them with --fields.`] : []
	];
}
function Se({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${N(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(N)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function N(e) {
	return r(l(e));
}
function Ce(e) {
	return c.find((t) => t.plural === e)?.name ?? e;
}
// src/files/ignored.ts
async function P(e, n) {
	let r = w(C(e), ".gitignore"), i = `/${S(e)}`, a;
	try {
		a = le(await O(r));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return _({
			path: r,
			text: `${i}\n`
		});
		let a = `${y(r, n)} cannot be read: ${se(e)}`;
		return b(t("not-read", a));
	}
	let o = a.split(/\r?\n/);
	if (o.includes(i) || o.includes(S(e))) return _(void 0);
	let s = a.includes("\r\n") ? "\r\n" : "\n", c = a === "" || a.endsWith("\n") ? "" : s;
	return _({
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
		return i === void 0 ? [] : [V(e, i, t)];
	});
}
async function I(e, t) {
	let n = [], r = [], i = e[0];
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await L(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await R(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await we(e, t).catch(() => {});
		let n = e instanceof Error ? e.message : String(e);
		return i ? [V(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await j(e, { force: !0 }).catch(() => {});
	}
}
async function L(e, t) {
	let n = await z(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	let r = C(e.path);
	await ye(r, { recursive: !0 });
	let i = w(r, `.${S(e.path)}.${_e(6).toString("hex")}.part`), { O_WRONLY: a, O_CREAT: o, O_EXCL: s, O_NOFOLLOW: c = 0 } = he, l = await be(i, a | o | s | c, e.mode ?? 438);
	try {
		if (await k(r) !== await Te(r, t)) throw Error("its folder was replaced while it was opened");
		return e.mode !== void 0 && await l.chmod(e.mode), await l.writeFile(e.text), await l.sync(), await l.close(), i;
	} catch (e) {
		throw await l.close().catch(() => {}), await j(i, { force: !0 }), e;
	}
}
async function R({ path: e, replaces: t }, n) {
	if (t !== void 0) {
		if (await O(e, "utf8") !== t) throw Error("it was changed meanwhile");
		return A(n, e);
	}
	try {
		await ve(n, e);
	} catch (t) {
		if (B(t, "EEXIST") || await Ee(e)) throw Error("it exists already");
		await A(n, e);
	}
}
async function we(e, t) {
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
	if (!m(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = T(E(r), e).split(/[\\/]/), a = E(r);
	for (let [e, r] of i.entries()) {
		a = w(a, r);
		let o = await D(a).catch((e) => {
			if (!B(e, "ENOENT")) throw e;
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
async function Te(e, { working: t }) {
	return w(await k(t), T(E(t), e));
}
async function Ee(e) {
	return D(e).then(() => !0, () => !1);
}
function B(e, t) {
	return e instanceof Error && "code" in e && e.code === t;
}
function V({ path: e }, n, r) {
	return t("not-written", `${y(e, r)} ${n}.`);
}
// src/run/pull/chosen.ts
function H({ name: e, languages: n = [], baseLanguage: r }, a) {
	let o = n.map(({ iso: e }) => e), s = a?.includes("all") ? o : a ?? [r], c = s.find((e) => !o.includes(e));
	if (c !== void 0) {
		let n = `languages: project ${e} has no language "${c}".${i(c, o) || ` It has ${o.join(", ")}.`}`;
		return b(t("unknown-language", n, { reach: "project" }));
	}
	let l = n.filter(({ iso: e }) => s.includes(e));
	return _(l.sort((e, t) => Number(t.iso === r) - Number(e.iso === r)));
}
function De(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = ie(t, e).filter(({ reach: e }) => e === "project");
	if (o) return b(o);
	let s = H(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? U(a) : [],
		...d(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return _((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function U(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function W(e) {
	let n = ["all", ...new Set(c.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (e ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let r = i(e, n) || ` The fields are ${n.join(", ")}.`;
		return [t("bad-setting", `fields: there is no field "${e}".${r}`)];
	});
}
// src/manifest/write/fileNames.ts
const Oe = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function ke(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Ae(r), i = e;
		for (let t = 2; n.has(G(i)); t++) i = `${e}-${t}`;
		n.add(G(i)), t.set(r, i);
	}
	return t;
}
function Ae(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Oe.test(t) ? `group-${t}` : t;
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
	if (!u(t) || e.role === "identity") return i;
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
		else if (u(o)) {
			let e = q(o, (e) => t({ [a]: e }), [...n, a]);
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
	return typeof e == "string" ? !a.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !a.test(e) && X(t));
}
// src/manifest/write/newEntry.ts
function je(e, t, n, r) {
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
		r.value !== void 0 && (n[e.name] = r.value), u.push(...r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!Me(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Ne(a, r.languages) : a;
		s === void 0 ? a === void 0 && u.push(...Pe(n, t, i)) : d(n, s, f);
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
function Me({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Ne(e, t) {
	if (!u(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Pe(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.declareNew ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
// src/manifest/write/newEntries.ts
function Fe(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of Be(e, t.objects)) {
		let t = je(e, i, n, r);
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
		entry: ze(e, t),
		fixed: Object.keys(Re(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Ie(e, t, n, r) {
	let i = t.map((t, n) => Y(e.entry.schema.parse(ze(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function Re({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function ze(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Re(t)
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
// src/manifest/write/yamlText.ts
var Z = te();
function He(e, t = []) {
	let n = new Z.Document(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	(0, Z.visit)(n, {
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
	e.type = We(n) ? Z.Scalar.QUOTE_DOUBLE : n.includes("\n") ? t ? Z.Scalar.QUOTE_DOUBLE : Z.Scalar.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? Z.Scalar.BLOCK_FOLDED : Z.Scalar.QUOTE_DOUBLE : Z.Scalar.PLAIN;
}
function We(e) {
	let t = e.replaceAll("\n", "").search(n) !== -1 || /[\ufffe\uffff]/.test(e), r = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || r || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Ge(e) {
	let t = e.map((e) => (0, Z.isScalar)(e) ? String(e.value) : ":");
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
		manifests: c.flatMap((o) => {
			let s = t[o.plural];
			if (!s) return [];
			let c = Fe(o, s, {
				...n,
				project: e,
				evidence: v
			}, r);
			i.push(...c.left), a.push(...[...c.unasked].map(([e, t]) => ({
				kind: o.name,
				field: e,
				count: t
			})));
			let l = r.header?.(o.plural) ?? [];
			return Ye(o, c.entries, r.split).map(({ group: e, entries: t }) => ({
				kind: o.plural,
				group: e,
				entries: t.length,
				text: He(Xe(o, t), l)
			}));
		}),
		left: i,
		unasked: a
	};
}
function Ye({ newManifest: e }, t, n) {
	let r = Qe(t, ({ live: t }) => e?.group(t, n)), i = [...ke([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || h(n[e]) !== h(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Ze(e) {
	let [t] = [...Qe(e, h)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
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
function $e({ objects: e }) {
	return c.flatMap(({ plural: n, words: r }) => (e[n]?.unusable ?? []).map(({ id: e, names: i, lacks: a }) => {
		let o = [e ?? "without a usable id", ...n === "keys" ? i.map((e) => `"${e}"`) : []], s = `Live ${r.one} ${o.join(" ")} is not in the new manifests: the service's answer has no usable ${a.join(", ")}. Run again, or declare it by hand.`;
		return t("unusable-answer", s, { reach: "change" });
	}));
}
function et(e) {
	return e.map(({ kind: e, label: n, id: r, member: i, why: a }) => {
		let { one: o } = p(e).words, s = n.includes(String(r)) ? n : `"${n}" (id ${r})`, c = `Not expressible: ${i === void 0 ? `${o} ${s} is not in the new manifests` : `${i} of ${o} ${s} is not in the new manifests`}. ${a}`;
		return t("not-expressible", c, {
			severity: "warning",
			reach: "change"
		});
	});
}
function tt(e, { owner: n }) {
	let r = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return r;
	let i = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let r = e.fields.filter(({ after: e }) => !nt(e, n)).map(({ field: e }) => e);
		if (e.action === "update" && r.length === 0) return [];
		let i = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(r)].join(", ")}. Compare the entry with the project before you apply.`;
		return [t("not-expressible", i, {
			severity: "warning",
			reach: "change"
		})];
	}), a = e.plan.counts.adopted, s = a > 0 ? [t("not-expressible", `The next apply adds the tag ${o}${n} to ${a} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...r,
		...i,
		...s
	];
}
function nt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const Q = new AbortController().signal;
function rt({ id: e }, { globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = c.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: n }) => {
			let r = `In a workflow, pull writes no ${n.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return t("not-expressible", r, { severity: "notice" });
		})
	};
}
async function it(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await g(e, t, {}, Q);
	return Object.values(n).some((e) => e.length > 0);
}
function at(e, t) {
	return e ?? t.folder;
}
function ot(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? E(i[e]?.folder ?? a, s.text) : w(at(r, n), `${e}.yaml`);
	return t === void 0 ? l : w(C(l), S(l, ge(l)), `${t}.yaml`);
}
async function st(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await g(a, n, r, Q), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, y(n === void 0 ? t : w(C(t), "*.yaml"), r)]);
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
	}), l = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !c.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: ot(e.kind, e.group, n, i.out)
	})), u = [
		...$e(e),
		...et([...a.left, ...s.left]),
		...ut(l, e, o, t, i.usable, r)
	], d = {
		manifests: [],
		files: [],
		variables: o,
		problems: u,
		unasked: []
	};
	if (u.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return d;
	let f = await dt(o, w(at(i.out, n), $), r);
	return f.ok ? {
		manifests: l,
		files: [...f.value, ...l.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: o,
		problems: u,
		unasked: s.unasked
	} : {
		...d,
		problems: [...u, f.problem]
	};
}
async function lt(e, { usable: t, confirms: n }) {
	let r = new Map(), i = new Map(), a = [], o = { ...e.objects };
	for (let e of c) {
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
function ut(t, n, r, { rules: i }, a, o) {
	let s = {
		...a.values,
		...Object.fromEntries(r)
	}, l = c.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: y(e, o),
		text: t
	}))]), { declared: u, problems: d } = f(Object.fromEntries(l), {
		...a,
		values: s
	});
	if (e(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return tt(re(u, n, i, v), i);
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
async function ft(t, n, r, i, a) {
	let { folders: o } = a, { kinds: s, leftOut: c } = rt(n, r, a.environment.GITHUB_ACTIONS === "true"), l = s.filter(({ textFiles: e }) => !i.leavesTexts || !e), u = [
		...c,
		...W(i.fields),
		...await pt(l, r, t.out, o)
	];
	if (e(u)) return { problems: u };
	let d = oe(n, {
		apiUrl: t.apiUrl,
		signal: a.cancellation.stopping,
		onResponse: a.onResponse,
		...a.onWait && { onWait: a.onWait }
	});
	if (!d.ok) return { problems: [...u, d.problem] };
	let f = [];
	try {
		let e = await ue(d.value, n.id, {
			kinds: l,
			languages: (e) => H(e, i.languages),
			leavesOut: (e, t) => {
				let n = ht(e, t);
				return f.push(...n), n.length > 0;
			}
		});
		if (!e.ok) return { problems: [...u, e.problem] };
		let s = H(e.value.project, i.languages), c = s.ok ? s.value.map(({ iso: e }) => e) : [], p = await ct(e.value, {
			settings: n,
			globs: r,
			folders: o
		}, {
			split: i.split,
			fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
			languages: c,
			out: t.out,
			usable: t.usable,
			confirms: i.confirms ?? (async () => !1),
			header: (e) => [me(e)],
			onVariables: (e) => a.onSecrets(ae(e))
		}), m = [
			...u,
			...f,
			...gt(e.value.project),
			...p.problems
		];
		if (a.cancellation.stopped || p.files.length === 0) return { problems: m };
		let h = await F(p.files, o);
		return h.length === 0 && !i.dryRun && h.push(...await I(p.files, o)), h.length > 0 ? { problems: [...m, ...h] } : {
			problems: m,
			first: await mt(p, c, e.value.project.languages?.map(({ iso: e }) => e) ?? [], n, r, i, o)
		};
	} catch (e) {
		if (!(e instanceof pe)) throw e;
		return e instanceof de && a.cancellation.stopped ? { problems: u } : { problems: [...u, ne(e)] };
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
		flags: a ? [] : await st(c, i, r, s)
	};
}
function ht({ plural: e, sharedByBranches: n }, r) {
	if (!(r instanceof fe) || r.status !== 403 || !n) return [];
	let i = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [t("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function gt({ name: e, segmentation: n }) {
	if (!n) return [];
	let r = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [t("segmented-project", r, {
		severity: "warning",
		reach: "change"
	})];
}
export { Fe as a, H as c, De as d, F as f, M as g, xe as h, He as i, W as l, P as m, it as n, X as o, I as p, et as r, Y as s, ft as t, U as u };
