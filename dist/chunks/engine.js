import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { c as r, i, l as a, r as o, s, u as c } from "./wire.js";
import { $ as l, $n as u, $t as d, An as f, B as p, Bn as m, Bt as h, C as g, Cn as _, Cr as v, D as y, Dn as b, Dr as x, Dt as S, E as C, En as ee, Er as te, Et as ne, F as re, Fn as ie, G as ae, Hn as oe, Ht as se, I as ce, In as le, J as ue, Jn as de, Jt as fe, K as pe, Kn as me, L as w, Ln as he, Lt as ge, M as _e, Mn as ve, N as ye, Nn as be, Nt as xe, On as Se, Or as Ce, Ot as we, P as Te, Pn as Ee, Q as De, Qn as Oe, Qt as ke, R as Ae, Rn as je, Rt as Me, S as Ne, Sn as Pe, St as Fe, T as Ie, Tn as Le, Tt as Re, U as ze, Un as Be, Ut as Ve, V as He, Vn as Ue, Vt as T, Wn as We, Wt as Ge, X as Ke, Xn as qe, Y as Je, Yt as Ye, Z as Xe, Zn as Ze, Zt as Qe, _ as $e, _n as et, _r as tt, b as nt, bn as rt, br as it, cn as at, d as ot, en as st, er as ct, et as lt, fn as ut, fr as dt, gn as ft, gr as pt, hn as mt, hr as ht, in as gt, it as _t, j as vt, jn as yt, kn as bt, ln as xt, mn as St, mr as Ct, nn as wt, on as Tt, p as Et, pn as Dt, pr as Ot, q as kt, qn as At, qt as jt, r as Mt, rn as Nt, rr as Pt, s as Ft, sn as It, tn as Lt, tr as Rt, un as zt, v as Bt, vn as Vt, wn as Ht, wr as Ut, wt as Wt, xn as Gt, xr as Kt, y as qt, yn as Jt, yr as Yt, z as E, zn as Xt, zt as Zt } from "./start.js";
import { C as Qt, S as $t, _ as D, a as en, b as tn, c as nn, f as rn, g as an, h as on, i as O, l as sn, m as cn, n as ln, p as k, r as un, s as dn, u as A, v as fn, x as pn, y as j } from "./zod.js";
import { basename as mn, delimiter as hn, dirname as M, isAbsolute as gn, join as _n, posix as vn, relative as yn, resolve as bn, sep as xn, win32 as Sn } from "node:path";
import { access as Cn, constants as wn, link as Tn, lstat as En, open as Dn, readFile as On, readdir as kn, realpath as An, rename as jn, rm as Mn, stat as Nn, writeFile as Pn } from "node:fs/promises";
import { setImmediate as Fn, setTimeout as In } from "node:timers/promises";
// src/model/project.ts
const Ln = k({
	iso: D(),
	id: D().optional(),
	pluralForms: O(D()).readonly()
}), Rn = k({
	id: D(),
	digest: D().exactOptional(),
	name: D(),
	type: D(),
	baseLanguage: D(),
	languages: O(Ln).readonly().optional(),
	perPlatformNames: en(),
	segmentation: en(),
	autoToggleUnverified: en().optional()
});
function zn(e) {
	return e.split(":")[0] ?? e;
}
function Bn(e) {
	let t = zn(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
const Vn = nn().min(0), Hn = O(D()).readonly(), Un = j([rn(), D()]), Wn = sn(), Gn = k({
	by: D().exactOptional(),
	at: rn().min(0).max(253402300799),
	reviewed: A(!0).exactOptional()
}), Kn = k({
	field: D(),
	part: D().exactOptional(),
	before: Wn.exactOptional(),
	after: Wn,
	edited: Gn.exactOptional()
}).extend({
	place: Lt,
	seen: D().exactOptional(),
	unverifies: Hn.exactOptional()
}), qn = k({
	kind: D(),
	label: D()
}), Jn = qn.extend({ ref: D() }), Yn = Jn.extend({
	place: Lt,
	identity: Wn,
	fields: O(Kn).readonly()
}), Xn = Yn.extend({ action: A("create") }), Zn = Yn.extend({
	action: A("update"),
	renamed_from: D().exactOptional()
}), Qn = {
	id: Un,
	seen: D(),
	tags: Hn.exactOptional()
}, $n = Zn.extend({
	...Qn,
	edited: Gn.exactOptional()
}), er = Jn.extend({
	action: A("destroy"),
	...Qn,
	how: ln(je)
}), tr = dn("action", [
	Xn,
	$n,
	er
]), nr = qn.extend({ id: Un }), rr = k({
	field: D(),
	part: D().exactOptional(),
	reason: ln([
		"seeded",
		"edited",
		"changed-since",
		"converts"
	]),
	live: Wn,
	declared: Wn,
	edited: Gn.exactOptional(),
	conflict: A(!0).exactOptional()
}), ir = nr.extend({
	...rr.shape,
	place: Lt
}), ar = nr.extend({
	reason: ln([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: D().exactOptional(),
	place: Lt.exactOptional()
}), or = qn.extend({ place: Lt }), sr = k({
	variable: D(),
	host: D(),
	place: Lt
}), cr = {
	unchanged: Vn,
	unmanaged: Vn
}, lr = k({
	filters: Hn,
	by_kind: on(D(), k({
		chosen: Vn,
		declared: Vn
	})),
	unmatched: Hn
}), ur = O(tr).readonly(), dr = O(j([ir, ar])).readonly(), fr = O(nr).readonly(), pr = k({
	format_version: A(1),
	project: Rn,
	changes: ur,
	kept: dr,
	skipped: O(or).readonly(),
	counts: k({
		...cr,
		by_kind: on(D(), k(cr)),
		adopted: Vn
	}),
	sends: O(sr).readonly().exactOptional(),
	filter: lr.exactOptional()
}), mr = k({
	caused: ur,
	pending: ur,
	resolved: ur,
	kept: dr,
	sends: O(sr).readonly(),
	released: fr
}), hr = or.extend({ fields: O(k({
	field: D(),
	part: D().exactOptional(),
	before: Wn
})).readonly().exactOptional() }), gr = or.extend({
	member: D(),
	before: D().exactOptional(),
	after: D().exactOptional()
}), _r = k({
	changes: O(dn("action", [Xn, Zn])).readonly(),
	released: O(hr).readonly(),
	rematched: O(gr).readonly(),
	changed_defaults: Hn
}), vr = k({
	state: A("failed"),
	how: ln([
		"refused",
		"not made",
		"unknown result",
		"stored differently"
	]),
	message: D(),
	place: Lt.exactOptional()
}), yr = dn("state", [
	k({
		state: A("done"),
		id: Un
	}),
	vr,
	k({
		state: A("skipped"),
		message: D(),
		place: Lt.exactOptional(),
		written: Hn.exactOptional()
	}),
	k({
		state: A("not attempted"),
		message: D()
	})
]);
function br(e) {
	return "conflict" in e && e.conflict === !0;
}
function xr(e) {
	return e.reason === "edited" && !br(e);
}
// src/report/report.ts
const Sr = k({
	severity: ln(Je),
	code: ln(pe),
	message: D(),
	place: Lt.exactOptional(),
	reach: ln(ue),
	about: D().exactOptional(),
	count: nn().min(1).exactOptional(),
	quotes: Hn.exactOptional()
}), Cr = O(Sr).readonly(), wr = O(v).readonly(), Tr = A(!0).exactOptional(), Er = mr.extend({
	is: A("compared"),
	commit: D(),
	settings: wr,
	released_kinds: Hn
}), Dr = k({
	is: A("not compared"),
	why: D()
}), Or = dn("is", [Er, Dr]), kr = _r.extend({
	name: D().exactOptional(),
	settings: wr,
	hide_texts: Tr
}), Ar = dn("is", [k({
	is: A("compared"),
	commit: D(),
	projects: O(kr).readonly()
}), Dr]), jr = k({
	change: tr,
	outcome: yr
}), Mr = k({
	name: D().exactOptional(),
	id: D(),
	manifests: Hn,
	problems: Cr,
	hide_texts: Tr,
	bugs: Hn.exactOptional(),
	plan: pr.exactOptional(),
	unmanaged: fr.exactOptional(),
	effort: k({ requests: Vn }).exactOptional(),
	target: Or.exactOptional(),
	results: O(jr).readonly().exactOptional(),
	backup: D().exactOptional(),
	restore: D().exactOptional()
}).refine(({ plan: e, unmanaged: t, effort: n, target: r, results: i, backup: a, restore: o }) => (e || !(t || n || r || i)) && (i || a === void 0) && a === void 0 == (o === void 0)), Nr = k({
	by: ln([
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"time limit"
	]),
	message: D()
}), Pr = k({
	format_version: A(1),
	command: ln(Kt),
	selected: Hn.exactOptional(),
	manifests: Hn,
	declared: on(D(), Vn).readonly(),
	problems: Cr,
	projects: O(Mr).readonly(),
	requests: Vn,
	stopped: Nr.exactOptional(),
	manifest_comparison: Ar.exactOptional(),
	hide_texts: Tr
});
function Fr({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Br(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Ir(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function Lr({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Rr({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function zr({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Br(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Vr(e) {
	return Br(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Hr({ outcome: e }) {
	return e.state === "done" ? "" : e.message;
}
function Ur({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function Wr({ projects: e }) {
	return Ur({ projects: e }) || e.some(({ plan: e }) => e?.kept.some((e) => e.reason === "archived" || xr(e) || br(e)) ?? !1);
}
function Gr({ command: e, projects: t }) {
	return e === "drift" ? Wr({ projects: t }) : Ur({ projects: t });
}
function Kr(e) {
	return !Gr(e) && !$r(e);
}
function qr({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Jr(e) {
	return !$r(e) && !Yr(e) && e.projects.every(Qr);
}
function Yr({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
const Xr = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function Zr(e) {
	if (Jr(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Qr(e) && e.plan?.skipped.length === 0), n = Lr(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Xr.includes(e));
	return !t || r || Yr(e);
}
function Qr({ plan: e, target: t }) {
	if (t?.is !== "compared") return (e?.changes.length ?? 0) === 0;
	let { caused: n, resolved: r, kept: i, released: a, released_kinds: o, settings: s } = t;
	return [
		n,
		r,
		i,
		a,
		o,
		s
	].every(({ length: e }) => e === 0);
}
function $r(e) {
	return e.stopped !== void 0 || Ke(Lr(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Rr(e).some(({ outcome: e }) => e.state !== "done");
}
function ei(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : $r(e) ? 1 : t && Gr(e) ? 2 : 0;
}
function N({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: u = "change" }) {
	let f = ti(e(t)), p = s ? ke(n, r, o) : d(n, r, o);
	return {
		...l(i, `${f}: ${a}`, {
			place: p,
			severity: c,
			reach: u
		}),
		about: f
	};
}
function ti(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function ni({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
// src/kinds/kind.ts
function ri(e, t) {
	return ii(e, t) === "off" ? void 0 : e.removalBy(t);
}
function ii({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function ai({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/unusable.ts
const oi = "Run again. If that does not help, the service has changed or has a fault.";
function si(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${oi}`;
		return [{
			declared: e,
			problem: N(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: ci(t.filter((e) => !i.has(e)), ii(r.kind, n) !== "off", r)
	};
}
function ci(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "", s = `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${oi}`;
	return [l("unusable-answer", s, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function li(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function ui(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
function di(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function fi({ language: e }, { form: t }) {
	return t === void 0 ? `The ${e} text` : `The form ${t} of the ${e} text`;
}
// src/checks/reference.ts
function pi(e, t, n) {
	let r = t === void 0 ? void 0 : e.find(({ language: e }) => e === t);
	if (r) return r;
	let i = new Map();
	for (let t of e) i.set(n(t), (i.get(n(t)) ?? 0) + 1);
	let a = c(i.values());
	return e.find((e) => i.get(n(e)) === a);
}
// src/checks/blankCheck.ts
const mi = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, hi = /^[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/, gi = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, _i = /\r\n?|[\u2028\u2029\x85]/g, vi = /[^\S\n\t]/g;
function yi(e) {
	let [t, n] = [e.charCodeAt(0), e.charCodeAt(e.length - 1)];
	return t <= 32 || n <= 32 || bi(t) || bi(n);
}
function bi(e) {
	return e > 126 && (e < 161 || e === 1564 || e > 5759 && e < 12289 || e === 65279);
}
function xi(e, t) {
	let n = e.flatMap((e) => {
		let t = di(e.text).map((e) => ({
			...e,
			...Ci(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = pi(n, t, ({ forms: e }) => JSON.stringify(Si(e)));
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? Si(r.forms), i = [...Ti("start", t.start, n?.start ?? ""), ...Ti("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" "), s = `${fi(e, t)} ${a}, unlike the ${r.language} text. ${o}`;
		return [{
			check: "blanks",
			language: e.language,
			...t.form !== void 0 && { form: t.form },
			message: s
		}];
	})) : [];
}
function Si(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function Ci(e) {
	let t = hi.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && gi.test(e.charAt(n - 1));) --n;
	return {
		start: wi(t),
		end: wi(e.slice(n))
	};
}
function wi(e) {
	return e.replace(mi, "").replace(_i, "\n").replace(vi, " ");
}
function Ti(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${Ei(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${Ei(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Ei(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/icuText.ts
const Di = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Oi(e) {
	return e.includes("{") && e.length <= 2e4 && Di.test(e);
}
const ki = /(?<!')'(?=\{)/;
function Ai(e) {
	return ki.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/named.ts
const ji = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Mi = "\\d{1,3}", Ni = `${ji}|${Mi}`, Pi = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Ni})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Ni})\\}`,
	`%\\((?<round>${Ni})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${ji})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${Mi})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Fi = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function Ii(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(Pi)) for (let e of Object.keys(Fi)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Fi[e](r), {
			style: e,
			shown: Fi[e](r)
		});
	}
	return t;
}
// src/checks/printf.ts
const Li = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Ri = /^%(?:20[a-z]|[0-7][CDEF])$/i, zi = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Bi = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function Vi(e, t) {
	if (!e.includes("%")) return Bi;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(Li)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = Wi(e, s.index, c, "sure");
			if (o ||= !i, !i && !Wi(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: Gi(f),
				written: c
			});
		}
	}
	return {
		args: n,
		byOrder: r > 1,
		escapes: i,
		lonePercent: a,
		isDoubtful: o
	};
}
function Hi({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Ui = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Wi(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || Ri.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Ui.test(i);
}
function Gi(e) {
	return zi.find(([t]) => t.includes(e))?.[1] ?? "text";
}
// src/checks/placeholders.ts
function Ki(e, t) {
	if (e.length > 2e4) return;
	let n = t?.(e);
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, {
				style: "single",
				shown: e
			}])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Bi
		};
	}
	if (n && Oi(e)) return;
	let r = Vi(e, "likely"), i = Hi(r) ? Xi(e, r, "all") : r;
	return {
		text: e,
		named: Ii(e),
		choosing: new Set(),
		printf: i
	};
}
function qi(e, t, n = new Set()) {
	if (Ji(e, t)) return;
	let r = Yi(e, t), i = Zi(e, t), a = Qi(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: ta(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function Ji({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function Yi({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Bi) return r;
	if (Hi(t)) return Xi(n, r, "all");
	let i = Xi(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Xi(e, t, n) {
	return t.isDoubtful ? Vi(e, n) : t;
}
function Zi({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set([...e.values()].map(({ style: e }) => e)), a = e.size === 0 && !Hi(n), o = ({ style: e }) => a || i.has(e);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && o(n) ? [t] : [])
	};
}
function Qi({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map($i),
		has: i.map($i),
		isReordered: !1
	};
	let o = ea([...e.values()], [...t.values()]), s = ea([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function $i([, { written: e }]) {
	return e;
}
function ea(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function ta(e, t) {
	return Hi(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function na(e) {
	let [t] = e;
	if (t && e.length === 1) return t;
	let n = [...e].reverse(), r = n.map((e) => e.printf);
	return {
		text: t?.text ?? "",
		named: new Map(n.flatMap(({ named: e }) => [...e])),
		choosing: new Set(n.flatMap(({ choosing: e }) => [...e])),
		printf: {
			args: new Map(r.flatMap(({ args: e }) => [...e])),
			byOrder: r.some(({ byOrder: e }) => e),
			escapes: r.some(({ escapes: e }) => e),
			lonePercent: r.some(({ lonePercent: e }) => e),
			isDoubtful: r.some(({ isDoubtful: e }) => e)
		}
	};
}
function ra({ named: e, choosing: t, printf: { args: n } }) {
	let r = [...e.keys()].filter((e) => !t.has(e)).sort(), i = [...n].sort(([e], [t]) => e - t).map(([e, { type: t }]) => [e, t]);
	return JSON.stringify([r, i]);
}
function ia(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: aa(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => Ji(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? oa(e) : []), s = pi(o, t, ({ together: e }) => ra(e));
	if (!s) return [];
	let c = ca(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !qi(e.placeholders, t.placeholders)) ? void 0 : qi(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [la(e, t, s, n)] : [];
	}));
}
function aa(e, t) {
	return di(e.text).flatMap((e) => {
		let n = Ki(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function oa(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: na(t.map(({ placeholders: e }) => e))
	};
}
const sa = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function ca({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => qi(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => sa.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function la(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = fi(e, t), l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && Oi(t.text) ? Ai(t.text) : "", d = i.length > 0 && a.length > 0 ? `${c} has ${ua(a)}, but ${l} has ${ua(i)}. Use the same placeholders in both.` : i.length > 0 ? `${c} lacks ${ua(i)}, which ${l} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `${c} has ${ua(a)}, which ${l} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${l}.` : o ? `${c} has its placeholders in another order than ${l}. Number them, for example %1$s and %2$d.` : s === "escape" ? `${c} has a single percent sign, but ${l} has placeholders such as %d. Write %% for a percent sign.` : `${c} has %%, but ${l} has a single percent sign. Use the same in both.`;
	return {
		check: "placeholders",
		language: e.language,
		...t.form !== void 0 && { form: t.form },
		message: d + u,
		quotes: [...i, ...a].map(da)
	};
}
function ua(e) {
	let t = e.slice(0, 5).map(da), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function da(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
// src/checks/pluralCheck.ts
const fa = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function pa() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? ma(t);
		return e.set(t, n), n;
	};
}
function ma(e) {
	let t = ha(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return fa.filter((e) => n.has(e));
}
function ha(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function ga({ language: e, text: t }, n, r) {
	if (typeof t == "string" || di(t).length === 0) return [];
	let i = {
		...typeof n == "object" ? n : {},
		...t
	}, a = r(e).filter((e) => !i[e]);
	return a.length === 0 ? [] : [{
		check: "plurals",
		language: e,
		message: `The ${e} text lacks the plural ${a.length > 1 ? `forms ${a.slice(0, -1).join(", ")} and ${a.at(-1)}` : `form ${a[0]}`}, ${a.includes("other") && a.length === 1 ? "which every language needs" : "which the language needs"}. Add ${a.length > 1 ? "them" : "it"}.`
	}];
}
// src/checks/checkTexts.ts
const _a = [];
function va(e, t) {
	let { texts: n, charLimit: r } = e, { base: i } = t, [a, o, s, c] = [
		!1,
		!1,
		!1,
		!1
	], l = 0;
	for (let e of Object.keys(n)) {
		let t = n[e] ?? "";
		l += 1, typeof t == "string" ? t !== "" && (a ||= t.includes("{") || t.includes("%"), o ||= yi(t), c ||= r > 0 && t.length > r) : s = !0;
	}
	let u = i !== void 0 && !n[i];
	return l === 0 || !(a || o || s || c || u) ? _a : ya(e, t);
}
function ya(e, { levels: t, base: n, needed: r, icu: i }) {
	let { texts: a, charLimit: o, live: s } = e, c = Object.entries(a).map(([e, t]) => ({
		language: e,
		text: t
	})), l = (e) => t[e] !== "off", u = (l("icu") || l("placeholders")) && c.some(({ text: e }) => di(e).some((e) => Oi(e.text)));
	if (u && !i) return "needs icu";
	let d = u ? i : void 0, f = [...c, ...ba(e, n)];
	return [
		...l("icu") && d ? c.flatMap((e) => xa(e, d)) : [],
		...l("placeholders") ? ia(f, n, d) : [],
		...l("plurals") ? c.flatMap((e) => ga(e, s?.(e.language), r)) : [],
		...l("length") && o > 0 ? c.flatMap((e) => Sa(e, o)) : [],
		...l("blanks") ? xi(f, n) : [],
		...l("base") ? Ca(e, n) : []
	];
}
function ba({ texts: e, live: t }, n) {
	if (n === void 0 || di(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function xa(e, t) {
	return di(e.text).flatMap((n) => {
		if (!Oi(n.text)) return [];
		let r = t(n.text);
		if (r.is !== "broken") return [];
		let { cause: i, fix: a, at: o } = r, s = `${fi(e, n)} is not a valid ICU message: ${i} (character ${o}). ${a}.${Ai(n.text)}`;
		return [wa("icu", e, n.form, s)];
	});
}
function Sa(e, t) {
	return di(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `${fi(e, n)} has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`;
		return [wa("length", e, n.form, i)];
	});
}
function Ca({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || di(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => di(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || di(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
function wa(e, { language: t }, n, r) {
	return {
		check: e,
		language: t,
		...n !== void 0 && { form: n },
		message: r
	};
}
// src/kinds/key/textValue.ts
const Ta = on(D(), D()), Ea = j([D(), Ta]);
function Da(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Ta.safeParse(JSON.parse(e));
		return t.success ? ka(t.data) : e;
	} catch {
		return e;
	}
}
function Oa(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function ka(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Aa(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (ja(e) && ja(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function ja(e) {
	return typeof e == "string" ? e === "" : Object.keys(ka(e)).length === 0;
}
// src/model/answered.ts
function Ma(e) {
	return Na(e) ? e : void 0;
}
function Na(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Pa(e) {
	return typeof e == "string" ? e : void 0;
}
function Fa(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Ia(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function La(e) {
	return Ia(typeof e == "number" ? Math.floor(e) : e);
}
function Ra(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function za(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Ba(e, t) {
	if (!Array.isArray(e)) return;
	let n = [];
	for (let r of e) {
		let e = t(r);
		if (e === void 0) return;
		n.push(e);
	}
	return n;
}
// src/kinds/traits.ts
function Va(e, t, n) {
	let [r, i] = [!0, !1].map((r) => e.fields.flatMap((e) => {
		let i = e.role === "identity" === r ? e.declare(t, n) : void 0;
		return i === void 0 ? [] : [[e.name, i]];
	}));
	return Object.fromEntries([
		...r ?? [],
		[e.idMember, e.declaredId(t)],
		...i ?? []
	]);
}
function Ha(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return an(t);
}
// src/model/json.ts
function P(e) {
	return JSON.stringify(Ga(e));
}
function Ua(e, t) {
	return Wa(e, t) || P(e) === P(t);
}
function Wa(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (Ka(e) || Ka(t)) return Ka(e) && Ka(t) && e.length === t.length && e.every((e, n) => Wa(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && Wa(e[n], t[n]));
}
function Ga(e) {
	if (typeof e != "object" || !e) return e;
	if (Ka(e)) return e.map(Ga);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, Ga(t)]));
}
function Ka(e) {
	return Array.isArray(e);
}
function qa(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ja(e, t) {
	return qa(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/field.ts
const Ya = {
	changes: [],
	kept: [],
	issues: []
};
function Xa(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
function Za(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l, editState: u } = e, d = e.equal ?? Ua;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] === void 0 ? e.undeclared?.(i, r) : n[t];
			if (a === void 0) return Ya;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? Ya : {
				...Ya,
				issues: [Xa(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && d(e.unset, c, i) ? Ya : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : d(s, c, i) ? Ya : {
				changes: [{
					field: t,
					before: s,
					after: c
				}],
				kept: [],
				issues: []
			};
		},
		declared(n) {
			let r = n[t];
			return r === void 0 ? [] : [{
				field: t,
				after: e.inPlan ? e.inPlan(r) : a.parse(r)
			}];
		},
		write(t, n, r) {
			for (let i of n) e.write(t, a.parse(i.after), r);
		},
		show: (t) => e.show(a.parse(t)),
		...e.mayBeAbsent && { mayBeAbsent: e.mayBeAbsent },
		stored: (t, n) => e.live(t, n),
		declare(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : e.declare(r);
		},
		...l && { declareNew(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : l(r);
		} },
		isDefault(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && d(r, e.unset, n));
		},
		same: (e, t, n) => d(a.parse(e), a.parse(t), n),
		...u && { editState: u },
		...s && { merge: (e, t, n) => s(a.parse(e), a.parse(t), a.parse(n)) },
		...c && { carries: (e, t) => c(a.parse(e), a.parse(t)) },
		...o && { languages(e) {
			let n = e[t];
			return n === void 0 ? [] : o(n);
		} }
	};
}
// src/kinds/key/keyField.ts
function Qa(e) {
	return Za(e);
}
function $a(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
function eo(e, t) {
	let n = e;
	return Qa({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: D(),
		value: D(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: $a,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function to(e, t = () => void 0) {
	let n = e;
	return Qa({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: en(),
		value: en(),
		unset: !1,
		undeclared: t,
		live: (e) => e[n],
		desired: (e) => e,
		declare: (t) => t || e === "is_archived" ? t : void 0,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "word",
			word: e ? "yes" : "no"
		})
	});
}
const no = Qa({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: nn().min(0),
	value: nn(),
	unset: 0,
	live: (e) => e.char_limit,
	desired: (e) => e,
	declare: (e) => e === 0 ? void 0 : e,
	write: (e, t) => {
		e.char_limit = t;
	},
	show: (e) => ({
		as: "word",
		word: String(e)
	})
}), ro = on(D(), sn()), io = Qa({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: ro,
	value: sn(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(ao(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = ro.safeParse(e);
		return t.success ? $a(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function ao(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function oo({ rules: e }, t) {
	return e.onRemove === "archive" && t?.is_archived === !0;
}
// src/kinds/key/listFields.ts
const so = Qa({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: O(ln(r)).min(1),
	value: O(ln(r)),
	live: (e) => e.onOtherPlatform ? void 0 : lo(e.platforms),
	desired: (e) => lo(e),
	inPlan: (e) => lo(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), co = Qa({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: O(D().min(1)),
	value: O(D()),
	unset: [],
	live: (e) => uo(e.tags),
	check: (e, { rules: t }) => {
		let n = Xt(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => uo(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return uo([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: $a,
	declareNew: (e) => $a(e.filter((e) => !e.startsWith(he))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return uo([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function lo(e) {
	return r.filter((t) => e.includes(t));
}
function uo(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const fo = (e) => {
	let t = e.exactOptional();
	return an({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, po = fo(D()), mo = fo(D().min(1));
function ho(e, t) {
	return typeof e == "string" ? e : e[t];
}
function F(e, t = r) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let i of r) {
		let r = t.includes(i) ? e[i] : void 0;
		r !== void 0 && !n.includes(r) && n.push(r);
	}
	return n;
}
function go(e, t = r) {
	return (F(e, t)[0] === void 0 ? F(e) : F(e, t)).join(" / ");
}
function _o(e, t) {
	let n = {};
	for (let i of r) {
		let r = ho(e, i);
		t.includes(i) && r !== void 0 && (n[i] = r);
	}
	return n;
}
function vo(e) {
	let [t = "", ...n] = F(e);
	if (n.length === 0) return t;
	let { ios: r = t, android: i = t, web: a = t, other: o = t } = e;
	return {
		ios: r,
		android: i,
		web: a,
		other: o
	};
}
// src/kinds/key/slotFields.ts
const yo = Qa({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: j([D().min(1), mo.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: po,
	live: (e, { platforms: t }) => _o(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = F(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			..._o(e, n)
		} : a;
	},
	inPlan: (e) => _o(e, r),
	check: bo,
	merge: So,
	carries: (e, t) => r.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = F(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = vo(t);
	},
	show: (e) => {
		let [t = "", ...n] = F(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function bo(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && F(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && F(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const xo = Qa({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: po,
	value: po,
	unset: {},
	live: (e) => Co(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => r.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => $a(Co(e)),
	merge: So,
	write: (e, t) => {
		e.filenames = {
			ios: "",
			android: "",
			web: "",
			other: "",
			...t
		};
	},
	show: (e) => ({
		as: "slots",
		slots: Co(e)
	})
});
function So(e, t, n) {
	let i = {};
	for (let a of r) {
		let [r = "", o = "", s = ""] = [
			e[a],
			t[a],
			n[a]
		];
		if (r !== o && s !== r && s !== o) return;
		i[a] = r === o ? s : o;
	}
	return Co(i);
}
function Co(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function wo(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [P(Object.fromEntries(t))];
}
// src/model/evidence.ts
const To = {
	writers: { is: "not asked" },
	agreed: new Set()
}, Eo = {
	writers: { is: "everyone" },
	agreed: new Set()
};
function Do(e) {
	return {
		is: "known",
		names: new Set(e.map((e) => e.toLowerCase()))
	};
}
function Oo({ id: e, address: t }, n) {
	if (n.is !== "known") return n.is === "everyone";
	let { names: r } = n;
	return e !== void 0 && r.has(e) || t !== void 0 && r.has(t.toLowerCase());
}
function ko({ id: e, language: t }) {
	return P([e, t]);
}
// src/kinds/key/compareText.ts
function Ao(e, t, n, r) {
	let { rules: i, project: a } = r, o = Ue(i, a, e);
	if (o === "ignore") return;
	let s = "translations";
	if (!n) return {
		field: s,
		part: e,
		after: t
	};
	let c = n.translations?.find(({ language_iso: t }) => t === e);
	if (!c) return Xa(`${e} text`, [e]);
	let l = Da(c.translation, n.is_plural), u = Oa(t, l);
	if (Aa(l, u)) return;
	let d = {
		field: s,
		part: e,
		before: l,
		after: u,
		...Po(c, l)
	};
	if (o === "enforce" || ja(l) || m(i, r.names, {
		language: e,
		ownership: o
	})) return d;
	let f = {
		field: s,
		part: e,
		reason: "seeded",
		live: l,
		declared: t
	};
	if (o === "seed") return { kept: f };
	let p = jo(c, n, {
		live: l,
		after: u
	}, r);
	return p.is === "replaced" ? d : {
		kept: {
			...f,
			reason: "edited",
			...Po(c, l)
		},
		...p.open && { open: p.open }
	};
}
function jo(e, { key_id: t }, { live: n, after: r }, { evidence: i }) {
	let a = Mo(n, r);
	if (a?.length === 0 || i.agreed.has(ko({
		id: t,
		language: e.language_iso
	}))) return { is: "replaced" };
	let o = Oo({
		id: e.modified_by,
		address: e.modified_by_email
	}, i.writers);
	if (i.writers.is === "everyone" || o && !a) return { is: "replaced" };
	let s = e.modified_at_timestamp;
	return {
		is: "kept",
		open: {
			id: t,
			language: e.language_iso,
			live: n,
			...s !== void 0 && { at: s },
			...a && { forms: a },
			isOurs: o
		}
	};
}
function Mo(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(ka(e)).filter((n) => e[n] !== t[n]);
}
function No(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...Po(e, t)
	};
}
function Po(e, t) {
	if (!e.modified_at_timestamp || ja(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Fo(n) },
		...i && { reviewed: i }
	} };
}
function Fo(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
const Io = Ta.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: gt }
}), Lo = j([D(), Io]), Ro = on(D().min(1), Lo), zo = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Bo = O(an({
	language_iso: D(),
	translation: tn()
})).refine(zo, "has a language twice"), Vo = O(an({
	language_iso: D().min(1),
	translation: Lo
})).refine(zo, "has a language twice"), Ho = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: j([Ro, Vo.transform(Go).pipe(Ro)]),
	rewrite: Wo,
	diff({ translations: e }, t, n) {
		if (!e || n.project.segmentation) return Ya;
		let r = [], i = [], a = [], o = [];
		for (let [s, c] of Object.entries(e)) {
			let e = Uo(s, c, n);
			if (e) {
				a.push(e);
				continue;
			}
			let l = Ao(s, c, t, n);
			l && "code" in l ? a.push(l) : l && "kept" in l ? (i.push(l.kept), l.open && o.push(l.open)) : l && r.push(l);
		}
		return r.length + i.length + a.length === 0 ? Ya : {
			changes: r,
			kept: i,
			issues: a,
			...o.length > 0 && { open: o }
		};
	},
	declared({ translations: e = {} }) {
		return Object.entries(e).map(([e, t]) => ({
			field: "translations",
			part: e,
			after: t
		}));
	},
	write(e, t) {
		e.translations = t.map(({ part: e = "", after: t }) => ({
			language_iso: e,
			translation: Ea.parse(t)
		}));
	},
	show(e) {
		let t = Ea.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: ka(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && Da(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Da(n, t);
			return ja(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => ja(Da(e, t))),
	editState(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		if (!n) return;
		let { translation: r, modified_by: i = null, modified_by_email: a = null } = n, { modified_at_timestamp: o = null, is_reviewed: s = null, is_unverified: c = null } = n;
		return [
			r,
			i,
			a,
			o,
			s,
			c
		];
	},
	lastWriter(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return n && No(n, Da(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !ja(Da(n.translation, e.is_plural));
	},
	same: (e, t) => Aa(Ea.parse(e), Ea.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Uo(e, t, { plural: n, project: r }) {
	let i = [e];
	if (typeof t == "string") return !n || t === "" ? void 0 : {
		code: "plural-mismatch",
		message: `The ${e} text needs plural forms, such as { one: …, other: … }, because the key is a plural: the field is_plural is true here, in on_create or in the project.`,
		path: i
	};
	if (!n) return {
		code: "plural-mismatch",
		message: `The ${e} text has plural forms, but the key is not a plural. Set is_plural: true, or give one text.`,
		path: i
	};
	let a = r.languages?.find(({ iso: t }) => t === e)?.pluralForms ?? [], o = Object.keys(t).find((e) => a.length > 0 && !a.includes(e));
	if (o !== void 0) return {
		code: "plural-form",
		message: `${e} has no plural form "${o}" in this project. It has ${a.join(", ")}.`,
		path: [e, o]
	};
}
function Wo(e) {
	if (!Array.isArray(e)) return;
	let t = Bo.safeParse(e);
	if (t.success) return {
		value: Go(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Go(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Ko({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => wo(Da(t, e)));
}
// src/kinds/key/traits.ts
const qo = [
	yo,
	so,
	eo("description", !0),
	co,
	Ho,
	xo,
	eo("context", !0),
	no,
	to("is_plural"),
	eo("plural_name"),
	to("is_hidden"),
	to("is_archived", (e, t) => !oo(e, t) && void 0),
	io
], Jo = D().min(1), Yo = j([nn().positive(), D().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Xo = Ha(qo).required({ key_name: !0 }).extend({
	previously: j([Jo.transform((e) => [e]), O(Jo)]).exactOptional(),
	key_id: Yo.exactOptional()
}).meta({ allOf: [Zo(!0), Zo(!1)] });
function Zo(e) {
	let t = e ? { anyOf: [{ type: "object" }, { const: "" }] } : { type: "string" };
	return {
		if: {
			properties: { is_plural: { const: e } },
			required: ["is_plural"]
		},
		then: { properties: { translations: {
			additionalProperties: t,
			items: { properties: { translation: t } }
		} } }
	};
}
const Qo = Ha(qo.filter((e) => e.name !== "key_name" && e.name !== "translations")), I = {
	name: "key",
	fields: qo,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => go(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, evidence: i }) => ({
		project: n,
		rules: r,
		evidence: i,
		names: r.take.length > 0 ? F(e.key_name) : [],
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? he + r.owner : void 0
	}),
	liveContext: (e, { project: t, rules: n, evidence: r }) => ({
		project: t,
		rules: n,
		evidence: r,
		names: [],
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => za(e.key_id),
	liveLabel: (e) => go(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !oo(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
}, $o = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, es = [];
function ts(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return es;
	let a = t.is === "live" ? t.live : void 0, o = va({
		texts: r,
		charLimit: i ?? (a ? a.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: a === void 0,
		...a && { live: (e) => ns(a, e) }
	}, n);
	return o === "needs icu" ? o : o.length === 0 ? es : o.map((t) => rs(e, t, n));
}
function ns({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && Da(r.translation, t);
}
function rs(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = N(I, e, $o[r], o, {
		path: c ? ["translations"] : [
			"translations",
			i,
			...a === void 0 ? [] : [a]
		],
		ofName: c,
		severity: l ? "error" : "warning",
		reach: l ? "project" : "change"
	});
	return s && s.length > 0 ? {
		...u,
		quotes: s
	} : u;
}
// src/kinds/backup.ts
function is(e, t, { how: n }, r) {
	let i = Va(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function as(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.declare(t, r) === void 0).map(({ name: e }) => e);
}
function os(e) {
	return ss(e, ({ after: e }) => e);
}
function ss(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...qa(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/kinds/key/backupEntry.ts
function cs(e, t, n) {
	if (e.fields.some(ls)) {
		let r = is(I, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: os(e.fields)
		};
	}
	let r = Va(I, t, I.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Ja(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => us(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...ss(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: I.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: os(s ? [s, ...a] : o)
	};
}
function ls({ field: e, before: t, after: n }) {
	return I.fields.find(({ name: t }) => t === e)?.role === "archive" && t === !1 && n === !0;
}
function us(e) {
	return I.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function ds(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: fs(e.entry, t.entry),
		wrote: fs(e.wrote, t.wrote)
	} : e;
}
function fs(e, t) {
	let n = {
		...ps(e),
		...ps(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function ps({ translations: e }) {
	return qa(e) ? e : {};
}
// src/kinds/key/docs.ts
const ms = "The live value is not compared and not changed.", hs = (e) => `${ms} A new key has ${e}.`, gs = {
	key_name: {
		text: "The name of the key, or its name on each platform. A platform without a name keeps its live name. The name is part of [what a key is matched by](settings.md#which-live-key-or-webhook-an-entry-is).",
		examples: ["checkout.title", {
			ios: "title_ios",
			web: "title"
		}],
		undeclared: "Refused: it is required."
	},
	platforms: {
		text: "The platforms of the key. The list replaces the live one.",
		examples: [["ios", "web"]],
		undeclared: `${ms} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: hs("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: hs("no tags, except the one of the setting `owner`"),
		empty: "Removes all tags, except owner tags and protected tags."
	},
	translations: {
		text: "The texts of the key, by language: a text, or [plural forms](#plural-forms). [Who owns a text](#who-owns-a-text) decides when a text is written. The list of the API is also read: `[{ language_iso: en, translation: Cart }]`.",
		examples: [{
			en: "Cart",
			de: "Warenkorb"
		}, { en: {
			one: "%d item",
			other: "%d items"
		} }],
		undeclared: "No text is managed. A language that is not in the mapping is not managed either.",
		empty: "The same as without the field. A text `\"\"` removes the live text of its language, which counts as a removal."
	},
	filenames: {
		text: "The file that has the key, on each platform. A platform that is not in the mapping keeps its file.",
		examples: [{ web: "checkout.json" }],
		undeclared: hs("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: hs("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: hs("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: hs("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: hs("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${ms} A new key is visible.`
	},
	is_archived: {
		text: "Whether the key is in the archive of the project.",
		examples: [!1],
		undeclared: "A key that is archived in the project is [drift](settings.md#archived-keys). With `on_remove: archive`, apply takes it out of the archive."
	},
	custom_attributes: {
		text: "Values of your own. They are stored as JSON, so a mapping with the same members in another order is equal.",
		examples: [{
			screen: "checkout",
			priority: 2
		}],
		undeclared: hs("none"),
		empty: "Removes all attributes."
	},
	previously: {
		text: "The former name, or several, newest last. [Renames](#renames) keep the id, the texts and the history.",
		examples: ["home_link", ["home", "home_link"]],
		undeclared: "The entry is matched by its name only. A notice says if a new key looks like a rename.",
		empty: "The key is really new, and no rename."
	},
	key_id: {
		text: "The id of the live key. It takes precedence over the name. It is ignored, with a warning, if the project has no such key.",
		examples: [123456, "12345678901234567890"],
		undeclared: "The entry is matched by its name."
	}
};
// src/kinds/declaredTwice.ts
function _s(e, t, { second: n, first: r, field: i }, a = "") {
	let o = d(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${vs(d(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return l(e, s, { place: o });
}
function vs({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
function ys(e) {
	let t = new kt(), n = {
		any: new Map(),
		plain: new Map(),
		named: new Map()
	};
	for (let [r, i] of e.entries()) {
		let e = {
			key: i,
			order: r,
			names: xs(i)
		}, a = Object.entries(bs(i)).flatMap(([t, r]) => {
			let i = `${t} ${r}`, a = n.any.get(i);
			if (!a) return n.any.set(i, e), [];
			if (e.names === "" || a.names === "") return e.names === "" && a.names !== "" && !n.plain.has(i) && n.plain.set(i, e), [a];
			let o = `${i}\n${e.names}`, s = [a.names === e.names ? a : n.named.get(o), n.plain.get(i)];
			return n.named.has(o) || n.named.set(o, e), s.filter((e) => e !== void 0).sort((e, t) => e.order - t.order).slice(0, 1);
		})[0]?.key;
		a && !t.countMore(i.file.path) && t.add(_s("duplicate-key", `Key "${F(i.values.key_name).join(" / ")}"`, {
			second: i,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function bs({ values: e }) {
	return _o(e.key_name, e.platforms ?? r);
}
function xs({ values: { filenames: e } }) {
	return e === void 0 ? "" : P(Ss(e));
}
function Ss(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
function Cs(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = Ds(Es(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = yo.declare(s, I.liveContext(s, n, "")), t = {
			...a.values,
			key_name: Xo.shape.key_name.parse(e)
		}, r = Ts(s.tags, n);
		return {
			is: "live",
			live: s,
			declared: {
				...a,
				values: t
			},
			context: r,
			problems: o
		};
	}
	let c = ws(i, t, r), l = c && { claims: c };
	if (e.wrote.action === "update") {
		let e = c ? `Key ${i.key_id} no longer exists, and key ${c.key_id} has its name now. Its texts are not restored: copy them from here if they belong to that key.` : `Key ${i.key_id} no longer exists, so its texts cannot be restored. Copy them from here if you need them.`;
		return {
			is: "gone",
			...l,
			code: "key-gone",
			message: e
		};
	}
	if (!c) return {
		is: "new",
		declared: a,
		context: Ts(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = Ts(c.tags, n);
	return {
		is: "replaced",
		...l,
		by: c,
		declared: a,
		context: d,
		problems: o,
		message: u
	};
}
function ws({ key_name: e, platforms: t = [...r], filenames: n }, i, a) {
	return i.find((r) => !a.has(r) && t.some((t) => r.platforms.includes(t) && ho(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function Ts(e, t) {
	let n = e.find((e) => e.startsWith(he))?.slice(he.length), r = {
		...le,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function Es({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = Ja(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !qa(r) ? [e, n] : [e, {
			...Object.fromEntries(Object.keys(r).map((e) => [e, ""])),
			...n
		}];
	});
	return {
		...e,
		values: {
			...e.values,
			translations: Object.fromEntries(r)
		}
	};
}
function Ds(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return N(I, e, "unknown-language", r, {
			path: ["translations", n],
			ofName: !0
		});
	});
	return {
		declared: {
			...e,
			values: {
				...e.values,
				translations: a
			}
		},
		problems: o
	};
}
function Os(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of ks(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? ks(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(As(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => js(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function ks({ values: e }) {
	let t = _o(e.key_name, e.platforms ?? r);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function As(e, t) {
	let n = t.flatMap(([e]) => e ? [Vs(d(e.file, e.spot, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return N(I, e, "duplicate-key", r, {
		path: ["key_name"],
		reach: "run"
	});
}
function js(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = Fs(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, Ls(t, e)])), [s] = e.flatMap((e) => Is(e, "translations"));
	s && a.set("translations", Ye(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => Is(e, t));
		n && a.set(t, n);
	}
	let c = Ms(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: Rs(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...zs(e),
			...t.from ? {} : t.onCreate
		},
		spot: Ye(t.spot, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [Bs(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function Ms(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && Ns(t));
	if (n.length === 0) return {
		isPlural: void 0,
		problems: []
	};
	if (r.length === 0) return {
		isPlural: !0,
		problems: []
	};
	let i = ({ from: e }) => !e?.onlyIfBase, [a, o] = [n.find(i), r.find(i)];
	return {
		isPlural: void 0,
		problems: a && o ? [Ps(o, a)] : []
	};
}
function Ns({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function Ps(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${Vs(d(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return N(I, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function Fs(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(Bs(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function Is({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Ye(r, { file: t })] : [];
}
function Ls(e, t) {
	let n = e.spot.members?.get("translations")?.members?.get(t);
	return Ye(n ?? e.spot, { file: e.file });
}
function Rs(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function zs(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = r.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...i.length > 0 && { tags: i }
	};
}
function Bs(e, t, n) {
	let r = Vs(d(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return N(I, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function Vs({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/manifest/wording.ts
function Hs(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Ys(t, n)}.${Zs([...t, e], n)}${Ie(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${Ie(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function Us(e, t) {
	return `${Xs(e, t)} is missing. It is required in ${t.thing}.${Zs(e, t)}`;
}
function Ws(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Xs(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Xs(e, t)} has no value.${Zs(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${Xs(e, t)} has no value. Remove it, or give it a value.${Zs(e, t)}` : `${Xs(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function Gs(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${Ie(e, t)}`;
}
function Ks(e, t, n) {
	return `${Xs(t, n)} ${e}.${Zs(t, n)}`;
}
function qs(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Xs(e, t)} is empty.${Zs(e, t)}${n}`;
}
function Js(e, t, n, r) {
	if (t.length === 0) return `This is ${Qs(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Xs(t, n)} is ${Qs(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Xs(t, n)} is ${Qs(e)}.${Zs(t, n)}`;
}
function Ys(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Ys(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Xs(e, t) {
	let n = Ys(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Zs(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Ys([n], t)} must be ${r.expects}.` : "";
}
function Qs(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function $s(e, t, n = new kt()) {
	return ec(e, t, n), n.problems;
}
function ec(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (rc(i, r, t)) continue;
	else if (i.code !== "invalid_union" && n.countMore(t.file.path, tc(i))) continue;
	else for (let e of ic(i, t)) n.add(nc(e, i, t));
}
function tc(e) {
	return e.code === "unrecognized_keys" ? e.keys.length : 1;
}
function nc(e, { path: t }, n) {
	let r = lc(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(d(n.file, n.spot, t)), String(r)]
	};
}
function rc(e, t, n) {
	return t.some((t) => lc(n.value, e.path) === void 0 && y(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function ic(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => cc(e, n, t));
	if (e.code === "invalid_key") return [cc(String(n.at(-1)), n.slice(0, -1), t)];
	let r = lc(t.value, n), i = d(t.file, t.spot, n);
	if (r === void 0) return [l("missing-member", Us(n, t), { place: i })];
	if (r === null) return [l("null-value", Ws(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return ac(e, r, i, t);
		case "invalid_type": return [l("wrong-type", Js(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [l("wrong-type", Js(r, n, t, i), { place: i })] : [l("wrong-value", Gs(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [l("wrong-value", Ks(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [l("wrong-value", Js(r, n, t, i), { place: i })] : [l("wrong-value", qs(n, t), { place: i })];
	}
}
function ac(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => oc(t) - oc(e)).find((e) => oc(e) > 0), a = e.errors.find((e) => e.every(sc)), o = i ?? a;
	return o ? $s(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [l("wrong-type", Js(t, e.path, r, n), { place: n })];
}
function oc(e) {
	return c(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function sc({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function cc(e, t, n) {
	let r = ke(n.file, n.spot, [...t, e]);
	return l("unknown-member", Hs(e, t, n), { place: r });
}
function lc(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/quickSchema.ts
const uc = {
	read: () => void 0,
	isExact: !1
};
function dc(e) {
	let { read: t } = fc(e);
	return (e) => t(e);
}
function fc(e) {
	let { def: t } = e._zod, { read: n, isExact: r } = mc(e), i = (t.checks ?? []).map(pc);
	if (i.length === 0) return {
		read: n,
		isExact: r
	};
	if (i.includes(void 0)) return uc;
	let a = (e) => i.every((t) => t?.(e) === !0);
	return {
		isExact: r,
		read: (e) => {
			let t = n(e);
			return t !== void 0 && a(t) ? t : void 0;
		}
	};
}
function pc(e) {
	let { def: t } = e._zod;
	if (t.check === "min_length" && t.minimum === 1) return (e) => (typeof e == "string" || Array.isArray(e)) && e.length > 0;
	if (t.check === "greater_than" && t.inclusive && typeof t.value == "number") {
		let e = t.value;
		return (t) => typeof t == "number" && t >= e;
	}
	if (t.check === "custom" && typeof t.fn == "function") return (e) => t.fn(e) === !0;
}
function mc(e) {
	let { def: t } = e._zod;
	if ("coerce" in t && t.coerce) return uc;
	switch (t.type) {
		case "string": return "format" in t ? uc : hc((e) => typeof e == "string");
		case "boolean": return hc((e) => typeof e == "boolean");
		case "null": return hc((e) => e === null);
		case "number": return "format" in t ? t.format === "safeint" ? hc(Number.isSafeInteger) : uc : hc(Number.isFinite);
		case "enum": {
			let e = Object.values(t.entries);
			return hc((t) => typeof t == "string" && e.includes(t));
		}
		case "optional":
		case "nonoptional": return fc(t.innerType);
		case "array": return gc(fc(t.element));
		case "record": return t.mode === "loose" || t.keyType._zod.def.type !== "string" ? uc : _c(fc(t.keyType), fc(t.valueType));
		case "object": return vc(e);
		case "union": return t.inclusive === !1 ? uc : bc(t.options.map(fc));
		default: return uc;
	}
}
function hc(e) {
	return {
		read: (t) => e(t) ? t : void 0,
		isExact: !0
	};
}
function gc({ read: e, isExact: t }) {
	let n = (t) => Array.isArray(t) && t.every((t) => e(t) === t);
	return {
		read: (e) => n(e) ? e : void 0,
		isExact: t
	};
}
function _c(e, t) {
	let n = (n) => xc(n) && Object.keys(n).every((r) => e.read(r) === r && t.read(n[r]) === n[r]);
	return {
		read: (e) => n(e) ? e : void 0,
		isExact: e.isExact && t.isExact
	};
}
function vc({ _zod: { def: e } }) {
	if (e.catchall?._zod.def.type !== "never") return uc;
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		...fc(t),
		isOptional: yc(t)
	}));
	return {
		read: (e) => {
			if (!xc(e)) return;
			let n = {}, r = 0;
			for (let { name: i, read: a, isOptional: o } of t) {
				if (!Object.hasOwn(e, i)) {
					if (o) continue;
					return;
				}
				let t = a(e[i]);
				if (t === void 0) return;
				n[i] = t, r += 1;
			}
			return r === Object.keys(e).length ? n : void 0;
		},
		isExact: t.every(({ isExact: e }) => e)
	};
}
function yc(e) {
	let { def: t } = e._zod;
	return t.type === "optional" && t.innerType._zod.optin === void 0;
}
function bc(e) {
	return {
		read: (t) => {
			for (let n of e) {
				let e = n.read(t);
				if (e !== void 0 || !n.isExact) return e;
			}
		},
		isExact: e.every(({ isExact: e }) => e)
	};
}
function xc(e) {
	return typeof e == "object" && !!e && Object.getPrototypeOf(e) === Object.prototype && !Object.hasOwn(e, "__proto__");
}
// src/manifest/entries.ts
function Sc(e, t) {
	let n = new Map(), r = [], { value: i, spot: a, file: o } = e;
	if (!Pc(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = d(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [l("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Ie(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.push(l("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: ke(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r
	};
}
function Cc({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return l("empty-manifest", r, { place: d(e, t) });
}
function wc(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = d(e.file, t.spot);
		return {
			entries: [],
			problems: jc(e, n) ? [] : [l("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new kt(), a = Array.from(t.spot.members ?? [], ([, e]) => e), o = dc(n.schema), s = Ac(n);
	for (let [c, l] of t.value.entries()) {
		if (e.broken.length === 0 && !Pc(l) && i.countMore(e.file.path)) continue;
		let { values: u, spot: d } = Ec(i, e, {
			value: l,
			spot: a[c] ?? t.spot
		}, n, o, s);
		u !== void 0 && r.push({
			values: u,
			spot: d
		});
	}
	return {
		entries: r,
		problems: i.problems
	};
}
function Tc(e, t, n) {
	let r = new kt();
	return {
		...Ec(r, e, t, n, dc(n.schema), Ac(n)),
		problems: r.problems
	};
}
function Ec(e, t, n, r, i, a) {
	let { value: o, spot: s } = Mc(n, r.fields), c = i(o);
	if (c !== void 0) return {
		values: c,
		spot: s
	};
	let l = Dc(r.schema, o);
	if ("values" in l) return {
		values: l.values,
		spot: s
	};
	if (t.broken.length > 0 && jc(t, d(t.file, s))) return { spot: s };
	let { file: u, textAt: f } = t, p = {
		value: o,
		spot: s,
		file: u,
		textAt: f,
		noun: "field",
		within: [],
		thing: r.thing,
		members: a,
		takesEmpty: (e) => {
			let { error: t } = r.schema.safeParse(Oc(o, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return ec(l.issues, p, e), { spot: s };
}
function Dc(e, t) {
	let n = e._zod.run({
		value: t,
		issues: []
	}, { async: !1 });
	if (n instanceof Promise) throw new pn();
	return n.issues.length === 0 ? { values: n.value } : { issues: n.issues.map((e) => Qt(e, {}, $t())) };
}
function Oc(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = Oc(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const kc = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Ac({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(kc).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function jc({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function Mc(e, t) {
	if (!Pc(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Nc(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Ye(a, { members: new Map(o) }));
		r = Ye(r, { members: s });
	}
	return {
		value: n,
		spot: r
	};
}
function Nc(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Pc(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var L = Symbol("NOT_RESOLVED");
function R(e, t) {
	return {
		tagName: e,
		nodeKind: "scalar",
		implicit: t.implicit ?? !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		implicitFirstChars: t.implicitFirstChars ?? null,
		resolve: t.resolve,
		identify: t.identify,
		represent: t.represent ?? ((e) => String(e)),
		representTagName: t.representTagName ?? (() => e)
	};
}
function Fc(e, t) {
	let n = t.finalize === void 0;
	return {
		tagName: e,
		nodeKind: "sequence",
		implicit: !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		create: t.create,
		addItem: t.addItem,
		finalize: t.finalize ?? ((e) => e),
		carrierIsResult: n,
		identify: t.identify,
		represent: t.represent ?? ((e) => e),
		representTagName: t.representTagName ?? (() => e)
	};
}
function Ic(e, t) {
	let n = t.finalize === void 0;
	return {
		tagName: e,
		nodeKind: "mapping",
		implicit: !1,
		matchByTagPrefix: t.matchByTagPrefix ?? !1,
		create: t.create,
		addPair: t.addPair,
		has: t.has,
		keys: t.keys,
		get: t.get,
		finalize: t.finalize ?? ((e) => e),
		carrierIsResult: n,
		identify: t.identify,
		represent: t.represent ?? ((e) => e),
		representTagName: t.representTagName ?? (() => e)
	};
}
var Lc = R("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Rc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], zc = R("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Rc.indexOf(e) === -1 ? L : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Bc = R("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : L,
	identify: (e) => e === null,
	represent: () => "null"
}), Vc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Hc = R("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Vc.indexOf(e) === -1 ? L : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Uc = [
	"true",
	"True",
	"TRUE"
], Wc = [
	"false",
	"False",
	"FALSE"
], Gc = R("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Uc.indexOf(e) !== -1 || Wc.indexOf(e) === -1 && L,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Kc = ["true"], qc = ["false"], Jc = R("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => Kc.indexOf(e) !== -1 || qc.indexOf(e) === -1 && L,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Yc = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
], Xc = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
], Zc = R("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (e) => Yc.indexOf(e) !== -1 || Xc.indexOf(e) === -1 && L,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Qc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), $c = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function el(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function tl(e, t) {
	if (t) {
		if (!$c.test(e)) return L;
	} else if (!Qc.test(e)) return L;
	let n = el(e);
	return Number.isFinite(n) ? n : L;
}
var nl = R("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: tl,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), rl = RegExp("^-?(?:0|[1-9][0-9]*)$"), il = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function al(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function ol(e, t) {
	if (t) {
		if (!il.test(e)) return L;
	} else if (!rl.test(e)) return L;
	let n = al(e);
	return Number.isFinite(n) ? n : L;
}
var sl = R("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: ol,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), cl = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function ll(e) {
	let t = e.replace(/_/g, ""), n = 1;
	if ((t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b")) return n * parseInt(t.slice(2), 2);
	if (t.startsWith("0x")) return n * parseInt(t.slice(2), 16);
	if (t.includes(":")) {
		let e = 0;
		for (let n of t.split(":")) e = e * 60 + Number(n);
		return n * e;
	}
	return t !== "0" && t[0] === "0" ? n * parseInt(t, 8) : n * parseInt(t, 10);
}
function ul(e) {
	if (!cl.test(e)) return L;
	let t = ll(e);
	return Number.isFinite(t) ? t : L;
}
var dl = R("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: ul,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), fl = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), pl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ml(e) {
	if (!fl.test(e)) return L;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || pl.test(e) ? r : L;
}
function hl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var gl = R("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ml,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: hl
}), _l = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), vl = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function yl(e, t) {
	if (t) {
		if (!vl.test(e)) return L;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : L;
	}
	if (!_l.test(e)) return L;
	let n = Number(e);
	return Number.isFinite(n) ? n : L;
}
function bl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var xl = R("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: yl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: bl
}), Sl = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Cl = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function wl(e) {
	if (!Sl.test(e)) return L;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Cl.test(e) ? r : L;
}
function Tl(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var El = R("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: wl,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Tl
}), Dl = R("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : L,
	identify: () => !1
}), Ol = /^[A-Za-z0-9+/]*={0,2}$/;
function kl(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Ol.test(t)) return L;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Al(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var jl = R("tag:yaml.org,2002:binary", {
	resolve: kl,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Al
}), Ml = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Nl = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Pl(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Fl(e) {
	let t = Ml.exec(e);
	if (t === null && (t = Nl.exec(e)), t === null) return L;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Pl(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? L : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return L;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Pl(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return L;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return L;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Il = R("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Fl,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Ll = Fc("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Rl(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var zl = Fc("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Rl(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Bl = Fc("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Vl = Ic("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Rl,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		if (typeof t == "object" && t) return "object-based map does not support complex keys";
		let r = String(t);
		return r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "";
	},
	has: (e, t) => typeof t == "object" && t ? !1 : Object.prototype.hasOwnProperty.call(e, String(t)),
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
}), Hl = Ic("tag:yaml.org,2002:set", {
	create: () => new Set(),
	identify: (e) => e instanceof Set,
	represent: (e) => {
		let t = new Map();
		for (let n of e) t.set(n, null);
		return t;
	},
	addPair: (e, t, n) => n === null ? (e.add(t), "") : "cannot resolve a set item",
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: () => null
});
function Ul() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Wl() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Gl(e) {
	let t = [];
	for (let n of e) {
		let e = t.length;
		for (let r = 0; r < t.length; r++) {
			let i = t[r];
			if (i.nodeKind === n.nodeKind && i.tagName === n.tagName && i.matchByTagPrefix === n.matchByTagPrefix) {
				e = r;
				break;
			}
		}
		t[e] = n;
	}
	return t;
}
var Kl = class e {
	tags;
	implicitScalarTags;
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	defaultScalarTag;
	defaultSequenceTag;
	defaultMappingTag;
	exact;
	prefix;
	constructor(e) {
		let t = Gl(e), n = [], r = Ul(), i = Wl();
		for (let e of t) {
			if (e.nodeKind === "scalar" && e.implicit) {
				if (e.matchByTagPrefix) throw Error("Implicit scalar tags cannot match by tag prefix");
				n.push(e);
			}
			switch (e.nodeKind) {
				case "scalar":
					e.matchByTagPrefix ? i.scalar.push(e) : r.scalar[e.tagName] = e;
					break;
				case "sequence":
					e.matchByTagPrefix ? i.sequence.push(e) : r.sequence[e.tagName] = e;
					break;
				case "mapping": e.matchByTagPrefix ? i.mapping.push(e) : r.mapping[e.tagName] = e;
			}
		}
		let a = n.filter((e) => e.implicitFirstChars === null), o = new Set();
		for (let e of n) if (e.implicitFirstChars !== null) for (let t of e.implicitFirstChars) o.add(t);
		let s = new Map();
		for (let e of o) s.set(e, n.filter((t) => t.implicitFirstChars === null || t.implicitFirstChars.indexOf(e) !== -1));
		let c = r.scalar["tag:yaml.org,2002:str"];
		if (!c) throw Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = t, this.implicitScalarTags = n, this.implicitScalarByFirstChar = s, this.implicitScalarAnyFirstChar = a, this.defaultScalarTag = c, this.defaultSequenceTag = r.sequence["tag:yaml.org,2002:seq"], this.defaultMappingTag = r.mapping["tag:yaml.org,2002:map"], this.exact = r, this.prefix = i;
	}
	lookupScalarTag(e) {
		let t = this.exact.scalar[e];
		if (t) return t;
		for (let t of this.prefix.scalar) if (e.startsWith(t.tagName)) return t;
	}
	lookupSequenceTag(e) {
		let t = this.exact.sequence[e];
		if (t) return t;
		for (let t of this.prefix.sequence) if (e.startsWith(t.tagName)) return t;
	}
	lookupMappingTag(e) {
		let t = this.exact.mapping[e];
		if (t) return t;
		for (let t of this.prefix.mapping) if (e.startsWith(t.tagName)) return t;
	}
	resolveImplicitScalarTag(e) {
		let t = this.implicitScalarByFirstChar.get(e.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (let n of t) {
			let t = n.resolve(e, !1, n.tagName);
			if (t !== L) return {
				value: t,
				tag: n
			};
		}
		let n = this.defaultScalarTag;
		return {
			value: n.resolve(e, !1, n.tagName),
			tag: n
		};
	}
	withTags(...t) {
		let n = [];
		for (let e of t) n = n.concat(e);
		return new e([...this.tags, ...n]);
	}
}, ql = new Kl([
	Lc,
	Ll,
	Vl
]);
new Kl([
	...ql.tags,
	Bc,
	Jc,
	sl,
	xl
]);
var Jl = new Kl([
	...ql.tags,
	zc,
	Gc,
	nl,
	gl
]);
new Kl([
	...ql.tags,
	Hc,
	Zc,
	dl,
	El,
	Il,
	Dl,
	jl,
	zl,
	Bl,
	Hl
]).withTags({
	...dl,
	resolve: (e, t, n) => {
		let r = dl.resolve(e, t, n);
		return r === L ? nl.resolve(e, t, n) : r;
	}
}, {
	...El,
	resolve: (e, t, n) => {
		let r = El.resolve(e, t, n);
		return r === L ? gl.resolve(e, t, n) : r;
	}
}), Ic("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || Rl(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function Yl(e) {
	if (Array.isArray(e)) {
		let t = Array.prototype.slice.call(e);
		for (let e = 0; e < t.length; e++) {
			if (Array.isArray(t[e])) return null;
			typeof t[e] == "object" && Object.prototype.toString.call(t[e]) === "[object Object]" && (t[e] = "[object Object]");
		}
		return String(t);
	}
	return typeof e == "object" && Object.prototype.toString.call(e) === "[object Object]" ? "[object Object]" : String(e);
}
Ic("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Rl,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = Yl(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = Yl(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var Xl = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Zl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Ql(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function $l(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Xl,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Zl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Ql((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Zl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Ql((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Zl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Ql((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function eu(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var tu = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = eu(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${eu(this, e)}`;
	}
	static throwAt(t, n, r, i = "") {
		let a = 0, o = 0;
		for (let e = 0; e < n; e++) {
			let n = t.charCodeAt(e);
			n === 10 ? (a++, o = e + 1) : n === 13 && (a++, t.charCodeAt(e + 1) === 10 && e++, o = e + 1);
		}
		let s = {
			name: i,
			buffer: t,
			position: n,
			line: a,
			column: n - o
		};
		throw s.snippet = $l(s), new e(r, s);
	}
}, z = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, B = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, nu = {
	BLOCK: 1,
	FLOW: 2
}, ru = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, iu = -1;
function au(e) {
	switch (e) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var ou = Array(256), su = Array(256);
for (let e = 0; e < 256; e++) ou[e] = +!!au(e), su[e] = au(e);
function cu(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function lu(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function uu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function du(e, t, n) {
	let r = 0;
	for (; t < n;) {
		let n = e.charCodeAt(t);
		if (n === 10) r++, t++;
		else if (n === 13) r++, t++, e.charCodeAt(t) === 10 && t++;
		else if (n === 32 || n === 9) t++;
		else break;
	}
	return {
		position: t,
		breaks: r
	};
}
function fu(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function pu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = du(e, i, n);
			r += fu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function mu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = du(e, i, n);
			r += fu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function hu(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = du(e, i, n).position;
			else if (t < 256 && ou[t]) r += su[t], i++;
			else {
				let n = uu(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = lu(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += cu(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = du(e, i, n);
			r += fu(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function gu(e, t, n, r, i, a) {
	let o = r < 0 ? 0 : r, s = e.slice(t, n).replace(/\r\n?/g, "\n"), c = s === "" ? [] : (s.endsWith("\n") ? s.slice(0, -1) : s).split("\n"), l = "", u = !1, d = 0, f = !1;
	for (let e of c) {
		let t = 0;
		for (; t < o && e.charCodeAt(t) === 32;) t++;
		if (r < 0 || t >= e.length) {
			d++;
			continue;
		}
		let n = e.slice(o), i = n.charCodeAt(0);
		a ? i === 32 || i === 9 ? (f = !0, l += "\n".repeat(u ? 1 + d : d)) : f ? (f = !1, l += "\n".repeat(d + 1)) : d === 0 ? u && (l += " ") : l += "\n".repeat(d) : l += "\n".repeat(u ? 1 + d : d), l += n, u = !0, d = 0;
	}
	return i === ru.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== ru.STRIP && u && (l += "\n"), l;
}
function _u(e, t) {
	if (t.valueStart === iu) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case B.SINGLE_QUOTED: return mu(e, n, r);
		case B.DOUBLE_QUOTED: return hu(e, n, r);
		case B.LITERAL_BLOCK: return gu(e, n, r, t.indent, t.chomping, !1);
		case B.FOLDED_BLOCK: return gu(e, n, r, t.indent, t.chomping, !0);
		default: return pu(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var vu = {
	filename: "",
	schema: Jl,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, V = -1, yu = Object.prototype.hasOwnProperty, bu = 1, xu = 2, Su = 3, Cu = 4, wu = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Tu = /[,\[\]{}]/, Eu = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Du = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Ou = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, ku = RegExp(`^(?:${Du})*$`), Au = RegExp(`^(?:${Ou})+$`), ju = RegExp(`^(?:!(?:${Du})*|${Ou}(?:${Du})*)$`), Mu = {
	filename: "",
	maxDepth: 100
};
function Nu(e, t, n) {
	e.events.push({
		type: z.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Pu(e, t, n, r, i, a, o) {
	e.events.push({
		type: z.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Fu(e, t, n, r, i, a, o) {
	e.events.push({
		type: z.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function Iu(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: z.MAPPING,
		start: t.position,
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V,
		style: nu.FLOW
	});
}
function Lu(e, t, n, r, i, a, o, s, c = ru.CLIP, l = -1, u = !1) {
	e.events.push({
		type: z.SCALAR,
		valueStart: t,
		valueEnd: n,
		anchorStart: r,
		anchorEnd: i,
		tagStart: a,
		tagEnd: o,
		style: s,
		chomping: c,
		indent: l,
		fast: u
	});
}
function Ru(e, t, n) {
	e.events.push({
		type: z.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function zu(e) {
	e.events.push({ type: z.POP });
}
function Bu(e) {
	Lu(e, V, V, V, V, V, V, B.PLAIN);
}
function Vu() {
	return {
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V
	};
}
function Hu(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Uu(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function H(e, t) {
	tu.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function U(e) {
	return e === 10 || e === 13;
}
function Wu(e) {
	return e === 9 || e === 32;
}
function Gu(e) {
	return Wu(e) || U(e);
}
function Ku(e) {
	return e === 0 || Gu(e);
}
function qu(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function Ju(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Yu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Xu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Zu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Qu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function W(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Gu(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Wu(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!U(r) && r !== 0);
		if (!U(r)) break;
		for (Qu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function $u(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Gu(n);
	}
	return !1;
}
function ed(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function td(e) {
	if (e.position !== e.lineStart) return !1;
	if ($u(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = Hu(e);
	ed(e), W(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && $u(e));
	return Uu(e, t), r;
}
function nd(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !U(t);) t = e.input.charCodeAt(++e.position);
}
function rd(e, t, n) {
	let r = wu.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, H(e, "the stream contains non-printable characters"));
}
function id(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== V && H(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && H(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Gu(s) && !(n && qu(s));) s === 33 && (a ? H(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Eu.test(o) || H(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Tu.test(l) && H(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? ku.test(l) : Au.test(l)) && H(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !yu.call(e.tagHandlers, o) && H(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ad(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== V && H(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Gu(e.input.charCodeAt(e.position)) && !qu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function od(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== V || t.tagStart !== V) && H(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Gu(e.input.charCodeAt(e.position)) && !qu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an alias node must contain at least one character"), Ru(e, n, e.position), !0;
}
function sd(e, t) {
	W(e, !1), e.lineIndent < t && H(e, "deficient indentation");
}
function cd(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 39) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 39) {
			if (e.input.charCodeAt(e.position + 1) === 39) {
				i = !1, e.position += 2;
				continue;
			}
			let t = e.position;
			return e.position++, Lu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.SINGLE_QUOTED, ru.CLIP, -1, i), !0;
		}
		U(a) ? (i = !1, sd(e, t)) : e.position === e.lineStart && $u(e) ? H(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a single quoted scalar");
}
function ld(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Lu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.DOUBLE_QUOTED, ru.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (U(n)) sd(e, t);
			else if (Zu(n)) e.position++;
			else {
				let t = Xu(n);
				for (t === 0 && H(e, "unknown escape sequence"); t-- > 0;) e.position++, Yu(e.input.charCodeAt(e.position)) < 0 && H(e, "expected hexadecimal character");
				e.position++;
			}
		} else U(a) ? (i = !1, sd(e, t)) : e.position === e.lineStart && $u(e) ? H(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a double quoted scalar");
}
function ud(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = ru.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? B.LITERAL_BLOCK : B.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = Ju(n);
		if (n === 43 || n === 45) i !== ru.CLIP && H(e, "repeat of a chomping mode identifier"), i = n === 43 ? ru.KEEP : ru.STRIP, e.position++;
		else if (r >= 0) r === 0 && H(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && H(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Wu(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && nd(e), U(e.input.charCodeAt(e.position)) ? Qu(e) : e.input.charCodeAt(e.position) !== 0 && H(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (td(e)) break;
		if (!o && l === -1 && U(i) && (u = Math.max(u, r)), !o && l === -1 && !U(i) && (i === 9 && r < t && (e.position = n + r, H(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, H(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !U(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !U(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !U(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		nd(e), f = e.position, U(e.input.charCodeAt(e.position)) && (Qu(e), f = e.position);
	}
	return rd(e, d, f), Lu(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function dd(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === bu;
	if (n === 0 || Gu(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || qu(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (Ku(t) || r && qu(t)) return !1;
	}
	return !0;
}
function fd(e, t, n, r) {
	if (!dd(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === bu, c = !1;
	for (; o !== 0 && !td(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (Ku(t) || s && qu(t)) break;
		} else if (o === 35) {
			if (Gu(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && qu(o)) break;
		else if (U(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (W(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Wu(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (rd(e, i, a), Lu(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, B.PLAIN, ru.CLIP, -1, !c), !0);
}
function pd(e, t) {
	let n = e.line;
	W(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && H(e, "deficient indentation");
}
function md(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Fu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, nu.FLOW) : Pu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, nu.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		pd(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, zu(e), !0;
		o ? n === 44 && H(e, "expected the node content, but found ','") : H(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Gu(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, pd(e, t));
		let c = e.line, l = Hu(e), u = _d(e, t, bu, !1, !0);
		pd(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, pd(e, t), i || Iu(e, l), u || Bu(e), _d(e, t, bu, !1, !0) || Bu(e), pd(e, t), i || zu(e)) : i && r ? (u || Bu(e), Bu(e)) : i ? Bu(e) : r && (Iu(e, l), u || Bu(e), Bu(e), zu(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	H(e, "unexpected end of the stream within a flow collection");
}
function hd(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !Ku(e.input.charCodeAt(e.position + 1))) return !1;
	for (Pu(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, nu.BLOCK); e.input.charCodeAt(e.position) === 45 && Ku(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = W(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && Ku(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Bu(e) : _d(e, t, Su, !1, !0), W(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && H(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && Ku(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry");
	}
	return zu(e), !0;
}
function gd(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && Ku(l)) o ||= (Fu(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, nu.BLOCK), !0), c === 63 ? (i && Bu(e), a = !0, i = !0) : (i || (Bu(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Bu(e), !1);
			let t = Hu(e);
			if (!_d(e, n, xu, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Wu(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), Ku(c) || H(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: z.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: nu.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) H(e, "expected ':' after a mapping key");
				else return r.anchorStart !== V || r.tagStart !== V ? (Uu(e, t), !1) : !0;
			} else if (a) H(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== V || r.tagStart !== V ? (Uu(e, t), !1) : !0;
		}
		if (_d(e, t, Cu, !0, s) && (s = !1), i || (s &&= (Bu(e), !1)), W(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) H(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Bu(e), o && zu(e), !0) : !1;
}
function _d(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && H(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Vu(), d = n === Cu || n === Su, f = d, p = d;
	if (r && W(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = Hu(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== V || u.anchorStart !== V) && (r === 33 || r === 38)) {
			let n = Hu(e), r = t + 1;
			if (gd(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === z.MAPPING) return e.depth--, !0;
			Uu(e, n);
		}
		if (s && (r === 33 && u.tagStart !== V || r === 38 && u.anchorStart !== V) || !id(e, u, n === bu) && !ad(e, u)) break;
		l === null && (l = i), W(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Cu) {
		let r = n === bu || n === xu ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (hd(e, i, u) || gd(e, i, r, u)) || md(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = Hu(e), n = l.position - l.lineStart;
					Uu(e, l), gd(e, n, r, Vu()) && e.events[t.eventsLength]?.type === z.MAPPING ? c = !0 : Uu(e, t);
				}
				!c && (d && ud(e, r, u) || cd(e, r, u) || ld(e, r, u) || od(e, u) || fd(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && hd(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== V || u.tagStart !== V || d) && (Lu(e, V, V, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, B.PLAIN), c = !0), e.depth--, c || u.anchorStart !== V || u.tagStart !== V;
}
function vd(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Gu(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && H(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !U(e.input.charCodeAt(e.position));) {
		for (; Wu(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || U(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Gu(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (U(e.input.charCodeAt(e.position)) && Qu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && H(e, "duplication of %YAML directive"), r.length !== 1 && H(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && H(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && H(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && H(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Eu.test(t) || H(e, "ill-formed tag handle (first argument) of the TAG directive"), yu.call(e.tagHandlers, t) && H(e, `there is a previously declared suffix for "${t}" tag handle`), ju.test(n) || H(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function yd(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (W(e, !0); vd(e);) t = !0, W(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && Ku(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, W(e, !0), i = e.line > t;
	} else t && H(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && $u(e)) {
		e.position += 3, W(e, !0);
		return;
	}
	if (Nu(e, n, !1), _d(e, e.lineIndent - 1, Cu, !1, i, i) || Bu(e), W(e, !0), e.position === e.lineStart && $u(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, W(e, !0), e.line === t && e.position < e.length && H(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === z.DOCUMENT && (o.explicitEnd = r), zu(e), !r && e.position < e.length && !td(e) && H(e, "end of the stream or a document separator is expected");
}
function bd(e, t) {
	let n = e.length, r = {
		...Mu,
		...t,
		input: `${e}\0`,
		length: n,
		position: 0,
		line: 0,
		lineStart: 0,
		lineIndent: 0,
		firstTabInLine: -1,
		depth: 0,
		directives: [],
		tagHandlers: Object.create(null),
		events: []
	}, i = e.indexOf("\0");
	for (i !== -1 && tu.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ed(r), W(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		yd(r), r.position === e && H(r, "can not read a document");
	}
	return r.events;
}
({
	...Mu,
	...vu
});
function xd(e, t) {
	return !!(e & 1 << t);
}
var Sd = {
	applyQuoteFlowKeysOption: wd,
	doubleQuoteForInvisibles: Td,
	doubleQuoteWhitespaceOnly: Ed,
	applyForceQuotesOption: Dd,
	tryLongOrMultilineAsBlock: Od,
	quoteInvalidPlain: kd,
	fallbackToDoubleQuoted: Ad
};
function Cd(e) {
	return e.presenterOptions.quoteStyle === "single" && xd(e.allowedStylesMask, B.SINGLE_QUOTED) ? B.SINGLE_QUOTED : B.DOUBLE_QUOTED;
}
function wd(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === B.PLAIN && (e.style = B.DOUBLE_QUOTED);
}
function Td(e) {
	e.style === B.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function Ed(e) {
	e.style === B.PLAIN && /^\s+$/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function Dd(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== B.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? B.DOUBLE_QUOTED : Cd(e)));
}
function Od(e) {
	if (e.style !== B.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!xd(e.allowedStylesMask, B.LITERAL_BLOCK)) {
		n && (e.style = B.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = B.LITERAL_BLOCK);
		return;
	}
	let i = Math.max(Math.min(r, 40), r - e.shiftOfContent), a = 0, o = !1;
	for (; a <= t.length;) {
		let e = t.length, n = t.indexOf("\n", a);
		n !== -1 && (e = n);
		let r = t.slice(a, e);
		if (r.length > i && r[0] !== " " && / [^ \t]/.test(r) && (o = !0), n === -1) break;
		a = n + 1;
	}
	o ? e.style = B.FOLDED_BLOCK : n && (e.style = B.LITERAL_BLOCK);
}
function kd(e) {
	e.style === B.PLAIN && !xd(e.allowedStylesMask, B.PLAIN) && (e.style = Cd(e));
}
function Ad(e) {
	xd(e.allowedStylesMask, e.style) || (e.style = B.DOUBLE_QUOTED);
}
var jd = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Md = "[\\n\\r]", Nd = "\\uFEFF", Pd = "[ \\t]", Fd = `(?:(?!(?:${Md}|${Nd}))${jd})`, Id = `(?:(?!${Pd})${Fd})`, Ld = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Rd = "[-?:,\\[\\]{}#&*!|>'\"%@`]", zd = "[,\\[\\]{}]", Bd = Id, Vd = `(?:(?!${zd})${Id})`, Hd = `(?:(?:(?!${Rd})${Id})|[?:-](?=${Bd}))`, Ud = `(?:(?:(?!${Rd})${Id})|[?:-](?=${Vd}))`, Wd = `(?:(?:(?![:#])${Bd})|:(?=${Bd}))#*`, Gd = `(?:(?:(?![:#])${Vd})|:(?=${Vd}))#*`, Kd = `(?:${Pd}*${Wd})*`, qd = `(?:${Pd}*${Gd})*`, Jd = `${Hd}#*${Kd}`, Yd = `${Ud}#*${qd}`, Xd = Jd, Zd = Yd, Qd = `\\n+${Wd}${Kd}`, $d = `\\n+${Gd}${qd}`, ef = `${Jd}(?:${Qd})*`, tf = `${Yd}(?:${$d})*`;
RegExp(`^(?:${ef})$`, "u"), RegExp(`^(?:${tf})$`, "u"), RegExp(`^(?:${Xd})$`, "u"), RegExp(`^(?:${Zd})$`, "u"), RegExp(`^(?:${Ld})*$`, "u"), RegExp(`^(?:${Ld}|\\n)*$`, "u"), RegExp(`^(?:${Fd}|\\n)*$`, "u"), Object.keys(Sd).map((e) => Reflect.get(Sd, e)), z.DOCUMENT, z.SEQUENCE, z.MAPPING, z.SCALAR, z.ALIAS, z.POP, B.PLAIN, B.SINGLE_QUOTED, B.DOUBLE_QUOTED, B.LITERAL_BLOCK, B.FOLDED_BLOCK, nu.BLOCK, nu.FLOW, ru.CLIP, ru.STRIP, ru.KEEP;
// node_modules/yaml/browser/dist/nodes/identity.js
const nf = Symbol.for("yaml.alias"), rf = Symbol.for("yaml.document"), af = Symbol.for("yaml.map"), of = Symbol.for("yaml.pair"), sf = Symbol.for("yaml.scalar"), cf = Symbol.for("yaml.seq"), lf = Symbol.for("yaml.node.type"), uf = (e) => !!e && typeof e == "object" && e[lf] === nf, df = (e) => !!e && typeof e == "object" && e[lf] === rf, ff = (e) => !!e && typeof e == "object" && e[lf] === af, G = (e) => !!e && typeof e == "object" && e[lf] === of, K = (e) => !!e && typeof e == "object" && e[lf] === sf, pf = (e) => !!e && typeof e == "object" && e[lf] === cf;
function q(e) {
	if (e && typeof e == "object") switch (e[lf]) {
		case af:
		case cf: return !0;
	}
	return !1;
}
function J(e) {
	if (e && typeof e == "object") switch (e[lf]) {
		case nf:
		case af:
		case sf:
		case cf: return !0;
	}
	return !1;
}
const mf = (e) => (K(e) || q(e)) && !!e.anchor, hf = Symbol("break visit"), gf = Symbol("skip children"), _f = Symbol("remove node");
function vf(e, t) {
	let n = bf(t);
	df(e) ? yf(null, e.contents, n, Object.freeze([e])) === _f && (e.contents = null) : yf(null, e, n, Object.freeze([]));
}
vf.BREAK = hf, vf.SKIP = gf, vf.REMOVE = _f;
function yf(e, t, n, r) {
	let i = xf(e, t, n, r);
	if (J(i) || G(i)) return Sf(e, r, i), yf(e, i, n, r);
	if (typeof i != "symbol") {
		if (q(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = yf(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === hf) return hf;
				else i === _f && (t.items.splice(e, 1), --e);
			}
		} else if (G(t)) {
			r = Object.freeze(r.concat(t));
			let e = yf("key", t.key, n, r);
			if (e === hf) return hf;
			e === _f && (t.key = null);
			let i = yf("value", t.value, n, r);
			if (i === hf) return hf;
			i === _f && (t.value = null);
		}
	}
	return i;
}
function bf(e) {
	return typeof e == "object" && (e.Collection || e.Node || e.Value) ? Object.assign({
		Alias: e.Node,
		Map: e.Node,
		Scalar: e.Node,
		Seq: e.Node
	}, e.Value && {
		Map: e.Value,
		Scalar: e.Value,
		Seq: e.Value
	}, e.Collection && {
		Map: e.Collection,
		Seq: e.Collection
	}, e) : e;
}
function xf(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (ff(t)) return n.Map?.(e, t, r);
	if (pf(t)) return n.Seq?.(e, t, r);
	if (G(t)) return n.Pair?.(e, t, r);
	if (K(t)) return n.Scalar?.(e, t, r);
	if (uf(t)) return n.Alias?.(e, t, r);
}
function Sf(e, t, n) {
	let r = t[t.length - 1];
	if (q(r)) r.items[e] = n;
	else if (G(r)) e === "key" ? r.key = n : r.value = n;
	else if (df(r)) r.contents = n;
	else {
		let e = uf(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Cf = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, wf = (e) => e.replace(/[!,[\]{}]/g, (e) => Cf[e]);
var Tf = class e {
	constructor(t, n) {
		this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, e.defaultYaml, t), this.tags = Object.assign({}, e.defaultTags, n);
	}
	clone() {
		let t = new e(this.yaml, this.tags);
		return t.docStart = this.docStart, t;
	}
	atDocument() {
		let t = new e(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = !0;
				break;
			case "1.2": this.atNextDocument = !1, this.yaml = {
				explicit: e.defaultYaml.explicit,
				version: "1.2"
			}, this.tags = Object.assign({}, e.defaultTags);
		}
		return t;
	}
	add(t, n) {
		this.atNextDocument &&= (this.yaml = {
			explicit: e.defaultYaml.explicit,
			version: "1.1"
		}, this.tags = Object.assign({}, e.defaultTags), !1);
		let r = t.trim().split(/[ \t]+/), i = r.shift();
		switch (i) {
			case "%TAG": {
				if (r.length !== 2 && (n(0, "%TAG directive should contain exactly two parts"), r.length < 2)) return !1;
				let [e, t] = r;
				return this.tags[e] = t, !0;
			}
			case "%YAML": {
				if (this.yaml.explicit = !0, r.length !== 1) return n(0, "%YAML directive should contain exactly one part"), !1;
				let [e] = r;
				if (e === "1.1" || e === "1.2") return this.yaml.version = e, !0;
				{
					let t = /^\d+\.\d+$/.test(e);
					return n(6, `Unsupported YAML version ${e}`, t), !1;
				}
			}
			default: return n(0, `Unknown directive ${i}`, !0), !1;
		}
	}
	tagName(e, t) {
		if (e === "!") return "!";
		if (e[0] !== "!") return t(`Not a valid tag: ${e}`), null;
		if (e[1] === "<") {
			let n = e.slice(2, -1);
			return n === "!" || n === "!!" ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== ">" && t("Verbatim tags must end with a >"), n);
		}
		let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
		r || t(`The ${e} tag has no suffix`);
		let i = this.tags[n];
		if (i) try {
			return i + decodeURIComponent(r);
		} catch (e) {
			return t(String(e)), null;
		}
		return n === "!" ? e : (t(`Could not resolve tag: ${e}`), null);
	}
	tagString(e) {
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + wf(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && J(e.contents)) {
			let t = {};
			vf(e.contents, (e, n) => {
				J(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
Tf.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, Tf.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function Ef(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function Df(e) {
	let t = new Set();
	return vf(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function Of(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function kf(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= Df(e);
			let a = Of(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (K(t.node) || q(t.node))) t.node.anchor = t.anchor;
				else {
					let t = Error("Failed to resolve repeated object (this should not happen)");
					throw t.source = e, t;
				}
			}
		},
		sourceObjects: r
	};
}
// node_modules/yaml/browser/dist/doc/applyReviver.js
function Af(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = Af(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = Af(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = Af(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = Af(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function jf(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => jf(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !mf(e)) return e.toJSON(t, n);
		let r = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		n.anchors.set(e, r), n.onCreate = (e) => {
			r.res = e, delete n.onCreate;
		};
		let i = e.toJSON(t, n);
		return n.onCreate && n.onCreate(i), i;
	}
	return typeof e == "bigint" && !n?.keep ? Number(e) : e;
}
// node_modules/yaml/browser/dist/nodes/Node.js
var Mf = class {
	constructor(e) {
		Object.defineProperty(this, lf, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!df(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = jf(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? Af(i, { "": o }, "", o) : o;
	}
}, Nf = class extends Mf {
	constructor(e) {
		super(nf), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], vf(e, { Node: (e, t) => {
			(uf(t) || mf(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (jf(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = Pf(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
		}
		return r;
	}
	toJSON(e, t) {
		if (!t) return { source: this.source };
		let n = this.resolve(t.doc, t);
		if (!n) {
			let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw ReferenceError(e);
		}
		return t.anchors.get(n).res;
	}
	toString(e, t, n) {
		let r = `*${this.source}`;
		if (e) {
			if (Ef(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function Pf(e, t, n) {
	if (uf(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (q(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = Pf(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (G(t)) {
		let r = Pf(e, t.key, n), i = Pf(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const Ff = (e) => !e || typeof e != "function" && typeof e != "object";
var Y = class extends Mf {
	constructor(e) {
		super(sf), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : jf(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
Y.BLOCK_FOLDED = "BLOCK_FOLDED", Y.BLOCK_LITERAL = "BLOCK_LITERAL", Y.PLAIN = "PLAIN", Y.QUOTE_DOUBLE = "QUOTE_DOUBLE", Y.QUOTE_SINGLE = "QUOTE_SINGLE";
function If(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function Lf(e, t, n) {
	if (df(e) && (e = e.contents), J(e)) return e;
	if (G(e)) {
		let t = n.schema[af].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new Nf(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = If(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new Y(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[af] : Symbol.iterator in Object(e) ? o[cf] : o[af];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new Y(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function Rf(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return Lf(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const zf = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var Bf = class extends Mf {
	constructor(e, t) {
		super(e), Object.defineProperty(this, "schema", {
			value: t,
			configurable: !0,
			enumerable: !1,
			writable: !0
		});
	}
	clone(e) {
		let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return e && (t.schema = e), t.items = t.items.map((t) => J(t) || G(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (zf(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (q(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, Rf(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (q(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && K(i) ? i.value : i : q(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!G(t)) return !1;
			let n = t.value;
			return n == null || e && K(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return q(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (q(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, Rf(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const Vf = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function Hf(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const Uf = (e, t, n) => e.endsWith("\n") ? Hf(n, t) : n.includes("\n") ? "\n" + Hf(n, t) : (e.endsWith(" ") ? "" : " ") + n, Wf = "flow";
function Gf(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = Kf(e, h, t.length), h !== -1 && (d = h + c));
	for (let r; r = e[h += 1];) {
		if (n === "quoted" && r === "\\") {
			switch (g = h, e[h + 1]) {
				case "x":
					h += 3;
					break;
				case "u":
					h += 5;
					break;
				case "U":
					h += 9;
					break;
				default: h += 1;
			}
			_ = h;
		}
		if (r === "\n") n === "block" && (h = Kf(e, h, t.length)), d = h + t.length + c, f = void 0;
		else {
			if (r === " " && p && p !== " " && p !== "\n" && p !== "	") {
				let t = e[h + 1];
				t && t !== " " && t !== "\n" && t !== "	" && (f = h);
			}
			if (h >= d) {
				if (f) l.push(f), d = f + c, f = void 0;
				else if (n === "quoted") {
					for (; p === " " || p === "	";) p = r, r = e[h += 1], m = !0;
					let t = h > _ + 1 ? h - 2 : g - 1;
					if (u[t]) return e;
					l.push(t), u[t] = !0, d = t + c, f = void 0;
				} else m = !0;
			}
		}
		p = r;
	}
	if (m && s && s(), l.length === 0) return e;
	o && o();
	let v = e.slice(0, l[0]);
	for (let r = 0; r < l.length; ++r) {
		let i = l[r], a = l[r + 1] || e.length;
		i === 0 ? v = `\n${t}${e.slice(0, a)}` : (n === "quoted" && u[i] && (v += `${e[i]}\\`), v += `\n${t}${e.slice(i + 1, a)}`);
	}
	return v;
}
function Kf(e, t, n) {
	let r = t, i = t + 1, a = e[i];
	for (; a === " " || a === "	";) if (t < i + n) a = e[++t];
	else {
		do
			a = e[++t];
		while (a && a !== "\n");
		r = t, i = t + 1, a = e[i];
	}
	return r;
}
// node_modules/yaml/browser/dist/stringify/stringifyString.js
const qf = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), Jf = (e) => /^(%|---|\.\.\.)/m.test(e);
function Yf(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function Xf(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (Jf(e) ? "  " : ""), o = "", s = 0;
	for (let e = 0, t = n[e]; t; t = n[++e]) if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n" && (o += n.slice(s, e) + "\\ ", e += 1, s = e, t = "\\"), t === "\\") switch (n[e + 1]) {
		case "u":
			{
				o += n.slice(s, e);
				let t = n.substr(e + 2, 4);
				switch (t) {
					case "0000":
						o += "\\0";
						break;
					case "0007":
						o += "\\a";
						break;
					case "000b":
						o += "\\v";
						break;
					case "001b":
						o += "\\e";
						break;
					case "0085":
						o += "\\N";
						break;
					case "00a0":
						o += "\\_";
						break;
					case "2028":
						o += "\\L";
						break;
					case "2029":
						o += "\\P";
						break;
					default: t.substr(0, 2) === "00" ? o += "\\x" + t.substr(2) : o += n.substr(e, 6);
				}
				e += 5, s = e + 1;
			}
			break;
		case "n":
			if (r || n[e + 2] === "\"" || n.length < i) e += 1;
			else {
				for (o += n.slice(s, e) + "\n\n"; n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"";) o += "\n", e += 2;
				o += a, n[e + 2] === " " && (o += "\\"), e += 1, s = e + 1;
			}
			break;
		default: e += 1;
	}
	return o = s ? o + n.slice(s) : n, r ? o : Gf(o, a, "quoted", qf(t, !1));
}
function Zf(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return Xf(e, t);
	let n = t.indent || (Jf(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : Gf(r, n, Wf, qf(t, !1));
}
function Qf(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = Xf;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? Zf : i && !t ? Xf : n ? Zf : Xf;
	}
	return r(e, t);
}
let $f;
try {
	$f = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	$f = /\n+(?!\n|$)/g;
}
function ep({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return Qf(n, r);
	let l = r.indent || (r.forceBlockIndent || Jf(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === Y.BLOCK_FOLDED ? !1 : t === Y.BLOCK_LITERAL || !Yf(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace($f, `$&${l}`));
	let h = !1, g, _ = -1;
	for (g = 0; g < n.length; ++g) {
		let e = n[g];
		if (e === " ") h = !0;
		else if (e === "\n") _ = g;
		else break;
	}
	let v = n.substring(0, _ < g ? _ + 1 : g);
	v &&= (n = n.substring(v.length), v.replace(/\n+/g, `$&${l}`));
	let y = (h ? l ? "2" : "1" : "") + d;
	if (e && (y += " " + s(e.replace(/ ?[\r\n]+/g, " ")), i && i()), !u) {
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = qf(r, !0);
		o !== "folded" && t !== Y.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = Gf(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function tp(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return Qf(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? Qf(a, t) : ep(e, t, n, r);
	if (!s && !u && i !== Y.PLAIN && a.includes("\n")) return ep(e, t, n, r);
	if (Jf(a)) {
		if (c === "") return t.forceBlockIndent = !0, ep(e, t, n, r);
		if (s && c === l) return Qf(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return Qf(a, t);
	}
	return s ? d : Gf(d, c, Wf, qf(t, !1));
}
function np(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== Y.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = Y.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case Y.BLOCK_FOLDED:
			case Y.BLOCK_LITERAL: return i || a ? Qf(o.value, t) : ep(o, t, n, r);
			case Y.QUOTE_DOUBLE: return Xf(o.value, t);
			case Y.QUOTE_SINGLE: return Zf(o.value, t);
			case Y.PLAIN: return tp(o, t, n, r);
			default: return null;
		}
	}, l = c(s);
	if (l === null) {
		let { defaultKeyType: e, defaultStringType: n } = t.options, r = i && e || n;
		if (l = c(r), l === null) throw Error(`Unsupported default string type ${r}`);
	}
	return l;
}
// node_modules/yaml/browser/dist/stringify/stringify.js
function rp(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: Vf,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: !1,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: !0,
		indentSeq: !0,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: !1,
		singleQuote: null,
		trailingComma: !1,
		trueStr: "true",
		verifyAliasOrder: !0
	}, e.schema.toStringOptions, t), r;
	switch (n.collectionStyle) {
		case "block":
			r = !1;
			break;
		case "flow":
			r = !0;
			break;
		default: r = null;
	}
	return {
		anchors: new Set(),
		doc: e,
		flowCollectionPadding: n.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
		inFlow: r,
		options: n
	};
}
function ip(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (K(t)) {
		r = t.value;
		let i = e.filter((e) => e.identify?.(r));
		if (i.length > 1) {
			let e = i.filter((e) => e.test);
			e.length > 0 && (i = e);
		}
		n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
	} else r = t, n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
	if (!n) {
		let e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
		throw Error(`Tag not resolved for ${e} value`);
	}
	return n;
}
function ap(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (K(e) || q(e)) && e.anchor;
	a && Ef(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function op(e, t, n, r) {
	if (G(e)) return e.toString(t, n, r);
	if (uf(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = J(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= ip(t.doc.schema.tags, a);
	let o = ap(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : K(a) ? np(a, t, n, r) : a.toString(t, n, r);
	return o ? K(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function sp({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = J(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (q(e) || !J(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || q(e) || (K(e) ? e.type === Y.BLOCK_FOLDED || e.type === Y.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = op(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += Uf(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += Uf(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += Uf(g, n.indent, l(f))));
	let _, v, y;
	J(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && K(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && pf(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = op(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${Hf(e, n.indent)}`;
		}
		x === "" && !n.inFlow ? S === "\n" && y && (S = "\n\n") : S += `\n${n.indent}`;
	} else if (!p && q(t)) {
		let e = x[0], r = x.indexOf("\n"), i = r !== -1, a = n.inFlow ?? t.flow ?? t.items.length === 0;
		if (i || !a) {
			let t = !1;
			if (i && (e === "&" || e === "!")) {
				let n = x.indexOf(" ");
				e === "&" && n !== -1 && n < r && x[n + 1] === "!" && (n = x.indexOf(" ", n + 1)), (n === -1 || r < n) && (t = !0);
			}
			t || (S = `\n${n.indent}`);
		}
	} else (x === "" || x[0] === "\n") && (S = "");
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += Uf(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function cp(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const lp = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Y(Symbol("<<")), { addToJSMap: dp }),
	stringify: () => "<<"
}, up = (e, t) => (lp.identify(t) || K(t) && (!t.type || t.type === Y.PLAIN) && lp.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === lp.tag && e.default);
function dp(e, t, n) {
	let r = pp(e, n);
	if (pf(r)) for (let n of r.items) fp(e, t, n);
	else if (Array.isArray(r)) for (let n of r) fp(e, t, n);
	else fp(e, t, r);
}
function fp(e, t, n) {
	let r = pp(e, n);
	if (!ff(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function pp(e, t) {
	return e && uf(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function mp(e, t, { key: n, value: r }) {
	if (J(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (up(e, n)) dp(e, t, r);
	else {
		let i = jf(n, "", e);
		if (t instanceof Map) t.set(i, jf(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = hp(n, i, e), o = jf(r, a, e);
			a in t ? Object.defineProperty(t, a, {
				value: o,
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : t[a] = o;
		}
	}
	return t;
}
function hp(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (J(e) && n?.doc) {
		let t = rp(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), cp(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function gp(e, t, n) {
	return new _p(Lf(e, void 0, n), Lf(t, void 0, n));
}
var _p = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, lf, { value: of }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return J(n) && (n = n.clone(t)), J(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return mp(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? sp(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function vp(e, t, n) {
	return (t.inFlow ?? e.flow ? bp : yp)(e, t, n);
}
function yp({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (J(i)) !d && i.spaceBefore && f.push(""), xp(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (G(i)) {
			let e = J(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), xp(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = op(i, u, () => o = null, () => d = !0);
		o && (s += Uf(s, a, l(o))), d && o && (d = !1), f.push(r + s);
	}
	let p;
	if (f.length === 0) p = i.start + i.end;
	else {
		p = f[0];
		for (let e = 1; e < f.length; ++e) {
			let t = f[e];
			p += t ? `\n${c}${t}` : "\n";
		}
	}
	return e ? (p += "\n" + Hf(l(e), c), s && s()) : d && o && o(), p;
}
function bp({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (J(i)) i.spaceBefore && d.push(""), xp(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (G(i)) {
			let e = J(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), xp(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = J(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = op(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += Uf(o, r, s(a))), d.push(o), u = d.length;
	}
	let { start: f, end: p } = n;
	if (d.length === 0) return f + p;
	if (!l) {
		let e = d.reduce((e, t) => e + t.length + 2, 2);
		l = t.options.lineWidth > 0 && e > t.options.lineWidth;
	}
	if (l) {
		let e = f;
		for (let t of d) e += t ? `\n${a}${i}${t}` : "\n";
		return `${e}\n${i}${p}`;
	}
	return `${f}${o}${d.join(" ")}${o}${p}`;
}
function xp({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = Hf(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function Sp(e, t) {
	let n = K(t) ? t.value : t;
	for (let r of e) if (G(r) && (r.key === t || r.key === n || K(r.key) && r.key.value === n)) return r;
}
var Cp = class extends Bf {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(af, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(gp(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = G(e) ? e : !e || typeof e != "object" || !("key" in e) ? new _p(e, e?.value) : new _p(e.key, e.value);
		let r = Sp(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			K(r.value) && Ff(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = Sp(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = Sp(this.items, e)?.value;
		return (!t && K(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!Sp(this.items, e);
	}
	set(e, t) {
		this.add(new _p(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) mp(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!G(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), vp(this, e, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: e.indent || "",
			onChompKeep: n,
			onComment: t
		});
	}
};
// node_modules/yaml/browser/dist/schema/common/map.js
const wp = {
	collection: "map",
	default: !0,
	nodeClass: Cp,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return ff(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => Cp.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var Tp = class extends Bf {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(cf, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = Ep(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = Ep(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && K(r) ? r.value : r;
	}
	has(e) {
		let t = Ep(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = Ep(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		K(r) && Ff(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(jf(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? vp(this, e, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (e.indent || "") + "  ",
			onChompKeep: n,
			onComment: t
		}) : JSON.stringify(this);
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) {
			let e = 0;
			for (let a of t) {
				if (typeof r == "function") {
					let n = t instanceof Set ? a : String(e++);
					a = r.call(t, n, a);
				}
				i.items.push(Lf(a, void 0, n));
			}
		}
		return i;
	}
};
function Ep(e) {
	let t = K(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const Dp = {
	collection: "seq",
	default: !0,
	nodeClass: Tp,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return pf(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => Tp.from(e, t, n)
}, Op = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), np(e, t, n, r);
	}
}, kp = {
	identify: (e) => e == null,
	createNode: () => new Y(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Y(null),
	stringify: ({ source: e }, t) => typeof e == "string" && kp.test.test(e) ? e : t.options.nullStr
}, Ap = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new Y(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && Ap.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function jp({ format: e, minFractionDigits: t, tag: n, value: r }) {
	if (typeof r == "bigint") return String(r);
	let i = typeof r == "number" ? r : Number(r);
	if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
	let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
	if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
		let e = a.indexOf(".");
		e < 0 && (e = a.length, a += ".");
		let n = t - (a.length - e - 1);
		for (; n-- > 0;) a += "0";
	}
	return a;
}
// node_modules/yaml/browser/dist/schema/core/float.js
const Mp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: jp
}, Np = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : jp(e);
	}
}, Pp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new Y(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: jp
}, Fp = (e) => typeof e == "bigint" || Number.isInteger(e), Ip = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function Lp(e, t, n) {
	let { value: r } = e;
	return Fp(r) && r >= 0 ? n + r.toString(t) : jp(e);
}
const Rp = {
	identify: (e) => Fp(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => Ip(e, 2, 8, n),
	stringify: (e) => Lp(e, 8, "0o")
}, zp = {
	identify: Fp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => Ip(e, 0, 10, n),
	stringify: jp
}, Bp = {
	identify: (e) => Fp(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => Ip(e, 2, 16, n),
	stringify: (e) => Lp(e, 16, "0x")
}, Vp = [
	wp,
	Dp,
	Op,
	kp,
	Ap,
	Rp,
	zp,
	Bp,
	Mp,
	Np,
	Pp
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function Hp(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const Up = ({ value: e }) => JSON.stringify(e), Wp = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: Up
	},
	{
		identify: (e) => e == null,
		createNode: () => new Y(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: Up
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: Up
	},
	{
		identify: Hp,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => Hp(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: Up
	}
], Gp = [wp, Dp].concat(Wp, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), Kp = {
	identify: (e) => e instanceof Uint8Array,
	default: !1,
	tag: "tag:yaml.org,2002:binary",
	resolve(e, t) {
		if (typeof atob == "function") {
			let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
			for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
			return n;
		}
		return t("This environment does not support reading binary tags; either Buffer or atob is required"), e;
	},
	stringify({ comment: e, type: t, value: n }, r, i, a) {
		if (!n) return "";
		let o = n, s;
		if (typeof btoa == "function") {
			let e = "";
			for (let t = 0; t < o.length; ++t) e += String.fromCharCode(o[t]);
			s = btoa(e);
		} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		if (t ??= Y.BLOCK_LITERAL, t !== Y.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === Y.BLOCK_LITERAL ? "\n" : " ");
		}
		return np({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function qp(e, t) {
	if (pf(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!G(r)) {
			if (ff(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new _p(new Y(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = G(r) ? r : new _p(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function Jp(e, t, n) {
	let { replacer: r } = n, i = new Tp(e);
	i.tag = "tag:yaml.org,2002:pairs";
	let a = 0;
	if (t && Symbol.iterator in Object(t)) for (let e of t) {
		typeof r == "function" && (e = r.call(t, String(a++), e));
		let o, s;
		if (Array.isArray(e)) {
			if (e.length === 2) o = e[0], s = e[1];
			else throw TypeError(`Expected [key, value] tuple: ${e}`);
		} else if (e && e instanceof Object) {
			let t = Object.keys(e);
			if (t.length === 1) o = t[0], s = e[o];
			else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
		} else o = e;
		i.items.push(gp(o, s, n));
	}
	return i;
}
const Yp = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: qp,
	createNode: Jp
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var Xp = class e extends Tp {
	constructor() {
		super(), this.add = Cp.prototype.add.bind(this), this.delete = Cp.prototype.delete.bind(this), this.get = Cp.prototype.get.bind(this), this.has = Cp.prototype.has.bind(this), this.set = Cp.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (G(e) ? (r = jf(e.key, "", t), i = jf(e.value, r, t)) : r = jf(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = Jp(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
Xp.tag = "tag:yaml.org,2002:omap";
const Zp = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: Xp,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = qp(e, t), r = [];
		for (let { key: e } of n.items) K(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new Xp(), n);
	},
	createNode: (e, t, n) => Xp.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function Qp({ value: e, source: t }, n) {
	return t && (e ? $p : em).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const $p = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Y(!0),
	stringify: Qp
}, em = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Y(!1),
	stringify: Qp
}, tm = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: jp
}, nm = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : jp(e);
	}
}, rm = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new Y(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: jp
}, im = (e) => typeof e == "bigint" || Number.isInteger(e);
function am(e, t, n, { intAsBigInt: r }) {
	let i = e[0];
	if ((i === "-" || i === "+") && (t += 1), e = e.substring(t).replace(/_/g, ""), r) {
		switch (n) {
			case 2:
				e = `0b${e}`;
				break;
			case 8:
				e = `0o${e}`;
				break;
			case 16: e = `0x${e}`;
		}
		let t = BigInt(e);
		return i === "-" ? BigInt(-1) * t : t;
	}
	let a = parseInt(e, n);
	return i === "-" ? -1 * a : a;
}
function om(e, t, n) {
	let { value: r } = e;
	if (im(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return jp(e);
}
const sm = {
	identify: im,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => am(e, 2, 2, n),
	stringify: (e) => om(e, 2, "0b")
}, cm = {
	identify: im,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => am(e, 1, 8, n),
	stringify: (e) => om(e, 8, "0")
}, lm = {
	identify: im,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => am(e, 0, 10, n),
	stringify: jp
}, um = {
	identify: im,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => am(e, 2, 16, n),
	stringify: (e) => om(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var dm = class e extends Cp {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = G(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new _p(e.key, null) : new _p(e, null), Sp(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = Sp(this.items, e);
		return !t && G(n) ? K(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = Sp(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new _p(e));
	}
	toJSON(e, t) {
		return super.toJSON(e, t, Set);
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
		throw Error("Set items must all have null values");
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(gp(e, null, n));
		return i;
	}
};
dm.tag = "tag:yaml.org,2002:set";
const fm = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: dm,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => dm.from(e, t, n),
	resolve(e, t) {
		if (ff(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new dm(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function pm(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function mm(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return jp(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const hm = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => pm(e, n),
	stringify: mm
}, gm = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => pm(e, !1),
	stringify: mm
}, _m = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(_m.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = pm(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, vm = [
	wp,
	Dp,
	Op,
	kp,
	$p,
	em,
	sm,
	cm,
	lm,
	um,
	tm,
	nm,
	rm,
	Kp,
	lp,
	Zp,
	Yp,
	fm,
	hm,
	gm,
	_m
], ym = new Map([
	["core", Vp],
	["failsafe", [
		wp,
		Dp,
		Op
	]],
	["json", Gp],
	["yaml11", vm],
	["yaml-1.1", vm]
]), bm = {
	binary: Kp,
	bool: Ap,
	float: Pp,
	floatExp: Np,
	floatNaN: Mp,
	floatTime: gm,
	int: zp,
	intHex: Bp,
	intOct: Rp,
	intTime: hm,
	map: wp,
	merge: lp,
	null: kp,
	omap: Zp,
	pairs: Yp,
	seq: Dp,
	set: fm,
	timestamp: _m
}, xm = {
	"tag:yaml.org,2002:binary": Kp,
	"tag:yaml.org,2002:merge": lp,
	"tag:yaml.org,2002:omap": Zp,
	"tag:yaml.org,2002:pairs": Yp,
	"tag:yaml.org,2002:set": fm,
	"tag:yaml.org,2002:timestamp": _m
};
function Sm(e, t, n) {
	let r = ym.get(t);
	if (r && !e) return n && !r.includes(lp) ? r.concat(lp) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(ym.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(lp)), i.reduce((e, t) => {
		let n = typeof t == "string" ? bm[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(bm).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const Cm = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var wm = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? Sm(e, "compat") : e ? Sm(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? xm : {}, this.tags = Sm(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, af, { value: wp }), Object.defineProperty(this, sf, { value: Op }), Object.defineProperty(this, cf, { value: Dp }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? Cm : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function Tm(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = rp(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(Hf(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (J(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(Hf(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = op(e.contents, i, () => s = null, t);
		s && (c += Uf(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(op(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(Hf(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(Hf(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var Em = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, lf, { value: rf });
		let r = null;
		typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
		let i = Object.assign({
			intAsBigInt: !1,
			keepSourceTokens: !1,
			logLevel: "warn",
			prettyErrors: !0,
			strict: !0,
			stringKeys: !1,
			uniqueKeys: !0,
			version: "1.2"
		}, n);
		this.options = i;
		let { version: a } = i;
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new Tf({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [lf]: { value: rf } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = J(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		Dm(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		Dm(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = Df(this);
			e.anchor = !t || n.has(t) ? Of(t || "a", n) : t;
		}
		return new Nf(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = kf(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = Lf(e, l, p);
		return o && q(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new _p(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return Dm(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return zf(e) ? this.contents != null && (this.contents = null, !0) : Dm(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return q(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return zf(e) ? !t && K(this.contents) ? this.contents.value : this.contents : q(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return q(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return zf(e) ? this.contents !== void 0 : q(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = Rf(this.schema, [e], t) : Dm(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		zf(e) ? this.contents = t : this.contents == null ? this.contents = Rf(this.schema, Array.from(e), t) : Dm(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Tf({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new Tf({ version: e }), n = {
					resolveKnownTags: !0,
					schema: "core"
				};
				break;
			case null:
				this.directives && delete this.directives, n = null;
				break;
			default: {
				let t = JSON.stringify(e);
				throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
			}
		}
		if (t.schema instanceof Object) this.schema = t.schema;
		else if (n) this.schema = new wm(Object.assign(n, t));
		else throw Error("With a null YAML version, the { schema: Schema } option is required");
	}
	toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
		let o = {
			anchors: new Map(),
			doc: this,
			keep: !e,
			mapAsMap: n === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof r == "number" ? r : 100
		}, s = jf(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? Af(a, { "": s }, "", s) : s;
	}
	toJSON(e, t) {
		return this.toJS({
			json: !0,
			jsonArg: e,
			mapAsMap: !1,
			onAnchor: t
		});
	}
	toString(e = {}) {
		if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
		if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
			let t = JSON.stringify(e.indent);
			throw Error(`"indent" option must be a positive integer, not ${t}`);
		}
		return Tm(this, e);
	}
};
function Dm(e) {
	if (q(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var Om = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, km = class extends Om {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, Am = class extends Om {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const jm = (e, t) => (n) => {
	if (n.pos[0] === -1) return;
	n.linePos = n.pos.map((e) => t.linePos(e));
	let { line: r, col: i } = n.linePos[0];
	n.message += ` at line ${r}, column ${i}`;
	let a = i - 1, o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
	if (a >= 60 && o.length > 80) {
		let e = Math.min(a - 39, o.length - 79);
		o = "…" + o.substring(e), a -= e - 1;
	}
	if (o.length > 80 && (o = o.substring(0, 79) + "…"), r > 1 && /^ *$/.test(o.substring(0, a))) {
		let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
		n.length > 80 && (n = n.substring(0, 79) + "…\n"), o = n + o;
	}
	if (/[^ ]/.test(o)) {
		let e = 1, t = n.linePos[1];
		t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
		let s = " ".repeat(a) + "^".repeat(e);
		n.message += `:\n\n${o}\n${s}\n`;
	}
};
// node_modules/yaml/browser/dist/compose/resolve-props.js
function Mm(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
	let c = !1, l = s, u = s, d = "", f = "", p = !1, m = !1, h = null, g = null, _ = null, v = null, y = null, b = null, x = null;
	for (let i of e) switch (m &&= (i.type !== "space" && i.type !== "newline" && i.type !== "comma" && a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), !1), h &&= (l && i.type !== "comment" && i.type !== "newline" && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), null), i.type) {
		case "space":
			!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	") && (h = i), u = !0;
			break;
		case "comment": {
			u || a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
			let e = i.source.substring(1) || " ";
			d ? d += f + e : d = e, f = "", l = !1;
			break;
		}
		case "newline":
			l ? d ? d += i.source : b && n === "seq-item-ind" || (c = !0) : f += i.source, l = !0, p = !0, (g || _) && (v = i), u = !0;
			break;
		case "anchor":
			g && a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), g = i, x ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case "tag":
			_ && a(i, "MULTIPLE_TAGS", "A node can have at most one tag"), _ = i, x ??= i.offset, l = !1, u = !1, m = !0;
			break;
		case n:
			(g || _) && a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), b && a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), b = i, l = n === "seq-item-ind" || n === "explicit-key-ind", u = !1;
			break;
		case "comma": if (t) {
			y && a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), y = i, l = !1, u = !1;
			break;
		}
		default: a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
	}
	let S = e[e.length - 1], C = S ? S.offset + S.source.length : i;
	return m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "") && a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq") && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
		comma: y,
		found: b,
		spaceBefore: c,
		comment: d,
		hasNewline: p,
		anchor: g,
		tag: _,
		newlineAfterProp: v,
		end: C,
		start: x ?? C
	};
}
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function Nm(e) {
	if (!e) return null;
	switch (e.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (e.source.includes("\n")) return !0;
			if (e.end) {
				for (let t of e.end) if (t.type === "newline") return !0;
			}
			return !1;
		case "flow-collection":
			for (let t of e.items) {
				for (let e of t.start) if (e.type === "newline") return !0;
				if (t.sep) {
					for (let e of t.sep) if (e.type === "newline") return !0;
				}
				if (Nm(t.key) || Nm(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function Pm(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && Nm(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function Fm(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || K(e) && K(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const Im = "All mapping items must start at the same column";
function Lm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Cp)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = Mm(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", Im)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || Nm(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", Im);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && Pm(r.indent, u, i), n.atKey = !1, Fm(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = Mm(d ?? [], {
			indicator: "map-value-ind",
			next: f,
			offset: g.range[2],
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !u || u.type === "block-scalar"
		});
		if (s = _.end, _.found) {
			m && (f?.type === "block-map" && !_.hasNewline && i(s, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), n.options.strict && p.start < _.found.offset - 1024 && i(g.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
			let c = f ? e(n, f, _, i) : t(n, s, d, null, _, i);
			n.schema.compat && Pm(r.indent, f, i), s = c.range[2];
			let l = new _p(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let e = new _p(g);
			n.options.keepSourceTokens && (e.srcToken = a), o.items.push(e);
		}
	}
	return c && c < s && i(c, "IMPOSSIBLE", "Map comment with trailing content"), o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function Rm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Tp)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = Mm(a, {
			indicator: "seq-item-ind",
			next: l,
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		});
		if (!u.found) {
			if (u.anchor || u.tag || l) l?.type === "block-seq" ? i(u.end, "BAD_INDENT", "All sequence items must start at the same column") : i(s, "MISSING_CHAR", "Sequence item without - indicator");
			else {
				c = u.end, u.comment && (o.comment = u.comment);
				continue;
			}
		}
		let d = l ? e(n, l, u, i) : t(n, u.end, a, null, u, i);
		n.schema.compat && Pm(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function zm(e, t, n, r) {
	let i = "";
	if (e) {
		let a = !1, o = "";
		for (let s of e) {
			let { source: e, type: c } = s;
			switch (c) {
				case "space":
					a = !0;
					break;
				case "comment": {
					n && !a && r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let t = e.substring(1) || " ";
					i ? i += o + t : i = t, o = "";
					break;
				}
				case "newline":
					i && (o += e), a = !0;
					break;
				default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
			}
			t += e.length;
		}
	}
	return {
		comment: i,
		offset: t
	};
}
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const Bm = "Block collections are not allowed within flow collections", Vm = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function Hm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? Cp : Tp))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = Mm(d, {
			flow: s,
			indicator: "explicit-key-ind",
			next: f ?? p?.[0],
			offset: u,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !1
		});
		if (!h.found) {
			if (!h.anchor && !h.tag && !p && !m) {
				a === 0 && h.comma ? i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`) : a < r.items.length - 1 && i(h.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${s}`), h.comment && (c.comment ? c.comment += "\n" + h.comment : c.comment = h.comment), u = h.end;
				continue;
			}
			!o && n.options.strict && Nm(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (a === 0) h.comma && i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`);
		else if (h.comma || i(h.start, "MISSING_CHAR", `Missing , between ${s} items`), h.comment) {
			let e = "";
			loop: for (let t of d) switch (t.type) {
				case "comma":
				case "space": break;
				case "comment":
					e = t.source.substring(1);
					break loop;
				default: break loop;
			}
			if (e) {
				let t = c.items[c.items.length - 1];
				G(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], Vm(m) && i(r.range, "BLOCK_IN_FLOW", Bm);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			Vm(f) && i(g.range, "BLOCK_IN_FLOW", Bm), n.atKey = !1;
			let _ = Mm(p ?? [], {
				flow: s,
				indicator: "map-value-ind",
				next: m,
				offset: g.range[2],
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !1
			});
			if (_.found) {
				if (!o && !h.found && n.options.strict) {
					if (p) for (let e of p) {
						if (e === _.found) break;
						if (e.type === "newline") {
							i(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					h.start < _.found.offset - 1024 && i(_.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else m && ("source" in m && m.source?.[0] === ":" ? i(m, "MISSING_CHAR", `Missing space after : in ${s}`) : i(_.start, "MISSING_CHAR", `Missing , or : between ${s} items`));
			let v = m ? e(n, m, _, i) : _.found ? t(n, _.end, p, null, _, i) : null;
			v ? Vm(m) && i(v.range, "BLOCK_IN_FLOW", Bm) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new _p(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				Fm(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new Cp(n.schema);
				e.flow = !0, e.items.push(y);
				let t = (v ?? g).range;
				e.range = [
					g.range[0],
					t[1],
					t[2]
				], c.items.push(e);
			}
			u = v ? v.range[2] : _.end;
		}
	}
	let d = o ? "}" : "]", [f, ...p] = r.end, m = u;
	if (f?.source === d) m = f.offset + f.source.length;
	else {
		let e = s[0].toUpperCase() + s.substring(1), t = l ? `${e} must end with a ${d}` : `${e} in block collection must be sufficiently indented and end with a ${d}`;
		i(u, l ? "MISSING_CHAR" : "BAD_INDENT", t), f && f.source.length !== 1 && p.unshift(f);
	}
	if (p.length > 0) {
		let e = zm(p, m, n.options.strict, i);
		e.comment && (c.comment ? c.comment += "\n" + e.comment : c.comment = e.comment), c.range = [
			r.offset,
			m,
			e.offset
		];
	} else c.range = [
		r.offset,
		m,
		m
	];
	return c;
}
// node_modules/yaml/browser/dist/compose/compose-collection.js
function Um(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? Lm(e, t, n, r, a) : n.type === "block-seq" ? Rm(e, t, n, r, a) : Hm(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function Wm(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === Cp.tagName && s === "map" || o === Tp.tagName && s === "seq") return Um(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), Um(e, t, n, i, o);
	}
	let l = Um(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = J(u) ? u : new Y(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function Gm(e, t, n) {
	let r = t.offset, i = Km(t, e.options.strict, n);
	if (!i) return {
		value: "",
		type: null,
		comment: "",
		range: [
			r,
			r,
			r
		]
	};
	let a = i.mode === ">" ? Y.BLOCK_FOLDED : Y.BLOCK_LITERAL, o = t.source ? qm(t.source) : [], s = o.length;
	for (let e = o.length - 1; e >= 0; --e) {
		let t = o[e][1];
		if (t === "" || t === "\r") s = e;
		else break;
	}
	if (s === 0) {
		let e = i.chomp === "+" && o.length > 0 ? "\n".repeat(Math.max(1, o.length - 1)) : "", n = r + i.length;
		return t.source && (n += t.source.length), {
			value: e,
			type: a,
			comment: i.comment,
			range: [
				r,
				n,
				n
			]
		};
	}
	let c = t.indent + i.indent, l = t.offset + i.length, u = 0;
	for (let t = 0; t < s; ++t) {
		let [r, a] = o[t];
		if (a === "" || a === "\r") i.indent === 0 && r.length > c && (c = r.length);
		else {
			r.length < c && n(l + r.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), i.indent === 0 && (c = r.length), u = t, c === 0 && !e.atRoot && n(l, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		l += r.length + a.length + 1;
	}
	for (let e = o.length - 1; e >= s; --e) o[e][0].length > c && (s = e + 1);
	let d = "", f = "", p = !1;
	for (let e = 0; e < u; ++e) d += o[e][0].slice(c) + "\n";
	for (let e = u; e < s; ++e) {
		let [t, r] = o[e];
		l += t.length + r.length + 1;
		let s = r[r.length - 1] === "\r";
		if (s && (r = r.slice(0, -1)), r && t.length < c) {
			let e = `Block scalar lines must not be less indented than their ${i.indent ? "explicit indentation indicator" : "first line"}`;
			n(l - r.length - (s ? 2 : 1), "BAD_INDENT", e), t = "";
		}
		a === Y.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
	}
	switch (i.chomp) {
		case "-": break;
		case "+":
			for (let e = s; e < o.length; ++e) d += "\n" + o[e][0].slice(c);
			d[d.length - 1] !== "\n" && (d += "\n");
			break;
		default: d += "\n";
	}
	let m = r + i.length + t.source.length;
	return {
		value: d,
		type: a,
		comment: i.comment,
		range: [
			r,
			m,
			m
		]
	};
}
function Km({ offset: e, props: t }, n, r) {
	if (t[0].type !== "block-scalar-header") return r(t[0], "IMPOSSIBLE", "Block scalar header not found"), null;
	let { source: i } = t[0], a = i[0], o = 0, s = "", c = -1;
	for (let t = 1; t < i.length; ++t) {
		let n = i[t];
		if (!s && (n === "-" || n === "+")) s = n;
		else {
			let r = Number(n);
			!o && r ? o = r : c === -1 && (c = e + t);
		}
	}
	c !== -1 && r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
	let l = !1, u = "", d = i.length;
	for (let e = 1; e < t.length; ++e) {
		let i = t[e];
		switch (i.type) {
			case "space": l = !0;
			case "newline":
				d += i.source.length;
				break;
			case "comment":
				n && !l && r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), d += i.source.length, u = i.source.substring(1);
				break;
			case "error":
				r(i, "UNEXPECTED_TOKEN", i.message), d += i.source.length;
				break;
			default: {
				r(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
				let e = i.source;
				e && typeof e == "string" && (d += e.length);
			}
		}
	}
	return {
		mode: a,
		indent: o,
		chomp: s,
		comment: u,
		length: d
	};
}
function qm(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function Jm(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = Y.PLAIN, c = Ym(a, l);
			break;
		case "single-quoted-scalar":
			s = Y.QUOTE_SINGLE, c = Xm(a, l);
			break;
		case "double-quoted-scalar":
			s = Y.QUOTE_DOUBLE, c = Qm(a, l);
			break;
		default: return n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${i}`), {
			value: "",
			type: null,
			comment: "",
			range: [
				r,
				r + a.length,
				r + a.length
			]
		};
	}
	let u = r + a.length, d = zm(o, u, t, n);
	return {
		value: c,
		type: s,
		comment: d.comment,
		range: [
			r,
			u,
			d.offset
		]
	};
}
function Ym(e, t) {
	let n = "";
	switch (e[0]) {
		case "	":
			n = "a tab character";
			break;
		case ",":
			n = "flow indicator character ,";
			break;
		case "%":
			n = "directive indicator character %";
			break;
		case "|":
		case ">":
			n = `block scalar indicator ${e[0]}`;
			break;
		case "@":
		case "`": n = `reserved character ${e[0]}`;
	}
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), Zm(e);
}
function Xm(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), Zm(e.slice(1, -1)).replace(/''/g, "'");
}
function Zm(e) {
	let t = /(.*?)\r?\n/sy, n = t.exec(e);
	if (!n) return e;
	let r, i;
	try {
		r = RegExp("(?<![ 	])[ 	]+$"), i = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		r = /[ \t]+$/, i = /^[ \t]+|[ \t]+$/g;
	}
	let a = n[1].replace(r, ""), o = " ", s = t.lastIndex;
	for (; n = t.exec(e);) {
		let e = n[1].replace(i, "");
		e === "" ? o === "\n" ? a += o : o = "\n" : (a += o + e, o = " "), s = t.lastIndex;
	}
	let c = /[ \t]*(.*)/sy;
	return c.lastIndex = s, n = c.exec(e), a + o + (n?.[1] ?? "");
}
function Qm(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = $m(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = eh[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += th(e, r + 1, a, t), r += a;
				} else {
					let i = e.substr(r - 1, 2);
					t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), n += i;
				}
			} else if (i === " " || i === "	") {
				let t = r, a = e[r + 1];
				for (; a === " " || a === "	";) a = e[++r + 1];
				a !== "\n" && (a !== "\r" || e[r + 2] !== "\n") && (n += r > t ? e.slice(t, r + 1) : i);
			} else n += i;
		}
	}
	return (e[e.length - 1] !== "\"" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing \"quote"), n;
}
function $m(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const eh = {
	0: "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function th(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function nh(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? Gm(e, t, r) : Jm(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[sf] : c ? rh(e.schema, i, c, n, r) : t.type === "scalar" ? ih(e, i, t, r) : e.schema[sf];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = K(a) ? a : new Y(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new Y(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function rh(e, t, n, r, i) {
	if (n === "!") return e[sf];
	let a = [];
	for (let t of e.tags) if (!t.collection && t.tag === n) {
		if (t.default && t.test) a.push(t);
		else return t;
	}
	for (let e of a) if (e.test?.test(t)) return e;
	let o = e.knownTags[n];
	return o && !o.collection ? (e.tags.push(Object.assign({}, o, {
		default: !1,
		test: void 0
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[sf]);
}
function ih({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[sf];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[sf];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function ah(e, t, n) {
	if (t) {
		n ??= t.length;
		for (let r = n - 1; r >= 0; --r) {
			let n = t[r];
			switch (n.type) {
				case "space":
				case "comment":
				case "newline":
					e -= n.source.length;
					continue;
			}
			for (n = t[++r]; n?.type === "space";) e += n.source.length, n = t[++r];
			break;
		}
	}
	return e;
}
// node_modules/yaml/browser/dist/compose/compose-node.js
const oh = {
	composeNode: sh,
	composeEmptyNode: ch
};
function sh(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = lh(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = nh(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = Wm(oh, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= ch(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!K(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function ch(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = nh(e, {
		type: "scalar",
		offset: ah(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function lh({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new Nf(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = zm(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function uh(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new Em(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = Mm(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? sh(c, i, l, o) : ch(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = zm(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function dh(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function fh(e) {
	let t = "", n = !1, r = !1;
	for (let i = 0; i < e.length; ++i) {
		let a = e[i];
		switch (a[0]) {
			case "#":
				t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " "), n = !0, r = !1;
				break;
			case "%":
				e[i + 1]?.[0] !== "#" && (i += 1), n = !1;
				break;
			default: n || (r = !0), n = !1;
		}
	}
	return {
		comment: t,
		afterEmptyLine: r
	};
}
var ph = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = dh(e);
			r ? this.warnings.push(new Am(i, t, n)) : this.errors.push(new km(i, t, n));
		}, this.directives = new Tf({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = fh(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (q(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				G(e) && (e = e.key);
				let t = e.commentBefore;
				e.commentBefore = t ? `${n}\n${t}` : n;
			} else {
				let e = i.commentBefore;
				i.commentBefore = e ? `${n}\n${e}` : n;
			}
		}
		if (t) {
			for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
			for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
		} else e.errors = this.errors, e.warnings = this.warnings;
		this.prelude = [], this.errors = [], this.warnings = [];
	}
	streamInfo() {
		return {
			comment: fh(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(e, t = !1, n = -1) {
		for (let t of e) yield* this.next(t);
		yield* this.end(t, n);
	}
	*next(e) {
		switch (e.type) {
			case "directive":
				this.directives.add(e.source, (t, n, r) => {
					let i = dh(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = uh(this.options, this.directives, e, this.onError);
				this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(e.source);
				break;
			case "error": {
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new km(dh(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new km(dh(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = zm(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new km(dh(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new Em(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const mh = Symbol("break visit"), hh = Symbol("skip children"), gh = Symbol("remove item");
function _h(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), vh(Object.freeze([]), e, t);
}
_h.BREAK = mh, _h.SKIP = hh, _h.REMOVE = gh, _h.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, _h.parentCollection = (e, t) => {
	let n = _h.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function vh(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = vh(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === mh) return mh;
				else r === gh && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function yh(e) {
	switch (e) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (e[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}
// node_modules/yaml/browser/dist/parse/lexer.js
function bh(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const xh = new Set("0123456789ABCDEFabcdef"), Sh = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), Ch = new Set(",[]{}"), wh = new Set(" ,[]{}\n\r	"), Th = (e) => !e || wh.has(e);
var Eh = class {
	constructor() {
		this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
	}
	*lex(e, t = !1) {
		if (e) {
			if (typeof e != "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
		}
		this.atEnd = !t;
		let n = this.next ?? "stream";
		for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
	}
	atLineEnd() {
		let e = this.pos, t = this.buffer[e];
		for (; t === " " || t === "	";) t = this.buffer[++e];
		return !t || t === "#" || t === "\n" || t === "\r" && this.buffer[e + 1] === "\n";
	}
	charAt(e) {
		return this.buffer[this.pos + e];
	}
	continueScalar(e) {
		let t = this.buffer[e];
		if (this.indentNext > 0) {
			let n = 0;
			for (; t === " ";) t = this.buffer[++n + e];
			if (t === "\r") {
				let t = this.buffer[n + e + 1];
				if (t === "\n" || !t && !this.atEnd) return e + n + 1;
			}
			return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
		}
		if (t === "-" || t === ".") {
			let t = this.buffer.substr(e, 3);
			if ((t === "---" || t === "...") && bh(this.buffer[e + 3])) return -1;
		}
		return e;
	}
	getLine() {
		let e = this.lineEndPos;
		return (typeof e != "number" || e !== -1 && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === "\r" && --e, this.buffer.substring(this.pos, e));
	}
	hasChars(e) {
		return this.pos + e <= this.buffer.length;
	}
	setNext(e) {
		return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
	}
	peek(e) {
		return this.buffer.substr(this.pos, e);
	}
	*parseNext(e) {
		switch (e) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let e = this.getLine();
		if (e === null) return this.setNext("stream");
		if (e[0] === "﻿" && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
			let t = e.length, n = e.indexOf("#");
			for (; n !== -1;) {
				let r = e[n - 1];
				if (r === " " || r === "	") {
					t = n - 1;
					break;
				}
				n = e.indexOf("#", n + 1);
			}
			for (;;) {
				let n = e[t - 1];
				if (n === " " || n === "	") --t;
				else break;
			}
			let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
			return yield* this.pushCount(e.length - r), this.pushNewline(), "stream";
		}
		if (this.atLineEnd()) {
			let t = yield* this.pushSpaces(!0);
			return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
		}
		return yield "", yield* this.parseLineStart();
	}
	*parseLineStart() {
		let e = this.charAt(0);
		if (!e && !this.atEnd) return this.setNext("line-start");
		if (e === "-" || e === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			let e = this.peek(3);
			if ((e === "---" || e === "...") && bh(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !bh(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && bh(t)) {
			let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
			return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(!0);
		let e = this.getLine();
		if (e === null) return this.setNext("doc");
		let t = yield* this.pushIndicators();
		switch (e[t]) {
			case "#": yield* this.pushCount(e.length - t);
			case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), "doc";
			case "*": return yield* this.pushUntil(Th), "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let e, t, n = -1;
		do
			e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, t += yield* this.pushSpaces(!0);
		while (e + t > 0);
		let r = this.getLine();
		if (r === null) return this.setNext("flow");
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && bh(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(Th), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || bh(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
			}
			default: return this.flowKey = !1, yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
		if (e === "'") for (; t !== -1 && this.buffer[t + 1] === "'";) t = this.buffer.indexOf("'", t + 2);
		else for (; t !== -1;) {
			let e = 0;
			for (; this.buffer[t - 1 - e] === "\\";) e += 1;
			if (e % 2 == 0) break;
			t = this.buffer.indexOf("\"", t + 1);
		}
		let n = this.buffer.substring(0, t), r = n.indexOf("\n", this.pos);
		if (r !== -1) {
			for (; r !== -1;) {
				let e = this.continueScalar(r + 1);
				if (e === -1) break;
				r = n.indexOf("\n", e);
			}
			r !== -1 && (t = r - (n[r - 1] === "\r" ? 2 : 1));
		}
		if (t === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			t = this.buffer.length;
		}
		return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1, this.blockScalarKeep = !1;
		let e = this.pos;
		for (;;) {
			let t = this.buffer[++e];
			if (t === "+") this.blockScalarKeep = !0;
			else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
			else if (t !== "-") break;
		}
		return yield* this.pushUntil((e) => bh(e) || e === "#");
	}
	*parseBlockScalar() {
		let e = this.pos - 1, t = 0, n;
		loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
			case " ":
				t += 1;
				break;
			case "\n":
				e = r, t = 0;
				break;
			case "\r": {
				let e = this.buffer[r + 1];
				if (!e && !this.atEnd) return this.setNext("block-scalar");
				if (e === "\n") break;
			}
			default: break loop;
		}
		if (!n && !this.atEnd) return this.setNext("block-scalar");
		if (t >= this.indentNext) {
			this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				let t = this.continueScalar(e + 1);
				if (t === -1) break;
				e = this.buffer.indexOf("\n", t);
			} while (e !== -1);
			if (e === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				e = this.buffer.length;
			}
		}
		let r = e + 1;
		for (n = this.buffer[r]; n === " ";) n = this.buffer[++r];
		if (n === "	") {
			for (; n === "	" || n === " " || n === "\r" || n === "\n";) n = this.buffer[++r];
			e = r - 1;
		} else if (!this.blockScalarKeep) do {
			let n = e - 1, r = this.buffer[n];
			r === "\r" && (r = this.buffer[--n]);
			let i = n;
			for (; r === " ";) r = this.buffer[--n];
			if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
			else break;
		} while (1);
		return yield "", yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		let e = this.flowLevel > 0, t = this.pos - 1, n = this.pos - 1, r;
		for (; r = this.buffer[++n];) if (r === ":") {
			let r = this.buffer[n + 1];
			if (bh(r) || e && Ch.has(r)) break;
			t = n;
		} else if (bh(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && Ch.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && Ch.has(r)) break;
			t = n;
		}
		return !r && !this.atEnd ? this.setNext("plain-scalar") : (yield "", yield* this.pushToIndex(t + 1, !0), e ? "flow" : "doc");
	}
	*pushCount(e) {
		return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
	}
	*pushToIndex(e, t) {
		let n = this.buffer.slice(this.pos, e);
		return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ""), 0);
	}
	*pushIndicators() {
		let e = 0;
		loop: for (;;) {
			switch (this.charAt(0)) {
				case "!":
					e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
					continue loop;
				case "&":
					e += yield* this.pushUntil(Th), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (bh(n) || t && Ch.has(n)) {
						t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
						continue loop;
					}
				}
			}
			break loop;
		}
		return e;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let e = this.pos + 2, t = this.buffer[e];
			for (; !bh(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (Sh.has(t)) t = this.buffer[++e];
			else if (t === "%" && xh.has(this.buffer[e + 1]) && xh.has(this.buffer[e + 2])) t = this.buffer[e += 3];
			else break;
			return yield* this.pushToIndex(e, !1);
		}
	}
	*pushNewline() {
		let e = this.buffer[this.pos];
		return e === "\n" ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
	}
	*pushSpaces(e) {
		let t = this.pos - 1, n;
		do
			n = this.buffer[++t];
		while (n === " " || e && n === "	");
		let r = t - this.pos;
		return r > 0 && (yield this.buffer.substr(this.pos, r), this.pos = t), r;
	}
	*pushUntil(e) {
		let t = this.pos, n = this.buffer[t];
		for (; !e(n);) n = this.buffer[++t];
		return yield* this.pushToIndex(t, !1);
	}
}, Dh = class {
	constructor() {
		this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
			let t = 0, n = this.lineStarts.length;
			for (; t < n;) {
				let r = t + n >> 1;
				this.lineStarts[r] < e ? t = r + 1 : n = r;
			}
			if (this.lineStarts[t] === e) return {
				line: t + 1,
				col: 1
			};
			if (t === 0) return {
				line: 0,
				col: e
			};
			let r = this.lineStarts[t - 1];
			return {
				line: t,
				col: e - r + 1
			};
		};
	}
};
// node_modules/yaml/browser/dist/parse/parser.js
function Oh(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function kh(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function Ah(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function jh(e) {
	switch (e.type) {
		case "document": return e.start;
		case "block-map": {
			let t = e.items[e.items.length - 1];
			return t.sep ?? t.start;
		}
		case "block-seq": return e.items[e.items.length - 1].start;
		default: return [];
	}
}
function Mh(e) {
	if (e.length === 0) return [];
	let t = e.length;
	loop: for (; --t >= 0;) switch (e[t].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	for (; e[++t]?.type === "space";);
	return e.splice(t, e.length);
}
function Nh(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function Ph(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !Oh(t.start, "explicit-key-ind") && !Oh(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, Ah(t.value) ? t.value.end ? Nh(t.value.end, t.sep) : t.value.end = t.sep : Nh(t.start, t.sep), delete t.sep);
}
var Fh = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new Eh(), this.onNewLine = e;
	}
	*parse(e, t = !1) {
		this.onNewLine && this.offset === 0 && this.onNewLine(0);
		for (let n of this.lexer.lex(e, t)) yield* this.next(n);
		t || (yield* this.end());
	}
	*next(e) {
		if (this.source = e, this.atScalar) {
			this.atScalar = !1, yield* this.step(), this.offset += e.length;
			return;
		}
		let t = yh(e);
		if (!t) {
			let t = `Not a YAML token: ${e}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message: t,
				source: e
			}), this.offset += e.length;
		} else if (t === "scalar") this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
		else {
			switch (this.type = t, yield* this.step(), t) {
				case "newline":
					this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
					break;
				case "space":
					this.atNewLine && e[0] === " " && (this.indent += e.length);
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					this.atNewLine && (this.indent += e.length);
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = !1;
			}
			this.offset += e.length;
		}
	}
	*end() {
		for (; this.stack.length > 0;) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		let e = this.peek(1);
		if (this.type === "doc-end" && e?.type !== "doc-end") {
			for (; this.stack.length > 0;) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
		} else {
			if (!e) return yield* this.stream();
			switch (e.type) {
				case "document": return yield* this.document(e);
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return yield* this.scalar(e);
				case "block-scalar": return yield* this.blockScalar(e);
				case "block-map": return yield* this.blockMap(e);
				case "block-seq": return yield* this.blockSequence(e);
				case "flow-collection": return yield* this.flowCollection(e);
				case "doc-end": return yield* this.documentEnd(e);
			}
			yield* this.pop();
		}
	}
	peek(e) {
		return this.stack[this.stack.length - e];
	}
	*pop(e) {
		let t = e ?? this.stack.pop();
		if (!t) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield t;
		else {
			let e = this.peek(1);
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && Ph(t), e.type) {
				case "document":
					e.value = t;
					break;
				case "block-scalar":
					e.props.push(t);
					break;
				case "block-map": {
					let n = e.items[e.items.length - 1];
					if (n.value) {
						e.items.push({
							start: [],
							key: t,
							sep: []
						}), this.onKeyLine = !0;
						return;
					}
					if (n.sep) n.value = t;
					else {
						Object.assign(n, {
							key: t,
							sep: []
						}), this.onKeyLine = !n.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					let n = e.items[e.items.length - 1];
					n.value ? e.items.push({
						start: [],
						value: t
					}) : n.value = t;
					break;
				}
				case "flow-collection": {
					let n = e.items[e.items.length - 1];
					!n || n.value ? e.items.push({
						start: [],
						key: t,
						sep: []
					}) : n.sep ? n.value = t : Object.assign(n, {
						key: t,
						sep: []
					});
					return;
				}
				default: yield* this.pop(), yield* this.pop(t);
			}
			if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
				let n = t.items[t.items.length - 1];
				n && !n.sep && !n.value && n.start.length > 0 && kh(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				let e = {
					type: "document",
					offset: this.offset,
					start: []
				};
				this.type === "doc-start" && e.start.push(this.sourceToken), this.stack.push(e);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(e) {
		if (e.value) return yield* this.lineEnd(e);
		switch (this.type) {
			case "doc-start":
				kh(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				e.start.push(this.sourceToken);
				return;
		}
		let t = this.startBlockValue(e);
		t ? this.stack.push(t) : yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(e) {
		if (this.type === "map-value-ind") {
			let t = Mh(jh(this.peek(2))), n;
			e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
			let r = {
				type: "block-map",
				offset: e.offset,
				indent: e.indent,
				items: [{
					start: t,
					key: e,
					sep: n
				}]
			};
			this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
		} else yield* this.lineEnd(e);
	}
	*blockScalar(e) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				e.props.push(this.sourceToken);
				return;
			case "scalar":
				if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
					let e = this.source.indexOf("\n") + 1;
					for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
				}
				yield* this.pop();
				break;
			default: yield* this.pop(), yield* this.step();
		}
	}
	*blockMap(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (this.onKeyLine = !1, t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else if (t.sep) t.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							Nh(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= e.indent) {
			let n = !this.onKeyLine && this.indent === e.indent, r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind", i = [];
			if (r && t.sep && !t.value) {
				let n = [];
				for (let r = 0; r < t.sep.length; ++r) {
					let i = t.sep[r];
					switch (i.type) {
						case "newline":
							n.push(r);
							break;
						case "space": break;
						case "comment":
							i.indent > e.indent && (n.length = 0);
							break;
						default: n.length = 0;
					}
				}
				n.length >= 2 && (i = t.sep.splice(n[1]));
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					r || t.value ? (i.push(this.sourceToken), e.items.push({ start: i }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					!t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : r || t.value ? (i.push(this.sourceToken), e.items.push({
						start: i,
						explicitKey: !0
					})) : this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: !0
						}]
					}), this.onKeyLine = !0;
					return;
				case "map-value-ind":
					if (t.explicitKey) {
						if (!t.sep) {
							if (Oh(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = Mh(t.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start: e,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (t.value) e.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (Oh(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (Ah(t.key) && !Oh(t.sep, "newline")) {
							let e = Mh(t.start), n = t.key, r = t.sep;
							r.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: e,
									key: n,
									sep: r
								}]
							});
						} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
					} else t.sep ? t.value || r ? e.items.push({
						start: i,
						key: null,
						sep: [this.sourceToken]
					}) : Oh(t.sep, "map-value-ind") ? this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					}) : t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					this.onKeyLine = !0;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					r || t.value ? (e.items.push({
						start: i,
						key: n,
						sep: []
					}), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
						key: n,
						sep: []
					}), this.onKeyLine = !0);
					return;
				}
				default: {
					let r = this.startBlockValue(e);
					if (r) {
						if (r.type === "block-seq") {
							if (!t.explicitKey && t.sep && !Oh(t.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else n && e.items.push({ start: i });
						this.stack.push(r);
						return;
					}
				}
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*blockSequence(e) {
		let t = e.items[e.items.length - 1];
		switch (this.type) {
			case "newline":
				if (t.value) {
					let n = "end" in t.value ? t.value.end : void 0;
					(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
				} else t.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (t.value) e.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(t.start, e.indent)) {
						let n = e.items[e.items.length - 2]?.value?.end;
						if (Array.isArray(n)) {
							Nh(n, t.start), n.push(this.sourceToken), e.items.pop();
							return;
						}
					}
					t.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (t.value || this.indent <= e.indent) break;
				t.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== e.indent) break;
				t.value || Oh(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
				return;
		}
		if (this.indent > e.indent) {
			let t = this.startBlockValue(e);
			if (t) {
				this.stack.push(t);
				return;
			}
		}
		yield* this.pop(), yield* this.step();
	}
	*flowCollection(e) {
		let t = e.items[e.items.length - 1];
		if (this.type === "flow-error-end") {
			let e;
			do
				yield* this.pop(), e = this.peek(1);
			while (e?.type === "flow-collection");
		} else if (e.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					!t || t.value ? e.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					let n = this.flowScalar(this.type);
					!t || t.value ? e.items.push({
						start: [],
						key: n,
						sep: []
					}) : t.sep ? this.stack.push(n) : Object.assign(t, {
						key: n,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					e.end.push(this.sourceToken);
					return;
			}
			let n = this.startBlockValue(e);
			n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
		} else {
			let t = this.peek(2);
			if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) yield* this.pop(), yield* this.step();
			else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
				let n = Mh(jh(t));
				Ph(e);
				let r = e.end.splice(1, e.end.length);
				r.push(this.sourceToken);
				let i = {
					type: "block-map",
					offset: e.offset,
					indent: e.indent,
					items: [{
						start: n,
						key: e,
						sep: r
					}]
				};
				this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
			} else yield* this.lineEnd(e);
		}
	}
	flowScalar(e) {
		if (this.onNewLine) {
			let e = this.source.indexOf("\n") + 1;
			for (; e !== 0;) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
		}
		return {
			type: e,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(e) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = !0;
				let t = Mh(jh(e));
				return t.push(this.sourceToken), {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						explicitKey: !0
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = !0;
				let t = Mh(jh(e));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start: t,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(e, t) {
		return this.type !== "comment" || this.indent <= t ? !1 : e.every((e) => e.type === "newline" || e.type === "space");
	}
	*documentEnd(e) {
		this.type !== "doc-mode" && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
	}
	*lineEnd(e) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop(), yield* this.step();
				break;
			case "newline": this.onKeyLine = !1;
			default: e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
		}
	}
};
// node_modules/yaml/browser/dist/public-api.js
function Ih(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new Dh() || null,
		prettyErrors: t
	};
}
function Lh(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = Ih(t), i = new Fh(n?.addNewLine), a = new ph(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new km(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(jm(e, n)), o.warnings.forEach(jm(e, n))), o;
}
// src/manifest/read/coreSchema.ts
const Rh = new wm({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), zh = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function Bh(e) {
	if (!zh.test(e)) return e;
	let t = Rh.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return K(n) ? n.value : n;
}
// src/manifest/read/cursor.ts
var Vh = class extends Error {};
function X(e) {
	if (!e) throw new Vh();
}
var Hh = class {
	text;
	at = 0;
	column = 0;
	comments = -1;
	lineStart = 0;
	constructor(e) {
		this.text = e;
	}
	isAtEnd() {
		return this.at === this.text.length;
	}
	sees(e) {
		return this.text.charCodeAt(this.at) === e.charCodeAt(0);
	}
	take(e) {
		X(this.sees(e)), this.at += 1;
	}
	spaces() {
		let e = this.at;
		for (; this.text.charCodeAt(this.at) === 32;) this.at += 1;
		return this.at - e;
	}
	lineEnds() {
		let e = this.at, t = this.spaces() > 0;
		return this.isAtEnd() || this.lineBreak() ? !0 : t && this.sees("#") ? (this.toNextLine(), !0) : (this.at = e, !1);
	}
	toContent() {
		for (this.comments = -1;;) if (this.lineStart = this.at, this.column = this.spaces(), this.sees("#")) this.comments = Math.max(this.comments, this.column), this.toNextLine();
		else if (this.isAtEnd()) {
			this.column = -1;
			return;
		} else if (!this.lineBreak()) return;
	}
	toCompact() {
		X(this.spaces() > 0), this.column = this.at - this.lineStart;
	}
	inFlow(e) {
		this.lineEnds() ? (this.toContent(), X(this.column > e && this.comments === -1)) : this.spaces();
	}
	lineBreak() {
		let e = this.text.charCodeAt(this.at);
		return e !== 10 && e !== 13 ? !1 : (this.at += e === 13 ? 2 : 1, !0);
	}
	toNextLine() {
		let e = this.text.indexOf("\n", this.at);
		this.at = e === -1 ? this.text.length : e + 1;
	}
};
// src/manifest/read/fastScalar.ts
const Uh = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, Wh = /^ +\r?$/m;
function Gh({ style: e }) {
	return e === B.LITERAL_BLOCK || e === B.FOLDED_BLOCK;
}
function Kh(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	X(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === B.PLAIN) return X(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	X(i === B.SINGLE_QUOTED || i === B.DOUBLE_QUOTED);
	let o = t.fast ? a : Jh(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const qh = /\\(?:U|\r?\n)/;
function Jh(e, t, n) {
	X(n.style === B.SINGLE_QUOTED || !qh.test(t));
	let r = _u(e, n);
	return X(!wt.test(r)), r;
}
function Yh(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	X(t.anchorStart === -1 && t.tagStart === -1), Uh.lastIndex = n, X(Uh.test(e) && Uh.lastIndex === r);
	let o = e.slice(r, i);
	return X(/\S/.test(o) && !Wh.test(o)), {
		start: n,
		end: r + (a === ru.KEEP ? o.length : Xh(o)),
		text: _u(e, t),
		isPlain: !1
	};
}
function Xh(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
var Zh = class {
	byName = new Map();
	numbers;
	names = [];
	constructor(e) {
		this.numbers = new Int32Array(e * 5);
	}
	add(e) {
		let t = this.names.length;
		return this.names.push(e?.text ?? ""), this.numbers[t * 5 + 2] = e?.start ?? -1, this.numbers[t * 5 + 3] = e?.end ?? -1, t;
	}
	scalar(e, t, n) {
		this.numbers[e * 5 + 0] = t, this.numbers[e * 5 + 1] = n;
	}
	collection(e, t, n) {
		this.scalar(e, t, n), this.numbers[e * 5 + 4] = this.names.length;
	}
	spotAt(e) {
		return new Qh(this, e);
	}
	start(e) {
		return this.number(e, 0);
	}
	end(e) {
		return this.number(e, 1);
	}
	name(e) {
		let t = this.number(e, 2);
		return t < 0 ? void 0 : {
			start: t,
			end: this.number(e, 3)
		};
	}
	isScalar(e) {
		return this.number(e, 4) === 0;
	}
	*members(e) {
		let t = this.number(e, 4), n = 0;
		for (let r = e + 1; r < t; r = this.number(r, 4) || r + 1) yield [this.number(r, 2) >= 0 ? this.names[r] ?? "" : String(n), r], n += 1;
	}
	member(e, t) {
		let n = this.byName.get(e);
		if (n) return n.get(t);
		let r = 0;
		for (let [n, i] of this.members(e)) {
			if (n === t) return i;
			if (r += 1, r === 50) break;
		}
		if (r < 50) return;
		let i = new Map();
		for (let [t, n] of this.members(e)) i.has(t) || i.set(t, n);
		return this.byName.set(e, i), i.get(t);
	}
	number(e, t) {
		return this.numbers[e * 5 + t] ?? 0;
	}
}, Qh = class {
	spots;
	position;
	constructor(e, t) {
		this.spots = e, this.position = t;
	}
	get start() {
		return this.spots.start(this.position);
	}
	get end() {
		return this.spots.end(this.position);
	}
	get name() {
		return this.spots.name(this.position);
	}
	get members() {
		return this.spots.isScalar(this.position) ? void 0 : this;
	}
	get(e) {
		let t = this.spots.member(this.position, e);
		return t === void 0 ? void 0 : this.spots.spotAt(t);
	}
	*[Symbol.iterator]() {
		for (let [e, t] of this.spots.members(this.position)) yield [e, this.spots.spotAt(t)];
	}
};
// src/manifest/read/fastReader.ts
const $h = ["__proto__", "<<"], eg = [
	"	",
	"﻿",
	"<<<<<<< "
];
function tg(e) {
	if (!(eg.some((t) => e.includes(t)) || /\r(?!\n)/.test(e)) && !e.endsWith(" ") && e.isWellFormed()) try {
		return new ng(e, bd(e, {})).document();
	} catch (e) {
		if (e instanceof Vh || e instanceof tu) return;
		throw e;
	}
}
var ng = class {
	text;
	events;
	cursor;
	spots;
	next = 0;
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new Hh(e), this.spots = new Zh(t.length);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		X(t.type === z.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (X(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, X(e.lineEnds()), e.toContent());
		let n = this.event();
		X(og(n) && e.column === 0);
		let r = this.block(n, this.spots.add());
		return X(this.ends() && this.next === this.events.length && e.isAtEnd()), {
			value: r,
			spot: this.spots.spotAt(0)
		};
	}
	event() {
		let e = this.events[this.next];
		return X(e !== void 0), this.next += 1, e;
	}
	ends() {
		return this.events[this.next]?.type === z.POP && (this.next += 1, !0);
	}
	block(e, t) {
		let { cursor: n, spots: r } = this, { column: i, at: a } = n;
		X(e.start === a && sg(e));
		let o = e.type === z.SEQUENCE, s = new rg(o);
		for (;;) {
			o && n.take("-");
			let e = o ? void 0 : this.name();
			if (s.add(this.blockValue(i, o, r.add(e)), e?.text), this.ends()) break;
			X(n.column === i && n.comments <= i);
		}
		return X((o ? n.column <= i : n.column < i) && n.comments < Math.max(i, 1)), r.collection(t, a, this.blockEnd), s.value;
	}
	blockValue(e, t, n) {
		let { cursor: r } = this, i = this.event(), a = r.lineEnds();
		if (a ? (r.toContent(), X(r.column > e || r.column === e && !t && i.type === z.SEQUENCE)) : r.toCompact(), og(i)) return X(a || t), this.block(i, n);
		X(r.column > e && !(a && r.comments >= 0));
		let o = this.leaf(i, e, n);
		return this.blockEnd = r.at, r.toContent(), o;
	}
	leaf(e, t, n) {
		let { cursor: r, text: i, spots: a } = this;
		if (e.type === z.SCALAR && Gh(e)) {
			let t = Yh(i, e, r.at);
			return r.at = t.end, a.scalar(n, t.start, t.end), t.text;
		}
		let o = this.flow(e, t, n);
		return X(r.lineEnds()), o;
	}
	flow(e, t, n) {
		let { cursor: r, spots: i } = this;
		if (e.type === z.SCALAR) {
			let { start: t, end: r, text: a, isPlain: o } = this.flowScalar(e);
			return i.scalar(n, t, r), o ? ig(Bh(a)) : a;
		}
		let { at: a } = r;
		X(ag(e) && e.style === nu.FLOW), X(e.start === a && sg(e));
		let o = e.type === z.SEQUENCE, s = new rg(o);
		for (r.take(o ? "[" : "{"), r.inFlow(t); !this.ends();) {
			let e = o ? void 0 : this.name();
			o || r.inFlow(t), s.add(this.flow(this.event(), t, i.add(e)), e?.text), r.inFlow(t), r.sees(",") && (r.at += 1, r.inFlow(t));
		}
		return r.take(o ? "]" : "}"), i.collection(n, a, r.at), s.value;
	}
	flowScalar(e) {
		X(e.type === z.SCALAR);
		let t = Kh(this.text, e);
		return X(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return X(!this.text.slice(t.start, t.end).includes("\n")), X(!t.isPlain || typeof Bh(t.text) == "string"), e.spaces(), X(e.at - t.start <= 1024), e.take(":"), t;
	}
}, rg = class {
	value;
	constructor(e) {
		this.value = e ? [] : {};
	}
	add(e, t) {
		Array.isArray(this.value) ? this.value.push(e) : t !== void 0 && (X(!$h.includes(t) && !Object.hasOwn(this.value, t)), this.value[t] = e);
	}
};
function ig(e) {
	return X(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
function ag(e) {
	return e.type === z.MAPPING || e.type === z.SEQUENCE;
}
function og(e) {
	return ag(e) && e.style === nu.BLOCK;
}
function sg({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// src/manifest/syntaxProblems.ts
function cg(e, t, n) {
	let r = new kt(), i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = st(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1])), o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.countMore(t.path) || r.add(l("yaml", `The YAML cannot be read here. ${dg(n, e.pos[0]) || lg(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		if (r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = st(t, n.pos[0], n.pos[1]);
		r.add(l("yaml", lg(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function lg(e) {
	let [, t] = /^Unresolved tag: (.*)$/.exec(e.message) ?? [];
	if (t !== void 0) return `The tag ${t} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
	if (e.message.startsWith("Maximum call stack")) return "Values are nested too deeply. Use fewer levels.";
	if (e.message.startsWith("Missing closing")) return "A text has no closing quote.";
	switch (e.code) {
		case "BAD_INDENT": return "The indentation of this line differs from its neighbours. Use the same indentation for all fields of a mapping.";
		case "BLOCK_AS_IMPLICIT_KEY":
		case "MULTILINE_IMPLICIT_KEY": return "Either the next line is indented too far, or a text with \": \" in it needs quotes.";
		case "TAB_AS_INDENT": return "Indent with spaces, not with tabs.";
		case "MULTIPLE_DOCS": return "A manifest is one document: split it into files instead of writing ---.";
		default: return `${e.message}.`;
	}
}
const ug = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function dg(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!ug.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function fg(e, t) {
	let n = new kt();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(l("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: st(t, r, r + i.length) }));
	return n.problems;
}
// src/manifest/read/fullReader.ts
const pg = {
	value: null,
	spot: {
		start: 0,
		end: 0
	}
}, mg = [{
	from: 1,
	to: Infinity
}], hg = 2 ** 18, gg = 1e3;
function _g(e, t, n = !1) {
	let r = {
		path: e,
		lineStarts: Qe(t)
	}, i = fg(t, r);
	if (i.length > 0) return {
		file: r,
		...pg,
		problems: i,
		broken: mg
	};
	if (t.length > hg) {
		let i = t.lastIndexOf("\n", hg) + 1 || hg, a = vg(r, t.slice(0, i), n);
		if (a.mistakes > gg) {
			let { line: t } = st(r, i - 1, i), n = `${e} has more than ${gg.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`, o = [l("yaml", n), ...a.problems], s = {
				from: t,
				to: Infinity
			};
			return {
				...a,
				problems: o,
				broken: [...a.broken, s]
			};
		}
	}
	return vg(r, t, n);
}
function vg(e, t, n) {
	let r = Lh(t, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { problems: i, broken: a } = cg(r, e, t), o = new yg(e, i, a, t, n), s = o.read(r.contents), c = i.problems, l = c.reduce((e, t) => e + lt(t), 0) + r.errors.length + (n ? 0 : o.nulls);
	return {
		file: e,
		...s,
		problems: c,
		broken: a,
		mistakes: l
	};
}
var yg = class {
	file;
	problems;
	broken;
	anchors = new Map();
	open = new Set();
	unread;
	text;
	anyText;
	values = 0;
	nulls = 0;
	sizes = new Map();
	repeated = 0;
	depth = 0;
	constructor(e, t, n, r, i) {
		this.anyText = i, this.file = e, this.text = r, this.broken = n, this.unread = [...n], this.problems = t;
	}
	read(e) {
		if (!bg(e)) return pg;
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, uf(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = ff(e) ? this.mapping(e.items, t, n) : pf(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || (K(e) && e.value === null && (this.nulls += 1), {
			value: K(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		});
	}
	scalar(e, t, n) {
		return !this.anyText && typeof e == "string" && wt.test(e) ? this.refuse(Nt("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = dg(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : xg(t, e.value);
			if (c === "__proto__") this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end);
			else if (i.has(c) && i.get(c) !== typeof e.value) this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end);
			else if (i.has(c) && this.depth === 0 && !this.problems.countMore(this.file.path)) {
				let e = st(this.file, o.start, o.start + 1);
				this.problems.add(l("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: e }));
			}
			r.set(c, s.value), i.set(c, typeof e.value), a.set(c, Ye(s.spot, { name: {
				start: o.start,
				end: o.end
			} }));
		}
		return {
			value: Object.fromEntries(r),
			spot: {
				start: t,
				end: n,
				members: a
			}
		};
	}
	list(e, t, n) {
		let r = e.map((e) => this.read(e)), i = new Map(r.map(({ spot: e }, t) => [String(t), e]));
		return {
			value: r.map(({ value: e }) => e),
			spot: {
				start: t,
				end: n,
				members: i
			}
		};
	}
	follow(e, t, n) {
		let r = this.anchors.get(e);
		if (!r) return this.refuse(`The anchor "&${e}" is not defined before the alias "*${e}". Define it above this line, or write the value here.`, t, n);
		if (this.open.has(r)) return this.refuse(`The alias "*${e}" is inside its own anchor "&${e}". Write the value here instead.`, t, n);
		let i = Math.max(1e4, this.text.length);
		if (this.repeated > i) return null;
		if (this.depth === 0 && (this.repeated += this.sizes.get(r) ?? 1), this.repeated > i) return this.refuse(`From here on, aliases repeat more than ${i} values. Write the values out.`, t, n);
		this.depth += 1;
		let { value: a } = this.read(r);
		return --this.depth, a;
	}
	refuse(e, t, n) {
		let r = st(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.countMore(this.file.path) || this.problems.add(l("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function bg(e) {
	return ff(e) || pf(e) || K(e) || uf(e);
}
function xg(e, t) {
	return K(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function Sg(e, t, { anyText: n = !1 } = {}) {
	let r = tg(t), i = r ? {
		...r,
		file: {
			path: e,
			lineStarts: Qe(t)
		},
		problems: [],
		broken: []
	} : _g(e, t, n), { lineStarts: a } = i.file, o = (e, t) => (a[e - 1] ?? 0) + t - 1, s = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(o(e, n), o(r, i)).trim();
	return {
		...i,
		textAt: s
	};
}
// src/kinds/key/manifest.ts
const Cg = {
	schema: Xo,
	fields: qo,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, wg = {
	schema: Qo,
	fields: qo.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function Tg(e, t) {
	let n = Sg(e, t), { members: r, problems: i } = Sc(n, ["keys", "on_create"]), o = [...n.problems, ...i], s = new Map(), c = r.get("on_create"), l = c && Tc(n, c, wg);
	l && a(o, l.problems);
	let u = r.get("keys");
	if (!u) return {
		entries: [],
		variables: s,
		problems: o.length > 0 ? o : [Cc(n, "keys")]
	};
	let { entries: d, problems: f } = wc(n, u, Cg);
	return {
		entries: d.map(({ values: e, spot: t }) => ({
			values: e,
			onCreate: l?.values ?? {},
			file: n.file,
			spot: t
		})),
		variables: s,
		problems: [...o, ...f]
	};
}
function Eg(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : Tg(e, t).entries.flatMap(({ values: e }) => F(e.key_name));
}
// src/kinds/key/ids.ts
function Dg(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map(), a = new Map(), o = [];
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t ? (i.set(t, [...i.get(t) ?? [], e]), a.set(e, t)) : o.push(e);
	}
	let s = new Map(), c = new Map();
	for (let [e, t] of i) {
		let [n, ...r] = t;
		if (n && r.length === 0) s.set(n, e);
		else for (let e of t) c.set(e, Og(e, t));
	}
	return {
		byId: s,
		named: a,
		refused: c,
		remarks: o.length > 0 ? [kg(o)] : []
	};
}
function Og(e, t) {
	let n = `${t.map(({ values: e }) => `"${go(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return N(I, e, "claimed-twice", n, { path: ["key_id"] });
}
function kg(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: Ag(t) };
	return l("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function Ag({ file: e, spot: t }) {
	return d(e, t, ["key_id"]);
}
function jg({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = _o(e.key_name, r);
	return n ? {
		..._o(t.key_name, r),
		...i
	} : i;
}
function Mg(e, t, n) {
	let i = jg(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function Ng(e) {
	let t = new Map();
	for (let n of e) for (let e of F(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function Pg({ values: e }, t) {
	let [n = "", ...r] = F(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function Fg(e, t, n) {
	let r = Pg(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && ho(i.key_name, t) === e.key_name[t])) : r;
}
function Ig({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Lg(t, e.filenames));
	return n.length === 1 ? n : t;
}
function Lg(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function Rg(e, t, n, r) {
	return Mg(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function zg({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(_o(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Bg({ key_name: e, platforms: t }, n) {
	return Object.values(_o(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function Vg(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = Fg(t, r, i), l = Ig(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, Hg(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function Hg(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return Gg("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function Ug(e, t) {
	if (new Set(e.values()).size === e.size) return;
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => Lg(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${go(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, Gg("claimed-twice", n, o));
		}
	}
}
function Wg(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, Gg("claimed-twice", i, o));
	}
}
function Gg(e, t, n) {
	return N(I, t, e, n, { path: ["key_name"] });
}
function Kg({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...Yg(i, t, n),
		...r ? Xg(i, n) : [],
		...r ? qg(10, e.flatMap(Zg)) : []
	];
}
function qg(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), l("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Jg({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(_o(e, t)))];
}
function Yg(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Jg)), a = [...new Set(n.flatMap(Jg))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => y(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [N(I, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Xg(e, t) {
	let n = new Map(t.flatMap((e) => Jg(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.previously?.length === 0) return [];
		let i = t.platforms ?? r.platforms, a = F(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set previously: [].`;
		return [N(I, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function Zg({ declared: e, live: t }) {
	let { values: n, onCreate: i } = e, { key_name: a } = n, o = n.platforms ?? t?.platforms ?? i.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = F(a, o), c = r.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [N(I, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
// src/kinds/key/renames.ts
function Qg(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : $g(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = e_(r, n), { renames: a, problems: o } = n_(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function $g(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (Mg(e, n, t.perPlatform).length === 0) return;
		let i = r.includes(n) ? [] : r;
		return {
			from: [n],
			blockers: [...new Set([...t.holders(e, n), ...i])]
		};
	}
	let i = t.direct.get(e), a = r.filter((e) => e !== i);
	if (a.length !== 0) return {
		from: a,
		blockers: i ? [i] : t.contested.get(e) ?? []
	};
}
function e_(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(jg(r, t, n));
		return !t_(e).some((e) => a.includes(e));
	};
	for (let n = !0; n;) {
		n = !1;
		for (let [o, { from: s, blockers: c }] of e) if (!r.has(o) && c.every((e) => a(o, e))) {
			r.add(o);
			for (let e of s) t(e) || i.set(e, o);
			n = !0;
		}
	}
	return {
		pending: r,
		leaving: i
	};
}
function t_({ values: e }) {
	return [...F(e.key_name), ...e.previously ?? []];
}
function n_(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = go(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, o_(e, n, r, t));
		if (p && !t.has(n)) {
			let t = i_(n, e);
			t ? h("rename-cycle", a_(t), "key_id") : h("wrong-id", r_(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function r_(e, t, n) {
	let { key_id: r } = t, i = F(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? go(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${go(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function i_(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function a_(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${go(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function o_(e, t, n, r) {
	return N(I, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function s_(e) {
	return ({ tags: t }) => Xt(t, e) !== void 0;
}
function c_(e, t, n, r = () => !1) {
	let i = Ng(t), a = Dg(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = Vg(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	Ug(c, s);
	let { renames: u, leaving: d } = Qg(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => Ig(e, zg(e, i)),
		holders: (e, t) => Rg(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	Wg(l, {
		renames: u,
		leaving: d,
		refused: s
	});
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	l_(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && Bg(t, F(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: go(t.key_name, t.platforms)
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of Fg(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...Kg({
			matches: m,
			live: t,
			unmanaged: g,
			perPlatform: n
		})],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => Pg(e, i)))
	};
}
function l_(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => F(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of F(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, Gg("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, Gg("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const u_ = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = r.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return r.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return d_(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(he)).sort()[0];
	}
};
function d_({ key_name: e, platforms: t }) {
	let [n = ""] = F(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function f_(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(p_(e, t), t);
	}
	let { matches: o } = c_(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = I.context(e, t, r), o = I.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => F(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? m_(e) && !l.has(e) : !h_(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : __(e.action === "update" ? i.get(String(e.id))?.tags : g_(e), r.rules) ? [e.label] : [])
	};
}
function p_(e, { fields: t }) {
	let n = new Map(t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : [[e, t]])), r = e.translations?.map((e) => {
		let t = n.get(e.language_iso);
		return t === void 0 ? e : {
			...e,
			translation: typeof t == "string" ? t : JSON.stringify(t)
		};
	});
	return {
		...e,
		...r && { translations: r }
	};
}
function m_({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function h_({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function g_({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function __(e = [], t) {
	let n = ii(I, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/plurals.ts
function v_(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => N(I, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !gt.includes(e));
		return [...o, ...s.map((t) => y_(e, [...i, t], t))];
	});
}
function y_(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${gt.join(", ")}.${Ie(n, gt)}`;
	return N(I, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function b_(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = N(I, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return r === void 0 ? [i] : [];
}
// src/kinds/key/renameCycles.ts
function x_(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of F(t.values.key_name)) n.has(e) && r.set(e, t);
	return S_(t, (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? F(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? F(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return l("rename-cycle", e.length === 1 ? r : i, t ? { place: d(t.file, t.spot, ["previously"]) } : {});
	});
}
function S_(e, t) {
	let n = new Set(), r = [];
	for (let i of e) {
		let e = [], a = new Set(), o = [], s = (n) => {
			e.push(n), a.add(n), o.push({
				key: n,
				rest: [...t(n)]
			});
		};
		n.has(i) || s(i);
		for (let t = o.at(-1); t; t = o.at(-1)) {
			let i = t.rest.shift();
			i === void 0 ? (n.add(t.key), a.delete(t.key), e.pop(), o.pop()) : a.has(i) ? r.push(e.slice(e.indexOf(i))) : n.has(i) || s(i);
		}
	}
	return r;
}
function C_({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (w_(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? wo(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = F(e.key_name, e.platforms);
		for (let n of Ko(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		if (n === void 0) return [];
		let a = `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set previously: [].`;
		return [l("looks-renamed", a, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), u = c.length - 10;
	if (u <= 0) return c;
	let d = `${u} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), l("looks-renamed", d, {
		severity: "notice",
		reach: "change"
	})];
}
function w_({ previously: e }) {
	return e?.length === 0;
}
// src/kinds/textSource.ts
function T_({ languages: e, base: t, alsoReads: n = [] }, r) {
	let i = e ?? (t === void 0 ? void 0 : [t]);
	return !i || i.includes(r) || n === "all" || n.includes(r);
}
// src/kinds/key/textManifest.ts
function E_(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: Qe(t)
	}, { texts: a, faults: o } = fe(e)?.read(t, r) ?? {
		texts: [],
		faults: []
	}, s = P_(n), c = D_(o.filter(O_(r)), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = A_(e, n);
			return t === void 0 ? [] : [{
				values: j_(e, t, n),
				onCreate: s,
				file: i,
				spot: F_(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function D_(e, t, n) {
	let r = new kt();
	for (let { code: i, severity: a = "error", message: o, at: s } of e) {
		let e = {
			severity: a,
			reach: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, 1, e)) continue;
		let c = st(t, s.start, s.end);
		r.add(l(i, a === "error" ? o + k_(n) : o, {
			...e,
			place: c
		}));
	}
	return r.problems;
}
function O_(e) {
	return ({ language: t }) => t === void 0 || T_(e, ut(e, t));
}
function k_({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !It(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function A_({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? ut(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (T_(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function j_({ path: e, value: t, description: n }, { language: r }, i) {
	let a = N_(t);
	return {
		key_name: M_(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function M_(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function N_(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function P_({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function F_({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...L_(t.at),
		members: new Map([[r, {
			...L_(t.at),
			name: i,
			...I_(t)
		}]])
	}), n && a.set("description", {
		...L_(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function I_(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...L_(t),
		name: L_(n)
	}]);
	return { members: new Map(t) };
}
function L_({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function R_({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const z_ = {
	...I,
	plural: Gt.manifests.name,
	words: {
		one: "key",
		many: "keys",
		prefix: "",
		maxName: 80,
		renamed: "will be renamed; keeps its id and translations",
		lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
		progress: "count",
		removed: ["keys", "texts"]
	},
	settings: Gt,
	limits: {
		removed: et,
		removedPercent: Vt,
		overwrittenPercent: rt,
		unverified: Jt,
		foreignFrom: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ onRemove: e }) => e,
	newManifest: u_,
	entry: Cg,
	defaults: wg,
	docs: gs,
	readManifest: Tg,
	textFiles: {
		read: E_,
		name: M_,
		join: Os
	},
	checkTogether: (e) => [...ys(e), ...x_(e)],
	checkEntry: v_,
	checkOffline: b_,
	adviceOn: ts,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = li(n, (e) => e.names), o = li(n, ({ id: e }) => e === void 0 ? [] : [e]), s = si(e, n, i, {
			kind: z_,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...F(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = c_(s.usable, t, r.perPlatformNames, s_(i)), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !R_(e));
		return ui({
			...c,
			matches: l
		}, s);
	},
	hints: C_,
	names: ({ key_name: e, platforms: t }) => F(e, t),
	texts: (e) => Ko(e),
	isReallyNew: w_,
	namesInManifest: Eg,
	mergeKept: ds,
	findRestored: Cs,
	undoneByApply: f_
};
// src/model/variables.ts
function B_(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function V_(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const H_ = /\$\$\{|\$\{([^}]*)\}/g;
function U_(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(H_)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : W_(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function W_(e) {
	return e === void 0 || e === "?" || e === "#";
}
function G_(e) {
	return [...new Set(U_(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function K_(e, t) {
	return U_(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function q_(e, t) {
	let n = U_(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? J_(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? J_(t.slice(r), i) : r === t.length;
}
function J_(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function Y_(e) {
	let [, t = "https", n = ""] = Q_.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function X_(e) {
	return e.replace(Q_, (t, n) => `${n}://${Y_(e)}`);
}
function Z_(e, t) {
	return X_(e) === X_(t);
}
const Q_ = /^(https?):\/\/([^/?#]+)/i;
function $_(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/docs.ts
const ev = {
	url: {
		text: "Where the service sends the events. `${NAME}` is a [variable](#variables-in-urls), and `$${` is a literal `${`.",
		examples: ["https://ci.example.com/hooks/${HOOK_TOKEN}"],
		undeclared: "Refused: it is required."
	},
	events: {
		text: "The events that are sent. The list replaces the live one. [Any event of the service](#events-of-a-webhook) is possible.",
		examples: [["project.imported", "project.translation.updated"]],
		undeclared: "The live events are not compared and not changed. A new webhook needs it."
	},
	event_lang_map: {
		text: "The languages for which an event is sent, or `\"*\"` for all languages. Only [four events](#events-of-a-webhook) can be limited, and they must be in `events`.",
		examples: [{
			"project.translation.updated": ["de", "fr"],
			"project.translations.updated": "*"
		}],
		undeclared: "The live languages stay. An event that is not in the mapping keeps its languages. A new event is sent for all languages.",
		empty: "The same as without the field."
	},
	branch: {
		text: "The branch of the project whose events are sent.",
		examples: ["develop"],
		undeclared: "The webhook is for all branches. If the live webhook has a branch, that is a difference.",
		null: "The same as without the field: all branches."
	},
	previously: {
		text: "The former URL. The webhook keeps its id and its secret.",
		examples: ["https://old.example.com/hook"],
		undeclared: "The entry is matched by its URL, branch and events only.",
		empty: "The webhook is really new, even if a live one has the same URL."
	},
	webhook_id: {
		text: "The id of the live webhook. It takes precedence over the URL.",
		examples: ["138c1ffa0ad94848f01f980e7f2f2af19d1bd553"],
		undeclared: "The entry is matched by its URL."
	}
};
// src/kinds/webhook/duplicates.ts
function tv(e) {
	let t = new Map();
	return e.flatMap((e) => {
		let { url: n, branch: r, events: i = [], webhook_id: a } = e.values, o = a ?? P([
			X_(n),
			r,
			[...i].sort()
		]), s = t.get(o);
		return t.set(o, s ?? e), s ? [_s("duplicate-webhook", a === void 0 ? `Webhook ${X_(n)} with the same events` : `webhook_id ${a}`, {
			second: e,
			first: s,
			field: a === void 0 ? "url" : "webhook_id"
		})] : [];
	});
}
// src/model/environment.ts
const nv = "LOKALISE_API_TOKEN", rv = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function iv(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = V_(r.values, e);
	if (!av(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (rv.test(e) || cv(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = sv(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function av(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function ov(e) {
	return rv.test(e);
}
function sv(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function cv(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = lv(t);
	return t.some((e) => [e, ...uv(e)].some((e) => n.some((t) => t.includes(e))));
}
function lv(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function uv(e) {
	return e.length < 6 ? [] : [
		0,
		1,
		2
	].flatMap((t) => {
		let n = Buffer.concat([Buffer.alloc(t), Buffer.from(e)]), r = Math.floor(n.length * 8 / 6), i = Math.ceil(t * 8 / 6);
		return ["base64", "base64url"].map((e) => n.toString(e).slice(i, r));
	});
}
// src/kinds/webhook/url.ts
const dv = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function fv(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of G_(e)) {
		let e = iv(r, dv, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = pv(e) ?? _v(e), i = r ? [...n.issues, r] : [...n.issues, ...hv(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function pv(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return xv("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (G_(e).length !== 0) {
		if (/^http:/i.test(e)) return xv("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!yv(e)) return xv("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const mv = {
	segment: {
		pattern: /^[\w.~!$&'()*+,;=:@-]+$/,
		where: "a segment of the path",
		extra: "&"
	},
	"end of path": {
		pattern: /^[\w.~!$&'()*+,;=:@/-]+$/,
		where: "the end of the path",
		extra: "& /"
	},
	query: {
		pattern: /^[\w.~!$'()*+,;=:@-]+$/,
		where: "a value of the query",
		extra: ""
	}
};
function hv(e, t) {
	let n = "";
	return U_(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = mv[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [xv(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(gv) ? [xv(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function gv(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function _v(e) {
	let t = bv(e, "x");
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return xv("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return xv("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return xv("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!vv(new URL(t).hostname)) return xv("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function vv(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function yv(e) {
	let t = "";
	for (let n of U_(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function bv(e, t) {
	return U_(e).map((e) => "text" in e ? e.text : t).join("");
}
function xv(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function Sv({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = K_(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${$_(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = Cv(e.values, s, n, i), d = u && { claims: u };
	if (t.action === "update") {
		let e = `Webhook ${o} no longer exists, so it cannot be restored. Create it by hand, or declare it.`;
		return {
			is: "gone",
			label: c,
			...d,
			code: "webhook-gone",
			message: e
		};
	}
	if (!u) return {
		is: "new",
		label: c,
		declared: e,
		context: r
	};
	let f = `Webhook ${o} no longer exists, and webhook ${u.webhook_id} has its URL now, with other values. Remove that one first, or correct it by hand.`;
	return {
		is: "replaced",
		label: c,
		...d,
		by: u,
		declared: e,
		context: r,
		message: f
	};
}
function Cv({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && Z_(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function wv({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? fv(r.values.url, i).variables : [], o = new Map(a);
	if (G_(e.url).some((e) => e.startsWith(Tv))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = fv(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let u = d(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => l(e, t, {
			place: u,
			reach: "change"
		}))
	};
}
const Tv = "URL_OF_";
function Ev(e) {
	return `${Tv}${e}`;
}
// src/kinds/webhook/firstSends.ts
function Dv({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => X_(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(X_(K_(e, r)))).flatMap(Ov));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Y_(t);
		return G_(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function Ov(e) {
	return G_(e).map((t) => `${t} ${Y_(e)}`);
}
// src/kinds/webhook/traits.ts
function kv(e) {
	return Za(e);
}
const Av = D().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), jv = kv({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: Av,
	value: D(),
	live: (e, t) => zv(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: Z_,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: X_(e)
	})
}), Mv = kv({
	name: "events",
	expects: "a list of events, at least one",
	schema: O(D().min(1).meta({ examples: o })).min(1),
	value: O(D()),
	live: (e) => Hv(e.events),
	desired: (e) => Hv(e),
	inPlan: (e) => Hv(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Nv = j([A("*"), O(D().min(1)).min(1)]), Pv = kv({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: cn(ln(i), Nv),
	value: on(D(), j([A("*"), O(D())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Bv).includes(Bv(t))).map(({ event: e, lang_iso_codes: n }) => [e, Uv(Hv(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Vv(e).map(([e, t]) => [e, t === "*" ? "*" : Uv(Hv(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Vv(e).map(([e, t]) => [e, t === "*" ? t : Hv(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : Uv(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && Ua(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = Vv(e).find(([e]) => !t.includes(e))?.[0];
		if (n !== void 0) return {
			code: "unknown-event",
			message: `The field event_lang_map has ${n}, which is not in the field events. Add it to events, or remove it here.`,
			path: [n]
		};
	},
	declare: (e) => Object.keys(e).length === 0 ? void 0 : e,
	isDefault: (e) => Object.values(e).every((e) => e === "*"),
	write: (e, t, n) => {
		e.event_lang_map = Object.entries(t).map(([e, t]) => ({
			event: e,
			lang_iso_codes: t === "*" ? [...n] : t
		}));
	},
	show: (e) => ({
		as: "slots",
		slots: Object.fromEntries(Object.entries(e).map(([e, t]) => [e, t === "*" ? "all languages" : t.join(", ")]))
	}),
	languages: (e) => Vv(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), Fv = kv({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: j([D().min(1), un()]),
	value: j([D(), un()]),
	unset: null,
	live: (e) => e.branch,
	mayBeAbsent: !0,
	desired: (e) => e,
	declare: (e) => e ?? void 0,
	write: (e, t) => {
		e.branch = t;
	},
	show: (e) => ({
		as: "word",
		word: e ?? "all branches"
	})
}), Iv = [
	jv,
	Mv,
	Pv,
	Fv
], Lv = Ha(Iv).required({ url: !0 }).extend({
	branch: Fv.schema.default(null),
	previously: j([Av, fn([])]).exactOptional(),
	webhook_id: D().min(1).exactOptional()
}), Rv = {
	name: "webhook",
	fields: Iv,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => X_(e.url),
	context: (e, t, { project: n, variables: r }) => ({
		project: n,
		variables: r,
		url: e.url,
		events: e.events ?? t?.events ?? []
	}),
	liveContext: (e, { project: t, variables: n }, r) => ({
		project: t,
		variables: n,
		url: r,
		events: e.events
	}),
	id: (e) => e.webhook_id,
	idMember: "webhook_id",
	declaredId: (e) => e.webhook_id,
	liveLabel: (e) => `${$_(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Hv(e.events)
	]
};
function zv(e, t, n) {
	return Z_(e.url, K_(t, n)) ? t : $_(e.url);
}
function Bv(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Vv(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Hv(e) {
	return [...new Set(e)].sort();
}
function Uv(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/urlTemplate.ts
const Wv = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => Kv(e),
	templates(e, t, n) {
		let r = new Gv(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Xv(e.url, n) : Zv(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Gv = class {
	names = new Map();
	found = new Map();
	counts = new Map();
	get variables() {
		return this.found;
	}
	nameOf(e, t) {
		let n = `${e} ${t}`, r = this.names.get(n);
		if (r !== void 0) return r;
		let i = `WEBHOOK_${e.toUpperCase().replace(/[^A-Z0-9]+/g, "_").slice(0, 40)}`, a = (this.counts.get(i) ?? 0) + 1;
		this.counts.set(i, a);
		let o = `${i}_${a}`;
		return this.names.set(n, o), this.found.set(o, t), o;
	}
};
function Kv(e) {
	let { template: t, left: n } = ey(e, () => "x");
	return n || t !== sy(e);
}
function qv(e) {
	let [, ...t] = U_(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return ry.includes(n) || !oy(ay(n)) ? !1 : Jv.test(t) || ay(n).split(/[^\p{L}\p{N}]+/u).some(Yv);
	});
}
const Jv = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function Yv(e) {
	return oy(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function Xv(e, t) {
	return $v(sy(e), t, new Map());
}
function Zv(e, t, n) {
	let r = Qv(e, new Gv(), n);
	return "why" in r ? r : Qv(e, t, n);
}
function Qv(e, t, n) {
	let r = Y_(e), { template: i, left: a } = ey(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : $v(i, n, t.variables);
}
function $v(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = fv(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function ey(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = oy(a), s = (e) => {
		let { template: n, rest: r } = iy(e, t);
		return o ||= oy(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= oy(t)), n.length === 0 ? sy(t) : `${sy(t)}=${s(n.join("="))}`;
	});
	return {
		template: sy(n) + c + l.join("&") + sy(a),
		left: o
	};
}
const ty = /%[\da-f]{2}|[A-Za-z0-9_.~-]{6,}/gi, ny = /^[\w.~+,=:@-]+$/, ry = [
	"lokaform",
	"lokalise",
	"project"
];
function iy(e, t) {
	if (ry.includes(e)) return {
		template: e,
		rest: ""
	};
	if (sv(e) === void 0 && ny.test(e)) return {
		template: t(e),
		rest: ""
	};
	let n = [], r = e.replace(ty, (e) => e.startsWith("%") || ry.includes(e) ? e : (n.push(t(e)), "\0"));
	return {
		template: r.split("\0").map(sy).join("\0").replace(/\0/g, () => n.shift() ?? ""),
		rest: ay(r.replace(ty, (e) => ry.includes(e) ? "" : e).replaceAll("\0", ""))
	};
}
function ay(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function oy(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function sy(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/manifest.ts
const cy = {
	schema: Lv,
	fields: Iv,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function ly(e, t, n) {
	let r = Sg(e, t), { members: i, problems: o } = Sc(r, ["webhooks"]), s = [...r.problems, ...o], c = i.get("webhooks"), u = new Map();
	if (!c) return {
		entries: [],
		variables: u,
		problems: s.length > 0 ? s : [Cc(r, "webhooks")]
	};
	let { entries: f, problems: p } = wc(r, c, cy);
	a(s, p);
	let m = new kt(), h = f.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: {},
		file: r.file,
		spot: t
	}));
	for (let e of h) {
		for (let t of ["url", "previously"]) {
			let r = e.values[t];
			if (typeof r != "string") continue;
			let i = d(e.file, e.spot, [t]), a = fv(r, n);
			for (let [e, t] of a.variables) u.set(e, t);
			for (let { code: e, message: t } of a.issues) m.add(l(e, t, { place: i }));
			if (a.issues.every(({ code: e }) => e === "unset-variable")) for (let e of uy(t, r, i)) m.add(e);
		}
		dy(e, m);
	}
	return a(s, m.problems), {
		entries: h,
		variables: u,
		problems: s
	};
}
function uy(e, t, n) {
	let r = [], i = (e, t) => r.push(l(e, t, {
		place: n,
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), qv(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function dy({ values: e, file: t, spot: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (o.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${Ie(a, o)}`, s = d(t, n, ["events", i]);
		r.add(l("unknown-event", e, {
			place: s,
			severity: "warning"
		}));
	}
}
// src/kinds/webhook/match.ts
function fy(e, t, n) {
	let r = new Map(), i = new Map(), a = [], o = new Set(t), s = (e, t, n) => {
		r.set(e, {
			declared: e,
			live: t,
			...n !== void 0 && { renamedFrom: n }
		}), o.delete(t);
	}, c = () => e.filter((e) => !r.has(e) && !i.has(e));
	for (let t of e) {
		let { webhook_id: e } = t.values;
		if (e === void 0) continue;
		let n = [...o].find((t) => t.webhook_id === e);
		n ? s(t, n) : a.push(wy(t));
	}
	for (let { webhook: e, one: t } of yy(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => gy(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = K_(t, n), a = [...o].filter((e) => Z_(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, Ty(e, a)) : c && s(e, c, X_(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = my(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (hy(e)) continue;
		let t = xy([...o]).find((t) => vy(e, t) && _y(e, t));
		t && (o.delete(t), i.set(e, Ey(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(py(e, t, o, n))
	};
}
function py(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => gy(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function my(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && gy(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return Dy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${Sy(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (hy(e)) return;
	let s = [...n].filter((t) => gy(e, t, i));
	if (s.length > 0) return Dy("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${Cy(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${Sy(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	if (a.length !== 0) return Dy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${Sy(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
function hy({ values: e }) {
	return Array.isArray(e.previously);
}
function gy(e, t, n) {
	return Z_(t.url, K_(e.values.url, n)) && vy(e, t);
}
function _y({ values: e }, t) {
	return q_(X_(e.url), X_(t.url));
}
function vy({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function yy(e, t, n) {
	let r = xy(t), i = e.flatMap((e) => r.filter((t) => gy(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...by(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function by({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Bv)), new Set(t.map(Bv))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function xy(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function Sy(e) {
	return `${e.length === 1 ? "id" : "ids"} ${Cy(e)}`;
}
function Cy(e) {
	return xy(e).map(({ webhook_id: e }) => e).join(", ");
}
function wy(e) {
	return {
		...Dy("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function Ty(e, t) {
	return Dy("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${Cy(t)}). Add webhook_id with the id of the one that is meant.`);
}
function Ey(e, { webhook_id: t }) {
	return Dy("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function Dy(e, t, n, r) {
	return N(Rv, t, e, r, { path: [n] });
}
// src/kinds/webhook/kind.ts
const Oy = {
	...Rv,
	plural: ft.manifests.name,
	words: {
		one: "webhook",
		many: "webhooks",
		prefix: "webhook ",
		maxName: 300,
		renamed: "will be renamed; keeps its id and secret",
		lostOnRestore: "Ids and secrets are not restored: give each receiver its new secret (lokaform webhook-secret).",
		progress: "name",
		removed: ["webhooks"]
	},
	settings: ft,
	limits: {
		removed: mt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Wv,
	entry: cy,
	docs: ev,
	readManifest: ly,
	checkTogether: tv,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = li(n, ({ names: e }) => e.map(X_)), o = li(n, ({ id: e }) => e === void 0 ? [] : [e]), s = si(e, n, r, {
			kind: Oy,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(X_(K_(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : $_(t))}`
		}), c = fy(s.usable, t, i), l = c.matches.flatMap((e) => ky(e, n)), u = new Set(l.map((e) => e.declared));
		return ui({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: Dv,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ previously: e }) => Array.isArray(e),
	findRestored: Sv,
	variablesOf: wv
};
function ky({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${oi}`;
	return [{
		declared: e,
		problem: N(Rv, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const Ay = [z_, Oy];
// src/kinds/kindOf.ts
function jy(e) {
	let t = Ay.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function My(e, t) {
	let n = jy(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Ny({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
function Py(e) {
	let t = e.projects.map((e) => e.hide_texts ? Fy(e) : e), n = e.hide_texts ? Ry(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Fy(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => By(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? Uy(n) : [], a = Hy(i), o = Iy(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => By({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Ly(e, o)) }
	};
}
function Iy(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function Ly({ change: e, outcome: t }, n) {
	return t.state === "done" ? {
		change: e,
		outcome: t
	} : t.state === "failed" && t.how === "stored differently" ? {
		change: e,
		outcome: {
			...t,
			message: "The service stored a different value. The report file shows it."
		}
	} : {
		change: e,
		outcome: {
			...t,
			message: n(t.message)
		}
	};
}
function Ry(e) {
	return e.map((e) => By(e, []));
}
const zy = ["yaml", "text-file"];
function By(e, t) {
	let { quotes: n = [], code: r } = e, i = zy.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Vy(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Vy(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Hy(e) {
	let t = new ze();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Vy(t.clean(n), e);
}
function Uy({ changes: e, kept: t }) {
	return [...e.flatMap(Wy), ...t.flatMap(Gy)];
}
function Wy(e) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Ny(My(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Ky));
}
function Gy(e) {
	return "field" in e ? [e.live, e.declared].flatMap(Ky) : [];
}
function Ky(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Ky);
}
// src/plan/loss.ts
function qy(e) {
	return e.action === "update" ? e.fields.some((t) => Zy(e.kind, t) || Qy(e.kind, t) || Jy(e.kind, t)) : e.action === "destroy";
}
function Jy(e, { field: t, before: n, after: r }) {
	return My(e, t).role === "identity" || n === void 0 || $y(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Yy(e, t) {
	return Xy(t) || Zy(e, t) || Qy(e, t);
}
function Xy({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || $y(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return $y(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Zy(e, { field: t, before: n, after: r }) {
	return My(e, t).role === "archive" && n === !1 && r === !0;
}
function Qy(e, { field: t, before: n }) {
	return My(e, t).role === "shape" && n !== void 0;
}
function $y(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/report/words/parts.ts
function eb(e) {
	return typeof e == "string" ? e : e.map((e) => typeof e == "string" ? e : e.old + e.between + e.text).join("");
}
function tb(e, t) {
	return e.flatMap((e, n) => n === 0 ? e : [t, ...e]);
}
// src/report/words/values.ts
const nb = Infinity;
function rb(e, t = !1) {
	switch (e.as) {
		case "text": return Ae(e.text, t ? nb : 60);
		case "word": return E(e.word, ob(t));
		case "set": return e.members.length > 0 ? db(e.members) : "(empty)";
		case "slots": return pb(Object.entries(e.slots), t ? nb : 40);
	}
}
function ib(e, t, n = !1) {
	return e.as === "set" && t.as === "set" ? [ub(e.members, t.members)] : e.as !== "slots" || t.as !== "slots" ? [ab(e, t, n)] : tb(lb(e.slots, t.slots).map(([e, t, r]) => [`${e} `, ab(t, r, n)]), ", ");
}
function ab(e, t, n) {
	let [r, i] = sb(e, t, ob(n));
	return {
		old: r,
		between: " → ",
		text: i
	};
}
function ob(e) {
	return e ? nb : 48;
}
function sb(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = vt(w(e.word), w(t.word), n);
		return [p(r, n), p(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [rb(e, n === nb), rb(t, n === nb)];
	let [r, i] = vt(w(e.text), w(t.text), n);
	return [Ae(r, n), Ae(i, n) + cb(e.text, t.text)];
}
function cb(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function lb(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			fb(e),
			{
				as: "text",
				text: t
			},
			{
				as: "text",
				text: i
			}
		]];
	});
}
function ub(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${ye(fb(e))}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${ye(fb(e))}`);
	return [...n, ...r].join(" ");
}
function db(e) {
	return e.map((e) => ye(fb(e))).join(", ");
}
function fb(e) {
	return E(e, 48);
}
function pb(e, t) {
	return e.map(([e, n]) => `${fb(e)} ${Ae(n, t)}`).join(", ");
}
// src/report/words/fields.ts
function mb(e, { field: t, part: n }) {
	return n !== void 0 && My(e, t).role === "text" ? fb(n) : t;
}
function hb(e, { field: t }) {
	return My(e, t).role === "text";
}
function gb(e, { field: t }) {
	return My(e, t).role === "identity";
}
function _b(e) {
	return jy(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function vb(e, { field: t, after: n }) {
	let r = yb(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function yb(e, t, n) {
	return My(e, t).show(n);
}
// src/report/words/times.ts
const bb = Ce(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function xb(e) {
	return `${bb().format(e * 1e3)} UTC`;
}
function Sb(e) {
	return bb().format(e * 1e3).slice(0, 10);
}
// src/report/words/changes.ts
function Cb(e, t) {
	return eb(wb(e, t));
}
function wb(e, t, n = !1) {
	let r = `${mb(e, t)} `, i = yb(e, t.field, t.after);
	if (t.before === void 0) return [r, rb(i, n)];
	let a = yb(e, t.field, t.before);
	return Xy(t) ? [r, `${rb(a, n)} will be cleared`] : Db(e, t, [r, ...ib(a, i, n)]);
}
function Tb(e, t, n = !1) {
	let r = mb(e, t), i = yb(e, t.field, t.after);
	if (t.before === void 0) return [`${r} is missing, declared ${rb(i, n)}`];
	let a = yb(e, t.field, t.before);
	if (a.as === "set" && i.as === "set") return [`${r}: ${Ob(a.members, i.members)}`];
	if (a.as !== "slots" || i.as !== "slots") return Db(e, t, [`${r} `, ...Eb(a, i, n)]);
	let o = lb(a.slots, i.slots).map(([e, t, r]) => [`${e} `, ...Eb(t, r, n)]);
	return Db(e, t, [`${r} `, ...tb(o, ", ")]);
}
function Eb(e, t, n) {
	let [r, i] = sb(e, t, ob(n));
	return ["is ", {
		old: r,
		between: ", declared ",
		text: i
	}];
}
function Db(e, t, n) {
	let r = hb(e, t) ? t.part : void 0;
	return n.map((e) => typeof e == "string" ? e : {
		...e,
		language: r
	});
}
function Ob(e, t) {
	let n = t.filter((t) => !e.includes(t)), r = e.filter((e) => !t.includes(e));
	return [...n.length > 0 ? [`missing in the project: ${db(n)}`] : [], ...r.length > 0 ? [`only in the project: ${db(r)}`] : []].join("; ");
}
function kb(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${_b(e.kind)}: true; to take it out of the archive, declare ${_b(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${Nb(e.reason, e.tag)}`;
	let r = mb(e.kind, e);
	if (e.reason === "changed-since") return t ? Mb(e.kind, e, n) : `${r} kept: changed since the backup`;
	if (e.reason === "converts") return `${r} kept: a text of the ${e.kind} changed since the backup, and the change back would convert it`;
	let i = e.reason === "edited" ? jb(e.edited) : "kept by the rule seed";
	return t ? Ab(e.kind, e, i, n) : `${r} ${i}`;
}
function Ab(e, t, n, r) {
	let [i, a] = sb(yb(e, t.field, t.declared), yb(e, t.field, t.live), ob(r));
	return `${mb(e, t)} ${a} ${n} (declared ${i})`;
}
function jb(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : E(e.by, 60)} on ${Sb(e.at)}${e.reviewed ? ", reviewed" : ""}` : "kept: written by another person";
}
function Mb(e, t, n) {
	let [r, i] = sb(yb(e, t.field, t.declared), yb(e, t.field, t.live), ob(n));
	return `${mb(e, t)} ${i} kept: changed since the backup, which has ${r}`;
}
function Nb(e, t = "") {
	switch (e) {
		case "foreign-owner": return `owned by others (tag ${Ae(t)})`;
		case "protected": return `protected by tag ${Ae(t)}`;
		case "held-back": return "not removed while there are problems";
	}
}
// src/report/words/figures.ts
function Z(e, t) {
	return `${Q(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function Q(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function Pb({ state: e }) {
	return e === "not attempted";
}
function Fb(e, t = () => !0, n = (e) => e) {
	let r = new Map();
	for (let t of e) {
		let { outcome: e } = t;
		if (e.state === "done") continue;
		let n = `${Vr(e)}: ${e.message}`, i = r.get(n);
		i ? i.push(t) : r.set(n, [t]);
	}
	return [...r.values()].flatMap((e) => {
		let [r] = e;
		return e.length <= 10 || !r || !t(r.outcome) ? e.map((e) => ({
			result: e,
			names: n(Ib(e, 300)),
			count: 1
		})) : [{
			result: r,
			names: `${e.slice(0, 3).map((e) => n(Ib(e, 100))).join(", ")} and ${Q(e.length - 3)} more`,
			count: e.length
		}];
	});
}
function Ib({ change: e }, t) {
	return E(e.label, t);
}
// src/report/words/problemCode.ts
function Lb(e) {
	return `[${e}]`;
}
function Rb({ message: e, code: t }, n) {
	let r = ` ${Lb(t)}`;
	return `${E(e, n - r.length)}${r}`;
}
function zb(e) {
	return `${s("docs/problems.md")}#${e}`;
}
// src/plan/unverified.ts
function Bb(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Hb(My(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Vb(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Hb(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Hb(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !$y(n);
}
// src/report/tally.ts
function Ub(e) {
	return {
		...Yb(e.flatMap(({ changes: e }) => e)),
		changes: Zb(e, ({ changes: e }) => e.length),
		adopted: Zb(e, ({ counts: e }) => e.adopted),
		conflicts: Zb(e, ({ kept: e }) => e.filter(br).length),
		toPull: Zb(e, ({ kept: e }) => e.filter(xr).length),
		kept: Zb(e, ({ kept: e }) => e.filter(Wb).length),
		keptArchived: Zb(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: Zb(e, ({ skipped: e }) => e.length),
		unchanged: Gb(e, "unchanged"),
		unmanaged: Gb(e, "unmanaged")
	};
}
function Wb(e) {
	return e.reason !== "archived" && !br(e) && !xr(e);
}
function Gb(e, t) {
	return new Map(Ay.map(({ name: n, plural: r }) => [n, Zb(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function Kb({ declared: e }) {
	return new Map(Ay.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function qb(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...Yb(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => Br(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !Br(e)).length + Zb(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function Jb(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = t.flatMap(({ project: e, changes: t }) => Bb(e, t).translations ?? []);
	return t.length === 0 || n.length < t.length ? void 0 : Zb(n, (e) => e);
}
function Yb(e) {
	let t = (t) => e.filter(t).length, n = t(Xb);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function Xb(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function Zb(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/report/words/kindWords.ts
function Qb(e) {
	return jy(e).words;
}
function $b(e, t) {
	let { one: n, many: r } = Qb(t);
	return `${Q(e)} ${e === 1 ? n : r}`;
}
// src/report/words/sentences.ts
function ex(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${ux(t, r)}` : "";
	return `Plan: ${ox([e])}${i}${nx(n)}`;
}
function tx(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Bb(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => E(e, 40)), o = i.length - a.length;
	return {
		start: `${`${Z(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${Z(r, "translation")} in`,
		languages: xx(o > 0 ? [...a, Z(o, "more language")] : a),
		end: "may be marked unverified."
	};
}
function nx(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${Q(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function rx(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${px(t.length, e.length)}: ${ox(t)}`;
}
function ix(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Ub(t), r = ax(e), i = gx([[n.kept, "kept"]]), a = `${lx(n.unchanged)} as declared`, o = sx(t) ? [] : [`${lx(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function ax(e) {
	let t = Ub(e.flatMap(({ plan: e }) => e ?? []));
	return gx([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function ox(e) {
	let t = Ub(e), n = gx([
		[t.created, "to create"],
		...cx(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = sx(e) ? "" : `, ${lx(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${lx(t.unchanged)} unchanged${i}.`;
}
function sx(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function cx({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${Q(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function lx(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => Qb(e).prefix === "") ? Q(t.reduce((e, [, t]) => e + t, 0)) : xx(t.map(([e, t]) => $b(t, e)));
}
function ux({ requests: e }, t) {
	return `${t} needs about ${Z(e, "write request")}.`;
}
function dx({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${px(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${Z(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${fx(e)}.${a} ${Z(t, "request")} in total.`;
}
function fx(e) {
	let t = qb(e), n = gx([
		[t.created, "created"],
		[t.updated, "updated"],
		[t.renamed, "renamed"],
		[t.inPart, "written in part"],
		[t.archived, "archived"],
		[t.destroyed, "destroyed"],
		[t.failed, "failed"],
		[t.notAttempted, "not attempted"],
		[t.skipped, "skipped"]
	]);
	return n.length > 0 ? n.join(", ") : e.every(({ results: e }) => e === void 0) ? "nothing" : "no changes needed";
}
function px(e, t) {
	return e === t ? Z(t, "project") : `${Q(e)} of ${Z(t, "project")}`;
}
function mx({ stopped: e, projects: t }) {
	if (!e) return {
		sentence: "",
		names: []
	};
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [w(e)]);
	return {
		sentence: e.message,
		names: n
	};
}
function hx(e) {
	let { sentence: t, names: n } = mx(e);
	return n.length > 0 ? `${t} Not reached: ${n.join(", ")}.` : t;
}
function gx(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${Q(e)} ${t}`] : []);
}
function _x(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if (r.length === 0) return vx(e);
	if (t === "apply" || t === "restore") return dx(e);
	if (t === "drift") return ix(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? ex(a, i.effort) : rx(n);
}
function vx(e) {
	let { command: t, manifests: n } = e, r = Lr(e).filter(({ severity: e }) => e !== "notice");
	if (Ke(r)) return `${yx(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = xx([...Kb(e)].map(([e, t]) => $b(t, e))), a = r.length > 0 ? `, with ${yx(r)}` : "";
	return `Valid: ${i} in ${Z(n.length, "manifest")}${a}.`;
}
function yx(e) {
	return xx([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + lt(t), 0);
		return n > 0 ? [Z(n, t === "error" ? "problem" : t)] : [];
	}));
}
function bx(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${w(e)}`}`;
}
function xx(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
// src/files/commitFiles.ts
var Sx = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, Cx = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new Sx(e.path, t);
		});
		for (let { path: e, kind: n } of t) this.#o(e, n);
	}
	async isFile(e) {
		let t = await this.#s(e);
		return t !== void 0 && this.#t.has(t);
	}
	async isFolder(e) {
		let t = await this.#s(e);
		return t !== void 0 && this.#n.has(t);
	}
	async read(e) {
		let t = await this.#a(e);
		return t && this.#r(t);
	}
	async idOf(e) {
		return (await this.#a(e))?.id;
	}
	async member(e) {
		return (await this.members(M(e)))?.find(({ name: t }) => t === mn(e));
	}
	async members(e) {
		let [t = ""] = yn(e, this.#e).split(xn);
		if (![
			"",
			"..",
			"."
		].includes(t)) return [{
			name: t,
			kind: "folder"
		}];
		let n = await this.#s(e), r = n === void 0 ? void 0 : this.#n.get(n);
		return r && [...r.values()];
	}
	async #a(e) {
		let t = await this.#s(e);
		return t === void 0 ? void 0 : this.#t.get(t);
	}
	#o(e, t) {
		let n = e.lastIndexOf("/"), [r, i] = [e.slice(0, Math.max(n, 0)), e.slice(n + 1)], a = this.#n.get(r);
		a ? a.set(i, {
			name: i,
			kind: t
		}) : (this.#n.set(r, new Map([[i, {
			name: i,
			kind: t
		}]])), r !== "" && this.#o(r, "folder"));
	}
	async #s(e) {
		let t = yn(this.#e, e).split(xn).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || gn(t)) return;
			let e = this.#l(t);
			if (!e) return t;
			let n = await this.#c(e);
			if (gn(n)) return;
			let r = vn.join(vn.dirname(e.path), n, t.slice(e.path.length));
			t = r === "." ? "" : r.replace(/\/$/, "");
		}
	}
	#c(e) {
		let t = this.#i.get(e.id);
		if (t) return t;
		let n = this.#r(e).then((e) => new TextDecoder().decode(e));
		return this.#i.set(e.id, n), n;
	}
	#l(e) {
		let t = e.split("/");
		return t.map((e, n) => this.#t.get(t.slice(0, n + 1).join("/"))).find((e) => e?.kind === "link");
	}
}, wx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.splitWhen = e.flatten = void 0;
	function t(e) {
		return e.reduce((e, t) => [].concat(e, t), []);
	}
	e.flatten = t;
	function n(e, t) {
		let n = [[]], r = 0;
		for (let i of e) t(i) ? (r++, n[r] = []) : n[r].push(i);
		return n;
	}
	e.splitWhen = n;
})), Tx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), Ex = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), Dx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.convertPosixPathToPattern = t.convertWindowsPathToPattern = t.convertPathToPattern = t.escapePosixPath = t.escapeWindowsPath = t.escape = t.removeLeadingDotSegment = t.makeAbsolute = t.unixify = void 0;
	let n = e("os"), r = e("path"), i = n.platform() === "win32", a = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g, o = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g, s = /^\\\\([.?])/, c = /\\(?![!()+@[\]{}])/g;
	function l(e) {
		return e.replace(/\\/g, "/");
	}
	t.unixify = l;
	function u(e, t) {
		return r.resolve(e, t);
	}
	t.makeAbsolute = u;
	function d(e) {
		if (e.charAt(0) === ".") {
			let t = e.charAt(1);
			if (t === "/" || t === "\\") return e.slice(2);
		}
		return e;
	}
	t.removeLeadingDotSegment = d, t.escape = i ? f : p;
	function f(e) {
		return e.replace(o, "\\$2");
	}
	t.escapeWindowsPath = f;
	function p(e) {
		return e.replace(a, "\\$2");
	}
	t.escapePosixPath = p, t.convertPathToPattern = i ? m : h;
	function m(e) {
		return f(e).replace(s, "//$1").replace(c, "/");
	}
	t.convertWindowsPathToPattern = m;
	function h(e) {
		return p(e);
	}
	t.convertPosixPathToPattern = h;
})), Ox = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), kx = n(((e, t) => {
	var n = Ox(), r = {
		"{": "}",
		"(": ")",
		"[": "]"
	}, i = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0, n = -2, i = -2, a = -2, o = -2, s = -2; t < e.length;) {
			if (e[t] === "*" || e[t + 1] === "?" && /[\].+)]/.test(e[t]) || i !== -1 && e[t] === "[" && e[t + 1] !== "]" && (i < t && (i = e.indexOf("]", t)), i > t && (s === -1 || s > i || (s = e.indexOf("\\", t), s === -1 || s > i))) || a !== -1 && e[t] === "{" && e[t + 1] !== "}" && (a = e.indexOf("}", t), a > t && (s = e.indexOf("\\", t), s === -1 || s > a)) || o !== -1 && e[t] === "(" && e[t + 1] === "?" && /[:!=]/.test(e[t + 2]) && e[t + 3] !== ")" && (o = e.indexOf(")", t), o > t && (s = e.indexOf("\\", t), s === -1 || s > o)) || n !== -1 && e[t] === "(" && e[t + 1] !== "|" && (n < t && (n = e.indexOf("|", t)), n !== -1 && e[n + 1] !== ")" && (o = e.indexOf(")", n), o > n && (s = e.indexOf("\\", n), s === -1 || s > o)))) return !0;
			if (e[t] === "\\") {
				var c = e[t + 1];
				t += 2;
				var l = r[c];
				if (l) {
					var u = e.indexOf(l, t);
					u !== -1 && (t = u + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	}, a = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0; t < e.length;) {
			if (/[*?{}()[\]]/.test(e[t])) return !0;
			if (e[t] === "\\") {
				var n = e[t + 1];
				t += 2;
				var i = r[n];
				if (i) {
					var a = e.indexOf(i, t);
					a !== -1 && (t = a + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	};
	t.exports = function(e, t) {
		if (typeof e != "string" || e === "") return !1;
		if (n(e)) return !0;
		var r = i;
		return t && t.strict === !1 && (r = a), r(e);
	};
})), Ax = n(((t, n) => {
	var r = kx(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), jx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = Ax(), i = Le(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
	function d(e, t = {}) {
		return !f(e, t);
	}
	t.isStaticPattern = d;
	function f(e, t = {}) {
		return e !== "" && !!(t.caseSensitiveMatch === !1 || e.includes("\\") || a.test(e) || o.test(e) || s.test(e) || t.extglob !== !1 && c.test(e) || t.braceExpansion !== !1 && p(e));
	}
	t.isDynamicPattern = f;
	function p(e) {
		let t = e.indexOf("{");
		if (t === -1) return !1;
		let n = e.indexOf("}", t + 1);
		if (n === -1) return !1;
		let r = e.slice(t, n);
		return l.test(r);
	}
	function m(e) {
		return g(e) ? e.slice(1) : e;
	}
	t.convertToPositivePattern = m;
	function h(e) {
		return "!" + e;
	}
	t.convertToNegativePattern = h;
	function g(e) {
		return e.startsWith("!") && e[1] !== "(";
	}
	t.isNegativePattern = g;
	function _(e) {
		return !g(e);
	}
	t.isPositivePattern = _;
	function v(e) {
		return e.filter(g);
	}
	t.getNegativePatterns = v;
	function y(e) {
		return e.filter(_);
	}
	t.getPositivePatterns = y;
	function b(e) {
		return e.filter((e) => !S(e));
	}
	t.getPatternsInsideCurrentDirectory = b;
	function x(e) {
		return e.filter(S);
	}
	t.getPatternsOutsideCurrentDirectory = x;
	function S(e) {
		return e.startsWith("..") || e.startsWith("./..");
	}
	t.isPatternRelatedToParentDirectory = S;
	function C(e) {
		return r(e, { flipBackslashes: !1 });
	}
	t.getBaseDirectory = C;
	function ee(e) {
		return e.includes("**");
	}
	t.hasGlobStar = ee;
	function te(e) {
		return e.endsWith("/**");
	}
	t.endsWithSlashGlobStar = te;
	function ne(e) {
		let t = n.basename(e);
		return te(e) || d(t);
	}
	t.isAffectDepthOfReadingPattern = ne;
	function re(e) {
		return e.reduce((e, t) => e.concat(ie(t)), []);
	}
	t.expandPatternsWithBraceExpansion = re;
	function ie(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = ie;
	function ae(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = ae;
	function oe(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = oe;
	function se(e, t) {
		return e.map((e) => oe(e, t));
	}
	t.convertPatternsToRe = se;
	function ce(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = ce;
	function le(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = le;
	function ue(e) {
		let t = [], n = [];
		for (let r of e) de(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = ue;
	function de(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = de;
})), Mx = n(((t, n) => {
	let r = e("stream").PassThrough, i = Array.prototype.slice;
	n.exports = a;
	function a() {
		let e = [], t = i.call(arguments), n = !1, a = t[t.length - 1];
		a && !Array.isArray(a) && a.pipe == null ? t.pop() : a = {};
		let s = a.end !== !1, c = a.pipeError === !0;
		a.objectMode ?? (a.objectMode = !0), a.highWaterMark ?? (a.highWaterMark = 65536);
		let l = r(a);
		function u() {
			for (let t = 0, n = arguments.length; t < n; t++) e.push(o(arguments[t], a));
			return d(), this;
		}
		function d() {
			if (n) return;
			n = !0;
			let t = e.shift();
			if (!t) {
				process.nextTick(f);
				return;
			}
			Array.isArray(t) || (t = [t]);
			let r = t.length + 1;
			function i() {
				--r > 0 || (n = !1, d());
			}
			function a(e) {
				function t() {
					e.removeListener("merge2UnpipeEnd", t), e.removeListener("end", t), c && e.removeListener("error", n), i();
				}
				function n(e) {
					l.emit("error", e);
				}
				if (e._readableState.endEmitted) return i();
				e.on("merge2UnpipeEnd", t), e.on("end", t), c && e.on("error", n), e.pipe(l, { end: !1 }), e.resume();
			}
			for (let e = 0; e < t.length; e++) a(t[e]);
			i();
		}
		function f() {
			n = !1, l.emit("queueDrain"), s && l.end();
		}
		return l.setMaxListeners(0), l.add = u, l.on("unpipe", function(e) {
			e.emit("merge2UnpipeEnd");
		}), t.length && u.apply(null, t), l;
	}
	function o(e, t) {
		if (Array.isArray(e)) for (let n = 0, r = e.length; n < r; n++) e[n] = o(e[n], t);
		else {
			if (!e._readableState && e.pipe && (e = e.pipe(r(t))), !e._readableState || !e.pause || !e.pipe) throw Error("Only readable stream can be merged.");
			e.pause();
		}
		return e;
	}
})), Nx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = Mx();
	function n(e) {
		let n = t(e);
		return e.forEach((e) => {
			e.once("error", (e) => n.emit("error", e));
		}), n.once("close", () => r(e)), n.once("end", () => r(e)), n;
	}
	e.merge = n;
	function r(e) {
		e.forEach((e) => e.emit("close"));
	}
})), Px = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), Fx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = wx(), e.errno = Tx(), e.fs = Ex(), e.path = Dx(), e.pattern = jx(), e.stream = Nx(), e.string = Px();
})), Ix = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = Fx();
	function n(e, n) {
		let s = r(e, n), c = r(n.ignore, n), l = a(s), u = o(s, c), d = l.filter((e) => t.pattern.isStaticPattern(e, n)), f = l.filter((e) => t.pattern.isDynamicPattern(e, n)), p = i(d, u, !1), m = i(f, u, !0);
		return p.concat(m);
	}
	e.generate = n;
	function r(e, n) {
		let r = e;
		return n.braceExpansion && (r = t.pattern.expandPatternsWithBraceExpansion(r)), n.baseNameMatch && (r = r.map((e) => e.includes("/") ? e : `**/${e}`)), r.map((e) => t.pattern.removeDuplicateSlashes(e));
	}
	function i(e, n, r) {
		let i = [], a = t.pattern.getPatternsOutsideCurrentDirectory(e), o = t.pattern.getPatternsInsideCurrentDirectory(e), u = s(a), d = s(o);
		return i.push(...c(u, n, r)), "." in d ? i.push(l(".", o, n, r)) : i.push(...c(d, n, r)), i;
	}
	e.convertPatternsToTasks = i;
	function a(e) {
		return t.pattern.getPositivePatterns(e);
	}
	e.getPositivePatterns = a;
	function o(e, n) {
		return t.pattern.getNegativePatterns(e).concat(n).map(t.pattern.convertToPositivePattern);
	}
	e.getNegativePatternsAsPositive = o;
	function s(e) {
		return e.reduce((e, n) => {
			let r = t.pattern.getBaseDirectory(n);
			return r in e ? e[r].push(n) : e[r] = [n], e;
		}, {});
	}
	e.groupPatternsByBaseDirectory = s;
	function c(e, t, n) {
		return Object.keys(e).map((r) => l(r, e[r], t, n));
	}
	e.convertPatternGroupsToTasks = c;
	function l(e, n, r, i) {
		return {
			dynamic: i,
			positive: n,
			negative: r,
			base: e,
			patterns: [].concat(n, r.map(t.pattern.convertToNegativePattern))
		};
	}
	e.convertPatternGroupToTask = l;
})), Lx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t, i) {
		t.fs.lstat(e, (a, o) => {
			a === null ? !o.isSymbolicLink() || !t.followSymbolicLink ? r(i, o) : t.fs.stat(e, (e, a) => {
				if (e !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(i, e);
						return;
					}
					r(i, o);
				} else t.markSymbolicLink && (a.isSymbolicLink = () => !0), r(i, a);
			}) : n(i, a);
		});
	}
	e.read = t;
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), Rx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t) {
		let n = t.fs.lstatSync(e);
		if (!n.isSymbolicLink() || !t.followSymbolicLink) return n;
		try {
			let n = t.fs.statSync(e);
			return t.markSymbolicLink && (n.isSymbolicLink = () => !0), n;
		} catch (e) {
			if (!t.throwErrorOnBrokenSymbolicLink) return n;
			throw e;
		}
	}
	e.read = t;
})), zx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), Bx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = zx();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Vx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Lx(), n = Rx(), r = Bx();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.stat = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.statSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), Hx = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), Ux = n(((e, t) => {
	t.exports = r;
	let n = Hx();
	function r(e, t) {
		let r, i, a, o = !0;
		Array.isArray(e) ? (r = [], i = e.length) : (a = Object.keys(e), r = {}, i = a.length);
		function s(e) {
			function i() {
				t && t(e, r), t = null;
			}
			o ? n(i) : i();
		}
		function c(e, t, n) {
			r[e] = n, (--i === 0 || t) && s(t);
		}
		i ? a ? a.forEach(function(t) {
			e[t](function(e, n) {
				c(t, e, n);
			});
		}) : e.forEach(function(e, t) {
			e(function(e, n) {
				c(t, e, n);
			});
		}) : s(null), o = !1;
	}
})), Wx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Gx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), Kx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Gx();
})), qx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Jx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Vx(), n = Ux(), r = Wx(), i = Kx(), a = qx();
	function o(e, t, n) {
		!t.stats && r.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? s(e, t, n) : l(e, t, n);
	}
	e.read = o;
	function s(e, t, r) {
		t.fs.readdir(e, { withFileTypes: !0 }, (i, o) => {
			if (i !== null) {
				u(r, i);
				return;
			}
			let s = o.map((n) => ({
				dirent: n,
				name: n.name,
				path: a.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			}));
			if (!t.followSymbolicLinks) {
				d(r, s);
				return;
			}
			let l = s.map((e) => c(e, t));
			n(l, (e, t) => {
				e === null ? d(r, t) : u(r, e);
			});
		});
	}
	e.readdirWithFileTypes = s;
	function c(e, t) {
		return (n) => {
			e.dirent.isSymbolicLink() ? t.fs.stat(e.path, (r, a) => {
				if (r !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(r);
						return;
					}
					n(null, e);
				} else e.dirent = i.fs.createDirentFromStats(e.name, a), n(null, e);
			}) : n(null, e);
		};
	}
	function l(e, r, o) {
		r.fs.readdir(e, (s, c) => {
			if (s !== null) {
				u(o, s);
				return;
			}
			let l = c.map((n) => {
				let o = a.joinPathSegments(e, n, r.pathSegmentSeparator);
				return (e) => {
					t.stat(o, r.fsStatSettings, (t, a) => {
						if (t !== null) {
							e(t);
							return;
						}
						let s = {
							name: n,
							path: o,
							dirent: i.fs.createDirentFromStats(n, a)
						};
						r.stats && (s.stats = a), e(null, s);
					});
				};
			});
			n(l, (e, t) => {
				e === null ? d(o, t) : u(o, e);
			});
		});
	}
	e.readdir = l;
	function u(e, t) {
		e(t);
	}
	function d(e, t) {
		e(null, t);
	}
})), Yx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Vx(), n = Wx(), r = Kx(), i = qx();
	function a(e, t) {
		return !t.stats && n.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? o(e, t) : s(e, t);
	}
	e.read = a;
	function o(e, t) {
		return t.fs.readdirSync(e, { withFileTypes: !0 }).map((n) => {
			let a = {
				dirent: n,
				name: n.name,
				path: i.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			};
			if (a.dirent.isSymbolicLink() && t.followSymbolicLinks) try {
				let e = t.fs.statSync(a.path);
				a.dirent = r.fs.createDirentFromStats(a.name, e);
			} catch (e) {
				if (t.throwErrorOnBrokenSymbolicLink) throw e;
			}
			return a;
		});
	}
	e.readdirWithFileTypes = o;
	function s(e, n) {
		return n.fs.readdirSync(e).map((a) => {
			let o = i.joinPathSegments(e, a, n.pathSegmentSeparator), s = t.statSync(o, n.fsStatSettings), c = {
				name: a,
				path: o,
				dirent: r.fs.createDirentFromStats(a, s)
			};
			return n.stats && (c.stats = s), c;
		});
	}
	e.readdir = s;
})), Xx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), Zx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Vx(), i = Xx();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !1), this.fs = i.createFileSystemAdapter(this._options.fs), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.stats = this._getValue(this._options.stats, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0), this.fsStatSettings = new r.Settings({
				followSymbolicLink: this.followSymbolicLinks,
				fs: this.fs,
				throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Qx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Jx(), n = Yx(), r = Zx();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.scandir = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.scandirSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), $x = n(((e, t) => {
	function n(e) {
		var t = new e(), n = t;
		function r() {
			var r = t;
			return r.next ? t = r.next : (t = new e(), n = t), r.next = null, r;
		}
		function i(e) {
			n.next = e, n = e;
		}
		return {
			get: r,
			release: i
		};
	}
	t.exports = n;
})), eS = n(((e, t) => {
	var n = $x();
	function r(e, t, r) {
		if (typeof e == "function" && (r = t, t = e, e = null), !(r >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
		var o = n(a), s = null, c = null, l = 0, u = null, d = {
			push: v,
			drain: i,
			saturated: i,
			pause: p,
			paused: !1,
			get concurrency() {
				return r;
			},
			set concurrency(e) {
				if (!(e >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
				if (r = e, !d.paused) for (; s && l < r;) l++, b();
			},
			running: f,
			resume: g,
			idle: _,
			length: m,
			getQueue: h,
			unshift: y,
			empty: i,
			kill: x,
			killAndDrain: S,
			error: ee,
			abort: C
		};
		return d;
		function f() {
			return l;
		}
		function p() {
			d.paused = !0;
		}
		function m() {
			for (var e = s, t = 0; e;) e = e.next, t++;
			return t;
		}
		function h() {
			for (var e = s, t = []; e;) t.push(e.value), e = e.next;
			return t;
		}
		function g() {
			if (d.paused) {
				if (d.paused = !1, s === null) l++, b();
				else for (; s && l < r;) l++, b();
			}
		}
		function _() {
			return l === 0 && d.length() === 0;
		}
		function v(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? c ? (c.next = f, c = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function y(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? s ? (f.next = s, s = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function b(n) {
			n && o.release(n);
			var i = s;
			i && l <= r ? d.paused ? l-- : (c === s && (c = null), s = i.next, i.next = null, t.call(e, i.value, i.worked), c === null && d.empty()) : --l === 0 && d.drain();
		}
		function x() {
			s = null, c = null, d.drain = i;
		}
		function S() {
			s = null, c = null, d.drain(), d.drain = i;
		}
		function C() {
			var e = s;
			for (s = null, c = null; e;) {
				var t = e.next, n = e.callback, r = e.errorHandler, a = e.value, l = e.context;
				e.value = null, e.callback = i, e.errorHandler = null, e.next = null, r && r(Error("abort"), a), n.call(l, Error("abort")), o.release(e), e = t;
			}
			d.drain = i;
		}
		function ee(e) {
			u = e;
		}
	}
	function i() {}
	function a() {
		this.value = null, this.callback = i, this.next = null, this.release = i, this.context = null, this.errorHandler = null;
		var e = this;
		this.worked = function(t, n) {
			var r = e.callback, a = e.errorHandler, o = e.value;
			e.value = null, e.callback = i, e.errorHandler && a(t, o), r.call(e.context, t, n), e.release(e);
		};
	}
	function o(e, t, n) {
		typeof e == "function" && (n = t, t = e, e = null);
		function a(e, n) {
			t.call(this, e).then(function(e) {
				n(null, e);
			}, n);
		}
		var o = r(e, a, n), s = o.push, c = o.unshift;
		return o.push = l, o.unshift = u, o.drained = d, o;
		function l(e) {
			var t = new Promise(function(t, n) {
				s(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function u(e) {
			var t = new Promise(function(t, n) {
				c(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function d() {
			return new Promise(function(e) {
				process.nextTick(function() {
					if (o.idle()) e();
					else {
						var t = o.drain;
						o.drain = function() {
							typeof t == "function" && t(), e(), o.drain = t;
						};
					}
				});
			});
		}
	}
	t.exports = r, t.exports.promise = o;
})), tS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = e.replacePathSegmentSeparator = e.isAppliedFilter = e.isFatalError = void 0;
	function t(e, t) {
		return e.errorFilter === null || !e.errorFilter(t);
	}
	e.isFatalError = t;
	function n(e, t) {
		return e === null || e(t);
	}
	e.isAppliedFilter = n;
	function r(e, t) {
		return e.split(/[/\\]/).join(t);
	}
	e.replacePathSegmentSeparator = r;
	function i(e, t, n) {
		return e === "" ? t : e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = i;
})), nS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = tS();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), rS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Qx(), i = eS(), a = tS(), o = nS();
	t.default = class extends o.default {
		constructor(e, t) {
			super(e, t), this._settings = t, this._scandir = r.scandir, this._emitter = new n.EventEmitter(), this._queue = i(this._worker.bind(this), this._settings.concurrency), this._isFatalError = !1, this._isDestroyed = !1, this._queue.drain = () => {
				this._isFatalError || this._emitter.emit("end");
			};
		}
		read() {
			return this._isFatalError = !1, this._isDestroyed = !1, setImmediate(() => {
				this._pushToQueue(this._root, this._settings.basePath);
			}), this._emitter;
		}
		get isDestroyed() {
			return this._isDestroyed;
		}
		destroy() {
			if (this._isDestroyed) throw Error("The reader is already destroyed");
			this._isDestroyed = !0, this._queue.killAndDrain();
		}
		onEntry(e) {
			this._emitter.on("entry", e);
		}
		onError(e) {
			this._emitter.once("error", e);
		}
		onEnd(e) {
			this._emitter.once("end", e);
		}
		_pushToQueue(e, t) {
			let n = {
				directory: e,
				base: t
			};
			this._queue.push(n, (e) => {
				e !== null && this._handleError(e);
			});
		}
		_worker(e, t) {
			this._scandir(e.directory, this._settings.fsScandirSettings, (n, r) => {
				if (n !== null) t(n, void 0);
				else {
					for (let t of r) this._handleEntry(t, e.base);
					t(null, void 0);
				}
			});
		}
		_handleError(e) {
			!this._isDestroyed && a.isFatalError(this._settings, e) && (this._isFatalError = !0, this._isDestroyed = !0, this._emitter.emit("error", e));
		}
		_handleEntry(e, t) {
			if (this._isDestroyed || this._isFatalError) return;
			let n = e.path;
			t !== void 0 && (e.path = a.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), a.isAppliedFilter(this._settings.entryFilter, e) && this._emitEntry(e), e.dirent.isDirectory() && a.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(n, t === void 0 ? void 0 : e.path);
		}
		_emitEntry(e) {
			this._emitter.emit("entry", e);
		}
	};
})), iS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = rS();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings), this._storage = [];
		}
		read(e) {
			this._reader.onError((t) => {
				n(e, t);
			}), this._reader.onEntry((e) => {
				this._storage.push(e);
			}), this._reader.onEnd(() => {
				r(e, this._storage);
			}), this._reader.read();
		}
	};
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), aS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = rS();
	t.default = class {
		constructor(e, t) {
			this._root = e, this._settings = t, this._reader = new r.default(this._root, this._settings), this._stream = new n.Readable({
				objectMode: !0,
				read: () => {},
				destroy: () => {
					this._reader.isDestroyed || this._reader.destroy();
				}
			});
		}
		read() {
			return this._reader.onError((e) => {
				this._stream.emit("error", e);
			}), this._reader.onEntry((e) => {
				this._stream.push(e);
			}), this._reader.onEnd(() => {
				this._stream.push(null);
			}), this._reader.read(), this._stream;
		}
	};
})), oS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Qx(), n = tS(), r = nS();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._scandir = t.scandirSync, this._storage = [], this._queue = new Set();
		}
		read() {
			return this._pushToQueue(this._root, this._settings.basePath), this._handleQueue(), this._storage;
		}
		_pushToQueue(e, t) {
			this._queue.add({
				directory: e,
				base: t
			});
		}
		_handleQueue() {
			for (let e of this._queue.values()) this._handleDirectory(e.directory, e.base);
		}
		_handleDirectory(e, t) {
			try {
				let n = this._scandir(e, this._settings.fsScandirSettings);
				for (let e of n) this._handleEntry(e, t);
			} catch (e) {
				this._handleError(e);
			}
		}
		_handleError(e) {
			if (n.isFatalError(this._settings, e)) throw e;
		}
		_handleEntry(e, t) {
			let r = e.path;
			t !== void 0 && (e.path = n.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), n.isAppliedFilter(this._settings.entryFilter, e) && this._pushToStorage(e), e.dirent.isDirectory() && n.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(r, t === void 0 ? void 0 : e.path);
		}
		_pushToStorage(e) {
			this._storage.push(e);
		}
	};
})), sS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = oS();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), cS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Qx();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.basePath = this._getValue(this._options.basePath, void 0), this.concurrency = this._getValue(this._options.concurrency, Infinity), this.deepFilter = this._getValue(this._options.deepFilter, null), this.entryFilter = this._getValue(this._options.entryFilter, null), this.errorFilter = this._getValue(this._options.errorFilter, null), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.fsScandirSettings = new r.Settings({
				followSymbolicLinks: this._options.followSymbolicLinks,
				fs: this._options.fs,
				pathSegmentSeparator: this._options.pathSegmentSeparator,
				stats: this._options.stats,
				throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), lS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = iS(), n = aS(), r = sS(), i = cS();
	e.Settings = i.default;
	function a(e, n, r) {
		typeof n == "function" ? new t.default(e, c()).read(n) : new t.default(e, c(n)).read(r);
	}
	e.walk = a;
	function o(e, t) {
		let n = c(t);
		return new r.default(e, n).read();
	}
	e.walkSync = o;
	function s(e, t) {
		let r = c(t);
		return new n.default(e, r).read();
	}
	e.walkStream = s;
	function c(e = {}) {
		return e instanceof i.default ? e : new i.default(e);
	}
})), uS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Vx(), i = Fx();
	t.default = class {
		constructor(e) {
			this._settings = e, this._fsStatSettings = new r.Settings({
				followSymbolicLink: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
			});
		}
		_getFullEntryPath(e) {
			return n.resolve(this._settings.cwd, e);
		}
		_makeEntry(e, t) {
			let n = {
				name: t,
				path: t,
				dirent: i.fs.createDirentFromStats(t, e)
			};
			return this._settings.stats && (n.stats = e), n;
		}
		_isFatalError(e) {
			return !i.errno.isEnoentCodeError(e) && !this._settings.suppressErrors;
		}
	};
})), dS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Vx(), i = lS(), a = uS();
	t.default = class extends a.default {
		constructor() {
			super(...arguments), this._walkStream = i.walkStream, this._stat = r.stat;
		}
		dynamic(e, t) {
			return this._walkStream(e, t);
		}
		static(e, t) {
			let r = e.map(this._getFullEntryPath, this), i = new n.PassThrough({ objectMode: !0 });
			i._write = (n, a, o) => this._getEntry(r[n], e[n], t).then((e) => {
				e !== null && t.entryFilter(e) && i.push(e), n === r.length - 1 && i.end(), o();
			}).catch(o);
			for (let e = 0; e < r.length; e++) i.write(e);
			return i;
		}
		_getEntry(e, t, n) {
			return this._getStat(e).then((e) => this._makeEntry(e, t)).catch((e) => {
				if (n.errorFilter(e)) return null;
				throw e;
			});
		}
		_getStat(e) {
			return new Promise((t, n) => {
				this._stat(e, this._fsStatSettings, (e, r) => e === null ? t(r) : n(e));
			});
		}
	};
})), fS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = lS(), n = uS(), r = dS();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._walkAsync = t.walk, this._readerStream = new r.default(this._settings);
		}
		dynamic(e, t) {
			return new Promise((n, r) => {
				this._walkAsync(e, t, (e, t) => {
					e === null ? n(t) : r(e);
				});
			});
		}
		async static(e, t) {
			let n = [], r = this._readerStream.static(e, t);
			return new Promise((e, t) => {
				r.once("error", t), r.on("data", (e) => n.push(e)), r.once("end", () => e(n));
			});
		}
	};
})), pS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Fx();
	e.default = class {
		constructor(e, t, n) {
			this._patterns = e, this._settings = t, this._micromatchOptions = n, this._storage = [], this._fillStorage();
		}
		_fillStorage() {
			for (let e of this._patterns) {
				let t = this._getPatternSegments(e), n = this._splitSegmentsIntoSections(t);
				this._storage.push({
					complete: n.length <= 1,
					pattern: e,
					segments: t,
					sections: n
				});
			}
		}
		_getPatternSegments(e) {
			return t.pattern.getPatternParts(e, this._micromatchOptions).map((e) => t.pattern.isDynamicPattern(e, this._settings) ? {
				dynamic: !0,
				pattern: e,
				patternRe: t.pattern.makeRe(e, this._micromatchOptions)
			} : {
				dynamic: !1,
				pattern: e
			});
		}
		_splitSegmentsIntoSections(e) {
			return t.array.splitWhen(e, (e) => e.dynamic && t.pattern.hasGlobStar(e.pattern));
		}
	};
})), mS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = pS();
	e.default = class extends t.default {
		match(e) {
			let t = e.split("/"), n = t.length, r = this._storage.filter((e) => !e.complete || e.segments.length > n);
			for (let e of r) {
				let r = e.sections[0];
				if (!e.complete && n > r.length || t.every((t, n) => {
					let r = e.segments[n];
					return !!(r.dynamic && r.patternRe.test(t) || !r.dynamic && r.pattern === t);
				})) return !0;
			}
			return !1;
		}
	};
})), hS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Fx(), n = mS();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t;
		}
		getFilter(e, t, n) {
			let r = this._getMatcher(t), i = this._getNegativePatternsRe(n);
			return (t) => this._filter(e, t, r, i);
		}
		_getMatcher(e) {
			return new n.default(e, this._settings, this._micromatchOptions);
		}
		_getNegativePatternsRe(e) {
			let n = e.filter(t.pattern.isAffectDepthOfReadingPattern);
			return t.pattern.convertPatternsToRe(n, this._micromatchOptions);
		}
		_filter(e, n, r, i) {
			if (this._isSkippedByDeep(e, n.path) || this._isSkippedSymbolicLink(n)) return !1;
			let a = t.path.removeLeadingDotSegment(n.path);
			return !this._isSkippedByPositivePatterns(a, r) && this._isSkippedByNegativePatterns(a, i);
		}
		_isSkippedByDeep(e, t) {
			return this._settings.deep !== Infinity && this._getEntryLevel(e, t) >= this._settings.deep;
		}
		_getEntryLevel(e, t) {
			let n = t.split("/").length;
			return e === "" ? n : n - e.split("/").length;
		}
		_isSkippedSymbolicLink(e) {
			return !this._settings.followSymbolicLinks && e.dirent.isSymbolicLink();
		}
		_isSkippedByPositivePatterns(e, t) {
			return !this._settings.baseNameMatch && !t.match(e);
		}
		_isSkippedByNegativePatterns(e, n) {
			return !t.pattern.matchAny(e, n);
		}
	};
})), gS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Fx();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t, this.index = new Map();
		}
		getFilter(e, n) {
			let [r, i] = t.pattern.partitionAbsoluteAndRelative(n), a = {
				positive: { all: t.pattern.convertPatternsToRe(e, this._micromatchOptions) },
				negative: {
					absolute: t.pattern.convertPatternsToRe(r, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 })),
					relative: t.pattern.convertPatternsToRe(i, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 }))
				}
			};
			return (e) => this._filter(e, a);
		}
		_filter(e, n) {
			let r = t.path.removeLeadingDotSegment(e.path);
			if (this._settings.unique && this._isDuplicateEntry(r) || this._onlyFileFilter(e) || this._onlyDirectoryFilter(e)) return !1;
			let i = this._isMatchToPatternsSet(r, n, e.dirent.isDirectory());
			return this._settings.unique && i && this._createIndexRecord(r), i;
		}
		_isDuplicateEntry(e) {
			return this.index.has(e);
		}
		_createIndexRecord(e) {
			this.index.set(e, void 0);
		}
		_onlyFileFilter(e) {
			return this._settings.onlyFiles && !e.dirent.isFile();
		}
		_onlyDirectoryFilter(e) {
			return this._settings.onlyDirectories && !e.dirent.isDirectory();
		}
		_isMatchToPatternsSet(e, t, n) {
			return !(!this._isMatchToPatterns(e, t.positive.all, n) || this._isMatchToPatterns(e, t.negative.relative, n) || this._isMatchToAbsoluteNegative(e, t.negative.absolute, n));
		}
		_isMatchToAbsoluteNegative(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.path.makeAbsolute(this._settings.cwd, e);
			return this._isMatchToPatterns(i, n, r);
		}
		_isMatchToPatterns(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.pattern.matchAny(e, n);
			return !i && r ? t.pattern.matchAny(e + "/", n) : i;
		}
	};
})), _S = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Fx();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getFilter() {
			return (e) => this._isNonFatalError(e);
		}
		_isNonFatalError(e) {
			return t.errno.isEnoentCodeError(e) || this._settings.suppressErrors;
		}
	};
})), vS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Fx();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getTransformer() {
			return (e) => this._transform(e);
		}
		_transform(e) {
			let n = e.path;
			return this._settings.absolute && (n = t.path.makeAbsolute(this._settings.cwd, n), n = t.path.unixify(n)), this._settings.markDirectories && e.dirent.isDirectory() && (n += "/"), this._settings.objectMode ? Object.assign(Object.assign({}, e), { path: n }) : n;
		}
	};
})), yS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = hS(), i = gS(), a = _S(), o = vS();
	t.default = class {
		constructor(e) {
			this._settings = e, this.errorFilter = new a.default(this._settings), this.entryFilter = new i.default(this._settings, this._getMicromatchOptions()), this.deepFilter = new r.default(this._settings, this._getMicromatchOptions()), this.entryTransformer = new o.default(this._settings);
		}
		_getRootDirectory(e) {
			return n.resolve(this._settings.cwd, e.base);
		}
		_getReaderOptions(e) {
			let t = e.base === "." ? "" : e.base;
			return {
				basePath: t,
				pathSegmentSeparator: "/",
				concurrency: this._settings.concurrency,
				deepFilter: this.deepFilter.getFilter(t, e.positive, e.negative),
				entryFilter: this.entryFilter.getFilter(e.positive, e.negative),
				errorFilter: this.errorFilter.getFilter(),
				followSymbolicLinks: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				stats: this._settings.stats,
				throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
				transform: this.entryTransformer.getTransformer()
			};
		}
		_getMicromatchOptions() {
			return {
				dot: this._settings.dot,
				matchBase: this._settings.baseNameMatch,
				nobrace: !this._settings.braceExpansion,
				nocase: !this._settings.caseSensitiveMatch,
				noext: !this._settings.extglob,
				noglobstar: !this._settings.globstar,
				posix: !0,
				strictSlashes: !1
			};
		}
	};
})), bS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = fS(), n = yS();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		async read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return (await this.api(t, e, n)).map((e) => n.transform(e));
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), xS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = dS(), i = yS();
	t.default = class extends i.default {
		constructor() {
			super(...arguments), this._reader = new r.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), r = this._getReaderOptions(e), i = this.api(t, e, r), a = new n.Readable({
				objectMode: !0,
				read: () => {}
			});
			return i.once("error", (e) => a.emit("error", e)).on("data", (e) => a.emit("data", r.transform(e))).once("end", () => a.emit("end")), a.once("close", () => i.destroy()), a;
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), SS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Vx(), n = lS(), r = uS();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._walkSync = n.walkSync, this._statSync = t.statSync;
		}
		dynamic(e, t) {
			return this._walkSync(e, t);
		}
		static(e, t) {
			let n = [];
			for (let r of e) {
				let e = this._getFullEntryPath(r), i = this._getEntry(e, r, t);
				i !== null && t.entryFilter(i) && n.push(i);
			}
			return n;
		}
		_getEntry(e, t, n) {
			try {
				let n = this._getStat(e);
				return this._makeEntry(n, t);
			} catch (e) {
				if (n.errorFilter(e)) return null;
				throw e;
			}
		}
		_getStat(e) {
			return this._statSync(e, this._fsStatSettings);
		}
	};
})), CS = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = SS(), n = yS();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return this.api(t, e, n).map(n.transform);
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), wS = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs"), r = e("os"), i = Math.max(r.cpus().length, 1);
	t.DEFAULT_FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		lstatSync: n.lstatSync,
		stat: n.stat,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	}, t.default = class {
		constructor(e = {}) {
			this._options = e, this.absolute = this._getValue(this._options.absolute, !1), this.baseNameMatch = this._getValue(this._options.baseNameMatch, !1), this.braceExpansion = this._getValue(this._options.braceExpansion, !0), this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, !0), this.concurrency = this._getValue(this._options.concurrency, i), this.cwd = this._getValue(this._options.cwd, process.cwd()), this.deep = this._getValue(this._options.deep, Infinity), this.dot = this._getValue(this._options.dot, !1), this.extglob = this._getValue(this._options.extglob, !0), this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !0), this.fs = this._getFileSystemMethods(this._options.fs), this.globstar = this._getValue(this._options.globstar, !0), this.ignore = this._getValue(this._options.ignore, []), this.markDirectories = this._getValue(this._options.markDirectories, !1), this.objectMode = this._getValue(this._options.objectMode, !1), this.onlyDirectories = this._getValue(this._options.onlyDirectories, !1), this.onlyFiles = this._getValue(this._options.onlyFiles, !0), this.stats = this._getValue(this._options.stats, !1), this.suppressErrors = this._getValue(this._options.suppressErrors, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !1), this.unique = this._getValue(this._options.unique, !0), this.onlyDirectories && (this.onlyFiles = !1), this.stats && (this.objectMode = !0), this.ignore = [].concat(this.ignore);
		}
		_getValue(e, t) {
			return e === void 0 ? t : e;
		}
		_getFileSystemMethods(e = {}) {
			return Object.assign(Object.assign({}, t.DEFAULT_FILE_SYSTEM_ADAPTER), e);
		}
	};
})), TS = n(((e, t) => {
	let n = Ix(), r = bS(), i = xS(), a = CS(), o = wS(), s = Fx();
	async function c(e, t) {
		u(e);
		let n = l(e, r.default, t), i = await Promise.all(n);
		return s.array.flatten(i);
	}
	(function(e) {
		e.glob = e, e.globSync = t, e.globStream = r, e.async = e;
		function t(e, t) {
			u(e);
			let n = l(e, a.default, t);
			return s.array.flatten(n);
		}
		e.sync = t;
		function r(e, t) {
			u(e);
			let n = l(e, i.default, t);
			return s.stream.merge(n);
		}
		e.stream = r;
		function c(e, t) {
			u(e);
			let r = [].concat(e), i = new o.default(t);
			return n.generate(r, i);
		}
		e.generateTasks = c;
		function d(e, t) {
			u(e);
			let n = new o.default(t);
			return s.pattern.isDynamicPattern(e, n);
		}
		e.isDynamicPattern = d;
		function f(e) {
			return u(e), s.path.escape(e);
		}
		e.escapePath = f;
		function p(e) {
			return u(e), s.path.convertPathToPattern(e);
		}
		e.convertPathToPattern = p, (function(e) {
			function t(e) {
				return u(e), s.path.escapePosixPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertPosixPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.posix ||= {}), (function(e) {
			function t(e) {
				return u(e), s.path.escapeWindowsPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertWindowsPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.win32 ||= {});
	})(c ||= {});
	function l(e, t, r) {
		let i = [].concat(e), a = new o.default(r), s = n.generate(i, a), c = new t(a);
		return s.map(c.read, c);
	}
	function u(e) {
		if (![].concat(e).every((e) => s.string.isString(e) && !s.string.isEmpty(e))) throw TypeError("Patterns must be a string (non empty) or an array of strings");
	}
	t.exports = c;
})), ES = t(TS(), 1);
const DS = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function OS(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(kS)) : r(DS), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, kS(e)) : r(DS), (e) => r(e));
		}
	};
}
function kS({ name: e, kind: t }) {
	let n = () => !1;
	return {
		name: e,
		isFile: () => t === "file",
		isDirectory: () => t === "folder",
		isSymbolicLink: () => t === "link",
		isBlockDevice: n,
		isCharacterDevice: n,
		isFIFO: n,
		isSocket: n
	};
}
// src/model/result.ts
function AS(e) {
	return {
		ok: !0,
		value: e
	};
}
function jS(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function MS(e, { displayRoot: t }) {
	return yn(t, e).split(xn).join("/");
}
function NS(e, t) {
	let n = yn(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${xn}`) && !gn(n);
}
async function PS(e, t) {
	for (let n = e;; n = M(n)) {
		if (await En(_n(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === M(n) || n === t || t !== void 0 && !NS(n, t)) return;
	}
}
var FS = class extends Error {};
async function IS(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new FS());
	if (!t) return On(e);
	let [r, i] = await Promise.all([An(e), An(t.workspace)]);
	if (!NS(r, i)) throw new FS();
	return On(r);
}
function LS(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function RS(e) {
	try {
		return LS(e);
	} catch {
		return "";
	}
}
async function zS(e, t, n, r = LS) {
	try {
		return AS(r(await On(e)));
	} catch (r) {
		let i = `${t} ${MS(e, n)} cannot be read: ${VS(r)}`;
		return jS(l("not-read", i));
	}
}
const BS = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function VS(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof FS) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${BS[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function HS(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(BS, String(e.code))) return;
	let n = `${MS(e.path, t)} was changed or removed while Lokaform ran. Now ${VS(e)} Run again when no other program changes it.`;
	return l("not-read", n, { reach: "project" });
}
async function US(e, { commit: t }) {
	return t ? t.isFile(e) : Nn(e).then((e) => e.isFile(), () => !1);
}
async function WS(e, { commit: t }) {
	return t ? t.isFolder(e) : Nn(e).then((e) => e.isDirectory(), () => !1);
}
// src/files/findFiles.ts
async function GS(e, t, n, r) {
	let i = bn(t, e);
	return await US(i, n) ? [i] : KS(e.split(xn).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Sx) throw e;
		return [];
	});
}
async function KS(e, t, n, r) {
	let i = [];
	if (n.commit && !ES.default.isDynamicPattern(e)) return i;
	let a = Ht(e), o = a.map(({ superset: e }) => e), { dot: s = !1 } = t, c = ES.default.stream([...new Set(o.map((e) => e.glob))], {
		...t,
		dot: s || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: OS(n.commit) }
	});
	for await (let e of c) {
		if (r.aborted) break;
		let o = String(e);
		if (!a.some((e) => _(e, o, s))) continue;
		let c = bn(t.cwd, o);
		await US(c, n) && i.push(c);
	}
	return i;
}
// src/files/textFiles.ts
async function qS(e, t, n) {
	let r = new Map(), i = [];
	for (let o of e) {
		let e = await JS(o, t, n), s = e.flatMap((e) => XS(o, e) ?? []), c = s.filter(({ textFile: e }) => ZS(o, e.language));
		a(i, $S(o, e, s), eC(o, c, t));
		for (let e of c.sort(QS(o))) r.has(e.full) ? i.push(tC(o, MS(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function JS(e, t, n) {
	return (await GS(Tt(e), e.folder, t, n)).filter((e) => fe(e) !== void 0).sort();
}
function YS({ folder: e }, t) {
	return yn(e, t).split(xn).join("/");
}
function XS(e, t) {
	let n = YS(e, t), r = at(e, n);
	if (!(It(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...zt(e, n)
		}
	};
}
function ZS(e, t) {
	return t === void 0 || T_(e, t);
}
function QS({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function $S(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [l("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [l("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => C(t ?? "", e)), n = t === void 0 ? `Create the file, remove ${e} from languages, or let lokaform pull create it with --create-files.` : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return l("no-language-file", i, { place: a });
	});
}
function eC({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${MS(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [l("bad-setting", o, { place: t })];
	});
}
function tC({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return l("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function nC(e, t, n, r) {
	let { paths: i, problems: o } = await rC(e, t, n, r), s = await qS(e.texts, n, r), c = {}, u = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), l = await cC(o ? [...e, ...s.found] : e, n, r);
		c[t] = l.texts, a(u, l.problems);
	}
	if (u.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		u.push(l("no-manifest", n));
	}
	let d = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [MS(e, n), t]);
	return {
		manifests: c,
		problems: u,
		undecided: new Map(d)
	};
}
async function rC({ kinds: e, globs: t, folder: n }, { id: r }, i, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await sC(l, t[l], i, o);
		s[l] = e.files, a(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await oC(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function iC(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => rC(e, { id: "" }, n, t))), i = (await qS(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function aC(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await oC(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${MS(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, l("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await iC(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function oC(e, t, n) {
	let r = bn(t, e);
	return await US(r, n) ? [r] : [];
}
async function sC(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await GS(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await WS(bn(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(l("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function cC(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = MS(a, t);
		try {
			let n = LS(await IS(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Sx) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(l("not-read", `${e} cannot be read: ${VS(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// \0node:crypto
const lC = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), uC = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/report/words/labels.ts
function dC({ kind: e, label: t }) {
	let n = w(t), { prefix: r, maxName: i } = Qb(e);
	return r + He(n, i);
}
function fC(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${w(n.file)}:${n.line}` : "(not declared)";
}
function pC({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${w(e)}: `) + (n ? `${E(n.project.name, 80)} (${E(t, 200)})` : E(t, 200));
}
function mC(e) {
	return e.length <= 3 ? e.map((e) => w(e)).join(", ") : Z(e.length, "manifest");
}
function hC(e, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [];
	return [...gC(e.changes, t, n), ...DC(e.kept, t)];
}
function gC(e, t, n) {
	return e.map((e) => _C(e, vC(e, t, n)));
}
function _C(e, t) {
	return qy(e) ? {
		...t,
		isLoss: !0
	} : t;
}
function vC(e, { now: t, texts: n, file: r, full: i }, a) {
	let o = dC(e), s = fC(e, r);
	if (e.action === "destroy") return {
		sign: "-",
		label: o,
		place: s,
		words: [kC[e.how]]
	};
	if (e.action === "create") return {
		sign: "+",
		label: o,
		place: s,
		words: yC(e, {
			texts: n,
			full: i
		})
	};
	let c = e.fields.filter((t) => e.renamed_from === void 0 || !gb(e.kind, t)).map((r) => [
		...n ? wb(e.kind, r, i) : [mb(e.kind, r)],
		AC(r.edited, t),
		Qy(e.kind, r) ? ` (${wC(a)})` : ""
	]);
	return e.renamed_from === void 0 ? {
		sign: "~",
		label: o,
		place: s,
		words: c
	} : {
		sign: "»",
		label: `${o} ← ${E(e.renamed_from, 80)}`,
		place: s,
		words: [Qb(e.kind).renamed, ...c]
	};
}
function yC(e, { texts: t, full: n }) {
	let { kind: r, fields: i } = e;
	return t ? n ? i.filter((e) => !gb(r, e)).map((e) => wb(r, e, !0)) : [EC(e)] : [TC(r, i)];
}
function bC(e = []) {
	return e.map(({ variable: e, host: t, place: n }) => `! sends \${${w(e)}} to ${w(t)}  ${fC({ place: n })}`);
}
function xC({ name: e, before: t, after: n, widens: r }) {
	let [i, a] = vt(CC(t), CC(n), SC).map((e) => p(e, SC));
	return `${r ? "!" : " "} ${E(e, 80)}: ${i} → ${a}${r ? "   lets a run do more" : ""}`;
}
const SC = 200;
function CC(e) {
	return e === void 0 ? "not set" : w(e);
}
function wC(e) {
	return `changes the texts in ${w(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function TC(e, t) {
	return t.flatMap((t) => gb(e, t) ? [] : mb(e, t)).join(", ");
}
function EC({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => hb(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => mb(e, t)).join(", ")})` : "", a = n ? [`${Cb(e, n)}${i}`] : [], o = t.filter((t) => !hb(e, t) && !gb(e, t)), s = o.filter((t) => vb(e, t)).map((t) => Cb(e, t)), c = o.filter((t) => !vb(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function DC(e, { texts: t, file: n, full: r, allKept: i, keptElsewhere: a = "the report file lists" }) {
	let o = e.length <= 20 || i ? e : OC(e), s = o.map((e) => ({
		sign: "!",
		label: dC(e),
		place: fC(e, n),
		words: [kb(e, t, r)]
	})), c = e.length - o.length;
	return c > 0 && s.push({
		sign: "!",
		label: `and ${c} more kept`,
		place: "",
		words: [`${a} them all`]
	}), s;
}
function OC(e) {
	let t = e.filter(br), n = ({ reason: e }) => Number(e === "seeded"), r = e.filter((e) => !br(e)).toSorted((e, t) => n(e) - n(t));
	return [...t, ...r.slice(0, Math.max(0, 19 - t.length))];
}
const kC = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function AC(e, t) {
	return e ? `   (live text edited${e.by === void 0 ? "" : ` by ${E(e.by, 60)},`} ${NC(t - e.at)}${e.reviewed ? ", reviewed" : ""})` : "";
}
const jC = [
	["year", 31557600],
	["month", 2629800],
	["day", 86400],
	["hour", 3600],
	["minute", 60]
], MC = Ce(() => new Intl.RelativeTimeFormat("en"));
function NC(e) {
	let t = jC.find(([, t]) => e >= t);
	return t ? MC().format(-Math.floor(e / t[1]), t[0]) : "just now";
}
// src/report/text/closingText.ts
function PC(e, t, n) {
	let r = $r(e) ? "bad" : "good", i = e.stopped ? [t("bad", hx(e))] : [], a = e.projects.flatMap(({ name: e, backup: t }) => t === void 0 ? [] : [`The backup${e === void 0 ? "" : ` of ${w(e)}`} is in ${w(t)}.`]), o = e.projects.flatMap((e) => {
		let t = Fr(e);
		return t === void 0 ? [] : [`${bx(e.name)}: ${w(t)}`];
	}), s = FC(e), c = [
		...i,
		...a,
		...s === "" ? [] : [t(r, s)]
	];
	return [...nt(c, n), ...o].map(_e);
}
function FC(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? dx(e) : r ? t === "drift" ? n.length > 1 ? ix(n) : "" : n.length > 1 ? rx(n) : "" : e.stopped ? "" : vx(e);
}
// node_modules/diff/libesm/diff/base.js
var IC = class {
	diff(e, t, n = {}) {
		let r;
		typeof n == "function" ? (r = n, n = {}) : "callback" in n && (r = n.callback);
		let i = this.castInput(e, n), a = this.castInput(t, n), o = this.removeEmpty(this.tokenize(i, n)), s = this.removeEmpty(this.tokenize(a, n));
		return this.diffWithOptionsObj(o, s, n, r);
	}
	diffWithOptionsObj(e, t, n, r) {
		let i = (e) => {
			if (e = this.postProcess(e, n), r) setTimeout(function() {
				r(e);
			}, 0);
			else return e;
		}, a = t.length, o = e.length, s = 1, c = a + o;
		n.maxEditLength != null && (c = Math.min(c, n.maxEditLength));
		let l = n.timeout ?? Infinity, u = Date.now() + l, d = [{
			oldPos: -1,
			lastComponent: void 0
		}], f = this.extractCommon(d[0], t, e, 0, n);
		if (d[0].oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(d[0].lastComponent, t, e));
		let p = -Infinity, m = Infinity, h = () => {
			for (let r = Math.max(p, -s); r <= Math.min(m, s); r += 2) {
				let s, c = d[r - 1], l = d[r + 1];
				c && (d[r - 1] = void 0);
				let u = !1;
				if (l) {
					let e = l.oldPos - r;
					u = l && 0 <= e && e < a;
				}
				let h = c && c.oldPos + 1 < o;
				if (!u && !h) d[r] = void 0;
				else {
					if (s = !h || u && c.oldPos < l.oldPos ? this.addToPath(l, !0, !1, 0, n) : this.addToPath(c, !1, !0, 1, n), f = this.extractCommon(s, t, e, r, n), s.oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(s.lastComponent, t, e)) || !0;
					d[r] = s, s.oldPos + 1 >= o && (m = Math.min(m, r - 1)), f + 1 >= a && (p = Math.max(p, r + 1));
				}
			}
			s++;
		};
		if (r) (function e() {
			setTimeout(function() {
				if (s > c || Date.now() > u) return r(void 0);
				h() || e();
			}, 0);
		})();
		else for (; s <= c && Date.now() <= u;) {
			let e = h();
			if (e) return e;
		}
	}
	addToPath(e, t, n, r, i) {
		let a = e.lastComponent;
		return a && !i.oneChangePerToken && a.added === t && a.removed === n ? {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: a.count + 1,
				added: t,
				removed: n,
				previousComponent: a.previousComponent
			}
		} : {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: 1,
				added: t,
				removed: n,
				previousComponent: a
			}
		};
	}
	extractCommon(e, t, n, r, i) {
		let a = t.length, o = n.length, s = e.oldPos, c = s - r, l = 0;
		for (; c + 1 < a && s + 1 < o && this.equals(n[s + 1], t[c + 1], i);) c++, s++, l++, i.oneChangePerToken && (e.lastComponent = {
			count: 1,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		});
		return l && !i.oneChangePerToken && (e.lastComponent = {
			count: l,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		}), e.oldPos = s, c;
	}
	equals(e, t, n) {
		return n.comparator ? n.comparator(e, t) : e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
	}
	removeEmpty(e) {
		let t = [];
		for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
		return t;
	}
	castInput(e, t) {
		return e;
	}
	tokenize(e, t) {
		return Array.from(e);
	}
	join(e) {
		return e.join("");
	}
	postProcess(e, t) {
		return e;
	}
	get useLongestToken() {
		return !1;
	}
	buildValues(e, t, n) {
		let r = [], i;
		for (; e;) r.push(e), i = e.previousComponent, delete e.previousComponent, e = i;
		r.reverse();
		let a = r.length, o = 0, s = 0, c = 0;
		for (; o < a; o++) {
			let e = r[o];
			if (e.removed) e.value = this.join(n.slice(c, c + e.count)), c += e.count;
			else {
				if (!e.added && this.useLongestToken) {
					let r = t.slice(s, s + e.count);
					r = r.map(function(e, t) {
						let r = n[c + t];
						return r.length > e.length ? r : e;
					}), e.value = this.join(r);
				} else e.value = this.join(t.slice(s, s + e.count));
				s += e.count, e.added || (c += e.count);
			}
		}
		return r;
	}
};
new class extends IC {}();
// node_modules/diff/libesm/util/string.js
function LC(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function RC(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function zC(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function BC(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function VC(e, t) {
	return zC(e, t, "");
}
function HC(e, t) {
	return BC(e, t, "");
}
function UC(e, t) {
	return t.slice(0, WC(e, t));
}
function WC(e, t) {
	let n = 0;
	e.length > t.length && (n = e.length - t.length);
	let r = t.length;
	e.length < t.length && (r = e.length);
	let i = Array(r), a = 0;
	i[0] = 0;
	for (let e = 1; e < r; e++) {
		for (t[e] == t[a] ? i[e] = i[a] : i[e] = a; a > 0 && t[e] != t[a];) a = i[a];
		t[e] == t[a] && a++;
	}
	a = 0;
	for (let r = n; r < e.length; r++) {
		for (; a > 0 && e[r] != t[a];) a = i[a];
		e[r] == t[a] && a++;
	}
	return a;
}
function GC(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function KC(e, t) {
	if (t) return JC(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function qC(e, t) {
	if (t) return JC(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function JC(e, t) {
	if (!t) return [qC(e), KC(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = GC(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const YC = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", XC = RegExp(`[${YC}]+|\\s+|[^${YC}]`, "ug");
new class extends IC {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = GC(e, r);
		} else n = e.match(XC) || [];
		let r = [], i = null;
		return n.forEach((e) => {
			/\s/.test(e) ? i == null ? r.push(e) : r.push(r.pop() + e) : i != null && /\s/.test(i) ? r[r.length - 1] == i ? r.push(r.pop() + e) : r.push(i + e) : r.push(e), i = e;
		}), r;
	}
	join(e) {
		return e.map((e, t) => t == 0 ? e : e.replace(/^\s+/, "")).join("");
	}
	postProcess(e, t) {
		if (!e || t.oneChangePerToken) return e;
		let n = null, r = null, i = null;
		return e.forEach((e) => {
			e.added ? r = e : e.removed ? i = e : ((r || i) && ZC(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && ZC(n, i, r, null, t.intlSegmenter), e;
	}
}();
function ZC(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = JC(t.value, i), [s, c] = JC(n.value, i);
		if (e) {
			let r = LC(a, s);
			e.value = BC(e.value, s, r), t.value = VC(t.value, r), n.value = VC(n.value, r);
		}
		if (r) {
			let e = RC(o, c);
			r.value = zC(r.value, c, e), t.value = HC(t.value, e), n.value = HC(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = qC(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = qC(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = qC(r.value, i), [a, o] = JC(t.value, i), s = LC(n, a);
		t.value = VC(t.value, s);
		let c = RC(VC(n, s), o);
		t.value = HC(t.value, c), r.value = zC(r.value, n, c), e.value = BC(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = qC(r.value, i), n = UC(KC(t.value, i), e);
		t.value = HC(t.value, n);
	} else if (e) {
		let n = UC(KC(e.value, i), qC(t.value, i));
		t.value = VC(t.value, n);
	}
}
new class extends IC {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${YC}]+|[^\\S\\n\\r]+|[^${YC}]`, "ug");
		return e.match(t) || [];
	}
}();
const QC = new class extends IC {
	constructor() {
		super(...arguments), this.tokenize = ew;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function $C(e, t, n) {
	return QC.diff(e, t, n);
}
function ew(e, t) {
	t.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
	let n = [], r = e.split(/(\n|\r\n)/);
	r[r.length - 1] || r.pop();
	for (let e = 0; e < r.length; e++) {
		let i = r[e];
		e % 2 && !t.newlineIsToken ? n[n.length - 1] += i : n.push(i);
	}
	return n;
}
// node_modules/diff/libesm/diff/sentence.js
function tw(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends IC {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (tw(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends IC {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends IC {
	constructor() {
		super(...arguments), this.tokenize = ew;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(nw(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function nw(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = nw(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = nw(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const rw = new class extends IC {
	tokenize(e) {
		return e.slice();
	}
	join(e) {
		return e;
	}
	removeEmpty(e) {
		return e;
	}
}();
function iw(e, t, n) {
	return rw.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function aw(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function ow(e) {
	if (!aw(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const sw = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function cw(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		$C(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l($C(n, r, s));
	function l(n) {
		if (!n) return;
		n.push({
			value: "",
			lines: []
		});
		function r(e) {
			return e.map(function(e) {
				return " " + e;
			});
		}
		let o = [], s = 0, l = 0, u = [], d = 1, f = 1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e], i = t.lines || dw(t.value);
			if (t.lines = i, t.added || t.removed) {
				if (!s) {
					let t = n[e - 1];
					s = d, l = f, t && (u = c > 0 ? r(t.lines.slice(-c)) : [], s -= u.length, l -= u.length);
				}
				for (let e of i) u.push((t.added ? "+" : "-") + e);
				t.added ? f += i.length : d += i.length;
			} else {
				if (s) {
					if (i.length <= c * 2 && e < n.length - 2) for (let e of r(i)) u.push(e);
					else {
						let e = Math.min(i.length, c);
						for (let t of r(i.slice(0, e))) u.push(t);
						let t = {
							oldStart: s,
							oldLines: d - s + e,
							newStart: l,
							newLines: f - l + e,
							lines: u
						};
						o.push(t), s = 0, l = 0, u = [];
					}
				}
				d += i.length, f += i.length;
			}
		}
		for (let e of o) for (let t = 0; t < e.lines.length; t++) e.lines[t].endsWith("\n") ? e.lines[t] = e.lines[t].slice(0, -1) : (e.lines.splice(t + 1, 0, "\\ No newline at end of file"), t++);
		return {
			oldFileName: e,
			newFileName: t,
			oldHeader: i,
			newHeader: a,
			hunks: o
		};
	}
}
function lw(e, t) {
	if (t ||= sw, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => lw(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = sw, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + ow(r) + " " + ow(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + ow((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + ow((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + ow((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + ow((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + ow(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + ow(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function uw(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		cw(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? lw(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = cw(e, t, n, r, i, a, o);
		return s ? lw(s, o?.headerOptions) : void 0;
	}
}
function dw(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
function fw(e, t, n) {
	let r = {
		old: [pw(e)],
		text: [pw(t)]
	}, i = iw(gw(e, n), gw(t, n), { maxEditLength: 600 });
	if (!i) return r;
	let a = i.map(({ value: e, added: t, removed: n }) => ({
		text: e.join(""),
		added: t,
		removed: n
	}));
	return a.reduce((e, t) => e + (t.added || t.removed ? 0 : t.text.trim().length), 0) < .2 * Math.max(e.length, t.length) ? r : {
		old: mw(a.filter(({ added: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.removed
		}))),
		text: mw(a.filter(({ removed: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.added
		})))
	};
}
function pw(e) {
	return {
		text: e,
		isChanged: !1
	};
}
function mw(e) {
	let t = [];
	return e.forEach((n, r) => {
		let [i, a] = [t.at(-1), e[r + 1]], o = !n.isChanged && n.text === " " && i?.isChanged && a?.isChanged, s = n.isChanged || o === !0;
		i?.isChanged === s ? i.text += n.text : t.push({
			text: n.text,
			isChanged: s
		});
	}), t;
}
const hw = new Map();
function gw(e, t = "") {
	let n = _w(t);
	return n ? Array.from(n.segment(e), ({ segment: e }) => e) : e.split(/(?<=\W)|(?=\W)/u);
}
function _w(e) {
	return hw.has(e) || hw.set(e, vw(e)), hw.get(e);
}
function vw(e) {
	if ("Segmenter" in Intl) return new Intl.Segmenter(yw(e)?.toString(), { granularity: "word" });
}
function yw(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/text/colouredWords.ts
function bw(e, t) {
	return typeof e == "string" || t("old", "x") === "x" ? eb(e) : e.map((e) => typeof e == "string" ? e : xw(e, t)).join("");
}
function xw({ old: e, between: t, text: n, language: r }, i) {
	let [a, o] = [Cw(e), Cw(n)], s = fw(a.text, o.text, r), c = (e, { start: t, end: n }, r) => [
		{
			text: t,
			isChanged: !1
		},
		...e,
		{
			text: n,
			isChanged: !1
		}
	].reduce(Sw, []).map((e) => i(e.isChanged ? `${r}-word` : r, e.text)).join("");
	return c(s.old, a, "old") + t + c(s.text, o, "new");
}
function Sw(e, t) {
	let n = e.at(-1);
	return n?.isChanged === t.isChanged ? n.text += t.text : t.text !== "" && e.push({ ...t }), e;
}
function Cw(e) {
	let [, t = "", n = e, r = ""] = /^("\u2068?)(.*?)(\u2069?")$/s.exec(e) ?? [];
	return {
		start: t,
		text: n,
		end: r
	};
}
// src/report/text/rowsText.ts
const ww = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note"
};
function Tw(e, { paint: t, width: n }) {
	let r = e.map((e) => ({
		...e,
		label: ye(e.label),
		place: ye(e.place)
	})), i = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), a = {
		labels: Ow(r.map(({ label: e }) => e), i),
		places: Ow(r.map(({ place: e }) => e), 24)
	};
	return r.flatMap((e) => Ew(e, a, {
		paint: t,
		width: n
	}));
}
function Ew(e, t, { paint: n, width: r }) {
	let { label: i, place: a } = e, o = e.words.map((e) => bw(e, n)), [s = "", ...c] = o, l = r ?? Infinity, u = 4 + t.labels + 2 + t.places + 2, d = Bt(i) <= t.labels && Bt(a) <= t.places, f = `${Dw(e, n)}${i}  ${n("dim", a)}`, p = `${Dw(e, n)}${$e(i, t.labels)}  ${$e(n("dim", a), t.places)}`;
	if (c.length === 0) {
		let e = `${d ? p : f}  ${s}`.trimEnd();
		if (Bt(e) <= l && (d || Bt(s) <= 20)) return [e];
		if (d && l - u >= 40) return qt(e, l, u);
	}
	return [...qt((d && r !== void 0 ? p : f).trimEnd(), l, 6), ...o.flatMap((e) => qt(" ".repeat(6) + e, l, 8))];
}
function Dw({ sign: e }, t) {
	return `  ${t(ww[e], e)} `;
}
function Ow(e, t) {
	return e.map(Bt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/report/words/driftLines.ts
function kw(e, t) {
	let n = e.kept.filter(({ reason: e }) => e === "archived"), r = e.kept.filter(({ reason: e }) => e !== "archived");
	return [
		...e.changes.map((e) => _C(e, Pw(e, t))),
		...n.flatMap((e) => DC([e], t)).map((e) => ({
			...e,
			sign: "~"
		})),
		...DC(r, t)
	];
}
function Aw(e) {
	return e.map((e) => dC(e)).sort();
}
function jw(e) {
	if (e.length === 0) return [];
	let t = Aw(e), n = t.length > Nw ? ` and ${t.length - Nw} more` : "";
	return [`Unmanaged: ${t.slice(0, Nw).join(", ")}${n}`];
}
function Mw(e) {
	if (e.length === 0) return [];
	let t = e.map((e) => `  ${dC(e)}  id ${E(String(e.id), 80)}`);
	return [`Unmanaged: ${Q(e.length)}`, ...t.sort()];
}
const Nw = 10;
function Pw(e, t) {
	let n = {
		label: dC(e),
		place: fC(e)
	};
	return e.action === "create" ? {
		...n,
		sign: "+",
		words: ["missing in the project"]
	} : e.action === "destroy" ? {
		...n,
		sign: "-",
		words: [`apply would ${e.how} it`]
	} : {
		...n,
		sign: e.renamed_from === void 0 ? "~" : "»",
		words: Fw(e, t)
	};
}
function Fw(e, { texts: t, full: n }) {
	let { kind: r, renamed_from: i } = e, a = e.fields.filter((e) => i === void 0 || !gb(r, e)).map((i) => [...t ? Tb(r, i, n) : [`${mb(r, i)} differs`], Iw(i.edited ?? (i.part === void 0 ? e.edited : void 0), i.edited !== void 0)]);
	return i === void 0 ? a : [`the project still has the old name ${E(i, 80)}`, ...a];
}
function Iw(e, t) {
	if (!e) return "";
	let n = e.by === void 0 ? "" : `by ${E(e.by, 60)}, `;
	return `   (${t ? "" : "key changed "}${n}${xb(e.at)})`;
}
// src/report/words/filterWords.ts
function Lw({ filters: e, by_kind: t }) {
	let n = Ay.flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${Q(r)} of ${$b(i, e)}`] : [];
	});
	return {
		start: "Only what matches",
		filters: e.map((e) => `--filter ${E(e, 200)}`).join(" "),
		end: `${xx(n)}.`
	};
}
// src/report/words/foldedKept.ts
const Rw = {
	seeded: "rule seed",
	"foreign-owner": "owned by others",
	protected: "protected by a tag"
};
function zw(e) {
	return e.reason === "seeded" ? !br(e) : e.reason in Rw && !e.place;
}
function Bw(e, t) {
	let n = e.filter(zw), r = (e) => `${e.reason} ${"field" in e ? "text" : e.kind}`;
	return [...new Set(n.map(r))].flatMap((e) => {
		let i = n.filter((t) => r(t) === e), [a] = i;
		if (!a) return [];
		let o = "field" in a ? Z(i.length, "text") : $b(i.length, a.kind), [s, c] = i.length === 1 ? ["is", "it"] : ["are", "them"];
		return [`${o} ${s} kept (${Rw[a.reason]}); ${t} ${c}`];
	});
}
// src/report/text/planText.ts
function Vw(e, { paint: t, width: n, now: r, command: i, texts: a = !0, full: o, keptElsewhere: s }) {
	let { plan: c, unmanaged: l = [] } = e;
	if (!c) return [];
	let u = i === "drift", d = `Lokaform ${i === "drift" || i === "restore" ? i : "plan"} · project ${pC(e)} · ${mC(e.manifests)}`, f = s === void 0, p = f ? c : {
		...c,
		kept: c.kept.filter((e) => !zw(e))
	}, m = f ? [] : Bw(c.kept, s).map((e) => `  ${t("dim", e)}`), h = u ? kw(p, {
		texts: a,
		full: o,
		allKept: f,
		keptElsewhere: s
	}) : hC(p, {
		now: r,
		texts: a,
		full: o,
		allKept: f,
		keptElsewhere: s,
		file: Ir(i, e)
	}), g = Bn(e.id), _ = g === void 0 ? [] : [`  ${t("dim", g)}`], v = u ? [] : bC(c.sends).map((e) => `  ${t(ww["!"], e)}`), y = u ? void 0 : tx(c.project, c.changes), b = u ? ix([e]) : ex(c, e.effort, e.results?.length, i === "restore" ? "Restore" : "Apply"), x = c.filter && Lw(c.filter), S = x ? [`  ${t(ww["!"], `${x.start} ${x.filters}: ${x.end}`)}`] : [], C = Tw(h, {
		paint: t,
		width: n
	}), ee = (u ? jw(l) : Mw(l)).map((e) => `  ${t("dim", e)}`), te = y ? [`  ${t(ww["!"], `${y.start} ${y.languages} ${y.end}`)}`] : [], ne = [
		t("strong", d),
		..._,
		...S
	], re = [
		...m,
		...v,
		...te,
		...ee,
		t("strong", b)
	];
	return [
		...nt(ne, n),
		...C,
		...nt(re, n)
	].map(_e);
}
function Hw(e) {
	let t = e.filter(De);
	if (t.length === 0) return e;
	let n = new Map();
	for (let e of t) {
		let t = `${e.severity} ${e.code}`, r = n.get(t);
		r ? r.push(e) : n.set(t, [e]);
	}
	let r = [...n.values()].flatMap((e) => e.length <= 11 ? e : [...e.slice(0, 10), ...Uw(e)]), i = r.length === t.length ? t : r;
	return [...e.filter((e) => !De(e)), ...i];
}
function Uw([e, ...t]) {
	if (!e) return [];
	let { code: n, severity: r, reach: i } = e, a = `${Q(t.length + 1 - 10)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
	return [l(n, a, {
		severity: r,
		reach: i
	})];
}
function Ww(e, t) {
	let n = Hw(e), r = (e) => JSON.stringify([
		e.severity,
		e.code,
		ni(e),
		e.place?.file
	]), i = new Map();
	for (let e of n) {
		let t = i.get(r(e));
		t ? t.push(e) : i.set(r(e), [e]);
	}
	let a = new Map();
	return n.flatMap((e) => {
		let n = i.get(r(e)) ?? [e], o = a.get(n) ?? 0;
		return a.set(n, o + 1), n.length <= 4 || e.place === void 0 || o < 3 ? Kw([e], t) : o === 3 && e.place ? [Gw(e.place.file, e.code, n.slice(o), t)] : [];
	});
}
function Gw(e, t, n, r) {
	let i = n.flatMap(({ place: e }) => e?.line ?? []), a = `${i.slice(0, 10).join(", ")}${i.length > 10 ? ", …" : ""}`;
	return _e(`${w(e)}: the same problem ${n.length} more times, in lines ${a} ${r("dim", Lb(t))}`);
}
function Kw(e, t) {
	return e.map(({ severity: e, code: n, message: r, place: i }) => {
		let a = i ? `${w(i.file)}:${i.line}:${i.col}: ` : "";
		return _e(`${a}${t(e === "error" ? "bad" : e === "warning" ? "change" : "note", e)}: ${ce(r)} ${t("dim", Lb(n))}`);
	});
}
function qw(e, t) {
	return Fb(e, () => !0, ye).map(({ result: e, names: n }) => _e(`${fC({ place: zr(e) })}: ${t("bad", Vr(e.outcome))}: ${n}: ${ce(Hr(e))}`));
}
function Jw({ problems: e, projects: t }, n) {
	return [...Ww(e, n), ...t.flatMap((e) => {
		let r = [
			...(e.bugs ?? []).map((e) => _e(re(e))),
			...Ww(e.problems, n),
			...qw(e.results ?? [], n)
		];
		return t.length > 1 && r.length > 0 ? [_e(n("strong", `Project ${pC(e)}`)), ...r] : r;
	})];
}
// src/report/text/requestText.ts
function Yw({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${w(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function Xw(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${w(r)} is sent again: ${a}.`]);
	};
}
// src/plan/comparePlans.ts
function Zw(e, t) {
	let n = Qw(t.plan, rT), r = aT([e.plan, t.plan]), i = Qw(e.plan, r), a = eT(e.plan), o = new Set(t.plan.kept.map(sT)), s = new Set(lT(t).map(uT)), c = new Set((t.plan.sends ?? []).map(cT)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: $w(e.plan, rT, (e, t) => !n(e, t)),
		pending: $w(e.plan, rT, n),
		resolved: $w({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(sT(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(cT(e))),
		released: e.unmanaged.filter((e) => l.has(jy(e.kind).plural) && !s.has(uT(e)))
	};
}
function Qw({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => P([nT(e), t]))));
	return (e, t) => n.has(P([e, t]));
}
function $w({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = nT(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [tT(e, a)];
	});
}
function eT({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(uT)), r = new Set(t.map(({ kind: e, label: t }) => P([e, t])));
	return (e) => r.has(P([e.kind, e.label])) || e.action === "destroy" && n.has(uT(e));
}
function tT(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => My(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function nT(e) {
	return e.action === "create" ? P([
		e.kind,
		"new",
		e.identity
	]) : P([e.kind, String(e.id)]);
}
function rT(e) {
	return e.action === "update" ? e.fields.map(iT) : e.action === "destroy" ? [P(["destroy", e.how])] : [P(["create", ...e.fields.map(iT).toSorted()])];
}
function iT({ field: e, part: t, after: n }) {
	return P([
		e,
		t ?? null,
		n
	]);
}
function aT(e) {
	let t = new Set(e.flatMap(oT));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => P([e, t ?? null])) : t.has(nT(e)) ? rT(e) : [e.action];
}
function oT({ changes: e }) {
	let t = new Set();
	return e.map(nT).filter((e) => t.size === t.add(e).size);
}
function sT(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared
	] : [];
	return P([
		t,
		String(n),
		r,
		...i
	]);
}
function cT({ variable: e, host: t }) {
	return P([e, t]);
}
function lT({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function uT({ kind: e, id: t }) {
	return P([e, String(t)]);
}
// src/settings/changedSettings.ts
function dT(e) {
	return new Map(_t.flatMap((t) => {
		let n = t === se ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function fT(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || mT(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function pT(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => mT(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function mT(e, t) {
	return e !== "" && zn(e).toLowerCase() === zn(t).toLowerCase();
}
function hT(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return l("not-read", t, { severity: "notice" });
}
function gT(e, t) {
	let n = _t.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return P(r ?? null) === P(i ?? null) ? [] : [{
			name: Ut(n),
			...r !== void 0 && { before: _T(r) },
			...i !== void 0 && { after: _T(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function _T(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function vT(e, t, n) {
	let r = (e) => l("bad-setting", e), i = g(h, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [l("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = Ie(e, a) || ` There are ${a.join(", ")}.`;
		return [l("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, u = [T, ...Dt];
	if (c.length > 1) for (let t of u) g(t, e) !== void 0 && o.push(r(`The option --${x(t)} (in the action: ${x(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function yT(e, t, n, r, i = []) {
	let a = _t.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = OT(e, t, {
		members: [...o.map(ST), ...[...s].map(CT)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, TT(e, t, n, a, i)])), u = o.map((n) => ET(e, t, n, i)), f = new Map(o.map((n) => [n, DT(e, t, n)])), p = ({ parent: e }) => e === void 0 ? c : l.get(e), m = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: h } = e;
	return {
		part: {
			get: (e) => {
				let t = p(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (p(e)?.broken.has(e.name) ?? !1) || (f.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => d(h, t.spot, [...m(e), ...n]),
			namePlace: (e, ...n) => ke(h, t.spot, [...m(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...f.values()].flat()]
	};
}
function bT({ value: e, spot: t }, n) {
	return {
		value: jT(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const xT = on(D(), tn());
function ST(e) {
	return e.entries ? {
		...e,
		schema: O(tn()).refine(...Pe)
	} : e.members ? {
		...e,
		schema: xT
	} : e;
}
function CT(e) {
	let t = _t.filter(({ parent: t }) => t === e), n = t.map((e) => e.name), r = new Set(t.map(({ expects: e }) => e)), [i] = r.size === 1 ? r : ["numbers"], a = `a mapping of ${n.slice(0, -1).join(", ")} and ${n.at(-1)} to ${i}`;
	return {
		name: e,
		schema: xT,
		expects: a
	};
}
const wT = {
	values: {},
	broken: new Set(),
	problems: []
};
function TT(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = bT(t, n), s = [...i, n];
	return jT(o.value) ? OT(e, o, {
		members: a,
		thing: s.join("."),
		within: s
	}) : wT;
}
function ET(e, t, { name: n, schema: r, members: i }, a) {
	let o = bT(t, n);
	if (!i || !jT(o.value)) return wT;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return OT(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function DT(e, t, { name: n, entries: r }) {
	let i = bT(t, n);
	return r && Array.isArray(i.value) ? wc(e, i, r).problems : [];
}
function OT({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, schema: s = kT(i) }) {
	let c = n ?? {}, l = s.safeParse(c), u = l.success ? [] : l.error.issues, d = new Set(u.flatMap(AT)), f = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = jT(c) ? Object.entries(c).filter(([e]) => !d.has(e)) : [];
	return {
		values: Object.fromEntries(p),
		broken: d,
		problems: $s(u, {
			value: c,
			spot: r,
			file: e,
			textAt: t,
			noun: "setting",
			within: o,
			thing: a,
			members: f
		})
	};
}
function kT(e) {
	return an(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function AT(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function jT(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
function MT(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = yT(e, n, "top", "lokaform.yaml"), i = NT(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: Xe([...r.problems, ...i?.problems ?? []])
	};
}
function NT(e, t, n) {
	let r = n.get(se);
	if (r === void 0) return;
	let i = [], o = (e, t) => i.push(l("bad-setting", e, { place: t }));
	n.get(T) !== void 0 && o("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(T));
	let s = new Map(), c = bT(t, se.name);
	Object.keys(r).length === 0 && o("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(se));
	let u = new Map();
	for (let t of Object.keys(r)) {
		let n = ke(e.file, c.spot, [t]);
		PT(t) || o(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: l } = yT(e, bT(c, t), "entry", "an entry of projects", [se.name, t]);
		a(i, l), s.set(t, r);
		let d = r.get(T), f = u.get(d ?? "");
		d === void 0 ? r.isBroken(T) || o(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : o(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(T));
	}
	return {
		entries: s,
		problems: i
	};
}
function PT(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function FT(e, t) {
	return bn(t.working, g(Me, e) ?? Me.default);
}
async function IT(e, t) {
	let n = FT(e, t), r = g(Me, e) === void 0 || t.commit && !await US(n, t), i = r ? FT({}, t) : n;
	if (r && !await US(i, t)) return { problems: [] };
	let a = MS(i, t), o;
	try {
		o = LS(await IS(i, t));
	} catch (e) {
		if (e instanceof Sx) throw e;
		return { problems: [l("not-read", `The settings in ${a} cannot be read: ${VS(e)}`)] };
	}
	let s = Sg(a, o);
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: u } = MT(s, M(i));
	return {
		config: c,
		problems: [...s.problems, ...u].sort(LT)
	};
}
function LT({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/filterProblems.ts
const RT = [
	{
		row: Ze,
		why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
	},
	{
		row: ct,
		why: "it lists keys that no manifest declares, and --filter chooses declared keys"
	},
	{
		row: xe,
		why: "it declares keys that no manifest has, and --filter chooses declared keys"
	}
];
function zT(e, t) {
	if ((g(Zt, e) ?? []).length === 0) return [];
	let n = (t) => g(t, e), r = RT.filter(({ row: e }) => ![void 0, !1].includes(n(e))).map(({ row: e, why: t }) => l("bad-setting", `--filter cannot be used with --${x(e)}: ${t}. Remove one of them.`)), i = t ? [t.top, ...t.projects?.values() ?? []] : [], a = St.some((e) => [n(e), ...i.map((t) => t.get(e))].some((e) => e !== void 0 && e !== "off"));
	return [...r, ...a ? [l("bad-setting", "Prune is off in this run, because --filter chooses only some of the keys. To remove keys, run without --filter.", { severity: "notice" })] : []];
}
// src/settings/precedence.ts
function BT(e, { raw: t, environment: n, parts: r }) {
	let i = g(e, t);
	if (i !== void 0) return { value: i };
	let a = e.environment && n[e.environment], o = a ? e.schema.safeParse(a).data : void 0;
	if (o !== void 0) return { value: o };
	for (let t of r) {
		let n = t.get(e);
		if (n !== void 0) return {
			value: n,
			part: t,
			place: t.place(e)
		};
	}
	return e.default === void 0 ? void 0 : { value: e.default };
}
function $(e, t) {
	return BT(e, t)?.value;
}
// src/settings/projectId.ts
const VT = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, HT = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, UT = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, WT = {
	where: "the setting project",
	instead: "write the id itself"
}, GT = {
	secrets: [],
	problems: []
};
function KT(e, t) {
	let n = JT(e, t), { id: r, secrets: i } = n, a = g(Ct, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === zn(r))) return n;
	let o = g(T, t.raw) === void 0 ? e?.place(T) : void 0, s = `${qT(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [l("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function qT(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : g(T, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function JT(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = g(T, t);
	if (a !== void 0) return XT(a);
	let o = e?.get(T);
	return e && o !== void 0 ? YT(o, n, e.place(T)) : e?.isBroken(T) || r?.projects ? GT : i === void 0 ? {
		secrets: [],
		problems: [l("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : G_(i).length > 0 ? YT(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function YT(e, t, n) {
	let [r, i, ...a] = U_(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!U_(e).some((e) => "name" in e)) return ZT(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([$T("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, u = iv(r.name, WT, t);
	if ("message" in u) return o([l(u.code, u.message, { ...n && { place: n } })]);
	let { value: d } = u;
	if (!UT.test(d)) return o([$T(`The value of ${c} ${QT}`, n)]);
	let f = ZT(d + s, `${c}${s}, with the value of ${c},`, n), p = [d, zn(d)].map((e) => ({
		value: e,
		shown: c
	}));
	return f.id === void 0 ? f : {
		...f,
		secrets: p
	};
}
function XT(e, t = "project") {
	let [n, r] = HT.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? ZT(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [$T(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : ZT(r.replace(/%3a/i, ":"), i);
}
function ZT(e, t, n) {
	return VT.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [$T(`${t} ${QT}`, n)]
	};
}
const QT = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function $T(e, t) {
	return l("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function eE(e, t) {
	let n = $(Zt, t), r = nE(t.raw) || n.length > 0, i = e.map(({ name: e, settings: n }) => [e, !r && $(n.prune, t) || "off"]), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = $(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: $(yt, t),
		writers: $(ie, t),
		take: $(Ee, t),
		filter: n,
		owner: $(ve, t),
		prune: Object.fromEntries(i),
		onRemove: $(we, t),
		onProblem: $(S, t),
		protectedTags: $(be, t),
		limits: Object.fromEntries(a),
		maxDestroy: $(ne, t),
		allowForeignProject: $(Fe, t)
	};
	return {
		rules: o,
		problems: e.flatMap((e) => iE(e, o, t))
	};
}
function tE(e) {
	let { value: t = {}, part: n } = BT(yt, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(yt, e)]));
}
function nE(e) {
	return Dt.some((t) => g(t, e) !== void 0) && St.every((t) => (g(t, e) ?? "off") === "off");
}
function rE(e, t) {
	let n = St.some((t) => g(t, e) !== void 0);
	if (!t || !nE(e) || n) return [];
	let r = [t.top, ...t.projects?.values() ?? []], i = St.some((e) => r.some((t) => (t.get(e) ?? "off") !== "off")), a = `Prune is off in this run, because ${Dt.map((e) => `--${x(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add ${St.filter(te).map((e) => `--${x(e)}`).join(" or ")}.`;
	return i ? [l("bad-setting", a, { severity: "notice" })] : [];
}
function iE(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, { place: o } = BT(a, n) ?? {}, s = (e) => l("bad-setting", e, { ...o && { place: o } }), c = (e) => n.parts.some((t) => t.isBroken(e)), u = ii(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !c(ve) && d.push(s(`With ${a.name}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && ri(e, t) === void 0 && !c(we) && d.push(s(`The setting ${a.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`)), d;
}
// src/settings/textSources.ts
function aE(e, t) {
	if (e.some((e) => e.isBroken(jt))) return;
	let n = e.find((e) => e.get(jt) !== void 0);
	return n?.get(jt)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(jt, r, "files"),
			languages: a === void 0 ? o : [a],
			language: a,
			languageMap: s,
			keyName: c,
			platform: l,
			platforms: u,
			tags: d,
			plurals: f
		};
	}) ?? [];
}
// src/settings/token.ts
async function oE(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [l("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await On(bn(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${VS(e)}`);
	}
}
const sE = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GH_ENTERPRISE_TOKEN",
	"GITHUB_ENTERPRISE_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function cE(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => V_(t, e.get(Ve) ?? "")).filter((e) => e !== void 0 && sv(e) === void 0), i = [
		n,
		t[nv],
		V_(t, "INPUT_TOKEN"),
		...r,
		...lE(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function lE(e) {
	return sE.flatMap((t) => V_(e, t) || []);
}
const uE = l("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function dE(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(Ve);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [uE] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [l(n, t, { place: e.place(Ve) })] : []
	});
	if (!fE(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !pT(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = V_(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let u = sv(c);
	return u === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${u}`);
}
function fE(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : ov(e) || cv(V_(t, e) ?? "", lE(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function pE(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: d
	}, m = c ? KT(d[0], n) : GT, h = {
		name: e,
		id: m.id ?? ""
	}, _ = dE(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: h
	}), v = eE(n.kinds, p), y = !(l && d.some((e) => e.isBroken(it))) && $(it, p), x = G_(d[0]?.get(T) ?? "").length > 0;
	return {
		settings: {
			...h,
			chosen: g(T, r) === void 0 && x ? m.id : void 0,
			secrets: m.secrets,
			token: _.token,
			manifests: hE(p, n),
			rules: v.rules,
			checks: mE(p),
			inFile: dT(d),
			languagePlaces: tE(p),
			useAutomations: $(f, p),
			concurrency: $(b, p),
			batchSize: $(ee, p),
			rate: $(Se, p),
			showTexts: y && fT(u, h)
		},
		problems: [
			...m.problems,
			..._.problems,
			...v.problems
		]
	};
}
function mE(e) {
	let t = Ot.map((t) => [t, $(dt[t], e)]);
	return Object.fromEntries(t);
}
function hE({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of Dt) {
		let r = g(n, e);
		if (r === void 0 && t.some((e) => e.isBroken(n))) return;
		let s = t.find((e) => e.get(n) !== void 0), c = s?.get(n)?.map((e, t) => ({
			text: e,
			place: s.place(n, t)
		}));
		o[n.name] = r ? {
			folder: i,
			patterns: r.map((e) => ({ text: e }))
		} : c && {
			folder: a,
			patterns: c
		};
	}
	let s = aE(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
// src/settings/resolve.ts
const gE = new AbortController().signal;
async function _E(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = gE }) {
	let { working: l } = n, d = n.commit ? void 0 : await s?.(t, c), { config: f, problems: p } = await IT(t, n), m = await oE(g(Ge, t), l), h = o ?? m.token ?? (r.LOKALISE_API_TOKEN || void 0), _ = cE(f, r, h), v = {
		values: r,
		tokens: _,
		allowed: g(ht, t)
	}, y = {
		raw: t,
		environment: r,
		parts: f ? [f.top] : []
	}, b = $(de, y), S = vT(t, f, a), C = e !== "validate" && !b, ee = {
		kinds: Ay,
		raw: S.names.length > 1 ? {
			...t,
			[x(T)]: []
		} : t,
		environment: r,
		config: f,
		usable: v,
		runToken: h,
		online: C,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: d,
		working: l
	}, te = f === void 0 && p.length > 0, ne = (e) => pE(e, e === void 0 ? void 0 : f?.projects?.get(e), ee), re = te ? [] : S.names.map(ne), ie = re.map(({ settings: e }) => e), se = S.others.map((e) => ne(e).settings), ce = (e, n) => {
		let r = g(e, t) ?? n;
		return r === void 0 ? void 0 : bn(l, r);
	}, le = {
		kinds: Ay,
		command: e,
		apiUrl: $(ge, y),
		projects: ie,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ie.every(({ showTexts: e }) => e) && vE(d),
		usable: v,
		secrets: [..._.map(ae), ...[...ie, ...se].flatMap((e) => e.secrets)],
		timeLimit: $(bt, y),
		format: $(Be, y),
		detailedExitcode: $(oe, y),
		unmanaged: $(ct, y),
		full: $(We, y),
		kept: $(At, y),
		publish: $(Yt, y),
		summarizes: !1,
		failOnDrift: $(tt, y),
		matrix: b,
		applyFrom: $(pt, y),
		yes: $(Pt, y),
		verbose: $(Rt, y),
		quiet: $(Oe, y),
		out: ce(qe),
		report: ce(u),
		html: ce(me),
		configFile: FT(t, n),
		plan: ce(Ze),
		reports: [],
		backupDir: ce(Wt, i),
		force: $(Re, y),
		restoreFlags: yE(t, f !== void 0)
	}, ue = ee.online && ie.some(({ inFile: e }) => e.get(it) !== !1);
	return {
		settings: le,
		problems: bE([
			...m.problems,
			...Ne(t),
			...p,
			...S.problems,
			...re.flatMap((e) => e.problems),
			...ee.online ? rE(t, f) : [],
			...zT(t, f),
			...d?.is === "missing" && ue ? [hT(d.why)] : []
		])
	};
}
function vE(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function yE(e, t) {
	return [
		Me,
		...t ? [T] : [],
		Ge,
		ge
	].flatMap((t) => {
		let n = g(t, e);
		return n === void 0 ? [] : [`--${x(t)}`, n];
	});
}
function bE(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/kinds/read.ts
function xE(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function SE(e, t, n) {
	let r = CE(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* CE(e, t, n, r = new Map()) {
	let i = [], o = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = P([
				c.name,
				e,
				a ? EE(a) : null
			]), s = r.get(o), u = s?.text === i ? s.read : wE(c, t, n);
			r.set(o, {
				text: i,
				read: u
			}), l.push(u), yield;
		}
		let u = l.flatMap((e) => e.entries), d = c.textFiles?.join(u) ?? {
			entries: u,
			problems: []
		}, f = d.entries;
		o[c.plural] = f;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		a(i, l.flatMap((e) => e.problems), d.problems, c.checkTogether(f), f.flatMap((e) => c.checkEntry(e)));
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: o,
			variables: s
		},
		problems: Xe(DE(i, c))
	};
}
function wE(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function TE(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = wE(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function EE({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function DE(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => [
		n.get(e?.file ?? "") ?? -1,
		e?.line ?? 0,
		e?.col ?? 0
	];
	return [...e].sort((e, t) => {
		let [n, i] = [r(e), r(t)];
		return n.map((e, t) => e - (i[t] ?? 0)).find((e) => e !== 0) ?? 0;
	});
}
// src/kinds/declaration.ts
function OE({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => jE(n, t[e] ?? [])));
}
function kE(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => AE(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function AE(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function jE({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: ke(a.file, a.spot, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
// src/plan/languages.ts
function ME(e, t) {
	let n = OE(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...NE(e, t),
		...PE(n, t),
		...zE(n.filter(({ ofText: e }) => e), t)
	];
}
function NE({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [l("project-type", o, { reach: "project" })];
}
function PE(e, t) {
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
		let a = Ie(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? FE(s) : `Otherwise ${s}`, u = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return l("unknown-language", u, {
			place: r.place,
			reach: "project"
		});
	});
}
function FE(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function IE({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => C(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, u = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [l("no-language-file", u, {
			place: e.place,
			reach: "project"
		})];
	});
}
function LE({ languages: e }, t) {
	let n = (e) => e === "enforce" || e === "merge", { "*": r, ...i } = e, [a, o] = Object.keys(i).filter((e) => n(i[e]));
	if (a !== void 0 && o === void 0 && !n(r)) return {
		language: a,
		isSure: r !== void 0
	};
	let s = [...t.values()].filter(({ source: e }) => !e.languages && !e.language), [c, l] = new Set(s.flatMap((e) => e.language ?? []));
	return c !== void 0 && l === void 0 ? {
		language: c,
		isSure: !0
	} : void 0;
}
function RE(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Ie(e, r)}`;
		return [l("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function zE(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [l("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/declarations.ts
function BE({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const VE = new AbortController().signal;
async function HE({ projects: e, usable: t }, n, { signal: r = VE, known: i = new Map(), onProgress: o = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await UE(async (e) => {
			o({ phase: "reading" });
			let a = await nC(e, u, n, r), { manifests: s } = a, c = Object.values(s).flat().length, l = 0, d = CE(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await Fn(), o({
				phase: "reading",
				count: {
					done: ++l,
					total: c,
					unit: "file"
				}
			}), f = d.next();
			if (!f.done || r.aborted) return;
			let { declared: p, problems: m } = f.value;
			return {
				declared: p,
				problems: [...a.problems, ...m],
				textFiles: xE(s),
				undecided: a.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, u, s);
		if (!e) break;
		a(l, e.problems);
		let { declared: d, manifests: f, textFiles: p, isDoubtful: m } = e;
		c.push({
			settings: u,
			declared: d,
			manifests: f,
			textFiles: p,
			...m && { isDoubtful: m }
		});
	}
	return {
		reads: c,
		problems: [...l, ...GE(c)]
	};
}
async function UE(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return WE(r, i);
	let o = await n(t);
	if (!o) return r;
	let { texts: s } = t.manifests, c = s.map((e) => ({
		...e,
		base: o.baseLanguage
	})), l = await e({
		...t.manifests,
		texts: c
	});
	if (!l) return;
	let u = Ke(l.problems) ? [] : IE(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function WE(e, t) {
	let n = e.problems.map((n) => {
		let r = n.code === "text-file" && e.undecided.get(n.place?.file ?? "")?.language === void 0;
		if (n.severity !== "error" || !t(n) || r) return n;
		let i = `${n.message} This stops a run only if it is in the base language of the project.`;
		return {
			...n,
			message: i,
			severity: "warning",
			reach: "change"
		};
	});
	return {
		...e,
		problems: n,
		isDoubtful: !0
	};
}
function GE(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => KE(t, e) !== void 0), a = i && KE(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [l("bad-setting", o)];
	});
}
function KE(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (zn(e.settings.id) !== zn(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const qE = {
	entries: {},
	variables: new Map()
};
async function JE(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => _E(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: g } = p ? f : await d({
		...t,
		[x(h)]: []
	});
	c(m.secrets);
	let _ = m.projects.filter(({ id: e }) => p || s.includes(e)), v = await HE({
		...m,
		projects: _
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(v.reads.flatMap(({ declared: e }) => B_(e.variables)));
	let y = v.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), b = [...g.filter(({ code: e }) => !ZE.includes(e)), ...y].find(QE);
	return b ? {
		is: "missing",
		why: $E(b)
	} : {
		is: "read",
		commit: r,
		projects: v.reads
	};
}
async function YE(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await _E("plan", {
		...e,
		[x(h)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: $E(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(Ve);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const XE = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], ZE = ["unset-variable", "project-not-allowed"];
function QE({ severity: e, code: t }) {
	return e === "error" && !XE.includes(t);
}
function $E({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${fC({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function eD(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => tD(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? qE, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: gT(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function tD({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(T));
}
function nD(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return l("released-project", t, { severity: "warning" });
	});
}
function rD(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? $E(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Zw(e, n),
		settings: i,
		released_kinds: a
	};
}
function iD(e, t, n) {
	let { done: r = 0, total: i } = e.count ?? {}, a = {
		done: r,
		at: t
	};
	if (!n || n.step.phase !== e.phase || n.step.project !== e.project) return {
		step: e,
		began: t,
		first: a,
		last: a
	};
	let o = n.step.count?.total === i && r >= n.last.done;
	return {
		step: e,
		began: n.began,
		first: o ? n.first : a,
		last: a
	};
}
function aD(e, t, n = Infinity, r) {
	let { count: i, project: a } = e.step, o = oD(e.step), s = oD({
		...e.step,
		project: void 0
	}), c = i && sD(i), l = (e, ...t) => [[e, c].filter(Boolean).join(": "), ...t].filter(Boolean).join(" · "), u = r && r.until > t ? fD(r, t) : void 0, d = cD(e), f = (d > 0 ? uD(e, d, t) : void 0) ?? dD(t - e.began), p = d > 0 ? `${lD(d)} ${i?.unit}s/s` : void 0;
	return (u ? [
		l(o, `waiting ${u}`),
		l(s, `waiting ${u}`),
		`Waiting ${u}`
	] : [
		l(o, p, f),
		...a === void 0 ? [] : [l(s, p, f)],
		l(s, f),
		l(void 0, f),
		l(void 0)
	]).find((e) => e !== "" && Bt(e) <= n) ?? (u ? `Waiting ${u}` : s).slice(0, n);
}
function oD({ phase: e, project: t }) {
	let n = t === void 0 ? void 0 : `project ${Ae(t, 40)}`;
	switch (e) {
		case "reading": return "Reading manifests";
		case "observing": return `Reading ${n ?? "the project"}`;
		case "planning": return n ? `Planning ${n}` : "Planning";
		case "writing": return "Writing manifests";
		case "applying": return n ? `Applying to ${n}` : "Applying";
		case "verifying": return n ? `Verifying ${n}` : "Verifying";
	}
}
function sD({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? Z(e, n) : void 0 : `${Q(e)} of ${Z(t, n)}`;
}
function cD({ first: e, last: t }) {
	let n = t.at - e.at, r = t.done - e.done;
	return n >= 1e3 && r > 0 ? r * 1e3 / n : 0;
}
function lD(e) {
	return e < 10 ? e.toFixed(1) : Q(Math.round(e));
}
function uD({ step: e, last: t }, n, r) {
	let i = e.count?.total;
	if (i === void 0) return;
	let a = (i - t.done) * 1e3 / n - (r - t.at);
	return a >= 500 ? `${pD(a)} left` : void 0;
}
function dD(e) {
	return e >= 500 ? `${pD(e)} elapsed` : void 0;
}
function fD({ until: e, reason: t }, n) {
	return `${pD(e - n)}: ${w(t)}`;
}
function pD(e) {
	let t = Math.round(e / 1e3);
	if (t < 60) return `${t} s`;
	let n = Math.floor(t / 60);
	return n < 60 ? `${n} min ${t % 60} s` : `${Math.floor(n / 60)} h ${n % 60} min`;
}
// src/run/watchProgress.ts
function mD(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = Xw(t), l, u, d = 0, f, p = () => {
		l && t() - d >= n - r / 2 && i(l, t(), u);
	}, m = () => {
		clearInterval(f), l = u = f = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return m();
			f || (d = t()), f ??= setInterval(p, r).unref();
			let i = l;
			l = iD(e, t(), i), i && i.began !== l.began && r < n && p();
		},
		onWait: (e) => {
			let n = t() + e.ms;
			(!u || n > u.until) && (u = {
				until: n,
				reason: e.reason
			});
			let r = c(e);
			l && s || r.forEach(o);
		}
	};
}
function hD(e, t) {
	return mD({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(aD(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// \0node:child_process
const gD = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), _D = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), vD = {
	output: 67108864,
	time: 3e4
};
var yD = class extends Error {
	name = "GitFailure";
};
const bD = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, xD = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, SD = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], CD = /^\.(com|exe)$/i;
function wD(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? vn.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => CD.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => Sn.join(n, e + t)) : [];
	});
}
function TD(e, t) {
	let n = wD("git", process.platform, t).filter((t) => !ED(e, M(t))), r = n.find(DD);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => M(e)))].join(hn)
	};
}
function ED(e, t) {
	try {
		let [n, r] = [ot(t), ot(e)];
		return n === r || NS(n, r);
	} catch {
		return !0;
	}
}
function DD(e) {
	try {
		return Ft(e, wn.X_OK), Et(e).isFile();
	} catch {
		return !1;
	}
}
async function OD(e, t, { environment: n, signal: r, limits: i = vD }, a = "") {
	let o = TD(e, n);
	if (!o) throw new yD(kD);
	let s = Object.entries(n).filter(([e]) => bD.test(e)), c = {
		...Object.fromEntries(s),
		...xD,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: M(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = gD(o.program, [
			"-C",
			e,
			...SD,
			...t
		], {
			cwd: M(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new yD(AD(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new yD("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new yD(jD(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const kD = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function AD(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function jD(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/model/earlierManifest.ts
function MD(e, t = Infinity) {
	let n = (e) => e <= t || e === Infinity, r = [], i = Infinity;
	for (let t of e) n(t) && (i = Math.min(i, t)), r.push({
		until: i,
		latest: t
	});
	let [a, o] = [0, 0];
	for (let [t, i] of [...r.entries()].toReversed()) n(e[t] ?? 0) && (a = i.until), o = Math.max(o, i.latest), r[t] = {
		until: a,
		latest: o
	};
	return r;
}
function ND(e, t) {
	let n = MD(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function PD(e, t, { since: n, now: r = Infinity }) {
	let i = new Set(e.map(({ id: e }) => e)), a = new Map([...t].map((e) => [e.id, e])), o = new Map(), s = e.flatMap(({ parents: e, until: t }) => e.map((e) => ({
		id: e,
		end: t
	})));
	for (let e = s.pop(); e; e = s.pop()) {
		let t = i.has(e.id) ? void 0 : a.get(e.id);
		if (!t) continue;
		let n = Math.min(t.time, e.end);
		if (!((o.get(t.id)?.until ?? NaN) <= n)) {
			o.set(t.id, {
				...t,
				until: n,
				latest: n
			});
			for (let e of t.parents) s.push({
				id: e,
				end: n
			});
		}
	}
	let c = (e) => e >= n && (e <= r || e === Infinity);
	return [...o.values()].filter(({ parents: e, until: t }) => e.length === 1 && c(t));
}
// src/files/gitLog.ts
const FD = 67108864;
async function ID(e, { since: t, target: n, now: r }, i, a = 2e3) {
	if (!await RD(e, i)) return {
		commits: [],
		merged: []
	};
	let o = n === void 0 ? new Set() : await LD(e, n, i), s = async (...t) => (await OD(e, [
		"rev-list",
		"--timestamp",
		"--parents",
		`--max-count=${a + 1}`,
		...t,
		"--"
	], i)).toString("latin1").trim().split("\n").map((e) => {
		let [t = "", n = "", ...r] = e.split(" ");
		return {
			time: o.has(n) ? Infinity : Number(t),
			id: n,
			parents: r
		};
	}), c = await s("--first-parent", "HEAD"), l = ND(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return {
		commits: [],
		merged: []
	};
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await zD(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = await s("HEAD", ...h === void 0 ? [] : [`^${h}`]);
	return {
		commits: await BD(e, m, i),
		merged: await BD(e, PD(m, g, {
			since: t,
			now: r
		}), i),
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
async function LD(e, t, n) {
	try {
		let r = await OD(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof yD) return new Set();
		throw e;
	}
}
async function RD(e, t) {
	return !(await OD(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function zD(e, t, n) {
	let r = (await OD(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function BD(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ id: e, parents: [t] }) => `${e}${t === void 0 ? "" : ` ${t}`}\n`), i = [
		"diff-tree",
		"--stdin",
		"--root",
		"-r",
		"-M",
		"-l400",
		"--raw",
		"-z",
		"--no-abbrev"
	], a = [
		"--no-ext-diff",
		"--no-textconv",
		"--ignore-submodules=all"
	], o = VD((await OD(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? []
	}));
}
function VD(e) {
	let t = new Map(), n = e.split("\0").values(), r = [];
	for (let e of n) {
		if (!e.startsWith(":")) {
			r = [], t.set(e, r);
			continue;
		}
		let [i = "", a = "", o = "", s = "", c = ""] = e.slice(1).split(" "), l = n.next().value ?? "", u = /^[RC]/.test(c) ? n.next().value ?? "" : l;
		r.push({
			from: c === "A" ? void 0 : l,
			to: c === "D" ? void 0 : u,
			before: /^100/.test(i) ? o : void 0,
			after: /^100/.test(a) ? s : void 0
		});
	}
	return t;
}
async function HD(e, t) {
	if (!await RD(e, t)) return new Map();
	let n = await OD(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		"HEAD",
		"--"
	], t);
	return new Map(n.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function UD(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await OD(e, ["cat-file", "--batch-check"], n, i(t)), o = FD, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? vD,
		output: 2 * FD
	}, u = await OD(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, RS(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function WD({ commits: e, merged: t }, n) {
	let r = new Map([...n].map((e) => [e, e])), i = ({ changes: e }) => e.flatMap((e) => {
		let t = r.get(e.to ?? "") ?? r.get(e.from ?? "");
		return t === void 0 ? [] : [{
			...e,
			now: t,
			path: e.from ?? e.to ?? t
		}];
	});
	return {
		replaced: e.flatMap((e) => {
			let { id: t, until: n, latest: a } = e, o = i(e);
			for (let { from: e, now: t } of o) e !== void 0 && r.set(e, t);
			return o.map(({ path: e, now: r, before: i }) => ({
				path: e,
				now: r,
				content: i,
				until: n,
				latest: a,
				by: t
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ path: t, to: n, now: r, before: i, after: a }) => ({
			path: n ?? t,
			now: r,
			until: e.until,
			content: a,
			former: i
		})))
	};
}
// src/files/gitHistory.ts
const GD = "The manifests are not in a git repository.";
var KD = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, i = await An(r).catch(() => r), o = [], s = [], c = new Set();
		for (let [r, l] of await this.#n(t)) {
			if (r === void 0) {
				c.add(GD);
				continue;
			}
			let t = (e) => l.get(e) ?? yn(i, _n(r, e)).split(xn).join("/"), u = (e) => ({
				...e,
				path: t(e.path),
				now: t(e.now)
			}), d = await this.#r(r).versions(e, new Set(l.keys()), n);
			a(o, d.versions.map(u)), a(s, d.merged.map(u)), d.why !== void 0 && c.add(d.why);
		}
		if (o.sort((e, t) => e.until === t.until ? 0 : t.until - e.until), c.size === 0) return {
			is: "read",
			versions: o,
			merged: s
		};
		let l = c.size === 1 && c.has(GD);
		return {
			is: "unreadable",
			why: [...c].join(" "),
			...l && { noRepository: l },
			versions: o,
			merged: s
		};
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await An(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = bn(t, n), a = await An(e).catch(() => e), o = await PS(M(a), r), s = o === void 0 ? n : yn(o, a).split(xn).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new qD(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, qD = class {
	#e;
	#t;
	#n;
	#r;
	#i = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async versions(e, t, n) {
		try {
			let r = await this.#a(e, n), { replaced: i, merged: a } = WD(r, t), o = await this.#o(t), s = await this.#l([...o.versions, ...i.filter(({ latest: t = 0 }) => t >= e)], a), c = o.why ?? r.why ?? s.why;
			return {
				...s,
				...c !== void 0 && { why: c }
			};
		} catch (e) {
			if (e instanceof yD) return {
				versions: [],
				merged: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = ID(this.#e, {
				since: e,
				target: t,
				...n !== void 0 && { now: n }
			}, this.#t, this.#t.maxCommits);
			this.#n = {
				since: e,
				target: t,
				read: r
			};
		}
		return this.#n.read;
	}
	async #o(e) {
		this.#r ??= HD(this.#e, this.#t);
		let t = await this.#r, n = Infinity, r = [...e].filter((e) => !t.has(e)), i = [...t].filter(([t]) => e.has(t));
		await this.#c(i.map(([, e]) => e));
		let a = r.map((e) => ({
			path: e,
			now: e,
			content: void 0,
			until: n
		}));
		for (let [e, t] of i) {
			let r = await this.#s(e), i = this.#i.get(t);
			(r === void 0 || JD(r) !== JD(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => mn(e) === mn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = _n(this.#e, e);
		try {
			return (await En(t)).isFile() ? RS(await On(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await UD(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
	async #l(e, t) {
		let n = [...e, ...t.flatMap(({ content: e, former: t }) => [{ content: e }, { content: t }])];
		await this.#c(n.flatMap(({ content: e }) => e ?? []));
		let r = (e) => e === void 0 ? "" : this.#i.get(e), i = e.find(({ content: e }) => r(e) === void 0);
		return {
			versions: e.flatMap(({ content: e, ...t }) => {
				let n = r(e);
				return n === void 0 ? [] : [{
					...t,
					text: n
				}];
			}),
			merged: t.flatMap(({ content: e, former: t, ...n }) => {
				let [i, a] = [r(e), r(t)];
				return i === void 0 || a === void 0 ? [] : [{
					...n,
					text: i,
					before: a
				}];
			}),
			...i && { why: `An earlier version of ${i.path} is missing in the repository, or is too large to read.` }
		};
	}
};
function JD(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/wholeFile.ts
const YD = uC(6).toString("hex"), XD = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function ZD(e, t, n = {}) {
	await nO(M(e));
	let r = await $D(e, t, n);
	await jn(r, e).finally(() => Mn(r, { force: !0 }));
}
async function QD(e, t, n) {
	await nO(M(e));
	let r = await $D(e, t, n);
	return eO(r, e).finally(() => Mn(r, { force: !0 }));
}
async function $D(e, t, { mode: n, root: r, check: i }) {
	let a = M(e), o = _n(a, `.lokaform-${process.pid}-${YD}-${uC(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = wn, d = await Dn(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = _n(await An(r), yn(bn(r), bn(a)));
			if (await An(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await On(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Mn(o, { force: !0 }), e;
	}
}
async function eO(e, t) {
	try {
		await Tn(e, t);
	} catch (n) {
		return aO(n, "EEXIST") || await iO(t) ? !1 : (await jn(e, t), !0);
	}
	return await Mn(e, { force: !0 }).catch(() => {}), !0;
}
async function tO(e) {
	try {
		let t = await Dn(e, wn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!aO(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function nO(e) {
	for (let t of await kn(e).catch(() => [])) {
		let [, n, r] = XD.exec(t) ?? [];
		n === void 0 || r === YD || Number(n) !== process.pid && rO(Number(n)) || await Mn(_n(e, t), { force: !0 }).catch(() => {});
	}
}
function rO(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !aO(e, "ESRCH");
	}
}
function iO(e) {
	return En(e).then(() => !0, () => !1);
}
function aO(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const oO = {
	EACCES: "this user may not write there",
	EDQUOT: "the disk quota of this user is used up",
	EEXIST: "a file is in the place of its folder",
	EFBIG: "the file would be larger than the system allows",
	ENAMETOOLONG: "its name is too long",
	ENOENT: "its folder does not exist",
	ENOSPC: "the disk is full",
	ENOTDIR: "a file is in the place of its folder",
	EPERM: "this user may not write there",
	EROFS: "the file system is read-only"
};
function sO(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return oO[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputPaths.ts
async function cO(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(yO))), a = new Map();
	for (let t of e) {
		let e = await yO(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await dO(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.option, lO(t, s));
	}
	return r;
}
function lO({ option: e, path: t }, n) {
	return l("not-written", `${e}: ${t} ${n}.`);
}
async function uO(e, t, n, r) {
	let i = await dO(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = gO(e.path, n), o = await Nn(e.path).catch(() => void 0);
	if (fO(e.path, o)) return Pn(e.path, t);
	await ZD(a === void 0 && o ? await An(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function dO({ path: e, is: t }, n) {
	let r = t === "folder" && _O(n).includes(e), i = r ? e : gO(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await vO(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return mO(e);
	let a = await Nn(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await Nn(M(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...fO(e, a) ? [] : [M(e)]];
	return (await Promise.all(o.map(hO))).every(Boolean) ? void 0 : pO;
}
function fO(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const pO = "cannot be written: this user may not write there";
async function mO(e) {
	let t = await Nn(e).catch(() => void 0);
	return !t && M(e) !== e ? mO(M(e)) : t?.isDirectory() ? await hO(e) ? void 0 : pO : "is a file, or is below one. Choose a folder";
}
function hO(e) {
	return Cn(e, wn.W_OK).then(() => !0, () => !1);
}
function gO(e, t) {
	return _O(t).find((t) => NS(e, t));
}
function _O({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [bn(e)]);
}
async function vO(e, t) {
	let n = t;
	for (let r of yn(t, e).split(xn)) {
		n = _n(n, r);
		let e = await En(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return yn(t, n);
	}
}
async function yO(e) {
	let t = await Nn(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await An(M(e)).catch(() => M(e));
	return _n(n, mn(e));
}
// src/plan/declaredContents.ts
const bO = {
	fields: new Map(),
	texts: new Set()
};
function xO(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [SO(e), e])),
		texts: new Set(n.map((e) => P(wO(e))))
	};
}
function SO({ field: e, part: t }) {
	return P([e, t ?? null]);
}
function CO(e, { onCreate: t }) {
	return P(e.fields.flatMap((e) => e.declared(t)).map(wO));
}
function wO({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function TO({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : EO(i)
	};
}
function EO(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(EO) : [];
}
function DO(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = OO(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = AO(t, e(t).map((e) => kO(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => TO(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [P([...r(e)].sort())]), o((t) => [P(e.identity(t.values))]);
	let c = (t) => EO(e.identity(t.values));
	return o((t) => [...(TO(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function OO(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function kO(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function AO(e, t, n) {
	let [r, ...i] = t;
	if (!r || i.length === 0) return r;
	let a = n(e), o = (e) => [...n(e)].filter((e) => a.has(e)).length;
	return i.reduce((e, t) => {
		let n = o(t);
		return n > e.points ? {
			one: t,
			points: n
		} : e;
	}, {
		one: r,
		points: o(r)
	}).one;
}
var jO = class {
	#e;
	#t;
	#n;
	#r = new AbortController();
	#i = new AbortController();
	#a;
	#o;
	constructor(e = 5e3) {
		this.#e = e;
	}
	stop(e, t = 0) {
		this.#t || (this.#n = NO(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${PO(e)}`
		}, this.#r.abort(), this.#a = setTimeout(() => this.#i.abort(), this.#e));
	}
	stopAfter(e) {
		e !== void 0 && (this.#o = setTimeout(() => this.stop("time limit", e), e));
	}
	get stopped() {
		return this.#t;
	}
	get reason() {
		return this.#n;
	}
	get stopping() {
		return this.#r.signal;
	}
	get aborted() {
		return this.#i.signal;
	}
	async wait(e) {
		await In(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
function MO(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function NO(e, t) {
	return e === "time limit" ? `The time limit of ${FO(t)} was reached.` : `The run was stopped by ${e}.`;
}
function PO(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function FO(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
var IO = class {
	#e;
	#t;
	#n = {
		good: 0,
		bad: 0
	};
	#r = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	add(e, t) {
		let n = t.every(({ state: e }) => e === "done") ? "good" : "bad";
		if (this.#n[n]++ < 20) {
			this.#e(LO(e, t, this.#t));
			return;
		}
		let r = [
			n,
			e.kind,
			RO(e.changes)
		].join(), i = this.#r.get(r);
		i ? a(i.outcomes, t) : this.#r.set(r, {
			batch: e,
			outcomes: [...t]
		});
	}
	end() {
		for (let { batch: e, outcomes: t } of this.#r.values()) this.#e(LO(e, t, this.#t, "more"));
		this.#r.clear(), this.#n = {
			good: 0,
			bad: 0
		};
	}
};
function LO(e, t, n, r) {
	let { changes: i } = e, [a] = i, o = RO(i), s = t.filter(({ state: e }) => e === "done").length, c = t.length, l = s === c ? n("good", "✓") : n("bad", "✗"), { one: u, many: d, progress: f } = Qb(e.kind);
	if (f === "name" && c === 1 && !r) return `  ${l} ${`${u} ${w(a?.label ?? "")}`} ${s === c ? o : `not ${o}`}`;
	let p = r ? `${Q(c)} more ${c === 1 ? u : d}` : $b(c, e.kind), m = s === c ? p : `${Q(s)} of ${p}`, h = t.filter(Br).length;
	return `  ${l} ${m} ${o}${h > 0 ? `, ${Q(h)} in part` : ""}`;
}
function RO(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(Xb) ? "renamed" : e.some(Xb) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const zO = "lokaform-backup";
function BO(e) {
	let { folder: t, environment: n, console: r, prompt: i, backupDir: a } = e;
	return {
		setup: e,
		sources: {
			folders: {
				working: t,
				displayRoot: t
			},
			environment: n,
			token: void 0,
			backupDir: a
		},
		problems: [],
		hide: (e) => r.hide(e),
		print: (e) => r.out(e),
		screen: {
			paint: r.paint,
			width: r.width,
			clean: r.clean
		},
		showProblems: (e) => VO(e, r),
		confirm: async (e) => !i || Mt(e, i, new jO()),
		ask: i && ((e, t) => Mt(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => HO(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n) => qO(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function VO(e, t) {
	for (let n of nt(Ww(e, t.paintError), t.errorWidth)) t.error(n);
}
function HO(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = new IO(a.out, a.paint), p = s ? void 0 : UO(n, u);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(Yw(e));
		},
		...p && {
			onWait: p.onWait,
			onProgress: (e) => {
				e?.phase !== "applying" && f.end(), p.onProgress(e);
			}
		},
		onPlan: (r) => WO(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f.add(e, t);
		},
		history: new KD({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function UO({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? mD({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(aD(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : hD(t, n);
}
async function WO(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = KO(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Vw(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		}, n = l ? GO(e, {
			...u,
			...t
		}) : Vw(e, {
			...u,
			...t
		});
		for (let e of n) i.prompt(e);
	}
	for (let t of nt(Ww(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return Mt("Apply this plan?", c, n);
}
function GO(e, t) {
	return nt(Vw(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function KO({ command: e, full: t, kept: n }, { console: { paint: r, width: i }, now: a }) {
	return {
		paint: r,
		width: i,
		now: a() / 1e3,
		command: e,
		full: t,
		keptElsewhere: n ? void 0 : "--kept lists"
	};
}
async function qO(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o, width: s, errorWidth: c } = r, { format: l, quiet: u, command: d } = t;
	if (l === "json" && r.out(Te(e)), l === "markdown") {
		let { summary: n } = await import("./summary.js");
		r.out(n(e, {
			now: i() / 1e3,
			reportFile: t.report
		}).trimEnd());
	}
	for (let t of nt(Jw(e, o), c)) r.error(t);
	if (l !== "text") return;
	if (u && (d === "plan" || d === "drift")) for (let i of e.projects) for (let e of GO(i, KO(t, n))) r.out(e);
	if ($r(e)) for (let t of PC(e, o, c)) r.error(t);
	else for (let t of PC(e, a, s)) r.out(t);
	let f = JO(e);
	if (!(f === void 0 || u || c === void 0)) for (let e of nt([o("dim", f)], c)) r.error(e);
}
function JO(e) {
	let t = Lr(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/model/digest.ts
function YO(e, t) {
	return lC("sha256").update(P([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const XO = {
	kept: [],
	problems: []
};
function ZO(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i), c = n === void 0 ? void 0 : Xt(e.tags(n), i.rules), l = c === void 0 ? QO(e, o, n, s) : [], u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return XO;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = ke(t.file, t.spot, [d]), p = {
		kind: e.name,
		label: e.label(o),
		place: f
	};
	if (n !== void 0 && c !== void 0) return {
		kept: [{
			...p,
			id: e.id(n),
			reason: "foreign-owner",
			tag: c,
			place: f
		}],
		problems: []
	};
	let m = [...nk(e, {
		...t,
		values: o
	}, n, d), ...l.flatMap(({ field: n, issues: r }) => rk(e, {
		...t,
		values: o
	}, n.name, r))];
	if (m.length > 0) return {
		kept: [],
		skipped: p,
		problems: m
	};
	let h = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : YO(e.id(n), a);
		return {
			...ik(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = h === void 0 ? [] : g.filter((t) => Zy(e.name, t)), v = g.filter((e) => !_.includes(e));
	if (n === void 0) return {
		change: {
			...p,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: v
		},
		kept: [],
		problems: m
	};
	let y = e.id(n), b = u ? [{
		...p,
		id: y,
		reason: "archived",
		place: f
	}] : [], x = l.flatMap((e) => e.kept.map((e) => ({
		...p,
		...e,
		id: y,
		place: ik(e, t).place
	}))), S = h !== void 0 && _.length > 0 ? [{
		...p,
		id: y,
		reason: "protected",
		tag: h,
		place: f
	}] : [], C = [
		...b,
		...S,
		...x
	], ee = l.flatMap((e) => e.open ?? []), te = ek(e, {
		...t,
		values: o
	}, v, x);
	if (te) return {
		kept: C,
		skipped: p,
		problems: [te],
		open: ee
	};
	let ne = Vb(e, n, v, i.project);
	if (ne.length === 0) return {
		kept: C,
		problems: m,
		open: ee
	};
	let re = tk(e, n, ne), ie = r === void 0 ? {} : { renamed_from: r }, ae = e.lastEdit(n), oe = e.tags(n);
	return {
		change: {
			...p,
			place: $O(f, ne),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...ie,
			seen: re,
			...ae && { edited: ae },
			...oe.length > 0 && { tags: oe },
			fields: ne
		},
		kept: C,
		problems: m,
		open: ee
	};
}
function QO(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === Ya ? [] : [{
			field: e,
			...i
		}];
	});
}
function $O(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function ek(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => e.reason === "edited" && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return N(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with the option or input take.`, {
		path: [i.field],
		ofName: !0
	});
}
function tk(e, t, n) {
	return YO(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function nk(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [N(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function rk(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => N(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function ik(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: ke(t, n, r)
	};
}
// src/plan/filter.ts
const ak = {
	key: (e, { names: t }) => t.includes(e),
	tag: (e, { tags: t }) => t.includes(e),
	file: (e, { files: t }) => t.some((t) => xt(t, e))
};
function ok(e, t) {
	return e.length === 0 || e.some((e) => ck(e, lk(t)));
}
function sk(e, t) {
	if (e.length === 0) return [];
	let n = t.map(lk);
	return e.filter((e) => !n.some((t) => ck(e, t)));
}
function ck(e, t) {
	let n = e.indexOf(":"), r = e.slice(0, Math.max(0, n)), i = Object.hasOwn(ak, r) ? ak[r] : void 0;
	return i ? i(e.slice(n + 1), t) : e.endsWith("*") ? t.names.some((t) => t.startsWith(e.slice(0, -1))) : t.names.includes(e);
}
function lk({ kind: e, entry: t, live: n, change: r }) {
	let i = [t, ...t.parts ?? []].map(({ file: e }) => e.path), a = e.fields.flatMap((e) => e.name === "tags" ? e.declared(t.values) : []), o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === "tags")];
	return {
		names: e.secretNames ? [] : EO(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => EO(e.after))],
		files: i
	};
}
function uk(e, t) {
	return sk(e, fk(t)).filter((e) => !e.startsWith("tag:")).map((e) => dk(e, t));
}
function dk(e, t) {
	let n = fk(t).map(lk), [r, i] = e.startsWith("tag:") ? ["tag:", n.flatMap(({ tags: e }) => e)] : e.startsWith("file:") ? ["file:", n.flatMap(({ files: e }) => e)] : [e.startsWith("key:") ? "key:" : "", n.flatMap(({ names: e }) => e)], a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Ie(e, [...new Set(i)].map((e) => r + e))}`;
	return l("unknown-filter", a);
}
function fk(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
// src/report/redaction.ts
const pk = new Set([
	"action",
	"by",
	"code",
	"command",
	"field",
	"how",
	"kind",
	"reach",
	"reason",
	"ref",
	"seen",
	"severity",
	"state",
	"file",
	"manifests",
	"backup"
]), mk = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function hk(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => _k(e, t));
	return {
		...bk(e, t),
		declared: n,
		projects: r
	};
}
function gk(e, t) {
	return bk(e, (e) => t(e));
}
function _k(e, t) {
	let n = bk(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: yk(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function vk(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === yk(t);
}
function yk(e) {
	return lC("sha256").update(e).digest("hex");
}
function bk(e, t) {
	return Sk(e, t, !1);
}
const xk = new WeakMap();
function Sk(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return Ck(e, t, n);
	let r = Object.entries(e), i;
	for (let [e, [a, o]] of r.entries()) {
		let s = !n && pk.has(a) ? o : Sk(o, t, n || mk.has(a)), c = n ? t(a) : a;
		(s !== o || c !== a) && (i ??= r.slice(0, e)), i?.push([c, s]);
	}
	return i ? Object.fromEntries(i) : e;
}
function Ck(e, t, n) {
	let r = xk.get(t) ?? new WeakSet();
	if (xk.set(t, r), !n && r.has(e)) return e;
	let i;
	for (let [r, a] of e.entries()) {
		let o = Sk(a, t, n);
		o !== a && (i ??= e.slice(0, r)), i?.push(o);
	}
	return !i && !n && r.add(e), i ?? e;
}
// src/plan/take.ts
function wk(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(Tk));
	return e.filter((e) => !n.has(e)).map((e) => {
		let t = `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${Ie(e, [...n])}`;
		return l("unknown-take", t);
	});
}
function Tk({ kinds: e, entries: t }) {
	return e.flatMap((e) => {
		let n = e.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (t[e.plural] ?? []).flatMap(({ values: t }) => {
			let r = n.flatMap((e) => e.declared(t).map(({ part: e }) => e ?? ""));
			return EO(e.identity(t)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/plan/compareDeclarations.ts
function Ek(e, t, n) {
	let r = e.map((e) => Dk(e, {
		head: t.entries[e.plural] ?? [],
		target: n.entries[e.plural] ?? []
	}));
	return {
		changes: r.flatMap(({ changes: e }) => e),
		released: r.flatMap(({ released: e }) => e),
		rematched: r.flatMap(({ rematched: e }) => e),
		changed_defaults: [...new Set(r.flatMap((e) => e.changed_defaults))]
	};
}
function Dk(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, xO(e, t.values)])), i = (e) => r.get(e) ?? bO, o = DO(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), s = new Set(o.values()), c = [], l = [], u = [], d = [];
	for (let [n, r] of t.entries()) {
		let t = o.get(r), s = `${e.name}:${n + 1}`;
		if (!t) {
			c.push(kk(e, r, s));
			continue;
		}
		let f = Ak(e, r, t, s, i);
		f && c.push(f);
		let p = Mk(i(r), i(t));
		p.length > 0 && l.push({
			...Ok(e, r),
			fields: p
		}), a(u, Nk(e, r, t, f?.renamed_from !== void 0)), CO(e, r) !== CO(e, t) && d.push(r.file.path);
	}
	return {
		changes: c,
		released: [...n.filter((e) => !s.has(e)).map((t) => Ok(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function Ok(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = ke(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function kk(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !$y(e)).map((e) => jk(t, e));
	return {
		...Ok(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function Ak(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && P(r) === P(n.after) ? [] : [jk(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = Ok(e, t);
	return {
		...d,
		place: $O(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...P(s) !== P(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function jk(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: ke(e.file, e.spot, n)
	};
}
function Mk(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function Nk(e, t, n, r) {
	let [i, a] = [TO(e, t), TO(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: Pk(a.previously),
		after: Pk(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...Ok(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function Pk(e) {
	return e && (e.join(", ") || "[]");
}
// src/kinds/misfit.ts
const Fk = [
	"before",
	"after",
	"live",
	"declared",
	"identity"
];
function Ik(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !Lk(e, r)) return n;
	for (let [t, i] of r) {
		let r = Fk.includes(t) ? void 0 : Ik(e, i, [...n, t]);
		if (r) return r;
	}
}
function Lk(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("member");
	if (r !== void 0 && r !== "previously" && r !== n.idMember) return !1;
	let i = t.get("fields");
	return (Array.isArray(i) ? i : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Fk.includes(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
// src/plan/planFile.ts
const Rk = pr.pick({
	changes: !0,
	filter: !0
}).extend({ project: Rn.pick({
	id: !0,
	digest: !0
}) });
function zk(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function Bk(e, t) {
	try {
		return Vk(e, Hk(t));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function Vk(e, t) {
	let n = "Make it with lokaform plan --out.", r = k({ format_version: tn() }).safeParse(t);
	if (!r.success) return { issue: `it is not a plan. ${n}` };
	let i = r.data.format_version;
	if (i !== 1) return { issue: `it has format_version ${JSON.stringify(i)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let a = j([k({ plans: O(Rk) }), Rk.transform((e) => ({ plans: [e] }))]).safeParse(t);
	return a.success && !Ik(e, a.data) ? a.data : { issue: `it is not a complete plan. ${n}` };
}
function Hk(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/report/withoutValues.ts
function Uk(e) {
	let t = Py(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? t.problems.map(Wk) : t.problems,
		projects: t.projects.map((e) => e.hide_texts ? Gk(e) : e),
		...n && { manifest_comparison: qk(n) }
	};
}
function Wk({ quotes: e, ...t }) {
	return t;
}
function Gk(e) {
	let t = e.problems.map(Wk);
	if (!e.plan) return {
		...e,
		problems: t
	};
	let { plan: n, target: r, results: i } = e;
	return {
		...e,
		problems: t,
		plan: {
			...n,
			changes: n.changes.map(Jk),
			kept: n.kept.map(Yk)
		},
		...r && { target: Kk(r) },
		...i && { results: i.map((e) => ({
			...e,
			change: Jk(e.change)
		})) }
	};
}
function Kk(e) {
	if (e.is !== "compared") return e;
	let { caused: t, pending: n, resolved: r, kept: i } = e;
	return {
		...e,
		caused: t.map(Jk),
		pending: n.map(Jk),
		resolved: r.map(Jk),
		kept: i.map(Yk)
	};
}
function qk(e) {
	if (e.is !== "compared") return e;
	let t = e.projects.map((e) => e.hide_texts ? {
		...e,
		changes: e.changes.map(Jk),
		released: e.released.map(Xk)
	} : e);
	return {
		...e,
		projects: t
	};
}
function Jk(e) {
	if (e.action === "destroy") return e;
	let t = e.fields.map((t) => {
		if (!Zk(e.kind, t.field)) return t;
		let { before: n, after: r } = t;
		return {
			...t,
			...n !== void 0 && { before: Qk(n) },
			after: Qk(r)
		};
	});
	return {
		...e,
		fields: t
	};
}
function Yk(e) {
	return !("field" in e) || !Zk(e.kind, e.field) ? e : {
		...e,
		live: Qk(e.live),
		declared: Qk(e.declared)
	};
}
function Xk({ fields: e, ...t }) {
	if (!e) return t;
	let n = e.map((e) => Zk(t.kind, e.field) ? {
		...e,
		before: Qk(e.before)
	} : e);
	return {
		...t,
		fields: n
	};
}
function Zk(e, t) {
	return Ny(My(e, t));
}
function Qk(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(Qk) : qa(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, Qk(t)])) : e;
}
// src/files/outputs.ts
const $k = new AbortController().signal;
async function eA(e, t, n) {
	let { command: r, out: i, report: a, html: o, plan: s, reports: c, backupDir: l, configFile: u, others: d } = e, f = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], p = [
		...f("out", i, "file"),
		...f("report", a, "file"),
		...f("html", o, "file"),
		...f("backup-dir", r === "apply" || r === "restore" ? l : void 0, "folder")
	];
	if (p.length === 0) return new Map();
	let m = t.map((e) => bn(n.displayRoot, e)), h = Object.values(await iC(d, $k)).flat();
	return cO(p, [
		...m,
		...h,
		u,
		...c,
		...s === void 0 ? [] : [s]
	], n);
}
async function tA(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await eA(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(e);
		if (i) c(i);
		else try {
			return await uO({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = sO(n);
			c(lO({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : Uk(t);
	return {
		plan: a.length > 0 ? await l("out", e.out, () => nA(zk(a))) : void 0,
		report: await l("report", e.report, () => nA(d)),
		html: await l("html", e.html, async () => {
			let { page: e } = await import("./page.js");
			return e(d, {
				now: r,
				linkTo: i
			});
		}),
		problems: s
	};
}
function nA(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
// src/run/advice.ts
const rA = { is: "not read" };
async function iA(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = LE(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: pa()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : kE(n, i?.language ?? ""), s = o.kinds.map((e) => cA(e, o.entries[e.plural] ?? [], () => rA, a));
	return (await Promise.all(s)).flat();
}
async function aA({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: sA(n, pa())
	}, i = t.map(({ kind: e, matches: t }) => cA(e, t.map(({ declared: e }) => e), (e) => oA(t[e]?.live), r)), a = (await Promise.all(i)).flat();
	return {
		advice: a,
		refuses: Ke(a)
	};
}
function oA(e) {
	return e === void 0 ? { is: "new" } : {
		is: "live",
		live: e
	};
}
function sA({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
async function cA(e, t, n, r) {
	if (!e.adviceOn || Object.values(r.levels).every((e) => e === "off")) return [];
	let i = new Map(), a = [], o = (r, o) => {
		let s = t[r], c = (s && e.adviceOn?.(s, n(r), o)) ?? [];
		c === "needs icu" ? a.push(r) : c.length > 0 && i.set(r, c);
	}, s = {
		...r,
		icu: void 0
	};
	for (let e = 0; e < t.length; e += 1) o(e, s);
	if (a.length > 0) {
		let { readIcu: e } = await import("./icu.js"), t = {
			...r,
			icu: e
		};
		for (let e of a.splice(0)) o(e, t);
	}
	return [...i].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
}
// src/run/compareManifests.ts
const lA = { entries: {} };
async function uA({ kinds: e }, { problems: t }, n, r) {
	if (Ke(t)) return {
		is: "not compared",
		why: "the manifests or the settings have problems"
	};
	let i = await r();
	if (!i) return;
	if (i.is === "missing") return {
		is: "not compared",
		why: i.why
	};
	let { commit: a, projects: o } = i;
	if ([...n, ...o].some(({ isDoubtful: e }) => e)) return {
		is: "not compared",
		why: "a source file of texts has mistakes"
	};
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(dA(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => fA(e, t, c.get(t), l.get(t)))
	};
}
function dA(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function fA(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...Ek(e, n?.declared ?? lA, r?.declared ?? lA),
		settings: gT(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function pA({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [l("bad-plan", e)]
	}), a = MS(t, r), o = await zS(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let s = Bk(e, o.value);
	if ("issue" in s) return i(`The plan ${a} cannot be used: ${s.issue}`);
	let c = new Map(n.flatMap(({ id: e }) => {
		let t = s.plans.find(({ project: t }) => vk(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !c.has(e));
	return u ? i(`The plan ${a} is for another project (${s.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: c,
		problems: []
	};
}
// src/run/run.ts
function mA(e, t, n) {
	return hA(n, (n) => gA(e, t, n));
}
async function hA(e, t) {
	let n = new ze(), r = () => (e) => n.clean(e), i = r(), a = {
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: i(t.path)
		}),
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(_k(t, i)))
	};
	try {
		return hk(await t(a), i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function gA(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = 0, c = {
		...n,
		onResponse: (e) => {
			s += 1, n.onResponse(e);
		}
	}, l = o ? void 0 : yA(e, t, c), { stopping: u } = r, d = await HE(e, i, {
		signal: u,
		known: a,
		findProject: l,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: f } = d, p = o ? await Promise.all(f.map(iA)) : [], m = e.command === "validate" ? [...d.problems.map(xA), ...f.flatMap(({ declared: e }) => bA(e))] : d.problems;
	n.onSecrets(f.flatMap(({ declared: e }) => B_(e.variables)));
	let h = await pA(e, i), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = f.map((e) => e.declared), v = e.projects.flatMap(({ rules: e }) => e.take), y = [...new Set(f.flatMap((e) => e.manifests))], b = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], x = await eA(e, y, i), S = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...S.length > 0 && { selected: S },
		manifests: y,
		declared: Object.fromEntries(e.kinds.map(({ plural: e }) => [e, _.reduce((t, { entries: n }) => t + (n[e] ?? []).filter(_A).length, 0)])),
		problems: SA([
			...t,
			...h.problems,
			...m,
			...await aC(g, i),
			...wk([...new Set(v)], _),
			...uk(b, _),
			...x.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, ee = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...C,
		...ee()
	};
	let te = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: l,
		onSecrets: n.onSecrets
	}, ne = () => n.target?.(y, te), re, { lastApplied: ie } = n, ae = ie && (() => re ??= ie(y, te));
	if (n.withoutSecrets) {
		let t = await uA(e, C, f, ne);
		return {
			...C,
			...t && { manifest_comparison: t },
			...ee()
		};
	}
	if (e.command === "validate" || Ke(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], Ke(e)) return C;
	}
	let oe = [], se = e.command === "plan" ? await ne() : void 0;
	C.problems = [...C.problems, ...nD(se, f, e.others.length > 0)];
	let ce = {
		saved: h.plans,
		target: se,
		applied: ae
	}, { runProject: le } = await import("./project3.js");
	for (let t of f) oe.push(await le(t, e, ce, c));
	return C.problems = [...C.problems, ...vA(b, oe, _)], {
		...C,
		projects: oe,
		requests: s,
		...ee()
	};
}
function _A({ from: e, values: t }) {
	return e === void 0 || "translations" in t;
}
function vA(e, t, n) {
	let r = t.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return e.filter((e) => r.length > 0 && r.every((t) => t.includes(e))).map((e) => dk(e, n));
}
function yA(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Ke(t) || r.id === "") return;
		let { createClient: i } = await import("./connect.js"), { readBaseLanguage: a } = await import("./project2.js"), { cancellation: o, onResponse: s, onWait: c } = n, l = i(r, {
			apiUrl: e.apiUrl,
			signal: o.stopping,
			onResponse: s,
			...c && { onWait: c }
		});
		return l.ok ? a(l.value, r.id) : void 0;
	};
	return (e) => {
		let t = r.get(e.id) ?? i(e);
		return r.set(e.id, t), t;
	};
}
function bA({ kinds: e, entries: t }) {
	return e.flatMap((e) => (t[e.plural] ?? []).flatMap((t) => e.checkOffline(t)));
}
function xA(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function SA(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function CA(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: mA }) {
	let o = new jO(), s = MO(o);
	try {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await wA(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return EA(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = TA(f, p), h = await tA(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.html === void 0 ? void 0 : await n.linkTo(m, c)
		}), g = TA(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), ei(g, n.exitsWithFindings(c));
	} finally {
		s();
	}
}
async function wA(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await _E(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await _E("validate", t, n);
	return {
		settings: c,
		problems: [
			...r,
			...l,
			s
		],
		withoutSecrets: !0
	};
}
function TA(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function EA({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = l("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Ke(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Ke(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { IE as $, Py as $n, Ma as $r, jS as $t, nO as A, kb as An, as as Ar, bC as At, yD as B, fb as Bn, _o as Br, YS as Bt, xO as C, Vr as Ci, Rb as Cn, G as Cr, PC as Ct, cO as D, zn as Di, Z as Dn, wc as Dr, TC as Dt, lO as E, Bn as Ei, Pb as En, Sc as Er, EC as Et, $D as F, hb as Fn, To as Fr, lC as Ft, rD as G, $y as Gn, Ja as Gr, WS as Gt, OD as H, eb as Hn, ho as Hr, HS as Ht, ZD as I, yb as In, Oo as Ir, iC as It, eD as J, Yy as Jn, za as Jr, VS as Jt, JE as K, qy as Kn, Ua as Kr, MS as Kt, KD as L, lb as Ln, ko as Lr, nC as Lt, eO as M, xb as Mn, os as Mr, dC as Mt, sO as N, mb as Nn, I as Nr, mC as Nt, uO as O, Q as On, ls as Or, hC as Ot, QD as P, gb as Pn, Eo as Pr, fC as Pt, RE as Q, Ry as Qn, Ba as Qr, RS as Qt, PD as R, sb as Rn, Do as Rr, rC as Rt, DO as S, Zr as Si, Vb as Sn, ff as Sr, uw as St, EO as T, xr as Ti, Fb as Tn, pf as Tr, gC as Tt, _D as U, Zy as Un, P as Ur, NS as Ut, TD as V, rb as Vn, F as Vr, KS as Vt, hD as W, Xy as Wn, qa as Wr, US as Wt, BE as X, Ky as Xn, Fa as Xr, zS as Xt, UE as Y, Qy as Yn, Ia as Yr, IS as Yt, HE as Z, Hy as Zn, Ra as Zr, PS as Zt, YO as _, zr as _i, qb as _n, Em as _r, Vw as _t, Ik as a, ri as ai, ix as an, Ev as ar, xE as at, jO as b, Ir as bi, Jb as bn, uf as br, Aw as bt, yk as c, Lr as ci, ex as cn, Z_ as cr, oE as ct, ok as d, ei as di, _x as dn, $_ as dr, FT as dt, Pa as ei, AS as en, My as er, ME as et, dk as f, Ur as fi, mx as fn, T_ as fr, Yw as ft, tk as g, Hr as gi, Qb as gn, Lh as gr, Hw as gt, ZO as h, $r as hi, $b as hn, Sg as hr, Jw as ht, eA as i, ii, fx as in, Rv as ir, SE as it, tO as j, Sb as jn, is as jr, xC as jt, aO as k, Cb as kn, cs as kr, wC as kt, vk as l, Rr as li, yx as ln, K_ as lr, XT as lt, sk as m, Kr as mi, tx as mn, c_ as mr, Ww as mt, hA as n, Da as ni, Cx as nn, jy as nr, kE as nt, Ek as o, ti as oi, ax as on, fv as or, _E as ot, uk as p, Wr as pi, hx as pn, s_ as pr, Xw as pt, YE as q, Jy as qn, Va as qr, LS as qt, aA as r, ai as ri, Sx as rn, Ay as rr, TE as rt, wk as s, N as si, xx as sn, nv as sr, dE as st, CA as t, La as ti, TS as tn, Ny as tr, OE as tt, gk as u, Jr as ui, bx as un, B_ as ur, $ as ut, zO as v, Pr as vi, Xb as vn, Y as vr, Lw as vt, TO as w, br as wi, zb as wn, K as wr, kC as wt, MO as x, qr as xi, Bb as xn, q as xr, Tw as xt, BO as y, Fr as yi, Ub as yn, vf as yr, kw as yt, ND as z, ob as zn, wo as zr, JS as zt };
