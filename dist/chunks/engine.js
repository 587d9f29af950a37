import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { a as r, i, r as a } from "./wire.js";
import { $t as o, A as s, At as c, B as l, Bt as u, C as d, Cn as f, Ct as p, D as m, Dn as h, E as g, En as _, Et as v, F as y, Ft as b, Gt as x, Hn as S, Ht as C, In as w, It as T, Jn as E, Jt as ee, Kn as te, Kt as ne, Ln as re, Lt as ie, Mt as ae, N as oe, Nt as se, O as ce, Pt as D, Qt as le, Rn as ue, Rt as de, S as fe, St as pe, T as me, Tn as he, Tt as ge, Ut as _e, V as ve, Vn as ye, Vt as be, Wn as xe, Xt as Se, Yt as Ce, Zt as we, _ as Te, _n as Ee, an as De, at as Oe, bt as ke, cn as Ae, ct as je, dn as Me, dt as Ne, en as Pe, fn as Fe, g as Ie, gn as Le, hn as Re, in as ze, j as Be, jt as Ve, k as O, kn as He, kt as Ue, ln as We, lt as Ge, m as k, nn as Ke, on as qe, p as Je, pn as Ye, qn as Xe, qt as Ze, r as Qe, rn as $e, sn as et, st as tt, tn as nt, un as rt, ut as it, v as at, vn as ot, w as st, wn as ct, wt as lt, xn as ut, xt as dt, yn as ft, z as pt, zn as mt } from "./start.js";
import { _ as ht, c as gt, d as _t, f as vt, g as A, h as yt, i as bt, l as xt, m as St, n as Ct, o as wt, p as Tt, r as Et, s as Dt, t as Ot, v as kt, y as At } from "./zod.js";
import { basename as jt, dirname as Mt, isAbsolute as Nt, join as Pt, posix as Ft, relative as It, resolve as Lt, sep as Rt } from "node:path";
import { access as zt, constants as Bt, lstat as Vt, open as Ht, readFile as Ut, realpath as Wt, stat as Gt } from "node:fs/promises";
import { setImmediate as Kt, setTimeout as qt } from "node:timers/promises";
// src/plan/keptTexts.ts
function Jt(e) {
	return "conflict" in e && e.conflict === !0;
}
function Yt(e) {
	return e.reason === "edited" && !Jt(e);
}
// src/kinds/kind.ts
function Xt(e, t) {
	return Zt(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Zt({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function Qt({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
function j({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: u = "change" }) {
	let d = $t(e(t)), f = s ? se(n, r, o) : D(n, r, o);
	return {
		...l(i, `${d}: ${a}`, {
			place: f,
			severity: c,
			reach: u
		}),
		about: d
	};
}
function $t(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function en({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
// src/kinds/unusable.ts
const tn = "Run again. If that does not help, the service has changed or has a fault.";
function nn(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${tn}`;
		return [{
			declared: e,
			problem: j(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: rn(t.filter((e) => !i.has(e)), Zt(r.kind, n) !== "off", r)
	};
}
function rn(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "", s = `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${tn}`;
	return [l("unusable-answer", s, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function an(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function on(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
// src/model/json.ts
function M(e) {
	return JSON.stringify(cn(e));
}
function sn(e, t) {
	return e === t || M(e) === M(t);
}
function cn(e) {
	if (typeof e != "object" || !e) return e;
	if (ln(e)) return e.map(cn);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, cn(t)]));
}
function ln(e) {
	return Array.isArray(e);
}
function un(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function dn(e, t) {
	return un(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/traits.ts
function fn(e, t, n) {
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
function pn(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return yt(t);
}
// src/kinds/backup.ts
function mn(e, t, { how: n }, r) {
	let i = fn(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function hn(e) {
	return gn(e, ({ after: e }) => e);
}
function gn(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...un(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/model/answered.ts
function _n(e) {
	return vn(e) ? e : void 0;
}
function vn(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function yn(e) {
	return typeof e == "string" ? e : void 0;
}
function bn(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function xn(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Sn(e) {
	return xn(typeof e == "number" ? Math.floor(e) : e);
}
function Cn(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function wn(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Tn(e, t) {
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
const En = {
	changes: [],
	kept: [],
	issues: []
};
function Dn(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
function On(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l } = e, u = e.equal ?? sn;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] ?? e.undeclared?.(i, r);
			if (a === void 0) return En;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? En : {
				...En,
				issues: [Dn(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && u(e.unset, c, i) ? En : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : u(s, c, i) ? En : {
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
function kn(e) {
	return On(e);
}
function An(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
function jn(e, t) {
	let n = e;
	return kn({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: A(),
		value: A(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: An,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function Mn(e, t = () => void 0) {
	let n = e;
	return kn({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && { role: "shape" },
		expects: "true or false",
		schema: bt(),
		value: bt(),
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
const Nn = kn({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: Dt().min(0),
	value: Dt(),
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
}), Pn = St(A(), gt()), Fn = kn({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: Pn,
	value: gt(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				return JSON.parse(In(e.custom_attributes));
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = Pn.safeParse(e);
		return t.success ? An(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function In(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function Ln({ rules: e }, t) {
	return e.onRemove === "archive" && t?.is_archived === !0;
}
// src/kinds/key/listFields.ts
const Rn = kn({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: Et(Ot(r)).min(1),
	value: Et(Ot(r)),
	live: (e) => e.onOtherPlatform ? void 0 : Bn(e.platforms),
	desired: (e) => Bn(e),
	inPlan: (e) => Bn(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), zn = kn({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: Et(A().min(1)),
	value: Et(A()),
	unset: [],
	live: (e) => Vn(e.tags),
	check: (e, { rules: t }) => {
		let n = Re(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Vn(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Vn([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: An,
	declareNew: (e) => An(e.filter((e) => !e.startsWith(Ye))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Vn([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Bn(e) {
	return r.filter((t) => e.includes(t));
}
function Vn(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const Hn = (e) => {
	let t = e.exactOptional();
	return yt({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Un = Hn(A()), Wn = Hn(A().min(1));
function Gn(e, t) {
	return typeof e == "string" ? e : e[t];
}
function N(e, t = r) {
	let n = r.filter((e) => t.includes(e)).map((t) => Gn(e, t));
	return [...new Set(n.filter((e) => e !== void 0))];
}
function Kn(e, t = r) {
	return (N(e, t)[0] === void 0 ? N(e) : N(e, t)).join(" / ");
}
function qn(e, t) {
	let n = {};
	for (let i of r) {
		let r = Gn(e, i);
		t.includes(i) && r !== void 0 && (n[i] = r);
	}
	return n;
}
function Jn(e) {
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
const Yn = kn({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: kt([A().min(1), Wn.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Un,
	live: (e, { platforms: t }) => qn(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = N(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...qn(e, n)
		} : a;
	},
	inPlan: (e) => qn(e, r),
	check: Xn,
	merge: Qn,
	carries: (e, t) => r.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = N(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Jn(t);
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
function Xn(e, { project: t, platforms: n }) {
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
const Zn = kn({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Un,
	value: Un,
	unset: {},
	live: (e) => $n(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => r.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => An($n(e)),
	merge: Qn,
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
		slots: $n(e)
	})
});
function Qn(e, t, n) {
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
	return $n(i);
}
function $n(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function er(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [M(Object.fromEntries(t))];
}
// src/model/evidence.ts
const tr = {
	writers: { is: "not asked" },
	agreed: new Set()
}, nr = {
	writers: { is: "everyone" },
	agreed: new Set()
};
function rr(e) {
	return {
		is: "known",
		names: new Set(e.map((e) => e.toLowerCase()))
	};
}
function ir({ id: e, address: t }, n) {
	if (n.is !== "known") return n.is === "everyone";
	let { names: r } = n;
	return e !== void 0 && r.has(e) || t !== void 0 && r.has(t.toLowerCase());
}
function ar({ id: e, language: t }) {
	return M([e, t]);
}
// src/kinds/key/textValue.ts
const or = St(A(), A()), sr = kt([A(), or]);
function cr(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = or.safeParse(JSON.parse(e));
		return t.success ? ur(t.data) : e;
	} catch {
		return e;
	}
}
function lr(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function ur(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function dr(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (fr(e) && fr(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function fr(e) {
	return typeof e == "string" ? e === "" : Object.keys(ur(e)).length === 0;
}
// src/kinds/key/compareText.ts
function pr(e, t, n, r) {
	let { rules: i, project: a, evidence: o } = r, s = Ee(i, a, e);
	if (s === "ignore") return;
	let c = "translations";
	if (!n) return {
		field: c,
		part: e,
		after: t
	};
	let l = n.translations?.find(({ language_iso: t }) => t === e);
	if (!l) return Dn(`${e} text`, [e]);
	let u = cr(l.translation, n.is_plural), d = lr(t, u);
	if (dr(u, d)) return;
	let f = {
		field: c,
		part: e,
		before: u,
		after: d,
		..._r(l, u)
	};
	if (s === "enforce" || fr(u) || Le(i, r.names, {
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
	let m = mr(l, n, {
		live: u,
		after: d
	}, r);
	return m.is === "replaced" ? f : {
		kept: {
			...p,
			reason: "edited",
			..._r(l, u)
		},
		...m.open && { open: m.open }
	};
}
function mr(e, { key_id: t }, { live: n, after: r }, { evidence: i }) {
	let a = hr(n, r);
	if (a?.length === 0 || i.agreed.has(ar({
		id: t,
		language: e.language_iso
	}))) return { is: "replaced" };
	let o = ir({
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
function hr(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(ur(e)).filter((n) => e[n] !== t[n]);
}
function gr(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		..._r(e, t)
	};
}
function _r(e, t) {
	if (!e.modified_at_timestamp || fr(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: vr(n) },
		...i && { reviewed: i }
	} };
}
function vr(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
const yr = or.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: de }
}), br = kt([A(), yr]), xr = St(A().min(1), br), Sr = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, Cr = Et(yt({
	language_iso: A(),
	translation: At()
})).refine(Sr, "has a language twice"), wr = Et(yt({
	language_iso: A().min(1),
	translation: br
})).refine(Sr, "has a language twice"), Tr = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: kt([xr, wr.transform(Or).pipe(xr)]),
	rewrite: Dr,
	diff({ translations: e }, t, n) {
		if (!e || n.project.segmentation) return En;
		let r = [], i = [], a = [], o = [];
		for (let [s, c] of Object.entries(e)) {
			let e = Er(s, c, n);
			if (e) {
				a.push(e);
				continue;
			}
			let l = pr(s, c, t, n);
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
			translation: sr.parse(t)
		}));
	},
	show(e) {
		let t = sr.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: ur(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && cr(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = cr(n, t);
			return fr(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => fr(cr(e, t))),
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
		return n && gr(n, cr(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !fr(cr(n.translation, e.is_plural));
	},
	same: (e, t) => dr(sr.parse(e), sr.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function Er(e, t, { plural: n, project: r }) {
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
function Dr(e) {
	let t = Cr.safeParse(e);
	if (t.success) return {
		value: Or(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function Or(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function kr({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => er(cr(t, e)));
}
// src/kinds/key/traits.ts
const Ar = [
	Yn,
	Rn,
	jn("description", !0),
	zn,
	Tr,
	Zn,
	jn("context", !0),
	Nn,
	Mn("is_plural"),
	jn("plural_name"),
	Mn("is_hidden"),
	Mn("is_archived", (e, t) => !Ln(e, t) && void 0),
	Fn
], jr = A().min(1), Mr = kt([Dt().positive(), A().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Nr = pn(Ar).required({ key_name: !0 }).extend({
	previously: kt([jr.transform((e) => [e]), Et(jr)]).exactOptional(),
	key_id: Mr.exactOptional()
}).meta({ allOf: [Pr(!0), Pr(!1)] });
function Pr(e) {
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
const Fr = pn(Ar.filter((e) => e.name !== "key_name" && e.name !== "translations")), P = {
	name: "key",
	fields: Ar,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => Kn(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, evidence: i }) => ({
		project: n,
		rules: r,
		evidence: i,
		names: r.take.length > 0 ? N(e.key_name) : [],
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? Ye + r.owner : void 0
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
	declaredId: (e) => wn(e.key_id),
	liveLabel: (e) => Kn(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !Ln(n, t),
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
function Ir(e, t, n) {
	let r = fn(P, t, P.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => dn(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => Lr(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...gn(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: P.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: hn(s ? [s, ...a] : o)
	};
}
function Lr(e) {
	return P.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function Rr(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: zr(e.entry, t.entry),
		wrote: zr(e.wrote, t.wrote)
	} : e;
}
function zr(e, t) {
	let n = {
		...Br(e),
		...Br(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Br({ translations: e }) {
	return un(e) ? e : {};
}
// src/kinds/key/docs.ts
const Vr = "The live value is not compared and not changed.", Hr = (e) => `${Vr} A new key has ${e}.`, Ur = {
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
		undeclared: `${Vr} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: Hr("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: Hr("no tags, except the one of the setting `owner`"),
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
		undeclared: Hr("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: Hr("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: Hr("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: Hr("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: Hr("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${Vr} A new key is visible.`
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
		undeclared: Hr("none"),
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
function Wr(e, t, { second: n, first: r, field: i }, a = "") {
	let o = D(n.file, n.spot, [i]), s = `${t} is declared twice: here and at ${Gr(D(r.file, r.spot, [i]))}. Keep one of them.${a}`;
	return l(e, s, { place: o });
}
function Gr({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
function Kr(e) {
	let t = [], n = new Map();
	for (let r of e) {
		let e = Object.entries(qr(r)), i = e.flatMap(([e, t]) => (n.get(t) ?? []).filter((n) => Object.entries(qr(n)).some(([n, r]) => n === e && r === t))).find((e) => !Jr(e, r));
		i && t.push(Wr("duplicate-key", `Key "${N(r.values.key_name).join(" / ")}"`, {
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
function qr({ values: e }) {
	return qn(e.key_name, e.platforms ?? r);
}
function Jr(e, t) {
	let [n, r] = [e.values.filenames, t.values.filenames];
	return n !== void 0 && r !== void 0 && M(Yr(n)) !== M(Yr(r));
}
function Yr(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
function Xr(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = ei($r(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = Yn.declare(s, P.liveContext(s, n, "")), t = {
			...a.values,
			key_name: Nr.shape.key_name.parse(e)
		}, r = Qr(s.tags, n);
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
	let c = Zr(i, t, r), l = c && { claims: c };
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
		context: Qr(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = Qr(c.tags, n);
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
function Zr({ key_name: e, platforms: t = [...r], filenames: n }, i, a) {
	return i.find((r) => !a.has(r) && t.some((t) => r.platforms.includes(t) && Gn(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function Qr(e, t) {
	let n = e.find((e) => e.startsWith(Ye))?.slice(Ye.length), r = {
		...Fe,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function $r({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = dn(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !un(r) ? [e, n] : [e, {
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
function ei(e, t) {
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
// src/kinds/key/join.ts
function ti(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of ni(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = a.from ? new Set(ni(a).flatMap((e) => [...r.get(e) ?? []])) : [], [o, s] = e;
		if (o && s) t.push(ri(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => ii(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function ni({ values: e }) {
	let t = qn(e.key_name, e.platforms ?? r);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function ri(e, t) {
	let n = `This string belongs to more than one entry with this name: those at ${t.flatMap(([e]) => e ? [mi(D(e.file, e.spot, ["key_name"]))] : []).join(" and ")}. Set platform in the row of texts, or give these entries other names.`;
	return j(P, e, "duplicate-key", n, {
		path: ["key_name"],
		reach: "run"
	});
}
function ii(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = ci(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, ui(t, e)])), [s] = e.flatMap((e) => li(e, "translations"));
	s && a.set("translations", {
		...s,
		members: o
	});
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => li(e, t));
		n && a.set(t, n);
	}
	let c = ai(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: di(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...fi(e),
			...t.from ? {} : t.onCreate
		},
		spot: {
			...t.spot,
			members: a
		},
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [pi(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function ai(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && oi(t));
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
		problems: a && o ? [si(o, a)] : []
	};
}
function oi({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function si(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${mi(D(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return j(P, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function ci(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(pi(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function li({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [{
		...r,
		file: t
	}] : [];
}
function ui(e, t) {
	return {
		...e.spot.members?.get("translations")?.members?.get(t) ?? e.spot,
		file: e.file
	};
}
function di(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function fi(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = r.filter((e) => t.some((t) => t.platforms?.includes(e))), i = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...i.length > 0 && { tags: i }
	};
}
function pi(e, t, n) {
	let r = mi(D(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.`;
	return j(P, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function mi({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/manifest/wording.ts
function hi(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Si(t, n)}.${wi([...t, e], n)}${Ie(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${Ie(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function gi(e, t) {
	return `${Ci(e, t)} is missing. It is required in ${t.thing}.${wi(e, t)}`;
}
function _i(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${Ci(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${Ci(e, t)} has no value.${wi(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${Ci(e, t)} has no value. Remove it, or give it a value.${wi(e, t)}` : `${Ci(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function vi(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${Ie(e, t)}`;
}
function yi(e, t, n) {
	return `${Ci(t, n)} ${e}.${wi(t, n)}`;
}
function bi(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${Ci(e, t)} is empty.${wi(e, t)}${n}`;
}
function xi(e, t, n, r) {
	if (t.length === 0) return `This is ${Ti(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${Ci(t, n)} is ${Ti(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${Ci(t, n)} is ${Ti(e)}.${wi(t, n)}`;
}
function Si(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Si(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function Ci(e, t) {
	let n = Si(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function wi(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Si([n], t)} must be ${r.expects}.` : "";
}
function Ti(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function Ei(e, t) {
	return e.filter((n) => !Oi(n, e, t)).flatMap((e) => ki(e, t).map((n) => Di(n, e, t)));
}
function Di(e, { path: t }, n) {
	let r = Pi(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(D(n.file, n.spot, t)), String(r)]
	};
}
function Oi(e, t, n) {
	return t.some((t) => t.code === "unrecognized_keys" ? Pi(n.value, e.path) === void 0 && at(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join(".") : !1);
}
function ki(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Ni(e, n, t));
	if (e.code === "invalid_key") return [Ni(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Pi(t.value, n), i = D(t.file, t.spot, n);
	if (r === void 0) return [l("wrong-value", gi(n, t), { place: i })];
	if (r === null) return [l("null-value", _i(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return Ai(e, r, i, t);
		case "invalid_type": return [l("wrong-type", xi(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [l("wrong-type", xi(r, n, t, i), { place: i })] : [l("wrong-value", vi(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [l("wrong-value", yi(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [l("wrong-value", xi(r, n, t, i), { place: i })] : [l("wrong-value", bi(n, t), { place: i })];
	}
}
function Ai(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => ji(t) - ji(e)).find((e) => ji(e) > 0), a = e.errors.find((e) => e.every(Mi)), o = i ?? a;
	return o ? Ei(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [l("wrong-type", xi(t, e.path, r, n), { place: n })];
}
function ji(e) {
	return Math.max(...e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Mi({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Ni(e, t, n) {
	let r = se(n.file, n.spot, [...t, e]);
	return l("unknown-member", hi(e, t, n), { place: r });
}
function Pi(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/entries.ts
function Fi(e, t) {
	let n = new Map(), r = [], { value: i, spot: a, file: o } = e;
	if (!Gi(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = D(o, a);
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
			r.push(l("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: se(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r
	};
}
function Ii({ file: e, spot: t }, n) {
	let r = `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`;
	return l("empty-manifest", r, { place: D(e, t) });
}
function Li(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = D(e.file, t.spot);
		return {
			entries: [],
			problems: Hi(e, n) ? [] : [l("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = [];
	for (let [a, o] of t.value.entries()) {
		let s = Ri(e, {
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
function Ri(e, t, n) {
	let { value: r, spot: i } = Ui(t, n.fields), a = n.schema.safeParse(r);
	if (a.success) return {
		values: a.data,
		spot: i,
		problems: []
	};
	if (Hi(e, D(e.file, i))) return {
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
		members: Vi(n),
		takesEmpty: (e) => {
			let { error: t } = n.schema.safeParse(zi(r, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return {
		spot: i,
		problems: Ei(a.error.issues, c)
	};
}
function zi(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = zi(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Bi = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Vi({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Bi).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Hi({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function Ui(e, t) {
	if (!Gi(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = r.members?.get(e);
		if (!t || !a) continue;
		let o = [...t.moved].map(([e, t]) => [e, Wi(a, t)]);
		n = {
			...n,
			[e]: t.value
		}, r = {
			...r,
			members: new Map(r.members).set(e, {
				...a,
				members: new Map(o)
			})
		};
	}
	return {
		value: n,
		spot: r
	};
}
function Wi(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Gi(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var F = Symbol("NOT_RESOLVED");
function Ki(e, t) {
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
function qi(e, t) {
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
function Ji(e, t) {
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
var Yi = Ki("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), Xi = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], Zi = Ki("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Xi.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Qi = Ki("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : F,
	identify: (e) => e === null,
	represent: () => "null"
}), $i = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], ea = Ki("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => $i.indexOf(e) === -1 ? F : null,
	identify: (e) => e === null,
	represent: () => "null"
}), ta = [
	"true",
	"True",
	"TRUE"
], na = [
	"false",
	"False",
	"FALSE"
], ra = Ki("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => ta.indexOf(e) !== -1 || na.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ia = ["true"], aa = ["false"], oa = Ki("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => ia.indexOf(e) !== -1 || aa.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), sa = [
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
], ca = [
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
], la = Ki("tag:yaml.org,2002:bool", {
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
	resolve: (e) => sa.indexOf(e) !== -1 || ca.indexOf(e) === -1 && F,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), ua = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), da = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function fa(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function pa(e, t) {
	if (t) {
		if (!da.test(e)) return F;
	} else if (!ua.test(e)) return F;
	let n = fa(e);
	return Number.isFinite(n) ? n : F;
}
var ma = Ki("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: pa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ha = RegExp("^-?(?:0|[1-9][0-9]*)$"), ga = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function _a(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function va(e, t) {
	if (t) {
		if (!ga.test(e)) return F;
	} else if (!ha.test(e)) return F;
	let n = _a(e);
	return Number.isFinite(n) ? n : F;
}
var ya = Ki("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: va,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), ba = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function xa(e) {
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
function Sa(e) {
	if (!ba.test(e)) return F;
	let t = xa(e);
	return Number.isFinite(t) ? t : F;
}
var Ca = Ki("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Sa,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), wa = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Ta = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ea(e) {
	if (!wa.test(e)) return F;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Ta.test(e) ? r : F;
}
function Da(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Oa = Ki("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Ea,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Da
}), ka = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), Aa = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function ja(e, t) {
	if (t) {
		if (!Aa.test(e)) return F;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : F;
	}
	if (!ka.test(e)) return F;
	let n = Number(e);
	return Number.isFinite(n) ? n : F;
}
function Ma(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Na = Ki("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: ja,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Ma
}), Pa = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Fa = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Ia(e) {
	if (!Pa.test(e)) return F;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || Fa.test(e) ? r : F;
}
function La(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Ra = Ki("tag:yaml.org,2002:float", {
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
}), za = Ki("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : F,
	identify: () => !1
}), Ba = /^[A-Za-z0-9+/]*={0,2}$/;
function Va(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !Ba.test(t)) return F;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function Ha(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var Ua = Ki("tag:yaml.org,2002:binary", {
	resolve: Va,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: Ha
}), Wa = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), Ga = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function Ka(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function qa(e) {
	let t = Wa.exec(e);
	if (t === null && (t = Ga.exec(e)), t === null) return F;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = Ka(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? F : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return F;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = Ka(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return F;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return F;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var Ja = Ki("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: qa,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), Ya = qi("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function Xa(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var Za = qi("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (Xa(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Qa = qi("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), $a = Ji("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Xa,
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
}), eo = Ji("tag:yaml.org,2002:set", {
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
function to() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function no() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function ro(e) {
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
var io = class e {
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
		let t = ro(e), n = [], r = to(), i = no();
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
}, ao = new io([
	Yi,
	Ya,
	$a
]);
new io([
	...ao.tags,
	Qi,
	oa,
	ya,
	Na
]);
var oo = new io([
	...ao.tags,
	Zi,
	ra,
	ma,
	Oa
]);
new io([
	...ao.tags,
	ea,
	la,
	Ca,
	Ra,
	Ja,
	za,
	Ua,
	Za,
	Qa,
	eo
]).withTags({
	...Ca,
	resolve: (e, t, n) => {
		let r = Ca.resolve(e, t, n);
		return r === F ? ma.resolve(e, t, n) : r;
	}
}, {
	...Ra,
	resolve: (e, t, n) => {
		let r = Ra.resolve(e, t, n);
		return r === F ? Oa.resolve(e, t, n) : r;
	}
}), Ji("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || Xa(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function so(e) {
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
Ji("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: Xa,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = so(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = so(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var co = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function lo(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function uo(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function fo(e, t) {
	if (!e.buffer) return null;
	let n = {
		...co,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = lo(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${uo((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = lo(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${uo((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = lo(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${uo((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function po(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var mo = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = po(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${po(this, e)}`;
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
		throw s.snippet = fo(s), new e(r, s);
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
}, ho = {
	BLOCK: 1,
	FLOW: 2
}, go = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, _o = -1;
function vo(e) {
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
var yo = Array(256), bo = Array(256);
for (let e = 0; e < 256; e++) yo[e] = +!!vo(e), bo[e] = vo(e);
function xo(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function So(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Co(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function wo(e, t, n) {
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
function To(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Eo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = wo(e, i, n);
			r += To(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Do(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = wo(e, i, n);
			r += To(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Oo(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = wo(e, i, n).position;
			else if (t < 256 && yo[t]) r += bo[t], i++;
			else {
				let n = Co(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = So(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += xo(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = wo(e, i, n);
			r += To(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function ko(e, t, n, r, i, a) {
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
	return i === go.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== go.STRIP && u && (l += "\n"), l;
}
function Ao(e, t) {
	if (t.valueStart === _o) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case L.SINGLE_QUOTED: return Do(e, n, r);
		case L.DOUBLE_QUOTED: return Oo(e, n, r);
		case L.LITERAL_BLOCK: return ko(e, n, r, t.indent, t.chomping, !1);
		case L.FOLDED_BLOCK: return ko(e, n, r, t.indent, t.chomping, !0);
		default: return Eo(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var jo = {
	filename: "",
	schema: oo,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, R = -1, Mo = Object.prototype.hasOwnProperty, No = 1, Po = 2, Fo = 3, Io = 4, Lo = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Ro = /[,\[\]{}]/, zo = /^(?:!|!!|![0-9A-Za-z-]+!)$/, Bo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, Vo = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, Ho = RegExp(`^(?:${Bo})*$`), Uo = RegExp(`^(?:${Vo})+$`), Wo = RegExp(`^(?:!(?:${Bo})*|${Vo}(?:${Bo})*)$`), Go = {
	filename: "",
	maxDepth: 100
};
function Ko(e, t, n) {
	e.events.push({
		type: I.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function qo(e, t, n, r, i, a, o) {
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
function Jo(e, t, n, r, i, a, o) {
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
function Yo(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: I.MAPPING,
		start: t.position,
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R,
		style: ho.FLOW
	});
}
function Xo(e, t, n, r, i, a, o, s, c = go.CLIP, l = -1, u = !1) {
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
function Zo(e, t, n) {
	e.events.push({
		type: I.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function Qo(e) {
	e.events.push({ type: I.POP });
}
function $o(e) {
	Xo(e, R, R, R, R, R, R, L.PLAIN);
}
function es() {
	return {
		anchorStart: R,
		anchorEnd: R,
		tagStart: R,
		tagEnd: R
	};
}
function ts(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function ns(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function z(e, t) {
	mo.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function B(e) {
	return e === 10 || e === 13;
}
function rs(e) {
	return e === 9 || e === 32;
}
function is(e) {
	return rs(e) || B(e);
}
function as(e) {
	return e === 0 || is(e);
}
function os(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function ss(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function cs(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function ls(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function us(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function ds(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function V(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || is(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; rs(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!B(r) && r !== 0);
		if (!B(r)) break;
		for (ds(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function fs(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || is(n);
	}
	return !1;
}
function ps(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function ms(e) {
	if (e.position !== e.lineStart) return !1;
	if (fs(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = ts(e);
	ps(e), V(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && fs(e));
	return ns(e, t), r;
}
function hs(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !B(t);) t = e.input.charCodeAt(++e.position);
}
function gs(e, t, n) {
	let r = Lo.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, z(e, "the stream contains non-printable characters"));
}
function _s(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== R && z(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && z(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !is(s) && !(n && os(s));) s === 33 && (a ? z(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), zo.test(o) || z(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), Ro.test(l) && z(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? Ho.test(l) : Uo.test(l)) && z(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !Mo.call(e.tagHandlers, o) && z(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function vs(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== R && z(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !is(e.input.charCodeAt(e.position)) && !os(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && z(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function ys(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== R || t.tagStart !== R) && z(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !is(e.input.charCodeAt(e.position)) && !os(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && z(e, "name of an alias node must contain at least one character"), Zo(e, n, e.position), !0;
}
function bs(e, t) {
	V(e, !1), e.lineIndent < t && z(e, "deficient indentation");
}
function xs(e, t, n) {
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
			return e.position++, Xo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.SINGLE_QUOTED, go.CLIP, -1, i), !0;
		}
		B(a) ? (i = !1, bs(e, t)) : e.position === e.lineStart && fs(e) ? z(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? z(e, "expected valid JSON character") : e.position++;
	}
	z(e, "unexpected end of the stream within a single quoted scalar");
}
function Ss(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, Xo(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, L.DOUBLE_QUOTED, go.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (B(n)) bs(e, t);
			else if (us(n)) e.position++;
			else {
				let t = ls(n);
				for (t === 0 && z(e, "unknown escape sequence"); t-- > 0;) e.position++, cs(e.input.charCodeAt(e.position)) < 0 && z(e, "expected hexadecimal character");
				e.position++;
			}
		} else B(a) ? (i = !1, bs(e, t)) : e.position === e.lineStart && fs(e) ? z(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? z(e, "expected valid JSON character") : e.position++;
	}
	z(e, "unexpected end of the stream within a double quoted scalar");
}
function Cs(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = go.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? L.LITERAL_BLOCK : L.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = ss(n);
		if (n === 43 || n === 45) i !== go.CLIP && z(e, "repeat of a chomping mode identifier"), i = n === 43 ? go.KEEP : go.STRIP, e.position++;
		else if (r >= 0) r === 0 && z(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && z(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; rs(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && hs(e), B(e.input.charCodeAt(e.position)) ? ds(e) : e.input.charCodeAt(e.position) !== 0 && z(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (ms(e)) break;
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
		hs(e), f = e.position, B(e.input.charCodeAt(e.position)) && (ds(e), f = e.position);
	}
	return gs(e, d, f), Xo(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function ws(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === No;
	if (n === 0 || is(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || os(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (as(t) || r && os(t)) return !1;
	}
	return !0;
}
function Ts(e, t, n, r) {
	if (!ws(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === No, c = !1;
	for (; o !== 0 && !ms(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (as(t) || s && os(t)) break;
		} else if (o === 35) {
			if (is(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && os(o)) break;
		else if (B(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (V(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		rs(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (gs(e, i, a), Xo(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, L.PLAIN, go.CLIP, -1, !c), !0);
}
function Es(e, t) {
	let n = e.line;
	V(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && z(e, "deficient indentation");
}
function Ds(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? Jo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, ho.FLOW) : qo(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, ho.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Es(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, Qo(e), !0;
		o ? n === 44 && z(e, "expected the node content, but found ','") : z(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && is(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Es(e, t));
		let c = e.line, l = ts(e), u = As(e, t, No, !1, !0);
		Es(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Es(e, t), i || Yo(e, l), u || $o(e), As(e, t, No, !1, !0) || $o(e), Es(e, t), i || Qo(e)) : i && r ? (u || $o(e), $o(e)) : i ? $o(e) : r && (Yo(e, l), u || $o(e), $o(e), Qo(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	z(e, "unexpected end of the stream within a flow collection");
}
function Os(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !as(e.input.charCodeAt(e.position + 1))) return !1;
	for (qo(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, ho.BLOCK); e.input.charCodeAt(e.position) === 45 && as(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, z(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = V(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && as(e.input.charCodeAt(e.position + 1)) && z(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? $o(e) : As(e, t, Fo, !1, !0), V(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && z(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && as(e.input.charCodeAt(e.position + 1)) && z(e, "bad indentation of a sequence entry");
	}
	return Qo(e), !0;
}
function ks(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, z(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && as(l)) o ||= (Jo(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, ho.BLOCK), !0), c === 63 ? (i && $o(e), a = !0, i = !0) : (i || ($o(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= ($o(e), !1);
			let t = ts(e);
			if (!As(e, n, Po, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); rs(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), as(c) || z(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: I.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: ho.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) z(e, "expected ':' after a mapping key");
				else return r.anchorStart !== R || r.tagStart !== R ? (ns(e, t), !1) : !0;
			} else if (a) z(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== R || r.tagStart !== R ? (ns(e, t), !1) : !0;
		}
		if (As(e, t, Io, !0, s) && (s = !1), i || (s &&= ($o(e), !1)), V(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) z(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && $o(e), o && Qo(e), !0) : !1;
}
function As(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && z(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = es(), d = n === Io || n === Fo, f = d, p = d;
	if (r && V(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = ts(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== R || u.anchorStart !== R) && (r === 33 || r === 38)) {
			let n = ts(e), r = t + 1;
			if (ks(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === I.MAPPING) return e.depth--, !0;
			ns(e, n);
		}
		if (s && (r === 33 && u.tagStart !== R || r === 38 && u.anchorStart !== R) || !_s(e, u, n === No) && !vs(e, u)) break;
		l === null && (l = i), V(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === Io) {
		let r = n === No || n === Po ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && (Os(e, i, u) || ks(e, i, r, u)) || Ds(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = ts(e), n = l.position - l.lineStart;
					ns(e, l), ks(e, n, r, es()) && e.events[t.eventsLength]?.type === I.MAPPING ? c = !0 : ns(e, t);
				}
				!c && (d && Cs(e, r, u) || xs(e, r, u) || Ss(e, r, u) || ys(e, u) || Ts(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && Os(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== R || u.tagStart !== R || d) && (Xo(e, R, R, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, L.PLAIN), c = !0), e.depth--, c || u.anchorStart !== R || u.tagStart !== R;
}
function js(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !is(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && z(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !B(e.input.charCodeAt(e.position));) {
		for (; rs(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || B(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !is(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (B(e.input.charCodeAt(e.position)) && ds(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && z(e, "duplication of %YAML directive"), r.length !== 1 && z(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && z(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && z(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && z(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		zo.test(t) || z(e, "ill-formed tag handle (first argument) of the TAG directive"), Mo.call(e.tagHandlers, t) && z(e, `there is a previously declared suffix for "${t}" tag handle`), Wo.test(n) || z(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function Ms(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (V(e, !0); js(e);) t = !0, V(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && as(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, V(e, !0), i = e.line > t;
	} else t && z(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && fs(e)) {
		e.position += 3, V(e, !0);
		return;
	}
	if (Ko(e, n, !1), As(e, e.lineIndent - 1, Io, !1, i, i) || $o(e), V(e, !0), e.position === e.lineStart && fs(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, V(e, !0), e.line === t && e.position < e.length && z(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === I.DOCUMENT && (o.explicitEnd = r), Qo(e), !r && e.position < e.length && !ms(e) && z(e, "end of the stream or a document separator is expected");
}
function Ns(e, t) {
	let n = e.length, r = {
		...Go,
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
	for (i !== -1 && mo.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (ps(r), V(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		Ms(r), r.position === e && z(r, "can not read a document");
	}
	return r.events;
}
({
	...Go,
	...jo
});
function Ps(e, t) {
	return !!(e & 1 << t);
}
var Fs = {
	applyQuoteFlowKeysOption: Ls,
	doubleQuoteForInvisibles: Rs,
	doubleQuoteWhitespaceOnly: zs,
	applyForceQuotesOption: Bs,
	tryLongOrMultilineAsBlock: Vs,
	quoteInvalidPlain: Hs,
	fallbackToDoubleQuoted: Us
};
function Is(e) {
	return e.presenterOptions.quoteStyle === "single" && Ps(e.allowedStylesMask, L.SINGLE_QUOTED) ? L.SINGLE_QUOTED : L.DOUBLE_QUOTED;
}
function Ls(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === L.PLAIN && (e.style = L.DOUBLE_QUOTED);
}
function Rs(e) {
	e.style === L.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function zs(e) {
	e.style === L.PLAIN && /^\s+$/.test(e.node.value) && (e.style = L.DOUBLE_QUOTED);
}
function Bs(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== L.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? L.DOUBLE_QUOTED : Is(e)));
}
function Vs(e) {
	if (e.style !== L.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!Ps(e.allowedStylesMask, L.LITERAL_BLOCK)) {
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
function Hs(e) {
	e.style === L.PLAIN && !Ps(e.allowedStylesMask, L.PLAIN) && (e.style = Is(e));
}
function Us(e) {
	Ps(e.allowedStylesMask, e.style) || (e.style = L.DOUBLE_QUOTED);
}
var Ws = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", Gs = "[\\n\\r]", Ks = "\\uFEFF", qs = "[ \\t]", Js = `(?:(?!(?:${Gs}|${Ks}))${Ws})`, Ys = `(?:(?!${qs})${Js})`, Xs = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Zs = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Qs = "[,\\[\\]{}]", $s = Ys, ec = `(?:(?!${Qs})${Ys})`, tc = `(?:(?:(?!${Zs})${Ys})|[?:-](?=${$s}))`, nc = `(?:(?:(?!${Zs})${Ys})|[?:-](?=${ec}))`, rc = `(?:(?:(?![:#])${$s})|:(?=${$s}))#*`, ic = `(?:(?:(?![:#])${ec})|:(?=${ec}))#*`, ac = `(?:${qs}*${rc})*`, oc = `(?:${qs}*${ic})*`, sc = `${tc}#*${ac}`, cc = `${nc}#*${oc}`, lc = sc, uc = cc, dc = `\\n+${rc}${ac}`, fc = `\\n+${ic}${oc}`, pc = `${sc}(?:${dc})*`, mc = `${cc}(?:${fc})*`;
RegExp(`^(?:${pc})$`, "u"), RegExp(`^(?:${mc})$`, "u"), RegExp(`^(?:${lc})$`, "u"), RegExp(`^(?:${uc})$`, "u"), RegExp(`^(?:${Xs})*$`, "u"), RegExp(`^(?:${Xs}|\\n)*$`, "u"), RegExp(`^(?:${Js}|\\n)*$`, "u"), Object.keys(Fs).map((e) => Reflect.get(Fs, e)), I.DOCUMENT, I.SEQUENCE, I.MAPPING, I.SCALAR, I.ALIAS, I.POP, L.PLAIN, L.SINGLE_QUOTED, L.DOUBLE_QUOTED, L.LITERAL_BLOCK, L.FOLDED_BLOCK, ho.BLOCK, ho.FLOW, go.CLIP, go.STRIP, go.KEEP;
// node_modules/yaml/dist/nodes/identity.js
var H = n(((e) => {
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
})), hc = n(((e) => {
	var t = H();
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
})), gc = n(((e) => {
	var t = H(), n = hc();
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
})), _c = n(((e) => {
	var t = H(), n = hc();
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
})), vc = n(((e) => {
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
})), yc = n(((e) => {
	var t = H();
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
})), bc = n(((e) => {
	var t = vc(), n = H(), r = yc();
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
})), xc = n(((e) => {
	var t = _c(), n = hc(), r = H(), i = bc(), a = yc(), o = class extends i.NodeBase {
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
})), U = n(((e) => {
	var t = H(), n = bc(), r = yc();
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
})), Sc = n(((e) => {
	var t = xc(), n = H(), r = U();
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
})), Cc = n(((e) => {
	var t = Sc(), n = H(), r = bc();
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
})), wc = n(((e) => {
	let t = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
	function n(e, t) {
		return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
	}
	e.indentComment = n, e.lineComment = (e, t, r) => e.endsWith("\n") ? n(r, t) : r.includes("\n") ? "\n" + n(r, t) : (e.endsWith(" ") ? "" : " ") + r, e.stringifyComment = t;
})), Tc = n(((e) => {
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
})), Ec = n(((e) => {
	var t = U(), n = Tc();
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
})), Dc = n(((e) => {
	var t = _c(), n = H(), r = wc(), i = Ec();
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
})), Oc = n(((e) => {
	var t = H(), n = U(), r = Dc(), i = wc();
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
})), kc = n(((t) => {
	var n = e("process");
	function r(e, ...t) {
		e === "debug" && console.log(...t);
	}
	function i(e, t) {
		(e === "debug" || e === "warn") && (typeof n.emitWarning == "function" ? n.emitWarning(t) : console.warn(t));
	}
	t.debug = r, t.warn = i;
})), Ac = n(((e) => {
	var t = H(), n = U();
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
})), jc = n(((e) => {
	var t = kc(), n = Ac(), r = Dc(), i = H(), a = yc();
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
})), Mc = n(((e) => {
	var t = Sc(), n = Oc(), r = jc(), i = H();
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
})), Nc = n(((e) => {
	var t = H(), n = Dc(), r = wc();
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
})), Pc = n(((e) => {
	var t = Nc(), n = jc(), r = Cc(), i = H(), a = Mc(), o = U();
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
})), Fc = n(((e) => {
	var t = H(), n = Pc();
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
})), Ic = n(((e) => {
	var t = Sc(), n = Nc(), r = Cc(), i = H(), a = U(), o = yc(), s = class extends r.Collection {
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
})), Lc = n(((e) => {
	var t = H(), n = Ic();
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
})), Rc = n(((e) => {
	var t = Ec();
	e.string = {
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify(e, n, r, i) {
			return n = Object.assign({ actualString: !0 }, n), t.stringifyString(e, n, r, i);
		}
	};
})), zc = n(((e) => {
	var t = U();
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
})), Bc = n(((e) => {
	var t = U();
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
})), Vc = n(((e) => {
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
})), Hc = n(((e) => {
	var t = U(), n = Vc();
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
})), Uc = n(((e) => {
	var t = Vc();
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
})), Wc = n(((e) => {
	var t = Fc(), n = zc(), r = Lc(), i = Rc(), a = Bc(), o = Hc(), s = Uc();
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
})), Gc = n(((e) => {
	var t = U(), n = Fc(), r = Lc();
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
})), Kc = n(((t) => {
	var n = e("buffer"), r = U(), i = Ec();
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
})), qc = n(((e) => {
	var t = H(), n = Mc(), r = U(), i = Ic();
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
})), Jc = n(((e) => {
	var t = H(), n = yc(), r = Pc(), i = Ic(), a = qc(), o = class e extends i.YAMLSeq {
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
})), Yc = n(((e) => {
	var t = U();
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
})), Xc = n(((e) => {
	var t = U(), n = Vc();
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
})), Zc = n(((e) => {
	var t = Vc();
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
})), Qc = n(((e) => {
	var t = H(), n = Mc(), r = Pc(), i = class e extends r.YAMLMap {
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
})), $c = n(((e) => {
	var t = Vc();
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
})), el = n(((e) => {
	var t = Fc(), n = zc(), r = Lc(), i = Rc(), a = Kc(), o = Yc(), s = Xc(), c = Zc(), l = Ac(), u = Jc(), d = qc(), f = Qc(), p = $c();
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
})), tl = n(((e) => {
	var t = Fc(), n = zc(), r = Lc(), i = Rc(), a = Bc(), o = Hc(), s = Uc(), c = Wc(), l = Gc(), u = Kc(), d = Ac(), f = Jc(), p = qc(), m = el(), h = Qc(), g = $c();
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
})), nl = n(((e) => {
	var t = H(), n = Fc(), r = Lc(), i = Rc(), a = tl();
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
})), rl = n(((e) => {
	var t = H(), n = Dc(), r = wc();
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
})), il = n(((e) => {
	var t = xc(), n = Cc(), r = H(), i = Mc(), a = yc(), o = nl(), s = rl(), c = _c(), l = vc(), u = Sc(), d = gc(), f = class e {
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
})), al = n(((e) => {
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
})), ol = n(((e) => {
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
})), sl = n(((e) => {
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
})), cl = n(((e) => {
	var t = sl();
	function n(e, n, r) {
		if (n?.type === "flow-collection") {
			let i = n.end[0];
			i.indent === e && (i.source === "]" || i.source === "}") && t.containsNewline(n) && r(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
		}
	}
	e.flowIndentCheck = n;
})), ll = n(((e) => {
	var t = H();
	function n(e, n, r) {
		let { uniqueKeys: i } = e.options;
		if (i === !1) return !1;
		let a = typeof i == "function" ? i : (e, n) => e === n || t.isScalar(e) && t.isScalar(n) && e.value === n.value;
		return n.some((e) => a(e.key, r));
	}
	e.mapIncludes = n;
})), ul = n(((e) => {
	var t = Mc(), n = Pc(), r = ol(), i = sl(), a = cl(), o = ll();
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
})), dl = n(((e) => {
	var t = Ic(), n = ol(), r = cl();
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
})), fl = n(((e) => {
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
})), pl = n(((e) => {
	var t = H(), n = Mc(), r = Pc(), i = Ic(), a = fl(), o = ol(), s = sl(), c = ll();
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
})), ml = n(((e) => {
	var t = H(), n = U(), r = Pc(), i = Ic(), a = ul(), o = dl(), s = pl();
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
})), hl = n(((e) => {
	var t = U();
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
})), gl = n(((e) => {
	var t = U(), n = fl();
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
})), _l = n(((e) => {
	var t = H(), n = U(), r = hl(), i = gl();
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
})), vl = n(((e) => {
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
})), yl = n(((e) => {
	var t = xc(), n = H(), r = ml(), i = _l(), a = fl(), o = vl();
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
})), bl = n(((e) => {
	var t = il(), n = yl(), r = fl(), i = ol();
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
})), xl = n(((t) => {
	var n = e("process"), r = gc(), i = il(), a = al(), o = H(), s = bl(), c = fl();
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
})), Sl = n(((e) => {
	var t = hl(), n = gl(), r = al(), i = Ec();
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
})), Cl = n(((e) => {
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
})), wl = n(((e) => {
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
})), Tl = n(((e) => {
	var t = Sl(), n = Cl(), r = wl();
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
})), El = n(((e) => {
	var t = Tl();
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
})), Dl = n(((e) => {
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
})), Ol = n(((t) => {
	var n = e("process"), r = Tl(), i = El();
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
})), kl = n(((e) => {
	var t = xl(), n = il(), r = al(), i = kc(), a = H(), o = Dl(), s = Ol();
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
})), Al = n(((e) => {
	var t = xl(), n = il(), r = nl(), i = al(), a = xc(), o = H(), s = Mc(), c = U(), l = Pc(), u = Ic();
	Tl();
	var d = El(), f = Dl(), p = Ol(), m = kl(), h = hc();
	e.Composer = t.Composer, e.Document = n.Document, e.Schema = r.Schema, e.YAMLError = i.YAMLError, e.YAMLParseError = i.YAMLParseError, e.YAMLWarning = i.YAMLWarning, e.Alias = a.Alias, e.isAlias = o.isAlias, e.isCollection = o.isCollection, e.isDocument = o.isDocument, e.isMap = o.isMap, e.isNode = o.isNode, e.isPair = o.isPair, e.isScalar = o.isScalar, e.isSeq = o.isSeq, e.Pair = s.Pair, e.Scalar = c.Scalar, e.YAMLMap = l.YAMLMap, e.YAMLSeq = u.YAMLSeq, e.Lexer = d.Lexer, e.LineCounter = f.LineCounter, e.Parser = p.Parser, e.parse = m.parse, e.parseAllDocuments = m.parseAllDocuments, e.parseDocument = m.parseDocument, e.stringify = m.stringify, e.visit = h.visit, e.visitAsync = h.visitAsync;
})), jl = Al();
const Ml = new jl.Schema({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), Nl = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function Pl(e) {
	if (!Nl.test(e)) return e;
	let t = Ml.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return (0, jl.isScalar)(n) ? n.value : n;
}
// src/manifest/read/cursor.ts
var Fl = class extends Error {};
function W(e) {
	if (!e) throw new Fl();
}
var Il = class {
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
		W(this.sees(e)), this.at += 1;
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
		W(this.spaces() > 0), this.column = this.at - this.lineStart;
	}
	inFlow(e) {
		this.lineEnds() ? (this.toContent(), W(this.column > e && this.comments === -1)) : this.spaces();
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
const Ll = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, Rl = /^ +\r?$/m;
function zl({ style: e }) {
	return e === L.LITERAL_BLOCK || e === L.FOLDED_BLOCK;
}
function Bl(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	W(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === L.PLAIN) return W(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	W(i === L.SINGLE_QUOTED || i === L.DOUBLE_QUOTED);
	let o = t.fast ? a : Hl(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const Vl = /\\(?:U|\r?\n)/;
function Hl(e, t, n) {
	W(n.style === L.SINGLE_QUOTED || !Vl.test(t));
	let r = Ao(e, n);
	return W(!T.test(r)), r;
}
function Ul(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	W(t.anchorStart === -1 && t.tagStart === -1), Ll.lastIndex = n, W(Ll.test(e) && Ll.lastIndex === r);
	let o = e.slice(r, i);
	return W(/\S/.test(o) && !Rl.test(o)), {
		start: n,
		end: r + (a === go.KEEP ? o.length : Wl(o)),
		text: Ao(e, t),
		isPlain: !1
	};
}
function Wl(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
// src/manifest/read/fastReader.ts
const Gl = ["__proto__", "<<"], Kl = /\t|\r(?!\n)|\uFEFF|^<{7} /m;
function ql(e) {
	if (!(Kl.test(e) || e.endsWith(" ") || !e.isWellFormed())) try {
		return new Jl(e, Ns(e, {})).document();
	} catch (e) {
		if (e instanceof Fl || e instanceof mo) return;
		throw e;
	}
}
var Jl = class {
	text;
	events;
	cursor;
	next = 0;
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new Il(e);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		W(t.type === I.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (W(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, W(e.lineEnds()), e.toContent());
		let n = this.event();
		W(Ql(n) && e.column === 0);
		let r = this.block(n);
		return W(this.ends() && this.next === this.events.length && e.isAtEnd()), r;
	}
	event() {
		let e = this.events[this.next];
		return W(e !== void 0), this.next += 1, e;
	}
	ends() {
		return this.events[this.next]?.type === I.POP && (this.next += 1, !0);
	}
	block(e) {
		let { cursor: t } = this, { column: n, at: r } = t;
		W(e.start === r && $l(e));
		let i = e.type === I.SEQUENCE, a = new Yl(i);
		for (;;) {
			i && t.take("-");
			let e = i ? void 0 : this.name();
			if (a.add(this.blockValue(n, i), e), this.ends()) break;
			W(t.column === n && t.comments <= n);
		}
		return W((i ? t.column <= n : t.column < n) && t.comments < Math.max(n, 1)), a.read(r, this.blockEnd);
	}
	blockValue(e, t) {
		let { cursor: n } = this, r = this.event(), i = n.lineEnds();
		if (i ? (n.toContent(), W(n.column > e || n.column === e && !t && r.type === I.SEQUENCE)) : n.toCompact(), Ql(r)) return W(i || t), this.block(r);
		W(n.column > e && !(i && n.comments >= 0));
		let a = this.leaf(r, e);
		return this.blockEnd = n.at, n.toContent(), a;
	}
	leaf(e, t) {
		let { cursor: n, text: r } = this;
		if (e.type === I.SCALAR && zl(e)) {
			let t = Ul(r, e, n.at);
			return n.at = t.end, {
				value: t.text,
				spot: {
					start: t.start,
					end: t.end
				}
			};
		}
		let i = this.flow(e, t);
		return W(n.lineEnds()), i;
	}
	flow(e, t) {
		if (e.type === I.SCALAR) {
			let { start: t, end: n, text: r, isPlain: i } = this.flowScalar(e);
			return {
				value: i ? Xl(Pl(r)) : r,
				spot: {
					start: t,
					end: n
				}
			};
		}
		let { cursor: n } = this, { at: r } = n;
		W(Zl(e) && e.style === ho.FLOW), W(e.start === r && $l(e));
		let i = e.type === I.SEQUENCE, a = new Yl(i);
		for (n.take(i ? "[" : "{"), n.inFlow(t); !this.ends();) {
			let e = i ? void 0 : this.name();
			i || n.inFlow(t), a.add(this.flow(this.event(), t), e), n.inFlow(t), n.sees(",") && (n.at += 1, n.inFlow(t));
		}
		return n.take(i ? "]" : "}"), a.read(r, n.at);
	}
	flowScalar(e) {
		W(e.type === I.SCALAR);
		let t = Bl(this.text, e);
		return W(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return W(!this.text.slice(t.start, t.end).includes("\n")), W(!t.isPlain || typeof Pl(t.text) == "string"), e.spaces(), W(e.at - t.start <= 1024), e.take(":"), t;
	}
}, Yl = class {
	value;
	spots = new Map();
	constructor(e) {
		this.value = e ? [] : {};
	}
	add({ value: e, spot: t }, n) {
		Array.isArray(this.value) ? (this.spots.set(String(this.value.length), t), this.value.push(e)) : n && (W(!Gl.includes(n.text) && !this.spots.has(n.text)), t.name = {
			start: n.start,
			end: n.end
		}, this.spots.set(n.text, t), this.value[n.text] = e);
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
function Xl(e) {
	return W(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
function Zl(e) {
	return e.type === I.MAPPING || e.type === I.SEQUENCE;
}
function Ql(e) {
	return Zl(e) && e.style === ho.BLOCK;
}
function $l({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// src/manifest/syntaxProblems.ts
function eu(e, t, n) {
	let r = [], i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = b(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1]));
		if (e.code === "DUPLICATE_KEY") {
			r.push(l("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: a }));
			continue;
		}
		let o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.push(l("yaml", `The YAML cannot be read here. ${ru(n, e.pos[0]) || tu(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		let e = b(t, n.pos[0], n.pos[1]);
		r.push(l("yaml", tu(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function tu(e) {
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
const nu = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function ru(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!nu.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function iu(e, t) {
	let n = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: n }) => l("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: b(t, e, e + n.length) }));
	return {
		problems: n,
		broken: n.length > 0 ? [{
			from: 1,
			to: Infinity
		}] : []
	};
}
function au(e, t) {
	let n = new jl.LineCounter(), r = (0, jl.parseDocument)(t, {
		lineCounter: n,
		prettyErrors: !1,
		stringKeys: !1
	}), i = {
		path: e,
		lineStarts: n.lineStarts.length > 0 ? n.lineStarts : [0]
	}, a = iu(t, i), { problems: o, broken: s } = a.problems.length > 0 ? a : eu(r, i, t);
	return {
		file: i,
		...new ou(i, o, s, t).read(r.contents),
		problems: o,
		broken: s
	};
}
var ou = class {
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
		if (!su(e)) return {
			value: null,
			spot: {
				start: 0,
				end: 0
			}
		};
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, (0, jl.isAlias)(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = (0, jl.isMap)(e) ? this.mapping(e.items, t, n) : (0, jl.isSeq)(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || {
			value: (0, jl.isScalar)(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		};
	}
	scalar(e, t, n) {
		return typeof e == "string" && T.test(e) ? this.refuse(ie("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = ru(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : cu(t, e.value);
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
		let r = b(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.push(l("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function su(e) {
	return (0, jl.isMap)(e) || (0, jl.isSeq)(e) || (0, jl.isScalar)(e) || (0, jl.isAlias)(e);
}
function cu(e, t) {
	return (0, jl.isScalar)(e) && e.source !== void 0 ? e.source : String(t);
}
// src/manifest/yaml.ts
function lu(e, t) {
	let n = ql(t), r = n ? {
		...n,
		file: {
			path: e,
			lineStarts: ae(t)
		},
		problems: [],
		broken: []
	} : au(e, t), { lineStarts: i } = r.file, a = (e, t) => (i[e - 1] ?? 0) + t - 1, o = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(a(e, n), a(r, i)).trim();
	return {
		...r,
		textAt: o
	};
}
// src/kinds/key/manifest.ts
const uu = {
	schema: Nr,
	fields: Ar,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, du = {
	schema: Fr,
	fields: Ar.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function fu(e, t) {
	let n = lu(e, t), { members: r, problems: i } = Fi(n, ["keys", "on_create"]), a = [...n.problems, ...i], o = new Map(), s = r.get("on_create"), c = s && Ri(n, s, du);
	c && a.push(...c.problems);
	let l = r.get("keys");
	if (!l) return {
		entries: [],
		variables: o,
		problems: a.length > 0 ? a : [Ii(n, "keys")]
	};
	let { entries: u, problems: d } = Li(n, l, uu);
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
function pu(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : fu(e, t).entries.flatMap(({ values: e }) => N(e.key_name));
}
// src/kinds/key/ids.ts
function mu(e, t) {
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
		else for (let e of t) s.set(e, hu(e, t));
	}
	return {
		byId: o,
		named: i,
		refused: s,
		remarks: a.length > 0 ? [gu(a)] : []
	};
}
function hu(e, t) {
	let n = `${t.map(({ values: e }) => `"${Kn(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return j(P, e, "claimed-twice", n, { path: ["key_id"] });
}
function gu(e) {
	let [t] = e, n = t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, r = t && { place: _u(t) };
	return l("stale-id", n, {
		...r,
		severity: "warning",
		reach: "change"
	});
}
function _u({ file: e, spot: t }) {
	return D(e, t, ["key_id"]);
}
function vu({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = qn(e.key_name, r);
	return n ? {
		...qn(t.key_name, r),
		...i
	} : i;
}
function yu(e, t, n) {
	let i = vu(e, t, n), a = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return r.flatMap((e) => {
		let t = i[e];
		return t === void 0 || a(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function bu(e) {
	let t = new Map();
	for (let n of e) for (let e of N(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function xu({ values: e }, t, n) {
	let r = new Set(N(e.key_name).flatMap((e) => t.get(e) ?? []));
	if (!n) return [...r];
	let i = (t) => (e.platforms ?? t.platforms).some((n) => t.platforms.includes(n) && Gn(e.key_name, n) === t.key_name[n]);
	return [...r].filter(i);
}
function Su({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => Cu(t, e.filenames));
	return n.length === 1 ? n : t;
}
function Cu(e, t) {
	return t !== void 0 && r.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function wu(e, t, n, r) {
	return yu(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function Tu({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(qn(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Eu({ key_name: e, platforms: t }, n) {
	return Object.values(qn(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function Du(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = xu(t, r, i), l = Su(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, Ou(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function Ou(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return ju("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function ku(e, t) {
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => Cu(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${Kn(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, ju("claimed-twice", n, o));
		}
	}
}
function Au(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, ju("claimed-twice", i, o));
	}
}
function ju(e, t, n) {
	return j(P, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
function Mu(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => j(P, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !de.includes(e));
		return [...o, ...s.map((t) => Nu(e, [...i, t], t))];
	});
}
function Nu(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${de.join(", ")}.${Ie(n, de)}`;
	return j(P, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function Pu(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = j(P, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return [...r === void 0 ? [i] : [], ...Fu(e)];
}
function Fu(e) {
	return Object.entries(e.values.translations ?? {}).flatMap(([t, n]) => {
		if (typeof n == "string" || n.other !== void 0) return [];
		let r = `The ${t} text has no plural form "other", which every language needs. Add this form.`;
		return j(P, e, "plural-form", r, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
function Iu({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...zu(i, t, n),
		...i.flatMap(Fu),
		...r ? Bu(i, n) : [],
		...r ? Lu(10, e.flatMap(Vu)) : []
	];
}
function Lu(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), l("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function Ru({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(qn(e, t)))];
}
function zu(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(Ru)), a = [...new Set(n.flatMap(Ru))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => at(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [j(P, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Bu(e, t) {
	let n = new Map(t.flatMap((e) => Ru(e).map((t) => [t, e])));
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
function Vu({ declared: e, live: t }) {
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
function Hu(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Uu(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = Wu(r, n), { renames: a, problems: o } = Ku(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Uu(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (yu(e, n, t.perPlatform).length === 0) return;
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
function Wu(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(vu(r, t, n));
		return !Gu(e).some((e) => a.includes(e));
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
function Gu({ values: e }) {
	return [...N(e.key_name), ...e.previously ?? []];
}
function Ku(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = Kn(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, Xu(e, n, r, t));
		if (p && !t.has(n)) {
			let t = Ju(n, e);
			t ? h("rename-cycle", Yu(t), "key_id") : h("wrong-id", qu(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function qu(e, t, n) {
	let { key_id: r } = t, i = N(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? Kn(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${Kn(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function Ju(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function Yu(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${Kn(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function Xu(e, t, n, r) {
	return j(P, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function Zu(e, t, n, r = () => !1) {
	let i = bu(t), a = mu(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = Du(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	ku(c, s);
	let { renames: u, leaving: d } = Hu(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => Su(e, Tu(e, i)),
		holders: (e, t) => wu(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	Au(l, {
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
	Qu(e.filter((e) => !s.has(e) && !f(e)), t, n, s);
	let p = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && Eu(t, N(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: Kn(t.key_name, t.platforms)
		};
	}), m = new Set(p.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of xu(e, i, n)) m.add(t);
		m.add(a.named.get(e));
	}
	let h = t.filter((e) => !m.has(e));
	return {
		matches: p,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...Iu({
			matches: p,
			live: t,
			unmanaged: h,
			perPlatform: n
		})],
		unmanaged: h,
		namesakes: new Set(e.flatMap(({ values: e }) => N(e.key_name)).flatMap((e) => i.get(e) ?? []))
	};
}
function Qu(e, t, n, r) {
	let i = new Map(), a = new Map(t.flatMap((e) => N(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of N(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, ju("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, ju("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const $u = {
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
		if (t === "prefix") return ed(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Ye)).sort()[0];
	}
};
function ed({ key_name: e, platforms: t }) {
	let [n = ""] = N(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function td(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(nd(e, t), t);
	}
	let { matches: o } = Zu(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = P.context(e, t, r), o = P.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => N(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? rd(e) && !l.has(e) : !id(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : od(e.action === "update" ? i.get(String(e.id))?.tags : ad(e), r.rules) ? [e.label] : [])
	};
}
function nd(e, { fields: t }) {
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
function rd({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function id({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function ad({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function od(e = [], t) {
	let n = Zt(P, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/renameCycles.ts
function sd(e) {
	let t = new Map();
	for (let n of e) for (let e of N(n.values.key_name)) t.set(e, n);
	return cd(e, (e) => (e.values.previously ?? []).flatMap((e) => t.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? N(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? N(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return l("rename-cycle", e.length === 1 ? r : i, t ? { place: D(t.file, t.spot, ["previously"]) } : {});
	});
}
function cd(e, t) {
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
function ld({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (ud(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? er(t) : []);
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
		for (let n of kr(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
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
function ud({ previously: e }) {
	return e?.length === 0;
}
// src/kinds/textSource.ts
function dd({ languages: e, alsoReads: t = [] }, n) {
	return !e || e.includes(n) || t === "all" || t.includes(n);
}
// src/kinds/key/textManifest.ts
function fd(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: ae(t)
	}, { texts: a, faults: o } = c(e)?.read(t, r) ?? {
		texts: [],
		faults: []
	}, s = _d(n);
	return {
		entries: a.flatMap((e) => {
			let t = pd(e, n);
			return t === void 0 ? [] : [{
				values: md(e, t, n),
				onCreate: s,
				file: i,
				spot: vd(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: o.map(({ code: e, severity: t = "error", message: n, at: r }) => l(e, n, {
			severity: t,
			place: b(i, r.start, r.end),
			...t !== "error" && { reach: "change" }
		}))
	};
}
function pd({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? x(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (dd(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function md({ path: e, value: t, description: n }, { language: r }, i) {
	let a = gd(t);
	return {
		key_name: hd(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function hd(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function gd(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function _d({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function vd({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...bd(t.at),
		members: new Map([[r, {
			...bd(t.at),
			name: i,
			...yd(t)
		}]])
	}), n && a.set("description", {
		...bd(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function yd(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...bd(t),
		name: bd(n)
	}]);
	return { members: new Map(t) };
}
function bd({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function xd({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const Sd = {
	...P,
	plural: nt.manifests.name,
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
	settings: nt,
	limits: {
		removed: we,
		removedPercent: le,
		overwrittenPercent: Pe,
		unverified: o,
		foreignFrom: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ onRemove: e }) => e,
	newManifest: $u,
	entry: uu,
	defaults: du,
	docs: Ur,
	readManifest: fu,
	textFiles: {
		read: fd,
		name: hd,
		join: ti
	},
	checkTogether: (e) => [...Kr(e), ...sd(e)],
	checkEntry: Mu,
	checkOffline: Pu,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = an(n, (e) => e.names), o = an(n, ({ id: e }) => e === void 0 ? [] : [e]), s = nn(e, n, i, {
			kind: Sd,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...N(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = Zu(s.usable, t, r.perPlatformNames, ({ tags: e }) => Re(e, i) !== void 0), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !xd(e));
		return on({
			...c,
			matches: l
		}, s);
	},
	hints: ld,
	names: ({ key_name: e, platforms: t }) => N(e, t),
	texts: (e) => kr(e),
	isReallyNew: ud,
	namesInManifest: pu,
	mergeKept: Rr,
	findRestored: Xr,
	undoneByApply: td
};
// src/model/variables.ts
function Cd(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function wd(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const Td = /\$\$\{|\$\{([^}]*)\}/g;
function Ed(e) {
	let t = [], n = 0;
	for (let r of e.matchAll(Td)) r.index > n && t.push({ text: e.slice(n, r.index) }), t.push(r[1] === void 0 ? { text: "${" } : { name: r[1] }), n = r.index + r[0].length;
	return n < e.length && t.push({ text: e.slice(n) }), t;
}
function Dd(e) {
	return [...new Set(Ed(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function Od(e, t) {
	let n = Ed(e), [r] = n;
	return r && "name" in r && n.length === 1 ? t.get(r.name) ?? "" : n.map((e) => "text" in e ? e.text : encodeURIComponent(t.get(e.name) ?? "")).join("");
}
function kd(e, t) {
	let n = Ed(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i = !1;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = !0;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? Ad(t.slice(r, o)) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = !1;
	}
	return i ? Ad(t.slice(r)) : r === t.length;
}
function Ad(e) {
	return /^[^/?#&=]+$/.test(e);
}
function jd(e) {
	let [, t = "https", n = ""] = Pd.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function Md(e) {
	return e.replace(Pd, (t, n) => `${n}://${jd(e)}`);
}
function Nd(e, t) {
	return Md(e) === Md(t);
}
const Pd = /^(https?):\/\/([^/?#]+)/i;
function Fd(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
// src/kinds/webhook/docs.ts
const Id = {
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
function Ld(e) {
	let t = new Map();
	return e.flatMap((e) => {
		let { url: n, branch: r, events: i = [], webhook_id: a } = e.values, o = a ?? M([
			Md(n),
			r,
			[...i].sort()
		]), s = t.get(o);
		return t.set(o, s ?? e), s ? [Wr("duplicate-webhook", a === void 0 ? `Webhook ${Md(n)} with the same events` : `webhook_id ${a}`, {
			second: e,
			first: s,
			field: a === void 0 ? "url" : "webhook_id"
		})] : [];
	});
}
// src/model/environment.ts
const Rd = "LOKALISE_API_TOKEN", zd = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|LOKALISE_API_TOKEN$)/i;
function Bd(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = wd(r.values, e);
	if (!Vd(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (zd.test(e) || Wd(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = Ud(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function Vd(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function Hd(e) {
	return zd.test(e);
}
function Ud(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function Wd(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = Gd(t);
	return t.some((e) => [e, ...Kd(e)].some((e) => n.some((t) => t.includes(e))));
}
function Gd(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function Kd(e) {
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
const qd = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function Jd(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of Dd(e)) {
		let e = Bd(r, qd, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = n.issues.length > 0 ? void 0 : Yd(e) ?? Xd(e);
	return r ? {
		...n,
		issues: [r]
	} : n;
}
function Yd(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return ef("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (Dd(e).length !== 0) {
		if (/^http:/i.test(e)) return ef("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!Qd(e)) return ef("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}). The manifest must contain the host.", "variable");
	}
}
function Xd(e) {
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(e)) return ef("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let t = $d(e, "x"), [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return ef("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return ef("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!Zd(new URL(t).hostname)) return ef("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function Zd(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function Qd(e) {
	let t = "";
	for (let n of Ed(e)) if ("text" in n) t += n.text;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function $d(e, t) {
	return Ed(e).map((e) => "text" in e ? e.text : t).join("");
}
function ef(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
// src/kinds/webhook/findRestored.ts
function tf({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = Od(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${Fd(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = nf(e.values, s, n, i), d = u && { claims: u };
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
function nf({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && Nd(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function rf({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? Jd(r.values.url, i).variables : [], o = new Map(a);
	if (Dd(e.url).some((e) => e.startsWith(af))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = Jd(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let u = D(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => l(e, t, {
			place: u,
			reach: "change"
		}))
	};
}
const af = "URL_OF_";
function of(e) {
	return `${af}${e}`;
}
// src/kinds/webhook/firstSends.ts
function sf({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => Md(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(Md(Od(e, r)))).flatMap(cf));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = jd(t);
		return Dd(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function cf(e) {
	return Dd(e).map((t) => `${t} ${jd(e)}`);
}
// src/kinds/webhook/traits.ts
function lf(e) {
	return On(e);
}
const uf = A().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), df = lf({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: uf,
	value: A(),
	live: (e, t) => yf(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: Nd,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: Md(e)
	})
}), ff = lf({
	name: "events",
	expects: "a list of events, at least one",
	schema: Et(A().min(1).meta({ examples: a })).min(1),
	value: Et(A()),
	live: (e) => xf(e.events),
	desired: (e) => xf(e),
	inPlan: (e) => xf(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), pf = kt([xt("*"), Et(A().min(1)).min(1)]), mf = lf({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${i.join(", ")}`,
	schema: Tt(Ot(i), pf),
	value: St(A(), kt([xt("*"), Et(A())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.map(({ event: e, lang_iso_codes: n }) => [e, Sf(xf(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = bf(e).map(([e, t]) => [e, t === "*" ? "*" : Sf(xf(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(bf(e).map(([e, t]) => [e, t === "*" ? t : xf(t)])),
	equal: (e, t) => Object.entries(t).every(([t, n]) => sn(e[t] ?? null, n)),
	check: (e, { events: t }) => {
		let n = bf(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => bf(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), hf = lf({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: kt([A().min(1), Ct()]),
	value: kt([A(), Ct()]),
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
}), gf = [
	df,
	ff,
	mf,
	hf
], _f = pn(gf).required({ url: !0 }).extend({
	branch: hf.schema.default(null),
	previously: kt([uf, ht([])]).exactOptional(),
	webhook_id: A().min(1).exactOptional()
}), vf = {
	name: "webhook",
	fields: gf,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => Md(e.url),
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
	liveLabel: (e) => `${Fd(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		xf(e.events)
	]
};
function yf(e, t, n) {
	return Nd(e.url, Od(t, n)) ? t : Fd(e.url);
}
function bf(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function xf(e) {
	return [...new Set(e)].sort();
}
function Sf(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/manifest.ts
const Cf = {
	schema: _f,
	fields: gf,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function wf(e, t, n) {
	let r = lu(e, t), { members: i, problems: a } = Fi(r, ["webhooks"]), o = [...r.problems, ...a], s = i.get("webhooks"), c = new Map();
	if (!s) return {
		entries: [],
		variables: c,
		problems: o.length > 0 ? o : [Ii(r, "webhooks")]
	};
	let { entries: u, problems: d } = Li(r, s, Cf);
	o.push(...d);
	let f = u.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: {},
		file: r.file,
		spot: t
	}));
	for (let e of f) {
		for (let t of ["url", "previously"]) {
			let r = e.values[t];
			if (typeof r != "string") continue;
			let i = D(e.file, e.spot, [t]), a = Jd(r, n);
			for (let [e, t] of a.variables) c.set(e, t);
			o.push(...a.issues.map(({ code: e, message: t }) => l(e, t, { place: i })));
		}
		o.push(...Tf(e));
	}
	return {
		entries: f,
		variables: c,
		problems: o
	};
}
function Tf({ values: e, file: t, spot: n }) {
	return (e.events ?? []).flatMap((e, r) => {
		if (a.includes(e)) return [];
		let i = `Lokaform does not know the event "${e}", but sends it unchanged.${Ie(e, a)}`;
		return [l("unknown-event", i, {
			place: D(t, n, ["events", r]),
			severity: "warning"
		})];
	});
}
// src/kinds/webhook/match.ts
function Ef(e, t, n) {
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
		n ? s(t, n) : a.push(Lf(t));
	}
	for (let { webhook: e, one: t } of Mf(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => kf(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = Od(t, n), a = [...o].filter((e) => Nd(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, Rf(e, a)) : c && s(e, c, Md(t));
	}
	for (let e of c()) {
		let r = Df(e, t, o, n);
		r && i.set(e, r);
	}
	for (let e of c()) {
		if (Of(e)) continue;
		let t = [...o].find((t) => jf(e, t) && Af(e, t));
		t && (o.delete(t), i.set(e, zf(e, t)));
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
function Df(e, t, n, r) {
	if (Of(e)) return;
	let i = [...n].filter((t) => kf(e, t, r));
	if (i.length > 0) return Bf("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${i.length} live webhooks have this URL and branch (ids ${If(i)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${Ff(i).length === 1 ? "id" : "ids"} ${If(i)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	let a = t.filter((t) => t.branch === void 0 && kf(e, t, r));
	if (a.length !== 0) return Bf("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${a.length === 1 ? "id" : "ids"} ${If(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
function Of({ values: e }) {
	return Array.isArray(e.previously);
}
function kf(e, t, n) {
	return Nd(t.url, Od(e.values.url, n)) && jf(e, t);
}
function Af({ values: e }, t) {
	return kd(Md(e.url), Md(t.url));
}
function jf({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function Mf(e, t, n) {
	let r = Ff(t);
	return e.flatMap((e) => r.filter((t) => kf(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...Nf(e, t)
	})).filter(({ common: e }) => e > 0)).sort((e, t) => t.common - e.common || e.either - t.either);
}
function Nf({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(Pf)), new Set(t.map(Pf))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function Pf(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Ff(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function If(e) {
	return Ff(e).map(({ webhook_id: e }) => e).join(", ");
}
function Lf(e) {
	return {
		...Bf("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function Rf(e, t) {
	return Bf("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${If(t)}). Add webhook_id with the id of the one that is meant.`);
}
function zf(e, { webhook_id: t }) {
	return Bf("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function Bf(e, t, n, r) {
	return j(vf, t, e, r, { path: [n] });
}
// src/kinds/webhook/urlTemplate.ts
const Vf = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => Uf(e),
	templates(e, t, n) {
		let r = new Hf(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Wf(e.url, n) : Gf(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Hf = class {
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
function Uf(e) {
	let { template: t, left: n } = Jf(e, () => "x");
	return n || t !== ep(e);
}
function Wf(e, t) {
	return qf(ep(e), t, new Map());
}
function Gf(e, t, n) {
	let r = Kf(e, new Hf(), n);
	return "why" in r ? r : Kf(e, t, n);
}
function Kf(e, t, n) {
	let r = jd(e), { template: i, left: a } = Jf(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : qf(i, n, t.variables);
}
function qf(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Jd(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function Jf(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = $f(a), s = (e) => {
		let { template: n, rest: r } = Zf(e, t);
		return o ||= $f(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= $f(t)), n.length === 0 ? ep(t) : `${ep(t)}=${s(n.join("="))}`;
	});
	return {
		template: ep(n) + c + l.join("&") + ep(a),
		left: o
	};
}
const Yf = /[A-Za-z0-9_.~-]{6,}/g, Xf = ["lokalise", "project"];
function Zf(e, t) {
	if (Xf.includes(e)) return {
		template: e,
		rest: ""
	};
	let n = Qf(e);
	if (n !== void 0 && Ud(n) === void 0 && !/['"`$\\]/.test(n)) return {
		template: t(n),
		rest: ""
	};
	let r = [], i = e.replace(Yf, (e) => (r.push(t(e)), "\0"));
	return {
		template: i.split("\0").map(ep).join("\0").replace(/\0/g, () => r.shift() ?? ""),
		rest: i.replaceAll("\0", "")
	};
}
function Qf(e) {
	try {
		let t = decodeURIComponent(e);
		return encodeURIComponent(t) === e ? t : void 0;
	} catch {
		return;
	}
}
function $f(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function ep(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/kind.ts
const tp = {
	...vf,
	plural: Se.manifests.name,
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
	settings: Se,
	limits: { removed: Ce },
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Vf,
	entry: Cf,
	docs: Id,
	readManifest: wf,
	checkTogether: Ld,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = an(n, ({ names: e }) => e.map(Md)), o = an(n, ({ id: e }) => e === void 0 ? [] : [e]), s = nn(e, n, r, {
			kind: tp,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(Md(Od(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : Fd(t))}`
		}), c = Ef(s.usable, t, i), l = c.matches.flatMap((e) => np(e, n)), u = new Set(l.map((e) => e.declared));
		return on({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: sf,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ previously: e }) => Array.isArray(e),
	findRestored: tf,
	variablesOf: rf
};
function np({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${tn}`;
	return [{
		declared: e,
		problem: j(vf, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const G = [Sd, tp];
// src/kinds/kindOf.ts
function rp(e) {
	let t = G.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function ip(e, t) {
	let n = rp(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function ap({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/plan/forgottenFiles.ts
function op({ removed: e }, { name: t, plural: n }, r, i) {
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
		let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "", u = `The plan removes the ${t} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`;
		return [l("forgotten-manifest", u, { reach: "project" })];
	}
}
// src/plan/loss.ts
function sp(e) {
	return e.action === "update" ? e.fields.some((t) => dp(e.kind, t) || fp(e.kind, t) || cp(e.kind, t)) : e.action === "destroy";
}
function cp(e, { field: t, before: n, after: r }) {
	return ip(e, t).role === "identity" || n === void 0 || pp(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function lp(e, t) {
	return up(t) || dp(e, t) || fp(e, t);
}
function up({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || pp(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return pp(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function dp(e, { field: t, before: n, after: r }) {
	return ip(e, t).role === "archive" && n === !1 && r === !0;
}
function fp(e, { field: t, before: n }) {
	return ip(e, t).role === "shape" && n !== void 0;
}
function pp(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/plan/unverified.ts
function mp(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => gp(ip(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function hp(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !gp(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function gp(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !pp(n);
}
// src/plan/guard.ts
const _p = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function vp(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, rp(t.kind)));
	return [
		...bp(e, t, n),
		...a((t, r) => Sp(e, t, r, n)),
		...a((e, t) => op(e, t, r, i)),
		...a(Cp),
		...a((e, t) => wp(e, t, n)),
		...a((t, r) => Tp(e, t, r, n)),
		...a((t, r) => Ep(e, r, n))
	];
}
function yp(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [Ap("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function bp(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		kind: rp(t.kind),
		count: Dp(e, t.kind)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { maxDestroy: a } = n;
	return a === void 0 ? r.flatMap((e) => xp(e, i, n)) : i <= a ? [] : [Ap("too-many-destroyed", `The plan removes ${i} ${kp(r.flatMap(({ kind: e }) => e.words.removed))}, but max-destroy allows ${a}. If you want to remove them, raise max-destroy.`)];
}
function xp({ of: e, kind: t, count: n }, r, i) {
	let { removed: a, removedPercent: o } = t.limits, s = (e, t) => Ap("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --max-destroy ${r} for this run (in the action: max-destroy), or raise ${t.split(" ")[0]}.`), c = Qt(a, i);
	if (n > c) return [s(`${n} ${kp(t.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = Zt(t, i) === "off" ? e.matched : e.scope, u = o ? Qt(o, i) : 100;
	return !o || l < 20 || n * 100 <= l * u ? [] : [s(`${n} of ${l} ${t.plural}`, `limits.${o.name} allows ${u} %`)];
}
function Sp(e, { declared: t, scope: n }, r, i) {
	if (Zt(r, i) === "off") return [];
	let { name: a, settings: o } = r, s = o.prune.name;
	if (t === 0) return [Ap("nothing-declared", `The setting ${s} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${s}: off.`)];
	let c = Op(e, a).length;
	return c === 0 || c !== n ? [] : [Ap("all-destroyed", `The plan removes every ${a} that the setting ${s} covers (${n}). Check the project and the manifests. If you want this, set ${s}: off and remove them in the project.`)];
}
function Cp({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [Ap("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function wp({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { foreignFrom: o } }, { allowForeignProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [Ap("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.`)];
}
function Tp(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = Qt(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => cp(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [Ap("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function Ep({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = mp(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [Ap("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [Ap("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function Dp(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => lp(t, e)) : []);
	return Op(e, t).length + n.length;
}
function Op({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function kp(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Ap(e, t) {
	return l(e, t, { reach: "project" });
}
// src/report/report.ts
const jp = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"time limit"
];
function Mp(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function Np({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Pp({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function Fp({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Ip(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Lp(e) {
	return Ip(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Rp({ outcome: e }) {
	return e.state === "done" ? "" : e.message;
}
function zp({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function Bp({ projects: e }) {
	return zp({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(({ reason: e }) => e === "archived") ?? !1);
}
function Vp({ command: e, projects: t }) {
	return e === "drift" ? Bp({ projects: t }) : zp({ projects: t });
}
function Hp(e) {
	return !Vp(e) && !Jp(e);
}
function Up({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Wp(e) {
	return !Jp(e) && !Gp(e) && e.projects.every(qp);
}
function Gp({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
function Kp(e) {
	if (Wp(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && qp(e) && e.plan?.skipped.length === 0), n = Np(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !_p.includes(e));
	return !t || r || Gp(e);
}
function qp({ plan: e, target: t }) {
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
function Jp(e) {
	return e.stopped !== void 0 || pt(Np(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Pp(e).some(({ outcome: e }) => e.state !== "done");
}
function Yp(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Jp(e) ? 1 : t && Vp(e) ? 2 : 0;
}
function Xp(e) {
	let t = e.projects.map((e) => e.hide_texts ? Zp(e) : e), n = e.hide_texts ? em(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Zp(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => nm(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? am(n) : [], a = im(i), o = Qp(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => nm({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => $p(e, o)) }
	};
}
function Qp(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function $p({ change: e, outcome: t }, n) {
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
function em(e) {
	return e.map((e) => nm(e, []));
}
const tm = ["yaml", "text-file"];
function nm(e, t) {
	let { quotes: n = [], code: r } = e, i = tm.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: rm(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function rm(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function im(e) {
	let t = new oe();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => rm(t.clean(n), e);
}
function am({ changes: e, kept: t }) {
	return [...e.flatMap(om), ...t.flatMap(sm)];
}
function om(e) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => ap(ip(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(cm));
}
function sm(e) {
	return "field" in e ? [e.live, e.declared].flatMap(cm) : [];
}
function cm(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(cm);
}
function lm(e) {
	switch (e.as) {
		case "text": return ce(e.text);
		case "word": return O(e.word, 48);
		case "set": return e.members.length > 0 ? e.members.map(hm).join(", ") : "(empty)";
		case "slots": return gm(Object.entries(e.slots));
	}
}
function um(e, t) {
	return e.as === "set" && t.as === "set" ? mm(e.members, t.members) : e.as === "slots" && t.as === "slots" ? pm(e.slots, t.slots).map(([e, t, n]) => `${e} ${dm(t, n).join(" → ")}`).join(", ") : dm(e, t).join(" → ");
}
function dm(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = fe(m(e.word), m(t.word), n);
		return [s(r, n), s(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [lm(e), lm(t)];
	let [r, i] = fe(m(e.text), m(t.text), n);
	return [ce(r, n), ce(i, n) + fm(e.text, t.text)];
}
function fm(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function pm(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			hm(e),
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
function mm(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${hm(e)}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${hm(e)}`);
	return [...n, ...r].join(" ");
}
function hm(e) {
	return O(e, 48);
}
function gm(e) {
	return e.map(([e, t]) => `${hm(e)} ${ce(t, 40)}`).join(", ");
}
// src/report/words/fields.ts
function _m(e, { field: t, part: n }) {
	return n !== void 0 && ip(e, t).role === "text" ? hm(n) : t;
}
function vm(e, { field: t }) {
	return ip(e, t).role === "text";
}
function ym(e, { field: t }) {
	return ip(e, t).role === "identity";
}
function bm(e) {
	return rp(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function xm(e, { field: t, after: n }) {
	let r = K(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function K(e, t, n) {
	return ip(e, t).show(n);
}
// src/report/words/times.ts
const Sm = E(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function Cm(e) {
	return `${Sm().format(e * 1e3)} UTC`;
}
function wm(e) {
	return Sm().format(e * 1e3).slice(0, 10);
}
// src/report/words/changes.ts
function Tm(e, t) {
	let n = _m(e, t), r = K(e, t.field, t.after);
	return t.before === void 0 ? Pm(n, lm(r)) : up(t) ? Pm(n, `${lm(K(e, t.field, t.before))} will be cleared`) : Pm(n, um(K(e, t.field, t.before), r));
}
function Em(e, t) {
	let n = _m(e, t), r = K(e, t.field, t.after);
	if (t.before === void 0) return Pm(n, `is missing, declared ${lm(r)}`);
	let i = K(e, t.field, t.before);
	return i.as === "set" && r.as === "set" ? `${n}: ${Om(i.members, r.members)}` : i.as === "slots" && r.as === "slots" ? Pm(n, pm(i.slots, r.slots).map(([e, t, n]) => `${e} ${Dm(t, n)}`).join(", ")) : Pm(n, Dm(i, r));
}
function Dm(e, t) {
	let [n, r] = dm(e, t);
	return `is ${n}, declared ${r}`;
}
function Om(e, t) {
	let n = t.filter((t) => !e.includes(t)).map(hm), r = e.filter((e) => !t.includes(e)).map(hm);
	return [...n.length > 0 ? [`missing in the project: ${n.join(", ")}`] : [], ...r.length > 0 ? [`only in the project: ${r.join(", ")}`] : []].join("; ");
}
function km(e, t) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${bm(e.kind)}: true; to take it out of the archive, declare ${bm(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${Nm(e.reason, e.tag)}`;
	let n = _m(e.kind, e);
	if (e.reason === "changed-since") return t ? Mm(e.kind, e) : `${n} kept: changed since the backup`;
	let r = e.reason === "edited" ? jm(e.edited) : "kept by the rule seed";
	return t ? Am(e.kind, e, r) : `${n} ${r}`;
}
function Am(e, t, n) {
	let [r, i] = dm(K(e, t.field, t.declared), K(e, t.field, t.live));
	return `${_m(e, t)} ${i} ${n} (declared ${r})`;
}
function jm(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : O(e.by, 60)} on ${wm(e.at)}${e.reviewed ? ", reviewed" : ""}` : "kept: written by another person";
}
function Mm(e, t) {
	let [n, r] = dm(K(e, t.field, t.declared), K(e, t.field, t.live));
	return `${_m(e, t)} ${r} kept: changed since the backup, which has ${n}`;
}
function Nm(e, t = "") {
	switch (e) {
		case "foreign-owner": return `owned by others (tag ${ce(t)})`;
		case "protected": return `protected by tag ${ce(t)}`;
		case "held-back": return "not removed while there are problems";
	}
}
function Pm(e, t) {
	return `${e} ${t}`;
}
// src/report/words/figures.ts
function q(e, t) {
	return `${J(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function J(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function Fm({ state: e }) {
	return e === "not attempted";
}
function Im(e, t = () => !0) {
	let n = new Map();
	for (let t of e) {
		let { outcome: e } = t;
		if (e.state === "done") continue;
		let r = `${Lp(e)}: ${e.message}`, i = n.get(r);
		i ? i.push(t) : n.set(r, [t]);
	}
	return [...n.values()].flatMap((e) => {
		let [n] = e;
		return e.length <= 10 || !n || !t(n.outcome) ? e.map((e) => ({
			result: e,
			names: Lm(e, 300),
			count: 1
		})) : [{
			result: n,
			names: `${e.slice(0, 3).map((e) => Lm(e, 100)).join(", ")} and ${J(e.length - 3)} more`,
			count: e.length
		}];
	});
}
function Lm({ change: e }, t) {
	return O(e.label, t);
}
// src/report/tally.ts
function Rm(e) {
	return {
		...Wm(e.flatMap(({ changes: e }) => e)),
		changes: Km(e, ({ changes: e }) => e.length),
		adopted: Km(e, ({ counts: e }) => e.adopted),
		conflicts: Km(e, ({ kept: e }) => e.filter(Jt).length),
		toPull: Km(e, ({ kept: e }) => e.filter(Yt).length),
		kept: Km(e, ({ kept: e }) => e.filter(zm).length),
		keptArchived: Km(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: Km(e, ({ skipped: e }) => e.length),
		unchanged: Bm(e, "unchanged"),
		unmanaged: Bm(e, "unmanaged")
	};
}
function zm(e) {
	return e.reason !== "archived" && !Jt(e) && !Yt(e);
}
function Bm(e, t) {
	return new Map(G.map(({ name: n, plural: r }) => [n, Km(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function Vm({ declared: e }) {
	return new Map(G.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function Hm(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...Wm(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => Ip(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !Ip(e)).length + Km(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function Um(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = t.flatMap(({ project: e, changes: t }) => mp(e, t).translations ?? []);
	return t.length === 0 || n.length < t.length ? void 0 : Km(n, (e) => e);
}
function Wm(e) {
	let t = (t) => e.filter(t).length, n = t(Gm);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function Gm(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function Km(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/report/words/kindWords.ts
function qm(e) {
	return rp(e).words;
}
function Jm(e, t) {
	let { one: n, many: r } = qm(t);
	return `${J(e)} ${e === 1 ? n : r}`;
}
// src/report/words/sentences.ts
function Ym(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${ih(t, r)}` : "";
	return `Plan: ${th([e])}${i}${Zm(n)}`;
}
function Xm(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = mp(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => O(e, 40)), o = i.length - a.length;
	return {
		start: `${`${q(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${q(r, "translation")} in`,
		languages: hh(o > 0 ? [...a, q(o, "more language")] : a),
		end: "may be marked unverified."
	};
}
function Zm(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${J(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function Qm(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${sh(t.length, e.length)}: ${th(t)}`;
}
function $m(e) {
	let t = Rm(e.flatMap(({ plan: e }) => e ?? [])), n = eh(e), r = uh([
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept, "kept"]
	]), i = `${rh(t.unchanged)} as declared, ${rh(t.unmanaged)} unmanaged`;
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[i, ...r].join(", ")}.`;
}
function eh(e) {
	let t = Rm(e.flatMap(({ plan: e }) => e ?? []));
	return uh([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function th(e) {
	let t = Rm(e), n = uh([
		[t.created, "to create"],
		...nh(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...n] : n).join(", ")}; ${rh(t.unchanged)} unchanged, ${rh(t.unmanaged)} unmanaged.`;
}
function nh({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${J(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function rh(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => qm(e).prefix === "") ? J(t.reduce((e, [, t]) => e + t, 0)) : hh(t.map(([e, t]) => Jm(t, e)));
}
function ih({ requests: e }, t) {
	return `${t} needs about ${q(e, "write request")}.`;
}
function ah({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${sh(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${q(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${oh(e)}.${a} ${q(t, "request")} in total.`;
}
function oh(e) {
	let t = Hm(e), n = uh([
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
function sh(e, t) {
	return e === t ? q(t, "project") : `${J(e)} of ${q(t, "project")}`;
}
function ch({ stopped: e, projects: t }) {
	if (!e) return {
		sentence: "",
		names: []
	};
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [m(e)]);
	return {
		sentence: e.message,
		names: n
	};
}
function lh(e) {
	let { sentence: t, names: n } = ch(e);
	return n.length > 0 ? `${t} Not reached: ${n.join(", ")}.` : t;
}
function uh(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${J(e)} ${t}`] : []);
}
function dh(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if (r.length === 0) return fh(e);
	if (t === "apply" || t === "restore") return ah(e);
	if (t === "drift") return $m(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? Ym(a, i.effort) : Qm(n);
}
function fh(e) {
	let { command: t, manifests: n } = e, r = Np(e).filter(({ severity: e }) => e !== "notice");
	if (pt(r)) return `${ph(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = hh([...Vm(e)].map(([e, t]) => Jm(t, e))), a = r.length > 0 ? `, with ${ph(r)}` : "";
	return `Valid: ${i} in ${q(n.length, "manifest")}${a}.`;
}
function ph(e) {
	return hh([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).length;
		return n > 0 ? [q(n, t === "error" ? "problem" : t)] : [];
	}));
}
function mh(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${m(e)}`}`;
}
function hh(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
// src/files/commitFiles.ts
var gh = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, _h = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new gh(e.path, t);
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
		return (await this.members(Mt(e)))?.find(({ name: t }) => t === jt(e));
	}
	async members(e) {
		let [t = ""] = It(e, this.#e).split(Rt);
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
		let t = It(this.#e, e).split(Rt).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || Nt(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (Nt(n)) return;
			let r = Ft.join(Ft.dirname(e.path), n, t.slice(e.path.length));
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
function vh(e) {
	return {
		ok: !0,
		value: e
	};
}
function yh(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function bh(e, { displayRoot: t }) {
	return It(t, e).split(Rt).join("/");
}
function xh(e, t) {
	let n = It(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${Rt}`) && !Nt(n);
}
async function Sh(e, t) {
	for (let n = e;; n = Mt(n)) {
		if (await Vt(Pt(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === Mt(n) || n === t || t !== void 0 && !xh(n, t)) return;
	}
}
var Ch = class extends Error {};
async function wh(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new Ch());
	if (!t) return Ut(e);
	let [r, i] = await Promise.all([Wt(e), Wt(t.workspace)]);
	if (!xh(r, i)) throw new Ch();
	return Ut(r);
}
function Th(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function Eh(e) {
	try {
		return Th(e);
	} catch {
		return "";
	}
}
async function Dh(e, t, n) {
	try {
		return vh(Th(await Ut(e)));
	} catch (r) {
		let i = `${t} ${bh(e, n)} cannot be read: ${kh(r)}`;
		return yh(l("not-read", i));
	}
}
const Oh = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function kh(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof Ch) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${Oh[t] ?? (e instanceof Error ? e.message : e)}.`;
}
async function Ah(e, { commit: t }) {
	return t ? t.isFile(e) : Gt(e).then((e) => e.isFile(), () => !1);
}
async function jh(e, { commit: t }) {
	return t ? t.isFolder(e) : Gt(e).then((e) => e.isDirectory(), () => !1);
}
// src/report/words/labels.ts
function Mh({ kind: e, label: t }) {
	let n = m(t), { prefix: r, maxName: i } = qm(e);
	return r + Be(n, i);
}
function Nh(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${m(n.file)}:${n.line}` : "(not declared)";
}
function Ph({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${m(e)}: `) + (n ? `${O(n.project.name, 80)} (${O(t, 200)})` : O(t, 200));
}
function Fh(e) {
	return e.length <= 3 ? e.map((e) => m(e)).join(", ") : q(e.length, "manifest");
}
function Ih(e, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [];
	return [...Lh(e.changes, t, n), ...qh(e.kept, t)];
}
function Lh(e, t, n) {
	return e.map((e) => Rh(e, zh(e, t, n)));
}
function Rh(e, t) {
	return sp(e) ? {
		...t,
		isLoss: !0
	} : t;
}
function zh(e, { now: t, texts: n, file: r }, i) {
	let a = Mh(e), o = Nh(e, r);
	if (e.action === "destroy") return {
		sign: "-",
		label: a,
		place: o,
		words: [Jh[e.how]]
	};
	if (e.action === "create") return {
		sign: "+",
		label: a,
		place: o,
		words: [n ? Kh(e) : Gh(e.kind, e.fields)]
	};
	let s = e.fields.filter((t) => e.renamed_from === void 0 || !ym(e.kind, t)).map((r) => (n ? Tm(e.kind, r) : _m(e.kind, r)) + Yh(r.edited, t) + (fp(e.kind, r) ? ` (${Wh(i)})` : ""));
	return e.renamed_from === void 0 ? {
		sign: "~",
		label: a,
		place: o,
		words: s
	} : {
		sign: "»",
		label: `${a} ← ${O(e.renamed_from, 80)}`,
		place: o,
		words: [qm(e.kind).renamed, ...s]
	};
}
function Bh(e = []) {
	return e.map(({ variable: e, host: t, place: n }) => `! sends \${${m(e)}} to ${m(t)}  ${Nh({ place: n })}`);
}
function Vh({ name: e, before: t, after: n, widens: r }) {
	let [i, a] = fe(Uh(t), Uh(n), Hh).map((e) => s(e, Hh));
	return `${r ? "!" : " "} ${O(e, 80)}: ${i} → ${a}${r ? "   lets a run do more" : ""}`;
}
const Hh = 200;
function Uh(e) {
	return e === void 0 ? "not set" : m(e);
}
function Wh(e) {
	return `changes the texts in ${m(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function Gh(e, t) {
	return t.flatMap((t) => ym(e, t) ? [] : _m(e, t)).join(", ");
}
function Kh({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => vm(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => _m(e, t)).join(", ")})` : "", a = n ? [`${Tm(e, n)}${i}`] : [], o = t.filter((t) => !vm(e, t) && !ym(e, t)), s = o.filter((t) => xm(e, t)).map((t) => Tm(e, t)), c = o.filter((t) => !xm(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function qh(e, { texts: t, file: n }) {
	let r = ({ reason: e }) => Number(e === "seeded"), i = e.toSorted((e, t) => r(e) - r(t)), a = e.length > 20 ? i.slice(0, 19) : e, o = a.map((e) => ({
		sign: "!",
		label: Mh(e),
		place: Nh(e, n),
		words: [km(e, t)]
	})), s = e.length - a.length;
	return s > 0 && o.push({
		sign: "!",
		label: `and ${s} more kept`,
		place: "",
		words: ["the report file lists them all"]
	}), o;
}
const Jh = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Yh(e, t) {
	return e ? `   (live text edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)},`} ${Qh(t - e.at)}${e.reviewed ? ", reviewed" : ""})` : "";
}
const Xh = [
	["year", 31557600],
	["month", 2629800],
	["day", 86400],
	["hour", 3600],
	["minute", 60]
], Zh = E(() => new Intl.RelativeTimeFormat("en"));
function Qh(e) {
	let t = Xh.find(([, t]) => e >= t);
	return t ? Zh().format(-Math.floor(e / t[1]), t[0]) : "just now";
}
// src/report/words/manifestLines.ts
const $h = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, eg = "The manifests were not compared with those of the commit that the pull request would be merged into";
function tg({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...Lh(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => ng(e, a)),
		...n.map(rg),
		...r.map(ig)
	];
}
function ng({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${_m(t.kind, r)}${n ? ` ${lm(K(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: Mh(t),
		place: Nh(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function rg({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: Mh(r),
		place: Nh(r),
		words: o
	};
}
function ig(e) {
	return {
		sign: "~",
		label: m(e),
		place: "",
		words: ["on_create changes"]
	};
}
function ag(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(Gm).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${J(e)} ${t}`] : []), ...i > 0 ? [`${q(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const og = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function sg(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => dp(e.kind, t)) ? "removed" : e.fields.filter((t) => vm(e.kind, t)).some((t) => cp(e.kind, t)) ? "overwritten text" : sp(e) ? "overwritten" : Gm(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const cg = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function lg(e) {
	let t = ug(e), n = cg.flatMap((e) => t[e] > 0 ? [`${J(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function ug(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[dg(n)] += 1;
	return t;
}
function dg(e) {
	let t = sg(e);
	return t === "removed" || t === "new" ? t : Gm(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function fg(e) {
	return e;
}
function Y(e, ...t) {
	return fg(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function pg(e) {
	return fg(e.filter((e) => e !== "").join("\n\n"));
}
function mg(e) {
	return fg(e.join("\n"));
}
function hg(e) {
	return fg(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function gg(e) {
	return fg(e);
}
function _g(e, t) {
	if (!Sg.test(e)) throw Error(`${e} cannot be a title`);
	return Y`<details><summary>${fg(e)}</summary>\n\n${t}\n\n</details>`;
}
const vg = RegExp("(`{16})`+", "g");
function yg(e) {
	return e.replace(/[\n\r]/g, " ").replace(vg, "$1…");
}
function bg(e, t = "") {
	let n = e.map(yg), r = n.reduce((e, t) => Math.max(e, Eg(t)), 2), i = "`".repeat(r + 1);
	return fg([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function X(e) {
	return xg(m(e));
}
function xg(e) {
	let t = yg(e), n = "`".repeat(Eg(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return fg(`${n}${r}${t}${r}${n}`);
}
function Z(e) {
	return Sg.test(e) && !Cg.test(e) ? fg(e) : X(e);
}
const Sg = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Cg = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function wg(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#L\d+)?$/.test(t) ? fg(`[${e}](${t})`) : e;
}
function Tg(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return fg(`<!-- ${e} -->`);
}
function Eg(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/model/project.ts
function Dg(e) {
	return e.split(":")[0] ?? e;
}
function Og(e) {
	let t = Dg(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/plan/declaredContents.ts
const kg = {
	fields: new Map(),
	texts: new Set()
};
function Ag(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [jg(e), e])),
		texts: new Set(n.map((e) => M(Ng(e))))
	};
}
function jg({ field: e, part: t }) {
	return M([e, t ?? null]);
}
function Mg(e, { onCreate: t }) {
	return M(e.fields.flatMap((e) => e.declared(t)).map(Ng));
}
function Ng({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function Pg({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : Fg(i)
	};
}
function Fg(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(Fg) : [];
}
function Ig(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = Lg(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = zg(t, e(t).map((e) => Rg(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => Pg(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [M([...r(e)].sort())]), o((t) => [M(e.identity(t.values))]);
	let c = (t) => Fg(e.identity(t.values));
	return o((t) => [...(Pg(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function Lg(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function Rg(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function zg(e, t, n) {
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
function Bg(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ve(t, n, i ? [i.name, r] : []).path;
}
function Vg(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function Hg(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Ug(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Ug(e, t), ...(Pg(e, t).previously ?? []).map(Wg)];
		return Ig(e, {
			target: [...new Set(r.flatMap((e) => n.get(e) ?? []))],
			head: [t]
		}, (t) => Ag(e, t.values).texts).get(t);
	};
}
function Ug(e, t) {
	let { id: n } = Pg(e, t);
	return [...n === void 0 ? [] : [M(["id", n])], ...Fg(e.identity(t.values)).map(Wg)];
}
function Wg(e) {
	return M(["name", e]);
}
// src/plan/conflicts.ts
function Gg(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Bg(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? Hg(r, t);
		i.set(r, a);
		let o = a(n), s = o && Vg(r, o, e.part ?? "");
		return s === void 0 || M(s) !== M(e.declared);
	});
}
function Kg(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function qg(e) {
	return e.map(({ item: e, entry: t, kind: n }) => j(n, t, "conflict", Jg(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Jg({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Yg({ code: e }) {
	return e === "conflict";
}
function Xg(e) {
	return !Yg(e);
}
// src/report/words/driftLines.ts
function Zg(e, t) {
	let n = e.kept.filter(({ reason: e }) => e === "archived"), r = e.kept.filter(({ reason: e }) => e !== "archived");
	return [
		...e.changes.map((e) => Rh(e, t_(e, t))),
		...n.flatMap((e) => qh([e], { texts: t })).map((e) => ({
			...e,
			sign: "~"
		})),
		...qh(r, { texts: t })
	];
}
function Qg(e) {
	return e.map((e) => Mh(e)).sort();
}
function $g(e) {
	if (e.length === 0) return "";
	let t = Qg(e), n = t.length > e_ ? ` and ${t.length - e_} more` : "";
	return `Unmanaged: ${t.slice(0, e_).join(", ")}${n}`;
}
const e_ = 10;
function t_(e, t) {
	let n = {
		label: Mh(e),
		place: Nh(e)
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
		words: n_(e, t)
	};
}
function n_(e, t) {
	let { kind: n, renamed_from: r } = e, i = e.fields.filter((e) => r === void 0 || !ym(n, e)).map((r) => (t ? Em(n, r) : `${_m(n, r)} differs`) + r_(r.edited ?? (r.part === void 0 ? e.edited : void 0), r.edited !== void 0));
	return r === void 0 ? i : [`the project still has the old name ${O(r, 80)}`, ...i];
}
function r_(e, t) {
	if (!e) return "";
	let n = e.by === void 0 ? "" : `by ${O(e.by, 60)}, `;
	return `   (${t ? "" : "key changed "}${n}${Cm(e.at)})`;
}
// src/report/markdown/budget.ts
const i_ = (e) => e.length, a_ = (e) => Buffer.byteLength(e);
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
		return o_(this.groups);
	}
	get hidden() {
		return o_(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function o_(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var s_ = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, c_(t));
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
		return e.reduce((e, t) => e + this.#t(yg(t)) + 1, 0);
	}
};
function c_({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function l_(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${q(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? pg([mg(e.section.rows), ...s > 0 ? [Z(c)] : []]) : bg([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [_g(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [Y`${t === 3 ? Y`###` : Y`####`} ${Z(r)}`, u ? _g(`Show ${q(o.count, i)}`, l) : l];
}
function u_({ file: e, line: t }, n) {
	let r = X(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : wg(r, i);
}
// src/report/markdown/changeItems.ts
const d_ = 1e3;
function f_(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${Nh(e)}`;
	return {
		rows: [`- ${Mh(e)}  ${Jh[t]}${n}`],
		isLoss: !0
	};
}
function p_(e, t) {
	let n = h_(e, t), r = g_(e, t);
	return {
		rows: [hg([r === void 0 ? n : Y`${n}${r}`])],
		short: [hg([h_(e, {})])],
		...sp(e) && { isLoss: !0 }
	};
}
function m_(e, t) {
	let n = xg(s(km(e, t.texts), d_));
	return {
		rows: [hg([Y`${h_(e, t)}: ${n}`])],
		short: [hg([h_(e, {})])]
	};
}
function h_(e, { linkTo: t }) {
	return Y`${Y`**${X(Mh(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? Y` ← ${X(O(e.renamed_from, 80))}` : Y``}${"place" in e && e.place ? Y` · ${u_(e.place, t)}` : Y``}`;
}
function g_(e, t) {
	if (e.action === "destroy") return Y`: ${xg(Jh[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? Kh(e) : Gh(n, r);
		return i === "" ? void 0 : Y`: ${xg(s(i, d_))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !ym(n, t)).flatMap((e) => __(n, e, t));
	return i.length === 0 ? void 0 : Y`\n${bg(i, "diff")}`;
}
function __(e, t, { texts: n, languages: r }) {
	let i = _m(e, t), a = fp(e, t) ? [`  ${Wh(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = cp(e, t) ? y_(e, i, t) : [], c = o.length > 0 ? o : [v_(e, i, t)];
	return [
		...T_(t.edited),
		...c.map((e) => s(e, d_)),
		...a
	];
}
function v_(e, t, n) {
	return n.before === void 0 || pp(n.before) ? `+ ${t} ${w_(K(e, n.field, n.after))}` : `  ${Tm(e, n)}`;
}
function y_(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [K(e, n, r), K(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? pm(a.slots, o.slots).flatMap(([e, n, r]) => b_(`${t}.${e}`, n, r)) : b_(t, a, o);
}
function b_(e, t, n) {
	if (t.as === "set" && n.as === "set") return x_(e, t.members, n.members);
	let [r, i] = dm(t, n, 90), [a, o] = [C_(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${C_(n) ? "(empty)" : i}`];
	return [...a, o];
}
function x_(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => S_(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(hm), `${q(r.length, "other")} in both`].join(", ") : S_(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function S_(e) {
	return lm({
		as: "set",
		members: e
	});
}
function C_(e) {
	return e.as === "text" && e.text === "";
}
function w_(e) {
	return e.as === "text" ? dm(e, e, 90)[0] : lm(e);
}
function T_(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${Cm(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function E_(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ym(e.kind, t)).flatMap((t) => D_(e.kind, t));
	if (n.length !== 0) return { rows: [hg([Y`${h_(e, t)}\n${bg(n, "diff")}`])] };
}
function D_(e, t) {
	let n = _m(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : O_("-", n, K(e, t.field, r)), ...O_("+", n, K(e, t.field, i))];
}
function O_(e, t, n) {
	return k_(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = s(me(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${hm(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function k_(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const A_ = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function j_({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [N_(r.settings)] : [],
			P_((r ?? e).sends),
			F_(a.filter(Jt), n),
			...og.map((e) => M_(e, i, n)),
			R_(I_, a.filter(Yt), n),
			R_(L_, a.filter((e) => !Jt(e) && !Yt(e)), n),
			...r ? [B_(r)] : [],
			V_(i, n)
		],
		pending: r ? H_(r, n) : []
	};
}
function M_(e, t, n) {
	let r = t.filter((t) => sg(t) === e), i = {
		title: `${J(r.length)} ${A_[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new Q(r.map(f_))
	};
	let a = r.map((e) => p_(e, n));
	return {
		...i,
		layout: "list",
		section: new Q(a)
	};
}
function N_(e) {
	let t = e.map((e) => ({
		rows: [Vh(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${q(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new Q(t)
	};
}
function P_(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new Q(Bh(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function F_(e, t) {
	let n = e.map((e) => ({
		...m_(e, t),
		isLoss: !0
	}));
	return {
		title: `${q(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new Q(n)
	};
}
const I_ = "to pull: edited in the project, and not in the manifests", L_ = "kept: different, and not changed by apply";
function R_(e, t, n) {
	let r = t.length > 20 ? z_(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [hg([Y`and ${Z(J(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => m_(e, n));
	return {
		title: `${J(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new Q(i > 0 ? [...o, a] : o)
	};
}
function z_(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function B_({ released: e, released_kinds: t }) {
	let n = [...G.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => Mh(e))];
	return {
		title: `${J(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new Q(n.map((e) => ({ rows: [e] })))
	};
}
function V_(e, t) {
	let n = e.flatMap((e) => E_(e, t) ?? []);
	return {
		title: `All values in full: ${q(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new Q(n)
	};
}
function H_({ pending: e, resolved: t, commit: n }, r) {
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
		title: `Already pending, with or without this pull request: ${q(e.length, "change")}`,
		section: new Q(e.map((e) => p_(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${q(t.length, "change")}`,
		section: new Q(t.map((e) => ({ rows: p_(e, a).rows })))
	}];
}
function U_({ severity: e, place: t, message: n }, r) {
	let i = t ? Y` ${u_(t, r)}` : Y``;
	return { rows: [hg([Y`**${Z(e)}**${i}: ${G_(n)}`])] };
}
function W_(e, t) {
	return Im(e, Fm).map(({ result: e, names: n, count: r }) => {
		let i = Fp(e), a = i ? Y` · ${u_(i, t)}` : Y``, o = Z(Lp(e.outcome));
		return {
			count: r,
			rows: [hg([Y`**${X(n)}**${a} · ${o}: ${G_(Rp(e))}`])]
		};
	});
}
function G_(e) {
	return xg(O(e, 1e3));
}
// src/report/markdown/rows.ts
const K_ = 1e3;
function q_({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${m(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${O(n, K_)}`] };
}
function J_(e) {
	return Im(e, Fm).map(({ result: e, names: t, count: n }) => {
		let r = O(Rp(e), K_);
		return {
			count: n,
			rows: [`${Nh({ place: Fp(e) })}  ${t}  ${Lp(e.outcome)}: ${r}`]
		};
	});
}
function Y_({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${s(e, K_)}`)],
		...i && { isLoss: !0 }
	};
}
function X_(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: pg([
			...r ? [iv(e, t)] : [],
			ov(e, r),
			...sv(e),
			...cv(e, t),
			...o === void 0 ? [] : [Y`The backup is in ${X(O(o, 400))}.`],
			...s === void 0 ? [] : [Y`${Z(mh(void 0))}: ${X(O(s, 800))}`]
		]),
		problems: Z_(i.filter(Xg), n.linkTo),
		failed: {
			title: `${q(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new Q(W_(c, n.linkTo))
		},
		...Q_(e, t, n),
		unmanaged: ev(e, n)
	};
}
function Z_(e, t) {
	let n = new Q(e.map((e) => U_(e, t)));
	return {
		title: ph(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function Q_(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: $_(Zg(i, a)),
		pending: []
	};
	if (t === "restore") return {
		groups: $_(Ih(i, {
			now: n,
			texts: a,
			file: Mp(t, e)
		})),
		pending: []
	};
	let { own: o, pending: s } = j_(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function $_(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new Q(t.map(Y_))
	});
	return [r("change", n), r("kept item", t)];
}
function ev({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = Qg(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${J(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${J(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new Q(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function tv({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function nv(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function rv(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => l_(e, n, t), d = s.flatMap(u);
	return pg([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [_g("The plan", pg(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function iv(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = Y`### ${lv(n ?? r)}${i ? Y` · ${lv(i.project.name)}` : Y``}`;
	return a ? Y`${o}\n\n**${Z(`Applied: ${oh([e])}.`)}**` : i ? t === "plan" ? Y`${o}\n\n**${Z(av(lg(Up(e))))}**` : Y`${o}\n\n**${Z(t === "drift" ? $m([e]) : Ym(i, e.effort))}**` : o;
}
function av(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function ov({ id: e, plan: t }, n) {
	let r = Og(e);
	return Y`Project ${t && !n ? Y`${lv(t.project.name)} · ` : Y``}${X(O(e, 200))}${r === void 0 ? Y`` : Y` · ${wg(Y`open in Lokalise`, r)}`}`;
}
function sv({ target: e }) {
	return e?.is === "not compared" ? [Y`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${X(O(e.why, 400))}.`] : [];
}
function cv(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && Xm(n.project, Up(e));
	return i ? [Y`${Z(i.start)} ${X(i.languages)} ${Z(i.end)}`] : [];
}
function lv(e) {
	return X(O(e, 80));
}
// src/report/markdown/manifestGroups.ts
function uv({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [Y`${Z(eg)}: ${X(O(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = $h, a = Z(`Difference: ${ag(n)}.`);
	return [Y`**${Z(r)}** (${X(t.slice(0, 7))}). ${Z(i)}`, Y`**${a}**`];
}
function dv({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => fv(e, t, n.length > 1));
}
function fv(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = Y`**${Z(ag([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => ng(e, u.texts);
	return {
		isApplied: !1,
		head: n ? pg([Y`### ${lv(l)}`, d]) : Y``,
		problems: Z_([]),
		failed: Z_([]),
		groups: [
			N_(s),
			mv(`${J(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			mv(`${J(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...pv(r, u),
			mv(`${J(a.length)} with another id or former name`, a.map(rg)),
			mv(`${q(o.length, "manifest")} with other values for new entries`, o.map(ig)),
			V_(r, u)
		],
		pending: [],
		unmanaged: Z_([])
	};
}
function pv(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => p_(e, t));
		return {
			title: `${J(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new Q(r)
		};
	};
	return [
		r("changed", n.filter((e) => !Gm(e))),
		r("renamed", n.filter(Gm)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function mv(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new Q(t.map((e) => Y_(e)))
	};
}
// src/report/markdown/body.ts
const hv = 7 / 8;
function gv(e, t) {
	let n = Xp(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = yv(n), s = dv(n, t), c = o.length + s.length > 1, l = new s_(t.limit, i), u = pg([
		bv(n),
		xv(n, t),
		...Sv(n, t),
		...uv(n)
	]), d = (e) => Z(`… and ${q(e, "more project")}; ${r}.`), f = Dv(n, t);
	l.takeText(pg([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z_(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => X_(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(nv(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) tv(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), hv), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [_v, vv]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(tv)) {
		l.showLosses(y(), hv);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return pg([
		u,
		...l_(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => rv(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const _v = ({ problems: e }) => e, vv = ({ failed: e }) => e;
function yv({ problems: e, projects: t }) {
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
function bv(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return Y`## Translations: ${Z(ag(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? Y` · ${Z(q(n.length, "project"))}` : Y``;
	if (t === "plan" && i.length > 0) {
		let t = Np(e).filter(Yg).length, r = t > 0 ? `, ${q(t, "conflict")}` : "";
		return Y`## Translations: ${Z(lg(n.flatMap(Up)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? Y` · ${lv(o.plan.project.name)}` : Y``;
	return t === "plan" ? Y`## Translations: no plan${a}` : Y`## Lokaform ${Z(t)}${s}${a}`;
}
function xv({ manifests: e }, { lead: t = (e) => Y`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = Fh(e) || "no manifest", i = e.length === 1 ? Y`the manifest` : Y`the manifests`;
	return t(n ? Y`${i} ${X(s(r, 400))}` : Z(r));
}
function Sv(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? wv(e, t) : [Cv(e, dh(e))];
	if (!i) return o;
	let { sentence: c, names: l } = ch(e), u = l.length > 0 ? Y` Not reached: ${X(s(l.join(", "), 400))}.` : Y``;
	return [Y`❌ **${Z(c)}**${u}`, ...a ? o : []];
}
function Cv(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return Y`${Jp(e) ? Y`❌ ` : Hp(e) || n ? Y`✅ ` : Y``}**${Z(t)}**`;
}
function wv(e, { isPullRequest: t }) {
	if (Jp(e)) {
		let t = Np(e), n = t.filter(Yg), r = t.filter((e) => e.severity === "error" && Xg(e)), i = pg([...r.length > 0 ? [Cv(e, `${ph(r)}. ${Ev(r)}`)] : [], ...n.length > 0 ? [Cv(e, Tv(n))] : []]);
		return Ov(e) && e.projects.every((e) => Up(e).length === 0) ? [i, Y`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return Wp(e) ? [Y`✅ **${Z(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function Tv(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${J(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${q(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Ev(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Dv(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(Up), a = Ov(e) ? Y` The changes that are already pending are made as well.` : Y``, o = t ? Y`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : Y`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !Jp(Av(e)) ? [o] : [], kv(e)];
}
function Ov({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function kv(e) {
	return _g("How to read this", pg([
		...Ov(e) ? [Y`In numbers, with the changes that are already pending:`] : [],
		Z(dh(e)),
		Y`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

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
function Av(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Xg)
	}));
	return {
		...e,
		projects: t
	};
}
// \0node:crypto
const jv = (...e) => process.getBuiltinModule("node:crypto").createHash(...e), Mv = (...e) => process.getBuiltinModule("node:crypto").randomBytes(...e), Nv = 1048576;
function Pv(e, { now: t, reportFile: n, limit: r = Nv, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return Y`${gv(e, {
		now: t,
		limit: r - 1,
		measure: a_,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
// src/report/text/closingText.ts
function Fv(e, t) {
	let n = Jp(e) ? "bad" : "good", r = e.stopped ? [t("bad", lh(e))] : [], i = e.projects.flatMap(({ name: e, backup: t }) => t === void 0 ? [] : [`The backup${e === void 0 ? "" : ` of ${m(e)}`} is in ${m(t)}.`]), a = e.projects.flatMap(({ name: e, restore: t }) => t === void 0 ? [] : [`${mh(e)}: ${m(t)}`]), o = Iv(e);
	return [
		...r,
		...i,
		...o === "" ? [] : [t(n, o)],
		...a
	].map(d);
}
function Iv(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? ah(e) : r ? t === "drift" ? n.length > 1 ? $m(n) : "" : n.length > 1 ? Qm(n) : "" : e.stopped ? "" : fh(e);
}
// src/report/text/planText.ts
const Lv = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note"
};
function Rv(e, { paint: t, now: n, command: r, texts: i = !0 }) {
	let { plan: a, unmanaged: o = [] } = e;
	if (!a) return [];
	let s = r === "drift", c = `Lokaform ${r === "drift" || r === "restore" ? r : "plan"} · project ${Ph(e)} · ${Fh(e.manifests)}`, l = s ? Zg(a, i) : Ih(a, {
		now: n,
		texts: i,
		file: Mp(r, e)
	}), u = Og(e.id), f = u === void 0 ? [] : [`  ${t("dim", u)}`], p = s ? [] : Bh(a.sends).map((e) => `  ${t(Lv["!"], e)}`), m = s ? void 0 : Xm(a.project, a.changes), h = $g(o), g = s ? $m([e]) : Ym(a, e.effort, e.results?.length, r === "restore" ? "Restore" : "Apply"), _ = zv(l, t), v = h === "" ? [] : [`  ${t("dim", h)}`], y = m ? [`  ${t(Lv["!"], `${m.start} ${m.languages} ${m.end}`)}`] : [];
	return [
		t("strong", c),
		...f,
		..._,
		...p,
		...y,
		...v,
		t("strong", g)
	].map(d);
}
function zv(e, t) {
	let n = Vv(e.map(({ label: e }) => e), 36), r = Vv(e.map(({ place: e }) => e), 24);
	return e.flatMap((e) => Bv(e, n, r, t));
}
function Bv({ sign: e, label: t, place: n, words: r }, i, a, o) {
	let [s = "", ...c] = r, l = [...t].length <= i && [...n].length <= a && c.length === 0, u = `  ${o(Lv[e], e)} ${l ? Hv(t, i) : t}`;
	return l ? [`${u}  ${o("dim", Hv(n, a))}  ${s}`.trimEnd()] : c.length === 0 && s.length <= 20 ? [`${u}  ${o("dim", n)}  ${s}`.trimEnd()] : [`${u}  ${o("dim", n)}`.trimEnd(), ...r.map((e) => `      ${e}`)];
}
function Vv(e, t) {
	return e.map((e) => [...e].length).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
function Hv(e, t) {
	return e + " ".repeat(Math.max(0, t - [...e].length));
}
function Uv(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		en(e),
		e.place?.file
	]), r = new Map();
	for (let t of e) {
		let e = r.get(n(t));
		e ? e.push(t) : r.set(n(t), [t]);
	}
	let i = new Map();
	return e.flatMap((e) => {
		let a = r.get(n(e)) ?? [e], o = i.get(a) ?? 0;
		return i.set(a, o + 1), a.length <= 4 || e.place === void 0 || o < 3 ? Gv([e], t) : o === 3 && e.place ? [Wv(e.place.file, a.slice(o))] : [];
	});
}
function Wv(e, t) {
	let n = t.flatMap(({ place: e }) => e?.line ?? []), r = `${n.slice(0, 10).join(", ")}${n.length > 10 ? ", …" : ""}`;
	return d(`${m(e)}: the same problem ${t.length} more times, in lines ${r}`);
}
function Gv(e, t) {
	return e.map(({ severity: e, message: n, place: r }) => {
		let i = r ? `${m(r.file)}:${r.line}:${r.col}: ` : "";
		return d(`${i}${t(e === "error" ? "bad" : e === "warning" ? "change" : "note", e)}: ${g(n)}`);
	});
}
function Kv(e, t) {
	return Im(e).map(({ result: e, names: n }) => d(`${Nh({ place: Fp(e) })}: ${t("bad", Lp(e.outcome))}: ${n}: ${g(Rp(e))}`));
}
function qv({ problems: e, projects: t }, n) {
	return [...Uv(e, n), ...t.flatMap((e) => {
		let r = [
			...(e.bugs ?? []).map((e) => d(me(e))),
			...Uv(e.problems, n),
			...Kv(e.results ?? [], n)
		];
		return t.length > 1 && r.length > 0 ? [d(n("strong", `Project ${Ph(e)}`)), ...r] : r;
	})];
}
// src/report/text/requestText.ts
function Jv({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${m(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function Yv(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${m(r)} is sent again: ${a}.`]);
	};
}
// src/plan/comparePlans.ts
function Xv(e, t) {
	let n = Zv(t.plan, ny), r = iy([e.plan, t.plan]), i = Zv(e.plan, r), a = $v(e.plan), o = new Set(t.plan.kept.map(oy)), s = new Set(cy(t).map(ly)), c = new Set((t.plan.sends ?? []).map(sy)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: Qv(e.plan, ny, (e, t) => !n(e, t)),
		pending: Qv(e.plan, ny, n),
		resolved: Qv({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(oy(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(sy(e))),
		released: e.unmanaged.filter((e) => l.has(rp(e.kind).plural) && !s.has(ly(e)))
	};
}
function Zv({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => M([ty(e), t]))));
	return (e, t) => n.has(M([e, t]));
}
function Qv({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = ty(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [ey(e, a)];
	});
}
function $v({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(ly)), r = new Set(t.map(({ kind: e, label: t }) => M([e, t])));
	return (e) => r.has(M([e.kind, e.label])) || e.action === "destroy" && n.has(ly(e));
}
function ey(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => ip(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function ty(e) {
	return e.action === "create" ? M([
		e.kind,
		"new",
		e.identity
	]) : M([e.kind, String(e.id)]);
}
function ny(e) {
	return e.action === "update" ? e.fields.map(ry) : e.action === "destroy" ? [M(["destroy", e.how])] : [M(["create", ...e.fields.map(ry).toSorted()])];
}
function ry({ field: e, part: t, after: n }) {
	return M([
		e,
		t ?? null,
		n
	]);
}
function iy(e) {
	let t = new Set(e.flatMap(ay));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => M([e, t ?? null])) : t.has(ty(e)) ? ny(e) : [e.action];
}
function ay({ changes: e }) {
	let t = new Set();
	return e.map(ty).filter((e) => t.size === t.add(e).size);
}
function oy(e) {
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
function sy({ variable: e, host: t }) {
	return M([e, t]);
}
function cy({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function ly({ kind: e, id: t }) {
	return M([e, String(t)]);
}
// src/settings/changedSettings.ts
function uy(e) {
	return new Map(ve.flatMap((t) => {
		let n = t === lt ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function dy(e, t) {
	let n = ve.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return M(r ?? null) === M(i ?? null) ? [] : [{
			name: xe(n),
			...r !== void 0 && { before: fy(r) },
			...i !== void 0 && { after: fy(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function fy(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/settings/chooseProjects.ts
function py(e, t, n) {
	let r = (e) => l("bad-setting", e), i = k(pe, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [l("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => {
		if (a.includes(e)) return [];
		let t = Ie(e, a) || ` There are ${a.join(", ")}.`;
		return [l("no-project", `lokaform.yaml has no project "${e}".${t}`)];
	}), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(p) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, u = [p, ...Ze];
	if (c.length > 1) for (let t of u) k(t, e) !== void 0 && o.push(r(`The option --${Xe(t)} (in the action: ${Xe(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function my(e, t, n, r, i = []) {
	let a = ve.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = Cy(e, t, {
		members: [...o.map(_y), ...[...s].map(vy)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, by(e, t, n, a, i)])), u = o.map((n) => xy(e, t, n, i)), d = new Map(o.map((n) => [n, Sy(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => D(m, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => se(m, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function hy({ value: e, spot: t }, n) {
	return {
		value: Ey(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const gy = St(A(), At());
function _y(e) {
	return e.entries ? {
		...e,
		schema: Et(At())
	} : e.members ? {
		...e,
		schema: gy
	} : e;
}
function vy(e) {
	let t = ve.filter(({ parent: t }) => t === e).map((e) => e.name), n = `a mapping of ${t.slice(0, -1).join(", ")} and ${t.at(-1)} to numbers`;
	return {
		name: e,
		schema: gy,
		expects: n
	};
}
const yy = {
	values: {},
	broken: new Set(),
	problems: []
};
function by(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = hy(t, n), s = [...i, n];
	return Ey(o.value) ? Cy(e, o, {
		members: a,
		thing: s.join("."),
		within: s
	}) : yy;
}
function xy(e, t, { name: n, schema: r, members: i }, a) {
	let o = hy(t, n);
	if (!i || !Ey(o.value)) return yy;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return Cy(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function Sy(e, t, { name: n, entries: r }) {
	let i = hy(t, n);
	return r && Array.isArray(i.value) ? Li(e, i, r).problems : [];
}
function Cy({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, schema: s = wy(i) }) {
	let c = n ?? {}, l = s.safeParse(c), u = l.success ? [] : l.error.issues, d = new Set(u.flatMap(Ty)), f = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = Ey(c) ? Object.entries(c).filter(([e]) => !d.has(e)) : [];
	return {
		values: Object.fromEntries(p),
		broken: d,
		problems: Ei(u, {
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
function wy(e) {
	return yt(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function Ty(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function Ey(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
function Dy(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = my(e, n, "top", "lokaform.yaml"), i = Oy(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: [...r.problems, ...i?.problems ?? []]
	};
}
function Oy(e, t, n) {
	let r = n.get(lt);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(l("bad-setting", e, { place: t }));
	n.get(p) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(p));
	let o = new Map(), s = hy(t, lt.name);
	Object.keys(r).length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(lt));
	let c = new Map();
	for (let t of Object.keys(r)) {
		let n = se(e.file, s.spot, [t]);
		ky(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: l } = my(e, hy(s, t), "entry", "an entry of projects", [lt.name, t]);
		i.push(...l), o.set(t, r);
		let u = r.get(p), d = c.get(u ?? "");
		u === void 0 ? r.isBroken(p) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : a(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(p));
	}
	return {
		entries: o,
		problems: i
	};
}
function ky(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function Ay(e, t) {
	return Lt(t.working, k(dt, e) ?? dt.default);
}
async function jy(e, t) {
	let n = Ay(e, t), r = k(dt, e) === void 0 || t.commit && !await Ah(n, t), i = r ? Ay({}, t) : n;
	if (r && !await Ah(i, t)) return { problems: [] };
	let a = bh(i, t), o;
	try {
		o = Th(await wh(i, t));
	} catch (e) {
		if (e instanceof gh) throw e;
		return { problems: [l("not-read", `The settings in ${a} cannot be read: ${kh(e)}`)] };
	}
	let s = lu(a, o);
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: u } = Dy(s, Mt(i));
	return {
		config: c,
		problems: [...s.problems, ...u].sort(My)
	};
}
function My({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/precedence.ts
function Ny(e, { raw: t, environment: n, parts: r }) {
	let i = k(e, t);
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
	return Ny(e, t)?.value;
}
// src/settings/projectId.ts
const Py = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, Fy = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, Iy = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, Ly = {
	where: "the setting project",
	instead: "write the id itself"
}, Ry = {
	secrets: [],
	problems: []
};
function zy(e, t) {
	let n = Vy(e, t), { id: r, secrets: i } = n, a = k(w, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Dg(r))) return n;
	let o = k(p, t.raw) === void 0 ? e?.place(p) : void 0, s = `${By(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
	return {
		secrets: i,
		problems: [l("project-not-allowed", s, { ...o && { place: o } })]
	};
}
function By(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : k(p, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function Vy(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = k(p, t);
	if (a !== void 0) return Uy(a);
	let o = e?.get(p);
	return e && o !== void 0 ? Hy(o, n, e.place(p)) : e?.isBroken(p) || r?.projects ? Ry : i === void 0 ? {
		secrets: [],
		problems: [l("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : Dd(i).length > 0 ? Hy(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function Hy(e, t, n) {
	let [r, i, ...a] = Ed(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!Ed(e).some((e) => "name" in e)) return Wy(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([Ky("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, u = Bd(r.name, Ly, t);
	if ("message" in u) return o([l(u.code, u.message, { ...n && { place: n } })]);
	let { value: d } = u;
	if (!Iy.test(d)) return o([Ky(`The value of ${c} ${Gy}`, n)]);
	let f = Wy(d + s, `${c}${s}, with the value of ${c},`, n), p = [d, Dg(d)].map((e) => ({
		value: e,
		shown: c
	}));
	return f.id === void 0 ? f : {
		...f,
		secrets: p
	};
}
function Uy(e, t = "project") {
	let [n, r] = Fy.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? Wy(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [Ky(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : Wy(r.replace(/%3a/i, ":"), i);
}
function Wy(e, t, n) {
	return Py.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [Ky(`${t} ${Gy}`, n)]
	};
}
const Gy = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function Ky(e, t) {
	return l("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function qy(e) {
	let t = Yy(e.raw), n = G.map(({ name: n, settings: r }) => [n, !t && $(r.prune, e) || "off"]), r = G.flatMap(({ settings: t }) => t.limits.flatMap((t) => {
		let n = $(t, e);
		return n === void 0 ? [] : [[t.name, n]];
	})), i = {
		languages: $(et, e),
		writers: $(Me, e),
		take: $(rt, e),
		owner: $(Ae, e),
		prune: Object.fromEntries(n),
		onRemove: $(Ne, e),
		onProblem: $(it, e),
		protectedTags: $(We, e),
		limits: Object.fromEntries(r),
		maxDestroy: $(Ge, e),
		allowForeignProject: $(Oe, e)
	};
	return {
		rules: i,
		problems: G.flatMap((t) => Zy(t, i, e))
	};
}
function Jy(e) {
	let { value: t = {}, part: n } = Ny(et, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(et, e)]));
}
function Yy(e) {
	return Ze.some((t) => k(t, e) !== void 0) && ee.every((t) => (k(t, e) ?? "off") === "off");
}
function Xy(e, t) {
	let n = ee.some((t) => k(t, e) !== void 0);
	if (!t || !Yy(e) || n) return [];
	let r = [t.top, ...t.projects?.values() ?? []], i = ee.some((e) => r.some((t) => (t.get(e) ?? "off") !== "off")), a = `Prune is off in this run, because ${Ze.map((e) => `--${Xe(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add ${ee.filter(te).map((e) => `--${Xe(e)}`).join(" or ")}.`;
	return i ? [l("bad-setting", a, { severity: "notice" })] : [];
}
function Zy(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, { place: o } = Ny(a, n) ?? {}, s = (e) => l("bad-setting", e, { ...o && { place: o } }), c = (e) => n.parts.some((t) => t.isBroken(e)), u = Zt(e, t), d = [];
	return u === "owned" && t.owner === void 0 && !c(Ae) && d.push(s(`With ${a.name}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), u !== "off" && Xt(e, t) === void 0 && !c(Ne) && d.push(s(`The setting ${a.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`)), d;
}
// src/settings/textSources.ts
function Qy(e, t) {
	if (e.some((e) => e.isBroken(Ue))) return;
	let n = e.find((e) => e.get(Ue) !== void 0);
	return n?.get(Ue)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(Ue, r, "files"),
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
async function $y(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [l("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await Ut(Lt(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${kh(e)}`);
	}
}
const eb = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"INPUT_TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function tb(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => wd(t, e.get(ge) ?? "")).filter((e) => e !== void 0 && Ud(e) === void 0), i = eb.map((e) => wd(t, e)), a = [
		n,
		t[Rd],
		...r,
		...i
	].filter((e) => e !== void 0);
	return [...new Set(a)].filter((e) => e !== "");
}
const nb = l("bad-setting", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function rb(e, { usable: t, runToken: n, isNeeded: r }) {
	let i = e?.get(ge);
	if (!e || i === void 0) return {
		token: n,
		problems: r && n === void 0 ? [nb] : []
	};
	let a = (t) => ({
		token: void 0,
		problems: r ? [l("bad-setting", t, { place: e.place(ge) })] : []
	});
	if (!ib(i, t)) return a(`The setting token_env must not be ${i}: this variable is reserved, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	let o = wd(t.values, i) || void 0;
	if (o === void 0) return a(`The environment has no ${i}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`);
	let s = Ud(o);
	return s === void 0 ? {
		token: o,
		problems: []
	} : a(`The value of ${i}, which must contain the API token of this project, ${s}`);
}
function ib(e, { allowed: t }) {
	return e === "LOKALISE_API_TOKEN" || !Hd(e) && (!t || t.includes(e));
}
// src/settings/project.ts
function ab(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, needsTokens: l } = n, u = [t, a?.top].filter((e) => e !== void 0), d = {
		raw: r,
		environment: i,
		parts: u
	}, f = rb(t, {
		usable: o,
		runToken: s,
		isNeeded: l
	}), m = c ? zy(u[0], n) : Ry, h = qy(d), g = Dd(u[0]?.get(p) ?? "").length > 0;
	return {
		settings: {
			name: e,
			id: m.id ?? "",
			chosen: k(p, r) === void 0 && g ? m.id : void 0,
			secrets: m.secrets,
			token: f.token,
			manifests: ob(d, n),
			rules: h.rules,
			inFile: uy(u),
			languagePlaces: Jy(d),
			useAutomations: $(qe, d),
			concurrency: $($e, d),
			batchSize: $(Ke, d),
			rate: $(ze, d),
			showTexts: $(S, d)
		},
		problems: [
			...m.problems,
			...f.problems,
			...h.problems
		]
	};
}
function ob({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of Ze) {
		let o = k(n, e);
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
	let o = Qy(t, i);
	return o && {
		globs: a,
		texts: o,
		folder: i
	};
}
// src/settings/resolve.ts
async function sb(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o }) {
	let { working: s } = n, { config: c, problems: l } = await jy(t, n), u = await $y(k(v, t), s), d = o ?? u.token ?? (r.LOKALISE_API_TOKEN || void 0), m = tb(c, r, d), g = {
		values: r,
		tokens: m,
		allowed: k(re, t)
	}, b = {
		raw: t,
		environment: r,
		parts: c ? [c.top] : []
	}, x = $(ut, b), S = py(t, c, a), C = e !== "validate" && !x, w = {
		raw: S.names.length > 1 ? {
			...t,
			[Xe(p)]: []
		} : t,
		environment: r,
		config: c,
		usable: g,
		runToken: d,
		online: C,
		needsTokens: C && n.commit === void 0,
		backupProject: a,
		working: s
	}, T = c === void 0 && l.length > 0, E = (e) => ab(e, e === void 0 ? void 0 : c?.projects?.get(e), w), ee = T ? [] : S.names.map(E), te = ee.map(({ settings: e }) => e), ne = S.others.map((e) => E(e).settings), ie = (e, n) => {
		let r = k(e, t) ?? n;
		return r === void 0 ? void 0 : Lt(s, r);
	};
	return {
		settings: {
			command: e,
			apiUrl: $(ke, b),
			projects: te,
			others: ne.flatMap(({ manifests: e }) => e ?? []),
			usable: g,
			secrets: [...m.map(y), ...[...te, ...ne].flatMap((e) => e.secrets)],
			timeLimit: $(De, b),
			format: $(ft, b),
			detailedExitcode: $(ot, b),
			publish: $(ye, b),
			summarizes: !1,
			failOnDrift: $(mt, b),
			matrix: x,
			applyFrom: $(ue, b),
			yes: $(He, b),
			verbose: $(h, b),
			quiet: $(he, b),
			out: ie(f),
			report: ie(_),
			configFile: Ay(t, n),
			plan: ie(ct),
			reports: [],
			backupDir: ie(tt, i),
			force: $(je, b),
			restoreFlags: cb(t, c !== void 0)
		},
		problems: lb([
			...u.problems,
			...Je(t),
			...l,
			...S.problems,
			...ee.flatMap((e) => e.problems),
			...w.online ? Xy(t, c) : []
		])
	};
}
function cb(e, t) {
	return [
		dt,
		...t ? [p] : [],
		v,
		ke
	].flatMap((t) => {
		let n = k(t, e);
		return n === void 0 ? [] : [`--${Xe(t)}`, n];
	});
}
function lb(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// node_modules/fast-glob/out/utils/array.js
var ub = n(((e) => {
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
})), db = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), fb = n(((e) => {
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
})), pb = n(((t) => {
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
})), mb = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), hb = n(((e, t) => {
	var n = mb(), r = {
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
})), gb = n(((t, n) => {
	var r = hb(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), _b = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = gb(), i = ne(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
	function ee(e) {
		return e.reduce((e, t) => e.concat(te(t)), []);
	}
	t.expandPatternsWithBraceExpansion = ee;
	function te(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = te;
	function re(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = re;
	function ie(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = ie;
	function ae(e, t) {
		return e.map((e) => ie(e, t));
	}
	t.convertPatternsToRe = ae;
	function oe(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = oe;
	function se(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = se;
	function ce(e) {
		let t = [], n = [];
		for (let r of e) D(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = ce;
	function D(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = D;
})), vb = n(((t, n) => {
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
})), yb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = vb();
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
})), bb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), xb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = ub(), e.errno = db(), e.fs = fb(), e.path = pb(), e.pattern = _b(), e.stream = yb(), e.string = bb();
})), Sb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = xb();
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
})), Cb = n(((e) => {
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
})), wb = n(((e) => {
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
})), Tb = n(((t) => {
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
})), Eb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Tb();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Db = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = Cb(), n = wb(), r = Eb();
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
})), Ob = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), kb = n(((e, t) => {
	t.exports = r;
	let n = Ob();
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
})), Ab = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), jb = n(((e) => {
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
})), Mb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = jb();
})), Nb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), Pb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Db(), n = kb(), r = Ab(), i = Mb(), a = Nb();
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
})), Fb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Db(), n = Ab(), r = Mb(), i = Nb();
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
})), Ib = n(((t) => {
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
})), Lb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Db(), i = Ib();
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
})), Rb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = Pb(), n = Fb(), r = Lb();
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
})), zb = n(((e, t) => {
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
})), Bb = n(((e, t) => {
	var n = zb();
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
})), Vb = n(((e) => {
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
})), Hb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Vb();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), Ub = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Rb(), i = Bb(), a = Vb(), o = Hb();
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
})), Wb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Ub();
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
})), Gb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Ub();
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
})), Kb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rb(), n = Vb(), r = Hb();
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
})), qb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Kb();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), Jb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Rb();
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
})), Yb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = Wb(), n = Gb(), r = qb(), i = Jb();
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
})), Xb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Db(), i = xb();
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
})), Zb = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Db(), i = Yb(), a = Xb();
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
})), Qb = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Yb(), n = Xb(), r = Zb();
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
})), $b = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xb();
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
})), ex = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = $b();
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
})), tx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xb(), n = ex();
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
})), nx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xb();
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
})), rx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xb();
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
})), ix = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = xb();
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
})), ax = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = tx(), i = nx(), a = rx(), o = ix();
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
})), ox = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Qb(), n = ax();
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
})), sx = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Zb(), i = ax();
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
})), cx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Db(), n = Yb(), r = Xb();
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
})), lx = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = cx(), n = ax();
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
})), ux = n(((t) => {
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
})), dx = n(((e, t) => {
	let n = Sb(), r = ox(), i = sx(), a = lx(), o = ux(), s = xb();
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
})), fx = t(dx(), 1);
const px = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function mx(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(hx)) : r(px), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, hx(e)) : r(px), (e) => r(e));
		}
	};
}
function hx({ name: e, kind: t }) {
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
async function gx(e, t, n, r) {
	let i = Lt(t, e);
	return await Ah(i, n) ? [i] : _x(e.split(Rt).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof gh) throw e;
		return [];
	});
}
async function _x(e, t, n, r) {
	let i = [];
	if (n.commit && !fx.default.isDynamicPattern(e)) return i;
	let a = fx.default.stream(e, {
		...t,
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: mx(n.commit) }
	});
	for await (let e of a) {
		if (r.aborted) break;
		let a = Lt(t.cwd, String(e));
		await Ah(a, n) && i.push(a);
	}
	return i;
}
// src/files/textFiles.ts
async function vx(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await yx(a, t, n), o = e.flatMap((e) => xx(a, e) ?? []), s = o.filter(({ textFile: e }) => Sx(a, e.language));
		i.push(...wx(a, e, o), ...Tx(a, s, t));
		for (let e of s.sort(Cx(a))) r.has(e.full) ? i.push(Ex(a, bh(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function yx(e, t, n) {
	return (await gx(u(e), e.folder, t, n)).filter((e) => c(e) !== void 0).sort();
}
function bx({ folder: e }, t) {
	return It(e, t).split(Rt).join("/");
}
function xx(e, t) {
	let n = bx(e, t), r = C(e, n);
	if (!(be(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			..._e(e, n)
		}
	};
}
function Sx(e, t) {
	return t === void 0 || dd(e, t);
}
function Cx({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function wx(e, t, n) {
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
		let t = o.find((t) => Te(t ?? "", e)), n = t === void 0 ? `Create the file, remove ${e} from languages, or let lokaform pull create it with --create-files.` : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`, i = `texts "${r}" has no file for the language ${e}. ${n}`;
		return l("no-language-file", i, { place: a });
	});
}
function Tx({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		if (!a) return [];
		let o = `key_name has {${i}}, which is empty for ${bh(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`;
		return [l("bad-setting", o, { place: t })];
	});
}
function Ex({ place: e }, t) {
	let n = `${t} is also named by another row of texts. Name each file in one row.`;
	return l("bad-setting", n, { place: e });
}
// src/files/manifests.ts
async function Dx(e, t, n, r) {
	let { paths: i, problems: a } = await Ox(e, t, n, r), o = await vx(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: e, textFiles: t } of G) {
		let a = (i[e] ?? []).map((e) => ({ full: e })), l = await Mx(t ? [...a, ...o.found] : a, n, r);
		s[e] = l.texts, c.push(...l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let e = G.map(({ plural: e }) => e), t = `There is no manifest: neither ${e.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${e.map((e) => `--${e}`).join(" or ")} (in the action: ${e.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(l("no-manifest", t));
	}
	return {
		manifests: s,
		problems: c
	};
}
async function Ox({ globs: e, folder: t }, { id: n }, r, i) {
	let a = {}, o = [], s = Object.values(e).some((e) => e !== void 0);
	for (let { plural: c, sharedByBranches: l } of G) if (s) {
		let t = await jx(c, e[c], r, i);
		a[c] = t.files, o.push(...t.problems);
	} else a[c] = l && n.includes(":") ? [] : await Ax(`${c}.yaml`, t, r);
	return {
		paths: a,
		problems: o
	};
}
async function kx(e, t) {
	let n = await Promise.all(e.map((e) => Ox(e, { id: "" }, {}, t))), r = (await vx(e.flatMap(({ texts: e }) => e), { displayRoot: "" }, t)).found.map(({ full: e }) => e);
	return Object.fromEntries(G.map(({ plural: e, textFiles: t }) => {
		let i = n.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...i, ...r] : i];
	}));
}
async function Ax(e, t, n) {
	let r = Lt(t, e);
	return await Ah(r, n) ? [r] : [];
}
async function jx(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await gx(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await jh(Lt(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(l("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Mx(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = bh(a, t);
		try {
			let n = Th(await wh(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof gh) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(l("not-read", `${e} cannot be read: ${kh(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/kinds/read.ts
function Nx(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function Px(e, t) {
	let n = Fx(e, t);
	for (;;) {
		let e = n.next();
		if (e.done) return e.value;
	}
}
function* Fx(e, t, n = new Map()) {
	let r = [], i = {}, a = new Map();
	for (let o of G) {
		let s = e[o.plural] ?? [];
		if (s.length === 0) continue;
		let c = [];
		for (let e of s) {
			let { path: r, text: i, textFile: a } = e, s = M([
				o.name,
				r,
				a ? Rx(a) : null
			]), l = n.get(s), u = l?.text === i ? l.read : Ix(o, e, t);
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
		problems: zx(r, e)
	};
}
function Ix(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Lx(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = Ix(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Rx({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function zx(e, t) {
	let n = G.flatMap(({ plural: e }) => t[e] ?? []), r = new Map(n.map(({ path: e }, t) => [e, t])), i = ({ place: e }) => [
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
function Bx({ declared: e, manifests: t }) {
	let n = G.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Vx = new AbortController().signal;
async function Hx({ projects: e, usable: t }, n, r = Vx, i = new Map()) {
	let a = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let { manifests: e, problems: c } = await Dx(s.manifests, s, n, r), l = Fx(e, t, i), u = l.next();
		for (; !u.done && !r.aborted;) await Kt(), u = l.next();
		if (!u.done || r.aborted) break;
		let { declared: d, problems: f } = u.value;
		o.push(...c, ...f);
		let p = Object.values(e).flatMap((e) => e.map(({ path: e }) => e));
		a.push({
			settings: s,
			declared: d,
			manifests: p,
			textFiles: Nx(e)
		});
	}
	return {
		reads: a,
		problems: [...o, ...Ux(a)]
	};
}
function Ux(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Wx(t, e) !== void 0), a = i && Wx(t, i);
		if (!i || !a) return [];
		let o = `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`;
		return [l("bad-setting", o)];
	});
}
function Wx(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Dg(e.settings.id) !== Dg(t.settings.id)) return;
	let n = G.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// src/run/target.ts
const Gx = {
	entries: {},
	variables: new Map()
};
async function Kx(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c }) {
	let l = {
		...n.folders,
		commit: i
	}, u = (t) => sb(e, t, {
		...n,
		folders: l
	}), d = await u(t), f = !d.problems.some(({ code: e }) => e === "no-project"), { settings: p, problems: m } = f ? d : await u({
		...t,
		[Xe(pe)]: []
	});
	c(p.secrets);
	let h = p.projects.filter(({ id: e }) => f || s.includes(e)), g = await Hx({
		...p,
		projects: h
	}, l, a, o);
	c(g.reads.flatMap(({ declared: e }) => Cd(e.variables)));
	let _ = g.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), v = [...m.filter(({ code: e }) => !Jx.includes(e)), ..._].find(Yx);
	return v ? {
		is: "missing",
		why: Xx(v)
	} : {
		is: "read",
		commit: r,
		projects: g.reads
	};
}
const qx = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], Jx = ["unset-variable", "project-not-allowed"];
function Yx({ severity: e, code: t }) {
	return e === "error" && !qx.includes(t);
}
function Xx({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${Nh({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function Zx(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => Qx(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? Gx, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		declared: {
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: dy(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function Qx({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(p));
}
function $x(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => {
		let t = `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`;
		return l("released-project", t, { severity: "warning" });
	});
}
function eS(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? Xx(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...Xv(e, n),
		settings: i,
		released_kinds: a
	};
}
// \0node:child_process
const tS = (...e) => process.getBuiltinModule("node:child_process").spawn(...e), nS = (...e) => process.getBuiltinModule("node:child_process").spawnSync(...e), rS = {
	output: 67108864,
	time: 3e4
};
var iS = class extends Error {
	name = "GitFailure";
};
const aS = /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, oS = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0"
}, sS = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
];
async function cS(e, t, { environment: n, signal: r, limits: i = rS }, a = "") {
	let o = Object.entries(n).filter(([e]) => aS.test(e)), s = {
		...Object.fromEntries(o),
		...oS,
		GIT_CEILING_DIRECTORIES: Mt(e)
	}, c = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, o) => {
		let l = tS("git", [...sS, ...t], {
			cwd: e,
			env: s,
			signal: c,
			windowsHide: !0
		}), [u, d] = [[], []], f = 0;
		l.on("error", (e) => o(new iS(lS(e, r)))), l.stdout.on("data", (e) => {
			f += e.length, f <= i.output ? u.push(e) : (o(new iS("The history of the repository is too large to read.")), l.kill());
		}), l.stderr.on("data", (e) => {
			d.length < 10 && d.push(e);
		}), l.on("close", (e) => {
			e === 0 ? n(Buffer.concat(u)) : o(new iS(uS(Buffer.concat(d).toString("utf8"), e)));
		}), l.stdin.on("error", () => {}), l.stdin.end(a);
	});
}
function lS(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : "code" in e && e.code === "ENOENT" ? "The program git was not found. Install it." : `The program git could not be started: ${e.message}.`;
}
function uS(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The manifests are not in a git repository.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/files/gitLog.ts
const dS = 67108864;
async function fS(e, t, n, r = 2e3) {
	if (!await pS(e, n)) return { commits: [] };
	let i = (await cS(e, [
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
		commits: await hS(e, o, n),
		why: `The repository has more than ${r} commits since then, and older ones are not read.`
	} : s.parent !== void 0 || !await mS(e, s.id, n) ? { commits: await hS(e, o, n) } : {
		commits: await hS(e, o.slice(0, -1), n),
		why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
	} : { commits: [] };
}
async function pS(e, t) {
	return !(await cS(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function mS(e, t, n) {
	let r = (await cS(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function hS(e, t, n) {
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
	], o = gS((await cS(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, time: t }) => ({
		time: t,
		changes: o.get(e) ?? []
	}));
}
function gS(e) {
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
async function _S(e, t) {
	if (!await pS(e, t)) return new Map();
	let n = await cS(e, [
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
async function vS(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await cS(e, ["cat-file", "--batch-check"], n, i(t)), o = dS, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? rS,
		output: 2 * dS
	}, u = await cS(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, Eh(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function yS(e, t, n) {
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
const bS = "The manifests are not in a git repository.";
var xS = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = () => !1) {
		let { displayRoot: r } = this.#e.folders, i = await Wt(r).catch(() => r), a = [], o = new Set();
		for (let [r, s] of await this.#n(t)) {
			if (r === void 0) {
				o.add(bS);
				continue;
			}
			let t = (e) => s.get(e) ?? It(i, Pt(r, e)).split(Rt).join("/"), c = {
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
		let c = o.size === 1 && o.has(bS);
		return {
			is: "unreadable",
			why: [...o].join(" "),
			...c && { noRepository: c },
			versions: s
		};
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await Wt(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = Lt(t, n), a = await Wt(e).catch(() => e), o = await Sh(Mt(a), r), s = o === void 0 ? n : It(o, a).split(Rt).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new SS(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, SS = class {
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
			let { commits: n, why: r } = await this.#a(e), i = yS(n, t.names, t.isManifest), a = await this.#l([...await this.#o(t), ...i.filter(({ until: t }) => t >= e)]), o = r ?? a.why;
			return {
				versions: a.versions,
				...o !== void 0 && { why: o }
			};
		} catch (e) {
			if (e instanceof iS) return {
				versions: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e) {
		return (!this.#n || this.#n.since > e) && (this.#n = {
			since: e,
			read: fS(this.#e, e, this.#t, this.#t.maxCommits)
		}), this.#n.read;
	}
	async #o({ names: e, isManifest: t }) {
		this.#r ??= _S(this.#e, this.#t);
		let n = await this.#r, r = Math.floor(this.#t.now() / 1e3), i = [...e].filter((e) => !n.has(e)), a = [...n].filter(([n]) => e.has(n) || t(n));
		await this.#c(a.map(([, e]) => e));
		let o = [];
		for (let [e, t] of a) {
			let n = await this.#s(e), i = this.#i.get(t);
			(n === void 0 || CS(n) !== CS(i)) && o.push({
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
		let t = Pt(this.#e, e);
		try {
			return (await Vt(t)).isFile() ? Eh(await Ut(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await vS(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function CS(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/files/outputPaths.ts
async function wS(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(PS))), a = new Map();
	for (let t of e) {
		let e = await PS(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await DS(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.option, TS(t, s));
	}
	return r;
}
function TS({ option: e, path: t }, n) {
	return l("not-written", `${e}: ${t} ${n}.`);
}
async function ES(e, t, n, r) {
	let i = await DS(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let { path: a } = e, o = jS(a, n), s = Bt.O_WRONLY | Bt.O_CREAT | (o === void 0 ? 0 : Bt.O_NOFOLLOW ?? 0), c = await Ht(a, s, r ?? 438);
	try {
		let e = await c.stat();
		if (o !== void 0) {
			let t = await Vt(a), n = Pt(await Wt(o), It(o, Mt(a)));
			if (e.ino !== t.ino || e.dev !== t.dev || await Wt(Mt(a)) !== n) throw Error("it was replaced while it was opened");
		}
		r !== void 0 && await c.chmod(r), e.isFile() && await c.truncate(), await c.writeFile(t);
	} finally {
		await c.close();
	}
}
async function DS({ path: e, is: t }, n) {
	let r = t === "folder" && MS(n).includes(e), i = r ? e : jS(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await NS(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return kS(e);
	let a = await Gt(e).catch(() => void 0);
	return a?.isDirectory() ? "is a folder. Name a file" : a && !a.isFile() && n.confined ? "is not an ordinary file. Choose another file" : (await Gt(Mt(e)).catch(() => void 0))?.isDirectory() ? await AS(a ? e : Mt(e)) ? void 0 : OS : "cannot be written: its folder does not exist. Create it first";
}
const OS = "cannot be written: this user may not write there";
async function kS(e) {
	let t = await Gt(e).catch(() => void 0);
	return !t && Mt(e) !== e ? kS(Mt(e)) : t?.isDirectory() ? await AS(e) ? void 0 : OS : "is a file, or is below one. Choose a folder";
}
function AS(e) {
	return zt(e, Bt.W_OK).then(() => !0, () => !1);
}
function jS(e, t) {
	return MS(t).find((t) => xh(e, t));
}
function MS({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [Lt(e)]);
}
async function NS(e, t) {
	let n = t;
	for (let r of It(t, e).split(Rt)) {
		n = Pt(n, r);
		let e = await Vt(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return It(t, n);
	}
}
async function PS(e) {
	let t = await Gt(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await Wt(Mt(e)).catch(() => Mt(e));
	return Pt(n, jt(e));
}
var FS = class {
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
		this.#t || (this.#n = LS(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${RS(e)}`
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
		await qt(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a);
	}
};
function IS(e, t) {
	let n = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), r = () => e.stop("SIGTERM"), i = () => e.stop("SIGHUP");
	process.on("SIGINT", n), process.on("SIGTERM", r), process.on("SIGHUP", i);
	let a = t === void 0 ? void 0 : setTimeout(() => e.stop("time limit", t), t);
	return () => {
		process.off("SIGINT", n), process.off("SIGTERM", r), process.off("SIGHUP", i), clearTimeout(a), e.close();
	};
}
function LS(e, t) {
	return e === "time limit" ? `The time limit of ${zS(t)} was reached.` : `The run was stopped by ${e}.`;
}
function RS(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function zS(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/terminal/progress.ts
function BS(e, t, n) {
	let { changes: r } = e, [i] = r, a = VS(r), o = t.filter(({ state: e }) => e === "done").length, s = t.length, c = o === s ? n("good", "✓") : n("bad", "✗"), { one: l, progress: u } = qm(e.kind);
	if (u === "name" && s === 1) return `  ${c} ${`${l} ${m(i?.label ?? "")}`} ${o === s ? a : `not ${a}`}`;
	let d = Jm(s, e.kind), f = o === s ? d : `${J(o)} of ${d}`, p = t.filter(Ip).length;
	return `  ${c} ${f} ${a}${p > 0 ? `, ${J(p)} in part` : ""}`;
}
function VS(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(Gm) ? "renamed" : e.some(Gm) ? "updated or renamed" : "updated";
}
// src/terminal/terminal.ts
const HS = "lokaform-backup";
function US(e) {
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
		showProblems: (e) => WS(e, r),
		confirm: async (e) => !i || Qe(e, i, new FS()),
		ask: i && ((e, t) => Qe(e, i, t)),
		missingSecrets: () => void 0,
		context: (t, n) => GS(t, n, e),
		publish: async () => [],
		close: async (t, n) => JS(t, n, e),
		exitsWithFindings: ({ command: e, detailedExitcode: t }) => t || e === "drift",
		reportPull: void 0,
		setSecret: void 0
	};
}
function WS(e, t) {
	for (let n of Uv(e, t.paintError)) t.error(n);
}
function GS(e, t, n) {
	let { folder: r, environment: i, console: a, now: o } = n, s = Yv(o), { quiet: c, verbose: l, format: u } = e, d = (e) => a.error(a.paintError("dim", e)), f = {
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
			l && d(Jv(e));
		},
		onWait: (e) => {
			if (!c) for (let t of s(e)) d(t);
		},
		onPlan: (r) => KS(r, e, t, n),
		onBatch: (e, t) => {
			!c && u === "text" && a.out(BS(e, t, a.paint));
		},
		history: new xS({
			folders: f,
			environment: i,
			now: o,
			signal: t.stopping
		})
	};
}
async function KS(e, t, n, r) {
	let { console: i, prompt: a } = r, o = e.problems.some(({ reach: e, severity: t }) => e === "project" && t === "error"), s = (e.plan?.changes.length ?? 0) > 0, c = (t.command === "apply" || t.command === "restore") && !t.yes && s && !o ? a : void 0, l = t.format === "text", u = qS(t, r);
	if (l && r.showPlan && (!t.quiet || c)) for (let t of Rv(e, u)) i.out(t);
	if (!c || n.stopped) return !0;
	if (!l || !c.seesOut) {
		let t = Rv(e, {
			...u,
			paint: i.paintError
		});
		for (let e of l ? t.slice(-1) : t) i.prompt(e);
	}
	for (let t of Uv(e.problems, i.paintError)) i.prompt(t);
	return Qe("Apply this plan?", c, n);
}
function qS({ command: e }, { console: { paint: t }, now: n }) {
	return {
		paint: t,
		now: n() / 1e3,
		command: e
	};
}
function JS(e, t, n) {
	let { console: r, now: i } = n, { paint: a, paintError: o } = r, { format: s, quiet: c, command: l } = t;
	s === "json" && r.out(st(e)), s === "markdown" && r.out(Pv(e, {
		now: i() / 1e3,
		reportFile: t.report
	}).trimEnd());
	for (let t of qv(e, o)) r.error(t);
	if (s === "text") {
		if (c && (l === "plan" || l === "drift")) for (let i of e.projects) {
			let e = Rv(i, qS(t, n)).at(-1);
			e !== void 0 && r.out(e);
		}
		if (Jp(e)) for (let t of Fv(e, o)) r.error(t);
		else for (let t of Fv(e, a)) r.out(t);
	}
}
// src/model/digest.ts
function YS(e, t) {
	return jv("sha256").update(M([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
function XS(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", c = se(t.file, t.spot, [s]), l = {
		kind: e.name,
		label: e.label(o),
		place: c
	}, u = n === void 0 ? void 0 : Re(e.tags(n), i.rules);
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
	})), p = [...eC(e, {
		...t,
		values: o
	}, n, s), ...f.flatMap(({ field: n, issues: r }) => tC(e, {
		...t,
		values: o
	}, n.name, r))];
	if (p.length > 0) return {
		kept: [],
		skipped: l,
		problems: p
	};
	let m = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), h = f.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : YS(e.id(n), a);
		return {
			...nC(i, t),
			...o !== void 0 && { seen: o }
		};
	})), g = m === void 0 ? [] : h.filter((t) => dp(e.name, t)), _ = h.filter((e) => !g.includes(e));
	if (n === void 0) return {
		change: {
			...l,
			ref: a,
			action: "create",
			identity: e.identity(o),
			fields: _
		},
		kept: [],
		problems: p
	};
	let v = e.id(n), y = e.staysArchived(o, n, d) ? [{
		...l,
		id: v,
		reason: "archived",
		place: c
	}] : [], b = f.flatMap((e) => e.kept.map((e) => ({
		...l,
		...e,
		id: v,
		place: nC(e, t).place
	}))), x = m !== void 0 && g.length > 0 ? [{
		...l,
		id: v,
		reason: "protected",
		tag: m,
		place: c
	}] : [], S = [
		...y,
		...x,
		...b
	], C = f.flatMap((e) => e.open ?? []), w = QS(e, {
		...t,
		values: o
	}, _, b);
	if (w) return {
		kept: S,
		skipped: l,
		problems: [w],
		open: C
	};
	let T = hp(e, n, _, i.project);
	if (T.length === 0) return {
		kept: S,
		problems: p,
		open: C
	};
	let E = $S(e, n, T), ee = r === void 0 ? {} : { renamed_from: r }, te = e.lastEdit(n);
	return {
		change: {
			...l,
			place: ZS(c, T),
			ref: a,
			action: "update",
			id: v,
			identity: e.identity(o),
			...ee,
			seen: E,
			...te && { edited: te },
			fields: T
		},
		kept: S,
		problems: p,
		open: C
	};
}
function ZS(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function QS(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => e.reason === "edited" && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return j(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with the option or input take.`, {
		path: [i.field],
		ofName: !0
	});
}
function $S(e, t, n) {
	return YS(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function eC(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [j(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function tC(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => j(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function nC(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: se(t, n, r)
	};
}
// src/plan/take.ts
function rC(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(iC));
	return e.filter((e) => !n.has(e)).map((e) => {
		let t = `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${Ie(e, [...n])}`;
		return l("unknown-take", t);
	});
}
function iC({ entries: e }) {
	return G.flatMap((t) => {
		let n = t.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (e[t.plural] ?? []).flatMap(({ values: e }) => {
			let r = n.flatMap((t) => t.declared(e).map(({ part: e }) => e ?? ""));
			return Fg(t.identity(e)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/plan/compareDeclarations.ts
function aC(e, t) {
	let n = G.map((n) => oC(n, {
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
function oC(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, Ag(e, t.values)])), i = (e) => r.get(e) ?? kg, a = Ig(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), o = new Set(a.values()), s = [], c = [], l = [], u = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), o = `${e.name}:${n + 1}`;
		if (!t) {
			s.push(cC(e, r, o));
			continue;
		}
		let d = lC(e, r, t, o, i);
		d && s.push(d);
		let f = dC(i(r), i(t));
		f.length > 0 && c.push({
			...sC(e, r),
			fields: f
		}), l.push(...fC(e, r, t, d?.renamed_from !== void 0)), Mg(e, r) !== Mg(e, t) && u.push(r.file.path);
	}
	return {
		changes: s,
		released: [...n.filter((e) => !o.has(e)).map((t) => sC(e, t)), ...c],
		rematched: l,
		changed_defaults: u
	};
}
function sC(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = se(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function cC(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !pp(e)).map((e) => uC(t, e));
	return {
		...sC(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function lC(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && M(r) === M(n.after) ? [] : [uC(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = sC(e, t);
	return {
		...d,
		place: ZS(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...M(s) !== M(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function uC(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: se(e.file, e.spot, n)
	};
}
function dC(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function fC(e, t, n, r) {
	let [i, a] = [Pg(e, t), Pg(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: pC(a.previously),
		after: pC(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...sC(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function pC(e) {
	return e && (e.join(", ") || "[]");
}
// src/plan/planFile.ts
const mC = Dt().min(0), hC = vt({
	file: A(),
	line: mC,
	col: mC,
	endLine: mC,
	endCol: mC
}), gC = gt(), _C = vt({
	field: A(),
	part: A().exactOptional(),
	before: gC.exactOptional(),
	after: gC,
	place: hC,
	seen: A().exactOptional()
}), vC = kt([_t(), A()]).transform(String), yC = {
	ref: A(),
	kind: Ot(G.map(({ name: e }) => e)),
	label: A()
}, bC = {
	place: hC,
	identity: gC,
	fields: Et(_C).readonly()
}, xC = wt("action", [
	vt({
		...yC,
		action: xt("create"),
		...bC
	}),
	vt({
		...yC,
		action: xt("update"),
		id: vC,
		renamed_from: A().exactOptional(),
		seen: A(),
		...bC
	}),
	vt({
		...yC,
		action: xt("destroy"),
		id: vC,
		how: Ot(["archive", "destroy"]),
		seen: A()
	})
]), SC = vt({
	project: vt({
		id: A(),
		digest: A().exactOptional()
	}),
	changes: Et(xC).readonly()
});
function CC(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function wC(e) {
	try {
		return TC(EC(e));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function TC(e) {
	let t = "Make it with lokaform plan --out.", n = vt({ format_version: At() }).safeParse(e);
	if (!n.success) return { issue: `it is not a plan. ${t}` };
	let r = n.data.format_version;
	if (r !== 1) return { issue: `it has format_version ${JSON.stringify(r)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let i = vt({ plans: Et(SC) }).safeParse(e);
	if (i.success) return { plans: i.data.plans };
	let a = SC.safeParse(e);
	return a.success ? { plans: [a.data] } : { issue: `it is not a complete plan. ${t}` };
}
function EC(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/report/withoutValues.ts
function DC(e) {
	let t = Xp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? t.problems.map(OC) : t.problems,
		projects: t.projects.map((e) => e.hide_texts ? kC(e) : e),
		...n && { manifest_comparison: jC(n) }
	};
}
function OC({ quotes: e, ...t }) {
	return t;
}
function kC(e) {
	let t = e.problems.map(OC);
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
			changes: n.changes.map(MC),
			kept: n.kept.map(NC)
		},
		...r && { target: AC(r) },
		...i && { results: i.map((e) => ({
			...e,
			change: MC(e.change)
		})) }
	};
}
function AC(e) {
	if (e.is !== "compared") return e;
	let { caused: t, pending: n, resolved: r, kept: i } = e;
	return {
		...e,
		caused: t.map(MC),
		pending: n.map(MC),
		resolved: r.map(MC),
		kept: i.map(NC)
	};
}
function jC(e) {
	if (e.is !== "compared") return e;
	let t = e.projects.map((e) => e.hide_texts ? {
		...e,
		changes: e.changes.map(MC),
		released: e.released.map(PC)
	} : e);
	return {
		...e,
		projects: t
	};
}
function MC(e) {
	if (e.action === "destroy") return e;
	let t = e.fields.map((t) => {
		if (!FC(e.kind, t.field)) return t;
		let { before: n, after: r } = t;
		return {
			...t,
			...n !== void 0 && { before: IC(n) },
			after: IC(r)
		};
	});
	return {
		...e,
		fields: t
	};
}
function NC(e) {
	return !("field" in e) || !FC(e.kind, e.field) ? e : {
		...e,
		live: IC(e.live),
		declared: IC(e.declared)
	};
}
function PC({ fields: e, ...t }) {
	if (!e) return t;
	let n = e.map((e) => FC(t.kind, e.field) ? {
		...e,
		before: IC(e.before)
	} : e);
	return {
		...t,
		fields: n
	};
}
function FC(e, t) {
	return ap(ip(e, t));
}
function IC(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(IC) : un(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, IC(t)])) : e;
}
// src/files/outputs.ts
const LC = new AbortController().signal;
async function RC(e, t, n) {
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
	let p = t.map((e) => Lt(n.displayRoot, e)), m = Object.values(await kx(u, LC)).flat();
	return wS(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function zC(e, t, n) {
	let r = t.projects.flatMap(({ plan: e }) => e ?? []), i = await RC(e, t.manifests, n), a = [], o = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || a.push(e);
	}, s = async (e, t, r) => {
		if (t === void 0) return;
		let a = i.get(e);
		if (a) o(a);
		else try {
			let i = `${JSON.stringify(r, null, 2)}\n`;
			return await ES({
				option: e,
				path: t,
				is: "file"
			}, i, n), t;
		} catch (n) {
			let r = n instanceof Error ? n.message : String(n);
			o(TS({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	};
	return {
		plan: r.length > 0 ? await s("out", e.out, CC(r)) : void 0,
		report: await s("report", e.report, e.publish ? t : DC(t)),
		problems: a
	};
}
// src/report/redaction.ts
const BC = new Set([
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
]), VC = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function HC(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => UC(e, t));
	return {
		...KC(e, t),
		declared: n,
		projects: r
	};
}
function UC(e, t) {
	let n = KC(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: GC(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function WC(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === GC(t);
}
function GC(e) {
	return jv("sha256").update(e).digest("hex");
}
function KC(e, t) {
	return qC(e, t, !1);
}
function qC(e, t, n) {
	return typeof e == "string" ? t(e) : Array.isArray(e) ? e.map((e) => qC(e, t, n)) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, r]) => n ? [t(e), qC(r, t, !0)] : [e, BC.has(e) ? r : qC(r, t, VC.has(e))]));
}
// src/run/compareManifests.ts
const JC = { entries: {} };
async function YC({ problems: e }, t, n) {
	if (pt(e)) return {
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
	let { commit: i, projects: a } = r, o = (e) => new Map(e.map((e) => [e.settings.name, e])), [s, c] = [o(t), o(XC(t, a))];
	return {
		is: "compared",
		commit: i,
		projects: [...new Set([...s.keys(), ...c.keys()])].map((e) => ZC(e, s.get(e), c.get(e)))
	};
}
function XC(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function ZC(e, t, n) {
	let r = [t, n].some((e) => e && !e.settings.showTexts);
	return {
		...e !== void 0 && { name: e },
		...aC(t?.declared ?? JC, n?.declared ?? JC),
		settings: dy(n?.settings.inFile ?? new Map(), t?.settings.inFile ?? new Map()),
		...r && { hide_texts: !0 }
	};
}
// src/run/reviewedPlans.ts
async function QC({ plan: e, projects: t }, n) {
	if (e === void 0) return {
		plans: void 0,
		problems: []
	};
	let r = (e) => ({
		plans: void 0,
		problems: [l("bad-plan", e)]
	}), i = bh(e, n), a = await Dh(e, "The plan", n);
	if (!a.ok) return {
		plans: void 0,
		problems: [a.problem]
	};
	let o = wC(a.value);
	if ("issue" in o) return r(`The plan ${i} cannot be used: ${o.issue}`);
	let s = new Map(t.flatMap(({ id: e }) => {
		let t = o.plans.find(({ project: t }) => WC(t, e));
		return t ? [[e, t]] : [];
	})), c = t.find(({ id: e }) => e !== "" && !s.has(e));
	return c ? r(`The plan ${i} is for another project (${o.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${c.id}. Make a plan for ${c.id}, or give the plan file of that project.`) : {
		plans: s,
		problems: []
	};
}
// src/run/run.ts
function $C(e, t, n) {
	return ew(n, (n) => tw(e, t, n));
}
async function ew(e, t) {
	let n = new oe(), r = (e) => n.clean(e);
	return HC(await t({
		...e,
		onSecrets: (t) => {
			n.hide(t), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: r(t.path)
		}),
		onPlan: (t) => e.onPlan(UC(t, r))
	}), r);
}
async function tw(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = await Hx(e, i, r.stopping, a), { reads: s } = o, c = e.command === "validate" ? [...o.problems.map(rw), ...s.flatMap(({ declared: e }) => nw(e))] : o.problems;
	n.onSecrets(s.flatMap(({ declared: e }) => Cd(e.variables)));
	let l = await QC(e, i), u = s.map((e) => e.declared), d = e.projects.flatMap(({ rules: e }) => e.take), f = [...new Set(s.flatMap((e) => e.manifests))], p = await RC(e, f, i), m = e.projects.flatMap(({ name: e }) => e ?? []), h = {
		format_version: 1,
		command: e.command,
		...m.length > 0 && { selected: m },
		manifests: f,
		declared: Object.fromEntries(G.map(({ plural: e }) => [e, u.reduce((t, { entries: n }) => t + (n[e]?.length ?? 0), 0)])),
		problems: iw([
			...t,
			...l.problems,
			...c,
			...rC([...new Set(d)], u),
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
		manifest_comparison: await YC(h, s, v),
		...g()
	};
	if (e.command === "validate" || pt(h.problems)) return h;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(h.manifests);
		if (h.problems = [...h.problems, ...e], pt(e)) return h;
	}
	let S = 0, C = {
		...n,
		onResponse: (e) => {
			S += 1, n.onResponse(e);
		}
	}, w = [], T = e.command === "plan" ? await v() : void 0;
	h.problems = [...h.problems, ...$x(T, s, e.others.length > 0)];
	let E = {
		saved: l.plans,
		target: T,
		applied: x
	}, { runProject: ee } = await import("./project2.js");
	for (let t of s) w.push(await ee(t, e, E, C));
	return {
		...h,
		projects: w,
		requests: S,
		...g()
	};
}
function nw({ entries: e }) {
	return G.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => t.checkOffline(e)));
}
function rw(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function iw(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runs/runCommand.ts
async function aw(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: $C }) {
	let o = {
		...n.sources,
		backupProject: r
	}, { settings: s, problems: c, withoutSecrets: l } = i ? {
		settings: i.settings,
		problems: n.problems
	} : await ow(e, t, {
		...n,
		sources: o
	});
	if (s.matrix) return cw(s, c, n);
	let u = new FS(), d = IS(u, s.timeLimit);
	try {
		let e = n.context(s, u, t), r = await a(s, c, l ? {
			...e,
			withoutSecrets: l
		} : e), d = await n.publish(r, t, s, u.stopping), f = sw(r, d), p = await zC(s, f, o.folders), m = sw(f, p.problems), h = i && [
			...c,
			...i.found,
			...d,
			...p.problems
		];
		return await n.close(m, s, p, h), Yp(m, n.exitsWithFindings(s));
	} finally {
		d();
	}
}
async function ow(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await sb(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await sb("validate", t, n);
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
function sw(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function cw({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = l("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = pt(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), pt(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
export { Mv as $, Rd as $n, _h as $t, kx as A, Wp as An, hn as Ar, gg as At, Uy as B, vp as Bn, Yt as Br, Mh as Bt, Kx as C, cm as Cn, bn as Cr, X as Ct, Lx as D, jp as Dn, yn as Dr, hg as Dt, Hx as E, Xp as En, _n as Er, wg as Et, _x as F, Rp as Fn, sn as Fr, eg as Ft, Uv as G, fp as Gn, Th as Gt, Ay as H, hp as Hn, xh as Ht, dx as I, Fp as In, j as Ir, ag as It, zv as J, rp as Jn, Dh as Jt, qv as K, ip as Kn, kh as Kt, sb as L, Up as Ln, Qt as Lr, tg as Lt, Ox as M, zp as Mn, M as Mr, ug as Mt, yx as N, Bp as Nn, un as Nr, lg as Nt, Px as O, Np as On, Sn as Or, Tg as Ot, bx as P, Jp as Pn, dn as Pr, $h as Pt, jv as Q, Jd as Qn, vh as Qt, rb as R, Kp as Rn, Zt as Rr, ng as Rt, eS as S, dm as Sn, xn as Sr, pg as St, Bx as T, em as Tn, Tn as Tr, _g as Tt, Jv as U, pp as Un, Ah as Ut, $ as V, yp as Vn, Nh as Vt, Yv as W, lp as Wn, bh as Wt, Nv as X, vf as Xn, Eh as Xt, Fv as Y, G as Yn, Sh as Yt, Pv as Z, of as Zn, yh as Zt, ES as _, km as _n, er as _r, Hg as _t, RC as a, ph as an, lu as ar, J_ as at, cS as b, _m as bn, Gn as br, Fg as bt, XS as c, Jm as cn, Li as cr, l_ as ct, HS as d, Rm as dn, cr as dr, a_ as dt, gh as en, Nd as er, gv as et, US as f, Um as fn, nr as fr, i_ as ft, wS as g, J as gn, rr as gr, Vg as gt, TS as h, q as hn, ar as hr, Kg as ht, WC as i, hh as in, dd as ir, Y_ as it, Dx as j, Yp as jn, fn as jr, Z as jt, Nx as k, Pp as kn, mn as kr, Y as kt, $S as l, qm as ln, Ir as lr, s_ as lt, IS as m, Fm as mn, ir as mr, Gg as mt, ew as n, $m as nn, Cd as nr, lv as nt, aC as o, dh as on, Al as or, q_ as ot, FS as p, Im as pn, tr as pr, qg as pt, Rv as q, ap as qn, wh as qt, GC as r, eh as rn, Fd as rr, Z_ as rt, rC as s, lh as sn, Fi as sr, V_ as st, aw as t, oh as tn, Od as tr, pv as tt, YS as u, Hm as un, P as ur, Q as ut, xS as v, wm as vn, qn as vr, Bg as vt, Zx as w, im as wn, Cn as wr, bg as wt, nS as x, K as xn, wn as xr, Dg as xt, iS as y, Cm as yn, N as yr, Pg as yt, $y as z, Lp as zn, Xt as zr, Vh as zt };
