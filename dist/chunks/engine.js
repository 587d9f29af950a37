import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { c as r, i, l as a, r as o, s, u as c } from "./wire.js";
import { $n as l, An as u, At as d, B as f, Bn as p, Bt as m, C as h, Cn as g, D as _, Dn as v, E as y, En as b, Er as x, Et as S, F as C, Fn as ee, Ft as te, G as ne, Gn as re, Gt as ie, Hn as ae, Ht as oe, I as se, In as ce, It as le, Jt as ue, Kn as de, Kt as fe, L as w, Ln as pe, Lt as me, M as he, Mn as ge, Mt as _e, N as ve, Nn as ye, Nt as be, O as xe, On as Se, P as Ce, Pn as we, Pt as T, Qn as Te, Qt as Ee, R as De, Rn as Oe, S as ke, Sn as Ae, T as je, Tn as Me, Tr as Ne, U as Pe, Un as Fe, Ut as Ie, V as Le, Vt as Re, Wn as ze, Wt as Be, X as Ve, Xt as He, Y as Ue, Yn as We, Zn as Ge, _ as Ke, _n as qe, _r as Je, _t as Ye, an as Xe, b as Ze, bn as Qe, br as $e, bt as et, cn as tt, d as nt, dn as rt, en as it, er as at, fn as ot, fr as st, gn as ct, gr as lt, hr as ut, ht as dt, in as E, j as ft, jn as pt, jt as mt, kn as ht, mn as gt, mr as _t, mt as vt, nn as yt, on as bt, p as xt, pn as St, pr as Ct, qn as wt, qt as D, r as Tt, rn as Et, rr as Dt, s as Ot, sn as kt, tn as At, tr as jt, un as Mt, v as Nt, vn as Pt, vt as Ft, wn as It, wr as Lt, xn as Rt, xt as zt, y as Bt, yn as Vt, yr as Ht, yt as Ut, z as O, zn as Wt } from "./start.js";
import { C as Gt, S as Kt, _ as k, a as qt, b as Jt, c as Yt, g as Xt, h as Zt, i as Qt, l as $t, m as en, n as tn, p as nn, r as rn, u as an, v as on, x as sn, y as cn } from "./zod.js";
import { basename as ln, delimiter as un, dirname as A, isAbsolute as dn, join as fn, posix as pn, relative as mn, resolve as hn, sep as gn, win32 as _n } from "node:path";
import { access as vn, constants as yn, link as bn, lstat as xn, open as Sn, readFile as Cn, readdir as wn, realpath as Tn, rename as En, rm as Dn, stat as On, writeFile as kn } from "node:fs/promises";
import { setImmediate as An, setTimeout as jn } from "node:timers/promises";
// src/model/result.ts
function Mn(e) {
	return {
		ok: !0,
		value: e
	};
}
function Nn(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function Pn(e, { displayRoot: t }) {
	return mn(t, e).split(gn).join("/");
}
function Fn(e, t) {
	let n = mn(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${gn}`) && !dn(n);
}
async function In(e, t) {
	for (let n = e;; n = A(n)) {
		if (await xn(fn(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === A(n) || n === t || t !== void 0 && !Fn(n, t)) return;
	}
}
var Ln = class extends Error {};
async function Rn(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Ln());
	if (!t) return Cn(e);
	let [r, i] = await Promise.all([Tn(e), Tn(t.workspace)]);
	if (!Fn(r, i)) throw new Ln();
	return Cn(r);
}
function zn(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Bn(e) {
	try {
		return zn(e);
	} catch {
		return "";
	}
}
async function Vn(e, t, n, r = zn) {
	try {
		return Mn(r(await Cn(e)));
	} catch (r) {
		let i = `${t} ${Pn(e, n)} cannot be read: ${Un(r)}`;
		return Nn(E("not-read", i));
	}
}
const Hn = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Un(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Ln) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Hn[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Wn(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Hn, String(e.code))) return;
	let n = `${Pn(e.path, t)} was changed or removed while Lokaform ran. Now ${Un(e)} Run again when no other program changes it.`;
	return E("not-read", n, { reach: "project" });
}
async function Gn(e, { commit: t }) {
	return t ? t.isFile(e) : On(e).then((e) => e.isFile(), () => !1);
}
async function Kn(e, { commit: t }) {
	return t ? t.isFolder(e) : On(e).then((e) => e.isDirectory(), () => !1);
}
function j({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = qn(e(t)), d = s ? fe(n, r, o) : D(n, r, o);
	return {
		...E(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			reach: l
		}),
		about: u
	};
}
function qn(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function Jn({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
// src/report/report.ts
function Yn(e) {
	return "conflict" in e && e.conflict === !0;
}
function Xn(e) {
	return e.reason === "edited" && !Yn(e);
}
function Zn({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || nr(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Qn(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function $n({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function er({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function tr({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function nr(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function rr({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function ir({ projects: e }) {
	return rr({ projects: e }) || e.some(({ plan: e }) => e?.kept.some((e) => e.reason === "archived" || Xn(e) || Yn(e)) ?? !1);
}
function ar(e) {
	return e.plan ? ir({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || At(e.problems) ? "unknown" : "none" : "unknown";
}
function or({ command: e, projects: t }) {
	return e === "drift" ? ir({ projects: t }) : rr({ projects: t });
}
function sr(e) {
	return !or(e) && !mr(e);
}
function cr({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function lr(e) {
	return !mr(e) && !ur(e) && e.projects.every(pr);
}
function ur({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
const dr = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function fr(e) {
	if (lr(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && pr(e) && e.plan?.skipped.length === 0), n = $n(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !dr.includes(e));
	return !t || r || ur(e);
}
function pr({ plan: e, target: t }) {
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
function mr(e) {
	return e.stopped !== void 0 || At($n(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || er(e).some(({ outcome: e }) => e.state !== "done");
}
function hr(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : mr(e) ? 1 : t && or(e) ? 2 : 0;
}
// src/kinds/kind.ts
function gr(e, t) {
	return _r(e, t) === "off" ? void 0 : e.removalBy(t);
}
function _r({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function vr({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/unusable.ts
const yr = "Run again. If that does not help, the service has changed or has a fault.";
function br(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${yr}`;
		return [{
			declared: e,
			problem: j(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: xr(t.filter((e) => !i.has(e)), _r(r.kind, n) !== "off", r)
	};
}
function xr(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "", s = `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${yr}`;
	return [E("unusable-answer", s, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function Sr(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function Cr(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
function wr(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Tr({ language: e }, { form: t }) {
	return t === void 0 ? `The ${e} text` : `The form ${t} of the ${e} text`;
}
// src/checks/reference.ts
function Er(e, t, n) {
	let r = t === void 0 ? void 0 : e.find(({ language: e }) => e === t);
	if (r) return r;
	let i = new Map();
	for (let t of e) i.set(n(t), (i.get(n(t)) ?? 0) + 1);
	let a = c(i.values());
	return e.find((e) => i.get(n(e)) === a);
}
// src/checks/blankCheck.ts
const Dr = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Or = /^[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/, kr = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, Ar = /\r\n?|[\u2028\u2029\x85]/g, jr = /[^\S\n\t]/g;
function Mr(e) {
	let [t, n] = [e.charCodeAt(0), e.charCodeAt(e.length - 1)];
	return t <= 32 || n <= 32 || Nr(t) || Nr(n);
}
function Nr(e) {
	return e > 126 && (e < 161 || e === 1564 || e > 5759 && e < 12289 || e === 65279);
}
function Pr(e, t) {
	let n = e.flatMap((e) => {
		let t = wr(e.text).map((e) => ({
			...e,
			...Ir(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Er(n, t, ({ forms: e }) => JSON.stringify(Fr(e)));
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? Fr(r.forms), i = [...Rr("start", t.start, n?.start ?? ""), ...Rr("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" "), s = `${Tr(e, t)} ${a}, unlike the ${r.language} text. ${o}`;
		return [{
			check: "blanks",
			language: e.language,
			...t.form !== void 0 && { form: t.form },
			message: s
		}];
	})) : [];
}
function Fr(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function Ir(e) {
	let t = Or.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && kr.test(e.charAt(n - 1));) --n;
	return {
		start: Lr(t),
		end: Lr(e.slice(n))
	};
}
function Lr(e) {
	return e.replace(Dr, "").replace(Ar, "\n").replace(jr, " ");
}
function Rr(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${zr(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${zr(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function zr(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/icuText.ts
const Br = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Vr(e) {
	return e.includes("{") && e.length <= 2e4 && Br.test(e);
}
const Hr = /(?<!')'(?=\{)/;
function Ur(e) {
	return Hr.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/named.ts
const Wr = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", Gr = "\\d{1,3}", Kr = `${Wr}|${Gr}`, qr = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Kr})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Kr})\\}`,
	`%\\((?<round>${Kr})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${Wr})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${Gr})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Jr = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function Yr(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(qr)) for (let e of Object.keys(Jr)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Jr[e](r), {
			style: e,
			shown: Jr[e](r)
		});
	}
	return t;
}
// src/checks/printf.ts
const Xr = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Zr = /^%(?:20[a-z]|[0-7][CDEF])$/i, Qr = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], $r = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function ei(e, t) {
	if (!e.includes("%")) return $r;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(Xr)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = ri(e, s.index, c, "sure");
			if (o ||= !i, !i && !ri(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: ii(f),
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
function ti({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const ni = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function ri(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || Zr.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !ni.test(i);
}
function ii(e) {
	return Qr.find(([t]) => t.includes(e))?.[1] ?? "text";
}
// src/checks/placeholders.ts
function ai(e, t) {
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
			printf: $r
		};
	}
	if (n && Vr(e)) return;
	let r = ei(e, "likely"), i = ti(r) ? li(e, r, "all") : r;
	return {
		text: e,
		named: Yr(e),
		choosing: new Set(),
		printf: i
	};
}
function oi(e, t, n = new Set()) {
	if (si(e, t)) return;
	let r = ci(e, t), i = ui(e, t), a = di(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: mi(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function si({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function ci({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === $r) return r;
	if (ti(t)) return li(n, r, "all");
	let i = li(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function li(e, t, n) {
	return t.isDoubtful ? ei(e, n) : t;
}
function ui({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set([...e.values()].map(({ style: e }) => e)), a = e.size === 0 && !ti(n), o = ({ style: e }) => a || i.has(e);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && o(n) ? [t] : [])
	};
}
function di({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(fi),
		has: i.map(fi),
		isReordered: !1
	};
	let o = pi([...e.values()], [...t.values()]), s = pi([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function fi([, { written: e }]) {
	return e;
}
function pi(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function mi(e, t) {
	return ti(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function hi(e) {
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
function gi({ named: e, choosing: t, printf: { args: n } }) {
	let r = [...e.keys()].filter((e) => !t.has(e)).sort(), i = [...n].sort(([e], [t]) => e - t).map(([e, { type: t }]) => [e, t]);
	return JSON.stringify([r, i]);
}
function _i(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: vi(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => si(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? yi(e) : []), s = Er(o, t, ({ together: e }) => gi(e));
	if (!s) return [];
	let c = xi(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !oi(e.placeholders, t.placeholders)) ? void 0 : oi(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [Si(e, t, s, n)] : [];
	}));
}
function vi(e, t) {
	return wr(e.text).flatMap((e) => {
		let n = ai(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function yi(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: hi(t.map(({ placeholders: e }) => e))
	};
}
const bi = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function xi({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => oi(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => bi.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Si(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = Tr(e, t), l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && Vr(t.text) ? Ur(t.text) : "", d = i.length > 0 && a.length > 0 ? `${c} has ${Ci(a)}, but ${l} has ${Ci(i)}. Use the same placeholders in both.` : i.length > 0 ? `${c} lacks ${Ci(i)}, which ${l} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `${c} has ${Ci(a)}, which ${l} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${l}.` : o ? `${c} has its placeholders in another order than ${l}. Number them, for example %1$s and %2$d.` : s === "escape" ? `${c} has a single percent sign, but ${l} has placeholders such as %d. Write %% for a percent sign.` : `${c} has %%, but ${l} has a single percent sign. Use the same in both.`;
	return {
		check: "placeholders",
		language: e.language,
		...t.form !== void 0 && { form: t.form },
		message: d + u,
		quotes: [...i, ...a].map(wi)
	};
}
function Ci(e) {
	let t = e.slice(0, 5).map(wi), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function wi(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
// src/checks/pluralCheck.ts
const Ti = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function Ei() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? Di(t);
		return e.set(t, n), n;
	};
}
function Di(e) {
	let t = Oi(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return Ti.filter((e) => n.has(e));
}
function Oi(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function ki({ language: e, text: t }, n, r) {
	if (typeof t == "string" || wr(t).length === 0) return [];
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
const Ai = [];
function ji(e, t) {
	let { texts: n, charLimit: r } = e, { base: i } = t, [a, o, s, c] = [
		!1,
		!1,
		!1,
		!1
	], l = 0;
	for (let e of Object.keys(n)) {
		let t = n[e] ?? "";
		l += 1, typeof t == "string" ? t !== "" && (a ||= t.includes("{") || t.includes("%"), o ||= Mr(t), c ||= r > 0 && t.length > r) : s = !0;
	}
	let u = i !== void 0 && !n[i];
	return l === 0 || !(a || o || s || c || u) ? Ai : Mi(e, t);
}
function Mi(e, { levels: t, base: n, needed: r, icu: i }) {
	let { texts: a, charLimit: o, live: s } = e, c = Object.entries(a).map(([e, t]) => ({
		language: e,
		text: t
	})), l = (e) => t[e] !== "off", u = (l("icu") || l("placeholders")) && c.some(({ text: e }) => wr(e).some((e) => Vr(e.text)));
	if (u && !i) return "needs icu";
	let d = u ? i : void 0, f = [...c, ...Ni(e, n)];
	return [
		...l("icu") && d ? c.flatMap((e) => Pi(e, d)) : [],
		...l("placeholders") ? _i(f, n, d) : [],
		...l("plurals") ? c.flatMap((e) => ki(e, s?.(e.language), r)) : [],
		...l("length") && o > 0 ? c.flatMap((e) => Fi(e, o)) : [],
		...l("blanks") ? Pr(f, n) : [],
		...l("base") ? Ii(e, n) : []
	];
}
function Ni({ texts: e, live: t }, n) {
	if (n === void 0 || wr(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function Pi(e, t) {
	return wr(e.text).flatMap((n) => {
		if (!Vr(n.text)) return [];
		let r = t(n.text);
		if (r.is !== "broken") return [];
		let { cause: i, fix: a, at: o } = r, s = `${Tr(e, n)} is not a valid ICU message: ${i} (character ${o}). ${a}.${Ur(n.text)}`;
		return [Li("icu", e, n.form, s)];
	});
}
function Fi(e, t) {
	return wr(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `${Tr(e, n)} has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`;
		return [Li("length", e, n.form, i)];
	});
}
function Ii({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || wr(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => wr(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || wr(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
function Li(e, { language: t }, n, r) {
	return {
		check: e,
		language: t,
		...n !== void 0 && { form: n },
		message: r
	};
}
// src/kinds/key/textValue.ts
const Ri = Zt(k(), k()), zi = cn([k(), Ri]);
function Bi(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Ri.safeParse(JSON.parse(e));
		return t.success ? Hi(t.data) : e;
	} catch {
		return e;
	}
}
function Vi(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Hi(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Ui(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (Wi(e) && Wi(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function Wi(e) {
	return typeof e == "string" ? e === "" : Object.keys(Hi(e)).length === 0;
}
// src/model/answered.ts
function Gi(e) {
	return Ki(e) ? e : void 0;
}
function Ki(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function qi(e) {
	return typeof e == "string" ? e : void 0;
}
function Ji(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Yi(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Xi(e) {
	return Yi(typeof e == "number" ? Math.floor(e) : e);
}
function Zi(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Qi(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function $i(e, t) {
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
function ea(e, t, n) {
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
function ta(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Xt(t);
}
// src/model/json.ts
function M(e) {
	return JSON.stringify(ia(e));
}
function na(e, t) {
	return ra(e, t) || M(e) === M(t);
}
function ra(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (aa(e) || aa(t)) return aa(e) && aa(t) && e.length === t.length && e.every((e, n) => ra(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && ra(e[n], t[n]));
}
function ia(e) {
	if (typeof e != "object" || !e) return e;
	if (aa(e)) return e.map(ia);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, ia(t)]));
}
function aa(e) {
	return Array.isArray(e);
}
function oa(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function sa(e, t) {
	return oa(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/field.ts
const ca = {
	changes: [],
	kept: [],
	issues: []
};
function la(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
function ua(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l, editState: u } = e, d = e.equal ?? na;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] === void 0 ? e.undeclared?.(i, r) : n[t];
			if (a === void 0) return ca;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? ca : {
				...ca,
				issues: [la(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && d(e.unset, c, i) ? ca : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : d(s, c, i) ? ca : {
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
function da(e) {
	return ua(e);
}
function fa(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
function pa(e, t) {
	let n = e;
	return da({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: k(),
		value: k(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: fa,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function ma(e, t = () => void 0) {
	let n = e;
	return da({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: qt(),
		value: qt(),
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
const ha = da({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Yt().min(0),
	value: Yt(),
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
}), ga = Zt(k(), $t()), _a = da({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: ga,
	value: $t(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(va(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = ga.safeParse(e);
		return t.success ? fa(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function va(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function ya({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
// src/kinds/key/listFields.ts
const ba = da({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Qt(tn(r)).min(1),
	value: Qt(tn(r)),
	live: (e) => e.onOtherPlatform ? void 0 : Sa(e.platforms),
	desired: (e) => Sa(e),
	inPlan: (e) => Sa(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), xa = da({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Qt(k().min(1)),
	value: Qt(k()),
	unset: [],
	live: (e) => Ca(e.tags),
	check: (e, { rules: t }) => {
		let n = ae(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Ca(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Ca([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: fa,
	declareNew: (e) => fa(e.filter((e) => !e.startsWith(p))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Ca([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Sa(e) {
	return r.filter((t) => e.includes(t));
}
function Ca(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const wa = (e) => {
	let t = e.exactOptional();
	return Xt({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Ta = wa(k()), Ea = wa(k().min(1));
function Da(e, t) {
	return typeof e == "string" ? e : e[t];
}
function N(e, t = r) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let i of r) {
		let r = t.includes(i) ? e[i] : void 0;
		r !== void 0 && !n.includes(r) && n.push(r);
	}
	return n;
}
function Oa(e, t = r) {
	return (N(e, t)[0] === void 0 ? N(e) : N(e, t)).join(" / ");
}
function ka(e, t) {
	let n = {};
	for (let i of r) {
		let r = Da(e, i);
		t.includes(i) && r !== void 0 && (n[i] = r);
	}
	return n;
}
function Aa(e) {
	let [t = "", ...n] = N(e);
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
const ja = da({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: cn([k().min(1), Ea.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Ta,
	live: (e, { platforms: t }) => ka(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = N(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...ka(e, n)
		} : a;
	},
	inPlan: (e) => ka(e, r),
	check: Ma,
	merge: Pa,
	carries: (e, t) => r.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = N(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Aa(t);
	},
	show: (e) => {
		let [t = "", ...n] = N(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function Ma(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && N(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && N(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const Na = da({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Ta,
	value: Ta,
	unset: {},
	live: (e) => Fa(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => r.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => fa(Fa(e)),
	merge: Pa,
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
		slots: Fa(e)
	})
});
function Pa(e, t, n) {
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
	return Fa(i);
}
function Fa(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function Ia(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [M(Object.fromEntries(t))];
}
// src/model/evidence.ts
const La = {
	writers: { is: "not asked" },
	agreed: new Set()
}, Ra = {
	writers: { is: "everyone" },
	agreed: new Set()
};
function za(e) {
	return {
		is: "known",
		names: new Set(e.map((e) => e.toLowerCase()))
	};
}
function Ba({ id: e, address: t }, n) {
	if (n.is !== "known") return n.is === "everyone";
	let { names: r } = n;
	return e !== void 0 && r.has(e) || t !== void 0 && r.has(t.toLowerCase());
}
function Va({ id: e, language: t }) {
	return M([e, t]);
}
// src/kinds/key/compareText.ts
function Ha(e, t, n, r) {
	let { rules: i, project: a } = r, o = ze(i, a, e);
	if (o === "ignore") return;
	let s = "translations";
	if (!n) return {
		field: s,
		part: e,
		after: t
	};
	let c = n.translations?.find(({ language_iso: t }) => t === e);
	if (!c) return la(`${e} text`, [e]);
	let l = Bi(c.translation, n.is_plural), u = Vi(t, l);
	if (Ui(l, u)) return;
	let d = {
		field: s,
		part: e,
		before: l,
		after: u,
		...Ka(c, l)
	};
	if (o === "enforce" || Wi(l) || Fe(i, r.names, {
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
	let p = Ua(c, n, {
		live: l,
		after: u
	}, r);
	return p.is === "replaced" ? d : {
		kept: {
			...f,
			reason: "edited",
			...Ka(c, l)
		},
		...p.open && { open: p.open }
	};
}
function Ua(e, { key_id: t }, { live: n, after: r }, { evidence: i }) {
	let a = Wa(n, r);
	if (a?.length === 0 || i.agreed.has(Va({
		id: t,
		language: e.language_iso
	}))) return { is: "replaced" };
	let o = Ba({
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
function Wa(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Hi(e)).filter((n) => e[n] !== t[n]);
}
function Ga(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...Ka(e, t)
	};
}
function Ka(e, t) {
	if (!e.modified_at_timestamp || Wi(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: qa(n) },
		...i && { reviewed: i }
	} };
}
function qa(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
const Ja = Ri.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: tt }
}), Ya = cn([k(), Ja]), Xa = Zt(k().min(1), Ya), Za = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Qa = Qt(Xt({
	language_iso: k(),
	translation: Jt()
})).refine(Za, "has a language twice"), $a = Qt(Xt({
	language_iso: k().min(1),
	translation: Ya
})).refine(Za, "has a language twice"), eo = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: cn([Xa, $a.transform(ro).pipe(Xa)]),
	rewrite: no,
	diff({ translations: e }, t, n) {
		if (!e || n.project.segmentation) return ca;
		let r = [], i = [], a = [], o = [];
		for (let [s, c] of Object.entries(e)) {
			let e = to(s, c, n);
			if (e) {
				a.push(e);
				continue;
			}
			let l = Ha(s, c, t, n);
			l && "code" in l ? a.push(l) : l && "kept" in l ? (i.push(l.kept), l.open && o.push(l.open)) : l && r.push(l);
		}
		return r.length + i.length + a.length === 0 ? ca : {
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
			translation: zi.parse(t)
		}));
	},
	show(e) {
		let t = zi.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Hi(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && Bi(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Bi(n, t);
			return Wi(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => Wi(Bi(e, t))),
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
		return n && Ga(n, Bi(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !Wi(Bi(n.translation, e.is_plural));
	},
	same: (e, t) => Ui(zi.parse(e), zi.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function to(e, t, { plural: n, project: r }) {
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
function no(e) {
	if (!Array.isArray(e)) return;
	let t = Qa.safeParse(e);
	if (t.success) return {
		value: ro(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function ro(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function io({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Ia(Bi(t, e)));
}
// src/kinds/key/traits.ts
const ao = [
	ja,
	ba,
	pa("description", !0),
	xa,
	eo,
	Na,
	pa("context", !0),
	ha,
	ma("is_plural"),
	pa("plural_name"),
	ma("is_hidden"),
	ma("is_archived", (e, t) => !ya(e, t) && void 0),
	_a
], oo = k().min(1), so = cn([Yt().positive(), k().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), co = ta(ao).required({ key_name: !0 }).extend({
	previously: cn([oo.transform((e) => [e]), Qt(oo)]).exactOptional(),
	key_id: so.exactOptional()
}).meta({ allOf: [lo(!0), lo(!1)] });
function lo(e) {
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
const uo = ta(ao.filter((e) => e.name !== "key_name" && e.name !== "translations")), P = {
	name: "key",
	fields: ao,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Oa(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, evidence: i }) => ({
		project: n,
		rules: r,
		evidence: i,
		names: r.take.length > 0 ? N(e.key_name) : [],
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? p + r.owner : void 0
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
	declaredId: (e) => Qi(e.key_id),
	liveLabel: (e) => Oa(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !ya(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
}, fo = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, po = [];
function mo(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return po;
	let a = t.is === "live" ? t.live : void 0, o = ji({
		texts: r,
		charLimit: i ?? (a ? a.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: a === void 0,
		...a && { live: (e) => ho(a, e) }
	}, n);
	return o === "needs icu" ? o : o.length === 0 ? po : o.map((t) => go(e, t, n));
}
function ho({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && Bi(r.translation, t);
}
function go(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = j(P, e, fo[r], o, {
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
function _o(e, t, { how: n }, r) {
	let i = ea(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function vo(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.declare(t, r) === void 0).map(({ name: e }) => e);
}
function yo(e) {
	return bo(e, ({ after: e }) => e);
}
function bo(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...oa(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/kinds/key/backupEntry.ts
function xo(e, t, n) {
	if (e.fields.some(So)) {
		let r = _o(P, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: yo(e.fields)
		};
	}
	let r = ea(P, t, P.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => sa(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => Co(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...bo(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: P.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: yo(s ? [s, ...a] : o)
	};
}
function So({ field: e, before: t, after: n }) {
	return P.fields.find(({ name: t }) => t === e)?.role === "archive" && t === !1 && n === !0;
}
function Co(e) {
	return P.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function wo(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: To(e.entry, t.entry),
		wrote: To(e.wrote, t.wrote)
	} : e;
}
function To(e, t) {
	let n = {
		...Eo(e),
		...Eo(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Eo({ translations: e }) {
	return oa(e) ? e : {};
}
// src/kinds/key/docs.ts
const Do = "The live value is not compared and not changed.", Oo = (e) => `${Do} A new key has ${e}.`, ko = {
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
		undeclared: `${Do} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: Oo("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: Oo("no tags, except the one of the setting `owner`"),
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
		undeclared: Oo("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: Oo("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: Oo("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: Oo("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: Oo("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${Do} A new key is visible.`
	},
	is_archived: {
		text: "Whether the key is in the archive of the project.",
		examples: [!1],
		undeclared: "A key that is archived in the project is [drift](settings.md#archived-keys). With `prune: { by: archive }`, apply takes it out of the archive."
	},
	custom_attributes: {
		text: "Values of your own. They are stored as JSON, so a mapping with the same members in another order is equal.",
		examples: [{
			screen: "checkout",
			priority: 2
		}],
		undeclared: Oo("none"),
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
function Ao(e, t, { second: n, first: r, field: i }, a = "") {
	let o = D(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${jo(D(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return E(e, s, { place: o });
}
function jo({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
function Mo(e) {
	let t = new Ee(), n = new Map(r.map((e) => [e, new Po()]));
	for (let [r, i] of e.entries()) {
		let e = {
			key: i,
			order: r,
			names: Fo(i)
		}, a = Object.entries(No(i)).flatMap(([t, r]) => {
			let i = n.get(t), a = i?.any.get(r);
			if (!i || !a) return i?.any.set(r, e), [];
			if (e.names === "" || a.names === "") return e.names === "" && a.names !== "" && !i.plain.has(r) && i.plain.set(r, e), [a];
			let o = `${r}\n${e.names}`, s = [a.names === e.names ? a : i.named.get(o), i.plain.get(r)];
			return i.named.has(o) || i.named.set(o, e), s.filter((e) => e !== void 0).sort((e, t) => e.order - t.order).slice(0, 1);
		})[0]?.key;
		a && !t.countMore(i.file.path) && t.add(Ao("duplicate-key", `Key "${N(i.values.key_name).join(" / ")}"`, {
			second: i,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function No({ values: e }) {
	return ka(e.key_name, e.platforms ?? r);
}
var Po = class {
	any = new Map();
	plain = new Map();
	named = new Map();
};
function Fo({ values: { filenames: e } }) {
	return e === void 0 ? "" : M(Io(e));
}
function Io(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
function Lo(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = Vo(Bo(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = ja.declare(s, P.liveContext(s, n, "")), t = {
			...a.values,
			key_name: co.shape.key_name.parse(e)
		}, r = zo(s.tags, n);
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
	let c = Ro(i, t, r), l = c && { claims: c };
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
		context: zo(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = zo(c.tags, n);
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
function Ro({ key_name: e, platforms: t = [...r], filenames: n }, i, a) {
	return i.find((r) => !a.has(r) && t.some((t) => r.platforms.includes(t) && Da(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function zo(e, t) {
	let n = e.find((e) => e.startsWith(p))?.slice(p.length), r = {
		...Wt,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function Bo({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = sa(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !oa(r) ? [e, n] : [e, {
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
function Vo(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return j(P, e, "unknown-language", r, {
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
function Ho(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of Uo(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? Uo(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(Wo(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => Go(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function Uo({ values: e }) {
	let t = ka(e.key_name, e.platforms ?? r);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function Wo(e, t) {
	let n = t.flatMap(([e]) => e ? [ts(D(e.file, e.spot, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return j(P, e, "duplicate-key", r, {
		path: ["key_name"],
		reach: "run"
	});
}
function Go(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = Yo(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, Zo(t, e)])), [s] = e.flatMap((e) => Xo(e, "translations"));
	s && a.set("translations", Ie(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => Xo(e, t));
		n && a.set(t, n);
	}
	let c = Ko(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: Qo(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...$o(e),
			...t.from ? {} : t.onCreate
		},
		spot: Ie(t.spot, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [es(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function Ko(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && qo(t));
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
		problems: a && o ? [Jo(o, a)] : []
	};
}
function qo({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function Jo(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${ts(D(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return j(P, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function Yo(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(es(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function Xo({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Ie(r, { file: t })] : [];
}
function Zo(e, t) {
	let n = e.spot.members?.get("translations")?.members?.get(t);
	return Ie(n ?? e.spot, { file: e.file });
}
function Qo(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function $o(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = r.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...i.length > 0 && { tags: i }
	};
}
function es(e, t, n) {
	let r = ts(D(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return j(P, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function ts({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/manifest/wording.ts
function ns(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${ls(t, n)}.${ds([...t, e], n)}${y(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${y(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function rs(e, t) {
	return `${us(e, t)} is missing. It is required in ${t.thing}.${ds(e, t)}`;
}
function is(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${us(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${us(e, t)} has no value.${ds(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${us(e, t)} has no value. Remove it, or give it a value.${ds(e, t)}` : `${us(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function as(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${y(e, t)}`;
}
function os(e, t, n) {
	return `${us(t, n)} ${e}.${ds(t, n)}`;
}
function ss(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${us(e, t)} is empty.${ds(e, t)}${n}`;
}
function cs(e, t, n, r) {
	if (t.length === 0) return `This is ${fs(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${us(t, n)} is ${fs(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${us(t, n)} is ${fs(e)}.${ds(t, n)}`;
}
function ls(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${ls(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function us(e, t) {
	let n = ls(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function ds(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${ls([n], t)} must be ${r.expects}.` : "";
}
function fs(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function ps(e, t, n = new Ee()) {
	return ms(e, t, n), n.problems;
}
function ms(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (_s(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) hs({
		...i,
		keys: [e]
	}, t, n);
	else hs(i, t, n);
}
function hs(e, t, n) {
	if (!(e.code !== "invalid_union" && n.countMore(t.file.path))) for (let r of vs(e, t)) n.add(gs(r, e, t));
}
function gs(e, { path: t }, n) {
	let r = Cs(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(D(n.file, n.spot, t)), String(r)]
	};
}
function _s(e, t, n) {
	return t.some((t) => Cs(n.value, e.path) === void 0 && xe(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function vs(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Ss(e, n, t));
	if (e.code === "invalid_key") return [Ss(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Cs(t.value, n), i = D(t.file, t.spot, n);
	if (r === void 0) return [E("missing-member", rs(n, t), { place: i })];
	if (r === null) return [E("null-value", is(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return ys(e, r, i, t);
		case "invalid_type": return [E("wrong-type", cs(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [E("wrong-type", cs(r, n, t, i), { place: i })] : [E("wrong-value", as(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [E("wrong-value", os(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [E("wrong-value", cs(r, n, t, i), { place: i })] : [E("wrong-value", ss(n, t), { place: i })];
	}
}
function ys(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => bs(t) - bs(e)).find((e) => bs(e) > 0), a = e.errors.find((e) => e.every(xs)), o = i ?? a;
	return o ? ps(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [E("wrong-type", cs(t, e.path, r, n), { place: n })];
}
function bs(e) {
	return c(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function xs({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Ss(e, t, n) {
	let r = fe(n.file, n.spot, [...t, e]);
	return E("unknown-member", ns(e, t, n), { place: r });
}
function Cs(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/quickSchema.ts
const ws = {
	read: () => void 0,
	isExact: !1
};
function Ts(e) {
	let t = Os(e);
	return {
		read: (e) => t.read(e),
		mistakes: Es(e, t)
	};
}
function Es(e, { read: t, isExact: n, inside: r }) {
	return (i) => {
		if (t(i) !== void 0) return 0;
		let a = r?.(i) ?? 0;
		return a > 0 ? a : n || Ds(e, i).issues.length > 0 ? 1 : 0;
	};
}
function Ds(e, t) {
	let n = e._zod.run({
		value: t,
		issues: []
	}, { async: !1 });
	if (n instanceof Promise) throw new sn();
	return n;
}
function Os(e) {
	let { def: t } = e._zod, n = As(e), r = (t.checks ?? []).map(ks);
	if (r.length === 0) return n;
	if (r.includes(void 0)) return {
		...n,
		...ws
	};
	let i = (e) => r.every((t) => t?.(e) === !0);
	return {
		...n,
		read: (e) => {
			let t = n.read(e);
			return t !== void 0 && i(t) ? t : void 0;
		}
	};
}
function ks(e) {
	let { def: t } = e._zod;
	if (t.check === "min_length" && t.minimum === 1) return (e) => (typeof e == "string" || Array.isArray(e)) && e.length > 0;
	if (t.check === "greater_than" && t.inclusive && typeof t.value == "number") {
		let e = t.value;
		return (t) => typeof t == "number" && t >= e;
	}
	if (t.check === "custom" && typeof t.fn == "function") return (e) => t.fn(e) === !0;
}
function As(e) {
	let { def: t } = e._zod;
	if ("coerce" in t && t.coerce) return ws;
	switch (t.type) {
		case "string": return "format" in t ? ws : js((e) => typeof e == "string");
		case "boolean": return js((e) => typeof e == "boolean");
		case "null": return js((e) => e === null);
		case "number": return "format" in t ? t.format === "safeint" ? js(Number.isSafeInteger) : ws : js(Number.isFinite);
		case "enum": {
			let e = Object.values(t.entries);
			return js((t) => typeof t == "string" && e.includes(t));
		}
		case "optional":
		case "nonoptional": return Os(t.innerType);
		case "array": return Ms(t.element);
		case "record": return t.mode === "loose" || t.keyType._zod.def.type !== "string" ? ws : Ns(t.keyType, t.valueType);
		case "object": return Fs(e);
		case "union": return t.inclusive === !1 ? ws : Ls(t.options);
		case "pipe": return {
			...ws,
			inside: Es(t.in, Os(t.in))
		};
		default: return ws;
	}
}
function js(e) {
	return {
		read: (t) => e(t) ? t : void 0,
		isExact: !0
	};
}
function Ms(e) {
	let t = Os(e), { read: n, isExact: r } = t, i = Es(e, t), a = (e) => Array.isArray(e) && e.every((e) => n(e) === e);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: r,
		inside: (e) => Array.isArray(e) ? Ps(e, i) : 0
	};
}
function Ns(e, t) {
	let [n, r] = [Os(e), Os(t)], i = Es(t, r), a = (e) => Rs(e) && Object.keys(e).every((t) => n.read(t) === t && r.read(e[t]) === e[t]);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: n.isExact && r.isExact,
		inside: (e) => Rs(e) ? Ps(Object.keys(e), (t) => n.read(t) === t ? i(e[t]) : 1) : 0
	};
}
function Ps(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function Fs({ _zod: { def: e } }) {
	if (e.catchall?._zod.def.type !== "never") return ws;
	let t = Object.entries(e.shape).map(([e, t]) => {
		let n = Os(t), r = t._zod.optin === void 0, i = Es(t, n);
		return {
			name: e,
			...n,
			isOptional: Is(t),
			isRequired: r,
			mistakes: i
		};
	});
	return {
		read: (e) => {
			if (!Rs(e)) return;
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
		isExact: t.every(({ isExact: e }) => e),
		inside: (n) => {
			if (!Rs(n)) return 0;
			let r = Object.keys(n).filter((t) => !Object.hasOwn(e.shape, t));
			return r.length + Ps(t, ({ name: e, isRequired: t, mistakes: i }) => Object.hasOwn(n, e) ? i(n[e]) : t && xe(e, r) === void 0 ? 1 : 0);
		}
	};
}
function Is(e) {
	let { def: t } = e._zod;
	return t.type === "optional" && t.innerType._zod.optin === void 0;
}
function Ls(e) {
	let t = e.map(Os), n = e.map((e, n) => Es(e, t[n] ?? ws));
	return {
		read: (e) => {
			for (let n of t) {
				let t = n.read(e);
				if (t !== void 0 || !n.isExact) return t;
			}
		},
		isExact: t.every(({ isExact: e }) => e),
		inside: (e) => {
			let t = n.map((t) => t(e));
			return t.includes(0) ? 0 : c(t);
		}
	};
}
function Rs(e) {
	return typeof e == "object" && !!e && Object.getPrototypeOf(e) === Object.prototype && !Object.hasOwn(e, "__proto__");
}
// src/manifest/entries.ts
function zs(e, t) {
	let n = new Map(), r = new Ee(), { value: i, spot: a, file: o } = e;
	if (!$s(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = D(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [E("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0 && !r.countMore(o.path)) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || y(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(E("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: fe(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Bs({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return E("empty-manifest", r, { place: D(e, t) });
}
function Vs(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = D(e.file, t.spot);
		return {
			entries: [],
			problems: Xs(e, n) ? [] : [E("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new Ee(), a = t.spot.members?.[Symbol.iterator](), o = Ts(n.schema), s = Ys(n);
	for (let c of t.value) {
		let [, l = t.spot] = a?.next().value ?? [];
		if (e.broken.length === 0 && !$s(c) && i.countMore(e.file.path)) continue;
		let u = Us(i, e, {
			value: c,
			spot: l
		}, n, o, s);
		u.values !== void 0 && r.push({
			values: u.values,
			spot: u.spot
		});
	}
	return {
		entries: r,
		problems: i.problems
	};
}
function Hs(e, t, n) {
	let r = new Ee();
	return {
		...Us(r, e, t, n, Ts(n.schema), Ys(n)),
		problems: r.problems
	};
}
function Us(e, t, n, r, i, a) {
	let { value: o, spot: s } = Zs(n, r.fields), c = i.read(o);
	if (c !== void 0) return {
		values: c,
		spot: s
	};
	let l = i.mistakes(o);
	if (l > 0 && t.broken.length === 0 && e.countMore(t.file.path, l)) return { spot: s };
	let u = l > 1e3 ? Ws(o, i) : o, d = Ks(r.schema, u);
	if ("values" in d) return {
		values: d.values,
		spot: s
	};
	if (t.broken.length > 0 && Xs(t, D(t.file, s))) return { spot: s };
	let { file: f, textAt: p } = t, m = {
		value: u,
		spot: s,
		file: f,
		textAt: p,
		noun: "field",
		within: [],
		thing: r.thing,
		members: a,
		takesEmpty: (e) => {
			let { error: t } = r.schema.safeParse(qs(u, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return ms(d.issues, m, e), u !== o && e.countMore(f.path, l - i.mistakes(u)), { spot: s };
}
function Ws(e, { mistakes: t }) {
	for (let n = He;; n *= 2) {
		let r = $s(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, Gs(t, n)])) : e;
		if (t(r) > 1e3) return r;
	}
}
function Gs(e, t) {
	if (Array.isArray(e)) return e.slice(0, t).map((e) => Gs(e, t));
	if (!$s(e)) return e;
	let n = Object.entries(e).slice(0, t);
	return Object.fromEntries(n.map(([e, n]) => [e, Gs(n, t)]));
}
function Ks(e, t) {
	let n = Ds(e, t);
	return n.issues.length === 0 ? { values: n.value } : { issues: n.issues.map((e) => Gt(e, {}, Kt())) };
}
function qs(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = qs(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Js = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Ys({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Js).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Xs({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function Zs(e, t) {
	if (!$s(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Qs(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Ie(a, { members: new Map(o) }));
		r = Ie(r, { members: s });
	}
	return {
		value: n,
		spot: r
	};
}
function Qs(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function $s(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var F = Symbol("NOT_RESOLVED");
function ec(e, t) {
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
function tc(e, t) {
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
function nc(e, t) {
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
var rc = ec("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), ic = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ac = ec("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ic.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), oc = ec("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : F,
	identify: (e) => e === null,
	represent: () => "null"
}), sc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], cc = ec("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => sc.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), lc = [
	"true",
	"True",
	"TRUE"
], uc = [
	"false",
	"False",
	"FALSE"
], dc = ec("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => lc.indexOf(e) !== -1 || uc.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), fc = ["true"], pc = ["false"], mc = ec("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => fc.indexOf(e) !== -1 || pc.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), hc = [
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
], gc = [
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
], _c = ec("tag:yaml.org,2002:bool", {
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
	resolve: (e) => hc.indexOf(e) !== -1 || gc.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), vc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), yc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function bc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function xc(e, t) {
	if (t) {
		if (!yc.test(e)) return F;
	} else if (!vc.test(e)) return F;
	let n = bc(e);
	return Number.isFinite(n) ? n : F;
}
var Sc = ec("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: xc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Cc = RegExp("^-?(?:0|[1-9][0-9]*)$"), wc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Tc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Ec(e, t) {
	if (t) {
		if (!wc.test(e)) return F;
	} else if (!Cc.test(e)) return F;
	let n = Tc(e);
	return Number.isFinite(n) ? n : F;
}
var Dc = ec("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Ec,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Oc = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function kc(e) {
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
function Ac(e) {
	if (!Oc.test(e)) return F;
	let t = kc(e);
	return Number.isFinite(t) ? t : F;
}
var jc = ec("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ac,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Mc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Nc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Pc(e) {
	if (!Mc.test(e)) return F;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Nc.test(e) ? r : F;
}
function Fc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ic = ec("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Pc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Fc
}), Lc = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Rc = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function zc(e, t) {
	if (t) {
		if (!Rc.test(e)) return F;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : F;
	}
	if (!Lc.test(e)) return F;
	let n = Number(e);
	return Number.isFinite(n) ? n : F;
}
function Bc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Vc = ec("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: zc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Bc
}), Hc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Uc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Wc(e) {
	if (!Hc.test(e)) return F;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Uc.test(e) ? r : F;
}
function Gc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Kc = ec("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Wc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Gc
}), qc = ec("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : F,
	identify: () => !1
}), Jc = /^[A-Za-z0-9+/]*={0,2}$/;
function Yc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Jc.test(t)) return F;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Xc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Zc = ec("tag:yaml.org,2002:binary", {
	resolve: Yc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Xc
}), Qc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), $c = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function el(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function tl(e) {
	let t = Qc.exec(e);
	if (t === null && (t = $c.exec(e)), t === null) return F;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = el(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? F : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return F;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = el(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return F;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return F;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var nl = ec("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: tl,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), rl = tc("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function il(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var al = tc("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (il(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), ol = tc("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), sl = nc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: il,
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
}), cl = nc("tag:yaml.org,2002:set", {
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
function ll() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function ul() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function dl(e) {
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
var fl = class e {
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
		let t = dl(e), n = [], r = ll(), i = ul();
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
			if (t !== F) return {
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
}, pl = new fl([
	rc,
	rl,
	sl
]);
new fl([
	...pl.tags,
	oc,
	mc,
	Dc,
	Vc
]);
var ml = new fl([
	...pl.tags,
	ac,
	dc,
	Sc,
	Ic
]);
new fl([
	...pl.tags,
	cc,
	_c,
	jc,
	Kc,
	nl,
	qc,
	Zc,
	al,
	ol,
	cl
]).withTags({
	...jc,
	resolve: (e, t, n) => {
		let r = jc.resolve(e, t, n);
		return r === F ? Sc.resolve(e, t, n) : r;
	}
}, {
	...Kc,
	resolve: (e, t, n) => {
		let r = Kc.resolve(e, t, n);
		return r === F ? Ic.resolve(e, t, n) : r;
	}
}), nc("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || il(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function hl(e) {
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
nc("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: il,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = hl(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = hl(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var gl = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function _l(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function vl(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function yl(e, t) {
	if (!e.buffer) return null;
	let n = {
		...gl,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = _l(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${vl((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = _l(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${vl((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = _l(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${vl((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function bl(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var xl = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = bl(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${bl(this, e)}`;
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
		throw s.snippet = yl(s), new e(r, s);
	}
}, I = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, L = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Sl = {
	BLOCK: 1,
	FLOW: 2
}, Cl = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, wl = -1;
function Tl(e) {
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
var El = Array(256), Dl = Array(256);
for (let e = 0; e < 256; e++) El[e] = +!!Tl(e), Dl[e] = Tl(e);
function Ol(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function kl(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Al(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function jl(e, t, n) {
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
function Ml(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Nl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = jl(e, i, n);
			r += Ml(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Pl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = jl(e, i, n);
			r += Ml(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Fl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = jl(e, i, n).position;
			else if (t < 256 && El[t]) r += Dl[t], i++;
			else {
				let n = Al(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = kl(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Ol(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = jl(e, i, n);
			r += Ml(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Il(e, t, n, r, i, a) {
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
	return i === Cl.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Cl.STRIP && u && (l += "\n"), l;
}
function Ll(e, t) {
	if (t.valueStart === wl) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return Pl(e, n, r);
		case L.DOUBLE_QUOTED: return Fl(e, n, r);
		case L.LITERAL_BLOCK: return Il(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return Il(e, n, r, t.indent, t.chomping, !0);
		default: return Nl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Rl = {
	filename: "",
	schema: ml,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, R = -1, zl = Object.prototype.hasOwnProperty, Bl = 1, Vl = 2, Hl = 3, Ul = 4, Wl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Gl = /[,\[\]{}]/, Kl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, ql = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Jl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Yl = RegExp(`^(?:${ql})*$`), Xl = RegExp(`^(?:${Jl})+$`), Zl = RegExp(`^(?:!(?:${ql})*|${Jl}(?:${ql})*)$`), Ql = {
	filename: "",
	maxDepth: 100
};
function $l(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function eu(e, t, n, r, i, a, o) {
	e.events.push({
		type: I.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function tu(e, t, n, r, i, a, o) {
	e.events.push({
		type: I.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function nu(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R,
		style: Sl.FLOW
	});
}
function ru(e, t, n, r, i, a, o, s, c = Cl.CLIP, l = -1, u = !1) {
	e.events.push({
		type: I.SCALAR,
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
function iu(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function au(e) {
	e.events.push({ type: I.POP });
}
function ou(e) {
	ru(e, R, R, R, R, R, R, L.PLAIN);
}
function su() {
	return {
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R
	};
}
function cu(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function lu(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function z(e, t) {
	xl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function B(e) {
	return e === 10 || e === 13;
}
function uu(e) {
	return e === 9 || e === 32;
}
function du(e) {
	return uu(e) || B(e);
}
function fu(e) {
	return e === 0 || du(e);
}
function pu(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function mu(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function hu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function gu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function _u(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function vu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function V(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || du(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; uu(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!B(r) && r !== 0);
		if (!B(r)) break;
		for (vu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function yu(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || du(n);
	}
	return !1;
}
function bu(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function xu(e) {
	if (e.position !== e.lineStart) return !1;
	if (yu(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = cu(e);
	bu(e), V(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && yu(e));
	return lu(e, t), r;
}
function Su(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !B(t);) t = e.input.charCodeAt(++e.position);
}
function Cu(e, t, n) {
	let r = Wl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, z(e, "the stream contains non-printable characters"));
}
function wu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== R && z(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && z(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !du(s) && !(n && pu(s));) s === 33 && (a ? z(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Kl.test(o) || z(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Gl.test(l) && z(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Yl.test(l) : Xl.test(l)) && z(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !zl.call(e.tagHandlers, o) && z(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Tu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== R && z(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !du(e.input.charCodeAt(e.position)) && !pu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && z(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Eu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== R || t.tagStart !== R) && z(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !du(e.input.charCodeAt(e.position)) && !pu(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && z(e, "name of an alias node must contain at least one character"), iu(e, n, e.position), !0;
}
function Du(e, t) {
	V(e, !1), e.lineIndent < t && z(e, "deficient indentation");
}
function Ou(e, t, n) {
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
			return e.position++, ru(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, Cl.CLIP, -1, i), !0;
		}
		B(a) ? (i = !1, Du(e, t)) : e.position === e.lineStart && yu(e) ? z(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? z(e, "expected valid JSON character") : e.position++;
	}
	z(e, "unexpected end of the stream within a single quoted scalar");
}
function ku(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, ru(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, Cl.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (B(n)) Du(e, t);
			else if (_u(n)) e.position++;
			else {
				let t = gu(n);
				for (t === 0 && z(e, "unknown escape sequence"); t-- > 0;) e.position++, hu(e.input.charCodeAt(e.position)) < 0 && z(e, "expected hexadecimal character");
				e.position++;
			}
		} else B(a) ? (i = !1, Du(e, t)) : e.position === e.lineStart && yu(e) ? z(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? z(e, "expected valid JSON character") : e.position++;
	}
	z(e, "unexpected end of the stream within a double quoted scalar");
}
function Au(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Cl.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = mu(n);
		if (n === 43 || n === 45) i !== Cl.CLIP && z(e, "repeat of a chomping mode identifier"), i = n === 43 ? Cl.KEEP : Cl.STRIP, e.position++;
		else if (r >= 0) r === 0 && z(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && z(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; uu(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Su(e), B(e.input.charCodeAt(e.position)) ? vu(e) : e.input.charCodeAt(e.position) !== 0 && z(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (xu(e)) break;
		if (!o && l === -1 && B(i) && (u = Math.max(u, r)), !o && l === -1 && !B(i) && (i === 9 && r < t && (e.position = n + r, z(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, z(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !B(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !B(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !B(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Su(e), f = e.position, B(e.input.charCodeAt(e.position)) && (vu(e), f = e.position);
	}
	return Cu(e, d, f), ru(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function ju(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Bl;
	if (n === 0 || du(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || pu(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (fu(t) || r && pu(t)) return !1;
	}
	return !0;
}
function Mu(e, t, n, r) {
	if (!ju(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Bl, c = !1;
	for (; o !== 0 && !xu(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (fu(t) || s && pu(t)) break;
		} else if (o === 35) {
			if (du(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && pu(o)) break;
		else if (B(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (V(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		uu(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Cu(e, i, a), ru(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, Cl.CLIP, -1, !c), !0);
}
function Nu(e, t) {
	let n = e.line;
	V(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && z(e, "deficient indentation");
}
function Pu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? tu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Sl.FLOW) : eu(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Sl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Nu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, au(e), !0;
		o ? n === 44 && z(e, "expected the node content, but found ','") : z(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && du(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Nu(e, t));
		let c = e.line, l = cu(e), u = Lu(e, t, Bl, !1, !0);
		Nu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Nu(e, t), i || nu(e, l), u || ou(e), Lu(e, t, Bl, !1, !0) || ou(e), Nu(e, t), i || au(e)) : i && r ? (u || ou(e), ou(e)) : i ? ou(e) : r && (nu(e, l), u || ou(e), ou(e), au(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	z(e, "unexpected end of the stream within a flow collection");
}
function Fu(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !fu(e.input.charCodeAt(e.position + 1))) return !1;
	for (eu(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Sl.BLOCK); e.input.charCodeAt(e.position) === 45 && fu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, z(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = V(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && fu(e.input.charCodeAt(e.position + 1)) && z(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? ou(e) : Lu(e, t, Hl, !1, !0), V(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && z(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && fu(e.input.charCodeAt(e.position + 1)) && z(e, "bad indentation of a sequence entry");
	}
	return au(e), !0;
}
function Iu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, z(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && fu(l)) o ||= (tu(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Sl.BLOCK), !0), c === 63 ? (i && ou(e), a = !0, i = !0) : (i || (ou(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (ou(e), !1);
			let t = cu(e);
			if (!Lu(e, n, Vl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); uu(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), fu(c) || z(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Sl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) z(e, "expected ':' after a mapping key");
				else return r.anchorStart !== R || r.tagStart !== R ? (lu(e, t), !1) : !0;
			} else if (a) z(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== R || r.tagStart !== R ? (lu(e, t), !1) : !0;
		}
		if (Lu(e, t, Ul, !0, s) && (s = !1), i || (s &&= (ou(e), !1)), V(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) z(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && ou(e), o && au(e), !0) : !1;
}
function Lu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && z(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = su(), d = n === Ul || n === Hl, f = d, p = d;
	if (r && V(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = cu(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
			let n = cu(e), r = t + 1;
			if (Iu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			lu(e, n);
		}
		if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R) || !wu(e, u, n === Bl) && !Tu(e, u)) break;
		l === null && (l = i), V(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Ul) {
		let r = n === Bl || n === Vl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Fu(e, i, u) || Iu(e, i, r, u)) || Pu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = cu(e), n = l.position - l.lineStart;
					lu(e, l), Iu(e, n, r, su()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : lu(e, t);
				}
				!c && (d && Au(e, r, u) || Ou(e, r, u) || ku(e, r, u) || Eu(e, u) || Mu(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Fu(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== R || u.tagStart !== R || d) && (ru(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== R || u.tagStart !== R;
}
function Ru(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !du(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && z(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !B(e.input.charCodeAt(e.position));) {
		for (; uu(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || B(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !du(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (B(e.input.charCodeAt(e.position)) && vu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && z(e, "duplication of %YAML directive"), r.length !== 1 && z(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && z(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && z(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && z(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Kl.test(t) || z(e, "ill-formed tag handle (first argument) of the TAG directive"), zl.call(e.tagHandlers, t) && z(e, `there is a previously declared suffix for "${t}" tag handle`), Zl.test(n) || z(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function zu(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (V(e, !0); Ru(e);) t = !0, V(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && fu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, V(e, !0), i = e.line > t;
	} else t && z(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && yu(e)) {
		e.position += 3, V(e, !0);
		return;
	}
	if ($l(e, n, !1), Lu(e, e.lineIndent - 1, Ul, !1, i, i) || ou(e), V(e, !0), e.position === e.lineStart && yu(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, V(e, !0), e.line === t && e.position < e.length && z(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), au(e), !r && e.position < e.length && !xu(e) && z(e, "end of the stream or a document separator is expected");
}
function Bu(e, t) {
	let n = e.length, r = {
		...Ql,
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
	for (i !== -1 && xl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (bu(r), V(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		zu(r), r.position === e && z(r, "can not read a document");
	}
	return r.events;
}
({
	...Ql,
	...Rl
});
function Vu(e, t) {
	return !!(e & 1 << t);
}
var Hu = {
	applyQuoteFlowKeysOption: Wu,
	doubleQuoteForInvisibles: Gu,
	doubleQuoteWhitespaceOnly: Ku,
	applyForceQuotesOption: qu,
	tryLongOrMultilineAsBlock: Ju,
	quoteInvalidPlain: Yu,
	fallbackToDoubleQuoted: Xu
};
function Uu(e) {
	return e.presenterOptions.quoteStyle === "single" && Vu(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function Wu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function Gu(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Ku(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function qu(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : Uu(e)));
}
function Ju(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Vu(e.allowedStylesMask, L.LITERAL_BLOCK)) {
		n && (e.style = L.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = L.LITERAL_BLOCK);
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
	o ? e.style = L.FOLDED_BLOCK : n && (e.style = L.LITERAL_BLOCK);
}
function Yu(e) {
	e.style === L.PLAIN && !Vu(e.allowedStylesMask, L.PLAIN) && (e.style = Uu(e));
}
function Xu(e) {
	Vu(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var Zu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Qu = "[\\n\\r]", $u = "\\uFEFF", ed = "[ \\t]", td = `(?:(?!(?:${Qu}|${$u}))${Zu})`, nd = `(?:(?!${ed})${td})`, rd = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", id = "[-?:,\\[\\]{}#&*!|>'\"%@`]", ad = "[,\\[\\]{}]", od = nd, sd = `(?:(?!${ad})${nd})`, cd = `(?:(?:(?!${id})${nd})|[?:-](?=${od}))`, ld = `(?:(?:(?!${id})${nd})|[?:-](?=${sd}))`, ud = `(?:(?:(?![:#])${od})|:(?=${od}))#*`, dd = `(?:(?:(?![:#])${sd})|:(?=${sd}))#*`, fd = `(?:${ed}*${ud})*`, pd = `(?:${ed}*${dd})*`, md = `${cd}#*${fd}`, hd = `${ld}#*${pd}`, gd = md, _d = hd, vd = `\\n+${ud}${fd}`, yd = `\\n+${dd}${pd}`, bd = `${md}(?:${vd})*`, xd = `${hd}(?:${yd})*`;
RegExp(`^(?:${bd})$`, "u"), RegExp(`^(?:${xd})$`, "u"), RegExp(`^(?:${gd})$`, "u"), RegExp(`^(?:${_d})$`, "u"), RegExp(`^(?:${rd})*$`, "u"), RegExp(`^(?:${rd}|\\n)*$`, "u"), RegExp(`^(?:${td}|\\n)*$`, "u"), Object.keys(Hu).map((e) => Reflect.get(Hu, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, Sl.BLOCK, Sl.FLOW, Cl.CLIP, Cl.STRIP, Cl.KEEP;
// src/manifest/read/cursor.ts
var Sd = class extends Error {};
function H(e) {
	if (!e) throw new Sd();
}
var Cd = class {
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
		H(this.sees(e)), this.at += 1;
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
		H(this.spaces() > 0), this.column = this.at - this.lineStart;
	}
	inFlow(e) {
		this.lineEnds() ? (this.toContent(), H(this.column > e && this.comments === -1)) : this.spaces();
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
// src/manifest/read/events.ts
const wd = 2 ** 15, Td = /.*\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var Ed = class {
	text;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t = wd) {
		this.text = e, this.piece = t, this.list = e.length > t ? Dd(e) : void 0;
	}
	next() {
		let e = this.peek();
		return this.position += 1, e;
	}
	peek() {
		for (; this.position === this.events.length && this.end < this.text.length;) this.events = this.load(), this.position = 0;
		return this.events[this.position];
	}
	load() {
		let { text: e, end: t } = this, n = this.list ? e.indexOf(this.list.item, Math.max(t + this.piece, this.list.first)) : -1;
		this.end = n === -1 ? e.length : n + 1;
		let r = Bu(e.slice(t, this.end), {});
		if (t > 0) {
			let [e, n] = r.splice(0, 2);
			H(e?.type === I.DOCUMENT && !e.explicitStart && !e.explicitEnd), H(n?.type === I.SEQUENCE && Ad(n) && jd(n));
			for (let e of r) Od(e, t);
			r.push({ type: I.POP });
		}
		if (this.end < e.length) {
			let e = r.splice(-3);
			H(e.length === 3 && e.every(({ type: e }) => e === I.POP));
		}
		return r;
	}
};
function Dd(e) {
	let t;
	for (let { index: n } of e.matchAll(/^[^\s#-]/gm)) t = n;
	if (t === void 0) return;
	Td.lastIndex = t;
	let [, n] = Td.exec(e) ?? [];
	return n === void 0 ? void 0 : {
		item: `\n${n}- `,
		first: Td.lastIndex
	};
}
function Od(e, t) {
	"start" in e && (e.start += t), "valueStart" in e && (e.valueStart += e.valueStart < 0 ? 0 : t, e.valueEnd += e.valueEnd < 0 ? 0 : t);
}
function kd(e) {
	return e.type === I.MAPPING || e.type === I.SEQUENCE;
}
function Ad(e) {
	return kd(e) && e.style === Sl.BLOCK;
}
function jd({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// node_modules/yaml/browser/dist/nodes/identity.js
const Md = Symbol.for("yaml.alias"), Nd = Symbol.for("yaml.document"), Pd = Symbol.for("yaml.map"), Fd = Symbol.for("yaml.pair"), Id = Symbol.for("yaml.scalar"), Ld = Symbol.for("yaml.seq"), Rd = Symbol.for("yaml.node.type"), zd = (e) => !!e && typeof e == "object" && e[Rd] === Md, Bd = (e) => !!e && typeof e == "object" && e[Rd] === Nd, Vd = (e) => !!e && typeof e == "object" && e[Rd] === Pd, U = (e) => !!e && typeof e == "object" && e[Rd] === Fd, W = (e) => !!e && typeof e == "object" && e[Rd] === Id, Hd = (e) => !!e && typeof e == "object" && e[Rd] === Ld;
function G(e) {
	if (e && typeof e == "object") switch (e[Rd]) {
		case Pd:
		case Ld: return !0;
	}
	return !1;
}
function K(e) {
	if (e && typeof e == "object") switch (e[Rd]) {
		case Md:
		case Pd:
		case Id:
		case Ld: return !0;
	}
	return !1;
}
const Ud = (e) => (W(e) || G(e)) && !!e.anchor, Wd = Symbol("break visit"), Gd = Symbol("skip children"), Kd = Symbol("remove node");
function qd(e, t) {
	let n = Yd(t);
	Bd(e) ? Jd(null, e.contents, n, Object.freeze([e])) === Kd && (e.contents = null) : Jd(null, e, n, Object.freeze([]));
}
qd.BREAK = Wd, qd.SKIP = Gd, qd.REMOVE = Kd;
function Jd(e, t, n, r) {
	let i = Xd(e, t, n, r);
	if (K(i) || U(i)) return Zd(e, r, i), Jd(e, i, n, r);
	if (typeof i != "symbol") {
		if (G(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = Jd(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === Wd) return Wd;
				else i === Kd && (t.items.splice(e, 1), --e);
			}
		} else if (U(t)) {
			r = Object.freeze(r.concat(t));
			let e = Jd("key", t.key, n, r);
			if (e === Wd) return Wd;
			e === Kd && (t.key = null);
			let i = Jd("value", t.value, n, r);
			if (i === Wd) return Wd;
			i === Kd && (t.value = null);
		}
	}
	return i;
}
function Yd(e) {
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
function Xd(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (Vd(t)) return n.Map?.(e, t, r);
	if (Hd(t)) return n.Seq?.(e, t, r);
	if (U(t)) return n.Pair?.(e, t, r);
	if (W(t)) return n.Scalar?.(e, t, r);
	if (zd(t)) return n.Alias?.(e, t, r);
}
function Zd(e, t, n) {
	let r = t[t.length - 1];
	if (G(r)) r.items[e] = n;
	else if (U(r)) e === "key" ? r.key = n : r.value = n;
	else if (Bd(r)) r.contents = n;
	else {
		let e = zd(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Qd = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, $d = (e) => e.replace(/[!,[\]{}]/g, (e) => Qd[e]);
var ef = class e {
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
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + $d(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && K(e.contents)) {
			let t = {};
			qd(e.contents, (e, n) => {
				K(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
ef.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, ef.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function tf(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function nf(e) {
	let t = new Set();
	return qd(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function rf(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function af(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= nf(e);
			let a = rf(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (W(t.node) || G(t.node))) t.node.anchor = t.anchor;
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
function of(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = of(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = of(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = of(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = of(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function sf(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => sf(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !Ud(e)) return e.toJSON(t, n);
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
var cf = class {
	constructor(e) {
		Object.defineProperty(this, Rd, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!Bd(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = sf(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? of(i, { "": o }, "", o) : o;
	}
}, lf = class extends cf {
	constructor(e) {
		super(Md), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], qd(e, { Node: (e, t) => {
			(zd(t) || Ud(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (sf(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = uf(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
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
			if (tf(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function uf(e, t, n) {
	if (zd(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (G(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = uf(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (U(t)) {
		let r = uf(e, t.key, n), i = uf(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const df = (e) => !e || typeof e != "function" && typeof e != "object";
var q = class extends cf {
	constructor(e) {
		super(Id), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : sf(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
q.BLOCK_FOLDED = "BLOCK_FOLDED", q.BLOCK_LITERAL = "BLOCK_LITERAL", q.PLAIN = "PLAIN", q.QUOTE_DOUBLE = "QUOTE_DOUBLE", q.QUOTE_SINGLE = "QUOTE_SINGLE";
function ff(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function pf(e, t, n) {
	if (Bd(e) && (e = e.contents), K(e)) return e;
	if (U(e)) {
		let t = n.schema[Pd].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new lf(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = ff(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new q(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[Pd] : Symbol.iterator in Object(e) ? o[Ld] : o[Pd];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new q(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function mf(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return pf(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const hf = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var gf = class extends cf {
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
		return e && (t.schema = e), t.items = t.items.map((t) => K(t) || U(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (hf(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (G(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, mf(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (G(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && W(i) ? i.value : i : G(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!U(t)) return !1;
			let n = t.value;
			return n == null || e && W(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return G(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (G(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, mf(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const _f = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function vf(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const yf = (e, t, n) => e.endsWith("\n") ? vf(n, t) : n.includes("\n") ? "\n" + vf(n, t) : (e.endsWith(" ") ? "" : " ") + n, bf = "flow";
function xf(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = Sf(e, h, t.length), h !== -1 && (d = h + c));
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
		if (r === "\n") n === "block" && (h = Sf(e, h, t.length)), d = h + t.length + c, f = void 0;
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
function Sf(e, t, n) {
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
const Cf = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), wf = (e) => /^(%|---|\.\.\.)/m.test(e);
function Tf(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function Ef(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (wf(e) ? "  " : ""), o = "", s = 0;
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
	return o = s ? o + n.slice(s) : n, r ? o : xf(o, a, "quoted", Cf(t, !1));
}
function Df(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return Ef(e, t);
	let n = t.indent || (wf(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : xf(r, n, bf, Cf(t, !1));
}
function Of(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = Ef;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? Df : i && !t ? Ef : n ? Df : Ef;
	}
	return r(e, t);
}
let kf;
try {
	kf = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	kf = /\n+(?!\n|$)/g;
}
function Af({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return Of(n, r);
	let l = r.indent || (r.forceBlockIndent || wf(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === q.BLOCK_FOLDED ? !1 : t === q.BLOCK_LITERAL || !Tf(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(kf, `$&${l}`));
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
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = Cf(r, !0);
		o !== "folded" && t !== q.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = xf(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function jf(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return Of(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? Of(a, t) : Af(e, t, n, r);
	if (!s && !u && i !== q.PLAIN && a.includes("\n")) return Af(e, t, n, r);
	if (wf(a)) {
		if (c === "") return t.forceBlockIndent = !0, Af(e, t, n, r);
		if (s && c === l) return Of(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return Of(a, t);
	}
	return s ? d : xf(d, c, bf, Cf(t, !1));
}
function Mf(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== q.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = q.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case q.BLOCK_FOLDED:
			case q.BLOCK_LITERAL: return i || a ? Of(o.value, t) : Af(o, t, n, r);
			case q.QUOTE_DOUBLE: return Ef(o.value, t);
			case q.QUOTE_SINGLE: return Df(o.value, t);
			case q.PLAIN: return jf(o, t, n, r);
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
function Nf(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: _f,
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
function Pf(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (W(t)) {
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
function Ff(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (W(e) || G(e)) && e.anchor;
	a && tf(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function If(e, t, n, r) {
	if (U(e)) return e.toString(t, n, r);
	if (zd(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = K(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= Pf(t.doc.schema.tags, a);
	let o = Ff(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : W(a) ? Mf(a, t, n, r) : a.toString(t, n, r);
	return o ? W(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function Lf({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = K(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (G(e) || !K(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || G(e) || (W(e) ? e.type === q.BLOCK_FOLDED || e.type === q.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = If(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += yf(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += yf(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += yf(g, n.indent, l(f))));
	let _, v, y;
	K(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && W(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && Hd(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = If(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${vf(e, n.indent)}`;
		}
		x === "" && !n.inFlow ? S === "\n" && y && (S = "\n\n") : S += `\n${n.indent}`;
	} else if (!p && G(t)) {
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
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += yf(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function Rf(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const zf = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new q(Symbol("<<")), { addToJSMap: Vf }),
	stringify: () => "<<"
}, Bf = (e, t) => (zf.identify(t) || W(t) && (!t.type || t.type === q.PLAIN) && zf.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === zf.tag && e.default);
function Vf(e, t, n) {
	let r = Uf(e, n);
	if (Hd(r)) for (let n of r.items) Hf(e, t, n);
	else if (Array.isArray(r)) for (let n of r) Hf(e, t, n);
	else Hf(e, t, r);
}
function Hf(e, t, n) {
	let r = Uf(e, n);
	if (!Vd(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function Uf(e, t) {
	return e && zd(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function Wf(e, t, { key: n, value: r }) {
	if (K(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (Bf(e, n)) Vf(e, t, r);
	else {
		let i = sf(n, "", e);
		if (t instanceof Map) t.set(i, sf(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = Gf(n, i, e), o = sf(r, a, e);
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
function Gf(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (K(e) && n?.doc) {
		let t = Nf(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), Rf(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function Kf(e, t, n) {
	return new qf(pf(e, void 0, n), pf(t, void 0, n));
}
var qf = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, Rd, { value: Fd }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return K(n) && (n = n.clone(t)), K(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return Wf(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? Lf(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function Jf(e, t, n) {
	return (t.inFlow ?? e.flow ? Xf : Yf)(e, t, n);
}
function Yf({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (K(i)) !d && i.spaceBefore && f.push(""), Zf(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), Zf(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = If(i, u, () => o = null, () => d = !0);
		o && (s += yf(s, a, l(o))), d && o && (d = !1), f.push(r + s);
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
	return e ? (p += "\n" + vf(l(e), c), s && s()) : d && o && o(), p;
}
function Xf({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (K(i)) i.spaceBefore && d.push(""), Zf(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), Zf(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = K(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = If(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += yf(o, r, s(a))), d.push(o), u = d.length;
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
function Zf({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = vf(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function Qf(e, t) {
	let n = W(t) ? t.value : t;
	for (let r of e) if (U(r) && (r.key === t || r.key === n || W(r.key) && r.key.value === n)) return r;
}
var $f = class extends gf {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(Pd, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(Kf(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = U(e) ? e : !e || typeof e != "object" || !("key" in e) ? new qf(e, e?.value) : new qf(e.key, e.value);
		let r = Qf(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			W(r.value) && df(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = Qf(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = Qf(this.items, e)?.value;
		return (!t && W(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!Qf(this.items, e);
	}
	set(e, t) {
		this.add(new qf(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) Wf(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!U(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), Jf(this, e, {
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
const ep = {
	collection: "map",
	default: !0,
	nodeClass: $f,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return Vd(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => $f.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var tp = class extends gf {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(Ld, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = np(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = np(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && W(r) ? r.value : r;
	}
	has(e) {
		let t = np(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = np(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		W(r) && df(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(sf(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? Jf(this, e, {
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
				i.items.push(pf(a, void 0, n));
			}
		}
		return i;
	}
};
function np(e) {
	let t = W(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const rp = {
	collection: "seq",
	default: !0,
	nodeClass: tp,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return Hd(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => tp.from(e, t, n)
}, ip = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), Mf(e, t, n, r);
	}
}, ap = {
	identify: (e) => e == null,
	createNode: () => new q(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new q(null),
	stringify: ({ source: e }, t) => typeof e == "string" && ap.test.test(e) ? e : t.options.nullStr
}, op = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new q(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && op.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function sp({ format: e, minFractionDigits: t, tag: n, value: r }) {
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
const cp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: sp
}, lp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : sp(e);
	}
}, up = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new q(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: sp
}, dp = (e) => typeof e == "bigint" || Number.isInteger(e), fp = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function pp(e, t, n) {
	let { value: r } = e;
	return dp(r) && r >= 0 ? n + r.toString(t) : sp(e);
}
const mp = {
	identify: (e) => dp(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => fp(e, 2, 8, n),
	stringify: (e) => pp(e, 8, "0o")
}, hp = {
	identify: dp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => fp(e, 0, 10, n),
	stringify: sp
}, gp = {
	identify: (e) => dp(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => fp(e, 2, 16, n),
	stringify: (e) => pp(e, 16, "0x")
}, _p = [
	ep,
	rp,
	ip,
	ap,
	op,
	mp,
	hp,
	gp,
	cp,
	lp,
	up
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function vp(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const yp = ({ value: e }) => JSON.stringify(e), bp = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: yp
	},
	{
		identify: (e) => e == null,
		createNode: () => new q(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: yp
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: yp
	},
	{
		identify: vp,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => vp(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: yp
	}
], xp = [ep, rp].concat(bp, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), Sp = {
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
		if (t ??= q.BLOCK_LITERAL, t !== q.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === q.BLOCK_LITERAL ? "\n" : " ");
		}
		return Mf({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function Cp(e, t) {
	if (Hd(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!U(r)) {
			if (Vd(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new qf(new q(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = U(r) ? r : new qf(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function wp(e, t, n) {
	let { replacer: r } = n, i = new tp(e);
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
		i.items.push(Kf(o, s, n));
	}
	return i;
}
const Tp = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: Cp,
	createNode: wp
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var Ep = class e extends tp {
	constructor() {
		super(), this.add = $f.prototype.add.bind(this), this.delete = $f.prototype.delete.bind(this), this.get = $f.prototype.get.bind(this), this.has = $f.prototype.has.bind(this), this.set = $f.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (U(e) ? (r = sf(e.key, "", t), i = sf(e.value, r, t)) : r = sf(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = wp(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
Ep.tag = "tag:yaml.org,2002:omap";
const Dp = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: Ep,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = Cp(e, t), r = [];
		for (let { key: e } of n.items) W(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new Ep(), n);
	},
	createNode: (e, t, n) => Ep.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function Op({ value: e, source: t }, n) {
	return t && (e ? kp : Ap).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const kp = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new q(!0),
	stringify: Op
}, Ap = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new q(!1),
	stringify: Op
}, jp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: sp
}, Mp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : sp(e);
	}
}, Np = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new q(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: sp
}, Pp = (e) => typeof e == "bigint" || Number.isInteger(e);
function Fp(e, t, n, { intAsBigInt: r }) {
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
function Ip(e, t, n) {
	let { value: r } = e;
	if (Pp(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return sp(e);
}
const Lp = {
	identify: Pp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => Fp(e, 2, 2, n),
	stringify: (e) => Ip(e, 2, "0b")
}, Rp = {
	identify: Pp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => Fp(e, 1, 8, n),
	stringify: (e) => Ip(e, 8, "0")
}, zp = {
	identify: Pp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => Fp(e, 0, 10, n),
	stringify: sp
}, Bp = {
	identify: Pp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => Fp(e, 2, 16, n),
	stringify: (e) => Ip(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var Vp = class e extends $f {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = U(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new qf(e.key, null) : new qf(e, null), Qf(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = Qf(this.items, e);
		return !t && U(n) ? W(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = Qf(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new qf(e));
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
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(Kf(e, null, n));
		return i;
	}
};
Vp.tag = "tag:yaml.org,2002:set";
const Hp = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: Vp,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => Vp.from(e, t, n),
	resolve(e, t) {
		if (Vd(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new Vp(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function Up(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function Wp(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return sp(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const Gp = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => Up(e, n),
	stringify: Wp
}, Kp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => Up(e, !1),
	stringify: Wp
}, qp = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(qp.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = Up(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, Jp = [
	ep,
	rp,
	ip,
	ap,
	kp,
	Ap,
	Lp,
	Rp,
	zp,
	Bp,
	jp,
	Mp,
	Np,
	Sp,
	zf,
	Dp,
	Tp,
	Hp,
	Gp,
	Kp,
	qp
], Yp = new Map([
	["core", _p],
	["failsafe", [
		ep,
		rp,
		ip
	]],
	["json", xp],
	["yaml11", Jp],
	["yaml-1.1", Jp]
]), Xp = {
	binary: Sp,
	bool: op,
	float: up,
	floatExp: lp,
	floatNaN: cp,
	floatTime: Kp,
	int: hp,
	intHex: gp,
	intOct: mp,
	intTime: Gp,
	map: ep,
	merge: zf,
	null: ap,
	omap: Dp,
	pairs: Tp,
	seq: rp,
	set: Hp,
	timestamp: qp
}, Zp = {
	"tag:yaml.org,2002:binary": Sp,
	"tag:yaml.org,2002:merge": zf,
	"tag:yaml.org,2002:omap": Dp,
	"tag:yaml.org,2002:pairs": Tp,
	"tag:yaml.org,2002:set": Hp,
	"tag:yaml.org,2002:timestamp": qp
};
function Qp(e, t, n) {
	let r = Yp.get(t);
	if (r && !e) return n && !r.includes(zf) ? r.concat(zf) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(Yp.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(zf)), i.reduce((e, t) => {
		let n = typeof t == "string" ? Xp[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(Xp).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const $p = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var em = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? Qp(e, "compat") : e ? Qp(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? Zp : {}, this.tags = Qp(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, Pd, { value: ep }), Object.defineProperty(this, Id, { value: ip }), Object.defineProperty(this, Ld, { value: rp }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? $p : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function tm(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = Nf(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(vf(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (K(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(vf(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = If(e.contents, i, () => s = null, t);
		s && (c += yf(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(If(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(vf(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(vf(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var nm = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, Rd, { value: Nd });
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
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new ef({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [Rd]: { value: Nd } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = K(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		rm(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		rm(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = nf(this);
			e.anchor = !t || n.has(t) ? rf(t || "a", n) : t;
		}
		return new lf(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = af(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = pf(e, l, p);
		return o && G(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new qf(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return rm(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return hf(e) ? this.contents != null && (this.contents = null, !0) : rm(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return G(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return hf(e) ? !t && W(this.contents) ? this.contents.value : this.contents : G(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return G(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return hf(e) ? this.contents !== void 0 : G(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = mf(this.schema, [e], t) : rm(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		hf(e) ? this.contents = t : this.contents == null ? this.contents = mf(this.schema, Array.from(e), t) : rm(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new ef({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new ef({ version: e }), n = {
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
		else if (n) this.schema = new em(Object.assign(n, t));
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
		}, s = sf(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? of(a, { "": s }, "", s) : s;
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
		return tm(this, e);
	}
};
function rm(e) {
	if (G(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var im = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, am = class extends im {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, om = class extends im {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const sm = (e, t) => (n) => {
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
function cm(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
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
function lm(e) {
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
				if (lm(t.key) || lm(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function um(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && lm(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function dm(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || W(e) && W(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const fm = "All mapping items must start at the same column";
function pm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? $f)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = cm(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", fm)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || lm(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", fm);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && um(r.indent, u, i), n.atKey = !1, dm(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = cm(d ?? [], {
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
			n.schema.compat && um(r.indent, f, i), s = c.range[2];
			let l = new qf(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let e = new qf(g);
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
function mm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? tp)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = cm(a, {
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
		n.schema.compat && um(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function hm(e, t, n, r) {
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
const gm = "Block collections are not allowed within flow collections", _m = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function vm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? $f : tp))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = cm(d, {
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
			!o && n.options.strict && lm(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
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
				U(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], _m(m) && i(r.range, "BLOCK_IN_FLOW", gm);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			_m(f) && i(g.range, "BLOCK_IN_FLOW", gm), n.atKey = !1;
			let _ = cm(p ?? [], {
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
			v ? _m(m) && i(v.range, "BLOCK_IN_FLOW", gm) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new qf(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				dm(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new $f(n.schema);
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
		let e = hm(p, m, n.options.strict, i);
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
function ym(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? pm(e, t, n, r, a) : n.type === "block-seq" ? mm(e, t, n, r, a) : vm(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function bm(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === $f.tagName && s === "map" || o === tp.tagName && s === "seq") return ym(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), ym(e, t, n, i, o);
	}
	let l = ym(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = K(u) ? u : new q(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function xm(e, t, n) {
	let r = t.offset, i = Sm(t, e.options.strict, n);
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
	let a = i.mode === ">" ? q.BLOCK_FOLDED : q.BLOCK_LITERAL, o = t.source ? Cm(t.source) : [], s = o.length;
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
		a === q.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
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
function Sm({ offset: e, props: t }, n, r) {
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
function Cm(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function wm(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = q.PLAIN, c = Tm(a, l);
			break;
		case "single-quoted-scalar":
			s = q.QUOTE_SINGLE, c = Em(a, l);
			break;
		case "double-quoted-scalar":
			s = q.QUOTE_DOUBLE, c = Om(a, l);
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
	let u = r + a.length, d = hm(o, u, t, n);
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
function Tm(e, t) {
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
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), Dm(e);
}
function Em(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), Dm(e.slice(1, -1)).replace(/''/g, "'");
}
function Dm(e) {
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
function Om(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = km(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = Am[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += jm(e, r + 1, a, t), r += a;
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
function km(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const Am = {
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
function jm(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function Mm(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? xm(e, t, r) : wm(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[Id] : c ? Nm(e.schema, i, c, n, r) : t.type === "scalar" ? Pm(e, i, t, r) : e.schema[Id];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = W(a) ? a : new q(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new q(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function Nm(e, t, n, r, i) {
	if (n === "!") return e[Id];
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
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[Id]);
}
function Pm({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[Id];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[Id];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function Fm(e, t, n) {
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
const Im = {
	composeNode: Lm,
	composeEmptyNode: Rm
};
function Lm(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = zm(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = Mm(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = bm(Im, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= Rm(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!W(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function Rm(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = Mm(e, {
		type: "scalar",
		offset: Fm(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function zm({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new lf(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = hm(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function Bm(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new nm(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = cm(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? Lm(c, i, l, o) : Rm(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = hm(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function Vm(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function Hm(e) {
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
var Um = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = Vm(e);
			r ? this.warnings.push(new om(i, t, n)) : this.errors.push(new am(i, t, n));
		}, this.directives = new ef({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = Hm(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (G(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				U(e) && (e = e.key);
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
			comment: Hm(this.prelude).comment,
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
					let i = Vm(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = Bm(this.options, this.directives, e, this.onError);
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
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new am(Vm(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new am(Vm(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = hm(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new am(Vm(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new nm(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const Wm = Symbol("break visit"), Gm = Symbol("skip children"), Km = Symbol("remove item");
function qm(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), Jm(Object.freeze([]), e, t);
}
qm.BREAK = Wm, qm.SKIP = Gm, qm.REMOVE = Km, qm.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, qm.parentCollection = (e, t) => {
	let n = qm.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function Jm(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = Jm(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === Wm) return Wm;
				else r === Km && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function Ym(e) {
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
function Xm(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const Zm = new Set("0123456789ABCDEFabcdef"), Qm = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), $m = new Set(",[]{}"), eh = new Set(" ,[]{}\n\r	"), th = (e) => !e || eh.has(e);
var nh = class {
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
			if ((t === "---" || t === "...") && Xm(this.buffer[e + 3])) return -1;
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
			if ((e === "---" || e === "...") && Xm(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !Xm(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && Xm(t)) {
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
			case "*": return yield* this.pushUntil(th), "doc";
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
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && Xm(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(th), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || Xm(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
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
		return yield* this.pushUntil((e) => Xm(e) || e === "#");
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
			if (Xm(r) || e && $m.has(r)) break;
			t = n;
		} else if (Xm(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && $m.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && $m.has(r)) break;
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
					e += yield* this.pushUntil(th), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (Xm(n) || t && $m.has(n)) {
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
			for (; !Xm(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (Qm.has(t)) t = this.buffer[++e];
			else if (t === "%" && Zm.has(this.buffer[e + 1]) && Zm.has(this.buffer[e + 2])) t = this.buffer[e += 3];
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
}, rh = class {
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
function ih(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function ah(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function oh(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function sh(e) {
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
function ch(e) {
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
function lh(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function uh(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !ih(t.start, "explicit-key-ind") && !ih(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, oh(t.value) ? t.value.end ? lh(t.value.end, t.sep) : t.value.end = t.sep : lh(t.start, t.sep), delete t.sep);
}
var dh = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new nh(), this.onNewLine = e;
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
		let t = Ym(e);
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
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && uh(t), e.type) {
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
				n && !n.sep && !n.value && n.start.length > 0 && ah(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
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
				ah(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
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
			let t = ch(sh(this.peek(2))), n;
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
							lh(n, t.start), n.push(this.sourceToken), e.items.pop();
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
							if (ih(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = ch(t.start);
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
						else if (ih(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (oh(t.key) && !ih(t.sep, "newline")) {
							let e = ch(t.start), n = t.key, r = t.sep;
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
					}) : ih(t.sep, "map-value-ind") ? this.stack.push({
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
							if (!t.explicitKey && t.sep && !ih(t.sep, "newline")) {
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
							lh(n, t.start), n.push(this.sourceToken), e.items.pop();
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
				t.value || ih(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
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
				let n = ch(sh(t));
				uh(e);
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
				let t = ch(sh(e));
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
				let t = ch(sh(e));
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
function fh(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new rh() || null,
		prettyErrors: t
	};
}
function ph(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = fh(t), i = new dh(n?.addNewLine), a = new Um(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new am(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(sm(e, n)), o.warnings.forEach(sm(e, n))), o;
}
// src/manifest/read/coreSchema.ts
const mh = new em({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), hh = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function gh(e) {
	if (!hh.test(e)) return e;
	let t = mh.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return W(n) ? n.value : n;
}
// src/manifest/read/fastScalar.ts
const _h = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, vh = /^ +\r?$/m;
function yh({ style: e }) {
	return e === L.LITERAL_BLOCK || e === L.FOLDED_BLOCK;
}
function bh(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	H(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === L.PLAIN) return H(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	H(i === L.SINGLE_QUOTED || i === L.DOUBLE_QUOTED);
	let o = t.fast ? a : Sh(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const xh = /\\(?:U|\r?\n)/;
function Sh(e, t, n) {
	H(n.style === L.SINGLE_QUOTED || !xh.test(t));
	let r = Ll(e, n);
	return H(!bt.test(r)), r;
}
function Ch(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	H(t.anchorStart === -1 && t.tagStart === -1), _h.lastIndex = n, H(_h.test(e) && _h.lastIndex === r);
	let o = e.slice(r, i);
	return H(/\S/.test(o) && !vh.test(o)), {
		start: n,
		end: r + (a === Cl.KEEP ? o.length : wh(o)),
		text: Ll(e, t),
		isPlain: !1
	};
}
function wh(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
var Th = class {
	byName = new Map();
	numbers = new Int32Array(320);
	names = [];
	hasDuplicates = !1;
	add(e) {
		let t = this.names.length;
		return this.names.push(e?.text ?? ""), this.numbers.length === t * 5 && this.grow(), this.numbers[t * 5 + 2] = e?.start ?? -1, this.numbers[t * 5 + 3] = e?.end ?? -1, t;
	}
	scalar(e, t, n) {
		this.numbers[e * 5 + 0] = t, this.numbers[e * 5 + 1] = n;
	}
	collection(e, t, n) {
		this.scalar(e, t, n), this.numbers[e * 5 + 4] = this.names.length;
	}
	spotAt(e) {
		return new Eh(this, e);
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
			if (r === 50 || this.hasDuplicates) break;
			if (n === t) return i;
			r += 1;
		}
		if (r < 50 && !this.hasDuplicates) return;
		let i = new Map(this.members(e));
		return this.byName.set(e, i), i.get(t);
	}
	grow() {
		let { numbers: e } = this;
		this.numbers = new Int32Array(e.length * 2), this.numbers.set(e);
	}
	number(e, t) {
		return this.numbers[e * 5 + t] ?? 0;
	}
}, Eh = class {
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
const Dh = ["__proto__", "<<"], Oh = [
	"	",
	"﻿",
	"<<<<<<< "
];
function kh(e, t) {
	if (!(Oh.some((t) => e.includes(t)) || /\r(?!\n)/.test(e)) && !e.endsWith(" ") && e.isWellFormed()) try {
		return new Ah(e, new Ed(e, t)).document();
	} catch (e) {
		if (e instanceof Sd || e instanceof xl) return;
		throw e;
	}
}
var Ah = class {
	text;
	events;
	cursor;
	spots = new Th();
	duplicates = [];
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new Cd(e);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		H(t.type === I.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (H(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, H(e.lineEnds()), e.toContent());
		let n = this.event();
		H(Ad(n) && e.column === 0);
		let r = this.block(n, this.spots.add());
		return H(this.ends() && !this.events.peek() && e.isAtEnd()), {
			value: r,
			spot: this.spots.spotAt(0),
			duplicates: this.duplicates
		};
	}
	add(e, t, n) {
		!e.add(t, n?.text) && n && (this.duplicates.push(n.start), this.spots.hasDuplicates = !0);
	}
	event() {
		let e = this.events.next();
		return H(e !== void 0), e;
	}
	ends() {
		return this.events.peek()?.type === I.POP && (this.events.next(), !0);
	}
	block(e, t) {
		let { cursor: n, spots: r } = this, { column: i, at: a } = n;
		H(e.start === a && jd(e));
		let o = e.type === I.SEQUENCE, s = new jh(o);
		for (;;) {
			o && n.take("-");
			let e = o ? void 0 : this.name();
			if (this.add(s, this.blockValue(i, o, r.add(e)), e), this.ends()) break;
			H(n.column === i && n.comments <= i);
		}
		return H((o ? n.column <= i : n.column < i) && n.comments < Math.max(i, 1)), r.collection(t, a, this.blockEnd), s.all();
	}
	blockValue(e, t, n) {
		let { cursor: r } = this, i = this.event(), a = r.lineEnds();
		if (a ? (r.toContent(), H(r.column > e || r.column === e && !t && i.type === I.SEQUENCE)) : r.toCompact(), Ad(i)) return H(a || t), this.block(i, n);
		H(r.column > e && !(a && r.comments >= 0));
		let o = this.leaf(i, e, n);
		return this.blockEnd = r.at, r.toContent(), o;
	}
	leaf(e, t, n) {
		let { cursor: r, text: i, spots: a } = this;
		if (e.type === I.SCALAR && yh(e)) {
			let t = Ch(i, e, r.at);
			return r.at = t.end, a.scalar(n, t.start, t.end), t.text;
		}
		let o = this.flow(e, t, n);
		return H(r.lineEnds()), o;
	}
	flow(e, t, n) {
		let { cursor: r, spots: i } = this;
		if (e.type === I.SCALAR) {
			let { start: t, end: r, text: a, isPlain: o } = this.flowScalar(e);
			return i.scalar(n, t, r), o ? Mh(gh(a)) : a;
		}
		let { at: a } = r;
		H(kd(e) && e.style === Sl.FLOW), H(e.start === a && jd(e));
		let o = e.type === I.SEQUENCE, s = new jh(o);
		for (r.take(o ? "[" : "{"), r.inFlow(t); !this.ends();) {
			let e = o ? void 0 : this.name();
			o || r.inFlow(t), this.add(s, this.flow(this.event(), t, i.add(e)), e), r.inFlow(t), r.sees(",") && (r.at += 1, r.inFlow(t));
		}
		return r.take(o ? "]" : "}"), i.collection(n, a, r.at), s.all();
	}
	flowScalar(e) {
		H(e.type === I.SCALAR);
		let t = bh(this.text, e);
		return H(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return H(!this.text.slice(t.start, t.end).includes("\n")), H(!t.isPlain || typeof gh(t.text) == "string"), e.spaces(), H(e.at - t.start <= 1024), e.take(":"), t;
	}
}, jh = class {
	value;
	constructor(e) {
		this.value = e ? [] : {};
	}
	add(e, t) {
		if (Array.isArray(this.value)) this.value.push(e);
		else if (t !== void 0) {
			H(!Dh.includes(t));
			let n = !Object.hasOwn(this.value, t);
			return this.value[t] = e, n;
		}
		return !0;
	}
	all() {
		return Array.isArray(this.value) ? [...this.value] : this.value;
	}
};
function Mh(e) {
	return H(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
// src/manifest/syntaxProblems.ts
function Nh(e, t, n) {
	let r = new Ee(), i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = ue(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1])), o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.countMore(t.path) || r.add(E("yaml", `The YAML cannot be read here. ${Lh(n, e.pos[0]) || Ph(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		if (r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = ue(t, n.pos[0], n.pos[1]);
		r.add(E("yaml", Ph(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function Ph(e) {
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
function Fh(e, t, n) {
	n.countMore(e.path) || n.add(E("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: ue(e, t, t + 1) }));
}
const Ih = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function Lh(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!Ih.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Rh(e, t) {
	let n = new Ee();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(E("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: ue(t, r, r + i.length) }));
	return n.problems;
}
// src/manifest/read/fullReader.ts
const zh = {
	value: null,
	spot: {
		start: 0,
		end: 0
	}
}, Bh = [{
	from: 1,
	to: Infinity
}], Vh = 2 ** 18, Hh = 1e3;
function Uh(e, t, n = !1) {
	let r = {
		path: e,
		lineStarts: ie(t)
	}, i = Rh(t, r);
	if (i.length > 0) return {
		file: r,
		...zh,
		problems: i,
		broken: Bh
	};
	for (let i = Vh; i < t.length; i *= 4) {
		let a = t.lastIndexOf("\n", i) + 1 || i, o = Wh(r, t.slice(0, a), n);
		if (o.mistakes > Hh) {
			let { line: t } = ue(r, a - 1, a), n = `${e} has more than ${Hh.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`, i = [E("yaml", n), ...o.problems], s = {
				from: t,
				to: Infinity
			};
			return {
				...o,
				problems: i,
				broken: [...o.broken, s]
			};
		}
	}
	return Wh(r, t, n);
}
function Wh(e, t, n) {
	let r = ph(t, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { problems: i, broken: a } = Nh(r, e, t), o = new Gh(e, i, a, t, n), s = o.read(r.contents), c = i.problems, l = c.reduce((e, t) => e + Xe(t), 0) + r.errors.length + (n ? 0 : o.nulls);
	return {
		file: e,
		...s,
		problems: c,
		broken: a,
		mistakes: l
	};
}
var Gh = class {
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
		if (!Kh(e)) return zh;
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, zd(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = Vd(e) ? this.mapping(e.items, t, n) : Hd(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || (W(e) && e.value === null && (this.nulls += 1), {
			value: W(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		});
	}
	scalar(e, t, n) {
		return !this.anyText && typeof e == "string" && bt.test(e) ? this.refuse(kt("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = Lh(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : qh(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value ? this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end) : i.has(c) && this.depth === 0 && Fh(this.file, o.start, this.problems), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, Ie(s.spot, { name: {
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
		let r = ue(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.countMore(this.file.path) || this.problems.add(E("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function Kh(e) {
	return Vd(e) || Hd(e) || W(e) || zd(e);
}
function qh(e, t) {
	return W(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function Jh(e, t, { anyText: n = !1 } = {}) {
	let r = n ? void 0 : Xh(t), i = r === void 0 ? kh(t) : void 0, a = r === void 0 ? i ? Qh(i, e, t) : Uh(e, t, n) : Zh(e, t, r), { lineStarts: o } = a.file, s = (e, t) => (o[e - 1] ?? 0) + t - 1, c = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(s(e, n), s(r, i)).trim();
	return {
		...a,
		textAt: c
	};
}
const Yh = 2e6;
function Xh(e) {
	if (e.length <= Yh) return;
	let t = Dd(e);
	for (let n = t?.first; t && n !== void 0;) {
		let r = e.indexOf(t.item, n);
		if ((r === -1 ? e.length : r) - n > Yh) return n - 2;
		n = r === -1 ? void 0 : r + t.item.length;
	}
}
function Zh(e, t, n) {
	let r = {
		path: e,
		lineStarts: ie(t)
	}, i = `This entry has more than ${Yh.toLocaleString("en-US")} characters. Divide it into several entries, or correct the indentation of its lines.`;
	return {
		file: r,
		value: null,
		spot: {
			start: 0,
			end: 0
		},
		problems: [E("yaml", i, { place: ue(r, n, n + 1) })],
		broken: Bh
	};
}
function Qh({ duplicates: e, ...t }, n, r) {
	let i = {
		path: n,
		lineStarts: ie(r)
	}, a = new Ee();
	for (let t of e) Fh(i, t, a);
	return {
		...t,
		file: i,
		problems: a.problems,
		broken: []
	};
}
// src/kinds/key/manifest.ts
const $h = {
	schema: co,
	fields: ao,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, eg = {
	schema: uo,
	fields: ao.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function tg(e, t) {
	let n = Jh(e, t), { members: r, problems: i } = zs(n, ["keys", "on_create"]), o = [...n.problems, ...i], s = new Map(), c = r.get("on_create"), l = c && Hs(n, c, eg);
	l && a(o, l.problems);
	let u = r.get("keys");
	if (!u) return {
		entries: [],
		variables: s,
		problems: o.length > 0 ? o : [Bs(n, "keys")]
	};
	let { entries: d, problems: f } = Vs(n, u, $h), p = l?.values ?? {};
	return {
		entries: d.map(({ values: e, spot: t }) => ({
			values: e,
			onCreate: p,
			file: n.file,
			spot: t
		})),
		variables: s,
		problems: [...o, ...f]
	};
}
function ng(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : tg(e, t).entries.flatMap(({ values: e }) => N(e.key_name));
}
// src/kinds/key/ids.ts
function rg(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map(), a = new Map(), o = [];
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t ? (i.set(t, [...i.get(t) ?? [], e]), a.set(e, t)) : o.push(e);
	}
	let s = new Map(), c = new Map();
	for (let [e, t] of i) {
		let [n, ...r] = t;
		if (n && r.length === 0) s.set(n, e);
		else for (let e of t) c.set(e, ig(e, t));
	}
	return {
		byId: s,
		named: a,
		refused: c,
		remarks: o.length > 0 ? [ag(o)] : []
	};
}
function ig(e, t) {
	let n = `${t.map(({ values: e }) => `"${Oa(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return j(P, e, "claimed-twice", n, { path: ["key_id"] });
}
function ag(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: og(t) };
	return E("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function og({ file: e, spot: t }) {
	return D(e, t, ["key_id"]);
}
function sg({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = ka(e.key_name, r);
	return n ? {
		...ka(t.key_name, r),
		...i
	} : i;
}
function cg(e, t, n) {
	let i = sg(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function lg(e) {
	let t = new Map();
	for (let n of e) for (let e of N(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function ug({ values: e }, t) {
	let [n = "", ...r] = N(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function dg(e, t, n) {
	let r = ug(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Da(i.key_name, t) === e.key_name[t])) : r;
}
function fg({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => pg(t, e.filenames));
	return n.length === 1 ? n : t;
}
function pg(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function mg(e, t, n, r) {
	return cg(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function hg({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(ka(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function gg({ key_name: e, platforms: t }, n) {
	return Object.values(ka(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function _g(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = dg(t, r, i), l = fg(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, vg(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function vg(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return xg("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function yg(e, t) {
	if (new Set(e.values()).size === e.size) return;
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => pg(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${Oa(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, xg("claimed-twice", n, o));
		}
	}
}
function bg(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, xg("claimed-twice", i, o));
	}
}
function xg(e, t, n) {
	return j(P, t, e, n, { path: ["key_name"] });
}
function Sg({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...Tg(i, t, n),
		...r ? Eg(i, n) : [],
		...r ? Cg(10, e.flatMap(Dg)) : []
	];
}
function Cg(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), E("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function wg({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(ka(e, t)))];
}
function Tg(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(wg)), a = [...new Set(n.flatMap(wg))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => xe(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [j(P, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Eg(e, t) {
	let n = new Map(t.flatMap((e) => wg(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.previously?.length === 0) return [];
		let i = t.platforms ?? r.platforms, a = N(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set previously: [].`;
		return [j(P, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function Dg({ declared: e, live: t }) {
	let { values: n, onCreate: i } = e, { key_name: a } = n, o = n.platforms ?? t?.platforms ?? i.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = N(a, o), c = r.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [j(P, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
// src/kinds/key/renames.ts
function Og(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : kg(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Ag(r, n), { renames: a, problems: o } = Mg(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function kg(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (cg(e, n, t.perPlatform).length === 0) return;
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
function Ag(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(sg(r, t, n));
		return !jg(e).some((e) => a.includes(e));
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
function jg({ values: e }) {
	return [...N(e.key_name), ...e.previously ?? []];
}
function Mg(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = Oa(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, Ig(e, n, r, t));
		if (p && !t.has(n)) {
			let t = Pg(n, e);
			t ? h("rename-cycle", Fg(t), "key_id") : h("wrong-id", Ng(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ng(e, t, n) {
	let { key_id: r } = t, i = N(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? Oa(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${Oa(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function Pg(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function Fg(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${Oa(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function Ig(e, t, n, r) {
	return j(P, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function Lg(e) {
	return ({ tags: t }) => ae(t, e) !== void 0;
}
function Rg(e, t, n, r = () => !1) {
	let i = lg(t), a = rg(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = _g(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	yg(c, s);
	let { renames: u, leaving: d } = Og(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => fg(e, hg(e, i)),
		holders: (e, t) => mg(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	bg(l, {
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
	zg(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && gg(t, N(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: Oa(t.key_name, t.platforms)
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of dg(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...Sg({
			matches: m,
			live: t,
			unmanaged: g,
			perPlatform: n
		})],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => ug(e, i)))
	};
}
function zg(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => N(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of N(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, xg("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, xg("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const Bg = {
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
		if (t === "prefix") return Vg(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(p)).sort()[0];
	}
};
function Vg({ key_name: e, platforms: t }) {
	let [n = ""] = N(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function Hg(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(Ug(e, t), t);
	}
	let { matches: o } = Rg(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = P.context(e, t, r), o = P.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => N(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? Wg(e) && !l.has(e) : !Gg(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : qg(e.action === "update" ? i.get(String(e.id))?.tags : Kg(e), r.rules) ? [e.label] : [])
	};
}
function Ug(e, { fields: t }) {
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
function Wg({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function Gg({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function Kg({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function qg(e = [], t) {
	let n = _r(P, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/plurals.ts
function Jg(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => j(P, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !tt.includes(e));
		return s.length === 0 ? o : [...o, ...Yg(e, i, s)];
	});
}
function Yg(e, t, n) {
	let r = new Ee();
	for (let i of n) r.countMore(e.file.path) || r.add(Xg(e, [...t, i], i));
	return r.problems;
}
function Xg(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${tt.join(", ")}.${y(n, tt)}`;
	return j(P, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function Zg(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = j(P, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return r === void 0 ? [i] : [];
}
// src/kinds/key/renameCycles.ts
function Qg(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of N(t.values.key_name)) n.has(e) && r.set(e, t);
	return $g(t, (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? N(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? N(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return E("rename-cycle", e.length === 1 ? r : i, t ? { place: D(t.file, t.spot, ["previously"]) } : {});
	});
}
function $g(e, t) {
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
function e_({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (t_(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Ia(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = N(e.key_name, e.platforms);
		for (let n of io(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		if (n === void 0) return [];
		let a = `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set previously: [].`;
		return [E("looks-renamed", a, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), E("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
function t_({ previously: e }) {
	return e?.length === 0;
}
// src/kinds/textSource.ts
function n_({ languages: e, base: t, alsoReads: n = [] }, r) {
	let i = e ?? (t === void 0 ? void 0 : [t]);
	return !i || i.includes(r) || n === "all" || n.includes(r);
}
// src/kinds/key/textManifest.ts
function r_(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: ie(t)
	}, { texts: a, faults: o } = oe(e, t, r), s = d_(n), c = i_(o.filter(a_(r)), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = s_(e, n);
			return t === void 0 ? [] : [{
				values: c_(e, t, n),
				onCreate: s,
				file: i,
				spot: f_(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function i_(e, t, n) {
	let r = new Ee();
	for (let { code: i, severity: a = "error", message: o, at: s, count: c } of e) {
		let e = {
			severity: a,
			reach: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, c, e)) continue;
		let l = ue(t, s.start, s.end);
		r.add(E(i, a === "error" ? o + o_(n) : o, {
			...e,
			place: l
		}));
	}
	return r.problems;
}
function a_(e) {
	return ({ language: t }) => t === void 0 || n_(e, ct(e, t));
}
function o_({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !rt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function s_({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? ct(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (n_(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function c_({ path: e, value: t, description: n }, { language: r }, i) {
	let a = u_(t);
	return {
		key_name: l_(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function l_(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function u_(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function d_({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function f_({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...m_(t.at),
		members: new Map([[r, {
			...m_(t.at),
			name: i,
			...p_(t)
		}]])
	}), n && a.set("description", {
		...m_(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function p_(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...m_(t),
		name: m_(n)
	}]);
	return { members: new Map(t) };
}
function m_({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function h_({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const g_ = {
	...P,
	plural: Me.manifests.name,
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
	settings: Me,
	limits: {
		removed: Ae,
		removedPercent: g,
		overwrittenPercent: Rt,
		unverified: It,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: Bg,
	entry: $h,
	defaults: eg,
	docs: ko,
	readManifest: tg,
	textFiles: {
		read: r_,
		name: l_,
		join: Ho
	},
	checkTogether: (e) => [...Mo(e), ...Qg(e)],
	checkEntry: Jg,
	checkOffline: Zg,
	adviceOn: mo,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = Sr(n, (e) => e.names), o = Sr(n, ({ id: e }) => e === void 0 ? [] : [e]), s = br(e, n, i, {
			kind: g_,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...N(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = Rg(s.usable, t, r.perPlatformNames, Lg(i)), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !h_(e));
		return Cr({
			...c,
			matches: l
		}, s);
	},
	hints: e_,
	names: ({ key_name: e, platforms: t }) => N(e, t),
	texts: (e) => io(e),
	isReallyNew: t_,
	namesInManifest: ng,
	mergeKept: wo,
	findRestored: Lo,
	undoneByApply: Hg
};
// src/model/variables.ts
function __(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function v_(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const y_ = /\$\$\{|\$\{([^}]*)\}/g;
function b_(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(y_)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : x_(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function x_(e) {
	return e === void 0 || e === "?" || e === "#";
}
function S_(e) {
	return [...new Set(b_(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function C_(e, t) {
	return b_(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function w_(e, t) {
	let n = b_(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? T_(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? T_(t.slice(r), i) : r === t.length;
}
function T_(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function E_(e) {
	let [, t = "https", n = ""] = k_.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function D_(e) {
	return e.replace(k_, (t, n) => `${n}://${E_(e)}`);
}
function O_(e, t) {
	return D_(e) === D_(t);
}
const k_ = /^(https?):\/\/([^/?#]+)/i;
function A_(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/docs.ts
const j_ = {
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
function M_(e) {
	let t = new Map(), n = new Ee();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? M([
			D_(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${D_(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Ao("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
// src/model/environment.ts
const N_ = "LOKALISE_API_TOKEN", P_ = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function F_(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = v_(r.values, e);
	if (!I_(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (P_.test(e) || z_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = R_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function I_(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function L_(e) {
	return P_.test(e);
}
function R_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function z_(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = B_(t);
	return t.some((e) => [e, ...V_(e)].some((e) => n.some((t) => t.includes(e))));
}
function B_(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function V_(e) {
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
const H_ = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function U_(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of S_(e)) {
		let e = F_(r, H_, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = W_(e) ?? J_(e), i = r ? [...n.issues, r] : [...n.issues, ...K_(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function W_(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return Q_("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (S_(e).length !== 0) {
		if (/^http:/i.test(e)) return Q_("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!X_(e)) return Q_("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const G_ = {
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
function K_(e, t) {
	let n = "";
	return b_(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = G_[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [Q_(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(q_) ? [Q_(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function q_(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function J_(e) {
	let t = Z_(e, "x");
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return Q_("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return Q_("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return Q_("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Y_(new URL(t).hostname)) return Q_("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function Y_(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function X_(e) {
	let t = "";
	for (let n of b_(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function Z_(e, t) {
	return b_(e).map((e) => "text" in e ? e.text : t).join("");
}
function Q_(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function $_({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = C_(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${A_(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = ev(e.values, s, n, i), d = u && { claims: u };
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
function ev({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && O_(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function tv({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? U_(r.values.url, i).variables : [], o = new Map(a);
	if (S_(e.url).some((e) => e.startsWith(nv))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = U_(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = D(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => E(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const nv = "URL_OF_";
function rv(e) {
	return `${nv}${e}`;
}
// src/kinds/webhook/firstSends.ts
function iv({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => D_(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(D_(C_(e, r)))).flatMap(av));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = E_(t);
		return S_(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function av(e) {
	return S_(e).map((t) => `${t} ${E_(e)}`);
}
// src/kinds/webhook/traits.ts
function ov(e) {
	return ua(e);
}
const sv = k().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), cv = ov({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: sv,
	value: k(),
	live: (e, t) => gv(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: O_,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: D_(e)
	})
}), lv = ov({
	name: "events",
	expects: "a list of events, at least one",
	schema: Qt(k().min(1).meta({ examples: o })).min(1),
	value: Qt(k()),
	live: (e) => yv(e.events),
	desired: (e) => yv(e),
	inPlan: (e) => yv(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), uv = cn([an("*"), Qt(k().min(1)).min(1)]), dv = ov({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: en(tn(i), uv),
	value: Zt(k(), cn([an("*"), Qt(k())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(_v).includes(_v(t))).map(({ event: e, lang_iso_codes: n }) => [e, bv(yv(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = vv(e).map(([e, t]) => [e, t === "*" ? "*" : bv(yv(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(vv(e).map(([e, t]) => [e, t === "*" ? t : yv(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : bv(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && na(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = vv(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => vv(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), fv = ov({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: cn([k().min(1), rn()]),
	value: cn([k(), rn()]),
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
}), pv = [
	cv,
	lv,
	dv,
	fv
], mv = ta(pv).required({ url: !0 }).extend({
	branch: fv.schema.default(null),
	previously: cn([sv, on([])]).exactOptional(),
	webhook_id: k().min(1).exactOptional()
}), hv = {
	name: "webhook",
	fields: pv,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => D_(e.url),
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
	liveLabel: (e) => `${A_(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		yv(e.events)
	]
};
function gv(e, t, n) {
	return O_(e.url, C_(t, n)) ? t : A_(e.url);
}
function _v(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function vv(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function yv(e) {
	return [...new Set(e)].sort();
}
function bv(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/urlTemplate.ts
const xv = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => Cv(e),
	templates(e, t, n) {
		let r = new Sv(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Dv(e.url, n) : Ov(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Sv = class {
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
function Cv(e) {
	let { template: t, left: n } = jv(e, () => "x");
	return n || t !== Rv(e);
}
function wv(e) {
	let [, ...t] = b_(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return Pv.includes(n) || !Lv(Iv(n)) ? !1 : Tv.test(t) || Iv(n).split(/[^\p{L}\p{N}]+/u).some(Ev);
	});
}
const Tv = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function Ev(e) {
	return Lv(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function Dv(e, t) {
	return Av(Rv(e), t, new Map());
}
function Ov(e, t, n) {
	let r = kv(e, new Sv(), n);
	return "why" in r ? r : kv(e, t, n);
}
function kv(e, t, n) {
	let r = E_(e), { template: i, left: a } = jv(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : Av(i, n, t.variables);
}
function Av(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = U_(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function jv(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = Lv(a), s = (e) => {
		let { template: n, rest: r } = Fv(e, t);
		return o ||= Lv(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= Lv(t)), n.length === 0 ? Rv(t) : `${Rv(t)}=${s(n.join("="))}`;
	});
	return {
		template: Rv(n) + c + l.join("&") + Rv(a),
		left: o
	};
}
const Mv = /%[\da-f]{2}|[A-Za-z0-9_.~-]{6,}/gi, Nv = /^[\w.~+,=:@-]+$/, Pv = [
	"lokaform",
	"lokalise",
	"project"
];
function Fv(e, t) {
	if (Pv.includes(e)) return {
		template: e,
		rest: ""
	};
	if (R_(e) === void 0 && Nv.test(e)) return {
		template: t(e),
		rest: ""
	};
	let n = [], r = e.replace(Mv, (e) => e.startsWith("%") || Pv.includes(e) ? e : (n.push(t(e)), "\0"));
	return {
		template: r.split("\0").map(Rv).join("\0").replace(/\0/g, () => n.shift() ?? ""),
		rest: Iv(r.replace(Mv, (e) => Pv.includes(e) ? "" : e).replaceAll("\0", ""))
	};
}
function Iv(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function Lv(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function Rv(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/manifest.ts
const zv = {
	schema: mv,
	fields: pv,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function Bv(e, t, n) {
	let r = Jh(e, t), { members: i, problems: o } = zs(r, ["webhooks"]), s = [...r.problems, ...o], c = i.get("webhooks"), l = new Map();
	if (!c) return {
		entries: [],
		variables: l,
		problems: s.length > 0 ? s : [Bs(r, "webhooks")]
	};
	let { entries: u, problems: d } = Vs(r, c, zv);
	a(s, d);
	let f = new Ee(), p = {}, m = u.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: p,
		file: r.file,
		spot: t
	}));
	for (let t of m) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (typeof i != "string") continue;
			let a = U_(i, n);
			for (let [e, t] of a.variables) l.set(e, t);
			let o = () => D(t.file, t.spot, [r]);
			for (let { code: t, message: n } of a.issues) f.countMore(e) || f.add(E(t, n, { place: o() }));
			if (a.issues.every(({ code: e }) => e === "unset-variable")) for (let e of Vv(r, i, o)) f.add(e);
		}
		Hv(t, f);
	}
	return a(s, f.problems), {
		entries: m,
		variables: l,
		problems: s
	};
}
function Vv(e, t, n) {
	let r = [], i = (e, t) => r.push(E(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), wv(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function Hv({ values: e, file: t, spot: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (o.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${y(a, o)}`, s = D(t, n, ["events", i]);
		r.add(E("unknown-event", e, {
			place: s,
			severity: "warning"
		}));
	}
}
// src/kinds/webhook/match.ts
function Uv(e, t, n) {
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
		n ? s(t, n) : a.push(ty(t));
	}
	for (let { webhook: e, one: t } of Xv(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => qv(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = C_(t, n), a = [...o].filter((e) => O_(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, ny(e, a)) : c && s(e, c, D_(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = Gv(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (Kv(e)) continue;
		let t = Qv([...o]).find((t) => Yv(e, t) && Jv(e, t));
		t && (o.delete(t), i.set(e, ry(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(Wv(e, t, o, n))
	};
}
function Wv(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => qv(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function Gv(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && qv(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return iy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${$v(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (Kv(e)) return;
	let s = [...n].filter((t) => qv(e, t, i));
	if (s.length > 0) return iy("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${ey(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${$v(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	if (a.length !== 0) return iy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${$v(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
function Kv({ values: e }) {
	return Array.isArray(e.previously);
}
function qv(e, t, n) {
	return O_(t.url, C_(e.values.url, n)) && Yv(e, t);
}
function Jv({ values: e }, t) {
	return w_(D_(e.url), D_(t.url));
}
function Yv({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function Xv(e, t, n) {
	let r = Qv(t), i = e.flatMap((e) => r.filter((t) => qv(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...Zv(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function Zv({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(_v)), new Set(t.map(_v))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function Qv(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function $v(e) {
	return `${e.length === 1 ? "id" : "ids"} ${ey(e)}`;
}
function ey(e) {
	return Qv(e).map(({ webhook_id: e }) => e).join(", ");
}
function ty(e) {
	return {
		...iy("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function ny(e, t) {
	return iy("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${ey(t)}). Add webhook_id with the id of the one that is meant.`);
}
function ry(e, { webhook_id: t }) {
	return iy("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function iy(e, t, n, r) {
	return j(hv, t, e, r, { path: [n] });
}
// src/kinds/webhook/kind.ts
const ay = {
	...hv,
	plural: Qe.manifests.name,
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
	settings: Qe,
	limits: {
		removed: Vt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: xv,
	entry: zv,
	docs: j_,
	readManifest: Bv,
	checkTogether: M_,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = Sr(n, ({ names: e }) => e.map(D_)), o = Sr(n, ({ id: e }) => e === void 0 ? [] : [e]), s = br(e, n, r, {
			kind: ay,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(D_(C_(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : A_(t))}`
		}), c = Uv(s.usable, t, i), l = c.matches.flatMap((e) => oy(e, n)), u = new Set(l.map((e) => e.declared));
		return Cr({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: iv,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ previously: e }) => Array.isArray(e),
	findRestored: $_,
	variablesOf: tv
};
function oy({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${yr}`;
	return [{
		declared: e,
		problem: j(hv, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const sy = [g_, ay];
// src/kinds/kindOf.ts
function cy(e) {
	let t = sy.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function ly(e, t) {
	let n = cy(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function uy({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/report/view/words.ts
function J(e, t) {
	return `${Y(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function Y(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function dy(e) {
	return cy(e).words;
}
function fy(e, t) {
	let { one: n, many: r } = dy(t);
	return `${Y(e)} ${e === 1 ? n : r}`;
}
function py({ kind: e, label: t }) {
	let n = w(t), { prefix: r, maxName: i } = dy(e);
	return r + Le(n, i);
}
function my(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${w(n.file)}:${n.line}` : "(not declared)";
}
function hy({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${w(e)}: `) + (n ? `${O(n.project.name, 80)} (${O(t, 200)})` : O(t, 200));
}
function gy(e) {
	return e.length <= 3 ? e.map((e) => w(e)).join(", ") : J(e.length, "manifest");
}
const _y = x(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function vy(e) {
	return `${_y().format(e * 1e3)} UTC`;
}
function yy(e) {
	return _y().format(e * 1e3).slice(0, 10);
}
function by(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function xy(e) {
	return `${s("docs/problems.md")}#${e}`;
}
// src/report/view/problems.ts
function Sy(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * it.indexOf(e) + Number(t !== void 0 && Et({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Cy(e, { full: t, longest: n } = {}) {
	let r = t === !0 ? e : Dy(e), i = (e) => wy(e, n);
	return Sy(t ? r.map(i) : Ty(r, i));
}
function wy({ severity: e, code: t, message: n, place: r }, i = ft) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: O(n, i - t.length - 3),
		code: {
			name: t,
			address: xy(t)
		}
	};
}
function Ty(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		e.code,
		Jn(e),
		e.place?.file
	]), r = Py(e, n), i = new Map();
	return e.flatMap((e) => {
		let a = n(e), o = r.get(a) ?? [e], s = i.get(a) ?? 0;
		return i.set(a, s + 1), o.length <= 4 || e.place === void 0 || s < 3 ? [t(e)] : s === 3 ? [Ey(t(e), o.slice(s))] : [];
	});
}
function Ey({ state: e, ...t }, n) {
	let r = n.flatMap(({ place: e }) => e?.line ?? []), i = `${r.slice(0, 10).join(", ")}${r.length > 10 ? ", …" : ""}`;
	return {
		...t,
		words: `the same problem ${n.length} more times, in lines ${i}`,
		count: n.length
	};
}
function Dy(e) {
	let t = e.filter(Et);
	if (t.length === 0) return e;
	let n = [...Py(t, ({ severity: e, code: t }) => `${e} ${t}`).values()].flatMap((e) => e.length <= 11 ? e : [...e.slice(0, 10), ...Oy(e)]);
	return [...e.filter((e) => !Et(e)), ...n];
}
function Oy([e, ...t]) {
	if (!e) return [];
	let { code: n, severity: r, reach: i } = e, a = `${Y(t.length + 1 - 10)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
	return [E(n, a, {
		severity: r,
		reach: i
	})];
}
function ky(e, { full: t, longest: n } = {}) {
	return [...Py(e.filter(({ outcome: e }) => e.state !== "done"), ({ outcome: e }) => `${My(e)}: ${Ny(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Ay(e, jy(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => jy(e, 100));
		return [Ay(r, `${(t ? a : a.map(Ce)).join(", ")} and ${Y(e.length - 3)} more`, e.length, n)];
	});
}
function Ay(e, t, n, r = ft) {
	let i = tr(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: My(e.outcome),
		words: O(Ny(e.outcome), r)
	};
}
function jy({ change: e }, t) {
	return O(e.label, t);
}
function My(e) {
	return nr(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Ny(e) {
	return e.state === "done" ? "" : e.message;
}
function Py(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/model/project.ts
const Fy = nn({
	iso: k(),
	id: k().optional(),
	pluralForms: Qt(k()).readonly()
}), Iy = nn({
	id: k(),
	digest: k().exactOptional(),
	name: k(),
	type: k(),
	baseLanguage: k(),
	languages: Qt(Fy).readonly().optional(),
	perPlatformNames: qt(),
	segmentation: qt(),
	autoToggleUnverified: qt().optional()
});
function Ly(e) {
	return e.split(":")[0] ?? e;
}
function Ry(e) {
	let t = Ly(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/plan/declaredContents.ts
const zy = {
	fields: new Map(),
	texts: new Set()
};
function By(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [Vy(e), e])),
		texts: new Set(n.map((e) => M(Uy(e))))
	};
}
function Vy({ field: e, part: t }) {
	return M([e, t ?? null]);
}
function Hy(e, { onCreate: t }) {
	return M(e.fields.flatMap((e) => e.declared(t)).map(Uy));
}
function Uy({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function Wy({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Gy(i)
	};
}
function Gy(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Gy) : [];
}
function Ky(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = qy(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Yy(t, e(t).map((e) => Jy(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Wy(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [M([...r(e)].sort())]), o((t) => [M(e.identity(t.values))]);
	let c = (t) => Gy(e.identity(t.values));
	return o((t) => [...(Wy(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function qy(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function Jy(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Yy(e, t, n) {
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
// src/plan/earlierEntries.ts
function Xy(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Be(t, n, i ? [i.name, r] : []).path;
}
function Zy(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Qy = new WeakMap();
function $y(e, t, n) {
	let r = Qy.get(t) ?? new Map();
	Qy.set(t, r);
	let i = M([e.name, n?.name ?? null]), a = r.get(i) ?? tb(e, n ? eb(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function eb(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function tb(e, t) {
	let n = new Map();
	for (let r of t) for (let t of nb(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = ib(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Ky(e, {
				target: a,
				head: [t]
			}, (t) => By(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(ib(e, t).own).filter((e) => e !== t)
	};
}
function nb(e, t) {
	let { id: n, previously: r = [] } = Wy(e, t), i = Gy(e.identity(t.values)).map(ab);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(ab)
	};
}
const rb = new WeakMap();
function ib(e, t) {
	let n = rb.get(e) ?? new WeakMap();
	rb.set(e, n);
	let r = n.get(t) ?? nb(e, t);
	return n.set(t, r), r;
}
function ab(e) {
	return `name ${e}`;
}
// src/plan/conflicts.ts
function ob(e, { entries: t, isUnchanged: n }) {
	return e.filter(({ kind: e, entry: t, item: r }) => !n?.(Xy(e, t, r.part ?? ""))).filter(({ item: e, entry: n, kind: r }) => {
		let i = $y(r, t).find(n), a = i && Zy(r, i, e.part ?? "");
		return a === void 0 || M(a) !== M(e.declared);
	});
}
function sb(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function cb(e) {
	return e.map(({ item: e, entry: t, kind: n }) => j(n, t, "conflict", lb(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function lb({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function ub({ code: e }) {
	return e === "conflict";
}
function db(e) {
	return !ub(e);
}
// src/kinds/misfit.ts
const fb = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function pb(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !mb(e, r)) return n;
	for (let [t, i] of r) {
		let r = fb.has(t) ? void 0 : pb(e, i, [...n, t]);
		if (r) return r;
	}
}
function mb(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("member");
	if (r !== void 0 && r !== "previously" && r !== n.idMember) return !1;
	let i = t.get("fields");
	return (Array.isArray(i) ? i : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) fb.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
function hb(e) {
	let t = e.projects.map((e) => e.hide_texts ? gb(e) : e), n = e.hide_texts ? yb(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function gb(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => xb(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? wb(n) : [], a = Cb(i), o = _b(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => xb({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => vb(e, o)) }
	};
}
function _b(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function vb({ change: e, outcome: t }, n) {
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
function yb(e) {
	return e.map((e) => xb(e, []));
}
const bb = ["yaml", "text-file"];
function xb(e, t) {
	let { quotes: n = [], code: r } = e, i = bb.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Sb(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Sb(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Cb(e) {
	let t = new Pe();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Sb(t.clean(n), e);
}
function wb({ changes: e, kept: t }) {
	return [...e.flatMap(Tb), ...t.flatMap(Eb)];
}
function Tb(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => Db(e)) : e.fields.filter(({ field: t }) => uy(ly(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Db));
}
function Eb(e) {
	return "field" in e ? [e.live, e.declared].flatMap(Db) : [];
}
function Db(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Db);
}
function Ob(e) {
	let t = hb(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? Ab(t.problems) : t.problems,
		projects: t.projects.map(kb),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(kb)
		} }
	};
}
function kb(e) {
	return e.hide_texts ? Ab(e) : e;
}
function Ab(e) {
	return jb(e, "");
}
function jb(e, t) {
	if (Array.isArray(e)) return e.map((e) => jb(e, t));
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && uy(ly(String(n), String(e.field))), i = Object.entries(e).filter(([e]) => e !== "quotes");
	return Object.fromEntries(i.map(([e, t]) => fb.has(e) ? [e, r ? Mb(t) : t] : [e, jb(t, n)]));
}
function Mb(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(Mb) : oa(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, Mb(t)])) : e;
}
// src/plan/loss.ts
function Nb(e) {
	return e.action === "update" ? e.fields.some((t) => Lb(e.kind, t) || Rb(e.kind, t) || Pb(e.kind, t)) : e.action === "destroy";
}
function Pb(e, { field: t, before: n, after: r }) {
	return ly(e, t).role === "identity" || n === void 0 || zb(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Fb(e, t) {
	return Ib(t) || Lb(e, t) || Rb(e, t);
}
function Ib({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || zb(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return zb(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Lb(e, { field: t, before: n, after: r }) {
	return ly(e, t).role === "archive" && n === !1 && r === !0;
}
function Rb(e, { field: t, before: n }) {
	return ly(e, t).role === "shape" && n !== void 0;
}
function zb(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/report/view/view.ts
const Bb = [
	"problems",
	"failed",
	"plan",
	"pending",
	"unmanaged"
];
function Vb(e) {
	return e.toSorted((e, t) => Bb.indexOf(e.part) - Bb.indexOf(t.part));
}
function X(e, ...t) {
	return e.flatMap((e, n) => {
		let r = e === "" ? [] : [{
			is: "own",
			text: e
		}], i = t[n] ?? "";
		return typeof i == "object" ? [...r, ...i] : i === "" ? r : [...r, {
			is: "figures",
			text: String(i)
		}];
	});
}
function Z(e, t = 400) {
	return [{
		is: "quote",
		text: O(e, t)
	}];
}
function Hb(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Ub(e) {
	return e.map((e) => "text" in e ? e.text : Ub(e.words)).join("");
}
function Q(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
function Wb(e, t, { texts: n, languages: r }) {
	let i = px(e, t), a = Rb(e, t) ? [Q(" ", Gb(r))] : [];
	if (!n) return [Q(" ", i), ...a];
	let o = Pb(e, t) ? Jb(e, i, t) : [], s = o.length > 0 ? o : [qb(e, i, t)];
	return [
		...ex(t.edited),
		...s.map(Kb),
		...a
	];
}
function Gb(e) {
	return `changes the texts in ${w(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function Kb(e) {
	return {
		...e,
		value: f(e.value, 998 - e.start.length)
	};
}
function qb(e, t, n) {
	return n.before === void 0 || zb(n.before) ? Q("+", `${t} `, $b(vx(e, n.field, n.after))) : Q(" ", "", lx(e, n));
}
function Jb(e, t, n) {
	let { field: r, before: i = "", after: a, part: o } = n, [s, c] = [vx(e, r, i), vx(e, r, a)], l = s.as === "slots" && c.as === "slots" ? Tx(s.slots, c.slots).flatMap(([e, n, r]) => Yb(`${t}.${e}`, n, r)) : Yb(t, s, c);
	return mx(e, n) && o !== void 0 ? l.map((e) => ({
		...e,
		language: o
	})) : l;
}
function Yb(e, t, n) {
	if (t.as === "set" && n.as === "set") return Xb(e, t.members, n.members);
	let [r, i] = Cx(t, n, 90), a = Q("+", `${e} `, Qb(n) ? "(empty)" : i);
	if (Qb(t)) return [a];
	let o = Q("-", `${e} `, r);
	return Qb(n) ? [o, a] : [{
		...o,
		other: i
	}, {
		...a,
		other: r
	}];
}
function Xb(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => Zb(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(Ox), `${J(r.length, "other")} in both`].join(", ") : Zb(e);
	return [Q("-", `${e} `, a(t)), Q("+", `${e} `, a(n))];
}
function Zb(e) {
	return bx({
		as: "set",
		members: e
	});
}
function Qb(e) {
	return e.as === "text" && e.text === "";
}
function $b(e) {
	return e.as === "text" ? Cx(e, e, 90)[0] : bx(e);
}
function ex(e) {
	return e ? [Q(" ", `last edited${tx(e)}:`)] : [];
}
function tx({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${O(e, 60)}`} on ${vy(t)}${n ? ", reviewed" : ""}`;
}
function nx({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? $b(vx(e, r, i)) : "", s = a ? `   (last edited${tx(a)})` : "";
		return {
			...Q("-", `${Ox(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Q("-", `and ${J(a, "more text")}`)] : []];
}
function rx({ kind: e, fields: t }) {
	return t.filter((t) => !hx(e, t)).flatMap((t) => {
		let n = px(e, t), { before: r, after: i, part: a, edited: o } = t, s = mx(e, t) ? a : void 0, c = r === void 0 ? [] : ix("-", n, vx(e, t.field, r)), l = ix("+", n, vx(e, t.field, i));
		return [...ex(o), ...ax(c, l, s)];
	});
}
function ix(e, t, n) {
	return ox(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = f(se(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [Q(e, `${n === "" ? t : `${t}.${Ox(n)}`}: `, a), ...o.map((t) => Q(e, "    ", t))];
	});
}
function ax(e, t, n) {
	let r = (e, t) => {
		let [r, ...i] = t.filter(({ start: t }) => t === e.start);
		return {
			...e,
			...n !== void 0 && { language: n },
			...r && i.length === 0 && e.start !== "    " && { other: r.value }
		};
	};
	return [...e.map((e) => r(e, t)), ...t.map((t) => r(t, e))];
}
function ox(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
function sx(e, t) {
	return t.flatMap((t) => hx(e, t) ? [] : px(e, t)).join(", ");
}
function cx({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => mx(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => px(e, t)).join(", ")})` : "", a = n ? [`${lx(e, n)}${i}`] : [], o = t.filter((t) => !mx(e, t) && !hx(e, t)), s = o.filter((t) => _x(e, t)).map((t) => lx(e, t)), c = o.filter((t) => !_x(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function lx(e, t) {
	let n = px(e, t), r = vx(e, t.field, t.after);
	if (t.before === void 0) return `${n} ${bx(r)}`;
	let i = vx(e, t.field, t.before);
	return Ib(t) ? `${n} ${bx(i)} will be cleared` : `${n} ${xx(i, r)}`;
}
function ux(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${gx(e.kind)}: true; to take it out of the archive, declare ${gx(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${fx(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = px(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = s ? "kept: changed since the backup" : a === "edited" ? dx(e.edited) : "kept by the rule seed";
	if (!t) return `${o} ${c}`;
	let [l, u] = Cx(vx(r, i, e.declared), vx(r, i, e.live), Sx(n));
	return `${o} ${u} ${c}${s ? `, which has ${l}` : ` (declared ${l})`}`;
}
function dx(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : O(e.by, 60)} on ${yy(e.at)}${e.reviewed ? ", reviewed" : ""}` : "kept: written by another person";
}
function fx(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${De(t)}` : `owned by others (tag ${De(t)})`;
}
function px(e, { field: t, part: n }) {
	return n !== void 0 && ly(e, t).role === "text" ? Ox(n) : t;
}
function mx(e, { field: t }) {
	return ly(e, t).role === "text";
}
function hx(e, { field: t }) {
	return ly(e, t).role === "identity";
}
function gx(e) {
	return cy(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function _x(e, { field: t, after: n }) {
	let r = vx(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function vx(e, t, n) {
	return ly(e, t).show(n);
}
const yx = Infinity;
function bx(e, t = !1) {
	switch (e.as) {
		case "text": return De(e.text, t ? yx : 60);
		case "word": return O(e.word, Sx(t));
		case "set": return e.members.length > 0 ? Dx(e.members) : "(empty)";
		case "slots": return kx(Object.entries(e.slots), t ? yx : 40);
	}
}
function xx(e, t) {
	return e.as === "set" && t.as === "set" ? Ex(e.members, t.members) : e.as !== "slots" || t.as !== "slots" ? Cx(e, t).join(" → ") : Tx(e.slots, t.slots).map(([e, t, n]) => `${e} ${Cx(t, n).join(" → ")}`).join(", ");
}
function Sx(e) {
	return e ? yx : 48;
}
function Cx(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = he(w(e.word), w(t.word), n);
		return [f(r, n), f(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [bx(e, n === yx), bx(t, n === yx)];
	let [r, i] = he(w(e.text), w(t.text), n);
	return [De(r, n), De(i, n) + wx(e.text, t.text)];
}
function wx(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Tx(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Ox(e),
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
function Ex(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${Ce(Ox(e))}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${Ce(Ox(e))}`);
	return [...n, ...r].join(" ");
}
function Dx(e) {
	return e.map((e) => Ce(Ox(e))).join(", ");
}
function Ox(e) {
	return O(e, 48);
}
function kx(e, t) {
	return e.map(([e, n]) => `${Ox(e)} ${De(n, t)}`).join(", ");
}
// src/report/counts.ts
function Ax(e) {
	return {
		...Fx(e.flatMap(({ changes: e }) => e)),
		changes: Lx(e, ({ changes: e }) => e.length),
		adopted: Lx(e, ({ counts: e }) => e.adopted),
		conflicts: Lx(e, ({ kept: e }) => e.filter(Yn).length),
		toPull: Lx(e, ({ kept: e }) => e.filter(Xn).length),
		kept: Lx(e, ({ kept: e }) => e.filter(jx).length),
		keptArchived: Lx(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: Lx(e, ({ skipped: e }) => e.length),
		unchanged: Mx(e, "unchanged"),
		unmanaged: Mx(e, "unmanaged")
	};
}
function jx(e) {
	return e.reason !== "archived" && !Yn(e) && !Xn(e);
}
function Mx(e, t) {
	return new Map(sy.map(({ name: n, plural: r }) => [n, Lx(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function Nx({ declared: e }) {
	return new Map(sy.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function Px(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...Fx(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => nr(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !nr(e)).length + Lx(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function Fx(e) {
	let t = (t) => e.filter(t).length, n = t(Ix);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function Ix(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function Lx(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const Rx = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function zx(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Lb(e.kind, t)) ? "removed" : e.fields.filter((t) => mx(e.kind, t)).some((t) => Pb(e.kind, t)) ? "overwritten text" : Nb(e) ? "overwritten" : Ix(e) ? "renamed" : "changed";
}
// src/report/view/rows.ts
const Bx = 1e3, Vx = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Hx(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : Vx[n], a = r.map(({ part: e }) => e);
		return {
			...Kx("-", e),
			words: i,
			isLoss: !0,
			lines: nx(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => mx(n, e) ? e.part ?? [] : []), a = {
		...Kx(Wx(e), e),
		...Nb(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (t.full === !0 && t.texts) return {
		...a,
		...Gx(e),
		lines: rx(e)
	};
	if (r === "create") {
		let r = t.texts ? cx(e) : sx(n, e.fields);
		return r === "" ? a : {
			...a,
			words: f(r, Bx)
		};
	}
	let o = e.fields.filter((t) => e.renamed_from === void 0 || !hx(n, t)).flatMap((e) => Wb(n, e, t));
	return {
		...a,
		...Gx(e),
		...Ux(e, t),
		lines: o
	};
}
function Ux(e, { isDrift: t }) {
	return "seen" in e ? t ? e.edited ? { words: `last changed${tx(e.edited)}` } : {} : e.renamed_from === void 0 ? {} : { words: dy(e.kind).renamed } : {};
}
function Wx(e) {
	return e.action === "create" ? "+" : e.renamed_from === void 0 ? "~" : "»";
}
function Gx(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: O(e.renamed_from, 80) };
}
function Kx(e, t) {
	return {
		sign: e,
		name: py(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function qx(e, t) {
	return e.action === "destroy" ? Hx(e, t) : {
		...Kx("-", e),
		words: Vx.archive,
		isLoss: !0
	};
}
function Jx(e, { texts: t, full: n }) {
	let r = f(ux(e, t, n === !0), n === !0 ? Infinity : Bx), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Kx("!", e),
		words: r,
		...i
	};
}
function Yx(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = px(n, e), [d, p] = Cx(vx(n, r, i), vx(n, r, a)), m = o ? `, edited${tx(o)}` : "", h = [
		...t ? [`${u} ${d}`, `in Lokalise: ${p}${m}`] : [`${u}${m}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Kx(l ? "!" : " ", e),
		lines: h.map((e) => Q(" ", f(e, Bx))),
		...l && { isLoss: !0 }
	};
}
function Xx({ fields: e, ...t }, { texts: n }) {
	let r = (e?.map(({ before: e, ...r }) => {
		let i = n ? ` ${bx(vx(t.kind, r.field, e))}` : "";
		return `${px(t.kind, r)}${i} is no longer declared`;
	}) ?? ["is no longer declared"]).map((e) => Q(" ", f(e, Bx)));
	return {
		...Kx("-", t),
		isLoss: !0,
		lines: r
	};
}
function Zx({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200));
	return {
		...Kx("~", r),
		lines: [Q(" ", `${e}: ${i} → ${a}`)]
	};
}
function Qx(e) {
	return {
		sign: "~",
		name: w(e),
		lines: [Q(" ", "on_create changes")]
	};
}
function $x({ name: e, before: t, after: n, widens: r }) {
	let i = (e) => e === void 0 ? "not set" : w(e), [a, o] = he(i(t), i(n), 200).map((e) => f(e, 200)), s = `${O(e, 80)}: ${a} → ${o}`;
	return r ? {
		sign: "!",
		name: `${s}   lets a run do more`,
		lines: [],
		isLoss: !0
	} : {
		sign: " ",
		name: s,
		lines: []
	};
}
function eS({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${w(e)}} to ${w(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function tS(e) {
	return {
		...Kx(" ", e),
		words: `id ${O(String(e.id), 80)}`
	};
}
function nS(e) {
	return {
		sign: " ",
		name: e,
		lines: []
	};
}
function rS(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
// src/plan/unverified.ts
function iS(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => oS(ly(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function aS(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !oS(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function oS(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !zb(n);
}
// src/report/view/sentences.ts
function sS(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${_S(t, r)}` : "";
	return `Plan: ${pS([e])}${i}${lS(n)}`;
}
function cS(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = iS(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => O(e, 40)), o = i.length - a.length, s = `${J(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = DS(o > 0 ? [...a, J(o, "more language")] : a);
	return X`${s}: ${J(r, "translation")} in ${Z(c, 1e3)} may be marked unverified.`;
}
function lS(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${Y(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function uS(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${bS(t.length, e.length)}: ${pS(t)}`;
}
function dS(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Ax(t), r = fS(e), i = SS([[n.kept, "kept"]]), a = `${gS(n.unchanged)} as declared`, o = mS(t) ? [] : [`${gS(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function fS(e) {
	let t = Ax(e.flatMap(({ plan: e }) => e ?? []));
	return SS([
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
function pS(e) {
	let t = Ax(e), n = SS([
		[t.created, "to create"],
		...hS(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = mS(e) ? "" : `, ${gS(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${gS(t.unchanged)} unchanged${i}.`;
}
function mS(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function hS({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${Y(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function gS(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => dy(e).prefix === "") ? Y(t.reduce((e, [, t]) => e + t, 0)) : DS(t.map(([e, t]) => fy(t, e)));
}
function _S({ requests: e }, t) {
	return `${t} needs about ${J(e, "write request")}.`;
}
function vS({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${bS(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${J(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${yS(e)}.${a} ${J(t, "request")} in total.`;
}
function yS(e) {
	let t = Px(e), n = SS([
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
function bS(e, t) {
	return e === t ? J(t, "project") : `${Y(e)} of ${J(t, "project")}`;
}
function xS({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [w(e)]), r = n.length > 0 ? X` Not reached: ${Z(n.join(", "))}.` : [];
	return X`${Hb(X`${O(e.message, ft)}`)}${r}`;
}
function SS(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${Y(e)} ${t}`] : []);
}
function CS(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return vS(e);
	if (r.length === 0) return wS(e);
	if (t === "drift") return dS(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? sS(a, i.effort) : uS(n);
}
function wS(e) {
	let { command: t, manifests: n } = e, r = $n(e).filter(({ severity: e }) => e !== "notice");
	if (At(r)) return `${TS(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = DS([...Nx(e)].map(([e, t]) => fy(t, e))), a = r.length > 0 ? `, with ${TS(r)}` : "";
	return `Valid: ${i} in ${J(n.length, "manifest")}${a}.`;
}
function TS(e) {
	return DS([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + Xe(t), 0);
		return n > 0 ? [J(n, t === "error" ? "problem" : t)] : [];
	}));
}
function ES(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${w(e)}`}`;
}
function DS(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
const OS = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function kS(e) {
	let t = AS(e), n = OS.flatMap((e) => t[e] > 0 ? [`${Y(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function AS(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[jS(n)] += 1;
	return t;
}
function jS(e) {
	let t = zx(e);
	return t === "removed" || t === "new" ? t : Ix(e) ? "renamed" : "changed";
}
function MS(e) {
	let t = $n(e).filter(({ severity: e }) => e === "error");
	return [
		...PS(e),
		...t.length > 0 ? [TS(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function NS(e) {
	let t = PS(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function PS(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...FS(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return LS(e, t === "apply" ? "applied" : "restored");
	let i = RS(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${fS(r) || "no drift"}`, ...i] : [...IS(r), ...i];
}
function FS({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${BS(e.projects)}` : "not compared with the target"] : [];
}
function IS(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Ax(e.map(({ plan: e }) => e));
	return [
		`Translations: ${kS(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [J(i, "conflict")] : [],
		...n > 0 ? [`${J(n, "change")} pending before`] : [],
		...r > 0 ? [`${Y(r)} skipped`] : []
	];
}
function LS(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = er(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Px(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${kS(i)}`,
		...l > 0 ? [`${J(l, "change")} not completed`] : [],
		...RS(n.length - r, t)
	];
}
function RS(e, t) {
	return e > 0 ? [`${J(e, "project")} not ${t}`] : [];
}
function zS(e) {
	if (e.is === "not compared") return [X`The manifests were not compared with those of the commit that the pull request would be merged into: ${Z(e.why)}.`];
	let t = X`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = Z(e.commit.slice(0, 7));
	return [X`${Hb(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, Hb(X`${`Difference: ${BS(e.projects)}.`}`)];
}
function BS(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(Ix).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${Y(e)} ${t}`] : []), ...i > 0 ? [`${J(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function VS(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${J(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = BS(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function HS(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${J(t, "conflict")}` : "";
	return `Translations from Lokalise: ${VS(e)}${n}`;
}
function US({ filters: e, by_kind: t }) {
	let n = sy.flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${Y(r)} of ${fy(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${O(e, 200)}`).join(" ");
	return X`${Hb(X`Only what matches`)} ${Z(r, Infinity)}: ${DS(n)}.`;
}
// src/report/view/sections.ts
const WS = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", GS = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with overwritten texts",
		meaning: WS
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other overwritten values",
		meaning: WS
	},
	renamed: {
		action: "Renamed",
		heading: "renamed",
		meaning: "It keeps its id, its translations and its history."
	},
	changed: {
		action: "Changed",
		heading: "changed without loss",
		meaning: "Values are added, or a switch changes. No text is lost."
	},
	new: {
		action: "New",
		heading: "new",
		meaning: "The project does not have it yet."
	}
}, KS = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, qS = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": KS,
	overwritten: KS,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: KS,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, JS = {
	Archived: {
		heading: "declared, and archived in the project",
		meaning: "It stays drift until its entry declares is_archived: true or false."
	},
	"To pull": {
		heading: "to pull: edited in the project, and not in the manifests",
		meaning: "Another person edited the text in the project, and no manifest has it. Apply keeps it."
	},
	Kept: {
		heading: "kept, and not changed: each line says why",
		meaning: "The project differs from its manifests, and apply does not change it."
	}
};
function YS(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, s = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		languages: n?.project.languages?.map(({ iso: e }) => e) ?? [],
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return Vb([
		QS(t.full === "also" ? r.filter(db) : r, t),
		ZS(i, t),
		...n ? $S({
			...e,
			plan: n
		}, s) : [],
		dC(a, t)
	]);
}
function XS({ problems: e, results: t = [] }, n = {}) {
	return Vb([QS(e, n), ZS(t, n)]).flatMap(({ rows: e }) => e);
}
function ZS(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		layout: "list",
		action: "Not made",
		title: `${J(n.length, "change")} not made`,
		rows: ky(n, t)
	};
}
function QS(e, t) {
	return {
		title: TS(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		layout: "list",
		rows: Cy(e, t)
	};
}
function $S({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = a.filter(({ reason: e }) => o && e === "archived");
	return [
		...r ? [nC(r.settings)] : [],
		...o ? [] : [rC((r ?? e).sends)],
		iC(a.filter(Yn), n),
		...tC(i, n),
		aC("Archived", s, n),
		oC(a.filter(Xn), n),
		aC("Kept", a.filter((e) => !Yn(e) && !Xn(e) && !s.includes(e)), n),
		...r ? [cC(r)] : [],
		...lC(i, n),
		...r ? uC(r, n) : []
	];
}
function eC(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function tC(e, t) {
	let n = t.isDrift ? qS : GS;
	return [...new Set(Rx.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[zx(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${Y(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			layout: a ? "lines" : "list",
			rows: eC(i.map((e) => (a ? qx : Hx)(e, t)))
		};
	});
}
function nC(e) {
	return {
		action: "Setting",
		title: `${J(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		layout: "lines",
		rows: eC(e.map($x))
	};
}
function rC(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		layout: "lines",
		rows: e.map(eS)
	};
}
function iC(e, t) {
	return {
		action: "Conflict",
		meaning: "The declared text is new, but it is not written, because a text in the project is kept. To keep that text, put it into the manifest. To replace it, name its key with the input or option take.",
		title: `${J(e.length, "conflict")}: new in the manifests, and not written`,
		part: "plan",
		noun: "conflict",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...Jx(e, t),
			isLoss: !0
		}))
	};
}
function aC(e, t, n) {
	let { keptElsewhere: r } = n, i = r !== void 0 && t.length > 20 ? sC(t).slice(0, 19) : t, a = t.length - i.length, o = i.map((e) => Jx(e, n));
	return {
		part: "plan",
		action: e,
		noun: "kept item",
		fold: "many",
		layout: "list",
		meaning: JS[e].meaning,
		title: `${Y(t.length)} ${JS[e].heading}`,
		rows: a > 0 ? [...o, rS(a, `and ${Y(a)} more, which ${r}`)] : o
	};
}
function oC(e, t) {
	let n = aC("To pull", e, t);
	return {
		...n,
		rows: n.rows.map((e) => ({
			...e,
			severity: "notice"
		}))
	};
}
function sC(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function cC({ released: e, released_kinds: t }) {
	let n = [...sy.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => nS(`all ${e.many}: no manifest declares any`)), ...e.map(tS)];
	return {
		action: "No longer managed",
		title: `${Y(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		layout: "names",
		rows: n
	};
}
function lC(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, ...r } = Hx(e, {
			...t,
			full: !0
		}), i = r.lines.filter(({ sign: e }) => e !== " ");
		return i.length === 0 ? [] : [{
			...r,
			lines: i
		}];
	});
	return [{
		part: "plan",
		title: `All values in full: ${J(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		rows: n
	}];
}
function uC({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${J(e.length, "change")}`,
		rows: eC(e.map((e) => Hx(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${J(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Hx(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function dC(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(tS).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${Y(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		layout: "names",
		rows: i > 0 ? [...r.slice(0, t), rS(i, `… and ${Y(i)} more; ${n}`)] : r
	};
}
function fC(e, t) {
	let { changes: n, released: r, rematched: i, changed_defaults: a, settings: o } = e, s = r.filter(({ fields: e }) => !e), c = r.filter(({ fields: e }) => e);
	return [
		nC(o),
		hC(`${Y(s.length)} no longer declared: the project keeps them, unless prune is on`, s.map((e) => ({
			...Xx(e, t),
			lines: []
		}))),
		hC(`${Y(c.length)} with fewer fields: the project keeps their values`, c.map((e) => Xx(e, t))),
		...mC(n, t),
		hC(`${Y(i.length)} with another id or former name`, i.map(Zx)),
		hC(`${J(a.length, "manifest")} with other values for new entries`, a.map(Qx)),
		...lC(n, t)
	];
}
function pC({ comparison: e, kept: t }, n) {
	let { changes: r, released: i } = e, a = t.filter(({ conflict: e }) => e), o = t.filter(({ conflict: e }) => !e);
	return [
		hC(`${Y(a.length)} in conflict: the manifest keeps its text`, a.map((e) => Yx(e, n))),
		hC(`${Y(i.length)} no longer declared`, i.map((e) => Xx(e, n))),
		...mC(r, n),
		hC(`${Y(o.length)} different, and kept`, o.map((e) => Yx(e, n))),
		...lC(r, n)
	];
}
function mC(e, t) {
	let n = (e, n) => ({
		title: `${Y(n.length)} ${e}`,
		part: "plan",
		noun: "entry",
		fold: "many",
		layout: "list",
		rows: eC(n.map((e) => Hx(e, t)))
	}), r = e.filter(({ action: e }) => e === "update");
	return [
		n("changed", r.filter((e) => !Ix(e))),
		n("renamed", r.filter(Ix)),
		n("new", e.filter(({ action: e }) => e === "create"))
	];
}
function hC(e, t) {
	return {
		part: "plan",
		title: e,
		noun: "entry",
		fold: "many",
		layout: "lines",
		rows: t
	};
}
// src/report/view/report.ts
function gC(e, t) {
	let n = _C(t.texts === !0 ? e : hb(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => vC(e, n, s, t)), ...o.map((e) => bC(e, t))];
	return {
		title: MS(n),
		heading: X`${NS(n)}${i.length > 1 ? X` · ${J(i.length, "project")}` : []}`,
		state: mr(n) ? "failed" : sr(n) ? "clean" : "open",
		isUntouched: lr(n),
		lead: TC(n, t),
		stopped: xS(e),
		verdict: EC(n, t),
		result: CS(n),
		comparison: a ? zS(a) : [],
		problems: QS(r, t),
		parts: c,
		next: jC(n, t),
		legend: PC(n, c)
	};
}
function _C(e) {
	let [t] = e.projects;
	return !t || e.projects.length > 1 ? e : {
		...e,
		problems: [],
		projects: [{
			...t,
			problems: [...e.problems, ...t.problems]
		}]
	};
}
function vC(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: yC(e),
		heading: X`${Z(i ?? a, 80)}${o ? X` · ${Z(o.project.name, 80)}` : []}`,
		result: xC(e, t),
		facts: CC(e, t, n),
		sections: YS(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(se)
	};
}
function yC({ name: e, id: t, plan: n }) {
	return O(e ?? n?.project.name ?? t, 200);
}
function bC(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: O(n, 200),
		heading: Z(n, 80),
		result: BS([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: fC(e, {
			texts: i,
			languages: [],
			full: t.full
		})
	};
}
function xC(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${yS([e])}.`;
	if (n) return t === "plan" ? SC(kS(cr(e))) : t === "drift" ? dS([e]) : sS(n, i);
}
function SC(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function CC(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = Ry(r), l = Zn(e), u = c === void 0 ? [] : [{
		is: "link",
		words: X`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? cS(i.project, cr(e)) : void 0;
	return [
		X`Project ${i && !n ? X`${Z(i.project.name, 80)} · ` : []}${Z(r, 200)}${c === void 0 ? [] : X` · ${u}`}`,
		...i?.filter ? [US(i.filter)] : [],
		...a?.is === "not compared" ? [wC(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [X`The backup is in ${Z(s)}.`],
		...l === void 0 ? [] : [X`${ES(void 0)}: ${Z(l, 800)}`]
	];
}
function wC(e) {
	return X`${Hb(X`All differences that apply would change are shown, not only those of this pull request.`)} Lokaform could not find out which are from this pull request: ${Z(e)}.`;
}
function TC(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = gy(r) || "no manifest", s = a ? X`the ${r.length === 1 ? "manifest" : "manifests"} ${Z(o)}` : X`${o}`;
	if (t === "assignee") return X`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return X`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => cr(e).length === 0);
	return lr(e) || c && l ? X`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? X`No plan could be made for this pull request:` : c ? n === void 0 ? X`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : X`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : X`No plan could be made for this pull request (from ${s}):`;
}
function EC(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? OC(e, t) : [DC(e, CS(e))];
}
function DC(e, t) {
	let n = Hb(X`${t}`), r = e.projects.some(({ results: e }) => e);
	return mr(e) ? {
		mark: "bad",
		words: n
	} : sr(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function OC(e, { isPullRequest: t }) {
	if (!mr(e)) return lr(e) ? [{
		mark: "good",
		words: Hb(X`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = $n(e), r = n.filter(ub), i = n.filter((e) => e.severity === "error" && db(e)), a = NC(e) && e.projects.every((e) => cr(e).length === 0);
	return [
		...i.length > 0 ? [DC(e, `${TS(i)}. ${AC(i)}`)] : [],
		...r.length > 0 ? [DC(e, kC(r))] : [],
		...a ? [{ words: X`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function kC(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${Y(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${J(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function AC(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function jC(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(cr), o = {
		...e,
		projects: i.map(MC)
	};
	if (r !== "plan" || a.length === 0 || mr(o)) return;
	let s = X`${Hb(X`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? X`${s} When this pull request is merged, the next apply makes these changes in the project.${NC(e) ? X` The changes that are already pending are made as well.` : []}` : X`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${Z(n, 200)}. It writes only from the default branch, and from the branches in the input ${Z("apply-from")}.` : X`${s} The next apply makes these changes in the project.`;
}
function MC(e) {
	return {
		...e,
		problems: e.problems.filter(db)
	};
}
function NC({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function PC(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...NC(e) ? [X`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [X`${CS(e)}`] : [],
			X`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => X`${Hb(X`${e}`)}: ${t}`)
	};
}
function FC(e, t) {
	let { id: n, manifests: r, plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = t;
	if (!i) return;
	let l = s === "drift", u = l || s === "restore" ? s : "plan", d = YS(e, {
		...t,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	});
	return {
		title: `Lokaform ${u} · project ${hy(e)} · ${gy(r)}`,
		page: Ry(n),
		notes: i.filter ? [US(i.filter)] : [],
		sections: d.filter(({ part: e }) => e !== "problems" && e !== "failed"),
		file: Qn(s, e),
		effect: l ? void 0 : cS(i.project, i.changes),
		result: l ? dS([e]) : sS(i, a, o?.length, s === "restore" ? "Restore" : "Apply")
	};
}
function IC(e) {
	let { command: t, problems: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${w(e)}`, a = r.map((e) => ({
		...r.length > 1 && { heading: `Project ${hy(e)}` },
		bugs: (e.bugs ?? []).map(se),
		rows: XS(e)
	})), o = t === "apply" || t === "restore", s = r.some(({ plan: e }) => e) ? r.length > 1 || o : o || !e.stopped;
	return {
		troubles: [{
			bugs: [],
			rows: Cy(n)
		}, ...a.filter(({ bugs: e, rows: t }) => e.length + t.length > 0)],
		isRed: mr(e),
		stopped: xS(e),
		backups: r.flatMap((e) => e.backup === void 0 ? [] : [`The backup${i(e)} is in ${w(e.backup)}.`]),
		restores: r.flatMap((e) => {
			let t = Zn(e);
			return t === void 0 ? [] : [`${ES(e.name)}: ${w(t)}`];
		}),
		result: s ? CS(e) : void 0
	};
}
function LC({ projects: e }) {
	return `${dS(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
}
function RC(e, t, n) {
	let r = hb(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Cy(i, o), ...a.flatMap((e) => XS(e, o))], c = !mr(r);
	return {
		isDone: c,
		...zC(r, t, c),
		projects: BC(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function zC(e, { url: t, commit: n, now: r, pullRequests: i }, a) {
	let { projects: o } = e, [s] = o, c = o.length === 1 && s?.name !== void 0 ? X` · ${Z(s.name, 80)}` : [], l = X`at commit ${Z(n.slice(0, 7))} on ${vy(r)}`, u = (e) => t === "" ? e : [{
		is: "link",
		words: e,
		address: t
	}], d = o.some(({ results: e }) => e), f = d ? X`: ${`${yS(o)}.`}` : X` wrote nothing.`, p = `The figures are for ${J(i, "merged pull request")} together.`, m = d && i > 1 ? [X`${p}`] : [];
	return a ? {
		heading: X`✅ Applied${c}`,
		lead: [X`Applied by ${u(X`this run`)} ${l}${f}`, ...m]
	} : {
		heading: er(e).some(({ outcome: e }) => e.state === "done") ? X`❌ Not everything was applied${c}` : X`❌ Nothing was applied${c}`,
		lead: [
			X`${u(X`This run`)} ${l}${f}`,
			...m,
			X`Each later run updates this comment, until everything is applied.`
		]
	};
}
function BC(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => mr({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? yS([e]) : "not applied";
		return X`${Z(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, X`${`… and ${J(i, "more project")}`}`] : r;
}
// src/files/commitFiles.ts
var VC = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, HC = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new VC(e.path, t);
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
		return (await this.members(A(e)))?.find(({ name: t }) => t === ln(e));
	}
	async members(e) {
		let [t = ""] = mn(e, this.#e).split(gn);
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
		let t = mn(this.#e, e).split(gn).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || dn(t)) return;
			let e = this.#l(t);
			if (!e) return t;
			let n = await this.#c(e);
			if (dn(n)) return;
			let r = pn.join(pn.dirname(e.path), n, t.slice(e.path.length));
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
}, UC = n(((e) => {
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
})), WC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), GC = n(((e) => {
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
})), KC = n(((t) => {
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
})), qC = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), JC = n(((e, t) => {
	var n = qC(), r = {
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
})), YC = n(((t, n) => {
	var r = JC(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), XC = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = YC(), i = ht(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
})), ZC = n(((t, n) => {
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
})), QC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = ZC();
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
})), $C = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), ew = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = UC(), e.errno = WC(), e.fs = GC(), e.path = KC(), e.pattern = XC(), e.stream = QC(), e.string = $C();
})), tw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = ew();
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
})), nw = n(((e) => {
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
})), rw = n(((e) => {
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
})), iw = n(((t) => {
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
})), aw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = iw();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), ow = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = nw(), n = rw(), r = aw();
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
})), sw = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), cw = n(((e, t) => {
	t.exports = r;
	let n = sw();
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
})), lw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), uw = n(((e) => {
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
})), dw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = uw();
})), fw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), pw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = ow(), n = cw(), r = lw(), i = dw(), a = fw();
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
})), mw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = ow(), n = lw(), r = dw(), i = fw();
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
})), hw = n(((t) => {
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
})), gw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = ow(), i = hw();
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
})), _w = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = pw(), n = mw(), r = gw();
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
})), vw = n(((e, t) => {
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
})), yw = n(((e, t) => {
	var n = vw();
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
})), bw = n(((e) => {
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
})), xw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = bw();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), Sw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = _w(), i = yw(), a = bw(), o = xw();
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
})), Cw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Sw();
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
})), ww = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Sw();
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
})), Tw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = _w(), n = bw(), r = xw();
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
})), Ew = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Tw();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), Dw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = _w();
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
})), Ow = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = Cw(), n = ww(), r = Ew(), i = Dw();
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
})), kw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = ow(), i = ew();
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
})), Aw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = ow(), i = Ow(), a = kw();
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
})), jw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ow(), n = kw(), r = Aw();
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
})), Mw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ew();
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
})), Nw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Mw();
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
})), Pw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ew(), n = Nw();
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
})), Fw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ew();
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
})), Iw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ew();
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
})), Lw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ew();
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
})), Rw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Pw(), i = Fw(), a = Iw(), o = Lw();
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
})), zw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = jw(), n = Rw();
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
})), Bw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Aw(), i = Rw();
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
})), Vw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ow(), n = Ow(), r = kw();
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
})), Hw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Vw(), n = Rw();
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
})), Uw = n(((t) => {
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
})), Ww = n(((e, t) => {
	let n = tw(), r = zw(), i = Bw(), a = Hw(), o = Uw(), s = ew();
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
})), Gw = t(Ww(), 1);
const Kw = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function qw(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(Jw)) : r(Kw), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, Jw(e)) : r(Kw), (e) => r(e));
		}
	};
}
function Jw({ name: e, kind: t }) {
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
// src/files/findFiles.ts
async function Yw(e, t, n, r) {
	let i = hn(t, e);
	return await Gn(i, n) ? [i] : Xw(e.split(gn).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof VC) throw e;
		return [];
	});
}
async function Xw(e, t, n, r) {
	let i = [];
	if (n.commit && !Gw.default.isDynamicPattern(e)) return i;
	let a = Se(e), o = a.map(({ superset: e }) => e), { dot: s = !1 } = t, c = Gw.default.stream([...new Set(o.map((e) => e.glob))], {
		...t,
		dot: s || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: qw(n.commit) }
	});
	for await (let e of c) {
		if (r.aborted) break;
		let o = String(e);
		if (!a.some((e) => v(e, o, s))) continue;
		let c = hn(t.cwd, o);
		await Gn(c, n) && i.push(c);
	}
	return i;
}
// src/files/textFiles.ts
async function Zw(e, t, n) {
	let r = new Map(), i = [];
	for (let o of e) {
		let e = await Qw(o, t, n), s = e.flatMap((e) => eT(o, e) ?? []), c = s.filter(({ textFile: e }) => tT(o, e.language));
		a(i, rT(o, e, s), iT(o, c, t));
		for (let e of c.sort(nT(o))) r.has(e.full) ? i.push(aT(o, Pn(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Qw(e, t, n) {
	return (await Yw(Mt(e), e.folder, t, n)).filter((e) => Re(e) !== void 0).sort();
}
function $w({ folder: e }, t) {
	return mn(e, t).split(gn).join("/");
}
function eT(e, t) {
	let n = $w(e, t), r = ot(e, n);
	if (!(rt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...gt(e, n)
		}
	};
}
function tT(e, t) {
	return t === void 0 || n_(e, t);
}
function nT({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function rT(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [E("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [E("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => _(t ?? "", e)), n = t === void 0 ? `Create the file, remove ${e} from languages, or let lokaform pull create it with --create-files.` : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return E("no-language-file", i, { place: a });
	});
}
function iT({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${Pn(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [E("bad-setting", o, { place: t })];
	});
}
function aT({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return E("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function oT(e, t, n, r) {
	let { paths: i, problems: o } = await sT(e, t, n, r), s = await Zw(e.texts, n, r), c = {}, l = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await fT(o ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, a(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(E("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [Pn(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function sT({ kinds: e, globs: t, folder: n }, { id: r }, i, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await dT(l, t[l], i, o);
		s[l] = e.files, a(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await uT(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function cT(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => sT(e, { id: "" }, n, t))), i = (await Zw(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function lT(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await uT(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${Pn(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, E("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await cT(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function uT(e, t, n) {
	let r = hn(t, e);
	return await Gn(r, n) ? [r] : [];
}
async function dT(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Yw(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Kn(hn(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(E("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function fT(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = Pn(a, t);
		try {
			let n = zn(await Rn(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof VC) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(E("not-read", `${e} cannot be read: ${Un(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// \0node:crypto
const pT = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), mT = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
function hT(e, t, n) {
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
function gT(e, t, n = Infinity, r) {
	let { count: i, project: a } = e.step, o = _T(e.step), s = _T({
		...e.step,
		project: void 0
	}), c = i && vT(i), l = (e, ...t) => [[e, c].filter(Boolean).join(": "), ...t].filter(Boolean).join(" · "), u = r && r.until > t ? CT(r, t) : void 0, d = yT(e), f = (d > 0 ? xT(e, d, t) : void 0) ?? ST(t - e.began), p = d > 0 ? `${bT(d)} ${i?.unit}s/s` : void 0;
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
	]).find((e) => e !== "" && Nt(e) <= n) ?? (u ? `Waiting ${u}` : s).slice(0, n);
}
function _T({ phase: e, project: t }) {
	let n = t === void 0 ? void 0 : `project ${De(t, 40)}`;
	switch (e) {
		case "reading": return "Reading manifests";
		case "observing": return `Reading ${n ?? "the project"}`;
		case "planning": return n ? `Planning ${n}` : "Planning";
		case "writing": return "Writing manifests";
		case "applying": return n ? `Applying to ${n}` : "Applying";
		case "verifying": return n ? `Verifying ${n}` : "Verifying";
	}
}
function vT({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? J(e, n) : void 0 : `${Y(e)} of ${J(t, n)}`;
}
function yT({ first: e, last: t }) {
	let n = t.at - e.at, r = t.done - e.done;
	return n >= 1e3 && r > 0 ? r * 1e3 / n : 0;
}
function bT(e) {
	return e < 10 ? e.toFixed(1) : Y(Math.round(e));
}
function xT({ step: e, last: t }, n, r) {
	let i = e.count?.total;
	if (i === void 0) return;
	let a = (i - t.done) * 1e3 / n - (r - t.at);
	return a >= 500 ? `${wT(a)} left` : void 0;
}
function ST(e) {
	return e >= 500 ? `${wT(e)} elapsed` : void 0;
}
function CT({ until: e, reason: t }, n) {
	return `${wT(e - n)}: ${w(t)}`;
}
function wT(e) {
	let t = Math.round(e / 1e3);
	if (t < 60) return `${t} s`;
	let n = Math.floor(t / 60);
	return n < 60 ? `${n} min ${t % 60} s` : `${Math.floor(n / 60)} h ${n % 60} min`;
}
function TT({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${w(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function ET(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${w(r)} is sent again: ${a}.`]);
	};
}
// node_modules/diff/libesm/diff/base.js
var DT = class {
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
new class extends DT {}();
// node_modules/diff/libesm/util/string.js
function OT(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function kT(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function AT(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function jT(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function MT(e, t) {
	return AT(e, t, "");
}
function NT(e, t) {
	return jT(e, t, "");
}
function PT(e, t) {
	return t.slice(0, FT(e, t));
}
function FT(e, t) {
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
function IT(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function LT(e, t) {
	if (t) return zT(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function RT(e, t) {
	if (t) return zT(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function zT(e, t) {
	if (!t) return [RT(e), LT(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = IT(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const BT = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", VT = RegExp(`[${BT}]+|\\s+|[^${BT}]`, "ug");
new class extends DT {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = IT(e, r);
		} else n = e.match(VT) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && HT(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && HT(n, i, r, null, t.intlSegmenter), e;
	}
}();
function HT(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = zT(t.value, i), [s, c] = zT(n.value, i);
		if (e) {
			let r = OT(a, s);
			e.value = jT(e.value, s, r), t.value = MT(t.value, r), n.value = MT(n.value, r);
		}
		if (r) {
			let e = kT(o, c);
			r.value = AT(r.value, c, e), t.value = NT(t.value, e), n.value = NT(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = RT(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = RT(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = RT(r.value, i), [a, o] = zT(t.value, i), s = OT(n, a);
		t.value = MT(t.value, s);
		let c = kT(MT(n, s), o);
		t.value = NT(t.value, c), r.value = AT(r.value, n, c), e.value = jT(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = RT(r.value, i), n = PT(LT(t.value, i), e);
		t.value = NT(t.value, n);
	} else if (e) {
		let n = PT(LT(e.value, i), RT(t.value, i));
		t.value = MT(t.value, n);
	}
}
new class extends DT {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${BT}]+|[^\\S\\n\\r]+|[^${BT}]`, "ug");
		return e.match(t) || [];
	}
}();
const UT = new class extends DT {
	constructor() {
		super(...arguments), this.tokenize = GT;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function WT(e, t, n) {
	return UT.diff(e, t, n);
}
function GT(e, t) {
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
function KT(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends DT {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (KT(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends DT {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends DT {
	constructor() {
		super(...arguments), this.tokenize = GT;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(qT(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function qT(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = qT(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = qT(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const JT = new class extends DT {
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
function YT(e, t, n) {
	return JT.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function XT(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function ZT(e) {
	if (!XT(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const QT = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function $T(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		WT(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(WT(n, r, s));
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
			let t = n[e], i = t.lines || nE(t.value);
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
function eE(e, t) {
	if (t ||= QT, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => eE(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = QT, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + ZT(r) + " " + ZT(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + ZT((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + ZT((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + ZT((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + ZT((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + ZT(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + ZT(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function tE(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		$T(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? eE(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = $T(e, t, n, r, i, a, o);
		return s ? eE(s, o?.headerOptions) : void 0;
	}
}
function nE(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/view/marks.ts
function rE({ sign: e, value: t, other: n, language: r }) {
	if (n === void 0) return [{
		text: t,
		isChanged: !1
	}];
	let [i, a] = [aE(t), aE(n)], o = e === "-" ? sE(i.text, a.text, r).old : sE(a.text, i.text, r).text;
	return [
		{
			text: i.start,
			isChanged: !1
		},
		...o,
		{
			text: i.end,
			isChanged: !1
		}
	].reduce(iE, []);
}
function iE(e, t) {
	let n = e.at(-1);
	return n?.isChanged === t.isChanged ? n.text += t.text : t.text !== "" && e.push({ ...t }), e;
}
function aE(e) {
	let [, t = "", n = e, r = ""] = /^("\u2068?)(.*?)(\u2069?")$/s.exec(e) ?? [];
	return {
		start: t,
		text: n,
		end: r
	};
}
let oE;
function sE(e, t, n) {
	return (oE?.old !== e || oE.text !== t || oE.language !== n) && (oE = {
		old: e,
		text: t,
		language: n,
		found: cE(e, t, n)
	}), oE.found;
}
function cE(e, t, n) {
	let r = {
		old: [lE(e)],
		text: [lE(t)]
	}, i = YT(fE(e, n), fE(t, n), { maxEditLength: 600 });
	if (!i) return r;
	let a = i.map(({ value: e, added: t, removed: n }) => ({
		text: e.join(""),
		added: t,
		removed: n
	}));
	return a.reduce((e, t) => e + (t.added || t.removed ? 0 : t.text.trim().length), 0) < .2 * Math.max(e.length, t.length) ? r : {
		old: uE(a.filter(({ added: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.removed
		}))),
		text: uE(a.filter(({ removed: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.added
		})))
	};
}
function lE(e) {
	return {
		text: e,
		isChanged: !1
	};
}
function uE(e) {
	let t = [];
	return e.forEach((n, r) => {
		let [i, a] = [t.at(-1), e[r + 1]], o = !n.isChanged && n.text === " " && i?.isChanged && a?.isChanged, s = n.isChanged || o === !0;
		i?.isChanged === s ? i.text += n.text : t.push({
			text: n.text,
			isChanged: s
		});
	}), t;
}
const dE = new Map();
function fE(e, t = "") {
	let n = pE(t);
	return n ? Array.from(n.segment(e), ({ segment: e }) => e) : e.split(/(?<=\W)|(?=\W)/u);
}
function pE(e) {
	return dE.has(e) || dE.set(e, mE(e)), dE.get(e);
}
function mE(e) {
	if ("Segmenter" in Intl) return new Intl.Segmenter(hE(e)?.toString(), { granularity: "word" });
}
function hE(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/text/sectionsText.ts
const gE = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function _E(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Ze([n("strong", e)], r),
		...vE(i, t)
	]);
}
function vE(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...yE(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: CE(i.map(({ label: e }) => e), a),
		places: CE(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => bE(e, o, {
		paint: t,
		width: n
	}));
}
function yE({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Ce(t)}`;
	return {
		label: Ce(e) + i,
		at: n ? Ce(my({ place: n }, r)) : ""
	};
}
function bE(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = Nt(i) <= t.labels && Nt(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", u = 4 + t.labels + l.length + t.places + 2, d = `${SE(e, n)}${i}${l}${n("dim", a)}`, f = `${SE(e, n)}${Ke(i, t.labels)}${l}${Ke(n("dim", a), t.places)}`, p = e.lines.flatMap((e) => Bt(" ".repeat(6) + xE(e, n), s, 8)), m = `${c ? f : d}  ${o}`.trimEnd();
	return Nt(m) <= s && (c || Nt(o) <= 20) ? [m, ...p] : c && s - u >= 40 ? [...Bt(m, s, u), ...p] : [
		...Bt((c && r !== void 0 ? f : d).trimEnd(), s, 6),
		...o === "" ? [] : Bt(" ".repeat(6) + o, s, 8),
		...p
	];
}
function xE(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : rE(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function SE({ sign: e }, t) {
	return `  ${t(gE[e], e)} `;
}
function CE(e, t) {
	return e.map(Nt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/report/text/reportText.ts
function wE(e, { paint: t, width: n, ...r }) {
	let i = FC(e, r);
	if (!i) return [];
	let { title: a, page: o, notes: s, sections: c, file: l, effect: u, result: d } = i, f = (e) => `  ${t(gE["!"], Ub(e))}`, p = [
		t("strong", a),
		...o === void 0 ? [] : [`  ${t("dim", o)}`],
		...s.map(f)
	], m = _E(c, {
		paint: t,
		width: n,
		file: l
	}), h = [
		...m.length > 0 ? [""] : [],
		...u ? [f(u)] : [],
		t("strong", d)
	];
	return [
		...Ze(p, n),
		...m,
		...Ze(h, n)
	].map(ve);
}
function TE(e, { paint: t }) {
	let { comparison: n, parts: r } = gC({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", Ub(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Ub(e))] : [], ..._E(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(ve);
}
function EE(e, t) {
	return Cy(e).map((e) => DE(e, t));
}
function DE({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? w(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return ve(u.join(": "));
}
function OE(e, t) {
	return IC(e).troubles.flatMap(({ heading: e, bugs: n, rows: r }) => [
		...e === void 0 ? [] : [ve(t("strong", e))],
		...n.map(ve),
		...r.map((e) => DE(e, t))
	]);
}
function kE(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = IC(e), c = [
		...i ? [t("bad", Ub(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Ze(c, n), ...o].map(ve);
}
function AE({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${w(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${w(n(e))}. To apply it: lokaform apply --plan ${by(w(n(e)))}`), r.map(ve);
}
function jE(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = _E(pC(e, {
		texts: i,
		full: a,
		languages: []
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${w(o)}: the manifests stay as they are${ME(c.length)}.` : `Pull from ${w(o)}: ${VS([e])}.`, f = Ze([t("strong", `From ${w(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${w(e)}`),
		...Ze([t("strong", d)], n)
	].map(ve);
}
function ME(e) {
	return e === 0 ? "" : `, and ${J(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function NE(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = w(e);
		return tE(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => ve(e.split("	").map(w).join("	")));
	});
}
// src/plan/comparePlans.ts
function PE(e, t) {
	let n = FE(t.plan, BE), r = HE([e.plan, t.plan]), i = FE(e.plan, r), a = LE(e.plan), o = new Set(t.plan.kept.map(WE)), s = new Set(KE(t).map(qE)), c = new Set((t.plan.sends ?? []).map(GE)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: IE(e.plan, BE, (e, t) => !n(e, t)),
		pending: IE(e.plan, BE, n),
		resolved: IE({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(WE(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(GE(e))),
		released: e.unmanaged.filter((e) => l.has(cy(e.kind).plural) && !s.has(qE(e)))
	};
}
function FE({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => M([zE(e), t]))));
	return (e, t) => n.has(M([e, t]));
}
function IE({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = zE(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [RE(e, a)];
	});
}
function LE({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(qE)), r = new Set(t.map(({ kind: e, label: t }) => M([e, t])));
	return (e) => r.has(M([e.kind, e.label])) || e.action === "destroy" && n.has(qE(e));
}
function RE(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => ly(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function zE(e) {
	return e.action === "create" ? M([
		e.kind,
		"new",
		e.identity
	]) : M([e.kind, String(e.id)]);
}
function BE(e) {
	return e.action === "update" ? e.fields.map(VE) : e.action === "destroy" ? [M(["destroy", e.how])] : [M(["create", ...e.fields.map(VE).toSorted()])];
}
function VE({ field: e, part: t, after: n }) {
	return M([
		e,
		t ?? null,
		n
	]);
}
function HE(e) {
	let t = new Set(e.flatMap(UE));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => M([e, t ?? null])) : t.has(zE(e)) ? BE(e) : [e.action];
}
function UE({ changes: e }) {
	let t = new Set();
	return e.map(zE).filter((e) => t.size === t.add(e).size);
}
function WE(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared
	] : [];
	return M([
		t,
		String(n),
		r,
		...i
	]);
}
function GE({ variable: e, host: t }) {
	return M([e, t]);
}
function KE({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function qE({ kind: e, id: t }) {
	return M([e, String(t)]);
}
// src/settings/changedSettings.ts
function JE(e) {
	return new Map(Ve.flatMap((t) => {
		let n = t === te ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function YE(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || ZE(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function XE(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => ZE(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function ZE(e, t) {
	return e !== "" && Ly(e).toLowerCase() === Ly(t).toLowerCase();
}
function QE(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return E("not-read", t, { severity: "notice" });
}
function $E(e, t) {
	let n = Ve.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return M(r ?? null) === M(i ?? null) ? [] : [{
			name: Lt(n),
			...r !== void 0 && { before: eD(r) },
			...i !== void 0 && { after: eD(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function eD(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function tD(e, t, n) {
	let r = (e) => E("bad-setting", e), i = h(be, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [E("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = y(e, a) || ` There are ${a.join(", ")}.`;
		return [E("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(T) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [T, ...qe];
	if (c.length > 1) for (let t of l) h(t, e) !== void 0 && o.push(r(`The option --${Ne(t)} (in the action: ${Ne(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function nD(e, t, n, r, i = []) {
	let a = Ve.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = dD(e, t, {
		members: [...o.map(aD), ...[...s].map(oD)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, cD(e, t, n, a, i)])), u = o.map((n) => lD(e, t, n, i)), d = new Map(o.map((n) => [n, uD(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => D(m, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => fe(m, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function rD({ value: e, spot: t }, n) {
	return {
		value: mD(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const iD = Zt(k(), Jt());
function aD(e) {
	return e.entries ? {
		...e,
		schema: Qt(Jt()).refine(...b)
	} : e.members ? {
		...e,
		schema: iD
	} : e;
}
function oD(e) {
	let t = Ve.filter(({ parent: t }) => t === e), n = t.map((e) => e.name), r = new Set(t.map(({ expects: e }) => e)), i = t.map((e) => `${e.name}: ${e.docs.example}`).join(", "), [a] = r.size === 1 ? [...r].map((e) => ` to ${e}`) : [`, such as { ${i} }`], o = `a mapping of ${n.slice(0, -1).join(", ")} and ${n.at(-1)}${a}`;
	return {
		name: e,
		schema: iD,
		expects: o
	};
}
const sD = {
	values: {},
	broken: new Set(),
	problems: []
};
function cD(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = rD(t, n), s = [...i, n];
	return mD(o.value) ? dD(e, o, {
		members: a,
		thing: s.join("."),
		within: s,
		group: n
	}) : sD;
}
function lD(e, t, { name: n, schema: r, members: i }, a) {
	let o = rD(t, n);
	if (!i || !mD(o.value)) return sD;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return dD(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function uD(e, t, { name: n, entries: r }) {
	let i = rD(t, n);
	return r && Array.isArray(i.value) ? Vs(e, i, r).problems : [];
}
function dD({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, group: s, schema: c = fD(i) }) {
	let l = new Map(Object.keys(mD(n) ? n : {}).flatMap((t) => {
		let n = fe(e, r, [t]), i = je("setting", Lt({
			parent: s,
			name: t
		}), n);
		return i ? [[t, i]] : [];
	})), u = mD(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !l.has(e))) : n ?? {}, d = c.safeParse(u), f = d.success ? [] : d.error.issues, p = new Set(f.flatMap(pD)), m = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), h = mD(u) ? Object.entries(u).filter(([e]) => !p.has(e)) : [];
	return {
		values: Object.fromEntries(h),
		broken: p,
		problems: [...l.values(), ...ps(f, {
			value: u,
			spot: r,
			file: e,
			textAt: t,
			noun: "setting",
			within: o,
			thing: a,
			members: m
		})]
	};
}
function fD(e) {
	return Xt(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function pD(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function mD(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
const hD = 1e3;
function gD(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = nD(e, n, "top", "lokaform.yaml"), i = _D(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: yt([...r.problems, ...i?.problems ?? []])
	};
}
function _D(e, t, n) {
	let r = n.get(te);
	if (r === void 0) return;
	let i = [], o = (e, t) => i.push(E("bad-setting", e, { place: t }));
	n.get(T) !== void 0 && o("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(T));
	let s = new Map(), c = Object.keys(r);
	if (c.length > hD) return o(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${hD.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(te)), {
		entries: s,
		problems: i
	};
	let l = rD(t, te.name);
	c.length === 0 && o("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(te));
	let u = new Map();
	for (let t of c) {
		let n = fe(e.file, l.spot, [t]);
		vD(t) || o(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: c } = nD(e, rD(l, t), "entry", "an entry of projects", [te.name, t]);
		a(i, c), s.set(t, r);
		let d = r.get(T), f = u.get(d ?? "");
		d === void 0 ? r.isBroken(T) || o(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : o(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(T));
	}
	return {
		entries: s,
		problems: i
	};
}
function vD(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function yD(e, t) {
	return hn(t.working, h(mt, e) ?? mt.default);
}
async function bD(e, t) {
	let n = yD(e, t), r = h(mt, e) === void 0 || t.commit && !await Gn(n, t), i = r ? yD({}, t) : n;
	if (r && !await Gn(i, t)) return { problems: [] };
	let a = Pn(i, t), o;
	try {
		o = zn(await Rn(i, t));
	} catch (e) {
		if (e instanceof VC) throw e;
		return { problems: [E("not-read", `The settings in ${a} cannot be read: ${Un(e)}`)] };
	}
	let s = Jh(a, o);
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = gD(s, A(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(xD)
	};
}
function xD({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/filterProblems.ts
const SD = [{
	row: Te,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: S,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function CD(e, t) {
	if ((h(_e, e) ?? []).length === 0) return [];
	let n = (t) => h(t, e), r = SD.filter(({ row: e }) => ![void 0, !1].includes(n(e))).map(({ row: e, why: t }) => E("bad-setting", `--filter cannot be used with --${Ne(e)}: ${t}. Remove one of them.`)), i = t ? [t.top, ...t.projects?.values() ?? []] : [], a = Pt.some((e) => [n(e), ...i.map((t) => t.get(e))].some((e) => e !== void 0 && e !== "off"));
	return [...r, ...a ? [E("bad-setting", "Prune is off in this run, because --filter chooses only some of the keys. To remove keys, run without --filter.", { severity: "notice" })] : []];
}
// src/settings/precedence.ts
function wD(e, { raw: t, environment: n, parts: r }) {
	let i = h(e, t);
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
	return wD(e, t)?.value;
}
// src/settings/projectId.ts
const TD = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, ED = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, DD = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, OD = {
	where: "the setting project",
	instead: "write the id itself"
}, kD = {
	secrets: [],
	problems: []
};
function AD(e, t) {
	let n = MD(e, t), { id: r, secrets: i } = n, a = h(_t, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Ly(r))) return n;
	let o = h(T, t.raw) === void 0 ? e?.place(T) : void 0, s = `${jD(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [E("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function jD(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : h(T, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function MD(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = h(T, t);
	if (a !== void 0) return PD(a);
	let o = e?.get(T);
	return e && o !== void 0 ? ND(o, n, e.place(T)) : e?.isBroken(T) || r?.projects ? kD : i === void 0 ? {
		secrets: [],
		problems: [E("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : S_(i).length > 0 ? ND(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function ND(e, t, n) {
	let [r, i, ...a] = b_(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!b_(e).some((e) => "name" in e)) return FD(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([LD("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = F_(r.name, OD, t);
	if ("message" in l) return o([E(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!DD.test(u)) return o([LD(`The value of ${c} ${ID}`, n)]);
	let d = FD(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, Ly(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return d.id === void 0 ? d : {
		...d,
		secrets: f
	};
}
function PD(e, t = "project") {
	let [n, r] = ED.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? FD(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [LD(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : FD(r.replace(/%3a/i, ":"), i);
}
function FD(e, t, n) {
	return TD.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [LD(`${t} ${ID}`, n)]
	};
}
const ID = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function LD(e, t) {
	return E("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function RD(e, t) {
	let n = $(_e, t), r = BD(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? h(i, t.raw) : $(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = $(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: $(we, t),
		writers: $(Oe, t),
		take: $(pe, t),
		filter: n,
		owner: $(ee, t),
		prune: Object.fromEntries(i),
		pruneBy: $(zt, t),
		onProblem: $(Ut, t),
		protectedTags: $(ce, t),
		limits: Object.fromEntries(a),
		allowRemovals: $(vt, t),
		allowWrongProject: $(dt, t)
	};
	return {
		rules: o,
		problems: [...e.flatMap((e) => HD(e, o, t)), ...UD(e, o, t)]
	};
}
function zD(e) {
	let { value: t = {}, part: n } = wD(we, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(we, e)]));
}
function BD(e) {
	return qe.some((t) => h(t, e) !== void 0);
}
function VD(e, t) {
	if (!t || !BD(e) || h(et, e) !== void 0) return [];
	let n = [t.top, ...t.projects?.values() ?? []], r = Pt.some((e) => n.some((t) => (t.get(e) ?? "off") !== "off")), i = `Prune is off in this run, because ${qe.map((e) => `--${Ne(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add --${Ne(et)}.`;
	return r ? [E("bad-setting", i, { severity: "notice" })] : [];
}
function HD(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Lt(a), { place: s } = wD(a, n) ?? {}, c = (e) => E("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = _r(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(ee) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && gr(e, t) === void 0 && !l(zt) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
function UD(e, t, n) {
	let { value: r, place: i } = wD(zt, n) ?? {}, a = e.filter((e) => e.removalBy({
		...t,
		pruneBy: void 0
	}) === void 0).map(({ settings: e }) => e.prune);
	if (r !== "destroy" || a.some((e) => $(e, n) !== "off")) return [];
	let o = `The setting prune.by has no effect, because ${a.map(Lt).join(" and ")} is off. Remove it, or turn prune on.`;
	return [E("bad-setting", o, {
		severity: "warning",
		...i && { place: i }
	})];
}
// src/settings/textSources.ts
function WD(e, t) {
	if (e.some((e) => e.isBroken(m))) return;
	let n = e.find((e) => e.get(m) !== void 0);
	return n?.get(m)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(m, r, "files"),
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
async function GD(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [E("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Cn(hn(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Un(e)}`);
	}
}
const KD = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GH_ENTERPRISE_TOKEN",
	"GITHUB_ENTERPRISE_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function qD(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => v_(t, e.get(le) ?? "")).filter((e) => e !== void 0 && R_(e) === void 0), i = [
		n,
		t[N_],
		v_(t, "INPUT_TOKEN"),
		...r,
		...JD(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function JD(e) {
	return KD.flatMap((t) => v_(e, t) || []);
}
const YD = E("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function XD(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(le);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [YD] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [E(n, t, { place: e.place(le) })] : []
	});
	if (!ZD(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !XE(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = v_(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = R_(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function ZD(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : L_(e) || z_(v_(t, e) ?? "", JD(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function QD(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: d } = n, f = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: f
	}, m = c ? AD(f[0], n) : kD, g = {
		name: e,
		id: m.id ?? ""
	}, _ = XD(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: d,
		named: g
	}), v = RD(n.kinds, p), y = !(l && f.some((e) => e.isBroken($e))) && $($e, p), b = S_(f[0]?.get(T) ?? "").length > 0;
	return {
		settings: {
			...g,
			chosen: h(T, r) === void 0 && b ? m.id : void 0,
			secrets: m.secrets,
			token: _.token,
			manifests: eO(p, n),
			rules: v.rules,
			checks: $D(p),
			inFile: JE(f),
			languagePlaces: zD(p),
			useAutomations: $(ye, p),
			concurrency: $(u, p),
			rate: $(pt, p),
			showTexts: y && YE(d, g)
		},
		problems: [
			...m.problems,
			..._.problems,
			...v.problems
		]
	};
}
function $D(e) {
	let t = Ct.map((t) => [t, $(st[t], e)]);
	return Object.fromEntries(t);
}
function eO({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of qe) {
		let r = h(n, e);
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
	let s = WD(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
// src/settings/resolve.ts
const tO = new AbortController().signal;
async function nO(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = tO }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: f, problems: p } = await bD(t, n), m = await GD(h(me, t), l), g = o ?? m.token ?? (r.LOKALISE_API_TOKEN || void 0), _ = qD(f, r, g), v = {
		values: r,
		tokens: _,
		allowed: h(ut, t)
	}, y = {
		raw: t,
		environment: r,
		parts: f ? [f.top] : []
	}, b = $(We, y), x = tD(t, f, a), S = e !== "validate" && !b, C = {
		kinds: sy,
		raw: x.names.length > 1 ? {
			...t,
			[Ne(T)]: []
		} : t,
		environment: r,
		config: f,
		usable: v,
		runToken: g,
		online: S,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, ee = f === void 0 && p.length > 0, te = (e) => QD(e, e === void 0 ? void 0 : f?.projects?.get(e), C), re = ee ? [] : x.names.map(te), ie = re.map(({ settings: e }) => e), ae = x.others.map((e) => te(e).settings), oe = {
		kinds: sy,
		command: e,
		apiUrl: $(d, y),
		projects: ie,
		others: ae.flatMap(({ manifests: e }) => e ?? []),
		showTexts: ie.every(({ showTexts: e }) => e) && aO(u),
		usable: v,
		secrets: [..._.map(ne), ...[...ie, ...ae].flatMap((e) => e.secrets)],
		timeLimit: $(ge, y),
		...rO(t, y, n),
		combines: !1,
		matrix: b,
		reports: [],
		backupDir: iO(h(Ye, t) ?? i, n),
		restoreFlags: oO(t, f !== void 0)
	}, se = C.online && ie.some(({ inFile: e }) => e.get($e) !== !1);
	return {
		settings: oe,
		problems: sO([
			...m.problems,
			...ke(t),
			...p,
			...x.problems,
			...re.flatMap((e) => e.problems),
			...C.online ? VD(t, f) : [],
			...CD(t, f),
			...u?.is === "missing" && se ? [QE(u.why)] : []
		])
	};
}
function rO(e, t, n) {
	return {
		format: $(wt, t),
		detailedExitcode: $(de, t),
		all: $(re, t),
		publish: $(Ht, t),
		failOnDrift: $(Je, t),
		applyFrom: $(lt, t),
		yes: $(Dt, t),
		verbose: $(jt, t),
		quiet: $(l, t),
		force: $(Ft, t),
		out: iO(h(Ge, e), n),
		report: [...new Set($(at, t).map((e) => hn(n.working, e)))],
		plan: iO(h(Te, e), n),
		configFile: yD(e, n)
	};
}
function iO(e, { working: t }) {
	return e === void 0 ? void 0 : hn(t, e);
}
function aO(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function oO(e, t) {
	return [
		mt,
		...t ? [T] : [],
		me,
		d
	].flatMap((t) => {
		let n = h(t, e);
		return n === void 0 ? [] : [`--${Ne(t)}`, n];
	});
}
function sO(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/kinds/read.ts
function cO(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function lO(e, t, n) {
	let r = uO(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* uO(e, t, n, r = new Map()) {
	let i = [], o = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = M([
				c.name,
				e,
				a ? mO(a) : null
			]), s = r.get(o), u = s?.text === i ? s.read : dO(c, t, n);
			r.set(o, {
				text: i,
				read: u
			}), l.push(u), yield;
		}
		let u = l.flatMap((e) => e.problems.some(pO) ? [] : e.entries), d = c.textFiles?.join(u) ?? {
			entries: u,
			problems: []
		}, f = d.entries;
		o[c.plural] = f;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		let p = new Ee();
		for (let e of f) for (let t of c.checkEntry(e)) p.add(t);
		a(i, l.flatMap((e) => e.problems), d.problems, c.checkTogether(f), p.problems);
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: o,
			variables: s
		},
		problems: yt(hO(i, c))
	};
}
function dO(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function fO(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = dO(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function pO({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function mO({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function hO(e, t) {
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
function gO({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => yO(n, t[e] ?? [])));
}
function _O(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => vO(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function vO(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function yO({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: fe(a.file, a.spot, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
// src/plan/languages.ts
function bO(e, t) {
	let n = gO(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...xO(e, t),
		...SO(n, t),
		...DO(n.filter(({ ofText: e }) => e), t)
	];
}
function xO({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [E("project-type", o, { reach: "project" })];
}
function SO(e, t) {
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
		let a = y(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? CO(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return E("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function CO(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function wO({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => _(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [E("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function TO({ languages: e }, t) {
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
function EO(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${y(e, r)}`;
		return [E("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function DO(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [E("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/declarations.ts
function OO({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const kO = new AbortController().signal;
async function AO({ projects: e, usable: t }, n, { signal: r = kO, known: i = new Map(), onProgress: o = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await jO(async (e) => {
			o({ phase: "reading" });
			let a = await oT(e, u, n, r), { manifests: s } = a, c = Object.values(s).flat().length, l = 0, d = uO(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await An(), o({
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
				textFiles: cO(s),
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
		problems: [...l, ...NO(c)]
	};
}
async function jO(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return MO(r, i);
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
	let u = At(l.problems) ? [] : wO(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function MO(e, t) {
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
function NO(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => PO(t, e) !== void 0), a = i && PO(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [E("bad-setting", o)];
	});
}
function PO(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Ly(e.settings.id) !== Ly(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const FO = {
	entries: {},
	variables: new Map()
};
async function IO(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => nO(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[Ne(be)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await AO({
		...m,
		projects: g
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(_.reads.flatMap(({ declared: e }) => __(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !zO.includes(e)), ...v].find(BO);
	return y ? {
		is: "missing",
		why: VO(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
async function LO(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await nO("plan", {
		...e,
		[Ne(be)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: VO(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(le);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const RO = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], zO = ["unset-variable", "project-not-allowed"];
function BO({ severity: e, code: t }) {
	return e === "error" && !RO.includes(t);
}
function VO({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${my({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function HO(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => UO(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? FO, c = Object.entries(o);
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
		settings: $E(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function UO({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(T));
}
function WO(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return E("released-project", t, { severity: "warning" });
	});
}
function GO(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? VO(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...PE(e, n),
		settings: i,
		released_kinds: a
	};
}
// src/run/watchProgress.ts
function KO(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = ET(t), l, u, d = 0, f, p = () => {
		l && t() - d >= n - r / 2 && i(l, t(), u);
	}, m = () => {
		clearInterval(f), l = u = f = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return m();
			f || (d = t()), f ??= setInterval(p, r).unref();
			let i = l;
			l = hT(e, t(), i), i && i.began !== l.began && r < n && p();
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
function qO(e, t) {
	return KO({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(gT(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// \0node:child_process
const JO = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), YO = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), XO = {
	output: 67108864,
	time: 3e4
};
var ZO = class extends Error {
	name = "GitFailure";
};
const QO = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, $O = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, ek = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], tk = /^\.(com|exe)$/i;
function nk(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? pn.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => tk.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => _n.join(n, e + t)) : [];
	});
}
function rk(e, t) {
	let n = nk("git", process.platform, t).filter((t) => !ik(e, A(t))), r = n.find(ak);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => A(e)))].join(un)
	};
}
function ik(e, t) {
	try {
		let [n, r] = [nt(t), nt(e)];
		return n === r || Fn(n, r);
	} catch {
		return !0;
	}
}
function ak(e) {
	try {
		return Ot(e, yn.X_OK), xt(e).isFile();
	} catch {
		return !1;
	}
}
async function ok(e, t, { environment: n, signal: r, limits: i = XO }, a = "") {
	let o = rk(e, n);
	if (!o) throw new ZO(sk);
	let s = Object.entries(n).filter(([e]) => QO.test(e)), c = {
		...Object.fromEntries(s),
		...$O,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: A(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = JO(o.program, [
			"-C",
			e,
			...ek,
			...t
		], {
			cwd: A(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new ZO(ck(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new ZO("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new ZO(lk(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const sk = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function ck(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function lk(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/model/earlierManifest.ts
function uk(e, t = Infinity) {
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
function dk(e, t) {
	let n = uk(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function fk(e, t, { since: n, now: r = Infinity }) {
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
const pk = 67108864;
async function mk(e, { since: t, target: n, now: r }, i, a = 2e3) {
	if (!await gk(e, i)) return {
		commits: [],
		merged: []
	};
	let o = n === void 0 ? new Set() : await hk(e, n, i), s = async (...t) => (await ok(e, [
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
	}), c = await s("--first-parent", "HEAD"), l = dk(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return {
		commits: [],
		merged: []
	};
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await _k(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = await s("HEAD", ...h === void 0 ? [] : [`^${h}`]);
	return {
		commits: await vk(e, m, i),
		merged: await vk(e, fk(m, g, {
			since: t,
			now: r
		}), i),
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
async function hk(e, t, n) {
	try {
		let r = await ok(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof ZO) return new Set();
		throw e;
	}
}
async function gk(e, t) {
	return !(await ok(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function _k(e, t, n) {
	let r = (await ok(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function vk(e, t, n) {
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
	], o = yk((await ok(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? []
	}));
}
function yk(e) {
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
async function bk(e, t) {
	if (!await gk(e, t)) return new Map();
	let n = await ok(e, [
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
async function xk(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await ok(e, ["cat-file", "--batch-check"], n, i(t)), o = pk, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? XO,
		output: 2 * pk
	}, u = await ok(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Bn(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function Sk({ commits: e, merged: t }, n) {
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
const Ck = "The manifests are not in a git repository.";
var wk = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, i = await Tn(r).catch(() => r), o = [], s = [], c = new Set();
		for (let [r, l] of await this.#n(t)) {
			if (r === void 0) {
				c.add(Ck);
				continue;
			}
			let t = (e) => l.get(e) ?? mn(i, fn(r, e)).split(gn).join("/"), u = (e) => ({
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
		let l = c.size === 1 && c.has(Ck);
		return {
			is: "unreadable",
			why: [...c].join(" "),
			...l && { noRepository: l },
			versions: o,
			merged: s
		};
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Tn(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = hn(t, n), a = await Tn(e).catch(() => e), o = await In(A(a), r), s = o === void 0 ? n : mn(o, a).split(gn).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new Tk(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, Tk = class {
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
			let r = await this.#a(e, n), { replaced: i, merged: a } = Sk(r, t), o = await this.#o(t), s = await this.#l([...o.versions, ...i.filter(({ latest: t = 0 }) => t >= e)], a), c = o.why ?? r.why ?? s.why;
			return {
				...s,
				...c !== void 0 && { why: c }
			};
		} catch (e) {
			if (e instanceof ZO) return {
				versions: [],
				merged: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = mk(this.#e, {
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
		this.#r ??= bk(this.#e, this.#t);
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
			(r === void 0 || Ek(r) !== Ek(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => ln(e) === ln(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = fn(this.#e, e);
		try {
			return (await xn(t)).isFile() ? Bn(await Cn(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await xk(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function Ek(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/wholeFile.ts
const Dk = mT(6).toString("hex"), Ok = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function kk(e, t, n = {}) {
	await Pk(A(e));
	let r = await jk(e, t, n);
	await En(r, e).finally(() => Dn(r, { force: !0 }));
}
async function Ak(e, t, n) {
	await Pk(A(e));
	let r = await jk(e, t, n);
	return Mk(r, e).finally(() => Dn(r, { force: !0 }));
}
async function jk(e, t, { mode: n, root: r, check: i }) {
	let a = A(e), o = fn(a, `.lokaform-${process.pid}-${Dk}-${mT(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = yn, d = await Sn(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = fn(await Tn(r), mn(hn(r), hn(a)));
			if (await Tn(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await Cn(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await Dn(o, { force: !0 }), e;
	}
}
async function Mk(e, t) {
	try {
		await bn(e, t);
	} catch (n) {
		return Lk(n, "EEXIST") || await Ik(t) ? !1 : (await En(e, t), !0);
	}
	return await Dn(e, { force: !0 }).catch(() => {}), !0;
}
async function Nk(e) {
	try {
		let t = await Sn(e, yn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Lk(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Pk(e) {
	for (let t of await wn(e).catch(() => [])) {
		let [, n, r] = Ok.exec(t) ?? [];
		n === void 0 || r === Dk || Number(n) !== process.pid && Fk(Number(n)) || await Dn(fn(e, t), { force: !0 }).catch(() => {});
	}
}
function Fk(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Lk(e, "ESRCH");
	}
}
function Ik(e) {
	return xn(e).then(() => !0, () => !1);
}
function Lk(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Rk = {
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
function zk(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Rk[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputPaths.ts
async function Bk(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Zk))), a = new Map();
	for (let t of e) {
		let e = await Zk(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Uk(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Vk(t, s));
	}
	return r;
}
function Vk({ option: e, path: t }, n) {
	return E("not-written", `${e}: ${t} ${n}.`);
}
async function Hk(e, t, n, r) {
	let i = await Uk(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Jk(e.path, n), o = await On(e.path).catch(() => void 0);
	if (Wk(e.path, o)) return kn(e.path, t);
	await kk(a === void 0 && o ? await Tn(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Uk({ path: e, is: t }, n) {
	let r = t === "folder" && Yk(n).includes(e), i = r ? e : Jk(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Xk(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return Kk(e);
	let a = await On(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await On(A(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Wk(e, a) ? [] : [A(e)]];
	return (await Promise.all(o.map(qk))).every(Boolean) ? void 0 : Gk;
}
function Wk(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Gk = "cannot be written: this user may not write there";
async function Kk(e) {
	let t = await On(e).catch(() => void 0);
	return !t && A(e) !== e ? Kk(A(e)) : t?.isDirectory() ? await qk(e) ? void 0 : Gk : "is a file, or is below one. Choose a folder";
}
function qk(e) {
	return vn(e, yn.W_OK).then(() => !0, () => !1);
}
function Jk(e, t) {
	return Yk(t).find((t) => Fn(e, t));
}
function Yk({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [hn(e)]);
}
async function Xk(e, t) {
	let n = t;
	for (let r of mn(t, e).split(gn)) {
		n = fn(n, r);
		let e = await xn(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return mn(t, n);
	}
}
async function Zk(e) {
	let t = await On(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Tn(A(e)).catch(() => A(e));
	return fn(n, ln(e));
}
var Qk = class {
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
		this.#t || (this.#n = eA(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${tA(e)}`
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
		await jn(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
function $k(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function eA(e, t) {
	return e === "time limit" ? `The time limit of ${nA(t)} was reached.` : `The run was stopped by ${e}.`;
}
function tA(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function nA(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
var rA = class {
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
			this.#e(iA(e, t, this.#t));
			return;
		}
		let r = [
			n,
			e.kind,
			aA(e.changes)
		].join(), i = this.#r.get(r);
		i ? a(i.outcomes, t) : this.#r.set(r, {
			batch: e,
			outcomes: [...t]
		});
	}
	end() {
		for (let { batch: e, outcomes: t } of this.#r.values()) this.#e(iA(e, t, this.#t, "more"));
		this.#r.clear(), this.#n = {
			good: 0,
			bad: 0
		};
	}
};
function iA(e, t, n, r) {
	let { changes: i } = e, [a] = i, o = aA(i), s = t.filter(({ state: e }) => e === "done").length, c = t.length, l = s === c ? n("good", "✓") : n("bad", "✗"), { one: u, many: d, progress: f } = dy(e.kind);
	if (f === "name" && c === 1 && !r) return `  ${l} ${`${u} ${w(a?.label ?? "")}`} ${s === c ? o : `not ${o}`}`;
	let p = r ? `${Y(c)} more ${c === 1 ? u : d}` : fy(c, e.kind), m = s === c ? p : `${Y(s)} of ${p}`, h = t.filter(nr).length;
	return `  ${l} ${m} ${o}${h > 0 ? `, ${Y(h)} in part` : ""}`;
}
function aA(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(Ix) ? "renamed" : e.some(Ix) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const oA = "lokaform-backup";
function sA(e) {
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
		showProblems: (e) => cA(e, r),
		confirm: async (e) => !i || Tt(e, i, new Qk()),
		ask: i && ((e, t) => Tt(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => lA(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => mA(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function cA(e, t) {
	for (let n of Ze(EE(e, t.paintError), t.errorWidth)) t.error(n);
}
function lA(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = new rA(a.out, a.paint), p = s ? void 0 : uA(n, u);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(TT(e));
		},
		...p && {
			onWait: p.onWait,
			onProgress: (e) => {
				e?.phase !== "applying" && f.end(), p.onProgress(e);
			}
		},
		onPlan: (r) => dA(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f.add(e, t);
		},
		history: new wk({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function uA({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? KO({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(gT(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : qO(t, n);
}
async function dA(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = pA(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of wE(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		}, n = l ? fA(e, {
			...u,
			...t
		}) : wE(e, {
			...u,
			...t
		});
		for (let e of n) i.prompt(e);
	}
	for (let t of Ze(EE(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return Tt("Apply this plan?", c, n);
}
function fA(e, t) {
	return Ze(wE(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function pA({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function mA(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(C(e)), u === "markdown") {
		let { summary: n } = await import("./summary.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of Ze(OE(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of fA(n, pA(t, r))) i.out(e);
	if (mr(e)) for (let t of kE(e, s, l)) i.error(t);
	else for (let t of kE(e, o, c)) i.out(t);
	let p = (e) => Pn(e, { displayRoot: a });
	if (!d) for (let e of AE(n, p)) i.out(e);
	if (!d) for (let n of hA(e, t, r)) i.out(n);
	let m = _A(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of Ze([s("dim", m)], l)) i.error(e);
}
function hA(e, { command: t, out: n }, { raw: r }) {
	return t !== "plan" || !r || n !== void 0 || mr(e) || !rr(e) ? [] : [`To make these changes: ${w(gA("apply", r))}`];
}
function gA(e, t) {
	return [
		"lokaform",
		e,
		...[...new Map(Ue.filter(({ commands: t }) => t.includes(e)).map((e) => [Ne(e), e]))].flatMap(([e, n]) => {
			let r = t[e] ?? [];
			return n.option?.as === "switch" ? r.at(-1) === "true" ? [`--${e}`] : [] : r.flatMap((t) => [`--${e}`, by(t)]);
		})
	].join(" ");
}
function _A(e) {
	let t = $n(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/model/digest.ts
function vA(e, t) {
	return pT("sha256").update(M([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const yA = {
	kept: [],
	problems: []
};
function bA(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i), c = n === void 0 ? void 0 : ae(e.tags(n), i.rules), l = c === void 0 ? xA(e, o, n, s) : [], u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return yA;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = fe(t.file, t.spot, [d]), p = {
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
	let m = [...TA(e, {
		...t,
		values: o
	}, n, d), ...l.flatMap(({ field: n, issues: r }) => EA(e, {
		...t,
		values: o
	}, n.name, r))];
	if (m.length > 0) return {
		kept: [],
		skipped: p,
		problems: m
	};
	let h = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : vA(e.id(n), a);
		return {
			...DA(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = h === void 0 ? [] : g.filter((t) => Lb(e.name, t)), v = g.filter((e) => !_.includes(e));
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
		place: DA(e, t).place
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
	], ee = l.flatMap((e) => e.open ?? []), te = CA(e, {
		...t,
		values: o
	}, v, x);
	if (te) return {
		kept: C,
		skipped: p,
		problems: [te],
		open: ee
	};
	let ne = aS(e, n, v, i.project);
	if (ne.length === 0) return {
		kept: C,
		problems: m,
		open: ee
	};
	let re = wA(e, n, ne), ie = r === void 0 ? {} : { renamed_from: r }, oe = e.lastEdit(n), se = e.tags(n);
	return {
		change: {
			...p,
			place: SA(f, ne),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...ie,
			seen: re,
			...oe && { edited: oe },
			...se.length > 0 && { tags: se },
			fields: ne
		},
		kept: C,
		problems: m,
		open: ee
	};
}
function xA(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === ca ? [] : [{
			field: e,
			...i
		}];
	});
}
function SA(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function CA(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => e.reason === "edited" && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return j(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with the option or input take.`, {
		path: [i.field],
		ofName: !0
	});
}
function wA(e, t, n) {
	return vA(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function TA(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [j(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function EA(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => j(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function DA(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: fe(t, n, r)
	};
}
// src/plan/filter.ts
const OA = {
	key: (e, { names: t }) => t.includes(e),
	tag: (e, { tags: t }) => t.includes(e),
	file: (e, { files: t }) => t.some((t) => St(t, e))
};
function kA(e, t) {
	return e.length === 0 || e.some((e) => jA(e, MA(t)));
}
function AA(e, t) {
	if (e.length === 0) return [];
	let n = t.map(MA);
	return e.filter((e) => !n.some((t) => jA(e, t)));
}
function jA(e, t) {
	let n = e.indexOf(":"), r = e.slice(0, Math.max(0, n)), i = Object.hasOwn(OA, r) ? OA[r] : void 0;
	return i ? i(e.slice(n + 1), t) : e.endsWith("*") ? t.names.some((t) => t.startsWith(e.slice(0, -1))) : t.names.includes(e);
}
function MA({ kind: e, entry: t, live: n, change: r }) {
	let i = [t, ...t.parts ?? []].map(({ file: e }) => e.path), a = e.fields.flatMap((e) => e.name === "tags" ? e.declared(t.values) : []), o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === "tags")];
	return {
		names: e.secretNames ? [] : Gy(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Gy(e.after))],
		files: i
	};
}
function NA(e, t) {
	return AA(e, FA(t)).filter((e) => !e.startsWith("tag:")).map((e) => PA(e, t));
}
function PA(e, t) {
	let n = FA(t).map(MA), [r, i] = e.startsWith("tag:") ? ["tag:", n.flatMap(({ tags: e }) => e)] : e.startsWith("file:") ? ["file:", n.flatMap(({ files: e }) => e)] : [e.startsWith("key:") ? "key:" : "", n.flatMap(({ names: e }) => e)], a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${y(e, [...new Set(i)].map((e) => r + e))}`;
	return E("unknown-filter", a);
}
function FA(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
// src/report/redaction.ts
const IA = new Set([
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
]);
function LA(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => zA(e, t));
	return {
		...HA(e, t),
		declared: n,
		projects: r
	};
}
function RA(e, t) {
	return HA(e, (e) => t(e));
}
function zA(e, t) {
	let n = HA(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: VA(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function BA(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === VA(t);
}
function VA(e) {
	return pT("sha256").update(e).digest("hex");
}
function HA(e, t) {
	return WA(e, t, !1);
}
const UA = new WeakMap();
function WA(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return GA(e, t, n);
	let r = Object.entries(e), i;
	for (let [e, [a, o]] of r.entries()) {
		let s = !n && IA.has(a) ? o : WA(o, t, n || fb.has(a)), c = n ? t(a) : a;
		(s !== o || c !== a) && (i ??= r.slice(0, e)), i?.push([c, s]);
	}
	return i ? Object.fromEntries(i) : e;
}
function GA(e, t, n) {
	let r = UA.get(t) ?? new WeakSet();
	if (UA.set(t, r), !n && r.has(e)) return e;
	let i;
	for (let [r, a] of e.entries()) {
		let o = WA(a, t, n);
		o !== a && (i ??= e.slice(0, r)), i?.push(o);
	}
	return !i && !n && r.add(e), i ?? e;
}
// src/plan/take.ts
function KA(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(qA));
	return e.filter((e) => !n.has(e)).map((e) => {
		let t = `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${y(e, [...n])}`;
		return E("unknown-take", t);
	});
}
function qA({ kinds: e, entries: t }) {
	return e.flatMap((e) => {
		let n = e.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (t[e.plural] ?? []).flatMap(({ values: t }) => {
			let r = n.flatMap((e) => e.declared(t).map(({ part: e }) => e ?? ""));
			return Gy(e.identity(t)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/plan/compareDeclarations.ts
function JA(e, t, n) {
	let r = e.map((e) => YA(e, {
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
function YA(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, By(e, t.values)])), i = (e) => r.get(e) ?? zy, o = Ky(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), s = new Set(o.values()), c = [], l = [], u = [], d = [];
	for (let [n, r] of t.entries()) {
		let t = o.get(r), s = `${e.name}:${n + 1}`;
		if (!t) {
			c.push(ZA(e, r, s));
			continue;
		}
		let f = QA(e, r, t, s, i);
		f && c.push(f);
		let p = ej(i(r), i(t));
		p.length > 0 && l.push({
			...XA(e, r),
			fields: p
		}), a(u, tj(e, r, t, f?.renamed_from !== void 0)), Hy(e, r) !== Hy(e, t) && d.push(r.file.path);
	}
	return {
		changes: c,
		released: [...n.filter((e) => !s.has(e)).map((t) => XA(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function XA(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = fe(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function ZA(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !zb(e)).map((e) => $A(t, e));
	return {
		...XA(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function QA(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && M(r) === M(n.after) ? [] : [$A(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = XA(e, t);
	return {
		...d,
		place: SA(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...M(s) !== M(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function $A(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: fe(e.file, e.spot, n)
	};
}
function ej(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function tj(e, t, n, r) {
	let [i, a] = [Wy(e, t), Wy(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: nj(a.previously),
		after: nj(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...XA(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function nj(e) {
	return e && (e.join(", ") || "[]");
}
// src/files/outputs.ts
const rj = new AbortController().signal;
async function ij(e, t, n) {
	let { command: r, out: i, report: a, plan: o, reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...a.flatMap((e) => d("report", e, "file")),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	if (f.length === 0) return new Map();
	let p = t.map((e) => hn(n.displayRoot, e)), m = Object.values(await cT(u, rj)).flat();
	return Bk(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function aj(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await ij(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await Hk({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = zk(n);
			c(Vk({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : Ob(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => oj(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return sj(e(a));
		}) : void 0,
		reports: f,
		problems: s
	};
}
async function oj(e, t, n) {
	if (e.endsWith(".html")) return (await import("./page.js")).page(t, n);
	if (e.endsWith(".json")) return sj(t);
	let { summary: r } = await import("./summary.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function sj(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
// src/run/advice.ts
const cj = { is: "not read" };
async function lj(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = TO(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: Ei()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : _O(n, i?.language ?? ""), s = o.kinds.map((e) => pj(e, o.entries[e.plural] ?? [], () => cj, a));
	return (await Promise.all(s)).flat();
}
async function uj({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: fj(n, Ei())
	}, i = t.map(({ kind: e, matches: t }) => pj(e, t.map(({ declared: e }) => e), (e) => dj(t[e]?.live), r)), a = (await Promise.all(i)).flat();
	return {
		advice: a,
		refuses: At(a)
	};
}
function dj(e) {
	return e === void 0 ? { is: "new" } : {
		is: "live",
		live: e
	};
}
function fj({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
async function pj(e, t, n, r) {
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
const mj = { entries: {} };
async function hj({ kinds: e }, { problems: t }, n, r) {
	if (At(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(gj(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => _j(e, t, c.get(t), l.get(t)))
	};
}
function gj(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function _j(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...JA(e, n?.declared ?? mj, r?.declared ?? mj),
		settings: $E(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function vj({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [E("bad-plan", e)]
	}), a = Pn(t, r), o = await Vn(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => BA(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/run/run.ts
function yj(e, t, n) {
	return bj(n, (n) => xj(e, t, n));
}
async function bj(e, t) {
	let n = new Pe(), r = () => (e) => n.clean(e), i = r(), a = {
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: i(t.path)
		}),
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(zA(t, i)))
	};
	try {
		return LA(await t(a), i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function xj(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = 0, c = {
		...n,
		onResponse: (e) => {
			s += 1, n.onResponse(e);
		}
	}, l = o ? void 0 : wj(e, t, c), { stopping: u } = r, d = await AO(e, i, {
		signal: u,
		known: a,
		findProject: l,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: f } = d, p = o ? await Promise.all(f.map(lj)) : [], m = e.command === "validate" ? [...d.problems.map(Ej), ...f.flatMap(({ declared: e }) => Tj(e))] : d.problems;
	n.onSecrets(f.flatMap(({ declared: e }) => __(e.variables)));
	let h = await vj(e, i), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = f.map((e) => e.declared), v = e.projects.flatMap(({ rules: e }) => e.take), y = [...new Set(f.flatMap((e) => e.manifests))], b = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], x = await ij(e, y, i), S = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...S.length > 0 && { selected: S },
		manifests: y,
		declared: Object.fromEntries(e.kinds.map(({ plural: e }) => [e, _.reduce((t, { entries: n }) => t + (n[e] ?? []).filter(Sj).length, 0)])),
		problems: Dj([
			...t,
			...h.problems,
			...m,
			...await lT(g, i),
			...KA([...new Set(v)], _),
			...NA(b, _),
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
		let t = await hj(e, C, f, ne);
		return {
			...C,
			...t && { manifest_comparison: t },
			...ee()
		};
	}
	if (e.command === "validate" || At(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], At(e)) return C;
	}
	let oe = [], se = e.command === "plan" ? await ne() : void 0;
	C.problems = [...C.problems, ...WO(se, f, e.others.length > 0)];
	let ce = {
		saved: h.plans,
		target: se,
		applied: ae
	}, { runProject: le } = await import("./project3.js");
	for (let t of f) oe.push(await le(t, e, ce, c));
	return C.problems = [...C.problems, ...Cj(b, oe, _)], {
		...C,
		projects: oe,
		requests: s,
		...ee()
	};
}
function Sj({ from: e, values: t }) {
	return e === void 0 || "translations" in t;
}
function Cj(e, t, n) {
	let r = t.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return e.filter((e) => r.length > 0 && r.every((t) => t.includes(e))).map((e) => PA(e, n));
}
function wj(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (At(t) || r.id === "") return;
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
function Tj({ kinds: e, entries: t }) {
	return e.flatMap((e) => (t[e.plural] ?? []).flatMap((t) => e.checkOffline(t)));
}
function Ej(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function Dj(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function Oj(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: yj }) {
	let o = new Qk(), s = $k(o);
	try {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await kj(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return jj(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = Aj(f, p), h = await aj(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = Aj(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), hr(g, n.exitsWithFindings(c));
	} finally {
		s();
	}
}
async function kj(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await nO(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await nO("validate", t, n);
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
function Aj(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function jj({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = E("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = At(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), At(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { lO as $, So as $n, Db as $t, jk as A, rv as An, gr as Ar, RC as At, GO as B, Jh as Bn, Wn as Br, iS as Bt, Hk as C, by as Cn, $i as Cr, sT as Ct, Mk as D, cy as Dn, Bi as Dr, Ww as Dt, Nk as E, uy as En, Xi as Er, Xw as Et, ZO as F, __ as Fn, ir as Fr, DS as Ft, OO as G, zd as Gn, zn as Gr, Ub as Gt, LO as H, nm as Hn, Gn as Hr, Px as Ht, rk as I, A_ as In, mr as Ir, HS as It, wO as J, U as Jn, Vn as Jr, Hb as Jt, AO as K, G as Kn, Un as Kr, Z as Kt, ok as L, n_ as Ln, fr as Lr, VS as Lt, wk as M, N_ as Mn, ar as Mr, gC as Mt, fk as N, O_ as Nn, hr as Nr, QS as Nt, zk as O, sy as On, vr as Or, HC as Ot, dk as P, C_ as Pn, rr as Pr, pC as Pt, fO as Q, Vs as Qn, Mn as Qr, Rb as Qt, YO as R, Lg as Rn, qn as Rr, CS as Rt, Bk as S, xy as Sn, Zi as Sr, oT as St, Pk as T, ly as Tn, qi as Tr, $w as Tt, HO as U, q as Un, Kn as Ur, Ax as Ut, IO as V, ph as Vn, Fn as Vr, aS as Vt, jO as W, qd as Wn, Pn as Wr, Bb as Wt, gO as X, Hd as Xn, Bn as Xr, Pb as Xt, bO as Y, W as Yn, In as Yr, zb as Yt, _O as Z, zs as Zn, Nn as Zr, Fb as Zt, oA as _, J as _n, na as _r, rE as _t, JA as a, ob as an, Ra as ar, PD as at, $k as b, dy as bn, Yi as br, pT as bt, BA as c, $y as cn, Va as cr, kE as ct, PA as d, Wy as dn, ka as dr, EE as dt, Cb as en, xo as er, cO as et, NA as f, Gy as fn, N as fr, OE as ft, vA as g, Cy as gn, sa as gr, hE as gt, wA as h, Sy as hn, oa as hr, AE as ht, ij as i, cb as in, P as ir, GD as it, kk as j, U_ as jn, $n as jr, LC as jt, Ak as k, hv as kn, _r as kr, VC as kt, RA as l, Xy as ln, za as lr, TE as lt, bA as m, Iy as mn, M as mr, NE as mt, bj as n, hb as nn, _o as nr, nO as nt, KA as o, sb as on, La as or, $ as ot, AA as p, Ly as pn, Da as pr, jE as pt, EO as q, Vd as qn, Rn as qr, X as qt, uj as r, pb as rn, yo as rr, XD as rt, VA as s, Zy as sn, Ba as sr, yD as st, Oj as t, yb as tn, vo as tr, rO as tt, kA as u, eb as un, Ia as ur, wE as ut, sA as v, fy as vn, ea as vr, TT as vt, Lk as w, vy as wn, Gi as wr, Qw as wt, Vk as x, my as xn, Ji as xr, cT as xt, Qk as y, Y as yn, Qi as yr, ET as yt, qO as z, Rg as zn, j as zr, MS as zt };
