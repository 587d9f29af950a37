import { $ as e, $r as t, Br as n, Bt as r, Er as i, F as a, Fr as o, G as s, Gr as c, Gt as l, H as u, Hr as d, Ir as f, Jr as p, K as m, Kr as h, L as g, Lr as _, Lt as v, Mn as y, Q as b, Qn as x, Qr as S, Rr as C, Rt as w, Tr as T, U as E, Ur as D, V as ee, W as O, Wr as te, Wt as k, Xr as A, Y as j, Yr as ne, Zn as re, Zr as ie, ai as M, ar as ae, br as oe, ci as se, cr as ce, di as le, dr as N, ei as ue, et as de, fi as fe, fr as pe, g as me, gr as he, h as ge, hn as _e, hr as ve, ii as P, jn as ye, li as be, lr as F, m as xe, ni as I, oi as Se, or as Ce, p as we, qr as Te, r as Ee, ri as L, s as De, si as Oe, sr as ke, ti as R, u as Ae, ur as z, vt as B, w as je, wr as Me, xr as Ne, z as Pe, zr as Fe } from "./engine.js";
import { B as Ie, En as Le, J as V, K as Re, Kt as ze, en as Be, in as Ve, kn as He, rn as Ue, tn as We } from "./start.js";
import { a as Ge, l as H, o as U, s as Ke, t as qe } from "./client.js";
import { c as W } from "./wire.js";
import { d as Je, f as Ye, h as Xe, m as Ze, p as Qe, u as $e } from "./markdown.js";
import { join as et, resolve as tt, sep as nt } from "node:path";
import { mkdir as rt, rename as it, rm as at, writeFile as ot } from "node:fs/promises";
import { setImmediate as st } from "node:timers/promises";
// src/report/words/shellWord.ts
function ct(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var lt = class extends qe {
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
// src/run/connect.ts
function ut({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
	try {
		let u = {
			token: e,
			...i !== void 0 && { baseUrl: i },
			rate: t,
			concurrency: n,
			signal: a,
			onResponse: o,
			...s && { onWait: s }
		};
		return l(c ? new lt(u, r, c) : new qe(u));
	} catch (e) {
		if (!(e instanceof Ke)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return k(V("bad-setting", t + e.message));
	}
}
function dt({ onResponse: e, now: t }) {
	let n;
	return {
		onResponse(t) {
			n = t.date ?? n, e(t);
		},
		now: () => n ?? t()
	};
}
// src/remote/incompleteRead.ts
var G = class extends Error {};
async function K(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof H || e instanceof G) return;
		throw e;
	}
}
async function ft(e, t) {
	let n;
	for (let r = 0; r < 4; r++) {
		let { elements: r, pages: i } = await pt(e, t), a = i && JSON.stringify(i);
		if (a !== void 0 && (i?.length === 1 || a === n)) return r;
		n = a;
	}
}
async function pt(e, t) {
	let n = new Map(), r = [], i = new Set(), a = [], o = 0, s = !1;
	for (let c = await e(); c;) {
		i.add(c.totalCount), o += c.length, s ||= c.responseTooBig, a.push(c.map((e) => t(e) ?? "").join("\n"));
		for (let e of c) {
			let i = t(e);
			i === void 0 ? r.push(e) : n.set(i, e);
		}
		c = await c.nextPage();
	}
	let c = [...n.values(), ...r], [l = o] = i;
	return {
		elements: c,
		pages: !s && i.size === 1 && c.length === l ? a : void 0
	};
}
async function mt(e, t, n) {
	let r = await gt(e, t, n);
	return r.ok ? l(r.value.project) : r;
}
async function ht(e, t) {
	try {
		let n = await mt(e, t, {
			languages: !0,
			names: !1,
			texts: !0
		});
		return n.ok ? n.value : void 0;
	} catch (e) {
		if (e instanceof H) return;
		throw e;
	}
}
async function gt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(B(t)), n ? yt(e, t) : l(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && L(o, bt);
	if (o && !s) return k(xt("a language has no usable lang_iso"));
	let c = _t(t, i, s, r);
	return c.ok ? l({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function _t(e, t, n, r) {
	let i = P(t) ?? {}, a = P(i.settings) ?? {}, o = R(a.per_platform_key_names), s = R(a.segmentation), c = M(i.base_language_iso) || vt(i.base_language_id, n), u = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return u.length > 0 ? k(xt(`the project has no usable ${u.join(" and ")}`)) : l({
		id: e,
		name: M(i.name) || e,
		type: M(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: R(a.auto_toggle_unverified)
	});
}
function vt(e, t) {
	let n = I(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function yt(e, t) {
	let n = await ft(() => e.languages(t, { limit: 500 }), (e) => M(P(e)?.lang_iso));
	return n ? l(n) : k(V("incomplete-live", "The service's list of the project's languages was incomplete in all attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function bt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = P(e) ?? {}, i = M(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: I(n),
		pluralForms: L(r, M) ?? []
	};
}
function xt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return V("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function St(e, t) {
	let n = P(e) ?? {}, r = I(n.key_id), i = Ot(n.key_name, (e) => M(e) || void 0), a = L(n.platforms, M), o = W.filter((e) => a?.includes(e)), s = Object.keys(c(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, l = kt(Ot(n.filenames, M)), u = L(n.tags, M), d = R(n.is_plural), f = R(n.is_archived), p = At(n.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = t.filter((e) => !m.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || l === void 0 || u === void 0 || d === void 0 || f === void 0 || h.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: l,
			tags: u,
			is_plural: d,
			is_archived: f
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...h.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let g = o.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: s,
		platforms: o,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: l,
		is_plural: d,
		is_archived: f,
		...Tt(n),
		translations: p
	} };
}
const Ct = {
	description: M,
	context: M,
	plural_name: M,
	is_hidden: R,
	char_limit: ue,
	custom_attributes: Dt,
	modified_at_timestamp: Se,
	translations_modified_at_timestamp: Se
}, wt = Object.entries(Ct);
function Tt(e) {
	return Object.fromEntries(wt.map(([t, n]) => [t, n(e[t])]));
}
function Et(e) {
	return Object.keys(Ct).filter((t) => e[t] === void 0);
}
function Dt(e) {
	let t = M(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Ot(e, t) {
	let n = P(e) ?? {}, r = {};
	for (let e of W) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function kt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function At(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = jt(P(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), o = !t.has(r) || a?.translation === i;
		t.set(r, o && i !== void 0 ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function jt(e) {
	return {
		language_iso: M(e.language_iso),
		translation: M(e.translation),
		modified_by: I(e.modified_by),
		modified_by_email: M(e.modified_by_email),
		modified_at_timestamp: Se(e.modified_at_timestamp),
		is_reviewed: R(e.is_reviewed),
		is_unverified: R(e.is_unverified)
	};
}
// src/remote/sending.ts
var Mt = class {
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
const Nt = 2e3;
function Pt(e, t, n = 1) {
	let r = n > 1 && Rt(e) ? " If this happens again, set `batch_size` to a lower number." : "", i = `The service may still have created the ${t}: Lokaform searched for it and did not find it, but that does not prove that it was not created. So it was not sent again.`;
	return {
		state: "failed",
		how: "unknown result",
		message: `${e.message} ${i} Apply again: the ${t} is created only if it is still missing.${r}`
	};
}
function Ft({ sent: e }) {
	return 1e3 * 2 ** (e - 1);
}
var q = class extends Error {};
const It = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Lt(e) {
	return e instanceof U ? It.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Rt(e) {
	return e.name === "TimeoutError" || e instanceof U && [
		413,
		502,
		504
	].includes(e.status);
}
function zt(e, t) {
	return e instanceof U || e.mayHaveHappened || !t ? e : t;
}
function J(e) {
	return e instanceof Ge && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const Bt = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Vt(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Ht(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function Ut(e, t, n, r) {
	let i = Ht(e, t, n, r), [a] = i, [o] = Vt(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Wt(e.after)} was sent, ${Wt(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Wt(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Gt = { is: "silent" };
function Kt(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Xt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || qt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Xt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Gt
	}));
}
function qt(e, { platforms: t = [], filenames: n = {} }) {
	return W.every((n) => t.includes(n) === e.platforms.includes(n)) && W.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Jt(e, { keys: t, errors: n }) {
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
			} : Gt
		};
	});
}
function Yt(e, t) {
	return Kt(e, {
		keys: t,
		errors: []
	});
}
var Xt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Zt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Zt(n)) this.byName.set(e, Qt(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...W] }) {
		let n = new Set(t.map((t) => Te(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Te(n, t) === Te(e, t)));
	}
};
function Zt({ name: e }) {
	return new Set(W.map((t) => Te(e, t) ?? ""));
}
function Qt(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var Y = class {
	byId = new Map();
	withoutId = [];
	languages;
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => St(e, this.languages));
	}
	addRead(e) {
		for (let t of e) {
			let e = "key" in t ? t.key.key_id : t.unusable.id;
			e === void 0 ? this.withoutId.push(t) : this.byId.set(e, t);
		}
	}
	reads() {
		return [...this.byId.values(), ...this.withoutId];
	}
	get size() {
		return this.byId.size + this.withoutId.length;
	}
	all() {
		let e = this.reads();
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
function $t(e) {
	return !e.includes(",");
}
function en(e) {
	return nn(e, 2e3);
}
function tn(e) {
	return nn(e.map(String), 7e3);
}
function nn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function rn({ client: e, projectId: t }, n) {
	let r = await e.keys(t, {
		...n,
		limit: 500
	});
	if (r.responseTooBig) throw new an();
	let i = new Y([]);
	if (i.add(r), r.totalCount !== i.size) throw new G();
	return r;
}
var an = class extends G {};
async function on(e, t, n, r = {}) {
	let i = n.map(({ iso: e }) => e), a = t === B(t) ? ue(r.keys_total) : void 0, o = await sn(e, t, ln(n), () => new Y(i), a);
	return o.ok ? l(o.value.all()) : o;
}
async function sn(e, t, n, r, i = 0) {
	let a = await dn(e, t, n, r(), i);
	if (cn(a)) return l(a.listed);
	let o = await fn(e, t, n, r());
	if (cn(o)) return l(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return k(V("incomplete-live", s, { reach: "project" }));
}
function cn({ listed: e, total: t }) {
	return t === e.size;
}
function ln(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
function un(e) {
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
async function dn(e, t, n, r, i) {
	let a = async (i) => {
		let a = await e.keys(t, {
			...n,
			...i
		});
		return {
			ids: a.map(({ key_id: e }) => I(e)),
			keys: r.read(a),
			total: a.totalCount
		};
	}, o = a({
		limit: 500,
		page: 1
	}), s = un(i).slice(1, -1).slice(0, 7).map(a), c = o.then(({ total: e, ids: t }) => un(e ?? t.length)), l = c.then((e) => Promise.all(e.slice(s.length + 1, -1).map(a))), [u, d, f, ...p] = await Promise.all([
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
async function fn(e, t, n, r) {
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
// src/remote/key/readBack.ts
const pn = {
	include_translations: !0,
	disable_references: !0
};
async function X(e, t, n = []) {
	let r = new Y(n);
	for (let n of await Promise.all(tn(t).map((t) => mn(e, t)))) r.add(n);
	return r.all();
}
async function mn(e, t) {
	try {
		return await rn(e, {
			...pn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof an || n instanceof U && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await mn(e, t.slice(0, r)), ...await mn(e, t.slice(r))];
	}
}
async function hn(e, t) {
	let n = new Set(t.flatMap((e) => h(e))), r = [...n].every($t) ? en([...n]).map((e) => ({
		...pn,
		filter_keys: e
	})) : [pn], i = new Y([]);
	for (let t of r) i.addRead((await vn(e, t)).reads());
	return _n(i.all(), n);
}
async function gn(e, t) {
	let n = new Set(t.flatMap((e) => h(e)));
	if (n.size === 0) return {
		objects: [],
		unusable: []
	};
	let { objects: r, unusable: i } = _n((await vn(e, {})).all(), n), a = await X(e, r.map(({ key_id: e }) => e));
	return {
		objects: a.objects,
		unusable: [...i, ...a.unusable]
	};
}
function _n({ objects: e, unusable: t }, n) {
	let r = (e) => e.some((e) => n.has(e));
	return {
		objects: e.filter((e) => r(h(e.key_name))),
		unusable: t.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function vn({ client: e, projectId: t }, n) {
	let r = await sn(e, t, n, () => new Y([]));
	if (!r.ok) throw new G();
	return r.value;
}
// src/remote/key/confirm.ts
async function yn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Cn(e, t, n.key) : n.is === "silent" || Tn(n.error)).map(({ sent: e }) => e), r = await K(() => hn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Yt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: r } = t, a = i.get(t);
		return {
			change: r,
			outcome: bn(e, r, n, a && wn(e, r, a))
		};
	});
}
function bn(e, t, n, r) {
	switch (n.is) {
		case "stored": return r ?? wn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : En(n.error);
		case "silent": return r ?? Dn;
	}
}
async function xn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Cn(e, t, n.key)), r = await K(() => X(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Sn(e, t, {
				answer: n,
				found: o && wn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Sn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? wn(e, t, n.key);
		case "refused": return En(n.error);
		case "silent": return r?.state === "done" ? r : On(i);
	}
}
function Cn({ context: e }, { change: t }, n) {
	return Vt(C, t, n, e).length === 0;
}
function wn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Ut(C, n, r, e);
}
function Tn({ message: e }) {
	return /already taken/i.test(e);
}
function En({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
const Dn = {
	state: "failed",
	how: "unknown result",
	message: "The service's answer does not mention this key, and Lokaform did not find it afterwards. Apply again: the key is created only if it is still missing."
};
function On(e) {
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
// src/remote/key/outcomes.ts
function kn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: J(t)
	}));
}
function An(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function jn(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function Mn({ stop: e }, t, n, r, i) {
	if (Lt(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof U)) e.noteUnreachable(n.message);
	else if (t.length > 1) return Nn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return kn(t, zt(n, i));
}
async function Nn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
// src/remote/key/createKeys.ts
async function Pn(e, t) {
	let n = await e.stop.beforeWrite();
	if (n !== void 0) return jn(t, n);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Rn),
			...Ln(e)
		});
		return await yn(e, Kt(t, {
			keys: In(n),
			errors: n.errors
		}));
	} catch (n) {
		if (!(n instanceof H)) throw n;
		return n.mayHaveHappened ? Fn(e, t, n) : Mn(e, t, n, (t) => Pn(e, t), void 0);
	}
}
async function Fn(e, t, n) {
	let r = [], i = t;
	for (let t of [0, Nt]) {
		if (t > 0 && await e.wait(t), e.stop.reason() !== void 0) return [...r, ...kn(i, n)];
		let a = i.map(({ out: e }) => e.key_name ?? ""), o = await K(() => hn(e, a)), s = Yt(i, o?.objects ?? []);
		if (r.push(...await yn(e, s.filter(({ answer: e }) => e.is !== "silent"))), i = s.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), i.length === 0) return r;
	}
	return [...r, ...i.map(({ change: e }) => ({
		change: e,
		outcome: Pt(n, "key", t.length)
	}))];
}
function In(e) {
	return e.flatMap((e) => {
		let t = St(e, []);
		return "key" in t ? t.key : [];
	});
}
function Ln({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Rn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function zn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await X(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await gn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var Bn = class {
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
		let e = `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. Use the rule seed for these languages, not merge, so that texts of translators are kept.`;
		return [V("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
// src/remote/key/observeDeclared.ts
const Vn = [
	400,
	404,
	413,
	414,
	431
], Hn = /^[\w.:/-]+$/;
async function Un(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ue(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => le(C, e) !== "off")) return;
	let o = Wn(r);
	if (![...o.names].every($t)) return;
	let s = en([...o.names]).length + tn([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Gn(e, o), Xn(e, a)]), r = n - t.length;
		return r >= 0 && Zn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof G || e instanceof U && Vn.includes(e.status)) return;
		throw e;
	}
}
function Wn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...h(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Gn(e, { names: t, ids: n }) {
	let r = await Kn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await qn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Yn(e.key_id, t.key_id));
}
async function Kn(e, t) {
	let n = await Promise.all(en([...t]).map(async (n) => (await Jn(e, { filter_keys: n })).filter(({ key_name: e }) => h(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => h(e)));
	if (![...t].every((e) => r.has(e) || Hn.test(e)) || n.some((e) => e.length === 0)) throw new G();
	return n.flat();
}
async function qn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new G();
	let r = await Promise.all(tn(t).map((t) => Jn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new G();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Jn({ client: e, project: t, languages: n }, r) {
	let i = new Y(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await rn(a, {
		...ln(n),
		...r
	}));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new G();
	return [...o];
}
function Yn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Xn({ client: e, project: { id: t } }, n) {
	if (t === B(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new G();
	return r;
}
function Zn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Ne(t, e, !1, oe(n)).fresh.length === 0);
}
// src/remote/removal.ts
function Qn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function $n(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function er(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : J(t);
}
// src/remote/key/removeKeys.ts
async function tr(e, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = {
		due: n,
		outcomes: []
	}, l = async () => {
		if (c = await nr(e, n, r), c.due.length === 0) throw new q();
		return c.due.map(({ id: e }) => t(String(e)));
	}, u = n.every(({ how: e }) => e === "archive"), d = async () => (await l()).map((e) => ({
		key_id: e,
		is_archived: !0
	})), f;
	try {
		await (u ? i.updateKeys(a, d) : i.destroyKeys(a, l));
	} catch (e) {
		if (e instanceof q) return [...c.outcomes];
		if (!(e instanceof H)) throw e;
		Lt(e) && o.noteProjectRefused(e.message), f = e;
	}
	let { due: p, outcomes: m } = c;
	if (f?.mayHaveHappened && o.reason() === void 0) {
		r && await s(Ft(r));
		let t = {
			error: f,
			sent: (r?.sent ?? 0) + 1
		};
		return [...m, ...await tr(e, p, t)];
	}
	return [...m, ...await sr(e, p, u, f && zt(f, r?.error))];
}
async function nr(e, t, n) {
	let { backup: r, stop: i } = e, a = (e) => n ? J(n.error) : e, o = (e) => ({
		due: [],
		outcomes: lr(t, e)
	}), s = i.reason() ?? r.missing();
	if (s !== void 0) return o(a({
		state: "not attempted",
		message: s
	}));
	let c = await K(async () => {
		let n = await e.languages.all();
		return X(e, t.map(({ id: e }) => e), n);
	});
	if (c === void 0) return o(a(rr));
	let l = new Map(c.objects.map((e) => [e.key_id, e])), u = ir(c), d = [], p = [], m = [];
	for (let n of t) {
		let t = l.get(String(n.id)), r = u.get(String(n.id)) ?? u.get("");
		(t ? n.how === "archive" && t.is_archived : r === void 0) ? m.push({
			change: n,
			outcome: or(n)
		}) : r === void 0 ? ar(n, t) ? (d.push(n), p.push(f(C, t, n, e.context))) : m.push({
			change: n,
			outcome: Qn("key", "removed")
		}) : m.push({
			change: n,
			outcome: a($n("key", r))
		});
	}
	if (d.length === 0) return {
		due: d,
		outcomes: m
	};
	if (n && n.sent >= 5) return {
		due: [],
		outcomes: [...m, ...lr(d, cr(n.error))]
	};
	let h = await r.keep(p, "removed") ?? await i.beforeWrite();
	return h === void 0 ? {
		due: d,
		outcomes: m
	} : {
		due: [],
		outcomes: [...m, ...lr(d, a({
			state: "not attempted",
			message: h
		}))]
	};
}
const rr = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function ir({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Et(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function ar({ id: e, seen: t }, n) {
	return n !== void 0 && me(e, C.fingerprint(n)) === t;
}
function or({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function sr(e, t, n, r) {
	let i = t.map(({ id: e }) => e), a = await K(() => X(e, i));
	if (a === void 0) return lr(t, r ? J(r) : Bt);
	let o = new Set(a.objects.filter((e) => !(n && e.is_archived)).map(({ key_id: e }) => e)), s = new Set(a.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), i = s.has(t) || s.has(void 0);
		return i && n ? {
			change: e,
			outcome: r ? J(r) : Bt
		} : {
			change: e,
			outcome: i || o.has(t) ? cr(r) : or(e)
		};
	});
}
function cr(e) {
	return e ? er("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function lr(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function ur(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = dr(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await K(() => X(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: pr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function dr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return fr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function fr({ kind: e, fields: t }) {
	return t.filter((t) => Ce(e, t));
}
function pr({ change: e, before: t, written: n }, r, i) {
	let [a] = fr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = mr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function mr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, hr(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = hr(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function hr(e, { is_plural: t }) {
	let n = Oe(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function gr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function _r(e) {
	return {
		change: e,
		out: gr(C.fields, e, {}, [])
	};
}
function vr(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: C.name,
		action: e,
		changes: t
	});
	return [
		...br(n("update"), t).map(r("update")),
		...br(n("create"), t).map(r("create")),
		...yr(n("destroy"), t).map(r("destroy"))
	];
}
function yr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function br(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(_r(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
const xr = {
	moved: [],
	unconverted: []
};
async function Sr(e, t, n) {
	let r = (e) => ({
		due: [],
		outcomes: [],
		blocked: t.map((t) => ({
			planned: t,
			why: e
		}))
	}), i = e.stop.reason();
	if (i !== void 0) return r(i);
	let a = t.filter(({ change: e }) => n || Dr(e)), s = await K(async () => ({
		live: await X(e, a.map(({ change: e }) => e.id)),
		languages: a.some(({ change: e }) => Er(e)) ? await e.languages.all() : []
	}));
	if (!s) return r(wr);
	let { live: c, languages: l } = s, u = new Map(c.objects.map((e) => [e.key_id, e])), d = new Set(c.unusable.map(({ id: e }) => e)), f = new Set(a), p = [], m = [], h = [], g = [];
	for (let n of t) {
		let { change: t } = n;
		if (!f.has(n)) {
			p.push({
				planned: n,
				now: n,
				kept: xr
			});
			continue;
		}
		let r = u.get(String(t.id));
		if (!r && (d.has(String(t.id)) || d.has(void 0))) {
			h.push({
				planned: n,
				why: Cr("")
			});
			continue;
		}
		if (!r) {
			m.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Tr
				}
			});
			continue;
		}
		let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = Er(t) ? l.filter((e) => !i.has(e)) : [];
		if (a.length > 0) {
			h.push({
				planned: n,
				why: Cr(` (no usable ${a.join(", ")} text)`)
			});
			continue;
		}
		let { open: s, kept: c } = Or(t, r, e.context);
		if (s.length === 0) {
			m.push({
				change: t,
				outcome: jr({
					state: "done",
					id: t.id
				}, t, c)
			});
			continue;
		}
		let _ = _r({
			...t,
			fields: s
		});
		Er(_.change) && e.beforeReshaping.set(t.ref, r), p.push({
			planned: n,
			now: _,
			kept: c,
			before: r
		});
		let v = o(_.change, r, e.context);
		v && g.push(v);
	}
	if (p.length === 0) return {
		due: p,
		outcomes: m,
		blocked: h
	};
	let _ = await e.backup.keep(g, "overwritten") ?? await e.stop.beforeWrite();
	return _ === void 0 ? {
		due: p,
		outcomes: m,
		blocked: h
	} : {
		due: [],
		outcomes: m,
		blocked: [...h, ...p.map(({ planned: e }) => ({
			planned: e,
			why: _
		}))]
	};
}
function Cr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const wr = "The key could not be read again just before it was to be written, so it was not written. Apply again.", Tr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Er({ kind: e, fields: t }) {
	return t.some((t) => Ce(e, t));
}
function Dr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = C.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0;
	});
}
function Or(e, t, n) {
	let r = {
		...C.liveContext(t, n, e.label),
		platforms: Ar(e, t)
	}, i = [], a = [], o = !1;
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = C.fields.find(({ name: e }) => e === s), p = f?.stored(t, r, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || me(e.id, m) !== d);
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
	o ||= a.some((e) => kr(e, "text"));
	let s = o && i.some((e) => kr(e, "shape")), c = i.filter((e) => s && (kr(e, "shape") || kr(e, "text")));
	return {
		open: i.filter((e) => !c.includes(e)),
		kept: {
			moved: a,
			unconverted: c
		}
	};
}
function kr({ field: e }, t) {
	return C.fields.some((n) => n.name === e && n.role === t);
}
function Ar({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? W.filter((e) => n.includes(e)) : t.platforms;
}
function jr(e, { fields: t }, { moved: n, unconverted: r }) {
	let i = [...n, ...r], [a] = i;
	if (!a || e.state === "not attempted") return e;
	let o = n.length > 1 ? "these fields were" : "this field was", s = `${[...n.length > 0 ? [`${Mr(n).join(", ")} changed in the project after the plan was made, so ${o} not written.`] : [], ...r.length > 0 ? [`A text of the key changed in the project after the plan was made, and a change of is_plural would convert it, so this was not written either: ${Mr(r).join(", ")}.`] : []].join(" ")} Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${s}`
	};
	let c = Mr(t.filter((e) => !i.includes(e)));
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
function Mr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Nr(e, t, n) {
	let { client: r, projectId: i } = e, a = {
		due: t.map(Pr),
		outcomes: [],
		blocked: []
	}, o = 0, s = () => [...a.outcomes, ...a.blocked.flatMap(({ planned: e, why: t }) => n ? kn([e], n.error) : jn([e], t))];
	try {
		let c = await r.updateKeys(i, async () => {
			if (a = await Sr(e, t, n !== void 0 || o++ > 0), a.due.length === 0 || n && n.sent >= 5) throw new q();
			return {
				keys: a.due.map(({ now: e }) => zr(e)),
				...Ln(e)
			};
		}), l = Jt(a.due.map((e) => e.now), {
			keys: In(c),
			errors: c.errors
		});
		return Ir(e, a.due, l), [...s(), ...Rr(a.due, await xn(e, l))];
	} catch (t) {
		let r = a.due.map(({ planned: e }) => e);
		if (t instanceof q) return [...s(), ...n ? An(r, n.error) : []];
		if (!(t instanceof H)) throw t;
		if (t.mayHaveHappened) {
			let i = (n?.sent ?? 0) + 1;
			return [...s(), ...await Lr(e, r, {
				error: t,
				sent: i
			})];
		}
		return [...s(), ...Rr(a.due, await Fr(e, a.due, t, n))];
	}
}
function Pr(e) {
	return {
		planned: e,
		now: e,
		kept: xr
	};
}
function Fr(e, t, n, r) {
	let i = new Map(t.map(({ now: e, planned: t }) => [e, t]));
	return Mn(e, t.map(({ now: e }) => e), n, (t) => Nr(e, t.flatMap((e) => i.get(e) ?? []), r), r?.error);
}
function Ir({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Lr(e, t, n) {
	return e.stop.reason() === void 0 ? Rt(n.error) && n.sent <= 2 && t.length > 1 ? Nn(t, 2, (t) => Nr(e, t, n)) : (await e.wait(Ft(n)), Nr(e, t, n)) : kn(t, n.error);
}
function Rr(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: jr(t, r.planned.change, r.kept)
		} : {
			change: e,
			outcome: t
		};
	});
}
function zr({ change: e, out: n }) {
	return {
		key_id: t(String(e.id)),
		...n
	};
}
// src/remote/key.ts
const Br = {
	kind: "key",
	observe: on,
	observeDeclared: Un,
	lookUp: zn,
	batches: vr,
	open(e) {
		let t = new Bn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? tr(n, t.filter(Ur)) : e === "create" ? Pn(n, t.filter(Vr).map(_r)) : ur(n, await Nr(n, t.filter(Hr).map(_r)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Vr = (e) => e.action === "create", Hr = (e) => e.action === "update", Ur = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Z(e) {
	let t = P(e) ?? {}, n = M(t.webhook_id) || void 0, r = M(t.url) || void 0, i = L(t.events, M);
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
		branch: t.branch === null ? null : M(t.branch),
		events: i,
		event_lang_map: Gr(t.event_lang_map)
	} };
}
function Wr(e) {
	let t = e.map(Z);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Gr(e) {
	return L(e, (e) => {
		let { event: t, lang_iso_codes: n } = P(e) ?? {}, r = M(t), i = L(n, M);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function Kr(e, t) {
	let n = await ft(() => e.webhooks(B(t)), (e) => M(P(e)?.webhook_id));
	if (!n) throw new G();
	return Wr(n);
}
async function qr(e, t) {
	try {
		return l(await Kr(e, t));
	} catch (e) {
		if (!(e instanceof G)) throw e;
		return k(V("incomplete-live", "The service's list of webhooks was incomplete in all attempts: the number of listed webhooks differs from its total, or the list changed while it was read. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Jr(e, t, n) {
	let r = N.liveContext(t, n, Yr(e, t, n)), i = S(N, t, r);
	return {
		kind: N.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: _(e.fields)
	};
}
function Yr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => he(e, r) === n) ?? "";
}
function Xr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && he(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = pe(e.id);
	return {
		kept: {
			...e,
			entry: {
				...e.entry,
				url: `\${${i}}`
			}
		},
		urls: { [i]: t }
	};
}
function Zr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Xr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Qr(e, t, n) {
	let { client: r, projectId: i, stop: a, wait: o } = e, [s, c] = [B(i), String(t.id)], l;
	try {
		let { webhook_deleted: n } = await r.destroyWebhook(s, c, async () => {
			if (l = await $r(e, t), l) throw new q();
		});
		if (R(n) === !0) return {
			state: "done",
			id: t.id
		};
	} catch (r) {
		if (l) return n ? J(n.error) : l;
		if (!(r instanceof H)) throw r;
		if (r instanceof U && r.status === 404) return {
			state: "done",
			id: t.id
		};
		if (Lt(r) && a.noteProjectRefused(r.message), !r.mayHaveHappened || r.method === "GET" || a.reason() !== void 0) return J(zt(r, n?.error));
		let i = {
			error: r,
			sent: (n?.sent ?? 0) + 1
		};
		return i.sent >= 5 ? ei(e, t, r) : (n && await o(Ft(n)), Qr(e, t, i));
	}
	return ei(e, t, void 0);
}
async function $r(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let c = Z(await n.webhook(B(r), String(t.id)));
	if (!("webhook" in c)) return $n("webhook", c.unusable.lacks);
	if (me(t.id, N.fingerprint(c.webhook)) !== t.seen) return Qn("webhook", "removed");
	let l = await Zr(e, f(N, c.webhook, t, o), c.webhook, "removed") ?? await i.beforeWrite();
	return l === void 0 ? void 0 : {
		state: "not attempted",
		message: l
	};
}
async function ei({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(B(t), String(n.id)), r ? er("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return e instanceof U && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? J(r) : Bt;
	}
}
// src/remote/webhook/sendWebhook.ts
async function ti(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = fi(e, t);
	try {
		return t.action === "update" ? await ni(e, t, r) : await si(e, t, pi(t, r));
	} catch (t) {
		if (t instanceof q) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof H)) throw t;
		return Lt(t) && e.stop.noteProjectRefused(t.message), J(t);
	}
}
async function ni(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, [c, l] = [B(a), String(t.id)], u = () => i.webhook(c, l), d;
	try {
		return ci(e, t, Z(await i.updateWebhook(c, l, async () => {
			if (d = await ri(e, t, Z(await u())), d) throw new q();
			return await oi(e), n;
		}))) ?? await li(e, t, u);
	} catch (i) {
		if (d?.state === "done") return d;
		if (r && (d || i instanceof q)) return J(r.error);
		if (d) return d;
		if (!(i instanceof H)) throw i;
		if (!i.mayHaveHappened || i.method === "GET" || o.reason() !== void 0) throw zt(i, r?.error);
		let a = {
			error: i,
			sent: (r?.sent ?? 0) + 1
		};
		if (a.sent >= 5) {
			let n = await li(e, t, u);
			return n.state === "done" ? n : J(i);
		}
		return await s(Ft(a)), ni(e, t, n, a);
	}
}
async function ri(e, t, n) {
	if (!("webhook" in n)) return {
		state: "not attempted",
		message: ai
	};
	if (!ii(e, t, n.webhook)) {
		let r = ci(e, t, n);
		return r?.state === "done" ? r : Qn("webhook", "updated");
	}
	let r = await Zr(e, Jr(t, n.webhook, e.context), n.webhook, "overwritten");
	return r === void 0 ? void 0 : {
		state: "not attempted",
		message: r
	};
}
function ii({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = N.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = N.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ge(N, a, s) === i;
}
const ai = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function oi({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new q(t);
}
async function si(e, t, n) {
	let { client: r, projectId: i, posted: a, wait: o, stop: s, context: c } = e;
	await oi(e);
	try {
		let o = await r.createWebhook(B(i), n);
		return a.add(t.ref), ci(e, t, Z(o)) ?? await li(e, t, () => di(e, n));
	} catch (r) {
		if (!(r instanceof H) || !r.mayHaveHappened) throw r;
		a.add(t.ref);
		for (let i of [0, Nt]) {
			if (i > 0 && await o(i), s.reason() !== void 0) throw r;
			let a = await K(() => di(e, n));
			if (a) return Ut(N, t, a, c);
		}
		return Pt(r, "webhook");
	}
}
function ci({ context: e }, t, n) {
	if (!(!("webhook" in n) || Vt(N, t, n.webhook, e).length > 0)) return Ut(N, t, n.webhook, e);
}
async function li(e, t, n) {
	return ci(e, t, Z(await K(n))) ?? Bt;
}
function ui(e, t) {
	let n = ie([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return ve(e.url, t.url) && r && n;
}
async function di(e, t) {
	let { objects: n, unusable: r } = await Kr(e.client, e.projectId), i = n.find((e) => ui(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => ve(e, t.url)))) throw new G();
	return i;
}
function fi({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = gr(N.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: he(r, e.variables) }
	};
}
function pi({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function mi(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posted.has(t.ref));
	if (r.length === 0 || e.stop.reason() !== void 0) return;
	let i = (await K(() => Kr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => _i(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await hi(e, t, s, n) : n.remark(xi(t));
	}
}
async function hi(e, t, n, r) {
	let i = pi(t, fi(e, t)), a = n.filter((n) => ui(n, i) && Ut(N, t, n, e.context).state === "done");
	if (a.some(({ branch: e }) => e === void 0)) return;
	let o = _i(r.of(t)), s = a.map(({ webhook_id: e }) => e), [c, ...l] = [...s, ...await gi(s, e, o)].sort();
	if (c !== void 0 && l.length !== 0) for (let n of l) {
		let i = n === o && await vi(e, n);
		i && r.correct(t, {
			state: "done",
			id: c
		}), r.remark(i ? yi(t, c, n) : bi(t, c, n));
	}
}
async function gi(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await K(() => t.webhook(B(n), r)) ? [r] : [];
}
function _i(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function vi({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(B(t), n), !0;
	} catch (e) {
		if (e instanceof H) return !1;
		throw e;
	}
}
function yi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function bi({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return V("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function xi({ label: e, place: t }) {
	let n = `The webhooks could not be read again, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return V("twin-webhook", n, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Si = {
	kind: "webhook",
	observe: qr,
	lookUp: Kr,
	batches: (e) => [...e.filter(Ci), ...e.filter((e) => !Ci(e))].map(wi),
	open(e) {
		let t = {
			...e,
			posted: new Set()
		}, n = (e) => e.action === "destroy" ? Qr(t, e) : ti(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => mi(t, e, n)
		};
	}
};
function Ci({ action: e }) {
	return e !== "destroy";
}
function wi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Ti = [Br, Si];
// src/remote/remoteOf.ts
function Q({ name: e }) {
	let t = Ti.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Ei(e, t, ...n) {
	let r = await Oi(e, t, n);
	if (!r.ok) return r;
	let { project: i, statistics: a, kinds: o, languages: s } = r.value;
	return Ai(i, o, (t) => Q(t).observe(e, i.id, s, a));
}
async function Di(e, t, { declarations: n, reviewed: r }) {
	let i = await Oi(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: c, languages: u } = i.value;
	return Ai(a, c, async (t) => {
		let { observe: i, observeDeclared: c } = Q(t), d = await c?.({
			client: e,
			project: a,
			statistics: o,
			languages: u,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: s(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return d ? l(d) : i(e, a.id, u, o);
	});
}
async function Oi(e, t, n) {
	let r = n.flatMap(O), i = z.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await gt(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let { project: o, details: c } = a.value, u = n.flatMap((e) => O(s(e, o.baseLanguage))), d = new Set(u.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), f = o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => d.has(e)), p = P(P(c)?.statistics) ?? {};
	return l({
		project: o,
		statistics: p,
		kinds: i,
		languages: f
	});
}
async function ki(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await mt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Ai(a.value, n, (t) => Q(t).observe(e, a.value.id, s), i);
}
async function Ai(e, t, n, r = () => !1) {
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
	return l({
		project: e,
		objects: a
	});
}
async function ji(e, t, n) {
	let r = z.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([mt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await Q(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new G();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Mi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ae(e.kind, t)));
}
function Ni({ changes: e }) {
	return e.some((e) => e.action === "update" && (F(e.kind).backsUpWhole || Pi(e)));
}
function Pi({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Ce(e, t) : !Fi(t.before));
}
function Fi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function Ii(e, t, n, r) {
	let i = new Set(Object.values(await j(e, r)).flat()), a = await de("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : tt(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + nt)) continue;
		let n = v(e, t);
		await st();
		for (let r of await Li(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Li(e, t) {
	try {
		let n = w(await r(e, t));
		return z.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Ri({ texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => Be(e)), s = [];
	for (let t of o) for (let n of await b(t, i, a)) {
		let r = e(t, n);
		s.push({
			full: n,
			path: r,
			source: t,
			language: We(t, r)
		});
	}
	let c = new Set(Object.values(await j(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && zi(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let e of s) {
		if (a.aborted) break;
		if (!(c.has(e.full) || Bi(e, n).some((e) => c.has(e)))) {
			await st();
			for (let t of await Vi(e, i)) l.has(t) || l.set(t, v(e.full, i));
		}
	}
	return l;
}
function zi({ languages: e }, t) {
	return e ?? [t];
}
function Bi({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : zi(t, r).flatMap((n) => {
		let r = Ve(t, e, n);
		return r === void 0 ? [] : [tt(t.folder, r)];
	});
}
async function Vi({ full: e, path: t, source: n, language: i = "" }, a) {
	try {
		let o = w(await r(e, a)), s = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: i,
			...Ue(n, t)
		};
		return z.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => je(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function Hi(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Je(e, { entries: Ui(r) });
	if (!i) return Je(e, await Wi(e, t, n));
	let a = await i(), o = a && g(a, t);
	return o?.is === "read" ? Je(e, { entries: Ui(o.declared) }) : [];
}
function Ui({ entries: e }) {
	return z.flatMap(({ plural: t }) => e[t] ?? []);
}
async function Wi(e, t, { history: n, usable: r }) {
	let { versions: i } = await n.versions(Infinity, Pe(t)), { textFiles: a } = t, o = new Map(i.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...o.values()].flatMap((t) => m(e, t, a, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !o.has(e)
	};
}
// src/plan/agreed.ts
function Gi(e, { entries: t, until: n, before: r }, i = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Yi(o, t, i)) Ki(e, n) && a.add(d(e));
	if (!r || a.size === 0) return a;
	for (let { question: e, text: t } of Yi(o, r, i)) Ki(e, t) && a.delete(d(e));
	return a;
}
function Ki({ kind: e, live: t, forms: n }, r) {
	return n ? ne(r) && ne(t) && n.every((e) => r[e] === t[e]) : e.fields.some((e) => e.role === "text" && Qi(e, t, r));
}
function qi(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Yi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t = Infinity, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => e >= t), l = Ji(t, i);
		return !l.has(Xe(r, n, a)) || s.every((t) => [...l.values()].some((n) => n.every(({ texts: n }) => A(n.get(e), t) !== void 0)) || c.some(({ texts: n }) => A(n.get(e), t) === A(o, t)));
	});
	return new Set(a.map(d));
}
function Ji(e, t) {
	let n = new Map();
	for (let r of t) {
		if ((r.latest ?? r.until) < e) continue;
		let t = r.until >= e ? [] : n.get(r.now) ?? [];
		n.set(r.now, [...t, r]);
	}
	return n;
}
function Yi(e, t, n) {
	return e.flatMap((e) => {
		let { kind: r, entry: i, language: a } = e, o = Ze(r, t).find(i), s = Ze(r, n).namesakes(i), c = o && Xi(r, o, i, s) ? o : void 0, l = c && Qe(r, c, a);
		return l === void 0 ? [] : [{
			question: e,
			text: l
		}];
	});
}
function Xi(e, t, n, r) {
	if (r.length === 0) return !0;
	let i = Zi(e, t), a = (t) => [...Zi(e, t)].filter((e) => i.has(e)).length;
	return r.every((e) => a(e) < a(n));
}
function Zi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => p([
		e.name,
		t,
		n
	]))));
}
function Qi(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function $i(e, t, n) {
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
function ea(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : te(t))
	}));
}
// src/plan/movedNames.ts
function $(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => ke(e.kind, t).role === "identity").flatMap((n) => je(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function ta(e) {
	let t = new Set($(e, "after"));
	return $(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const na = {
	destroys: [],
	kept: [],
	scope: 0
};
function ra(e, { matched: t, unmatched: n }, r) {
	let i = fe(e, r);
	if (i === void 0) return na;
	let a = (t) => le(e, r) === "all" || ia(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = He(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
		c === void 0 ? l === void 0 ? o.push(t) : s.push({
			...n,
			reason: "protected",
			tag: l
		}) : s.push({
			...n,
			reason: "foreign-owner",
			tag: c
		});
	}
	let c = o.map((t) => {
		let n = e.tags(t);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: i,
			seen: me(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function ia(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function aa(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : xe(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
		return {
			...o,
			kind: e,
			entry: s,
			...c !== void 0 && { live: c }
		};
	}), s = a.refused.map(({ declared: t, problem: n }) => {
		let { file: r, spot: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: ze(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = oa(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = ra(e, {
		matched: u,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r.rules), f = new Set([...d.destroys, ...d.kept].map(({ id: e }) => e)), p = a.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}));
	return {
		...l,
		kind: e,
		comparison: {
			matching: a,
			compared: o
		},
		declared: t,
		live: n,
		parts: c,
		destroys: d.destroys,
		kept: [...l.kept, ...d.kept],
		unmanaged: p,
		matched: u.length,
		namesakes: a.namesakes.size,
		scope: d.scope,
		problems: [...l.problems, ...a.remarks]
	};
}
function oa(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(sa).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e
		}] : []))
	};
}
function sa({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function ca(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Ae(t, e)), a = new Map(ua(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = oa(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...oa(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(la(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = we(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function la(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => se(e.label(t.values))));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function ua(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of ta(e.change)) n.set(t, e);
	if (n.size === 0) return [...e];
	let r = ({ change: e }) => e ? $(e, "after").flatMap((e) => n.get(e) ?? []) : [], i = new Set(e), a = new Map();
	for (let e = !0; e;) {
		e = !1;
		for (let t of i) {
			let n = r(t).find((e) => e !== t && !i.has(e));
			n && (i.delete(t), a.set(t, n), e = !0);
		}
	}
	return e.map((e) => {
		let t = a.get(e);
		return t ? da(e, t) : e;
	});
}
function da({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = be(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function fa(e, t, n) {
	let r = new Map();
	return (i) => pa(e, t, n, i, r);
}
function pa(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = E(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = z.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [aa(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = ca(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Re(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(ha(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(ga) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: va(c, ({ unchanged: e }) => e),
			unmanaged: va(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: va(c, ({ changes: e }) => e.filter((e) => _a(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(ha(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => ma(e, f)),
		unmanaged: m,
		problems: [...d, ..._],
		matches: c.map(({ kind: e, comparison: t }) => ({
			kind: e,
			matches: t.matching.matches
		})),
		open: c.flatMap(({ open: e }) => e),
		keptTexts: c.flatMap(({ keptTexts: e }) => e)
	};
}
function ma({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : $i(e, i, n.objects),
		created: ea(e, r)
	};
}
function ha(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ga({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function _a(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function va(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function ya(e, t, r, i, a) {
	let o = fa(e, t, r), s = r.writers ? D(r.writers) : n.writers, c = o({
		...n,
		writers: s
	});
	if (c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let l = await ba(s, i);
	if (l.writers !== s && (c = o({
		...n,
		writers: l.writers
	})), c.is === "stopped" || c.open.length === 0) return {
		...c,
		undecided: []
	};
	let { agreed: u, why: d } = await Ta(c.open, e, i, a);
	u.size > 0 && (c = o({
		writers: l.writers,
		agreed: u
	}));
	let f = c.is === "stopped" ? [] : c.open.filter(({ isOurs: e }) => !e), p = i.writes ? "error" : "warning", m = [...l.why === void 0 ? [] : [xa(f, l.why)], ...d === void 0 ? [] : [Sa(f, d)]];
	return {
		...c,
		undecided: f.length === 0 ? [] : m.map((e) => ({
			...e,
			severity: p
		}))
	};
}
async function ba(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: D(n.names) } : {
		writers: D([]),
		why: n.why
	};
}
function xa(e, t) {
	let n = `Lokaform cannot find out which user the token belongs to: ${t} So it cannot decide about ${_e(e.length, "text")} that it may have written itself: ${wa(e)}. ${Ca(e)} To decide ${e.length === 1 ? "it" : "them"}, set writers in lokaform.yaml to the address of this user.`;
	return V("unknown-writers", n, { reach: "project" });
}
function Sa(e, t) {
	let n = `Lokaform cannot decide about ${_e(e.length, "text")} that others wrote and that may have been in the manifests earlier: ${wa(e)}. ${Ca(e)} The history of the manifests cannot be read: ${t}`;
	return V("unread-history", n, { reach: "project" });
}
function Ca({ length: e }) {
	return e === 1 ? "It is kept as it is in the project." : "They are kept as they are in the project.";
}
function wa(e) {
	let t = e.slice(0, 5).map(({ kind: e, entry: t, language: n }) => `${e.label(t.values)} (${n})`), n = e.length - t.length;
	return t.join(", ") + (n > 0 ? ` and ${n} more` : "");
}
async function Ta(e, t, { history: n, manifests: r, asked: i, ...a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(d(e)));
	for (let t of Object.values(o?.entries ?? {})) c(Gi(e, {
		entries: t,
		until: Infinity
	}, l));
	let f = u().filter(({ at: e }) => e !== void 0);
	if (f.length === 0) return { agreed: s };
	let p = Math.min(...f.map(({ at: e = 0 }) => e)), m = await n.versions(p, r, i), { versions: h, merged: g } = Ea(m, f, a);
	for (let e of [...h, ...g]) c(Gi(u(), e, l));
	return c(qi(u(), h, l)), {
		agreed: s,
		...m.is === "unreadable" && !m.noRepository && { why: m.why }
	};
}
function Ea({ versions: e, merged: t = [] }, n, { textFiles: r, usable: i }) {
	let a = [...new Set(n.map(({ kind: e }) => e))], o = (e) => a.flatMap((t) => m(t, e, r, i));
	return {
		versions: e.map(({ text: e, ...t }) => ({
			...t,
			entries: o({
				...t,
				text: e
			})
		})),
		merged: t.map(({ until: e, before: t, ...n }) => ({
			until: e,
			entries: o(n),
			before: o({
				...n,
				text: t
			})
		}))
	};
}
function Da(e, t) {
	let n;
	return () => (n ??= Oa(e, B(t)), n);
}
async function Oa(e, t) {
	try {
		let n = P(await e.contributorMe(t)) ?? {}, r = [I(n.user_id), M(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof H) || e instanceof Ge) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function ka(e, t, { cancellation: n, history: r, now: i, onProgress: o }, { usable: c, target: l, applied: d, findsConflicts: f = !0, writes: p = !1, reviewed: m = [], listsUnmanaged: h = !1 }) {
	let { settings: _ } = t, v = {
		ownUser: Da(e, _.id),
		history: r,
		manifests: Pe(t),
		textFiles: t.textFiles,
		usable: c,
		writes: p
	};
	try {
		let n = l && g(l, t), p = [{
			declared: t.declared,
			rules: _.rules
		}, ...n?.is === "read" ? [n] : []], y = await (h ? Ei(e, _.id, ...p.map((e) => e.declared)) : Di(e, _.id, {
			declarations: p,
			reviewed: m
		}));
		if (!y.ok) return {
			is: "stopped",
			problems: [y.problem]
		};
		o?.({
			phase: "planning",
			project: _.name
		});
		let b = y.value, { baseLanguage: x } = b.project, S = u(t, b.project);
		if (S.length > 0) return {
			is: "stopped",
			problems: S
		};
		let C = s(t.declared, x), w = n?.is === "read" ? {
			...n,
			declared: s(n.declared, x)
		} : void 0, T = {
			now: Math.floor(i() / 1e3),
			target: w?.commit
		}, E = {
			...v,
			asked: T
		}, D = await ya(C, b, _.rules, E, w?.declared), O = [
			...ee(_.languagePlaces, b.project),
			...D.problems,
			...f ? [] : D.undecided
		];
		if (D.is === "stopped") return {
			...D,
			problems: O
		};
		let te = {
			...E,
			history: Aa(r)
		}, k = w && await ya(w.declared, b, w.rules, te), A = {
			target: w?.declared,
			applied: d,
			history: r,
			usable: c
		}, j = f ? await Hi(D.keptTexts, t, A) : [], ne = {
			...D,
			plan: Ye(D.plan, j)
		}, re = n && a(ne, n, k);
		return {
			...ne,
			live: b,
			problems: O,
			conflicts: [...f ? D.undecided : [], ...$e(j)],
			...re && { target: re }
		};
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return e instanceof Ge && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [ja(e, t.declared)]
		};
	}
}
function Aa(e) {
	return { async versions(...t) {
		let n = await e.versions(...t), r = ({ until: e }) => e !== Infinity;
		return {
			...n,
			versions: n.versions.filter(r),
			merged: n.merged?.filter(r) ?? []
		};
	} };
}
function ja(e, t) {
	let n = e instanceof U ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Ma(n, t);
	return V("api-error", e.message + Na(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Ma(e, { entries: t }) {
	let n = z.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(ce).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ye(t) : []));
	});
	return y(n)(e) !== e;
}
function Na(e) {
	return e instanceof U && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Pa({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Fa(e, r, i, a, o, s);
	return [
		...x(n, i.rules),
		...re(e, t, i.rules, c, l),
		...La(e, a)
	];
}
async function Fa({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && F(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await Ii(c, o, a, s),
		unread: await Ri(n, t, l, o, s)
	};
}
function Ia(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Mi(e) || !Ni(e) ? [] : [V("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function La(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Mi(e) ? [] : [V("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var Ra = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function za(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = et(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await rt(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await Ha(t) && (a = t);
				}
				n.size > 0 && await Va(Ba(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await Va(a, t(a)), o = !0;
			} catch (e) {
				let t = new Ra(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, Ba(a)]) await at(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await at(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function Ba(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Va(e, t) {
	await at(`${e}.part`, { force: !0 }), await ot(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await it(`${e}.part`, e);
}
async function Ha(e) {
	try {
		return await ot(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var Ua = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Wa = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Ua(e);
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
function Ga(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ka(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Wa(), r = 0, i = () => {
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
				Ka(t), e = t, queueMicrotask(() => {
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
function Ka(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const qa = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ja = class {
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
		return this.place ? void 0 : "No folder for backups is set, and nothing is removed without a backup. Set backup-dir.";
	}
	get keepsUrls() {
		return this.place?.keepsUrls ?? !1;
	}
	async keep(e, t, n = {}) {
		try {
			await this.add(e, n);
			return;
		} catch (e) {
			return `${qa[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Za(e)), n = t ? Ya(t, e) : e;
			return t !== void 0 && this.written.has(t) && Xa(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Za(e), e);
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
function Ya(e, t) {
	return e.action === "update" && t.action === "update" && F(t.kind).mergeKept?.(e, t) || t;
}
function Xa(e, t) {
	return ie({ ...e.entry }, { ...t.entry }) && ie({ ...e.wrote }, { ...t.wrote });
}
function Za({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Qa = class {
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
}, $a = class {
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
		let n = (e) => M(P(e)?.lang_iso) || void 0, r = await ft(() => this.client.languages(e, { limit: 500 }), n), i = r && L(r, n);
		if (!i) throw new G();
		return i;
	}
};
// src/apply/order.ts
function eo({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && ro(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...to(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function to(e) {
	let t = new Map();
	for (let n of e) for (let e of $(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, no(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function no(e, t) {
	let n = $(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ro(e) {
	return e.fields.some(({ field: t }) => ke(e.kind, t).role === "identity");
}
// src/apply/apply.ts
function io(e, { batchSize: t }) {
	return eo(e).map((e) => z.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : Q(n).batches(r, t);
	}));
}
async function ao(e, t, n) {
	let r = new Qa(), i = oo(e, t, n), a = Ga(n.concurrency);
	await st();
	for (let e of io(t, n)) {
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
function oo(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Le,
			variables: n.variables,
			evidence: Fe
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Mt(n.halt, n.mayWrite),
		backup: new Ja(n.backup),
		languages: new $a(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Q(F(e)).open(i);
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
// src/backup/text.ts
const so = {
	lineWidth: 0,
	defaultStringType: "PLAIN",
	doubleQuotedMinMultiLineLength: Infinity
};
function co(e, t) {
	let { restore: n, ...r } = e, i = new Me({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${ho(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${ho(n)}`
	].join("\n");
	let a = z.map(({ name: e, plural: n }) => mo(n, t.filter(({ kind: t }) => t === e).map((e) => uo(e).entry), "")), o = t.map((e) => uo(e).wrote);
	return [
		i.toString(so),
		mo("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const lo = new WeakMap();
function uo(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = F(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = lo.get(e) ?? {
		entry: fo(r),
		wrote: fo(s)
	};
	return lo.set(e, c), c;
}
function fo(e) {
	let t = new Me([e], { aliasDuplicateObjects: !1 });
	return i(t, { Scalar: (e, t) => po(t) }), t.toString(so);
}
function po(e) {
	typeof e.value == "string" && e.value.trim() === "" && (e.type = T.QUOTE_DOUBLE);
}
function mo(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function ho(e) {
	return e.replace(go, " ");
}
const go = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function _o(e, t, n) {
	let r = vo(t.changes, (e) => p(yo(e))), i = new Set(e.changes.filter((e) => r.get(p(yo(e)))?.shift())), a = vo([...r.values()].flat(), bo), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(bo(e))?.shift();
		return t && Do(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: wo(t ? xo(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: To(e, n) ?? wo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function vo(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function yo(e) {
	let t = So(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		bo(e),
		e.label,
		r,
		n,
		i,
		Co(e),
		t
	];
}
function bo(e) {
	let { kind: t, action: n } = e;
	return p([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function xo(e, t) {
	let n = (e) => p(So(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Co(e) !== Co(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function So(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Co(e) {
	return e.action === "create" ? "" : e.seen;
}
function wo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function To(e, t) {
	let n = F(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && Eo(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Eo(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Do(e, t, n) {
	let r = F(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => p([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Eo(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Oo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(ct).join(" ");
}
// src/run/project.ts
async function ko(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Ao(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Po([t]),
			bugs: [t]
		};
	}
}
async function Ao(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = dt(o), d = {
		apiUrl: n.apiUrl,
		onResponse: u.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = ut(t.settings, {
		...d,
		signal: c,
		onProgress: o.onProgress
	}), p = ut(t.settings, {
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
	let m = r?.get(s), h = await ka(f.value, m?.filter ? jo(m.filter.filters, t) : t, {
		...o,
		now: u.now
	}, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift",
		writes: n.command === "apply",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || n.unmanaged
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await Pa(h, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(Mo)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let { advice: S, refuses: C } = await Ee(t, h, g.project), w = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: Fe
	}, { plan: T, notApplied: E } = m ? _o(_, m, {
		...w,
		live: g
	}) : {
		plan: _,
		notApplied: []
	}, D = {
		...e,
		problems: [
			...y,
			...b,
			...x,
			...Ia(T, n),
			...S
		],
		plan: T,
		...n.unmanaged && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: io(T, t.settings).flat().length },
		...E.length > 0 && { results: E }
	}, ee = await o.onPlan(D);
	if (n.command === "plan" || x.length > 0 || C) return D;
	if (!ee) return o.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, No]
	};
	let O = await Io(p.value, T, t, n, o);
	return {
		...D,
		...O,
		results: [...O.results, ...E],
		problems: [...D.problems, ...O.problems]
	};
}
function jo(e, t) {
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
function Mo(e) {
	return {
		...e,
		severity: "warning"
	};
}
const No = V("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Po(e) {
	return e.length === 0 ? [] : [V("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Fo({ id: e, secrets: t }) {
	let n = new Ie();
	return n.hide(t), n.clean(e);
}
async function Io(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, y = Fo(n), b = i === void 0 ? void 0 : za(i, n.name ?? y, l()), x = {
		project: y,
		...y !== _ && { project_digest: De(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => Oo(v(e, u), a), C, w = async (e, t) => {
		await b?.write((t) => co({
			...x,
			restore: S(t)
		}, e), t).catch((e) => {
			throw C = e.message, e;
		});
	}, T = n.name, E = t.changes.length, D = 0, ee = () => p?.(D < E ? {
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
	ee();
	let O, te = await ao(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (O = await f?.toWrite(), O?.message),
		backup: b && {
			write: w,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			c(e, t), D += t.length, ee();
		}
	}), k = t.changes.map((e) => ({
		change: e,
		outcome: te.of(e)
	})), { bugs: A, remarks: j } = te;
	return {
		results: k,
		problems: [
			...O && !o.stopped ? [O] : [],
			...j,
			...Po(A),
			...C === void 0 ? [] : [V("backup-not-written", C, { reach: "project" })]
		],
		...b?.path !== void 0 && {
			backup: v(b.path, u),
			restore: S(b.path)
		},
		...A.length > 0 && { bugs: A }
	};
}
export { dt as C, ut as S, St as _, Ba as a, ht as b, pa as c, ji as d, ki as f, Et as g, sn as h, io as i, Gi as l, ln as m, Io as n, ja as o, qr as p, ko as r, Ea as s, No as t, qi as u, gt as v, ct as w, G as x, mt as y };
