import { B as e, C as t, F as n, N as r, On as i, Xt as a, Y as o, q as s } from "./start.js";
import { At as c, Dt as l, Er as u, It as d, Jr as f, Lt as p, Pt as m, Rt as h, Sr as ee, Tr as g, U as te, Ut as _, W as ne, Wt as v, Yr as y, _r as re, an as b, hn as ie, jr as ae, lr as oe, q as se, ur as x, wr as ce, zr as S } from "./engine.js";
import { a as le, l as ue, o as de } from "./client.js";
import { S as fe, c as pe, f as me, o as he, w as ge } from "./project.js";
import { n as _e } from "./schemas.js";
import { basename as C, dirname as w, extname as ve, join as T, relative as E, resolve as D } from "node:path";
import { constants as ye, link as be, lstat as O, mkdir as xe, open as Se, readFile as k, realpath as A, rename as j, rm as M } from "node:fs/promises";
// src/report/words/pullLines.ts
function Ce(e, t) {
	let n = t ? ["Nothing was written."] : we(e);
	return [...N(e, t), ...n];
}
function N(e, t) {
	let { manifests: i, variables: a, languages: o, otherLanguages: s, unasked: c } = e, l = t ? "Would write" : "Wrote", u = i.flatMap(({ kind: e, path: i, entries: a, text: o }) => [`${l} ${n(i)}: ${b(a, Te(e))}`, ...t ? [
		"",
		...r(o.trimEnd()).split("\n"),
		""
	] : []]), d = c.map(({ kind: e, field: t, count: n }) => `${t} of ${b(n, e)}`);
	return [
		...u,
		...a ? [`${l} ${n(a.path)}: ${ie(a.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...o.length > 0 && s.length > 0 ? [`Texts are in ${o.map(n).join(", ")}. The project also has ${s.map(n).join(", ")}: add them with --languages.`] : [],
		...d.length > 0 ? [`Not in the manifests, so not managed: ${d.join(", ")}. Add them with --fields.`] : []
	];
}
function we({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${P(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(P)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function P(e) {
	return n(ge(e));
}
function Te(e) {
	return x.find((t) => t.plural === e)?.name ?? e;
}
// src/files/ignored.ts
async function F(e, t) {
	let n = T(w(e), ".gitignore"), r = `/${C(e)}`, i;
	try {
		i = p(await k(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return v({
			path: n,
			text: `${r}\n`
		});
		let i = `${d(n, t)} cannot be read: ${h(e)}`;
		return _(o("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(C(e))) return v(void 0);
	let s = i.includes("\r\n") ? "\r\n" : "\n", c = i === "" || i.endsWith("\n") ? "" : s;
	return v({
		path: n,
		text: `${i}${c}${r}${s}`,
		replaces: i
	});
}
// src/files/newFiles.ts
async function I(e, t) {
	let n = await Promise.all(e.map((e) => B(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [H(e, i, t)];
	});
}
async function L(e, t) {
	let n = [], r = [], i = e[0];
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await R(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await z(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await Ee(e, t).catch(() => {});
		let n = e instanceof Error ? e.message : String(e);
		return i ? [H(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await M(e, { force: !0 }).catch(() => {});
	}
}
async function R(e, t) {
	let n = await B(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	let r = w(e.path);
	await xe(r, { recursive: !0 });
	let i = T(r, `.${C(e.path)}.${l(6).toString("hex")}.part`), { O_WRONLY: a, O_CREAT: o, O_EXCL: s, O_NOFOLLOW: c = 0 } = ye, u = await Se(i, a | o | s | c, e.mode ?? 438);
	try {
		if (await A(r) !== await De(r, t)) throw Error("its folder was replaced while it was opened");
		return e.mode !== void 0 && await u.chmod(e.mode), await u.writeFile(e.text), await u.sync(), await u.close(), i;
	} catch (e) {
		throw await u.close().catch(() => {}), await M(i, { force: !0 }), e;
	}
}
async function z({ path: e, replaces: t }, n) {
	if (t !== void 0) {
		if (await k(e, "utf8") !== t) throw Error("it was changed meanwhile");
		return j(n, e);
	}
	try {
		await be(n, e);
	} catch (t) {
		if (V(t, "EEXIST") || await Oe(e)) throw Error("it exists already");
		await j(n, e);
	}
}
async function Ee(e, t) {
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
	if (!m(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = E(D(r), e).split(/[\\/]/), a = D(r);
	for (let [e, r] of i.entries()) {
		a = T(a, r);
		let o = await O(a).catch((e) => {
			if (!V(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${d(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${d(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
async function De(e, { working: t }) {
	return T(await A(t), E(D(t), e));
}
async function Oe(e) {
	return O(e).then(() => !0, () => !1);
}
function V(e, t) {
	return e instanceof Error && "code" in e && e.code === t;
}
function H({ path: e }, t, n) {
	return o("not-written", `${d(e, n)} ${t}.`);
}
// src/run/pull/chosen.ts
function U({ name: e, languages: n = [], baseLanguage: r }, i) {
	let a = n.map(({ iso: e }) => e), s = i?.includes("all") ? a : i ?? [r], c = s.find((e) => !a.includes(e));
	if (c !== void 0) {
		let n = `languages: project ${e} has no language "${c}".${t(c, a) || ` It has ${a.join(", ")}.`}`;
		return _(o("unknown-language", n, { reach: "project" }));
	}
	let l = n.filter(({ iso: e }) => s.includes(e));
	return v(l.sort((e, t) => Number(t.iso === r) - Number(e.iso === r)));
}
function ke(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = te(t, e).filter(({ reach: e }) => e === "project");
	if (o) return _(o);
	let s = U(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? W(a) : [],
		...ne(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return v((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function W(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function G(e) {
	let n = ["all", ...new Set(x.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (e ?? []).flatMap((e) => {
		if (n.includes(e)) return [];
		let r = t(e, n) || ` The fields are ${n.join(", ")}.`;
		return [o("bad-setting", `fields: there is no field "${e}".${r}`)];
	});
}
// src/manifest/write/fileNames.ts
const Ae = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function je(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = Me(r), i = e;
		for (let t = 2; n.has(K(i)); t++) i = `${e}-${t}`;
		n.add(K(i)), t.set(r, i);
	}
	return t;
}
function Me(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : Ae.test(t) ? `group-${t}` : t;
}
function K(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
function q(e, t, n) {
	let r = Y(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!y(t) || e.role === "identity") return i;
	let { kept: a, left: o } = J(t, (t) => Y(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : Y(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function J(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (y(o)) {
			let e = J(o, (e) => t({ [a]: e }), [...n, a]);
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
function Y(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!Z(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(X(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function X(e, t = "") {
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
function Z(e) {
	return typeof e == "string" ? !a.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !a.test(e) && Z(t));
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
	}, l = q(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = q(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), u.push(...r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!Pe(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? Fe(a, r.languages) : a;
		s === void 0 ? a === void 0 && u.push(...Ie(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : q(r, e, c).value;
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
function Pe({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function Fe(e, t) {
	if (!y(e)) return e;
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
function Q(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of Ve(e, t.objects)) {
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
		entry: Be(e, t),
		fixed: Object.keys(ze(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function Le(e, t, n, r) {
	let i = t.map((t, n) => X(e.entry.schema.parse(Be(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
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
function ze({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function Be(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...ze(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function Ve(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => He(e.label, t.label) || He(e.id, t.id)).map(({ live: e }) => e);
}
function He(e, t) {
	return e < t ? -1 : +(e > t);
}
function Ue(e, t = []) {
	let n = new ce(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	u(n, {
		Scalar: (e, t) => We(t, e === "key"),
		Seq: (e, t) => {
			t.flow = Ke(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = qe(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = ee("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function We(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = Ge(n) ? g.QUOTE_DOUBLE : n.includes("\n") ? t ? g.QUOTE_DOUBLE : g.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? g.BLOCK_FOLDED : g.QUOTE_DOUBLE : g.PLAIN;
}
function Ge(t) {
	let n = t.replaceAll("\n", "").search(e) !== -1 || /[\ufffe\uffff]/.test(t), r = /^\s|[^\S\n](\n|$)|\n\n$/.test(t);
	return n || r || /^(=|---.*|\.\.\..*)$/.test(t);
}
function Ke(e) {
	let t = e.map((e) => ae(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function qe(t) {
	return t.replace(/[\ufffe\uffff]/g, Je).replace(e, (e) => e === "\n" ? e : Je(e));
}
function Je(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function Ye({ project: e, objects: t }, n, r) {
	let i = [], a = [];
	return {
		manifests: x.flatMap((o) => {
			let s = t[o.plural];
			if (!s) return [];
			let c = Q(o, s, {
				...n,
				project: e,
				evidence: S
			}, r);
			i.push(...c.left), a.push(...[...c.unasked].map(([e, t]) => ({
				kind: o.name,
				field: e,
				count: t
			})));
			let l = r.header?.(o.plural) ?? [];
			return Xe(o, c.entries, r.split).map(({ group: e, entries: t }) => ({
				kind: o.plural,
				group: e,
				entries: t.length,
				text: Ue(Ze(o, t), l)
			}));
		}),
		left: i,
		unasked: a
	};
}
function Xe({ newManifest: e }, t, n) {
	let r = $e(t, ({ live: t }) => e?.group(t, n)), i = [...je([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
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
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || f(n[e]) !== f(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function Qe(e) {
	let [t] = [...$e(e, f)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
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
	return x.flatMap(({ plural: t, words: n }) => (e[t]?.unusable ?? []).map(({ id: e, names: r, lacks: i }) => {
		let a = [e ?? "without a usable id", ...t === "keys" ? r.map((e) => `"${e}"`) : []], s = `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`;
		return o("unusable-answer", s, { reach: "change" });
	}));
}
function tt(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = oe(e).words, s = t.includes(String(n)) ? t : `"${t}" (id ${n})`, c = `Not expressible: ${r === void 0 ? `${a} ${s} is not in the new manifests` : `${r} of ${a} ${s} is not in the new manifests`}. ${i}`;
		return o("not-expressible", c, {
			severity: "warning",
			reach: "change"
		});
	});
}
function nt(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !rt(e, t)).map(({ field: e }) => e);
		if (e.action === "update" && n.length === 0) return [];
		let r = `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`;
		return [o("not-expressible", r, {
			severity: "warning",
			reach: "change"
		})];
	}), a = e.plan.counts.adopted, s = a > 0 ? [o("not-expressible", `The next apply adds the tag ${i}${t} to ${a} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...s
	];
}
function rt(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const it = new AbortController().signal;
function at({ id: e }, { globs: t }, n) {
	let r = Object.entries(t).flatMap(([e, t]) => t ? e : []), i = x.filter(({ plural: t, sharedByBranches: n }) => r.length > 0 ? r.includes(t) : !(n && e.includes(":"))), a = i.filter(({ secretNames: e }) => !e || !n);
	return {
		kinds: a,
		leftOut: i.filter((e) => !a.includes(e)).map(({ plural: e, words: t }) => {
			let n = `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`;
			return o("not-expressible", n, { severity: "notice" });
		})
	};
}
async function ot(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await c(e, t, {}, it), r = Object.values(e.globs).some((e) => e !== void 0);
	return Object.entries(n).some(([t, n]) => n.length > 0 && (!r || e.globs[t] !== void 0));
}
function st(e, t) {
	return e ?? t.folder;
}
function ct(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? D(i[e]?.folder ?? a, s.text) : T(st(r, n), `${e}.yaml`);
	return t === void 0 ? l : T(w(l), C(l, ve(l)), `${t}.yaml`);
}
async function lt(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), a = {
		...t,
		globs: Object.fromEntries(i)
	}, { paths: o } = await c(a, n, r, it), s = new Set(Object.values(o).flat());
	if (e.every(({ path: e }) => s.has(e))) return [];
	let l = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, d(n === void 0 ? t : T(w(t), "*.yaml"), r)]);
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
	}), c = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !x.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
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
	let d = await pt(o, T(st(i.out, n), $), r);
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
	for (let e of x) {
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
	let o = {
		...i.values,
		...Object.fromEntries(n)
	}, c = x.map(({ plural: t }) => [t, e.filter(({ kind: e }) => e === t).map(({ path: e, text: t }) => ({
		path: d(e, a),
		text: t
	}))]), { declared: l, problems: u } = se(Object.fromEntries(c), {
		...i,
		values: o
	});
	if (s(u)) throw Error(`new manifests have mistakes: ${JSON.stringify(u[0])}`);
	return nt(pe(l, t, r, S), r);
}
async function pt(e, t, n) {
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
async function mt(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: c } = at(t, n, i.environment.GITHUB_ACTIONS === "true"), l = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), u = [
		...c,
		...G(r.fields),
		...await ht(l, n, e.out, a)
	];
	if (s(u)) return { problems: u };
	let d = fe(t, {
		apiUrl: e.apiUrl,
		signal: i.cancellation.stopping,
		onResponse: i.onResponse,
		...i.onWait && { onWait: i.onWait },
		onProgress: i.onProgress
	});
	if (!d.ok) return { problems: [...u, d.problem] };
	let f = [];
	try {
		let o = await me(d.value, t.id, {
			kinds: l,
			languages: (e) => U(e, r.languages),
			leavesOut: (e, t) => {
				let n = _t(e, t);
				return f.push(...n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...u, o.problem] };
		i.onProgress?.({
			phase: "writing",
			project: t.name
		});
		let s = U(o.value.project, r.languages), c = s.ok ? s.value.map(({ iso: e }) => e) : [], p = await ut(o.value, {
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
			header: (e) => [_e(e)],
			onVariables: (e) => i.onSecrets(re(e))
		}), m = [
			...u,
			...f,
			...vt(o.value.project),
			...p.problems
		];
		if (i.cancellation.stopped || p.files.length === 0) return { problems: m };
		let h = await I(p.files, a);
		return h.length === 0 && !r.dryRun && h.push(...await L(p.files, a)), h.length > 0 ? { problems: [...m, ...h] } : {
			problems: m,
			first: await gt(p, c, o.value.project.languages?.map(({ iso: e }) => e) ?? [], t, n, r, a)
		};
	} catch (e) {
		if (!(e instanceof ue)) throw e;
		return e instanceof le && i.cancellation.stopped ? { problems: u } : { problems: [...u, he(e)] };
	} finally {
		i.onProgress?.(void 0);
	}
}
function ht(e, t, n, r) {
	return I(e.map(({ plural: e }) => ({
		path: ct(e, void 0, t, n),
		text: ""
	})), r);
}
async function gt(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: f } = e, p = l.find(({ path: e }) => e.endsWith($));
	return {
		manifests: c.map((e) => ({
			...e,
			path: d(e.path, s)
		})),
		...p && { variables: {
			path: d(p.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: f,
		repeated: o,
		flags: a ? [] : await lt(c, i, r, s)
	};
}
function _t({ plural: e, sharedByBranches: t }, n) {
	if (!(n instanceof de) || n.status !== 403 || !t) return [];
	let r = `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`;
	return [o("api-error", r, {
		severity: "warning",
		reach: "change"
	})];
}
function vt({ name: e, segmentation: t }) {
	if (!t) return [];
	let n = `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`;
	return [o("segmented-project", n, {
		severity: "warning",
		reach: "change"
	})];
}
export { Q as a, U as c, ke as d, I as f, N as g, Ce as h, Ue as i, G as l, F as m, ot as n, Z as o, L as p, tt as r, X as s, mt as t, W as u };
