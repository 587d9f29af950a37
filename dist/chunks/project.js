import { $n as e, $r as t, Ar as n, B as r, Br as i, Bt as a, Dr as o, Fr as s, Ft as c, G as l, Gr as u, H as d, Hr as f, Ir as p, J as m, Jr as h, Kr as g, L as _, Lr as v, Mr as y, Mt as b, Nt as x, O as S, Or as C, Pr as w, Qn as T, Qr as E, Rr as D, Tn as O, Un as ee, Ur as te, Vr as ne, Wn as re, Wr as ie, X as ae, Xr as k, Y as oe, Yr as A, Zn as se, Zr as j, _ as ce, b as le, cr as ue, ei as de, er as fe, f as pe, fr as me, g as he, gr as ge, h as _e, i as ve, ir as ye, jr as be, kr as xe, l as Se, m as Ce, mt as M, ni as we, nr as N, p as Te, pr as Ee, qr as P, r as De, ri as Oe, rr as F, sr as ke, tr as I, un as Ae, v as je, wn as Me, y as Ne, z as Pe, zr as Fe, zt as L } from "./engine.js";
import { $t as Ie, Dn as Le, K as R, Qt as Re, R as ze, W as Be, Wt as Ve, nn as He, tn as Ue, wn as We } from "./start.js";
import { a as Ge, l as Ke, o as z, s as qe, t as Je, u as B } from "./client.js";
import { c as V } from "./wire.js";
import { d as Ye, f as Xe, h as Ze, m as Qe, p as $e, u as et } from "./markdown.js";
import { join as tt, resolve as nt, sep as rt } from "node:path";
import { mkdir as it, rename as at, rm as ot, writeFile as st } from "node:fs/promises";
import { setImmediate as ct } from "node:timers/promises";
// src/report/words/shellWord.ts
function lt(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/readingClient.ts
var ut = class extends Je {
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
function dt({ token: e = "", rate: t, concurrency: n, name: r }, { apiUrl: i, signal: o, onResponse: s, onWait: c, onProgress: l }) {
	try {
		let u = {
			token: e,
			...i !== void 0 && { baseUrl: i },
			rate: t,
			concurrency: n,
			signal: o,
			onResponse: s,
			...c && { onWait: c }
		};
		return a(l ? new ut(u, r, l) : new Je(u));
	} catch (e) {
		if (!(e instanceof qe)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return L(R("bad-setting", t + e.message));
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
async function ft(e, t) {
	for (let n = 0; n < 2; n++) {
		let { elements: n, complete: r } = await pt(e, t);
		if (r) return n;
	}
}
async function pt(e, t) {
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
async function mt(e, t, n) {
	let r = await ht(e, t, n);
	return r.ok ? a(r.value.project) : r;
}
async function ht(e, t, { languages: n, ...r }) {
	let [i, o] = await Promise.all([e.projectDetails(M(t)), n ? vt(e, t) : a(void 0)]);
	if (!o.ok) return o;
	let s = o.value, c = s && A(s, yt);
	if (s && !c) return L(bt("a language has no usable lang_iso"));
	let l = gt(t, i, c, r);
	return l.ok ? a({
		project: l.value,
		details: i,
		languages: s
	}) : l;
}
function gt(e, t, n, r) {
	let i = k(t) ?? {}, o = k(i.settings) ?? {}, s = P(o.per_platform_key_names), c = P(o.segmentation), l = j(i.base_language_iso) || _t(i.base_language_id, n), u = [
		...r.names && s === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && c === void 0 ? ["settings.segmentation"] : [],
		...r.texts && l === void 0 ? ["base_language_iso"] : []
	];
	return u.length > 0 ? L(bt(`the project has no usable ${u.join(" and ")}`)) : a({
		id: e,
		name: j(i.name) || e,
		type: j(i.project_type) || "localization_files",
		baseLanguage: l ?? "",
		languages: n,
		perPlatformNames: s ?? !1,
		segmentation: c ?? !1,
		autoToggleUnverified: P(o.auto_toggle_unverified)
	});
}
function _t(e, t) {
	let n = h(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function vt(e, t) {
	let n = await ft(() => e.languages(t, { limit: 500 }), (e) => j(k(e)?.lang_iso));
	return n ? a(n) : L(R("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function yt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = k(e) ?? {}, i = j(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: h(n),
		pluralForms: A(r, j) ?? []
	};
}
function bt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return R("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function xt(e, t) {
	let n = k(e) ?? {}, r = h(n.key_id), i = Dt(n.key_name, (e) => j(e) || void 0), a = A(n.platforms, j), o = V.filter((e) => a?.includes(e)), s = Object.keys(v(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Ot(Dt(n.filenames, j)), l = A(n.tags, j), u = P(n.is_plural), d = P(n.is_archived), f = kt(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || l === void 0 || u === void 0 || d === void 0 || m.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
			tags: l,
			is_plural: u,
			is_archived: d
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...m.map((e) => `the ${e} text`)];
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
		tags: l,
		filenames: c,
		is_plural: u,
		is_archived: d,
		...wt(n),
		translations: f
	} };
}
const St = {
	description: j,
	context: j,
	plural_name: j,
	is_hidden: P,
	char_limit: g,
	custom_attributes: Et,
	modified_at_timestamp: E,
	translations_modified_at_timestamp: E
}, Ct = Object.entries(St);
function wt(e) {
	return Object.fromEntries(Ct.map(([t, n]) => [t, n(e[t])]));
}
function Tt(e) {
	return Object.keys(St).filter((t) => e[t] === void 0);
}
function Et(e) {
	let t = j(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Dt(e, t) {
	let n = k(e) ?? {}, r = {};
	for (let e of V) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Ot({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function kt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = At(k(n) ?? {});
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
function At(e) {
	return {
		language_iso: j(e.language_iso),
		translation: j(e.translation),
		modified_by: h(e.modified_by),
		modified_by_email: j(e.modified_by_email),
		modified_at_timestamp: E(e.modified_at_timestamp),
		is_reviewed: P(e.is_reviewed),
		is_unverified: P(e.is_unverified)
	};
}
// src/remote/sending.ts
var jt = class {
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
function Mt(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
const Nt = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Pt(e) {
	return e instanceof z ? Nt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Ft(e) {
	return e.name === "TimeoutError" || e instanceof z && [
		413,
		502,
		504
	].includes(e.status);
}
function It(e, t) {
	return e instanceof z || e.mayHaveHappened || !t ? e : t;
}
function W(e) {
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
const Lt = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Rt(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function zt(e, t, n, r) {
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
	let i = zt(e, t, n, r), [a] = i, [o] = Rt(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Bt(e.after)} was sent, ${Bt(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Bt(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Vt = { is: "silent" };
function Ht(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Kt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Ut(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Kt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Vt
	}));
}
function Ut(e, { platforms: t = [], filenames: n = {} }) {
	return V.every((n) => t.includes(n) === e.platforms.includes(n)) && V.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Wt(e, { keys: t, errors: n }) {
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
			} : Vt
		};
	});
}
function Gt(e, t) {
	return Ht(e, {
		keys: t,
		errors: []
	});
}
var Kt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of qt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of qt(n)) this.byName.set(e, Jt(this.byName.get(e) ?? [], n));
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
		let n = new Set(t.map((t) => Fe(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => Fe(n, t) === Fe(e, t)));
	}
};
function qt({ name: e }) {
	return new Set(V.map((t) => Fe(e, t) ?? ""));
}
function Jt(e, t) {
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
		return Array.from(e, (e) => xt(e, this.languages));
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
function Yt(e) {
	return !e.includes(",");
}
function Xt(e) {
	return Qt(e, 2e3);
}
function Zt(e) {
	return Qt(e.map(String), 7e3);
}
function Qt(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function $t({ client: e, projectId: t }, n, r = Infinity) {
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
	if (a.responseTooBig) throw new en();
	if (a.totalCount !== tn(i)) throw new H();
	return i;
}
var en = class extends H {};
function tn(e) {
	let t = new K([]);
	return t.add(e), t.size;
}
// src/remote/key/readBack.ts
const nn = {
	include_translations: !0,
	disable_references: !0
};
async function q(e, t, n = []) {
	let r = new K(n);
	for (let n of await Promise.all(Zt(t).map((t) => rn(e, t)))) r.add(n);
	return r.all();
}
async function rn(e, t) {
	try {
		return await $t(e, {
			...nn,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof en || n instanceof z && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await rn(e, t.slice(0, r)), ...await rn(e, t.slice(r))];
	}
}
async function an(e, t) {
	let n = new Set(t.flatMap((e) => D(e))), r = (e) => e.some((e) => n.has(e)), i = new K([]);
	if (![...n].every(Yt)) i.add(await on(e));
	else for (let t of Xt([...n])) i.add(await $t(e, {
		...nn,
		filter_keys: t
	}));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(D(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function on({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, nn)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== tn(n)) throw new H();
	return n;
}
// src/remote/key/confirm.ts
async function sn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !dn(e, t, n.key) : n.is === "silent" || mn(n.error)).map(({ sent: e }) => e), r = await U(() => an(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Gt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: cn(e, a, {
				answer: n,
				found: o && pn(e, a, o),
				wasRead: r !== void 0 && !fn(t, r.unusable)
			})
		};
	});
}
function cn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? pn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : hn(n.error);
		case "silent": return r ?? gn(i);
	}
}
async function ln(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !dn(e, t, n.key)), r = await U(() => q(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: un(e, t, {
				answer: n,
				found: o && pn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function un(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? pn(e, t, n.key);
		case "refused": return hn(n.error);
		case "silent": return r?.state === "done" ? r : gn(i);
	}
}
function dn({ context: e }, { change: t }, r) {
	return Rt(n, t, r, e).length === 0;
}
function fn({ out: e }, t) {
	let n = D(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function pn({ context: e, stop: t }, r, i) {
	return t.noteAccepted(), G(n, r, i, e);
}
function mn({ message: e }) {
	return /already taken/i.test(e);
}
function hn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function gn(e) {
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
function _n(e, { message: t }) {
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
async function vn({ stop: e }, t, n, r, i) {
	if (Pt(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof z)) e.noteUnreachable(n.message);
	else if (t.length > 1) return yn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return J(t, It(n, i));
}
async function yn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function bn(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? J(t, n.error) : Y(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(wn),
			...Cn(e)
		});
		return await sn(e, Ht(t, {
			keys: Sn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof B)) throw r;
		return r.mayHaveHappened ? xn(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : vn(e, t, r, (t) => bn(e, t, n), n?.error);
	}
}
async function xn(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return J(t, r);
	let a = await U(() => an(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return J(t, r);
	let o = Gt(t, a.objects), s = await sn(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !fn(e, a.unusable)), u = J(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		..._n(l, r)
	];
	let d = await yn(l, Ft(r) ? 2 : 1, (t) => bn(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function Sn(e) {
	return e.flatMap((e) => {
		let t = xt(e, []);
		return "key" in t ? t.key : [];
	});
}
function Cn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function wn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function Tn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await q(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await an(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var En = class {
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
async function Dn(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await On(e, t, n, () => new K(r));
	return i.ok ? a(i.value.all()) : i;
}
async function On(e, t, n, r) {
	let i = An(n), o = await jn(e, t, i, r());
	if (kn(o)) return a(o.listed);
	let s = await Mn(e, t, i, r());
	if (kn(s)) return a(s.listed);
	let c = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${s.total ?? "an unknown number of"} keys, but the last list has ${s.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return L(R("incomplete-live", c, { reach: "project" }));
}
function kn({ listed: e, total: t }) {
	return t === e.size;
}
function An(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function jn(e, t, n, r) {
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
	}, a = await i(1), o = Math.ceil((a.total ?? a.keys.length) / 500), s = await Promise.all(Nn(2, o - 1).map(i)), c = [a, ...o > 1 ? [...s, await i(o)] : []];
	for (let { keys: e } of c) r.addRead(e);
	return {
		listed: r,
		total: c.at(-1)?.total
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
function Nn(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/key/observeDeclared.ts
const Pn = [
	400,
	404,
	413,
	414,
	431
], Fn = /^[\w.:/-]+$/;
async function In(e) {
	let { project: t, statistics: r, declarations: i, reviewed: a } = e, o = g(r.keys_total);
	if (o === void 0 || t.perPlatformNames || a.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => we(n, e) !== "off")) return;
	let s = Ln(i);
	if (![...s.names].every(Yt)) return;
	let c = Xt([...s.names]).length + Zt([...s.ids]).length;
	if (!(Math.max(1, c) * 4 > Math.ceil(o / 500))) try {
		let [t, n] = await Promise.all([Rn(e, s), Un(e, o)]), r = n - t.length;
		return r >= 0 && Wn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof H || e instanceof z && Pn.includes(e.status)) return;
		throw e;
	}
}
function Ln(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...D(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Rn(e, { names: t, ids: n }) {
	let r = await zn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Bn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Hn(e.key_id, t.key_id));
}
async function zn(e, t) {
	let n = await Promise.all(Xt([...t]).map(async (n) => (await Vn(e, { filter_keys: n })).filter(({ key_name: e }) => D(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => D(e)));
	if (![...t].every((e) => r.has(e) || Fn.test(e)) || n.some((e) => e.length === 0)) throw new H();
	return n.flat();
}
async function Bn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new H();
	let r = await Promise.all(Zt(t).map((t) => Vn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new H();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Vn({ client: e, project: t, languages: n }, r) {
	let i = new K(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await $t(a, {
		...An(n),
		...r
	}, 1));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new H();
	return [...o];
}
function Hn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Un({ client: e, project: { id: t } }, n) {
	if (t === M(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new H();
	return r;
}
function Wn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Ee(t, e, !1, me(n)).fresh.length === 0);
}
// src/remote/removal.ts
function Gn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Kn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function qn(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : W(t);
}
async function Jn(e, t, r, i = 0) {
	let { backup: a } = e, o = e.stop.reason() ?? a.missing();
	if (o !== void 0) return X(t, r ? W(r.error) : {
		state: "not attempted",
		message: o
	});
	let s = await U(async () => {
		let n = await e.languages.all();
		return q(e, t.map(({ id: e }) => e), n);
	});
	if (s === void 0) return X(t, r ? W(r.error) : Yn);
	let c = new Map(s.objects.map((e) => [e.key_id, e])), l = Xn(s), u = ({ id: e }) => l.get(String(e)) ?? l.get(""), d = (e) => {
		let t = c.get(String(e.id));
		return t === void 0 ? u(e) === void 0 : e.how === "archive" && t.is_archived;
	}, f = t.filter((e) => !d(e)), p = f.filter((e) => u(e) === void 0), m = p.filter((e) => Zn(e, c.get(String(e.id)))), h = [
		...t.filter(d).map((e) => ({
			change: e,
			outcome: Qn(e)
		})),
		...X(p.filter((e) => !m.includes(e)), Gn("key", "removed")),
		...f.flatMap((e) => {
			let t = u(e);
			return t ? [{
				change: e,
				outcome: r ? W(r.error) : Kn("key", t)
			}] : [];
		})
	];
	if (m.length === 0) return h;
	if (r && r.sent >= 4) return [...h, ...X(m, er(r.error))];
	let g = await a.keep(m.flatMap((t) => {
		let r = c.get(String(t.id));
		return r ? [C(n, r, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return g === void 0 ? [...h, ...await $n(e, m, r, i)] : [...h, ...X(m, r ? W(r.error) : {
		state: "not attempted",
		message: g
	})];
}
const Yn = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Xn({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Tt(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function Zn({ id: e, seen: t }, r) {
	return r !== void 0 && je(e, n.fingerprint(r)) === t;
}
function Qn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function $n(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), d;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: u(String(e)),
			is_archived: !0
		})), Mt(r)) : await i.destroyKeys(a, c.map((e) => u(String(e))), Mt(r));
	} catch (i) {
		if (!(i instanceof B)) throw i;
		if (i instanceof Ke) return Jn(e, t, n, r + 1);
		Pt(i) && o.noteProjectRefused(i.message), d = i;
	}
	if (d?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), Jn(e, t, {
			error: d,
			sent: r + 1
		});
	}
	d &&= It(d, n?.error);
	let f = await U(() => q(e, c));
	if (f === void 0) return X(t, d ? W(d) : Lt);
	let p = new Set(f.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), m = new Set(f.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = m.has(t) || m.has(void 0);
		return n && l ? {
			change: e,
			outcome: d ? W(d) : Lt
		} : {
			change: e,
			outcome: n || p.has(t) ? er(d) : Qn(e)
		};
	});
}
function er(e) {
	return e ? qn("key", e) : {
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
async function tr(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = nr(t);
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
			outcome: ir(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function nr({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return rr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function rr({ kind: e, fields: t }) {
	return t.filter((t) => T(e, t));
}
function ir({ change: e, before: t, written: n }, r, i) {
	let [a] = rr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = ar(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function ar(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, or(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = or(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function or(e, { is_plural: n }) {
	let r = t(e, n);
	return (typeof r == "string" ? [r] : Object.values(r)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function sr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function cr(e) {
	return {
		change: e,
		out: sr(n.fields, e, {}, [])
	};
}
function lr(e, t) {
	let r = (t) => e.filter((e) => e.action === t), i = (e) => (t) => ({
		kind: n.name,
		action: e,
		changes: t
	});
	return [
		...dr(r("update"), t).map(i("update")),
		...dr(r("create"), t).map(i("create")),
		...ur(r("destroy"), t).map(i("destroy"))
	];
}
function ur(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function dr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(cr(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function fr(e, t, n) {
	let r = t.filter(({ change: e }) => n || gr(e)), i = await U(async () => ({
		live: await q(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => hr(e)) ? await e.languages.all() : []
	}));
	if (!i) return;
	let { live: a, languages: s } = i, c = new Map(a.objects.map((e) => [e.key_id, e])), l = new Set(a.unusable.map(({ id: e }) => e)), u = new Set(r), d = [], f = [], p = [], m = [];
	for (let n of t) {
		let { change: t } = n;
		if (!u.has(n)) {
			d.push({
				planned: n,
				now: n,
				moved: []
			});
			continue;
		}
		let r = c.get(String(t.id));
		if (!r && (l.has(String(t.id)) || l.has(void 0))) {
			p.push({
				planned: n,
				why: pr("")
			});
			continue;
		}
		if (!r) {
			f.push({
				change: t,
				outcome: {
					state: "skipped",
					message: mr
				}
			});
			continue;
		}
		let { open: i, moved: a } = _r(t, r, e.context);
		if (i.length === 0) {
			f.push({
				change: t,
				outcome: yr({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let o = cr({
			...t,
			fields: i
		});
		if (hr(o.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = s.filter((e) => !i.has(e));
			if (a.length > 0) {
				p.push({
					planned: n,
					why: pr(` (no usable ${a.join(", ")} text)`)
				});
				continue;
			}
			e.beforeReshaping.set(t.ref, r);
		}
		d.push({
			planned: n,
			now: o,
			moved: a,
			before: r
		}), m.push({
			key: r,
			change: o.change
		});
	}
	let h = await e.backup.keep(m.flatMap(({ key: t, change: n }) => o(n, t, e.context) ?? []), "overwritten");
	return h === void 0 ? {
		due: d,
		outcomes: f,
		blocked: p
	} : {
		due: [],
		outcomes: f,
		blocked: [...p, ...d.map(({ planned: e }) => ({
			planned: e,
			why: h
		}))]
	};
}
function pr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const mr = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function hr({ kind: e, fields: t }) {
	return t.some((t) => T(e, t));
}
function gr({ fields: e }) {
	return e.some(({ field: e, before: t, after: r }) => {
		let i = n.fields.find(({ name: t }) => t === e);
		return i?.merge && t !== void 0 ? i.carries?.(t, r) ?? !0 : i?.editState !== void 0 || i?.role === "shape";
	});
}
function _r(e, t, r) {
	let i = {
		...n.liveContext(t, r, e.label),
		platforms: vr(e, t)
	}, a = [], o = [];
	for (let r of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = r, f = n.fields.find(({ name: e }) => e === s), p = f?.stored(t, i, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || je(e.id, m) !== d);
		if (!f || p === void 0) o.push(r);
		else if (f.same(p, u, i)) continue;
		else if (l !== void 0 && f.same(p, l, i)) h ? o.push(r) : a.push(r);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? o.push(r) : f.same(p, e, i) || a.push({
				...r,
				before: p,
				after: e
			});
		}
	}
	return {
		open: a,
		moved: o
	};
}
function vr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? V.filter((e) => n.includes(e)) : t.platforms;
}
function yr(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${br(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = br(t.filter((e) => !n.includes(e)));
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
function br(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function xr(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? J(t, n.error) : Y(t, i);
	let a = await fr(e, t, n !== void 0);
	if (!a) return n ? J(t, n.error) : Y(t, Sr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? J([e], n.error) : Y([e], t))];
	return n && n.sent >= 5 ? [...c, ..._n(o.map(Dr), n.error)] : [...c, ...o.length > 0 ? await Cr(e, o, n, r) : []];
}
const Sr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function Cr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? J(t.map(Dr), n.error) : Y(t.map(Dr), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(Or),
			...Cn(e)
		}, Mt(r)), i = Wt(a, {
			keys: Sn(n),
			errors: n.errors
		});
		return wr(e, t, i), Er(t, await ln(e, i));
	} catch (i) {
		if (!(i instanceof B)) throw i;
		return i instanceof Ke ? xr(e, t.map(Dr), n, r + 1) : i.mayHaveHappened ? Tr(e, t.map(Dr), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : Er(t, await vn(e, a, i, (i) => {
			let a = new Set(i);
			return Cr(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function wr({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function Tr(e, t, n) {
	return e.stop.reason() === void 0 ? Ft(n.error) && n.sent <= 2 && t.length > 1 ? yn(t, 2, (t) => xr(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), xr(e, t, n)) : J(t, n.error);
}
function Er(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: yr(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Dr(e) {
	return e.planned;
}
function Or({ change: e, out: t }) {
	return {
		key_id: u(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const kr = {
	kind: "key",
	observe: Dn,
	observeDeclared: In,
	lookUp: Tn,
	batches: lr,
	open(e) {
		let t = new En(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Jn(n, t.filter(Mr)) : e === "create" ? bn(n, t.filter(Ar).map(cr)) : tr(n, await xr(n, t.filter(jr).map(cr)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Ar = (e) => e.action === "create", jr = (e) => e.action === "update", Mr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Z(e) {
	let t = k(e) ?? {}, n = j(t.webhook_id) || void 0, r = j(t.url) || void 0, i = A(t.events, j);
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
		branch: t.branch === null ? null : j(t.branch),
		events: i,
		event_lang_map: Pr(t.event_lang_map)
	} };
}
function Nr(e) {
	let t = e.map(Z);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Pr(e) {
	return A(e, (e) => {
		let { event: t, lang_iso_codes: n } = k(e) ?? {}, r = j(t), i = A(n, j);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function Fr(e, t) {
	let n = await ft(() => e.webhooks(M(t)), (e) => j(k(e)?.webhook_id));
	if (!n) throw new H();
	return Nr(n);
}
async function Ir(e, t) {
	try {
		return a(await Fr(e, t));
	} catch (e) {
		if (!(e instanceof H)) throw e;
		return L(R("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Lr(e, t, n) {
	let r = F.liveContext(t, n, Rr(e, t, n)), i = ie(F, t, r);
	return {
		kind: F.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: xe(e.fields)
	};
}
function Rr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => ue(e, r) === n) ?? "";
}
function zr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && ue(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = ye(e.id);
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
function Br({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = zr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Vr(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let [c, l] = [M(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	try {
		let r = Z(await n.webhook(c, l));
		if (!("webhook" in r)) return Kn("webhook", r.unusable.lacks);
		if (je(t.id, F.fingerprint(r.webhook)) !== t.seen) return Gn("webhook", "removed");
		let a = await Br(e, C(F, r.webhook, t, o), r.webhook, "removed") ?? await i.beforeWrite();
		if (a !== void 0) return {
			state: "not attempted",
			message: a
		};
		let { webhook_deleted: s } = await n.destroyWebhook(c, l);
		if (P(s) === !0) return u;
	} catch (n) {
		if (!(n instanceof B)) throw n;
		return n instanceof z && n.status === 404 ? u : (Pt(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? W(n) : Hr(e, t, n));
	}
	return Hr(e, t, void 0);
}
async function Hr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(M(t), String(n.id)), r ? qn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return e instanceof z && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? W(r) : Lt;
	}
}
async function Ur(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = ti(e, t);
	try {
		return t.action === "update" ? await Wr(e, t, r) : await Yr(e, t, ni(t, r));
	} catch (t) {
		if (t instanceof Kr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof B)) throw t;
		return Pt(t) && e.stop.noteProjectRefused(t.message), W(t);
	}
}
async function Wr(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [M(i), String(t.id)], l = () => r.webhook(s, c), u = Z(await l());
	if (!("webhook" in u)) throw new Kr(qr);
	if (!Gr(e, t, u.webhook)) {
		let n = Zr(e, t, u);
		return n?.state === "done" ? n : Gn("webhook", "updated");
	}
	let d = await Br(e, Lr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Kr(d);
	await Jr(e);
	try {
		return Zr(e, t, Z(await r.updateWebhook(s, c, n))) ?? await Qr(e, t, l);
	} catch (n) {
		if (!(n instanceof B) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await Qr(e, t, l);
		return r.state === "done" ? r : W(n);
	}
}
function Gr({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = F.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = F.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ce(F, a, s) === i;
}
var Kr = class extends Error {};
const qr = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Jr({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Kr(t);
}
async function Yr(e, t, n) {
	let { wait: r, stop: i } = e;
	await Jr(e);
	try {
		return await Xr(e, t, n);
	} catch (a) {
		if (!(a instanceof B) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await U(() => ei(e, n));
		if (o) return G(F, t, o, e.context);
		await r(2e3);
		let s = await U(() => ei(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? G(F, t, s.found, e.context) : Xr(e, t, n).catch((e) => {
			throw e instanceof B ? It(e, a) : e;
		});
	}
}
async function Xr(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(M(i), n);
		return o(), Zr(e, t, Z(a)) ?? await Qr(e, t, () => ei(e, n));
	} catch (e) {
		throw e instanceof B && e.mayHaveHappened && o(), e;
	}
}
function Zr({ context: e }, t, n) {
	if (!(!("webhook" in n) || Rt(F, t, n.webhook, e).length > 0)) return G(F, t, n.webhook, e);
}
async function Qr(e, t, n) {
	return Zr(e, t, Z(await U(n))) ?? Lt;
}
function $r(e, t) {
	let n = te([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return ke(e.url, t.url) && r && n;
}
async function ei(e, t) {
	let { objects: n, unusable: r } = await Fr(e.client, e.projectId), i = n.find((e) => $r(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => ke(e, t.url)))) throw new H();
	return i;
}
function ti({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = sr(F.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: ue(r, e.variables) }
	};
}
function ni({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function ri(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(ui(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await U(() => Fr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => oi(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await ii(e, t, s, n) : n.remark(ui(t, "The webhooks could not be read again"));
	}
}
async function ii(e, t, n, r) {
	let i = ni(t, ti(e, t)), a = n.filter((n) => $r(n, i) && G(F, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = oi(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await ai(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await si(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? ci(t, d, n) : li(t, d, n));
	}
}
async function ai(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await U(() => t.webhook(M(n), r)) ? [r] : [];
}
function oi(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function si({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(M(t), n), !0;
	} catch (e) {
		if (e instanceof B) return !1;
		throw e;
	}
}
function ci({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return R("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function li({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return R("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function ui({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return R("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const di = {
	kind: "webhook",
	observe: Ir,
	lookUp: Fr,
	batches: (e) => [...e.filter(fi), ...e.filter((e) => !fi(e))].map(pi),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? Vr(t, e) : Ur(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => ri(t, e, n)
		};
	}
};
function fi({ action: e }) {
	return e !== "destroy";
}
function pi(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const mi = [kr, di];
// src/remote/remoteOf.ts
function Q({ name: e }) {
	let t = mi.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function hi(e, t, ...n) {
	let r = await _i(e, t, n);
	if (!r.ok) return r;
	let { project: i, kinds: a, languages: o } = r.value;
	return yi(i, a, (t) => Q(t).observe(e, i.id, o));
}
async function gi(e, t, { declarations: n, reviewed: r }) {
	let i = await _i(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: o, statistics: s, kinds: c, languages: l } = i.value;
	return yi(o, c, async (t) => {
		let { observe: i, observeDeclared: c } = Q(t), u = await c?.({
			client: e,
			project: o,
			statistics: s,
			languages: l,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: le(e, o.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return u ? a(u) : i(e, o.id, l);
	});
}
async function _i(e, t, n) {
	let r = n.flatMap(Ne), i = N.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), o = await ht(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let { project: s, details: c } = o.value, l = n.flatMap((e) => Ne(le(e, s.baseLanguage))), u = new Set(l.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), d = s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => u.has(e)), f = k(k(c)?.statistics) ?? {};
	return a({
		project: s,
		statistics: f,
		kinds: i,
		languages: d
	});
}
async function vi(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await mt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return yi(a.value, n, (t) => Q(t).observe(e, a.value.id, s), i);
}
async function yi(e, t, n, r = () => !1) {
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
	})), o = {};
	for (let e of i) if (e) {
		if (!e.found.ok) return e.found;
		o[e.kind.plural] = e.found.value;
	}
	return a({
		project: e,
		objects: o
	});
}
async function bi(e, t, n) {
	let r = N.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([mt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await Q(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new H();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function xi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => se(e.kind, t)));
}
function Si({ changes: e }) {
	return e.some((e) => e.action === "update" && (I(e.kind).backsUpWhole || Ci(e)));
}
function Ci({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? T(e, t) : !wi(t.before));
}
function wi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function Ti(e, t, n, r) {
	let i = new Set(Object.values(await l(e, r)).flat()), a = await ae("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : nt(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + rt)) continue;
		let n = b(e, t);
		await ct();
		for (let r of await Ei(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Ei(e, t) {
	try {
		let n = x(await c(e, t));
		return N.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Di({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => Re(e)), o = [];
	for (let e of a) for (let t of await m(e, r, i)) {
		let n = oe(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Ie(e, n)
		});
	}
	let s = new Set(Object.values(await l(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && Oi(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || ki(e, t).some((e) => s.has(e)))) {
			await ct();
			for (let t of await Ai(e, r)) c.has(t) || c.set(t, b(e.full, r));
		}
	}
	return c;
}
function Oi({ languages: e }, t) {
	return e ?? [t];
}
function ki({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Oi(t, r).flatMap((n) => {
		let r = He(t, e, n);
		return r === void 0 ? [] : [nt(t.folder, r)];
	});
}
async function Ai({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = x(await c(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Ue(n, t)
		};
		return N.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => S(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function ji(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Ye(e, { entries: Mi(r) });
	if (!i) return Ye(e, await Ni(e, t, n));
	let a = await i(), o = a && Pe(a, t);
	return o?.is === "read" ? Ye(e, { entries: Mi(o.declared) }) : [];
}
function Mi({ entries: e }) {
	return N.flatMap(({ plural: t }) => e[t] ?? []);
}
async function Ni(e, t, { history: n, usable: i, now: a }) {
	let { versions: o } = await n.versions(Math.ceil(a() / 1e3) + 60, r(t)), { textFiles: s } = t, c = new Map(o.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...c.values()].flatMap((t) => d(e, t, s, i)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !c.has(e)
	};
}
// src/plan/agreed.ts
function Pi(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Li(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? ne(n) && ne(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Vi(e, r, n))) && i.add(w(e));
	}
	return i;
}
function Fi(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Li(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = Ii(c), u = Ze(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => f(n.get(e), t) !== void 0) || c.some(({ texts: n }) => f(n.get(e), t) === f(o, t)));
	});
	return new Set(a.map(w));
}
function Ii(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function Li(e, t, n) {
	return N.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = Qe(r, t), o = Ri(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && zi(r, t, e.entry, o) ? t : void 0, i = n && $e(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function Ri(e, t) {
	let n = ({ values: t }) => S(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function zi(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Bi(e, t), o = (t) => [...Bi(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Bi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => i([
		e.name,
		t,
		n
	]))));
}
function Vi(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Hi(e, t, n) {
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
function Ui(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : p(t))
	}));
}
// src/plan/movedNames.ts
function $(t, n) {
	return t.action === "destroy" ? [] : t.fields.filter(({ field: n }) => e(t.kind, n).role === "identity").flatMap((e) => S(e[n] ?? null).map((e) => `${t.kind} ${e}`));
}
function Wi(e) {
	let t = new Set($(e, "after"));
	return $(e, "before").filter((e) => !t.has(e));
}
// src/plan/prune.ts
const Gi = {
	destroys: [],
	kept: [],
	scope: 0
};
function Ki(e, { matched: t, unmatched: n }, r) {
	let i = Oe(e, r);
	if (i === void 0) return Gi;
	let a = (t) => we(e, r) === "all" || qi(e.tags(t), r), o = [], s = [];
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
			seen: je(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function qi(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Ji(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : he(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: Ve(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = Yi(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = Ki(e, {
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
function Yi(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(Xi).length,
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
function Xi({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/filtered.ts
function Zi(e, { filter: t, onProblem: n }) {
	if (t.length === 0) return { kinds: e };
	let r = e.flatMap(({ parts: e }) => e), i = r.filter((e) => Se(t, e)), a = new Map($i(i, r).map((e) => [e.entry, e])), o = e.map((e) => {
		let t = e.parts.flatMap(({ entry: e }) => a.get(e) ?? []), r = Yi(t), i = n === "stop" ? e.parts.filter(({ entry: e }) => !a.has(e)) : [], o = [...r.problems, ...Yi(i).problems], { remarks: s } = e.comparison.matching;
		return {
			...e,
			...r,
			parts: t,
			destroys: [],
			problems: [...o, ...s.filter(Qi(t))]
		};
	}), s = o.map(({ kind: e, parts: t, declared: n }) => [e.plural, {
		chosen: t.length,
		declared: n.length
	}]), c = pe(t, r);
	return {
		kinds: o,
		filter: {
			filters: t,
			by_kind: Object.fromEntries(s),
			unmatched: c
		}
	};
}
function Qi(e) {
	let t = new Set(e.map(({ kind: e, entry: t }) => e.label(t.values)));
	return ({ about: e }) => e === void 0 || t.has(e);
}
function $i(e, t) {
	let n = new Map();
	for (let e of t) if (e.change) for (let t of Wi(e.change)) n.set(t, e);
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
		return t ? ea(e, t) : e;
	});
}
function ea({ kind: e, entry: t, live: n, change: r }, i) {
	let a = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", o = i.kind.label(i.entry.values), s = de(e, t, "narrow-filter", `It gets a name that is live until another ${e.words.one} is renamed to "${o}", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.`, {
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
function ta(e, t, n) {
	let r = new Map();
	return (i) => (i.writers.is === "unknown" && r.clear(), na(e, t, n, i, r));
}
function na(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = _e(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = N.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Ji(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let { kinds: c, filter: l } = Zi(s, n), u = (e) => l ? 0 : e.unmanaged.length + (e.live.notRead ?? 0), d = [...o, ...c.flatMap((e) => e.problems)], f = Be(d), p = c.flatMap((e) => e.destroys), m = l ? [] : c.flatMap((e) => e.unmanaged), h = c.flatMap((e) => e.kind.firstSends?.(ia(e, a, f)) ?? []), g = {
		format_version: 1,
		project: t.project,
		changes: [...c.flatMap(({ changes: e }) => e), ...f ? [] : p],
		kept: [...c.flatMap(({ kept: e }) => e), ...f ? p.map(aa) : []],
		skipped: c.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: sa(c, ({ unchanged: e }) => e),
			unmanaged: sa(c, u),
			by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: u(e)
			}])),
			adopted: sa(c, ({ changes: e }) => e.filter((e) => oa(e, n)).length)
		},
		...h.length > 0 && { sends: h },
		...l && { filter: l }
	}, _ = c.flatMap((e) => e.kind.hints?.(ia(e, a, f)) ?? []);
	return {
		is: "planned",
		plan: g,
		facts: c.map((e) => ra(e, f)),
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
function ra({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Hi(e, i, n.objects),
		created: Ui(e, r)
	};
}
function ia(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function aa({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function oa(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function sa(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function ca(e, t, n, r, i) {
	let a = ta(e, t, n), o = n.writers ? s(n.writers) : y.writers, c = a({
		...y,
		writers: o
	});
	if (c.is === "stopped" || c.open.length === 0) return {
		...c,
		notices: []
	};
	let l = [], u = await la(o, r);
	if (u.writers !== o && (c = a({
		...y,
		writers: u.writers
	})), u.why !== void 0 && l.push(ua(u.why)), c.is === "stopped" || c.open.length === 0) return {
		...c,
		notices: l
	};
	let { agreed: d, unread: f } = await da(c.open, e, r, i);
	return f && l.push(f), d.size > 0 && (c = a({
		writers: u.writers,
		agreed: d
	})), {
		...c,
		notices: l
	};
}
async function la(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: s(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function ua(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return R("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function da(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(w(e)));
	for (let t of Object.values(o?.entries ?? {})) c(Pi(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : fa, m = p.versions.map((e) => pa(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(Pi(u(), e, l));
	c(Fi(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: ma(h, p.why)
	};
}
const fa = {
	is: "read",
	versions: []
};
function pa(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => d(t, e, n, r))
	};
}
function ma(e, t) {
	let n = `${Ae(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return R("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function ha(e, t) {
	let n;
	return () => (n ??= ga(e, M(t)), n);
}
async function ga(e, t) {
	try {
		let n = k(await e.contributorMe(t)) ?? {}, r = [h(n.user_id), j(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof B) || e instanceof Ge) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function _a(e, t, { cancellation: n, history: i, now: a, onProgress: o }, { usable: s, target: c, applied: l, findsConflicts: u = !0, reviewed: d = [], listsUnmanaged: f = !1 }) {
	let { settings: p } = t, m = {
		ownUser: ha(e, p.id),
		history: i,
		manifests: r(t),
		textFiles: t.textFiles,
		usable: s
	};
	try {
		let n = c && Pe(c, t), r = [{
			declared: t.declared,
			rules: p.rules
		}, ...n?.is === "read" ? [n] : []], h = await (f ? hi(e, p.id, ...r.map((e) => e.declared)) : gi(e, p.id, {
			declarations: r,
			reviewed: d
		}));
		if (!h.ok) return {
			is: "stopped",
			problems: [h.problem]
		};
		o?.({
			phase: "planning",
			project: p.name
		});
		let g = h.value, { baseLanguage: v } = g.project, y = Ce(t, g.project);
		if (y.length > 0) return {
			is: "stopped",
			problems: y
		};
		let b = le(t.declared, v), x = n?.is === "read" ? {
			...n,
			declared: le(n.declared, v)
		} : void 0, S = await ca(b, g, p.rules, m, x?.declared), C = [
			...Te(p.languagePlaces, g.project),
			...S.problems,
			...S.notices
		];
		if (S.is === "stopped") return {
			...S,
			problems: C
		};
		let w = x && await ca(x.declared, g, x.rules, m), T = {
			target: x?.declared,
			applied: l,
			history: i,
			usable: s,
			now: a
		}, E = u ? await ji(S.keptTexts, t, T) : [], D = {
			...S,
			plan: Xe(S.plan, E)
		}, O = n && _(D, n, w);
		return {
			...D,
			live: g,
			problems: C,
			conflicts: et(E),
			...O && { target: O }
		};
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return e instanceof Ge && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [va(e, t.declared)]
		};
	}
}
function va(e, t) {
	let n = e instanceof z ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && ya(n, t);
	return R("api-error", e.message + ba(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function ya(e, { entries: t }) {
	let n = N.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(fe).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Me(t) : []));
	});
	return O(n)(e) !== e;
}
function ba(e) {
	return e instanceof z && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function xa({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Sa(e, r, i, a, o, s);
	return [
		...re(n, i.rules),
		...ee(e, t, i.rules, c, l),
		...wa(e, a)
	];
}
async function Sa({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && I(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await Ti(c, o, a, s),
		unread: await Di(n, t, l, o, s)
	};
}
function Ca(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || xi(e) || !Si(e) ? [] : [R("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function wa(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !xi(e) ? [] : [R("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var Ta = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function Ea(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = tt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await it(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await ka(t) && (a = t);
				}
				n.size > 0 && await Oa(Da(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await Oa(a, t(a)), o = !0;
			} catch (e) {
				let t = new Ta(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, Da(a)]) await ot(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await ot(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function Da(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Oa(e, t) {
	await ot(`${e}.part`, { force: !0 }), await st(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await at(`${e}.part`, e);
}
async function ka(e) {
	try {
		return await st(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var Aa = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, ja = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Aa(e);
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
function Ma(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Na(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new ja(), r = 0, i = () => {
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
				Na(t), e = t, queueMicrotask(() => {
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
function Na(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Pa = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Fa = class {
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
			return `${Pa[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Ra(e)), n = t ? Ia(t, e) : e;
			return t !== void 0 && this.written.has(t) && La(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Ra(e), e);
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
function Ia(e, t) {
	return e.action === "update" && t.action === "update" && I(t.kind).mergeKept?.(e, t) || e;
}
function La(e, t) {
	return te({ ...e.entry }, { ...t.entry }) && te({ ...e.wrote }, { ...t.wrote });
}
function Ra({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var za = class {
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
}, Ba = class {
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
		let n = (e) => j(k(e)?.lang_iso) || void 0, r = await ft(() => this.client.languages(e, { limit: 500 }), n), i = r && A(r, n);
		if (!i) throw new H();
		return i;
	}
};
// src/apply/order.ts
function Va({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Wa(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Ha(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Ha(e) {
	let t = new Map();
	for (let n of e) for (let e of $(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Ua(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Ua(e, t) {
	let n = $(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Wa(t) {
	return t.fields.some(({ field: n }) => e(t.kind, n).role === "identity");
}
// src/apply/apply.ts
function Ga(e, { batchSize: t }) {
	return Va(e).map((e) => N.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : Q(n).batches(r, t);
	}));
}
async function Ka(e, t, n) {
	let r = new za(), i = qa(e, t, n), a = Ma(n.concurrency);
	await ct();
	for (let e of Ga(t, n)) {
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
function qa(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: We,
			variables: n.variables,
			evidence: be
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new jt(n.halt, n.mayWrite),
		backup: new Fa(n.backup),
		languages: new Ba(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Q(I(e)).open(i);
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
const Ja = {
	lineWidth: 0,
	defaultStringType: "PLAIN"
};
function Ya(e, t) {
	let { restore: n, ...r } = e, i = new ge({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${eo(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${eo(n)}`
	].join("\n");
	let a = N.map(({ name: e, plural: n }) => $a(n, t.filter(({ kind: t }) => t === e).map((e) => Za(e).entry), "")), o = t.map((e) => Za(e).wrote);
	return [
		i.toString(Ja),
		$a("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const Xa = new WeakMap();
function Za(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = I(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = Xa.get(e) ?? {
		entry: Qa(r),
		wrote: Qa(s)
	};
	return Xa.set(e, c), c;
}
function Qa(e) {
	return new ge([e], { aliasDuplicateObjects: !1 }).toString(Ja);
}
function $a(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function eo(e) {
	return e.replace(to, " ");
}
const to = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function no(e, t, n) {
	let r = ro(t.changes, (e) => i(io(e))), a = new Set(e.changes.filter((e) => r.get(i(io(e)))?.shift())), o = ro([...r.values()].flat(), ao), s = e.changes.flatMap((e) => {
		if (a.has(e)) return [];
		let t = o.get(ao(e))?.shift();
		return t && po(t, e, n) ? (a.add(e), []) : [{
			change: e,
			outcome: lo(t ? oo(t, e) : "this change is not in the reviewed plan")
		}];
	}), c = [...o.values()].flat().map((e) => ({
		change: e,
		outcome: uo(e, n) ?? lo("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => a.has(e))
		},
		notApplied: [...s, ...c]
	};
}
function ro(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function io(e) {
	let t = so(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		ao(e),
		e.label,
		r,
		n,
		i,
		co(e),
		t
	];
}
function ao(e) {
	let { kind: t, action: n } = e;
	return i([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function oo(e, t) {
	let n = (e) => i(so(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && co(e) !== co(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function so(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function co(e) {
	return e.action === "create" ? "" : e.seen;
}
function lo(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function uo(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && fo(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function fo(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function po(e, t, n) {
	let r = I(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let a = ({ field: e, part: t, before: n = null, after: r, seen: a }) => i([
		e,
		t ?? null,
		n,
		r,
		a ?? null
	]), o = new Set(t.fields.map(a)), s = e.fields.filter((e) => !o.delete(a(e))), c = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return o.size === 0 && c !== void 0 && fo(r, s, c, t.label, n);
}
// src/run/restoreCommand.ts
function mo(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(lt).join(" ");
}
// src/run/project.ts
async function ho(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await go(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: bo([t]),
			bugs: [t]
		};
	}
}
async function go(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, d = dt(t.settings, {
		...u,
		signal: c,
		onProgress: o.onProgress
	}), f = dt(t.settings, {
		...u,
		signal: l
	});
	if (!d.ok) return {
		...e,
		problems: [d.problem]
	};
	if (!f.ok) return {
		...e,
		problems: [f.problem]
	};
	let p = r?.get(s), m = await _a(d.value, p?.filter ? _o(p.filter.filters, t) : t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift",
		reviewed: p?.changes ?? [],
		listsUnmanaged: n.command === "drift" || n.unmanaged
	});
	if (m.is === "stopped") return {
		...e,
		problems: m.problems
	};
	let { live: h, plan: g, unmanaged: _, problems: v, conflicts: y } = m, b = await xa(m, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...v, ...b.map(vo)],
			plan: g,
			unmanaged: _
		};
		return await o.onPlan(t), t;
	}
	let { advice: x, refuses: S } = await De(t, m, h.project), C = {
		project: h.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: be
	}, { plan: w, notApplied: T } = p ? no(g, p, {
		...C,
		live: h
	}) : {
		plan: g,
		notApplied: []
	}, E = {
		...e,
		problems: [
			...v,
			...y,
			...b,
			...Ca(w, n),
			...x
		],
		plan: w,
		...n.unmanaged && { unmanaged: _ },
		...m.target && { target: m.target },
		effort: { requests: Ga(w, t.settings).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || b.length > 0 || S) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, yo]
	};
	let O = await So(f.value, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function _o(e, t) {
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
function vo(e) {
	return {
		...e,
		severity: "warning"
	};
}
const yo = R("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function bo(e) {
	return e.length === 0 ? [] : [R("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function xo({ id: e, secrets: t }) {
	let n = new ze();
	return n.hide(t), n.clean(e);
}
async function So(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f, onProgress: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, v = xo(n), y = i === void 0 ? void 0 : Ea(i, n.name ?? v, l()), x = {
		project: v,
		...v !== _ && { project_digest: ve(_) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, S = (e) => mo(b(e, u), a), C, w = async (e, t) => {
		await y?.write((t) => Ya({
			...x,
			restore: S(t)
		}, e), t).catch((e) => {
			throw C = e.message, e;
		});
	}, T = n.name, E = t.changes.length, D = 0, O = () => p?.(D < E ? {
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
	let ee, te = await Ka(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => o.reason,
		mayWrite: async () => (ee = await f?.toWrite(), ee?.message),
		backup: y && {
			write: w,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: (e, t) => {
			c(e, t), D += t.length, O();
		}
	}), ne = t.changes.map((e) => ({
		change: e,
		outcome: te.of(e)
	})), { bugs: re, remarks: ie } = te;
	return {
		results: ne,
		problems: [
			...ee && !o.stopped ? [ee] : [],
			...ie,
			...bo(re),
			...C === void 0 ? [] : [R("backup-not-written", C, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: b(y.path, u),
			restore: S(y.path)
		},
		...re.length > 0 && { bugs: re }
	};
}
export { H as _, Da as a, Pi as c, vi as d, Ir as f, ht as g, xt as h, Ga as i, Fi as l, Tt as m, So as n, va as o, On as p, ho as r, na as s, yo as t, bi as u, dt as v, lt as y };
