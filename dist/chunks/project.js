import { Ar as e, Bn as t, Cr as n, Dr as r, Dt as i, E as a, Er as o, Et as s, Fn as c, Fr as l, Gn as u, Hn as d, In as f, Kn as p, L as m, Ln as h, Mr as g, Nr as _, O as v, On as y, Or as b, P as x, Pr as S, Qn as C, R as w, Rn as T, Rr as E, Sr as ee, St as te, Tr as D, Vn as O, Yt as ne, _r as re, br as k, bt as ie, c as ae, dr as oe, fr as se, gr as ce, hr as le, j as ue, jr as de, k as fe, kn as pe, kr as me, l as he, ln as ge, lr as _e, nt as A, pr as ve, r as ye, u as j, un as be, ur as M, v as xe, vr as Se, wr as N, xr as Ce, yr as we, yt as Te, z as Ee, zn as P, zr as De } from "./engine.js";
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
function z({ entries: e }) {
	return t.flatMap(({ plural: t, fields: n }) => n.flatMap((n) => st(n, e[t] ?? [])));
}
function at(e, n, r = []) {
	let i = [n, ...r], a = t.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => ot(t, e, i))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(a)
	};
}
function ot(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function st({ name: e, role: t, languages: n }, r) {
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
var B = class extends Error {};
async function V(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof L || e instanceof B) return;
		throw e;
	}
}
async function ct(e, t) {
	for (let n = 0; n < 2; n++) {
		let { elements: n, complete: r } = await lt(e, t);
		if (r) return n;
	}
}
async function lt(e, t) {
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
async function ut(e, t, n) {
	let r = await dt(e, t, n);
	return r.ok ? i(r.value.project) : r;
}
async function dt(e, t, { languages: n, ...r }) {
	let [a, o] = await Promise.all([e.projectDetails(A(t)), n ? mt(e, t) : i(void 0)]);
	if (!o.ok) return o;
	let c = o.value, l = c && D(c, ht);
	if (c && !l) return s(gt("a language has no usable lang_iso"));
	let u = ft(t, a, l, r);
	return u.ok ? i({
		project: u.value,
		details: a,
		languages: c
	}) : u;
}
function ft(e, t, a, c) {
	let l = o(t) ?? {}, u = o(l.settings) ?? {}, d = n(u.per_platform_key_names), f = n(u.segmentation), p = r(l.base_language_iso) || pt(l.base_language_id, a), m = [
		...c.names && d === void 0 ? ["settings.per_platform_key_names"] : [],
		...c.texts && f === void 0 ? ["settings.segmentation"] : [],
		...c.texts && p === void 0 ? ["base_language_iso"] : []
	];
	return m.length > 0 ? s(gt(`the project has no usable ${m.join(" and ")}`)) : i({
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
function pt(e, t) {
	let n = N(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function mt(e, t) {
	let n = await ct(() => e.languages(t, { limit: 500 }), (e) => r(o(e)?.lang_iso));
	return n ? i(n) : s(F("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function ht(e) {
	let { lang_iso: t, lang_id: n, plural_forms: i } = o(e) ?? {}, a = r(t);
	if (a !== void 0 && a !== "") return {
		iso: a,
		id: N(n),
		pluralForms: D(i, r) ?? []
	};
}
function gt(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return F("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function _t(e, t) {
	let i = o(e) ?? {}, a = N(i.key_id), s = Ct(i.key_name, (e) => r(e) || void 0), c = D(i.platforms, r), l = R.filter((e) => c?.includes(e)), u = Object.keys(Se(s, l)).length === l.length && Object.keys(s).length > 0 ? s : void 0, d = wt(Ct(i.filenames, r)), f = D(i.tags, r), p = n(i.is_plural), m = n(i.is_archived), h = Tt(i.translations), g = new Set(h?.map(({ language_iso: e }) => e)), _ = t.filter((e) => !g.has(e));
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
		...bt(i),
		translations: h
	} };
}
const vt = {
	description: r,
	context: r,
	plural_name: r,
	is_hidden: n,
	char_limit: ee,
	custom_attributes: St,
	modified_at_timestamp: b,
	translations_modified_at_timestamp: b
}, yt = Object.entries(vt);
function bt(e) {
	return Object.fromEntries(yt.map(([t, n]) => [t, n(e[t])]));
}
function xt(e) {
	return Object.keys(vt).filter((t) => e[t] === void 0);
}
function St(e) {
	let t = r(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Ct(e, t) {
	let n = o(e) ?? {}, r = {};
	for (let e of R) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function wt({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function Tt(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Et(o(n) ?? {});
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
function Et(e) {
	return {
		language_iso: r(e.language_iso),
		translation: r(e.translation),
		modified_by: N(e.modified_by),
		modified_by_email: r(e.modified_by_email),
		modified_at_timestamp: b(e.modified_at_timestamp),
		is_reviewed: n(e.is_reviewed),
		is_unverified: n(e.is_unverified)
	};
}
// src/remote/sending.ts
var Dt = class {
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
function Ot(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
const kt = [
	401,
	402,
	403,
	404,
	423,
	429
];
function H(e) {
	return e instanceof I ? kt.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function At(e) {
	return e.name === "TimeoutError" || e instanceof I && [
		413,
		502,
		504
	].includes(e.status);
}
function jt(e, t) {
	return e instanceof I || e.mayHaveHappened || !t ? e : t;
}
function U(e) {
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
const W = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function Mt(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Nt(e, t, n, r) {
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
	let i = Nt(e, t, n, r), [a] = i, [o] = Mt(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${Pt(e.after)} was sent, ${Pt(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function Pt(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Ft = { is: "silent" };
function It(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Bt(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Lt(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Bt(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Ft
	}));
}
function Lt(e, { platforms: t = [], filenames: n = {} }) {
	return R.every((n) => t.includes(n) === e.platforms.includes(n)) && R.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Rt(e, { keys: t, errors: n }) {
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
			} : Ft
		};
	});
}
function zt(e, t) {
	return It(e, {
		keys: t,
		errors: []
	});
}
var Bt = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of Vt(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of Vt(n)) this.byName.set(e, Ht(this.byName.get(e) ?? [], n));
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
		let n = new Set(t.map((t) => k(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => k(n, t) === k(e, t)));
	}
};
function Vt({ name: e }) {
	return new Set(R.map((t) => k(e, t) ?? ""));
}
function Ht(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var Ut = class {
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
		return Array.from(e, (e) => _t(e, this.languages));
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
	let r = new Ut(n), i = Zt(t.map(String), 7e3);
	for (let t of await Promise.all(i.map((t) => Gt(e, t)))) r.add(t);
	return r.all();
}
async function Gt(e, t) {
	try {
		return await Jt(e, { filter_key_ids: t });
	} catch (n) {
		if (!(n instanceof Kt || n instanceof I && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Gt(e, t.slice(0, r)), ...await Gt(e, t.slice(r))];
	}
}
var Kt = class extends B {};
async function qt(e, t) {
	let n = new Set(t.flatMap((e) => we(e))), r = (e) => e.some((e) => n.has(e)), i = new Ut([]);
	if ([...n].some((e) => e.includes(","))) i.add(await Yt(e));
	else for (let t of Zt([...n], 2e3)) i.add(await Jt(e, { filter_keys: t }));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(we(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Jt({ client: e, projectId: t }, n) {
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
	if (i.responseTooBig) throw new Kt();
	if (i.totalCount !== Xt(r)) throw new B();
	return r;
}
async function Yt({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, Wt)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== Xt(n)) throw new B();
	return n;
}
function Xt(e) {
	let t = new Ut([]);
	return t.add(e), t.size;
}
function Zt(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = encodeURIComponent(i).length + 3, a = n.at(-1);
		a && e <= r && a.length < 500 ? (a.push(i), r -= e) : (n.push([i]), r = t - e);
	}
	return n;
}
// src/remote/key/confirm.ts
async function Qt(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !nn(e, t, n.key) : n.is === "silent" || on(n.error)).map(({ sent: e }) => e), r = await V(() => qt(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(zt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: $t(e, a, {
				answer: n,
				found: o && an(e, a, o),
				wasRead: r !== void 0 && !rn(t, r.unusable)
			})
		};
	});
}
function $t(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? an(e, t, n.key);
		case "refused": return r?.state === "done" ? r : sn(n.error);
		case "silent": return r ?? cn(i);
	}
}
async function en(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !nn(e, t, n.key)), r = await V(() => K(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: tn(e, t, {
				answer: n,
				found: o && an(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function tn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? an(e, t, n.key);
		case "refused": return sn(n.error);
		case "silent": return r?.state === "done" ? r : cn(i);
	}
}
function nn({ context: e }, { change: t }, n) {
	return Mt(M, t, n, e).length === 0;
}
function rn({ out: e }, t) {
	let n = we(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function an({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), G(M, n, r, e);
}
function on({ message: e }) {
	return /already taken/i.test(e);
}
function sn({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function cn(e) {
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
function ln(e, { message: t }) {
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
async function un({ stop: e }, t, n, r, i) {
	if (H(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof I)) e.noteUnreachable(n.message);
	else if (t.length > 1) return dn(t, 2, r);
	else e.noteSingleRefused(n.message);
	return q(t, jt(n, i));
}
async function dn(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function fn(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? q(t, n.error) : J(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(gn),
			...hn(e)
		});
		return await Qt(e, It(t, {
			keys: mn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof L)) throw r;
		return r.mayHaveHappened ? pn(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : un(e, t, r, (t) => fn(e, t, n), n?.error);
	}
}
async function pn(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return q(t, r);
	let a = await V(() => qt(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return q(t, r);
	let o = zt(t, a.objects), s = await Qt(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !rn(e, a.unusable)), u = q(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...ln(l, r)
	];
	let d = await dn(l, At(r) ? 2 : 1, (t) => fn(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function mn(e) {
	return e.flatMap((e) => {
		let t = _t(e, []);
		return "key" in t ? t.key : [];
	});
}
function hn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function gn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function _n(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await K(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await qt(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var vn = class {
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
async function yn(e, t, n) {
	let r = n.map(({ iso: e }) => e), a = await bn(e, t, n, () => new Ut(r));
	return a.ok ? i(a.value.all()) : a;
}
async function bn(e, t, n, r) {
	let a = Sn(n), o = await Cn(e, t, a, r());
	if (xn(o)) return i(o.listed);
	let c = await wn(e, t, a, r());
	if (xn(c)) return i(c.listed);
	let l = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${c.total ?? "an unknown number of"} keys, but the last list has ${c.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return s(F("incomplete-live", l, { reach: "project" }));
}
function xn({ listed: e, total: t }) {
	return t === e.size;
}
function Sn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function Cn(e, t, n, r) {
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
	}, a = await i(1), o = Math.ceil((a.total ?? a.keys.length) / 500), s = await Promise.all(Tn(2, o - 1).map(i)), c = [a, ...o > 1 ? [...s, await i(o)] : []];
	for (let { keys: e } of c) r.addRead(e);
	return {
		listed: r,
		total: c.at(-1)?.total
	};
}
async function wn(e, t, n, r) {
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
function Tn(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/removal.ts
function En(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Dn(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function On(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : U(t);
}
async function kn(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return Y(t, n ? U(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await V(async () => {
		let n = await e.languages.all();
		return K(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return Y(t, n ? U(n.error) : An);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = jn(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => Mn(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: Nn(e)
		})),
		...Y(f.filter((e) => !p.includes(e)), En("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? U(n.error) : Dn("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...Y(p, Fn(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [me(M, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await Pn(e, p, n, r)] : [...m, ...Y(p, n ? U(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const An = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function jn({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, xt(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function Mn({ id: e, seen: t }, n) {
	return n !== void 0 && j(e, M.fingerprint(n)) === t;
}
function Nn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Pn(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: Ce(String(e)),
			is_archived: !0
		})), Ot(r)) : await i.destroyKeys(a, c.map((e) => Ce(String(e))), Ot(r));
	} catch (i) {
		if (!(i instanceof L)) throw i;
		if (i instanceof Be) return kn(e, t, n, r + 1);
		H(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), kn(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= jt(u, n?.error);
	let d = await V(() => K(e, c));
	if (d === void 0) return Y(t, u ? U(u) : W);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? U(u) : W
		} : {
			change: e,
			outcome: n || f.has(t) ? Fn(u) : Nn(e)
		};
	});
}
function Fn(e) {
	return e ? On("key", e) : {
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
async function In(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = Ln(t);
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
			outcome: zn(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function Ln({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Rn(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Rn({ kind: e, fields: t }) {
	return t.filter((t) => f(e, t));
}
function zn({ change: e, before: t, written: n }, r, i) {
	let [a] = Rn(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Bn(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Bn(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Vn(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = Vn(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function Vn(e, { is_plural: t }) {
	let n = oe(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Hn(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function X(e) {
	return {
		change: e,
		out: Hn(M.fields, e, {}, [])
	};
}
function Un(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: M.name,
		action: e,
		changes: t
	});
	return [
		...Gn(n("update"), t).map(r("update")),
		...Gn(n("create"), t).map(r("create")),
		...Wn(n("destroy"), t).map(r("destroy"))
	];
}
function Wn(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function Gn(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(X(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function Kn(e, t, n) {
	let r = t.filter(({ change: e }) => n || Xn(e)), i = await V(async () => ({
		live: await K(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => Yn(e)) ? await e.languages.all() : []
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
				why: qn("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: Jn
				}
			});
			continue;
		}
		let { open: i, moved: a } = Zn(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: $n({
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
		if (Yn(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: qn(` (no usable ${a.join(", ")} text)`)
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
function qn(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const Jn = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function Yn({ kind: e, fields: t }) {
	return t.some((t) => f(e, t));
}
function Xn({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = M.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function Zn(e, t, n) {
	let r = {
		...M.liveContext(t, n, e.label),
		platforms: Qn(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = M.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || j(e.id, p) !== u);
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
function Qn({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? R.filter((e) => n.includes(e)) : t.platforms;
}
function $n(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${er(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = er(t.filter((e) => !n.includes(e)));
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
function er(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function Z(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? q(t, n.error) : J(t, i);
	let a = await Kn(e, t, n !== void 0);
	if (!a) return n ? q(t, n.error) : J(t, tr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? q([e], n.error) : J([e], t))];
	return n && n.sent >= 5 ? [...c, ...ln(o.map(Q), n.error)] : [...c, ...o.length > 0 ? await nr(e, o, n, r) : []];
}
const tr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function nr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? q(t.map(Q), n.error) : J(t.map(Q), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(or),
			...hn(e)
		}, Ot(r)), i = Rt(a, {
			keys: mn(n),
			errors: n.errors
		});
		return rr(e, t, i), ar(t, await en(e, i));
	} catch (i) {
		if (!(i instanceof L)) throw i;
		return i instanceof Be ? Z(e, t.map(Q), n, r + 1) : i.mayHaveHappened ? ir(e, t.map(Q), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : ar(t, await un(e, a, i, (i) => {
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
	return e.stop.reason() === void 0 ? At(n.error) && n.sent <= 2 && t.length > 1 ? dn(t, 2, (t) => Z(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), Z(e, t, n)) : q(t, n.error);
}
function ar(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: $n(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function Q(e) {
	return e.planned;
}
function or({ change: e, out: t }) {
	return {
		key_id: Ce(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const sr = {
	kind: "key",
	observe: yn,
	lookUp: _n,
	batches: Un,
	open(e) {
		let t = new vn(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? kn(n, t.filter(ur)) : e === "create" ? fn(n, t.filter(cr).map(X)) : In(n, await Z(n, t.filter(lr).map(X)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, cr = (e) => e.action === "create", lr = (e) => e.action === "update", ur = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function $(e) {
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
		event_lang_map: fr(t.event_lang_map)
	} };
}
function dr(e) {
	let t = e.map($);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function fr(e) {
	return D(e, (e) => {
		let { event: t, lang_iso_codes: n } = o(e) ?? {}, i = r(t), a = D(n, r);
		return i === void 0 || a === void 0 ? void 0 : {
			event: i,
			lang_iso_codes: a
		};
	});
}
// src/remote/webhook/observe.ts
async function pr(e, t) {
	let n = await ct(() => e.webhooks(A(t)), (e) => r(o(e)?.webhook_id));
	if (!n) throw new B();
	return dr(n);
}
async function mr(e, t) {
	try {
		return i(await pr(e, t));
	} catch (e) {
		if (!(e instanceof B)) throw e;
		return s(F("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function hr(t, n, r) {
	let i = O.liveContext(n, r, gr(t, n, r)), a = de(O, n, i);
	return {
		kind: O.name,
		id: t.id,
		entry: a,
		action: "update",
		wrote: e(t.fields)
	};
}
function gr({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => p(e, r) === n) ?? "";
}
function _r(e, { url: t }, { variables: n }) {
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
function vr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = _r(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function yr(e, t) {
	let { client: r, projectId: i, stop: a, backup: o, context: s } = e, c = a.reason() ?? o.missing();
	if (c !== void 0) return {
		state: "not attempted",
		message: c
	};
	let [l, u] = [A(i), String(t.id)], d = {
		state: "done",
		id: t.id
	};
	try {
		let i = $(await r.webhook(l, u));
		if (!("webhook" in i)) return Dn("webhook", i.unusable.lacks);
		if (j(t.id, O.fingerprint(i.webhook)) !== t.seen) return En("webhook", "removed");
		let o = await vr(e, me(O, i.webhook, t, s), i.webhook, "removed") ?? await a.beforeWrite();
		if (o !== void 0) return {
			state: "not attempted",
			message: o
		};
		let { webhook_deleted: c } = await r.destroyWebhook(l, u);
		if (n(c) === !0) return d;
	} catch (n) {
		if (!(n instanceof L)) throw n;
		return n instanceof I && n.status === 404 ? d : (H(n) && a.noteProjectRefused(n.message), !n.mayHaveHappened || a.reason() !== void 0 ? U(n) : br(e, t, n));
	}
	return br(e, t, void 0);
}
async function br({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(A(t), String(n.id)), r ? On("webhook", r) : {
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
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [A(i), String(t.id)], l = () => r.webhook(s, c), u = $(await l());
	if (!("webhook" in u)) throw new wr(Tr);
	if (!Cr(e, t, u.webhook)) {
		let n = kr(e, t, u);
		return n?.state === "done" ? n : En("webhook", "updated");
	}
	let d = await vr(e, hr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new wr(d);
	await Er(e);
	try {
		return kr(e, t, $(await r.updateWebhook(s, c, n))) ?? await Ar(e, t, l);
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
	return he(O, a, s) === i;
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
			throw e instanceof L ? jt(e, a) : e;
		});
	}
}
async function Or(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(A(i), n);
		return o(), kr(e, t, $(a)) ?? await Ar(e, t, () => Mr(e, n));
	} catch (e) {
		throw e instanceof L && e.mayHaveHappened && o(), e;
	}
}
function kr({ context: e }, t, n) {
	if (!(!("webhook" in n) || Mt(O, t, n.webhook, e).length > 0)) return G(O, t, n.webhook, e);
}
async function Ar(e, t, n) {
	return kr(e, t, $(await V(n))) ?? W;
}
function jr(e, t) {
	let n = l([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return u(e.url, t.url) && r && n;
}
async function Mr(e, t) {
	let { objects: n, unusable: r } = await pr(e.client, e.projectId), i = n.find((e) => jr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => u(e, t.url)))) throw new B();
	return i;
}
function Nr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Hn(O.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: p(r, e.variables) }
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
	let i = (await V(() => pr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => Rr(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Ir(e, t, s, n) : n.remark(Hr(t, "The webhooks could not be read again"));
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
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await V(() => t.webhook(A(n), r)) ? [r] : [];
}
function Rr(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function zr({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(A(t), n), !0;
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
function qr({ name: e }) {
	let t = Kr.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Jr(e, n, ...r) {
	let i = r.flatMap(z), a = t.filter(({ plural: e }) => r.some(({ entries: t }) => t[e])), o = await ut(e, n, {
		languages: i.length > 0,
		names: a.some(({ namesByPlatform: e }) => e),
		texts: i.some(({ ofText: e }) => e)
	});
	if (!o.ok) return o;
	let s = o.value, c = r.flatMap((e) => z(at(e, s.baseLanguage))), l = new Set(c.flatMap(({ language: e, ofText: t }) => t ? [e] : []));
	return Xr(e, s, a, s.segmentation ? [] : (s.languages ?? []).filter(({ iso: e }) => l.has(e)));
}
async function Yr(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await ut(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return Xr(e, a.value, n, s, i);
}
async function Xr(e, t, n, r, a = () => !1) {
	let o = await Promise.all(n.map(async (n) => {
		try {
			return {
				kind: n,
				found: await qr(n).observe(e, t.id, r)
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
async function Zr(e, n, r) {
	let i = t.filter(({ plural: e }) => (r[e]?.length ?? 0) > 0), a = i.some(({ namesByPlatform: e }) => e), [o, ...s] = await Promise.all([ut(e, n, {
		languages: !0,
		names: a,
		texts: a
	}), ...i.map(async (t) => ({
		plural: t.plural,
		objects: await qr(t).lookUp(e, n, r[t.plural] ?? [])
	}))]);
	if (!o.ok || s.some(({ objects: e }) => e.unusable.length > 0)) throw new B();
	return {
		project: o.value,
		objects: Object.fromEntries(s.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Qr({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => c(e.kind, t)));
}
function $r({ changes: e }) {
	return e.some((e) => e.action === "update" && (P(e.kind).backsUpWhole || ei(e)));
}
function ei({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? f(e, t) : !ti(t.before));
}
function ti(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ni(e, t, n, r) {
	let i = new Set(Object.values(await x(e, r)).flat()), a = await Ee("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Xe(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Ze)) continue;
		let n = Te(e, t);
		await nt();
		for (let r of await ri(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function ri(e, n) {
	try {
		let r = ie(await te(e, n));
		return t.flatMap((t) => t.namesInManifest?.(e, r) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ii({ texts: e }, t, n, r, i) {
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
	for (let { full: e, source: n, language: r } of o) r !== void 0 && ai(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || oi(e, t).some((e) => s.has(e)))) {
			await nt();
			for (let t of await si(e, r)) c.has(t) || c.set(t, Te(e.full, r));
		}
	}
	return c;
}
function ai({ languages: e }, t) {
	return e ?? [t];
}
function oi({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : ai(t, r).flatMap((n) => {
		let r = Oe(t, e, n);
		return r === void 0 ? [] : [Xe(t.folder, r)];
	});
}
async function si({ full: e, path: n, source: r, language: i = "" }, a) {
	try {
		let o = ie(await te(e, a)), s = {
			source: {
				...r,
				alsoReads: "all"
			},
			language: i,
			...Ne(r, n)
		};
		return t.flatMap((t) => (t.textFiles?.read(e, o, s).entries ?? []).flatMap(({ values: e }) => xe(t.identity(e))));
	} catch {
		return [];
	}
}
// src/plan/languages.ts
function ci(e, t) {
	let n = z(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...li(e, t),
		...ui(n, t),
		...mi(n.filter(({ ofText: e }) => e), t)
	];
}
function li({ entries: e }, { name: n, type: r }) {
	let i = t.find(({ plural: t, projectTypes: n }) => e[t]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [F("project-type", o, { reach: "project" })];
}
function ui(e, t) {
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
		let a = Fe(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? di(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return F("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function di(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function fi({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
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
function pi(e, { name: t, languages: n }) {
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
function mi(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r} texts), or turn segmentation off; all other fields work.`;
	return [F("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/conflicts.ts
async function hi(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Ue(e, { entries: gi(r) });
	if (!i) return Ue(e, await _i(e, t, n));
	let a = await i(), o = a && v(a, t);
	return o?.is === "read" ? Ue(e, { entries: gi(o.declared) }) : [];
}
function gi({ entries: e }) {
	return t.flatMap(({ plural: t }) => e[t] ?? []);
}
async function _i(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, fe(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => ue(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !s.has(e)
	};
}
// src/plan/agreed.ts
function vi(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of xi(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? _(n) && _(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Ti(e, r, n))) && i.add(le(e));
	}
	return i;
}
function yi(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(xi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = bi(c), u = Ge(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => S(n.get(e), t) !== void 0) || c.some(({ texts: n }) => S(n.get(e), t) === S(o, t)));
	});
	return new Set(a.map(le));
}
function bi(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function xi(e, n, r) {
	return t.flatMap((t) => {
		let i = e.filter((e) => e.kind === t);
		if (i.length === 0) return [];
		let a = Ke(t, n), o = Si(t, r);
		return i.flatMap((e) => {
			let n = a(e.entry), r = n && Ci(t, n, e.entry, o) ? n : void 0, i = r && qe(t, r, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function Si(e, t) {
	let n = ({ values: t }) => xe(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function Ci(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = wi(e, t), o = (t) => [...wi(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function wi(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => g([
		e.name,
		t,
		n
	]))));
}
function Ti(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function Ei(e, t, n) {
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
function Di(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : re(t))
	}));
}
// src/plan/prune.ts
const Oi = {
	destroys: [],
	kept: [],
	scope: 0
};
function ki(e, { matched: t, unmatched: n }, r) {
	let i = De(e, r);
	if (i === void 0) return Oi;
	let a = (t) => E(e, r) === "all" || Ai(e.tags(t), r), o = [], s = [];
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
		seen: j(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function Ai(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function ji(e, t, n, r) {
	let i = e.match(t, n, r), a = i.matches.map((t, n) => ({
		entry: t.declared,
		...ae(e, t, r, `${e.name}:${n + 1}`)
	})), o = i.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: je(t, n, [])
	})), s = i.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), c = ki(e, {
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
		unchanged: a.filter(Mi).length,
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
function Mi({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function Ni(e, n, r, i) {
	let a = {
		project: n.project,
		rules: r,
		variables: e.variables,
		evidence: i
	}, o = ci(e, n.project);
	if (o.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: o
	};
	let s = t.flatMap((t) => {
		let [r, i] = [e.entries[t.plural], n.objects[t.plural]];
		if (r && !i) throw Error(`live ${t.plural} were not read`);
		return r && i ? [ji(t, r, i, a)] : [];
	}), c = [...o, ...s.flatMap((e) => e.problems)], l = Re(c), u = s.flatMap((e) => e.destroys), d = s.flatMap((e) => e.unmanaged), f = s.flatMap((e) => e.kind.firstSends?.(Fi(e, a, l)) ?? []), p = {
		format_version: 1,
		project: n.project,
		changes: [...s.flatMap(({ changes: e }) => e), ...l ? [] : u],
		kept: [...s.flatMap(({ kept: e }) => e), ...l ? u.map(Ii) : []],
		skipped: s.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ri(s, ({ unchanged: e }) => e),
			unmanaged: d.length,
			by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: e.unmanaged.length
			}])),
			adopted: Ri(s, ({ changes: e }) => e.filter((e) => Li(e, r)).length)
		},
		...f.length > 0 && { sends: f }
	}, m = s.flatMap((e) => e.kind.hints?.(Fi(e, a, l)) ?? []);
	return {
		is: "planned",
		plan: p,
		facts: s.map((e) => Pi(e, l)),
		unmanaged: d,
		problems: [...c, ...m],
		open: s.flatMap(({ open: e }) => e),
		keptTexts: s.flatMap(({ keptTexts: e }) => e)
	};
}
function Pi({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length,
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : Ei(e, i, n.objects),
		created: Di(e, r)
	};
}
function Fi(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function Ii({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function Li(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function Ri(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function zi(e, t, n, r, i) {
	let a = (r) => Ni(e, t, n, r), o = n.writers ? ce(n.writers) : ve.writers, s = a({
		...ve,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await Bi(o, r);
	if (l.writers !== o && (s = a({
		...ve,
		writers: l.writers
	})), l.why !== void 0 && c.push(Vi(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await Hi(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function Bi(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: ce(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function Vi(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return F("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function Hi(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(le(e)));
	for (let t of Object.values(o?.entries ?? {})) c(vi(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : Ui, m = p.versions.map((e) => Wi(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(vi(u(), e, l));
	c(yi(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: Gi(h, p.why)
	};
}
const Ui = {
	is: "read",
	versions: []
};
function Wi(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => ue(t, e, n, r))
	};
}
function Gi(e, t) {
	let n = `${ne(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return F("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function Ki(e, t) {
	let n;
	return () => (n ??= qi(e, A(t)), n);
}
async function qi(e, t) {
	try {
		let n = o(await e.contributorMe(t)) ?? {}, i = [N(n.user_id), r(n.email)].flatMap((e) => e || []);
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
async function Ji(e, t, { cancellation: n, history: r, now: i }, { usable: o, target: s, applied: c, findsConflicts: l = !0 }) {
	let { settings: u } = t, d = {
		ownUser: Ki(e, u.id),
		history: r,
		manifests: fe(t),
		textFiles: t.textFiles,
		usable: o
	};
	try {
		let n = s && v(s, t), f = await Jr(e, u.id, t.declared, ...n?.is === "read" ? [n.declared] : []);
		if (!f.ok) return {
			is: "stopped",
			problems: [f.problem]
		};
		let p = f.value, { baseLanguage: m } = p.project, h = fi(t, p.project);
		if (h.length > 0) return {
			is: "stopped",
			problems: h
		};
		let g = at(t.declared, m), _ = n?.is === "read" ? {
			...n,
			declared: at(n.declared, m)
		} : void 0, y = await zi(g, p, u.rules, d, _?.declared), b = [
			...pi(u.languagePlaces, p.project),
			...y.problems,
			...y.notices
		];
		if (y.is === "stopped") return {
			...y,
			problems: b
		};
		let x = _ && await zi(_.declared, p, _.rules, d), S = {
			target: _?.declared,
			applied: c,
			history: r,
			usable: o,
			now: i
		}, C = l ? await hi(y.keptTexts, t, S) : [], w = {
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
			problems: [Yi(e, t.declared)]
		};
	}
}
function Yi(e, t) {
	let n = e instanceof I ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Xi(n, t);
	return F("api-error", e.message + Zi(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Xi(e, { entries: n }) {
	let r = t.flatMap(({ plural: e, fields: t }) => {
		let r = new Set(t.filter(T).map(({ name: e }) => e));
		return (n[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ge(t) : []));
	});
	return be(r)(e) !== e;
}
function Zi(e) {
	return e instanceof I && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Qi({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await $i(e, r, i, a, o, s);
	return [
		...pe(n, i.rules),
		...y(e, t, i.rules, c, l),
		...ta(e, a)
	];
}
async function $i({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && P(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await ni(c, o, a, s),
		unread: await ii(n, t, l, o, s)
	};
}
function ea(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || Qr(e) || !$r(e) ? [] : [F("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ta(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Qr(e) ? [] : [F("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var na = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function ra(e, t, n) {
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
					await oa(t) && (a = t);
				}
				n.size > 0 && await aa(ia(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await aa(a, t(a)), o = !0;
			} catch (e) {
				let t = new na(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, ia(a)]) await et(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await et(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function ia(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function aa(e, t) {
	await et(`${e}.part`, { force: !0 }), await tt(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await $e(`${e}.part`, e);
}
async function oa(e) {
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
var sa = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, ca = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new sa(e);
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
function la(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), ua(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new ca(), r = 0, i = () => {
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
				ua(t), e = t, queueMicrotask(() => {
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
function ua(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const da = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var fa = class {
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
			return `${da[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(ha(e)), n = t ? pa(t, e) : e;
			return this.written.has(ha(e)) && t !== void 0 && ma(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(ha(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.last = this.last.catch(() => {}).then(() => n.write([...this.kept.values()], this.urls)).then(() => {
			for (let e of r) this.written.add(ha(e));
		}), this.last;
	}
};
function pa(e, t) {
	return e.action === "update" && t.action === "update" && P(t.kind).mergeKept?.(e, t) || e;
}
function ma(e, t) {
	return l({ ...e.entry }, { ...t.entry }) && l({ ...e.wrote }, { ...t.wrote });
}
function ha({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var ga = class {
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
}, _a = class {
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
		let n = (e) => r(o(e)?.lang_iso) || void 0, i = await ct(() => this.client.languages(e, { limit: 500 }), n), a = i && D(i, n);
		if (!a) throw new B();
		return a;
	}
};
// src/apply/order.ts
function va({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && xa(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ya(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ya(e) {
	let t = new Map();
	for (let n of e) for (let e of Sa(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, ba(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function ba(e, t) {
	let n = Sa(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function xa(e) {
	return e.fields.some(({ field: t }) => h(e.kind, t).role === "identity");
}
function Sa(e, t) {
	return e.fields.filter(({ field: t }) => h(e.kind, t).role === "identity").flatMap((n) => Ca(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ca(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Ca) : [];
}
// src/apply/apply.ts
function wa(e, { batchSize: n }) {
	return va(e).map((e) => t.flatMap((t) => {
		let r = e.filter((e) => e.kind === t.name);
		return r.length === 0 ? [] : qr(t).batches(r, n);
	}));
}
async function Ta(e, t, n) {
	let r = new ga(), i = Ea(e, t, n), a = la(n.concurrency);
	for (let e of wa(t, n)) {
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
function Ea(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Le,
			variables: n.variables,
			evidence: se
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Dt(n.halt, n.mayWrite),
		backup: new fa(n.backup),
		languages: new _a(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? qr(P(e)).open(i);
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
function Da(e, n) {
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
		` Project: ${Oa(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${Oa(r)}`
	].join("\n"), s.toString({
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
function Oa(e) {
	return e.replace(ka, " ");
}
const ka = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function Aa(e, t, n) {
	let r = ja(t.changes, (e) => g(Ma(e))), i = new Set(e.changes.filter((e) => r.get(g(Ma(e)))?.shift())), a = ja([...r.values()].flat(), Na), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Na(e))?.shift();
		return t && Ba(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: La(t ? Pa(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Ra(e, n) ?? La("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function ja(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function Ma(e) {
	let t = Fa(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Na(e),
		e.label,
		r,
		n,
		i,
		Ia(e),
		t
	];
}
function Na(e) {
	let { kind: t, action: n } = e;
	return g([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function Pa(e, t) {
	let n = (e) => g(Fa(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Ia(e) !== Ia(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Fa(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Ia(e) {
	return e.action === "create" ? "" : e.seen;
}
function La(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Ra(e, t) {
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && za(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function za(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Ba(e, t, n) {
	let r = P(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => g([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && za(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Va(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(rt).join(" ");
}
// src/run/project.ts
async function Ha(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Ua(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Ka([t]),
			bugs: [t]
		};
	}
}
async function Ua(e, t, n, { saved: r, target: i, applied: a }, o) {
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
	let p = await Ji(d.value, t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift"
	});
	if (p.is === "stopped") return {
		...e,
		problems: p.problems
	};
	let { live: m, plan: h, unmanaged: g, problems: _, conflicts: v } = p, y = await Qi(p, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [..._, ...y.map(Wa)],
			plan: h,
			unmanaged: g
		};
		return await o.onPlan(t), t;
	}
	let b = r?.get(s), x = {
		project: m.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: se
	}, { plan: S, notApplied: C } = b ? Aa(h, b, {
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
			...ea(S, n)
		],
		plan: S,
		...p.target && { target: p.target },
		effort: { requests: wa(S, t.settings).flat().length },
		...C.length > 0 && { results: C }
	}, T = await o.onPlan(w);
	if (n.command === "plan" || y.length > 0) return w;
	if (!T) return o.cancellation.stopped ? w : {
		...w,
		problems: [...w.problems, Ga]
	};
	let E = await Ja(f.value, S, t, n, o);
	return {
		...w,
		...E,
		results: [...E.results, ...C],
		problems: [...w.problems, ...E.problems]
	};
}
function Wa(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Ga = F("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Ka(e) {
	return e.length === 0 ? [] : [F("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function qa({ id: e, secrets: t }) {
	let n = new Ae();
	return n.hide(t), n.clean(e);
}
async function Ja(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = qa(n), v = i === void 0 ? void 0 : ra(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: ye(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => Va(Te(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => Da({
			...y,
			restore: b(t)
		}, e), t).catch((e) => {
			throw x = e.message, e;
		});
	}, C, w = await Ta(e, t, {
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
			...Ka(E),
			...x === void 0 ? [] : [F("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: Te(v.path, u),
			restore: b(v.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
export { rt as C, it as S, _t as _, ia as a, z as b, vi as c, ci as d, Zr as f, xt as g, bn as h, wa as i, yi as l, mr as m, Ja as n, Yi as o, Yr as p, Ha as r, Ni as s, Ga as t, fi as u, dt as v, at as x, B as y };
