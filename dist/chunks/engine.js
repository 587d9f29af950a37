import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { c as r, i, r as a, s as o } from "./wire.js";
import { $t as s, A as c, At as l, B as u, Bn as d, C as f, Cn as p, Ct as m, D as h, Dn as g, E as _, En as v, Et as y, F as b, Ft as x, Ht as S, It as C, Jn as ee, Jt as w, Kn as te, Kt as ne, Lt as re, N as ie, Nt as ae, O as oe, On as se, Pt as ce, Qt as le, Rn as ue, Rt as de, S as fe, Sn as pe, St as me, T as he, Tn as ge, Tt as _e, Un as ve, Ut as ye, V as be, Vn as xe, Vt as Se, Wn as Ce, Wt as we, Xn as Te, Xt as Ee, Yn as De, Yt as Oe, Zt as ke, _ as Ae, _n as je, an as Me, at as Ne, bn as Pe, bt as Fe, cn as Ie, ct as Le, dn as Re, dt as ze, en as Be, fn as Ve, g as He, gn as Ue, in as We, j as Ge, jn as Ke, jt as qe, k as T, kn as Je, kt as Ye, ln as Xe, lt as Ze, m as E, mn as Qe, nn as $e, on as et, p as tt, pn as nt, qt as rt, r as it, rn as at, sn as ot, st, tn as ct, un as lt, ut, v as dt, vn as ft, w as pt, wt as mt, xt as ht, yn as gt, z as _t, zn as vt, zt as yt } from "./start.js";
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
	let d = nn(e(t)), f = s ? ce(n, r, o) : x(n, r, o);
	return {
		...u(i, `${d}: ${a}`, {
			place: f,
			severity: c,
			reach: l
		}),
		about: d
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
	return [u("unusable-answer", s, {
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
		let n = Ue(e, t);
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
	declareNew: (e) => Pn(e.filter((e) => !e.startsWith(Qe))),
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
	let { rules: i, project: a, evidence: o } = r, s = ft(i, a, e);
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
	if (s === "enforce" || gr(u) || je(i, r.names, {
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
	propertyNames: { enum: yt }
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
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? Qe + r.owner : void 0
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
	let o = x(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${Yr(x(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return u(e, s, { place: o });
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
	let n = e.find((e) => e.startsWith(Qe))?.slice(Qe.length), r = {
		...nt,
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
	let n = `This string belongs to more than one entry with this name: those at ${t.flatMap(([e]) => e ? [vi(x(e.file, e.spot, ["key_name"]))] : []).join(" and ")}. Set platform in the row of texts, or give these entries other names.`;
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
	s && a.set("translations", qe(s, { members: o }));
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
		spot: qe(t.spot, { members: a }),
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
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${vi(x(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
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
	return r ? [qe(r, { file: t })] : [];
}
function mi(e, t) {
	let n = e.spot.members?.get("translations")?.members?.get(t);
	return qe(n ?? e.spot, { file: e.file });
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
	let r = vi(x(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
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
		return `Unknown field "${e}" in ${Ei(t, n)}.${Oi([...t, e], n)}${He(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${He(e, r) || ` The fields are ${r.join(", ")}.`}`;
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
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${He(e, t)}`;
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
		quotes: [n.textAt(x(n.file, n.spot, t)), String(r)]
	};
}
function Mi(e, t, n) {
	return t.some((t) => t.code === "unrecognized_keys" ? Ri(n.value, e.path) === void 0 && dt(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join(".") : !1);
}
function Ni(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Li(e, n, t));
	if (e.code === "invalid_key") return [Li(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Ri(t.value, n), i = x(t.file, t.spot, n);
	if (r === void 0) return [u("wrong-value", bi(n, t), { place: i })];
	if (r === null) return [u("null-value", xi(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return Pi(e, r, i, t);
		case "invalid_type": return [u("wrong-type", Ti(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [u("wrong-type", Ti(r, n, t, i), { place: i })] : [u("wrong-value", Si(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [u("wrong-value", Ci(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [u("wrong-value", Ti(r, n, t, i), { place: i })] : [u("wrong-value", wi(n, t), { place: i })];
	}
}
function Pi(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => Fi(t) - Fi(e)).find((e) => Fi(e) > 0), a = e.errors.find((e) => e.every(Ii)), o = i ?? a;
	return o ? Ai(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [u("wrong-type", Ti(t, e.path, r, n), { place: n })];
}
function Fi(e) {
	return Math.max(...e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Ii({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Li(e, t, n) {
	let r = ce(n.file, n.spot, [...t, e]);
	return u("unknown-member", yi(e, t, n), { place: r });
}
function Ri(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/entries.ts
function zi(e, t) {
	let n = new Map(), r = [], { value: i, spot: a, file: o } = e;
	if (!Yi(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = x(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [u("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || He(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.push(u("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: ce(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r
	};
}
function Bi({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return u("empty-manifest", r, { place: x(e, t) });
}
function Vi(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = x(e.file, t.spot);
		return {
			entries: [],
			problems: Ki(e, n) ? [] : [u("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = [], a = Array.from(t.spot.members ?? [], ([, e]) => e);
	for (let [o, s] of t.value.entries()) {
		let c = Hi(e, {
			value: s,
			spot: a[o] ?? t.spot
		}, n);
		c.values !== void 0 && r.push({
			values: c.values,
			spot: c.spot
		}), i.push(...c.problems);
	}
	return {
		entries: r,
		problems: i
	};
}
function Hi(e, t, n) {
	let { value: r, spot: i } = qi(t, n.fields), a = n.schema.safeParse(r);
	if (a.success) return {
		values: a.data,
		spot: i,
		problems: []
	};
	if (Ki(e, x(e.file, i))) return {
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
		members: Gi(n),
		takesEmpty: (e) => {
			let { error: t } = n.schema.safeParse(Ui(r, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return {
		spot: i,
		problems: Ai(a.error.issues, c)
	};
}
function Ui(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = Ui(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Wi = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Gi({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Wi).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Ki({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function qi(e, t) {
	if (!Yi(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Ji(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, qe(a, { members: new Map(o) }));
		r = qe(r, { members: s });
	}
	return {
		value: n,
		spot: r
	};
}
function Ji(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Yi(e) {
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
function Xi(e, t) {
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
function Zi(e, t) {
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
var Qi = F("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), $i = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ea = F("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => $i.indexOf(e) === -1 ? P : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ta = F("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : P,
	identify: (e) => e === null,
	represent: () => "null"
}), na = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ra = F("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => na.indexOf(e) === -1 ? P : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ia = [
	"true",
	"True",
	"TRUE"
], aa = [
	"false",
	"False",
	"FALSE"
], oa = F("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => ia.indexOf(e) !== -1 || aa.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), sa = ["true"], ca = ["false"], la = F("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => sa.indexOf(e) !== -1 || ca.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ua = [
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
], da = [
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
], fa = F("tag:yaml.org,2002:bool", {
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
	resolve: (e) => ua.indexOf(e) !== -1 || da.indexOf(e) === -1 && P,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), pa = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), ma = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function ha(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function ga(e, t) {
	if (t) {
		if (!ma.test(e)) return P;
	} else if (!pa.test(e)) return P;
	let n = ha(e);
	return Number.isFinite(n) ? n : P;
}
var _a = F("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: ga,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), va = RegExp("^-?(?:0|[1-9][0-9]*)$"), ya = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function ba(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function xa(e, t) {
	if (t) {
		if (!ya.test(e)) return P;
	} else if (!va.test(e)) return P;
	let n = ba(e);
	return Number.isFinite(n) ? n : P;
}
var Sa = F("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: xa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Ca = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function wa(e) {
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
function Ta(e) {
	if (!Ca.test(e)) return P;
	let t = wa(e);
	return Number.isFinite(t) ? t : P;
}
var Ea = F("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Ta,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Da = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Oa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ka(e) {
	if (!Da.test(e)) return P;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Oa.test(e) ? r : P;
}
function Aa(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var ja = F("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: ka,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Aa
}), Ma = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Na = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Pa(e, t) {
	if (t) {
		if (!Na.test(e)) return P;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : P;
	}
	if (!Ma.test(e)) return P;
	let n = Number(e);
	return Number.isFinite(n) ? n : P;
}
function Fa(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ia = F("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Pa,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Fa
}), La = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ra = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function za(e) {
	if (!La.test(e)) return P;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Ra.test(e) ? r : P;
}
function Ba(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Va = F("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: za,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ba
}), Ha = F("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : P,
	identify: () => !1
}), Ua = /^[A-Za-z0-9+/]*={0,2}$/;
function Wa(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Ua.test(t)) return P;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Ga(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Ka = F("tag:yaml.org,2002:binary", {
	resolve: Wa,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Ga
}), qa = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Ja = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Ya(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function Xa(e) {
	let t = qa.exec(e);
	if (t === null && (t = Ja.exec(e)), t === null) return P;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Ya(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? P : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return P;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Ya(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return P;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return P;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Za = F("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: Xa,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Qa = Xi("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function $a(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var eo = Xi("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if ($a(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), to = Xi("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), no = Zi("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: $a,
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
}), ro = Zi("tag:yaml.org,2002:set", {
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
function io() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function ao() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function oo(e) {
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
var so = class e {
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
		let t = oo(e), n = [], r = io(), i = ao();
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
}, co = new so([
	Qi,
	Qa,
	no
]);
new so([
	...co.tags,
	ta,
	la,
	Sa,
	Ia
]);
var lo = new so([
	...co.tags,
	ea,
	oa,
	_a,
	ja
]);
new so([
	...co.tags,
	ra,
	fa,
	Ea,
	Va,
	Za,
	Ha,
	Ka,
	eo,
	to,
	ro
]).withTags({
	...Ea,
	resolve: (e, t, n) => {
		let r = Ea.resolve(e, t, n);
		return r === P ? _a.resolve(e, t, n) : r;
	}
}, {
	...Va,
	resolve: (e, t, n) => {
		let r = Va.resolve(e, t, n);
		return r === P ? ja.resolve(e, t, n) : r;
	}
}), Zi("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || $a(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function uo(e) {
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
Zi("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: $a,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = uo(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = uo(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var fo = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function po(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function mo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function ho(e, t) {
	if (!e.buffer) return null;
	let n = {
		...fo,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = po(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${mo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = po(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${mo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = po(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${mo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function go(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var _o = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = go(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${go(this, e)}`;
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
		throw s.snippet = ho(s), new e(r, s);
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
}, vo = {
	BLOCK: 1,
	FLOW: 2
}, R = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, yo = -1;
function bo(e) {
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
var xo = Array(256), So = Array(256);
for (let e = 0; e < 256; e++) xo[e] = +!!bo(e), So[e] = bo(e);
function Co(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function wo(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function To(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function Eo(e, t, n) {
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
function Do(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Oo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eo(e, i, n);
			r += Do(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function ko(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eo(e, i, n);
			r += Do(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Ao(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = Eo(e, i, n).position;
			else if (t < 256 && xo[t]) r += So[t], i++;
			else {
				let n = To(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = wo(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Co(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = Eo(e, i, n);
			r += Do(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function jo(e, t, n, r, i, a) {
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
function Mo(e, t) {
	if (t.valueStart === yo) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return ko(e, n, r);
		case L.DOUBLE_QUOTED: return Ao(e, n, r);
		case L.LITERAL_BLOCK: return jo(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return jo(e, n, r, t.indent, t.chomping, !0);
		default: return Oo(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var No = {
	filename: "",
	schema: lo,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, z = -1, Po = Object.prototype.hasOwnProperty, Fo = 1, Io = 2, Lo = 3, Ro = 4, zo = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Bo = /[,\[\]{}]/, Vo = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Ho = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Uo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Wo = RegExp(`^(?:${Ho})*$`), Go = RegExp(`^(?:${Uo})+$`), Ko = RegExp(`^(?:!(?:${Ho})*|${Uo}(?:${Ho})*)$`), qo = {
	filename: "",
	maxDepth: 100
};
function Jo(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function Yo(e, t, n, r, i, a, o) {
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
function Xo(e, t, n, r, i, a, o) {
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
function Zo(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z,
		style: vo.FLOW
	});
}
function Qo(e, t, n, r, i, a, o, s, c = R.CLIP, l = -1, u = !1) {
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
function $o(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function es(e) {
	e.events.push({ type: I.POP });
}
function B(e) {
	Qo(e, z, z, z, z, z, z, L.PLAIN);
}
function ts() {
	return {
		anchorStart: z,
		anchorEnd: z,
		tagStart: z,
		tagEnd: z
	};
}
function ns(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function rs(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function V(e, t) {
	_o.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function H(e) {
	return e === 10 || e === 13;
}
function is(e) {
	return e === 9 || e === 32;
}
function as(e) {
	return is(e) || H(e);
}
function os(e) {
	return e === 0 || as(e);
}
function ss(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function cs(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function ls(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function us(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function ds(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function fs(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function U(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || as(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; is(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!H(r) && r !== 0);
		if (!H(r)) break;
		for (fs(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function ps(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || as(n);
	}
	return !1;
}
function ms(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function hs(e) {
	if (e.position !== e.lineStart) return !1;
	if (ps(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ns(e);
	ms(e), U(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && ps(e));
	return rs(e, t), r;
}
function gs(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !H(t);) t = e.input.charCodeAt(++e.position);
}
function _s(e, t, n) {
	let r = zo.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, V(e, "the stream contains non-printable characters"));
}
function vs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== z && V(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && V(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !as(s) && !(n && ss(s));) s === 33 && (a ? V(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), Vo.test(o) || V(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Bo.test(l) && V(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Wo.test(l) : Go.test(l)) && V(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Po.call(e.tagHandlers, o) && V(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function ys(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== z && V(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position)) && !ss(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function bs(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== z || t.tagStart !== z) && V(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position)) && !ss(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && V(e, "name of an alias node must contain at least one character"), $o(e, n, e.position), !0;
}
function xs(e, t) {
	U(e, !1), e.lineIndent < t && V(e, "deficient indentation");
}
function Ss(e, t, n) {
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
			return e.position++, Qo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, R.CLIP, -1, i), !0;
		}
		H(a) ? (i = !1, xs(e, t)) : e.position === e.lineStart && ps(e) ? V(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? V(e, "expected valid JSON character") : e.position++;
	}
	V(e, "unexpected end of the stream within a single quoted scalar");
}
function Cs(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Qo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, R.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (H(n)) xs(e, t);
			else if (ds(n)) e.position++;
			else {
				let t = us(n);
				for (t === 0 && V(e, "unknown escape sequence"); t-- > 0;) e.position++, ls(e.input.charCodeAt(e.position)) < 0 && V(e, "expected hexadecimal character");
				e.position++;
			}
		} else H(a) ? (i = !1, xs(e, t)) : e.position === e.lineStart && ps(e) ? V(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? V(e, "expected valid JSON character") : e.position++;
	}
	V(e, "unexpected end of the stream within a double quoted scalar");
}
function ws(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = R.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = cs(n);
		if (n === 43 || n === 45) i !== R.CLIP && V(e, "repeat of a chomping mode identifier"), i = n === 43 ? R.KEEP : R.STRIP, e.position++;
		else if (r >= 0) r === 0 && V(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && V(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; is(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && gs(e), H(e.input.charCodeAt(e.position)) ? fs(e) : e.input.charCodeAt(e.position) !== 0 && V(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (hs(e)) break;
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
		gs(e), f = e.position, H(e.input.charCodeAt(e.position)) && (fs(e), f = e.position);
	}
	return _s(e, d, f), Qo(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ts(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === Fo;
	if (n === 0 || as(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || ss(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (os(t) || r && ss(t)) return !1;
	}
	return !0;
}
function Es(e, t, n, r) {
	if (!Ts(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === Fo, c = !1;
	for (; o !== 0 && !hs(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (os(t) || s && ss(t)) break;
		} else if (o === 35) {
			if (as(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && ss(o)) break;
		else if (H(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (U(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		is(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (_s(e, i, a), Qo(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, R.CLIP, -1, !c), !0);
}
function Ds(e, t) {
	let n = e.line;
	U(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && V(e, "deficient indentation");
}
function Os(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Xo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, vo.FLOW) : Yo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, vo.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Ds(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, es(e), !0;
		o ? n === 44 && V(e, "expected the node content, but found ','") : V(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && as(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Ds(e, t));
		let c = e.line, l = ns(e), u = js(e, t, Fo, !1, !0);
		Ds(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Ds(e, t), i || Zo(e, l), u || B(e), js(e, t, Fo, !1, !0) || B(e), Ds(e, t), i || es(e)) : i && r ? (u || B(e), B(e)) : i ? B(e) : r && (Zo(e, l), u || B(e), B(e), es(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	V(e, "unexpected end of the stream within a flow collection");
}
function ks(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !os(e.input.charCodeAt(e.position + 1))) return !1;
	for (Yo(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, vo.BLOCK); e.input.charCodeAt(e.position) === 45 && os(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = U(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && os(e.input.charCodeAt(e.position + 1)) && V(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? B(e) : js(e, t, Lo, !1, !0), U(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && V(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && os(e.input.charCodeAt(e.position + 1)) && V(e, "bad indentation of a sequence entry");
	}
	return es(e), !0;
}
function As(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, V(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && os(l)) o ||= (Xo(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, vo.BLOCK), !0), c === 63 ? (i && B(e), a = !0, i = !0) : (i || (B(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (B(e), !1);
			let t = ns(e);
			if (!js(e, n, Io, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); is(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), os(c) || V(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: vo.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) V(e, "expected ':' after a mapping key");
				else return r.anchorStart !== z || r.tagStart !== z ? (rs(e, t), !1) : !0;
			} else if (a) V(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== z || r.tagStart !== z ? (rs(e, t), !1) : !0;
		}
		if (js(e, t, Ro, !0, s) && (s = !1), i || (s &&= (B(e), !1)), U(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) V(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && B(e), o && es(e), !0) : !1;
}
function js(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && V(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = ts(), d = n === Ro || n === Lo, f = d, p = d;
	if (r && U(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ns(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== z || u.anchorStart !== z) && (r === 33 || r === 38)) {
			let n = ns(e), r = t + 1;
			if (As(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			rs(e, n);
		}
		if (s && (r === 33 && u.tagStart !== z || r === 38 && u.anchorStart !== z) || !vs(e, u, n === Fo) && !ys(e, u)) break;
		l === null && (l = i), U(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Ro) {
		let r = n === Fo || n === Io ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (ks(e, i, u) || As(e, i, r, u)) || Os(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ns(e), n = l.position - l.lineStart;
					rs(e, l), As(e, n, r, ts()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : rs(e, t);
				}
				!c && (d && ws(e, r, u) || Ss(e, r, u) || Cs(e, r, u) || bs(e, u) || Es(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && ks(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== z || u.tagStart !== z || d) && (Qo(e, z, z, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== z || u.tagStart !== z;
}
function Ms(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && V(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !H(e.input.charCodeAt(e.position));) {
		for (; is(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || H(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !as(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (H(e.input.charCodeAt(e.position)) && fs(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && V(e, "duplication of %YAML directive"), r.length !== 1 && V(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && V(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && V(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && V(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		Vo.test(t) || V(e, "ill-formed tag handle (first argument) of the TAG directive"), Po.call(e.tagHandlers, t) && V(e, `there is a previously declared suffix for "${t}" tag handle`), Ko.test(n) || V(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Ns(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (U(e, !0); Ms(e);) t = !0, U(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && os(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, U(e, !0), i = e.line > t;
	} else t && V(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && ps(e)) {
		e.position += 3, U(e, !0);
		return;
	}
	if (Jo(e, n, !1), js(e, e.lineIndent - 1, Ro, !1, i, i) || B(e), U(e, !0), e.position === e.lineStart && ps(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, U(e, !0), e.line === t && e.position < e.length && V(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), es(e), !r && e.position < e.length && !hs(e) && V(e, "end of the stream or a document separator is expected");
}
function Ps(e, t) {
	let n = e.length, r = {
		...qo,
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
	for (i !== -1 && _o.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ms(r), U(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Ns(r), r.position === e && V(r, "can not read a document");
	}
	return r.events;
}
({
	...qo,
	...No
});
function Fs(e, t) {
	return !!(e & 1 << t);
}
var Is = {
	applyQuoteFlowKeysOption: Rs,
	doubleQuoteForInvisibles: zs,
	doubleQuoteWhitespaceOnly: Bs,
	applyForceQuotesOption: Vs,
	tryLongOrMultilineAsBlock: Hs,
	quoteInvalidPlain: Us,
	fallbackToDoubleQuoted: Ws
};
function Ls(e) {
	return e.presenterOptions.quoteStyle === "single" && Fs(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function Rs(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function zs(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Bs(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Vs(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : Ls(e)));
}
function Hs(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Fs(e.allowedStylesMask, L.LITERAL_BLOCK)) {
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
function Us(e) {
	e.style === L.PLAIN && !Fs(e.allowedStylesMask, L.PLAIN) && (e.style = Ls(e));
}
function Ws(e) {
	Fs(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var Gs = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Ks = "[\\n\\r]", qs = "\\uFEFF", Js = "[ \\t]", Ys = `(?:(?!(?:${Ks}|${qs}))${Gs})`, Xs = `(?:(?!${Js})${Ys})`, Zs = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Qs = "[-?:,\\[\\]{}#&*!|>'\"%@`]", $s = "[,\\[\\]{}]", ec = Xs, tc = `(?:(?!${$s})${Xs})`, nc = `(?:(?:(?!${Qs})${Xs})|[?:-](?=${ec}))`, rc = `(?:(?:(?!${Qs})${Xs})|[?:-](?=${tc}))`, ic = `(?:(?:(?![:#])${ec})|:(?=${ec}))#*`, ac = `(?:(?:(?![:#])${tc})|:(?=${tc}))#*`, oc = `(?:${Js}*${ic})*`, sc = `(?:${Js}*${ac})*`, cc = `${nc}#*${oc}`, lc = `${rc}#*${sc}`, uc = cc, dc = lc, fc = `\\n+${ic}${oc}`, pc = `\\n+${ac}${sc}`, mc = `${cc}(?:${fc})*`, hc = `${lc}(?:${pc})*`;
RegExp(`^(?:${mc})$`, "u"), RegExp(`^(?:${hc})$`, "u"), RegExp(`^(?:${uc})$`, "u"), RegExp(`^(?:${dc})$`, "u"), RegExp(`^(?:${Zs})*$`, "u"), RegExp(`^(?:${Zs}|\\n)*$`, "u"), RegExp(`^(?:${Ys}|\\n)*$`, "u"), Object.keys(Is).map((e) => Reflect.get(Is, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, vo.BLOCK, vo.FLOW, R.CLIP, R.STRIP, R.KEEP;
// node_modules/yaml/browser/dist/nodes/identity.js
const gc = Symbol.for("yaml.alias"), _c = Symbol.for("yaml.document"), vc = Symbol.for("yaml.map"), yc = Symbol.for("yaml.pair"), bc = Symbol.for("yaml.scalar"), xc = Symbol.for("yaml.seq"), Sc = Symbol.for("yaml.node.type"), Cc = (e) => !!e && typeof e == "object" && e[Sc] === gc, wc = (e) => !!e && typeof e == "object" && e[Sc] === _c, Tc = (e) => !!e && typeof e == "object" && e[Sc] === vc, W = (e) => !!e && typeof e == "object" && e[Sc] === yc, G = (e) => !!e && typeof e == "object" && e[Sc] === bc, Ec = (e) => !!e && typeof e == "object" && e[Sc] === xc;
function K(e) {
	if (e && typeof e == "object") switch (e[Sc]) {
		case vc:
		case xc: return !0;
	}
	return !1;
}
function q(e) {
	if (e && typeof e == "object") switch (e[Sc]) {
		case gc:
		case vc:
		case bc:
		case xc: return !0;
	}
	return !1;
}
const Dc = (e) => (G(e) || K(e)) && !!e.anchor, Oc = Symbol("break visit"), kc = Symbol("skip children"), Ac = Symbol("remove node");
function jc(e, t) {
	let n = Nc(t);
	wc(e) ? Mc(null, e.contents, n, Object.freeze([e])) === Ac && (e.contents = null) : Mc(null, e, n, Object.freeze([]));
}
jc.BREAK = Oc, jc.SKIP = kc, jc.REMOVE = Ac;
function Mc(e, t, n, r) {
	let i = Pc(e, t, n, r);
	if (q(i) || W(i)) return Fc(e, r, i), Mc(e, i, n, r);
	if (typeof i != "symbol") {
		if (K(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = Mc(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === Oc) return Oc;
				else i === Ac && (t.items.splice(e, 1), --e);
			}
		} else if (W(t)) {
			r = Object.freeze(r.concat(t));
			let e = Mc("key", t.key, n, r);
			if (e === Oc) return Oc;
			e === Ac && (t.key = null);
			let i = Mc("value", t.value, n, r);
			if (i === Oc) return Oc;
			i === Ac && (t.value = null);
		}
	}
	return i;
}
function Nc(e) {
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
function Pc(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (Tc(t)) return n.Map?.(e, t, r);
	if (Ec(t)) return n.Seq?.(e, t, r);
	if (W(t)) return n.Pair?.(e, t, r);
	if (G(t)) return n.Scalar?.(e, t, r);
	if (Cc(t)) return n.Alias?.(e, t, r);
}
function Fc(e, t, n) {
	let r = t[t.length - 1];
	if (K(r)) r.items[e] = n;
	else if (W(r)) e === "key" ? r.key = n : r.value = n;
	else if (wc(r)) r.contents = n;
	else {
		let e = Cc(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Ic = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, Lc = (e) => e.replace(/[!,[\]{}]/g, (e) => Ic[e]);
var Rc = class e {
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
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + Lc(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && q(e.contents)) {
			let t = {};
			jc(e.contents, (e, n) => {
				q(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
Rc.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, Rc.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function zc(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function Bc(e) {
	let t = new Set();
	return jc(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function Vc(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function Hc(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= Bc(e);
			let a = Vc(t, i);
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
function Uc(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = Uc(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = Uc(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = Uc(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = Uc(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function Wc(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => Wc(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !Dc(e)) return e.toJSON(t, n);
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
var Gc = class {
	constructor(e) {
		Object.defineProperty(this, Sc, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!wc(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = Wc(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? Uc(i, { "": o }, "", o) : o;
	}
}, Kc = class extends Gc {
	constructor(e) {
		super(gc), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], jc(e, { Node: (e, t) => {
			(Cc(t) || Dc(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (Wc(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = qc(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
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
			if (zc(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function qc(e, t, n) {
	if (Cc(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (K(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = qc(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (W(t)) {
		let r = qc(e, t.key, n), i = qc(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const Jc = (e) => !e || typeof e != "function" && typeof e != "object";
var J = class extends Gc {
	constructor(e) {
		super(bc), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : Wc(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
J.BLOCK_FOLDED = "BLOCK_FOLDED", J.BLOCK_LITERAL = "BLOCK_LITERAL", J.PLAIN = "PLAIN", J.QUOTE_DOUBLE = "QUOTE_DOUBLE", J.QUOTE_SINGLE = "QUOTE_SINGLE";
function Yc(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function Xc(e, t, n) {
	if (wc(e) && (e = e.contents), q(e)) return e;
	if (W(e)) {
		let t = n.schema[vc].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new Kc(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = Yc(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new J(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[vc] : Symbol.iterator in Object(e) ? o[xc] : o[vc];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new J(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function Zc(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return Xc(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const Qc = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var $c = class extends Gc {
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
		if (Qc(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (K(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, Zc(this.schema, r, t));
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
			else if (e === void 0 && this.schema) this.set(n, Zc(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const el = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function tl(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const nl = (e, t, n) => e.endsWith("\n") ? tl(n, t) : n.includes("\n") ? "\n" + tl(n, t) : (e.endsWith(" ") ? "" : " ") + n, rl = "flow";
function il(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = al(e, h, t.length), h !== -1 && (d = h + c));
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
		if (r === "\n") n === "block" && (h = al(e, h, t.length)), d = h + t.length + c, f = void 0;
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
function al(e, t, n) {
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
const ol = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), sl = (e) => /^(%|---|\.\.\.)/m.test(e);
function cl(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function ll(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (sl(e) ? "  " : ""), o = "", s = 0;
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
	return o = s ? o + n.slice(s) : n, r ? o : il(o, a, "quoted", ol(t, !1));
}
function ul(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return ll(e, t);
	let n = t.indent || (sl(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : il(r, n, rl, ol(t, !1));
}
function dl(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = ll;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? ul : i && !t ? ll : n ? ul : ll;
	}
	return r(e, t);
}
let fl;
try {
	fl = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	fl = /\n+(?!\n|$)/g;
}
function pl({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return dl(n, r);
	let l = r.indent || (r.forceBlockIndent || sl(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === J.BLOCK_FOLDED ? !1 : t === J.BLOCK_LITERAL || !cl(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(fl, `$&${l}`));
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
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = ol(r, !0);
		o !== "folded" && t !== J.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = il(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function ml(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return dl(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? dl(a, t) : pl(e, t, n, r);
	if (!s && !u && i !== J.PLAIN && a.includes("\n")) return pl(e, t, n, r);
	if (sl(a)) {
		if (c === "") return t.forceBlockIndent = !0, pl(e, t, n, r);
		if (s && c === l) return dl(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return dl(a, t);
	}
	return s ? d : il(d, c, rl, ol(t, !1));
}
function hl(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== J.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = J.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case J.BLOCK_FOLDED:
			case J.BLOCK_LITERAL: return i || a ? dl(o.value, t) : pl(o, t, n, r);
			case J.QUOTE_DOUBLE: return ll(o.value, t);
			case J.QUOTE_SINGLE: return ul(o.value, t);
			case J.PLAIN: return ml(o, t, n, r);
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
function gl(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: el,
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
function _l(e, t) {
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
function vl(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (G(e) || K(e)) && e.anchor;
	a && zc(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function yl(e, t, n, r) {
	if (W(e)) return e.toString(t, n, r);
	if (Cc(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = q(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= _l(t.doc.schema.tags, a);
	let o = vl(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : G(a) ? hl(a, t, n, r) : a.toString(t, n, r);
	return o ? G(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function bl({ key: e, value: t }, n, r, i) {
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
	let m = !1, h = !1, g = yl(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += nl(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += nl(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += nl(g, n.indent, l(f))));
	let _, v, y;
	q(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && G(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && Ec(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = yl(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${tl(e, n.indent)}`;
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
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += nl(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function xl(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const Sl = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new J(Symbol("<<")), { addToJSMap: wl }),
	stringify: () => "<<"
}, Cl = (e, t) => (Sl.identify(t) || G(t) && (!t.type || t.type === J.PLAIN) && Sl.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === Sl.tag && e.default);
function wl(e, t, n) {
	let r = El(e, n);
	if (Ec(r)) for (let n of r.items) Tl(e, t, n);
	else if (Array.isArray(r)) for (let n of r) Tl(e, t, n);
	else Tl(e, t, r);
}
function Tl(e, t, n) {
	let r = El(e, n);
	if (!Tc(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function El(e, t) {
	return e && Cc(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function Dl(e, t, { key: n, value: r }) {
	if (q(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (Cl(e, n)) wl(e, t, r);
	else {
		let i = Wc(n, "", e);
		if (t instanceof Map) t.set(i, Wc(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = Ol(n, i, e), o = Wc(r, a, e);
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
function Ol(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (q(e) && n?.doc) {
		let t = gl(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), xl(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function kl(e, t, n) {
	return new Y(Xc(e, void 0, n), Xc(t, void 0, n));
}
var Y = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, Sc, { value: yc }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return q(n) && (n = n.clone(t)), q(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return Dl(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? bl(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function Al(e, t, n) {
	return (t.inFlow ?? e.flow ? Ml : jl)(e, t, n);
}
function jl({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (q(i)) !d && i.spaceBefore && f.push(""), Nl(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (W(i)) {
			let e = q(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), Nl(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = yl(i, u, () => o = null, () => d = !0);
		o && (s += nl(s, a, l(o))), d && o && (d = !1), f.push(r + s);
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
	return e ? (p += "\n" + tl(l(e), c), s && s()) : d && o && o(), p;
}
function Ml({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (q(i)) i.spaceBefore && d.push(""), Nl(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (W(i)) {
			let e = q(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), Nl(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = q(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = yl(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += nl(o, r, s(a))), d.push(o), u = d.length;
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
function Nl({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = tl(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function Pl(e, t) {
	let n = G(t) ? t.value : t;
	for (let r of e) if (W(r) && (r.key === t || r.key === n || G(r.key) && r.key.value === n)) return r;
}
var Fl = class extends $c {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(vc, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(kl(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = W(e) ? e : !e || typeof e != "object" || !("key" in e) ? new Y(e, e?.value) : new Y(e.key, e.value);
		let r = Pl(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			G(r.value) && Jc(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = Pl(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = Pl(this.items, e)?.value;
		return (!t && G(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!Pl(this.items, e);
	}
	set(e, t) {
		this.add(new Y(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) Dl(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!W(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), Al(this, e, {
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
const Il = {
	collection: "map",
	default: !0,
	nodeClass: Fl,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return Tc(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => Fl.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var Ll = class extends $c {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(xc, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = Rl(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = Rl(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && G(r) ? r.value : r;
	}
	has(e) {
		let t = Rl(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = Rl(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		G(r) && Jc(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(Wc(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? Al(this, e, {
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
				i.items.push(Xc(a, void 0, n));
			}
		}
		return i;
	}
};
function Rl(e) {
	let t = G(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const zl = {
	collection: "seq",
	default: !0,
	nodeClass: Ll,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return Ec(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => Ll.from(e, t, n)
}, Bl = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), hl(e, t, n, r);
	}
}, Vl = {
	identify: (e) => e == null,
	createNode: () => new J(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new J(null),
	stringify: ({ source: e }, t) => typeof e == "string" && Vl.test.test(e) ? e : t.options.nullStr
}, Hl = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new J(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && Hl.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function Ul({ format: e, minFractionDigits: t, tag: n, value: r }) {
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
const Wl = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: Ul
}, Gl = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : Ul(e);
	}
}, Kl = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new J(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: Ul
}, ql = (e) => typeof e == "bigint" || Number.isInteger(e), Jl = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function Yl(e, t, n) {
	let { value: r } = e;
	return ql(r) && r >= 0 ? n + r.toString(t) : Ul(e);
}
const Xl = {
	identify: (e) => ql(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => Jl(e, 2, 8, n),
	stringify: (e) => Yl(e, 8, "0o")
}, Zl = {
	identify: ql,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => Jl(e, 0, 10, n),
	stringify: Ul
}, Ql = {
	identify: (e) => ql(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => Jl(e, 2, 16, n),
	stringify: (e) => Yl(e, 16, "0x")
}, $l = [
	Il,
	zl,
	Bl,
	Vl,
	Hl,
	Xl,
	Zl,
	Ql,
	Wl,
	Gl,
	Kl
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function eu(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const tu = ({ value: e }) => JSON.stringify(e), nu = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: tu
	},
	{
		identify: (e) => e == null,
		createNode: () => new J(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: tu
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: tu
	},
	{
		identify: eu,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => eu(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: tu
	}
], ru = [Il, zl].concat(nu, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), iu = {
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
		return hl({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function au(e, t) {
	if (Ec(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!W(r)) {
			if (Tc(r)) {
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
function ou(e, t, n) {
	let { replacer: r } = n, i = new Ll(e);
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
		i.items.push(kl(o, s, n));
	}
	return i;
}
const su = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: au,
	createNode: ou
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var cu = class e extends Ll {
	constructor() {
		super(), this.add = Fl.prototype.add.bind(this), this.delete = Fl.prototype.delete.bind(this), this.get = Fl.prototype.get.bind(this), this.has = Fl.prototype.has.bind(this), this.set = Fl.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (W(e) ? (r = Wc(e.key, "", t), i = Wc(e.value, r, t)) : r = Wc(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = ou(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
cu.tag = "tag:yaml.org,2002:omap";
const lu = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: cu,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = au(e, t), r = [];
		for (let { key: e } of n.items) G(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new cu(), n);
	},
	createNode: (e, t, n) => cu.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function uu({ value: e, source: t }, n) {
	return t && (e ? du : fu).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const du = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new J(!0),
	stringify: uu
}, fu = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new J(!1),
	stringify: uu
}, pu = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: Ul
}, mu = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : Ul(e);
	}
}, hu = {
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
	stringify: Ul
}, gu = (e) => typeof e == "bigint" || Number.isInteger(e);
function _u(e, t, n, { intAsBigInt: r }) {
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
function vu(e, t, n) {
	let { value: r } = e;
	if (gu(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return Ul(e);
}
const yu = {
	identify: gu,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => _u(e, 2, 2, n),
	stringify: (e) => vu(e, 2, "0b")
}, bu = {
	identify: gu,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => _u(e, 1, 8, n),
	stringify: (e) => vu(e, 8, "0")
}, xu = {
	identify: gu,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => _u(e, 0, 10, n),
	stringify: Ul
}, Su = {
	identify: gu,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => _u(e, 2, 16, n),
	stringify: (e) => vu(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var Cu = class e extends Fl {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = W(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new Y(e.key, null) : new Y(e, null), Pl(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = Pl(this.items, e);
		return !t && W(n) ? G(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = Pl(this.items, e);
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
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(kl(e, null, n));
		return i;
	}
};
Cu.tag = "tag:yaml.org,2002:set";
const wu = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: Cu,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => Cu.from(e, t, n),
	resolve(e, t) {
		if (Tc(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new Cu(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function Tu(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function Eu(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return Ul(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const Du = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => Tu(e, n),
	stringify: Eu
}, Ou = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => Tu(e, !1),
	stringify: Eu
}, ku = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(ku.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = Tu(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, Au = [
	Il,
	zl,
	Bl,
	Vl,
	du,
	fu,
	yu,
	bu,
	xu,
	Su,
	pu,
	mu,
	hu,
	iu,
	Sl,
	lu,
	su,
	wu,
	Du,
	Ou,
	ku
], ju = new Map([
	["core", $l],
	["failsafe", [
		Il,
		zl,
		Bl
	]],
	["json", ru],
	["yaml11", Au],
	["yaml-1.1", Au]
]), Mu = {
	binary: iu,
	bool: Hl,
	float: Kl,
	floatExp: Gl,
	floatNaN: Wl,
	floatTime: Ou,
	int: Zl,
	intHex: Ql,
	intOct: Xl,
	intTime: Du,
	map: Il,
	merge: Sl,
	null: Vl,
	omap: lu,
	pairs: su,
	seq: zl,
	set: wu,
	timestamp: ku
}, Nu = {
	"tag:yaml.org,2002:binary": iu,
	"tag:yaml.org,2002:merge": Sl,
	"tag:yaml.org,2002:omap": lu,
	"tag:yaml.org,2002:pairs": su,
	"tag:yaml.org,2002:set": wu,
	"tag:yaml.org,2002:timestamp": ku
};
function Pu(e, t, n) {
	let r = ju.get(t);
	if (r && !e) return n && !r.includes(Sl) ? r.concat(Sl) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(ju.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(Sl)), i.reduce((e, t) => {
		let n = typeof t == "string" ? Mu[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(Mu).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const Fu = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var Iu = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? Pu(e, "compat") : e ? Pu(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? Nu : {}, this.tags = Pu(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, vc, { value: Il }), Object.defineProperty(this, bc, { value: Bl }), Object.defineProperty(this, xc, { value: zl }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? Fu : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function Lu(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = gl(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(tl(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (q(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(tl(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = yl(e.contents, i, () => s = null, t);
		s && (c += nl(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(yl(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(tl(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(tl(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var Ru = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, Sc, { value: _c });
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
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new Rc({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [Sc]: { value: _c } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = q(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		zu(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		zu(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = Bc(this);
			e.anchor = !t || n.has(t) ? Vc(t || "a", n) : t;
		}
		return new Kc(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = Hc(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = Xc(e, l, p);
		return o && K(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new Y(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return zu(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return Qc(e) ? this.contents != null && (this.contents = null, !0) : zu(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return K(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return Qc(e) ? !t && G(this.contents) ? this.contents.value : this.contents : K(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return K(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return Qc(e) ? this.contents !== void 0 : K(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = Zc(this.schema, [e], t) : zu(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		Qc(e) ? this.contents = t : this.contents == null ? this.contents = Zc(this.schema, Array.from(e), t) : zu(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Rc({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new Rc({ version: e }), n = {
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
		else if (n) this.schema = new Iu(Object.assign(n, t));
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
		}, s = Wc(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? Uc(a, { "": s }, "", s) : s;
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
		return Lu(this, e);
	}
};
function zu(e) {
	if (K(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var Bu = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, Vu = class extends Bu {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, Hu = class extends Bu {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const Uu = (e, t) => (n) => {
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
function Wu(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
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
function Gu(e) {
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
				if (Gu(t.key) || Gu(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function Ku(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && Gu(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function qu(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || G(e) && G(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const Ju = "All mapping items must start at the same column";
function Yu({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Fl)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = Wu(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", Ju)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || Gu(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", Ju);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && Ku(r.indent, u, i), n.atKey = !1, qu(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = Wu(d ?? [], {
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
			n.schema.compat && Ku(r.indent, f, i), s = c.range[2];
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
function Xu({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Ll)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = Wu(a, {
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
		n.schema.compat && Ku(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function Zu(e, t, n, r) {
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
const Qu = "Block collections are not allowed within flow collections", $u = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function ed({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? Fl : Ll))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = Wu(d, {
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
			!o && n.options.strict && Gu(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
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
			c.items.push(r), u = r.range[2], $u(m) && i(r.range, "BLOCK_IN_FLOW", Qu);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			$u(f) && i(g.range, "BLOCK_IN_FLOW", Qu), n.atKey = !1;
			let _ = Wu(p ?? [], {
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
			v ? $u(m) && i(v.range, "BLOCK_IN_FLOW", Qu) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new Y(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				qu(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new Fl(n.schema);
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
		let e = Zu(p, m, n.options.strict, i);
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
function td(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? Yu(e, t, n, r, a) : n.type === "block-seq" ? Xu(e, t, n, r, a) : ed(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function nd(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === Fl.tagName && s === "map" || o === Ll.tagName && s === "seq") return td(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), td(e, t, n, i, o);
	}
	let l = td(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = q(u) ? u : new J(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function rd(e, t, n) {
	let r = t.offset, i = id(t, e.options.strict, n);
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
	let a = i.mode === ">" ? J.BLOCK_FOLDED : J.BLOCK_LITERAL, o = t.source ? ad(t.source) : [], s = o.length;
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
function id({ offset: e, props: t }, n, r) {
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
function ad(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function od(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = J.PLAIN, c = sd(a, l);
			break;
		case "single-quoted-scalar":
			s = J.QUOTE_SINGLE, c = cd(a, l);
			break;
		case "double-quoted-scalar":
			s = J.QUOTE_DOUBLE, c = ud(a, l);
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
	let u = r + a.length, d = Zu(o, u, t, n);
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
function sd(e, t) {
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
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), ld(e);
}
function cd(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), ld(e.slice(1, -1)).replace(/''/g, "'");
}
function ld(e) {
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
function ud(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = dd(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = fd[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += pd(e, r + 1, a, t), r += a;
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
function dd(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const fd = {
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
function pd(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function md(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? rd(e, t, r) : od(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[bc] : c ? hd(e.schema, i, c, n, r) : t.type === "scalar" ? gd(e, i, t, r) : e.schema[bc];
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
function hd(e, t, n, r, i) {
	if (n === "!") return e[bc];
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
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[bc]);
}
function gd({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[bc];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[bc];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function _d(e, t, n) {
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
const vd = {
	composeNode: yd,
	composeEmptyNode: bd
};
function yd(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = xd(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = md(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = nd(vd, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= bd(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!G(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function bd(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = md(e, {
		type: "scalar",
		offset: _d(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function xd({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new Kc(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = Zu(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function Sd(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new Ru(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = Wu(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? yd(c, i, l, o) : bd(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = Zu(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function Cd(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function wd(e) {
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
var Td = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = Cd(e);
			r ? this.warnings.push(new Hu(i, t, n)) : this.errors.push(new Vu(i, t, n));
		}, this.directives = new Rc({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = wd(this.prelude);
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
			comment: wd(this.prelude).comment,
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
					let i = Cd(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = Sd(this.options, this.directives, e, this.onError);
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
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new Vu(Cd(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new Vu(Cd(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = Zu(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new Vu(Cd(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new Ru(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const Ed = Symbol("break visit"), Dd = Symbol("skip children"), Od = Symbol("remove item");
function kd(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), Ad(Object.freeze([]), e, t);
}
kd.BREAK = Ed, kd.SKIP = Dd, kd.REMOVE = Od, kd.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, kd.parentCollection = (e, t) => {
	let n = kd.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function Ad(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = Ad(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === Ed) return Ed;
				else r === Od && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function jd(e) {
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
function Md(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const Nd = new Set("0123456789ABCDEFabcdef"), Pd = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), Fd = new Set(",[]{}"), Id = new Set(" ,[]{}\n\r	"), Ld = (e) => !e || Id.has(e);
var Rd = class {
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
			if ((t === "---" || t === "...") && Md(this.buffer[e + 3])) return -1;
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
			if ((e === "---" || e === "...") && Md(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !Md(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && Md(t)) {
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
			case "*": return yield* this.pushUntil(Ld), "doc";
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
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && Md(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(Ld), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || Md(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
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
		return yield* this.pushUntil((e) => Md(e) || e === "#");
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
			if (Md(r) || e && Fd.has(r)) break;
			t = n;
		} else if (Md(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && Fd.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && Fd.has(r)) break;
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
					e += yield* this.pushUntil(Ld), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (Md(n) || t && Fd.has(n)) {
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
			for (; !Md(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (Pd.has(t)) t = this.buffer[++e];
			else if (t === "%" && Nd.has(this.buffer[e + 1]) && Nd.has(this.buffer[e + 2])) t = this.buffer[e += 3];
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
}, zd = class {
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
function Bd(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function Vd(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function Hd(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function Ud(e) {
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
function Wd(e) {
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
function Gd(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function Kd(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !Bd(t.start, "explicit-key-ind") && !Bd(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, Hd(t.value) ? t.value.end ? Gd(t.value.end, t.sep) : t.value.end = t.sep : Gd(t.start, t.sep), delete t.sep);
}
var qd = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new Rd(), this.onNewLine = e;
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
		let t = jd(e);
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
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && Kd(t), e.type) {
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
				n && !n.sep && !n.value && n.start.length > 0 && Vd(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
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
				Vd(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
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
			let t = Wd(Ud(this.peek(2))), n;
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
							Gd(n, t.start), n.push(this.sourceToken), e.items.pop();
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
							if (Bd(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = Wd(t.start);
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
						else if (Bd(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (Hd(t.key) && !Bd(t.sep, "newline")) {
							let e = Wd(t.start), n = t.key, r = t.sep;
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
					}) : Bd(t.sep, "map-value-ind") ? this.stack.push({
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
							if (!t.explicitKey && t.sep && !Bd(t.sep, "newline")) {
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
							Gd(n, t.start), n.push(this.sourceToken), e.items.pop();
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
				t.value || Bd(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
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
				let n = Wd(Ud(t));
				Kd(e);
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
				let t = Wd(Ud(e));
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
				let t = Wd(Ud(e));
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
function Jd(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new zd() || null,
		prettyErrors: t
	};
}
function Yd(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = Jd(t), i = new qd(n?.addNewLine), a = new Td(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new Vu(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(Uu(e, n)), o.warnings.forEach(Uu(e, n))), o;
}
// src/manifest/read/coreSchema.ts
const Xd = new Iu({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), Zd = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function Qd(e) {
	if (!Zd.test(e)) return e;
	let t = Xd.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return G(n) ? n.value : n;
}
// src/manifest/read/cursor.ts
var $d = class extends Error {};
function X(e) {
	if (!e) throw new $d();
}
var ef = class {
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
const tf = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, nf = /^ +\r?$/m;
function rf({ style: e }) {
	return e === L.LITERAL_BLOCK || e === L.FOLDED_BLOCK;
}
function af(e, t) {
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
	let o = t.fast ? a : sf(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const of = /\\(?:U|\r?\n)/;
function sf(e, t, n) {
	X(n.style === L.SINGLE_QUOTED || !of.test(t));
	let r = Mo(e, n);
	return X(!re.test(r)), r;
}
function cf(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	X(t.anchorStart === -1 && t.tagStart === -1), tf.lastIndex = n, X(tf.test(e) && tf.lastIndex === r);
	let o = e.slice(r, i);
	return X(/\S/.test(o) && !nf.test(o)), {
		start: n,
		end: r + (a === R.KEEP ? o.length : lf(o)),
		text: Mo(e, t),
		isPlain: !1
	};
}
function lf(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
var uf = class {
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
		return new df(this, e);
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
}, df = class {
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
const ff = ["__proto__", "<<"], pf = [
	"	",
	"﻿",
	"<<<<<<< "
];
function mf(e) {
	if (!(pf.some((t) => e.includes(t)) || /\r(?!\n)/.test(e)) && !e.endsWith(" ") && e.isWellFormed()) try {
		return new hf(e, Ps(e, {})).document();
	} catch (e) {
		if (e instanceof $d || e instanceof _o) return;
		throw e;
	}
}
var hf = class {
	text;
	events;
	cursor;
	spots;
	next = 0;
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new ef(e), this.spots = new uf(t.length);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		X(t.type === I.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (X(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, X(e.lineEnds()), e.toContent());
		let n = this.event();
		X(yf(n) && e.column === 0);
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
		X(e.start === a && bf(e));
		let o = e.type === I.SEQUENCE, s = new gf(o);
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
		if (a ? (r.toContent(), X(r.column > e || r.column === e && !t && i.type === I.SEQUENCE)) : r.toCompact(), yf(i)) return X(a || t), this.block(i, n);
		X(r.column > e && !(a && r.comments >= 0));
		let o = this.leaf(i, e, n);
		return this.blockEnd = r.at, r.toContent(), o;
	}
	leaf(e, t, n) {
		let { cursor: r, text: i, spots: a } = this;
		if (e.type === I.SCALAR && rf(e)) {
			let t = cf(i, e, r.at);
			return r.at = t.end, a.scalar(n, t.start, t.end), t.text;
		}
		let o = this.flow(e, t, n);
		return X(r.lineEnds()), o;
	}
	flow(e, t, n) {
		let { cursor: r, spots: i } = this;
		if (e.type === I.SCALAR) {
			let { start: t, end: r, text: a, isPlain: o } = this.flowScalar(e);
			return i.scalar(n, t, r), o ? _f(Qd(a)) : a;
		}
		let { at: a } = r;
		X(vf(e) && e.style === vo.FLOW), X(e.start === a && bf(e));
		let o = e.type === I.SEQUENCE, s = new gf(o);
		for (r.take(o ? "[" : "{"), r.inFlow(t); !this.ends();) {
			let e = o ? void 0 : this.name();
			o || r.inFlow(t), s.add(this.flow(this.event(), t, i.add(e)), e?.text), r.inFlow(t), r.sees(",") && (r.at += 1, r.inFlow(t));
		}
		return r.take(o ? "]" : "}"), i.collection(n, a, r.at), s.value;
	}
	flowScalar(e) {
		X(e.type === I.SCALAR);
		let t = af(this.text, e);
		return X(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return X(!this.text.slice(t.start, t.end).includes("\n")), X(!t.isPlain || typeof Qd(t.text) == "string"), e.spaces(), X(e.at - t.start <= 1024), e.take(":"), t;
	}
}, gf = class {
	value;
	constructor(e) {
		this.value = e ? [] : {};
	}
	add(e, t) {
		Array.isArray(this.value) ? this.value.push(e) : t !== void 0 && (X(!ff.includes(t) && !Object.hasOwn(this.value, t)), this.value[t] = e);
	}
};
function _f(e) {
	return X(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
function vf(e) {
	return e.type === I.MAPPING || e.type === I.SEQUENCE;
}
function yf(e) {
	return vf(e) && e.style === vo.BLOCK;
}
function bf({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// src/manifest/syntaxProblems.ts
function xf(e, t, n) {
	let r = [], i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = C(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1]));
		if (e.code === "DUPLICATE_KEY") {
			r.push(u("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: a }));
			continue;
		}
		let o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.push(u("yaml", `The YAML cannot be read here. ${wf(n, e.pos[0]) || Sf(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		let e = C(t, n.pos[0], n.pos[1]);
		r.push(u("yaml", Sf(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function Sf(e) {
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
const Cf = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function wf(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!Cf.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function Tf(e, t) {
	let n = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: n }) => u("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: C(t, e, e + n.length) }));
	return {
		problems: n,
		broken: n.length > 0 ? [{
			from: 1,
			to: Infinity
		}] : []
	};
}
function Ef(e, t) {
	let n = new zd(), r = Yd(t, {
		lineCounter: n,
		prettyErrors: !1,
		stringKeys: !1
	}), i = {
		path: e,
		lineStarts: n.lineStarts.length > 0 ? n.lineStarts : [0]
	}, a = Tf(t, i), { problems: o, broken: s } = a.problems.length > 0 ? a : xf(r, i, t);
	return {
		file: i,
		...new Df(i, o, s, t).read(r.contents),
		problems: o,
		broken: s
	};
}
var Df = class {
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
		if (!Of(e)) return {
			value: null,
			spot: {
				start: 0,
				end: 0
			}
		};
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, Cc(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = Tc(e) ? this.mapping(e.items, t, n) : Ec(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || {
			value: G(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		};
	}
	scalar(e, t, n) {
		return typeof e == "string" && re.test(e) ? this.refuse(de("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = wf(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : kf(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value && this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, qe(s.spot, { name: {
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
		let r = C(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.push(u("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function Of(e) {
	return Tc(e) || Ec(e) || G(e) || Cc(e);
}
function kf(e, t) {
	return G(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function Af(e, t) {
	let n = mf(t), r = n ? {
		...n,
		file: {
			path: e,
			lineStarts: ae(t)
		},
		problems: [],
		broken: []
	} : Ef(e, t), { lineStarts: i } = r.file, a = (e, t) => (i[e - 1] ?? 0) + t - 1, o = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(a(e, n), a(r, i)).trim();
	return {
		...r,
		textAt: o
	};
}
// src/kinds/key/manifest.ts
const jf = {
	schema: Lr,
	fields: Pr,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, Mf = {
	schema: zr,
	fields: Pr.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function Nf(e, t) {
	let n = Af(e, t), { members: r, problems: i } = zi(n, ["keys", "on_create"]), a = [...n.problems, ...i], o = new Map(), s = r.get("on_create"), c = s && Hi(n, s, Mf);
	c && a.push(...c.problems);
	let l = r.get("keys");
	if (!l) return {
		entries: [],
		variables: o,
		problems: a.length > 0 ? a : [Bi(n, "keys")]
	};
	let { entries: u, problems: d } = Vi(n, l, jf);
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
function Pf(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : Nf(e, t).entries.flatMap(({ values: e }) => M(e.key_name));
}
// src/kinds/key/ids.ts
function Ff(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map(), a = new Map(), o = [];
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t ? (i.set(t, [...i.get(t) ?? [], e]), a.set(e, t)) : o.push(e);
	}
	let s = new Map(), c = new Map();
	for (let [e, t] of i) {
		let [n, ...r] = t;
		if (n && r.length === 0) s.set(n, e);
		else for (let e of t) c.set(e, If(e, t));
	}
	return {
		byId: s,
		named: a,
		refused: c,
		remarks: o.length > 0 ? [Lf(o)] : []
	};
}
function If(e, t) {
	let n = `${t.map(({ values: e }) => `"${Xn(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return A(N, e, "claimed-twice", n, { path: ["key_id"] });
}
function Lf(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: Rf(t) };
	return u("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function Rf({ file: e, spot: t }) {
	return x(e, t, ["key_id"]);
}
function zf({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Zn(e.key_name, r);
	return n ? {
		...Zn(t.key_name, r),
		...i
	} : i;
}
function Bf(e, t, n) {
	let i = zf(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function Vf(e) {
	let t = new Map();
	for (let n of e) for (let e of M(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function Hf({ values: e }, t) {
	let [n = "", ...r] = M(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function Uf(e, t, n) {
	let r = Hf(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && Yn(i.key_name, t) === e.key_name[t])) : r;
}
function Wf({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Gf(t, e.filenames));
	return n.length === 1 ? n : t;
}
function Gf(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function Kf(e, t, n, r) {
	return Bf(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function qf({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Zn(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Jf({ key_name: e, platforms: t }, n) {
	return Object.values(Zn(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function Yf(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = Uf(t, r, i), l = Wf(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, Xf(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function Xf(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return $f("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function Zf(e, t) {
	if (new Set(e.values()).size === e.size) return;
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => Gf(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${Xn(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, $f("claimed-twice", n, o));
		}
	}
}
function Qf(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, $f("claimed-twice", i, o));
	}
}
function $f(e, t, n) {
	return A(N, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
function ep(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => A(N, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !yt.includes(e));
		return [...o, ...s.map((t) => tp(e, [...i, t], t))];
	});
}
function tp(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${yt.join(", ")}.${He(n, yt)}`;
	return A(N, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function np(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = A(N, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return [...r === void 0 ? [i] : [], ...rp(e)];
}
function rp(e) {
	return Object.entries(e.values.translations ?? {}).flatMap(([t, n]) => {
		if (typeof n == "string" || n.other !== void 0) return [];
		let r = `The ${t} text has no plural form "other", which every language needs. Add this form.`;
		return A(N, e, "plural-form", r, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
function ip({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...sp(i, t, n),
		...i.flatMap(rp),
		...r ? cp(i, n) : [],
		...r ? ap(10, e.flatMap(lp)) : []
	];
}
function ap(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), u("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function op({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Zn(e, t)))];
}
function sp(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(op)), a = [...new Set(n.flatMap(op))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => dt(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [A(N, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function cp(e, t) {
	let n = new Map(t.flatMap((e) => op(e).map((t) => [t, e])));
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
function lp({ declared: e, live: t }) {
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
function up(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : dp(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = fp(r, n), { renames: a, problems: o } = mp(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function dp(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (Bf(e, n, t.perPlatform).length === 0) return;
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
function fp(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(zf(r, t, n));
		return !pp(e).some((e) => a.includes(e));
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
function pp({ values: e }) {
	return [...M(e.key_name), ...e.previously ?? []];
}
function mp(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = Xn(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, vp(e, n, r, t));
		if (p && !t.has(n)) {
			let t = gp(n, e);
			t ? h("rename-cycle", _p(t), "key_id") : h("wrong-id", hp(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function hp(e, t, n) {
	let { key_id: r } = t, i = M(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? Xn(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${Xn(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function gp(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function _p(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${Xn(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function vp(e, t, n, r) {
	return A(N, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function yp(e, t, n, r = () => !1) {
	let i = Vf(t), a = Ff(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = Yf(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	Zf(c, s);
	let { renames: u, leaving: d } = up(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => Wf(e, qf(e, i)),
		holders: (e, t) => Kf(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	Qf(l, {
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
	bp(e.filter((e) => !s.has(e) && !f(e)), t, n, s);
	let p = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && Jf(t, M(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: Xn(t.key_name, t.platforms)
		};
	}), m = new Set(p.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of Uf(e, i, n)) m.add(t);
		m.add(a.named.get(e));
	}
	let h = t.filter((e) => !m.has(e));
	return {
		matches: p,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...ip({
			matches: p,
			live: t,
			unmanaged: h,
			perPlatform: n
		})],
		unmanaged: h,
		namesakes: new Set(e.flatMap((e) => Hf(e, i)))
	};
}
function bp(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => M(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of M(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, $f("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, $f("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const xp = {
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
		if (t === "prefix") return Sp(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Qe)).sort()[0];
	}
};
function Sp({ key_name: e, platforms: t }) {
	let [n = ""] = M(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function Cp(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(wp(e, t), t);
	}
	let { matches: o } = yp(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = N.context(e, t, r), o = N.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => M(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? Tp(e) && !l.has(e) : !Ep(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : Op(e.action === "update" ? i.get(String(e.id))?.tags : Dp(e), r.rules) ? [e.label] : [])
	};
}
function wp(e, { fields: t }) {
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
function Tp({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function Ep({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function Dp({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function Op(e = [], t) {
	let n = en(N, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/renameCycles.ts
function kp(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of M(t.values.key_name)) n.has(e) && r.set(e, t);
	return Ap(t, (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? M(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? M(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return u("rename-cycle", e.length === 1 ? r : i, t ? { place: x(t.file, t.spot, ["previously"]) } : {});
	});
}
function Ap(e, t) {
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
function jp({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (Mp(t.values)) return [];
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
		return [u("looks-renamed", a, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let d = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), u("looks-renamed", d, {
		severity: "notice",
		reach: "change"
	})];
}
function Mp({ previously: e }) {
	return e?.length === 0;
}
// src/kinds/textSource.ts
function Np({ languages: e, alsoReads: t = [] }, n) {
	return !e || e.includes(n) || t === "all" || t.includes(n);
}
// src/kinds/key/textManifest.ts
function Pp(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: ae(t)
	}, { texts: a, faults: o } = l(e)?.read(t, r) ?? {
		texts: [],
		faults: []
	}, s = Bp(n);
	return {
		entries: a.flatMap((e) => {
			let t = Ip(e, n);
			return t === void 0 ? [] : [{
				values: Lp(e, t, n),
				onCreate: s,
				file: i,
				spot: Vp(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: o.map(({ code: e, severity: t = "error", message: n, at: a }) => u(e, t === "error" ? n + Fp(r) : n, {
			severity: t,
			place: C(i, a.start, a.end),
			...t !== "error" && { reach: "change" }
		}))
	};
}
function Fp({ files: e, languages: t }) {
	return t || !S(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function Ip({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? ne(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (Np(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function Lp({ path: e, value: t, description: n }, { language: r }, i) {
	let a = zp(t);
	return {
		key_name: Rp(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function Rp(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function zp(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function Bp({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function Vp({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...Up(t.at),
		members: new Map([[r, {
			...Up(t.at),
			name: i,
			...Hp(t)
		}]])
	}), n && a.set("description", {
		...Up(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function Hp(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...Up(t),
		name: Up(n)
	}]);
	return { members: new Map(t) };
}
function Up({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function Wp({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const Gp = {
	...N,
	plural: $e.manifests.name,
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
	settings: $e,
	limits: {
		removed: le,
		removedPercent: s,
		overwrittenPercent: ct,
		unverified: Be,
		foreignFrom: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ onRemove: e }) => e,
	newManifest: xp,
	entry: jf,
	defaults: Mf,
	docs: qr,
	readManifest: Nf,
	textFiles: {
		read: Pp,
		name: Rp,
		join: ai
	},
	checkTogether: (e) => [...Xr(e), ...kp(e)],
	checkEntry: ep,
	checkOffline: np,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = cn(n, (e) => e.names), o = cn(n, ({ id: e }) => e === void 0 ? [] : [e]), s = on(e, n, i, {
			kind: Gp,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...M(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = yp(s.usable, t, r.perPlatformNames, ({ tags: e }) => Ue(e, i) !== void 0), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !Wp(e));
		return ln({
			...c,
			matches: l
		}, s);
	},
	hints: jp,
	names: ({ key_name: e, platforms: t }) => M(e, t),
	texts: (e) => Nr(e),
	isReallyNew: Mp,
	namesInManifest: Pf,
	mergeKept: Hr,
	findRestored: ei,
	undoneByApply: Cp
};
// src/model/variables.ts
function Kp(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function qp(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Jp = /\$\$\{|\$\{([^}]*)\}/g;
function Yp(e) {
	let t = [], n = 0;
	for (let r of e.matchAll(Jp)) r.index > n && t.push({ text: e.slice(n, r.index) }), t.push(r[1] === void 0 ? { text: "${" } : { name: r[1] }), n = r.index + r[0].length;
	return n < e.length && t.push({ text: e.slice(n) }), t;
}
function Xp(e) {
	return [...new Set(Yp(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Zp(e, t) {
	let n = Yp(e), [r] = n;
	return r && "name" in r && n.length === 1 ? t.get(r.name) ?? "" : n.map((e) => "text" in e ? e.text : encodeURIComponent(t.get(e.name) ?? "")).join("");
}
function Qp(e, t) {
	let n = Yp(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i = !1;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = !0;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? $p(t.slice(r, o)) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = !1;
	}
	return i ? $p(t.slice(r)) : r === t.length;
}
function $p(e) {
	return /^[^/?#&=]+$/.test(e);
}
function em(e) {
	let [, t = "https", n = ""] = nm.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Z(e) {
	return e.replace(nm, (t, n) => `${n}://${em(e)}`);
}
function tm(e, t) {
	return Z(e) === Z(t);
}
const nm = /^(https?):\/\/([^/?#]+)/i;
function rm(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/docs.ts
const im = {
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
function am(e) {
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
const om = "LOKALISE_API_TOKEN", sm = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|LOKALISE_API_TOKEN$)/i;
function cm(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = qp(r.values, e);
	if (!lm(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (sm.test(e) || fm(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = dm(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function lm(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function um(e) {
	return sm.test(e);
}
function dm(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function fm(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = pm(t);
	return t.some((e) => [e, ...mm(e)].some((e) => n.some((t) => t.includes(e))));
}
function pm(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function mm(e) {
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
const hm = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function gm(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Xp(e)) {
		let e = cm(r, hm, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = n.issues.length > 0 ? void 0 : _m(e) ?? vm(e);
	return r ? {
		...n,
		issues: [r]
	} : n;
}
function _m(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return Sm("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Xp(e).length !== 0) {
		if (/^http:/i.test(e)) return Sm("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!bm(e)) return Sm("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}). The manifest must contain the host.", "variable");
	}
}
function vm(e) {
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(e)) return Sm("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let t = xm(e, "x"), [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return Sm("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return Sm("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!ym(new URL(t).hostname)) return Sm("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function ym(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function bm(e) {
	let t = "";
	for (let n of Yp(e)) if ("text" in n) t += n.text;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function xm(e, t) {
	return Yp(e).map((e) => "text" in e ? e.text : t).join("");
}
function Sm(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function Cm({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = Zp(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${rm(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = wm(e.values, s, n, i), d = u && { claims: u };
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
function wm({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && tm(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function Tm({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? gm(r.values.url, i).variables : [], o = new Map(a);
	if (Xp(e.url).some((e) => e.startsWith(Em))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = gm(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = x(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => u(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const Em = "URL_OF_";
function Dm(e) {
	return `${Em}${e}`;
}
// src/kinds/webhook/firstSends.ts
function Om({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Z(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Z(Zp(e, r)))).flatMap(km));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = em(t);
		return Xp(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function km(e) {
	return Xp(e).map((t) => `${t} ${em(e)}`);
}
// src/kinds/webhook/traits.ts
function Am(e) {
	return Mn(e);
}
const jm = D().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), Mm = Am({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: jm,
	value: D(),
	live: (e, t) => Bm(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: tm,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Z(e)
	})
}), Nm = Am({
	name: "events",
	expects: "a list of events, at least one",
	schema: O(D().min(1).meta({ examples: a })).min(1),
	value: O(D()),
	live: (e) => Hm(e.events),
	desired: (e) => Hm(e),
	inPlan: (e) => Hm(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), Pm = Nt([Et("*"), O(D().min(1)).min(1)]), Fm = Am({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: At(Mt(i), Pm),
	value: Dt(D(), Nt([Et("*"), O(D())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.map(({ event: e, lang_iso_codes: n }) => [e, Um(Hm(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Vm(e).map(([e, t]) => [e, t === "*" ? "*" : Um(Hm(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Vm(e).map(([e, t]) => [e, t === "*" ? t : Hm(t)])),
	equal: (e, t) => Object.entries(t).every(([t, n]) => un(e[t] ?? null, n)),
	check: (e, { events: t }) => {
		let n = Vm(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => Vm(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), Im = Am({
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
}), Lm = [
	Mm,
	Nm,
	Fm,
	Im
], Rm = _n(Lm).required({ url: !0 }).extend({
	branch: Im.schema.default(null),
	previously: Nt([jm, bt([])]).exactOptional(),
	webhook_id: D().min(1).exactOptional()
}), zm = {
	name: "webhook",
	fields: Lm,
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
	liveLabel: (e) => `${rm(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		Hm(e.events)
	]
};
function Bm(e, t, n) {
	return tm(e.url, Zp(t, n)) ? t : rm(e.url);
}
function Vm(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Hm(e) {
	return [...new Set(e)].sort();
}
function Um(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/manifest.ts
const Wm = {
	schema: Rm,
	fields: Lm,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function Gm(e, t, n) {
	let r = Af(e, t), { members: i, problems: a } = zi(r, ["webhooks"]), o = [...r.problems, ...a], s = i.get("webhooks"), c = new Map();
	if (!s) return {
		entries: [],
		variables: c,
		problems: o.length > 0 ? o : [Bi(r, "webhooks")]
	};
	let { entries: l, problems: d } = Vi(r, s, Wm);
	o.push(...d);
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
			let i = x(e.file, e.spot, [t]), a = gm(r, n);
			for (let [e, t] of a.variables) c.set(e, t);
			o.push(...a.issues.map(({ code: e, message: t }) => u(e, t, { place: i })));
		}
		o.push(...Km(e));
	}
	return {
		entries: f,
		variables: c,
		problems: o
	};
}
function Km({ values: e, file: t, spot: n }) {
	return (e.events ?? []).flatMap((e, r) => {
		if (a.includes(e)) return [];
		let i = `Lokaform does not know the event "${e}", but sends it unchanged.${He(e, a)}`;
		return [u("unknown-event", i, {
			place: x(t, n, ["events", r]),
			severity: "warning"
		})];
	});
}
// src/kinds/webhook/match.ts
function qm(e, t, n) {
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
		n ? s(t, n) : a.push(ih(t));
	}
	for (let { webhook: e, one: t } of $m(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => Xm(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = Zp(t, n), a = [...o].filter((e) => tm(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, ah(e, a)) : c && s(e, c, Z(t));
	}
	for (let e of c()) {
		let r = Jm(e, t, o, n);
		r && i.set(e, r);
	}
	for (let e of c()) {
		if (Ym(e)) continue;
		let t = [...o].find((t) => Qm(e, t) && Zm(e, t));
		t && (o.delete(t), i.set(e, oh(e, t)));
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
function Jm(e, t, n, r) {
	if (Ym(e)) return;
	let i = [...n].filter((t) => Xm(e, t, r));
	if (i.length > 0) return sh("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${i.length} live webhooks have this URL and branch (ids ${rh(i)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${nh(i).length === 1 ? "id" : "ids"} ${rh(i)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	let a = t.filter((t) => t.branch === void 0 && Xm(e, t, r));
	if (a.length !== 0) return sh("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${a.length === 1 ? "id" : "ids"} ${rh(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
function Ym({ values: e }) {
	return Array.isArray(e.previously);
}
function Xm(e, t, n) {
	return tm(t.url, Zp(e.values.url, n)) && Qm(e, t);
}
function Zm({ values: e }, t) {
	return Qp(Z(e.url), Z(t.url));
}
function Qm({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function $m(e, t, n) {
	let r = nh(t);
	return e.flatMap((e) => r.filter((t) => Xm(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...eh(e, t)
	})).filter(({ common: e }) => e > 0)).sort((e, t) => t.common - e.common || e.either - t.either);
}
function eh({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(th)), new Set(t.map(th))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function th(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function nh(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function rh(e) {
	return nh(e).map(({ webhook_id: e }) => e).join(", ");
}
function ih(e) {
	return {
		...sh("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function ah(e, t) {
	return sh("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${rh(t)}). Add webhook_id with the id of the one that is meant.`);
}
function oh(e, { webhook_id: t }) {
	return sh("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function sh(e, t, n, r) {
	return A(zm, t, e, r, { path: [n] });
}
// src/kinds/webhook/urlTemplate.ts
const ch = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => uh(e),
	templates(e, t, n) {
		let r = new lh(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? dh(e.url, n) : fh(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var lh = class {
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
function uh(e) {
	let { template: t, left: n } = hh(e, () => "x");
	return n || t !== xh(e);
}
function dh(e, t) {
	return mh(xh(e), t, new Map());
}
function fh(e, t, n) {
	let r = ph(e, new lh(), n);
	return "why" in r ? r : ph(e, t, n);
}
function ph(e, t, n) {
	let r = em(e), { template: i, left: a } = hh(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : mh(i, n, t.variables);
}
function mh(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = gm(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function hh(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = bh(a), s = (e) => {
		let { template: n, rest: r } = vh(e, t);
		return o ||= bh(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= bh(t)), n.length === 0 ? xh(t) : `${xh(t)}=${s(n.join("="))}`;
	});
	return {
		template: xh(n) + c + l.join("&") + xh(a),
		left: o
	};
}
const gh = /[A-Za-z0-9_.~-]{6,}/g, _h = ["lokalise", "project"];
function vh(e, t) {
	if (_h.includes(e)) return {
		template: e,
		rest: ""
	};
	let n = yh(e);
	if (n !== void 0 && dm(n) === void 0 && !/['"`$\\]/.test(n)) return {
		template: t(n),
		rest: ""
	};
	let r = [], i = e.replace(gh, (e) => (r.push(t(e)), "\0"));
	return {
		template: i.split("\0").map(xh).join("\0").replace(/\0/g, () => r.shift() ?? ""),
		rest: i.replaceAll("\0", "")
	};
}
function yh(e) {
	try {
		let t = decodeURIComponent(e);
		return encodeURIComponent(t) === e ? t : void 0;
	} catch {
		return;
	}
}
function bh(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function xh(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/kind.ts
const Sh = {
	...zm,
	plural: ke.manifests.name,
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
	settings: ke,
	limits: { removed: Ee },
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: ch,
	entry: Wm,
	docs: im,
	readManifest: Gm,
	checkTogether: am,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = cn(n, ({ names: e }) => e.map(Z)), o = cn(n, ({ id: e }) => e === void 0 ? [] : [e]), s = on(e, n, r, {
			kind: Sh,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(Z(Zp(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : rm(t))}`
		}), c = qm(s.usable, t, i), l = c.matches.flatMap((e) => Ch(e, n)), u = new Set(l.map((e) => e.declared));
		return ln({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: Om,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ previously: e }) => Array.isArray(e),
	findRestored: Cm,
	variablesOf: Tm
};
function Ch({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${an}`;
	return [{
		declared: e,
		problem: A(zm, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const Q = [Gp, Sh];
// src/kinds/kindOf.ts
function wh(e) {
	let t = Q.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Th(e, t) {
	let n = wh(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Eh({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/plan/forgottenFiles.ts
function Dh({ removed: e }, { name: t, plural: n }, r, i) {
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
		return [u("forgotten-manifest", l, { reach: "project" })];
	}
}
// src/plan/loss.ts
function Oh(e) {
	return e.action === "update" ? e.fields.some((t) => Mh(e.kind, t) || Nh(e.kind, t) || kh(e.kind, t)) : e.action === "destroy";
}
function kh(e, { field: t, before: n, after: r }) {
	return Th(e, t).role === "identity" || n === void 0 || Ph(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Ah(e, t) {
	return jh(t) || Mh(e, t) || Nh(e, t);
}
function jh({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Ph(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Ph(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Mh(e, { field: t, before: n, after: r }) {
	return Th(e, t).role === "archive" && n === !1 && r === !0;
}
function Nh(e, { field: t, before: n }) {
	return Th(e, t).role === "shape" && n !== void 0;
}
function Ph(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/plan/unverified.ts
function Fh(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => Lh(Th(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function Ih(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !Lh(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function Lh(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !Ph(n);
}
// src/plan/guard.ts
const Rh = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function zh(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, wh(t.kind)));
	return [
		...Vh(e, t, n),
		...a((t, r) => Uh(e, t, r, n)),
		...a((e, t) => Dh(e, t, r, i)),
		...a(Wh),
		...a((e, t) => Gh(e, t, n)),
		...a((t, r) => Kh(e, t, r, n)),
		...a((t, r) => qh(e, r, n))
	];
}
function Bh(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [Zh("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function Vh(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		kind: wh(t.kind),
		count: Jh(e, t.kind)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { maxDestroy: a } = n;
	return a === void 0 ? r.flatMap((e) => Hh(e, i, n)) : i <= a ? [] : [Zh("too-many-destroyed", `The plan removes ${i} ${Xh(r.flatMap(({ kind: e }) => e.words.removed))}, but max-destroy allows ${a}. If you want to remove them, raise max-destroy.`)];
}
function Hh({ of: e, kind: t, count: n }, r, i) {
	let { removed: a, removedPercent: o } = t.limits, s = (e, t) => Zh("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --max-destroy ${r} for this run (in the action: max-destroy), or raise ${t.split(" ")[0]}.`), c = tn(a, i);
	if (n > c) return [s(`${n} ${Xh(t.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = en(t, i) === "off" ? e.matched : e.scope, u = o ? tn(o, i) : 100;
	return !o || l < 20 || n * 100 <= l * u ? [] : [s(`${n} of ${l} ${t.plural}`, `limits.${o.name} allows ${u} %`)];
}
function Uh(e, { declared: t, scope: n }, r, i) {
	if (en(r, i) === "off") return [];
	let { name: a, settings: o } = r, s = o.prune.name;
	if (t === 0) return [Zh("nothing-declared", `The setting ${s} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${s}: off.`)];
	let c = Yh(e, a).length;
	return c === 0 || c !== n ? [] : [Zh("all-destroyed", `The plan removes every ${a} that the setting ${s} covers (${n}). Check the project and the manifests. If you want this, set ${s}: off and remove them in the project.`)];
}
function Wh({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [Zh("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function Gh({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { foreignFrom: o } }, { allowForeignProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [Zh("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.`)];
}
function Kh(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = tn(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => kh(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [Zh("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function qh({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = Fh(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [Zh("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [Zh("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function Jh(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => Ah(t, e)) : []);
	return Yh(e, t).length + n.length;
}
function Yh({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Xh(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Zh(e, t) {
	return u(e, t, { reach: "project" });
}
// src/report/report.ts
const Qh = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"time limit"
];
function $h(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function eg({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function tg({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function ng({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function rg(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function ig(e) {
	return rg(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function ag({ outcome: e }) {
	return e.state === "done" ? "" : e.message;
}
function og({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function sg({ projects: e }) {
	return og({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(({ reason: e }) => e === "archived") ?? !1);
}
function cg({ command: e, projects: t }) {
	return e === "drift" ? sg({ projects: t }) : og({ projects: t });
}
function lg(e) {
	return !cg(e) && !hg(e);
}
function ug({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function dg(e) {
	return !hg(e) && !fg(e) && e.projects.every(mg);
}
function fg({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
function pg(e) {
	if (dg(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && mg(e) && e.plan?.skipped.length === 0), n = eg(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !Rh.includes(e));
	return !t || r || fg(e);
}
function mg({ plan: e, target: t }) {
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
function hg(e) {
	return e.stopped !== void 0 || _t(eg(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || tg(e).some(({ outcome: e }) => e.state !== "done");
}
function gg(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : hg(e) ? 1 : t && cg(e) ? 2 : 0;
}
function _g(e) {
	let t = e.projects.map((e) => e.hide_texts ? vg(e) : e), n = e.hide_texts ? xg(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function vg(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Cg(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? Eg(n) : [], a = Tg(i), o = yg(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Cg({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => bg(e, o)) }
	};
}
function yg(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function bg({ change: e, outcome: t }, n) {
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
function xg(e) {
	return e.map((e) => Cg(e, []));
}
const Sg = ["yaml", "text-file"];
function Cg(e, t) {
	let { quotes: n = [], code: r } = e, i = Sg.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: wg(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function wg(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Tg(e) {
	let t = new ie();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => wg(t.clean(n), e);
}
function Eg({ changes: e, kept: t }) {
	return [...e.flatMap(Dg), ...t.flatMap(Og)];
}
function Dg(e) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Eh(Th(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(kg));
}
function Og(e) {
	return "field" in e ? [e.live, e.declared].flatMap(kg) : [];
}
function kg(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(kg);
}
function Ag(e) {
	switch (e.as) {
		case "text": return oe(e.text);
		case "word": return T(e.word, 48);
		case "set": return e.members.length > 0 ? e.members.map(Ig).join(", ") : "(empty)";
		case "slots": return Lg(Object.entries(e.slots));
	}
}
function jg(e, t) {
	return e.as === "set" && t.as === "set" ? Fg(e.members, t.members) : e.as === "slots" && t.as === "slots" ? Pg(e.slots, t.slots).map(([e, t, n]) => `${e} ${Mg(t, n).join(" → ")}`).join(", ") : Mg(e, t).join(" → ");
}
function Mg(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = fe(h(e.word), h(t.word), n);
		return [c(r, n), c(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Ag(e), Ag(t)];
	let [r, i] = fe(h(e.text), h(t.text), n);
	return [oe(r, n), oe(i, n) + Ng(e.text, t.text)];
}
function Ng(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Pg(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Ig(e),
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
function Fg(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${Ig(e)}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${Ig(e)}`);
	return [...n, ...r].join(" ");
}
function Ig(e) {
	return T(e, 48);
}
function Lg(e) {
	return e.map(([e, t]) => `${Ig(e)} ${oe(t, 40)}`).join(", ");
}
// src/report/words/fields.ts
function Rg(e, { field: t, part: n }) {
	return n !== void 0 && Th(e, t).role === "text" ? Ig(n) : t;
}
function zg(e, { field: t }) {
	return Th(e, t).role === "text";
}
function Bg(e, { field: t }) {
	return Th(e, t).role === "identity";
}
function Vg(e) {
	return wh(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function Hg(e, { field: t, after: n }) {
	let r = Ug(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Ug(e, t, n) {
	return Th(e, t).show(n);
}
// src/report/words/times.ts
const Wg = Te(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Gg(e) {
	return `${Wg().format(e * 1e3)} UTC`;
}
function Kg(e) {
	return Wg().format(e * 1e3).slice(0, 10);
}
// src/report/words/changes.ts
function qg(e, t) {
	let n = Rg(e, t), r = Ug(e, t.field, t.after);
	return t.before === void 0 ? n_(n, Ag(r)) : jh(t) ? n_(n, `${Ag(Ug(e, t.field, t.before))} will be cleared`) : n_(n, jg(Ug(e, t.field, t.before), r));
}
function Jg(e, t) {
	let n = Rg(e, t), r = Ug(e, t.field, t.after);
	if (t.before === void 0) return n_(n, `is missing, declared ${Ag(r)}`);
	let i = Ug(e, t.field, t.before);
	return i.as === "set" && r.as === "set" ? `${n}: ${Xg(i.members, r.members)}` : i.as === "slots" && r.as === "slots" ? n_(n, Pg(i.slots, r.slots).map(([e, t, n]) => `${e} ${Yg(t, n)}`).join(", ")) : n_(n, Yg(i, r));
}
function Yg(e, t) {
	let [n, r] = Mg(e, t);
	return `is ${n}, declared ${r}`;
}
function Xg(e, t) {
	let n = t.filter((t) => !e.includes(t)).map(Ig), r = e.filter((e) => !t.includes(e)).map(Ig);
	return [...n.length > 0 ? [`missing in the project: ${n.join(", ")}`] : [], ...r.length > 0 ? [`only in the project: ${r.join(", ")}`] : []].join("; ");
}
function Zg(e, t) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${Vg(e.kind)}: true; to take it out of the archive, declare ${Vg(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${t_(e.reason, e.tag)}`;
	let n = Rg(e.kind, e);
	if (e.reason === "changed-since") return t ? e_(e.kind, e) : `${n} kept: changed since the backup`;
	let r = e.reason === "edited" ? $g(e.edited) : "kept by the rule seed";
	return t ? Qg(e.kind, e, r) : `${n} ${r}`;
}
function Qg(e, t, n) {
	let [r, i] = Mg(Ug(e, t.field, t.declared), Ug(e, t.field, t.live));
	return `${Rg(e, t)} ${i} ${n} (declared ${r})`;
}
function $g(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : T(e.by, 60)} on ${Kg(e.at)}${e.reviewed ? ", reviewed" : ""}` : "kept: written by another person";
}
function e_(e, t) {
	let [n, r] = Mg(Ug(e, t.field, t.declared), Ug(e, t.field, t.live));
	return `${Rg(e, t)} ${r} kept: changed since the backup, which has ${n}`;
}
function t_(e, t = "") {
	switch (e) {
		case "foreign-owner": return `owned by others (tag ${oe(t)})`;
		case "protected": return `protected by tag ${oe(t)}`;
		case "held-back": return "not removed while there are problems";
	}
}
function n_(e, t) {
	return `${e} ${t}`;
}
// src/report/words/figures.ts
function r_(e, t) {
	return `${i_(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function i_(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function a_({ state: e }) {
	return e === "not attempted";
}
function o_(e, t = () => !0) {
	let n = new Map();
	for (let t of e) {
		let { outcome: e } = t;
		if (e.state === "done") continue;
		let r = `${ig(e)}: ${e.message}`, i = n.get(r);
		i ? i.push(t) : n.set(r, [t]);
	}
	return [...n.values()].flatMap((e) => {
		let [n] = e;
		return e.length <= 10 || !n || !t(n.outcome) ? e.map((e) => ({
			result: e,
			names: s_(e, 300),
			count: 1
		})) : [{
			result: n,
			names: `${e.slice(0, 3).map((e) => s_(e, 100)).join(", ")} and ${i_(e.length - 3)} more`,
			count: e.length
		}];
	});
}
function s_({ change: e }, t) {
	return T(e.label, t);
}
// src/report/words/problemCode.ts
function c_(e) {
	return `[${e}]`;
}
function l_({ message: e, code: t }, n) {
	let r = ` ${c_(t)}`;
	return `${T(e, n - r.length)}${r}`;
}
function u_(e) {
	return `${o("docs/problems.md")}#${e}`;
}
// src/report/tally.ts
function d_(e) {
	return {
		...__(e.flatMap(({ changes: e }) => e)),
		changes: y_(e, ({ changes: e }) => e.length),
		adopted: y_(e, ({ counts: e }) => e.adopted),
		conflicts: y_(e, ({ kept: e }) => e.filter(Zt).length),
		toPull: y_(e, ({ kept: e }) => e.filter(Qt).length),
		kept: y_(e, ({ kept: e }) => e.filter(f_).length),
		keptArchived: y_(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: y_(e, ({ skipped: e }) => e.length),
		unchanged: p_(e, "unchanged"),
		unmanaged: p_(e, "unmanaged")
	};
}
function f_(e) {
	return e.reason !== "archived" && !Zt(e) && !Qt(e);
}
function p_(e, t) {
	return new Map(Q.map(({ name: n, plural: r }) => [n, y_(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function m_({ declared: e }) {
	return new Map(Q.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function h_(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...__(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => rg(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !rg(e)).length + y_(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function g_(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = t.flatMap(({ project: e, changes: t }) => Fh(e, t).translations ?? []);
	return t.length === 0 || n.length < t.length ? void 0 : y_(n, (e) => e);
}
function __(e) {
	let t = (t) => e.filter(t).length, n = t(v_);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function v_(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function y_(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/report/words/kindWords.ts
function b_(e) {
	return wh(e).words;
}
function x_(e, t) {
	let { one: n, many: r } = b_(t);
	return `${i_(e)} ${e === 1 ? n : r}`;
}
// src/report/words/sentences.ts
function S_(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${j_(t, r)}` : "";
	return `Plan: ${O_([e])}${i}${w_(n)}`;
}
function C_(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = Fh(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => T(e, 40)), o = i.length - a.length;
	return {
		start: `${`${r_(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${r_(r, "translation")} in`,
		languages: H_(o > 0 ? [...a, r_(o, "more language")] : a),
		end: "may be marked unverified."
	};
}
function w_(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${i_(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function T_(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${P_(t.length, e.length)}: ${O_(t)}`;
}
function E_(e) {
	let t = d_(e.flatMap(({ plan: e }) => e ?? [])), n = D_(e), r = L_([
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept, "kept"]
	]), i = `${A_(t.unchanged)} as declared, ${A_(t.unmanaged)} unmanaged`;
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[i, ...r].join(", ")}.`;
}
function D_(e) {
	let t = d_(e.flatMap(({ plan: e }) => e ?? []));
	return L_([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function O_(e) {
	let t = d_(e), n = L_([
		[t.created, "to create"],
		...k_(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...n] : n).join(", ")}; ${A_(t.unchanged)} unchanged, ${A_(t.unmanaged)} unmanaged.`;
}
function k_({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${i_(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function A_(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => b_(e).prefix === "") ? i_(t.reduce((e, [, t]) => e + t, 0)) : H_(t.map(([e, t]) => x_(t, e)));
}
function j_({ requests: e }, t) {
	return `${t} needs about ${r_(e, "write request")}.`;
}
function M_({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${P_(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${r_(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${N_(e)}.${a} ${r_(t, "request")} in total.`;
}
function N_(e) {
	let t = h_(e), n = L_([
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
function P_(e, t) {
	return e === t ? r_(t, "project") : `${i_(e)} of ${r_(t, "project")}`;
}
function F_({ stopped: e, projects: t }) {
	if (!e) return {
		sentence: "",
		names: []
	};
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [h(e)]);
	return {
		sentence: e.message,
		names: n
	};
}
function I_(e) {
	let { sentence: t, names: n } = F_(e);
	return n.length > 0 ? `${t} Not reached: ${n.join(", ")}.` : t;
}
function L_(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${i_(e)} ${t}`] : []);
}
function R_(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if (r.length === 0) return z_(e);
	if (t === "apply" || t === "restore") return M_(e);
	if (t === "drift") return E_(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? S_(a, i.effort) : T_(n);
}
function z_(e) {
	let { command: t, manifests: n } = e, r = eg(e).filter(({ severity: e }) => e !== "notice");
	if (_t(r)) return `${B_(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = H_([...m_(e)].map(([e, t]) => x_(t, e))), a = r.length > 0 ? `, with ${B_(r)}` : "";
	return `Valid: ${i} in ${r_(n.length, "manifest")}${a}.`;
}
function B_(e) {
	return H_([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).length;
		return n > 0 ? [r_(n, t === "error" ? "problem" : t)] : [];
	}));
}
function V_(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${h(e)}`}`;
}
function H_(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
// src/files/commitFiles.ts
var U_ = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, W_ = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new U_(e.path, t);
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
function G_(e) {
	return {
		ok: !0,
		value: e
	};
}
function K_(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function q_(e, { displayRoot: t }) {
	return zt(t, e).split(Vt).join("/");
}
function J_(e, t) {
	let n = zt(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Vt}`) && !It(n);
}
async function Y_(e, t) {
	for (let n = e;; n = k(n)) {
		if (await Wt(Lt(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === k(n) || n === t || t !== void 0 && !J_(n, t)) return;
	}
}
var X_ = class extends Error {};
async function Z_(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new X_());
	if (!t) return Kt(e);
	let [r, i] = await Promise.all([qt(e), qt(t.workspace)]);
	if (!J_(r, i)) throw new X_();
	return Kt(r);
}
function Q_(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function $_(e) {
	try {
		return Q_(e);
	} catch {
		return "";
	}
}
async function ev(e, t, n) {
	try {
		return G_(Q_(await Kt(e)));
	} catch (r) {
		let i = `${t} ${q_(e, n)} cannot be read: ${nv(r)}`;
		return K_(u("not-read", i));
	}
}
const tv = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function nv(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof X_) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${tv[t] ?? (e instanceof Error ? e.message : e)}.`;
}
async function rv(e, { commit: t }) {
	return t ? t.isFile(e) : Jt(e).then((e) => e.isFile(), () => !1);
}
async function iv(e, { commit: t }) {
	return t ? t.isFolder(e) : Jt(e).then((e) => e.isDirectory(), () => !1);
}
// src/report/words/labels.ts
function av({ kind: e, label: t }) {
	let n = h(t), { prefix: r, maxName: i } = b_(e);
	return r + Ge(n, i);
}
function ov(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${h(n.file)}:${n.line}` : "(not declared)";
}
function sv({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${h(e)}: `) + (n ? `${T(n.project.name, 80)} (${T(t, 200)})` : T(t, 200));
}
function cv(e) {
	return e.length <= 3 ? e.map((e) => h(e)).join(", ") : r_(e.length, "manifest");
}
function lv(e, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [];
	return [...uv(e.changes, t, n), ...bv(e.kept, t)];
}
function uv(e, t, n) {
	return e.map((e) => dv(e, fv(e, t, n)));
}
function dv(e, t) {
	return Oh(e) ? {
		...t,
		isLoss: !0
	} : t;
}
function fv(e, { now: t, texts: n, file: r }, i) {
	let a = av(e), o = ov(e, r);
	if (e.action === "destroy") return {
		sign: "-",
		label: a,
		place: o,
		words: [xv[e.how]]
	};
	if (e.action === "create") return {
		sign: "+",
		label: a,
		place: o,
		words: [n ? yv(e) : vv(e.kind, e.fields)]
	};
	let s = e.fields.filter((t) => e.renamed_from === void 0 || !Bg(e.kind, t)).map((r) => (n ? qg(e.kind, r) : Rg(e.kind, r)) + Sv(r.edited, t) + (Nh(e.kind, r) ? ` (${_v(i)})` : ""));
	return e.renamed_from === void 0 ? {
		sign: "~",
		label: a,
		place: o,
		words: s
	} : {
		sign: "»",
		label: `${a} ← ${T(e.renamed_from, 80)}`,
		place: o,
		words: [b_(e.kind).renamed, ...s]
	};
}
function pv(e = []) {
	return e.map(({ variable: e, host: t, place: n }) => `! sends \${${h(e)}} to ${h(t)}  ${ov({ place: n })}`);
}
function mv({ name: e, before: t, after: n, widens: r }) {
	let [i, a] = fe(gv(t), gv(n), hv).map((e) => c(e, hv));
	return `${r ? "!" : " "} ${T(e, 80)}: ${i} → ${a}${r ? "   lets a run do more" : ""}`;
}
const hv = 200;
function gv(e) {
	return e === void 0 ? "not set" : h(e);
}
function _v(e) {
	return `changes the texts in ${h(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function vv(e, t) {
	return t.flatMap((t) => Bg(e, t) ? [] : Rg(e, t)).join(", ");
}
function yv({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => zg(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Rg(e, t)).join(", ")})` : "", a = n ? [`${qg(e, n)}${i}`] : [], o = t.filter((t) => !zg(e, t) && !Bg(e, t)), s = o.filter((t) => Hg(e, t)).map((t) => qg(e, t)), c = o.filter((t) => !Hg(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function bv(e, { texts: t, file: n }) {
	let r = ({ reason: e }) => Number(e === "seeded"), i = e.toSorted((e, t) => r(e) - r(t)), a = e.length > 20 ? i.slice(0, 19) : e, o = a.map((e) => ({
		sign: "!",
		label: av(e),
		place: ov(e, n),
		words: [Zg(e, t)]
	})), s = e.length - a.length;
	return s > 0 && o.push({
		sign: "!",
		label: `and ${s} more kept`,
		place: "",
		words: ["the report file lists them all"]
	}), o;
}
const xv = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Sv(e, t) {
	return e ? `   (live text edited${e.by === void 0 ? "" : ` by ${T(e.by, 60)},`} ${Tv(t - e.at)}${e.reviewed ? ", reviewed" : ""})` : "";
}
const Cv = [
	["year", 31557600],
	["month", 2629800],
	["day", 86400],
	["hour", 3600],
	["minute", 60]
], wv = Te(() => new Intl.RelativeTimeFormat("en"));
function Tv(e) {
	let t = Cv.find(([, t]) => e >= t);
	return t ? wv().format(-Math.floor(e / t[1]), t[0]) : "just now";
}
// \0node:crypto
const Ev = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Dv = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e);
// src/report/text/closingText.ts
function Ov(e, t) {
	let n = hg(e) ? "bad" : "good", r = e.stopped ? [t("bad", I_(e))] : [], i = e.projects.flatMap(({ name: e, backup: t }) => t === void 0 ? [] : [`The backup${e === void 0 ? "" : ` of ${h(e)}`} is in ${h(t)}.`]), a = e.projects.flatMap(({ name: e, restore: t }) => t === void 0 ? [] : [`${V_(e)}: ${h(t)}`]), o = kv(e);
	return [
		...r,
		...i,
		...o === "" ? [] : [t(n, o)],
		...a
	].map(f);
}
function kv(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? M_(e) : r ? t === "drift" ? n.length > 1 ? E_(n) : "" : n.length > 1 ? T_(n) : "" : e.stopped ? "" : z_(e);
}
// src/model/project.ts
function Av(e) {
	return e.split(":")[0] ?? e;
}
function jv(e) {
	let t = Av(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/report/words/driftLines.ts
function Mv(e, t) {
	let n = e.kept.filter(({ reason: e }) => e === "archived"), r = e.kept.filter(({ reason: e }) => e !== "archived");
	return [
		...e.changes.map((e) => dv(e, Iv(e, t))),
		...n.flatMap((e) => bv([e], { texts: t })).map((e) => ({
			...e,
			sign: "~"
		})),
		...bv(r, { texts: t })
	];
}
function Nv(e) {
	return e.map((e) => av(e)).sort();
}
function Pv(e) {
	if (e.length === 0) return "";
	let t = Nv(e), n = t.length > Fv ? ` and ${t.length - Fv} more` : "";
	return `Unmanaged: ${t.slice(0, Fv).join(", ")}${n}`;
}
const Fv = 10;
function Iv(e, t) {
	let n = {
		label: av(e),
		place: ov(e)
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
		words: Lv(e, t)
	};
}
function Lv(e, t) {
	let { kind: n, renamed_from: r } = e, i = e.fields.filter((e) => r === void 0 || !Bg(n, e)).map((r) => (t ? Jg(n, r) : `${Rg(n, r)} differs`) + Rv(r.edited ?? (r.part === void 0 ? e.edited : void 0), r.edited !== void 0));
	return r === void 0 ? i : [`the project still has the old name ${T(r, 80)}`, ...i];
}
function Rv(e, t) {
	if (!e) return "";
	let n = e.by === void 0 ? "" : `by ${T(e.by, 60)}, `;
	return `   (${t ? "" : "key changed "}${n}${Gg(e.at)})`;
}
// src/report/text/planText.ts
const zv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note"
};
function Bv(e, { paint: t, now: n, command: r, texts: i = !0 }) {
	let { plan: a, unmanaged: o = [] } = e;
	if (!a) return [];
	let s = r === "drift", c = `Lokaform ${r === "drift" || r === "restore" ? r : "plan"} · project ${sv(e)} · ${cv(e.manifests)}`, l = s ? Mv(a, i) : lv(a, {
		now: n,
		texts: i,
		file: $h(r, e)
	}), u = jv(e.id), d = u === void 0 ? [] : [`  ${t("dim", u)}`], p = s ? [] : pv(a.sends).map((e) => `  ${t(zv["!"], e)}`), m = s ? void 0 : C_(a.project, a.changes), h = Pv(o), g = s ? E_([e]) : S_(a, e.effort, e.results?.length, r === "restore" ? "Restore" : "Apply"), _ = Vv(l, t), v = h === "" ? [] : [`  ${t("dim", h)}`], y = m ? [`  ${t(zv["!"], `${m.start} ${m.languages} ${m.end}`)}`] : [];
	return [
		t("strong", c),
		...d,
		..._,
		...p,
		...y,
		...v,
		t("strong", g)
	].map(f);
}
function Vv(e, t) {
	let n = Uv(e.map(({ label: e }) => e), 36), r = Uv(e.map(({ place: e }) => e), 24);
	return e.flatMap((e) => Hv(e, n, r, t));
}
function Hv({ sign: e, label: t, place: n, words: r }, i, a, o) {
	let [s = "", ...c] = r, l = [...t].length <= i && [...n].length <= a && c.length === 0, u = `  ${o(zv[e], e)} ${l ? Wv(t, i) : t}`;
	return l ? [`${u}  ${o("dim", Wv(n, a))}  ${s}`.trimEnd()] : c.length === 0 && s.length <= 20 ? [`${u}  ${o("dim", n)}  ${s}`.trimEnd()] : [`${u}  ${o("dim", n)}`.trimEnd(), ...r.map((e) => `      ${e}`)];
}
function Uv(e, t) {
	return e.map((e) => [...e].length).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
function Wv(e, t) {
	return e + " ".repeat(Math.max(0, t - [...e].length));
}
function Gv(e, t) {
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
		return i.set(a, o + 1), a.length <= 4 || e.place === void 0 || o < 3 ? qv([e], t) : o === 3 && e.place ? [Kv(e.place.file, e.code, a.slice(o), t)] : [];
	});
}
function Kv(e, t, n, r) {
	let i = n.flatMap(({ place: e }) => e?.line ?? []), a = `${i.slice(0, 10).join(", ")}${i.length > 10 ? ", …" : ""}`;
	return f(`${h(e)}: the same problem ${n.length} more times, in lines ${a} ${r("dim", c_(t))}`);
}
function qv(e, t) {
	return e.map(({ severity: e, code: n, message: r, place: i }) => {
		let a = i ? `${h(i.file)}:${i.line}:${i.col}: ` : "";
		return f(`${a}${t(e === "error" ? "bad" : e === "warning" ? "change" : "note", e)}: ${_(r)} ${t("dim", c_(n))}`);
	});
}
function Jv(e, t) {
	return o_(e).map(({ result: e, names: n }) => f(`${ov({ place: ng(e) })}: ${t("bad", ig(e.outcome))}: ${n}: ${_(ag(e))}`));
}
function Yv({ problems: e, projects: t }, n) {
	return [...Gv(e, n), ...t.flatMap((e) => {
		let r = [
			...(e.bugs ?? []).map((e) => f(he(e))),
			...Gv(e.problems, n),
			...Jv(e.results ?? [], n)
		];
		return t.length > 1 && r.length > 0 ? [f(n("strong", `Project ${sv(e)}`)), ...r] : r;
	})];
}
// src/report/text/requestText.ts
function Xv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${h(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function Zv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${h(r)} is sent again: ${a}.`]);
	};
}
// src/plan/comparePlans.ts
function Qv(e, t) {
	let n = $v(t.plan, iy), r = oy([e.plan, t.plan]), i = $v(e.plan, r), a = ty(e.plan), o = new Set(t.plan.kept.map(cy)), s = new Set(uy(t).map(dy)), c = new Set((t.plan.sends ?? []).map(ly)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: ey(e.plan, iy, (e, t) => !n(e, t)),
		pending: ey(e.plan, iy, n),
		resolved: ey({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(cy(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(ly(e))),
		released: e.unmanaged.filter((e) => l.has(wh(e.kind).plural) && !s.has(dy(e)))
	};
}
function $v({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => j([ry(e), t]))));
	return (e, t) => n.has(j([e, t]));
}
function ey({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = ry(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [ny(e, a)];
	});
}
function ty({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(dy)), r = new Set(t.map(({ kind: e, label: t }) => j([e, t])));
	return (e) => r.has(j([e.kind, e.label])) || e.action === "destroy" && n.has(dy(e));
}
function ny(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => Th(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function ry(e) {
	return e.action === "create" ? j([
		e.kind,
		"new",
		e.identity
	]) : j([e.kind, String(e.id)]);
}
function iy(e) {
	return e.action === "update" ? e.fields.map(ay) : e.action === "destroy" ? [j(["destroy", e.how])] : [j(["create", ...e.fields.map(ay).toSorted()])];
}
function ay({ field: e, part: t, after: n }) {
	return j([
		e,
		t ?? null,
		n
	]);
}
function oy(e) {
	let t = new Set(e.flatMap(sy));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => j([e, t ?? null])) : t.has(ry(e)) ? iy(e) : [e.action];
}
function sy({ changes: e }) {
	let t = new Set();
	return e.map(ry).filter((e) => t.size === t.add(e).size);
}
function cy(e) {
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
function ly({ variable: e, host: t }) {
	return j([e, t]);
}
function uy({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function dy({ kind: e, id: t }) {
	return j([e, String(t)]);
}
// src/settings/changedSettings.ts
function fy(e) {
	return new Map(be.flatMap((t) => {
		let n = t === mt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function py(e, t) {
	let n = be.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return j(r ?? null) === j(i ?? null) ? [] : [{
			name: te(n),
			...r !== void 0 && { before: my(r) },
			...i !== void 0 && { after: my(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function my(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function hy(e, t, n) {
	let r = (e) => u("bad-setting", e), i = E(me, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [u("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = He(e, a) || ` There are ${a.join(", ")}.`;
		return [u("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(m) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [m, ...w];
	if (c.length > 1) for (let t of l) E(t, e) !== void 0 && o.push(r(`The option --${De(t)} (in the action: ${De(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function gy(e, t, n, r, i = []) {
	let a = be.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = Ty(e, t, {
		members: [...o.map(yy), ...[...s].map(by)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, Sy(e, t, n, a, i)])), u = o.map((n) => Cy(e, t, n, i)), d = new Map(o.map((n) => [n, wy(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => x(m, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => ce(m, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function _y({ value: e, spot: t }, n) {
	return {
		value: Oy(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const vy = Dt(D(), Pt());
function yy(e) {
	return e.entries ? {
		...e,
		schema: O(Pt())
	} : e.members ? {
		...e,
		schema: vy
	} : e;
}
function by(e) {
	let t = be.filter(({ parent: t }) => t === e).map((e) => e.name), n = `a mapping of ${t.slice(0, -1).join(", ")} and ${t.at(-1)} to numbers`;
	return {
		name: e,
		schema: vy,
		expects: n
	};
}
const xy = {
	values: {},
	broken: new Set(),
	problems: []
};
function Sy(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = _y(t, n), s = [...i, n];
	return Oy(o.value) ? Ty(e, o, {
		members: a,
		thing: s.join("."),
		within: s
	}) : xy;
}
function Cy(e, t, { name: n, schema: r, members: i }, a) {
	let o = _y(t, n);
	if (!i || !Oy(o.value)) return xy;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return Ty(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function wy(e, t, { name: n, entries: r }) {
	let i = _y(t, n);
	return r && Array.isArray(i.value) ? Vi(e, i, r).problems : [];
}
function Ty({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, schema: s = Ey(i) }) {
	let c = n ?? {}, l = s.safeParse(c), u = l.success ? [] : l.error.issues, d = new Set(u.flatMap(Dy)), f = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = Oy(c) ? Object.entries(c).filter(([e]) => !d.has(e)) : [];
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
function Ey(e) {
	return wt(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function Dy(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function Oy(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
function ky(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = gy(e, n, "top", "lokaform.yaml"), i = Ay(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: [...r.problems, ...i?.problems ?? []]
	};
}
function Ay(e, t, n) {
	let r = n.get(mt);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(u("bad-setting", e, { place: t }));
	n.get(m) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(m));
	let o = new Map(), s = _y(t, mt.name);
	Object.keys(r).length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(mt));
	let c = new Map();
	for (let t of Object.keys(r)) {
		let n = ce(e.file, s.spot, [t]);
		jy(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: l } = gy(e, _y(s, t), "entry", "an entry of projects", [mt.name, t]);
		i.push(...l), o.set(t, r);
		let u = r.get(m), d = c.get(u ?? "");
		u === void 0 ? r.isBroken(m) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : a(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(m));
	}
	return {
		entries: o,
		problems: i
	};
}
function jy(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function My(e, t) {
	return Bt(t.working, E(ht, e) ?? ht.default);
}
async function Ny(e, t) {
	let n = My(e, t), r = E(ht, e) === void 0 || t.commit && !await rv(n, t), i = r ? My({}, t) : n;
	if (r && !await rv(i, t)) return { problems: [] };
	let a = q_(i, t), o;
	try {
		o = Q_(await Z_(i, t));
	} catch (e) {
		if (e instanceof U_) throw e;
		return { problems: [u("not-read", `The settings in ${a} cannot be read: ${nv(e)}`)] };
	}
	let s = Af(a, o);
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = ky(s, k(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(Py)
	};
}
function Py({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/precedence.ts
function Fy(e, { raw: t, environment: n, parts: r }) {
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
	return Fy(e, t)?.value;
}
// src/settings/projectId.ts
const Iy = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Ly = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Ry = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, zy = {
	where: "the setting project",
	instead: "write the id itself"
}, By = {
	secrets: [],
	problems: []
};
function Vy(e, t) {
	let n = Uy(e, t), { id: r, secrets: i } = n, a = E(ue, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Av(r))) return n;
	let o = E(m, t.raw) === void 0 ? e?.place(m) : void 0, s = `${Hy(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [u("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function Hy(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : E(m, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function Uy(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = E(m, t);
	if (a !== void 0) return Gy(a);
	let o = e?.get(m);
	return e && o !== void 0 ? Wy(o, n, e.place(m)) : e?.isBroken(m) || r?.projects ? By : i === void 0 ? {
		secrets: [],
		problems: [u("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : Xp(i).length > 0 ? Wy(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function Wy(e, t, n) {
	let [r, i, ...a] = Yp(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!Yp(e).some((e) => "name" in e)) return Ky(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([Jy("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = cm(r.name, zy, t);
	if ("message" in l) return o([u(l.code, l.message, { ...n && { place: n } })]);
	let { value: d } = l;
	if (!Ry.test(d)) return o([Jy(`The value of ${c} ${qy}`, n)]);
	let f = Ky(d + s, `${c}${s}, with the value of ${c},`, n), p = [d, Av(d)].map((e) => ({
		value: e,
		shown: c
	}));
	return f.id === void 0 ? f : {
		...f,
		secrets: p
	};
}
function Gy(e, t = "project") {
	let [n, r] = Ly.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Ky(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [Jy(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : Ky(r.replace(/%3a/i, ":"), i);
}
function Ky(e, t, n) {
	return Iy.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [Jy(`${t} ${qy}`, n)]
	};
}
const qy = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Jy(e, t) {
	return u("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function Yy(e) {
	let t = Zy(e.raw), n = Q.map(({ name: n, settings: r }) => [n, !t && $(r.prune, e) || "off"]), r = Q.flatMap(({ settings: t }) => t.limits.flatMap((t) => {
		let n = $(t, e);
		return n === void 0 ? [] : [[t.name, n]];
	})), i = {
		languages: $(Ie, e),
		writers: $(Ve, e),
		take: $(Re, e),
		owner: $(Xe, e),
		prune: Object.fromEntries(n),
		onRemove: $(ze, e),
		onProblem: $(ut, e),
		protectedTags: $(lt, e),
		limits: Object.fromEntries(r),
		maxDestroy: $(Ze, e),
		allowForeignProject: $(Ne, e)
	};
	return {
		rules: i,
		problems: Q.flatMap((t) => $y(t, i, e))
	};
}
function Xy(e) {
	let { value: t = {}, part: n } = Fy(Ie, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(Ie, e)]));
}
function Zy(e) {
	return w.some((t) => E(t, e) !== void 0) && Oe.every((t) => (E(t, e) ?? "off") === "off");
}
function Qy(e, t) {
	let n = Oe.some((t) => E(t, e) !== void 0);
	if (!t || !Zy(e) || n) return [];
	let r = [t.top, ...t.projects?.values() ?? []], i = Oe.some((e) => r.some((t) => (t.get(e) ?? "off") !== "off")), a = `Prune is off in this run, because ${w.map((e) => `--${De(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add ${Oe.filter(ee).map((e) => `--${De(e)}`).join(" or ")}.`;
	return i ? [u("bad-setting", a, { severity: "notice" })] : [];
}
function $y(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, { place: o } = Fy(a, n) ?? {}, s = (e) => u("bad-setting", e, { ...o && { place: o } }), c = (e) => n.parts.some((t) => t.isBroken(e)), l = en(e, t), d = [];
	return l === "owned" && t.owner === void 0 && !c(Xe) && d.push(s(`With ${a.name}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), l !== "off" && $t(e, t) === void 0 && !c(ze) && d.push(s(`The setting ${a.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`)), d;
}
// src/settings/textSources.ts
function eb(e, t) {
	if (e.some((e) => e.isBroken(Ye))) return;
	let n = e.find((e) => e.get(Ye) !== void 0);
	return n?.get(Ye)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(Ye, r, "files"),
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
async function tb(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [u("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Kt(Bt(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${nv(e)}`);
	}
}
const nb = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"INPUT_TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function rb(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => qp(t, e.get(_e) ?? "")).filter((e) => e !== void 0 && dm(e) === void 0), i = nb.map((e) => qp(t, e)), a = [
		n,
		t[om],
		...r,
		...i
	].filter((e) => e !== void 0);
	return [...new Set(a)].filter((e) => e !== "");
}
const ib = u("bad-setting", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function ab(e, { usable: t, runToken: n, isNeeded: r }) {
	let i = e?.get(_e);
	if (!e || i === void 0) return {
		token: n,
		problems: r && n === void 0 ? [ib] : []
	};
	let a = (t) => ({
		token: void 0,
		problems: r ? [u("bad-setting", t, { place: e.place(_e) })] : []
	});
	if (!ob(i, t)) return a(`The setting token_env must not be ${i}: this variable is reserved, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	let o = qp(t.values, i) || void 0;
	if (o === void 0) return a(`The environment has no ${i}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`);
	let s = dm(o);
	return s === void 0 ? {
		token: o,
		problems: []
	} : a(`The value of ${i}, which must contain the API token of this project, ${s}`);
}
function ob(e, { allowed: t }) {
	return e === "LOKALISE_API_TOKEN" || !um(e) && (!t || t.includes(e));
}
// src/settings/project.ts
function sb(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, needsTokens: l } = n, u = [t, a?.top].filter((e) => e !== void 0), d = {
		raw: r,
		environment: i,
		parts: u
	}, f = ab(t, {
		usable: o,
		runToken: s,
		isNeeded: l
	}), p = c ? Vy(u[0], n) : By, h = Yy(d), g = Xp(u[0]?.get(m) ?? "").length > 0;
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			chosen: E(m, r) === void 0 && g ? p.id : void 0,
			secrets: p.secrets,
			token: f.token,
			manifests: cb(d, n),
			rules: h.rules,
			inFile: fy(u),
			languagePlaces: Xy(d),
			useAutomations: $(ot, d),
			concurrency: $(We, d),
			batchSize: $(at, d),
			rate: $(Me, d),
			showTexts: $(Ce, d)
		},
		problems: [
			...p.problems,
			...f.problems,
			...h.problems
		]
	};
}
function cb({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of w) {
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
	let o = eb(t, i);
	return o && {
		globs: a,
		texts: o,
		folder: i
	};
}
// src/settings/resolve.ts
async function lb(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o }) {
	let { working: s } = n, { config: c, problems: l } = await Ny(t, n), u = await tb(E(y, t), s), f = o ?? u.token ?? (r.LOKALISE_API_TOKEN || void 0), h = rb(c, r, f), _ = {
		values: r,
		tokens: h,
		allowed: E(vt, t)
	}, x = {
		raw: t,
		environment: r,
		parts: c ? [c.top] : []
	}, S = $(p, x), C = hy(t, c, a), ee = e !== "validate" && !S, w = {
		raw: C.names.length > 1 ? {
			...t,
			[De(m)]: []
		} : t,
		environment: r,
		config: c,
		usable: _,
		runToken: f,
		online: ee,
		needsTokens: ee && n.commit === void 0,
		backupProject: a,
		working: s
	}, te = c === void 0 && l.length > 0, ne = (e) => sb(e, e === void 0 ? void 0 : c?.projects?.get(e), w), re = te ? [] : C.names.map(ne), ie = re.map(({ settings: e }) => e), ae = C.others.map((e) => ne(e).settings), oe = (e, n) => {
		let r = E(e, t) ?? n;
		return r === void 0 ? void 0 : Bt(s, r);
	};
	return {
		settings: {
			command: e,
			apiUrl: $(Fe, x),
			projects: ie,
			others: ae.flatMap(({ manifests: e }) => e ?? []),
			usable: _,
			secrets: [...h.map(b), ...[...ie, ...ae].flatMap((e) => e.secrets)],
			timeLimit: $(et, x),
			format: $(Pe, x),
			detailedExitcode: $(gt, x),
			publish: $(ve, x),
			summarizes: !1,
			failOnDrift: $(xe, x),
			matrix: S,
			applyFrom: $(d, x),
			yes: $(Ke, x),
			verbose: $(Je, x),
			quiet: $(g, x),
			out: oe(ge),
			report: oe(se),
			html: oe(pe),
			configFile: My(t, n),
			plan: oe(v),
			reports: [],
			backupDir: oe(st, i),
			force: $(Le, x),
			restoreFlags: ub(t, c !== void 0)
		},
		problems: db([
			...u.problems,
			...tt(t),
			...l,
			...C.problems,
			...re.flatMap((e) => e.problems),
			...w.online ? Qy(t, c) : []
		])
	};
}
function ub(e, t) {
	return [
		ht,
		...t ? [m] : [],
		y,
		Fe
	].flatMap((t) => {
		let n = E(t, e);
		return n === void 0 ? [] : [`--${De(t)}`, n];
	});
}
function db(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// node_modules/fast-glob/out/utils/array.js
var fb = n(((e) => {
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
})), pb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), mb = n(((e) => {
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
})), hb = n(((t) => {
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
})), gb = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), _b = n(((e, t) => {
	var n = gb(), r = {
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
})), vb = n(((t, n) => {
	var r = _b(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), yb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = vb(), i = rt(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
	function w(e) {
		return e.endsWith("/**");
	}
	t.endsWithSlashGlobStar = w;
	function te(e) {
		let t = n.basename(e);
		return w(e) || d(t);
	}
	t.isAffectDepthOfReadingPattern = te;
	function ne(e) {
		return e.reduce((e, t) => e.concat(re(t)), []);
	}
	t.expandPatternsWithBraceExpansion = ne;
	function re(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = re;
	function ie(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = ie;
	function ae(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = ae;
	function oe(e, t) {
		return e.map((e) => ae(e, t));
	}
	t.convertPatternsToRe = oe;
	function se(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = se;
	function ce(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = ce;
	function le(e) {
		let t = [], n = [];
		for (let r of e) ue(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = le;
	function ue(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = ue;
})), bb = n(((t, n) => {
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
})), xb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = bb();
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
})), Sb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), Cb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = fb(), e.errno = pb(), e.fs = mb(), e.path = hb(), e.pattern = yb(), e.stream = xb(), e.string = Sb();
})), wb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = Cb();
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
})), Tb = n(((e) => {
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
})), Eb = n(((e) => {
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
})), Db = n(((t) => {
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
})), Ob = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Db();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), kb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Tb(), n = Eb(), r = Ob();
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
})), Ab = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), jb = n(((e, t) => {
	t.exports = r;
	let n = Ab();
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
})), Mb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Nb = n(((e) => {
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
})), Pb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Nb();
})), Fb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Ib = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = kb(), n = jb(), r = Mb(), i = Pb(), a = Fb();
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
})), Lb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = kb(), n = Mb(), r = Pb(), i = Fb();
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
})), Rb = n(((t) => {
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
})), zb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = kb(), i = Rb();
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
})), Bb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Ib(), n = Lb(), r = zb();
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
})), Vb = n(((e, t) => {
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
})), Hb = n(((e, t) => {
	var n = Vb();
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
})), Ub = n(((e) => {
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
})), Wb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ub();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), Gb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Bb(), i = Hb(), a = Ub(), o = Wb();
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
})), Kb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Gb();
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
})), qb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Gb();
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
})), Jb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Bb(), n = Ub(), r = Wb();
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
})), Yb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Jb();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), Xb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Bb();
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
})), Zb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = Kb(), n = qb(), r = Yb(), i = Xb();
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
})), Qb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = kb(), i = Cb();
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
})), $b = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = kb(), i = Zb(), a = Qb();
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
})), ex = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Zb(), n = Qb(), r = $b();
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
})), tx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Cb();
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
})), nx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = tx();
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
})), rx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Cb(), n = nx();
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
})), ix = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Cb();
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
})), ax = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Cb();
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
})), ox = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Cb();
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
})), sx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = rx(), i = ix(), a = ax(), o = ox();
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
})), cx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ex(), n = sx();
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
})), lx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = $b(), i = sx();
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
})), ux = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = kb(), n = Zb(), r = Qb();
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
})), dx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ux(), n = sx();
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
})), fx = n(((t) => {
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
})), px = n(((e, t) => {
	let n = wb(), r = cx(), i = lx(), a = dx(), o = fx(), s = Cb();
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
})), mx = t(px(), 1);
const hx = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function gx(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(_x)) : r(hx), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, _x(e)) : r(hx), (e) => r(e));
		}
	};
}
function _x({ name: e, kind: t }) {
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
async function vx(e, t, n, r) {
	let i = Bt(t, e);
	return await rv(i, n) ? [i] : yx(e.split(Vt).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof U_) throw e;
		return [];
	});
}
async function yx(e, t, n, r) {
	let i = [];
	if (n.commit && !mx.default.isDynamicPattern(e)) return i;
	let a = mx.default.stream(e, {
		...t,
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: gx(n.commit) }
	});
	for await (let e of a) {
		if (r.aborted) break;
		let a = Bt(t.cwd, String(e));
		await rv(a, n) && i.push(a);
	}
	return i;
}
// src/files/textFiles.ts
async function bx(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await xx(a, t, n), o = e.flatMap((e) => Cx(a, e) ?? []), s = o.filter(({ textFile: e }) => wx(a, e.language));
		i.push(...Ex(a, e, o), ...Dx(a, s, t));
		for (let e of s.sort(Tx(a))) r.has(e.full) ? i.push(Ox(a, q_(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function xx(e, t, n) {
	return (await vx(Se(e), e.folder, t, n)).filter((e) => l(e) !== void 0).sort();
}
function Sx({ folder: e }, t) {
	return zt(e, t).split(Vt).join("/");
}
function Cx(e, t) {
	let n = Sx(e, t), r = ye(e, n);
	if (!(S(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...we(e, n)
		}
	};
}
function wx(e, t) {
	return t === void 0 || Np(e, t);
}
function Tx({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Ex(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) {
		let e = `texts "${r}" matches no file. Correct the path: it is relative to this file.`;
		return [u("no-manifest", e, { place: a })];
	}
	if (n.length === 0) {
		let e = `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`;
		return [u("no-manifest", e, { place: a })];
	}
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => Ae(t ?? "", e)), n = t === void 0 ? `Create the file, remove ${e} from languages, or let lokaform pull create it with --create-files.` : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return u("no-language-file", i, { place: a });
	});
}
function Dx({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${q_(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [u("bad-setting", o, { place: t })];
	});
}
function Ox({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return u("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function kx(e, t, n, r) {
	let { paths: i, problems: a } = await Ax(e, t, n, r), o = await bx(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: e, textFiles: t } of Q) {
		let a = (i[e] ?? []).map((e) => ({ full: e })), l = await Px(t ? [...a, ...o.found] : a, n, r);
		s[e] = l.texts, c.push(...l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let e = Q.map(({ plural: e }) => e), t = `There is no manifest: neither ${e.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${e.map((e) => `--${e}`).join(" or ")} (in the action: ${e.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(u("no-manifest", t));
	}
	return {
		manifests: s,
		problems: c
	};
}
async function Ax({ globs: e, folder: t }, { id: n }, r, i) {
	let a = {}, o = [], s = Object.values(e).some((e) => e !== void 0);
	for (let { plural: c, sharedByBranches: l } of Q) if (s) {
		let t = await Nx(c, e[c], r, i);
		a[c] = t.files, o.push(...t.problems);
	} else a[c] = l && n.includes(":") ? [] : await Mx(`${c}.yaml`, t, r);
	return {
		paths: a,
		problems: o
	};
}
async function jx(e, t) {
	let n = await Promise.all(e.map((e) => Ax(e, { id: "" }, {}, t))), r = (await bx(e.flatMap(({ texts: e }) => e), { displayRoot: "" }, t)).found.map(({ full: e }) => e);
	return Object.fromEntries(Q.map(({ plural: e, textFiles: t }) => {
		let i = n.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...i, ...r] : i];
	}));
}
async function Mx(e, t, n) {
	let r = Bt(t, e);
	return await rv(r, n) ? [r] : [];
}
async function Nx(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await vx(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await iv(Bt(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(u("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Px(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = q_(a, t);
		try {
			let n = Q_(await Z_(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof U_) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(u("not-read", `${e} cannot be read: ${nv(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/read.ts
function Fx(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Ix(e, t) {
	let n = Lx(e, t);
	for (;;) {
		let e = n.next();
		if (e.done) return e.value;
	}
}
function* Lx(e, t, n = new Map()) {
	let r = [], i = {}, a = new Map();
	for (let o of Q) {
		let s = e[o.plural] ?? [];
		if (s.length === 0) continue;
		let c = [];
		for (let e of s) {
			let { path: r, text: i, textFile: a } = e, s = j([
				o.name,
				r,
				a ? Bx(a) : null
			]), l = n.get(s), u = l?.text === i ? l.read : Rx(o, e, t);
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
		problems: Vx(r, e)
	};
}
function Rx(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function zx(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = Rx(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Bx({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function Vx(e, t) {
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
function Hx({ declared: e, manifests: t }) {
	let n = Q.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Ux = new AbortController().signal;
async function Wx({ projects: e, usable: t }, n, r = Ux, i = new Map()) {
	let a = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let { manifests: e, problems: c } = await kx(s.manifests, s, n, r), l = Lx(e, t, i), u = l.next();
		for (; !u.done && !r.aborted;) await Yt(), u = l.next();
		if (!u.done || r.aborted) break;
		let { declared: d, problems: f } = u.value;
		o.push(...c, ...f);
		let p = Object.values(e).flatMap((e) => e.map(({ path: e }) => e));
		a.push({
			settings: s,
			declared: d,
			manifests: p,
			textFiles: Fx(e)
		});
	}
	return {
		reads: a,
		problems: [...o, ...Gx(a)]
	};
}
function Gx(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Kx(t, e) !== void 0), a = i && Kx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [u("bad-setting", o)];
	});
}
function Kx(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Av(e.settings.id) !== Av(t.settings.id)) return;
	let n = Q.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const qx = {
	entries: {},
	variables: new Map()
};
async function Jx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c }) {
	let l = {
		...n.folders,
		commit: i
	}, u = (t) => lb(e, t, {
		...n,
		folders: l
	}), d = await u(t), f = !d.problems.some(({ code: e }) => e === "no-project"), { settings: p, problems: m } = f ? d : await u({
		...t,
		[De(me)]: []
	});
	c(p.secrets);
	let h = p.projects.filter(({ id: e }) => f || s.includes(e)), g = await Wx({
		...p,
		projects: h
	}, l, a, o);
	c(g.reads.flatMap(({ declared: e }) => Kp(e.variables)));
	let _ = g.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), v = [...m.filter(({ code: e }) => !Xx.includes(e)), ..._].find(Zx);
	return v ? {
		is: "missing",
		why: Qx(v)
	} : {
		is: "read",
		commit: r,
		projects: g.reads
	};
}
const Yx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Xx = ["unset-variable", "project-not-allowed"];
function Zx({ severity: e, code: t }) {
	return e === "error" && !Yx.includes(t);
}
function Qx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${ov({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function $x(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => eS(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? qx, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		declared: {
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: py(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function eS({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(m));
}
function tS(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return u("released-project", t, { severity: "warning" });
	});
}
function nS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Qx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Qv(e, n),
		settings: i,
		released_kinds: a
	};
}
// \0node:child_process
const rS = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), iS = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), aS = {
	output: 67108864,
	time: 3e4
};
var oS = class extends Error {
	name = "GitFailure";
};
const sS = /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, cS = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0"
}, lS = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
];
async function uS(e, t, { environment: n, signal: r, limits: i = aS }, a = "") {
	let o = Object.entries(n).filter(([e]) => sS.test(e)), s = {
		...Object.fromEntries(o),
		...cS,
		GIT_CEILING_DIRECTORIES: k(e)
	}, c = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, o) => {
		let l = rS("git", [...lS, ...t], {
			cwd: e,
			env: s,
			signal: c,
			windowsHide: !0
		}), [u, d] = [[], []], f = 0;
		l.on("error", (e) => o(new oS(dS(e, r)))), l.stdout.on("data", (e) => {
			f += e.length, f <= i.output ? u.push(e) : (o(new oS("The history of the repository is too large to read.")), l.kill());
		}), l.stderr.on("data", (e) => {
			d.length < 10 && d.push(e);
		}), l.on("close", (e) => {
			e === 0 ? n(Buffer.concat(u)) : o(new oS(fS(Buffer.concat(d).toString("utf8"), e)));
		}), l.stdin.on("error", () => {}), l.stdin.end(a);
	});
}
function dS(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : "code" in e && e.code === "ENOENT" ? "The program git was not found. Install it." : `The program git could not be started: ${e.message}.`;
}
function fS(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The manifests are not in a git repository.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/files/gitLog.ts
const pS = 67108864;
async function mS(e, t, n, r = 2e3) {
	if (!await hS(e, n)) return { commits: [] };
	let i = (await uS(e, [
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
		commits: await _S(e, o, n),
		why: `The repository has more than ${r} commits since then, and older ones are not read.`
	} : s.parent !== void 0 || !await gS(e, s.id, n) ? { commits: await _S(e, o, n) } : {
		commits: await _S(e, o.slice(0, -1), n),
		why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
	} : { commits: [] };
}
async function hS(e, t) {
	return !(await uS(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function gS(e, t, n) {
	let r = (await uS(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function _S(e, t, n) {
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
	], o = vS((await uS(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, time: t }) => ({
		time: t,
		changes: o.get(e) ?? []
	}));
}
function vS(e) {
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
async function yS(e, t) {
	if (!await hS(e, t)) return new Map();
	let n = await uS(e, [
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
async function bS(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await uS(e, ["cat-file", "--batch-check"], n, i(t)), o = pS, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? aS,
		output: 2 * pS
	}, u = await uS(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, $_(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function xS(e, t, n) {
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
const SS = "The manifests are not in a git repository.";
var CS = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = () => !1) {
		let { displayRoot: r } = this.#e.folders, i = await qt(r).catch(() => r), a = [], o = new Set();
		for (let [r, s] of await this.#n(t)) {
			if (r === void 0) {
				o.add(SS);
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
		let c = o.size === 1 && o.has(SS);
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
			let e = Bt(t, n), a = await qt(e).catch(() => e), o = await Y_(k(a), r), s = o === void 0 ? n : zt(o, a).split(Vt).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new wS(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, wS = class {
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
			let { commits: n, why: r } = await this.#a(e), i = xS(n, t.names, t.isManifest), a = await this.#l([...await this.#o(t), ...i.filter(({ until: t }) => t >= e)]), o = r ?? a.why;
			return {
				versions: a.versions,
				...o !== void 0 && { why: o }
			};
		} catch (e) {
			if (e instanceof oS) return {
				versions: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e) {
		return (!this.#n || this.#n.since > e) && (this.#n = {
			since: e,
			read: mS(this.#e, e, this.#t, this.#t.maxCommits)
		}), this.#n.read;
	}
	async #o({ names: e, isManifest: t }) {
		this.#r ??= yS(this.#e, this.#t);
		let n = await this.#r, r = Math.floor(this.#t.now() / 1e3), i = [...e].filter((e) => !n.has(e)), a = [...n].filter(([n]) => e.has(n) || t(n));
		await this.#c(a.map(([, e]) => e));
		let o = [];
		for (let [e, t] of a) {
			let n = await this.#s(e), i = this.#i.get(t);
			(n === void 0 || TS(n) !== TS(i)) && o.push({
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
			return (await Wt(t)).isFile() ? $_(await Kt(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await bS(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function TS(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/outputPaths.ts
async function ES(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(IS))), a = new Map();
	for (let t of e) {
		let e = await IS(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await kS(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.option, DS(t, s));
	}
	return r;
}
function DS({ option: e, path: t }, n) {
	return u("not-written", `${e}: ${t} ${n}.`);
}
async function OS(e, t, n, r) {
	let i = await kS(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let { path: a } = e, o = NS(a, n), s = Ut.O_WRONLY | Ut.O_CREAT | (o === void 0 ? 0 : Ut.O_NOFOLLOW ?? 0), c = await Gt(a, s, r ?? 438);
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
async function kS({ path: e, is: t }, n) {
	let r = t === "folder" && PS(n).includes(e), i = r ? e : NS(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await FS(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return jS(e);
	let a = await Jt(e).catch(() => void 0);
	return a?.isDirectory() ? "is a folder. Name a file" : a && !a.isFile() && n.confined ? "is not an ordinary file. Choose another file" : (await Jt(k(e)).catch(() => void 0))?.isDirectory() ? await MS(a ? e : k(e)) ? void 0 : AS : "cannot be written: its folder does not exist. Create it first";
}
const AS = "cannot be written: this user may not write there";
async function jS(e) {
	let t = await Jt(e).catch(() => void 0);
	return !t && k(e) !== e ? jS(k(e)) : t?.isDirectory() ? await MS(e) ? void 0 : AS : "is a file, or is below one. Choose a folder";
}
function MS(e) {
	return Ht(e, Ut.W_OK).then(() => !0, () => !1);
}
function NS(e, t) {
	return PS(t).find((t) => J_(e, t));
}
function PS({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [Bt(e)]);
}
async function FS(e, t) {
	let n = t;
	for (let r of zt(t, e).split(Vt)) {
		n = Lt(n, r);
		let e = await Wt(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return zt(t, n);
	}
}
async function IS(e) {
	let t = await Jt(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await qt(k(e)).catch(() => k(e));
	return Lt(n, Ft(e));
}
// src/plan/declaredContents.ts
const LS = {
	fields: new Map(),
	texts: new Set()
};
function RS(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [zS(e), e])),
		texts: new Set(n.map((e) => j(VS(e))))
	};
}
function zS({ field: e, part: t }) {
	return j([e, t ?? null]);
}
function BS(e, { onCreate: t }) {
	return j(e.fields.flatMap((e) => e.declared(t)).map(VS));
}
function VS({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function HS({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : US(i)
	};
}
function US(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(US) : [];
}
function WS(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = GS(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = qS(t, e(t).map((e) => KS(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => HS(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [j([...r(e)].sort())]), o((t) => [j(e.identity(t.values))]);
	let c = (t) => US(e.identity(t.values));
	return o((t) => [...(HS(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function GS(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function KS(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function qS(e, t, n) {
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
var JS = class {
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
		this.#t || (this.#n = XS(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${ZS(e)}`
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
function YS(e, t) {
	let n = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), r = () => e.stop("SIGTERM"), i = () => e.stop("SIGHUP");
	process.on("SIGINT", n), process.on("SIGTERM", r), process.on("SIGHUP", i);
	let a = t === void 0 ? void 0 : setTimeout(() => e.stop("time limit", t), t);
	return () => {
		process.off("SIGINT", n), process.off("SIGTERM", r), process.off("SIGHUP", i), clearTimeout(a), e.close();
	};
}
function XS(e, t) {
	return e === "time limit" ? `The time limit of ${QS(t)} was reached.` : `The run was stopped by ${e}.`;
}
function ZS(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function QS(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/terminal/progress.ts
function $S(e, t, n) {
	let { changes: r } = e, [i] = r, a = eC(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = b_(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${h(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = x_(s, e.kind), f = o === s ? d : `${i_(o)} of ${d}`, p = t.filter(rg).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${i_(p)} in part` : ""}`;
}
function eC(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(v_) ? "renamed" : e.some(v_) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const tC = "lokaform-backup";
function nC(e) {
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
		showProblems: (e) => rC(e, r),
		confirm: async (e) => !i || it(e, i, new JS()),
		ask: i && ((e, t) => it(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => iC(t, n, e),
		publish: async () => [],
		linkTo: async () => void 0,
		close: (t, n) => sC(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function rC(e, t) {
	for (let n of Gv(e, t.paintError)) t.error(n);
}
function iC(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, s = Zv(o), { quiet: c, verbose: l, format: u } = e, d = (e) => a.error(a.paintError("dim", e)), f = {
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
			l && d(Xv(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => aC(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out($S(e, t, a.paint));
		},
		history: new CS({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
async function aC(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = oC(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Bv(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = Bv(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of Gv(e.problems, i.paintError)) i.prompt(t);
	return it("Apply this plan?", c, n);
}
function oC({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
async function sC(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	if (s === "json" && r.out(pt(e)), s === "markdown") {
		let { summary: n } = await import("./summary.js");
		r.out(n(e, {
			now: i() / 1e3,
			reportFile: t.report
		}).trimEnd());
	}
	for (let t of Yv(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = Bv(i, oC(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (hg(e)) for (let t of Ov(e, o)) r.error(t);
		else for (let t of Ov(e, a)) r.out(t);
	}
}
// src/model/digest.ts
function cC(e, t) {
	return Ev("sha256").update(j([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
const lC = {
	kept: [],
	problems: []
};
function uC(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.context(o, n, i), c = n === void 0 ? void 0 : Ue(e.tags(n), i.rules), l = c === void 0 ? dC(e, o, n, s) : [], u = n !== void 0 && e.staysArchived(o, n, s);
	if (n !== void 0 && c === void 0 && l.length === 0 && !u) return lC;
	let d = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", f = ce(t.file, t.spot, [d]), p = {
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
	let m = [...hC(e, {
		...t,
		values: o
	}, n, d), ...l.flatMap(({ field: n, issues: r }) => gC(e, {
		...t,
		values: o
	}, n.name, r))];
	if (m.length > 0) return {
		kept: [],
		skipped: p,
		problems: m
	};
	let h = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), g = l.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : cC(e.id(n), a);
		return {
			..._C(i, t),
			...o !== void 0 && { seen: o }
		};
	})), _ = h === void 0 ? [] : g.filter((t) => Mh(e.name, t)), v = g.filter((e) => !_.includes(e));
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
		place: _C(e, t).place
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
	], ee = l.flatMap((e) => e.open ?? []), w = pC(e, {
		...t,
		values: o
	}, v, x);
	if (w) return {
		kept: C,
		skipped: p,
		problems: [w],
		open: ee
	};
	let te = Ih(e, n, v, i.project);
	if (te.length === 0) return {
		kept: C,
		problems: m,
		open: ee
	};
	let ne = mC(e, n, te), re = r === void 0 ? {} : { renamed_from: r }, ie = e.lastEdit(n);
	return {
		change: {
			...p,
			place: fC(f, te),
			ref: a,
			action: "update",
			id: y,
			identity: e.identity(o),
			...re,
			seen: ne,
			...ie && { edited: ie },
			fields: te
		},
		kept: C,
		problems: m,
		open: ee
	};
}
function dC(e, t, n, r) {
	return e.fields.flatMap((e) => {
		let i = e.diff(t, n, r);
		return i === An ? [] : [{
			field: e,
			...i
		}];
	});
}
function fC(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function pC(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => e.reason === "edited" && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return A(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with the option or input take.`, {
		path: [i.field],
		ofName: !0
	});
}
function mC(e, t, n) {
	return cC(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function hC(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [A(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function gC(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => A(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function _C(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: ce(t, n, r)
	};
}
// src/plan/take.ts
function vC(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(yC));
	return e.filter((e) => !n.has(e)).map((e) => {
		let t = `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${He(e, [...n])}`;
		return u("unknown-take", t);
	});
}
function yC({ entries: e }) {
	return Q.flatMap((t) => {
		let n = t.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (e[t.plural] ?? []).flatMap(({ values: e }) => {
			let r = n.flatMap((t) => t.declared(e).map(({ part: e }) => e ?? ""));
			return US(t.identity(e)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/plan/compareDeclarations.ts
function bC(e, t) {
	let n = Q.map((n) => xC(n, {
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
function xC(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, RS(e, t.values)])), i = (e) => r.get(e) ?? LS, a = WS(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), o = new Set(a.values()), s = [], c = [], l = [], u = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), o = `${e.name}:${n + 1}`;
		if (!t) {
			s.push(CC(e, r, o));
			continue;
		}
		let d = wC(e, r, t, o, i);
		d && s.push(d);
		let f = EC(i(r), i(t));
		f.length > 0 && c.push({
			...SC(e, r),
			fields: f
		}), l.push(...DC(e, r, t, d?.renamed_from !== void 0)), BS(e, r) !== BS(e, t) && u.push(r.file.path);
	}
	return {
		changes: s,
		released: [...n.filter((e) => !o.has(e)).map((t) => SC(e, t)), ...c],
		rematched: l,
		changed_defaults: u
	};
}
function SC(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = ce(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function CC(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !Ph(e)).map((e) => TC(t, e));
	return {
		...SC(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function wC(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && j(r) === j(n.after) ? [] : [TC(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = SC(e, t);
	return {
		...d,
		place: fC(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...j(s) !== j(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function TC(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: ce(e.file, e.spot, n)
	};
}
function EC(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function DC(e, t, n, r) {
	let [i, a] = [HS(e, t), HS(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: OC(a.previously),
		after: OC(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...SC(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function OC(e) {
	return e && (e.join(", ") || "[]");
}
// src/plan/planFile.ts
const kC = jt().min(0), AC = Ct({
	file: D(),
	line: kC,
	col: kC,
	endLine: kC,
	endCol: kC
}), jC = xt(), MC = Ct({
	field: D(),
	part: D().exactOptional(),
	before: jC.exactOptional(),
	after: jC,
	place: AC,
	seen: D().exactOptional()
}), NC = Nt([St(), D()]).transform(String), PC = {
	ref: D(),
	kind: Mt(Q.map(({ name: e }) => e)),
	label: D()
}, FC = {
	place: AC,
	identity: jC,
	fields: O(MC).readonly()
}, IC = kt("action", [
	Ct({
		...PC,
		action: Et("create"),
		...FC
	}),
	Ct({
		...PC,
		action: Et("update"),
		id: NC,
		renamed_from: D().exactOptional(),
		seen: D(),
		...FC
	}),
	Ct({
		...PC,
		action: Et("destroy"),
		id: NC,
		how: Mt(["archive", "destroy"]),
		seen: D()
	})
]), LC = Ct({
	project: Ct({
		id: D(),
		digest: D().exactOptional()
	}),
	changes: O(IC).readonly()
});
function RC(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function zC(e) {
	try {
		return BC(VC(e));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function BC(e) {
	let t = "Make it with lokaform plan --out.", n = Ct({ format_version: Pt() }).safeParse(e);
	if (!n.success) return { issue: `it is not a plan. ${t}` };
	let r = n.data.format_version;
	if (r !== 1) return { issue: `it has format_version ${JSON.stringify(r)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let i = Ct({ plans: O(LC) }).safeParse(e);
	if (i.success) return { plans: i.data.plans };
	let a = LC.safeParse(e);
	return a.success ? { plans: [a.data] } : { issue: `it is not a complete plan. ${t}` };
}
function VC(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/report/withoutValues.ts
function HC(e) {
	let t = _g(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? t.problems.map(UC) : t.problems,
		projects: t.projects.map((e) => e.hide_texts ? WC(e) : e),
		...n && { manifest_comparison: KC(n) }
	};
}
function UC({ quotes: e, ...t }) {
	return t;
}
function WC(e) {
	let t = e.problems.map(UC);
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
			changes: n.changes.map(qC),
			kept: n.kept.map(JC)
		},
		...r && { target: GC(r) },
		...i && { results: i.map((e) => ({
			...e,
			change: qC(e.change)
		})) }
	};
}
function GC(e) {
	if (e.is !== "compared") return e;
	let { caused: t, pending: n, resolved: r, kept: i } = e;
	return {
		...e,
		caused: t.map(qC),
		pending: n.map(qC),
		resolved: r.map(qC),
		kept: i.map(JC)
	};
}
function KC(e) {
	if (e.is !== "compared") return e;
	let t = e.projects.map((e) => e.hide_texts ? {
		...e,
		changes: e.changes.map(qC),
		released: e.released.map(YC)
	} : e);
	return {
		...e,
		projects: t
	};
}
function qC(e) {
	if (e.action === "destroy") return e;
	let t = e.fields.map((t) => {
		if (!XC(e.kind, t.field)) return t;
		let { before: n, after: r } = t;
		return {
			...t,
			...n !== void 0 && { before: ZC(n) },
			after: ZC(r)
		};
	});
	return {
		...e,
		fields: t
	};
}
function JC(e) {
	return !("field" in e) || !XC(e.kind, e.field) ? e : {
		...e,
		live: ZC(e.live),
		declared: ZC(e.declared)
	};
}
function YC({ fields: e, ...t }) {
	if (!e) return t;
	let n = e.map((e) => XC(t.kind, e.field) ? {
		...e,
		before: ZC(e.before)
	} : e);
	return {
		...t,
		fields: n
	};
}
function XC(e, t) {
	return Eh(Th(e, t));
}
function ZC(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(ZC) : mn(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, ZC(t)])) : e;
}
// src/files/outputs.ts
const QC = new AbortController().signal;
async function $C(e, t, n) {
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
	let m = t.map((e) => Bt(n.displayRoot, e)), h = Object.values(await jx(d, QC)).flat();
	return ES(p, [
		...m,
		...h,
		u,
		...c,
		...s === void 0 ? [] : [s]
	], n);
}
async function ew(e, t, n, { now: r, linkTo: i }) {
	let a = t.projects.flatMap(({ plan: e }) => e ?? []), o = await $C(e, t.manifests, n), s = [], c = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || s.push(e);
	}, l = async (e, t, r) => {
		if (t === void 0) return;
		let i = o.get(e);
		if (i) c(i);
		else try {
			return await OS({
				option: e,
				path: t,
				is: "file"
			}, await r(), n), t;
		} catch (n) {
			let r = n instanceof Error ? n.message : String(n);
			c(DS({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	}, { publish: u } = e, d = u ? t : HC(t);
	return {
		plan: a.length > 0 ? await l("out", e.out, () => tw(RC(a))) : void 0,
		report: await l("report", e.report, () => tw(d)),
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
function tw(e) {
	return `${JSON.stringify(e, null, 2)}\n`;
}
// src/report/redaction.ts
const nw = new Set([
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
]), rw = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function iw(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => aw(e, t));
	return {
		...cw(e, t),
		declared: n,
		projects: r
	};
}
function aw(e, t) {
	let n = cw(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: sw(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function ow(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === sw(t);
}
function sw(e) {
	return Ev("sha256").update(e).digest("hex");
}
function cw(e, t) {
	return lw(e, t, !1);
}
function lw(e, t, n) {
	return typeof e == "string" ? t(e) : Array.isArray(e) ? e.map((e) => lw(e, t, n)) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, r]) => n ? [t(e), lw(r, t, !0)] : [e, nw.has(e) ? r : lw(r, t, rw.has(e))]));
}
// src/run/compareManifests.ts
const uw = { entries: {} };
async function dw({ problems: e }, t, n) {
	if (_t(e)) return {
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
	let { commit: i, projects: a } = r, o = (e) => new Map(e.map((e) => [e.settings.name, e])), [s, c] = [o(t), o(fw(t, a))];
	return {
		is: "compared",
		commit: i,
		projects: [...new Set([...s.keys(), ...c.keys()])].map((e) => pw(e, s.get(e), c.get(e)))
	};
}
function fw(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function pw(e, t, n) {
	let r = [t, n].some((e) => e && !e.settings.showTexts);
	return {
		...e !== void 0 && { name: e },
		...bC(t?.declared ?? uw, n?.declared ?? uw),
		settings: py(n?.settings.inFile ?? new Map(), t?.settings.inFile ?? new Map()),
		...r && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function mw({ plan: e, projects: t }, n) {
	if (e === void 0) return {
		plans: void 0,
		problems: []
	};
	let r = (e) => ({
		plans: void 0,
		problems: [u("bad-plan", e)]
	}), i = q_(e, n), a = await ev(e, "The plan", n);
	if (!a.ok) return {
		plans: void 0,
		problems: [a.problem]
	};
	let o = zC(a.value);
	if ("issue" in o) return r(`The plan ${i} cannot be used: ${o.issue}`);
	let s = new Map(t.flatMap(({ id: e }) => {
		let t = o.plans.find(({ project: t }) => ow(t, e));
		return t ? [[e, t]] : [];
	})), c = t.find(({ id: e }) => e !== "" && !s.has(e));
	return c ? r(`The plan ${i} is for another project (${o.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${c.id}. Make a plan for ${c.id}, or give the plan file of that project.`) : {
		plans: s,
		problems: []
	};
}
// src/run/run.ts
function hw(e, t, n) {
	return gw(n, (n) => _w(e, t, n));
}
async function gw(e, t) {
	let n = new ie(), r = (e) => n.clean(e);
	return iw(await t({
		...e,
		onSecrets: (t) => {
			n.hide(t), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: r(t.path)
		}),
		onPlan: (t) => e.onPlan(aw(t, r))
	}), r);
}
async function _w(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = await Wx(e, i, r.stopping, a), { reads: s } = o, c = e.command === "validate" ? [...o.problems.map(yw), ...s.flatMap(({ declared: e }) => vw(e))] : o.problems;
	n.onSecrets(s.flatMap(({ declared: e }) => Kp(e.variables)));
	let l = await mw(e, i), u = s.map((e) => e.declared), d = e.projects.flatMap(({ rules: e }) => e.take), f = [...new Set(s.flatMap((e) => e.manifests))], p = await $C(e, f, i), m = e.projects.flatMap(({ name: e }) => e ?? []), h = {
		format_version: 1,
		command: e.command,
		...m.length > 0 && { selected: m },
		manifests: f,
		declared: Object.fromEntries(Q.map(({ plural: e }) => [e, u.reduce((t, { entries: n }) => t + (n[e]?.length ?? 0), 0)])),
		problems: bw([
			...t,
			...l.problems,
			...c,
			...vC([...new Set(d)], u),
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
		manifest_comparison: await dw(h, s, v),
		...g()
	};
	if (e.command === "validate" || _t(h.problems)) return h;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(h.manifests);
		if (h.problems = [...h.problems, ...e], _t(e)) return h;
	}
	let S = 0, C = {
		...n,
		onResponse: (e) => {
			S += 1, n.onResponse(e);
		}
	}, ee = [], w = e.command === "plan" ? await v() : void 0;
	h.problems = [...h.problems, ...tS(w, s, e.others.length > 0)];
	let te = {
		saved: l.plans,
		target: w,
		applied: x
	}, { runProject: ne } = await import("./project2.js");
	for (let t of s) ee.push(await ne(t, e, te, C));
	return {
		...h,
		projects: ee,
		requests: S,
		...g()
	};
}
function vw({ entries: e }) {
	return Q.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => t.checkOffline(e)));
}
function yw(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function bw(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function xw(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: hw }) {
	let o = {
		...n.sources,
		backupProject: r
	}, { settings: s, problems: c, withoutSecrets: l } = i ? {
		settings: i.settings,
		problems: n.problems
	} : await Sw(e, t, {
		...n,
		sources: o
	});
	if (s.matrix) return ww(s, c, n);
	let u = new JS(), d = YS(u, s.timeLimit);
	try {
		let e = n.context(s, u, t), r = await a(s, c, l ? {
			...e,
			withoutSecrets: l
		} : e), d = await n.publish(r, t, s, u.stopping), f = Cw(r, d), p = await ew(s, f, o.folders, {
			now: e.now() / 1e3,
			linkTo: s.html === void 0 ? void 0 : await n.linkTo(f, s)
		}), m = Cw(f, p.problems), h = i && [
			...c,
			...i.found,
			...d,
			...p.problems
		];
		return await n.close(m, s, p, h), gg(m, n.exitsWithFindings(s));
	} finally {
		d();
	}
}
async function Sw(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await lb(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await lb("validate", t, n);
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
function Cw(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function ww({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = u("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = _t(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), _t(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Mv as $, Yd as $n, qg as $t, Wx as A, zh as An, En as Ar, N_ as At, px as B, Eh as Bn, en as Br, C_ as Bt, oS as C, hg as Cn, On as Cr, ev as Ct, Jx as D, ug as Dn, kn as Dr, G_ as Dt, nS as E, $h as En, Dn as Er, K_ as Et, kx as F, Oh as Fn, mn as Fr, B_ as Ft, $ as G, gm as Gn, d_ as Gt, ab as H, Q as Hn, Zt as Hr, b_ as Ht, Ax as I, kh as In, hn as Ir, V_ as It, Zv as J, Zp as Jn, u_ as Jt, My as K, om as Kn, g_ as Kt, xx as L, Ah as Ln, un as Lr, R_ as Lt, Ix as M, Ih as Mn, yn as Mr, D_ as Mt, Fx as N, Mh as Nn, gn as Nr, H_ as Nt, $x as O, pg as On, xn as Or, W_ as Ot, jx as P, Ph as Pn, j as Pr, S_ as Pt, Vv as Q, Af as Qn, i_ as Qt, Sx as R, Nh as Rn, A as Rr, F_ as Rt, CS as S, lg as Sn, Yn as Sr, Z_ as St, iS as T, ng as Tn, wn as Tr, $_ as Tt, tb as U, zm as Un, Qt as Ur, h_ as Ut, lb as V, wh as Vn, $t as Vr, x_ as Vt, Gy as W, Dm as Wn, v_ as Wt, Yv as X, rm as Xn, a_ as Xt, Gv as Y, Kp as Yn, o_ as Yt, Bv as Z, Np as Zn, r_ as Zt, HS as _, tg as _n, lr as _r, J_ as _t, $C as a, zg as an, Tc as ar, Dv as at, ES as b, og as bn, Zn as br, Q_ as bt, uC as c, Mg as cn, Ec as cr, yv as ct, tC as d, kg as dn, Br as dr, _v as dt, Zg as en, Ru as er, Nv as et, nC as f, Tg as fn, N as fr, pv as ft, RS as g, eg as gn, cr as gr, ov as gt, WS as h, Qh as hn, ar as hr, cv as ht, ow as i, Bg as in, K as ir, Ev as it, zx as j, Bh as jn, vn as jr, E_ as jt, Hx as k, ig as kn, Cn as kr, U_ as kt, mC as l, Ig as ln, zi as lr, vv as lt, YS as m, _g as mn, or as mr, av as mt, gw as n, Gg as nn, jc as nr, Av as nt, bC as o, Ug as on, W as or, xv as ot, JS as p, xg as pn, fr as pr, mv as pt, Xv as q, tm as qn, l_ as qt, sw as r, Rg as rn, Cc as rr, Ov as rt, vC as s, Pg as sn, G as sr, uv as st, xw as t, Kg as tn, J as tr, jv as tt, cC as u, Ag as un, Vi as ur, lv as ut, US as v, dg as vn, sr as vr, rv as vt, uS as w, ag as wn, Tn as wr, Y_ as wt, OS as x, sg as xn, M as xr, nv as xt, DS as y, gg as yn, ir as yr, q_ as yt, yx as z, Th as zn, tn as zr, I_ as zt };
