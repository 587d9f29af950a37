import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { a as r, i, r as a } from "./wire.js";
import { $t as o, An as s, At as c, Bn as l, Bt as u, C as d, Ct as f, Dt as p, E as m, Et as h, Fn as g, Ft as _, Gt as v, Ht as y, It as b, Jt as x, Kt as S, Ln as C, Lt as w, M as T, Mn as E, N as D, Nt as ee, O as te, Ot as ne, P as re, Pn as ie, Pt as ae, Q as oe, Qt as se, Rt as ce, S as O, Sn as le, St as ue, Tt as de, Ut as fe, Vn as pe, Vt as me, Wt as he, Xt as ge, Yt as _e, Zt as ve, _ as ye, _n as be, _t as xe, an as Se, b as k, bn as Ce, c as we, cn as Te, d as Ee, dn as De, en as Oe, et as ke, f as Ae, fn as je, g as Me, gn as Ne, gt as A, h as Pe, ht as Fe, in as Ie, it as Le, jn as Re, jt as ze, kn as Be, kt as Ve, l as j, ln as He, mn as Ue, mt as We, nn as Ge, nt as Ke, on as qe, p as Je, pt as Ye, qt as Xe, r as Ze, rn as Qe, rt as $e, tn as et, tt, un as nt, v as rt, vn as it, vt as at, w as ot, wt as st, x as ct, y as lt, yn as ut, yt as dt, zn as ft, zt as pt } from "./start.js";
import { _ as mt, c as ht, d as gt, f as _t, g as M, h as vt, i as yt, l as bt, m as xt, n as St, o as Ct, p as wt, r as Tt, s as Et, t as Dt, v as Ot, y as kt } from "./zod.js";
import { a as At, l as jt, o as Mt, s as Nt, t as Pt, u as Ft } from "./client.js";
import { constants as It } from "node:fs";
import { basename as Lt, dirname as Rt, isAbsolute as zt, join as Bt, posix as Vt, relative as Ht, resolve as Ut, sep as Wt } from "node:path";
import { createHash as Gt } from "node:crypto";
import { access as Kt, lstat as qt, mkdir as Jt, open as Yt, readFile as Xt, realpath as Zt, rename as Qt, rm as $t, stat as en, writeFile as tn } from "node:fs/promises";
import { setImmediate as nn, setTimeout as rn } from "node:timers/promises";
import { spawn as an } from "node:child_process";
// src/plan/keptTexts.ts
function on(e) {
	return "conflict" in e && e.conflict === !0;
}
function sn(e) {
	return e.reason === "edited" && !on(e);
}
// src/kinds/kind.ts
function cn(e, t) {
	return ln(e, t) === "off" ? void 0 : e.removalBy(t);
}
function ln({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function un({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
function N({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = dn(e(t)), d = s ? h(n, r, o) : p(n, r, o);
	return {
		...D(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			reach: l
		}),
		about: u
	};
}
function dn(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function fn({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
// src/kinds/unusable.ts
const pn = "Run again. If that does not help, the service has changed or has a fault.";
function mn(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${pn}`;
		return [{
			declared: e,
			problem: N(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: hn(t.filter((e) => !i.has(e)), ln(r.kind, n) !== "off", r)
	};
}
function hn(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "", s = `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${pn}`;
	return [D("unusable-answer", s, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function gn(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function _n(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
// src/model/json.ts
function P(e) {
	return JSON.stringify(yn(e));
}
function vn(e, t) {
	return e === t || P(e) === P(t);
}
function yn(e) {
	if (typeof e != "object" || !e) return e;
	if (bn(e)) return e.map(yn);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, yn(t)]));
}
function bn(e) {
	return Array.isArray(e);
}
function xn(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Sn(e, t) {
	return xn(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/traits.ts
function Cn(e, t, n) {
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
function wn(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return vt(t);
}
// src/kinds/backup.ts
function Tn(e, t, { how: n }, r) {
	let i = Cn(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function En(e) {
	return Dn(e, ({ after: e }) => e);
}
function Dn(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...xn(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/model/answered.ts
function On(e) {
	return kn(e) ? e : void 0;
}
function kn(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function F(e) {
	return typeof e == "string" ? e : void 0;
}
function An(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function jn(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Mn(e) {
	return jn(typeof e == "number" ? Math.floor(e) : e);
}
function Nn(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Pn(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Fn(e, t) {
	if (!Array.isArray(e)) return;
	let n = [];
	for (let r of e) {
		let e = t(r);
		if (e === void 0) return;
		n.push(e);
	}
	return n;
}
// src/kinds/field.ts
const In = {
	changes: [],
	kept: [],
	issues: []
};
function Ln(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
function Rn(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l } = e, u = e.equal ?? vn;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] ?? e.undeclared?.(i, r);
			if (a === void 0) return In;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? In : {
				...In,
				issues: [Ln(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && u(e.unset, c, i) ? In : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : u(s, c, i) ? In : {
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
			return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && u(r, e.unset, n));
		},
		same: (e, t, n) => u(a.parse(e), a.parse(t), n),
		...s && { merge: (e, t, n) => s(a.parse(e), a.parse(t), a.parse(n)) },
		...c && { carries: (e, t) => c(a.parse(e), a.parse(t)) },
		...o && { languages(e) {
			let n = e[t];
			return n === void 0 ? [] : o(n);
		} }
	};
}
// src/kinds/key/keyField.ts
function zn(e) {
	return Rn(e);
}
function Bn(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
function Vn(e, t) {
	let n = e;
	return zn({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: M(),
		value: M(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: Bn,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Hn(e, t = () => void 0) {
	let n = e;
	return zn({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && { role: "shape" },
		expects: "true or false",
		schema: yt(),
		value: yt(),
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
const Un = zn({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Et().min(0),
	value: Et(),
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
}), Wn = xt(M(), ht()), Gn = zn({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Wn,
	value: ht(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				return JSON.parse(Kn(e.custom_attributes));
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = Wn.safeParse(e);
		return t.success ? Bn(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Kn(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function qn({ rules: e }, t) {
	return e.onRemove === "archive" && t?.is_archived === !0;
}
// src/kinds/key/listFields.ts
const Jn = zn({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Tt(Dt(r)).min(1),
	value: Tt(Dt(r)),
	live: (e) => e.onOtherPlatform ? void 0 : Xn(e.platforms),
	desired: (e) => Xn(e),
	inPlan: (e) => Xn(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Yn = zn({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Tt(M().min(1)),
	value: Tt(M()),
	unset: [],
	live: (e) => Zn(e.tags),
	check: (e, { rules: t }) => {
		let n = Te(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Zn(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Zn([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: Bn,
	declareNew: (e) => Bn(e.filter((e) => !e.startsWith(qe))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Zn([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Xn(e) {
	return r.filter((t) => e.includes(t));
}
function Zn(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const Qn = (e) => {
	let t = e.exactOptional();
	return vt({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, $n = Qn(M()), er = Qn(M().min(1));
function tr(e, t) {
	return typeof e == "string" ? e : e[t];
}
function I(e, t = r) {
	let n = r.filter((e) => t.includes(e)).map((t) => tr(e, t));
	return [...new Set(n.filter((e) => e !== void 0))];
}
function nr(e, t = r) {
	return (I(e, t)[0] === void 0 ? I(e) : I(e, t)).join(" / ");
}
function rr(e, t) {
	let n = {};
	for (let i of r) {
		let r = tr(e, i);
		t.includes(i) && r !== void 0 && (n[i] = r);
	}
	return n;
}
function ir(e) {
	let [t = "", ...n] = I(e);
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
const ar = zn({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Ot([M().min(1), er.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: $n,
	live: (e, { platforms: t }) => rr(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = I(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...rr(e, n)
		} : a;
	},
	inPlan: (e) => rr(e, r),
	check: or,
	merge: cr,
	carries: (e, t) => r.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = I(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = ir(t);
	},
	show: (e) => {
		let [t = "", ...n] = I(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function or(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && I(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && I(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const sr = zn({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: $n,
	value: $n,
	unset: {},
	live: (e) => lr(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => r.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => Bn(lr(e)),
	merge: cr,
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
		slots: lr(e)
	})
});
function cr(e, t, n) {
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
	return lr(i);
}
function lr(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function ur(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [P(Object.fromEntries(t))];
}
// src/model/evidence.ts
const dr = {
	writers: { is: "not asked" },
	agreed: new Set()
}, fr = {
	writers: { is: "everyone" },
	agreed: new Set()
};
function pr(e) {
	return {
		is: "known",
		names: new Set(e.map((e) => e.toLowerCase()))
	};
}
function mr({ id: e, address: t }, n) {
	if (n.is !== "known") return n.is === "everyone";
	let { names: r } = n;
	return e !== void 0 && r.has(e) || t !== void 0 && r.has(t.toLowerCase());
}
function hr({ id: e, language: t }) {
	return P([e, t]);
}
// src/kinds/key/textValue.ts
const gr = xt(M(), M()), _r = Ot([M(), gr]);
function vr(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = gr.safeParse(JSON.parse(e));
		return t.success ? br(t.data) : e;
	} catch {
		return e;
	}
}
function yr(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function br(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function xr(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (Sr(e) && Sr(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function Sr(e) {
	return typeof e == "string" ? e === "" : Object.keys(br(e)).length === 0;
}
// src/kinds/key/compareText.ts
function Cr(e, t, n, r) {
	let { rules: i, project: a, evidence: o } = r, s = nt(i, a, e);
	if (s === "ignore") return;
	let c = "translations";
	if (!n) return {
		field: c,
		part: e,
		after: t
	};
	let l = n.translations?.find(({ language_iso: t }) => t === e);
	if (!l) return Ln(`${e} text`, [e]);
	let u = vr(l.translation, n.is_plural), d = yr(t, u);
	if (xr(u, d)) return;
	let f = {
		field: c,
		part: e,
		before: u,
		after: d,
		...Dr(l, u)
	};
	if (s === "enforce" || Sr(u) || He(i, r.names, {
		language: e,
		ownership: s
	})) return f;
	let p = {
		field: c,
		part: e,
		reason: "seeded",
		live: u,
		declared: t
	};
	if (s === "seed" || o.writers.is === "unknown") return { kept: p };
	let m = wr(l, n, {
		live: u,
		after: d
	}, r);
	return m.is === "replaced" ? f : {
		kept: {
			...p,
			reason: "edited",
			...Dr(l, u)
		},
		...m.open && { open: m.open }
	};
}
function wr(e, { key_id: t }, { live: n, after: r }, { evidence: i }) {
	let a = Tr(n, r);
	if (a?.length === 0 || i.agreed.has(hr({
		id: t,
		language: e.language_iso
	}))) return { is: "replaced" };
	let o = mr({
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
function Tr(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(br(e)).filter((n) => e[n] !== t[n]);
}
function Er(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...Dr(e, t)
	};
}
function Dr(e, t) {
	if (!e.modified_at_timestamp || Sr(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Or(n) },
		...i && { reviewed: i }
	} };
}
function Or(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
const kr = gr.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: ze }
}), Ar = Ot([M(), kr]), jr = xt(M().min(1), Ar), Mr = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Nr = Tt(vt({
	language_iso: M(),
	translation: kt()
})).refine(Mr, "has a language twice"), Pr = Tt(vt({
	language_iso: M().min(1),
	translation: Ar
})).refine(Mr, "has a language twice"), Fr = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Ot([jr, Pr.transform(Rr).pipe(jr)]),
	rewrite: Lr,
	diff({ translations: e }, t, n) {
		if (!e || n.project.segmentation) return In;
		let r = [], i = [], a = [], o = [];
		for (let [s, c] of Object.entries(e)) {
			let e = Ir(s, c, n);
			if (e) {
				a.push(e);
				continue;
			}
			let l = Cr(s, c, t, n);
			l && "code" in l ? a.push(l) : l && "kept" in l ? (i.push(l.kept), l.open && o.push(l.open)) : l && r.push(l);
		}
		return {
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
			translation: _r.parse(t)
		}));
	},
	show(e) {
		let t = _r.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: br(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && vr(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = vr(n, t);
			return Sr(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => Sr(vr(e, t))),
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
		return n && Er(n, vr(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !Sr(vr(n.translation, e.is_plural));
	},
	same: (e, t) => xr(_r.parse(e), _r.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Ir(e, t, { plural: n, project: r }) {
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
function Lr(e) {
	let t = Nr.safeParse(e);
	if (t.success) return {
		value: Rr(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Rr(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function zr({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => ur(vr(t, e)));
}
// src/kinds/key/traits.ts
const Br = [
	ar,
	Jn,
	Vn("description", !0),
	Yn,
	Fr,
	sr,
	Vn("context", !0),
	Un,
	Hn("is_plural"),
	Vn("plural_name"),
	Hn("is_hidden"),
	Hn("is_archived", (e, t) => !qn(e, t) && void 0),
	Gn
], Vr = M().min(1), Hr = Ot([Et().positive(), M().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Ur = wn(Br).required({ key_name: !0 }).extend({
	previously: Ot([Vr.transform((e) => [e]), Tt(Vr)]).exactOptional(),
	key_id: Hr.exactOptional()
}).meta({ allOf: [Wr(!0), Wr(!1)] });
function Wr(e) {
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
const Gr = wn(Br.filter((e) => e.name !== "key_name" && e.name !== "translations")), L = {
	name: "key",
	fields: Br,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => nr(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, evidence: i }) => ({
		project: n,
		rules: r,
		evidence: i,
		names: r.take.length > 0 ? I(e.key_name) : [],
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? qe + r.owner : void 0
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
	declaredId: (e) => Pn(e.key_id),
	liveLabel: (e) => nr(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !qn(n, t),
	lastEdit: ({ modified_at_timestamp: e }) => e ? { at: e } : void 0,
	hidden: () => null,
	fingerprint: (e) => [
		{ ...e.key_name },
		e.tags,
		e.is_archived,
		e.modified_at_timestamp ?? null,
		e.translations_modified_at_timestamp ?? null
	]
};
// src/kinds/key/backupEntry.ts
function Kr(e, t, n) {
	let r = Cn(L, t, L.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Sn(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => qr(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...Dn(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: L.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: En(s ? [s, ...a] : o)
	};
}
function qr(e) {
	return L.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function Jr(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: Yr(e.entry, t.entry),
		wrote: Yr(e.wrote, t.wrote)
	} : e;
}
function Yr(e, t) {
	let n = {
		...Xr(e),
		...Xr(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Xr({ translations: e }) {
	return xn(e) ? e : {};
}
// src/kinds/key/docs.ts
const Zr = "The live value is not compared and not changed.", Qr = (e) => `${Zr} A new key has ${e}.`, $r = {
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
		undeclared: `${Zr} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: Qr("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: Qr("no tags, except the one of the setting `owner`"),
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
		undeclared: Qr("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: Qr("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: Qr("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: Qr("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: Qr("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${Zr} A new key is visible.`
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
		undeclared: Qr("none"),
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
function ei(e, t, { second: n, first: r, field: i }, a = "") {
	let o = p(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${ti(p(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return D(e, s, { place: o });
}
function ti({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
function ni(e) {
	let t = [], n = new Map();
	for (let r of e) {
		let e = Object.entries(ri(r)), i = e.flatMap(([e, t]) => n.get(`${e} ${t}`) ?? []).find((e) => !ii(e, r));
		i && t.push(ei("duplicate-key", `Key "${I(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: i,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
		for (let [t, i] of e) {
			let e = `${t} ${i}`;
			n.set(e, [...n.get(e) ?? [], r]);
		}
	}
	return t;
}
function ri({ values: e }) {
	return rr(e.key_name, e.platforms ?? r);
}
function ii(e, t) {
	let [n, r] = [e.values.filenames, t.values.filenames];
	return n !== void 0 && r !== void 0 && P(ai(n)) !== P(ai(r));
}
function ai(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
function oi(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = ui(li(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = ar.declare(s, L.liveContext(s, n, "")), t = {
			...a.values,
			key_name: Ur.shape.key_name.parse(e)
		}, r = ci(s.tags, n);
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
	let c = si(i, t, r), l = c && { claims: c };
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
		context: ci(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = ci(c.tags, n);
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
function si({ key_name: e, platforms: t = [...r], filenames: n }, i, a) {
	return i.find((r) => !a.has(r) && t.some((t) => r.platforms.includes(t) && tr(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function ci(e, t) {
	let n = e.find((e) => e.startsWith(qe))?.slice(qe.length), r = {
		...Se,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function li({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = Sn(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !xn(r) ? [e, n] : [e, {
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
function ui(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return N(L, e, "unknown-language", r, {
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
// src/kinds/key/join.ts
function di(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of fi(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = a.from ? new Set(fi(a).flatMap((e) => [...r.get(e) ?? []])) : [], [o, s] = e;
		if (o && s) t.push(pi(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => mi(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function fi({ values: e }) {
	let t = rr(e.key_name, e.platforms ?? r);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function pi(e, t) {
	let n = `This string belongs to more than one entry with this name: those at ${t.flatMap(([e]) => e ? [wi(p(e.file, e.spot, ["key_name"]))] : []).join(" and ")}. Set platform in the row of texts, or give these entries other names.`;
	return N(L, e, "duplicate-key", n, {
		path: ["key_name"],
		reach: "run"
	});
}
function mi(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = vi(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, bi(t, e)])), [s] = e.flatMap((e) => yi(e, "translations"));
	s && a.set("translations", {
		...s,
		members: o
	});
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => yi(e, t));
		n && a.set(t, n);
	}
	let c = hi(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: xi(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...Si(e),
			...t.from ? {} : t.onCreate
		},
		spot: {
			...t.spot,
			members: a
		},
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [Ci(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function hi(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && gi(t));
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
		problems: a && o ? [_i(o, a)] : []
	};
}
function gi({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function _i(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${wi(p(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return N(L, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function vi(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(Ci(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function yi({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [{
		...r,
		file: t
	}] : [];
}
function bi(e, t) {
	return {
		...e.spot.members?.get("translations")?.members?.get(t) ?? e.spot,
		file: e.file
	};
}
function xi(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function Si(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = r.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...i.length > 0 && { tags: i }
	};
}
function Ci(e, t, n) {
	let r = wi(p(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.`;
	return N(L, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function wi({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/manifest/wording.ts
function Ti(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Mi(t, n)}.${Pi([...t, e], n)}${Ee(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${Ee(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function Ei(e, t) {
	return `${Ni(e, t)} is missing. It is required in ${t.thing}.${Pi(e, t)}`;
}
function Di(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Ni(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Ni(e, t)} has no value.${Pi(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${Ni(e, t)} has no value. Remove it, or give it a value.${Pi(e, t)}` : `${Ni(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function Oi(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${Ee(e, t)}`;
}
function ki(e, t, n) {
	return `${Ni(t, n)} ${e}.${Pi(t, n)}`;
}
function Ai(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Ni(e, t)} is empty.${Pi(e, t)}${n}`;
}
function ji(e, t, n, r) {
	if (t.length === 0) return `This is ${Fi(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Ni(t, n)} is ${Fi(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Ni(t, n)} is ${Fi(e)}.${Pi(t, n)}`;
}
function Mi(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Mi(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Ni(e, t) {
	let n = Mi(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Pi(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Mi([n], t)} must be ${r.expects}.` : "";
}
function Fi(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function Ii(e, t) {
	return e.filter((n) => !Ri(n, e, t)).flatMap((e) => zi(e, t).map((n) => Li(n, e, t)));
}
function Li(e, { path: t }, n) {
	let r = Wi(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(p(n.file, n.spot, t)), String(r)]
	};
}
function Ri(e, t, n) {
	return t.some((t) => t.code === "unrecognized_keys" ? Wi(n.value, e.path) === void 0 && Je(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join(".") : !1);
}
function zi(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Ui(e, n, t));
	if (e.code === "invalid_key") return [Ui(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Wi(t.value, n), i = p(t.file, t.spot, n);
	if (r === void 0) return [D("wrong-value", Ei(n, t), { place: i })];
	if (r === null) return [D("null-value", Di(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return Bi(e, r, i, t);
		case "invalid_type": return [D("wrong-type", ji(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [D("wrong-type", ji(r, n, t, i), { place: i })] : [D("wrong-value", Oi(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [D("wrong-value", ki(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [D("wrong-value", ji(r, n, t, i), { place: i })] : [D("wrong-value", Ai(n, t), { place: i })];
	}
}
function Bi(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => Vi(t) - Vi(e)).find((e) => Vi(e) > 0), a = e.errors.find((e) => e.every(Hi)), o = i ?? a;
	return o ? Ii(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [D("wrong-type", ji(t, e.path, r, n), { place: n })];
}
function Vi(e) {
	return Math.max(...e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Hi({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Ui(e, t, n) {
	let r = h(n.file, n.spot, [...t, e]);
	return D("unknown-member", Ti(e, t, n), { place: r });
}
function Wi(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/entries.ts
function Gi(e, t) {
	let n = new Map(), r = [], { value: i, spot: a, file: o } = e;
	if (!ta(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = p(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [D("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Ee(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.push(D("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: h(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r
	};
}
function Ki({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return D("empty-manifest", r, { place: p(e, t) });
}
function qi(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = p(e.file, t.spot);
		return {
			entries: [],
			problems: Qi(e, n) ? [] : [D("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = [];
	for (let [a, o] of t.value.entries()) {
		let s = Ji(e, {
			value: o,
			spot: t.spot.members?.get(String(a)) ?? t.spot
		}, n);
		s.values !== void 0 && r.push({
			values: s.values,
			spot: s.spot
		}), i.push(...s.problems);
	}
	return {
		entries: r,
		problems: i
	};
}
function Ji(e, t, n) {
	let { value: r, spot: i } = $i(t, n.fields), a = n.schema.safeParse(r);
	if (a.success) return {
		values: a.data,
		spot: i,
		problems: []
	};
	if (Qi(e, p(e.file, i))) return {
		spot: i,
		problems: []
	};
	let { file: o, textAt: s } = e, c = {
		value: r,
		spot: i,
		file: o,
		textAt: s,
		noun: "field",
		within: [],
		thing: n.thing,
		members: Zi(n),
		takesEmpty: (e) => {
			let { error: t } = n.schema.safeParse(Yi(r, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return {
		spot: i,
		problems: Ii(a.error.issues, c)
	};
}
function Yi(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = Yi(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Xi = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Zi({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Xi).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Qi({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function $i(e, t) {
	if (!ta(e.value)) return e;
	let n = { ...e.value }, r = new Map(e.spot.members);
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = r.get(e);
		if (!t || !a) continue;
		n[e] = t.value;
		let o = [...t.moved].map(([e, t]) => [e, ea(a, t)]);
		r.set(e, {
			...a,
			members: new Map(o)
		});
	}
	return {
		value: n,
		spot: {
			...e.spot,
			members: r
		}
	};
}
function ea(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function ta(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var R = Symbol("NOT_RESOLVED");
function na(e, t) {
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
function ra(e, t) {
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
function ia(e, t) {
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
var aa = na("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), oa = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], sa = na("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => oa.indexOf(e) === -1 ? R : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ca = na("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : R,
	identify: (e) => e === null,
	represent: () => "null"
}), la = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ua = na("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => la.indexOf(e) === -1 ? R : null,
	identify: (e) => e === null,
	represent: () => "null"
}), da = [
	"true",
	"True",
	"TRUE"
], fa = [
	"false",
	"False",
	"FALSE"
], pa = na("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => da.indexOf(e) !== -1 || fa.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ma = ["true"], ha = ["false"], ga = na("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => ma.indexOf(e) !== -1 || ha.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), _a = [
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
], va = [
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
], ya = na("tag:yaml.org,2002:bool", {
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
	resolve: (e) => _a.indexOf(e) !== -1 || va.indexOf(e) === -1 && R,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ba = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), xa = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Sa(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Ca(e, t) {
	if (t) {
		if (!xa.test(e)) return R;
	} else if (!ba.test(e)) return R;
	let n = Sa(e);
	return Number.isFinite(n) ? n : R;
}
var wa = na("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ca,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ta = RegExp("^-?(?:0|[1-9][0-9]*)$"), Ea = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Da(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Oa(e, t) {
	if (t) {
		if (!Ea.test(e)) return R;
	} else if (!Ta.test(e)) return R;
	let n = Da(e);
	return Number.isFinite(n) ? n : R;
}
var ka = na("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Oa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Aa = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function ja(e) {
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
function Ma(e) {
	if (!Aa.test(e)) return R;
	let t = ja(e);
	return Number.isFinite(t) ? t : R;
}
var Na = na("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ma,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Pa = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Fa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ia(e) {
	if (!Pa.test(e)) return R;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Fa.test(e) ? r : R;
}
function La(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ra = na("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ia,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: La
}), za = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Ba = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Va(e, t) {
	if (t) {
		if (!Ba.test(e)) return R;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : R;
	}
	if (!za.test(e)) return R;
	let n = Number(e);
	return Number.isFinite(n) ? n : R;
}
function Ha(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ua = na("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Va,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ha
}), Wa = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ga = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ka(e) {
	if (!Wa.test(e)) return R;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Ga.test(e) ? r : R;
}
function qa(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ja = na("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ka,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: qa
}), Ya = na("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : R,
	identify: () => !1
}), Xa = /^[A-Za-z0-9+/]*={0,2}$/;
function Za(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Xa.test(t)) return R;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Qa(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var $a = na("tag:yaml.org,2002:binary", {
	resolve: Za,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Qa
}), eo = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), to = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function no(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function ro(e) {
	let t = eo.exec(e);
	if (t === null && (t = to.exec(e)), t === null) return R;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = no(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? R : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return R;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = no(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return R;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return R;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var io = na("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: ro,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), ao = ra("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function oo(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var so = ra("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (oo(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), co = ra("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), lo = ia("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: oo,
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
}), uo = ia("tag:yaml.org,2002:set", {
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
function fo() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function po() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function mo(e) {
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
var ho = class e {
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
		let t = mo(e), n = [], r = fo(), i = po();
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
			if (t !== R) return {
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
}, go = new ho([
	aa,
	ao,
	lo
]);
new ho([
	...go.tags,
	ca,
	ga,
	ka,
	Ua
]);
var _o = new ho([
	...go.tags,
	sa,
	pa,
	wa,
	Ra
]);
new ho([
	...go.tags,
	ua,
	ya,
	Na,
	Ja,
	io,
	Ya,
	$a,
	so,
	co,
	uo
]).withTags({
	...Na,
	resolve: (e, t, n) => {
		let r = Na.resolve(e, t, n);
		return r === R ? wa.resolve(e, t, n) : r;
	}
}, {
	...Ja,
	resolve: (e, t, n) => {
		let r = Ja.resolve(e, t, n);
		return r === R ? Ra.resolve(e, t, n) : r;
	}
}), ia("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || oo(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function vo(e) {
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
ia("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: oo,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = vo(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = vo(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var yo = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function bo(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function xo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function So(e, t) {
	if (!e.buffer) return null;
	let n = {
		...yo,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = bo(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${xo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = bo(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${xo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = bo(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${xo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Co(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var wo = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Co(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Co(this, e)}`;
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
		throw s.snippet = So(s), new e(r, s);
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
}, To = {
	BLOCK: 1,
	FLOW: 2
}, Eo = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Do = -1;
function Oo(e) {
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
var ko = Array(256), Ao = Array(256);
for (let e = 0; e < 256; e++) ko[e] = +!!Oo(e), Ao[e] = Oo(e);
function jo(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Mo(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function No(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Po(e, t, n) {
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
function Fo(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Io(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Po(e, i, n);
			r += Fo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Lo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Po(e, i, n);
			r += Fo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ro(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Po(e, i, n).position;
			else if (t < 256 && ko[t]) r += Ao[t], i++;
			else {
				let n = No(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Mo(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += jo(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Po(e, i, n);
			r += Fo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function zo(e, t, n, r, i, a) {
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
	return i === Eo.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== Eo.STRIP && u && (l += "\n"), l;
}
function Bo(e, t) {
	if (t.valueStart === Do) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case B.SINGLE_QUOTED: return Lo(e, n, r);
		case B.DOUBLE_QUOTED: return Ro(e, n, r);
		case B.LITERAL_BLOCK: return zo(e, n, r, t.indent, t.chomping, !1);
		case B.FOLDED_BLOCK: return zo(e, n, r, t.indent, t.chomping, !0);
		default: return Io(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Vo = {
	filename: "",
	schema: _o,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, V = -1, Ho = Object.prototype.hasOwnProperty, Uo = 1, Wo = 2, Go = 3, Ko = 4, qo = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Jo = /[,\[\]{}]/, Yo = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Xo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Zo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Qo = RegExp(`^(?:${Xo})*$`), $o = RegExp(`^(?:${Zo})+$`), es = RegExp(`^(?:!(?:${Xo})*|${Zo}(?:${Xo})*)$`), ts = {
	filename: "",
	maxDepth: 100
};
function ns(e, t, n) {
	e.events.push({
		type: z.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function rs(e, t, n, r, i, a, o) {
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
function is(e, t, n, r, i, a, o) {
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
function as(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: z.MAPPING,
		start: t.position,
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V,
		style: To.FLOW
	});
}
function os(e, t, n, r, i, a, o, s, c = Eo.CLIP, l = -1, u = !1) {
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
function ss(e, t, n) {
	e.events.push({
		type: z.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function cs(e) {
	e.events.push({ type: z.POP });
}
function ls(e) {
	os(e, V, V, V, V, V, V, B.PLAIN);
}
function us() {
	return {
		anchorStart: V,
		anchorEnd: V,
		tagStart: V,
		tagEnd: V
	};
}
function ds(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function fs(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function H(e, t) {
	wo.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function U(e) {
	return e === 10 || e === 13;
}
function ps(e) {
	return e === 9 || e === 32;
}
function ms(e) {
	return ps(e) || U(e);
}
function hs(e) {
	return e === 0 || ms(e);
}
function gs(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function _s(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function vs(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function ys(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function bs(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function xs(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Ss(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || ms(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; ps(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!U(r) && r !== 0);
		if (!U(r)) break;
		for (xs(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Cs(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || ms(n);
	}
	return !1;
}
function ws(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ts(e) {
	if (e.position !== e.lineStart) return !1;
	if (Cs(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ds(e);
	ws(e), Ss(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Cs(e));
	return fs(e, t), r;
}
function Es(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !U(t);) t = e.input.charCodeAt(++e.position);
}
function Ds(e, t, n) {
	let r = qo.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, H(e, "the stream contains non-printable characters"));
}
function Os(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== V && H(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && H(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !ms(s) && !(n && gs(s));) s === 33 && (a ? H(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Yo.test(o) || H(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Jo.test(l) && H(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Qo.test(l) : $o.test(l)) && H(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Ho.call(e.tagHandlers, o) && H(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ks(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== V && H(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ms(e.input.charCodeAt(e.position)) && !gs(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function As(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== V || t.tagStart !== V) && H(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ms(e.input.charCodeAt(e.position)) && !gs(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && H(e, "name of an alias node must contain at least one character"), ss(e, n, e.position), !0;
}
function js(e, t) {
	Ss(e, !1), e.lineIndent < t && H(e, "deficient indentation");
}
function Ms(e, t, n) {
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
			return e.position++, os(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.SINGLE_QUOTED, Eo.CLIP, -1, i), !0;
		}
		U(a) ? (i = !1, js(e, t)) : e.position === e.lineStart && Cs(e) ? H(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a single quoted scalar");
}
function Ns(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, os(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, B.DOUBLE_QUOTED, Eo.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (U(n)) js(e, t);
			else if (bs(n)) e.position++;
			else {
				let t = ys(n);
				for (t === 0 && H(e, "unknown escape sequence"); t-- > 0;) e.position++, vs(e.input.charCodeAt(e.position)) < 0 && H(e, "expected hexadecimal character");
				e.position++;
			}
		} else U(a) ? (i = !1, js(e, t)) : e.position === e.lineStart && Cs(e) ? H(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? H(e, "expected valid JSON character") : e.position++;
	}
	H(e, "unexpected end of the stream within a double quoted scalar");
}
function Ps(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = Eo.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? B.LITERAL_BLOCK : B.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = _s(n);
		if (n === 43 || n === 45) i !== Eo.CLIP && H(e, "repeat of a chomping mode identifier"), i = n === 43 ? Eo.KEEP : Eo.STRIP, e.position++;
		else if (r >= 0) r === 0 && H(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && H(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; ps(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Es(e), U(e.input.charCodeAt(e.position)) ? xs(e) : e.input.charCodeAt(e.position) !== 0 && H(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ts(e)) break;
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
		Es(e), f = e.position, U(e.input.charCodeAt(e.position)) && (xs(e), f = e.position);
	}
	return Ds(e, d, f), os(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Fs(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Uo;
	if (n === 0 || ms(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || gs(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (hs(t) || r && gs(t)) return !1;
	}
	return !0;
}
function Is(e, t, n, r) {
	if (!Fs(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Uo, c = !1;
	for (; o !== 0 && !Ts(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (hs(t) || s && gs(t)) break;
		} else if (o === 35) {
			if (ms(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && gs(o)) break;
		else if (U(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Ss(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		ps(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Ds(e, i, a), os(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, B.PLAIN, Eo.CLIP, -1, !c), !0);
}
function Ls(e, t) {
	let n = e.line;
	Ss(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && H(e, "deficient indentation");
}
function Rs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? is(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, To.FLOW) : rs(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, To.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Ls(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, cs(e), !0;
		o ? n === 44 && H(e, "expected the node content, but found ','") : H(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && ms(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Ls(e, t));
		let c = e.line, l = ds(e), u = Vs(e, t, Uo, !1, !0);
		Ls(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Ls(e, t), i || as(e, l), u || ls(e), Vs(e, t, Uo, !1, !0) || ls(e), Ls(e, t), i || cs(e)) : i && r ? (u || ls(e), ls(e)) : i ? ls(e) : r && (as(e, l), u || ls(e), ls(e), cs(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	H(e, "unexpected end of the stream within a flow collection");
}
function zs(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !hs(e.input.charCodeAt(e.position + 1))) return !1;
	for (rs(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, To.BLOCK); e.input.charCodeAt(e.position) === 45 && hs(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Ss(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && hs(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? ls(e) : Vs(e, t, Go, !1, !0), Ss(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && H(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && hs(e.input.charCodeAt(e.position + 1)) && H(e, "bad indentation of a sequence entry");
	}
	return cs(e), !0;
}
function Bs(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, H(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && hs(l)) o ||= (is(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, To.BLOCK), !0), c === 63 ? (i && ls(e), a = !0, i = !0) : (i || (ls(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (ls(e), !1);
			let t = ds(e);
			if (!Vs(e, n, Wo, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); ps(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), hs(c) || H(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: z.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: To.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) H(e, "expected ':' after a mapping key");
				else return r.anchorStart !== V || r.tagStart !== V ? (fs(e, t), !1) : !0;
			} else if (a) H(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== V || r.tagStart !== V ? (fs(e, t), !1) : !0;
		}
		if (Vs(e, t, Ko, !0, s) && (s = !1), i || (s &&= (ls(e), !1)), Ss(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) H(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && ls(e), o && cs(e), !0) : !1;
}
function Vs(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && H(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = us(), d = n === Ko || n === Go, f = d, p = d;
	if (r && Ss(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ds(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== V || u.anchorStart !== V) && (r === 33 || r === 38)) {
			let n = ds(e), r = t + 1;
			if (Bs(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === z.MAPPING) return e.depth--, !0;
			fs(e, n);
		}
		if (s && (r === 33 && u.tagStart !== V || r === 38 && u.anchorStart !== V) || !Os(e, u, n === Uo) && !ks(e, u)) break;
		l === null && (l = i), Ss(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Ko) {
		let r = n === Uo || n === Wo ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (zs(e, i, u) || Bs(e, i, r, u)) || Rs(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ds(e), n = l.position - l.lineStart;
					fs(e, l), Bs(e, n, r, us()) && e.events[t.eventsLength]?.type === z.MAPPING ? c = !0 : fs(e, t);
				}
				!c && (d && Ps(e, r, u) || Ms(e, r, u) || Ns(e, r, u) || As(e, u) || Is(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && zs(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== V || u.tagStart !== V || d) && (os(e, V, V, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, B.PLAIN), c = !0), e.depth--, c || u.anchorStart !== V || u.tagStart !== V;
}
function Hs(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !ms(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && H(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !U(e.input.charCodeAt(e.position));) {
		for (; ps(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || U(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !ms(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (U(e.input.charCodeAt(e.position)) && xs(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && H(e, "duplication of %YAML directive"), r.length !== 1 && H(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && H(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && H(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && H(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Yo.test(t) || H(e, "ill-formed tag handle (first argument) of the TAG directive"), Ho.call(e.tagHandlers, t) && H(e, `there is a previously declared suffix for "${t}" tag handle`), es.test(n) || H(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Us(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Ss(e, !0); Hs(e);) t = !0, Ss(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && hs(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Ss(e, !0), i = e.line > t;
	} else t && H(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Cs(e)) {
		e.position += 3, Ss(e, !0);
		return;
	}
	if (ns(e, n, !1), Vs(e, e.lineIndent - 1, Ko, !1, i, i) || ls(e), Ss(e, !0), e.position === e.lineStart && Cs(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Ss(e, !0), e.line === t && e.position < e.length && H(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === z.DOCUMENT && (o.explicitEnd = r), cs(e), !r && e.position < e.length && !Ts(e) && H(e, "end of the stream or a document separator is expected");
}
function Ws(e, t) {
	let n = e.length, r = {
		...ts,
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
	for (i !== -1 && wo.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ws(r), Ss(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Us(r), r.position === e && H(r, "can not read a document");
	}
	return r.events;
}
({
	...ts,
	...Vo
});
function Gs(e, t) {
	return !!(e & 1 << t);
}
var Ks = {
	applyQuoteFlowKeysOption: Js,
	doubleQuoteForInvisibles: Ys,
	doubleQuoteWhitespaceOnly: Xs,
	applyForceQuotesOption: Zs,
	tryLongOrMultilineAsBlock: Qs,
	quoteInvalidPlain: $s,
	fallbackToDoubleQuoted: ec
};
function qs(e) {
	return e.presenterOptions.quoteStyle === "single" && Gs(e.allowedStylesMask, B.SINGLE_QUOTED) ? B.SINGLE_QUOTED : B.DOUBLE_QUOTED;
}
function Js(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === B.PLAIN && (e.style = B.DOUBLE_QUOTED);
}
function Ys(e) {
	e.style === B.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function Xs(e) {
	e.style === B.PLAIN && /^\s+$/.test(e.node.value) && (e.style = B.DOUBLE_QUOTED);
}
function Zs(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== B.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? B.DOUBLE_QUOTED : qs(e)));
}
function Qs(e) {
	if (e.style !== B.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Gs(e.allowedStylesMask, B.LITERAL_BLOCK)) {
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
function $s(e) {
	e.style === B.PLAIN && !Gs(e.allowedStylesMask, B.PLAIN) && (e.style = qs(e));
}
function ec(e) {
	Gs(e.allowedStylesMask, e.style) || (e.style = B.DOUBLE_QUOTED);
}
var tc = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", nc = "[\\n\\r]", rc = "\\uFEFF", ic = "[ \\t]", ac = `(?:(?!(?:${nc}|${rc}))${tc})`, oc = `(?:(?!${ic})${ac})`, sc = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", cc = "[-?:,\\[\\]{}#&*!|>'\"%@`]", lc = "[,\\[\\]{}]", uc = oc, dc = `(?:(?!${lc})${oc})`, fc = `(?:(?:(?!${cc})${oc})|[?:-](?=${uc}))`, pc = `(?:(?:(?!${cc})${oc})|[?:-](?=${dc}))`, mc = `(?:(?:(?![:#])${uc})|:(?=${uc}))#*`, hc = `(?:(?:(?![:#])${dc})|:(?=${dc}))#*`, gc = `(?:${ic}*${mc})*`, _c = `(?:${ic}*${hc})*`, vc = `${fc}#*${gc}`, yc = `${pc}#*${_c}`, bc = vc, xc = yc, Sc = `\\n+${mc}${gc}`, Cc = `\\n+${hc}${_c}`, wc = `${vc}(?:${Sc})*`, Tc = `${yc}(?:${Cc})*`;
RegExp(`^(?:${wc})$`, "u"), RegExp(`^(?:${Tc})$`, "u"), RegExp(`^(?:${bc})$`, "u"), RegExp(`^(?:${xc})$`, "u"), RegExp(`^(?:${sc})*$`, "u"), RegExp(`^(?:${sc}|\\n)*$`, "u"), RegExp(`^(?:${ac}|\\n)*$`, "u"), Object.keys(Ks).map((e) => Reflect.get(Ks, e)), z.DOCUMENT, z.SEQUENCE, z.MAPPING, z.SCALAR, z.ALIAS, z.POP, B.PLAIN, B.SINGLE_QUOTED, B.DOUBLE_QUOTED, B.LITERAL_BLOCK, B.FOLDED_BLOCK, To.BLOCK, To.FLOW, Eo.CLIP, Eo.STRIP, Eo.KEEP;
// node_modules/yaml/dist/nodes/identity.js
var W = n(((e) => {
	let t = Symbol.for("yaml.alias"), n = Symbol.for("yaml.document"), r = Symbol.for("yaml.map"), i = Symbol.for("yaml.pair"), a = Symbol.for("yaml.scalar"), o = Symbol.for("yaml.seq"), s = Symbol.for("yaml.node.type"), c = (e) => !!e && typeof e == "object" && e[s] === t, l = (e) => !!e && typeof e == "object" && e[s] === n, u = (e) => !!e && typeof e == "object" && e[s] === r, d = (e) => !!e && typeof e == "object" && e[s] === i, f = (e) => !!e && typeof e == "object" && e[s] === a, p = (e) => !!e && typeof e == "object" && e[s] === o;
	function m(e) {
		if (e && typeof e == "object") switch (e[s]) {
			case r:
			case o: return !0;
		}
		return !1;
	}
	function h(e) {
		if (e && typeof e == "object") switch (e[s]) {
			case t:
			case r:
			case a:
			case o: return !0;
		}
		return !1;
	}
	e.ALIAS = t, e.DOC = n, e.MAP = r, e.NODE_TYPE = s, e.PAIR = i, e.SCALAR = a, e.SEQ = o, e.hasAnchor = (e) => (f(e) || m(e)) && !!e.anchor, e.isAlias = c, e.isCollection = m, e.isDocument = l, e.isMap = u, e.isNode = h, e.isPair = d, e.isScalar = f, e.isSeq = p;
})), Ec = n(((e) => {
	var t = W();
	let n = Symbol("break visit"), r = Symbol("skip children"), i = Symbol("remove node");
	function a(e, n) {
		let r = l(n);
		t.isDocument(e) ? o(null, e.contents, r, Object.freeze([e])) === i && (e.contents = null) : o(null, e, r, Object.freeze([]));
	}
	a.BREAK = n, a.SKIP = r, a.REMOVE = i;
	function o(e, r, a, s) {
		let c = u(e, r, a, s);
		if (t.isNode(c) || t.isPair(c)) return d(e, s, c), o(e, c, a, s);
		if (typeof c != "symbol") {
			if (t.isCollection(r)) {
				s = Object.freeze(s.concat(r));
				for (let e = 0; e < r.items.length; ++e) {
					let t = o(e, r.items[e], a, s);
					if (typeof t == "number") e = t - 1;
					else if (t === n) return n;
					else t === i && (r.items.splice(e, 1), --e);
				}
			} else if (t.isPair(r)) {
				s = Object.freeze(s.concat(r));
				let e = o("key", r.key, a, s);
				if (e === n) return n;
				e === i && (r.key = null);
				let t = o("value", r.value, a, s);
				if (t === n) return n;
				t === i && (r.value = null);
			}
		}
		return c;
	}
	async function s(e, n) {
		let r = l(n);
		t.isDocument(e) ? await c(null, e.contents, r, Object.freeze([e])) === i && (e.contents = null) : await c(null, e, r, Object.freeze([]));
	}
	s.BREAK = n, s.SKIP = r, s.REMOVE = i;
	async function c(e, r, a, o) {
		let s = await u(e, r, a, o);
		if (t.isNode(s) || t.isPair(s)) return d(e, o, s), c(e, s, a, o);
		if (typeof s != "symbol") {
			if (t.isCollection(r)) {
				o = Object.freeze(o.concat(r));
				for (let e = 0; e < r.items.length; ++e) {
					let t = await c(e, r.items[e], a, o);
					if (typeof t == "number") e = t - 1;
					else if (t === n) return n;
					else t === i && (r.items.splice(e, 1), --e);
				}
			} else if (t.isPair(r)) {
				o = Object.freeze(o.concat(r));
				let e = await c("key", r.key, a, o);
				if (e === n) return n;
				e === i && (r.key = null);
				let t = await c("value", r.value, a, o);
				if (t === n) return n;
				t === i && (r.value = null);
			}
		}
		return s;
	}
	function l(e) {
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
	function u(e, n, r, i) {
		if (typeof r == "function") return r(e, n, i);
		if (t.isMap(n)) return r.Map?.(e, n, i);
		if (t.isSeq(n)) return r.Seq?.(e, n, i);
		if (t.isPair(n)) return r.Pair?.(e, n, i);
		if (t.isScalar(n)) return r.Scalar?.(e, n, i);
		if (t.isAlias(n)) return r.Alias?.(e, n, i);
	}
	function d(e, n, r) {
		let i = n[n.length - 1];
		if (t.isCollection(i)) i.items[e] = r;
		else if (t.isPair(i)) e === "key" ? i.key = r : i.value = r;
		else if (t.isDocument(i)) i.contents = r;
		else {
			let e = t.isAlias(i) ? "alias" : "scalar";
			throw Error(`Cannot replace node with ${e} parent`);
		}
	}
	e.visit = a, e.visitAsync = s;
})), Dc = n(((e) => {
	var t = W(), n = Ec();
	let r = {
		"!": "%21",
		",": "%2C",
		"[": "%5B",
		"]": "%5D",
		"{": "%7B",
		"}": "%7D"
	}, i = (e) => e.replace(/[!,[\]{}]/g, (e) => r[e]);
	var a = class e {
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
			for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + i(e.substring(n.length));
			return e[0] === "!" ? e : `!<${e}>`;
		}
		toString(e) {
			let r = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], i = Object.entries(this.tags), a;
			if (e && i.length > 0 && t.isNode(e.contents)) {
				let r = {};
				n.visit(e.contents, (e, n) => {
					t.isNode(n) && n.tag && (r[n.tag] = !0);
				}), a = Object.keys(r);
			} else a = [];
			for (let [t, n] of i) t === "!!" && n === "tag:yaml.org,2002:" || e && !a.some((e) => e.startsWith(n)) || r.push(`%TAG ${t} ${n}`);
			return r.join("\n");
		}
	};
	a.defaultYaml = {
		explicit: !1,
		version: "1.2"
	}, a.defaultTags = { "!!": "tag:yaml.org,2002:" }, e.Directives = a;
})), Oc = n(((e) => {
	var t = W(), n = Ec();
	function r(e) {
		if (/[\x00-\x19\s,[\]{}]/.test(e)) {
			let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
			throw Error(t);
		}
		return !0;
	}
	function i(e) {
		let t = new Set();
		return n.visit(e, { Value(e, n) {
			n.anchor && t.add(n.anchor);
		} }), t;
	}
	function a(e, t) {
		for (let n = 1;; ++n) {
			let r = `${e}${n}`;
			if (!t.has(r)) return r;
		}
	}
	function o(e, n) {
		let r = [], o = new Map(), s = null;
		return {
			onAnchor: (t) => {
				r.push(t), s ??= i(e);
				let o = a(n, s);
				return s.add(o), o;
			},
			setAnchors: () => {
				for (let e of r) {
					let n = o.get(e);
					if (typeof n == "object" && n.anchor && (t.isScalar(n.node) || t.isCollection(n.node))) n.node.anchor = n.anchor;
					else {
						let t = Error("Failed to resolve repeated object (this should not happen)");
						throw t.source = e, t;
					}
				}
			},
			sourceObjects: o
		};
	}
	e.anchorIsValid = r, e.anchorNames = i, e.createNodeAnchors = o, e.findNewAnchor = a;
})), kc = n(((e) => {
	function t(e, n, r, i) {
		if (i && typeof i == "object") {
			if (Array.isArray(i)) for (let n = 0, r = i.length; n < r; ++n) {
				let r = i[n], a = t(e, i, String(n), r);
				a === void 0 ? delete i[n] : a !== r && (i[n] = a);
			}
			else if (i instanceof Map) for (let n of Array.from(i.keys())) {
				let r = i.get(n), a = t(e, i, n, r);
				a === void 0 ? i.delete(n) : a !== r && i.set(n, a);
			}
			else if (i instanceof Set) for (let n of Array.from(i)) {
				let r = t(e, i, n, n);
				r === void 0 ? i.delete(n) : r !== n && (i.delete(n), i.add(r));
			}
			else for (let [n, r] of Object.entries(i)) {
				let a = t(e, i, n, r);
				a === void 0 ? delete i[n] : a !== r && (i[n] = a);
			}
		}
		return e.call(n, r, i);
	}
	e.applyReviver = t;
})), Ac = n(((e) => {
	var t = W();
	function n(e, r, i) {
		if (Array.isArray(e)) return e.map((e, t) => n(e, String(t), i));
		if (e && typeof e.toJSON == "function") {
			if (!i || !t.hasAnchor(e)) return e.toJSON(r, i);
			let n = {
				aliasCount: 0,
				count: 1,
				res: void 0
			};
			i.anchors.set(e, n), i.onCreate = (e) => {
				n.res = e, delete i.onCreate;
			};
			let a = e.toJSON(r, i);
			return i.onCreate && i.onCreate(a), a;
		}
		return typeof e == "bigint" && !i?.keep ? Number(e) : e;
	}
	e.toJS = n;
})), jc = n(((e) => {
	var t = kc(), n = W(), r = Ac();
	e.NodeBase = class {
		constructor(e) {
			Object.defineProperty(this, n.NODE_TYPE, { value: e });
		}
		clone() {
			let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
			return this.range && (e.range = this.range.slice()), e;
		}
		toJS(e, { mapAsMap: i, maxAliasCount: a, onAnchor: o, reviver: s } = {}) {
			if (!n.isDocument(e)) throw TypeError("A document argument is required");
			let c = {
				anchors: new Map(),
				doc: e,
				keep: !0,
				mapAsMap: i === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof a == "number" ? a : 100
			}, l = r.toJS(this, "", c);
			if (typeof o == "function") for (let { count: e, res: t } of c.anchors.values()) o(t, e);
			return typeof s == "function" ? t.applyReviver(s, { "": l }, "", l) : l;
		}
	};
})), Mc = n(((e) => {
	var t = Oc(), n = Ec(), r = W(), i = jc(), a = Ac(), o = class extends i.NodeBase {
		constructor(e) {
			super(r.ALIAS), this.source = e, Object.defineProperty(this, "tag", { set() {
				throw Error("Alias nodes cannot have tags");
			} });
		}
		resolve(e, t) {
			if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
			let i;
			t?.aliasResolveCache ? i = t.aliasResolveCache : (i = [], n.visit(e, { Node: (e, t) => {
				(r.isAlias(t) || r.hasAnchor(t)) && i.push(t);
			} }), t && (t.aliasResolveCache = i));
			let o;
			for (let e of i) {
				if (e === this) break;
				e.anchor === this.source && (o = e);
			}
			if (o && t) {
				let { anchors: e, doc: n, maxAliasCount: r } = t, i = e.get(o);
				if (i ||= (a.toJS(o, null, t), e.get(o)), i?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
				if (r >= 0 && (i.count += 1, i.aliasCount === 0 && (i.aliasCount = s(n, o, e)), i.count * i.aliasCount > r)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
			}
			return o;
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
		toString(e, n, r) {
			let i = `*${this.source}`;
			if (e) {
				if (t.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
					let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw Error(e);
				}
				if (e.implicitKey) return `${i} `;
			}
			return i;
		}
	};
	function s(e, t, n) {
		if (r.isAlias(t)) {
			let r = t.resolve(e), i = n && r && n.get(r);
			return i ? i.count * i.aliasCount : 0;
		}
		if (r.isCollection(t)) {
			let r = 0;
			for (let i of t.items) {
				let t = s(e, i, n);
				t > r && (r = t);
			}
			return r;
		}
		if (r.isPair(t)) {
			let r = s(e, t.key, n), i = s(e, t.value, n);
			return Math.max(r, i);
		}
		return 1;
	}
	e.Alias = o;
})), G = n(((e) => {
	var t = W(), n = jc(), r = Ac();
	let i = (e) => !e || typeof e != "function" && typeof e != "object";
	var a = class extends n.NodeBase {
		constructor(e) {
			super(t.SCALAR), this.value = e;
		}
		toJSON(e, t) {
			return t?.keep ? this.value : r.toJS(this.value, e, t);
		}
		toString() {
			return String(this.value);
		}
	};
	a.BLOCK_FOLDED = "BLOCK_FOLDED", a.BLOCK_LITERAL = "BLOCK_LITERAL", a.PLAIN = "PLAIN", a.QUOTE_DOUBLE = "QUOTE_DOUBLE", a.QUOTE_SINGLE = "QUOTE_SINGLE", e.Scalar = a, e.isScalarValue = i;
})), Nc = n(((e) => {
	var t = Mc(), n = W(), r = G();
	function i(e, t, n) {
		if (t) {
			let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
			if (!r) throw Error(`Tag ${t} not found`);
			return r;
		}
		return n.find((t) => t.identify?.(e) && !t.format);
	}
	function a(e, a, o) {
		if (n.isDocument(e) && (e = e.contents), n.isNode(e)) return e;
		if (n.isPair(e)) {
			let t = o.schema[n.MAP].createNode?.(o.schema, null, o);
			return t.items.push(e), t;
		}
		(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
		let { aliasDuplicateObjects: s, onAnchor: c, onTagObj: l, schema: u, sourceObjects: d } = o, f;
		if (s && e && typeof e == "object") {
			if (f = d.get(e), f) return f.anchor ?? (f.anchor = c(e)), new t.Alias(f.anchor);
			f = {
				anchor: null,
				node: null
			}, d.set(e, f);
		}
		a?.startsWith("!!") && (a = "tag:yaml.org,2002:" + a.slice(2));
		let p = i(e, a, u.tags);
		if (!p) {
			if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
				let t = new r.Scalar(e);
				return f && (f.node = t), t;
			}
			p = e instanceof Map ? u[n.MAP] : Symbol.iterator in Object(e) ? u[n.SEQ] : u[n.MAP];
		}
		l && (l(p), delete o.onTagObj);
		let m = p?.createNode ? p.createNode(o.schema, e, o) : typeof p?.nodeClass?.from == "function" ? p.nodeClass.from(o.schema, e, o) : new r.Scalar(e);
		return a ? m.tag = a : p.default || (m.tag = p.tag), f && (f.node = m), m;
	}
	e.createNode = a;
})), Pc = n(((e) => {
	var t = Nc(), n = W(), r = jc();
	function i(e, n, r) {
		let i = r;
		for (let e = n.length - 1; e >= 0; --e) {
			let t = n[e];
			if (typeof t == "number" && Number.isInteger(t) && t >= 0) {
				let e = [];
				e[t] = i, i = e;
			} else i = new Map([[t, i]]);
		}
		return t.createNode(i, void 0, {
			aliasDuplicateObjects: !1,
			keepUndefined: !1,
			onAnchor: () => {
				throw Error("This should not happen, please report a bug.");
			},
			schema: e,
			sourceObjects: new Map()
		});
	}
	let a = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
	e.Collection = class extends r.NodeBase {
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
			return e && (t.schema = e), t.items = t.items.map((t) => n.isNode(t) || n.isPair(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
		}
		addIn(e, t) {
			if (a(e)) this.add(t);
			else {
				let [r, ...a] = e, o = this.get(r, !0);
				if (n.isCollection(o)) o.addIn(a, t);
				else if (o === void 0 && this.schema) this.set(r, i(this.schema, a, t));
				else throw Error(`Expected YAML collection at ${r}. Remaining path: ${a}`);
			}
		}
		deleteIn(e) {
			let [t, ...r] = e;
			if (r.length === 0) return this.delete(t);
			let i = this.get(t, !0);
			if (n.isCollection(i)) return i.deleteIn(r);
			throw Error(`Expected YAML collection at ${t}. Remaining path: ${r}`);
		}
		getIn(e, t) {
			let [r, ...i] = e, a = this.get(r, !0);
			return i.length === 0 ? !t && n.isScalar(a) ? a.value : a : n.isCollection(a) ? a.getIn(i, t) : void 0;
		}
		hasAllNullValues(e) {
			return this.items.every((t) => {
				if (!n.isPair(t)) return !1;
				let r = t.value;
				return r == null || e && n.isScalar(r) && r.value == null && !r.commentBefore && !r.comment && !r.tag;
			});
		}
		hasIn(e) {
			let [t, ...r] = e;
			if (r.length === 0) return this.has(t);
			let i = this.get(t, !0);
			return n.isCollection(i) ? i.hasIn(r) : !1;
		}
		setIn(e, t) {
			let [r, ...a] = e;
			if (a.length === 0) this.set(r, t);
			else {
				let e = this.get(r, !0);
				if (n.isCollection(e)) e.setIn(a, t);
				else if (e === void 0 && this.schema) this.set(r, i(this.schema, a, t));
				else throw Error(`Expected YAML collection at ${r}. Remaining path: ${a}`);
			}
		}
	}, e.collectionFromPath = i, e.isEmptyPath = a;
})), Fc = n(((e) => {
	let t = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
	function n(e, t) {
		return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
	}
	e.indentComment = n, e.lineComment = (e, t, r) => e.endsWith("\n") ? n(r, t) : r.includes("\n") ? "\n" + n(r, t) : (e.endsWith(" ") ? "" : " ") + r, e.stringifyComment = t;
})), Ic = n(((e) => {
	let t = "block", n = "quoted";
	function r(e, r, a = "flow", { indentAtStart: o, lineWidth: s = 80, minContentWidth: c = 20, onFold: l, onOverflow: u } = {}) {
		if (!s || s < 0) return e;
		s < c && (c = 0);
		let d = Math.max(1 + c, 1 + s - r.length);
		if (e.length <= d) return e;
		let f = [], p = {}, m = s - r.length;
		typeof o == "number" && (o > s - Math.max(2, c) ? f.push(0) : m = s - o);
		let h, g, _ = !1, v = -1, y = -1, b = -1;
		a === t && (v = i(e, v, r.length), v !== -1 && (m = v + d));
		for (let o; o = e[v += 1];) {
			if (a === n && o === "\\") {
				switch (y = v, e[v + 1]) {
					case "x":
						v += 3;
						break;
					case "u":
						v += 5;
						break;
					case "U":
						v += 9;
						break;
					default: v += 1;
				}
				b = v;
			}
			if (o === "\n") a === t && (v = i(e, v, r.length)), m = v + r.length + d, h = void 0;
			else {
				if (o === " " && g && g !== " " && g !== "\n" && g !== "	") {
					let t = e[v + 1];
					t && t !== " " && t !== "\n" && t !== "	" && (h = v);
				}
				if (v >= m) {
					if (h) f.push(h), m = h + d, h = void 0;
					else if (a === n) {
						for (; g === " " || g === "	";) g = o, o = e[v += 1], _ = !0;
						let t = v > b + 1 ? v - 2 : y - 1;
						if (p[t]) return e;
						f.push(t), p[t] = !0, m = t + d, h = void 0;
					} else _ = !0;
				}
			}
			g = o;
		}
		if (_ && u && u(), f.length === 0) return e;
		l && l();
		let x = e.slice(0, f[0]);
		for (let t = 0; t < f.length; ++t) {
			let i = f[t], o = f[t + 1] || e.length;
			i === 0 ? x = `\n${r}${e.slice(0, o)}` : (a === n && p[i] && (x += `${e[i]}\\`), x += `\n${r}${e.slice(i + 1, o)}`);
		}
		return x;
	}
	function i(e, t, n) {
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
	e.FOLD_BLOCK = t, e.FOLD_FLOW = "flow", e.FOLD_QUOTED = n, e.foldFlowLines = r;
})), Lc = n(((e) => {
	var t = G(), n = Ic();
	let r = (e, t) => ({
		indentAtStart: t ? e.indent.length : e.indentAtStart,
		lineWidth: e.options.lineWidth,
		minContentWidth: e.options.minContentWidth
	}), i = (e) => /^(%|---|\.\.\.)/m.test(e);
	function a(e, t, n) {
		if (!t || t < 0) return !1;
		let r = t - n, i = e.length;
		if (i <= r) return !1;
		for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
			if (t - n > r) return !0;
			if (n = t + 1, i - n <= r) return !1;
		}
		return !0;
	}
	function o(e, t) {
		let a = JSON.stringify(e);
		if (t.options.doubleQuotedAsJSON) return a;
		let { implicitKey: o } = t, s = t.options.doubleQuotedMinMultiLineLength, c = t.indent || (i(e) ? "  " : ""), l = "", u = 0;
		for (let e = 0, t = a[e]; t; t = a[++e]) if (t === " " && a[e + 1] === "\\" && a[e + 2] === "n" && (l += a.slice(u, e) + "\\ ", e += 1, u = e, t = "\\"), t === "\\") switch (a[e + 1]) {
			case "u":
				{
					l += a.slice(u, e);
					let t = a.substr(e + 2, 4);
					switch (t) {
						case "0000":
							l += "\\0";
							break;
						case "0007":
							l += "\\a";
							break;
						case "000b":
							l += "\\v";
							break;
						case "001b":
							l += "\\e";
							break;
						case "0085":
							l += "\\N";
							break;
						case "00a0":
							l += "\\_";
							break;
						case "2028":
							l += "\\L";
							break;
						case "2029":
							l += "\\P";
							break;
						default: t.substr(0, 2) === "00" ? l += "\\x" + t.substr(2) : l += a.substr(e, 6);
					}
					e += 5, u = e + 1;
				}
				break;
			case "n":
				if (o || a[e + 2] === "\"" || a.length < s) e += 1;
				else {
					for (l += a.slice(u, e) + "\n\n"; a[e + 2] === "\\" && a[e + 3] === "n" && a[e + 4] !== "\"";) l += "\n", e += 2;
					l += c, a[e + 2] === " " && (l += "\\"), e += 1, u = e + 1;
				}
				break;
			default: e += 1;
		}
		return l = u ? l + a.slice(u) : a, o ? l : n.foldFlowLines(l, c, n.FOLD_QUOTED, r(t, !1));
	}
	function s(e, t) {
		if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return o(e, t);
		let a = t.indent || (i(e) ? "  " : ""), s = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${a}`) + "'";
		return t.implicitKey ? s : n.foldFlowLines(s, a, n.FOLD_FLOW, r(t, !1));
	}
	function c(e, t) {
		let { singleQuote: n } = t.options, r;
		if (n === !1) r = o;
		else {
			let t = e.includes("\""), i = e.includes("'");
			r = t && !i ? s : i && !t ? o : n ? s : o;
		}
		return r(e, t);
	}
	let l;
	try {
		l = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
	} catch {
		l = /\n+(?!\n|$)/g;
	}
	function u({ comment: e, type: o, value: s }, u, d, f) {
		let { blockQuote: p, commentString: m, lineWidth: h } = u.options;
		if (!p || /\n[\t ]+$/.test(s)) return c(s, u);
		let g = u.indent || (u.forceBlockIndent || i(s) ? "  " : ""), _ = p === "literal" ? !0 : p === "folded" || o === t.Scalar.BLOCK_FOLDED ? !1 : o === t.Scalar.BLOCK_LITERAL || !a(s, h, g.length);
		if (!s) return _ ? "|\n" : ">\n";
		let v, y;
		for (y = s.length; y > 0; --y) {
			let e = s[y - 1];
			if (e !== "\n" && e !== "	" && e !== " ") break;
		}
		let b = s.substring(y), x = b.indexOf("\n");
		x === -1 ? v = "-" : s === b || x !== b.length - 1 ? (v = "+", f && f()) : v = "", b &&= (s = s.slice(0, -b.length), b[b.length - 1] === "\n" && (b = b.slice(0, -1)), b.replace(l, `$&${g}`));
		let S = !1, C, w = -1;
		for (C = 0; C < s.length; ++C) {
			let e = s[C];
			if (e === " ") S = !0;
			else if (e === "\n") w = C;
			else break;
		}
		let T = s.substring(0, w < C ? w + 1 : C);
		T &&= (s = s.substring(T.length), T.replace(/\n+/g, `$&${g}`));
		let E = (S ? g ? "2" : "1" : "") + v;
		if (e && (E += " " + m(e.replace(/ ?[\r\n]+/g, " ")), d && d()), !_) {
			let e = s.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${g}`), i = !1, a = r(u, !0);
			p !== "folded" && o !== t.Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
				i = !0;
			});
			let c = n.foldFlowLines(`${T}${e}${b}`, g, n.FOLD_BLOCK, a);
			if (!i) return `>${E}\n${g}${c}`;
		}
		return s = s.replace(/\n+/g, `$&${g}`), `|${E}\n${g}${T}${s}${b}`;
	}
	function d(e, a, o, s) {
		let { type: l, value: d } = e, { actualString: f, implicitKey: p, indent: m, indentStep: h, inFlow: g } = a;
		if (p && d.includes("\n") || g && /[[\]{},]/.test(d)) return c(d, a);
		if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(d)) return p || g || !d.includes("\n") ? c(d, a) : u(e, a, o, s);
		if (!p && !g && l !== t.Scalar.PLAIN && d.includes("\n")) return u(e, a, o, s);
		if (i(d)) {
			if (m === "") return a.forceBlockIndent = !0, u(e, a, o, s);
			if (p && m === h) return c(d, a);
		}
		let _ = d.replace(/\n+/g, `$&\n${m}`);
		if (f) {
			let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(_), { compat: t, tags: n } = a.doc.schema;
			if (n.some(e) || t?.some(e)) return c(d, a);
		}
		return p ? _ : n.foldFlowLines(_, m, n.FOLD_FLOW, r(a, !1));
	}
	function f(e, n, r, i) {
		let { implicitKey: a, inFlow: l } = n, f = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: p } = e;
		p !== t.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(f.value) && (p = t.Scalar.QUOTE_DOUBLE);
		let m = (e) => {
			switch (e) {
				case t.Scalar.BLOCK_FOLDED:
				case t.Scalar.BLOCK_LITERAL: return a || l ? c(f.value, n) : u(f, n, r, i);
				case t.Scalar.QUOTE_DOUBLE: return o(f.value, n);
				case t.Scalar.QUOTE_SINGLE: return s(f.value, n);
				case t.Scalar.PLAIN: return d(f, n, r, i);
				default: return null;
			}
		}, h = m(p);
		if (h === null) {
			let { defaultKeyType: e, defaultStringType: t } = n.options, r = a && e || t;
			if (h = m(r), h === null) throw Error(`Unsupported default string type ${r}`);
		}
		return h;
	}
	e.stringifyString = f;
})), Rc = n(((e) => {
	var t = Oc(), n = W(), r = Fc(), i = Lc();
	function a(e, t) {
		let n = Object.assign({
			blockQuote: !0,
			commentString: r.stringifyComment,
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
		}, e.schema.toStringOptions, t), i;
		switch (n.collectionStyle) {
			case "block":
				i = !1;
				break;
			case "flow":
				i = !0;
				break;
			default: i = null;
		}
		return {
			anchors: new Set(),
			doc: e,
			flowCollectionPadding: n.flowCollectionPadding ? " " : "",
			indent: "",
			indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
			inFlow: i,
			options: n
		};
	}
	function o(e, t) {
		if (t.tag) {
			let n = e.filter((e) => e.tag === t.tag);
			if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
		}
		let r, i;
		if (n.isScalar(t)) {
			i = t.value;
			let n = e.filter((e) => e.identify?.(i));
			if (n.length > 1) {
				let e = n.filter((e) => e.test);
				e.length > 0 && (n = e);
			}
			r = n.find((e) => e.format === t.format) ?? n.find((e) => !e.format);
		} else i = t, r = e.find((e) => e.nodeClass && i instanceof e.nodeClass);
		if (!r) {
			let e = i?.constructor?.name ?? (i === null ? "null" : typeof i);
			throw Error(`Tag not resolved for ${e} value`);
		}
		return r;
	}
	function s(e, r, { anchors: i, doc: a }) {
		if (!a.directives) return "";
		let o = [], s = (n.isScalar(e) || n.isCollection(e)) && e.anchor;
		s && t.anchorIsValid(s) && (i.add(s), o.push(`&${s}`));
		let c = e.tag ?? (r.default ? null : r.tag);
		return c && o.push(a.directives.tagString(c)), o.join(" ");
	}
	function c(e, t, r, a) {
		if (n.isPair(e)) return e.toString(t, r, a);
		if (n.isAlias(e)) {
			if (t.doc.directives) return e.toString(t);
			if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
			t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
		}
		let c, l = n.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => c = e });
		c ??= o(t.doc.schema.tags, l);
		let u = s(l, c, t);
		u.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + u.length + 1);
		let d = typeof c.stringify == "function" ? c.stringify(l, t, r, a) : n.isScalar(l) ? i.stringifyString(l, t, r, a) : l.toString(t, r, a);
		return u ? n.isScalar(l) || d[0] === "{" || d[0] === "[" ? `${u} ${d}` : `${u}\n${t.indent}${d}` : d;
	}
	e.createStringifyContext = a, e.stringify = c;
})), zc = n(((e) => {
	var t = W(), n = G(), r = Rc(), i = Fc();
	function a({ key: e, value: a }, o, s, c) {
		let { allNullValues: l, doc: u, indent: d, indentStep: f, options: { commentString: p, indentSeq: m, simpleKeys: h } } = o, g = t.isNode(e) && e.comment || null;
		if (h) {
			if (g) throw Error("With simple keys, key nodes cannot have comments");
			if (t.isCollection(e) || !t.isNode(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
		}
		let _ = !h && (!e || g && a == null && !o.inFlow || t.isCollection(e) || (t.isScalar(e) ? e.type === n.Scalar.BLOCK_FOLDED || e.type === n.Scalar.BLOCK_LITERAL : typeof e == "object"));
		o = Object.assign({}, o, {
			allNullValues: !1,
			implicitKey: !_ && (h || !l),
			indent: d + f
		});
		let v = !1, y = !1, b = r.stringify(e, o, () => v = !0, () => y = !0);
		if (!_ && !o.inFlow && b.length > 1024) {
			if (h) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
			_ = !0;
		}
		if (o.inFlow) {
			if (l || a == null) return v && s && s(), b === "" ? "?" : _ ? `? ${b}` : b;
		} else if (l && !h || a == null && _) return b = `? ${b}`, g && !v ? b += i.lineComment(b, o.indent, p(g)) : y && c && c(), b;
		v && (g = null), _ ? (g && (b += i.lineComment(b, o.indent, p(g))), b = `? ${b}\n${d}:`) : (b = `${b}:`, g && (b += i.lineComment(b, o.indent, p(g))));
		let x, S, C;
		t.isNode(a) ? (x = !!a.spaceBefore, S = a.commentBefore, C = a.comment) : (x = !1, S = null, C = null, a && typeof a == "object" && (a = u.createNode(a))), o.implicitKey = !1, !_ && !g && t.isScalar(a) && (o.indentAtStart = b.length + 1), y = !1, !m && f.length >= 2 && !o.inFlow && !_ && t.isSeq(a) && !a.flow && !a.tag && !a.anchor && (o.indent = o.indent.substring(2));
		let w = !1, T = r.stringify(a, o, () => w = !0, () => y = !0), E = " ";
		if (g || x || S) {
			if (E = x ? "\n" : "", S) {
				let e = p(S);
				E += `\n${i.indentComment(e, o.indent)}`;
			}
			T === "" && !o.inFlow ? E === "\n" && C && (E = "\n\n") : E += `\n${o.indent}`;
		} else if (!_ && t.isCollection(a)) {
			let e = T[0], t = T.indexOf("\n"), n = t !== -1, r = o.inFlow ?? a.flow ?? a.items.length === 0;
			if (n || !r) {
				let r = !1;
				if (n && (e === "&" || e === "!")) {
					let n = T.indexOf(" ");
					e === "&" && n !== -1 && n < t && T[n + 1] === "!" && (n = T.indexOf(" ", n + 1)), (n === -1 || t < n) && (r = !0);
				}
				r || (E = `\n${o.indent}`);
			}
		} else (T === "" || T[0] === "\n") && (E = "");
		return b += E + T, o.inFlow ? w && s && s() : C && !w ? b += i.lineComment(b, o.indent, p(C)) : y && c && c(), b;
	}
	e.stringifyPair = a;
})), Bc = n(((t) => {
	var n = e("process");
	function r(e, ...t) {
		e === "debug" && console.log(...t);
	}
	function i(e, t) {
		(e === "debug" || e === "warn") && (typeof n.emitWarning == "function" ? n.emitWarning(t) : console.warn(t));
	}
	t.debug = r, t.warn = i;
})), Vc = n(((e) => {
	var t = W(), n = G();
	let r = {
		identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
		default: "key",
		tag: "tag:yaml.org,2002:merge",
		test: /^<<$/,
		resolve: () => Object.assign(new n.Scalar(Symbol("<<")), { addToJSMap: a }),
		stringify: () => "<<"
	}, i = (e, i) => (r.identify(i) || t.isScalar(i) && (!i.type || i.type === n.Scalar.PLAIN) && r.identify(i.value)) && e?.doc.schema.tags.some((e) => e.tag === r.tag && e.default);
	function a(e, n, r) {
		let i = s(e, r);
		if (t.isSeq(i)) for (let t of i.items) o(e, n, t);
		else if (Array.isArray(i)) for (let t of i) o(e, n, t);
		else o(e, n, i);
	}
	function o(e, n, r) {
		let i = s(e, r);
		if (!t.isMap(i)) throw Error("Merge sources must be maps or map aliases");
		let a = i.toJSON(null, e, Map);
		for (let [e, t] of a) n instanceof Map ? n.has(e) || n.set(e, t) : n instanceof Set ? n.add(e) : Object.prototype.hasOwnProperty.call(n, e) || Object.defineProperty(n, e, {
			value: t,
			writable: !0,
			enumerable: !0,
			configurable: !0
		});
		return n;
	}
	function s(e, n) {
		return e && t.isAlias(n) ? n.resolve(e.doc, e) : n;
	}
	e.addMergeToJSMap = a, e.isMergeKey = i, e.merge = r;
})), Hc = n(((e) => {
	var t = Bc(), n = Vc(), r = Rc(), i = W(), a = Ac();
	function o(e, t, { key: r, value: o }) {
		if (i.isNode(r) && r.addToJSMap) r.addToJSMap(e, t, o);
		else if (n.isMergeKey(e, r)) n.addMergeToJSMap(e, t, o);
		else {
			let n = a.toJS(r, "", e);
			if (t instanceof Map) t.set(n, a.toJS(o, n, e));
			else if (t instanceof Set) t.add(n);
			else {
				let i = s(r, n, e), c = a.toJS(o, i, e);
				i in t ? Object.defineProperty(t, i, {
					value: c,
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : t[i] = c;
			}
		}
		return t;
	}
	function s(e, n, a) {
		if (n === null) return "";
		if (typeof n != "object") return String(n);
		if (i.isNode(e) && a?.doc) {
			let n = r.createStringifyContext(a.doc, {});
			n.anchors = new Set();
			for (let e of a.anchors.keys()) n.anchors.add(e.anchor);
			n.inFlow = !0, n.inStringifyKey = !0;
			let i = e.toString(n);
			if (!a.mapKeyWarned) {
				let e = JSON.stringify(i);
				e.length > 40 && (e = e.substring(0, 36) + "...\""), t.warn(a.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), a.mapKeyWarned = !0;
			}
			return i;
		}
		return JSON.stringify(n);
	}
	e.addPairToJSMap = o;
})), Uc = n(((e) => {
	var t = Nc(), n = zc(), r = Hc(), i = W();
	function a(e, n, r) {
		return new o(t.createNode(e, void 0, r), t.createNode(n, void 0, r));
	}
	var o = class e {
		constructor(e, t = null) {
			Object.defineProperty(this, i.NODE_TYPE, { value: i.PAIR }), this.key = e, this.value = t;
		}
		clone(t) {
			let { key: n, value: r } = this;
			return i.isNode(n) && (n = n.clone(t)), i.isNode(r) && (r = r.clone(t)), new e(n, r);
		}
		toJSON(e, t) {
			let n = t?.mapAsMap ? new Map() : {};
			return r.addPairToJSMap(t, n, this);
		}
		toString(e, t, r) {
			return e?.doc ? n.stringifyPair(this, e, t, r) : JSON.stringify(this);
		}
	};
	e.Pair = o, e.createPair = a;
})), Wc = n(((e) => {
	var t = W(), n = Rc(), r = Fc();
	function i(e, t, n) {
		return (t.inFlow ?? e.flow ? o : a)(e, t, n);
	}
	function a({ comment: e, items: i }, a, { blockItemPrefix: o, flowChars: c, itemIndent: l, onChompKeep: u, onComment: d }) {
		let { indent: f, options: { commentString: p } } = a, m = Object.assign({}, a, {
			indent: l,
			type: null
		}), h = !1, g = [];
		for (let e = 0; e < i.length; ++e) {
			let c = i[e], u = null;
			if (t.isNode(c)) !h && c.spaceBefore && g.push(""), s(a, g, c.commentBefore, h), c.comment && (u = c.comment);
			else if (t.isPair(c)) {
				let e = t.isNode(c.key) ? c.key : null;
				e && (!h && e.spaceBefore && g.push(""), s(a, g, e.commentBefore, h));
			}
			h = !1;
			let d = n.stringify(c, m, () => u = null, () => h = !0);
			u && (d += r.lineComment(d, l, p(u))), h && u && (h = !1), g.push(o + d);
		}
		let _;
		if (g.length === 0) _ = c.start + c.end;
		else {
			_ = g[0];
			for (let e = 1; e < g.length; ++e) {
				let t = g[e];
				_ += t ? `\n${f}${t}` : "\n";
			}
		}
		return e ? (_ += "\n" + r.indentComment(p(e), f), d && d()) : h && u && u(), _;
	}
	function o({ items: e }, i, { flowChars: a, itemIndent: o }) {
		let { indent: c, indentStep: l, flowCollectionPadding: u, options: { commentString: d } } = i;
		o += l;
		let f = Object.assign({}, i, {
			indent: o,
			inFlow: !0,
			type: null
		}), p = !1, m = 0, h = [];
		for (let a = 0; a < e.length; ++a) {
			let c = e[a], l = null;
			if (t.isNode(c)) c.spaceBefore && h.push(""), s(i, h, c.commentBefore, !1), c.comment && (l = c.comment);
			else if (t.isPair(c)) {
				let e = t.isNode(c.key) ? c.key : null;
				e && (e.spaceBefore && h.push(""), s(i, h, e.commentBefore, !1), e.comment && (p = !0));
				let n = t.isNode(c.value) ? c.value : null;
				n ? (n.comment && (l = n.comment), n.commentBefore && (p = !0)) : c.value == null && e?.comment && (l = e.comment);
			}
			l && (p = !0);
			let u = n.stringify(c, f, () => l = null);
			p ||= h.length > m || u.includes("\n"), a < e.length - 1 ? u += "," : i.options.trailingComma && (i.options.lineWidth > 0 && (p ||= h.reduce((e, t) => e + t.length + 2, 2) + (u.length + 2) > i.options.lineWidth), p && (u += ",")), l && (u += r.lineComment(u, o, d(l))), h.push(u), m = h.length;
		}
		let { start: g, end: _ } = a;
		if (h.length === 0) return g + _;
		if (!p) {
			let e = h.reduce((e, t) => e + t.length + 2, 2);
			p = i.options.lineWidth > 0 && e > i.options.lineWidth;
		}
		if (p) {
			let e = g;
			for (let t of h) e += t ? `\n${l}${c}${t}` : "\n";
			return `${e}\n${c}${_}`;
		}
		return `${g}${u}${h.join(" ")}${u}${_}`;
	}
	function s({ indent: e, options: { commentString: t } }, n, i, a) {
		if (i && a && (i = i.replace(/^\n+/, "")), i) {
			let a = r.indentComment(t(i), e);
			n.push(a.trimStart());
		}
	}
	e.stringifyCollection = i;
})), Gc = n(((e) => {
	var t = Wc(), n = Hc(), r = Pc(), i = W(), a = Uc(), o = G();
	function s(e, t) {
		let n = i.isScalar(t) ? t.value : t;
		for (let r of e) if (i.isPair(r) && (r.key === t || r.key === n || i.isScalar(r.key) && r.key.value === n)) return r;
	}
	e.YAMLMap = class extends r.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:map";
		}
		constructor(e) {
			super(i.MAP, e), this.items = [];
		}
		static from(e, t, n) {
			let { keepUndefined: r, replacer: i } = n, o = new this(e), s = (e, s) => {
				if (typeof i == "function") s = i.call(t, e, s);
				else if (Array.isArray(i) && !i.includes(e)) return;
				(s !== void 0 || r) && o.items.push(a.createPair(e, s, n));
			};
			if (t instanceof Map) for (let [e, n] of t) s(e, n);
			else if (t && typeof t == "object") for (let e of Object.keys(t)) s(e, t[e]);
			return typeof e.sortMapEntries == "function" && o.items.sort(e.sortMapEntries), o;
		}
		add(e, t) {
			let n;
			n = i.isPair(e) ? e : !e || typeof e != "object" || !("key" in e) ? new a.Pair(e, e?.value) : new a.Pair(e.key, e.value);
			let r = s(this.items, n.key), c = this.schema?.sortMapEntries;
			if (r) {
				if (!t) throw Error(`Key ${n.key} already set`);
				i.isScalar(r.value) && o.isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
			} else if (c) {
				let e = this.items.findIndex((e) => c(n, e) < 0);
				e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
			} else this.items.push(n);
		}
		delete(e) {
			let t = s(this.items, e);
			return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
		}
		get(e, t) {
			let n = s(this.items, e)?.value;
			return (!t && i.isScalar(n) ? n.value : n) ?? void 0;
		}
		has(e) {
			return !!s(this.items, e);
		}
		set(e, t) {
			this.add(new a.Pair(e, t), !0);
		}
		toJSON(e, t, r) {
			let i = r ? new r() : t?.mapAsMap ? new Map() : {};
			t?.onCreate && t.onCreate(i);
			for (let e of this.items) n.addPairToJSMap(t, i, e);
			return i;
		}
		toString(e, n, r) {
			if (!e) return JSON.stringify(this);
			for (let e of this.items) if (!i.isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
			return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), t.stringifyCollection(this, e, {
				blockItemPrefix: "",
				flowChars: {
					start: "{",
					end: "}"
				},
				itemIndent: e.indent || "",
				onChompKeep: r,
				onComment: n
			});
		}
	}, e.findPair = s;
})), Kc = n(((e) => {
	var t = W(), n = Gc();
	e.map = {
		collection: "map",
		default: !0,
		nodeClass: n.YAMLMap,
		tag: "tag:yaml.org,2002:map",
		resolve(e, n) {
			return t.isMap(e) || n("Expected a mapping for this tag"), e;
		},
		createNode: (e, t, r) => n.YAMLMap.from(e, t, r)
	};
})), qc = n(((e) => {
	var t = Nc(), n = Wc(), r = Pc(), i = W(), a = G(), o = Ac(), s = class extends r.Collection {
		static get tagName() {
			return "tag:yaml.org,2002:seq";
		}
		constructor(e) {
			super(i.SEQ, e), this.items = [];
		}
		add(e) {
			this.items.push(e);
		}
		delete(e) {
			let t = c(e);
			return typeof t == "number" && this.items.splice(t, 1).length > 0;
		}
		get(e, t) {
			let n = c(e);
			if (typeof n != "number") return;
			let r = this.items[n];
			return !t && i.isScalar(r) ? r.value : r;
		}
		has(e) {
			let t = c(e);
			return typeof t == "number" && t < this.items.length;
		}
		set(e, t) {
			let n = c(e);
			if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
			let r = this.items[n];
			i.isScalar(r) && a.isScalarValue(t) ? r.value = t : this.items[n] = t;
		}
		toJSON(e, t) {
			let n = [];
			t?.onCreate && t.onCreate(n);
			let r = 0;
			for (let e of this.items) n.push(o.toJS(e, String(r++), t));
			return n;
		}
		toString(e, t, r) {
			return e ? n.stringifyCollection(this, e, {
				blockItemPrefix: "- ",
				flowChars: {
					start: "[",
					end: "]"
				},
				itemIndent: (e.indent || "") + "  ",
				onChompKeep: r,
				onComment: t
			}) : JSON.stringify(this);
		}
		static from(e, n, r) {
			let { replacer: i } = r, a = new this(e);
			if (n && Symbol.iterator in Object(n)) {
				let e = 0;
				for (let o of n) {
					if (typeof i == "function") {
						let t = n instanceof Set ? o : String(e++);
						o = i.call(n, t, o);
					}
					a.items.push(t.createNode(o, void 0, r));
				}
			}
			return a;
		}
	};
	function c(e) {
		let t = i.isScalar(e) ? e.value : e;
		return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
	}
	e.YAMLSeq = s;
})), Jc = n(((e) => {
	var t = W(), n = qc();
	e.seq = {
		collection: "seq",
		default: !0,
		nodeClass: n.YAMLSeq,
		tag: "tag:yaml.org,2002:seq",
		resolve(e, n) {
			return t.isSeq(e) || n("Expected a sequence for this tag"), e;
		},
		createNode: (e, t, r) => n.YAMLSeq.from(e, t, r)
	};
})), Yc = n(((e) => {
	var t = Lc();
	e.string = {
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify(e, n, r, i) {
			return n = Object.assign({ actualString: !0 }, n), t.stringifyString(e, n, r, i);
		}
	};
})), Xc = n(((e) => {
	var t = G();
	let n = {
		identify: (e) => e == null,
		createNode: () => new t.Scalar(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^(?:~|[Nn]ull|NULL)?$/,
		resolve: () => new t.Scalar(null),
		stringify: ({ source: e }, t) => typeof e == "string" && n.test.test(e) ? e : t.options.nullStr
	};
	e.nullTag = n;
})), Zc = n(((e) => {
	var t = G();
	let n = {
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
		resolve: (e) => new t.Scalar(e[0] === "t" || e[0] === "T"),
		stringify({ source: e, value: t }, r) {
			return e && n.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? r.options.trueStr : r.options.falseStr;
		}
	};
	e.boolTag = n;
})), Qc = n(((e) => {
	function t({ format: e, minFractionDigits: t, tag: n, value: r }) {
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
	e.stringifyNumber = t;
})), $c = n(((e) => {
	var t = G(), n = Qc();
	let r = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e)), r = e.indexOf(".");
			return r !== -1 && e[e.length - 1] === "0" && (n.minFractionDigits = e.length - r - 1), n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), el = n(((e) => {
	var t = Qc();
	let n = (e) => typeof e == "bigint" || Number.isInteger(e), r = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
	function i(e, r, i) {
		let { value: a } = e;
		return n(a) && a >= 0 ? i + a.toString(r) : t.stringifyNumber(e);
	}
	e.int = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9]+$/,
		resolve: (e, t, n) => r(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, e.intHex = {
		identify: (e) => n(e) && e >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^0x[0-9a-fA-F]+$/,
		resolve: (e, t, n) => r(e, 2, 16, n),
		stringify: (e) => i(e, 16, "0x")
	}, e.intOct = {
		identify: (e) => n(e) && e >= 0,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^0o[0-7]+$/,
		resolve: (e, t, n) => r(e, 2, 8, n),
		stringify: (e) => i(e, 8, "0o")
	};
})), tl = n(((e) => {
	var t = Kc(), n = Xc(), r = Jc(), i = Yc(), a = Zc(), o = $c(), s = el();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		a.boolTag,
		s.intOct,
		s.int,
		s.intHex,
		o.floatNaN,
		o.floatExp,
		o.float
	];
})), nl = n(((e) => {
	var t = G(), n = Kc(), r = Jc();
	function i(e) {
		return typeof e == "bigint" || Number.isInteger(e);
	}
	let a = ({ value: e }) => JSON.stringify(e), o = [
		{
			identify: (e) => typeof e == "string",
			default: !0,
			tag: "tag:yaml.org,2002:str",
			resolve: (e) => e,
			stringify: a
		},
		{
			identify: (e) => e == null,
			createNode: () => new t.Scalar(null),
			default: !0,
			tag: "tag:yaml.org,2002:null",
			test: /^null$/,
			resolve: () => null,
			stringify: a
		},
		{
			identify: (e) => typeof e == "boolean",
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^true$|^false$/,
			resolve: (e) => e === "true",
			stringify: a
		},
		{
			identify: i,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^-?(?:0|[1-9][0-9]*)$/,
			resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
			stringify: ({ value: e }) => i(e) ? e.toString() : JSON.stringify(e)
		},
		{
			identify: (e) => typeof e == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
			resolve: (e) => parseFloat(e),
			stringify: a
		}
	];
	e.schema = [n.map, r.seq].concat(o, {
		default: !0,
		tag: "",
		test: /^/,
		resolve(e, t) {
			return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
		}
	});
})), rl = n(((t) => {
	var n = e("buffer"), r = G(), i = Lc();
	t.binary = {
		identify: (e) => e instanceof Uint8Array,
		default: !1,
		tag: "tag:yaml.org,2002:binary",
		resolve(e, t) {
			if (typeof n.Buffer == "function") return n.Buffer.from(e, "base64");
			if (typeof atob == "function") {
				let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
				for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
				return n;
			}
			return t("This environment does not support reading binary tags; either Buffer or atob is required"), e;
		},
		stringify({ comment: e, type: t, value: a }, o, s, c) {
			if (!a) return "";
			let l = a, u;
			if (typeof n.Buffer == "function") u = l instanceof n.Buffer ? l.toString("base64") : n.Buffer.from(l.buffer).toString("base64");
			else if (typeof btoa == "function") {
				let e = "";
				for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
				u = btoa(e);
			} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
			if (t ??= r.Scalar.BLOCK_LITERAL, t !== r.Scalar.QUOTE_DOUBLE) {
				let e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth), n = Math.ceil(u.length / e), i = Array(n);
				for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = u.substr(r, e);
				u = i.join(t === r.Scalar.BLOCK_LITERAL ? "\n" : " ");
			}
			return i.stringifyString({
				comment: e,
				type: t,
				value: u
			}, o, s, c);
		}
	};
})), il = n(((e) => {
	var t = W(), n = Uc(), r = G(), i = qc();
	function a(e, i) {
		if (t.isSeq(e)) for (let a = 0; a < e.items.length; ++a) {
			let o = e.items[a];
			if (!t.isPair(o)) {
				if (t.isMap(o)) {
					o.items.length > 1 && i("Each pair must have its own sequence indicator");
					let e = o.items[0] || new n.Pair(new r.Scalar(null));
					if (o.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore), o.comment) {
						let t = e.value ?? e.key;
						t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
					}
					o = e;
				}
				e.items[a] = t.isPair(o) ? o : new n.Pair(o);
			}
		}
		else i("Expected a sequence for this tag");
		return e;
	}
	function o(e, t, r) {
		let { replacer: a } = r, o = new i.YAMLSeq(e);
		o.tag = "tag:yaml.org,2002:pairs";
		let s = 0;
		if (t && Symbol.iterator in Object(t)) for (let e of t) {
			typeof a == "function" && (e = a.call(t, String(s++), e));
			let i, c;
			if (Array.isArray(e)) {
				if (e.length === 2) i = e[0], c = e[1];
				else throw TypeError(`Expected [key, value] tuple: ${e}`);
			} else if (e && e instanceof Object) {
				let t = Object.keys(e);
				if (t.length === 1) i = t[0], c = e[i];
				else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
			} else i = e;
			o.items.push(n.createPair(i, c, r));
		}
		return o;
	}
	let s = {
		collection: "seq",
		default: !1,
		tag: "tag:yaml.org,2002:pairs",
		resolve: a,
		createNode: o
	};
	e.createPairs = o, e.pairs = s, e.resolvePairs = a;
})), al = n(((e) => {
	var t = W(), n = Ac(), r = Gc(), i = qc(), a = il(), o = class e extends i.YAMLSeq {
		constructor() {
			super(), this.add = r.YAMLMap.prototype.add.bind(this), this.delete = r.YAMLMap.prototype.delete.bind(this), this.get = r.YAMLMap.prototype.get.bind(this), this.has = r.YAMLMap.prototype.has.bind(this), this.set = r.YAMLMap.prototype.set.bind(this), this.tag = e.tag;
		}
		toJSON(e, r) {
			if (!r) return super.toJSON(e);
			let i = new Map();
			r?.onCreate && r.onCreate(i);
			for (let e of this.items) {
				let a, o;
				if (t.isPair(e) ? (a = n.toJS(e.key, "", r), o = n.toJS(e.value, a, r)) : a = n.toJS(e, "", r), i.has(a)) throw Error("Ordered maps must not include duplicate keys");
				i.set(a, o);
			}
			return i;
		}
		static from(e, t, n) {
			let r = a.createPairs(e, t, n), i = new this();
			return i.items = r.items, i;
		}
	};
	o.tag = "tag:yaml.org,2002:omap";
	let s = {
		collection: "seq",
		identify: (e) => e instanceof Map,
		nodeClass: o,
		default: !1,
		tag: "tag:yaml.org,2002:omap",
		resolve(e, n) {
			let r = a.resolvePairs(e, n), i = [];
			for (let { key: e } of r.items) t.isScalar(e) && (i.includes(e.value) ? n(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
			return Object.assign(new o(), r);
		},
		createNode: (e, t, n) => o.from(e, t, n)
	};
	e.YAMLOMap = o, e.omap = s;
})), ol = n(((e) => {
	var t = G();
	function n({ value: e, source: t }, n) {
		return t && (e ? r : i).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
	}
	let r = {
		identify: (e) => e === !0,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
		resolve: () => new t.Scalar(!0),
		stringify: n
	}, i = {
		identify: (e) => e === !1,
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
		resolve: () => new t.Scalar(!1),
		stringify: n
	};
	e.falseTag = i, e.trueTag = r;
})), sl = n(((e) => {
	var t = G(), n = Qc();
	let r = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
		resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
		stringify: n.stringifyNumber
	};
	e.float = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
		resolve(e) {
			let n = new t.Scalar(parseFloat(e.replace(/_/g, ""))), r = e.indexOf(".");
			if (r !== -1) {
				let t = e.substring(r + 1).replace(/_/g, "");
				t[t.length - 1] === "0" && (n.minFractionDigits = t.length);
			}
			return n;
		},
		stringify: n.stringifyNumber
	}, e.floatExp = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "EXP",
		test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
		resolve: (e) => parseFloat(e.replace(/_/g, "")),
		stringify(e) {
			let t = Number(e.value);
			return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
		}
	}, e.floatNaN = r;
})), cl = n(((e) => {
	var t = Qc();
	let n = (e) => typeof e == "bigint" || Number.isInteger(e);
	function r(e, t, n, { intAsBigInt: r }) {
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
	function i(e, r, i) {
		let { value: a } = e;
		if (n(a)) {
			let e = a.toString(r);
			return a < 0 ? "-" + i + e.substr(1) : i + e;
		}
		return t.stringifyNumber(e);
	}
	let a = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "BIN",
		test: /^[-+]?0b[0-1_]+$/,
		resolve: (e, t, n) => r(e, 2, 2, n),
		stringify: (e) => i(e, 2, "0b")
	}, o = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "OCT",
		test: /^[-+]?0[0-7_]+$/,
		resolve: (e, t, n) => r(e, 1, 8, n),
		stringify: (e) => i(e, 8, "0")
	}, s = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^[-+]?[0-9][0-9_]*$/,
		resolve: (e, t, n) => r(e, 0, 10, n),
		stringify: t.stringifyNumber
	}, c = {
		identify: n,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "HEX",
		test: /^[-+]?0x[0-9a-fA-F_]+$/,
		resolve: (e, t, n) => r(e, 2, 16, n),
		stringify: (e) => i(e, 16, "0x")
	};
	e.int = s, e.intBin = a, e.intHex = c, e.intOct = o;
})), ll = n(((e) => {
	var t = W(), n = Uc(), r = Gc(), i = class e extends r.YAMLMap {
		constructor(t) {
			super(t), this.tag = e.tag;
		}
		add(e) {
			let i;
			i = t.isPair(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new n.Pair(e.key, null) : new n.Pair(e, null), r.findPair(this.items, i.key) || this.items.push(i);
		}
		get(e, n) {
			let i = r.findPair(this.items, e);
			return !n && t.isPair(i) ? t.isScalar(i.key) ? i.key.value : i.key : i;
		}
		set(e, t) {
			if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
			let i = r.findPair(this.items, e);
			i && !t ? this.items.splice(this.items.indexOf(i), 1) : !i && t && this.items.push(new n.Pair(e));
		}
		toJSON(e, t) {
			return super.toJSON(e, t, Set);
		}
		toString(e, t, n) {
			if (!e) return JSON.stringify(this);
			if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
			throw Error("Set items must all have null values");
		}
		static from(e, t, r) {
			let { replacer: i } = r, a = new this(e);
			if (t && Symbol.iterator in Object(t)) for (let e of t) typeof i == "function" && (e = i.call(t, e, e)), a.items.push(n.createPair(e, null, r));
			return a;
		}
	};
	i.tag = "tag:yaml.org,2002:set";
	let a = {
		collection: "map",
		identify: (e) => e instanceof Set,
		nodeClass: i,
		default: !1,
		tag: "tag:yaml.org,2002:set",
		createNode: (e, t, n) => i.from(e, t, n),
		resolve(e, n) {
			if (t.isMap(e)) {
				if (e.hasAllNullValues(!0)) return Object.assign(new i(), e);
				n("Set items must all have null values");
			} else n("Expected a mapping for this tag");
			return e;
		}
	};
	e.YAMLSet = i, e.set = a;
})), ul = n(((e) => {
	var t = Qc();
	function n(e, t) {
		let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
		return n === "-" ? i(-1) * a : a;
	}
	function r(e) {
		let { value: n } = e, r = (e) => e;
		if (typeof n == "bigint") r = (e) => BigInt(e);
		else if (isNaN(n) || !isFinite(n)) return t.stringifyNumber(e);
		let i = "";
		n < 0 && (i = "-", n *= r(-1));
		let a = r(60), o = [n % a];
		return n < 60 ? o.unshift(0) : (n = (n - o[0]) / a, o.unshift(n % a), n >= 60 && (n = (n - o[0]) / a, o.unshift(n))), i + o.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
	}
	let i = {
		identify: (e) => typeof e == "bigint" || Number.isInteger(e),
		default: !0,
		tag: "tag:yaml.org,2002:int",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
		resolve: (e, t, { intAsBigInt: r }) => n(e, r),
		stringify: r
	}, a = {
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		format: "TIME",
		test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
		resolve: (e) => n(e, !1),
		stringify: r
	}, o = {
		identify: (e) => e instanceof Date,
		default: !0,
		tag: "tag:yaml.org,2002:timestamp",
		test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
		resolve(e) {
			let t = e.match(o.test);
			if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
			let [, r, i, a, s, c, l] = t.map(Number), u = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, d = Date.UTC(r, i - 1, a, s || 0, c || 0, l || 0, u), f = t[8];
			if (f && f !== "Z") {
				let e = n(f, !1);
				Math.abs(e) < 30 && (e *= 60), d -= 6e4 * e;
			}
			return new Date(d);
		},
		stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
	};
	e.floatTime = a, e.intTime = i, e.timestamp = o;
})), dl = n(((e) => {
	var t = Kc(), n = Xc(), r = Jc(), i = Yc(), a = rl(), o = ol(), s = sl(), c = cl(), l = Vc(), u = al(), d = il(), f = ll(), p = ul();
	e.schema = [
		t.map,
		r.seq,
		i.string,
		n.nullTag,
		o.trueTag,
		o.falseTag,
		c.intBin,
		c.intOct,
		c.int,
		c.intHex,
		s.floatNaN,
		s.floatExp,
		s.float,
		a.binary,
		l.merge,
		u.omap,
		d.pairs,
		f.set,
		p.intTime,
		p.floatTime,
		p.timestamp
	];
})), fl = n(((e) => {
	var t = Kc(), n = Xc(), r = Jc(), i = Yc(), a = Zc(), o = $c(), s = el(), c = tl(), l = nl(), u = rl(), d = Vc(), f = al(), p = il(), m = dl(), h = ll(), g = ul();
	let _ = new Map([
		["core", c.schema],
		["failsafe", [
			t.map,
			r.seq,
			i.string
		]],
		["json", l.schema],
		["yaml11", m.schema],
		["yaml-1.1", m.schema]
	]), v = {
		binary: u.binary,
		bool: a.boolTag,
		float: o.float,
		floatExp: o.floatExp,
		floatNaN: o.floatNaN,
		floatTime: g.floatTime,
		int: s.int,
		intHex: s.intHex,
		intOct: s.intOct,
		intTime: g.intTime,
		map: t.map,
		merge: d.merge,
		null: n.nullTag,
		omap: f.omap,
		pairs: p.pairs,
		seq: r.seq,
		set: h.set,
		timestamp: g.timestamp
	}, y = {
		"tag:yaml.org,2002:binary": u.binary,
		"tag:yaml.org,2002:merge": d.merge,
		"tag:yaml.org,2002:omap": f.omap,
		"tag:yaml.org,2002:pairs": p.pairs,
		"tag:yaml.org,2002:set": h.set,
		"tag:yaml.org,2002:timestamp": g.timestamp
	};
	function b(e, t, n) {
		let r = _.get(t);
		if (r && !e) return n && !r.includes(d.merge) ? r.concat(d.merge) : r.slice();
		let i = r;
		if (!i) {
			if (Array.isArray(e)) i = [];
			else {
				let e = Array.from(_.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
				throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
			}
		}
		if (Array.isArray(e)) for (let t of e) i = i.concat(t);
		else typeof e == "function" && (i = e(i.slice()));
		return n && (i = i.concat(d.merge)), i.reduce((e, t) => {
			let n = typeof t == "string" ? v[t] : t;
			if (!n) {
				let e = JSON.stringify(t), n = Object.keys(v).map((e) => JSON.stringify(e)).join(", ");
				throw Error(`Unknown custom tag ${e}; use one of ${n}`);
			}
			return e.includes(n) || e.push(n), e;
		}, []);
	}
	e.coreKnownTags = y, e.getTags = b;
})), pl = n(((e) => {
	var t = W(), n = Kc(), r = Jc(), i = Yc(), a = fl();
	let o = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
	e.Schema = class e {
		constructor({ compat: e, customTags: s, merge: c, resolveKnownTags: l, schema: u, sortMapEntries: d, toStringDefaults: f }) {
			this.compat = Array.isArray(e) ? a.getTags(e, "compat") : e ? a.getTags(null, e) : null, this.name = typeof u == "string" && u || "core", this.knownTags = l ? a.coreKnownTags : {}, this.tags = a.getTags(s, this.name, c), this.toStringOptions = f ?? null, Object.defineProperty(this, t.MAP, { value: n.map }), Object.defineProperty(this, t.SCALAR, { value: i.string }), Object.defineProperty(this, t.SEQ, { value: r.seq }), this.sortMapEntries = typeof d == "function" ? d : d === !0 ? o : null;
		}
		clone() {
			let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
			return t.tags = this.tags.slice(), t;
		}
	};
})), ml = n(((e) => {
	var t = W(), n = Rc(), r = Fc();
	function i(e, i) {
		let a = [], o = i.directives === !0;
		if (i.directives !== !1 && e.directives) {
			let t = e.directives.toString(e);
			t ? (a.push(t), o = !0) : e.directives.docStart && (o = !0);
		}
		o && a.push("---");
		let s = n.createStringifyContext(e, i), { commentString: c } = s.options;
		if (e.commentBefore) {
			a.length !== 1 && a.unshift("");
			let t = c(e.commentBefore);
			a.unshift(r.indentComment(t, ""));
		}
		let l = !1, u = null;
		if (e.contents) {
			if (t.isNode(e.contents)) {
				if (e.contents.spaceBefore && o && a.push(""), e.contents.commentBefore) {
					let t = c(e.contents.commentBefore);
					a.push(r.indentComment(t, ""));
				}
				s.forceBlockIndent = !!e.comment, u = e.contents.comment;
			}
			let i = u ? void 0 : () => l = !0, d = n.stringify(e.contents, s, () => u = null, i);
			u && (d += r.lineComment(d, "", c(u))), (d[0] === "|" || d[0] === ">") && a[a.length - 1] === "---" ? a[a.length - 1] = `--- ${d}` : a.push(d);
		} else a.push(n.stringify(e.contents, s));
		if (e.directives?.docEnd) {
			if (e.comment) {
				let t = c(e.comment);
				t.includes("\n") ? (a.push("..."), a.push(r.indentComment(t, ""))) : a.push(`... ${t}`);
			} else a.push("...");
		} else {
			let t = e.comment;
			t && l && (t = t.replace(/^\n+/, "")), t && ((!l || u) && a[a.length - 1] !== "" && a.push(""), a.push(r.indentComment(c(t), "")));
		}
		return a.join("\n") + "\n";
	}
	e.stringifyDocument = i;
})), hl = n(((e) => {
	var t = Mc(), n = Pc(), r = W(), i = Uc(), a = Ac(), o = pl(), s = ml(), c = Oc(), l = kc(), u = Nc(), d = Dc(), f = class e {
		constructor(e, t, n) {
			this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, r.NODE_TYPE, { value: r.DOC });
			let i = null;
			typeof t == "function" || Array.isArray(t) ? i = t : n === void 0 && t && (n = t, t = void 0);
			let a = Object.assign({
				intAsBigInt: !1,
				keepSourceTokens: !1,
				logLevel: "warn",
				prettyErrors: !0,
				strict: !0,
				stringKeys: !1,
				uniqueKeys: !0,
				version: "1.2"
			}, n);
			this.options = a;
			let { version: o } = a;
			n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (o = this.directives.yaml.version)) : this.directives = new d.Directives({ version: o }), this.setSchema(o, n), this.contents = e === void 0 ? null : this.createNode(e, i, n);
		}
		clone() {
			let t = Object.create(e.prototype, { [r.NODE_TYPE]: { value: r.DOC } });
			return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = r.isNode(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
		}
		add(e) {
			p(this.contents) && this.contents.add(e);
		}
		addIn(e, t) {
			p(this.contents) && this.contents.addIn(e, t);
		}
		createAlias(e, n) {
			if (!e.anchor) {
				let t = c.anchorNames(this);
				e.anchor = !n || t.has(n) ? c.findNewAnchor(n || "a", t) : n;
			}
			return new t.Alias(e.anchor);
		}
		createNode(e, t, n) {
			let i;
			if (typeof t == "function") e = t.call({ "": e }, "", e), i = t;
			else if (Array.isArray(t)) {
				let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
				e.length > 0 && (t = t.concat(e)), i = t;
			} else n === void 0 && t && (n = t, t = void 0);
			let { aliasDuplicateObjects: a, anchorPrefix: o, flow: s, keepUndefined: l, onTagObj: d, tag: f } = n ?? {}, { onAnchor: p, setAnchors: m, sourceObjects: h } = c.createNodeAnchors(this, o || "a"), g = {
				aliasDuplicateObjects: a ?? !0,
				keepUndefined: l ?? !1,
				onAnchor: p,
				onTagObj: d,
				replacer: i,
				schema: this.schema,
				sourceObjects: h
			}, _ = u.createNode(e, f, g);
			return s && r.isCollection(_) && (_.flow = !0), m(), _;
		}
		createPair(e, t, n = {}) {
			let r = this.createNode(e, null, n), a = this.createNode(t, null, n);
			return new i.Pair(r, a);
		}
		delete(e) {
			return p(this.contents) ? this.contents.delete(e) : !1;
		}
		deleteIn(e) {
			return n.isEmptyPath(e) ? this.contents != null && (this.contents = null, !0) : p(this.contents) ? this.contents.deleteIn(e) : !1;
		}
		get(e, t) {
			return r.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
		}
		getIn(e, t) {
			return n.isEmptyPath(e) ? !t && r.isScalar(this.contents) ? this.contents.value : this.contents : r.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
		}
		has(e) {
			return r.isCollection(this.contents) ? this.contents.has(e) : !1;
		}
		hasIn(e) {
			return n.isEmptyPath(e) ? this.contents !== void 0 : r.isCollection(this.contents) ? this.contents.hasIn(e) : !1;
		}
		set(e, t) {
			this.contents == null ? this.contents = n.collectionFromPath(this.schema, [e], t) : p(this.contents) && this.contents.set(e, t);
		}
		setIn(e, t) {
			n.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = n.collectionFromPath(this.schema, Array.from(e), t) : p(this.contents) && this.contents.setIn(e, t);
		}
		setSchema(e, t = {}) {
			typeof e == "number" && (e = String(e));
			let n;
			switch (e) {
				case "1.1":
					this.directives ? this.directives.yaml.version = "1.1" : this.directives = new d.Directives({ version: "1.1" }), n = {
						resolveKnownTags: !1,
						schema: "yaml-1.1"
					};
					break;
				case "1.2":
				case "next":
					this.directives ? this.directives.yaml.version = e : this.directives = new d.Directives({ version: e }), n = {
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
			else if (n) this.schema = new o.Schema(Object.assign(n, t));
			else throw Error("With a null YAML version, the { schema: Schema } option is required");
		}
		toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: o } = {}) {
			let s = {
				anchors: new Map(),
				doc: this,
				keep: !e,
				mapAsMap: n === !0,
				mapKeyWarned: !1,
				maxAliasCount: typeof r == "number" ? r : 100
			}, c = a.toJS(this.contents, t ?? "", s);
			if (typeof i == "function") for (let { count: e, res: t } of s.anchors.values()) i(t, e);
			return typeof o == "function" ? l.applyReviver(o, { "": c }, "", c) : c;
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
			return s.stringifyDocument(this, e);
		}
	};
	function p(e) {
		if (r.isCollection(e)) return !0;
		throw Error("Expected a YAML collection as document contents");
	}
	e.Document = f;
})), gl = n(((e) => {
	var t = class extends Error {
		constructor(e, t, n, r) {
			super(), this.name = e, this.code = n, this.message = r, this.pos = t;
		}
	}, n = class extends t {
		constructor(e, t, n) {
			super("YAMLParseError", e, t, n);
		}
	}, r = class extends t {
		constructor(e, t, n) {
			super("YAMLWarning", e, t, n);
		}
	};
	e.YAMLError = t, e.YAMLParseError = n, e.YAMLWarning = r, e.prettifyError = (e, t) => (n) => {
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
})), _l = n(((e) => {
	function t(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
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
	e.resolveProps = t;
})), vl = n(((e) => {
	function t(e) {
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
				for (let n of e.items) {
					for (let e of n.start) if (e.type === "newline") return !0;
					if (n.sep) {
						for (let e of n.sep) if (e.type === "newline") return !0;
					}
					if (t(n.key) || t(n.value)) return !0;
				}
				return !1;
			default: return !0;
		}
	}
	e.containsNewline = t;
})), yl = n(((e) => {
	var t = vl();
	function n(e, n, r) {
		if (n?.type === "flow-collection") {
			let i = n.end[0];
			i.indent === e && (i.source === "]" || i.source === "}") && t.containsNewline(n) && r(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
		}
	}
	e.flowIndentCheck = n;
})), bl = n(((e) => {
	var t = W();
	function n(e, n, r) {
		let { uniqueKeys: i } = e.options;
		if (i === !1) return !1;
		let a = typeof i == "function" ? i : (e, n) => e === n || t.isScalar(e) && t.isScalar(n) && e.value === n.value;
		return n.some((e) => a(e.key, r));
	}
	e.mapIncludes = n;
})), xl = n(((e) => {
	var t = Uc(), n = Gc(), r = _l(), i = vl(), a = yl(), o = bl();
	let s = "All mapping items must start at the same column";
	function c({ composeNode: e, composeEmptyNode: c }, l, u, d, f) {
		let p = new ((f?.nodeClass) ?? n.YAMLMap)(l.schema);
		l.atRoot &&= !1;
		let m = u.offset, h = null;
		for (let n of u.items) {
			let { start: f, key: g, sep: _, value: v } = n, y = r.resolveProps(f, {
				indicator: "explicit-key-ind",
				next: g ?? _?.[0],
				offset: m,
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !0
			}), b = !y.found;
			if (b) {
				if (g && (g.type === "block-seq" ? d(m, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in g && g.indent !== u.indent && d(m, "BAD_INDENT", s)), !y.anchor && !y.tag && !_) {
					h = y.end, y.comment && (p.comment ? p.comment += "\n" + y.comment : p.comment = y.comment);
					continue;
				}
				(y.newlineAfterProp || i.containsNewline(g)) && d(g ?? f[f.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
			} else y.found?.indent !== u.indent && d(m, "BAD_INDENT", s);
			l.atKey = !0;
			let x = y.end, S = g ? e(l, g, y, d) : c(l, x, f, null, y, d);
			l.schema.compat && a.flowIndentCheck(u.indent, g, d), l.atKey = !1, o.mapIncludes(l, p.items, S) && d(x, "DUPLICATE_KEY", "Map keys must be unique");
			let C = r.resolveProps(_ ?? [], {
				indicator: "map-value-ind",
				next: v,
				offset: S.range[2],
				onError: d,
				parentIndent: u.indent,
				startOnNewline: !g || g.type === "block-scalar"
			});
			if (m = C.end, C.found) {
				b && (v?.type === "block-map" && !C.hasNewline && d(m, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), l.options.strict && y.start < C.found.offset - 1024 && d(S.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
				let r = v ? e(l, v, C, d) : c(l, m, _, null, C, d);
				l.schema.compat && a.flowIndentCheck(u.indent, v, d), m = r.range[2];
				let i = new t.Pair(S, r);
				l.options.keepSourceTokens && (i.srcToken = n), p.items.push(i);
			} else {
				b && d(S.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), C.comment && (S.comment ? S.comment += "\n" + C.comment : S.comment = C.comment);
				let e = new t.Pair(S);
				l.options.keepSourceTokens && (e.srcToken = n), p.items.push(e);
			}
		}
		return h && h < m && d(h, "IMPOSSIBLE", "Map comment with trailing content"), p.range = [
			u.offset,
			m,
			h ?? m
		], p;
	}
	e.resolveBlockMap = c;
})), Sl = n(((e) => {
	var t = qc(), n = _l(), r = yl();
	function i({ composeNode: e, composeEmptyNode: i }, a, o, s, c) {
		let l = new ((c?.nodeClass) ?? t.YAMLSeq)(a.schema);
		a.atRoot &&= !1, a.atKey &&= !1;
		let u = o.offset, d = null;
		for (let { start: t, value: c } of o.items) {
			let f = n.resolveProps(t, {
				indicator: "seq-item-ind",
				next: c,
				offset: u,
				onError: s,
				parentIndent: o.indent,
				startOnNewline: !0
			});
			if (!f.found) {
				if (f.anchor || f.tag || c) c?.type === "block-seq" ? s(f.end, "BAD_INDENT", "All sequence items must start at the same column") : s(u, "MISSING_CHAR", "Sequence item without - indicator");
				else {
					d = f.end, f.comment && (l.comment = f.comment);
					continue;
				}
			}
			let p = c ? e(a, c, f, s) : i(a, f.end, t, null, f, s);
			a.schema.compat && r.flowIndentCheck(o.indent, c, s), u = p.range[2], l.items.push(p);
		}
		return l.range = [
			o.offset,
			u,
			d ?? u
		], l;
	}
	e.resolveBlockSeq = i;
})), Cl = n(((e) => {
	function t(e, t, n, r) {
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
	e.resolveEnd = t;
})), wl = n(((e) => {
	var t = W(), n = Uc(), r = Gc(), i = qc(), a = Cl(), o = _l(), s = vl(), c = bl();
	let l = "Block collections are not allowed within flow collections", u = (e) => e && (e.type === "block-map" || e.type === "block-seq");
	function d({ composeNode: e, composeEmptyNode: d }, f, p, m, h) {
		let g = p.start.source === "{", _ = g ? "flow map" : "flow sequence", v = new ((h?.nodeClass) ?? (g ? r.YAMLMap : i.YAMLSeq))(f.schema);
		v.flow = !0;
		let y = f.atRoot;
		y && (f.atRoot = !1), f.atKey &&= !1;
		let b = p.offset + p.start.source.length;
		for (let i = 0; i < p.items.length; ++i) {
			let a = p.items[i], { start: h, key: y, sep: x, value: S } = a, C = o.resolveProps(h, {
				flow: _,
				indicator: "explicit-key-ind",
				next: y ?? x?.[0],
				offset: b,
				onError: m,
				parentIndent: p.indent,
				startOnNewline: !1
			});
			if (!C.found) {
				if (!C.anchor && !C.tag && !x && !S) {
					i === 0 && C.comma ? m(C.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${_}`) : i < p.items.length - 1 && m(C.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${_}`), C.comment && (v.comment ? v.comment += "\n" + C.comment : v.comment = C.comment), b = C.end;
					continue;
				}
				!g && f.options.strict && s.containsNewline(y) && m(y, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
			}
			if (i === 0) C.comma && m(C.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${_}`);
			else if (C.comma || m(C.start, "MISSING_CHAR", `Missing , between ${_} items`), C.comment) {
				let e = "";
				loop: for (let t of h) switch (t.type) {
					case "comma":
					case "space": break;
					case "comment":
						e = t.source.substring(1);
						break loop;
					default: break loop;
				}
				if (e) {
					let n = v.items[v.items.length - 1];
					t.isPair(n) && (n = n.value ?? n.key), n.comment ? n.comment += "\n" + e : n.comment = e, C.comment = C.comment.substring(e.length + 1);
				}
			}
			if (!g && !x && !C.found) {
				let t = S ? e(f, S, C, m) : d(f, C.end, x, null, C, m);
				v.items.push(t), b = t.range[2], u(S) && m(t.range, "BLOCK_IN_FLOW", l);
			} else {
				f.atKey = !0;
				let t = C.end, i = y ? e(f, y, C, m) : d(f, t, h, null, C, m);
				u(y) && m(i.range, "BLOCK_IN_FLOW", l), f.atKey = !1;
				let s = o.resolveProps(x ?? [], {
					flow: _,
					indicator: "map-value-ind",
					next: S,
					offset: i.range[2],
					onError: m,
					parentIndent: p.indent,
					startOnNewline: !1
				});
				if (s.found) {
					if (!g && !C.found && f.options.strict) {
						if (x) for (let e of x) {
							if (e === s.found) break;
							if (e.type === "newline") {
								m(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
								break;
							}
						}
						C.start < s.found.offset - 1024 && m(s.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
					}
				} else S && ("source" in S && S.source?.[0] === ":" ? m(S, "MISSING_CHAR", `Missing space after : in ${_}`) : m(s.start, "MISSING_CHAR", `Missing , or : between ${_} items`));
				let w = S ? e(f, S, s, m) : s.found ? d(f, s.end, x, null, s, m) : null;
				w ? u(S) && m(w.range, "BLOCK_IN_FLOW", l) : s.comment && (i.comment ? i.comment += "\n" + s.comment : i.comment = s.comment);
				let T = new n.Pair(i, w);
				if (f.options.keepSourceTokens && (T.srcToken = a), g) {
					let e = v;
					c.mapIncludes(f, e.items, i) && m(t, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(T);
				} else {
					let e = new r.YAMLMap(f.schema);
					e.flow = !0, e.items.push(T);
					let t = (w ?? i).range;
					e.range = [
						i.range[0],
						t[1],
						t[2]
					], v.items.push(e);
				}
				b = w ? w.range[2] : s.end;
			}
		}
		let x = g ? "}" : "]", [S, ...C] = p.end, w = b;
		if (S?.source === x) w = S.offset + S.source.length;
		else {
			let e = _[0].toUpperCase() + _.substring(1), t = y ? `${e} must end with a ${x}` : `${e} in block collection must be sufficiently indented and end with a ${x}`;
			m(b, y ? "MISSING_CHAR" : "BAD_INDENT", t), S && S.source.length !== 1 && C.unshift(S);
		}
		if (C.length > 0) {
			let e = a.resolveEnd(C, w, f.options.strict, m);
			e.comment && (v.comment ? v.comment += "\n" + e.comment : v.comment = e.comment), v.range = [
				p.offset,
				w,
				e.offset
			];
		} else v.range = [
			p.offset,
			w,
			w
		];
		return v;
	}
	e.resolveFlowCollection = d;
})), Tl = n(((e) => {
	var t = W(), n = G(), r = Gc(), i = qc(), a = xl(), o = Sl(), s = wl();
	function c(e, t, n, r, i, c) {
		let l = n.type === "block-map" ? a.resolveBlockMap(e, t, n, r, c) : n.type === "block-seq" ? o.resolveBlockSeq(e, t, n, r, c) : s.resolveFlowCollection(e, t, n, r, c), u = l.constructor;
		return i === "!" || i === u.tagName ? (l.tag = u.tagName, l) : (i && (l.tag = i), l);
	}
	function l(e, a, o, s, l) {
		let u = s.tag, d = u ? a.directives.tagName(u.source, (e) => l(u, "TAG_RESOLVE_FAILED", e)) : null;
		if (o.type === "block-seq") {
			let { anchor: e, newlineAfterProp: t } = s, n = e && u ? e.offset > u.offset ? e : u : e ?? u;
			n && (!t || t.offset < n.offset) && l(n, "MISSING_CHAR", "Missing newline after block sequence props");
		}
		let f = o.type === "block-map" ? "map" : o.type === "block-seq" ? "seq" : o.start.source === "{" ? "map" : "seq";
		if (!u || !d || d === "!" || d === r.YAMLMap.tagName && f === "map" || d === i.YAMLSeq.tagName && f === "seq") return c(e, a, o, l, d);
		let p = a.schema.tags.find((e) => e.tag === d && e.collection === f);
		if (!p) {
			let t = a.schema.knownTags[d];
			if (t?.collection === f) a.schema.tags.push(Object.assign({}, t, { default: !1 })), p = t;
			else return t ? l(u, "BAD_COLLECTION_TYPE", `${t.tag} used for ${f} collection, but expects ${t.collection ?? "scalar"}`, !0) : l(u, "TAG_RESOLVE_FAILED", `Unresolved tag: ${d}`, !0), c(e, a, o, l, d);
		}
		let m = c(e, a, o, l, d, p), h = p.resolve?.(m, (e) => l(u, "TAG_RESOLVE_FAILED", e), a.options) ?? m, g = t.isNode(h) ? h : new n.Scalar(h);
		return g.range = m.range, g.tag = d, p?.format && (g.format = p.format), g;
	}
	e.composeCollection = l;
})), El = n(((e) => {
	var t = G();
	function n(e, n, a) {
		let o = n.offset, s = r(n, e.options.strict, a);
		if (!s) return {
			value: "",
			type: null,
			comment: "",
			range: [
				o,
				o,
				o
			]
		};
		let c = s.mode === ">" ? t.Scalar.BLOCK_FOLDED : t.Scalar.BLOCK_LITERAL, l = n.source ? i(n.source) : [], u = l.length;
		for (let e = l.length - 1; e >= 0; --e) {
			let t = l[e][1];
			if (t === "" || t === "\r") u = e;
			else break;
		}
		if (u === 0) {
			let e = s.chomp === "+" && l.length > 0 ? "\n".repeat(Math.max(1, l.length - 1)) : "", t = o + s.length;
			return n.source && (t += n.source.length), {
				value: e,
				type: c,
				comment: s.comment,
				range: [
					o,
					t,
					t
				]
			};
		}
		let d = n.indent + s.indent, f = n.offset + s.length, p = 0;
		for (let t = 0; t < u; ++t) {
			let [n, r] = l[t];
			if (r === "" || r === "\r") s.indent === 0 && n.length > d && (d = n.length);
			else {
				n.length < d && a(f + n.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), s.indent === 0 && (d = n.length), p = t, d === 0 && !e.atRoot && a(f, "BAD_INDENT", "Block scalar values in collections must be indented");
				break;
			}
			f += n.length + r.length + 1;
		}
		for (let e = l.length - 1; e >= u; --e) l[e][0].length > d && (u = e + 1);
		let m = "", h = "", g = !1;
		for (let e = 0; e < p; ++e) m += l[e][0].slice(d) + "\n";
		for (let e = p; e < u; ++e) {
			let [n, r] = l[e];
			f += n.length + r.length + 1;
			let i = r[r.length - 1] === "\r";
			if (i && (r = r.slice(0, -1)), r && n.length < d) {
				let e = `Block scalar lines must not be less indented than their ${s.indent ? "explicit indentation indicator" : "first line"}`;
				a(f - r.length - (i ? 2 : 1), "BAD_INDENT", e), n = "";
			}
			c === t.Scalar.BLOCK_LITERAL ? (m += h + n.slice(d) + r, h = "\n") : n.length > d || r[0] === "	" ? (h === " " ? h = "\n" : !g && h === "\n" && (h = "\n\n"), m += h + n.slice(d) + r, h = "\n", g = !0) : r === "" ? h === "\n" ? m += "\n" : h = "\n" : (m += h + r, h = " ", g = !1);
		}
		switch (s.chomp) {
			case "-": break;
			case "+":
				for (let e = u; e < l.length; ++e) m += "\n" + l[e][0].slice(d);
				m[m.length - 1] !== "\n" && (m += "\n");
				break;
			default: m += "\n";
		}
		let _ = o + s.length + n.source.length;
		return {
			value: m,
			type: c,
			comment: s.comment,
			range: [
				o,
				_,
				_
			]
		};
	}
	function r({ offset: e, props: t }, n, r) {
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
	function i(e) {
		let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
		for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
		return i;
	}
	e.resolveBlockScalar = n;
})), Dl = n(((e) => {
	var t = G(), n = Cl();
	function r(e, r, o) {
		let { offset: c, type: l, source: u, end: d } = e, f, p, m = (e, t, n) => o(c + e, t, n);
		switch (l) {
			case "scalar":
				f = t.Scalar.PLAIN, p = i(u, m);
				break;
			case "single-quoted-scalar":
				f = t.Scalar.QUOTE_SINGLE, p = a(u, m);
				break;
			case "double-quoted-scalar":
				f = t.Scalar.QUOTE_DOUBLE, p = s(u, m);
				break;
			default: return o(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${l}`), {
				value: "",
				type: null,
				comment: "",
				range: [
					c,
					c + u.length,
					c + u.length
				]
			};
		}
		let h = c + u.length, g = n.resolveEnd(d, h, r, o);
		return {
			value: p,
			type: f,
			comment: g.comment,
			range: [
				c,
				h,
				g.offset
			]
		};
	}
	function i(e, t) {
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
		return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), o(e);
	}
	function a(e, t) {
		return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), o(e.slice(1, -1)).replace(/''/g, "'");
	}
	function o(e) {
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
	function s(e, t) {
		let n = "";
		for (let r = 1; r < e.length - 1; ++r) {
			let i = e[r];
			if (i !== "\r" || e[r + 1] !== "\n") {
				if (i === "\n") {
					let { fold: t, offset: i } = c(e, r);
					n += t, r = i;
				} else if (i === "\\") {
					let i = e[++r], a = l[i];
					if (a) n += a;
					else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
					else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
					else if (i === "x" || i === "u" || i === "U") {
						let a = i === "x" ? 2 : i === "u" ? 4 : 8;
						n += u(e, r + 1, a, t), r += a;
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
	function c(e, t) {
		let n = "", r = e[t + 1];
		for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
		return n ||= " ", {
			fold: n,
			offset: t
		};
	}
	let l = {
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
	function u(e, t, n, r) {
		let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
		try {
			return String.fromCodePoint(a);
		} catch {
			let i = e.substr(t - 2, n + 2);
			return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
		}
	}
	e.resolveFlowScalar = r;
})), Ol = n(((e) => {
	var t = W(), n = G(), r = El(), i = Dl();
	function a(e, a, c, l) {
		let { value: u, type: d, comment: f, range: p } = a.type === "block-scalar" ? r.resolveBlockScalar(e, a, l) : i.resolveFlowScalar(a, e.options.strict, l), m = c ? e.directives.tagName(c.source, (e) => l(c, "TAG_RESOLVE_FAILED", e)) : null, h;
		h = e.options.stringKeys && e.atKey ? e.schema[t.SCALAR] : m ? o(e.schema, u, m, c, l) : a.type === "scalar" ? s(e, u, a, l) : e.schema[t.SCALAR];
		let g;
		try {
			let r = h.resolve(u, (e) => l(c ?? a, "TAG_RESOLVE_FAILED", e), e.options);
			g = t.isScalar(r) ? r : new n.Scalar(r);
		} catch (e) {
			let t = e instanceof Error ? e.message : String(e);
			l(c ?? a, "TAG_RESOLVE_FAILED", t), g = new n.Scalar(u);
		}
		return g.range = p, g.source = u, d && (g.type = d), m && (g.tag = m), h.format && (g.format = h.format), f && (g.comment = f), g;
	}
	function o(e, n, r, i, a) {
		if (r === "!") return e[t.SCALAR];
		let o = [];
		for (let t of e.tags) if (!t.collection && t.tag === r) {
			if (t.default && t.test) o.push(t);
			else return t;
		}
		for (let e of o) if (e.test?.test(n)) return e;
		let s = e.knownTags[r];
		return s && !s.collection ? (e.tags.push(Object.assign({}, s, {
			default: !1,
			test: void 0
		})), s) : (a(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${r}`, r !== "tag:yaml.org,2002:str"), e[t.SCALAR]);
	}
	function s({ atKey: e, directives: n, schema: r }, i, a, o) {
		let s = r.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(i)) || r[t.SCALAR];
		if (r.compat) {
			let e = r.compat.find((e) => e.default && e.test?.test(i)) ?? r[t.SCALAR];
			s.tag !== e.tag && o(a, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${n.tagString(s.tag)} or ${n.tagString(e.tag)}`, !0);
		}
		return s;
	}
	e.composeScalar = a;
})), kl = n(((e) => {
	function t(e, t, n) {
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
	e.emptyScalarPosition = t;
})), Al = n(((e) => {
	var t = Mc(), n = W(), r = Tl(), i = Ol(), a = Cl(), o = kl();
	let s = {
		composeNode: c,
		composeEmptyNode: l
	};
	function c(e, t, a, o) {
		let c = e.atKey, { spaceBefore: d, comment: f, anchor: p, tag: m } = a, h, g = !0;
		switch (t.type) {
			case "alias":
				h = u(e, t, o), (p || m) && o(t, "ALIAS_PROPS", "An alias node must not specify any properties");
				break;
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "block-scalar":
				h = i.composeScalar(e, t, m, o), p && (h.anchor = p.source.substring(1));
				break;
			case "block-map":
			case "block-seq":
			case "flow-collection":
				try {
					h = r.composeCollection(s, e, t, a, o), p && (h.anchor = p.source.substring(1));
				} catch (e) {
					o(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
				}
				break;
			default: o(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), g = !1;
		}
		return h ??= l(e, t.offset, void 0, null, a, o), p && h.anchor === "" && o(p, "BAD_ALIAS", "Anchor cannot be an empty string"), c && e.options.stringKeys && (!n.isScalar(h) || typeof h.value != "string" || h.tag && h.tag !== "tag:yaml.org,2002:str") && o(m ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), d && (h.spaceBefore = !0), f && (t.type === "scalar" && t.source === "" ? h.comment = f : h.commentBefore = f), e.options.keepSourceTokens && g && (h.srcToken = t), h;
	}
	function l(e, t, n, r, { spaceBefore: a, comment: s, anchor: c, tag: l, end: u }, d) {
		let f = {
			type: "scalar",
			offset: o.emptyScalarPosition(t, n, r),
			indent: -1,
			source: ""
		}, p = i.composeScalar(e, f, l, d);
		return c && (p.anchor = c.source.substring(1), p.anchor === "" && d(c, "BAD_ALIAS", "Anchor cannot be an empty string")), a && (p.spaceBefore = !0), s && (p.comment = s, p.range[2] = u), p;
	}
	function u({ options: e }, { offset: n, source: r, end: i }, o) {
		let s = new t.Alias(r.substring(1));
		s.source === "" && o(n, "BAD_ALIAS", "Alias cannot be an empty string"), s.source.endsWith(":") && o(n + r.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
		let c = n + r.length, l = a.resolveEnd(i, c, e.strict, o);
		return s.range = [
			n,
			c,
			l.offset
		], l.comment && (s.comment = l.comment), s;
	}
	e.composeEmptyNode = l, e.composeNode = c;
})), jl = n(((e) => {
	var t = hl(), n = Al(), r = Cl(), i = _l();
	function a(e, a, { offset: o, start: s, value: c, end: l }, u) {
		let d = Object.assign({ _directives: a }, e), f = new t.Document(void 0, d), p = {
			atKey: !1,
			atRoot: !0,
			directives: f.directives,
			options: f.options,
			schema: f.schema
		}, m = i.resolveProps(s, {
			indicator: "doc-start",
			next: c ?? l?.[0],
			offset: o,
			onError: u,
			parentIndent: 0,
			startOnNewline: !0
		});
		m.found && (f.directives.docStart = !0, c && (c.type === "block-map" || c.type === "block-seq") && !m.hasNewline && u(m.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), f.contents = c ? n.composeNode(p, c, m, u) : n.composeEmptyNode(p, m.end, s, null, m, u);
		let h = f.contents.range[2], g = r.resolveEnd(l, h, !1, u);
		return g.comment && (f.comment = g.comment), f.range = [
			o,
			h,
			g.offset
		], f;
	}
	e.composeDoc = a;
})), Ml = n(((t) => {
	var n = e("process"), r = Dc(), i = hl(), a = gl(), o = W(), s = jl(), c = Cl();
	function l(e) {
		if (typeof e == "number") return [e, e + 1];
		if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
		let { offset: t, source: n } = e;
		return [t, t + (typeof n == "string" ? n.length : 1)];
	}
	function u(e) {
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
	t.Composer = class {
		constructor(e = {}) {
			this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
				let i = l(e);
				r ? this.warnings.push(new a.YAMLWarning(i, t, n)) : this.errors.push(new a.YAMLParseError(i, t, n));
			}, this.directives = new r.Directives({ version: e.version || "1.2" }), this.options = e;
		}
		decorate(e, t) {
			let { comment: n, afterEmptyLine: r } = u(this.prelude);
			if (n) {
				let i = e.contents;
				if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
				else if (r || e.directives.docStart || !i) e.commentBefore = n;
				else if (o.isCollection(i) && !i.flow && i.items.length > 0) {
					let e = i.items[0];
					o.isPair(e) && (e = e.key);
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
				comment: u(this.prelude).comment,
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
			switch (n.env.LOG_STREAM && console.dir(e, { depth: null }), e.type) {
				case "directive":
					this.directives.add(e.source, (t, n, r) => {
						let i = l(e);
						i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
					}), this.prelude.push(e.source), this.atDirectives = !0;
					break;
				case "document": {
					let t = s.composeDoc(this.options, this.directives, e, this.onError);
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
					let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new a.YAMLParseError(l(e), "UNEXPECTED_TOKEN", t);
					this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
					break;
				}
				case "doc-end": {
					if (!this.doc) {
						this.errors.push(new a.YAMLParseError(l(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
						break;
					}
					this.doc.directives.docEnd = !0;
					let t = c.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
					if (this.decorate(this.doc, !0), t.comment) {
						let e = this.doc.comment;
						this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
					}
					this.doc.range[2] = t.offset;
					break;
				}
				default: this.errors.push(new a.YAMLParseError(l(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
			}
		}
		*end(e = !1, t = -1) {
			if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
			else if (e) {
				let e = Object.assign({ _directives: this.directives }, this.options), n = new i.Document(void 0, e);
				this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), n.range = [
					0,
					t,
					t
				], this.decorate(n, !1), yield n;
			}
		}
	};
})), Nl = n(((e) => {
	var t = El(), n = Dl(), r = gl(), i = Lc();
	function a(e, i = !0, a) {
		if (e) {
			let o = (e, t, n) => {
				let i = typeof e == "number" ? e : Array.isArray(e) ? e[0] : e.offset;
				if (a) a(i, t, n);
				else throw new r.YAMLParseError([i, i + 1], t, n);
			};
			switch (e.type) {
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": return n.resolveFlowScalar(e, i, o);
				case "block-scalar": return t.resolveBlockScalar({ options: { strict: i } }, e, o);
			}
		}
		return null;
	}
	function o(e, t) {
		let { implicitKey: n = !1, indent: r, inFlow: a = !1, offset: o = -1, type: s = "PLAIN" } = t, c = i.stringifyString({
			type: s,
			value: e
		}, {
			implicitKey: n,
			indent: r > 0 ? " ".repeat(r) : "",
			inFlow: a,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		}), u = t.end ?? [{
			type: "newline",
			offset: -1,
			indent: r,
			source: "\n"
		}];
		switch (c[0]) {
			case "|":
			case ">": {
				let e = c.indexOf("\n"), t = c.substring(0, e), n = c.substring(e + 1) + "\n", i = [{
					type: "block-scalar-header",
					offset: o,
					indent: r,
					source: t
				}];
				return l(i, u) || i.push({
					type: "newline",
					offset: -1,
					indent: r,
					source: "\n"
				}), {
					type: "block-scalar",
					offset: o,
					indent: r,
					props: i,
					source: n
				};
			}
			case "\"": return {
				type: "double-quoted-scalar",
				offset: o,
				indent: r,
				source: c,
				end: u
			};
			case "'": return {
				type: "single-quoted-scalar",
				offset: o,
				indent: r,
				source: c,
				end: u
			};
			default: return {
				type: "scalar",
				offset: o,
				indent: r,
				source: c,
				end: u
			};
		}
	}
	function s(e, t, n = {}) {
		let { afterKey: r = !1, implicitKey: a = !1, inFlow: o = !1, type: s } = n, l = "indent" in e ? e.indent : null;
		if (r && typeof l == "number" && (l += 2), !s) switch (e.type) {
			case "single-quoted-scalar":
				s = "QUOTE_SINGLE";
				break;
			case "double-quoted-scalar":
				s = "QUOTE_DOUBLE";
				break;
			case "block-scalar": {
				let t = e.props[0];
				if (t.type !== "block-scalar-header") throw Error("Invalid block scalar header");
				s = t.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
				break;
			}
			default: s = "PLAIN";
		}
		let d = i.stringifyString({
			type: s,
			value: t
		}, {
			implicitKey: a || l === null,
			indent: l !== null && l > 0 ? " ".repeat(l) : "",
			inFlow: o,
			options: {
				blockQuote: !0,
				lineWidth: -1
			}
		});
		switch (d[0]) {
			case "|":
			case ">":
				c(e, d);
				break;
			case "\"":
				u(e, d, "double-quoted-scalar");
				break;
			case "'":
				u(e, d, "single-quoted-scalar");
				break;
			default: u(e, d, "scalar");
		}
	}
	function c(e, t) {
		let n = t.indexOf("\n"), r = t.substring(0, n), i = t.substring(n + 1) + "\n";
		if (e.type === "block-scalar") {
			let t = e.props[0];
			if (t.type !== "block-scalar-header") throw Error("Invalid block scalar header");
			t.source = r, e.source = i;
		} else {
			let { offset: t } = e, n = "indent" in e ? e.indent : -1, a = [{
				type: "block-scalar-header",
				offset: t,
				indent: n,
				source: r
			}];
			l(a, "end" in e ? e.end : void 0) || a.push({
				type: "newline",
				offset: -1,
				indent: n,
				source: "\n"
			});
			for (let t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
			Object.assign(e, {
				type: "block-scalar",
				indent: n,
				props: a,
				source: i
			});
		}
	}
	function l(e, t) {
		if (t) for (let n of t) switch (n.type) {
			case "space":
			case "comment":
				e.push(n);
				break;
			case "newline": return e.push(n), !0;
		}
		return !1;
	}
	function u(e, t, n) {
		switch (e.type) {
			case "scalar":
			case "double-quoted-scalar":
			case "single-quoted-scalar":
				e.type = n, e.source = t;
				break;
			case "block-scalar": {
				let r = e.props.slice(1), i = t.length;
				e.props[0].type === "block-scalar-header" && (i -= e.props[0].source.length);
				for (let e of r) e.offset += i;
				delete e.props, Object.assign(e, {
					type: n,
					source: t,
					end: r
				});
				break;
			}
			case "block-map":
			case "block-seq": {
				let r = {
					type: "newline",
					offset: e.offset + t.length,
					indent: e.indent,
					source: "\n"
				};
				delete e.items, Object.assign(e, {
					type: n,
					source: t,
					end: [r]
				});
				break;
			}
			default: {
				let r = "indent" in e ? e.indent : -1, i = "end" in e && Array.isArray(e.end) ? e.end.filter((e) => e.type === "space" || e.type === "comment" || e.type === "newline") : [];
				for (let t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
				Object.assign(e, {
					type: n,
					indent: r,
					source: t,
					end: i
				});
			}
		}
	}
	e.createScalarToken = o, e.resolveAsScalar = a, e.setScalarValue = s;
})), Pl = n(((e) => {
	let t = (e) => "type" in e ? n(e) : r(e);
	function n(e) {
		switch (e.type) {
			case "block-scalar": {
				let t = "";
				for (let r of e.props) t += n(r);
				return t + e.source;
			}
			case "block-map":
			case "block-seq": {
				let t = "";
				for (let n of e.items) t += r(n);
				return t;
			}
			case "flow-collection": {
				let t = e.start.source;
				for (let n of e.items) t += r(n);
				for (let n of e.end) t += n.source;
				return t;
			}
			case "document": {
				let t = r(e);
				if (e.end) for (let n of e.end) t += n.source;
				return t;
			}
			default: {
				let t = e.source;
				if ("end" in e && e.end) for (let n of e.end) t += n.source;
				return t;
			}
		}
	}
	function r({ start: e, key: t, sep: r, value: i }) {
		let a = "";
		for (let t of e) a += t.source;
		if (t && (a += n(t)), r) for (let e of r) a += e.source;
		return i && (a += n(i)), a;
	}
	e.stringify = t;
})), Fl = n(((e) => {
	let t = Symbol("break visit"), n = Symbol("skip children"), r = Symbol("remove item");
	function i(e, t) {
		"type" in e && e.type === "document" && (e = {
			start: e.start,
			value: e.value
		}), a(Object.freeze([]), e, t);
	}
	i.BREAK = t, i.SKIP = n, i.REMOVE = r, i.itemAtPath = (e, t) => {
		let n = e;
		for (let [e, r] of t) {
			let t = n?.[e];
			if (t && "items" in t) n = t.items[r];
			else return;
		}
		return n;
	}, i.parentCollection = (e, t) => {
		let n = i.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], a = n?.[r];
		if (a && "items" in a) return a;
		throw Error("Parent collection not found");
	};
	function a(e, n, i) {
		let o = i(n, e);
		if (typeof o == "symbol") return o;
		for (let s of ["key", "value"]) {
			let c = n[s];
			if (c && "items" in c) {
				for (let n = 0; n < c.items.length; ++n) {
					let o = a(Object.freeze(e.concat([[s, n]])), c.items[n], i);
					if (typeof o == "number") n = o - 1;
					else if (o === t) return t;
					else o === r && (c.items.splice(n, 1), --n);
				}
				typeof o == "function" && s === "key" && (o = o(n, e));
			}
		}
		return typeof o == "function" ? o(n, e) : o;
	}
	e.visit = i;
})), Il = n(((e) => {
	var t = Nl(), n = Pl(), r = Fl();
	let i = (e) => !!e && "items" in e, a = (e) => !!e && (e.type === "scalar" || e.type === "single-quoted-scalar" || e.type === "double-quoted-scalar" || e.type === "block-scalar");
	function o(e) {
		switch (e) {
			case "﻿": return "<BOM>";
			case "": return "<DOC>";
			case "": return "<FLOW_END>";
			case "": return "<SCALAR>";
			default: return JSON.stringify(e);
		}
	}
	function s(e) {
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
	e.createScalarToken = t.createScalarToken, e.resolveAsScalar = t.resolveAsScalar, e.setScalarValue = t.setScalarValue, e.stringify = n.stringify, e.visit = r.visit, e.BOM = "﻿", e.DOCUMENT = "", e.FLOW_END = "", e.SCALAR = "", e.isCollection = i, e.isScalar = a, e.prettyToken = o, e.tokenType = s;
})), Ll = n(((e) => {
	var t = Il();
	function n(e) {
		switch (e) {
			case void 0:
			case " ":
			case "\n":
			case "\r":
			case "	": return !0;
			default: return !1;
		}
	}
	let r = new Set("0123456789ABCDEFabcdef"), i = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), a = new Set(",[]{}"), o = new Set(" ,[]{}\n\r	"), s = (e) => !e || o.has(e);
	e.Lexer = class {
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
				if ((t === "---" || t === "...") && n(this.buffer[e + 3])) return -1;
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
			if (e[0] === t.BOM && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
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
			return yield t.DOCUMENT, yield* this.parseLineStart();
		}
		*parseLineStart() {
			let e = this.charAt(0);
			if (!e && !this.atEnd) return this.setNext("line-start");
			if (e === "-" || e === ".") {
				if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
				let e = this.peek(3);
				if ((e === "---" || e === "...") && n(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
			}
			return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !n(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
		}
		*parseBlockStart() {
			let [e, t] = this.peek(2);
			if (!t && !this.atEnd) return this.setNext("block-start");
			if ((e === "-" || e === "?" || e === ":") && n(t)) {
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
				case "*": return yield* this.pushUntil(s), "doc";
				case "\"":
				case "'": return yield* this.parseQuotedScalar();
				case "|":
				case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
				default: return yield* this.parsePlainScalar();
			}
		}
		*parseFlowCollection() {
			let e, r, i = -1;
			do
				e = yield* this.pushNewline(), e > 0 ? (r = yield* this.pushSpaces(!1), this.indentValue = i = r) : r = 0, r += yield* this.pushSpaces(!0);
			while (e + r > 0);
			let a = this.getLine();
			if (a === null) return this.setNext("flow");
			if ((i !== -1 && i < this.indentNext && a[0] !== "#" || i === 0 && (a.startsWith("---") || a.startsWith("...")) && n(a[3])) && (i !== this.indentNext - 1 || this.flowLevel !== 1 || a[0] !== "]" && a[0] !== "}")) return this.flowLevel = 0, yield t.FLOW_END, yield* this.parseLineStart();
			let o = 0;
			for (; a[o] === ",";) o += yield* this.pushCount(1), o += yield* this.pushSpaces(!0), this.flowKey = !1;
			switch (o += yield* this.pushIndicators(), a[o]) {
				case void 0: return "flow";
				case "#": return yield* this.pushCount(a.length - o), "flow";
				case "{":
				case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
				case "}":
				case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
				case "*": return yield* this.pushUntil(s), "flow";
				case "\"":
				case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
				case ":": {
					let e = this.charAt(1);
					if (this.flowKey || n(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
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
			return yield* this.pushUntil((e) => n(e) || e === "#");
		}
		*parseBlockScalar() {
			let e = this.pos - 1, n = 0, r;
			loop: for (let t = this.pos; r = this.buffer[t]; ++t) switch (r) {
				case " ":
					n += 1;
					break;
				case "\n":
					e = t, n = 0;
					break;
				case "\r": {
					let e = this.buffer[t + 1];
					if (!e && !this.atEnd) return this.setNext("block-scalar");
					if (e === "\n") break;
				}
				default: break loop;
			}
			if (!r && !this.atEnd) return this.setNext("block-scalar");
			if (n >= this.indentNext) {
				this.indentNext = this.blockScalarIndent === -1 ? n : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
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
			let i = e + 1;
			for (r = this.buffer[i]; r === " ";) r = this.buffer[++i];
			if (r === "	") {
				for (; r === "	" || r === " " || r === "\r" || r === "\n";) r = this.buffer[++i];
				e = i - 1;
			} else if (!this.blockScalarKeep) do {
				let t = e - 1, r = this.buffer[t];
				r === "\r" && (r = this.buffer[--t]);
				let i = t;
				for (; r === " ";) r = this.buffer[--t];
				if (r === "\n" && t >= this.pos && t + 1 + n > i) e = t;
				else break;
			} while (1);
			return yield t.SCALAR, yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
		}
		*parsePlainScalar() {
			let e = this.flowLevel > 0, r = this.pos - 1, i = this.pos - 1, o;
			for (; o = this.buffer[++i];) if (o === ":") {
				let t = this.buffer[i + 1];
				if (n(t) || e && a.has(t)) break;
				r = i;
			} else if (n(o)) {
				let t = this.buffer[i + 1];
				if (o === "\r" && (t === "\n" ? (i += 1, o = "\n", t = this.buffer[i + 1]) : r = i), t === "#" || e && a.has(t)) break;
				if (o === "\n") {
					let e = this.continueScalar(i + 1);
					if (e === -1) break;
					i = Math.max(i, e - 2);
				}
			} else {
				if (e && a.has(o)) break;
				r = i;
			}
			return !o && !this.atEnd ? this.setNext("plain-scalar") : (yield t.SCALAR, yield* this.pushToIndex(r + 1, !0), e ? "flow" : "doc");
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
						e += yield* this.pushUntil(s), e += yield* this.pushSpaces(!0);
						continue loop;
					case "-":
					case "?":
					case ":": {
						let t = this.flowLevel > 0, r = this.charAt(1);
						if (n(r) || t && a.has(r)) {
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
				for (; !n(t) && t !== ">";) t = this.buffer[++e];
				return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
			}
			{
				let e = this.pos + 1, t = this.buffer[e];
				for (; t;) if (i.has(t)) t = this.buffer[++e];
				else if (t === "%" && r.has(this.buffer[e + 1]) && r.has(this.buffer[e + 2])) t = this.buffer[e += 3];
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
	};
})), Rl = n(((e) => {
	e.LineCounter = class {
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
})), zl = n(((t) => {
	var n = e("process"), r = Il(), i = Ll();
	function a(e, t) {
		for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
		return !1;
	}
	function o(e) {
		for (let t = 0; t < e.length; ++t) switch (e[t].type) {
			case "space":
			case "comment":
			case "newline": break;
			default: return t;
		}
		return -1;
	}
	function s(e) {
		switch (e?.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar":
			case "flow-collection": return !0;
			default: return !1;
		}
	}
	function c(e) {
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
	function l(e) {
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
	function u(e, t) {
		if (t.length < 1e5) Array.prototype.push.apply(e, t);
		else for (let n = 0; n < t.length; ++n) e.push(t[n]);
	}
	function d(e) {
		if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !a(t.start, "explicit-key-ind") && !a(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, s(t.value) ? t.value.end ? u(t.value.end, t.sep) : t.value.end = t.sep : u(t.start, t.sep), delete t.sep);
	}
	t.Parser = class {
		constructor(e) {
			this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new i.Lexer(), this.onNewLine = e;
		}
		*parse(e, t = !1) {
			this.onNewLine && this.offset === 0 && this.onNewLine(0);
			for (let n of this.lexer.lex(e, t)) yield* this.next(n);
			t || (yield* this.end());
		}
		*next(e) {
			if (this.source = e, n.env.LOG_TOKENS && console.log("|", r.prettyToken(e)), this.atScalar) {
				this.atScalar = !1, yield* this.step(), this.offset += e.length;
				return;
			}
			let t = r.tokenType(e);
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
				switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && d(t), e.type) {
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
					n && !n.sep && !n.value && n.start.length > 0 && o(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
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
					o(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
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
				let t = l(c(this.peek(2))), n;
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
								u(n, t.start), n.push(this.sourceToken), e.items.pop();
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
								if (a(t.start, "newline")) Object.assign(t, {
									key: null,
									sep: [this.sourceToken]
								});
								else {
									let e = l(t.start);
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
							else if (a(t.sep, "map-value-ind")) this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: i,
									key: null,
									sep: [this.sourceToken]
								}]
							});
							else if (s(t.key) && !a(t.sep, "newline")) {
								let e = l(t.start), n = t.key, r = t.sep;
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
						}) : a(t.sep, "map-value-ind") ? this.stack.push({
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
								if (!t.explicitKey && t.sep && !a(t.sep, "newline")) {
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
								u(n, t.start), n.push(this.sourceToken), e.items.pop();
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
					t.value || a(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
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
					let n = l(c(t));
					d(e);
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
					let t = l(c(e));
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
					let t = l(c(e));
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
})), Bl = n(((e) => {
	var t = Ml(), n = hl(), r = gl(), i = Bc(), a = W(), o = Rl(), s = zl();
	function c(e) {
		let t = e.prettyErrors !== !1;
		return {
			lineCounter: e.lineCounter || t && new o.LineCounter() || null,
			prettyErrors: t
		};
	}
	function l(e, n = {}) {
		let { lineCounter: i, prettyErrors: a } = c(n), o = new s.Parser(i?.addNewLine), l = new t.Composer(n), u = Array.from(l.compose(o.parse(e)));
		if (a && i) for (let t of u) t.errors.forEach(r.prettifyError(e, i)), t.warnings.forEach(r.prettifyError(e, i));
		return u.length > 0 ? u : Object.assign([], { empty: !0 }, l.streamInfo());
	}
	function u(e, n = {}) {
		let { lineCounter: i, prettyErrors: a } = c(n), o = new s.Parser(i?.addNewLine), l = new t.Composer(n), u = null;
		for (let t of l.compose(o.parse(e), !0, e.length)) if (!u) u = t;
		else if (u.options.logLevel !== "silent") {
			u.errors.push(new r.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
			break;
		}
		return a && i && (u.errors.forEach(r.prettifyError(e, i)), u.warnings.forEach(r.prettifyError(e, i))), u;
	}
	function d(e, t, n) {
		let r;
		typeof t == "function" ? r = t : n === void 0 && t && typeof t == "object" && (n = t);
		let a = u(e, n);
		if (!a) return null;
		if (a.warnings.forEach((e) => i.warn(a.options.logLevel, e)), a.errors.length > 0) {
			if (a.options.logLevel !== "silent") throw a.errors[0];
			a.errors = [];
		}
		return a.toJS(Object.assign({ reviver: r }, n));
	}
	function f(e, t, r) {
		let i = null;
		if (typeof t == "function" || Array.isArray(t) ? i = t : r === void 0 && t && (r = t), typeof r == "string" && (r = r.length), typeof r == "number") {
			let e = Math.round(r);
			r = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
		}
		if (e === void 0) {
			let { keepUndefined: e } = r ?? t ?? {};
			if (!e) return;
		}
		return a.isDocument(e) && !i ? e.toString(r) : new n.Document(e, i, r).toString(r);
	}
	e.parse = d, e.parseAllDocuments = l, e.parseDocument = u, e.stringify = f;
})), Vl = n(((e) => {
	var t = Ml(), n = hl(), r = pl(), i = gl(), a = Mc(), o = W(), s = Uc(), c = G(), l = Gc(), u = qc();
	Il();
	var d = Ll(), f = Rl(), p = zl(), m = Bl(), h = Ec();
	e.Composer = t.Composer, e.Document = n.Document, e.Schema = r.Schema, e.YAMLError = i.YAMLError, e.YAMLParseError = i.YAMLParseError, e.YAMLWarning = i.YAMLWarning, e.Alias = a.Alias, e.isAlias = o.isAlias, e.isCollection = o.isCollection, e.isDocument = o.isDocument, e.isMap = o.isMap, e.isNode = o.isNode, e.isPair = o.isPair, e.isScalar = o.isScalar, e.isSeq = o.isSeq, e.Pair = s.Pair, e.Scalar = c.Scalar, e.YAMLMap = l.YAMLMap, e.YAMLSeq = u.YAMLSeq, e.Lexer = d.Lexer, e.LineCounter = f.LineCounter, e.Parser = p.Parser, e.parse = m.parse, e.parseAllDocuments = m.parseAllDocuments, e.parseDocument = m.parseDocument, e.stringify = m.stringify, e.visit = h.visit, e.visitAsync = h.visitAsync;
})), Hl = Vl();
const Ul = new Hl.Schema({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), Wl = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function Gl(e) {
	if (!Wl.test(e)) return e;
	let t = Ul.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return (0, Hl.isScalar)(n) ? n.value : n;
}
// src/manifest/read/cursor.ts
var Kl = class extends Error {};
function K(e) {
	if (!e) throw new Kl();
}
var ql = class {
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
		K(this.sees(e)), this.at += 1;
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
		K(this.spaces() > 0), this.column = this.at - this.lineStart;
	}
	inFlow(e) {
		this.lineEnds() ? (this.toContent(), K(this.column > e && this.comments === -1)) : this.spaces();
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
const Jl = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, Yl = /^ +\r?$/m;
function Xl({ style: e }) {
	return e === B.LITERAL_BLOCK || e === B.FOLDED_BLOCK;
}
function Zl(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	K(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === B.PLAIN) return K(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	K(i === B.SINGLE_QUOTED || i === B.DOUBLE_QUOTED);
	let o = t.fast ? a : $l(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const Ql = /\\(?:U|\r?\n)/;
function $l(e, t, n) {
	K(n.style === B.SINGLE_QUOTED || !Ql.test(t));
	let r = Bo(e, n);
	return K(!Ve.test(r)), r;
}
function eu(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	K(t.anchorStart === -1 && t.tagStart === -1), Jl.lastIndex = n, K(Jl.test(e) && Jl.lastIndex === r);
	let o = e.slice(r, i);
	return K(/\S/.test(o) && !Yl.test(o)), {
		start: n,
		end: r + (a === Eo.KEEP ? o.length : tu(o)),
		text: Bo(e, t),
		isPlain: !1
	};
}
function tu(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
// src/manifest/read/fastReader.ts
const nu = ["__proto__", "<<"], ru = /\t|\r(?!\n)|\uFEFF|^<{7} /m;
function iu(e) {
	if (!(ru.test(e) || e.endsWith(" ") || !e.isWellFormed())) try {
		return new au(e, Ws(e, {})).document();
	} catch (e) {
		if (e instanceof Kl || e instanceof wo) return;
		throw e;
	}
}
var au = class {
	text;
	events;
	cursor;
	next = 0;
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new ql(e);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		K(t.type === z.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (K(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, K(e.lineEnds()), e.toContent());
		let n = this.event();
		K(lu(n) && e.column === 0);
		let r = this.block(n);
		return K(this.ends() && this.next === this.events.length && e.isAtEnd()), r;
	}
	event() {
		let e = this.events[this.next];
		return K(e !== void 0), this.next += 1, e;
	}
	ends() {
		return this.events[this.next]?.type === z.POP && (this.next += 1, !0);
	}
	block(e) {
		let { cursor: t } = this, { column: n, at: r } = t;
		K(e.start === r && uu(e));
		let i = e.type === z.SEQUENCE, a = new ou(i);
		for (;;) {
			i && t.take("-");
			let e = i ? void 0 : this.name();
			if (a.add(this.blockValue(n, i), e), this.ends()) break;
			K(t.column === n && t.comments <= n);
		}
		return K((i ? t.column <= n : t.column < n) && t.comments < Math.max(n, 1)), a.read(r, this.blockEnd);
	}
	blockValue(e, t) {
		let { cursor: n } = this, r = this.event(), i = n.lineEnds();
		if (i ? (n.toContent(), K(n.column > e || n.column === e && !t && r.type === z.SEQUENCE)) : n.toCompact(), lu(r)) return K(i || t), this.block(r);
		K(n.column > e && !(i && n.comments >= 0));
		let a = this.leaf(r, e);
		return this.blockEnd = n.at, n.toContent(), a;
	}
	leaf(e, t) {
		let { cursor: n, text: r } = this;
		if (e.type === z.SCALAR && Xl(e)) {
			let t = eu(r, e, n.at);
			return n.at = t.end, {
				value: t.text,
				spot: {
					start: t.start,
					end: t.end
				}
			};
		}
		let i = this.flow(e, t);
		return K(n.lineEnds()), i;
	}
	flow(e, t) {
		if (e.type === z.SCALAR) {
			let { start: t, end: n, text: r, isPlain: i } = this.flowScalar(e);
			return {
				value: i ? su(Gl(r)) : r,
				spot: {
					start: t,
					end: n
				}
			};
		}
		let { cursor: n } = this, { at: r } = n;
		K(cu(e) && e.style === To.FLOW), K(e.start === r && uu(e));
		let i = e.type === z.SEQUENCE, a = new ou(i);
		for (n.take(i ? "[" : "{"), n.inFlow(t); !this.ends();) {
			let e = i ? void 0 : this.name();
			i || n.inFlow(t), a.add(this.flow(this.event(), t), e), n.inFlow(t), n.sees(",") && (n.at += 1, n.inFlow(t));
		}
		return n.take(i ? "]" : "}"), a.read(r, n.at);
	}
	flowScalar(e) {
		K(e.type === z.SCALAR);
		let t = Zl(this.text, e);
		return K(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return K(!this.text.slice(t.start, t.end).includes("\n")), K(!t.isPlain || typeof Gl(t.text) == "string"), e.spaces(), K(e.at - t.start <= 1024), e.take(":"), t;
	}
}, ou = class {
	value;
	spots = new Map();
	constructor(e) {
		this.value = e ? [] : {};
	}
	add({ value: e, spot: t }, n) {
		Array.isArray(this.value) ? (this.spots.set(String(this.value.length), t), this.value.push(e)) : n && (K(!nu.includes(n.text) && !this.spots.has(n.text)), this.spots.set(n.text, {
			...t,
			name: {
				start: n.start,
				end: n.end
			}
		}), this.value[n.text] = e);
	}
	read(e, t) {
		return {
			value: this.value,
			spot: {
				start: e,
				end: t,
				members: this.spots
			}
		};
	}
};
function su(e) {
	return K(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
function cu(e) {
	return e.type === z.MAPPING || e.type === z.SEQUENCE;
}
function lu(e) {
	return cu(e) && e.style === To.BLOCK;
}
function uu({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// src/manifest/syntaxProblems.ts
function du(e, t, n) {
	let r = [], i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = ne(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1]));
		if (e.code === "DUPLICATE_KEY") {
			r.push(D("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: a }));
			continue;
		}
		let o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.push(D("yaml", `The YAML cannot be read here. ${mu(n, e.pos[0]) || fu(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		let e = ne(t, n.pos[0], n.pos[1]);
		r.push(D("yaml", fu(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function fu(e) {
	let [, t] = /^Unresolved tag: (.*)$/.exec(e.message) ?? [];
	if (t !== void 0) return `The tag ${t} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
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
const pu = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function mu(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!pu.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function hu(e, t) {
	let n = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: n }) => D("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: ne(t, e, e + n.length) }));
	return {
		problems: n,
		broken: n.length > 0 ? [{
			from: 1,
			to: Infinity
		}] : []
	};
}
function gu(e, t) {
	let n = new Hl.LineCounter(), r = (0, Hl.parseDocument)(t, {
		lineCounter: n,
		prettyErrors: !1,
		stringKeys: !1
	}), i = {
		path: e,
		lineStarts: n.lineStarts.length > 0 ? n.lineStarts : [0]
	}, a = hu(t, i), { problems: o, broken: s } = a.problems.length > 0 ? a : du(r, i, t);
	return {
		file: i,
		...new _u(i, o, s, t).read(r.contents),
		problems: o,
		broken: s
	};
}
var _u = class {
	file;
	problems;
	broken;
	anchors = new Map();
	open = new Set();
	unread;
	text;
	values = 0;
	sizes = new Map();
	repeated = 0;
	depth = 0;
	constructor(e, t, n, r) {
		this.file = e, this.text = r, this.broken = n, this.unread = [...n], this.problems = t;
	}
	read(e) {
		if (!vu(e)) return {
			value: null,
			spot: {
				start: 0,
				end: 0
			}
		};
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, (0, Hl.isAlias)(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = (0, Hl.isMap)(e) ? this.mapping(e.items, t, n) : (0, Hl.isSeq)(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || {
			value: (0, Hl.isScalar)(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		};
	}
	scalar(e, t, n) {
		return typeof e == "string" && Ve.test(e) ? this.refuse(c("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = mu(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : yu(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value && this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, {
				...s.spot,
				name: {
					start: o.start,
					end: o.end
				}
			});
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
		let r = ne(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.push(D("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function vu(e) {
	return (0, Hl.isMap)(e) || (0, Hl.isSeq)(e) || (0, Hl.isScalar)(e) || (0, Hl.isAlias)(e);
}
function yu(e, t) {
	return (0, Hl.isScalar)(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function bu(e, t) {
	let n = iu(t), r = n ? {
		...n,
		file: {
			path: e,
			lineStarts: de(t)
		},
		problems: [],
		broken: []
	} : gu(e, t), { lineStarts: i } = r.file, a = (e, t) => (i[e - 1] ?? 0) + t - 1, o = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(a(e, n), a(r, i)).trim();
	return {
		...r,
		textAt: o
	};
}
// src/kinds/key/manifest.ts
const xu = {
	schema: Ur,
	fields: Br,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, Su = {
	schema: Gr,
	fields: Br.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function Cu(e, t) {
	let n = bu(e, t), { members: r, problems: i } = Gi(n, ["keys", "on_create"]), a = [...n.problems, ...i], o = new Map(), s = r.get("on_create"), c = s && Ji(n, s, Su);
	c && a.push(...c.problems);
	let l = r.get("keys");
	if (!l) return {
		entries: [],
		variables: o,
		problems: a.length > 0 ? a : [Ki(n, "keys")]
	};
	let { entries: u, problems: d } = qi(n, l, xu);
	return {
		entries: u.map(({ values: e, spot: t }) => ({
			values: e,
			onCreate: c?.values ?? {},
			file: n.file,
			spot: t
		})),
		variables: o,
		problems: [...a, ...d]
	};
}
function wu(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : Cu(e, t).entries.flatMap(({ values: e }) => I(e.key_name));
}
// src/kinds/key/ids.ts
function Tu(e, t) {
	let n = new Map(t.map((e) => [String(e.key_id), e])), r = new Map(), i = new Map(), a = [];
	for (let t of e) {
		if (t.values.key_id === void 0) continue;
		let e = n.get(String(t.values.key_id));
		e ? (r.set(e, [...r.get(e) ?? [], t]), i.set(t, e)) : a.push(t);
	}
	let o = new Map(), s = new Map();
	for (let [e, t] of r) {
		let [n, ...r] = t;
		if (n && r.length === 0) o.set(n, e);
		else for (let e of t) s.set(e, Eu(e, t));
	}
	return {
		byId: o,
		named: i,
		refused: s,
		remarks: a.length > 0 ? [Du(a)] : []
	};
}
function Eu(e, t) {
	let n = `${t.map(({ values: e }) => `"${nr(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return N(L, e, "claimed-twice", n, { path: ["key_id"] });
}
function Du(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: Ou(t) };
	return D("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function Ou({ file: e, spot: t }) {
	return p(e, t, ["key_id"]);
}
function ku({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = rr(e.key_name, r);
	return n ? {
		...rr(t.key_name, r),
		...i
	} : i;
}
function Au(e, t, n) {
	let i = ku(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function ju(e) {
	let t = new Map();
	for (let n of e) for (let e of I(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function Mu({ values: e }, t, n) {
	let r = new Set(I(e.key_name).flatMap((e) => t.get(e) ?? []));
	if (!n) return [...r];
	let i = (t) => (e.platforms ?? t.platforms).some((n) => t.platforms.includes(n) && tr(e.key_name, n) === t.key_name[n]);
	return [...r].filter(i);
}
function Nu({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Pu(t, e.filenames));
	return n.length === 1 ? n : t;
}
function Pu(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function Fu(e, t, n, r) {
	return Au(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function Iu({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(rr(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Lu({ key_name: e, platforms: t }, n) {
	return Object.values(rr(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function Ru(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = Mu(t, r, i), l = Nu(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, zu(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function zu(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return Hu("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function Bu(e, t) {
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => Pu(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${nr(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, Hu("claimed-twice", n, o));
		}
	}
}
function Vu(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, Hu("claimed-twice", i, o));
	}
}
function Hu(e, t, n) {
	return N(L, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
function Uu(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => N(L, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !ze.includes(e));
		return [...o, ...s.map((t) => Wu(e, [...i, t], t))];
	});
}
function Wu(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${ze.join(", ")}.${Ee(n, ze)}`;
	return N(L, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function Gu(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = N(L, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return [...r === void 0 ? [i] : [], ...Ku(e)];
}
function Ku(e) {
	return Object.entries(e.values.translations ?? {}).flatMap(([t, n]) => {
		if (typeof n == "string" || n.other !== void 0) return [];
		let r = `The ${t} text has no plural form "other", which every language needs. Add this form.`;
		return N(L, e, "plural-form", r, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
function qu({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...Xu(i, t, n),
		...i.flatMap(Ku),
		...r ? Zu(i, n) : [],
		...r ? Ju(10, e.flatMap(Qu)) : []
	];
}
function Ju(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), D("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Yu({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(rr(e, t)))];
}
function Xu(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Yu)), a = [...new Set(n.flatMap(Yu))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => Je(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [N(L, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Zu(e, t) {
	let n = new Map(t.flatMap((e) => Yu(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.previously?.length === 0) return [];
		let i = t.platforms ?? r.platforms, a = I(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set previously: [].`;
		return [N(L, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function Qu({ declared: e, live: t }) {
	let { values: n, onCreate: i } = e, { key_name: a } = n, o = n.platforms ?? t?.platforms ?? i.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = I(a, o), c = r.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [N(L, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
// src/kinds/key/renames.ts
function $u(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : ed(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = td(r, n), { renames: a, problems: o } = rd(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function ed(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (Au(e, n, t.perPlatform).length === 0) return;
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
function td(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(ku(r, t, n));
		return !nd(e).some((e) => a.includes(e));
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
function nd({ values: e }) {
	return [...I(e.key_name), ...e.previously ?? []];
}
function rd(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = nr(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, sd(e, n, r, t));
		if (p && !t.has(n)) {
			let t = ad(n, e);
			t ? h("rename-cycle", od(t), "key_id") : h("wrong-id", id(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function id(e, t, n) {
	let { key_id: r } = t, i = I(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? nr(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${nr(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function ad(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function od(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${nr(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function sd(e, t, n, r) {
	return N(L, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function cd(e, t, n, r = () => !1) {
	let i = ju(t), a = Tu(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = Ru(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	Bu(c, s);
	let { renames: u, leaving: d } = $u(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => Nu(e, Iu(e, i)),
		holders: (e, t) => Fu(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	Vu(l, {
		renames: u,
		leaving: d,
		refused: s
	});
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	};
	ld(e.filter((e) => !s.has(e) && !f(e)), t, n, s);
	let p = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && Lu(t, I(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: nr(t.key_name, t.platforms)
		};
	}), m = new Set(p.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of Mu(e, i, n)) m.add(t);
		m.add(a.named.get(e));
	}
	let h = t.filter((e) => !m.has(e));
	return {
		matches: p,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...qu({
			matches: p,
			live: t,
			unmanaged: h,
			perPlatform: n
		})],
		unmanaged: h,
		namesakes: new Set(e.flatMap(({ values: e }) => I(e.key_name)).flatMap((e) => i.get(e) ?? []))
	};
}
function ld(e, t, n, r) {
	let i = new Map(), a = new Map(t.flatMap((e) => I(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of I(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, Hu("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, Hu("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const ud = {
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
		if (t === "prefix") return dd(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(qe)).sort()[0];
	}
};
function dd({ key_name: e, platforms: t }) {
	let [n = ""] = I(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function fd(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(pd(e, t), t);
	}
	let { matches: o } = cd(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = L.context(e, t, r), o = L.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => I(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? md(e) && !l.has(e) : !hd(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : _d(e.action === "update" ? i.get(String(e.id))?.tags : gd(e), r.rules) ? [e.label] : [])
	};
}
function pd(e, { fields: t }) {
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
function md({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function hd({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function gd({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function _d(e = [], t) {
	let n = ln(L, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/renameCycles.ts
function vd(e) {
	let t = new Map();
	for (let n of e) for (let e of I(n.values.key_name)) t.set(e, n);
	return yd(e, (e) => (e.values.previously ?? []).flatMap((e) => t.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? I(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? I(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return D("rename-cycle", e.length === 1 ? r : i, t ? { place: p(t.file, t.spot, ["previously"]) } : {});
	});
}
function yd(e, t) {
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
function bd({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (xd(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? ur(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = I(e.key_name, e.platforms);
		for (let n of zr(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		if (n === void 0) return [];
		let a = `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set previously: [].`;
		return [D("looks-renamed", a, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), D("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
function xd({ previously: e }) {
	return e?.length === 0;
}
// src/kinds/textSource.ts
function Sd({ languages: e, alsoReads: t = [] }, n) {
	return !e || e.includes(n) || t === "all" || t.includes(n);
}
// src/kinds/key/textManifest.ts
function Cd(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: de(t)
	}, { texts: a, faults: o } = f(e)?.read(t, r) ?? {
		texts: [],
		faults: []
	}, s = Od(n);
	return {
		entries: a.flatMap((e) => {
			let t = wd(e, n);
			return t === void 0 ? [] : [{
				values: Td(e, t, n),
				onCreate: s,
				file: i,
				spot: kd(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: o.map(({ code: e, severity: t = "error", message: n, at: r }) => D(e, n, {
			severity: t,
			place: ne(i, r.start, r.end),
			...t !== "error" && { reach: "change" }
		}))
	};
}
function wd({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? ce(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (Sd(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function Td({ path: e, value: t, description: n }, { language: r }, i) {
	let a = Dd(t);
	return {
		key_name: Ed(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function Ed(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function Dd(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function Od({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function kd({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...jd(t.at),
		members: new Map([[r, {
			...jd(t.at),
			name: i,
			...Ad(t)
		}]])
	}), n && a.set("description", {
		...jd(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function Ad(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...jd(t),
		name: jd(n)
	}]);
	return { members: new Map(t) };
}
function jd({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function Md({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const Nd = {
	...L,
	plural: x.manifests.name,
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
	settings: x,
	limits: {
		removed: he,
		removedPercent: v,
		overwrittenPercent: Xe,
		unverified: S,
		foreignFrom: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ onRemove: e }) => e,
	newManifest: ud,
	entry: xu,
	defaults: Su,
	docs: $r,
	readManifest: Cu,
	textFiles: {
		read: Cd,
		name: Ed,
		join: di
	},
	checkTogether: (e) => [...ni(e), ...vd(e)],
	checkEntry: Uu,
	checkOffline: Gu,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = gn(n, (e) => e.names), o = gn(n, ({ id: e }) => e === void 0 ? [] : [e]), s = mn(e, n, i, {
			kind: Nd,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...I(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = cd(s.usable, t, r.perPlatformNames, ({ tags: e }) => Te(e, i) !== void 0), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !Md(e));
		return _n({
			...c,
			matches: l
		}, s);
	},
	hints: bd,
	names: ({ key_name: e, platforms: t }) => I(e, t),
	texts: (e) => zr(e),
	isReallyNew: xd,
	namesInManifest: wu,
	mergeKept: Jr,
	findRestored: oi,
	undoneByApply: fd
};
// src/model/variables.ts
function Pd(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function Fd(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Id = /\$\$\{|\$\{([^}]*)\}/g;
function Ld(e) {
	let t = [], n = 0;
	for (let r of e.matchAll(Id)) r.index > n && t.push({ text: e.slice(n, r.index) }), t.push(r[1] === void 0 ? { text: "${" } : { name: r[1] }), n = r.index + r[0].length;
	return n < e.length && t.push({ text: e.slice(n) }), t;
}
function Rd(e) {
	return [...new Set(Ld(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function zd(e, t) {
	let n = Ld(e), [r] = n;
	return r && "name" in r && n.length === 1 ? t.get(r.name) ?? "" : n.map((e) => "text" in e ? e.text : encodeURIComponent(t.get(e.name) ?? "")).join("");
}
function Bd(e, t) {
	let n = Ld(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i = !1;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = !0;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Vd(t.slice(r, o)) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = !1;
	}
	return i ? Vd(t.slice(r)) : r === t.length;
}
function Vd(e) {
	return /^[^/?#&=]+$/.test(e);
}
function Hd(e) {
	let [, t = "https", n = ""] = Gd.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Ud(e) {
	return e.replace(Gd, (t, n) => `${n}://${Hd(e)}`);
}
function Wd(e, t) {
	return Ud(e) === Ud(t);
}
const Gd = /^(https?):\/\/([^/?#]+)/i;
function Kd(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/docs.ts
const qd = {
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
function Jd(e) {
	let t = new Map();
	return e.flatMap((e) => {
		let { url: n, branch: r, events: i = [], webhook_id: a } = e.values, o = a ?? P([
			Ud(n),
			r,
			[...i].sort()
		]), s = t.get(o);
		return t.set(o, s ?? e), s ? [ei("duplicate-webhook", a === void 0 ? `Webhook ${Ud(n)} with the same events` : `webhook_id ${a}`, {
			second: e,
			first: s,
			field: a === void 0 ? "url" : "webhook_id"
		})] : [];
	});
}
// src/model/environment.ts
const Yd = "LOKALISE_API_TOKEN", Xd = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|LOKALISE_API_TOKEN$)/i;
function Zd(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = Fd(r.values, e);
	if (!Qd(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (Xd.test(e) || tf(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = ef(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Qd(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function $d(e) {
	return Xd.test(e);
}
function ef(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function tf(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = nf(t);
	return t.some((e) => [e, ...rf(e)].some((e) => n.some((t) => t.includes(e))));
}
function nf(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function rf(e) {
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
const af = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function of(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Rd(e)) {
		let e = Zd(r, af, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = n.issues.length > 0 ? void 0 : sf(e) ?? cf(e);
	return r ? {
		...n,
		issues: [r]
	} : n;
}
function sf(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return ff("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Rd(e).length !== 0) {
		if (/^http:/i.test(e)) return ff("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!uf(e)) return ff("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}). The manifest must contain the host.", "variable");
	}
}
function cf(e) {
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(e)) return ff("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let t = df(e, "x"), [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return ff("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return ff("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!lf(new URL(t).hostname)) return ff("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function lf(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function uf(e) {
	let t = "";
	for (let n of Ld(e)) if ("text" in n) t += n.text;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function df(e, t) {
	return Ld(e).map((e) => "text" in e ? e.text : t).join("");
}
function ff(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function pf({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = zd(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${Kd(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = mf(e.values, s, n, i), d = u && { claims: u };
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
function mf({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && Wd(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function hf({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? of(r.values.url, i).variables : [], o = new Map(a);
	if (Rd(e.url).some((e) => e.startsWith(gf))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = of(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = p(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => D(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const gf = "URL_OF_";
function _f(e) {
	return `${gf}${e}`;
}
// src/kinds/webhook/firstSends.ts
function vf({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Ud(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Ud(zd(e, r)))).flatMap(yf));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = Hd(t);
		return Rd(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function yf(e) {
	return Rd(e).map((t) => `${t} ${Hd(e)}`);
}
// src/kinds/webhook/traits.ts
function bf(e) {
	return Rn(e);
}
const xf = M().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Sf = bf({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: xf,
	value: M(),
	live: (e, t) => Af(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: Wd,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Ud(e)
	})
}), Cf = bf({
	name: "events",
	expects: "a list of events, at least one",
	schema: Tt(M().min(1).meta({ examples: a })).min(1),
	value: Tt(M()),
	live: (e) => Mf(e.events),
	desired: (e) => Mf(e),
	inPlan: (e) => Mf(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), wf = Ot([bt("*"), Tt(M().min(1)).min(1)]), Tf = bf({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: wt(Dt(i), wf),
	value: xt(M(), Ot([bt("*"), Tt(M())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.map(({ event: e, lang_iso_codes: n }) => [e, Nf(Mf(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = jf(e).map(([e, t]) => [e, t === "*" ? "*" : Nf(Mf(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(jf(e).map(([e, t]) => [e, t === "*" ? t : Mf(t)])),
	equal: (e, t) => Object.entries(t).every(([t, n]) => vn(e[t] ?? null, n)),
	check: (e, { events: t }) => {
		let n = jf(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => jf(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), Ef = bf({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Ot([M().min(1), St()]),
	value: Ot([M(), St()]),
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
}), Df = [
	Sf,
	Cf,
	Tf,
	Ef
], Of = wn(Df).required({ url: !0 }).extend({
	branch: Ef.schema.default(null),
	previously: Ot([xf, mt([])]).exactOptional(),
	webhook_id: M().min(1).exactOptional()
}), kf = {
	name: "webhook",
	fields: Df,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Ud(e.url),
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
	liveLabel: (e) => `${Kd(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Mf(e.events)
	]
};
function Af(e, t, n) {
	return Wd(e.url, zd(t, n)) ? t : Kd(e.url);
}
function jf(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Mf(e) {
	return [...new Set(e)].sort();
}
function Nf(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/manifest.ts
const Pf = {
	schema: Of,
	fields: Df,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function Ff(e, t, n) {
	let r = bu(e, t), { members: i, problems: a } = Gi(r, ["webhooks"]), o = [...r.problems, ...a], s = i.get("webhooks"), c = new Map();
	if (!s) return {
		entries: [],
		variables: c,
		problems: o.length > 0 ? o : [Ki(r, "webhooks")]
	};
	let { entries: l, problems: u } = qi(r, s, Pf);
	o.push(...u);
	let d = l.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: {},
		file: r.file,
		spot: t
	}));
	for (let e of d) {
		for (let t of ["url", "previously"]) {
			let r = e.values[t];
			if (typeof r != "string") continue;
			let i = p(e.file, e.spot, [t]), a = of(r, n);
			for (let [e, t] of a.variables) c.set(e, t);
			o.push(...a.issues.map(({ code: e, message: t }) => D(e, t, { place: i })));
		}
		o.push(...If(e));
	}
	return {
		entries: d,
		variables: c,
		problems: o
	};
}
function If({ values: e, file: t, spot: n }) {
	return (e.events ?? []).flatMap((e, r) => {
		if (a.includes(e)) return [];
		let i = `Lokaform does not know the event "${e}", but sends it unchanged.${Ee(e, a)}`;
		return [D("unknown-event", i, {
			place: p(t, n, ["events", r]),
			severity: "warning"
		})];
	});
}
// src/kinds/webhook/match.ts
function Lf(e, t, n) {
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
		n ? s(t, n) : a.push(Jf(t));
	}
	for (let { webhook: e, one: t } of Uf(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => Bf(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = zd(t, n), a = [...o].filter((e) => Wd(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, Yf(e, a)) : c && s(e, c, Ud(t));
	}
	for (let e of c()) {
		let r = Rf(e, t, o, n);
		r && i.set(e, r);
	}
	for (let e of c()) {
		if (zf(e)) continue;
		let t = [...o].find((t) => Hf(e, t) && Vf(e, t));
		t && (o.delete(t), i.set(e, Xf(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set()
	};
}
function Rf(e, t, n, r) {
	if (zf(e)) return;
	let i = [...n].filter((t) => Bf(e, t, r));
	if (i.length > 0) return Zf("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${i.length} live webhooks have this URL and branch (ids ${qf(i)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${Kf(i).length === 1 ? "id" : "ids"} ${qf(i)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	let a = t.filter((t) => t.branch === void 0 && Bf(e, t, r));
	if (a.length !== 0) return Zf("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${a.length === 1 ? "id" : "ids"} ${qf(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
function zf({ values: e }) {
	return Array.isArray(e.previously);
}
function Bf(e, t, n) {
	return Wd(t.url, zd(e.values.url, n)) && Hf(e, t);
}
function Vf({ values: e }, t) {
	return Bd(Ud(e.url), Ud(t.url));
}
function Hf({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function Uf(e, t, n) {
	let r = Kf(t);
	return e.flatMap((e) => r.filter((t) => Bf(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...Wf(e, t)
	})).filter(({ common: e }) => e > 0)).sort((e, t) => t.common - e.common || e.either - t.either);
}
function Wf({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Gf)), new Set(t.map(Gf))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function Gf(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Kf(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function qf(e) {
	return Kf(e).map(({ webhook_id: e }) => e).join(", ");
}
function Jf(e) {
	return {
		...Zf("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function Yf(e, t) {
	return Zf("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${qf(t)}). Add webhook_id with the id of the one that is meant.`);
}
function Xf(e, { webhook_id: t }) {
	return Zf("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function Zf(e, t, n, r) {
	return N(kf, t, e, r, { path: [n] });
}
// src/kinds/webhook/urlTemplate.ts
const Qf = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => ep(e),
	templates(e, t, n) {
		let r = new $f(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? tp(e.url, n) : np(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var $f = class {
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
function ep(e) {
	let { template: t, left: n } = ap(e, () => "x");
	return n || t !== dp(e);
}
function tp(e, t) {
	return ip(dp(e), t, new Map());
}
function np(e, t, n) {
	let r = rp(e, new $f(), n);
	return "why" in r ? r : rp(e, t, n);
}
function rp(e, t, n) {
	let r = Hd(e), { template: i, left: a } = ap(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : ip(i, n, t.variables);
}
function ip(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = of(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function ap(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = up(a), s = (e) => {
		let { template: n, rest: r } = cp(e, t);
		return o ||= up(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= up(t)), n.length === 0 ? dp(t) : `${dp(t)}=${s(n.join("="))}`;
	});
	return {
		template: dp(n) + c + l.join("&") + dp(a),
		left: o
	};
}
const op = /[A-Za-z0-9_.~-]{6,}/g, sp = ["lokalise", "project"];
function cp(e, t) {
	if (sp.includes(e)) return {
		template: e,
		rest: ""
	};
	let n = lp(e);
	if (n !== void 0 && ef(n) === void 0 && !/['"`$\\]/.test(n)) return {
		template: t(n),
		rest: ""
	};
	let r = [], i = e.replace(op, (e) => (r.push(t(e)), "\0"));
	return {
		template: i.split("\0").map(dp).join("\0").replace(/\0/g, () => r.shift() ?? ""),
		rest: i.replaceAll("\0", "")
	};
}
function lp(e) {
	try {
		let t = decodeURIComponent(e);
		return encodeURIComponent(t) === e ? t : void 0;
	} catch {
		return;
	}
}
function up(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function dp(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/kind.ts
const fp = {
	...kf,
	plural: fe.manifests.name,
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
	settings: fe,
	limits: { removed: y },
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Qf,
	entry: Pf,
	docs: qd,
	readManifest: Ff,
	checkTogether: Jd,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = gn(n, ({ names: e }) => e.map(Ud)), o = gn(n, ({ id: e }) => e === void 0 ? [] : [e]), s = mn(e, n, r, {
			kind: fp,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(Ud(zd(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : Kd(t))}`
		}), c = Lf(s.usable, t, i), l = c.matches.flatMap((e) => pp(e, n)), u = new Set(l.map((e) => e.declared));
		return _n({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: vf,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ previously: e }) => Array.isArray(e),
	findRestored: pf,
	variablesOf: hf
};
function pp({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${pn}`;
	return [{
		declared: e,
		problem: N(kf, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const q = [Nd, fp];
// src/kinds/kindOf.ts
function mp(e) {
	let t = q.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function hp(e, t) {
	let n = mp(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function gp({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/plan/forgottenFiles.ts
function _p({ removed: e }, { name: t, plural: n }, r, i) {
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
		return [D("forgotten-manifest", l, { reach: "project" })];
	}
}
// src/plan/loss.ts
function vp(e) {
	return e.action === "update" ? e.fields.some((t) => Sp(e.kind, t) || Cp(e.kind, t) || yp(e.kind, t)) : e.action === "destroy";
}
function yp(e, { field: t, before: n, after: r }) {
	return hp(e, t).role === "identity" || n === void 0 || wp(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function bp(e, t) {
	return xp(t) || Sp(e, t) || Cp(e, t);
}
function xp({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || wp(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return wp(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Sp(e, { field: t, before: n, after: r }) {
	return hp(e, t).role === "archive" && n === !1 && r === !0;
}
function Cp(e, { field: t, before: n }) {
	return hp(e, t).role === "shape" && n !== void 0;
}
function wp(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/plan/unverified.ts
function Tp(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Dp(hp(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Ep(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Dp(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Dp(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !wp(n);
}
// src/plan/guard.ts
const Op = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function kp(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, mp(t.kind)));
	return [
		...jp(e, t, n),
		...a((t, r) => Np(e, t, r, n)),
		...a((e, t) => _p(e, t, r, i)),
		...a(Pp),
		...a((e, t) => Fp(e, t, n)),
		...a((t, r) => Ip(e, t, r, n)),
		...a((t, r) => Lp(e, r, n))
	];
}
function Ap(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [Vp("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function jp(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		kind: mp(t.kind),
		count: Rp(e, t.kind)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { maxDestroy: a } = n;
	return a === void 0 ? r.flatMap((e) => Mp(e, i, n)) : i <= a ? [] : [Vp("too-many-destroyed", `The plan removes ${i} ${Bp(r.flatMap(({ kind: e }) => e.words.removed))}, but max-destroy allows ${a}. If you want to remove them, raise max-destroy.`)];
}
function Mp({ of: e, kind: t, count: n }, r, i) {
	let { removed: a, removedPercent: o } = t.limits, s = (e, t) => Vp("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --max-destroy ${r} for this run (in the action: max-destroy), or raise ${t.split(" ")[0]}.`), c = un(a, i);
	if (n > c) return [s(`${n} ${Bp(t.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = ln(t, i) === "off" ? e.matched : e.scope, u = o ? un(o, i) : 100;
	return !o || l < 20 || n * 100 <= l * u ? [] : [s(`${n} of ${l} ${t.plural}`, `limits.${o.name} allows ${u} %`)];
}
function Np(e, { declared: t, scope: n }, r, i) {
	if (ln(r, i) === "off") return [];
	let { name: a, settings: o } = r, s = o.prune.name;
	if (t === 0) return [Vp("nothing-declared", `The setting ${s} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${s}: off.`)];
	let c = zp(e, a).length;
	return c === 0 || c !== n ? [] : [Vp("all-destroyed", `The plan removes every ${a} that the setting ${s} covers (${n}). Check the project and the manifests. If you want this, set ${s}: off and remove them in the project.`)];
}
function Pp({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [Vp("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function Fp({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { foreignFrom: o } }, { allowForeignProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [Vp("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.`)];
}
function Ip(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = un(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => yp(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [Vp("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function Lp({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Tp(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [Vp("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [Vp("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function Rp(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => bp(t, e)) : []);
	return zp(e, t).length + n.length;
}
function zp({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Bp(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Vp(e, t) {
	return D(e, t, { reach: "project" });
}
// src/report/report.ts
const Hp = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"time limit"
];
function Up(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function Wp({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Gp({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function Kp({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function qp(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Jp(e) {
	return qp(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Yp({ outcome: e }) {
	return e.state === "done" ? "" : e.message;
}
function Xp({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function Zp({ projects: e }) {
	return Xp({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(({ reason: e }) => e === "archived") ?? !1);
}
function Qp({ command: e, projects: t }) {
	return e === "drift" ? Zp({ projects: t }) : Xp({ projects: t });
}
function $p(e) {
	return !Qp(e) && !am(e);
}
function em({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function tm(e) {
	return !am(e) && !nm(e) && e.projects.every(im);
}
function nm({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
function rm(e) {
	if (tm(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && im(e) && e.plan?.skipped.length === 0), n = Wp(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Op.includes(e));
	return !t || r || nm(e);
}
function im({ plan: e, target: t }) {
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
function am(e) {
	return e.stopped !== void 0 || T(Wp(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Gp(e).some(({ outcome: e }) => e.state !== "done");
}
function om(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : am(e) ? 1 : t && Qp(e) ? 2 : 0;
}
function sm(e) {
	let t = e.projects.map((e) => e.hide_texts ? cm(e) : e), n = e.hide_texts ? dm(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function cm(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => pm(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? gm(n) : [], a = hm(i), o = lm(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => pm({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => um(e, o)) }
	};
}
function lm(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function um({ change: e, outcome: t }, n) {
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
function dm(e) {
	return e.map((e) => pm(e, []));
}
const fm = ["yaml", "text-file"];
function pm(e, t) {
	let { quotes: n = [], code: r } = e, i = fm.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: mm(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function mm(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function hm(e) {
	let t = new m();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => mm(t.clean(n), e);
}
function gm({ changes: e, kept: t }) {
	return [...e.flatMap(_m), ...t.flatMap(vm)];
}
function _m(e) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => gp(hp(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(ym));
}
function vm(e) {
	return "field" in e ? [e.live, e.declared].flatMap(ym) : [];
}
function ym(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(ym);
}
function bm(e) {
	switch (e.as) {
		case "text": return ct(e.text);
		case "word": return O(e.word, 48);
		case "set": return e.members.length > 0 ? e.members.map(Em).join(", ") : "(empty)";
		case "slots": return Dm(Object.entries(e.slots));
	}
}
function xm(e, t) {
	return e.as === "set" && t.as === "set" ? Tm(e.members, t.members) : e.as === "slots" && t.as === "slots" ? wm(e.slots, t.slots).map(([e, t, n]) => `${e} ${Sm(t, n).join(" → ")}`).join(", ") : Sm(e, t).join(" → ");
}
function Sm(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = Pe(k(e.word), k(t.word), n);
		return [d(r, n), d(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [bm(e), bm(t)];
	let [r, i] = Pe(k(e.text), k(t.text), n);
	return [ct(r, n), ct(i, n) + Cm(e.text, t.text)];
}
function Cm(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function wm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Em(e),
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
function Tm(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${Em(e)}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${Em(e)}`);
	return [...n, ...r].join(" ");
}
function Em(e) {
	return O(e, 48);
}
function Dm(e) {
	return e.map(([e, t]) => `${Em(e)} ${ct(t, 40)}`).join(", ");
}
// src/report/words/fields.ts
function Om(e, { field: t, part: n }) {
	return n !== void 0 && hp(e, t).role === "text" ? Em(n) : t;
}
function km(e, { field: t }) {
	return hp(e, t).role === "text";
}
function Am(e, { field: t }) {
	return hp(e, t).role === "identity";
}
function jm(e) {
	return mp(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function Mm(e, { field: t, after: n }) {
	let r = Nm(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Nm(e, t, n) {
	return hp(e, t).show(n);
}
// src/report/words/times.ts
const Pm = pe(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Fm(e) {
	return `${Pm().format(e * 1e3)} UTC`;
}
function Im(e) {
	return Pm().format(e * 1e3).slice(0, 10);
}
// src/report/words/changes.ts
function Lm(e, t) {
	let n = Om(e, t), r = Nm(e, t.field, t.after);
	return t.before === void 0 ? Km(n, bm(r)) : xp(t) ? Km(n, `${bm(Nm(e, t.field, t.before))} will be cleared`) : Km(n, xm(Nm(e, t.field, t.before), r));
}
function Rm(e, t) {
	let n = Om(e, t), r = Nm(e, t.field, t.after);
	if (t.before === void 0) return Km(n, `is missing, declared ${bm(r)}`);
	let i = Nm(e, t.field, t.before);
	return i.as === "set" && r.as === "set" ? `${n}: ${Bm(i.members, r.members)}` : i.as === "slots" && r.as === "slots" ? Km(n, wm(i.slots, r.slots).map(([e, t, n]) => `${e} ${zm(t, n)}`).join(", ")) : Km(n, zm(i, r));
}
function zm(e, t) {
	let [n, r] = Sm(e, t);
	return `is ${n}, declared ${r}`;
}
function Bm(e, t) {
	let n = t.filter((t) => !e.includes(t)).map(Em), r = e.filter((e) => !t.includes(e)).map(Em);
	return [...n.length > 0 ? [`missing in the project: ${n.join(", ")}`] : [], ...r.length > 0 ? [`only in the project: ${r.join(", ")}`] : []].join("; ");
}
function Vm(e, t) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${jm(e.kind)}: true; to take it out of the archive, declare ${jm(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${Gm(e.reason, e.tag)}`;
	let n = Om(e.kind, e);
	if (e.reason === "changed-since") return t ? Wm(e.kind, e) : `${n} kept: changed since the backup`;
	let r = e.reason === "edited" ? Um(e.edited) : "kept by the rule seed";
	return t ? Hm(e.kind, e, r) : `${n} ${r}`;
}
function Hm(e, t, n) {
	let [r, i] = Sm(Nm(e, t.field, t.declared), Nm(e, t.field, t.live));
	return `${Om(e, t)} ${i} ${n} (declared ${r})`;
}
function Um(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : O(e.by, 60)} on ${Im(e.at)}${e.reviewed ? ", reviewed" : ""}` : "kept: written by another person";
}
function Wm(e, t) {
	let [n, r] = Sm(Nm(e, t.field, t.declared), Nm(e, t.field, t.live));
	return `${Om(e, t)} ${r} kept: changed since the backup, which has ${n}`;
}
function Gm(e, t = "") {
	switch (e) {
		case "foreign-owner": return `owned by others (tag ${ct(t)})`;
		case "protected": return `protected by tag ${ct(t)}`;
		case "held-back": return "not removed while there are problems";
	}
}
function Km(e, t) {
	return `${e} ${t}`;
}
// src/report/words/figures.ts
function J(e, t) {
	return `${Y(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function Y(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function qm({ state: e }) {
	return e === "not attempted";
}
function Jm(e, t = () => !0) {
	let n = new Map();
	for (let t of e) {
		let { outcome: e } = t;
		if (e.state === "done") continue;
		let r = `${Jp(e)}: ${e.message}`, i = n.get(r);
		i ? i.push(t) : n.set(r, [t]);
	}
	return [...n.values()].flatMap((e) => {
		let [n] = e;
		return e.length <= 10 || !n || !t(n.outcome) ? e.map((e) => ({
			result: e,
			names: Ym(e, 300),
			count: 1
		})) : [{
			result: n,
			names: `${e.slice(0, 3).map((e) => Ym(e, 100)).join(", ")} and ${Y(e.length - 3)} more`,
			count: e.length
		}];
	});
}
function Ym({ change: e }, t) {
	return O(e.label, t);
}
// src/report/tally.ts
function Xm(e) {
	return {
		...nh(e.flatMap(({ changes: e }) => e)),
		changes: ih(e, ({ changes: e }) => e.length),
		adopted: ih(e, ({ counts: e }) => e.adopted),
		conflicts: ih(e, ({ kept: e }) => e.filter(on).length),
		toPull: ih(e, ({ kept: e }) => e.filter(sn).length),
		kept: ih(e, ({ kept: e }) => e.filter(Zm).length),
		keptArchived: ih(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: ih(e, ({ skipped: e }) => e.length),
		unchanged: Qm(e, "unchanged"),
		unmanaged: Qm(e, "unmanaged")
	};
}
function Zm(e) {
	return e.reason !== "archived" && !on(e) && !sn(e);
}
function Qm(e, t) {
	return new Map(q.map(({ name: n, plural: r }) => [n, ih(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function $m({ declared: e }) {
	return new Map(q.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function eh(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...nh(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => qp(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !qp(e)).length + ih(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function th(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = t.flatMap(({ project: e, changes: t }) => Tp(e, t).translations ?? []);
	return t.length === 0 || n.length < t.length ? void 0 : ih(n, (e) => e);
}
function nh(e) {
	let t = (t) => e.filter(t).length, n = t(rh);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function rh(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function ih(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/report/words/kindWords.ts
function ah(e) {
	return mp(e).words;
}
function oh(e, t) {
	let { one: n, many: r } = ah(t);
	return `${Y(e)} ${e === 1 ? n : r}`;
}
// src/report/words/sentences.ts
function sh(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${gh(t, r)}` : "";
	return `Plan: ${ph([e])}${i}${lh(n)}`;
}
function ch(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Tp(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => O(e, 40)), o = i.length - a.length;
	return {
		start: `${`${J(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${J(r, "translation")} in`,
		languages: Dh(o > 0 ? [...a, J(o, "more language")] : a),
		end: "may be marked unverified."
	};
}
function lh(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${Y(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function uh(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${yh(t.length, e.length)}: ${ph(t)}`;
}
function dh(e) {
	let t = Xm(e.flatMap(({ plan: e }) => e ?? [])), n = fh(e), r = Sh([
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept, "kept"]
	]), i = `${hh(t.unchanged)} as declared, ${hh(t.unmanaged)} unmanaged`;
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[i, ...r].join(", ")}.`;
}
function fh(e) {
	let t = Xm(e.flatMap(({ plan: e }) => e ?? []));
	return Sh([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function ph(e) {
	let t = Xm(e), n = Sh([
		[t.created, "to create"],
		...mh(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...n] : n).join(", ")}; ${hh(t.unchanged)} unchanged, ${hh(t.unmanaged)} unmanaged.`;
}
function mh({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${Y(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function hh(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => ah(e).prefix === "") ? Y(t.reduce((e, [, t]) => e + t, 0)) : Dh(t.map(([e, t]) => oh(t, e)));
}
function gh({ requests: e }, t) {
	return `${t} needs about ${J(e, "write request")}.`;
}
function _h({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${yh(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${J(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${vh(e)}.${a} ${J(t, "request")} in total.`;
}
function vh(e) {
	let t = eh(e), n = Sh([
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
function yh(e, t) {
	return e === t ? J(t, "project") : `${Y(e)} of ${J(t, "project")}`;
}
function bh({ stopped: e, projects: t }) {
	if (!e) return {
		sentence: "",
		names: []
	};
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [k(e)]);
	return {
		sentence: e.message,
		names: n
	};
}
function xh(e) {
	let { sentence: t, names: n } = bh(e);
	return n.length > 0 ? `${t} Not reached: ${n.join(", ")}.` : t;
}
function Sh(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${Y(e)} ${t}`] : []);
}
function Ch(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if (r.length === 0) return wh(e);
	if (t === "apply" || t === "restore") return _h(e);
	if (t === "drift") return dh(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? sh(a, i.effort) : uh(n);
}
function wh(e) {
	let { command: t, manifests: n } = e, r = Wp(e).filter(({ severity: e }) => e !== "notice");
	if (T(r)) return `${Th(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = Dh([...$m(e)].map(([e, t]) => oh(t, e))), a = r.length > 0 ? `, with ${Th(r)}` : "";
	return `Valid: ${i} in ${J(n.length, "manifest")}${a}.`;
}
function Th(e) {
	return Dh([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).length;
		return n > 0 ? [J(n, t === "error" ? "problem" : t)] : [];
	}));
}
function Eh(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${k(e)}`}`;
}
function Dh(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
// src/files/commitFiles.ts
var Oh = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, kh = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new Oh(e.path, t);
		});
		for (let { path: e, kind: n } of t) this.#a(e, n);
	}
	async isFile(e) {
		let t = await this.#o(e);
		return t !== void 0 && this.#t.has(t);
	}
	async isFolder(e) {
		let t = await this.#o(e);
		return t !== void 0 && this.#n.has(t);
	}
	async read(e) {
		let t = await this.#o(e), n = t === void 0 ? void 0 : this.#t.get(t);
		return n && this.#r(n);
	}
	async member(e) {
		return (await this.members(Rt(e)))?.find(({ name: t }) => t === Lt(e));
	}
	async members(e) {
		let [t = ""] = Ht(e, this.#e).split(Wt);
		if (![
			"",
			"..",
			"."
		].includes(t)) return [{
			name: t,
			kind: "folder"
		}];
		let n = await this.#o(e), r = n === void 0 ? void 0 : this.#n.get(n);
		return r && [...r.values()];
	}
	#a(e, t) {
		let n = e.lastIndexOf("/"), [r, i] = [e.slice(0, Math.max(n, 0)), e.slice(n + 1)], a = this.#n.get(r);
		a ? a.set(i, {
			name: i,
			kind: t
		}) : (this.#n.set(r, new Map([[i, {
			name: i,
			kind: t
		}]])), r !== "" && this.#a(r, "folder"));
	}
	async #o(e) {
		let t = Ht(this.#e, e).split(Wt).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || zt(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (zt(n)) return;
			let r = Vt.join(Vt.dirname(e.path), n, t.slice(e.path.length));
			t = r === "." ? "" : r.replace(/\/$/, "");
		}
	}
	#s(e) {
		let t = this.#i.get(e.id);
		if (t) return t;
		let n = this.#r(e).then((e) => new TextDecoder().decode(e));
		return this.#i.set(e.id, n), n;
	}
	#c(e) {
		let t = e.split("/");
		return t.map((e, n) => this.#t.get(t.slice(0, n + 1).join("/"))).find((e) => e?.kind === "link");
	}
};
// src/model/result.ts
function Ah(e) {
	return {
		ok: !0,
		value: e
	};
}
function jh(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function Mh(e, { displayRoot: t }) {
	return Ht(t, e).split(Wt).join("/");
}
function Nh(e, t) {
	let n = Ht(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Wt}`) && !zt(n);
}
async function Ph(e, t) {
	for (let n = e;; n = Rt(n)) {
		if (await qt(Bt(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === Rt(n) || n === t || t !== void 0 && !Nh(n, t)) return;
	}
}
var Fh = class extends Error {};
async function Ih(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Fh());
	if (!t) return Xt(e);
	let [r, i] = await Promise.all([Zt(e), Zt(t.workspace)]);
	if (!Nh(r, i)) throw new Fh();
	return Xt(r);
}
function Lh(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Rh(e) {
	try {
		return Lh(e);
	} catch {
		return "";
	}
}
async function zh(e, t, n) {
	try {
		return Ah(Lh(await Xt(e)));
	} catch (r) {
		let i = `${t} ${Mh(e, n)} cannot be read: ${Vh(r)}`;
		return jh(D("not-read", i));
	}
}
const Bh = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Vh(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Fh) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Bh[t] ?? (e instanceof Error ? e.message : e)}.`;
}
async function Hh(e, { commit: t }) {
	return t ? t.isFile(e) : en(e).then((e) => e.isFile(), () => !1);
}
async function Uh(e, { commit: t }) {
	return t ? t.isFolder(e) : en(e).then((e) => e.isDirectory(), () => !1);
}
// src/report/words/labels.ts
function Wh({ kind: e, label: t }) {
	let n = k(t), { prefix: r, maxName: i } = ah(e);
	return r + ot(n, i);
}
function Gh(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${k(n.file)}:${n.line}` : "(not declared)";
}
function Kh({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${k(e)}: `) + (n ? `${O(n.project.name, 80)} (${O(t, 200)})` : O(t, 200));
}
function qh(e) {
	return e.length <= 3 ? e.map((e) => k(e)).join(", ") : J(e.length, "manifest");
}
function Jh(e, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [];
	return [...Yh(e.changes, t, n), ...ag(e.kept, t)];
}
function Yh(e, t, n) {
	return e.map((e) => Xh(e, Zh(e, t, n)));
}
function Xh(e, t) {
	return vp(e) ? {
		...t,
		isLoss: !0
	} : t;
}
function Zh(e, { now: t, texts: n, file: r }, i) {
	let a = Wh(e), o = Gh(e, r);
	if (e.action === "destroy") return {
		sign: "-",
		label: a,
		place: o,
		words: [og[e.how]]
	};
	if (e.action === "create") return {
		sign: "+",
		label: a,
		place: o,
		words: [n ? ig(e) : rg(e.kind, e.fields)]
	};
	let s = e.fields.filter((t) => e.renamed_from === void 0 || !Am(e.kind, t)).map((r) => (n ? Lm(e.kind, r) : Om(e.kind, r)) + sg(r.edited, t) + (Cp(e.kind, r) ? ` (${ng(i)})` : ""));
	return e.renamed_from === void 0 ? {
		sign: "~",
		label: a,
		place: o,
		words: s
	} : {
		sign: "»",
		label: `${a} ← ${O(e.renamed_from, 80)}`,
		place: o,
		words: [ah(e.kind).renamed, ...s]
	};
}
function Qh(e = []) {
	return e.map(({ variable: e, host: t, place: n }) => `! sends \${${k(e)}} to ${k(t)}  ${Gh({ place: n })}`);
}
function $h({ name: e, before: t, after: n, widens: r }) {
	let [i, a] = Pe(tg(t), tg(n), eg).map((e) => d(e, eg));
	return `${r ? "!" : " "} ${O(e, 80)}: ${i} → ${a}${r ? "   lets a run do more" : ""}`;
}
const eg = 200;
function tg(e) {
	return e === void 0 ? "not set" : k(e);
}
function ng(e) {
	return `changes the texts in ${k(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function rg(e, t) {
	return t.flatMap((t) => Am(e, t) ? [] : Om(e, t)).join(", ");
}
function ig({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => km(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Om(e, t)).join(", ")})` : "", a = n ? [`${Lm(e, n)}${i}`] : [], o = t.filter((t) => !km(e, t) && !Am(e, t)), s = o.filter((t) => Mm(e, t)).map((t) => Lm(e, t)), c = o.filter((t) => !Mm(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function ag(e, { texts: t, file: n }) {
	let r = ({ reason: e }) => Number(e === "seeded"), i = e.toSorted((e, t) => r(e) - r(t)), a = e.length > 20 ? i.slice(0, 19) : e, o = a.map((e) => ({
		sign: "!",
		label: Wh(e),
		place: Gh(e, n),
		words: [Vm(e, t)]
	})), s = e.length - a.length;
	return s > 0 && o.push({
		sign: "!",
		label: `and ${s} more kept`,
		place: "",
		words: ["the report file lists them all"]
	}), o;
}
const og = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function sg(e, t) {
	return e ? `   (live text edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)},`} ${ug(t - e.at)}${e.reviewed ? ", reviewed" : ""})` : "";
}
const cg = [
	["year", 31557600],
	["month", 2629800],
	["day", 86400],
	["hour", 3600],
	["minute", 60]
], lg = pe(() => new Intl.RelativeTimeFormat("en"));
function ug(e) {
	let t = cg.find(([, t]) => e >= t);
	return t ? lg().format(-Math.floor(e / t[1]), t[0]) : "just now";
}
// src/report/words/manifestLines.ts
const dg = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, fg = "The manifests were not compared with those of the commit that the pull request would be merged into";
function pg({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...Yh(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => mg(e, a)),
		...n.map(hg),
		...r.map(gg)
	];
}
function mg({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${Om(t.kind, r)}${n ? ` ${bm(Nm(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: Wh(t),
		place: Gh(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function hg({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: Wh(r),
		place: Gh(r),
		words: o
	};
}
function gg(e) {
	return {
		sign: "~",
		label: k(e),
		place: "",
		words: ["on_create changes"]
	};
}
function _g(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(rh).length, i = t((e) => e.settings.length);
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
// src/report/weight.ts
const vg = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function yg(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Sp(e.kind, t)) ? "removed" : e.fields.filter((t) => km(e.kind, t)).some((t) => yp(e.kind, t)) ? "overwritten text" : vp(e) ? "overwritten" : rh(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const bg = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function xg(e) {
	let t = Sg(e), n = bg.flatMap((e) => t[e] > 0 ? [`${Y(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Sg(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Cg(n)] += 1;
	return t;
}
function Cg(e) {
	let t = yg(e);
	return t === "removed" || t === "new" ? t : rh(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function wg(e) {
	return e;
}
function X(e, ...t) {
	return wg(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function Tg(e) {
	return wg(e.filter((e) => e !== "").join("\n\n"));
}
function Eg(e) {
	return wg(e.join("\n"));
}
function Dg(e) {
	return wg(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Og(e) {
	return wg(e);
}
function kg(e, t) {
	if (!Fg.test(e)) throw Error(`${e} cannot be a title`);
	return X`<details><summary>${wg(e)}</summary>\n\n${t}\n\n</details>`;
}
const Ag = RegExp("(`{16})`+", "g");
function jg(e) {
	return e.replace(/[\n\r]/g, " ").replace(Ag, "$1…");
}
function Mg(e, t = "") {
	let n = e.map(jg), r = n.reduce((e, t) => Math.max(e, zg(t)), 2), i = "`".repeat(r + 1);
	return wg([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function Ng(e) {
	return Pg(k(e));
}
function Pg(e) {
	let t = jg(e), n = "`".repeat(zg(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return wg(`${n}${r}${t}${r}${n}`);
}
function Z(e) {
	return Fg.test(e) && !Ig.test(e) ? wg(e) : Ng(e);
}
const Fg = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Ig = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function Lg(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#L\d+)?$/.test(t) ? wg(`[${e}](${t})`) : e;
}
function Rg(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return wg(`<!-- ${e} -->`);
}
function zg(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/model/project.ts
function Bg(e) {
	return e.split(":")[0] ?? e;
}
function Vg(e) {
	let t = Bg(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/plan/declaredContents.ts
const Hg = {
	fields: new Map(),
	texts: new Set()
};
function Ug(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [Wg(e), e])),
		texts: new Set(n.map((e) => P(Kg(e))))
	};
}
function Wg({ field: e, part: t }) {
	return P([e, t ?? null]);
}
function Gg(e, { onCreate: t }) {
	return P(e.fields.flatMap((e) => e.declared(t)).map(Kg));
}
function Kg({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function qg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Jg(i)
	};
}
function Jg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Jg) : [];
}
function Yg(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = Xg(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = Qg(t, e(t).map((e) => Zg(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => qg(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [P([...r(e)].sort())]), o((t) => [P(e.identity(t.values))]);
	let c = (t) => Jg(e.identity(t.values));
	return o((t) => [...(qg(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Xg(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function Zg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function Qg(e, t, n) {
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
function $g(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return st(t, n, i ? [i.name, r] : []).path;
}
function e_(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function t_(e, t) {
	let n = new Map();
	for (let r of t) for (let t of n_(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...n_(e, t), ...(qg(e, t).previously ?? []).map(r_)];
		return Yg(e, {
			target: [...new Set(r.flatMap((e) => n.get(e) ?? []))],
			head: [t]
		}, (t) => Ug(e, t.values).texts).get(t);
	};
}
function n_(e, t) {
	let { id: n } = qg(e, t);
	return [...n === void 0 ? [] : [P(["id", n])], ...Jg(e.identity(t.values)).map(r_)];
}
function r_(e) {
	return P(["name", e]);
}
// src/plan/conflicts.ts
function i_(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.($g(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? t_(r, t);
		i.set(r, a);
		let o = a(n), s = o && e_(r, o, e.part ?? "");
		return s === void 0 || P(s) !== P(e.declared);
	});
}
function a_(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function o_(e) {
	return e.map(({ item: e, entry: t, kind: n }) => N(n, t, "conflict", s_(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function s_({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function c_({ code: e }) {
	return e === "conflict";
}
function l_(e) {
	return !c_(e);
}
// src/report/words/driftLines.ts
function u_(e, t) {
	let n = e.kept.filter(({ reason: e }) => e === "archived"), r = e.kept.filter(({ reason: e }) => e !== "archived");
	return [
		...e.changes.map((e) => Xh(e, m_(e, t))),
		...n.flatMap((e) => ag([e], { texts: t })).map((e) => ({
			...e,
			sign: "~"
		})),
		...ag(r, { texts: t })
	];
}
function d_(e) {
	return e.map((e) => Wh(e)).sort();
}
function f_(e) {
	if (e.length === 0) return "";
	let t = d_(e), n = t.length > p_ ? ` and ${t.length - p_} more` : "";
	return `Unmanaged: ${t.slice(0, p_).join(", ")}${n}`;
}
const p_ = 10;
function m_(e, t) {
	let n = {
		label: Wh(e),
		place: Gh(e)
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
		words: h_(e, t)
	};
}
function h_(e, t) {
	let { kind: n, renamed_from: r } = e, i = e.fields.filter((e) => r === void 0 || !Am(n, e)).map((r) => (t ? Rm(n, r) : `${Om(n, r)} differs`) + g_(r.edited ?? (r.part === void 0 ? e.edited : void 0), r.edited !== void 0));
	return r === void 0 ? i : [`the project still has the old name ${O(r, 80)}`, ...i];
}
function g_(e, t) {
	if (!e) return "";
	let n = e.by === void 0 ? "" : `by ${O(e.by, 60)}, `;
	return `   (${t ? "" : "key changed "}${n}${Fm(e.at)})`;
}
// src/report/markdown/budget.ts
const __ = (e) => e.length, v_ = (e) => Buffer.byteLength(e);
var Q = class {
	groups;
	#e = new Map();
	constructor(e) {
		this.groups = [...e.filter(({ isLoss: e }) => e), ...e.filter(({ isLoss: e }) => !e)];
	}
	get showsLosses() {
		return this.groups.every((e) => !e.isLoss || this.isShown(e));
	}
	isShown(e) {
		return this.#e.has(e);
	}
	rowsOf(e) {
		return this.#e.get(e);
	}
	show(e, t) {
		this.#e.set(e, t);
	}
	get count() {
		return y_(this.groups);
	}
	get hidden() {
		return y_(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function y_(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var b_ = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get remaining() {
		return this.#e;
	}
	take(e) {
		return e > this.#e ? !1 : (this.#e -= e, !0);
	}
	takeText(e) {
		return this.take(this.#t(e));
	}
	showLosses(e, t) {
		let n = this.#e - Math.floor(this.#e * t);
		this.#e -= n;
		let r = e.flatMap((e) => e.groups.filter((e) => e.isLoss).map((t) => ({
			section: e,
			group: t
		})));
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, x_(t));
		for (let { section: e, group: t } of r) {
			let n = e.rowsOf(t);
			n && n !== t.rows && this.#n(e, t, t.rows, n);
		}
		this.#e += n;
	}
	showRest(e, t = this.#e) {
		let n = Math.max(0, this.#e - t);
		this.#e -= n;
		let r = e.map((e) => ({
			section: e,
			rest: e.groups.filter((t) => !e.isShown(t))
		}));
		for (let e = 0; r.length > 0; e += 1) r = r.filter(({ section: t, rest: n }) => {
			let r = n[e];
			return r !== void 0 && this.#n(t, r, r.rows);
		});
		this.#e += n;
	}
	#n(e, t, n, r = []) {
		return this.take(this.#r(n) - this.#r(r)) ? (e.show(t, n), !0) : !1;
	}
	#r(e) {
		return e.reduce((e, t) => e + this.#t(jg(t)) + 1, 0);
	}
};
function x_({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function S_(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${J(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? Tg([Eg(e.section.rows), ...s > 0 ? [Z(c)] : []]) : Mg([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [kg(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [X`${t === 3 ? X`###` : X`####`} ${Z(r)}`, u ? kg(`Show ${J(o.count, i)}`, l) : l];
}
function C_({ file: e, line: t }, n) {
	let r = Ng(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : Lg(r, i);
}
// src/report/markdown/changeItems.ts
const w_ = 1e3;
function T_(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${Gh(e)}`;
	return {
		rows: [`- ${Wh(e)}  ${og[t]}${n}`],
		isLoss: !0
	};
}
function E_(e, t) {
	let n = O_(e, t), r = k_(e, t);
	return {
		rows: [Dg([r === void 0 ? n : X`${n}${r}`])],
		short: [Dg([O_(e, {})])],
		...vp(e) && { isLoss: !0 }
	};
}
function D_(e, t) {
	let n = Pg(d(Vm(e, t.texts), w_));
	return {
		rows: [Dg([X`${O_(e, t)}: ${n}`])],
		short: [Dg([O_(e, {})])]
	};
}
function O_(e, { linkTo: t }) {
	return X`${X`**${Ng(Wh(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? X` ← ${Ng(O(e.renamed_from, 80))}` : X``}${"place" in e && e.place ? X` · ${C_(e.place, t)}` : X``}`;
}
function k_(e, t) {
	if (e.action === "destroy") return X`: ${Pg(og[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? ig(e) : rg(n, r);
		return i === "" ? void 0 : X`: ${Pg(d(i, w_))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !Am(n, t)).flatMap((e) => A_(n, e, t));
	return i.length === 0 ? void 0 : X`\n${Mg(i, "diff")}`;
}
function A_(e, t, { texts: n, languages: r }) {
	let i = Om(e, t), a = Cp(e, t) ? [`  ${ng(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = yp(e, t) ? M_(e, i, t) : [], s = o.length > 0 ? o : [j_(e, i, t)];
	return [
		...R_(t.edited),
		...s.map((e) => d(e, w_)),
		...a
	];
}
function j_(e, t, n) {
	return n.before === void 0 || wp(n.before) ? `+ ${t} ${L_(Nm(e, n.field, n.after))}` : `  ${Lm(e, n)}`;
}
function M_(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [Nm(e, n, r), Nm(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? wm(a.slots, o.slots).flatMap(([e, n, r]) => N_(`${t}.${e}`, n, r)) : N_(t, a, o);
}
function N_(e, t, n) {
	if (t.as === "set" && n.as === "set") return P_(e, t.members, n.members);
	let [r, i] = Sm(t, n, 90), [a, o] = [I_(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${I_(n) ? "(empty)" : i}`];
	return [...a, o];
}
function P_(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => F_(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(Em), `${J(r.length, "other")} in both`].join(", ") : F_(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function F_(e) {
	return bm({
		as: "set",
		members: e
	});
}
function I_(e) {
	return e.as === "text" && e.text === "";
}
function L_(e) {
	return e.as === "text" ? Sm(e, e, 90)[0] : bm(e);
}
function R_(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${Fm(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function z_(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !Am(e.kind, t)).flatMap((t) => B_(e.kind, t));
	if (n.length !== 0) return { rows: [Dg([X`${O_(e, t)}\n${Mg(n, "diff")}`])] };
}
function B_(e, t) {
	let n = Om(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : V_("-", n, Nm(e, t.field, r)), ...V_("+", n, Nm(e, t.field, i))];
}
function V_(e, t, n) {
	return H_(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = d(rt(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${Em(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function H_(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const U_ = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function W_({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [K_(r.settings)] : [],
			q_((r ?? e).sends),
			J_(a.filter(on), n),
			...vg.map((e) => G_(e, i, n)),
			Z_(Y_, a.filter(sn), n),
			Z_(X_, a.filter((e) => !on(e) && !sn(e)), n),
			...r ? [$_(r)] : [],
			ev(i, n)
		],
		pending: r ? tv(r, n) : []
	};
}
function G_(e, t, n) {
	let r = t.filter((t) => yg(t) === e), i = {
		title: `${Y(r.length)} ${U_[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new Q(r.map(T_))
	};
	let a = r.map((e) => E_(e, n));
	return {
		...i,
		layout: "list",
		section: new Q(a)
	};
}
function K_(e) {
	let t = e.map((e) => ({
		rows: [$h(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${J(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new Q(t)
	};
}
function q_(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new Q(Qh(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function J_(e, t) {
	let n = e.map((e) => ({
		...D_(e, t),
		isLoss: !0
	}));
	return {
		title: `${J(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new Q(n)
	};
}
const Y_ = "to pull: edited in the project, and not in the manifests", X_ = "kept: different, and not changed by apply";
function Z_(e, t, n) {
	let r = t.length > 20 ? Q_(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [Dg([X`and ${Z(Y(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => D_(e, n));
	return {
		title: `${Y(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new Q(i > 0 ? [...o, a] : o)
	};
}
function Q_(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function $_({ released: e, released_kinds: t }) {
	let n = [...q.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => Wh(e))];
	return {
		title: `${Y(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new Q(n.map((e) => ({ rows: [e] })))
	};
}
function ev(e, t) {
	let n = e.flatMap((e) => z_(e, t) ?? []);
	return {
		title: `All values in full: ${J(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new Q(n)
	};
}
function tv({ pending: e, resolved: t, commit: n }, r) {
	let { linkTo: i } = r, a = {
		...r,
		linkTo: i && ((e, t) => i(e, t, n))
	}, o = {
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...o,
		title: `Already pending, with or without this pull request: ${J(e.length, "change")}`,
		section: new Q(e.map((e) => E_(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${J(t.length, "change")}`,
		section: new Q(t.map((e) => ({ rows: E_(e, a).rows })))
	}];
}
function nv({ severity: e, place: t, message: n }, r) {
	let i = t ? X` ${C_(t, r)}` : X``;
	return { rows: [Dg([X`**${Z(e)}**${i}: ${iv(n)}`])] };
}
function rv(e, t) {
	return Jm(e, qm).map(({ result: e, names: n, count: r }) => {
		let i = Kp(e), a = i ? X` · ${C_(i, t)}` : X``, o = Z(Jp(e.outcome));
		return {
			count: r,
			rows: [Dg([X`**${Ng(n)}**${a} · ${o}: ${iv(Yp(e))}`])]
		};
	});
}
function iv(e) {
	return Pg(O(e, 1e3));
}
// src/report/markdown/rows.ts
const av = 1e3;
function ov({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${k(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${O(n, av)}`] };
}
function sv(e) {
	return Jm(e, qm).map(({ result: e, names: t, count: n }) => {
		let r = O(Yp(e), av);
		return {
			count: n,
			rows: [`${Gh({ place: Kp(e) })}  ${t}  ${Jp(e.outcome)}: ${r}`]
		};
	});
}
function cv({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${d(e, av)}`)],
		...i && { isLoss: !0 }
	};
}
function lv(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: Tg([
			...r ? [_v(e, t)] : [],
			yv(e, r),
			...bv(e),
			...xv(e, t),
			...o === void 0 ? [] : [X`The backup is in ${Ng(O(o, 400))}.`],
			...s === void 0 ? [] : [X`${Z(Eh(void 0))}: ${Ng(O(s, 800))}`]
		]),
		problems: uv(i.filter(l_), n.linkTo),
		failed: {
			title: `${J(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new Q(rv(c, n.linkTo))
		},
		...dv(e, t, n),
		unmanaged: pv(e, n)
	};
}
function uv(e, t) {
	let n = new Q(e.map((e) => nv(e, t)));
	return {
		title: Th(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function dv(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: fv(u_(i, a)),
		pending: []
	};
	if (t === "restore") return {
		groups: fv(Jh(i, {
			now: n,
			texts: a,
			file: Up(t, e)
		})),
		pending: []
	};
	let { own: o, pending: s } = W_(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function fv(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new Q(t.map(cv))
	});
	return [r("change", n), r("kept item", t)];
}
function pv({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = d_(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${Y(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${Y(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new Q(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function mv({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function hv(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function gv(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => S_(e, n, t), d = s.flatMap(u);
	return Tg([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [kg("The plan", Tg(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function _v(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = X`### ${Sv(n ?? r)}${i ? X` · ${Sv(i.project.name)}` : X``}`;
	return a ? X`${o}\n\n**${Z(`Applied: ${vh([e])}.`)}**` : i ? t === "plan" ? X`${o}\n\n**${Z(vv(xg(em(e))))}**` : X`${o}\n\n**${Z(t === "drift" ? dh([e]) : sh(i, e.effort))}**` : o;
}
function vv(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function yv({ id: e, plan: t }, n) {
	let r = Vg(e);
	return X`Project ${t && !n ? X`${Sv(t.project.name)} · ` : X``}${Ng(O(e, 200))}${r === void 0 ? X`` : X` · ${Lg(X`open in Lokalise`, r)}`}`;
}
function bv({ target: e }) {
	return e?.is === "not compared" ? [X`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${Ng(O(e.why, 400))}.`] : [];
}
function xv(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && ch(n.project, em(e));
	return i ? [X`${Z(i.start)} ${Ng(i.languages)} ${Z(i.end)}`] : [];
}
function Sv(e) {
	return Ng(O(e, 80));
}
// src/report/markdown/manifestGroups.ts
function Cv({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [X`${Z(fg)}: ${Ng(O(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = dg, a = Z(`Difference: ${_g(n)}.`);
	return [X`**${Z(r)}** (${Ng(t.slice(0, 7))}). ${Z(i)}`, X`**${a}**`];
}
function wv({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => Tv(e, t, n.length > 1));
}
function Tv(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = X`**${Z(_g([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => mg(e, u.texts);
	return {
		isApplied: !1,
		head: n ? Tg([X`### ${Sv(l)}`, d]) : X``,
		problems: uv([]),
		failed: uv([]),
		groups: [
			K_(s),
			Dv(`${Y(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			Dv(`${Y(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...Ev(r, u),
			Dv(`${Y(a.length)} with another id or former name`, a.map(hg)),
			Dv(`${J(o.length, "manifest")} with other values for new entries`, o.map(gg)),
			ev(r, u)
		],
		pending: [],
		unmanaged: uv([])
	};
}
function Ev(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => E_(e, t));
		return {
			title: `${Y(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new Q(r)
		};
	};
	return [
		r("changed", n.filter((e) => !rh(e))),
		r("renamed", n.filter(rh)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function Dv(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new Q(t.map((e) => cv(e)))
	};
}
// src/report/markdown/body.ts
const Ov = 7 / 8;
function kv(e, t) {
	let n = sm(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = Mv(n), s = wv(n, t), c = o.length + s.length > 1, l = new b_(t.limit, i), u = Tg([
		Nv(n),
		Pv(n, t),
		...Fv(n, t),
		...Cv(n)
	]), d = (e) => Z(`… and ${J(e, "more project")}; ${r}.`), f = Bv(n, t);
	l.takeText(Tg([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = uv(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => lv(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(hv(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) mv(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), Ov), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [Av, jv]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(mv)) {
		l.showLosses(y(), Ov);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return Tg([
		u,
		...S_(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => gv(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const Av = ({ problems: e }) => e, jv = ({ failed: e }) => e;
function Mv({ problems: e, projects: t }) {
	let [n] = t;
	return !n || t.length > 1 ? {
		problems: e,
		projects: t
	} : {
		problems: [],
		projects: [{
			...n,
			problems: [...e, ...n.problems]
		}]
	};
}
function Nv(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return X`## Translations: ${Z(_g(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? X` · ${Z(J(n.length, "project"))}` : X``;
	if (t === "plan" && i.length > 0) {
		let t = Wp(e).filter(c_).length, r = t > 0 ? `, ${J(t, "conflict")}` : "";
		return X`## Translations: ${Z(xg(n.flatMap(em)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? X` · ${Sv(o.plan.project.name)}` : X``;
	return t === "plan" ? X`## Translations: no plan${a}` : X`## Lokaform ${Z(t)}${s}${a}`;
}
function Pv({ manifests: e }, { lead: t = (e) => X`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = qh(e) || "no manifest", i = e.length === 1 ? X`the manifest` : X`the manifests`;
	return t(n ? X`${i} ${Ng(d(r, 400))}` : Z(r));
}
function Fv(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Lv(e, t) : [Iv(e, Ch(e))];
	if (!i) return o;
	let { sentence: s, names: c } = bh(e), l = c.length > 0 ? X` Not reached: ${Ng(d(c.join(", "), 400))}.` : X``;
	return [X`❌ **${Z(s)}**${l}`, ...a ? o : []];
}
function Iv(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return X`${am(e) ? X`❌ ` : $p(e) || n ? X`✅ ` : X``}**${Z(t)}**`;
}
function Lv(e, { isPullRequest: t }) {
	if (am(e)) {
		let t = Wp(e), n = t.filter(c_), r = t.filter((e) => e.severity === "error" && l_(e)), i = Tg([...r.length > 0 ? [Iv(e, `${Th(r)}. ${zv(r)}`)] : [], ...n.length > 0 ? [Iv(e, Rv(n))] : []]);
		return Vv(e) && e.projects.every((e) => em(e).length === 0) ? [i, X`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return tm(e) ? [X`✅ **${Z(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function Rv(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${Y(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${J(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function zv(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Bv(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(em), a = Vv(e) ? X` The changes that are already pending are made as well.` : X``, o = t ? X`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : X`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !am(Uv(e)) ? [o] : [], Hv(e)];
}
function Vv({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Hv(e) {
	return kg("How to read this", Tg([
		...Vv(e) ? [X`In numbers, with the changes that are already pending:`] : [],
		Z(Ch(e)),
		X`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

- **New**: the project does not have it yet.
- **Overwritten**: the line with \`-\` is the value in the project. The line with \`+\` replaces it.
- **Changed without loss**: values are added, or a switch changes. No text is lost.
- **Renamed**: it keeps its translations and its history.
- **Removed**: it is archived or destroyed.
- **Conflict**: the declared text is new, but it is not written, because a text in the project is kept. To keep that text, put it into the manifest. To replace it, name its key with the input or option \`take\`.
- **To pull**: another person edited the text in the project, and no manifest has it.
- **Kept**: the project differs from its manifests, and apply does not change it. Each line says why.`
	]));
}
function Uv(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(l_)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const Wv = 1048576;
function Gv(e, { now: t, reportFile: n, limit: r = Wv, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return X`${kv(e, {
		now: t,
		limit: r - 1,
		measure: v_,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
// src/report/text/closingText.ts
function Kv(e, t) {
	let n = am(e) ? "bad" : "good", r = e.stopped ? [t("bad", xh(e))] : [], i = e.projects.flatMap(({ name: e, backup: t }) => t === void 0 ? [] : [`The backup${e === void 0 ? "" : ` of ${k(e)}`} is in ${k(t)}.`]), a = e.projects.flatMap(({ name: e, restore: t }) => t === void 0 ? [] : [`${Eh(e)}: ${k(t)}`]), o = qv(e);
	return [
		...r,
		...i,
		...o === "" ? [] : [t(n, o)],
		...a
	].map(Me);
}
function qv(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? _h(e) : r ? t === "drift" ? n.length > 1 ? dh(n) : "" : n.length > 1 ? uh(n) : "" : e.stopped ? "" : wh(e);
}
// src/report/text/planText.ts
const Jv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note"
};
function Yv(e, { paint: t, now: n, command: r, texts: i = !0 }) {
	let { plan: a, unmanaged: o = [] } = e;
	if (!a) return [];
	let s = r === "drift", c = `Lokaform ${r === "drift" || r === "restore" ? r : "plan"} · project ${Kh(e)} · ${qh(e.manifests)}`, l = s ? u_(a, i) : Jh(a, {
		now: n,
		texts: i,
		file: Up(r, e)
	}), u = Vg(e.id), d = u === void 0 ? [] : [`  ${t("dim", u)}`], f = s ? [] : Qh(a.sends).map((e) => `  ${t(Jv["!"], e)}`), p = s ? void 0 : ch(a.project, a.changes), m = f_(o), h = s ? dh([e]) : sh(a, e.effort, e.results?.length, r === "restore" ? "Restore" : "Apply"), g = Xv(l, t), _ = m === "" ? [] : [`  ${t("dim", m)}`], v = p ? [`  ${t(Jv["!"], `${p.start} ${p.languages} ${p.end}`)}`] : [];
	return [
		t("strong", c),
		...d,
		...g,
		...f,
		...v,
		..._,
		t("strong", h)
	].map(Me);
}
function Xv(e, t) {
	let n = Qv(e.map(({ label: e }) => e), 36), r = Qv(e.map(({ place: e }) => e), 24);
	return e.flatMap((e) => Zv(e, n, r, t));
}
function Zv({ sign: e, label: t, place: n, words: r }, i, a, o) {
	let [s = "", ...c] = r, l = [...t].length <= i && [...n].length <= a && c.length === 0, u = `  ${o(Jv[e], e)} ${l ? $v(t, i) : t}`;
	return l ? [`${u}  ${o("dim", $v(n, a))}  ${s}`.trimEnd()] : c.length === 0 && s.length <= 20 ? [`${u}  ${o("dim", n)}  ${s}`.trimEnd()] : [`${u}  ${o("dim", n)}`.trimEnd(), ...r.map((e) => `      ${e}`)];
}
function Qv(e, t) {
	return e.map((e) => [...e].length).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
function $v(e, t) {
	return e + " ".repeat(Math.max(0, t - [...e].length));
}
function ey(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		fn(e),
		e.place?.file
	]), r = new Map();
	for (let t of e) {
		let e = r.get(n(t));
		e ? e.push(t) : r.set(n(t), [t]);
	}
	let i = new Map();
	return e.flatMap((e) => {
		let a = r.get(n(e)) ?? [e], o = i.get(a) ?? 0;
		return i.set(a, o + 1), a.length <= 4 || e.place === void 0 || o < 3 ? ny([e], t) : o === 3 && e.place ? [ty(e.place.file, a.slice(o))] : [];
	});
}
function ty(e, t) {
	let n = t.flatMap(({ place: e }) => e?.line ?? []), r = `${n.slice(0, 10).join(", ")}${n.length > 10 ? ", …" : ""}`;
	return Me(`${k(e)}: the same problem ${t.length} more times, in lines ${r}`);
}
function ny(e, t) {
	return e.map(({ severity: e, message: n, place: r }) => {
		let i = r ? `${k(r.file)}:${r.line}:${r.col}: ` : "";
		return Me(`${i}${t(e === "error" ? "bad" : e === "warning" ? "change" : "note", e)}: ${lt(n)}`);
	});
}
function ry(e, t) {
	return Jm(e).map(({ result: e, names: n }) => Me(`${Gh({ place: Kp(e) })}: ${t("bad", Jp(e.outcome))}: ${n}: ${lt(Yp(e))}`));
}
function iy({ problems: e, projects: t }, n) {
	return [...ey(e, n), ...t.flatMap((e) => {
		let r = [
			...(e.bugs ?? []).map((e) => Me(rt(e))),
			...ey(e.problems, n),
			...ry(e.results ?? [], n)
		];
		return t.length > 1 && r.length > 0 ? [Me(n("strong", `Project ${Kh(e)}`)), ...r] : r;
	})];
}
// src/report/text/requestText.ts
function ay({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${k(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function oy(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${k(r)} is sent again: ${a}.`]);
	};
}
// src/plan/comparePlans.ts
function sy(e, t) {
	let n = cy(t.plan, py), r = hy([e.plan, t.plan]), i = cy(e.plan, r), a = uy(e.plan), o = new Set(t.plan.kept.map(_y)), s = new Set(yy(t).map(by)), c = new Set((t.plan.sends ?? []).map(vy)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: ly(e.plan, py, (e, t) => !n(e, t)),
		pending: ly(e.plan, py, n),
		resolved: ly({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(_y(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(vy(e))),
		released: e.unmanaged.filter((e) => l.has(mp(e.kind).plural) && !s.has(by(e)))
	};
}
function cy({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => P([fy(e), t]))));
	return (e, t) => n.has(P([e, t]));
}
function ly({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = fy(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [dy(e, a)];
	});
}
function uy({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(by)), r = new Set(t.map(({ kind: e, label: t }) => P([e, t])));
	return (e) => r.has(P([e.kind, e.label])) || e.action === "destroy" && n.has(by(e));
}
function dy(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => hp(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function fy(e) {
	return e.action === "create" ? P([
		e.kind,
		"new",
		e.identity
	]) : P([e.kind, String(e.id)]);
}
function py(e) {
	return e.action === "update" ? e.fields.map(my) : e.action === "destroy" ? [P(["destroy", e.how])] : [P(["create", ...e.fields.map(my).toSorted()])];
}
function my({ field: e, part: t, after: n }) {
	return P([
		e,
		t ?? null,
		n
	]);
}
function hy(e) {
	let t = new Set(e.flatMap(gy));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => P([e, t ?? null])) : t.has(fy(e)) ? py(e) : [e.action];
}
function gy({ changes: e }) {
	let t = new Set();
	return e.map(fy).filter((e) => t.size === t.add(e).size);
}
function _y(e) {
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
function vy({ variable: e, host: t }) {
	return P([e, t]);
}
function yy({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function by({ kind: e, id: t }) {
	return P([e, String(t)]);
}
// src/settings/changedSettings.ts
function xy(e) {
	return new Map(re.flatMap((t) => {
		let n = t === xe ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Sy(e, t) {
	let n = re.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return P(r ?? null) === P(i ?? null) ? [] : [{
			name: C(n),
			...r !== void 0 && { before: Cy(r) },
			...i !== void 0 && { after: Cy(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function Cy(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function wy(e, t, n) {
	let r = (e) => D("bad-setting", e), i = j(Fe, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [D("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = Ee(e, a) || ` There are ${a.join(", ")}.`;
		return [D("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(A) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, d = [A, ...u];
	if (c.length > 1) for (let t of d) j(t, e) !== void 0 && o.push(r(`The option --${l(t)} (in the action: ${l(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function Ty(e, t, n, r, i = []) {
	let a = re.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = Py(e, t, {
		members: [...o.map(Oy), ...[...s].map(ky)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, jy(e, t, n, a, i)])), u = o.map((n) => My(e, t, n, i)), d = new Map(o.map((n) => [n, Ny(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), m = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: g } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => p(g, t.spot, [...m(e), ...n]),
			namePlace: (e, ...n) => h(g, t.spot, [...m(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function Ey({ value: e, spot: t }, n) {
	return {
		value: Ly(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const Dy = xt(M(), kt());
function Oy(e) {
	return e.entries ? {
		...e,
		schema: Tt(kt())
	} : e.members ? {
		...e,
		schema: Dy
	} : e;
}
function ky(e) {
	let t = re.filter(({ parent: t }) => t === e).map((e) => e.name), n = `a mapping of ${t.slice(0, -1).join(", ")} and ${t.at(-1)} to numbers`;
	return {
		name: e,
		schema: Dy,
		expects: n
	};
}
const Ay = {
	values: {},
	broken: new Set(),
	problems: []
};
function jy(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = Ey(t, n), s = [...i, n];
	return Ly(o.value) ? Py(e, o, {
		members: a,
		thing: s.join("."),
		within: s
	}) : Ay;
}
function My(e, t, { name: n, schema: r, members: i }, a) {
	let o = Ey(t, n);
	if (!i || !Ly(o.value)) return Ay;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return Py(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function Ny(e, t, { name: n, entries: r }) {
	let i = Ey(t, n);
	return r && Array.isArray(i.value) ? qi(e, i, r).problems : [];
}
function Py({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, schema: s = Fy(i) }) {
	let c = n ?? {}, l = s.safeParse(c), u = l.success ? [] : l.error.issues, d = new Set(u.flatMap(Iy)), f = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = Ly(c) ? Object.entries(c).filter(([e]) => !d.has(e)) : [];
	return {
		values: Object.fromEntries(p),
		broken: d,
		problems: Ii(u, {
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
function Fy(e) {
	return vt(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function Iy(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function Ly(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
function Ry(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = Ty(e, n, "top", "lokaform.yaml"), i = zy(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: [...r.problems, ...i?.problems ?? []]
	};
}
function zy(e, t, n) {
	let r = n.get(xe);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(D("bad-setting", e, { place: t }));
	n.get(A) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(A));
	let o = new Map(), s = Ey(t, xe.name);
	Object.keys(r).length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(xe));
	let c = new Map();
	for (let t of Object.keys(r)) {
		let n = h(e.file, s.spot, [t]);
		By(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: l } = Ty(e, Ey(s, t), "entry", "an entry of projects", [xe.name, t]);
		i.push(...l), o.set(t, r);
		let u = r.get(A), d = c.get(u ?? "");
		u === void 0 ? r.isBroken(A) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : a(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(A));
	}
	return {
		entries: o,
		problems: i
	};
}
function By(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function Vy(e, t) {
	return Ut(t.working, j(We, e) ?? We.default);
}
async function Hy(e, t) {
	let n = Vy(e, t), r = j(We, e) === void 0 || t.commit && !await Hh(n, t), i = r ? Vy({}, t) : n;
	if (r && !await Hh(i, t)) return { problems: [] };
	let a = Mh(i, t), o;
	try {
		o = Lh(await Ih(i, t));
	} catch (e) {
		if (e instanceof Oh) throw e;
		return { problems: [D("not-read", `The settings in ${a} cannot be read: ${Vh(e)}`)] };
	}
	let s = bu(a, o);
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = Ry(s, Rt(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(Uy)
	};
}
function Uy({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/precedence.ts
function Wy(e, { raw: t, environment: n, parts: r }) {
	let i = j(e, t);
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
	return Wy(e, t)?.value;
}
// src/settings/projectId.ts
const Gy = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Ky = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, qy = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Jy = {
	where: "the setting project",
	instead: "write the id itself"
}, Yy = {
	secrets: [],
	problems: []
};
function Xy(e, t) {
	let n = Qy(e, t), { id: r, secrets: i } = n, a = j(Be, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Bg(r))) return n;
	let o = j(A, t.raw) === void 0 ? e?.place(A) : void 0, s = `${Zy(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [D("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function Zy(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : j(A, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function Qy(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = j(A, t);
	if (a !== void 0) return eb(a);
	let o = e?.get(A);
	return e && o !== void 0 ? $y(o, n, e.place(A)) : e?.isBroken(A) || r?.projects ? Yy : i === void 0 ? {
		secrets: [],
		problems: [D("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : Rd(i).length > 0 ? $y(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function $y(e, t, n) {
	let [r, i, ...a] = Ld(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!Ld(e).some((e) => "name" in e)) return tb(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([rb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = Zd(r.name, Jy, t);
	if ("message" in l) return o([D(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!qy.test(u)) return o([rb(`The value of ${c} ${nb}`, n)]);
	let d = tb(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, Bg(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return d.id === void 0 ? d : {
		...d,
		secrets: f
	};
}
function eb(e, t = "project") {
	let [n, r] = Ky.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? tb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [rb(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : tb(r.replace(/%3a/i, ":"), i);
}
function tb(e, t, n) {
	return Gy.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [rb(`${t} ${nb}`, n)]
	};
}
const nb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function rb(e, t) {
	return D("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function ib(e) {
	let t = ob(e.raw), n = q.map(({ name: n, settings: r }) => [n, !t && $(r.prune, e) || "off"]), r = q.flatMap(({ settings: t }) => t.limits.flatMap((t) => {
		let n = $(t, e);
		return n === void 0 ? [] : [[t.name, n]];
	})), i = {
		languages: $(Oe, e),
		writers: $(Ie, e),
		take: $(Qe, e),
		owner: $(et, e),
		prune: Object.fromEntries(n),
		onRemove: $(Le, e),
		onProblem: $($e, e),
		protectedTags: $(Ge, e),
		limits: Object.fromEntries(r),
		maxDestroy: $(Ke, e),
		allowForeignProject: $(oe, e)
	};
	return {
		rules: i,
		problems: q.flatMap((t) => cb(t, i, e))
	};
}
function ab(e) {
	let { value: t = {}, part: n } = Wy(Oe, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(Oe, e)]));
}
function ob(e) {
	return u.some((t) => j(t, e) !== void 0) && me.every((t) => (j(t, e) ?? "off") === "off");
}
function sb(e, t) {
	let n = me.some((t) => j(t, e) !== void 0);
	if (!t || !ob(e) || n) return [];
	let r = [t.top, ...t.projects?.values() ?? []], i = me.some((e) => r.some((t) => (t.get(e) ?? "off") !== "off")), a = `Prune is off in this run, because ${u.map((e) => `--${l(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add ${me.filter(ft).map((e) => `--${l(e)}`).join(" or ")}.`;
	return i ? [D("bad-setting", a, { severity: "notice" })] : [];
}
function cb(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, { place: o } = Wy(a, n) ?? {}, s = (e) => D("bad-setting", e, { ...o && { place: o } }), c = (e) => n.parts.some((t) => t.isBroken(e)), l = ln(e, t), u = [];
	return l === "owned" && t.owner === void 0 && !c(et) && u.push(s(`With ${a.name}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), l !== "off" && cn(e, t) === void 0 && !c(Le) && u.push(s(`The setting ${a.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`)), u;
}
// src/settings/textSources.ts
function lb(e, t) {
	if (e.some((e) => e.isBroken(ue))) return;
	let n = e.find((e) => e.get(ue) !== void 0);
	return n?.get(ue)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(ue, r, "files"),
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
async function ub(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [D("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Xt(Ut(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Vh(e)}`);
	}
}
const db = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"INPUT_TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function fb(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => Fd(t, e.get(at) ?? "")).filter((e) => e !== void 0 && ef(e) === void 0), i = db.map((e) => Fd(t, e)), a = [
		n,
		t[Yd],
		...r,
		...i
	].filter((e) => e !== void 0);
	return [...new Set(a)].filter((e) => e !== "");
}
const pb = D("bad-setting", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function mb(e, { usable: t, runToken: n, isNeeded: r }) {
	let i = e?.get(at);
	if (!e || i === void 0) return {
		token: n,
		problems: r && n === void 0 ? [pb] : []
	};
	let a = (t) => ({
		token: void 0,
		problems: r ? [D("bad-setting", t, { place: e.place(at) })] : []
	});
	if (!hb(i, t)) return a(`The setting token_env must not be ${i}: this variable is reserved, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	let o = Fd(t.values, i) || void 0;
	if (o === void 0) return a(`The environment has no ${i}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`);
	let s = ef(o);
	return s === void 0 ? {
		token: o,
		problems: []
	} : a(`The value of ${i}, which must contain the API token of this project, ${s}`);
}
function hb(e, { allowed: t }) {
	return e === "LOKALISE_API_TOKEN" || !$d(e) && (!t || t.includes(e));
}
// src/settings/project.ts
function gb(e, t, n) {
	let { raw: r, environment: i, config: a, usable: s, runToken: c, online: l, needsTokens: u } = n, d = [t, a?.top].filter((e) => e !== void 0), f = {
		raw: r,
		environment: i,
		parts: d
	}, p = mb(t, {
		usable: s,
		runToken: c,
		isNeeded: u
	}), m = l ? Xy(d[0], n) : Yy, h = ib(f), _ = Rd(d[0]?.get(A) ?? "").length > 0;
	return {
		settings: {
			name: e,
			id: m.id ?? "",
			chosen: j(A, r) === void 0 && _ ? m.id : void 0,
			secrets: m.secrets,
			token: p.token,
			manifests: _b(f, n),
			rules: h.rules,
			inFile: xy(d),
			languagePlaces: ab(f),
			useAutomations: $(o, f),
			concurrency: $(ge, f),
			batchSize: $(_e, f),
			rate: $(ve, f),
			showTexts: $(g, f)
		},
		problems: [
			...m.problems,
			...p.problems,
			...h.problems
		]
	};
}
function _b({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of u) {
		let o = j(n, e);
		if (o === void 0 && t.some((e) => e.isBroken(n))) return;
		let s = t.find((e) => e.get(n) !== void 0), c = s?.get(n)?.map((e, t) => ({
			text: e,
			place: s.place(n, t)
		}));
		a[n.name] = o ? {
			folder: r,
			patterns: o.map((e) => ({ text: e }))
		} : c && {
			folder: i,
			patterns: c
		};
	}
	let o = lb(t, i);
	return o && {
		globs: a,
		texts: o,
		folder: i
	};
}
// src/settings/resolve.ts
async function vb(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o }) {
	let { working: c } = n, { config: u, problems: d } = await Hy(t, n), f = await ub(j(dt, t), c), p = o ?? f.token ?? (r.LOKALISE_API_TOKEN || void 0), m = fb(u, r, p), h = {
		values: r,
		tokens: m,
		allowed: j(s, t)
	}, g = {
		raw: t,
		environment: r,
		parts: u ? [u.top] : []
	}, _ = $(Ue, g), v = wy(t, u, a), y = e !== "validate" && !_, b = {
		raw: v.names.length > 1 ? {
			...t,
			[l(A)]: []
		} : t,
		environment: r,
		config: u,
		usable: h,
		runToken: p,
		online: y,
		needsTokens: y && n.commit === void 0,
		backupProject: a,
		working: c
	}, x = u === void 0 && d.length > 0, S = (e) => gb(e, e === void 0 ? void 0 : u?.projects?.get(e), b), C = x ? [] : v.names.map(S), w = C.map(({ settings: e }) => e), T = v.others.map((e) => S(e).settings), D = (e, n) => {
		let r = j(e, t) ?? n;
		return r === void 0 ? void 0 : Ut(c, r);
	};
	return {
		settings: {
			command: e,
			apiUrl: $(Ye, g),
			projects: w,
			others: T.flatMap(({ manifests: e }) => e ?? []),
			usable: h,
			secrets: [...m.map(te), ...[...w, ...T].flatMap((e) => e.secrets)],
			timeLimit: $(se, g),
			format: $(je, g),
			detailedExitcode: $(De, g),
			publish: $(ie, g),
			summarizes: !1,
			failOnDrift: $(E, g),
			matrix: _,
			applyFrom: $(Re, g),
			yes: $(le, g),
			verbose: $(Ce, g),
			quiet: $(it, g),
			out: D(Ne),
			report: D(ut),
			configFile: Vy(t, n),
			plan: D(be),
			reports: [],
			backupDir: D(ke, i),
			force: $(tt, g),
			restoreFlags: yb(t, u !== void 0)
		},
		problems: bb([
			...f.problems,
			...we(t),
			...d,
			...v.problems,
			...C.flatMap((e) => e.problems),
			...b.online ? sb(t, u) : []
		])
	};
}
function yb(e, t) {
	return [
		We,
		...t ? [A] : [],
		dt,
		Ye
	].flatMap((t) => {
		let n = j(t, e);
		return n === void 0 ? [] : [`--${l(t)}`, n];
	});
}
function bb(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// node_modules/fast-glob/out/utils/array.js
var xb = n(((e) => {
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
})), Sb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), Cb = n(((e) => {
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
})), wb = n(((t) => {
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
})), Tb = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), Eb = n(((e, t) => {
	var n = Tb(), r = {
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
})), Db = n(((t, n) => {
	var r = Eb(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), Ob = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = Db(), i = pt(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
	function ne(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = ne;
	function re(e, t) {
		return e.map((e) => ne(e, t));
	}
	t.convertPatternsToRe = re;
	function ie(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = ie;
	function ae(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = ae;
	function oe(e) {
		let t = [], n = [];
		for (let r of e) se(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = oe;
	function se(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = se;
})), kb = n(((t, n) => {
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
})), Ab = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = kb();
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
})), jb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), Mb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = xb(), e.errno = Sb(), e.fs = Cb(), e.path = wb(), e.pattern = Ob(), e.stream = Ab(), e.string = jb();
})), Nb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = Mb();
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
})), Pb = n(((e) => {
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
})), Fb = n(((e) => {
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
})), Ib = n(((t) => {
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
})), Lb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ib();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Rb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Pb(), n = Fb(), r = Lb();
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
})), zb = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), Bb = n(((e, t) => {
	t.exports = r;
	let n = zb();
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
})), Vb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Hb = n(((e) => {
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
})), Ub = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Hb();
})), Wb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Gb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Rb(), n = Bb(), r = Vb(), i = Ub(), a = Wb();
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
})), Kb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Rb(), n = Vb(), r = Ub(), i = Wb();
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
})), qb = n(((t) => {
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
})), Jb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Rb(), i = qb();
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
})), Yb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Gb(), n = Kb(), r = Jb();
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
})), Xb = n(((e, t) => {
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
})), Zb = n(((e, t) => {
	var n = Xb();
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
})), Qb = n(((e) => {
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
})), $b = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Qb();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), ex = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Yb(), i = Zb(), a = Qb(), o = $b();
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
})), tx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ex();
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
})), nx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = ex();
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
})), rx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Yb(), n = Qb(), r = $b();
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
})), ix = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = rx();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), ax = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Yb();
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
})), ox = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = tx(), n = nx(), r = ix(), i = ax();
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
})), sx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Rb(), i = Mb();
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
})), cx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Rb(), i = ox(), a = sx();
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
})), lx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ox(), n = sx(), r = cx();
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
})), ux = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Mb();
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
})), dx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ux();
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
})), fx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Mb(), n = dx();
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
})), px = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Mb();
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
})), mx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Mb();
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
})), hx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Mb();
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
})), gx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = fx(), i = px(), a = mx(), o = hx();
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
})), _x = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = lx(), n = gx();
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
})), vx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = cx(), i = gx();
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
})), yx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rb(), n = ox(), r = sx();
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
})), bx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = yx(), n = gx();
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
})), xx = n(((t) => {
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
})), Sx = n(((e, t) => {
	let n = Nb(), r = _x(), i = vx(), a = bx(), o = xx(), s = Mb();
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
})), Cx = t(Sx(), 1);
const wx = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function Tx(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(Ex)) : r(wx), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, Ex(e)) : r(wx), (e) => r(e));
		}
	};
}
function Ex({ name: e, kind: t }) {
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
async function Dx(e, t, n, r) {
	let i = Ut(t, e);
	return await Hh(i, n) ? [i] : Ox(e.split(Wt).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof Oh) throw e;
		return [];
	});
}
async function Ox(e, t, n, r) {
	let i = [];
	if (n.commit && !Cx.default.isDynamicPattern(e)) return i;
	let a = Cx.default.stream(e, {
		...t,
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: Tx(n.commit) }
	});
	for await (let e of a) {
		if (r.aborted) break;
		let a = Ut(t.cwd, String(e));
		await Hh(a, n) && i.push(a);
	}
	return i;
}
// src/files/textFiles.ts
async function kx(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Ax(a, t, n), o = e.flatMap((e) => Mx(a, e) ?? []), s = o.filter(({ textFile: e }) => Nx(a, e.language));
		i.push(...Fx(a, e, o), ...Ix(a, s, t));
		for (let e of s.sort(Px(a))) r.has(e.full) ? i.push(Lx(a, Mh(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Ax(e, t, n) {
	return (await Dx(ee(e), e.folder, t, n)).filter((e) => f(e) !== void 0).sort();
}
function jx({ folder: e }, t) {
	return Ht(e, t).split(Wt).join("/");
}
function Mx(e, t) {
	let n = jx(e, t), r = _(e, n);
	if (!(ae(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...b(e, n)
		}
	};
}
function Nx(e, t) {
	return t === void 0 || Sd(e, t);
}
function Px({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Fx(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [D("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [D("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => Ae(t ?? "", e)), n = t === void 0 ? `Create the file, remove ${e} from languages, or let lokaform pull create it with --create-files.` : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return D("no-language-file", i, { place: a });
	});
}
function Ix({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${Mh(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [D("bad-setting", o, { place: t })];
	});
}
function Lx({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return D("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function Rx(e, t, n, r) {
	let { paths: i, problems: a } = await zx(e, t, n, r), o = await kx(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: e, textFiles: t } of q) {
		let a = (i[e] ?? []).map((e) => ({ full: e })), l = await Ux(t ? [...a, ...o.found] : a, n, r);
		s[e] = l.texts, c.push(...l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let e = q.map(({ plural: e }) => e), t = `There is no manifest: neither ${e.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${e.map((e) => `--${e}`).join(" or ")} (in the action: ${e.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(D("no-manifest", t));
	}
	return {
		manifests: s,
		problems: c
	};
}
async function zx({ globs: e, folder: t }, { id: n }, r, i) {
	let a = {}, o = [], s = Object.values(e).some((e) => e !== void 0);
	for (let { plural: c, sharedByBranches: l } of q) if (s) {
		let t = await Hx(c, e[c], r, i);
		a[c] = t.files, o.push(...t.problems);
	} else a[c] = l && n.includes(":") ? [] : await Vx(`${c}.yaml`, t, r);
	return {
		paths: a,
		problems: o
	};
}
async function Bx(e, t) {
	let n = await Promise.all(e.map((e) => zx(e, { id: "" }, {}, t))), r = (await kx(e.flatMap(({ texts: e }) => e), { displayRoot: "" }, t)).found.map(({ full: e }) => e);
	return Object.fromEntries(q.map(({ plural: e, textFiles: t }) => {
		let i = n.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...i, ...r] : i];
	}));
}
async function Vx(e, t, n) {
	let r = Ut(t, e);
	return await Hh(r, n) ? [r] : [];
}
async function Hx(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Dx(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await Uh(Ut(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(D("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Ux(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = Mh(a, t);
		try {
			let n = Lh(await Ih(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof Oh) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(D("not-read", `${e} cannot be read: ${Vh(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/read.ts
function Wx(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Gx(e, t) {
	let n = Kx(e, t);
	for (;;) {
		let e = n.next();
		if (e.done) return e.value;
	}
}
function* Kx(e, t, n = new Map()) {
	let r = [], i = {}, a = new Map();
	for (let o of q) {
		let s = e[o.plural] ?? [];
		if (s.length === 0) continue;
		let c = [];
		for (let e of s) {
			let { path: r, text: i, textFile: a } = e, s = P([
				o.name,
				r,
				a ? Yx(a) : null
			]), l = n.get(s), u = l?.text === i ? l.read : qx(o, e, t);
			n.set(s, {
				text: i,
				read: u
			}), c.push(u), yield;
		}
		let l = c.flatMap((e) => e.entries), u = o.textFiles?.join(l) ?? {
			entries: l,
			problems: []
		}, d = u.entries;
		i[o.plural] = d;
		for (let e of c) for (let [t, n] of e.variables) a.set(t, n);
		r.push(...c.flatMap((e) => e.problems), ...u.problems, ...o.checkTogether(d), ...d.flatMap((e) => o.checkEntry(e)));
	}
	return {
		declared: {
			entries: i,
			variables: a
		},
		problems: Xx(r, e)
	};
}
function qx(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Jx(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = qx(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Yx({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function Xx(e, t) {
	let n = q.flatMap(({ plural: e }) => t[e] ?? []), r = new Map(n.map(({ path: e }, t) => [e, t])), i = ({ place: e }) => [
		r.get(e?.file ?? "") ?? -1,
		e?.line ?? 0,
		e?.col ?? 0
	];
	return [...e].sort((e, t) => {
		let [n, r] = [i(e), i(t)];
		return n.map((e, t) => e - (r[t] ?? 0)).find((e) => e !== 0) ?? 0;
	});
}
// src/run/declarations.ts
function Zx({ declared: e, manifests: t }) {
	let n = q.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Qx = new AbortController().signal;
async function $x({ projects: e, usable: t }, n, r = Qx, i = new Map()) {
	let a = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let { manifests: e, problems: c } = await Rx(s.manifests, s, n, r), l = Kx(e, t, i), u = l.next();
		for (; !u.done && !r.aborted;) await nn(), u = l.next();
		if (!u.done || r.aborted) break;
		let { declared: d, problems: f } = u.value;
		o.push(...c, ...f);
		let p = Object.values(e).flatMap((e) => e.map(({ path: e }) => e));
		a.push({
			settings: s,
			declared: d,
			manifests: p,
			textFiles: Wx(e)
		});
	}
	return {
		reads: a,
		problems: [...o, ...eS(a)]
	};
}
function eS(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => tS(t, e) !== void 0), a = i && tS(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [D("bad-setting", o)];
	});
}
function tS(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Bg(e.settings.id) !== Bg(t.settings.id)) return;
	let n = q.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const nS = {
	entries: {},
	variables: new Map()
};
async function rS(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => vb(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[l(Fe)]: []
	});
	c(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || s.includes(e)), _ = await $x({
		...m,
		projects: g
	}, u, a, o);
	c(_.reads.flatMap(({ declared: e }) => Pd(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !aS.includes(e)), ...v].find(oS);
	return y ? {
		is: "missing",
		why: sS(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
const iS = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], aS = ["unset-variable", "project-not-allowed"];
function oS({ severity: e, code: t }) {
	return e === "error" && !iS.includes(t);
}
function sS({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Gh({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function cS(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => lS(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? nS, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		declared: {
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Sy(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function lS({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(A));
}
function uS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return D("released-project", t, { severity: "warning" });
	});
}
function dS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? sS(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...sy(e, n),
		settings: i,
		released_kinds: a
	};
}
// src/files/git.ts
const fS = {
	output: 67108864,
	time: 3e4
};
var pS = class extends Error {
	name = "GitFailure";
};
const mS = /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, hS = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0"
}, gS = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
];
async function _S(e, t, { environment: n, signal: r, limits: i = fS }, a = "") {
	let o = Object.entries(n).filter(([e]) => mS.test(e)), s = {
		...Object.fromEntries(o),
		...hS,
		GIT_CEILING_DIRECTORIES: Rt(e)
	}, c = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, o) => {
		let l = an("git", [...gS, ...t], {
			cwd: e,
			env: s,
			signal: c,
			windowsHide: !0
		}), [u, d] = [[], []], f = 0;
		l.on("error", (e) => o(new pS(vS(e, r)))), l.stdout.on("data", (e) => {
			f += e.length, f <= i.output ? u.push(e) : (o(new pS("The history of the repository is too large to read.")), l.kill());
		}), l.stderr.on("data", (e) => {
			d.length < 10 && d.push(e);
		}), l.on("close", (e) => {
			e === 0 ? n(Buffer.concat(u)) : o(new pS(yS(Buffer.concat(d).toString("utf8"), e)));
		}), l.stdin.on("error", () => {}), l.stdin.end(a);
	});
}
function vS(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : "code" in e && e.code === "ENOENT" ? "The program git was not found. Install it." : `The program git could not be started: ${e.message}.`;
}
function yS(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The manifests are not in a git repository.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/files/gitLog.ts
const bS = 67108864;
async function xS(e, t, n, r = 2e3) {
	if (!await SS(e, n)) return { commits: [] };
	let i = (await _S(e, [
		"rev-list",
		"--first-parent",
		"--timestamp",
		"--parents",
		`--max-count=${r + 1}`,
		"HEAD",
		"--"
	], n)).toString("latin1").trim().split("\n").map((e) => {
		let [t = "", n = "", r] = e.split(" ");
		return {
			time: Number(t),
			id: n,
			parent: r
		};
	}), a = i.slice(0, r), o = a.slice(0, a.findLastIndex(({ time: e }) => e >= t) + 1), s = o.at(-1);
	return s ? o.length === a.length && i.length > r ? {
		commits: await wS(e, o, n),
		why: `The repository has more than ${r} commits since then, and older ones are not read.`
	} : s.parent !== void 0 || !await CS(e, s.id, n) ? { commits: await wS(e, o, n) } : {
		commits: await wS(e, o.slice(0, -1), n),
		why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
	} : { commits: [] };
}
async function SS(e, t) {
	return !(await _S(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function CS(e, t, n) {
	let r = (await _S(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function wS(e, t, n) {
	if (t.length === 0) return [];
	let r = t.map(({ id: e, parent: t }) => `${e}${t === void 0 ? "" : ` ${t}`}\n`), i = [
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
	], o = TS((await _S(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, time: t }) => ({
		time: t,
		changes: o.get(e) ?? []
	}));
}
function TS(e) {
	let t = new Map(), n = e.split("\0").values(), r = [];
	for (let e of n) {
		if (!e.startsWith(":")) {
			r = [], t.set(e, r);
			continue;
		}
		let [i = "", , a = "", , o = ""] = e.slice(1).split(" "), s = n.next().value ?? "", c = /^[RC]/.test(o) ? n.next().value ?? "" : s, l = /^100/.test(i) ? a : void 0;
		r.push({
			from: o === "A" ? void 0 : s,
			to: o === "D" ? void 0 : c,
			before: l
		});
	}
	return t;
}
async function ES(e, t) {
	if (!await SS(e, t)) return new Map();
	let n = await _S(e, [
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
async function DS(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await _S(e, ["cat-file", "--batch-check"], n, i(t)), o = bS, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? fS,
		output: 2 * bS
	}, u = await _S(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Rh(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function OS(e, t, n) {
	let r = new Map([...t].map((e) => [e, e])), i = (e) => {
		if (e !== void 0) return r.get(e) ?? (n(e) ? e : void 0);
	};
	return e.flatMap(({ time: e, changes: t }) => {
		let n = t.flatMap(({ from: t, to: n, before: r }) => {
			let a = i(n) ?? i(t);
			return a === void 0 ? [] : [{
				path: t ?? n ?? a,
				from: t,
				now: a,
				content: r,
				until: e
			}];
		});
		for (let { from: e, now: t } of n) e !== void 0 && r.set(e, t);
		return n.map(({ from: e, ...t }) => t);
	});
}
// src/files/gitHistory.ts
const kS = "The manifests are not in a git repository.";
var AS = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = () => !1) {
		let { displayRoot: r } = this.#e.folders, i = await Zt(r).catch(() => r), a = [], o = new Set();
		for (let [r, s] of await this.#n(t)) {
			if (r === void 0) {
				o.add(kS);
				continue;
			}
			let t = (e) => s.get(e) ?? Ht(i, Bt(r, e)).split(Wt).join("/"), c = {
				names: new Set(s.keys()),
				isManifest: (e) => n(t(e))
			}, { versions: l, why: u } = await this.#r(r).versions(e, c);
			a.push(...l.map((e) => ({
				...e,
				path: t(e.path),
				now: t(e.now)
			}))), u !== void 0 && o.add(u);
		}
		let s = a.sort((e, t) => t.until - e.until);
		if (o.size === 0) return {
			is: "read",
			versions: s
		};
		let c = o.size === 1 && o.has(kS);
		return {
			is: "unreadable",
			why: [...o].join(" "),
			...c && { noRepository: c },
			versions: s
		};
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Zt(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = Ut(t, n), a = await Zt(e).catch(() => e), o = await Ph(Rt(a), r), s = o === void 0 ? n : Ht(o, a).split(Wt).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new jS(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, jS = class {
	#e;
	#t;
	#n;
	#r;
	#i = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	async versions(e, t) {
		try {
			let { commits: n, why: r } = await this.#a(e), i = OS(n, t.names, t.isManifest), a = await this.#l([...await this.#o(t), ...i.filter(({ until: t }) => t >= e)]), o = r ?? a.why;
			return {
				versions: a.versions,
				...o !== void 0 && { why: o }
			};
		} catch (e) {
			if (e instanceof pS) return {
				versions: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e) {
		return (!this.#n || this.#n.since > e) && (this.#n = {
			since: e,
			read: xS(this.#e, e, this.#t, this.#t.maxCommits)
		}), this.#n.read;
	}
	async #o({ names: e, isManifest: t }) {
		this.#r ??= ES(this.#e, this.#t);
		let n = await this.#r, r = Math.floor(this.#t.now() / 1e3), i = [...e].filter((e) => !n.has(e)), a = [...n].filter(([n]) => e.has(n) || t(n));
		await this.#c(a.map(([, e]) => e));
		let o = [];
		for (let [e, t] of a) {
			let n = await this.#s(e), i = this.#i.get(t);
			(n === void 0 || MS(n) !== MS(i)) && o.push({
				path: e,
				now: e,
				content: t,
				until: r
			});
		}
		return [...i.map((e) => ({
			path: e,
			now: e,
			content: void 0,
			until: r
		})), ...o];
	}
	async #s(e) {
		let t = Bt(this.#e, e);
		try {
			return (await qt(t)).isFile() ? Rh(await Xt(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await DS(this.#e, [...t], this.#t)) this.#i.set(e, n);
	}
	async #l(e) {
		await this.#c(e.flatMap(({ content: e }) => e ?? []));
		let t = new Map(), n;
		for (let { path: r, now: i, content: a, until: o } of e) {
			let e = a === void 0 ? "" : this.#i.get(a), s = JSON.stringify([
				r,
				i,
				a
			]);
			e === void 0 ? n = r : (t.get(s)?.until ?? 0) < o && t.set(s, {
				path: r,
				now: i,
				text: e,
				until: o
			});
		}
		let r = [...t.values()];
		return n === void 0 ? { versions: r } : {
			versions: r,
			why: `An earlier version of ${n} is missing in the repository, or is too large to read.`
		};
	}
};
function MS(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/outputPaths.ts
async function NS(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(US))), a = new Map();
	for (let t of e) {
		let e = await US(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await IS(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.option, PS(t, s));
	}
	return r;
}
function PS({ option: e, path: t }, n) {
	return D("not-written", `${e}: ${t} ${n}.`);
}
async function FS(e, t, n, r) {
	let i = await IS(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let { path: a } = e, o = BS(a, n), s = It.O_WRONLY | It.O_CREAT | (o === void 0 ? 0 : It.O_NOFOLLOW ?? 0), c = await Yt(a, s, r ?? 438);
	try {
		let e = await c.stat();
		if (o !== void 0) {
			let t = await qt(a), n = Bt(await Zt(o), Ht(o, Rt(a)));
			if (e.ino !== t.ino || e.dev !== t.dev || await Zt(Rt(a)) !== n) throw Error("it was replaced while it was opened");
		}
		r !== void 0 && await c.chmod(r), e.isFile() && await c.truncate(), await c.writeFile(t);
	} finally {
		await c.close();
	}
}
async function IS({ path: e, is: t }, n) {
	let r = t === "folder" && VS(n).includes(e), i = r ? e : BS(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await HS(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return RS(e);
	let a = await en(e).catch(() => void 0);
	return a?.isDirectory() ? "is a folder. Name a file" : a && !a.isFile() && n.confined ? "is not an ordinary file. Choose another file" : (await en(Rt(e)).catch(() => void 0))?.isDirectory() ? await zS(a ? e : Rt(e)) ? void 0 : LS : "cannot be written: its folder does not exist. Create it first";
}
const LS = "cannot be written: this user may not write there";
async function RS(e) {
	let t = await en(e).catch(() => void 0);
	return !t && Rt(e) !== e ? RS(Rt(e)) : t?.isDirectory() ? await zS(e) ? void 0 : LS : "is a file, or is below one. Choose a folder";
}
function zS(e) {
	return Kt(e, It.W_OK).then(() => !0, () => !1);
}
function BS(e, t) {
	return VS(t).find((t) => Nh(e, t));
}
function VS({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [Ut(e)]);
}
async function HS(e, t) {
	let n = t;
	for (let r of Ht(t, e).split(Wt)) {
		n = Bt(n, r);
		let e = await qt(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return Ht(t, n);
	}
}
async function US(e) {
	let t = await en(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Zt(Rt(e)).catch(() => Rt(e));
	return Bt(n, Lt(e));
}
var WS = class {
	#e;
	#t;
	#n;
	#r = new AbortController();
	#i = new AbortController();
	#a;
	constructor(e = 5e3) {
		this.#e = e;
	}
	stop(e, t = 0) {
		this.#t || (this.#n = KS(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${qS(e)}`
		}, this.#r.abort(), this.#a = setTimeout(() => this.#i.abort(), this.#e));
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
		await rn(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a);
	}
};
function GS(e, t) {
	let n = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), r = () => e.stop("SIGTERM"), i = () => e.stop("SIGHUP");
	process.on("SIGINT", n), process.on("SIGTERM", r), process.on("SIGHUP", i);
	let a = t === void 0 ? void 0 : setTimeout(() => e.stop("time limit", t), t);
	return () => {
		process.off("SIGINT", n), process.off("SIGTERM", r), process.off("SIGHUP", i), clearTimeout(a), e.close();
	};
}
function KS(e, t) {
	return e === "time limit" ? `The time limit of ${JS(t)} was reached.` : `The run was stopped by ${e}.`;
}
function qS(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function JS(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/terminal/progress.ts
function YS(e, t, n) {
	let { changes: r } = e, [i] = r, a = XS(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = ah(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${k(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = oh(s, e.kind), f = o === s ? d : `${Y(o)} of ${d}`, p = t.filter(qp).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${Y(p)} in part` : ""}`;
}
function XS(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(rh) ? "renamed" : e.some(rh) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const ZS = "lokaform-backup";
function QS(e) {
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
		paint: r.paint,
		showProblems: (e) => $S(e, r),
		confirm: async (e) => !i || Ze(e, i, new WS()),
		ask: i && ((e, t) => Ze(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => eC(t, n, e),
		publish: async () => [],
		close: async (t, n) => rC(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function $S(e, t) {
	for (let n of ey(e, t.paintError)) t.error(n);
}
function eC(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, s = oy(o), { quiet: c, verbose: l, format: u } = e, d = (e) => a.error(a.paintError("dim", e)), f = {
		working: r,
		displayRoot: r
	};
	return {
		folders: f,
		environment: i,
		cancellation: t,
		now: o,
		wait: (e) => t.wait(e),
		onSecrets: (e) => a.hide(e),
		onResponse: (e) => {
			l && d(ay(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => tC(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out(YS(e, t, a.paint));
		},
		history: new AS({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
async function tC(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = nC(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Yv(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = Yv(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of ey(e.problems, i.paintError)) i.prompt(t);
	return Ze("Apply this plan?", c, n);
}
function nC({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
function rC(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	s === "json" && r.out(ye(e)), s === "markdown" && r.out(Gv(e, {
		now: i() / 1e3,
		reportFile: t.report
	}).trimEnd());
	for (let t of iy(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = Yv(i, nC(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (am(e)) for (let t of Kv(e, o)) r.error(t);
		else for (let t of Kv(e, a)) r.out(t);
	}
}
// src/report/words/shellWord.ts
function iC(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/connect.ts
function aC({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: o }) {
	try {
		return Ah(new Pt({
			token: e,
			...r !== void 0 && { baseUrl: r },
			rate: t,
			concurrency: n,
			signal: i,
			onResponse: a,
			...o && { onWait: o }
		}));
	} catch (e) {
		if (!(e instanceof Nt)) throw e;
		let t = e.argument === "baseUrl" ? "api-url: " : "";
		return jh(D("bad-setting", t + e.message));
	}
}
// src/kinds/declaration.ts
function oC({ entries: e }) {
	return q.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => lC(t, e)));
}
function sC(e, t, n = []) {
	let r = [t, ...n], i = q.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => cC(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function cC(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function lC(e, t) {
	let { values: n, file: r, spot: i, parts: a = [t] } = t;
	return e.fields.flatMap((e) => (e.languages?.(n) ?? []).map(({ language: t, path: n }) => ({
		language: t,
		place: h(r, i, [e.name, ...n]),
		ofText: e.role === "text",
		inSource: a.some(({ from: e }) => e?.language === t)
	})));
}
// src/remote/incompleteRead.ts
var uC = class extends Error {};
async function dC(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof Ft || e instanceof uC) return;
		throw e;
	}
}
async function fC(e, t) {
	for (let n = 0; n < 2; n++) {
		let { elements: n, complete: r } = await pC(e, t);
		if (r) return n;
	}
}
async function pC(e, t) {
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
async function mC(e, t, n) {
	let r = await hC(e, t, n);
	return r.ok ? Ah(r.value.project) : r;
}
async function hC(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(Bg(t)), n ? vC(e, t) : Ah(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && Fn(o, yC);
	if (o && !s) return jh(bC("a language has no usable lang_iso"));
	let c = gC(t, i, s, r);
	return c.ok ? Ah({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function gC(e, t, n, r) {
	let i = On(t) ?? {}, a = On(i.settings) ?? {}, o = An(a.per_platform_key_names), s = An(a.segmentation), c = F(i.base_language_iso) || _C(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? jh(bC(`the project has no usable ${l.join(" and ")}`)) : Ah({
		id: e,
		name: F(i.name) || e,
		type: F(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: An(a.auto_toggle_unverified)
	});
}
function _C(e, t) {
	let n = Nn(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function vC(e, t) {
	let n = await fC(() => e.languages(t, { limit: 500 }), (e) => F(On(e)?.lang_iso));
	return n ? Ah(n) : jh(D("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function yC(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = On(e) ?? {}, i = F(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: Nn(n),
		pluralForms: Fn(r, F) ?? []
	};
}
function bC(e) {
	let t = `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`;
	return D("unusable-answer", t, { reach: "project" });
}
// src/kinds/key/live.ts
function xC(e, t) {
	let n = On(e) ?? {}, i = Nn(n.key_id), a = DC(n.key_name, (e) => F(e) || void 0), o = Fn(n.platforms, F), s = r.filter((e) => o?.includes(e)), c = Object.keys(rr(a, s)).length === s.length && Object.keys(a).length > 0 ? a : void 0, l = OC(DC(n.filenames, F)), u = Fn(n.tags, F), d = An(n.is_plural), f = An(n.is_archived), p = kC(n.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = t.filter((e) => !m.has(e));
	if (i === void 0 || c === void 0 || o === void 0 || l === void 0 || u === void 0 || d === void 0 || f === void 0 || h.length > 0) {
		let e = [...Object.entries({
			key_id: i,
			key_name: c,
			platforms: o,
			filenames: l,
			tags: u,
			is_plural: d,
			is_archived: f
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...h.map((e) => `the ${e} text`)];
		return { unusable: {
			id: i,
			names: [...new Set(Object.values(a))],
			lacks: e
		} };
	}
	let g = s.length < new Set(o).size;
	return { key: {
		key_id: i,
		key_name: c,
		platforms: s,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: l,
		is_plural: d,
		is_archived: f,
		...wC(n),
		translations: p
	} };
}
const SC = {
	description: F,
	context: F,
	plural_name: F,
	is_hidden: An,
	char_limit: jn,
	custom_attributes: EC,
	modified_at_timestamp: Mn,
	translations_modified_at_timestamp: Mn
}, CC = Object.entries(SC);
function wC(e) {
	return Object.fromEntries(CC.map(([t, n]) => [t, n(e[t])]));
}
function TC(e) {
	return Object.keys(SC).filter((t) => e[t] === void 0);
}
function EC(e) {
	let t = F(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function DC(e, t) {
	let n = On(e) ?? {}, i = {};
	for (let e of r) {
		let r = t(n[e]);
		r !== void 0 && (i[e] = r);
	}
	return i;
}
function OC({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function kC(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = AC(On(n) ?? {});
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
function AC(e) {
	return {
		language_iso: F(e.language_iso),
		translation: F(e.translation),
		modified_by: Nn(e.modified_by),
		modified_by_email: F(e.modified_by_email),
		modified_at_timestamp: Mn(e.modified_at_timestamp),
		is_reviewed: An(e.is_reviewed),
		is_unverified: An(e.is_unverified)
	};
}
// src/remote/sending.ts
var jC = class {
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
function MC(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
const NC = [
	401,
	402,
	403,
	404,
	423,
	429
];
function PC(e) {
	return e instanceof Mt ? NC.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function FC(e) {
	return e.name === "TimeoutError" || e instanceof Mt && [
		413,
		502,
		504
	].includes(e.status);
}
function IC(e, t) {
	return e instanceof Mt || e.mayHaveHappened || !t ? e : t;
}
function LC(e) {
	return e instanceof At && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const RC = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function zC(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function BC(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function VC(e, t, n, r) {
	let i = BC(e, t, n, r), [a] = i, [o] = zC(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${HC(e.after)} was sent, ${HC(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function HC(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const UC = { is: "silent" };
function WC(e, { keys: t, errors: n }) {
	let r = new Map(), i = new JC(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || GC(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new JC(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? UC
	}));
}
function GC(e, { platforms: t = [], filenames: n = {} }) {
	return r.every((n) => t.includes(n) === e.platforms.includes(n)) && r.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function KC(e, { keys: t, errors: n }) {
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
			} : UC
		};
	});
}
function qC(e, t) {
	return WC(e, {
		keys: t,
		errors: []
	});
}
var JC = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of YC(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of YC(n)) this.byName.set(e, XC(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...r] }) {
		let n = new Set(t.map((t) => tr(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => tr(n, t) === tr(e, t)));
	}
};
function YC({ name: e }) {
	return new Set(r.map((t) => tr(e, t) ?? ""));
}
function XC(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var ZC = class {
	byId = new Map();
	withoutId = [];
	languages;
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		for (let t of e) {
			let e = xC(t, this.languages), n = "key" in e ? e.key.key_id : e.unusable.id;
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
const QC = {
	include_translations: !0,
	disable_references: !0
};
async function $C(e, t, n = []) {
	let r = new ZC(n);
	for (let n = 0; n < t.length; n += 250) r.add(await tw(e, { filter_key_ids: t.slice(n, n + 250) }));
	return r.all();
}
async function ew(e, t) {
	let n = new Set(t.flatMap((e) => I(e))), r = (e) => e.some((e) => n.has(e)), i = new ZC([]);
	if ([...n].some((e) => e.includes(","))) i.add(await nw(e));
	else for (let t of iw([...n])) i.add(await tw(e, { filter_keys: t }));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(I(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function tw({ client: e, projectId: t }, n) {
	let r = [], i = await e.keys(t, {
		...QC,
		...n,
		limit: 500
	});
	for (;;) {
		r.push(...i);
		let e = await i.nextPage();
		if (!e) break;
		i = e;
	}
	if (i.responseTooBig || i.totalCount !== rw(r)) throw new uC();
	return r;
}
async function nw({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, QC)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== rw(n)) throw new uC();
	return n;
}
function rw(e) {
	let t = new ZC([]);
	return t.add(e), t.size;
}
function iw(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = encodeURIComponent(r).length + 3, i = t.at(-1);
		i && e <= n ? (i.push(r), n -= e) : (t.push([r]), n = 2e3 - e);
	}
	return t;
}
// src/remote/key/confirm.ts
async function aw(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !lw(e, t, n.key) : n.is === "silent" || fw(n.error)).map(({ sent: e }) => e), r = await dC(() => ew(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(qC(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: ow(e, a, {
				answer: n,
				found: o && dw(e, a, o),
				wasRead: r !== void 0 && !uw(t, r.unusable)
			})
		};
	});
}
function ow(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? dw(e, t, n.key);
		case "refused": return r?.state === "done" ? r : pw(n.error);
		case "silent": return r ?? mw(i);
	}
}
async function sw(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !lw(e, t, n.key)), r = await dC(() => $C(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: cw(e, t, {
				answer: n,
				found: o && dw(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function cw(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? dw(e, t, n.key);
		case "refused": return pw(n.error);
		case "silent": return r?.state === "done" ? r : mw(i);
	}
}
function lw({ context: e }, { change: t }, n) {
	return zC(L, t, n, e).length === 0;
}
function uw({ out: e }, t) {
	let n = I(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function dw({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), VC(L, n, r, e);
}
function fw({ message: e }) {
	return /already taken/i.test(e);
}
function pw({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function mw(e) {
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
function hw(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: LC(t)
	}));
}
function gw(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function _w(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function vw({ stop: e }, t, n, r, i) {
	if (PC(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof Mt)) e.noteUnreachable(n.message);
	else if (t.length > 1) return yw(t, 2, r);
	else e.noteSingleRefused(n.message);
	return hw(t, IC(n, i));
}
async function yw(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function bw(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? hw(t, n.error) : _w(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(ww),
			...Cw(e)
		});
		return await aw(e, WC(t, {
			keys: Sw(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof Ft)) throw r;
		return r.mayHaveHappened ? xw(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : vw(e, t, r, (t) => bw(e, t, n), n?.error);
	}
}
async function xw(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return hw(t, r);
	let a = await dC(() => ew(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return hw(t, r);
	let o = qC(t, a.objects), s = await aw(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !uw(e, a.unusable)), u = hw(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...gw(l, r)
	];
	let d = await yw(l, FC(r) ? 2 : 1, (t) => bw(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function Sw(e) {
	return e.flatMap((e) => {
		let t = xC(e, []);
		return "key" in t ? t.key : [];
	});
}
function Cw({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function ww({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function Tw(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await $C(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await ew(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var Ew = class {
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
		return [D("writer-moved", e, {
			severity: "warning",
			reach: "project"
		})];
	}
};
async function Dw(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await Ow(e, t, n, () => new ZC(r));
	return i.ok ? Ah(i.value.all()) : i;
}
async function Ow(e, t, n, r) {
	let i = Aw(n), a = await jw(e, t, i, r());
	if (kw(a)) return Ah(a.listed);
	let o = await Mw(e, t, i, r());
	if (kw(o)) return Ah(o.listed);
	let s = `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`;
	return jh(D("incomplete-live", s, { reach: "project" }));
}
function kw({ listed: e, total: t }) {
	return t === e.size;
}
function Aw(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function jw(e, t, n, r) {
	let i = (r) => e.keys(t, {
		...n,
		limit: 500,
		page: r
	}), a = await i(1), o = Math.ceil((a.totalCount ?? a.length) / 500), s = await Promise.all(Nw(2, o - 1).map(i)), c = o > 1 ? await i(o) : a;
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
async function Mw(e, t, n, r) {
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
function Nw(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/model/digest.ts
function Pw(e, t) {
	return Gt("sha256").update(P([e, t])).digest("hex").slice(0, 16);
}
// src/remote/removal.ts
function Fw(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function Iw(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function Lw(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : LC(t);
}
async function Rw(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return Gw(t, n ? LC(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await dC(async () => {
		let n = await e.languages.all();
		return $C(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return Gw(t, n ? LC(n.error) : zw);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = Bw(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => Vw(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: Hw(e)
		})),
		...Gw(f.filter((e) => !p.includes(e)), Fw("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? LC(n.error) : Iw("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...Gw(p, Ww(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [Tn(L, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await Uw(e, p, n, r)] : [...m, ...Gw(p, n ? LC(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const zw = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function Bw({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, TC(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function Vw({ id: e, seen: t }, n) {
	return n !== void 0 && Pw(e, L.fingerprint(n)) === t;
}
function Hw({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function Uw(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: Pn(String(e)),
			is_archived: !0
		})), MC(r)) : await i.destroyKeys(a, c.map((e) => Pn(String(e))), MC(r));
	} catch (i) {
		if (!(i instanceof Ft)) throw i;
		if (i instanceof jt) return Rw(e, t, n, r + 1);
		PC(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), Rw(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= IC(u, n?.error);
	let d = await dC(() => $C(e, c));
	if (d === void 0) return Gw(t, u ? LC(u) : RC);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? LC(u) : RC
		} : {
			change: e,
			outcome: n || f.has(t) ? Ww(u) : Hw(e)
		};
	});
}
function Ww(e) {
	return e ? Lw("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function Gw(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function Kw(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = qw(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await dC(() => $C(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: Yw(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function qw({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return Jw(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function Jw({ kind: e, fields: t }) {
	return t.filter((t) => Cp(e, t));
}
function Yw({ change: e, before: t, written: n }, r, i) {
	let [a] = Jw(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = Xw(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function Xw(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, Zw(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = Zw(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function Zw(e, { is_plural: t }) {
	let n = vr(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function Qw(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function $w(e) {
	return {
		change: e,
		out: Qw(L.fields, e, {}, [])
	};
}
function eT(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: L.name,
		action: e,
		changes: t
	});
	return [
		...nT(n("update"), t).map(r("update")),
		...nT(n("create"), t).map(r("create")),
		...tT(n("destroy"), t).map(r("destroy"))
	];
}
function tT(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function nT(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify($w(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function rT(e, t, n) {
	let r = t.filter(({ change: e }) => n || sT(e)), i = await dC(async () => ({
		live: await $C(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => oT(e)) ? await e.languages.all() : []
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
				why: iT("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: aT
				}
			});
			continue;
		}
		let { open: i, moved: a } = cT(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: uT({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = $w({
			...t,
			fields: i
		});
		if (oT(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: iT(` (no usable ${a.join(", ")} text)`)
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => Kr(n, t, e.context) ?? []), "overwritten");
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
function iT(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const aT = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function oT({ kind: e, fields: t }) {
	return t.some((t) => Cp(e, t));
}
function sT({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = L.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function cT(e, t, n) {
	let r = {
		...L.liveContext(t, n, e.label),
		platforms: lT(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = L.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || Pw(e.id, p) !== u);
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
function lT({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? r.filter((e) => n.includes(e)) : t.platforms;
}
function uT(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${dT(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = dT(t.filter((e) => !n.includes(e)));
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
function dT(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function fT(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? hw(t, n.error) : _w(t, i);
	let a = await rT(e, t, n !== void 0);
	if (!a) return n ? hw(t, n.error) : _w(t, pT);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? hw([e], n.error) : _w([e], t))];
	return n && n.sent >= 5 ? [...c, ...gw(o.map(vT), n.error)] : [...c, ...o.length > 0 ? await mT(e, o, n, r) : []];
}
const pT = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function mT(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? hw(t.map(vT), n.error) : _w(t.map(vT), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(yT),
			...Cw(e)
		}, MC(r)), i = KC(a, {
			keys: Sw(n),
			errors: n.errors
		});
		return hT(e, t, i), _T(t, await sw(e, i));
	} catch (i) {
		if (!(i instanceof Ft)) throw i;
		return i instanceof jt ? fT(e, t.map(vT), n, r + 1) : i.mayHaveHappened ? gT(e, t.map(vT), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : _T(t, await vw(e, a, i, (i) => {
			let a = new Set(i);
			return mT(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function hT({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function gT(e, t, n) {
	return e.stop.reason() === void 0 ? FC(n.error) && n.sent <= 2 && t.length > 1 ? yw(t, 2, (t) => fT(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), fT(e, t, n)) : hw(t, n.error);
}
function _T(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: uT(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function vT(e) {
	return e.planned;
}
function yT({ change: e, out: t }) {
	return {
		key_id: Pn(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const bT = {
	kind: "key",
	observe: Dw,
	lookUp: Tw,
	batches: eT,
	open(e) {
		let t = new Ew(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? Rw(n, t.filter(CT)) : e === "create" ? bw(n, t.filter(xT).map($w)) : Kw(n, await fT(n, t.filter(ST).map($w)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, xT = (e) => e.action === "create", ST = (e) => e.action === "update", CT = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function wT(e) {
	let t = On(e) ?? {}, n = F(t.webhook_id) || void 0, r = F(t.url) || void 0, i = Fn(t.events, F);
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
		branch: t.branch === null ? null : F(t.branch),
		events: i,
		event_lang_map: ET(t.event_lang_map)
	} };
}
function TT(e) {
	let t = e.map(wT);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function ET(e) {
	return Fn(e, (e) => {
		let { event: t, lang_iso_codes: n } = On(e) ?? {}, r = F(t), i = Fn(n, F);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function DT(e, t) {
	let n = await fC(() => e.webhooks(Bg(t)), (e) => F(On(e)?.webhook_id));
	if (!n) throw new uC();
	return TT(n);
}
async function OT(e, t) {
	try {
		return Ah(await DT(e, t));
	} catch (e) {
		if (!(e instanceof uC)) throw e;
		return jh(D("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function kT(e, t, n) {
	let r = kf.liveContext(t, n, AT(e, t, n)), i = Cn(kf, t, r);
	return {
		kind: kf.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: En(e.fields)
	};
}
function AT({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => zd(e, r) === n) ?? "";
}
function jT(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && zd(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = _f(e.id);
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
function MT({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = jT(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function NT(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let [c, l] = [Bg(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	try {
		let r = wT(await n.webhook(c, l));
		if (!("webhook" in r)) return Iw("webhook", r.unusable.lacks);
		if (Pw(t.id, kf.fingerprint(r.webhook)) !== t.seen) return Fw("webhook", "removed");
		let a = await MT(e, Tn(kf, r.webhook, t, o), r.webhook, "removed") ?? await i.beforeWrite();
		if (a !== void 0) return {
			state: "not attempted",
			message: a
		};
		let { webhook_deleted: s } = await n.destroyWebhook(c, l);
		if (An(s) === !0) return u;
	} catch (n) {
		if (!(n instanceof Ft)) throw n;
		return n instanceof Mt && n.status === 404 ? u : (PC(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? LC(n) : PT(e, t, n));
	}
	return PT(e, t, void 0);
}
async function PT({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(Bg(t), String(n.id)), r ? Lw("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof Ft)) throw e;
		return e instanceof Mt && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? LC(r) : RC;
	}
}
// src/plan/compare.ts
function FT(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", c = h(t.file, t.spot, [s]), l = {
		kind: e.name,
		label: e.label(o),
		place: c
	}, u = n === void 0 ? void 0 : Te(e.tags(n), i.rules);
	if (n !== void 0 && u !== void 0) return {
		kept: [{
			...l,
			id: e.id(n),
			reason: "foreign-owner",
			tag: u,
			place: c
		}],
		problems: []
	};
	let d = e.context(o, n, i), f = e.fields.map((e) => ({
		field: e,
		...e.diff(o, n, d)
	})), p = [...zT(e, {
		...t,
		values: o
	}, n, s), ...f.flatMap(({ field: n, issues: r }) => BT(e, {
		...t,
		values: o
	}, n.name, r))];
	if (p.length > 0) return {
		kept: [],
		skipped: l,
		problems: p
	};
	let m = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = f.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : Pw(e.id(n), a);
		return {
			...VT(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = m === void 0 ? [] : g.filter((t) => Sp(e.name, t)), v = g.filter((e) => !_.includes(e));
	if (n === void 0) return {
		change: {
			...l,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: v
		},
		kept: [],
		problems: p
	};
	let y = e.id(n), b = e.staysArchived(o, n, d) ? [{
		...l,
		id: y,
		reason: "archived",
		place: c
	}] : [], x = f.flatMap((e) => e.kept.map((e) => ({
		...l,
		...e,
		id: y,
		place: VT(e, t).place
	}))), S = m !== void 0 && _.length > 0 ? [{
		...l,
		id: y,
		reason: "protected",
		tag: m,
		place: c
	}] : [], C = [
		...b,
		...S,
		...x
	], w = f.flatMap((e) => e.open ?? []), T = LT(e, {
		...t,
		values: o
	}, v, x);
	if (T) return {
		kept: C,
		skipped: l,
		problems: [T],
		open: w
	};
	let E = Ep(e, n, v, i.project);
	if (E.length === 0) return {
		kept: C,
		problems: p,
		open: w
	};
	let D = RT(e, n, E), ee = r === void 0 ? {} : { renamed_from: r }, te = e.lastEdit(n);
	return {
		change: {
			...l,
			place: IT(c, E),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...ee,
			seen: D,
			...te && { edited: te },
			fields: E
		},
		kept: C,
		problems: p,
		open: w
	};
}
function IT(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function LT(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => e.reason === "edited" && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return N(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with the option or input take.`, {
		path: [i.field],
		ofName: !0
	});
}
function RT(e, t, n) {
	return Pw(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function zT(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [N(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function BT(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => N(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function VT(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: h(t, n, r)
	};
}
async function HT(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = eE(e, t);
	try {
		return t.action === "update" ? await UT(e, t, r) : await JT(e, t, tE(t, r));
	} catch (t) {
		if (t instanceof GT) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof Ft)) throw t;
		return PC(t) && e.stop.noteProjectRefused(t.message), LC(t);
	}
}
async function UT(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [Bg(i), String(t.id)], l = () => r.webhook(s, c), u = wT(await l());
	if (!("webhook" in u)) throw new GT(KT);
	if (!WT(e, t, u.webhook)) {
		let n = XT(e, t, u);
		return n?.state === "done" ? n : Fw("webhook", "updated");
	}
	let d = await MT(e, kT(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new GT(d);
	await qT(e);
	try {
		return XT(e, t, wT(await r.updateWebhook(s, c, n))) ?? await ZT(e, t, l);
	} catch (n) {
		if (!(n instanceof Ft) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await ZT(e, t, l);
		return r.state === "done" ? r : LC(n);
	}
}
function WT({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = kf.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = kf.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return RT(kf, a, s) === i;
}
var GT = class extends Error {};
const KT = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function qT({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new GT(t);
}
async function JT(e, t, n) {
	let { wait: r, stop: i } = e;
	await qT(e);
	try {
		return await YT(e, t, n);
	} catch (a) {
		if (!(a instanceof Ft) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await dC(() => $T(e, n));
		if (o) return VC(kf, t, o, e.context);
		await r(2e3);
		let s = await dC(() => $T(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? VC(kf, t, s.found, e.context) : YT(e, t, n).catch((e) => {
			throw e instanceof Ft ? IC(e, a) : e;
		});
	}
}
async function YT(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(Bg(i), n);
		return o(), XT(e, t, wT(a)) ?? await ZT(e, t, () => $T(e, n));
	} catch (e) {
		throw e instanceof Ft && e.mayHaveHappened && o(), e;
	}
}
function XT({ context: e }, t, n) {
	if (!(!("webhook" in n) || zC(kf, t, n.webhook, e).length > 0)) return VC(kf, t, n.webhook, e);
}
async function ZT(e, t, n) {
	return XT(e, t, wT(await dC(n))) ?? RC;
}
function QT(e, t) {
	let n = vn([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Wd(e.url, t.url) && r && n;
}
async function $T(e, t) {
	let { objects: n, unusable: r } = await DT(e.client, e.projectId), i = n.find((e) => QT(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Wd(e, t.url)))) throw new uC();
	return i;
}
function eE({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = Qw(kf.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: zd(r, e.variables) }
	};
}
function tE({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function nE(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(lE(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await dC(() => DT(e.client, e.projectId)))?.objects;
	for (let t of r) {
		let a = new Set(r.filter((e) => e !== t).map((e) => aE(n.of(e)))), o = i?.filter(({ webhook_id: e }) => !a.has(e));
		o ? await rE(e, t, o, n) : n.remark(lE(t, "The webhooks could not be read again"));
	}
}
async function rE(e, t, n, r) {
	let i = tE(t, eE(e, t)), a = n.filter((n) => QT(n, i) && VC(kf, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = aE(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await iE(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await oE(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? sE(t, d, n) : cE(t, d, n));
	}
}
async function iE(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await dC(() => t.webhook(Bg(n), r)) ? [r] : [];
}
function aE(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function oE({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(Bg(t), n), !0;
	} catch (e) {
		if (e instanceof Ft) return !1;
		throw e;
	}
}
function sE({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`;
	return D("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function cE({ label: e, place: t }, n, r) {
	let i = `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`;
	return D("twin-webhook", i, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function lE({ label: e, place: t }, n) {
	let r = `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`;
	return D("twin-webhook", r, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const uE = {
	kind: "webhook",
	observe: OT,
	lookUp: DT,
	batches: (e) => [...e.filter(dE), ...e.filter((e) => !dE(e))].map(fE),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? NT(t, e) : HT(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => nE(t, e, n)
		};
	}
};
function dE({ action: e }) {
	return e !== "destroy";
}
function fE(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const pE = [bT, uE];
// src/remote/remoteOf.ts
function mE({ name: e }) {
	let t = pE.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/remote/observe.ts
async function hE(e, t, ...n) {
	let r = n.flatMap(oC), i = q.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await mC(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let o = a.value, s = n.flatMap((e) => oC(sC(e, o.baseLanguage))), c = new Set(s.flatMap(({ language: e, ofText: t }) => t ? [e] : []));
	return _E(e, o, i, o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
async function gE(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await mC(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return _E(e, a.value, n, s, i);
}
async function _E(e, t, n, r, i = () => !1) {
	let a = await Promise.all(n.map(async (n) => {
		try {
			return {
				kind: n,
				found: await mE(n).observe(e, t.id, r)
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
	return Ah({
		project: t,
		objects: o
	});
}
async function vE(e, t, n) {
	let r = q.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([mC(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await mE(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new uC();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/backup/needs.ts
function yE({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => bp(e.kind, t)));
}
function bE({ changes: e }) {
	return e.some((e) => e.action === "update" && (mp(e.kind).backsUpWhole || xE(e)));
}
function xE({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? Cp(e, t) : !SE(t.before));
}
function SE(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function CE(e, t, n, r) {
	let i = new Set(Object.values(await Bx(e, r)).flat()), a = await Ox("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : Ut(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + Wt)) continue;
		let n = Mh(e, t);
		await nn();
		for (let r of await wE(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function wE(e, t) {
	try {
		let n = Lh(await Ih(e, t));
		return q.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function TE({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => ae(e)), o = [];
	for (let e of a) for (let t of await Ax(e, r, i)) {
		let n = jx(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: _(e, n)
		});
	}
	let s = new Set(Object.values(await Bx(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && EE(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || DE(e, t).some((e) => s.has(e)))) {
			await nn();
			for (let t of await OE(e, r)) c.has(t) || c.set(t, Mh(e.full, r));
		}
	}
	return c;
}
function EE({ languages: e }, t) {
	return e ?? [t];
}
function DE({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : EE(t, r).flatMap((n) => {
		let r = w(t, e, n);
		return r === void 0 ? [] : [Ut(t.folder, r)];
	});
}
async function OE({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = Lh(await Ih(e, i)), o = {
			source: {
				...n,
				alsoReads: "all"
			},
			language: r,
			...b(n, t)
		};
		return q.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => Jg(t.identity(e))));
	} catch {
		return [];
	}
}
// src/plan/languages.ts
function kE(e, t) {
	let n = oC(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...AE(e, t),
		...jE(n, t),
		...FE(n.filter(({ ofText: e }) => e), t)
	];
}
function AE({ entries: e }, { name: t, type: n }) {
	let r = q.find(({ plural: t, projectTypes: r }) => e[t]?.length && r && !r.includes(n));
	if (!r) return [];
	let i = r.projectTypes?.map((e) => `"${e}"`).join(" or "), a = `Project ${t} is of type "${n}", which has no single ${r.plural} to manage. Choose a project of type ${i}.`;
	return [D("project-type", a, { reach: "project" })];
}
function jE(e, t) {
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
		let a = Ee(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? ME(s) : `Otherwise ${s}`, l = `Project ${t.name} has no language "${e}".${a} ${c}`;
		return D("unknown-language", l, {
			place: r.place,
			reach: "project"
		});
	});
}
function ME(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function NE({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => Ae(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`, l = `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`;
		return [D("no-language-file", l, {
			place: e.place,
			reach: "project"
		})];
	});
}
function PE(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => {
		if (!r || e === "*" || r.includes(e)) return [];
		let i = `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${Ee(e, r)}`;
		return [D("unknown-language", i, {
			place: n,
			severity: "warning",
			reach: "change"
		})];
	});
}
function FE(e, t) {
	let [n] = e;
	if (!n || !t.segmentation) return [];
	let r = `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${e.length} texts), or turn segmentation off; all other fields work.`;
	return [D("segmented-project", r, {
		place: n.place,
		reach: "change"
	})];
}
// src/run/conflicts.ts
async function IE(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return i_(e, { entries: LE(r) });
	if (!i) return i_(e, await RE(e, t, n));
	let a = await i(), o = a && cS(a, t);
	return o?.is === "read" ? i_(e, { entries: LE(o.declared) }) : [];
}
function LE({ entries: e }) {
	return q.flatMap(({ plural: t }) => e[t] ?? []);
}
async function RE(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, Zx(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => Jx(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !s.has(e)
	};
}
// src/plan/agreed.ts
function zE(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of HE(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? xn(n) && xn(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && KE(e, r, n))) && i.add(hr(e));
	}
	return i;
}
function BE(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(HE(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = VE(c), u = $g(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => Sn(n.get(e), t) !== void 0) || c.some(({ texts: n }) => Sn(n.get(e), t) === Sn(o, t)));
	});
	return new Set(a.map(hr));
}
function VE(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function HE(e, t, n) {
	return q.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = t_(r, t), o = UE(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && WE(r, t, e.entry, o) ? t : void 0, i = n && e_(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function UE(e, t) {
	let n = ({ values: t }) => Jg(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function WE(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = GE(e, t), o = (t) => [...GE(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function GE(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => P([
		e.name,
		t,
		n
	]))));
}
function KE(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function qE(e, t, n) {
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
function JE(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : ur(t))
	}));
}
// src/plan/prune.ts
const YE = {
	destroys: [],
	kept: [],
	scope: 0
};
function XE(e, { matched: t, unmatched: n }, r) {
	let i = cn(e, r);
	if (i === void 0) return YE;
	let a = (t) => ln(e, r) === "all" || ZE(e.tags(t), r), o = [], s = [];
	for (let t of n) {
		if (!a(t) || i === "archive" && e.isArchived(t)) continue;
		let n = {
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t)
		}, c = Te(e.tags(t), r), l = e.tags(t).find((e) => r.protectedTags.includes(e));
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
		seen: Pw(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function ZE(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function QE(e, t, n, r) {
	let i = e.match(t, n, r), a = i.matches.map((t, n) => ({
		entry: t.declared,
		...FT(e, t, r, `${e.name}:${n + 1}`)
	})), o = i.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: h(t, n, [])
	})), s = i.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), c = XE(e, {
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
		unchanged: a.filter($E).length,
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
function $E({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function eD(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, a = kE(e, t.project);
	if (a.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: a
	};
	let o = q.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [QE(n, r, a, i)] : [];
	}), s = [...a, ...o.flatMap((e) => e.problems)], c = T(s), l = o.flatMap((e) => e.destroys), u = o.flatMap((e) => e.unmanaged), d = o.flatMap((e) => e.kind.firstSends?.(nD(e, i, c)) ?? []), f = {
		format_version: 1,
		project: t.project,
		changes: [...o.flatMap(({ changes: e }) => e), ...c ? [] : l],
		kept: [...o.flatMap(({ kept: e }) => e), ...c ? l.map(rD) : []],
		skipped: o.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: aD(o, ({ unchanged: e }) => e),
			unmanaged: u.length,
			by_kind: Object.fromEntries(o.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: e.unmanaged.length
			}])),
			adopted: aD(o, ({ changes: e }) => e.filter((e) => iD(e, n)).length)
		},
		...d.length > 0 && { sends: d }
	}, p = o.flatMap((e) => e.kind.hints?.(nD(e, i, c)) ?? []);
	return {
		is: "planned",
		plan: f,
		facts: o.map((e) => tD(e, c)),
		unmanaged: u,
		problems: [...s, ...p],
		open: o.flatMap(({ open: e }) => e),
		keptTexts: o.flatMap(({ keptTexts: e }) => e)
	};
}
function tD({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length,
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : qE(e, i, n.objects),
		created: JE(e, r)
	};
}
function nD(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function rD({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function iD(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function aD(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function oD(e, t, n, r, i) {
	let a = (r) => eD(e, t, n, r), o = n.writers ? pr(n.writers) : dr.writers, s = a({
		...dr,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await sD(o, r);
	if (l.writers !== o && (s = a({
		...dr,
		writers: l.writers
	})), l.why !== void 0 && c.push(cD(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await lD(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function sD(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: pr(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function cD(e) {
	let t = `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`;
	return D("unknown-writers", t, {
		severity: "notice",
		reach: "project"
	});
}
async function lD(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(hr(e)));
	for (let t of Object.values(o?.entries ?? {})) c(zE(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : uD, m = p.versions.map((e) => dD(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(zE(u(), e, l));
	c(BE(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: fD(h, p.why)
	};
}
const uD = {
	is: "read",
	versions: []
};
function dD(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => Jx(t, e, n, r))
	};
}
function fD(e, t) {
	let n = `${J(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`;
	return D("unread-history", n, {
		severity: "notice",
		reach: "project"
	});
}
function pD(e, t) {
	let n;
	return () => (n ??= mD(e, Bg(t)), n);
}
async function mD(e, t) {
	try {
		let n = On(await e.contributorMe(t)) ?? {}, r = [Nn(n.user_id), F(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof Ft) || e instanceof At) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function hD(e, t, { cancellation: n, history: r, now: i }, { usable: a, target: o, applied: s, findsConflicts: c = !0 }) {
	let { settings: l } = t, u = {
		ownUser: pD(e, l.id),
		history: r,
		manifests: Zx(t),
		textFiles: t.textFiles,
		usable: a
	};
	try {
		let n = o && cS(o, t), d = await hE(e, l.id, t.declared, ...n?.is === "read" ? [n.declared] : []);
		if (!d.ok) return {
			is: "stopped",
			problems: [d.problem]
		};
		let f = d.value, { baseLanguage: p } = f.project, m = NE(t, f.project);
		if (m.length > 0) return {
			is: "stopped",
			problems: m
		};
		let h = sC(t.declared, p), g = n?.is === "read" ? {
			...n,
			declared: sC(n.declared, p)
		} : void 0, _ = await oD(h, f, l.rules, u, g?.declared), v = [
			...PE(l.languagePlaces, f.project),
			..._.problems,
			..._.notices
		];
		if (_.is === "stopped") return {
			..._,
			problems: v
		};
		let y = g && await oD(g.declared, f, g.rules, u), b = {
			target: g?.declared,
			applied: s,
			history: r,
			usable: a,
			now: i
		}, x = c ? await IE(_.keptTexts, t, b) : [], S = {
			..._,
			plan: a_(_.plan, x)
		}, C = n && dS(S, n, y);
		return {
			...S,
			live: f,
			problems: v,
			conflicts: o_(x),
			...C && { target: C }
		};
	} catch (e) {
		if (!(e instanceof Ft)) throw e;
		return e instanceof At && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [gD(e, t.declared)]
		};
	}
}
function gD(e, t) {
	let n = e instanceof Mt ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && _D(n, t);
	return D("api-error", e.message + vD(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function _D(e, { entries: t }) {
	return hm(q.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(gp).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? ym(t) : []));
	}))(e) !== e;
}
function vD(e) {
	return e instanceof Mt && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function yD({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await bD(e, r, i, a, o, s);
	return [
		...Ap(n, i.rules),
		...kp(e, t, i.rules, c, l),
		...SD(e, a)
	];
}
async function bD({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && mp(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await CE(c, o, a, s),
		unread: await TE(n, t, l, o, s)
	};
}
function xD(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || yE(e) || !bE(e) ? [] : [D("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function SD(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !yE(e) ? [] : [D("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/plan/take.ts
function CD(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(wD));
	return e.filter((e) => !n.has(e)).map((e) => {
		let t = `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${Ee(e, [...n])}`;
		return D("unknown-take", t);
	});
}
function wD({ entries: e }) {
	return q.flatMap((t) => {
		let n = t.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (e[t.plural] ?? []).flatMap(({ values: e }) => {
			let r = n.flatMap((t) => t.declared(e).map(({ part: e }) => e ?? ""));
			return Jg(t.identity(e)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/plan/compareDeclarations.ts
function TD(e, t) {
	let n = q.map((n) => ED(n, {
		head: e.entries[n.plural] ?? [],
		target: t.entries[n.plural] ?? []
	}));
	return {
		changes: n.flatMap(({ changes: e }) => e),
		released: n.flatMap(({ released: e }) => e),
		rematched: n.flatMap(({ rematched: e }) => e),
		changed_defaults: [...new Set(n.flatMap((e) => e.changed_defaults))]
	};
}
function ED(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, Ug(e, t.values)])), i = (e) => r.get(e) ?? Hg, a = Yg(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), o = new Set(a.values()), s = [], c = [], l = [], u = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), o = `${e.name}:${n + 1}`;
		if (!t) {
			s.push(OD(e, r, o));
			continue;
		}
		let d = kD(e, r, t, o, i);
		d && s.push(d);
		let f = jD(i(r), i(t));
		f.length > 0 && c.push({
			...DD(e, r),
			fields: f
		}), l.push(...MD(e, r, t, d?.renamed_from !== void 0)), Gg(e, r) !== Gg(e, t) && u.push(r.file.path);
	}
	return {
		changes: s,
		released: [...n.filter((e) => !o.has(e)).map((t) => DD(e, t)), ...c],
		rematched: l,
		changed_defaults: u
	};
}
function DD(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = h(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function OD(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !wp(e)).map((e) => AD(t, e));
	return {
		...DD(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function kD(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && P(r) === P(n.after) ? [] : [AD(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = DD(e, t);
	return {
		...d,
		place: IT(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...P(s) !== P(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function AD(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: h(e.file, e.spot, n)
	};
}
function jD(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function MD(e, t, n, r) {
	let [i, a] = [qg(e, t), qg(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: ND(a.previously),
		after: ND(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...DD(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function ND(e) {
	return e && (e.join(", ") || "[]");
}
// src/files/backup.ts
var PD = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function FD(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = Bt(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await Jt(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await RD(t) && (a = t);
				}
				n.size > 0 && await LD(ID(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await LD(a, t(a)), o = !0;
			} catch (e) {
				let t = new PD(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, ID(a)]) await $t(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await $t(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function ID(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function LD(e, t) {
	await $t(`${e}.part`, { force: !0 }), await tn(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await Qt(`${e}.part`, e);
}
async function RD(e) {
	try {
		return await tn(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// node_modules/yocto-queue/index.js
var zD = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, BD = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new zD(e);
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
function VD(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), HD(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new BD(), r = 0, i = () => {
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
				HD(t), e = t, queueMicrotask(() => {
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
function HD(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const UD = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var WD = class {
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
			return `${UD[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(qD(e)), n = t ? GD(t, e) : e;
			return this.written.has(qD(e)) && t !== void 0 && KD(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(qD(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.last = this.last.catch(() => {}).then(() => n.write([...this.kept.values()], this.urls)).then(() => {
			for (let e of r) this.written.add(qD(e));
		}), this.last;
	}
};
function GD(e, t) {
	return e.action === "update" && t.action === "update" && mp(t.kind).mergeKept?.(e, t) || e;
}
function KD(e, t) {
	return vn({ ...e.entry }, { ...t.entry }) && vn({ ...e.wrote }, { ...t.wrote });
}
function qD({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var JD = class {
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
}, YD = class {
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
		let n = (e) => F(On(e)?.lang_iso) || void 0, r = await fC(() => this.client.languages(e, { limit: 500 }), n), i = r && Fn(r, n);
		if (!i) throw new uC();
		return i;
	}
};
// src/apply/order.ts
function XD({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && $D(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...ZD(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function ZD(e) {
	let t = new Map();
	for (let n of e) for (let e of eO(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, QD(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function QD(e, t) {
	let n = eO(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function $D(e) {
	return e.fields.some(({ field: t }) => hp(e.kind, t).role === "identity");
}
function eO(e, t) {
	return e.fields.filter(({ field: t }) => hp(e.kind, t).role === "identity").flatMap((n) => tO(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function tO(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(tO) : [];
}
// src/apply/apply.ts
function nO(e, { batchSize: t }) {
	return XD(e).map((e) => q.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : mE(n).batches(r, t);
	}));
}
async function rO(e, t, n) {
	let r = new JD(), i = iO(e, t, n), a = VD(n.concurrency);
	for (let e of nO(t, n)) {
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
function iO(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: Se,
			variables: n.variables,
			evidence: fr
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new jC(n.halt, n.mayWrite),
		backup: new WD(n.backup),
		languages: new YD(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? mE(mp(e)).open(i);
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
// src/plan/planFile.ts
const aO = Et().min(0), oO = _t({
	file: M(),
	line: aO,
	col: aO,
	endLine: aO,
	endCol: aO
}), sO = ht(), cO = _t({
	field: M(),
	part: M().exactOptional(),
	before: sO.exactOptional(),
	after: sO,
	place: oO,
	seen: M().exactOptional()
}), lO = Ot([gt(), M()]).transform(String), uO = {
	ref: M(),
	kind: Dt(q.map(({ name: e }) => e)),
	label: M()
}, dO = {
	place: oO,
	identity: sO,
	fields: Tt(cO).readonly()
}, fO = Ct("action", [
	_t({
		...uO,
		action: bt("create"),
		...dO
	}),
	_t({
		...uO,
		action: bt("update"),
		id: lO,
		renamed_from: M().exactOptional(),
		seen: M(),
		...dO
	}),
	_t({
		...uO,
		action: bt("destroy"),
		id: lO,
		how: Dt(["archive", "destroy"]),
		seen: M()
	})
]), pO = _t({
	project: _t({
		id: M(),
		digest: M().exactOptional()
	}),
	changes: Tt(fO).readonly()
});
function mO(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function hO(e) {
	try {
		return gO(_O(e));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function gO(e) {
	let t = "Make it with lokaform plan --out.", n = _t({ format_version: kt() }).safeParse(e);
	if (!n.success) return { issue: `it is not a plan. ${t}` };
	let r = n.data.format_version;
	if (r !== 1) return { issue: `it has format_version ${JSON.stringify(r)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let i = _t({ plans: Tt(pO) }).safeParse(e);
	if (i.success) return { plans: i.data.plans };
	let a = pO.safeParse(e);
	return a.success ? { plans: [a.data] } : { issue: `it is not a complete plan. ${t}` };
}
function _O(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/report/withoutValues.ts
function vO(e) {
	let t = sm(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? t.problems.map(yO) : t.problems,
		projects: t.projects.map((e) => e.hide_texts ? bO(e) : e),
		...n && { manifest_comparison: SO(n) }
	};
}
function yO({ quotes: e, ...t }) {
	return t;
}
function bO(e) {
	let t = e.problems.map(yO);
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
			changes: n.changes.map(CO),
			kept: n.kept.map(wO)
		},
		...r && { target: xO(r) },
		...i && { results: i.map((e) => ({
			...e,
			change: CO(e.change)
		})) }
	};
}
function xO(e) {
	if (e.is !== "compared") return e;
	let { caused: t, pending: n, resolved: r, kept: i } = e;
	return {
		...e,
		caused: t.map(CO),
		pending: n.map(CO),
		resolved: r.map(CO),
		kept: i.map(wO)
	};
}
function SO(e) {
	if (e.is !== "compared") return e;
	let t = e.projects.map((e) => e.hide_texts ? {
		...e,
		changes: e.changes.map(CO),
		released: e.released.map(TO)
	} : e);
	return {
		...e,
		projects: t
	};
}
function CO(e) {
	if (e.action === "destroy") return e;
	let t = e.fields.map((t) => {
		if (!EO(e.kind, t.field)) return t;
		let { before: n, after: r } = t;
		return {
			...t,
			...n !== void 0 && { before: DO(n) },
			after: DO(r)
		};
	});
	return {
		...e,
		fields: t
	};
}
function wO(e) {
	return !("field" in e) || !EO(e.kind, e.field) ? e : {
		...e,
		live: DO(e.live),
		declared: DO(e.declared)
	};
}
function TO({ fields: e, ...t }) {
	if (!e) return t;
	let n = e.map((e) => EO(t.kind, e.field) ? {
		...e,
		before: DO(e.before)
	} : e);
	return {
		...t,
		fields: n
	};
}
function EO(e, t) {
	return gp(hp(e, t));
}
function DO(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(DO) : xn(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, DO(t)])) : e;
}
// src/files/outputs.ts
const OO = new AbortController().signal;
async function kO(e, t, n) {
	let { command: r, out: i, report: a, plan: o, reports: s, backupDir: c, configFile: l, others: u } = e, d = (e, t, n) => t === void 0 ? [] : [{
		option: e,
		path: t,
		is: n
	}], f = [
		...d("out", i, "file"),
		...d("report", a, "file"),
		...d("backup-dir", r === "apply" || r === "restore" ? c : void 0, "folder")
	];
	if (f.length === 0) return new Map();
	let p = t.map((e) => Ut(n.displayRoot, e)), m = Object.values(await Bx(u, OO)).flat();
	return NS(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function AO(e, t, n) {
	let r = t.projects.flatMap(({ plan: e }) => e ?? []), i = await kO(e, t.manifests, n), a = [], o = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || a.push(e);
	}, s = async (e, t, r) => {
		if (t === void 0) return;
		let a = i.get(e);
		if (a) o(a);
		else try {
			let i = `${JSON.stringify(r, null, 2)}\n`;
			return await FS({
				option: e,
				path: t,
				is: "file"
			}, i, n), t;
		} catch (n) {
			let r = n instanceof Error ? n.message : String(n);
			o(PS({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	};
	return {
		plan: r.length > 0 ? await s("out", e.out, mO(r)) : void 0,
		report: await s("report", e.report, e.publish ? t : vO(t)),
		problems: a
	};
}
// src/report/redaction.ts
const jO = new Set([
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
]), MO = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function NO(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => PO(e, t));
	return {
		...LO(e, t),
		declared: n,
		projects: r
	};
}
function PO(e, t) {
	let n = LO(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: IO(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function FO(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === IO(t);
}
function IO(e) {
	return Gt("sha256").update(e).digest("hex");
}
function LO(e, t) {
	return RO(e, t, !1);
}
function RO(e, t, n) {
	return typeof e == "string" ? t(e) : Array.isArray(e) ? e.map((e) => RO(e, t, n)) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, r]) => n ? [t(e), RO(r, t, !0)] : [e, jO.has(e) ? r : RO(r, t, MO.has(e))]));
}
// src/backup/text.ts
function zO(e, t) {
	let { restore: n, ...r } = e, i = t.map(({ kind: e, id: t, entry: n, action: r, wrote: i }) => {
		let { idMember: a } = mp(e);
		return {
			[a]: n[a] ?? t,
			action: r,
			...Object.keys(i).length > 0 && { values: i }
		};
	}), a = q.flatMap(({ name: e, plural: n }) => {
		let r = t.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[n, r]];
	}), o = new Hl.Document({
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
		` Project: ${BO(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${BO(n)}`
	].join("\n"), o.toString({
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
function BO(e) {
	return e.replace(VO, " ");
}
const VO = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/plan/reviewed.ts
function HO(e, t, n) {
	let r = UO(t.changes, (e) => P(WO(e))), i = new Set(e.changes.filter((e) => r.get(P(WO(e)))?.shift())), a = UO([...r.values()].flat(), GO), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(GO(e))?.shift();
		return t && QO(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: YO(t ? KO(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: XO(e, n) ?? YO("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function UO(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function WO(e) {
	let t = qO(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		GO(e),
		e.label,
		r,
		n,
		i,
		JO(e),
		t
	];
}
function GO(e) {
	let { kind: t, action: n } = e;
	return P([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function KO(e, t) {
	let n = (e) => P(qO(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && JO(e) !== JO(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function qO(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function JO(e) {
	return e.action === "create" ? "" : e.seen;
}
function YO(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function XO(e, t) {
	let n = mp(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && ZO(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function ZO(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function QO(e, t, n) {
	let r = mp(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => P([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && ZO(r, o, s, t.label, n);
}
// src/run/restoreCommand.ts
function $O(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(iC).join(" ");
}
// src/run/project.ts
async function ek(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await tk(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: ik([t]),
			bugs: [t]
		};
	}
}
async function tk(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, d = aC(t.settings, {
		...u,
		signal: c
	}), f = aC(t.settings, {
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
	let p = await hD(d.value, t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift"
	});
	if (p.is === "stopped") return {
		...e,
		problems: p.problems
	};
	let { live: m, plan: h, unmanaged: g, problems: _, conflicts: v } = p, y = await yD(p, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [..._, ...y.map(nk)],
			plan: h,
			unmanaged: g
		};
		return await o.onPlan(t), t;
	}
	let b = r?.get(s), x = {
		project: m.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: fr
	}, { plan: S, notApplied: C } = b ? HO(h, b, {
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
			...xD(S, n)
		],
		plan: S,
		...p.target && { target: p.target },
		effort: { requests: nO(S, t.settings).flat().length },
		...C.length > 0 && { results: C }
	}, T = await o.onPlan(w);
	if (n.command === "plan" || y.length > 0) return w;
	if (!T) return o.cancellation.stopped ? w : {
		...w,
		problems: [...w.problems, rk]
	};
	let E = await ok(f.value, S, t, n, o);
	return {
		...w,
		...E,
		results: [...E.results, ...C],
		problems: [...w.problems, ...E.problems]
	};
}
function nk(e) {
	return {
		...e,
		severity: "warning"
	};
}
const rk = D("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function ik(e) {
	return e.length === 0 ? [] : [D("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function ak({ id: e, secrets: t }) {
	let n = new m();
	return n.hide(t), n.clean(e);
}
async function ok(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = ak(n), v = i === void 0 ? void 0 : FD(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: IO(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => $O(Mh(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => zO({
			...y,
			restore: b(t)
		}, e), t).catch((e) => {
			throw x = e.message, e;
		});
	}, C, w = await rO(e, t, {
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
			...ik(E),
			...x === void 0 ? [] : [D("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: Mh(v.path, u),
			restore: b(v.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
// src/run/compareManifests.ts
const sk = { entries: {} };
async function ck({ problems: e }, t, n) {
	if (T(e)) return {
		is: "not compared",
		why: "the manifests or the settings have problems"
	};
	let r = await n();
	if (!r) return {
		is: "not compared",
		why: "the run is for no pull request"
	};
	if (r.is === "missing") return {
		is: "not compared",
		why: r.why
	};
	let { commit: i, projects: a } = r, o = (e) => new Map(e.map((e) => [e.settings.name, e])), [s, c] = [o(t), o(lk(t, a))];
	return {
		is: "compared",
		commit: i,
		projects: [...new Set([...s.keys(), ...c.keys()])].map((e) => uk(e, s.get(e), c.get(e)))
	};
}
function lk(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function uk(e, t, n) {
	let r = [t, n].some((e) => e && !e.settings.showTexts);
	return {
		...e !== void 0 && { name: e },
		...TD(t?.declared ?? sk, n?.declared ?? sk),
		settings: Sy(n?.settings.inFile ?? new Map(), t?.settings.inFile ?? new Map()),
		...r && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function dk({ plan: e, projects: t }, n) {
	if (e === void 0) return {
		plans: void 0,
		problems: []
	};
	let r = (e) => ({
		plans: void 0,
		problems: [D("bad-plan", e)]
	}), i = Mh(e, n), a = await zh(e, "The plan", n);
	if (!a.ok) return {
		plans: void 0,
		problems: [a.problem]
	};
	let o = hO(a.value);
	if ("issue" in o) return r(`The plan ${i} cannot be used: ${o.issue}`);
	let s = new Map(t.flatMap(({ id: e }) => {
		let t = o.plans.find(({ project: t }) => FO(t, e));
		return t ? [[e, t]] : [];
	})), c = t.find(({ id: e }) => e !== "" && !s.has(e));
	return c ? r(`The plan ${i} is for another project (${o.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${c.id}. Make a plan for ${c.id}, or give the plan file of that project.`) : {
		plans: s,
		problems: []
	};
}
// src/run/run.ts
function fk(e, t, n) {
	return pk(n, (n) => mk(e, t, n));
}
async function pk(e, t) {
	let n = new m(), r = (e) => n.clean(e);
	return NO(await t({
		...e,
		onSecrets: (t) => {
			n.hide(t), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: r(t.path)
		}),
		onPlan: (t) => e.onPlan(PO(t, r))
	}), r);
}
async function mk(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = await $x(e, i, r.stopping, a), { reads: s } = o, c = e.command === "validate" ? [...o.problems.map(gk), ...s.flatMap(({ declared: e }) => hk(e))] : o.problems;
	n.onSecrets(s.flatMap(({ declared: e }) => Pd(e.variables)));
	let l = await dk(e, i), u = s.map((e) => e.declared), d = e.projects.flatMap(({ rules: e }) => e.take), f = [...new Set(s.flatMap((e) => e.manifests))], p = await kO(e, f, i), m = e.projects.flatMap(({ name: e }) => e ?? []), h = {
		format_version: 1,
		command: e.command,
		...m.length > 0 && { selected: m },
		manifests: f,
		declared: Object.fromEntries(q.map(({ plural: e }) => [e, u.reduce((t, { entries: n }) => t + (n[e]?.length ?? 0), 0)])),
		problems: _k([
			...t,
			...l.problems,
			...c,
			...CD([...new Set(d)], u),
			...p.values()
		]),
		projects: [],
		requests: 0,
		...e.projects.some(({ showTexts: e }) => !e) && { hide_texts: !0 }
	}, g = () => r.stopped ? { stopped: r.stopped } : {};
	if (r.stopping.aborted) return {
		...h,
		...g()
	};
	let _ = {
		known: a,
		ids: e.projects.flatMap(({ id: e }) => e === "" ? [] : e),
		onSecrets: n.onSecrets
	}, v = () => n.target?.(f, _), y, { lastApplied: b } = n, x = b && (() => y ??= b(f, _));
	if (n.withoutSecrets) return {
		...h,
		manifest_comparison: await ck(h, s, v),
		...g()
	};
	if (e.command === "validate" || T(h.problems)) return h;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(h.manifests);
		if (h.problems = [...h.problems, ...e], T(e)) return h;
	}
	let S = 0, C = {
		...n,
		onResponse: (e) => {
			S += 1, n.onResponse(e);
		}
	}, w = [], E = e.command === "plan" ? await v() : void 0;
	h.problems = [...h.problems, ...uS(E, s, e.others.length > 0)];
	let D = {
		saved: l.plans,
		target: E,
		applied: x
	};
	for (let t of s) w.push(await ek(t, e, D, C));
	return {
		...h,
		projects: w,
		requests: S,
		...g()
	};
}
function hk({ entries: e }) {
	return q.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => t.checkOffline(e)));
}
function gk(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function _k(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function vk(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: fk }) {
	let o = {
		...n.sources,
		backupProject: r
	}, { settings: s, problems: c, withoutSecrets: l } = i ? {
		settings: i.settings,
		problems: n.problems
	} : await yk(e, t, {
		...n,
		sources: o
	});
	if (s.matrix) return xk(s, c, n);
	let u = new WS(), d = GS(u, s.timeLimit);
	try {
		let e = n.context(s, u, t), r = await a(s, c, l ? {
			...e,
			withoutSecrets: l
		} : e), d = await n.publish(r, t, s, u.stopping), f = bk(r, d), p = await AO(s, f, o.folders), m = bk(f, p.problems), h = i && [
			...c,
			...i.found,
			...d,
			...p.problems
		];
		return await n.close(m, s, p, h), om(m, n.exitsWithFindings(s));
	} finally {
		d();
	}
}
async function yk(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await vb(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await vb("validate", t, n);
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
function bk(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function xk({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = D("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = T(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), T(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { mb as $, q as $n, Hh as $t, iC as A, Om as An, Jg as At, _S as B, Xp as Bn, Og as Bt, TC as C, Jm as Cn, xn as Cr, Q as Ct, oC as D, Vm as Dn, un as Dr, t_ as Dt, uC as E, Y as En, N as Er, e_ as Et, PS as F, Hp as Fn, kg as Ft, Gx as G, em as Gn, fg as Gt, Zx as H, am as Hn, Sg as Ht, NS as I, Wp as In, Lg as It, Rx as J, Ep as Jn, mg as Jt, Wx as K, rm as Kn, _g as Kt, FS as L, Gp as Ln, Dg as Lt, QS as M, Sm as Mn, Tg as Mt, WS as N, dm as Nn, Ng as Nt, sC as O, Im as On, sn as Or, $g as Ot, GS as P, sm as Pn, Mg as Pt, vb as Q, mp as Qn, Nh as Qt, AS as R, tm as Rn, Rg as Rt, Ow as S, th as Sn, P as Sr, b_ as St, hC as T, J as Tn, vn as Tr, __ as Tt, $x as U, Yp as Un, xg as Ut, rS as V, Zp as Vn, Z as Vt, Jx as W, Kp as Wn, dg as Wt, Ox as X, Cp as Xn, Wh as Xt, zx as Y, wp as Yn, $h as Yt, Sx as Z, hp as Zn, Gh as Zt, vE as _, xh as _n, Nn as _r, cv as _t, FO as a, Ph as an, Kd as ar, oy as at, RT as b, eh as bn, F as br, ev as bt, ID as c, Ah as cn, Vl as cr, Yv as ct, gD as d, vh as dn, fr as dr, Wv as dt, Mh as en, of as er, ub as et, eD as f, dh as fn, mr as fr, Gv as ft, kE as g, Ch as gn, An as gr, uv as gt, NE as h, Th as hn, jn as hr, Sv as ht, ok as i, zh as in, Pd as ir, ay as it, ZS as j, Nm as jn, Bg as jt, aC as k, Fm as kn, qg as kt, TD as l, kh as ln, Gi as lr, Xv as lt, BE as m, Dh as mn, pr as mr, Ev as mt, pk as n, Vh as nn, Wd as nr, $ as nt, kO as o, Rh as on, Sd as or, ey as ot, zE as p, fh as pn, hr as pr, kv as pt, Bx as q, Jp as qn, pg as qt, rk as r, Ih as rn, zd as rr, Vy as rt, nO as s, jh as sn, bu as sr, iy as st, vk as t, Lh as tn, Yd as tr, eb as tt, CD as u, Oh as un, qi as ur, Kv as ut, gE as v, oh as vn, Fn as vr, sv as vt, xC as w, qm as wn, Sn as wr, v_ as wt, OT as x, Xm as xn, Mn as xr, S_ as xt, FT as y, ah as yn, On as yr, ov as yt, pS as z, om as zn, X as zt };
