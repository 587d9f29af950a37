import { A as e, Cn as t, K as n, Kt as r, L as i, M as a, W as o, x as s } from "./start.js";
import { Dt as c, Er as l, Fr as u, Ft as d, Ir as f, Ot as p, Pt as m, Tt as h, U as g, Xn as ee, Yt as _, Zn as v, an as te, d as ne, dr as re, fr as y, h as ie, ir as ae, kt as oe, lr as se, pr as ce, pt as le, vr as ue, z as de } from "./engine.js";
import { a as fe, o as pe, u as me } from "./client.js";
import { d as he, o as ge, s as _e, v as ve, y as ye } from "./project.js";
import { n as be } from "./schemas.js";
import { basename as b, dirname as x, extname as xe, join as S, relative as C, resolve as w } from "node:path";
import { constants as Se, link as Ce, lstat as T, mkdir as we, open as Te, readFile as E, realpath as D, rename as O, rm as k } from "node:fs/promises";
// src/report/words/pullLines.ts
function Ee(e, t) {
	let n = t ? ["Nothing was written."] : De(e);
	return [...A(e, t), ...n];
}
function A(t, n) {
	let { manifests: r, variables: i, languages: o, otherLanguages: s, unasked: c } = t, l = n ? "Would write" : "Wrote", u = r.flatMap(({ kind: t, path: r, entries: i, text: o }) => [`${l} ${a(r)}: ${_(i, Oe(t))}`, ...n ? [
		"",
		...e(o.trimEnd()).split("\n"),
		""
	] : []]), d = c.map(({ kind: e, field: t, count: n }) => `${t} of ${_(n, e)}`);
	return [
		...u,
		...i ? [`${l} ${a(i.path)}: ${te(i.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && s.length > 0 ? [`Texts are in ${o.map(a).join(", ")}. The project also has ${s.map(a).join(", ")}: add them with --languages.`] : [],
		...d.length > 0 ? [`Not in the manifests, so not managed: ${d.join(", ")}. Add them with --fields.`] : []
	];
}
function De({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${j(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(j)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function j(e) {
	return a(ye(e));
}
function Oe(e) {
	return v.find((t) => t.plural === e)?.name ?? e;
}
// src/files/ignored.ts
async function M(e, t) {
	let r = S(x(e), ".gitignore"), i = `/${b(e)}`, a;
	try {
		a = p(await E(r));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return d({
			path: r,
			text: `${i}\n`
		});
		let a = `${c(r, t)} cannot be read: ${oe(e)}`;
		return m(n("not-read", a));
	}
	let o = a.split(/\r?\n/);
	if (o.includes(i) || o.includes(b(e))) return d(void 0);
	let s = a.includes("\r\n") ? "\r\n" : "\n", l = a === "" || a.endsWith("\n") ? "" : s;
	return d({
		path: r,
		text: `${a}${l}${i}${s}`,
		replaces: a
	});
}
// src/files/newFiles.ts
async function N(e, t) {
	let n = await Promise.all(e.map((e) => L(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [z(e, i, t)];
	});
}
async function P(e, t) {
	let n = [], r = [], i = e[0];
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await F(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await I(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await ke(e, t).catch(() => {});
		let n = e instanceof Error ? e.message : String(e);
		return i ? [z(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await k(e, { force: !0 }).catch(() => {});
	}
}
async function F(e, t) {
	let n = await L(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	let r = x(e.path);
	await we(r, { recursive: !0 });
	let i = S(r, `.${b(e.path)}.${le(6).toString("hex")}.part`), { O_WRONLY: a, O_CREAT: o, O_EXCL: s, O_NOFOLLOW: c = 0 } = Se, l = await Te(i, a | o | s | c, e.mode ?? 438);
	try {
		if (await D(r) !== await Ae(r, t)) throw Error("its folder was replaced while it was opened");
		return e.mode !== void 0 && await l.chmod(e.mode), await l.writeFile(e.text), await l.sync(), await l.close(), i;
	} catch (e) {
		throw await l.close().catch(() => {}), await k(i, { force: !0 }), e;
	}
}
async function I({ path: e, replaces: t }, n) {
	if (t !== void 0) {
		if (await E(e, "utf8") !== t) throw Error("it was changed meanwhile");
		return O(n, e);
	}
	try {
		await Ce(n, e);
	} catch (t) {
		if (R(t, "EEXIST") || await je(e)) throw Error("it exists already");
		await O(n, e);
	}
}
async function ke(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await k(n) : await I({
		...e,
		replaces: r
	}, await F({
		...e,
		text: i
	}, t));
}
async function L({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!h(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = C(w(r), e).split(/[\\/]/), a = w(r);
	for (let [e, r] of i.entries()) {
		a = S(a, r);
		let o = await T(a).catch((e) => {
			if (!R(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${c(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${c(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
async function Ae(e, { working: t }) {
	return S(await D(t), C(w(t), e));
}
async function je(e) {
	return T(e).then(() => !0, () => !1);
}
function R(e, t) {
	return e instanceof Error && "code" in e && e.code === t;
}
function z({ path: e }, t, r) {
	return n("not-written", `${c(e, r)} ${t}.`);
}
// src/run/pull/chosen.ts
function B({ name: e, languages: t = [], baseLanguage: r }, i) {
	let a = t.map(({ iso: e }) => e), o = i?.includes("all") ? a : i ?? [r], c = o.find((e) => !a.includes(e));
	if (c !== void 0) {
		let t = `languages: project ${e} has no language "${c}".${s(c, a) || ` It has ${a.join(", ")}.`}`;
		return m(n("unknown-language", t, { reach: "project" }));
	}
	let l = t.filter(({ iso: e }) => o.includes(e));
	return d(l.sort((e, t) => Number(t.iso === r) - Number(e.iso === r)));
}
function Me(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = ne(t, e).filter(({ reach: e }) => e === "project");
	if (o) return m(o);
	let s = B(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? V(a) : [],
		...ie(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return d((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function V(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function H(e) {
	let t = ["all", ...new Set(v.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (e ?? []).flatMap((e) => {
		if (t.includes(e)) return [];
		let r = s(e, t) || ` The fields are ${t.join(", ")}.`;
		return [n("bad-setting", `fields: there is no field "${e}".${r}`)];
	});
}
// src/manifest/write/fileNames.ts
const Ne = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function Pe(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Fe(r), i = e;
		for (let t = 2; n.has(U(i)); t++) i = `${e}-${t}`;
		n.add(U(i)), t.set(r, i);
	}
	return t;
}
function Fe(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Ne.test(t) ? `group-${t}` : t;
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
	if (!f(t) || e.role === "identity") return i;
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
		else if (f(o)) {
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
	return typeof e == "string" ? !r.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !r.test(e) && J(t));
}
// src/manifest/write/newEntry.ts
function Ie(e, t, n, r) {
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
		if (!Le(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Re(a, r.languages) : a;
		s === void 0 ? a === void 0 && u.push(...ze(n, t, i)) : d(n, s, f);
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
function Le({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Re(e, t) {
	if (!f(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function ze(e, t, n) {
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
	for (let i of He(e, t.objects)) {
		let t = Ie(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = Be(e, o, t, n);
		if (r.size === 0) break;
		if (!Ve(e, o, r)) {
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
function Be(e, t, n, r) {
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
function Ve(e, t, n) {
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
function He(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => Q(e.label, t.label) || Q(e.id, t.id)).map(({ live: e }) => e);
}
function Q(e, t) {
	return e < t ? -1 : +(e > t);
}
function Ue(e, t = []) {
	let n = new re(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	ce(n, {
		Scalar: (e, t) => We(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ke(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = qe(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = se("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function We(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Ge(n) ? y.QUOTE_DOUBLE : n.includes("\n") ? t ? y.QUOTE_DOUBLE : y.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? y.BLOCK_FOLDED : y.QUOTE_DOUBLE : y.PLAIN;
}
function Ge(e) {
	let t = e.replaceAll("\n", "").search(i) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Ke(e) {
	let t = e.map((e) => ue(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function qe(e) {
	return e.replace(/[\ufffe\uffff]/g, Je).replace(i, (e) => e === "\n" ? e : Je(e));
}
function Je(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function Ye({ project: e, objects: t }, n, r) {
	let i = [], a = [];
	return {
		manifests: v.flatMap((o) => {
			let s = t[o.plural];
			if (!s) return [];
			let c = Y(o, s, {
				...n,
				project: e,
				evidence: l
			}, r);
			i.push(...c.left), a.push(...[...c.unasked].map(([e, t]) => ({
				kind: o.name,
				field: e,
				count: t
			})));
			let u = r.header?.(o.plural) ?? [];
			return Xe(o, c.entries, r.split).map(({ group: e, entries: t }) => ({
				kind: o.plural,
				group: e,
				entries: t.length,
				text: Ue(Ze(o, t), u)
			}));
		}),
		left: i,
		unasked: a
	};
}
function Xe({ newManifest: e }, t, n) {
	let r = $e(t, ({ live: t }) => e?.group(t, n)), i = [...Pe([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function Ze(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = Qe(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || u(n[e]) !== u(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Qe(e) {
	let [t] = [...$e(e, u)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function $e(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/run/pull/pullProblems.ts
function et({ objects: e }) {
	return v.flatMap(({ plural: t, words: r }) => (e[t]?.unusable ?? []).map(({ id: e, names: i, lacks: a }) => {
		let o = [e ?? "without a usable id", ...t === "keys" ? i.map((e) => `"${e}"`) : []], s = `Live ${r.one} ${o.join(" ")} is not in the new manifests: the service's answer has no usable ${a.join(", ")}. Run again, or declare it by hand.`;
		return n("unusable-answer", s, { reach: "change" });
	}));
}
function tt(e) {
	return e.map(({ kind: e, label: t, id: r, member: i, why: a }) => {
		let { one: o } = ee(e).words, s = t.includes(String(r)) ? t : `"${t}" (id ${r})`, c = `Not expressible: ${i === void 0 ? `${o} ${s} is not in the new manifests` : `${i} of ${o} ${s} is not in the new manifests`}. ${a}`;
		return n("not-expressible", c, {
			severity: "warning",
			reach: "change"
		});
	});
}
function nt(e, { owner: r }) {
	let i = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return i;
	let a = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let t = e.fields.filter(({ after: e }) => !rt(e, r)).map(({ field: e }) => e);
		if (e.action === "update" && t.length === 0) return [];
		let i = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(t)].join(", ")}. Compare the entry with the project before you apply.`;
		return [n("not-expressible", i, {
			severity: "warning",
			reach: "change"
		})];
	}), o = e.plan.counts.adopted, s = o > 0 ? [n("not-expressible", `The next apply adds the tag ${t}${r} to ${o} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...i,
		...a,
		...s
	];
}
function rt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const it = new AbortController().signal;
function at({ id: e }, { globs: t }, r) {
	let i = Object.entries(t).flatMap(([e, t]) => t ? e : []), a = v.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let r = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return n("not-expressible", r, { severity: "notice" });
		})
	};
}
async function ot(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await g(e, t, {}, it);
	return Object.values(n).some((e) => e.length > 0);
}
function st(e, t) {
	return e ?? t.folder;
}
function ct(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? w(i[e]?.folder ?? a, s.text) : S(st(r, n), `${e}.yaml`);
	return t === void 0 ? l : S(x(l), b(l, xe(l)), `${t}.yaml`);
}
async function lt(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await g(a, n, r, it), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let l = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, c(n === void 0 ? t : S(x(t), "*.yaml"), r)]);
	return [...new Map(l.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const $ = "lokaform.env";
async function ut(e, { settings: t, globs: n, folders: r }, i) {
	let a = await dt(e, i), { variables: o } = a;
	i.onVariables(o);
	let s = Ye(a.live, {
		rules: t.rules,
		variables: o
	}, {
		...i,
		label: (e) => {
			let t = a.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), c = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !v.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: ct(e.kind, e.group, n, i.out)
	})), l = [
		...et(e),
		...tt([...a.left, ...s.left]),
		...ft(c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await pt(o, S(st(i.out, n), $), r);
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
async function dt(e, { usable: t, confirms: n }) {
	let r = new Map(), i = new Map(), a = [], o = { ...e.objects };
	for (let e of v) {
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
function ft(e, t, n, { rules: r }, i, a) {
	let s = {
		...i.values,
		...Object.fromEntries(n)
	}, u = v.map(({ plural: t }) => [t, e.filter(({ kind: e }) => e === t).map(({ path: e, text: t }) => ({
		path: c(e, a),
		text: t
	}))]), { declared: d, problems: f } = de(Object.fromEntries(u), {
		...i,
		values: s
	});
	if (o(f)) throw Error(`new manifests have mistakes: ${JSON.stringify(f[0])}`);
	return nt(_e(d, t, r, l), r);
}
async function pt(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await M(t, n);
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
async function mt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: s, leftOut: c } = at(t, n, i.environment.GITHUB_ACTIONS === "true"), l = s.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [
		...c,
		...H(r.fields),
		...await ht(l, n, e.out, a)
	];
	if (o(u)) return { problems: u };
	let d = ve(t, {
		apiUrl: e.apiUrl,
		signal: i.cancellation.stopping,
		onResponse: i.onResponse,
		...i.onWait && { onWait: i.onWait },
		onProgress: i.onProgress
	});
	if (!d.ok) return { problems: [...u, d.problem] };
	let f = [];
	try {
		let o = await he(d.value, t.id, {
			kinds: l,
			languages: (e) => B(e, r.languages),
			leavesOut: (e, t) => {
				let n = _t(e, t);
				return f.push(...n), n.length > 0;
			}
		}).finally(() => i.onProgress?.(void 0));
		if (!o.ok) return { problems: [...u, o.problem] };
		let s = B(o.value.project, r.languages), c = s.ok ? s.value.map(({ iso: e }) => e) : [], p = await ut(o.value, {
			settings: t,
			globs: n,
			folders: a
		}, {
			split: r.split,
			fields: r.fields?.includes("all") ? "all" : r.fields ?? [],
			languages: c,
			out: e.out,
			usable: e.usable,
			confirms: r.confirms ?? (async () => !1),
			header: (e) => [be(e)],
			onVariables: (e) => i.onSecrets(ae(e))
		}), m = [
			...u,
			...f,
			...vt(o.value.project),
			...p.problems
		];
		if (i.cancellation.stopped || p.files.length === 0) return { problems: m };
		let h = await N(p.files, a);
		return h.length === 0 && !r.dryRun && h.push(...await P(p.files, a)), h.length > 0 ? { problems: [...m, ...h] } : {
			problems: m,
			first: await gt(p, c, o.value.project.languages?.map(({ iso: e }) => e) ?? [], t, n, r, a)
		};
	} catch (e) {
		if (!(e instanceof me)) throw e;
		return e instanceof fe && i.cancellation.stopped ? { problems: u } : { problems: [...u, ge(e)] };
	}
}
function ht(e, t, n, r) {
	return N(e.map(({ plural: e }) => ({
		path: ct(e, void 0, t, n),
		text: ""
	})), r);
}
async function gt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: l, files: u, variables: d, unasked: f } = e, p = u.find(({ path: e }) => e.endsWith($));
	return {
		manifests: l.map((e) => ({
			...e,
			path: c(e.path, s)
		})),
		...p && { variables: {
			path: c(p.path, s),
			count: d.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: f,
		repeated: o,
		flags: a ? [] : await lt(l, i, r, s)
	};
}
function _t({ plural: e, sharedByBranches: t }, r) {
	if (!(r instanceof pe) || r.status !== 403 || !t) return [];
	let i = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [n("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function vt({ name: e, segmentation: t }) {
	if (!t) return [];
	let r = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [n("segmented-project", r, {
		severity: "warning",
		reach: "change"
	})];
}
export { Y as a, B as c, Me as d, N as f, A as g, Ee as h, Ue as i, H as l, M as m, ot as n, J as o, P as p, tt as r, q as s, mt as t, V as u };
