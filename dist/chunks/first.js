import { i as e, r as t, s as n } from "./client.js";
import { Ja as r, Kt as i, Nt as a, Oi as o, Sr as s, Ti as c, cn as l, cr as u, hn as d, ln as f, on as p, qn as m, un as h, zn as g } from "./start.js";
import { F as _, L as v, M as y, P as ee, St as te, X as ne, gt as b, hn as x, in as re, j as ie, mn as S, sn as C } from "./engine.js";
import { d as w, m as ae, p as T, u as E } from "./wire.js";
import { D as oe, O as se, _ as D, l as ce, o as le, y as ue } from "./project.js";
import { n as de } from "./schemas.js";
import { basename as fe, dirname as O, extname as pe, join as k, relative as me, resolve as A } from "node:path";
import { lstat as he, mkdir as ge, readFile as _e, rename as ve, rm as j } from "node:fs/promises";
// src/files/newFiles.ts
async function M(e, t) {
	let n = await Promise.all(e.map((e) => F(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [I(e, i, t)];
	});
}
async function ye(e, t) {
	let n = [], r = [], i = e[0];
	for (let t of new Set(e.map(({ path: e }) => O(e)))) await y(t);
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await N(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await P(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await be(e, t).catch(() => {});
		let n = _(e);
		return i ? [I(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await j(e, { force: !0 }).catch(() => {});
	}
}
async function N(e, t) {
	let n = await F(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	return await ge(O(e.path), { recursive: !0 }), v(e.path, e.text, {
		mode: e.mode,
		root: t.working
	});
}
async function P({ path: e, replaces: t }, n) {
	if (t === void 0) {
		if (!await ee(n, e)) throw Error("it exists already");
	} else {
		if (await _e(e, "utf8") !== t) throw Error("it was changed meanwhile");
		await ve(n, e);
	}
}
async function be(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await j(n) : await P({
		...e,
		replaces: r
	}, await N({
		...e,
		text: i
	}, t));
}
async function F({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!re(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = me(A(r), e).split(/[\\/]/), a = A(r);
	for (let [e, r] of i.entries()) {
		a = k(a, r);
		let o = await he(a).catch((e) => {
			if (!ie(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${C(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${C(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
function I({ path: e }, t, n) {
	return o("not-written", `${C(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function L({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.value, s = a?.includes("all") ? i : a ?? [n], c = s.find((e) => !i.includes(e));
	if (c !== void 0) {
		let t = `languages: project ${e} has no language "${c}".${u(c, i) || ` It has ${i.join(", ")}.`}`, n = r?.place && { place: r.place };
		return S(o("unknown-language", t, {
			reach: "project",
			...n
		}));
	}
	let l = t.filter(({ iso: e }) => s.includes(e));
	return x(l.sort((e, t) => Number(t.iso === n) - Number(e.iso === n)));
}
const R = { value: [] };
function xe(e, t, { asked: n, isNew: r, rows: i }) {
	let [a] = ne(t, e).filter(({ reach: e }) => e === "project");
	if (a) return S(a);
	let o = L(e, r ? n : n ?? R);
	if (!o.ok) return o;
	let s = new Set([
		...o.value.map(({ iso: e }) => e),
		...Se(i),
		...g(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return x((e.languages ?? []).filter(({ iso: e }) => s.has(e)));
}
function Se(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function z(e, t) {
	let n = ["all", ...new Set(e.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (t ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let t = u(e, n) || ` The fields are ${n.join(", ")}.`;
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
	if (!T(t) || e.role === "identity") return i;
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
		else if (T(o)) {
			let e = H(o, (e) => t({ [a]: e }), [...n, a]);
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
function U(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!ae(t)) return "It has a character that a manifest cannot contain.";
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
		r.value !== void 0 && (n[e.name] = r.value), E(u, r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!De(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Oe(a, r.languages) : a;
		s === void 0 ? a === void 0 && E(u, ke(n, t, i)) : d(n, s, f);
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
	if (!T(e)) return e;
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
function G(e, t, n, r) {
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
		entry: q(e, t),
		fixed: Object.keys(K(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Ae(e, t, n, r) {
	let i = t.map((t, n) => W(e.entry.schema.parse(q(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function K({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function q(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...K(t)
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
	})).sort((e, t) => J(e.label, t.label) || J(e.id, t.id)).map(({ live: e }) => e);
}
function J(e, t) {
	return e < t ? -1 : +(e > t);
}
function Y(e, t = []) {
	let n = new l(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	h(n, {
		Scalar: (e, t) => Ne(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Fe(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = Ie(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = p("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function Ne(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Pe(n) ? f.QUOTE_DOUBLE : n.includes("\n") ? t ? f.QUOTE_DOUBLE : f.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? f.BLOCK_FOLDED : f.QUOTE_DOUBLE : f.PLAIN;
}
function Pe(e) {
	let t = e.replaceAll("\n", "").search(s) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function Fe(e) {
	let t = e.map((e) => d(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function Ie(e) {
	return e.replace(/[\ufffe\uffff]/g, X).replace(s, (e) => e === "\n" ? e : X(e));
}
function X(e) {
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
			let c = G(e, s, {
				...r,
				project: t,
				verdicts: D
			}, i);
			E(a, c.left), E(o, [...c.unasked].map(([t, n]) => ({
				kind: e.name,
				field: t,
				count: n
			})));
			let l = i.header?.(e.plural) ?? [];
			return Re(e, c.entries, i.split).map(({ group: t, entries: n }) => ({
				kind: e.plural,
				group: t,
				entries: n.length,
				text: Y(ze(e, n), l)
			}));
		}),
		left: a,
		unasked: o
	};
}
function Re({ newManifest: e }, t, n) {
	let r = Z(t, ({ live: t }) => e?.group(t, n)), i = [...we([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || w(n[e]) !== w(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Be(e) {
	let [t] = [...Z(e, w)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function Z(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/run/pull/pullProblems.ts
function Ve(e, { objects: t }) {
	return e.flatMap(({ plural: e, words: n }) => (t[e]?.unusable ?? []).map(({ id: t, names: r, lacks: i }) => {
		let a = [t ?? "without a usable id", ...e === "keys" ? r.map((e) => `"${e}"`) : []], s = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return o("unusable-answer", s, { reach: "change" });
	}));
}
function Q(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: s } = a(e).words, c = t.includes(String(n)) ? t : `"${t}" (id ${n})`, l = `Not expressible: ${r === void 0 ? `${s} ${c} is not in the new manifests` : `${r} of ${s} ${c} is not in the new manifests`}. ${i}`;
		return o("not-expressible", l, {
			severity: "warning",
			reach: "change"
		});
	});
}
function He(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let i = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !Ue(e, t)).map(({ field: e }) => e);
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
function Ue(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const $ = new AbortController().signal;
function We({ id: e }, { kinds: t, globs: n }, r) {
	let i = Object.entries(n).flatMap(([e, t]) => t ? e : []), a = t.filter(({ plural: t, sharedByBranches: n }) => i.length > 0 ? i.includes(t) : !(n && e.includes(":"))), s = a.filter(({ secretNames: e }) => !e || !r);
	return {
		kinds: s,
		leftOut: a.filter((e) => !s.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return o("not-expressible", n, { severity: "notice" });
		})
	};
}
async function Ge(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await b(e, t, {}, $), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function Ke(e, t) {
	return e ?? t.folder;
}
function qe(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? A(i[e]?.folder ?? a, s.text) : k(Ke(r, n), `${e}.yaml`);
	return t === void 0 ? l : k(O(l), fe(l, pe(l)), `${t}.yaml`);
}
async function Je(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await b(a, n, r, $), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let c = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, C(n === void 0 ? t : k(O(t), "*.yaml"), r)]);
	return [...new Map(c.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const Ye = "lokaform.env";
async function Xe(e, { settings: t, globs: n, folders: r }, i) {
	let a = await Ze(n.kinds, e, i), { variables: o } = a;
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
		path: qe(e.kind, e.group, n, i.dir)
	})), l = [
		...Ve(n.kinds, e),
		...Q([...a.left, ...s.left]),
		...Qe(n.kinds, c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await $e(o, k(Ke(i.dir, n), Ye), r);
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
async function Ze(e, t, { usable: n, confirms: r }) {
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
function Qe(e, t, n, r, { rules: i }, a, o) {
	let s = {
		...a.values,
		...Object.fromEntries(r)
	}, l = e.map(({ plural: e }) => [e, t.filter(({ kind: t }) => t === e).map(({ path: e, text: t }) => ({
		path: C(e, o),
		text: t
	}))]), { declared: u, problems: d } = m(e, Object.fromEntries(l), {
		...a,
		values: s
	});
	if (c(d)) throw Error(`new manifests have mistakes: ${JSON.stringify(d[0])}`);
	return He(ce(u, n, i, D), i);
}
async function $e(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await te(t, n);
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
async function et(e, r, a, o, s) {
	let { folders: l } = s, { kinds: u, leftOut: d } = We(r, a, s.environment.GITHUB_ACTIONS === "true"), f = u.filter(({ textFiles: e }) => !o.leavesTexts || !e), p = [
		...d,
		...z(a.kinds, o.fields),
		...await tt(f, a, o.dir, l)
	];
	if (c(p)) return { problems: p };
	let m = se(s), h = m.now(), g = oe(r, {
		apiUrl: e.apiUrl,
		signal: s.cancellation.stopping,
		onResponse: m.onResponse,
		...s.onWait && { onWait: s.onWait },
		onProgress: s.onProgress
	});
	if (!g.ok) return { problems: [...p, g.problem] };
	let _ = [];
	try {
		let t = await ue(g.value, r.id, {
			kinds: f,
			languages: (e) => (h = m.now(), L(e, r.pulledLanguages)),
			leavesOut: (e, t) => {
				let n = rt(e, t);
				return E(_, n), n.length > 0;
			}
		});
		if (!t.ok) return { problems: [...p, t.problem] };
		s.onProgress?.({
			phase: "writing",
			project: r.name
		});
		let n = L(t.value.project, r.pulledLanguages), c = n.ok ? n.value.map(({ iso: e }) => e) : [], u = await Xe(t.value, {
			settings: r,
			globs: a,
			folders: l
		}, {
			split: o.split,
			fields: o.fields?.includes("all") ? "all" : o.fields ?? [],
			languages: c,
			dir: o.dir,
			usable: e.usable,
			confirms: async (e) => (s.onProgress?.(void 0), o.confirms?.(e) ?? !1),
			header: (e) => [de(e)],
			onVariables: (e) => s.onSecrets(i(e))
		}), d = [
			...p,
			..._,
			...it(t.value.project),
			...u.problems
		];
		if (s.cancellation.stopped || u.files.length === 0) return { problems: d };
		let v = await M(u.files, l);
		if (v.length === 0 && !o.dryRun && E(v, await ye(u.files, l)), v.length > 0) return { problems: [...d, ...v] };
		let y = t.value.project.languages?.map(({ iso: e }) => e) ?? [];
		return {
			problems: d,
			at: h,
			first: await nt(u, c, y, r, a, o, l)
		};
	} catch (e) {
		if (!(e instanceof n)) throw e;
		return e instanceof t && s.cancellation.stopped ? { problems: p } : { problems: [...p, le(e)] };
	} finally {
		s.onProgress?.(void 0);
	}
}
function tt(e, t, n, r) {
	return M(e.map(({ plural: e }) => ({
		path: qe(e, void 0, t, n),
		text: ""
	})), r);
}
async function nt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith(Ye));
	return {
		manifests: c.map((e) => ({
			...e,
			path: C(e.path, s)
		})),
		...f && { variables: {
			path: C(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await Je(c, i, r, s)
	};
}
function rt({ plural: t, sharedByBranches: n }, r) {
	if (!(r instanceof e) || r.status !== 403 || !n) return [];
	let i = `The ${t} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [o("api-error", i, {
		severity: "warning",
		reach: "change"
	})];
}
function it({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [o("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { G as a, L as c, M as d, ye as f, Y as i, z as l, Ge as n, W as o, Q as r, R as s, et as t, xe as u };
