import { A as e, D as t, E as n, P as r, f as i, g as a, j as o, s, u as c } from "./project.js";
import { E as l, H as u, Zt as d, in as f, tn as p, zn as m } from "./start.js";
import { A as h, Gn as g, Hn as _, Hr as v, I as y, Jr as b, Kn as ee, Ln as te, N as ne, P as re, Pt as x, Rr as ie, Ur as ae, Vr as S, Wn as oe, Yr as C, Zn as se, at as ce, dr as w, fr as T, j as le, kn as ue, st as de, ut as fe } from "./engine.js";
import { l as E } from "./wire.js";
import { n as pe } from "./schemas.js";
import { basename as D, dirname as O, extname as me, join as k, relative as he, resolve as A } from "node:path";
import { lstat as ge, mkdir as _e, readFile as j, rename as ve, rm as M } from "node:fs/promises";
// src/files/ignored.ts
async function N(e, t) {
	let n = k(O(e), ".gitignore"), r = `/${D(e)}`, i;
	try {
		i = v(await j(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return C({
			path: n,
			text: `${r}\n`
		});
		let i = `${S(n, t)} cannot be read: ${ae(e)}`;
		return b(p("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(D(e))) return C(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return C({
		path: n,
		text: `${i}${s}${r}${o}`,
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
	for (let t of new Set(e.map(({ path: e }) => O(e)))) await le(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await I(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await L(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await ye(e, t).catch(() => {});
		let n = re(e);
		return i ? [z(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await M(e, { force: !0 }).catch(() => {});
	}
}
async function I(e, t) {
	let n = await R(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await _e(O(e.path), { recursive: !0 }), y(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function L({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await ne(n, e)) throw Error("it exists already");
	} else {
		if (await j(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await ve(n, e);
	}
}
async function ye(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await M(n) : await L({
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
	let i = he(A(r), e).split(/[\\/]/), a = A(r);
	for (let [e, r] of i.entries()) {
		a = k(a, r);
		let o = await ge(a).catch((e) => {
			if (!h(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${S(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${S(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function z({ path: e }, t, n) {
	return p("not-written", `${S(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function B({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, o = a?.includes("all") ? i : a ?? [n], s = o.find((e) => !i.includes(e));
	if (s !== void 0) {
		let t = `languages: project ${e} has no language "${s}".${l(s, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return b(p("unknown-language", t, {
			reach: "project",
			...n
		}));
	}
	let c = t.filter(({ iso: e }) => o.includes(e));
	return C(c.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const V = { value: [] };
function be(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = ce(t, e).filter(({ reach: e }) => e === "project");
	if (a) return b(a);
	let o = B(e, r ? n : n ?? V);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...xe(i),
		...de(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return C((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function xe(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function H(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = l(e, n) || ` The fields are ${n.join(", ")}.`;
		return [p("bad-setting", `fields: there is no field "${e}".${t}`)];
	});
}
// src/manifest/write/fileNames.ts
const Se = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function Ce(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = we(r), i = e;
		for (let t = 2; n.has(U(i)); t++) i = `${e}-${t}`;
		n.add(U(i)), t.set(r, i);
	}
	return t;
}
function we(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Se.test(t) ? `group-${t}` : t;
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
	if (!T(t) || e.role === "identity") return i;
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
		else if (T(o)) {
			let e = G(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), E(i, e.left);
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
	if (!f(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(q(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: p, issues: m } = e.diff(c, r, n.context(c, r, a));
	return m[0] ? m[0].message : p.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
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
// src/manifest/write/newEntry.ts
function Te(e, t, n, r) {
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
		r.value !== void 0 && (n[e.name] = r.value), E(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!Ee(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? De(a, r.languages) : a;
		s === void 0 ? a === void 0 && E(u, Oe(n, t, i)) : d(n, s, f);
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
function Ee({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function De(e, t) {
	if (!T(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function Oe(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.declareNew ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
// src/manifest/write/newEntries.ts
function J(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of je(e, t.objects)) {
		let t = Te(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = ke(e, o, t, n);
		if (r.size === 0) break;
		if (!Ae(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: X(e, t),
		fixed: Object.keys(Y(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function ke(e, t, n, r) {
	let i = t.map((t, n) => q(e.entry.schema.parse(X(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function Ae(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function Y({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function X(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...Y(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function je(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => Z(e.label, t.label) || Z(e.id, t.id)).map(({ live: e }) => e);
}
function Z(e, t) {
	return e < t ? -1 : +(e > t);
}
function Me(e, t = []) {
	let n = new oe(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	ee(n, {
		Scalar: (e, t) => Ne(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Fe(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ie(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = _("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Ne(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Pe(n) ? g.QUOTE_DOUBLE : n.includes("\n") ? t ? g.QUOTE_DOUBLE : g.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? g.BLOCK_FOLDED : g.QUOTE_DOUBLE : g.PLAIN;
}
function Pe(e) {
	let t = e.replaceAll("\n", "").search(u) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Fe(e) {
	let t = e.map((e) => se(e) ? String(e.value) : ":");
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
function Re(e, { project: t, objects: n }, r, a) {
	let o = [], s = [];
	return {
		manifests: e.flatMap((e) => {
			let c = n[e.plural];
			if (!c) return [];
			let l = J(e, c, {
				...r,
				project: t,
				verdicts: i
			}, a);
			E(o, l.left), E(s, [...l.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let u = a.header?.(e.plural) ?? [];
			return ze(e, l.entries, a.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: Me(Be(e, n), u)
			}));
		}),
		left: o,
		unasked: s
	};
}
function ze({ newManifest: e }, t, n) {
	let r = He(t, ({ live: t }) => e?.group(t, n)), i = [...Ce([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || w(n[e]) !== w(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Ve(e) {
	let [t] = [...He(e, w)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
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
		return p("unusable-answer", o, { reach: "change" });
	}));
}
function We(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = ue(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`, s = `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`;
		return p("not-expressible", s, {
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
		return [p("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [p("not-expressible", `The next apply adds the tag ${m}${t} to ${i} keys, because of the settings owner and prune.`, {
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
			return p("not-expressible", n, { severity: "notice" });
		})
	};
}
async function Ye(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await x(e, t, {}, qe), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function Q(e, t) {
	return e ?? t.folder;
}
function Xe(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? A(i[e]?.folder ?? a, s.text) : k(Q(r, n), `${e}.yaml`);
	return t === void 0 ? l : k(O(l), D(l, me(l)), `${t}.yaml`);
}
async function Ze(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await x(a, n, r, qe), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, S(n === void 0 ? t : k(O(t), "*.yaml"), r)]);
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
	let d = await tt(o, k(Q(i.dir, n), $), r);
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
function et(e, t, n, r, { rules: a }, o, s) {
	let l = {
		...o.values,
		...Object.fromEntries(r)
	}, u = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: S(e, s),
		text: t
	}))]), { declared: f, problems: p } = fe(e, Object.fromEntries(u), {
		...o,
		values: l
	});
	if (d(p)) throw Error(`new manifests have mistakes: ${JSON.stringify(p[0])}`);
	return Ge(c(f, n, a, i), a);
}
async function tt(e, t, n) {
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
async function nt(i, o, c, l, u) {
	let { folders: f } = u, { kinds: p, leftOut: m } = Je(o, c, u.environment.GITHUB_ACTIONS === "true"), h = p.filter(({ textFiles: e }) => !l.leavesTexts || !e), g = [
		...m,
		...H(c.kinds, l.fields),
		...await rt(h, c, l.dir, f)
	];
	if (d(g)) return { problems: g };
	let _ = t(u), v = _.now(), y = n(o, {
		apiUrl: i.apiUrl,
		signal: u.cancellation.stopping,
		onResponse: _.onResponse,
		...u.onWait && { onWait: u.onWait },
		onProgress: u.onProgress
	});
	if (!y.ok) return { problems: [...g, y.problem] };
	let b = [];
	try {
		let e = await a(y.value, o.id, {
			kinds: h,
			languages: (e) => (v = _.now(), B(e, o.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = at(e, t);
				return E(b, n), n.length > 0;
			}
		});
		if (!e.ok) return { problems: [...g, e.problem] };
		u.onProgress?.({
			phase: "writing",
			project: o.name
		});
		let t = B(e.value.project, o.pulledLanguages), n = t.ok ? t.value.map(({ iso: e }) => e) : [], r = await Qe(e.value, {
			settings: o,
			globs: c,
			folders: f
		}, {
			split: l.split,
			fields: l.fields?.includes("all") ? "all" : l.fields ?? [],
			languages: n,
			dir: l.dir,
			usable: i.usable,
			confirms: async (e) => (u.onProgress?.(void 0), l.confirms?.(e) ?? !1),
			header: (e) => [pe(e)],
			onVariables: (e) => u.onSecrets(te(e))
		}), s = [
			...g,
			...b,
			...ot(e.value.project),
			...r.problems
		];
		if (u.cancellation.stopped || r.files.length === 0) return { problems: s };
		let d = await P(r.files, f);
		if (d.length === 0 && !l.dryRun && E(d, await F(r.files, f)), d.length > 0) return { problems: [...s, ...d] };
		let p = e.value.project.languages?.map(({ iso: e }) => e) ?? [];
		return {
			problems: s,
			at: v,
			first: await it(r, n, p, o, c, l, f)
		};
	} catch (t) {
		if (!(t instanceof r)) throw t;
		return t instanceof e && u.cancellation.stopped ? { problems: g } : { problems: [...g, s(t)] };
	} finally {
		u.onProgress?.(void 0);
	}
}
function rt(e, t, n, r) {
	return P(e.map(({ plural: e }) => ({
		path: Xe(e, void 0, t, n),
		text: ""
	})), r);
}
async function it(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith($));
	return {
		manifests: c.map((e) => ({
			...e,
			path: S(e.path, s)
		})),
		...f && { variables: {
			path: S(f.path, s),
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
	if (!(n instanceof o) || n.status !== 403 || !t) return [];
	let r = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [p("api-error", r, {
		severity: "warning",
		reach: "change"
	})];
}
function ot({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [p("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { J as a, B as c, P as d, F as f, Me as i, H as l, Ye as n, q as o, N as p, We as r, V as s, nt as t, be as u };
