import { $ as e, C as t, E as n, Gt as r, I as i, J as a, Kt as o, L as s, M as c, O as l, P as u, Q as d, R as f, Wt as p, X as m, Xt as h, Y as g, Z as _, Zt as v, _t as y, a as b, cn as x, dn as S, en as C, et as w, hn as T, i as E, k as D, l as O, mn as k, mt as A, nt as j, q as ee, qt as te, r as ne, rn as re, rt as ie, sn as ae, tt as oe, u as se, un as ce, w as le, x as ue, xt as de, yt as fe } from "./engine.js";
import { An as pe, At as M, Bn as me, Cr as he, Dn as ge, Ei as _e, En as N, Et as ve, Fi as ye, Fn as P, Ft as be, Gt as xe, Ha as Se, Hn as Ce, Ht as we, Ii as Te, In as F, It as Ee, Kn as De, Mi as Oe, Mn as ke, Mt as Ae, Ni as je, Nn as Me, Nt as I, Oi as Ne, On as Pe, Pn as L, Qt as Fe, Rn as Ie, Rt as R, Sn as Le, Ti as Re, Tn as z, U as ze, Ua as Be, Un as Ve, V as He, Wn as Ue, X as We, Ya as Ge, Zn as Ke, Zt as qe, _n as Je, bn as B, cn as Ye, in as Xe, jn as Ze, jt as Qe, kn as $e, kt as et, ln as tt, on as nt, pi as V, qa as rt, rn as it, ui as at, un as ot, vn as st, wi as H, wn as ct, xn as lt, yi as ut, zn as dt } from "./start.js";
import { _ as U, f as ft, h as pt, i as mt, l as ht, n as gt, p as _t, u as vt, v as yt, y as bt } from "./zod.js";
import { _ as xt, c as St, d as W, g as Ct, h as wt, p as G, u as Tt } from "./wire.js";
import { a as Et, d as Dt, i as K, r as Ot, s as q, t as kt } from "./client.js";
import { dirname as At, join as jt, resolve as Mt, sep as Nt } from "node:path";
import { mkdir as Pt, readFile as Ft, rm as It } from "node:fs/promises";
import { setImmediate as Lt } from "node:timers/promises";
// src/run/connect.ts
function Rt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return T(c ? new Bt(l, r, c) : new kt(l));
	} catch (e) {
		if (!(e instanceof Et)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return k(V("bad-setting", t + e.message));
	}
}
function zt({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
var Bt = class extends kt {
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
// src/model/verdict.ts
const Vt = () => void 0, Ht = () => ({ is: "write" });
function Ut({ id: e, language: t }) {
	return W([e, t]);
}
// src/plan/facts.ts
function Wt(e, t, n) {
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
function Gt(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Le(t))
	}));
}
// src/plan/filtered.ts
function Kt(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => E(t, e)), a = new Map(Jt(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = _(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ..._(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(qt(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = se(t, r);
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
	for (let e of t) if (e.change) for (let t of ee(e.change)) n.set(t, e);
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
		return t ? Yt(e, t) : e;
	});
}
function Yt({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = Ve(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function Xt(e, t, n) {
	let r = new Map();
	return (i) => Zt(e, t, n, i, r);
}
function Zt(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = f(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [m(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Kt(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], p = at(d), h = c.flatMap((e) => e.destroys), g = l ? [] : c.flatMap((e) => e.unmanaged), _ = c.flatMap((e) => e.kind.firstSends?.($t(e, a, p)) ?? []), v = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...p ? [] : h],
		kept: [...c.flatMap(({ kept: e }) => e), ...p ? h.map(en) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: nn(c, ({ unchanged: e }) => e),
			unmanaged: nn(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: nn(c, ({ changes: e }) => e.filter((e) => tn(e, n)).length)
		},
		..._.length > 0 && { sends: _ },
		...l && { filter: l }
	}, y = c.flatMap((e) => e.kind.hints?.($t(e, a, p)) ?? []);
	return {
		is: "planned",
		plan: v,
		facts: c.map((e) => Qt(e, p)),
		unmanaged: g,
		problems: [...d, ...y],
		matches: c.map(({ kind: e, comparison: { matching: t } }) => ({
			kind: e,
			matching: t
		})),
		open: c.flatMap(({ open: e }) => e),
		keptTexts: c.flatMap(({ keptTexts: e }) => e)
	};
}
function Qt({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Wt(e, i, n.objects),
		created: Gt(e, r)
	};
}
function $t(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function en({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function tn(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function nn(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const rn = ut.pick({
	changes: !0,
	filter: !0
}).extend({ project: Re.pick({
	id: !0,
	digest: !0
}) });
function an(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function on(e, t) {
	try {
		return sn(e, cn(t));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function sn(e, t) {
	let n = "Make it with lokaform plan --out.", r = _t({ format_version: bt() }).safeParse(t);
	if (!r.success) return { issue: `it is not a plan. ${n}` };
	let i = r.data.format_version;
	if (i !== 1) return { issue: `it has format_version ${JSON.stringify(i)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let a = yt([_t({ plans: mt(rn) }), rn.transform((e) => ({ plans: [e] }))]).safeParse(t);
	return a.success && !Ue(e, a.data) ? a.data : { issue: `it is not a complete plan. ${n}` };
}
function cn(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
async function ln(e, t, n) {
	let r = await dn(e, t, n);
	return r.ok ? T(r.value.project) : r;
}
async function un(e, t) {
	try {
		let n = await ln(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof q) return;
		throw e;
	}
}
async function dn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(H(t)), n ? mn(e, t) : T(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && L(o, hn);
	if (o && !s) return k(gn("a language has no usable lang_iso"));
	let c = fn(t, i, s, r);
	return c.ok ? T({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function fn(e, t, n, r) {
	let i = P(t) ?? {}, a = P(i.settings) ?? {}, o = ke(a.per_platform_key_names), s = ke(a.segmentation), c = F(i.base_language_iso) || pn(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? k(gn(`the project has no usable ${l.join(" and ")}`)) : T({
		id: e,
		name: F(i.name) || e,
		type: F(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: ke(a.auto_toggle_unverified)
	});
}
function pn(e, t) {
	let n = Me(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function mn(e, t) {
	let n = await Dt(() => e.languages(t, { limit: 500 }), (e) => F(P(e)?.lang_iso));
	return n ? T(n) : k(V("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function hn(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = P(e) ?? {}, i = F(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: Me(n),
		pluralForms: L(r, F) ?? []
	};
}
function gn(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return V("unusable-answer", t, { reach: "project" });
}
// src/remote/sending.ts
var _n = class {
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
const vn = 2e3;
function yn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function bn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var J = class extends Error {};
const xn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Sn(e) {
	return e instanceof K ? xn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Cn(e) {
	return e.name === "TimeoutError" || e instanceof K && [
		413,
		502,
		504
	].includes(e.status);
}
function wn(e, t) {
	return e instanceof K || e.mayHaveHappened || !t ? e : t;
}
function Y(e) {
	return e instanceof Ot && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
var Tn = class {
	client;
	project;
	listed;
	constructor(e, t) {
		this.client = e, this.project = t;
	}
	all() {
		return this.listed ??= this.read().catch((e) => {
			throw this.listed = void 0, e;
		}), this.listed;
	}
	async read() {
		let { id: e, languages: t } = this.project;
		if (t) return t.map(({ iso: e }) => e);
		let n = (e) => F(P(e)?.lang_iso) || void 0, r = await Dt(() => this.client.languages(e, { limit: 500 }), n), i = r && L(r, n);
		if (!i) throw new X();
		return i;
	}
}, X = class extends Error {};
async function Z(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof q || e instanceof X) return;
		throw e;
	}
}
async function En(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === H(t) ? Ze(r.keys_total) : void 0, o = await Dn(e, t, kn(n), () => new z(i), a);
	return o.ok ? T(o.value.all()) : o;
}
async function Dn(e, t, n, r, i = 0) {
	let a = await jn(e, t, n, r(), i);
	if (On(a)) return T(a.listed);
	let o = await Mn(e, t, n, r());
	if (On(o)) return T(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return k(V("incomplete-live", s, { reach: "project" }));
}
function On({ listed: e, total: t }) {
	return t === e.size;
}
function kn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function An(e) {
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
async function jn(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => Me(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = An(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => An(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
		o,
		c,
		l,
		...s
	]), m = [
		u,
		...p,
		...f
	], h = d.at(-1), g = d.length === 1 && m.length === 1, _ = h && !g ? [await a(h)] : [], v = [...m, ..._];
	for (let { keys: e } of v) r.addRead(e);
	let y = _.length === 0 ? m : [...m.slice(0, d.length - 1), ..._], b = v.at(-1)?.total, x = v.some((e) => (e.total ?? 0) > (b ?? 0)), S = y.every(({ ids: e }, t) => {
		let n = y[t - 1]?.ids.at(-1);
		return t === 0 || n !== void 0 && e.includes(n);
	});
	return {
		listed: r,
		total: x || !S ? void 0 : b
	};
}
async function Mn(e, t, n, r) {
	for await (let i of e.allKeys(t, {
		...n,
		limit: 500
	}).pages()) r.addRead(r.read(i));
	return {
		listed: r,
		total: (await e.keys(t, {
			limit: 1,
			page: 1
		})).totalCount
	};
}
const Nn = [
	400,
	404,
	413,
	414,
	431
], Pn = /^[\w.:/-]+$/;
async function Fn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = Ze(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => Ke(B, e) !== "off")) return;
	let o = In(r);
	if (![...o.names].every(Wn)) return;
	let s = Gn([...o.names]).length + Kn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Ln(e, o), Hn(e, a)]), r = n - t.length;
		return r >= 0 && Un(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof X || e instanceof K && Nn.includes(e.status)) return;
		throw e;
	}
}
function In(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...N(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Ln(e, { names: t, ids: n }) {
	let r = await Rn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await zn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Vn(e.key_id, t.key_id));
}
async function Rn(e, t) {
	let n = await Promise.all(Gn([...t]).map(async (n) => (await Bn(e, { filter_keys: n })).filter(({ key_name: e }) => N(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => N(e)));
	if (![...t].every((e) => r.has(e) || Pn.test(e)) || n.some((e) => e.length === 0)) throw new X();
	return n.flat();
}
async function zn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new X();
	let r = await Promise.all(Kn(t).map((t) => Bn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new X();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Bn({ client: e, project: t, languages: n }, r) {
	let i = new z(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Jn(a, {
		...kn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new X();
	return [...o];
}
function Vn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Hn({ client: e, project: { id: t } }, n) {
	if (t === H(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new X();
	return r;
}
function Un(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Fe(t, e, !1, qe(n)).fresh.length === 0);
}
function Wn(e) {
	return !e.includes(",");
}
function Gn(e) {
	return qn(e, 2e3);
}
function Kn(e) {
	return qn(e.map(String), 7e3);
}
function qn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function Jn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Yn();
	let i = new z([]);
	if (i.add(r), r.totalCount !== i.size) throw new X();
	return r;
}
var Yn = class extends X {};
// src/remote/key/readBack.ts
const Xn = {
	include_translations: !0,
	disable_references: !0
};
async function Q(e, t, n = []) {
	let r = new z(n);
	for (let n of await Promise.all(Kn(t).map((t) => Zn(e, t)))) r.add(n);
	return r.all();
}
async function Zn(e, t) {
	try {
		return await Jn(e, {
			...Xn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Yn || n instanceof K && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Zn(e, t.slice(0, r)), ...await Zn(e, t.slice(r))];
	}
}
async function Qn(e, t) {
	let n = new Set(t.flatMap((e) => N(e))), r = [...n].every(Wn) ? Gn([...n]).map((e) => ({
		...Xn,
		filter_keys: e
	})) : [Xn], i = new z([]);
	for (let t of r) i.addRead((await tr(e, t)).reads());
	return er(i.all(), n);
}
async function $n(e, t) {
	let n = new Set(t.flatMap((e) => N(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = er((await tr(e, {})).all(), n), a = await Q(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function er({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(N(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function tr({ client: e, projectId: t }, n) {
	let r = await Dn(e, t, n, () => new z([]));
	if (!r.ok) throw new X();
	return r.value;
}
async function nr(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Q(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await $n(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/plan/ledger.ts
var rr = class {
	outcomes = new Map();
	bugs = [];
	remarks = [];
	record(e, t) {
		let n = this.outcomes.get(e.ref);
		if (n) throw Error(`${e.ref} (${e.label}) has an outcome already: ${n.state}`);
		this.outcomes.set(e.ref, t);
	}
	remark(e) {
		this.remarks.push(e);
	}
	correct(e, t) {
		this.outcomes.set(e.ref, t);
	}
	recordBug(e, t) {
		this.bugs.push(t instanceof Error ? t.stack ?? t.message : String(t));
		let n = `Lokaform had an unexpected error (${t instanceof Error ? t.message : String(t)}), so it is not known whether this change was made. Run plan to see.`;
		for (let t of e) this.has(t) || this.record(t, {
			state: "failed",
			how: "unknown result",
			message: n
		});
	}
	has(e) {
		return this.outcomes.has(e.ref);
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
const ir = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function ar(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function or(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function sr(e, t, n, r) {
	let i = or(e, t, n, r), [a] = i, [o] = ar(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${cr(e.after)} was sent, ${cr(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function cr(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/removal.ts
function lr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function ur(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function dr(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : Y(t);
}
// src/remote/key/removeKeys.ts
async function fr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, s = {
		due: t,
		outcomes: []
	}, c = async () => {
		if (s = await pr(e, t, n), s.due.length === 0) throw new J();
		return s.due.map(({ id: e }) => pe(String(e)));
	}, l = t.every(({ how: e }) => e === "archive"), u = async () => (await c()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), d;
	try {
		await (l ? r.updateKeys(i, u) : r.destroyKeys(i, c));
	} catch (e) {
		if (e instanceof J) return [...s.outcomes];
		if (!(e instanceof q)) throw e;
		Sn(e) && a.noteProjectRefused(e.message), d = e;
	}
	let { due: f, outcomes: p } = s;
	if (d?.mayHaveHappened && a.reason() === void 0) {
		n && await o(bn(n));
		let t = {
			error: d,
			sent: (n?.sent ?? 0) + 1
		};
		return [...p, ...await fr(e, f, t)];
	}
	return [...p, ...await vr(e, f, l, d && wn(d, n?.error))];
}
async function pr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? Y(n.error) : e, o = (e) => ({
		due: [],
		outcomes: br(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await Z(async () => {
		let n = await e.languages.all();
		return Q(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(mr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = hr(c, e.context), d = [], f = [], p = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? p.push({
			change: n,
			outcome: _r(n)
		}) : r === void 0 ? gr(n, t) ? (d.push(n), f.push(Be(B, t, n, e.context))) : p.push({
			change: n,
			outcome: lr("key", "removed")
		}) : p.push({
			change: n,
			outcome: a(ur("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: p
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...p, ...br(d, yr(n.error))]
	};
	let m = await r.keep(f, "removed") ?? await i.beforeWrite();
	return m === void 0 ? {
		due: d,
		outcomes: p
	} : {
		due: [],
		outcomes: [...p, ...br(d, a({
			state: "not attempted",
			message: m
		}))]
	};
}
const mr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function hr({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...ge(e), ...Se(B, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function gr({ id: e, seen: t }, n) {
	return n !== void 0 && ie(e, B.fingerprint(n)) === t;
}
function _r({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function vr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await Z(() => Q(e, i));
	if (a === void 0) return br(t, r ? Y(r) : ir);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? Y(r) : ir
		} : {
			change: e,
			outcome: i || o.has(t) ? yr(r) : _r(e)
		};
	});
}
function yr(e) {
	return e ? dr("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function br(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function xr(e) {
	return {
		change: e,
		out: ct(B.fields, e, {}, [])
	};
}
function Sr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: B.name,
		action: e,
		changes: t
	});
	return [
		...wr(n("update"), t).map(r("update")),
		...wr(n("create"), t).map(r("create")),
		...Cr(n("destroy"), t).map(r("destroy"))
	];
}
function Cr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function wr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(xr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
function Tr(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: Y(t)
	}));
}
function Er(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Dr(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/reread.ts
const Or = {
	moved: [],
	unconverted: []
};
async function kr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Fr(e)), o = await Z(async () => ({
		live: await Q(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Nr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(jr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Or
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: Ar("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Mr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Nr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: Ar(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Ir(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: zr({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = xr({
			...t,
			fields: o
		});
		Pr(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = Xe(g.change, r, e.context);
		_ && h.push(_);
	}
	if (f.length === 0) return {
		due: f,
		outcomes: p,
		blocked: m
	};
	let g = await e.backup.keep(h, "overwritten") ?? await e.stop.beforeWrite();
	return g === void 0 ? {
		due: f,
		outcomes: p,
		blocked: m
	} : {
		due: [],
		outcomes: p,
		blocked: [...m, ...f.map(({ planned: e }) => ({
			planned: e,
			why: g
		}))]
	};
}
function Ar(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const jr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Mr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Nr(e) {
	return Pr(e) || e.fields.some(it);
}
function Pr({ kind: e, fields: t }) {
	return t.some((t) => M(e, t));
}
function Fr({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = B.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || it(e);
	});
}
function Ir(e, t, n) {
	let r = {
		...B.liveContext(t, n, e.label),
		platforms: Rr(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = B.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || ie(e.id, m) !== d);
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
	o ||= a.some((e) => Lr(e, "text"));
	let s = o && i.some((e) => Lr(e, "shape")), c = i.filter((e) => s && (Lr(e, "shape") || Lr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function Lr({ field: e }, t) {
	return B.fields.some((n) => n.name === e && n.role === t);
}
function Rr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? St.filter((e) => n.includes(e)) : t.platforms;
}
function zr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${Br(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Br(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = Br(t.filter((e) => !i.includes(e)));
	return c.length === 0 ? {
		state: "skipped",
		message: s,
		place: a.place
	} : {
		state: "skipped",
		message: `${s} The other fields now have the declared values: ${c.join(", ")}.`,
		place: a.place,
		written: c
	};
}
function Br(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Vr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Hr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await Z(() => Q(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Wr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Hr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Ur(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Ur({ kind: e, fields: t }) {
	return t.filter((t) => M(e, t));
}
function Wr({ change: e, before: t, written: n }, r, i) {
	let [a] = Ur(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Gr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Gr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Kr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = Kr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Kr(e) {
	let t = lt(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
var qr = class {
	#e = new Map();
	note(e, t, n) {
		let r = new Map(t.translations?.map((e) => [e.language_iso, e]));
		for (let { language_iso: t, translation: i, modified_by: a } of e.translations ?? []) {
			let e = r.get(t);
			e && i !== "" && !n.includes(t) && e.modified_by !== void 0 && a !== void 0 && e.modified_by !== a && this.#e.set(t, (this.#e.get(t) ?? 0) + 1);
		}
	}
	problems() {
		if (this.#e.size === 0) return [];
		let e = `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. If a later plan would overwrite the text of a translator, take it into its file: lokaform pull --accept NAME:LANGUAGE.`;
		return [V("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/confirm.ts
async function Jr(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Qr(e, t, n.key) : n.is === "silent" || ei(n.error)).map(({ sent: e }) => e), r = await Z(() => Qn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(ci(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Yr(e, r, n, a && $r(e, r, a))
		};
	});
}
function Yr(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? $r(e, t, n.key);
		case "refused": return r?.state === "done" ? r : ti(n.error);
		case "silent": return r ?? ni;
	}
}
async function Xr(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Qr(e, t, n.key)), r = await Z(() => Q(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Zr(e, t, {
				answer: n,
				found: o && $r(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Zr(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? $r(e, t, n.key);
		case "refused": return ti(n.error);
		case "silent": return r?.state === "done" ? r : ri(i);
	}
}
function Qr({ context: e }, { change: t }, n) {
	return ar(B, t, n, e).length === 0;
}
function $r({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), sr(B, n, r, e);
}
function ei({ message: e }) {
	return /already taken/i.test(e);
}
function ti({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const ni = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function ri(e) {
	return e ? {
		state: "failed",
		how: "not made",
		message: "The service answered without an error, but did not do this. Apply again."
	} : {
		state: "failed",
		how: "unknown result",
		message: "The service's answer does not mention this change, and Lokaform could not read the key again. Run plan to see whether the change was made."
	};
}
const ii = { is: "silent" };
function ai(e, { keys: t, errors: n }) {
	let r = new Map(), i = new li(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || oi(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new li(n.flatMap((e) => e.key_name === void 0 ? [] : [{
		name: e.key_name,
		of: e
	}])), o = e.filter((e) => !r.has(e)), s = o.filter((e) => a.count(e.out) >= o.filter((t) => a.sharesEcho(e.out, t.out)).length);
	for (let e of s) {
		let t = a.take(e.out, () => !0);
		t && r.set(e, {
			is: "refused",
			error: t
		});
	}
	return e.map((e) => ({
		sent: e,
		answer: r.get(e) ?? ii
	}));
}
function oi(e, { platforms: t = [], filenames: n = {} }) {
	return St.every((n) => t.includes(n) === e.platforms.includes(n)) && St.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function si(e, { keys: t, errors: n }) {
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
			} : ii
		};
	});
}
function ci(e, t) {
	return ai(e, {
		keys: t,
		errors: []
	});
}
var li = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of ui(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of ui(n)) this.byName.set(e, di(this.byName.get(e) ?? [], n));
			return n.of;
		}
	}
	count(e) {
		return this.echoesOf(e).length;
	}
	sharesEcho(e, t) {
		let n = this.echoesOf(t);
		return this.echoesOf(e).some((e) => n.includes(e));
	}
	echoesOf({ key_name: e = "", platforms: t = [...St] }) {
		let n = new Set(t.map((t) => Pe(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Pe(n, t) === Pe(e, t)));
	}
};
function ui({ name: e }) {
	return new Set(St.map((t) => Pe(e, t) ?? ""));
}
function di(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/remote/key/send.ts
async function fi(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Ti(t, Math.ceil(t.length / n.max), (t) => fi(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return Dr(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(gi),
			...hi(e)
		});
		return await Jr(e, ai(t, {
			keys: mi(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof q)) throw r;
		return Cn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? pi(e, t, r) : wi(e, t, r, (t) => fi(e, t), void 0);
	}
}
async function pi(e, t, n) {
	let r = [], i = t;
	for (let t of [0, vn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Tr(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await Z(() => Qn(e, a)), s = ci(i, o?.objects ?? []);
		if (Tt(r, await Jr(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: yn(n, "key")
	}))];
}
function mi(e) {
	return e.flatMap((e) => {
		let t = $e(e, []);
		return "key" in t ? t.key : [];
	});
}
function hi({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function gi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function _i(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(vi),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Tr([e], n.error) : Dr([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await kr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new J();
			return {
				keys: a.due.map(({ now: e }) => Ci(e)),
				...hi(e)
			};
		}), l = si(a.due.map((e) => e.now), {
			keys: mi(c),
			errors: c.errors
		});
		return bi(e, a.due, l), [...s(), ...Si(a.due, await Xr(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof J) return [...s(), ...n ? Er(r, n.error) : []];
		if (!(t instanceof q)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await xi(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...Si(a.due, await yi(e, a.due, t, n))];
	}
}
function vi(e) {
	return {
		planned: e,
		now: e,
		kept: Or
	};
}
function yi(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return wi(e, t.map(({ now: e }) => e), n, (t) => _i(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function bi({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function xi(e, t, n) {
	return e.stop.reason() === void 0 ? Cn(n.error) && n.sent <= 2 && t.length > 1 ? Ti(t, 2, (t) => _i(e, t, n)) : (await e.wait(bn(n)), _i(e, t, n)) : Tr(t, n.error);
}
function Si(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: zr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Ci({ change: e, out: t }) {
	return {
		key_id: pe(String(e.id)),
		...t
	};
}
async function wi({ stop: e }, t, n, r, i) {
	if (Sn(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof K)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Ti(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Tr(t, wn(n, i));
}
async function Ti(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) Tt(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key.ts
const Ei = {
	kind: "key",
	observe: En,
	observeDeclared: Fn,
	lookUp: nr,
	batches: Sr,
	open(e) {
		let t = new qr(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? fr(n, t.filter(ki)) : e === "create" ? fi(n, t.filter(Di).map(xr)) : Vr(n, await _i(n, t.filter(Oi).map(xr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Di = (e) => e.action === "create", Oi = (e) => e.action === "update", ki = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function $(e) {
	let t = P(e) ?? {}, n = F(t.webhook_id) || void 0, r = F(t.url) || void 0, i = L(t.events, F);
	if (n === void 0 || r === void 0 || i === void 0) {
		let e = Object.entries({
			webhook_id: n,
			url: r,
			events: i
		}).flatMap(([e, t]) => t === void 0 ? [e] : []);
		return { unusable: {
			id: n,
			names: r === void 0 ? [] : [r],
			lacks: e
		} };
	}
	return { webhook: {
		webhook_id: n,
		url: r,
		branch: t.branch === null ? null : F(t.branch),
		events: i,
		event_lang_map: ji(t.event_lang_map)
	} };
}
function Ai(e) {
	let t = e.map($);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function ji(e) {
	return L(e, (e) => {
		let { event: t, lang_iso_codes: n } = P(e) ?? {}, r = F(t), i = L(n, F);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhooks.ts
const Mi = {
	kind: "webhook",
	observe: Ii,
	lookUp: Fi,
	batches: (e) => [...e.filter(Ni), ...e.filter((e) => !Ni(e))].map(Pi),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? aa(t, e) : Ri(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Zi(t, e, n)
		};
	}
};
function Ni({ action: e }) {
	return e !== "destroy";
}
function Pi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
async function Fi(e, t) {
	let n = await Dt(() => e.webhooks(H(t)), (e) => F(P(e)?.webhook_id));
	if (!n) throw new X();
	return Ai(n);
}
async function Ii(e, t) {
	try {
		return T(await Fi(e, t));
	} catch (e) {
		if (!(e instanceof X)) throw e;
		return k(V("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
function Li({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Ee(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
async function Ri(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Yi(e, t);
	try {
		return t.action === "update" ? await zi(e, t, r) : await Wi(e, t, Xi(t, r));
	} catch (t) {
		if (t instanceof J) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof q)) throw t;
		return Sn(t) && e.stop.noteProjectRefused(t.message), Y(t);
	}
}
async function zi(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [H(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return Gi(e, t, $(await i.updateWebhook(c, l, async () => {
			if (d = await Bi(e, t, $(await u())), d) throw new J();
			return await Ui(e), n;
		}))) ?? await Ki(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof J)) return Y(r.error);
		if (d) return d;
		if (!(i instanceof q)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw wn(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Ki(e, t, u);
			return n.state === "done" ? n : Y(i);
		}
		return await s(bn(a)), zi(e, t, n, a);
	}
}
async function Bi(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Hi
	};
	if (!Vi(e, t, n.webhook)) {
		let r = Gi(e, t, n);
		return r?.state === "done" ? r : lr("webhook", "updated");
	}
	let r = await Li(e, be(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function Vi({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = R.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = R.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return j(R, a, s) === i;
}
const Hi = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Ui({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new J(t);
}
async function Wi(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Ui(e);
	try {
		let o = await r.createWebhook(H(i), n);
		return a.add(t.ref), Gi(e, t, $(o)) ?? await Ki(e, t, () => Ji(e, n));
	} catch (r) {
		if (!(r instanceof q) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, vn]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await Z(() => Ji(e, n));
			if (a) return sr(R, t, a, c);
		}
		return yn(r, "webhook");
	}
}
function Gi({ context: e }, t, n) {
	if (!(!("webhook" in n) || ar(R, t, n.webhook, e).length > 0)) return sr(R, t, n.webhook, e);
}
async function Ki(e, t, n) {
	return Gi(e, t, $(await Z(n))) ?? ir;
}
function qi(e, t) {
	let n = xt([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return we(e.url, t.url) && r && n;
}
async function Ji(e, t) {
	let { objects: n, unusable: r } = await Fi(e.client, e.projectId), i = n.find((e) => qi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => we(e, t.url)))) throw new X();
	return i;
}
function Yi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = ct(R.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: xe(r, e.variables) }
	};
}
function Xi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function Zi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Z(() => Fi(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => ea(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Qi(e, t, s, n) : n.remark(ia(t));
	}
}
async function Qi(e, t, n, r) {
	let i = Xi(t, Yi(e, t)), a = n.filter((n) => qi(n, i) && sr(R, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = ea(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await $i(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await ta(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? na(t, c, n) : ra(t, c, n));
	}
}
async function $i(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await Z(() => t.webhook(H(n), r)) ? [r] : [];
}
function ea(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function ta({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(H(t), n), !0;
	} catch (e) {
		if (e instanceof q) return !1;
		throw e;
	}
}
function na({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function ra({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function ia({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return V("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
async function aa(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [H(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await oa(e, t), l) throw new J();
		});
		if (ke(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? Y(n.error) : l;
		if (!(r instanceof q)) throw r;
		if (r instanceof K && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (Sn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return Y(wn(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? sa(e, t, r) : (n && await o(bn(n)), aa(e, t, i));
	}
	return sa(e, t, void 0);
}
async function oa(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = $(await n.webhook(H(r), String(t.id)));
	if (!("webhook" in c)) return ur("webhook", c.unusable.lacks);
	if (ie(t.id, R.fingerprint(c.webhook)) !== t.seen) return lr("webhook", "removed");
	let l = await Li(e, Be(R, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function sa({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(H(t), String(n.id)), r ? dr("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof q)) throw e;
		return e instanceof K && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? Y(r) : ir;
	}
}
// src/remote/remotes.ts
const ca = [Ei, Mi];
// src/remote/remoteOf.ts
function la({ name: e }) {
	let t = ca.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function ua(e, t, ...n) {
	let r = await fa(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return ma(i, o, (t) => la(t).observe(e, i.id, s, a));
}
async function da(e, t, { declarations: n, reviewed: r }) {
	let i = await fa(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return ma(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = la(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: me(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? T(l) : i(e, a.id, c, o);
	});
}
async function fa(e, t, n) {
	let r = n.flatMap(dt), [{ kinds: i } = { kinds: [] }] = n, a = i.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await dn(e, t, {
		languages: r.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => dt(me(e, s.baseLanguage))), u = new Set([...l.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...n.flatMap(Ie)]), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = P(P(c)?.statistics) ?? {};
	return T({
		project: s,
		statistics: f,
		kinds: a,
		languages: d
	});
}
async function pa(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await ln(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return ma(a.value, n, (t) => la(t).observe(e, a.value.id, s), i);
}
async function ma(e, t, n, r = () => !1) {
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
	return T({
		project: e,
		objects: a
	});
}
async function ha(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([ln(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await la(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new X();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/restore.ts
function ga({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: rt,
		variables: i,
		verdicts: Ht
	}, c = e.map((e) => ({
		kind: e,
		restored: _a(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
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
				unchanged: l.filter(va).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(va).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: l.flatMap(({ problems: e }) => e ?? [])
	};
}
function _a(t, n, r, { context: i, force: a }) {
	let o = new Set(n.flatMap(({ declared: n }) => e(t, n).id ?? [])), s = new Set(r.filter((e) => o.has(String(t.id(e)))));
	return n.map((e, n) => {
		let o = t.findRestored(e, r, {
			context: i,
			claimed: s
		});
		return o.claims !== void 0 && s.add(o.claims), ya(t, e, o, {
			force: a,
			ref: `${t.name}:${n + 1}`
		});
	});
}
function va({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function ya(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = ba(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : xa(a, i),
		problems: o
	};
}
function ba(e, t, n, r) {
	let i = (r, i) => Ta(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return Sa(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = oe(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = oe(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function xa({ change: e, kept: t, skipped: n }, r) {
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
function Sa(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: s }) {
	let { change: c, skipped: l, problems: u, kept: d } = oe(e, {
		declared: n,
		live: r
	}, i, s);
	if (c?.action !== "update") return {
		kept: d,
		...l && { skipped: l },
		problems: u
	};
	let f = e.context(n.values, r, i), p = e.liveContext(r, i, Ca(e, t.values)), m = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || ve(s) && !M(e.name, n) || wa(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : Ct(l, o), d = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !d ? !1 : d.same(d.stored(r, p, o) ?? s, u, f);
	}, h = e.fields.find(({ role: e }) => e === "text"), g = ({ field: e }) => e === h?.name, _ = ([e, r]) => {
		let i = c.fields.find((t) => g(t) && t.part === e);
		if (i) return !m(i);
		let [a, o] = [n.values, t.values].map((t) => Ct(new Map(Object.entries(t)).get(h?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && h?.same(r, o, f));
	}, v = h?.declare(r, p), y = !a && G(v) && Object.entries(v).some(_), b = c.fields.some((t) => M(e.name, t) && (y || !m(t))), x = (t) => m(t) && !(b && (g(t) || M(e.name, t))), S = o(e, r, c.fields.filter(x), i.project), C = c.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: c.label,
			id: c.id,
			reason: m(t) && M(e.name, t) ? "converts" : "changed-since",
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
	let w = j(e, r, S);
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
function Ca({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function wa(e, t) {
	return G(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && G(t) && Object.values(t).includes(e);
}
function Ta(e, t, n, r, i) {
	let a = Ne(n.file, n.spot), o = Ve({ label: () => t }, n, r, i, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: a
		},
		problems: [o]
	};
}
function Ea({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => et(e.kind, t)));
}
function Da({ changes: e }) {
	return e.some((e) => e.action === "update" && (I(e.kind).backsUpWhole || Oa(e)));
}
function Oa({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? M(e, t) : !ka(t.before));
}
function ka(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function Aa(e, t, n, r) {
	let i = new Set(Object.values(await A(e, r)).flat()), a = await de("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Mt(t.working, n), s = new Map(), c = e[0]?.kinds ?? [];
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Nt)) continue;
		let n = ae(e, t);
		await Lt();
		for (let r of await ja(c, e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function ja(e, t, n) {
	try {
		let r = x(await ce(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Ma({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => Oe(e)), s = [];
	for (let e of o) for (let t of await y(e, i, a)) {
		let n = fe(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: je(e, n)
		});
	}
	let c = new Set(Object.values(await A(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && Na(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let t of s) {
		if (a.aborted) break;
		if (!(c.has(t.full) || Pa(t, n).some((e) => c.has(e)))) {
			await Lt();
			for (let n of await Fa(e, t, i)) l.has(n) || l.set(n, ae(t.full, i));
		}
	}
	return l;
}
function Na({ languages: e }, t) {
	return e ?? [t];
}
function Pa({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Na(t, r).flatMap((n) => {
		let r = Te(t, e, n);
		return r === void 0 ? [] : [Mt(t.folder, r)];
	});
}
async function Fa(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = x(await ce(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...ye(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => w(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/earlierEntries.ts
function Ia(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return _e(t, n, i ? [i.name, r] : []).path;
}
function La(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Ra = new WeakMap();
function za(e, t, n) {
	let r = Ra.get(t) ?? new Map();
	Ra.set(t, r);
	let i = W([e.name, n?.name ?? null]), a = r.get(i) ?? Va(e, n ? Ba(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Ba(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Va(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Ha(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Wa(e, t), o = r([...n, ...i]);
			return o.length < 2 ? o[0] : a(e, {
				target: o,
				head: [t]
			}, (t) => d(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Wa(e, t).own).filter((e) => e !== t)
	};
}
function Ha(t, n) {
	let { id: r, previously: i = [] } = e(t, n), a = w(t.identity(n.values)).map(Ga);
	return {
		own: r === void 0 ? a : [`id ${r}`, ...a],
		former: i.map(Ga)
	};
}
const Ua = new WeakMap();
function Wa(e, t) {
	let n = Ua.get(e) ?? new WeakMap();
	Ua.set(e, n);
	let r = n.get(t) ?? Ha(e, t);
	return n.set(t, r), r;
}
function Ga(e) {
	return `name ${e}`;
}
async function Ka({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => De(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && za(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : La(t, i, n);
				return a !== void 0 && r !== void 0 && xt(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.slice(0, 5).join(", "), f = u.length > 5 ? ` and ${u.length - 5} more` : "", p = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${He(u.length, "text")} of ${s} back: ${d}${f}.`, m = `The checked-out branch lacks ${He(c, "commit")} of ${s}. ${p} To apply the newest files, run git pull first.`;
	return [V("behind-upstream", m, {
		severity: "warning",
		reach: "project"
	})];
}
// src/plan/settle.ts
function qa({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Ja
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
const Ja = "The files are not in a git repository.";
function Ya(e, t, n, r) {
	let i = Ia(e.kind, e.entry, e.language), a = Xa(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Xa(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = $a(e, t.entries, r);
		return n === void 0 || Qa(n, $a(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: Za(o, s),
		merged: s
	};
}
function Xa(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, $a(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if (Qa(u, o.said)) continue;
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
function Za(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && Qa(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function Qa(e, t) {
	return W(e ?? null) === W(t ?? null);
}
function $a({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = za(e, i).namesakes(t);
	return [a, o].flatMap((n) => za(e, r, n).find(t) ?? []).filter((n) => eo(e, n, t, s)).map((t) => La(e, t, n)).find((e) => e !== void 0);
}
function eo(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = to(e, t), a = (t) => [...to(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function to(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => W([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function no(e, t, n, r) {
	let i = Xt(e, t, n), a = i(Vt);
	if (a.is === "stopped") return {
		...a,
		reasons: []
	};
	let o = n.accept.length > 0 ? "accept" : "overwrite", s = O(o, n[o], e, t.project);
	if (s.length > 0) return {
		is: "stopped",
		problems: s,
		reasons: []
	};
	let c = await po(n, r), l = (e) => ({
		...e,
		problems: [...e.problems, ...c]
	});
	if (a.open.length === 0) return {
		...l(a),
		reasons: []
	};
	let u = await ro(a.open, e, n, r), d = new Map();
	for (let e of u.values()) e.is === "undecided" && "why" in e && d.set(e.cause, {
		cause: e.cause,
		why: e.why
	});
	return {
		...l(i((e) => u.get(Ut(e)))),
		reasons: [...d.values()]
	};
}
async function ro(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? co(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(wt(e.map(d)), i, a), p = lo(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g, _ = new Map();
	for (let t of e) {
		let e = ao(t, n, m), r = {
			...t,
			declared: La(t.kind, t.entry, t.language)
		}, i = so(t, r.declared), a = (e) => qa(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Ut(t), { is: e });
			continue;
		}
		let s = f.is === "unreadable" && f.noRepository ? void 0 : {
			...Ya(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = s?.periods[0]?.since !== Infinity;
			_.set(Ut(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let c = a(s);
		if (c.is === "pull" && o && s) {
			g ??= o();
			let e = await g, n = e && $a(r, e.entries[t.kind.plural] ?? [], h);
			e && !Qa(n, r.declared) && (c = a(io(s, n)));
		}
		_.set(Ut(t), oo(e, c, l));
	}
	return _;
}
function io({ periods: [e, ...t], ...n }, r) {
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
function ao({ kind: e, entry: t, object: n, language: r, isHeld: i, at: a }, { overwrite: o, accept: s }, c) {
	let l = {
		kind: e,
		entry: t,
		live: n
	}, u = (e) => b(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
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
function oo(e, t, n) {
	let r = t.is === "conflict" || t.is === "undecided";
	return e?.overwritten && (r || t.is === "pull") ? {
		is: "write",
		commit: e.overwritten.commit
	} : e && r ? { is: e.is === "overwrite" ? "write" : "pull" } : t.is === "undecided" && t.cause === "unknown user" && n.is === "unknown" ? {
		...t,
		why: n.why
	} : t;
}
function so({ kind: e, live: t }, n) {
	let r = G(t) && G(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? G(n) && G(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function co(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function lo({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => De(t, e, r, i));
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
function uo(e, t) {
	let n;
	return () => (n ??= fo(e, H(t)), n);
}
async function fo(e, t) {
	try {
		let n = P(await e.contributorMe(t)) ?? {}, r = [Me(n.user_id), F(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof q) || e instanceof Ot) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
async function po({ writers: e }, { ownUser: t }) {
	let n = e && await t();
	if (!e || n?.is !== "known") return [];
	let [r, i] = n.names;
	if (co(e, {
		id: r,
		address: n.names.find((e) => e.includes("@"))
	})) return [];
	let a = `The setting writers does not name the user of this token (${i ?? r}), so what Lokaform writes counts as the work of a person. Add the user to writers, or remove the setting.`;
	return [V("unknown-writers", a, {
		severity: "warning",
		reach: "change"
	})];
}
function mo(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(ho).map(go)), a = (e) => i.has(go(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && za(e, r.entries).find(t), o = a && La(e, a, n);
		return r !== void 0 && (o === void 0 || !xt(o, i ?? null));
	}, l = e.filter((e) => e.item.reason === "held" && c(e)), u = (e) => e ? "notice" : n || r ? "error" : "warning";
	return [
		...o.map((e) => _o(e, a(e) ? "notice" : "error")),
		...[!0, !1].flatMap((e) => xo(s.filter((t) => a(t) === e), t, u(e))),
		...l.map(vo)
	];
}
function ho({ item: { reason: e } }) {
	return e === "conflict" || e === "undecided";
}
function go({ item: { kind: e, id: t, part: n, declared: r } }) {
	return W([
		e,
		t,
		n ?? null,
		r ?? null
	]);
}
function _o({ item: e, entry: t, kind: n }, r) {
	let i = yo({
		item: e,
		entry: t,
		kind: n
	}), a = `Both the file and the project changed the ${e.part} text, so it is not written. To keep the text of the project: lokaform pull --accept ${i}. To write the text of the file: lokaform apply --overwrite ${i}.`;
	return Ve(n, t, "conflict", a, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: r
	});
}
function vo({ item: e, entry: t, kind: n }) {
	let r = `The rule for ${e.part} is seed, so the project keeps its text, and the changed text of the file is not written. To write it: lokaform apply --overwrite ${yo({
		item: e,
		entry: t,
		kind: n
	})}.`;
	return Ve(n, t, "conflict", r, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: "warning"
	});
}
function yo({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = w(e.identity(t.values));
	return We(`${r}:${n}`);
}
const bo = {
	"not committed": "The text of the file is not committed",
	"never agreed": "It is the first text of the file, and the text of the project is older, so git does not tell that they ever agreed",
	undated: "The service does not say when the text of the project was written",
	"unread history": "The history of the files does not tell which text is newer",
	"unknown user": "The texts of the project may be from an earlier apply, but it is not known who the user of the token is"
};
function xo(e, t, n) {
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
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.find((e) => e.cause === o)?.why, c = e.length === 1 ? yo(r) : `${We(`*:${a}`)} --filter ${We(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${ze(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${bo[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [V("undecided", u, {
			place: i,
			severity: n,
			reach: "change"
		})];
	});
}
// src/run/plan.ts
async function So(e, t, { cancellation: n, history: r, now: a, onProgress: o }, { usable: d, target: f, applied: p, reportsTexts: m = !0, writes: h = !1, reviewed: g = [], listsUnmanaged: _ = !1 }) {
	let { settings: v } = t, y = {
		ownUser: uo(e, v.id),
		history: r,
		manifests: u(t),
		textFiles: t.textFiles,
		usable: d,
		applied: p && (async () => D(await p(), t))
	};
	try {
		let n = f && c(f, t), u = [{
			declared: t.declared,
			rules: v.rules
		}, ...n?.is === "read" ? [n] : []], d = await (_ ? ua(e, v.id, ...u.map((e) => e.declared)) : da(e, v.id, {
			declarations: u,
			reviewed: g
		}));
		if (!d.ok) return {
			is: "stopped",
			problems: [d.problem]
		};
		o?.({
			phase: "planning",
			project: v.name
		});
		let p = d.value, { baseLanguage: b } = p.project, x = s(t, p.project);
		if (x.length > 0) return {
			is: "stopped",
			problems: x
		};
		let S = me(t.declared, b), C = n?.is === "read" ? {
			...n,
			declared: me(n.declared, b)
		} : void 0, w = {
			now: Math.floor(a() / 1e3),
			target: C?.commit
		}, T = {
			...y,
			asked: w
		}, E = await no(S, p, v.rules, T), D = [...i(v.languagePlaces, p.project), ...E.problems];
		if (E.is === "stopped") return {
			...E,
			problems: D
		};
		let O = C && await no(C.declared, p, C.rules, {
			...T,
			history: Co(r),
			manifests: [...new Set([...y.manifests, ...C.manifests])]
		}), k = n && l(E, n, O), A = h ? await Ka(E.plan, E.matches, y) : [], j = mo(E.keptTexts, {
			reasons: E.reasons,
			writes: h,
			target: C && {
				entries: Object.values(C.declared.entries).flat(),
				kept: O?.is === "planned" ? O.keptTexts : []
			}
		});
		return {
			...E,
			live: p,
			problems: [...D, ...A],
			conflicts: m ? j : [],
			...k && { target: k }
		};
	} catch (e) {
		if (!(e instanceof q)) throw e;
		return e instanceof Ot && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [wo(e, t.declared)]
		};
	}
}
function Co(e) {
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
function wo(e, t) {
	let n = e instanceof K ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && To(n, t);
	return V("api-error", e.message + Eo(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function To(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(Ae).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? h(t) : []));
	});
	return v(r)(e) !== e;
}
function Eo(e) {
	return e instanceof K && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Do({ plan: e, facts: t, problems: n, live: i }, a, o, s, c) {
	let { uncovered: l, unread: u } = await Oo(e, i, a, o, s, c);
	return [
		...r(n, a.rules),
		...p(e, t, a.rules, l, u),
		...Ao(e, o)
	];
}
async function Oo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && I(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await Aa(c, o, a, s),
		unread: await Ma(n, t, l, o, s)
	};
}
function ko(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Ea(e) || !Da(e) ? [] : [V("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function Ao(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Ea(e) ? [] : [V("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
}
// src/backup/file.ts
const jo = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Mo = class {
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
			return `${jo[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Fo(e)), n = t ? No(t, e) : e;
			return t !== void 0 && this.written.has(t) && Po(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Fo(e), e);
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
function No(e, t) {
	return e.action === "update" && t.action === "update" && I(t.kind).mergeKept?.(e, t) || t;
}
function Po(e, t) {
	return xt({ ...e.entry }, { ...t.entry }) && xt({ ...e.wrote }, { ...t.wrote });
}
function Fo({ kind: e, id: t }) {
	return `${e} ${t}`;
}
const Io = /\n# End of the backup\. SHA-256 of the lines above: ([0-9a-f]{64})\n$/, Lo = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function Ro(e, t, n) {
	let { backup: r, ...i } = zo(e, t, []), { wrote: a, ...o } = r, s = new Ye({
		backup: o,
		...i
	});
	s.commentBefore = [
		` Project: ${Jo(`${t.project_name} (${t.project})`)}`,
		` Time: ${t.time}`,
		` To restore it: ${Jo(t.restore)}`
	].join("\n");
	let c = e.map(({ name: e, plural: t }) => qo(t, n.filter(({ kind: t }) => t === e).map((e) => Wo(e).entry), "")), l = n.map((e) => Wo(e).wrote), u = [
		"# What a run of lokaform removed or overwrote, as it was before.\n",
		s.toString(Lo),
		qo("wrote", l, "  ") || "  wrote: []\n",
		...c
	].join("");
	return `${u}# End of the backup. SHA-256 of the lines above: ${Vo(u)}\n`;
}
function zo(e, { restore: t, ...n }, r) {
	let i = e.flatMap(({ name: e, plural: t }) => {
		let n = r.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return n.length === 0 ? [] : [[t, n]];
	}), a = r.map(Ho);
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
function Bo(e) {
	let [t, n] = Io.exec(e.slice(-200)) ?? [];
	return t === void 0 ? "cut" : Vo(e.slice(0, 1 - t.length)) === n ? void 0 : "changed";
}
function Vo(e) {
	return C("sha256").update(e).digest("hex");
}
function Ho({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = I(e);
	return {
		[a]: n[a] ?? t,
		action: r,
		...Object.keys(i).length > 0 && { values: i }
	};
}
const Uo = new WeakMap();
function Wo(e) {
	let t = Uo.get(e) ?? {
		entry: Go(e.entry),
		wrote: Go(Ho(e))
	};
	return Uo.set(e, t), t;
}
function Go(e) {
	let t = new Ye([e], { aliasDuplicateObjects: !1 });
	return ot(t, { Scalar: (e, t) => Ko(t) }), t.toString(Lo);
}
function Ko(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = tt.QUOTE_DOUBLE);
}
function qo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Jo(e) {
	return e.replace(Yo, " ");
}
const Yo = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Xo = yt([U(), ft()]), Zo = (e) => _t({
	format_version: vt(2),
	project: U().min(1),
	project_digest: U().exactOptional(),
	project_name: U(),
	time: U(),
	wrote: mt(_t({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Xo.exactOptional()])),
		action: gt([...Ge, "update"]),
		values: pt(U(), ht()).default({})
	}))
}), Qo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function $o(e, t, n) {
	return rs(e, ns(t, n.replaceAll("\r\n", "\n")));
}
const es = "\n  - ";
function ts(e, t, n, r) {
	let i = ns("", t), { problems: a } = rs(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(zo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !I(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function ns(e, t) {
	let n = Bo(t), r = n === "cut" ? t.lastIndexOf(es) : -1;
	return {
		text: t,
		damage: n,
		yaml: nt(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function rs(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = Je(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Zo(e).safeParse(s?.value), l = (e) => V("bad-backup", e, { place: Ne(r.file, s?.spot ?? r.spot) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(is(e, n, t.includes(es) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: at(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((t) => os(e, t).map((e) => [e, t]))), p = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = st(r, s, a);
		return Tt(o, c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(cs(e, ss(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(V("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: Ne(r.file, i) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (at(o)) return { problems: o };
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
function is(e, t, n, r) {
	let i = new Set(e.flatMap(({ name: e, plural: t, idMember: n }) => {
		let i = r.get(t)?.value;
		return Array.isArray(i) ? i.map((t) => cs(e, ss(t, n))) : [];
	})), a = n?.flatMap((t) => os(e, t)).filter((e) => !i.has(e)), o = t === "cut" ? "This backup is not whole: its end is missing, as after a broken download or on a full disk." : "This backup is not as it was written: it was edited or damaged.";
	if (a === void 0) return `${o} Its header cannot be read, or no entry follows. ${Qo}`;
	if (a.length === 0) return `${o} ${Qo}`;
	let s = a.length > as ? ` and ${a.length - as} more` : "";
	return `${o} Missing${t === "cut" ? " or cut" : ""}: ${a.slice(0, as).join(", ")}${s}. ${Qo}`;
}
const as = 10;
function os(e, t) {
	return e.flatMap(({ name: e, idMember: n }) => {
		let r = ss(t, n);
		return r === void 0 ? [] : [cs(e, r)];
	});
}
function ss(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function cs(e, t) {
	return `${e} ${t}`;
}
// src/files/backup.ts
var ls = class extends Error {
	constructor(e, n) {
		super(`The backup ${e} cannot be written: ${t(n)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function us(e, t, r) {
	let i = new Date(r).toISOString().replace(/[-:]|\.\d+/g, ""), a = jt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${i}`), o;
	return {
		get path() {
			return o;
		},
		async write(t, r, i) {
			let s = o ?? `${a}.yaml`, c = !1;
			try {
				await Pt(e, { recursive: !0 });
				let l = {
					mode: 384,
					check: (e) => i(e, s)
				};
				o !== void 0 && await n(s, t(s), l);
				for (let e = 2; o === void 0 && !c; e++) c = await le(s, t(s), l), c || (s = `${a}-${e}.yaml`);
				if (r.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(r), null, 2)}\n`;
					await n(ds(s), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await ue(e), await ue(At(e)), o = s;
			} catch (e) {
				throw c && await It(s, { force: !0 }).catch(() => {}), new ls(s, e);
			}
		}
	};
}
function ds(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function fs(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [V("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Mt(n.working, t), a = await S(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...$o(e, ae(i, n), a.value),
		urls: await ps(ds(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function ps(e) {
	try {
		let t = JSON.parse(await Ft(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// node_modules/yocto-queue/index.js
var ms = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, hs = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new ms(e);
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
function gs(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), _s(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new hs(), r = 0, i = () => {
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
				_s(t), e = t, queueMicrotask(() => {
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
function _s(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
function vs(e, { batchSize: t = 500 }) {
	return xs(e).map((e) => ca.flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function ys(e, t, n) {
	let r = new rr(), i = bs(e, t, n), a = gs(n.concurrency);
	await Lt();
	for (let e of vs(t, n)) {
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
function bs(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: rt,
			variables: n.variables,
			verdicts: Ht
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new _n(n.halt, n.mayWrite),
		backup: new Mo(n.backup),
		languages: new Tn(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? la({ name: e }).open(i);
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
function xs({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && ws(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Ss(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Ss(e) {
	let t = new Map();
	for (let n of e) for (let e of g(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Cs(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Cs(e, t) {
	let n = g(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ws(e) {
	return e.fields.some(({ field: t }) => Qe(e.kind, t).role === "identity");
}
// src/plan/reviewed.ts
function Ts(e, t, n) {
	let r = Es(t.changes, (e) => W(Ds(e))), i = new Set(e.changes.filter((e) => r.get(W(Ds(e)))?.shift())), a = Es([...r.values()].flat(), Os), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Os(e))?.shift();
		return t && Fs(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: Ms(t ? ks(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Ns(e, n) ?? Ms("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Es(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Ds(e) {
	let t = As(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Os(e),
		e.label,
		r,
		n,
		i,
		js(e),
		t
	];
}
function Os(e) {
	let { kind: t, action: n } = e;
	return W([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function ks(e, t) {
	let n = (e) => W(As(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && js(e) !== js(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function As(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function js(e) {
	return e.action === "create" ? "" : e.seen;
}
function Ms(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Ns(e, t) {
	let n = I(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === String(e.id)) && Ps(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Ps(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Fs(e, t, n) {
	let r = I(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => W([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Ps(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Is(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(We).join(" ");
}
// src/run/project.ts
async function Ls(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Rs(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = re(e, a.folders);
		if (t) return {
			...l,
			problems: [t]
		};
		let n = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Hs([n]),
			bugs: [n]
		};
	}
}
async function Rs(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = zt(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = Rt(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = Rt(t.settings, {
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
	let m = r?.get(s), h = n.command === "plan" && n.all && t.settings.rules.filter.length === 0, g = await So(f.value, m?.filter ? zs(m.filter.filters, t) : t, {
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
	let { live: _, plan: v, unmanaged: y, problems: b, conflicts: x } = g, S = await Do(g, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...b, ...S.map(Bs)],
			plan: v,
			unmanaged: y
		};
		return await o.onPlan(t), t;
	}
	let { advice: C, refuses: w } = await ne(t, g, _.project), T = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Ht
	}, { plan: E, notApplied: D } = m ? Ts(v, m, {
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
			...ko(E, n),
			...C
		],
		plan: E,
		...h && { unmanaged: y },
		...g.target && { target: g.target },
		effort: { requests: vs(E, o).flat().length },
		...D.length > 0 && { results: D }
	}, k = await o.onPlan(O);
	if (n.command === "plan" || S.length > 0 || w) return O;
	if (!k) return o.cancellation.stopped ? O : {
		...O,
		problems: [...O.problems, Vs]
	};
	let A = await Ws(p.value, E, t, n, o);
	return {
		...O,
		...A,
		results: [...A.results, ...D],
		problems: [...O.problems, ...A.problems]
	};
}
function zs(e, t) {
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
function Bs(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Vs = V("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Hs(e) {
	return e.length === 0 ? [] : [V("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Us({ id: e, secrets: t }) {
	let n = new he();
	return n.hide(t), n.clean(e);
}
async function Ws(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, useAutomations: g, id: _ } = n, v = Us(n), y = i === void 0 ? void 0 : us(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: te(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => Is(ae(e, d), a), S, C = async (e, t) => {
		let n = (e) => ({
			...b,
			restore: x(e)
		});
		await y?.write((t) => Ro(r.kinds, n(t), e), t, (t, i) => ts(r.kinds, t, n(i), e)).catch((e) => {
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
	let O, k = await ys(e, t, {
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
			...Hs(j),
			...S === void 0 ? [] : [V("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: ae(y.path, d),
			restore: x(y.path)
		},
		...j.length > 0 && { bugs: j }
	};
}
export { Xt as C, Rt as D, Ht as E, zt as O, an as S, Vt as T, X as _, fs as a, un as b, no as c, ga as d, ha as f, Dn as g, kn as h, vs as i, mo as l, Ii as m, Ws as n, wo as o, pa as p, Ls as r, uo as s, Vs as t, Ia as u, dn as v, on as w, Zt as x, ln as y };
