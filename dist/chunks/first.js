import { a as e, l as t, o as n } from "./client.js";
import { E as r, H as i, Zt as a, in as o, tn as s, zn as c } from "./start.js";
import { A as l, Gn as u, Hn as d, Hr as f, I as p, Jr as m, Kn as h, Ln as ee, N as g, P as _, Pt as v, Rr as te, Ur as ne, Vr as y, Wn as re, Yr as b, Zn as ie, at as ae, dr as x, fr as S, j as oe, kn as se, st as ce, ut as le } from "./engine.js";
import { l as C } from "./wire.js";
import { D as ue, E as de, f as w, g as fe, s as pe, u as me } from "./project.js";
import { n as he } from "./schemas.js";
import { basename as T, dirname as E, extname as ge, join as D, relative as _e, resolve as O } from "node:path";
import { lstat as ve, mkdir as ye, readFile as k, rename as be, rm as A } from "node:fs/promises";
// src/files/ignored.ts
async function j(e, t) {
	let n = D(E(e), ".gitignore"), r = `/${T(e)}`, i;
	try {
		i = f(await k(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return b({
			path: n,
			text: `${r}\n`
		});
		let i = `${y(n, t)} cannot be read: ${ne(e)}`;
		return m(s("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(T(e))) return b(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", c = i === "" || i.endsWith("\n") ? "" : o;
	return b({
		path: n,
		text: `${i}${c}${r}${o}`,
		replaces: i
	});
}
// src/files/newFiles.ts
async function M(e, t) {
	let n = await Promise.all(e.map((e) => I(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [L(e, i, t)];
	});
}
async function N(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => E(e)))) await oe(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await P(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await F(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await xe(e, t).catch(() => {});
		let n = _(e);
		return i ? [L(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await A(e, { force: !0 }).catch(() => {});
	}
}
async function P(e, t) {
	let n = await I(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await ye(E(e.path), { recursive: !0 }), p(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function F({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await g(n, e)) throw Error("it exists already");
	} else {
		if (await k(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await be(n, e);
	}
}
async function xe(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await A(n) : await F({
		...e,
		replaces: r
	}, await P({
		...e,
		text: i
	}, t));
}
async function I({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!te(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = _e(O(r), e).split(/[\\/]/), a = O(r);
	for (let [e, r] of i.entries()) {
		a = D(a, r);
		let o = await ve(a).catch((e) => {
			if (!l(e, "ENOENT")) throw e;
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
function L({ path: e }, t, n) {
	return s("not-written", `${y(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function R({ name: e, languages: t = [], baseLanguage: n }, i) {
	let a = t.map(({ iso: e }) => e), o = i?.value, c = o?.includes("all") ? a : o ?? [n], l = c.find((e) => !a.includes(e));
	if (l !== void 0) {
		let t = `languages: project ${e} has no language "${l}".${r(l, a) || ` It has ${a.join(", ")}.`}`, n = i?.place && { place: i.place };
		return m(s("unknown-language", t, {
			reach: "project",
			...n
		}));
	}
	let u = t.filter(({ iso: e }) => c.includes(e));
	return b(u.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const z = { value: [] };
function Se(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = ae(t, e).filter(({ reach: e }) => e === "project");
	if (a) return m(a);
	let o = R(e, r ? n : n ?? z);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...Ce(i),
		...ce(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return b((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Ce(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function B(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = r(e, n) || ` The fields are ${n.join(", ")}.`;
		return [s("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/manifest/write/fileNames.ts
const we = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function Te(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Ee(r), i = e;
		for (let t = 2; n.has(V(i)); t++) i = `${e}-${t}`;
		n.add(V(i)), t.set(r, i);
	}
	return t;
}
function Ee(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : we.test(t) ? `group-${t}` : t;
}
function V(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
function H(e, t, n) {
	let r = W(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!S(t) || e.role === "identity") return i;
	let { kept: a, left: o } = U(t, (t) => W(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : W(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function U(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (S(o)) {
			let e = U(o, (e) => t({ [a]: e }), [...n, a]);
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
function W(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!o(t)) return "It has a character that a manifest cannot contain.";
	let s = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", c = n.entry.schema.safeParse({
		[s]: i,
		[e.name]: t
	});
	if (!c.success) return `A manifest accepts only ${e.expects}.`;
	let l = c.data, u = a.project.languages?.map(({ iso: e }) => e) ?? [], d = e.languages?.(l).find(({ language: e }) => e !== "*" && !u.includes(e));
	if (d) return `The project does not have the language ${d.language}.`;
	let f = n.checkEntry(G(l)).find(({ severity: e }) => e === "error");
	if (f) return f.message;
	let { changes: p, issues: m } = e.diff(l, r, n.context(l, r, a));
	return m[0] ? m[0].message : p.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function G(e, t = "") {
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
function De(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.declare(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = H(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = H(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), C(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!Oe(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? ke(a, r.languages) : a;
		s === void 0 ? a === void 0 && C(u, Ae(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : H(r, e, c).value;
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
function Oe({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function ke(e, t) {
	if (!S(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Ae(e, t, n) {
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
	for (let i of Ne(e, t.objects)) {
		let t = De(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = je(e, o, t, n);
		if (r.size === 0) break;
		if (!Me(e, o, r)) {
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
function je(e, t, n, r) {
	let i = t.map((t, n) => G(e.entry.schema.parse(J(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function Me(e, t, n) {
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
function Ne(e, t) {
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
	let n = new re(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	h(n, {
		Scalar: (e, t) => Pe(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ie(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Le(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = d("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Pe(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Fe(n) ? u.QUOTE_DOUBLE : n.includes("\n") ? t ? u.QUOTE_DOUBLE : u.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? u.BLOCK_FOLDED : u.QUOTE_DOUBLE : u.PLAIN;
}
function Fe(e) {
	let t = e.replaceAll("\n", "").search(i) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Ie(e) {
	let t = e.map((e) => ie(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Le(e) {
	return e.replace(/[\ufffe\uffff]/g, Z).replace(i, (e) => e === "\n" ? e : Z(e));
}
function Z(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function Re(e, { project: t, objects: n }, r, i) {
	let a = [], o = [];
	return {
		manifests: e.flatMap((e) => {
			let s = n[e.plural];
			if (!s) return [];
			let c = K(e, s, {
				...r,
				project: t,
				verdicts: w
			}, i);
			C(a, c.left), C(o, [...c.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return ze(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: X(Be(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function ze({ newManifest: e }, t, n) {
	let r = He(t, ({ live: t }) => e?.group(t, n)), i = [...Te([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || x(n[e]) !== x(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Ve(e) {
	let [t] = [...He(e, x)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
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
		return s("unusable-answer", o, { reach: "change" });
	}));
}
function We(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = se(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return s("not-expressible", c, {
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
		return [s("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [s("not-expressible", `The next apply adds the tag ${c}${t} to ${i} keys, because of the settings owner and prune.`, {
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
			return s("not-expressible", n, { severity: "notice" });
		})
	};
}
async function Ye(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await v(e, t, {}, qe), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function Q(e, t) {
	return e ?? t.folder;
}
function Xe(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? O(i[e]?.folder ?? a, s.text) : D(Q(r, n), `${e}.yaml`);
	return t === void 0 ? l : D(E(l), T(l, ge(l)), `${t}.yaml`);
}
async function Ze(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await v(a, n, r, qe), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, y(n === void 0 ? t : D(E(t), "*.yaml"), r)]);
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
	let d = await tt(o, D(Q(i.dir, n), $), r);
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
function et(e, t, n, r, { rules: i }, o, s) {
	let c = {
		...o.values,
		...Object.fromEntries(r)
	}, l = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: y(e, s),
		text: t
	}))]), { declared: u, problems: d } = le(e, Object.fromEntries(l), {
		...o,
		values: c
	});
	if (a(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return Ge(me(u, n, i, w), i);
}
async function tt(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await j(t, n);
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
async function nt(n, r, i, o, s) {
	let { folders: c } = s, { kinds: l, leftOut: u } = Je(r, i, s.environment.GITHUB_ACTIONS === "true"), d = l.filter(({ textFiles: e }) => !o.leavesTexts || !e), f = [
		...u,
		...B(i.kinds, o.fields),
		...await rt(d, i, o.dir, c)
	];
	if (a(f)) return { problems: f };
	let p = ue(s), m = p.now(), h = de(r, {
		apiUrl: n.apiUrl,
		signal: s.cancellation.stopping,
		onResponse: p.onResponse,
		...s.onWait && { onWait: s.onWait },
		onProgress: s.onProgress
	});
	if (!h.ok) return { problems: [...f, h.problem] };
	let g = [];
	try {
		let e = await fe(h.value, r.id, {
			kinds: d,
			languages: (e) => (m = p.now(), R(e, r.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = at(e, t);
				return C(g, n), n.length > 0;
			}
		});
		if (!e.ok) return { problems: [...f, e.problem] };
		s.onProgress?.({
			phase: "writing",
			project: r.name
		});
		let t = R(e.value.project, r.pulledLanguages), a = t.ok ? t.value.map(({ iso: e }) => e) : [], l = await Qe(e.value, {
			settings: r,
			globs: i,
			folders: c
		}, {
			split: o.split,
			fields: o.fields?.includes("all") ? "all" : o.fields ?? [],
			languages: a,
			dir: o.dir,
			usable: n.usable,
			confirms: async (e) => (s.onProgress?.(void 0), o.confirms?.(e) ?? !1),
			header: (e) => [he(e)],
			onVariables: (e) => s.onSecrets(ee(e))
		}), u = [
			...f,
			...g,
			...ot(e.value.project),
			...l.problems
		];
		if (s.cancellation.stopped || l.files.length === 0) return { problems: u };
		let _ = await M(l.files, c);
		if (_.length === 0 && !o.dryRun && C(_, await N(l.files, c)), _.length > 0) return { problems: [...u, ..._] };
		let v = e.value.project.languages?.map(({ iso: e }) => e) ?? [];
		return {
			problems: u,
			at: m,
			first: await it(l, a, v, r, i, o, c)
		};
	} catch (n) {
		if (!(n instanceof t)) throw n;
		return n instanceof e && s.cancellation.stopped ? { problems: f } : { problems: [...f, pe(n)] };
	} finally {
		s.onProgress?.(void 0);
	}
}
function rt(e, t, n, r) {
	return M(e.map(({ plural: e }) => ({
		path: Xe(e, void 0, t, n),
		text: ""
	})), r);
}
async function it(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
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
		flags: a ? [] : await Ze(c, i, r, s)
	};
}
function at({ plural: e, sharedByBranches: t }, r) {
	if (!(r instanceof n) || r.status !== 403 || !t) return [];
	let i = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [s("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function ot({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [s("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { K as a, R as c, M as d, N as f, X as i, B as l, Ye as n, G as o, j as p, We as r, z as s, nt as t, Se as u };
