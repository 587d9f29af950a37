import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { c as r, i, r as a, s as o } from "./wire.js";
import { $n as s, $t as c, A as l, An as u, B as d, Bt as f, C as p, Cn as m, Ct as h, D as g, Dt as _, E as v, En as y, Et as b, F as x, Gn as S, Gt as C, Hn as ee, Ht as te, It as ne, Jn as re, Kt as ie, Lt as ae, Mn as oe, Mt as se, N as ce, Nt as le, O as ue, On as de, Ot as fe, Pn as pe, Pt as me, Qn as he, Qt as ge, Rt as w, S as _e, Sn as ve, T as ye, Tn as be, Tt as xe, Un as Se, Vt as Ce, W as we, Wn as Te, Wt as Ee, Xn as De, Xt as Oe, Yt as ke, Zt as Ae, _ as je, _n as Me, an as Ne, bn as Pe, cn as Fe, ct as Ie, dn as Le, dt as Re, en as ze, er as Be, fn as Ve, ft as He, g as Ue, gn as We, hn as Ge, in as Ke, j as qe, jn as Je, k as T, kn as Ye, kt as Xe, ln as Ze, m as E, mn as Qe, mt as $e, nn as et, on as tt, p as nt, pn as rt, pt as it, qn as at, qt as ot, r as st, rn as ct, sn as lt, tn as ut, un as dt, ut as ft, v as pt, w as mt, wt as ht, xn as gt, yn as _t, z as vt, zt as yt } from "./start.js";
import { _ as bt, c as xt, d as St, f as Ct, g as D, h as wt, i as Tt, l as Et, m as Dt, n as Ot, o as kt, p as At, r as O, s as jt, t as Mt, v as Nt, y as Pt } from "./zod.js";
import { basename as Ft, dirname as k, isAbsolute as It, join as Lt, posix as Rt, relative as zt, resolve as Bt, sep as Vt } from "node:path";
import { access as Ht, constants as Ut, lstat as Wt, open as Gt, readFile as Kt, realpath as qt, stat as Jt } from "node:fs/promises";
import { setImmediate as Yt, setTimeout as Xt } from "node:timers/promises";
// src/plan/keptTexts.ts
function Zt(e) {
	return "conflict" in e && e.conflict === !0;
}
function Qt(e) {
	return e.reason === "edited" && !Zt(e);
}
// src/kinds/kind.ts
function $t(e, t) {
	return en(e, t) === "off" ? void 0 : e.removalBy(t);
}
function en({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function tn({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
function A({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = nn(e(t)), f = s ? ae(n, r, o) : w(n, r, o);
	return {
		...d(i, `${u}: ${a}`, {
			place: f,
			severity: c,
			reach: l
		}),
		about: u
	};
}
function nn(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function rn({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
// src/kinds/unusable.ts
const an = "Run again. If that does not help, the service has changed or has a fault.";
function on(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${an}`;
		return [{
			declared: e,
			problem: A(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: sn(t.filter((e) => !i.has(e)), en(r.kind, n) !== "off", r)
	};
}
function sn(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "", s = `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${an}`;
	return [d("unusable-answer", s, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function cn(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function ln(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
// src/model/json.ts
function j(e) {
	return JSON.stringify(fn(e));
}
function un(e, t) {
	return dn(e, t) || j(e) === j(t);
}
function dn(e, t) {
	if (typeof e != "object" || typeof t != "object" || e === null || t === null) return e === t;
	if (pn(e) || pn(t)) return pn(e) && pn(t) && e.length === t.length && e.every((e, n) => dn(e, t[n]));
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => Object.hasOwn(t, n) && dn(e[n], t[n]));
}
function fn(e) {
	if (typeof e != "object" || !e) return e;
	if (pn(e)) return e.map(fn);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, fn(t)]));
}
function pn(e) {
	return Array.isArray(e);
}
function mn(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function hn(e, t) {
	return mn(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/traits.ts
function gn(e, t, n) {
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
function _n(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return wt(t);
}
// src/kinds/backup.ts
function vn(e, t, { how: n }, r) {
	let i = gn(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function yn(e) {
	return bn(e, ({ after: e }) => e);
}
function bn(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...mn(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/model/answered.ts
function xn(e) {
	return Sn(e) ? e : void 0;
}
function Sn(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Cn(e) {
	return typeof e == "string" ? e : void 0;
}
function wn(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Tn(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function En(e) {
	return Tn(typeof e == "number" ? Math.floor(e) : e);
}
function Dn(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function On(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function kn(e, t) {
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
const An = {
	changes: [],
	kept: [],
	issues: []
};
function jn(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
function Mn(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l } = e, u = e.equal ?? un;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] ?? e.undeclared?.(i, r);
			if (a === void 0) return An;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? An : {
				...An,
				issues: [jn(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && u(e.unset, c, i) ? An : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : u(s, c, i) ? An : {
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
function Nn(e) {
	return Mn(e);
}
function Pn(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
function Fn(e, t) {
	let n = e;
	return Nn({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: D(),
		value: D(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: Pn,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function In(e, t = () => void 0) {
	let n = e;
	return Nn({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && { role: "shape" },
		expects: "true or false",
		schema: Tt(),
		value: Tt(),
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
const Ln = Nn({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: jt().min(0),
	value: jt(),
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
}), Rn = Dt(D(), xt()), zn = Nn({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Rn,
	value: xt(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				return JSON.parse(Bn(e.custom_attributes));
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = Rn.safeParse(e);
		return t.success ? Pn(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function Bn(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Vn({ rules: e }, t) {
	return e.onRemove === "archive" && t?.is_archived === !0;
}
// src/kinds/key/listFields.ts
const Hn = Nn({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: O(Mt(r)).min(1),
	value: O(Mt(r)),
	live: (e) => e.onOtherPlatform ? void 0 : Wn(e.platforms),
	desired: (e) => Wn(e),
	inPlan: (e) => Wn(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Un = Nn({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: O(D().min(1)),
	value: O(D()),
	unset: [],
	live: (e) => Gn(e.tags),
	check: (e, { rules: t }) => {
		let n = _t(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Gn(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Gn([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: Pn,
	declareNew: (e) => Pn(e.filter((e) => !e.startsWith(Me))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Gn([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Wn(e) {
	return r.filter((t) => e.includes(t));
}
function Gn(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const Kn = (e) => {
	let t = e.exactOptional();
	return wt({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, qn = Kn(D()), Jn = Kn(D().min(1));
function Yn(e, t) {
	return typeof e == "string" ? e : e[t];
}
function M(e, t = r) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let i of r) {
		let r = t.includes(i) ? e[i] : void 0;
		r !== void 0 && !n.includes(r) && n.push(r);
	}
	return n;
}
function Xn(e, t = r) {
	return (M(e, t)[0] === void 0 ? M(e) : M(e, t)).join(" / ");
}
function Zn(e, t) {
	let n = {};
	for (let i of r) {
		let r = Yn(e, i);
		t.includes(i) && r !== void 0 && (n[i] = r);
	}
	return n;
}
function Qn(e) {
	let [t = "", ...n] = M(e);
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
const $n = Nn({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: Nt([D().min(1), Jn.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: qn,
	live: (e, { platforms: t }) => Zn(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = M(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Zn(e, n)
		} : a;
	},
	inPlan: (e) => Zn(e, r),
	check: er,
	merge: nr,
	carries: (e, t) => r.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = M(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Qn(t);
	},
	show: (e) => {
		let [t = "", ...n] = M(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function er(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && M(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && M(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const tr = Nn({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: qn,
	value: qn,
	unset: {},
	live: (e) => rr(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => r.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => Pn(rr(e)),
	merge: nr,
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
		slots: rr(e)
	})
});
function nr(e, t, n) {
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
	return rr(i);
}
function rr(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function ir(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [j(Object.fromEntries(t))];
}
// src/model/evidence.ts
const ar = {
	writers: { is: "not asked" },
	agreed: new Set()
}, or = {
	writers: { is: "everyone" },
	agreed: new Set()
};
function sr(e) {
	return {
		is: "known",
		names: new Set(e.map((e) => e.toLowerCase()))
	};
}
function cr({ id: e, address: t }, n) {
	if (n.is !== "known") return n.is === "everyone";
	let { names: r } = n;
	return e !== void 0 && r.has(e) || t !== void 0 && r.has(t.toLowerCase());
}
function lr({ id: e, language: t }) {
	return j([e, t]);
}
// src/kinds/key/textValue.ts
const ur = Dt(D(), D()), dr = Nt([D(), ur]);
function fr(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = ur.safeParse(JSON.parse(e));
		return t.success ? mr(t.data) : e;
	} catch {
		return e;
	}
}
function pr(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function mr(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function hr(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (gr(e) && gr(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function gr(e) {
	return typeof e == "string" ? e === "" : Object.keys(mr(e)).length === 0;
}
// src/kinds/key/compareText.ts
function _r(e, t, n, r) {
	let { rules: i, project: a, evidence: o } = r, s = gt(i, a, e);
	if (s === "ignore") return;
	let c = "translations";
	if (!n) return {
		field: c,
		part: e,
		after: t
	};
	let l = n.translations?.find(({ language_iso: t }) => t === e);
	if (!l) return jn(`${e} text`, [e]);
	let u = fr(l.translation, n.is_plural), d = pr(t, u);
	if (hr(u, d)) return;
	let f = {
		field: c,
		part: e,
		before: u,
		after: d,
		...xr(l, u)
	};
	if (s === "enforce" || gr(u) || Pe(i, r.names, {
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
	let m = vr(l, n, {
		live: u,
		after: d
	}, r);
	return m.is === "replaced" ? f : {
		kept: {
			...p,
			reason: "edited",
			...xr(l, u)
		},
		...m.open && { open: m.open }
	};
}
function vr(e, { key_id: t }, { live: n, after: r }, { evidence: i }) {
	let a = yr(n, r);
	if (a?.length === 0 || i.agreed.has(lr({
		id: t,
		language: e.language_iso
	}))) return { is: "replaced" };
	let o = cr({
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
function yr(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(mr(e)).filter((n) => e[n] !== t[n]);
}
function br(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...xr(e, t)
	};
}
function xr(e, t) {
	if (!e.modified_at_timestamp || gr(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: Sr(n) },
		...i && { reviewed: i }
	} };
}
function Sr(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
const Cr = ur.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: te }
}), wr = Nt([D(), Cr]), Tr = Dt(D().min(1), wr), Er = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Dr = O(wt({
	language_iso: D(),
	translation: Pt()
})).refine(Er, "has a language twice"), Or = O(wt({
	language_iso: D().min(1),
	translation: wr
})).refine(Er, "has a language twice"), kr = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: Nt([Tr, Or.transform(Mr).pipe(Tr)]),
	rewrite: jr,
	diff({ translations: e }, t, n) {
		if (!e || n.project.segmentation) return An;
		let r = [], i = [], a = [], o = [];
		for (let [s, c] of Object.entries(e)) {
			let e = Ar(s, c, n);
			if (e) {
				a.push(e);
				continue;
			}
			let l = _r(s, c, t, n);
			l && "code" in l ? a.push(l) : l && "kept" in l ? (i.push(l.kept), l.open && o.push(l.open)) : l && r.push(l);
		}
		return r.length + i.length + a.length === 0 ? An : {
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
			translation: dr.parse(t)
		}));
	},
	show(e) {
		let t = dr.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: mr(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && fr(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = fr(n, t);
			return gr(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => gr(fr(e, t))),
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
		return n && br(n, fr(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !gr(fr(n.translation, e.is_plural));
	},
	same: (e, t) => hr(dr.parse(e), dr.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Ar(e, t, { plural: n, project: r }) {
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
function jr(e) {
	if (!Array.isArray(e)) return;
	let t = Dr.safeParse(e);
	if (t.success) return {
		value: Mr(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Mr(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function Nr({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => ir(fr(t, e)));
}
// src/kinds/key/traits.ts
const Pr = [
	$n,
	Hn,
	Fn("description", !0),
	Un,
	kr,
	tr,
	Fn("context", !0),
	Ln,
	In("is_plural"),
	Fn("plural_name"),
	In("is_hidden"),
	In("is_archived", (e, t) => !Vn(e, t) && void 0),
	zn
], Fr = D().min(1), Ir = Nt([jt().positive(), D().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Lr = _n(Pr).required({ key_name: !0 }).extend({
	previously: Nt([Fr.transform((e) => [e]), O(Fr)]).exactOptional(),
	key_id: Ir.exactOptional()
}).meta({ allOf: [Rr(!0), Rr(!1)] });
function Rr(e) {
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
const zr = _n(Pr.filter((e) => e.name !== "key_name" && e.name !== "translations")), N = {
	name: "key",
	fields: Pr,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Xn(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, evidence: i }) => ({
		project: n,
		rules: r,
		evidence: i,
		names: r.take.length > 0 ? M(e.key_name) : [],
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? Me + r.owner : void 0
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
	declaredId: (e) => On(e.key_id),
	liveLabel: (e) => Xn(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Vn(n, t),
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
function Br(e, t, n) {
	let r = gn(N, t, N.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => hn(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => Vr(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...bn(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: N.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: yn(s ? [s, ...a] : o)
	};
}
function Vr(e) {
	return N.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function Hr(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: Ur(e.entry, t.entry),
		wrote: Ur(e.wrote, t.wrote)
	} : e;
}
function Ur(e, t) {
	let n = {
		...Wr(e),
		...Wr(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Wr({ translations: e }) {
	return mn(e) ? e : {};
}
// src/kinds/key/docs.ts
const Gr = "The live value is not compared and not changed.", Kr = (e) => `${Gr} A new key has ${e}.`, qr = {
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
		undeclared: `${Gr} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: Kr("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: Kr("no tags, except the one of the setting `owner`"),
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
		undeclared: Kr("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: Kr("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: Kr("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: Kr("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: Kr("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${Gr} A new key is visible.`
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
		undeclared: Kr("none"),
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
function Jr(e, t, { second: n, first: r, field: i }, a = "") {
	let o = w(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${Yr(w(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return d(e, s, { place: o });
}
function Yr({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
function Xr(e) {
	let t = [], n = new Map();
	for (let r of e) {
		let e = Object.entries(Zr(r)), i = e.flatMap(([e, t]) => (n.get(t) ?? []).filter((n) => Object.entries(Zr(n)).some(([n, r]) => n === e && r === t))).find((e) => !Qr(e, r));
		i && t.push(Jr("duplicate-key", `Key "${M(r.values.key_name).join(" / ")}"`, {
			second: r,
			first: i,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
		for (let t of new Set(e.map(([, e]) => e))) {
			let e = n.get(t);
			e ? e.push(r) : n.set(t, [r]);
		}
	}
	return t;
}
function Zr({ values: e }) {
	return Zn(e.key_name, e.platforms ?? r);
}
function Qr(e, t) {
	let [n, r] = [e.values.filenames, t.values.filenames];
	return n !== void 0 && r !== void 0 && j($r(n)) !== j($r(r));
}
function $r(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
function ei(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = ii(ri(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = $n.declare(s, N.liveContext(s, n, "")), t = {
			...a.values,
			key_name: Lr.shape.key_name.parse(e)
		}, r = ni(s.tags, n);
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
	let c = ti(i, t, r), l = c && { claims: c };
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
		context: ni(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = ni(c.tags, n);
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
function ti({ key_name: e, platforms: t = [...r], filenames: n }, i, a) {
	return i.find((r) => !a.has(r) && t.some((t) => r.platforms.includes(t) && Yn(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function ni(e, t) {
	let n = e.find((e) => e.startsWith(Me))?.slice(Me.length), r = {
		...We,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function ri({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = hn(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !mn(r) ? [e, n] : [e, {
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
function ii(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return A(N, e, "unknown-language", r, {
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
function ai(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of oi(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = a.from ? new Set(oi(a).flatMap((e) => [...r.get(e) ?? []])) : [], [o, s] = e;
		if (o && s) t.push(si(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => ci(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function oi({ values: e }) {
	let t = Zn(e.key_name, e.platforms ?? r);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function si(e, t) {
	let n = `This string belongs to more than one entry with this name: those at ${t.flatMap(([e]) => e ? [vi(w(e.file, e.spot, ["key_name"]))] : []).join(" and ")}. Set platform in the row of texts, or give these entries other names.`;
	return A(N, e, "duplicate-key", n, {
		path: ["key_name"],
		reach: "run"
	});
}
function ci(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = fi(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, mi(t, e)])), [s] = e.flatMap((e) => pi(e, "translations"));
	s && a.set("translations", me(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => pi(e, t));
		n && a.set(t, n);
	}
	let c = li(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: hi(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...gi(e),
			...t.from ? {} : t.onCreate
		},
		spot: me(t.spot, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [_i(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function li(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && ui(t));
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
		problems: a && o ? [di(o, a)] : []
	};
}
function ui({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function di(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${vi(w(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return A(N, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function fi(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(_i(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function pi({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [me(r, { file: t })] : [];
}
function mi(e, t) {
	let n = e.spot.members?.get("translations")?.members?.get(t);
	return me(n ?? e.spot, { file: e.file });
}
function hi(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function gi(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = r.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...i.length > 0 && { tags: i }
	};
}
function _i(e, t, n) {
	let r = vi(w(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return A(N, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function vi({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/manifest/wording.ts
function yi(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Ei(t, n)}.${Oi([...t, e], n)}${Ue(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${Ue(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function bi(e, t) {
	return `${Di(e, t)} is missing. It is required in ${t.thing}.${Oi(e, t)}`;
}
function xi(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Di(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Di(e, t)} has no value.${Oi(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${Di(e, t)} has no value. Remove it, or give it a value.${Oi(e, t)}` : `${Di(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function Si(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${Ue(e, t)}`;
}
function Ci(e, t, n) {
	return `${Di(t, n)} ${e}.${Oi(t, n)}`;
}
function wi(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Di(e, t)} is empty.${Oi(e, t)}${n}`;
}
function Ti(e, t, n, r) {
	if (t.length === 0) return `This is ${ki(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Di(t, n)} is ${ki(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Di(t, n)} is ${ki(e)}.${Oi(t, n)}`;
}
function Ei(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Ei(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Di(e, t) {
	let n = Ei(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Oi(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Ei([n], t)} must be ${r.expects}.` : "";
}
function ki(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function Ai(e, t) {
	return e.filter((n) => !Mi(n, e, t)).flatMap((e) => Ni(e, t).map((n) => ji(n, e, t)));
}
function ji(e, { path: t }, n) {
	let r = Ri(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(w(n.file, n.spot, t)), String(r)]
	};
}
function Mi(e, t, n) {
	return t.some((t) => t.code === "unrecognized_keys" ? Ri(n.value, e.path) === void 0 && pt(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join(".") : !1);
}
function Ni(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Li(e, n, t));
	if (e.code === "invalid_key") return [Li(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Ri(t.value, n), i = w(t.file, t.spot, n);
	if (r === void 0) return [d("wrong-value", bi(n, t), { place: i })];
	if (r === null) return [d("null-value", xi(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return Pi(e, r, i, t);
		case "invalid_type": return [d("wrong-type", Ti(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [d("wrong-type", Ti(r, n, t, i), { place: i })] : [d("wrong-value", Si(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [d("wrong-value", Ci(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [d("wrong-value", Ti(r, n, t, i), { place: i })] : [d("wrong-value", wi(n, t), { place: i })];
	}
}
function Pi(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => Fi(t) - Fi(e)).find((e) => Fi(e) > 0), a = e.errors.find((e) => e.every(Ii)), o = i ?? a;
	return o ? Ai(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [d("wrong-type", Ti(t, e.path, r, n), { place: n })];
}
function Fi(e) {
	return Math.max(...e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Ii({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Li(e, t, n) {
	let r = ae(n.file, n.spot, [...t, e]);
	return d("unknown-member", yi(e, t, n), { place: r });
}
function Ri(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/quickSchema.ts
const zi = {
	read: () => void 0,
	isExact: !1
};
function Bi(e) {
	let { read: t } = Vi(e);
	return (e) => t(e);
}
function Vi(e) {
	let { def: t } = e._zod, { read: n, isExact: r } = Ui(e), i = (t.checks ?? []).map(Hi);
	if (i.length === 0) return {
		read: n,
		isExact: r
	};
	if (i.includes(void 0)) return zi;
	let a = (e) => i.every((t) => t?.(e) === !0);
	return {
		isExact: r,
		read: (e) => {
			let t = n(e);
			return t !== void 0 && a(t) ? t : void 0;
		}
	};
}
function Hi(e) {
	let { def: t } = e._zod;
	if (t.check === "min_length" && t.minimum === 1) return (e) => (typeof e == "string" || Array.isArray(e)) && e.length > 0;
	if (t.check === "greater_than" && t.inclusive && typeof t.value == "number") {
		let e = t.value;
		return (t) => typeof t == "number" && t >= e;
	}
	if (t.check === "custom" && typeof t.fn == "function") return (e) => t.fn(e) === !0;
}
function Ui(e) {
	let { def: t } = e._zod;
	if ("coerce" in t && t.coerce) return zi;
	switch (t.type) {
		case "string": return "format" in t ? zi : Wi((e) => typeof e == "string");
		case "boolean": return Wi((e) => typeof e == "boolean");
		case "null": return Wi((e) => e === null);
		case "number": return "format" in t ? t.format === "safeint" ? Wi(Number.isSafeInteger) : zi : Wi(Number.isFinite);
		case "enum": {
			let e = Object.values(t.entries);
			return Wi((t) => typeof t == "string" && e.includes(t));
		}
		case "optional":
		case "nonoptional": return Vi(t.innerType);
		case "array": return Gi(Vi(t.element));
		case "record": return t.mode === "loose" || t.keyType._zod.def.type !== "string" ? zi : Ki(Vi(t.keyType), Vi(t.valueType));
		case "object": return qi(e);
		case "union": return t.inclusive === !1 ? zi : Yi(t.options.map(Vi));
		default: return zi;
	}
}
function Wi(e) {
	return {
		read: (t) => e(t) ? t : void 0,
		isExact: !0
	};
}
function Gi({ read: e, isExact: t }) {
	let n = (t) => Array.isArray(t) && t.every((t) => e(t) === t);
	return {
		read: (e) => n(e) ? e : void 0,
		isExact: t
	};
}
function Ki(e, t) {
	let n = (n) => Xi(n) && Object.keys(n).every((r) => e.read(r) === r && t.read(n[r]) === n[r]);
	return {
		read: (e) => n(e) ? e : void 0,
		isExact: e.isExact && t.isExact
	};
}
function qi({ _zod: { def: e } }) {
	if (e.catchall?._zod.def.type !== "never") return zi;
	let t = Object.entries(e.shape).map(([e, t]) => ({
		name: e,
		...Vi(t),
		isOptional: Ji(t)
	}));
	return {
		read: (e) => {
			if (!Xi(e)) return;
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
function Ji(e) {
	let { def: t } = e._zod;
	return t.type === "optional" && t.innerType._zod.optin === void 0;
}
function Yi(e) {
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
function Xi(e) {
	return typeof e == "object" && !!e && Object.getPrototypeOf(e) === Object.prototype && !Object.hasOwn(e, "__proto__");
}
// src/manifest/entries.ts
function Zi(e, t) {
	let n = new Map(), r = [], { value: i, spot: a, file: o } = e;
	if (!sa(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = w(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [d("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || Ue(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.push(d("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: ae(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r
	};
}
function Qi({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return d("empty-manifest", r, { place: w(e, t) });
}
function $i(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = w(e.file, t.spot);
		return {
			entries: [],
			problems: ia(e, n) ? [] : [d("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = [], a = Array.from(t.spot.members ?? [], ([, e]) => e), o = Bi(n.schema);
	for (let [s, c] of t.value.entries()) {
		let l = ea(e, {
			value: c,
			spot: a[s] ?? t.spot
		}, n, o);
		l.values !== void 0 && r.push({
			values: l.values,
			spot: l.spot
		}), i.push(...l.problems);
	}
	return {
		entries: r,
		problems: i
	};
}
function ea(e, t, n, r = Bi(n.schema)) {
	let { value: i, spot: a } = aa(t, n.fields), o = r(i);
	if (o !== void 0) return {
		values: o,
		spot: a,
		problems: []
	};
	let s = n.schema.safeParse(i);
	if (s.success) return {
		values: s.data,
		spot: a,
		problems: []
	};
	if (ia(e, w(e.file, a))) return {
		spot: a,
		problems: []
	};
	let { file: c, textAt: l } = e, u = {
		value: i,
		spot: a,
		file: c,
		textAt: l,
		noun: "field",
		within: [],
		thing: n.thing,
		members: ra(n),
		takesEmpty: (e) => {
			let { error: t } = n.schema.safeParse(ta(i, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return {
		spot: a,
		problems: Ai(s.error.issues, u)
	};
}
function ta(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = ta(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const na = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function ra({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(na).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function ia({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function aa(e, t) {
	if (!sa(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, oa(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, me(a, { members: new Map(o) }));
		r = me(r, { members: s });
	}
	return {
		value: n,
		spot: r
	};
}
function oa(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function sa(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var P = Symbol("NOT_RESOLVED");
function F(e, t) {
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
function ca(e, t) {
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
function la(e, t) {
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
var ua = F("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), da = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], fa = F("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => da.indexOf(e) === -1 ? P : null,
	identify: (e) => e === null,
	represent: () => "null"
}), pa = F("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : P,
	identify: (e) => e === null,
	represent: () => "null"
}), ma = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ha = F("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => ma.indexOf(e) === -1 ? P : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ga = [
	"true",
	"True",
	"TRUE"
], _a = [
	"false",
	"False",
	"FALSE"
], va = F("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => ga.indexOf(e) !== -1 || _a.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ya = ["true"], ba = ["false"], xa = F("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => ya.indexOf(e) !== -1 || ba.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Sa = [
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
], Ca = [
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
], wa = F("tag:yaml.org,2002:bool", {
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
	resolve: (e) => Sa.indexOf(e) !== -1 || Ca.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Ta = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Ea = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Da(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Oa(e, t) {
	if (t) {
		if (!Ea.test(e)) return P;
	} else if (!Ta.test(e)) return P;
	let n = Da(e);
	return Number.isFinite(n) ? n : P;
}
var ka = F("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Oa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Aa = RegExp("^-?(?:0|[1-9][0-9]*)$"), ja = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Ma(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Na(e, t) {
	if (t) {
		if (!ja.test(e)) return P;
	} else if (!Aa.test(e)) return P;
	let n = Ma(e);
	return Number.isFinite(n) ? n : P;
}
var Pa = F("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Na,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Fa = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Ia(e) {
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
function La(e) {
	if (!Fa.test(e)) return P;
	let t = Ia(e);
	return Number.isFinite(t) ? t : P;
}
var Ra = F("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: La,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), za = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ba = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Va(e) {
	if (!za.test(e)) return P;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Ba.test(e) ? r : P;
}
function Ha(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ua = F("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Va,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ha
}), Wa = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Ga = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ka(e, t) {
	if (t) {
		if (!Ga.test(e)) return P;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : P;
	}
	if (!Wa.test(e)) return P;
	let n = Number(e);
	return Number.isFinite(n) ? n : P;
}
function qa(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ja = F("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Ka,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: qa
}), Ya = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Xa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Za(e) {
	if (!Ya.test(e)) return P;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Xa.test(e) ? r : P;
}
function Qa(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var $a = F("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Za,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Qa
}), eo = F("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : P,
	identify: () => !1
}), to = /^[A-Za-z0-9+/]*={0,2}$/;
function no(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !to.test(t)) return P;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function ro(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var io = F("tag:yaml.org,2002:binary", {
	resolve: no,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: ro
}), ao = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), oo = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function so(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function co(e) {
	let t = ao.exec(e);
	if (t === null && (t = oo.exec(e)), t === null) return P;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = so(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? P : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return P;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = so(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return P;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return P;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var lo = F("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: co,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), uo = ca("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function fo(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var po = ca("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (fo(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), mo = ca("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), ho = la("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: fo,
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
}), go = la("tag:yaml.org,2002:set", {
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
function _o() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function vo() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function yo(e) {
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
var bo = class e {
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
		let t = yo(e), n = [], r = _o(), i = vo();
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
			if (t !== P) return {
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
}, xo = new bo([
	ua,
	uo,
	ho
]);
new bo([
	...xo.tags,
	pa,
	xa,
	Pa,
	Ja
]);
var So = new bo([
	...xo.tags,
	fa,
	va,
	ka,
	Ua
]);
new bo([
	...xo.tags,
	ha,
	wa,
	Ra,
	$a,
	lo,
	eo,
	io,
	po,
	mo,
	go
]).withTags({
	...Ra,
	resolve: (e, t, n) => {
		let r = Ra.resolve(e, t, n);
		return r === P ? ka.resolve(e, t, n) : r;
	}
}, {
	...$a,
	resolve: (e, t, n) => {
		let r = $a.resolve(e, t, n);
		return r === P ? Ua.resolve(e, t, n) : r;
	}
}), la("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || fo(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function Co(e) {
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
la("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: fo,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = Co(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = Co(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var wo = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function To(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Eo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Do(e, t) {
	if (!e.buffer) return null;
	let n = {
		...wo,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = To(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Eo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = To(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Eo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = To(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Eo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Oo(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var ko = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Oo(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Oo(this, e)}`;
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
		throw s.snippet = Do(s), new e(r, s);
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
}, Ao = {
	BLOCK: 1,
	FLOW: 2
}, R = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, jo = -1;
function Mo(e) {
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
var No = Array(256), Po = Array(256);
for (let e = 0; e < 256; e++) No[e] = +!!Mo(e), Po[e] = Mo(e);
function Fo(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Io(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Lo(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Ro(e, t, n) {
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
function zo(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Bo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Ro(e, i, n);
			r += zo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Vo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Ro(e, i, n);
			r += zo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ho(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Ro(e, i, n).position;
			else if (t < 256 && No[t]) r += Po[t], i++;
			else {
				let n = Lo(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Io(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Fo(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Ro(e, i, n);
			r += zo(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Uo(e, t, n, r, i, a) {
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
	return i === R.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== R.STRIP && u && (l += "\n"), l;
}
function Wo(e, t) {
	if (t.valueStart === jo) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return Vo(e, n, r);
		case L.DOUBLE_QUOTED: return Ho(e, n, r);
		case L.LITERAL_BLOCK: return Uo(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return Uo(e, n, r, t.indent, t.chomping, !0);
		default: return Bo(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var Go = {
	filename: "",
	schema: So,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, z = -1, Ko = Object.prototype.hasOwnProperty, qo = 1, Jo = 2, Yo = 3, Xo = 4, Zo = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Qo = /[,\[\]{}]/, $o = /^(?:!|!!|![0-9A-Za-z-]+!)$/, es = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, ts = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, ns = RegExp(`^(?:${es})*$`), rs = RegExp(`^(?:${ts})+$`), is = RegExp(`^(?:!(?:${es})*|${ts}(?:${es})*)$`), as = {
	filename: "",
	maxDepth: 100
};
function os(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function ss(e, t, n, r, i, a, o) {
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
function cs(e, t, n, r, i, a, o) {
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
function ls(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z,
		style: Ao.FLOW
	});
}
function us(e, t, n, r, i, a, o, s, c = R.CLIP, l = -1, u = !1) {
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
function ds(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function fs(e) {
	e.events.push({ type: I.POP });
}
function B(e) {
	us(e, z, z, z, z, z, z, L.PLAIN);
}
function ps() {
	return {
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z
	};
}
function ms(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function hs(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function V(e, t) {
	ko.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function H(e) {
	return e === 10 || e === 13;
}
function gs(e) {
	return e === 9 || e === 32;
}
function _s(e) {
	return gs(e) || H(e);
}
function vs(e) {
	return e === 0 || _s(e);
}
function ys(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function bs(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function xs(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Ss(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Cs(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ws(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function U(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || _s(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; gs(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!H(r) && r !== 0);
		if (!H(r)) break;
		for (ws(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Ts(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || _s(n);
	}
	return !1;
}
function Es(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function Ds(e) {
	if (e.position !== e.lineStart) return !1;
	if (Ts(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ms(e);
	Es(e), U(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Ts(e));
	return hs(e, t), r;
}
function Os(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !H(t);) t = e.input.charCodeAt(++e.position);
}
function ks(e, t, n) {
	let r = Zo.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, V(e, "the stream contains non-printable characters"));
}
function As(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== z && V(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && V(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !_s(s) && !(n && ys(s));) s === 33 && (a ? V(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), $o.test(o) || V(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Qo.test(l) && V(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? ns.test(l) : rs.test(l)) && V(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Ko.call(e.tagHandlers, o) && V(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function js(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== z && V(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !_s(e.input.charCodeAt(e.position)) && !ys(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Ms(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== z || t.tagStart !== z) && V(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !_s(e.input.charCodeAt(e.position)) && !ys(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, "name of an alias node must contain at least one character"), ds(e, n, e.position), !0;
}
function Ns(e, t) {
	U(e, !1), e.lineIndent < t && V(e, "deficient indentation");
}
function Ps(e, t, n) {
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
			return e.position++, us(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, R.CLIP, -1, i), !0;
		}
		H(a) ? (i = !1, Ns(e, t)) : e.position === e.lineStart && Ts(e) ? V(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? V(e, "expected valid JSON character") : e.position++;
	}
	V(e, "unexpected end of the stream within a single quoted scalar");
}
function Fs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, us(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, R.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (H(n)) Ns(e, t);
			else if (Cs(n)) e.position++;
			else {
				let t = Ss(n);
				for (t === 0 && V(e, "unknown escape sequence"); t-- > 0;) e.position++, xs(e.input.charCodeAt(e.position)) < 0 && V(e, "expected hexadecimal character");
				e.position++;
			}
		} else H(a) ? (i = !1, Ns(e, t)) : e.position === e.lineStart && Ts(e) ? V(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? V(e, "expected valid JSON character") : e.position++;
	}
	V(e, "unexpected end of the stream within a double quoted scalar");
}
function Is(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = R.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = bs(n);
		if (n === 43 || n === 45) i !== R.CLIP && V(e, "repeat of a chomping mode identifier"), i = n === 43 ? R.KEEP : R.STRIP, e.position++;
		else if (r >= 0) r === 0 && V(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && V(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; gs(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Os(e), H(e.input.charCodeAt(e.position)) ? ws(e) : e.input.charCodeAt(e.position) !== 0 && V(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (Ds(e)) break;
		if (!o && l === -1 && H(i) && (u = Math.max(u, r)), !o && l === -1 && !H(i) && (i === 9 && r < t && (e.position = n + r, V(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, V(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !H(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !H(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !H(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Os(e), f = e.position, H(e.input.charCodeAt(e.position)) && (ws(e), f = e.position);
	}
	return ks(e, d, f), us(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ls(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === qo;
	if (n === 0 || _s(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || ys(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (vs(t) || r && ys(t)) return !1;
	}
	return !0;
}
function Rs(e, t, n, r) {
	if (!Ls(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === qo, c = !1;
	for (; o !== 0 && !Ds(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (vs(t) || s && ys(t)) break;
		} else if (o === 35) {
			if (_s(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && ys(o)) break;
		else if (H(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (U(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		gs(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (ks(e, i, a), us(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, R.CLIP, -1, !c), !0);
}
function zs(e, t) {
	let n = e.line;
	U(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && V(e, "deficient indentation");
}
function Bs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? cs(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ao.FLOW) : ss(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ao.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		zs(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, fs(e), !0;
		o ? n === 44 && V(e, "expected the node content, but found ','") : V(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && _s(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, zs(e, t));
		let c = e.line, l = ms(e), u = Us(e, t, qo, !1, !0);
		zs(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, zs(e, t), i || ls(e, l), u || B(e), Us(e, t, qo, !1, !0) || B(e), zs(e, t), i || fs(e)) : i && r ? (u || B(e), B(e)) : i ? B(e) : r && (ls(e, l), u || B(e), B(e), fs(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	V(e, "unexpected end of the stream within a flow collection");
}
function Vs(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !vs(e.input.charCodeAt(e.position + 1))) return !1;
	for (ss(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Ao.BLOCK); e.input.charCodeAt(e.position) === 45 && vs(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = U(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && vs(e.input.charCodeAt(e.position + 1)) && V(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? B(e) : Us(e, t, Yo, !1, !0), U(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && V(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && vs(e.input.charCodeAt(e.position + 1)) && V(e, "bad indentation of a sequence entry");
	}
	return fs(e), !0;
}
function Hs(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && vs(l)) o ||= (cs(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Ao.BLOCK), !0), c === 63 ? (i && B(e), a = !0, i = !0) : (i || (B(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (B(e), !1);
			let t = ms(e);
			if (!Us(e, n, Jo, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); gs(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), vs(c) || V(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Ao.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) V(e, "expected ':' after a mapping key");
				else return r.anchorStart !== z || r.tagStart !== z ? (hs(e, t), !1) : !0;
			} else if (a) V(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== z || r.tagStart !== z ? (hs(e, t), !1) : !0;
		}
		if (Us(e, t, Xo, !0, s) && (s = !1), i || (s &&= (B(e), !1)), U(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) V(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && B(e), o && fs(e), !0) : !1;
}
function Us(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && V(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = ps(), d = n === Xo || n === Yo, f = d, p = d;
	if (r && U(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ms(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== z || u.anchorStart !== z) && (r === 33 || r === 38)) {
			let n = ms(e), r = t + 1;
			if (Hs(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			hs(e, n);
		}
		if (s && (r === 33 && u.tagStart !== z || r === 38 && u.anchorStart !== z) || !As(e, u, n === qo) && !js(e, u)) break;
		l === null && (l = i), U(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Xo) {
		let r = n === qo || n === Jo ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Vs(e, i, u) || Hs(e, i, r, u)) || Bs(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ms(e), n = l.position - l.lineStart;
					hs(e, l), Hs(e, n, r, ps()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : hs(e, t);
				}
				!c && (d && Is(e, r, u) || Ps(e, r, u) || Fs(e, r, u) || Ms(e, u) || Rs(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Vs(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== z || u.tagStart !== z || d) && (us(e, z, z, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== z || u.tagStart !== z;
}
function Ws(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !_s(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && V(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !H(e.input.charCodeAt(e.position));) {
		for (; gs(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || H(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !_s(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (H(e.input.charCodeAt(e.position)) && ws(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && V(e, "duplication of %YAML directive"), r.length !== 1 && V(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && V(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && V(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && V(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		$o.test(t) || V(e, "ill-formed tag handle (first argument) of the TAG directive"), Ko.call(e.tagHandlers, t) && V(e, `there is a previously declared suffix for "${t}" tag handle`), is.test(n) || V(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Gs(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (U(e, !0); Ws(e);) t = !0, U(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && vs(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, U(e, !0), i = e.line > t;
	} else t && V(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Ts(e)) {
		e.position += 3, U(e, !0);
		return;
	}
	if (os(e, n, !1), Us(e, e.lineIndent - 1, Xo, !1, i, i) || B(e), U(e, !0), e.position === e.lineStart && Ts(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, U(e, !0), e.line === t && e.position < e.length && V(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), fs(e), !r && e.position < e.length && !Ds(e) && V(e, "end of the stream or a document separator is expected");
}
function Ks(e, t) {
	let n = e.length, r = {
		...as,
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
	for (i !== -1 && ko.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Es(r), U(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Gs(r), r.position === e && V(r, "can not read a document");
	}
	return r.events;
}
({
	...as,
	...Go
});
function qs(e, t) {
	return !!(e & 1 << t);
}
var Js = {
	applyQuoteFlowKeysOption: Xs,
	doubleQuoteForInvisibles: Zs,
	doubleQuoteWhitespaceOnly: Qs,
	applyForceQuotesOption: $s,
	tryLongOrMultilineAsBlock: ec,
	quoteInvalidPlain: tc,
	fallbackToDoubleQuoted: nc
};
function Ys(e) {
	return e.presenterOptions.quoteStyle === "single" && qs(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function Xs(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function Zs(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Qs(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function $s(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : Ys(e)));
}
function ec(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!qs(e.allowedStylesMask, L.LITERAL_BLOCK)) {
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
function tc(e) {
	e.style === L.PLAIN && !qs(e.allowedStylesMask, L.PLAIN) && (e.style = Ys(e));
}
function nc(e) {
	qs(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var rc = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", ic = "[\\n\\r]", ac = "\\uFEFF", oc = "[ \\t]", sc = `(?:(?!(?:${ic}|${ac}))${rc})`, cc = `(?:(?!${oc})${sc})`, lc = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", uc = "[-?:,\\[\\]{}#&*!|>'\"%@`]", dc = "[,\\[\\]{}]", fc = cc, pc = `(?:(?!${dc})${cc})`, mc = `(?:(?:(?!${uc})${cc})|[?:-](?=${fc}))`, hc = `(?:(?:(?!${uc})${cc})|[?:-](?=${pc}))`, gc = `(?:(?:(?![:#])${fc})|:(?=${fc}))#*`, _c = `(?:(?:(?![:#])${pc})|:(?=${pc}))#*`, vc = `(?:${oc}*${gc})*`, yc = `(?:${oc}*${_c})*`, bc = `${mc}#*${vc}`, xc = `${hc}#*${yc}`, Sc = bc, Cc = xc, wc = `\\n+${gc}${vc}`, Tc = `\\n+${_c}${yc}`, Ec = `${bc}(?:${wc})*`, Dc = `${xc}(?:${Tc})*`;
RegExp(`^(?:${Ec})$`, "u"), RegExp(`^(?:${Dc})$`, "u"), RegExp(`^(?:${Sc})$`, "u"), RegExp(`^(?:${Cc})$`, "u"), RegExp(`^(?:${lc})*$`, "u"), RegExp(`^(?:${lc}|\\n)*$`, "u"), RegExp(`^(?:${sc}|\\n)*$`, "u"), Object.keys(Js).map((e) => Reflect.get(Js, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, Ao.BLOCK, Ao.FLOW, R.CLIP, R.STRIP, R.KEEP;
// node_modules/yaml/browser/dist/nodes/identity.js
const Oc = Symbol.for("yaml.alias"), kc = Symbol.for("yaml.document"), Ac = Symbol.for("yaml.map"), jc = Symbol.for("yaml.pair"), Mc = Symbol.for("yaml.scalar"), Nc = Symbol.for("yaml.seq"), Pc = Symbol.for("yaml.node.type"), Fc = (e) => !!e && typeof e == "object" && e[Pc] === Oc, Ic = (e) => !!e && typeof e == "object" && e[Pc] === kc, Lc = (e) => !!e && typeof e == "object" && e[Pc] === Ac, W = (e) => !!e && typeof e == "object" && e[Pc] === jc, G = (e) => !!e && typeof e == "object" && e[Pc] === Mc, Rc = (e) => !!e && typeof e == "object" && e[Pc] === Nc;
function K(e) {
	if (e && typeof e == "object") switch (e[Pc]) {
		case Ac:
		case Nc: return !0;
	}
	return !1;
}
function q(e) {
	if (e && typeof e == "object") switch (e[Pc]) {
		case Oc:
		case Ac:
		case Mc:
		case Nc: return !0;
	}
	return !1;
}
const zc = (e) => (G(e) || K(e)) && !!e.anchor, Bc = Symbol("break visit"), Vc = Symbol("skip children"), Hc = Symbol("remove node");
function Uc(e, t) {
	let n = Gc(t);
	Ic(e) ? Wc(null, e.contents, n, Object.freeze([e])) === Hc && (e.contents = null) : Wc(null, e, n, Object.freeze([]));
}
Uc.BREAK = Bc, Uc.SKIP = Vc, Uc.REMOVE = Hc;
function Wc(e, t, n, r) {
	let i = Kc(e, t, n, r);
	if (q(i) || W(i)) return qc(e, r, i), Wc(e, i, n, r);
	if (typeof i != "symbol") {
		if (K(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = Wc(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === Bc) return Bc;
				else i === Hc && (t.items.splice(e, 1), --e);
			}
		} else if (W(t)) {
			r = Object.freeze(r.concat(t));
			let e = Wc("key", t.key, n, r);
			if (e === Bc) return Bc;
			e === Hc && (t.key = null);
			let i = Wc("value", t.value, n, r);
			if (i === Bc) return Bc;
			i === Hc && (t.value = null);
		}
	}
	return i;
}
function Gc(e) {
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
function Kc(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (Lc(t)) return n.Map?.(e, t, r);
	if (Rc(t)) return n.Seq?.(e, t, r);
	if (W(t)) return n.Pair?.(e, t, r);
	if (G(t)) return n.Scalar?.(e, t, r);
	if (Fc(t)) return n.Alias?.(e, t, r);
}
function qc(e, t, n) {
	let r = t[t.length - 1];
	if (K(r)) r.items[e] = n;
	else if (W(r)) e === "key" ? r.key = n : r.value = n;
	else if (Ic(r)) r.contents = n;
	else {
		let e = Fc(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Jc = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, Yc = (e) => e.replace(/[!,[\]{}]/g, (e) => Jc[e]);
var Xc = class e {
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
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + Yc(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && q(e.contents)) {
			let t = {};
			Uc(e.contents, (e, n) => {
				q(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
Xc.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, Xc.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function Zc(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function Qc(e) {
	let t = new Set();
	return Uc(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function $c(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function el(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= Qc(e);
			let a = $c(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (G(t.node) || K(t.node))) t.node.anchor = t.anchor;
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
function tl(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = tl(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = tl(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = tl(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = tl(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function nl(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => nl(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !zc(e)) return e.toJSON(t, n);
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
var rl = class {
	constructor(e) {
		Object.defineProperty(this, Pc, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!Ic(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = nl(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? tl(i, { "": o }, "", o) : o;
	}
}, il = class extends rl {
	constructor(e) {
		super(Oc), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], Uc(e, { Node: (e, t) => {
			(Fc(t) || zc(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (nl(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = al(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
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
			if (Zc(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function al(e, t, n) {
	if (Fc(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (K(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = al(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (W(t)) {
		let r = al(e, t.key, n), i = al(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const ol = (e) => !e || typeof e != "function" && typeof e != "object";
var J = class extends rl {
	constructor(e) {
		super(Mc), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : nl(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
J.BLOCK_FOLDED = "BLOCK_FOLDED", J.BLOCK_LITERAL = "BLOCK_LITERAL", J.PLAIN = "PLAIN", J.QUOTE_DOUBLE = "QUOTE_DOUBLE", J.QUOTE_SINGLE = "QUOTE_SINGLE";
function sl(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function cl(e, t, n) {
	if (Ic(e) && (e = e.contents), q(e)) return e;
	if (W(e)) {
		let t = n.schema[Ac].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new il(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = sl(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new J(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[Ac] : Symbol.iterator in Object(e) ? o[Nc] : o[Ac];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new J(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function ll(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return cl(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const ul = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var dl = class extends rl {
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
		return e && (t.schema = e), t.items = t.items.map((t) => q(t) || W(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (ul(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (K(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, ll(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (K(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && G(i) ? i.value : i : K(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!W(t)) return !1;
			let n = t.value;
			return n == null || e && G(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return K(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (K(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, ll(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const fl = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function pl(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const ml = (e, t, n) => e.endsWith("\n") ? pl(n, t) : n.includes("\n") ? "\n" + pl(n, t) : (e.endsWith(" ") ? "" : " ") + n, hl = "flow";
function gl(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = _l(e, h, t.length), h !== -1 && (d = h + c));
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
		if (r === "\n") n === "block" && (h = _l(e, h, t.length)), d = h + t.length + c, f = void 0;
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
function _l(e, t, n) {
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
const vl = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), yl = (e) => /^(%|---|\.\.\.)/m.test(e);
function bl(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function xl(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (yl(e) ? "  " : ""), o = "", s = 0;
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
	return o = s ? o + n.slice(s) : n, r ? o : gl(o, a, "quoted", vl(t, !1));
}
function Sl(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return xl(e, t);
	let n = t.indent || (yl(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : gl(r, n, hl, vl(t, !1));
}
function Cl(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = xl;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? Sl : i && !t ? xl : n ? Sl : xl;
	}
	return r(e, t);
}
let wl;
try {
	wl = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	wl = /\n+(?!\n|$)/g;
}
function Tl({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return Cl(n, r);
	let l = r.indent || (r.forceBlockIndent || yl(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === J.BLOCK_FOLDED ? !1 : t === J.BLOCK_LITERAL || !bl(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(wl, `$&${l}`));
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
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = vl(r, !0);
		o !== "folded" && t !== J.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = gl(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function El(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return Cl(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? Cl(a, t) : Tl(e, t, n, r);
	if (!s && !u && i !== J.PLAIN && a.includes("\n")) return Tl(e, t, n, r);
	if (yl(a)) {
		if (c === "") return t.forceBlockIndent = !0, Tl(e, t, n, r);
		if (s && c === l) return Cl(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return Cl(a, t);
	}
	return s ? d : gl(d, c, hl, vl(t, !1));
}
function Dl(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== J.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = J.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case J.BLOCK_FOLDED:
			case J.BLOCK_LITERAL: return i || a ? Cl(o.value, t) : Tl(o, t, n, r);
			case J.QUOTE_DOUBLE: return xl(o.value, t);
			case J.QUOTE_SINGLE: return Sl(o.value, t);
			case J.PLAIN: return El(o, t, n, r);
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
function Ol(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: fl,
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
function kl(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (G(t)) {
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
function Al(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (G(e) || K(e)) && e.anchor;
	a && Zc(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function jl(e, t, n, r) {
	if (W(e)) return e.toString(t, n, r);
	if (Fc(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = q(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= kl(t.doc.schema.tags, a);
	let o = Al(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : G(a) ? Dl(a, t, n, r) : a.toString(t, n, r);
	return o ? G(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function Ml({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = q(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (K(e) || !q(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || K(e) || (G(e) ? e.type === J.BLOCK_FOLDED || e.type === J.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = jl(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += ml(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += ml(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += ml(g, n.indent, l(f))));
	let _, v, y;
	q(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && G(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && Rc(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = jl(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${pl(e, n.indent)}`;
		}
		x === "" && !n.inFlow ? S === "\n" && y && (S = "\n\n") : S += `\n${n.indent}`;
	} else if (!p && K(t)) {
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
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += ml(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function Nl(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const Pl = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new J(Symbol("<<")), { addToJSMap: Il }),
	stringify: () => "<<"
}, Fl = (e, t) => (Pl.identify(t) || G(t) && (!t.type || t.type === J.PLAIN) && Pl.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === Pl.tag && e.default);
function Il(e, t, n) {
	let r = Rl(e, n);
	if (Rc(r)) for (let n of r.items) Ll(e, t, n);
	else if (Array.isArray(r)) for (let n of r) Ll(e, t, n);
	else Ll(e, t, r);
}
function Ll(e, t, n) {
	let r = Rl(e, n);
	if (!Lc(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function Rl(e, t) {
	return e && Fc(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function zl(e, t, { key: n, value: r }) {
	if (q(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (Fl(e, n)) Il(e, t, r);
	else {
		let i = nl(n, "", e);
		if (t instanceof Map) t.set(i, nl(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = Bl(n, i, e), o = nl(r, a, e);
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
function Bl(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (q(e) && n?.doc) {
		let t = Ol(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), Nl(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function Vl(e, t, n) {
	return new Y(cl(e, void 0, n), cl(t, void 0, n));
}
var Y = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, Pc, { value: jc }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return q(n) && (n = n.clone(t)), q(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return zl(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? Ml(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function Hl(e, t, n) {
	return (t.inFlow ?? e.flow ? Wl : Ul)(e, t, n);
}
function Ul({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (q(i)) !d && i.spaceBefore && f.push(""), Gl(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (W(i)) {
			let e = q(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), Gl(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = jl(i, u, () => o = null, () => d = !0);
		o && (s += ml(s, a, l(o))), d && o && (d = !1), f.push(r + s);
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
	return e ? (p += "\n" + pl(l(e), c), s && s()) : d && o && o(), p;
}
function Wl({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (q(i)) i.spaceBefore && d.push(""), Gl(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (W(i)) {
			let e = q(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), Gl(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = q(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = jl(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += ml(o, r, s(a))), d.push(o), u = d.length;
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
function Gl({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = pl(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function Kl(e, t) {
	let n = G(t) ? t.value : t;
	for (let r of e) if (W(r) && (r.key === t || r.key === n || G(r.key) && r.key.value === n)) return r;
}
var ql = class extends dl {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(Ac, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(Vl(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = W(e) ? e : !e || typeof e != "object" || !("key" in e) ? new Y(e, e?.value) : new Y(e.key, e.value);
		let r = Kl(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			G(r.value) && ol(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = Kl(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = Kl(this.items, e)?.value;
		return (!t && G(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!Kl(this.items, e);
	}
	set(e, t) {
		this.add(new Y(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) zl(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!W(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), Hl(this, e, {
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
const Jl = {
	collection: "map",
	default: !0,
	nodeClass: ql,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return Lc(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => ql.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var Yl = class extends dl {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(Nc, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = Xl(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = Xl(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && G(r) ? r.value : r;
	}
	has(e) {
		let t = Xl(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = Xl(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		G(r) && ol(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(nl(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? Hl(this, e, {
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
				i.items.push(cl(a, void 0, n));
			}
		}
		return i;
	}
};
function Xl(e) {
	let t = G(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const Zl = {
	collection: "seq",
	default: !0,
	nodeClass: Yl,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return Rc(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => Yl.from(e, t, n)
}, Ql = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), Dl(e, t, n, r);
	}
}, $l = {
	identify: (e) => e == null,
	createNode: () => new J(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new J(null),
	stringify: ({ source: e }, t) => typeof e == "string" && $l.test.test(e) ? e : t.options.nullStr
}, eu = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new J(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && eu.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function tu({ format: e, minFractionDigits: t, tag: n, value: r }) {
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
const nu = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: tu
}, ru = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : tu(e);
	}
}, iu = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new J(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: tu
}, au = (e) => typeof e == "bigint" || Number.isInteger(e), ou = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function su(e, t, n) {
	let { value: r } = e;
	return au(r) && r >= 0 ? n + r.toString(t) : tu(e);
}
const cu = {
	identify: (e) => au(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => ou(e, 2, 8, n),
	stringify: (e) => su(e, 8, "0o")
}, lu = {
	identify: au,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => ou(e, 0, 10, n),
	stringify: tu
}, uu = {
	identify: (e) => au(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => ou(e, 2, 16, n),
	stringify: (e) => su(e, 16, "0x")
}, du = [
	Jl,
	Zl,
	Ql,
	$l,
	eu,
	cu,
	lu,
	uu,
	nu,
	ru,
	iu
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function fu(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const pu = ({ value: e }) => JSON.stringify(e), mu = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: pu
	},
	{
		identify: (e) => e == null,
		createNode: () => new J(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: pu
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: pu
	},
	{
		identify: fu,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => fu(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: pu
	}
], hu = [Jl, Zl].concat(mu, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), gu = {
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
		if (t ??= J.BLOCK_LITERAL, t !== J.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === J.BLOCK_LITERAL ? "\n" : " ");
		}
		return Dl({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function _u(e, t) {
	if (Rc(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!W(r)) {
			if (Lc(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new Y(new J(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = W(r) ? r : new Y(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function vu(e, t, n) {
	let { replacer: r } = n, i = new Yl(e);
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
		i.items.push(Vl(o, s, n));
	}
	return i;
}
const yu = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: _u,
	createNode: vu
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var bu = class e extends Yl {
	constructor() {
		super(), this.add = ql.prototype.add.bind(this), this.delete = ql.prototype.delete.bind(this), this.get = ql.prototype.get.bind(this), this.has = ql.prototype.has.bind(this), this.set = ql.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (W(e) ? (r = nl(e.key, "", t), i = nl(e.value, r, t)) : r = nl(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = vu(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
bu.tag = "tag:yaml.org,2002:omap";
const xu = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: bu,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = _u(e, t), r = [];
		for (let { key: e } of n.items) G(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new bu(), n);
	},
	createNode: (e, t, n) => bu.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function Su({ value: e, source: t }, n) {
	return t && (e ? Cu : wu).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const Cu = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new J(!0),
	stringify: Su
}, wu = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new J(!1),
	stringify: Su
}, Tu = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: tu
}, Eu = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : tu(e);
	}
}, Du = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new J(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: tu
}, Ou = (e) => typeof e == "bigint" || Number.isInteger(e);
function ku(e, t, n, { intAsBigInt: r }) {
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
function Au(e, t, n) {
	let { value: r } = e;
	if (Ou(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return tu(e);
}
const ju = {
	identify: Ou,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => ku(e, 2, 2, n),
	stringify: (e) => Au(e, 2, "0b")
}, Mu = {
	identify: Ou,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => ku(e, 1, 8, n),
	stringify: (e) => Au(e, 8, "0")
}, Nu = {
	identify: Ou,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => ku(e, 0, 10, n),
	stringify: tu
}, Pu = {
	identify: Ou,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => ku(e, 2, 16, n),
	stringify: (e) => Au(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var Fu = class e extends ql {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = W(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new Y(e.key, null) : new Y(e, null), Kl(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = Kl(this.items, e);
		return !t && W(n) ? G(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = Kl(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new Y(e));
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
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(Vl(e, null, n));
		return i;
	}
};
Fu.tag = "tag:yaml.org,2002:set";
const Iu = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: Fu,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => Fu.from(e, t, n),
	resolve(e, t) {
		if (Lc(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new Fu(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function Lu(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function Ru(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return tu(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const zu = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => Lu(e, n),
	stringify: Ru
}, Bu = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => Lu(e, !1),
	stringify: Ru
}, Vu = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(Vu.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = Lu(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, Hu = [
	Jl,
	Zl,
	Ql,
	$l,
	Cu,
	wu,
	ju,
	Mu,
	Nu,
	Pu,
	Tu,
	Eu,
	Du,
	gu,
	Pl,
	xu,
	yu,
	Iu,
	zu,
	Bu,
	Vu
], Uu = new Map([
	["core", du],
	["failsafe", [
		Jl,
		Zl,
		Ql
	]],
	["json", hu],
	["yaml11", Hu],
	["yaml-1.1", Hu]
]), Wu = {
	binary: gu,
	bool: eu,
	float: iu,
	floatExp: ru,
	floatNaN: nu,
	floatTime: Bu,
	int: lu,
	intHex: uu,
	intOct: cu,
	intTime: zu,
	map: Jl,
	merge: Pl,
	null: $l,
	omap: xu,
	pairs: yu,
	seq: Zl,
	set: Iu,
	timestamp: Vu
}, Gu = {
	"tag:yaml.org,2002:binary": gu,
	"tag:yaml.org,2002:merge": Pl,
	"tag:yaml.org,2002:omap": xu,
	"tag:yaml.org,2002:pairs": yu,
	"tag:yaml.org,2002:set": Iu,
	"tag:yaml.org,2002:timestamp": Vu
};
function Ku(e, t, n) {
	let r = Uu.get(t);
	if (r && !e) return n && !r.includes(Pl) ? r.concat(Pl) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(Uu.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(Pl)), i.reduce((e, t) => {
		let n = typeof t == "string" ? Wu[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(Wu).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const qu = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var Ju = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? Ku(e, "compat") : e ? Ku(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? Gu : {}, this.tags = Ku(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, Ac, { value: Jl }), Object.defineProperty(this, Mc, { value: Ql }), Object.defineProperty(this, Nc, { value: Zl }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? qu : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function Yu(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = Ol(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(pl(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (q(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(pl(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = jl(e.contents, i, () => s = null, t);
		s && (c += ml(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(jl(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(pl(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(pl(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var Xu = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, Pc, { value: kc });
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
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new Xc({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [Pc]: { value: kc } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = q(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		Zu(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		Zu(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = Qc(this);
			e.anchor = !t || n.has(t) ? $c(t || "a", n) : t;
		}
		return new il(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = el(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = cl(e, l, p);
		return o && K(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new Y(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return Zu(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return ul(e) ? this.contents != null && (this.contents = null, !0) : Zu(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return K(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return ul(e) ? !t && G(this.contents) ? this.contents.value : this.contents : K(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return K(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return ul(e) ? this.contents !== void 0 : K(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = ll(this.schema, [e], t) : Zu(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		ul(e) ? this.contents = t : this.contents == null ? this.contents = ll(this.schema, Array.from(e), t) : Zu(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Xc({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new Xc({ version: e }), n = {
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
		else if (n) this.schema = new Ju(Object.assign(n, t));
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
		}, s = nl(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? tl(a, { "": s }, "", s) : s;
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
		return Yu(this, e);
	}
};
function Zu(e) {
	if (K(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var Qu = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, $u = class extends Qu {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, ed = class extends Qu {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const td = (e, t) => (n) => {
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
function nd(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
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
function rd(e) {
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
				if (rd(t.key) || rd(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function id(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && rd(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function ad(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || G(e) && G(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const od = "All mapping items must start at the same column";
function sd({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? ql)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = nd(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", od)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || rd(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", od);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && id(r.indent, u, i), n.atKey = !1, ad(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = nd(d ?? [], {
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
			n.schema.compat && id(r.indent, f, i), s = c.range[2];
			let l = new Y(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let e = new Y(g);
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
function cd({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Yl)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = nd(a, {
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
		n.schema.compat && id(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function ld(e, t, n, r) {
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
const ud = "Block collections are not allowed within flow collections", dd = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function fd({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? ql : Yl))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = nd(d, {
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
			!o && n.options.strict && rd(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
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
				W(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], dd(m) && i(r.range, "BLOCK_IN_FLOW", ud);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			dd(f) && i(g.range, "BLOCK_IN_FLOW", ud), n.atKey = !1;
			let _ = nd(p ?? [], {
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
			v ? dd(m) && i(v.range, "BLOCK_IN_FLOW", ud) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new Y(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				ad(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new ql(n.schema);
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
		let e = ld(p, m, n.options.strict, i);
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
function pd(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? sd(e, t, n, r, a) : n.type === "block-seq" ? cd(e, t, n, r, a) : fd(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function md(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === ql.tagName && s === "map" || o === Yl.tagName && s === "seq") return pd(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), pd(e, t, n, i, o);
	}
	let l = pd(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = q(u) ? u : new J(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function hd(e, t, n) {
	let r = t.offset, i = gd(t, e.options.strict, n);
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
	let a = i.mode === ">" ? J.BLOCK_FOLDED : J.BLOCK_LITERAL, o = t.source ? _d(t.source) : [], s = o.length;
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
		a === J.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
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
function gd({ offset: e, props: t }, n, r) {
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
function _d(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function vd(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = J.PLAIN, c = yd(a, l);
			break;
		case "single-quoted-scalar":
			s = J.QUOTE_SINGLE, c = bd(a, l);
			break;
		case "double-quoted-scalar":
			s = J.QUOTE_DOUBLE, c = Sd(a, l);
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
	let u = r + a.length, d = ld(o, u, t, n);
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
function yd(e, t) {
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
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), xd(e);
}
function bd(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), xd(e.slice(1, -1)).replace(/''/g, "'");
}
function xd(e) {
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
function Sd(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = Cd(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = wd[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += Td(e, r + 1, a, t), r += a;
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
function Cd(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const wd = {
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
function Td(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function Ed(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? hd(e, t, r) : vd(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[Mc] : c ? Dd(e.schema, i, c, n, r) : t.type === "scalar" ? Od(e, i, t, r) : e.schema[Mc];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = G(a) ? a : new J(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new J(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function Dd(e, t, n, r, i) {
	if (n === "!") return e[Mc];
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
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[Mc]);
}
function Od({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[Mc];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[Mc];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function kd(e, t, n) {
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
const Ad = {
	composeNode: jd,
	composeEmptyNode: Md
};
function jd(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = Nd(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = Ed(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = md(Ad, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= Md(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!G(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function Md(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = Ed(e, {
		type: "scalar",
		offset: kd(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function Nd({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new il(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = ld(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function Pd(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new Xu(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = nd(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? jd(c, i, l, o) : Md(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = ld(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function Fd(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function Id(e) {
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
var Ld = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = Fd(e);
			r ? this.warnings.push(new ed(i, t, n)) : this.errors.push(new $u(i, t, n));
		}, this.directives = new Xc({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = Id(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (K(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				W(e) && (e = e.key);
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
			comment: Id(this.prelude).comment,
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
					let i = Fd(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = Pd(this.options, this.directives, e, this.onError);
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
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new $u(Fd(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new $u(Fd(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = ld(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new $u(Fd(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new Xu(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const Rd = Symbol("break visit"), zd = Symbol("skip children"), Bd = Symbol("remove item");
function Vd(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), Hd(Object.freeze([]), e, t);
}
Vd.BREAK = Rd, Vd.SKIP = zd, Vd.REMOVE = Bd, Vd.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, Vd.parentCollection = (e, t) => {
	let n = Vd.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function Hd(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = Hd(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === Rd) return Rd;
				else r === Bd && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function Ud(e) {
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
function Wd(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const Gd = new Set("0123456789ABCDEFabcdef"), Kd = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), qd = new Set(",[]{}"), Jd = new Set(" ,[]{}\n\r	"), Yd = (e) => !e || Jd.has(e);
var Xd = class {
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
			if ((t === "---" || t === "...") && Wd(this.buffer[e + 3])) return -1;
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
			if ((e === "---" || e === "...") && Wd(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !Wd(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && Wd(t)) {
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
			case "*": return yield* this.pushUntil(Yd), "doc";
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
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && Wd(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(Yd), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || Wd(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
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
		return yield* this.pushUntil((e) => Wd(e) || e === "#");
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
			if (Wd(r) || e && qd.has(r)) break;
			t = n;
		} else if (Wd(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && qd.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && qd.has(r)) break;
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
					e += yield* this.pushUntil(Yd), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (Wd(n) || t && qd.has(n)) {
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
			for (; !Wd(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (Kd.has(t)) t = this.buffer[++e];
			else if (t === "%" && Gd.has(this.buffer[e + 1]) && Gd.has(this.buffer[e + 2])) t = this.buffer[e += 3];
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
}, Zd = class {
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
function Qd(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function $d(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function ef(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function tf(e) {
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
function nf(e) {
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
function rf(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function af(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !Qd(t.start, "explicit-key-ind") && !Qd(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, ef(t.value) ? t.value.end ? rf(t.value.end, t.sep) : t.value.end = t.sep : rf(t.start, t.sep), delete t.sep);
}
var of = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new Xd(), this.onNewLine = e;
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
		let t = Ud(e);
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
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && af(t), e.type) {
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
				n && !n.sep && !n.value && n.start.length > 0 && $d(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
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
				$d(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
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
			let t = nf(tf(this.peek(2))), n;
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
							rf(n, t.start), n.push(this.sourceToken), e.items.pop();
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
							if (Qd(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = nf(t.start);
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
						else if (Qd(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (ef(t.key) && !Qd(t.sep, "newline")) {
							let e = nf(t.start), n = t.key, r = t.sep;
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
					}) : Qd(t.sep, "map-value-ind") ? this.stack.push({
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
							if (!t.explicitKey && t.sep && !Qd(t.sep, "newline")) {
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
							rf(n, t.start), n.push(this.sourceToken), e.items.pop();
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
				t.value || Qd(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
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
				let n = nf(tf(t));
				af(e);
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
				let t = nf(tf(e));
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
				let t = nf(tf(e));
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
function sf(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new Zd() || null,
		prettyErrors: t
	};
}
function cf(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = sf(t), i = new of(n?.addNewLine), a = new Ld(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new $u(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(td(e, n)), o.warnings.forEach(td(e, n))), o;
}
// src/manifest/read/coreSchema.ts
const lf = new Ju({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), uf = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function df(e) {
	if (!uf.test(e)) return e;
	let t = lf.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return G(n) ? n.value : n;
}
// src/manifest/read/cursor.ts
var ff = class extends Error {};
function X(e) {
	if (!e) throw new ff();
}
var pf = class {
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
const mf = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, hf = /^ +\r?$/m;
function gf({ style: e }) {
	return e === L.LITERAL_BLOCK || e === L.FOLDED_BLOCK;
}
function _f(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	X(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === L.PLAIN) return X(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	X(i === L.SINGLE_QUOTED || i === L.DOUBLE_QUOTED);
	let o = t.fast ? a : yf(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const vf = /\\(?:U|\r?\n)/;
function yf(e, t, n) {
	X(n.style === L.SINGLE_QUOTED || !vf.test(t));
	let r = Wo(e, n);
	return X(!f.test(r)), r;
}
function bf(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	X(t.anchorStart === -1 && t.tagStart === -1), mf.lastIndex = n, X(mf.test(e) && mf.lastIndex === r);
	let o = e.slice(r, i);
	return X(/\S/.test(o) && !hf.test(o)), {
		start: n,
		end: r + (a === R.KEEP ? o.length : xf(o)),
		text: Wo(e, t),
		isPlain: !1
	};
}
function xf(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
var Sf = class {
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
		return new Cf(this, e);
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
	number(e, t) {
		return this.numbers[e * 5 + t] ?? 0;
	}
}, Cf = class {
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
		for (let [t, n] of this.spots.members(this.position)) if (t === e) return this.spots.spotAt(n);
	}
	*[Symbol.iterator]() {
		for (let [e, t] of this.spots.members(this.position)) yield [e, this.spots.spotAt(t)];
	}
};
// src/manifest/read/fastReader.ts
const wf = ["__proto__", "<<"], Tf = [
	"	",
	"﻿",
	"<<<<<<< "
];
function Ef(e) {
	if (!(Tf.some((t) => e.includes(t)) || /\r(?!\n)/.test(e)) && !e.endsWith(" ") && e.isWellFormed()) try {
		return new Df(e, Ks(e, {})).document();
	} catch (e) {
		if (e instanceof ff || e instanceof ko) return;
		throw e;
	}
}
var Df = class {
	text;
	events;
	cursor;
	spots;
	next = 0;
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new pf(e), this.spots = new Sf(t.length);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		X(t.type === I.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (X(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, X(e.lineEnds()), e.toContent());
		let n = this.event();
		X(jf(n) && e.column === 0);
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
		return this.events[this.next]?.type === I.POP && (this.next += 1, !0);
	}
	block(e, t) {
		let { cursor: n, spots: r } = this, { column: i, at: a } = n;
		X(e.start === a && Mf(e));
		let o = e.type === I.SEQUENCE, s = new Of(o);
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
		if (a ? (r.toContent(), X(r.column > e || r.column === e && !t && i.type === I.SEQUENCE)) : r.toCompact(), jf(i)) return X(a || t), this.block(i, n);
		X(r.column > e && !(a && r.comments >= 0));
		let o = this.leaf(i, e, n);
		return this.blockEnd = r.at, r.toContent(), o;
	}
	leaf(e, t, n) {
		let { cursor: r, text: i, spots: a } = this;
		if (e.type === I.SCALAR && gf(e)) {
			let t = bf(i, e, r.at);
			return r.at = t.end, a.scalar(n, t.start, t.end), t.text;
		}
		let o = this.flow(e, t, n);
		return X(r.lineEnds()), o;
	}
	flow(e, t, n) {
		let { cursor: r, spots: i } = this;
		if (e.type === I.SCALAR) {
			let { start: t, end: r, text: a, isPlain: o } = this.flowScalar(e);
			return i.scalar(n, t, r), o ? kf(df(a)) : a;
		}
		let { at: a } = r;
		X(Af(e) && e.style === Ao.FLOW), X(e.start === a && Mf(e));
		let o = e.type === I.SEQUENCE, s = new Of(o);
		for (r.take(o ? "[" : "{"), r.inFlow(t); !this.ends();) {
			let e = o ? void 0 : this.name();
			o || r.inFlow(t), s.add(this.flow(this.event(), t, i.add(e)), e?.text), r.inFlow(t), r.sees(",") && (r.at += 1, r.inFlow(t));
		}
		return r.take(o ? "]" : "}"), i.collection(n, a, r.at), s.value;
	}
	flowScalar(e) {
		X(e.type === I.SCALAR);
		let t = _f(this.text, e);
		return X(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return X(!this.text.slice(t.start, t.end).includes("\n")), X(!t.isPlain || typeof df(t.text) == "string"), e.spaces(), X(e.at - t.start <= 1024), e.take(":"), t;
	}
}, Of = class {
	value;
	constructor(e) {
		this.value = e ? [] : {};
	}
	add(e, t) {
		Array.isArray(this.value) ? this.value.push(e) : t !== void 0 && (X(!wf.includes(t) && !Object.hasOwn(this.value, t)), this.value[t] = e);
	}
};
function kf(e) {
	return X(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
function Af(e) {
	return e.type === I.MAPPING || e.type === I.SEQUENCE;
}
function jf(e) {
	return Af(e) && e.style === Ao.BLOCK;
}
function Mf({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// src/manifest/syntaxProblems.ts
function Nf(e, t, n) {
	let r = [], i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = yt(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1]));
		if (e.code === "DUPLICATE_KEY") {
			r.push(d("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: a }));
			continue;
		}
		let o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.push(d("yaml", `The YAML cannot be read here. ${If(n, e.pos[0]) || Pf(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		let e = yt(t, n.pos[0], n.pos[1]);
		r.push(d("yaml", Pf(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function Pf(e) {
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
const Ff = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function If(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!Ff.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Lf(e, t) {
	let n = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: n }) => d("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: yt(t, e, e + n.length) }));
	return {
		problems: n,
		broken: n.length > 0 ? [{
			from: 1,
			to: Infinity
		}] : []
	};
}
function Rf(e, t) {
	let n = new Zd(), r = cf(t, {
		lineCounter: n,
		prettyErrors: !1,
		stringKeys: !1
	}), i = {
		path: e,
		lineStarts: n.lineStarts.length > 0 ? n.lineStarts : [0]
	}, a = Lf(t, i), { problems: o, broken: s } = a.problems.length > 0 ? a : Nf(r, i, t);
	return {
		file: i,
		...new zf(i, o, s, t).read(r.contents),
		problems: o,
		broken: s
	};
}
var zf = class {
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
		if (!Bf(e)) return {
			value: null,
			spot: {
				start: 0,
				end: 0
			}
		};
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, Fc(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = Lc(e) ? this.mapping(e.items, t, n) : Rc(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || {
			value: G(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		};
	}
	scalar(e, t, n) {
		return typeof e == "string" && f.test(e) ? this.refuse(Ce("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = If(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : Vf(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value && this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, me(s.spot, { name: {
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
		let r = yt(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.push(d("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function Bf(e) {
	return Lc(e) || Rc(e) || G(e) || Fc(e);
}
function Vf(e, t) {
	return G(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function Hf(e, t) {
	let n = Ef(t), r = n ? {
		...n,
		file: {
			path: e,
			lineStarts: ne(t)
		},
		problems: [],
		broken: []
	} : Rf(e, t), { lineStarts: i } = r.file, a = (e, t) => (i[e - 1] ?? 0) + t - 1, o = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(a(e, n), a(r, i)).trim();
	return {
		...r,
		textAt: o
	};
}
// src/kinds/key/manifest.ts
const Uf = {
	schema: Lr,
	fields: Pr,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, Wf = {
	schema: zr,
	fields: Pr.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function Gf(e, t) {
	let n = Hf(e, t), { members: r, problems: i } = Zi(n, ["keys", "on_create"]), a = [...n.problems, ...i], o = new Map(), s = r.get("on_create"), c = s && ea(n, s, Wf);
	c && a.push(...c.problems);
	let l = r.get("keys");
	if (!l) return {
		entries: [],
		variables: o,
		problems: a.length > 0 ? a : [Qi(n, "keys")]
	};
	let { entries: u, problems: d } = $i(n, l, Uf);
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
function Kf(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : Gf(e, t).entries.flatMap(({ values: e }) => M(e.key_name));
}
// src/kinds/key/ids.ts
function qf(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map(), a = new Map(), o = [];
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t ? (i.set(t, [...i.get(t) ?? [], e]), a.set(e, t)) : o.push(e);
	}
	let s = new Map(), c = new Map();
	for (let [e, t] of i) {
		let [n, ...r] = t;
		if (n && r.length === 0) s.set(n, e);
		else for (let e of t) c.set(e, Jf(e, t));
	}
	return {
		byId: s,
		named: a,
		refused: c,
		remarks: o.length > 0 ? [Yf(o)] : []
	};
}
function Jf(e, t) {
	let n = `${t.map(({ values: e }) => `"${Xn(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return A(N, e, "claimed-twice", n, { path: ["key_id"] });
}
function Yf(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: Xf(t) };
	return d("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function Xf({ file: e, spot: t }) {
	return w(e, t, ["key_id"]);
}
function Zf({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Zn(e.key_name, r);
	return n ? {
		...Zn(t.key_name, r),
		...i
	} : i;
}
function Qf(e, t, n) {
	let i = Zf(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function $f(e) {
	let t = new Map();
	for (let n of e) for (let e of M(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function ep({ values: e }, t) {
	let [n = "", ...r] = M(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function tp(e, t, n) {
	let r = ep(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Yn(i.key_name, t) === e.key_name[t])) : r;
}
function np({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => rp(t, e.filenames));
	return n.length === 1 ? n : t;
}
function rp(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function ip(e, t, n, r) {
	return Qf(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function ap({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Zn(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function op({ key_name: e, platforms: t }, n) {
	return Object.values(Zn(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function sp(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = tp(t, r, i), l = np(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, cp(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function cp(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return dp("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function lp(e, t) {
	if (new Set(e.values()).size === e.size) return;
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => rp(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${Xn(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, dp("claimed-twice", n, o));
		}
	}
}
function up(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, dp("claimed-twice", i, o));
	}
}
function dp(e, t, n) {
	return A(N, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
function fp(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => A(N, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !te.includes(e));
		return [...o, ...s.map((t) => pp(e, [...i, t], t))];
	});
}
function pp(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${te.join(", ")}.${Ue(n, te)}`;
	return A(N, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function mp(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = A(N, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return [...r === void 0 ? [i] : [], ...hp(e)];
}
function hp(e) {
	return Object.entries(e.values.translations ?? {}).flatMap(([t, n]) => {
		if (typeof n == "string" || n.other !== void 0) return [];
		let r = `The ${t} text has no plural form "other", which every language needs. Add this form.`;
		return A(N, e, "plural-form", r, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
function gp({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...yp(i, t, n),
		...i.flatMap(hp),
		...r ? bp(i, n) : [],
		...r ? _p(10, e.flatMap(xp)) : []
	];
}
function _p(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), d("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function vp({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Zn(e, t)))];
}
function yp(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(vp)), a = [...new Set(n.flatMap(vp))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => pt(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [A(N, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function bp(e, t) {
	let n = new Map(t.flatMap((e) => vp(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.previously?.length === 0) return [];
		let i = t.platforms ?? r.platforms, a = M(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set previously: [].`;
		return [A(N, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function xp({ declared: e, live: t }) {
	let { values: n, onCreate: i } = e, { key_name: a } = n, o = n.platforms ?? t?.platforms ?? i.platforms ?? [];
	if (typeof a == "string" || o.length === 0) return [];
	let s = M(a, o), c = r.filter((e) => {
		let t = a[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${a[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [A(N, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
// src/kinds/key/renames.ts
function Sp(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Cp(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = wp(r, n), { renames: a, problems: o } = Ep(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Cp(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (Qf(e, n, t.perPlatform).length === 0) return;
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
function wp(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(Zf(r, t, n));
		return !Tp(e).some((e) => a.includes(e));
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
function Tp({ values: e }) {
	return [...M(e.key_name), ...e.previously ?? []];
}
function Ep(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = Xn(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, Ap(e, n, r, t));
		if (p && !t.has(n)) {
			let t = Op(n, e);
			t ? h("rename-cycle", kp(t), "key_id") : h("wrong-id", Dp(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function Dp(e, t, n) {
	let { key_id: r } = t, i = M(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? Xn(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${Xn(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function Op(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function kp(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${Xn(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function Ap(e, t, n, r) {
	return A(N, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function jp(e) {
	return ({ tags: t }) => _t(t, e) !== void 0;
}
function Mp(e, t, n, r = () => !1) {
	let i = $f(t), a = qf(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = sp(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	lp(c, s);
	let { renames: u, leaving: d } = Sp(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => np(e, ap(e, i)),
		holders: (e, t) => ip(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	up(l, {
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
	Np(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && op(t, M(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: Xn(t.key_name, t.platforms)
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of tp(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...gp({
			matches: m,
			live: t,
			unmanaged: g,
			perPlatform: n
		})],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => ep(e, i)))
	};
}
function Np(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => M(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of M(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, dp("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, dp("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const Pp = {
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
		if (t === "prefix") return Fp(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Me)).sort()[0];
	}
};
function Fp({ key_name: e, platforms: t }) {
	let [n = ""] = M(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function Ip(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(Lp(e, t), t);
	}
	let { matches: o } = Mp(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = N.context(e, t, r), o = N.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => M(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? Rp(e) && !l.has(e) : !zp(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : Vp(e.action === "update" ? i.get(String(e.id))?.tags : Bp(e), r.rules) ? [e.label] : [])
	};
}
function Lp(e, { fields: t }) {
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
function Rp({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function zp({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function Bp({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function Vp(e = [], t) {
	let n = en(N, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/renameCycles.ts
function Hp(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of M(t.values.key_name)) n.has(e) && r.set(e, t);
	return Up(t, (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? M(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? M(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return d("rename-cycle", e.length === 1 ? r : i, t ? { place: w(t.file, t.spot, ["previously"]) } : {});
	});
}
function Up(e, t) {
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
function Wp({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (Gp(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? ir(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = M(e.key_name, e.platforms);
		for (let n of Nr(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		if (n === void 0) return [];
		let a = `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set previously: [].`;
		return [d("looks-renamed", a, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), d("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
function Gp({ previously: e }) {
	return e?.length === 0;
}
// src/kinds/textSource.ts
function Kp({ languages: e, alsoReads: t = [] }, n) {
	return !e || e.includes(n) || t === "all" || t.includes(n);
}
// src/kinds/key/textManifest.ts
function qp(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: ne(t)
	}, { texts: a, faults: o } = le(e)?.read(t, r) ?? {
		texts: [],
		faults: []
	}, s = $p(n);
	return {
		entries: a.flatMap((e) => {
			let t = Yp(e, n);
			return t === void 0 ? [] : [{
				values: Xp(e, t, n),
				onCreate: s,
				file: i,
				spot: em(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: o.map(({ code: e, severity: t = "error", message: n, at: a }) => d(e, t === "error" ? n + Jp(r) : n, {
			severity: t,
			place: yt(i, a.start, a.end),
			...t !== "error" && { reach: "change" }
		}))
	};
}
function Jp({ files: e, languages: t }) {
	return t || !C(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function Yp({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? ke(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (Kp(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function Xp({ path: e, value: t, description: n }, { language: r }, i) {
	let a = Qp(t);
	return {
		key_name: Zp(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function Zp(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function Qp(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function $p({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function em({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...nm(t.at),
		members: new Map([[r, {
			...nm(t.at),
			name: i,
			...tm(t)
		}]])
	}), n && a.set("description", {
		...nm(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function tm(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...nm(t),
		name: nm(n)
	}]);
	return { members: new Map(t) };
}
function nm({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function rm({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const im = {
	...N,
	plural: Ne.manifests.name,
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
	settings: Ne,
	limits: {
		removed: ut,
		removedPercent: et,
		overwrittenPercent: Ke,
		unverified: ct,
		foreignFrom: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ onRemove: e }) => e,
	newManifest: Pp,
	entry: Uf,
	defaults: Wf,
	docs: qr,
	readManifest: Gf,
	textFiles: {
		read: qp,
		name: Zp,
		join: ai
	},
	checkTogether: (e) => [...Xr(e), ...Hp(e)],
	checkEntry: fp,
	checkOffline: mp,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = cn(n, (e) => e.names), o = cn(n, ({ id: e }) => e === void 0 ? [] : [e]), s = on(e, n, i, {
			kind: im,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...M(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = Mp(s.usable, t, r.perPlatformNames, jp(i)), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !rm(e));
		return ln({
			...c,
			matches: l
		}, s);
	},
	hints: Wp,
	names: ({ key_name: e, platforms: t }) => M(e, t),
	texts: (e) => Nr(e),
	isReallyNew: Gp,
	namesInManifest: Kf,
	mergeKept: Hr,
	findRestored: ei,
	undoneByApply: Ip
};
// src/model/variables.ts
function am(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function om(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const sm = /\$\$\{|\$\{([^}]*)\}/g;
function cm(e) {
	let t = [], n = 0;
	for (let r of e.matchAll(sm)) r.index > n && t.push({ text: e.slice(n, r.index) }), t.push(r[1] === void 0 ? { text: "${" } : { name: r[1] }), n = r.index + r[0].length;
	return n < e.length && t.push({ text: e.slice(n) }), t;
}
function lm(e) {
	return [...new Set(cm(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function um(e, t) {
	let n = cm(e), [r] = n;
	return r && "name" in r && n.length === 1 ? t.get(r.name) ?? "" : n.map((e) => "text" in e ? e.text : encodeURIComponent(t.get(e.name) ?? "")).join("");
}
function dm(e, t) {
	let n = cm(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i = !1;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = !0;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? fm(t.slice(r, o)) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = !1;
	}
	return i ? fm(t.slice(r)) : r === t.length;
}
function fm(e) {
	return /^[^/?#&=]+$/.test(e);
}
function pm(e) {
	let [, t = "https", n = ""] = hm.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Z(e) {
	return e.replace(hm, (t, n) => `${n}://${pm(e)}`);
}
function mm(e, t) {
	return Z(e) === Z(t);
}
const hm = /^(https?):\/\/([^/?#]+)/i;
function gm(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/docs.ts
const _m = {
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
function vm(e) {
	let t = new Map();
	return e.flatMap((e) => {
		let { url: n, branch: r, events: i = [], webhook_id: a } = e.values, o = a ?? j([
			Z(n),
			r,
			[...i].sort()
		]), s = t.get(o);
		return t.set(o, s ?? e), s ? [Jr("duplicate-webhook", a === void 0 ? `Webhook ${Z(n)} with the same events` : `webhook_id ${a}`, {
			second: e,
			first: s,
			field: a === void 0 ? "url" : "webhook_id"
		})] : [];
	});
}
// src/model/environment.ts
const ym = "LOKALISE_API_TOKEN", bm = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|LOKALISE_API_TOKEN$)/i;
function xm(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = om(r.values, e);
	if (!Sm(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (bm.test(e) || Tm(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = wm(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Sm(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function Cm(e) {
	return bm.test(e);
}
function wm(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Tm(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = Em(t);
	return t.some((e) => [e, ...Dm(e)].some((e) => n.some((t) => t.includes(e))));
}
function Em(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function Dm(e) {
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
const Om = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function km(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of lm(e)) {
		let e = xm(r, Om, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = n.issues.length > 0 ? void 0 : Am(e) ?? jm(e);
	return r ? {
		...n,
		issues: [r]
	} : n;
}
function Am(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return Fm("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (lm(e).length !== 0) {
		if (/^http:/i.test(e)) return Fm("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!Nm(e)) return Fm("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}). The manifest must contain the host.", "variable");
	}
}
function jm(e) {
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(e)) return Fm("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let t = Pm(e, "x"), [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return Fm("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return Fm("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Mm(new URL(t).hostname)) return Fm("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function Mm(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function Nm(e) {
	let t = "";
	for (let n of cm(e)) if ("text" in n) t += n.text;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function Pm(e, t) {
	return cm(e).map((e) => "text" in e ? e.text : t).join("");
}
function Fm(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function Im({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = um(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${gm(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = Lm(e.values, s, n, i), d = u && { claims: u };
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
function Lm({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && mm(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function Rm({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? km(r.values.url, i).variables : [], o = new Map(a);
	if (lm(e.url).some((e) => e.startsWith(zm))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = km(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = w(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => d(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const zm = "URL_OF_";
function Bm(e) {
	return `${zm}${e}`;
}
// src/kinds/webhook/firstSends.ts
function Vm({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Z(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Z(um(e, r)))).flatMap(Hm));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = pm(t);
		return lm(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function Hm(e) {
	return lm(e).map((t) => `${t} ${pm(e)}`);
}
// src/kinds/webhook/traits.ts
function Um(e) {
	return Mn(e);
}
const Wm = D().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Gm = Um({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: Wm,
	value: D(),
	live: (e, t) => $m(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: mm,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Z(e)
	})
}), Km = Um({
	name: "events",
	expects: "a list of events, at least one",
	schema: O(D().min(1).meta({ examples: a })).min(1),
	value: O(D()),
	live: (e) => th(e.events),
	desired: (e) => th(e),
	inPlan: (e) => th(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), qm = Nt([Et("*"), O(D().min(1)).min(1)]), Jm = Um({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: At(Mt(i), qm),
	value: Dt(D(), Nt([Et("*"), O(D())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.map(({ event: e, lang_iso_codes: n }) => [e, nh(th(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = eh(e).map(([e, t]) => [e, t === "*" ? "*" : nh(th(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(eh(e).map(([e, t]) => [e, t === "*" ? t : th(t)])),
	equal: (e, t) => Object.entries(t).every(([t, n]) => un(e[t] ?? null, n)),
	check: (e, { events: t }) => {
		let n = eh(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => eh(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), Ym = Um({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: Nt([D().min(1), Ot()]),
	value: Nt([D(), Ot()]),
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
}), Xm = [
	Gm,
	Km,
	Jm,
	Ym
], Zm = _n(Xm).required({ url: !0 }).extend({
	branch: Ym.schema.default(null),
	previously: Nt([Wm, bt([])]).exactOptional(),
	webhook_id: D().min(1).exactOptional()
}), Qm = {
	name: "webhook",
	fields: Xm,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Z(e.url),
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
	liveLabel: (e) => `${gm(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		th(e.events)
	]
};
function $m(e, t, n) {
	return mm(e.url, um(t, n)) ? t : gm(e.url);
}
function eh(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function th(e) {
	return [...new Set(e)].sort();
}
function nh(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/manifest.ts
const rh = {
	schema: Zm,
	fields: Xm,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function ih(e, t, n) {
	let r = Hf(e, t), { members: i, problems: a } = Zi(r, ["webhooks"]), o = [...r.problems, ...a], s = i.get("webhooks"), c = new Map();
	if (!s) return {
		entries: [],
		variables: c,
		problems: o.length > 0 ? o : [Qi(r, "webhooks")]
	};
	let { entries: l, problems: u } = $i(r, s, rh);
	o.push(...u);
	let f = l.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: {},
		file: r.file,
		spot: t
	}));
	for (let e of f) {
		for (let t of ["url", "previously"]) {
			let r = e.values[t];
			if (typeof r != "string") continue;
			let i = w(e.file, e.spot, [t]), a = km(r, n);
			for (let [e, t] of a.variables) c.set(e, t);
			o.push(...a.issues.map(({ code: e, message: t }) => d(e, t, { place: i })));
		}
		o.push(...ah(e));
	}
	return {
		entries: f,
		variables: c,
		problems: o
	};
}
function ah({ values: e, file: t, spot: n }) {
	return (e.events ?? []).flatMap((e, r) => {
		if (a.includes(e)) return [];
		let i = `Lokaform does not know the event "${e}", but sends it unchanged.${Ue(e, a)}`;
		return [d("unknown-event", i, {
			place: w(t, n, ["events", r]),
			severity: "warning"
		})];
	});
}
// src/kinds/webhook/match.ts
function oh(e, t, n) {
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
		n ? s(t, n) : a.push(yh(t));
	}
	for (let { webhook: e, one: t } of ph(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => uh(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = um(t, n), a = [...o].filter((e) => mm(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, bh(e, a)) : c && s(e, c, Z(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = ch(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (lh(e)) continue;
		let t = [...o].find((t) => fh(e, t) && dh(e, t));
		t && (o.delete(t), i.set(e, xh(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(sh(e, t, o, n))
	};
}
function sh(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => uh(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function ch(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && uh(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return Sh("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${_h(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (lh(e)) return;
	let s = [...n].filter((t) => uh(e, t, i));
	if (s.length > 0) return Sh("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${vh(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${_h(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	if (a.length !== 0) return Sh("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${_h(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
function lh({ values: e }) {
	return Array.isArray(e.previously);
}
function uh(e, t, n) {
	return mm(t.url, um(e.values.url, n)) && fh(e, t);
}
function dh({ values: e }, t) {
	return dm(Z(e.url), Z(t.url));
}
function fh({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function ph(e, t, n) {
	let r = gh(t), i = e.flatMap((e) => r.filter((t) => uh(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...mh(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function mh({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(hh)), new Set(t.map(hh))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function hh(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function gh(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function _h(e) {
	return `${e.length === 1 ? "id" : "ids"} ${vh(e)}`;
}
function vh(e) {
	return gh(e).map(({ webhook_id: e }) => e).join(", ");
}
function yh(e) {
	return {
		...Sh("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function bh(e, t) {
	return Sh("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${vh(t)}). Add webhook_id with the id of the one that is meant.`);
}
function xh(e, { webhook_id: t }) {
	return Sh("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function Sh(e, t, n, r) {
	return A(Qm, t, e, r, { path: [n] });
}
// src/kinds/webhook/urlTemplate.ts
const Ch = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => Th(e),
	templates(e, t, n) {
		let r = new wh(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Eh(e.url, n) : Dh(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var wh = class {
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
function Th(e) {
	let { template: t, left: n } = Ah(e, () => "x");
	return n || t !== Ih(e);
}
function Eh(e, t) {
	return kh(Ih(e), t, new Map());
}
function Dh(e, t, n) {
	let r = Oh(e, new wh(), n);
	return "why" in r ? r : Oh(e, t, n);
}
function Oh(e, t, n) {
	let r = pm(e), { template: i, left: a } = Ah(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : kh(i, n, t.variables);
}
function kh(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = km(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function Ah(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = Fh(a), s = (e) => {
		let { template: n, rest: r } = Nh(e, t);
		return o ||= Fh(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= Fh(t)), n.length === 0 ? Ih(t) : `${Ih(t)}=${s(n.join("="))}`;
	});
	return {
		template: Ih(n) + c + l.join("&") + Ih(a),
		left: o
	};
}
const jh = /[A-Za-z0-9_.~-]{6,}/g, Mh = ["lokalise", "project"];
function Nh(e, t) {
	if (Mh.includes(e)) return {
		template: e,
		rest: ""
	};
	let n = Ph(e);
	if (n !== void 0 && wm(n) === void 0 && !/['"`$\\]/.test(n)) return {
		template: t(n),
		rest: ""
	};
	let r = [], i = e.replace(jh, (e) => (r.push(t(e)), "\0"));
	return {
		template: i.split("\0").map(Ih).join("\0").replace(/\0/g, () => r.shift() ?? ""),
		rest: i.replaceAll("\0", "")
	};
}
function Ph(e) {
	try {
		let t = decodeURIComponent(e);
		return encodeURIComponent(t) === e ? t : void 0;
	} catch {
		return;
	}
}
function Fh(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function Ih(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/kind.ts
const Lh = {
	...Qm,
	plural: ze.manifests.name,
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
	settings: ze,
	limits: { removed: c },
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Ch,
	entry: rh,
	docs: _m,
	readManifest: ih,
	checkTogether: vm,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = cn(n, ({ names: e }) => e.map(Z)), o = cn(n, ({ id: e }) => e === void 0 ? [] : [e]), s = on(e, n, r, {
			kind: Lh,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(Z(um(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : gm(t))}`
		}), c = oh(s.usable, t, i), l = c.matches.flatMap((e) => Rh(e, n)), u = new Set(l.map((e) => e.declared));
		return ln({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: Vm,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ previously: e }) => Array.isArray(e),
	findRestored: Im,
	variablesOf: Rm
};
function Rh({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${an}`;
	return [{
		declared: e,
		problem: A(Qm, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const Q = [im, Lh];
// src/kinds/kindOf.ts
function zh(e) {
	let t = Q.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Bh(e, t) {
	let n = zh(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Vh({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/plan/forgottenFiles.ts
function Hh({ removed: e }, { name: t, plural: n }, r, i) {
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
		return [d("forgotten-manifest", l, { reach: "project" })];
	}
}
// src/plan/loss.ts
function Uh(e) {
	return e.action === "update" ? e.fields.some((t) => qh(e.kind, t) || Jh(e.kind, t) || Wh(e.kind, t)) : e.action === "destroy";
}
function Wh(e, { field: t, before: n, after: r }) {
	return Bh(e, t).role === "identity" || n === void 0 || Yh(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Gh(e, t) {
	return Kh(t) || qh(e, t) || Jh(e, t);
}
function Kh({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Yh(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Yh(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function qh(e, { field: t, before: n, after: r }) {
	return Bh(e, t).role === "archive" && n === !1 && r === !0;
}
function Jh(e, { field: t, before: n }) {
	return Bh(e, t).role === "shape" && n !== void 0;
}
function Yh(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/plan/unverified.ts
function Xh(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Qh(Bh(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Zh(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Qh(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Qh(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Yh(n);
}
// src/plan/guard.ts
const $h = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function eg(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, zh(t.kind)));
	return [
		...ng(e, t, n),
		...a((t, r) => ig(e, t, r, n)),
		...a((e, t) => Hh(e, t, r, i)),
		...a(ag),
		...a((e, t) => og(e, t, n)),
		...a((t, r) => sg(e, t, r, n)),
		...a((t, r) => cg(e, r, n))
	];
}
function tg(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [fg("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function ng(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		kind: zh(t.kind),
		count: lg(e, t.kind)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { maxDestroy: a } = n;
	return a === void 0 ? r.flatMap((e) => rg(e, i, n)) : i <= a ? [] : [fg("too-many-destroyed", `The plan removes ${i} ${dg(r.flatMap(({ kind: e }) => e.words.removed))}, but max-destroy allows ${a}. If you want to remove them, raise max-destroy.`)];
}
function rg({ of: e, kind: t, count: n }, r, i) {
	let { removed: a, removedPercent: o } = t.limits, s = (e, t) => fg("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --max-destroy ${r} for this run (in the action: max-destroy), or raise ${t.split(" ")[0]}.`), c = tn(a, i);
	if (n > c) return [s(`${n} ${dg(t.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = en(t, i) === "off" ? e.matched : e.scope, u = o ? tn(o, i) : 100;
	return !o || l < 20 || n * 100 <= l * u ? [] : [s(`${n} of ${l} ${t.plural}`, `limits.${o.name} allows ${u} %`)];
}
function ig(e, { declared: t, scope: n }, r, i) {
	if (en(r, i) === "off") return [];
	let { name: a, settings: o } = r, s = o.prune.name;
	if (t === 0) return [fg("nothing-declared", `The setting ${s} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${s}: off.`)];
	let c = ug(e, a).length;
	return c === 0 || c !== n ? [] : [fg("all-destroyed", `The plan removes every ${a} that the setting ${s} covers (${n}). Check the project and the manifests. If you want this, set ${s}: off and remove them in the project.`)];
}
function ag({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [fg("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function og({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { foreignFrom: o } }, { allowForeignProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [fg("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.`)];
}
function sg(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = tn(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => Wh(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [fg("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function cg({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Xh(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [fg("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [fg("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function lg(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Gh(t, e)) : []);
	return ug(e, t).length + n.length;
}
function ug({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function dg(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function fg(e, t) {
	return d(e, t, { reach: "project" });
}
// src/report/report.ts
const pg = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"time limit"
];
function mg(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function hg({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function gg({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function _g({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function vg(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function yg(e) {
	return vg(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function bg({ outcome: e }) {
	return e.state === "done" ? "" : e.message;
}
function xg({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function Sg({ projects: e }) {
	return xg({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(({ reason: e }) => e === "archived") ?? !1);
}
function Cg({ command: e, projects: t }) {
	return e === "drift" ? Sg({ projects: t }) : xg({ projects: t });
}
function wg(e) {
	return !Cg(e) && !Ag(e);
}
function Tg({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Eg(e) {
	return !Ag(e) && !Dg(e) && e.projects.every(kg);
}
function Dg({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
function Og(e) {
	if (Eg(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && kg(e) && e.plan?.skipped.length === 0), n = hg(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !$h.includes(e));
	return !t || r || Dg(e);
}
function kg({ plan: e, target: t }) {
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
function Ag(e) {
	return e.stopped !== void 0 || vt(hg(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || gg(e).some(({ outcome: e }) => e.state !== "done");
}
function jg(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Ag(e) ? 1 : t && Cg(e) ? 2 : 0;
}
function Mg(e) {
	let t = e.projects.map((e) => e.hide_texts ? Ng(e) : e), n = e.hide_texts ? Ig(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Ng(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Rg(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? Vg(n) : [], a = Bg(i), o = Pg(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Rg({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Fg(e, o)) }
	};
}
function Pg(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function Fg({ change: e, outcome: t }, n) {
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
function Ig(e) {
	return e.map((e) => Rg(e, []));
}
const Lg = ["yaml", "text-file"];
function Rg(e, t) {
	let { quotes: n = [], code: r } = e, i = Lg.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: zg(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function zg(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Bg(e) {
	let t = new ce();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => zg(t.clean(n), e);
}
function Vg({ changes: e, kept: t }) {
	return [...e.flatMap(Hg), ...t.flatMap(Ug)];
}
function Hg(e) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Vh(Bh(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Wg));
}
function Ug(e) {
	return "field" in e ? [e.live, e.declared].flatMap(Wg) : [];
}
function Wg(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Wg);
}
function Gg(e) {
	switch (e.as) {
		case "text": return ue(e.text);
		case "word": return T(e.word, 48);
		case "set": return e.members.length > 0 ? e.members.map(Zg).join(", ") : "(empty)";
		case "slots": return Qg(Object.entries(e.slots));
	}
}
function Kg(e, t) {
	return e.as === "set" && t.as === "set" ? Xg(e.members, t.members) : e.as === "slots" && t.as === "slots" ? Yg(e.slots, t.slots).map(([e, t, n]) => `${e} ${qg(t, n).join(" → ")}`).join(", ") : qg(e, t).join(" → ");
}
function qg(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = _e(g(e.word), g(t.word), n);
		return [l(r, n), l(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Gg(e), Gg(t)];
	let [r, i] = _e(g(e.text), g(t.text), n);
	return [ue(r, n), ue(i, n) + Jg(e.text, t.text)];
}
function Jg(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Yg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Zg(e),
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
function Xg(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${Zg(e)}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${Zg(e)}`);
	return [...n, ...r].join(" ");
}
function Zg(e) {
	return T(e, 48);
}
function Qg(e) {
	return e.map(([e, t]) => `${Zg(e)} ${ue(t, 40)}`).join(", ");
}
// src/report/words/fields.ts
function $g(e, { field: t, part: n }) {
	return n !== void 0 && Bh(e, t).role === "text" ? Zg(n) : t;
}
function e_(e, { field: t }) {
	return Bh(e, t).role === "text";
}
function t_(e, { field: t }) {
	return Bh(e, t).role === "identity";
}
function n_(e) {
	return zh(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function r_(e, { field: t, after: n }) {
	let r = i_(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function i_(e, t, n) {
	return Bh(e, t).show(n);
}
// src/report/words/times.ts
const a_ = Be(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function o_(e) {
	return `${a_().format(e * 1e3)} UTC`;
}
function s_(e) {
	return a_().format(e * 1e3).slice(0, 10);
}
// src/report/words/changes.ts
function c_(e, t) {
	let n = $g(e, t), r = i_(e, t.field, t.after);
	return t.before === void 0 ? __(n, Gg(r)) : Kh(t) ? __(n, `${Gg(i_(e, t.field, t.before))} will be cleared`) : __(n, Kg(i_(e, t.field, t.before), r));
}
function l_(e, t) {
	let n = $g(e, t), r = i_(e, t.field, t.after);
	if (t.before === void 0) return __(n, `is missing, declared ${Gg(r)}`);
	let i = i_(e, t.field, t.before);
	return i.as === "set" && r.as === "set" ? `${n}: ${d_(i.members, r.members)}` : i.as === "slots" && r.as === "slots" ? __(n, Yg(i.slots, r.slots).map(([e, t, n]) => `${e} ${u_(t, n)}`).join(", ")) : __(n, u_(i, r));
}
function u_(e, t) {
	let [n, r] = qg(e, t);
	return `is ${n}, declared ${r}`;
}
function d_(e, t) {
	let n = t.filter((t) => !e.includes(t)).map(Zg), r = e.filter((e) => !t.includes(e)).map(Zg);
	return [...n.length > 0 ? [`missing in the project: ${n.join(", ")}`] : [], ...r.length > 0 ? [`only in the project: ${r.join(", ")}`] : []].join("; ");
}
function f_(e, t) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${n_(e.kind)}: true; to take it out of the archive, declare ${n_(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${g_(e.reason, e.tag)}`;
	let n = $g(e.kind, e);
	if (e.reason === "changed-since") return t ? h_(e.kind, e) : `${n} kept: changed since the backup`;
	let r = e.reason === "edited" ? m_(e.edited) : "kept by the rule seed";
	return t ? p_(e.kind, e, r) : `${n} ${r}`;
}
function p_(e, t, n) {
	let [r, i] = qg(i_(e, t.field, t.declared), i_(e, t.field, t.live));
	return `${$g(e, t)} ${i} ${n} (declared ${r})`;
}
function m_(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : T(e.by, 60)} on ${s_(e.at)}${e.reviewed ? ", reviewed" : ""}` : "kept: written by another person";
}
function h_(e, t) {
	let [n, r] = qg(i_(e, t.field, t.declared), i_(e, t.field, t.live));
	return `${$g(e, t)} ${r} kept: changed since the backup, which has ${n}`;
}
function g_(e, t = "") {
	switch (e) {
		case "foreign-owner": return `owned by others (tag ${ue(t)})`;
		case "protected": return `protected by tag ${ue(t)}`;
		case "held-back": return "not removed while there are problems";
	}
}
function __(e, t) {
	return `${e} ${t}`;
}
// src/report/words/figures.ts
function v_(e, t) {
	return `${y_(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function y_(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function b_({ state: e }) {
	return e === "not attempted";
}
function x_(e, t = () => !0) {
	let n = new Map();
	for (let t of e) {
		let { outcome: e } = t;
		if (e.state === "done") continue;
		let r = `${yg(e)}: ${e.message}`, i = n.get(r);
		i ? i.push(t) : n.set(r, [t]);
	}
	return [...n.values()].flatMap((e) => {
		let [n] = e;
		return e.length <= 10 || !n || !t(n.outcome) ? e.map((e) => ({
			result: e,
			names: S_(e, 300),
			count: 1
		})) : [{
			result: n,
			names: `${e.slice(0, 3).map((e) => S_(e, 100)).join(", ")} and ${y_(e.length - 3)} more`,
			count: e.length
		}];
	});
}
function S_({ change: e }, t) {
	return T(e.label, t);
}
// src/report/words/problemCode.ts
function C_(e) {
	return `[${e}]`;
}
function w_({ message: e, code: t }, n) {
	let r = ` ${C_(t)}`;
	return `${T(e, n - r.length)}${r}`;
}
function T_(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/tally.ts
function E_(e) {
	return {
		...M_(e.flatMap(({ changes: e }) => e)),
		changes: P_(e, ({ changes: e }) => e.length),
		adopted: P_(e, ({ counts: e }) => e.adopted),
		conflicts: P_(e, ({ kept: e }) => e.filter(Zt).length),
		toPull: P_(e, ({ kept: e }) => e.filter(Qt).length),
		kept: P_(e, ({ kept: e }) => e.filter(D_).length),
		keptArchived: P_(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: P_(e, ({ skipped: e }) => e.length),
		unchanged: O_(e, "unchanged"),
		unmanaged: O_(e, "unmanaged")
	};
}
function D_(e) {
	return e.reason !== "archived" && !Zt(e) && !Qt(e);
}
function O_(e, t) {
	return new Map(Q.map(({ name: n, plural: r }) => [n, P_(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function k_({ declared: e }) {
	return new Map(Q.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function A_(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...M_(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => vg(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !vg(e)).length + P_(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function j_(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = t.flatMap(({ project: e, changes: t }) => Xh(e, t).translations ?? []);
	return t.length === 0 || n.length < t.length ? void 0 : P_(n, (e) => e);
}
function M_(e) {
	let t = (t) => e.filter(t).length, n = t(N_);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function N_(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function P_(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/report/words/kindWords.ts
function F_(e) {
	return zh(e).words;
}
function I_(e, t) {
	let { one: n, many: r } = F_(t);
	return `${y_(e)} ${e === 1 ? n : r}`;
}
// src/report/words/sentences.ts
function L_(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${K_(t, r)}` : "";
	return `Plan: ${U_([e])}${i}${z_(n)}`;
}
function R_(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Xh(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => T(e, 40)), o = i.length - a.length;
	return {
		start: `${`${v_(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${v_(r, "translation")} in`,
		languages: rv(o > 0 ? [...a, v_(o, "more language")] : a),
		end: "may be marked unverified."
	};
}
function z_(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${y_(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function B_(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${Y_(t.length, e.length)}: ${U_(t)}`;
}
function V_(e) {
	let t = E_(e.flatMap(({ plan: e }) => e ?? [])), n = H_(e), r = Q_([
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept, "kept"]
	]), i = `${G_(t.unchanged)} as declared, ${G_(t.unmanaged)} unmanaged`;
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[i, ...r].join(", ")}.`;
}
function H_(e) {
	let t = E_(e.flatMap(({ plan: e }) => e ?? []));
	return Q_([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function U_(e) {
	let t = E_(e), n = Q_([
		[t.created, "to create"],
		...W_(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...n] : n).join(", ")}; ${G_(t.unchanged)} unchanged, ${G_(t.unmanaged)} unmanaged.`;
}
function W_({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${y_(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function G_(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => F_(e).prefix === "") ? y_(t.reduce((e, [, t]) => e + t, 0)) : rv(t.map(([e, t]) => I_(t, e)));
}
function K_({ requests: e }, t) {
	return `${t} needs about ${v_(e, "write request")}.`;
}
function q_({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Y_(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${v_(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${J_(e)}.${a} ${v_(t, "request")} in total.`;
}
function J_(e) {
	let t = A_(e), n = Q_([
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
function Y_(e, t) {
	return e === t ? v_(t, "project") : `${y_(e)} of ${v_(t, "project")}`;
}
function X_({ stopped: e, projects: t }) {
	if (!e) return {
		sentence: "",
		names: []
	};
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [g(e)]);
	return {
		sentence: e.message,
		names: n
	};
}
function Z_(e) {
	let { sentence: t, names: n } = X_(e);
	return n.length > 0 ? `${t} Not reached: ${n.join(", ")}.` : t;
}
function Q_(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${y_(e)} ${t}`] : []);
}
function $_(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if (r.length === 0) return ev(e);
	if (t === "apply" || t === "restore") return q_(e);
	if (t === "drift") return V_(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? L_(a, i.effort) : B_(n);
}
function ev(e) {
	let { command: t, manifests: n } = e, r = hg(e).filter(({ severity: e }) => e !== "notice");
	if (vt(r)) return `${tv(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = rv([...k_(e)].map(([e, t]) => I_(t, e))), a = r.length > 0 ? `, with ${tv(r)}` : "";
	return `Valid: ${i} in ${v_(n.length, "manifest")}${a}.`;
}
function tv(e) {
	return rv([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).length;
		return n > 0 ? [v_(n, t === "error" ? "problem" : t)] : [];
	}));
}
function nv(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${g(e)}`}`;
}
function rv(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
// src/files/commitFiles.ts
var iv = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, av = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new iv(e.path, t);
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
		return (await this.members(k(e)))?.find(({ name: t }) => t === Ft(e));
	}
	async members(e) {
		let [t = ""] = zt(e, this.#e).split(Vt);
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
		let t = zt(this.#e, e).split(Vt).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || It(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (It(n)) return;
			let r = Rt.join(Rt.dirname(e.path), n, t.slice(e.path.length));
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
function ov(e) {
	return {
		ok: !0,
		value: e
	};
}
function sv(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function cv(e, { displayRoot: t }) {
	return zt(t, e).split(Vt).join("/");
}
function lv(e, t) {
	let n = zt(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Vt}`) && !It(n);
}
async function uv(e, t) {
	for (let n = e;; n = k(n)) {
		if (await Wt(Lt(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === k(n) || n === t || t !== void 0 && !lv(n, t)) return;
	}
}
var dv = class extends Error {};
async function fv(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new dv());
	if (!t) return Kt(e);
	let [r, i] = await Promise.all([qt(e), qt(t.workspace)]);
	if (!lv(r, i)) throw new dv();
	return Kt(r);
}
function pv(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function mv(e) {
	try {
		return pv(e);
	} catch {
		return "";
	}
}
async function hv(e, t, n) {
	try {
		return ov(pv(await Kt(e)));
	} catch (r) {
		let i = `${t} ${cv(e, n)} cannot be read: ${_v(r)}`;
		return sv(d("not-read", i));
	}
}
const gv = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function _v(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof dv) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${gv[t] ?? (e instanceof Error ? e.message : e)}.`;
}
async function vv(e, { commit: t }) {
	return t ? t.isFile(e) : Jt(e).then((e) => e.isFile(), () => !1);
}
async function yv(e, { commit: t }) {
	return t ? t.isFolder(e) : Jt(e).then((e) => e.isDirectory(), () => !1);
}
// src/report/words/labels.ts
function bv({ kind: e, label: t }) {
	let n = g(t), { prefix: r, maxName: i } = F_(e);
	return r + qe(n, i);
}
function xv(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${g(n.file)}:${n.line}` : "(not declared)";
}
function Sv({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${g(e)}: `) + (n ? `${T(n.project.name, 80)} (${T(t, 200)})` : T(t, 200));
}
function Cv(e) {
	return e.length <= 3 ? e.map((e) => g(e)).join(", ") : v_(e.length, "manifest");
}
function wv(e, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [];
	return [...Tv(e.changes, t, n), ...Fv(e.kept, t)];
}
function Tv(e, t, n) {
	return e.map((e) => Ev(e, Dv(e, t, n)));
}
function Ev(e, t) {
	return Uh(e) ? {
		...t,
		isLoss: !0
	} : t;
}
function Dv(e, { now: t, texts: n, file: r }, i) {
	let a = bv(e), o = xv(e, r);
	if (e.action === "destroy") return {
		sign: "-",
		label: a,
		place: o,
		words: [Iv[e.how]]
	};
	if (e.action === "create") return {
		sign: "+",
		label: a,
		place: o,
		words: [n ? Pv(e) : Nv(e.kind, e.fields)]
	};
	let s = e.fields.filter((t) => e.renamed_from === void 0 || !t_(e.kind, t)).map((r) => (n ? c_(e.kind, r) : $g(e.kind, r)) + Lv(r.edited, t) + (Jh(e.kind, r) ? ` (${Mv(i)})` : ""));
	return e.renamed_from === void 0 ? {
		sign: "~",
		label: a,
		place: o,
		words: s
	} : {
		sign: "»",
		label: `${a} ← ${T(e.renamed_from, 80)}`,
		place: o,
		words: [F_(e.kind).renamed, ...s]
	};
}
function Ov(e = []) {
	return e.map(({ variable: e, host: t, place: n }) => `! sends \${${g(e)}} to ${g(t)}  ${xv({ place: n })}`);
}
function kv({ name: e, before: t, after: n, widens: r }) {
	let [i, a] = _e(jv(t), jv(n), Av).map((e) => l(e, Av));
	return `${r ? "!" : " "} ${T(e, 80)}: ${i} → ${a}${r ? "   lets a run do more" : ""}`;
}
const Av = 200;
function jv(e) {
	return e === void 0 ? "not set" : g(e);
}
function Mv(e) {
	return `changes the texts in ${g(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function Nv(e, t) {
	return t.flatMap((t) => t_(e, t) ? [] : $g(e, t)).join(", ");
}
function Pv({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => e_(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => $g(e, t)).join(", ")})` : "", a = n ? [`${c_(e, n)}${i}`] : [], o = t.filter((t) => !e_(e, t) && !t_(e, t)), s = o.filter((t) => r_(e, t)).map((t) => c_(e, t)), c = o.filter((t) => !r_(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function Fv(e, { texts: t, file: n }) {
	let r = ({ reason: e }) => Number(e === "seeded"), i = e.toSorted((e, t) => r(e) - r(t)), a = e.length > 20 ? i.slice(0, 19) : e, o = a.map((e) => ({
		sign: "!",
		label: bv(e),
		place: xv(e, n),
		words: [f_(e, t)]
	})), s = e.length - a.length;
	return s > 0 && o.push({
		sign: "!",
		label: `and ${s} more kept`,
		place: "",
		words: ["the report file lists them all"]
	}), o;
}
const Iv = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Lv(e, t) {
	return e ? `   (live text edited${e.by === void 0 ? "" : ` by ${T(e.by, 60)},`} ${Bv(t - e.at)}${e.reviewed ? ", reviewed" : ""})` : "";
}
const Rv = [
	["year", 31557600],
	["month", 2629800],
	["day", 86400],
	["hour", 3600],
	["minute", 60]
], zv = Be(() => new Intl.RelativeTimeFormat("en"));
function Bv(e) {
	let t = Rv.find(([, t]) => e >= t);
	return t ? zv().format(-Math.floor(e / t[1]), t[0]) : "just now";
}
// \0node:crypto
const Vv = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Hv = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/report/text/closingText.ts
function Uv(e, t) {
	let n = Ag(e) ? "bad" : "good", r = e.stopped ? [t("bad", Z_(e))] : [], i = e.projects.flatMap(({ name: e, backup: t }) => t === void 0 ? [] : [`The backup${e === void 0 ? "" : ` of ${g(e)}`} is in ${g(t)}.`]), a = e.projects.flatMap(({ name: e, restore: t }) => t === void 0 ? [] : [`${nv(e)}: ${g(t)}`]), o = Wv(e);
	return [
		...r,
		...i,
		...o === "" ? [] : [t(n, o)],
		...a
	].map(p);
}
function Wv(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? q_(e) : r ? t === "drift" ? n.length > 1 ? V_(n) : "" : n.length > 1 ? B_(n) : "" : e.stopped ? "" : ev(e);
}
// src/model/project.ts
function Gv(e) {
	return e.split(":")[0] ?? e;
}
function Kv(e) {
	let t = Gv(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/words/driftLines.ts
function qv(e, t) {
	let n = e.kept.filter(({ reason: e }) => e === "archived"), r = e.kept.filter(({ reason: e }) => e !== "archived");
	return [
		...e.changes.map((e) => Ev(e, Zv(e, t))),
		...n.flatMap((e) => Fv([e], { texts: t })).map((e) => ({
			...e,
			sign: "~"
		})),
		...Fv(r, { texts: t })
	];
}
function Jv(e) {
	return e.map((e) => bv(e)).sort();
}
function Yv(e) {
	if (e.length === 0) return "";
	let t = Jv(e), n = t.length > Xv ? ` and ${t.length - Xv} more` : "";
	return `Unmanaged: ${t.slice(0, Xv).join(", ")}${n}`;
}
const Xv = 10;
function Zv(e, t) {
	let n = {
		label: bv(e),
		place: xv(e)
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
		words: Qv(e, t)
	};
}
function Qv(e, t) {
	let { kind: n, renamed_from: r } = e, i = e.fields.filter((e) => r === void 0 || !t_(n, e)).map((r) => (t ? l_(n, r) : `${$g(n, r)} differs`) + $v(r.edited ?? (r.part === void 0 ? e.edited : void 0), r.edited !== void 0));
	return r === void 0 ? i : [`the project still has the old name ${T(r, 80)}`, ...i];
}
function $v(e, t) {
	if (!e) return "";
	let n = e.by === void 0 ? "" : `by ${T(e.by, 60)}, `;
	return `   (${t ? "" : "key changed "}${n}${o_(e.at)})`;
}
// src/report/text/planText.ts
const ey = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note"
};
function ty(e, { paint: t, now: n, command: r, texts: i = !0 }) {
	let { plan: a, unmanaged: o = [] } = e;
	if (!a) return [];
	let s = r === "drift", c = `Lokaform ${r === "drift" || r === "restore" ? r : "plan"} · project ${Sv(e)} · ${Cv(e.manifests)}`, l = s ? qv(a, i) : wv(a, {
		now: n,
		texts: i,
		file: mg(r, e)
	}), u = Kv(e.id), d = u === void 0 ? [] : [`  ${t("dim", u)}`], f = s ? [] : Ov(a.sends).map((e) => `  ${t(ey["!"], e)}`), m = s ? void 0 : R_(a.project, a.changes), h = Yv(o), g = s ? V_([e]) : L_(a, e.effort, e.results?.length, r === "restore" ? "Restore" : "Apply"), _ = ny(l, t), v = h === "" ? [] : [`  ${t("dim", h)}`], y = m ? [`  ${t(ey["!"], `${m.start} ${m.languages} ${m.end}`)}`] : [];
	return [
		t("strong", c),
		...d,
		..._,
		...f,
		...y,
		...v,
		t("strong", g)
	].map(p);
}
function ny(e, t) {
	let n = iy(e.map(({ label: e }) => e), 36), r = iy(e.map(({ place: e }) => e), 24);
	return e.flatMap((e) => ry(e, n, r, t));
}
function ry({ sign: e, label: t, place: n, words: r }, i, a, o) {
	let [s = "", ...c] = r, l = [...t].length <= i && [...n].length <= a && c.length === 0, u = `  ${o(ey[e], e)} ${l ? ay(t, i) : t}`;
	return l ? [`${u}  ${o("dim", ay(n, a))}  ${s}`.trimEnd()] : c.length === 0 && s.length <= 20 ? [`${u}  ${o("dim", n)}  ${s}`.trimEnd()] : [`${u}  ${o("dim", n)}`.trimEnd(), ...r.map((e) => `      ${e}`)];
}
function iy(e, t) {
	return e.map((e) => [...e].length).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
function ay(e, t) {
	return e + " ".repeat(Math.max(0, t - [...e].length));
}
function oy(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		e.code,
		rn(e),
		e.place?.file
	]), r = new Map();
	for (let t of e) {
		let e = r.get(n(t));
		e ? e.push(t) : r.set(n(t), [t]);
	}
	let i = new Map();
	return e.flatMap((e) => {
		let a = r.get(n(e)) ?? [e], o = i.get(a) ?? 0;
		return i.set(a, o + 1), a.length <= 4 || e.place === void 0 || o < 3 ? cy([e], t) : o === 3 && e.place ? [sy(e.place.file, e.code, a.slice(o), t)] : [];
	});
}
function sy(e, t, n, r) {
	let i = n.flatMap(({ place: e }) => e?.line ?? []), a = `${i.slice(0, 10).join(", ")}${i.length > 10 ? ", …" : ""}`;
	return p(`${g(e)}: the same problem ${n.length} more times, in lines ${a} ${r("dim", C_(t))}`);
}
function cy(e, t) {
	return e.map(({ severity: e, code: n, message: r, place: i }) => {
		let a = i ? `${g(i.file)}:${i.line}:${i.col}: ` : "";
		return p(`${a}${t(e === "error" ? "bad" : e === "warning" ? "change" : "note", e)}: ${v(r)} ${t("dim", C_(n))}`);
	});
}
function ly(e, t) {
	return x_(e).map(({ result: e, names: n }) => p(`${xv({ place: _g(e) })}: ${t("bad", yg(e.outcome))}: ${n}: ${v(bg(e))}`));
}
function uy({ problems: e, projects: t }, n) {
	return [...oy(e, n), ...t.flatMap((e) => {
		let r = [
			...(e.bugs ?? []).map((e) => p(ye(e))),
			...oy(e.problems, n),
			...ly(e.results ?? [], n)
		];
		return t.length > 1 && r.length > 0 ? [p(n("strong", `Project ${Sv(e)}`)), ...r] : r;
	})];
}
// src/report/text/requestText.ts
function dy({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${g(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function fy(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${g(r)} is sent again: ${a}.`]);
	};
}
// src/plan/comparePlans.ts
function py(e, t) {
	let n = my(t.plan, yy), r = xy([e.plan, t.plan]), i = my(e.plan, r), a = gy(e.plan), o = new Set(t.plan.kept.map(Cy)), s = new Set(Ty(t).map(Ey)), c = new Set((t.plan.sends ?? []).map(wy)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: hy(e.plan, yy, (e, t) => !n(e, t)),
		pending: hy(e.plan, yy, n),
		resolved: hy({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(Cy(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(wy(e))),
		released: e.unmanaged.filter((e) => l.has(zh(e.kind).plural) && !s.has(Ey(e)))
	};
}
function my({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => j([vy(e), t]))));
	return (e, t) => n.has(j([e, t]));
}
function hy({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = vy(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [_y(e, a)];
	});
}
function gy({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(Ey)), r = new Set(t.map(({ kind: e, label: t }) => j([e, t])));
	return (e) => r.has(j([e.kind, e.label])) || e.action === "destroy" && n.has(Ey(e));
}
function _y(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Bh(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function vy(e) {
	return e.action === "create" ? j([
		e.kind,
		"new",
		e.identity
	]) : j([e.kind, String(e.id)]);
}
function yy(e) {
	return e.action === "update" ? e.fields.map(by) : e.action === "destroy" ? [j(["destroy", e.how])] : [j(["create", ...e.fields.map(by).toSorted()])];
}
function by({ field: e, part: t, after: n }) {
	return j([
		e,
		t ?? null,
		n
	]);
}
function xy(e) {
	let t = new Set(e.flatMap(Sy));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => j([e, t ?? null])) : t.has(vy(e)) ? yy(e) : [e.action];
}
function Sy({ changes: e }) {
	let t = new Set();
	return e.map(vy).filter((e) => t.size === t.add(e).size);
}
function Cy(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared
	] : [];
	return j([
		t,
		String(n),
		r,
		...i
	]);
}
function wy({ variable: e, host: t }) {
	return j([e, t]);
}
function Ty({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function Ey({ kind: e, id: t }) {
	return j([e, String(t)]);
}
// src/settings/changedSettings.ts
function Dy(e) {
	return new Map(we.flatMap((t) => {
		let n = t === _ ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Oy(e, t) {
	let n = we.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return j(r ?? null) === j(i ?? null) ? [] : [{
			name: De(n),
			...r !== void 0 && { before: ky(r) },
			...i !== void 0 && { after: ky(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function ky(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function Ay(e, t, n) {
	let r = (e) => d("bad-setting", e), i = E(xe, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [d("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = Ue(e, a) || ` There are ${a.join(", ")}.`;
		return [d("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), c = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(b) === n);
	if (!i && c.length > 0) return {
		names: c,
		others: [],
		problems: o
	};
	let l = i ? a.filter((e) => i.includes(e)) : a, u = [b, ...Ae];
	if (l.length > 1) for (let t of u) E(t, e) !== void 0 && o.push(r(`The option --${s(t)} (in the action: ${s(t)}) works only for one project, but lokaform.yaml has ${l.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: l,
		others: a.filter((e) => !l.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function jy(e, t, n, r, i = []) {
	let a = we.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = By(e, t, {
		members: [...o.map(Py), ...[...s].map(Fy)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, Ly(e, t, n, a, i)])), u = o.map((n) => Ry(e, t, n, i)), d = new Map(o.map((n) => [n, zy(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => w(m, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => ae(m, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function My({ value: e, spot: t }, n) {
	return {
		value: Uy(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const Ny = Dt(D(), Pt());
function Py(e) {
	return e.entries ? {
		...e,
		schema: O(Pt())
	} : e.members ? {
		...e,
		schema: Ny
	} : e;
}
function Fy(e) {
	let t = we.filter(({ parent: t }) => t === e).map((e) => e.name), n = `a mapping of ${t.slice(0, -1).join(", ")} and ${t.at(-1)} to numbers`;
	return {
		name: e,
		schema: Ny,
		expects: n
	};
}
const Iy = {
	values: {},
	broken: new Set(),
	problems: []
};
function Ly(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = My(t, n), s = [...i, n];
	return Uy(o.value) ? By(e, o, {
		members: a,
		thing: s.join("."),
		within: s
	}) : Iy;
}
function Ry(e, t, { name: n, schema: r, members: i }, a) {
	let o = My(t, n);
	if (!i || !Uy(o.value)) return Iy;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return By(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function zy(e, t, { name: n, entries: r }) {
	let i = My(t, n);
	return r && Array.isArray(i.value) ? $i(e, i, r).problems : [];
}
function By({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, schema: s = Vy(i) }) {
	let c = n ?? {}, l = s.safeParse(c), u = l.success ? [] : l.error.issues, d = new Set(u.flatMap(Hy)), f = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = Uy(c) ? Object.entries(c).filter(([e]) => !d.has(e)) : [];
	return {
		values: Object.fromEntries(p),
		broken: d,
		problems: Ai(u, {
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
function Vy(e) {
	return wt(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function Hy(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function Uy(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
function Wy(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = jy(e, n, "top", "lokaform.yaml"), i = Gy(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: [...r.problems, ...i?.problems ?? []]
	};
}
function Gy(e, t, n) {
	let r = n.get(_);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(d("bad-setting", e, { place: t }));
	n.get(b) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(b));
	let o = new Map(), s = My(t, _.name);
	Object.keys(r).length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(_));
	let c = new Map();
	for (let t of Object.keys(r)) {
		let n = ae(e.file, s.spot, [t]);
		Ky(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: l } = jy(e, My(s, t), "entry", "an entry of projects", [_.name, t]);
		i.push(...l), o.set(t, r);
		let u = r.get(b), d = c.get(u ?? "");
		u === void 0 ? r.isBroken(b) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : a(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(b));
	}
	return {
		entries: o,
		problems: i
	};
}
function Ky(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function qy(e, t) {
	return Bt(t.working, E(ht, e) ?? ht.default);
}
async function Jy(e, t) {
	let n = qy(e, t), r = E(ht, e) === void 0 || t.commit && !await vv(n, t), i = r ? qy({}, t) : n;
	if (r && !await vv(i, t)) return { problems: [] };
	let a = cv(i, t), o;
	try {
		o = pv(await fv(i, t));
	} catch (e) {
		if (e instanceof iv) throw e;
		return { problems: [d("not-read", `The settings in ${a} cannot be read: ${_v(e)}`)] };
	}
	let s = Hf(a, o);
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = Wy(s, k(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(Yy)
	};
}
function Yy({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/precedence.ts
function Xy(e, { raw: t, environment: n, parts: r }) {
	let i = E(e, t);
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
	return Xy(e, t)?.value;
}
// src/settings/projectId.ts
const Zy = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Qy = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, $y = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, eb = {
	where: "the setting project",
	instead: "write the id itself"
}, tb = {
	secrets: [],
	problems: []
};
function nb(e, t) {
	let n = ib(e, t), { id: r, secrets: i } = n, a = E(ee, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Gv(r))) return n;
	let o = E(b, t.raw) === void 0 ? e?.place(b) : void 0, s = `${rb(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [d("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function rb(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : E(b, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function ib(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = E(b, t);
	if (a !== void 0) return ob(a);
	let o = e?.get(b);
	return e && o !== void 0 ? ab(o, n, e.place(b)) : e?.isBroken(b) || r?.projects ? tb : i === void 0 ? {
		secrets: [],
		problems: [d("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : lm(i).length > 0 ? ab(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function ab(e, t, n) {
	let [r, i, ...a] = cm(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!cm(e).some((e) => "name" in e)) return sb(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([lb("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = xm(r.name, eb, t);
	if ("message" in l) return o([d(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!$y.test(u)) return o([lb(`The value of ${c} ${cb}`, n)]);
	let f = sb(u + s, `${c}${s}, with the value of ${c},`, n), p = [u, Gv(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return f.id === void 0 ? f : {
		...f,
		secrets: p
	};
}
function ob(e, t = "project") {
	let [n, r] = Qy.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? sb(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [lb(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : sb(r.replace(/%3a/i, ":"), i);
}
function sb(e, t, n) {
	return Zy.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [lb(`${t} ${cb}`, n)]
	};
}
const cb = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function lb(e, t) {
	return d("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function ub(e) {
	let t = fb(e.raw), n = Q.map(({ name: n, settings: r }) => [n, !t && $(r.prune, e) || "off"]), r = Q.flatMap(({ settings: t }) => t.limits.flatMap((t) => {
		let n = $(t, e);
		return n === void 0 ? [] : [[t.name, n]];
	})), i = {
		languages: $(Le, e),
		writers: $(Ge, e),
		take: $(Qe, e),
		owner: $(Ve, e),
		prune: Object.fromEntries(n),
		onRemove: $($e, e),
		onProblem: $(it, e),
		protectedTags: $(rt, e),
		limits: Object.fromEntries(r),
		maxDestroy: $(He, e),
		allowForeignProject: $(Ie, e)
	};
	return {
		rules: i,
		problems: Q.flatMap((t) => mb(t, i, e))
	};
}
function db(e) {
	let { value: t = {}, part: n } = Xy(Le, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(Le, e)]));
}
function fb(e) {
	return Ae.some((t) => E(t, e) !== void 0) && ge.every((t) => (E(t, e) ?? "off") === "off");
}
function pb(e, t) {
	let n = ge.some((t) => E(t, e) !== void 0);
	if (!t || !fb(e) || n) return [];
	let r = [t.top, ...t.projects?.values() ?? []], i = ge.some((e) => r.some((t) => (t.get(e) ?? "off") !== "off")), a = `Prune is off in this run, because ${Ae.map((e) => `--${s(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add ${ge.filter(he).map((e) => `--${s(e)}`).join(" or ")}.`;
	return i ? [d("bad-setting", a, { severity: "notice" })] : [];
}
function mb(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, { place: o } = Xy(a, n) ?? {}, s = (e) => d("bad-setting", e, { ...o && { place: o } }), c = (e) => n.parts.some((t) => t.isBroken(e)), l = en(e, t), u = [];
	return l === "owned" && t.owner === void 0 && !c(Ve) && u.push(s(`With ${a.name}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), l !== "off" && $t(e, t) === void 0 && !c($e) && u.push(s(`The setting ${a.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`)), u;
}
// src/settings/textSources.ts
function hb(e, t) {
	if (e.some((e) => e.isBroken(se))) return;
	let n = e.find((e) => e.get(se) !== void 0);
	return n?.get(se)?.map((e, r) => {
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
}
// src/settings/token.ts
async function gb(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [d("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Kt(Bt(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${_v(e)}`);
	}
}
const _b = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"INPUT_TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function vb(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => om(t, e.get(fe) ?? "")).filter((e) => e !== void 0 && wm(e) === void 0), i = _b.map((e) => om(t, e)), a = [
		n,
		t[ym],
		...r,
		...i
	].filter((e) => e !== void 0);
	return [...new Set(a)].filter((e) => e !== "");
}
const yb = d("bad-setting", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function bb(e, { usable: t, runToken: n, isNeeded: r }) {
	let i = e?.get(fe);
	if (!e || i === void 0) return {
		token: n,
		problems: r && n === void 0 ? [yb] : []
	};
	let a = (t) => ({
		token: void 0,
		problems: r ? [d("bad-setting", t, { place: e.place(fe) })] : []
	});
	if (!xb(i, t)) return a(`The setting token_env must not be ${i}: this variable is reserved, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	let o = om(t.values, i) || void 0;
	if (o === void 0) return a(`The environment has no ${i}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`);
	let s = wm(o);
	return s === void 0 ? {
		token: o,
		problems: []
	} : a(`The value of ${i}, which must contain the API token of this project, ${s}`);
}
function xb(e, { allowed: t }) {
	return e === "LOKALISE_API_TOKEN" || !Cm(e) && (!t || t.includes(e));
}
// src/settings/project.ts
function Sb(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, needsTokens: l } = n, u = [t, a?.top].filter((e) => e !== void 0), d = {
		raw: r,
		environment: i,
		parts: u
	}, f = bb(t, {
		usable: o,
		runToken: s,
		isNeeded: l
	}), p = c ? nb(u[0], n) : tb, m = ub(d), h = lm(u[0]?.get(b) ?? "").length > 0;
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			chosen: E(b, r) === void 0 && h ? p.id : void 0,
			secrets: p.secrets,
			token: f.token,
			manifests: Cb(d, n),
			rules: m.rules,
			inFile: Dy(u),
			languagePlaces: db(d),
			useAutomations: $(dt, d),
			concurrency: $(lt, d),
			batchSize: $(tt, d),
			rate: $(Fe, d),
			showTexts: $(re, d)
		},
		problems: [
			...p.problems,
			...f.problems,
			...m.problems
		]
	};
}
function Cb({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Ae) {
		let o = E(n, e);
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
	let o = hb(t, i);
	return o && {
		globs: a,
		texts: o,
		folder: i
	};
}
// src/settings/resolve.ts
async function wb(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o }) {
	let { working: c } = n, { config: l, problems: d } = await Jy(t, n), f = await gb(E(Xe, t), c), p = o ?? f.token ?? (r.LOKALISE_API_TOKEN || void 0), g = vb(l, r, p), _ = {
		values: r,
		tokens: g,
		allowed: E(Se, t)
	}, v = {
		raw: t,
		environment: r,
		parts: l ? [l.top] : []
	}, C = $(y, v), ee = Ay(t, l, a), te = e !== "validate" && !C, ne = {
		raw: ee.names.length > 1 ? {
			...t,
			[s(b)]: []
		} : t,
		environment: r,
		config: l,
		usable: _,
		runToken: p,
		online: te,
		needsTokens: te && n.commit === void 0,
		backupProject: a,
		working: c
	}, re = l === void 0 && d.length > 0, ie = (e) => Sb(e, e === void 0 ? void 0 : l?.projects?.get(e), ne), ae = re ? [] : ee.names.map(ie), se = ae.map(({ settings: e }) => e), ce = ee.others.map((e) => ie(e).settings), le = (e, n) => {
		let r = E(e, t) ?? n;
		return r === void 0 ? void 0 : Bt(c, r);
	};
	return {
		settings: {
			command: e,
			apiUrl: $(h, v),
			projects: se,
			others: ce.flatMap(({ manifests: e }) => e ?? []),
			usable: _,
			secrets: [...g.map(x), ...[...se, ...ce].flatMap((e) => e.secrets)],
			timeLimit: $(Ze, v),
			format: $(m, v),
			detailedExitcode: $(ve, v),
			publish: $(at, v),
			summarizes: !1,
			failOnDrift: $(S, v),
			matrix: C,
			applyFrom: $(Te, v),
			yes: $(pe, v),
			verbose: $(oe, v),
			quiet: $(u, v),
			out: le(de),
			report: le(Je),
			html: le(be),
			configFile: qy(t, n),
			plan: le(Ye),
			reports: [],
			backupDir: le(ft, i),
			force: $(Re, v),
			restoreFlags: Tb(t, l !== void 0)
		},
		problems: Eb([
			...f.problems,
			...nt(t),
			...d,
			...ee.problems,
			...ae.flatMap((e) => e.problems),
			...ne.online ? pb(t, l) : []
		])
	};
}
function Tb(e, t) {
	return [
		ht,
		...t ? [b] : [],
		Xe,
		h
	].flatMap((t) => {
		let n = E(t, e);
		return n === void 0 ? [] : [`--${s(t)}`, n];
	});
}
function Eb(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// node_modules/fast-glob/out/utils/array.js
var Db = n(((e) => {
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
})), Ob = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), kb = n(((e) => {
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
})), Ab = n(((t) => {
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
})), jb = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), Mb = n(((e, t) => {
	var n = jb(), r = {
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
})), Nb = n(((t, n) => {
	var r = Mb(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), Pb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = Nb(), i = Oe(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
})), Fb = n(((t, n) => {
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
})), Ib = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = Fb();
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
})), Lb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), Rb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = Db(), e.errno = Ob(), e.fs = kb(), e.path = Ab(), e.pattern = Pb(), e.stream = Ib(), e.string = Lb();
})), zb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = Rb();
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
})), Bb = n(((e) => {
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
})), Vb = n(((e) => {
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
})), Hb = n(((t) => {
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
})), Ub = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Hb();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Wb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Bb(), n = Vb(), r = Ub();
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
})), Gb = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), Kb = n(((e, t) => {
	t.exports = r;
	let n = Gb();
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
})), qb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Jb = n(((e) => {
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
})), Yb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Jb();
})), Xb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Zb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Wb(), n = Kb(), r = qb(), i = Yb(), a = Xb();
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
})), Qb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Wb(), n = qb(), r = Yb(), i = Xb();
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
})), $b = n(((t) => {
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
})), ex = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Wb(), i = $b();
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
})), tx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Zb(), n = Qb(), r = ex();
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
})), nx = n(((e, t) => {
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
})), rx = n(((e, t) => {
	var n = nx();
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
})), ix = n(((e) => {
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
})), ax = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ix();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), ox = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = tx(), i = rx(), a = ix(), o = ax();
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
})), sx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ox();
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
})), cx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = ox();
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
})), lx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = tx(), n = ix(), r = ax();
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
})), ux = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = lx();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), dx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = tx();
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
})), fx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = sx(), n = cx(), r = ux(), i = dx();
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
})), px = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Wb(), i = Rb();
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
})), mx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Wb(), i = fx(), a = px();
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
})), hx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = fx(), n = px(), r = mx();
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
})), gx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rb();
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
})), _x = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = gx();
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
})), vx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rb(), n = _x();
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
})), yx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rb();
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
})), bx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rb();
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
})), xx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rb();
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
})), Sx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = vx(), i = yx(), a = bx(), o = xx();
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
})), Cx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = hx(), n = Sx();
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
})), wx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = mx(), i = Sx();
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
})), Tx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Wb(), n = fx(), r = px();
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
})), Ex = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Tx(), n = Sx();
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
})), Dx = n(((t) => {
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
})), Ox = n(((e, t) => {
	let n = zb(), r = Cx(), i = wx(), a = Ex(), o = Dx(), s = Rb();
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
})), kx = t(Ox(), 1);
const Ax = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function jx(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(Mx)) : r(Ax), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, Mx(e)) : r(Ax), (e) => r(e));
		}
	};
}
function Mx({ name: e, kind: t }) {
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
async function Nx(e, t, n, r) {
	let i = Bt(t, e);
	return await vv(i, n) ? [i] : Px(e.split(Vt).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof iv) throw e;
		return [];
	});
}
async function Px(e, t, n, r) {
	let i = [];
	if (n.commit && !kx.default.isDynamicPattern(e)) return i;
	let a = kx.default.stream(e, {
		...t,
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: jx(n.commit) }
	});
	for await (let e of a) {
		if (r.aborted) break;
		let a = Bt(t.cwd, String(e));
		await vv(a, n) && i.push(a);
	}
	return i;
}
// src/files/textFiles.ts
async function Fx(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Ix(a, t, n), o = e.flatMap((e) => Rx(a, e) ?? []), s = o.filter(({ textFile: e }) => zx(a, e.language));
		i.push(...Vx(a, e, o), ...Hx(a, s, t));
		for (let e of s.sort(Bx(a))) r.has(e.full) ? i.push(Ux(a, cv(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Ix(e, t, n) {
	return (await Nx(Ee(e), e.folder, t, n)).filter((e) => le(e) !== void 0).sort();
}
function Lx({ folder: e }, t) {
	return zt(e, t).split(Vt).join("/");
}
function Rx(e, t) {
	let n = Lx(e, t), r = ie(e, n);
	if (!(C(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...ot(e, n)
		}
	};
}
function zx(e, t) {
	return t === void 0 || Kp(e, t);
}
function Bx({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Vx(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [d("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [d("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => je(t ?? "", e)), n = t === void 0 ? `Create the file, remove ${e} from languages, or let lokaform pull create it with --create-files.` : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return d("no-language-file", i, { place: a });
	});
}
function Hx({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${cv(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [d("bad-setting", o, { place: t })];
	});
}
function Ux({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return d("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function Wx(e, t, n, r) {
	let { paths: i, problems: a } = await Gx(e, t, n, r), o = await Fx(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: e, textFiles: t } of Q) {
		let a = (i[e] ?? []).map((e) => ({ full: e })), l = await Yx(t ? [...a, ...o.found] : a, n, r);
		s[e] = l.texts, c.push(...l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let e = Q.map(({ plural: e }) => e), t = `There is no manifest: neither ${e.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${e.map((e) => `--${e}`).join(" or ")} (in the action: ${e.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(d("no-manifest", t));
	}
	return {
		manifests: s,
		problems: c
	};
}
async function Gx({ globs: e, folder: t }, { id: n }, r, i) {
	let a = {}, o = [], s = Object.values(e).some((e) => e !== void 0);
	for (let { plural: c, sharedByBranches: l } of Q) if (s) {
		let t = await Jx(c, e[c], r, i);
		a[c] = t.files, o.push(...t.problems);
	} else a[c] = l && n.includes(":") ? [] : await qx(`${c}.yaml`, t, r);
	return {
		paths: a,
		problems: o
	};
}
async function Kx(e, t) {
	let n = await Promise.all(e.map((e) => Gx(e, { id: "" }, {}, t))), r = (await Fx(e.flatMap(({ texts: e }) => e), { displayRoot: "" }, t)).found.map(({ full: e }) => e);
	return Object.fromEntries(Q.map(({ plural: e, textFiles: t }) => {
		let i = n.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...i, ...r] : i];
	}));
}
async function qx(e, t, n) {
	let r = Bt(t, e);
	return await vv(r, n) ? [r] : [];
}
async function Jx(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Nx(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await yv(Bt(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(d("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Yx(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = cv(a, t);
		try {
			let n = pv(await fv(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof iv) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(d("not-read", `${e} cannot be read: ${_v(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/read.ts
function Xx(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Zx(e, t) {
	let n = Qx(e, t);
	for (;;) {
		let e = n.next();
		if (e.done) return e.value;
	}
}
function* Qx(e, t, n = new Map()) {
	let r = [], i = {}, a = new Map();
	for (let o of Q) {
		let s = e[o.plural] ?? [];
		if (s.length === 0) continue;
		let c = [];
		for (let e of s) {
			let { path: r, text: i, textFile: a } = e, s = j([
				o.name,
				r,
				a ? tS(a) : null
			]), l = n.get(s), u = l?.text === i ? l.read : $x(o, e, t);
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
		problems: nS(r, e)
	};
}
function $x(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function eS(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = $x(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function tS({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function nS(e, t) {
	let n = Q.flatMap(({ plural: e }) => t[e] ?? []), r = new Map(n.map(({ path: e }, t) => [e, t])), i = ({ place: e }) => [
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
function rS({ declared: e, manifests: t }) {
	let n = Q.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const iS = new AbortController().signal;
async function aS({ projects: e, usable: t }, n, r = iS, i = new Map()) {
	let a = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let { manifests: e, problems: c } = await Wx(s.manifests, s, n, r), l = Qx(e, t, i), u = l.next();
		for (; !u.done && !r.aborted;) await Yt(), u = l.next();
		if (!u.done || r.aborted) break;
		let { declared: d, problems: f } = u.value;
		o.push(...c, ...f);
		let p = Object.values(e).flatMap((e) => e.map(({ path: e }) => e));
		a.push({
			settings: s,
			declared: d,
			manifests: p,
			textFiles: Xx(e)
		});
	}
	return {
		reads: a,
		problems: [...o, ...oS(a)]
	};
}
function oS(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => sS(t, e) !== void 0), a = i && sS(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [d("bad-setting", o)];
	});
}
function sS(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Gv(e.settings.id) !== Gv(t.settings.id)) return;
	let n = Q.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const cS = {
	entries: {},
	variables: new Map()
};
async function lS(e, t, n, { commit: r, files: i }, a, { known: o, ids: c, onSecrets: l }) {
	let u = {
		...n.folders,
		commit: i
	}, d = (t) => wb(e, t, {
		...n,
		folders: u
	}), f = await d(t), p = !f.problems.some(({ code: e }) => e === "no-project"), { settings: m, problems: h } = p ? f : await d({
		...t,
		[s(xe)]: []
	});
	l(m.secrets);
	let g = m.projects.filter(({ id: e }) => p || c.includes(e)), _ = await aS({
		...m,
		projects: g
	}, u, a, o);
	l(_.reads.flatMap(({ declared: e }) => am(e.variables)));
	let v = _.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), y = [...h.filter(({ code: e }) => !dS.includes(e)), ...v].find(fS);
	return y ? {
		is: "missing",
		why: pS(y)
	} : {
		is: "read",
		commit: r,
		projects: _.reads
	};
}
const uS = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], dS = ["unset-variable", "project-not-allowed"];
function fS({ severity: e, code: t }) {
	return e === "error" && !uS.includes(t);
}
function pS({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${xv({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function mS(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => hS(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? cS, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		declared: {
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Oy(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function hS({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(b));
}
function gS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return d("released-project", t, { severity: "warning" });
	});
}
function _S(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? pS(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...py(e, n),
		settings: i,
		released_kinds: a
	};
}
// \0node:child_process
const vS = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), yS = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), bS = {
	output: 67108864,
	time: 3e4
};
var xS = class extends Error {
	name = "GitFailure";
};
const SS = /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, CS = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0"
}, wS = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
];
async function TS(e, t, { environment: n, signal: r, limits: i = bS }, a = "") {
	let o = Object.entries(n).filter(([e]) => SS.test(e)), s = {
		...Object.fromEntries(o),
		...CS,
		GIT_CEILING_DIRECTORIES: k(e)
	}, c = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, o) => {
		let l = vS("git", [...wS, ...t], {
			cwd: e,
			env: s,
			signal: c,
			windowsHide: !0
		}), [u, d] = [[], []], f = 0;
		l.on("error", (e) => o(new xS(ES(e, r)))), l.stdout.on("data", (e) => {
			f += e.length, f <= i.output ? u.push(e) : (o(new xS("The history of the repository is too large to read.")), l.kill());
		}), l.stderr.on("data", (e) => {
			d.length < 10 && d.push(e);
		}), l.on("close", (e) => {
			e === 0 ? n(Buffer.concat(u)) : o(new xS(DS(Buffer.concat(d).toString("utf8"), e)));
		}), l.stdin.on("error", () => {}), l.stdin.end(a);
	});
}
function ES(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : "code" in e && e.code === "ENOENT" ? "The program git was not found. Install it." : `The program git could not be started: ${e.message}.`;
}
function DS(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The manifests are not in a git repository.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/files/gitLog.ts
const OS = 67108864;
async function kS(e, t, n, r = 2e3) {
	if (!await AS(e, n)) return { commits: [] };
	let i = (await TS(e, [
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
		commits: await MS(e, o, n),
		why: `The repository has more than ${r} commits since then, and older ones are not read.`
	} : s.parent !== void 0 || !await jS(e, s.id, n) ? { commits: await MS(e, o, n) } : {
		commits: await MS(e, o.slice(0, -1), n),
		why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
	} : { commits: [] };
}
async function AS(e, t) {
	return !(await TS(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function jS(e, t, n) {
	let r = (await TS(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function MS(e, t, n) {
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
	], o = NS((await TS(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, time: t }) => ({
		time: t,
		changes: o.get(e) ?? []
	}));
}
function NS(e) {
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
async function PS(e, t) {
	if (!await AS(e, t)) return new Map();
	let n = await TS(e, [
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
async function FS(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await TS(e, ["cat-file", "--batch-check"], n, i(t)), o = OS, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? bS,
		output: 2 * OS
	}, u = await TS(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, mv(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function IS(e, t, n) {
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
const LS = "The manifests are not in a git repository.";
var RS = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = () => !1) {
		let { displayRoot: r } = this.#e.folders, i = await qt(r).catch(() => r), a = [], o = new Set();
		for (let [r, s] of await this.#n(t)) {
			if (r === void 0) {
				o.add(LS);
				continue;
			}
			let t = (e) => s.get(e) ?? zt(i, Lt(r, e)).split(Vt).join("/"), c = {
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
		let c = o.size === 1 && o.has(LS);
		return {
			is: "unreadable",
			why: [...o].join(" "),
			...c && { noRepository: c },
			versions: s
		};
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await qt(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = Bt(t, n), a = await qt(e).catch(() => e), o = await uv(k(a), r), s = o === void 0 ? n : zt(o, a).split(Vt).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new zS(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, zS = class {
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
			let { commits: n, why: r } = await this.#a(e), i = IS(n, t.names, t.isManifest), a = await this.#l([...await this.#o(t), ...i.filter(({ until: t }) => t >= e)]), o = r ?? a.why;
			return {
				versions: a.versions,
				...o !== void 0 && { why: o }
			};
		} catch (e) {
			if (e instanceof xS) return {
				versions: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e) {
		return (!this.#n || this.#n.since > e) && (this.#n = {
			since: e,
			read: kS(this.#e, e, this.#t, this.#t.maxCommits)
		}), this.#n.read;
	}
	async #o({ names: e, isManifest: t }) {
		this.#r ??= PS(this.#e, this.#t);
		let n = await this.#r, r = Math.floor(this.#t.now() / 1e3), i = [...e].filter((e) => !n.has(e)), a = [...n].filter(([n]) => e.has(n) || t(n));
		await this.#c(a.map(([, e]) => e));
		let o = [];
		for (let [e, t] of a) {
			let n = await this.#s(e), i = this.#i.get(t);
			(n === void 0 || BS(n) !== BS(i)) && o.push({
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
		let t = Lt(this.#e, e);
		try {
			return (await Wt(t)).isFile() ? mv(await Kt(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await FS(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function BS(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/outputPaths.ts
async function VS(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(ZS))), a = new Map();
	for (let t of e) {
		let e = await ZS(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await WS(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.option, HS(t, s));
	}
	return r;
}
function HS({ option: e, path: t }, n) {
	return d("not-written", `${e}: ${t} ${n}.`);
}
async function US(e, t, n, r) {
	let i = await WS(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let { path: a } = e, o = JS(a, n), s = Ut.O_WRONLY | Ut.O_CREAT | (o === void 0 ? 0 : Ut.O_NOFOLLOW ?? 0), c = await Gt(a, s, r ?? 438);
	try {
		let e = await c.stat();
		if (o !== void 0) {
			let t = await Wt(a), n = Lt(await qt(o), zt(o, k(a)));
			if (e.ino !== t.ino || e.dev !== t.dev || await qt(k(a)) !== n) throw Error("it was replaced while it was opened");
		}
		r !== void 0 && await c.chmod(r), e.isFile() && await c.truncate(), await c.writeFile(t);
	} finally {
		await c.close();
	}
}
async function WS({ path: e, is: t }, n) {
	let r = t === "folder" && YS(n).includes(e), i = r ? e : JS(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await XS(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return KS(e);
	let a = await Jt(e).catch(() => void 0);
	return a?.isDirectory() ? "is a folder. Name a file" : a && !a.isFile() && n.confined ? "is not an ordinary file. Choose another file" : (await Jt(k(e)).catch(() => void 0))?.isDirectory() ? await qS(a ? e : k(e)) ? void 0 : GS : "cannot be written: its folder does not exist. Create it first";
}
const GS = "cannot be written: this user may not write there";
async function KS(e) {
	let t = await Jt(e).catch(() => void 0);
	return !t && k(e) !== e ? KS(k(e)) : t?.isDirectory() ? await qS(e) ? void 0 : GS : "is a file, or is below one. Choose a folder";
}
function qS(e) {
	return Ht(e, Ut.W_OK).then(() => !0, () => !1);
}
function JS(e, t) {
	return YS(t).find((t) => lv(e, t));
}
function YS({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [Bt(e)]);
}
async function XS(e, t) {
	let n = t;
	for (let r of zt(t, e).split(Vt)) {
		n = Lt(n, r);
		let e = await Wt(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return zt(t, n);
	}
}
async function ZS(e) {
	let t = await Jt(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await qt(k(e)).catch(() => k(e));
	return Lt(n, Ft(e));
}
// src/plan/declaredContents.ts
const QS = {
	fields: new Map(),
	texts: new Set()
};
function $S(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [eC(e), e])),
		texts: new Set(n.map((e) => j(nC(e))))
	};
}
function eC({ field: e, part: t }) {
	return j([e, t ?? null]);
}
function tC(e, { onCreate: t }) {
	return j(e.fields.flatMap((e) => e.declared(t)).map(nC));
}
function nC({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function rC({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : iC(i)
	};
}
function iC(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(iC) : [];
}
function aC(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = oC(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = cC(t, e(t).map((e) => sC(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => rC(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [j([...r(e)].sort())]), o((t) => [j(e.identity(t.values))]);
	let c = (t) => iC(e.identity(t.values));
	return o((t) => [...(rC(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function oC(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function sC(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function cC(e, t, n) {
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
var lC = class {
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
		this.#t || (this.#n = dC(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${fC(e)}`
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
		await Xt(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a);
	}
};
function uC(e, t) {
	let n = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), r = () => e.stop("SIGTERM"), i = () => e.stop("SIGHUP");
	process.on("SIGINT", n), process.on("SIGTERM", r), process.on("SIGHUP", i);
	let a = t === void 0 ? void 0 : setTimeout(() => e.stop("time limit", t), t);
	return () => {
		process.off("SIGINT", n), process.off("SIGTERM", r), process.off("SIGHUP", i), clearTimeout(a), e.close();
	};
}
function dC(e, t) {
	return e === "time limit" ? `The time limit of ${pC(t)} was reached.` : `The run was stopped by ${e}.`;
}
function fC(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function pC(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/terminal/progress.ts
function mC(e, t, n) {
	let { changes: r } = e, [i] = r, a = hC(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = F_(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${g(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = I_(s, e.kind), f = o === s ? d : `${y_(o)} of ${d}`, p = t.filter(vg).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${y_(p)} in part` : ""}`;
}
function hC(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(N_) ? "renamed" : e.some(N_) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const gC = "lokaform-backup";
function _C(e) {
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
		showProblems: (e) => vC(e, r),
		confirm: async (e) => !i || st(e, i, new lC()),
		ask: i && ((e, t) => st(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => yC(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n) => SC(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function vC(e, t) {
	for (let n of oy(e, t.paintError)) t.error(n);
}
function yC(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, s = fy(o), { quiet: c, verbose: l, format: u } = e, d = (e) => a.error(a.paintError("dim", e)), f = {
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
			l && d(dy(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => bC(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out(mC(e, t, a.paint));
		},
		history: new RS({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
async function bC(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = xC(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of ty(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = ty(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of oy(e.problems, i.paintError)) i.prompt(t);
	return st("Apply this plan?", c, n);
}
function xC({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
async function SC(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	if (s === "json" && r.out(mt(e)), s === "markdown") {
		let { summary: n } = await import("./summary.js");
		r.out(n(e, {
			now: i() / 1e3,
			reportFile: t.report
		}).trimEnd());
	}
	for (let t of uy(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = ty(i, xC(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (Ag(e)) for (let t of Uv(e, o)) r.error(t);
		else for (let t of Uv(e, a)) r.out(t);
	}
}
// src/model/digest.ts
function CC(e, t) {
	return Vv("sha256").update(j([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const wC = {
	kept: [],
	problems: []
};
function TC(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i), c = n === void 0 ? void 0 : _t(e.tags(n), i.rules), l = c === void 0 ? EC(e, o, n, s) : [], u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return wC;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = ae(t.file, t.spot, [d]), p = {
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
	let m = [...AC(e, {
		...t,
		values: o
	}, n, d), ...l.flatMap(({ field: n, issues: r }) => jC(e, {
		...t,
		values: o
	}, n.name, r))];
	if (m.length > 0) return {
		kept: [],
		skipped: p,
		problems: m
	};
	let h = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : CC(e.id(n), a);
		return {
			...MC(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = h === void 0 ? [] : g.filter((t) => qh(e.name, t)), v = g.filter((e) => !_.includes(e));
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
		place: MC(e, t).place
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
	], ee = l.flatMap((e) => e.open ?? []), te = OC(e, {
		...t,
		values: o
	}, v, x);
	if (te) return {
		kept: C,
		skipped: p,
		problems: [te],
		open: ee
	};
	let ne = Zh(e, n, v, i.project);
	if (ne.length === 0) return {
		kept: C,
		problems: m,
		open: ee
	};
	let re = kC(e, n, ne), ie = r === void 0 ? {} : { renamed_from: r }, oe = e.lastEdit(n);
	return {
		change: {
			...p,
			place: DC(f, ne),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...ie,
			seen: re,
			...oe && { edited: oe },
			fields: ne
		},
		kept: C,
		problems: m,
		open: ee
	};
}
function EC(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === An ? [] : [{
			field: e,
			...i
		}];
	});
}
function DC(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function OC(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => e.reason === "edited" && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return A(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with the option or input take.`, {
		path: [i.field],
		ofName: !0
	});
}
function kC(e, t, n) {
	return CC(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function AC(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [A(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function jC(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => A(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function MC(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: ae(t, n, r)
	};
}
// src/plan/take.ts
function NC(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(PC));
	return e.filter((e) => !n.has(e)).map((e) => {
		let t = `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${Ue(e, [...n])}`;
		return d("unknown-take", t);
	});
}
function PC({ entries: e }) {
	return Q.flatMap((t) => {
		let n = t.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (e[t.plural] ?? []).flatMap(({ values: e }) => {
			let r = n.flatMap((t) => t.declared(e).map(({ part: e }) => e ?? ""));
			return iC(t.identity(e)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/plan/compareDeclarations.ts
function FC(e, t) {
	let n = Q.map((n) => IC(n, {
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
function IC(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, $S(e, t.values)])), i = (e) => r.get(e) ?? QS, a = aC(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), o = new Set(a.values()), s = [], c = [], l = [], u = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), o = `${e.name}:${n + 1}`;
		if (!t) {
			s.push(RC(e, r, o));
			continue;
		}
		let d = zC(e, r, t, o, i);
		d && s.push(d);
		let f = VC(i(r), i(t));
		f.length > 0 && c.push({
			...LC(e, r),
			fields: f
		}), l.push(...HC(e, r, t, d?.renamed_from !== void 0)), tC(e, r) !== tC(e, t) && u.push(r.file.path);
	}
	return {
		changes: s,
		released: [...n.filter((e) => !o.has(e)).map((t) => LC(e, t)), ...c],
		rematched: l,
		changed_defaults: u
	};
}
function LC(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = ae(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function RC(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !Yh(e)).map((e) => BC(t, e));
	return {
		...LC(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function zC(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && j(r) === j(n.after) ? [] : [BC(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = LC(e, t);
	return {
		...d,
		place: DC(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...j(s) !== j(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function BC(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: ae(e.file, e.spot, n)
	};
}
function VC(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function HC(e, t, n, r) {
	let [i, a] = [rC(e, t), rC(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: UC(a.previously),
		after: UC(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...LC(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function UC(e) {
	return e && (e.join(", ") || "[]");
}
// src/plan/planFile.ts
const WC = jt().min(0), GC = Ct({
	file: D(),
	line: WC,
	col: WC,
	endLine: WC,
	endCol: WC
}), KC = xt(), qC = Ct({
	field: D(),
	part: D().exactOptional(),
	before: KC.exactOptional(),
	after: KC,
	place: GC,
	seen: D().exactOptional()
}), JC = Nt([St(), D()]).transform(String), YC = {
	ref: D(),
	kind: Mt(Q.map(({ name: e }) => e)),
	label: D()
}, XC = {
	place: GC,
	identity: KC,
	fields: O(qC).readonly()
}, ZC = kt("action", [
	Ct({
		...YC,
		action: Et("create"),
		...XC
	}),
	Ct({
		...YC,
		action: Et("update"),
		id: JC,
		renamed_from: D().exactOptional(),
		seen: D(),
		...XC
	}),
	Ct({
		...YC,
		action: Et("destroy"),
		id: JC,
		how: Mt(["archive", "destroy"]),
		seen: D()
	})
]), QC = Ct({
	project: Ct({
		id: D(),
		digest: D().exactOptional()
	}),
	changes: O(ZC).readonly()
});
function $C(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function ew(e) {
	try {
		return tw(nw(e));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function tw(e) {
	let t = "Make it with lokaform plan --out.", n = Ct({ format_version: Pt() }).safeParse(e);
	if (!n.success) return { issue: `it is not a plan. ${t}` };
	let r = n.data.format_version;
	if (r !== 1) return { issue: `it has format_version ${JSON.stringify(r)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let i = Ct({ plans: O(QC) }).safeParse(e);
	if (i.success) return { plans: i.data.plans };
	let a = QC.safeParse(e);
	return a.success ? { plans: [a.data] } : { issue: `it is not a complete plan. ${t}` };
}
function nw(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/report/withoutValues.ts
function rw(e) {
	let t = Mg(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? t.problems.map(iw) : t.problems,
		projects: t.projects.map((e) => e.hide_texts ? aw(e) : e),
		...n && { manifest_comparison: sw(n) }
	};
}
function iw({ quotes: e, ...t }) {
	return t;
}
function aw(e) {
	let t = e.problems.map(iw);
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
			changes: n.changes.map(cw),
			kept: n.kept.map(lw)
		},
		...r && { target: ow(r) },
		...i && { results: i.map((e) => ({
			...e,
			change: cw(e.change)
		})) }
	};
}
function ow(e) {
	if (e.is !== "compared") return e;
	let { caused: t, pending: n, resolved: r, kept: i } = e;
	return {
		...e,
		caused: t.map(cw),
		pending: n.map(cw),
		resolved: r.map(cw),
		kept: i.map(lw)
	};
}
function sw(e) {
	if (e.is !== "compared") return e;
	let t = e.projects.map((e) => e.hide_texts ? {
		...e,
		changes: e.changes.map(cw),
		released: e.released.map(uw)
	} : e);
	return {
		...e,
		projects: t
	};
}
function cw(e) {
	if (e.action === "destroy") return e;
	let t = e.fields.map((t) => {
		if (!dw(e.kind, t.field)) return t;
		let { before: n, after: r } = t;
		return {
			...t,
			...n !== void 0 && { before: fw(n) },
			after: fw(r)
		};
	});
	return {
		...e,
		fields: t
	};
}
function lw(e) {
	return !("field" in e) || !dw(e.kind, e.field) ? e : {
		...e,
		live: fw(e.live),
		declared: fw(e.declared)
	};
}
function uw({ fields: e, ...t }) {
	if (!e) return t;
	let n = e.map((e) => dw(t.kind, e.field) ? {
		...e,
		before: fw(e.before)
	} : e);
	return {
		...t,
		fields: n
	};
}
function dw(e, t) {
	return Vh(Bh(e, t));
}
function fw(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(fw) : mn(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, fw(t)])) : e;
}
// src/files/outputs.ts
const pw = new AbortController().signal;
async function mw(e, t, n) {
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
	let m = t.map((e) => Bt(n.displayRoot, e)), h = Object.values(await Kx(d, pw)).flat();
	return VS(p, [
		...m,
		...h,
		u,
		...c,
		...s === void 0 ? [] : [s]
	], n);
}
async function hw(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await mw(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(e);
		if (i) c(i);
		else try {
			return await US({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = n instanceof Error ? n.message : String(n);
			c(HS({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : rw(t);
	return {
		plan: a.length > 0 ? await l("out", e.out, () => gw($C(a))) : void 0,
		report: await l("report", e.report, () => gw(d)),
		html: await l("html", e.html, async () => {
			let { page: e } = await import("./page.js");
			return e(d, {
				now: r,
				linkTo: i,
				hidesTexts: !u
			});
		}),
		problems: s
	};
}
function gw(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
// src/report/redaction.ts
const _w = new Set([
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
]), vw = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function yw(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => bw(e, t));
	return {
		...Cw(e, t),
		declared: n,
		projects: r
	};
}
function bw(e, t) {
	let n = Cw(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: Sw(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function xw(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === Sw(t);
}
function Sw(e) {
	return Vv("sha256").update(e).digest("hex");
}
function Cw(e, t) {
	return Tw(e, t, !1);
}
const ww = new WeakMap();
function Tw(e, t, n) {
	if (typeof e == "string") return t(e);
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return Ew(e, t, n);
	let r = Object.entries(e), i;
	for (let [e, [a, o]] of r.entries()) {
		let s = !n && _w.has(a) ? o : Tw(o, t, n || vw.has(a)), c = n ? t(a) : a;
		(s !== o || c !== a) && (i ??= r.slice(0, e)), i?.push([c, s]);
	}
	return i ? Object.fromEntries(i) : e;
}
function Ew(e, t, n) {
	let r = ww.get(t) ?? new WeakSet();
	if (ww.set(t, r), !n && r.has(e)) return e;
	let i;
	for (let [r, a] of e.entries()) {
		let o = Tw(a, t, n);
		o !== a && (i ??= e.slice(0, r)), i?.push(o);
	}
	return !i && !n && r.add(e), i ?? e;
}
// src/run/compareManifests.ts
const Dw = { entries: {} };
async function Ow({ problems: e }, t, n) {
	if (vt(e)) return {
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
	let { commit: i, projects: a } = r, o = (e) => new Map(e.map((e) => [e.settings.name, e])), [s, c] = [o(t), o(kw(t, a))];
	return {
		is: "compared",
		commit: i,
		projects: [...new Set([...s.keys(), ...c.keys()])].map((e) => Aw(e, s.get(e), c.get(e)))
	};
}
function kw(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Aw(e, t, n) {
	let r = [t, n].some((e) => e && !e.settings.showTexts);
	return {
		...e !== void 0 && { name: e },
		...FC(t?.declared ?? Dw, n?.declared ?? Dw),
		settings: Oy(n?.settings.inFile ?? new Map(), t?.settings.inFile ?? new Map()),
		...r && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function jw({ plan: e, projects: t }, n) {
	if (e === void 0) return {
		plans: void 0,
		problems: []
	};
	let r = (e) => ({
		plans: void 0,
		problems: [d("bad-plan", e)]
	}), i = cv(e, n), a = await hv(e, "The plan", n);
	if (!a.ok) return {
		plans: void 0,
		problems: [a.problem]
	};
	let o = ew(a.value);
	if ("issue" in o) return r(`The plan ${i} cannot be used: ${o.issue}`);
	let s = new Map(t.flatMap(({ id: e }) => {
		let t = o.plans.find(({ project: t }) => xw(t, e));
		return t ? [[e, t]] : [];
	})), c = t.find(({ id: e }) => e !== "" && !s.has(e));
	return c ? r(`The plan ${i} is for another project (${o.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${c.id}. Make a plan for ${c.id}, or give the plan file of that project.`) : {
		plans: s,
		problems: []
	};
}
// src/run/run.ts
function Mw(e, t, n) {
	return Nw(n, (n) => Pw(e, t, n));
}
async function Nw(e, t) {
	let n = new ce(), r = () => (e) => n.clean(e), i = r();
	return yw(await t({
		...e,
		onSecrets: (t) => {
			n.hide(t), i = r(), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: i(t.path)
		}),
		onPlan: (t) => e.onPlan(bw(t, i))
	}), i);
}
async function Pw(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = await aS(e, i, r.stopping, a), { reads: s } = o, c = e.command === "validate" ? [...o.problems.map(Iw), ...s.flatMap(({ declared: e }) => Fw(e))] : o.problems;
	n.onSecrets(s.flatMap(({ declared: e }) => am(e.variables)));
	let l = await jw(e, i), u = s.map((e) => e.declared), d = e.projects.flatMap(({ rules: e }) => e.take), f = [...new Set(s.flatMap((e) => e.manifests))], p = await mw(e, f, i), m = e.projects.flatMap(({ name: e }) => e ?? []), h = {
		format_version: 1,
		command: e.command,
		...m.length > 0 && { selected: m },
		manifests: f,
		declared: Object.fromEntries(Q.map(({ plural: e }) => [e, u.reduce((t, { entries: n }) => t + (n[e]?.length ?? 0), 0)])),
		problems: Lw([
			...t,
			...l.problems,
			...c,
			...NC([...new Set(d)], u),
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
		manifest_comparison: await Ow(h, s, v),
		...g()
	};
	if (e.command === "validate" || vt(h.problems)) return h;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(h.manifests);
		if (h.problems = [...h.problems, ...e], vt(e)) return h;
	}
	let S = 0, C = {
		...n,
		onResponse: (e) => {
			S += 1, n.onResponse(e);
		}
	}, ee = [], te = e.command === "plan" ? await v() : void 0;
	h.problems = [...h.problems, ...gS(te, s, e.others.length > 0)];
	let ne = {
		saved: l.plans,
		target: te,
		applied: x
	}, { runProject: re } = await import("./project2.js");
	for (let t of s) ee.push(await re(t, e, ne, C));
	return {
		...h,
		projects: ee,
		requests: S,
		...g()
	};
}
function Fw({ entries: e }) {
	return Q.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => t.checkOffline(e)));
}
function Iw(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function Lw(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function Rw(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: Mw }) {
	let o = {
		...n.sources,
		backupProject: r
	}, { settings: s, problems: c, withoutSecrets: l } = i ? {
		settings: i.settings,
		problems: n.problems
	} : await zw(e, t, {
		...n,
		sources: o
	});
	if (s.matrix) return Vw(s, c, n);
	let u = new lC(), d = uC(u, s.timeLimit);
	try {
		let e = n.context(s, u, t), r = await a(s, c, l ? {
			...e,
			withoutSecrets: l
		} : e), d = await n.publish(r, t, s, u.stopping), f = Bw(r, d), p = await hw(s, f, o.folders, {
			now: e.now() / 1e3,
			linkTo: s.html === void 0 ? void 0 : await n.linkTo(f, s)
		}), m = Bw(f, p.problems), h = i && [
			...c,
			...i.found,
			...d,
			...p.problems
		];
		return await n.close(m, s, p, h), jg(m, n.exitsWithFindings(s));
	} finally {
		d();
	}
}
async function zw(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await wb(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await wb("validate", t, n);
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
function Bw(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function Vw({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = d("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = vt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), vt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { qv as $, Mp as $n, c_ as $t, aS as A, eg as An, xn as Ar, J_ as At, Ox as B, Vh as Bn, A as Br, R_ as Bt, xS as C, Ag as Cn, M as Cr, hv as Ct, lS as D, Tg as Dn, wn as Dr, ov as Dt, _S as E, mg as En, Tn as Er, sv as Et, Wx as F, Uh as Fn, gn as Fr, tv as Ft, $ as G, km as Gn, Qt as Gr, E_ as Gt, bb as H, Q as Hn, en as Hr, F_ as Ht, Gx as I, Wh as In, j as Ir, nv as It, fy as J, um as Jn, T_ as Jt, qy as K, ym as Kn, j_ as Kt, Ix as L, Gh as Ln, mn as Lr, $_ as Lt, Zx as M, Zh as Mn, En as Mr, H_ as Mt, Xx as N, qh as Nn, vn as Nr, rv as Nt, mS as O, Og as On, Dn as Or, av as Ot, Kx as P, Yh as Pn, yn as Pr, L_ as Pt, ny as Q, jp as Qn, y_ as Qt, Lx as R, Jh as Rn, hn as Rr, X_ as Rt, RS as S, wg as Sn, Zn as Sr, fv as St, yS as T, _g as Tn, On as Tr, mv as Tt, gb as U, Qm as Un, $t as Ur, A_ as Ut, wb as V, zh as Vn, tn as Vr, I_ as Vt, ob as W, Bm as Wn, Zt as Wr, N_ as Wt, uy as X, gm as Xn, b_ as Xt, oy as Y, am as Yn, x_ as Yt, ty as Z, Kp as Zn, v_ as Zt, rC as _, gg as _n, ar as _r, lv as _t, mw as a, e_ as an, Fc as ar, Hv as at, VS as b, xg as bn, sr as br, pv as bt, TC as c, qg as cn, W as cr, Pv as ct, gC as d, Wg as dn, Zi as dr, Mv as dt, f_ as en, Hf as er, Jv as et, _C as f, Bg as fn, $i as fr, Ov as ft, $S as g, hg as gn, or as gr, xv as gt, aC as h, pg as hn, fr as hr, Cv as ht, xw as i, t_ as in, Uc as ir, Vv as it, eS as j, tg as jn, Cn as jr, V_ as jt, rS as k, yg as kn, kn as kr, iv as kt, kC as l, Zg as ln, G as lr, Nv as lt, uC as m, Mg as mn, N as mr, bv as mt, Nw as n, o_ as nn, Xu as nr, Gv as nt, FC as o, i_ as on, K as or, Iv as ot, lC as p, Ig as pn, Br as pr, kv as pt, dy as q, mm as qn, w_ as qt, Sw as r, $g as rn, J as rr, Uv as rt, NC as s, Yg as sn, Lc as sr, Tv as st, Rw as t, s_ as tn, cf as tr, Kv as tt, CC as u, Gg as un, Rc as ur, wv as ut, iC as v, Eg as vn, cr as vr, vv as vt, TS as w, bg as wn, Yn as wr, uv as wt, US as x, Sg as xn, ir as xr, _v as xt, HS as y, jg as yn, lr as yr, cv as yt, Px as z, Bh as zn, un as zr, Z_ as zt };
