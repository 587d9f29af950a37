import { M as e, O as t, T as n, f as r, g as i, k as a, s as o, u as s, w as c } from "./project.js";
import { E as l, H as u, Nt as d, Pt as f, Zn as p, an as m, hn as h, tn as g } from "./start.js";
import { A as _, Bn as v, Dr as y, I as b, Ir as x, Kn as ee, Ln as te, Lr as ne, N as re, Nr as ie, Ot as S, P as ae, Rr as oe, Sn as se, Ur as C, Vn as ce, Wr as w, at as le, j as ue, jn as de, mr as fe, zn as pe } from "./engine.js";
import { l as T } from "./wire.js";
import { n as me } from "./schemas.js";
import { basename as E, dirname as D, extname as he, join as O, relative as ge, resolve as k } from "node:path";
import { lstat as _e, mkdir as ve, readFile as A, rename as ye, rm as j } from "node:fs/promises";
// src/files/ignored.ts
async function M(e, t) {
	let n = O(D(e), ".gitignore"), r = `/${E(e)}`, i;
	try {
		i = ne(await A(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return w({
			path: n,
			text: `${r}\n`
		});
		let i = `${x(n, t)} cannot be read: ${oe(e)}`;
		return C(m("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(E(e))) return w(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return w({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/newFiles.ts
async function N(e, t) {
	let n = await Promise.all(e.map((e) => L(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [R(e, i, t)];
	});
}
async function P(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => D(e)))) await ue(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await F(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await I(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await be(e, t).catch(() => {});
		let n = ae(e);
		return i ? [R(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await j(e, { force: !0 }).catch(() => {});
	}
}
async function F(e, t) {
	let n = await L(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await ve(D(e.path), { recursive: !0 }), b(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function I({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await re(n, e)) throw Error("it exists already");
	} else {
		if (await A(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await ye(n, e);
	}
}
async function be(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await j(n) : await I({
		...e,
		replaces: r
	}, await F({
		...e,
		text: i
	}, t));
}
async function L({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!ie(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = ge(k(r), e).split(/[\\/]/), a = k(r);
	for (let [e, r] of i.entries()) {
		a = O(a, r);
		let o = await _e(a).catch((e) => {
			if (!_(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${x(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${x(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function R({ path: e }, t, n) {
	return m("not-written", `${x(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function z({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${l(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return C(m("unknown-language", t, {
			reach: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return w(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const B = { value: [] };
function xe(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = le(t, e).filter(({ reach: e }) => e === "project");
	if (a) return C(a);
	let o = z(e, r ? n : n ?? B);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...Se(i),
		...fe(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return w((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Se(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function V(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = l(e, n) || ` The fields are ${n.join(", ")}.`;
		return [m("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/manifest/write/fileNames.ts
const Ce = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function we(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Te(r), i = e;
		for (let t = 2; n.has(H(i)); t++) i = `${e}-${t}`;
		n.add(H(i)), t.set(r, i);
	}
	return t;
}
function Te(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Ce.test(t) ? `group-${t}` : t;
}
function H(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
function U(e, t, n) {
	let r = G(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!f(t) || e.role === "identity") return i;
	let { kept: a, left: o } = W(t, (t) => G(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : G(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function W(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (f(o)) {
			let e = W(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), T(i, e.left);
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
function G(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!h(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(K(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function K(e, t = "") {
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
// src/manifest/write/newEntry.ts
function Ee(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.declare(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = U(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = U(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), T(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!De(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Oe(a, r.languages) : a;
		s === void 0 ? a === void 0 && T(u, ke(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : U(r, e, c).value;
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
function De({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Oe(e, t) {
	if (!f(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function ke(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.declareNew ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
// src/manifest/write/newEntries.ts
function q(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of Me(e, t.objects)) {
		let t = Ee(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = Ae(e, o, t, n);
		if (r.size === 0) break;
		if (!je(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: Y(e, t),
		fixed: Object.keys(J(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Ae(e, t, n, r) {
	let i = t.map((t, n) => K(e.entry.schema.parse(Y(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function je(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function J({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Y(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...J(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Me(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => X(e.label, t.label) || X(e.id, t.id)).map(({ live: e }) => e);
}
function X(e, t) {
	return e < t ? -1 : +(e > t);
}
function Z(e, t = []) {
	let n = new pe(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	ce(n, {
		Scalar: (e, t) => Ne(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Fe(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ie(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = te("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Ne(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Pe(n) ? v.QUOTE_DOUBLE : n.includes("\n") ? t ? v.QUOTE_DOUBLE : v.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? v.BLOCK_FOLDED : v.QUOTE_DOUBLE : v.PLAIN;
}
function Pe(e) {
	let t = e.replaceAll("\n", "").search(u) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Fe(e) {
	let t = e.map((e) => ee(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ie(e) {
	return e.replace(/[\ufffe\uffff]/g, Le).replace(u, (e) => e === "\n" ? e : Le(e));
}
function Le(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function Re(e, { project: t, objects: n }, i, a) {
	let o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = q(e, c, {
				...i,
				project: t,
				verdicts: r
			}, a);
			T(o, l.left), T(s, [...l.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let u = a.header?.(e.plural) ?? [];
			return ze(e, l.entries, a.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: Z(Be(e, n), u)
			}));
		}),
		left: o,
		unasked: s
	};
}
function ze({ newManifest: e }, t, n) {
	let r = He(t, ({ live: t }) => e?.group(t, n)), i = [...we([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || d(n[e]) !== d(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Ve(e) {
	let [t] = [...He(e, d)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function He(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/run/pull/pullProblems.ts
function Ue(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n }) => (t[e]?.unusable ?? []).map(({ id: t, names: r, lacks: i }) => {
		let a = [t ?? "without a usable id", ...e === "keys" ? r.map((e) => `"${e}"`) : []], o = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return m("unusable-answer", o, { reach: "change" });
	}));
}
function We(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = se(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return m("not-expressible", s, {
			severity: "warning",
			reach: "change"
		});
	});
}
function Ge(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !Ke(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [m("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [m("not-expressible", `The next apply adds the tag ${p}${t} to ${i} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...a
	];
}
function Ke(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const qe = new AbortController().signal;
function Je({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), o = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: o,
		leftOut: a.filter((e) => !o.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return m("not-expressible", n, { severity: "notice" });
		})
	};
}
async function Ye(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await S(e, t, {}, qe), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function Q(e, t) {
	return e ?? t.folder;
}
function Xe(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? k(i[e]?.folder ?? a, s.text) : O(Q(r, n), `${e}.yaml`);
	return t === void 0 ? l : O(D(l), E(l, he(l)), `${t}.yaml`);
}
async function Ze(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await S(a, n, r, qe), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, x(n === void 0 ? t : O(D(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const $ = "lokaform.env";
async function Qe(e, { settings: t, globs: n, folders: r }, i) {
	let a = await $e(n.kinds, e, i), { variables: o } = a;
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
		path: Xe(e.kind, e.group, n, i.dir)
	})), l = [
		...Ue(n.kinds, e),
		...We([...a.left, ...s.left]),
		...et(n.kinds, c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await tt(o, O(Q(i.dir, n), $), r);
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
async function $e(e, t, { usable: n, confirms: r }) {
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
function et(e, t, n, i, { rules: a }, o, c) {
	let l = {
		...o.values,
		...Object.fromEntries(i)
	}, u = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: x(e, c),
		text: t
	}))]), { declared: d, problems: f } = y(e, Object.fromEntries(u), {
		...o,
		values: l
	});
	if (g(f)) throw Error(`new manifests have mistakes: ${JSON.stringify(f[0])}`);
	return Ge(s(d, n, a, r), a);
}
async function tt(e, t, n) {
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
async function nt(r, a, s, l, u) {
	let { folders: d } = u, { kinds: f, leftOut: p } = Je(a, s, u.environment.GITHUB_ACTIONS === "true"), m = f.filter(({ textFiles: e }) => !l.leavesTexts || !e), h = [
		...p,
		...V(s.kinds, l.fields),
		...await rt(m, s, l.dir, d)
	];
	if (g(h)) return { problems: h };
	let _ = n(u), v = _.now(), y = c(a, {
		apiUrl: r.apiUrl,
		signal: u.cancellation.stopping,
		onResponse: _.onResponse,
		...u.onWait && { onWait: u.onWait },
		onProgress: u.onProgress
	});
	if (!y.ok) return { problems: [...h, y.problem] };
	let b = [];
	try {
		let e = await i(y.value, a.id, {
			kinds: m,
			languages: (e) => (v = _.now(), z(e, a.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = at(e, t);
				return T(b, n), n.length > 0;
			}
		});
		if (!e.ok) return { problems: [...h, e.problem] };
		u.onProgress?.({
			phase: "writing",
			project: a.name
		});
		let t = z(e.value.project, a.pulledLanguages), n = t.ok ? t.value.map(({ iso: e }) => e) : [], o = await Qe(e.value, {
			settings: a,
			globs: s,
			folders: d
		}, {
			split: l.split,
			fields: l.fields?.includes("all") ? "all" : l.fields ?? [],
			languages: n,
			dir: l.dir,
			usable: r.usable,
			confirms: async (e) => (u.onProgress?.(void 0), l.confirms?.(e) ?? !1),
			header: (e) => [me(e)],
			onVariables: (e) => u.onSecrets(de(e))
		}), c = [
			...h,
			...b,
			...ot(e.value.project),
			...o.problems
		];
		if (u.cancellation.stopped || o.files.length === 0) return { problems: c };
		let f = await N(o.files, d);
		if (f.length === 0 && !l.dryRun && T(f, await P(o.files, d)), f.length > 0) return { problems: [...c, ...f] };
		let p = e.value.project.languages?.map(({ iso: e }) => e) ?? [];
		return {
			problems: c,
			at: v,
			first: await it(o, n, p, a, s, l, d)
		};
	} catch (n) {
		if (!(n instanceof e)) throw n;
		return n instanceof t && u.cancellation.stopped ? { problems: h } : { problems: [...h, o(n)] };
	} finally {
		u.onProgress?.(void 0);
	}
}
function rt(e, t, n, r) {
	return N(e.map(({ plural: e }) => ({
		path: Xe(e, void 0, t, n),
		text: ""
	})), r);
}
async function it(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith($));
	return {
		manifests: c.map((e) => ({
			...e,
			path: x(e.path, s)
		})),
		...f && { variables: {
			path: x(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await Ze(c, i, r, s)
	};
}
function at({ plural: e, sharedByBranches: t }, n) {
	if (!(n instanceof a) || n.status !== 403 || !t) return [];
	let r = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [m("api-error", r, {
		severity: "warning",
		reach: "change"
	})];
}
function ot({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [m("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { q as a, z as c, N as d, P as f, Z as i, V as l, Ye as n, K as o, M as p, We as r, B as s, nt as t, xe as u };
