import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { c as r, i, l as a, r as o, s, u as c } from "./wire.js";
import { $n as l, $t as u, An as d, At as f, B as p, C as m, Cn as h, Cr as g, Ct as _, D as v, Dn as y, Dt as b, E as x, En as S, Et as C, F as ee, Fn as te, G as ne, Gn as re, Hn as ie, Ht as w, I as ae, In as oe, It as se, Jt as T, Kt as ce, L as E, Ln as le, Lt as ue, M as de, Mn as fe, Mt as pe, N as me, Nn as he, Nt as ge, O as _e, On as ve, Ot as ye, P as be, Pn as xe, Qn as Se, Qt as Ce, R as we, Rn as Te, Rt as Ee, S as De, Sn as Oe, Sr as ke, T as Ae, Tn as je, U as Me, Un as Ne, Ut as D, V as Pe, Vn as Fe, Vt as Ie, Wn as Le, Wt as Re, X as ze, Xn as Be, Xt as Ve, Y as He, Yn as Ue, Zn as We, Zt as Ge, _ as Ke, _n as qe, _r as Je, _t as Ye, an as Xe, b as Ze, bn as Qe, cn as $e, d as et, dn as tt, dr as nt, dt as rt, en as it, fn as at, fr as ot, ft as st, gn as ct, gr as lt, gt as ut, hn as dt, ht as ft, j as pt, jn as mt, jt as ht, kn as gt, kt as _t, ln as vt, lr as yt, mn as bt, mr as xt, mt as St, nn as Ct, on as wt, p as Tt, pr as Et, qn as Dt, r as Ot, rn as kt, s as At, tn as O, tr as jt, un as Mt, ur as Nt, v as Pt, vn as Ft, vt as It, wn as Lt, wr as Rt, xn as zt, xt as Bt, y as Vt, yn as Ht, z as k, zn as Ut, zt as Wt } from "./start.js";
import { S as Gt, _ as A, a as Kt, b as qt, c as Jt, g as Yt, h as Xt, i as Zt, l as Qt, m as $t, n as en, p as tn, r as nn, u as rn, v as an, x as on, y as sn } from "./zod.js";
import { basename as cn, delimiter as ln, dirname as j, extname as un, isAbsolute as dn, join as fn, posix as pn, relative as mn, resolve as hn, sep as gn, win32 as _n } from "node:path";
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
	for (let n = e;; n = j(n)) {
		if (await xn(fn(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === j(n) || n === t || t !== void 0 && !Fn(n, t)) return;
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
		return Nn(O("not-read", i));
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
	return O("not-read", n, { reach: "project" });
}
async function Gn(e, { commit: t }) {
	return t ? t.isFile(e) : On(e).then((e) => e.isFile(), () => !1);
}
async function Kn(e, { commit: t }) {
	return t ? t.isFolder(e) : On(e).then((e) => e.isDirectory(), () => !1);
}
function M({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = qn(e(t)), d = s ? w(n, r, o) : D(n, r, o);
	return {
		...O(i, `${u}: ${a}`, {
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
function Yn({ reason: e }) {
	return e === "conflict";
}
function Xn({ reason: e }) {
	return e === "undecided";
}
function Zn({ reason: e }) {
	return e === "pull";
}
function Qn({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function $n({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || ir(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function er(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function tr({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function nr({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function rr({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function ir(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function ar({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function or({ projects: e }) {
	return ar({ projects: e }) || e.some(({ plan: e }) => e?.kept.some((e) => e.reason === "archived" || Zn(e) || Yn(e) || Xn(e)) ?? !1);
}
function sr(e) {
	return e.plan ? or({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || Ge(e.problems) ? "unknown" : "none" : "unknown";
}
function cr({ command: e, projects: t }) {
	return e === "drift" ? or({ projects: t }) : ar({ projects: t });
}
function lr(e) {
	return !cr(e) && !gr(e);
}
function ur({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function dr(e) {
	return !gr(e) && !fr(e) && e.projects.every(hr);
}
function fr(e) {
	return tr(e).some(({ code: e }) => e === "released-project");
}
const pr = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function mr(e) {
	if (dr(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && hr(e) && e.plan?.skipped.length === 0), n = tr(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !pr.includes(e));
	return !t || r || fr(e);
}
function hr({ plan: e, target: t }) {
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
function gr(e) {
	return e.stopped !== void 0 || Ge(tr(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || nr(e).some(({ outcome: e }) => e.state !== "done");
}
function _r(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : gr(e) ? 1 : t && cr(e) ? 2 : 0;
}
// src/kinds/kind.ts
function vr(e, t) {
	return yr(e, t) === "off" ? void 0 : e.removalBy(t);
}
function yr({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function br({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/unusable.ts
const xr = "Run again. If that does not help, the service has changed or has a fault.";
function Sr(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${xr}`;
		return [{
			declared: e,
			problem: M(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: Cr(t.filter((e) => !i.has(e)), yr(r.kind, n) !== "off", r)
	};
}
function Cr(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "", s = `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${xr}`;
	return [O("unusable-answer", s, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function wr(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function Tr(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
function Er(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Dr({ language: e }, { form: t }) {
	return t === void 0 ? `The ${e} text` : `The form ${t} of the ${e} text`;
}
// src/checks/reference.ts
function Or(e, t, n) {
	let r = t === void 0 ? void 0 : e.find(({ language: e }) => e === t);
	if (r) return r;
	let i = new Map();
	for (let t of e) i.set(n(t), (i.get(n(t)) ?? 0) + 1);
	let a = c(i.values());
	return e.find((e) => i.get(n(e)) === a);
}
// src/checks/blankCheck.ts
const kr = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, Ar = /^[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/, jr = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, Mr = /\r\n?|[\u2028\u2029\x85]/g, Nr = /[^\S\n\t]/g;
function Pr(e) {
	let [t, n] = [e.charCodeAt(0), e.charCodeAt(e.length - 1)];
	return t <= 32 || n <= 32 || Fr(t) || Fr(n);
}
function Fr(e) {
	return e > 126 && (e < 161 || e === 1564 || e > 5759 && e < 12289 || e === 65279);
}
function Ir(e, t) {
	let n = e.flatMap((e) => {
		let t = Er(e.text).map((e) => ({
			...e,
			...Rr(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = Or(n, t, ({ forms: e }) => JSON.stringify(Lr(e)));
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? Lr(r.forms), i = [...Br("start", t.start, n?.start ?? ""), ...Br("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" "), s = `${Dr(e, t)} ${a}, unlike the ${r.language} text. ${o}`;
		return [{
			check: "blanks",
			language: e.language,
			...t.form !== void 0 && { form: t.form },
			message: s
		}];
	})) : [];
}
function Lr(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function Rr(e) {
	let t = Ar.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && jr.test(e.charAt(n - 1));) --n;
	return {
		start: zr(t),
		end: zr(e.slice(n))
	};
}
function zr(e) {
	return e.replace(kr, "").replace(Mr, "\n").replace(Nr, " ");
}
function Br(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${Vr(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${Vr(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function Vr(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
// src/checks/icuText.ts
const Hr = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Ur(e) {
	return e.includes("{") && e.length <= 2e4 && Hr.test(e);
}
const Wr = /(?<!')'(?=\{)/;
function Gr(e) {
	return Wr.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/named.ts
const Kr = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", qr = "\\d{1,3}", Jr = `${Kr}|${qr}`, Yr = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${Jr})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${Jr})\\}`,
	`%\\((?<round>${Jr})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${Kr})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${qr})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Xr = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function Zr(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(Yr)) for (let e of Object.keys(Xr)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(Xr[e](r), {
			style: e,
			shown: Xr[e](r)
		});
	}
	return t;
}
// src/checks/printf.ts
const Qr = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, $r = /^%(?:20[a-z]|[0-7][CDEF])$/i, ei = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], ti = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function ni(e, t) {
	if (!e.includes("%")) return ti;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(Qr)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = ai(e, s.index, c, "sure");
			if (o ||= !i, !i && !ai(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: oi(f),
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
function ri({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const ii = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function ai(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || $r.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !ii.test(i);
}
function oi(e) {
	return ei.find(([t]) => t.includes(e))?.[1] ?? "text";
}
// src/checks/placeholders.ts
function si(e, t) {
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
			printf: ti
		};
	}
	if (n && Ur(e)) return;
	let r = ni(e, "likely"), i = ri(r) ? di(e, r, "all") : r;
	return {
		text: e,
		named: Zr(e),
		choosing: new Set(),
		printf: i
	};
}
function ci(e, t, n = new Set()) {
	if (li(e, t)) return;
	let r = ui(e, t), i = fi(e, t), a = pi(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: gi(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function li({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function ui({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === ti) return r;
	if (ri(t)) return di(n, r, "all");
	let i = di(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function di(e, t, n) {
	return t.isDoubtful ? ni(e, n) : t;
}
function fi({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set([...e.values()].map(({ style: e }) => e)), a = e.size === 0 && !ri(n), o = ({ style: e }) => a || i.has(e);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && o(n) ? [t] : [])
	};
}
function pi({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(mi),
		has: i.map(mi),
		isReordered: !1
	};
	let o = hi([...e.values()], [...t.values()]), s = hi([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function mi([, { written: e }]) {
	return e;
}
function hi(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function gi(e, t) {
	return ri(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function _i(e) {
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
function vi({ named: e, choosing: t, printf: { args: n } }) {
	let r = [...e.keys()].filter((e) => !t.has(e)).sort(), i = [...n].sort(([e], [t]) => e - t).map(([e, { type: t }]) => [e, t]);
	return JSON.stringify([r, i]);
}
function yi(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: bi(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => li(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? xi(e) : []), s = Or(o, t, ({ together: e }) => vi(e));
	if (!s) return [];
	let c = Ci(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !ci(e.placeholders, t.placeholders)) ? void 0 : ci(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [wi(e, t, s, n)] : [];
	}));
}
function bi(e, t) {
	return Er(e.text).flatMap((e) => {
		let n = si(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function xi(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: _i(t.map(({ placeholders: e }) => e))
	};
}
const Si = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function Ci({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => ci(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => Si.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function wi(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = Dr(e, t), l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && Ur(t.text) ? Gr(t.text) : "", d = i.length > 0 && a.length > 0 ? `${c} has ${Ti(a)}, but ${l} has ${Ti(i)}. Use the same placeholders in both.` : i.length > 0 ? `${c} lacks ${Ti(i)}, which ${l} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `${c} has ${Ti(a)}, which ${l} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${l}.` : o ? `${c} has its placeholders in another order than ${l}. Number them, for example %1$s and %2$d.` : s === "escape" ? `${c} has a single percent sign, but ${l} has placeholders such as %d. Write %% for a percent sign.` : `${c} has %%, but ${l} has a single percent sign. Use the same in both.`;
	return {
		check: "placeholders",
		language: e.language,
		...t.form !== void 0 && { form: t.form },
		message: d + u,
		quotes: [...i, ...a].map(Ei)
	};
}
function Ti(e) {
	let t = e.slice(0, 5).map(Ei), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function Ei(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
// src/checks/pluralCheck.ts
const Di = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function Oi() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? ki(t);
		return e.set(t, n), n;
	};
}
function ki(e) {
	let t = Ai(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return Di.filter((e) => n.has(e));
}
function Ai(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function ji({ language: e, text: t }, n, r) {
	if (typeof t == "string" || Er(t).length === 0) return [];
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
const Mi = [];
function Ni(e, t) {
	let { texts: n, charLimit: r } = e, { base: i } = t, [a, o, s, c] = [
		!1,
		!1,
		!1,
		!1
	], l = 0;
	for (let e of Object.keys(n)) {
		let t = n[e] ?? "";
		l += 1, typeof t == "string" ? t !== "" && (a ||= t.includes("{") || t.includes("%"), o ||= Pr(t), c ||= r > 0 && t.length > r) : s = !0;
	}
	let u = i !== void 0 && !n[i];
	return l === 0 || !(a || o || s || c || u) ? Mi : Pi(e, t);
}
function Pi(e, { levels: t, base: n, needed: r, icu: i }) {
	let { texts: a, charLimit: o, live: s } = e, c = Object.entries(a).map(([e, t]) => ({
		language: e,
		text: t
	})), l = (e) => t[e] !== "off", u = (l("icu") || l("placeholders")) && c.some(({ text: e }) => Er(e).some((e) => Ur(e.text)));
	if (u && !i) return "needs icu";
	let d = u ? i : void 0, f = [...c, ...Fi(e, n)];
	return [
		...l("icu") && d ? c.flatMap((e) => Ii(e, d)) : [],
		...l("placeholders") ? yi(f, n, d) : [],
		...l("plurals") ? c.flatMap((e) => ji(e, s?.(e.language), r)) : [],
		...l("length") && o > 0 ? c.flatMap((e) => Li(e, o)) : [],
		...l("blanks") ? Ir(f, n) : [],
		...l("base") ? Ri(e, n) : []
	];
}
function Fi({ texts: e, live: t }, n) {
	if (n === void 0 || Er(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function Ii(e, t) {
	return Er(e.text).flatMap((n) => {
		if (!Ur(n.text)) return [];
		let r = t(n.text);
		if (r.is !== "broken") return [];
		let { cause: i, fix: a, at: o } = r, s = `${Dr(e, n)} is not a valid ICU message: ${i} (character ${o}). ${a}.${Gr(n.text)}`;
		return [zi("icu", e, n.form, s)];
	});
}
function Li(e, t) {
	return Er(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `${Dr(e, n)} has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`;
		return [zi("length", e, n.form, i)];
	});
}
function Ri({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || Er(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => Er(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || Er(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
function zi(e, { language: t }, n, r) {
	return {
		check: e,
		language: t,
		...n !== void 0 && { form: n },
		message: r
	};
}
// src/kinds/key/textValue.ts
const Bi = Xt(A(), A()), Vi = an([A(), Bi]);
function Hi(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Bi.safeParse(JSON.parse(e));
		return t.success ? Wi(t.data) : e;
	} catch {
		return e;
	}
}
function Ui(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Wi(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Gi(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (Ki(e) && Ki(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function Ki(e) {
	return typeof e == "string" ? e === "" : Object.keys(Wi(e)).length === 0;
}
// src/model/answered.ts
function qi(e) {
	return Ji(e) ? e : void 0;
}
function Ji(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Yi(e) {
	return typeof e == "string" ? e : void 0;
}
function Xi(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Zi(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Qi(e) {
	return Zi(typeof e == "number" ? Math.floor(e) : e);
}
function $i(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function ea(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function ta(e, t) {
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
function na({ parts: e, from: t }) {
	let n = e ? e.map((e) => e.from) : [t];
	return [...new Set(n.flatMap((e) => [...e?.source.languages ?? [], ...e?.source.others ?? []]))];
}
function ra(e, t, n) {
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
function ia(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return Yt(t);
}
// src/model/json.ts
function N(e) {
	return JSON.stringify(sa(e));
}
function aa(e, t) {
	return oa(e, t) || N(e) === N(t);
}
function oa(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (ca(e) || ca(t)) return ca(e) && ca(t) && e.length === t.length && e.every((e, n) => oa(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && oa(e[n], t[n]));
}
function sa(e) {
	if (typeof e != "object" || !e) return e;
	if (ca(e)) return e.map(sa);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, sa(t)]));
}
function ca(e) {
	return Array.isArray(e);
}
function la(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function ua(e, t) {
	return la(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/field.ts
const da = {
	changes: [],
	kept: [],
	issues: []
};
function fa(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
function pa(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l, editState: u } = e, d = e.equal ?? aa;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] === void 0 ? e.undeclared?.(i, r) : n[t];
			if (a === void 0) return da;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? da : {
				...da,
				issues: [fa(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && d(e.unset, c, i) ? da : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : d(s, c, i) ? da : {
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
function ma(e) {
	return pa(e);
}
function ha(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
function ga(e, t) {
	let n = e;
	return ma({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: A(),
		value: A(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: ha,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function _a(e, t = () => void 0) {
	let n = e;
	return ma({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: Kt(),
		value: Kt(),
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
const va = ma({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Jt().min(0),
	value: Jt(),
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
}), ya = Xt(A(), Qt()), ba = ma({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: ya,
	value: Qt(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(xa(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = ya.safeParse(e);
		return t.success ? ha(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function xa(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Sa({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
// src/kinds/key/listFields.ts
const Ca = ma({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Zt(en(r)).min(1),
	value: Zt(en(r)),
	live: (e) => e.onOtherPlatform ? void 0 : Ta(e.platforms),
	desired: (e) => Ta(e),
	inPlan: (e) => Ta(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), wa = ma({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Zt(A().min(1)),
	value: Zt(A()),
	unset: [],
	live: (e) => Ea(e.tags),
	check: (e, { rules: t }) => {
		let n = Fe(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Ea(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Ea([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: ha,
	declareNew: (e) => ha(e.filter((e) => !e.startsWith(Ut))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Ea([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Ta(e) {
	return r.filter((t) => e.includes(t));
}
function Ea(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const Da = (e) => {
	let t = e.exactOptional();
	return Yt({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Oa = Da(A()), ka = Da(A().min(1));
function Aa(e, t) {
	return typeof e == "string" ? e : e[t];
}
function P(e, t = r) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let i of r) {
		let r = t.includes(i) ? e[i] : void 0;
		r !== void 0 && !n.includes(r) && n.push(r);
	}
	return n;
}
function ja(e, t = r) {
	return (P(e, t)[0] === void 0 ? P(e) : P(e, t)).join(" / ");
}
function Ma(e, t) {
	let n = {};
	for (let i of r) {
		let r = Aa(e, i);
		t.includes(i) && r !== void 0 && (n[i] = r);
	}
	return n;
}
function Na(e) {
	let [t = "", ...n] = P(e);
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
const Pa = ma({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: an([A().min(1), ka.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Oa,
	live: (e, { platforms: t }) => Ma(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = P(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Ma(e, n)
		} : a;
	},
	inPlan: (e) => Ma(e, r),
	check: Fa,
	merge: La,
	carries: (e, t) => r.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = P(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Na(t);
	},
	show: (e) => {
		let [t = "", ...n] = P(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function Fa(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && P(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && P(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const Ia = ma({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Oa,
	value: Oa,
	unset: {},
	live: (e) => Ra(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => r.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => ha(Ra(e)),
	merge: La,
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
		slots: Ra(e)
	})
});
function La(e, t, n) {
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
	return Ra(i);
}
function Ra(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function za(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [N(Object.fromEntries(t))];
}
// src/kinds/key/compareText.ts
function Ba(e, t, n, { rules: r, verdicts: i }) {
	let a = ie(r, e);
	if (a === "ignore") return;
	let o = "translations";
	if (!n) return t === void 0 ? void 0 : {
		field: o,
		part: e,
		after: t
	};
	let s = n.translations?.find(({ language_iso: t }) => t === e);
	if (!s) return t === void 0 ? void 0 : fa(`${e} text`, [e]);
	let c = Hi(s.translation, n.is_plural), l = {
		field: o,
		part: e,
		live: c,
		...Ua(s, c)
	};
	if (t === void 0) return Ki(c) ? void 0 : { kept: {
		...l,
		reason: "pull"
	} };
	let u = Ui(t, c);
	if (Gi(c, u)) return;
	let d = {
		field: o,
		part: e,
		before: c,
		after: u,
		...Ua(s, c)
	};
	if (a === "enforce" || Ki(c)) return d;
	let f = a === "seed";
	if (f && !r.pull && r.overwrite.length === 0) return { kept: {
		...l,
		declared: t,
		reason: "held"
	} };
	if (!f && Va(c, u)?.length === 0) return d;
	let { modified_by: p, modified_by_email: m, modified_at_timestamp: h } = s, g = {
		id: String(n.key_id),
		language: e,
		live: c,
		...h && { at: h },
		by: {
			id: p,
			address: m
		},
		...f && { isHeld: !0 }
	}, _ = i(g);
	if (!_) return {
		kept: {
			...l,
			declared: t,
			reason: "undecided"
		},
		open: g
	};
	if (_.is === "write") return d;
	let v = "cause" in _ ? { cause: _.cause } : {}, y = _.is === "pull" && _.landed !== void 0 ? { landed: _.landed } : {};
	return { kept: {
		...l,
		declared: t,
		reason: _.is,
		...v,
		...y
	} };
}
function Va(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Wi(e)).filter((n) => e[n] !== t[n]);
}
function Ha(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...Ua(e, t)
	};
}
function Ua(e, t) {
	if (!e.modified_at_timestamp || Ki(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Wa(n) },
		...i && { reviewed: i }
	} };
}
function Wa(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
const Ga = Bi.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: wt }
}), Ka = an([A(), Ga]), qa = Xt(A().min(1), Ka), Ja = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Ya = Zt(Yt({
	language_iso: A(),
	translation: sn()
})).refine(Ja, "has a language twice"), Xa = Zt(Yt({
	language_iso: A().min(1),
	translation: Ka
})).refine(Ja, "has a language twice"), Za = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: an([qa, Xa.transform(eo).pipe(qa)]),
	rewrite: $a,
	diff({ translations: e }, t, n) {
		let { listed: r } = n;
		if (!e && r.length === 0 || n.project.segmentation) return da;
		let i = [], a = [], o = [], s = [], c = r.filter((t) => !Object.hasOwn(e ?? {}, t));
		for (let [r, l] of [...Object.entries(e ?? {}), ...c.map((e) => [e, void 0])]) {
			let e = l === void 0 ? void 0 : Qa(r, l, n);
			if (e) {
				o.push(e);
				continue;
			}
			let c = Ba(r, l, t, n);
			c && "code" in c ? o.push(c) : c && "kept" in c ? (a.push(c.kept), c.open && s.push(c.open)) : c && i.push(c);
		}
		return i.length + a.length + o.length === 0 ? da : {
			changes: i,
			kept: a,
			issues: o,
			...s.length > 0 && { open: s }
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
			translation: Vi.parse(t)
		}));
	},
	show(e) {
		let t = Vi.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Wi(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && Hi(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Hi(n, t);
			return Ki(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => Ki(Hi(e, t))),
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
		return n && Ha(n, Hi(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !Ki(Hi(n.translation, e.is_plural));
	},
	same: (e, t) => Gi(Vi.parse(e), Vi.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Qa(e, t, { plural: n, project: r }) {
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
function $a(e) {
	if (!Array.isArray(e)) return;
	let t = Ya.safeParse(e);
	if (t.success) return {
		value: eo(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function eo(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function to({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => za(Hi(t, e)));
}
// src/kinds/key/traits.ts
const no = [
	Pa,
	Ca,
	ga("description", !0),
	wa,
	Za,
	Ia,
	ga("context", !0),
	va,
	_a("is_plural"),
	ga("plural_name"),
	_a("is_hidden"),
	_a("is_archived", (e, t) => !Sa(e, t) && void 0),
	ba
], ro = A().min(1), io = an([Jt().positive(), A().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), ao = ia(no).required({ key_name: !0 }).extend({
	previously: an([ro.transform((e) => [e]), Zt(ro).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: Kt().exactOptional(),
	key_id: io.exactOptional()
}).meta({ allOf: [oo(!0), oo(!1)] });
function oo(e) {
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
const so = ia(no.filter((e) => e.name !== "key_name" && e.name !== "translations")), F = {
	name: "key",
	fields: no,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => ja(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, verdicts: i }, a = []) => ({
		project: n,
		rules: r,
		verdicts: i,
		listed: a,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? Ut + r.owner : void 0
	}),
	liveContext: (e, { project: t, rules: n, verdicts: r }) => ({
		project: t,
		rules: n,
		verdicts: r,
		listed: [],
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => ea(e.key_id),
	liveLabel: (e) => ja(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Sa(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
}, co = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, lo = [];
function uo(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return lo;
	let a = t.is === "live" ? t.live : void 0, o = Ni({
		texts: r,
		charLimit: i ?? (a ? a.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: a === void 0,
		...a && { live: (e) => fo(a, e) }
	}, n);
	return o === "needs icu" ? o : o.length === 0 ? lo : o.map((t) => po(e, t, n));
}
function fo({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && Hi(r.translation, t);
}
function po(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = M(F, e, co[r], o, {
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
function mo(e, t, { how: n }, r) {
	let i = ra(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function ho(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.declare(t, r) === void 0).map(({ name: e }) => e);
}
function go(e) {
	return _o(e, ({ after: e }) => e);
}
function _o(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...la(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/kinds/key/backupEntry.ts
function vo(e, t, n) {
	if (e.fields.some(yo)) {
		let r = mo(F, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: go(e.fields)
		};
	}
	let r = ra(F, t, F.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => ua(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => bo(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		..._o(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: F.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: go(s ? [s, ...a] : o)
	};
}
function yo({ field: e, before: t, after: n }) {
	return F.fields.find(({ name: t }) => t === e)?.role === "archive" && t === !1 && n === !0;
}
function bo(e) {
	return F.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function xo(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: So(e.entry, t.entry),
		wrote: So(e.wrote, t.wrote)
	} : e;
}
function So(e, t) {
	let n = {
		...Co(e),
		...Co(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Co({ translations: e }) {
	return la(e) ? e : {};
}
// src/kinds/key/docs.ts
const wo = "The live value is not compared and not changed.", To = (e) => `${wo} A new key has ${e}.`, Eo = {
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
		undeclared: `${wo} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: To("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: To("no tags, except the one of the setting `owner`"),
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
		undeclared: To("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: To("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: To("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: To("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: To("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${wo} A new key is visible.`
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
		undeclared: To("none"),
		empty: "Removes all attributes."
	},
	previously: {
		text: "The former name, or several, newest last. [Renames](#renames) keep the id, the texts and the history.",
		examples: ["home_link", ["home", "home_link"]],
		undeclared: "The entry is matched by its name only. A notice says if a new key looks like a rename."
	},
	new: {
		text: "If `true`, the key is really new, and no rename. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A new key that looks like a rename has a notice."
	},
	key_id: {
		text: "The id of the live key. It takes precedence over the name. It is ignored, with a warning, if the project has no such key.",
		examples: [123456, "12345678901234567890"],
		undeclared: "The entry is matched by its name."
	}
};
// src/kinds/declaredTwice.ts
function Do(e, t, { second: n, first: r, field: i }, a = "") {
	let o = D(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${Oo(D(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return O(e, s, { place: o });
}
function Oo({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
function ko(e) {
	let t = new T(), n = new Map(r.map((e) => [e, new jo()]));
	for (let [r, i] of e.entries()) {
		let e = {
			key: i,
			order: r,
			names: Mo(i)
		}, a = Object.entries(Ao(i)).flatMap(([t, r]) => {
			let i = n.get(t), a = i?.any.get(r);
			if (!i || !a) return i?.any.set(r, e), [];
			if (e.names === "" || a.names === "") return e.names === "" && a.names !== "" && !i.plain.has(r) && i.plain.set(r, e), [a];
			let o = `${r}\n${e.names}`, s = [a.names === e.names ? a : i.named.get(o), i.plain.get(r)];
			return i.named.has(o) || i.named.set(o, e), s.filter((e) => e !== void 0).sort((e, t) => e.order - t.order).slice(0, 1);
		})[0]?.key;
		a && !t.countMore(i.file.path) && t.add(Do("duplicate-key", `Key "${P(i.values.key_name).join(" / ")}"`, {
			second: i,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function Ao({ values: e }) {
	return Ma(e.key_name, e.platforms ?? r);
}
var jo = class {
	any = new Map();
	plain = new Map();
	named = new Map();
};
function Mo({ values: { filenames: e } }) {
	return e === void 0 ? "" : N(No(e));
}
function No(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
function Po(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = Ro(Lo(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = Pa.declare(s, F.liveContext(s, n, "")), t = {
			...a.values,
			key_name: ao.shape.key_name.parse(e)
		}, r = Io(s.tags, n);
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
	let c = Fo(i, t, r), l = c && { claims: c };
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
		context: Io(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = Io(c.tags, n);
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
function Fo({ key_name: e, platforms: t = [...r], filenames: n }, i, a) {
	return i.find((r) => !a.has(r) && t.some((t) => r.platforms.includes(t) && Aa(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function Io(e, t) {
	let n = e.find((e) => e.startsWith(Ut))?.slice(Ut.length), r = {
		...Te,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function Lo({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = ua(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !la(r) ? [e, n] : [e, {
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
function Ro(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return M(F, e, "unknown-language", r, {
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
function zo(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of Bo(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? Bo(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(Vo(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => Ho(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function Bo({ values: e }) {
	let t = Ma(e.key_name, e.platforms ?? r);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function Vo(e, t) {
	let n = t.flatMap(([e]) => e ? [Qo(D(e.file, e.spot, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return M(F, e, "duplicate-key", r, {
		path: ["key_name"],
		reach: "run"
	});
}
function Ho(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = Ko(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, Jo(t, e)])), [s] = e.flatMap((e) => qo(e, "translations"));
	s && a.set("translations", Wt(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => qo(e, t));
		n && a.set(t, n);
	}
	let c = Uo(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: Yo(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...Xo(e),
			...t.from ? {} : t.onCreate
		},
		spot: Wt(t.spot, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [Zo(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function Uo(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && Wo(t));
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
		problems: a && o ? [Go(o, a)] : []
	};
}
function Wo({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function Go(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${Qo(D(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return M(F, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function Ko(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(Zo(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function qo({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [Wt(r, { file: t })] : [];
}
function Jo(e, t) {
	let n = e.spot.members?.get("translations")?.members?.get(t);
	return Wt(n ?? e.spot, { file: e.file });
}
function Yo(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function Xo(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = r.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...i.length > 0 && { tags: i }
	};
}
function Zo(e, t, n) {
	let r = Qo(D(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return M(F, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function Qo({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/manifest/wording.ts
function $o(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${os(t, n)}.${cs([...t, e], n)}${x(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${x(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function es(e, t) {
	return `${ss(e, t)} is missing. It is required in ${t.thing}.${cs(e, t)}`;
}
function ts(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${ss(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${ss(e, t)} has no value.${cs(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${ss(e, t)} has no value. Remove it, or give it a value.${cs(e, t)}` : `${ss(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function ns(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${x(e, t)}`;
}
function rs(e, t, n) {
	return `${ss(t, n)} ${e}.${cs(t, n)}`;
}
function is(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${ss(e, t)} is empty.${cs(e, t)}${n}`;
}
function as(e, t, n, r) {
	if (t.length === 0) return `This is ${ls(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${ss(t, n)} is ${ls(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${ss(t, n)} is ${ls(e)}.${cs(t, n)}`;
}
function os(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${os(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function ss(e, t) {
	let n = os(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function cs(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${os([n], t)} must be ${r.expects}.` : "";
}
function ls(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function us(e, t, n = new T()) {
	return ds(e, t, n), n.problems;
}
function ds(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (ms(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) fs({
		...i,
		keys: [e]
	}, t, n);
	else fs(i, t, n);
}
function fs(e, t, n) {
	if (!(e.code !== "invalid_union" && n.countMore(t.file.path))) for (let r of hs(e, t)) n.add(ps(r, e, t));
}
function ps(e, { path: t }, n) {
	let r = bs(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(D(n.file, n.spot, t)), String(r)]
	};
}
function ms(e, t, n) {
	return t.some((t) => bs(n.value, e.path) === void 0 && _e(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function hs(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => ys(e, n, t));
	if (e.code === "invalid_key") return [ys(String(n.at(-1)), n.slice(0, -1), t)];
	let r = bs(t.value, n), i = D(t.file, t.spot, n);
	if (r === void 0) return [O("missing-member", es(n, t), { place: i })];
	if (r === null) return [O("null-value", ts(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return gs(e, r, i, t);
		case "invalid_type": return [O("wrong-type", as(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [O("wrong-type", as(r, n, t, i), { place: i })] : [O("wrong-value", ns(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [O("wrong-value", rs(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [O("wrong-value", as(r, n, t, i), { place: i })] : [O("wrong-value", is(n, t), { place: i })];
	}
}
function gs(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => _s(t) - _s(e)).find((e) => _s(e) > 0), a = e.errors.find((e) => e.every(vs)), o = i ?? a;
	return o ? us(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [O("wrong-type", as(t, e.path, r, n), { place: n })];
}
function _s(e) {
	return c(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function vs({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function ys(e, t, n) {
	let r = w(n.file, n.spot, [...t, e]);
	return O("unknown-member", $o(e, t, n), { place: r });
}
function bs(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/quickSchema.ts
const xs = {
	read: () => void 0,
	isExact: !1
};
function Ss(e) {
	let t = Ts(e);
	return {
		read: (e) => t.read(e),
		mistakes: Cs(e, t)
	};
}
function Cs(e, { read: t, isExact: n, inside: r }) {
	return (i) => {
		if (t(i) !== void 0) return 0;
		let a = r?.(i) ?? 0;
		return a > 0 ? a : n || ws(e, i).issues.length > 0 ? 1 : 0;
	};
}
function ws(e, t) {
	let n = e._zod.run({
		value: t,
		issues: []
	}, { async: !1 });
	if (n instanceof Promise) throw new qt();
	return n;
}
function Ts(e) {
	let { def: t } = e._zod, n = Ds(e), r = (t.checks ?? []).map(Es);
	if (r.length === 0) return n;
	if (r.includes(void 0)) return {
		...n,
		...xs
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
function Es(e) {
	let { def: t } = e._zod;
	if (t.check === "min_length" && t.minimum === 1) return (e) => (typeof e == "string" || Array.isArray(e)) && e.length > 0;
	if (t.check === "greater_than" && typeof t.value == "number") {
		let { value: e, inclusive: n } = t;
		return (t) => typeof t == "number" && (t > e || n && t === e);
	}
	if (t.check === "custom" && typeof t.fn == "function") return (e) => t.fn(e) === !0;
}
function Ds(e) {
	let { def: t } = e._zod;
	if ("coerce" in t && t.coerce) return xs;
	switch (t.type) {
		case "string": return "format" in t ? xs : Os((e) => typeof e == "string");
		case "boolean": return Os((e) => typeof e == "boolean");
		case "null": return Os((e) => e === null);
		case "number": return "format" in t ? t.format === "safeint" ? Os(Number.isSafeInteger) : xs : Os(Number.isFinite);
		case "enum": {
			let e = Object.values(t.entries);
			return Os((t) => typeof t == "string" && e.includes(t));
		}
		case "optional":
		case "nonoptional": return Ts(t.innerType);
		case "array": return As(t.element);
		case "record": return t.mode === "loose" || t.keyType._zod.def.type !== "string" ? xs : js(t.keyType, t.valueType);
		case "object": return Ns(e);
		case "union": return t.inclusive === !1 ? xs : Fs(t.options);
		case "pipe": return ks(t);
		default: return xs;
	}
}
function Os(e) {
	return {
		read: (t) => e(t) ? t : void 0,
		isExact: !0
	};
}
function ks({ in: e, out: t }) {
	let n = Ts(e), r = Cs(e, n), { def: i } = t._zod;
	return i.type !== "transform" || i.transform.length !== 1 ? {
		...xs,
		inside: r
	} : {
		read: (e) => {
			let t = n.read(e);
			return t === void 0 ? void 0 : i.transform(t, {
				value: t,
				issues: []
			});
		},
		isExact: n.isExact,
		inside: r
	};
}
function As(e) {
	let t = Ts(e), { read: n, isExact: r } = t, i = Cs(e, t), a = (e) => Array.isArray(e) && e.every((e) => n(e) === e);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: r,
		inside: (e) => Array.isArray(e) ? Ms(e, i) : 0
	};
}
function js(e, t) {
	let [n, r] = [Ts(e), Ts(t)], i = Cs(t, r), a = (e) => Is(e) && Object.keys(e).every((t) => n.read(t) === t && r.read(e[t]) === e[t]);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: n.isExact && r.isExact,
		inside: (e) => Is(e) ? Ms(Object.keys(e), (t) => n.read(t) === t ? i(e[t]) : 1) : 0
	};
}
function Ms(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function Ns({ _zod: { def: e } }) {
	if (e.catchall?._zod.def.type !== "never") return xs;
	let t = Object.entries(e.shape).map(([e, t]) => {
		let n = Ts(t), r = t._zod.optin === void 0, i = Cs(t, n);
		return {
			name: e,
			...n,
			isOptional: Ps(t),
			isRequired: r,
			mistakes: i
		};
	});
	return {
		read: (e) => {
			if (!Is(e)) return;
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
			if (!Is(n)) return 0;
			let r = Object.keys(n).filter((t) => !Object.hasOwn(e.shape, t));
			return r.length + Ms(t, ({ name: e, isRequired: t, mistakes: i }) => Object.hasOwn(n, e) ? i(n[e]) : t && _e(e, r) === void 0 ? 1 : 0);
		}
	};
}
function Ps(e) {
	let { def: t } = e._zod;
	return t.type === "optional" && t.innerType._zod.optin === void 0;
}
function Fs(e) {
	let t = e.map(Ts), n = e.map((e, n) => Cs(e, t[n] ?? xs));
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
function Is(e) {
	return typeof e == "object" && !!e && Object.getPrototypeOf(e) === Object.prototype && !Object.hasOwn(e, "__proto__");
}
// src/manifest/entries.ts
function Ls(e, t) {
	let n = new Map(), r = new T(), { value: i, spot: a, file: o } = e;
	if (!Zs(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = D(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [O("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0 && !r.countMore(o.path)) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || x(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(O("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: w(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function Rs({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return O("empty-manifest", r, { place: D(e, t) });
}
function zs(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = D(e.file, t.spot);
		return {
			entries: [],
			problems: Js(e, n) ? [] : [O("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new T(), a = t.spot.members?.[Symbol.iterator](), o = Ss(n.schema), s = qs(n);
	for (let c of t.value) {
		let [, l = t.spot] = a?.next().value ?? [];
		if (e.broken.length === 0 && !Zs(c) && i.countMore(e.file.path)) continue;
		let u = Vs(i, e, {
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
function Bs(e, t, n) {
	let r = new T();
	return {
		...Vs(r, e, t, n, Ss(n.schema), qs(n)),
		problems: r.problems
	};
}
function Vs(e, t, n, r, i, a) {
	let { value: o, spot: s } = Ys(n, r.fields), c = i.read(o);
	if (c !== void 0) return {
		values: c,
		spot: s
	};
	let l = i.mistakes(o);
	if (l > 0 && t.broken.length === 0 && e.countMore(t.file.path, l)) return { spot: s };
	let u = l > 1e3 ? Hs(o, i) : o, d = Ws(r.schema, u);
	if ("values" in d) return {
		values: d.values,
		spot: s
	};
	if (t.broken.length > 0 && Js(t, D(t.file, s))) return { spot: s };
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
			let { error: t } = r.schema.safeParse(Gs(u, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return ds(d.issues, m, e), u !== o && e.countMore(f.path, l - i.mistakes(u)), { spot: s };
}
function Hs(e, { mistakes: t }) {
	for (let n = ce;; n *= 2) {
		let r = Zs(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, Us(t, n)])) : e;
		if (t(r) > 1e3) return r;
	}
}
function Us(e, t) {
	if (Array.isArray(e)) return e.slice(0, t).map((e) => Us(e, t));
	if (!Zs(e)) return e;
	let n = Object.entries(e).slice(0, t);
	return Object.fromEntries(n.map(([e, n]) => [e, Us(n, t)]));
}
function Ws(e, t) {
	let n = ws(e, t);
	return n.issues.length === 0 ? { values: n.value } : { issues: n.issues.map((e) => Gt(e, {}, on())) };
}
function Gs(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = Gs(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Ks = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function qs({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Ks).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Js({ broken: e }, { line: t, endLine: n }) {
	return e.length > 1e3 || e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function Ys(e, t) {
	if (!Zs(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Xs(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, Wt(a, { members: new Map(o) }));
		r = Wt(r, { members: s });
	}
	return {
		value: n,
		spot: r
	};
}
function Xs(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Zs(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var I = Symbol("NOT_RESOLVED");
function Qs(e, t) {
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
function $s(e, t) {
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
function ec(e, t) {
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
var tc = Qs("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), nc = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], rc = Qs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => nc.indexOf(e) === -1 ? I : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ic = Qs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : I,
	identify: (e) => e === null,
	represent: () => "null"
}), ac = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], oc = Qs("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ac.indexOf(e) === -1 ? I : null,
	identify: (e) => e === null,
	represent: () => "null"
}), sc = [
	"true",
	"True",
	"TRUE"
], cc = [
	"false",
	"False",
	"FALSE"
], lc = Qs("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => sc.indexOf(e) !== -1 || cc.indexOf(e) === -1 && I,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), uc = ["true"], dc = ["false"], fc = Qs("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => uc.indexOf(e) !== -1 || dc.indexOf(e) === -1 && I,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), pc = [
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
], mc = [
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
], hc = Qs("tag:yaml.org,2002:bool", {
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
	resolve: (e) => pc.indexOf(e) !== -1 || mc.indexOf(e) === -1 && I,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), gc = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), _c = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function vc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function yc(e, t) {
	if (t) {
		if (!_c.test(e)) return I;
	} else if (!gc.test(e)) return I;
	let n = vc(e);
	return Number.isFinite(n) ? n : I;
}
var bc = Qs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: yc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), xc = RegExp("^-?(?:0|[1-9][0-9]*)$"), Sc = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Cc(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function wc(e, t) {
	if (t) {
		if (!Sc.test(e)) return I;
	} else if (!xc.test(e)) return I;
	let n = Cc(e);
	return Number.isFinite(n) ? n : I;
}
var Tc = Qs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: wc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ec = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Dc(e) {
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
function Oc(e) {
	if (!Ec.test(e)) return I;
	let t = Dc(e);
	return Number.isFinite(t) ? t : I;
}
var kc = Qs("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Oc,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ac = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), jc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Mc(e) {
	if (!Ac.test(e)) return I;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || jc.test(e) ? r : I;
}
function Nc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Pc = Qs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Mc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Nc
}), Fc = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Ic = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Lc(e, t) {
	if (t) {
		if (!Ic.test(e)) return I;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : I;
	}
	if (!Fc.test(e)) return I;
	let n = Number(e);
	return Number.isFinite(n) ? n : I;
}
function Rc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var zc = Qs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Lc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Rc
}), Bc = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Vc = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Hc(e) {
	if (!Bc.test(e)) return I;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Vc.test(e) ? r : I;
}
function Uc(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Wc = Qs("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Hc,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Uc
}), Gc = Qs("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : I,
	identify: () => !1
}), Kc = /^[A-Za-z0-9+/]*={0,2}$/;
function qc(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Kc.test(t)) return I;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Jc(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Yc = Qs("tag:yaml.org,2002:binary", {
	resolve: qc,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Jc
}), Xc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Zc = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Qc(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function $c(e) {
	let t = Xc.exec(e);
	if (t === null && (t = Zc.exec(e)), t === null) return I;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Qc(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? I : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return I;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Qc(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return I;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return I;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var el = Qs("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: $c,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), tl = $s("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function nl(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var rl = $s("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (nl(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), il = $s("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), al = ec("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: nl,
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
}), ol = ec("tag:yaml.org,2002:set", {
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
function sl() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function cl() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function ll(e) {
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
var ul = class e {
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
		let t = ll(e), n = [], r = sl(), i = cl();
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
			if (t !== I) return {
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
}, dl = new ul([
	tc,
	tl,
	al
]);
new ul([
	...dl.tags,
	ic,
	fc,
	Tc,
	zc
]);
var fl = new ul([
	...dl.tags,
	rc,
	lc,
	bc,
	Pc
]);
new ul([
	...dl.tags,
	oc,
	hc,
	kc,
	Wc,
	el,
	Gc,
	Yc,
	rl,
	il,
	ol
]).withTags({
	...kc,
	resolve: (e, t, n) => {
		let r = kc.resolve(e, t, n);
		return r === I ? bc.resolve(e, t, n) : r;
	}
}, {
	...Wc,
	resolve: (e, t, n) => {
		let r = Wc.resolve(e, t, n);
		return r === I ? Pc.resolve(e, t, n) : r;
	}
}), ec("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || nl(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function pl(e) {
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
ec("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: nl,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = pl(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = pl(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var ml = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function hl(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function gl(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function _l(e, t) {
	if (!e.buffer) return null;
	let n = {
		...ml,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = hl(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${gl((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = hl(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${gl((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = hl(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${gl((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function vl(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var yl = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = vl(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${vl(this, e)}`;
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
		throw s.snippet = _l(s), new e(r, s);
	}
}, L = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, R = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, bl = {
	BLOCK: 1,
	FLOW: 2
}, xl = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Sl = -1;
function Cl(e) {
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
var wl = Array(256), Tl = Array(256);
for (let e = 0; e < 256; e++) wl[e] = +!!Cl(e), Tl[e] = Cl(e);
function El(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Dl(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Ol(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function kl(e, t, n) {
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
function Al(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function jl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = kl(e, i, n);
			r += Al(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Ml(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = kl(e, i, n);
			r += Al(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Nl(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = kl(e, i, n).position;
			else if (t < 256 && wl[t]) r += Tl[t], i++;
			else {
				let n = Ol(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Dl(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += El(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = kl(e, i, n);
			r += Al(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Pl(e, t, n, r, i, a) {
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
	return i === xl.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== xl.STRIP && u && (l += "\n"), l;
}
function Fl(e, t) {
	if (t.valueStart === Sl) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case R.SINGLE_QUOTED: return Ml(e, n, r);
		case R.DOUBLE_QUOTED: return Nl(e, n, r);
		case R.LITERAL_BLOCK: return Pl(e, n, r, t.indent, t.chomping, !1);
		case R.FOLDED_BLOCK: return Pl(e, n, r, t.indent, t.chomping, !0);
		default: return jl(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Il = {
	filename: "",
	schema: fl,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, z = -1, Ll = Object.prototype.hasOwnProperty, Rl = 1, zl = 2, Bl = 3, Vl = 4, Hl = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Ul = /[,\[\]{}]/, Wl = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Gl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Kl = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, ql = RegExp(`^(?:${Gl})*$`), Jl = RegExp(`^(?:${Kl})+$`), Yl = RegExp(`^(?:!(?:${Gl})*|${Kl}(?:${Gl})*)$`), Xl = {
	filename: "",
	maxDepth: 100
};
function Zl(e, t, n) {
	e.events.push({
		type: L.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Ql(e, t, n, r, i, a, o) {
	e.events.push({
		type: L.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function $l(e, t, n, r, i, a, o) {
	e.events.push({
		type: L.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function eu(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: L.MAPPING,
		start: t.position,
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z,
		style: bl.FLOW
	});
}
function tu(e, t, n, r, i, a, o, s, c = xl.CLIP, l = -1, u = !1) {
	e.events.push({
		type: L.SCALAR,
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
function nu(e, t, n) {
	e.events.push({
		type: L.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function ru(e) {
	e.events.push({ type: L.POP });
}
function iu(e) {
	tu(e, z, z, z, z, z, z, R.PLAIN);
}
function au() {
	return {
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z
	};
}
function ou(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function su(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function B(e, t) {
	yl.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function V(e) {
	return e === 10 || e === 13;
}
function cu(e) {
	return e === 9 || e === 32;
}
function lu(e) {
	return cu(e) || V(e);
}
function uu(e) {
	return e === 0 || lu(e);
}
function du(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function fu(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function pu(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function mu(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function hu(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function gu(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function _u(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || lu(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; cu(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!V(r) && r !== 0);
		if (!V(r)) break;
		for (gu(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function vu(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || lu(n);
	}
	return !1;
}
function yu(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function bu(e) {
	if (e.position !== e.lineStart) return !1;
	if (vu(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ou(e);
	yu(e), _u(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && vu(e));
	return su(e, t), r;
}
function xu(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !V(t);) t = e.input.charCodeAt(++e.position);
}
function Su(e, t, n) {
	let r = Hl.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, B(e, "the stream contains non-printable characters"));
}
function Cu(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== z && B(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && B(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !lu(s) && !(n && du(s));) s === 33 && (a ? B(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Wl.test(o) || B(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Ul.test(l) && B(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? ql.test(l) : Jl.test(l)) && B(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Ll.call(e.tagHandlers, o) && B(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function wu(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== z && B(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !lu(e.input.charCodeAt(e.position)) && !du(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Tu(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== z || t.tagStart !== z) && B(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !lu(e.input.charCodeAt(e.position)) && !du(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && B(e, "name of an alias node must contain at least one character"), nu(e, n, e.position), !0;
}
function Eu(e, t) {
	_u(e, !1), e.lineIndent < t && B(e, "deficient indentation");
}
function Du(e, t, n) {
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
			return e.position++, tu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, R.SINGLE_QUOTED, xl.CLIP, -1, i), !0;
		}
		V(a) ? (i = !1, Eu(e, t)) : e.position === e.lineStart && vu(e) ? B(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a single quoted scalar");
}
function Ou(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, tu(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, R.DOUBLE_QUOTED, xl.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (V(n)) Eu(e, t);
			else if (hu(n)) e.position++;
			else {
				let t = mu(n);
				for (t === 0 && B(e, "unknown escape sequence"); t-- > 0;) e.position++, pu(e.input.charCodeAt(e.position)) < 0 && B(e, "expected hexadecimal character");
				e.position++;
			}
		} else V(a) ? (i = !1, Eu(e, t)) : e.position === e.lineStart && vu(e) ? B(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? B(e, "expected valid JSON character") : e.position++;
	}
	B(e, "unexpected end of the stream within a double quoted scalar");
}
function ku(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = xl.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? R.LITERAL_BLOCK : R.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = fu(n);
		if (n === 43 || n === 45) i !== xl.CLIP && B(e, "repeat of a chomping mode identifier"), i = n === 43 ? xl.KEEP : xl.STRIP, e.position++;
		else if (r >= 0) r === 0 && B(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && B(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; cu(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && xu(e), V(e.input.charCodeAt(e.position)) ? gu(e) : e.input.charCodeAt(e.position) !== 0 && B(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (bu(e)) break;
		if (!o && l === -1 && V(i) && (u = Math.max(u, r)), !o && l === -1 && !V(i) && (i === 9 && r < t && (e.position = n + r, B(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, B(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !V(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !V(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !V(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		xu(e), f = e.position, V(e.input.charCodeAt(e.position)) && (gu(e), f = e.position);
	}
	return Su(e, d, f), tu(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Au(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Rl;
	if (n === 0 || lu(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || du(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (uu(t) || r && du(t)) return !1;
	}
	return !0;
}
function ju(e, t, n, r) {
	if (!Au(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Rl, c = !1;
	for (; o !== 0 && !bu(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (uu(t) || s && du(t)) break;
		} else if (o === 35) {
			if (lu(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && du(o)) break;
		else if (V(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (_u(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		cu(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Su(e, i, a), tu(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, R.PLAIN, xl.CLIP, -1, !c), !0);
}
function Mu(e, t) {
	let n = e.line;
	_u(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && B(e, "deficient indentation");
}
function Nu(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? $l(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, bl.FLOW) : Ql(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, bl.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Mu(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, ru(e), !0;
		o ? n === 44 && B(e, "expected the node content, but found ','") : B(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && lu(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Mu(e, t));
		let c = e.line, l = ou(e), u = Iu(e, t, Rl, !1, !0);
		Mu(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Mu(e, t), i || eu(e, l), u || iu(e), Iu(e, t, Rl, !1, !0) || iu(e), Mu(e, t), i || ru(e)) : i && r ? (u || iu(e), iu(e)) : i ? iu(e) : r && (eu(e, l), u || iu(e), iu(e), ru(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	B(e, "unexpected end of the stream within a flow collection");
}
function Pu(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !uu(e.input.charCodeAt(e.position + 1))) return !1;
	for (Ql(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, bl.BLOCK); e.input.charCodeAt(e.position) === 45 && uu(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = _u(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && uu(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? iu(e) : Iu(e, t, Bl, !1, !0), _u(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && B(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && uu(e.input.charCodeAt(e.position + 1)) && B(e, "bad indentation of a sequence entry");
	}
	return ru(e), !0;
}
function Fu(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, B(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && uu(l)) o ||= ($l(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, bl.BLOCK), !0), c === 63 ? (i && iu(e), a = !0, i = !0) : (i || (iu(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (iu(e), !1);
			let t = ou(e);
			if (!Iu(e, n, zl, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); cu(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), uu(c) || B(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: L.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: bl.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) B(e, "expected ':' after a mapping key");
				else return r.anchorStart !== z || r.tagStart !== z ? (su(e, t), !1) : !0;
			} else if (a) B(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== z || r.tagStart !== z ? (su(e, t), !1) : !0;
		}
		if (Iu(e, t, Vl, !0, s) && (s = !1), i || (s &&= (iu(e), !1)), _u(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) B(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && iu(e), o && ru(e), !0) : !1;
}
function Iu(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && B(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = au(), d = n === Vl || n === Bl, f = d, p = d;
	if (r && _u(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ou(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== z || u.anchorStart !== z) && (r === 33 || r === 38)) {
			let n = ou(e), r = t + 1;
			if (Fu(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === L.MAPPING) return e.depth--, !0;
			su(e, n);
		}
		if (s && (r === 33 && u.tagStart !== z || r === 38 && u.anchorStart !== z) || !Cu(e, u, n === Rl) && !wu(e, u)) break;
		l === null && (l = i), _u(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Vl) {
		let r = n === Rl || n === zl ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Pu(e, i, u) || Fu(e, i, r, u)) || Nu(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ou(e), n = l.position - l.lineStart;
					su(e, l), Fu(e, n, r, au()) && e.events[t.eventsLength]?.type === L.MAPPING ? c = !0 : su(e, t);
				}
				!c && (d && ku(e, r, u) || Du(e, r, u) || Ou(e, r, u) || Tu(e, u) || ju(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Pu(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== z || u.tagStart !== z || d) && (tu(e, z, z, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, R.PLAIN), c = !0), e.depth--, c || u.anchorStart !== z || u.tagStart !== z;
}
function Lu(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !lu(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && B(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !V(e.input.charCodeAt(e.position));) {
		for (; cu(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || V(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !lu(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (V(e.input.charCodeAt(e.position)) && gu(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && B(e, "duplication of %YAML directive"), r.length !== 1 && B(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && B(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && B(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && B(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Wl.test(t) || B(e, "ill-formed tag handle (first argument) of the TAG directive"), Ll.call(e.tagHandlers, t) && B(e, `there is a previously declared suffix for "${t}" tag handle`), Yl.test(n) || B(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Ru(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (_u(e, !0); Lu(e);) t = !0, _u(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && uu(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, _u(e, !0), i = e.line > t;
	} else t && B(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && vu(e)) {
		e.position += 3, _u(e, !0);
		return;
	}
	if (Zl(e, n, !1), Iu(e, e.lineIndent - 1, Vl, !1, i, i) || iu(e), _u(e, !0), e.position === e.lineStart && vu(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, _u(e, !0), e.line === t && e.position < e.length && B(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === L.DOCUMENT && (o.explicitEnd = r), ru(e), !r && e.position < e.length && !bu(e) && B(e, "end of the stream or a document separator is expected");
}
function zu(e, t) {
	let n = e.length, r = {
		...Xl,
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
	for (i !== -1 && yl.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (yu(r), _u(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Ru(r), r.position === e && B(r, "can not read a document");
	}
	return r.events;
}
({
	...Xl,
	...Il
});
function Bu(e, t) {
	return !!(e & 1 << t);
}
var Vu = {
	applyQuoteFlowKeysOption: Uu,
	doubleQuoteForInvisibles: Wu,
	doubleQuoteWhitespaceOnly: Gu,
	applyForceQuotesOption: Ku,
	tryLongOrMultilineAsBlock: qu,
	quoteInvalidPlain: Ju,
	fallbackToDoubleQuoted: Yu
};
function Hu(e) {
	return e.presenterOptions.quoteStyle === "single" && Bu(e.allowedStylesMask, R.SINGLE_QUOTED) ? R.SINGLE_QUOTED : R.DOUBLE_QUOTED;
}
function Uu(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === R.PLAIN && (e.style = R.DOUBLE_QUOTED);
}
function Wu(e) {
	e.style === R.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = R.DOUBLE_QUOTED);
}
function Gu(e) {
	e.style === R.PLAIN && /^\s+$/.test(e.node.value) && (e.style = R.DOUBLE_QUOTED);
}
function Ku(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== R.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? R.DOUBLE_QUOTED : Hu(e)));
}
function qu(e) {
	if (e.style !== R.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Bu(e.allowedStylesMask, R.LITERAL_BLOCK)) {
		n && (e.style = R.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = R.LITERAL_BLOCK);
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
	o ? e.style = R.FOLDED_BLOCK : n && (e.style = R.LITERAL_BLOCK);
}
function Ju(e) {
	e.style === R.PLAIN && !Bu(e.allowedStylesMask, R.PLAIN) && (e.style = Hu(e));
}
function Yu(e) {
	Bu(e.allowedStylesMask, e.style) || (e.style = R.DOUBLE_QUOTED);
}
var Xu = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Zu = "[\\n\\r]", Qu = "\\uFEFF", $u = "[ \\t]", ed = `(?:(?!(?:${Zu}|${Qu}))${Xu})`, td = `(?:(?!${$u})${ed})`, nd = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", rd = "[-?:,\\[\\]{}#&*!|>'\"%@`]", id = "[,\\[\\]{}]", ad = td, od = `(?:(?!${id})${td})`, sd = `(?:(?:(?!${rd})${td})|[?:-](?=${ad}))`, cd = `(?:(?:(?!${rd})${td})|[?:-](?=${od}))`, ld = `(?:(?:(?![:#])${ad})|:(?=${ad}))#*`, ud = `(?:(?:(?![:#])${od})|:(?=${od}))#*`, dd = `(?:${$u}*${ld})*`, fd = `(?:${$u}*${ud})*`, pd = `${sd}#*${dd}`, md = `${cd}#*${fd}`, hd = pd, gd = md, _d = `\\n+${ld}${dd}`, vd = `\\n+${ud}${fd}`, yd = `${pd}(?:${_d})*`, bd = `${md}(?:${vd})*`;
RegExp(`^(?:${yd})$`, "u"), RegExp(`^(?:${bd})$`, "u"), RegExp(`^(?:${hd})$`, "u"), RegExp(`^(?:${gd})$`, "u"), RegExp(`^(?:${nd})*$`, "u"), RegExp(`^(?:${nd}|\\n)*$`, "u"), RegExp(`^(?:${ed}|\\n)*$`, "u"), Object.keys(Vu).map((e) => Reflect.get(Vu, e)), L.DOCUMENT, L.SEQUENCE, L.MAPPING, L.SCALAR, L.ALIAS, L.POP, R.PLAIN, R.SINGLE_QUOTED, R.DOUBLE_QUOTED, R.LITERAL_BLOCK, R.FOLDED_BLOCK, bl.BLOCK, bl.FLOW, xl.CLIP, xl.STRIP, xl.KEEP;
// src/manifest/read/cursor.ts
var xd = class extends Error {};
function H(e) {
	if (!e) throw new xd();
}
var Sd = class {
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
const Cd = 2 ** 15, wd = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var Td = class {
	text;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t = Cd) {
		this.text = e, this.piece = t, this.list = e.length > t ? Ed(e) : void 0;
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
		let r = zu(e.slice(t, this.end), {});
		if (t > 0) {
			let [e, n] = r.splice(0, 2);
			H(e?.type === L.DOCUMENT && !e.explicitStart && !e.explicitEnd), H(n?.type === L.SEQUENCE && Nd(n) && Pd(n));
			for (let e of r) jd(e, t);
			r.push({ type: L.POP });
		}
		if (this.end < e.length) {
			let e = r.splice(-3);
			H(e.length === 3 && e.every(({ type: e }) => e === L.POP));
		}
		return r;
	}
};
function Ed(e) {
	wd.lastIndex = Dd(e).at(-1) ?? e.length;
	let [, t] = wd.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: wd.lastIndex
	};
}
function Dd(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const Od = 2 ** 20, kd = 2 ** 18;
function Ad(e) {
	if (e.length <= Od) return;
	let t = e.slice(0, kd), n = t.lastIndexOf(Ed(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : t;
}
function jd(e, t) {
	"start" in e && (e.start += t), "valueStart" in e && (e.valueStart += e.valueStart < 0 ? 0 : t, e.valueEnd += e.valueEnd < 0 ? 0 : t);
}
function Md(e) {
	return e.type === L.MAPPING || e.type === L.SEQUENCE;
}
function Nd(e) {
	return Md(e) && e.style === bl.BLOCK;
}
function Pd({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// node_modules/yaml/browser/dist/nodes/identity.js
const Fd = Symbol.for("yaml.alias"), Id = Symbol.for("yaml.document"), Ld = Symbol.for("yaml.map"), Rd = Symbol.for("yaml.pair"), zd = Symbol.for("yaml.scalar"), Bd = Symbol.for("yaml.seq"), Vd = Symbol.for("yaml.node.type"), Hd = (e) => !!e && typeof e == "object" && e[Vd] === Fd, Ud = (e) => !!e && typeof e == "object" && e[Vd] === Id, Wd = (e) => !!e && typeof e == "object" && e[Vd] === Ld, U = (e) => !!e && typeof e == "object" && e[Vd] === Rd, W = (e) => !!e && typeof e == "object" && e[Vd] === zd, Gd = (e) => !!e && typeof e == "object" && e[Vd] === Bd;
function G(e) {
	if (e && typeof e == "object") switch (e[Vd]) {
		case Ld:
		case Bd: return !0;
	}
	return !1;
}
function K(e) {
	if (e && typeof e == "object") switch (e[Vd]) {
		case Fd:
		case Ld:
		case zd:
		case Bd: return !0;
	}
	return !1;
}
const Kd = (e) => (W(e) || G(e)) && !!e.anchor, qd = Symbol("break visit"), Jd = Symbol("skip children"), Yd = Symbol("remove node");
function Xd(e, t) {
	let n = Qd(t);
	Ud(e) ? Zd(null, e.contents, n, Object.freeze([e])) === Yd && (e.contents = null) : Zd(null, e, n, Object.freeze([]));
}
Xd.BREAK = qd, Xd.SKIP = Jd, Xd.REMOVE = Yd;
function Zd(e, t, n, r) {
	let i = $d(e, t, n, r);
	if (K(i) || U(i)) return ef(e, r, i), Zd(e, i, n, r);
	if (typeof i != "symbol") {
		if (G(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = Zd(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === qd) return qd;
				else i === Yd && (t.items.splice(e, 1), --e);
			}
		} else if (U(t)) {
			r = Object.freeze(r.concat(t));
			let e = Zd("key", t.key, n, r);
			if (e === qd) return qd;
			e === Yd && (t.key = null);
			let i = Zd("value", t.value, n, r);
			if (i === qd) return qd;
			i === Yd && (t.value = null);
		}
	}
	return i;
}
function Qd(e) {
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
function $d(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (Wd(t)) return n.Map?.(e, t, r);
	if (Gd(t)) return n.Seq?.(e, t, r);
	if (U(t)) return n.Pair?.(e, t, r);
	if (W(t)) return n.Scalar?.(e, t, r);
	if (Hd(t)) return n.Alias?.(e, t, r);
}
function ef(e, t, n) {
	let r = t[t.length - 1];
	if (G(r)) r.items[e] = n;
	else if (U(r)) e === "key" ? r.key = n : r.value = n;
	else if (Ud(r)) r.contents = n;
	else {
		let e = Hd(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const tf = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, nf = (e) => e.replace(/[!,[\]{}]/g, (e) => tf[e]);
var rf = class e {
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
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + nf(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && K(e.contents)) {
			let t = {};
			Xd(e.contents, (e, n) => {
				K(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
rf.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, rf.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function af(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function of(e) {
	let t = new Set();
	return Xd(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function sf(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function cf(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= of(e);
			let a = sf(t, i);
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
function lf(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = lf(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = lf(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = lf(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = lf(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function uf(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => uf(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !Kd(e)) return e.toJSON(t, n);
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
var df = class {
	constructor(e) {
		Object.defineProperty(this, Vd, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!Ud(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = uf(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? lf(i, { "": o }, "", o) : o;
	}
}, ff = class extends df {
	constructor(e) {
		super(Fd), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], Xd(e, { Node: (e, t) => {
			(Hd(t) || Kd(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (uf(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = pf(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
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
			if (af(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function pf(e, t, n) {
	if (Hd(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (G(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = pf(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (U(t)) {
		let r = pf(e, t.key, n), i = pf(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const mf = (e) => !e || typeof e != "function" && typeof e != "object";
var q = class extends df {
	constructor(e) {
		super(zd), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : uf(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
q.BLOCK_FOLDED = "BLOCK_FOLDED", q.BLOCK_LITERAL = "BLOCK_LITERAL", q.PLAIN = "PLAIN", q.QUOTE_DOUBLE = "QUOTE_DOUBLE", q.QUOTE_SINGLE = "QUOTE_SINGLE";
function hf(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function gf(e, t, n) {
	if (Ud(e) && (e = e.contents), K(e)) return e;
	if (U(e)) {
		let t = n.schema[Ld].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new ff(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = hf(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new q(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[Ld] : Symbol.iterator in Object(e) ? o[Bd] : o[Ld];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new q(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function _f(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return gf(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const vf = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var yf = class extends df {
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
		if (vf(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (G(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, _f(this.schema, r, t));
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
			else if (e === void 0 && this.schema) this.set(n, _f(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const bf = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function xf(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const Sf = (e, t, n) => e.endsWith("\n") ? xf(n, t) : n.includes("\n") ? "\n" + xf(n, t) : (e.endsWith(" ") ? "" : " ") + n, Cf = "flow";
function wf(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = Tf(e, h, t.length), h !== -1 && (d = h + c));
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
		if (r === "\n") n === "block" && (h = Tf(e, h, t.length)), d = h + t.length + c, f = void 0;
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
function Tf(e, t, n) {
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
const Ef = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), Df = (e) => /^(%|---|\.\.\.)/m.test(e);
function Of(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function kf(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (Df(e) ? "  " : ""), o = "", s = 0;
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
	return o = s ? o + n.slice(s) : n, r ? o : wf(o, a, "quoted", Ef(t, !1));
}
function Af(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return kf(e, t);
	let n = t.indent || (Df(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : wf(r, n, Cf, Ef(t, !1));
}
function jf(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = kf;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? Af : i && !t ? kf : n ? Af : kf;
	}
	return r(e, t);
}
let Mf;
try {
	Mf = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	Mf = /\n+(?!\n|$)/g;
}
function Nf({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return jf(n, r);
	let l = r.indent || (r.forceBlockIndent || Df(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === q.BLOCK_FOLDED ? !1 : t === q.BLOCK_LITERAL || !Of(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(Mf, `$&${l}`));
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
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = Ef(r, !0);
		o !== "folded" && t !== q.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = wf(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function Pf(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return jf(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? jf(a, t) : Nf(e, t, n, r);
	if (!s && !u && i !== q.PLAIN && a.includes("\n")) return Nf(e, t, n, r);
	if (Df(a)) {
		if (c === "") return t.forceBlockIndent = !0, Nf(e, t, n, r);
		if (s && c === l) return jf(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return jf(a, t);
	}
	return s ? d : wf(d, c, Cf, Ef(t, !1));
}
function Ff(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== q.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = q.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case q.BLOCK_FOLDED:
			case q.BLOCK_LITERAL: return i || a ? jf(o.value, t) : Nf(o, t, n, r);
			case q.QUOTE_DOUBLE: return kf(o.value, t);
			case q.QUOTE_SINGLE: return Af(o.value, t);
			case q.PLAIN: return Pf(o, t, n, r);
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
function If(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: bf,
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
function Lf(e, t) {
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
function Rf(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (W(e) || G(e)) && e.anchor;
	a && af(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function zf(e, t, n, r) {
	if (U(e)) return e.toString(t, n, r);
	if (Hd(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = K(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= Lf(t.doc.schema.tags, a);
	let o = Rf(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : W(a) ? Ff(a, t, n, r) : a.toString(t, n, r);
	return o ? W(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function Bf({ key: e, value: t }, n, r, i) {
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
	let m = !1, h = !1, g = zf(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += Sf(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += Sf(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += Sf(g, n.indent, l(f))));
	let _, v, y;
	K(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && W(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && Gd(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = zf(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${xf(e, n.indent)}`;
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
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += Sf(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function Vf(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const Hf = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new q(Symbol("<<")), { addToJSMap: Wf }),
	stringify: () => "<<"
}, Uf = (e, t) => (Hf.identify(t) || W(t) && (!t.type || t.type === q.PLAIN) && Hf.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === Hf.tag && e.default);
function Wf(e, t, n) {
	let r = Kf(e, n);
	if (Gd(r)) for (let n of r.items) Gf(e, t, n);
	else if (Array.isArray(r)) for (let n of r) Gf(e, t, n);
	else Gf(e, t, r);
}
function Gf(e, t, n) {
	let r = Kf(e, n);
	if (!Wd(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function Kf(e, t) {
	return e && Hd(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function qf(e, t, { key: n, value: r }) {
	if (K(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (Uf(e, n)) Wf(e, t, r);
	else {
		let i = uf(n, "", e);
		if (t instanceof Map) t.set(i, uf(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = Jf(n, i, e), o = uf(r, a, e);
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
function Jf(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (K(e) && n?.doc) {
		let t = If(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), Vf(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function Yf(e, t, n) {
	return new Xf(gf(e, void 0, n), gf(t, void 0, n));
}
var Xf = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, Vd, { value: Rd }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return K(n) && (n = n.clone(t)), K(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return qf(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? Bf(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function Zf(e, t, n) {
	return (t.inFlow ?? e.flow ? $f : Qf)(e, t, n);
}
function Qf({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (K(i)) !d && i.spaceBefore && f.push(""), ep(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), ep(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = zf(i, u, () => o = null, () => d = !0);
		o && (s += Sf(s, a, l(o))), d && o && (d = !1), f.push(r + s);
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
	return e ? (p += "\n" + xf(l(e), c), s && s()) : d && o && o(), p;
}
function $f({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (K(i)) i.spaceBefore && d.push(""), ep(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (U(i)) {
			let e = K(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), ep(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = K(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = zf(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += Sf(o, r, s(a))), d.push(o), u = d.length;
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
function ep({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = xf(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function tp(e, t) {
	let n = W(t) ? t.value : t;
	for (let r of e) if (U(r) && (r.key === t || r.key === n || W(r.key) && r.key.value === n)) return r;
}
var np = class extends yf {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(Ld, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(Yf(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = U(e) ? e : !e || typeof e != "object" || !("key" in e) ? new Xf(e, e?.value) : new Xf(e.key, e.value);
		let r = tp(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			W(r.value) && mf(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = tp(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = tp(this.items, e)?.value;
		return (!t && W(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!tp(this.items, e);
	}
	set(e, t) {
		this.add(new Xf(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) qf(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!U(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), Zf(this, e, {
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
const rp = {
	collection: "map",
	default: !0,
	nodeClass: np,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return Wd(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => np.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var ip = class extends yf {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(Bd, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = ap(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = ap(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && W(r) ? r.value : r;
	}
	has(e) {
		let t = ap(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = ap(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		W(r) && mf(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(uf(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? Zf(this, e, {
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
				i.items.push(gf(a, void 0, n));
			}
		}
		return i;
	}
};
function ap(e) {
	let t = W(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const op = {
	collection: "seq",
	default: !0,
	nodeClass: ip,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return Gd(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => ip.from(e, t, n)
}, sp = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), Ff(e, t, n, r);
	}
}, cp = {
	identify: (e) => e == null,
	createNode: () => new q(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new q(null),
	stringify: ({ source: e }, t) => typeof e == "string" && cp.test.test(e) ? e : t.options.nullStr
}, lp = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new q(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && lp.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function up({ format: e, minFractionDigits: t, tag: n, value: r }) {
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
const dp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: up
}, fp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : up(e);
	}
}, pp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new q(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: up
}, mp = (e) => typeof e == "bigint" || Number.isInteger(e), hp = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function gp(e, t, n) {
	let { value: r } = e;
	return mp(r) && r >= 0 ? n + r.toString(t) : up(e);
}
const _p = {
	identify: (e) => mp(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => hp(e, 2, 8, n),
	stringify: (e) => gp(e, 8, "0o")
}, vp = {
	identify: mp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => hp(e, 0, 10, n),
	stringify: up
}, yp = {
	identify: (e) => mp(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => hp(e, 2, 16, n),
	stringify: (e) => gp(e, 16, "0x")
}, bp = [
	rp,
	op,
	sp,
	cp,
	lp,
	_p,
	vp,
	yp,
	dp,
	fp,
	pp
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function xp(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const Sp = ({ value: e }) => JSON.stringify(e), Cp = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: Sp
	},
	{
		identify: (e) => e == null,
		createNode: () => new q(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: Sp
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: Sp
	},
	{
		identify: xp,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => xp(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: Sp
	}
], wp = [rp, op].concat(Cp, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), Tp = {
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
		return Ff({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function Ep(e, t) {
	if (Gd(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!U(r)) {
			if (Wd(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new Xf(new q(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = U(r) ? r : new Xf(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function Dp(e, t, n) {
	let { replacer: r } = n, i = new ip(e);
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
		i.items.push(Yf(o, s, n));
	}
	return i;
}
const Op = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: Ep,
	createNode: Dp
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var kp = class e extends ip {
	constructor() {
		super(), this.add = np.prototype.add.bind(this), this.delete = np.prototype.delete.bind(this), this.get = np.prototype.get.bind(this), this.has = np.prototype.has.bind(this), this.set = np.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (U(e) ? (r = uf(e.key, "", t), i = uf(e.value, r, t)) : r = uf(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = Dp(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
kp.tag = "tag:yaml.org,2002:omap";
const Ap = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: kp,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = Ep(e, t), r = [];
		for (let { key: e } of n.items) W(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new kp(), n);
	},
	createNode: (e, t, n) => kp.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function jp({ value: e, source: t }, n) {
	return t && (e ? Mp : Np).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const Mp = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new q(!0),
	stringify: jp
}, Np = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new q(!1),
	stringify: jp
}, Pp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: up
}, Fp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : up(e);
	}
}, Ip = {
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
	stringify: up
}, Lp = (e) => typeof e == "bigint" || Number.isInteger(e);
function Rp(e, t, n, { intAsBigInt: r }) {
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
function zp(e, t, n) {
	let { value: r } = e;
	if (Lp(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return up(e);
}
const Bp = {
	identify: Lp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => Rp(e, 2, 2, n),
	stringify: (e) => zp(e, 2, "0b")
}, Vp = {
	identify: Lp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => Rp(e, 1, 8, n),
	stringify: (e) => zp(e, 8, "0")
}, Hp = {
	identify: Lp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => Rp(e, 0, 10, n),
	stringify: up
}, Up = {
	identify: Lp,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => Rp(e, 2, 16, n),
	stringify: (e) => zp(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var Wp = class e extends np {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = U(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new Xf(e.key, null) : new Xf(e, null), tp(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = tp(this.items, e);
		return !t && U(n) ? W(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = tp(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new Xf(e));
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
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(Yf(e, null, n));
		return i;
	}
};
Wp.tag = "tag:yaml.org,2002:set";
const Gp = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: Wp,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => Wp.from(e, t, n),
	resolve(e, t) {
		if (Wd(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new Wp(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function Kp(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function qp(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return up(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const Jp = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => Kp(e, n),
	stringify: qp
}, Yp = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => Kp(e, !1),
	stringify: qp
}, Xp = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(Xp.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = Kp(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, Zp = [
	rp,
	op,
	sp,
	cp,
	Mp,
	Np,
	Bp,
	Vp,
	Hp,
	Up,
	Pp,
	Fp,
	Ip,
	Tp,
	Hf,
	Ap,
	Op,
	Gp,
	Jp,
	Yp,
	Xp
], Qp = new Map([
	["core", bp],
	["failsafe", [
		rp,
		op,
		sp
	]],
	["json", wp],
	["yaml11", Zp],
	["yaml-1.1", Zp]
]), $p = {
	binary: Tp,
	bool: lp,
	float: pp,
	floatExp: fp,
	floatNaN: dp,
	floatTime: Yp,
	int: vp,
	intHex: yp,
	intOct: _p,
	intTime: Jp,
	map: rp,
	merge: Hf,
	null: cp,
	omap: Ap,
	pairs: Op,
	seq: op,
	set: Gp,
	timestamp: Xp
}, em = {
	"tag:yaml.org,2002:binary": Tp,
	"tag:yaml.org,2002:merge": Hf,
	"tag:yaml.org,2002:omap": Ap,
	"tag:yaml.org,2002:pairs": Op,
	"tag:yaml.org,2002:set": Gp,
	"tag:yaml.org,2002:timestamp": Xp
};
function tm(e, t, n) {
	let r = Qp.get(t);
	if (r && !e) return n && !r.includes(Hf) ? r.concat(Hf) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(Qp.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(Hf)), i.reduce((e, t) => {
		let n = typeof t == "string" ? $p[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys($p).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const nm = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var rm = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? tm(e, "compat") : e ? tm(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? em : {}, this.tags = tm(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, Ld, { value: rp }), Object.defineProperty(this, zd, { value: sp }), Object.defineProperty(this, Bd, { value: op }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? nm : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function im(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = If(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(xf(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (K(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(xf(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = zf(e.contents, i, () => s = null, t);
		s && (c += Sf(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(zf(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(xf(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(xf(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var am = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, Vd, { value: Id });
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
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new rf({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [Vd]: { value: Id } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = K(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		om(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		om(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = of(this);
			e.anchor = !t || n.has(t) ? sf(t || "a", n) : t;
		}
		return new ff(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = cf(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = gf(e, l, p);
		return o && G(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new Xf(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return om(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return vf(e) ? this.contents != null && (this.contents = null, !0) : om(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return G(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return vf(e) ? !t && W(this.contents) ? this.contents.value : this.contents : G(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return G(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return vf(e) ? this.contents !== void 0 : G(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = _f(this.schema, [e], t) : om(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		vf(e) ? this.contents = t : this.contents == null ? this.contents = _f(this.schema, Array.from(e), t) : om(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new rf({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new rf({ version: e }), n = {
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
		else if (n) this.schema = new rm(Object.assign(n, t));
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
		}, s = uf(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? lf(a, { "": s }, "", s) : s;
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
		return im(this, e);
	}
};
function om(e) {
	if (G(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var sm = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, cm = class extends sm {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, lm = class extends sm {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const um = (e, t) => (n) => {
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
function dm(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
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
function fm(e) {
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
				if (fm(t.key) || fm(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function pm(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && fm(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mm(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || W(e) && W(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const hm = "All mapping items must start at the same column";
function gm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? np)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = dm(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", hm)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || fm(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", hm);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && pm(r.indent, u, i), n.atKey = !1, mm(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = dm(d ?? [], {
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
			n.schema.compat && pm(r.indent, f, i), s = c.range[2];
			let l = new Xf(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let e = new Xf(g);
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
function _m({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? ip)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = dm(a, {
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
		n.schema.compat && pm(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function vm(e, t, n, r) {
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
const ym = "Block collections are not allowed within flow collections", bm = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function xm({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? np : ip))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = dm(d, {
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
			!o && n.options.strict && fm(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
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
			c.items.push(r), u = r.range[2], bm(m) && i(r.range, "BLOCK_IN_FLOW", ym);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			bm(f) && i(g.range, "BLOCK_IN_FLOW", ym), n.atKey = !1;
			let _ = dm(p ?? [], {
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
			v ? bm(m) && i(v.range, "BLOCK_IN_FLOW", ym) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new Xf(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				mm(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new np(n.schema);
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
		let e = vm(p, m, n.options.strict, i);
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
function Sm(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? gm(e, t, n, r, a) : n.type === "block-seq" ? _m(e, t, n, r, a) : xm(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function Cm(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === np.tagName && s === "map" || o === ip.tagName && s === "seq") return Sm(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), Sm(e, t, n, i, o);
	}
	let l = Sm(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = K(u) ? u : new q(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function wm(e, t, n) {
	let r = t.offset, i = Tm(t, e.options.strict, n);
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
	let a = i.mode === ">" ? q.BLOCK_FOLDED : q.BLOCK_LITERAL, o = t.source ? Em(t.source) : [], s = o.length;
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
function Tm({ offset: e, props: t }, n, r) {
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
function Em(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function Dm(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = q.PLAIN, c = Om(a, l);
			break;
		case "single-quoted-scalar":
			s = q.QUOTE_SINGLE, c = km(a, l);
			break;
		case "double-quoted-scalar":
			s = q.QUOTE_DOUBLE, c = jm(a, l);
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
	let u = r + a.length, d = vm(o, u, t, n);
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
function Om(e, t) {
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
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), Am(e);
}
function km(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), Am(e.slice(1, -1)).replace(/''/g, "'");
}
function Am(e) {
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
function jm(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = Mm(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = Nm[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += Pm(e, r + 1, a, t), r += a;
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
function Mm(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const Nm = {
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
function Pm(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function Fm(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? wm(e, t, r) : Dm(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[zd] : c ? Im(e.schema, i, c, n, r) : t.type === "scalar" ? Lm(e, i, t, r) : e.schema[zd];
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
function Im(e, t, n, r, i) {
	if (n === "!") return e[zd];
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
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[zd]);
}
function Lm({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[zd];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[zd];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function Rm(e, t, n) {
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
const zm = {
	composeNode: Bm,
	composeEmptyNode: Vm
};
function Bm(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = Hm(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = Fm(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = Cm(zm, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= Vm(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!W(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function Vm(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = Fm(e, {
		type: "scalar",
		offset: Rm(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function Hm({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new ff(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = vm(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function Um(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new am(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = dm(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? Bm(c, i, l, o) : Vm(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = vm(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function Wm(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function Gm(e) {
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
var Km = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = Wm(e);
			r ? this.warnings.push(new lm(i, t, n)) : this.errors.push(new cm(i, t, n));
		}, this.directives = new rf({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = Gm(this.prelude);
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
			comment: Gm(this.prelude).comment,
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
					let i = Wm(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = Um(this.options, this.directives, e, this.onError);
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
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new cm(Wm(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new cm(Wm(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = vm(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new cm(Wm(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new am(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const qm = Symbol("break visit"), Jm = Symbol("skip children"), Ym = Symbol("remove item");
function Xm(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), Zm(Object.freeze([]), e, t);
}
Xm.BREAK = qm, Xm.SKIP = Jm, Xm.REMOVE = Ym, Xm.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, Xm.parentCollection = (e, t) => {
	let n = Xm.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function Zm(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = Zm(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === qm) return qm;
				else r === Ym && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function Qm(e) {
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
function $m(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const eh = new Set("0123456789ABCDEFabcdef"), th = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), nh = new Set(",[]{}"), rh = new Set(" ,[]{}\n\r	"), ih = (e) => !e || rh.has(e);
var ah = class {
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
			if ((t === "---" || t === "...") && $m(this.buffer[e + 3])) return -1;
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
			if ((e === "---" || e === "...") && $m(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !$m(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && $m(t)) {
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
			case "*": return yield* this.pushUntil(ih), "doc";
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
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && $m(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(ih), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || $m(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
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
		return yield* this.pushUntil((e) => $m(e) || e === "#");
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
			if ($m(r) || e && nh.has(r)) break;
			t = n;
		} else if ($m(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && nh.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && nh.has(r)) break;
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
					e += yield* this.pushUntil(ih), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if ($m(n) || t && nh.has(n)) {
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
			for (; !$m(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (th.has(t)) t = this.buffer[++e];
			else if (t === "%" && eh.has(this.buffer[e + 1]) && eh.has(this.buffer[e + 2])) t = this.buffer[e += 3];
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
}, oh = class {
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
function sh(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function ch(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function lh(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function uh(e) {
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
function dh(e) {
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
function fh(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function ph(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !sh(t.start, "explicit-key-ind") && !sh(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, lh(t.value) ? t.value.end ? fh(t.value.end, t.sep) : t.value.end = t.sep : fh(t.start, t.sep), delete t.sep);
}
var mh = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new ah(), this.onNewLine = e;
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
		let t = Qm(e);
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
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && ph(t), e.type) {
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
				n && !n.sep && !n.value && n.start.length > 0 && ch(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
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
				ch(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
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
			let t = dh(uh(this.peek(2))), n;
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
							fh(n, t.start), n.push(this.sourceToken), e.items.pop();
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
							if (sh(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = dh(t.start);
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
						else if (sh(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (lh(t.key) && !sh(t.sep, "newline")) {
							let e = dh(t.start), n = t.key, r = t.sep;
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
					}) : sh(t.sep, "map-value-ind") ? this.stack.push({
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
							if (!t.explicitKey && t.sep && !sh(t.sep, "newline")) {
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
							fh(n, t.start), n.push(this.sourceToken), e.items.pop();
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
				t.value || sh(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
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
				let n = dh(uh(t));
				ph(e);
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
				let t = dh(uh(e));
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
				let t = dh(uh(e));
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
function hh(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new oh() || null,
		prettyErrors: t
	};
}
function gh(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = hh(t), i = new mh(n?.addNewLine), a = new Km(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new cm(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(um(e, n)), o.warnings.forEach(um(e, n))), o;
}
// src/manifest/read/coreSchema.ts
const _h = new rm({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), vh = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function yh(e) {
	if (!vh.test(e)) return e;
	let t = _h.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return W(n) ? n.value : n;
}
// src/manifest/read/fastScalar.ts
const bh = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, xh = /^ +\r?$/m;
function Sh({ style: e }) {
	return e === R.LITERAL_BLOCK || e === R.FOLDED_BLOCK;
}
function Ch(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	H(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === R.PLAIN) return H(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	H(i === R.SINGLE_QUOTED || i === R.DOUBLE_QUOTED);
	let o = t.fast ? a : Th(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const wh = /\\(?:U|\r?\n)/;
function Th(e, t, n) {
	H(n.style === R.SINGLE_QUOTED || !wh.test(t));
	let r = Fl(e, n);
	return H(!kt.test(r)), r;
}
function Eh(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	H(t.anchorStart === -1 && t.tagStart === -1), bh.lastIndex = n, H(bh.test(e) && bh.lastIndex === r);
	let o = e.slice(r, i);
	return H(/\S/.test(o) && !xh.test(o)), {
		start: n,
		end: r + (a === xl.KEEP ? o.length : Dh(o)),
		text: Fl(e, t),
		isPlain: !1
	};
}
function Dh(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
var Oh = class {
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
		return new kh(this, e);
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
}, kh = class {
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
const Ah = ["__proto__", "<<"], jh = [
	"	",
	"﻿",
	"<<<<<<< "
];
function Mh(e, t) {
	if (!(jh.some((t) => e.includes(t)) || /\r(?!\n)/.test(e)) && !e.endsWith(" ") && e.isWellFormed()) try {
		return new Nh(e, new Td(e, t)).document();
	} catch (e) {
		if (e instanceof xd || e instanceof yl) return;
		throw e;
	}
}
var Nh = class {
	text;
	events;
	cursor;
	spots = new Oh();
	duplicates = [];
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new Sd(e);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		H(t.type === L.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (H(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, H(e.lineEnds()), e.toContent());
		let n = this.event();
		H(Nd(n) && e.column === 0);
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
		return this.events.peek()?.type === L.POP && (this.events.next(), !0);
	}
	block(e, t) {
		let { cursor: n, spots: r } = this, { column: i, at: a } = n;
		H(e.start === a && Pd(e));
		let o = e.type === L.SEQUENCE, s = new Ph(o);
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
		if (a ? (r.toContent(), H(r.column > e || r.column === e && !t && i.type === L.SEQUENCE)) : r.toCompact(), Nd(i)) return H(a || t), this.block(i, n);
		H(r.column > e && !(a && r.comments >= 0));
		let o = this.leaf(i, e, n);
		return this.blockEnd = r.at, r.toContent(), o;
	}
	leaf(e, t, n) {
		let { cursor: r, text: i, spots: a } = this;
		if (e.type === L.SCALAR && Sh(e)) {
			let t = Eh(i, e, r.at);
			return r.at = t.end, a.scalar(n, t.start, t.end), t.text;
		}
		let o = this.flow(e, t, n);
		return H(r.lineEnds()), o;
	}
	flow(e, t, n) {
		let { cursor: r, spots: i } = this;
		if (e.type === L.SCALAR) {
			let { start: t, end: r, text: a, isPlain: o } = this.flowScalar(e);
			return i.scalar(n, t, r), o ? Fh(yh(a)) : a;
		}
		let { at: a } = r;
		H(Md(e) && e.style === bl.FLOW), H(e.start === a && Pd(e));
		let o = e.type === L.SEQUENCE, s = new Ph(o);
		for (r.take(o ? "[" : "{"), r.inFlow(t); !this.ends();) {
			let e = o ? void 0 : this.name();
			o || r.inFlow(t), this.add(s, this.flow(this.event(), t, i.add(e)), e), r.inFlow(t), r.sees(",") && (r.at += 1, r.inFlow(t));
		}
		return r.take(o ? "]" : "}"), i.collection(n, a, r.at), s.all();
	}
	flowScalar(e) {
		H(e.type === L.SCALAR);
		let t = Ch(this.text, e);
		return H(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return H(!this.text.slice(t.start, t.end).includes("\n")), H(!t.isPlain || typeof yh(t.text) == "string"), e.spaces(), H(e.at - t.start <= 1024), e.take(":"), t;
	}
}, Ph = class {
	value;
	constructor(e) {
		this.value = e ? [] : {};
	}
	add(e, t) {
		if (Array.isArray(this.value)) this.value.push(e);
		else if (t !== void 0) {
			H(!Ah.includes(t));
			let n = !Object.hasOwn(this.value, t);
			return this.value[t] = e, n;
		}
		return !0;
	}
	all() {
		return Array.isArray(this.value) ? [...this.value] : this.value;
	}
};
function Fh(e) {
	return H(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
// src/manifest/syntaxProblems.ts
function Ih(e, t, n) {
	let r = new T(), i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = Re(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1])), o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.countMore(t.path) || r.add(O("yaml", `The YAML cannot be read here. ${Bh(n, e.pos[0]) || Lh(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		if (r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = Re(t, n.pos[0], n.pos[1]);
		r.add(O("yaml", Lh(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function Lh(e) {
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
function Rh(e, t, n) {
	n.countMore(e.path) || n.add(O("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: Re(e, t, t + 1) }));
}
const zh = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function Bh(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!zh.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Vh(e, t) {
	let n = new T();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(O("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: Re(t, r, r + i.length) }));
	return n.problems;
}
// src/manifest/read/fullReader.ts
const Hh = {
	value: null,
	spot: {
		start: 0,
		end: 0
	}
}, Uh = [{
	from: 1,
	to: Infinity
}], Wh = 2 ** 18;
function Gh(e, t, n = !1) {
	let r = {
		path: e,
		lineStarts: Ie(t)
	}, i = Vh(t, r);
	if (i.length > 0) return {
		file: r,
		...Hh,
		problems: i,
		broken: Uh
	};
	for (let i = Wh; i < t.length; i *= 4) {
		let a = t.lastIndexOf("\n", i) + 1 || i, o = Kh(r, t.slice(0, a), n);
		if (o.mistakes > 1e3) {
			let { line: t } = Re(r, a - 1, a), n = [it(e, t), ...o.problems], i = {
				from: t,
				to: Infinity
			};
			return {
				...o,
				problems: n,
				broken: [...o.broken, i]
			};
		}
	}
	return Kh(r, t, n);
}
function Kh(e, t, n) {
	let r = gh(t, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { problems: i, broken: a } = Ih(r, e, t), o = new qh(e, i, a, t, n), s = o.read(r.contents), c = i.problems, l = c.reduce((e, t) => e + Ct(t), 0) + r.errors.length + (n ? 0 : o.nulls);
	return {
		file: e,
		...s,
		problems: c,
		broken: a,
		mistakes: l
	};
}
var qh = class {
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
		if (!Jh(e)) return Hh;
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, Hd(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = Wd(e) ? this.mapping(e.items, t, n) : Gd(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || (W(e) && e.value === null && (this.nulls += 1), {
			value: W(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		});
	}
	scalar(e, t, n) {
		return !this.anyText && typeof e == "string" && kt.test(e) ? this.refuse(Xe("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = Bh(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : Yh(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value ? this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end) : i.has(c) && this.depth === 0 && Rh(this.file, o.start, this.problems), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, Wt(s.spot, { name: {
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
		let r = Re(this.file, t, n);
		return this.unread.length > 1e3 || this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.countMore(this.file.path) || this.problems.add(O("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function Jh(e) {
	return Wd(e) || Gd(e) || W(e) || Hd(e);
}
function Yh(e, t) {
	return W(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function Xh(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = n ? void 0 : eg(t, r), a = i ? void 0 : Mh(t), o = i ? rg(e, t, i) : a ? ig(a, e, t) : Gh(e, t, n), { lineStarts: s } = o.file, c = (e, t) => (s[e - 1] ?? 0) + t - 1, l = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(c(e, n), c(r, i)).trim();
	return {
		...o,
		textAt: l
	};
}
const Zh = 1e6, Qh = 4e6, $h = 15e4;
function eg(e, t) {
	if (e.length > t) return {
		message: `This file has more than ${ng(t)} characters. ${tg}`,
		at: t
	};
	if (e.length <= 1e6) return;
	let n = `more than ${ng(Qh)} characters`, r = Dd(e), i = 0;
	for (let [t, a] of [0, ...r].entries()) {
		let o = e.slice(a, r[t]), s = Ed(o);
		if (!s && o.length > Qh) return {
			message: `This part of the file has ${n}. Only a list can be longer, if each of its entries starts with "- " on a line of its own.`,
			at: a
		};
		for (let e = s?.first; s && e !== void 0;) {
			let t = o.indexOf(s.item, e), r = a + e - 2;
			if (i += 1, i > $h) return {
				message: `This file has more than ${ng($h)} entries. ${tg}`,
				at: r
			};
			if ((t === -1 ? o.length : t) - e > Qh) return {
				message: `This entry has ${n}. Divide it into several entries, or correct the indentation of its lines.`,
				at: r
			};
			e = t === -1 ? void 0 : t + s.item.length;
		}
	}
}
const tg = "Divide it into several files.";
function ng(e) {
	return e.toLocaleString("en-US");
}
function rg(e, t, { message: n, at: r }) {
	let i = {
		path: e,
		lineStarts: Ie(t)
	};
	return {
		file: i,
		value: null,
		spot: {
			start: 0,
			end: 0
		},
		problems: [O("yaml", n, { place: Re(i, r, r + 1) })],
		broken: Uh
	};
}
function ig({ duplicates: e, ...t }, n, r) {
	let i = {
		path: n,
		lineStarts: Ie(r)
	}, a = new T();
	for (let t of e) Rh(i, t, a);
	return {
		...t,
		file: i,
		problems: a.problems,
		broken: []
	};
}
// src/kinds/key/manifest.ts
const ag = {
	schema: ao,
	fields: no,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, og = {
	schema: so,
	fields: no.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function sg(e, t) {
	let n = Xh(e, t), { members: r, problems: i } = Ls(n, ["keys", "on_create"]), o = [...n.problems, ...i], s = new Map(), c = r.get("on_create"), l = c && Bs(n, c, og);
	l && a(o, l.problems);
	let u = r.get("keys");
	if (!u) return {
		entries: [],
		variables: s,
		problems: o.length > 0 ? o : [Rs(n, "keys")]
	};
	let { entries: d, problems: f } = zs(n, u, ag), p = l?.values ?? {};
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
function cg(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : sg(e, t).entries.flatMap(({ values: e }) => P(e.key_name));
}
// src/kinds/key/ids.ts
function lg(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map(), a = new Map(), o = [];
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t ? (i.set(t, [...i.get(t) ?? [], e]), a.set(e, t)) : o.push(e);
	}
	let s = new Map(), c = new Map();
	for (let [e, t] of i) {
		let [n, ...r] = t;
		if (n && r.length === 0) s.set(n, e);
		else for (let e of t) c.set(e, ug(e, t));
	}
	return {
		byId: s,
		named: a,
		refused: c,
		remarks: o.length > 0 ? [dg(o)] : []
	};
}
function ug(e, t) {
	let n = `${t.map(({ values: e }) => `"${ja(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return M(F, e, "claimed-twice", n, { path: ["key_id"] });
}
function dg(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: fg(t) };
	return O("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function fg({ file: e, spot: t }) {
	return D(e, t, ["key_id"]);
}
function pg({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Ma(e.key_name, r);
	return n ? {
		...Ma(t.key_name, r),
		...i
	} : i;
}
function mg(e, t, n) {
	let i = pg(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function hg(e) {
	let t = new Map();
	for (let n of e) for (let e of P(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function gg({ values: e }, t) {
	let [n = "", ...r] = P(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function _g(e, t, n) {
	let r = gg(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Aa(i.key_name, t) === e.key_name[t])) : r;
}
function vg({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => yg(t, e.filenames));
	return n.length === 1 ? n : t;
}
function yg(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function bg(e, t, n, r) {
	return mg(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function xg({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Ma(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Sg({ key_name: e, platforms: t }, n) {
	return Object.values(Ma(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function Cg(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = _g(t, r, i), l = vg(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, wg(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function wg(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return Dg("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function Tg(e, t) {
	if (new Set(e.values()).size === e.size) return;
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => yg(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${ja(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, Dg("claimed-twice", n, o));
		}
	}
}
function Eg(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.new : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, Dg("claimed-twice", i, o));
	}
}
function Dg(e, t, n) {
	return M(F, t, e, n, { path: ["key_name"] });
}
function Og({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...jg(i, t, n),
		...r ? Mg(i, n) : [],
		...r ? kg(10, e.flatMap(Ng)) : []
	];
}
function kg(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), O("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Ag({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Ma(e, t)))];
}
function jg(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Ag)), a = [...new Set(n.flatMap(Ag))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => _e(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [M(F, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Mg(e, t) {
	let n = new Map(t.flatMap((e) => Ag(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = P(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`;
		return [M(F, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function Ng({ declared: e, live: t }) {
	let { values: n, onCreate: i } = e, { key_name: a } = n, o = n.platforms ?? t?.platforms ?? i.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = P(a, o), c = r.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [M(F, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
// src/kinds/key/renames.ts
function Pg(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Fg(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = Ig(r, n), { renames: a, problems: o } = Rg(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Fg(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (mg(e, n, t.perPlatform).length === 0) return;
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
function Ig(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(pg(r, t, n));
		return !Lg(e).some((e) => a.includes(e));
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
function Lg({ values: e }) {
	return [...P(e.key_name), ...e.previously ?? []];
}
function Rg(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = ja(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, Hg(e, n, r, t));
		if (p && !t.has(n)) {
			let t = Bg(n, e);
			t ? h("rename-cycle", Vg(t), "key_id") : h("wrong-id", zg(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function zg(e, t, n) {
	let { key_id: r } = t, i = P(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? ja(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${ja(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function Bg(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function Vg(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${ja(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function Hg(e, t, n, r) {
	return M(F, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function Ug(e) {
	return ({ tags: t }) => Fe(t, e) !== void 0;
}
function Wg(e, t, n, r = () => !1) {
	let i = hg(t), a = lg(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = Cg(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	Tg(c, s);
	let { renames: u, leaving: d } = Pg(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => vg(e, xg(e, i)),
		holders: (e, t) => bg(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	Eg(l, {
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
	Gg(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && Sg(t, P(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: ja(t.key_name, t.platforms)
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of _g(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...Og({
			matches: m,
			live: t,
			unmanaged: g,
			perPlatform: n
		})],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => gg(e, i)))
	};
}
function Gg(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => P(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of P(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, Dg("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, Dg("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const Kg = {
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
		if (t === "prefix") return qg(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Ut)).sort()[0];
	}
};
function qg({ key_name: e, platforms: t }) {
	let [n = ""] = P(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function Jg(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(Yg(e, t), t);
	}
	let { matches: o } = Wg(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = F.context(e, t, r), o = F.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => P(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? Xg(e) && !l.has(e) : !Zg(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : $g(e.action === "update" ? i.get(String(e.id))?.tags : Qg(e), r.rules) ? [e.label] : [])
	};
}
function Yg(e, { fields: t }) {
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
function Xg({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function Zg({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function Qg({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function $g(e = [], t) {
	let n = yr(F, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/plurals.ts
function e_(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => M(F, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !wt.includes(e));
		return s.length === 0 ? o : [...o, ...t_(e, i, s)];
	});
}
function t_(e, t, n) {
	let r = new T();
	for (let i of n) r.countMore(e.file.path) || r.add(n_(e, [...t, i], i));
	return r.problems;
}
function n_(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${wt.join(", ")}.${x(n, wt)}`;
	return M(F, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function r_(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = M(F, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return r === void 0 ? [i] : [];
}
// src/kinds/key/renameCycles.ts
function i_(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of P(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new T();
	for (let { path: e, length: n } of a_(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? P(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? P(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: D(t.file, t.spot, ["previously"]) };
		a.add(O("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function a_(e, t) {
	let n = new Set(), r = [];
	for (let i of e) {
		let e = new Map(), a = [], o = (n) => {
			e.set(n, a.length), a.push({
				key: n,
				rest: new Set(t(n)).values()
			});
		};
		n.has(i) || o(i);
		for (let t = a.at(-1); t; t = a.at(-1)) {
			let i = t.rest.next().value;
			if (i === void 0) {
				n.add(t.key), e.delete(t.key), a.pop();
				continue;
			}
			let s = e.get(i);
			if (s !== void 0) {
				let e = a.slice(s, s + 10).map((e) => e.key);
				r.push({
					path: e,
					length: a.length - s
				});
			} else n.has(i) || o(i);
		}
	}
	return r;
}
function o_({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (s_(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? za(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = P(e.key_name, e.platforms);
		for (let n of to(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		if (n === void 0) return [];
		let a = `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set new: true.`;
		return [O("looks-renamed", a, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), O("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
function s_({ new: e }) {
	return e === !0;
}
// src/kinds/textSource.ts
function c_({ languages: e, base: t, alsoReads: n = [] }, r) {
	let i = e ?? (t === void 0 ? void 0 : [t]);
	return !i || i.includes(r) || n === "all" || n.includes(r);
}
// src/kinds/key/textManifest.ts
function l_(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: Ie(t)
	}, { texts: a, faults: o } = Ee(e, t, r), s = __(n), c = u_(o.filter(d_(r)), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = p_(e, n);
			return t === void 0 ? [] : [{
				values: m_(e, t, n),
				onCreate: s,
				file: i,
				spot: v_(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function u_(e, t, n) {
	let r = new T();
	for (let { code: i, severity: a = "error", message: o, at: s, count: c } of e) {
		let e = {
			severity: a,
			reach: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, c, e)) continue;
		let l = Re(t, s.start, s.end);
		r.add(O(i, a === "error" ? o + f_(n) : o, {
			...e,
			place: l
		}));
	}
	return r.problems;
}
function d_(e) {
	return ({ language: t }) => t === void 0 || c_(e, bt(e, t));
}
function f_({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !vt(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function p_({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? bt(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (c_(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function m_({ path: e, value: t, description: n }, { language: r }, i) {
	let a = g_(t);
	return {
		key_name: h_(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function h_(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function g_(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function __({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function v_({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...b_(t.at),
		members: new Map([[r, {
			...b_(t.at),
			name: i,
			...y_(t)
		}]])
	}), n && a.set("description", {
		...b_(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function y_(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...b_(t),
		name: b_(n)
	}]);
	return { members: new Map(t) };
}
function b_({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function x_({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const S_ = {
	...F,
	plural: h.manifests.name,
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
	settings: h,
	limits: {
		removed: Qe,
		removedPercent: zt,
		overwrittenPercent: Ht,
		unverified: Oe,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: Kg,
	entry: ag,
	defaults: og,
	docs: Eo,
	readManifest: sg,
	textFiles: {
		read: l_,
		name: h_,
		join: zo
	},
	checkTogether: (e) => [...ko(e), ...i_(e)],
	checkEntry: e_,
	checkOffline: r_,
	adviceOn: uo,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = wr(n, (e) => e.names), o = wr(n, ({ id: e }) => e === void 0 ? [] : [e]), s = Sr(e, n, i, {
			kind: S_,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...P(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = Wg(s.usable, t, r.perPlatformNames, Ug(i)), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !x_(e));
		return Tr({
			...c,
			matches: l
		}, s);
	},
	hints: o_,
	names: ({ key_name: e, platforms: t }) => P(e, t),
	texts: (e) => to(e),
	isReallyNew: s_,
	namesInManifest: cg,
	mergeKept: xo,
	findRestored: Po,
	undoneByApply: Jg
};
// src/model/variables.ts
function C_(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function w_(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const T_ = /\$\$\{|\$\{([^}]*)\}/g;
function E_(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(T_)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : D_(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function D_(e) {
	return e === void 0 || e === "?" || e === "#";
}
function O_(e) {
	return [...new Set(E_(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function k_(e, t) {
	return E_(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function A_(e, t) {
	let n = E_(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? j_(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? j_(t.slice(r), i) : r === t.length;
}
function j_(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function M_(e) {
	let [, t = "https", n = ""] = F_.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function N_(e) {
	return e.replace(F_, (t, n) => `${n}://${M_(e)}`);
}
function P_(e, t) {
	return N_(e) === N_(t);
}
const F_ = /^(https?):\/\/([^/?#]+)/i;
function I_(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/docs.ts
const L_ = {
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
		undeclared: "The entry is matched by its URL, branch and events only."
	},
	new: {
		text: "If `true`, the webhook is really new, even if a live one has the same URL. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A live webhook of the same URL and branch without a common event is a problem."
	},
	webhook_id: {
		text: "The id of the live webhook. It takes precedence over the URL.",
		examples: ["138c1ffa0ad94848f01f980e7f2f2af19d1bd553"],
		undeclared: "The entry is matched by its URL."
	}
};
// src/kinds/webhook/duplicates.ts
function R_(e) {
	let t = new Map(), n = new T();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: o } = r.values, s = o ?? N([
			N_(e),
			i,
			[...a].sort()
		]), c = t.get(s);
		if (t.set(s, c ?? r), !c || n.countMore(r.file.path)) continue;
		let l = o === void 0 ? `Webhook ${N_(e)} with the same events` : `webhook_id ${o}`, u = o === void 0 ? "url" : "webhook_id";
		n.add(Do("duplicate-webhook", l, {
			second: r,
			first: c,
			field: u
		}));
	}
	return n.problems;
}
// src/model/environment.ts
const z_ = "LOKALISE_API_TOKEN", B_ = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function V_(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = w_(r.values, e);
	if (!H_(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (B_.test(e) || G_(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = W_(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function H_(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function U_(e) {
	return B_.test(e);
}
function W_(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function G_(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = K_(t);
	return t.some((e) => [e, ...q_(e)].some((e) => n.some((t) => t.includes(e))));
}
function K_(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function q_(e) {
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
const J_ = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Y_(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of O_(e)) {
		let e = V_(r, J_, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = X_(e) ?? ev(e), i = r ? [...n.issues, r] : [...n.issues, ...Q_(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function X_(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return iv("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (O_(e).length !== 0) {
		if (/^http:/i.test(e)) return iv("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!nv(e)) return iv("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const Z_ = {
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
function Q_(e, t) {
	let n = "";
	return E_(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = Z_[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [iv(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some($_) ? [iv(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function $_(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function ev(e) {
	let t = rv(e, "x");
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return iv("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return iv("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return iv("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!tv(new URL(t).hostname)) return iv("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function tv(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function nv(e) {
	let t = "";
	for (let n of E_(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function rv(e, t) {
	return E_(e).map((e) => "text" in e ? e.text : t).join("");
}
function iv(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function av({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = k_(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${I_(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = ov(e.values, s, n, i), d = u && { claims: u };
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
function ov({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && P_(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function sv({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? Y_(r.values.url, i).variables : [], o = new Map(a);
	if (O_(e.url).some((e) => e.startsWith(cv))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = Y_(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = D(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => O(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const cv = "URL_OF_";
function lv(e) {
	return `${cv}${e}`;
}
// src/kinds/webhook/firstSends.ts
function uv({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => N_(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(N_(k_(e, r)))).flatMap(dv));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = M_(t);
		return O_(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function dv(e) {
	return O_(e).map((t) => `${t} ${M_(e)}`);
}
// src/kinds/webhook/traits.ts
function fv(e) {
	return pa(e);
}
const pv = A().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), mv = fv({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: pv,
	value: A(),
	live: (e, t) => Sv(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: P_,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: N_(e)
	})
}), hv = fv({
	name: "events",
	expects: "a list of events, at least one",
	schema: Zt(A().min(1).meta({ examples: o })).min(1),
	value: Zt(A()),
	live: (e) => Tv(e.events),
	desired: (e) => Tv(e),
	inPlan: (e) => Tv(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), gv = an([rn("*"), Zt(A().min(1)).min(1)]), _v = fv({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: $t(en(i), gv),
	value: Xt(A(), an([rn("*"), Zt(A())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(Cv).includes(Cv(t))).map(({ event: e, lang_iso_codes: n }) => [e, Ev(Tv(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = wv(e).map(([e, t]) => [e, t === "*" ? "*" : Ev(Tv(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(wv(e).map(([e, t]) => [e, t === "*" ? t : Tv(t)])),
	equal: (e, t, { project: n }) => {
		let r = (e = []) => e === "*" ? "*" : Ev(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && aa(r(e[t]), r(n)));
	},
	check: (e, { events: t }) => {
		let n = wv(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => wv(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), vv = fv({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: an([A().min(1), nn()]),
	value: an([A(), nn()]),
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
}), yv = [
	mv,
	hv,
	_v,
	vv
], bv = ia(yv).required({ url: !0 }).extend({
	branch: vv.schema.default(null),
	previously: pv.exactOptional(),
	new: Kt().exactOptional(),
	webhook_id: A().min(1).exactOptional()
}), xv = {
	name: "webhook",
	fields: yv,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => N_(e.url),
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
	liveLabel: (e) => `${I_(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Tv(e.events)
	]
};
function Sv(e, t, n) {
	return P_(e.url, k_(t, n)) ? t : I_(e.url);
}
function Cv(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function wv(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Tv(e) {
	return [...new Set(e)].sort();
}
function Ev(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/urlTemplate.ts
const Dv = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => kv(e),
	templates(e, t, n) {
		let r = new Ov(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Nv(e.url, n) : Pv(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Ov = class {
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
function kv(e) {
	let { template: t, left: n } = Lv(e, () => "x");
	return n || t !== Wv(e);
}
function Av(e) {
	let [, ...t] = E_(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return Bv.includes(n) || !Uv(Hv(n)) ? !1 : jv.test(t) || Hv(n).split(/[^\p{L}\p{N}]+/u).some(Mv);
	});
}
const jv = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function Mv(e) {
	return Uv(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function Nv(e, t) {
	return Iv(Wv(e), t, new Map());
}
function Pv(e, t, n) {
	let r = Fv(e, new Ov(), n);
	return "why" in r ? r : Fv(e, t, n);
}
function Fv(e, t, n) {
	let r = M_(e), { template: i, left: a } = Lv(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : Iv(i, n, t.variables);
}
function Iv(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Y_(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function Lv(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = Uv(a), s = (e) => {
		let { template: n, rest: r } = Vv(e, t);
		return o ||= Uv(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= Uv(t)), n.length === 0 ? Wv(t) : `${Wv(t)}=${s(n.join("="))}`;
	});
	return {
		template: Wv(n) + c + l.join("&") + Wv(a),
		left: o
	};
}
const Rv = /%[\da-f]{2}|[A-Za-z0-9_.~-]{6,}/gi, zv = /^[\w.~+,=:@-]+$/, Bv = [
	"lokaform",
	"lokalise",
	"project"
];
function Vv(e, t) {
	if (Bv.includes(e)) return {
		template: e,
		rest: ""
	};
	if (W_(e) === void 0 && zv.test(e)) return {
		template: t(e),
		rest: ""
	};
	let n = [], r = e.replace(Rv, (e) => e.startsWith("%") || Bv.includes(e) ? e : (n.push(t(e)), "\0"));
	return {
		template: r.split("\0").map(Wv).join("\0").replace(/\0/g, () => n.shift() ?? ""),
		rest: Hv(r.replace(Rv, (e) => Bv.includes(e) ? "" : e).replaceAll("\0", ""))
	};
}
function Hv(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function Uv(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function Wv(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/manifest.ts
const Gv = {
	schema: bv,
	fields: yv,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function Kv(e, t, n) {
	let r = Xh(e, t, { most: Zh }), { members: i, problems: o } = Ls(r, ["webhooks"]), s = [...r.problems, ...o], c = i.get("webhooks"), l = new Map();
	if (!c) return {
		entries: [],
		variables: l,
		problems: s.length > 0 ? s : [Rs(r, "webhooks")]
	};
	let { entries: u, problems: d } = zs(r, c, Gv);
	a(s, d);
	let f = new T(), p = {}, m = u.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: p,
		file: r.file,
		spot: t
	}));
	for (let t of m) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let a = Y_(i, n);
			for (let [e, t] of a.variables) l.set(e, t);
			let o = () => D(t.file, t.spot, [r]);
			for (let { code: t, message: n } of a.issues) f.countMore(e) || f.add(O(t, n, { place: o() }));
			if (a.issues.every(({ code: e }) => e === "unset-variable")) for (let e of qv(r, i, o)) f.add(e);
		}
		Jv(t, f);
	}
	return a(s, f.problems), {
		entries: m,
		variables: l,
		problems: s
	};
}
function qv(e, t, n) {
	let r = [], i = (e, t) => r.push(O(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), Av(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function Jv({ values: e, file: t, spot: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (o.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${x(a, o)}`, s = D(t, n, ["events", i]);
		r.add(O("unknown-event", e, {
			place: s,
			severity: "warning"
		}));
	}
}
// src/kinds/webhook/match.ts
function Yv(e, t, n) {
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
		n ? s(t, n) : a.push(sy(t));
	}
	for (let { webhook: e, one: t } of ny(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => $v(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = k_(t, n), a = [...o].filter((e) => P_(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, cy(e, a)) : c && s(e, c, N_(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = Zv(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (Qv(e)) continue;
		let t = iy([...o]).find((t) => ty(e, t) && ey(e, t));
		t && (o.delete(t), i.set(e, ly(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(Xv(e, t, o, n))
	};
}
function Xv(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => $v(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function Zv(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && $v(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return uy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${ay(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (Qv(e)) return;
	let s = [...n].filter((t) => $v(e, t, i));
	if (s.length > 0) return uy("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${oy(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${ay(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return uy("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${ay(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function Qv({ values: e }) {
	return e.new === !0;
}
function $v(e, t, n) {
	return P_(t.url, k_(e.values.url, n)) && ty(e, t);
}
function ey({ values: e }, t) {
	return A_(N_(e.url), N_(t.url));
}
function ty({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function ny(e, t, n) {
	let r = iy(t), i = e.flatMap((e) => r.filter((t) => $v(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...ry(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function ry({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Cv)), new Set(t.map(Cv))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function iy(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function ay(e) {
	return `${e.length === 1 ? "id" : "ids"} ${oy(e)}`;
}
function oy(e) {
	return iy(e).map(({ webhook_id: e }) => e).join(", ");
}
function sy(e) {
	return {
		...uy("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function cy(e, t) {
	return uy("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${oy(t)}). Add webhook_id with the id of the one that is meant.`);
}
function ly(e, { webhook_id: t }) {
	return uy("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set new: true.`);
}
function uy(e, t, n, r) {
	return M(xv, t, e, r, { path: [n] });
}
// src/kinds/webhook/kind.ts
const dy = {
	...xv,
	plural: Ft.manifests.name,
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
	settings: Ft,
	limits: {
		removed: qe,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Dv,
	entry: Gv,
	docs: L_,
	readManifest: Kv,
	checkTogether: R_,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = wr(n, ({ names: e }) => e.map(N_)), o = wr(n, ({ id: e }) => e === void 0 ? [] : [e]), s = Sr(e, n, r, {
			kind: dy,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...n === void 0 ? [] : [n]].flatMap((e) => a.get(N_(k_(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : I_(t))}`
		}), c = Yv(s.usable, t, i), l = c.matches.flatMap((e) => fy(e, n)), u = new Set(l.map((e) => e.declared));
		return Tr({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: uv,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ new: e }) => e === !0,
	findRestored: av,
	variablesOf: sv
};
function fy({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${xr}`;
	return [{
		declared: e,
		problem: M(xv, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const py = [S_, dy];
// src/kinds/kindOf.ts
function my(e) {
	let t = py.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function hy(e, t) {
	let n = my(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function gy({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/report/view/words.ts
function J(e, t) {
	return `${Y(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function Y(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function _y(e) {
	return my(e).words;
}
function vy(e, t) {
	let { one: n, many: r } = _y(t);
	return `${Y(e)} ${e === 1 ? n : r}`;
}
function yy({ kind: e, label: t }) {
	let n = E(t), { prefix: r, maxName: i } = _y(e);
	return r + Pe(n, i);
}
function by(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${E(n.file)}:${n.line}` : "(not declared)";
}
function xy({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${E(e)}: `) + (n ? `${k(n.project.name, 80)} (${k(t, 200)})` : k(t, 200));
}
function Sy(e) {
	return e.length <= 3 ? e.map((e) => E(e)).join(", ") : J(e.length, "manifest");
}
const Cy = Rt(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function wy(e) {
	return `${Cy().format(e * 1e3)} UTC`;
}
function Ty(e) {
	return Cy().format(e * 1e3).slice(0, 10);
}
function Ey(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function Dy(e) {
	return `${s("docs/problems.md")}#${e}`;
}
// src/report/view/problems.ts
function Oy(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * Ve.indexOf(e) + Number(t !== void 0 && u({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function ky(e, { full: t, longest: n } = {}) {
	let r = t === !0 ? e : Ny(e), i = (e) => Ay(e, n);
	return Oy(t ? r.map(i) : jy(r, i));
}
function Ay({ severity: e, code: t, message: n, place: r }, i = pt) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: k(n, i - t.length - 3),
		code: {
			name: t,
			address: Dy(t)
		}
	};
}
function jy(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		e.code,
		Jn(e),
		e.place?.file
	]), r = By(e, n), i = new Map();
	return e.flatMap((e) => {
		let a = n(e), o = r.get(a) ?? [e], s = i.get(a) ?? 0;
		return i.set(a, s + 1), o.length <= 4 || e.place === void 0 || s < 3 ? [t(e)] : s === 3 ? [My(t(e), o.slice(s))] : [];
	});
}
function My({ state: e, ...t }, n) {
	let r = n.flatMap(({ place: e }) => e?.line ?? []), i = `${r.slice(0, 10).join(", ")}${r.length > 10 ? ", …" : ""}`;
	return {
		...t,
		words: `the same problem ${n.length} more times, in lines ${i}`,
		count: n.length
	};
}
function Ny(e) {
	let t = e.filter(u);
	if (t.length === 0) return e;
	let n = [...By(t, ({ severity: e, code: t }) => `${e} ${t}`).values()].flatMap((e) => e.length <= 11 ? e : [...e.slice(0, 10), ...Py(e)]);
	return [...e.filter((e) => !u(e)), ...n];
}
function Py([e, ...t]) {
	if (!e) return [];
	let { code: n, severity: r, reach: i } = e, a = `${Y(t.length + 1 - 10)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
	return [O(n, a, {
		severity: r,
		reach: i
	})];
}
function Fy(e, { full: t, longest: n } = {}) {
	return [...By(e.filter(({ outcome: e }) => e.state !== "done"), ({ outcome: e }) => `${Ry(e)}: ${zy(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Iy(e, Ly(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => Ly(e, 100));
		return [Iy(r, `${(t ? a : a.map(be)).join(", ")} and ${Y(e.length - 3)} more`, e.length, n)];
	});
}
function Iy(e, t, n, r = pt) {
	let i = rr(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: Ry(e.outcome),
		words: k(zy(e.outcome), r)
	};
}
function Ly({ change: e }, t) {
	return k(e.label, t);
}
function Ry(e) {
	return ir(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function zy(e) {
	return e.state === "done" ? "" : e.message;
}
function By(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/model/project.ts
const Vy = tn({
	iso: A(),
	id: A().optional(),
	pluralForms: Zt(A()).readonly()
}), Hy = tn({
	id: A(),
	digest: A().exactOptional(),
	name: A(),
	type: A(),
	baseLanguage: A(),
	languages: Zt(Vy).readonly().optional(),
	perPlatformNames: Kt(),
	segmentation: Kt(),
	autoToggleUnverified: Kt().optional()
});
function Uy(e) {
	return e.split(":")[0] ?? e;
}
function Wy(e) {
	let t = Uy(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/kinds/misfit.ts
const Gy = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function Ky(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !qy(e, r)) return n;
	for (let [t, i] of r) {
		let r = Gy.has(t) ? void 0 : Ky(e, i, [...n, t]);
		if (r) return r;
	}
}
function qy(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("member");
	if (r !== void 0 && ![
		"previously",
		"new",
		n.idMember
	].includes(String(r))) return !1;
	let i = t.get("fields");
	return (Array.isArray(i) ? i : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) Gy.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
function Jy(e) {
	let t = e.projects.map((e) => e.hide_texts ? Yy(e) : e), n = e.hide_texts ? Qy(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Yy(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => eb(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? rb(n) : [], a = nb(i), o = Xy(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => eb({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Zy(e, o)) }
	};
}
function Xy(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function Zy({ change: e, outcome: t }, n) {
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
function Qy(e) {
	return e.map((e) => eb(e, []));
}
const $y = ["yaml", "text-file"];
function eb(e, t) {
	let { quotes: n = [], code: r } = e, i = $y.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: tb(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function tb(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function nb(e) {
	let t = new Me();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => tb(t.clean(n), e);
}
function rb({ changes: e, kept: t }) {
	return [...e.flatMap(ib), ...t.flatMap(ab)];
}
function ib(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => ob(e)) : e.fields.filter(({ field: t }) => gy(hy(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(ob));
}
function ab(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(ob) : [];
}
function ob(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(ob);
}
function sb(e) {
	let t = Jy(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? lb(t.problems) : t.problems,
		projects: t.projects.map(cb),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(cb)
		} }
	};
}
function cb(e) {
	return e.hide_texts ? lb(e) : e;
}
function lb(e) {
	return ub(e, "");
}
function ub(e, t) {
	if (Array.isArray(e)) return e.map((e) => ub(e, t));
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && gy(hy(String(n), String(e.field))), i = Object.entries(e).filter(([e]) => e !== "quotes");
	return Object.fromEntries(i.map(([e, t]) => Gy.has(e) ? [e, r ? db(t) : t] : [e, ub(t, n)]));
}
function db(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(db) : la(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, db(t)])) : e;
}
// src/plan/loss.ts
function fb(e) {
	return e.action === "update" ? e.fields.some((t) => gb(e.kind, t) || _b(e.kind, t) || pb(e.kind, t)) : e.action === "destroy";
}
function pb(e, { field: t, before: n, after: r }) {
	return hy(e, t).role === "identity" || n === void 0 || vb(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function mb(e, t) {
	return hb(t) || gb(e, t) || _b(e, t);
}
function hb({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || vb(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return vb(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function gb(e, { field: t, before: n, after: r }) {
	return hy(e, t).role === "archive" && n === !1 && r === !0;
}
function _b(e, { field: t, before: n }) {
	return hy(e, t).role === "shape" && n !== void 0;
}
function vb(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/report/view/view.ts
const yb = [
	"problems",
	"failed",
	"plan",
	"pending",
	"unmanaged"
];
function bb(e) {
	return e.toSorted((e, t) => yb.indexOf(e.part) - yb.indexOf(t.part));
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
		text: k(e, t)
	}];
}
function xb(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Sb(e) {
	return e.map((e) => "text" in e ? e.text : Sb(e.words)).join("");
}
function Q(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
function Cb(e, t, { texts: n, languages: r }) {
	let i = Jb(e, t), a = _b(e, t) ? [Q(" ", wb(r))] : [];
	if (!n) return [Q(" ", i), ...a];
	let o = pb(e, t) ? Db(e, i, t) : [], s = o.length > 0 ? o : [Eb(e, i, t)];
	return [
		...Nb(t.edited),
		...s.map(Tb),
		...a
	];
}
function wb(e) {
	return `changes the texts in ${E(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function Tb(e) {
	return {
		...e,
		value: p(e.value, 998 - e.start.length)
	};
}
function Eb(e, t, n) {
	return n.before === void 0 || vb(n.before) ? Q("+", `${t} `, Mb($b(e, n.field, n.after))) : Q(" ", "", Hb(e, n));
}
function Db(e, t, n) {
	let { field: r, before: i = "", after: a, part: o } = n, [s, c] = [$b(e, r, i), $b(e, r, a)], l = s.as === "slots" && c.as === "slots" ? ox(s.slots, c.slots).flatMap(([e, n, r]) => Ob(`${t}.${e}`, n, r)) : Ob(t, s, c);
	return Yb(e, n) && o !== void 0 ? l.map((e) => ({
		...e,
		language: o
	})) : l;
}
function Ob(e, t, n) {
	if (t.as === "set" && n.as === "set") return kb(e, t.members, n.members);
	let [r, i] = ix(t, n, 90), a = Q("+", `${e} `, jb(n) ? "(empty)" : i);
	if (jb(t)) return [a];
	let o = Q("-", `${e} `, r);
	return jb(n) ? [o, a] : [{
		...o,
		other: i
	}, {
		...a,
		other: r
	}];
}
function kb(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => Ab(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(lx), `${J(r.length, "other")} in both`].join(", ") : Ab(e);
	return [Q("-", `${e} `, a(t)), Q("+", `${e} `, a(n))];
}
function Ab(e) {
	return tx({
		as: "set",
		members: e
	});
}
function jb(e) {
	return e.as === "text" && e.text === "";
}
function Mb(e) {
	return e.as === "text" ? ix(e, e, 90)[0] : tx(e);
}
function Nb(e) {
	return e ? [Q(" ", `last edited${Pb(e)}:`)] : [];
}
function Pb({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${k(e, 60)}`} on ${wy(t)}${n ? ", reviewed" : ""}`;
}
function Fb({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? Mb($b(e, r, i)) : "", s = a ? `   (last edited${Pb(a)})` : "";
		return {
			...Q("-", `${lx(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Q("-", `and ${J(a, "more text")}`)] : []];
}
function Ib({ kind: e, fields: t }) {
	return t.filter((t) => !Xb(e, t)).flatMap((t) => {
		let n = Jb(e, t), { before: r, after: i, part: a, edited: o } = t, s = Yb(e, t) ? a : void 0, c = r === void 0 ? [] : Lb("-", n, $b(e, t.field, r)), l = Lb("+", n, $b(e, t.field, i));
		return [...Nb(o), ...Rb(c, l, s)];
	});
}
function Lb(e, t, n) {
	return zb(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = p(ae(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [Q(e, `${n === "" ? t : `${t}.${lx(n)}`}: `, a), ...o.map((t) => Q(e, "    ", t))];
	});
}
function Rb(e, t, n) {
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
function zb(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
function Bb(e, t) {
	return t.flatMap((t) => Xb(e, t) ? [] : Jb(e, t)).join(", ");
}
function Vb({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Yb(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Jb(e, t)).join(", ")})` : "", a = n ? [`${Hb(e, n)}${i}`] : [], o = t.filter((t) => !Yb(e, t) && !Xb(e, t)), s = o.filter((t) => Qb(e, t)).map((t) => Hb(e, t)), c = o.filter((t) => !Qb(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function Hb(e, t) {
	let n = Jb(e, t), r = $b(e, t.field, t.after);
	if (t.before === void 0) return `${n} ${tx(r)}`;
	let i = $b(e, t.field, t.before);
	return hb(t) ? `${n} ${tx(i)} will be cleared` : `${n} ${nx(i, r)}`;
}
function Ub(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${Zb(e.kind)}: true; to take it out of the archive, declare ${Zb(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${qb(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Jb(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = `${s ? "kept: changed since the backup" : (e.cause && Gb[e.cause]) ?? Wb[a]}${s || a === "held" ? "" : Kb(e.edited)}`;
	if (!t) return `${o} ${c}`;
	let l = $b(r, i, e.live);
	if (e.declared === void 0) return `${o} ${tx(l, n)} ${c} (not in the file)`;
	let [u, d] = ix($b(r, i, e.declared), l, rx(n));
	return `${o} ${d} ${c}${s ? `, which has ${u}` : ` (declared ${u})`}`;
}
const Wb = {
	held: "kept by the rule seed",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, Gb = {
	"never agreed": "in the project, and older than the first text of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Wb.held
};
function Kb(e) {
	return e ? `: edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${Ty(e.at)}${e.reviewed ? ", reviewed" : ""}` : "";
}
function qb(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${we(t)}` : `owned by others (tag ${we(t)})`;
}
function Jb(e, { field: t, part: n }) {
	return n !== void 0 && hy(e, t).role === "text" ? lx(n) : t;
}
function Yb(e, { field: t }) {
	return hy(e, t).role === "text";
}
function Xb(e, { field: t }) {
	return hy(e, t).role === "identity";
}
function Zb(e) {
	return my(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function Qb(e, { field: t, after: n }) {
	let r = $b(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function $b(e, t, n) {
	return hy(e, t).show(n);
}
const ex = Infinity;
function tx(e, t = !1) {
	switch (e.as) {
		case "text": return we(e.text, t ? ex : 60);
		case "word": return k(e.word, rx(t));
		case "set": return e.members.length > 0 ? cx(e.members) : "(empty)";
		case "slots": return ux(Object.entries(e.slots), t ? ex : 40);
	}
}
function nx(e, t) {
	return e.as === "set" && t.as === "set" ? sx(e.members, t.members) : e.as !== "slots" || t.as !== "slots" ? ix(e, t).join(" → ") : ox(e.slots, t.slots).map(([e, t, n]) => `${e} ${ix(t, n).join(" → ")}`).join(", ");
}
function rx(e) {
	return e ? ex : 48;
}
function ix(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = de(E(e.word), E(t.word), n);
		return [p(r, n), p(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [tx(e, n === ex), tx(t, n === ex)];
	let [r, i] = de(E(e.text), E(t.text), n);
	return [we(r, n), we(i, n) + ax(e.text, t.text)];
}
function ax(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function ox(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			lx(e),
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
function sx(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${be(lx(e))}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${be(lx(e))}`);
	return [...n, ...r].join(" ");
}
function cx(e) {
	return e.map((e) => be(lx(e))).join(", ");
}
function lx(e) {
	return k(e, 48);
}
function ux(e, t) {
	return e.map(([e, n]) => `${lx(e)} ${we(n, t)}`).join(", ");
}
// src/report/counts.ts
function dx(e) {
	return {
		...gx(e.flatMap(({ changes: e }) => e)),
		changes: vx(e, ({ changes: e }) => e.length),
		adopted: vx(e, ({ counts: e }) => e.adopted),
		conflicts: vx(e, ({ kept: e }) => e.filter(Yn).length),
		undecided: vx(e, ({ kept: e }) => e.filter(Xn).length),
		toPull: vx(e, ({ kept: e }) => e.filter(Zn).length),
		kept: vx(e, ({ kept: e }) => e.filter(fx).length),
		keptArchived: vx(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: vx(e, ({ skipped: e }) => e.length),
		unchanged: px(e, "unchanged"),
		unmanaged: px(e, "unmanaged")
	};
}
function fx(e) {
	return e.reason !== "archived" && !Yn(e) && !Xn(e) && !Zn(e);
}
function px(e, t) {
	return new Map(py.map(({ name: n, plural: r }) => [n, vx(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function mx({ declared: e }) {
	return new Map(py.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function hx(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...gx(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => ir(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !ir(e)).length + vx(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function gx(e) {
	let t = (t) => e.filter(t).length, n = t(_x);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function _x(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function vx(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const yx = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function bx(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => gb(e.kind, t)) ? "removed" : e.fields.filter((t) => Yb(e.kind, t)).some((t) => pb(e.kind, t)) ? "overwritten text" : fb(e) ? "overwritten" : _x(e) ? "renamed" : "changed";
}
// src/report/view/rows.ts
const xx = 1e3, Sx = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Cx(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : Sx[n], a = r.map(({ part: e }) => e);
		return {
			...Dx("-", e),
			words: i,
			isLoss: !0,
			lines: Fb(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Yb(n, e) ? e.part ?? [] : []), a = {
		...Dx(Tx(e), e),
		...fb(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (t.full === !0 && t.texts) return {
		...a,
		...Ex(e),
		lines: Ib(e)
	};
	if (r === "create") {
		let r = t.texts ? Vb(e) : Bb(n, e.fields);
		return r === "" ? a : {
			...a,
			words: p(r, xx)
		};
	}
	let o = e.fields.filter((t) => e.renamed_from === void 0 || !Xb(n, t)).flatMap((e) => Cb(n, e, t));
	return {
		...a,
		...Ex(e),
		...wx(e, t),
		lines: o
	};
}
function wx(e, { isDrift: t }) {
	return "seen" in e ? t ? e.edited ? { words: `last changed${Pb(e.edited)}` } : {} : e.renamed_from === void 0 ? {} : { words: _y(e.kind).renamed } : {};
}
function Tx(e) {
	return e.action === "create" ? "+" : e.renamed_from === void 0 ? "~" : "»";
}
function Ex(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: k(e.renamed_from, 80) };
}
function Dx(e, t) {
	return {
		sign: e,
		name: yy(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function Ox(e, t) {
	return e.action === "destroy" ? Cx(e, t) : {
		...Dx("-", e),
		words: Sx.archive,
		isLoss: !0
	};
}
function kx(e, { texts: t, full: n }) {
	let r = p(Ub(e, t, n === !0), n === !0 ? Infinity : xx), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Dx("!", e),
		words: r,
		...i
	};
}
function Ax(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = Jb(n, e), [d, f] = ix($b(n, r, i), $b(n, r, a)), m = o ? `, edited${Pb(o)}` : "", h = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${m}`] : [`${u}${m}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Dx(l ? "!" : " ", e),
		lines: h.map((e) => Q(" ", p(e, xx))),
		...l && { isLoss: !0 }
	};
}
function jx({ fields: e, ...t }, { texts: n }) {
	let r = (e?.map(({ before: e, ...r }) => {
		let i = n ? ` ${tx($b(t.kind, r.field, e))}` : "";
		return `${Jb(t.kind, r)}${i} is no longer declared`;
	}) ?? ["is no longer declared"]).map((e) => Q(" ", p(e, xx)));
	return {
		...Dx("-", t),
		isLoss: !0,
		lines: r
	};
}
function Mx({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200));
	return {
		...Dx("~", r),
		lines: [Q(" ", `${e}: ${i} → ${a}`)]
	};
}
function Nx(e) {
	return {
		sign: "~",
		name: E(e),
		lines: [Q(" ", "on_create changes")]
	};
}
function Px({ name: e, before: t, after: n, widens: r }) {
	let i = (e) => e === void 0 ? "not set" : E(e), [a, o] = de(i(t), i(n), 200).map((e) => p(e, 200)), s = `${k(e, 80)}: ${a} → ${o}`;
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
function Fx({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${E(e)}} to ${E(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function Ix(e) {
	return {
		...Dx(" ", e),
		words: `id ${k(String(e.id), 80)}`
	};
}
function Lx(e) {
	return {
		sign: " ",
		name: e,
		lines: []
	};
}
function Rx(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
// src/plan/unverified.ts
function zx(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Vx(hy(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Bx(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Vx(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Vx(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !vb(n);
}
// src/report/view/sentences.ts
function Hx(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${Qx(t, r)}` : "";
	return `Plan: ${Jx([e])}${i}${Wx(n)}`;
}
function Ux(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = zx(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => k(e, 40)), o = i.length - a.length, s = `${J(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = cS(o > 0 ? [...a, J(o, "more language")] : a);
	return X`${s}: ${J(r, "translation")} in ${Z(c, 1e3)} may be marked unverified.`;
}
function Wx(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${Y(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function Gx(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${tS(t.length, e.length)}: ${Jx(t)}`;
}
function Kx(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = dx(t), r = qx(e), i = rS([[n.kept, "kept"]]), a = `${Zx(n.unchanged)} as declared`, o = Yx(t) ? [] : [`${Zx(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function qx(e) {
	let t = dx(e.flatMap(({ plan: e }) => e ?? []));
	return rS([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function Jx(e) {
	let t = dx(e), n = rS([
		[t.created, "to create"],
		...Xx(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = Yx(e) ? "" : `, ${Zx(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${Zx(t.unchanged)} unchanged${i}.`;
}
function Yx(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function Xx({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${Y(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function Zx(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => _y(e).prefix === "") ? Y(t.reduce((e, [, t]) => e + t, 0)) : cS(t.map(([e, t]) => vy(t, e)));
}
function Qx({ requests: e }, t) {
	return `${t} needs about ${J(e, "write request")}.`;
}
function $x({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${tS(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${J(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${eS(e)}.${a} ${J(t, "request")} in total.`;
}
function eS(e) {
	let t = hx(e), n = rS([
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
function tS(e, t) {
	return e === t ? J(t, "project") : `${Y(e)} of ${J(t, "project")}`;
}
function nS({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [E(e)]), r = n.length > 0 ? X` Not reached: ${Z(n.join(", "))}.` : [];
	return X`${xb(X`${k(e.message, pt)}`)}${r}`;
}
function rS(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${Y(e)} ${t}`] : []);
}
function iS(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return $x(e);
	if (r.length === 0) return aS(e);
	if (t === "drift") return Kx(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? Hx(a, i.effort) : Gx(n);
}
function aS(e) {
	let { command: t, manifests: n } = e, r = tr(e).filter(({ severity: e }) => e !== "notice");
	if (Ge(r)) return `${oS(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = cS([...mx(e)].map(([e, t]) => vy(t, e))), a = r.length > 0 ? `, with ${oS(r)}` : "";
	return `Valid: ${i} in ${J(n.length, "manifest")}${a}.`;
}
function oS(e) {
	return cS([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + Ct(t), 0);
		return n > 0 ? [J(n, t === "error" ? "problem" : t)] : [];
	}));
}
function sS(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${E(e)}`}`;
}
function cS(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
const lS = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function uS(e) {
	let t = dS(e), n = lS.flatMap((e) => t[e] > 0 ? [`${Y(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function dS(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[fS(n)] += 1;
	return t;
}
function fS(e) {
	let t = bx(e);
	return t === "removed" || t === "new" ? t : _x(e) ? "renamed" : "changed";
}
function pS(e) {
	let t = tr(e).filter(({ severity: e }) => e === "error");
	return [
		...hS(e),
		...t.length > 0 ? [oS(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function mS(e) {
	let t = hS(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function hS(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...gS(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return vS(e, t === "apply" ? "applied" : "restored");
	let i = yS(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${qx(r) || "no drift"}`, ...i] : [..._S(r), ...i];
}
function gS({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${xS(e.projects)}` : "not compared with the target"] : [];
}
function _S(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = dx(e.map(({ plan: e }) => e));
	return [
		`Translations: ${uS(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [J(i, "conflict")] : [],
		...n > 0 ? [`${J(n, "change")} pending before`] : [],
		...r > 0 ? [`${Y(r)} skipped`] : []
	];
}
function vS(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = nr(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = hx(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${uS(i)}`,
		...l > 0 ? [`${J(l, "change")} not completed`] : [],
		...yS(n.length - r, t)
	];
}
function yS(e, t) {
	return e > 0 ? [`${J(e, "project")} not ${t}`] : [];
}
function bS(e) {
	if (e.is === "not compared") return [X`The manifests were not compared with those of the commit that the pull request would be merged into: ${Z(e.why)}.`];
	let t = X`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = Z(e.commit.slice(0, 7));
	return [X`${xb(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, xb(X`${`Difference: ${xS(e.projects)}.`}`)];
}
function xS(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(_x).length, i = t((e) => e.settings.length);
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
function SS(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${J(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = xS(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function CS(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${J(t, "conflict")}` : "";
	return `Translations from Lokalise: ${SS(e)}${n}`;
}
function wS({ filters: e, by_kind: t }) {
	let n = py.flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${Y(r)} of ${vy(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${k(e, 200)}`).join(" ");
	return X`${xb(X`Only what matches`)} ${Z(r, Infinity)}: ${cS(n)}.`;
}
// src/report/view/sections.ts
const TS = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", ES = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with overwritten texts",
		meaning: TS
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other overwritten values",
		meaning: TS
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
}, DS = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, OS = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": DS,
	overwritten: DS,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: DS,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, kS = {
	Archived: {
		heading: "declared, and archived in the project",
		meaning: "It stays drift until its entry declares is_archived: true or false."
	},
	"To pull": {
		heading: "to pull: changed only in the project. lokaform pull writes it into the file",
		meaning: "Only the project changed the text. Apply keeps it, and lokaform pull writes it into the file."
	},
	Kept: {
		heading: "kept, and not changed: each line says why",
		meaning: "The project differs from its manifests, and apply does not change it."
	}
};
function AS(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, s = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		languages: n?.project.languages?.map(({ iso: e }) => e) ?? [],
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return bb([
		NS(t.full === "also" ? r.filter((e) => !Qn(e)) : r, t),
		MS(i, t),
		...n ? PS({
			...e,
			plan: n
		}, s) : [],
		qS(a, t)
	]);
}
function jS({ problems: e, results: t = [] }, n = {}) {
	return bb([NS(e, n), MS(t, n)]).flatMap(({ rows: e }) => e);
}
function MS(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		layout: "list",
		action: "Not made",
		title: `${J(n.length, "change")} not made`,
		rows: Fy(n, t)
	};
}
function NS(e, t) {
	return {
		title: oS(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		layout: "list",
		rows: ky(e, t)
	};
}
function PS({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = a.filter(({ reason: e }) => o && e === "archived");
	return [
		...r ? [LS(r.settings)] : [],
		...o ? [] : [RS((r ?? e).sends)],
		zS(a.filter(Yn), n),
		BS(a.filter(Xn), n),
		...IS(i, n),
		VS("Archived", s, n),
		HS(a.filter(Zn), n),
		VS("Kept", a.filter((e) => !Yn(e) && !Xn(e) && !Zn(e) && !s.includes(e)), n),
		...r ? [WS(r)] : [],
		...GS(i, n),
		...r ? KS(r, n) : []
	];
}
function FS(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function IS(e, t) {
	let n = t.isDrift ? OS : ES;
	return [...new Set(yx.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[bx(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${Y(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			layout: a ? "lines" : "list",
			rows: FS(i.map((e) => (a ? Ox : Cx)(e, t)))
		};
	});
}
function LS(e) {
	return {
		action: "Setting",
		title: `${J(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		layout: "lines",
		rows: FS(e.map(Px))
	};
}
function RS(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		layout: "lines",
		rows: e.map(Fx)
	};
}
function zS(e, t) {
	return {
		action: "Conflict",
		meaning: "The file and the project both changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${J(e.length, "conflict")}: changed in the file and in the project, and not written`,
		part: "plan",
		noun: "conflict",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...kx(e, t),
			isLoss: !0
		}))
	};
}
function BS(e, t) {
	return {
		action: "Undecided",
		meaning: "Nothing tells which side changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${J(e.length, "undecided text")}: not written, because nothing tells which side changed`,
		part: "plan",
		noun: "undecided text",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...kx(e, t),
			isLoss: !0
		}))
	};
}
function VS(e, t, n) {
	let { keptElsewhere: r } = n, i = r !== void 0 && t.length > 20 ? US(t).slice(0, 19) : t, a = t.length - i.length, o = i.map((e) => kx(e, n));
	return {
		part: "plan",
		action: e,
		noun: "kept item",
		fold: "many",
		layout: "list",
		meaning: kS[e].meaning,
		title: `${Y(t.length)} ${kS[e].heading}`,
		rows: a > 0 ? [...o, Rx(a, `and ${Y(a)} more, which ${r}`)] : o
	};
}
function HS(e, t) {
	let n = VS("To pull", e, t);
	return {
		...n,
		rows: n.rows.map((e) => ({
			...e,
			severity: "notice"
		}))
	};
}
function US(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function WS({ released: e, released_kinds: t }) {
	let n = [...py.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Lx(`all ${e.many}: no manifest declares any`)), ...e.map(Ix)];
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
function GS(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, ...r } = Cx(e, {
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
function KS({ pending: e, resolved: t, commit: n }, r) {
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
		rows: FS(e.map((e) => Cx(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${J(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Cx(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function qS(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(Ix).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${Y(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		layout: "names",
		rows: i > 0 ? [...r.slice(0, t), Rx(i, `… and ${Y(i)} more; ${n}`)] : r
	};
}
function JS(e, t) {
	let { changes: n, released: r, rematched: i, changed_defaults: a, settings: o } = e, s = r.filter(({ fields: e }) => !e), c = r.filter(({ fields: e }) => e);
	return [
		LS(o),
		ZS(`${Y(s.length)} no longer declared: the project keeps them, unless prune is on`, s.map((e) => ({
			...jx(e, t),
			lines: []
		}))),
		ZS(`${Y(c.length)} with fewer fields: the project keeps their values`, c.map((e) => jx(e, t))),
		...XS(n, t),
		ZS(`${Y(i.length)} with another id or former name`, i.map(Mx)),
		ZS(`${J(a.length, "manifest")} with other values for new entries`, a.map(Nx)),
		...GS(n, t)
	];
}
function YS({ comparison: e, kept: t }, n) {
	let { changes: r, released: i } = e, a = t.filter(({ conflict: e }) => e), o = t.filter(({ conflict: e }) => !e);
	return [
		ZS(`${Y(a.length)} in conflict: the manifest keeps its text`, a.map((e) => Ax(e, n))),
		ZS(`${Y(i.length)} no longer declared`, i.map((e) => jx(e, n))),
		...XS(r, n),
		ZS(`${Y(o.length)} different, and kept`, o.map((e) => Ax(e, n))),
		...GS(r, n)
	];
}
function XS(e, t) {
	let n = (e, n) => ({
		title: `${Y(n.length)} ${e}`,
		part: "plan",
		noun: "entry",
		fold: "many",
		layout: "list",
		rows: FS(n.map((e) => Cx(e, t)))
	}), r = e.filter(({ action: e }) => e === "update");
	return [
		n("changed", r.filter((e) => !_x(e))),
		n("renamed", r.filter(_x)),
		n("new", e.filter(({ action: e }) => e === "create"))
	];
}
function ZS(e, t) {
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
function QS(e, t) {
	let n = $S(t.texts === !0 ? e : Jy(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => eC(e, n, s, t)), ...o.map((e) => nC(e, t))];
	return {
		title: pS(n),
		heading: X`${mS(n)}${i.length > 1 ? X` · ${J(i.length, "project")}` : []}`,
		state: gr(n) ? "failed" : lr(n) ? "clean" : "open",
		isUntouched: dr(n),
		lead: sC(n, t),
		stopped: nS(e),
		verdict: cC(n, t),
		result: iS(n),
		comparison: a ? bS(a) : [],
		problems: NS(r, t),
		parts: c,
		next: pC(n, t),
		legend: gC(n, c)
	};
}
function $S(e) {
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
function eC(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: tC(e),
		heading: X`${Z(i ?? a, 80)}${o ? X` · ${Z(o.project.name, 80)}` : []}`,
		result: rC(e, t),
		facts: aC(e, t, n),
		sections: AS(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(ae)
	};
}
function tC({ name: e, id: t, plan: n }) {
	return k(e ?? n?.project.name ?? t, 200);
}
function nC(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: k(n, 200),
		heading: Z(n, 80),
		result: xS([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: JS(e, {
			texts: i,
			languages: [],
			full: t.full
		})
	};
}
function rC(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${eS([e])}.`;
	if (n) return t === "plan" ? iC(uS(ur(e))) : t === "drift" ? Kx([e]) : Hx(n, i);
}
function iC(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function aC(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = Wy(r), l = $n(e), u = c === void 0 ? [] : [{
		is: "link",
		words: X`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? Ux(i.project, ur(e)) : void 0;
	return [
		X`Project ${i && !n ? X`${Z(i.project.name, 80)} · ` : []}${Z(r, 200)}${c === void 0 ? [] : X` · ${u}`}`,
		...i?.filter ? [wS(i.filter)] : [],
		...a?.is === "not compared" ? [oC(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [X`The backup is in ${Z(s)}.`],
		...l === void 0 ? [] : [X`${sS(void 0)}: ${Z(l, 800)}`]
	];
}
function oC(e) {
	return X`${xb(X`All differences that apply would change are shown, not only those of this pull request.`)} Lokaform could not find out which are from this pull request: ${Z(e)}.`;
}
function sC(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = Sy(r) || "no manifest", s = a ? X`the ${r.length === 1 ? "manifest" : "manifests"} ${Z(o)}` : X`${o}`;
	if (t === "assignee") return X`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return X`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => ur(e).length === 0);
	return dr(e) || c && l ? X`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? X`No plan could be made for this pull request:` : c ? n === void 0 ? X`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : X`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : X`No plan could be made for this pull request (from ${s}):`;
}
function cC(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? uC(e, t) : [lC(e, iS(e))];
}
function lC(e, t) {
	let n = xb(X`${t}`), r = e.projects.some(({ results: e }) => e);
	return gr(e) ? {
		mark: "bad",
		words: n
	} : lr(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function uC(e, { isPullRequest: t }) {
	if (!gr(e)) return dr(e) ? [{
		mark: "good",
		words: xb(X`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = tr(e), r = n.filter(Qn), i = n.filter((e) => e.severity === "error" && !Qn(e)), a = hC(e) && e.projects.every((e) => ur(e).length === 0);
	return [
		...i.length > 0 ? [lC(e, `${oS(i)}. ${fC(i)}`)] : [],
		...r.length > 0 ? [lC(e, dC(r))] : [],
		...a ? [{ words: X`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function dC(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${Y(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${J(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function fC(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function pC(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(ur), o = {
		...e,
		projects: i.map(mC)
	};
	if (r !== "plan" || a.length === 0 || gr(o)) return;
	let s = X`${xb(X`What happens next:`)} Nothing has been changed yet.`;
	return t ? n === void 0 ? X`${s} When this pull request is merged, the next apply makes these changes in the project.${hC(e) ? X` The changes that are already pending are made as well.` : []}` : X`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${Z(n, 200)}. It writes only from the default branch, and from the branches in the input ${Z("apply-from")}.` : X`${s} The next apply makes these changes in the project.`;
}
function mC(e) {
	return {
		...e,
		problems: e.problems.filter((e) => !Qn(e))
	};
}
function hC({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function gC(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...hC(e) ? [X`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [X`${iS(e)}`] : [],
			X`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => X`${xb(X`${e}`)}: ${t}`)
	};
}
function _C(e, t) {
	let { id: n, manifests: r, plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = t;
	if (!i) return;
	let l = s === "drift", u = l || s === "restore" ? s : "plan", d = AS(e, {
		...t,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	});
	return {
		title: `Lokaform ${u} · project ${xy(e)} · ${Sy(r)}`,
		page: Wy(n),
		notes: i.filter ? [wS(i.filter)] : [],
		sections: d.filter(({ part: e }) => e !== "problems" && e !== "failed"),
		file: er(s, e),
		effect: l ? void 0 : Ux(i.project, i.changes),
		result: l ? Kx([e]) : Hx(i, a, o?.length, s === "restore" ? "Restore" : "Apply")
	};
}
function vC(e) {
	let { command: t, problems: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${E(e)}`, a = r.map((e) => ({
		...r.length > 1 && { heading: `Project ${xy(e)}` },
		bugs: (e.bugs ?? []).map(ae),
		rows: jS(e)
	})), o = t === "apply" || t === "restore", s = r.some(({ plan: e }) => e) ? r.length > 1 || o : o || !e.stopped;
	return {
		troubles: [{
			bugs: [],
			rows: ky(n)
		}, ...a.filter(({ bugs: e, rows: t }) => e.length + t.length > 0)],
		isRed: gr(e),
		stopped: nS(e),
		backups: r.flatMap((e) => e.backup === void 0 ? [] : [`The backup${i(e)} is in ${E(e.backup)}.`]),
		restores: r.flatMap((e) => {
			let t = $n(e);
			return t === void 0 ? [] : [`${sS(e.name)}: ${E(t)}`];
		}),
		result: s ? iS(e) : void 0
	};
}
function yC({ projects: e }) {
	return `${Kx(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
}
function bC(e, t, n) {
	let r = Jy(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...ky(i, o), ...a.flatMap((e) => jS(e, o))], c = !gr(r);
	return {
		isDone: c,
		...xC(r, t, c),
		projects: SC(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function xC(e, { url: t, commit: n, now: r, pullRequests: i }, a) {
	let { projects: o } = e, [s] = o, c = o.length === 1 && s?.name !== void 0 ? X` · ${Z(s.name, 80)}` : [], l = X`at commit ${Z(n.slice(0, 7))} on ${wy(r)}`, u = (e) => t === "" ? e : [{
		is: "link",
		words: e,
		address: t
	}], d = o.some(({ results: e }) => e), f = d ? X`: ${`${eS(o)}.`}` : X` wrote nothing.`, p = `The figures are for ${J(i, "merged pull request")} together.`, m = d && i > 1 ? [X`${p}`] : [];
	return a ? {
		heading: X`✅ Applied${c}`,
		lead: [X`Applied by ${u(X`this run`)} ${l}${f}`, ...m]
	} : {
		heading: nr(e).some(({ outcome: e }) => e.state === "done") ? X`❌ Not everything was applied${c}` : X`❌ Nothing was applied${c}`,
		lead: [
			X`${u(X`This run`)} ${l}${f}`,
			...m,
			X`Each later run updates this comment, until everything is applied.`
		]
	};
}
function SC(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => gr({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? eS([e]) : "not applied";
		return X`${Z(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, X`${`… and ${J(i, "more project")}`}`] : r;
}
// src/files/commitFiles.ts
var CC = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, wC = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new CC(e.path, t);
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
		return (await this.members(j(e)))?.find(({ name: t }) => t === cn(e));
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
}, TC = n(((e) => {
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
})), EC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), DC = n(((e) => {
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
})), OC = n(((t) => {
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
})), kC = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), AC = n(((e, t) => {
	var n = kC(), r = {
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
})), jC = n(((t, n) => {
	var r = AC(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), MC = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = jC(), i = y(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
	function b(e) {
		return e.filter(_);
	}
	t.getPositivePatterns = b;
	function x(e) {
		return e.filter((e) => !C(e));
	}
	t.getPatternsInsideCurrentDirectory = x;
	function S(e) {
		return e.filter(C);
	}
	t.getPatternsOutsideCurrentDirectory = S;
	function C(e) {
		return e.startsWith("..") || e.startsWith("./..");
	}
	t.isPatternRelatedToParentDirectory = C;
	function ee(e) {
		return r(e, { flipBackslashes: !1 });
	}
	t.getBaseDirectory = ee;
	function te(e) {
		return e.includes("**");
	}
	t.hasGlobStar = te;
	function ne(e) {
		return e.endsWith("/**");
	}
	t.endsWithSlashGlobStar = ne;
	function re(e) {
		let t = n.basename(e);
		return ne(e) || d(t);
	}
	t.isAffectDepthOfReadingPattern = re;
	function ie(e) {
		return e.reduce((e, t) => e.concat(w(t)), []);
	}
	t.expandPatternsWithBraceExpansion = ie;
	function w(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = w;
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
	function T(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = T;
	function ce(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = ce;
	function E(e) {
		let t = [], n = [];
		for (let r of e) le(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = E;
	function le(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = le;
})), NC = n(((t, n) => {
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
})), PC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = NC();
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
})), FC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), IC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = TC(), e.errno = EC(), e.fs = DC(), e.path = OC(), e.pattern = MC(), e.stream = PC(), e.string = FC();
})), LC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = IC();
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
})), RC = n(((e) => {
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
})), zC = n(((e) => {
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
})), BC = n(((t) => {
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
})), VC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = BC();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), HC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = RC(), n = zC(), r = VC();
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
})), UC = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), WC = n(((e, t) => {
	t.exports = r;
	let n = UC();
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
})), GC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), KC = n(((e) => {
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
})), qC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = KC();
})), JC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), YC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = HC(), n = WC(), r = GC(), i = qC(), a = JC();
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
})), XC = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = HC(), n = GC(), r = qC(), i = JC();
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
})), ZC = n(((t) => {
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
})), QC = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = HC(), i = ZC();
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
})), $C = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = YC(), n = XC(), r = QC();
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
})), ew = n(((e, t) => {
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
})), tw = n(((e, t) => {
	var n = ew();
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
})), nw = n(((e) => {
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
})), rw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = nw();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), iw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = $C(), i = tw(), a = nw(), o = rw();
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
})), aw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = iw();
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
})), ow = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = iw();
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
})), sw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = $C(), n = nw(), r = rw();
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
})), cw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = sw();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), lw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = $C();
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
})), uw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = aw(), n = ow(), r = cw(), i = lw();
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
})), dw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = HC(), i = IC();
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
})), fw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = HC(), i = uw(), a = dw();
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
})), pw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = uw(), n = dw(), r = fw();
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
})), mw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = IC();
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
})), hw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = mw();
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
})), gw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = IC(), n = hw();
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
})), _w = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = IC();
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
})), vw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = IC();
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
})), yw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = IC();
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
})), bw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = gw(), i = _w(), a = vw(), o = yw();
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
})), xw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = pw(), n = bw();
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
})), Sw = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = fw(), i = bw();
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
})), Cw = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = HC(), n = uw(), r = dw();
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
})), ww = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Cw(), n = bw();
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
})), Tw = n(((t) => {
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
})), Ew = n(((e, t) => {
	let n = LC(), r = xw(), i = Sw(), a = ww(), o = Tw(), s = IC();
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
})), Dw = t(Ew(), 1);
const Ow = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function kw(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(Aw)) : r(Ow), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, Aw(e)) : r(Ow), (e) => r(e));
		}
	};
}
function Aw({ name: e, kind: t }) {
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
async function jw(e, t, n, r) {
	let i = hn(t, e);
	return await Gn(i, n) ? [i] : Mw(e.split(gn).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof CC) throw e;
		return [];
	});
}
async function Mw(e, t, n, r) {
	let i = [];
	if (n.commit && !Dw.default.isDynamicPattern(e)) return i;
	let a = S(e), o = a.map(({ superset: e }) => e), { dot: s = !1 } = t, c = Dw.default.stream([...new Set(o.map((e) => e.glob))], {
		...t,
		dot: s || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: kw(n.commit) }
	});
	for await (let e of c) {
		if (r.aborted) break;
		let o = String(e);
		if (!a.some((e) => je(e, o, s))) continue;
		let c = hn(t.cwd, o);
		await Gn(c, n) && i.push(c);
	}
	return i;
}
// src/files/textFiles.ts
async function Nw(e, t, n) {
	let r = new Map(), i = [];
	for (let o of e) {
		let e = await Pw(o, t, n), s = e.flatMap((e) => Iw(o, e) ?? []), c = s.filter(({ textFile: e }) => Lw(o, e.language));
		a(i, zw(o, e, s), Bw(o, c, t));
		for (let e of c.sort(Rw(o))) r.has(e.full) ? i.push(Vw(o, Pn(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Pw(e, t, n) {
	return (await jw($e(e), e.folder, t, n)).filter((e) => ue(e) !== void 0).sort();
}
function Fw({ folder: e }, t) {
	return mn(e, t).split(gn).join("/");
}
function Iw(e, t) {
	let n = Fw(e, t), r = Mt(e, n);
	if (!(vt(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...at(e, n)
		}
	};
}
function Lw(e, t) {
	return t === void 0 || c_(e, t);
}
function Rw({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function zw(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [O("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [O("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => v(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return O("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				reach: "change"
			}
		});
	});
}
function Bw({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${Pn(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [O("bad-setting", o, { place: t })];
	});
}
function Vw({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return O("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function Hw(e, t, n, r) {
	let { paths: i, problems: o } = await Uw(e, t, n, r), s = await Nw(e.texts, n, r), c = {}, l = [...o, ...s.problems];
	for (let { plural: t, textFiles: o } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Jw(o ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, a(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(O("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [Pn(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function Uw({ kinds: e, globs: t, folder: n }, { id: r }, i, o) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await qw(l, t[l], i, o);
		s[l] = e.files, a(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await Kw(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function Ww(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Uw(e, { id: "" }, n, t))), i = (await Nw(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Gw(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await Kw(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${Pn(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, O("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await Ww(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Kw(e, t, n) {
	let r = hn(t, e);
	return await Gn(r, n) ? [r] : [];
}
async function qw(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await jw(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Kn(hn(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(O("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Jw(e, t, n) {
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
			if (t instanceof CC) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(O("not-read", `${e} cannot be read: ${Un(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// \0node:crypto
const Yw = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Xw = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
function Zw(e, t, n) {
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
function Qw(e, t, n = Infinity, r) {
	let { count: i, project: a } = e.step, o = $w(e.step), s = $w({
		...e.step,
		project: void 0
	}), c = i && eT(i), l = (e, ...t) => [[e, c].filter(Boolean).join(": "), ...t].filter(Boolean).join(" · "), u = r && r.until > t ? aT(r, t) : void 0, d = tT(e), f = (d > 0 ? rT(e, d, t) : void 0) ?? iT(t - e.began), p = d > 0 ? `${nT(d)} ${i?.unit}s/s` : void 0;
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
	]).find((e) => e !== "" && Pt(e) <= n) ?? (u ? `Waiting ${u}` : s).slice(0, n);
}
function $w({ phase: e, project: t }) {
	let n = t === void 0 ? void 0 : `project ${we(t, 40)}`;
	switch (e) {
		case "reading": return "Reading manifests";
		case "observing": return `Reading ${n ?? "the project"}`;
		case "planning": return n ? `Planning ${n}` : "Planning";
		case "writing": return "Writing manifests";
		case "applying": return n ? `Applying to ${n}` : "Applying";
		case "verifying": return n ? `Verifying ${n}` : "Verifying";
	}
}
function eT({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? J(e, n) : void 0 : `${Y(e)} of ${J(t, n)}`;
}
function tT({ first: e, last: t }) {
	let n = t.at - e.at, r = t.done - e.done;
	return n >= 1e3 && r > 0 ? r * 1e3 / n : 0;
}
function nT(e) {
	return e < 10 ? e.toFixed(1) : Y(Math.round(e));
}
function rT({ step: e, last: t }, n, r) {
	let i = e.count?.total;
	if (i === void 0) return;
	let a = (i - t.done) * 1e3 / n - (r - t.at);
	return a >= 500 ? `${oT(a)} left` : void 0;
}
function iT(e) {
	return e >= 500 ? `${oT(e)} elapsed` : void 0;
}
function aT({ until: e, reason: t }, n) {
	return `${oT(e - n)}: ${E(t)}`;
}
function oT(e) {
	let t = Math.round(e / 1e3);
	if (t < 60) return `${t} s`;
	let n = Math.floor(t / 60);
	return n < 60 ? `${n} min ${t % 60} s` : `${Math.floor(n / 60)} h ${n % 60} min`;
}
function sT({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${E(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function cT(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${E(r)} is sent again: ${a}.`]);
	};
}
// node_modules/diff/libesm/diff/base.js
var lT = class {
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
new class extends lT {}();
// node_modules/diff/libesm/util/string.js
function uT(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function dT(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function fT(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function pT(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function mT(e, t) {
	return fT(e, t, "");
}
function hT(e, t) {
	return pT(e, t, "");
}
function gT(e, t) {
	return t.slice(0, _T(e, t));
}
function _T(e, t) {
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
function vT(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function yT(e, t) {
	if (t) return xT(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function bT(e, t) {
	if (t) return xT(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function xT(e, t) {
	if (!t) return [bT(e), yT(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = vT(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const ST = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", CT = RegExp(`[${ST}]+|\\s+|[^${ST}]`, "ug");
new class extends lT {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = vT(e, r);
		} else n = e.match(CT) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && wT(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && wT(n, i, r, null, t.intlSegmenter), e;
	}
}();
function wT(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = xT(t.value, i), [s, c] = xT(n.value, i);
		if (e) {
			let r = uT(a, s);
			e.value = pT(e.value, s, r), t.value = mT(t.value, r), n.value = mT(n.value, r);
		}
		if (r) {
			let e = dT(o, c);
			r.value = fT(r.value, c, e), t.value = hT(t.value, e), n.value = hT(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = bT(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = bT(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = bT(r.value, i), [a, o] = xT(t.value, i), s = uT(n, a);
		t.value = mT(t.value, s);
		let c = dT(mT(n, s), o);
		t.value = hT(t.value, c), r.value = fT(r.value, n, c), e.value = pT(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = bT(r.value, i), n = gT(yT(t.value, i), e);
		t.value = hT(t.value, n);
	} else if (e) {
		let n = gT(yT(e.value, i), bT(t.value, i));
		t.value = mT(t.value, n);
	}
}
new class extends lT {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${ST}]+|[^\\S\\n\\r]+|[^${ST}]`, "ug");
		return e.match(t) || [];
	}
}();
const TT = new class extends lT {
	constructor() {
		super(...arguments), this.tokenize = DT;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function ET(e, t, n) {
	return TT.diff(e, t, n);
}
function DT(e, t) {
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
function OT(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends lT {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (OT(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends lT {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends lT {
	constructor() {
		super(...arguments), this.tokenize = DT;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(kT(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function kT(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = kT(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = kT(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const AT = new class extends lT {
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
function jT(e, t, n) {
	return AT.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function MT(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function NT(e) {
	if (!MT(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const PT = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function FT(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		ET(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(ET(n, r, s));
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
			let t = n[e], i = t.lines || RT(t.value);
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
function IT(e, t) {
	if (t ||= PT, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => IT(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = PT, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + NT(r) + " " + NT(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + NT((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + NT((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + NT((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + NT((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + NT(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + NT(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function LT(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		FT(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? IT(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = FT(e, t, n, r, i, a, o);
		return s ? IT(s, o?.headerOptions) : void 0;
	}
}
function RT(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/view/marks.ts
function zT({ sign: e, value: t, other: n, language: r }) {
	if (n === void 0) return [{
		text: t,
		isChanged: !1
	}];
	let [i, a] = [VT(t), VT(n)], o = e === "-" ? UT(i.text, a.text, r).old : UT(a.text, i.text, r).text;
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
	].reduce(BT, []);
}
function BT(e, t) {
	let n = e.at(-1);
	return n?.isChanged === t.isChanged ? n.text += t.text : t.text !== "" && e.push({ ...t }), e;
}
function VT(e) {
	let [, t = "", n = e, r = ""] = /^("\u2068?)(.*?)(\u2069?")$/s.exec(e) ?? [];
	return {
		start: t,
		text: n,
		end: r
	};
}
let HT;
function UT(e, t, n) {
	return (HT?.old !== e || HT.text !== t || HT.language !== n) && (HT = {
		old: e,
		text: t,
		language: n,
		found: WT(e, t, n)
	}), HT.found;
}
function WT(e, t, n) {
	let r = {
		old: [GT(e)],
		text: [GT(t)]
	}, i = jT(JT(e, n), JT(t, n), { maxEditLength: 600 });
	if (!i) return r;
	let a = i.map(({ value: e, added: t, removed: n }) => ({
		text: e.join(""),
		added: t,
		removed: n
	}));
	return a.reduce((e, t) => e + (t.added || t.removed ? 0 : t.text.trim().length), 0) < .2 * Math.max(e.length, t.length) ? r : {
		old: KT(a.filter(({ added: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.removed
		}))),
		text: KT(a.filter(({ removed: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.added
		})))
	};
}
function GT(e) {
	return {
		text: e,
		isChanged: !1
	};
}
function KT(e) {
	let t = [];
	return e.forEach((n, r) => {
		let [i, a] = [t.at(-1), e[r + 1]], o = !n.isChanged && n.text === " " && i?.isChanged && a?.isChanged, s = n.isChanged || o === !0;
		i?.isChanged === s ? i.text += n.text : t.push({
			text: n.text,
			isChanged: s
		});
	}), t;
}
const qT = new Map();
function JT(e, t = "") {
	let n = YT(t);
	return n ? Array.from(n.segment(e), ({ segment: e }) => e) : e.split(/(?<=\W)|(?=\W)/u);
}
function YT(e) {
	return qT.has(e) || qT.set(e, XT(e)), qT.get(e);
}
function XT(e) {
	if ("Segmenter" in Intl) return new Intl.Segmenter(ZT(e)?.toString(), { granularity: "word" });
}
function ZT(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/text/sectionsText.ts
const QT = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function $T(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : Ze([n("strong", e)], r),
		...eE(i, t)
	]);
}
function eE(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...tE(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: aE(i.map(({ label: e }) => e), a),
		places: aE(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => nE(e, o, {
		paint: t,
		width: n
	}));
}
function tE({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${be(t)}`;
	return {
		label: be(e) + i,
		at: n ? be(by({ place: n }, r)) : ""
	};
}
function nE(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = Pt(i) <= t.labels && Pt(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", u = 4 + t.labels + l.length + t.places + 2, d = `${iE(e, n)}${i}${l}${n("dim", a)}`, f = `${iE(e, n)}${Ke(i, t.labels)}${l}${Ke(n("dim", a), t.places)}`, p = e.lines.flatMap((e) => Vt(" ".repeat(6) + rE(e, n), s, 8)), m = `${c ? f : d}  ${o}`.trimEnd();
	return Pt(m) <= s && (c || Pt(o) <= 20) ? [m, ...p] : c && s - u >= 40 ? [...Vt(m, s, u), ...p] : [
		...Vt((c && r !== void 0 ? f : d).trimEnd(), s, 6),
		...o === "" ? [] : Vt(" ".repeat(6) + o, s, 8),
		...p
	];
}
function rE(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : zT(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function iE({ sign: e }, t) {
	return `  ${t(QT[e], e)} `;
}
function aE(e, t) {
	return e.map(Pt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/report/text/reportText.ts
function oE(e, { paint: t, width: n, ...r }) {
	let i = _C(e, r);
	if (!i) return [];
	let { title: a, page: o, notes: s, sections: c, file: l, effect: u, result: d } = i, f = (e) => `  ${t(QT["!"], Sb(e))}`, p = [
		t("strong", a),
		...o === void 0 ? [] : [`  ${t("dim", o)}`],
		...s.map(f)
	], m = $T(c, {
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
	].map(me);
}
function sE(e, { paint: t }) {
	let { comparison: n, parts: r } = QS({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", Sb(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Sb(e))] : [], ...$T(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(me);
}
function cE(e, t) {
	return ky(e).map((e) => lE(e, t));
}
function lE({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? E(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return me(u.join(": "));
}
function uE(e, t) {
	return vC(e).troubles.flatMap(({ heading: e, bugs: n, rows: r }) => [
		...e === void 0 ? [] : [me(t("strong", e))],
		...n.map(me),
		...r.map((e) => lE(e, t))
	]);
}
function dE(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = vC(e), c = [
		...i ? [t("bad", Sb(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...Ze(c, n), ...o].map(me);
}
function fE({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${E(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${E(n(e))}. To apply it: lokaform apply --plan ${Ey(E(n(e)))}`), r.map(me);
}
function pE(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = $T(YS(e, {
		texts: i,
		full: a,
		languages: []
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${E(o)}: the manifests stay as they are${mE(c.length)}.` : `Pull from ${E(o)}: ${SS([e])}.`, f = Ze([t("strong", `From ${E(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${E(e)}`),
		...Ze([t("strong", d)], n)
	].map(me);
}
function mE(e) {
	return e === 0 ? "" : `, and ${J(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function hE(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = E(e);
		return LT(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => me(e.split("	").map(E).join("	")));
	});
}
// src/plan/comparePlans.ts
function gE(e, t) {
	let n = _E(t.plan, SE), r = wE([e.plan, t.plan]), i = _E(e.plan, r), a = yE(e.plan), o = new Set(t.plan.kept.map(EE)), s = new Set(OE(t).map(kE)), c = new Set((t.plan.sends ?? []).map(DE)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: vE(e.plan, SE, (e, t) => !n(e, t)),
		pending: vE(e.plan, SE, n),
		resolved: vE({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(EE(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(DE(e))),
		released: e.unmanaged.filter((e) => l.has(my(e.kind).plural) && !s.has(kE(e)))
	};
}
function _E({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => N([xE(e), t]))));
	return (e, t) => n.has(N([e, t]));
}
function vE({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = xE(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [bE(e, a)];
	});
}
function yE({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(kE)), r = new Set(t.map(({ kind: e, label: t }) => N([e, t])));
	return (e) => r.has(N([e.kind, e.label])) || e.action === "destroy" && n.has(kE(e));
}
function bE(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => hy(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function xE(e) {
	return e.action === "create" ? N([
		e.kind,
		"new",
		e.identity
	]) : N([e.kind, String(e.id)]);
}
function SE(e) {
	return e.action === "update" ? e.fields.map(CE) : e.action === "destroy" ? [N(["destroy", e.how])] : [N(["create", ...e.fields.map(CE).toSorted()])];
}
function CE({ field: e, part: t, after: n }) {
	return N([
		e,
		t ?? null,
		n
	]);
}
function wE(e) {
	let t = new Set(e.flatMap(TE));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => N([e, t ?? null])) : t.has(xE(e)) ? SE(e) : [e.action];
}
function TE({ changes: e }) {
	let t = new Set();
	return e.map(xE).filter((e) => t.size === t.add(e).size);
}
function EE(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return N([
		t,
		String(n),
		r,
		...i
	]);
}
function DE({ variable: e, host: t }) {
	return N([e, t]);
}
function OE({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function kE({ kind: e, id: t }) {
	return N([e, String(t)]);
}
// src/settings/changedSettings.ts
function AE(e) {
	return new Map(ze.flatMap((t) => {
		let n = t === ht ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function jE(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || NE(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function ME(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => NE(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function NE(e, t) {
	return e !== "" && Uy(e).toLowerCase() === Uy(t).toLowerCase();
}
function PE(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return O("not-read", t, { severity: "notice" });
}
function FE(e, t) {
	let n = ze.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return N(r ?? null) === N(i ?? null) ? [] : [{
			name: ke(n),
			...r !== void 0 && { before: IE(r) },
			...i !== void 0 && { after: IE(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function IE(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function LE(e, t, n) {
	let r = (e) => O("bad-setting", e), i = m(_t, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [O("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = x(e, a) || ` There are ${a.join(", ")}.`;
		return [O("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(f) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [f, ...dt];
	if (c.length > 1) for (let t of l) m(t, e) !== void 0 && o.push(r(`The option --${g(t)} (in the action: ${g(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function RE(e, t, n, r, i = []) {
	let a = ze.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = qE(e, t, {
		members: [...o.map(VE), ...[...s].map(HE)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, WE(e, t, n, a, i)])), u = o.map((n) => GE(e, t, n, i)), d = new Map(o.map((n) => [n, KE(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => D(m, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => w(m, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function zE({ value: e, spot: t }, n) {
	return {
		value: XE(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const BE = Xt(A(), sn());
function VE(e) {
	return e.entries ? {
		...e,
		schema: Zt(sn()).refine(...Lt)
	} : e.members ? {
		...e,
		schema: BE
	} : e;
}
function HE(e) {
	let t = ze.filter(({ parent: t }) => t === e), n = t.map((e) => e.name), r = new Set(t.map(({ expects: e }) => e)), i = t.map((e) => `${e.name}: ${e.docs.example}`).join(", "), [a] = r.size === 1 ? [...r].map((e) => ` to ${e}`) : [`, such as { ${i} }`], o = `a mapping of ${[n.slice(0, -1).join(", "), n.at(-1)].filter(Boolean).join(" and ")}${a}`;
	return {
		name: e,
		schema: BE,
		expects: o
	};
}
const UE = {
	values: {},
	broken: new Set(),
	problems: []
};
function WE(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = zE(t, n), s = [...i, n];
	return XE(o.value) ? qE(e, o, {
		members: a,
		thing: s.join("."),
		within: s,
		group: n
	}) : UE;
}
function GE(e, t, { name: n, schema: r, members: i }, a) {
	let o = zE(t, n);
	if (!i || !XE(o.value)) return UE;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return qE(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function KE(e, t, { name: n, entries: r }) {
	let i = zE(t, n);
	return r && Array.isArray(i.value) ? zs(e, i, r).problems : [];
}
function qE({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, group: s, schema: c = JE(i) }) {
	let l = new Map(Object.keys(XE(n) ? n : {}).flatMap((t) => {
		let n = w(e, r, [t]), i = Ae("setting", ke({
			parent: s,
			name: t
		}), { place: n });
		return i ? [[t, i]] : [];
	})), u = XE(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !l.has(e))) : n ?? {}, d = c.safeParse(u), f = d.success ? [] : d.error.issues, p = new Set(f.flatMap(YE)), m = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), h = XE(u) ? Object.entries(u).filter(([e]) => !p.has(e)) : [];
	return {
		values: Object.fromEntries(h),
		broken: p,
		problems: [...l.values(), ...us(f, {
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
function JE(e) {
	return Yt(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function YE(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function XE(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
const ZE = 1e3;
function QE(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = RE(e, n, "top", "lokaform.yaml"), i = $E(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: Ce([...r.problems, ...i?.problems ?? []])
	};
}
function $E(e, t, n) {
	let r = n.get(ht);
	if (r === void 0) return;
	let i = [], o = (e, t) => i.push(O("bad-setting", e, { place: t }));
	n.get(f) !== void 0 && o("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(f));
	let s = new Map(), c = Object.keys(r);
	if (c.length > ZE) return o(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${ZE.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(ht)), {
		entries: s,
		problems: i
	};
	let l = zE(t, ht.name);
	c.length === 0 && o("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(ht));
	let u = new Map();
	for (let t of c) {
		let n = w(e.file, l.spot, [t]);
		eD(t) || o(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: c } = RE(e, zE(l, t), "entry", "an entry of projects", [ht.name, t]);
		a(i, c), s.set(t, r);
		let d = r.get(f), p = u.get(d ?? "");
		d === void 0 ? r.isBroken(f) || o(`The entry "${t}" has no project. Set project to the id of the project.`, n) : p === void 0 ? u.set(d, t) : o(`The entries "${t}" and "${p}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(f));
	}
	return {
		entries: s,
		problems: i
	};
}
function eD(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function tD(e, t) {
	return hn(t.working, m(b, e) ?? b.default);
}
async function nD(e, t) {
	let n = tD(e, t), r = m(b, e) === void 0 || t.commit && !await Gn(n, t), i = r ? tD({}, t) : n;
	if (r && !await Gn(i, t)) return { problems: [] };
	let a = Pn(i, t), o;
	try {
		o = zn(await Rn(i, t));
	} catch (e) {
		if (e instanceof CC) throw e;
		return { problems: [O("not-read", `The settings in ${a} cannot be read: ${Un(e)}`)] };
	}
	let s = Xh(a, o, { most: Zh });
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = QE(s, j(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(rD)
	};
}
function rD({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/filterProblems.ts
const iD = [{
	row: Be,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: Bt,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function aD(e, t) {
	if ((m(ye, e) ?? []).length === 0) return [];
	let n = (t) => m(t, e), r = iD.filter(({ row: e }) => ![void 0, !1].includes(n(e))).map(({ row: e, why: t }) => O("bad-setting", `--filter cannot be used with --${g(e)}: ${t}. Remove one of them.`)), i = t ? [t.top, ...t.projects?.values() ?? []] : [], a = ct.some((e) => [n(e), ...i.map((t) => t.get(e))].some((e) => e !== void 0 && e !== "off"));
	return [...r, ...a ? [O("bad-setting", "Prune is off in this run, because --filter chooses only some of the keys. To remove keys, run without --filter.", { severity: "notice" })] : []];
}
// src/settings/precedence.ts
function oD(e, { raw: t, environment: n, parts: r }) {
	let i = m(e, t);
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
	return oD(e, t)?.value;
}
// src/settings/projectId.ts
const sD = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, cD = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, lD = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, uD = {
	where: "the setting project",
	instead: "write the id itself"
}, dD = {
	secrets: [],
	problems: []
};
function fD(e, t) {
	let n = mD(e, t), { id: r, secrets: i } = n, a = m(nt, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Uy(r))) return n;
	let o = m(f, t.raw) === void 0 ? e?.place(f) : void 0, s = `${pD(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [O("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function pD(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : m(f, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function mD(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = m(f, t);
	if (a !== void 0) return gD(a);
	let o = e?.get(f);
	return e && o !== void 0 ? hD(o, n, e.place(f)) : e?.isBroken(f) || r?.projects ? dD : i === void 0 ? {
		secrets: [],
		problems: [O("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : O_(i).length > 0 ? hD(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function hD(e, t, n) {
	let [r, i, ...a] = E_(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!E_(e).some((e) => "name" in e)) return _D(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([yD("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = V_(r.name, uD, t);
	if ("message" in l) return o([O(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!lD.test(u)) return o([yD(`The value of ${c} ${vD}`, n)]);
	let d = _D(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, Uy(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return d.id === void 0 ? d : {
		...d,
		secrets: f
	};
}
function gD(e, t = "project") {
	let [n, r] = cD.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? _D(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [yD(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : _D(r.replace(/%3a/i, ":"), i);
}
function _D(e, t, n) {
	return sD.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [yD(`${t} ${vD}`, n)]
	};
}
const vD = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function yD(e, t) {
	return O("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function bD(e, t) {
	let n = $(ye, t), r = SD(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? m(i, t.raw) : $(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = $(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: $(he, t),
		writers: $(le, t),
		overwrite: $(xe, t),
		accept: $(fe, t),
		pull: void 0,
		filter: n,
		owner: $(te, t),
		prune: Object.fromEntries(i),
		pruneBy: $(It, t),
		onProblem: $(ut, t),
		protectedTags: $(oe, t),
		limits: Object.fromEntries(a),
		allowRemovals: $(rt, t),
		allowWrongProject: $(st, t)
	};
	return {
		rules: o,
		problems: [...e.flatMap((e) => wD(e, o, t)), ...TD(e, o, t)]
	};
}
function xD(e) {
	let { value: t = {}, part: n } = oD(he, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(he, e)]));
}
function SD(e) {
	return dt.some((t) => m(t, e) !== void 0);
}
function CD(e, t) {
	if (!t || !SD(e) || m(Ye, e) !== void 0) return [];
	let n = [t.top, ...t.projects?.values() ?? []], r = ct.some((e) => n.some((t) => (t.get(e) ?? "off") !== "off")), i = `Prune is off in this run, because ${dt.map((e) => `--${g(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add --${g(Ye)}.`;
	return r ? [O("bad-setting", i, { severity: "notice" })] : [];
}
function wD(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = ke(a), { place: s } = oD(a, n) ?? {}, c = (e) => O("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = yr(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(te) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && vr(e, t) === void 0 && !l(It) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
function TD(e, t, n) {
	let { value: r, place: i } = oD(It, n) ?? {}, a = e.filter((e) => e.removalBy({
		...t,
		pruneBy: void 0
	}) === void 0).map(({ settings: e }) => e.prune);
	if (r !== "destroy" || a.some((e) => $(e, n) !== "off")) return [];
	let o = `The setting prune.by has no effect, because ${a.map(ke).join(" and ")} is off. Remove it, or turn prune on.`;
	return [O("bad-setting", o, {
		severity: "warning",
		...i && { place: i }
	})];
}
// src/settings/textSources.ts
function ED(e, t) {
	if (e.some((e) => e.isBroken(se))) return;
	let n = e.find((e) => e.get(se) !== void 0), r = n?.get(se)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(se, r, "files"),
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
	return r.map((e) => ({
		...e,
		...DD(e, r)
	}));
}
function DD(e, t) {
	if (e.language === void 0 || vt(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => vt(t) && un(t) === un(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
// src/settings/token.ts
async function OD(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [O("bad-setting", `The token file ${e} ${t}`)]
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
const kD = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GH_ENTERPRISE_TOKEN",
	"GITHUB_ENTERPRISE_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function AD(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => w_(t, e.get(pe) ?? "")).filter((e) => e !== void 0 && W_(e) === void 0), i = [
		n,
		t[z_],
		w_(t, "INPUT_TOKEN"),
		...r,
		...jD(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function jD(e) {
	return kD.flatMap((t) => w_(e, t) || []);
}
const MD = O("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function ND(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(pe);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [MD] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [O(n, t, { place: e.place(pe) })] : []
	});
	if (!PD(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !ME(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = w_(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = W_(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function PD(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : U_(e) || G_(w_(t, e) ?? "", jD(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function FD(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, d = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: d
	}, h = c ? fD(d[0], n) : dD, g = {
		name: e,
		id: h.id ?? ""
	}, v = ND(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: g
	}), y = bD(n.kinds, p), b = !(l && d.some((e) => e.isBroken(Je))) && $(Je, p), x = O_(d[0]?.get(f) ?? "").length > 0;
	return {
		settings: {
			...g,
			chosen: m(f, r) === void 0 && x ? h.id : void 0,
			secrets: h.secrets,
			token: v.token,
			manifests: LD(p, n),
			rules: y.rules,
			checks: ID(p),
			inFile: AE(d),
			pulledLanguages: oD(_, p),
			languagePlaces: xD(p),
			useAutomations: $(mt, p),
			concurrency: $(ve, p),
			rate: $(gt, p),
			showTexts: b && jE(u, g)
		},
		problems: [
			...h.problems,
			...v.problems,
			...y.problems
		]
	};
}
function ID(e) {
	let t = Nt.map((t) => [t, $(yt[t], e)]);
	return Object.fromEntries(t);
}
function LD({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of dt) {
		let r = m(n, e);
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
	let s = ED(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
// src/settings/resolve.ts
const RD = new AbortController().signal;
async function zD(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: c = RD }) {
	let { working: l } = n, u = n.commit ? void 0 : await s?.(t, c), { config: p, problems: h } = await nD(t, n), _ = await OD(m(ge, t), l), v = o ?? _.token ?? (r.LOKALISE_API_TOKEN || void 0), y = AD(p, r, v), b = {
		values: r,
		tokens: y,
		allowed: m(ot, t)
	}, x = {
		raw: t,
		environment: r,
		parts: p ? [p.top] : []
	}, S = $(Dt, x), ee = LE(t, p, a), te = e !== "validate" && !S, re = {
		kinds: py,
		raw: ee.names.length > 1 ? {
			...t,
			[g(f)]: []
		} : t,
		environment: r,
		config: p,
		usable: b,
		runToken: v,
		online: te,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: u,
		working: l
	}, ie = p === void 0 && h.length > 0, w = (e) => FD(e, e === void 0 ? void 0 : p?.projects?.get(e), re), ae = ie ? [] : ee.names.map(w), oe = ae.map(({ settings: e }) => e), se = ee.others.map((e) => w(e).settings), T = {
		kinds: py,
		command: e,
		apiUrl: $(C, x),
		projects: oe,
		others: se.flatMap(({ manifests: e }) => e ?? []),
		showTexts: oe.every(({ showTexts: e }) => e) && HD(u),
		usable: b,
		secrets: [...y.map(ne), ...[...oe, ...se].flatMap((e) => e.secrets)],
		timeLimit: $(d, x),
		...BD(t, x, n),
		combines: !1,
		matrix: S,
		reports: [],
		backupDir: VD(m(St, t) ?? i, n),
		restoreFlags: UD(t, p !== void 0)
	}, ce = re.online && oe.some(({ inFile: e }) => e.get(Je) !== !1);
	return {
		settings: T,
		problems: WD([
			..._.problems,
			...De(t),
			...h,
			...ee.problems,
			...ae.flatMap((e) => e.problems),
			...re.online ? CD(t, p) : [],
			...aD(t, p),
			...u?.is === "missing" && ce ? [PE(u.why)] : []
		])
	};
}
function BD(e, t, n) {
	return {
		format: $(re, t),
		detailedExitcode: $(Le, t),
		all: $(Ne, t),
		publish: $(lt, t),
		failOnDrift: $(xt, t),
		applyFrom: $(Et, t),
		yes: $(jt, t),
		verbose: $(l, t),
		quiet: $(We, t),
		force: $(ft, t),
		out: VD(m(Ue, e), n),
		report: [...new Set($(Se, t).map((e) => hn(n.working, e)))],
		plan: VD(m(Be, e), n),
		configFile: tD(e, n)
	};
}
function VD(e, { working: t }) {
	return e === void 0 ? void 0 : hn(t, e);
}
function HD(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function UD(e, t) {
	return [
		b,
		...t ? [f] : [],
		ge,
		C
	].flatMap((t) => {
		let n = m(t, e);
		return n === void 0 ? [] : [`--${g(t)}`, n];
	});
}
function WD(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/kinds/read.ts
function GD(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function KD(e, t, n) {
	let r = qD(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* qD(e, t, n, r = new Map()) {
	let i = [], o = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, o = N([
				c.name,
				e,
				a ? QD(a) : null
			]), s = r.get(o), u = s?.text === i ? s.read : YD(c, t, n);
			r.set(o, {
				text: i,
				read: u
			}), l.push(u), yield;
		}
		let u = l.flatMap((e) => e.problems.some(ZD) ? [] : e.entries), d = c.textFiles?.join(u) ?? {
			entries: u,
			problems: []
		}, f = d.entries;
		o[c.plural] = f;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		let p = new T();
		for (let e of f) {
			for (let t of c.checkEntry(e)) p.add(t);
			for (let t of JD(c, e)) p.add(t);
		}
		a(i, l.flatMap((e) => e.problems), d.problems, c.checkTogether(f), p.problems);
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: o,
			variables: s
		},
		problems: Ce($D(i, c))
	};
}
function JD(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [M(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		reach: "run"
	})];
}
function YD(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Ad(n);
	if (a !== void 0) {
		let { problems: n } = KD([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(ZD)) {
			let e = n.some(({ place: e }) => !e) ? [] : [it(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function XD(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = YD(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function ZD({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function QD({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function $D(e, t) {
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
function eO({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => iO(n, t[e] ?? [])));
}
function tO({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(na)))];
}
function nO(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => rO(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function rO(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function iO({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: w(a.file, a.spot, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
// src/plan/languages.ts
function aO(e, t) {
	let n = eO(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...oO(e, t),
		...sO(n, t),
		...fO(n.filter(({ ofText: e }) => e), t)
	];
}
function oO({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [O("project-type", o, { reach: "project" })];
}
function sO(e, t) {
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
		let a = x(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? cO(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return O("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function cO(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function lO({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => v(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [O("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function uO({ languages: e }, t) {
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
function dO(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${x(e, r)}`;
		return [O("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function fO(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [O("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/declarations.ts
function pO({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const mO = new AbortController().signal;
async function hO({ projects: e, usable: t }, n, { signal: r = mO, known: i = new Map(), onProgress: o = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await gO(async (e) => {
			o({ phase: "reading" });
			let a = await Hw(e, u, n, r), { manifests: s } = a, c = Object.values(s).flat().length, l = 0, d = qD(e.kinds, s, t, i), f = d.next();
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
				textFiles: GD(s),
				undecided: a.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, u, s);
		if (!e) break;
		a(l, e.problems.map(vO(u)));
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
		problems: [...l, ...yO(c)]
	};
}
async function gO(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return _O(r, i);
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
	let u = Ge(l.problems) ? [] : lO(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function _O(e, t) {
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
function vO({ rules: e }) {
	let t = Object.values(e.prune).some((e) => e !== "off");
	return (e) => t && e.code === "no-language-file" && e.severity === "notice" ? {
		...e,
		severity: "error",
		reach: "run",
		message: `${e.message} With prune, create it first.`
	} : e;
}
function yO(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => bO(t, e) !== void 0), a = i && bO(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [O("bad-setting", o)];
	});
}
function bO(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Uy(e.settings.id) !== Uy(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const xO = {
	entries: {},
	variables: new Map()
};
async function SO(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c, findProject: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => zD(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[g(_t)]: []
	});
	c(m.secrets);
	let _ = m.projects.filter(({ id: e }) => p || s.includes(e)), v = await hO({
		...m,
		projects: _
	}, u, {
		signal: a,
		known: o,
		findProject: l
	});
	c(v.reads.flatMap(({ declared: e }) => C_(e.variables)));
	let y = v.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), b = [...h.filter(({ code: e }) => !TO.includes(e)), ...y].find(EO);
	return b ? {
		is: "missing",
		why: DO(b)
	} : {
		is: "read",
		commit: r,
		projects: v.reads
	};
}
async function CO(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await zD("plan", {
		...e,
		[g(_t)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: DO(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(pe);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const wO = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], TO = ["unset-variable", "project-not-allowed"];
function EO({ severity: e, code: t }) {
	return e === "error" && !wO.includes(t);
}
function DO({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${by({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function OO(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => AO(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? xO, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? pO(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: FE(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function kO(e, t) {
	let n = e && OO(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function AO({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(f));
}
function jO(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return O("released-project", t, { severity: "warning" });
	});
}
function MO(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? DO(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...gE(e, n),
		settings: i,
		released_kinds: a
	};
}
// src/run/watchProgress.ts
function NO(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = cT(t), l, u, d = 0, f, p = () => {
		l && t() - d >= n - r / 2 && i(l, t(), u);
	}, m = () => {
		clearInterval(f), l = u = f = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return m();
			f || (d = t()), f ??= setInterval(p, r).unref();
			let i = l;
			l = Zw(e, t(), i), i && i.began !== l.began && r < n && p();
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
function PO(e, t) {
	return NO({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Qw(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// \0node:child_process
const FO = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), IO = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), LO = {
	output: 67108864,
	time: 3e4
};
var RO = class extends Error {
	name = "GitFailure";
};
const zO = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, BO = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, VO = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], HO = /^\.(com|exe)$/i;
function UO(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? pn.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => HO.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => _n.join(n, e + t)) : [];
	});
}
function WO(e, t) {
	let n = UO("git", process.platform, t).filter((t) => !GO(e, j(t))), r = n.find(KO);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => j(e)))].join(ln)
	};
}
function GO(e, t) {
	try {
		let [n, r] = [et(t), et(e)];
		return n === r || Fn(n, r);
	} catch {
		return !0;
	}
}
function KO(e) {
	try {
		return At(e, yn.X_OK), Tt(e).isFile();
	} catch {
		return !1;
	}
}
async function qO(e, t, { environment: n, signal: r, limits: i = LO }, a = "") {
	let o = WO(e, n);
	if (!o) throw new RO(JO);
	let s = Object.entries(n).filter(([e]) => zO.test(e)), c = {
		...Object.fromEntries(s),
		...BO,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: j(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = FO(o.program, [
			"-C",
			e,
			...VO,
			...t
		], {
			cwd: j(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new RO(YO(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new RO("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new RO(XO(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const JO = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function YO(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function XO(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/model/earlierManifest.ts
function ZO(e, t = Infinity) {
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
function QO(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function $O(e, t) {
	let n = ZO(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function ek(e, t, { since: n, now: r = Infinity }) {
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
	let c = ({ until: e, trailers: { pulled: t } }) => (e >= n || t !== void 0) && (e <= r || e === Infinity);
	return [...o.values()].filter((e) => e.parents.length === 1 && c(e));
}
// src/files/trailers.ts
const tk = "Lokaform-Pulled";
function nk(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(tk).map(ik), i = r.length >= n && r.every((e) => !Number.isNaN(e)), a = t("Lokaform-Overwrite");
	return {
		...i && r.length > 0 && { pulled: c(r) },
		overwrites: a
	};
}
function rk(e) {
	return `${tk}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function ik(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
// src/files/gitLog.ts
const ak = 67108864;
async function ok(e, { since: t, target: n, now: r }, i, a = 2e3) {
	if (!await lk(e, i)) return sk;
	let o = n === void 0 ? new Set() : await ck(e, n, i), s = async (...t) => (await qO(e, [
		"rev-list",
		"--encoding=UTF-8",
		"--format=%x00%ct %H %P%x0a%B",
		`--max-count=${a + 1}`,
		...t,
		"--"
	], i)).toString("utf8").split("\0").slice(1).map((e) => {
		let [t = "", ...n] = e.split("\n"), [r = "", i = "", ...a] = t.split(" ").filter((e) => e !== "");
		return {
			time: o.has(i) ? Infinity : Number(r),
			id: i,
			parents: a,
			trailers: nk(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD"), l = $O(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return sk;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await uk(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = ek(m, await s("HEAD", ...h === void 0 ? [] : [`^${h}`]), {
		since: t,
		now: r
	});
	return {
		commits: await dk(e, m, i),
		merged: await dk(e, g, i),
		overwrites: QO([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const sk = {
	commits: [],
	merged: [],
	overwrites: []
};
async function ck(e, t, n) {
	try {
		let r = await qO(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof RO) return new Set();
		throw e;
	}
}
async function lk(e, t) {
	return !(await qO(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function uk(e, t, n) {
	let r = (await qO(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function dk(e, t, n) {
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
	], o = fk((await qO(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function fk(e) {
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
async function pk(e, t, n = "HEAD") {
	if (!await lk(e, t)) return new Map();
	let r = await qO(e, [
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		n,
		"--"
	], t);
	return new Map(r.toString("utf8").split("\0").flatMap((e) => {
		let [, t, n] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec(e) ?? [];
		return t === void 0 || n === void 0 ? [] : [[n, t]];
	}));
}
async function mk(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await qO(e, ["cat-file", "--batch-check"], n, i(t)), o = ak, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? LO,
		output: 2 * ak
	}, u = await qO(e, ["cat-file", "--batch"], {
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
function hk({ commits: e, merged: t }, n) {
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
			let { id: t, until: n, latest: a, pulled: o } = e, s = i(e);
			for (let { from: e, now: t } of s) e !== void 0 && r.set(e, t);
			return s.map(({ path: e, now: r, before: i }) => ({
				path: e,
				now: r,
				content: i,
				until: n,
				latest: a,
				by: t,
				...o !== void 0 && { pulled: o }
			}));
		}),
		merged: t.flatMap((e) => i(e).map(({ path: t, to: n, now: r, before: i, after: a }) => ({
			path: n ?? t,
			now: r,
			until: e.until,
			content: a,
			former: i,
			...e.pulled !== void 0 && { pulled: e.pulled }
		})))
	};
}
var gk = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, i = await Tn(r).catch(() => r), o = [], s = [], l = [], u = [], d = new Set(), f = await this.#n(t);
		for (let [t, r] of f) {
			if (t === void 0) {
				d.add("The files are not in a git repository."), u.push(Infinity);
				continue;
			}
			let c = (e) => r.get(e) ?? mn(i, fn(t, e)).split(gn).join("/"), f = (e) => ({
				...e,
				path: c(e.path),
				now: c(e.now)
			}), p = await this.#r(t).versions(e, new Set(r.keys()), n);
			a(o, p.versions.map(f)), a(s, p.merged.map(f)), a(l, p.overwrites), p.why !== void 0 && (d.add(p.why), u.push(p.back ?? Infinity));
		}
		o.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
		let p = {
			versions: o,
			merged: s,
			overwrites: l
		};
		if (d.size === 0) return {
			is: "read",
			...p
		};
		let m = f.size === 1 && f.has(void 0);
		return {
			is: "unreadable",
			why: [...d].join(" "),
			back: c(u),
			...m && { noRepository: m },
			...p
		};
	}
	async upstream(e) {
		let [[t, n] = [void 0, new Map()], ...r] = await this.#n(e);
		return t === void 0 || r.length > 0 ? void 0 : this.#r(t).upstream(n);
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Tn(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = hn(t, n), a = await Tn(e).catch(() => e), o = await In(j(a), r), s = o === void 0 ? n : mn(o, a).split(gn).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new _k(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, _k = class {
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
			let r = await this.#a(e, n), { replaced: i, merged: a } = hk(r, t), o = await this.#o(t), s = await this.#l([...o.versions, ...i.filter(({ latest: t = 0 }) => t >= e)], a), { overwrites: c, back: l } = r, u = o.why ?? s.why;
			return u === void 0 ? {
				...s,
				overwrites: c,
				...r.why !== void 0 && l !== void 0 && {
					why: r.why,
					back: l
				}
			} : {
				...s,
				overwrites: c,
				why: u
			};
		} catch (e) {
			if (e instanceof RO) return {
				versions: [],
				merged: [],
				overwrites: [],
				why: e.message
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await qO(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await pk(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
				let n = i.get(e);
				return n === void 0 ? [] : [{
					path: t,
					id: n
				}];
			});
			return await this.#c(a.map(({ id: e }) => e)), {
				name: n,
				ahead: r,
				texts: a.map(({ path: e, id: t }) => ({
					path: e,
					text: this.#i.get(t) ?? ""
				}))
			};
		} catch (e) {
			if (e instanceof RO) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = ok(this.#e, {
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
		this.#r ??= pk(this.#e, this.#t);
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
			(r === void 0 || vk(r) !== vk(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => cn(e) === cn(n));
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
		for (let [e, n] of await mk(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function vk(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/wholeFile.ts
const yk = Xw(6).toString("hex"), bk = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function xk(e, t, n = {}) {
	await Ek(j(e));
	let r = await Ck(e, t, n);
	await En(r, e).finally(() => Dn(r, { force: !0 }));
}
async function Sk(e, t, n) {
	await Ek(j(e));
	let r = await Ck(e, t, n);
	return wk(r, e).finally(() => Dn(r, { force: !0 }));
}
async function Ck(e, t, { mode: n, root: r, check: i }) {
	let a = j(e), o = fn(a, `.lokaform-${process.pid}-${yk}-${Xw(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = yn, d = await Sn(o, s | c | l | u, n ?? 438);
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
async function wk(e, t) {
	try {
		await bn(e, t);
	} catch (n) {
		return kk(n, "EEXIST") || await Ok(t) ? !1 : (await En(e, t), !0);
	}
	return await Dn(e, { force: !0 }).catch(() => {}), !0;
}
async function Tk(e) {
	try {
		let t = await Sn(e, yn.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!kk(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function Ek(e) {
	for (let t of await wn(e).catch(() => [])) {
		let [, n, r] = bk.exec(t) ?? [];
		n === void 0 || r === yk || Number(n) !== process.pid && Dk(Number(n)) || await Dn(fn(e, t), { force: !0 }).catch(() => {});
	}
}
function Dk(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !kk(e, "ESRCH");
	}
}
function Ok(e) {
	return xn(e).then(() => !0, () => !1);
}
function kk(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Ak = {
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
function jk(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Ak[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputPaths.ts
async function Mk(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Uk))), a = new Map();
	for (let t of e) {
		let e = await Uk(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Fk(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Nk(t, s));
	}
	return r;
}
function Nk({ option: e, path: t }, n) {
	return O("not-written", `${e}: ${t} ${n}.`);
}
async function Pk(e, t, n, r) {
	let i = await Fk(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Bk(e.path, n), o = await On(e.path).catch(() => void 0);
	if (Ik(e.path, o)) return kn(e.path, t);
	await xk(a === void 0 && o ? await Tn(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Fk({ path: e, is: t }, n) {
	let r = t === "folder" && Vk(n).includes(e), i = r ? e : Bk(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Hk(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return Rk(e);
	let a = await On(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await On(j(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Ik(e, a) ? [] : [j(e)]];
	return (await Promise.all(o.map(zk))).every(Boolean) ? void 0 : Lk;
}
function Ik(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Lk = "cannot be written: this user may not write there";
async function Rk(e) {
	let t = await On(e).catch(() => void 0);
	return !t && j(e) !== e ? Rk(j(e)) : t?.isDirectory() ? await zk(e) ? void 0 : Lk : "is a file, or is below one. Choose a folder";
}
function zk(e) {
	return vn(e, yn.W_OK).then(() => !0, () => !1);
}
function Bk(e, t) {
	return Vk(t).find((t) => Fn(e, t));
}
function Vk({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [hn(e)]);
}
async function Hk(e, t) {
	let n = t;
	for (let r of mn(t, e).split(gn)) {
		n = fn(n, r);
		let e = await xn(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return mn(t, n);
	}
}
async function Uk(e) {
	let t = await On(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Tn(j(e)).catch(() => j(e));
	return fn(n, cn(e));
}
var Wk = class {
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
		this.#t || (this.#n = Kk(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${qk(e)}`
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
function Gk(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function Kk(e, t) {
	return e === "time limit" ? `The time limit of ${Jk(t)} was reached.` : `The run was stopped by ${e}.`;
}
function qk(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function Jk(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
var Yk = class {
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
			this.#e(Xk(e, t, this.#t));
			return;
		}
		let r = [
			n,
			e.kind,
			Zk(e.changes)
		].join(), i = this.#r.get(r);
		i ? a(i.outcomes, t) : this.#r.set(r, {
			batch: e,
			outcomes: [...t]
		});
	}
	end() {
		for (let { batch: e, outcomes: t } of this.#r.values()) this.#e(Xk(e, t, this.#t, "more"));
		this.#r.clear(), this.#n = {
			good: 0,
			bad: 0
		};
	}
};
function Xk(e, t, n, r) {
	let { changes: i } = e, [a] = i, o = Zk(i), s = t.filter(({ state: e }) => e === "done").length, c = t.length, l = s === c ? n("good", "✓") : n("bad", "✗"), { one: u, many: d, progress: f } = _y(e.kind);
	if (f === "name" && c === 1 && !r) return `  ${l} ${`${u} ${E(a?.label ?? "")}`} ${s === c ? o : `not ${o}`}`;
	let p = r ? `${Y(c)} more ${c === 1 ? u : d}` : vy(c, e.kind), m = s === c ? p : `${Y(s)} of ${p}`, h = t.filter(ir).length;
	return `  ${l} ${m} ${o}${h > 0 ? `, ${Y(h)} in part` : ""}`;
}
function Zk(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(_x) ? "renamed" : e.some(_x) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const Qk = "lokaform-backup";
function $k(e) {
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
		showProblems: (e) => eA(e, r),
		confirm: async (e) => !i || Ot(e, i, new Wk()),
		ask: i && ((e, t) => Ot(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => tA(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => oA(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function eA(e, t) {
	for (let n of Ze(cE(e, t.paintError), t.errorWidth)) t.error(n);
}
function tA(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = new Yk(a.out, a.paint), p = s ? void 0 : nA(n, u);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(sT(e));
		},
		...p && {
			onWait: p.onWait,
			onProgress: (e) => {
				e?.phase !== "applying" && f.end(), p.onProgress(e);
			}
		},
		onPlan: (r) => rA(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f.add(e, t);
		},
		history: new gk({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function nA({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? NO({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Qw(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : PO(t, n);
}
async function rA(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = aA(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of oE(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		}, n = l ? iA(e, {
			...u,
			...t
		}) : oE(e, {
			...u,
			...t
		});
		for (let e of n) i.prompt(e);
	}
	for (let t of Ze(cE(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return Ot("Apply this plan?", c, n);
}
function iA(e, t) {
	return Ze(oE(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function aA({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function oA(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(ee(e)), u === "markdown") {
		let { summary: n } = await import("./summary.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of Ze(uE(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of iA(n, aA(t, r))) i.out(e);
	if (gr(e)) for (let t of dE(e, s, l)) i.error(t);
	else for (let t of dE(e, o, c)) i.out(t);
	let p = (e) => Pn(e, { displayRoot: a });
	if (!d) for (let e of fE(n, p)) i.out(e);
	if (!d) for (let n of sA(e, t, r)) i.out(n);
	let m = lA(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of Ze([s("dim", m)], l)) i.error(e);
}
function sA(e, { command: t, out: n }, { raw: r }) {
	return t !== "plan" || !r || n !== void 0 || gr(e) || !ar(e) ? [] : [`To make these changes: ${E(cA("apply", r))}`];
}
function cA(e, t) {
	return [
		"lokaform",
		e,
		...[...new Map(He.filter(({ commands: t }) => t.includes(e)).map((e) => [g(e), e]))].flatMap(([e, n]) => {
			let r = t[e] ?? [];
			return n.option?.as === "switch" ? r.at(-1) === "true" ? [`--${e}`] : [] : r.flatMap((t) => [`--${e}`, Ey(t)]);
		})
	].join(" ");
}
function lA(e) {
	let t = tr(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/model/digest.ts
function uA(e, t) {
	return Yw("sha256").update(N([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const dA = {
	kept: [],
	problems: []
};
function fA(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, pA(e, t, i)), c = n === void 0 ? void 0 : Fe(e.tags(n), i.rules), l = c === void 0 ? mA(e, o, n, s) : [], u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return dA;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = w(t.file, t.spot, [d]), p = {
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
	let m = [...yA(e, {
		...t,
		values: o
	}, n, d), ...l.flatMap(({ field: n, issues: r }) => bA(e, {
		...t,
		values: o
	}, n.name, r))];
	if (m.length > 0) return {
		kept: [],
		skipped: p,
		problems: m
	};
	let h = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : uA(e.id(n), a);
		return {
			...xA(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = h === void 0 ? [] : g.filter((t) => gb(e.name, t)), v = g.filter((e) => !_.includes(e));
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
		place: xA(e, t).place
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
	], ee = l.flatMap((e) => e.open ?? []), te = gA(e, {
		...t,
		values: o
	}, v, x);
	if (te) return {
		kept: C,
		skipped: p,
		problems: [te],
		open: ee
	};
	let ne = Bx(e, n, v, i.project);
	if (ne.length === 0) return {
		kept: C,
		problems: m,
		open: ee
	};
	let re = vA(e, n, ne), ie = r === void 0 ? {} : { renamed_from: r }, ae = e.lastEdit(n), oe = e.tags(n);
	return {
		change: {
			...p,
			place: hA(f, ne),
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
function pA({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.declared(t.values).length > 0) ? [] : [...new Set([...na(t), ...n.pull?.completes ?? []])];
}
function mA(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === da ? [] : [{
			field: e,
			...i
		}];
	});
}
function hA(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function gA(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => _A(e) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return M(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`, {
		path: [i.field],
		ofName: !0
	});
}
function _A({ reason: e }) {
	return e === "pull" || e === "conflict" || e === "undecided";
}
function vA(e, t, n) {
	return uA(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function yA(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [M(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function bA(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => M(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function xA(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: w(t, n, r)
	};
}
// src/plan/declaredContents.ts
const SA = {
	fields: new Map(),
	texts: new Set()
};
function CA(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [wA(e), e])),
		texts: new Set(n.map((e) => N(EA(e))))
	};
}
function wA({ field: e, part: t }) {
	return N([e, t ?? null]);
}
function TA(e, { onCreate: t }) {
	return N(e.fields.flatMap((e) => e.declared(t)).map(EA));
}
function EA({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function DA({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : OA(i),
		isNew: n.get("new") === !0
	};
}
function OA(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(OA) : [];
}
function kA(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = AA(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = MA(t, e(t).map((e) => jA(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => DA(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [N([...r(e)].sort())]), o((t) => [N(e.identity(t.values))]);
	let c = (t) => OA(e.identity(t.values));
	return o((t) => [...(DA(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function AA(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function jA(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function MA(e, t, n) {
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
// src/plan/filter.ts
const NA = {
	key: (e, { names: t }) => t.includes(e),
	tag: (e, { tags: t }) => t.includes(e),
	file: (e, { files: t }) => t.some((t) => tt(t, e))
};
function PA(e, t) {
	return e.length === 0 || e.some((e) => IA(e, LA(t)));
}
function FA(e, t) {
	if (e.length === 0) return [];
	let n = t.map(LA);
	return e.filter((e) => !n.some((t) => IA(e, t)));
}
function IA(e, t) {
	let n = e.indexOf(":"), r = e.slice(0, Math.max(0, n)), i = Object.hasOwn(NA, r) ? NA[r] : void 0;
	return i ? i(e.slice(n + 1), t) : e.endsWith("*") ? t.names.some((t) => t.startsWith(e.slice(0, -1))) : t.names.includes(e);
}
function LA({ kind: e, entry: t, live: n, change: r }) {
	let i = [t, ...t.parts ?? []].map(({ file: e }) => e.path), a = e.fields.flatMap((e) => e.name === "tags" ? e.declared(t.values) : []), o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === "tags")];
	return {
		names: e.secretNames ? [] : OA(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => OA(e.after))],
		files: i
	};
}
function RA(e, t) {
	return FA(e, BA(t)).filter((e) => !e.startsWith("tag:")).map((e) => zA(e, t));
}
function zA(e, t) {
	let n = BA(t).map(LA), [r, i] = e.startsWith("tag:") ? ["tag:", n.flatMap(({ tags: e }) => e)] : e.startsWith("file:") ? ["file:", n.flatMap(({ files: e }) => e)] : [e.startsWith("key:") ? "key:" : "", n.flatMap(({ names: e }) => e)], a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${x(e, [...new Set(i)].map((e) => r + e))}`;
	return O("unknown-filter", a);
}
function BA(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
// src/plan/namedTexts.ts
function VA(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function HA(e, t, n) {
	let r = qA(t), i = e.flatMap(VA).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : PA([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function UA(e, t, n) {
	let r = n.flatMap(GA);
	return t.filter((e) => !VA(e).some(({ keys: e }) => r.some((t) => PA([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = VA(t), a = x(n, [...new Set(r.flatMap(qA))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return O("unknown-text", o);
	});
}
function WA(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = GA(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = VA(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => PA([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => PA([i.keys], e)), c = [...new Set(s.flatMap(JA))].join(", "), l = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${c === "" ? "no texts" : c}.`;
		return s.length === 0 ? [] : [O("unknown-text", l, { reach: "project" })];
	});
}
function GA({ kinds: e, entries: t }) {
	return e.filter(KA).flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	})));
}
function KA({ fields: e }) {
	return e.some(({ role: e }) => e === "text");
}
function qA({ kind: e, entry: t }) {
	return OA(e.identity(t.values));
}
function JA({ kind: e, entry: t }) {
	return e.fields.flatMap((e) => e.role === "text" ? e.declared(t.values).map(({ part: e = "" }) => e) : []);
}
// src/report/redaction.ts
const YA = new Set([
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
function XA(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => QA(e, t));
	return {
		...tj(e, t),
		declared: n,
		projects: r
	};
}
function ZA(e, t) {
	return tj(e, (e) => t(e));
}
function QA(e, t) {
	let n = tj(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: ej(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function $A(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === ej(t);
}
function ej(e) {
	return Yw("sha256").update(e).digest("hex");
}
function tj(e, t) {
	return rj(e, t, !1);
}
const nj = new WeakMap();
function rj(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return ij(e, t, n);
	let r = Object.entries(e), i;
	for (let [e, [a, o]] of r.entries()) {
		let s = !n && YA.has(a) ? o : rj(o, t, n || Gy.has(a)), c = n ? t(a) : a;
		(s !== o || c !== a) && (i ??= r.slice(0, e)), i?.push([c, s]);
	}
	return i ? Object.fromEntries(i) : e;
}
function ij(e, t, n) {
	let r = nj.get(t) ?? new WeakSet();
	if (nj.set(t, r), !n && r.has(e)) return e;
	let i;
	for (let [r, a] of e.entries()) {
		let o = rj(a, t, n);
		o !== a && (i ??= e.slice(0, r)), i?.push(o);
	}
	return !i && !n && r.add(e), i ?? e;
}
// src/plan/compareDeclarations.ts
function aj(e, t, n) {
	let r = e.map((e) => oj(e, {
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
function oj(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, CA(e, t.values)])), i = (e) => r.get(e) ?? SA, o = kA(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), s = new Set(o.values()), c = [], l = [], u = [], d = [];
	for (let [n, r] of t.entries()) {
		let t = o.get(r), s = `${e.name}:${n + 1}`;
		if (!t) {
			c.push(cj(e, r, s));
			continue;
		}
		let f = lj(e, r, t, s, i);
		f && c.push(f);
		let p = dj(i(r), i(t));
		p.length > 0 && l.push({
			...sj(e, r),
			fields: p
		}), a(u, fj(e, r, t, f?.renamed_from !== void 0)), TA(e, r) !== TA(e, t) && d.push(r.file.path);
	}
	return {
		changes: c,
		released: [...n.filter((e) => !s.has(e)).map((t) => sj(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function sj(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = w(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function cj(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !vb(e)).map((e) => uj(t, e));
	return {
		...sj(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function lj(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && N(r) === N(n.after) ? [] : [uj(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = sj(e, t);
	return {
		...d,
		place: hA(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...N(s) !== N(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function uj(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: w(e.file, e.spot, n)
	};
}
function dj(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function fj(e, t, n, r) {
	let [i, a] = [DA(e, t), DA(e, n)];
	return [
		{
			member: e.idMember,
			before: a.id,
			after: i.id
		},
		...r ? [] : [{
			member: "previously",
			before: a.previously?.join(", "),
			after: i.previously?.join(", ")
		}],
		{
			member: "new",
			before: a.isNew ? "true" : void 0,
			after: i.isNew ? "true" : void 0
		}
	].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...sj(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
// src/files/outputs.ts
const pj = new AbortController().signal;
async function mj(e, t, n) {
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
	let p = t.map((e) => hn(n.displayRoot, e)), m = Object.values(await Ww(u, pj)).flat();
	return Mk(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function hj(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await mj(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await Pk({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = jk(n);
			c(Nk({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : sb(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => gj(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./planFile.js");
			return _j(e(a));
		}) : void 0,
		reports: f,
		problems: s
	};
}
async function gj(e, t, n) {
	if (e.endsWith(".html")) return (await import("./page.js")).page(t, n);
	if (e.endsWith(".json")) return _j(t);
	let { summary: r } = await import("./summary.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function _j(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
// src/run/advice.ts
const vj = { is: "not read" };
async function yj(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = uO(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: Oi()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : nO(n, i?.language ?? ""), s = o.kinds.map((e) => wj(e, o.entries[e.plural] ?? [], () => vj, a));
	return (await Promise.all(s)).flat();
}
async function bj({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: Sj(n, Oi())
	}, i = t.map(({ kind: e, matching: { matches: t } }) => wj(e, t.map(({ declared: e }) => e), (e) => xj(t[e]?.live), r)), a = (await Promise.all(i)).flat();
	return {
		advice: a,
		refuses: Ge(a)
	};
}
function xj(e) {
	return e === void 0 ? { is: "new" } : {
		is: "live",
		live: e
	};
}
function Sj({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
const Cj = 1e4;
async function wj(e, t, n, r) {
	if (!e.adviceOn || Object.values(r.levels).every((e) => e === "off")) return [];
	let i = new Map(), a = [], o = (r, o) => {
		if (i.size >= Cj) return;
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
	let c = [...i].sort(([e], [t]) => e - t).flatMap(([, e]) => e), [l] = c;
	if (l && i.size >= Cj) {
		let t = `${Cj.toLocaleString("en-US")} ${e.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, n = Object.values(r.levels).includes("error") ? {
			severity: "error",
			reach: "project"
		} : l;
		c.unshift(O(l.code, t, {
			severity: n.severity,
			reach: n.reach
		}));
	}
	return c;
}
// src/run/compareManifests.ts
const Tj = { entries: {} };
async function Ej({ kinds: e }, { problems: t }, n, r) {
	if (Ge(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(Dj(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => Oj(e, t, c.get(t), l.get(t)))
	};
}
function Dj(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Oj(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...aj(e, n?.declared ?? Tj, r?.declared ?? Tj),
		settings: FE(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function kj({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [O("bad-plan", e)]
	}), a = Pn(t, r), o = await Vn(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./planFile.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => $A(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/run/run.ts
function Aj(e, t, n) {
	return jj(n, (n) => Mj(e, t, n));
}
async function jj(e, t) {
	let n = new Me(), r = () => (e) => n.clean(e), i = r(), a = {
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: i(t.path)
		}),
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(QA(t, i)))
	};
	try {
		return XA(await t(a), i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function Mj(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = 0, c = {
		...n,
		onResponse: (e) => {
			s += 1, n.onResponse(e);
		}
	}, l = o ? void 0 : Fj(e, t, c), { stopping: u } = r, d = await hO(e, i, {
		signal: u,
		known: a,
		findProject: l,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: f } = d, p = o ? await Promise.all(f.map(yj)) : [], m = e.command === "validate" ? [...d.problems.map(Lj), ...f.flatMap(({ declared: e }) => Ij(e))] : d.problems;
	n.onSecrets(f.flatMap(({ declared: e }) => C_(e.variables)));
	let h = await kj(e, i), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = f.map((e) => e.declared), v = e.projects.flatMap(({ rules: e }) => e.overwrite), y = [...new Set(f.flatMap((e) => e.manifests))], b = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], x = await mj(e, y, i), S = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...S.length > 0 && { selected: S },
		manifests: y,
		declared: Object.fromEntries(e.kinds.map(({ plural: e }) => [e, _.reduce((t, { entries: n }) => t + (n[e] ?? []).filter(Nj).length, 0)])),
		problems: Rj([
			...t,
			...h.problems,
			...m,
			...await Gw(g, i),
			...UA("overwrite", [...new Set(v)], _),
			...RA(b, _),
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
	}, ne = () => n.target?.(y, te), re, { lastApplied: ie } = n, w = ie && (() => re ??= ie(y, te));
	if (n.withoutSecrets) {
		let t = await Ej(e, C, f, ne);
		return {
			...C,
			...t && { manifest_comparison: t },
			...ee()
		};
	}
	if (e.command === "validate" || Ge(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], Ge(e)) return C;
	}
	let ae = [], oe = e.command === "plan" ? await ne() : void 0;
	C.problems = [...C.problems, ...jO(oe, f, e.others.length > 0)];
	let se = {
		saved: h.plans,
		target: oe,
		applied: w
	}, { runProject: T } = await import("./project3.js");
	for (let t of f) ae.push(await T(t, e, se, c));
	return C.problems = [...C.problems, ...Pj(b, ae, _)], {
		...C,
		projects: ae,
		requests: s,
		...ee()
	};
}
function Nj({ from: e, values: t }) {
	return e === void 0 || "translations" in t;
}
function Pj(e, t, n) {
	let r = t.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return e.filter((e) => r.length > 0 && r.every((t) => t.includes(e))).map((e) => zA(e, n));
}
function Fj(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (Ge(t) || r.id === "") return;
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
function Ij({ kinds: e, entries: t }) {
	let n = new T();
	for (let r of e) for (let e of t[r.plural] ?? []) for (let t of r.checkOffline(e)) n.add(t);
	return n.problems;
}
function Lj(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function Rj(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function zj(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: Aj }) {
	let o = new Wk(), s = Gk(o);
	try {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await Bj(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return Hj(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = Vj(f, p), h = await hj(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = Vj(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), _r(g, n.exitsWithFindings(c));
	} finally {
		s();
	}
}
async function Bj(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await zD(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await zD("validate", t, n);
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
function Vj(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function Hj({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = O("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = Ge(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), Ge(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { OO as $, Ls as $n, hx as $t, kk as A, py as An, _r as Ar, cT as At, nk as B, Ug as Bn, Kn as Br, CC as Bt, Qk as C, by as Cn, Qi as Cr, uE as Ct, Nk as D, hy as Dn, vr as Dr, ZT as Dt, Gk as E, wy as En, yr as Er, fE as Et, Sk as F, P_ as Fn, qn as Fr, Pw as Ft, WO as G, q as Gn, Vn as Gr, YS as Gt, $O as H, Xh as Hn, zn as Hr, yC as Ht, Ck as I, k_ as In, M as Ir, Fw as It, PO as J, G as Jn, Nn as Jr, SS as Jt, qO as K, Xd as Kn, In as Kr, cS as Kt, xk as L, C_ as Ln, Wn as Lr, Mw as Lt, Tk as M, lv as Mn, or as Mr, Ww as Mt, wk as N, Y_ as Nn, gr as Nr, Hw as Nt, Mk as O, gy as On, tr as Or, zT as Ot, jk as P, z_ as Pn, mr as Pr, Uw as Pt, CO as Q, Gd as Qn, Bx as Qt, gk as R, I_ as Rn, Fn as Rr, Ew as Rt, uA as S, _y as Sn, Yi as Sr, cE as St, Wk as T, Ey as Tn, br as Tr, hE as Tt, QO as U, gh as Un, Un as Ur, QS as Ut, ek as V, Wg as Vn, Pn as Vr, bC as Vt, RO as W, am as Wn, Rn as Wr, NS as Wt, kO as X, U as Xn, pS as Xt, MO as Y, Wd as Yn, Mn as Yr, iS as Yt, SO as Z, W as Zn, zx as Zt, CA as _, Oy as _n, Zi as _r, $ as _t, aj as a, xb as an, go as ar, aO as at, fA as b, vy as bn, ta as br, sE as bt, ZA as c, mb as cn, Ma as cr, nO as ct, WA as d, nb as dn, N as dr, GD as dt, dx as en, zs as er, gO as et, PA as f, Qy as fn, la as fr, BD as ft, kA as g, Hy as gn, ea as gr, gD as gt, FA as h, Uy as hn, ra as hr, OD as ht, mj as i, X as in, mo as ir, lO as it, Ek as j, xv as jn, ar as jr, Yw as jt, Pk as k, my as kn, sr as kr, sT as kt, HA as l, _b as ln, P as lr, XD as lt, RA as m, Ky as mn, aa as mr, ND as mt, jj as n, Sb as nn, vo as nr, hO as nt, ej as o, vb as on, F as or, tO as ot, zA as p, Jy as pn, ua as pr, zD as pt, IO as q, Hd as qn, Bn as qr, CS as qt, bj as r, Z as rn, ho as rr, dO as rt, $A as s, pb as sn, za as sr, eO as st, zj as t, yb as tn, yo as tr, pO as tt, UA as u, ob as un, Aa as ur, KD as ut, DA as v, ky as vn, Xi as vr, tD as vt, $k as w, Dy as wn, Hi as wr, pE as wt, vA as x, Y as xn, qi as xr, oE as xt, OA as y, J as yn, $i as yr, dE as yt, rk as z, c_ as zn, Gn as zr, wC as zt };
