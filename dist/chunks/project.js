import { Bn as e, C as t, Cn as n, D as r, E as i, Fr as a, Gn as o, Gr as s, H as c, Ht as l, J as u, Jn as d, Jr as f, K as p, Kn as m, Ln as h, Lr as g, M as _, Mn as v, Nn as y, Pr as b, Qt as x, R as S, Rn as C, Rr as w, S as T, Sn as E, Tn as D, U as O, Un as ee, Vn as te, X as ne, Xn as re, Xr as ie, Y as ae, Yn as oe, Yt as se, Z as ce, Zn as le, Zr as ue, Zt as de, _ as fe, at as pe, b as k, bn as me, cr as he, ct as ge, d as _e, dt as ve, f as ye, fr as be, ft as xe, g as A, gt as Se, h as Ce, ht as we, j as Te, kn as Ee, kr as De, l as Oe, lt as ke, m as Ae, mt as je, nn as Me, nr as Ne, or as Pe, p as j, pt as Fe, q as Ie, qn as Le, qr as Re, r as ze, rr as Be, st as Ve, ur as He, ut as Ue, v as We, vt as Ge, w as M, wn as Ke, x as qe, xn as Je, y as Ye, yn as Xe, yt as Ze, z as Qe, zn as N } from "./engine.js";
import { b as $e, p as et, v as tt } from "./yaml.js";
import { c as nt, d as rt, g as it, h as P, l as at, p as ot, r as st, t as ct, u as lt } from "./zod.js";
import { Ft as ut, Mt as dt, Pt as ft, Sr as pt, Tr as mt, _ as ht, ar as gt, br as _t, cr as vt, et as yt, h as bt, ir as xt, jt as St, or as Ct, sr as wt, w as Tt, wr as Et, x as F } from "./start.js";
import { C as Dt, D as Ot, S as kt, T as At, b as I, f as jt, g as L, m as R, u as Mt, v as Nt, w as Pt, y as Ft } from "./wire.js";
import { S as It, _ as z, c as Lt, d as B, h as Rt, l as zt, m as V, o as Bt, p as Vt, r as Ht, s as Ut, t as Wt, u as H } from "./client.js";
import { dirname as Gt, join as Kt, resolve as qt, sep as Jt } from "node:path";
import { mkdir as Yt, readFile as Xt, rm as Zt } from "node:fs/promises";
import { setImmediate as Qt } from "node:timers/promises";
// src/model/verdict.ts
const $t = () => void 0, en = () => ({ is: "write" });
function tn({ id: e, language: t }) {
	return L([e, t]);
}
// src/plan/prune.ts
const nn = {
	destroys: [],
	spared: [],
	scope: 0
};
function rn(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = d(e, i);
	if (a === void 0) return nn;
	let s = (t) => o(e, e.tags(t), i), c = [], l = [];
	for (let t of n) {
		if (!s(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = Et(e.tags(t), i), o = e.tags(t).find((e) => i.protectedTags.includes(e));
		r === void 0 ? o === void 0 ? c.push(t) : l.push({
			...n,
			reason: "protected",
			tag: o
		}) : l.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let u = c.map((t) => {
		let n = e.tags(t), i = an(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: je(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...i.length > 0 && { texts: i }
		};
	});
	return {
		destroys: [...u].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		spared: l,
		scope: t.filter(s).length + u.length
	};
}
function an(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return I(n) ? Object.entries(n).map(([n, r]) => {
			let i = e.lastWriter?.(t, n)?.edited;
			return {
				field: e.name,
				part: n,
				before: r,
				...i && { edited: i }
			};
		}) : [];
	});
}
// src/plan/makePlan.ts
function on(e, t, n) {
	let r = new Map();
	return (i) => sn(e, t, n, i, r);
}
function sn(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = u(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [hn(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = dn(s, n), d = c.map((e) => ({
		...e,
		...gn(e.parts)
	})), f = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), p = [...o, ...d.flatMap((e) => [...e.problems, ...e.remarks])], m = bt(p) || e.isIncomplete === !0, h = d.flatMap((e) => e.destroys), g = l ? [] : d.flatMap((e) => e.unmanaged), _ = d.flatMap((e) => e.kind.firstSends?.(cn(e, a, m)) ?? []), v = {
		format_version: 1,
		project: t.project,
		changes: [...d.flatMap(({ changes: e }) => e), ...m ? [] : h],
		kept: [...d.flatMap((e) => [...e.kept, ...e.spared]), ...m ? h.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: d.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: un(d, ({ unchanged: e }) => e),
			unmanaged: un(d, f),
			by_kind: Object.fromEntries(d.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: f(e)
			}])),
			adopted: un(d, ({ changes: e }) => e.filter((e) => ln(e, n)).length)
		},
		..._.length > 0 && { sends: _ },
		...l && { filter: l }
	}, y = d.flatMap((e) => e.kind.hints?.(cn(e, a, m)) ?? []);
	return {
		is: "planned",
		plan: v,
		unmanaged: g,
		problems: [...p, ...y],
		kinds: c,
		open: d.flatMap(({ open: e }) => e),
		keptTexts: d.flatMap(({ keptTexts: e }) => e)
	};
}
function cn(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ln(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function un(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function dn(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), a = r.filter((e) => i(t, e)), o = new Map(pn(a, r).map((e) => [e.entry, e])), s = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => o.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !o.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(fn(t))];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: r
		};
	}), c = s.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), l = _(t, r);
	return {
		kinds: s,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(c),
			unmatched: l
		}
	};
}
function fn(t) {
	let n = new Set(t.map(({ kind: t, entry: n }) => e(t.label(n.values))));
	return ({ about: e }) => e === void 0 || n.has(e);
}
function pn(e, t) {
	let n = new Set(e), r = Ft(e, ({ change: e }) => e ? U(e, "after") : []), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = e.change ? _n(e.change) : [];
		for (let o of t.flatMap((e) => r.get(e) ?? [])) o !== e && n.delete(o) && (i.set(o, e), a.push(o));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? mn(e, t) : e;
	});
}
function mn({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = te(i, a, "narrow-filter", `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [o],
		ofName: !0
	}), l = e && {
		kind: i.name,
		label: e.label,
		place: e.place
	};
	return {
		...n,
		kept: [],
		problems: [c],
		...l && { skipped: l }
	};
}
function hn(e, t, n, r, i) {
	let { storedForm: a } = e, o = a ? {
		...r,
		storedForm: Ot(() => a(n.objects))
	} : r, s = i?.matching ?? e.match(t, n, o), c = s.matches.map((t, n) => {
		let r = i?.parts[n], a = r !== void 0 && (r.open ?? []).length === 0 ? r : xe(e, t, o, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
		return {
			...a,
			kind: e,
			entry: s,
			...c !== void 0 && { live: c }
		};
	}), l = s.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: Ne(r, i, [])
			},
			problems: [n]
		};
	}), u = s.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = rn(e, {
		matched: u,
		unmatched: s.unmanaged.filter((e) => !s.namesakes.has(e))
	}, o), f = new Set([...d.destroys, ...d.spared].map(({ id: e }) => e)), p = s.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), m = [...c, ...l], { remarks: h } = s;
	return {
		kind: e,
		matching: s,
		declared: t,
		live: n,
		parts: m,
		remarks: h,
		unmanaged: p,
		matched: u.length,
		...d
	};
}
function gn(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(({ change: e, skipped: t, kept: n }) => !e && !t && n.length === 0).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n, live: r }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t,
			object: r
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n, live: r }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e,
			object: r
		}] : []))
	};
}
function U(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => h(e.kind, t).role === "identity").flatMap((n) => ve(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function _n(e) {
	let t = new Set(U(e, "after"));
	return U(e, "before").filter((e) => !t.has(e));
}
// src/remote/kindRemote.ts
let vn = [];
function yn(e) {
	vn = e;
}
function bn() {
	return vn;
}
function xn({ name: e }) {
	let t = vn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var Sn = class {
	outcomes = new Map();
	bugs = [];
	remarks = [];
	record(e, t) {
		let n = this.outcomes.get(e.ref);
		if (n) throw Error(`${e.ref} (${e.label}) has an outcome already: ${n.state}`);
		this.outcomes.set(e.ref, t);
	}
	correct(e, t) {
		this.outcomes.set(e.ref, t);
	}
	recordBug(e, t) {
		this.bugs.push(t instanceof Error ? t.stack ?? t.message : String(t));
		let n = `Lokaform had an unexpected error (${t instanceof Error ? t.message : String(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.outcomes.has(t.ref) || this.record(t, W("unknown result", n));
	}
	of(e) {
		let t = this.outcomes.get(e.ref);
		if (!t) throw Error(`${e.ref} (${e.label}) has no outcome`);
		return t;
	}
	hasFailures() {
		return [...this.outcomes.values()].some(({ state: e }) => e !== "done");
	}
	get size() {
		return this.outcomes.size;
	}
};
function W(e, t, n) {
	return {
		state: "failed",
		how: e,
		message: t,
		...n && { place: n }
	};
}
function G(e) {
	return {
		state: "not attempted",
		message: e
	};
}
const Cn = W("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function wn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function K(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = wn(e, t, n, r);
	return !c && l ? W("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? W("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Tn(e.after)} was sent, ${Tn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function Tn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var En = class {
	halt;
	mayWrite;
	permission;
	cause;
	accepted = !1;
	lastRefusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = t ?? (async () => void 0);
	}
	reason() {
		return this.halt() ?? this.cause;
	}
	async beforeWrite() {
		let e = this.reason();
		return e === void 0 ? (this.permission ??= this.mayWrite(), this.cause ??= await this.permission, this.reason()) : e;
	}
	noteAccepted() {
		this.accepted = !0;
	}
	note(e, t = !1) {
		let { message: n } = e;
		jn(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof V ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
const Dn = 2e3;
function On(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return W("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function kn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var q = class extends Error {};
const An = [
	401,
	402,
	403,
	404,
	423,
	429
];
function jn(e) {
	return e instanceof V ? An.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Mn(e) {
	return e.name === "TimeoutError" || e instanceof V && [
		413,
		502,
		504
	].includes(e.status);
}
function Nn(e, t) {
	return e instanceof V || e.mayHaveHappened || !t ? e : t;
}
function J(e) {
	return e instanceof Vt && !e.mayHaveHappened ? G(e.message) : W(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var Y = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function X(e) {
	try {
		return Tt(await e());
	} catch (e) {
		if (!(e instanceof Y)) throw e;
		return ht(F(e.code, e.message, { scope: "project" }));
	}
}
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof z || e instanceof Y) return;
		throw e;
	}
}
function Pn({ message: e }, t) {
	return W("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Fn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function In(e, t = "") {
	return G(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Ln(e, t) {
	return G(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Rn(e, t) {
	return t.mayHaveHappened ? Pn(t, e) : J(t);
}
async function zn(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Z(() => Bn(e, t, n)))?.project;
}
async function Bn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(l(t)), n ? Hn(e, t) : void 0]), o = a && zt(a, Wn);
	if (a && !o) throw Gn("a language has no usable lang_iso");
	return {
		project: Vn(t, i, o, r),
		details: i,
		languages: a
	};
}
function Vn(e, t, n, r) {
	let i = H(t) ?? {}, a = H(i.settings) ?? {}, o = Ut(a.per_platform_key_names), s = Ut(a.segmentation), c = Lt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = B(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Gn(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: B(i.name) || e,
		type: B(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Ut(a.auto_toggle_unverified)
	};
}
async function Hn(e, t) {
	let n = await It(() => e.languages(t, { limit: 500 }), (e) => Wn(e)?.iso);
	if (n) return n;
	throw new Y("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Un(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = zt(await Hn(e, t), Wn);
		if (!r) throw new Y();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Wn(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = H(e) ?? {}, i = B(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: Lt(n),
		pluralForms: zt(r, B) ?? []
	};
}
function Gn(e) {
	return new Y(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Kn(e, t, n, r) {
	let i = n.flatMap(ne), [{ kinds: a } = { kinds: [] }] = n, o = a.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), s = await X(() => Bn(e, t, {
		languages: i.length > 0,
		names: o.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	}));
	if (!s.ok) return s;
	let { project: c, details: l } = s.value, u = n.map((e) => ce(e, c.baseLanguage)), d = new Set([...u.flatMap(ne).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(ae)]), f = (c.languages ?? []).filter(({ iso: e }) => d.has(e)), p = H(H(l)?.statistics) ?? {}, m = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: u[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, h = {
		client: e,
		project: c,
		statistics: p,
		languages: f
	};
	return X(async () => ({
		...await Jn(h, o, m),
		declared: u
	}));
}
async function qn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await X(() => Bn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return X(() => Jn(l, n, () => void 0, i));
}
async function Jn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await xn(t).observe({
				...e,
				languages: a,
				...i && { plans: i }
			});
			return [[t.plural, n]];
		} catch (e) {
			if (r(t, e)) return [];
			throw e;
		}
	}));
	return {
		project: i,
		objects: Object.fromEntries(o.flat())
	};
}
async function Yn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Bn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await xn(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new Y();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
async function Xn(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && ar({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, u = c === l(c) ? Bt(r.keys_total) : void 0;
	return T(await Zn({
		client: t,
		projectId: c
	}, $n(i), i, u));
}
async function Zn(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await tr(e, t, i, r);
	if (Qn(a)) return a.listed;
	let o = await nr(e, t, i);
	if (Qn(o)) return o.listed;
	throw new Y(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Qn({ listed: e, total: t }) {
	return t === e.length;
}
function $n(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function er(e) {
	let t = [{
		limit: 500,
		page: 1
	}];
	for (let n = 500; n < e;) {
		let e = {
			limit: 0,
			page: 0,
			end: n
		};
		for (let t = 500; n + t > e.end; t--) {
			let r = Math.floor((n - 1) / t) + 1;
			r * t > e.end && (e = {
				limit: t,
				page: r,
				end: r * t
			});
		}
		t.push({
			limit: e.limit,
			page: e.page
		}), n = e.end;
	}
	return t;
}
async function tr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Lt(e)),
			keys: M(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = er(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => er(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = Ye(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function nr({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) R(i, M(a, r));
	let a = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: Ye(i),
		total: a.totalCount
	};
}
const rr = [
	400,
	404,
	413,
	414,
	431
], ir = /^[\w.:/-]+$/;
function ar(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Bt(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Le(A, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(({ key_name: e, previously: t = [] }) => [...k(e), ...t])), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(mr)) return;
	let l = hr(s).length + gr(c).length;
	if (!(Math.max(1, l) * 4 > Math.ceil(a / 500))) return or(e, s, c, a);
}
async function or(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([sr(e, t, n), fr(e, r)]), o = a - i.length;
		return o >= 0 && pr(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof Y || e instanceof V && rr.includes(e.status)) return;
		throw e;
	}
}
async function sr(e, t, n) {
	let r = await cr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await lr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => dr(e.key_id, t.key_id));
}
async function cr(e, t) {
	let n = await Promise.all(hr(t).map(async (n) => (await ur(e, { filter_keys: n })).filter(({ key_name: e }) => k(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => k(e)));
	if (![...t].every((e) => r.has(e) || ir.test(e)) || n.some((e) => e.length === 0)) throw new Y();
	return n.flat();
}
async function lr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new Y();
	let r = await Promise.all(gr(t).map((t) => ur(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new Y();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function ur({ client: e, project: t, languages: n }, r) {
	let i = await yr({
		client: e,
		projectId: t.id
	}, {
		...$n(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = T(M(i, a));
	if (s.length > 0) throw new Y();
	return o;
}
function dr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function fr({ client: e, project: { id: t } }, n) {
	if (t === l(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new Y();
	return r;
}
function pr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Ce(t, e, !1, Ae(n)).fresh.length === 0);
}
function mr(e) {
	return !e.includes(",");
}
const hr = (e) => vr(e, 500, 2e3, _r), gr = (e) => vr(e, 500, 7e3, _r), _r = (e) => encodeURIComponent(e).length + 3;
function vr(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function yr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new br();
	if (r.totalCount !== Ye(M(r)).length) throw new Y();
	return r;
}
var br = class extends Y {};
const xr = {
	include_translations: !0,
	disable_references: !0
};
async function Sr(e, t, n = []) {
	let r = await Promise.all(gr(t.map(String)).map((t) => wr(e, t)));
	return T(M(r.flat(), n));
}
async function Cr(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => Sr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function wr(e, t) {
	try {
		return await yr(e, {
			...xr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof br || n instanceof V && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await wr(e, t.slice(0, r)), ...await wr(e, t.slice(r))];
	}
}
async function Tr(e, t) {
	let n = new Set(t.flatMap((e) => k(e))), r = [...n].every(mr) ? hr(n).map((e) => ({
		...xr,
		filter_keys: e
	})) : [xr], i = [];
	for (let t of r) R(i, await Zn(e, t));
	return Er(T(i), n);
}
function Er({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(k(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Dr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Sr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => k(e)));
	if (c.size === 0) return a;
	let l = Er(T(await Zn(i, {})), c), u = await Sr(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...d],
		unusable: [
			...a.unusable,
			...l.unusable,
			...u.unusable
		]
	};
}
// src/keys/outcomes.ts
async function Or(e, t) {
	let n = await kr(e, t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !Mr(e, t, n)) ? [t] : []));
	return t.map((t) => jr(e, t, n.get(t.sent), Fr));
}
async function kr(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Rr(t, {
		keys: (await Z(() => Tr(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function Ar(e, t) {
	let n = await Cr(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !Mr(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return jr(e, t, r?.key, r?.lacks.length === 0 ? Ir : Cn);
	});
}
function jr(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Nr(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Nr(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Pr(n.error) : i
	};
}
function Mr({ context: e }, { change: t }, n) {
	return n.is === "stored" && wn(A, t, n.key, e).length === 0;
}
function Nr({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), K(A, n, r, e);
}
function Pr({ message: e, code: t }) {
	return W("refused", `The service refused it: ${e} (code ${t}).`);
}
const Fr = W("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Ir = W("not made", "The service answered without an error, but did not do this. Apply again."), Lr = { is: "silent" };
function Rr(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => zr(n.out, e.key_name) && (!t || Br(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && zr(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Lr
	}));
}
function zr({ key_name: e = "", platforms: n = [...Mt] }, r) {
	return n.every((n) => t(r, n) === t(e, n));
}
function Br(e, { platforms: t = [], filenames: n = {} }) {
	return Mt.every((n) => t.includes(n) === e.platforms.includes(n)) && Mt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Vr(e, { keys: t, errors: n }) {
	let r = new Map(t.map((e) => [String(e.key_id), e])), i = new Map(n.map((e) => [String(e.key_id), e]));
	return e.map((e) => {
		let t = i.get(String(e.change.id)), n = r.get(String(e.change.id));
		return {
			sent: e,
			answer: t ? {
				is: "refused",
				error: t
			} : n ? {
				is: "stored",
				key: n
			} : Lr
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Hr(e) {
	return {
		change: e,
		out: we(A.fields, e, {}, [])
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Ur(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Wr(e, t, n, r) {
	let i = (e) => r ? J(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(G(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || Yr(e)), c = await Cr(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => Jr(e)) ? c && await Z(() => e.languages()) : [];
	if (!c || !l) return a(Kr);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(Ur(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r && a.length > 0) {
			f.push({
				change: t,
				outcome: i(In("key"))
			});
			continue;
		}
		if (!r) {
			f.push({
				change: t,
				outcome: {
					state: "skipped",
					message: qr
				}
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Jr(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(In("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Xr(t, r, e.context);
		if (m.length === 0) {
			f.push({
				change: t,
				outcome: $r({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Hr({
			...t,
			fields: m
		});
		ri(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Gr(g.change, r, e.context);
		_ && p.push(_);
	}
	if (d.length === 0) return {
		due: d,
		outcomes: f
	};
	let m = await e.backup.save(p, "overwritten") ?? await e.stop.beforeWrite();
	if (m === void 0) return {
		due: d,
		outcomes: f
	};
	let h = d.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...f, ...Q(h, i(G(m)))]
	};
}
function Gr(e, t, r) {
	if (e.fields.some((t) => Xe(e.kind, t))) {
		let n = Ct(A, t, { how: "archive" }, r);
		return {
			...n,
			entry: {
				...n.entry,
				is_plural: t.is_plural
			},
			wrote: wt(e.fields)
		};
	}
	let i = vt(A, t, A.liveContext(t, r, e.label)), a = ({ field: e, part: t = "" }) => Pt(i[e], t), o = e.fields.filter(({ part: e }) => e !== void 0), s = o.filter((e) => a(e) !== void 0), c = e.fields.find((t) => n(e.kind, t));
	if (s.length === 0 && !c) return;
	let { key_name: l = "", key_id: u = e.id, translations: d } = i, f = {
		key_name: l,
		key_id: u,
		is_plural: t.is_plural,
		...gt(s, a),
		...c && d !== void 0 && { translations: d }
	};
	return {
		kind: A.name,
		id: e.id,
		entry: f,
		action: "update",
		wrote: wt(c ? [c, ...o] : s)
	};
}
const Kr = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", qr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Jr(e) {
	return e.fields.some((t) => n(e.kind, t) || Xe(e.kind, t));
}
function Yr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = A.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || Xe(e, t);
	});
}
function Xr(e, t, n) {
	let r = {
		...A.liveContext(t, n, e.label),
		platforms: Qr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = A.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || je(e.id, m) !== d);
		if (!f || p === void 0) a.push(n);
		else if (f.same(p, u, r)) continue;
		else if (l !== void 0 && f.same(p, l, r)) h && f.role === "shape" && (o = !0), h && f.role !== "shape" ? a.push(n) : i.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? a.push(n) : f.same(p, e, r) || i.push({
				...n,
				before: p,
				after: e
			});
		}
	}
	o ||= a.some((e) => Zr(e, "text"));
	let s = o && i.some((e) => Zr(e, "shape")), c = i.filter((e) => s && (Zr(e, "shape") || Zr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Zr({ field: e }, t) {
	return h(A.name, e).role === t;
}
function Qr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? Mt.filter((e) => n.includes(e)) : t.platforms;
}
function $r(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${ei(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${ei(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = ei(t.filter((e) => !i.includes(e)));
	return u.length === 0 ? {
		state: "skipped",
		message: l,
		place: a.place
	} : {
		state: "skipped",
		message: `${l} The other fields now have the declared values: ${u.join(", ")}.`,
		place: a.place,
		written: u
	};
}
function ei(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function ti(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = ni(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await Cr(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: ii(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function ni({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return ri(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function ri({ kind: e, fields: t }) {
	return t.filter((t) => n(e, t));
}
function ii({ change: e, before: t, written: n }, r, i) {
	let [a] = ri(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return W("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = ai(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : W("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function ai(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, oi(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = oi(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function oi(e) {
	let t = fe(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function si(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = We(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function ci(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [F("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function li(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return yi(t, Math.ceil(t.length / n.max), (t) => li(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, G(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(pi),
			...fi(e)
		});
		return await Or(e, Rr(t, {
			keys: di(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof z)) throw r;
		return Mn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ui(e, t, r) : vi(e, t, r, (t) => li(e, t), void 0);
	}
}
async function ui(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Dn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, J(n))];
		let a = await kr(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (R(r, await Or(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, On(n, "key"))];
}
function di(e) {
	return T(M(e)).objects;
}
function fi({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function pi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function mi(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Ur),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Wr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new q();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Ht(String(e.id)),
					...t
				})),
				...fi(e)
			};
		}), c = Vr(a.due, {
			keys: di(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && si(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ..._i(a.due, await Ar(e, c))];
	} catch (t) {
		let r = hi(a.due);
		if (t instanceof q) return [...a.outcomes, ...n ? Q(r, Pn(n.error, "change")) : []];
		if (!(t instanceof z)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await gi(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await vi(e, a.due, t, (t) => mi(e, hi(t), n), n?.error);
		return [...a.outcomes, ..._i(a.due, i)];
	}
}
function hi(e) {
	return e.map((e) => e.planned);
}
async function gi(e, t, n) {
	return e.stop.reason() === void 0 ? Mn(n.error) && n.sent <= 2 && t.length > 1 ? yi(t, 2, (t) => mi(e, t, n)) : (await e.wait(kn(n)), mi(e, t, n)) : Q(t, J(n.error));
}
function _i(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: $r(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function vi({ stop: e }, t, n, r, i) {
	return n instanceof V && !jn(n) && t.length > 1 ? yi(t, 2, r) : (e.note(n, !0), Q(t, J(Nn(n, i))));
}
async function yi(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) R(i, await n(e.slice(t, t + r)));
	return i;
}
async function bi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await xi(e, t, n), s.due.length === 0) throw new q();
		return s.due.map(({ id: e }) => Ht(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof q) return [...s.outcomes];
		if (!(e instanceof z)) throw e;
		a.note(e), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(kn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await bi(e, f, t)];
	}
	return [...p, ...await Ci(e, f, l, d && Nn(d, n?.error))];
}
async function xi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? J(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Ti(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(G(s)));
	let c = await Cr(e, t, () => e.languages());
	if (!c) return o(a(G(Kr)));
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...qe(t), ...xt(A, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: Si(n)
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Ln("key", o))
		}) : !t || je(n.id, A.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Fn("key", "removed")
		}) : (l.push(n), u.push(Ct(A, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...Ti(l, wi(n.error))]
	};
	let f = await r.save(u, "removed") ?? await i.beforeWrite();
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...Ti(l, a(G(f)))]
	};
}
function Si({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Ci(e, t, n, r) {
	let i = await Cr(e, t), a = r ? J(r) : Cn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? wi(r) : Si(e)
		};
	});
}
function wi(e) {
	return e ? Rn("key", e) : W("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function Ti(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Ei(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Hr(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => vr(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const Di = {
	kind: "key",
	observe: Xn,
	lookUp: Dr,
	batches: Ei,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? bi(t, n.filter(Ai)) : e === "create" ? li(t, n.filter(Oi).map(Hr)) : ti(t, await mi(t, n.filter(ki).map(Hr)));
			},
			async finish(e, n) {
				R(n.remarks, ci(t.movedWriters));
			}
		};
	}
}, Oi = (e) => e.action === "create", ki = (e) => e.action === "update", Ai = (e) => e.action === "destroy", ji = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => Mi(e, t.id),
	lookUp: Mi,
	batches: (e) => e.toSorted((e, t) => Number(e.action === "destroy") - Number(t.action === "destroy")).map((e) => ({
		kind: "webhook",
		action: e.action,
		changes: [e]
	})),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = async (e) => {
			let n = t.stop.reason();
			return n === void 0 ? e.action === "create" ? Vi(t, e) : e.action === "update" ? Fi(t, e) : $i(t, e) : G(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ji(t, e, n)
		};
	}
};
async function Mi(e, t) {
	let n = await It(() => e.webhooks(l(t)), (e) => B(H(e)?.webhook_id));
	if (n) return ye(n);
	throw new Y("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Ni({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && Ze(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return G("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Oe}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], a, c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : G(d);
}
async function Pi({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new q();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? J(r.error) : i;
			if (!(t instanceof z)) throw t;
			if (n.gone && ta(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), J(Nn(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(kn(r));
	}
}
function Fi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [l(r), String(t.id)], o = () => n.webhook(i, a);
	return Pi(e, {
		settled: async () => Ii(e, t, _e(await o())),
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Ki(e, t)));
			return Hi(e, t, _e(o));
		},
		async readBack(n) {
			let r = await Ui(e, t, o);
			return n && r.state !== "done" ? J(n) : r;
		}
	});
}
async function Ii(e, t, n) {
	if (!("webhook" in n)) return In("webhook");
	if (!Bi(e, t, n.webhook)) {
		let r = Hi(e, t, n);
		return r?.state === "done" ? r : Fn("webhook", "updated");
	}
	return Ni(e, Li(t, n.webhook, e.context), n.webhook, "overwritten");
}
function Li(e, t, n) {
	let r = j.liveContext(t, n, zi(e, t, n)), i = vt(j, t, r), a = wt(e.fields);
	return {
		kind: j.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Ri(i, a.events ?? i.events),
			...a
		}
	};
}
function Ri({ event_lang_map: e }, t) {
	return !I(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function zi({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => Ze(e, r) === n) ?? "";
}
function Bi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = j.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = j.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Fe(j, a, s) === i;
}
async function Vi(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = qi(t, Ki(e, t)), u = await o.beforeWrite();
	if (u !== void 0) return G(u);
	try {
		let a = await n.createWebhook(l(r), c);
		return i.add(t.ref), Hi(e, t, _e(a)) ?? await Ui(e, t, () => Gi(e, c));
	} catch (n) {
		if (!(n instanceof z)) throw n;
		if (!n.mayHaveHappened) return o.note(n), J(n);
		i.add(t.ref);
		for (let r of [0, Dn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return J(n);
			let i = await Z(() => Gi(e, c));
			if (i) return K(j, t, i, s);
		}
		return On(n, "webhook");
	}
}
function Hi({ context: e }, t, n) {
	if (!(!("webhook" in n) || wn(j, t, n.webhook, e).length > 0)) return K(j, t, n.webhook, e);
}
async function Ui(e, t, n) {
	return Hi(e, t, _e(await Z(n))) ?? Cn;
}
function Wi(e, t) {
	let n = At([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Ge(e.url, t.url) && r && n;
}
async function Gi(e, t) {
	let { objects: n, unusable: r } = await Mi(e.client, e.projectId), i = n.find((e) => Wi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Ge(e, t.url)))) throw new Y();
	return i;
}
function Ki({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = we(j.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Ze(r, e.variables) }
	};
}
function qi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Ji(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Mi(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Xi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Yi(e, t, s, n) : n.remarks.push(Zi(t, "warning", Qi));
	}
}
async function Yi(e, t, n, r) {
	let i = qi(t, Ki(e, t)), a = n.filter((n) => Wi(n, i) && K(j, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Xi(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(Zi(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Z(() => e.client.destroyWebhook(l(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(Zi(t, i ? "notice" : "warning", a));
	}
}
function Xi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Zi({ label: e, place: t }, n, r) {
	return F("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Qi = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function $i(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [l(r), String(t.id)], o = {
		state: "done",
		id: t.id
	};
	return Pi(e, {
		settled: () => ea(e, t),
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(i, a, e);
			return Ut(t) === !0 ? o : void 0;
		},
		gone: o,
		async readBack(e) {
			try {
				await n.webhook(i, a);
			} catch (t) {
				if (!(t instanceof z)) throw t;
				return ta(t) ? o : e ? J(e) : Cn;
			}
			return e ? Rn("webhook", e) : W("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
async function ea(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return G(s);
	let c = _e(await n.webhook(l(r), String(t.id)));
	return "webhook" in c ? je(t.id, j.fingerprint(c.webhook)) === t.seen ? Ni(e, Ct(j, c.webhook, t, o), c.webhook, "removed") : Fn("webhook", "removed") : Ln("webhook", c.unusable.lacks);
}
function ta(e) {
	return e instanceof V && e.status === 404;
}
// src/run/connect.ts
yn([Di, ji]);
function na(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			rate: a,
			concurrency: o,
			...r
		};
		return Tt(n ? new ia(c, s, n) : new Wt(c));
	} catch (e) {
		if (!(e instanceof Rt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return ht(F("bad-setting", t + e.message));
	}
}
function ra(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = na(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = na(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? Tt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var ia = class extends Wt {
	#e;
	#t;
	#n = 0;
	#r;
	constructor(e, t, n) {
		super(e), this.#e = t, this.#t = n, n({
			phase: "observing",
			project: t
		});
	}
	async keys(e, t = {}) {
		(t.page === 1 || t.pagination === "cursor" && t.cursor === void 0) && (this.#n = 0);
		let n = await super.keys(e, t);
		if (t.limit === 1) return n;
		let r = t.filter_keys !== void 0 || t.filter_key_ids !== void 0;
		this.#n += n.length, this.#r = r ? void 0 : n.totalCount ?? this.#r;
		let i = Math.min(this.#n, this.#r ?? this.#n);
		return this.#t({
			phase: "observing",
			project: this.#e,
			count: {
				done: i,
				total: this.#r,
				unit: "key"
			}
		}), n;
	}
};
// src/backup/restore.ts
function aa({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: _t,
		variables: i,
		verdicts: en
	}, c = e.map((e) => oa(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = gn(c.flat()), m = e.map(({ plural: e }, t) => [e, {
		unchanged: gn(c[t] ?? []).unchanged,
		unmanaged: 0
	}]);
	return {
		plan: {
			format_version: 1,
			project: a,
			changes: l,
			kept: u,
			skipped: d,
			counts: {
				unchanged: f,
				unmanaged: 0,
				by_kind: Object.fromEntries(m),
				adopted: 0
			}
		},
		problems: p
	};
}
function oa(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => ke(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = ke(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...sa(e, t, c, u, d)
		};
	});
}
function sa(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: Be(r, i)
		}, s = te(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${ke(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? xe(u, {
		declared: o,
		live: c
	}, s, i.ref) : ca(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function ca(e, { wrote: t }, { declared: r, context: i }, a, { force: o, ref: s }) {
	let c = xe(e, {
		declared: r,
		live: a
	}, i, s), { change: l, problems: u, kept: d } = c;
	if (l?.action !== "update") return c;
	let f = e.context(r.values, a, i), p = e.liveContext(a, i, la(e, t.values)), m = (r) => {
		let { field: i, part: s, before: c = null, after: l } = r;
		if (o || me(c) && !n(e.name, r) || ua(c, l)) return !0;
		let u = new Map(Object.entries(t.values)).get(i), d = s === void 0 ? u : Pt(u, s), m = e.fields.find(({ name: e }) => e === i);
		return d === void 0 || !m ? !1 : m.same(m.stored(a, p, s) ?? c, d, f);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, n]) => {
		let i = l.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [r.values, t.values].map((t) => Pt(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(n, o, f));
	}, v = h?.toManifest(a, p), y = !o && I(v) && Object.entries(v).some(_), b = l.fields.some((t) => n(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || n(e.name, t))), S = D(e, a, l.fields.filter(x), i.project), C = l.fields.filter((e) => !x(e)).map((t) => {
		let { field: r, part: i, before: a = null, after: o, place: s } = t;
		return {
			kind: e.name,
			label: l.label,
			id: l.id,
			reason: m(t) && n(e.name, t) ? "converts" : "changed-since",
			field: r,
			...i !== void 0 && { part: i },
			live: a,
			declared: o,
			place: s
		};
	});
	if (S.length === 0) return {
		kept: [...d, ...C],
		problems: u
	};
	let w = Fe(e, a, S);
	return {
		change: {
			...l,
			seen: w,
			fields: S
		},
		kept: [...d, ...C],
		problems: u
	};
}
function la({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function ua(e, t) {
	return I(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && I(t) && Object.values(t).includes(e);
}
function da({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => E(e.kind, t)));
}
function fa({ changes: e }) {
	return e.some((e) => e.action === "update" && (N(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? n(e.kind, t) : t.before !== void 0 && !me(t.before))));
}
// src/files/undeclaredFiles.ts
async function pa(e, t, n, r) {
	let i = new Set(Object.values(await Pe(e, r)).flat()), a = await be("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : qt(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Jt);
	return ma(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ma(e, t, n, r) {
	let i = new Map();
	for (let o of e) {
		if (r.aborted) break;
		await Qt();
		try {
			let e = t(o, a(await g(o.full, n), o.full));
			for (let t of e) i.has(t) || i.set(t, b(o.full, n));
		} catch {}
	}
	return i;
}
async function ha({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await Pe(r, a)).flat()), s = [];
	for (let e of t.filter(({ files: e }) => St(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await he(e, i, a)) {
			let i = He(e, n), a = dt(e, i), c = a === void 0 ? [] : t.flatMap((t) => ut(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...ft(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => qt(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ma(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => ve(e.identity(t)))), i, a);
}
function ga(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...va(e, t, n),
		...t.flatMap((t) => xa(e, t, n)),
		...t.flatMap((t) => Aa(e, t, r, ja(t.kind))),
		...t.flatMap((t) => Aa(e, t, i, Ma)),
		...t.flatMap((t) => Sa(e, t)),
		...t.flatMap((e) => Ca(e, n)),
		...t.flatMap((t) => wa(e, t, n)),
		...t.flatMap(({ kind: t }) => Ta(e, t, n))
	];
}
function _a(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`);
}
function va(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Ea(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => ya(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Dt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`);
}
function ya({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = Le(i, r) === "off" ? e.matched : e.scope, o = ba(i, t, a, r);
	if (!o) return [];
	let { limit: s, isPercent: c } = o;
	return $("too-many-destroyed", `The plan removes ${c ? `${t} of ${a} ${i.plural}` : `${t} ${Dt(i.words.removed)}`}, but ${s}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s.split(" ")[0]}.`);
}
function ba({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = m(e, i);
	if (n > a) return {
		limit: `limits.${e.name} allows ${a}`,
		isPercent: !1
	};
	let o = t ? m(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		limit: `limits.${t.name} allows ${o} %`,
		isPercent: !0
	};
}
function xa(e, { declared: t, scope: n, kind: r }, i) {
	if (Le(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = mt(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`);
	let u = Da(e, a).length;
	return u === 0 || u !== n ? [] : $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`);
}
function Sa(e, t) {
	let n = ka(t);
	return Oa(e, t).flatMap(({ label: e, names: [t = e], texts: r }) => {
		let i = r.find((e) => n.has(e));
		return i === void 0 ? [] : $("looks-renamed", `The plan removes "${e}" and creates "${n.get(i)}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`);
	});
}
function Ca({ live: e, declared: t, matched: n, matching: r, kind: { name: i, plural: a, limits: o, names: s } }, { allowWrongProject: c }) {
	let { minimumForWrongProject: l = Infinity } = o, u = e.objects.length + e.unusable.length + (e.notRead ?? 0), d = t.length, f = d === 0 || u < l || n > 0 || r.namesakes.size > 0;
	if (c || f) return [];
	let p = t.flatMap(({ path: e }) => e ? [e.join("::")] : []), m = new Set(p.length > 0 ? e.objects.flatMap((e) => s(e)) : []), h = p.filter((e) => m.has(e));
	if (h.length > 0) return $("foreign-project", `None of the ${d} declared ${a} is in the project, but ${h.length} of them ${h.length === 1 ? "is" : "are"} with :: between nested names, as an upload of Lokalise names them. Add names: lokalise to the row of texts in lokaform.yaml.`);
	let g = d === 1;
	return $("foreign-project", `The project has ${u} ${a}. The manifests declare ${g ? `1 ${i}, and it` : `${d} ${a}, and none of them`} is ${g ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`);
}
function wa(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = m(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Je(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`);
}
function Ta({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Ke(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? $("too-many-unverified", `${l}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`) : c <= a ? [] : $("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`);
}
function Ea(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => E(t, e)) : []);
	return Da(e, t).length + n.length;
}
function Da({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function Oa(e, { kind: t, live: n }) {
	let r = Da(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function ka({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !ke(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Se(t)).map((e) => [e, t.label]) : []);
	return new Map(n);
}
function $(e, t) {
	return [F(e, t, { scope: "project" })];
}
function Aa(e, t, n = new Map(), r) {
	let i = Oa(e, t).flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [a] = i;
	if (!a) return [];
	let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
	return $("forgotten-manifest", `The plan removes the ${t.kind.name} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`);
}
function ja({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file.`;
}
const Ma = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.";
// src/run/conflictMessages.ts
function Na(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(Pa).map(Fa)), a = (e) => i.has(Fa(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && ge(e, r.entries).find(t), o = a && Ve(e, a, n);
		return r !== void 0 && (o === void 0 || !At(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => Ia(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => za(s.filter((t) => a(t) === e), t, u(e))),
		...l.map((e) => Ia(e, "warning"))
	];
}
function Pa({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function Fa({ item: { kind: e, id: t, part: n, declared: r } }) {
	return L([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Ia(e, t) {
	let { item: n, entry: r, kind: i } = e, a = La(e), o = n.reason === "held" ? `The rule for ${n.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${a}.` : `Both the file and the project changed the ${n.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${a}. To write the text of the file: lokaform apply --overwrite ${a}.`;
	return te(i, r, "conflict", o, {
		path: [n.field, n.part ?? ""],
		ofName: !0,
		severity: t
	});
}
function La({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = ve(e.identity(t.values));
	return Me(`${r}:${n}`);
}
const Ra = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function za(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = L([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.get(o), c = e.length === 1 ? La(r) : `${Me(`*:${a}`)} --filter ${Me(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${de(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${Ra[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [F("undecided", u, {
			place: i,
			severity: n,
			scope: "change"
		})];
	});
}
// src/plan/textVerdict.ts
function Ba({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Va
	};
	let { periods: a, merged: o, unread: s } = n, [c, ...l] = a;
	if (!c) throw Error("a text has no history");
	let u = l.filter(({ said: e }) => e !== void 0 && r(e));
	return e !== void 0 && (u.some(({ until: t }) => e < t) || o.some((t) => t.at >= e && r(t.said))) ? { is: "write" } : u.length > 0 && t !== !1 ? t ? { is: "write" } : i : e === void 0 ? {
		is: "undecided",
		cause: "undated"
	} : s === void 0 ? (c.pulled === void 0 ? c.since >= e : c.pulled > e) ? l.some(({ said: e }) => e !== void 0) || c.pulled !== void 0 ? { is: "conflict" } : {
		is: "undecided",
		cause: "never agreed"
	} : {
		is: "pull",
		...Number.isFinite(c.since) && { landed: c.since }
	} : {
		is: "undecided",
		cause: "unread history",
		why: s
	};
}
const Va = "The files are not in a git repository.";
function Ha(e, t, n, r) {
	let i = Ue(e.kind, e.entry, e.language), a = Ua(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Ua(e, i, t, r) : a, s = n.flatMap(({ before: t, after: n = [], until: i, pulled: a }) => {
		let o = Ka(e, n, r);
		return o === void 0 || Ga(o, Ka(e, t, r)) ? [] : [{
			said: o,
			at: i,
			pulled: a
		}];
	});
	return {
		periods: Wa(o, s),
		merged: s
	};
}
function Ua(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ka(e, c.before, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Ga(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p } = c;
		a.push({
			...o,
			since: f,
			pulled: p
		}), o = {
			said: u,
			until: d
		};
	}
	return [...a, {
		...o,
		since: -Infinity
	}];
}
function Wa(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Ga(t, e.said));
		return {
			...e,
			pulled: n?.pulled
		};
	});
}
function Ga(e, t) {
	return L(e ?? null) === L(t ?? null);
}
function Ka({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = ge(e, i).namesakes(t);
	return [a, o].flatMap((n) => ge(e, r, n).find(t) ?? []).filter((n) => qa(e, n, t, s)).map((t) => Ve(e, t, n)).find((e) => e !== void 0);
}
function qa(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ja(e, t), a = (t) => [...Ja(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ja(e, { values: t, onCreate: n, from: r }) {
	let i = r ? {
		...n,
		...t
	} : t, a = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(a.flatMap((e) => e.toPlan(i).map(({ part: t = null, after: n }) => L([
		e.name,
		t,
		n
	]))));
}
// src/run/writers.ts
function Ya(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Xa(e, t) {
	return Ot(() => Za(e, l(t)));
}
async function Za(e, t) {
	try {
		let n = H(await e.contributorMe(t)) ?? {}, r = [Lt(n.user_id), B(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof z) || e instanceof Vt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Qa({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Ya(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [F("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/textVerdicts.ts
async function $a(e, t, n, r) {
	let i = on(e, t, n), a = i($t), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = Te(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await Qa(n, r), u = a.open.length === 0, d = u ? new Map() : await eo(a.open, e, n, r);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let f = u ? a : i((e) => d.get(tn(e)));
	return {
		...f,
		problems: [...f.problems, ...l],
		reasons: o
	};
}
async function eo(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Ya(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(kt(e.map(d)), i, a), p = ao(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && Ot(o), _ = new Map();
	for (let t of e) {
		let e = no(t, n, m), r = {
			...t,
			declared: Ve(t.kind, t.entry, t.language)
		}, i = io(t, r.declared), a = (e) => Ba(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(tn(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...Ha(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(tn(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && Ka(r, e.entries[t.kind.plural] ?? [], h);
			e && !Ga(n, r.declared) && (s = a(to(o, n)));
		}
		_.set(tn(t), ro(e, s, l));
	}
	return _;
}
function to({ periods: [e, ...t], ...n }, r) {
	if (!e) return {
		...n,
		periods: []
	};
	let i = {
		said: r,
		since: -Infinity,
		until: e.since
	}, a = [
		{
			...e,
			since: Infinity
		},
		...t,
		i
	];
	return {
		...n,
		periods: a
	};
}
function no({ kind: e, entry: t, object: n, language: i, isHeld: a, at: o }, { overwrite: s, accept: c }, l) {
	let u = {
		kind: e,
		entry: t,
		live: n
	}, d = (e) => r(e, u, i), f = (e) => e === "text" || e === "key" && !a, [p, m] = [d(s), d(c)];
	if (f(p)) return "write";
	if (f(m)) return "pull";
	if (p) return { is: "overwrite" };
	if (m) return { is: "accept" };
	let h = l.find((e) => (o ?? Infinity) < e.at && d([e.pattern]) !== void 0);
	return h && {
		is: "overwrite",
		overwritten: h
	};
}
function ro(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function io({ kind: e, live: t }, n) {
	let r = I(t) && I(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? I(n) && I(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function ao({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => ee(n, e, t, r, i)), { before: n, after: o, ...s } = e;
		return {
			...s,
			before: t(n),
			after: o === void 0 ? [] : t(o)
		};
	};
	return {
		versions: e.map(o),
		merged: t.map(o)
	};
}
// src/run/plan.ts
async function oo(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, command: s, target: l, applied: u, reviewed: d, listsUnmanaged: f }) {
	let { settings: m } = t, h = s === "apply", g = {
		ownUser: Xa(e, m.id),
		history: r,
		manifests: O(t),
		textFiles: t.textFiles,
		usable: o,
		applied: u && (async () => Qe(await u(), t))
	};
	try {
		let n = l && c(l, t), o = n?.is === "read" ? n : void 0, u = [{
			declared: t.declared,
			rules: m.rules
		}, ...o ? [o] : []], _ = {
			rules: u.map(({ rules: e }) => e),
			reviewed: d
		}, v = await Kn(e, m.id, u.map(({ declared: e }) => e), f ? void 0 : _);
		if (!v.ok) return {
			is: "stopped",
			problems: [v.problem]
		};
		a?.({
			phase: "planning",
			project: m.name
		});
		let y = v.value, [b = t.declared, x] = y.declared, C = Ie(t, y.project);
		if (C.length > 0) return {
			is: "stopped",
			problems: C
		};
		let w = {
			now: Math.floor(i() / 1e3),
			target: o?.commit
		}, T = {
			...g,
			asked: w
		}, E = await $a(b, y, m.rules, T), D = [...p(m.languagePlaces, y.project), ...E.problems];
		if (E.is === "stopped") return {
			...E,
			problems: D
		};
		let O = o && x && await $a(x, y, o.rules, {
			...T,
			history: so(r),
			manifests: [...new Set([...g.manifests, ...o.manifests])]
		}), ee = n && S(E, n, O), te = h ? await co(E.plan, E.kinds, g) : [], ne = Na(E.keptTexts, {
			reasons: E.reasons,
			writes: h,
			target: x && {
				entries: Object.values(x.entries).flat(),
				kept: O?.is === "planned" ? O.keptTexts : []
			}
		});
		return {
			...E,
			live: y,
			problems: [...D, ...te],
			conflicts: s === "drift" ? [] : ne,
			...ee && { target: ee }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: lo(e, n, t.declared)
		};
	}
}
function so(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? [],
			overwrites: n.overwrites?.filter(({ at: e }) => e !== Infinity) ?? []
		};
	} };
}
async function co({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => ee(t, {
			path: e,
			now: e
		}, n, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && ge(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : Ve(t, i, n);
				return a !== void 0 && r !== void 0 && At(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${se(u.length, "text")} of ${s} back: ${x(u, 5)}.`, f = `The checked-out branch lacks ${se(c, "commit")} of ${s}. ${d} To apply the newest files, run git pull first.`;
	return [F("behind-upstream", f, {
		severity: "warning",
		scope: "project"
	})];
}
function lo(e, { stopped: t }, n) {
	if (!(e instanceof z)) throw e;
	if (e instanceof Vt && t) return [];
	let r = e instanceof V ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && uo(r, n) ? { quotes: [r] } : {};
	return [F("api-error", e.message + fo(e), {
		scope: "project",
		...i
	})];
}
function uo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(C).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? v(t) : []));
	});
	return y(r)(e) !== e;
}
function fo(e) {
	return e instanceof V && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function po(e, t, n, r, i) {
	let { plan: a, kinds: o, problems: s, live: c } = e, l = await mo(a, c, t, n, r, i);
	return [
		..._a(s, t.rules),
		...ga(a, o, t.rules, l),
		...ho(a, n)
	];
}
async function mo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && N(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await pa(c, o, a, s),
		otherLanguage: await ha(n, t, l, o, s)
	};
}
function ho(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !da(e) && !fa(e) ? [] : [F("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
const go = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var _o = class {
	place;
	kept = new Map();
	urls = new Map();
	written = new Set();
	last = Promise.resolve();
	next;
	constructor(e) {
		this.place = e;
	}
	missing() {
		return this.place ? void 0 : "There is no folder for backups, and nothing is removed without a backup. Set RUNNER_TEMP.";
	}
	get keepsUrls() {
		return this.place?.keepsUrls ?? !1;
	}
	async save(e, t, n = {}) {
		let { place: r } = this, i = e.flatMap((e) => {
			let t = this.kept.get(bo(e)), n = t ? vo(t, e) : e;
			return t !== void 0 && this.written.has(t) && yo(t, n) ? [] : [n];
		});
		if (i.length !== 0 && r) {
			for (let e of i) this.kept.set(bo(e), e);
			for (let [e, t] of Object.entries(n)) this.urls.set(e, t);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(r)), this.last = this.next, this.next.then(() => void 0, (e) => `${go[t]} ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function vo(e, t) {
	return e.action === "update" && t.action === "update" && N(t.kind).mergeKept?.(e, t) || t;
}
function yo(e, t) {
	return At({ ...e.entry }, { ...t.entry }) && At({ ...e.wrote }, { ...t.wrote });
}
function bo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const xo = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, So = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Co(e, t, n) {
	let { backup: r, ...i } = wo(e, t, []), { wrote: a, ...o } = r, s = new et({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Mo(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Mo(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => jo(t, n.filter(({ kind: t }) => t === e).map((e) => ko(e).entry), "")), l = n.map((e) => ko(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(So),
		jo("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${Eo(u)}\n`;
}
function wo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Do);
	return {
		backup: {
			format_version: 2,
			...n,
			restore: t,
			wrote: a
		},
		...Object.fromEntries(i)
	};
}
function To(e) {
	let [t, n] = xo.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Eo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Eo(e) {
	return ue("sha256").update(e).digest("hex");
}
function Do({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = N(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Oo = new WeakMap();
function ko(e) {
	let t = Oo.get(e) ?? {
		entry: Ao(e.entry),
		wrote: Ao(Do(e))
	};
	return Oo.set(e, t), t;
}
function Ao(e) {
	let t = new et([e], { aliasDuplicateObjects: !1 });
	return $e(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = tt.QUOTE_DOUBLE);
	} }), t.toString(So);
}
function jo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Mo(e) {
	return e.replace(jt, " ");
}
// src/backup/read.ts
const No = it([P(), lt()]), Po = (e) => rt({
	format_version: at(2),
	project: P().min(1),
	project_digest: P().exactOptional(),
	project_name: P(),
	time: P(),
	wrote: st(rt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, No.exactOptional()])),
		action: ct([...pt, "update"]),
		values: ot(P(), nt()).default({})
	}))
}), Fo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Io(e, t, n) {
	return Bo(e, zo(t, n.replaceAll("\r\n", "\n")));
}
const Lo = "\n  - ";
function Ro(e, t, n, r) {
	let i = zo("", t), { problems: a } = Bo(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(wo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !N(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function zo(e, t) {
	let n = To(t), r = n === "cut" ? t.lastIndexOf(Lo) : -1;
	return {
		text: t,
		damage: n,
		yaml: le(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Bo(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = oe(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Po(e).safeParse(s?.value), l = (e) => F("bad-backup", e, { place: Be(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Vo(e, n, t.includes(Lo) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: bt(o) ? o : [...o, l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = re(r, a, n);
		R(o, s.problems);
		let c = Ft(f, (e) => Uo(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Uo(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(F("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Be(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (bt(o)) return { problems: o };
	let { project: h, project_digest: g, project_name: _, time: v } = c.data, y = g === void 0 ? {} : { projectDigest: g };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: h,
			...y,
			projectName: _,
			time: v,
			entries: m
		},
		problems: o
	};
}
function Vo(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${Fo}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Uo(e, i)) : []);
		return n.flatMap((e) => Uo(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${Fo}`;
	let o = a.length > Ho ? ` and ${a.length - Ho} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Ho).join(", ")}${o}. ${Fo}`;
}
const Ho = 10;
function Uo(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Wo(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Kt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, c = !1;
			try {
				await Yt(e, { recursive: !0 });
				let l = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await ie(o, t(o), l);
				for (let e = 2; a === void 0 && !c; e++) c = await f(o, t(o), l), c || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await ie(Go(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await s(e), await s(Gt(e)), a = o;
			} catch (e) {
				throw c && await Zt(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${Re(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Go(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Ko(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [F("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = qt(n.working, t), a = await w(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Io(e, b(i, n), a.value),
		urls: await qo(Go(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function qo(e) {
	try {
		let t = JSON.parse(await Xt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Jo = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Yo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Jo(e);
		this.#e ? (this.#t.next = t, this.#t = t) : (this.#e = t, this.#t = t), this.#n++;
	}
	dequeue() {
		let e = this.#e;
		if (e) return this.#e = this.#e.next, this.#n--, this.#e || (this.#t = void 0), e.value;
	}
	peek() {
		if (this.#e) return this.#e.value;
	}
	clear() {
		this.#e = void 0, this.#t = void 0, this.#n = 0;
	}
	get size() {
		return this.#n;
	}
	*[Symbol.iterator]() {
		let e = this.#e;
		for (; e;) yield e.value, e = e.next;
	}
	*drain() {
		for (; this.#e;) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function Xo(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Zo(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Yo(), r = 0, i = () => {
		r < e && n.size > 0 && (r++, n.dequeue().run());
	}, a = () => {
		r--, i();
	}, o = async (e, t, n) => {
		let r = (async () => e(...n))();
		t(r);
		try {
			await r;
		} catch {}
		a();
	}, s = (t, a, s, c) => {
		let l = { reject: s };
		new Promise((e) => {
			l.run = e, n.enqueue(l);
		}).then(o.bind(void 0, t, a, c)), r < e && i();
	}, c = (e, ...t) => new Promise((n, r) => {
		s(e, n, r, t);
	});
	return Object.defineProperties(c, {
		activeCount: { get: () => r },
		pendingCount: { get: () => n.size },
		clearQueue: { value() {
			if (!t) {
				n.clear();
				return;
			}
			let e = AbortSignal.abort().reason;
			for (; n.size > 0;) n.dequeue().reject(e);
		} },
		concurrency: {
			get: () => e,
			set(t) {
				Zo(t), e = t, queueMicrotask(() => {
					for (; r < e && n.size > 0;) i();
				});
			}
		},
		map: { async value(e, t) {
			let n = [];
			try {
				Array.from(e, (e, r) => {
					let i = c(t, e, r);
					return n.push(i), i;
				});
			} catch (e) {
				for (let e of n) e.catch(() => {});
				throw e;
			}
			return Promise.all(n);
		} }
	}), c;
}
function Zo(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Qo(e, { batchSize: t = 500 }) {
	return es(e).map((e) => bn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function $o(e, t, n) {
	let r = new Sn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: _t,
			variables: n.variables,
			verdicts: en
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new En(n.halt, n.mayWrite),
		backup: new _o(n.backup),
		languages: Un(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(bn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: G(n)
		}));
	}, c = Xo(n.concurrency);
	await Qt();
	for (let e of Qo(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => c(async () => {
			try {
				for (let { change: n, outcome: i } of await s(e, t)) r.record(n, i);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			n.onBatch(e, e.changes.map((e) => r.of(e)));
		})));
	}
	try {
		for (let e of o.values()) await e.finish?.(t, r);
	} catch (e) {
		r.recordBug([], e);
	}
	return r;
}
function es({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => h(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ts(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ts(e) {
	let t = Ft(e, (e) => U(e, "before")), n = new Map(e.map((e) => [e, U(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewedPlan.ts
function ns(e, t, n) {
	let r = Nt(t.changes, (e) => L(rs(e))), i = new Set(e.changes.filter((e) => r.get(L(rs(e)))?.shift())), a = (e) => L([e.action, pe(e)]), o = Nt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: ss(t ? is(t, e) : "this change is not in the reviewed plan")
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: cs(e, n) ?? ss("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function rs(e) {
	let t = as(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		pe(e),
		e.label,
		r,
		n,
		i,
		os(e),
		t
	];
}
function is(e, t) {
	let n = (e) => L(as(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && os(e) !== os(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function as(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function os(e) {
	return e.action === "create" ? "" : e.seen;
}
function ss(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function cs(e, t) {
	let n = N(e.kind), r = t.live.objects[n.plural];
	if (!r) return;
	if (e.action === "destroy") {
		let t = String(e.id);
		if (r.unusable.some((e) => e.id === void 0 || e.id === t)) return;
		let i = r.objects.find((e) => n.id(e) === t);
		return i === void 0 || e.how === "archive" && n.isArchived(i) ? {
			state: "done",
			id: t
		} : void 0;
	}
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && K(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/project.ts
async function ls(e, t, n, r) {
	let i = us(e.settings, e.manifests);
	try {
		return await ds(i, e, t, n, r);
	} catch (e) {
		let t = De(e, r.folders);
		if (t) return {
			...i,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...i,
			problems: hs([n]),
			bugs: [n]
		};
	}
}
function us({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function ds(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = ra(t.settings, n.apiUrl, o);
	if (!l.ok) return {
		...e,
		problems: [l.problem]
	};
	let { reading: u, writing: d, now: f } = l.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await oo(u, p?.filter ? fs(p.filter.filters, t) : t, {
		...o,
		now: f
	}, {
		...n,
		target: i,
		applied: a,
		reviewed: p?.changes ?? [],
		listsUnmanaged: n.command === "drift" || m
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await po(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(ps)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let S = ze(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: en
	}, { plan: w, notApplied: T } = p ? ns(_, p, {
		...C,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, E = {
		...e,
		problems: [
			...y,
			...b,
			...x,
			...S
		],
		plan: w,
		...m && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: Qo(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || bt(S)) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, ms]
	};
	let O = await vs(d, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function fs(e, t) {
	let { settings: n } = t;
	return {
		...t,
		settings: {
			...n,
			rules: {
				...n.rules,
				filter: e,
				prune: {}
			}
		}
	};
}
function ps(e) {
	return {
		...e,
		severity: "warning"
	};
}
const ms = F("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function hs(e) {
	return e.length === 0 ? [] : [F("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function gs({ id: e, secrets: t }) {
	let n = new yt();
	return n.hide(t), n.clean(e);
}
function _s(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(Me).join(" ");
}
async function vs(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = gs(n), m = i === void 0 ? void 0 : Wo(i, n.name ?? p, c()), h = {
		project: p,
		...p !== f && { project_digest: Ee(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, g = (e) => _s(b(e, l), a), _, v = async (e, t) => {
		let n = (e) => ({
			...h,
			restore: g(e)
		});
		await m?.write((t) => Co(r.kinds, n(t), e), t, (t, i) => Ro(r.kinds, t, n(i), e)).catch((e) => {
			throw _ = e.message, e;
		});
	}, y = n.name, x = t.changes.length, S = 0, C = () => o.onProgress?.(S < x ? {
		phase: "applying",
		project: y,
		count: {
			done: S,
			total: x,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: y
	});
	C();
	let w, T = await $o(e, t, {
		variables: r.variables,
		concurrency: u,
		batchSize: o.batchSize ?? 500,
		useAutomations: d,
		halt: () => s.reason,
		mayWrite: async () => (w = await o.permission?.toWrite(), w?.message),
		backup: m && {
			write: v,
			keepsUrls: o.environment.GITHUB_ACTIONS !== "true"
		},
		wait: o.wait,
		onBatch: (e, t) => {
			o.onBatch(e, t), S += t.length, C();
		}
	}), E = t.changes.map((e) => ({
		change: e,
		outcome: T.of(e)
	})), { bugs: D, remarks: O } = T;
	return {
		results: E,
		problems: [
			...w && !s.stopped ? [w] : [],
			...O,
			...hs(D),
			..._ === void 0 ? [] : [F("backup-not-written", _, { scope: "project" })]
		],
		...m?.path !== void 0 && {
			backup: b(m.path, l),
			restore: g(m.path)
		},
		...D.length > 0 && { bugs: D }
	};
}
export { Y as C, en as D, $t as E, Bn as S, sn as T, Xn as _, us as a, Un as b, lo as c, Na as d, ba as f, Mi as g, ra as h, ls as i, $a as l, na as m, vs as n, Qo as o, aa as p, _s as r, Ko as s, ms as t, Xa as u, Yn as v, X as w, zn as x, qn as y };
