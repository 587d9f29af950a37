import { $n as e, Bn as t, Bt as n, Ct as r, D as i, E as a, Ft as o, H as s, It as c, K as l, Ln as u, Lt as d, Mt as f, Nt as p, O as m, Pt as h, Q as g, Qn as _, Rn as v, Rt as y, S as b, St as x, T as S, Un as C, V as w, Vt as T, W as E, Wn as D, X as O, Xn as k, Zn as A, at as j, b as M, cn as ee, d as te, dn as ne, et as re, f as ie, g as ae, h as oe, ht as se, it as ce, lr as le, m as N, mr as P, mt as ue, nr as de, nt as fe, on as pe, or as F, p as me, pr as I, pt as he, q as ge, qn as _e, r as ve, rn as ye, rt as be, s as xe, sr as Se, tt as Ce, u as we, ur as Te, vt as Ee, w as De, x as Oe, z as ke, zn as Ae, zt as je } from "./engine.js";
import { $t as Me, Bt as L, Dr as Ne, Or as Pe, Qi as Fe, Tr as Ie, Wt as R, Xi as Le, Xt as Re, Y as ze, Z as Be, Zt as z, cr as Ve, en as He, gr as Ue, ia as We, it as B, mn as Ge, mr as Ke, pr as qe, qt as Je, tn as V, wr as Ye, yr as Xe } from "./start.js";
import { _ as Ze, c as Qe, d as $e, f as H, g as U, l as et, m as tt, r as nt, t as rt, v as it, y as at } from "./zod.js";
import { _ as ot, d as W, g as st, m as G, u as ct, v as K } from "./wire.js";
import { a as lt, d as ut, i as dt, r as ft, s as pt, t as mt } from "./client.js";
import { dirname as ht, join as gt, resolve as _t, sep as vt } from "node:path";
import { mkdir as yt, readFile as bt, rm as xt } from "node:fs/promises";
import { setImmediate as St } from "node:timers/promises";
// src/model/verdict.ts
const Ct = () => void 0, q = () => ({ is: "write" });
function J({ id: e, language: t }) {
	return W([e, t]);
}
// src/plan/facts.ts
function wt(e, t, n) {
	if (t.length === 0) return [];
	let r = new Map(n.map((t) => [String(e.id(t)), t]));
	return t.flatMap((t) => {
		let n = r.get(String(t.id));
		return n === void 0 ? [] : [{
			destroy: t,
			names: e.names(n),
			texts: e.texts(n)
		}];
	});
}
function Tt(e, t) {
	return t.filter(({ entry: t }) => !y(e, t).isNew).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : b(t))
	}));
}
// src/plan/filtered.ts
function Et(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => oe(t, e)), a = new Map(Ot(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = c(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...c(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(Dt(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), l = Oe(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: l
		}
	};
}
function Dt(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => k(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Ot(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of f(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? h(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? kt(e, t) : e;
	});
}
function kt({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = A(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
// src/plan/makePlan.ts
function At(e, t, n) {
	let r = new Map();
	return (i) => jt(e, t, n, i, r);
}
function jt(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, s = fe(e, t.project);
	if (s.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: s
	};
	let c = e.kinds.flatMap((n) => {
		let [r, s] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !s) throw Error(`live ${n.plural} were not read`);
		return r && s ? [o(n, r, s, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of c) i.set(e.name, t);
	let { kinds: l, filter: u } = Et(c, n), d = (e) => u ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), f = [...s, ...l.flatMap((e) => e.problems)], p = L(f), m = l.flatMap((e) => e.destroys), h = u ? [] : l.flatMap((e) => e.unmanaged), g = l.flatMap((e) => e.kind.firstSends?.(Nt(e, a, p)) ?? []), _ = {
		format_version: 1,
		project: t.project,
		changes: [...l.flatMap(({ changes: e }) => e), ...p ? [] : m],
		kept: [...l.flatMap(({ kept: e }) => e), ...p ? m.map(Pt) : []],
		skipped: l.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: It(l, ({ unchanged: e }) => e),
			unmanaged: It(l, d),
			by_kind: Object.fromEntries(l.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: d(e)
			}])),
			adopted: It(l, ({ changes: e }) => e.filter((e) => Ft(e, n)).length)
		},
		...g.length > 0 && { sends: g },
		...u && { filter: u }
	}, v = l.flatMap((e) => e.kind.hints?.(Nt(e, a, p)) ?? []);
	return {
		is: "planned",
		plan: _,
		facts: l.map((e) => Mt(e, p)),
		unmanaged: h,
		problems: [...f, ...v],
		matches: l.map(({ kind: e, comparison: { matching: t } }) => ({
			kind: e,
			matching: t
		})),
		open: l.flatMap(({ open: e }) => e),
		keptTexts: l.flatMap(({ keptTexts: e }) => e)
	};
}
function Mt({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : wt(e, i, n.objects),
		created: Tt(e, r)
	};
}
function Nt(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Pt({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Ft(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function It(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Lt = Ve.pick({
	changes: !0,
	filter: !0
}).extend({ project: Ke.pick({
	id: !0,
	digest: !0
}) });
function Rt(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function zt(e, t) {
	let n = "Make it with lokaform plan --out.";
	try {
		let r = JSON.parse(t), { format_version: i } = H({ format_version: it() }).parse(r);
		if (i !== 1) return { issue: `it has format_version ${JSON.stringify(i)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
		let a = Ze([H({ plans: nt(Lt) }), Lt.transform((e) => ({ plans: [e] }))]).safeParse(r);
		return a.success && !_(e, a.data) ? a.data : { issue: `it is not a complete plan. ${n}` };
	} catch (e) {
		if ([
			SyntaxError,
			at,
			RangeError
		].some((t) => e instanceof t)) return { issue: `it is not a plan. ${n}` };
		throw e;
	}
}
async function Y(e, t, n) {
	let r = await Vt(e, t, n);
	return r.ok ? P(r.value.project) : r;
}
async function Bt(e, t) {
	try {
		let n = await Y(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof pt) return;
		throw e;
	}
}
async function Vt(e, t, { languages: n, ...r }) {
	let [i, o] = await Promise.all([e.projectDetails(qe(t)), n ? Wt(e, t) : P(void 0)]);
	if (!o.ok) return o;
	let s = o.value, c = s && a(s, Gt);
	if (s && !c) return I(Kt("a language has no usable lang_iso"));
	let l = Ht(t, i, c, r);
	return l.ok ? P({
		project: l.value,
		details: i,
		languages: s
	}) : l;
}
function Ht(e, t, n, r) {
	let a = i(t) ?? {}, o = i(a.settings) ?? {}, s = De(o.per_platform_key_names), c = De(o.segmentation), l = m(a.base_language_iso) || Ut(a.base_language_id, n), u = [
		...r.names && s === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && c === void 0 ? ["settings.segmentation"] : [],
		...r.texts && l === void 0 ? ["base_language_iso"] : []
	];
	return u.length > 0 ? I(Kt(`the project has no usable ${u.join(" and ")}`)) : P({
		id: e,
		name: m(a.name) || e,
		type: m(a.project_type) || "localization_files",
		baseLanguage: l ?? "",
		languages: n,
		perPlatformNames: s ?? !1,
		segmentation: c ?? !1,
		autoToggleUnverified: De(o.auto_toggle_unverified)
	});
}
function Ut(e, t) {
	let n = S(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Wt(e, t) {
	let n = await ut(() => e.languages(t, { limit: 500 }), (e) => m(i(e)?.lang_iso));
	return n ? P(n) : I(R("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Gt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = i(e) ?? {}, o = m(t);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: S(n),
		pluralForms: a(r, m) ?? []
	};
}
function Kt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return R("unusable-answer", t, { reach: "project" });
}
// src/remote/observe.ts
async function qt(e, t, ...n) {
	return Yt(e, t, n, (t, { project: n, languages: r, statistics: i }) => N(t).observe(e, n.id, r, i));
}
async function Jt(e, t, { declarations: n, reviewed: r }) {
	return Yt(e, t, n.map(({ declared: e }) => e), async (t, { project: i, languages: a, statistics: o }) => {
		let { observe: s, observeDeclared: c } = N(t), l = await c?.({
			client: e,
			project: i,
			statistics: o,
			languages: a,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: j(e, i.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? P(l) : s(e, i.id, a, o);
	});
}
async function Yt(e, t, n, r) {
	let a = n.flatMap(ce), [{ kinds: o } = { kinds: [] }] = n, s = o.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), c = await Vt(e, t, {
		languages: a.length > 0,
		names: s.some(({ namesByPlatform: e }) => e),
		texts: a.some(({ ofText: e }) => e)
	});
	if (!c.ok) return c;
	let { project: l, details: u } = c.value, d = n.flatMap((e) => ce(j(e, l.baseLanguage))), f = new Set([...d.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(be)]), p = l.segmentation ? [] : (l.languages ?? []).filter(({ iso: e }) => f.has(e)), m = i(i(u)?.statistics) ?? {};
	return Zt(l, s, (e) => r(e, {
		project: l,
		statistics: m,
		languages: p
	}));
}
async function Xt(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Y(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Zt(a.value, n, (t) => N(t).observe(e, a.value.id, s), i);
}
async function Zt(e, t, n, r = () => !1) {
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
	return P({
		project: e,
		objects: a
	});
}
async function Qt(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([Y(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await N(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new we();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/run/connect.ts
function $t({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
	try {
		let l = {
			token: e,
			...i !== void 0 && { baseUrl: i },
			rate: t,
			concurrency: n,
			signal: a,
			onResponse: o,
			...s && { onWait: s }
		};
		return P(c ? new nn(l, r, c) : new mt(l));
	} catch (e) {
		if (!(e instanceof lt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return I(R("bad-setting", t + e.message));
	}
}
function en(e, t, { cancellation: n, onResponse: r, onWait: i, onProgress: a }) {
	let o = {
		apiUrl: t,
		onResponse: r,
		...i && { onWait: i }
	}, s = $t(e, {
		...o,
		signal: n.stopping,
		onProgress: a
	}), c = $t(e, {
		...o,
		signal: n.aborted
	});
	return s.ok ? c.ok ? P({
		reading: s.value,
		writing: c.value
	}) : c : s;
}
function tn({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
var nn = class extends mt {
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
function rn({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Le,
		variables: i,
		verdicts: q
	}, c = e.map((e) => ({
		kind: e,
		restored: an(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
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
				unchanged: l.filter(on).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(on).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: l.flatMap(({ problems: e }) => e ?? [])
	};
}
function an(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => y(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), sn(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function on({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function sn(e, t, n, r) {
	let { label: i } = n, a = cn(i === void 0 ? e : {
		...e,
		label: () => i
	}, t, n, r);
	return {
		...a,
		problems: [...n.problems ?? [], ...a.problems ?? []]
	};
}
function cn(e, t, r, i) {
	let a = (n, r) => fn(e, t.declared, n, r);
	if (r.is === "gone") return a(r.code, r.message);
	if (r.is === "live") return ln(e, t, r, i);
	let { declared: o, context: s } = r;
	if (r.is === "new") {
		let { change: t, skipped: r, problems: a } = n(e, { declared: o }, s, i.ref);
		return {
			...t && { change: t },
			...r && { skipped: r },
			problems: a
		};
	}
	let { change: c, problems: l } = n(e, {
		declared: o,
		live: r.by
	}, s, i.ref);
	return c || l.length > 0 ? a("name-taken", r.message) : {};
}
function ln(e, { wrote: t }, { declared: r, live: i, context: a }, { force: o, ref: s }) {
	let { change: c, skipped: l, problems: u, kept: d } = n(e, {
		declared: r,
		live: i
	}, a, s);
	if (c?.action !== "update") return {
		kept: d,
		...l && { skipped: l },
		problems: u
	};
	let f = e.context(r.values, i, a), p = e.liveContext(i, a, un(e, t.values)), m = (n) => {
		let { field: r, part: a, before: s = null, after: c } = n;
		if (o || Je(s) && !z(e.name, n) || dn(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(r), u = a === void 0 ? l : ot(l, a), d = e.fields.find(({ name: e }) => e === r);
		return u === void 0 || !d ? !1 : d.same(d.stored(i, p, a) ?? s, u, f);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, n]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [r.values, t.values].map((t) => ot(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(n, o, f));
	}, v = h?.toManifest(i, p), y = !o && G(v) && Object.entries(v).some(_), b = c.fields.some((t) => z(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || z(e.name, t))), S = Ae(e, i, c.fields.filter(x), a.project), C = c.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: m(t) && z(e.name, t) ? "converts" : "changed-since",
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
	let w = T(e, i, S);
	return {
		change: {
			...c,
			seen: w,
			fields: S
		},
		kept: [...d, ...C],
		problems: u
	};
}
function un({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function dn(e, t) {
	return G(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && G(t) && Object.values(t).includes(e);
}
function fn(e, t, n, r) {
	return {
		skipped: {
			kind: e.name,
			label: e.label(t.values),
			place: Xe(t.file, t.spot)
		},
		problems: [A(e, t, n, r, { path: [] })]
	};
}
function pn({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Re(e.kind, t)));
}
function mn({ changes: e }) {
	return e.some((e) => e.action === "update" && (V(e.kind).backsUpWhole || hn(e)));
}
function hn({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? z(e, t) : !gn(t.before));
}
function gn(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function _n(e, t, n, r) {
	let i = new Set(Object.values(await ye(e, r)).flat()), a = await ne("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : _t(t.working, n), s = e[0]?.kinds ?? [], c = (e) => o !== void 0 && e.startsWith(o + vt);
	return vn(a.sort().filter((e) => !i.has(e) && !c(e)).map((e) => ({ full: e })), ({ full: e }, t) => s.flatMap((n) => n.namesInManifest?.(e, t) ?? []), t, r);
}
async function vn(e, t, n, r) {
	let i = new Map();
	for (let a of e) {
		if (r.aborted) break;
		await St();
		try {
			let e = t(a, Se(await le(a.full, n)));
			for (let t of e) i.has(t) || i.set(t, F(a.full, n));
		} catch {}
	}
	return i;
}
// src/files/unreadTexts.ts
async function yn({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => Ye(e)), s = [];
	for (let e of o) for (let t of await pe(e, i, a)) {
		let n = ee(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: Ie(e, n)
		});
	}
	let c = new Set(Object.values(await ye(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && bn(t, n).includes(r) && c.add(e);
	return vn(s.filter((e) => !c.has(e.full) && !xn(e, n).some((e) => c.has(e))), ({ full: t, path: n, source: r, language: i = "" }, a) => {
		let o = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...Ne(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, a, o).entries ?? []).flatMap(({ values: t }) => je(e.identity(t))));
	}, i, a);
}
function bn({ languages: e }, t) {
	return e ?? [t];
}
function xn({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : bn(t, r).flatMap((n) => {
		let r = Pe(t, e, n);
		return r === void 0 ? [] : [_t(t.folder, r)];
	});
}
// src/plan/earlierEntries.ts
function Sn(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ue(t, n, i ? [i.name, r] : []).path;
}
function X(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.toPlan(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Cn = new WeakMap();
function Z(e, t, n) {
	let r = Cn.get(t) ?? new Map();
	Cn.set(t, r);
	let i = W([e.name, n?.name ?? null]), a = r.get(i) ?? Tn(e, n ? wn(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function wn(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Tn(e, t) {
	let n = new Map();
	for (let r of t) for (let t of En(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = On(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : p(e, {
				target: a,
				head: [t]
			}, (t) => d(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(On(e, t).own).filter((e) => e !== t)
	};
}
function En(e, t) {
	let { id: n, previously: r = [] } = y(e, t), i = je(e.identity(t.values)).map(kn);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(kn)
	};
}
const Dn = new WeakMap();
function On(e, t) {
	let n = Dn.get(e) ?? new WeakMap();
	Dn.set(e, n);
	let r = n.get(t) ?? En(e, t);
	return n.set(t, r), r;
}
function kn(e) {
	return `name ${e}`;
}
async function An({ changes: t }, n, { history: r, manifests: i, textFiles: a, usable: o }) {
	let s = t.length > 0 ? await r.upstream?.(i) : void 0;
	if (!s) return [];
	let { name: c, ahead: l, texts: u } = s, d = n.flatMap(({ kind: n, matching: { matches: r } }) => {
		let i = u.flatMap(({ path: t, text: r }) => e(n, {
			path: t,
			now: t,
			text: r
		}, a, o)), s = new Map(r.map(({ declared: e }) => [n.label(e.values), e]));
		return t.flatMap((e) => {
			let t = e.kind === n.name ? s.get(e.label) : void 0, r = t && Z(n, i).find(t);
			return !r || e.action !== "update" ? [] : e.fields.flatMap(({ part: t, before: i }) => {
				let a = t === void 0 ? void 0 : X(n, r, t);
				return a !== void 0 && i !== void 0 && K(a, i) ? [`${e.label} (${t})`] : [];
			});
		});
	}), f = d.slice(0, 5).join(", "), p = d.length > 5 ? ` and ${d.length - 5} more` : "", m = d.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${ze(d.length, "text")} of ${c} back: ${f}${p}.`, h = `The checked-out branch lacks ${ze(l, "commit")} of ${c}. ${m} To apply the newest files, run git pull first.`;
	return [R("behind-upstream", h, {
		severity: "warning",
		reach: "project"
	})];
}
// src/plan/settle.ts
function jn({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Mn
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
const Mn = "The files are not in a git repository.";
function Nn(e, t, n, r) {
	let i = Sn(e.kind, e.entry, e.language), a = Pn(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Pn(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = $(e, t.entries, r);
		return n === void 0 || Q(n, $(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: Fn(o, s),
		merged: s
	};
}
function Pn(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, $(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Q(u, o.said)) continue;
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
function Fn(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Q(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function Q(e, t) {
	return W(e ?? null) === W(t ?? null);
}
function $({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Z(e, i).namesakes(t);
	return [a, o].flatMap((n) => Z(e, r, n).find(t) ?? []).filter((n) => In(e, n, t, s)).map((t) => X(e, t, n)).find((e) => e !== void 0);
}
function In(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Ln(e, t), a = (t) => [...Ln(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Ln(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.toPlan(t).map(({ part: t = null, after: n }) => W([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function Rn(e, t, n, r) {
	let i = At(e, t, n), a = i(Ct);
	if (a.is === "stopped") return {
		...a,
		reasons: []
	};
	let o = n.accept.length > 0 ? "accept" : "overwrite", s = M(o, n[o], e, t.project);
	if (s.length > 0) return {
		is: "stopped",
		problems: s,
		reasons: []
	};
	let c = await Jn(n, r), l = (e) => ({
		...e,
		problems: [...e.problems, ...c]
	});
	if (a.open.length === 0) return {
		...l(a),
		reasons: []
	};
	let u = await zn(a.open, e, n, r), d = new Map();
	for (let e of u.values()) e.is === "undecided" && "why" in e && d.set(e.cause, {
		cause: e.cause,
		why: e.why
	});
	return {
		...l(i((e) => u.get(J(e)))),
		reasons: [...d.values()]
	};
}
async function zn(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Wn(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(st(e.map(d)), i, a), p = Gn(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g = o && We(o), _ = new Map();
	for (let t of e) {
		let e = Vn(t, n, m), r = {
			...t,
			declared: X(t.kind, t.entry, t.language)
		}, i = Un(t, r.declared), a = (e) => jn(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(J(t), { is: e });
			continue;
		}
		let o = f.is === "unreadable" && f.noRepository ? void 0 : {
			...Nn(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = o?.periods[0]?.since !== Infinity;
			_.set(J(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let s = a(o);
		if (s.is === "pull" && g && o) {
			let e = await g(), n = e && $(r, e.entries[t.kind.plural] ?? [], h);
			e && !Q(n, r.declared) && (s = a(Bn(o, n)));
		}
		_.set(J(t), Hn(e, s, l));
	}
	return _;
}
function Bn({ periods: [e, ...t], ...n }, r) {
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
function Vn({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => ae(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
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
function Hn(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Un({ kind: e, live: t }, n) {
	let r = G(t) && G(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? G(n) && G(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Wn(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Gn({ versions: t, merged: n = [] }, r, { textFiles: i, usable: a }) {
	let o = [...new Set(r.map(({ kind: e }) => e))], s = (t) => o.flatMap((n) => e(n, t, i, a));
	return {
		versions: t.map(({ text: e, ...t }) => ({
			...t,
			entries: s({
				...t,
				text: e
			})
		})),
		merged: n.map(({ before: e, ...t }) => ({
			...t,
			entries: s(t),
			before: s({
				...t,
				text: e
			})
		}))
	};
}
function Kn(e, t) {
	return We(() => qn(e, qe(t)));
}
async function qn(e, t) {
	try {
		let n = i(await e.contributorMe(t)) ?? {}, r = [S(n.user_id), m(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof pt) || e instanceof ft) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Jn({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Wn(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [R("unknown-writers", a, {
		severity: "warning",
		reach: "change"
	})];
}
function Yn(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(Xn).map(Zn)), a = (e) => i.has(Zn(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && Z(e, r.entries).find(t), o = a && X(e, a, n);
		return r !== void 0 && (o === void 0 || !K(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => Qn(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => nr(s.filter((t) => a(t) === e), t, u(e))),
		...l.map($n)
	];
}
function Xn({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function Zn({ item: { kind: e, id: t, part: n, declared: r } }) {
	return W([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function Qn({ item: e, entry: t, kind: n }, r) {
	let i = er({
		item: e,
		entry: t,
		kind: n
	}), a = `Both the file and the project changed the ${e.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${i}. To write the text of the file: lokaform apply --overwrite ${i}.`;
	return A(n, t, "conflict", a, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: r
	});
}
function $n({ item: e, entry: t, kind: n }) {
	let r = `The rule for ${e.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${er({
		item: e,
		entry: t,
		kind: n
	})}.`;
	return A(n, t, "conflict", r, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: "warning"
	});
}
function er({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = je(e.identity(t.values));
	return B(`${r}:${n}`);
}
const tr = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function nr(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let { place: e, part: n, cause: i } = t.item, a = W([
			e.file,
			n ?? null,
			i ?? null
		]);
		r.set(a, [...r.get(a) ?? [], t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		if (!r) return [];
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.find((e) => e.cause === o)?.why, c = e.length === 1 ? er(r) : `${B(`*:${a}`)} --filter ${B(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${Be(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${tr[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [R("undecided", u, {
			place: i,
			severity: n,
			reach: "change"
		})];
	});
}
// src/run/plan.ts
async function rr(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, target: s, applied: c, reportsTexts: u = !0, writes: d = !1, reviewed: f = [], listsUnmanaged: p = !1 }) {
	let { settings: m } = t, h = {
		ownUser: Kn(e, m.id),
		history: r,
		manifests: g(t),
		textFiles: t.textFiles,
		usable: o,
		applied: c && (async () => ge(await c(), t))
	};
	try {
		let n = s && O(s, t), o = [{
			declared: t.declared,
			rules: m.rules
		}, ...n?.is === "read" ? [n] : []], c = await (p ? qt(e, m.id, ...o.map((e) => e.declared)) : Jt(e, m.id, {
			declarations: o,
			reviewed: f
		}));
		if (!c.ok) return {
			is: "stopped",
			problems: [c.problem]
		};
		a?.({
			phase: "planning",
			project: m.name
		});
		let g = c.value, { baseLanguage: _ } = g.project, v = Ce(t, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = j(t.declared, _), b = n?.is === "read" ? {
			...n,
			declared: j(n.declared, _)
		} : void 0, x = {
			now: Math.floor(i() / 1e3),
			target: b?.commit
		}, S = {
			...h,
			asked: x
		}, C = await Rn(y, g, m.rules, S), w = [...re(m.languagePlaces, g.project), ...C.problems];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = b && await Rn(b.declared, g, b.rules, {
			...S,
			history: ir(r),
			manifests: [...new Set([...h.manifests, ...b.manifests])]
		}), E = n && l(C, n, T), D = d ? await An(C.plan, C.matches, h) : [], k = Yn(C.keptTexts, {
			reasons: C.reasons,
			writes: d,
			target: b && {
				entries: Object.values(b.declared.entries).flat(),
				kept: T?.is === "planned" ? T.keptTexts : []
			}
		});
		return {
			...C,
			live: g,
			problems: [...w, ...D],
			conflicts: u ? k : [],
			...E && { target: E }
		};
	} catch (e) {
		if (!(e instanceof pt)) throw e;
		return e instanceof ft && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [ar(e, t.declared)]
		};
	}
}
function ir(e) {
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
function ar(e, t) {
	let n = e instanceof dt ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && or(n, t);
	return R("api-error", e.message + sr(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function or(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(He).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? C(t) : []));
	});
	return D(r)(e) !== e;
}
function sr(e) {
	return e instanceof dt && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function cr({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await lr(e, r, i, a, o, s);
	return [
		...v(n, i.rules),
		...u(e, t, i.rules, c, l),
		...dr(e, a)
	];
}
async function lr({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && V(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await _n(c, o, a, s),
		unread: await yn(n, t, l, o, s)
	};
}
function ur(e, t) {
	return pn(e) || !mn(e) ? [] : fr(t, "overwrites live values", "warning");
}
function dr(e, t) {
	return pn(e) ? fr(t, "removes keys, texts or webhooks", "error") : [];
}
function fr({ command: e, backupDir: t }, n, r) {
	if (e !== "apply" || t !== void 0) return [];
	let i = `The plan ${n}, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.`;
	return [R("no-backup-dir", i, {
		severity: r,
		reach: "project"
	})];
}
// src/backup/file.ts
const pr = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var mr = class {
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
	async keep(e, t, n = {}) {
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${pr[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(_r(e)), n = t ? hr(t, e) : e;
			return t !== void 0 && this.written.has(t) && gr(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(_r(e), e);
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
function hr(e, t) {
	return e.action === "update" && t.action === "update" && V(t.kind).mergeKept?.(e, t) || t;
}
function gr(e, t) {
	return K({ ...e.entry }, { ...t.entry }) && K({ ...e.wrote }, { ...t.wrote });
}
function _r({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const vr = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, yr = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function br(e, t, n) {
	let { backup: r, ...i } = xr(e, t, []), { wrote: a, ...o } = r, s = new Ee({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Ar(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Ar(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => kr(t, n.filter(({ kind: t }) => t === e).map((e) => Er(e).entry), "")), l = n.map((e) => Er(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(yr),
		kr("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${Cr(u)}\n`;
}
function xr(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(wr);
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
function Sr(e) {
	let [t, n] = vr.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Cr(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Cr(e) {
	return _e("sha256").update(e).digest("hex");
}
function wr({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = V(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Tr = new WeakMap();
function Er(e) {
	let t = Tr.get(e) ?? {
		entry: Dr(e.entry),
		wrote: Dr(wr(e))
	};
	return Tr.set(e, t), t;
}
function Dr(e) {
	let t = new Ee([e], { aliasDuplicateObjects: !1 });
	return r(t, { Scalar: (e, t) => Or(t) }), t.toString(yr);
}
function Or(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = x.QUOTE_DOUBLE);
}
function kr(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Ar(e) {
	return e.replace(jr, " ");
}
const jr = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Mr = Ze([U(), $e()]), Nr = (e) => H({
	format_version: et(2),
	project: U().min(1),
	project_digest: U().exactOptional(),
	project_name: U(),
	time: U(),
	wrote: nt(H({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Mr.exactOptional()])),
		action: rt([...Fe, "update"]),
		values: tt(U(), Qe()).default({})
	}))
}), Pr = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Fr(e, t, n) {
	return zr(e, Rr(t, n.replaceAll("\r\n", "\n")));
}
const Ir = "\n  - ";
function Lr(e, t, n, r) {
	let i = Rr("", t), { problems: a } = zr(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(xr(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !V(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Rr(e, t) {
	let n = Sr(t), r = n === "cut" ? t.lastIndexOf(Ir) : -1;
	return {
		text: t,
		damage: n,
		yaml: se(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function zr(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = he(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Nr(e).safeParse(s?.value), l = (e) => R("bad-backup", e, { place: Xe(r.file, s?.spot ?? r.spot) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Br(e, n, t.includes(Ir) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: L(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((t) => Hr(e, t).map((e) => [e, t]))), p = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = ue(r, s, a);
		return ct(o, c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(Wr(e, Ur(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(R("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Xe(r.file, i) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (L(o)) return { problems: o };
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
function Br(e, t, n, r) {
	let i = new Set(e.flatMap(({ name: e, plural: t, idMember: n }) => {
		let i = r.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => Wr(e, Ur(t, n))) : [];
	})), a = n?.flatMap((t) => Hr(e, t)).filter((e) => !i.has(e)), o = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (a === void 0) return `${o} Its header cannot be read, or no entry follows. ${Pr}`;
	if (a.length === 0) return `${o} ${Pr}`;
	let s = a.length > Vr ? ` and ${a.length - Vr} more` : "";
	return `${o} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, Vr).join(", ")}${s}. ${Pr}`;
}
const Vr = 10;
function Hr(e, t) {
	return e.flatMap(({ name: e, idMember: n }) => {
		let r = Ur(t, n);
		return r === void 0 ? [] : [Wr(e, r)];
	});
}
function Ur(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Wr(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
function Gr(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = gt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, c = !1;
			try {
				await yt(e, { recursive: !0 });
				let l = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await E(o, t(o), l);
				for (let e = 2; a === void 0 && !c; e++) c = await s(o, t(o), l), c || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await E(Kr(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await ke(e), await ke(ht(e)), a = o;
			} catch (e) {
				throw c && await xt(o, { force: !0 }).catch(() => {}), Error(`The backup ${o} cannot be written: ${w(e)}. Fix that, or choose another folder with --backup-dir.`);
			}
		}
	};
}
function Kr(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function qr(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [R("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = _t(n.working, t), a = await Te(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Fr(e, F(i, n), a.value),
		urls: await Jr(Kr(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Jr(e) {
	try {
		let t = JSON.parse(await bt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Yr = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Xr = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Yr(e);
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
function Zr(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Qr(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Xr(), r = 0, i = () => {
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
				Qr(t), e = t, queueMicrotask(() => {
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
function Qr(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function $r(e, { batchSize: t = 500 }) {
	return ni(e).map((e) => me().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function ei(e, t, n) {
	let r = new xe(), i = ti(e, t, n), a = Zr(n.concurrency);
	await St();
	for (let e of $r(t, n)) {
		let t = r.hasFailures();
		await Promise.all(e.map((e) => a(async () => {
			try {
				for (let { change: n, outcome: a } of await i.send(e, t)) r.record(n, a);
			} catch (t) {
				r.recordBug(e.changes, t);
			}
			n.onBatch(e, e.changes.map((e) => r.of(e)));
		})));
	}
	try {
		await i.finish(r);
	} catch (e) {
		r.recordBug([], e);
	}
	return r;
}
function ti(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Le,
			variables: n.variables,
			verdicts: q
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new te(n.halt, n.mayWrite),
		backup: new mr(n.backup),
		languages: ie(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? N({ name: e }).open(i);
		return a.set(e, t), t;
	};
	return {
		async send(e, t) {
			if (e.action !== "destroy" || !t) return o(e.kind).send(e);
			let n = i.stop.reason() ?? "Nothing is removed after a failure. Fix what failed, and apply again.";
			return e.changes.map((e) => ({
				change: e,
				outcome: {
					state: "not attempted",
					message: n
				}
			}));
		},
		async finish(e) {
			for (let n of a.values()) await n.finish?.(t, e);
		}
	};
}
function ni({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && ai(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ri(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ri(e) {
	let t = new Map();
	for (let n of e) for (let e of h(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, ii(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function ii(e, t) {
	let n = h(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ai(e) {
	return e.fields.some(({ field: t }) => Me(e.kind, t).role === "identity");
}
// src/plan/reviewed.ts
function oi(e, t, n) {
	let r = si(t.changes, (e) => W(ci(e))), i = new Set(e.changes.filter((e) => r.get(W(ci(e)))?.shift())), a = si([...r.values()].flat(), li), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(li(e))?.shift();
		return t && gi(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: pi(t ? ui(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: mi(e, n) ?? pi("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function si(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function ci(e) {
	let t = di(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		li(e),
		e.label,
		r,
		n,
		i,
		fi(e),
		t
	];
}
function li(e) {
	let { kind: t, action: n } = e;
	return W([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function ui(e, t) {
	let n = (e) => W(di(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && fi(e) !== fi(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function di(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function fi(e) {
	return e.action === "create" ? "" : e.seen;
}
function pi(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function mi(e, t) {
	let n = V(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && hi(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function hi(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function gi(e, t, n) {
	let r = V(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => W([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && hi(r, o, s, t.label, n);
}
// src/run/project.ts
async function _i(e, t, { saved: n, target: r, applied: i }, a) {
	let o = vi(e.settings, e.manifests);
	try {
		return await yi(o, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = de(e, a.folders);
		if (t) return {
			...o,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...o,
			problems: Ci([n]),
			bugs: [n]
		};
	}
}
function vi({ name: e, id: t, showTexts: n }, r) {
	return {
		...e !== void 0 && { name: e },
		id: t,
		manifests: r,
		problems: [],
		...!n && { hide_texts: !0 }
	};
}
async function yi(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c } = o.cancellation, l = tn(o), u = en(t.settings, n.apiUrl, {
		...o,
		onResponse: l.onResponse
	});
	if (!u.ok) return {
		...e,
		problems: [u.problem]
	};
	let { reading: d, writing: f } = u.value, p = r?.get(s), m = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, h = await rr(d, p?.filter ? bi(p.filter.filters, t) : t, {
		...o,
		now: l.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		reportsTexts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: p?.changes ?? [],
		listsUnmanaged: n.command === "drift" || m
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await cr(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(xi)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let S = ve(t, h, g.project), C = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: q
	}, { plan: w, notApplied: T } = p ? oi(_, p, {
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
			...ur(w, n),
			...S
		],
		plan: w,
		...m && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: $r(w, o).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || x.length > 0 || L(S)) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, Si]
	};
	let O = await Ei(f, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function bi(e, t) {
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
function xi(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Si = R("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Ci(e) {
	return e.length === 0 ? [] : [R("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function wi({ id: e, secrets: t }) {
	let n = new Ge();
	return n.hide(t), n.clean(e);
}
function Ti(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(B).join(" ");
}
async function Ei(e, n, { settings: r, declared: i }, { backupDir: a, restoreFlags: o }, { cancellation: s, wait: c, batchSize: l = 500, onBatch: u, now: d, folders: f, environment: p, permission: m, onProgress: h }) {
	let { concurrency: g, useAutomations: _, id: v } = r, y = wi(r), b = a === void 0 ? void 0 : Gr(a, r.name ?? y, d()), x = {
		project: y,
		...y !== v && { project_digest: t(v) },
		project_name: n.project.name,
		time: new Date(d()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => Ti(F(e, f), o), C, w = async (e, t) => {
		let n = (e) => ({
			...x,
			restore: S(e)
		});
		await b?.write((t) => br(i.kinds, n(t), e), t, (t, r) => Lr(i.kinds, t, n(r), e)).catch((e) => {
			throw C = e.message, e;
		});
	}, T = r.name, E = n.changes.length, D = 0, O = () => h?.(D < E ? {
		phase: "applying",
		project: T,
		count: {
			done: D,
			total: E,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: T
	});
	O();
	let k, A = await ei(e, n, {
		variables: i.variables,
		concurrency: g,
		batchSize: l,
		useAutomations: _,
		halt: () => s.reason,
		mayWrite: async () => (k = await m?.toWrite(), k?.message),
		backup: b && {
			write: w,
			keepsUrls: p.GITHUB_ACTIONS !== "true"
		},
		wait: c,
		onBatch: (e, t) => {
			u(e, t), D += t.length, O();
		}
	}), j = n.changes.map((e) => ({
		change: e,
		outcome: A.of(e)
	})), { bugs: M, remarks: ee } = A;
	return {
		results: j,
		problems: [
			...k && !s.stopped ? [k] : [],
			...ee,
			...Ci(M),
			...C === void 0 ? [] : [R("backup-not-written", C, { reach: "project" })]
		],
		...b?.path !== void 0 && {
			backup: F(b.path, f),
			restore: S(b.path)
		},
		...M.length > 0 && { bugs: M }
	};
}
export { Rt as C, q as D, Ct as E, jt as S, zt as T, Qt as _, vi as a, Y as b, ar as c, Yn as d, Sn as f, tn as g, en as h, _i as i, Kn as l, $t as m, Ei as n, $r as o, rn as p, Ti as r, qr as s, Si as t, Rn as u, Xt as v, At as w, Bt as x, Vt as y };
