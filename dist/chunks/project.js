import { Ar as e, B as t, Br as n, Cr as r, Dr as i, Dt as a, Et as o, F as s, Fr as c, G as l, Gn as u, Gr as d, Hr as f, Ir as p, Jn as m, Kn as h, Kr as g, L as _, Ln as v, Lr as y, M as b, Mr as x, Nr as S, Nt as C, Or as w, P as T, Pr as E, Pt as D, Rn as O, Rr as ee, Sr as te, Tr as ne, U as re, Ur as k, Vr as A, W as ie, Wn as ae, Wr as j, Xn as M, Xr as oe, Yn as N, Yr as se, Zn as ce, ar as le, br as ue, ct as P, d as de, er as fe, f as pe, g as me, h as he, i as ge, in as _e, jr as F, kr as ve, kt as ye, l as be, lr as xe, m as Se, or as Ce, p as we, qn as Te, r as Ee, tr as De, u as Oe, vn as ke, w as Ae, wr as je, xr as Me, yn as Ne, zr as Pe } from "./engine.js";
import { $t as Fe, K as I, Qt as Ie, R as Le, Sn as Re, Tn as ze, Ut as Be, W as Ve, Zt as He, en as Ue } from "./start.js";
import { a as We, l as Ge, o as L, s as Ke, t as qe, u as R } from "./client.js";
import { c as z } from "./wire.js";
import { d as Je, f as Ye, h as Xe, m as Ze, p as Qe, u as $e } from "./markdown.js";
import { join as et, resolve as tt, sep as nt } from "node:path";
import { mkdir as rt, rename as it, rm as at, writeFile as ot } from "node:fs/promises";
import { setImmediate as st } from "node:timers/promises";
// src/report/words/shellWord.ts
function ct(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/connect.ts
function lt({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: o }) {
	try {
		let s = new qe({
			token: e,
			...r !== void 0 && { baseUrl: r },
			rate: t,
			concurrency: n,
			signal: i,
			onResponse: a,
			...o && { onWait: o }
		});
		return D(s);
	} catch (e) {
		if (!(e instanceof Ke)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return C(I("bad-setting", t + e.message));
	}
}
// src/remote/incompleteRead.ts
var B = class extends Error {};
async function V(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof R || e instanceof B) return;
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
	return r.ok ? D(r.value.project) : r;
}
async function pt(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(P(t)), n ? gt(e, t) : D(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && f(o, _t);
	if (o && !s) return C(vt("a language has no usable lang_iso"));
	let c = mt(t, i, s, r);
	return c.ok ? D({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function mt(e, t, r, i) {
	let a = k(t) ?? {}, o = k(a.settings) ?? {}, s = n(o.per_platform_key_names), c = n(o.segmentation), l = j(a.base_language_iso) || ht(a.base_language_id, r), u = [
		...i.names && s === void 0 ? ["settings.per_platform_key_names"] : [],
		...i.texts && c === void 0 ? ["settings.segmentation"] : [],
		...i.texts && l === void 0 ? ["base_language_iso"] : []
	];
	return u.length > 0 ? C(vt(`the project has no usable ${u.join(" and ")}`)) : D({
		id: e,
		name: j(a.name) || e,
		type: j(a.project_type) || "localization_files",
		baseLanguage: l ?? "",
		languages: r,
		perPlatformNames: s ?? !1,
		segmentation: c ?? !1,
		autoToggleUnverified: n(o.auto_toggle_unverified)
	});
}
function ht(e, t) {
	let n = A(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function gt(e, t) {
	let n = await ut(() => e.languages(t, { limit: 500 }), (e) => j(k(e)?.lang_iso));
	return n ? D(n) : C(I("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function _t(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = k(e) ?? {}, i = j(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: A(n),
		pluralForms: f(r, j) ?? []
	};
}
function vt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return I("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function yt(t, r) {
	let i = k(t) ?? {}, a = A(i.key_id), o = Tt(i.key_name, (e) => j(e) || void 0), s = f(i.platforms, j), c = z.filter((e) => s?.includes(e)), l = Object.keys(e(o, c)).length === c.length && Object.keys(o).length > 0 ? o : void 0, u = Et(Tt(i.filenames, j)), d = f(i.tags, j), p = n(i.is_plural), m = n(i.is_archived), h = Dt(i.translations), g = new Set(h?.map(({ language_iso: e }) => e)), _ = r.filter((e) => !g.has(e));
	if (a === void 0 || l === void 0 || s === void 0 || u === void 0 || d === void 0 || p === void 0 || m === void 0 || _.length > 0) {
		let e = [...Object.entries({
			key_id: a,
			key_name: l,
			platforms: s,
			filenames: u,
			tags: d,
			is_plural: p,
			is_archived: m
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ..._.map((e) => `the ${e} text`)];
		return { unusable: {
			id: a,
			names: [...new Set(Object.values(o))],
			lacks: e
		} };
	}
	let v = c.length < new Set(s).size;
	return { key: {
		key_id: a,
		key_name: l,
		platforms: c,
		...v && { onOtherPlatform: v },
		tags: d,
		filenames: u,
		is_plural: p,
		is_archived: m,
		...St(i),
		translations: h
	} };
}
const bt = {
	description: j,
	context: j,
	plural_name: j,
	is_hidden: n,
	char_limit: Pe,
	custom_attributes: wt,
	modified_at_timestamp: d,
	translations_modified_at_timestamp: d
}, xt = Object.entries(bt);
function St(e) {
	return Object.fromEntries(xt.map(([t, n]) => [t, n(e[t])]));
}
function Ct(e) {
	return Object.keys(bt).filter((t) => e[t] === void 0);
}
function wt(e) {
	let t = j(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Tt(e, t) {
	let n = k(e) ?? {}, r = {};
	for (let e of z) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
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
	for (let n of e) {
		let e = Ot(k(n) ?? {});
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
function Ot(e) {
	return {
		language_iso: j(e.language_iso),
		translation: j(e.translation),
		modified_by: A(e.modified_by),
		modified_by_email: j(e.modified_by_email),
		modified_at_timestamp: d(e.modified_at_timestamp),
		is_reviewed: n(e.is_reviewed),
		is_unverified: n(e.is_unverified)
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
	return e instanceof L ? jt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Nt(e) {
	return e.name === "TimeoutError" || e instanceof L && [
		413,
		502,
		504
	].includes(e.status);
}
function Pt(e, t) {
	return e instanceof L || e.mayHaveHappened || !t ? e : t;
}
function H(e) {
	return e instanceof We && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const Ft = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function It(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Lt(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function U(e, t, n, r) {
	let i = Lt(e, t, n, r), [a] = i, [o] = It(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Rt(e.after)} was sent, ${Rt(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Rt(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const zt = { is: "silent" };
function Bt(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Wt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Vt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Wt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? zt
	}));
}
function Vt(e, { platforms: t = [], filenames: n = {} }) {
	return z.every((n) => t.includes(n) === e.platforms.includes(n)) && z.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Ht(e, { keys: t, errors: n }) {
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
			} : zt
		};
	});
}
function Ut(e, t) {
	return Bt(e, {
		keys: t,
		errors: []
	});
}
var Wt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Gt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Gt(n)) this.byName.set(e, Kt(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...z] }) {
		let n = new Set(t.map((t) => x(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => x(n, t) === x(e, t)));
	}
};
function Gt({ name: e }) {
	return new Set(z.map((t) => x(e, t) ?? ""));
}
function Kt(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var W = class {
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
function qt(e) {
	return !e.includes(",");
}
function Jt(e) {
	return Xt(e, 2e3);
}
function Yt(e) {
	return Xt(e.map(String), 7e3);
}
function Xt(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
async function Zt({ client: e, projectId: t }, n, r = Infinity) {
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
	if (a.responseTooBig) throw new Qt();
	if (a.totalCount !== $t(i)) throw new B();
	return i;
}
var Qt = class extends B {};
function $t(e) {
	let t = new W([]);
	return t.add(e), t.size;
}
// src/remote/key/readBack.ts
const en = {
	include_translations: !0,
	disable_references: !0
};
async function G(e, t, n = []) {
	let r = new W(n);
	for (let n of await Promise.all(Yt(t).map((t) => tn(e, t)))) r.add(n);
	return r.all();
}
async function tn(e, t) {
	try {
		return await Zt(e, {
			...en,
			filter_key_ids: t
		});
	} catch (n) {
		if (!(n instanceof Qt || n instanceof L && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await tn(e, t.slice(0, r)), ...await tn(e, t.slice(r))];
	}
}
async function nn(e, t) {
	let n = new Set(t.flatMap((e) => F(e))), r = (e) => e.some((e) => n.has(e)), i = new W([]);
	if (![...n].every(qt)) i.add(await rn(e));
	else for (let t of Jt([...n])) i.add(await Zt(e, {
		...en,
		filter_keys: t
	}));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(F(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function rn({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, en)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== $t(n)) throw new B();
	return n;
}
// src/remote/key/confirm.ts
async function an(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !ln(e, t, n.key) : n.is === "silent" || fn(n.error)).map(({ sent: e }) => e), r = await V(() => nn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Ut(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: on(e, a, {
				answer: n,
				found: o && dn(e, a, o),
				wasRead: r !== void 0 && !un(t, r.unusable)
			})
		};
	});
}
function on(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? dn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : pn(n.error);
		case "silent": return r ?? mn(i);
	}
}
async function sn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !ln(e, t, n.key)), r = await V(() => G(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: cn(e, t, {
				answer: n,
				found: o && dn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function cn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? dn(e, t, n.key);
		case "refused": return pn(n.error);
		case "silent": return r?.state === "done" ? r : mn(i);
	}
}
function ln({ context: e }, { change: t }, n) {
	return It(r, t, n, e).length === 0;
}
function un({ out: e }, t) {
	let n = F(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function dn({ context: e, stop: t }, n, i) {
	return t.noteAccepted(), U(r, n, i, e);
}
function fn({ message: e }) {
	return /already taken/i.test(e);
}
function pn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function mn(e) {
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
function K(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: H(t)
	}));
}
function hn(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function gn({ stop: e }, t, n, r, i) {
	if (Mt(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof L)) e.noteUnreachable(n.message);
	else if (t.length > 1) return _n(t, 2, r);
	else e.noteSingleRefused(n.message);
	return K(t, Pt(n, i));
}
async function _n(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function vn(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? K(t, n.error) : q(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(Sn),
			...xn(e)
		});
		return await an(e, Bt(t, {
			keys: bn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof R)) throw r;
		return r.mayHaveHappened ? yn(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : gn(e, t, r, (t) => vn(e, t, n), n?.error);
	}
}
async function yn(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return K(t, r);
	let a = await V(() => nn(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return K(t, r);
	let o = Ut(t, a.objects), s = await an(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !un(e, a.unusable)), u = K(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...hn(l, r)
	];
	let d = await _n(l, Nt(r) ? 2 : 1, (t) => vn(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function bn(e) {
	return e.flatMap((e) => {
		let t = yt(e, []);
		return "key" in t ? t.key : [];
	});
}
function xn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function Sn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function Cn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await G(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await nn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var wn = class {
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
		return [I("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
async function Tn(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await En(e, t, n, () => new W(r));
	return i.ok ? D(i.value.all()) : i;
}
async function En(e, t, n, r) {
	let i = On(n), a = await kn(e, t, i, r());
	if (Dn(a)) return D(a.listed);
	let o = await An(e, t, i, r());
	if (Dn(o)) return D(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return C(I("incomplete-live", s, { reach: "project" }));
}
function Dn({ listed: e, total: t }) {
	return t === e.size;
}
function On(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function kn(e, t, n, r) {
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
	}, a = await i(1), o = Math.ceil((a.total ?? a.keys.length) / 500), s = await Promise.all(jn(2, o - 1).map(i)), c = [a, ...o > 1 ? [...s, await i(o)] : []];
	for (let { keys: e } of c) r.addRead(e);
	return {
		listed: r,
		total: c.at(-1)?.total
	};
}
async function An(e, t, n, r) {
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
function jn(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/key/observeDeclared.ts
const Mn = [
	400,
	404,
	413,
	414,
	431
], Nn = /^[\w.:/-]+$/;
async function Pn(e) {
	let { project: t, statistics: n, declarations: i, reviewed: a } = e, o = Pe(n.keys_total);
	if (o === void 0 || t.perPlatformNames || a.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => se(r, e) !== "off")) return;
	let s = Fn(i);
	if (![...s.names].every(qt)) return;
	let c = Jt([...s.names]).length + Yt([...s.ids]).length;
	if (!(Math.max(1, c) * 4 > Math.ceil(o / 500))) try {
		let [t, n] = await Promise.all([In(e, s), Vn(e, o)]), r = n - t.length;
		return r >= 0 && Hn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof B || e instanceof L && Mn.includes(e.status)) return;
		throw e;
	}
}
function Fn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...F(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function In(e, { names: t, ids: n }) {
	let r = await Ln(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Rn(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => Bn(e.key_id, t.key_id));
}
async function Ln(e, t) {
	let n = await Promise.all(Jt([...t]).map(async (n) => (await zn(e, { filter_keys: n })).filter(({ key_name: e }) => F(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => F(e)));
	if (![...t].every((e) => r.has(e) || Nn.test(e)) || n.some((e) => e.length === 0)) throw new B();
	return n.flat();
}
async function Rn(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new B();
	let r = await Promise.all(Yt(t).map((t) => zn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new B();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function zn({ client: e, project: t, languages: n }, r) {
	let i = new W(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Zt(a, {
		...On(n),
		...r
	}, 1));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new B();
	return [...o];
}
function Bn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Vn({ client: e, project: { id: t } }, n) {
	if (t === P(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new B();
	return r;
}
function Hn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Ce(t, e, !1, le(n)).fresh.length === 0);
}
// src/remote/removal.ts
function Un(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Wn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Gn(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : H(t);
}
async function Kn(e, t, n, i = 0) {
	let { backup: a } = e, o = e.stop.reason() ?? a.missing();
	if (o !== void 0) return J(t, n ? H(n.error) : {
		state: "not attempted",
		message: o
	});
	let s = await V(async () => {
		let n = await e.languages.all();
		return G(e, t.map(({ id: e }) => e), n);
	});
	if (s === void 0) return J(t, n ? H(n.error) : qn);
	let c = new Map(s.objects.map((e) => [e.key_id, e])), l = Jn(s), u = ({ id: e }) => l.get(String(e)) ?? l.get(""), d = (e) => {
		let t = c.get(String(e.id));
		return t === void 0 ? u(e) === void 0 : e.how === "archive" && t.is_archived;
	}, f = t.filter((e) => !d(e)), p = f.filter((e) => u(e) === void 0), m = p.filter((e) => Yn(e, c.get(String(e.id)))), h = [
		...t.filter(d).map((e) => ({
			change: e,
			outcome: Xn(e)
		})),
		...J(p.filter((e) => !m.includes(e)), Un("key", "removed")),
		...f.flatMap((e) => {
			let t = u(e);
			return t ? [{
				change: e,
				outcome: n ? H(n.error) : Wn("key", t)
			}] : [];
		})
	];
	if (m.length === 0) return h;
	if (n && n.sent >= 4) return [...h, ...J(m, Qn(n.error))];
	let g = await a.keep(m.flatMap((t) => {
		let n = c.get(String(t.id));
		return n ? [Me(r, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return g === void 0 ? [...h, ...await Zn(e, m, n, i)] : [...h, ...J(m, n ? H(n.error) : {
		state: "not attempted",
		message: g
	})];
}
const qn = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Jn({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, Ct(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function Yn({ id: e, seen: t }, n) {
	return n !== void 0 && Se(e, r.fingerprint(n)) === t;
}
function Xn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Zn(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: ee(String(e)),
			is_archived: !0
		})), At(r)) : await i.destroyKeys(a, c.map((e) => ee(String(e))), At(r));
	} catch (i) {
		if (!(i instanceof R)) throw i;
		if (i instanceof Ge) return Kn(e, t, n, r + 1);
		Mt(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), Kn(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= Pt(u, n?.error);
	let d = await V(() => G(e, c));
	if (d === void 0) return J(t, u ? H(u) : Ft);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? H(u) : Ft
		} : {
			change: e,
			outcome: n || f.has(t) ? Qn(u) : Xn(e)
		};
	});
}
function Qn(e) {
	return e ? Gn("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function J(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function $n(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = er(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await V(() => G(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: nr(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function er({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return tr(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function tr({ kind: e, fields: t }) {
	return t.filter((t) => u(e, t));
}
function nr({ change: e, before: t, written: n }, r, i) {
	let [a] = tr(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = rr(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function rr(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, ir(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = ir(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function ir(e, { is_plural: t }) {
	let n = g(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function ar(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Y(e) {
	return {
		change: e,
		out: ar(r.fields, e, {}, [])
	};
}
function or(e, t) {
	let n = (t) => e.filter((e) => e.action === t), i = (e) => (t) => ({
		kind: r.name,
		action: e,
		changes: t
	});
	return [
		...cr(n("update"), t).map(i("update")),
		...cr(n("create"), t).map(i("create")),
		...sr(n("destroy"), t).map(i("destroy"))
	];
}
function sr(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function cr(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Y(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function lr(e, t, n) {
	let r = t.filter(({ change: e }) => n || pr(e)), i = await V(async () => ({
		live: await G(e, r.map(({ change: e }) => e.id)),
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
		let m = Y({
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => ue(n, t, e.context) ?? []), "overwritten");
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
	return t.some((t) => u(e, t));
}
function pr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let i = r.fields.find(({ name: t }) => t === e);
		return i?.merge && t !== void 0 ? i.carries?.(t, n) ?? !0 : i?.editState !== void 0 || i?.role === "shape";
	});
}
function mr(e, t, n) {
	let i = {
		...r.liveContext(t, n, e.label),
		platforms: hr(e, t)
	}, a = [], o = [];
	for (let n of e.fields) {
		let { field: s, part: c, before: l, after: u, seen: d } = n, f = r.fields.find(({ name: e }) => e === s), p = f?.stored(t, i, c), m = f?.editState?.(t, c), h = d !== void 0 && (m === void 0 || Se(e.id, m) !== d);
		if (!f || p === void 0) o.push(n);
		else if (f.same(p, u, i)) continue;
		else if (l !== void 0 && f.same(p, l, i)) h ? o.push(n) : a.push(n);
		else {
			let e = l === void 0 ? void 0 : f.merge?.(l, u, p);
			e === void 0 ? o.push(n) : f.same(p, e, i) || a.push({
				...n,
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
function hr({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? z.filter((e) => n.includes(e)) : t.platforms;
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
	if (i !== void 0) return n ? K(t, n.error) : q(t, i);
	let a = await lr(e, t, n !== void 0);
	if (!a) return n ? K(t, n.error) : q(t, yr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? K([e], n.error) : q([e], t))];
	return n && n.sent >= 5 ? [...c, ...hn(o.map(X), n.error)] : [...c, ...o.length > 0 ? await br(e, o, n, r) : []];
}
const yr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function br(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? K(t.map(X), n.error) : q(t.map(X), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(wr),
			...xn(e)
		}, At(r)), i = Ht(a, {
			keys: bn(n),
			errors: n.errors
		});
		return xr(e, t, i), Cr(t, await sn(e, i));
	} catch (i) {
		if (!(i instanceof R)) throw i;
		return i instanceof Ge ? vr(e, t.map(X), n, r + 1) : i.mayHaveHappened ? Sr(e, t.map(X), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : Cr(t, await gn(e, a, i, (i) => {
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
	return e.stop.reason() === void 0 ? Nt(n.error) && n.sent <= 2 && t.length > 1 ? _n(t, 2, (t) => vr(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), vr(e, t, n)) : K(t, n.error);
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
function X(e) {
	return e.planned;
}
function wr({ change: e, out: t }) {
	return {
		key_id: ee(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const Tr = {
	kind: "key",
	observe: Tn,
	observeDeclared: Pn,
	lookUp: Cn,
	batches: or,
	open(e) {
		let t = new wn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Kn(n, t.filter(Or)) : e === "create" ? vn(n, t.filter(Er).map(Y)) : $n(n, await vr(n, t.filter(Dr).map(Y)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Er = (e) => e.action === "create", Dr = (e) => e.action === "update", Or = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Z(e) {
	let t = k(e) ?? {}, n = j(t.webhook_id) || void 0, r = j(t.url) || void 0, i = f(t.events, j);
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
		event_lang_map: Ar(t.event_lang_map)
	} };
}
function kr(e) {
	let t = e.map(Z);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function Ar(e) {
	return f(e, (e) => {
		let { event: t, lang_iso_codes: n } = k(e) ?? {}, r = j(t), i = f(n, j);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function jr(e, t) {
	let n = await ut(() => e.webhooks(P(t)), (e) => j(k(e)?.webhook_id));
	if (!n) throw new B();
	return kr(n);
}
async function Mr(e, t) {
	try {
		return D(await jr(e, t));
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return C(I("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Nr(e, t, n) {
	let r = M.liveContext(t, n, Pr(e, t, n)), i = y(M, t, r);
	return {
		kind: M.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: te(e.fields)
	};
}
function Pr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => De(e, r) === n) ?? "";
}
function Fr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && De(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = ce(e.id);
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
function Ir({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = Fr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function Lr(e, t) {
	let { client: r, projectId: i, stop: a, backup: o, context: s } = e, c = a.reason() ?? o.missing();
	if (c !== void 0) return {
		state: "not attempted",
		message: c
	};
	let [l, u] = [P(i), String(t.id)], d = {
		state: "done",
		id: t.id
	};
	try {
		let i = Z(await r.webhook(l, u));
		if (!("webhook" in i)) return Wn("webhook", i.unusable.lacks);
		if (Se(t.id, M.fingerprint(i.webhook)) !== t.seen) return Un("webhook", "removed");
		let o = await Ir(e, Me(M, i.webhook, t, s), i.webhook, "removed") ?? await a.beforeWrite();
		if (o !== void 0) return {
			state: "not attempted",
			message: o
		};
		let { webhook_deleted: c } = await r.destroyWebhook(l, u);
		if (n(c) === !0) return d;
	} catch (n) {
		if (!(n instanceof R)) throw n;
		return n instanceof L && n.status === 404 ? d : (Mt(n) && a.noteProjectRefused(n.message), !n.mayHaveHappened || a.reason() !== void 0 ? H(n) : Rr(e, t, n));
	}
	return Rr(e, t, void 0);
}
async function Rr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(P(t), String(n.id)), r ? Gn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof R)) throw e;
		return e instanceof L && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? H(r) : Ft;
	}
}
async function zr(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Xr(e, t);
	try {
		return t.action === "update" ? await Br(e, t, r) : await Gr(e, t, Zr(t, r));
	} catch (t) {
		if (t instanceof Hr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof R)) throw t;
		return Mt(t) && e.stop.noteProjectRefused(t.message), H(t);
	}
}
async function Br(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [P(i), String(t.id)], l = () => r.webhook(s, c), u = Z(await l());
	if (!("webhook" in u)) throw new Hr(Ur);
	if (!Vr(e, t, u.webhook)) {
		let n = Q(e, t, u);
		return n?.state === "done" ? n : Un("webhook", "updated");
	}
	let d = await Ir(e, Nr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Hr(d);
	await Wr(e);
	try {
		return Q(e, t, Z(await r.updateWebhook(s, c, n))) ?? await qr(e, t, l);
	} catch (n) {
		if (!(n instanceof R) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await qr(e, t, l);
		return r.state === "done" ? r : H(n);
	}
}
function Vr({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = M.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = M.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return we(M, a, s) === i;
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
		if (!(a instanceof R) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await V(() => Yr(e, n));
		if (o) return U(M, t, o, e.context);
		await r(2e3);
		let s = await V(() => Yr(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? U(M, t, s.found, e.context) : Kr(e, t, n).catch((e) => {
			throw e instanceof R ? Pt(e, a) : e;
		});
	}
}
async function Kr(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(P(i), n);
		return o(), Q(e, t, Z(a)) ?? await qr(e, t, () => Yr(e, n));
	} catch (e) {
		throw e instanceof R && e.mayHaveHappened && o(), e;
	}
}
function Q({ context: e }, t, n) {
	if (!(!("webhook" in n) || It(M, t, n.webhook, e).length > 0)) return U(M, t, n.webhook, e);
}
async function qr(e, t, n) {
	return Q(e, t, Z(await V(n))) ?? Ft;
}
function Jr(e, t) {
	let n = p([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return fe(e.url, t.url) && r && n;
}
async function Yr(e, t) {
	let { objects: n, unusable: r } = await jr(e.client, e.projectId), i = n.find((e) => Jr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => fe(e, t.url)))) throw new B();
	return i;
}
function Xr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = ar(M.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: De(r, e.variables) }
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
	let i = (await V(() => jr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => ti(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await $r(e, t, s, n) : n.remark(ai(t, "The webhooks could not be read again"));
	}
}
async function $r(e, t, n, r) {
	let i = Zr(t, Xr(e, t)), a = n.filter((n) => Jr(n, i) && U(M, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
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
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await V(() => t.webhook(P(n), r)) ? [r] : [];
}
function ti(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function ni({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(P(t), n), !0;
	} catch (e) {
		if (e instanceof R) return !1;
		throw e;
	}
}
function ri({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return I("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function ii({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return I("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function ai({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return I("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const oi = {
	kind: "webhook",
	observe: Mr,
	lookUp: jr,
	batches: (e) => [...e.filter(si), ...e.filter((e) => !si(e))].map(ci),
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
const li = [Tr, oi];
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
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return mi(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = $(t), l = await s?.({
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
		return l ? D(l) : i(e, a.id, c);
	});
}
async function fi(e, t, n) {
	let r = n.flatMap(he), i = N.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await pt(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let { project: o, details: s } = a.value, c = n.flatMap((e) => he(me(e, o.baseLanguage))), l = new Set(c.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), u = o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => l.has(e)), d = k(k(s)?.statistics) ?? {};
	return D({
		project: o,
		statistics: d,
		kinds: i,
		languages: u
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
	return D({
		project: e,
		objects: a
	});
}
async function hi(e, t, n) {
	let r = N.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([ft(e, t, {
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
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ae(e.kind, t)));
}
function _i({ changes: e }) {
	return e.some((e) => e.action === "update" && (m(e.kind).backsUpWhole || vi(e)));
}
function vi({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? u(e, t) : !yi(t.before));
}
function yi(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function bi(e, n, r, i) {
	let a = new Set(Object.values(await t(e, i)).flat()), s = await l("**/*.{yaml,yml}", {
		cwd: n.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, i), c = r === void 0 ? void 0 : tt(n.working, r), u = new Map();
	for (let e of s.sort()) {
		if (i.aborted) break;
		if (a.has(e) || c !== void 0 && e.startsWith(c + nt)) continue;
		let t = o(e, n);
		await st();
		for (let r of await xi(e, n)) u.has(r) || u.set(r, t);
	}
	return u;
}
async function xi(e, t) {
	try {
		let n = a(await ye(e, t));
		return N.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Si({ texts: e }, n, r, i, a) {
	let s = e.filter(({ files: e }) => He(e)), c = [];
	for (let e of s) for (let t of await re(e, i, a)) {
		let n = ie(e, t);
		c.push({
			full: t,
			path: n,
			source: e,
			language: Ie(e, n)
		});
	}
	let l = new Set(Object.values(await t(r, a)).flat());
	for (let { full: e, source: t, language: r } of c) r !== void 0 && Ci(t, n).includes(r) && l.add(e);
	let u = new Map();
	for (let e of c) {
		if (a.aborted) break;
		if (!(l.has(e.full) || wi(e, n).some((e) => l.has(e)))) {
			await st();
			for (let t of await Ti(e, i)) u.has(t) || u.set(t, o(e.full, i));
		}
	}
	return u;
}
function Ci({ languages: e }, t) {
	return e ?? [t];
}
function wi({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Ci(t, r).flatMap((n) => {
		let r = Ue(t, e, n);
		return r === void 0 ? [] : [tt(t.folder, r)];
	});
}
async function Ti({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let o = a(await ye(e, i)), s = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Fe(n, t)
		};
		return N.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => Ae(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function Ei(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Je(e, { entries: Di(r) });
	if (!i) return Je(e, await Oi(e, t, n));
	let a = await i(), o = a && T(a, t);
	return o?.is === "read" ? Je(e, { entries: Di(o.declared) }) : [];
}
function Di({ entries: e }) {
	return N.flatMap(({ plural: t }) => e[t] ?? []);
}
async function Oi(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, s(t)), { textFiles: o } = t, c = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...c.values()].flatMap((t) => _(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !c.has(e)
	};
}
// src/plan/agreed.ts
function ki(e, { entries: t, until: n }, r = []) {
	let a = new Set(), o = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Mi(o, t, r)) {
		let { kind: t, live: r, forms: o } = e;
		(o ? E(n) && E(r) && o.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Ii(e, r, n))) && a.add(i(e));
	}
	return a;
}
function Ai(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), a = t.map((e) => ({
		...e,
		texts: new Map(Mi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), o = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: i, live: o, forms: s = [] } = e, l = a.filter(({ until: e }) => t !== void 0 && e >= t), u = ji(l), d = Xe(r, n, i);
		return !u.some(({ now: e }) => e === d) || s.every((t) => u.some(({ texts: n }) => c(n.get(e), t) !== void 0) || l.some(({ texts: n }) => c(n.get(e), t) === c(o, t)));
	});
	return new Set(o.map(i));
}
function ji(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function Mi(e, t, n) {
	return N.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = Ze(r, t), o = Ni(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Pi(r, t, e.entry, o) ? t : void 0, i = n && Qe(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function Ni(e, t) {
	let n = ({ values: t }) => Ae(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function Pi(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Fi(e, t), o = (t) => [...Fi(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Fi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => S([
		e.name,
		t,
		n
	]))));
}
function Ii(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Li(e, t, n) {
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
function Ri(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ve(t))
	}));
}
// src/plan/prune.ts
const zi = {
	destroys: [],
	kept: [],
	scope: 0
};
function Bi(e, { matched: t, unmatched: n }, r) {
	let i = oe(e, r);
	if (i === void 0) return zi;
	let a = (t) => se(e, r) === "all" || Vi(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = ze(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
			seen: Se(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n }
		};
	});
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Vi(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Hi(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n];
		return {
			...a !== void 0 && (a.open ?? []).length === 0 ? a : pe(e, t, r, `${e.name}:${n + 1}`),
			entry: t.declared
		};
	}), s = a.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: Be(t, n, [])
	})), c = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), l = Bi(e, {
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
		unchanged: o.filter(Ui).length,
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
function Ui({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function Wi(e, t, n) {
	let r = new Map();
	return (i) => (i.writers.is === "unknown" && r.clear(), Gi(e, t, n, i, r));
}
function Gi(e, t, n, r, i = new Map()) {
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
	let s = N.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Hi(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let c = [...o, ...s.flatMap((e) => e.problems)], l = Ve(c), u = s.flatMap((e) => e.destroys), d = s.flatMap((e) => e.unmanaged), f = s.flatMap((e) => e.kind.firstSends?.(qi(e, a, l)) ?? []), p = {
		format_version: 1,
		project: t.project,
		changes: [...s.flatMap(({ changes: e }) => e), ...l ? [] : u],
		kept: [...s.flatMap(({ kept: e }) => e), ...l ? u.map(Yi) : []],
		skipped: s.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Zi(s, ({ unchanged: e }) => e),
			unmanaged: Zi(s, Ji),
			by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: Ji(e)
			}])),
			adopted: Zi(s, ({ changes: e }) => e.filter((e) => Xi(e, n)).length)
		},
		...f.length > 0 && { sends: f }
	}, m = s.flatMap((e) => e.kind.hints?.(qi(e, a, l)) ?? []);
	return {
		is: "planned",
		plan: p,
		facts: s.map((e) => Ki(e, l)),
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
function Ki({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length + (n.notRead ?? 0),
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Li(e, i, n.objects),
		created: Ri(e, r)
	};
}
function qi(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Ji({ unmanaged: e, live: { notRead: t = 0 } }) {
	return e.length + t;
}
function Yi({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Xi(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Zi(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function Qi(e, t, n, r, i) {
	let a = Wi(e, t, n), o = n.writers ? w(n.writers) : ne.writers, s = a({
		...ne,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await $i(o, r);
	if (l.writers !== o && (s = a({
		...ne,
		writers: l.writers
	})), l.why !== void 0 && c.push(ea(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await ta(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function $i(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: w(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function ea(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return I("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function ta(e, t, { history: n, manifests: r, textFiles: a, usable: o }, s) {
	let c = new Set(), l = (e) => {
		for (let t of e) c.add(t);
	}, u = Object.values(t.entries).flatMap((e) => e ?? []), d = () => e.filter((e) => !c.has(i(e)));
	for (let t of Object.values(s?.entries ?? {})) l(ki(e, {
		entries: t,
		until: Infinity
	}, u));
	let f = d().filter(({ at: e }) => e !== void 0), p = Math.min(...f.map(({ at: e = 0 }) => e)), m = f.length > 0 ? await n.versions(p, r) : na, h = m.versions.map((e) => ra(e, f, {
		textFiles: a,
		usable: o
	}));
	for (let e of h) l(ki(d(), e, u));
	l(Ai(d(), h, u));
	let g = d().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return m.is === "read" || m.noRepository || g.length === 0 ? { agreed: c } : {
		agreed: c,
		unread: ia(g, m.why)
	};
}
const na = {
	is: "read",
	versions: []
};
function ra(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => _(t, e, n, r))
	};
}
function ia(e, t) {
	let n = `${_e(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return I("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function aa(e, t) {
	let n;
	return () => (n ??= oa(e, P(t)), n);
}
async function oa(e, t) {
	try {
		let n = k(await e.contributorMe(t)) ?? {}, r = [A(n.user_id), j(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof R) || e instanceof We) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function sa(e, t, { cancellation: n, history: r, now: i }, { usable: a, target: o, applied: c, findsConflicts: l = !0, reviewed: u = [], listsUnmanaged: d = !1 }) {
	let { settings: f } = t, p = {
		ownUser: aa(e, f.id),
		history: r,
		manifests: s(t),
		textFiles: t.textFiles,
		usable: a
	};
	try {
		let n = o && T(o, t), s = [{
			declared: t.declared,
			rules: f.rules
		}, ...n?.is === "read" ? [n] : []], m = await (d ? ui(e, f.id, ...s.map((e) => e.declared)) : di(e, f.id, {
			declarations: s,
			reviewed: u
		}));
		if (!m.ok) return {
			is: "stopped",
			problems: [m.problem]
		};
		let h = m.value, { baseLanguage: g } = h.project, _ = Oe(t, h.project);
		if (_.length > 0) return {
			is: "stopped",
			problems: _
		};
		let v = me(t.declared, g), y = n?.is === "read" ? {
			...n,
			declared: me(n.declared, g)
		} : void 0, x = await Qi(v, h, f.rules, p, y?.declared), S = [
			...be(f.languagePlaces, h.project),
			...x.problems,
			...x.notices
		];
		if (x.is === "stopped") return {
			...x,
			problems: S
		};
		let C = y && await Qi(y.declared, h, y.rules, p), w = {
			target: y?.declared,
			applied: c,
			history: r,
			usable: a,
			now: i
		}, E = l ? await Ei(x.keptTexts, t, w) : [], D = {
			...x,
			plan: Ye(x.plan, E)
		}, O = n && b(D, n, C);
		return {
			...D,
			live: h,
			problems: S,
			conflicts: $e(E),
			...O && { target: O }
		};
	} catch (e) {
		if (!(e instanceof R)) throw e;
		return e instanceof We && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [ca(e, t.declared)]
		};
	}
}
function ca(e, t) {
	let n = e instanceof L ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && la(n, t);
	return I("api-error", e.message + ua(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function la(e, { entries: t }) {
	let n = N.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(Te).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ke(t) : []));
	});
	return Ne(n)(e) !== e;
}
function ua(e) {
	return e instanceof L && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function da({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await fa(e, r, i, a, o, s);
	return [
		...O(n, i.rules),
		...v(e, t, i.rules, c, l),
		...ma(e, a)
	];
}
async function fa({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && m(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await bi(c, o, a, s),
		unread: await Si(n, t, l, o, s)
	};
}
function pa(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || gi(e) || !_i(e) ? [] : [I("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ma(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !gi(e) ? [] : [I("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var ha = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function ga(e, t, n) {
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
					await ya(t) && (a = t);
				}
				n.size > 0 && await va(_a(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await va(a, t(a)), o = !0;
			} catch (e) {
				let t = new ha(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, _a(a)]) await at(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await at(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function _a(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function va(e, t) {
	await at(`${e}.part`, { force: !0 }), await ot(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await it(`${e}.part`, e);
}
async function ya(e) {
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
var ba = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, xa = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new ba(e);
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
function Sa(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Ca(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new xa(), r = 0, i = () => {
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
				Ca(t), e = t, queueMicrotask(() => {
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
function Ca(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const wa = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var Ta = class {
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
			return `${wa[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Oa(e)), n = t ? Ea(t, e) : e;
			return t !== void 0 && this.written.has(t) && Da(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Oa(e), e);
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
function Ea(e, t) {
	return e.action === "update" && t.action === "update" && m(t.kind).mergeKept?.(e, t) || e;
}
function Da(e, t) {
	return p({ ...e.entry }, { ...t.entry }) && p({ ...e.wrote }, { ...t.wrote });
}
function Oa({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var ka = class {
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
}, Aa = class {
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
		let n = (e) => j(k(e)?.lang_iso) || void 0, r = await ut(() => this.client.languages(e, { limit: 500 }), n), i = r && f(r, n);
		if (!i) throw new B();
		return i;
	}
};
// src/apply/order.ts
function ja({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && Pa(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...Ma(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function Ma(e) {
	let t = new Map();
	for (let n of e) for (let e of Fa(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, Na(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function Na(e, t) {
	let n = Fa(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function Pa(e) {
	return e.fields.some(({ field: t }) => h(e.kind, t).role === "identity");
}
function Fa(e, t) {
	return e.fields.filter(({ field: t }) => h(e.kind, t).role === "identity").flatMap((n) => Ia(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ia(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Ia) : [];
}
// src/apply/apply.ts
function La(e, { batchSize: t }) {
	return ja(e).map((e) => N.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function Ra(e, t, n) {
	let r = new ka(), i = za(e, t, n), a = Sa(n.concurrency);
	await st();
	for (let e of La(t, n)) {
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
function za(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Re,
			variables: n.variables,
			evidence: je
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new kt(n.halt, n.mayWrite),
		backup: new Ta(n.backup),
		languages: new Aa(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(m(e)).open(i);
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
const Ba = {
	lineWidth: 0,
	defaultStringType: "PLAIN"
};
function Va(e, t) {
	let { restore: n, ...r } = e, i = new xe({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${Ka(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${Ka(n)}`
	].join("\n");
	let a = N.map(({ name: e, plural: n }) => Ga(n, t.filter(({ kind: t }) => t === e).map((e) => Ua(e).entry), "")), o = t.map((e) => Ua(e).wrote);
	return [
		i.toString(Ba),
		Ga("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const Ha = new WeakMap();
function Ua(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = m(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = Ha.get(e) ?? {
		entry: Wa(r),
		wrote: Wa(s)
	};
	return Ha.set(e, c), c;
}
function Wa(e) {
	return new xe([e], { aliasDuplicateObjects: !1 }).toString(Ba);
}
function Ga(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Ka(e) {
	return e.replace(qa, " ");
}
const qa = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function Ja(e, t, n) {
	let r = Ya(t.changes, (e) => S(Xa(e))), i = new Set(e.changes.filter((e) => r.get(S(Xa(e)))?.shift())), a = Ya([...r.values()].flat(), Za), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Za(e))?.shift();
		return t && io(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: to(t ? Qa(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: no(e, n) ?? to("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Ya(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Xa(e) {
	let t = $a(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Za(e),
		e.label,
		r,
		n,
		i,
		eo(e),
		t
	];
}
function Za(e) {
	let { kind: t, action: n } = e;
	return S([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function Qa(e, t) {
	let n = (e) => S($a(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && eo(e) !== eo(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function $a(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function eo(e) {
	return e.action === "create" ? "" : e.seen;
}
function to(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function no(e, t) {
	let n = m(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && ro(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ro(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function io(e, t, n) {
	let r = m(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => S([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && ro(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function ao(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(ct).join(" ");
}
// src/run/project.ts
async function oo(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await so(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: uo([t]),
			bugs: [t]
		};
	}
}
async function so(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, d = lt(t.settings, {
		...u,
		signal: c
	}), f = lt(t.settings, {
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
	let p = r?.get(s), m = await sa(d.value, t, o, {
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
	let { live: h, plan: g, unmanaged: _, problems: v, conflicts: y } = m, b = await da(m, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [...v, ...b.map(co)],
			plan: g,
			unmanaged: _
		};
		return await o.onPlan(t), t;
	}
	let { advice: x, refuses: S } = await Ee(t, m, h.project), C = {
		project: h.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: je
	}, { plan: w, notApplied: T } = p ? Ja(g, p, {
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
			...pa(w, n),
			...x
		],
		plan: w,
		...n.unmanaged && { unmanaged: _ },
		...m.target && { target: m.target },
		effort: { requests: La(w, t.settings).flat().length },
		...T.length > 0 && { results: T }
	}, D = await o.onPlan(E);
	if (n.command === "plan" || b.length > 0 || S) return E;
	if (!D) return o.cancellation.stopped ? E : {
		...E,
		problems: [...E.problems, lo]
	};
	let O = await po(f.value, w, t, n, o);
	return {
		...E,
		...O,
		results: [...O.results, ...T],
		problems: [...E.problems, ...O.problems]
	};
}
function co(e) {
	return {
		...e,
		severity: "warning"
	};
}
const lo = I("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function uo(e) {
	return e.length === 0 ? [] : [I("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function fo({ id: e, secrets: t }) {
	let n = new Le();
	return n.hide(t), n.clean(e);
}
async function po(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: s, wait: c, onBatch: l, now: u, folders: d, environment: f, permission: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, v = fo(n), y = i === void 0 ? void 0 : ga(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: ge(_) },
		project_name: t.project.name,
		time: new Date(u()).toISOString().replace(/\.\d+/, "")
	}, x = (e) => ao(o(e, d), a), S, C = async (e, t) => {
		await y?.write((t) => Va({
			...b,
			restore: x(t)
		}, e), t).catch((e) => {
			throw S = e.message, e;
		});
	}, w, T = await Ra(e, t, {
		variables: r.variables,
		concurrency: m,
		batchSize: h,
		useAutomations: g,
		halt: () => s.reason,
		mayWrite: async () => (w = await p?.toWrite(), w?.message),
		backup: y && {
			write: C,
			keepsUrls: f.GITHUB_ACTIONS !== "true"
		},
		wait: c,
		onBatch: l
	}), E = t.changes.map((e) => ({
		change: e,
		outcome: T.of(e)
	})), { bugs: D, remarks: O } = T;
	return {
		results: E,
		problems: [
			...w && !s.stopped ? [w] : [],
			...O,
			...uo(D),
			...S === void 0 ? [] : [I("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: o(y.path, d),
			restore: x(y.path)
		},
		...D.length > 0 && { bugs: D }
	};
}
export { B as _, _a as a, ki as c, pi as d, Mr as f, pt as g, yt as h, La as i, Ai as l, Ct as m, po as n, ca as o, En as p, oo as r, Gi as s, lo as t, hi as u, lt as v, ct as y };
