import { Ar as e, Bn as t, Cr as n, Dr as r, Dt as i, E as a, Er as o, Et as s, Fn as c, Fr as l, Gn as u, Hn as d, In as f, Kn as p, L as m, Ln as h, Mr as g, Nr as _, O as v, On as y, Or as b, P as x, Pr as S, Qn as C, R as w, Rn as T, Rr as E, Sr as ee, St as te, Tr as D, Vn as O, Yt as ne, _r as re, br as ie, bt as ae, c as oe, dr as se, fr as ce, gr as le, hr as ue, j as de, jr as fe, k as pe, kn as me, kr as he, l as ge, ln as _e, lr as ve, nt as k, pr as ye, r as be, u as A, un as xe, ur as j, v as Se, vr as Ce, wr as M, xr as we, yr as Te, yt as N, z as Ee, zn as P, zr as De } from "./engine.js";
import { B as F, Gt as Oe, Ht as ke, N as Ae, Pt as je, Ut as Me, Wt as Ne, _ as Pe, g as Fe, gn as Ie, pn as Le, z as Re } from "./start.js";
import { a as ze, l as Be, o as I, s as Ve, t as He, u as L } from "./client.js";
import { a as R } from "./wire.js";
import { d as Ue, f as We, h as Ge, m as Ke, p as qe, u as Je } from "./markdown.js";
import { join as Ye, resolve as Xe, sep as Ze } from "node:path";
import { mkdir as Qe, rename as $e, rm as et, writeFile as tt } from "node:fs/promises";
import { setImmediate as nt } from "node:timers/promises";
// src/report/words/shellWord.ts
function rt(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/connect.ts
function it({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: a, onResponse: o, onWait: c }) {
	try {
		let s = new He({
			token: e,
			...r !== void 0 && { baseUrl: r },
			rate: t,
			concurrency: n,
			signal: a,
			onResponse: o,
			...c && { onWait: c }
		});
		return i(s);
	} catch (e) {
		if (!(e instanceof Ve)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return s(F("bad-setting", t + e.message));
	}
}
// src/kinds/declaration.ts
function at({ entries: e }) {
	return t.flatMap(({ plural: t, fields: n }) => n.flatMap((n) => ct(n, e[t] ?? [])));
}
function ot(e, n, r = []) {
	let i = [n, ...r], a = t.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => st(t, e, i))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(a)
	};
}
function st(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function ct({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: je(a.file, a.spot, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
// src/remote/incompleteRead.ts
var z = class extends Error {};
async function B(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof L || e instanceof z) return;
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
	return r.ok ? i(r.value.project) : r;
}
async function ft(e, t, { languages: n, ...r }) {
	let [a, o] = await Promise.all([e.projectDetails(k(t)), n ? ht(e, t) : i(void 0)]);
	if (!o.ok) return o;
	let c = o.value, l = c && D(c, gt);
	if (c && !l) return s(_t("a language has no usable lang_iso"));
	let u = pt(t, a, l, r);
	return u.ok ? i({
		project: u.value,
		details: a,
		languages: c
	}) : u;
}
function pt(e, t, a, c) {
	let l = o(t) ?? {}, u = o(l.settings) ?? {}, d = n(u.per_platform_key_names), f = n(u.segmentation), p = r(l.base_language_iso) || mt(l.base_language_id, a), m = [
		...c.names && d === void 0 ? ["settings.per_platform_key_names"] : [],
		...c.texts && f === void 0 ? ["settings.segmentation"] : [],
		...c.texts && p === void 0 ? ["base_language_iso"] : []
	];
	return m.length > 0 ? s(_t(`the project has no usable ${m.join(" and ")}`)) : i({
		id: e,
		name: r(l.name) || e,
		type: r(l.project_type) || "localization_files",
		baseLanguage: p ?? "",
		languages: a,
		perPlatformNames: d ?? !1,
		segmentation: f ?? !1,
		autoToggleUnverified: n(u.auto_toggle_unverified)
	});
}
function mt(e, t) {
	let n = M(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function ht(e, t) {
	let n = await lt(() => e.languages(t, { limit: 500 }), (e) => r(o(e)?.lang_iso));
	return n ? i(n) : s(F("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function gt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: i } = o(e) ?? {}, a = r(t);
	if (a !== void 0 && a !== "") return {
		iso: a,
		id: M(n),
		pluralForms: D(i, r) ?? []
	};
}
function _t(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return F("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function vt(e, t) {
	let i = o(e) ?? {}, a = M(i.key_id), s = wt(i.key_name, (e) => r(e) || void 0), c = D(i.platforms, r), l = R.filter((e) => c?.includes(e)), u = Object.keys(Ce(s, l)).length === l.length && Object.keys(s).length > 0 ? s : void 0, d = Tt(wt(i.filenames, r)), f = D(i.tags, r), p = n(i.is_plural), m = n(i.is_archived), h = Et(i.translations), g = new Set(h?.map(({ language_iso: e }) => e)), _ = t.filter((e) => !g.has(e));
	if (a === void 0 || u === void 0 || c === void 0 || d === void 0 || f === void 0 || p === void 0 || m === void 0 || _.length > 0) {
		let e = [...Object.entries({
			key_id: a,
			key_name: u,
			platforms: c,
			filenames: d,
			tags: f,
			is_plural: p,
			is_archived: m
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ..._.map((e) => `the ${e} text`)];
		return { unusable: {
			id: a,
			names: [...new Set(Object.values(s))],
			lacks: e
		} };
	}
	let v = l.length < new Set(c).size;
	return { key: {
		key_id: a,
		key_name: u,
		platforms: l,
		...v && { onOtherPlatform: v },
		tags: f,
		filenames: d,
		is_plural: p,
		is_archived: m,
		...xt(i),
		translations: h
	} };
}
const yt = {
	description: r,
	context: r,
	plural_name: r,
	is_hidden: n,
	char_limit: ee,
	custom_attributes: Ct,
	modified_at_timestamp: b,
	translations_modified_at_timestamp: b
}, bt = Object.entries(yt);
function xt(e) {
	return Object.fromEntries(bt.map(([t, n]) => [t, n(e[t])]));
}
function St(e) {
	return Object.keys(yt).filter((t) => e[t] === void 0);
}
function Ct(e) {
	let t = r(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function wt(e, t) {
	let n = o(e) ?? {}, r = {};
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
		let e = Dt(o(n) ?? {});
		if (e.language_iso === void 0) continue;
		let { language_iso: r, translation: i } = e, a = t.get(r), s = !t.has(r) || a?.translation === i;
		t.set(r, s && i !== void 0 ? {
			...e,
			language_iso: r,
			translation: i
		} : void 0);
	}
	return [...t.values()].filter((e) => e !== void 0);
}
function Dt(e) {
	return {
		language_iso: r(e.language_iso),
		translation: r(e.translation),
		modified_by: M(e.modified_by),
		modified_by_email: r(e.modified_by_email),
		modified_at_timestamp: b(e.modified_at_timestamp),
		is_reviewed: n(e.is_reviewed),
		is_unverified: n(e.is_unverified)
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
function V(e) {
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
function H(e) {
	return e instanceof ze && !e.mayHaveHappened ? {
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
function W(e, t, n, r) {
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
		let n = new Set(t.map((t) => ie(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => ie(n, t) === ie(e, t)));
	}
};
function Ht({ name: e }) {
	return new Set(R.map((t) => ie(e, t) ?? ""));
}
function Ut(e, t) {
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
// src/remote/key/readBack.ts
const Wt = {
	include_translations: !0,
	disable_references: !0
};
async function K(e, t, n = []) {
	let r = new G(n);
	for (let n = 0; n < t.length; n += 250) r.add(await Kt(e, { filter_key_ids: t.slice(n, n + 250) }));
	return r.all();
}
async function Gt(e, t) {
	let n = new Set(t.flatMap((e) => Te(e))), r = (e) => e.some((e) => n.has(e)), i = new G([]);
	if ([...n].some((e) => e.includes(","))) i.add(await qt(e));
	else for (let t of Yt([...n])) i.add(await Kt(e, { filter_keys: t }));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(Te(e.key_name))),
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
	if (i.responseTooBig || i.totalCount !== Jt(r)) throw new z();
	return r;
}
async function qt({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, Wt)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== Jt(n)) throw new z();
	return n;
}
function Jt(e) {
	let t = new G([]);
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
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !en(e, t, n.key) : n.is === "silent" || nn(n.error)).map(({ sent: e }) => e), r = await B(() => Gt(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Bt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: Zt(e, a, {
				answer: n,
				found: o && q(e, a, o),
				wasRead: r !== void 0 && !tn(t, r.unusable)
			})
		};
	});
}
function Zt(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? q(e, t, n.key);
		case "refused": return r?.state === "done" ? r : rn(n.error);
		case "silent": return r ?? an(i);
	}
}
async function Qt(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !en(e, t, n.key)), r = await B(() => K(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: $t(e, t, {
				answer: n,
				found: o && q(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function $t(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? q(e, t, n.key);
		case "refused": return rn(n.error);
		case "silent": return r?.state === "done" ? r : an(i);
	}
}
function en({ context: e }, { change: t }, n) {
	return Nt(j, t, n, e).length === 0;
}
function tn({ out: e }, t) {
	let n = Te(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function q({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), W(j, n, r, e);
}
function nn({ message: e }) {
	return /already taken/i.test(e);
}
function rn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function an(e) {
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
function on(e, { message: t }) {
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
async function sn({ stop: e }, t, n, r, i) {
	if (V(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof I)) e.noteUnreachable(n.message);
	else if (t.length > 1) return cn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return J(t, Mt(n, i));
}
async function cn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function ln(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? J(t, n.error) : Y(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(pn),
			...fn(e)
		});
		return await Xt(e, Lt(t, {
			keys: dn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof L)) throw r;
		return r.mayHaveHappened ? un(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : sn(e, t, r, (t) => ln(e, t, n), n?.error);
	}
}
async function un(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return J(t, r);
	let a = await B(() => Gt(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return J(t, r);
	let o = Bt(t, a.objects), s = await Xt(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !tn(e, a.unusable)), u = J(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...on(l, r)
	];
	let d = await cn(l, jt(r) ? 2 : 1, (t) => ln(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function dn(e) {
	return e.flatMap((e) => {
		let t = vt(e, []);
		return "key" in t ? t.key : [];
	});
}
function fn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function pn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function mn(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await K(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Gt(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var hn = class {
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
async function gn(e, t, n) {
	let r = n.map(({ iso: e }) => e), a = await _n(e, t, n, () => new G(r));
	return a.ok ? i(a.value.all()) : a;
}
async function _n(e, t, n, r) {
	let a = yn(n), o = await bn(e, t, a, r());
	if (vn(o)) return i(o.listed);
	let c = await xn(e, t, a, r());
	if (vn(c)) return i(c.listed);
	let l = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${c.total ?? "an unknown number of"} keys, but the last list has ${c.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return s(F("incomplete-live", l, { reach: "project" }));
}
function vn({ listed: e, total: t }) {
	return t === e.size;
}
function yn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function bn(e, t, n, r) {
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
	}, a = await i(1), o = Math.ceil((a.total ?? a.keys.length) / 500), s = await Promise.all(Sn(2, o - 1).map(i)), c = [a, ...o > 1 ? [...s, await i(o)] : []];
	for (let { keys: e } of c) r.addRead(e);
	return {
		listed: r,
		total: c.at(-1)?.total
	};
}
async function xn(e, t, n, r) {
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
function Sn(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/removal.ts
function Cn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function wn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Tn(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : H(t);
}
async function En(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return X(t, n ? H(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await B(async () => {
		let n = await e.languages.all();
		return K(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return X(t, n ? H(n.error) : Dn);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = On(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => kn(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: An(e)
		})),
		...X(f.filter((e) => !p.includes(e)), Cn("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? H(n.error) : wn("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...X(p, Mn(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [he(j, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await jn(e, p, n, r)] : [...m, ...X(p, n ? H(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const Dn = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function On({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, St(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function kn({ id: e, seen: t }, n) {
	return n !== void 0 && A(e, j.fingerprint(n)) === t;
}
function An({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function jn(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: we(String(e)),
			is_archived: !0
		})), kt(r)) : await i.destroyKeys(a, c.map((e) => we(String(e))), kt(r));
	} catch (i) {
		if (!(i instanceof L)) throw i;
		if (i instanceof Be) return En(e, t, n, r + 1);
		V(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), En(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= Mt(u, n?.error);
	let d = await B(() => K(e, c));
	if (d === void 0) return X(t, u ? H(u) : U);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? H(u) : U
		} : {
			change: e,
			outcome: n || f.has(t) ? Mn(u) : An(e)
		};
	});
}
function Mn(e) {
	return e ? Tn("key", e) : {
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
async function Nn(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Pn(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await B(() => K(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: In(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Pn({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Fn(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Fn({ kind: e, fields: t }) {
	return t.filter((t) => f(e, t));
}
function In({ change: e, before: t, written: n }, r, i) {
	let [a] = Fn(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Ln(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Ln(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Rn(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = Rn(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function Rn(e, { is_plural: t }) {
	let n = se(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function zn(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Bn(e) {
	return {
		change: e,
		out: zn(j.fields, e, {}, [])
	};
}
function Vn(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: j.name,
		action: e,
		changes: t
	});
	return [
		...Un(n("update"), t).map(r("update")),
		...Un(n("create"), t).map(r("create")),
		...Hn(n("destroy"), t).map(r("destroy"))
	];
}
function Hn(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Un(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(Bn(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function Wn(e, t, n) {
	let r = t.filter(({ change: e }) => n || Jn(e)), i = await B(async () => ({
		live: await K(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => qn(e)) ? await e.languages.all() : []
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
				why: Gn("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Kn
				}
			});
			continue;
		}
		let { open: i, moved: a } = Yn(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: Zn({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = Bn({
			...t,
			fields: i
		});
		if (qn(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: Gn(` (no usable ${a.join(", ")} text)`)
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => ve(n, t, e.context) ?? []), "overwritten");
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
function Gn(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Kn = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function qn({ kind: e, fields: t }) {
	return t.some((t) => f(e, t));
}
function Jn({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = j.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function Yn(e, t, n) {
	let r = {
		...j.liveContext(t, n, e.label),
		platforms: Xn(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = j.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || A(e.id, p) !== u);
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
function Xn({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? R.filter((e) => n.includes(e)) : t.platforms;
}
function Zn(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${Qn(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = Qn(t.filter((e) => !n.includes(e)));
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
function Qn(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function $n(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? J(t, n.error) : Y(t, i);
	let a = await Wn(e, t, n !== void 0);
	if (!a) return n ? J(t, n.error) : Y(t, er);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? J([e], n.error) : Y([e], t))];
	return n && n.sent >= 5 ? [...c, ...on(o.map(Z), n.error)] : [...c, ...o.length > 0 ? await tr(e, o, n, r) : []];
}
const er = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function tr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? J(t.map(Z), n.error) : Y(t.map(Z), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(ar),
			...fn(e)
		}, kt(r)), i = zt(a, {
			keys: dn(n),
			errors: n.errors
		});
		return nr(e, t, i), ir(t, await Qt(e, i));
	} catch (i) {
		if (!(i instanceof L)) throw i;
		return i instanceof Be ? $n(e, t.map(Z), n, r + 1) : i.mayHaveHappened ? rr(e, t.map(Z), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : ir(t, await sn(e, a, i, (i) => {
			let a = new Set(i);
			return tr(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function nr({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function rr(e, t, n) {
	return e.stop.reason() === void 0 ? jt(n.error) && n.sent <= 2 && t.length > 1 ? cn(t, 2, (t) => $n(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), $n(e, t, n)) : J(t, n.error);
}
function ir(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: Zn(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Z(e) {
	return e.planned;
}
function ar({ change: e, out: t }) {
	return {
		key_id: we(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const or = {
	kind: "key",
	observe: gn,
	lookUp: mn,
	batches: Vn,
	open(e) {
		let t = new hn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? En(n, t.filter(lr)) : e === "create" ? ln(n, t.filter(sr).map(Bn)) : Nn(n, await $n(n, t.filter(cr).map(Bn)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, sr = (e) => e.action === "create", cr = (e) => e.action === "update", lr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = o(e) ?? {}, n = r(t.webhook_id) || void 0, i = r(t.url) || void 0, a = D(t.events, r);
	if (n === void 0 || i === void 0 || a === void 0) {
		let e = Object.entries({
			webhook_id: n,
			url: i,
			events: a
		}).flatMap(([e, t]) => t === void 0 ? [e] : []);
		return { unusable: {
			id: n,
			names: i === void 0 ? [] : [i],
			lacks: e
		} };
	}
	return { webhook: {
		webhook_id: n,
		url: i,
		branch: t.branch === null ? null : r(t.branch),
		events: a,
		event_lang_map: dr(t.event_lang_map)
	} };
}
function ur(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function dr(e) {
	return D(e, (e) => {
		let { event: t, lang_iso_codes: n } = o(e) ?? {}, i = r(t), a = D(n, r);
		return i === void 0 || a === void 0 ? void 0 : {
			event: i,
			lang_iso_codes: a
		};
	});
}
// src/remote/webhook/observe.ts
async function fr(e, t) {
	let n = await lt(() => e.webhooks(k(t)), (e) => r(o(e)?.webhook_id));
	if (!n) throw new z();
	return ur(n);
}
async function pr(e, t) {
	try {
		return i(await fr(e, t));
	} catch (e) {
		if (!(e instanceof z)) throw e;
		return s(F("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function mr(t, n, r) {
	let i = O.liveContext(n, r, hr(t, n, r)), a = fe(O, n, i);
	return {
		kind: O.name,
		id: t.id,
		entry: a,
		action: "update",
		wrote: e(t.fields)
	};
}
function hr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => p(e, r) === n) ?? "";
}
function gr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && p(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = d(e.id);
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
function _r({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = gr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function vr(e, t) {
	let { client: r, projectId: i, stop: a, backup: o, context: s } = e, c = a.reason() ?? o.missing();
	if (c !== void 0) return {
		state: "not attempted",
		message: c
	};
	let [l, u] = [k(i), String(t.id)], d = {
		state: "done",
		id: t.id
	};
	try {
		let i = Q(await r.webhook(l, u));
		if (!("webhook" in i)) return wn("webhook", i.unusable.lacks);
		if (A(t.id, O.fingerprint(i.webhook)) !== t.seen) return Cn("webhook", "removed");
		let o = await _r(e, he(O, i.webhook, t, s), i.webhook, "removed") ?? await a.beforeWrite();
		if (o !== void 0) return {
			state: "not attempted",
			message: o
		};
		let { webhook_deleted: c } = await r.destroyWebhook(l, u);
		if (n(c) === !0) return d;
	} catch (n) {
		if (!(n instanceof L)) throw n;
		return n instanceof I && n.status === 404 ? d : (V(n) && a.noteProjectRefused(n.message), !n.mayHaveHappened || a.reason() !== void 0 ? H(n) : yr(e, t, n));
	}
	return yr(e, t, void 0);
}
async function yr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(k(t), String(n.id)), r ? Tn("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof L)) throw e;
		return e instanceof I && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? H(r) : U;
	}
}
async function br(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = jr(e, t);
	try {
		return t.action === "update" ? await xr(e, t, r) : await Er(e, t, Mr(t, r));
	} catch (t) {
		if (t instanceof Cr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof L)) throw t;
		return V(t) && e.stop.noteProjectRefused(t.message), H(t);
	}
}
async function xr(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [k(i), String(t.id)], l = () => r.webhook(s, c), u = Q(await l());
	if (!("webhook" in u)) throw new Cr(wr);
	if (!Sr(e, t, u.webhook)) {
		let n = $(e, t, u);
		return n?.state === "done" ? n : Cn("webhook", "updated");
	}
	let d = await _r(e, mr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Cr(d);
	await Tr(e);
	try {
		return $(e, t, Q(await r.updateWebhook(s, c, n))) ?? await Or(e, t, l);
	} catch (n) {
		if (!(n instanceof L) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await Or(e, t, l);
		return r.state === "done" ? r : H(n);
	}
}
function Sr({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
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
var Cr = class extends Error {};
const wr = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Tr({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Cr(t);
}
async function Er(e, t, n) {
	let { wait: r, stop: i } = e;
	await Tr(e);
	try {
		return await Dr(e, t, n);
	} catch (a) {
		if (!(a instanceof L) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await B(() => Ar(e, n));
		if (o) return W(O, t, o, e.context);
		await r(2e3);
		let s = await B(() => Ar(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? W(O, t, s.found, e.context) : Dr(e, t, n).catch((e) => {
			throw e instanceof L ? Mt(e, a) : e;
		});
	}
}
async function Dr(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(k(i), n);
		return o(), $(e, t, Q(a)) ?? await Or(e, t, () => Ar(e, n));
	} catch (e) {
		throw e instanceof L && e.mayHaveHappened && o(), e;
	}
}
function $({ context: e }, t, n) {
	if (!(!("webhook" in n) || Nt(O, t, n.webhook, e).length > 0)) return W(O, t, n.webhook, e);
}
async function Or(e, t, n) {
	return $(e, t, Q(await B(n))) ?? U;
}
function kr(e, t) {
	let n = l([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return u(e.url, t.url) && r && n;
}
async function Ar(e, t) {
	let { objects: n, unusable: r } = await fr(e.client, e.projectId), i = n.find((e) => kr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => u(e, t.url)))) throw new z();
	return i;
}
function jr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = zn(O.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: p(r, e.variables) }
	};
}
function Mr({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Nr(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(Br(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await B(() => fr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Ir(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Pr(e, t, s, n) : n.remark(Br(t, "The webhooks could not be read again"));
	}
}
async function Pr(e, t, n, r) {
	let i = Mr(t, jr(e, t)), a = n.filter((n) => kr(n, i) && W(O, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = Ir(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await Fr(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await Lr(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? Rr(t, d, n) : zr(t, d, n));
	}
}
async function Fr(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await B(() => t.webhook(k(n), r)) ? [r] : [];
}
function Ir(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Lr({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(k(t), n), !0;
	} catch (e) {
		if (e instanceof L) return !1;
		throw e;
	}
}
function Rr({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return F("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function zr({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return F("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Br({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return F("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Vr = {
	kind: "webhook",
	observe: pr,
	lookUp: fr,
	batches: (e) => [...e.filter(Hr), ...e.filter((e) => !Hr(e))].map(Ur),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? vr(t, e) : br(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Nr(t, e, n)
		};
	}
};
function Hr({ action: e }) {
	return e !== "destroy";
}
function Ur(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const Wr = [or, Vr];
// src/remote/remoteOf.ts
function Gr({ name: e }) {
	let t = Wr.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Kr(e, n, ...r) {
	let i = r.flatMap(at), a = t.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), o = await dt(e, n, {
		languages: i.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let s = o.value, c = r.flatMap((e) => at(ot(e, s.baseLanguage))), l = new Set(c.flatMap(({ language: e, ofText: t }) => t ? [e] : []));
	return Jr(e, s, a, s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => l.has(e)));
}
async function qr(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await dt(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Jr(e, a.value, n, s, i);
}
async function Jr(e, t, n, r, a = () => !1) {
	let o = await Promise.all(n.map(async (n) => {
		try {
			return {
				kind: n,
				found: await Gr(n).observe(e, t.id, r)
			};
		} catch (e) {
			if (a(n, e)) return;
			throw e;
		}
	})), s = {};
	for (let e of o) if (e) {
		if (!e.found.ok) return e.found;
		s[e.kind.plural] = e.found.value;
	}
	return i({
		project: t,
		objects: s
	});
}
async function Yr(e, n, r) {
	let i = t.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([dt(e, n, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (t) => ({
		plural: t.plural,
		objects: await Gr(t).lookUp(e, n, r[t.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new z();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Xr({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => c(e.kind, t)));
}
function Zr({ changes: e }) {
	return e.some((e) => e.action === "update" && (P(e.kind).backsUpWhole || Qr(e)));
}
function Qr({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? f(e, t) : !$r(t.before));
}
function $r(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ei(e, t, n, r) {
	let i = new Set(Object.values(await x(e, r)).flat()), a = await Ee("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Xe(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Ze)) continue;
		let n = N(e, t);
		await nt();
		for (let r of await ti(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function ti(e, n) {
	try {
		let r = ae(await te(e, n));
		return t.flatMap((t) => t.namesInManifest?.(e, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ni({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => ke(e)), o = [];
	for (let e of a) for (let t of await m(e, r, i)) {
		let n = w(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Me(e, n)
		});
	}
	let s = new Set(Object.values(await x(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && ri(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || ii(e, t).some((e) => s.has(e)))) {
			await nt();
			for (let t of await ai(e, r)) c.has(t) || c.set(t, N(e.full, r));
		}
	}
	return c;
}
function ri({ languages: e }, t) {
	return e ?? [t];
}
function ii({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : ri(t, r).flatMap((n) => {
		let r = Oe(t, e, n);
		return r === void 0 ? [] : [Xe(t.folder, r)];
	});
}
async function ai({ full: e, path: n, source: r, language: i = "" }, a) {
	try {
		let o = ae(await te(e, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...Ne(r, n)
		};
		return t.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => Se(t.identity(e))));
	} catch {
		return [];
	}
}
// src/plan/languages.ts
function oi(e, t) {
	let n = at(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...si(e, t),
		...ci(n, t),
		...fi(n.filter(({ ofText: e }) => e), t)
	];
}
function si({ entries: e }, { name: n, type: r }) {
	let i = t.find(({ plural: t, projectTypes: n }) => e[t]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [F("project-type", o, { reach: "project" })];
}
function ci(e, t) {
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
		let a = Fe(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? li(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return F("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function li(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function ui({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Pe(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [F("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function di(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Fe(e, r)}`;
		return [F("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function fi(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r} texts), or turn segmentation off; all other fields work.`;
	return [F("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/conflicts.ts
async function pi(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Ue(e, { entries: mi(r) });
	if (!i) return Ue(e, await hi(e, t, n));
	let a = await i(), o = a && v(a, t);
	return o?.is === "read" ? Ue(e, { entries: mi(o.declared) }) : [];
}
function mi({ entries: e }) {
	return t.flatMap(({ plural: t }) => e[t] ?? []);
}
async function hi(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, pe(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => de(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !s.has(e)
	};
}
// src/plan/agreed.ts
function gi(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of yi(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? _(n) && _(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Ci(e, r, n))) && i.add(ue(e));
	}
	return i;
}
function _i(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(yi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = vi(c), u = Ge(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => S(n.get(e), t) !== void 0) || c.some(({ texts: n }) => S(n.get(e), t) === S(o, t)));
	});
	return new Set(a.map(ue));
}
function vi(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function yi(e, n, r) {
	return t.flatMap((t) => {
		let i = e.filter((e) => e.kind === t);
		if (i.length === 0) return [];
		let a = Ke(t, n), o = bi(t, r);
		return i.flatMap((e) => {
			let n = a(e.entry), r = n && xi(t, n, e.entry, o) ? n : void 0, i = r && qe(t, r, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function bi(e, t) {
	let n = ({ values: t }) => Se(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function xi(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = Si(e, t), o = (t) => [...Si(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function Si(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => g([
		e.name,
		t,
		n
	]))));
}
function Ci(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function wi(e, t, n) {
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
function Ti(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : re(t))
	}));
}
// src/plan/prune.ts
const Ei = {
	destroys: [],
	kept: [],
	scope: 0
};
function Di(e, { matched: t, unmatched: n }, r) {
	let i = De(e, r);
	if (i === void 0) return Ei;
	let a = (t) => E(e, r) === "all" || Oi(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Ie(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
		seen: A(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Oi(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function ki(e, t, n, r) {
	let i = e.match(t, n, r), a = i.matches.map((t, n) => ({
		entry: t.declared,
		...oe(e, t, r, `${e.name}:${n + 1}`)
	})), o = i.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: je(t, n, [])
	})), s = i.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), c = Di(e, {
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
		unchanged: a.filter(Ai).length,
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
function Ai({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function ji(e, n, r, i) {
	let a = {
		project: n.project,
		rules: r,
		variables: e.variables,
		evidence: i
	}, o = oi(e, n.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = t.flatMap((t) => {
		let [r, i] = [e.entries[t.plural], n.objects[t.plural]];
		if (r && !i) throw Error(`live ${t.plural} were not read`);
		return r && i ? [ki(t, r, i, a)] : [];
	}), c = [...o, ...s.flatMap((e) => e.problems)], l = Re(c), u = s.flatMap((e) => e.destroys), d = s.flatMap((e) => e.unmanaged), f = s.flatMap((e) => e.kind.firstSends?.(Ni(e, a, l)) ?? []), p = {
		format_version: 1,
		project: n.project,
		changes: [...s.flatMap(({ changes: e }) => e), ...l ? [] : u],
		kept: [...s.flatMap(({ kept: e }) => e), ...l ? u.map(Pi) : []],
		skipped: s.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ii(s, ({ unchanged: e }) => e),
			unmanaged: d.length,
			by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: e.unmanaged.length
			}])),
			adopted: Ii(s, ({ changes: e }) => e.filter((e) => Fi(e, r)).length)
		},
		...f.length > 0 && { sends: f }
	}, m = s.flatMap((e) => e.kind.hints?.(Ni(e, a, l)) ?? []);
	return {
		is: "planned",
		plan: p,
		facts: s.map((e) => Mi(e, l)),
		unmanaged: d,
		problems: [...c, ...m],
		open: s.flatMap(({ open: e }) => e),
		keptTexts: s.flatMap(({ keptTexts: e }) => e)
	};
}
function Mi({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length,
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : wi(e, i, n.objects),
		created: Ti(e, r)
	};
}
function Ni(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Pi({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Fi(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ii(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function Li(e, t, n, r, i) {
	let a = (r) => ji(e, t, n, r), o = n.writers ? le(n.writers) : ye.writers, s = a({
		...ye,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await Ri(o, r);
	if (l.writers !== o && (s = a({
		...ye,
		writers: l.writers
	})), l.why !== void 0 && c.push(zi(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await Bi(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function Ri(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: le(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function zi(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return F("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function Bi(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(ue(e)));
	for (let t of Object.values(o?.entries ?? {})) c(gi(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : Vi, m = p.versions.map((e) => Hi(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(gi(u(), e, l));
	c(_i(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: Ui(h, p.why)
	};
}
const Vi = {
	is: "read",
	versions: []
};
function Hi(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => de(t, e, n, r))
	};
}
function Ui(e, t) {
	let n = `${ne(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return F("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function Wi(e, t) {
	let n;
	return () => (n ??= Gi(e, k(t)), n);
}
async function Gi(e, t) {
	try {
		let n = o(await e.contributorMe(t)) ?? {}, i = [M(n.user_id), r(n.email)].flatMap((e) => e || []);
		return i.length > 0 ? {
			is: "known",
			names: i
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof L) || e instanceof ze) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function Ki(e, t, { cancellation: n, history: r, now: i }, { usable: o, target: s, applied: c, findsConflicts: l = !0 }) {
	let { settings: u } = t, d = {
		ownUser: Wi(e, u.id),
		history: r,
		manifests: pe(t),
		textFiles: t.textFiles,
		usable: o
	};
	try {
		let n = s && v(s, t), f = await Kr(e, u.id, t.declared, ...n?.is === "read" ? [n.declared] : []);
		if (!f.ok) return {
			is: "stopped",
			problems: [f.problem]
		};
		let p = f.value, { baseLanguage: m } = p.project, h = ui(t, p.project);
		if (h.length > 0) return {
			is: "stopped",
			problems: h
		};
		let g = ot(t.declared, m), _ = n?.is === "read" ? {
			...n,
			declared: ot(n.declared, m)
		} : void 0, y = await Li(g, p, u.rules, d, _?.declared), b = [
			...di(u.languagePlaces, p.project),
			...y.problems,
			...y.notices
		];
		if (y.is === "stopped") return {
			...y,
			problems: b
		};
		let x = _ && await Li(_.declared, p, _.rules, d), S = {
			target: _?.declared,
			applied: c,
			history: r,
			usable: o,
			now: i
		}, C = l ? await pi(y.keptTexts, t, S) : [], w = {
			...y,
			plan: We(y.plan, C)
		}, T = n && a(w, n, x);
		return {
			...w,
			live: p,
			problems: b,
			conflicts: Je(C),
			...T && { target: T }
		};
	} catch (e) {
		if (!(e instanceof L)) throw e;
		return e instanceof ze && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [qi(e, t.declared)]
		};
	}
}
function qi(e, t) {
	let n = e instanceof I ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Ji(n, t);
	return F("api-error", e.message + Yi(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Ji(e, { entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(T).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? _e(t) : []));
	});
	return xe(r)(e) !== e;
}
function Yi(e) {
	return e instanceof I && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Xi({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await Zi(e, r, i, a, o, s);
	return [
		...me(n, i.rules),
		...y(e, t, i.rules, c, l),
		...$i(e, a)
	];
}
async function Zi({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && P(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ei(c, o, a, s),
		unread: await ni(n, t, l, o, s)
	};
}
function Qi(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Xr(e) || !Zr(e) ? [] : [F("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function $i(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Xr(e) ? [] : [F("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var ea = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function ta(e, t, n) {
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
					await ia(t) && (a = t);
				}
				n.size > 0 && await ra(na(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await ra(a, t(a)), o = !0;
			} catch (e) {
				let t = new ea(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, na(a)]) await et(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await et(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function na(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function ra(e, t) {
	await et(`${e}.part`, { force: !0 }), await tt(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await $e(`${e}.part`, e);
}
async function ia(e) {
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
var aa = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, oa = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new aa(e);
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
function sa(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ca(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new oa(), r = 0, i = () => {
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
				ca(t), e = t, queueMicrotask(() => {
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
function ca(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const la = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var ua = class {
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
			return `${la[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(pa(e)), n = t ? da(t, e) : e;
			return this.written.has(pa(e)) && t !== void 0 && fa(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(pa(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.last = this.last.catch(() => {}).then(() => n.write([...this.kept.values()], this.urls)).then(() => {
			for (let e of r) this.written.add(pa(e));
		}), this.last;
	}
};
function da(e, t) {
	return e.action === "update" && t.action === "update" && P(t.kind).mergeKept?.(e, t) || e;
}
function fa(e, t) {
	return l({ ...e.entry }, { ...t.entry }) && l({ ...e.wrote }, { ...t.wrote });
}
function pa({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var ma = class {
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
}, ha = class {
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
		let n = (e) => r(o(e)?.lang_iso) || void 0, i = await lt(() => this.client.languages(e, { limit: 500 }), n), a = i && D(i, n);
		if (!a) throw new z();
		return a;
	}
};
// src/apply/order.ts
function ga({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && ya(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		..._a(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function _a(e) {
	let t = new Map();
	for (let n of e) for (let e of ba(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, va(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function va(e, t) {
	let n = ba(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function ya(e) {
	return e.fields.some(({ field: t }) => h(e.kind, t).role === "identity");
}
function ba(e, t) {
	return e.fields.filter(({ field: t }) => h(e.kind, t).role === "identity").flatMap((n) => xa(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function xa(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(xa) : [];
}
// src/apply/apply.ts
function Sa(e, { batchSize: n }) {
	return ga(e).map((e) => t.flatMap((t) => {
		let r = e.filter((e) => e.kind === t.name);
		return r.length === 0 ? [] : Gr(t).batches(r, n);
	}));
}
async function Ca(e, t, n) {
	let r = new ma(), i = wa(e, t, n), a = sa(n.concurrency);
	for (let e of Sa(t, n)) {
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
function wa(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Le,
			variables: n.variables,
			evidence: ce
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Ot(n.halt, n.mayWrite),
		backup: new ua(n.backup),
		languages: new ha(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? Gr(P(e)).open(i);
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
function Ta(e, n) {
	let { restore: r, ...i } = e, a = n.map(({ kind: e, id: t, entry: n, action: r, wrote: i }) => {
		let { idMember: a } = P(e);
		return {
			[a]: n[a] ?? t,
			action: r,
			...Object.keys(i).length > 0 && { values: i }
		};
	}), o = t.flatMap(({ name: e, plural: t }) => {
		let r = n.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[t, r]];
	}), s = new C({
		backup: {
			format_version: 1,
			...i,
			restore: r,
			wrote: a
		},
		...Object.fromEntries(o)
	}, { aliasDuplicateObjects: !1 });
	return s.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${Ea(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${Ea(r)}`
	].join("\n"), s.toString({
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
function Ea(e) {
	return e.replace(Da, " ");
}
const Da = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function Oa(e, t, n) {
	let r = ka(t.changes, (e) => g(Aa(e))), i = new Set(e.changes.filter((e) => r.get(g(Aa(e)))?.shift())), a = ka([...r.values()].flat(), ja), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(ja(e))?.shift();
		return t && Ra(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: Fa(t ? Ma(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Ia(e, n) ?? Fa("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function ka(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Aa(e) {
	let t = Na(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		ja(e),
		e.label,
		r,
		n,
		i,
		Pa(e),
		t
	];
}
function ja(e) {
	let { kind: t, action: n } = e;
	return g([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function Ma(e, t) {
	let n = (e) => g(Na(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Pa(e) !== Pa(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Na(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Pa(e) {
	return e.action === "create" ? "" : e.seen;
}
function Fa(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Ia(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && La(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function La(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Ra(e, t, n) {
	let r = P(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => g([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && La(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function za(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(rt).join(" ");
}
// src/run/project.ts
async function Ba(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Va(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Wa([t]),
			bugs: [t]
		};
	}
}
async function Va(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, d = it(t.settings, {
		...u,
		signal: c
	}), f = it(t.settings, {
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
	let p = await Ki(d.value, t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift"
	});
	if (p.is === "stopped") return {
		...e,
		problems: p.problems
	};
	let { live: m, plan: h, unmanaged: g, problems: _, conflicts: v } = p, y = await Xi(p, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [..._, ...y.map(Ha)],
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
	}, { plan: S, notApplied: C } = b ? Oa(h, b, {
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
			...Qi(S, n)
		],
		plan: S,
		...p.target && { target: p.target },
		effort: { requests: Sa(S, t.settings).flat().length },
		...C.length > 0 && { results: C }
	}, T = await o.onPlan(w);
	if (n.command === "plan" || y.length > 0) return w;
	if (!T) return o.cancellation.stopped ? w : {
		...w,
		problems: [...w.problems, Ua]
	};
	let E = await Ka(f.value, S, t, n, o);
	return {
		...w,
		...E,
		results: [...E.results, ...C],
		problems: [...w.problems, ...E.problems]
	};
}
function Ha(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Ua = F("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Wa(e) {
	return e.length === 0 ? [] : [F("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Ga({ id: e, secrets: t }) {
	let n = new Ae();
	return n.hide(t), n.clean(e);
}
async function Ka(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = Ga(n), v = i === void 0 ? void 0 : ta(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: be(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => za(N(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => Ta({
			...y,
			restore: b(t)
		}, e), t).catch((e) => {
			throw x = e.message, e;
		});
	}, C, w = await Ca(e, t, {
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
			...Wa(E),
			...x === void 0 ? [] : [F("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: N(v.path, u),
			restore: b(v.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
export { rt as C, it as S, vt as _, na as a, at as b, gi as c, oi as d, Yr as f, St as g, _n as h, Sa as i, _i as l, pr as m, Ka as n, qi as o, qr as p, Ba as r, ji as s, Ua as t, ui as u, ft as v, ot as x, z as y };
