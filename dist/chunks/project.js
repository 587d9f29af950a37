import { $ as e, $n as t, $t as n, A as r, B as i, F as a, H as o, Kt as s, L as c, Ln as l, Mn as u, Mt as d, N as f, Nt as p, Pn as m, Pt as h, Q as g, Qn as _, R as v, T as y, V as b, Wt as x, Xt as S, Yt as C, Z as w, _ as T, an as E, at as D, b as O, bn as ee, c as te, dn as ne, dr as k, en as re, et as ie, f as ae, fn as oe, g as se, gn as ce, h as le, in as ue, ir as de, it as fe, k as pe, kn as me, ln as he, m as ge, nt as A, on as _e, or as ve, p as ye, pn as be, qt as xe, r as Se, rn as Ce, rr as j, rt as we, sr as Te, tt as Ee, un as De, ur as M, w as Oe, xn as ke, y as Ae, z as je } from "./engine.js";
import { _ as Me, c as Ne, d as Pe, f as N, g as P, l as Fe, m as Ie, r as Le, t as Re, v as ze, y as Be } from "./zod.js";
import { $ as Ve, $i as He, $n as Ue, $t as We, Bt as F, Wt as I, Xt as Ge, Yi as Ke, Z as qe, Zi as Je, Zt as L, ar as Ye, en as Xe, et as Ze, gr as Qe, hr as $e, ir as et, lr as tt, mn as nt, qt as rt, ra as it, st as R, tn as z, ur as at, vr as ot, yr as st } from "./start.js";
import { _ as ct, d as B, h as V, m as lt, p as ut, u as dt, v as ft, y as H } from "./wire.js";
import { _ as pt, c as mt, d as U, h as ht, l as gt, m as _t, p as vt, s as yt, t as bt, u as W, x as xt } from "./client.js";
import { dirname as St, join as Ct, resolve as wt, sep as Tt } from "node:path";
import { mkdir as Et, readFile as Dt, rm as Ot } from "node:fs/promises";
import { setImmediate as kt } from "node:timers/promises";
// src/model/verdict.ts
const At = () => void 0, G = () => ({ is: "write" });
function K({ id: e, language: t }) {
	return B([e, t]);
}
// src/plan/planKind.ts
function jt(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.parts[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : A(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: tt(r, i, [])
			},
			problems: [n]
		};
	}), c = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), l = Ft(e, {
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
function Mt(e) {
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
function q(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => We(e.kind, t).role === "identity").flatMap((n) => Ee(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Nt(e) {
	let t = new Set(q(e, "after"));
	return q(e, "before").filter((e) => !t.has(e));
}
const Pt = {
	destroys: [],
	spared: [],
	scope: 0
};
function Ft(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = De(e, i);
	if (a === void 0) return Pt;
	let o = (t) => he(e, e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = He(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
		let n = e.tags(t), i = It(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: fe(e.id(t), e.fingerprint(t)),
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
function It(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.toManifest(t, r) : void 0;
		return V(n) ? Object.entries(n).map(([n, r]) => {
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
function Lt(e, t, n) {
	let r = new Map();
	return (i) => Rt(e, t, n, i, r);
}
function Rt(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = je(e, t.project);
	if (o.some(({ scope: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [jt(n, r, o, a, i.get(n.name))] : [];
	});
	for (let e of s) i.set(e.kind.name, e);
	let { kinds: c, filter: l } = Kt(s, n), u = c.map((e) => ({
		...e,
		...Mt(e.parts)
	})), d = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...o, ...u.flatMap((e) => [...e.problems, ...e.remarks])], p = F(f), m = u.flatMap((e) => e.destroys), h = l ? [] : u.flatMap((e) => e.unmanaged), g = u.flatMap((e) => e.kind.firstSends?.(Bt(e, a, p)) ?? []), _ = {
		format_version: 1,
		project: t.project,
		changes: [...u.flatMap(({ changes: e }) => e), ...p ? [] : m],
		kept: [...u.flatMap((e) => [...e.kept, ...e.spared]), ...p ? m.map(({ kind: e, label: t, id: n }) => ({
			kind: e,
			label: t,
			id: n,
			reason: "held-back"
		})) : []],
		skipped: u.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ht(u, ({ unchanged: e }) => e),
			unmanaged: Ht(u, d),
			by_kind: Object.fromEntries(u.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: Ht(u, ({ changes: e }) => e.filter((e) => Vt(e, n)).length)
		},
		...g.length > 0 && { sends: g },
		...l && { filter: l }
	}, v = u.flatMap((e) => e.kind.hints?.(Bt(e, a, p)) ?? []);
	return {
		is: "planned",
		plan: _,
		facts: u.map((e) => zt(e, p)),
		unmanaged: h,
		problems: [...f, ...v],
		matches: u.map(({ kind: e, matching: t }) => ({
			kind: e,
			matching: t
		})),
		open: u.flatMap(({ open: e }) => e),
		keptTexts: u.flatMap(({ keptTexts: e }) => e)
	};
}
function zt({ kind: t, matching: n, declared: r, live: i, created: a, destroys: o, matched: s, scope: c }, l) {
	let u = new Map((o.length > 0 ? i.objects : []).map((e) => [String(t.id(e)), e]));
	return {
		kind: t,
		declared: r.length,
		live: i.objects.length + i.unusable.length + (i.notRead ?? 0),
		matched: s,
		namesakes: n.namesakes.size,
		scope: c,
		removed: (l ? [] : o).flatMap((e) => {
			let n = u.get(String(e.id));
			return n === void 0 ? [] : [{
				destroy: e,
				names: t.names(n),
				texts: t.texts(n)
			}];
		}),
		created: a.filter(({ entry: n }) => !e(t, n).isNew).map(({ change: { label: e, fields: t } }) => ({
			label: e,
			texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : D(t))
		}))
	};
}
function Bt(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Vt(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ht(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Ut = Ue.pick({
	changes: !0,
	filter: !0
}).extend({ project: Ye.pick({
	id: !0,
	digest: !0
}) });
function Wt(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function Gt(e, t) {
	let n = "Make it with lokaform plan --out.";
	try {
		let r = JSON.parse(t), { format_version: i } = N({ format_version: ze() }).parse(r);
		if (i !== 1) return { issue: `it has format_version ${JSON.stringify(i)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
		let a = Me([N({ plans: Le(Ut) }), Ut.transform((e) => ({ plans: [e] }))]).safeParse(r);
		return a.success && !E(e, a.data) ? a.data : { issue: `it is not a complete plan. ${n}` };
	} catch (e) {
		if ([
			SyntaxError,
			Be,
			RangeError
		].some((t) => e instanceof t)) return { issue: `it is not a plan. ${n}` };
		throw e;
	}
}
function Kt(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Ae(t, e)), a = new Map(Jt(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = [...(n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : []).flatMap(({ problems: e }) => e), ...e.remarks.filter(qt(t))];
		return {
			...e,
			parts: t,
			destroys: [],
			spared: [],
			remarks: r
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = y(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function qt(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => Ce(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Jt(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Nt(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? q(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Yt(e, t) : e;
	});
}
function Yt({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = ue(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
		path: [a],
		ofName: !0
	}), c = r && {
		kind: e.name,
		label: r.label,
		place: r.place
	};
	return {
		kind: e,
		entry: t,
		...n !== void 0 && { live: n },
		kept: [],
		problems: [s],
		...c && { skipped: c }
	};
}
async function J(e, t, n) {
	let r = await Zt(e, t, n);
	return r.ok ? k(r.value.project) : r;
}
async function Xt(e, t) {
	let n = {
		languages: !0,
		names: !1,
		texts: !0
	}, r = await le(() => J(e, t, n));
	return r?.ok ? r.value : void 0;
}
async function Zt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(et(t)), n ? $t(e, t) : k(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && gt(o, en);
	if (o && !s) return M(tn("a language has no usable lang_iso"));
	let c = Qt(t, i, s, r);
	return c.ok ? k({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Qt(e, t, n, r) {
	let i = W(t) ?? {}, a = W(i.settings) ?? {}, o = yt(a.per_platform_key_names), s = yt(a.segmentation), c = mt(i.base_language_id), l = n?.find((e) => c !== void 0 && e.id === c), u = U(i.base_language_iso) || l?.iso, d = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	return d.length > 0 ? M(tn(`the project has no usable ${d.join(" and ")}`)) : k({
		id: e,
		name: U(i.name) || e,
		type: U(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: yt(a.auto_toggle_unverified)
	});
}
async function $t(e, t) {
	let n = await xt(() => e.languages(t, { limit: 500 }), (e) => U(W(e)?.lang_iso));
	return n ? k(n) : M(I("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { scope: "project" }));
}
function en(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = W(e) ?? {}, i = U(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: mt(n),
		pluralForms: gt(r, U) ?? []
	};
}
function tn(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return I("unusable-answer", t, { scope: "project" });
}
// src/remote/observe.ts
async function nn(e, t, ...n) {
	return an(e, t, n, (t, { project: n, languages: r, statistics: i }) => T(t).observe(e, n.id, r, i));
}
async function rn(e, t, { declarations: n, reviewed: r }) {
	return an(e, t, n.map(({ declared: e }) => e), async (t, { project: i, languages: a, statistics: s }) => {
		let { observe: c, observeDeclared: l } = T(t), u = await l?.({
			client: e,
			project: i,
			statistics: s,
			languages: a,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: o(e, i.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return u ? k(u) : c(e, i.id, a, s);
	});
}
async function an(e, t, n, r) {
	let a = n.flatMap(b), [{ kinds: s } = { kinds: [] }] = n, c = s.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), l = await Zt(e, t, {
		languages: a.length > 0,
		names: c.some(({ namesByPlatform: e }) => e),
		texts: a.some(({ ofText: e }) => e)
	});
	if (!l.ok) return l;
	let { project: u, details: d } = l.value, f = n.flatMap((e) => b(o(e, u.baseLanguage))), p = new Set([...f.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(i)]), m = u.segmentation ? [] : (u.languages ?? []).filter(({ iso: e }) => p.has(e)), h = W(W(d)?.statistics) ?? {};
	return sn(u, c, (e) => r(e, {
		project: u,
		statistics: h,
		languages: m
	}));
}
async function on(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await J(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return sn(a.value, n, (t) => T(t).observe(e, a.value.id, s), i);
}
async function sn(e, t, n, r = () => !1) {
	let i = await Promise.all(t.map(async (e) => {
		try {
			return {
				kind: e,
				found: await n(e)
			};
		} catch (t) {
			if (r(e, t)) return;
			throw t;
		}
	})), a = {};
	for (let e of i) if (e) {
		if (!e.found.ok) return e.found;
		a[e.kind.plural] = e.found.value;
	}
	return k({
		project: e,
		objects: a
	});
}
async function cn(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([J(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await T(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new ae();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/run/connect.ts
function ln(e, { apiUrl: t, onProgress: n, ...r }) {
	try {
		let { token: i = "", rate: a, concurrency: o, name: s } = e, c = {
			token: i,
			baseUrl: t,
			rate: a,
			concurrency: o,
			...r
		};
		return k(n ? new fn(c, s, n) : new bt(c));
	} catch (e) {
		if (!(e instanceof ht)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return M(I("bad-setting", t + e.message));
	}
}
function un(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a }) {
	let o = {
		apiUrl: t,
		onResponse: r,
		onWait: i
	}, s = ln(e, {
		...o,
		signal: n.stopping,
		onProgress: a
	}), c = ln(e, {
		...o,
		signal: n.aborted
	});
	return s.ok ? c.ok ? k({
		reading: s.value,
		writing: c.value
	}) : c : s;
}
function dn({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
var fn = class extends bt {
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
function pn({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Ke,
		variables: i,
		verdicts: G
	}, c = e.map((e) => ({
		kind: e,
		restored: mn(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
			context: s,
			force: r
		})
	})), l = c.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: a,
			changes: l.flatMap(({ change: e }) => e ?? []),
			kept: l.flatMap(({ kept: e }) => e ?? []),
			skipped: l.flatMap(({ skipped: e }) => e ?? []),
			counts: {
				unchanged: l.filter(hn).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(hn).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: l.flatMap(({ problems: e }) => e ?? [])
	};
}
function mn(t, n, r, { context: i, force: a }) {
	let o = new Set(n.flatMap(({ declared: n }) => e(t, n).id ?? [])), s = new Set(r.filter((e) => o.has(String(t.id(e)))));
	return n.map((n, o) => {
		let c = e(t, n.declared).id ?? "", l = r.find((e) => String(t.id(e)) === c), u = l === void 0 ? r.filter((e) => !s.has(e)) : [], d = t.findRestored(n, l, u, i);
		return d.namesake !== void 0 && s.add(d.namesake), gn(t, n, l, d, {
			force: a,
			id: c,
			ref: `${t.name}:${o + 1}`
		});
	});
}
function hn({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function gn(e, t, n, r, i) {
	let { label: a, declared: o, context: s, namesake: c, problems: l = [] } = r, u = a === void 0 ? e : {
		...e,
		label: () => a
	}, d = (e, n) => {
		let { file: r, span: i, values: a } = t.declared;
		return {
			skipped: {
				kind: u.name,
				label: u.label(a),
				place: at(r, i)
			},
			problems: [...l, ue(u, t.declared, e, n, { path: [] })]
		};
	};
	if (r.refusal) return d(r.refusal.code, r.refusal.message);
	let f = `The ${u.name} ${i.id} no longer exists`, p = c === void 0 ? "" : `, and ${u.name} ${u.id(c)} has its name or URL now`;
	if (n === void 0 && t.wrote.action === "update") return d(r.gone, `${f}${p}, so it cannot be restored. Copy from here what you need.`);
	let m = n === void 0 ? A(u, {
		declared: o,
		live: c
	}, s, i.ref) : _n(u, t, r, n, i), h = [...l, ...m.problems ?? []];
	return c === void 0 ? {
		...m,
		problems: h
	} : !m.change && h.length === l.length ? { problems: h } : d("name-taken", `${f}${p}, with other values. Rename or remove that ${u.name}, or copy from here what it lacks.`);
}
function _n(e, { wrote: t }, { declared: n, context: r }, i, { force: a, ref: o }) {
	let { change: s, skipped: c, problems: l, kept: u } = A(e, {
		declared: n,
		live: i
	}, r, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, i, r), f = e.liveContext(i, r, vn(e, t.values)), p = (n) => {
		let { field: r, part: o, before: s = null, after: c } = n;
		if (a || rt(s) && !L(e.name, n) || yn(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = o === void 0 ? l : ft(l, o), p = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !p ? !1 : p.same(p.stored(i, f, o) ?? s, u, d);
	}, m = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === m?.name, _ = ([e, r]) => {
		let i = s.fields.find((t) => g(t) && t.part === e);
		if (i) return !p(i);
		let [a, o] = [n.values, t.values].map((t) => ft(new Map(Object.entries(t)).get(m?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && m?.same(r, o, d));
	}, v = m?.toManifest(i, f), y = !a && V(v) && Object.entries(v).some(_), b = s.fields.some((t) => L(e.name, t) && (y || !p(t))), x = (t) => p(t) && !(b && (g(t) || L(e.name, t))), S = h(e, i, s.fields.filter(x), r.project), C = s.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: s.label,
			id: s.id,
			reason: p(t) && L(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (S.length === 0) return {
		kept: [...u, ...C],
		problems: l
	};
	let w = we(e, i, S);
	return {
		change: {
			...s,
			seen: w,
			fields: S
		},
		kept: [...u, ...C],
		problems: l
	};
}
function vn({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function yn(e, t) {
	return V(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && V(t) && Object.values(t).includes(e);
}
function bn({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Ge(e.kind, t)));
}
function xn({ changes: e }) {
	return e.some((e) => e.action === "update" && (z(e.kind).backsUpWhole || e.fields.some((t) => t.part === void 0 ? L(e.kind, t) : t.before !== void 0 && !rt(t.before))));
}
// src/files/undeclared.ts
async function Sn(e, t, n, r) {
	let i = new Set(Object.values(await me(e, r)).flat()), a = await l("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : wt(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + Tt);
	return Cn(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function Cn(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await kt();
		try {
			let e = t(a, de(await ve(a.full, n)));
			for (let t of e) i.has(t) || i.set(t, j(a.full, n));
		} catch {}
	}
	return i;
}
async function wn({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => $e(e)), s = [];
	for (let e of o) for (let t of await u(e, i, a)) {
		let n = m(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: Qe(e, n)
		});
	}
	let c = new Set(Object.values(await me(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && Tn(t, n).includes(r) && c.add(e);
	return Cn(s.filter((e) => !c.has(e.full) && !En(e, n).some((e) => c.has(e))), ({ full: t, path: n, source: r, language: i = "" }, a) => {
		let o = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...ot(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, a, o).entries ?? []).flatMap(({ values: t }) => Ee(e.identity(t))));
	}, i, a);
}
function Tn({ languages: e }, t) {
	return e ?? [t];
}
function En({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Tn(t, r).flatMap((n) => {
		let r = st(t, e, n);
		return r === void 0 ? [] : [wt(t.folder, r)];
	});
}
async function Dn({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => _e(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && g(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : w(t, i, n);
				return a !== void 0 && r !== void 0 && H(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${qe(u.length, "text")} of ${s} back: ${Ze(u, 5)}.`, f = `The checked-out branch lacks ${qe(c, "commit")} of ${s}. ${d} To apply the newest files, run git pull first.`;
	return [I("behind-upstream", f, {
		severity: "warning",
		scope: "project"
	})];
}
// src/plan/settle.ts
function On({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: kn
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
const kn = "The files are not in a git repository.";
function An(e, t, n, r) {
	let i = ie(e.kind, e.entry, e.language), a = jn(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? jn(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = X(e, t.entries, r);
		return n === void 0 || Y(n, X(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: Mn(o, s),
		merged: s
	};
}
function jn(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, X(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Y(u, o.said)) continue;
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
function Mn(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Y(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function Y(e, t) {
	return B(e ?? null) === B(t ?? null);
}
function X({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = g(e, i).namesakes(t);
	return [a, o].flatMap((n) => g(e, r, n).find(t) ?? []).filter((n) => Nn(e, n, t, s)).map((t) => w(e, t, n)).find((e) => e !== void 0);
}
function Nn(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Pn(e, t), a = (t) => [...Pn(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Pn(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.toPlan(t).map(({ part: t = null, after: n }) => B([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function Fn(e, t, n, r) {
	let i = Lt(e, t, n), a = i(At), o = new Map();
	if (a.is === "stopped") return {
		...a,
		reasons: o
	};
	let s = n.accept.length > 0 ? "accept" : "overwrite", c = Oe(s, n[s], e, t.project);
	if (c.length > 0) return {
		is: "stopped",
		problems: c,
		reasons: o
	};
	let l = await Gn(n, r), u = a.open.length === 0, d = u ? new Map() : await In(a.open, e, n, r);
	for (let e of d.values()) e.is === "undecided" && "why" in e && o.set(e.cause, e.why);
	let f = u ? a : i((e) => d.get(K(e)));
	return {
		...f,
		problems: [...f.problems, ...l],
		reasons: o
	};
}
async function In(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Vn(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(ct(e.map(d)), i, a), p = Hn(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && it(o), _ = new Map();
	for (let t of e) {
		let e = Rn(t, n, m), r = {
			...t,
			declared: w(t.kind, t.entry, t.language)
		}, i = Bn(t, r.declared), a = (e) => On(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(K(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...An(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(K(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && X(r, e.entries[t.kind.plural] ?? [], h);
			e && !Y(n, r.declared) && (s = a(Ln(o, n)));
		}
		_.set(K(t), zn(e, s, l));
	}
	return _;
}
function Ln({ periods: [e, ...t], ...n }, r) {
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
function Rn({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => O(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
	if (d(f)) return "write";
	if (d(p)) return "pull";
	if (f) return { is: "overwrite" };
	if (p) return { is: "accept" };
	let m = c.find((e) => (a ?? Infinity) < e.at && u([e.pattern]) !== void 0);
	return m && {
		is: "overwrite",
		overwritten: m
	};
}
function zn(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Bn({ kind: e, live: t }, n) {
	let r = V(t) && V(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? V(n) && V(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Vn(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Hn({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => _e(t, e, r, i));
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
function Un(e, t) {
	return it(() => Wn(e, et(t)));
}
async function Wn(e, t) {
	try {
		let n = W(await e.contributorMe(t)) ?? {}, r = [mt(n.user_id), U(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof pt) || e instanceof vt) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Gn({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Vn(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [I("unknown-writers", a, {
		severity: "warning",
		scope: "change"
	})];
}
function Kn(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(qn).map(Jn)), a = (e) => i.has(Jn(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && g(e, r.entries).find(t), o = a && w(e, a, n);
		return r !== void 0 && (o === void 0 || !H(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => Yn(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => Qn(s.filter((t) => a(t) === e), t, u(e))),
		...l.map((e) => Yn(e, "warning"))
	];
}
function qn({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function Jn({ item: { kind: e, id: t, part: n, declared: r } }) {
	return B([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Yn(e, t) {
	let { item: n, entry: r, kind: i } = e, a = Xn(e), o = n.reason === "held" ? `The rule for ${n.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${a}.` : `Both the file and the project changed the ${n.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${a}. To write the text of the file: lokaform apply --overwrite ${a}.`;
	return ue(i, r, "conflict", o, {
		path: [n.field, n.part ?? ""],
		ofName: !0,
		severity: t
	});
}
function Xn({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = Ee(e.identity(t.values));
	return R(`${r}:${n}`);
}
const Zn = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function Qn(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = B([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.get(o), c = e.length === 1 ? Xn(r) : `${R(`*:${a}`)} --filter ${R(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${Ve(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${Zn[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [I("undecided", u, {
			place: i,
			severity: n,
			scope: "change"
		})];
	});
}
// src/run/plan.ts
async function $n(e, t, { cancellation: n, history: i, now: s, onProgress: l }, { usable: u, command: d, target: p, applied: m, reviewed: h, listsUnmanaged: g }) {
	let { settings: _ } = t, y = d === "apply", b = {
		ownUser: Un(e, _.id),
		history: i,
		manifests: a(t),
		textFiles: t.textFiles,
		usable: u,
		applied: m && (async () => r(await m(), t))
	};
	try {
		let n = p && f(p, t), r = [{
			declared: t.declared,
			rules: _.rules
		}, ...n?.is === "read" ? [n] : []], a = await (g ? nn(e, _.id, ...r.map((e) => e.declared)) : rn(e, _.id, {
			declarations: r,
			reviewed: h
		}));
		if (!a.ok) return {
			is: "stopped",
			problems: [a.problem]
		};
		l?.({
			phase: "planning",
			project: _.name
		});
		let u = a.value, { baseLanguage: m } = u.project, x = v(t, u.project);
		if (x.length > 0) return {
			is: "stopped",
			problems: x
		};
		let S = o(t.declared, m), C = n?.is === "read" ? {
			...n,
			declared: o(n.declared, m)
		} : void 0, w = {
			now: Math.floor(s() / 1e3),
			target: C?.commit
		}, T = {
			...b,
			asked: w
		}, E = await Fn(S, u, _.rules, T), D = [...c(_.languagePlaces, u.project), ...E.problems];
		if (E.is === "stopped") return {
			...E,
			problems: D
		};
		let O = C && await Fn(C.declared, u, C.rules, {
			...T,
			history: er(i),
			manifests: [...new Set([...b.manifests, ...C.manifests])]
		}), ee = n && pe(E, n, O), te = y ? await Dn(E.plan, E.matches, b) : [], ne = Kn(E.keptTexts, {
			reasons: E.reasons,
			writes: y,
			target: C && {
				entries: Object.values(C.declared.entries).flat(),
				kept: O?.is === "planned" ? O.keptTexts : []
			}
		});
		return {
			...E,
			live: u,
			problems: [...D, ...te],
			conflicts: d === "drift" ? [] : ne,
			...ee && { target: ee }
		};
	} catch (e) {
		return {
			is: "stopped",
			problems: tr(e, n, t.declared)
		};
	}
}
function er(e) {
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
function tr(e, { stopped: t }, n) {
	if (!(e instanceof pt)) throw e;
	if (e instanceof vt && t) return [];
	let r = e instanceof _t ? e.serviceMessage.replace(/\.$/, "") : "", i = n !== void 0 && r !== "" && nr(r, n) ? { quotes: [r] } : {};
	return [I("api-error", e.message + rr(e), {
		scope: "project",
		...i
	})];
}
function nr(e, { kinds: t, entries: r }) {
	let i = t.flatMap(({ plural: e, fields: t }) => {
		let i = new Set(t.filter(Xe).map(({ name: e }) => e));
		return (r[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => i.has(e) ? n(t) : []));
	});
	return re(i)(e) !== e;
}
function rr(e) {
	return e instanceof _t && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function ir({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { notMatched: c, otherLanguage: l } = await ar(e, r, i, a, o, s);
	return [
		...p(n, i.rules),
		...d(e, t, i.rules, c, l),
		...sr(e, a)
	];
}
async function ar({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && z(e).namesInManifest !== void 0) || !n) return {
		notMatched: new Map(),
		otherLanguage: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		notMatched: await Sn(c, o, a, s),
		otherLanguage: await wn(n, t, l, o, s)
	};
}
function or(e, t) {
	return bn(e) || !xn(e) ? [] : cr(t, "overwrites live values", "warning");
}
function sr(e, t) {
	return bn(e) ? cr(t, "removes keys, texts or webhooks", "error") : [];
}
function cr({ command: e, backupDir: t }, n, r) {
	if (e !== "apply" || t !== void 0) return [];
	let i = `The plan ${n}, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.`;
	return [I("no-backup-dir", i, {
		severity: r,
		scope: "project"
	})];
}
// src/backup/file.ts
const lr = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var ur = class {
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
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${lr[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(pr(e)), n = t ? dr(t, e) : e;
			return t !== void 0 && this.written.has(t) && fr(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(pr(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.next ??= this.last.catch(() => {}).then(() => this.writeAll(n)), this.last = this.next, this.next;
	}
	async writeAll(e) {
		this.next = void 0;
		let t = [...this.kept.values()];
		await e.write(t, this.urls);
		for (let e of t) this.written.add(e);
	}
};
function dr(e, t) {
	return e.action === "update" && t.action === "update" && z(t.kind).mergeKept?.(e, t) || t;
}
function fr(e, t) {
	return H({ ...e.entry }, { ...t.entry }) && H({ ...e.wrote }, { ...t.wrote });
}
function pr({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const mr = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, hr = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function gr(e, t, n) {
	let { backup: r, ...i } = _r(e, t, []), { wrote: a, ...o } = r, s = new ce({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Tr(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Tr(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => wr(t, n.filter(({ kind: t }) => t === e).map((e) => Sr(e).entry), "")), l = n.map((e) => Sr(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(hr),
		wr("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${yr(u)}\n`;
}
function _r(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(br);
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
function vr(e) {
	let [t, n] = mr.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : yr(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function yr(e) {
	return _("sha256").update(e).digest("hex");
}
function br({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = z(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const xr = new WeakMap();
function Sr(e) {
	let t = xr.get(e) ?? {
		entry: Cr(e.entry),
		wrote: Cr(br(e))
	};
	return xr.set(e, t), t;
}
function Cr(e) {
	let t = new ce([e], { aliasDuplicateObjects: !1 });
	return ke(t, { Scalar(e, t) {
		typeof t.value == "string" && t.value.trim() === "" && (t.type = ee.QUOTE_DOUBLE);
	} }), t.toString(hr);
}
function wr(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Tr(e) {
	return e.replace(Er, " ");
}
const Er = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Dr = Me([P(), Pe()]), Or = (e) => N({
	format_version: Fe(2),
	project: P().min(1),
	project_digest: P().exactOptional(),
	project_name: P(),
	time: P(),
	wrote: Le(N({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Dr.exactOptional()])),
		action: Re([...Je, "update"]),
		values: Ie(P(), Ne()).default({})
	}))
}), Z = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function kr(e, t, n) {
	return Nr(e, Mr(t, n.replaceAll("\r\n", "\n")));
}
const Ar = "\n  - ";
function jr(e, t, n, r) {
	let i = Mr("", t), { problems: a } = Nr(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(_r(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !z(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Mr(e, t) {
	let n = vr(t), r = n === "cut" ? t.lastIndexOf(Ar) : -1;
	return {
		text: t,
		damage: n,
		yaml: ne(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function Nr(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = oe(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Or(e).safeParse(s?.value), l = (e) => I("bad-backup", e, { place: at(r.file, s?.span ?? r.span) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Pr(e, n, t.includes(Ar) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: F(o) ? o : [...o, l(e)] };
	}
	let { wrote: f } = c.data, p = ({ plural: e, idMember: t, entry: n }) => {
		let a = i.get(e);
		if (!a) return [];
		let s = be(r, a, n);
		dt(o, s.problems);
		let c = lt(f, (e) => Q(e, t));
		return s.entries.flatMap(({ values: e, span: n }) => {
			let [i] = Q(e, t).flatMap((e) => c.get(e) ?? []);
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					span: n
				},
				wrote: i
			}] : (o.push(I("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: at(r.file, n) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (F(o)) return { problems: o };
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
function Pr(e, t, n, r) {
	let i = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (!n) return `${i} Its header cannot be read, or no entry follows. ${Z}`;
	let a = e.flatMap(({ name: e, plural: t, idMember: i }) => {
		let a = r.get(t)?.value, o = new Set(Array.isArray(a) ? a.flatMap((e) => Q(e, i)) : []);
		return n.flatMap((e) => Q(e, i)).flatMap((t) => o.has(t) ? [] : [`${e} ${t}`]);
	});
	if (a.length === 0) return `${i} ${Z}`;
	let o = a.length > Fr ? ` and ${a.length - Fr} more` : "";
	return `${i} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Fr).join(", ")}${o}. ${Z}`;
}
const Fr = 10;
function Q(e, t) {
	let n = new Map(Object.entries(e ?? {})).get(t);
	return n === void 0 ? [] : [String(n)];
}
// src/files/backup.ts
function Ir(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Ct(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, c = !1;
			try {
				await Et(e, { recursive: !0 });
				let s = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await C(o, t(o), s);
				for (let e = 2; a === void 0 && !c; e++) c = await xe(o, t(o), s), c || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await C(Lr(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await x(e), await x(St(e)), a = o;
			} catch (e) {
				throw c && await Ot(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${s(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Lr(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Rr(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [I("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = wt(n.working, t), a = await Te(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...kr(e, j(i, n), a.value),
		urls: await zr(Lr(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function zr(e) {
	try {
		let t = JSON.parse(await Dt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Br = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Vr = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Br(e);
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
function Hr(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ur(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Vr(), r = 0, i = () => {
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
				Ur(t), e = t, queueMicrotask(() => {
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
function Ur(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function Wr(e, { batchSize: t = 500 }) {
	return Kr(e).map((e) => se().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function Gr(e, t, n) {
	let r = new te(), { project: i } = t, a = {
		client: e,
		projectId: i.id,
		context: {
			project: i,
			rules: Ke,
			variables: n.variables,
			verdicts: G
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new ye(n.halt, n.mayWrite),
		backup: new ur(n.backup),
		languages: ge(e, i),
		creates: { max: n.batchSize }
	}, o = new Map(se().map(({ kind: e, open: t }) => [e, t(a)])), s = async (e, t) => {
		if (e.action !== "destroy" || !t) return await o.get(e.kind)?.send(e) ?? [];
		let n = a.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
		return e.changes.map((e) => ({
			change: e,
			outcome: {
				state: "not attempted",
				message: n
			}
		}));
	}, c = Hr(n.concurrency);
	await kt();
	for (let e of Wr(t, n)) {
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
function Kr({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && e.fields.some(({ field: t }) => We(e.kind, t).role === "identity")), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...qr(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function qr(e) {
	let t = lt(e, (e) => q(e, "before")), n = new Map(e.map((e) => [e, q(e, "after").flatMap((e) => t.get(e) ?? []).filter((t) => t !== e)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
// src/plan/reviewed.ts
function Jr(e, t, n) {
	let r = ut(t.changes, (e) => B(Yr(e))), i = new Set(e.changes.filter((e) => r.get(B(Yr(e)))?.shift())), a = ut([...r.values()].flat(), Xr), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Xr(e))?.shift();
		return [{
			change: e,
			outcome: $r(t ? Zr(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: ei(e, n) ?? $r("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Yr(e) {
	let t = Qr(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Xr(e),
		e.label,
		r,
		n,
		i,
		$(e),
		t
	];
}
function Xr(e) {
	let { kind: t, action: n } = e;
	return B([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function Zr(e, t) {
	let n = (e) => B(Qr(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && $(e) !== $(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Qr(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function $(e) {
	return e.action === "create" ? "" : e.seen;
}
function $r(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function ei(e, t) {
	let n = z(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && ti(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ti(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
// src/run/project.ts
async function ni(e, n, r, i) {
	let a = ri(e.settings, e.manifests);
	try {
		return await ii(a, e, n, r, i);
	} catch (e) {
		let n = t(e, i.folders);
		if (n) return {
			...a,
			problems: [n]
		};
		let r = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...a,
			problems: ci([r]),
			bugs: [r]
		};
	}
}
function ri({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function ii(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = dn(o), u = un(t.settings, n.apiUrl, {
		...o,
		onResponse: l.onResponse
	});
	if (!u.ok) return {
		...e,
		problems: [u.problem]
	};
	let { reading: d, writing: f } = u.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await $n(d, p?.filter ? ai(p.filter.filters, t) : t, {
		...o,
		now: l.now
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
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await ir(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(oi)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let S = Se(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: G
	}, { plan: w, notApplied: T } = p ? Jr(_, p, {
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
			...or(w, n),
			...S
		],
		plan: w,
		...m && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: Wr(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || F(S)) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, si]
	};
	let O = await di(f, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function ai(e, t) {
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
function oi(e) {
	return {
		...e,
		severity: "warning"
	};
}
const si = I("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { scope: "project" });
function ci(e) {
	return e.length === 0 ? [] : [I("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { scope: "project" })];
}
function li({ id: e, secrets: t }) {
	let n = new nt();
	return n.hide(t), n.clean(e);
}
function ui(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(R).join(" ");
}
async function di(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, o) {
	let { cancellation: s, now: c, folders: l } = o, { concurrency: u, useAutomations: d, id: f } = n, p = li(n), m = i === void 0 ? void 0 : Ir(i, n.name ?? p, c()), h = {
		project: p,
		...p !== f && { project_digest: S(f) },
		project_name: t.project.name,
		time: new Date(c()).toISOString().replace(/\.\d+/, "")
	}, g = (e) => ui(j(e, l), a), _, v = async (e, t) => {
		let n = (e) => ({
			...h,
			restore: g(e)
		});
		await m?.write((t) => gr(r.kinds, n(t), e), t, (t, i) => jr(r.kinds, t, n(i), e)).catch((e) => {
			throw _ = e.message, e;
		});
	}, y = n.name, b = t.changes.length, x = 0, C = () => o.onProgress?.(x < b ? {
		phase: "applying",
		project: y,
		count: {
			done: x,
			total: b,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: y
	});
	C();
	let w, T = await Gr(e, t, {
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
			o.onBatch(e, t), x += t.length, C();
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
			...ci(D),
			..._ === void 0 ? [] : [I("backup-not-written", _, { scope: "project" })]
		],
		...m?.path !== void 0 && {
			backup: j(m.path, l),
			restore: g(m.path)
		},
		...D.length > 0 && { bugs: D }
	};
}
export { Wt as C, G as D, At as E, Rt as S, Gt as T, on as _, ri as a, Xt as b, tr as c, Kn as d, pn as f, cn as g, dn as h, ni as i, Un as l, un as m, di as n, Wr as o, ln as p, ui as r, Rr as s, si as t, Fn as u, Zt as v, Lt as w, Kt as x, J as y };
