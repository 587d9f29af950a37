import { a as e, l as t, o as n } from "./client.js";
import { Bn as r, E as i, H as a, in as o, on as s, tn as c } from "./start.js";
import { $ as l, A as u, Bn as d, Ct as f, D as p, Dn as m, Fn as ee, Gr as h, Hn as te, Kr as ne, O as re, Qr as g, T as ie, Un as _, Vr as ae, Wn as oe, Wr as v, X as se, Y as ce, Yn as le, Zr as y, ar as b, hr as x, mr as S, w as ue } from "./engine.js";
import { l as C } from "./wire.js";
import { C as de, l as fe, p as pe, s as me } from "./project.js";
import { n as he } from "./schemas.js";
import { basename as w, dirname as T, extname as ge, join as E, relative as _e, resolve as D } from "node:path";
import { lstat as ve, mkdir as ye, readFile as O, rename as be, rm as k } from "node:fs/promises";
// src/files/ignored.ts
async function A(e, t) {
	let n = E(T(e), ".gitignore"), r = `/${w(e)}`, i;
	try {
		i = h(await O(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return g({
			path: n,
			text: `${r}\n`
		});
		let i = `${v(n, t)} cannot be read: ${ne(e)}`;
		return y(o("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(w(e))) return g(void 0);
	let s = i.includes("\r\n") ? "\r\n" : "\n", c = i === "" || i.endsWith("\n") ? "" : s;
	return g({
		path: n,
		text: `${i}${c}${r}${s}`,
		replaces: i
	});
}
// src/files/newFiles.ts
async function j(e, t) {
	let n = await Promise.all(e.map((e) => F(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [I(e, i, t)];
	});
}
async function M(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => T(e)))) await ie(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await N(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await P(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await xe(e, t).catch(() => {});
		let n = re(e);
		return i ? [I(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await k(e, { force: !0 }).catch(() => {});
	}
}
async function N(e, t) {
	let n = await F(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await ye(T(e.path), { recursive: !0 }), u(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function P({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await p(n, e)) throw Error("it exists already");
	} else {
		if (await O(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await be(n, e);
	}
}
async function xe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await k(n) : await P({
		...e,
		replaces: r
	}, await N({
		...e,
		text: i
	}, t));
}
async function F({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!ae(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = _e(D(r), e).split(/[\\/]/), a = D(r);
	for (let [e, r] of i.entries()) {
		a = E(a, r);
		let o = await ve(a).catch((e) => {
			if (!ue(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${v(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${v(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function I({ path: e }, t, n) {
	return o("not-written", `${v(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function L({ name: e, languages: t = [], baseLanguage: n }, r) {
	let a = t.map(({ iso: e }) => e), s = r?.includes("all") ? a : r ?? [n], c = s.find((e) => !a.includes(e));
	if (c !== void 0) {
		let t = `languages: project ${e} has no language "${c}".${i(c, a) || ` It has ${a.join(", ")}.`}`;
		return y(o("unknown-language", t, { reach: "project" }));
	}
	let l = t.filter(({ iso: e }) => s.includes(e));
	return g(l.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
function Se(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = ce(t, e).filter(({ reach: e }) => e === "project");
	if (o) return y(o);
	let s = L(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? R(a) : [],
		...se(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return g((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function R(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function z(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = i(e, n) || ` The fields are ${n.join(", ")}.`;
		return [o("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/manifest/write/fileNames.ts
const Ce = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function we(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Te(r), i = e;
		for (let t = 2; n.has(B(i)); t++) i = `${e}-${t}`;
		n.add(B(i)), t.set(r, i);
	}
	return t;
}
function Te(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Ce.test(t) ? `group-${t}` : t;
}
function B(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
function V(e, t, n) {
	let r = U(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!x(t) || e.role === "identity") return i;
	let { kept: a, left: o } = H(t, (t) => U(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : U(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function H(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (x(o)) {
			let e = H(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), C(i, e.left);
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
function U(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!G(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(W(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function W(e, t = "") {
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
function G(e) {
	return typeof e == "string" ? !s.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !s.test(e) && G(t));
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
	}, l = V(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = V(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), C(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!De(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Oe(a, r.languages) : a;
		s === void 0 ? a === void 0 && C(u, ke(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : V(r, e, c).value;
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
	if (!x(e)) return e;
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
function K(e, t, n, r) {
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
		entry: J(e, t),
		fixed: Object.keys(q(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Ae(e, t, n, r) {
	let i = t.map((t, n) => W(e.entry.schema.parse(J(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function q({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function J(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...q(t)
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
	})).sort((e, t) => Y(e.label, t.label) || Y(e.id, t.id)).map(({ live: e }) => e);
}
function Y(e, t) {
	return e < t ? -1 : +(e > t);
}
function X(e, t = []) {
	let n = new te(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	oe(n, {
		Scalar: (e, t) => Ne(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Fe(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ie(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = d("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Ne(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Pe(n) ? _.QUOTE_DOUBLE : n.includes("\n") ? t ? _.QUOTE_DOUBLE : _.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? _.BLOCK_FOLDED : _.QUOTE_DOUBLE : _.PLAIN;
}
function Pe(e) {
	let t = e.replaceAll("\n", "").search(a) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Fe(e) {
	let t = e.map((e) => le(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ie(e) {
	return e.replace(/[\ufffe\uffff]/g, Z).replace(a, (e) => e === "\n" ? e : Z(e));
}
function Z(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function Le(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = K(e, s, {
				...r,
				project: t,
				evidence: b
			}, i);
			C(a, c.left), C(o, [...c.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return Re(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: X(ze(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function Re({ newManifest: e }, t, n) {
	let r = Ve(t, ({ live: t }) => e?.group(t, n)), i = [...we([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function ze(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = Be(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
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
function Be(e) {
	let [t] = [...Ve(e, S)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function Ve(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/run/pull/pullProblems.ts
function He(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n }) => (t[e]?.unusable ?? []).map(({ id: t, names: r, lacks: i }) => {
		let a = [t ?? "without a usable id", ...e === "keys" ? r.map((e) => `"${e}"`) : []], s = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return o("unusable-answer", s, { reach: "change" });
	}));
}
function Ue(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = m(e).words, s = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${r === void 0 ? `${a} ${s} is not in the new manifests` : `${r} of ${a} ${s} is not in the new manifests`}. ${i}`;
		return o("not-expressible", c, {
			severity: "warning",
			reach: "change"
		});
	});
}
function We(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let i = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !Ge(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [o("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), a = e.plan.counts.adopted, s = a > 0 ? [o("not-expressible", `The next apply adds the tag ${r}${t} to ${a} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...i,
		...s
	];
}
function Ge(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const Q = new AbortController().signal;
function Ke({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), s = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: s,
		leftOut: a.filter((e) => !s.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return o("not-expressible", n, { severity: "notice" });
		})
	};
}
async function qe(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await f(e, t, {}, Q), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function Je(e, t) {
	return e ?? t.folder;
}
function Ye(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? D(i[e]?.folder ?? a, s.text) : E(Je(r, n), `${e}.yaml`);
	return t === void 0 ? l : E(T(l), w(l, ge(l)), `${t}.yaml`);
}
async function Xe(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await f(a, n, r, Q), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, v(n === void 0 ? t : E(T(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const $ = "lokaform.env";
async function Ze(e, { settings: t, globs: n, folders: r }, i) {
	let a = await Qe(n.kinds, e, i), { variables: o } = a;
	i.onVariables(o);
	let s = Le(n.kinds, a.live, {
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
		path: Ye(e.kind, e.group, n, i.out)
	})), l = [
		...He(n.kinds, e),
		...Ue([...a.left, ...s.left]),
		...$e(n.kinds, c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await et(o, E(Je(i.out, n), $), r);
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
async function Qe(e, t, { usable: n, confirms: r }) {
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
function $e(e, t, n, r, { rules: i }, a, o) {
	let s = {
		...a.values,
		...Object.fromEntries(r)
	}, u = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: v(e, o),
		text: t
	}))]), { declared: d, problems: f } = l(e, Object.fromEntries(u), {
		...a,
		values: s
	});
	if (c(f)) throw Error(`new manifests have mistakes: ${JSON.stringify(f[0])}`);
	return We(fe(d, n, i, b), i);
}
async function et(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await A(t, n);
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
async function tt(n, r, i, a, o) {
	let { folders: s } = o, { kinds: l, leftOut: u } = Ke(r, i, o.environment.GITHUB_ACTIONS === "true"), d = l.filter(({ textFiles: e }) => !a.leavesTexts || !e), f = [
		...u,
		...z(i.kinds, a.fields),
		...await nt(d, i, n.out, s)
	];
	if (c(f)) return { problems: f };
	let p = de(r, {
		apiUrl: n.apiUrl,
		signal: o.cancellation.stopping,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait },
		onProgress: o.onProgress
	});
	if (!p.ok) return { problems: [...f, p.problem] };
	let m = [];
	try {
		let e = await pe(p.value, r.id, {
			kinds: d,
			languages: (e) => L(e, a.languages),
			leavesOut: (e, t) => {
				let n = it(e, t);
				return C(m, n), n.length > 0;
			}
		});
		if (!e.ok) return { problems: [...f, e.problem] };
		o.onProgress?.({
			phase: "writing",
			project: r.name
		});
		let t = L(e.value.project, a.languages), c = t.ok ? t.value.map(({ iso: e }) => e) : [], l = await Ze(e.value, {
			settings: r,
			globs: i,
			folders: s
		}, {
			split: a.split,
			fields: a.fields?.includes("all") ? "all" : a.fields ?? [],
			languages: c,
			out: n.out,
			usable: n.usable,
			confirms: async (e) => (o.onProgress?.(void 0), a.confirms?.(e) ?? !1),
			header: (e) => [he(e)],
			onVariables: (e) => o.onSecrets(ee(e))
		}), u = [
			...f,
			...m,
			...at(e.value.project),
			...l.problems
		];
		if (o.cancellation.stopped || l.files.length === 0) return { problems: u };
		let h = await j(l.files, s);
		return h.length === 0 && !a.dryRun && C(h, await M(l.files, s)), h.length > 0 ? { problems: [...u, ...h] } : {
			problems: u,
			first: await rt(l, c, e.value.project.languages?.map(({ iso: e }) => e) ?? [], r, i, a, s)
		};
	} catch (n) {
		if (!(n instanceof t)) throw n;
		return n instanceof e && o.cancellation.stopped ? { problems: f } : { problems: [...f, me(n)] };
	} finally {
		o.onProgress?.(void 0);
	}
}
function nt(e, t, n, r) {
	return j(e.map(({ plural: e }) => ({
		path: Ye(e, void 0, t, n),
		text: ""
	})), r);
}
async function rt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith($));
	return {
		manifests: c.map((e) => ({
			...e,
			path: v(e.path, s)
		})),
		...f && { variables: {
			path: v(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await Xe(c, i, r, s)
	};
}
function it({ plural: e, sharedByBranches: t }, r) {
	if (!(r instanceof n) || r.status !== 403 || !t) return [];
	let i = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [o("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function at({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [o("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { K as a, L as c, Se as d, j as f, X as i, z as l, A as m, qe as n, G as o, M as p, Ue as r, W as s, tt as t, R as u };
