import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { d as r, f as i, p as a, u as o } from "./wire.js";
import { $ as s, $a as c, $i as l, $n as u, $r as d, $t as f, A as p, Ar as m, B as h, Bi as g, Bn as _, Bt as v, C as y, Ci as b, Cn as x, Cr as S, Ct as C, D as w, Da as T, Di as E, Dt as D, E as O, Ea as ee, Et as k, F as te, Fa as ne, Fi as re, G as ie, Gi as ae, Gn as oe, Gr as se, H as ce, Hi as le, Hr as ue, I as de, Ia as fe, J as pe, Ji as me, Jn as he, Jt as ge, K as _e, Ka as ve, Ki as ye, Kr as be, Kt as xe, L as Se, La as Ce, Li as we, M as Te, Mi as Ee, Mt as De, N as Oe, Ni as ke, Nt as Ae, O as je, Oa as Me, Oi as Ne, Ot as Pe, Pa as Fe, Pi as Ie, Pt as Le, Qa as Re, Qi as ze, Qn as Be, Qr as Ve, R as He, Ra as Ue, Ri as We, S as Ge, Sa as Ke, St as qe, T as Je, Ta as Ye, Tr as Xe, Tt as Ze, U as A, Ui as Qe, Un as $e, Ur as et, Ut as tt, V as j, Vi as nt, Vn as rt, Vr as it, Vt as at, W as ot, Wa as st, Wi as ct, Wr as lt, Wt as ut, X as dt, Xi as ft, Xn as pt, Xr as M, Xt as mt, Y as ht, Yn as gt, Yr as _t, Yt as vt, Z as yt, Za as bt, Zn as xt, Zr as St, _r as Ct, _t as wt, aa as Tt, ai as Et, an as Dt, ar as N, at as Ot, b as kt, ba as At, br as P, bt as jt, ca as Mt, cr as Nt, ct as Pt, d as Ft, di as It, dt as Lt, ea as Rt, ei as zt, er as Bt, et as Vt, fi as Ht, fr as Ut, gr as Wt, gt as F, hr as Gt, ht as Kt, ia as qt, ii as Jt, ir as Yt, it as I, j as Xt, ja as Zt, ji as Qt, jt as $t, k as en, ka as tn, kr as nn, kt as rn, li as an, lr as on, mi as sn, mr as L, mt as cn, na as ln, nr as R, nt as z, oa as un, on as dn, ot as fn, p as pn, pi as B, pr as mn, pt as hn, q as gn, qr as _n, r as vn, rt as V, s as yn, si as bn, sr as xn, st as Sn, ta as Cn, ti as wn, tr as Tn, tt as En, ui as H, ut as Dn, va as On, vn as kn, vr as U, vt as An, w as jn, wi as Mn, x as Nn, xr as Pn, xt as Fn, y as In, ya as Ln, yn as Rn, yr as zn, yt as Bn, z as Vn, za as Hn, zi as Un, zn as Wn, zt as Gn } from "./start.js";
import { _ as Kn, g as qn, h as Jn, i as Yn, y as Xn } from "./zod.js";
import { basename as Zn, delimiter as Qn, dirname as W, extname as $n, isAbsolute as er, join as G, posix as tr, relative as K, resolve as q, sep as J, win32 as nr } from "node:path";
import { access as rr, constants as ir, link as ar, lstat as or, open as sr, readFile as cr, readdir as lr, realpath as Y, rename as ur, rm as dr, stat as fr, writeFile as pr } from "node:fs/promises";
import { setImmediate as mr, setTimeout as hr } from "node:timers/promises";
// src/model/result.ts
function gr(e) {
	return {
		ok: !0,
		value: e
	};
}
function _r(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function X(e, { displayRoot: t }) {
	return K(t, e).split(J).join("/");
}
function vr(e, t) {
	let n = K(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${J}`) && !er(n);
}
async function yr(e, t) {
	for (let n = e;; n = W(n)) {
		if (await or(G(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === W(n) || n === t || t !== void 0 && !vr(n, t)) return;
	}
}
var br = class extends Error {};
async function xr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new br());
	if (!t) return cr(e);
	let [r, i] = await Promise.all([Y(e), Y(t.workspace)]);
	if (!vr(r, i)) throw new br();
	return cr(r);
}
function Sr(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Cr(e) {
	try {
		return Sr(e);
	} catch {
		return "";
	}
}
async function wr(e, t, n, r = Sr) {
	try {
		return gr(r(await cr(e)));
	} catch (r) {
		let i = `${t} ${X(e, n)} cannot be read: ${Er(r)}`;
		return _r(B("not-read", i));
	}
}
const Tr = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Er(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof br) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Tr[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Dr(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Tr, String(e.code))) return;
	let n = `${X(e.path, t)} was changed or removed while Lokaform ran. Now ${Er(e)} Run again when no other program changes it.`;
	return B("not-read", n, { reach: "project" });
}
async function Or(e, { commit: t }) {
	return t ? t.isFile(e) : fr(e).then((e) => e.isFile(), () => !1);
}
async function kr(e, { commit: t }) {
	return t ? t.isFolder(e) : fr(e).then((e) => e.isDirectory(), () => !1);
}
// src/report/view/problems.ts
function Ar(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * an.indexOf(e) + Number(t !== void 0 && Ht({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function jr(e, { full: t, longest: n } = {}) {
	let r = t === !0 ? e : Fr(e), i = (e) => Mr(e, n);
	return Ar(t ? r.map(i) : Nr(r, i));
}
function Mr({ severity: e, code: t, message: n, place: r }, i = Ut) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: P(n, i - t.length - 3),
		code: {
			name: t,
			address: pe(t)
		}
	};
}
function Nr(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		e.code,
		gt(e),
		e.place?.file
	]), r = Hr(e, n), i = new Map();
	return e.flatMap((e) => {
		let a = n(e), o = r.get(a) ?? [e], s = i.get(a) ?? 0;
		return i.set(a, s + 1), o.length <= 4 || e.place === void 0 || s < 3 ? [t(e)] : s === 3 ? [Pr(t(e), o.slice(s))] : [];
	});
}
function Pr({ state: e, ...t }, n) {
	let r = n.flatMap(({ place: e }) => e?.line ?? []), i = `${r.slice(0, 10).join(", ")}${r.length > 10 ? ", …" : ""}`;
	return {
		...t,
		words: `the same problem ${n.length} more times, in lines ${i}`,
		count: n.length
	};
}
function Fr(e) {
	let t = e.filter(Ht);
	if (t.length === 0) return e;
	let n = [...Hr(t, ({ severity: e, code: t }) => `${e} ${t}`).values()].flatMap((e) => e.length <= 11 ? e : [...e.slice(0, 10), ...Ir(e)]);
	return [...e.filter((e) => !Ht(e)), ...n];
}
function Ir([e, ...t]) {
	if (!e) return [];
	let { code: n, severity: r, reach: i } = e, a = t.length + 1 - 10, o = `${A(a)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
	return [B(n, o, {
		severity: r,
		reach: i
	})];
}
function Lr(e, { full: t, longest: n } = {}) {
	return [...Hr(e.filter(({ outcome: e }) => e.state !== "done"), ({ outcome: e }) => `${Br(e)}: ${Vr(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => Rr(e, zr(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => zr(e, 100));
		return [Rr(r, `${(t ? a : a.map(Gt)).join(", ")} and ${A(e.length - 3)} more`, e.length, n)];
	});
}
function Rr(e, t, n, r = Ut) {
	let i = jt(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: Br(e.outcome),
		words: P(Vr(e.outcome), r)
	};
}
function zr({ change: e }, t) {
	return P(e.label, t);
}
function Br(e) {
	return Kt(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Vr(e) {
	return e.state === "done" ? "" : e.message;
}
function Hr(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// \0node:crypto
const Ur = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Wr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
function Gr(e) {
	let t = e.projects.map((e) => e.hide_texts ? Kr(e) : e), n = e.hide_texts ? Yr(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Kr(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Zr(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? ei(n) : [], a = $r(i), o = qr(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Zr({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Jr(e, o)) }
	};
}
function qr(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function Jr({ change: e, outcome: t }, n) {
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
function Yr(e) {
	return e.map((e) => Zr(e, []));
}
const Xr = ["yaml", "text-file"];
function Zr(e, t) {
	let { quotes: n = [], code: r } = e, i = Xr.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Qr(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Qr(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function $r(e) {
	let t = new S();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Qr(t.clean(n), e);
}
function ei({ changes: e, kept: t }) {
	return [...e.flatMap(ti), ...t.flatMap(ni)];
}
function ti(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => ri(e)) : e.fields.filter(({ field: t }) => De($t(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(ri));
}
function ni(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(ri) : [];
}
function ri(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(ri);
}
function ii(e) {
	let t = Gr(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? oi(t.problems) : t.problems,
		projects: t.projects.map(ai),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(ai)
		} }
	};
}
function ai(e) {
	return e.hide_texts ? oi(e) : e;
}
function oi(e) {
	return si(e, "");
}
function si(e, t) {
	if (Array.isArray(e)) return e.map((e) => si(e, t));
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && De($t(String(n), String(e.field))), i = Object.entries(e).filter(([e]) => e !== "quotes");
	return Object.fromEntries(i.map(([e, t]) => rt.has(e) ? [e, r ? ci(t) : t] : [e, si(t, n)]));
}
function ci(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(ci) : a(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, ci(t)])) : e;
}
const li = new Set([
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
function ui(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => fi(e, t));
	return {
		...hi(e, t),
		declared: n,
		projects: r
	};
}
function di(e, t) {
	return hi(e, (e) => t(e));
}
function fi(e, t) {
	let n = hi(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: mi(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function pi(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === mi(t);
}
function mi(e) {
	return Ur("sha256").update(e).digest("hex");
}
function hi(e, t) {
	return _i(e, t, !1);
}
const gi = new WeakMap();
function _i(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return vi(e, t, n);
	let r = Object.entries(e), i;
	for (let [e, [a, o]] of r.entries()) {
		let s = !n && li.has(a) ? o : _i(o, t, n || rt.has(a)), c = n ? t(a) : a;
		(s !== o || c !== a) && (i ??= r.slice(0, e)), i?.push([c, s]);
	}
	return i ? Object.fromEntries(i) : e;
}
function vi(e, t, n) {
	let r = gi.get(t) ?? new WeakSet();
	if (gi.set(t, r), !n && r.has(e)) return e;
	let i;
	for (let [r, a] of e.entries()) {
		let o = _i(a, t, n);
		o !== a && (i ??= e.slice(0, r)), i?.push(o);
	}
	return !i && !n && r.add(e), i ?? e;
}
// src/report/view/rows.ts
const yi = 1e3, bi = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function xi(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : bi[n], a = r.map(({ part: e }) => e);
		return {
			...Ti("-", e),
			words: i,
			isLoss: !0,
			lines: te(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => Te(n, e) ? e.part ?? [] : []), a = {
		...Ti(Ci(e), e),
		...D(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (t.full === !0 && t.texts) return {
		...a,
		...wi(e),
		lines: Vn(e)
	};
	if (r === "create") {
		let r = t.texts ? O(e) : p(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Pn(r, yi)
		};
	}
	let o = e.fields.filter((t) => e.renamed_from === void 0 || !Xt(n, t)).flatMap((e) => je(n, e, t));
	return {
		...a,
		...wi(e),
		...Si(e, t),
		lines: o
	};
}
function Si(e, { isDrift: t }) {
	return "seen" in e ? t ? e.edited ? { words: `last changed${h(e.edited)}` } : {} : e.renamed_from === void 0 ? {} : { words: ot(e.kind).renamed } : {};
}
function Ci(e) {
	return e.action === "create" ? "+" : e.renamed_from === void 0 ? "~" : "»";
}
function wi(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: P(e.renamed_from, 80) };
}
function Ti(e, t) {
	return {
		sign: e,
		name: ie(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function Ei(e, t) {
	return e.action === "destroy" ? xi(e, t) : {
		...Ti("-", e),
		words: bi.archive,
		isLoss: !0
	};
}
function Di(e, { texts: t, full: n }) {
	let r = Pn(Oe(e, t, n === !0), n === !0 ? Infinity : yi), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Ti("!", e),
		words: r,
		...i
	};
}
function Oi(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = en(n, e), [d, f] = w(Se(n, r, i), Se(n, r, a)), p = o ? `, edited${h(o)}` : "", m = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Ti(l ? "!" : " ", e),
		lines: m.map((e) => Vt(" ", Pn(e, yi))),
		...l && { isLoss: !0 }
	};
}
function ki({ fields: e, ...t }, { texts: n }) {
	let r = (e?.map(({ before: e, ...r }) => {
		let i = n ? ` ${He(Se(t.kind, r.field, e))}` : "";
		return `${en(t.kind, r)}${i} is no longer declared`;
	}) ?? ["is no longer declared"]).map((e) => Vt(" ", Pn(e, yi)));
	return {
		...Ti("-", t),
		isLoss: !0,
		lines: r
	};
}
function Ai({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : P(e, 200));
	return {
		...Ti("~", r),
		lines: [Vt(" ", `${e}: ${i} → ${a}`)]
	};
}
function ji(e) {
	return {
		sign: "~",
		name: U(e),
		lines: [Vt(" ", "on_create changes")]
	};
}
function Mi({ name: e, before: t, after: n, widens: r }) {
	let i = (e) => e === void 0 ? "not set" : U(e), [a, o] = mn(i(t), i(n), 200).map((e) => Pn(e, 200)), s = `${P(e, 80)}: ${a} → ${o}`;
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
function Ni({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${U(e)}} to ${U(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function Pi(e) {
	return {
		...Ti(" ", e),
		words: `id ${P(String(e.id), 80)}`
	};
}
function Fi(e) {
	return {
		sign: " ",
		name: e,
		lines: []
	};
}
function Ii(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
function Li(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...zi(e, t, n),
		...a((t, r) => Vi(e, t, r, n)),
		...a((e, t) => Yi(e, t, r, i)),
		...a(Hi),
		...a((e, t) => Ui(e, t, n)),
		...a((t, r) => Wi(e, t, r, n)),
		...a((t, r) => Gi(e, r, n))
	];
}
function Ri(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [Z("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function zi(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: Ki(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => Bi(e, i, n)) : i <= a ? [] : [Z("too-many-destroyed", `The plan removes ${i} ${Ji(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function Bi({ of: e, count: t }, n, r) {
	let { kind: i } = e, { removed: a, removedPercent: o } = i.limits, s = (e, t) => Z("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${t.split(" ")[0]}.`), c = pt(a, r);
	if (t > c) return [s(`${t} ${Ji(i.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = xt(i, r) === "off" ? e.matched : e.scope, u = o ? pt(o, r) : 100;
	return !o || l < 20 || t * 100 <= l * u ? [] : [s(`${t} of ${l} ${i.plural}`, `limits.${o.name} allows ${u} %`)];
}
function Vi(e, { declared: t, scope: n }, r, i) {
	if (xt(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = Re(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return [Z("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`)];
	let u = qi(e, a).length;
	return u === 0 || u !== n ? [] : [Z("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`)];
}
function Hi({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [Z("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`)];
	});
}
function Ui({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [Z("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function Wi(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = pt(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Pe(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [Z("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function Gi({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Xi(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [Z("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [Z("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function Ki(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => rn(t, e)) : []);
	return qi(e, t).length + n.length;
}
function qi({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Ji(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Z(e, t) {
	return B(e, t, { reach: "project" });
}
function Yi({ removed: e }, { name: t, plural: n }, r, i) {
	return [...a(r, `the setting ${n} does not include this file. Add the file to the setting ${n}, or delete the file.`), ...a(i, "its row in the setting texts does not read this file, because its path has no language that is read. Rename the file, correct languages or language_map in the row, or delete the file.")];
	function a(n, r) {
		let i = e.flatMap(({ names: e }) => {
			let t = e.find((e) => n.has(e));
			return t === void 0 ? [] : [{
				name: t,
				file: n.get(t)
			}];
		}), [a] = i;
		if (!a) return [];
		let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "", l = `The plan removes the ${t} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`;
		return [B("forgotten-manifest", l, { reach: "project" })];
	}
}
function Xi(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Qi($t(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Zi(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Qi(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Qi(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !k(n);
}
// src/report/view/sentences.ts
function $i(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${la(t, r)}` : "";
	return `Plan: ${aa([e])}${i}${ta(n)}`;
}
function ea(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Xi(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => P(e, 40)), o = i.length - a.length, s = `${j(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = ya(o > 0 ? [...a, j(o, "more language")] : a);
	return V`${s}: ${j(r, "translation")} in ${z(c, 1e3)} may be marked unverified.`;
}
function ta(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${A(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function na(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${fa(t.length, e.length)}: ${aa(t)}`;
}
function ra(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = jn(t), r = ia(e), i = ma([[n.kept, "kept"]]), a = `${ca(n.unchanged)} as declared`, o = oa(t) ? [] : [`${ca(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function ia(e) {
	let t = jn(e.flatMap(({ plan: e }) => e ?? []));
	return ma([
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
function aa(e) {
	let t = jn(e), n = ma([
		[t.created, "to create"],
		...sa(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = oa(e) ? "" : `, ${ca(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${ca(t.unchanged)} unchanged${i}.`;
}
function oa(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function sa({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${A(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function ca(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => ot(e).prefix === "") ? A(t.reduce((e, [, t]) => e + t, 0)) : ya(t.map(([e, t]) => ce(t, e)));
}
function la({ requests: e }, t) {
	return `${t} needs about ${j(e, "write request")}.`;
}
function ua({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${fa(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${j(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${da(e)}.${a} ${j(t, "request")} in total.`;
}
function da(e) {
	let t = Nn(e), n = ma([
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
function fa(e, t) {
	return e === t ? j(t, "project") : `${A(e)} of ${j(t, "project")}`;
}
function pa({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [U(e)]), r = n.length > 0 ? V` Not reached: ${z(n.join(", "))}.` : [];
	return V`${I(V`${P(e.message, Ut)}`)}${r}`;
}
function ma(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${A(e)} ${t}`] : []);
}
function ha(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return ua(e);
	if (r.length === 0) return ga(e);
	if (t === "drift") return ra(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? $i(a, i.effort) : na(n);
}
function ga(e) {
	let { command: t, manifests: n } = e, r = fn(e).filter(({ severity: e }) => e !== "notice");
	if (H(r)) return `${_a(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = ya([...Ge(e)].map(([e, t]) => ce(t, e))), a = r.length > 0 ? `, with ${_a(r)}` : "";
	return `Valid: ${i} in ${j(n.length, "manifest")}${a}.`;
}
function _a(e) {
	return ya([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + sn(t), 0);
		return n > 0 ? [j(n, t === "error" ? "problem" : t)] : [];
	}));
}
function va(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${U(e)}`}`;
}
function ya(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
const ba = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function xa(e) {
	let t = Sa(e), n = ba.flatMap((e) => t[e] > 0 ? [`${A(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Sa(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Ca(n)] += 1;
	return t;
}
function Ca(e) {
	let t = Je(e);
	return t === "removed" || t === "new" ? t : y(e) ? "renamed" : "changed";
}
function wa(e) {
	let t = fn(e).filter(({ severity: e }) => e === "error");
	return [
		...Ea(e),
		...t.length > 0 ? [_a(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Ta(e) {
	let t = Ea(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function Ea(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...Da(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return ka(e, t === "apply" ? "applied" : "restored");
	let i = Aa(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${ia(r) || "no drift"}`, ...i] : [...Oa(r), ...i];
}
function Da({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${Ma(e.projects)}` : "not compared with the target"] : [];
}
function Oa(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = jn(e.map(({ plan: e }) => e));
	return [
		`Translations: ${xa(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [j(i, "conflict")] : [],
		...n > 0 ? [`${j(n, "change")} pending before`] : [],
		...r > 0 ? [`${A(r)} skipped`] : []
	];
}
function ka(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Sn(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Nn(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${xa(i)}`,
		...l > 0 ? [`${j(l, "change")} not completed`] : [],
		...Aa(n.length - r, t)
	];
}
function Aa(e, t) {
	return e > 0 ? [`${j(e, "project")} not ${t}`] : [];
}
function ja(e) {
	if (e.is === "not compared") return [V`The manifests were not compared with those of the commit that the pull request would be merged into: ${z(e.why)}.`];
	let t = V`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = z(e.commit.slice(0, 7));
	return [V`${I(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, I(V`${`Difference: ${Ma(e.projects)}.`}`)];
}
function Ma(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(y).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${A(e)} ${t}`] : []), ...i > 0 ? [`${j(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function Na(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${j(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = Ma(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function Pa(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${j(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Na(e)}${n}`;
}
function Fa({ filters: e, by_kind: t }) {
	let n = Le.flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${A(r)} of ${ce(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${P(e, 200)}`).join(" ");
	return V`${I(V`Only what matches`)} ${z(r, Infinity)}: ${ya(n)}.`;
}
// src/report/view/sections.ts
const Ia = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", La = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with overwritten texts",
		meaning: Ia
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other overwritten values",
		meaning: Ia
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
}, Ra = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, za = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": Ra,
	overwritten: Ra,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: Ra,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Ba = {
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
function Va(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, c = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		languages: n?.project.languages?.map(({ iso: e }) => e) ?? [],
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return s([
		Wa(t.full === "also" ? r.filter((e) => !wt(e)) : r, t),
		Ua(i, t),
		...n ? Ga({
			...e,
			plan: n
		}, c) : [],
		io(a, t)
	]);
}
function Ha({ problems: e, results: t = [] }, n = {}) {
	return s([Wa(e, n), Ua(t, n)]).flatMap(({ rows: e }) => e);
}
function Ua(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		layout: "list",
		action: "Not made",
		title: `${j(n.length, "change")} not made`,
		rows: Lr(n, t)
	};
}
function Wa(e, t) {
	return {
		title: _a(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		layout: "list",
		rows: jr(e, t)
	};
}
function Ga({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = a.filter(({ reason: e }) => o && e === "archived");
	return [
		...r ? [Ja(r.settings)] : [],
		...o ? [] : [Ya((r ?? e).sends)],
		Xa(a.filter(hn), n),
		Za(a.filter(Bn), n),
		...qa(i, n),
		Qa("Archived", s, n),
		$a(a.filter(An), n),
		Qa("Kept", a.filter((e) => !hn(e) && !Bn(e) && !An(e) && !s.includes(e)), n),
		...r ? [to(r)] : [],
		...no(i, n),
		...r ? ro(r, n) : []
	];
}
function Ka(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function qa(e, t) {
	let n = t.isDrift ? za : La;
	return [...new Set(kt.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Je(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${A(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			layout: a ? "lines" : "list",
			rows: Ka(i.map((e) => (a ? Ei : xi)(e, t)))
		};
	});
}
function Ja(e) {
	return {
		action: "Setting",
		title: `${j(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		layout: "lines",
		rows: Ka(e.map(Mi))
	};
}
function Ya(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		layout: "lines",
		rows: e.map(Ni)
	};
}
function Xa(e, t) {
	return {
		action: "Conflict",
		meaning: "The file and the project both changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${j(e.length, "conflict")}: changed in the file and in the project, and not written`,
		part: "plan",
		noun: "conflict",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...Di(e, t),
			isLoss: !0
		}))
	};
}
function Za(e, t) {
	return {
		action: "Undecided",
		meaning: "Nothing tells which side changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${j(e.length, "undecided text")}: not written, because nothing tells which side changed`,
		part: "plan",
		noun: "undecided text",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...Di(e, t),
			isLoss: !0
		}))
	};
}
function Qa(e, t, n) {
	let { keptElsewhere: r } = n, i = r !== void 0 && t.length > 20 ? eo(t).slice(0, 19) : t, a = t.length - i.length, o = i.map((e) => Di(e, n));
	return {
		part: "plan",
		action: e,
		noun: "kept item",
		fold: "many",
		layout: "list",
		meaning: Ba[e].meaning,
		title: `${A(t.length)} ${Ba[e].heading}`,
		rows: a > 0 ? [...o, Ii(a, `and ${A(a)} more, which ${r}`)] : o
	};
}
function $a(e, t) {
	let n = Qa("To pull", e, t);
	return {
		...n,
		rows: n.rows.map((e) => ({
			...e,
			severity: "notice"
		}))
	};
}
function eo(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function to({ released: e, released_kinds: t }) {
	let n = [...Le.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Fi(`all ${e.many}: no manifest declares any`)), ...e.map(Pi)];
	return {
		action: "No longer managed",
		title: `${A(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		layout: "names",
		rows: n
	};
}
function no(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, ...r } = xi(e, {
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
		title: `All values in full: ${j(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		rows: n
	}];
}
function ro({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${j(e.length, "change")}`,
		rows: Ka(e.map((e) => xi(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${j(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = xi(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function io(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(Pi).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${A(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		layout: "names",
		rows: i > 0 ? [...r.slice(0, t), Ii(i, `… and ${A(i)} more; ${n}`)] : r
	};
}
function ao(e, t) {
	let { changes: n, released: r, rematched: i, changed_defaults: a, settings: o } = e, s = r.filter(({ fields: e }) => !e), c = r.filter(({ fields: e }) => e);
	return [
		Ja(o),
		co(`${A(s.length)} no longer declared: the project keeps them, unless prune is on`, s.map((e) => ({
			...ki(e, t),
			lines: []
		}))),
		co(`${A(c.length)} with fewer fields: the project keeps their values`, c.map((e) => ki(e, t))),
		...so(n, t),
		co(`${A(i.length)} with another id or former name`, i.map(Ai)),
		co(`${j(a.length, "manifest")} with other values for new entries`, a.map(ji)),
		...no(n, t)
	];
}
function oo({ comparison: e, kept: t }, n) {
	let { changes: r, released: i } = e, a = t.filter(({ conflict: e }) => e), o = t.filter(({ conflict: e }) => !e);
	return [
		co(`${A(a.length)} in conflict: the manifest keeps its text`, a.map((e) => Oi(e, n))),
		co(`${A(i.length)} no longer declared`, i.map((e) => ki(e, n))),
		...so(r, n),
		co(`${A(o.length)} different, and kept`, o.map((e) => Oi(e, n))),
		...no(r, n)
	];
}
function so(e, t) {
	let n = (e, n) => ({
		title: `${A(n.length)} ${e}`,
		part: "plan",
		noun: "entry",
		fold: "many",
		layout: "list",
		rows: Ka(n.map((e) => xi(e, t)))
	}), r = e.filter(({ action: e }) => e === "update");
	return [
		n("changed", r.filter((e) => !y(e))),
		n("renamed", r.filter(y)),
		n("new", e.filter(({ action: e }) => e === "create"))
	];
}
function co(e, t) {
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
function lo(e, t) {
	let n = uo(t.texts === !0 ? e : Gr(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => fo(e, n, s, t)), ...o.map((e) => mo(e, t))];
	return {
		title: wa(n),
		heading: V`${Ta(n)}${i.length > 1 ? V` · ${j(i.length, "project")}` : []}`,
		state: F(n) ? "failed" : cn(n) ? "clean" : "open",
		isUntouched: Pt(n),
		lead: yo(n, t),
		stopped: pa(e),
		verdict: bo(n, t),
		result: ha(n),
		comparison: a ? ja(a) : [],
		problems: Wa(r, t),
		parts: c,
		next: To(n, t),
		legend: Oo(n, c)
	};
}
function uo(e) {
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
function fo(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: po(e),
		heading: V`${z(i ?? a, 80)}${o ? V` · ${z(o.project.name, 80)}` : []}`,
		result: ho(e, t),
		facts: _o(e, t, n),
		sections: Va(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(Ct)
	};
}
function po({ name: e, id: t, plan: n }) {
	return P(e ?? n?.project.name ?? t, 200);
}
function mo(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: P(n, 200),
		heading: z(n, 80),
		result: Ma([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: ao(e, {
			texts: i,
			languages: [],
			full: t.full
		})
	};
}
function ho(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${da([e])}.`;
	if (n) return t === "plan" ? go(xa(C(e))) : t === "drift" ? ra([e]) : $i(n, i);
}
function go(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function _o(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = b(r), l = Fn(e), u = c === void 0 ? [] : [{
		is: "link",
		words: V`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? ea(i.project, C(e)) : void 0;
	return [
		V`Project ${i && !n ? V`${z(i.project.name, 80)} · ` : []}${z(r, 200)}${c === void 0 ? [] : V` · ${u}`}`,
		...i?.filter ? [Fa(i.filter)] : [],
		...a?.is === "not compared" ? [vo(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [V`The backup is in ${z(s)}.`],
		...l === void 0 ? [] : [V`${va(void 0)}: ${z(l, 800)}`]
	];
}
function vo(e) {
	let t = V`All differences that apply would change are shown, not only those of this pull request.`;
	return V`${I(t)} Lokaform could not find out which are from this pull request: ${z(e)}.`;
}
function yo(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = _e(r) || "no manifest", s = a ? V`the ${r.length === 1 ? "manifest" : "manifests"} ${z(o)}` : V`${o}`;
	if (t === "assignee") return V`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return V`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => C(e).length === 0);
	return Pt(e) || c && l ? V`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? V`No plan could be made for this pull request:` : c ? n === void 0 ? V`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : V`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : V`No plan could be made for this pull request (from ${s}):`;
}
function bo(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? So(e, t) : [xo(e, ha(e))];
}
function xo(e, t) {
	let n = I(V`${t}`), r = e.projects.some(({ results: e }) => e);
	return F(e) ? {
		mark: "bad",
		words: n
	} : cn(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function So(e, { isPullRequest: t }) {
	if (!F(e)) return Pt(e) ? [{
		mark: "good",
		words: I(V`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = fn(e), r = n.filter(wt), i = n.filter((e) => e.severity === "error" && !wt(e)), a = Do(e) && e.projects.every((e) => C(e).length === 0);
	return [
		...i.length > 0 ? [xo(e, `${_a(i)}. ${wo(i)}`)] : [],
		...r.length > 0 ? [xo(e, Co(r))] : [],
		...a ? [{ words: V`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function Co(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${A(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${j(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function wo(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function To(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(C), o = {
		...e,
		projects: i.map(Eo)
	};
	if (r !== "plan" || a.length === 0 || F(o)) return;
	let s = V`${I(V`What happens next:`)} Nothing has been changed yet.`;
	if (!t) return V`${s} The next apply makes these changes in the project.`;
	if (n !== void 0) return V`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${z(n, 200)}. It writes only from the default branch, and from the branches in the input ${z("apply-from")}.`;
	let c = Do(e) ? V` The changes that are already pending are made as well.` : [];
	return V`${s} When this pull request is merged, the next apply makes these changes in the project.${c}`;
}
function Eo(e) {
	return {
		...e,
		problems: e.problems.filter((e) => !wt(e))
	};
}
function Do({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Oo(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Do(e) ? [V`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [V`${ha(e)}`] : [],
			V`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => V`${I(V`${e}`)}: ${t}`)
	};
}
function ko(e, t) {
	let { id: n, manifests: r, plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = t;
	if (!i) return;
	let l = s === "drift", u = l || s === "restore" ? s : "plan", d = Va(e, {
		...t,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	});
	return {
		title: `Lokaform ${u} · project ${ht(e)} · ${_e(r)}`,
		page: b(n),
		notes: i.filter ? [Fa(i.filter)] : [],
		sections: d.filter(({ part: e }) => e !== "problems" && e !== "failed"),
		file: qe(s, e),
		effect: l ? void 0 : ea(i.project, i.changes),
		result: l ? ra([e]) : $i(i, a, o?.length, s === "restore" ? "Restore" : "Apply")
	};
}
function Ao(e) {
	let { command: t, problems: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${U(e)}`, a = r.map((e) => ({
		...r.length > 1 && { heading: `Project ${ht(e)}` },
		bugs: (e.bugs ?? []).map(Ct),
		rows: Ha(e)
	})), o = t === "apply" || t === "restore", s = r.some(({ plan: e }) => e) ? r.length > 1 || o : o || !e.stopped;
	return {
		troubles: [{
			bugs: [],
			rows: jr(n)
		}, ...a.filter(({ bugs: e, rows: t }) => e.length + t.length > 0)],
		isRed: F(e),
		stopped: pa(e),
		backups: r.flatMap((e) => e.backup === void 0 ? [] : [`The backup${i(e)} is in ${U(e.backup)}.`]),
		restores: r.flatMap((e) => {
			let t = Fn(e);
			return t === void 0 ? [] : [`${va(e.name)}: ${U(t)}`];
		}),
		result: s ? ha(e) : void 0
	};
}
function jo({ projects: e }) {
	return `${ra(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
}
function Mo(e, t, n) {
	let r = Gr(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...jr(i, o), ...a.flatMap((e) => Ha(e, o))], c = !F(r);
	return {
		isDone: c,
		...No(r, t, c),
		projects: Po(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function No(e, { url: t, commit: n, now: r, pullRequests: i }, a) {
	let { projects: o } = e, [s] = o, c = o.length === 1 && s?.name !== void 0 ? V` · ${z(s.name, 80)}` : [], l = V`at commit ${z(n.slice(0, 7))} on ${yt(r)}`, u = (e) => t === "" ? e : [{
		is: "link",
		words: e,
		address: t
	}], d = o.some(({ results: e }) => e), f = d ? V`: ${`${da(o)}.`}` : V` wrote nothing.`, p = `The figures are for ${j(i, "merged pull request")} together.`, m = d && i > 1 ? [V`${p}`] : [];
	return a ? {
		heading: V`✅ Applied${c}`,
		lead: [V`Applied by ${u(V`this run`)} ${l}${f}`, ...m]
	} : {
		heading: Sn(e).some(({ outcome: e }) => e.state === "done") ? V`❌ Not everything was applied${c}` : V`❌ Nothing was applied${c}`,
		lead: [
			V`${u(V`This run`)} ${l}${f}`,
			...m,
			V`Each later run updates this comment, until everything is applied.`
		]
	};
}
function Po(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => F({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? da([e]) : "not applied";
		return V`${z(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, V`${`… and ${j(i, "more project")}`}`] : r;
}
// src/files/commitFiles.ts
var Fo = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, Io = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new Fo(e.path, t);
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
		return (await this.members(W(e)))?.find(({ name: t }) => t === Zn(e));
	}
	async members(e) {
		let [t = ""] = K(e, this.#e).split(J);
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
		let t = K(this.#e, e).split(J).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || er(t)) return;
			let e = this.#l(t);
			if (!e) return t;
			let n = await this.#c(e);
			if (er(n)) return;
			let r = tr.join(tr.dirname(e.path), n, t.slice(e.path.length));
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
};
// \0node:child_process
const Lo = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), Ro = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), zo = {
	output: 67108864,
	time: 3e4
};
var Bo = class extends Error {
	name = "GitFailure";
};
const Vo = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Ho = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Uo = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Wo = /^\.(com|exe)$/i;
function Go(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? tr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Wo.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => nr.join(n, e + t)) : [];
	});
}
function Ko(e, t) {
	let n = Go("git", process.platform, t).filter((t) => !qo(e, W(t))), r = n.find(Jo);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => W(e)))].join(Qn)
	};
}
function qo(e, t) {
	try {
		let [n, r] = [Ft(t), Ft(e)];
		return n === r || vr(n, r);
	} catch {
		return !0;
	}
}
function Jo(e) {
	try {
		return yn(e, ir.X_OK), pn(e).isFile();
	} catch {
		return !1;
	}
}
async function Q(e, t, { environment: n, signal: r, limits: i = zo }, a = "") {
	let o = Ko(e, n);
	if (!o) throw new Bo(Yo);
	let s = Object.entries(n).filter(([e]) => Vo.test(e)), c = {
		...Object.fromEntries(s),
		...Ho,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: W(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Lo(o.program, [
			"-C",
			e,
			...Uo,
			...t
		], {
			cwd: W(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Bo(Xo(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Bo("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Bo(Zo(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Yo = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Xo(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Zo(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function Qo(e, t) {
	let n = await Y(e), r = await yr(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await Q(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Bo) return;
			throw e;
		}
	}, a = await i("refs/remotes/origin/HEAD");
	return {
		isRoot: r === n,
		defaultBranch: a?.startsWith("origin/") ? a.slice(7) : void 0,
		currentBranch: await i("HEAD")
	};
}
// src/model/earlierManifest.ts
function $o(e, t = Infinity) {
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
function es(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function ts(e, t) {
	let n = $o(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function ns(e, t, { since: n, now: r = Infinity }) {
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
const rs = "Lokaform-Pulled";
function is(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(rs).map(os), a = r.length >= n && r.every((e) => !Number.isNaN(e)), o = t("Lokaform-Overwrite");
	return {
		...a && r.length > 0 && { pulled: i(r) },
		overwrites: o
	};
}
function as(e) {
	return `${rs}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function os(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
// src/files/gitLog.ts
const ss = 67108864;
async function cs(e, { since: t, target: n, now: r }, i, a = 2e3) {
	if (!await ds(e, i)) return ls;
	let o = n === void 0 ? new Set() : await us(e, n, i), s = async (...t) => (await Q(e, [
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
			trailers: is(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD"), l = ts(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return ls;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await fs(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = ns(m, await s("HEAD", ...h === void 0 ? [] : [`^${h}`]), {
		since: t,
		now: r
	});
	return {
		commits: await ps(e, m, i),
		merged: await ps(e, g, i),
		overwrites: es([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const ls = {
	commits: [],
	merged: [],
	overwrites: []
};
async function us(e, t, n) {
	try {
		let r = await Q(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Bo) return new Set();
		throw e;
	}
}
async function ds(e, t) {
	return !(await Q(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function fs(e, t, n) {
	let r = (await Q(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function ps(e, t, n) {
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
	], o = ms((await Q(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function ms(e) {
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
async function hs(e, t, n = "HEAD") {
	if (!await ds(e, t)) return new Map();
	let r = await Q(e, [
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
async function gs(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Q(e, ["cat-file", "--batch-check"], n, i(t)), o = ss, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? zo,
		output: 2 * ss
	}, u = await Q(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Cr(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function _s({ commits: e, merged: t }, n) {
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
var vs = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, a = await Y(r).catch(() => r), s = [], c = [], l = [], u = [], d = new Set(), f = await this.#n(t);
		for (let [t, r] of f) {
			if (t === void 0) {
				d.add("The files are not in a git repository."), u.push(Infinity);
				continue;
			}
			let i = (e) => r.get(e) ?? K(a, G(t, e)).split(J).join("/"), f = (e) => ({
				...e,
				path: i(e.path),
				now: i(e.now)
			}), p = await this.#r(t).versions(e, new Set(r.keys()), n);
			o(s, p.versions.map(f)), o(c, p.merged.map(f)), o(l, p.overwrites), p.why !== void 0 && (d.add(p.why), u.push(p.back ?? Infinity));
		}
		s.sort((e, t) => e.until === t.until ? 0 : t.until - e.until);
		let p = {
			versions: s,
			merged: c,
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
			back: i(u),
			...m && { noRepository: m },
			...p
		};
	}
	async upstream(e) {
		let [[t, n] = [void 0, new Map()], ...r] = await this.#n(e);
		return t === void 0 || r.length > 0 ? void 0 : this.#r(t).upstream(n);
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Y(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = q(t, n), a = await Y(e).catch(() => e), o = await yr(W(a), r), s = o === void 0 ? n : K(o, a).split(J).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new ys(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, ys = class {
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
			let r = await this.#a(e, n), { replaced: i, merged: a } = _s(r, t), o = await this.#o(t), s = await this.#l([...o.versions, ...i.filter(({ latest: t = 0 }) => t >= e)], a), { overwrites: c, back: l } = r, u = o.why ?? s.why;
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
			if (e instanceof Bo) return {
				versions: [],
				merged: [],
				overwrites: [],
				why: e.message
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Q(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await hs(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Bo) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = cs(this.#e, {
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
		this.#r ??= hs(this.#e, this.#t);
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
			(r === void 0 || bs(r) !== bs(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Zn(e) === Zn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = G(this.#e, e);
		try {
			return (await or(t)).isFile() ? Cr(await cr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await gs(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function bs(e) {
	return e?.replaceAll("\r\n", "\n");
}
// node_modules/fast-glob/out/utils/array.js
var xs = n(((e) => {
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
})), Ss = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), Cs = n(((e) => {
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
})), ws = n(((t) => {
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
})), Ts = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), Es = n(((e, t) => {
	var n = Ts(), r = {
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
})), Ds = n(((t, n) => {
	var r = Es(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), Os = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = Ds(), i = Hn(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
	function w(e) {
		return e.includes("**");
	}
	t.hasGlobStar = w;
	function T(e) {
		return e.endsWith("/**");
	}
	t.endsWithSlashGlobStar = T;
	function E(e) {
		let t = n.basename(e);
		return T(e) || d(t);
	}
	t.isAffectDepthOfReadingPattern = E;
	function D(e) {
		return e.reduce((e, t) => e.concat(O(t)), []);
	}
	t.expandPatternsWithBraceExpansion = D;
	function O(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = O;
	function ee(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = ee;
	function k(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = k;
	function te(e, t) {
		return e.map((e) => k(e, t));
	}
	t.convertPatternsToRe = te;
	function ne(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = ne;
	function re(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = re;
	function ie(e) {
		let t = [], n = [];
		for (let r of e) ae(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = ie;
	function ae(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = ae;
})), ks = n(((t, n) => {
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
})), As = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = ks();
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
})), js = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), Ms = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = xs(), e.errno = Ss(), e.fs = Cs(), e.path = ws(), e.pattern = Os(), e.stream = As(), e.string = js();
})), Ns = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = Ms();
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
})), Ps = n(((e) => {
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
})), Fs = n(((e) => {
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
})), Is = n(((t) => {
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
})), Ls = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Is();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Rs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Ps(), n = Fs(), r = Ls();
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
})), zs = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), Bs = n(((e, t) => {
	t.exports = r;
	let n = zs();
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
})), Vs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Hs = n(((e) => {
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
})), Us = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Hs();
})), Ws = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Gs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Rs(), n = Bs(), r = Vs(), i = Us(), a = Ws();
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
})), Ks = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Rs(), n = Vs(), r = Us(), i = Ws();
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
})), qs = n(((t) => {
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
})), Js = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Rs(), i = qs();
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
})), Ys = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Gs(), n = Ks(), r = Js();
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
})), Xs = n(((e, t) => {
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
})), Zs = n(((e, t) => {
	var n = Xs();
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
			error: w,
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
		function w(e) {
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
})), Qs = n(((e) => {
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
})), $s = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Qs();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), ec = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Ys(), i = Zs(), a = Qs(), o = $s();
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
})), tc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ec();
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
})), nc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = ec();
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
})), rc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ys(), n = Qs(), r = $s();
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
})), ic = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = rc();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), ac = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Ys();
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
})), oc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = tc(), n = nc(), r = ic(), i = ac();
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
})), sc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Rs(), i = Ms();
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
})), cc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Rs(), i = oc(), a = sc();
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
})), lc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = oc(), n = sc(), r = cc();
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
})), uc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ms();
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
})), dc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = uc();
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
})), fc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ms(), n = dc();
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
})), pc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ms();
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
})), mc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ms();
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
})), hc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ms();
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
})), gc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = fc(), i = pc(), a = mc(), o = hc();
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
})), _c = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = lc(), n = gc();
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
})), vc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = cc(), i = gc();
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
})), yc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rs(), n = oc(), r = sc();
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
})), bc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = yc(), n = gc();
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
})), xc = n(((t) => {
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
})), Sc = t(n(((e, t) => {
	let n = Ns(), r = _c(), i = vc(), a = bc(), o = xc(), s = Ms();
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
}))(), 1);
async function Cc(e, t, n, r) {
	let i = q(t, e);
	return await Or(i, n) ? [i] : wc(e.split(J).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Fo) throw e;
		return [];
	});
}
async function wc(e, t, n, r) {
	let i = [];
	if (n.commit && !Sc.default.isDynamicPattern(e)) return i;
	let a = Ue(e), o = a.map(({ superset: e }) => e), { dot: s = !1 } = t, c = Sc.default.stream([...new Set(o.map((e) => e.glob))], {
		...t,
		dot: s || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: Ec(n.commit) }
	});
	for await (let e of c) {
		if (r.aborted) break;
		let o = String(e);
		if (!a.some((e) => Ce(e, o, s))) continue;
		let c = q(t.cwd, o);
		await Or(c, n) && i.push(c);
	}
	return i;
}
const Tc = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function Ec(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(Dc)) : r(Tc), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, Dc(e)) : r(Tc), (e) => r(e));
		}
	};
}
function Dc({ name: e, kind: t }) {
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
async function Oc(e, t) {
	let n = G(W(e), ".gitignore"), r = `/${Zn(e)}`, i;
	try {
		i = Sr(await cr(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return gr({
			path: n,
			text: `${r}\n`
		});
		let i = `${X(n, t)} cannot be read: ${Er(e)}`;
		return _r(B("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Zn(e))) return gr(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return gr({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function kc(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Ac(a, t, n), s = e.flatMap((e) => Mc(a, e) ?? []), c = s.filter(({ textFile: e }) => Nc(a, e.language));
		o(i, Fc(a, e, s), Ic(a, c, t));
		for (let e of c.sort(Pc(a))) r.has(e.full) ? i.push(Lc(a, X(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Ac(e, t, n) {
	return (await Cc(Qt(e), e.folder, t, n)).filter((e) => Et(e) !== void 0).sort();
}
function jc({ folder: e }, t) {
	return K(e, t).split(J).join("/");
}
function Mc(e, t) {
	let n = jc(e, t), r = ke(e, n);
	if (!(Ee(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...re(e, n)
		}
	};
}
function Nc(e, t) {
	return t === void 0 || we(e, t);
}
function Pc({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Fc(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [B("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [B("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => on(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return B("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				reach: "change"
			}
		});
	});
}
function Ic({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${X(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [B("bad-setting", o, { place: t })];
	});
}
function Lc({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return B("bad-setting", n, { place: e });
}
const Rc = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], zc = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), Bc = 2e5;
async function Vc(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Sc.default.stream(Rc, {
		cwd: e,
		ignore: zc,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Hc(e, t) {
	let n = await sr(G(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(Bc), 0, Bc, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/files/manifests.ts
async function Uc(e, t, n, r) {
	let { paths: i, problems: a } = await Wc(e, t, n, r), s = await kc(e.texts, n, r), c = {}, l = [...a, ...s.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Yc(a ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, o(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(B("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [X(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function Wc({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await Jc(l, t[l], i, a);
		s[l] = e.files, o(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await qc(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function Gc(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Wc(e, { id: "" }, n, t))), i = (await kc(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function Kc(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await qc(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${X(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, B("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await Gc(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function qc(e, t, n) {
	let r = q(t, e);
	return await Or(r, n) ? [r] : [];
}
async function Jc(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Cc(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await kr(q(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(B("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Yc(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = X(a, t);
		try {
			let n = Sr(await xr(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Fo) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(B("not-read", `${e} cannot be read: ${Er(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
function Xc(e, t, n) {
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
function Zc(e, t, n = Infinity, r) {
	let { count: i, project: a } = e.step, o = Qc(e.step), s = Qc({
		...e.step,
		project: void 0
	}), c = i && $c(i), l = (e, ...t) => [[e, c].filter(Boolean).join(": "), ...t].filter(Boolean).join(" · "), u = r && r.until > t ? il(r, t) : void 0, d = el(e), f = (d > 0 ? nl(e, d, t) : void 0) ?? rl(t - e.began), p = d > 0 ? `${tl(d)} ${i?.unit}s/s` : void 0;
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
function Qc({ phase: e, project: t }) {
	let n = t === void 0 ? void 0 : `project ${zn(t, 40)}`;
	switch (e) {
		case "reading": return "Reading manifests";
		case "observing": return `Reading ${n ?? "the project"}`;
		case "planning": return n ? `Planning ${n}` : "Planning";
		case "writing": return "Writing manifests";
		case "applying": return n ? `Applying to ${n}` : "Applying";
		case "verifying": return n ? `Verifying ${n}` : "Verifying";
	}
}
function $c({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? j(e, n) : void 0 : `${A(e)} of ${j(t, n)}`;
}
function el({ first: e, last: t }) {
	let n = t.at - e.at, r = t.done - e.done;
	return n >= 1e3 && r > 0 ? r * 1e3 / n : 0;
}
function tl(e) {
	return e < 10 ? e.toFixed(1) : A(Math.round(e));
}
function nl({ step: e, last: t }, n, r) {
	let i = e.count?.total;
	if (i === void 0) return;
	let a = (i - t.done) * 1e3 / n - (r - t.at);
	return a >= 500 ? `${al(a)} left` : void 0;
}
function rl(e) {
	return e >= 500 ? `${al(e)} elapsed` : void 0;
}
function il({ until: e, reason: t }, n) {
	return `${al(e - n)}: ${U(t)}`;
}
function al(e) {
	let t = Math.round(e / 1e3);
	if (t < 60) return `${t} s`;
	let n = Math.floor(t / 60);
	return n < 60 ? `${n} min ${t % 60} s` : `${Math.floor(n / 60)} h ${n % 60} min`;
}
function ol({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${U(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function sl(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${U(r)} is sent again: ${a}.`]);
	};
}
// src/report/text/reportText.ts
function cl(e, { paint: t, width: n, ...r }) {
	let i = ko(e, r);
	if (!i) return [];
	let { title: a, page: o, notes: s, sections: c, file: l, effect: u, result: d } = i, f = (e) => `  ${t(vl["!"], En(e))}`, p = [
		t("strong", a),
		...o === void 0 ? [] : [`  ${t("dim", o)}`],
		...s.map(f)
	], m = yl(c, {
		paint: t,
		width: n,
		file: l
	}), h = [
		...m.length > 0 ? [""] : [],
		...u ? [f(u)] : [],
		t("strong", d)
	];
	return [
		...R(p, n),
		...m,
		...R(h, n)
	].map(L);
}
function ll(e, { paint: t }) {
	let { comparison: n, parts: r } = lo({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", En(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", En(e))] : [], ...yl(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(L);
}
function ul(e, t) {
	return jr(e).map((e) => dl(e, t));
}
function dl({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? U(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return L(u.join(": "));
}
function fl(e, t) {
	return Ao(e).troubles.flatMap(({ heading: e, bugs: n, rows: r }) => [
		...e === void 0 ? [] : [L(t("strong", e))],
		...n.map(L),
		...r.map((e) => dl(e, t))
	]);
}
function pl(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = Ao(e), c = [
		...i ? [t("bad", En(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...R(c, n), ...o].map(L);
}
function ml({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${U(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${U(n(e))}. To apply it: lokaform apply --plan ${dt(U(n(e)))}`), r.map(L);
}
function hl(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = yl(oo(e, {
		texts: i,
		full: a,
		languages: []
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${U(o)}: the manifests stay as they are${gl(c.length)}.` : `Pull from ${U(o)}: ${Na([e])}.`, f = R([t("strong", `From ${U(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${U(e)}`),
		...R([t("strong", d)], n)
	].map(L);
}
function gl(e) {
	return e === 0 ? "" : `, and ${j(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function _l(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = U(e);
		return Ot(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => L(e.split("	").map(U).join("	")));
	});
}
const vl = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function yl(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : R([n("strong", e)], r),
		...bl(i, t)
	]);
}
function bl(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...xl(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: Tl(i.map(({ label: e }) => e), a),
		places: Tl(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => Sl(e, o, {
		paint: t,
		width: n
	}));
}
function xl({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Gt(t)}`;
	return {
		label: Gt(e) + i,
		at: n ? Gt(gn({ place: n }, r)) : ""
	};
}
function Sl(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = Bt(i) <= t.labels && Bt(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", d = 4 + t.labels + l.length + t.places + 2, f = `${wl(e, n)}${i}${l}${n("dim", a)}`, p = `${wl(e, n)}${u(i, t.labels)}${l}${u(n("dim", a), t.places)}`, m = e.lines.flatMap((e) => Tn(" ".repeat(6) + Cl(e, n), s, 8)), h = `${c ? p : f}  ${o}`.trimEnd();
	return Bt(h) <= s && (c || Bt(o) <= 20) ? [h, ...m] : c && s - d >= 40 ? [...Tn(h, s, d), ...m] : [
		...Tn((c && r !== void 0 ? p : f).trimEnd(), s, 6),
		...o === "" ? [] : Tn(" ".repeat(6) + o, s, 8),
		...m
	];
}
function Cl(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : de(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function wl({ sign: e }, t) {
	return `  ${t(vl[e], e)} `;
}
function Tl(e, t) {
	return e.map(Bt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/model/digest.ts
function El(e, t) {
	return Ur("sha256").update(r([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const Dl = {
	kept: [],
	problems: []
};
function Ol(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, kl(e, t, i)), c = n === void 0 ? void 0 : bt(e.tags(n), i.rules), l = c === void 0 ? Al(e, o, n, s) : [], u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return Dl;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = E(t.file, t.spot, [d]), p = {
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
	let m = [...Fl(e, {
		...t,
		values: o
	}, n, d), ...l.flatMap(({ field: n, issues: r }) => Il(e, {
		...t,
		values: o
	}, n.name, r))];
	if (m.length > 0) return {
		kept: [],
		skipped: p,
		problems: m
	};
	let h = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : El(e.id(n), a);
		return {
			...Ll(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = h === void 0 ? [] : g.filter((t) => Ze(e.name, t)), v = g.filter((e) => !_.includes(e));
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
		place: Ll(e, t).place
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
	], w = l.flatMap((e) => e.open ?? []), T = Ml(e, {
		...t,
		values: o
	}, v, x);
	if (T) return {
		kept: C,
		skipped: p,
		problems: [T],
		open: w
	};
	let D = Zi(e, n, v, i.project);
	if (D.length === 0) return {
		kept: C,
		problems: m,
		open: w
	};
	let O = Pl(e, n, D), ee = r === void 0 ? {} : { renamed_from: r }, k = e.lastEdit(n), te = e.tags(n);
	return {
		change: {
			...p,
			place: jl(f, D),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...ee,
			seen: O,
			...k && { edited: k },
			...te.length > 0 && { tags: te },
			fields: D
		},
		kept: C,
		problems: m,
		open: w
	};
}
function kl({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.declared(t.values).length > 0) ? [] : [...new Set([...st(t), ...n.pull?.completes ?? []])];
}
function Al(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === x ? [] : [{
			field: e,
			...i
		}];
	});
}
function jl(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Ml(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => Nl(e) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`;
	return $e(e, t, "plural-mismatch", s, {
		path: [i.field],
		ofName: !0
	});
}
function Nl({ reason: e }) {
	return e === "pull" || e === "conflict" || e === "undecided";
}
function Pl(e, t, n) {
	return El(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Fl(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [$e(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function Il(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => $e(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function Ll(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: E(t, n, r)
	};
}
// src/plan/declaredContents.ts
const Rl = {
	fields: new Map(),
	texts: new Set()
};
function zl(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [Bl(e), e])),
		texts: new Set(n.map((e) => r(Hl(e))))
	};
}
function Bl({ field: e, part: t }) {
	return r([e, t ?? null]);
}
function Vl(e, { onCreate: t }) {
	return r(e.fields.flatMap((e) => e.declared(t)).map(Hl));
}
function Hl({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function Ul({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Wl(i),
		isNew: n.get("new") === !0
	};
}
function Wl(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Wl) : [];
}
// src/plan/planKind.ts
function Gl(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : Ol(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
		return {
			...o,
			kind: e,
			entry: s,
			...c !== void 0 && { live: c }
		};
	}), s = a.refused.map(({ declared: t, problem: n }) => {
		let { file: r, spot: i, values: a } = t;
		return {
			kind: e,
			entry: t,
			kept: [],
			skipped: {
				kind: e.name,
				label: e.label(a),
				place: E(r, i, [])
			},
			problems: [n]
		};
	}), c = [...o, ...s], l = Kl(c), u = a.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), d = tu(e, {
		matched: u,
		unmatched: a.unmanaged.filter((e) => !a.namesakes.has(e))
	}, r), f = new Set([...d.destroys, ...d.kept].map(({ id: e }) => e)), p = a.unmanaged.filter((t) => !f.has(e.id(t))).map((t) => ({
		kind: e.name,
		label: e.liveLabel(t),
		id: e.id(t)
	}));
	return {
		...l,
		kind: e,
		comparison: {
			matching: a,
			compared: o
		},
		declared: t,
		live: n,
		parts: c,
		destroys: d.destroys,
		kept: [...l.kept, ...d.kept],
		unmanaged: p,
		matched: u.length,
		namesakes: a.namesakes.size,
		scope: d.scope,
		problems: [...l.problems, ...a.remarks]
	};
}
function Kl(e) {
	return {
		changes: e.flatMap(({ change: e }) => e ?? []),
		created: e.flatMap(({ change: e, entry: t }) => e?.action === "create" ? [{
			change: e,
			entry: t
		}] : []),
		kept: e.flatMap(({ kept: e }) => e),
		skipped: e.flatMap(({ skipped: e }) => e ?? []),
		unchanged: e.filter(ql).length,
		problems: e.flatMap(({ problems: e }) => e),
		open: e.flatMap(({ open: e = [], entry: t, kind: n, live: r }) => e.map((e) => ({
			...e,
			kind: n,
			entry: t,
			object: r
		}))),
		keptTexts: e.flatMap(({ kept: e, entry: t, kind: n, live: r }) => e.flatMap((e) => "field" in e ? [{
			kind: n,
			entry: t,
			item: e,
			object: r
		}] : []))
	};
}
function ql({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
function Jl(e, { target: t, head: n }, i) {
	let a = new Map(), o = new Set(), s = (e, r = e) => {
		let s = Yl(t.filter((e) => !o.has(e)), r);
		for (let t of n) {
			if (a.has(t)) continue;
			let n = Zl(t, e(t).map((e) => Xl(s.get(e), o)).find((e) => e.length > 0) ?? [], i);
			n && (a.set(t, n), o.add(n));
		}
	}, c = (t) => Ul(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [r([...i(e)].sort())]), s((t) => [r(e.identity(t.values))]);
	let l = (t) => Wl(e.identity(t.values));
	return s((t) => [...(Ul(e, t).previously ?? []).toReversed(), ...l(t)], l), a;
}
function Yl(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function Xl(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Zl(e, t, n) {
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
function Ql(e, t) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => $t(e.kind, t).role === "identity").flatMap((n) => Wl(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function $l(e) {
	let t = new Set(Ql(e, "after"));
	return Ql(e, "before").filter((e) => !t.has(e));
}
const eu = {
	destroys: [],
	kept: [],
	scope: 0
};
function tu(e, { matched: t, unmatched: n }, r) {
	let { rules: i } = r, a = Be(e, i);
	if (a === void 0) return eu;
	let o = (t) => xt(e, i) === "all" || ru(e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = bt(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
	let l = s.map((t) => {
		let n = e.tags(t), i = nu(e, t, r);
		return {
			ref: `${e.name}-away:${e.id(t)}`,
			kind: e.name,
			label: e.liveLabel(t),
			action: "destroy",
			id: e.id(t),
			how: a,
			seen: El(e.id(t), e.fingerprint(t)),
			...n.length > 0 && { tags: n },
			...i.length > 0 && { texts: i }
		};
	});
	return {
		destroys: [...l].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: c,
		scope: t.filter(o).length + l.length
	};
}
function nu(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.flatMap((e) => {
		let n = e.role === "text" ? e.declare(t, r) : void 0;
		return a(n) ? Object.entries(n).map(([n, r]) => {
			let i = e.lastWriter?.(t, n)?.edited;
			return {
				field: e.name,
				part: n,
				before: r,
				...i && { edited: i }
			};
		}) : [];
	});
}
function ru(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/compareDeclarations.ts
function iu(e, t, n) {
	let r = e.map((e) => au(e, {
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
function au(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, zl(e, t.values)])), i = (e) => r.get(e) ?? Rl, a = Jl(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), s = new Set(a.values()), c = [], l = [], u = [], d = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), s = `${e.name}:${n + 1}`;
		if (!t) {
			c.push(su(e, r, s));
			continue;
		}
		let f = cu(e, r, t, s, i);
		f && c.push(f);
		let p = uu(i(r), i(t));
		p.length > 0 && l.push({
			...ou(e, r),
			fields: p
		}), o(u, du(e, r, t, f?.renamed_from !== void 0)), Vl(e, r) !== Vl(e, t) && d.push(r.file.path);
	}
	return {
		changes: c,
		released: [...n.filter((e) => !s.has(e)).map((t) => ou(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function ou(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = E(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function su(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !k(e)).map((e) => lu(t, e));
	return {
		...ou(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function cu(e, t, n, i, a) {
	let o = a(n).fields, s = [...a(t).fields].flatMap(([e, n]) => {
		let i = o.get(e)?.after;
		return i !== void 0 && r(i) === r(n.after) ? [] : [lu(t, {
			...n,
			...i !== void 0 && { before: i }
		})];
	});
	if (s.length === 0) return;
	let [c, l] = [e.identity(t.values), e.identity(n.values)], [u, d] = [e.label(t.values), e.label(n.values)], f = ou(e, t);
	return {
		...f,
		place: jl(f.place, s),
		ref: i,
		action: "update",
		identity: c,
		...r(c) !== r(l) && d !== u && { renamed_from: d },
		fields: s
	};
}
function lu(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: E(e.file, e.spot, n)
	};
}
function uu(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function du(e, t, n, r) {
	let [i, a] = [Ul(e, t), Ul(e, n)];
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
		...ou(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
// src/plan/comparePlans.ts
function fu(e, t) {
	let n = pu(t.plan, vu), r = bu([e.plan, t.plan]), i = pu(e.plan, r), a = hu(e.plan), o = new Set(t.plan.kept.map(Su)), s = new Set(wu(t).map(Tu)), c = new Set((t.plan.sends ?? []).map(Cu)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: mu(e.plan, vu, (e, t) => !n(e, t)),
		pending: mu(e.plan, vu, n),
		resolved: mu({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Su(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(Cu(e))),
		released: e.unmanaged.filter((e) => l.has(Ae(e.kind).plural) && !s.has(Tu(e)))
	};
}
function pu({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => r([_u(e), t]))));
	return (e, t) => n.has(r([e, t]));
}
function mu({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = _u(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [gu(e, a)];
	});
}
function hu({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Tu)), i = new Set(t.map(({ kind: e, label: t }) => r([e, t])));
	return (e) => i.has(r([e.kind, e.label])) || e.action === "destroy" && n.has(Tu(e));
}
function gu(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => $t(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function _u(e) {
	return e.action === "create" ? r([
		e.kind,
		"new",
		e.identity
	]) : r([e.kind, String(e.id)]);
}
function vu(e) {
	return e.action === "update" ? e.fields.map(yu) : e.action === "destroy" ? [r(["destroy", e.how])] : [r(["create", ...e.fields.map(yu).toSorted()])];
}
function yu({ field: e, part: t, after: n }) {
	return r([
		e,
		t ?? null,
		n
	]);
}
function bu(e) {
	let t = new Set(e.flatMap(xu));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => r([e, t ?? null])) : t.has(_u(e)) ? vu(e) : [e.action];
}
function xu({ changes: e }) {
	let t = new Set();
	return e.map(_u).filter((e) => t.size === t.add(e).size);
}
function Su(e) {
	let { kind: t, id: n, reason: i } = e, a = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared ?? null
	] : [];
	return r([
		t,
		String(n),
		i,
		...a
	]);
}
function Cu({ variable: e, host: t }) {
	return r([e, t]);
}
function wu({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Tu({ kind: e, id: t }) {
	return r([e, String(t)]);
}
// src/settings/changedSettings.ts
function Eu(e) {
	return new Map(m.flatMap((t) => {
		let n = t === St ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Du(e, { name: t, id: n }) {
	if (!e || e.is === "missing") return !e;
	let r = e.projects.filter((e) => e.name === t || e.id === "" || ku(e.id, n));
	return (r.length > 0 ? r : e.projects).every(({ showTexts: e }) => e);
}
function Ou(e, { name: t, id: n }, r) {
	if (e.is === "missing") return !1;
	let i = e.projects.filter((e) => ku(e.id, n));
	return (i.length > 0 ? i : e.projects.filter((e) => e.name === t)).some((e) => e.tokenEnv === r);
}
function ku(e, t) {
	return e !== "" && Mn(e).toLowerCase() === Mn(t).toLowerCase();
}
function Au(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return B("not-read", t, { severity: "notice" });
}
function ju(e, t) {
	let n = m.flatMap((n) => {
		let [i, a] = [e.get(n), t.get(n)];
		return r(i ?? null) === r(a ?? null) ? [] : [{
			name: Re(n),
			...i !== void 0 && { before: Mu(i) },
			...a !== void 0 && { after: Mu(a) },
			widens: n.widens?.(i, a) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function Mu(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/filePart.ts
function Nu(e, t, n, r, i = []) {
	let a = m.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = Hu(e, t, {
		members: [...o.map(Iu), ...[...s].map(Lu)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, zu(e, t, n, a, i)])), u = o.map((n) => Bu(e, t, n, i)), d = new Map(o.map((n) => [n, Vu(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: h } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => Ne(h, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => E(h, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function Pu({ value: e, spot: t }, n) {
	return {
		value: Gu(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const Fu = Jn(Kn(), Xn());
function Iu(e) {
	return e.entries ? {
		...e,
		schema: Yn(Xn()).refine(...fe)
	} : e.members ? {
		...e,
		schema: Fu
	} : e;
}
function Lu(e) {
	let t = m.filter(({ parent: t }) => t === e), n = t.map((e) => e.name), r = new Set(t.map(({ expects: e }) => e)), i = t.map((e) => `${e.name}: ${e.docs.example}`).join(", "), [a] = r.size === 1 ? [...r].map((e) => ` to ${e}`) : [`, such as { ${i} }`], o = `a mapping of ${[n.slice(0, -1).join(", "), n.at(-1)].filter(Boolean).join(" and ")}${a}`;
	return {
		name: e,
		schema: Fu,
		expects: o
	};
}
const Ru = {
	values: {},
	broken: new Set(),
	problems: []
};
function zu(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = Pu(t, n), s = [...i, n];
	return Gu(o.value) ? Hu(e, o, {
		members: a,
		thing: s.join("."),
		within: s,
		group: n
	}) : Ru;
}
function Bu(e, t, { name: n, schema: r, members: i }, a) {
	let o = Pu(t, n);
	if (!i || !Gu(o.value)) return Ru;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return Hu(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function Vu(e, t, { name: n, entries: r }) {
	let i = Pu(t, n);
	return r && Array.isArray(i.value) ? kn(e, i, r).problems : [];
}
function Hu({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, group: s, schema: c = Uu(i) }) {
	let l = new Map(Object.keys(Gu(n) ? n : {}).flatMap((t) => {
		let n = E(e, r, [t]), i = xn("setting", Re({
			parent: s,
			name: t
		}), { place: n });
		return i ? [[t, i]] : [];
	})), u = Gu(n) ? Object.fromEntries(Object.entries(n).filter(([e]) => !l.has(e))) : n ?? {}, d = c.safeParse(u), f = d.success ? [] : d.error.issues, p = new Set(f.flatMap(Wu)), m = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), h = Gu(u) ? Object.entries(u).filter(([e]) => !p.has(e)) : [];
	return {
		values: Object.fromEntries(h),
		broken: p,
		problems: [...l.values(), ...Rn(f, {
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
function Uu(e) {
	return qn(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function Wu(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function Gu(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/configFile.ts
function Ku(e, t) {
	return q(t.working, N(se, e) ?? se.default);
}
async function qu(e, t) {
	let n = Ku(e, t), r = N(se, e) === void 0 || t.commit && !await Or(n, t), i = r ? Ku({}, t) : n;
	if (r && !await Or(i, t)) return { problems: [] };
	let a = X(i, t), o;
	try {
		o = Sr(await xr(i, t));
	} catch (e) {
		if (e instanceof Fo) throw e;
		return { problems: [B("not-read", `The settings in ${a} cannot be read: ${Er(e)}`)] };
	}
	let s = dn(a, o, { most: Dt });
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = Xu(s, W(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(Ju)
	};
}
function Ju({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
const Yu = 1e3;
function Xu(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = Nu(e, n, "top", "lokaform.yaml"), i = Zu(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: It([...r.problems, ...i?.problems ?? []])
	};
}
function Zu(e, t, n) {
	let r = n.get(St);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(B("bad-setting", e, { place: t }));
	n.get(M) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(M));
	let s = new Map(), c = Object.keys(r);
	if (c.length > Yu) return a(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${Yu.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(St)), {
		entries: s,
		problems: i
	};
	let l = Pu(t, St.name);
	c.length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(St));
	let u = new Map();
	for (let t of c) {
		let n = E(e.file, l.spot, [t]);
		Qu(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: c } = Nu(e, Pu(l, t), "entry", "an entry of projects", [St.name, t]);
		o(i, c), s.set(t, r);
		let d = r.get(M), f = u.get(d ?? "");
		d === void 0 ? r.isBroken(M) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : a(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(M));
	}
	return {
		entries: s,
		problems: i
	};
}
function Qu(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/rules.ts
function $u(e, t) {
	let n = $(_n, t), r = td(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? N(i, t.raw) : $(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = $(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: $(Un, t),
		writers: $(Qe, t),
		overwrite: $(g, t),
		accept: $(We, t),
		pull: void 0,
		filter: n,
		owner: $(nt, t),
		prune: Object.fromEntries(i),
		pruneBy: $(tn, t),
		onProblem: $(T, t),
		protectedTags: $(le, t),
		limits: Object.fromEntries(a),
		allowRemovals: $(Ln, t),
		allowWrongProject: $(At, t)
	};
	return {
		rules: o,
		problems: [...e.flatMap((e) => rd(e, o, t)), ...id(e, o, t)]
	};
}
function ed(e) {
	let { value: t = {}, part: n } = sd(Un, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(Un, e)]));
}
function td(e) {
	return Fe.some((t) => N(t, e) !== void 0);
}
function nd(e, t) {
	if (!t || !td(e) || N(Me, e) !== void 0) return [];
	let n = [t.top, ...t.projects?.values() ?? []], r = ne.some((e) => n.some((t) => (t.get(e) ?? "off") !== "off")), i = `Prune is off in this run, because ${Fe.map((e) => `--${c(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add --${c(Me)}.`;
	return r ? [B("bad-setting", i, { severity: "notice" })] : [];
}
function rd(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = Re(a), { place: s } = sd(a, n) ?? {}, c = (e) => B("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = xt(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(nt) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Be(e, t) === void 0 && !l(tn) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
function id(e, t, n) {
	let { value: r, place: i } = sd(tn, n) ?? {}, a = e.filter((e) => e.removalBy({
		...t,
		pruneBy: void 0
	}) === void 0).map(({ settings: e }) => e.prune);
	if (r !== "destroy" || a.some((e) => $(e, n) !== "off")) return [];
	let o = `The setting prune.by has no effect, because ${a.map(Re).join(" and ")} is off. Remove it, or turn prune on.`;
	return [B("bad-setting", o, {
		severity: "warning",
		...i && { place: i }
	})];
}
const ad = [{
	row: l,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: ee,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function od(e, t) {
	if ((N(_n, e) ?? []).length === 0) return [];
	let n = (t) => N(t, e), r = ad.filter(({ row: e }) => ![void 0, !1].includes(n(e))).map(({ row: e, why: t }) => B("bad-setting", `--filter cannot be used with --${c(e)}: ${t}. Remove one of them.`)), i = t ? [t.top, ...t.projects?.values() ?? []] : [], a = ne.some((e) => [n(e), ...i.map((t) => t.get(e))].some((e) => e !== void 0 && e !== "off"));
	return [...r, ...a ? [B("bad-setting", "Prune is off in this run, because --filter chooses only some of the keys. To remove keys, run without --filter.", { severity: "notice" })] : []];
}
function sd(e, { raw: t, environment: n, parts: r }) {
	let i = N(e, t);
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
	return sd(e, t)?.value;
}
// src/settings/textSources.ts
function cd(e, t) {
	if (e.some((e) => e.isBroken(Jt))) return;
	let n = e.find((e) => e.get(Jt) !== void 0), r = n?.get(Jt)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(Jt, r, "files"),
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
		...ld(e, r)
	}));
}
function ld(e, t) {
	if (e.language === void 0 || Ee(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => Ee(t) && $n(t) === $n(e.files) && n === e.keyName && r === e.platform);
	return n?.languages && !r ? { others: n.languages } : {};
}
// src/settings/token.ts
async function ud(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [B("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await cr(q(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Er(e)}`);
	}
}
const dd = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GH_ENTERPRISE_TOKEN",
	"GITHUB_ENTERPRISE_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function fd(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => vt(t, e.get(zt) ?? "")).filter((e) => e !== void 0 && tt(e) === void 0), i = [
		n,
		t[Gn],
		vt(t, "INPUT_TOKEN"),
		...r,
		...pd(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function pd(e) {
	return dd.flatMap((t) => vt(e, t) || []);
}
const md = B("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function hd(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(zt);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [md] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [B(n, t, { place: e.place(zt) })] : []
	});
	if (!gd(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !Ou(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = vt(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = tt(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function gd(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : at(e) || v(vt(t, e) ?? "", pd(t)) ? !1 : !n || n.includes(e);
}
// src/settings/project.ts
function _d(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, isCompared: l, target: u } = n, f = [t, a?.top].filter((e) => e !== void 0), p = {
		raw: r,
		environment: i,
		parts: f
	}, m = c ? Td(f[0], n) : wd, h = {
		name: e,
		id: m.id ?? ""
	}, g = hd(t, {
		usable: o,
		runToken: s,
		isNeeded: c && !l,
		target: u,
		named: h
	}), _ = $u(n.kinds, p), v = !(l && f.some((e) => e.isBroken(d))) && $(d, p), y = mt(f[0]?.get(M) ?? "").length > 0;
	return {
		settings: {
			...h,
			chosen: N(M, r) === void 0 && y ? m.id : void 0,
			secrets: m.secrets,
			token: g.token,
			manifests: yd(p, n),
			rules: _.rules,
			checks: vd(p),
			inFile: Eu(f),
			pulledLanguages: sd(Zt, p),
			languagePlaces: ed(p),
			useAutomations: $(Tt, p),
			concurrency: $(ae, p),
			rate: $(Cn, p),
			showTexts: v && Du(u, h)
		},
		problems: [
			...m.problems,
			...g.problems,
			..._.problems
		]
	};
}
function vd(e) {
	let t = ve.map((t) => [t, $(On[t], e)]);
	return Object.fromEntries(t);
}
function yd({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of Fe) {
		let r = N(n, e);
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
	let s = cd(t, a);
	return s && {
		kinds: n,
		globs: o,
		texts: s,
		folder: a
	};
}
const bd = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, xd = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Sd = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Cd = {
	where: "the setting project",
	instead: "write the id itself"
}, wd = {
	secrets: [],
	problems: []
};
function Td(e, t) {
	let n = Dd(e, t), { id: r, secrets: i } = n, a = N(it, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Mn(r))) return n;
	let o = N(M, t.raw) === void 0 ? e?.place(M) : void 0, s = `${Ed(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [B("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function Ed(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : N(M, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function Dd(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = N(M, t);
	if (a !== void 0) return kd(a);
	let o = e?.get(M);
	return e && o !== void 0 ? Od(o, n, e.place(M)) : e?.isBroken(M) || r?.projects ? wd : i === void 0 ? {
		secrets: [],
		problems: [B("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : mt(i).length > 0 ? Od(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function Od(e, t, n) {
	let [r, i, ...a] = ge(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!ge(e).some((e) => "name" in e)) return Ad(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([Md("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = ut(r.name, Cd, t);
	if ("message" in l) return o([B(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!Sd.test(u)) return o([Md(`The value of ${c} ${jd}`, n)]);
	let d = Ad(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, Mn(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return d.id === void 0 ? d : {
		...d,
		secrets: f
	};
}
function kd(e, t = "project") {
	let [n, r] = xd.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Ad(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [Md(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : Ad(r.replace(/%3a/i, ":"), i);
}
function Ad(e, t, n) {
	return bd.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [Md(`${t} ${jd}`, n)]
	};
}
const jd = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Md(e, t) {
	return B("bad-setting", e, { ...t && { place: t } });
}
function Nd(e, t, n) {
	let r = (e) => B("bad-setting", e), i = N(_t, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [B("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = Nt(e, a) || ` There are ${a.join(", ")}.`;
		return [B("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(M) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let l = i ? a.filter((e) => i.includes(e)) : a, u = [M, ...Fe];
	if (l.length > 1) for (let t of u) N(t, e) !== void 0 && o.push(r(`The option --${c(t)} (in the action: ${c(t)}) works only for one project, but lokaform.yaml has ${l.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: l,
		others: a.filter((e) => !l.includes(e)),
		problems: o
	};
}
// src/settings/resolve.ts
const Pd = new AbortController().signal;
async function Fd(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: l = Pd }) {
	let { working: u } = n, f = n.commit ? void 0 : await s?.(t, l), { config: p, problems: m } = await qu(t, n), h = await ud(N(wn, t), u), g = o ?? h.token ?? (r.LOKALISE_API_TOKEN || void 0), _ = fd(p, r, g), v = {
		values: r,
		tokens: _,
		allowed: N(ue, t)
	}, y = {
		raw: t,
		environment: r,
		parts: p ? [p.top] : []
	}, b = $(ft, y), x = Nd(t, p, a), S = e !== "validate" && !b, C = {
		kinds: Le,
		raw: x.names.length > 1 ? {
			...t,
			[c(M)]: []
		} : t,
		environment: r,
		config: p,
		usable: v,
		runToken: g,
		online: S,
		isCompared: n.commit !== void 0,
		backupProject: a,
		target: f,
		working: u
	}, w = p === void 0 && m.length > 0, T = (e) => _d(e, e === void 0 ? void 0 : p?.projects?.get(e), C), E = w ? [] : x.names.map(T), D = E.map(({ settings: e }) => e), O = x.others.map((e) => T(e).settings), ee = {
		kinds: Le,
		command: e,
		apiUrl: $(et, y),
		projects: D,
		others: O.flatMap(({ manifests: e }) => e ?? []),
		showTexts: D.every(({ showTexts: e }) => e) && Rd(f),
		usable: v,
		secrets: [..._.map(Xe), ...[...D, ...O].flatMap((e) => e.secrets)],
		timeLimit: $(qt, y),
		...Id(t, y, n),
		combines: !1,
		matrix: b,
		reports: [],
		backupDir: Ld(N(Ke, t) ?? i, n),
		restoreFlags: zd(t, p !== void 0)
	}, k = C.online && D.some(({ inFile: e }) => e.get(d) !== !1);
	return {
		settings: ee,
		problems: Bd([
			...h.problems,
			...Yt(t),
			...m,
			...x.problems,
			...E.flatMap((e) => e.problems),
			...C.online ? nd(t, p) : [],
			...od(t, p),
			...f?.is === "missing" && k ? [Au(f.why)] : []
		])
	};
}
function Id(e, t, n) {
	return {
		format: $(me, t),
		detailedExitcode: $(ye, t),
		all: $(ct, t),
		publish: $(Ve, t),
		failOnDrift: $(be, t),
		applyFrom: $(lt, t),
		yes: $(Mt, t),
		verbose: $(un, t),
		quiet: $(Rt, t),
		force: $(Ye, t),
		out: Ld(N(ze, e), n),
		report: [...new Set($(ln, t).map((e) => q(n.working, e)))],
		plan: Ld(N(l, e), n),
		configFile: Ku(e, n)
	};
}
function Ld(e, { working: t }) {
	return e === void 0 ? void 0 : q(t, e);
}
function Rd(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function zd(e, t) {
	return [
		se,
		...t ? [M] : [],
		wn,
		et
	].flatMap((t) => {
		let n = N(t, e);
		return n === void 0 ? [] : [`--${c(t)}`, n];
	});
}
function Bd(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/plan/languages.ts
function Vd(e, t) {
	let n = Wn(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Hd(e, t),
		...Ud(n, t),
		...Jd(n.filter(({ ofText: e }) => e), t)
	];
}
function Hd({ kinds: e, entries: t }, { name: n, type: r }) {
	let i = e.find(({ plural: e, projectTypes: n }) => t[e]?.length && n && !n.includes(r));
	if (!i) return [];
	let a = i.projectTypes?.map((e) => `"${e}"`).join(" or "), o = `Project ${n} is of type "${r}", which has no single ${i.plural} to manage. Choose a project of type ${a}.`;
	return [B("project-type", o, { reach: "project" })];
}
function Ud(e, t) {
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
		let a = Nt(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? Wd(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return B("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function Wd(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function Gd({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => on(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [B("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function Kd({ languages: e }, t) {
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
function qd(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Nt(e, r)}`;
		return [B("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function Jd(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = e.reduce((e, t) => e + t.count, 0), i = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${r === 1 ? "1 text" : `${r} texts`}), or turn segmentation off; all other fields work.`;
	return [B("segmented-project", i, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/declarations.ts
function Yd({ declared: e, manifests: t }) {
	let n = e.kinds.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Xd = new AbortController().signal;
async function Zd({ projects: e, usable: t }, n, { signal: r = Xd, known: i = new Map(), onProgress: a = () => {}, findProject: s } = {}) {
	let c = [], l = [];
	for (let u of e) {
		if (!u.manifests) continue;
		let e = await Qd(async (e) => {
			a({ phase: "reading" });
			let o = await Uc(e, u, n, r), { manifests: s } = o, c = Object.values(s).flat().length, l = 0, d = oe(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await mr(), a({
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
				problems: [...o.problems, ...m],
				textFiles: he(s),
				undecided: o.undecided,
				manifests: Object.values(s).flatMap((e) => e.map(({ path: e }) => e))
			};
		}, u, s);
		if (!e) break;
		o(l, e.problems.map(ef(u)));
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
		problems: [...l, ...tf(c)]
	};
}
async function Qd(e, t, n) {
	let r = t.manifests && await e(t.manifests), i = ({ place: e }) => e !== void 0 && r?.undecided.has(e.file) === !0;
	if (!t.manifests || !r?.problems.some(i)) return r;
	let a = new Set([...r.undecided.values()].map(({ language: e }) => e));
	if (a.size === 1 && !a.has(void 0)) return r;
	if (!n) return $d(r, i);
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
	let u = H(l.problems) ? [] : Gd(r, o);
	return {
		...l,
		problems: [...l.problems, ...u]
	};
}
function $d(e, t) {
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
function ef({ rules: e }) {
	let t = Object.values(e.prune).some((e) => e !== "off");
	return (e) => t && e.code === "no-language-file" && e.severity === "notice" ? {
		...e,
		severity: "error",
		reach: "run",
		message: `${e.message} With prune, create it first.`
	} : e;
}
function tf(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => nf(t, e) !== void 0), a = i && nf(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [B("bad-setting", o)];
	});
}
function nf(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Mn(e.settings.id) !== Mn(t.settings.id)) return;
	let n = e.declared.kinds.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const rf = {
	entries: {},
	variables: new Map()
};
async function af(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: l, findProject: u }) {
	let d = {
		...n.folders,
		commit: i
	}, f = (t) => Fd(e, t, {
		...n,
		folders: d
	}), p = await f(t), m = !p.problems.some(({ code: e }) => e === "no-project"), { settings: h, problems: g } = m ? p : await f({
		...t,
		[c(_t)]: []
	});
	l(h.secrets);
	let _ = h.projects.filter(({ id: e }) => m || s.includes(e)), v = await Zd({
		...h,
		projects: _
	}, d, {
		signal: a,
		known: o,
		findProject: u
	});
	l(v.reads.flatMap(({ declared: e }) => xe(e.variables)));
	let y = v.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), b = [...g.filter(({ code: e }) => !cf.includes(e)), ...y].find(lf);
	return b ? {
		is: "missing",
		why: uf(b)
	} : {
		is: "read",
		commit: r,
		projects: v.reads
	};
}
async function of(e, t, n) {
	let r = {
		...t.folders,
		commit: n
	}, { settings: i, problems: a } = await Fd("plan", {
		...e,
		[c(_t)]: []
	}, {
		...t,
		folders: r
	}), [o] = a;
	return i.projects.length === 0 && o ? {
		is: "missing",
		why: uf(o)
	} : {
		is: "read",
		projects: i.projects.map(({ name: e, id: t, showTexts: n, inFile: r }) => {
			let i = r.get(zt);
			return {
				name: e,
				id: t,
				showTexts: n,
				tokenEnv: typeof i == "string" ? i : void 0
			};
		})
	};
}
const sf = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], cf = ["unset-variable", "project-not-allowed"];
function lf({ severity: e, code: t }) {
	return e === "error" && !sf.includes(t);
}
function uf({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${gn({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function df(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => pf(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? rf, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		manifests: a ? Yd(a) : [],
		declared: {
			...n,
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: ju(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function ff(e, t) {
	let n = e && df(e, t);
	return n?.is === "read" ? n.declared : void 0;
}
function pf({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(M));
}
function mf(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return B("released-project", t, { severity: "warning" });
	});
}
function hf(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? uf(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...fu(e, n),
		settings: i,
		released_kinds: a
	};
}
const gf = { entries: {} };
async function _f({ kinds: e }, { problems: t }, n, r) {
	if (H(t)) return {
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
	let s = (e) => new Map(e.map((e) => [e.settings.name, e])), [c, l] = [s(n), s(vf(n, o))];
	return {
		is: "compared",
		commit: a,
		projects: [...new Set([...c.keys(), ...l.keys()])].map((t) => yf(e, t, c.get(t), l.get(t)))
	};
}
function vf(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function yf(e, t, n, r) {
	let i = [n, r].some((e) => e && !e.settings.showTexts);
	return {
		...t !== void 0 && { name: t },
		...iu(e, n?.declared ?? gf, r?.declared ?? gf),
		settings: ju(r?.settings.inFile ?? new Map(), n?.settings.inFile ?? new Map()),
		...i && { hide_texts: !0 }
	};
}
// src/run/watchProgress.ts
function bf(e) {
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = sl(t), l, u, d = 0, f, p = () => {
		l && t() - d >= n - r / 2 && i(l, t(), u);
	}, m = () => {
		clearInterval(f), l = u = f = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return m();
			f || (d = t()), f ??= setInterval(p, r).unref();
			let i = l;
			l = Xc(e, t(), i), i && i.began !== l.began && r < n && p();
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
function xf(e, t) {
	return bf({
		now: e,
		first: 1e4,
		every: 1e4,
		show: (e, n) => t(Zc(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/files/wholeFile.ts
const Sf = Wr(6).toString("hex"), Cf = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function wf(e, t, n = {}) {
	await kf(W(e));
	let r = await Ef(e, t, n);
	await ur(r, e).finally(() => dr(r, { force: !0 }));
}
async function Tf(e, t, n) {
	await kf(W(e));
	let r = await Ef(e, t, n);
	return Df(r, e).finally(() => dr(r, { force: !0 }));
}
async function Ef(e, t, { mode: n, root: r, check: i }) {
	let a = W(e), o = G(a, `.lokaform-${process.pid}-${Sf}-${Wr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = ir, d = await sr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = G(await Y(r), K(q(r), q(a)));
			if (await Y(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await cr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await dr(o, { force: !0 }), e;
	}
}
async function Df(e, t) {
	try {
		await ar(e, t);
	} catch (n) {
		return Mf(n, "EEXIST") || await jf(t) ? !1 : (await ur(e, t), !0);
	}
	return await dr(e, { force: !0 }).catch(() => {}), !0;
}
async function Of(e) {
	try {
		let t = await sr(e, ir.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Mf(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function kf(e) {
	for (let t of await lr(e).catch(() => [])) {
		let [, n, r] = Cf.exec(t) ?? [];
		n === void 0 || r === Sf || Number(n) !== process.pid && Af(Number(n)) || await dr(G(e, t), { force: !0 }).catch(() => {});
	}
}
function Af(e) {
	try {
		return process.kill(e, 0), !0;
	} catch (e) {
		return !Mf(e, "ESRCH");
	}
}
function jf(e) {
	return or(e).then(() => !0, () => !1);
}
function Mf(e, ...t) {
	return e instanceof Error && "code" in e && t.includes(String(e.code));
}
const Nf = {
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
function Pf(e) {
	if (!(e instanceof Error)) return String(e);
	let t = "code" in e ? String(e.code) : "";
	return Nf[t] ?? (t === "" ? e.message : e.message.replace(/, \w+( '.*)?$/s, ""));
}
// src/files/outputs.ts
const Ff = new AbortController().signal;
async function If(e, t, n) {
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
	let p = t.map((e) => q(n.displayRoot, e)), m = Object.values(await Gc(u, Ff)).flat();
	return Bf(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function Lf(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await If(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(t);
		if (i) c(i);
		else try {
			return await Hf({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = Pf(n);
			c(Vf({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : ii(t), f = [];
	for (let t of e.report) {
		let e = await l("report", t, () => Rf(t, d, {
			now: r,
			linkTo: i
		}));
		e !== void 0 && f.push(e);
	}
	return {
		plan: a.length > 0 ? await l("out", e.out, async () => {
			let { planFile: e } = await import("./makePlan.js");
			return zf(e(a));
		}) : void 0,
		reports: f,
		problems: s
	};
}
async function Rf(e, t, n) {
	if (e.endsWith(".html")) return (await import("./html.js")).page(t, n);
	if (e.endsWith(".json")) return zf(t);
	let { summary: r } = await import("./comment.js");
	return r(t, {
		...n,
		reportFile: e,
		limit: 2 ** 53 - 1
	});
}
function zf(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
async function Bf(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Zf))), a = new Map();
	for (let t of e) {
		let e = await Zf(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Uf(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.path, Vf(t, s));
	}
	return r;
}
function Vf({ option: e, path: t }, n) {
	return B("not-written", `${e}: ${t} ${n}.`);
}
async function Hf(e, t, n, r) {
	let i = await Uf(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Jf(e.path, n), o = await fr(e.path).catch(() => void 0);
	if (Wf(e.path, o)) return pr(e.path, t);
	await wf(a === void 0 && o ? await Y(e.path) : e.path, t, {
		mode: r ?? (o && o.mode & 511),
		root: a
	});
}
async function Uf({ path: e, is: t }, n) {
	let r = t === "folder" && Yf(n).includes(e), i = r ? e : Jf(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Xf(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return Kf(e);
	let a = await fr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await fr(W(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Wf(e, a) ? [] : [W(e)]];
	return (await Promise.all(o.map(qf))).every(Boolean) ? void 0 : Gf;
}
function Wf(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Gf = "cannot be written: this user may not write there";
async function Kf(e) {
	let t = await fr(e).catch(() => void 0);
	return !t && W(e) !== e ? Kf(W(e)) : t?.isDirectory() ? await qf(e) ? void 0 : Gf : "is a file, or is below one. Choose a folder";
}
function qf(e) {
	return rr(e, ir.W_OK).then(() => !0, () => !1);
}
function Jf(e, t) {
	return Yf(t).find((t) => vr(e, t));
}
function Yf({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [q(e)]);
}
async function Xf(e, t) {
	let n = t;
	for (let r of K(t, e).split(J)) {
		n = G(n, r);
		let e = await or(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return K(t, n);
	}
}
async function Zf(e) {
	let t = await fr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Y(W(e)).catch(() => W(e));
	return G(n, Zn(e));
}
var Qf = class {
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
		this.#t || (this.#n = ep(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${tp(e)}`
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
		await hr(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a), clearTimeout(this.#o);
	}
};
function $f(e) {
	let t = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), n = () => e.stop("SIGTERM"), r = () => e.stop("SIGHUP");
	return process.on("SIGINT", t), process.on("SIGTERM", n), process.on("SIGHUP", r), () => {
		process.off("SIGINT", t), process.off("SIGTERM", n), process.off("SIGHUP", r), e.close();
	};
}
function ep(e, t) {
	return e === "time limit" ? `The time limit of ${np(t)} was reached.` : `The run was stopped by ${e}.`;
}
function tp(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function np(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/terminal/terminal.ts
const rp = "lokaform-backup";
function ip(e) {
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
		showProblems: (e) => ap(e, r),
		confirm: async (e) => !i || vn(e, i, new Qf()),
		ask: i && ((e, t) => vn(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => op(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n, r) => dp(t, n, r, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0
	};
}
function ap(e, t) {
	for (let n of R(ul(e, t.paintError), t.errorWidth)) t.error(n);
}
function op(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = new In(a.out, a.paint), p = s ? void 0 : sp(n, u);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(ol(e));
		},
		...p && {
			onWait: p.onWait,
			onProgress: (e) => {
				e?.phase !== "applying" && f.end(), p.onProgress(e);
			}
		},
		onPlan: (r) => cp(r, e, t, n),
		onBatch: (e, t) => {
			!s && l === "text" && f.add(e, t);
		},
		history: new vs({
			folders: d,
			environment: i,
			signal: t.stopping
		})
	};
}
function sp({ console: e, now: t }, n) {
	let { status: r } = e;
	return r ? bf({
		now: t,
		first: 700,
		every: 200,
		show: (e, t, n) => r.show(Zc(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : xf(t, n);
}
async function cp(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = up(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of cl(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		}, n = l ? lp(e, {
			...u,
			...t
		}) : cl(e, {
			...u,
			...t
		});
		for (let e of n) i.prompt(e);
	}
	for (let t of R(ul(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return vn("Apply this plan?", c, n);
}
function lp(e, t) {
	return R(cl(e, {
		...t,
		width: void 0
	}).slice(-1), t.width);
}
function up({ command: e, all: t }, { console: { paint: n, width: r } }) {
	return {
		paint: n,
		width: r,
		command: e,
		texts: !0,
		full: t,
		keptElsewhere: t ? void 0 : "--all shows"
	};
}
async function dp(e, t, n, r) {
	let { console: i, folder: a } = r, { paint: o, paintError: s, width: c, errorWidth: l } = i, { format: u, quiet: d, command: f } = t;
	if (u === "json" && i.out(Wt(e)), u === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of R(fl(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of lp(n, up(t, r))) i.out(e);
	if (F(e)) for (let t of pl(e, s, l)) i.error(t);
	else for (let t of pl(e, o, c)) i.out(t);
	let p = (e) => X(e, { displayRoot: a });
	if (!d) for (let e of ml(n, p)) i.out(e);
	if (!d) for (let n of fp(e, t, r)) i.out(n);
	let m = mp(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of R([s("dim", m)], l)) i.error(e);
}
function fp(e, { command: t, out: n }, { raw: r }) {
	return t !== "plan" || !r || n !== void 0 || F(e) || !Lt(e) ? [] : [`To make these changes: ${U(pp("apply", r))}`];
}
function pp(e, t) {
	return [
		"lokaform",
		e,
		...[...new Map(nn.filter(({ commands: t }) => t.includes(e)).map((e) => [c(e), e]))].flatMap(([e, n]) => {
			let r = t[e] ?? [];
			return n.option?.as === "switch" ? r.at(-1) === "true" ? [`--${e}`] : [] : r.flatMap((t) => [`--${e}`, dt(t)]);
		})
	].join(" ");
}
function mp(e) {
	let t = fn(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const hp = {
	key: (e, { names: t }) => t.includes(e),
	tag: (e, { tags: t }) => t.includes(e),
	file: (e, { files: t }) => t.some((t) => Ie(t, e))
};
function gp(e, t) {
	return e.length === 0 || e.some((e) => vp(e, yp(t)));
}
function _p(e, t) {
	if (e.length === 0) return [];
	let n = t.map(yp);
	return e.filter((e) => !n.some((t) => vp(e, t)));
}
function vp(e, t) {
	let n = e.indexOf(":"), r = e.slice(0, Math.max(0, n)), i = Object.hasOwn(hp, r) ? hp[r] : void 0;
	return i ? i(e.slice(n + 1), t) : e.endsWith("*") ? t.names.some((t) => t.startsWith(e.slice(0, -1))) : t.names.includes(e);
}
function yp({ kind: e, entry: t, live: n, change: r }) {
	let i = [t, ...t.parts ?? []].map(({ file: e }) => e.path), a = e.fields.flatMap((e) => e.name === "tags" ? e.declared(t.values) : []), o = r && r.action !== "destroy" ? r.fields : [], s = [...a, ...o.filter(({ field: e }) => e === "tags")];
	return {
		names: e.secretNames ? [] : Wl(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Wl(e.after))],
		files: i
	};
}
function bp(e, t) {
	return _p(e, Sp(t)).filter((e) => !e.startsWith("tag:")).map((e) => xp(e, t));
}
function xp(e, t) {
	let n = Sp(t).map(yp), [r, i] = e.startsWith("tag:") ? ["tag:", n.flatMap(({ tags: e }) => e)] : e.startsWith("file:") ? ["file:", n.flatMap(({ files: e }) => e)] : [e.startsWith("key:") ? "key:" : "", n.flatMap(({ names: e }) => e)], a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Nt(e, [...new Set(i)].map((e) => r + e))}`;
	return B("unknown-filter", a);
}
function Sp(e) {
	return e.flatMap(({ kinds: e, entries: t }) => e.flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	}))));
}
function Cp(e) {
	let [, t = "", n = ""] = /^(.+):([^:]+)$/s.exec(e) ?? [];
	return [{ keys: e }, ...t === "" ? [] : [{
		keys: t,
		language: n
	}]];
}
function wp(e, t, n) {
	let r = kp(t), i = e.flatMap(Cp).flatMap(({ keys: e, language: i }) => i !== void 0 && i !== n ? [] : r.includes(e) ? [i === void 0 ? "key" : "text"] : gp([e], t) ? ["pattern"] : []);
	return [
		"text",
		"key",
		"pattern"
	].find((e) => i.includes(e));
}
function Tp(e, t, n) {
	let r = n.flatMap(Dp);
	return t.filter((e) => !Cp(e).some(({ keys: e }) => r.some((t) => gp([e], t)))).map((t) => {
		let [, { keys: n, language: i } = {
			keys: t,
			language: void 0
		}] = Cp(t), a = Nt(n, [...new Set(r.flatMap(kp))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return B("unknown-text", o);
	});
}
function Ep(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Dp(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Cp(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => gp([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => gp([i.keys], e)), c = [...new Set(s.flatMap(Ap))].join(", "), l = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${c === "" ? "no texts" : c}.`;
		return s.length === 0 ? [] : [B("unknown-text", l, { reach: "project" })];
	});
}
function Dp({ kinds: e, entries: t }) {
	return e.filter(Op).flatMap((e) => (t[e.plural] ?? []).map((t) => ({
		kind: e,
		entry: t
	})));
}
function Op({ fields: e }) {
	return e.some(({ role: e }) => e === "text");
}
function kp({ kind: e, entry: t }) {
	return Wl(e.identity(t.values));
}
function Ap({ kind: e, entry: t }) {
	return e.fields.flatMap((e) => e.role === "text" ? e.declared(t.values).map(({ part: e = "" }) => e) : []);
}
// src/run/advice.ts
const jp = { is: "not read" };
async function Mp(e) {
	let { settings: t, declared: n, textFiles: r } = e, i = Kd(t.rules, r), a = {
		levels: i?.isSure ? t.checks : {
			...t.checks,
			base: "off"
		},
		base: i?.language,
		needed: f()
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : _(n, i?.language ?? ""), s = o.kinds.map((e) => Lp(e, o.entries[e.plural] ?? [], () => jp, a));
	return (await Promise.all(s)).flat();
}
async function Np({ settings: e }, { matches: t }, n) {
	let r = {
		levels: e.checks,
		base: n.baseLanguage,
		needed: Fp(n, f())
	}, i = t.map(({ kind: e, matching: { matches: t } }) => Lp(e, t.map(({ declared: e }) => e), (e) => Pp(t[e]?.live), r)), a = (await Promise.all(i)).flat();
	return {
		advice: a,
		refuses: H(a)
	};
}
function Pp(e) {
	return e === void 0 ? { is: "new" } : {
		is: "live",
		live: e
	};
}
function Fp({ languages: e = [] }, t) {
	let n = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let r = n.get(e) ?? [];
		return r.length === 0 ? t(e) : t(e).filter((e) => r.includes(e));
	};
}
const Ip = 1e4;
async function Lp(e, t, n, r) {
	if (!e.adviceOn || Object.values(r.levels).every((e) => e === "off")) return [];
	let i = new Map(), a = [], o = (r, o) => {
		if (i.size >= Ip) return;
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
	if (l && i.size >= Ip) {
		let t = `${Ip.toLocaleString("en-US")} ${e.words.many} or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`, n = Object.values(r.levels).includes("error") ? {
			severity: "error",
			reach: "project"
		} : l;
		c.unshift(B(l.code, t, {
			severity: n.severity,
			reach: n.reach
		}));
	}
	return c;
}
// src/run/reviewedPlans.ts
async function Rp({ kinds: e, plan: t, projects: n }, r) {
	if (t === void 0) return {
		plans: void 0,
		problems: []
	};
	let i = (e) => ({
		plans: void 0,
		problems: [B("bad-plan", e)]
	}), a = X(t, r), o = await wr(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./makePlan.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => pi(t, e));
		return t ? [[e, t]] : [];
	})), u = n.find(({ id: e }) => e !== "" && !l.has(e));
	return u ? i(`The plan ${a} is for another project (${c.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${u.id}. Make a plan for ${u.id}, or give the plan file of that project.`) : {
		plans: l,
		problems: []
	};
}
// src/run/run.ts
function zp(e, t, n) {
	return Bp(n, (n) => Vp(e, t, n));
}
async function Bp(e, t) {
	let n = new S(), r = () => (e) => n.clean(e), i = r(), a = {
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: i(t.path)
		}),
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(fi(t, i)))
	};
	try {
		return ui(await t(a), i);
	} finally {
		e.onProgress?.(void 0);
	}
}
async function Vp(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = e.command === "validate" || n.withoutSecrets, s = 0, c = {
		...n,
		onResponse: (e) => {
			s += 1, n.onResponse(e);
		}
	}, l = o ? void 0 : Wp(e, t, c), { stopping: u } = r, d = await Zd(e, i, {
		signal: u,
		known: a,
		findProject: l,
		...n.onProgress && { onProgress: n.onProgress }
	}), { reads: f } = d, p = o ? await Promise.all(f.map(Mp)) : [], m = e.command === "validate" ? [...d.problems.map(Kp), ...f.flatMap(({ declared: e }) => Gp(e))] : d.problems;
	n.onSecrets(f.flatMap(({ declared: e }) => xe(e.variables)));
	let h = await Rp(e, i), g = [...e.projects.flatMap(({ manifests: e }) => e ?? []), ...e.others], _ = f.map((e) => e.declared), v = e.projects.flatMap(({ rules: e }) => e.overwrite), y = [...new Set(f.flatMap((e) => e.manifests))], b = [...new Set(e.projects.flatMap(({ rules: e }) => e.filter))], x = await If(e, y, i), S = e.projects.flatMap(({ name: e }) => e ?? []), C = {
		format_version: 1,
		command: e.command,
		...S.length > 0 && { selected: S },
		manifests: y,
		declared: Object.fromEntries(e.kinds.map(({ plural: e }) => [e, _.reduce((t, { entries: n }) => t + (n[e] ?? []).filter(Hp).length, 0)])),
		problems: qp([
			...t,
			...h.problems,
			...m,
			...await Kc(g, i),
			...Tp("overwrite", [...new Set(v)], _),
			...bp(b, _),
			...x.values(),
			...p.flat()
		]),
		projects: [],
		requests: 0,
		...!e.showTexts && { hide_texts: !0 }
	}, w = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...C,
		...w()
	};
	let T = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		findProject: l,
		onSecrets: n.onSecrets
	}, E = () => n.target?.(y, T), D, { lastApplied: O } = n, ee = O && (() => D ??= O(y, T));
	if (n.withoutSecrets) {
		let t = await _f(e, C, f, E);
		return {
			...C,
			...t && { manifest_comparison: t },
			...w()
		};
	}
	if (e.command === "validate" || H(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], H(e)) return C;
	}
	let k = [], te = e.command === "plan" ? await E() : void 0;
	C.problems = [...C.problems, ...mf(te, f, e.others.length > 0)];
	let ne = {
		saved: h.plans,
		target: te,
		applied: ee
	}, { runProject: re } = await import("./project3.js");
	for (let t of f) k.push(await re(t, e, ne, c));
	return C.problems = [...C.problems, ...Up(b, k, _)], {
		...C,
		projects: k,
		requests: s,
		...w()
	};
}
function Hp({ from: e, values: t }) {
	return e === void 0 || "translations" in t;
}
function Up(e, t, n) {
	let r = t.map(({ plan: e }) => e?.filter?.unmatched ?? []);
	return e.filter((e) => r.length > 0 && r.every((t) => t.includes(e))).map((e) => xp(e, n));
}
function Wp(e, t, n) {
	let r = new Map(), i = async (r) => {
		if (H(t) || r.id === "") return;
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
function Gp({ kinds: e, entries: t }) {
	let n = new bn();
	for (let r of e) for (let e of t[r.plural] ?? []) for (let t of r.checkOffline(e)) n.add(t);
	return n.problems;
}
function Kp(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function qp(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function Jp(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: zp }) {
	let o = new Qf(), s = $f(o);
	try {
		let s = {
			...n.sources,
			backupProject: r,
			signal: o.stopping
		}, { settings: c, problems: l, withoutSecrets: u } = i ? {
			settings: i.settings,
			problems: n.problems
		} : await Yp(e, t, {
			...n,
			sources: s
		});
		if (c.matrix) return Zp(c, l, n);
		o.stopAfter(c.timeLimit);
		let d = n.context(c, o, t), f = await a(c, l, u ? {
			...d,
			withoutSecrets: u
		} : d), p = await n.publish(f, t, c, o.stopping), m = Xp(f, p), h = await Lf(c, m, s.folders, {
			now: d.now() / 1e3,
			linkTo: c.report.length === 0 ? void 0 : await n.linkTo(m, c)
		}), g = Xp(m, h.problems), _ = i && [
			...l,
			...i.found,
			...p,
			...h.problems
		];
		return await n.close(g, c, h, _), Dn(g, n.exitsWithFindings(c));
	} finally {
		s();
	}
}
async function Yp(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await Fd(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await Fd("validate", t, n);
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
function Xp(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function Zp({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = B("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = H(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), H(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Ul as $, Gr as $t, af as A, Qo as At, Fd as B, Pa as Bt, Pf as C, vs as Ct, xf as D, ts as Dt, wf as E, ns as Et, Zd as F, jo as Ft, Ku as G, Ri as Gt, hd as H, ha as Ht, qd as I, lo as It, Jl as J, pi as Jt, iu as K, Zi as Kt, Gd as L, Wa as Lt, df as M, Io as Mt, Qd as N, Fo as Nt, hf as O, es as Ot, Yd as P, Mo as Pt, zl as Q, Yr as Qt, Vd as R, oo as Rt, Df as S, Oc as St, Ef as T, is as Tt, ud as U, wa as Ut, kd as V, Na as Vt, $ as W, Li as Wt, Gl as X, ri as Xt, Ql as Y, di as Yt, Kl as Z, $r as Zt, If as _, Ac as _t, wp as a, Or as an, ll as at, kf as b, Hc as bt, Tp as c, Sr as cn, fl as ct, rp as d, wr as dn, ml as dt, Ur as en, Wl as et, ip as f, yr as fn, ol as ft, Bf as g, Wc as gt, Vf as h, gr as hn, Uc as ht, gp as i, vr as in, pl as it, of as j, Ro as jt, ff as k, Ko as kt, Ep as l, Er as ln, hl as lt, $f as m, _r as mn, Gc as mt, Bp as n, jr as nn, Pl as nt, xp as o, kr as on, cl as ot, Qf as p, Cr as pn, sl as pt, $l as q, mi as qt, Np as r, Dr as rn, El as rt, bp as s, X as sn, ul as st, Jp as t, Ar as tn, Ol as tt, _p as u, xr as un, _l as ut, Hf as v, Vc as vt, Tf as w, as as wt, Of as x, wc as xt, Mf as y, jc as yt, Id as z, ya as zt };
