import { $n as e, An as t, Ar as n, Bn as r, Cr as i, Dr as a, Dt as o, E as s, Er as c, Et as l, Fr as u, Hn as d, Hr as f, Ir as p, Jn as m, L as h, Ln as g, Lr as _, Mr as v, Nr as y, O as b, Or as x, P as S, Pr as C, Qn as w, R as ee, Rn as T, Rr as E, Sr as te, St as ne, Tr as re, Un as D, Ur as ie, Vn as O, Wn as ae, Zt as oe, _r as se, br as ce, bt as le, c as ue, dn as de, fn as fe, gr as pe, hr as me, j as he, jn as ge, jr as k, k as _e, kr as A, l as ve, mr as j, nr as ye, nt as M, pr as be, qn as xe, r as Se, u as N, v as Ce, wr as we, xr as Te, yr as Ee, yt as De, z as Oe, zn as ke, zr as Ae } from "./engine.js";
import { B as P, Gt as je, Jt as Me, Kt as Ne, Lt as Pe, N as Fe, _ as Ie, g as Le, gn as Re, qt as ze, yn as Be, z as Ve } from "./start.js";
import { a as He, l as Ue, o as F, s as We, t as Ge, u as I } from "./client.js";
import { c as L } from "./wire.js";
import { d as Ke, f as qe, h as Je, m as Ye, p as Xe, u as Ze } from "./markdown.js";
import { join as Qe, resolve as $e, sep as et } from "node:path";
import { mkdir as tt, rename as nt, rm as rt, writeFile as it } from "node:fs/promises";
import { setImmediate as at } from "node:timers/promises";
// src/report/words/shellWord.ts
function ot(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/connect.ts
function st({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: s }) {
	try {
		let c = new Ge({
			token: e,
			...r !== void 0 && { baseUrl: r },
			rate: t,
			concurrency: n,
			signal: i,
			onResponse: a,
			...s && { onWait: s }
		});
		return o(c);
	} catch (e) {
		if (!(e instanceof We)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return l(P("bad-setting", t + e.message));
	}
}
// src/kinds/declaration.ts
function R({ entries: e }) {
	return d.flatMap(({ plural: t, fields: n }) => n.flatMap((n) => lt(n, e[t] ?? [])));
}
function z(e, t, n = []) {
	let r = [t, ...n], i = d.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => ct(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function ct(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function lt({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Pe(a.file, a.spot, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
// src/remote/incompleteRead.ts
var B = class extends Error {};
async function V(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof I || e instanceof B) return;
		throw e;
	}
}
async function ut(e, t) {
	for (let n = 0; n < 2; n++) {
		let { elements: n, complete: r } = await dt(e, t);
		if (r) return n;
	}
}
async function dt(e, t) {
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
async function ft(e, t, n) {
	let r = await pt(e, t, n);
	return r.ok ? o(r.value.project) : r;
}
async function pt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(M(t)), n ? gt(e, t) : o(void 0)]);
	if (!a.ok) return a;
	let s = a.value, c = s && A(s, _t);
	if (s && !c) return l(vt("a language has no usable lang_iso"));
	let u = mt(t, i, c, r);
	return u.ok ? o({
		project: u.value,
		details: i,
		languages: s
	}) : u;
}
function mt(e, t, r, i) {
	let s = n(t) ?? {}, c = n(s.settings) ?? {}, u = a(c.per_platform_key_names), d = a(c.segmentation), f = k(s.base_language_iso) || ht(s.base_language_id, r), p = [
		...i.names && u === void 0 ? ["settings.per_platform_key_names"] : [],
		...i.texts && d === void 0 ? ["settings.segmentation"] : [],
		...i.texts && f === void 0 ? ["base_language_iso"] : []
	];
	return p.length > 0 ? l(vt(`the project has no usable ${p.join(" and ")}`)) : o({
		id: e,
		name: k(s.name) || e,
		type: k(s.project_type) || "localization_files",
		baseLanguage: f ?? "",
		languages: r,
		perPlatformNames: u ?? !1,
		segmentation: d ?? !1,
		autoToggleUnverified: a(c.auto_toggle_unverified)
	});
}
function ht(e, t) {
	let n = x(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function gt(e, t) {
	let r = await ut(() => e.languages(t, { limit: 500 }), (e) => k(n(e)?.lang_iso));
	return r ? o(r) : l(P("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function _t(e) {
	let { lang_iso: t, lang_id: r, plural_forms: i } = n(e) ?? {}, a = k(t);
	if (a !== void 0 && a !== "") return {
		iso: a,
		id: x(r),
		pluralForms: A(i, k) ?? []
	};
}
function vt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return P("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function yt(e, t) {
	let r = n(e) ?? {}, i = x(r.key_id), o = Tt(r.key_name, (e) => k(e) || void 0), s = A(r.platforms, k), c = L.filter((e) => s?.includes(e)), l = Object.keys(te(o, c)).length === c.length && Object.keys(o).length > 0 ? o : void 0, u = Et(Tt(r.filenames, k)), d = A(r.tags, k), f = a(r.is_plural), p = a(r.is_archived), m = Dt(r.translations), h = new Set(m?.map(({ language_iso: e }) => e)), g = t.filter((e) => !h.has(e));
	if (i === void 0 || l === void 0 || s === void 0 || u === void 0 || d === void 0 || f === void 0 || p === void 0 || g.length > 0) {
		let e = [...Object.entries({
			key_id: i,
			key_name: l,
			platforms: s,
			filenames: u,
			tags: d,
			is_plural: f,
			is_archived: p
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...g.map((e) => `the ${e} text`)];
		return { unusable: {
			id: i,
			names: [...new Set(Object.values(o))],
			lacks: e
		} };
	}
	let _ = c.length < new Set(s).size;
	return { key: {
		key_id: i,
		key_name: l,
		platforms: c,
		..._ && { onOtherPlatform: _ },
		tags: d,
		filenames: u,
		is_plural: f,
		is_archived: p,
		...St(r),
		translations: m
	} };
}
const bt = {
	description: k,
	context: k,
	plural_name: k,
	is_hidden: a,
	char_limit: c,
	custom_attributes: wt,
	modified_at_timestamp: v,
	translations_modified_at_timestamp: v
}, xt = Object.entries(bt);
function St(e) {
	return Object.fromEntries(xt.map(([t, n]) => [t, n(e[t])]));
}
function Ct(e) {
	return Object.keys(bt).filter((t) => e[t] === void 0);
}
function wt(e) {
	let t = k(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Tt(e, t) {
	let r = n(e) ?? {}, i = {};
	for (let e of L) {
		let n = t(r[e]);
		n !== void 0 && (i[e] = n);
	}
	return i;
}
function Et({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Dt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let r of e) {
		let e = Ot(n(r) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: i, translation: a } = e, o = t.get(i), s = !t.has(i) || o?.translation === a;
		t.set(i, s && a !== void 0 ? {
			...e,
			language_iso: i,
			translation: a
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function Ot(e) {
	return {
		language_iso: k(e.language_iso),
		translation: k(e.translation),
		modified_by: x(e.modified_by),
		modified_by_email: k(e.modified_by_email),
		modified_at_timestamp: v(e.modified_at_timestamp),
		is_reviewed: a(e.is_reviewed),
		is_unverified: a(e.is_unverified)
	};
}
// src/remote/sending.ts
var kt = class {
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
function At(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
const jt = [
	401,
	402,
	403,
	404,
	423,
	429
];
function Mt(e) {
	return e instanceof F ? jt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Nt(e) {
	return e.name === "TimeoutError" || e instanceof F && [
		413,
		502,
		504
	].includes(e.status);
}
function Pt(e, t) {
	return e instanceof F || e.mayHaveHappened || !t ? e : t;
}
function H(e) {
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
const U = {
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
function W(e, t, n, r) {
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
	return L.every((n) => t.includes(n) === e.platforms.includes(n)) && L.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
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
	echoesOf({ key_name: e = "", platforms: t = [...L] }) {
		let n = new Set(t.map((t) => we(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => we(n, t) === we(e, t)));
	}
};
function Wt({ name: e }) {
	return new Set(L.map((t) => we(e, t) ?? ""));
}
function Gt(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var G = class {
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
		return Array.from(e, (e) => yt(e, this.languages));
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
	if (a.totalCount !== Qt(i)) throw new B();
	return i;
}
var Zt = class extends B {};
function Qt(e) {
	let t = new G([]);
	return t.add(e), t.size;
}
// src/remote/key/readBack.ts
const $t = {
	include_translations: !0,
	disable_references: !0
};
async function K(e, t, n = []) {
	let r = new G(n);
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
		if (!(n instanceof Zt || n instanceof F && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await en(e, t.slice(0, r)), ...await en(e, t.slice(r))];
	}
}
async function tn(e, t) {
	let n = new Set(t.flatMap((e) => i(e))), r = (e) => e.some((e) => n.has(e)), a = new G([]);
	if (![...n].every(Kt)) a.add(await nn(e));
	else for (let t of qt([...n])) a.add(await Xt(e, {
		...$t,
		filter_keys: t
	}));
	let { objects: o, unusable: s } = a.all();
	return {
		objects: o.filter((e) => r(i(e.key_name))),
		unusable: s.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function nn({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, $t)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== Qt(n)) throw new B();
	return n;
}
// src/remote/key/confirm.ts
async function rn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !cn(e, t, n.key) : n.is === "silent" || un(n.error)).map(({ sent: e }) => e), r = await V(() => tn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Ht(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: an(e, a, {
				answer: n,
				found: o && q(e, a, o),
				wasRead: r !== void 0 && !ln(t, r.unusable)
			})
		};
	});
}
function an(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? q(e, t, n.key);
		case "refused": return r?.state === "done" ? r : dn(n.error);
		case "silent": return r ?? fn(i);
	}
}
async function on(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !cn(e, t, n.key)), r = await V(() => K(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: sn(e, t, {
				answer: n,
				found: o && q(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function sn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? q(e, t, n.key);
		case "refused": return dn(n.error);
		case "silent": return r?.state === "done" ? r : fn(i);
	}
}
function cn({ context: e }, { change: t }, n) {
	return Ft(j, t, n, e).length === 0;
}
function ln({ out: e }, t) {
	let n = i(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function q({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), W(j, n, r, e);
}
function un({ message: e }) {
	return /already taken/i.test(e);
}
function dn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function fn(e) {
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
		outcome: H(t)
	}));
}
function pn(e, { message: t }) {
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
async function mn({ stop: e }, t, n, r, i) {
	if (Mt(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof F)) e.noteUnreachable(n.message);
	else if (t.length > 1) return hn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return J(t, Pt(n, i));
}
async function hn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function gn(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? J(t, n.error) : Y(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(bn),
			...yn(e)
		});
		return await rn(e, zt(t, {
			keys: vn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof I)) throw r;
		return r.mayHaveHappened ? _n(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : mn(e, t, r, (t) => gn(e, t, n), n?.error);
	}
}
async function _n(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return J(t, r);
	let a = await V(() => tn(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return J(t, r);
	let o = Ht(t, a.objects), s = await rn(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !ln(e, a.unusable)), u = J(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...pn(l, r)
	];
	let d = await hn(l, Nt(r) ? 2 : 1, (t) => gn(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function vn(e) {
	return e.flatMap((e) => {
		let t = yt(e, []);
		return "key" in t ? t.key : [];
	});
}
function yn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function bn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function xn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await K(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await tn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var Sn = class {
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
		return [P("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
async function Cn(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await wn(e, t, n, () => new G(r));
	return i.ok ? o(i.value.all()) : i;
}
async function wn(e, t, n, r) {
	let i = En(n), a = await Dn(e, t, i, r());
	if (Tn(a)) return o(a.listed);
	let s = await On(e, t, i, r());
	if (Tn(s)) return o(s.listed);
	let c = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${s.total ?? "an unknown number of"} keys, but the last list has ${s.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return l(P("incomplete-live", c, { reach: "project" }));
}
function Tn({ listed: e, total: t }) {
	return t === e.size;
}
function En(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function Dn(e, t, n, r) {
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
	}, a = await i(1), o = Math.ceil((a.total ?? a.keys.length) / 500), s = await Promise.all(kn(2, o - 1).map(i)), c = [a, ...o > 1 ? [...s, await i(o)] : []];
	for (let { keys: e } of c) r.addRead(e);
	return {
		listed: r,
		total: c.at(-1)?.total
	};
}
async function On(e, t, n, r) {
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
function kn(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/key/observeDeclared.ts
const An = [
	400,
	404,
	413,
	414,
	431
], jn = /^[\w.:/-]+$/;
async function Mn(e) {
	let { project: t, statistics: n, declarations: r, reviewed: i } = e, a = c(n.keys_total);
	if (a === void 0 || t.perPlatformNames || i.some(({ action: e }) => e !== "update") || r.some(({ rules: e }) => f(j, e) !== "off")) return;
	let o = Nn(r);
	if (![...o.names].every(Kt)) return;
	let s = qt([...o.names]).length + Jt([...o.ids]).length;
	if (!(Math.max(1, s) * 4 > Math.ceil(a / 500))) try {
		let [t, n] = await Promise.all([Pn(e, o), zn(e, a)]), r = n - t.length;
		return r >= 0 && Bn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof B || e instanceof F && An.includes(e.status)) return;
		throw e;
	}
}
function Nn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...i(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Pn(e, { names: t, ids: n }) {
	let r = await Fn(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await In(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Rn(e.key_id, t.key_id));
}
async function Fn(e, t) {
	let n = await Promise.all(qt([...t]).map(async (n) => (await Ln(e, { filter_keys: n })).filter(({ key_name: e }) => i(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => i(e)));
	if (![...t].every((e) => r.has(e) || jn.test(e)) || n.some((e) => e.length === 0)) throw new B();
	return n.flat();
}
async function In(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new B();
	let r = await Promise.all(Jt(t).map((t) => Ln(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new B();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Ln({ client: e, project: t, languages: n }, r) {
	let i = new G(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Xt(a, {
		...En(n),
		...r
	}, 1));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new B();
	return [...o];
}
function Rn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function zn({ client: e, project: { id: t } }, n) {
	if (t === M(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new B();
	return r;
}
function Bn(t, { declarations: n, reviewed: r }) {
	let i = new Set(t.map(({ key_id: e }) => e));
	return r.every((e) => "id" in e && i.has(String(e.id))) && n.every(({ entries: n, rules: r }) => e(n, t, !1, w(r)).fresh.length === 0);
}
// src/remote/removal.ts
function Vn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Hn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Un(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : H(t);
}
async function Wn(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return X(t, n ? H(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await V(async () => {
		let n = await e.languages.all();
		return K(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return X(t, n ? H(n.error) : Gn);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = Kn(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => qn(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: Jn(e)
		})),
		...X(f.filter((e) => !p.includes(e)), Vn("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? H(n.error) : Hn("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...X(p, Xn(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [y(j, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await Yn(e, p, n, r)] : [...m, ...X(p, n ? H(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const Gn = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Kn({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Ct(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function qn({ id: e, seen: t }, n) {
	return n !== void 0 && N(e, j.fingerprint(n)) === t;
}
function Jn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Yn(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: re(String(e)),
			is_archived: !0
		})), At(r)) : await i.destroyKeys(a, c.map((e) => re(String(e))), At(r));
	} catch (i) {
		if (!(i instanceof I)) throw i;
		if (i instanceof Ue) return Wn(e, t, n, r + 1);
		Mt(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), Wn(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= Pt(u, n?.error);
	let d = await V(() => K(e, c));
	if (d === void 0) return X(t, u ? H(u) : U);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? H(u) : U
		} : {
			change: e,
			outcome: n || f.has(t) ? Xn(u) : Jn(e)
		};
	});
}
function Xn(e) {
	return e ? Un("key", e) : {
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
async function Zn(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Qn(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await V(() => K(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: er(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Qn({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return $n(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function $n({ kind: e, fields: t }) {
	return t.filter((t) => T(e, t));
}
function er({ change: e, before: t, written: n }, r, i) {
	let [a] = $n(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = tr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function tr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, nr(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = nr(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function nr(e, { is_plural: t }) {
	let n = me(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function rr(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function ir(e) {
	return {
		change: e,
		out: rr(j.fields, e, {}, [])
	};
}
function ar(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: j.name,
		action: e,
		changes: t
	});
	return [
		...sr(n("update"), t).map(r("update")),
		...sr(n("create"), t).map(r("create")),
		...or(n("destroy"), t).map(r("destroy"))
	];
}
function or(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function sr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(ir(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function cr(e, t, n) {
	let r = t.filter(({ change: e }) => n || fr(e)), i = await V(async () => ({
		live: await K(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => dr(e)) ? await e.languages.all() : []
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
				why: lr("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: ur
				}
			});
			continue;
		}
		let { open: i, moved: a } = pr(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: hr({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = ir({
			...t,
			fields: i
		});
		if (dr(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: lr(` (no usable ${a.join(", ")} text)`)
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => be(n, t, e.context) ?? []), "overwritten");
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
function lr(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const ur = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function dr({ kind: e, fields: t }) {
	return t.some((t) => T(e, t));
}
function fr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = j.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function pr(e, t, n) {
	let r = {
		...j.liveContext(t, n, e.label),
		platforms: mr(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = j.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || N(e.id, p) !== u);
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
function mr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? L.filter((e) => n.includes(e)) : t.platforms;
}
function hr(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${gr(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = gr(t.filter((e) => !n.includes(e)));
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
function gr(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function _r(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? J(t, n.error) : Y(t, i);
	let a = await cr(e, t, n !== void 0);
	if (!a) return n ? J(t, n.error) : Y(t, vr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? J([e], n.error) : Y([e], t))];
	return n && n.sent >= 5 ? [...c, ...pn(o.map(Z), n.error)] : [...c, ...o.length > 0 ? await yr(e, o, n, r) : []];
}
const vr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function yr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? J(t.map(Z), n.error) : Y(t.map(Z), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(Cr),
			...yn(e)
		}, At(r)), i = Vt(a, {
			keys: vn(n),
			errors: n.errors
		});
		return br(e, t, i), Sr(t, await on(e, i));
	} catch (i) {
		if (!(i instanceof I)) throw i;
		return i instanceof Ue ? _r(e, t.map(Z), n, r + 1) : i.mayHaveHappened ? xr(e, t.map(Z), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : Sr(t, await mn(e, a, i, (i) => {
			let a = new Set(i);
			return yr(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function br({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function xr(e, t, n) {
	return e.stop.reason() === void 0 ? Nt(n.error) && n.sent <= 2 && t.length > 1 ? hn(t, 2, (t) => _r(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), _r(e, t, n)) : J(t, n.error);
}
function Sr(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: hr(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Z(e) {
	return e.planned;
}
function Cr({ change: e, out: t }) {
	return {
		key_id: re(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const wr = {
	kind: "key",
	observe: Cn,
	observeDeclared: Mn,
	lookUp: xn,
	batches: ar,
	open(e) {
		let t = new Sn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Wn(n, t.filter(Dr)) : e === "create" ? gn(n, t.filter(Tr).map(ir)) : Zn(n, await _r(n, t.filter(Er).map(ir)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Tr = (e) => e.action === "create", Er = (e) => e.action === "update", Dr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = n(e) ?? {}, r = k(t.webhook_id) || void 0, i = k(t.url) || void 0, a = A(t.events, k);
	if (r === void 0 || i === void 0 || a === void 0) {
		let e = Object.entries({
			webhook_id: r,
			url: i,
			events: a
		}).flatMap(([e, t]) => t === void 0 ? [e] : []);
		return { unusable: {
			id: r,
			names: i === void 0 ? [] : [i],
			lacks: e
		} };
	}
	return { webhook: {
		webhook_id: r,
		url: i,
		branch: t.branch === null ? null : k(t.branch),
		events: a,
		event_lang_map: kr(t.event_lang_map)
	} };
}
function Or(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function kr(e) {
	return A(e, (e) => {
		let { event: t, lang_iso_codes: r } = n(e) ?? {}, i = k(t), a = A(r, k);
		return i === void 0 || a === void 0 ? void 0 : {
			event: i,
			lang_iso_codes: a
		};
	});
}
// src/remote/webhook/observe.ts
async function Ar(e, t) {
	let r = await ut(() => e.webhooks(M(t)), (e) => k(n(e)?.webhook_id));
	if (!r) throw new B();
	return Or(r);
}
async function jr(e, t) {
	try {
		return o(await Ar(e, t));
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return l(P("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Mr(e, t, n) {
	let r = D.liveContext(t, n, Nr(e, t, n)), i = u(D, t, r);
	return {
		kind: D.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: C(e.fields)
	};
}
function Nr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => m(e, r) === n) ?? "";
}
function Pr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && m(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = ae(e.id);
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
function Fr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Pr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Ir(e, t) {
	let { client: n, projectId: r, stop: i, backup: o, context: s } = e, c = i.reason() ?? o.missing();
	if (c !== void 0) return {
		state: "not attempted",
		message: c
	};
	let [l, u] = [M(r), String(t.id)], d = {
		state: "done",
		id: t.id
	};
	try {
		let r = Q(await n.webhook(l, u));
		if (!("webhook" in r)) return Hn("webhook", r.unusable.lacks);
		if (N(t.id, D.fingerprint(r.webhook)) !== t.seen) return Vn("webhook", "removed");
		let o = await Fr(e, y(D, r.webhook, t, s), r.webhook, "removed") ?? await i.beforeWrite();
		if (o !== void 0) return {
			state: "not attempted",
			message: o
		};
		let { webhook_deleted: c } = await n.destroyWebhook(l, u);
		if (a(c) === !0) return d;
	} catch (n) {
		if (!(n instanceof I)) throw n;
		return n instanceof F && n.status === 404 ? d : (Mt(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? H(n) : Lr(e, t, n));
	}
	return Lr(e, t, void 0);
}
async function Lr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(M(t), String(n.id)), r ? Un("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof I)) throw e;
		return e instanceof F && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? H(r) : U;
	}
}
async function Rr(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Xr(e, t);
	try {
		return t.action === "update" ? await zr(e, t, r) : await Wr(e, t, Zr(t, r));
	} catch (t) {
		if (t instanceof Vr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof I)) throw t;
		return Mt(t) && e.stop.noteProjectRefused(t.message), H(t);
	}
}
async function zr(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [M(i), String(t.id)], l = () => r.webhook(s, c), u = Q(await l());
	if (!("webhook" in u)) throw new Vr(Hr);
	if (!Br(e, t, u.webhook)) {
		let n = Kr(e, t, u);
		return n?.state === "done" ? n : Vn("webhook", "updated");
	}
	let d = await Fr(e, Mr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Vr(d);
	await Ur(e);
	try {
		return Kr(e, t, Q(await r.updateWebhook(s, c, n))) ?? await qr(e, t, l);
	} catch (n) {
		if (!(n instanceof I) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await qr(e, t, l);
		return r.state === "done" ? r : H(n);
	}
}
function Br({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = D.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = D.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ve(D, a, s) === i;
}
var Vr = class extends Error {};
const Hr = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Ur({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Vr(t);
}
async function Wr(e, t, n) {
	let { wait: r, stop: i } = e;
	await Ur(e);
	try {
		return await Gr(e, t, n);
	} catch (a) {
		if (!(a instanceof I) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await V(() => Yr(e, n));
		if (o) return W(D, t, o, e.context);
		await r(2e3);
		let s = await V(() => Yr(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? W(D, t, s.found, e.context) : Gr(e, t, n).catch((e) => {
			throw e instanceof I ? Pt(e, a) : e;
		});
	}
}
async function Gr(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(M(i), n);
		return o(), Kr(e, t, Q(a)) ?? await qr(e, t, () => Yr(e, n));
	} catch (e) {
		throw e instanceof I && e.mayHaveHappened && o(), e;
	}
}
function Kr({ context: e }, t, n) {
	if (!(!("webhook" in n) || Ft(D, t, n.webhook, e).length > 0)) return W(D, t, n.webhook, e);
}
async function qr(e, t, n) {
	return Kr(e, t, Q(await V(n))) ?? U;
}
function Jr(e, t) {
	let n = Ae([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return xe(e.url, t.url) && r && n;
}
async function Yr(e, t) {
	let { objects: n, unusable: r } = await Ar(e.client, e.projectId), i = n.find((e) => Jr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => xe(e, t.url)))) throw new B();
	return i;
}
function Xr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = rr(D.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: m(r, e.variables) }
	};
}
function Zr({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Qr(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(ai(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await V(() => Ar(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => ti(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await $r(e, t, s, n) : n.remark(ai(t, "The webhooks could not be read again"));
	}
}
async function $r(e, t, n, r) {
	let i = Zr(t, Xr(e, t)), a = n.filter((n) => Jr(n, i) && W(D, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = ti(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await ei(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await ni(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? ri(t, d, n) : ii(t, d, n));
	}
}
async function ei(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await V(() => t.webhook(M(n), r)) ? [r] : [];
}
function ti(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function ni({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(M(t), n), !0;
	} catch (e) {
		if (e instanceof I) return !1;
		throw e;
	}
}
function ri({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return P("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function ii({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return P("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function ai({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return P("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const oi = {
	kind: "webhook",
	observe: jr,
	lookUp: Ar,
	batches: (e) => [...e.filter(si), ...e.filter((e) => !si(e))].map(ci),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? Ir(t, e) : Rr(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Qr(t, e, n)
		};
	}
};
function si({ action: e }) {
	return e !== "destroy";
}
function ci(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const li = [wr, oi];
// src/remote/remoteOf.ts
function $({ name: e }) {
	let t = li.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function ui(e, t, ...n) {
	let r = await fi(e, t, n);
	if (!r.ok) return r;
	let { project: i, kinds: a, languages: o } = r.value;
	return mi(i, a, (t) => $(t).observe(e, i.id, o));
}
async function di(e, t, { declarations: n, reviewed: r }) {
	let i = await fi(e, t, n.map(({ declared: e }) => e));
	if (!i.ok) return i;
	let { project: a, statistics: s, kinds: c, languages: l } = i.value;
	return mi(a, c, async (t) => {
		let { observe: i, observeDeclared: c } = $(t), u = await c?.({
			client: e,
			project: a,
			statistics: s,
			languages: l,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: z(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return u ? o(u) : i(e, a.id, l);
	});
}
async function fi(e, t, r) {
	let i = r.flatMap(R), a = d.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), s = await pt(e, t, {
		languages: i.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!s.ok) return s;
	let { project: c, details: l } = s.value, u = r.flatMap((e) => R(z(e, c.baseLanguage))), f = new Set(u.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), p = c.segmentation ? [] : (c.languages ?? []).filter(({ iso: e }) => f.has(e)), m = n(n(l)?.statistics) ?? {};
	return o({
		project: c,
		statistics: m,
		kinds: a,
		languages: p
	});
}
async function pi(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await ft(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return mi(a.value, n, (t) => $(t).observe(e, a.value.id, s), i);
}
async function mi(e, t, n, r = () => !1) {
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
	return o({
		project: e,
		objects: a
	});
}
async function hi(e, t, n) {
	let r = d.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([ft(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await $(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new B();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function gi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => g(e.kind, t)));
}
function _i({ changes: e }) {
	return e.some((e) => e.action === "update" && (O(e.kind).backsUpWhole || vi(e)));
}
function vi({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? T(e, t) : !yi(t.before));
}
function yi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function bi(e, t, n, r) {
	let i = new Set(Object.values(await S(e, r)).flat()), a = await Oe("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : $e(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + et)) continue;
		let n = De(e, t);
		await at();
		for (let r of await xi(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function xi(e, t) {
	try {
		let n = le(await ne(e, t));
		return d.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Si({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => je(e)), o = [];
	for (let e of a) for (let t of await h(e, r, i)) {
		let n = ee(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Ne(e, n)
		});
	}
	let s = new Set(Object.values(await S(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && Ci(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || wi(e, t).some((e) => s.has(e)))) {
			await at();
			for (let t of await Ti(e, r)) c.has(t) || c.set(t, De(e.full, r));
		}
	}
	return c;
}
function Ci({ languages: e }, t) {
	return e ?? [t];
}
function wi({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Ci(t, r).flatMap((n) => {
		let r = Me(t, e, n);
		return r === void 0 ? [] : [$e(t.folder, r)];
	});
}
async function Ti({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = le(await ne(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...ze(n, t)
		};
		return d.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => Ce(t.identity(e))));
	} catch {
		return [];
	}
}
// src/plan/languages.ts
function Ei(e, t) {
	let n = R(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Di(e, t),
		...Oi(n, t),
		...Mi(n.filter(({ ofText: e }) => e), t)
	];
}
function Di({ entries: e }, { name: t, type: n }) {
	let r = d.find(({ plural: t, projectTypes: r }) => e[t]?.length && r && !r.includes(n));
	if (!r) return [];
	let i = r.projectTypes?.map((e) => `"${e}"`).join(" or "), a = `Project ${t} is of type "${n}", which has no single ${r.plural} to manage. Choose a project of type ${i}.`;
	return [P("project-type", a, { reach: "project" })];
}
function Oi(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = new Map();
	for (let t of e) {
		let { language: e } = t;
		if (n.includes(e)) continue;
		let i = r.get(e);
		r.set(e, {
			first: i?.first ?? t,
			count: (i?.count ?? 0) + t.count
		});
	}
	return [...r].map(([e, { first: r, count: i }]) => {
		let a = Le(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? ki(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return P("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function ki(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function Ai({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Ie(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [P("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function ji(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Le(e, r)}`;
		return [P("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function Mi(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r} texts), or turn segmentation off; all other fields work.`;
	return [P("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/conflicts.ts
async function Ni(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Ke(e, { entries: Pi(r) });
	if (!i) return Ke(e, await Fi(e, t, n));
	let a = await i(), o = a && b(a, t);
	return o?.is === "read" ? Ke(e, { entries: Pi(o.declared) }) : [];
}
function Pi({ entries: e }) {
	return d.flatMap(({ plural: t }) => e[t] ?? []);
}
async function Fi(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, _e(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => he(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !s.has(e)
	};
}
// src/plan/agreed.ts
function Ii(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of zi(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? _(n) && _(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Ui(e, r, n))) && i.add(Ee(e));
	}
	return i;
}
function Li(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(zi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = Ri(c), u = Je(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => E(n.get(e), t) !== void 0) || c.some(({ texts: n }) => E(n.get(e), t) === E(o, t)));
	});
	return new Set(a.map(Ee));
}
function Ri(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function zi(e, t, n) {
	return d.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = Ye(r, t), o = Bi(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Vi(r, t, e.entry, o) ? t : void 0, i = n && Xe(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function Bi(e, t) {
	let n = ({ values: t }) => Ce(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function Vi(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Hi(e, t), o = (t) => [...Hi(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Hi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => p([
		e.name,
		t,
		n
	]))));
}
function Ui(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Wi(e, t, n) {
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
function Gi(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Te(t))
	}));
}
// src/plan/prune.ts
const Ki = {
	destroys: [],
	kept: [],
	scope: 0
};
function qi(e, { matched: t, unmatched: n }, r) {
	let i = ie(e, r);
	if (i === void 0) return Ki;
	let a = (t) => f(e, r) === "all" || Ji(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Be(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
	let c = o.map((t) => ({
		ref: `${e.name}-away:${e.id(t)}`,
		kind: e.name,
		label: e.liveLabel(t),
		action: "destroy",
		id: e.id(t),
		how: i,
		seen: N(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Ji(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Yi(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n];
		return {
			...a !== void 0 && (a.open ?? []).length === 0 ? a : ue(e, t, r, `${e.name}:${n + 1}`),
			entry: t.declared
		};
	}), s = a.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: Pe(t, n, [])
	})), c = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), l = qi(e, {
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
		unchanged: o.filter(Xi).length,
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
function Xi({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function Zi(e, t, n) {
	let r = new Map();
	return (i) => (i.writers.is === "unknown" && r.clear(), Qi(e, t, n, i, r));
}
function Qi(e, t, n, r, i = new Map()) {
	let a = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, o = Ei(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = d.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Yi(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let c = [...o, ...s.flatMap((e) => e.problems)], l = Ve(c), u = s.flatMap((e) => e.destroys), f = s.flatMap((e) => e.unmanaged), p = s.flatMap((e) => e.kind.firstSends?.(ea(e, a, l)) ?? []), m = {
		format_version: 1,
		project: t.project,
		changes: [...s.flatMap(({ changes: e }) => e), ...l ? [] : u],
		kept: [...s.flatMap(({ kept: e }) => e), ...l ? u.map(na) : []],
		skipped: s.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: ia(s, ({ unchanged: e }) => e),
			unmanaged: ia(s, ta),
			by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: ta(e)
			}])),
			adopted: ia(s, ({ changes: e }) => e.filter((e) => ra(e, n)).length)
		},
		...p.length > 0 && { sends: p }
	}, h = s.flatMap((e) => e.kind.hints?.(ea(e, a, l)) ?? []);
	return {
		is: "planned",
		plan: m,
		facts: s.map((e) => $i(e, l)),
		unmanaged: f,
		problems: [...c, ...h],
		open: s.flatMap(({ open: e }) => e),
		keptTexts: s.flatMap(({ keptTexts: e }) => e)
	};
}
function $i({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Wi(e, i, n.objects),
		created: Gi(e, r)
	};
}
function ea(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function ta({ unmanaged: e, live: { notRead: t = 0 } }) {
	return e.length + t;
}
function na({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function ra(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function ia(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function aa(e, t, n, r, i) {
	let a = Zi(e, t, n), o = n.writers ? ce(n.writers) : se.writers, s = a({
		...se,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await oa(o, r);
	if (l.writers !== o && (s = a({
		...se,
		writers: l.writers
	})), l.why !== void 0 && c.push(sa(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await ca(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function oa(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: ce(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function sa(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return P("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function ca(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(Ee(e)));
	for (let t of Object.values(o?.entries ?? {})) c(Ii(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : la, m = p.versions.map((e) => ua(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(Ii(u(), e, l));
	c(Li(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: da(h, p.why)
	};
}
const la = {
	is: "read",
	versions: []
};
function ua(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => he(t, e, n, r))
	};
}
function da(e, t) {
	let n = `${oe(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return P("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function fa(e, t) {
	let n;
	return () => (n ??= pa(e, M(t)), n);
}
async function pa(e, t) {
	try {
		let r = n(await e.contributorMe(t)) ?? {}, i = [x(r.user_id), k(r.email)].flatMap((e) => e || []);
		return i.length > 0 ? {
			is: "known",
			names: i
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof I) || e instanceof He) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function ma(e, t, { cancellation: n, history: r, now: i }, { usable: a, target: o, applied: c, findsConflicts: l = !0, reviewed: u = [], listsUnmanaged: d = !1 }) {
	let { settings: f } = t, p = {
		ownUser: fa(e, f.id),
		history: r,
		manifests: _e(t),
		textFiles: t.textFiles,
		usable: a
	};
	try {
		let n = o && b(o, t), m = [{
			declared: t.declared,
			rules: f.rules
		}, ...n?.is === "read" ? [n] : []], h = await (d ? ui(e, f.id, ...m.map((e) => e.declared)) : di(e, f.id, {
			declarations: m,
			reviewed: u
		}));
		if (!h.ok) return {
			is: "stopped",
			problems: [h.problem]
		};
		let g = h.value, { baseLanguage: _ } = g.project, v = Ai(t, g.project);
		if (v.length > 0) return {
			is: "stopped",
			problems: v
		};
		let y = z(t.declared, _), x = n?.is === "read" ? {
			...n,
			declared: z(n.declared, _)
		} : void 0, S = await aa(y, g, f.rules, p, x?.declared), C = [
			...ji(f.languagePlaces, g.project),
			...S.problems,
			...S.notices
		];
		if (S.is === "stopped") return {
			...S,
			problems: C
		};
		let w = x && await aa(x.declared, g, x.rules, p), ee = {
			target: x?.declared,
			applied: c,
			history: r,
			usable: a,
			now: i
		}, T = l ? await Ni(S.keptTexts, t, ee) : [], E = {
			...S,
			plan: qe(S.plan, T)
		}, te = n && s(E, n, w);
		return {
			...E,
			live: g,
			problems: C,
			conflicts: Ze(T),
			...te && { target: te }
		};
	} catch (e) {
		if (!(e instanceof I)) throw e;
		return e instanceof He && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [ha(e, t.declared)]
		};
	}
}
function ha(e, t) {
	let n = e instanceof F ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && ga(n, t);
	return P("api-error", e.message + _a(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function ga(e, { entries: t }) {
	let n = d.flatMap(({ plural: e, fields: n }) => {
		let i = new Set(n.filter(r).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => i.has(e) ? de(t) : []));
	});
	return fe(n)(e) !== e;
}
function _a(e) {
	return e instanceof F && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function va({ plan: e, facts: n, problems: r, live: i }, a, o, s, c) {
	let { uncovered: l, unread: u } = await ya(e, i, a, o, s, c);
	return [
		...ge(r, a.rules),
		...t(e, n, a.rules, l, u),
		...xa(e, o)
	];
}
async function ya({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && O(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await bi(c, o, a, s),
		unread: await Si(n, t, l, o, s)
	};
}
function ba(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || gi(e) || !_i(e) ? [] : [P("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function xa(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !gi(e) ? [] : [P("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var Sa = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function Ca(e, t, n) {
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
					await Ea(t) && (a = t);
				}
				n.size > 0 && await Ta(wa(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await Ta(a, t(a)), o = !0;
			} catch (e) {
				let t = new Sa(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, wa(a)]) await rt(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await rt(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function wa(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function Ta(e, t) {
	await rt(`${e}.part`, { force: !0 }), await it(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await nt(`${e}.part`, e);
}
async function Ea(e) {
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
var Da = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Oa = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Da(e);
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
function ka(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Aa(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Oa(), r = 0, i = () => {
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
				Aa(t), e = t, queueMicrotask(() => {
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
function Aa(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const ja = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ma = class {
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
			return `${ja[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Fa(e)), n = t ? Na(t, e) : e;
			return t !== void 0 && this.written.has(t) && Pa(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Fa(e), e);
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
function Na(e, t) {
	return e.action === "update" && t.action === "update" && O(t.kind).mergeKept?.(e, t) || e;
}
function Pa(e, t) {
	return Ae({ ...e.entry }, { ...t.entry }) && Ae({ ...e.wrote }, { ...t.wrote });
}
function Fa({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Ia = class {
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
}, La = class {
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
		let r = (e) => k(n(e)?.lang_iso) || void 0, i = await ut(() => this.client.languages(e, { limit: 500 }), r), a = i && A(i, r);
		if (!a) throw new B();
		return a;
	}
};
// src/apply/order.ts
function Ra({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Va(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...za(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function za(e) {
	let t = new Map();
	for (let n of e) for (let e of Ha(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Ba(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Ba(e, t) {
	let n = Ha(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Va(e) {
	return e.fields.some(({ field: t }) => ke(e.kind, t).role === "identity");
}
function Ha(e, t) {
	return e.fields.filter(({ field: t }) => ke(e.kind, t).role === "identity").flatMap((n) => Ua(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ua(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Ua) : [];
}
// src/apply/apply.ts
function Wa(e, { batchSize: t }) {
	return Ra(e).map((e) => d.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function Ga(e, t, n) {
	let r = new Ia(), i = Ka(e, t, n), a = ka(n.concurrency);
	await at();
	for (let e of Wa(t, n)) {
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
function Ka(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Re,
			variables: n.variables,
			evidence: pe
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new kt(n.halt, n.mayWrite),
		backup: new Ma(n.backup),
		languages: new La(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(O(e)).open(i);
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
const qa = {
	lineWidth: 0,
	defaultStringType: "PLAIN"
};
function Ja(e, t) {
	let { restore: n, ...r } = e, i = new ye({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${$a(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${$a(n)}`
	].join("\n");
	let a = d.map(({ name: e, plural: n }) => Qa(n, t.filter(({ kind: t }) => t === e).map((e) => Xa(e).entry), "")), o = t.map((e) => Xa(e).wrote);
	return [
		i.toString(qa),
		Qa("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const Ya = new WeakMap();
function Xa(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = O(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = Ya.get(e) ?? {
		entry: Za(r),
		wrote: Za(s)
	};
	return Ya.set(e, c), c;
}
function Za(e) {
	return new ye([e], { aliasDuplicateObjects: !1 }).toString(qa);
}
function Qa(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function $a(e) {
	return e.replace(eo, " ");
}
const eo = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function to(e, t, n) {
	let r = no(t.changes, (e) => p(ro(e))), i = new Set(e.changes.filter((e) => r.get(p(ro(e)))?.shift())), a = no([...r.values()].flat(), io), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(io(e))?.shift();
		return t && fo(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: co(t ? ao(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: lo(e, n) ?? co("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function no(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function ro(e) {
	let t = oo(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		io(e),
		e.label,
		r,
		n,
		i,
		so(e),
		t
	];
}
function io(e) {
	let { kind: t, action: n } = e;
	return p([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function ao(e, t) {
	let n = (e) => p(oo(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && so(e) !== so(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function oo(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function so(e) {
	return e.action === "create" ? "" : e.seen;
}
function co(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function lo(e, t) {
	let n = O(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && uo(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function uo(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function fo(e, t, n) {
	let r = O(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => p([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && uo(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function po(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(ot).join(" ");
}
// src/run/project.ts
async function mo(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await ho(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: vo([t]),
			bugs: [t]
		};
	}
}
async function ho(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, d = st(t.settings, {
		...u,
		signal: c
	}), f = st(t.settings, {
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
	let p = r?.get(s), m = await ma(d.value, t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift",
		reviewed: p?.changes ?? [],
		listsUnmanaged: n.command === "drift"
	});
	if (m.is === "stopped") return {
		...e,
		problems: m.problems
	};
	let { live: h, plan: g, unmanaged: _, problems: v, conflicts: y } = m, b = await va(m, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...v, ...b.map(go)],
			plan: g,
			unmanaged: _
		};
		return await o.onPlan(t), t;
	}
	let x = {
		project: h.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: pe
	}, { plan: S, notApplied: C } = p ? to(g, p, {
		...x,
		live: h
	}) : {
		plan: g,
		notApplied: []
	}, w = {
		...e,
		problems: [
			...v,
			...y,
			...b,
			...ba(S, n)
		],
		plan: S,
		...m.target && { target: m.target },
		effort: { requests: Wa(S, t.settings).flat().length },
		...C.length > 0 && { results: C }
	}, ee = await o.onPlan(w);
	if (n.command === "plan" || b.length > 0) return w;
	if (!ee) return o.cancellation.stopped ? w : {
		...w,
		problems: [...w.problems, _o]
	};
	let T = await bo(f.value, S, t, n, o);
	return {
		...w,
		...T,
		results: [...T.results, ...C],
		problems: [...w.problems, ...T.problems]
	};
}
function go(e) {
	return {
		...e,
		severity: "warning"
	};
}
const _o = P("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function vo(e) {
	return e.length === 0 ? [] : [P("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function yo({ id: e, secrets: t }) {
	let n = new Fe();
	return n.hide(t), n.clean(e);
}
async function bo(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = yo(n), v = i === void 0 ? void 0 : Ca(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: Se(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => po(De(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => Ja({
			...y,
			restore: b(t)
		}, e), t).catch((e) => {
			throw x = e.message, e;
		});
	}, C, w = await Ga(e, t, {
		variables: r.variables,
		concurrency: p,
		batchSize: m,
		useAutomations: h,
		halt: () => o.reason,
		mayWrite: async () => (C = await f?.toWrite(), C?.message),
		backup: v && {
			write: S,
			keepsUrls: d.GITHUB_ACTIONS !== "true"
		},
		wait: s,
		onBatch: c
	}), ee = t.changes.map((e) => ({
		change: e,
		outcome: w.of(e)
	})), { bugs: T, remarks: E } = w;
	return {
		results: ee,
		problems: [
			...C && !o.stopped ? [C] : [],
			...E,
			...vo(T),
			...x === void 0 ? [] : [P("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: De(v.path, u),
			restore: b(v.path)
		},
		...T.length > 0 && { bugs: T }
	};
}
export { ot as C, st as S, yt as _, wa as a, R as b, Ii as c, Ei as d, hi as f, Ct as g, wn as h, Wa as i, Li as l, jr as m, bo as n, ha as o, pi as p, mo as r, Qi as s, _o as t, Ai as u, pt as v, z as x, B as y };
