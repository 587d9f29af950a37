import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { d as r, f as i, p as a, u as o } from "./wire.js";
import { $ as s, $a as c, $i as l, $n as u, $r as d, $t as f, A as p, Ar as m, B as h, Ba as g, Bi as _, Bn as v, Bt as y, C as b, Ci as x, Cn as S, Cr as C, Ct as w, D as T, Da as E, Di as D, Dt as ee, E as te, Ea as O, Et as ne, F as re, Fi as ie, G as ae, Gi as oe, Gn as se, Gr as ce, H as le, Ha as ue, Hi as de, Hr as fe, I as pe, Ia as me, J as he, Ji as ge, Jn as _e, Jt as ve, K as ye, Ka as be, Ki as xe, Kr as Se, Kt as Ce, L as we, La as Te, Li as Ee, M as De, Mi as Oe, Mt as ke, N as Ae, Ni as je, Nt as Me, O as Ne, Oa as Pe, Oi as Fe, Ot as Ie, Pi as Le, Pt as Re, Qa as ze, Qi as Be, Qn as Ve, Qr as He, R as Ue, Ra as We, Ri as Ge, S as Ke, Sa as qe, St as Je, T as Ye, Ta as Xe, Tr as Ze, Tt as Qe, U as k, Ui as $e, Un as et, Ur as tt, Ut as nt, V as A, Va as rt, Vi as it, Vn as at, Vr as ot, Vt as st, W as ct, Wi as lt, Wr as ut, Wt as dt, X as ft, Xi as pt, Xn as mt, Xr as j, Xt as ht, Y as gt, Yn as _t, Yr as vt, Yt as yt, Z as bt, Za as xt, Zn as St, Zr as Ct, _r as wt, _t as Tt, aa as Et, ai as Dt, an as Ot, ar as M, at as kt, b as At, ba as jt, br as N, bt as Mt, ca as Nt, cr as Pt, ct as Ft, d as It, di as Lt, dt as Rt, ea as zt, ei as Bt, er as Vt, et as Ht, fi as Ut, fr as Wt, gr as Gt, gt as P, hr as Kt, ht as qt, ia as Jt, ii as Yt, ir as Xt, it as F, j as Zt, ja as Qt, ji as $t, jt as en, k as tn, ka as nn, kr as rn, kt as an, li as on, lr as sn, mi as cn, mr as I, mt as ln, na as un, nr as L, nt as R, oa as dn, on as fn, ot as pn, p as mn, pi as z, pr as hn, pt as gn, q as _n, qr as vn, r as yn, rt as B, s as bn, si as xn, sr as Sn, st as Cn, ta as wn, ti as Tn, tr as En, tt as Dn, ui as V, ut as On, va as kn, vn as An, vr as H, vt as jn, w as Mn, wi as Nn, x as Pn, xr as Fn, xt as In, y as Ln, ya as Rn, yn as zn, yr as Bn, yt as Vn, z as Hn, za as Un, zi as Wn, zn as Gn, zt as Kn } from "./start.js";
import { _ as qn, g as Jn, h as Yn, i as Xn, y as Zn } from "./zod.js";
import { basename as Qn, delimiter as $n, dirname as U, extname as er, isAbsolute as tr, join as W, posix as nr, relative as G, resolve as K, sep as q, win32 as rr } from "node:path";
import { access as ir, constants as ar, link as or, lstat as sr, open as cr, readFile as lr, readdir as ur, realpath as J, rename as dr, rm as fr, stat as pr, writeFile as mr } from "node:fs/promises";
import { setImmediate as hr, setTimeout as gr } from "node:timers/promises";
// src/model/result.ts
function _r(e) {
	return {
		ok: !0,
		value: e
	};
}
function vr(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function Y(e, { displayRoot: t }) {
	return G(t, e).split(q).join("/");
}
function yr(e, t) {
	let n = G(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${q}`) && !tr(n);
}
async function br(e, t) {
	for (let n = e;; n = U(n)) {
		if (await sr(W(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === U(n) || n === t || t !== void 0 && !yr(n, t)) return;
	}
}
var xr = class extends Error {};
async function Sr(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new xr());
	if (!t) return lr(e);
	let [r, i] = await Promise.all([J(e), J(t.workspace)]);
	if (!yr(r, i)) throw new xr();
	return lr(r);
}
function Cr(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function wr(e) {
	try {
		return Cr(e);
	} catch {
		return "";
	}
}
async function Tr(e, t, n, r = Cr) {
	try {
		return _r(r(await lr(e)));
	} catch (r) {
		let i = `${t} ${Y(e, n)} cannot be read: ${Dr(r)}`;
		return vr(z("not-read", i));
	}
}
const Er = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Dr(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof xr) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Er[t] ?? (e instanceof Error ? e.message : e)}.`;
}
function Or(e, t) {
	if (!(e instanceof Error && "code" in e && "path" in e) || typeof e.path != "string" || !Object.hasOwn(Er, String(e.code))) return;
	let n = `${Y(e.path, t)} was changed or removed while Lokaform ran. Now ${Dr(e)} Run again when no other program changes it.`;
	return z("not-read", n, { reach: "project" });
}
async function kr(e, { commit: t }) {
	return t ? t.isFile(e) : pr(e).then((e) => e.isFile(), () => !1);
}
async function Ar(e, { commit: t }) {
	return t ? t.isFolder(e) : pr(e).then((e) => e.isDirectory(), () => !1);
}
// src/report/view/problems.ts
function jr(e) {
	let t = ({ severity: e = "notice", code: t }) => 2 * on.indexOf(e) + Number(t !== void 0 && Ut({ code: t.name }));
	return e.toSorted((e, n) => t(e) - t(n));
}
function Mr(e, { full: t, longest: n } = {}) {
	let r = t === !0 ? e : Ir(e), i = (e) => Nr(e, n);
	return jr(t ? r.map(i) : Pr(r, i));
}
function Nr({ severity: e, code: t, message: n, place: r }, i = Wt) {
	return {
		sign: "!",
		name: t,
		lines: [],
		severity: e,
		state: e,
		...r && { place: r },
		words: N(n, i - t.length - 3),
		code: {
			name: t,
			address: he(t)
		}
	};
}
function Pr(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		e.code,
		_t(e),
		e.place?.file
	]), r = Ur(e, n), i = new Map();
	return e.flatMap((e) => {
		let a = n(e), o = r.get(a) ?? [e], s = i.get(a) ?? 0;
		return i.set(a, s + 1), o.length <= 4 || e.place === void 0 || s < 3 ? [t(e)] : s === 3 ? [Fr(t(e), o.slice(s))] : [];
	});
}
function Fr({ state: e, ...t }, n) {
	let r = n.flatMap(({ place: e }) => e?.line ?? []), i = `${r.slice(0, 10).join(", ")}${r.length > 10 ? ", …" : ""}`;
	return {
		...t,
		words: `the same problem ${n.length} more times, in lines ${i}`,
		count: n.length
	};
}
function Ir(e) {
	let t = e.filter(Ut);
	if (t.length === 0) return e;
	let n = [...Ur(t, ({ severity: e, code: t }) => `${e} ${t}`).values()].flatMap((e) => e.length <= 11 ? e : [...e.slice(0, 10), ...Lr(e)]);
	return [...e.filter((e) => !Ut(e)), ...n];
}
function Lr([e, ...t]) {
	if (!e) return [];
	let { code: n, severity: r, reach: i } = e, a = t.length + 1 - 10, o = `${k(a)} more texts have findings of this check. --report FILE (in the action: report) writes all of them to a file.`;
	return [z(n, o, {
		severity: r,
		reach: i
	})];
}
function Rr(e, { full: t, longest: n } = {}) {
	return [...Ur(e.filter(({ outcome: e }) => e.state !== "done"), ({ outcome: e }) => `${Vr(e)}: ${Hr(e)}`).values()].flatMap((e) => {
		let [r] = e, i = e.length > 10 && (!t || r?.outcome.state === "not attempted");
		if (!r || !i) return e.map((e) => zr(e, Br(e, 300), 1, n));
		let a = e.slice(0, 3).map((e) => Br(e, 100));
		return [zr(r, `${(t ? a : a.map(Kt)).join(", ")} and ${k(e.length - 3)} more`, e.length, n)];
	});
}
function zr(e, t, n, r = Wt) {
	let i = Mt(e);
	return {
		sign: "!",
		name: t,
		lines: [],
		count: n,
		severity: "error",
		...i && { place: i },
		state: Vr(e.outcome),
		words: N(Hr(e.outcome), r)
	};
}
function Br({ change: e }, t) {
	return N(e.label, t);
}
function Vr(e) {
	return qt(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Hr(e) {
	return e.state === "done" ? "" : e.message;
}
function Ur(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// \0node:crypto
const Wr = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Gr = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
function Kr(e) {
	let t = e.projects.map((e) => e.hide_texts ? qr(e) : e), n = e.hide_texts ? Xr(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function qr(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Qr(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? ti(n) : [], a = ei(i), o = Jr(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Qr({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Yr(e, o)) }
	};
}
function Jr(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function Yr({ change: e, outcome: t }, n) {
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
function Xr(e) {
	return e.map((e) => Qr(e, []));
}
const Zr = ["yaml", "text-file"];
function Qr(e, t) {
	let { quotes: n = [], code: r } = e, i = Zr.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: $r(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function $r(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function ei(e) {
	let t = new C();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => $r(t.clean(n), e);
}
function ti({ changes: e, kept: t }) {
	return [...e.flatMap(ni), ...t.flatMap(ri)];
}
function ni(e) {
	return e.action === "destroy" ? (e.texts ?? []).flatMap(({ before: e }) => ii(e)) : e.fields.filter(({ field: t }) => ke(en(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(ii));
}
function ri(e) {
	return "field" in e ? [e.live, e.declared ?? ""].flatMap(ii) : [];
}
function ii(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(ii);
}
function ai(e) {
	let t = Kr(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? si(t.problems) : t.problems,
		projects: t.projects.map(oi),
		...n?.is === "compared" && { manifest_comparison: {
			...n,
			projects: n.projects.map(oi)
		} }
	};
}
function oi(e) {
	return e.hide_texts ? si(e) : e;
}
function si(e) {
	return ci(e, "");
}
function ci(e, t) {
	if (Array.isArray(e)) return e.map((e) => ci(e, t));
	if (typeof e != "object" || !e) return e;
	let n = "kind" in e ? e.kind : t, r = "field" in e && ke(en(String(n), String(e.field))), i = Object.entries(e).filter(([e]) => e !== "quotes");
	return Object.fromEntries(i.map(([e, t]) => at.has(e) ? [e, r ? li(t) : t] : [e, ci(t, n)]));
}
function li(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(li) : a(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, li(t)])) : e;
}
const ui = new Set([
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
function di(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => pi(e, t));
	return {
		...gi(e, t),
		declared: n,
		projects: r
	};
}
function fi(e, t) {
	return gi(e, (e) => t(e));
}
function pi(e, t) {
	let n = gi(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: hi(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function mi(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === hi(t);
}
function hi(e) {
	return Wr("sha256").update(e).digest("hex");
}
function gi(e, t) {
	return vi(e, t, !1);
}
const _i = new WeakMap();
function vi(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return yi(e, t, n);
	let r = Object.entries(e), i;
	for (let [e, [a, o]] of r.entries()) {
		let s = !n && ui.has(a) ? o : vi(o, t, n || at.has(a)), c = n ? t(a) : a;
		(s !== o || c !== a) && (i ??= r.slice(0, e)), i?.push([c, s]);
	}
	return i ? Object.fromEntries(i) : e;
}
function yi(e, t, n) {
	let r = _i.get(t) ?? new WeakSet();
	if (_i.set(t, r), !n && r.has(e)) return e;
	let i;
	for (let [r, a] of e.entries()) {
		let o = vi(a, t, n);
		o !== a && (i ??= e.slice(0, r)), i?.push(o);
	}
	return !i && !n && r.add(e), i ?? e;
}
// src/report/view/rows.ts
const bi = 1e3, xi = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Si(e, t) {
	if (e.action === "destroy") {
		let { how: n, texts: r = [] } = e, i = t.isDrift ? `apply would ${n} it` : xi[n], a = r.map(({ part: e }) => e);
		return {
			...Ei("-", e),
			words: i,
			isLoss: !0,
			lines: re(e, t),
			languages: a
		};
	}
	let { kind: n, action: r } = e, i = e.fields.flatMap((e) => De(n, e) ? e.part ?? [] : []), a = {
		...Ei(wi(e), e),
		...ee(e) && { isLoss: !0 },
		...i.length > 0 && { languages: i }
	};
	if (t.full === !0 && t.texts) return {
		...a,
		...Ti(e),
		lines: Hn(e)
	};
	if (r === "create") {
		let r = t.texts ? te(e) : p(n, e.fields);
		return r === "" ? a : {
			...a,
			words: Fn(r, bi)
		};
	}
	let o = e.fields.filter((t) => e.renamed_from === void 0 || !Zt(n, t)).flatMap((e) => Ne(n, e, t));
	return {
		...a,
		...Ti(e),
		...Ci(e, t),
		lines: o
	};
}
function Ci(e, { isDrift: t }) {
	return "seen" in e ? t ? e.edited ? { words: `last changed${h(e.edited)}` } : {} : e.renamed_from === void 0 ? {} : { words: ct(e.kind).renamed } : {};
}
function wi(e) {
	return e.action === "create" ? "+" : e.renamed_from === void 0 ? "~" : "»";
}
function Ti(e) {
	return e.action === "create" || e.renamed_from === void 0 ? {} : { from: N(e.renamed_from, 80) };
}
function Ei(e, t) {
	return {
		sign: e,
		name: ae(t),
		...t.place && { place: t.place },
		lines: []
	};
}
function Di(e, t) {
	return e.action === "destroy" ? Si(e, t) : {
		...Ei("-", e),
		words: xi.archive,
		isLoss: !0
	};
}
function Oi(e, { texts: t, full: n }) {
	let r = Fn(Ae(e, t, n === !0), n === !0 ? Infinity : bi), i = "part" in e && e.part !== void 0 ? { languages: [e.part] } : {};
	return {
		...Ei("!", e),
		words: r,
		...i
	};
}
function ki(e, { texts: t }) {
	let { kind: n, field: r, declared: i, live: a, edited: o, why: s, details: c, conflict: l } = e, u = tn(n, e), [d, f] = T(we(n, r, i), we(n, r, a)), p = o ? `, edited${h(o)}` : "", m = [
		...t ? [`${u} ${d}`, `in Lokalise: ${f}${p}`] : [`${u}${p}`],
		s,
		...t && c !== void 0 ? [c] : []
	];
	return {
		...Ei(l ? "!" : " ", e),
		lines: m.map((e) => Ht(" ", Fn(e, bi))),
		...l && { isLoss: !0 }
	};
}
function Ai({ fields: e, ...t }, { texts: n }) {
	let r = (e?.map(({ before: e, ...r }) => {
		let i = n ? ` ${Ue(we(t.kind, r.field, e))}` : "";
		return `${tn(t.kind, r)}${i} is no longer declared`;
	}) ?? ["is no longer declared"]).map((e) => Ht(" ", Fn(e, bi)));
	return {
		...Ei("-", t),
		isLoss: !0,
		lines: r
	};
}
function ji({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : N(e, 200));
	return {
		...Ei("~", r),
		lines: [Ht(" ", `${e}: ${i} → ${a}`)]
	};
}
function Mi(e) {
	return {
		sign: "~",
		name: H(e),
		lines: [Ht(" ", "on_create changes")]
	};
}
function Ni({ name: e, before: t, after: n, widens: r }) {
	let i = (e) => e === void 0 ? "not set" : H(e), [a, o] = hn(i(t), i(n), 200).map((e) => Fn(e, 200)), s = `${N(e, 80)}: ${a} → ${o}`;
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
function Pi({ variable: e, host: t, place: n }) {
	return {
		sign: "!",
		name: `sends \${${H(e)}} to ${H(t)}`,
		place: n,
		lines: [],
		isLoss: !0
	};
}
function Fi(e) {
	return {
		...Ei(" ", e),
		words: `id ${N(String(e.id), 80)}`
	};
}
function Ii(e) {
	return {
		sign: " ",
		name: e,
		lines: []
	};
}
function Li(e, t) {
	return {
		sign: "!",
		name: t,
		lines: [],
		count: e
	};
}
function Ri(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, t.kind));
	return [
		...Bi(e, t, n),
		...a((t, r) => Hi(e, t, r, n)),
		...a((e, t) => Xi(e, t, r, i)),
		...a(Ui),
		...a((e, t) => Wi(e, t, n)),
		...a((t, r) => Gi(e, t, r, n)),
		...a((t, r) => Ki(e, r, n))
	];
}
function zi(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [X("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function Bi(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		count: qi(e, t.kind.name)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { allowRemovals: a } = n;
	return a === void 0 ? r.flatMap((e) => Vi(e, i, n)) : i <= a ? [] : [X("too-many-destroyed", `The plan removes ${i} ${Yi(r.flatMap(({ of: e }) => e.kind.words.removed))}, but allow-removals allows ${a}. If you want to remove them, raise allow-removals.`)];
}
function Vi({ of: e, count: t }, n, r) {
	let { kind: i } = e, { removed: a, removedPercent: o } = i.limits, s = (e, t) => X("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --allow-removals ${n} for this run (in a workflow: the input allow-removals of a run by hand), or raise ${t.split(" ")[0]}.`), c = mt(a, r);
	if (t > c) return [s(`${t} ${Yi(i.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = St(i, r) === "off" ? e.matched : e.scope, u = o ? mt(o, r) : 100;
	return !o || l < 20 || t * 100 <= l * u ? [] : [s(`${t} of ${l} ${i.plural}`, `limits.${o.name} allows ${u} %`)];
}
function Hi(e, { declared: t, scope: n }, r, i) {
	if (St(r, i) === "off") return [];
	let { name: a, plural: o, settings: s } = r, { mayBeEmptied: c = !1 } = r.limits, l = ze(s.prune);
	if (t === 0 && c) return [];
	if (t === 0) return [X("nothing-declared", `The setting ${l} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${l}: off.`)];
	let u = Ji(e, a).length;
	return u === 0 || u !== n ? [] : [X("all-destroyed", `The plan removes every ${a} that the setting ${l} covers (${n}). Check the project and the manifests. If you want this, ${c ? `first apply a manifest with only ${o}: [], which declares that there are none, or ` : ""}set ${l}: off and remove them in the project.`)];
}
function Ui({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [X("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set new: true.`)];
	});
}
function Wi({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { minimumForWrongProject: o } }, { allowWrongProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [X("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set allow_wrong_project: true in lokaform.yaml.`)];
}
function Gi(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = mt(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Ie(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [X("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function Ki({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Zi(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [X("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [X("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function qi(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => an(t, e)) : []);
	return Ji(e, t).length + n.length;
}
function Ji({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Yi(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function X(e, t) {
	return z(e, t, { reach: "project" });
}
function Xi({ removed: e }, { name: t, plural: n }, r, i) {
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
		return [z("forgotten-manifest", l, { reach: "project" })];
	}
}
function Zi(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => $i(en(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Qi(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !$i(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function $i(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !ne(n);
}
// src/report/view/sentences.ts
function ea(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${ua(t, r)}` : "";
	return `Plan: ${oa([e])}${i}${na(n)}`;
}
function ta(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Zi(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => N(e, 40)), o = i.length - a.length, s = `${A(n, "base text")} ${n === 1 ? "changes" : "change"}`, c = ba(o > 0 ? [...a, A(o, "more language")] : a);
	return B`${s}: ${A(r, "translation")} in ${R(c, 1e3)} may be marked unverified.`;
}
function na(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${k(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function ra(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${pa(t.length, e.length)}: ${oa(t)}`;
}
function ia(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = Mn(t), r = aa(e), i = ha([[n.kept, "kept"]]), a = `${la(n.unchanged)} as declared`, o = sa(t) ? [] : [`${la(n.unmanaged)} unmanaged`];
	return `${r === "" ? "No drift" : `Drift: ${r}`}; ${[
		a,
		...o,
		...i
	].join(", ")}.`;
}
function aa(e) {
	let t = Mn(e.flatMap(({ plan: e }) => e ?? []));
	return ha([
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
function oa(e) {
	let t = Mn(e), n = ha([
		[t.created, "to create"],
		...ca(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.undecided, "undecided"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]), r = t.changes === 0 ? ["no changes", ...n] : n, i = sa(e) ? "" : `, ${la(t.unmanaged)} unmanaged`;
	return `${r.join(", ")}; ${la(t.unchanged)} unchanged${i}.`;
}
function sa(e) {
	return e.some(({ filter: e }) => e !== void 0);
}
function ca({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${k(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function la(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => ct(e).prefix === "") ? k(t.reduce((e, [, t]) => e + t, 0)) : ba(t.map(([e, t]) => le(t, e)));
}
function ua({ requests: e }, t) {
	return `${t} needs about ${A(e, "write request")}.`;
}
function da({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${pa(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${A(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${fa(e)}.${a} ${A(t, "request")} in total.`;
}
function fa(e) {
	let t = Pn(e), n = ha([
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
function pa(e, t) {
	return e === t ? A(t, "project") : `${k(e)} of ${A(t, "project")}`;
}
function ma({ stopped: e, projects: t }) {
	if (!e) return;
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [H(e)]), r = n.length > 0 ? B` Not reached: ${R(n.join(", "))}.` : [];
	return B`${F(B`${N(e.message, Wt)}`)}${r}`;
}
function ha(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${k(e)} ${t}`] : []);
}
function ga(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if ((t === "apply" || t === "restore") && (r.length > 0 || e.stopped)) return da(e);
	if (r.length === 0) return _a(e);
	if (t === "drift") return ia(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? ea(a, i.effort) : ra(n);
}
function _a(e) {
	let { command: t, manifests: n } = e, r = pn(e).filter(({ severity: e }) => e !== "notice");
	if (V(r)) return `${va(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = ba([...Ke(e)].map(([e, t]) => le(t, e))), a = r.length > 0 ? `, with ${va(r)}` : "";
	return `Valid: ${i} in ${A(n.length, "manifest")}${a}.`;
}
function va(e) {
	return ba([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).reduce((e, t) => e + cn(t), 0);
		return n > 0 ? [A(n, t === "error" ? "problem" : t)] : [];
	}));
}
function ya(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${H(e)}`}`;
}
function ba(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
const xa = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Sa(e) {
	let t = Ca(e), n = xa.flatMap((e) => t[e] > 0 ? [`${k(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Ca(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[wa(n)] += 1;
	return t;
}
function wa(e) {
	let t = Ye(e);
	return t === "removed" || t === "new" ? t : b(e) ? "renamed" : "changed";
}
function Ta(e) {
	let t = pn(e).filter(({ severity: e }) => e === "error");
	return [
		...Da(e),
		...t.length > 0 ? [va(t)] : [],
		...e.stopped ? ["stopped before the end"] : []
	].join("; ");
}
function Ea(e) {
	let t = Da(e);
	return e.command === "plan" ? t.slice(0, t[1]?.includes("conflict") ? 2 : 1).join("; ") : t.join("; ");
}
function Da(e) {
	let { command: t, projects: n } = e;
	if (t === "validate") return ["Translations: manifests checked", ...Oa(e)];
	let r = n.flatMap(({ plan: e, ...t }) => e ? [{
		...t,
		plan: e
	}] : []);
	if (r.length === 0) return ["Translations: nothing compared"];
	if (t === "apply" || t === "restore") return Aa(e, t === "apply" ? "applied" : "restored");
	let i = ja(n.length - r.length, "compared");
	return t === "drift" ? [`Translations: ${aa(r) || "no drift"}`, ...i] : [...ka(r), ...i];
}
function Oa({ manifest_comparison: e }) {
	return e ? [e.is === "compared" ? `compared with the target: ${Na(e.projects)}` : "not compared with the target"] : [];
}
function ka(e) {
	let t = e.map(({ plan: e, target: t }) => t?.is === "compared" ? t : {
		caused: e.changes,
		pending: []
	}), n = t.flatMap((e) => e.pending).length, { skipped: r, conflicts: i } = Mn(e.map(({ plan: e }) => e));
	return [
		`Translations: ${Sa(t.flatMap(({ caused: e }) => e))}`,
		...i > 0 ? [A(i, "conflict")] : [],
		...n > 0 ? [`${A(n, "change")} pending before`] : [],
		...r > 0 ? [`${k(r)} skipped`] : []
	];
}
function Aa(e, t) {
	let { projects: n } = e, r = n.filter(({ results: e }) => e).length;
	if (r === 0) return [`Translations: nothing ${t}`];
	let i = Cn(e).flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), { failed: a, notAttempted: o, inPart: s, skipped: c } = Pn(n), l = a + o + s + c;
	return [
		`Translations ${t}: ${Sa(i)}`,
		...l > 0 ? [`${A(l, "change")} not completed`] : [],
		...ja(n.length - r, t)
	];
}
function ja(e, t) {
	return e > 0 ? [`${A(e, "project")} not ${t}`] : [];
}
function Ma(e) {
	if (e.is === "not compared") return [B`The manifests were not compared with those of the commit that the pull request would be merged into: ${R(e.why)}.`];
	let t = B`The manifests of the pull request are compared with those of the commit that it would be merged into`, n = R(e.commit.slice(0, 7));
	return [B`${F(t)} (${n}). The Lokalise project was not read, because this run has no token of Lokalise.`, F(B`${`Difference: ${Na(e.projects)}.`}`)];
}
function Na(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(b).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${k(e)} ${t}`] : []), ...i > 0 ? [`${A(i, "setting")} changed`] : []].join(", ") || "no differences";
}
function Pa(e) {
	let t = e.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, n = t > 0 ? [`${A(t, "text")} kept`] : [], r = e.some(({ files: e }) => e.length > 0), i = Na(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...r || t === 0 ? [i] : [], ...n].join(", ");
}
function Fa(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${A(t, "conflict")}` : "";
	return `Translations from Lokalise: ${Pa(e)}${n}`;
}
function Ia({ filters: e, by_kind: t }) {
	let n = Re.flatMap(({ name: e, plural: n }) => {
		let { chosen: r, declared: i } = t[n] ?? {
			chosen: 0,
			declared: 0
		};
		return i > 0 ? [`${k(r)} of ${le(i, e)}`] : [];
	}), r = e.map((e) => `--filter ${N(e, 200)}`).join(" ");
	return B`${F(B`Only what matches`)} ${R(r, Infinity)}: ${ba(n)}.`;
}
// src/report/view/sections.ts
const La = "The line with the minus sign is the value in the project. The line with the plus sign replaces it.", Ra = {
	removed: {
		action: "Removed",
		heading: "removed",
		meaning: "It is archived or destroyed, with the texts below it."
	},
	"overwritten text": {
		action: "Overwritten text",
		heading: "with overwritten texts",
		meaning: La
	},
	overwritten: {
		action: "Overwritten value",
		heading: "with other overwritten values",
		meaning: La
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
}, za = {
	action: "Differs",
	heading: "different in the project",
	meaning: "The line with the minus sign is the value in the project. The line with the plus sign is the declared value."
}, Ba = {
	removed: {
		action: "To remove",
		heading: "to remove: in the project, and not declared",
		meaning: "Apply archives or destroys it."
	},
	"overwritten text": za,
	overwritten: za,
	renamed: {
		action: "Not yet renamed",
		heading: "not yet renamed",
		meaning: "The project still has the old name, which apply changes."
	},
	changed: za,
	new: {
		action: "Missing",
		heading: "missing in the project",
		meaning: "Apply creates it."
	}
}, Va = {
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
function Ha(e, t) {
	let { plan: n, problems: r, results: i = [], unmanaged: a = [], hide_texts: o } = e, c = {
		isDrift: t.command === "drift",
		texts: t.texts ?? o !== !0,
		languages: n?.project.languages?.map(({ iso: e }) => e) ?? [],
		full: t.full,
		keptElsewhere: t.keptElsewhere
	};
	return s([
		Ga(t.full === "also" ? r.filter((e) => !Tt(e)) : r, t),
		Wa(i, t),
		...n ? Ka({
			...e,
			plan: n
		}, c) : [],
		ao(a, t)
	]);
}
function Ua({ problems: e, results: t = [] }, n = {}) {
	return s([Ga(e, n), Wa(t, n)]).flatMap(({ rows: e }) => e);
}
function Wa(e, t) {
	let n = e.filter(({ outcome: e }) => e.state !== "done");
	return {
		part: "failed",
		noun: "change",
		fold: "never",
		layout: "list",
		action: "Not made",
		title: `${A(n.length, "change")} not made`,
		rows: Rr(n, t)
	};
}
function Ga(e, t) {
	return {
		title: va(e),
		part: "problems",
		noun: "problem",
		fold: "never",
		layout: "list",
		rows: Mr(e, t)
	};
}
function Ka({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept, { isDrift: o } = n, s = a.filter(({ reason: e }) => o && e === "archived");
	return [
		...r ? [Ya(r.settings)] : [],
		...o ? [] : [Xa((r ?? e).sends)],
		Za(a.filter(gn), n),
		Qa(a.filter(Vn), n),
		...Ja(i, n),
		$a("Archived", s, n),
		eo(a.filter(jn), n),
		$a("Kept", a.filter((e) => !gn(e) && !Vn(e) && !jn(e) && !s.includes(e)), n),
		...r ? [no(r)] : [],
		...ro(i, n),
		...r ? io(r, n) : []
	];
}
function qa(e) {
	return e.toSorted((e, t) => Number(t.isLoss ?? !1) - Number(e.isLoss ?? !1));
}
function Ja(e, t) {
	let n = t.isDrift ? Ba : Ra;
	return [...new Set(At.map((e) => n[e]))].map((r) => {
		let i = e.filter((e) => n[Ye(e)] === r), a = r === n.removed;
		return {
			action: r.action,
			meaning: r.meaning,
			title: `${k(i.length)} ${r.heading}`,
			part: "plan",
			noun: "change",
			fold: "many",
			layout: a ? "lines" : "list",
			rows: qa(i.map((e) => (a ? Di : Si)(e, t)))
		};
	});
}
function Ya(e) {
	return {
		action: "Setting",
		title: `${A(e.length, "setting")} changed`,
		part: "plan",
		noun: "setting",
		fold: "many",
		layout: "lines",
		rows: qa(e.map(Ni))
	};
}
function Xa(e = []) {
	return {
		part: "plan",
		action: "Secret",
		noun: "host",
		fold: "never",
		layout: "lines",
		rows: e.map(Pi)
	};
}
function Za(e, t) {
	return {
		action: "Conflict",
		meaning: "The file and the project both changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${A(e.length, "conflict")}: changed in the file and in the project, and not written`,
		part: "plan",
		noun: "conflict",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...Oi(e, t),
			isLoss: !0
		}))
	};
}
function Qa(e, t) {
	return {
		action: "Undecided",
		meaning: "Nothing tells which side changed the text, so it is not written. Accept the text of the project with lokaform pull, or overwrite it with lokaform apply. The message at its line has both commands.",
		title: `${A(e.length, "undecided text")}: not written, because nothing tells which side changed`,
		part: "plan",
		noun: "undecided text",
		fold: "many",
		layout: "list",
		rows: e.map((e) => ({
			...Oi(e, t),
			isLoss: !0
		}))
	};
}
function $a(e, t, n) {
	let { keptElsewhere: r } = n, i = r !== void 0 && t.length > 20 ? to(t).slice(0, 19) : t, a = t.length - i.length, o = i.map((e) => Oi(e, n));
	return {
		part: "plan",
		action: e,
		noun: "kept item",
		fold: "many",
		layout: "list",
		meaning: Va[e].meaning,
		title: `${k(t.length)} ${Va[e].heading}`,
		rows: a > 0 ? [...o, Li(a, `and ${k(a)} more, which ${r}`)] : o
	};
}
function eo(e, t) {
	let n = $a("To pull", e, t);
	return {
		...n,
		rows: n.rows.map((e) => ({
			...e,
			severity: "notice"
		}))
	};
}
function to(e) {
	let t = ({ reason: e }) => Number(e === "held");
	return e.toSorted((e, n) => t(e) - t(n));
}
function no({ released: e, released_kinds: t }) {
	let n = [...Re.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => Ii(`all ${e.many}: no manifest declares any`)), ...e.map(Fi)];
	return {
		action: "No longer managed",
		title: `${k(n.length)} no longer managed, and unchanged in the project`,
		part: "plan",
		noun: "name",
		fold: "many",
		layout: "names",
		rows: n
	};
}
function ro(e, t) {
	if (t.full !== "also" || !t.texts) return [];
	let n = e.flatMap((e) => {
		if (e.action === "destroy") return [];
		let { isLoss: n, ...r } = Si(e, {
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
		title: `All values in full: ${A(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		rows: n
	}];
}
function io({ pending: e, resolved: t, commit: n }, r) {
	let i = {
		part: "pending",
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...i,
		action: "Already pending",
		title: `Already pending, with or without this pull request: ${A(e.length, "change")}`,
		rows: qa(e.map((e) => Si(e, r)))
	}, {
		...i,
		action: "No longer pending",
		title: `No longer pending after this pull request: ${A(t.length, "change")}`,
		rows: t.map((e) => {
			let { isLoss: t, ...i } = Si(e, r);
			return {
				...i,
				commit: n
			};
		})
	}];
}
function ao(e, { maxUnmanaged: t = e.length, overflow: n }) {
	let r = e.map(Fi).toSorted((e, t) => e.name < t.name ? -1 : Number(e.name > t.name)), i = r.length - t;
	return {
		action: "Unmanaged",
		title: `Unmanaged: ${k(e.length)}`,
		part: "unmanaged",
		noun: "name",
		fold: "always",
		layout: "names",
		rows: i > 0 ? [...r.slice(0, t), Li(i, `… and ${k(i)} more; ${n}`)] : r
	};
}
function oo(e, t) {
	let { changes: n, released: r, rematched: i, changed_defaults: a, settings: o } = e, s = r.filter(({ fields: e }) => !e), c = r.filter(({ fields: e }) => e);
	return [
		Ya(o),
		lo(`${k(s.length)} no longer declared: the project keeps them, unless prune is on`, s.map((e) => ({
			...Ai(e, t),
			lines: []
		}))),
		lo(`${k(c.length)} with fewer fields: the project keeps their values`, c.map((e) => Ai(e, t))),
		...co(n, t),
		lo(`${k(i.length)} with another id or former name`, i.map(ji)),
		lo(`${A(a.length, "manifest")} with other values for new entries`, a.map(Mi)),
		...ro(n, t)
	];
}
function so({ comparison: e, kept: t }, n) {
	let { changes: r, released: i } = e, a = t.filter(({ conflict: e }) => e), o = t.filter(({ conflict: e }) => !e);
	return [
		lo(`${k(a.length)} in conflict: the manifest keeps its text`, a.map((e) => ki(e, n))),
		lo(`${k(i.length)} no longer declared`, i.map((e) => Ai(e, n))),
		...co(r, n),
		lo(`${k(o.length)} different, and kept`, o.map((e) => ki(e, n))),
		...ro(r, n)
	];
}
function co(e, t) {
	let n = (e, n) => ({
		title: `${k(n.length)} ${e}`,
		part: "plan",
		noun: "entry",
		fold: "many",
		layout: "list",
		rows: qa(n.map((e) => Si(e, t)))
	}), r = e.filter(({ action: e }) => e === "update");
	return [
		n("changed", r.filter((e) => !b(e))),
		n("renamed", r.filter(b)),
		n("new", e.filter(({ action: e }) => e === "create"))
	];
}
function lo(e, t) {
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
function uo(e, t) {
	let n = fo(t.texts === !0 ? e : Kr(e)), { problems: r, projects: i, manifest_comparison: a } = n, o = a?.is === "compared" ? a.projects : [], s = i.length + o.length > 1, c = [...i.map((e) => po(e, n, s, t)), ...o.map((e) => ho(e, t))];
	return {
		title: Ta(n),
		heading: B`${Ea(n)}${i.length > 1 ? B` · ${A(i.length, "project")}` : []}`,
		state: P(n) ? "failed" : ln(n) ? "clean" : "open",
		isUntouched: Ft(n),
		lead: bo(n, t),
		stopped: ma(e),
		verdict: xo(n, t),
		result: ga(n),
		comparison: a ? Ma(a) : [],
		problems: Ga(r, t),
		parts: c,
		next: Eo(n, t),
		legend: ko(n, c)
	};
}
function fo(e) {
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
function po(e, t, n, r) {
	let { name: i, id: a, plan: o, results: s, bugs: c = [] } = e;
	return {
		name: mo(e),
		heading: B`${R(i ?? a, 80)}${o ? B` · ${R(o.project.name, 80)}` : []}`,
		result: go(e, t),
		facts: vo(e, t, n),
		sections: Ha(e, {
			...r,
			command: t.command
		}),
		isApplied: s !== void 0,
		bugs: c.map(wt)
	};
}
function mo({ name: e, id: t, plan: n }) {
	return N(e ?? n?.project.name ?? t, 200);
}
function ho(e, t) {
	let { name: n = "", hide_texts: r } = e, i = t.texts ?? r !== !0;
	return {
		name: N(n, 200),
		heading: R(n, 80),
		result: Na([e]),
		facts: [],
		isApplied: !1,
		bugs: [],
		sections: oo(e, {
			texts: i,
			languages: [],
			full: t.full
		})
	};
}
function go(e, { command: t }) {
	let { plan: n, results: r, effort: i } = e;
	if (r) return `Applied: ${fa([e])}.`;
	if (n) return t === "plan" ? _o(Sa(w(e))) : t === "drift" ? ia([e]) : ea(n, i);
}
function _o(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function vo(e, { command: t }, n) {
	let { id: r, plan: i, target: a, results: o, backup: s } = e, c = x(r), l = In(e), u = c === void 0 ? [] : [{
		is: "link",
		words: B`open in Lokalise`,
		address: c
	}], d = i && !o && t !== "drift" ? ta(i.project, w(e)) : void 0;
	return [
		B`Project ${i && !n ? B`${R(i.project.name, 80)} · ` : []}${R(r, 200)}${c === void 0 ? [] : B` · ${u}`}`,
		...i?.filter ? [Ia(i.filter)] : [],
		...a?.is === "not compared" ? [yo(a.why)] : [],
		...d ? [d] : [],
		...s === void 0 ? [] : [B`The backup is in ${R(s)}.`],
		...l === void 0 ? [] : [B`${ya(void 0)}: ${R(l, 800)}`]
	];
}
function yo(e) {
	let t = B`All differences that apply would change are shown, not only those of this pull request.`;
	return B`${F(t)} Lokaform could not find out which are from this pull request: ${R(e)}.`;
}
function bo(e, { reader: t, unappliedBase: n }) {
	let { manifests: r, projects: i } = e, a = r.length > 0 && r.length <= 3, o = ye(r) || "no manifest", s = a ? B`the ${r.length === 1 ? "manifest" : "manifests"} ${R(o)}` : B`${o}`;
	if (t === "assignee") return B`The live Lokalise project is different from ${s}:`;
	if (t === void 0) return B`From ${s}`;
	let c = i.some(({ plan: e }) => e), l = i.every((e) => w(e).length === 0);
	return Ft(e) || c && l ? B`The live Lokalise project was compared with ${s}.` : !c && r.length === 0 ? B`No plan could be made for this pull request:` : c ? n === void 0 ? B`If you merge this pull request, the live Lokalise project changes like this (from ${s}):` : B`Once these changes are on a branch that apply writes from, the live Lokalise project changes like this (from ${s}):` : B`No plan could be made for this pull request (from ${s}):`;
}
function xo(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e);
	return i && !a ? [] : n === "plan" && a ? Co(e, t) : [So(e, ga(e))];
}
function So(e, t) {
	let n = F(B`${t}`), r = e.projects.some(({ results: e }) => e);
	return P(e) ? {
		mark: "bad",
		words: n
	} : ln(e) || r ? {
		mark: "good",
		words: n
	} : { words: n };
}
function Co(e, { isPullRequest: t }) {
	if (!P(e)) return Ft(e) ? [{
		mark: "good",
		words: F(B`${`${t ? "This pull request" : "This plan"} changes nothing in the project.`}`)
	}] : [];
	let n = pn(e), r = n.filter(Tt), i = n.filter((e) => e.severity === "error" && !Tt(e)), a = Oo(e) && e.projects.every((e) => w(e).length === 0);
	return [
		...i.length > 0 ? [So(e, `${va(i)}. ${To(i)}`)] : [],
		...r.length > 0 ? [So(e, wo(r))] : [],
		...a ? [{ words: B`This pull request adds no change: what the plan changes is already pending.` }] : []
	];
}
function wo(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${k(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${A(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes. A run that is started by hand with the input overwrite writes the texts of the files.`;
}
function To(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Eo(e, { isPullRequest: t, unappliedBase: n }) {
	let { command: r, projects: i } = e, a = i.flatMap(w), o = {
		...e,
		projects: i.map(Do)
	};
	if (r !== "plan" || a.length === 0 || P(o)) return;
	let s = B`${F(B`What happens next:`)} Nothing has been changed yet.`;
	if (!t) return B`${s} The next apply makes these changes in the project.`;
	if (n !== void 0) return B`${s} Merging this pull request also changes nothing in the project: apply does not write from its base branch ${R(n, 200)}. It writes only from the default branch, and from the branches in the input ${R("apply-from")}.`;
	let c = Oo(e) ? B` The changes that are already pending are made as well.` : [];
	return B`${s} When this pull request is merged, the next apply makes these changes in the project.${c}`;
}
function Do(e) {
	return {
		...e,
		problems: e.problems.filter((e) => !Tt(e))
	};
}
function Oo({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function ko(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" && n !== "drift" || !r.some(({ plan: e }) => e)) return;
	let i = t.flatMap((e) => e.sections).filter(({ rows: e }) => e.length > 0), a = new Map(i.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : []));
	return {
		text: [
			...Oo(e) ? [B`In numbers, with the changes that are already pending:`] : [],
			...n === "plan" ? [B`${ga(e)}`] : [],
			B`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`
		],
		meanings: Array.from(a, ([e, t]) => B`${F(B`${e}`)}: ${t}`)
	};
}
function Ao(e, t) {
	let { id: n, manifests: r, plan: i, effort: a, results: o } = e, { command: s, keptElsewhere: c } = t;
	if (!i) return;
	let l = s === "drift", u = l || s === "restore" ? s : "plan", d = Ha(e, {
		...t,
		maxUnmanaged: l && c !== void 0 ? 10 : void 0,
		overflow: `${c} them`
	});
	return {
		title: `Lokaform ${u} · project ${gt(e)} · ${ye(r)}`,
		page: x(n),
		notes: i.filter ? [Ia(i.filter)] : [],
		sections: d.filter(({ part: e }) => e !== "problems" && e !== "failed"),
		file: Je(s, e),
		effect: l ? void 0 : ta(i.project, i.changes),
		result: l ? ia([e]) : ea(i, a, o?.length, s === "restore" ? "Restore" : "Apply")
	};
}
function jo(e) {
	let { command: t, problems: n, projects: r } = e, i = ({ name: e }) => e === void 0 ? "" : ` of ${H(e)}`, a = r.map((e) => ({
		...r.length > 1 && { heading: `Project ${gt(e)}` },
		bugs: (e.bugs ?? []).map(wt),
		rows: Ua(e)
	})), o = t === "apply" || t === "restore", s = r.some(({ plan: e }) => e) ? r.length > 1 || o : o || !e.stopped;
	return {
		troubles: [{
			bugs: [],
			rows: Mr(n)
		}, ...a.filter(({ bugs: e, rows: t }) => e.length + t.length > 0)],
		isRed: P(e),
		stopped: ma(e),
		backups: r.flatMap((e) => e.backup === void 0 ? [] : [`The backup${i(e)} is in ${H(e.backup)}.`]),
		restores: r.flatMap((e) => {
			let t = In(e);
			return t === void 0 ? [] : [`${ya(e.name)}: ${H(t)}`];
		}),
		result: s ? ga(e) : void 0
	};
}
function Mo({ projects: e }) {
	return `${ia(e)} The step fails because fail-on-drift is set. Run the workflow that applies, or change the manifests to match the project.`;
}
function No(e, t, n) {
	let r = Kr(e), { problems: i, projects: a } = r, o = {
		full: "also",
		longest: n
	}, s = [...Mr(i, o), ...a.flatMap((e) => Ua(e, o))], c = !P(r);
	return {
		isDone: c,
		...Po(r, t, c),
		projects: Fo(r),
		failures: c ? [] : s.filter(({ severity: e }) => e === "error")
	};
}
function Po(e, { url: t, commit: n, now: r, pullRequests: i }, a) {
	let { projects: o } = e, [s] = o, c = o.length === 1 && s?.name !== void 0 ? B` · ${R(s.name, 80)}` : [], l = B`at commit ${R(n.slice(0, 7))} on ${bt(r)}`, u = (e) => t === "" ? e : [{
		is: "link",
		words: e,
		address: t
	}], d = o.some(({ results: e }) => e), f = d ? B`: ${`${fa(o)}.`}` : B` wrote nothing.`, p = `The figures are for ${A(i, "merged pull request")} together.`, m = d && i > 1 ? [B`${p}`] : [];
	return a ? {
		heading: B`✅ Applied${c}`,
		lead: [B`Applied by ${u(B`this run`)} ${l}${f}`, ...m]
	} : {
		heading: Cn(e).some(({ outcome: e }) => e.state === "done") ? B`❌ Not everything was applied${c}` : B`❌ Nothing was applied${c}`,
		lead: [
			B`${u(B`This run`)} ${l}${f}`,
			...m,
			B`Each later run updates this comment, until everything is applied.`
		]
	};
}
function Fo(e) {
	let { projects: t } = e;
	if (t.length < 2) return [];
	let n = (t) => P({
		...e,
		problems: [],
		projects: [t]
	}), r = [...t.filter(n), ...t.filter((e) => !n(e))].slice(0, 50).map((e) => {
		let t = e.results ? fa([e]) : "not applied";
		return B`${R(e.name ?? e.id, 80)}: ${t}`;
	}), i = t.length - r.length;
	return i > 0 ? [...r, B`${`… and ${A(i, "more project")}`}`] : r;
}
// src/files/commitFiles.ts
var Io = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, Lo = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new Io(e.path, t);
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
		return (await this.members(U(e)))?.find(({ name: t }) => t === Qn(e));
	}
	async members(e) {
		let [t = ""] = G(e, this.#e).split(q);
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
		let t = G(this.#e, e).split(q).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || tr(t)) return;
			let e = this.#l(t);
			if (!e) return t;
			let n = await this.#c(e);
			if (tr(n)) return;
			let r = nr.join(nr.dirname(e.path), n, t.slice(e.path.length));
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
const Ro = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), zo = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), Bo = {
	output: 67108864,
	time: 3e4
};
var Vo = class extends Error {
	name = "GitFailure";
};
const Ho = /^(PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, Uo = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0",
	NoDefaultCurrentDirectoryInExePath: "1"
}, Wo = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
], Go = /^\.(com|exe)$/i;
function Ko(e, t, n) {
	if (t !== "win32") return (n.PATH ?? "/usr/bin:/bin").split(":").flatMap((t) => t.startsWith("/") ? nr.join(t, e) : []);
	let r = new Map(Object.entries(n).map(([e, t]) => [e.toUpperCase(), t])), i = (r.get("PATHEXT") ?? ".com;.exe").split(";").filter((e) => Go.test(e));
	return (r.get("PATH") ?? "").split(";").flatMap((t) => {
		let n = t.replaceAll("\"", "");
		return /^(?:[A-Za-z]:[\\/]|\\\\[^\\/?.])/.test(n) ? i.map((t) => rr.join(n, e + t)) : [];
	});
}
function qo(e, t) {
	let n = Ko("git", process.platform, t).filter((t) => !Jo(e, U(t))), r = n.find(Yo);
	return r === void 0 ? void 0 : {
		program: r,
		PATH: [...new Set(n.map((e) => U(e)))].join($n)
	};
}
function Jo(e, t) {
	try {
		let [n, r] = [It(t), It(e)];
		return n === r || yr(n, r);
	} catch {
		return !0;
	}
}
function Yo(e) {
	try {
		return bn(e, ar.X_OK), mn(e).isFile();
	} catch {
		return !1;
	}
}
async function Z(e, t, { environment: n, signal: r, limits: i = Bo }, a = "") {
	let o = qo(e, n);
	if (!o) throw new Vo(Xo);
	let s = Object.entries(n).filter(([e]) => Ho.test(e)), c = {
		...Object.fromEntries(s),
		...Uo,
		PATH: o.PATH,
		GIT_CEILING_DIRECTORIES: U(e)
	}, l = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, s) => {
		let u = Ro(o.program, [
			"-C",
			e,
			...Wo,
			...t
		], {
			cwd: U(o.program),
			env: c,
			signal: l,
			windowsHide: !0
		}), [d, f] = [[], []], p = 0;
		u.on("error", (e) => s(new Vo(Zo(e, r)))), u.stdout.on("data", (e) => {
			p += e.length, p <= i.output ? d.push(e) : (s(new Vo("The history of the repository is too large to read.")), u.kill());
		}), u.stderr.on("data", (e) => {
			f.length < 10 && f.push(e);
		}), u.on("close", (e) => {
			e === 0 ? n(Buffer.concat(d)) : s(new Vo(Qo(Buffer.concat(f).toString("utf8"), e)));
		}), u.stdin.on("error", () => {}), u.stdin.end(a);
	});
}
const Xo = "The program git was not found in PATH. Install it. Relative folders of PATH, and folders in the repository, are not searched.";
function Zo(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : `The program git could not be started: ${e.message}.`;
}
function Qo(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The folder of the manifests has a .git, but git finds no repository there. Repair it, or remove .git.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
async function $o(e, t) {
	let n = await J(e), r = await br(n, void 0);
	if (r === void 0) return;
	let i = async (e) => {
		try {
			return (await Z(r, [
				"symbolic-ref",
				"--quiet",
				"--short",
				e
			], t)).toString("utf8").trim() || void 0;
		} catch (e) {
			if (e instanceof Vo) return;
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
function es(e, t = Infinity) {
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
function ts(e) {
	return e.flatMap(({ id: e, until: t, trailers: n }) => n.overwrites.map((n) => ({
		pattern: n,
		at: t,
		commit: e
	})));
}
function ns(e, t) {
	let n = es(e.map(({ time: e }) => e), t);
	return e.map((e, t) => ({
		...e,
		until: 0,
		latest: e.time,
		...n[t]
	}));
}
function rs(e, t, { since: n, now: r = Infinity }) {
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
const is = "Lokaform-Pulled";
function as(e) {
	let t = (t) => [...e.matchAll(RegExp(`^[ \\t]*${t}:[ \\t]*(\\S.*)$`, "gim"))].map(([, e = ""]) => e.trim()), n = e.match(/^(?:commit [0-9a-f]{40,64}|\* .*)$/gm)?.length ?? 1, r = t(is).map(ss), a = r.length >= n && r.every((e) => !Number.isNaN(e)), o = t("Lokaform-Overwrite");
	return {
		...a && r.length > 0 && { pulled: i(r) },
		overwrites: o
	};
}
function os(e) {
	return `${is}: ${new Date(e).toISOString().replace(/\.\d+/, "")}`;
}
function ss(e) {
	return /^\d+$/.test(e) ? Number(e) : Math.floor(Date.parse(e) / 1e3);
}
// src/files/gitLog.ts
const cs = 67108864;
async function ls(e, { since: t, target: n, now: r }, i, a = 2e3) {
	if (!await fs(e, i)) return us;
	let o = n === void 0 ? new Set() : await ds(e, n, i), s = async (...t) => (await Z(e, [
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
			trailers: as(n.join("\n").replace(/\ncommit \w+\n$/, ""))
		};
	}), c = await s("--first-parent", "HEAD"), l = ns(c, r).slice(0, a), u = l.slice(0, l.findLastIndex(({ time: e }) => e >= t) + 1), d = u.at(-1);
	if (!d) return us;
	let f = u.length === l.length && c.length > a, p = !f && d.parents.length === 0 && await ps(e, d.id, i), m = p ? u.slice(0, -1) : u, [h] = p ? [d.id] : d.parents, g = rs(m, await s("HEAD", ...h === void 0 ? [] : [`^${h}`]), {
		since: t,
		now: r
	});
	return {
		commits: await ms(e, m, i),
		merged: await ms(e, g, i),
		overwrites: ts([...u, ...g]),
		...(f || p) && { back: d.until },
		...f && { why: `The repository has more than ${a} commits since then, and older ones are not read.` },
		...p && { why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)." }
	};
}
const us = {
	commits: [],
	merged: [],
	overwrites: []
};
async function ds(e, t, n) {
	try {
		let r = await Z(e, [
			"rev-list",
			"HEAD",
			`^${t}`,
			"--"
		], n);
		return new Set(r.toString("latin1").trim().split("\n"));
	} catch (e) {
		if (e instanceof Vo) return new Set();
		throw e;
	}
}
async function fs(e, t) {
	return !(await Z(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function ps(e, t, n) {
	let r = (await Z(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function ms(e, t, n) {
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
	], o = hs((await Z(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, until: t, latest: n, trailers: { pulled: r } }) => ({
		id: e,
		until: t,
		latest: n,
		changes: o.get(e) ?? [],
		...r !== void 0 && { pulled: r }
	}));
}
function hs(e) {
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
async function gs(e, t, n = "HEAD") {
	if (!await fs(e, t)) return new Map();
	let r = await Z(e, [
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
async function _s(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await Z(e, ["cat-file", "--batch-check"], n, i(t)), o = cs, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? Bo,
		output: 2 * cs
	}, u = await Z(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, wr(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function vs({ commits: e, merged: t }, n) {
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
var ys = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = {}) {
		let { displayRoot: r } = this.#e.folders, a = await J(r).catch(() => r), s = [], c = [], l = [], u = [], d = new Set(), f = await this.#n(t);
		for (let [t, r] of f) {
			if (t === void 0) {
				d.add("The files are not in a git repository."), u.push(Infinity);
				continue;
			}
			let i = (e) => r.get(e) ?? G(a, W(t, e)).split(q).join("/"), f = (e) => ({
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
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await J(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = K(t, n), a = await J(e).catch(() => e), o = await br(U(a), r), s = o === void 0 ? n : G(o, a).split(q).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new bs(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, bs = class {
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
			let r = await this.#a(e, n), { replaced: i, merged: a } = vs(r, t), o = await this.#o(t), s = await this.#l([...o.versions, ...i.filter(({ latest: t = 0 }) => t >= e)], a), { overwrites: c, back: l } = r, u = o.why ?? s.why;
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
			if (e instanceof Vo) return {
				versions: [],
				merged: [],
				overwrites: [],
				why: e.message
			};
			throw e;
		}
	}
	async upstream(e) {
		let t = async (...e) => (await Z(this.#e, e, this.#t)).toString("utf8").trim();
		try {
			let n = await t("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}"), r = Number(await t("rev-list", "--count", "HEAD..@{upstream}", "--"));
			if (!(r > 0)) return;
			let i = await gs(this.#e, this.#t, "@{upstream}"), a = [...e].flatMap(([e, t]) => {
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
			if (e instanceof Vo) return;
			throw e;
		}
	}
	#a(e, { target: t, now: n }) {
		if (!this.#n || this.#n.since > e || this.#n.target !== t) {
			let r = ls(this.#e, {
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
		this.#r ??= gs(this.#e, this.#t);
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
			(r === void 0 || xs(r) !== xs(i)) && a.push({
				path: e,
				now: e,
				content: t,
				until: n
			});
		}
		for (let n of r) {
			let r = [...t.keys()].filter((e) => Qn(e) === Qn(n));
			for (let t of r) if (!e.has(t) && await this.#s(t) === void 0) return {
				versions: a,
				why: `${n} is not committed. If it is ${t} under another path, its history counts only after a commit of the rename. Commit it.`
			};
		}
		return { versions: a };
	}
	async #s(e) {
		let t = W(this.#e, e);
		try {
			return (await sr(t)).isFile() ? wr(await lr(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await _s(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function xs(e) {
	return e?.replaceAll("\r\n", "\n");
}
// node_modules/fast-glob/out/utils/array.js
var Ss = n(((e) => {
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
})), Cs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), ws = n(((e) => {
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
})), Ts = n(((t) => {
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
})), Es = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), Ds = n(((e, t) => {
	var n = Es(), r = {
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
})), Os = n(((t, n) => {
	var r = Ds(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), ks = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = Os(), i = ue(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
		return e.reduce((e, t) => e.concat(ee(t)), []);
	}
	t.expandPatternsWithBraceExpansion = D;
	function ee(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = ee;
	function te(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = te;
	function O(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = O;
	function ne(e, t) {
		return e.map((e) => O(e, t));
	}
	t.convertPatternsToRe = ne;
	function re(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = re;
	function ie(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = ie;
	function ae(e) {
		let t = [], n = [];
		for (let r of e) oe(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = ae;
	function oe(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = oe;
})), As = n(((t, n) => {
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
})), js = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = As();
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
})), Ms = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), Ns = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = Ss(), e.errno = Cs(), e.fs = ws(), e.path = Ts(), e.pattern = ks(), e.stream = js(), e.string = Ms();
})), Ps = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = Ns();
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
})), Fs = n(((e) => {
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
})), Is = n(((e) => {
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
})), Ls = n(((t) => {
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
})), Rs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ls();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), zs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Fs(), n = Is(), r = Rs();
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
})), Bs = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), Vs = n(((e, t) => {
	t.exports = r;
	let n = Bs();
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
})), Hs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Us = n(((e) => {
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
})), Ws = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Us();
})), Gs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Ks = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = zs(), n = Vs(), r = Hs(), i = Ws(), a = Gs();
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
})), qs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = zs(), n = Hs(), r = Ws(), i = Gs();
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
})), Js = n(((t) => {
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
})), Ys = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = zs(), i = Js();
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
})), Xs = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Ks(), n = qs(), r = Ys();
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
})), Zs = n(((e, t) => {
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
})), Qs = n(((e, t) => {
	var n = Zs();
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
})), $s = n(((e) => {
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
})), ec = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = $s();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), tc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Xs(), i = Qs(), a = $s(), o = ec();
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
})), nc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = tc();
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
})), rc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = tc();
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
})), ic = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Xs(), n = $s(), r = ec();
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
})), ac = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ic();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), oc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Xs();
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
})), sc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = nc(), n = rc(), r = ac(), i = oc();
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
})), cc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = zs(), i = Ns();
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
})), lc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = zs(), i = sc(), a = cc();
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
})), uc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = sc(), n = cc(), r = lc();
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
})), dc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ns();
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
})), fc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = dc();
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
})), pc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ns(), n = fc();
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
})), mc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ns();
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
})), hc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ns();
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
})), gc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ns();
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
})), _c = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = pc(), i = mc(), a = hc(), o = gc();
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
})), vc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = uc(), n = _c();
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
})), yc = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = lc(), i = _c();
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
})), bc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = zs(), n = sc(), r = cc();
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
})), xc = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = bc(), n = _c();
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
})), Sc = n(((t) => {
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
})), Cc = t(n(((e, t) => {
	let n = Ps(), r = vc(), i = yc(), a = xc(), o = Sc(), s = Ns();
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
async function wc(e, t, n, r) {
	let i = K(t, e);
	return await kr(i, n) ? [i] : Tc(e.split(q).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Io) throw e;
		return [];
	});
}
async function Tc(e, t, n, r) {
	let i = [];
	if (n.commit && !Cc.default.isDynamicPattern(e)) return i;
	let a = rt(e), o = a.map(({ superset: e }) => e), { dot: s = !1 } = t, c = Cc.default.stream([...new Set(o.map((e) => e.glob))], {
		...t,
		dot: s || o.some((e) => e.dot),
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: Dc(n.commit) }
	});
	for await (let e of c) {
		if (r.aborted) break;
		let o = String(e);
		if (!a.some((e) => g(e, o, s))) continue;
		let c = K(t.cwd, o);
		await kr(c, n) && i.push(c);
	}
	return i;
}
const Ec = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function Dc(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(Oc)) : r(Ec), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, Oc(e)) : r(Ec), (e) => r(e));
		}
	};
}
function Oc({ name: e, kind: t }) {
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
async function kc(e, t) {
	let n = W(U(e), ".gitignore"), r = `/${Qn(e)}`, i;
	try {
		i = Cr(await lr(n));
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "ENOENT") return _r({
			path: n,
			text: `${r}\n`
		});
		let i = `${Y(n, t)} cannot be read: ${Dr(e)}`;
		return vr(z("not-read", i));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(Qn(e))) return _r(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return _r({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/files/textFiles.ts
async function Ac(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await jc(a, t, n), s = e.flatMap((e) => Nc(a, e) ?? []), c = s.filter(({ textFile: e }) => Pc(a, e.language));
		o(i, Ic(a, e, s), Lc(a, c, t));
		for (let e of c.sort(Fc(a))) r.has(e.full) ? i.push(Rc(a, Y(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function jc(e, t, n) {
	return (await wc($t(e), e.folder, t, n)).filter((e) => Dt(e) !== void 0).sort();
}
function Mc({ folder: e }, t) {
	return G(e, t).split(q).join("/");
}
function Nc(e, t) {
	let n = Mc(e, t), r = je(e, n);
	if (!(Oe(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...ie(e, n)
		}
	};
}
function Pc(e, t) {
	return t === void 0 || Ee(e, t);
}
function Fc({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Ic(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [z("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [z("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => sn(t ?? "", e)), n = t === void 0 ? "lokaform pull creates it when the project has texts for it." : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return z("no-language-file", i, {
			place: a,
			...t === void 0 && {
				severity: "notice",
				reach: "change"
			}
		});
	});
}
function Lc({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${Y(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [z("bad-setting", o, { place: t })];
	});
}
function Rc({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return z("bad-setting", n, { place: e });
}
const zc = [
	"**/{locale,locales,i18n,lang,langs,language,languages,translations}/**/*.json",
	"**/*.lproj/*.strings",
	"**/*.xcstrings",
	"**/res/values*/strings.xml",
	"**/*.arb"
], Bc = [
	"node_modules,bower_components,vendor,Pods,Carthage,third_party,external",
	"build,dist,out,target,bin,obj,coverage,tmp,temp,DerivedData,public/build",
	"*.app,*.framework,*.xcframework,*.bundle"
].flatMap((e) => e.split(",").map((e) => `**/${e}/**`)), Vc = 2e5;
async function Hc(e, t) {
	let n = AbortSignal.any([t, AbortSignal.timeout(5e3)]), r = [], i = Cc.default.stream(zc, {
		cwd: e,
		ignore: Bc,
		deep: 10,
		followSymbolicLinks: !1,
		suppressErrors: !0
	});
	for await (let e of i) if (r.push(String(e)), n.aborted || r.length >= 2e3) break;
	return r.sort();
}
async function Uc(e, t) {
	let n = await cr(W(e, t)).catch(() => void 0);
	try {
		let e = await n?.read(Buffer.alloc(Vc), 0, Vc, 0);
		return e?.buffer.toString("utf8", 0, e.bytesRead) ?? "";
	} catch {
		return "";
	} finally {
		await n?.close();
	}
}
// src/files/manifests.ts
async function Wc(e, t, n, r) {
	let { paths: i, problems: a } = await Gc(e, t, n, r), s = await Ac(e.texts, n, r), c = {}, l = [...a, ...s.problems];
	for (let { plural: t, textFiles: a } of e.kinds) {
		let e = (i[t] ?? []).map((e) => ({ full: e })), u = await Xc(a ? [...e, ...s.found] : e, n, r);
		c[t] = u.texts, o(l, u.problems);
	}
	if (l.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let t = e.kinds.map(({ plural: e }) => e), n = `There is no manifest: neither ${t.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${t.map((e) => `--${e}`).join(" or ")} (in the action: ${t.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		l.push(z("no-manifest", n));
	}
	let u = s.found.filter(({ textFile: { source: e } }) => !e.languages && e.base === void 0).map(({ full: e, textFile: t }) => [Y(e, n), t]);
	return {
		manifests: c,
		problems: l,
		undecided: new Map(u)
	};
}
async function Gc({ kinds: e, globs: t, folder: n }, { id: r }, i, a) {
	let s = {}, c = [];
	for (let { plural: l, sharedByBranches: u } of e) if (t[l]) {
		let e = await Yc(l, t[l], i, a);
		s[l] = e.files, o(c, e.problems);
	} else s[l] = u && r.includes(":") ? [] : await Jc(`${l}.yaml`, n, i);
	return {
		paths: s,
		problems: c
	};
}
async function Kc(e, t, n = {}) {
	let r = await Promise.all(e.map((e) => Gc(e, { id: "" }, n, t))), i = (await Ac(e.flatMap(({ texts: e }) => e), {
		...n,
		displayRoot: ""
	}, t)).found.map(({ full: e }) => e), [{ kinds: a } = { kinds: [] }] = e;
	return Object.fromEntries(a.map(({ plural: e, textFiles: t }) => {
		let n = r.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...n, ...i] : n];
	}));
}
async function qc(e, t) {
	let n = new Map();
	for (let { kinds: r, globs: i, folder: a } of e) for (let { plural: e } of r) {
		let r = i[e]?.patterns[0]?.place, [o] = r ? await Jc(`${e}.yaml`, a, t) : [];
		if (r === void 0 || o === void 0) continue;
		let s = `${Y(o, t)} is not read, because the setting ${e} does not name it. Add it to the setting, or delete the file.`;
		n.set(o, z("unread-manifest", s, {
			place: r,
			severity: "warning"
		}));
	}
	if (n.size === 0) return [];
	let r = new Set(Object.values(await Kc(e, new AbortController().signal)).flat());
	return [...n].flatMap(([e, t]) => r.has(e) ? [] : t);
}
async function Jc(e, t, n) {
	let r = K(t, e);
	return await kr(r, n) ? [r] : [];
}
async function Yc(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await wc(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Ar(K(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(z("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Xc(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = Y(a, t);
		try {
			let n = Cr(await Sr(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Io) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(z("not-read", `${e} cannot be read: ${Dr(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
function Zc(e, t, n) {
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
function Qc(e, t, n = Infinity, r) {
	let { count: i, project: a } = e.step, o = $c(e.step), s = $c({
		...e.step,
		project: void 0
	}), c = i && el(i), l = (e, ...t) => [[e, c].filter(Boolean).join(": "), ...t].filter(Boolean).join(" · "), u = r && r.until > t ? al(r, t) : void 0, d = tl(e), f = (d > 0 ? rl(e, d, t) : void 0) ?? il(t - e.began), p = d > 0 ? `${nl(d)} ${i?.unit}s/s` : void 0;
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
	]).find((e) => e !== "" && Vt(e) <= n) ?? (u ? `Waiting ${u}` : s).slice(0, n);
}
function $c({ phase: e, project: t }) {
	let n = t === void 0 ? void 0 : `project ${Bn(t, 40)}`;
	switch (e) {
		case "reading": return "Reading manifests";
		case "observing": return `Reading ${n ?? "the project"}`;
		case "planning": return n ? `Planning ${n}` : "Planning";
		case "writing": return "Writing manifests";
		case "applying": return n ? `Applying to ${n}` : "Applying";
		case "verifying": return n ? `Verifying ${n}` : "Verifying";
	}
}
function el({ done: e, total: t, unit: n }) {
	return t === void 0 ? e > 0 ? A(e, n) : void 0 : `${k(e)} of ${A(t, n)}`;
}
function tl({ first: e, last: t }) {
	let n = t.at - e.at, r = t.done - e.done;
	return n >= 1e3 && r > 0 ? r * 1e3 / n : 0;
}
function nl(e) {
	return e < 10 ? e.toFixed(1) : k(Math.round(e));
}
function rl({ step: e, last: t }, n, r) {
	let i = e.count?.total;
	if (i === void 0) return;
	let a = (i - t.done) * 1e3 / n - (r - t.at);
	return a >= 500 ? `${ol(a)} left` : void 0;
}
function il(e) {
	return e >= 500 ? `${ol(e)} elapsed` : void 0;
}
function al({ until: e, reason: t }, n) {
	return `${ol(e - n)}: ${H(t)}`;
}
function ol(e) {
	let t = Math.round(e / 1e3);
	if (t < 60) return `${t} s`;
	let n = Math.floor(t / 60);
	return n < 60 ? `${n} min ${t % 60} s` : `${Math.floor(n / 60)} h ${n % 60} min`;
}
function sl({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${H(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function cl(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${H(r)} is sent again: ${a}.`]);
	};
}
// src/report/text/reportText.ts
function ll(e, { paint: t, width: n, ...r }) {
	let i = Ao(e, r);
	if (!i) return [];
	let { title: a, page: o, notes: s, sections: c, file: l, effect: u, result: d } = i, f = (e) => `  ${t(yl["!"], Dn(e))}`, p = [
		t("strong", a),
		...o === void 0 ? [] : [`  ${t("dim", o)}`],
		...s.map(f)
	], m = bl(c, {
		paint: t,
		width: n,
		file: l
	}), h = [
		...m.length > 0 ? [""] : [],
		...u ? [f(u)] : [],
		t("strong", d)
	];
	return [
		...L(p, n),
		...m,
		...L(h, n)
	].map(I);
}
function ul(e, { paint: t }) {
	let { comparison: n, parts: r } = uo({
		...e,
		projects: []
	}, { overflow: "" }), [i, ...a] = n.map((e) => t("strong", Dn(e)));
	if (i === void 0) return [];
	let o = r.flatMap(({ heading: e, sections: n }) => [...r.length > 1 ? ["", t("strong", Dn(e))] : [], ...bl(n, { paint: t })]);
	return [
		i,
		...o,
		...o.length > 0 ? [""] : [],
		...a
	].map(I);
}
function dl(e, t) {
	return Mr(e).map((e) => fl(e, t));
}
function fl({ place: e, severity: t, state: n, name: r, words: i = "", code: a }, o) {
	let s = t === "error" ? "bad" : t === "warning" ? "change" : "note", c = e ? H(e.file) : "", l = a ? n === void 0 ? c : `${c}:${e?.line}:${e?.col}` : `${c}:${e?.line}`, u = [
		...e ? [l] : [],
		...n === void 0 ? [] : [o(s, n)],
		...a ? [] : [r],
		a ? `${i} ${o("dim", `[${a.name}]`)}` : i
	];
	return I(u.join(": "));
}
function pl(e, t) {
	return jo(e).troubles.flatMap(({ heading: e, bugs: n, rows: r }) => [
		...e === void 0 ? [] : [I(t("strong", e))],
		...n.map(I),
		...r.map((e) => fl(e, t))
	]);
}
function ml(e, t, n) {
	let { isRed: r, stopped: i, backups: a, restores: o, result: s } = jo(e), c = [
		...i ? [t("bad", Dn(i))] : [],
		...a,
		...s === void 0 ? [] : [t(r ? "bad" : "good", s)]
	];
	return [...L(c, n), ...o].map(I);
}
function hl({ plan: e, reports: t }, n) {
	let r = t.map((e) => `The report is in ${H(n(e))}.`);
	return e !== void 0 && r.push(`The plan is in ${H(n(e))}. To apply it: lokaform apply --plan ${ft(H(n(e)))}`), r.map(I);
}
function gl(e, { paint: t, width: n, isDryRun: r, texts: i, full: a }) {
	let { name: o, files: s, kept: c } = e, l = bl(so(e, {
		texts: i,
		full: a,
		languages: []
	}), {
		paint: t,
		width: n
	}), u = r ? "Would write" : "Wrote", d = s.length === 0 ? `Pull from ${H(o)}: the manifests stay as they are${_l(c.length)}.` : `Pull from ${H(o)}: ${Pa([e])}.`, f = L([t("strong", `From ${H(o)} into the manifests:`)], n);
	return [
		...l.length > 0 ? [
			...f,
			...l,
			""
		] : [],
		...s.map((e) => `${u} ${H(e)}`),
		...L([t("strong", d)], n)
	].map(I);
}
function _l(e) {
	return e === 0 ? "" : `, and ${A(e, "value")} of the project ${e === 1 ? "differs" : "differ"}`;
}
function vl(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = H(e);
		return kt(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => I(e.split("	").map(H).join("	")));
	});
}
const yl = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note",
	" ": "dim"
};
function bl(e, t) {
	let { paint: n, width: r } = t;
	return e.filter(({ rows: e }) => e.length > 0).flatMap(({ title: e, rows: i }) => [
		"",
		...e === void 0 ? [] : L([n("strong", e)], r),
		...xl(i, t)
	]);
}
function xl(e, { paint: t, width: n, file: r }) {
	let i = e.map((e) => ({
		...e,
		...Sl(e, r)
	})), a = n === void 0 ? 36 : Math.min(36, Math.floor(n * .45)), o = {
		labels: El(i.map(({ label: e }) => e), a),
		places: El(i.map(({ at: e }) => e), 24)
	};
	return i.flatMap((e) => Cl(e, o, {
		paint: t,
		width: n
	}));
}
function Sl({ name: e, from: t, place: n }, r) {
	let i = t === void 0 ? "" : ` ← ${Kt(t)}`;
	return {
		label: Kt(e) + i,
		at: n ? Kt(_n({ place: n }, r)) : ""
	};
}
function Cl(e, t, { paint: n, width: r }) {
	let { label: i, at: a, words: o = "" } = e, s = r ?? Infinity, c = Vt(i) <= t.labels && Vt(a) <= t.places, l = t.places > 0 || a !== "" ? "  " : "", d = 4 + t.labels + l.length + t.places + 2, f = `${Tl(e, n)}${i}${l}${n("dim", a)}`, p = `${Tl(e, n)}${u(i, t.labels)}${l}${u(n("dim", a), t.places)}`, m = e.lines.flatMap((e) => En(" ".repeat(6) + wl(e, n), s, 8)), h = `${c ? p : f}  ${o}`.trimEnd();
	return Vt(h) <= s && (c || Vt(o) <= 20) ? [h, ...m] : c && s - d >= 40 ? [...En(h, s, d), ...m] : [
		...En((c && r !== void 0 ? p : f).trimEnd(), s, 6),
		...o === "" ? [] : En(" ".repeat(6) + o, s, 8),
		...m
	];
}
function wl(e, t) {
	let { sign: n, start: r, value: i } = e;
	if (n === " ") return `  ${r}${i}`;
	let a = n === "-" ? "old" : "new", o = (t(a, "x") === "x" ? [{
		text: i,
		isChanged: !1
	}] : pe(e)).map(({ text: e, isChanged: n }) => t(n ? `${a}-word` : a, e));
	return t(a, `${n} ${r}`) + o.join("");
}
function Tl({ sign: e }, t) {
	return `  ${t(yl[e], e)} `;
}
function El(e, t) {
	return e.map(Vt).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
// src/model/digest.ts
function Dl(e, t) {
	return Wr("sha256").update(r([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const Ol = {
	kept: [],
	problems: []
};
function kl(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i, Al(e, t, i)), c = n === void 0 ? void 0 : xt(e.tags(n), i.rules), l = c === void 0 ? jl(e, o, n, s) : [], u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return Ol;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = D(t.file, t.spot, [d]), p = {
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
	let m = [...Il(e, {
		...t,
		values: o
	}, n, d), ...l.flatMap(({ field: n, issues: r }) => Ll(e, {
		...t,
		values: o
	}, n.name, r))];
	if (m.length > 0) return {
		kept: [],
		skipped: p,
		problems: m
	};
	let h = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Dl(e.id(n), a);
		return {
			...Rl(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = h === void 0 ? [] : g.filter((t) => Qe(e.name, t)), v = g.filter((e) => !_.includes(e));
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
		place: Rl(e, t).place
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
	], w = l.flatMap((e) => e.open ?? []), T = Nl(e, {
		...t,
		values: o
	}, v, x);
	if (T) return {
		kept: C,
		skipped: p,
		problems: [T],
		open: w
	};
	let E = Qi(e, n, v, i.project);
	if (E.length === 0) return {
		kept: C,
		problems: m,
		open: w
	};
	let ee = Fl(e, n, E), te = r === void 0 ? {} : { renamed_from: r }, O = e.lastEdit(n), ne = e.tags(n);
	return {
		change: {
			...p,
			place: Ml(f, E),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...te,
			seen: ee,
			...O && { edited: O },
			...ne.length > 0 && { tags: ne },
			fields: E
		},
		kept: C,
		problems: m,
		open: w
	};
}
function Al({ fields: e }, t, { rules: n }) {
	return t.from && !e.some((e) => e.role === "text" && e.declared(t.values).length > 0) ? [] : [...new Set([...me(t), ...n.pull?.completes ?? []])];
}
function jl(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === S ? [] : [{
			field: e,
			...i
		}];
	});
}
function Ml(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function Nl(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => Pl(e) && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`, s = `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with --overwrite.`;
	return et(e, t, "plural-mismatch", s, {
		path: [i.field],
		ofName: !0
	});
}
function Pl({ reason: e }) {
	return e === "pull" || e === "conflict" || e === "undecided";
}
function Fl(e, t, n) {
	return Dl(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function Il(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [et(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function Ll(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => et(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function Rl(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: D(t, n, r)
	};
}
// src/plan/declaredContents.ts
const zl = {
	fields: new Map(),
	texts: new Set()
};
function Bl(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [Vl(e), e])),
		texts: new Set(n.map((e) => r(Ul(e))))
	};
}
function Vl({ field: e, part: t }) {
	return r([e, t ?? null]);
}
function Hl(e, { onCreate: t }) {
	return r(e.fields.flatMap((e) => e.declared(t)).map(Ul));
}
function Ul({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function Wl({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Q(i),
		isNew: n.get("new") === !0
	};
}
function Q(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Q) : [];
}
// src/plan/planKind.ts
function Gl(e, t, n, r, i) {
	let a = i?.matching ?? e.match(t, n, r), o = a.matches.map((t, n) => {
		let a = i?.compared[n], o = a !== void 0 && (a.open ?? []).length === 0 ? a : kl(e, t, r, `${e.name}:${n + 1}`), { declared: s, live: c } = t;
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
				place: D(r, i, [])
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
	}, c = (t) => Wl(e, t).id;
	s((e) => [c(e) ?? []].flat()), s((e) => [r([...i(e)].sort())]), s((t) => [r(e.identity(t.values))]);
	let l = (t) => Q(e.identity(t.values));
	return s((t) => [...(Wl(e, t).previously ?? []).toReversed(), ...l(t)], l), a;
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
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => en(e.kind, t).role === "identity").flatMap((n) => Q(n[t] ?? null).map((t) => `${e.kind} ${t}`));
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
	let { rules: i } = r, a = Ve(e, i);
	if (a === void 0) return eu;
	let o = (t) => St(e, i) === "all" || ru(e.tags(t), i), s = [], c = [];
	for (let t of n) {
		if (!o(t) || a === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, r = xt(e.tags(t), i), l = e.tags(t).find((e) => i.protectedTags.includes(e));
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
			seen: Dl(e.id(t), e.fingerprint(t)),
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
	let r = new Map([...t, ...n].map((t) => [t, Bl(e, t.values)])), i = (e) => r.get(e) ?? zl, a = Jl(e, {
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
		}), o(u, du(e, r, t, f?.renamed_from !== void 0)), Hl(e, r) !== Hl(e, t) && d.push(r.file.path);
	}
	return {
		changes: c,
		released: [...n.filter((e) => !s.has(e)).map((t) => ou(e, t)), ...l],
		rematched: u,
		changed_defaults: d
	};
}
function ou(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = D(t.file, t.spot, [n]);
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
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !ne(e)).map((e) => lu(t, e));
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
		place: Ml(f.place, s),
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
		place: D(e.file, e.spot, n)
	};
}
function uu(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function du(e, t, n, r) {
	let [i, a] = [Wl(e, t), Wl(e, n)];
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
		released: e.unmanaged.filter((e) => l.has(Me(e.kind).plural) && !s.has(Tu(e)))
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
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => en(e.kind, t).role === "identity");
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
		let n = t === Ct ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
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
	return e !== "" && Nn(e).toLowerCase() === Nn(t).toLowerCase();
}
function Au(e) {
	let t = `Texts are hidden, because it is not known whether the target of the pull request shows them: ${e}.`;
	return z("not-read", t, { severity: "notice" });
}
function ju(e, t) {
	let n = m.flatMap((n) => {
		let [i, a] = [e.get(n), t.get(n)];
		return r(i ?? null) === r(a ?? null) ? [] : [{
			name: ze(n),
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
			place: (e, ...n) => Fe(h, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => D(h, t.spot, [...p(e), ...n])
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
const Fu = Yn(qn(), Zn());
function Iu(e) {
	return e.entries ? {
		...e,
		schema: Xn(Zn()).refine(...Un)
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
	return r && Array.isArray(i.value) ? An(e, i, r).problems : [];
}
function Hu({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, group: s, schema: c = Uu(i) }) {
	let l = new Map(Object.keys(Gu(n) ? n : {}).flatMap((t) => {
		let n = D(e, r, [t]), i = Sn("setting", ze({
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
		problems: [...l.values(), ...zn(f, {
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
	return Jn(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
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
	return K(t.working, M(ce, e) ?? ce.default);
}
async function qu(e, t) {
	let n = Ku(e, t), r = M(ce, e) === void 0 || t.commit && !await kr(n, t), i = r ? Ku({}, t) : n;
	if (r && !await kr(i, t)) return { problems: [] };
	let a = Y(i, t), o;
	try {
		o = Cr(await Sr(i, t));
	} catch (e) {
		if (e instanceof Io) throw e;
		return { problems: [z("not-read", `The settings in ${a} cannot be read: ${Dr(e)}`)] };
	}
	let s = fn(a, o, { most: Ot });
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = Xu(s, U(i));
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
		problems: Lt([...r.problems, ...i?.problems ?? []])
	};
}
function Zu(e, t, n) {
	let r = n.get(Ct);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(z("bad-setting", e, { place: t }));
	n.get(j) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(j));
	let s = new Map(), c = Object.keys(r);
	if (c.length > Yu) return a(`The setting projects has ${c.length.toLocaleString("en-US")} entries. Use at most ${Yu.toLocaleString("en-US")}, and move the others into another file.`, n.namePlace(Ct)), {
		entries: s,
		problems: i
	};
	let l = Pu(t, Ct.name);
	c.length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(Ct));
	let u = new Map();
	for (let t of c) {
		let n = D(e.file, l.spot, [t]);
		Qu(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: c } = Nu(e, Pu(l, t), "entry", "an entry of projects", [Ct.name, t]);
		o(i, c), s.set(t, r);
		let d = r.get(j), f = u.get(d ?? "");
		d === void 0 ? r.isBroken(j) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : f === void 0 ? u.set(d, t) : a(`The entries "${t}" and "${f}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(j));
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
	let n = $(vn, t), r = td(t.raw), i = e.map(({ name: e, settings: { prune: i } }) => {
		let a = r ? M(i, t.raw) : $(i, t);
		return [e, n.length === 0 && a || "off"];
	}), a = e.flatMap(({ settings: e }) => e.limits.flatMap((e) => {
		let n = $(e, t);
		return n === void 0 ? [] : [[e.name, n]];
	})), o = {
		languages: $(Wn, t),
		writers: $($e, t),
		overwrite: $(_, t),
		accept: $(Ge, t),
		pull: void 0,
		filter: n,
		owner: $(it, t),
		prune: Object.fromEntries(i),
		pruneBy: $(nn, t),
		onProblem: $(E, t),
		protectedTags: $(de, t),
		limits: Object.fromEntries(a),
		allowRemovals: $(Rn, t),
		allowWrongProject: $(jt, t)
	};
	return {
		rules: o,
		problems: [...e.flatMap((e) => rd(e, o, t)), ...id(e, o, t)]
	};
}
function ed(e) {
	let { value: t = {}, part: n } = sd(Wn, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(Wn, e)]));
}
function td(e) {
	return Te.some((t) => M(t, e) !== void 0);
}
function nd(e, t) {
	if (!t || !td(e) || M(Pe, e) !== void 0) return [];
	let n = [t.top, ...t.projects?.values() ?? []], r = We.some((e) => n.some((t) => (t.get(e) ?? "off") !== "off")), i = `Prune is off in this run, because ${Te.map((e) => `--${c(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add --${c(Pe)}.`;
	return r ? [z("bad-setting", i, { severity: "notice" })] : [];
}
function rd(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, o = ze(a), { place: s } = sd(a, n) ?? {}, c = (e) => z("bad-setting", e, { ...s && { place: s } }), l = (e) => n.parts.some((t) => t.isBroken(e)), u = St(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !l(it) && d.push(c(`With ${o}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Ve(e, t) === void 0 && !l(nn) && d.push(c(`The setting ${o} is on, but prune.by is not set. Set prune.by: archive, which can be undone in the project, or prune.by: destroy (--prune by=archive for one run).`)), d;
}
function id(e, t, n) {
	let { value: r, place: i } = sd(nn, n) ?? {}, a = e.filter((e) => e.removalBy({
		...t,
		pruneBy: void 0
	}) === void 0).map(({ settings: e }) => e.prune);
	if (r !== "destroy" || a.some((e) => $(e, n) !== "off")) return [];
	let o = `The setting prune.by has no effect, because ${a.map(ze).join(" and ")} is off. Remove it, or turn prune on.`;
	return [z("bad-setting", o, {
		severity: "warning",
		...i && { place: i }
	})];
}
const ad = [{
	row: l,
	why: "the reviewed plan says which changes are applied. To apply fewer, plan again with --filter"
}, {
	row: O,
	why: "it declares keys that no manifest has, and --filter chooses declared keys"
}];
function od(e, t) {
	if ((M(vn, e) ?? []).length === 0) return [];
	let n = (t) => M(t, e), r = ad.filter(({ row: e }) => ![void 0, !1].includes(n(e))).map(({ row: e, why: t }) => z("bad-setting", `--filter cannot be used with --${c(e)}: ${t}. Remove one of them.`)), i = t ? [t.top, ...t.projects?.values() ?? []] : [], a = We.some((e) => [n(e), ...i.map((t) => t.get(e))].some((e) => e !== void 0 && e !== "off"));
	return [...r, ...a ? [z("bad-setting", "Prune is off in this run, because --filter chooses only some of the keys. To remove keys, run without --filter.", { severity: "notice" })] : []];
}
function sd(e, { raw: t, environment: n, parts: r }) {
	let i = M(e, t);
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
	if (e.some((e) => e.isBroken(Yt))) return;
	let n = e.find((e) => e.get(Yt) !== void 0), r = n?.get(Yt)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(Yt, r, "files"),
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
	if (e.language === void 0 || Oe(e.files)) return {};
	let [n, r] = t.filter(({ files: t, keyName: n, platform: r }) => Oe(t) && er(t) === er(e.files) && n === e.keyName && r === e.platform);
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
		problems: [z("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await lr(K(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Dr(e)}`);
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
	let r = [...e?.projects?.values() ?? []].map((e) => yt(t, e.get(Bt) ?? "")).filter((e) => e !== void 0 && nt(e) === void 0), i = [
		n,
		t[Kn],
		yt(t, "INPUT_TOKEN"),
		...r,
		...pd(t)
	].filter((e) => e !== void 0);
	return [...new Set(i)].filter((e) => e !== "");
}
function pd(e) {
	return dd.flatMap((t) => yt(e, t) || []);
}
const md = z("no-token", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function hd(e, { usable: t, runToken: n, isNeeded: r, target: i, named: a = {
	name: void 0,
	id: ""
} }) {
	let o = e?.get(Bt);
	if (!e || o === void 0) return {
		token: n,
		problems: r && n === void 0 ? [md] : []
	};
	let s = (t, n = "bad-setting") => ({
		token: void 0,
		problems: r ? [z(n, t, { place: e.place(Bt) })] : []
	});
	if (!gd(o, t)) return s(`The setting token_env must not be ${o}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	if (i && !t.allowed && o !== "LOKALISE_API_TOKEN" && !Ou(i, a, o)) return s(`A pull request must not choose ${o} as token_env: ${i.is === "missing" ? `the settings of its target cannot be read: ${i.why}` : "its target does not use it for this project"}. Nothing was sent. Add ${o} to the input allow-variables, or use a variable that the target uses.`);
	let c = yt(t.values, o) || void 0;
	if (c === void 0) return s(`The environment has no ${o}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`, "no-token");
	let l = nt(c);
	return l === void 0 ? {
		token: c,
		problems: []
	} : s(`The value of ${o}, which must contain the API token of this project, ${l}`);
}
function gd(e, { values: t, allowed: n }) {
	return e === "LOKALISE_API_TOKEN" ? !0 : st(e) || y(yt(t, e) ?? "", pd(t)) ? !1 : !n || n.includes(e);
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
	}), _ = $u(n.kinds, p), v = !(l && f.some((e) => e.isBroken(d))) && $(d, p), y = ht(f[0]?.get(j) ?? "").length > 0;
	return {
		settings: {
			...h,
			chosen: M(j, r) === void 0 && y ? m.id : void 0,
			secrets: m.secrets,
			token: g.token,
			manifests: yd(p, n),
			rules: _.rules,
			checks: vd(p),
			inFile: Eu(f),
			pulledLanguages: sd(Qt, p),
			languagePlaces: ed(p),
			useAutomations: $(Et, p),
			concurrency: $(oe, p),
			rate: $(wn, p),
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
	let t = be.map((t) => [t, $(kn[t], e)]);
	return Object.fromEntries(t);
}
function yd({ raw: e, parts: t }, { kinds: n, config: r, working: i }) {
	let a = r?.folder ?? i, o = {};
	for (let n of Te) {
		let r = M(n, e);
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
	let n = Dd(e, t), { id: r, secrets: i } = n, a = M(ot, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Nn(r))) return n;
	let o = M(j, t.raw) === void 0 ? e?.place(j) : void 0, s = `${Ed(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [z("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function Ed(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : M(j, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function Dd(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = M(j, t);
	if (a !== void 0) return kd(a);
	let o = e?.get(j);
	return e && o !== void 0 ? Od(o, n, e.place(j)) : e?.isBroken(j) || r?.projects ? wd : i === void 0 ? {
		secrets: [],
		problems: [z("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : ht(i).length > 0 ? Od(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function Od(e, t, n) {
	let [r, i, ...a] = ve(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!ve(e).some((e) => "name" in e)) return Ad(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([Md("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = dt(r.name, Cd, t);
	if ("message" in l) return o([z(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!Sd.test(u)) return o([Md(`The value of ${c} ${jd}`, n)]);
	let d = Ad(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, Nn(u)].map((e) => ({
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
	return z("bad-setting", e, { ...t && { place: t } });
}
function Nd(e, t, n) {
	let r = (e) => z("bad-setting", e), i = M(vt, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [z("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = Pt(e, a) || ` There are ${a.join(", ")}.`;
		return [z("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(j) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let l = i ? a.filter((e) => i.includes(e)) : a, u = [j, ...Te];
	if (l.length > 1) for (let t of u) M(t, e) !== void 0 && o.push(r(`The option --${c(t)} (in the action: ${c(t)}) works only for one project, but lokaform.yaml has ${l.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: l,
		others: a.filter((e) => !l.includes(e)),
		problems: o
	};
}
// src/settings/resolve.ts
const Pd = new AbortController().signal;
async function Fd(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o, target: s, signal: l = Pd }) {
	let { working: u } = n, f = n.commit ? void 0 : await s?.(t, l), { config: p, problems: m } = await qu(t, n), h = await ud(M(Tn, t), u), g = o ?? h.token ?? (r.LOKALISE_API_TOKEN || void 0), _ = fd(p, r, g), v = {
		values: r,
		tokens: _,
		allowed: M(fe, t)
	}, y = {
		raw: t,
		environment: r,
		parts: p ? [p.top] : []
	}, b = $(pt, y), x = Nd(t, p, a), S = e !== "validate" && !b, C = {
		kinds: Re,
		raw: x.names.length > 1 ? {
			...t,
			[c(j)]: []
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
	}, w = p === void 0 && m.length > 0, T = (e) => _d(e, e === void 0 ? void 0 : p?.projects?.get(e), C), E = w ? [] : x.names.map(T), D = E.map(({ settings: e }) => e), ee = x.others.map((e) => T(e).settings), te = {
		kinds: Re,
		command: e,
		apiUrl: $(tt, y),
		projects: D,
		others: ee.flatMap(({ manifests: e }) => e ?? []),
		showTexts: D.every(({ showTexts: e }) => e) && Rd(f),
		usable: v,
		secrets: [..._.map(Ze), ...[...D, ...ee].flatMap((e) => e.secrets)],
		timeLimit: $(Jt, y),
		...Id(t, y, n),
		combines: !1,
		matrix: b,
		reports: [],
		backupDir: Ld(M(qe, t) ?? i, n),
		restoreFlags: zd(t, p !== void 0)
	}, O = C.online && D.some(({ inFile: e }) => e.get(d) !== !1);
	return {
		settings: te,
		problems: Bd([
			...h.problems,
			...Xt(t),
			...m,
			...x.problems,
			...E.flatMap((e) => e.problems),
			...C.online ? nd(t, p) : [],
			...od(t, p),
			...f?.is === "missing" && O ? [Au(f.why)] : []
		])
	};
}
function Id(e, t, n) {
	return {
		format: $(ge, t),
		detailedExitcode: $(xe, t),
		all: $(lt, t),
		publish: $(He, t),
		failOnDrift: $(Se, t),
		applyFrom: $(ut, t),
		yes: $(Nt, t),
		verbose: $(dn, t),
		quiet: $(zt, t),
		force: $(Xe, t),
		out: Ld(M(Be, e), n),
		report: [...new Set($(un, t).map((e) => K(n.working, e)))],
		plan: Ld(M(l, e), n),
		configFile: Ku(e, n)
	};
}
function Ld(e, { working: t }) {
	return e === void 0 ? void 0 : K(t, e);
}
function Rd(e) {
	return !e || e.is === "read" && e.projects.every(({ showTexts: e }) => e);
}
function zd(e, t) {
	return [
		ce,
		...t ? [j] : [],
		Tn,
		tt
	].flatMap((t) => {
		let n = M(t, e);
		return n === void 0 ? [] : [`--${c(t)}`, n];
	});
}
function Bd(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/plan/languages.ts
function Vd(e, t) {
	let n = Gn(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
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
	return [z("project-type", o, { reach: "project" })];
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
		let a = Pt(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? Wd(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return z("unknown-language", l, {
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
		let s = o.find((e) => sn(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [z("no-language-file", l, {
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
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Pt(e, r)}`;
		return [z("unknown-language", i, {
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
	return [z("segmented-project", i, {
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
			let o = await Wc(e, u, n, r), { manifests: s } = o, c = Object.values(s).flat().length, l = 0, d = se(e.kinds, s, t, i), f = d.next();
			for (; !f.done && !r.aborted;) await hr(), a({
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
				textFiles: _e(s),
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
	let u = V(l.problems) ? [] : Gd(r, o);
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
		return [z("bad-setting", o)];
	});
}
function nf(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Nn(e.settings.id) !== Nn(t.settings.id)) return;
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
		[c(vt)]: []
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
	l(v.reads.flatMap(({ declared: e }) => Ce(e.variables)));
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
		[c(vt)]: []
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
			let i = r.get(Bt);
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
	return t ? `the commit that the pull request would be merged into has a mistake at ${_n({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
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
	return e.name === t && (e.id !== "" || e.inFile.has(j));
}
function mf(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return z("released-project", t, { severity: "warning" });
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
	if (V(t)) return {
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
	let { now: t, first: n, every: r, show: i, hide: a, print: o, showsWaits: s } = e, c = cl(t), l, u, d = 0, f, p = () => {
		l && t() - d >= n - r / 2 && i(l, t(), u);
	}, m = () => {
		clearInterval(f), l = u = f = void 0, a();
	};
	return {
		onProgress: (e) => {
			if (!e) return m();
			f || (d = t()), f ??= setInterval(p, r).unref();
			let i = l;
			l = Zc(e, t(), i), i && i.began !== l.began && r < n && p();
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
		show: (e, n) => t(Qc(e, n)),
		hide: () => {},
		print: t,
		showsWaits: !1
	});
}
// src/files/wholeFile.ts
const Sf = Gr(6).toString("hex"), Cf = /^\.lokaform-(\d+)-([0-9a-f]{12})-[0-9a-f]{12}\.part$/;
async function wf(e, t, n = {}) {
	await kf(U(e));
	let r = await Ef(e, t, n);
	await dr(r, e).finally(() => fr(r, { force: !0 }));
}
async function Tf(e, t, n) {
	await kf(U(e));
	let r = await Ef(e, t, n);
	return Df(r, e).finally(() => fr(r, { force: !0 }));
}
async function Ef(e, t, { mode: n, root: r, check: i }) {
	let a = U(e), o = W(a, `.lokaform-${process.pid}-${Sf}-${Gr(6).toString("hex")}.part`), { O_WRONLY: s, O_CREAT: c, O_EXCL: l, O_NOFOLLOW: u = 0 } = ar, d = await cr(o, s | c | l | u, n ?? 438);
	try {
		if (r !== void 0) {
			let e = W(await J(r), G(K(r), K(a)));
			if (await J(a) !== e) throw Error("its folder was replaced while it was opened");
		}
		return n !== void 0 && await d.chmod(n), await d.writeFile(t), await d.sync(), await d.close(), i?.(await lr(o, "utf8")), o;
	} catch (e) {
		throw await d.close().catch(() => {}), await fr(o, { force: !0 }), e;
	}
}
async function Df(e, t) {
	try {
		await or(e, t);
	} catch (n) {
		return Mf(n, "EEXIST") || await jf(t) ? !1 : (await dr(e, t), !0);
	}
	return await fr(e, { force: !0 }).catch(() => {}), !0;
}
async function Of(e) {
	try {
		let t = await cr(e, ar.O_RDONLY);
		await t.sync().finally(() => t.close());
	} catch (e) {
		if (!Mf(e, "EACCES", "EINVAL", "EISDIR", "ENOTSUP", "EPERM")) throw e;
	}
}
async function kf(e) {
	for (let t of await ur(e).catch(() => [])) {
		let [, n, r] = Cf.exec(t) ?? [];
		n === void 0 || r === Sf || Number(n) !== process.pid && Af(Number(n)) || await fr(W(e, t), { force: !0 }).catch(() => {});
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
	return sr(e).then(() => !0, () => !1);
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
	let p = t.map((e) => K(n.displayRoot, e)), m = Object.values(await Kc(u, Ff)).flat();
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
	}, { publish: u } = e, d = u ? t : ai(t), f = [];
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
	return z("not-written", `${e}: ${t} ${n}.`);
}
async function Hf(e, t, n, r) {
	let i = await Uf(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let a = Jf(e.path, n), o = await pr(e.path).catch(() => void 0);
	if (Wf(e.path, o)) return mr(e.path, t);
	await wf(a === void 0 && o ? await J(e.path) : e.path, t, {
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
	let a = await pr(e).catch(() => void 0);
	if (a?.isDirectory()) return "is a folder. Name a file";
	if (a && !a.isFile() && n.confined) return "is not an ordinary file. Choose another file";
	if (!(await pr(U(e)).catch(() => void 0))?.isDirectory()) return "cannot be written: its folder does not exist. Create it first";
	let o = [...a ? [e] : [], ...Wf(e, a) ? [] : [U(e)]];
	return (await Promise.all(o.map(qf))).every(Boolean) ? void 0 : Gf;
}
function Wf(e, t) {
	return t !== void 0 && (!t.isFile() || /^\/(dev|proc)\//.test(e));
}
const Gf = "cannot be written: this user may not write there";
async function Kf(e) {
	let t = await pr(e).catch(() => void 0);
	return !t && U(e) !== e ? Kf(U(e)) : t?.isDirectory() ? await qf(e) ? void 0 : Gf : "is a file, or is below one. Choose a folder";
}
function qf(e) {
	return ir(e, ar.W_OK).then(() => !0, () => !1);
}
function Jf(e, t) {
	return Yf(t).find((t) => yr(e, t));
}
function Yf({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [K(e)]);
}
async function Xf(e, t) {
	let n = t;
	for (let r of G(t, e).split(q)) {
		n = W(n, r);
		let e = await sr(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return G(t, n);
	}
}
async function Zf(e) {
	let t = await pr(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await J(U(e)).catch(() => U(e));
	return W(n, Qn(e));
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
		await gr(e, void 0, { signal: this.stopping }).catch(() => {});
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
		confirm: async (e) => !i || yn(e, i, new Qf()),
		ask: i && ((e, t) => yn(e, i, t)),
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
	for (let n of L(dl(e, t.paintError), t.errorWidth)) t.error(n);
}
function op(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, { quiet: s, verbose: c, format: l } = e, u = (e) => a.error(a.paintError("dim", e)), d = {
		working: r,
		displayRoot: r
	}, f = new Ln(a.out, a.paint), p = s ? void 0 : sp(n, u);
	return {
		folders: d,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			c && u(sl(e));
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
		history: new ys({
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
		show: (e, t, n) => r.show(Qc(e, t, r.columns(), n)),
		hide: () => r.erase(),
		print: n,
		showsWaits: !0
	}) : xf(t, n);
}
async function cp(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = up(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of ll(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = {
			paint: i.paintError,
			width: i.errorWidth
		}, n = l ? lp(e, {
			...u,
			...t
		}) : ll(e, {
			...u,
			...t
		});
		for (let e of n) i.prompt(e);
	}
	for (let t of L(dl(e.problems, i.paintError), i.errorWidth)) i.prompt(t);
	return yn("Apply this plan?", c, n);
}
function lp(e, t) {
	return L(ll(e, {
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
	if (u === "json" && i.out(Gt(e)), u === "markdown") {
		let { summary: n } = await import("./comment.js");
		i.out(n(e, { reportFile: t.report[0] }).trimEnd());
	}
	for (let t of L(pl(e, s), l)) i.error(t);
	if (u !== "text") return;
	if (d && (f === "plan" || f === "drift")) for (let n of e.projects) for (let e of lp(n, up(t, r))) i.out(e);
	if (P(e)) for (let t of ml(e, s, l)) i.error(t);
	else for (let t of ml(e, o, c)) i.out(t);
	let p = (e) => Y(e, { displayRoot: a });
	if (!d) for (let e of hl(n, p)) i.out(e);
	if (!d) for (let n of fp(e, t, r)) i.out(n);
	let m = mp(e);
	if (!(m === void 0 || d || l === void 0)) for (let e of L([s("dim", m)], l)) i.error(e);
}
function fp(e, { command: t, out: n }, { raw: r }) {
	return t !== "plan" || !r || n !== void 0 || P(e) || !Rt(e) ? [] : [`To make these changes: ${H(pp("apply", r))}`];
}
function pp(e, t) {
	return [
		"lokaform",
		e,
		...[...new Map(rn.filter(({ commands: t }) => t.includes(e)).map((e) => [c(e), e]))].flatMap(([e, n]) => {
			let r = t[e] ?? [];
			return n.option?.as === "switch" ? r.at(-1) === "true" ? [`--${e}`] : [] : r.flatMap((t) => [`--${e}`, ft(t)]);
		})
	].join(" ");
}
function mp(e) {
	let t = pn(e).find(({ severity: e, code: t }) => e === "error" && t !== "not-agreed");
	return t && `More about ${t.code}: lokaform explain ${t.code}`;
}
// src/plan/filter.ts
const hp = {
	key: (e, { names: t }) => t.includes(e),
	tag: (e, { tags: t }) => t.includes(e),
	file: (e, { files: t }) => t.some((t) => Le(t, e))
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
		names: e.secretNames ? [] : Q(e.identity(t.values)),
		tags: [...n === void 0 ? [] : e.tags(n), ...s.flatMap((e) => Q(e.after))],
		files: i
	};
}
function bp(e, t) {
	return _p(e, Sp(t)).filter((e) => !e.startsWith("tag:")).map((e) => xp(e, t));
}
function xp(e, t) {
	let n = Sp(t).map(yp), [r, i] = e.startsWith("tag:") ? ["tag:", n.flatMap(({ tags: e }) => e)] : e.startsWith("file:") ? ["file:", n.flatMap(({ files: e }) => e)] : [e.startsWith("key:") ? "key:" : "", n.flatMap(({ names: e }) => e)], a = `No declared key matches --filter ${e}. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it.${Pt(e, [...new Set(i)].map((e) => r + e))}`;
	return z("unknown-filter", a);
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
		}] = Cp(t), a = Pt(n, [...new Set(r.flatMap(kp))]), o = `--${e} ${t}: no declared key has the name "${n}"${i === void 0 ? "" : ` with the language ${i}`}. Give the name of a key, or the start of names with * after it; with :LANGUAGE for the text in one language.${a}`;
		return z("unknown-text", o);
	});
}
function Ep(e, t, n, { name: r, languages: i = [] }) {
	if (t.length === 0) return [];
	let a = Dp(n), o = i.map(({ iso: e }) => e);
	return t.flatMap((t) => {
		let [n, i] = Cp(t);
		if (!i?.language || o.includes(i.language) || a.some((e) => gp([n?.keys ?? ""], e))) return [];
		let s = a.filter((e) => gp([i.keys], e)), c = [...new Set(s.flatMap(Ap))].join(", "), l = `--${e} ${t}: project ${r} has no language "${i.language}". ${i.keys} has ${c === "" ? "no texts" : c}.`;
		return s.length === 0 ? [] : [z("unknown-text", l, { reach: "project" })];
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
	return Q(e.identity(t.values));
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
	}, o = [...r.values()].every(({ source: e }) => e.languages) ? n : v(n, i?.language ?? ""), s = o.kinds.map((e) => Lp(e, o.entries[e.plural] ?? [], () => jp, a));
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
		refuses: V(a)
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
		c.unshift(z(l.code, t, {
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
		problems: [z("bad-plan", e)]
	}), a = Y(t, r), o = await Tr(t, "The plan", r);
	if (!o.ok) return {
		plans: void 0,
		problems: [o.problem]
	};
	let { readPlanFile: s } = await import("./makePlan.js"), c = s(e, o.value);
	if ("issue" in c) return i(`The plan ${a} cannot be used: ${c.issue}`);
	let l = new Map(n.flatMap(({ id: e }) => {
		let t = c.plans.find(({ project: t }) => mi(t, e));
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
	let n = new C(), r = () => (e) => n.clean(e), i = r(), a = {
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: i(t.path)
		}),
		onPlan: (t) => (e.onProgress?.(void 0), e.onPlan(pi(t, i)))
	};
	try {
		return di(await t(a), i);
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
	n.onSecrets(f.flatMap(({ declared: e }) => Ce(e.variables)));
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
			...await qc(g, i),
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
	}, E = () => n.target?.(y, T), D, { lastApplied: ee } = n, te = ee && (() => D ??= ee(y, T));
	if (n.withoutSecrets) {
		let t = await _f(e, C, f, E);
		return {
			...C,
			...t && { manifest_comparison: t },
			...w()
		};
	}
	if (e.command === "validate" || V(C.problems)) return C;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(C.manifests);
		if (C.problems = [...C.problems, ...e], V(e)) return C;
	}
	let O = [], ne = e.command === "plan" ? await E() : void 0;
	C.problems = [...C.problems, ...mf(ne, f, e.others.length > 0)];
	let re = {
		saved: h.plans,
		target: ne,
		applied: te
	}, { runProject: ie } = await import("./project3.js");
	for (let t of f) O.push(await ie(t, e, re, c));
	return C.problems = [...C.problems, ...Up(b, O, _)], {
		...C,
		projects: O,
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
		if (V(t) || r.id === "") return;
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
	let n = new xn();
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
		return await n.close(g, c, h, _), On(g, n.exitsWithFindings(c));
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
	let r = e.flatMap(({ name: e }) => e ?? []), i = z("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = V(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), V(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Wl as $, Kr as $t, af as A, $o as At, Fd as B, Fa as Bt, Pf as C, ys as Ct, xf as D, ns as Dt, wf as E, rs as Et, Zd as F, Mo as Ft, Ku as G, zi as Gt, hd as H, ga as Ht, qd as I, uo as It, Jl as J, mi as Jt, iu as K, Qi as Kt, Gd as L, Ga as Lt, df as M, Lo as Mt, Qd as N, Io as Nt, hf as O, ts as Ot, Yd as P, No as Pt, Bl as Q, Xr as Qt, Vd as R, so as Rt, Df as S, kc as St, Ef as T, as as Tt, ud as U, Ta as Ut, kd as V, Pa as Vt, $ as W, Ri as Wt, Gl as X, ii as Xt, Ql as Y, fi as Yt, Kl as Z, ei as Zt, If as _, jc as _t, wp as a, kr as an, ul as at, kf as b, Uc as bt, Tp as c, Cr as cn, pl as ct, rp as d, Tr as dn, hl as dt, Wr as en, Q as et, ip as f, br as fn, sl as ft, Bf as g, Gc as gt, Vf as h, _r as hn, Wc as ht, gp as i, yr as in, ml as it, of as j, zo as jt, ff as k, qo as kt, Ep as l, Dr as ln, gl as lt, $f as m, vr as mn, Kc as mt, Bp as n, Mr as nn, Fl as nt, xp as o, Ar as on, ll as ot, Qf as p, wr as pn, cl as pt, $l as q, hi as qt, Np as r, Or as rn, Dl as rt, bp as s, Y as sn, dl as st, Jp as t, jr as tn, kl as tt, _p as u, Sr as un, vl as ut, Hf as v, Hc as vt, Tf as w, os as wt, Of as x, Tc as xt, Mf as y, Mc as yt, Id as z, ba as zt };
