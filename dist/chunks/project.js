import { An as e, Ar as t, Bn as n, C as r, Cn as i, D as a, E as o, Fr as s, H as c, Hn as l, J as u, Jn as d, K as f, Kn as p, Kr as m, Lr as h, M as g, Nn as _, Pn as v, Pr as y, Qt as b, R as x, Rn as S, Rr as C, S as w, Sn as T, Tn as E, U as D, Vn as O, Vt as k, Wn as ee, Wr as te, X as ne, Xn as re, Xr as ie, Y as ae, Yn as oe, Yr as se, Yt as ce, Z as le, Zn as ue, Zt as de, _ as fe, at as pe, b as A, bn as me, c as he, cr as ge, ct as _e, d as j, dt as ve, f as ye, ft as be, g as M, gt as xe, h as Se, ht as Ce, j as we, l as Te, lt as Ee, m as De, mt as Oe, nn as ke, nr as Ae, or as je, p as N, pr as Me, pt as Ne, q as Pe, qn as Fe, qr as Ie, r as Le, rr as Re, st as ze, ur as Be, ut as Ve, v as He, vt as Ue, w as P, wn as We, x as Ge, xn as Ke, y as qe, yn as Je, yt as Ye, z as Xe, zn as Ze } from "./engine.js";
import { b as Qe, p as $e, v as et } from "./yaml.js";
import { c as tt, d as nt, g as rt, h as F, l as it, p as at, r as ot, t as st, u as ct } from "./zod.js";
import { $ as lt, $n as ut, C as dt, Mt as ft, Ot as pt, _ as mt, _r as ht, er as gt, h as _t, hr as vt, jt as yt, kt as bt, nr as xt, pr as St, rr as Ct, tr as wt, x as I } from "./start.js";
import { C as Tt, S as Et, b as L, f as Dt, g as R, m as z, u as Ot, v as kt, w as B, y as At } from "./wire.js";
import { S as jt, _ as V, c as Mt, d as H, h as Nt, l as Pt, m as U, o as Ft, p as It, r as Lt, s as Rt, t as zt, u as W, x as Bt } from "./client.js";
import { dirname as Vt, join as Ht, resolve as Ut, sep as Wt } from "node:path";
import { mkdir as Gt, readFile as Kt, rm as qt } from "node:fs/promises";
import { setImmediate as Jt } from "node:timers/promises";
// src/model/verdict.ts
const Yt = () => void 0, Xt = () => ({ is: "write" });
function Zt({ id: e, language: t }) {
	return R([e, t]);
}
// src/plan/prune.ts
const Qt = {
	destroys: [],
	spared: [],
	scope: 0
};
function $t(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = d(e, i);
	if (a === void 0) return Qt;
	let o = (t) => p(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = ht(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
		r === void 0 ? l === void 0 ? s.push(t) : c.push({
			...n,
			reason: "protected",
			tag: l
		}) : c.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let l = s.map((t) => {
		let n = e.tags(t), i = en(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: Oe(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...i.length > 0 && { texts: i }
		};
	});
	return {
		destroys: [...l].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		spared: c,
		scope: t.filter(o).length + l.length
	};
}
function en(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return L(n) ? Object.entries(n).map(([n, r]) => {
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
function tn(e, t, n) {
	let r = new Map();
	return (i) => nn(e, t, n, i, r);
}
function nn(e, t, n, r, i = new Map()) {
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
		return r && o ? [fn(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = cn(s, n), d = c.map((e) => ({
		...e,
		...pn(e.parts)
	})), f = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), p = [...o, ...d.flatMap((e) => [...e.problems, ...e.remarks])], m = _t(p), h = d.flatMap((e) => e.destroys), g = l ? [] : d.flatMap((e) => e.unmanaged), _ = d.flatMap((e) => e.kind.firstSends?.(an(e, a, m)) ?? []), v = {
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
			unchanged: sn(d, ({ unchanged: e }) => e),
			unmanaged: sn(d, f),
			by_kind: Object.fromEntries(d.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: f(e)
			}])),
			adopted: sn(d, ({ changes: e }) => e.filter((e) => on(e, n)).length)
		},
		..._.length > 0 && { sends: _ },
		...l && { filter: l }
	}, y = d.flatMap((e) => e.kind.hints?.(an(e, a, m)) ?? []);
	return {
		is: "planned",
		plan: v,
		facts: d.map((e) => rn(e, m)),
		unmanaged: g,
		problems: [...p, ...y],
		matches: d.map(({ kind: e, matching: t }) => ({
			kind: e,
			matching: t
		})),
		open: d.flatMap(({ open: e }) => e),
		keptTexts: d.flatMap(({ keptTexts: e }) => e)
	};
}
function rn({ kind: e, matching: t, declared: n, live: r, created: i, destroys: a, matched: o, scope: s }, c) {
	let l = new Map((a.length > 0 ? r.objects : []).map((t) => [String(e.id(t)), t]));
	return {
		kind: e,
		declared: n.length,
		live: r.objects.length + r.unusable.length + (r.notRead ?? 0),
		matched: o,
		namesakes: t.namesakes.size,
		scope: s,
		removed: (c ? [] : a).flatMap((t) => {
			let n = l.get(String(t.id));
			return n === void 0 ? [] : [{
				destroy: t,
				names: e.names(n),
				texts: e.texts(n)
			}];
		}),
		created: i.filter(({ entry: t }) => !Ee(e, t).isNew).map(({ change: { label: e, fields: t } }) => ({
			label: e,
			texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : xe(t))
		}))
	};
}
function an(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function on(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function sn(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function cn(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => o(t, e)), a = new Map(un(i, r).map((e) => [e.entry, e])), s = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(ln(t))];
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
	}]), l = g(t, r);
	return {
		kinds: s,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(c),
			unmatched: l
		}
	};
}
function ln(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => O(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function un(e, t) {
	let n = new Set(e), r = At(e, ({ change: e }) => e ? G(e, "after") : []), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = e.change ? mn(e.change) : [];
		for (let o of t.flatMap((e) => r.get(e) ?? [])) o !== e && n.delete(o) && (i.set(o, e), a.push(o));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? dn(e, t) : e;
	});
}
function dn({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = l(i, a, "narrow-filter", `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [o],
		ofName: !0
	}), u = e && {
		kind: i.name,
		label: e.label,
		place: e.place
	};
	return {
		...n,
		kept: [],
		problems: [c],
		...u && { skipped: u }
	};
}
function fn(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.parts[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : be(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
		return {
			...o,
			kind: e,
			entry: s,
			...c !== void 0 && { live: c }
		};
	}), s = a.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: Ae(r, i, [])
			},
			problems: [n]
		};
	}), c = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), l = $t(e, {
		matched: c,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r), u = new Set([...l.destroys, ...l.spared].map(({ id: e }) => e)), d = a.unmanaged.filter((t) => !u.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), f = [...o, ...s], { remarks: p } = a;
	return {
		kind: e,
		matching: a,
		declared: t,
		live: n,
		parts: f,
		remarks: p,
		unmanaged: d,
		matched: c.length,
		...l
	};
}
function pn(e) {
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
function G(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => S(e.kind, t).role === "identity").flatMap((n) => ve(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function mn(e) {
	let t = new Set(G(e, "after"));
	return G(e, "before").filter((e) => !t.has(e));
}
// src/remote/kindRemote.ts
let hn = [];
function gn(e) {
	hn = e;
}
function _n() {
	return hn;
}
function vn({ name: e }) {
	let t = hn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var yn = class {
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
		for (let t of e) this.outcomes.has(t.ref) || this.record(t, K("unknown result", n));
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
function K(e, t, n) {
	return {
		state: "failed",
		how: e,
		message: t,
		...n && { place: n }
	};
}
function q(e) {
	return {
		state: "not attempted",
		message: e
	};
}
const bn = K("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function xn(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function J(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a), s = t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	}), [c] = s, [l] = xn(e, t, n, r);
	return !c && l ? K("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? K("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Sn(e.after)} was sent, ${Sn(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
function Sn(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/sending.ts
var Cn = class {
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
	noteProjectRefused(e) {
		this.cause ??= `The service refuses all requests for this project: ${e}`;
	}
	noteUnreachable(e) {
		this.cause ??= `The service could not be reached: ${e}`;
	}
	noteSingleRefused(e) {
		!this.accepted && this.lastRefusal === e && (this.cause ??= `The service refused the changes before this one, each with the same message: ${e}`), this.lastRefusal = e;
	}
};
const wn = 2e3;
function Tn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return K("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function En({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var Y = class extends Error {};
const Dn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function On(e) {
	return e instanceof U ? Dn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function kn(e) {
	return e.name === "TimeoutError" || e instanceof U && [
		413,
		502,
		504
	].includes(e.status);
}
function An(e, t) {
	return e instanceof U || e.mayHaveHappened || !t ? e : t;
}
function X(e) {
	return e instanceof It && !e.mayHaveHappened ? q(e.message) : K(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var Z = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function jn(e) {
	try {
		return dt(await e());
	} catch (e) {
		if (!(e instanceof Z)) throw e;
		return mt(I(e.code, e.message, { scope: "project" }));
	}
}
async function Q(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof V || e instanceof Z) return;
		throw e;
	}
}
function Mn({ message: e }, t) {
	return K("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function Nn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Pn(e, t = "") {
	return q(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function Fn(e, t) {
	return q(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function In(e, t) {
	return t.mayHaveHappened ? Mn(t, e) : X(t);
}
async function Ln(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	};
	return (await Q(() => Rn(e, t, n)))?.project;
}
async function Rn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(k(t)), n ? Bn(e, t) : void 0]), o = a && Pt(a, Hn);
	if (a && !o) throw Un("a language has no usable lang_iso");
	return {
		project: zn(t, i, o, r),
		details: i,
		languages: a
	};
}
function zn(e, t, n, r) {
	let i = W(t) ?? {}, a = W(i.settings) ?? {}, o = Rt(a.per_platform_key_names), s = Rt(a.segmentation), c = Mt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = H(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	if (d.length > 0) throw Un(`the project has no usable ${d.join(" and ")}`);
	return {
		id: e,
		name: H(i.name) || e,
		type: H(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: Rt(a.auto_toggle_unverified)
	};
}
async function Bn(e, t) {
	let n = await Bt(() => e.languages(t, { limit: 500 }), (e) => Hn(e)?.iso);
	if (n) return n;
	throw new Z("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Vn(e, { id: t, languages: n }) {
	let r = async () => {
		if (n) return n.map(({ iso: e }) => e);
		let r = Pt(await Bn(e, t), Hn);
		if (!r) throw new Z();
		return r.map(({ iso: e }) => e);
	}, i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function Hn(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = W(e) ?? {}, i = H(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: Mt(n),
		pluralForms: Pt(r, H) ?? []
	};
}
function Un(e) {
	return new Z(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function Wn(e, t, n, r) {
	let i = n.flatMap(ne), [{ kinds: a } = { kinds: [] }] = n, o = a.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), s = await jn(() => Rn(e, t, {
		languages: i.length > 0,
		names: o.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	}));
	if (!s.ok) return s;
	let { project: c, details: l } = s.value, u = n.map((e) => le(e, c.baseLanguage)), d = new Set([...u.flatMap(ne).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(ae)]), f = (c.languages ?? []).filter(({ iso: e }) => d.has(e)), p = W(W(l)?.statistics) ?? {}, m = ({ plural: e, name: t }) => r && {
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
	return jn(async () => ({
		...await Kn(h, o, m),
		declared: u
	}));
}
async function Gn(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = {
		languages: !0,
		names: !0,
		texts: !0
	}, o = await jn(() => Rn(e, t, a));
	if (!o.ok) return o;
	let { project: s } = o.value, c = r(s);
	if (!c.ok) return c;
	let l = {
		client: e,
		project: s,
		statistics: {},
		languages: c.value
	};
	return jn(() => Kn(l, n, () => void 0, i));
}
async function Kn(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await vn(t).observe({
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
async function qn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([Rn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await vn(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (s.some(({ objects: e }) => e.unusable.length > 0)) throw new Z();
	return {
		project: o,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
async function Jn(e) {
	let { client: t, project: n, statistics: r, languages: i, plans: a } = e, o = a && rr({
		...e,
		...a
	}), s = o && await o;
	if (s) return s;
	let c = n.id, l = c === k(c) ? Ft(r.keys_total) : void 0;
	return w(await Yn({
		client: t,
		projectId: c
	}, Zn(i), i, l));
}
async function Yn(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await $n(e, t, i, r);
	if (Xn(a)) return a.listed;
	let o = await er(e, t, i);
	if (Xn(o)) return o.listed;
	throw new Z(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Xn({ listed: e, total: t }) {
	return t === e.length;
}
function Zn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Qn(e) {
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
async function $n({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Mt(e)),
			keys: P(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Qn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Qn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._], y = qe(v.flatMap(({ keys: e }) => e)), b = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], x = v.at(-1)?.total, S = v.some((e) => (e.total ?? 0) > (x ?? 0)), C = b.every(({ ids: e }, t) => {
		let n = b[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: y,
		total: S || !C ? void 0 : x
	};
}
async function er({ client: e, projectId: t }, n, r) {
	let i = [];
	for await (let a of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) z(i, P(a, r));
	let a = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: qe(i),
		total: a.totalCount
	};
}
const tr = [
	400,
	404,
	413,
	414,
	431
], nr = /^[\w.:/-]+$/;
function rr(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Ft(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Fe(M, e) !== "off")) return;
	let o = r.flatMap(({ entries: e }) => e.map((e) => e.values)), s = new Set(o.flatMap(({ key_name: e, previously: t = [] }) => [...A(e), ...t])), c = new Set(o.flatMap(({ key_id: e }) => e ?? []));
	if (![...s].every(fr)) return;
	let l = pr(s).length + mr(c).length;
	if (!(Math.max(1, l) * 4 > Math.ceil(a / 500))) return ir(e, s, c, a);
}
async function ir(e, t, n, r) {
	try {
		let [i, a] = await Promise.all([ar(e, t, n), ur(e, r)]), o = a - i.length;
		return o >= 0 && dr(i, e) ? {
			objects: i,
			unusable: [],
			notRead: o
		} : void 0;
	} catch (e) {
		if (e instanceof Z || e instanceof U && tr.includes(e.status)) return;
		throw e;
	}
}
async function ar(e, t, n) {
	let r = await or(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await sr(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => lr(e.key_id, t.key_id));
}
async function or(e, t) {
	let n = await Promise.all(pr(t).map(async (n) => (await cr(e, { filter_keys: n })).filter(({ key_name: e }) => A(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => A(e)));
	if (![...t].every((e) => r.has(e) || nr.test(e)) || n.some((e) => e.length === 0)) throw new Z();
	return n.flat();
}
async function sr(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new Z();
	let r = await Promise.all(mr(t).map((t) => cr(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new Z();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function cr({ client: e, project: t, languages: n }, r) {
	let i = await gr({
		client: e,
		projectId: t.id
	}, {
		...Zn(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = w(P(i, a));
	if (s.length > 0) throw new Z();
	return o;
}
function lr(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function ur({ client: e, project: { id: t } }, n) {
	if (t === k(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new Z();
	return r;
}
function dr(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Se(t, e, !1, De(n)).fresh.length === 0);
}
function fr(e) {
	return !e.includes(",");
}
const pr = (e) => hr(e, 2e3), mr = (e) => hr(e, 7e3);
function hr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function gr({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new _r();
	if (r.totalCount !== qe(P(r)).length) throw new Z();
	return r;
}
var _r = class extends Z {};
const vr = {
	include_translations: !0,
	disable_references: !0
};
async function yr(e, t, n = []) {
	let r = await Promise.all(mr(t.map(String)).map((t) => xr(e, t)));
	return w(P(r.flat(), n));
}
async function br(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Q(async () => yr(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => ({
		key: a.get(e),
		lacks: [e, void 0].flatMap((e) => o.get(e) ?? [])
	});
	return i && (({ id: e }) => s(String(e)));
}
async function xr(e, t) {
	try {
		return await gr(e, {
			...vr,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof _r || n instanceof U && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await xr(e, t.slice(0, r)), ...await xr(e, t.slice(r))];
	}
}
async function Sr(e, t) {
	let n = new Set(t.flatMap((e) => A(e))), r = [...n].every(fr) ? pr(n).map((e) => ({
		...vr,
		filter_keys: e
	})) : [vr], i = [];
	for (let t of r) z(i, await Yn(e, t));
	return wr(w(i), n);
}
async function Cr(e, t) {
	let n = new Set(t.flatMap((e) => A(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = wr(w(await Yn(e, {})), n), a = await yr(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function wr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(A(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Tr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await yr(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Cr(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/keys/outcomes.ts
async function Er(e, t) {
	let n = t.flatMap(({ sent: t, answer: n }) => (n.is === "refused" ? /already taken/i.test(n.error.message) : !kr(e, t, n)) ? [t] : []), r = n.map(({ out: e }) => e.key_name ?? ""), i = await Q(() => Sr(e, r)), a = new Map(Ir(n, { keys: i?.objects ?? [] }).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map((t) => Or(e, t, a.get(t.sent), Mr));
}
async function Dr(e, t) {
	let n = await br(e, t.filter(({ sent: t, answer: n }) => n.is !== "refused" && !kr(e, t, n)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return Or(e, t, r?.key, r?.lacks.length === 0 ? Pr : Nr);
	});
}
function Or(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Ar(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Ar(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? jr(n.error) : i
	};
}
function kr({ context: e }, { change: t }, n) {
	return n.is === "stored" && xn(M, t, n.key, e).length === 0;
}
function Ar({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), J(M, n, r, e);
}
function jr({ message: e, code: t }) {
	return K("refused", `The service refused it: ${e} (code ${t}).`);
}
const Mr = K("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Nr = K("unknown result", "The service's response does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."), Pr = K("not made", "The service answered without an error, but did not do this. Apply again."), Fr = { is: "silent" };
function Ir(e, { keys: t, errors: n = [] }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = [...i].find((e) => Lr(n.out, e.key_name) && (!t || Rr(e, n.out)));
		e && (i.delete(e), r.set(n, {
			is: "stored",
			key: e
		}));
	}
	let a = e.filter((e) => !r.has(e)), o = new Map(a.map(({ out: e }) => [e, n.filter(({ key_name: t }) => t !== void 0 && Lr(e, t))]));
	for (let e of a) {
		let t = o.get(e.out) ?? [], n = a.filter(({ out: e }) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Fr
	}));
}
function Lr({ key_name: e = "", platforms: t = [...Ot] }, n) {
	return t.every((t) => r(n, t) === r(e, t));
}
function Rr(e, { platforms: t = [], filenames: n = {} }) {
	return Ot.every((n) => t.includes(n) === e.platforms.includes(n)) && Ot.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function zr(e, { keys: t, errors: n }) {
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
			} : Fr
		};
	});
}
// src/keys/rereadBeforeWrite.ts
function Br(e) {
	return {
		change: e,
		out: Ce(M.fields, e, {}, [])
	};
}
function $(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Vr(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Hr(e, t, n, r) {
	let i = (e) => r ? X(r.error) : e, a = (e) => ({
		due: [],
		outcomes: $(t, i(q(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || qr(e)), c = await br(e, s.map(({ change: e }) => e)), l = s.some(({ change: e }) => Kr(e)) ? c && await Q(() => e.languages()) : [];
	if (!c || !l) return a(Wr);
	let u = new Set(s), d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push(Vr(n));
			continue;
		}
		let { key: r, lacks: a } = c(t);
		if (!r && a.length > 0) {
			f.push({
				change: t,
				outcome: i(Pn("key"))
			});
			continue;
		}
		if (!r) {
			f.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Gr
				}
			});
			continue;
		}
		let o = new Set(r.translations?.map(({ language_iso: e }) => e)), s = Kr(t) ? l.filter((e) => !o.has(e)) : [];
		if (s.length > 0) {
			let e = i(Pn("key", ` (no usable ${s.join(", ")} text)`));
			f.push({
				change: t,
				outcome: e
			});
			continue;
		}
		let { open: m, kept: h } = Jr(t, r, e.context);
		if (m.length === 0) {
			f.push({
				change: t,
				outcome: Zr({
					state: "done",
					id: t.id
				}, t, h)
			});
			continue;
		}
		let g = Br({
			...t,
			fields: m
		});
		ti(g.change).length > 0 && e.beforeReshaping.set(t.ref, r), d.push({
			...g,
			planned: n,
			kept: h,
			before: r
		});
		let _ = Ur(g.change, r, e.context);
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
		outcomes: [...f, ...$(h, i(q(m)))]
	};
}
function Ur(e, t, n) {
	if (e.fields.some((t) => T(e.kind, t))) {
		let r = wt(M, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: xt(e.fields)
		};
	}
	let r = Ct(M, t, M.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Tt(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => E(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...gt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: M.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: xt(s ? [s, ...a] : o)
	};
}
const Wr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Gr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Kr(e) {
	return e.fields.some((t) => E(e.kind, t) || T(e.kind, t));
}
function qr({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = M.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || T(e, t);
	});
}
function Jr(e, t, n) {
	let r = {
		...M.liveContext(t, n, e.label),
		platforms: Xr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = M.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || Oe(e.id, m) !== d);
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
	o ||= a.some((e) => Yr(e, "text"));
	let s = o && i.some((e) => Yr(e, "shape")), c = i.filter((e) => s && (Yr(e, "shape") || Yr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Yr({ field: e }, t) {
	return S(M.name, e).role === t;
}
function Xr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? Ot.filter((e) => n.includes(e)) : t.platforms;
}
function Zr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${Qr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Qr(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = Qr(t.filter((e) => !i.includes(e)));
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
function Qr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function $r(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = ei(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await br(e, n.map(({ change: e }) => e)), i = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = i.get(e.change.ref);
		return t ? {
			...e,
			outcome: ni(t, r?.(e.change).key, e.outcome)
		} : e;
	});
}
function ei({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return ti(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function ti({ kind: e, fields: t }) {
	return t.filter((t) => E(e, t));
}
function ni({ change: e, before: t, written: n }, r, i) {
	let [a] = ti(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return K("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`, o);
	let l = ri(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : K("stored differently", `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`, o);
}
function ri(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, ii(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = ii(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function ii(e) {
	let t = fe(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function ai(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = He(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || o === void 0 || t !== o && e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function oi(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [I("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function si(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return _i(t, Math.ceil(t.length / n.max), (t) => si(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return $(t, q(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(di),
			...ui(e)
		});
		return await Er(e, Ir(t, {
			keys: li(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof V)) throw r;
		return kn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? ci(e, t, r) : gi(e, t, r, (t) => si(e, t), void 0);
	}
}
async function ci(e, t, n) {
	let r = [], i = t;
	for (let t of [0, wn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...$(i, X(n))];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await Q(() => Sr(e, a)), s = Ir(i, { keys: o?.objects ?? [] });
		if (z(r, await Er(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...$(i, Tn(n, "key"))];
}
function li(e) {
	return w(P(e)).objects;
}
function ui({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function di({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function fi(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Vr),
		outcomes: []
	}, o = 0;
	try {
		let s = await r.updateKeys(i, async () => {
			if (a = await Hr(e, t, n !== void 0 || o++ > 0, n), a.due.length === 0 || n && n.sent >= 5) throw new Y();
			return {
				keys: a.due.map(({ change: e, out: t }) => ({
					key_id: Lt(String(e.id)),
					...t
				})),
				...ui(e)
			};
		}), c = zr(a.due, {
			keys: li(s),
			errors: s.errors
		});
		for (let { sent: t, answer: n } of c) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && ai(e.movedWriters, t.before, n.key, r);
		}
		return [...a.outcomes, ...hi(a.due, await Dr(e, c))];
	} catch (t) {
		let r = pi(a.due);
		if (t instanceof Y) return [...a.outcomes, ...n ? $(r, Mn(n.error, "change")) : []];
		if (!(t instanceof V)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...a.outcomes, ...await mi(e, r, {
				error: t,
				sent: i
			})];
		}
		let i = await gi(e, a.due, t, (t) => fi(e, pi(t), n), n?.error);
		return [...a.outcomes, ...hi(a.due, i)];
	}
}
function pi(e) {
	return e.map((e) => e.planned);
}
async function mi(e, t, n) {
	return e.stop.reason() === void 0 ? kn(n.error) && n.sent <= 2 && t.length > 1 ? _i(t, 2, (t) => fi(e, t, n)) : (await e.wait(En(n)), fi(e, t, n)) : $(t, X(n.error));
}
function hi(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Zr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function gi({ stop: e }, t, n, r, i) {
	if (On(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof U)) e.noteUnreachable(n.message);
	else if (t.length > 1) return _i(t, 2, r);
	else e.noteSingleRefused(n.message);
	return $(t, X(An(n, i)));
}
async function _i(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) z(i, await n(e.slice(t, t + r)));
	return i;
}
async function vi(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await yi(e, t, n), s.due.length === 0) throw new Y();
		return s.due.map(({ id: e }) => Lt(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof Y) return [...s.outcomes];
		if (!(e instanceof V)) throw e;
		On(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(En(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await vi(e, f, t)];
	}
	return [...p, ...await Si(e, f, l, d && An(d, n?.error))];
}
async function yi(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? X(n.error) : e, o = (e) => ({
		due: [],
		outcomes: wi(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a(q(s)));
	let c = await br(e, t, () => e.languages());
	if (!c) return o(a(bi));
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...Ge(t), ...ut(M, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: xi(n)
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(Fn("key", o))
		}) : !t || Oe(n.id, M.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: Nn("key", "removed")
		}) : (l.push(n), u.push(wt(M, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...wi(l, Ci(n.error))]
	};
	let f = await r.save(u, "removed") ?? await i.beforeWrite();
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...wi(l, a(q(f)))]
	};
}
const bi = q("The key could not be read again just before its removal, so it was not removed. Apply again.");
function xi({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Si(e, t, n, r) {
	let i = await br(e, t), a = r ? X(r) : bn;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? Ci(r) : xi(e)
		};
	});
}
function Ci(e) {
	return e ? In("key", e) : K("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function wi(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Ti(e, t) {
	return [
		"update",
		"create",
		"destroy"
	].flatMap((n) => {
		let r = [], i = 0;
		for (let a of e) {
			if (a.action !== n) continue;
			let e = a.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Br(a).out)), o = r.at(-1);
			o && o.length < t && e <= i ? (o.push(a), i -= e) : (r.push([a]), i = 1048576 - e);
		}
		return r.map((e) => ({
			kind: Ei.kind,
			action: n,
			changes: e
		}));
	});
}
const Ei = {
	kind: "key",
	observe: Jn,
	lookUp: Tr,
	batches: Ti,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? vi(t, n.filter(ki)) : e === "create" ? si(t, n.filter(Di).map(Br)) : $r(t, await fi(t, n.filter(Oi).map(Br)));
			},
			async finish(e, n) {
				z(n.remarks, oi(t.movedWriters));
			}
		};
	}
}, Di = (e) => e.action === "create", Oi = (e) => e.action === "update", ki = (e) => e.action === "destroy", Ai = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => ji(e, t.id),
	lookUp: ji,
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
			return n === void 0 ? e.action === "create" ? Li(t, e) : e.action === "update" ? Pi(t, e) : Yi(t, e) : q(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Wi(t, e, n)
		};
	}
};
async function ji(e, t) {
	let n = await Bt(() => e.webhooks(k(t)), (e) => H(W(e)?.webhook_id));
	if (n) return ye(n);
	throw new Z("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function Mi({ backup: e, context: t, stop: n }, r, i, a) {
	let { kept: o, urls: s } = Te(r, i, t);
	if (Object.keys(s).length > 0 && !e.keepsUrls && a === "removed") return q("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let c = await e.save([o], a, e.keepsUrls ? s : {}) ?? await n.beforeWrite();
	return c === void 0 ? void 0 : q(c);
}
async function Ni({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new Y();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? X(r.error) : i;
			if (!(t instanceof V)) throw t;
			if (n.gone && Zi(t)) return n.gone;
			if (On(t) && e.noteProjectRefused(t.message), !t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return X(An(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(En(r));
	}
}
function Pi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [k(r), String(t.id)], o = () => n.webhook(i, a);
	return Ni(e, {
		settled: async () => Fi(e, t, j(await o())),
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), Hi(e, t)));
			return Ri(e, t, j(o));
		},
		async readBack(n) {
			let r = await zi(e, t, o);
			return n && r.state !== "done" ? X(n) : r;
		}
	});
}
async function Fi(e, t, n) {
	if (!("webhook" in n)) return Pn("webhook");
	if (!Ii(e, t, n.webhook)) {
		let r = Ri(e, t, n);
		return r?.state === "done" ? r : Nn("webhook", "updated");
	}
	return Mi(e, he(t, n.webhook, e.context), n.webhook, "overwritten");
}
function Ii({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = N.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = N.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return Ne(N, a, s) === i;
}
async function Li(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Ui(t, Hi(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return q(l);
	try {
		let a = await n.createWebhook(k(r), c);
		return i.add(t.ref), Ri(e, t, j(a)) ?? await zi(e, t, () => Vi(e, c));
	} catch (n) {
		if (!(n instanceof V)) throw n;
		if (!n.mayHaveHappened && On(n) && o.noteProjectRefused(n.message), !n.mayHaveHappened) return X(n);
		i.add(t.ref);
		for (let r of [0, wn]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return X(n);
			let i = await Q(() => Vi(e, c));
			if (i) return J(N, t, i, s);
		}
		return Tn(n, "webhook");
	}
}
function Ri({ context: e }, t, n) {
	if (!(!("webhook" in n) || xn(N, t, n.webhook, e).length > 0)) return J(N, t, n.webhook, e);
}
async function zi(e, t, n) {
	return Ri(e, t, j(await Q(n))) ?? bn;
}
function Bi(e, t) {
	let n = B([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Ue(e.url, t.url) && r && n;
}
async function Vi(e, t) {
	let { objects: n, unusable: r } = await ji(e.client, e.projectId), i = n.find((e) => Bi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Ue(e, t.url)))) throw new Z();
	return i;
}
function Hi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Ce(N.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Ye(r, e.variables) }
	};
}
function Ui({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Wi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Q(() => ji(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ki(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Gi(e, t, s, n) : n.remarks.push(qi(t, "warning", Ji));
	}
}
async function Gi(e, t, n, r) {
	let i = Ui(t, Hi(e, t)), a = n.filter((n) => Bi(n, i) && J(N, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = Ki(r.of(t)), [s, ...c] = a.map(({ webhook_id: e }) => e).sort();
	if (o !== void 0 && s !== void 0 && ![s, ...c].includes(o)) {
		let e = `may exist twice, as ${o} and as ${s}: the list of webhooks does not have ${o} yet. Look at the webhooks in Lokalise. If both are there, delete one of them.`;
		r.remarks.push(qi(t, "warning", e));
	}
	if (s !== void 0 && c.length !== 0) for (let n of c) {
		let i = n === o && await Q(() => e.client.destroyWebhook(k(e.projectId), n)) !== void 0;
		i && r.correct(t, {
			state: "done",
			id: s
		});
		let a = i ? `existed twice. This run made ${n} and removed it again; ${s} stays.` : `exists twice, as ${s} and as ${n}: another run may have created it at the same time. Delete one of them in the project.`;
		r.remarks.push(qi(t, i ? "notice" : "warning", a));
	}
}
function Ki(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function qi({ label: e, place: t }, n, r) {
	return I("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const Ji = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Yi(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [k(r), String(t.id)], o = {
		state: "done",
		id: t.id
	};
	return Ni(e, {
		settled: () => Xi(e, t),
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(i, a, e);
			return Rt(t) === !0 ? o : void 0;
		},
		gone: o,
		async readBack(e) {
			try {
				await n.webhook(i, a);
			} catch (t) {
				if (!(t instanceof V)) throw t;
				return Zi(t) ? o : e ? X(e) : bn;
			}
			return e ? In("webhook", e) : K("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
async function Xi(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return q(s);
	let c = j(await n.webhook(k(r), String(t.id)));
	return "webhook" in c ? Oe(t.id, N.fingerprint(c.webhook)) === t.seen ? Mi(e, wt(N, c.webhook, t, o), c.webhook, "removed") : Nn("webhook", "removed") : Fn("webhook", c.unusable.lacks);
}
function Zi(e) {
	return e instanceof U && e.status === 404;
}
// src/run/connect.ts
gn([Ei, Ai]);
function Qi(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			rate: a,
			concurrency: o,
			...r
		};
		return dt(n ? new ea(c, s, n) : new zt(c));
	} catch (e) {
		if (!(e instanceof Nt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return mt(I("bad-setting", t + e.message));
	}
}
function $i(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Qi(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Qi(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? dt({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var ea = class extends zt {
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
function ta({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: St,
		variables: i,
		verdicts: Xt
	}, c = e.map((e) => na(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
		context: s,
		force: r
	})), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = pn(c.flat()), m = e.map(({ plural: e }, t) => [e, {
		unchanged: pn(c[t] ?? []).unchanged,
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
function na(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => Ee(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = Ee(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...ra(e, t, c, u, d)
		};
	});
}
function ra(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: u = [] } = r, d = a === void 0 ? e : {
		...e,
		label: () => a
	}, f = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: d.name,
			label: d.label(a),
			place: Re(r, i)
		}, s = l(d, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...u, s]
		};
	};
	if (r.refusal) return f(r.refusal.code, r.refusal.message);
	let p = `The ${d.name} ${Ee(d, t.declared).id} no longer exists`, m = c === void 0 ? "" : `, and ${d.name} ${d.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return f(r.gone, `${p}${m}, so it cannot be restored. Copy from here what you need.`);
	let h = n === void 0 ? be(d, {
		declared: o,
		live: c
	}, s, i.ref) : ia(d, t, r, n, i), g = [...u, ...h.problems];
	return c === void 0 ? {
		...h,
		problems: g
	} : !h.change && g.length === u.length ? {
		kept: [],
		problems: g
	} : f("name-taken", `${p}${m}, with other values. Rename or remove that ${d.name}, or copy from here what it lacks.`);
}
function ia(e, { wrote: t }, { declared: n, context: r }, a, { force: o, ref: s }) {
	let c = be(e, {
		declared: n,
		live: a
	}, r, s), { change: l, problems: u, kept: d } = c;
	if (l?.action !== "update") return c;
	let f = e.context(n.values, a, r), p = e.liveContext(a, r, aa(e, t.values)), m = (n) => {
		let { field: r, part: s, before: c = null, after: l } = n;
		if (o || i(c) && !E(e.name, n) || oa(c, l)) return !0;
		let u = new Map(Object.entries(t.values)).get(r), d = s === void 0 ? u : Tt(u, s), m = e.fields.find(({ name: e }) => e === r);
		return d === void 0 || !m ? !1 : m.same(m.stored(a, p, s) ?? c, d, f);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = l.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => Tt(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, f));
	}, v = h?.toManifest(a, p), y = !o && L(v) && Object.entries(v).some(_), b = l.fields.some((t) => E(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || E(e.name, t))), S = Ke(e, a, l.fields.filter(x), r.project), C = l.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: l.label,
			id: l.id,
			reason: m(t) && E(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (S.length === 0) return {
		kept: [...d, ...C],
		problems: u
	};
	let w = Ne(e, a, S);
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
function aa({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function oa(e, t) {
	return L(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && L(t) && Object.values(t).includes(e);
}
function sa({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => We(e.kind, t)));
}
function ca({ changes: e }) {
	return e.some((e) => e.action === "update" && (n(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? E(e.kind, t) : t.before !== void 0 && !i(t.before))));
}
// src/files/undeclaredFiles.ts
async function la(e, t, n, r) {
	let i = new Set(Object.values(await je(e, r)).flat()), a = await Me("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Ut(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Wt);
	return ua(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function ua(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await Jt();
		try {
			let e = t(a, s(await h(a.full, n)));
			for (let t of e) i.has(t) || i.set(t, y(a.full, n));
		} catch {}
	}
	return i;
}
async function da({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(Object.values(await je(r, a)).flat()), s = [];
	for (let e of t.filter(({ files: e }) => pt(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await ge(e, i, a)) {
			let i = Be(e, n), a = bt(e, i), c = a === void 0 ? [] : t.flatMap((t) => ft(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				language: a ?? "",
				...yt(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => Ut(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return ua(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => ve(e.identity(t)))), i, a);
}
// src/run/textConflicts.ts
function fa(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(pa).map(ma)), a = (e) => i.has(ma(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && _e(e, r.entries).find(t), o = a && ze(e, a, n);
		return r !== void 0 && (o === void 0 || !B(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => ha(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => va(s.filter((t) => a(t) === e), t, u(e))),
		...l.map((e) => ha(e, "warning"))
	];
}
function pa({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function ma({ item: { kind: e, id: t, part: n, declared: r } }) {
	return R([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function ha(e, t) {
	let { item: n, entry: r, kind: i } = e, a = ga(e), o = n.reason === "held" ? `The rule for ${n.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${a}.` : `Both the file and the project changed the ${n.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${a}. To write the text of the file: lokaform apply --overwrite ${a}.`;
	return l(i, r, "conflict", o, {
		path: [n.field, n.part ?? ""],
		ofName: !0,
		severity: t
	});
}
function ga({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = ve(e.identity(t.values));
	return ke(`${r}:${n}`);
}
const _a = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function va(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = R([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.get(o), c = e.length === 1 ? ga(r) : `${ke(`*:${a}`)} --filter ${ke(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${de(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${_a[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [I("undecided", u, {
			place: i,
			severity: n,
			scope: "change"
		})];
	});
}
// src/plan/textVerdict.ts
function ya({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: ba
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
const ba = "The files are not in a git repository.";
function xa(e, t, n, r) {
	let i = Ve(e.kind, e.entry, e.language), a = Sa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Sa(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = Ta(e, t.entries, r);
		return n === void 0 || wa(n, Ta(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: Ca(o, s),
		merged: s
	};
}
function Sa(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, Ta(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (wa(u, o.said)) continue;
		let { until: d, latest: f = d, pulled: p } = c;
		a.push({
			...o,
			since: f,
			...p !== void 0 && { pulled: p }
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
function Ca(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && wa(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function wa(e, t) {
	return R(e ?? null) === R(t ?? null);
}
function Ta({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = _e(e, i).namesakes(t);
	return [a, o].flatMap((n) => _e(e, r, n).find(t) ?? []).filter((n) => Ea(e, n, t, s)).map((t) => ze(e, t, n)).find((e) => e !== void 0);
}
function Ea(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Da(e, t), a = (t) => [...Da(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Da(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.toPlan(t).map(({ part: t = null, after: n }) => R([
		e.name,
		t,
		n
	]))));
}
// src/run/textVerdicts.ts
async function Oa(e, t, n, r) {
	let i = tn(e, t, n), a = i(Yt), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = we(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await Ra(n, r), u = a.open.length === 0, d = u ? new Map() : await ka(a.open, e, n, r);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let f = u ? a : i((e) => d.get(Zt(e)));
	return {
		...f,
		problems: [...f.problems, ...l],
		reasons: o
	};
}
async function ka(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Pa(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Et(e.map(d)), i, a), p = Fa(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && jt(o), _ = new Map();
	for (let t of e) {
		let e = ja(t, n, m), r = {
			...t,
			declared: ze(t.kind, t.entry, t.language)
		}, i = Na(t, r.declared), a = (e) => ya(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Zt(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...xa(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(Zt(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && Ta(r, e.entries[t.kind.plural] ?? [], h);
			e && !wa(n, r.declared) && (s = a(Aa(o, n)));
		}
		_.set(Zt(t), Ma(e, s, l));
	}
	return _;
}
function Aa({ periods: [e, ...t], ...n }, r) {
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
function ja({ kind: e, entry: t, object: n, language: r, isHeld: i, at: o }, { overwrite: s, accept: c }, l) {
	let u = {
		kind: e,
		entry: t,
		live: n
	}, d = (e) => a(e, u, r), f = (e) => e === "text" || e === "key" && !i, [p, m] = [d(s), d(c)];
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
function Ma(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Na({ kind: e, live: t }, n) {
	let r = L(t) && L(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? L(n) && L(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Pa(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Fa({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => ee(t, e, r, i));
	return {
		versions: e.map(({ text: e, ...t }) => ({
			...t,
			entries: o({
				...t,
				text: e
			})
		})),
		merged: t.map(({ before: e, ...t }) => ({
			...t,
			entries: o(t),
			before: o({
				...t,
				text: e
			})
		}))
	};
}
function Ia(e, t) {
	return jt(() => La(e, k(t)));
}
async function La(e, t) {
	try {
		let n = W(await e.contributorMe(t)) ?? {}, r = [Mt(n.user_id), H(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof V) || e instanceof It) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Ra({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Pa(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [I("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/plan.ts
async function za(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, command: s, target: l, applied: u, reviewed: d, listsUnmanaged: p }) {
	let { settings: m } = t, h = s === "apply", g = {
		ownUser: Ia(e, m.id),
		history: r,
		manifests: D(t),
		textFiles: t.textFiles,
		usable: o,
		applied: u && (async () => Xe(await u(), t))
	};
	try {
		let n = l && c(l, t), o = n?.is === "read" ? n : void 0, u = [{
			declared: t.declared,
			rules: m.rules
		}, ...o ? [o] : []], _ = {
			rules: u.map(({ rules: e }) => e),
			reviewed: d
		}, v = await Wn(e, m.id, u.map(({ declared: e }) => e), p ? void 0 : _);
		if (!v.ok) return {
			is: "stopped",
			problems: [v.problem]
		};
		a?.({
			phase: "planning",
			project: m.name
		});
		let y = v.value, [b = t.declared, S] = y.declared, C = Pe(t, y.project);
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
		}, E = await Oa(b, y, m.rules, T), D = [...f(m.languagePlaces, y.project), ...E.problems];
		if (E.is === "stopped") return {
			...E,
			problems: D
		};
		let O = o && S && await Oa(S, y, o.rules, {
			...T,
			history: Ba(r),
			manifests: [...new Set([...g.manifests, ...o.manifests])]
		}), k = n && x(E, n, O), ee = h ? await Va(E.plan, E.matches, g) : [], te = fa(E.keptTexts, {
			reasons: E.reasons,
			writes: h,
			target: S && {
				entries: Object.values(S.entries).flat(),
				kept: O?.is === "planned" ? O.keptTexts : []
			}
		});
		return {
			...E,
			live: y,
			problems: [...D, ...ee],
			conflicts: s === "drift" ? [] : te,
			...k && { target: k }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: Ha(e, n, t.declared)
		};
	}
}
function Ba(e) {
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
async function Va({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => ee(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && _e(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : ze(t, i, n);
				return a !== void 0 && r !== void 0 && B(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${ce(u.length, "text")} of ${s} back: ${b(u, 5)}.`, f = `The checked-out branch lacks ${ce(c, "commit")} of ${s}. ${d} To apply the newest files, run git pull first.`;
	return [I("behind-upstream", f, {
		severity: "warning",
		scope: "project"
	})];
}
function Ha(e, { stopped: t }, n) {
	if (!(e instanceof V)) throw e;
	if (e instanceof It && t) return [];
	let r = e instanceof U ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && Ua(r, n) ? { quotes: [r] } : {};
	return [I("api-error", e.message + Wa(e), {
		scope: "project",
		...i
	})];
}
function Ua(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Ze).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? _(t) : []));
	});
	return v(r)(e) !== e;
}
function Wa(e) {
	return e instanceof U && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Ga(e, t, n, r, i) {
	let { plan: a, facts: o, problems: s, live: c } = e, l = await Ka(a, c, t, n, r, i);
	return [
		...me(s, t.rules),
		...Je(a, o, t.rules, l),
		...qa(a, n)
	];
}
async function Ka({ changes: e }, { project: { baseLanguage: t } }, { manifests: r }, { projects: i, others: a, backupDir: o }, s, c) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && n(e).namesInManifest !== void 0) || !r) return {};
	let l = [...i.flatMap((e) => e.manifests ?? []), ...a], u = l.filter((e) => e !== r);
	return {
		notMatched: await la(l, s, o, c),
		otherLanguage: await da(r, t, u, s, c)
	};
}
function qa(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !sa(e) && !ca(e) ? [] : [I("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/backup/write.ts
const Ja = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ya = class {
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
			let t = this.kept.get(Qa(e)), n = t ? Xa(t, e) : e;
			return t !== void 0 && this.written.has(t) && Za(t, n) ? [] : [n];
		});
		if (i.length !== 0 && r) {
			for (let e of i) this.kept.set(Qa(e), e);
			for (let [e, t] of Object.entries(n)) this.urls.set(e, t);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(r)), this.last = this.next, this.next.then(() => void 0, (e) => `${Ja[t]} ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function Xa(e, t) {
	return e.action === "update" && t.action === "update" && n(t.kind).mergeKept?.(e, t) || t;
}
function Za(e, t) {
	return B({ ...e.entry }, { ...t.entry }) && B({ ...e.wrote }, { ...t.wrote });
}
function Qa({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const $a = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, eo = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function to(e, t, n) {
	let { backup: r, ...i } = no(e, t, []), { wrote: a, ...o } = r, s = new $e({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${uo(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${uo(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => lo(t, n.filter(({ kind: t }) => t === e).map((e) => so(e).entry), "")), l = n.map((e) => so(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(eo),
		lo("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${io(u)}\n`;
}
function no(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(ao);
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
function ro(e) {
	let [t, n] = $a.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : io(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function io(e) {
	return ie("sha256").update(e).digest("hex");
}
function ao({ kind: e, id: t, entry: r, action: i, wrote: a }) {
	let { idMember: o } = n(e);
	return {
		[o]: r[o] ?? t,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	};
}
const oo = new WeakMap();
function so(e) {
	let t = oo.get(e) ?? {
		entry: co(e.entry),
		wrote: co(ao(e))
	};
	return oo.set(e, t), t;
}
function co(e) {
	let t = new $e([e], { aliasDuplicateObjects: !1 });
	return Qe(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = et.QUOTE_DOUBLE);
	} }), t.toString(eo);
}
function lo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function uo(e) {
	return e.replace(Dt, " ");
}
// src/backup/read.ts
const fo = rt([F(), ct()]), po = (e) => nt({
	format_version: it(2),
	project: F().min(1),
	project_digest: F().exactOptional(),
	project_name: F(),
	time: F(),
	wrote: ot(nt({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, fo.exactOptional()])),
		action: st([...vt, "update"]),
		values: at(F(), tt()).default({})
	}))
}), mo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function ho(e, t, n) {
	return yo(e, vo(t, n.replaceAll("\r\n", "\n")));
}
const go = "\n  - ";
function _o(e, t, r, i) {
	let a = vo("", t), { problems: o } = yo(e, a), s = JSON.stringify(a.yaml.value) === JSON.stringify(no(e, r, i)), c = o.find(({ severity: e }) => e === "error");
	if (s && !c) return;
	let l = i.find((e) => !n(e.kind).entry.schema.safeParse(e.entry).success), u = l ? `the ${l.kind} ${l.id}` : "all of it";
	throw Error(`a restore could not read ${u} from it.${c ? ` ${c.message}` : ""}`);
}
function vo(e, t) {
	let n = ro(t), r = n === "cut" ? t.lastIndexOf(go) : -1;
	return {
		text: t,
		damage: n,
		yaml: ue(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function yo(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = oe(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = po(e).safeParse(s?.value), l = (e) => I("bad-backup", e, { place: Re(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(bo(e, n, t.includes(go) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: _t(o) ? o : [...o, l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = re(r, a, n);
		z(o, s.problems);
		let c = At(f, (e) => So(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = So(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(I("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Re(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (_t(o)) return { problems: o };
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
function bo(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${mo}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => So(e, i)) : []);
		return n.flatMap((e) => So(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${mo}`;
	let o = a.length > xo ? ` and ${a.length - xo} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, xo).join(", ")}${o}. ${mo}`;
}
const xo = 10;
function So(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Co(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Ht(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await Gt(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await se(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await Ie(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await se(wo(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await te(e), await te(Vt(e)), a = o;
			} catch (e) {
				throw s && await qt(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${m(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function wo(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function To(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [I("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Ut(n.working, t), a = await C(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...ho(e, y(i, n), a.value),
		urls: await Eo(wo(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Eo(e) {
	try {
		let t = JSON.parse(await Kt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Do = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Oo = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Do(e);
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
function ko(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ao(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Oo(), r = 0, i = () => {
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
				Ao(t), e = t, queueMicrotask(() => {
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
function Ao(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function jo(e, { batchSize: t = 500 }) {
	return No(e).map((e) => _n().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Mo(e, t, n) {
	let r = new yn(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: St,
			variables: n.variables,
			verdicts: Xt
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Cn(n.halt, n.mayWrite),
		backup: new Ya(n.backup),
		languages: Vn(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(_n().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: q(n)
		}));
	}, c = ko(n.concurrency);
	await Jt();
	for (let e of jo(t, n)) {
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
function No({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => S(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Po(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Po(e) {
	let t = At(e, (e) => G(e, "before")), n = new Map(e.map((e) => [e, G(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewed.ts
function Fo(e, t, n) {
	let r = kt(t.changes, (e) => R(Io(e))), i = new Set(e.changes.filter((e) => r.get(R(Io(e)))?.shift())), a = kt([...r.values()].flat(), pe), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(pe(e))?.shift();
		return [{
			change: e,
			outcome: Bo(t ? Lo(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Vo(e, n) ?? Bo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Io(e) {
	let t = Ro(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
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
		zo(e),
		t
	];
}
function Lo(e, t) {
	let n = (e) => R(Ro(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && zo(e) !== zo(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Ro(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function zo(e) {
	return e.action === "create" ? "" : e.seen;
}
function Bo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Vo(e, t) {
	let r = n(e.kind), i = t.live.objects[r.plural];
	if (!i) return;
	if (e.action === "destroy") {
		let t = String(e.id);
		if (i.unusable.some((e) => e.id === void 0 || e.id === t)) return;
		let n = i.objects.find((e) => r.id(e) === t);
		return n === void 0 || e.how === "archive" && r.isArchived(n) ? {
			state: "done",
			id: t
		} : void 0;
	}
	let a = i.objects.find((n) => (e.action === "create" || r.id(n) === String(e.id)) && J(r, e, n, t).state === "done");
	return a === void 0 ? void 0 : {
		state: "done",
		id: r.id(a)
	};
}
// src/run/project.ts
async function Ho(e, n, r, i) {
	let a = Uo(e.settings, e.manifests);
	try {
		return await Wo(a, e, n, r, i);
	} catch (e) {
		let n = t(e, i.folders);
		if (n) return {
			...a,
			problems: [n]
		};
		let r = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...a,
			problems: Jo([r]),
			bugs: [r]
		};
	}
}
function Uo({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function Wo(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = $i(t.settings, n.apiUrl, o);
	if (!l.ok) return {
		...e,
		problems: [l.problem]
	};
	let { reading: u, writing: d, now: f } = l.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await za(u, p?.filter ? Go(p.filter.filters, t) : t, {
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await Ga(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(Ko)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let S = Le(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Xt
	}, { plan: w, notApplied: T } = p ? Fo(_, p, {
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
		effort: { requests: jo(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || _t(S)) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, qo]
	};
	let O = await Zo(d, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function Go(e, t) {
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
function Ko(e) {
	return {
		...e,
		severity: "warning"
	};
}
const qo = I("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function Jo(e) {
	return e.length === 0 ? [] : [I("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function Yo({ id: e, secrets: t }) {
	let n = new lt();
	return n.hide(t), n.clean(e);
}
function Xo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(ke).join(" ");
}
async function Zo(t, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, s) {
	let { cancellation: c, now: l, folders: u } = s, { concurrency: d, useAutomations: f, id: p } = r, m = Yo(r), h = a === void 0 ? void 0 : Co(a, r.name ?? m, l()), g = {
		project: m,
		...m !== p && { project_digest: e(p) },
		project_name: n.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, _ = (e) => Xo(y(e, u), o), v, b = async (e, t) => {
		let n = (e) => ({
			...g,
			restore: _(e)
		});
		await h?.write((t) => to(i.kinds, n(t), e), t, (t, r) => _o(i.kinds, t, n(r), e)).catch((e) => {
			throw v = e.message, e;
		});
	}, x = r.name, S = n.changes.length, C = 0, w = () => s.onProgress?.(C < S ? {
		phase: "applying",
		project: x,
		count: {
			done: C,
			total: S,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: x
	});
	w();
	let T, E = await Mo(t, n, {
		variables: i.variables,
		concurrency: d,
		batchSize: s.batchSize ?? 500,
		useAutomations: f,
		halt: () => c.reason,
		mayWrite: async () => (T = await s.permission?.toWrite(), T?.message),
		backup: h && {
			write: b,
			keepsUrls: s.environment.GITHUB_ACTIONS !== "true"
		},
		wait: s.wait,
		onBatch: (e, t) => {
			s.onBatch(e, t), C += t.length, w();
		}
	}), D = n.changes.map((e) => ({
		change: e,
		outcome: E.of(e)
	})), { bugs: O, remarks: k } = E;
	return {
		results: D,
		problems: [
			...T && !c.stopped ? [T] : [],
			...k,
			...Jo(O),
			...v === void 0 ? [] : [I("backup-not-written", v, { scope: "project" })]
		],
		...h?.path !== void 0 && {
			backup: y(h.path, u),
			restore: _(h.path)
		},
		...O.length > 0 && { bugs: O }
	};
}
export { jn as C, Xt as E, Z as S, Yt as T, qn as _, Uo as a, Ln as b, Ha as c, fa as d, ta as f, Jn as g, ji as h, Ho as i, Ia as l, $i as m, Zo as n, jo as o, Qi as p, Xo as r, To as s, qo as t, Oa as u, Gn as v, nn as w, Rn as x, Vn as y };
