import { $ as e, A as t, Bt as n, C as r, D as i, E as a, Et as o, Ft as s, G as c, H as l, Hn as u, Ht as d, In as f, It as p, Kn as m, Ln as h, Lt as g, O as _, Qn as v, Rn as y, Rt as b, S as x, Tt as S, Un as C, Ut as w, Vt as T, W as E, Wt as D, X as O, Xn as k, Y as A, Yn as j, Zn as ee, _ as te, _t as ne, at as re, ct as M, dn as ie, f as ae, g as N, gt as oe, h as se, it as ce, k as P, ln as le, lr as ue, m as de, mr as F, nr as fe, on as pe, or as I, ot as me, p as he, pn as ge, pr as L, q as _e, r as ve, rt as ye, s as be, sr as xe, st as Se, tt as Ce, ur as we, v as Te, vt as Ee, w as De, xt as Oe, zn as ke, zt as Ae } from "./engine.js";
import { Bt as R, Dr as je, Ht as Me, It as Ne, Or as Pe, Qi as Fe, Tr as Ie, Ut as Le, Wt as z, Xi as Re, Y as ze, Z as Be, Zn as Ve, cr as He, gr as Ue, it as B, mr as We, pr as Ge, rn as Ke, tr as V, wr as qe, yr as Je, zt as Ye } from "./start.js";
import { _ as Xe, c as Ze, d as Qe, f as H, g as U, l as $e, m as et, r as tt, t as nt, v as rt } from "./zod.js";
import { _ as it, d as W, g as at, m as G, u as ot, v as K } from "./wire.js";
import { a as st, d as ct, i as lt, r as ut, s as dt, t as ft } from "./client.js";
import { dirname as pt, join as mt, resolve as ht, sep as gt } from "node:path";
import { mkdir as _t, readFile as vt, rm as yt } from "node:fs/promises";
import { setImmediate as bt } from "node:timers/promises";
// src/model/verdict.ts
const xt = () => void 0, q = () => ({ is: "write" });
function J({ id: e, language: t }) {
	return W([e, t]);
}
// src/plan/facts.ts
function St(e, t, n) {
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
function Ct(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : De(t))
	}));
}
// src/plan/filtered.ts
function wt(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let i = e.flatMap(({ parts: e }) => e), a = i.filter((e) => te(t, e)), o = new Map(Et(a, i).map((e) => [e.entry, e])), s = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => o.get(e) ?? []), r = Ae(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !o.has(e)) : [], a = [...r.problems, ...Ae(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...a, ...s.filter(Tt(t))]
		};
	}), c = s.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), l = r(t, i);
	return {
		kinds: s,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(c),
			unmatched: l
		}
	};
}
function Tt(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => j(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Et(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of s(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? g(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Dt(e, t) : e;
	});
}
function Dt({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = k(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function Ot(e, t, n) {
	let r = new Map();
	return (i) => kt(e, t, n, i, r);
}
function kt(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = re(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [b(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = wt(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Ve(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(jt(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(Mt) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Pt(c, ({ unchanged: e }) => e),
			unmanaged: Pt(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: Pt(c, ({ changes: e }) => e.filter((e) => Nt(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(jt(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => At(e, f)),
		unmanaged: m,
		problems: [...d, ..._],
		matches: c.map(({ kind: e, comparison: { matching: t } }) => ({
			kind: e,
			matching: t
		})),
		open: c.flatMap(({ open: e }) => e),
		keptTexts: c.flatMap(({ keptTexts: e }) => e)
	};
}
function At({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : St(e, i, n.objects),
		created: Ct(e, r)
	};
}
function jt(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Mt({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Nt(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Pt(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Ft = He.pick({
	changes: !0,
	filter: !0
}).extend({ project: We.pick({
	id: !0,
	digest: !0
}) });
function It(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function Lt(e, t) {
	try {
		return Rt(e, zt(t));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function Rt(e, t) {
	let n = "Make it with lokaform plan --out.", r = H({ format_version: rt() }).safeParse(t);
	if (!r.success) return { issue: `it is not a plan. ${n}` };
	let i = r.data.format_version;
	if (i !== 1) return { issue: `it has format_version ${JSON.stringify(i)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let a = Xe([H({ plans: tt(Ft) }), Ft.transform((e) => ({ plans: [e] }))]).safeParse(t);
	return a.success && !ee(e, a.data) ? a.data : { issue: `it is not a complete plan. ${n}` };
}
function zt(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
async function Y(e, t, n) {
	let r = await Vt(e, t, n);
	return r.ok ? F(r.value.project) : r;
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
		if (e instanceof dt) return;
		throw e;
	}
}
async function Vt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(Ge(t)), n ? Wt(e, t) : F(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && _(o, Gt);
	if (o && !s) return L(Kt("a language has no usable lang_iso"));
	let c = Ht(t, i, s, r);
	return c.ok ? F({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Ht(e, n, r, i) {
	let o = P(n) ?? {}, s = P(o.settings) ?? {}, c = a(s.per_platform_key_names), l = a(s.segmentation), u = t(o.base_language_iso) || Ut(o.base_language_id, r), d = [
		...i.names && c === void 0 ? ["settings.per_platform_key_names"] : [],
		...i.texts && l === void 0 ? ["settings.segmentation"] : [],
		...i.texts && u === void 0 ? ["base_language_iso"] : []
	];
	return d.length > 0 ? L(Kt(`the project has no usable ${d.join(" and ")}`)) : F({
		id: e,
		name: t(o.name) || e,
		type: t(o.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: r,
		perPlatformNames: c ?? !1,
		segmentation: l ?? !1,
		autoToggleUnverified: a(s.auto_toggle_unverified)
	});
}
function Ut(e, t) {
	let n = i(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function Wt(e, n) {
	let r = await ct(() => e.languages(n, { limit: 500 }), (e) => t(P(e)?.lang_iso));
	return r ? F(r) : L(V("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function Gt(e) {
	let { lang_iso: n, lang_id: r, plural_forms: a } = P(e) ?? {}, o = t(n);
	if (o !== void 0 && o !== "") return {
		iso: o,
		id: i(r),
		pluralForms: _(a, t) ?? []
	};
}
function Kt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return V("unusable-answer", t, { reach: "project" });
}
// src/remote/observe.ts
async function qt(e, t, ...n) {
	let r = await Yt(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return Zt(i, o, (t) => N(t).observe(e, i.id, s, a));
}
async function Jt(e, t, { declarations: n, reviewed: r }) {
	let i = await Yt(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return Zt(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = N(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: M(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? F(l) : i(e, a.id, c, o);
	});
}
async function Yt(e, t, n) {
	let r = n.flatMap(Se), [{ kinds: i } = { kinds: [] }] = n, a = i.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await Vt(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => Se(M(e, s.baseLanguage))), u = new Set([...l.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(me)]), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = P(P(c)?.statistics) ?? {};
	return F({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
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
	return F({
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
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new ae();
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
		return F(c ? new tn(l, r, c) : new ft(l));
	} catch (e) {
		if (!(e instanceof st)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return L(V("bad-setting", t + e.message));
	}
}
function en({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
var tn = class extends ft {
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
function nn({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: Re,
		variables: i,
		verdicts: q
	}, c = e.map((e) => ({
		kind: e,
		restored: rn(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
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
				unchanged: l.filter(an).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(an).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: l.flatMap(({ problems: e }) => e ?? [])
	};
}
function rn(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => T(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), on(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function an({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function on(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = sn(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : cn(a, i),
		problems: o
	};
}
function sn(e, t, n, r) {
	let i = (r, i) => fn(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return ln(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = w(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = w(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function cn({ change: e, kept: t, skipped: n }, r) {
	return {
		...e && { change: {
			...e,
			label: r
		} },
		...t && { kept: t.map((e) => ({
			...e,
			label: r
		})) },
		...n && { skipped: {
			...n,
			label: r
		} }
	};
}
function ln(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: o }) {
	let { change: s, skipped: c, problems: l, kept: u } = w(e, {
		declared: n,
		live: r
	}, i, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, un(e, t.values)), p = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || Ne(s) && !R(e.name, n) || dn(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : it(l, o), p = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !p ? !1 : p.same(p.stored(r, f, o) ?? s, u, d);
	}, m = e.fields.find(({ role: e }) => e === "text"), h = ({ field: e }) => e === m?.name, g = ([e, r]) => {
		let i = s.fields.find((t) => h(t) && t.part === e);
		if (i) return !p(i);
		let [a, o] = [n.values, t.values].map((t) => it(new Map(Object.entries(t)).get(m?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && m?.same(r, o, d));
	}, _ = m?.toManifest(r, f), v = !a && G(_) && Object.entries(_).some(g), b = s.fields.some((t) => R(e.name, t) && (v || !p(t))), x = (t) => p(t) && !(b && (h(t) || R(e.name, t))), S = y(e, r, s.fields.filter(x), i.project), C = s.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: s.label,
			id: s.id,
			reason: p(t) && R(e.name, t) ? "converts" : "changed-since",
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
	let T = D(e, r, S);
	return {
		change: {
			...s,
			seen: T,
			fields: S
		},
		kept: [...u, ...C],
		problems: l
	};
}
function un({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function dn(e, t) {
	return G(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && G(t) && Object.values(t).includes(e);
}
function fn(e, t, n, r, i) {
	let a = Je(n.file, n.spot), o = k({ label: () => t }, n, r, i, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: a
		},
		problems: [o]
	};
}
function pn({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => Ye(e.kind, t)));
}
function mn({ changes: e }) {
	return e.some((e) => e.action === "update" && (z(e.kind).backsUpWhole || hn(e)));
}
function hn({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? R(e, t) : !gn(t.before));
}
function gn(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function _n(e, t, n, r) {
	let i = new Set(Object.values(await pe(e, r)).flat()), a = await ge("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : ht(t.working, n), s = new Map(), c = e[0]?.kinds ?? [];
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + gt)) continue;
		let n = I(e, t);
		await bt();
		for (let r of await vn(c, e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function vn(e, t, n) {
	try {
		let r = xe(await ue(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function yn({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => qe(e)), s = [];
	for (let e of o) for (let t of await le(e, i, a)) {
		let n = ie(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: Ie(e, n)
		});
	}
	let c = new Set(Object.values(await pe(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && bn(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let t of s) {
		if (a.aborted) break;
		if (!(c.has(t.full) || xn(t, n).some((e) => c.has(e)))) {
			await bt();
			for (let n of await Sn(e, t, i)) l.has(n) || l.set(n, I(t.full, i));
		}
	}
	return l;
}
function bn({ languages: e }, t) {
	return e ?? [t];
}
function xn({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : bn(t, r).flatMap((n) => {
		let r = Pe(t, e, n);
		return r === void 0 ? [] : [ht(t.folder, r)];
	});
}
async function Sn(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = xe(await ue(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...je(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => d(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/earlierEntries.ts
function Cn(e, { file: t, spot: n }, r) {
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
const wn = new WeakMap();
function Z(e, t, n) {
	let r = wn.get(t) ?? new Map();
	wn.set(t, r);
	let i = W([e.name, n?.name ?? null]), a = r.get(i) ?? En(e, n ? Tn(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Tn(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function En(e, t) {
	let r = new Map();
	for (let n of t) for (let t of Dn(e, n).own) {
		let e = r.get(t);
		e ? e.push(n) : r.set(t, [n]);
	}
	let i = (e) => [...new Set(e.flatMap((e) => r.get(e) ?? []))];
	return {
		find(t) {
			let { own: r, former: a } = kn(e, t), o = i([...r, ...a]);
			return o.length < 2 ? o[0] : p(e, {
				target: o,
				head: [t]
			}, (t) => n(e, t.values).texts).get(t);
		},
		namesakes: (t) => i(kn(e, t).own).filter((e) => e !== t)
	};
}
function Dn(e, t) {
	let { id: n, previously: r = [] } = T(e, t), i = d(e.identity(t.values)).map(An);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(An)
	};
}
const On = new WeakMap();
function kn(e, t) {
	let n = On.get(e) ?? new WeakMap();
	On.set(e, n);
	let r = n.get(t) ?? Dn(e, t);
	return n.set(t, r), r;
}
function An(e) {
	return `name ${e}`;
}
async function jn({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => v(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && Z(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : X(t, i, n);
				return a !== void 0 && r !== void 0 && K(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.slice(0, 5).join(", "), f = u.length > 5 ? ` and ${u.length - 5} more` : "", p = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${ze(u.length, "text")} of ${s} back: ${d}${f}.`, m = `The checked-out branch lacks ${ze(c, "commit")} of ${s}. ${p} To apply the newest files, run git pull first.`;
	return [V("behind-upstream", m, {
		severity: "warning",
		reach: "project"
	})];
}
// src/plan/settle.ts
function Mn({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Nn
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
const Nn = "The files are not in a git repository.";
function Pn(e, t, n, r) {
	let i = Cn(e.kind, e.entry, e.language), a = Fn(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Fn(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = $(e, t.entries, r);
		return n === void 0 || Q(n, $(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: In(o, s),
		merged: s
	};
}
function Fn(e, t, n, r) {
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
function In(e, t) {
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
	return [a, o].flatMap((n) => Z(e, r, n).find(t) ?? []).filter((n) => Ln(e, n, t, s)).map((t) => X(e, t, n)).find((e) => e !== void 0);
}
function Ln(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Rn(e, t), a = (t) => [...Rn(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Rn(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.toPlan(t).map(({ part: t = null, after: n }) => W([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function zn(e, t, n, r) {
	let i = Ot(e, t, n), a = i(xt);
	if (a.is === "stopped") return {
		...a,
		reasons: []
	};
	let o = n.accept.length > 0 ? "accept" : "overwrite", s = x(o, n[o], e, t.project);
	if (s.length > 0) return {
		is: "stopped",
		problems: s,
		reasons: []
	};
	let c = await Yn(n, r), l = (e) => ({
		...e,
		problems: [...e.problems, ...c]
	});
	if (a.open.length === 0) return {
		...l(a),
		reasons: []
	};
	let u = await Bn(a.open, e, n, r), d = new Map();
	for (let e of u.values()) e.is === "undecided" && "why" in e && d.set(e.cause, {
		cause: e.cause,
		why: e.why
	});
	return {
		...l(i((e) => u.get(J(e)))),
		reasons: [...d.values()]
	};
}
async function Bn(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? Gn(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(at(e.map(d)), i, a), p = Kn(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g, _ = new Map();
	for (let t of e) {
		let e = Hn(t, n, m), r = {
			...t,
			declared: X(t.kind, t.entry, t.language)
		}, i = Wn(t, r.declared), a = (e) => Mn(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(J(t), { is: e });
			continue;
		}
		let s = f.is === "unreadable" && f.noRepository ? void 0 : {
			...Pn(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = s?.periods[0]?.since !== Infinity;
			_.set(J(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let c = a(s);
		if (c.is === "pull" && o && s) {
			g ??= o();
			let e = await g, n = e && $(r, e.entries[t.kind.plural] ?? [], h);
			e && !Q(n, r.declared) && (c = a(Vn(s, n)));
		}
		_.set(J(t), Un(e, c, l));
	}
	return _;
}
function Vn({ periods: [e, ...t], ...n }, r) {
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
function Hn({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => Te(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
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
function Un(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function Wn({ kind: e, live: t }, n) {
	let r = G(t) && G(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? G(n) && G(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function Gn(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function Kn({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => v(t, e, r, i));
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
function qn(e, t) {
	let n;
	return () => (n ??= Jn(e, Ge(t)), n);
}
async function Jn(e, n) {
	try {
		let r = P(await e.contributorMe(n)) ?? {}, a = [i(r.user_id), t(r.email)].flatMap((e) => e || []);
		return a.length > 0 ? {
			is: "known",
			names: a
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof dt) || e instanceof ut) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function Yn({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (Gn(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [V("unknown-writers", a, {
		severity: "warning",
		reach: "change"
	})];
}
function Xn(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(Zn).map(Qn)), a = (e) => i.has(Qn(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && Z(e, r.entries).find(t), o = a && X(e, a, n);
		return r !== void 0 && (o === void 0 || !K(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => $n(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => rr(s.filter((t) => a(t) === e), t, u(e))),
		...l.map(er)
	];
}
function Zn({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function Qn({ item: { kind: e, id: t, part: n, declared: r } }) {
	return W([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function $n({ item: e, entry: t, kind: n }, r) {
	let i = tr({
		item: e,
		entry: t,
		kind: n
	}), a = `Both the file and the project changed the ${e.part} text, so it is not written. To take the text of the project: lokaform pull --accept ${i}. To write the text of the file: lokaform apply --overwrite ${i}.`;
	return k(n, t, "conflict", a, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: r
	});
}
function er({ item: e, entry: t, kind: n }) {
	let r = `The rule for ${e.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${tr({
		item: e,
		entry: t,
		kind: n
	})}.`;
	return k(n, t, "conflict", r, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: "warning"
	});
}
function tr({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = d(e.identity(t.values));
	return B(`${r}:${n}`);
}
const nr = {
	"not committed": "The text of the file is not committed",
	"never agreed": "Git has no other text of the file, and the text of the project is older, so git does not show which of them is right",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function rr(e, t, n) {
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
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.find((e) => e.cause === o)?.why, c = e.length === 1 ? tr(r) : `${B(`*:${a}`)} --filter ${B(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${Be(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${nr[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [V("undecided", u, {
			place: i,
			severity: n,
			reach: "change"
		})];
	});
}
// src/run/plan.ts
async function ir(t, n, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, reportsTexts: u = !0, writes: d = !1, reviewed: f = [], listsUnmanaged: p = !1 }) {
	let { settings: m } = n, h = {
		ownUser: qn(t, m.id),
		history: i,
		manifests: Ce(n),
		textFiles: n.textFiles,
		usable: s,
		applied: l && (async () => O(await l(), n))
	};
	try {
		let r = c && e(c, n), s = [{
			declared: n.declared,
			rules: m.rules
		}, ...r?.is === "read" ? [r] : []], l = await (p ? qt(t, m.id, ...s.map((e) => e.declared)) : Jt(t, m.id, {
			declarations: s,
			reviewed: f
		}));
		if (!l.ok) return {
			is: "stopped",
			problems: [l.problem]
		};
		o?.({
			phase: "planning",
			project: m.name
		});
		let g = l.value, { baseLanguage: _ } = g.project, v = ce(n, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = M(n.declared, _), b = r?.is === "read" ? {
			...r,
			declared: M(r.declared, _)
		} : void 0, x = {
			now: Math.floor(a() / 1e3),
			target: b?.commit
		}, S = {
			...h,
			asked: x
		}, C = await zn(y, g, m.rules, S), w = [...ye(m.languagePlaces, g.project), ...C.problems];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = b && await zn(b.declared, g, b.rules, {
			...S,
			history: ar(i),
			manifests: [...new Set([...h.manifests, ...b.manifests])]
		}), E = r && A(C, r, T), D = d ? await jn(C.plan, C.matches, h) : [], O = Xn(C.keptTexts, {
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
			conflicts: u ? O : [],
			...E && { target: E }
		};
	} catch (e) {
		if (!(e instanceof dt)) throw e;
		return e instanceof ut && r.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [or(e, n.declared)]
		};
	}
}
function ar(e) {
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
function or(e, t) {
	let n = e instanceof lt ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && sr(n, t);
	return V("api-error", e.message + cr(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function sr(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Le).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? u(t) : []));
	});
	return C(r)(e) !== e;
}
function cr(e) {
	return e instanceof lt && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function lr({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await ur(e, r, i, a, o, s);
	return [
		...h(n, i.rules),
		...f(e, t, i.rules, c, l),
		...fr(e, a)
	];
}
async function ur({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && z(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await _n(c, o, a, s),
		unread: await yn(n, t, l, o, s)
	};
}
function dr(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || pn(e) || !mn(e) ? [] : [V("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function fr(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !pn(e) ? [] : [V("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
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
	return e.action === "update" && t.action === "update" && z(t.kind).mergeKept?.(e, t) || t;
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
	let { backup: r, ...i } = xr(e, t, []), { wrote: a, ...o } = r, s = new Oe({
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
	return m("sha256").update(e).digest("hex");
}
function wr({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = z(e);
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
	let t = new Oe([e], { aliasDuplicateObjects: !1 });
	return o(t, { Scalar: (e, t) => Or(t) }), t.toString(yr);
}
function Or(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = S.QUOTE_DOUBLE);
}
function kr(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Ar(e) {
	return e.replace(jr, " ");
}
const jr = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Mr = Xe([U(), Qe()]), Nr = (e) => H({
	format_version: $e(2),
	project: U().min(1),
	project_digest: U().exactOptional(),
	project_name: U(),
	time: U(),
	wrote: tt(H({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Mr.exactOptional()])),
		action: nt([...Fe, "update"]),
		values: et(U(), Ze()).default({})
	}))
}), Pr = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function Fr(e, t, n) {
	return zr(e, Rr(t, n.replaceAll("\r\n", "\n")));
}
const Ir = "\n  - ";
function Lr(e, t, n, r) {
	let i = Rr("", t), { problems: a } = zr(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(xr(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !z(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function Rr(e, t) {
	let n = Sr(t), r = n === "cut" ? t.lastIndexOf(Ir) : -1;
	return {
		text: t,
		damage: n,
		yaml: Ee(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function zr(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = oe(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Nr(e).safeParse(s?.value), l = (e) => V("bad-backup", e, { place: Je(r.file, s?.spot ?? r.spot) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(Br(e, n, t.includes(Ir) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Ve(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((t) => Hr(e, t).map((e) => [e, t]))), p = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = ne(r, s, a);
		return ot(o, c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(Wr(e, Ur(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(V("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Je(r.file, i) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (Ve(o)) return { problems: o };
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
var Gr = class extends Error {
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${E(t)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function Kr(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = mt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await _t(e, { recursive: !0 });
				let u = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await _e(o, t(o), u);
				for (let e = 2; a === void 0 && !s; e++) s = await c(o, t(o), u), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await _e(qr(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await l(e), await l(pt(e)), a = o;
			} catch (e) {
				throw s && await yt(o, { force: !0 }).catch(() => {}), new Gr(o, e);
			}
		}
	};
}
function qr(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Jr(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [V("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = ht(n.working, t), a = await we(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...Fr(e, I(i, n), a.value),
		urls: await Yr(qr(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function Yr(e) {
	try {
		let t = JSON.parse(await vt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var Xr = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Zr = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Xr(e);
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
function Qr(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), $r(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Zr(), r = 0, i = () => {
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
				$r(t), e = t, queueMicrotask(() => {
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
function $r(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function ei(e, { batchSize: t = 500 }) {
	return ri(e).map((e) => se().flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function ti(e, t, n) {
	let r = new be(), i = ni(e, t, n), a = Qr(n.concurrency);
	await bt();
	for (let e of ei(t, n)) {
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
function ni(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Re,
			variables: n.variables,
			verdicts: q
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new de(n.halt, n.mayWrite),
		backup: new mr(n.backup),
		languages: new he(e, r),
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
function ri({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && oi(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ii(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ii(e) {
	let t = new Map();
	for (let n of e) for (let e of g(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, ai(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function ai(e, t) {
	let n = g(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function oi(e) {
	return e.fields.some(({ field: t }) => Me(e.kind, t).role === "identity");
}
// src/plan/reviewed.ts
function si(e, t, n) {
	let r = ci(t.changes, (e) => W(li(e))), i = new Set(e.changes.filter((e) => r.get(W(li(e)))?.shift())), a = ci([...r.values()].flat(), ui), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(ui(e))?.shift();
		return t && _i(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: mi(t ? di(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: hi(e, n) ?? mi("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function ci(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function li(e) {
	let t = fi(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		ui(e),
		e.label,
		r,
		n,
		i,
		pi(e),
		t
	];
}
function ui(e) {
	let { kind: t, action: n } = e;
	return W([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function di(e, t) {
	let n = (e) => W(fi(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && pi(e) !== pi(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function fi(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function pi(e) {
	return e.action === "create" ? "" : e.seen;
}
function mi(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function hi(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && gi(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function gi(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function _i(e, t, n) {
	let r = z(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => W([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && gi(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function vi(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(B).join(" ");
}
// src/run/project.ts
async function yi(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await bi(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = fe(e, a.folders);
		if (t) return {
			...l,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: wi([n]),
			bugs: [n]
		};
	}
}
async function bi(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = en(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = $t(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = $t(t.settings, {
		...d,
		signal: l
	});
	if (!f.ok) return {
		...e,
		problems: [f.problem]
	};
	if (!p.ok) return {
		...e,
		problems: [p.problem]
	};
	let m = r?.get(s), h = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, g = await ir(f.value, m?.filter ? xi(m.filter.filters, t) : t, {
		...o,
		now: u.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		reportsTexts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || h
	});
	if (g.is === "stopped") return {
		...e,
		problems: g.problems
	};
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await lr(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(Si)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: C, refuses: w } = ve(t, g, _.project), T = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: q
	}, { plan: E, notApplied: D } = m ? si(v, m, {
		...T,
		live: _
	}) : {
		plan: v,
		notApplied: []
	}, O = {
		...e,
		problems: [
			...b,
			...x,
			...S,
			...dr(E, n),
			...C
		],
		plan: E,
		...h && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: ei(E, o).flat().length },
		...D.length > 0 && { results: D }
	}, k = await o.onPlan(O);
	if (n.command === "plan" || S.length > 0 || w) return O;
	if (!k) return o.cancellation.stopped ? O : {
		...O,
		problems: [...O.problems, Ci]
	};
	let A = await Ei(p.value, E, t, n, o);
	return {
		...O,
		...A,
		results: [...A.results, ...D],
		problems: [...O.problems, ...A.problems]
	};
}
function xi(e, t) {
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
function Si(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Ci = V("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function wi(e) {
	return e.length === 0 ? [] : [V("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Ti({ id: e, secrets: t }) {
	let n = new Ke();
	return n.hide(t), n.clean(e);
}
async function Ei(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, useAutomations: g, id: _ } = n, v = Ti(n), y = i === void 0 ? void 0 : Kr(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: ke(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => vi(I(e, d), a), S, C = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => br(r.kinds, n(t), e), t, (t, i) => Lr(r.kinds, t, n(i), e)).catch((e) => {
			throw S = e.message, e;
		});
	}, w = n.name, T = t.changes.length, E = 0, D = () => m?.(E < T ? {
		phase: "applying",
		project: w,
		count: {
			done: E,
			total: T,
			unit: "change"
		}
	} : {
		phase: "verifying",
		project: w
	});
	D();
	let O, k = await ti(e, t, {
		variables: r.variables,
		concurrency: h,
		batchSize: c,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (O = await p?.toWrite(), O?.message),
		backup: y && {
			write: C,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			l(e, t), E += t.length, D();
		}
	}), A = t.changes.map((e) => ({
		change: e,
		outcome: k.of(e)
	})), { bugs: j, remarks: ee } = k;
	return {
		results: A,
		problems: [
			...O && !o.stopped ? [O] : [],
			...ee,
			...wi(j),
			...S === void 0 ? [] : [V("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: I(y.path, d),
			restore: x(y.path)
		},
		...j.length > 0 && { bugs: j }
	};
}
export { xt as C, Lt as S, Y as _, Jr as a, It as b, zn as c, nn as d, $t as f, Vt as g, Xt as h, ei as i, Xn as l, Qt as m, Ei as n, or as o, en as p, yi as r, qn as s, Ci as t, Cn as u, Bt as v, q as w, Ot as x, kt as y };
