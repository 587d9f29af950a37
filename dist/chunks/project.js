import { $n as e, Ar as t, At as n, Br as r, Cr as i, Dr as a, Dt as o, Er as s, F as c, Fr as l, Ft as u, G as d, Gr as f, Hr as p, I as m, Ir as h, Jn as g, Jr as _, K as v, Kn as y, Kr as b, Lr as x, Mr as S, N as C, Nr as w, Ot as T, Pr as E, Pt as D, Qn as O, Qr as k, R as ee, Rn as te, Rr as A, Sr as ne, Tr as j, Ur as M, V as re, Vr as ie, W as ae, Wr as N, Xn as P, Yn as oe, Zn as F, Zr as se, an as ce, bn as le, cr as ue, d as de, dr as fe, f as pe, g as I, h as me, i as he, jr as ge, kr as _e, l as ve, lt as L, m as ye, nr as be, p as xe, qn as Se, qr as Ce, r as we, rr as Te, sr as Ee, u as De, w as Oe, wr as ke, yn as Ae, zn as je, zr as Me } from "./engine.js";
import { $t as Ne, K as R, Qt as Pe, R as Fe, Sn as Ie, Tn as Le, Ut as Re, W as ze, Zt as Be, en as Ve } from "./start.js";
import { a as He, l as Ue, o as z, s as We, t as Ge, u as B } from "./client.js";
import { c as V } from "./wire.js";
import { d as Ke, f as qe, h as Je, m as Ye, p as Xe, u as Ze } from "./markdown.js";
import { join as Qe, resolve as $e, sep as et } from "node:path";
import { mkdir as tt, rename as nt, rm as rt, writeFile as it } from "node:fs/promises";
import { setImmediate as at } from "node:timers/promises";
// src/report/words/shellWord.ts
function ot(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var st = class extends Ge {
	#e;
	#t;
	#n = 0;
	constructor(e, t, n) {
		super(e), this.#e = t, this.#t = n, n({
			phase: "observing",
			project: t
		});
	}
	async keys(e, t = {}) {
		let n = await super.keys(e, t);
		if (t.limit === 1) return n;
		let r = t.filter_keys !== void 0 || t.filter_key_ids !== void 0;
		t.page === 1 && (this.#n = 0), this.#n += n.length;
		let i = r ? void 0 : n.totalCount;
		return this.#t({
			phase: "observing",
			project: this.#e,
			count: {
				done: this.#n,
				total: i,
				unit: "key"
			}
		}), n;
	}
};
// src/run/connect.ts
function ct({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: a, onResponse: o, onWait: s, onProgress: c }) {
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
		return u(c ? new st(l, r, c) : new Ge(l));
	} catch (e) {
		if (!(e instanceof We)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return D(R("bad-setting", t + e.message));
	}
}
// src/remote/incompleteRead.ts
var H = class extends Error {};
async function U(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof B || e instanceof H) return;
		throw e;
	}
}
async function lt(e, t) {
	for (let n = 0; n < 2; n++) {
		let { elements: n, complete: r } = await ut(e, t);
		if (r) return n;
	}
}
async function ut(e, t) {
	let n = new Map(), r = [], i = new Set(), a = 0, o = !1;
	for (let s = await e(); s;) {
		i.add(s.totalCount), a += s.length, o ||= s.responseTooBig;
		for (let e of s) {
			let i = t(e);
			i === void 0 ? r.push(e) : n.set(i, e);
		}
		s = await s.nextPage();
	}
	let s = [...n.values(), ...r], [c = a] = i;
	return {
		elements: s,
		complete: !o && i.size === 1 && s.length === c
	};
}
async function dt(e, t, n) {
	let r = await ft(e, t, n);
	return r.ok ? u(r.value.project) : r;
}
async function ft(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(L(t)), n ? ht(e, t) : u(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && N(o, gt);
	if (o && !s) return D(_t("a language has no usable lang_iso"));
	let c = pt(t, i, s, r);
	return c.ok ? u({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function pt(e, t, n, r) {
	let i = f(t) ?? {}, a = f(i.settings) ?? {}, o = p(a.per_platform_key_names), s = p(a.segmentation), c = b(i.base_language_iso) || mt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? D(_t(`the project has no usable ${l.join(" and ")}`)) : u({
		id: e,
		name: b(i.name) || e,
		type: b(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: p(a.auto_toggle_unverified)
	});
}
function mt(e, t) {
	let n = M(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function ht(e, t) {
	let n = await lt(() => e.languages(t, { limit: 500 }), (e) => b(f(e)?.lang_iso));
	return n ? u(n) : D(R("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function gt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = f(e) ?? {}, i = b(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: M(n),
		pluralForms: N(r, b) ?? []
	};
}
function _t(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return R("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function vt(e, t) {
	let n = f(e) ?? {}, r = M(n.key_id), i = wt(n.key_name, (e) => b(e) || void 0), a = N(n.platforms, b), o = V.filter((e) => a?.includes(e)), s = Object.keys(S(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Tt(wt(n.filenames, b)), l = N(n.tags, b), u = p(n.is_plural), d = p(n.is_archived), m = Et(n.translations), h = new Set(m?.map(({ language_iso: e }) => e)), g = t.filter((e) => !h.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || l === void 0 || u === void 0 || d === void 0 || g.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
			tags: l,
			is_plural: u,
			is_archived: d
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...g.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let _ = o.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: s,
		platforms: o,
		..._ && { onOtherPlatform: _ },
		tags: l,
		filenames: c,
		is_plural: u,
		is_archived: d,
		...xt(n),
		translations: m
	} };
}
const yt = {
	description: b,
	context: b,
	plural_name: b,
	is_hidden: p,
	char_limit: ie,
	custom_attributes: Ct,
	modified_at_timestamp: Ce,
	translations_modified_at_timestamp: Ce
}, bt = Object.entries(yt);
function xt(e) {
	return Object.fromEntries(bt.map(([t, n]) => [t, n(e[t])]));
}
function St(e) {
	return Object.keys(yt).filter((t) => e[t] === void 0);
}
function Ct(e) {
	let t = b(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function wt(e, t) {
	let n = f(e) ?? {}, r = {};
	for (let e of V) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Tt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Et(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Dt(f(n) ?? {});
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
function Dt(e) {
	return {
		language_iso: b(e.language_iso),
		translation: b(e.translation),
		modified_by: M(e.modified_by),
		modified_by_email: b(e.modified_by_email),
		modified_at_timestamp: Ce(e.modified_at_timestamp),
		is_reviewed: p(e.is_reviewed),
		is_unverified: p(e.is_unverified)
	};
}
// src/remote/sending.ts
var Ot = class {
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
function kt(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
const At = [
	401,
	402,
	403,
	404,
	423,
	429
];
function jt(e) {
	return e instanceof z ? At.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Mt(e) {
	return e.name === "TimeoutError" || e instanceof z && [
		413,
		502,
		504
	].includes(e.status);
}
function Nt(e, t) {
	return e instanceof z || e.mayHaveHappened || !t ? e : t;
}
function W(e) {
	return e instanceof He && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const Pt = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Ft(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function It(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function G(e, t, n, r) {
	let i = It(e, t, n, r), [a] = i, [o] = Ft(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Lt(e.after)} was sent, ${Lt(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Lt(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Rt = { is: "silent" };
function zt(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Ut(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Bt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Ut(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Rt
	}));
}
function Bt(e, { platforms: t = [], filenames: n = {} }) {
	return V.every((n) => t.includes(n) === e.platforms.includes(n)) && V.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Vt(e, { keys: t, errors: n }) {
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
			} : Rt
		};
	});
}
function Ht(e, t) {
	return zt(e, {
		keys: t,
		errors: []
	});
}
var Ut = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Wt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Wt(n)) this.byName.set(e, Gt(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...V] }) {
		let n = new Set(t.map((t) => E(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => E(n, t) === E(e, t)));
	}
};
function Wt({ name: e }) {
	return new Set(V.map((t) => E(e, t) ?? ""));
}
function Gt(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var K = class {
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
		return Array.from(e, (e) => vt(e, this.languages));
	}
	addRead(e) {
		for (let t of e) {
			let e = "key" in t ? t.key.key_id : t.unusable.id;
			e === void 0 ? this.withoutId.push(t) : this.byId.set(e, t);
		}
	}
	get size() {
		return this.byId.size + this.withoutId.length;
	}
	all() {
		let e = [...this.byId.values(), ...this.withoutId];
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
function Kt(e) {
	return !e.includes(",");
}
function qt(e) {
	return Yt(e, 2e3);
}
function Jt(e) {
	return Yt(e.map(String), 7e3);
}
function Yt(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function Xt({ client: e, projectId: t }, n, r = Infinity) {
	let i = [], a = await e.keys(t, {
		...n,
		limit: 500
	});
	for (let e = 1;; e++) {
		i.push(...a);
		let t = e < r ? await a.nextPage() : void 0;
		if (!t) break;
		a = t;
	}
	if (a.responseTooBig) throw new Zt();
	if (a.totalCount !== Qt(i)) throw new H();
	return i;
}
var Zt = class extends H {};
function Qt(e) {
	let t = new K([]);
	return t.add(e), t.size;
}
// src/remote/key/readBack.ts
const $t = {
	include_translations: !0,
	disable_references: !0
};
async function q(e, t, n = []) {
	let r = new K(n);
	for (let n of await Promise.all(Jt(t).map((t) => en(e, t)))) r.add(n);
	return r.all();
}
async function en(e, t) {
	try {
		return await Xt(e, {
			...$t,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Zt || n instanceof z && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await en(e, t.slice(0, r)), ...await en(e, t.slice(r))];
	}
}
async function tn(e, t) {
	let n = new Set(t.flatMap((e) => w(e))), r = (e) => e.some((e) => n.has(e)), i = new K([]);
	if (![...n].every(Kt)) i.add(await nn(e));
	else for (let t of qt([...n])) i.add(await Xt(e, {
		...$t,
		filter_keys: t
	}));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(w(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function nn({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, $t)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== Qt(n)) throw new H();
	return n;
}
// src/remote/key/confirm.ts
async function rn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !cn(e, t, n.key) : n.is === "silent" || dn(n.error)).map(({ sent: e }) => e), r = await U(() => tn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Ht(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: an(e, a, {
				answer: n,
				found: o && un(e, a, o),
				wasRead: r !== void 0 && !ln(t, r.unusable)
			})
		};
	});
}
function an(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? un(e, t, n.key);
		case "refused": return r?.state === "done" ? r : fn(n.error);
		case "silent": return r ?? pn(i);
	}
}
async function on(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !cn(e, t, n.key)), r = await U(() => q(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: sn(e, t, {
				answer: n,
				found: o && un(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function sn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? un(e, t, n.key);
		case "refused": return fn(n.error);
		case "silent": return r?.state === "done" ? r : pn(i);
	}
}
function cn({ context: e }, { change: t }, n) {
	return Ft(j, t, n, e).length === 0;
}
function ln({ out: e }, t) {
	let n = w(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function un({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), G(j, n, r, e);
}
function dn({ message: e }) {
	return /already taken/i.test(e);
}
function fn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function pn(e) {
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
function J(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: W(t)
	}));
}
function mn(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function Y(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function hn({ stop: e }, t, n, r, i) {
	if (jt(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof z)) e.noteUnreachable(n.message);
	else if (t.length > 1) return gn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return J(t, Nt(n, i));
}
async function gn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function _n(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? J(t, n.error) : Y(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(xn),
			...bn(e)
		});
		return await rn(e, zt(t, {
			keys: yn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof B)) throw r;
		return r.mayHaveHappened ? vn(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : hn(e, t, r, (t) => _n(e, t, n), n?.error);
	}
}
async function vn(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return J(t, r);
	let a = await U(() => tn(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return J(t, r);
	let o = Ht(t, a.objects), s = await rn(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !ln(e, a.unusable)), u = J(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...mn(l, r)
	];
	let d = await gn(l, Mt(r) ? 2 : 1, (t) => _n(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function yn(e) {
	return e.flatMap((e) => {
		let t = vt(e, []);
		return "key" in t ? t.key : [];
	});
}
function bn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function xn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function Sn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await q(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await tn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var Cn = class {
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
		return [R("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
async function wn(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await Tn(e, t, n, () => new K(r));
	return i.ok ? u(i.value.all()) : i;
}
async function Tn(e, t, n, r) {
	let i = Dn(n), a = await On(e, t, i, r());
	if (En(a)) return u(a.listed);
	let o = await kn(e, t, i, r());
	if (En(o)) return u(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return D(R("incomplete-live", s, { reach: "project" }));
}
function En({ listed: e, total: t }) {
	return t === e.size;
}
function Dn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function On(e, t, n, r) {
	let i = async (i) => {
		let a = await e.keys(t, {
			...n,
			limit: 500,
			page: i
		});
		return {
			keys: r.read(a),
			total: a.totalCount
		};
	}, a = await i(1), o = Math.ceil((a.total ?? a.keys.length) / 500), s = await Promise.all(An(2, o - 1).map(i)), c = [a, ...o > 1 ? [...s, await i(o)] : []];
	for (let { keys: e } of c) r.addRead(e);
	return {
		listed: r,
		total: c.at(-1)?.total
	};
}
async function kn(e, t, n, r) {
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
function An(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/key/observeDeclared.ts
const jn = [
	400,
	404,
	413,
	414,
	431
], Mn = /^[\w.:/-]+$/;
async function Nn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = ie(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => se(j, e) !== "off")) return;
	let o = Pn(r);
	if (![...o.names].every(Kt)) return;
	let s = qt([...o.names]).length + Jt([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Fn(e, o), Bn(e, a)]), r = n - t.length;
		return r >= 0 && Vn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof H || e instanceof z && jn.includes(e.status)) return;
		throw e;
	}
}
function Pn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...w(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Fn(e, { names: t, ids: n }) {
	let r = await In(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Ln(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => zn(e.key_id, t.key_id));
}
async function In(e, t) {
	let n = await Promise.all(qt([...t]).map(async (n) => (await Rn(e, { filter_keys: n })).filter(({ key_name: e }) => w(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => w(e)));
	if (![...t].every((e) => r.has(e) || Mn.test(e)) || n.some((e) => e.length === 0)) throw new H();
	return n.flat();
}
async function Ln(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new H();
	let r = await Promise.all(Jt(t).map((t) => Rn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new H();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Rn({ client: e, project: t, languages: n }, r) {
	let i = new K(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Xt(a, {
		...Dn(n),
		...r
	}, 1));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new H();
	return [...o];
}
function zn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Bn({ client: e, project: { id: t } }, n) {
	if (t === L(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new H();
	return r;
}
function Vn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => ue(t, e, !1, Ee(n)).fresh.length === 0);
}
// src/remote/removal.ts
function Hn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Un(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Wn(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : W(t);
}
async function Gn(e, t, n, r = 0) {
	let { backup: a } = e, o = e.stop.reason() ?? a.missing();
	if (o !== void 0) return X(t, n ? W(n.error) : {
		state: "not attempted",
		message: o
	});
	let s = await U(async () => {
		let n = await e.languages.all();
		return q(e, t.map(({ id: e }) => e), n);
	});
	if (s === void 0) return X(t, n ? W(n.error) : Kn);
	let c = new Map(s.objects.map((e) => [e.key_id, e])), l = qn(s), u = ({ id: e }) => l.get(String(e)) ?? l.get(""), d = (e) => {
		let t = c.get(String(e.id));
		return t === void 0 ? u(e) === void 0 : e.how === "archive" && t.is_archived;
	}, f = t.filter((e) => !d(e)), p = f.filter((e) => u(e) === void 0), m = p.filter((e) => Jn(e, c.get(String(e.id)))), h = [
		...t.filter(d).map((e) => ({
			change: e,
			outcome: Yn(e)
		})),
		...X(p.filter((e) => !m.includes(e)), Hn("key", "removed")),
		...f.flatMap((e) => {
			let t = u(e);
			return t ? [{
				change: e,
				outcome: n ? W(n.error) : Un("key", t)
			}] : [];
		})
	];
	if (m.length === 0) return h;
	if (n && n.sent >= 4) return [...h, ...X(m, Zn(n.error))];
	let g = await a.keep(m.flatMap((t) => {
		let n = c.get(String(t.id));
		return n ? [i(j, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return g === void 0 ? [...h, ...await Xn(e, m, n, r)] : [...h, ...X(m, n ? W(n.error) : {
		state: "not attempted",
		message: g
	})];
}
const Kn = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function qn({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, St(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function Jn({ id: e, seen: t }, n) {
	return n !== void 0 && ye(e, j.fingerprint(n)) === t;
}
function Yn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Xn(e, t, n, i) {
	let { client: a, projectId: o, stop: s, wait: c } = e, l = t.map(({ id: e }) => e), u = t.every(({ how: e }) => e === "archive"), d;
	try {
		u ? await a.updateKeys(o, l.map((e) => ({
			key_id: r(String(e)),
			is_archived: !0
		})), kt(i)) : await a.destroyKeys(o, l.map((e) => r(String(e))), kt(i));
	} catch (r) {
		if (!(r instanceof B)) throw r;
		if (r instanceof Ue) return Gn(e, t, n, i + 1);
		jt(r) && s.noteProjectRefused(r.message), d = r;
	}
	if (d?.mayHaveHappened && s.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await c(1e3 * 2 ** (r - 1)), Gn(e, t, {
			error: d,
			sent: r + 1
		});
	}
	d &&= Nt(d, n?.error);
	let f = await U(() => q(e, l));
	if (f === void 0) return X(t, d ? W(d) : Pt);
	let p = new Set(f.objects.filter((e) => !(u && e.is_archived)).map(({ key_id: e }) => e)), m = new Set(f.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = m.has(t) || m.has(void 0);
		return n && u ? {
			change: e,
			outcome: d ? W(d) : Pt
		} : {
			change: e,
			outcome: n || p.has(t) ? Zn(d) : Yn(e)
		};
	});
}
function Zn(e) {
	return e ? Wn("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function X(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function Qn(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = $n(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await U(() => q(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: tr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function $n({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return er(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function er({ kind: e, fields: t }) {
	return t.filter((t) => Se(e, t));
}
function tr({ change: e, before: t, written: n }, r, i) {
	let [a] = er(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = nr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function nr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, rr(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = rr(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function rr(e, { is_plural: t }) {
	let n = _(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function ir(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function ar(e) {
	return {
		change: e,
		out: ir(j.fields, e, {}, [])
	};
}
function or(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: j.name,
		action: e,
		changes: t
	});
	return [
		...cr(n("update"), t).map(r("update")),
		...cr(n("create"), t).map(r("create")),
		...sr(n("destroy"), t).map(r("destroy"))
	];
}
function sr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function cr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(ar(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function lr(e, t, n) {
	let r = t.filter(({ change: e }) => n || pr(e)), i = await U(async () => ({
		live: await q(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => fr(e)) ? await e.languages.all() : []
	}));
	if (!i) return;
	let { live: a, languages: o } = i, s = new Map(a.objects.map((e) => [e.key_id, e])), c = new Set(a.unusable.map(({ id: e }) => e)), l = new Set(r), u = [], d = [], f = [], p = [];
	for (let n of t) {
		let { change: t } = n;
		if (!l.has(n)) {
			u.push({
				planned: n,
				now: n,
				moved: []
			});
			continue;
		}
		let r = s.get(String(t.id));
		if (!r && (c.has(String(t.id)) || c.has(void 0))) {
			f.push({
				planned: n,
				why: ur("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: dr
				}
			});
			continue;
		}
		let { open: i, moved: a } = mr(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: gr({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = ar({
			...t,
			fields: i
		});
		if (fr(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: ur(` (no usable ${a.join(", ")} text)`)
				});
				continue;
			}
			e.beforeReshaping.set(t.ref, r);
		}
		u.push({
			planned: n,
			now: m,
			moved: a,
			before: r
		}), p.push({
			key: r,
			change: m.change
		});
	}
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => ne(n, t, e.context) ?? []), "overwritten");
	return m === void 0 ? {
		due: u,
		outcomes: d,
		blocked: f
	} : {
		due: [],
		outcomes: d,
		blocked: [...f, ...u.map(({ planned: e }) => ({
			planned: e,
			why: m
		}))]
	};
}
function ur(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const dr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function fr({ kind: e, fields: t }) {
	return t.some((t) => Se(e, t));
}
function pr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = j.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function mr(e, t, n) {
	let r = {
		...j.liveContext(t, n, e.label),
		platforms: hr(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = j.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || ye(e.id, p) !== u);
		if (!d || f === void 0) a.push(n);
		else if (d.same(f, l, r)) continue;
		else if (c !== void 0 && d.same(f, c, r)) m ? a.push(n) : i.push(n);
		else {
			let e = c === void 0 ? void 0 : d.merge?.(c, l, f);
			e === void 0 ? a.push(n) : d.same(f, e, r) || i.push({
				...n,
				before: f,
				after: e
			});
		}
	}
	return {
		open: i,
		moved: a
	};
}
function hr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? V.filter((e) => n.includes(e)) : t.platforms;
}
function gr(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${_r(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = _r(t.filter((e) => !n.includes(e)));
	return o.length === 0 ? {
		state: "skipped",
		message: a,
		place: r.place
	} : {
		state: "skipped",
		message: `${a} The other fields now have the declared values: ${o.join(", ")}.`,
		place: r.place,
		written: o
	};
}
function _r(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function vr(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? J(t, n.error) : Y(t, i);
	let a = await lr(e, t, n !== void 0);
	if (!a) return n ? J(t, n.error) : Y(t, yr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? J([e], n.error) : Y([e], t))];
	return n && n.sent >= 5 ? [...c, ...mn(o.map(Z), n.error)] : [...c, ...o.length > 0 ? await br(e, o, n, r) : []];
}
const yr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function br(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? J(t.map(Z), n.error) : Y(t.map(Z), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(wr),
			...bn(e)
		}, kt(r)), i = Vt(a, {
			keys: yn(n),
			errors: n.errors
		});
		return xr(e, t, i), Cr(t, await on(e, i));
	} catch (i) {
		if (!(i instanceof B)) throw i;
		return i instanceof Ue ? vr(e, t.map(Z), n, r + 1) : i.mayHaveHappened ? Sr(e, t.map(Z), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : Cr(t, await hn(e, a, i, (i) => {
			let a = new Set(i);
			return br(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function xr({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Sr(e, t, n) {
	return e.stop.reason() === void 0 ? Mt(n.error) && n.sent <= 2 && t.length > 1 ? gn(t, 2, (t) => vr(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), vr(e, t, n)) : J(t, n.error);
}
function Cr(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: gr(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Z(e) {
	return e.planned;
}
function wr({ change: e, out: t }) {
	return {
		key_id: r(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const Tr = {
	kind: "key",
	observe: wn,
	observeDeclared: Nn,
	lookUp: Sn,
	batches: or,
	open(e) {
		let t = new Cn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Gn(n, t.filter(Or)) : e === "create" ? _n(n, t.filter(Er).map(ar)) : Qn(n, await vr(n, t.filter(Dr).map(ar)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Er = (e) => e.action === "create", Dr = (e) => e.action === "update", Or = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = f(e) ?? {}, n = b(t.webhook_id) || void 0, r = b(t.url) || void 0, i = N(t.events, b);
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
		branch: t.branch === null ? null : b(t.branch),
		events: i,
		event_lang_map: Ar(t.event_lang_map)
	} };
}
function kr(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Ar(e) {
	return N(e, (e) => {
		let { event: t, lang_iso_codes: n } = f(e) ?? {}, r = b(t), i = N(n, b);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function jr(e, t) {
	let n = await lt(() => e.webhooks(L(t)), (e) => b(f(e)?.webhook_id));
	if (!n) throw new H();
	return kr(n);
}
async function Mr(e, t) {
	try {
		return u(await jr(e, t));
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return D(R("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Nr(e, t, n) {
	let r = O.liveContext(t, n, Pr(e, t, n)), i = Me(O, t, r);
	return {
		kind: O.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: ke(e.fields)
	};
}
function Pr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => Te(e, r) === n) ?? "";
}
function Fr(t, { url: n }, { variables: r }) {
	let i = t.entry.url;
	if (typeof i == "string" && Te(i, r) === n) return {
		kept: t,
		urls: {}
	};
	let a = e(t.id);
	return {
		kept: {
			...t,
			entry: {
				...t.entry,
				url: `\${${a}}`
			}
		},
		urls: { [a]: n }
	};
}
function Ir({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Fr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Lr(e, t) {
	let { client: n, projectId: r, stop: a, backup: o, context: s } = e, c = a.reason() ?? o.missing();
	if (c !== void 0) return {
		state: "not attempted",
		message: c
	};
	let [l, u] = [L(r), String(t.id)], d = {
		state: "done",
		id: t.id
	};
	try {
		let r = Q(await n.webhook(l, u));
		if (!("webhook" in r)) return Un("webhook", r.unusable.lacks);
		if (ye(t.id, O.fingerprint(r.webhook)) !== t.seen) return Hn("webhook", "removed");
		let o = await Ir(e, i(O, r.webhook, t, s), r.webhook, "removed") ?? await a.beforeWrite();
		if (o !== void 0) return {
			state: "not attempted",
			message: o
		};
		let { webhook_deleted: c } = await n.destroyWebhook(l, u);
		if (p(c) === !0) return d;
	} catch (n) {
		if (!(n instanceof B)) throw n;
		return n instanceof z && n.status === 404 ? d : (jt(n) && a.noteProjectRefused(n.message), !n.mayHaveHappened || a.reason() !== void 0 ? W(n) : Rr(e, t, n));
	}
	return Rr(e, t, void 0);
}
async function Rr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(L(t), String(n.id)), r ? Wn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return e instanceof z && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? W(r) : Pt;
	}
}
async function zr(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Zr(e, t);
	try {
		return t.action === "update" ? await Br(e, t, r) : await Gr(e, t, Qr(t, r));
	} catch (t) {
		if (t instanceof Hr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof B)) throw t;
		return jt(t) && e.stop.noteProjectRefused(t.message), W(t);
	}
}
async function Br(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [L(i), String(t.id)], l = () => r.webhook(s, c), u = Q(await l());
	if (!("webhook" in u)) throw new Hr(Ur);
	if (!Vr(e, t, u.webhook)) {
		let n = qr(e, t, u);
		return n?.state === "done" ? n : Hn("webhook", "updated");
	}
	let d = await Ir(e, Nr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Hr(d);
	await Wr(e);
	try {
		return qr(e, t, Q(await r.updateWebhook(s, c, n))) ?? await Jr(e, t, l);
	} catch (n) {
		if (!(n instanceof B) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await Jr(e, t, l);
		return r.state === "done" ? r : W(n);
	}
}
function Vr({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = O.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = O.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return xe(O, a, s) === i;
}
var Hr = class extends Error {};
const Ur = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Wr({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Hr(t);
}
async function Gr(e, t, n) {
	let { wait: r, stop: i } = e;
	await Wr(e);
	try {
		return await Kr(e, t, n);
	} catch (a) {
		if (!(a instanceof B) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await U(() => Xr(e, n));
		if (o) return G(O, t, o, e.context);
		await r(2e3);
		let s = await U(() => Xr(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? G(O, t, s.found, e.context) : Kr(e, t, n).catch((e) => {
			throw e instanceof B ? Nt(e, a) : e;
		});
	}
}
async function Kr(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(L(i), n);
		return o(), qr(e, t, Q(a)) ?? await Jr(e, t, () => Xr(e, n));
	} catch (e) {
		throw e instanceof B && e.mayHaveHappened && o(), e;
	}
}
function qr({ context: e }, t, n) {
	if (!(!("webhook" in n) || Ft(O, t, n.webhook, e).length > 0)) return G(O, t, n.webhook, e);
}
async function Jr(e, t, n) {
	return qr(e, t, Q(await U(n))) ?? Pt;
}
function Yr(e, t) {
	let n = A([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return be(e.url, t.url) && r && n;
}
async function Xr(e, t) {
	let { objects: n, unusable: r } = await jr(e.client, e.projectId), i = n.find((e) => Yr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => be(e, t.url)))) throw new H();
	return i;
}
function Zr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = ir(O.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Te(r, e.variables) }
	};
}
function Qr({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function $r(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(oi(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await U(() => jr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => ni(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await ei(e, t, s, n) : n.remark(oi(t, "The webhooks could not be read again"));
	}
}
async function ei(e, t, n, r) {
	let i = Qr(t, Zr(e, t)), a = n.filter((n) => Yr(n, i) && G(O, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = ni(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await ti(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await ri(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? ii(t, d, n) : ai(t, d, n));
	}
}
async function ti(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await U(() => t.webhook(L(n), r)) ? [r] : [];
}
function ni(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function ri({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(L(t), n), !0;
	} catch (e) {
		if (e instanceof B) return !1;
		throw e;
	}
}
function ii({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return R("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function ai({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return R("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function oi({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return R("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const si = {
	kind: "webhook",
	observe: Mr,
	lookUp: jr,
	batches: (e) => [...e.filter(ci), ...e.filter((e) => !ci(e))].map(li),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? Lr(t, e) : zr(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => $r(t, e, n)
		};
	}
};
function ci({ action: e }) {
	return e !== "destroy";
}
function li(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const ui = [Tr, si];
// src/remote/remoteOf.ts
function $({ name: e }) {
	let t = ui.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function di(e, t, ...n) {
	let r = await pi(e, t, n);
	if (!r.ok) return r;
	let { project: i, kinds: a, languages: o } = r.value;
	return hi(i, a, (t) => $(t).observe(e, i.id, o));
}
async function fi(e, t, { declarations: n, reviewed: r }) {
	let i = await pi(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return hi(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = $(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: I(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? u(l) : i(e, a.id, c);
	});
}
async function pi(e, t, n) {
	let r = n.flatMap(me), i = F.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await ft(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let { project: o, details: s } = a.value, c = n.flatMap((e) => me(I(e, o.baseLanguage))), l = new Set(c.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => l.has(e)), p = f(f(s)?.statistics) ?? {};
	return u({
		project: o,
		statistics: p,
		kinds: i,
		languages: d
	});
}
async function mi(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await dt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return hi(a.value, n, (t) => $(t).observe(e, a.value.id, s), i);
}
async function hi(e, t, n, r = () => !1) {
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
	return u({
		project: e,
		objects: a
	});
}
async function gi(e, t, n) {
	let r = F.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([dt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await $(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new H();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function _i({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => y(e.kind, t)));
}
function vi({ changes: e }) {
	return e.some((e) => e.action === "update" && (P(e.kind).backsUpWhole || yi(e)));
}
function yi({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Se(e, t) : !bi(t.before));
}
function bi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function xi(e, t, n, r) {
	let i = new Set(Object.values(await re(e, r)).flat()), a = await v("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), s = n === void 0 ? void 0 : $e(t.working, n), c = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || s !== void 0 && e.startsWith(s + et)) continue;
		let n = o(e, t);
		await at();
		for (let r of await Si(e, t)) c.has(r) || c.set(r, n);
	}
	return c;
}
async function Si(e, t) {
	try {
		let r = T(await n(e, t));
		return F.flatMap((t) => t.namesInManifest?.(e, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Ci({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => Be(e)), s = [];
	for (let e of a) for (let t of await ae(e, r, i)) {
		let n = d(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: Pe(e, n)
		});
	}
	let c = new Set(Object.values(await re(n, i)).flat());
	for (let { full: e, source: n, language: r } of s) r !== void 0 && wi(n, t).includes(r) && c.add(e);
	let l = new Map();
	for (let e of s) {
		if (i.aborted) break;
		if (!(c.has(e.full) || Ti(e, t).some((e) => c.has(e)))) {
			await at();
			for (let t of await Ei(e, r)) l.has(t) || l.set(t, o(e.full, r));
		}
	}
	return l;
}
function wi({ languages: e }, t) {
	return e ?? [t];
}
function Ti({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : wi(t, r).flatMap((n) => {
		let r = Ve(t, e, n);
		return r === void 0 ? [] : [$e(t.folder, r)];
	});
}
async function Ei({ full: e, path: t, source: r, language: i = "" }, a) {
	try {
		let o = T(await n(e, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...Ne(r, t)
		};
		return F.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => Oe(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function Di(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Ke(e, { entries: Oi(r) });
	if (!i) return Ke(e, await ki(e, t, n));
	let a = await i(), o = a && c(a, t);
	return o?.is === "read" ? Ke(e, { entries: Oi(o.declared) }) : [];
}
function Oi({ entries: e }) {
	return F.flatMap(({ plural: t }) => e[t] ?? []);
}
async function ki(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, m(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => ee(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !s.has(e)
	};
}
// src/plan/agreed.ts
function Ai(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Ni(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? h(n) && h(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Li(e, r, n))) && i.add(_e(e));
	}
	return i;
}
function ji(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Ni(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = Mi(c), u = Je(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => x(n.get(e), t) !== void 0) || c.some(({ texts: n }) => x(n.get(e), t) === x(o, t)));
	});
	return new Set(a.map(_e));
}
function Mi(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function Ni(e, t, n) {
	return F.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = Ye(r, t), o = Pi(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Fi(r, t, e.entry, o) ? t : void 0, i = n && Xe(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function Pi(e, t) {
	let n = ({ values: t }) => Oe(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function Fi(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Ii(e, t), o = (t) => [...Ii(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Ii(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => l([
		e.name,
		t,
		n
	]))));
}
function Li(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Ri(e, t, n) {
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
function zi(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ge(t))
	}));
}
// src/plan/prune.ts
const Bi = {
	destroys: [],
	kept: [],
	scope: 0
};
function Vi(e, { matched: t, unmatched: n }, r) {
	let i = k(e, r);
	if (i === void 0) return Bi;
	let a = (t) => se(e, r) === "all" || Hi(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Le(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
			seen: ye(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Hi(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Ui(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n];
		return {
			...a !== void 0 && (a.open ?? []).length === 0 ? a : pe(e, t, r, `${e.name}:${n + 1}`),
			entry: t.declared
		};
	}), s = a.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: Re(t, n, [])
	})), c = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), l = Vi(e, {
		matched: c,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r.rules), u = new Set([...l.destroys, ...l.kept].map(({ id: e }) => e)), d = a.unmanaged.filter((t) => !u.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}));
	return {
		kind: e,
		comparison: {
			matching: a,
			compared: o
		},
		declared: t,
		live: n,
		changes: o.flatMap(({ change: e }) => e ?? []),
		created: o.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		destroys: l.destroys,
		kept: [...o.flatMap(({ kept: e }) => e), ...l.kept],
		skipped: [...o.flatMap(({ skipped: e }) => e ?? []), ...s],
		unchanged: o.filter(Wi).length,
		unmanaged: d,
		matched: c.length,
		namesakes: a.namesakes.size,
		scope: l.scope,
		problems: [
			...o.flatMap(({ problems: e }) => e),
			...a.refused.map(({ problem: e }) => e),
			...a.remarks
		],
		keptTexts: o.flatMap(({ kept: t, entry: n }) => t.flatMap((t) => "field" in t ? [{
			kind: e,
			entry: n,
			item: t
		}] : [])),
		open: o.flatMap(({ open: t = [], entry: n }) => t.map((t) => ({
			...t,
			kind: e,
			entry: n
		})))
	};
}
function Wi({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function Gi(e, t, n) {
	let r = new Map();
	return (i) => (i.writers.is === "unknown" && r.clear(), Ki(e, t, n, i, r));
}
function Ki(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = de(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = F.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Ui(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let c = [...o, ...s.flatMap((e) => e.problems)], l = ze(c), u = s.flatMap((e) => e.destroys), d = s.flatMap((e) => e.unmanaged), f = s.flatMap((e) => e.kind.firstSends?.(Ji(e, a, l)) ?? []), p = {
		format_version: 1,
		project: t.project,
		changes: [...s.flatMap(({ changes: e }) => e), ...l ? [] : u],
		kept: [...s.flatMap(({ kept: e }) => e), ...l ? u.map(Xi) : []],
		skipped: s.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Qi(s, ({ unchanged: e }) => e),
			unmanaged: Qi(s, Yi),
			by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: Yi(e)
			}])),
			adopted: Qi(s, ({ changes: e }) => e.filter((e) => Zi(e, n)).length)
		},
		...f.length > 0 && { sends: f }
	}, m = s.flatMap((e) => e.kind.hints?.(Ji(e, a, l)) ?? []);
	return {
		is: "planned",
		plan: p,
		facts: s.map((e) => qi(e, l)),
		unmanaged: d,
		problems: [...c, ...m],
		matches: s.map(({ kind: e, comparison: t }) => ({
			kind: e,
			matches: t.matching.matches
		})),
		open: s.flatMap(({ open: e }) => e),
		keptTexts: s.flatMap(({ keptTexts: e }) => e)
	};
}
function qi({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Ri(e, i, n.objects),
		created: zi(e, r)
	};
}
function Ji(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Yi({ unmanaged: e, live: { notRead: t = 0 } }) {
	return e.length + t;
}
function Xi({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Zi(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Qi(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function $i(e, n, r, i, o) {
	let s = Gi(e, n, r), c = r.writers ? t(r.writers) : a.writers, l = s({
		...a,
		writers: c
	});
	if (l.is === "stopped" || l.open.length === 0) return {
		...l,
		notices: []
	};
	let u = [], d = await ea(c, i);
	if (d.writers !== c && (l = s({
		...a,
		writers: d.writers
	})), d.why !== void 0 && u.push(ta(d.why)), l.is === "stopped" || l.open.length === 0) return {
		...l,
		notices: u
	};
	let { agreed: f, unread: p } = await na(l.open, e, i, o);
	return p && u.push(p), f.size > 0 && (l = s({
		writers: d.writers,
		agreed: f
	})), {
		...l,
		notices: u
	};
}
async function ea(e, { ownUser: n }) {
	if (e.is !== "not asked") return { writers: e };
	let r = await n();
	return r.is === "known" ? { writers: t(r.names) } : {
		writers: { is: "unknown" },
		why: r.why
	};
}
function ta(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return R("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function na(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(_e(e)));
	for (let t of Object.values(o?.entries ?? {})) c(Ai(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : ra, m = p.versions.map((e) => ia(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(Ai(u(), e, l));
	c(ji(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: aa(h, p.why)
	};
}
const ra = {
	is: "read",
	versions: []
};
function ia(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => ee(t, e, n, r))
	};
}
function aa(e, t) {
	let n = `${ce(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return R("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function oa(e, t) {
	let n;
	return () => (n ??= sa(e, L(t)), n);
}
async function sa(e, t) {
	try {
		let n = f(await e.contributorMe(t)) ?? {}, r = [M(n.user_id), b(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof B) || e instanceof He) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function ca(e, t, { cancellation: n, history: r, now: i, onProgress: a }, { usable: o, target: s, applied: l, findsConflicts: u = !0, reviewed: d = [], listsUnmanaged: f = !1 }) {
	let { settings: p } = t, h = {
		ownUser: oa(e, p.id),
		history: r,
		manifests: m(t),
		textFiles: t.textFiles,
		usable: o
	};
	try {
		let n = s && c(s, t), m = [{
			declared: t.declared,
			rules: p.rules
		}, ...n?.is === "read" ? [n] : []], g = await (f ? di(e, p.id, ...m.map((e) => e.declared)) : fi(e, p.id, {
			declarations: m,
			reviewed: d
		}));
		if (!g.ok) return {
			is: "stopped",
			problems: [g.problem]
		};
		a?.({
			phase: "planning",
			project: p.name
		});
		let _ = g.value, { baseLanguage: v } = _.project, y = De(t, _.project);
		if (y.length > 0) return {
			is: "stopped",
			problems: y
		};
		let b = I(t.declared, v), x = n?.is === "read" ? {
			...n,
			declared: I(n.declared, v)
		} : void 0, S = await $i(b, _, p.rules, h, x?.declared), w = [
			...ve(p.languagePlaces, _.project),
			...S.problems,
			...S.notices
		];
		if (S.is === "stopped") return {
			...S,
			problems: w
		};
		let T = x && await $i(x.declared, _, x.rules, h), E = {
			target: x?.declared,
			applied: l,
			history: r,
			usable: o,
			now: i
		}, D = u ? await Di(S.keptTexts, t, E) : [], O = {
			...S,
			plan: qe(S.plan, D)
		}, k = n && C(O, n, T);
		return {
			...O,
			live: _,
			problems: w,
			conflicts: Ze(D),
			...k && { target: k }
		};
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return e instanceof He && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [la(e, t.declared)]
		};
	}
}
function la(e, t) {
	let n = e instanceof z ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && ua(n, t);
	return R("api-error", e.message + da(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function ua(e, { entries: t }) {
	let n = F.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(oe).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Ae(t) : []));
	});
	return le(n)(e) !== e;
}
function da(e) {
	return e instanceof z && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function fa({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await pa(e, r, i, a, o, s);
	return [
		...je(n, i.rules),
		...te(e, t, i.rules, c, l),
		...ha(e, a)
	];
}
async function pa({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && P(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await xi(c, o, a, s),
		unread: await Ci(n, t, l, o, s)
	};
}
function ma(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || _i(e) || !vi(e) ? [] : [R("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ha(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !_i(e) ? [] : [R("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var ga = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function _a(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Qe(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await tt(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await ba(t) && (a = t);
				}
				n.size > 0 && await ya(va(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await ya(a, t(a)), o = !0;
			} catch (e) {
				let t = new ga(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, va(a)]) await rt(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await rt(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function va(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function ya(e, t) {
	await rt(`${e}.part`, { force: !0 }), await it(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await nt(`${e}.part`, e);
}
async function ba(e) {
	try {
		return await it(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var xa = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Sa = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new xa(e);
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
function Ca(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), wa(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Sa(), r = 0, i = () => {
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
				wa(t), e = t, queueMicrotask(() => {
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
function wa(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Ta = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ea = class {
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
			return `${Ta[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(ka(e)), n = t ? Da(t, e) : e;
			return t !== void 0 && this.written.has(t) && Oa(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(ka(e), e);
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
function Da(e, t) {
	return e.action === "update" && t.action === "update" && P(t.kind).mergeKept?.(e, t) || e;
}
function Oa(e, t) {
	return A({ ...e.entry }, { ...t.entry }) && A({ ...e.wrote }, { ...t.wrote });
}
function ka({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Aa = class {
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
}, ja = class {
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
		let n = (e) => b(f(e)?.lang_iso) || void 0, r = await lt(() => this.client.languages(e, { limit: 500 }), n), i = r && N(r, n);
		if (!i) throw new H();
		return i;
	}
};
// src/apply/order.ts
function Ma({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Fa(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Na(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Na(e) {
	let t = new Map();
	for (let n of e) for (let e of Ia(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Pa(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Pa(e, t) {
	let n = Ia(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Fa(e) {
	return e.fields.some(({ field: t }) => g(e.kind, t).role === "identity");
}
function Ia(e, t) {
	return e.fields.filter(({ field: t }) => g(e.kind, t).role === "identity").flatMap((n) => La(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function La(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(La) : [];
}
// src/apply/apply.ts
function Ra(e, { batchSize: t }) {
	return Ma(e).map((e) => F.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function za(e, t, n) {
	let r = new Aa(), i = Ba(e, t, n), a = Ca(n.concurrency);
	await at();
	for (let e of Ra(t, n)) {
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
function Ba(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Ie,
			variables: n.variables,
			evidence: s
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Ot(n.halt, n.mayWrite),
		backup: new Ea(n.backup),
		languages: new ja(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(P(e)).open(i);
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
const Va = {
	lineWidth: 0,
	defaultStringType: "PLAIN"
};
function Ha(e, t) {
	let { restore: n, ...r } = e, i = new fe({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${qa(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${qa(n)}`
	].join("\n");
	let a = F.map(({ name: e, plural: n }) => Ka(n, t.filter(({ kind: t }) => t === e).map((e) => Wa(e).entry), "")), o = t.map((e) => Wa(e).wrote);
	return [
		i.toString(Va),
		Ka("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const Ua = new WeakMap();
function Wa(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = P(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = Ua.get(e) ?? {
		entry: Ga(r),
		wrote: Ga(s)
	};
	return Ua.set(e, c), c;
}
function Ga(e) {
	return new fe([e], { aliasDuplicateObjects: !1 }).toString(Va);
}
function Ka(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function qa(e) {
	return e.replace(Ja, " ");
}
const Ja = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function Ya(e, t, n) {
	let r = Xa(t.changes, (e) => l(Za(e))), i = new Set(e.changes.filter((e) => r.get(l(Za(e)))?.shift())), a = Xa([...r.values()].flat(), Qa), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Qa(e))?.shift();
		return t && ao(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: no(t ? $a(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: ro(e, n) ?? no("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Xa(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Za(e) {
	let t = eo(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Qa(e),
		e.label,
		r,
		n,
		i,
		to(e),
		t
	];
}
function Qa(e) {
	let { kind: t, action: n } = e;
	return l([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function $a(e, t) {
	let n = (e) => l(eo(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && to(e) !== to(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function eo(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function to(e) {
	return e.action === "create" ? "" : e.seen;
}
function no(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function ro(e, t) {
	let n = P(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && io(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function io(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function ao(e, t, n) {
	let r = P(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => l([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && io(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function oo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(ot).join(" ");
}
// src/run/project.ts
async function so(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await co(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: fo([t]),
			bugs: [t]
		};
	}
}
async function co(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: c } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: l, aborted: u } = o.cancellation, d = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, f = ct(t.settings, {
		...d,
		signal: l,
		onProgress: o.onProgress
	}), p = ct(t.settings, {
		...d,
		signal: u
	});
	if (!f.ok) return {
		...e,
		problems: [f.problem]
	};
	if (!p.ok) return {
		...e,
		problems: [p.problem]
	};
	let m = r?.get(c), h = await ca(f.value, t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift",
		reviewed: m?.changes ?? [],
		listsUnmanaged: n.command === "drift" || n.unmanaged
	});
	if (h.is === "stopped") return {
		...e,
		problems: h.problems
	};
	let { live: g, plan: _, unmanaged: v, problems: y, conflicts: b } = h, x = await fa(h, t.settings, n, o.folders, l);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...y, ...x.map(lo)],
			plan: _,
			unmanaged: v
		};
		return await o.onPlan(t), t;
	}
	let { advice: S, refuses: C } = await we(t, h, g.project), w = {
		project: g.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: s
	}, { plan: T, notApplied: E } = m ? Ya(_, m, {
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
			...ma(T, n),
			...S
		],
		plan: T,
		...n.unmanaged && { unmanaged: v },
		...h.target && { target: h.target },
		effort: { requests: Ra(T, t.settings).flat().length },
		...E.length > 0 && { results: E }
	}, O = await o.onPlan(D);
	if (n.command === "plan" || x.length > 0 || C) return D;
	if (!O) return o.cancellation.stopped ? D : {
		...D,
		problems: [...D.problems, uo]
	};
	let k = await mo(p.value, T, t, n, o);
	return {
		...D,
		...k,
		results: [...k.results, ...E],
		problems: [...D.problems, ...k.problems]
	};
}
function lo(e) {
	return {
		...e,
		severity: "warning"
	};
}
const uo = R("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function fo(e) {
	return e.length === 0 ? [] : [R("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function po({ id: e, secrets: t }) {
	let n = new Fe();
	return n.hide(t), n.clean(e);
}
async function mo(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: s, wait: c, onBatch: l, now: u, folders: d, environment: f, permission: p, onProgress: m }) {
	let { concurrency: h, batchSize: g, useAutomations: _, id: v } = n, y = po(n), b = i === void 0 ? void 0 : _a(i, n.name ?? y, u()), x = {
		project: y,
		...y !== v && { project_digest: he(v) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => oo(o(e, d), a), C, w = async (e, t) => {
		await b?.write((t) => Ha({
			...x,
			restore: S(t)
		}, e), t).catch((e) => {
			throw C = e.message, e;
		});
	}, T = n.name, E = t.changes.length, D = 0, O = () => m?.(D < E ? {
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
	let k, ee = await za(e, t, {
		variables: r.variables,
		concurrency: h,
		batchSize: g,
		useAutomations: _,
		halt: () => s.reason,
		mayWrite: async () => (k = await p?.toWrite(), k?.message),
		backup: b && {
			write: w,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: c,
		onBatch: (e, t) => {
			l(e, t), D += t.length, O();
		}
	}), te = t.changes.map((e) => ({
		change: e,
		outcome: ee.of(e)
	})), { bugs: A, remarks: ne } = ee;
	return {
		results: te,
		problems: [
			...k && !s.stopped ? [k] : [],
			...ne,
			...fo(A),
			...C === void 0 ? [] : [R("backup-not-written", C, { reach: "project" })]
		],
		...b?.path !== void 0 && {
			backup: o(b.path, d),
			restore: S(b.path)
		},
		...A.length > 0 && { bugs: A }
	};
}
export { H as _, va as a, Ai as c, mi as d, Mr as f, ft as g, vt as h, Ra as i, ji as l, St as m, mo as n, la as o, Tn as p, so as r, Ki as s, uo as t, gi as u, ct as v, ot as y };
