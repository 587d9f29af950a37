import { Ar as e, B as t, Br as n, Cr as r, Dt as i, Er as a, Et as o, F as s, Fr as c, G as l, Gn as u, Gr as d, Hr as f, Ir as p, Jn as m, Kn as h, Kr as g, L as _, Ln as v, Lr as y, M as b, Mr as x, Nr as S, Nt as C, Or as w, P as T, Pr as E, Pt as D, Qn as O, Rn as ee, Rr as te, Sr as ne, Tr as re, U as ie, Ur as k, Vr as A, W as ae, Wr as j, Xn as M, Xr as oe, Yn as N, Zn as P, Zr as se, ct as F, d as ce, f as le, g as ue, h as de, i as fe, in as pe, jr as me, kr as he, kt as ge, l as _e, m as ve, nr as ye, or as be, p as xe, qn as Se, qr as Ce, r as we, sr as Te, tr as Ee, u as De, ur as Oe, vn as ke, w as Ae, wr as I, xr as je, yn as Me, zr as Ne } from "./engine.js";
import { $t as Pe, K as L, Qt as Fe, R as Ie, Sn as Le, Tn as Re, Ut as ze, W as Be, Zt as Ve, en as He } from "./start.js";
import { a as Ue, l as We, o as R, s as Ge, t as Ke, u as z } from "./client.js";
import { c as B } from "./wire.js";
import { d as qe, f as Je, h as Ye, m as Xe, p as Ze, u as Qe } from "./markdown.js";
import { join as $e, resolve as et, sep as tt } from "node:path";
import { mkdir as nt, rename as rt, rm as it, writeFile as at } from "node:fs/promises";
import { setImmediate as ot } from "node:timers/promises";
// src/report/words/shellWord.ts
function st(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/connect.ts
function ct({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: o }) {
	try {
		let s = new Ke({
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
		if (!(e instanceof Ge)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return C(L("bad-setting", t + e.message));
	}
}
// src/remote/incompleteRead.ts
var V = class extends Error {};
async function H(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof z || e instanceof V) return;
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
	return r.ok ? D(r.value.project) : r;
}
async function ft(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(F(t)), n ? ht(e, t) : D(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && k(o, gt);
	if (o && !s) return C(_t("a language has no usable lang_iso"));
	let c = pt(t, i, s, r);
	return c.ok ? D({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function pt(e, t, n, r) {
	let i = j(t) ?? {}, a = j(i.settings) ?? {}, o = A(a.per_platform_key_names), s = A(a.segmentation), c = d(i.base_language_iso) || mt(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? C(_t(`the project has no usable ${l.join(" and ")}`)) : D({
		id: e,
		name: d(i.name) || e,
		type: d(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: A(a.auto_toggle_unverified)
	});
}
function mt(e, t) {
	let n = f(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function ht(e, t) {
	let n = await lt(() => e.languages(t, { limit: 500 }), (e) => d(j(e)?.lang_iso));
	return n ? D(n) : C(L("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function gt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = j(e) ?? {}, i = d(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: f(n),
		pluralForms: k(r, d) ?? []
	};
}
function _t(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return L("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function vt(e, t) {
	let n = j(e) ?? {}, r = f(n.key_id), i = wt(n.key_name, (e) => d(e) || void 0), a = k(n.platforms, d), o = B.filter((e) => a?.includes(e)), s = Object.keys(me(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = Tt(wt(n.filenames, d)), l = k(n.tags, d), u = A(n.is_plural), p = A(n.is_archived), m = Et(n.translations), h = new Set(m?.map(({ language_iso: e }) => e)), g = t.filter((e) => !h.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || l === void 0 || u === void 0 || p === void 0 || g.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
			tags: l,
			is_plural: u,
			is_archived: p
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
		is_archived: p,
		...xt(n),
		translations: m
	} };
}
const yt = {
	description: d,
	context: d,
	plural_name: d,
	is_hidden: A,
	char_limit: n,
	custom_attributes: Ct,
	modified_at_timestamp: g,
	translations_modified_at_timestamp: g
}, bt = Object.entries(yt);
function xt(e) {
	return Object.fromEntries(bt.map(([t, n]) => [t, n(e[t])]));
}
function St(e) {
	return Object.keys(yt).filter((t) => e[t] === void 0);
}
function Ct(e) {
	let t = d(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function wt(e, t) {
	let n = j(e) ?? {}, r = {};
	for (let e of B) {
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
		let e = Dt(j(n) ?? {});
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
		language_iso: d(e.language_iso),
		translation: d(e.translation),
		modified_by: f(e.modified_by),
		modified_by_email: d(e.modified_by_email),
		modified_at_timestamp: g(e.modified_at_timestamp),
		is_reviewed: A(e.is_reviewed),
		is_unverified: A(e.is_unverified)
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
	return e instanceof R ? At.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function Mt(e) {
	return e.name === "TimeoutError" || e instanceof R && [
		413,
		502,
		504
	].includes(e.status);
}
function Nt(e, t) {
	return e instanceof R || e.mayHaveHappened || !t ? e : t;
}
function U(e) {
	return e instanceof Ue && !e.mayHaveHappened ? {
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
	return B.every((n) => t.includes(n) === e.platforms.includes(n)) && B.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
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
	echoesOf({ key_name: e = "", platforms: t = [...B] }) {
		let n = new Set(t.map((t) => S(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => S(n, t) === S(e, t)));
	}
};
function Wt({ name: e }) {
	return new Set(B.map((t) => S(e, t) ?? ""));
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
	if (a.totalCount !== Qt(i)) throw new V();
	return i;
}
var Zt = class extends V {};
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
		if (!(n instanceof Zt || n instanceof R && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await en(e, t.slice(0, r)), ...await en(e, t.slice(r))];
	}
}
async function tn(e, t) {
	let n = new Set(t.flatMap((e) => x(e))), r = (e) => e.some((e) => n.has(e)), i = new G([]);
	if (![...n].every(Kt)) i.add(await nn(e));
	else for (let t of qt([...n])) i.add(await Xt(e, {
		...$t,
		filter_keys: t
	}));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(x(e.key_name))),
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
	if (r !== Qt(n)) throw new V();
	return n;
}
// src/remote/key/confirm.ts
async function rn(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !cn(e, t, n.key) : n.is === "silent" || dn(n.error)).map(({ sent: e }) => e), r = await H(() => tn(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Ht(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
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
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !cn(e, t, n.key)), r = await H(() => K(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
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
	return Ft(I, t, n, e).length === 0;
}
function ln({ out: e }, t) {
	let n = x(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function un({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), W(I, n, r, e);
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
function q(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: U(t)
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
function J(e, t) {
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
	else if (!(n instanceof R)) e.noteUnreachable(n.message);
	else if (t.length > 1) return gn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return q(t, Nt(n, i));
}
async function gn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function _n(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? q(t, n.error) : J(t, r);
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
		if (!(r instanceof z)) throw r;
		return r.mayHaveHappened ? vn(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : hn(e, t, r, (t) => _n(e, t, n), n?.error);
	}
}
async function vn(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return q(t, r);
	let a = await H(() => tn(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return q(t, r);
	let o = Ht(t, a.objects), s = await rn(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !ln(e, a.unusable)), u = q(c.filter((e) => !l.includes(e)), r);
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
	}, a = await K(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await tn(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
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
		return [L("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
async function wn(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await Tn(e, t, n, () => new G(r));
	return i.ok ? D(i.value.all()) : i;
}
async function Tn(e, t, n, r) {
	let i = Dn(n), a = await On(e, t, i, r());
	if (En(a)) return D(a.listed);
	let o = await kn(e, t, i, r());
	if (En(o)) return D(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return C(L("incomplete-live", s, { reach: "project" }));
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
	let { project: t, statistics: r, declarations: i, reviewed: a } = e, o = n(r.keys_total);
	if (o === void 0 || t.perPlatformNames || a.some(({ action: e }) => e !== "update") || i.some(({ rules: e }) => oe(I, e) !== "off")) return;
	let s = Pn(i);
	if (![...s.names].every(Kt)) return;
	let c = qt([...s.names]).length + Jt([...s.ids]).length;
	if (!(Math.max(1, c) * 4 > Math.ceil(o / 500))) try {
		let [t, n] = await Promise.all([Fn(e, s), Bn(e, o)]), r = n - t.length;
		return r >= 0 && Vn(t, e) ? {
			objects: t,
			unusable: [],
			notRead: r
		} : void 0;
	} catch (e) {
		if (e instanceof V || e instanceof R && jn.includes(e.status)) return;
		throw e;
	}
}
function Pn(e) {
	let t = e.flatMap(({ entries: e }) => e.map((e) => e.values));
	return {
		names: new Set(t.flatMap(({ key_name: e, previously: t = [] }) => [...x(e), ...t])),
		ids: new Set(t.flatMap(({ key_id: e }) => e ?? []))
	};
}
async function Fn(e, { names: t, ids: n }) {
	let r = await In(e, t), i = new Map(r.map((e) => [e.key_id, e])), a = [...n].filter((e) => !i.has(e));
	for (let t of await Ln(e, a, r)) i.set(t.key_id, t);
	return [...i.values()].sort((e, t) => zn(e.key_id, t.key_id));
}
async function In(e, t) {
	let n = await Promise.all(qt([...t]).map(async (n) => (await Rn(e, { filter_keys: n })).filter(({ key_name: e }) => x(e).some((e) => t.has(e))))), r = new Set(n.flat().flatMap(({ key_name: e }) => x(e)));
	if (![...t].every((e) => r.has(e) || Mn.test(e)) || n.some((e) => e.length === 0)) throw new V();
	return n.flat();
}
async function Ln(e, t, [n]) {
	if (t.length === 0) return [];
	if (!n) throw new V();
	let r = await Promise.all(Jt(t).map((t) => Rn(e, { filter_key_ids: [n.key_id, ...t] })));
	if (!r.every((e) => e.some(({ key_id: e }) => e === n.key_id))) throw new V();
	return r.flat().filter(({ key_id: e }) => t.includes(e));
}
async function Rn({ client: e, project: t, languages: n }, r) {
	let i = new G(n.map(({ iso: e }) => e)), a = {
		client: e,
		projectId: t.id
	};
	i.add(await Xt(a, {
		...Dn(n),
		...r
	}, 1));
	let { objects: o, unusable: s } = i.all();
	if (s.length > 0) throw new V();
	return [...o];
}
function zn(e, t) {
	return e.length - t.length || (e < t ? -1 : 1);
}
async function Bn({ client: e, project: { id: t } }, n) {
	if (t === F(t)) return n;
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r === void 0) throw new V();
	return r;
}
function Vn(e, { declarations: t, reviewed: n }) {
	let r = new Set(e.map(({ key_id: e }) => e));
	return n.every((e) => "id" in e && r.has(String(e.id))) && t.every(({ entries: t, rules: n }) => Te(t, e, !1, be(n)).fresh.length === 0);
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
	} : U(t);
}
async function Gn(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return Y(t, n ? U(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await H(async () => {
		let n = await e.languages.all();
		return K(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return Y(t, n ? U(n.error) : Kn);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = qn(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => Jn(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: Yn(e)
		})),
		...Y(f.filter((e) => !p.includes(e)), Hn("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? U(n.error) : Un("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...Y(p, Zn(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [ne(I, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await Xn(e, p, n, r)] : [...m, ...Y(p, n ? U(n.error) : {
		state: "not attempted",
		message: h
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
	return n !== void 0 && ve(e, I.fingerprint(n)) === t;
}
function Yn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Xn(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: Ne(String(e)),
			is_archived: !0
		})), kt(r)) : await i.destroyKeys(a, c.map((e) => Ne(String(e))), kt(r));
	} catch (i) {
		if (!(i instanceof z)) throw i;
		if (i instanceof We) return Gn(e, t, n, r + 1);
		jt(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), Gn(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= Nt(u, n?.error);
	let d = await H(() => K(e, c));
	if (d === void 0) return Y(t, u ? U(u) : Pt);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? U(u) : Pt
		} : {
			change: e,
			outcome: n || f.has(t) ? Zn(u) : Yn(e)
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
function Y(e, t) {
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
	}), r = await H(() => K(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
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
	return t.filter((t) => h(e, t));
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
	let n = Ce(e, t);
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
function X(e) {
	return {
		change: e,
		out: ir(I.fields, e, {}, [])
	};
}
function ar(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: I.name,
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
		let e = Buffer.byteLength(JSON.stringify(X(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function cr(e, t, n) {
	let r = t.filter(({ change: e }) => n || fr(e)), i = await H(async () => ({
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
		let m = X({
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => je(n, t, e.context) ?? []), "overwritten");
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
	return t.some((t) => h(e, t));
}
function fr({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = I.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function pr(e, t, n) {
	let r = {
		...I.liveContext(t, n, e.label),
		platforms: mr(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = I.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || ve(e.id, p) !== u);
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
	return Array.isArray(n) ? B.filter((e) => n.includes(e)) : t.platforms;
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
	if (i !== void 0) return n ? q(t, n.error) : J(t, i);
	let a = await cr(e, t, n !== void 0);
	if (!a) return n ? q(t, n.error) : J(t, vr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? q([e], n.error) : J([e], t))];
	return n && n.sent >= 5 ? [...c, ...mn(o.map(Z), n.error)] : [...c, ...o.length > 0 ? await yr(e, o, n, r) : []];
}
const vr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function yr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? q(t.map(Z), n.error) : J(t.map(Z), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(Cr),
			...bn(e)
		}, kt(r)), i = Vt(a, {
			keys: yn(n),
			errors: n.errors
		});
		return br(e, t, i), Sr(t, await on(e, i));
	} catch (i) {
		if (!(i instanceof z)) throw i;
		return i instanceof We ? _r(e, t.map(Z), n, r + 1) : i.mayHaveHappened ? xr(e, t.map(Z), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : Sr(t, await hn(e, a, i, (i) => {
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
	return e.stop.reason() === void 0 ? Mt(n.error) && n.sent <= 2 && t.length > 1 ? gn(t, 2, (t) => _r(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), _r(e, t, n)) : q(t, n.error);
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
		key_id: Ne(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const wr = {
	kind: "key",
	observe: wn,
	observeDeclared: Nn,
	lookUp: Sn,
	batches: ar,
	open(e) {
		let t = new Cn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Gn(n, t.filter(Dr)) : e === "create" ? _n(n, t.filter(Tr).map(X)) : Qn(n, await _r(n, t.filter(Er).map(X)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, Tr = (e) => e.action === "create", Er = (e) => e.action === "update", Dr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = j(e) ?? {}, n = d(t.webhook_id) || void 0, r = d(t.url) || void 0, i = k(t.events, d);
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
		branch: t.branch === null ? null : d(t.branch),
		events: i,
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
	return k(e, (e) => {
		let { event: t, lang_iso_codes: n } = j(e) ?? {}, r = d(t), i = k(n, d);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function Ar(e, t) {
	let n = await lt(() => e.webhooks(F(t)), (e) => d(j(e)?.webhook_id));
	if (!n) throw new V();
	return Or(n);
}
async function jr(e, t) {
	try {
		return D(await Ar(e, t));
	} catch (e) {
		if (!(e instanceof V)) throw e;
		return C(L("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function Mr(e, t, n) {
	let i = P.liveContext(t, n, Nr(e, t, n)), a = te(P, t, i);
	return {
		kind: P.name,
		id: e.id,
		entry: a,
		action: "update",
		wrote: r(e.fields)
	};
}
function Nr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => ye(e, r) === n) ?? "";
}
function Pr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && ye(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = O(e.id);
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
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let [c, l] = [F(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	try {
		let r = Q(await n.webhook(c, l));
		if (!("webhook" in r)) return Un("webhook", r.unusable.lacks);
		if (ve(t.id, P.fingerprint(r.webhook)) !== t.seen) return Hn("webhook", "removed");
		let a = await Fr(e, ne(P, r.webhook, t, o), r.webhook, "removed") ?? await i.beforeWrite();
		if (a !== void 0) return {
			state: "not attempted",
			message: a
		};
		let { webhook_deleted: s } = await n.destroyWebhook(c, l);
		if (A(s) === !0) return u;
	} catch (n) {
		if (!(n instanceof z)) throw n;
		return n instanceof R && n.status === 404 ? u : (jt(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? U(n) : Lr(e, t, n));
	}
	return Lr(e, t, void 0);
}
async function Lr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(F(t), String(n.id)), r ? Wn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof z)) throw e;
		return e instanceof R && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? U(r) : Pt;
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
		if (!(t instanceof z)) throw t;
		return jt(t) && e.stop.noteProjectRefused(t.message), U(t);
	}
}
async function zr(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [F(i), String(t.id)], l = () => r.webhook(s, c), u = Q(await l());
	if (!("webhook" in u)) throw new Vr(Hr);
	if (!Br(e, t, u.webhook)) {
		let n = Kr(e, t, u);
		return n?.state === "done" ? n : Hn("webhook", "updated");
	}
	let d = await Fr(e, Mr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Vr(d);
	await Ur(e);
	try {
		return Kr(e, t, Q(await r.updateWebhook(s, c, n))) ?? await qr(e, t, l);
	} catch (n) {
		if (!(n instanceof z) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await qr(e, t, l);
		return r.state === "done" ? r : U(n);
	}
}
function Br({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = P.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = P.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return xe(P, a, s) === i;
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
		if (!(a instanceof z) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await H(() => Yr(e, n));
		if (o) return W(P, t, o, e.context);
		await r(2e3);
		let s = await H(() => Yr(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? W(P, t, s.found, e.context) : Gr(e, t, n).catch((e) => {
			throw e instanceof z ? Nt(e, a) : e;
		});
	}
}
async function Gr(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(F(i), n);
		return o(), Kr(e, t, Q(a)) ?? await qr(e, t, () => Yr(e, n));
	} catch (e) {
		throw e instanceof z && e.mayHaveHappened && o(), e;
	}
}
function Kr({ context: e }, t, n) {
	if (!(!("webhook" in n) || Ft(P, t, n.webhook, e).length > 0)) return W(P, t, n.webhook, e);
}
async function qr(e, t, n) {
	return Kr(e, t, Q(await H(n))) ?? Pt;
}
function Jr(e, t) {
	let n = y([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Ee(e.url, t.url) && r && n;
}
async function Yr(e, t) {
	let { objects: n, unusable: r } = await Ar(e.client, e.projectId), i = n.find((e) => Jr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Ee(e, t.url)))) throw new V();
	return i;
}
function Xr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = ir(P.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: ye(r, e.variables) }
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
	let i = (await H(() => Ar(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => ti(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await $r(e, t, s, n) : n.remark(ai(t, "The webhooks could not be read again"));
	}
}
async function $r(e, t, n, r) {
	let i = Zr(t, Xr(e, t)), a = n.filter((n) => Jr(n, i) && W(P, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
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
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await H(() => t.webhook(F(n), r)) ? [r] : [];
}
function ti(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function ni({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(F(t), n), !0;
	} catch (e) {
		if (e instanceof z) return !1;
		throw e;
	}
}
function ri({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return L("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function ii({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return L("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function ai({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return L("twin-webhook", r, {
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
	let { project: a, statistics: o, kinds: s, languages: c } = i.value;
	return mi(a, s, async (t) => {
		let { observe: i, observeDeclared: s } = $(t), l = await s?.({
			client: e,
			project: a,
			statistics: o,
			languages: c,
			declarations: n.map(({ declared: e, rules: n }) => ({
				entries: ue(e, a.baseLanguage).entries[t.plural] ?? [],
				rules: n
			})),
			reviewed: r.filter((e) => e.kind === t.name)
		});
		return l ? D(l) : i(e, a.id, c);
	});
}
async function fi(e, t, n) {
	let r = n.flatMap(de), i = M.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await ft(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let { project: o, details: s } = a.value, c = n.flatMap((e) => de(ue(e, o.baseLanguage))), l = new Set(c.flatMap(({ language: e, ofText: t }) => t ? [e] : [])), u = o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => l.has(e)), d = j(j(s)?.statistics) ?? {};
	return D({
		project: o,
		statistics: d,
		kinds: i,
		languages: u
	});
}
async function pi(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await dt(e, t, {
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
	let r = M.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([dt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await $(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new V();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function gi({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => u(e.kind, t)));
}
function _i({ changes: e }) {
	return e.some((e) => e.action === "update" && (N(e.kind).backsUpWhole || vi(e)));
}
function vi({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? h(e, t) : !yi(t.before));
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
	}, {}, i), c = r === void 0 ? void 0 : et(n.working, r), u = new Map();
	for (let e of s.sort()) {
		if (i.aborted) break;
		if (a.has(e) || c !== void 0 && e.startsWith(c + tt)) continue;
		let t = o(e, n);
		await ot();
		for (let r of await xi(e, n)) u.has(r) || u.set(r, t);
	}
	return u;
}
async function xi(e, t) {
	try {
		let n = i(await ge(e, t));
		return M.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function Si({ texts: e }, n, r, i, a) {
	let s = e.filter(({ files: e }) => Ve(e)), c = [];
	for (let e of s) for (let t of await ie(e, i, a)) {
		let n = ae(e, t);
		c.push({
			full: t,
			path: n,
			source: e,
			language: Fe(e, n)
		});
	}
	let l = new Set(Object.values(await t(r, a)).flat());
	for (let { full: e, source: t, language: r } of c) r !== void 0 && Ci(t, n).includes(r) && l.add(e);
	let u = new Map();
	for (let e of c) {
		if (a.aborted) break;
		if (!(l.has(e.full) || wi(e, n).some((e) => l.has(e)))) {
			await ot();
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
		let r = He(t, e, n);
		return r === void 0 ? [] : [et(t.folder, r)];
	});
}
async function Ti({ full: e, path: t, source: n, language: r = "" }, a) {
	try {
		let o = i(await ge(e, a)), s = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Pe(n, t)
		};
		return M.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => Ae(t.identity(e))));
	} catch {
		return [];
	}
}
// src/run/conflicts.ts
async function Ei(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return qe(e, { entries: Di(r) });
	if (!i) return qe(e, await Oi(e, t, n));
	let a = await i(), o = a && T(a, t);
	return o?.is === "read" ? qe(e, { entries: Di(o.declared) }) : [];
}
function Di({ entries: e }) {
	return M.flatMap(({ plural: t }) => e[t] ?? []);
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
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of Mi(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? c(n) && c(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Ii(e, r, n))) && i.add(w(e));
	}
	return i;
}
function Ai(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(Mi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = ji(c), u = Ye(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => p(n.get(e), t) !== void 0) || c.some(({ texts: n }) => p(n.get(e), t) === p(o, t)));
	});
	return new Set(a.map(w));
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
	return M.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = Xe(r, t), o = Ni(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Pi(r, t, e.entry, o) ? t : void 0, i = n && Ze(r, n, e.language);
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
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => E([
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
function Ri(t, n) {
	return n.filter(({ entry: e }) => !t.isReallyNew(e.values)).map(({ change: { label: t, fields: n } }) => ({
		label: t,
		texts: n.flatMap(({ part: t, after: n }) => t === void 0 ? [] : e(n))
	}));
}
// src/plan/prune.ts
const zi = {
	destroys: [],
	kept: [],
	scope: 0
};
function Bi(e, { matched: t, unmatched: n }, r) {
	let i = se(e, r);
	if (i === void 0) return zi;
	let a = (t) => oe(e, r) === "all" || Vi(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Re(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
			seen: ve(e.id(t), e.fingerprint(t)),
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
			...a !== void 0 && (a.open ?? []).length === 0 ? a : le(e, t, r, `${e.name}:${n + 1}`),
			entry: t.declared
		};
	}), s = a.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: ze(t, n, [])
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
	}, o = ce(e, t.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = M.flatMap((n) => {
		let [r, o] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !o) throw Error(`live ${n.plural} were not read`);
		return r && o ? [Hi(n, r, o, a, i.get(n.name))] : [];
	});
	for (let { kind: e, comparison: t } of s) i.set(e.name, t);
	let c = [...o, ...s.flatMap((e) => e.problems)], l = Be(c), u = s.flatMap((e) => e.destroys), d = s.flatMap((e) => e.unmanaged), f = s.flatMap((e) => e.kind.firstSends?.(qi(e, a, l)) ?? []), p = {
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
	let o = Wi(e, t, n), s = n.writers ? he(n.writers) : a.writers, c = o({
		...a,
		writers: s
	});
	if (c.is === "stopped" || c.open.length === 0) return {
		...c,
		notices: []
	};
	let l = [], u = await $i(s, r);
	if (u.writers !== s && (c = o({
		...a,
		writers: u.writers
	})), u.why !== void 0 && l.push(ea(u.why)), c.is === "stopped" || c.open.length === 0) return {
		...c,
		notices: l
	};
	let { agreed: d, unread: f } = await ta(c.open, e, r, i);
	return f && l.push(f), d.size > 0 && (c = o({
		writers: u.writers,
		agreed: d
	})), {
		...c,
		notices: l
	};
}
async function $i(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: he(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function ea(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return L("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function ta(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(w(e)));
	for (let t of Object.values(o?.entries ?? {})) c(ki(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : na, m = p.versions.map((e) => ra(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(ki(u(), e, l));
	c(Ai(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: ia(h, p.why)
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
	let n = `${pe(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return L("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function aa(e, t) {
	let n;
	return () => (n ??= oa(e, F(t)), n);
}
async function oa(e, t) {
	try {
		let n = j(await e.contributorMe(t)) ?? {}, r = [f(n.user_id), d(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof z) || e instanceof Ue) throw e;
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
		let h = m.value, { baseLanguage: g } = h.project, _ = De(t, h.project);
		if (_.length > 0) return {
			is: "stopped",
			problems: _
		};
		let v = ue(t.declared, g), y = n?.is === "read" ? {
			...n,
			declared: ue(n.declared, g)
		} : void 0, x = await Qi(v, h, f.rules, p, y?.declared), S = [
			..._e(f.languagePlaces, h.project),
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
			plan: Je(x.plan, E)
		}, O = n && b(D, n, C);
		return {
			...D,
			live: h,
			problems: S,
			conflicts: Qe(E),
			...O && { target: O }
		};
	} catch (e) {
		if (!(e instanceof z)) throw e;
		return e instanceof Ue && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [ca(e, t.declared)]
		};
	}
}
function ca(e, t) {
	let n = e instanceof R ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && la(n, t);
	return L("api-error", e.message + ua(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function la(e, { entries: t }) {
	let n = M.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(m).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ke(t) : []));
	});
	return Me(n)(e) !== e;
}
function ua(e) {
	return e instanceof R && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function da({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await fa(e, r, i, a, o, s);
	return [
		...ee(n, i.rules),
		...v(e, t, i.rules, c, l),
		...ma(e, a)
	];
}
async function fa({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && N(e).namesInManifest !== void 0) || !n) return {
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
	return t !== "apply" && t !== "restore" || n !== void 0 || gi(e) || !_i(e) ? [] : [L("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ma(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !gi(e) ? [] : [L("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var ha = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function ga(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = $e(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await nt(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await ya(t) && (a = t);
				}
				n.size > 0 && await va(_a(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await va(a, t(a)), o = !0;
			} catch (e) {
				let t = new ha(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, _a(a)]) await it(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await it(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function _a(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function va(e, t) {
	await it(`${e}.part`, { force: !0 }), await at(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await rt(`${e}.part`, e);
}
async function ya(e) {
	try {
		return await at(e, "", {
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
	return e.action === "update" && t.action === "update" && N(t.kind).mergeKept?.(e, t) || e;
}
function Da(e, t) {
	return y({ ...e.entry }, { ...t.entry }) && y({ ...e.wrote }, { ...t.wrote });
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
		let n = (e) => d(j(e)?.lang_iso) || void 0, r = await lt(() => this.client.languages(e, { limit: 500 }), n), i = r && k(r, n);
		if (!i) throw new V();
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
	return e.fields.some(({ field: t }) => Se(e.kind, t).role === "identity");
}
function Fa(e, t) {
	return e.fields.filter(({ field: t }) => Se(e.kind, t).role === "identity").flatMap((n) => Ia(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ia(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Ia) : [];
}
// src/apply/apply.ts
function La(e, { batchSize: t }) {
	return ja(e).map((e) => M.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function Ra(e, t, n) {
	let r = new ka(), i = za(e, t, n), a = Sa(n.concurrency);
	await ot();
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
			rules: Le,
			variables: n.variables,
			evidence: re
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Ot(n.halt, n.mayWrite),
		backup: new Ta(n.backup),
		languages: new Aa(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(N(e)).open(i);
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
	let { restore: n, ...r } = e, i = new Oe({ backup: {
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
	let a = M.map(({ name: e, plural: n }) => Ga(n, t.filter(({ kind: t }) => t === e).map((e) => Ua(e).entry), "")), o = t.map((e) => Ua(e).wrote);
	return [
		i.toString(Ba),
		Ga("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const Ha = new WeakMap();
function Ua(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = N(t), s = {
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
	return new Oe([e], { aliasDuplicateObjects: !1 }).toString(Ba);
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
	let r = Ya(t.changes, (e) => E(Xa(e))), i = new Set(e.changes.filter((e) => r.get(E(Xa(e)))?.shift())), a = Ya([...r.values()].flat(), Za), o = e.changes.flatMap((e) => {
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
	return E([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function Qa(e, t) {
	let n = (e) => E($a(e).map(({ field: e, part: t = null }) => [e, t]));
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
	let n = N(e.kind), r = t.live.objects[n.plural];
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
	let r = N(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => E([
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
	].map(st).join(" ");
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
	}, d = ct(t.settings, {
		...u,
		signal: c
	}), f = ct(t.settings, {
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
	let { advice: x, refuses: S } = await we(t, m, h.project), C = {
		project: h.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: re
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
const lo = L("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function uo(e) {
	return e.length === 0 ? [] : [L("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function fo({ id: e, secrets: t }) {
	let n = new Ie();
	return n.hide(t), n.clean(e);
}
async function po(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: s, wait: c, onBatch: l, now: u, folders: d, environment: f, permission: p }) {
	let { concurrency: m, batchSize: h, useAutomations: g, id: _ } = n, v = fo(n), y = i === void 0 ? void 0 : ga(i, n.name ?? v, u()), b = {
		project: v,
		...v !== _ && { project_digest: fe(_) },
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
			...S === void 0 ? [] : [L("backup-not-written", S, { reach: "project" })]
		],
		...y?.path !== void 0 && {
			backup: o(y.path, d),
			restore: x(y.path)
		},
		...D.length > 0 && { bugs: D }
	};
}
export { V as _, _a as a, ki as c, pi as d, jr as f, ft as g, vt as h, La as i, Ai as l, St as m, po as n, ca as o, Tn as p, oo as r, Gi as s, lo as t, hi as u, ct as v, st as y };
