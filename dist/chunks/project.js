import { _ as e, a as t, c as n, d as r, f as i, g as a, h as o, l as s, p as c, r as l, t as u, u as d, w as f, x as p, y as m } from "./client.js";
import { $t as h, A as g, An as _, Ar as v, C as y, Cn as b, Ct as x, D as S, Di as C, E as w, Ei as ee, En as te, F as ne, Fn as re, Fr as ie, Gr as T, H as ae, Hr as oe, In as E, Ir as se, Jt as ce, Kr as le, Mn as ue, Nn as de, Nr as fe, O as D, Oi as pe, On as me, Pn as he, Qt as ge, R as _e, S as O, Sn as ve, Sr as ye, St as be, T as xe, Ti as Se, Tt as Ce, U as we, Ur as Te, W as Ee, Wr as De, Xr as Oe, Xt as ke, Zt as Ae, ai as je, ar as Me, b as Ne, bi as Pe, bn as k, c as Fe, cr as Ie, ct as Le, dr as Re, fr as ze, ft as Be, g as Ve, gi as He, gn as Ue, h as A, hn as We, ii as Ge, in as Ke, it as qe, jn as Je, k as Ye, kn as Xe, l as Ze, ln as Qe, lr as j, lt as $e, m as et, mi as tt, mn as nt, mr as rt, nt as it, oi as at, or as ot, ot as st, p as M, pn as N, pt as ct, qr as lt, qt as ut, rn as dt, si as ft, sr as pt, st as mt, tt as ht, u as gt, un as _t, ur as vt, ut as yt, v as bt, vi as xt, vn as St, w as Ct, wn as wt, wr as Tt, wt as Et, x as Dt, xn as Ot, xt as kt, y as At, yn as jt, yr as Mt, z as Nt } from "./engine.js";
import { c as Pt, d as Ft, g as It, h as P, l as Lt, p as Rt, r as zt, t as Bt, u as Vt } from "./zod.js";
import { A as Ht, D as Ut, O as F, S as I, _ as Wt, c as L, f as Gt, k as Kt, l as qt, m as R, p as z, r as Jt, s as Yt, u as B, v as Xt, w as Zt, y as V } from "./wire.js";
import { $ as Qt, Ai as $t, Gr as en, Gt as tn, Hr as nn, Ht as rn, J as an, Jt as on, K as sn, Kr as cn, Kt as ln, Ni as un, Pi as dn, Q as fn, Rt as pn, Ut as mn, Vt as hn, Yr as gn, _ as H, an as _n, b as vn, cn as yn, d as bn, f as xn, fn as Sn, h as Cn, hi as wn, ji as Tn, ki as En, ln as Dn, p as On, sn as kn, tt as An, x as jn } from "./start.js";
import { dirname as Mn, join as Nn, resolve as Pn, sep as Fn } from "node:path";
import { mkdir as In, rm as Ln } from "node:fs/promises";
import { setImmediate as Rn } from "node:timers/promises";
// src/model/verdict.ts
const zn = () => void 0, U = () => ({ is: "write" });
function W({ id: e, language: t }) {
	return B([e, t]);
}
// src/plan/prune.ts
function Bn(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Je(e, i);
	if (a === void 0) return {
		destroys: [],
		spared: [],
		scope: 0
	};
	let o = (t) => me(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let [n, l, u] = [
			e.liveLabel(t),
			e.id(t),
			e.tags(t)
		], d = {
			kind: e.name,
			label: n,
			id: l
		}, f = un(u, i), p = u.find((e) => i.protectedTags.includes(e));
		if (f !== void 0) c.push({
			...d,
			reason: "foreign-owner",
			tag: f
		});
		else if (p !== void 0) c.push({
			...d,
			reason: "protected",
			tag: p
		});
		else {
			let i = Vn(e, t, r);
			s.push({
				ref: `${e.name}-away:${l}`,
				kind: e.name,
				label: n,
				action: "destroy",
				id: l,
				how: a,
				seen: Ot(l, e.fingerprint(t)),
				...u.length > 0 && { tags: u },
				...i.length > 0 && { texts: i }
			});
		}
	}
	return s.sort((e, t) => qt(e.label, t.label)), {
		destroys: s,
		spared: c,
		scope: t.filter(o).length + s.length
	};
}
function Vn(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return R(n) ? Object.entries(n).map(([n, r]) => {
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
function Hn(e, t, n, r, i) {
	let { project: a } = t, o = {
		project: a,
		rules: n,
		variables: e.variables,
		verdicts: r,
		formerFiles: i
	}, s = Ee(e, t.project);
	if (s.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: s
	};
	let { kinds: c, filter: l } = Gn(e.kinds.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !i) throw Error(`live ${n.plural} were not read`);
		return r && i ? [Jn(n, r, i, o)] : [];
	}), n), u = c.map((e) => ({
		...e,
		...Yn(e.parts)
	})), d = [...s, ...u.flatMap((e) => [...e.problems, ...e.remarks])], f = u.flatMap((e) => e.keptTexts), p = f.some(({ item: { reason: e } }) => e === "conflict" || e === "undecided"), m = bn(d) || p || e.isIncomplete === !0, h = u.flatMap((e) => e.destroys), g = l ? [] : u.flatMap((e) => e.unmanaged), _ = u.flatMap(({ kind: e, changes: t, declared: n, live: { objects: r } }) => e.firstSends?.(t, n, r, o.variables) ?? []);
	return {
		is: "planned",
		plan: {
			format_version: 1,
			project: t.project,
			changes: [...u.flatMap(({ changes: e }) => e), ...m ? [] : h],
			kept: [...u.flatMap((e) => [...e.kept, ...e.spared]), ...m ? h.map(({ kind: e, label: t, id: n }) => ({
				kind: e,
				label: t,
				id: n,
				reason: "held-back"
			})) : []],
			skipped: u.flatMap(({ skipped: e }) => e),
			counts: Un(u, l !== void 0, n),
			..._.length > 0 && { sends: _ },
			...l && { filter: l }
		},
		unmanaged: g,
		problems: d,
		kinds: c,
		open: u.flatMap(({ open: e }) => e),
		keptTexts: f
	};
}
function Un(e, t, n) {
	let r = e.map(({ kind: e, unchanged: n, unmanaged: r, live: i }) => ({
		plural: e.plural,
		figures: {
			unchanged: n,
			unmanaged: t ? 0 : r.length + (i.notRead ?? 0)
		}
	}));
	return {
		unchanged: Zt(r, ({ figures: e }) => e.unchanged),
		unmanaged: Zt(r, ({ figures: e }) => e.unmanaged),
		by_kind: Object.fromEntries(r.map(({ plural: e, figures: t }) => [e, t])),
		adopted: Zt(e, ({ changes: e }) => e.filter((e) => Wn(e, n)).length)
	};
}
function Wn(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Gn(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => ke(t, e)), a = new Map(Kn(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], i = new Set(t.map(({ kind: e, entry: t }) => b(e.label(t.values)))), o = e.remarks.filter(({ about: e }) => e === void 0 || i.has(e)), s = [...r.flatMap(({ problems: e }) => e), ...o];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: s
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = Ke(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Kn(e, t) {
	let n = new Set(e), r = z(e, ({ change: e }) => G(e, "after")), i = new Map(), a = t.filter((e) => !n.has(e));
	for (let e of a) {
		let t = new Set(G(e.change, "after")), o = G(e.change, "before").filter((e) => !t.has(e));
		for (let t of o.flatMap((e) => r.get(e) ?? [])) t !== e && n.delete(t) && (i.set(t, e), a.push(t));
	}
	return e.map((e) => {
		let t = i.get(e);
		return t ? qn(e, t) : e;
	});
}
function qn({ change: e, open: t, ...n }, r) {
	let { kind: i, entry: a } = n, o = i.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = r.kind.label(r.entry.values), c = `It gets a name that is live until another ${i.words.one} is renamed to "${s}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, l = wt(i, a, "narrow-filter", c, {
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
		problems: [l],
		...u && { skipped: u }
	};
}
function Jn(e, t, n, r) {
	let { storedForm: i } = e, a = i ? {
		...r,
		storedForm: F(() => i(n.objects))
	} : r, o = e.match(t, n, a), s = F(() => e.waiting?.(t, a)), c = o.matches.map((t, n) => {
		let r = qe(e, t, a, `${e.name}:${n + 1}`), i = ut(r, t, {
			kind: e,
			context: a,
			texts: s
		}), { declared: o, live: c } = t;
		return {
			...i,
			kind: e,
			entry: o,
			...c !== void 0 && { live: c }
		};
	}), l = o.refused.map(({ declared: t, problem: n }) => {
		let { file: r, span: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: kn(r, i, [])
			},
			problems: [n]
		};
	}), u = o.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Bn(e, {
		matched: u,
		unmatched: o.unmanaged.filter((e) => !o.namesakes.has(e))
	}, a), f = new Set([...d.destroys, ...d.spared].map(({ id: e }) => e)), p = o.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	})), m = [...c, ...l], { remarks: h } = o;
	return {
		kind: e,
		matching: o,
		declared: t,
		live: n,
		parts: m,
		remarks: h,
		unmanaged: p,
		matched: u.length,
		...d
	};
}
function Yn(e) {
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
	return !e || e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => oe(e.kind, t).role === "identity").flatMap((n) => k(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
// src/remote/kindRemote.ts
let Xn = [];
function Zn(e) {
	Xn = e;
}
function Qn() {
	return Xn;
}
function $n({ name: e }) {
	let t = Xn.find(({ kind: t }) => t === e);
	if (!t) throw Error(`nothing sends the requests of a ${e}`);
	return t;
}
// src/plan/ledger.ts
var er = class {
	outcomes = new Map();
	bugs = [];
	remarks = [];
	snapshot;
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
const tr = K("unknown result", "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made.");
function nr(e, t, n, r) {
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
	}), [c] = s, [l] = nr(e, t, n, r);
	return !c && l ? K("unknown result", `The service's responses do not say what is stored in ${l.part ?? l.field}. Run plan to see whether it has the declared value.`, l.place) : c ? K("stored differently", `The service stored something else. ${s.map(({ field: e, stored: t }) => {
		let n = [JSON.stringify(e.after), JSON.stringify(t)], [r, i] = fn(...n, rr);
		return `${e.part ?? e.field}: ${r} was sent, ${i} is stored${Qt(...n)}`;
	}).join("; ")}. Declare what is stored, or change the project's settings.`, c.field.place) : {
		state: "done",
		id: e.id(n)
	};
}
const rr = 200;
// src/remote/sending.ts
var ir = class {
	halt;
	mayWrite;
	cause;
	accepted = !1;
	lastRefusal;
	refusal;
	constructor(e, t) {
		this.halt = e, this.mayWrite = F(t ?? (async () => void 0));
	}
	reason() {
		return this.halt() ?? this.cause;
	}
	async beforeWrite() {
		let e = this.reason();
		return e === void 0 ? (this.cause ??= await this.mayWrite(), this.reason()) : e;
	}
	noteAccepted() {
		this.accepted = !0;
	}
	note(e, t = !1) {
		let { message: n } = e;
		ur(e) && (this.refusal ??= n), fr(e) && (this.cause ??= `The service refuses all requests for this project: ${n}`), t && (e instanceof a ? !this.accepted && this.lastRefusal === n && (this.cause ??= `The service refused the changes before this one, each with the same message: ${n}`) : this.cause ??= `The service could not be reached: ${n}`, this.lastRefusal = n);
	}
};
async function ar({ client: e, projectId: t, stop: n }, r, i) {
	try {
		let { snapshot_id: n, title: a } = await l(e, t, r);
		i.snapshot = {
			id: d(n) ?? c(n) ?? "without an id",
			title: c(a) ?? r
		};
	} catch (e) {
		if (!(e instanceof m)) throw e;
		let t = `${e.mayHaveHappened ? "It is not known whether there is a" : "There is no"} snapshot of the project from before this run, and none is requested again. ${e.message} The backup has the keys that this run removes.`;
		i.remarks.push(H("no-snapshot", t, {
			severity: "notice",
			scope: "project"
		}));
	}
	return n.reason();
}
const or = 2e3;
function sr(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return K("unknown result", `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`);
}
function cr({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var lr = class extends Error {};
function ur(e) {
	return e instanceof a && (p(e) || e.status === 403);
}
const dr = [
	401,
	402,
	403,
	404,
	423,
	429
];
function fr(e) {
	return e instanceof a ? dr.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function pr(e) {
	return e.name === "TimeoutError" || e instanceof a && [
		413,
		502,
		504
	].includes(e.status);
}
function mr(e, t) {
	return e instanceof a || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof o && !e.mayHaveHappened ? q(e.message) : K(e.mayHaveHappened ? "unknown result" : "refused", e.message);
}
var X = class extends Error {
	code;
	constructor(e = "", t = "incomplete-live") {
		super(e), this.code = t;
	}
};
async function hr(e) {
	try {
		return jn(await e());
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return On(H(e.code, e.message, { scope: "project" }));
	}
}
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof m || e instanceof X) return;
		throw e;
	}
}
function gr({ message: e }, t) {
	return K("not made", `${e} Lokaform read the project again, and the ${t} was not ${t === "change" ? "made" : "removed"}. Apply again.`);
}
function _r(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function vr(e, t = "") {
	return q(`The service's response about this ${e} is incomplete${t}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`);
}
function yr(e, t) {
	return q(`The service's response about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`);
}
function br(e, t) {
	return t.mayHaveHappened ? gr(t, e) : Y(t);
}
async function xr(e, t, { languages: n, ...a }) {
	let o = () => Dr(e, t), [s, c] = await Promise.all([e.projectDetails(E(t)), n === !0 ? o() : void 0]), l = i(i(s)?.statistics) ?? {}, u = n === "counted" ? r(l.languages, kr) : void 0, d = c ?? (n && !u ? await o() : void 0);
	return {
		project: Er(t, s, d ? Tr(d) : u, a),
		details: s,
		statistics: l,
		languages: d
	};
}
function Sr(e, t) {
	return xr(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
}
async function Cr(e) {
	return (await Z(e))?.project;
}
async function wr(e, t) {
	return Tr(await Dr(e, t));
}
function Tr(e) {
	let t = r(e, kr);
	if (!t) throw Ar("a language has no usable lang_iso");
	return t;
}
function Er(e, t, n, r) {
	let a = i(t) ?? {}, o = i(a.settings) ?? {}, l = s(o.per_platform_key_names), u = s(o.segmentation), f = d(a.base_language_id), p = n?.find((e) => f !== void 0 && e.id === f), m = c(a.base_language_iso) || p?.iso, h = [
		...r.names && l === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && u === void 0 ? ["settings.segmentation"] : [],
		...r.texts && m === void 0 ? ["base_language_iso"] : []
	];
	if (h.length > 0) throw Ar(`the project has no usable ${h.join(" and ")}`);
	return {
		id: e,
		name: c(a.name) || e,
		type: c(a.project_type) || "localization_files",
		baseLanguage: m ?? "",
		languages: n,
		perPlatformNames: l ?? !1,
		segmentation: u ?? !1,
		autoToggleUnverified: s(o.auto_toggle_unverified)
	};
}
async function Dr(e, t) {
	let n = await f(() => e.languages(t, { limit: 500 }), (e) => kr(e)?.iso);
	if (n) return n;
	throw new X("The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.");
}
function Or(e, { id: t, languages: n }) {
	let r = async () => (n ?? await wr(e, t)).map(({ iso: e }) => e), i;
	return () => (i ??= r().catch((e) => {
		throw i = void 0, e;
	}), i);
}
function kr(e) {
	let { language_iso: t, language_id: n, lang_iso: a, lang_id: o, plural_forms: s } = i(e) ?? {}, l = c(a ?? t);
	if (l !== void 0 && l !== "") return {
		iso: l,
		id: d(o ?? n),
		pluralForms: r(s, c) ?? []
	};
}
function Ar(e) {
	return new X(`The service's response cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, "unusable-response");
}
// src/remote/observe.ts
async function jr(e, t, n, r, i = !1) {
	let a = n.flatMap(le), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await hr(() => xr(e, t, {
		languages: (a.length > 0 || i) && "counted",
		names: s.some(({ namesByPlatform: e }) => e),
		texts: i || a.some(({ ofText: e }) => e)
	}));
	if (!c.ok) return c;
	let { project: l, statistics: u, languages: d } = c.value, f = n.map((e) => lt(e, l.baseLanguage)), p = new Set([...f.flatMap(le).flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(({ entries: e }) => Object.values(e).flat()).flatMap(yt)]), m = (e = []) => e.filter(({ iso: e }) => i || p.has(e)), h = ({ plural: e, name: t }) => r && {
		declarations: r.rules.map((t, n) => ({
			entries: f[n]?.entries[e] ?? [],
			rules: t
		})),
		reviewed: r.reviewed.filter(({ kind: e }) => e === t)
	}, g = (t) => Pr({
		client: e,
		project: {
			...l,
			languages: t
		},
		statistics: u,
		languages: m(t)
	}, s, h);
	return hr(async () => {
		if (d || a.length === 0) return {
			...await g(l.languages),
			declared: f
		};
		let n = m(l.languages).filter(({ id: e }) => e !== void 0).length === p.size, [r, i] = await Promise.all([wr(e, t), n ? g(l.languages) : void 0]);
		return {
			...i && Mr(m(r)) === Mr(m(l.languages)) ? i : await g(r),
			project: {
				...l,
				languages: r
			},
			declared: f
		};
	});
}
function Mr(e) {
	return e.map(({ iso: e, id: t = "" }) => `${e} ${t}`).sort().join();
}
async function Nr(e, t, { kinds: n, languages: r, leavesOut: i }, a = () => Sr(e, t)) {
	let o = await hr(a);
	if (!o.ok) return o;
	let { project: s, statistics: c } = o.value, l = r(s);
	if (!l.ok) return l;
	let u = {
		client: e,
		project: s,
		statistics: c,
		languages: l.value
	};
	return hr(() => Pr(u, n, () => void 0, i));
}
async function Pr(e, t, n, r = () => !1) {
	let { project: i } = e, a = i.segmentation ? [] : e.languages, o = await Promise.all(t.map(async (t) => {
		let i = n(t);
		try {
			let n = await $n(t).observe({
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
async function Fr(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [{ project: o }, ...s] = await Promise.all([xr(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => {
		let i = await $n(n).lookUp(e, t, r[n.plural] ?? []);
		return [n.plural, i];
	})]);
	if (s.some(([, { unusable: e }]) => e.length > 0)) throw new X();
	return {
		project: o,
		objects: Object.fromEntries(s)
	};
}
// src/kinds/backup.ts
function Ir(e, t, { how: n }, r) {
	let i = $e(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Lr(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function Rr(e) {
	return zr(e, ({ after: e }) => e);
}
function zr(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r, o = n[i];
		n[i] = a === void 0 ? e : {
			...R(o) ? o : {},
			[a]: e
		};
	}
	return n;
}
async function Br(e) {
	let { client: t, project: r, statistics: i, languages: a, plans: o } = e, s = o && Xr({
		...e,
		...o
	}), c = s && await s;
	if (c) return c;
	let l = r.id, u = l === E(l) ? n(i.keys_total) : void 0;
	return D(await Vr({
		client: t,
		projectId: l
	}, Ur(a), a, u));
}
async function Vr(e, t, n = [], r = 0) {
	let i = n.map(({ iso: e }) => e), a = await Kr(e, t, i, r);
	if (Hr(a)) return a.listed;
	let o = await qr(e, t, i);
	if (Hr(o)) return o.listed;
	throw new X(`Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.length}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`);
}
function Hr({ listed: e, total: t }) {
	return t === e.length;
}
function Ur(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		...ui,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
const Wr = 5e6;
function Gr(e) {
	if (e > Wr) throw new X(`The service says that the project has ${e} keys, and Lokaform reads at most ${Wr}. No plan was made. Run again, and report it to the service if the number stays wrong.`);
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
async function Kr({ client: e, projectId: t }, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => d(e)),
			keys: g(a, r),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Gr(Math.min(i, Wr)).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Gr(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, f, p, ...m] = await Promise.all([
		o,
		c,
		l,
		...s
	]), h = [
		u,
		...m,
		...p
	], _ = f.at(-1), v = f.length === 1 && h.length === 1, y = _ && !v ? [await a(_)] : [], b = [...h, ...y], x = xe(b.flatMap(({ keys: e }) => e)), S = y.length === 0 ? h : [...h.slice(0, f.length - 1), ...y], C = b.at(-1)?.total, w = b.some((e) => (e.total ?? 0) > (C ?? 0)), ee = S.every(({ ids: e }, t) => {
		let n = S[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: x,
		total: w || !ee ? void 0 : C
	};
}
async function qr({ client: e, projectId: t }, n, r) {
	let i = [], a = 0;
	for await (let o of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) if (L(i, g(o, r)), a += 1, a === 1e4) break;
	let { totalCount: o } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	return {
		listed: xe(i),
		total: o
	};
}
const Jr = [
	400,
	404,
	413,
	414,
	431
], Yr = /^[\w.:/-]+$/;
function Xr(e) {
	let { project: t, statistics: r, declarations: i, reviewed: o } = e, s = n(r.keys_total);
	if (s === void 0 || t.perPlatformNames || o.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => _(O, e) !== "off")) return;
	let c = i.flatMap(({ entries: e }) => e.map((e) => e.values)), l = new Set(c.flatMap((e) => [...Dt(e), ...bt(e).flatMap(({ name: e = [] }) => e)])), u = new Set(c.flatMap(({ key_id: e }) => e ?? []));
	if (![...l].every(ri)) return;
	let d = ii(l).length + ai(u).length;
	return Math.max(1, d) * 4 > Math.ceil(s / 500) ? void 0 : (async () => {
		let t = [Zr(e, l, u), ti(e, s)], [n, r] = await Promise.all(t), i = r - n.length;
		return i >= 0 && ni(n, e) ? {
			objects: n,
			unusable: [],
			notRead: i
		} : void 0;
	})().catch((e) => {
		if (!(e instanceof a && Jr.includes(e.status) || e instanceof X)) throw e;
	});
}
async function Zr(e, t, n) {
	let r = await Qr(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await $r(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort(({ key_id: e }, { key_id: t }) => e.length - t.length || (e < t ? -1 : 1));
}
async function Qr(e, t) {
	let n = await Promise.all(ii(t).map(async (n) => (await ei(e, { filter_keys: n })).filter(({ key_name: e }) => w(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => w(e)));
	if (![...t].every((e) => r.has(e) || Yr.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function $r(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(ai(t).map((t) => ei(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function ei({ client: e, project: t, languages: n }, r) {
	let i = await ci({
		client: e,
		projectId: t.id
	}, {
		...Ur(n),
		...r
	}), a = n.map(({ iso: e }) => e), { objects: o, unusable: s } = D(g(i, a));
	if (s.length > 0) throw new X();
	return o;
}
async function ti({ client: e, project: { id: t } }, n) {
	if (t === E(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function ni(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) ? t.every(({ entries: t, rules: n }) => Ne(t, e, !1, At(n)).fresh.length === 0) : !1;
}
function ri(e) {
	return !e.includes(",");
}
const ii = (e) => si(e, 500, 2e3, oi), ai = (e) => si(e, 500, 7e3, oi), oi = (e) => encodeURIComponent(e).length + 3;
function si(e, t, n, r) {
	let i = [], a = 0;
	for (let o of e) {
		let e = r(o), s = i.at(-1);
		s && e <= a && s.length < t ? (s.push(o), a -= e) : (i.push([o]), a = n - e);
	}
	return i;
}
async function ci({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new li();
	if (r.totalCount !== xe(g(r)).length) throw new X();
	return r;
}
var li = class extends X {};
const ui = {
	include_translations: !0,
	disable_references: !0
};
async function di(e, t, n = []) {
	let r = await Promise.all(ai(t.map(String)).map((t) => pi(e, t)));
	return D(g(r.flat(), n));
}
async function fi(e, t, n) {
	let r = t.map(({ id: e }) => e), i = await Z(async () => di(e, r, await n?.())), a = new Map(i?.objects.map((e) => [e.key_id, e])), o = new Map(i?.unusable.map((e) => [e.id, e.lacks])), s = (e) => [e, void 0].flatMap((e) => o.get(e) ?? []);
	return i && (({ id: e }) => ({
		key: a.get(String(e)),
		lacks: s(String(e))
	}));
}
async function pi(e, t) {
	try {
		return await ci(e, {
			...ui,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof li || n instanceof a && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await pi(e, t.slice(0, r)), ...await pi(e, t.slice(r))];
	}
}
async function mi(e, t) {
	let n = new Set(t.flatMap((e) => w(e))), r = [...n].every(ri) ? ii(n).map((e) => ({
		...ui,
		filter_keys: e
	})) : [ui], i = [];
	for (let t of r) L(i, await Vr(e, t));
	return hi(D(i), n);
}
function hi({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(w(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function gi(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await di(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = r.filter(({ key_id: e }) => !o.has(String(e))), c = new Set(s.flatMap(({ key_name: e }) => w(e)));
	if (c.size === 0) return a;
	let l = hi(D(await Vr(i, {})), c), u = await di(i, l.objects.map(({ key_id: e }) => e)), d = u.objects.filter(({ key_id: e }) => !o.has(e));
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
async function _i(e, t) {
	let n = await vi(e, t.filter((t) => t.answer.is === "refused" ? /already taken/i.test(t.answer.error.message) : !xi(e, t)).map((e) => e.sent));
	return t.map((t) => bi(e, t, n.get(t.sent), wi));
}
async function vi(e, t) {
	let n = t.map(({ out: e }) => e.key_name ?? ""), r = Di(t, {
		keys: (await Z(() => mi(e, n)))?.objects ?? [],
		errors: []
	});
	return new Map(r.flatMap((e) => e.answer.is === "stored" ? [[e.sent, e.answer.key]] : []));
}
async function yi(e, t) {
	let n = await fi(e, t.filter((t) => t.answer.is !== "refused" && !xi(e, t)).map(({ sent: e }) => e.change));
	return t.map((t) => {
		let r = n?.(t.sent.change);
		return bi(e, t, r?.key, r?.lacks.length === 0 ? Ti : tr);
	});
}
function bi(e, { sent: { change: t }, answer: n }, r, i) {
	let a = r && Si(e, t, r), o = a && (a.state === "done" || n.is === "silent" && t.action === "create");
	return n.is === "stored" ? {
		change: t,
		outcome: a ?? Si(e, t, n.key)
	} : o ? {
		change: t,
		outcome: a
	} : {
		change: t,
		outcome: n.is === "refused" ? Ci(n.error) : i
	};
}
function xi({ context: e }, { sent: t, answer: n }) {
	return n.is === "stored" && nr(O, t.change, n.key, e).length === 0;
}
function Si({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), J(O, n, r, e);
}
function Ci({ message: e, code: t }) {
	return K("refused", `The service refused it: ${e} (code ${t}).`);
}
const wi = K("unknown result", "The service's response does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."), Ti = K("not made", "The service answered without an error, but did not do this. Apply again."), Ei = { is: "silent" };
function Di(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Set(t);
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) for (let e of i) if (!(!Oi(n.out, e.key_name) || t && !ki(e, n.out))) {
		i.delete(e), r.set(n, {
			is: "stored",
			key: e
		});
		break;
	}
	let a = ({ out: e }) => n.filter(({ key_name: t }) => t !== void 0 && Oi(e, t)), o = new Map(e.filter((e) => !r.has(e)).map((e) => [e, a(e)]));
	for (let [e, t] of o) {
		let n = [...o.keys()].filter((e) => o.get(e)?.some((e) => t.includes(e))), i = t.length < n.length ? void 0 : t[n.indexOf(e)];
		i && r.set(e, {
			is: "refused",
			error: i
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? Ei
	}));
}
function Oi({ key_name: e = "", platforms: t = [...Jt] }, n) {
	return t.every((t) => Ye(n, t) === Ye(e, t));
}
function ki(e, { platforms: t = [], filenames: n = {} }) {
	return Jt.every((n) => t.includes(n) === e.platforms.includes(n)) && Jt.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Ai(e, { keys: t, errors: n }) {
	let r = new Map();
	for (let e of t) r.set(e.key_id, {
		is: "stored",
		key: e
	});
	for (let e of n) r.set(String(e.key_id), {
		is: "refused",
		error: e
	});
	return e.map((e) => ({
		sent: e,
		answer: r.get(String(e.change.id)) ?? Ei
	}));
}
// src/keys/rereadBeforeWrite.ts
const ji = Ht((e) => mt(O.fields, e, {}, []));
function Mi(e) {
	return {
		change: e,
		out: ji(e)
	};
}
function Q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: t
	}));
}
function Ni(e) {
	return {
		...e,
		planned: e,
		kept: {
			moved: [],
			unconverted: []
		}
	};
}
async function Pi(e, t, n, r) {
	let i = (e) => r ? Y(r.error) : e, a = (e) => ({
		due: [],
		outcomes: Q(t, i(q(e)))
	}), o = e.stop.reason();
	if (o !== void 0) return a(o);
	let s = t.filter(({ change: e }) => n || zi(e)), c = s.map(({ change: e }) => e), l = await fi(e, c), u = c.some(Ri) ? l && await Z(() => e.languages()) : [];
	if (!l || !u) return a(Ii);
	let d = new Set(s), f = [], p = (t) => {
		let { change: n } = t;
		if (!d.has(t)) return Ni(t);
		let { key: r, lacks: a } = l(n);
		if (!r) return a.length > 0 ? i(vr("key")) : {
			state: "skipped",
			message: Li
		};
		let o = Ri(n) ? u.filter((e) => !Ct(r, e)) : [];
		if (o.length > 0) return i(vr("key", ` (no usable ${o.join(", ")} text)`));
		let { open: s, kept: c } = Bi(n, r, e.context);
		if (s.length === 0) return Vi({
			state: "done",
			id: n.id
		}, n, c);
		let p = Mi({
			...n,
			fields: s
		});
		Gi(p.change).length > 0 && e.beforeReshaping.set(n.ref, r);
		let m = Fi(p.change, r, e.context);
		return m && f.push(m), {
			...p,
			planned: t,
			kept: c,
			before: r
		};
	}, m = [], h = [];
	for (let e of t) {
		let t = p(e);
		"planned" in t ? m.push(t) : h.push({
			change: e.change,
			outcome: t
		});
	}
	if (m.length === 0) return {
		due: m,
		outcomes: h
	};
	let g = await e.backup.save(f) ?? await e.stop.beforeWrite();
	if (g === void 0) return {
		due: m,
		outcomes: h
	};
	let _ = m.map((e) => e.planned);
	return {
		due: [],
		outcomes: [...h, ...Q(_, i(q(g)))]
	};
}
function Fi(e, t, n) {
	if (e.fields.some((t) => Me(e.kind, t))) {
		let r = Ir(O, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Rr(e.fields)
		};
	}
	let r = $e(O, t, O.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => V(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find((t) => j(e.kind, t));
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...zr(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: O.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: Rr(s ? [s, ...a] : o)
	};
}
const Ii = "The key could not be read again just before it was to be written or removed, so this was not done. Apply again.", Li = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Ri(e) {
	return e.fields.some((t) => j(e.kind, t) || Me(e.kind, t));
}
function zi({ kind: e, fields: t }) {
	return t.some((t) => {
		let { field: n, before: r, after: i } = t, a = O.fields.find(({ name: e }) => e === n);
		return a?.merge && r !== void 0 ? a.carries?.(r, i) ?? !0 : a?.editState !== void 0 || Me(e, t);
	});
}
function Bi(e, t, n) {
	let r = e.fields.find(({ field: e }) => e === "platforms")?.after, i = Array.isArray(r) ? Jt.filter((e) => r.includes(e)) : t.platforms, a = {
		...O.liveContext(t, n, e.label),
		platforms: i
	}, o = [], s = [], c = !1;
	for (let n of e.fields) {
		let { field: r, part: i, before: l, after: u, seen: d } = n, f = O.fields.find(({ name: e }) => e === r), p = f?.stored(t, a, i), m = f?.editState?.(t, i), h = d !== void 0 && (m === void 0 || Ot(e.id, m) !== d);
		if (!f || p === void 0) s.push(n);
		else if (f.same(p, u, a)) continue;
		else if (l !== void 0 && f.same(p, l, a)) h && f.role === "shape" && (c = !0), h && f.role !== "shape" ? s.push(n) : o.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? s.push(n) : f.same(p, e, a) || o.push({
				...n,
				before: p,
				after: e
			});
		}
	}
	let { kind: l } = e;
	c ||= s.some((e) => De(l, e));
	let u = c && o.some((e) => j(l, e)), d = o.filter((e) => u && (j(l, e) || De(l, e)));
	return {
		open: o.filter((e) => !d.includes(e)),
		kept: {
			moved: s,
			unconverted: d
		}
	};
}
function Vi(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${Hi(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`, c = `A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Hi(r).join(", ")}.`, l = `${[...n.length > 0 ? [s] : [], ...r.length > 0 ? [c] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${l}`
	};
	let u = Hi(t.filter((e) => !i.includes(e)));
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
function Hi(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Ui(e, t) {
	let n = t.flatMap(({ change: t, outcome: n }) => {
		let r = e.beforeReshaping.get(t.ref), i = Gi(t).some(({ field: e }) => Wi(t, n).includes(e));
		return r && i ? [[t, r]] : [];
	}), r = new Map(n), i = await fi(e, [...r.keys()]);
	return t.map((e) => {
		let t = r.get(e.change);
		return t ? {
			...e,
			outcome: Ki(e, t, i?.(e.change).key)
		} : e;
	});
}
function Wi({ fields: e }, t) {
	return t.state === "done" ? Hi(e) : t.state === "skipped" ? t.written ?? [] : [];
}
function Gi({ kind: e, fields: t }) {
	return t.filter((t) => j(e, t));
}
function Ki({ change: e, outcome: t }, n, r) {
	let [i] = Gi(e), a = Wi(e, t), o = t.state === "skipped" ? ` ${t.message}` : "";
	if (!r || n.translations?.some(({ language_iso: e }) => !Ct(r, e))) return K("unknown result", `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${o}`, i?.place);
	let s = qi(n, r).filter((e) => !a.includes(e));
	return s.length === 0 ? t : K("stored differently", `The service removed the texts in ${s.join(", ")} when is_plural changed. The backup has them.${o}`, i?.place);
}
function qi(e, t) {
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: n }) => {
		let r = Ji(n), i = Ji(Ct(t, e)?.translation ?? "");
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Ji(e) {
	let t = y(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
function Yi(e, t, n, r) {
	for (let { language_iso: i, translation: a, modified_by: o } of t.translations ?? []) {
		let t = Ct(n, i)?.modified_by;
		a === "" || r.includes(i) || t === void 0 || t === o || e.set(i, (e.get(i) ?? 0) + 1);
	}
}
function Xi(e) {
	if (e.size === 0) return [];
	let t = `After a write, the service names another writer of texts that were not sent: ${[...e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
	return [H("writer-moved", t, {
		severity: "warning",
		scope: "project"
	})];
}
// src/keys/send.ts
async function Zi(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return sa(t, Math.ceil(t.length / n.max), (t) => Zi(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Q(t, q(r));
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ta),
			...ea(e)
		});
		return await _i(e, Di(t, {
			keys: $i(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof m)) throw r;
		return pr(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? Qi(e, t, r) : oa(e, t, r, (t) => Zi(e, t), void 0);
	}
}
async function Qi(e, t, n) {
	let r = [], i = t;
	for (let t of [0, or]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Q(i, Y(n))];
		let a = await vi(e, i), o = [...a].map(([e, t]) => ({
			sent: e,
			answer: {
				is: "stored",
				key: t
			}
		}));
		if (L(r, await _i(e, o)), i = i.filter((e) => !a.has(e)), i.length === 0) return r;
	}
	return [...r, ...Q(i, sr(n, "key"))];
}
function $i(e) {
	return D(g(e)).objects;
}
function ea({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ta({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function na(e, n, r) {
	let { client: i, projectId: a } = e, o = {
		due: n.map(Ni),
		outcomes: []
	}, s = 0;
	try {
		let c = await i.updateKeys(a, async () => {
			if (o = await Pi(e, n, r !== void 0 || s++ > 0, r), o.due.length === 0 || r && r.sent >= 5) throw new lr();
			return {
				keys: o.due.map(({ change: e, out: n }) => ({
					key_id: t(String(e.id)),
					...n
				})),
				...ea(e)
			};
		}), l = Ai(o.due, {
			keys: $i(c),
			errors: c.errors
		});
		for (let { sent: t, answer: n } of l) {
			let r = t.change.fields.flatMap(({ part: e }) => e ?? []);
			t.before && n.is === "stored" && Yi(e.movedWriters, t.before, n.key, r);
		}
		return [...o.outcomes, ...aa(o.due, await yi(e, l))];
	} catch (t) {
		let n = ra(o.due);
		if (t instanceof lr) return [...o.outcomes, ...r ? Q(n, gr(r.error, "change")) : []];
		if (!(t instanceof m)) throw t;
		if (t.mayHaveHappened) {
			let i = (r?.sent ?? 0) + 1;
			return [...o.outcomes, ...await ia(e, n, {
				error: t,
				sent: i
			})];
		}
		let i = await oa(e, o.due, t, (t) => na(e, ra(t), r), r?.error);
		return [...o.outcomes, ...aa(o.due, i)];
	}
}
function ra(e) {
	return e.map((e) => e.planned);
}
async function ia(e, t, n) {
	return e.stop.reason() === void 0 ? pr(n.error) && n.sent <= 2 && t.length > 1 ? sa(t, 2, (t) => na(e, t, n)) : (await e.wait(cr(n)), na(e, t, n)) : Q(t, Y(n.error));
}
function aa(e, t) {
	let n = new Map(e.map((e) => [e.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Vi(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
async function oa({ stop: e }, t, n, r, i) {
	return n instanceof a && !fr(n) && t.length > 1 ? sa(t, 2, r) : (e.note(n, !0), Q(t, Y(mr(n, i))));
}
async function sa(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) L(i, await n(e.slice(t, t + r)));
	return i;
}
async function ca(e, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = {
		due: n,
		outcomes: []
	}, l = async () => {
		if (c = await la(e, n, r), c.due.length === 0) throw new lr();
		return c.due.map(({ id: e }) => t(String(e)));
	}, u = n.every(({ how: e }) => e === "archive"), d = async () => (await l()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), f;
	try {
		await (u ? i.updateKeys(a, d) : i.destroyKeys(a, l));
	} catch (e) {
		if (e instanceof lr) return [...c.outcomes];
		if (!(e instanceof m)) throw e;
		o.note(e), f = e;
	}
	let { due: p, outcomes: h } = c;
	if (f?.mayHaveHappened && o.reason() === void 0) {
		r && await s(cr(r));
		let t = {
			error: f,
			sent: (r?.sent ?? 0) + 1
		};
		return [...h, ...await ca(e, p, t)];
	}
	let g = await ua(e, p, u, f && mr(f, r?.error));
	return [...h, ...g];
}
async function la(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: fa(t, a(q(e)))
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(s);
	let c = await fi(e, t, () => e.languages());
	if (!c) return o(Ii);
	let l = [], u = [], d = [];
	for (let n of t) {
		let { key: t, lacks: r } = c(n), i = t ? [...S(t), ...Lr(O, t, e.context)] : [], o = [...new Set([...i, ...r])];
		(t ? n.how === "archive" && t.is_archived : o.length === 0) ? d.push({
			change: n,
			outcome: {
				state: "done",
				id: n.id
			}
		}) : o.length > 0 ? d.push({
			change: n,
			outcome: a(yr("key", o))
		}) : !t || Ot(n.id, O.fingerprint(t)) !== n.seen ? d.push({
			change: n,
			outcome: _r("key", "removed")
		}) : (l.push(n), u.push(Ir(O, t, n, e.context)));
	}
	if (l.length === 0) return {
		due: l,
		outcomes: d
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...d, ...fa(l, da(n.error))]
	};
	let f = await r.save(u) ?? await i.beforeWrite() ?? (l.some(({ how: e }) => e === "destroy") ? await e.snapshot() : void 0);
	return f === void 0 ? {
		due: l,
		outcomes: d
	} : {
		due: [],
		outcomes: [...d, ...fa(l, a(q(f)))]
	};
}
async function ua(e, t, n, r) {
	let i = await fi(e, t), a = r ? Y(r) : tr;
	return t.map((e) => {
		let { key: t, lacks: o } = i?.(e) ?? {};
		return !o || o.length > 0 && n ? {
			change: e,
			outcome: a
		} : {
			change: e,
			outcome: o.length > 0 || t && !(n && t.is_archived) ? da(r) : {
				state: "done",
				id: e.id
			}
		};
	});
}
function da(e) {
	return e ? br("key", e) : K("refused", "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it.");
}
function fa(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function pa(e, t) {
	let n = (e) => e.action === "destroy" ? 0 : Buffer.byteLength(JSON.stringify(Mi(e).out));
	return [
		"update",
		"create",
		"destroy"
	].flatMap((r) => si(e.filter((e) => e.action === r), t, 1048576, n).map((e) => ({
		kind: "key",
		action: r,
		changes: e
	})));
}
const ma = {
	kind: "key",
	observe: Br,
	lookUp: gi,
	batches: pa,
	open(e) {
		let t = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: new Map()
		};
		return {
			async send({ action: e, changes: n }) {
				return e === "destroy" ? ca(t, n.filter(_a)) : e === "create" ? Zi(t, n.filter(ha).map(Mi)) : Ui(t, await na(t, n.filter(ga).map(Mi)));
			},
			async finish(e, n) {
				L(n.remarks, Xi(t.movedWriters));
			}
		};
	}
}, ha = (e) => e.action === "create", ga = (e) => e.action === "update", _a = (e) => e.action === "destroy", va = {
	kind: "webhook",
	observe: ({ client: e, project: t }) => ya(e, t.id),
	lookUp: ya,
	batches: (e) => e.toSorted((e, t) => Number(e.action === "destroy") - Number(t.action === "destroy")).map((e) => ({
		kind: "webhook",
		action: e.action,
		changes: [e]
	})),
	open(e) {
		let t = {
			...e,
			posted: new Map()
		}, n = async (e) => {
			let n = t.stop.reason();
			return n === void 0 ? e.action === "create" ? Ea(t, e) : e.action === "update" ? Sa(t, e) : Ra(t, e) : q(n);
		};
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Na(t, e, n)
		};
	}
};
async function ya(e, t) {
	let n = await f(() => e.webhooks(E(t)), (e) => c(i(e)?.webhook_id));
	if (n) return et(n);
	throw new X("The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.");
}
async function ba({ backup: e, context: t, stop: n }, r, { url: i }, a) {
	let { id: o, entry: s } = r, c = typeof s.url == "string" && ct(s.url, t.variables) === i;
	if (!c && !e.keepsUrls && a === "removed") return q("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.");
	let l = `${Ve}${o}`, u = c ? r : {
		...r,
		entry: {
			...s,
			url: `\${${l}}`
		}
	}, d = await e.save([u], c || !e.keepsUrls ? {} : { [l]: i }) ?? await n.beforeWrite();
	return d === void 0 ? void 0 : q(d);
}
async function xa({ stop: e, wait: t }, n) {
	let r;
	for (;;) {
		let i, a = async () => {
			if (i = await n.settled(), i) throw new lr();
		};
		try {
			return await n.send(a) ?? await n.readBack();
		} catch (t) {
			if (i) return r && i.state !== "done" ? Y(r.error) : i;
			if (!(t instanceof m)) throw t;
			if (n.gone && za(t)) return n.gone;
			if (!t.mayHaveHappened || t.method === "GET" || e.reason() !== void 0) return e.note(t), Y(mr(t, r?.error));
			r = {
				error: t,
				sent: (r?.sent ?? 0) + 1
			};
		}
		if (r.sent >= 5) return n.readBack(r.error);
		await t(cr(r));
	}
}
function Sa(e, t) {
	let { client: n, projectId: r } = e, [i, a] = [E(r), String(t.id)], o = () => n.webhook(i, a);
	return xa(e, {
		async settled() {
			let n = M(await o());
			if (!("webhook" in n)) return vr("webhook");
			if (!Ta(e, t, n.webhook)) {
				let r = Da(e, t, n);
				return r?.state === "done" ? r : _r("webhook", "updated");
			}
			return ba(e, Ca(t, n.webhook, e.context), n.webhook, "overwritten");
		},
		async send(r) {
			let o = await n.updateWebhook(i, a, async () => (await r(), ja(e, t)));
			return Da(e, t, M(o));
		},
		async readBack(n) {
			let r = await Oa(e, t, o);
			return n && r.state !== "done" ? Y(n) : r;
		}
	});
}
function Ca(e, t, n) {
	let r = [e.identity, e.renamed_from].filter((e) => typeof e == "string").find((e) => ct(e, n.variables) === t.url) ?? "", i = $e(A, t, A.liveContext(t, n, r)), a = Rr(e.fields);
	return {
		kind: A.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...wa(i, a.events ?? i.events),
			...a
		}
	};
}
function wa({ event_lang_map: e }, t) {
	if (!R(e) || !Array.isArray(t)) return {};
	let n = Object.entries(e).filter(([e]) => t.includes(e));
	return { event_lang_map: Object.fromEntries(n) };
}
function Ta({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = typeof n == "string" ? n : r, s = A.liveContext(a, e, o), c = t.map(({ field: e, part: t }) => {
		let n = A.fields.find(({ name: t }) => t === e)?.stored(a, s, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return st(A, a, c) === i;
}
async function Ea(e, t) {
	let { client: n, projectId: r, posted: i, wait: a, stop: o, context: s } = e, c = Ma(t, ja(e, t)), l = await o.beforeWrite();
	if (l !== void 0) return q(l);
	try {
		let a = await n.createWebhook(E(r), c), o = M(a);
		return i.set(t.ref, "webhook" in o ? o.webhook.webhook_id : void 0), Da(e, t, o) ?? await Oa(e, t, () => Aa(e, c));
	} catch (n) {
		if (!(n instanceof m)) throw n;
		if (!n.mayHaveHappened) return o.note(n), Y(n);
		i.set(t.ref, void 0);
		for (let r of [0, or]) {
			if (r > 0 && await a(r), o.reason() !== void 0) return Y(n);
			let i = await Z(() => Aa(e, c));
			if (i) return J(A, t, i, s);
		}
		return sr(n, "webhook");
	}
}
function Da({ context: e }, t, n) {
	if (!(!("webhook" in n) || nr(A, t, n.webhook, e).length > 0)) return J(A, t, n.webhook, e);
}
async function Oa(e, t, n) {
	return Da(e, t, M(await Z(n))) ?? tr;
}
function ka(e, t) {
	let n = I([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Be(e.url, t.url) && r && n;
}
async function Aa(e, t) {
	let { objects: n, unusable: r } = await ya(e.client, e.projectId), i = n.find((e) => ka(e, t)), a = r.some(({ names: e }) => e.every((e) => Be(e, t.url)));
	if (!i && a) throw new X();
	return i;
}
function ja({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = mt(A.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: ct(r, e.variables) }
	};
}
function Ma({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Na(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref)), i = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []), a = r.filter((e) => Fa(n.of(e)) !== void 0).map((e) => ({
		change: e,
		doubt: La
	}));
	for (let t of [
		0,
		or,
		or
	]) {
		if (a.length === 0 || e.stop.reason() !== void 0) return;
		t > 0 && await e.wait(t);
		let o = (await Z(() => ya(e.client, e.projectId)))?.objects, s = [];
		for (let { change: t } of a) {
			let a = r.filter((e) => e !== t).map((e) => Fa(n.of(e))), c = new Set([...a, ...i]), l = o?.filter(({ webhook_id: e }) => !c.has(e)), u = l ? await Pa(e, t, l, n) : La;
			u !== void 0 && s.push({
				change: t,
				doubt: u
			});
		}
		a = s;
	}
	for (let { change: e, doubt: t } of a) n.remarks.push(Ia(e, "error", t));
}
async function Pa(e, t, n, r) {
	let i = Ma(t, ja(e, t)), a = n.filter((n) => ka(n, i) && J(A, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = a.map(({ webhook_id: e }) => e).sort(), [s, ...c] = o, l = Fa(r.of(t)), u = e.posted.get(t.ref);
	if (s === void 0) return `may not exist: the list of webhooks does not have ${l}. Apply again.`;
	if (c.length === 0 && s === l) {
		let e = `existed twice. This run made ${u} and removed it again; ${s} stays.`;
		u !== void 0 && u !== l && r.remarks.push(Ia(t, "notice", e));
	} else return u !== void 0 && c.includes(u) && (r.correct(t, {
		state: "done",
		id: s
	}), await Z(() => e.client.destroyWebhook(E(e.projectId), u))), `may exist twice, as ${[...new Set([...o, l])].join(" and as ")}: another run created it at the same time. Look at the webhooks in Lokalise, and delete all but one.`;
}
function Fa(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
function Ia({ label: e, place: t }, n, r) {
	return H("second-webhook", `Webhook ${e} ${r}`, {
		place: t,
		scope: "change",
		severity: n
	});
}
const La = "may exist twice: the webhooks could not be read again. Look at the webhooks in Lokalise. If there are two, delete one of them.";
function Ra(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, [c, l] = [E(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	return xa(e, {
		async settled() {
			let r = i.reason() ?? a.missing();
			if (r !== void 0) return q(r);
			let s = M(await n.webhook(c, l));
			return "webhook" in s ? Ot(t.id, A.fingerprint(s.webhook)) === t.seen ? ba(e, Ir(A, s.webhook, t, o), s.webhook, "removed") : _r("webhook", "removed") : yr("webhook", s.unusable.lacks);
		},
		async send(e) {
			let { webhook_deleted: t } = await n.destroyWebhook(c, l, e);
			return s(t) === !0 ? u : void 0;
		},
		gone: u,
		async readBack(e) {
			try {
				await n.webhook(c, l);
			} catch (t) {
				if (!(t instanceof m)) throw t;
				return za(t) ? u : e ? Y(e) : tr;
			}
			return e ? br("webhook", e) : K("not made", "The service answered without an error, but did not remove the webhook. Apply again.");
		}
	});
}
function za(e) {
	return e instanceof a && e.status === 404;
}
// src/run/connect.ts
Zn([ma, va]);
function Ba(t, { apiUrl: n, onProgress: r, ...i }) {
	try {
		let { token: e = "", tokenFrom: a, rate: o, concurrency: s, name: c } = t, l = {
			token: e,
			tokenFrom: a,
			baseUrl: n,
			concurrency: s,
			...o !== "auto" && { rate: o },
			...i
		};
		return jn(r ? new Ha(l, c, r) : new u(l));
	} catch (t) {
		if (!(t instanceof e)) throw t;
		let n = t.argument === "baseUrl" ? "api-url: " : "";
		return On(H("bad-setting", n + t.message));
	}
}
function Va(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a, now: o }) {
	let s, c = {
		apiUrl: t,
		onResponse: (e) => {
			s = e.date ?? s, r(e);
		},
		onWait: i
	}, l = Ba(e, {
		...c,
		signal: n.stopping,
		onProgress: a
	}), u = Ba(e, {
		...c,
		signal: n.aborted
	});
	return l.ok ? u.ok ? jn({
		reading: l.value,
		writing: u.value,
		now: () => s ?? o()
	}) : u : l;
}
var Ha = class extends u {
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
// src/history/conflictMessages.ts
function Ua(e, { reasons: t, writes: n, takenBack: r, target: i, ...a }) {
	let o = new Set((i?.kept ?? []).filter(({ item: { reason: e } }) => e === "conflict" || e === "undecided").map(Wa)), s = (e) => o.has(Wa(e)), c = e.filter(({ item: e }) => e.reason === "conflict"), l = e.filter(({ item: e }) => e.reason === "undecided"), u = ({ kind: e, entry: t, item: { part: n = "", declared: r } }) => {
		let a = i && We(e, i.entries).find(t), o = a && N(e, a, n);
		return i !== void 0 && (o === void 0 || !I(o, r ?? null));
	}, d = e.filter((e) => e.item.reason === "held" && u(e)), f = (e) => s(e) ? "notice" : n || i ? "error" : "warning";
	return [
		...c.map((e) => Ga(e, s(e) ? "notice" : "error", {
			...a,
			canHaveTrailer: u(e)
		})),
		...Ja(l, f, {
			reasons: t,
			...a,
			isChanged: u
		}),
		...d.map((e) => Ga(e, "warning", a)),
		...Ya(r, a)
	];
}
function Wa({ item: { kind: e, id: t, part: n, declared: r } }) {
	return B([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Ga(e, t, n) {
	let { item: r, entry: i, kind: a } = e, o = r.reason === "held", s = o ? `The rule for ${r.part} is seed, so the project keeps its text, and the changed text of the file is not written.` : `Both the file and the project changed the ${r.part} text, so it is not written.`, c = {
		path: [r.field, r.part ?? ""],
		ofName: !0,
		severity: t
	}, l = Ka([e], n).slice(o ? -1 : 0);
	return {
		...wt(a, i, "conflict", s, c),
		ways: l
	};
}
function Ka([{ kind: e, entry: t, item: n }, ...r], { flags: i, isWorkflow: a, names: o, canHaveTrailer: s = !1 }) {
	let c = r.length === 0, l = c || i.includes("--filter") ? [] : ["--filter", `file:${nn(n.place.file)}`], [u = ""] = k(e.identity(t.values)), d = c ? ge(u, n.part ?? "", o()) : `*:${n.part}`, f = [
		d,
		...l,
		...i
	].map(an).join(" "), p = `lokaform pull --accept ${f}`, m = c ? "text" : "texts", h = c ? "the file's text" : `the files' texts in all conflicts and undecided texts in ${n.part}`, g = `${ze}: ${u}:${n.part}`, _ = rt(`Title\n\n${g}`).overwrites[0] === `${u}:${n.part}`, v = c && s && _ && sn(u) === u, y = sn(d) === d;
	return a ? [
		{
			does: `copy the project's ${m} into the file, or at a terminal`,
			command: p
		},
		...v ? [{
			does: `keep ${h}, in the last paragraph of a commit message`,
			command: g
		}] : [],
		...y ? [{
			does: `keep ${h}, with Run workflow and the input overwrite`,
			command: d
		}] : []
	] : [{
		does: `take the project's ${m}`,
		command: p
	}, {
		does: `keep the file's ${m}`,
		command: `lokaform apply --overwrite ${f}`
	}];
}
const qa = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Ja(e, t, { reasons: n, isChanged: r, ...i }) {
	return [...Gt(e, (e) => {
		let { place: n, part: r, cause: i } = e.item;
		return B([
			n.file,
			r ?? null,
			i ?? null,
			t(e)
		]);
	}).values()].map((e) => {
		let [a] = e, { place: o, part: s, cause: c = "undated" } = a.item, l = n.get(c), u = `${e.length === 1 ? `The ${s} text of ${a.item.label} differs from the project and is not written` : `${ie(e.length)} ${s} texts of this file differ from the project and are not written; this is the first`}. ${qa[c]}${l === void 0 ? "." : `: ${l}`}`, d = Ka(e, {
			...i,
			canHaveTrailer: r(a)
		}), f = t(a);
		return H("undecided", u, {
			place: o,
			severity: f,
			scope: "change",
			ways: d
		});
	});
}
function Ya(e, t) {
	let n = e.map(({ kind: e, entry: t, language: n }) => {
		let r = e.fields.find(({ role: e }) => e === "text")?.name ?? "";
		return {
			kind: e,
			entry: t,
			item: {
				part: n,
				place: kn(t.file, t.span, [r, n])
			}
		};
	});
	return [...Gt(n, ({ item: { part: e, place: t } }) => B([t.file, e])).values()].map((e) => {
		let [{ kind: n, entry: r, item: i }] = e, a = e.length > 1 ? ` So are ${ie(e.length - 1)} more ${i.part} texts of the file.` : "", o = `The ${i.part} text of ${n.label(r.values)} was written without the text that a pull brought, so apply replaces that text of the project. A merge that keeps its own side of a file does that.${a}`, s = Ka(e, t);
		return H("taken-back", o, {
			place: i.place,
			severity: "warning",
			scope: "change",
			ways: s
		});
	});
}
async function Xa(e, { kinds: t }, { history: n, manifests: r, textFiles: i, usable: a, asked: o }) {
	let { versions: s, is: c } = await n.versions(e, r, o), l = Object.fromEntries(t.map((e) => [e.plural, s.flatMap((t) => te(e, t, t.before, i, a))])), u = s.filter(({ until: e, before: t }) => e === Infinity && t !== "");
	return {
		entries: l,
		isRead: c === "read",
		hasCommits: s.some(({ by: e }) => e !== void 0),
		uncommitted: u.map(({ now: e }) => e)
	};
}
function Za(e, t) {
	return e.map((e) => {
		let { kind: n, matching: r } = e, i = ({ values: e }) => n.label(e), a = z(t[n.plural] ?? [], (e) => [B([i(e), e.file.path])]), o = z(r.matches, ({ declared: e }) => [i(e)]), s = [...a.values()].flatMap((e) => {
			let [t] = e, r = e.filter(({ file: e }) => e === t.file), a = o.get(i(t)) ?? [], s = a.filter(({ declared: e }) => St([e]).some(({ file: e }) => e.path === t.file.path));
			return jt(n, r, s.length > 0 ? s : a);
		});
		return {
			...e,
			matching: {
				...r,
				matches: s
			}
		};
	});
}
function Qa({ kinds: e, entries: t }, n) {
	let r = (t) => e.flatMap((e) => (t[e.plural] ?? []).map(({ values: t }) => B([e.name, e.label(t)]))), i = r(n), a = new Set(i.length > 0 ? r(t) : []);
	return new Set(i.filter((e) => !a.has(e)));
}
// src/history/remarks.ts
const $a = [
	{
		name: "commits of the upstream that the checkout lacks",
		codes: ["behind-upstream"],
		needs: "plan",
		find: eo
	},
	{
		name: "removed objects that no commit of the branch declared",
		codes: ["behind-upstream"],
		needs: "plan",
		find: io
	},
	{
		name: "what the default branch does not have yet",
		codes: ["behind-upstream"],
		needs: "plan",
		notIn: ["plan"],
		find: ao
	},
	{
		name: "texts that are kept because of their verdict",
		codes: [
			"conflict",
			"undecided",
			"taken-back"
		],
		needs: "plan",
		notIn: ["status"],
		severity: { drift: "notice" },
		find: ({ planned: e, target: t, declared: n, command: r, project: i, isWorkflow: a }) => Ua(e.keptTexts, {
			reasons: e.reasons,
			takenBack: e.takenBack,
			writes: r === "apply",
			flags: i.settings.flags,
			isWorkflow: a,
			names: F(() => ce(n)),
			target: t && {
				entries: Object.values(t.declared.entries).flat(),
				kept: t.keptTexts
			}
		})
	}
];
async function eo({ planned: { plan: e, kinds: t }, sources: n, checkout: r }) {
	let { changes: i, kept: a } = e, o = i.length > 0 || a.some(({ reason: e }) => e === "pull"), s = r && o ? await n.history.upstream?.(n.manifests) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, isOther: u } = s, d = t.flatMap((e) => no(e.kind, i, s, n)), f = t.flatMap((e) => ro(e, i, s, n));
	if (u && d.length + f.length === 0) return [];
	let p = d.length > 0 ? `This apply would remove what ${c} declares: ${se(d, 5)}.` : f.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${fe(f.length, "text")} of ${c} back: ${se(f, 5)}.`, m = `The checked-out branch lacks ${fe(l, "commit")} of ${c}. ${p} To apply the newest files, run ${u ? `git merge ${c}` : "git pull"} first.`, h = d.length > 0 ? "error" : "warning";
	return [H("behind-upstream", m, {
		severity: h,
		scope: "project"
	})];
}
function to(e, t, { texts: n }, { textFiles: r, usable: i }) {
	return n.flatMap((n) => te(e, {
		path: n.path,
		now: n.path
	}, n[t], r, i));
}
function no(e, t, n, r) {
	let i = to(e, "text", n, r), a = new Set(i.flatMap(({ values: t }) => k(e.identity(t))));
	return t.filter((t) => t.action === "destroy" && t.kind === e.name).flatMap(({ label: e }) => a.has(e) ? [e] : []);
}
function ro({ kind: e, matching: { matches: t } }, n, r, i) {
	let [a, o] = ["text", "before"].map((t) => We(e, to(e, t, r, i))), s = new Map(t.map(({ declared: t }) => [e.label(t.values), t]));
	return n.flatMap((t) => {
		let n = t.kind === e.name ? s.get(t.label) : void 0, r = n && a?.find(n);
		if (!r || t.action !== "update") return [];
		let i = o?.find(n);
		return t.fields.flatMap(({ part: n, before: a }) => {
			let o = n === void 0 ? void 0 : N(e, r, n), s = !i || !I(N(e, i, n ?? "") ?? null, o ?? null), c = o !== void 0 && a !== void 0 && I(o, a);
			return s && c ? [`${t.label} (${n})`] : [];
		});
	});
}
async function io(e) {
	let { rules: t, flags: n } = e.project.settings, r = e.planned.plan.changes.filter(({ action: e, kind: n }) => e === "destroy" && t.prune[n] === "owned");
	if (!e.checkout || r.length === 0 || t.allowRemovals !== void 0) return [];
	let { declared: i } = e.project, { entries: a, isRead: o, hasCommits: s } = await Xa(0, i, e.sources), c = Qa(i, a), l = r.flatMap(({ kind: e, label: t }) => c.has(B([e, t])) ? [] : [t]);
	if (!o || l.length === 0) return [];
	let u = se(l, 5), d = [
		"lokaform",
		"apply",
		"--allow-removals",
		String(r.length),
		...n
	].map(an).join(" "), f = s ? `No commit of this branch declared ${u}, so a newer commit or another branch may declare it. Nothing is written. Run git pull and plan again. If nothing declares it: ${d}` : `This branch has no commit of the files yet, so git does not show whether ${u} left these files, or whether another branch declares it. Nothing is written. Commit the files before you delete entries. To remove it now: ${d}`;
	return [H("behind-upstream", f, { scope: "project" })];
}
async function ao({ planned: e, checkout: t }) {
	let n = e.plan.changes.length > 0 ? await t?.repository() : void 0;
	if (!t || !n) return [];
	let { uncommitted: r } = t, { currentBranch: i, defaultBranch: a = n.usualBranch } = n, o = i === a && r.length === 0;
	if (i === void 0 || a === void 0 || o) return [];
	let s = `${i === a ? `There are changes that are not committed: ${se(r, 5)}` : `The checked-out branch is ${i}, and not ${a}`}. Until they are merged, ${a} does not have what this apply writes: its new texts look like edits of the project, which a pull brings into ${a}, and prune removes its new keys. To write only merged changes, push and merge first.`;
	return [H("behind-upstream", s, {
		severity: "warning",
		scope: "project"
	})];
}
// src/plan/remarks.ts
const oo = [
	{
		name: "rows of texts without a file in the base language",
		codes: ["no-language-file"],
		needs: "live",
		find: ({ project: e, live: t }) => we(e, t.project)
	},
	{
		name: "texts that status cannot count",
		codes: ["segmented-project", "unknown-language"],
		needs: "live",
		notIn: [
			"plan",
			"apply",
			"drift"
		],
		find: ({ project: e, live: t }) => [...so(t.project), ...ae(e.settings.required, t.project, "error")]
	},
	{
		name: "settings of languages that the project lacks",
		codes: ["unknown-language"],
		needs: "live",
		find: ({ project: e, live: t }) => ae(e.settings.languagePlaces, t.project)
	},
	{
		name: "required languages that the project lacks",
		codes: ["unknown-language"],
		needs: "plan",
		notIn: ["status"],
		find: ({ project: e, live: t }) => ae(e.settings.required, t.project, "warning")
	},
	{
		name: "webhooks that a workflow does not remove",
		codes: ["no-backup-dir"],
		needs: "plan",
		notIn: ["status"],
		severity: { drift: "notice" },
		find: co
	}
];
function so(e) {
	if (!e.segmentation) return [];
	let t = `Project ${e.name} keeps its texts in segments, which status cannot count. To use status, turn segmentation off.`;
	return [H("segmented-project", t, { scope: "project" })];
}
function co({ planned: { plan: e }, isWorkflow: t }) {
	let n = e.changes.filter(({ action: e, kind: t }) => e === "destroy" && T(t).secretNames);
	return !t || n.length === 0 ? [] : [H("no-backup-dir", "A workflow does not remove webhooks, because its backup must not contain their URLs. Remove them in Lokalise, or run lokaform apply at a terminal.", {
		severity: "warning",
		scope: "change"
	})];
}
// src/run/remarks.ts
const lo = [...oo, ...$a];
async function uo(e) {
	let t = [];
	for (let n of lo) n.needs === "live" && Fe(n, e.command) && L(t, gt(n, e.command, await n.find(e)));
	return t;
}
async function fo(e) {
	let { planned: t, live: n, project: r, command: i } = e, a = po(t, n.project, r.settings.rules, i);
	for (let t of lo) t.needs === "plan" && Fe(t, i) && L(a, gt(t, i, await t.find(e)));
	return a;
}
function po(e, t, n, r = "plan") {
	return e.kinds.flatMap((i) => {
		let a = go(i, e, t, n);
		return i.kind.remarks.flatMap((e) => Ze(e, r, () => e.find(a)));
	});
}
function mo(e, t, n) {
	if (n.incoming.checks !== "warn") return [];
	let r = {
		blanks: "off",
		base: "off",
		key_names: "off",
		descriptions: "off"
	}, i = Hn(e, t, n, U);
	return i.is === "stopped" ? [] : i.kinds.flatMap((e) => {
		let i = ho(e, t.project, {
			...n,
			checks: {
				...n.checks,
				...r
			}
		});
		return e.kind.remarks.flatMap((e) => e.needs === "files" ? e.find(i) : []);
	}).map((e) => ({
		...e,
		severity: "warning",
		scope: "change"
	}));
}
function ho({ matching: e }, t, n) {
	let { checks: r } = n, i = {
		levels: r,
		base: t.baseLanguage,
		needed: gn(t)
	};
	return {
		entries: e.matches,
		checks: i,
		isLive: !0
	};
}
function go(e, { plan: t }, n, r) {
	let i = t.changes.flatMap((t) => t.action === "destroy" && t.kind === e.kind.name ? t : []), a = new Set(i.map(({ id: e }) => e)), { changes: o, created: s } = Yn(e.parts);
	return {
		...ho(e, n, r),
		project: n,
		rules: r,
		changes: o,
		created: s,
		destroys: i,
		chosen: e.parts.map(({ entry: e }) => e),
		declared: e.declared,
		live: e.live.objects,
		unusable: e.live.unusable,
		unmatched: e.matching.unmanaged,
		undeclared: [...e.unmanaged, ...e.destroys.filter(({ id: e }) => !a.has(e))]
	};
}
// src/run/requestProblems.ts
function _o(e, { stopped: t }, { declared: n, settings: r } = {}) {
	if (!(e instanceof m)) throw e;
	if (e instanceof o && t) return [];
	let i = e instanceof a ? e.serviceMessage.replace(/\.$/, "") : "", s = n !== void 0 && i !== "" && vo(i, n) ? { quotes: [i] } : {}, c = e instanceof a && e.status === 404, l = ur(e) ? r?.tokenPlace : c && r?.places.get("project");
	return [H("api-error", e.message, {
		scope: "project",
		...s,
		...l && { place: l }
	})];
}
function vo(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Te).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Qe(t) : []));
	});
	return _t(r)(e) !== e;
}
function yo(e, t, n, { notMatched: r, otherLanguage: i }) {
	return [
		...t.flatMap((t) => No(e, t, r, Po(t.kind), [t.kind.plural, "owner"])),
		...t.flatMap((t) => No(e, t, i, Fo, ["texts"])),
		...t.flatMap((t) => To(e, t)),
		...xo(e, t, n),
		...t.flatMap((t) => wo(e, t, n)),
		...t.flatMap((e) => Eo(e, n)),
		...t.flatMap((t) => Do(e, t, n)),
		...t.flatMap(({ kind: t }) => Oo(e, t, n))
	];
}
function bo(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : $("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`, ["on_problem"]);
}
function xo(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: ko(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => So(e, i, n)) : i <= a ? [] : $("too-many-destroyed", `The plan removes ${i} ${Xt(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`, r.flatMap(({ of: e, count: t }) => t > 0 ? dn(e.kind.settings.prune) : []));
}
function So({ of: e, count: t }, n, r) {
	let { kind: i } = e, a = _(i, r) === "off" ? e.matched : e.scope, o = Co(i, t, a, r);
	if (!o) return [];
	let { name: s, allowed: c, isPercent: l } = o;
	return $("too-many-destroyed", `The plan removes ${l ? `${t} of ${a} ${i.plural}` : `${t} ${Xt(i.words.removed)}`}, but ${s} allows ${c}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${s}.`, [s, dn(i.settings.prune)]);
}
function Co({ limits: { removed: e, removedPercent: t } }, n, r, i) {
	let a = Xe(e, i);
	if (n > a) return {
		name: `limits.${e.name}`,
		allowed: `${a}`,
		isPercent: !1
	};
	let o = t ? Xe(t, i) : 100;
	if (!(!t || r < 20 || n * 100 <= r * o)) return {
		name: `limits.${t.name}`,
		allowed: `${o} %`,
		isPercent: !0
	};
}
function wo(e, { declared: t, scope: n, kind: r }, i) {
	if (_(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = dn(s.prune);
	if (t.length === 0 && c) return [];
	if (t.length === 0) return $("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`, [l]);
	let u = Ao(e, a).length;
	if (u === 0 || u !== n) return [];
	let d = c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : "", [f, p] = _(r, i) === "owned" ? [`, with the tag ${$t}${i.owner}`, "owner, "] : ["", ""];
	return $("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}${f}). Check ${p}the project and the manifests. If you want this, ${d}set ${l}: off and remove them in the project.`, [l]);
}
function To(e, t) {
	let n = Mo(t);
	return jo(e, t).flatMap(({ label: e, object: r, texts: i }) => {
		let a = i.map((e) => n.get(e)).find((e) => e !== void 0);
		if (!a) return [];
		let [o = e] = t.kind.names(r, a.identity), s = `The plan removes "${e}" and creates "${a.label}" with the same text. If it was renamed, set previously: ${Ut(o)} in the entry of the new one in ${_n(a.place.file)} to keep its translations. If it is really new, set new: true there.`;
		return [H("looks-renamed", s, {
			place: a.place,
			scope: "project"
		})];
	});
}
function Eo(e, { allowWrongProject: t }) {
	let { live: n, declared: r, matched: i, matching: a, kind: o } = e, { name: s, plural: c, limits: l, names: u, label: d } = o, { minimumForWrongProject: f = Infinity } = l, p = n.objects.length + n.unusable.length + (n.notRead ?? 0), m = r.length;
	if (t || m === 0 || i > 0 || a.namesakes.size > 0) return [];
	let h = F(() => new Set(n.objects.flatMap((e) => u(e)))), g = (e) => h().has(e), [_, ...v] = r.filter((e) => rn(e, d(e.values), g));
	if (_) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${v.length + 1} of them ${v.length === 0 ? "is" : "are"} ${ln(d(_.values))}`);
	if (p < f) return [];
	let y = Mo(e), b = a.unmanaged.flatMap((e) => {
		let t = o.texts(e).flatMap((e) => y.get(e)?.label ?? [])[0];
		return t === void 0 ? [] : [`"${o.liveLabel(e)}", and not "${t}"`];
	});
	if (b.length > 1 && b.length * 5 >= m * 4) return $("foreign-project", `None of the ${m} declared ${c} is in the project, but ${b.length} live ${c} have the same texts and other names. Correct key_name or separator in the row of texts so that it gives the names of the project: ${b[0]}. If the ${c} were renamed, set previously in their entries of keys.yaml.`);
	let x = m === 1;
	return $("foreign-project", `The project has ${p} ${c}. The manifests declare ${x ? `1 ${s}, and it` : `${m} ${c}, and none of them`} is ${x ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`, ["allow_wrong_project"]);
}
function Do(e, { matched: t, kind: { name: n, plural: r, limits: i } }, a) {
	let { overwrittenPercent: o } = i;
	if (!o) return [];
	let s = Xe(o, a), c = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => pt(n, e))).length;
	if (t < 20 || c * 100 <= t * s) return [];
	let l = `limits.${o.name}`;
	return $("too-many-overwritten", `The plan overwrites live values of ${c} of ${t} ${r}, but ${l} allows ${s} %. If you want to overwrite them, raise ${l} in lokaform.yaml.`, [l]);
}
function Oo({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, s = t.filter(({ kind: e }) => e === n), { baseTexts: c, translations: l } = vt(e, s), u = `The plan changes ${c} base text${c === 1 ? "" : "s"}`;
	return l !== void 0 && l <= a ? [] : $("too-many-unverified", l === void 0 ? `${u}, but the service's response has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.` : `${u}, which may mark ${l} translation${l === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`, [o]);
}
function ko(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Ie(t, e)) : []);
	return Ao(e, t).length + n.length;
}
function Ao({ changes: e }, t) {
	return e.flatMap((e) => e.kind === t && e.action === "destroy" ? e : []);
}
function jo(e, { kind: t, live: n }) {
	let r = Ao(e, t.name), i = new Map((r.length > 0 ? n.objects : []).map((e) => [String(t.id(e)), e]));
	return r.flatMap(({ id: e, label: n }) => {
		let r = i.get(String(e));
		return r === void 0 ? [] : [{
			label: n,
			object: r,
			names: t.names(r),
			texts: t.texts(r)
		}];
	});
}
function Mo({ kind: e, parts: t }) {
	let n = t.flatMap(({ change: t, entry: n }) => t?.action === "create" && !Ue(e, n).isNew ? t.fields.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Le(t)).map((e) => [e, t]) : []);
	return new Map(n);
}
function $(e, t, n = []) {
	return [{
		...H(e, t, { scope: "project" }),
		settings: n
	}];
}
function No(e, t, n = new Map(), r, i) {
	let a = jo(e, t).flatMap(({ names: e }) => {
		let t = e.find((e) => n.has(e));
		return t === void 0 ? [] : [{
			name: t,
			file: n.get(t)
		}];
	}), [o] = a;
	if (!o) return [];
	let s = new Set(a.map(({ file: e }) => e)).size, c = s > 1 ? `, in ${s} such files in all` : "", l = a.length > 1 ? ` (and ${a.length - 1} more${c})` : "";
	return $("forgotten-manifest", `The plan removes the ${t.kind.name} "${o.name}"${l}. But the file ${o.file} declares it, and ${r}`, i);
}
function Po({ plural: e }) {
	return `the setting ${e} does not include this file. Add the file to the setting ${e}, or delete the file. If it belongs to another team, correct the setting owner.`;
}
const Fo = "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.", Io = "it counts only for translations that the pull request, or the pushed commit, changes", Lo = "it must be the name of one translation, as KEY:LANG", Ro = "it is not a line of its own in the last paragraph of the message";
var zo = class {
	#e;
	#t;
	#n;
	#r;
	#i = Kt((e) => this.#o(e));
	constructor({ commits: e = [] }, t, n, r = Infinity) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	async deciding(e, t) {
		let { counting: n } = await this.#a(t);
		return n.find((t) => Vo(t, e) && this.#c(t, e))?.id;
	}
	hasFor(e) {
		return this.#e.some((t) => Vo(t, e));
	}
	async squashed(e) {
		return (await this.#a(e)).changes();
	}
	async withoutEffect(e, t) {
		let { counting: n, unproved: r } = await this.#a(t), i = this.#e.filter(({ by: e }) => e !== t), a = new Map([
			...i.filter((t) => this.#c(t, e)).map((e) => [e, Io]),
			...n.map((e) => [e, "the translation in Lokalise is newer than the commit. Read it, and decide in another commit"]),
			...r
		]), [o = ""] = Bo(e);
		return [...a].flatMap(([t, n]) => {
			let { overwrites: r, mentions: i } = t.trailers;
			return Vo(t, e) ? [Uo(t, o, n)] : n === Io ? [] : [...r.map((e) => ({
				value: e,
				fault: Lo
			})), ...i.map((e) => ({
				value: e,
				fault: Ro
			}))].flatMap(({ value: n, fault: r }) => Ho(n, e) ? Uo(t, n, r) : []);
		});
	}
	async #a(e) {
		return e === void 0 ? {
			counting: [],
			unproved: new Map(),
			changes: async () => []
		} : this.#i(e);
	}
	async #o(e) {
		let t = [], n = new Map(), r = async () => [];
		for (let i of this.#e.filter(({ by: t }) => t === e)) {
			let { id: a, isMade: o, parents: s, trailers: c, until: l } = i, u = a === e, d = u && s.length > 1;
			if (d && n.set(i, "a merge decides nothing. Only the commits that it brings do"), d || !u && o && c.overwrites.length === 0) continue;
			let f = u || o ? await this.#s(i) : { is: "none" };
			f.is === "unknown" ? n.set(i, f.why) : f.is === "none" && o ? n.set(i, "GitHub does not name its pull request yet. Start the run again") : f.is === "none" ? t.push(i) : (L(t, f.commits.map((t) => ({
				...t,
				until: l,
				latest: l,
				by: e
			}))), n.set(i, "no commit of its pull request has it, and a description decides nothing"), u && (r = F(() => f.changes(this.#n))));
		}
		return {
			counting: t,
			unproved: n,
			changes: r
		};
	}
	#s({ id: e, isMade: t }) {
		let { pullOf: n } = this.#t;
		return n ? n(e) : Promise.resolve(t ? {
			is: "unknown",
			why: "GitHub cannot be asked for its pull request here, and its message can be a description"
		} : { is: "none" });
	}
	#c({ date: e, until: t }, { at: n = Infinity }) {
		return e > n && e <= Math.min(t, this.#r);
	}
};
function Bo({ kind: e, entry: t, language: n }) {
	return k(e.identity(t.values)).map((e) => `${e}:${n}`);
}
function Vo({ trailers: e }, t) {
	return e.overwrites.length > 0 && Bo(t).some((t) => e.overwrites.includes(t));
}
function Ho(e, t) {
	let { kind: n, entry: r, object: i, language: a } = t, o = Bo(t), [s = ""] = e.split(/[\s,;`'"<]/).filter((e) => e !== "");
	return Ae([s], {
		kind: n,
		entry: r,
		live: i
	}, a, !1) !== void 0 || o.some((t) => e.includes(t)) || wn(s, o) !== void 0;
}
function Uo({ id: e }, t, n) {
	let r = `Commit ${e.slice(0, 7)} has ${ze}: ${t} in its message, which has no effect: ${n}.`;
	return H("unknown-text", r, {
		severity: "warning",
		scope: "project"
	});
}
function Wo({ commits: e = [] }, t) {
	let n = e.filter(({ time: e }) => e === Infinity).flatMap((e) => [...e.trailers.overwrites.map((n) => {
		let r = t.get(n);
		if (!r?.isChanged) return Uo(e, n, r ? Io : Lo);
		let i = `Commit ${e.id.slice(0, 7)} has the trailer ${ze}: ${n}. After the merge, apply overwrites this translation in Lokalise, if it is older than the commit.`;
		return H("unknown-text", i, { severity: "warning" });
	}), ...e.trailers.mentions.map((t) => Uo(e, t, Ro))]);
	return xn(n);
}
function Go(e, t = {}) {
	let n = new Map();
	for (let r of e.kinds) {
		let i = We(r, t[r.plural] ?? []);
		for (let t of e.entries[r.plural] ?? []) for (let { part: e = "", after: a } of nt(r, t)) {
			let o = i.find(t), s = !I((o && N(r, o, e)) ?? null, a ?? null);
			for (let i of k(r.identity(t.values))) n.set(`${i}:${e}`, { isChanged: s });
		}
	}
	return n;
}
// src/history/writers.ts
function Ko(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function qo(e, t) {
	return F(() => Jo(e, E(t)));
}
async function Jo(e, t) {
	try {
		let n = i(await e.contributorMe(t)) ?? {}, r = [d(n.user_id), c(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The response names no user."
		};
	} catch (e) {
		if (!(e instanceof m) || e instanceof o) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Yo({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Ko(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [H("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
// src/history/textVerdicts.ts
async function Xo(e, t, n, r) {
	let i = (t) => h(t, [e]), a = {
		...n,
		overwrite: i(n.overwrite),
		accept: i(n.accept)
	}, o = Hn(e, t, a, zn), s = await Zo(o, r), c = (n) => Hn(e, t, a, n, s), l = s ? c(zn) : o, u = new Map();
	if (l.is === "stopped") return {
		...l,
		reasons: u,
		takenBack: []
	};
	let d = a.accept.length > 0 ? "accept" : "overwrite", f = dt(`--${d}`, a[d], e, t.project);
	if (f.length > 0) return {
		is: "stopped",
		problems: f,
		reasons: u,
		takenBack: []
	};
	let p = await Yo(a, r), m = l.open.length === 0, { verdicts: g, unknown: _ = [] } = m ? { verdicts: new Map() } : await $o(l.open, e, a, r);
	for (let e of g.values()) e.is === "undecided" && "why" in e && u.set(e.cause, e.why);
	let v = m ? l : c((e) => g.get(W(e))), y = l.open.filter((e) => ss(g.get(W(e))));
	return {
		...v,
		problems: [
			...v.problems,
			...p,
			..._
		],
		reasons: u,
		takenBack: y
	};
}
async function Zo(e, { history: t, asked: n }) {
	let r = (e.is === "planned" ? e.kinds : []).flatMap(({ kind: e, matching: t }) => t.matches.flatMap(({ declared: t, live: n }) => n !== void 0 && e.textFiles?.otherFile(t, n) || []));
	if (r.length === 0) return;
	let i = [...new Set(r.flatMap((e) => e.paths))], { is: a, versions: o } = await t.versions(0, i, n), s = new Set(o.flatMap(({ path: e, now: t, before: n }) => n === "" ? [] : [e, t])), c = z(r, ({ filename: e }) => [e]), l = (e) => e.some((e) => e.paths.some((e) => s.has(e))) ? "ours" : Qo[a];
	return new Map([...c].map(([e, t]) => [e, l(t)]));
}
const Qo = {
	read: "others",
	unreadable: "unknown"
};
async function $o(e, t, n, r) {
	let { history: i, manifests: a, asked: o, ownUser: s } = r, c = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), l = Wt(e.map((e) => ts(e, es(e, c)))), u = await i.versions(l, a, o);
	if (u.is === "unreadable" && u.noGit && e.some((e) => !e.isHeld && os(e, n) === void 0)) throw new Pe(u.why);
	let d = new ns(e, t, n, c, u, r), f = new Map();
	for (let t of e) f.set(W(t), await d.verdictOn(t));
	return {
		verdicts: f,
		unknown: [
			...d.notApplied(),
			...await d.withoutEffect(f),
			...rs(e, f, n),
			...o?.target === void 0 ? [] : is(e, f)
		]
	};
}
function es({ by: e }, t) {
	return t.is === "known" ? Ko(t.names, e) : void 0;
}
function ts({ at: e, isHeld: t }, n) {
	return e === void 0 || t ? Infinity : e - (n === !1 ? 0 : 2592e3);
}
var ns = class {
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o;
	#s;
	#c = new Set();
	#l = new Map();
	constructor(e, t, n, r, i, { history: a, manifests: o, asked: s, applied: c, ...l }) {
		this.#e = n, this.#t = r, this.#n = i, this.#r = us(i, e, l), this.#i = Object.values(t.entries).flatMap((e) => e ?? []), this.#a = new zo(i, a, o, s?.now), this.#o = c && F(c), this.#s = Kt(async (t) => us({
			versions: [],
			merged: await this.#a.squashed(t)
		}, e, l).merged);
	}
	async verdictOn(e) {
		let t = os(e, this.#e);
		if (t === "write" || t === "pull") return { is: t };
		let { kind: n, entry: r, language: i } = e, a = {
			...e,
			question: e,
			declared: N(n, r, i)
		}, o = this.#u(a);
		if (e.isHeld) return {
			is: "held",
			...o?.periods[0]?.since === Infinity && { cause: "not committed" }
		};
		let s = (t) => Ce(e, es(e, this.#t), t, ls(e, a.declared)), c = await this.#d(s(o), a, o, s), l = c.is === "conflict" || c.is === "undecided" || c.is === "pull" && this.#a.hasFor(e);
		return t || !o || !l ? cs(t, c, this.#t) : this.#f(c, a, o, s);
	}
	#u(e) {
		let { versions: t, merged: n } = this.#r, r = this.#n;
		if (r.is === "read") return kt(e, t, n, this.#i);
		if (r.noRepository) return;
		let i = ts(e, es(e, this.#t)) <= (r.back ?? Infinity);
		return {
			...kt(e, t, n, this.#i),
			...i && { unread: r.why }
		};
	}
	async #d(e, t, n, r) {
		if (e.is !== "pull" || !this.#o || !n) return e;
		let i = await this.#o();
		if (i?.is !== "read") return i?.isUnknown && this.#c.add(i.why), e;
		let a = be(t, i.declared.entries[t.kind.plural] ?? [], this.#i);
		return x(a, t.declared) ? e : r(as(n, a));
	}
	async #f(e, t, n, r) {
		let i = n.periods[0]?.by;
		this.#l.set(t.question, i);
		let a = await this.#a.deciding(t.question, i);
		if (a !== void 0) return {
			is: "write",
			commit: a
		};
		let o = i === void 0 ? [] : await this.#s(i);
		if (o.length === 0) return cs(void 0, e, this.#t);
		let s = [...n.merged, ...Et(t, o, this.#i)];
		return cs(void 0, r({
			...n,
			merged: s
		}), this.#t);
	}
	notApplied() {
		return [...this.#c].map((e) => {
			let t = `It is not known what was applied last, so a text of the files that is not applied yet may be taken for an older one. Reason: ${e}.`;
			return H("not-read", t, {
				severity: "warning",
				scope: "project"
			});
		});
	}
	async withoutEffect(e) {
		let t = [];
		for (let [n, r] of this.#l) e.get(W(n))?.is !== "write" && L(t, await this.#a.withoutEffect(n, r));
		return xn(t);
	}
};
function rs(e, t, { overwrite: n }) {
	return n.flatMap((n) => {
		let r = ({ kind: e, entry: t, object: r, language: i, isHeld: a }) => Ae([n], {
			kind: e,
			entry: t,
			live: r
		}, i, a === !0) !== void 0, i = (e) => ["pull", "held"].includes(t.get(W(e))?.is ?? ""), [a, ...o] = e.filter(r);
		if (!a || ![a, ...o].every(i)) return [];
		let s = `overwrite ${n} decides nothing, because a pattern counts only for conflicts and undecided texts. To write the text of the file over a newer one of the project, name it: ${a.kind.label(a.entry.values)}:${a.language}`;
		return [H("unknown-text", s, {
			severity: "warning",
			scope: "project"
		})];
	});
}
function is(e, t) {
	let [n, ...r] = e.flatMap((e) => {
		let n = t.get(W(e));
		return n?.is === "write" && n.commit ? [{
			...e,
			commit: n.commit
		}] : [];
	});
	if (!n) return [];
	let i = r.length > 0 ? ` (and ${r.length} more)` : "", a = `The ${n.language} translation${i} overwrites a newer one in Lokalise, because commit ${n.commit.slice(0, 7)} has the trailer Lokaform-Overwrite.`, o = {
		path: ["translations", n.language],
		severity: "warning"
	};
	return [wt(n.kind, n.entry, "conflict", a, o)];
}
function as({ periods: [e, ...t], ...n }, r) {
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
function os({ kind: e, entry: t, object: n, language: r, isHeld: i }, { overwrite: a, accept: o }) {
	let s = {
		kind: e,
		entry: t,
		live: n
	}, c = (e) => Ae(e, s, r, i === !0), [l, u] = [c(a), c(o)];
	return l === "whole" ? "write" : u === "whole" ? "pull" : l ? { is: "overwrite" } : u && { is: "accept" };
}
const ss = (e) => e?.is === "write" && e.takesBack === !0;
function cs(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided" || ss(t);
	return e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function ls({ kind: e, live: t }, n) {
	let r = R(t) && R(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? R(n) && R(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function us({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => {
		let t = (t) => a.flatMap((n) => te(n, e, t, r, i)), { before: n, after: o, ...s } = e;
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
// src/backup/write.ts
var ds = class {
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
	async save(e, t = {}) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(fs(e));
			if (!t) return [e];
			let n = t.action === "update" && e.action === "update" && T(e.kind).mergeKept?.(t, e) || e;
			return I({ ...t.entry }, { ...n.entry }) && I({ ...t.wrote }, { ...n.wrote }) && this.written.has(t) ? [] : [n];
		});
		if (r.length !== 0 && n) {
			for (let e of r) this.kept.set(fs(e), e);
			for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
			return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next.then(() => void 0, (e) => `Nothing is removed or overwritten without a backup. ${e instanceof Error ? e.message : String(e)}`);
		}
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()], n = t.filter((e) => !this.written.has(e));
		await e.write(t, n, this.urls);
		for (let e of n) this.written.add(e);
	}
};
function fs({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const ps = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, ms = {
	lineWidth: -1,
	noRefs: !0,
	quoteStyle: "double"
};
function hs(e, t, n) {
	let { wrote: r, ...i } = gs(e, t, []).backup, a = [
		`# Project: ${xs(`${t.project_name} (${t.project})`)}`,
		`# Time: ${t.time}`,
		`# To restore it: ${xs(t.restore)}`
	], o = e.map(({ name: e, plural: t }) => bs(t, n.filter(({ kind: t }) => t === e).map((e) => ys(e).entry), "")), s = n.map((e) => ys(e).wrote), c = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		`${a.join("\n")}\n\n`,
		"backup:\n",
		...Object.entries(i).map(([e, t]) => `  ${e}: ${JSON.stringify(t)}\n`),
		bs("wrote", s, "  ") || "  wrote: []\n",
		...o
	].join("");
	return `${c}# End of the backup. SHA-256 of the lines above: ${ve(c)}\n`;
}
function gs(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(vs);
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
function _s(e) {
	let [t, n] = ps.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : ve(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function vs({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = T(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const ys = Ht((e) => ({
	entry: re([e.entry], ms),
	wrote: re([vs(e)], ms)
}));
function bs(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/\n\.{3}\n/g, "\n").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function xs(e) {
	return e.replace(Yt, " ");
}
// src/backup/read.ts
const Ss = It([P(), Vt()]), Cs = (e) => Ft({
	format_version: Lt(2),
	project: P().min(1),
	project_digest: P().exactOptional(),
	project_name: P(),
	time: P(),
	wrote: zt(Ft({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Ss.exactOptional()])),
		action: Bt([...Tn, "update"]),
		values: Rt(P(), Pt()).default({})
	}))
}), ws = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Ts(e, t, n) {
	return ks(e, Os(t, n.replaceAll("\r\n", "\n")));
}
const Es = "\n  - ";
function Ds(e, t, n, r) {
	let i = Os("", t), { problems: a } = ks(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(gs(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !T(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Os(e, t) {
	let n = _s(t), r = n === "cut" ? t.lastIndexOf(Es) : -1;
	return {
		text: t,
		damage: n,
		yaml: he(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function ks(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = ue(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Cs(e).safeParse(s?.value), l = (e) => H("bad-backup", e, { place: yn(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) {
		let a = l(As(e, n, t.includes(Es) ? c.data?.wrote : void 0, i));
		if (n === "cut") return { problems: [a] };
		let o = t.trimEnd().length, s = Dn(r.file, t.lastIndexOf("\n", o - 1) + 1, o);
		return { problems: [{
			...a,
			place: s
		}, ...r.problems] };
	}
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no header \"backup\". Use the file that the run named as its backup.";
		return { problems: bn(r.problems) ? r.problems : [l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = de(r, a, n);
		L(o, s.problems);
		let c = z(f, (e) => Ms(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Ms(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(H("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: yn(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (bn(o)) return { problems: o };
	let { project: h, project_digest: g, project_name: _ } = c.data, v = g === void 0 ? {} : { projectDigest: g };
	return {
		backup: {
			kinds: e,
			path: r.file.path,
			project: h,
			...v,
			projectName: _,
			entries: m
		},
		problems: o
	};
}
function As(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup was edited or damaged after it was written: the lines above do not have this SHA-256. It does not say which line changed.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${ws}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Ms(e, i)) : []);
		return n.flatMap((e) => Ms(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	return a.length === 0 ? `${i} ${ws}` : `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, js).join(", ")}${a.length > js ? ` and ${a.length - js} more` : ""}. ${ws}`;
}
const js = 10;
function Ms(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backupFile.ts
function Ns(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Nn(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n) {
			let r = a ?? `${i}.yaml`, o = !1;
			try {
				await In(e, { recursive: !0 });
				let s = {
					mode: 384,
					isReadBack: !0
				};
				a !== void 0 && await xt(r, t(r), s);
				for (let e = 2; a === void 0 && !o; e++) o = await He(r, t(r), s), o || (r = `${i}-${e}.yaml`);
				n.size > 0 && await xt(Ps(r), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`, s), await tt(e), await tt(Mn(e)), a = r;
			} catch (e) {
				throw o && await Ln(r, { force: !0 }).catch(() => {}), Error(`The backup ${r} cannot be written: ${C(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Ps(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Fs(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [H("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Pn(n.working, t), a = await ft(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Ts(e, Ge(i, n), a.value),
		urls: await Is(Ps(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Is(e) {
	try {
		let t = JSON.parse(await Se(e, "utf8")), n = R(t) ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
function Ls(e, { batchSize: t = 500 }) {
	return zs(e).map((e) => Qn().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Rs(e, t, n) {
	let r = new er(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: En,
			variables: n.variables,
			verdicts: U
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new ir(n.halt, n.mayWrite),
		backup: new ds(n.backup),
		snapshot: F(async () => n.snapshot && ar(a, await n.snapshot(), r)),
		languages: Or(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(Qn().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: q(n)
		}));
	}, c = pe(n.concurrency);
	await Rn();
	for (let e of Ls(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => c(async () => {
			try {
				for (let { change: n, outcome: i } of await s(e, t)) r.record(n, i);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			let i = e.changes.map((e) => r.of(e));
			n.onBatch(e, i);
		})));
	}
	try {
		for (let e of o.values()) await e.finish?.(t, r);
	} catch (e) {
		r.recordBug([], e);
	}
	let { refusal: l } = a.stop, { tokenPlace: u } = n;
	return l && u && r.remarks.push(H("api-error", l, {
		place: u,
		scope: "project"
	})), r;
}
function zs({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => oe(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Bs(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Bs(e) {
	let t = z(e, (e) => G(e, "before")), n = new Map(e.map((e) => [e, G(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/backup/restore.ts
function Vs({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: En,
		variables: i,
		verdicts: U
	}, c = e.map((e) => {
		let i = n.objects[e.plural]?.objects ?? [];
		return {
			kind: e,
			parts: Hs(e, t[e.plural] ?? [], i, {
				context: s,
				force: r
			})
		};
	}), { changes: l, kept: u, skipped: d, unchanged: f, problems: p } = Yn(c.flatMap(({ parts: e }) => e)), m = c.map(({ kind: e, parts: t }) => [e.plural, {
		unchanged: Yn(t).unchanged,
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
function Hs(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => Ue(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = Ue(e, t.declared).id ?? "", c = n.find((t) => String(e.id(t)) === s), l = c === void 0 ? n.filter((e) => !o.has(e)) : [], u = e.findRestored(t, c, l, r);
		u.namesake !== void 0 && o.add(u.namesake);
		let d = {
			force: i,
			ref: `${e.name}:${a + 1}`
		};
		return {
			kind: e,
			entry: u.declared,
			...Us(e, t, c, u, d)
		};
	});
}
function Us(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared, o = {
			kind: u.name,
			label: u.label(a),
			place: yn(r, i)
		}, s = wt(u, t.declared, e, n, { path: [] });
		return {
			kept: [],
			skipped: o,
			problems: [...l, s]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${Ue(u, t.declared).id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? qe(u, {
		declared: o,
		live: c
	}, s, i.ref) : Ws(u, t, r, n, i), h = [...l, ...m.problems];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? {
		kept: [],
		problems: h
	} : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function Ws(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let s = qe(e, {
		declared: n,
		live: i
	}, r, o), { change: c, problems: l, kept: u } = s;
	if (c?.action !== "update") return s;
	let d = e.context(n.values, i, r), f = t.values[e.fields.find(({ role: e }) => e === "identity")?.name ?? ""], p = e.liveContext(i, r, typeof f == "string" ? f : ""), m = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || ot(s) && !j(e.name, n) || Ks(s, c)) return !0;
		let l = V(t.values, r), u = o === void 0 ? l : V(l, o), f = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !f ? !1 : f.same(f.stored(i, p, o) ?? s, u, d);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let a = h?.name ?? "", o = V(new Map(Object.entries(n.values)).get(a), e), s = V(V(t.values, a), e);
		return o === void 0 && !(s !== void 0 && h?.same(r, s, d));
	}, v = h?.toManifest(i, p), y = !a && R(v) && Object.entries(v).some(_), b = c.fields.some((t) => j(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || j(e.name, t))), S = Re(e, i, c.fields.filter(x), r.project), C = c.fields.filter((e) => !x(e)).map((t) => Gs(c, t, m(t) && j(e.name, t)));
	if (S.length === 0) return {
		kept: [...u, ...C],
		problems: l
	};
	let w = st(e, i, S);
	return {
		change: {
			...c,
			seen: w,
			fields: S
		},
		kept: [...u, ...C],
		problems: l
	};
}
function Gs({ kind: e, label: t, id: n }, r, i) {
	let { field: a, part: o, before: s = null, after: c, place: l } = r;
	return {
		kind: e,
		label: t,
		id: n,
		reason: i ? "converts" : "changed-since",
		field: a,
		...o !== void 0 && { part: o },
		live: s,
		declared: c,
		place: l
	};
}
function Ks(e, t) {
	return R(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && R(t) && Object.values(t).includes(e);
}
function qs({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Ie(e.kind, t)));
}
function Js({ changes: e }) {
	return e.some((e) => e.action === "update" && (T(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? j(e.kind, t) : t.before !== void 0 && !ot(t.before))));
}
// src/run/applyPlan.ts
const Ys = H("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" });
async function Xs(e, t, n, r, i, a) {
	let { settings: o, declared: s } = r, { cancellation: c, permission: l } = a, u = Zs(t, r, i, a), d = Qs(t.changes.length, o.name, a), f = t.changes.some(({ action: e }) => e === "destroy"), p;
	d.report();
	let m = await Rs(e, t, {
		variables: s.variables,
		concurrency: o.concurrency,
		batchSize: a.batchSize ?? 500,
		useAutomations: o.useAutomations,
		halt: () => c.reason,
		mayWrite: async () => (p = await l?.toWrite(f && o.rules.allowRemovals === void 0), p?.message),
		snapshot: o.snapshot === "off" ? void 0 : () => ec(a, u.time),
		tokenPlace: o.tokenPlace,
		backup: u.place,
		wait: a.wait,
		onBatch: (e, t) => {
			a.onBatch(e, t), d.add(t.length);
		}
	}), { bugs: h, remarks: g, snapshot: _ } = m, v = t.changes.map((e) => ({
		change: e,
		outcome: m.of(e)
	}));
	return {
		...n,
		results: [...v, ...n.results ?? []],
		problems: [
			...n.problems,
			...p && !c.stopped ? [p] : [],
			...g,
			...h.length > 0 ? [Ys] : [],
			...u.problems()
		],
		...u.written(),
		..._ && { snapshot: _ },
		...h.length > 0 && { bugs: h }
	};
}
function Zs(e, { settings: t, declared: { kinds: n } }, { backupDir: r, restoreFlags: i }, { folders: a, environment: o, now: s }) {
	let c = new An();
	c.hide(t.secrets);
	let l = c.clean(t.id), u = new Date(s()).toISOString().replace(/\.\d+/, ""), d = {
		project: l,
		...l !== t.id && { project_digest: ve(t.id) },
		project_name: e.project.name,
		time: u
	}, f = r === void 0 ? void 0 : Ns(r, t.name ?? l, s()), p = (e) => $s(Ge(e, a), i), m;
	return {
		time: u,
		place: f && {
			write: async (e, t, r) => {
				await f?.write((r) => {
					let i = {
						...d,
						restore: p(r)
					};
					return Ds(n, hs(n, i, t), i, t), hs(n, i, e);
				}, r).catch((e) => {
					throw m = e.message, e;
				});
			},
			keepsUrls: o.GITHUB_ACTIONS !== "true"
		},
		problems: () => m === void 0 ? [] : [H("backup-not-written", m, { scope: "project" })],
		written: () => f?.path === void 0 ? {} : {
			backup: Ge(f.path, a),
			restore: p(f.path)
		}
	};
}
function Qs(e, t, { onProgress: n }) {
	let r = 0, i = () => n?.(r < e ? {
		phase: "applying",
		project: t,
		count: {
			done: r,
			total: e,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: t
	});
	return {
		report: i,
		add: (e) => {
			r += e, i();
		}
	};
}
function $s(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(an).join(" ");
}
async function ec({ environment: e, folders: t, cancellation: n }, r) {
	let i = {
		environment: e,
		signal: n.stopping
	};
	return `Before Lokaform removes keys (${(e.GITHUB_SHA || await (async () => (await v(t.working, i))?.commit())().catch(() => void 0))?.slice(0, 7) ?? r})`;
}
// src/plan/reviewedPlan.ts
const tc = "Plan again, and review the new plan.";
function nc(e, t, n) {
	let r = Gt(t.changes, (e) => B(rc(e))), i = new Set(e.changes.filter((e) => r.get(B(rc(e)))?.shift())), a = (e) => B([e.action, ht(e)]), o = Gt([...r.values()].flat(), a), s = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = o.get(a(e))?.shift();
		return [{
			change: e,
			outcome: q(`${t ? ic(t, e) : "this change is not in the reviewed plan"}. ${tc}`)
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: sc(e, n) ?? q(`this change is in the reviewed plan, but a plan from the present manifests and live values does not have it. ${tc}`)
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function rc(e) {
	let t = ac(e).map((e) => [
		e.field,
		e.part ?? null,
		e.before ?? null,
		e.after
	]), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		ht(e),
		e.label,
		r,
		n,
		i,
		oc(e),
		t
	];
}
function ic(e, t) {
	let n = (e) => B(ac(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && oc(e) !== oc(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function ac(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function oc(e) {
	return e.action === "create" ? "" : e.seen;
}
function sc(e, t) {
	let n = T(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && J(n, e, r, t).state === "done");
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
// src/run/facts.ts
async function cc(e) {
	let { client: t, project: n, settings: r, baselines: i, context: a } = e, { command: o } = r, s = i.target && _e(i.target, n), c = s?.is === "read" ? s : void 0, l = [{
		declared: n.declared,
		rules: n.settings.rules
	}, ...c ? [c] : []], u = l.map(({ declared: e }) => e), d = i.reviewed?.get(n.settings.id)?.changes ?? [], f = {
		rules: l.map(({ rules: e }) => e),
		reviewed: d
	}, p = (e) => jr(t, n.settings.id, u, e ? void 0 : f, o === "status"), m = await p(lc(e));
	if (!m.ok) return m;
	let h = {
		now: Math.floor(e.now() / 1e3),
		target: c?.commit
	}, g = {
		...dc(e),
		asked: h
	}, _ = uc(e) ? await Xa(h.now - 172800, n.declared, g) : void 0, v = Object.values(m.value.objects).some(({ notRead: e }) => e);
	if (_ && v && Qa(n.declared, _.entries).size > 0 && (m = await p(!0)), !m.ok) return m;
	let { declared: [y = n.declared, b], ...x } = m.value;
	return jn({
		command: o,
		project: n,
		live: x,
		declared: y,
		target: s && {
			base: s,
			declared: b
		},
		sources: g,
		isWorkflow: a.folders.confined !== void 0,
		checkout: _ && fc(_.uncommitted, a),
		lately: _?.entries ?? {}
	});
}
function lc({ settings: e, project: t }) {
	let { command: n, all: r } = e;
	return n === "drift" || n === "plan" && r && t.settings.rules.filter.length === 0;
}
function uc({ settings: { command: e }, baselines: { target: t, applied: n } }) {
	return !t && !n && (e === "apply" || e === "plan");
}
function dc({ client: e, project: t, settings: n, baselines: r, context: i }) {
	let { applied: a } = r;
	return {
		ownUser: qo(e, t.settings.id),
		history: i.history,
		manifests: Nt(t),
		textFiles: t.textFiles,
		usable: n.usable,
		applied: a && (() => a().then((e) => e && _e(e, t)))
	};
}
function fc(e, { folders: t, environment: n, cancellation: r }) {
	let i = {
		environment: n,
		signal: r.stopping
	};
	return {
		uncommitted: e,
		repository: () => v(t.displayRoot, i)
	};
}
function pc(e, t, n) {
	let { project: r, lately: i } = e, { base: a, declared: o } = e.target ?? {}, s = Qa(r.declared, i);
	return {
		...e,
		planned: t,
		target: o && {
			declared: o,
			keptTexts: n?.is === "planned" ? n.keptTexts : []
		},
		comparison: a && ne(t, a, n),
		noLongerDeclared: [...t.unmanaged.filter((e) => s.has(B([e.kind, e.label]))), ...it(t, {
			plan: { changes: [] },
			kinds: Za(t.kinds, i)
		})]
	};
}
async function mc({ target: e, live: t, sources: n }) {
	if (e?.base.is === "read" && e.declared) return Xo(e.declared, t, e.base.rules, {
		...n,
		history: hc(n.history),
		manifests: [...new Set([...n.manifests, ...e.base.manifests])]
	});
}
function hc(e) {
	let t = ({ until: e }) => e !== Infinity;
	return {
		...e.pullOf && { pullOf: e.pullOf },
		async versions(...n) {
			let { versions: r, merged: i = [], commits: a = [], ...o } = await e.versions(...n);
			return {
				...o,
				versions: r.filter(t),
				merged: i.filter(t),
				commits: a.filter(t)
			};
		}
	};
}
// src/run/status.ts
function gc(e, t, n, r) {
	let i = N(e, t, n) !== void 0, a = (t.parts ?? [t]).flatMap(({ file: e }) => r.get(e.path) ?? []), o = ({ source: e, path: t }) => a.some((r) => pn(e, r, n) === t), s = [...r].find(([, e]) => e.language === n && o(e));
	if (!i && s) return Sn(s[0]);
	let c = e.fields.flatMap(({ name: e, role: t }) => t === "text" ? [e, n] : []);
	return kn(t.file, t.span, i ? c : []);
}
function _c({ kinds: e }, t, { settings: { required: n }, textFiles: r }) {
	let { baseLanguage: i, languages: a = [] } = t, o = cn(t), s = e.flatMap(({ kind: e, parts: t }) => t.flatMap(({ entry: t, live: n, kept: a, change: s }) => {
		if (!e.progressOf || e.textFiles?.isOnlyName(t)) return [];
		let c = n !== void 0 && e.isArchived(n), l = {
			kind: e.name,
			label: e.label(t.values)
		}, u = (s?.fields ?? []).filter((t) => De(e.name, t)), d = (n) => ({
			place: gc(e, t, n, r),
			...u.some(({ part: e, after: t }) => e === n && o(t, n)) && { written: !0 }
		});
		return [{
			...e.progressOf(t, n, i, o),
			key: l,
			where: d,
			kept: a,
			isArchived: c
		}];
	})), c = s.filter(({ isArchived: e }) => !e), l = c.flatMap((e) => e.kept);
	return a.map(({ iso: e }) => e).sort((e, t) => Number(t === i) - Number(e === i)).map((e) => {
		let t = e === i, { value: r } = n.get(e) ?? (t ? void 0 : n.get("*")) ?? {}, a = typeof r == "number" ? { translated: r } : r, o = c.map(({ statesIn: t, ...n }) => ({
			...n,
			states: t(e)
		})), u = (e) => o.filter(({ states: t }) => t.includes(e)).length, d = (t) => l.filter((n) => n.reason === t && "part" in n && n.part === e).length, f = o.filter(({ states: e }) => e.length === 0), p = (e) => o.length > 0 ? u(e) * 100 / o.length : -1, m = en.filter((e) => p(e) < (a?.[e] ?? -1)), h = o.map(({ states: e, ...t }) => ({
			...t,
			lacks: m.filter((t) => !e.includes(t))
		})).flatMap(({ key: t, where: n, lacks: r }) => r.length > 0 ? {
			...t,
			...n(e),
			lacks: r
		} : []);
		return {
			language: e,
			...t && { base: !0 },
			texts: o.length,
			archived: s.length - o.length,
			translated: u("translated"),
			verified: u("verified"),
			reviewed: u("reviewed"),
			conflicts: d("conflict"),
			undecided: d("undecided"),
			to_pull: d("pull"),
			waiting: d("waiting"),
			words_to_do: f.reduce((e, { words: t }) => e + t, 0),
			...f.some(({ isAbout: e }) => e) && { about: !0 },
			...a && { required: {
				percents: a,
				unmet: m,
				missing: h
			} }
		};
	});
}
// src/run/projectReport.ts
function vc({ name: e, id: t, showTexts: n }, r, i) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		...i && { scope: i },
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
function yc(e, t, n, r) {
	let i = {
		...e,
		manifests: e.manifests.filter((e) => xc(e, n))
	}, { command: a } = t.settings, { problems: o, remarks: s, refusals: c } = r, { planned: l, live: u } = n, { plan: d, unmanaged: f } = l, p = c.map((e) => ({
		...e,
		severity: "warning"
	}));
	if (a === "drift") return {
		...i,
		problems: [
			...o,
			...s,
			...p
		],
		plan: d,
		unmanaged: f
	};
	if (a === "status") {
		let e = p.filter(({ code: e }) => e === "foreign-project"), n = _c(l, u.project, t.project);
		return {
			...i,
			problems: [
				...o,
				...s,
				...e
			],
			plan: d,
			status: n
		};
	}
	let m = s.filter(Cn), h = s.filter((e) => !Cn(e));
	return {
		...i,
		problems: [
			...o,
			...h,
			...c,
			...m
		],
		...bc(t, n)
	};
}
function bc(e, { planned: t, live: n, comparison: r, noLongerDeclared: i }) {
	let { project: a, baselines: o, context: s } = e, c = o.reviewed?.get(a.settings.id), { rules: l } = a.settings, { variables: u } = a.declared, d = {
		project: n.project,
		rules: l,
		variables: u,
		verdicts: U,
		live: n
	}, { plan: f, notApplied: p } = c ? nc(t.plan, c, d) : {
		plan: t.plan,
		notApplied: []
	};
	return {
		plan: f,
		...lc(e) && { unmanaged: t.unmanaged },
		...i.length > 0 && { no_longer_declared: i },
		...r && { target: r },
		effort: { requests: Ls(f, s).flat().length },
		...p.length > 0 && { results: p }
	};
}
function xc(e, { project: t, live: { project: { baseLanguage: n } } }) {
	let { source: r, language: i = n } = t.textFiles.get(e) ?? {};
	return i === n || r?.languages !== void 0 || r?.language !== void 0;
}
function Sc(e, { cancellation: t }) {
	return t.stopped ? e : {
		...e,
		problems: [...e.problems, H("not-confirmed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" })]
	};
}
// src/files/undeclaredFiles.ts
async function Cc(e, t, n, r) {
	let i = new Set(await Mt(e, r)), a = await Oe("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Pn(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Fn);
	return wc(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function wc(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await Rn();
		try {
			let e = t(a, je(await at(a.full, n), a.full));
			for (let t of e) i.has(t) || i.set(t, Ge(a.full, n));
		} catch {}
	}
	return i;
}
async function Tc({ kinds: e, texts: t }, n, r, i, a) {
	let o = new Set(await Mt(r, a)), s = [];
	for (let e of t.filter(({ files: e }) => hn(e))) {
		let { languages: t = [n], folder: r } = e;
		for (let n of await ye(e, i, a)) {
			let i = Tt(e, n), a = mn(e, i), c = t.flatMap((t) => on(e, i, t) ?? []), l = {
				source: {
					...e,
					alsoReads: "all"
				},
				path: i,
				language: a ?? "",
				...tn(e, i)
			};
			s.push({
				full: n,
				textFile: l,
				siblings: c.map((e) => Pn(r, e))
			}), a !== void 0 && t.includes(a) && o.add(n);
		}
	}
	return wc(s.filter(({ full: e, siblings: t }) => !o.has(e) && !t.some((e) => o.has(e))), ({ full: t, textFile: n }, r) => e.flatMap((e) => (e.textFiles?.read(t, r, n).entries ?? []).flatMap(({ values: t }) => k(e.identity(t)))), i, a);
}
// src/run/refusals.ts
async function Ec({ plan: e, kinds: t }, n, r, i, a) {
	let o = await Oc(e, r, i, a);
	return [...[...bo(n, r.rules), ...yo(e, t, r.rules, o)].map((e) => Dc(e, r)), ...kc(e, i)];
}
function Dc({ settings: e = [], ...t }, { places: n }) {
	let r = [...e, "project"].flatMap((e) => n.get(e) ?? [])[0];
	return r ? {
		place: r,
		...t
	} : t;
}
async function Oc({ changes: e, project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, { folders: o, cancellation: { stopping: s } }) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && T(e).namesInManifest !== void 0) || !n) return {};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await Cc(c, o, a, s),
		otherLanguage: await Tc(n, t, l, o, s)
	};
}
function kc(e, { command: t, backupDir: n }) {
	return t !== "apply" || n !== void 0 || !qs(e) && !Js(e) ? [] : [H("no-backup-dir", "The plan removes or overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { scope: "project" })];
}
// src/run/project.ts
async function Ac(e, t, n, r) {
	let i = vc(e.settings, e.manifests, t.scope);
	if (r.cancellation.stopped) return i;
	try {
		return await jc(i, e, t, n, r);
	} catch (t) {
		return {
			...i,
			...Nc(t, e, r)
		};
	}
}
async function jc(e, t, n, r, i) {
	let a = (t) => ({
		...e,
		problems: t
	}), o = Va(t.settings, n.apiUrl, i);
	if (!o.ok) return a([o.problem]);
	let { reading: s, writing: c, now: l } = o.value, u = {
		project: Mc(t, r),
		settings: n,
		baselines: r,
		context: i,
		client: s,
		now: l
	}, d = await cc(u);
	if (!d.ok) return a([d.problem]);
	let { declared: f, live: p, sources: m } = d.value, h = await uo(d.value);
	if (bn(h)) return a(h);
	i.onProgress?.({
		phase: "planning",
		project: t.settings.name
	});
	let g = await Xo(f, p, u.project.settings.rules, m), _ = [...h, ...g.problems];
	if (g.is === "stopped") return a(_);
	let v = await mc(d.value), y = pc(d.value, g, v), b = await fo(y), x = await Ec(g, _, t.settings, n, i), S = yc(e, {
		...u,
		project: t
	}, y, {
		problems: _,
		remarks: b,
		refusals: x
	}), C = await i.onPlan(S);
	return n.command !== "apply" || x.length !== 0 || vn(b) || !S.plan ? S : C ? Xs(c, S.plan, S, t, n, i) : Sc(S, i);
}
function Mc(e, { reviewed: t }) {
	let { settings: n } = e, r = t?.get(n.id)?.filter;
	if (!r) return e;
	let i = {
		...n.rules,
		filter: r.filters,
		prune: {}
	};
	return {
		...e,
		settings: {
			...n,
			rules: i
		}
	};
}
function Nc(e, t, { cancellation: n, folders: r }) {
	if (e instanceof m) return { problems: _o(e, n, t) };
	let i = ee(e, r.displayRoot);
	if (i) return { problems: [i] };
	let a = e instanceof Error ? e.stack ?? e.message : String(e);
	return {
		problems: [Ys],
		bugs: [a]
	};
}
export { hr as A, Nr as C, xr as D, wr as E, zn as M, U as N, Sr as O, Fr as S, Cr as T, Ua as _, Vs as a, ya as b, Xo as c, Go as d, Wo as f, mo as g, _o as h, Xs as i, Hn as j, X as k, qo as l, yo as m, Sc as n, Ls as o, Co as p, vc as r, Fs as s, Ac as t, zo as u, Ba as v, Or as w, Br as x, Va as y };
