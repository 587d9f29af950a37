import { An as e, Ar as t, Bn as n, Br as r, Cr as i, Dr as a, Dt as o, E as s, Er as c, Et as l, Fr as u, Hn as d, Ir as f, Jn as p, L as m, Ln as h, Lr as g, Mr as _, Nr as v, O as y, Or as b, P as x, Pr as S, R as C, Rn as w, Sr as T, St as E, Tr as D, Un as O, Vn as k, Vr as ee, Wn as te, Zt as ne, _r as re, br as ie, bt as ae, c as oe, dn as se, dr as ce, er as le, fn as ue, fr as A, hr as de, j as fe, jn as pe, jr as me, k as he, kr as j, l as ge, mr as _e, nt as M, pr as ve, qn as ye, r as be, u as xe, v as Se, vr as Ce, wr as we, xr as Te, yr as Ee, yt as N, z as De, zn as Oe } from "./engine.js";
import { B as P, Gt as ke, Ht as Ae, N as je, Pt as Me, Ut as Ne, Wt as Pe, _ as Fe, g as Ie, gn as Le, pn as Re, z as ze } from "./start.js";
import { a as Be, l as Ve, o as F, s as He, t as Ue, u as I } from "./client.js";
import { c as L } from "./wire.js";
import { d as We, f as Ge, h as Ke, m as qe, p as Je, u as Ye } from "./markdown.js";
import { join as Xe, resolve as Ze, sep as Qe } from "node:path";
import { mkdir as $e, rename as et, rm as tt, writeFile as nt } from "node:fs/promises";
import { setImmediate as rt } from "node:timers/promises";
// src/report/words/shellWord.ts
function it(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/connect.ts
function at({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: s }) {
	try {
		let c = new Ue({
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
		if (!(e instanceof He)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return l(P("bad-setting", t + e.message));
	}
}
// src/kinds/declaration.ts
function R({ entries: e }) {
	return d.flatMap(({ plural: t, fields: n }) => n.flatMap((n) => ct(n, e[t] ?? [])));
}
function ot(e, t, n = []) {
	let r = [t, ...n], i = d.flatMap((t) => {
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
function ct({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Me(a.file, a.spot, [e, ...o]),
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
		if (e instanceof I || e instanceof z) return;
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
	return r.ok ? o(r.value.project) : r;
}
async function ft(e, t, { languages: n, ...r }) {
	let [i, s] = await Promise.all([e.projectDetails(M(t)), n ? ht(e, t) : o(void 0)]);
	if (!s.ok) return s;
	let c = s.value, u = c && a(c, gt);
	if (c && !u) return l(_t("a language has no usable lang_iso"));
	let d = pt(t, i, u, r);
	return d.ok ? o({
		project: d.value,
		details: i,
		languages: c
	}) : d;
}
function pt(e, t, n, r) {
	let i = b(t) ?? {}, a = b(i.settings) ?? {}, s = D(a.per_platform_key_names), c = D(a.segmentation), u = j(i.base_language_iso) || mt(i.base_language_id, n), d = [
		...r.names && s === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && c === void 0 ? ["settings.segmentation"] : [],
		...r.texts && u === void 0 ? ["base_language_iso"] : []
	];
	return d.length > 0 ? l(_t(`the project has no usable ${d.join(" and ")}`)) : o({
		id: e,
		name: j(i.name) || e,
		type: j(i.project_type) || "localization_files",
		baseLanguage: u ?? "",
		languages: n,
		perPlatformNames: s ?? !1,
		segmentation: c ?? !1,
		autoToggleUnverified: D(a.auto_toggle_unverified)
	});
}
function mt(e, t) {
	let n = c(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function ht(e, t) {
	let n = await lt(() => e.languages(t, { limit: 500 }), (e) => j(b(e)?.lang_iso));
	return n ? o(n) : l(P("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function gt(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = b(e) ?? {}, i = j(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: c(n),
		pluralForms: a(r, j) ?? []
	};
}
function _t(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return P("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function vt(e, t) {
	let n = b(e) ?? {}, r = c(n.key_id), i = wt(n.key_name, (e) => j(e) || void 0), o = a(n.platforms, j), s = L.filter((e) => o?.includes(e)), l = Object.keys(ie(i, s)).length === s.length && Object.keys(i).length > 0 ? i : void 0, u = Tt(wt(n.filenames, j)), d = a(n.tags, j), f = D(n.is_plural), p = D(n.is_archived), m = Et(n.translations), h = new Set(m?.map(({ language_iso: e }) => e)), g = t.filter((e) => !h.has(e));
	if (r === void 0 || l === void 0 || o === void 0 || u === void 0 || d === void 0 || f === void 0 || p === void 0 || g.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: l,
			platforms: o,
			filenames: u,
			tags: d,
			is_plural: f,
			is_archived: p
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...g.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let _ = s.length < new Set(o).size;
	return { key: {
		key_id: r,
		key_name: l,
		platforms: s,
		..._ && { onOtherPlatform: _ },
		tags: d,
		filenames: u,
		is_plural: f,
		is_archived: p,
		...xt(n),
		translations: m
	} };
}
const yt = {
	description: j,
	context: j,
	plural_name: j,
	is_hidden: D,
	char_limit: we,
	custom_attributes: Ct,
	modified_at_timestamp: t,
	translations_modified_at_timestamp: t
}, bt = Object.entries(yt);
function xt(e) {
	return Object.fromEntries(bt.map(([t, n]) => [t, n(e[t])]));
}
function St(e) {
	return Object.keys(yt).filter((t) => e[t] === void 0);
}
function Ct(e) {
	let t = j(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function wt(e, t) {
	let n = b(e) ?? {}, r = {};
	for (let e of L) {
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
		let e = Dt(b(n) ?? {});
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
		language_iso: j(e.language_iso),
		translation: j(e.translation),
		modified_by: c(e.modified_by),
		modified_by_email: j(e.modified_by_email),
		modified_at_timestamp: t(e.modified_at_timestamp),
		is_reviewed: D(e.is_reviewed),
		is_unverified: D(e.is_unverified)
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
	return e instanceof F ? At.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function jt(e) {
	return e.name === "TimeoutError" || e instanceof F && [
		413,
		502,
		504
	].includes(e.status);
}
function Mt(e, t) {
	return e instanceof F || e.mayHaveHappened || !t ? e : t;
}
function H(e) {
	return e instanceof Be && !e.mayHaveHappened ? {
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
	return L.every((n) => t.includes(n) === e.platforms.includes(n)) && L.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
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
	echoesOf({ key_name: e = "", platforms: t = [...L] }) {
		let n = new Set(t.map((t) => T(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => T(n, t) === T(e, t)));
	}
};
function Ht({ name: e }) {
	return new Set(L.map((t) => T(e, t) ?? ""));
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
	let r = new G(n), i = Zt(t.map(String), 7e3);
	for (let t of await Promise.all(i.map((t) => Gt(e, t)))) r.add(t);
	return r.all();
}
async function Gt(e, t) {
	try {
		return await Jt(e, { filter_key_ids: t });
	} catch (n) {
		if (!(n instanceof Kt || n instanceof F && n.status === 414) || t.length === 1) throw n;
		let r = Math.ceil(t.length / 2);
		return [...await Gt(e, t.slice(0, r)), ...await Gt(e, t.slice(r))];
	}
}
var Kt = class extends z {};
async function qt(e, t) {
	let n = new Set(t.flatMap((e) => Te(e))), r = (e) => e.some((e) => n.has(e)), i = new G([]);
	if ([...n].some((e) => e.includes(","))) i.add(await Yt(e));
	else for (let t of Zt([...n], 2e3)) i.add(await Jt(e, { filter_keys: t }));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(Te(e.key_name))),
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
	if (i.totalCount !== Xt(r)) throw new z();
	return r;
}
async function Yt({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, Wt)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== Xt(n)) throw new z();
	return n;
}
function Xt(e) {
	let t = new G([]);
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
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !nn(e, t, n.key) : n.is === "silent" || an(n.error)).map(({ sent: e }) => e), r = await B(() => qt(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(Bt(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: $t(e, a, {
				answer: n,
				found: o && q(e, a, o),
				wasRead: r !== void 0 && !rn(t, r.unusable)
			})
		};
	});
}
function $t(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? q(e, t, n.key);
		case "refused": return r?.state === "done" ? r : on(n.error);
		case "silent": return r ?? sn(i);
	}
}
async function en(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !nn(e, t, n.key)), r = await B(() => K(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: tn(e, t, {
				answer: n,
				found: o && q(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function tn(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? q(e, t, n.key);
		case "refused": return on(n.error);
		case "silent": return r?.state === "done" ? r : sn(i);
	}
}
function nn({ context: e }, { change: t }, n) {
	return Nt(A, t, n, e).length === 0;
}
function rn({ out: e }, t) {
	let n = Te(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function q({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), W(A, n, r, e);
}
function an({ message: e }) {
	return /already taken/i.test(e);
}
function on({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function sn(e) {
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
function cn(e, { message: t }) {
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
async function ln({ stop: e }, t, n, r, i) {
	if (V(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof F)) e.noteUnreachable(n.message);
	else if (t.length > 1) return un(t, 2, r);
	else e.noteSingleRefused(n.message);
	return J(t, Mt(n, i));
}
async function un(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function dn(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? J(t, n.error) : Y(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(hn),
			...mn(e)
		});
		return await Qt(e, Lt(t, {
			keys: pn(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof I)) throw r;
		return r.mayHaveHappened ? fn(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : ln(e, t, r, (t) => dn(e, t, n), n?.error);
	}
}
async function fn(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return J(t, r);
	let a = await B(() => qt(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return J(t, r);
	let o = Bt(t, a.objects), s = await Qt(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !rn(e, a.unusable)), u = J(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...cn(l, r)
	];
	let d = await un(l, jt(r) ? 2 : 1, (t) => dn(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function pn(e) {
	return e.flatMap((e) => {
		let t = vt(e, []);
		return "key" in t ? t.key : [];
	});
}
function mn({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function hn({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function gn(e, t, n) {
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
var _n = class {
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
async function vn(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await yn(e, t, n, () => new G(r));
	return i.ok ? o(i.value.all()) : i;
}
async function yn(e, t, n, r) {
	let i = xn(n), a = await Sn(e, t, i, r());
	if (bn(a)) return o(a.listed);
	let s = await Cn(e, t, i, r());
	if (bn(s)) return o(s.listed);
	let c = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${s.total ?? "an unknown number of"} keys, but the last list has ${s.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return l(P("incomplete-live", c, { reach: "project" }));
}
function bn({ listed: e, total: t }) {
	return t === e.size;
}
function xn(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function Sn(e, t, n, r) {
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
	}, a = await i(1), o = Math.ceil((a.total ?? a.keys.length) / 500), s = await Promise.all(wn(2, o - 1).map(i)), c = [a, ...o > 1 ? [...s, await i(o)] : []];
	for (let { keys: e } of c) r.addRead(e);
	return {
		listed: r,
		total: c.at(-1)?.total
	};
}
async function Cn(e, t, n, r) {
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
function wn(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/removal.ts
function Tn(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function En(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Dn(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : H(t);
}
async function On(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return X(t, n ? H(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await B(async () => {
		let n = await e.languages.all();
		return K(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return X(t, n ? H(n.error) : kn);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = An(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => jn(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: Mn(e)
		})),
		...X(f.filter((e) => !p.includes(e)), Tn("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? H(n.error) : En("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...X(p, Pn(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [me(A, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await Nn(e, p, n, r)] : [...m, ...X(p, n ? H(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const kn = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function An({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, St(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function jn({ id: e, seen: t }, n) {
	return n !== void 0 && xe(e, A.fingerprint(n)) === t;
}
function Mn({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Nn(e, t, n, r) {
	let { client: a, projectId: o, stop: s, wait: c } = e, l = t.map(({ id: e }) => e), u = t.every(({ how: e }) => e === "archive"), d;
	try {
		u ? await a.updateKeys(o, l.map((e) => ({
			key_id: i(String(e)),
			is_archived: !0
		})), kt(r)) : await a.destroyKeys(o, l.map((e) => i(String(e))), kt(r));
	} catch (i) {
		if (!(i instanceof I)) throw i;
		if (i instanceof Ve) return On(e, t, n, r + 1);
		V(i) && s.noteProjectRefused(i.message), d = i;
	}
	if (d?.mayHaveHappened && s.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await c(1e3 * 2 ** (r - 1)), On(e, t, {
			error: d,
			sent: r + 1
		});
	}
	d &&= Mt(d, n?.error);
	let f = await B(() => K(e, l));
	if (f === void 0) return X(t, d ? H(d) : U);
	let p = new Set(f.objects.filter((e) => !(u && e.is_archived)).map(({ key_id: e }) => e)), m = new Set(f.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = m.has(t) || m.has(void 0);
		return n && u ? {
			change: e,
			outcome: d ? H(d) : U
		} : {
			change: e,
			outcome: n || p.has(t) ? Pn(d) : Mn(e)
		};
	});
}
function Pn(e) {
	return e ? Dn("key", e) : {
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
async function Fn(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = In(t);
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
			outcome: Rn(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function In({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Ln(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Ln({ kind: e, fields: t }) {
	return t.filter((t) => w(e, t));
}
function Rn({ change: e, before: t, written: n }, r, i) {
	let [a] = Ln(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = zn(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function zn(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Bn(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = Bn(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function Bn(e, { is_plural: t }) {
	let n = ve(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Vn(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function Hn(e) {
	return {
		change: e,
		out: Vn(A.fields, e, {}, [])
	};
}
function Un(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: A.name,
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
		let e = Buffer.byteLength(JSON.stringify(Hn(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function Kn(e, t, n) {
	let r = t.filter(({ change: e }) => n || Xn(e)), i = await B(async () => ({
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
		let m = Hn({
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => ce(n, t, e.context) ?? []), "overwritten");
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
	return t.some((t) => w(e, t));
}
function Xn({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = A.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function Zn(e, t, n) {
	let r = {
		...A.liveContext(t, n, e.label),
		platforms: Qn(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = A.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || xe(e.id, p) !== u);
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
	return Array.isArray(n) ? L.filter((e) => n.includes(e)) : t.platforms;
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
async function tr(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? J(t, n.error) : Y(t, i);
	let a = await Kn(e, t, n !== void 0);
	if (!a) return n ? J(t, n.error) : Y(t, nr);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? J([e], n.error) : Y([e], t))];
	return n && n.sent >= 5 ? [...c, ...cn(o.map(Z), n.error)] : [...c, ...o.length > 0 ? await rr(e, o, n, r) : []];
}
const nr = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function rr(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? J(t.map(Z), n.error) : Y(t.map(Z), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(sr),
			...mn(e)
		}, kt(r)), i = zt(a, {
			keys: pn(n),
			errors: n.errors
		});
		return ir(e, t, i), or(t, await en(e, i));
	} catch (i) {
		if (!(i instanceof I)) throw i;
		return i instanceof Ve ? tr(e, t.map(Z), n, r + 1) : i.mayHaveHappened ? ar(e, t.map(Z), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : or(t, await ln(e, a, i, (i) => {
			let a = new Set(i);
			return rr(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function ir({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function ar(e, t, n) {
	return e.stop.reason() === void 0 ? jt(n.error) && n.sent <= 2 && t.length > 1 ? un(t, 2, (t) => tr(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), tr(e, t, n)) : J(t, n.error);
}
function or(e, t) {
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
function Z(e) {
	return e.planned;
}
function sr({ change: e, out: t }) {
	return {
		key_id: i(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const cr = {
	kind: "key",
	observe: vn,
	lookUp: gn,
	batches: Un,
	open(e) {
		let t = new _n(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? On(n, t.filter(dr)) : e === "create" ? dn(n, t.filter(lr).map(Hn)) : Fn(n, await tr(n, t.filter(ur).map(Hn)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, lr = (e) => e.action === "create", ur = (e) => e.action === "update", dr = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function Q(e) {
	let t = b(e) ?? {}, n = j(t.webhook_id) || void 0, r = j(t.url) || void 0, i = a(t.events, j);
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
		event_lang_map: pr(t.event_lang_map)
	} };
}
function fr(e) {
	let t = e.map(Q);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function pr(e) {
	return a(e, (e) => {
		let { event: t, lang_iso_codes: n } = b(e) ?? {}, r = j(t), i = a(n, j);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function mr(e, t) {
	let n = await lt(() => e.webhooks(M(t)), (e) => j(b(e)?.webhook_id));
	if (!n) throw new z();
	return fr(n);
}
async function hr(e, t) {
	try {
		return o(await mr(e, t));
	} catch (e) {
		if (!(e instanceof z)) throw e;
		return l(P("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function gr(e, t, n) {
	let r = O.liveContext(t, n, _r(e, t, n)), i = v(O, t, r);
	return {
		kind: O.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: _(e.fields)
	};
}
function _r({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => p(e, r) === n) ?? "";
}
function vr(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && p(r, n) === t) return {
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
function yr({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = vr(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function br(e, t) {
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
		let r = Q(await n.webhook(c, l));
		if (!("webhook" in r)) return En("webhook", r.unusable.lacks);
		if (xe(t.id, O.fingerprint(r.webhook)) !== t.seen) return Tn("webhook", "removed");
		let a = await yr(e, me(O, r.webhook, t, o), r.webhook, "removed") ?? await i.beforeWrite();
		if (a !== void 0) return {
			state: "not attempted",
			message: a
		};
		let { webhook_deleted: s } = await n.destroyWebhook(c, l);
		if (D(s) === !0) return u;
	} catch (n) {
		if (!(n instanceof I)) throw n;
		return n instanceof F && n.status === 404 ? u : (V(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? H(n) : xr(e, t, n));
	}
	return xr(e, t, void 0);
}
async function xr({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(M(t), String(n.id)), r ? Dn("webhook", r) : {
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
async function Sr(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = Pr(e, t);
	try {
		return t.action === "update" ? await Cr(e, t, r) : await Or(e, t, Fr(t, r));
	} catch (t) {
		if (t instanceof Tr) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof I)) throw t;
		return V(t) && e.stop.noteProjectRefused(t.message), H(t);
	}
}
async function Cr(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [M(i), String(t.id)], l = () => r.webhook(s, c), u = Q(await l());
	if (!("webhook" in u)) throw new Tr(Er);
	if (!wr(e, t, u.webhook)) {
		let n = Ar(e, t, u);
		return n?.state === "done" ? n : Tn("webhook", "updated");
	}
	let d = await yr(e, gr(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new Tr(d);
	await Dr(e);
	try {
		return Ar(e, t, Q(await r.updateWebhook(s, c, n))) ?? await jr(e, t, l);
	} catch (n) {
		if (!(n instanceof I) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await jr(e, t, l);
		return r.state === "done" ? r : H(n);
	}
}
function wr({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
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
var Tr = class extends Error {};
const Er = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function Dr({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new Tr(t);
}
async function Or(e, t, n) {
	let { wait: r, stop: i } = e;
	await Dr(e);
	try {
		return await kr(e, t, n);
	} catch (a) {
		if (!(a instanceof I) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await B(() => Nr(e, n));
		if (o) return W(O, t, o, e.context);
		await r(2e3);
		let s = await B(() => Nr(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? W(O, t, s.found, e.context) : kr(e, t, n).catch((e) => {
			throw e instanceof I ? Mt(e, a) : e;
		});
	}
}
async function kr(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(M(i), n);
		return o(), Ar(e, t, Q(a)) ?? await jr(e, t, () => Nr(e, n));
	} catch (e) {
		throw e instanceof I && e.mayHaveHappened && o(), e;
	}
}
function Ar({ context: e }, t, n) {
	if (!(!("webhook" in n) || Nt(O, t, n.webhook, e).length > 0)) return W(O, t, n.webhook, e);
}
async function jr(e, t, n) {
	return Ar(e, t, Q(await B(n))) ?? U;
}
function Mr(e, t) {
	let n = g([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return ye(e.url, t.url) && r && n;
}
async function Nr(e, t) {
	let { objects: n, unusable: r } = await mr(e.client, e.projectId), i = n.find((e) => Mr(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => ye(e, t.url)))) throw new z();
	return i;
}
function Pr({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Vn(O.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: p(r, e.variables) }
	};
}
function Fr({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function Ir(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(Ur(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await B(() => mr(e.client, e.projectId)))?.objects, a = t.changes.flatMap((e) => e.action === "update" ? [String(e.id)] : []);
	for (let t of r) {
		let o = new Set([...r.filter((e) => e !== t).map((e) => zr(n.of(e))), ...a]), s = i?.filter(({ webhook_id: e }) => !o.has(e));
		s ? await Lr(e, t, s, n) : n.remark(Ur(t, "The webhooks could not be read again"));
	}
}
async function Lr(e, t, n, r) {
	let i = Fr(t, Pr(e, t)), a = n.filter((n) => Mr(n, i) && W(O, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = zr(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await Rr(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await Br(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? Vr(t, d, n) : Hr(t, d, n));
	}
}
async function Rr(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await B(() => t.webhook(M(n), r)) ? [r] : [];
}
function zr(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function Br({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(M(t), n), !0;
	} catch (e) {
		if (e instanceof I) return !1;
		throw e;
	}
}
function Vr({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return P("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function Hr({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return P("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function Ur({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return P("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const Wr = {
	kind: "webhook",
	observe: hr,
	lookUp: mr,
	batches: (e) => [...e.filter(Gr), ...e.filter((e) => !Gr(e))].map(Kr),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? br(t, e) : Sr(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => Ir(t, e, n)
		};
	}
};
function Gr({ action: e }) {
	return e !== "destroy";
}
function Kr(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const qr = [cr, Wr];
// src/remote/remoteOf.ts
function $({ name: e }) {
	let t = qr.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function Jr(e, t, ...n) {
	let r = n.flatMap(R), i = d.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await dt(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let o = a.value, s = n.flatMap((e) => R(ot(e, o.baseLanguage))), c = new Set(s.flatMap(({ language: e, ofText: t }) => t ? [e] : []));
	return Xr(e, o, i, o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
async function Yr(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await dt(e, t, {
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
async function Xr(e, t, n, r, i = () => !1) {
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
	})), s = {};
	for (let e of a) if (e) {
		if (!e.found.ok) return e.found;
		s[e.kind.plural] = e.found.value;
	}
	return o({
		project: t,
		objects: s
	});
}
async function Zr(e, t, n) {
	let r = d.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([dt(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await $(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new z();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function Qr({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => h(e.kind, t)));
}
function $r({ changes: e }) {
	return e.some((e) => e.action === "update" && (k(e.kind).backsUpWhole || ei(e)));
}
function ei({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? w(e, t) : !ti(t.before));
}
function ti(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function ni(e, t, n, r) {
	let i = new Set(Object.values(await x(e, r)).flat()), a = await De("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Ze(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Qe)) continue;
		let n = N(e, t);
		await rt();
		for (let r of await ri(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function ri(e, t) {
	try {
		let n = ae(await E(e, t));
		return d.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ii({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => Ae(e)), o = [];
	for (let e of a) for (let t of await m(e, r, i)) {
		let n = C(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Ne(e, n)
		});
	}
	let s = new Set(Object.values(await x(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && ai(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || oi(e, t).some((e) => s.has(e)))) {
			await rt();
			for (let t of await si(e, r)) c.has(t) || c.set(t, N(e.full, r));
		}
	}
	return c;
}
function ai({ languages: e }, t) {
	return e ?? [t];
}
function oi({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : ai(t, r).flatMap((n) => {
		let r = ke(t, e, n);
		return r === void 0 ? [] : [Ze(t.folder, r)];
	});
}
async function si({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = ae(await E(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...Pe(n, t)
		};
		return d.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => Se(t.identity(e))));
	} catch {
		return [];
	}
}
// src/plan/languages.ts
function ci(e, t) {
	let n = R(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...li(e, t),
		...ui(n, t),
		...mi(n.filter(({ ofText: e }) => e), t)
	];
}
function li({ entries: e }, { name: t, type: n }) {
	let r = d.find(({ plural: t, projectTypes: r }) => e[t]?.length && r && !r.includes(n));
	if (!r) return [];
	let i = r.projectTypes?.map((e) => `"${e}"`).join(" or "), a = `Project ${t} is of type "${n}", which has no single ${r.plural} to manage. Choose a project of type ${i}.`;
	return [P("project-type", a, { reach: "project" })];
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
		let a = Ie(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? di(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return P("unknown-language", l, {
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
		let s = o.find((e) => Fe(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [P("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function pi(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Ie(e, r)}`;
		return [P("unknown-language", i, {
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
	return [P("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/conflicts.ts
async function hi(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return We(e, { entries: gi(r) });
	if (!i) return We(e, await _i(e, t, n));
	let a = await i(), o = a && y(a, t);
	return o?.is === "read" ? We(e, { entries: gi(o.declared) }) : [];
}
function gi({ entries: e }) {
	return d.flatMap(({ plural: t }) => e[t] ?? []);
}
async function _i(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, he(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => fe(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
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
		(a ? u(n) && u(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && Ti(e, r, n))) && i.add(re(e));
	}
	return i;
}
function yi(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(xi(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = bi(c), u = Ke(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => f(n.get(e), t) !== void 0) || c.some(({ texts: n }) => f(n.get(e), t) === f(o, t)));
	});
	return new Set(a.map(re));
}
function bi(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function xi(e, t, n) {
	return d.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = qe(r, t), o = Si(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && Ci(r, t, e.entry, o) ? t : void 0, i = n && Je(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function Si(e, t) {
	let n = ({ values: t }) => Se(e.identity(t)), r = new Map();
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
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => S([
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
function Di(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Ee(t))
	}));
}
// src/plan/prune.ts
const Oi = {
	destroys: [],
	kept: [],
	scope: 0
};
function ki(e, { matched: t, unmatched: n }, i) {
	let a = ee(e, i);
	if (a === void 0) return Oi;
	let o = (t) => r(e, i) === "all" || Ai(e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = Le(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
		r === void 0 ? l === void 0 ? s.push(t) : c.push({
			...n,
			reason: "protected",
			tag: l
		}) : c.push({
			...n,
			reason: "foreign-owner",
			tag: r
		});
	}
	let l = s.map((t) => ({
		ref: `${e.name}-away:${e.id(t)}`,
		kind: e.name,
		label: e.liveLabel(t),
		action: "destroy",
		id: e.id(t),
		how: a,
		seen: xe(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...l].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: c,
		scope: t.filter(o).length + l.length
	};
}
function Ai(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function ji(e, t, n, r) {
	let i = e.match(t, n, r), a = i.matches.map((t, n) => ({
		entry: t.declared,
		...oe(e, t, r, `${e.name}:${n + 1}`)
	})), o = i.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: Me(t, n, [])
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
function Ni(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, a = ci(e, t.project);
	if (a.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: a
	};
	let o = d.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [ji(n, r, a, i)] : [];
	}), s = [...a, ...o.flatMap((e) => e.problems)], c = ze(s), l = o.flatMap((e) => e.destroys), u = o.flatMap((e) => e.unmanaged), f = o.flatMap((e) => e.kind.firstSends?.(Fi(e, i, c)) ?? []), p = {
		format_version: 1,
		project: t.project,
		changes: [...o.flatMap(({ changes: e }) => e), ...c ? [] : l],
		kept: [...o.flatMap(({ kept: e }) => e), ...c ? l.map(Ii) : []],
		skipped: o.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: Ri(o, ({ unchanged: e }) => e),
			unmanaged: u.length,
			by_kind: Object.fromEntries(o.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: e.unmanaged.length
			}])),
			adopted: Ri(o, ({ changes: e }) => e.filter((e) => Li(e, n)).length)
		},
		...f.length > 0 && { sends: f }
	}, m = o.flatMap((e) => e.kind.hints?.(Fi(e, i, c)) ?? []);
	return {
		is: "planned",
		plan: p,
		facts: o.map((e) => Pi(e, c)),
		unmanaged: u,
		problems: [...s, ...m],
		open: o.flatMap(({ open: e }) => e),
		keptTexts: o.flatMap(({ keptTexts: e }) => e)
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
	let a = (r) => Ni(e, t, n, r), o = n.writers ? Ce(n.writers) : de.writers, s = a({
		...de,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await Bi(o, r);
	if (l.writers !== o && (s = a({
		...de,
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
	return n.is === "known" ? { writers: Ce(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function Vi(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return P("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function Hi(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(re(e)));
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
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => fe(t, e, n, r))
	};
}
function Gi(e, t) {
	let n = `${ne(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return P("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function Ki(e, t) {
	let n;
	return () => (n ??= qi(e, M(t)), n);
}
async function qi(e, t) {
	try {
		let n = b(await e.contributorMe(t)) ?? {}, r = [c(n.user_id), j(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof I) || e instanceof Be) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function Ji(e, t, { cancellation: n, history: r, now: i }, { usable: a, target: o, applied: c, findsConflicts: l = !0 }) {
	let { settings: u } = t, d = {
		ownUser: Ki(e, u.id),
		history: r,
		manifests: he(t),
		textFiles: t.textFiles,
		usable: a
	};
	try {
		let n = o && y(o, t), f = await Jr(e, u.id, t.declared, ...n?.is === "read" ? [n.declared] : []);
		if (!f.ok) return {
			is: "stopped",
			problems: [f.problem]
		};
		let p = f.value, { baseLanguage: m } = p.project, h = fi(t, p.project);
		if (h.length > 0) return {
			is: "stopped",
			problems: h
		};
		let g = ot(t.declared, m), _ = n?.is === "read" ? {
			...n,
			declared: ot(n.declared, m)
		} : void 0, v = await zi(g, p, u.rules, d, _?.declared), b = [
			...pi(u.languagePlaces, p.project),
			...v.problems,
			...v.notices
		];
		if (v.is === "stopped") return {
			...v,
			problems: b
		};
		let x = _ && await zi(_.declared, p, _.rules, d), S = {
			target: _?.declared,
			applied: c,
			history: r,
			usable: a,
			now: i
		}, C = l ? await hi(v.keptTexts, t, S) : [], w = {
			...v,
			plan: Ge(v.plan, C)
		}, T = n && s(w, n, x);
		return {
			...w,
			live: p,
			problems: b,
			conflicts: Ye(C),
			...T && { target: T }
		};
	} catch (e) {
		if (!(e instanceof I)) throw e;
		return e instanceof Be && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [Yi(e, t.declared)]
		};
	}
}
function Yi(e, t) {
	let n = e instanceof F ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && Xi(n, t);
	return P("api-error", e.message + Zi(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function Xi(e, { entries: t }) {
	let r = d.flatMap(({ plural: e, fields: r }) => {
		let i = new Set(r.filter(n).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => i.has(e) ? se(t) : []));
	});
	return ue(r)(e) !== e;
}
function Zi(e) {
	return e instanceof F && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function Qi({ plan: t, facts: n, problems: r, live: i }, a, o, s, c) {
	let { uncovered: l, unread: u } = await $i(t, i, a, o, s, c);
	return [
		...pe(r, a.rules),
		...e(t, n, a.rules, l, u),
		...ta(t, o)
	];
}
async function $i({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && k(e).namesInManifest !== void 0) || !n) return {
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
	return t !== "apply" && t !== "restore" || n !== void 0 || Qr(e) || !$r(e) ? [] : [P("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function ta(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !Qr(e) ? [] : [P("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/files/backup.ts
var na = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function ra(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Xe(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await $e(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await oa(t) && (a = t);
				}
				n.size > 0 && await aa(ia(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await aa(a, t(a)), o = !0;
			} catch (e) {
				let t = new na(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, ia(a)]) await tt(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await tt(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function ia(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function aa(e, t) {
	await tt(`${e}.part`, { force: !0 }), await nt(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await et(`${e}.part`, e);
}
async function oa(e) {
	try {
		return await nt(e, "", {
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
			return `${da[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(ha(e)), n = t ? pa(t, e) : e;
			return t !== void 0 && this.written.has(t) && ma(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(ha(e), e);
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
function pa(e, t) {
	return e.action === "update" && t.action === "update" && k(t.kind).mergeKept?.(e, t) || e;
}
function ma(e, t) {
	return g({ ...e.entry }, { ...t.entry }) && g({ ...e.wrote }, { ...t.wrote });
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
		let n = (e) => j(b(e)?.lang_iso) || void 0, r = await lt(() => this.client.languages(e, { limit: 500 }), n), i = r && a(r, n);
		if (!i) throw new z();
		return i;
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
	return e.fields.some(({ field: t }) => Oe(e.kind, t).role === "identity");
}
function Sa(e, t) {
	return e.fields.filter(({ field: t }) => Oe(e.kind, t).role === "identity").flatMap((n) => Ca(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function Ca(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Ca) : [];
}
// src/apply/apply.ts
function wa(e, { batchSize: t }) {
	return va(e).map((e) => d.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : $(n).batches(r, t);
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
			rules: Re,
			variables: n.variables,
			evidence: _e
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new Ot(n.halt, n.mayWrite),
		backup: new fa(n.backup),
		languages: new _a(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? $(k(e)).open(i);
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
const Da = {
	lineWidth: 0,
	defaultStringType: "PLAIN"
};
function Oa(e, t) {
	let { restore: n, ...r } = e, i = new le({ backup: {
		format_version: 1,
		...r,
		restore: n
	} });
	i.commentBefore = [
		" What a run of lokaform removed or overwrote, as it was before.",
		` Project: ${Na(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${Na(n)}`
	].join("\n");
	let a = d.map(({ name: e, plural: n }) => Ma(n, t.filter(({ kind: t }) => t === e).map((e) => Aa(e).entry), "")), o = t.map((e) => Aa(e).wrote);
	return [
		i.toString(Da),
		Ma("wrote", o, "  ") || "  wrote: []\n",
		...a
	].join("");
}
const ka = new WeakMap();
function Aa(e) {
	let { kind: t, id: n, entry: r, action: i, wrote: a } = e, { idMember: o } = k(t), s = {
		[o]: r[o] ?? n,
		action: i,
		...Object.keys(a).length > 0 && { values: a }
	}, c = ka.get(e) ?? {
		entry: ja(r),
		wrote: ja(s)
	};
	return ka.set(e, c), c;
}
function ja(e) {
	return new le([e], { aliasDuplicateObjects: !1 }).toString(Da);
}
function Ma(e, t, n) {
	return t.length === 0 ? "" : `${n}${e}:${t.join("").replace(/(^|\n)(?=[^\n])/g, `\n${n}  `)}`;
}
function Na(e) {
	return e.replace(Pa, " ");
}
const Pa = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function Fa(e, t, n) {
	let r = Ia(t.changes, (e) => S(La(e))), i = new Set(e.changes.filter((e) => r.get(S(La(e)))?.shift())), a = Ia([...r.values()].flat(), Ra), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(Ra(e))?.shift();
		return t && Ga(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: Ha(t ? za(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: Ua(e, n) ?? Ha("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function Ia(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function La(e) {
	let t = Ba(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		Ra(e),
		e.label,
		r,
		n,
		i,
		Va(e),
		t
	];
}
function Ra(e) {
	let { kind: t, action: n } = e;
	return S([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function za(e, t) {
	let n = (e) => S(Ba(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && Va(e) !== Va(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function Ba(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function Va(e) {
	return e.action === "create" ? "" : e.seen;
}
function Ha(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function Ua(e, t) {
	let n = k(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && Wa(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function Wa(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function Ga(e, t, n) {
	let r = k(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => S([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && Wa(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function Ka(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(it).join(" ");
}
// src/run/project.ts
async function qa(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await Ja(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: Za([t]),
			bugs: [t]
		};
	}
}
async function Ja(e, t, n, { saved: r, target: i, applied: a }, o) {
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
			problems: [..._, ...y.map(Ya)],
			plan: h,
			unmanaged: g
		};
		return await o.onPlan(t), t;
	}
	let b = r?.get(s), x = {
		project: m.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: _e
	}, { plan: S, notApplied: C } = b ? Fa(h, b, {
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
		problems: [...w.problems, Xa]
	};
	let E = await $a(f.value, S, t, n, o);
	return {
		...w,
		...E,
		results: [...E.results, ...C],
		problems: [...w.problems, ...E.problems]
	};
}
function Ya(e) {
	return {
		...e,
		severity: "warning"
	};
}
const Xa = P("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function Za(e) {
	return e.length === 0 ? [] : [P("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function Qa({ id: e, secrets: t }) {
	let n = new je();
	return n.hide(t), n.clean(e);
}
async function $a(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = Qa(n), v = i === void 0 ? void 0 : ra(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: be(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => Ka(N(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => Oa({
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
	})), { bugs: E, remarks: D } = w;
	return {
		results: T,
		problems: [
			...C && !o.stopped ? [C] : [],
			...D,
			...Za(E),
			...x === void 0 ? [] : [P("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: N(v.path, u),
			restore: b(v.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
export { it as C, at as S, vt as _, ia as a, R as b, vi as c, ci as d, Zr as f, St as g, yn as h, wa as i, yi as l, hr as m, $a as n, Yi as o, Yr as p, qa as r, Ni as s, Xa as t, fi as u, ft as v, ot as x, z as y };
