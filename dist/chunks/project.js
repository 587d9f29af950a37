import { A as e, Ar as t, Bn as n, Cn as r, Cr as i, D as a, Dr as o, Er as s, F as c, Fr as l, Gn as u, Gt as d, Jn as f, Kn as p, Mr as m, N as h, Nr as g, Or as _, P as v, Pr as y, Qt as b, Rr as x, S, Sr as C, T as w, Tr as T, Vn as E, Wn as ee, Wt as D, Xn as O, Yn as k, Zn as te, Zt as A, _r as ne, _t as re, br as j, bt as ie, c as ae, dr as oe, er as se, fr as ce, gr as le, gt as ue, hn as de, hr as fe, ht as pe, jr as me, kr as he, l as ge, lr as _e, mt as ve, or as ye, pr as be, pt as xe, qn as Se, qt as Ce, r as we, tr as Te, u as Ee, ur as M, vr as De, vt as Oe, w as ke, wn as Ae, wr as N, xr as je, xt as P, yr as Me, zr as Ne } from "./engine.js";
import { B as F, Ht as Pe, N as Fe, Nt as Ie, Ut as Le, Vt as Re, Wt as ze, _ as Be, fn as Ve, g as He, hn as Ue, z as We } from "./start.js";
import { a as Ge, l as Ke, o as I, s as qe, t as Je, u as L } from "./client.js";
import { a as R } from "./wire.js";
import { join as Ye, resolve as Xe, sep as Ze } from "node:path";
import { mkdir as Qe, rename as $e, rm as et, writeFile as tt } from "node:fs/promises";
import { setImmediate as nt } from "node:timers/promises";
// src/report/words/shellWord.ts
var rt = ye();
function it(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/connect.ts
function at({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: o }) {
	try {
		let s = new Je({
			token: e,
			...r !== void 0 && { baseUrl: r },
			rate: t,
			concurrency: n,
			signal: i,
			onResponse: a,
			...o && { onWait: o }
		});
		return b(s);
	} catch (e) {
		if (!(e instanceof qe)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return A(F("bad-setting", t + e.message));
	}
}
// src/kinds/declaration.ts
function ot({ entries: e }) {
	return k.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => ct(t, e)));
}
function z(e, t, n = []) {
	let r = [t, ...n], i = k.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => st(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function st(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function ct(e, t) {
	let { values: n, file: r, spot: i, parts: a = [t] } = t;
	return e.fields.flatMap((e) => (e.languages?.(n) ?? []).map(({ language: t, path: n }) => ({
		language: t,
		place: Ie(r, i, [e.name, ...n]),
		ofText: e.role === "text",
		inSource: a.some(({ from: e }) => e?.language === t)
	})));
}
// src/remote/incompleteRead.ts
var B = class extends Error {};
async function V(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof L || e instanceof B) return;
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
	return r.ok ? b(r.value.project) : r;
}
async function ft(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(P(t)), n ? ht(e, t) : b(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && T(o, gt);
	if (o && !s) return A(_t("a language has no usable lang_iso"));
	let c = pt(t, i, s, r);
	return c.ok ? b({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function pt(e, t, n, r) {
	let a = s(t) ?? {}, c = s(a.settings) ?? {}, l = i(c.per_platform_key_names), u = i(c.segmentation), d = o(a.base_language_iso) || mt(a.base_language_id, n), f = [
		...r.names && l === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && u === void 0 ? ["settings.segmentation"] : [],
		...r.texts && d === void 0 ? ["base_language_iso"] : []
	];
	return f.length > 0 ? A(_t(`the project has no usable ${f.join(" and ")}`)) : b({
		id: e,
		name: o(a.name) || e,
		type: o(a.project_type) || "localization_files",
		baseLanguage: d ?? "",
		languages: n,
		perPlatformNames: l ?? !1,
		segmentation: u ?? !1,
		autoToggleUnverified: i(c.auto_toggle_unverified)
	});
}
function mt(e, t) {
	let n = N(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function ht(e, t) {
	let n = await lt(() => e.languages(t, { limit: 500 }), (e) => o(s(e)?.lang_iso));
	return n ? b(n) : A(F("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function gt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = s(e) ?? {}, i = o(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: N(n),
		pluralForms: T(r, o) ?? []
	};
}
function _t(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return F("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function vt(e, t) {
	let n = s(e) ?? {}, r = N(n.key_id), a = wt(n.key_name, (e) => o(e) || void 0), c = T(n.platforms, o), l = R.filter((e) => c?.includes(e)), u = Object.keys(De(a, l)).length === l.length && Object.keys(a).length > 0 ? a : void 0, d = Tt(wt(n.filenames, o)), f = T(n.tags, o), p = i(n.is_plural), m = i(n.is_archived), h = Et(n.translations), g = new Set(h?.map(({ language_iso: e }) => e)), _ = t.filter((e) => !g.has(e));
	if (r === void 0 || u === void 0 || c === void 0 || d === void 0 || f === void 0 || p === void 0 || m === void 0 || _.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: u,
			platforms: c,
			filenames: d,
			tags: f,
			is_plural: p,
			is_archived: m
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ..._.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let v = l.length < new Set(c).size;
	return { key: {
		key_id: r,
		key_name: u,
		platforms: l,
		...v && { onOtherPlatform: v },
		tags: f,
		filenames: d,
		is_plural: p,
		is_archived: m,
		...xt(n),
		translations: h
	} };
}
const yt = {
	description: o,
	context: o,
	plural_name: o,
	is_hidden: i,
	char_limit: C,
	custom_attributes: Ct,
	modified_at_timestamp: _,
	translations_modified_at_timestamp: _
}, bt = Object.entries(yt);
function xt(e) {
	return Object.fromEntries(bt.map(([t, n]) => [t, n(e[t])]));
}
function St(e) {
	return Object.keys(yt).filter((t) => e[t] === void 0);
}
function Ct(e) {
	let t = o(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function wt(e, t) {
	let n = s(e) ?? {}, r = {};
	for (let e of R) {
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
		let e = Dt(s(n) ?? {});
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
		language_iso: o(e.language_iso),
		translation: o(e.translation),
		modified_by: N(e.modified_by),
		modified_by_email: o(e.modified_by_email),
		modified_at_timestamp: _(e.modified_at_timestamp),
		is_reviewed: i(e.is_reviewed),
		is_unverified: i(e.is_unverified)
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
function H(e) {
	return e instanceof I ? At.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function jt(e) {
	return e.name === "TimeoutError" || e instanceof I && [
		413,
		502,
		504
	].includes(e.status);
}
function Mt(e, t) {
	return e instanceof I || e.mayHaveHappened || !t ? e : t;
}
function U(e) {
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
const W = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Nt(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Pt(e, t, n, r) {
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
	let i = Pt(e, t, n, r), [a] = i, [o] = Nt(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Ft(e.after)} was sent, ${Ft(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Ft(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const It = { is: "silent" };
function Lt(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Vt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Rt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Vt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? It
	}));
}
function Rt(e, { platforms: t = [], filenames: n = {} }) {
	return R.every((n) => t.includes(n) === e.platforms.includes(n)) && R.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function zt(e, { keys: t, errors: n }) {
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
			} : It
		};
	});
}
function Bt(e, t) {
	return Lt(e, {
		keys: t,
		errors: []
	});
}
var Vt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Ht(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Ht(n)) this.byName.set(e, Ut(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...R] }) {
		let n = new Set(t.map((t) => j(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => j(n, t) === j(e, t)));
	}
};
function Ht({ name: e }) {
	return new Set(R.map((t) => j(e, t) ?? ""));
}
function Ut(e, t) {
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
		for (let t of e) {
			let e = vt(t, this.languages), n = "key" in e ? e.key.key_id : e.unusable.id;
			n === void 0 ? this.withoutId.push(e) : this.byId.set(n, e);
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
// src/remote/key/readBack.ts
const Wt = {
	include_translations: !0,
	disable_references: !0
};
async function q(e, t, n = []) {
	let r = new K(n);
	for (let n = 0; n < t.length; n += 250) r.add(await Kt(e, { filter_key_ids: t.slice(n, n + 250) }));
	return r.all();
}
async function Gt(e, t) {
	let n = new Set(t.flatMap((e) => Me(e))), r = (e) => e.some((e) => n.has(e)), i = new K([]);
	if ([...n].some((e) => e.includes(","))) i.add(await qt(e));
	else for (let t of Yt([...n])) i.add(await Kt(e, { filter_keys: t }));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(Me(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Kt({ client: e, projectId: t }, n) {
	let r = [], i = await e.keys(t, {
		...Wt,
		...n,
		limit: 500
	});
	for (;;) {
		r.push(...i);
		let e = await i.nextPage();
		if (!e) break;
		i = e;
	}
	if (i.responseTooBig || i.totalCount !== Jt(r)) throw new B();
	return r;
}
async function qt({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, Wt)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== Jt(n)) throw new B();
	return n;
}
function Jt(e) {
	let t = new K([]);
	return t.add(e), t.size;
}
function Yt(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = encodeURIComponent(r).length + 3, i = t.at(-1);
		i && e <= n ? (i.push(r), n -= e) : (t.push([r]), n = 2e3 - e);
	}
	return t;
}
// src/remote/key/confirm.ts
async function Xt(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !en(e, t, n.key) : n.is === "silent" || rn(n.error)).map(({ sent: e }) => e), r = await V(() => Gt(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Bt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: Zt(e, a, {
				answer: n,
				found: o && nn(e, a, o),
				wasRead: r !== void 0 && !tn(t, r.unusable)
			})
		};
	});
}
function Zt(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? nn(e, t, n.key);
		case "refused": return r?.state === "done" ? r : an(n.error);
		case "silent": return r ?? on(i);
	}
}
async function Qt(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !en(e, t, n.key)), r = await V(() => q(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: $t(e, t, {
				answer: n,
				found: o && nn(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function $t(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? nn(e, t, n.key);
		case "refused": return an(n.error);
		case "silent": return r?.state === "done" ? r : on(i);
	}
}
function en({ context: e }, { change: t }, n) {
	return Nt(M, t, n, e).length === 0;
}
function tn({ out: e }, t) {
	let n = Me(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function nn({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), G(M, n, r, e);
}
function rn({ message: e }) {
	return /already taken/i.test(e);
}
function an({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function on(e) {
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
		outcome: U(t)
	}));
}
function sn(e, { message: t }) {
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
async function cn({ stop: e }, t, n, r, i) {
	if (H(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof I)) e.noteUnreachable(n.message);
	else if (t.length > 1) return ln(t, 2, r);
	else e.noteSingleRefused(n.message);
	return J(t, Mt(n, i));
}
async function ln(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function un(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? J(t, n.error) : Y(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(mn),
			...pn(e)
		});
		return await Xt(e, Lt(t, {
			keys: fn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof L)) throw r;
		return r.mayHaveHappened ? dn(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : cn(e, t, r, (t) => un(e, t, n), n?.error);
	}
}
async function dn(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return J(t, r);
	let a = await V(() => Gt(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return J(t, r);
	let o = Bt(t, a.objects), s = await Xt(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !tn(e, a.unusable)), u = J(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...sn(l, r)
	];
	let d = await ln(l, jt(r) ? 2 : 1, (t) => un(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function fn(e) {
	return e.flatMap((e) => {
		let t = vt(e, []);
		return "key" in t ? t.key : [];
	});
}
function pn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function mn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function hn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await q(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Gt(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var gn = class {
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
		return [F("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
async function _n(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await vn(e, t, n, () => new K(r));
	return i.ok ? b(i.value.all()) : i;
}
async function vn(e, t, n, r) {
	let i = bn(n), a = await xn(e, t, i, r());
	if (yn(a)) return b(a.listed);
	let o = await Sn(e, t, i, r());
	if (yn(o)) return b(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return A(F("incomplete-live", s, { reach: "project" }));
}
function yn({ listed: e, total: t }) {
	return t === e.size;
}
function bn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function xn(e, t, n, r) {
	let i = (r) => e.keys(t, {
		...n,
		limit: 500,
		page: r
	}), a = await i(1), o = Math.ceil((a.totalCount ?? a.length) / 500), s = await Promise.all(Cn(2, o - 1).map(i)), c = o > 1 ? await i(o) : a;
	for (let e of new Set([
		a,
		...s,
		c
	])) r.add(e);
	return {
		listed: r,
		total: c.totalCount
	};
}
async function Sn(e, t, n, r) {
	for await (let i of e.allKeys(t, {
		...n,
		limit: 500
	})) r.add([i]);
	return {
		listed: r,
		total: (await e.keys(t, {
			limit: 1,
			page: 1
		})).totalCount
	};
}
function Cn(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/removal.ts
function wn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Tn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function En(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : U(t);
}
async function Dn(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return X(t, n ? U(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await V(async () => {
		let n = await e.languages.all();
		return q(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return X(t, n ? U(n.error) : On);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = kn(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => An(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: jn(e)
		})),
		...X(f.filter((e) => !p.includes(e)), wn("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? U(n.error) : Tn("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...X(p, Nn(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [he(M, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await Mn(e, p, n, r)] : [...m, ...X(p, n ? U(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const On = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function kn({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, St(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function An({ id: e, seen: t }, n) {
	return n !== void 0 && Ee(e, M.fingerprint(n)) === t;
}
function jn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Mn(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: je(String(e)),
			is_archived: !0
		})), kt(r)) : await i.destroyKeys(a, c.map((e) => je(String(e))), kt(r));
	} catch (i) {
		if (!(i instanceof L)) throw i;
		if (i instanceof Ke) return Dn(e, t, n, r + 1);
		H(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), Dn(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= Mt(u, n?.error);
	let d = await V(() => q(e, c));
	if (d === void 0) return X(t, u ? U(u) : W);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? U(u) : W
		} : {
			change: e,
			outcome: n || f.has(t) ? Nn(u) : jn(e)
		};
	});
}
function Nn(e) {
	return e ? En("key", e) : {
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
async function Pn(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Fn(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await V(() => q(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Ln(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Fn({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return In(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function In({ kind: e, fields: t }) {
	return t.filter((t) => u(e, t));
}
function Ln({ change: e, before: t, written: n }, r, i) {
	let [a] = In(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Rn(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Rn(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, zn(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = zn(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function zn(e, { is_plural: t }) {
	let n = oe(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Bn(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Vn(e) {
	return {
		change: e,
		out: Bn(M.fields, e, {}, [])
	};
}
function Hn(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: M.name,
		action: e,
		changes: t
	});
	return [
		...Wn(n("update"), t).map(r("update")),
		...Wn(n("create"), t).map(r("create")),
		...Un(n("destroy"), t).map(r("destroy"))
	];
}
function Un(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Wn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Vn(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function Gn(e, t, n) {
	let r = t.filter(({ change: e }) => n || Yn(e)), i = await V(async () => ({
		live: await q(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => Jn(e)) ? await e.languages.all() : []
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
				why: Kn("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: qn
				}
			});
			continue;
		}
		let { open: i, moved: a } = Xn(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: Qn({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = Vn({
			...t,
			fields: i
		});
		if (Jn(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: Kn(` (no usable ${a.join(", ")} text)`)
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => _e(n, t, e.context) ?? []), "overwritten");
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
function Kn(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const qn = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Jn({ kind: e, fields: t }) {
	return t.some((t) => u(e, t));
}
function Yn({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = M.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function Xn(e, t, n) {
	let r = {
		...M.liveContext(t, n, e.label),
		platforms: Zn(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = M.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || Ee(e.id, p) !== u);
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
function Zn({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? R.filter((e) => n.includes(e)) : t.platforms;
}
function Qn(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${$n(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = $n(t.filter((e) => !n.includes(e)));
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
function $n(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function er(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? J(t, n.error) : Y(t, i);
	let a = await Gn(e, t, n !== void 0);
	if (!a) return n ? J(t, n.error) : Y(t, tr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? J([e], n.error) : Y([e], t))];
	return n && n.sent >= 5 ? [...c, ...sn(o.map(Z), n.error)] : [...c, ...o.length > 0 ? await nr(e, o, n, r) : []];
}
const tr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function nr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? J(t.map(Z), n.error) : Y(t.map(Z), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(or),
			...pn(e)
		}, kt(r)), i = zt(a, {
			keys: fn(n),
			errors: n.errors
		});
		return rr(e, t, i), ar(t, await Qt(e, i));
	} catch (i) {
		if (!(i instanceof L)) throw i;
		return i instanceof Ke ? er(e, t.map(Z), n, r + 1) : i.mayHaveHappened ? ir(e, t.map(Z), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : ar(t, await cn(e, a, i, (i) => {
			let a = new Set(i);
			return nr(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function rr({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function ir(e, t, n) {
	return e.stop.reason() === void 0 ? jt(n.error) && n.sent <= 2 && t.length > 1 ? ln(t, 2, (t) => er(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), er(e, t, n)) : J(t, n.error);
}
function ar(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Qn(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Z(e) {
	return e.planned;
}
function or({ change: e, out: t }) {
	return {
		key_id: je(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const sr = {
	kind: "key",
	observe: _n,
	lookUp: hn,
	batches: Hn,
	open(e) {
		let t = new gn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Dn(n, t.filter(ur)) : e === "create" ? un(n, t.filter(cr).map(Vn)) : Pn(n, await er(n, t.filter(lr).map(Vn)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, cr = (e) => e.action === "create", lr = (e) => e.action === "update", ur = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = s(e) ?? {}, n = o(t.webhook_id) || void 0, r = o(t.url) || void 0, i = T(t.events, o);
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
		branch: t.branch === null ? null : o(t.branch),
		events: i,
		event_lang_map: fr(t.event_lang_map)
	} };
}
function dr(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function fr(e) {
	return T(e, (e) => {
		let { event: t, lang_iso_codes: n } = s(e) ?? {}, r = o(t), i = T(n, o);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function pr(e, t) {
	let n = await lt(() => e.webhooks(P(t)), (e) => o(s(e)?.webhook_id));
	if (!n) throw new B();
	return dr(n);
}
async function mr(e, t) {
	try {
		return b(await pr(e, t));
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return A(F("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function hr(e, n, r) {
	let i = O.liveContext(n, r, gr(e, n, r)), a = me(O, n, i);
	return {
		kind: O.name,
		id: e.id,
		entry: a,
		action: "update",
		wrote: t(e.fields)
	};
}
function gr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => Te(e, r) === n) ?? "";
}
function _r(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && Te(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = te(e.id);
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
function vr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = _r(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function yr(e, t) {
	let { client: n, projectId: r, stop: a, backup: o, context: s } = e, c = a.reason() ?? o.missing();
	if (c !== void 0) return {
		state: "not attempted",
		message: c
	};
	let [l, u] = [P(r), String(t.id)], d = {
		state: "done",
		id: t.id
	};
	try {
		let r = Q(await n.webhook(l, u));
		if (!("webhook" in r)) return Tn("webhook", r.unusable.lacks);
		if (Ee(t.id, O.fingerprint(r.webhook)) !== t.seen) return wn("webhook", "removed");
		let o = await vr(e, he(O, r.webhook, t, s), r.webhook, "removed") ?? await a.beforeWrite();
		if (o !== void 0) return {
			state: "not attempted",
			message: o
		};
		let { webhook_deleted: c } = await n.destroyWebhook(l, u);
		if (i(c) === !0) return d;
	} catch (n) {
		if (!(n instanceof L)) throw n;
		return n instanceof I && n.status === 404 ? d : (H(n) && a.noteProjectRefused(n.message), !n.mayHaveHappened || a.reason() !== void 0 ? U(n) : br(e, t, n));
	}
	return br(e, t, void 0);
}
async function br({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(P(t), String(n.id)), r ? En("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof L)) throw e;
		return e instanceof I && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? U(r) : W;
	}
}
async function xr(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Nr(e, t);
	try {
		return t.action === "update" ? await Sr(e, t, r) : await Dr(e, t, Pr(t, r));
	} catch (t) {
		if (t instanceof wr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof L)) throw t;
		return H(t) && e.stop.noteProjectRefused(t.message), U(t);
	}
}
async function Sr(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [P(i), String(t.id)], l = () => r.webhook(s, c), u = Q(await l());
	if (!("webhook" in u)) throw new wr(Tr);
	if (!Cr(e, t, u.webhook)) {
		let n = kr(e, t, u);
		return n?.state === "done" ? n : wn("webhook", "updated");
	}
	let d = await vr(e, hr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new wr(d);
	await Er(e);
	try {
		return kr(e, t, Q(await r.updateWebhook(s, c, n))) ?? await Ar(e, t, l);
	} catch (n) {
		if (!(n instanceof L) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await Ar(e, t, l);
		return r.state === "done" ? r : U(n);
	}
}
function Cr({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = O.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = O.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return ge(O, a, s) === i;
}
var wr = class extends Error {};
const Tr = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Er({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new wr(t);
}
async function Dr(e, t, n) {
	let { wait: r, stop: i } = e;
	await Er(e);
	try {
		return await Or(e, t, n);
	} catch (a) {
		if (!(a instanceof L) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await V(() => Mr(e, n));
		if (o) return G(O, t, o, e.context);
		await r(2e3);
		let s = await V(() => Mr(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? G(O, t, s.found, e.context) : Or(e, t, n).catch((e) => {
			throw e instanceof L ? Mt(e, a) : e;
		});
	}
}
async function Or(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(P(i), n);
		return o(), kr(e, t, Q(a)) ?? await Ar(e, t, () => Mr(e, n));
	} catch (e) {
		throw e instanceof L && e.mayHaveHappened && o(), e;
	}
}
function kr({ context: e }, t, n) {
	if (!(!("webhook" in n) || Nt(O, t, n.webhook, e).length > 0)) return G(O, t, n.webhook, e);
}
async function Ar(e, t, n) {
	return kr(e, t, Q(await V(n))) ?? W;
}
function jr(e, t) {
	let n = l([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return se(e.url, t.url) && r && n;
}
async function Mr(e, t) {
	let { objects: n, unusable: r } = await pr(e.client, e.projectId), i = n.find((e) => jr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => se(e, t.url)))) throw new B();
	return i;
}
function Nr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Bn(O.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Te(r, e.variables) }
	};
}
function Pr({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Fr(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(Hr(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await V(() => pr(e.client, e.projectId)))?.objects;
	for (let t of r) {
		let a = new Set(r.filter((e) => e !== t).map((e) => Rr(n.of(e)))), o = i?.filter(({ webhook_id: e }) => !a.has(e));
		o ? await Ir(e, t, o, n) : n.remark(Hr(t, "The webhooks could not be read again"));
	}
}
async function Ir(e, t, n, r) {
	let i = Pr(t, Nr(e, t)), a = n.filter((n) => jr(n, i) && G(O, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = Rr(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await Lr(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await zr(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? Br(t, d, n) : Vr(t, d, n));
	}
}
async function Lr(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await V(() => t.webhook(P(n), r)) ? [r] : [];
}
function Rr(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function zr({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(P(t), n), !0;
	} catch (e) {
		if (e instanceof L) return !1;
		throw e;
	}
}
function Br({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return F("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Vr({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return F("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Hr({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return F("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Ur = {
	kind: "webhook",
	observe: mr,
	lookUp: pr,
	batches: (e) => [...e.filter(Wr), ...e.filter((e) => !Wr(e))].map(Gr),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? yr(t, e) : xr(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Fr(t, e, n)
		};
	}
};
function Wr({ action: e }) {
	return e !== "destroy";
}
function Gr(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Kr = [sr, Ur];
// src/remote/remoteOf.ts
function $({ name: e }) {
	let t = Kr.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function qr(e, t, ...n) {
	let r = n.flatMap(ot), i = k.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await dt(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let o = a.value, s = n.flatMap((e) => ot(z(e, o.baseLanguage))), c = new Set(s.flatMap(({ language: e, ofText: t }) => t ? [e] : []));
	return Yr(e, o, i, o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
async function Jr(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await dt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Yr(e, a.value, n, s, i);
}
async function Yr(e, t, n, r, i = () => !1) {
	let a = await Promise.all(n.map(async (n) => {
		try {
			return {
				kind: n,
				found: await $(n).observe(e, t.id, r)
			};
		} catch (e) {
			if (i(n, e)) return;
			throw e;
		}
	})), o = {};
	for (let e of a) if (e) {
		if (!e.found.ok) return e.found;
		o[e.kind.plural] = e.found.value;
	}
	return b({
		project: t,
		objects: o
	});
}
async function Xr(e, t, n) {
	let r = k.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([dt(e, t, {
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
function Zr({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ee(e.kind, t)));
}
function Qr({ changes: e }) {
	return e.some((e) => e.action === "update" && (f(e.kind).backsUpWhole || $r(e)));
}
function $r({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? u(e, t) : !ei(t.before));
}
function ei(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ti(t, n, r, i) {
	let a = new Set(Object.values(await e(t, i)).flat()), o = await c("**/*.{yaml,yml}", {
		cwd: n.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, i), s = r === void 0 ? void 0 : Xe(n.working, r), l = new Map();
	for (let e of o.sort()) {
		if (i.aborted) break;
		if (a.has(e) || s !== void 0 && e.startsWith(s + Ze)) continue;
		let t = D(e, n);
		await nt();
		for (let r of await ni(e, n)) l.has(r) || l.set(r, t);
	}
	return l;
}
async function ni(e, t) {
	try {
		let n = d(await Ce(e, t));
		return k.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ri({ texts: t }, n, r, i, a) {
	let o = t.filter(({ files: e }) => Re(e)), s = [];
	for (let e of o) for (let t of await h(e, i, a)) {
		let n = v(e, t);
		s.push({
			full: t,
			path: n,
			source: e,
			language: Pe(e, n)
		});
	}
	let c = new Set(Object.values(await e(r, a)).flat());
	for (let { full: e, source: t, language: r } of s) r !== void 0 && ii(t, n).includes(r) && c.add(e);
	let l = new Map();
	for (let e of s) {
		if (a.aborted) break;
		if (!(c.has(e.full) || ai(e, n).some((e) => c.has(e)))) {
			await nt();
			for (let t of await oi(e, i)) l.has(t) || l.set(t, D(e.full, i));
		}
	}
	return l;
}
function ii({ languages: e }, t) {
	return e ?? [t];
}
function ai({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : ii(t, r).flatMap((n) => {
		let r = ze(t, e, n);
		return r === void 0 ? [] : [Xe(t.folder, r)];
	});
}
async function oi({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = d(await Ce(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Le(n, t)
		};
		return k.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => ie(t.identity(e))));
	} catch {
		return [];
	}
}
// src/plan/languages.ts
function si(e, t) {
	let n = ot(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...ci(e, t),
		...li(n, t),
		...pi(n.filter(({ ofText: e }) => e), t)
	];
}
function ci({ entries: e }, { name: t, type: n }) {
	let r = k.find(({ plural: t, projectTypes: r }) => e[t]?.length && r && !r.includes(n));
	if (!r) return [];
	let i = r.projectTypes?.map((e) => `"${e}"`).join(" or "), a = `Project ${t} is of type "${n}", which has no single ${r.plural} to manage. Choose a project of type ${i}.`;
	return [F("project-type", a, { reach: "project" })];
}
function li(e, t) {
	if (!t.languages) return [];
	let n = t.languages.map(({ iso: e }) => e), r = new Map();
	for (let t of e) {
		let { language: e } = t;
		if (n.includes(e)) continue;
		let i = r.get(e);
		r.set(e, {
			first: i?.first ?? t,
			count: (i?.count ?? 0) + 1
		});
	}
	return [...r].map(([e, { first: r, count: i }]) => {
		let a = He(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? ui(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return F("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function ui(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function di({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Be(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [F("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function fi(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${He(e, r)}`;
		return [F("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function pi(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${e.length} texts), or turn segmentation off; all other fields work.`;
	return [F("segmented-project", r, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/conflicts.ts
async function mi(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return ve(e, { entries: hi(r) });
	if (!i) return ve(e, await gi(e, t, n));
	let a = await i(), o = a && ke(a, t);
	return o?.is === "read" ? ve(e, { entries: hi(o.declared) }) : [];
}
function hi({ entries: e }) {
	return k.flatMap(({ plural: t }) => e[t] ?? []);
}
async function gi(e, t, { history: n, usable: r, now: i }) {
	let { versions: o } = await n.versions(Math.ceil(i() / 1e3) + 60, w(t)), { textFiles: s } = t, c = new Map(o.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...c.values()].flatMap((t) => a(e, t, s, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !c.has(e)
	};
}
// src/plan/agreed.ts
function _i(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of bi(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? g(n) && g(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && wi(e, r, n))) && i.add(fe(e));
	}
	return i;
}
function vi(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(bi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = yi(c), u = Oe(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => y(n.get(e), t) !== void 0) || c.some(({ texts: n }) => y(n.get(e), t) === y(o, t)));
	});
	return new Set(a.map(fe));
}
function yi(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function bi(e, t, n) {
	return k.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = re(r, t), o = xi(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Si(r, t, e.entry, o) ? t : void 0, i = n && ue(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function xi(e, t) {
	let n = ({ values: t }) => ie(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function Si(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Ci(e, t), o = (t) => [...Ci(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Ci(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => m([
		e.name,
		t,
		n
	]))));
}
function wi(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Ti(e, t, n) {
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
function Ei(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ne(t))
	}));
}
// src/plan/prune.ts
const Di = {
	destroys: [],
	kept: [],
	scope: 0
};
function Oi(e, { matched: t, unmatched: n }, r) {
	let i = Ne(e, r);
	if (i === void 0) return Di;
	let a = (t) => x(e, r) === "all" || ki(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Ue(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
		seen: Ee(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function ki(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function Ai(e, t, n, r) {
	let i = e.match(t, n, r), a = i.matches.map((t, n) => ({
		entry: t.declared,
		...ae(e, t, r, `${e.name}:${n + 1}`)
	})), o = i.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: Ie(t, n, [])
	})), s = i.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), c = Oi(e, {
		matched: s,
		unmatched: i.unmanaged.filter((e) => !i.namesakes.has(e))
	}, r.rules), l = new Set([...c.destroys, ...c.kept].map(({ id: e }) => e)), u = i.unmanaged.filter((t) => !l.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}));
	return {
		kind: e,
		declared: t,
		live: n,
		changes: a.flatMap(({ change: e }) => e ?? []),
		created: a.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		destroys: c.destroys,
		kept: [...a.flatMap(({ kept: e }) => e), ...c.kept],
		skipped: [...a.flatMap(({ skipped: e }) => e ?? []), ...o],
		unchanged: a.filter(ji).length,
		unmanaged: u,
		matched: s.length,
		namesakes: i.namesakes.size,
		scope: c.scope,
		problems: [
			...a.flatMap(({ problems: e }) => e),
			...i.refused.map(({ problem: e }) => e),
			...i.remarks
		],
		keptTexts: a.flatMap(({ kept: t, entry: n }) => t.flatMap((t) => "field" in t ? [{
			kind: e,
			entry: n,
			item: t
		}] : [])),
		open: a.flatMap(({ open: t = [], entry: n }) => t.map((t) => ({
			...t,
			kind: e,
			entry: n
		})))
	};
}
function ji({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function Mi(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, a = si(e, t.project);
	if (a.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: a
	};
	let o = k.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [Ai(n, r, a, i)] : [];
	}), s = [...a, ...o.flatMap((e) => e.problems)], c = We(s), l = o.flatMap((e) => e.destroys), u = o.flatMap((e) => e.unmanaged), d = o.flatMap((e) => e.kind.firstSends?.(Pi(e, i, c)) ?? []), f = {
		format_version: 1,
		project: t.project,
		changes: [...o.flatMap(({ changes: e }) => e), ...c ? [] : l],
		kept: [...o.flatMap(({ kept: e }) => e), ...c ? l.map(Fi) : []],
		skipped: o.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Li(o, ({ unchanged: e }) => e),
			unmanaged: u.length,
			by_kind: Object.fromEntries(o.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: e.unmanaged.length
			}])),
			adopted: Li(o, ({ changes: e }) => e.filter((e) => Ii(e, n)).length)
		},
		...d.length > 0 && { sends: d }
	}, p = o.flatMap((e) => e.kind.hints?.(Pi(e, i, c)) ?? []);
	return {
		is: "planned",
		plan: f,
		facts: o.map((e) => Ni(e, c)),
		unmanaged: u,
		problems: [...s, ...p],
		open: o.flatMap(({ open: e }) => e),
		keptTexts: o.flatMap(({ keptTexts: e }) => e)
	};
}
function Ni({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length,
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Ti(e, i, n.objects),
		created: Ei(e, r)
	};
}
function Pi(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Fi({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Ii(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Li(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function Ri(e, t, n, r, i) {
	let a = (r) => Mi(e, t, n, r), o = n.writers ? le(n.writers) : be.writers, s = a({
		...be,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await zi(o, r);
	if (l.writers !== o && (s = a({
		...be,
		writers: l.writers
	})), l.why !== void 0 && c.push(Bi(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await Vi(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function zi(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: le(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function Bi(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return F("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function Vi(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(fe(e)));
	for (let t of Object.values(o?.entries ?? {})) c(_i(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : Hi, m = p.versions.map((e) => Ui(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(_i(u(), e, l));
	c(vi(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: Wi(h, p.why)
	};
}
const Hi = {
	is: "read",
	versions: []
};
function Ui(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: o } = e;
	return {
		now: i,
		until: o,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => a(t, e, n, r))
	};
}
function Wi(e, t) {
	let n = `${de(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return F("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function Gi(e, t) {
	let n;
	return () => (n ??= Ki(e, P(t)), n);
}
async function Ki(e, t) {
	try {
		let n = s(await e.contributorMe(t)) ?? {}, r = [N(n.user_id), o(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof L) || e instanceof Ge) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function qi(e, t, { cancellation: n, history: r, now: i }, { usable: a, target: o, applied: s, findsConflicts: c = !0 }) {
	let { settings: l } = t, u = {
		ownUser: Gi(e, l.id),
		history: r,
		manifests: w(t),
		textFiles: t.textFiles,
		usable: a
	};
	try {
		let n = o && ke(o, t), d = await qr(e, l.id, t.declared, ...n?.is === "read" ? [n.declared] : []);
		if (!d.ok) return {
			is: "stopped",
			problems: [d.problem]
		};
		let f = d.value, { baseLanguage: p } = f.project, m = di(t, f.project);
		if (m.length > 0) return {
			is: "stopped",
			problems: m
		};
		let h = z(t.declared, p), g = n?.is === "read" ? {
			...n,
			declared: z(n.declared, p)
		} : void 0, _ = await Ri(h, f, l.rules, u, g?.declared), v = [
			...fi(l.languagePlaces, f.project),
			..._.problems,
			..._.notices
		];
		if (_.is === "stopped") return {
			..._,
			problems: v
		};
		let y = g && await Ri(g.declared, f, g.rules, u), b = {
			target: g?.declared,
			applied: s,
			history: r,
			usable: a,
			now: i
		}, x = c ? await mi(_.keptTexts, t, b) : [], C = {
			..._,
			plan: pe(_.plan, x)
		}, w = n && S(C, n, y);
		return {
			...C,
			live: f,
			problems: v,
			conflicts: xe(x),
			...w && { target: w }
		};
	} catch (e) {
		if (!(e instanceof L)) throw e;
		return e instanceof Ge && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [Ji(e, t.declared)]
		};
	}
}
function Ji(e, t) {
	let n = e instanceof I ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Yi(n, t);
	return F("api-error", e.message + Xi(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Yi(e, { entries: t }) {
	let n = k.flatMap(({ plural: e, fields: n }) => {
		let i = new Set(n.filter(Se).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => i.has(e) ? r(t) : []));
	});
	return Ae(n)(e) !== e;
}
function Xi(e) {
	return e instanceof I && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Zi({ plan: e, facts: t, problems: r, live: i }, a, o, s, c) {
	let { uncovered: l, unread: u } = await Qi(e, i, a, o, s, c);
	return [
		...E(r, a.rules),
		...n(e, t, a.rules, l, u),
		...ea(e, o)
	];
}
async function Qi({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && f(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ti(c, o, a, s),
		unread: await ri(n, t, l, o, s)
	};
}
function $i(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Zr(e) || !Qr(e) ? [] : [F("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ea(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Zr(e) ? [] : [F("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var ta = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function na(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Ye(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await Qe(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await aa(t) && (a = t);
				}
				n.size > 0 && await ia(ra(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await ia(a, t(a)), o = !0;
			} catch (e) {
				let t = new ta(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, ra(a)]) await et(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await et(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function ra(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function ia(e, t) {
	await et(`${e}.part`, { force: !0 }), await tt(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await $e(`${e}.part`, e);
}
async function aa(e) {
	try {
		return await tt(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var oa = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, sa = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new oa(e);
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
function ca(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), la(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new sa(), r = 0, i = () => {
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
				la(t), e = t, queueMicrotask(() => {
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
function la(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const ua = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var da = class {
	place;
	kept = new Map();
	urls = new Map();
	written = new Set();
	last = Promise.resolve();
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
			return `${ua[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(ma(e)), n = t ? fa(t, e) : e;
			return this.written.has(ma(e)) && t !== void 0 && pa(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(ma(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.last = this.last.catch(() => {}).then(() => n.write([...this.kept.values()], this.urls)).then(() => {
			for (let e of r) this.written.add(ma(e));
		}), this.last;
	}
};
function fa(e, t) {
	return e.action === "update" && t.action === "update" && f(t.kind).mergeKept?.(e, t) || e;
}
function pa(e, t) {
	return l({ ...e.entry }, { ...t.entry }) && l({ ...e.wrote }, { ...t.wrote });
}
function ma({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var ha = class {
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
}, ga = class {
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
		let n = (e) => o(s(e)?.lang_iso) || void 0, r = await lt(() => this.client.languages(e, { limit: 500 }), n), i = r && T(r, n);
		if (!i) throw new B();
		return i;
	}
};
// src/apply/order.ts
function _a({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && ba(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...va(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function va(e) {
	let t = new Map();
	for (let n of e) for (let e of xa(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, ya(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function ya(e, t) {
	let n = xa(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ba(e) {
	return e.fields.some(({ field: t }) => p(e.kind, t).role === "identity");
}
function xa(e, t) {
	return e.fields.filter(({ field: t }) => p(e.kind, t).role === "identity").flatMap((n) => Sa(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Sa(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Sa) : [];
}
// src/apply/apply.ts
function Ca(e, { batchSize: t }) {
	return _a(e).map((e) => k.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
	}));
}
async function wa(e, t, n) {
	let r = new ha(), i = Ta(e, t, n), a = ca(n.concurrency);
	for (let e of Ca(t, n)) {
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
function Ta(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Ve,
			variables: n.variables,
			evidence: ce
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Ot(n.halt, n.mayWrite),
		backup: new da(n.backup),
		languages: new ga(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(f(e)).open(i);
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
function Ea(e, t) {
	let { restore: n, ...r } = e, i = t.map(({ kind: e, id: t, entry: n, action: r, wrote: i }) => {
		let { idMember: a } = f(e);
		return {
			[a]: n[a] ?? t,
			action: r,
			...Object.keys(i).length > 0 && { values: i }
		};
	}), a = k.flatMap(({ name: e, plural: n }) => {
		let r = t.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[n, r]];
	}), o = new rt.Document({
		backup: {
			format_version: 1,
			...r,
			restore: n,
			wrote: i
		},
		...Object.fromEntries(a)
	}, { aliasDuplicateObjects: !1 });
	return o.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${Da(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${Da(n)}`
	].join("\n"), o.toString({
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
function Da(e) {
	return e.replace(Oa, " ");
}
const Oa = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function ka(e, t, n) {
	let r = Aa(t.changes, (e) => m(ja(e))), i = new Set(e.changes.filter((e) => r.get(m(ja(e)))?.shift())), a = Aa([...r.values()].flat(), Ma), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Ma(e))?.shift();
		return t && za(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: Ia(t ? Na(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: La(e, n) ?? Ia("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Aa(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function ja(e) {
	let t = Pa(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Ma(e),
		e.label,
		r,
		n,
		i,
		Fa(e),
		t
	];
}
function Ma(e) {
	let { kind: t, action: n } = e;
	return m([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function Na(e, t) {
	let n = (e) => m(Pa(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Fa(e) !== Fa(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Pa(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Fa(e) {
	return e.action === "create" ? "" : e.seen;
}
function Ia(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function La(e, t) {
	let n = f(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && Ra(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Ra(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function za(e, t, n) {
	let r = f(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => m([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Ra(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Ba(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(it).join(" ");
}
// src/run/project.ts
async function Va(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Ha(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Ga([t]),
			bugs: [t]
		};
	}
}
async function Ha(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, d = at(t.settings, {
		...u,
		signal: c
	}), f = at(t.settings, {
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
	let p = await qi(d.value, t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift"
	});
	if (p.is === "stopped") return {
		...e,
		problems: p.problems
	};
	let { live: m, plan: h, unmanaged: g, problems: _, conflicts: v } = p, y = await Zi(p, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [..._, ...y.map(Ua)],
			plan: h,
			unmanaged: g
		};
		return await o.onPlan(t), t;
	}
	let b = r?.get(s), x = {
		project: m.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: ce
	}, { plan: S, notApplied: C } = b ? ka(h, b, {
		...x,
		live: m
	}) : {
		plan: h,
		notApplied: []
	}, w = {
		...e,
		problems: [
			..._,
			...v,
			...y,
			...$i(S, n)
		],
		plan: S,
		...p.target && { target: p.target },
		effort: { requests: Ca(S, t.settings).flat().length },
		...C.length > 0 && { results: C }
	}, T = await o.onPlan(w);
	if (n.command === "plan" || y.length > 0) return w;
	if (!T) return o.cancellation.stopped ? w : {
		...w,
		problems: [...w.problems, Wa]
	};
	let E = await qa(f.value, S, t, n, o);
	return {
		...w,
		...E,
		results: [...E.results, ...C],
		problems: [...w.problems, ...E.problems]
	};
}
function Ua(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Wa = F("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Ga(e) {
	return e.length === 0 ? [] : [F("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Ka({ id: e, secrets: t }) {
	let n = new Fe();
	return n.hide(t), n.clean(e);
}
async function qa(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = Ka(n), v = i === void 0 ? void 0 : na(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: we(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => Ba(D(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => Ea({
			...y,
			restore: b(t)
		}, e), t).catch((e) => {
			throw x = e.message, e;
		});
	}, C, w = await wa(e, t, {
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
	}), T = t.changes.map((e) => ({
		change: e,
		outcome: w.of(e)
	})), { bugs: E, remarks: ee } = w;
	return {
		results: T,
		problems: [
			...C && !o.stopped ? [C] : [],
			...ee,
			...Ga(E),
			...x === void 0 ? [] : [F("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: D(v.path, u),
			restore: b(v.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
export { it as C, at as S, vt as _, ra as a, ot as b, _i as c, si as d, Xr as f, St as g, vn as h, Ca as i, vi as l, mr as m, qa as n, Ji as o, Jr as p, Va as r, Mi as s, Wa as t, di as u, ft as v, z as x, B as y };
