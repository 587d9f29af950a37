import { An as e, At as t, Bn as n, Cr as r, Dn as i, Ei as a, En as o, Et as s, Fa as c, Fi as l, Fn as u, Ft as d, Gt as f, Hn as p, Ht as m, Ii as h, In as g, It as _, Kn as v, Mi as y, Mn as b, Mt as x, Ni as S, Nn as C, Nt as w, Oi as T, On as E, Pa as D, Pn as O, Qt as ee, Rn as k, Rt as A, Sn as te, Ti as ne, Tn as j, U as re, Un as ie, V as ae, Wn as oe, X as se, Ya as ce, Zn as le, Zt as ue, _n as de, bn as M, cn as fe, in as pe, jn as me, jt as he, kn as ge, kt as _e, ln as ve, on as ye, pi as N, qa as be, rn as xe, ui as Se, un as Ce, vn as we, wi as P, wn as Te, xn as Ee, yi as De, zn as Oe } from "./start.js";
import { _ as F, c as I, d as L, g as ke, h as Ae, p as R, u as je } from "./wire.js";
import { _ as z, f as Me, h as Ne, i as Pe, l as Fe, n as Ie, p as B, u as Le, v as Re, y as ze } from "./zod.js";
import { $ as Be, C as Ve, E as He, Gt as Ue, I as We, J as Ge, Kt as Ke, L as qe, M as Je, O as Ye, P as Xe, Q as Ze, R as Qe, Wt as $e, X as et, Xt as tt, Y as nt, Z as rt, Zt as it, _t as at, a as ot, cn as st, dn as ct, en as lt, et as ut, hn as V, i as dt, k as ft, l as pt, mn as H, mt, nt as ht, q as gt, qt as _t, r as vt, rn as yt, rt as bt, sn as U, tt as xt, u as St, un as Ct, w as wt, x as Tt, xt as Et, yt as Dt } from "./engine.js";
import { a as Ot, d as kt, i as W, r as At, s as G, t as jt } from "./client.js";
import { dirname as Mt, join as Nt, resolve as Pt, sep as Ft } from "node:path";
import { mkdir as It, readFile as Lt, rm as Rt } from "node:fs/promises";
import { setImmediate as zt } from "node:timers/promises";
// src/run/connect.ts
function Bt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return V(c ? new Ht(l, r, c) : new jt(l));
	} catch (e) {
		if (!(e instanceof Ot)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return H(N("bad-setting", t + e.message));
	}
}
function Vt({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
var Ht = class extends jt {
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
const Ut = () => void 0, Wt = () => ({ is: "write" });
function Gt({ id: e, language: t }) {
	return L([e, t]);
}
// src/plan/facts.ts
function Kt(e, t, n) {
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
function qt(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : te(t))
	}));
}
// src/plan/filtered.ts
function Jt(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => dt(t, e)), a = new Map(Xt(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = rt(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...rt(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(Yt(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = St(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Yt(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => p(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function Xt(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of gt(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? nt(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? Zt(e, t) : e;
	});
}
function Zt({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = ie(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function Qt(e, t, n) {
	let r = new Map();
	return (i) => $t(e, t, n, i, r);
}
function $t(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		verdicts: r
	}, o = Qe(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = e.kinds.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [et(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Jt(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Se(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(tn(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(nn) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: an(c, ({ unchanged: e }) => e),
			unmanaged: an(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: an(c, ({ changes: e }) => e.filter((e) => rn(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(tn(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => en(e, f)),
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
function en({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Kt(e, i, n.objects),
		created: qt(e, r)
	};
}
function tn(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function nn({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function rn(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function an(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const on = De.pick({
	changes: !0,
	filter: !0
}).extend({ project: ne.pick({
	id: !0,
	digest: !0
}) });
function sn(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function cn(e, t) {
	try {
		return ln(e, un(t));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function ln(e, t) {
	let n = "Make it with lokaform plan --out.", r = B({ format_version: ze() }).safeParse(t);
	if (!r.success) return { issue: `it is not a plan. ${n}` };
	let i = r.data.format_version;
	if (i !== 1) return { issue: `it has format_version ${JSON.stringify(i)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let a = Re([B({ plans: Pe(on) }), on.transform((e) => ({ plans: [e] }))]).safeParse(t);
	return a.success && !oe(e, a.data) ? a.data : { issue: `it is not a complete plan. ${n}` };
}
function un(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
async function dn(e, t, n) {
	let r = await pn(e, t, n);
	return r.ok ? V(r.value.project) : r;
}
async function fn(e, t) {
	try {
		let n = await dn(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof G) return;
		throw e;
	}
}
async function pn(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(P(t)), n ? gn(e, t) : V(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && O(o, _n);
	if (o && !s) return H(vn("a language has no usable lang_iso"));
	let c = mn(t, i, s, r);
	return c.ok ? V({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function mn(e, t, n, r) {
	let i = u(t) ?? {}, a = u(i.settings) ?? {}, o = b(a.per_platform_key_names), s = b(a.segmentation), c = g(i.base_language_iso) || hn(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? H(vn(`the project has no usable ${l.join(" and ")}`)) : V({
		id: e,
		name: g(i.name) || e,
		type: g(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: b(a.auto_toggle_unverified)
	});
}
function hn(e, t) {
	let n = C(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function gn(e, t) {
	let n = await kt(() => e.languages(t, { limit: 500 }), (e) => g(u(e)?.lang_iso));
	return n ? V(n) : H(N("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function _n(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = u(e) ?? {}, i = g(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: C(n),
		pluralForms: O(r, g) ?? []
	};
}
function vn(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return N("unusable-answer", t, { reach: "project" });
}
// src/remote/sending.ts
var yn = class {
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
const bn = 2e3;
function xn(e, t) {
	let n = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${n} Apply again: the ${t} is created only if it is still missing.`
	};
}
function Sn({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var K = class extends Error {};
const Cn = [
	401,
	402,
	403,
	404,
	423,
	429
];
function wn(e) {
	return e instanceof W ? Cn.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Tn(e) {
	return e.name === "TimeoutError" || e instanceof W && [
		413,
		502,
		504
	].includes(e.status);
}
function En(e, t) {
	return e instanceof W || e.mayHaveHappened || !t ? e : t;
}
function q(e) {
	return e instanceof At && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
var Dn = class {
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
		let n = (e) => g(u(e)?.lang_iso) || void 0, r = await kt(() => this.client.languages(e, { limit: 500 }), n), i = r && O(r, n);
		if (!i) throw new J();
		return i;
	}
}, J = class extends Error {};
async function Y(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof G || e instanceof J) return;
		throw e;
	}
}
async function On(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === P(t) ? me(r.keys_total) : void 0, o = await kn(e, t, jn(n), () => new j(i), a);
	return o.ok ? V(o.value.all()) : o;
}
async function kn(e, t, n, r, i = 0) {
	let a = await Nn(e, t, n, r(), i);
	if (An(a)) return V(a.listed);
	let o = await Pn(e, t, n, r());
	if (An(o)) return V(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return H(N("incomplete-live", s, { reach: "project" }));
}
function An({ listed: e, total: t }) {
	return t === e.size;
}
function jn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function Mn(e) {
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
async function Nn(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => C(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = Mn(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => Mn(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function Pn(e, t, n, r) {
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
const Fn = [
	400,
	404,
	413,
	414,
	431
], In = /^[\w.:/-]+$/;
async function Ln(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = me(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => le(M, e) !== "off")) return;
	let o = Rn(r);
	if (![...o.names].every(Kn)) return;
	let s = qn([...o.names]).length + Jn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([zn(e, o), Wn(e, a)]), r = n - t.length;
		return r >= 0 && Gn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof J || e instanceof W && Fn.includes(e.status)) return;
		throw e;
	}
}
function Rn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...o(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function zn(e, { names: t, ids: n }) {
	let r = await Bn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Vn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Un(e.key_id, t.key_id));
}
async function Bn(e, t) {
	let n = await Promise.all(qn([...t]).map(async (n) => (await Hn(e, { filter_keys: n })).filter(({ key_name: e }) => o(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => o(e)));
	if (![...t].every((e) => r.has(e) || In.test(e)) || n.some((e) => e.length === 0)) throw new J();
	return n.flat();
}
async function Vn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new J();
	let r = await Promise.all(Jn(t).map((t) => Hn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new J();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Hn({ client: e, project: t, languages: n }, r) {
	let i = new j(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Xn(a, {
		...jn(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new J();
	return [...o];
}
function Un(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Wn({ client: e, project: { id: t } }, n) {
	if (t === P(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new J();
	return r;
}
function Gn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => ee(t, e, !1, ue(n)).fresh.length === 0);
}
function Kn(e) {
	return !e.includes(",");
}
function qn(e) {
	return Yn(e, 2e3);
}
function Jn(e) {
	return Yn(e.map(String), 7e3);
}
function Yn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function Xn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new Zn();
	let i = new j([]);
	if (i.add(r), r.totalCount !== i.size) throw new J();
	return r;
}
var Zn = class extends J {};
// src/remote/key/readBack.ts
const Qn = {
	include_translations: !0,
	disable_references: !0
};
async function X(e, t, n = []) {
	let r = new j(n);
	for (let n of await Promise.all(Jn(t).map((t) => $n(e, t)))) r.add(n);
	return r.all();
}
async function $n(e, t) {
	try {
		return await Xn(e, {
			...Qn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Zn || n instanceof W && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await $n(e, t.slice(0, r)), ...await $n(e, t.slice(r))];
	}
}
async function er(e, t) {
	let n = new Set(t.flatMap((e) => o(e))), r = [...n].every(Kn) ? qn([...n]).map((e) => ({
		...Qn,
		filter_keys: e
	})) : [Qn], i = new j([]);
	for (let t of r) i.addRead((await rr(e, t)).reads());
	return nr(i.all(), n);
}
async function tr(e, t) {
	let n = new Set(t.flatMap((e) => o(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = nr((await rr(e, {})).all(), n), a = await X(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function nr({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(o(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function rr({ client: e, projectId: t }, n) {
	let r = await kn(e, t, n, () => new j([]));
	if (!r.ok) throw new J();
	return r.value;
}
async function ir(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await X(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await tr(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/plan/ledger.ts
var ar = class {
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
const or = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function sr(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function cr(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function lr(e, t, n, r) {
	let i = cr(e, t, n, r), [a] = i, [o] = sr(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${ur(e.after)} was sent, ${ur(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function ur(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/removal.ts
function dr(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function fr(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function pr(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : q(t);
}
// src/remote/key/removeKeys.ts
async function mr(t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = t, c = {
		due: n,
		outcomes: []
	}, l = async () => {
		if (c = await hr(t, n, r), c.due.length === 0) throw new K();
		return c.due.map(({ id: t }) => e(String(t)));
	}, u = n.every(({ how: e }) => e === "archive"), d = async () => (await l()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), f;
	try {
		await (u ? i.updateKeys(a, d) : i.destroyKeys(a, l));
	} catch (e) {
		if (e instanceof K) return [...c.outcomes];
		if (!(e instanceof G)) throw e;
		wn(e) && o.noteProjectRefused(e.message), f = e;
	}
	let { due: p, outcomes: m } = c;
	if (f?.mayHaveHappened && o.reason() === void 0) {
		r && await s(Sn(r));
		let e = {
			error: f,
			sent: (r?.sent ?? 0) + 1
		};
		return [...m, ...await mr(t, p, e)];
	}
	return [...m, ...await br(t, p, u, f && En(f, r?.error))];
}
async function hr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? q(n.error) : e, o = (e) => ({
		due: [],
		outcomes: Sr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let l = await Y(async () => {
		let n = await e.languages.all();
		return X(e, t.map(({ id: e }) => e), n);
	});
	if (l === void 0) return o(a(gr));
	let u = new Map(l.objects.map((e) => [e.key_id, e])), d = _r(l, e.context), f = [], p = [], m = [];
	for (let n of t) {
		let t = u.get(String(n.id)), r = d.get(String(n.id)) ?? d.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? m.push({
			change: n,
			outcome: yr(n)
		}) : r === void 0 ? vr(n, t) ? (f.push(n), p.push(c(M, t, n, e.context))) : m.push({
			change: n,
			outcome: dr("key", "removed")
		}) : m.push({
			change: n,
			outcome: a(fr("key", r))
		});
	}
	if (f.length === 0) return {
		due: f,
		outcomes: m
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...m, ...Sr(f, xr(n.error))]
	};
	let h = await r.keep(p, "removed") ?? await i.beforeWrite();
	return h === void 0 ? {
		due: f,
		outcomes: m
	} : {
		due: [],
		outcomes: [...m, ...Sr(f, a({
			state: "not attempted",
			message: h
		}))]
	};
}
const gr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function _r({ objects: e, unusable: t }, n) {
	let r = [...e.map((e) => [e.key_id, [...new Set([...i(e), ...D(M, e, n)])]]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(r.filter(([, e]) => e.length > 0));
}
function vr({ id: e, seen: t }, n) {
	return n !== void 0 && bt(e, M.fingerprint(n)) === t;
}
function yr({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function br(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await Y(() => X(e, i));
	if (a === void 0) return Sr(t, r ? q(r) : or);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? q(r) : or
		} : {
			change: e,
			outcome: i || o.has(t) ? xr(r) : yr(e)
		};
	});
}
function xr(e) {
	return e ? pr("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Sr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
function Cr(e) {
	return {
		change: e,
		out: Te(M.fields, e, {}, [])
	};
}
function wr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: M.name,
		action: e,
		changes: t
	});
	return [
		...Er(n("update"), t).map(r("update")),
		...Er(n("create"), t).map(r("create")),
		...Tr(n("destroy"), t).map(r("destroy"))
	];
}
function Tr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Er(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Cr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
function Dr(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: q(t)
	}));
}
function Or(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function kr(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/reread.ts
const Ar = {
	moved: [],
	unconverted: []
};
async function jr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Lr(e)), o = await Y(async () => ({
		live: await X(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Fr(e)) ? await e.languages.all() : []
	}));
	if (!o) return r(Nr);
	let { live: s, languages: c } = o, l = new Map(s.objects.map((e) => [e.key_id, e])), u = new Set(s.unusable.map(({ id: e }) => e)), d = new Set(a), f = [], p = [], m = [], h = [];
	for (let n of t) {
		let { change: t } = n;
		if (!d.has(n)) {
			f.push({
				planned: n,
				now: n,
				kept: Ar
			});
			continue;
		}
		let r = l.get(String(t.id));
		if (!r && (u.has(String(t.id)) || u.has(void 0))) {
			m.push({
				planned: n,
				why: Mr("")
			});
			continue;
		}
		if (!r) {
			p.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Pr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Fr(t) ? c.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			m.push({
				planned: n,
				why: Mr(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: o, kept: s } = Rr(t, r, e.context);
		if (o.length === 0) {
			p.push({
				change: t,
				outcome: Vr({
					state: "done",
					id: t.id
				}, t, s)
			});
			continue;
		}
		let g = Cr({
			...t,
			fields: o
		});
		Ir(g.change) && e.beforeReshaping.set(t.ref, r), f.push({
			planned: n,
			now: g,
			kept: s,
			before: r
		});
		let _ = pe(g.change, r, e.context);
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
function Mr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Nr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Pr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Fr(e) {
	return Ir(e) || e.fields.some(xe);
}
function Ir({ kind: e, fields: n }) {
	return n.some((n) => t(e, n));
}
function Lr({ fields: e }) {
	return e.some((e) => {
		let { field: t, before: n, after: r } = e, i = M.fields.find(({ name: e }) => e === t);
		return i?.merge && n !== void 0 ? i.carries?.(n, r) ?? !0 : i?.editState !== void 0 || xe(e);
	});
}
function Rr(e, t, n) {
	let r = {
		...M.liveContext(t, n, e.label),
		platforms: Br(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = M.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || bt(e.id, m) !== d);
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
	o ||= a.some((e) => zr(e, "text"));
	let s = o && i.some((e) => zr(e, "shape")), c = i.filter((e) => s && (zr(e, "shape") || zr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function zr({ field: e }, t) {
	return M.fields.some((n) => n.name === e && n.role === t);
}
function Br({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? I.filter((e) => n.includes(e)) : t.platforms;
}
function Vr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${Hr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Hr(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = Hr(t.filter((e) => !i.includes(e)));
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
function Hr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Ur(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Wr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await Y(() => X(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Kr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Wr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Gr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Gr({ kind: e, fields: n }) {
	return n.filter((n) => t(e, n));
}
function Kr({ change: e, before: t, written: n }, r, i) {
	let [a] = Gr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = qr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function qr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Jr(e.translation)]));
	return (e.translations ?? []).flatMap(({ language_iso: e, translation: t }) => {
		let r = Jr(t), i = n.get(e) ?? [];
		return r.length === 0 || r.some((e) => i.includes(e)) ? [] : [e];
	});
}
function Jr(e) {
	let t = Ee(e, !0);
	return (typeof t == "string" ? [t] : Object.values(t)).filter((e) => e !== "");
}
var Yr = class {
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
		return [N("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/confirm.ts
async function Xr(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !ei(e, t, n.key) : n.is === "silent" || ni(n.error)).map(({ sent: e }) => e), r = await Y(() => er(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(ui(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: Zr(e, r, n, a && ti(e, r, a))
		};
	});
}
function Zr(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? ti(e, t, n.key);
		case "refused": return r?.state === "done" ? r : ri(n.error);
		case "silent": return r ?? ii;
	}
}
async function Qr(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !ei(e, t, n.key)), r = await Y(() => X(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: $r(e, t, {
				answer: n,
				found: o && ti(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function $r(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? ti(e, t, n.key);
		case "refused": return ri(n.error);
		case "silent": return r?.state === "done" ? r : ai(i);
	}
}
function ei({ context: e }, { change: t }, n) {
	return sr(M, t, n, e).length === 0;
}
function ti({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), lr(M, n, r, e);
}
function ni({ message: e }) {
	return /already taken/i.test(e);
}
function ri({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const ii = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function ai(e) {
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
const oi = { is: "silent" };
function si(e, { keys: t, errors: n }) {
	let r = new Map(), i = new di(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || ci(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new di(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? oi
	}));
}
function ci(e, { platforms: t = [], filenames: n = {} }) {
	return I.every((n) => t.includes(n) === e.platforms.includes(n)) && I.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function li(e, { keys: t, errors: n }) {
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
			} : oi
		};
	});
}
function ui(e, t) {
	return si(e, {
		keys: t,
		errors: []
	});
}
var di = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of fi(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of fi(n)) this.byName.set(e, pi(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...I] }) {
		let n = new Set(t.map((t) => E(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => E(n, t) === E(e, t)));
	}
};
function fi({ name: e }) {
	return new Set(I.map((t) => E(e, t) ?? ""));
}
function pi(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/remote/key/send.ts
async function mi(e, t) {
	let { creates: n } = e;
	if (t.length > n.max) return Di(t, Math.ceil(t.length / n.max), (t) => mi(e, t));
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return kr(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(vi),
			..._i(e)
		});
		return await Xr(e, si(t, {
			keys: gi(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof G)) throw r;
		return Tn(r) && (n.max = Math.max(1, Math.min(n.max, Math.floor(t.length / 2)))), r.mayHaveHappened ? hi(e, t, r) : Ei(e, t, r, (t) => mi(e, t), void 0);
	}
}
async function hi(e, t, n) {
	let r = [], i = t;
	for (let t of [0, bn]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...Dr(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await Y(() => er(e, a)), s = ui(i, o?.objects ?? []);
		if (je(r, await Xr(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: xn(n, "key")
	}))];
}
function gi(e) {
	return e.flatMap((e) => {
		let t = ge(e, []);
		return "key" in t ? t.key : [];
	});
}
function _i({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function vi({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
async function yi(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(bi),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? Dr([e], n.error) : kr([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await jr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new K();
			return {
				keys: a.due.map(({ now: e }) => Ti(e)),
				..._i(e)
			};
		}), l = li(a.due.map((e) => e.now), {
			keys: gi(c),
			errors: c.errors
		});
		return Si(e, a.due, l), [...s(), ...wi(a.due, await Qr(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof K) return [...s(), ...n ? Or(r, n.error) : []];
		if (!(t instanceof G)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await Ci(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...wi(a.due, await xi(e, a.due, t, n))];
	}
}
function bi(e) {
	return {
		planned: e,
		now: e,
		kept: Ar
	};
}
function xi(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return Ei(e, t.map(({ now: e }) => e), n, (t) => yi(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function Si({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Ci(e, t, n) {
	return e.stop.reason() === void 0 ? Tn(n.error) && n.sent <= 2 && t.length > 1 ? Di(t, 2, (t) => yi(e, t, n)) : (await e.wait(Sn(n)), yi(e, t, n)) : Dr(t, n.error);
}
function wi(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Vr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Ti({ change: t, out: n }) {
	return {
		key_id: e(String(t.id)),
		...n
	};
}
async function Ei({ stop: e }, t, n, r, i) {
	if (wn(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof W)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Di(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Dr(t, En(n, i));
}
async function Di(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) je(i, await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key.ts
const Oi = {
	kind: "key",
	observe: On,
	observeDeclared: Ln,
	lookUp: ir,
	batches: wr,
	open(e) {
		let t = new Yr(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? mr(n, t.filter(ji)) : e === "create" ? mi(n, t.filter(ki).map(Cr)) : Ur(n, await yi(n, t.filter(Ai).map(Cr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, ki = (e) => e.action === "create", Ai = (e) => e.action === "update", ji = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Z(e) {
	let t = u(e) ?? {}, n = g(t.webhook_id) || void 0, r = g(t.url) || void 0, i = O(t.events, g);
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
		branch: t.branch === null ? null : g(t.branch),
		events: i,
		event_lang_map: Ni(t.event_lang_map)
	} };
}
function Mi(e) {
	let t = e.map(Z);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Ni(e) {
	return O(e, (e) => {
		let { event: t, lang_iso_codes: n } = u(e) ?? {}, r = g(t), i = O(n, g);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhooks.ts
const Pi = {
	kind: "webhook",
	observe: Ri,
	lookUp: Li,
	batches: (e) => [...e.filter(Fi), ...e.filter((e) => !Fi(e))].map(Ii),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? sa(t, e) : Bi(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => $i(t, e, n)
		};
	}
};
function Fi({ action: e }) {
	return e !== "destroy";
}
function Ii(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
async function Li(e, t) {
	let n = await kt(() => e.webhooks(P(t)), (e) => g(u(e)?.webhook_id));
	if (!n) throw new J();
	return Mi(n);
}
async function Ri(e, t) {
	try {
		return V(await Li(e, t));
	} catch (e) {
		if (!(e instanceof J)) throw e;
		return H(N("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
function zi({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = _(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
async function Bi(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Zi(e, t);
	try {
		return t.action === "update" ? await Vi(e, t, r) : await Ki(e, t, Qi(t, r));
	} catch (t) {
		if (t instanceof K) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof G)) throw t;
		return wn(t) && e.stop.noteProjectRefused(t.message), q(t);
	}
}
async function Vi(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [P(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return qi(e, t, Z(await i.updateWebhook(c, l, async () => {
			if (d = await Hi(e, t, Z(await u())), d) throw new K();
			return await Gi(e), n;
		}))) ?? await Ji(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof K)) return q(r.error);
		if (d) return d;
		if (!(i instanceof G)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw En(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await Ji(e, t, u);
			return n.state === "done" ? n : q(i);
		}
		return await s(Sn(a)), Vi(e, t, n, a);
	}
}
async function Hi(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: Wi
	};
	if (!Ui(e, t, n.webhook)) {
		let r = qi(e, t, n);
		return r?.state === "done" ? r : dr("webhook", "updated");
	}
	let r = await zi(e, d(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function Ui({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = A.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = A.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ht(A, a, s) === i;
}
const Wi = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Gi({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new K(t);
}
async function Ki(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await Gi(e);
	try {
		let o = await r.createWebhook(P(i), n);
		return a.add(t.ref), qi(e, t, Z(o)) ?? await Ji(e, t, () => Xi(e, n));
	} catch (r) {
		if (!(r instanceof G) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, bn]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await Y(() => Xi(e, n));
			if (a) return lr(A, t, a, c);
		}
		return xn(r, "webhook");
	}
}
function qi({ context: e }, t, n) {
	if (!(!("webhook" in n) || sr(A, t, n.webhook, e).length > 0)) return lr(A, t, n.webhook, e);
}
async function Ji(e, t, n) {
	return qi(e, t, Z(await Y(n))) ?? or;
}
function Yi(e, t) {
	let n = F([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return m(e.url, t.url) && r && n;
}
async function Xi(e, t) {
	let { objects: n, unusable: r } = await Li(e.client, e.projectId), i = n.find((e) => Yi(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => m(e, t.url)))) throw new J();
	return i;
}
function Zi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Te(A.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: f(r, e.variables) }
	};
}
function Qi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
async function $i(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await Y(() => Li(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => na(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await ea(e, t, s, n) : n.remark(oa(t));
	}
}
async function ea(e, t, n, r) {
	let i = Qi(t, Zi(e, t)), a = n.filter((n) => Yi(n, i) && lr(A, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = na(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await ta(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await ra(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? ia(t, c, n) : aa(t, c, n));
	}
}
async function ta(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await Y(() => t.webhook(P(n), r)) ? [r] : [];
}
function na(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function ra({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(P(t), n), !0;
	} catch (e) {
		if (e instanceof G) return !1;
		throw e;
	}
}
function ia({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return N("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function aa({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return N("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function oa({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return N("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
async function sa(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [P(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await ca(e, t), l) throw new K();
		});
		if (b(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? q(n.error) : l;
		if (!(r instanceof G)) throw r;
		if (r instanceof W && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (wn(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return q(En(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? la(e, t, r) : (n && await o(Sn(n)), sa(e, t, i));
	}
	return la(e, t, void 0);
}
async function ca(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let l = Z(await n.webhook(P(r), String(t.id)));
	if (!("webhook" in l)) return fr("webhook", l.unusable.lacks);
	if (bt(t.id, A.fingerprint(l.webhook)) !== t.seen) return dr("webhook", "removed");
	let u = await zi(e, c(A, l.webhook, t, o), l.webhook, "removed") ?? await i.beforeWrite();
	return u === void 0 ? void 0 : {
		state: "not attempted",
		message: u
	};
}
async function la({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(P(t), String(n.id)), r ? pr("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof G)) throw e;
		return e instanceof W && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? q(r) : or;
	}
}
// src/remote/remotes.ts
const ua = [Oi, Pi];
// src/remote/remoteOf.ts
function Q({ name: e }) {
	let t = ua.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function da(e, t, ...n) {
	let r = await pa(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return ha(i, o, (t) => Q(t).observe(e, i.id, s, a));
}
async function fa(e, t, { declarations: r, reviewed: i }) {
	let a = await pa(e, t, r.map(({ declared: e }) => e));
	if (!a.ok) return a;
	let { project: o, statistics: s, kinds: c, languages: l } = a.value;
	return ha(o, c, async (t) => {
		let { observe: a, observeDeclared: c } = Q(t), u = await c?.({
			client: e,
			project: o,
			statistics: s,
			languages: l,
			declarations: r.map(({ declared: e, rules: r }) => ({
				entries: n(e, o.baseLanguage).entries[t.plural] ?? [],
				rules: r
			})),
			reviewed: i.filter((e) => e.kind === t.name)
		});
		return u ? V(u) : a(e, o.id, l, s);
	});
}
async function pa(e, t, r) {
	let i = r.flatMap(Oe), [{ kinds: a } = { kinds: [] }] = r, o = a.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), s = await pn(e, t, {
		languages: i.length > 0,
		names: o.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!s.ok) return s;
	let { project: c, details: l } = s.value, d = r.flatMap((e) => Oe(n(e, c.baseLanguage))), f = new Set([...d.flatMap(({ language: e, ofText: t }) => t ? [e] : []), ...r.flatMap(k)]), p = c.segmentation ? [] : (c.languages ?? []).filter(({ iso: e }) => f.has(e)), m = u(u(l)?.statistics) ?? {};
	return V({
		project: c,
		statistics: m,
		kinds: o,
		languages: p
	});
}
async function ma(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await dn(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return ha(a.value, n, (t) => Q(t).observe(e, a.value.id, s), i);
}
async function ha(e, t, n, r = () => !1) {
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
	return V({
		project: e,
		objects: a
	});
}
async function ga(e, t, { kinds: n, entries: r }) {
	let i = n.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([dn(e, t, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (n) => ({
		plural: n.plural,
		objects: await Q(n).lookUp(e, t, r[n.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new J();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/restore.ts
function _a({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: be,
		variables: i,
		verdicts: Wt
	}, c = e.map((e) => ({
		kind: e,
		restored: va(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
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
				unchanged: l.filter(ya).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(ya).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: l.flatMap(({ problems: e }) => e ?? [])
	};
}
function va(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => Be(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), ba(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function ya({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function ba(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = xa(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : Sa(a, i),
		problems: o
	};
}
function xa(e, t, n, r) {
	let i = (r, i) => Ea(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return Ca(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = xt(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = xt(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function Sa({ change: e, kept: t, skipped: n }, r) {
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
function Ca(e, { wrote: n }, { declared: r, live: i, context: a }, { force: o, ref: c }) {
	let { change: l, skipped: u, problems: d, kept: f } = xt(e, {
		declared: r,
		live: i
	}, a, c);
	if (l?.action !== "update") return {
		kept: f,
		...u && { skipped: u },
		problems: d
	};
	let p = e.context(r.values, i, a), m = e.liveContext(i, a, wa(e, n.values)), h = (r) => {
		let { field: a, part: c, before: l = null, after: u } = r;
		if (o || s(l) && !t(e.name, r) || Ta(l, u)) return !0;
		let d = new Map(Object.entries(n.values)).get(a), f = c === void 0 ? d : ke(d, c), h = e.fields.find(({ name: e }) => e === a);
		return f === void 0 || !h ? !1 : h.same(h.stored(i, m, c) ?? l, f, p);
	}, g = e.fields.find(({ role: e }) => e === "text"), _ = ({ field: e }) => e === g?.name, v = ([e, t]) => {
		let i = l.fields.find((t) => _(t) && t.part === e);
		if (i) return !h(i);
		let [a, o] = [r.values, n.values].map((t) => ke(new Map(Object.entries(t)).get(g?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && g?.same(t, o, p));
	}, y = g?.declare(i, m), b = !o && R(y) && Object.entries(y).some(v), x = l.fields.some((n) => t(e.name, n) && (b || !h(n))), S = (n) => h(n) && !(x && (_(n) || t(e.name, n))), C = Ke(e, i, l.fields.filter(S), a.project), w = l.fields.filter((e) => !S(e)).map((n) => {
		let { field: r, part: i, before: a = null, after: o, place: s } = n;
		return {
			kind: e.name,
			label: l.label,
			id: l.id,
			reason: h(n) && t(e.name, n) ? "converts" : "changed-since",
			field: r,
			...i !== void 0 && { part: i },
			live: a,
			declared: o,
			place: s
		};
	});
	if (C.length === 0) return {
		kept: [...f, ...w],
		problems: d
	};
	let T = ht(e, i, C);
	return {
		change: {
			...l,
			seen: T,
			fields: C
		},
		kept: [...f, ...w],
		problems: d
	};
}
function wa({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function Ta(e, t) {
	return R(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && R(t) && Object.values(t).includes(e);
}
function Ea(e, t, n, r, i) {
	let a = T(n.file, n.spot), o = ie({ label: () => t }, n, r, i, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: a
		},
		problems: [o]
	};
}
function Da({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => _e(e.kind, t)));
}
function Oa({ changes: e }) {
	return e.some((e) => e.action === "update" && (w(e.kind).backsUpWhole || ka(e)));
}
function ka({ kind: e, fields: n }) {
	return n.some((n) => n.part === void 0 ? t(e, n) : !Aa(n.before));
}
function Aa(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ja(e, t, n, r) {
	let i = new Set(Object.values(await mt(e, r)).flat()), a = await Et("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Pt(t.working, n), s = new Map(), c = e[0]?.kinds ?? [];
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Ft)) continue;
		let n = U(e, t);
		await zt();
		for (let r of await Ma(c, e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Ma(e, t, n) {
	try {
		let r = st(await Ct(t, n));
		return e.flatMap((e) => e.namesInManifest?.(t, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Na({ kinds: e, texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => y(e)), s = [];
	for (let e of o) for (let t of await at(e, i, a)) {
		let n = Dt(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: S(e, n)
		});
	}
	let c = new Set(Object.values(await mt(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && Pa(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let t of s) {
		if (a.aborted) break;
		if (!(c.has(t.full) || Fa(t, n).some((e) => c.has(e)))) {
			await zt();
			for (let n of await Ia(e, t, i)) l.has(n) || l.set(n, U(t.full, i));
		}
	}
	return l;
}
function Pa({ languages: e }, t) {
	return e ?? [t];
}
function Fa({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Pa(t, r).flatMap((n) => {
		let r = h(t, e, n);
		return r === void 0 ? [] : [Pt(t.folder, r)];
	});
}
async function Ia(e, { full: t, path: n, source: r, language: i = "" }, a) {
	try {
		let o = st(await Ct(t, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...l(r, n)
		};
		return e.flatMap((e) => (e.textFiles?.read(t, o, s).entries ?? []).flatMap(({ values: t }) => ut(e.identity(t))));
	} catch {
		return [];
	}
}
// src/plan/earlierEntries.ts
function La(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return a(t, n, i ? [i.name, r] : []).path;
}
function Ra(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const za = new WeakMap();
function Ba(e, t, n) {
	let r = za.get(t) ?? new Map();
	za.set(t, r);
	let i = L([e.name, n?.name ?? null]), a = r.get(i) ?? Ha(e, n ? Va(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Va(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Ha(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Ua(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Ga(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Ge(e, {
				target: a,
				head: [t]
			}, (t) => Ze(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Ga(e, t).own).filter((e) => e !== t)
	};
}
function Ua(e, t) {
	let { id: n, previously: r = [] } = Be(e, t), i = ut(e.identity(t.values)).map(Ka);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Ka)
	};
}
const Wa = new WeakMap();
function Ga(e, t) {
	let n = Wa.get(e) ?? new WeakMap();
	Wa.set(e, n);
	let r = n.get(t) ?? Ua(e, t);
	return n.set(t, r), r;
}
function Ka(e) {
	return `name ${e}`;
}
async function qa({ changes: e }, t, { history: n, manifests: r, textFiles: i, usable: a }) {
	let o = e.length > 0 ? await n.upstream?.(r) : void 0;
	if (!o) return [];
	let { name: s, ahead: c, texts: l } = o, u = t.flatMap(({ kind: t, matching: { matches: n } }) => {
		let r = l.flatMap(({ path: e, text: n }) => v(t, {
			path: e,
			now: e,
			text: n
		}, i, a)), o = new Map(n.map(({ declared: e }) => [t.label(e.values), e]));
		return e.flatMap((e) => {
			let n = e.kind === t.name ? o.get(e.label) : void 0, i = n && Ba(t, r).find(n);
			return !i || e.action !== "update" ? [] : e.fields.flatMap(({ part: n, before: r }) => {
				let a = n === void 0 ? void 0 : Ra(t, i, n);
				return a !== void 0 && r !== void 0 && F(a, r) ? [`${e.label} (${n})`] : [];
			});
		});
	}), d = u.slice(0, 5).join(", "), f = u.length > 5 ? ` and ${u.length - 5} more` : "", p = u.length === 0 ? "Newer declarations there are not applied." : `This apply would take ${ae(u.length, "text")} of ${s} back: ${d}${f}.`, m = `The checked-out branch lacks ${ae(c, "commit")} of ${s}. ${p} To apply the newest files, run git pull first.`;
	return [N("behind-upstream", m, {
		severity: "warning",
		reach: "project"
	})];
}
// src/plan/settle.ts
function Ja({ at: e }, t, n, r) {
	let i = {
		is: "undecided",
		cause: "unknown user",
		why: ""
	};
	if (!n) return t ? { is: "write" } : t === void 0 ? i : {
		is: "undecided",
		cause: "unread history",
		why: Ya
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
const Ya = "The files are not in a git repository.";
function Xa(e, t, n, r) {
	let i = La(e.kind, e.entry, e.language), a = Za(e, i, t.filter(({ now: e }) => e === i), r), o = a.some(({ said: e }) => e === void 0) ? Za(e, i, t, r) : a, s = n.flatMap((t) => {
		let n = $(e, t.entries, r);
		return n === void 0 || $a(n, $(e, t.before, r)) ? [] : [{
			said: n,
			at: t.until,
			...t.pulled !== void 0 && { pulled: t.pulled }
		}];
	});
	return {
		periods: Qa(o, s),
		merged: s
	};
}
function Za(e, t, n, r) {
	let i = new Map([[t, e.declared]]), a = [], o = {
		said: e.declared,
		until: Infinity
	};
	for (let [s, c] of n.entries()) {
		i.set(c.now, $(e, c.entries, r));
		let l = n[s + 1];
		if (l && l.by === c.by && l.until === c.until) continue;
		let u = i.get(t) ?? [...i.values()].find((e) => e !== void 0);
		if ($a(u, o.said)) continue;
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
function Qa(e, t) {
	return e.map((e) => {
		if (e.pulled !== void 0 || e.since === -Infinity) return e;
		let n = t.find(({ said: t, pulled: n }) => n !== void 0 && $a(t, e.said));
		return n?.pulled === void 0 ? e : {
			...e,
			pulled: n.pulled
		};
	});
}
function $a(e, t) {
	return L(e ?? null) === L(t ?? null);
}
function $({ kind: e, entry: t, language: n }, r, i) {
	let a = {
		name: n,
		has: ({ from: e }) => e?.language === n
	}, o = {
		name: "",
		has: ({ from: e }) => !e
	}, s = Ba(e, i).namesakes(t);
	return [a, o].flatMap((n) => Ba(e, r, n).find(t) ?? []).filter((n) => eo(e, n, t, s)).map((t) => Ra(e, t, n)).find((e) => e !== void 0);
}
function eo(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = to(e, t), a = (t) => [...to(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function to(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => L([
		e.name,
		t,
		n
	]))));
}
// src/run/verdicts.ts
async function no(e, t, n, r) {
	let i = Qt(e, t, n), a = i(Ut);
	if (a.is === "stopped") return {
		...a,
		reasons: []
	};
	let o = n.accept.length > 0 ? "accept" : "overwrite", s = pt(o, n[o], e, t.project);
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
		...l(i((e) => u.get(Gt(e)))),
		reasons: [...d.values()]
	};
}
async function ro(e, t, n, { history: r, manifests: i, asked: a, applied: o, ownUser: s, ...c }) {
	let l = n.writers ? {
		is: "known",
		names: n.writers
	} : await s(), u = ({ by: e }) => l.is === "known" ? co(l.names, e) : void 0, d = (e) => e.at === void 0 || e.isHeld ? Infinity : e.at - (u(e) === !1 ? 0 : 2592e3), f = await r.versions(Ae(e.map(d)), i, a), p = lo(f, e, c), { overwrites: m = [] } = f, h = Object.values(t.entries).flatMap((e) => e ?? []), g, _ = new Map();
	for (let t of e) {
		let e = ao(t, n, m), r = {
			...t,
			declared: Ra(t.kind, t.entry, t.language)
		}, i = so(t, r.declared), a = (e) => Ja(t, u(t), e, i);
		if (e === "write" || e === "pull") {
			_.set(Gt(t), { is: e });
			continue;
		}
		let s = f.is === "unreadable" && f.noRepository ? void 0 : {
			...Xa(r, p.versions, p.merged, h),
			...f.is === "unreadable" && d(t) <= (f.back ?? Infinity) && { unread: f.why }
		};
		if (t.isHeld) {
			let e = s?.periods[0]?.since !== Infinity;
			_.set(Gt(t), {
				is: "held",
				...!e && { cause: "not committed" }
			});
			continue;
		}
		let c = a(s);
		if (c.is === "pull" && o && s) {
			g ??= o();
			let e = await g, n = e && $(r, e.entries[t.kind.plural] ?? [], h);
			e && !$a(n, r.declared) && (c = a(io(s, n)));
		}
		_.set(Gt(t), oo(e, c, l));
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
	}, u = (e) => ot(e, l, r), d = (e) => e === "text" || e === "key" && !i, [f, p] = [u(o), u(s)];
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
	let r = R(t) && R(n) ? Object.keys(n).filter((e) => (t[e] ?? "") !== "" && t[e] !== n[e]) : void 0;
	return (n) => r ? R(n) && R(t) && r.every((e) => n[e] === t[e]) : e.fields.some((e) => e.role === "text" && e.same(t, n, void 0));
}
function co(e, { id: t, address: n }) {
	let r = e.map((e) => e.toLowerCase());
	return [t, n?.toLowerCase()].some((e) => e !== void 0 && r.includes(e));
}
function lo({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
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
function uo(e, t) {
	let n;
	return () => (n ??= fo(e, P(t)), n);
}
async function fo(e, t) {
	try {
		let n = u(await e.contributorMe(t)) ?? {}, r = [C(n.user_id), g(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "The answer names no user."
		};
	} catch (e) {
		if (!(e instanceof G) || e instanceof At) throw e;
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
	return [N("unknown-writers", a, {
		severity: "warning",
		reach: "change"
	})];
}
function mo(e, { reasons: t, writes: n, target: r }) {
	let i = new Set((r?.kept ?? []).filter(ho).map(go)), a = (e) => i.has(go(e)), o = e.filter(({ item: e }) => e.reason === "conflict"), s = e.filter(({ item: e }) => e.reason === "undecided"), c = ({ kind: e, entry: t, item: { part: n = "", declared: i } }) => {
		let a = r && Ba(e, r.entries).find(t), o = a && Ra(e, a, n);
		return r !== void 0 && (o === void 0 || !F(o, i ?? null));
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
	return L([
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
	return ie(n, t, "conflict", a, {
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
	return ie(n, t, "conflict", r, {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: "warning"
	});
}
function yo({ kind: e, entry: t, item: { part: n } }) {
	let [r = ""] = ut(e.identity(t.values));
	return se(`${r}:${n}`);
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
		let { place: i, part: a, cause: o = "undated" } = r.item, s = t.find((e) => e.cause === o)?.why, c = e.length === 1 ? yo(r) : `${se(`*:${a}`)} --filter ${se(`file:${i.file}`)}`, l = e.length === 1 ? "the text" : "the texts", u = `${e.length === 1 ? `The ${a} text of ${r.item.label} differs from the project and is not written` : `${re(e.length)} ${a} texts of this file differ from the project and are not written; this is the first`}. ${bo[o]}${s === void 0 ? "." : `: ${s}`} To take ${l} of the project: lokaform pull --accept ${c}. To write ${l} of the file: lokaform apply --overwrite ${c}.`;
		return [N("undecided", u, {
			place: i,
			severity: n,
			reach: "change"
		})];
	});
}
// src/run/plan.ts
async function So(e, t, { cancellation: r, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, reportsTexts: u = !0, writes: d = !1, reviewed: f = [], listsUnmanaged: p = !1 }) {
	let { settings: m } = t, h = {
		ownUser: uo(e, m.id),
		history: i,
		manifests: Xe(t),
		textFiles: t.textFiles,
		usable: s,
		applied: l && (async () => ft(await l(), t))
	};
	try {
		let r = c && Je(c, t), s = [{
			declared: t.declared,
			rules: m.rules
		}, ...r?.is === "read" ? [r] : []], l = await (p ? da(e, m.id, ...s.map((e) => e.declared)) : fa(e, m.id, {
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
		let g = l.value, { baseLanguage: _ } = g.project, v = qe(t, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = n(t.declared, _), b = r?.is === "read" ? {
			...r,
			declared: n(r.declared, _)
		} : void 0, x = {
			now: Math.floor(a() / 1e3),
			target: b?.commit
		}, S = {
			...h,
			asked: x
		}, C = await no(y, g, m.rules, S), w = [...We(m.languagePlaces, g.project), ...C.problems];
		if (C.is === "stopped") return {
			...C,
			problems: w
		};
		let T = b && await no(b.declared, g, b.rules, {
			...S,
			history: Co(i),
			manifests: [...new Set([...h.manifests, ...b.manifests])]
		}), E = r && Ye(C, r, T), D = d ? await qa(C.plan, C.matches, h) : [], O = mo(C.keptTexts, {
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
		if (!(e instanceof G)) throw e;
		return e instanceof At && r.stopped ? {
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
	let n = e instanceof W ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && To(n, t);
	return N("api-error", e.message + Eo(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function To(e, { kinds: t, entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(x).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? tt(t) : []));
	});
	return it(r)(e) !== e;
}
function Eo(e) {
	return e instanceof W && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Do({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Oo(e, r, i, a, o, s);
	return [
		...Ue(n, i.rules),
		...$e(e, t, i.rules, c, l),
		...Ao(e, a)
	];
}
async function Oo({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && w(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ja(c, o, a, s),
		unread: await Na(n, t, l, o, s)
	};
}
function ko(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Da(e) || !Oa(e) ? [] : [N("no-backup-dir", "The plan overwrites live values, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", {
		severity: "warning",
		reach: "project"
	})];
}
function Ao(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Da(e) ? [] : [N("no-backup-dir", "The plan removes keys, texts or webhooks, but there is no folder for backups, because RUNNER_TEMP is not set. Set it, as the runners of GitHub do.", { reach: "project" })];
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
	return e.action === "update" && t.action === "update" && w(t.kind).mergeKept?.(e, t) || t;
}
function Po(e, t) {
	return F({ ...e.entry }, { ...t.entry }) && F({ ...e.wrote }, { ...t.wrote });
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
	let { backup: r, ...i } = zo(e, t, []), { wrote: a, ...o } = r, s = new fe({
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
	return lt("sha256").update(e).digest("hex");
}
function Ho({ kind: e, id: t, entry: n, action: r, wrote: i }) {
	let { idMember: a } = w(e);
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
	let t = new fe([e], { aliasDuplicateObjects: !1 });
	return Ce(t, { Scalar: (e, t) => Ko(t) }), t.toString(Lo);
}
function Ko(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = ve.QUOTE_DOUBLE);
}
function qo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Jo(e) {
	return e.replace(Yo, " ");
}
const Yo = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, Xo = Re([z(), Me()]), Zo = (e) => B({
	format_version: Le(2),
	project: z().min(1),
	project_digest: z().exactOptional(),
	project_name: z(),
	time: z(),
	wrote: Pe(B({
		...Object.fromEntries(e.map(({ idMember: e }) => [e, Xo.exactOptional()])),
		action: Ie([...ce, "update"]),
		values: Ne(z(), Fe()).default({})
	}))
}), Qo = "Nothing is restored. Use the original file, or copy what you need from this one by hand.";
function $o(e, t, n) {
	return rs(e, ns(t, n.replaceAll("\r\n", "\n")));
}
const es = "\n  - ";
function ts(e, t, n, r) {
	let i = ns("", t), { problems: a } = rs(e, i), o = JSON.stringify(i.yaml.value) === JSON.stringify(zo(e, n, r)), s = a.find(({ severity: e }) => e === "error");
	if (o && !s) return;
	let c = r.find((e) => !w(e.kind).entry.schema.safeParse(e.entry).success), l = c ? `the ${c.kind} ${c.id}` : "all of it";
	throw Error(`a restore could not read ${l} from it.${s ? ` ${s.message}` : ""}`);
}
function ns(e, t) {
	let n = Bo(t), r = n === "cut" ? t.lastIndexOf(es) : -1;
	return {
		text: t,
		damage: n,
		yaml: ye(e, r === -1 ? t : t.slice(0, r + 1), { anyText: !0 })
	};
}
function rs(e, { text: t, damage: n, yaml: r }) {
	let { members: i, problems: a } = de(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = Zo(e).safeParse(s?.value), l = (e) => N("bad-backup", e, { place: T(r.file, s?.spot ?? r.spot) }), u = n !== "cut" || s !== void 0 || t.startsWith("# What a run of lokaform removed or overwrote, as it was before.\n") || "# What a run of lokaform removed or overwrote, as it was before.\n".startsWith(t), d = new Map(Object.entries(s?.value ?? {})).get("format_version");
	if (typeof d == "number" && d !== 2) return { problems: [l(`This backup has format ${d}, and this version of lokaform reads only format 2. Restore it with the version that wrote it.`)] };
	if (u && n) return { problems: [l(is(e, n, t.includes(es) ? c.data?.wrote : void 0, i))] };
	if (!c.success) {
		let e = u ? `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.` : "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.";
		return { problems: Se(o) ? o : [...o, l(e)] };
	}
	let f = new Map(c.data.wrote.flatMap((t) => os(e, t).map((e) => [e, t]))), p = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = we(r, s, a);
		return je(o, c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = f.get(cs(e, ss(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(N("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: T(r.file, i) })), []);
		});
	}, m = Object.fromEntries(e.map((e) => [e.plural, p(e)]));
	if (Se(o)) return { problems: o };
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
	constructor(e, t) {
		super(`The backup ${e} cannot be written: ${Ve(t)}. Fix that, or choose another folder with --backup-dir.`);
	}
};
function us(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Nt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a;
	return {
		get path() {
			return a;
		},
		async write(t, n, r) {
			let o = a ?? `${i}.yaml`, s = !1;
			try {
				await It(e, { recursive: !0 });
				let c = {
					mode: 384,
					check: (e) => r(e, o)
				};
				a !== void 0 && await He(o, t(o), c);
				for (let e = 2; a === void 0 && !s; e++) s = await wt(o, t(o), c), s || (o = `${i}-${e}.yaml`);
				if (n.size > 0) {
					let e = `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`;
					await He(ds(o), e, {
						mode: 384,
						check: (t) => {
							if (t !== e) throw Error("its URLs cannot be read again");
						}
					});
				}
				await Tt(e), await Tt(Mt(e)), a = o;
			} catch (e) {
				throw s && await Rt(o, { force: !0 }).catch(() => {}), new ls(o, e);
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
		problems: [N("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = Pt(n.working, t), a = await ct(i, "The backup", n, (e) => new TextDecoder().decode(e));
	return a.ok ? {
		...$o(e, U(i, n), a.value),
		urls: await ps(ds(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function ps(e) {
	try {
		let t = JSON.parse(await Lt(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
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
	return xs(e).map((e) => ua.flatMap(({ kind: n, batches: r }) => {
		let i = e.filter((e) => e.kind === n);
		return i.length === 0 ? [] : r(i, t);
	}));
}
async function ys(e, t, n) {
	let r = new ar(), i = bs(e, t, n), a = gs(n.concurrency);
	await zt();
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
			rules: be,
			variables: n.variables,
			verdicts: Wt
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new yn(n.halt, n.mayWrite),
		backup: new Mo(n.backup),
		languages: new Dn(e, r),
		creates: { max: n.batchSize }
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Q({ name: e }).open(i);
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
	for (let n of e) for (let e of nt(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Cs(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Cs(e, t) {
	let n = nt(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ws(e) {
	return e.fields.some(({ field: t }) => he(e.kind, t).role === "identity");
}
// src/plan/reviewed.ts
function Ts(e, t, n) {
	let r = Es(t.changes, (e) => L(Ds(e))), i = new Set(e.changes.filter((e) => r.get(L(Ds(e)))?.shift())), a = Es([...r.values()].flat(), Os), o = e.changes.flatMap((e) => {
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
	return L([
		t,
		n,
		e.action === "create" ? e.identity : String(e.id)
	]);
}
function ks(e, t) {
	let n = (e) => L(As(e).map(({ field: e, part: t = null }) => [e, t]));
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
	let n = w(e.kind), r = t.live.objects[n.plural];
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
	let r = w(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => L([
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
	].map(se).join(" ");
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
		let t = yt(e, a.folders);
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
	let { stopping: c, aborted: l } = o.cancellation, u = Vt(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = Bt(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = Bt(t.settings, {
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
	let { advice: C, refuses: w } = await vt(t, g, _.project), T = {
		project: _.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		verdicts: Wt
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
	}, ee = await o.onPlan(O);
	if (n.command === "plan" || S.length > 0 || w) return O;
	if (!ee) return o.cancellation.stopped ? O : {
		...O,
		problems: [...O.problems, Vs]
	};
	let k = await Ws(p.value, E, t, n, o);
	return {
		...O,
		...k,
		results: [...k.results, ...D],
		problems: [...O.problems, ...k.problems]
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
const Vs = N("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Hs(e) {
	return e.length === 0 ? [] : [N("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Us({ id: e, secrets: t }) {
	let n = new r();
	return n.hide(t), n.clean(e);
}
async function Ws(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, batchSize: c = 500, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, useAutomations: g, id: _ } = n, v = Us(n), y = i === void 0 ? void 0 : us(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: _t(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => Is(U(e, d), a), S, C = async (e, t) => {
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
	let O, ee = await ys(e, t, {
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
	}), k = t.changes.map((e) => ({
		change: e,
		outcome: ee.of(e)
	})), { bugs: A, remarks: te } = ee;
	return {
		results: k,
		problems: [
			...O && !o.stopped ? [O] : [],
			...te,
			...Hs(A),
			...S === void 0 ? [] : [N("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: U(y.path, d),
			restore: x(y.path)
		},
		...A.length > 0 && { bugs: A }
	};
}
export { Qt as C, Bt as D, Wt as E, Vt as O, sn as S, Ut as T, J as _, fs as a, fn as b, no as c, _a as d, ga as f, kn as g, jn as h, vs as i, mo as l, Ri as m, Ws as n, wo as o, ma as p, Ls as r, uo as s, Vs as t, La as u, pn as v, cn as w, $t as x, dn as y };
