import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { A as r, C as i, D as a, E as o, M as s, N as c, O as l, S as u, T as d, _ as f, b as p, c as m, d as h, f as g, g as _, h as v, j as y, k as b, l as x, m as S, s as C, t as w, v as T, w as E, x as D } from "./client.js";
import { basename as O, dirname as k, extname as A, isAbsolute as ee, join as j, posix as te, relative as ne, resolve as M, sep as re } from "node:path";
import { access as ie, link as N, lstat as ae, mkdir as oe, open as se, readFile as P, realpath as F, rename as ce, rm as le, stat as ue, writeFile as de } from "node:fs/promises";
import { constants as fe } from "node:fs";
import { setImmediate as pe, setTimeout as me } from "node:timers/promises";
import { createHash as he, randomBytes as ge } from "node:crypto";
import { spawn as I } from "node:child_process";
// src/model/rules.ts
const _e = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], ve = [
	"off",
	"owned",
	"all"
], ye = ["archive", "destroy"], be = ["skip", "stop"], xe = {
	languages: {},
	writers: void 0,
	take: [],
	owner: void 0,
	prune: {},
	onRemove: void 0,
	onProblem: "skip",
	protectedTags: ["protected"],
	limits: {},
	maxDestroy: void 0,
	allowForeignProject: !1
}, Se = "lokaform:";
function Ce(e, t, n) {
	return (Object.hasOwn(e.languages, n) ? e.languages[n] : void 0) ?? e.languages["*"] ?? (n === t.baseLanguage ? "merge" : "seed");
}
function we({ take: e }, t, { language: n, ownership: r }) {
	return e.length === 0 || r === "ignore" ? !1 : t.some((t) => e.includes(`${t}:${n}`) || r === "merge" && e.includes(t));
}
function Te(e, { owner: t }) {
	let n = t === void 0 ? void 0 : Se + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
// src/model/problem.ts
const Ee = [
	"run",
	"project",
	"change"
], De = [
	"error",
	"warning",
	"notice"
], Oe = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.incomplete-live.key-gone.lookalike-key.lookalike-webhook.looks-renamed.missing-right.name-taken.needs-events.needs-platforms.no-backup-dir.no-language-file.no-manifest.no-project.no-report.no-secrets.no-url.not-a-text.not-agreed.not-editable.not-expressible.not-read.not-restored.not-told.not-written.nothing-declared.null-value.owner-tag.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.released-project.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.segmented-project.stale-commit.stale-id.stopped-by-problem.text-file.too-many-destroyed.too-many-overwritten.too-many-unverified.twin-webhook.unknown-event.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-take.unknown-writers.unread-history.unset-variable.unusable-answer.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.yaml".split(".");
function L(e, t, n = {}) {
	let { place: r, reach: i = "run", severity: a = "error", quotes: o } = n;
	return {
		severity: a,
		code: e,
		message: t,
		...r && { place: r },
		reach: i,
		...o && { quotes: o }
	};
}
function ke(e) {
	return e.some(({ severity: e }) => e === "error");
}
// src/model/place.ts
function Ae(e, t, n = []) {
	let r = Fe(e, t, n);
	return Ne(r.file, r.at.start, r.at.end);
}
function je(e, t, n) {
	let r = Fe(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return Ne(r.file, i, a);
}
function Me(e, t, n) {
	return Fe(e, t, n).file;
}
function Ne(e, t, n) {
	let r = Ie(e, t), i = Ie(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Pe(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function Fe(e, t, n) {
	let [r, i] = [t, t.file ?? e];
	for (let e of n) {
		let t = r.members?.get(String(e));
		if (!t) break;
		r = t, i = t.file ?? i;
	}
	return {
		at: r,
		file: i
	};
}
function Ie(e, t) {
	let n = 0, r = e.lineStarts.length - 1;
	for (; n < r;) {
		let i = Math.ceil((n + r) / 2);
		(e.lineStarts[i] ?? 0) <= t ? n = i : r = i - 1;
	}
	return {
		line: n + 1,
		col: t - (e.lineStarts[n] ?? 0) + 1
	};
}
function Le({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = Re(e(t)), d = s ? je(n, r, o) : Ae(n, r, o);
	return {
		...L(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			reach: l
		}),
		about: u
	};
}
function Re(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function ze({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
// src/kinds/kind.ts
function Be(e, t) {
	return Ve(e, t) === "off" ? void 0 : e.removalBy(t);
}
function Ve({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function He({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/unusable.ts
const Ue = "Run again. If that does not help, the service has changed or has a fault.";
function We(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${Ue}`;
		return [{
			declared: e,
			problem: Le(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: Ge(t.filter((e) => !i.has(e)), Ve(r.kind, n) !== "off", r)
	};
}
function Ge(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "";
	return [L("unusable-answer", `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${Ue}`, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function Ke(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function qe(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
// src/model/json.ts
function R(e) {
	return JSON.stringify(Ye(e));
}
function Je(e, t) {
	return e === t || R(e) === R(t);
}
function Ye(e) {
	if (typeof e != "object" || !e) return e;
	if (Xe(e)) return e.map(Ye);
	let t = Object.entries(e).sort(([e], [t]) => e < t ? -1 : +(e > t));
	return Object.fromEntries(t.map(([e, t]) => [e, Ye(t)]));
}
function Xe(e) {
	return Array.isArray(e);
}
function z(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Ze(e, t) {
	return z(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
// src/kinds/traits.ts
function Qe(e, t, n) {
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
function $e(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return l(t);
}
// src/kinds/backup.ts
function et(e, t, { how: n }, r) {
	let i = Qe(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function tt(e) {
	return nt(e, ({ after: e }) => e);
}
function nt(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...z(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
// src/model/answered.ts
function rt(e) {
	return it(e) ? e : void 0;
}
function it(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function B(e) {
	return typeof e == "string" ? e : void 0;
}
function at(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function ot(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function st(e) {
	return ot(typeof e == "number" ? Math.floor(e) : e);
}
function ct(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function lt(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function ut(e, t) {
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
const dt = {
	changes: [],
	kept: [],
	issues: []
};
function ft(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
// src/kinds/scalarField.ts
function pt(e) {
	let { name: t, role: n, schema: r, expects: i, value: a, languages: o, merge: s, carries: c, declareNew: l } = e, u = e.equal ?? Je;
	return {
		name: t,
		schema: r,
		expects: i,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] ?? e.undeclared?.(i, r);
			if (a === void 0) return dt;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? dt : {
				...dt,
				issues: [ft(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && u(e.unset, c, i) ? dt : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : u(s, c, i) ? dt : {
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
function mt(e) {
	return pt(e);
}
function ht(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
// src/kinds/key/attributeFields.ts
function gt(e, t) {
	let n = e;
	return mt({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: b(),
		value: b(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: ht,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function _t(e, t = () => void 0) {
	let n = e;
	return mt({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && { role: "shape" },
		expects: "true or false",
		schema: T(),
		value: T(),
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
const vt = mt({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: D().min(0),
	value: D(),
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
}), yt = a(b(), u()), bt = mt({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: yt,
	value: u(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				return JSON.parse(xt(e.custom_attributes));
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = yt.safeParse(e);
		return t.success ? ht(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function xt(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function St({ rules: e }, t) {
	return e.onRemove === "archive" && t?.is_archived === !0;
}
// src/kinds/key/listFields.ts
const Ct = mt({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: f(v(S)).min(1),
	value: f(v(S)),
	live: (e) => e.onOtherPlatform ? void 0 : Tt(e.platforms),
	desired: (e) => Tt(e),
	inPlan: (e) => Tt(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), wt = mt({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: f(b().min(1)),
	value: f(b()),
	unset: [],
	live: (e) => Et(e.tags),
	check: (e, { rules: t }) => {
		let n = Te(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => Et(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return Et([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: ht,
	declareNew: (e) => ht(e.filter((e) => !e.startsWith(Se))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return Et([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function Tt(e) {
	return S.filter((t) => e.includes(t));
}
function Et(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
// src/kinds/key/names.ts
const Dt = (e) => {
	let t = e.exactOptional();
	return l({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Ot = Dt(b()), kt = Dt(b().min(1));
function At(e, t) {
	return typeof e == "string" ? e : e[t];
}
function V(e, t = S) {
	let n = S.filter((e) => t.includes(e)).map((t) => At(e, t));
	return [...new Set(n.filter((e) => e !== void 0))];
}
function jt(e, t = S) {
	return (V(e, t)[0] === void 0 ? V(e) : V(e, t)).join(" / ");
}
function Mt(e, t) {
	let n = {};
	for (let r of S) {
		let i = At(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function Nt(e) {
	let [t = "", ...n] = V(e);
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
const Pt = mt({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: y([b().min(1), kt.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Ot,
	live: (e, { platforms: t }) => Mt(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = V(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...Mt(e, n)
		} : a;
	},
	inPlan: (e) => Mt(e, S),
	check: Ft,
	merge: Lt,
	carries: (e, t) => S.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = V(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = Nt(t);
	},
	show: (e) => {
		let [t = "", ...n] = V(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function Ft(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && V(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && V(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const It = mt({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Ot,
	value: Ot,
	unset: {},
	live: (e) => Rt(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => S.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => ht(Rt(e)),
	merge: Lt,
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
		slots: Rt(e)
	})
});
function Lt(e, t, n) {
	let r = {};
	for (let i of S) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return Rt(r);
}
function Rt(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/model/pluralForms.ts
const zt = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
// src/kinds/spellings.ts
function Bt(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [R(Object.fromEntries(t))];
}
// src/model/evidence.ts
const Vt = {
	writers: { is: "not asked" },
	agreed: new Set()
}, Ht = {
	writers: { is: "everyone" },
	agreed: new Set()
};
function Ut(e) {
	return {
		is: "known",
		names: new Set(e.map((e) => e.toLowerCase()))
	};
}
function Wt({ id: e, address: t }, n) {
	if (n.is !== "known") return n.is === "everyone";
	let { names: r } = n;
	return e !== void 0 && r.has(e) || t !== void 0 && r.has(t.toLowerCase());
}
function Gt({ id: e, language: t }) {
	return R([e, t]);
}
// src/kinds/key/textValue.ts
const Kt = a(b(), b()), qt = y([b(), Kt]);
function Jt(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = Kt.safeParse(JSON.parse(e));
		return t.success ? Xt(t.data) : e;
	} catch {
		return e;
	}
}
function Yt(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function Xt(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function Zt(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (Qt(e) && Qt(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function Qt(e) {
	return typeof e == "string" ? e === "" : Object.keys(Xt(e)).length === 0;
}
// src/kinds/key/compareText.ts
function $t(e, t, n, r) {
	let { rules: i, project: a, evidence: o } = r, s = Ce(i, a, e);
	if (s === "ignore") return;
	let c = "translations";
	if (!n) return {
		field: c,
		part: e,
		after: t
	};
	let l = n.translations?.find(({ language_iso: t }) => t === e);
	if (!l) return ft(`${e} text`, [e]);
	let u = Jt(l.translation, n.is_plural), d = Yt(t, u);
	if (Zt(u, d)) return;
	let f = {
		field: c,
		part: e,
		before: u,
		after: d,
		...rn(l, u)
	};
	if (s === "enforce" || Qt(u) || we(i, r.names, {
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
	let m = en(l, n, {
		live: u,
		after: d
	}, r);
	return m.is === "replaced" ? f : {
		kept: {
			...p,
			reason: "edited",
			...rn(l, u)
		},
		...m.open && { open: m.open }
	};
}
function en(e, { key_id: t }, { live: n, after: r }, { evidence: i }) {
	let a = tn(n, r);
	if (a?.length === 0 || i.agreed.has(Gt({
		id: t,
		language: e.language_iso
	}))) return { is: "replaced" };
	let o = Wt({
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
function tn(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(Xt(e)).filter((n) => e[n] !== t[n]);
}
function nn(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...rn(e, t)
	};
}
function rn(e, t) {
	if (!e.modified_at_timestamp || Qt(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: an(n) },
		...i && { reviewed: i }
	} };
}
function an(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/texts.ts
const on = Kt.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: zt }
}), sn = y([b(), on]), cn = a(b().min(1), sn), ln = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, un = f(l({
	language_iso: b(),
	translation: s()
})).refine(ln, "has a language twice"), dn = f(l({
	language_iso: b().min(1),
	translation: sn
})).refine(ln, "has a language twice"), fn = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: y([cn, dn.transform(hn).pipe(cn)]),
	rewrite: mn,
	diff({ translations: e }, t, n) {
		if (!e || n.project.segmentation) return dt;
		let r = [], i = [], a = [], o = [];
		for (let [s, c] of Object.entries(e)) {
			let e = pn(s, c, n);
			if (e) {
				a.push(e);
				continue;
			}
			let l = $t(s, c, t, n);
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
			translation: qt.parse(t)
		}));
	},
	show(e) {
		let t = qt.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: Xt(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && Jt(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = Jt(n, t);
			return Qt(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => Qt(Jt(e, t))),
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
		return n && nn(n, Jt(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !Qt(Jt(n.translation, e.is_plural));
	},
	same: (e, t) => Zt(qt.parse(e), qt.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function pn(e, t, { plural: n, project: r }) {
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
function mn(e) {
	let t = un.safeParse(e);
	if (t.success) return {
		value: hn(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function hn(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function gn({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => Bt(Jt(t, e)));
}
// src/kinds/key/traits.ts
const _n = [
	Pt,
	Ct,
	gt("description", !0),
	wt,
	fn,
	It,
	gt("context", !0),
	vt,
	_t("is_plural"),
	gt("plural_name"),
	_t("is_hidden"),
	_t("is_archived", (e, t) => !St(e, t) && void 0),
	bt
], vn = b().min(1), yn = y([D().positive(), b().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), bn = $e(_n).required({ key_name: !0 }).extend({
	previously: y([vn.transform((e) => [e]), f(vn)]).exactOptional(),
	key_id: yn.exactOptional()
}).meta({ allOf: [xn(!0), xn(!1)] });
function xn(e) {
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
const Sn = $e(_n.filter((e) => e.name !== "key_name" && e.name !== "translations")), H = {
	name: "key",
	fields: _n,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => jt(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, evidence: i }) => ({
		project: n,
		rules: r,
		evidence: i,
		names: r.take.length > 0 ? V(e.key_name) : [],
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? Se + r.owner : void 0
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
	declaredId: (e) => lt(e.key_id),
	liveLabel: (e) => jt(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !St(n, t),
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
function Cn(e, t, n) {
	let r = Qe(H, t, H.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => Ze(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => wn(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: c = "", key_id: l = e.id, translations: u } = r, d = {
		key_name: c,
		key_id: l,
		is_plural: t.is_plural,
		...nt(o, i),
		...s && u !== void 0 && { translations: u }
	};
	return {
		kind: H.name,
		id: e.id,
		entry: d,
		action: "update",
		wrote: tt(s ? [s, ...a] : o)
	};
}
function wn(e) {
	return H.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function Tn(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: En(e.entry, t.entry),
		wrote: En(e.wrote, t.wrote)
	} : e;
}
function En(e, t) {
	let n = {
		...Dn(e),
		...Dn(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function Dn({ translations: e }) {
	return z(e) ? e : {};
}
// src/kinds/key/docs.ts
const On = "The live value is not compared and not changed.", kn = (e) => `${On} A new key has ${e}.`, An = {
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
		undeclared: `${On} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: kn("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: kn("no tags, except the one of the setting `owner`"),
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
		undeclared: kn("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: kn("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: kn("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: kn("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: kn("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${On} A new key is visible.`
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
		undeclared: kn("none"),
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
function jn(e, t, { second: n, first: r, field: i }, a = "") {
	let o = Ae(n.file, n.spot, [i]);
	return L(e, `${t} is declared twice: here and at ${Mn(Ae(r.file, r.spot, [i]))}. Keep one of them.${a}`, { place: o });
}
function Mn({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/kinds/key/duplicates.ts
function Nn(e) {
	let t = [], n = new Map();
	for (let r of e) {
		let e = Object.entries(Pn(r)), i = e.flatMap(([e, t]) => n.get(`${e} ${t}`) ?? []).find((e) => !Fn(e, r));
		i && t.push(jn("duplicate-key", `Key "${V(r.values.key_name).join(" / ")}"`, {
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
function Pn({ values: e }) {
	return Mt(e.key_name, e.platforms ?? S);
}
function Fn(e, t) {
	let [n, r] = [e.values.filenames, t.values.filenames];
	return n !== void 0 && r !== void 0 && R(In(n)) !== R(In(r));
}
function In(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/key/findRestored.ts
function Ln(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = Vn(Bn(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = Pt.declare(s, H.liveContext(s, n, "")), t = {
			...a.values,
			key_name: bn.shape.key_name.parse(e)
		}, r = zn(s.tags, n);
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
	let c = Rn(i, t, r), l = c && { claims: c };
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
		context: zn(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = zn(c.tags, n);
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
function Rn({ key_name: e, platforms: t = [...S], filenames: n }, r, i) {
	return r.find((r) => !i.has(r) && t.some((t) => r.platforms.includes(t) && At(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function zn(e, t) {
	let n = e.find((e) => e.startsWith(Se))?.slice(9), r = {
		...xe,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function Bn({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = Ze(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !z(r) ? [e, n] : [e, {
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
function Vn(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return Le(H, e, "unknown-language", r, {
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
function Hn(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of Un(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = a.from ? new Set(Un(a).flatMap((e) => [...r.get(e) ?? []])) : [], [o, s] = e;
		if (o && s) t.push(Wn(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => Gn(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function Un({ values: e }) {
	let t = Mt(e.key_name, e.platforms ?? S);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function Wn(e, t) {
	let n = `This string belongs to more than one entry with this name: those at ${t.flatMap(([e]) => e ? [tr(Ae(e.file, e.spot, ["key_name"]))] : []).join(" and ")}. Set platform in the row of texts, or give these entries other names.`;
	return Le(H, e, "duplicate-key", n, {
		path: ["key_name"],
		reach: "run"
	});
}
function Gn(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = Yn(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, Zn(t, e)])), [s] = e.flatMap((e) => Xn(e, "translations"));
	s && a.set("translations", {
		...s,
		members: o
	});
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => Xn(e, t));
		n && a.set(t, n);
	}
	let c = Kn(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: Qn(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...$n(e),
			...t.from ? {} : t.onCreate
		},
		spot: {
			...t.spot,
			members: a
		},
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [er(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function Kn(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && qn(t));
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
		problems: a && o ? [Jn(o, a)] : []
	};
}
function qn({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function Jn(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${tr(Ae(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return Le(H, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function Yn(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(er(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function Xn({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [{
		...r,
		file: t
	}] : [];
}
function Zn(e, t) {
	return {
		...e.spot.members?.get("translations")?.members?.get(t) ?? e.spot,
		file: e.file
	};
}
function Qn(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function $n(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = S.filter((e) => t.some((t) => t.platforms?.includes(e))), r = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...r.length > 0 && { tags: r }
	};
}
function er(e, t, n) {
	let r = tr(Ae(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.`;
	return Le(H, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function tr({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/model/nearest.ts
function nr(e, t) {
	let n, r = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let i of t) {
		let t = ir(e.toLowerCase(), i.toLowerCase(), r);
		t < r && (n = i, r = t);
	}
	return n;
}
function rr(e, t) {
	let n = nr(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function ir(e, t, n) {
	if (Math.abs(e.length - t.length) >= n) return n;
	let r = [], i = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let a = 1; a <= e.length; a++) {
		let o = [a];
		for (let s = 1; s <= t.length; s++) {
			let c = (i[s - 1] ?? 0) + (e[a - 1] === t[s - 1] ? 0 : 1), l = a > 1 && s > 1 && e[a - 1] === t[s - 2] && e[a - 2] === t[s - 1] ? (r[s - 2] ?? 0) + 1 : n;
			o.push(Math.min(c, l, (i[s] ?? 0) + 1, (o[s - 1] ?? 0) + 1));
		}
		if (Math.min(...o) >= n && Math.min(...i) >= n) return n;
		r = i, i = o;
	}
	return i[t.length] ?? n;
}
function ar(e, t) {
	return or(e) === or(t);
}
function or(e) {
	return e.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
// src/manifest/wording.ts
function sr(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${mr(t, n)}.${gr([...t, e], n)}${rr(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${rr(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function cr(e, t) {
	return `${hr(e, t)} is missing. It is required in ${t.thing}.${gr(e, t)}`;
}
function lr(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${hr(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${hr(e, t)} has no value.${gr(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${hr(e, t)} has no value. Remove it, or give it a value.${gr(e, t)}` : `${hr(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function ur(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${rr(e, t)}`;
}
function dr(e, t, n) {
	return `${hr(t, n)} ${e}.${gr(t, n)}`;
}
function fr(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${hr(e, t)} is empty.${gr(e, t)}${n}`;
}
function pr(e, t, n, r) {
	if (t.length === 0) return `This is ${_r(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${hr(t, n)} is ${_r(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${hr(t, n)} is ${_r(e)}.${gr(t, n)}`;
}
function mr(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${mr(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function hr(e, t) {
	let n = mr(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function gr(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${mr([n], t)} must be ${r.expects}.` : "";
}
function _r(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/issues.ts
function vr(e, t) {
	return e.filter((n) => !br(n, e, t)).flatMap((e) => xr(e, t).map((n) => yr(n, e, t)));
}
function yr(e, { path: t }, n) {
	let r = Er(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(Ae(n.file, n.spot, t)), String(r)]
	};
}
function br(e, t, n) {
	return t.some((t) => t.code === "unrecognized_keys" ? Er(n.value, e.path) === void 0 && nr(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join(".") : !1);
}
function xr(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => Tr(e, n, t));
	if (e.code === "invalid_key") return [Tr(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Er(t.value, n), i = Ae(t.file, t.spot, n);
	if (r === void 0) return [L("wrong-value", cr(n, t), { place: i })];
	if (r === null) return [L("null-value", lr(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return Sr(e, r, i, t);
		case "invalid_type": return [L("wrong-type", pr(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [L("wrong-type", pr(r, n, t, i), { place: i })] : [L("wrong-value", ur(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [L("wrong-value", dr(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [L("wrong-value", pr(r, n, t, i), { place: i })] : [L("wrong-value", fr(n, t), { place: i })];
	}
}
function Sr(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => Cr(t) - Cr(e)).find((e) => Cr(e) > 0), a = e.errors.find((e) => e.every(wr)), o = i ?? a;
	return o ? vr(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [L("wrong-type", pr(t, e.path, r, n), { place: n })];
}
function Cr(e) {
	return Math.max(...e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function wr({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function Tr(e, t, n) {
	let r = je(n.file, n.spot, [...t, e]);
	return L("unknown-member", sr(e, t, n), { place: r });
}
function Er(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
// src/manifest/entries.ts
function Dr(e, t) {
	let n = new Map(), r = [], { value: i, spot: a, file: o } = e;
	if (!Lr(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = Ae(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [L("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || rr(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.push(L("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: je(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r
	};
}
function Or({ file: e, spot: t }, n) {
	return L("empty-manifest", `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`, { place: Ae(e, t) });
}
function kr(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = Ae(e.file, t.spot);
		return {
			entries: [],
			problems: Pr(e, n) ? [] : [L("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = [];
	for (let [a, o] of t.value.entries()) {
		let s = Ar(e, {
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
function Ar(e, t, n) {
	let { value: r, spot: i } = Fr(t, n.fields), a = n.schema.safeParse(r);
	if (a.success) return {
		values: a.data,
		spot: i,
		problems: []
	};
	if (Pr(e, Ae(e.file, i))) return {
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
		members: Nr(n),
		takesEmpty: (e) => {
			let { error: t } = n.schema.safeParse(jr(r, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return {
		spot: i,
		problems: vr(a.error.issues, c)
	};
}
function jr(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = jr(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const Mr = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function Nr({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(Mr).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function Pr({ broken: e }, { line: t, endLine: n }) {
	return e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function Fr(e, t) {
	if (!Lr(e.value)) return e;
	let n = { ...e.value }, r = new Map(e.spot.members);
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = r.get(e);
		if (!t || !a) continue;
		n[e] = t.value;
		let o = [...t.moved].map(([e, t]) => [e, Ir(a, t)]);
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
function Ir(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function Lr(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// node_modules/yaml/dist/nodes/identity.js
var U = n(((e) => {
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
})), Rr = n(((e) => {
	var t = U();
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
})), zr = n(((e) => {
	var t = U(), n = Rr();
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
})), Br = n(((e) => {
	var t = U(), n = Rr();
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
})), Vr = n(((e) => {
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
})), Hr = n(((e) => {
	var t = U();
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
})), Ur = n(((e) => {
	var t = Vr(), n = U(), r = Hr();
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
})), Wr = n(((e) => {
	var t = Br(), n = Rr(), r = U(), i = Ur(), a = Hr(), o = class extends i.NodeBase {
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
})), Gr = n(((e) => {
	var t = U(), n = Ur(), r = Hr();
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
})), Kr = n(((e) => {
	var t = Wr(), n = U(), r = Gr();
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
})), qr = n(((e) => {
	var t = Kr(), n = U(), r = Ur();
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
})), Jr = n(((e) => {
	let t = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
	function n(e, t) {
		return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
	}
	e.indentComment = n, e.lineComment = (e, t, r) => e.endsWith("\n") ? n(r, t) : r.includes("\n") ? "\n" + n(r, t) : (e.endsWith(" ") ? "" : " ") + r, e.stringifyComment = t;
})), Yr = n(((e) => {
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
})), Xr = n(((e) => {
	var t = Gr(), n = Yr();
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
})), Zr = n(((e) => {
	var t = Br(), n = U(), r = Jr(), i = Xr();
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
})), Qr = n(((e) => {
	var t = U(), n = Gr(), r = Zr(), i = Jr();
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
})), $r = n(((t) => {
	var n = e("process");
	function r(e, ...t) {
		e === "debug" && console.log(...t);
	}
	function i(e, t) {
		(e === "debug" || e === "warn") && (typeof n.emitWarning == "function" ? n.emitWarning(t) : console.warn(t));
	}
	t.debug = r, t.warn = i;
})), ei = n(((e) => {
	var t = U(), n = Gr();
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
})), ti = n(((e) => {
	var t = $r(), n = ei(), r = Zr(), i = U(), a = Hr();
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
})), ni = n(((e) => {
	var t = Kr(), n = Qr(), r = ti(), i = U();
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
})), ri = n(((e) => {
	var t = U(), n = Zr(), r = Jr();
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
})), ii = n(((e) => {
	var t = ri(), n = ti(), r = qr(), i = U(), a = ni(), o = Gr();
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
})), ai = n(((e) => {
	var t = U(), n = ii();
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
})), oi = n(((e) => {
	var t = Kr(), n = ri(), r = qr(), i = U(), a = Gr(), o = Hr(), s = class extends r.Collection {
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
})), si = n(((e) => {
	var t = U(), n = oi();
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
})), ci = n(((e) => {
	var t = Xr();
	e.string = {
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify(e, n, r, i) {
			return n = Object.assign({ actualString: !0 }, n), t.stringifyString(e, n, r, i);
		}
	};
})), li = n(((e) => {
	var t = Gr();
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
})), ui = n(((e) => {
	var t = Gr();
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
})), di = n(((e) => {
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
})), fi = n(((e) => {
	var t = Gr(), n = di();
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
})), pi = n(((e) => {
	var t = di();
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
})), mi = n(((e) => {
	var t = ai(), n = li(), r = si(), i = ci(), a = ui(), o = fi(), s = pi();
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
})), hi = n(((e) => {
	var t = Gr(), n = ai(), r = si();
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
})), gi = n(((t) => {
	var n = e("buffer"), r = Gr(), i = Xr();
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
})), _i = n(((e) => {
	var t = U(), n = ni(), r = Gr(), i = oi();
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
})), vi = n(((e) => {
	var t = U(), n = Hr(), r = ii(), i = oi(), a = _i(), o = class e extends i.YAMLSeq {
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
})), yi = n(((e) => {
	var t = Gr();
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
})), bi = n(((e) => {
	var t = Gr(), n = di();
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
})), xi = n(((e) => {
	var t = di();
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
})), Si = n(((e) => {
	var t = U(), n = ni(), r = ii(), i = class e extends r.YAMLMap {
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
})), Ci = n(((e) => {
	var t = di();
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
})), wi = n(((e) => {
	var t = ai(), n = li(), r = si(), i = ci(), a = gi(), o = yi(), s = bi(), c = xi(), l = ei(), u = vi(), d = _i(), f = Si(), p = Ci();
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
})), Ti = n(((e) => {
	var t = ai(), n = li(), r = si(), i = ci(), a = ui(), o = fi(), s = pi(), c = mi(), l = hi(), u = gi(), d = ei(), f = vi(), p = _i(), m = wi(), h = Si(), g = Ci();
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
})), Ei = n(((e) => {
	var t = U(), n = ai(), r = si(), i = ci(), a = Ti();
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
})), Di = n(((e) => {
	var t = U(), n = Zr(), r = Jr();
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
})), Oi = n(((e) => {
	var t = Wr(), n = qr(), r = U(), i = ni(), a = Hr(), o = Ei(), s = Di(), c = Br(), l = Vr(), u = Kr(), d = zr(), f = class e {
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
})), ki = n(((e) => {
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
})), Ai = n(((e) => {
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
})), ji = n(((e) => {
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
})), Mi = n(((e) => {
	var t = ji();
	function n(e, n, r) {
		if (n?.type === "flow-collection") {
			let i = n.end[0];
			i.indent === e && (i.source === "]" || i.source === "}") && t.containsNewline(n) && r(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
		}
	}
	e.flowIndentCheck = n;
})), Ni = n(((e) => {
	var t = U();
	function n(e, n, r) {
		let { uniqueKeys: i } = e.options;
		if (i === !1) return !1;
		let a = typeof i == "function" ? i : (e, n) => e === n || t.isScalar(e) && t.isScalar(n) && e.value === n.value;
		return n.some((e) => a(e.key, r));
	}
	e.mapIncludes = n;
})), Pi = n(((e) => {
	var t = ni(), n = ii(), r = Ai(), i = ji(), a = Mi(), o = Ni();
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
})), Fi = n(((e) => {
	var t = oi(), n = Ai(), r = Mi();
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
})), Ii = n(((e) => {
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
})), Li = n(((e) => {
	var t = U(), n = ni(), r = ii(), i = oi(), a = Ii(), o = Ai(), s = ji(), c = Ni();
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
})), Ri = n(((e) => {
	var t = U(), n = Gr(), r = ii(), i = oi(), a = Pi(), o = Fi(), s = Li();
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
})), zi = n(((e) => {
	var t = Gr();
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
})), Bi = n(((e) => {
	var t = Gr(), n = Ii();
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
})), Vi = n(((e) => {
	var t = U(), n = Gr(), r = zi(), i = Bi();
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
})), Hi = n(((e) => {
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
})), Ui = n(((e) => {
	var t = Wr(), n = U(), r = Ri(), i = Vi(), a = Ii(), o = Hi();
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
})), Wi = n(((e) => {
	var t = Oi(), n = Ui(), r = Ii(), i = Ai();
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
})), Gi = n(((t) => {
	var n = e("process"), r = zr(), i = Oi(), a = ki(), o = U(), s = Wi(), c = Ii();
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
})), Ki = n(((e) => {
	var t = zi(), n = Bi(), r = ki(), i = Xr();
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
})), qi = n(((e) => {
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
})), Ji = n(((e) => {
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
})), Yi = n(((e) => {
	var t = Ki(), n = qi(), r = Ji();
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
})), Xi = n(((e) => {
	var t = Yi();
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
})), Zi = n(((e) => {
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
})), Qi = n(((t) => {
	var n = e("process"), r = Yi(), i = Xi();
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
})), $i = n(((e) => {
	var t = Gi(), n = Oi(), r = ki(), i = $r(), a = U(), o = Zi(), s = Qi();
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
})), W = n(((e) => {
	var t = Gi(), n = Oi(), r = Ei(), i = ki(), a = Wr(), o = U(), s = ni(), c = Gr(), l = ii(), u = oi();
	Yi();
	var d = Xi(), f = Zi(), p = Qi(), m = $i(), h = Rr();
	e.Composer = t.Composer, e.Document = n.Document, e.Schema = r.Schema, e.YAMLError = i.YAMLError, e.YAMLParseError = i.YAMLParseError, e.YAMLWarning = i.YAMLWarning, e.Alias = a.Alias, e.isAlias = o.isAlias, e.isCollection = o.isCollection, e.isDocument = o.isDocument, e.isMap = o.isMap, e.isNode = o.isNode, e.isPair = o.isPair, e.isScalar = o.isScalar, e.isSeq = o.isSeq, e.Pair = s.Pair, e.Scalar = c.Scalar, e.YAMLMap = l.YAMLMap, e.YAMLSeq = u.YAMLSeq, e.Lexer = d.Lexer, e.LineCounter = f.LineCounter, e.Parser = p.Parser, e.parse = m.parse, e.parseAllDocuments = m.parseAllDocuments, e.parseDocument = m.parseDocument, e.stringify = m.stringify, e.visit = h.visit, e.visitAsync = h.visitAsync;
}))();
const ea = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
function ta(e) {
	return `${e} contains an invalid character: a NUL (\\0), or one part of a surrogate pair (\\ud800 to \\udfff). Remove this character.`;
}
// src/manifest/syntaxProblems.ts
function na(e, t, n) {
	let r = [], i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = Ne(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1]));
		if (e.code === "DUPLICATE_KEY") {
			r.push(L("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: a }));
			continue;
		}
		let o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.push(L("yaml", `The YAML cannot be read here. ${aa(n, e.pos[0]) || ra(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		let e = Ne(t, n.pos[0], n.pos[1]);
		r.push(L("yaml", ra(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function ra(e) {
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
const ia = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function aa(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!ia.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function oa(e, t) {
	let n = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: n }) => L("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: Ne(t, e, e + n.length) }));
	return {
		problems: n,
		broken: n.length > 0 ? [{
			from: 1,
			to: Infinity
		}] : []
	};
}
function sa(e, t) {
	let n = new W.LineCounter(), r = (0, W.parseDocument)(t, {
		lineCounter: n,
		prettyErrors: !1,
		stringKeys: !1
	}), i = {
		path: e,
		lineStarts: n.lineStarts.length > 0 ? n.lineStarts : [0]
	}, a = oa(t, i), { problems: o, broken: s } = a.problems.length > 0 ? a : na(r, i, t), { value: c, spot: l } = new ca(i, o, s, t).read(r.contents), u = (e, t) => (i.lineStarts[e - 1] ?? 0) + t - 1;
	return {
		file: i,
		value: c,
		spot: l,
		textAt: ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(u(e, n), u(r, i)).trim(),
		problems: o,
		broken: s
	};
}
var ca = class {
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
		if (!la(e)) return {
			value: null,
			spot: {
				start: 0,
				end: 0
			}
		};
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, (0, W.isAlias)(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = (0, W.isMap)(e) ? this.mapping(e.items, t, n) : (0, W.isSeq)(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || {
			value: (0, W.isScalar)(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		};
	}
	scalar(e, t, n) {
		return typeof e == "string" && ea.test(e) ? this.refuse(ta("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = aa(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : ua(t, e.value);
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
		let r = Ne(this.file, t, n);
		return this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.push(L("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function la(e) {
	return (0, W.isMap)(e) || (0, W.isSeq)(e) || (0, W.isScalar)(e) || (0, W.isAlias)(e);
}
function ua(e, t) {
	return (0, W.isScalar)(e) && e.source !== void 0 ? e.source : String(t);
}
// src/kinds/key/manifest.ts
const da = {
	schema: bn,
	fields: _n,
	identity: {
		previously: "a former name, a list of names, or []",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, fa = {
	schema: Sn,
	fields: _n.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function pa(e, t) {
	let n = sa(e, t), { members: r, problems: i } = Dr(n, ["keys", "on_create"]), a = [...n.problems, ...i], o = new Map(), s = r.get("on_create"), c = s && Ar(n, s, fa);
	c && a.push(...c.problems);
	let l = r.get("keys");
	if (!l) return {
		entries: [],
		variables: o,
		problems: a.length > 0 ? a : [Or(n, "keys")]
	};
	let { entries: u, problems: d } = kr(n, l, da);
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
function ma(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : pa(e, t).entries.flatMap(({ values: e }) => V(e.key_name));
}
// src/kinds/key/ids.ts
function ha(e, t) {
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
		else for (let e of t) s.set(e, ga(e, t));
	}
	return {
		byId: o,
		named: i,
		refused: s,
		remarks: a.length > 0 ? [_a(a)] : []
	};
}
function ga(e, t) {
	let n = `${t.map(({ values: e }) => `"${jt(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return Le(H, e, "claimed-twice", n, { path: ["key_id"] });
}
function _a(e) {
	let [t] = e;
	return L("stale-id", t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, {
		...t && { place: va(t) },
		severity: "warning",
		reach: "change"
	});
}
function va({ file: e, spot: t }) {
	return Ae(e, t, ["key_id"]);
}
function ya({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = Mt(e.key_name, r);
	return n ? {
		...Mt(t.key_name, r),
		...i
	} : i;
}
function ba(e, t, n) {
	let r = ya(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return S.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
// src/kinds/key/candidates.ts
function xa(e) {
	let t = new Map();
	for (let n of e) for (let e of V(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function Sa({ values: e }, t, n) {
	let r = new Set(V(e.key_name).flatMap((e) => t.get(e) ?? []));
	if (!n) return [...r];
	let i = (t) => (e.platforms ?? t.platforms).some((n) => t.platforms.includes(n) && At(e.key_name, n) === t.key_name[n]);
	return [...r].filter(i);
}
function Ca({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => wa(t, e.filenames));
	return n.length === 1 ? n : t;
}
function wa(e, t) {
	return t !== void 0 && S.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function Ta(e, t, n, r) {
	return ba(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function Ea({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(Mt(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function Da({ key_name: e, platforms: t }, n) {
	return Object.values(Mt(e, t)).some((e) => n.includes(e));
}
// src/kinds/key/claims.ts
function Oa(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = Sa(t, r, i), l = Ca(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, ka(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function ka(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return Ma("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function Aa(e, t) {
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => wa(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${jt(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, Ma("claimed-twice", n, o));
		}
	}
}
function ja(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.previously?.length === 0 : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set previously: []. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, Ma("claimed-twice", i, o));
	}
}
function Ma(e, t, n) {
	return Le(H, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
function Na(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => Le(H, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !zt.includes(e));
		return [...o, ...s.map((t) => Pa(e, [...i, t], t))];
	});
}
function Pa(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${zt.join(", ")}.${rr(n, zt)}`;
	return Le(H, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function Fa(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = Le(H, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return [...r === void 0 ? [i] : [], ...Ia(e)];
}
function Ia(e) {
	return Object.entries(e.values.translations ?? {}).flatMap(([t, n]) => {
		if (typeof n == "string" || n.other !== void 0) return [];
		let r = `The ${t} text has no plural form "other", which every language needs. Add this form.`;
		return Le(H, e, "plural-form", r, {
			path: ["translations", t],
			severity: "warning"
		});
	});
}
function La({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...Ba(i, t, n),
		...i.flatMap(Ia),
		...r ? Va(i, n) : [],
		...r ? Ra(10, e.flatMap(Ha)) : []
	];
}
function Ra(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), L("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function za({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(Mt(e, t)))];
}
function Ba(e, t, n) {
	let r = e.filter(({ values: e }) => (e.previously?.length ?? 0) > 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(za)), a = [...new Set(n.flatMap(za))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => nr(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [Le(H, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function Va(e, t) {
	let n = new Map(t.flatMap((e) => za(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.previously?.length === 0) return [];
		let i = t.platforms ?? r.platforms, a = V(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set previously: [].`;
		return [Le(H, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function Ha({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, a = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || a.length === 0) return [];
	let o = V(i, a), s = S.filter((e) => {
		let t = i[e];
		return t !== void 0 && !a.includes(e) && !o.includes(t);
	}), [c] = s;
	if (!c || o.length === 0) return [];
	let l = s.map((e) => `"${i[e]}" (${e})`).join(", "), u = `The key is on ${a.join(", ")} only, so the name ${l} is not used. Add the platform to platforms, or remove the name.`;
	return [Le(H, e, "unused-name", u, {
		path: ["key_name", c],
		severity: "notice"
	})];
}
// src/kinds/key/renames.ts
function Ua(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : Wa(i, n);
		e && r.set(i, e);
	}
	for (;;) {
		let { pending: e, leaving: i } = Ga(r, n), { renames: a, problems: o } = qa(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function Wa(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (ba(e, n, t.perPlatform).length === 0) return;
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
function Ga(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(ya(r, t, n));
		return !Ka(e).some((e) => a.includes(e));
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
function Ka({ values: e }) {
	return [...V(e.key_name), ...e.previously ?? []];
}
function qa(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.previously?.length === 0 && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = jt(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, Za(e, n, r, t));
		if (p && !t.has(n)) {
			let t = Ya(n, e);
			t ? h("rename-cycle", Xa(t), "key_id") : h("wrong-id", Ja(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function Ja(e, t, n) {
	let { key_id: r } = t, i = V(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? jt(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${jt(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function Ya(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function Xa(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${jt(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function Za(e, t, n, r) {
	return Le(H, t, e, r, { path: [n] });
}
// src/kinds/key/match.ts
function Qa(e, t, n, r = () => !1) {
	let i = xa(t), a = ha(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = Oa(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	Aa(c, s);
	let { renames: u, leaving: d } = Ua(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => Ca(e, Ea(e, i)),
		holders: (e, t) => Ta(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	ja(l, {
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
	$a(e.filter((e) => !s.has(e) && !f(e)), t, n, s);
	let p = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && Da(t, V(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: jt(t.key_name, t.platforms)
		};
	}), m = new Set(p.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of Sa(e, i, n)) m.add(t);
		m.add(a.named.get(e));
	}
	let h = t.filter((e) => !m.has(e));
	return {
		matches: p,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...La({
			matches: p,
			live: t,
			unmanaged: h,
			perPlatform: n
		})],
		unmanaged: h,
		namesakes: new Set(e.flatMap(({ values: e }) => V(e.key_name)).flatMap((e) => i.get(e) ?? []))
	};
}
function $a(e, t, n, r) {
	let i = new Map(), a = new Map(t.flatMap((e) => V(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of V(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, Ma("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, Ma("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
// src/kinds/key/newManifest.ts
const eo = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = S.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return S.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return to(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(Se)).sort()[0];
	}
};
function to({ key_name: e, platforms: t }) {
	let [n = ""] = V(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
// src/kinds/key/nextApply.ts
function no(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(ro(e, t), t);
	}
	let { matches: o } = Qa(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = H.context(e, t, r), o = H.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => V(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? io(e) && !l.has(e) : !ao(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : so(e.action === "update" ? i.get(String(e.id))?.tags : oo(e), r.rules) ? [e.label] : [])
	};
}
function ro(e, { fields: t }) {
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
function io({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function ao({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function oo({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function so(e = [], t) {
	let n = Ve(H, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/renameCycles.ts
function co(e) {
	let t = new Map();
	for (let n of e) for (let e of V(n.values.key_name)) t.set(e, n);
	return lo(e, (e) => (e.values.previously ?? []).flatMap((e) => t.get(e) ?? [])).map((e) => {
		let [t] = e, [n = ""] = t ? V(t.values.key_name) : [], r = `The field previously has the present name of the key, "${n}". Remove it: the field is for a name that the key had before.`, i = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? V(e.values.key_name)[0] : ""}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
		return L("rename-cycle", e.length === 1 ? r : i, t ? { place: Ae(t.file, t.spot, ["previously"]) } : {});
	});
}
function lo(e, t) {
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
function uo({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (fo(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? Bt(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = V(e.key_name, e.platforms);
		for (let n of gn(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		return n === void 0 ? [] : [L("looks-renamed", `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set previously: [].`, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), L("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
function fo({ previously: e }) {
	return e?.length === 0;
}
// src/model/command.ts
const po = [
	"init",
	"validate",
	"plan",
	"apply",
	"drift",
	"pull",
	"summarize",
	"restore",
	"webhook-secret",
	"schema",
	"sandbox",
	"demo"
];
function mo(e) {
	return po.some((t) => t === e);
}
const ho = [
	"validate",
	"plan",
	"apply",
	"drift"
], go = ["plan", "apply"], _o = [...go, "drift"], vo = [..._o, "restore"], yo = [
	...vo,
	"pull",
	"webhook-secret"
], bo = ["validate", ...yo];
// src/model/setting.ts
function G(e) {
	return e;
}
function xo({ name: e }) {
	return e.replaceAll("_", "-");
}
function So({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
function Co({ option: e }) {
	return e?.offered === "everywhere" || e?.offered === "on the command line";
}
function wo({ option: e }) {
	let t = e?.offered;
	return t === "everywhere" || t === "in the action" || t === "as an argument and in the action";
}
function To({ option: e }) {
	return e?.offered === "as an argument" || e?.offered === "as an argument and in the action";
}
// src/model/widening.ts
function Eo(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function Do(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// src/kinds/key/settings.ts
const Oo = G({
	name: "destroy",
	parent: "limits",
	schema: D().min(0),
	expects: "a whole number, 0 or more",
	default: 25,
	commands: _o,
	file: "both",
	widens: Do(25),
	docs: {
		example: 50,
		text: "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count."
	}
}), ko = G({
	name: "destroy_percent",
	parent: "limits",
	schema: E().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 10,
	commands: _o,
	file: "both",
	widens: Do(10),
	docs: {
		example: 5,
		text: "Maximum number of keys and texts to remove in one run, as a percentage of the keys that `prune` covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more."
	}
}), Ao = G({
	name: "update_percent",
	parent: "limits",
	schema: E().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 50,
	commands: _o,
	file: "both",
	widens: Do(50),
	docs: {
		example: 20,
		text: "A run may overwrite live values of at most this percentage of the declared keys that are in the project. It is used only if there are 20 keys or more."
	}
}), jo = G({
	name: "unverify",
	parent: "limits",
	schema: D().min(0),
	expects: "a whole number, 0 or more",
	commands: _o,
	file: "both",
	widens: Do(Infinity),
	docs: {
		example: 500,
		text: "Maximum number of translations that changes of base texts may mark unverified in one run. It has no effect if the setting `auto_toggle_unverified` of the project is off.",
		default: "no limit"
	}
}), Mo = {
	manifests: G({
		name: "keys",
		schema: f(b().min(1)).min(1),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...ho, "pull"],
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			example: ["l10n/**/keys.yaml"],
			text: "Key manifests, as paths or globs.",
			commandLine: "Turns `prune` and `prune_webhooks` off unless `--prune` is also given.",
			action: "Relative to `working-directory`. Turns `prune` and `prune_webhooks` off unless the input `prune` is also given.",
			file: "Relative to lokaform.yaml.",
			default: "`keys.yaml`, if neither `keys` nor `webhooks` is set."
		}
	}),
	prune: G({
		name: "prune",
		schema: v(ve),
		expects: "off, owned or all",
		default: "off",
		commands: _o,
		file: "both",
		option: {
			offered: "everywhere",
			as: "text",
			metavar: "WHICH"
		},
		widens: Eo(ve, "off"),
		docs: {
			example: "owned",
			text: "Which undeclared keys to remove: `off` (none), `owned` (those with the tag `lokaform:<owner>`, see the setting `owner`) or `all`."
		}
	}),
	limits: [
		Oo,
		ko,
		Ao,
		jo
	]
};
// src/texts/readBack.ts
function No({ text: e, edits: t, read: n }, r) {
	if (t.length === 0) return {
		is: "edited",
		text: e
	};
	let i = n(e), a = i.faults.find(({ code: e, severity: t }) => e === "text-file" && t !== "warning");
	if (a) return Po(`The file cannot be read. ${a.message}`);
	let o = Fo(i.texts, t);
	if ("why" in o) return Po(o.why);
	let s = r(i);
	if (typeof s != "string") return Po(s.why);
	let c = n(s), l = new Set(i.texts.map(Vo));
	return c.faults.length === i.faults.length && c.texts.length === o.size && c.texts.every((e) => {
		let t = Vo(e);
		return o.get(t) === (l.has(t) ? Ho(e) : Uo(e.value));
	}) ? {
		is: "edited",
		text: s
	} : Po("The changed file would not contain exactly the wanted texts. Change it by hand.");
}
function Po(e) {
	return {
		is: "refused",
		why: e
	};
}
function Fo(e, t) {
	let n = new Map();
	for (let e of t) e.is === "replace" && n.set(Bo(e.at), e.text);
	let r = new Set(), i = (e) => zo(e, n, r), a = new Map(e.map((e) => [Vo(e), Ho({
		...e,
		value: i(e.value)
	})]));
	if (r.size < n.size) return { why: "The file does not have a text at this location." };
	for (let e of t) {
		if (Io(e).some((e) => ea.test(e))) return { why: ta("The new text") };
		if (e.is !== "add") continue;
		let t = Vo(e);
		if (a.has(t)) return { why: `The file already has the text "${e.path.join(".")}".` };
		a.set(t, Uo(Ro(e.value)));
	}
	return a;
}
function Io(e) {
	return e.is === "replace" ? [e.text] : typeof e.value == "string" ? [e.value] : Object.values(e.value);
}
const Lo = {
	start: 0,
	end: 0
};
function Ro(e) {
	if (typeof e == "string") return {
		is: "text",
		text: e,
		at: Lo
	};
	let t = Object.entries(e).map(([e, t]) => [e, {
		text: t,
		at: Lo,
		name: Lo
	}]);
	return {
		is: "forms",
		at: Lo,
		forms: new Map(t)
	};
}
function zo(e, t, n) {
	let r = (e) => {
		let r = t.get(Bo(e.at));
		return r === void 0 ? e : (n.add(Bo(e.at)), {
			...e,
			text: r
		});
	};
	if (e.is === "text") return r(e);
	if (e.is === "none") return e;
	let i = [...e.forms].map(([e, t]) => [e, r(t)]);
	return {
		...e,
		forms: new Map(i)
	};
}
function Bo({ start: e, end: t }) {
	return `${e}-${t}`;
}
function Vo({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function Ho({ value: e, description: t }) {
	return JSON.stringify([Uo(e), t?.text]);
}
function Uo(e) {
	if (e.is === "none") return "null";
	let t = e.is === "text" ? e.text : [...e.forms].map(([e, { text: t }]) => [e, t]).sort();
	return JSON.stringify(t);
}
// src/texts/splices.ts
function Wo(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function Go(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
// src/texts/lines.ts
function Ko(e, t, n, r) {
	let i = t;
	for (;;) {
		let t = Jo(e, i), a = e.startsWith(n, t) ? e.indexOf(r, t + n.length) : -1;
		if (a < 0 || /[\n\r]/.test(e.slice(t, a))) return i;
		i = a + r.length;
	}
}
function qo(e, t) {
	let n = Jo(e, t);
	return n === e.length || e[n] === "\n" || e[n] === "\r";
}
function Jo(e, t) {
	let n = t;
	for (; e[n] === " " || e[n] === "	";) n++;
	return n;
}
function Yo(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const Xo = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var Zo = class {
	constructor(e) {
		if (this.charCount = this.charLength(e, !0), this.charIndex = 0, this.length = e.length, this.multiByteMode = this.charCount !== this.length, this.string = e, this.multiByteMode) {
			let t = [];
			for (let n = 0, r = 0; r < this.charCount; ++r) t[r] = n, n += e.codePointAt(n) > 65535 ? 2 : 1;
			this.charsToBytes = t;
		}
	}
	get isEnd() {
		return this.charIndex >= this.charCount;
	}
	charLength(e, t = this.multiByteMode) {
		return t ? e.replace(Xo, "_").length : e.length;
	}
	advance(e = 1) {
		this.charIndex = Math.min(this.charCount, this.charIndex + e);
	}
	charIndexToByteIndex(e = this.charIndex) {
		return this.multiByteMode ? this.charsToBytes[e] ?? Infinity : e;
	}
	consume(e = 1) {
		let t = this.peek(e);
		return this.advance(e), t;
	}
	consumeBytes(e) {
		let t = this.charIndexToByteIndex(), n = this.string.slice(t, t + e);
		return this.advance(this.charLength(n)), n;
	}
	consumeMatchFn(e) {
		let { length: t, multiByteMode: n, string: r } = this, i = this.charIndexToByteIndex(), a = i;
		if (n) for (; a < t;) {
			let t = r[a], n = t >= "\ud800" && t <= "\udbff";
			if (n && (t += r[a + 1]), !e(t)) break;
			a += n ? 2 : 1;
		}
		else for (; a < t && e(r[a]);) ++a;
		return this.consumeBytes(a - i);
	}
	consumeString(e) {
		let { length: t } = e, n = this.charIndexToByteIndex();
		return e === this.string.slice(n, n + t) ? (this.advance(t === 1 ? 1 : this.charLength(e)), e) : "";
	}
	consumeUntilMatch(e) {
		let t = this.string.slice(this.charIndexToByteIndex()).search(e);
		return t > 0 ? this.consumeBytes(t) : "";
	}
	consumeUntilString(e) {
		let t = this.charIndexToByteIndex(), n = this.string.indexOf(e, t);
		return n > 0 ? this.consumeBytes(n - t) : "";
	}
	peek(e = 1) {
		let { charIndex: t, string: n } = this;
		return this.multiByteMode ? n.slice(this.charIndexToByteIndex(t), this.charIndexToByteIndex(t + e)) : n.slice(t, t + e);
	}
	reset(e = 0) {
		this.charIndex = e >= 0 ? Math.min(this.charCount, e) : Math.max(0, this.charIndex + e);
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/syntax.js
const Qo = /["&<]/, $o = /['&<]/, es = /\r\n|[\n\r\t]/g, ts = /<|&|]]>/, ns = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function rs(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || is(e, t);
}
function is(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function as(e) {
	return e === "#" || rs(e);
}
function os(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function ss(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var K = class e {
	constructor() {
		this.parent = null, this.start = -1, this.end = -1;
	}
	get document() {
		return this.parent?.document ?? null;
	}
	get isRootNode() {
		return this.parent !== null && this.parent === this.document && this.type === e.TYPE_ELEMENT;
	}
	get preserveWhitespace() {
		return !!this.parent?.preserveWhitespace;
	}
	get type() {
		return "";
	}
	toJSON() {
		let e = { type: this.type };
		return this.isRootNode && (e.isRootNode = !0), this.preserveWhitespace && (e.preserveWhitespace = !0), this.start !== -1 && (e.start = this.start, e.end = this.end), e;
	}
};
K.TYPE_CDATA = "cdata", K.TYPE_COMMENT = "comment", K.TYPE_DOCUMENT = "document", K.TYPE_DOCUMENT_TYPE = "doctype", K.TYPE_ELEMENT = "element", K.TYPE_PROCESSING_INSTRUCTION = "pi", K.TYPE_TEXT = "text", K.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var cs = class extends K {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return K.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(K.prototype.toJSON.call(this), { text: this.text });
	}
}, ls = class extends cs {
	get type() {
		return K.TYPE_CDATA;
	}
}, us = class extends K {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return K.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(K.prototype.toJSON.call(this), { content: this.content });
	}
}, ds = class extends K {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return K.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = K.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, fs = class e extends K {
	constructor(e, t = Object.create(null), n = []) {
		super(), this.name = e, this.attributes = t, this.children = n;
	}
	get isEmpty() {
		return this.children.length === 0;
	}
	get preserveWhitespace() {
		let t = this;
		for (; t instanceof e;) {
			if ("xml:space" in t.attributes) return t.attributes["xml:space"] === "preserve";
			t = t.parent;
		}
		return !1;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return K.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(K.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, ps = class extends K {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof fs) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return K.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(K.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, ms = class extends K {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return K.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = K.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, hs = class extends Error {
	constructor(e, t, n) {
		let r = 1, i = "", a = 1;
		for (let e = 0; e < t; ++e) {
			let t = n[e];
			t === "\n" ? (r = 1, i = "", a += 1) : (r += 1, i += t);
		}
		let o = n.indexOf("\n", t);
		i += o === -1 ? n.slice(t) : n.slice(t, o);
		let s = 0;
		i.length > 50 && (r < 40 ? i = i.slice(0, 50) : (s = r - 20, i = i.slice(s, r + 30))), super(`${e} (line ${a}, column ${r})\n  ${i}\n` + " ".repeat(r - s + 1) + "^\n"), this.column = r, this.excerpt = i, this.line = a, this.name = "XmlError", this.pos = t;
	}
}, gs = class extends K {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return K.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(K.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, _s = class {
	constructor(e, t = {}) {
		let n = this.document = new ps();
		this.currentNode = n, this.options = t, this.scanner = new Zo(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = vs(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === K.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new cs(e), t);
	}
	consumeAttributes() {
		let e = Object.create(null);
		for (; this.consumeWhitespace();) {
			let t = this.consumeName();
			if (!t) break;
			let n = this.consumeEqual() && this.consumeAttributeValue();
			if (n === !1) throw this.error("Attribute value expected");
			if (t in e) throw this.error(`Duplicate attribute: ${t}`);
			if (t === "xml:space" && n !== "default" && n !== "preserve") throw this.error("Value of the `xml:space` attribute must be \"default\" or \"preserve\"");
			e[t] = n;
		}
		if (this.options.sortAttributes) {
			let t = Object.keys(e).sort(), n = Object.create(null);
			for (let r = 0; r < t.length; ++r) {
				let i = t[r];
				n[i] = e[i];
			}
			e = n;
		}
		return e;
	}
	consumeAttributeValue() {
		let { scanner: e } = this, t = e.peek();
		if (t !== "\"" && t !== "'") return !1;
		e.advance();
		let n, r = !1, i = "", a = t === "\"" ? Qo : $o;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(es, " ")), e.peek()) {
			case t:
				r = !0;
				break matchLoop;
			case "&":
				i += this.consumeReference();
				continue;
			case "<": throw this.error("Unescaped `<` is not allowed in an attribute value");
			default: break matchLoop;
		}
		if (!r) throw this.error("Unclosed attribute");
		return e.advance(), i;
	}
	consumeCdataSection() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<![CDATA[")) return !1;
		let n = e.consumeUntilString("]]>");
		if (this.validateChars(n), !e.consumeString("]]>")) throw this.error("Unclosed CDATA section");
		return this.options.preserveCdata ? this.addNode(new ls(vs(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(ts);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new us(vs(n)), t);
	}
	consumeContentReference() {
		let e = this.scanner.charIndex, t = this.consumeReference();
		return t ? this.addText(t, e, !1) : !1;
	}
	consumeDoctypeDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!DOCTYPE")) return !1;
		let n = this.consumeWhitespace() && this.consumeName();
		if (!n) throw this.error("Expected a name");
		let r, i;
		if (this.consumeWhitespace()) {
			if (e.consumeString("PUBLIC")) {
				if (r = this.consumeWhitespace() && this.consumePubidLiteral(), r === !1) throw this.error("Expected a public identifier");
				this.consumeWhitespace();
			}
			if (r !== void 0 || e.consumeString("SYSTEM")) {
				if (this.consumeWhitespace(), i = this.consumeSystemLiteral(), i === !1) throw this.error("Expected a system identifier");
				this.consumeWhitespace();
			}
		}
		let a;
		if (e.consumeString("[")) {
			if (a = e.consumeUntilMatch(/\][\x20\t\r\n]*>/), !e.consumeString("]")) throw this.error("Unclosed internal subset");
			this.consumeWhitespace();
		}
		if (!e.consumeString(">")) throw this.error("Unclosed doctype declaration");
		return !this.options.preserveDocumentType || this.addNode(new ms(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new fs(n, r);
		if (a.parent = this.currentNode, !i) {
			if (!e.consumeString(">")) throw this.error(`Unclosed start tag for element \`${n}\``);
			this.currentNode = a;
			do
				this.consumeCharData();
			while (this.consumeElement() || this.consumeContentReference() || this.consumeCdataSection() || this.consumeProcessingInstruction() || this.consumeComment());
			let t = e.charIndex, r;
			if (!e.consumeString("</") || !(r = this.consumeName()) || r !== n) throw e.reset(t), this.error(`Missing end tag for element ${n}`);
			if (this.consumeWhitespace(), !e.consumeString(">")) throw this.error(`Unclosed end tag for element ${n}`);
			this.currentNode = a.parent;
		}
		return this.addNode(a, t);
	}
	consumeEqual() {
		return this.consumeWhitespace(), this.scanner.consumeString("=") ? (this.consumeWhitespace(), !0) : !1;
	}
	consumeMisc() {
		return this.consumeComment() || this.consumeProcessingInstruction() || this.consumeWhitespace();
	}
	consumeName() {
		return is(this.scanner.peek()) ? this.scanner.consumeMatchFn(rs) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new gs(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new gs(n, vs(r)), t);
	}
	consumeProlog() {
		let { scanner: e } = this, t = e.charIndex;
		for (this.consumeXmlDeclaration(); this.consumeMisc(););
		if (this.consumeDoctypeDeclaration()) for (; this.consumeMisc(););
		return t < e.charIndex;
	}
	consumePubidLiteral() {
		let e = this.scanner.charIndex, t = this.consumeSystemLiteral();
		if (t !== !1 && !/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(t)) throw this.scanner.reset(e), this.error("Invalid character in public identifier");
		return t;
	}
	consumeReference() {
		let { scanner: e } = this;
		if (!e.consumeString("&")) return !1;
		let t = e.consumeMatchFn(as);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!ss(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = ns[t], n === void 0) {
			let { ignoreUndefinedEntities: n, resolveUndefinedEntity: r } = this.options, i = `&${t};`;
			if (r) {
				let e = r(i);
				if (e != null) {
					let t = typeof e;
					if (t !== "string") throw TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${t}`);
					return e;
				}
			}
			if (n) return i;
			throw e.reset(-i.length), this.error(`Named entity isn't defined: ${i}`);
		}
		return n;
	}
	consumeSystemLiteral() {
		let { scanner: e } = this, t = e.consumeString("\"") || e.consumeString("'");
		if (!t) return !1;
		let n = e.consumeUntilString(t);
		if (this.validateChars(n), !e.consumeString(t)) throw this.error("Missing end quote");
		return n;
	}
	consumeWhitespace() {
		return !!this.scanner.consumeMatchFn(os);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (rs(e.peek())) return e.reset(t), !1;
		if (!this.consumeWhitespace()) throw this.error("Invalid XML declaration");
		let n = !!e.consumeString("version") && this.consumeEqual() && this.consumeSystemLiteral();
		if (n === !1) throw this.error("XML version is missing or invalid");
		if (!/^1\.[0-9]+$/.test(n)) throw this.error("Invalid character in version number");
		let r, i;
		if (this.consumeWhitespace()) {
			if (r = !!e.consumeString("encoding") && this.consumeEqual() && this.consumeSystemLiteral(), r) {
				if (!/^[A-Za-z][\w.-]*$/.test(r)) throw this.error("Invalid character in encoding name");
				this.consumeWhitespace();
			}
			if (i = !!e.consumeString("standalone") && this.consumeEqual() && this.consumeSystemLiteral(), i) {
				if (i !== "yes" && i !== "no") throw this.error("Only \"yes\" and \"no\" are permitted as values of `standalone`");
				this.consumeWhitespace();
			}
		}
		if (!e.consumeString("?>")) throw this.error("Invalid or unclosed XML declaration");
		return !this.options.preserveXmlDeclaration || this.addNode(new ds(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new hs(e, t.charIndex, t.string);
	}
	parse() {
		if (this.scanner.consumeString("﻿"), this.consumeProlog(), !this.consumeElement()) throw this.error("Root element is missing or invalid");
		for (; this.consumeMisc(););
		if (!this.scanner.isEnd) throw this.error("Extra content at the end of the document");
	}
	validateChars(e) {
		let { length: t } = e;
		for (let n = 0; n < t; ++n) {
			let t = e.codePointAt(n);
			if (!ss(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function vs(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function ys(e, t) {
	return new _s(e, t).document;
}
// src/texts/android/tags.ts
const bs = /<[^\s/>]+/y, xs = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, Ss = /\s*(\/?)>/y;
function Cs(e, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(bs);
	let i = new Map();
	for (let e = r(xs); e; e = r(xs)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(Ss)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function ws(e, t) {
	let n = [], r = t.children.toReversed();
	for (let t = r.pop(); t; t = r.pop()) if (t instanceof fs) {
		let i = !t.name.includes(":"), { end: a, isEmpty: o } = Cs(e, t);
		if (n.push({
			is: "tag",
			isSpan: i,
			start: t.start,
			end: a
		}), o) continue;
		r.push({
			is: "tag",
			isSpan: i,
			start: e.lastIndexOf("</", t.end - 1),
			end: t.end
		}), r.push(...t.children.toReversed());
	} else t instanceof ls ? n.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof cs ? n.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && n.push(t);
	return n;
}
// src/texts/android/resources.ts
const Ts = new Map([
	["string", "string"],
	["plurals", "plurals"],
	["string-array", "array"]
]);
function Es(e, t) {
	let n = [], r = Os(e, t, "Text must be inside of a <string>. Move or remove it.");
	for (let i of Ds(t)) {
		let t = Ts.get(i.name === "item" ? i.attributes.type : i.name);
		if (!t) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = i.attributes, { attributes: c } = Cs(e, i), l = c.get("name"), u = {
			start: i.start,
			end: i.start + i.name.length + 1
		};
		if (!l || a === "") {
			let e = `This <${i.name}> has no name, and a key needs a name. Write name="…".`;
			r.push({
				code: "not-a-text",
				message: e,
				at: l ?? u
			});
			continue;
		}
		/^\s*(?:true|True|TRUE|false|False|FALSE)\s*$/.test(o) || r.push({
			code: "not-a-text",
			message: "The value of \"translatable\" must be true or false.",
			at: c.get("translatable") ?? u
		});
		let d = Object.keys(i.attributes).find((e) => /:featureFlag$/.test(e)), f = s !== "" && s !== "default" ? `product "${s}"` : d && `feature flag "${i.attributes[d]}"`, p = !/^\s*false/i.test(o);
		n.push({
			is: t,
			name: a,
			at: l,
			element: i,
			isTranslatable: p,
			...f && { variant: f }
		});
	}
	return {
		resources: n,
		faults: r
	};
}
function Ds({ children: e }) {
	return e.filter((e) => e instanceof fs);
}
function Os(e, { children: t }, n) {
	return t.flatMap((t) => {
		if (!(t instanceof cs || t instanceof ls)) return [];
		let r = e.slice(t.start, t.end), i = r.search(/[^\t\n\r ]/);
		return i < 0 ? [] : [{
			code: "not-a-text",
			message: n,
			at: {
				start: t.start + i,
				end: t.start + r.trimEnd().length
			}
		}];
	});
}
// src/texts/android/layout.ts
const ks = "    ";
function As(e, t, n) {
	let r = Go(e), i = (e) => n.flatMap((t) => js(t, e)).reduce((e, t) => e + r + t, ""), a = Ds(t), o = a.findLast(({ name: e }) => e === "string" || e === "plurals") ?? a.at(-1);
	if (o) {
		let t = Yo(e, o.start);
		if (t === void 0) {
			let e = n.flatMap((e) => js(e, "").map((e) => e.trimStart())).join("");
			return {
				start: o.end,
				end: o.end,
				text: e
			};
		}
		let a = Ko(e, o.end, "<!--", "-->"), s = qo(e, a) ? "" : r;
		return {
			start: a,
			end: a,
			text: i(t) + s
		};
	}
	let s = Cs(e, t);
	if (s.isEmpty) return {
		start: t.end - 2,
		end: t.end,
		text: `>${i(ks)}${r}</resources>`
	};
	let c = e.lastIndexOf("</", t.end - 1);
	for (; c > s.end && /[\t-\r ]/.test(e[c - 1] ?? "");) c--;
	return {
		start: c,
		end: c,
		text: i(ks) + (qo(e, c) ? "" : r)
	};
}
function js({ name: e, value: t }, n) {
	if (typeof t == "string") return [`${n}<string name="${e}">${t}</string>`];
	let r = n + (n || ks);
	return [
		`${n}<plurals name="${e}">`,
		...t.map((e) => `${r}<item quantity="${e.quantity}">${e.value}</item>`),
		`${n}</plurals>`
	];
}
// src/texts/android/escapes.ts
function Ms() {
	return {
		isQuoted: !1,
		isAfterBlank: !1,
		quotes: 0
	};
}
function Ns(e, t, n = !1) {
	if (!t.isQuoted && !t.isAfterBlank && !/[\\"\t-\r]| {2}/.test(e)) return t.isAfterBlank = e.endsWith(" "), e;
	let r = "";
	for (let i = 0; i < e.length; i++) {
		let a = e[i] ?? "";
		if (!t.isQuoted && /[\t-\r ]/.test(a)) t.isAfterBlank || (r += " "), t.isAfterBlank = !0;
		else if (t.isAfterBlank = !1, a === "\"") t.isQuoted = !t.isQuoted, t.quotes++;
		else if (a === "\\") {
			i++;
			let a = e[i] ?? "";
			if (a === "n") r += "\n";
			else if (a === "t") r += "	";
			else if (a === "u") {
				let a = e.slice(i + 1, i + 5);
				if (/^[\da-fA-F]{4}$/.test(a)) {
					let e = String.fromCharCode(Number.parseInt(a, 16));
					r += n ? Rs(e) : e, i += 4;
				} else t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
			} else r += a;
		} else r += a;
	}
	return r;
}
function Ps(e) {
	return `"${e.replace(/[\\"]/g, "\\$&").replace(Is, Ls)}"`;
}
function Fs(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(Is, Ls).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const Is = /[\0-\x1f\ufffe\uffff]/g;
function Ls(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function Rs(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const zs = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function Bs(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : zs.get(r) ?? e);
}
function Vs(e) {
	return e.replace(/\r\n?/g, "\n");
}
// src/texts/android/value.ts
function Hs(e, t, n) {
	let r = Cs(e, t);
	if (r.isEmpty) return {
		at: {
			start: t.end - 2,
			end: t.end
		},
		style: "empty",
		content: {
			is: "text",
			text: ""
		}
	};
	let i = {
		start: r.end,
		end: e.lastIndexOf("</", t.end - 1)
	}, a = ws(e, t);
	return a.some((t) => t.is === "tag" || Us(e, t, n)) ? Ks(e, a, i) : Ws(e, a, i);
}
function Us(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function Ws(e, t, n) {
	let r = Qs(Zs(t.map((t) => Xs(e, t)).join(""))), i = t.length > 0 ? $s(e, t, n) : n;
	if (Gs.test(r)) return {
		at: i,
		style: "plain",
		content: {
			is: "reference",
			to: r
		}
	};
	let a = Ms(), o = Ns(r, a), s = e.startsWith("<![CDATA[", i.start) && e.startsWith("]]>", i.end - 3), c = a.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(r);
	return {
		at: i,
		style: s ? "cdata" : c ? "quoted" : "plain",
		content: Ys(o, a.why)
	};
}
const Gs = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function Ks(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = Ms(), a = qs(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = Zs(s.source)), !r && c && (c.source = Qs(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : Ns(t, i, !0));
	return {
		at: r ? n : $s(e, t, n),
		style: "markup",
		content: Ys(l.join(""), i.why)
	};
}
function qs(e, t) {
	let n = [];
	for (let r of t) {
		let t = Vs(e.slice(r.start, r.end)), i = r.is === "cdata" ? Js(t) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function Js(e) {
	return e.slice(9, -3).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
function Ys(e, t) {
	return t ? {
		is: "wrong",
		why: t
	} : ea.test(e) ? {
		is: "wrong",
		why: ta("This text")
	} : {
		is: "text",
		text: e
	};
}
function Xs(e, { is: t, start: n, end: r }) {
	let i = Vs(e.slice(n, r));
	return t === "cdata" ? i.slice(9, -3) : Bs(i);
}
function Zs(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function Qs(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function $s(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
// src/texts/syntaxFault.ts
function ec(e, t, n) {
	let r = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: t }) => ({
		code: "text-file",
		message: "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
		at: {
			start: e,
			end: e + t.length
		}
	}));
	return {
		texts: [],
		faults: r.length > 0 ? r : [{
			code: "text-file",
			message: t,
			at: n
		}]
	};
}
// src/texts/android/xml.ts
const tc = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function nc(e) {
	let t = {
		start: 0,
		end: 0
	};
	if (e.trim() === "") return ec(e, "The file is empty. Write <resources></resources> if it has no texts yet.", t);
	let n = tc.exec(e)?.index;
	if (n !== void 0) return ec(e, "This is a character that XML cannot have, such as a NUL. Remove it.", {
		start: n,
		end: n + 1
	});
	let r = oc(e), i = rc(e, r);
	if ("faults" in i) return i;
	let { root: a } = i;
	return a?.name === "resources" ? {
		root: a,
		entities: r
	} : ec(e, "The root of a file of Android texts must be <resources>.", a ? {
		start: a.start,
		end: a.start + a.name.length + 1
	} : t);
}
function rc(e, t) {
	try {
		return ys(e.replaceAll("\r", " "), {
			includeOffsets: !0,
			preserveCdata: !0,
			preserveComments: !0,
			resolveUndefinedEntity: (e) => t.has(e) ? e : null
		});
	} catch (t) {
		if (t instanceof hs) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = ac(e, t.pos), i = n.startsWith("Unterminated reference") ? e.lastIndexOf("&", r) : r;
			return ec(e, `The XML is not well-formed. ${n.slice(0, 200)}. ${ic}`, {
				start: i,
				end: Math.min(e.length, i + 1)
			});
		}
		if (t instanceof RangeError) return ec(e, "The XML has too many elements inside of each other. Close each tag.", {
			start: 0,
			end: 0
		});
		throw t;
	}
}
const ic = "Close each tag, and write & as &amp; and < as &lt; in texts.";
function ac(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function oc(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
// src/texts/android/writer.ts
const sc = new Set("a annotation b big cite dfn em font i li marquee small strike strong sub sup tt u ul".split(" ")), cc = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function lc(e, t) {
	return dc(e, t, (e) => sc.has(e) || e === "xliff:g") ?? Rs(Fs(e));
}
function uc(e, { style: t }, n, r) {
	switch (t) {
		case "cdata": return `<![CDATA[${Fs(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
		case "quoted": return Rs(Ps(e));
		case "empty": return `>${lc(e, r)}</${n}>`;
		case "plain": return Rs(Fs(e));
		case "markup": {
			let t = dc(e, r, () => !0);
			return t === void 0 ? /<[/!?\p{L}_]|&#?\w+;/u.test(e) ? { why: "The old text has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;." } : Rs(Fs(e)) : t;
		}
	}
}
function dc(e, t, n) {
	if (!/[<&]/.test(e)) return;
	let r = `<string>${e}</string>`, i = rc(r, t.entities);
	if ("faults" in i || !i.root) return;
	let a = ws(r, i.root);
	if (!a.every((e) => pc(r, e, t, n))) return;
	let [o, s] = [a.find(fc), a.findLast(fc)], c = !1, l = a.map((e) => {
		let t = r.slice(e.start, e.end);
		if (e.is === "tag") return e.isSpan && (c = !1), t;
		let n = Fs(t, !1).replace(cc, "\\$&");
		return e === o && (n = n.replace(/^[@?]/, "\\$&")), (e === o || c) && (n = n.replace(/^ /, "\\u0020")), e === s && (n = n.replace(/ $/, "\\u0020")), c = t.endsWith(" "), n;
	}).join("");
	return mc(l, e, t.entities) ? l : void 0;
}
function fc({ is: e }) {
	return e === "text";
}
function pc(e, { is: t, start: n, end: r }, { prefixes: i }, a) {
	if (t !== "tag") return t === "text";
	let o = /^<\/?([^\s/>]+)/.exec(e.slice(n, r))?.[1] ?? "", [s] = o.includes(":") ? o.split(":") : [];
	return a(o) && (s === void 0 || i.has(s));
}
function mc(e, t, n) {
	let r = `<string>${e}</string>`, i = rc(r, n);
	if ("faults" in i || !i.root) return !1;
	let { style: a, content: o } = Hs(r, i.root, n);
	return a === "markup" && o.is === "text" && o.text === t;
}
// src/texts/android/edits.ts
function hc({ text: e, edits: t, read: n }) {
	return No({
		text: e,
		edits: t,
		read: n
	}, () => {
		let n = nc(e);
		if ("faults" in n) return { why: "The file cannot be read." };
		let { resources: r } = Es(e, n.root), i = new Set(r.map(({ name: e }) => e)), a = {
			entities: n.entities,
			prefixes: _c(n.root)
		}, o = gc(e, n, r, t), s = [], c = [];
		for (let e of t) {
			if (e.is === "add") {
				let t = yc(e, i, a);
				if ("why" in t) return t;
				c.push(t);
				continue;
			}
			let t = o.get(e.at.start);
			if (!t) return { why: "The file does not have a text at this location." };
			let { at: n, content: r } = t.value;
			if (r.is === "text" && r.text === e.text) continue;
			let l = uc(e.text, t.value, t.tag, a);
			if (typeof l != "string") return l;
			s.push({
				...n,
				text: l
			});
		}
		return c.length > 0 && s.push(As(e, n.root, c)), Wo(e, s);
	});
}
function gc(e, { entities: t }, n, r) {
	let i = r.flatMap((e) => e.is === "replace" ? e.at.start : []).sort((e, t) => e - t), a = new Map(), o = n.flatMap(({ is: e, element: t }) => e === "plurals" ? Ds(t) : t), s = 0;
	for (let n of o) {
		for (; (i[s] ?? Infinity) < n.start;) s++;
		if ((i[s] ?? Infinity) > n.end) continue;
		let r = Hs(e, n, t);
		a.set(r.at.start, {
			value: r,
			tag: n.name
		});
	}
	return a;
}
function _c({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:"));
	return new Set(t.map((e) => e.slice(6)));
}
const vc = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;
function yc({ path: e, value: t }, n, r) {
	let i = e.join(".");
	return vc.test(i) ? n.has(i) ? { why: `The file already has "${i}", but not as a text of this key. Change it by hand.` } : typeof t == "string" ? {
		name: i,
		value: lc(t, r)
	} : Object.keys(t).find((e) => !zt.includes(e)) !== void 0 || Object.keys(t).length === 0 ? { why: `"${i}" needs plural forms of Android: zero, one, two, few, many or other.` } : {
		name: i,
		value: zt.flatMap((e) => {
			let n = t[e];
			return n === void 0 ? [] : [{
				quantity: e,
				value: lc(n, r)
			}];
		})
	} : { why: `"${i}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".` };
}
// src/texts/duplicates.ts
var bc = class {
	text;
	lineStarts;
	constructor(e) {
		this.text = e;
	}
	fault(e, t, n, r = "Keep one of them.") {
		this.lineStarts ??= Pe(this.text);
		let { line: i } = Ne({
			path: "",
			lineStarts: this.lineStarts
		}, t.start, t.end);
		return {
			code: "duplicate-text",
			message: `${e}, also at line ${i}. ${r}`,
			at: n
		};
	}
};
// src/texts/android.ts
const xc = {
	name: "Android strings",
	matches: (e) => e.toLowerCase().endsWith(".xml"),
	severalLanguages: !1,
	read: Sc,
	edit: (e, t) => hc({
		text: e,
		edits: t,
		read: Sc
	}),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
};
function Sc(e) {
	let t = nc(e);
	return "faults" in t ? t : new Cc(e, t).read();
}
var Cc = class {
	text;
	xml;
	duplicates;
	texts = [];
	faults = [];
	constructor(e, t) {
		this.text = e, this.xml = t, this.duplicates = new bc(e);
	}
	read() {
		let { resources: e, faults: t } = Es(this.text, this.xml.root);
		this.faults.push(...t);
		let n = e.filter(({ isTranslatable: e }) => e), r = ({ is: e, variant: t }) => e !== "array" && t === void 0, i = new Set(n.filter(r).map(({ name: e }) => e)), a = new Map();
		for (let e of n) {
			let { name: t, at: n, element: o } = e, s = a.get(t);
			if (!r(e)) {
				if (this.fault(Tc(e, i.has(t)), n, "warning"), s || i.has(t)) continue;
			} else if (s) {
				this.faults.push(this.duplicates.fault(`"${t}" is twice in this file`, s, n));
				continue;
			}
			a.set(t, n), this.texts.push({
				path: [t],
				name: n,
				value: this.value(e, wc(o))
			});
		}
		return {
			texts: this.texts,
			faults: this.faults.sort((e, t) => e.at.start - t.at.start)
		};
	}
	value(e, t) {
		if (e.is === "array" || e.variant !== void 0) return {
			is: "none",
			at: t
		};
		if (e.is === "plurals") return this.plurals(e, t);
		let n = this.one(e.name, e.element);
		return "text" in n ? {
			is: "text",
			...n
		} : {
			is: "none",
			at: n.at
		};
	}
	one(e, t) {
		let { content: n, at: r } = Hs(this.text, t, this.xml.entities);
		if (n.is === "text") return {
			text: n.text,
			at: r
		};
		if (n.is === "wrong") this.fault(n.why, r);
		else {
			let t = `"${e}" is the resource ${n.to}, and no text of its own. It is not sent.`;
			this.fault(t, r, "warning");
		}
		return { at: r };
	}
	plurals({ name: e, element: t }, n) {
		let r = this.faults.length;
		this.faults.push(...Os(this.text, t, "Text must be inside of an <item>. Move or remove it."));
		let i = new Map();
		for (let n of Ds(t)) {
			let t = Cs(this.text, n).attributes.get("quantity") ?? wc(n), { quantity: r = "" } = n.attributes, a = i.get(r);
			if (n.name !== "item") this.fault("<plurals> can have only <item>. Remove this.", wc(n));
			else if (!zt.includes(r)) this.fault(Ec(r), t);
			else if (a) {
				let n = `"${e}" has the plural form "${r}" twice`;
				this.faults.push(this.duplicates.fault(n, a.name, t));
			} else {
				let a = this.one(e, n);
				"text" in a && i.set(r, {
					...a,
					name: t
				});
			}
		}
		return this.faults.length === r && i.size === 0 && this.fault(`"${e}" has no plural forms. Add an <item> for each form, or remove it.`, n), this.faults.length > r ? {
			is: "none",
			at: n
		} : {
			is: "forms",
			at: n,
			forms: i
		};
	}
	fault(e, t, n) {
		this.faults.push({
			code: "not-a-text",
			message: e,
			at: t,
			...n && { severity: n }
		});
	}
};
function wc({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function Tc({ is: e, name: t, variant: n = "" }, r) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : r ? `This is the text of "${t}" for ${n}, and a key has one text. Only the text for all is sent.` : `"${t}" has a text only for ${n}, and a key has one text. It is not sent. Add a <string> for all.`;
}
function Ec(e) {
	return `${e === "" ? "This <item> has no plural form." : `"${e}" is not a plural form.`} Set "quantity" to zero, one, two, few, many or other.`;
}
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function Dc(e, t = !1) {
	let n = e.length, r = 0, i = "", a = 0, o = 16, s = 0, c = 0, l = 0, u = 0, d = 0;
	function f(t, n) {
		let i = 0, a = 0;
		for (; i < t || !n;) {
			let t = e.charCodeAt(r);
			if (t >= 48 && t <= 57) a = a * 16 + t - 48;
			else if (t >= 65 && t <= 70) a = a * 16 + t - 65 + 10;
			else if (t >= 97 && t <= 102) a = a * 16 + t - 97 + 10;
			else break;
			r++, i++;
		}
		return i < t && (a = -1), a;
	}
	function p(e) {
		r = e, i = "", a = 0, o = 16, d = 0;
	}
	function m() {
		let t = r;
		if (e.charCodeAt(r) === 48) r++;
		else for (r++; r < e.length && Ac(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && Ac(e.charCodeAt(r))) for (r++; r < e.length && Ac(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && Ac(e.charCodeAt(r))) {
				for (r++; r < e.length && Ac(e.charCodeAt(r));) r++;
				n = r;
			} else d = 3;
		}
		return e.substring(t, n);
	}
	function h() {
		let t = "", i = r;
		for (;;) {
			if (r >= n) {
				t += e.substring(i, r), d = 2;
				break;
			}
			let a = e.charCodeAt(r);
			if (a === 34) {
				t += e.substring(i, r), r++;
				break;
			}
			if (a === 92) {
				if (t += e.substring(i, r), r++, r >= n) {
					d = 2;
					break;
				}
				switch (e.charCodeAt(r++)) {
					case 34:
						t += "\"";
						break;
					case 92:
						t += "\\";
						break;
					case 47:
						t += "/";
						break;
					case 98:
						t += "\b";
						break;
					case 102:
						t += "\f";
						break;
					case 110:
						t += "\n";
						break;
					case 114:
						t += "\r";
						break;
					case 116:
						t += "	";
						break;
					case 117:
						let e = f(4, !0);
						e >= 0 ? t += String.fromCharCode(e) : d = 4;
						break;
					default: d = 5;
				}
				i = r;
			} else {
				if (a >= 0 && a <= 31) {
					if (kc(a)) {
						t += e.substring(i, r), d = 2;
						break;
					}
					d = 6;
				}
				r++;
			}
		}
		return t;
	}
	function g() {
		if (i = "", d = 0, a = r, c = s, u = l, r >= n) return a = n, o = 17;
		let t = e.charCodeAt(r);
		if (Oc(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (Oc(t));
			return o = 15;
		}
		if (kc(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
		switch (t) {
			case 123: return r++, o = 1;
			case 125: return r++, o = 2;
			case 91: return r++, o = 3;
			case 93: return r++, o = 4;
			case 58: return r++, o = 6;
			case 44: return r++, o = 5;
			case 34: return r++, i = h(), o = 10;
			case 47:
				let c = r - 1;
				if (e.charCodeAt(r + 1) === 47) {
					for (r += 2; r < n && !kc(e.charCodeAt(r));) r++;
					return i = e.substring(c, r), o = 12;
				}
				if (e.charCodeAt(r + 1) === 42) {
					r += 2;
					let t = n - 1, a = !1;
					for (; r < t;) {
						let t = e.charCodeAt(r);
						if (t === 42 && e.charCodeAt(r + 1) === 47) {
							r += 2, a = !0;
							break;
						}
						r++, kc(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !Ac(e.charCodeAt(r))) return o = 16;
			case 48:
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 55:
			case 56:
			case 57: return i += m(), o = 11;
			default:
				for (; r < n && _(t);) r++, t = e.charCodeAt(r);
				if (a !== r) {
					switch (i = e.substring(a, r), i) {
						case "true": return o = 8;
						case "false": return o = 9;
						case "null": return o = 7;
					}
					return o = 16;
				}
				return i += String.fromCharCode(t), r++, o = 16;
		}
	}
	function _(e) {
		if (Oc(e) || kc(e)) return !1;
		switch (e) {
			case 125:
			case 93:
			case 123:
			case 91:
			case 34:
			case 58:
			case 44:
			case 47: return !1;
		}
		return !0;
	}
	function v() {
		let e;
		do
			e = g();
		while (e >= 12 && e <= 15);
		return e;
	}
	return {
		setPosition: p,
		getPosition: () => r,
		scan: t ? v : g,
		getToken: () => o,
		getTokenValue: () => i,
		getTokenOffset: () => a,
		getTokenLength: () => r - a,
		getTokenStartLine: () => c,
		getTokenStartCharacter: () => a - u,
		getTokenError: () => d
	};
}
function Oc(e) {
	return e === 32 || e === 9;
}
function kc(e) {
	return e === 10 || e === 13;
}
function Ac(e) {
	return e >= 48 && e <= 57;
}
var jc;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(jc ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var Mc;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(Mc ||= {});
function Nc(e, t = [], n = Mc.DEFAULT) {
	let r = {
		type: "array",
		offset: -1,
		length: -1,
		children: [],
		parent: void 0
	};
	function i(e) {
		r.type === "property" && (r.length = e - r.offset, r = r.parent);
	}
	function a(e) {
		return r.children.push(e), e;
	}
	Pc(e, {
		onObjectBegin: (e) => {
			r = a({
				type: "object",
				offset: e,
				length: -1,
				parent: r,
				children: []
			});
		},
		onObjectProperty: (e, t, n) => {
			r = a({
				type: "property",
				offset: t,
				length: -1,
				parent: r,
				children: []
			}), r.children.push({
				type: "string",
				value: e,
				offset: t,
				length: n,
				parent: r
			});
		},
		onObjectEnd: (e, t) => {
			i(e + t), r.length = e + t - r.offset, r = r.parent, i(e + t);
		},
		onArrayBegin: (e, t) => {
			r = a({
				type: "array",
				offset: e,
				length: -1,
				parent: r,
				children: []
			});
		},
		onArrayEnd: (e, t) => {
			r.length = e + t - r.offset, r = r.parent, i(e + t);
		},
		onLiteralValue: (e, t, n) => {
			a({
				type: Fc(e),
				offset: t,
				length: n,
				parent: r,
				value: e
			}), i(t + n);
		},
		onSeparator: (e, t, n) => {
			r.type === "property" && (e === ":" ? r.colonOffset = t : e === "," && i(t));
		},
		onError: (e, n, r) => {
			t.push({
				error: e,
				offset: n,
				length: r
			});
		}
	}, n);
	let o = r.children[0];
	return o && delete o.parent, o;
}
function Pc(e, t, n = Mc.DEFAULT) {
	let r = Dc(e, !1), i = [], a = 0;
	function o(e) {
		return e ? () => a === 0 && e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter()) : () => !0;
	}
	function s(e) {
		return e ? (t) => a === 0 && e(t, r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter()) : () => !0;
	}
	function c(e) {
		return e ? (t) => a === 0 && e(t, r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter(), () => i.slice()) : () => !0;
	}
	function l(e) {
		return e ? () => {
			a > 0 ? a++ : e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter(), () => i.slice()) === !1 && (a = 1);
		} : () => !0;
	}
	function u(e) {
		return e ? () => {
			a > 0 && a--, a === 0 && e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter());
		} : () => !0;
	}
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), v = o(t.onComment), y = s(t.onError), b = n && n.disallowComments, x = n && n.allowTrailingComma;
	function S() {
		for (;;) {
			let e = r.scan();
			switch (r.getTokenError()) {
				case 4:
					C(14);
					break;
				case 5:
					C(15);
					break;
				case 3:
					C(13);
					break;
				case 1:
					b || C(11);
					break;
				case 2:
					C(12);
					break;
				case 6: C(16);
			}
			switch (e) {
				case 12:
				case 13:
					b ? C(10) : v();
					break;
				case 16:
					C(1);
					break;
				case 15:
				case 14: break;
				default: return e;
			}
		}
	}
	function C(e, t = [], n = []) {
		if (y(e), t.length + n.length > 0) {
			let e = r.getToken();
			for (; e !== 17;) {
				if (t.indexOf(e) !== -1) {
					S();
					break;
				}
				if (n.indexOf(e) !== -1) break;
				e = S();
			}
		}
	}
	function w(e) {
		let t = r.getTokenValue();
		return e ? g(t) : (f(t), i.push(t)), S(), !0;
	}
	function T() {
		switch (r.getToken()) {
			case 11:
				let e = r.getTokenValue(), t = Number(e);
				isNaN(t) && (C(2), t = 0), g(t);
				break;
			case 7:
				g(null);
				break;
			case 8:
				g(!0);
				break;
			case 9:
				g(!1);
				break;
			default: return !1;
		}
		return S(), !0;
	}
	function E() {
		return r.getToken() === 10 ? (w(!1), r.getToken() === 6 ? (_(":"), S(), k() || C(4, [], [2, 5])) : C(5, [], [2, 5]), i.pop(), !0) : (C(3, [], [2, 5]), !1);
	}
	function D() {
		d(), S();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || C(4, [], []), _(","), S(), r.getToken() === 2 && x) break;
			} else e && C(6, [], []);
			E() || C(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? S() : C(7, [2], []), !0;
	}
	function O() {
		m(), S();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || C(4, [], []), _(","), S(), r.getToken() === 4 && x) break;
			} else t && C(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, k() || C(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? S() : C(8, [4], []), !0;
	}
	function k() {
		switch (r.getToken()) {
			case 3: return O();
			case 1: return D();
			case 10: return w(!0);
			default: return T();
		}
	}
	return S(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (C(4, [], []), !1) : k() ? (r.getToken() !== 17 && C(9, [], []), !0) : (C(4, [], []), !1);
}
function Fc(e) {
	switch (typeof e) {
		case "boolean": return "boolean";
		case "number": return "number";
		case "string": return "string";
		case "object": return e ? Array.isArray(e) ? "array" : "object" : "null";
		default: return "null";
	}
}
// node_modules/jsonc-parser/lib/esm/main.js
const Ic = Dc;
var Lc;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(Lc ||= {});
var Rc;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(Rc ||= {});
const zc = Nc;
var Bc;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(Bc ||= {});
function Vc(e) {
	switch (e) {
		case 1: return "InvalidSymbol";
		case 2: return "InvalidNumberFormat";
		case 3: return "PropertyNameExpected";
		case 4: return "ValueExpected";
		case 5: return "ColonExpected";
		case 6: return "CommaExpected";
		case 7: return "CloseBraceExpected";
		case 8: return "CloseBracketExpected";
		case 9: return "EndOfFileExpected";
		case 10: return "InvalidCommentToken";
		case 11: return "UnexpectedEndOfComment";
		case 12: return "UnexpectedEndOfString";
		case 13: return "UnexpectedEndOfNumber";
		case 14: return "InvalidUnicode";
		case 15: return "InvalidEscapeCharacter";
		case 16: return "InvalidCharacter";
	}
	return "<unknown ParseErrorCode>";
}
// src/texts/json/errors.ts
function Hc(e, t) {
	if (e.trim() === "") return {
		message: "The file is empty. It must contain a JSON object.",
		at: {
			start: 0,
			end: 0
		}
	};
	let { offset: n, length: r } = t ?? {
		offset: 0,
		length: 0
	}, i = e.slice(n, n + r), a = {
		start: n,
		end: Math.min(n + r, e.length)
	}, o = e.slice(0, n).trimEnd();
	if (/^[}\]]/.test(i) && o.endsWith(",")) {
		let e = {
			start: o.length - 1,
			end: o.length
		};
		return {
			message: `There is no value between this comma and "${i}". Remove the comma.`,
			at: e
		};
	}
	if (i === ",") return {
		message: "There is no value before this comma. Remove the comma, or write a value.",
		at: a
	};
	if (/^[}\]]/.test(i)) return {
		message: `No open bracket belongs to this "${i}". Remove it, or write what is missing.`,
		at: a
	};
	let s = n >= e.length;
	switch (t && Vc(t.error)) {
		case "InvalidCommentToken":
		case "UnexpectedEndOfComment": return {
			message: "JSON has no comments. Remove this comment.",
			at: a
		};
		case "UnexpectedEndOfString": return {
			message: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
			at: a
		};
		case "InvalidCharacter": return {
			message: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
			at: Gc(a, i.search(/[\0-\x1f]/), 1)
		};
		case "InvalidEscapeCharacter": return {
			message: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\.",
			at: Gc(a, Kc(i), 2)
		};
		case "InvalidUnicode": return {
			message: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
			at: Gc(a, Kc(i), 2)
		};
		case "EndOfFileExpected": return {
			message: "The JSON ends before this. Remove the rest of the file.",
			at: a
		};
		case "ColonExpected": return {
			message: "A colon is missing between the name and its value.",
			at: a
		};
		case "CommaExpected": return {
			message: "A comma is missing before this.",
			at: a
		};
		case "PropertyNameExpected": return s ? Uc(o) : {
			message: "A name in double quotes must be here, or the end of the object.",
			at: a
		};
		case "InvalidSymbol":
		case "UnexpectedEndOfNumber": return {
			message: `"${Wc(i)}" is not a JSON value. Names and texts need double quotes.`,
			at: a
		};
		default: return s ? Uc(o) : {
			message: "A value is missing here.",
			at: a
		};
	}
}
function Uc(e) {
	return {
		message: "The file ends too early. Add what is missing, such as } for each open object.",
		at: {
			start: e.length - 1,
			end: e.length
		}
	};
}
function Wc(e) {
	return e.length > 40 ? `${e.slice(0, 40)}…` : e;
}
function Gc({ start: e, end: t }, n, r) {
	return n < 0 ? {
		start: e,
		end: t
	} : {
		start: e + n,
		end: Math.min(t, e + n + r)
	};
}
function Kc(e) {
	for (let { index: t, 1: n } of e.matchAll(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt]|())/g)) if (n !== void 0) return t;
	return -1;
}
function qc(e) {
	let t = Jc(e);
	if (t) return ec(e, "Values are nested more than 100 levels deep. Use fewer levels.", t);
	let n = [], r = zc(e, n, { disallowComments: !0 }), [i] = n;
	if (i || !r) {
		let { message: t, at: n } = Hc(e, i);
		return ec(e, t, n);
	}
	let a = Yc(r);
	return a.is === "object" ? a : ec(e, "A file with texts must contain an object, such as { \"greeting\": \"Hello\" }.", {
		start: a.at.start,
		end: a.at.start + 1
	});
}
function Jc(e) {
	let t = Ic(e, !0), n = 0;
	for (; t.getPosition() < e.length;) {
		t.scan();
		let r = t.getTokenOffset(), i = e[r];
		if ((i === "{" || i === "[") && (n += 1), (i === "}" || i === "]") && --n, n > 100) return {
			start: r,
			end: r + 1
		};
	}
}
function Yc(e) {
	let t = Zc(e);
	switch (e.type) {
		case "object": return {
			is: "object",
			at: t,
			members: (e.children ?? []).flatMap(Xc)
		};
		case "string": return {
			is: "string",
			at: t,
			text: String(e.value)
		};
		case "boolean": return {
			is: "boolean",
			at: t,
			value: e.value === !0
		};
		case "property":
		case "array": return {
			is: "array",
			at: t
		};
		default: return {
			is: e.type,
			at: t
		};
	}
}
function Xc({ children: [e, t] = [] }) {
	return !e || !t ? [] : [{
		name: String(e.value),
		nameAt: Zc(e),
		value: Yc(t)
	}];
}
function Zc({ offset: e, length: t }) {
	return {
		start: e,
		end: e + t
	};
}
// src/texts/json/string.ts
const Qc = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\.|[^\\]/gsu, $c = /[^\0-\x7f]/u;
function el(e, t, n = "\"\"") {
	let r = new Map(), i = !1, a = !1;
	for (let [e] of n.slice(1, -1).matchAll(Qc)) {
		let t = e.startsWith("\\"), n = t ? nl(e) : e;
		t && r.set(n, e), $c.test(n) && (t ? a = !0 : i = !0);
	}
	let o = i || a ? !i : t.escapesNonAscii;
	return `"${Array.from(e, (e) => {
		let n = r.get(e);
		return n === void 0 ? o && $c.test(e) ? rl(e, t.isUpperCase) : JSON.stringify(e).slice(1, -1) : n;
	}).join("")}"`;
}
function tl(e) {
	return {
		escapesNonAscii: !$c.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e),
		isUpperCase: /\\u[\da-f]*[A-F]/.test(e)
	};
}
function nl(e) {
	return String(JSON.parse(`"${e}"`));
}
function rl(e, t) {
	return e.split("").map((e) => {
		let n = e.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${t ? n.toUpperCase() : n}`;
	}).join("");
}
// src/texts/json/style.ts
function il(e, t) {
	let [n] = ul(e, t), [r] = t.members, i = r ? cl(e, r) : ": ", a = dl(e, t), o = a ? sl(e, a.object, a.first) : " ";
	return {
		lineEnd: Go(e),
		step: n ?? "  ",
		colon: i,
		comma: /\s/.test(i) ? ", " : ",",
		padding: o
	};
}
function al(e, t, n) {
	let r = t.members[0], i = t.members.at(-1);
	if (!r || !i) return;
	let a = t.members.at(-2), o = sl(e, t, r), s = !/[\r\n]/.test(o), [c = "", l = ""] = a ? e.slice(a.value.at.end, i.nameAt.start).split(",") : ["", s ? n.comma.slice(1) : o], u = `${ll(c)},${ll(l)}`, d = s ? void 0 : ll(o).replace(/[\r\n]/g, "");
	return {
		colon: cl(e, i),
		between: u,
		indentation: d
	};
}
function ol(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function sl(e, t, n) {
	return e.slice(t.at.start + 1, n.nameAt.start);
}
function cl(e, { nameAt: t, value: n }) {
	return e.slice(t.end, n.at.start);
}
function ll(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
function* ul(e, t) {
	let [n] = t.members;
	if (n && /[\r\n]/.test(sl(e, t, n))) {
		let r = ol(e, t.at.start), i = ol(e, n.nameAt.start);
		i.length > r.length && i.startsWith(r) && (yield i.slice(r.length));
	}
	for (let { value: n } of t.members) n.is === "object" && (yield* ul(e, n));
}
function dl(e, t) {
	let [n] = t.members;
	if (n && !/[\r\n]/.test(sl(e, t, n))) return {
		object: t,
		first: n
	};
	for (let { value: n } of t.members) {
		let t = n.is === "object" ? dl(e, n) : void 0;
		if (t) return t;
	}
}
// src/texts/json/writer.ts
var fl = class {
	text;
	style;
	escapes;
	splices = [];
	constructor(e, t) {
		this.text = e, this.style = il(e, t), this.escapes = tl(e);
	}
	replace({ start: e, end: t }, n) {
		this.splices.push({
			start: e,
			end: t,
			text: el(n, this.escapes, this.text.slice(e, t))
		});
	}
	add(e, t, n, r) {
		let i = al(this.text, e, this.style);
		if (!i) {
			this.fill(e, t, n);
			return;
		}
		let a = [...t].map((e) => this.member(e, i.colon, i.indentation)), o = r ? r.nameAt.start : e.members.at(-1)?.value.at.end ?? e.at.start + 1, s = a.map((e) => r ? e + i.between : i.between + e).join("");
		this.splices.push({
			start: o,
			end: o,
			text: s
		});
	}
	result() {
		return Wo(this.text, this.splices) ?? { why: "One text is replaced twice." };
	}
	fill({ at: e }, t, n) {
		let r = n && al(this.text, n, this.style), i = r !== void 0 && r.indentation === void 0, a = this.object(t, r?.colon ?? this.style.colon, i ? void 0 : ol(this.text, e.start));
		this.splices.push({
			...e,
			text: a
		});
	}
	member([e, t], n, r) {
		let i = typeof t == "string" ? el(t, this.escapes) : this.object(t, n, r);
		return el(e, this.escapes) + n + i;
	}
	object(e, t, n) {
		let { lineEnd: r, step: i, comma: a, padding: o } = this.style, s = n === void 0 ? void 0 : n + i, c = [...e].map((e) => this.member(e, t, s));
		if (s === void 0) return `{${o}${c.join(a)}${o}}`;
		let l = r + s;
		return `{${l}${c.join(`,${l}`)}${r}${n}}`;
	}
};
// src/texts/json/edits.ts
function pl({ formName: e, isFlat: t, ...n }) {
	return No(n, () => {
		let r = qc(n.text);
		if ("faults" in r) return { why: "The file cannot be read." };
		let i = new fl(n.text, r), a = new hl(r, t);
		for (let t of n.edits) if (t.is === "replace") i.replace(t.at, t.text);
		else {
			let n = ml(t, a, e);
			if (n) return n;
		}
		for (let { object: e, parent: t, members: n } of a.used()) i.add(e, n, t);
		return i.result();
	});
}
function ml({ path: e, value: t }, n, r) {
	if (typeof t == "string") return n.add(e, t);
	if (typeof r != "function") return r;
	let i = e.at(-1) ?? "";
	for (let [a, o] of Object.entries(t)) {
		let t = n.add([...e.slice(0, -1), r(i, a)], o);
		if (t) return t;
	}
}
var hl = class {
	root;
	places = new Map();
	byName = new Map();
	isFlat;
	isNested;
	constructor(e, t) {
		this.root = e;
		let n = e.members.some(({ value: e }) => e.is === "object"), r = gl(e);
		this.isFlat = t ?? (r && !n), this.isNested = n && !r;
	}
	used() {
		return this.places.values();
	}
	add(e, t) {
		let n = e.join("."), { object: r, parent: i, name: a } = this.deepest(n), [o = "", ...s] = this.names(e, n, a).reverse(), c = this.membersOf(r), l = this.newMembersOf(r, i);
		for (let e of s.reverse()) {
			let t = l.get(e) ?? new Map();
			if (typeof t == "string" || c.has(e)) return _l(e, n);
			l.set(e, t), l = t, c = new Map();
		}
		if (l.has(o) || c.has(o)) return _l(o, n);
		l.set(o, t);
	}
	deepest(e) {
		let t = this.root, n, r = 0;
		if (this.isFlat) return {
			object: t,
			parent: n,
			name: e
		};
		for (let i = e.indexOf("."); i >= 0; i = e.indexOf(".", i + 1)) {
			let a = this.membersOf(t).get(e.slice(r, i))?.value;
			a?.is === "object" && (n = t, t = a, r = i + 1);
		}
		return {
			object: t,
			parent: n,
			name: e.slice(r)
		};
	}
	names(e, t, n) {
		if (this.isFlat) return [n];
		let r = n.split(".");
		if (this.isNested && e.length === 1 && !r.includes("")) return r;
		let i = t.length - n.length, a = 0, o = e.filter((e) => {
			let t = a >= i;
			return a += e.length + 1, t;
		});
		return o.join(".") === n ? o : [n];
	}
	membersOf(e) {
		let t = this.byName.get(e);
		if (t) return t;
		let n = new Map(e.members.map((e) => [e.name, e]));
		return this.byName.set(e, n), n;
	}
	newMembersOf(e, t) {
		let n = this.places.get(e);
		if (n) return n.members;
		let r = new Map();
		return this.places.set(e, {
			object: e,
			parent: t,
			members: r
		}), r;
	}
};
function gl({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && gl(t));
}
function _l(e, t) {
	return { why: `The file already has the name "${e}", so "${t}" cannot be added. Rename one of them.` };
}
// src/texts/json/uniqueMembers.ts
function vl({ members: e }, t) {
	let n = new Map(), r = [];
	for (let i of e) {
		let { name: e, nameAt: a } = i, o = n.get(e);
		o ? r.push(t.fault(`"${e}" is twice in the same object`, o.nameAt, a)) : n.set(e, i);
	}
	return {
		members: [...n.values()],
		faults: r
	};
}
// src/texts/json/value.ts
function yl(e, t) {
	return t.is === "string" ? ea.test(t.text) ? Cl(ta("This text"), t.at) : void 0 : Cl(`${e} is ${Sl[t.is]}`, t.at);
}
function bl({ name: e, nameAt: t }) {
	return e === "" ? Cl("This name is empty, and a key needs a name. Write a name.", t) : ea.test(e) ? Cl(ta("This name"), t) : void 0;
}
const xl = "Put it in quotes to make it a text.", Sl = {
	number: `a number. ${xl}`,
	boolean: `true or false. ${xl}`,
	null: "null. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. Give each text a name of its own.",
	object: "an object. Nested names are not part of this format. Write a text in quotes."
};
function Cl(e, t) {
	return {
		code: "not-a-text",
		message: e,
		at: t
	};
}
// src/texts/arb.ts
const wl = {
	name: "ARB",
	matches: (e) => e.toLowerCase().endsWith(".arb"),
	severalLanguages: !1,
	read: El,
	edit: (e, t) => pl({
		text: e,
		edits: t,
		read: El,
		isFlat: !0,
		formName: Tl
	}),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}, Tl = { why: "An ARB file has no plural forms. It writes them in one text, as a message of ICU." };
function El(e) {
	let t = qc(e);
	if ("faults" in t) return t;
	let n = new bc(e), { members: r, faults: i } = vl(t, n), a = new Map();
	for (let e of r) e.name.startsWith("@") && a.set(e.name.slice(1), e);
	let o = [];
	for (let e of r) {
		if (e.name.startsWith("@")) continue;
		let t = bl(e);
		t ? i.push(t) : o.push({
			...Dl(e, i),
			...Ol(a.get(e.name), n, i)
		});
	}
	return {
		texts: o,
		faults: i.sort((e, t) => e.at.start - t.at.start)
	};
}
function Dl({ name: e, nameAt: t, value: n }, r) {
	let i = yl(`The value of "${e}"`, n);
	i && r.push(i);
	let a = n.is === "string" && !i ? {
		is: "text",
		text: n.text,
		at: n.at
	} : {
		is: "none",
		at: n.at
	};
	return {
		path: [e],
		name: t,
		value: a
	};
}
function Ol(e, t, n) {
	if (!e) return {};
	let { name: r, value: i } = e;
	if (i.is !== "object") {
		let e = `"${r}" must be an object with attributes, such as { "description": "…" }.`;
		return n.push({
			...Cl(e, i.at),
			severity: "warning"
		}), {};
	}
	let a = vl(i, t);
	n.push(...a.faults);
	let o = a.members.find((e) => e.name === "description")?.value;
	if (!o) return {};
	let s = yl(`The description in "${r}"`, o);
	return s && n.push({
		...s,
		severity: "warning"
	}), s || o.is !== "string" || o.text === "" ? {} : { description: {
		text: o.text,
		at: o.at
	} };
}
// src/texts/json/i18next.ts
const kl = RegExp(`^(.+)_(${zt.join("|")})$`, "s");
function Al(e) {
	let t = new Map();
	for (let [n, r] of e.entries()) {
		let [, e, i] = kl.exec(r.name) ?? [];
		if (e === void 0 || i === void 0 || r.value.is === "object") continue;
		let a = t.get(e);
		a ? (a.forms.set(i, r), n === a.next && (a.last = r, a.next = n + 1)) : t.set(e, {
			forms: new Map([[i, r]]),
			first: r,
			last: r,
			next: n + 1
		});
	}
	return new Map([...t].flatMap(([e, { forms: t, first: n, last: r }]) => {
		if (t.get("other")?.value.is !== "string") return [];
		let i = {
			start: n.nameAt.start,
			end: r.value.at.end
		};
		return [...t.values()].map((r) => [r, {
			name: e,
			forms: t,
			first: n,
			at: i
		}]);
	}));
}
function jl(e, t) {
	return `${e}_${t}`;
}
// src/texts/json.ts
const Ml = {
	name: "JSON",
	matches: (e) => e.toLowerCase().endsWith(".json"),
	severalLanguages: !1,
	read: Pl,
	edit: (e, t, n) => pl({
		text: e,
		edits: t,
		read: (e) => Pl(e, n),
		formName: n.plurals === "i18next" ? jl : Nl
	}),
	empty: () => "{}\n"
}, Nl = { why: "A JSON file has plural forms only if its text source sets \"plurals: i18next\"." };
function Pl(e, { plurals: t }) {
	let n = qc(e);
	return "faults" in n ? n : new Fl(e, t === "i18next").read(n);
}
var Fl = class {
	texts = [];
	faults = [];
	duplicates;
	hasForms;
	found = new Map();
	constructor(e, t) {
		this.duplicates = new bc(e), this.hasForms = t;
	}
	read(e) {
		return this.object(e, []), {
			texts: this.texts,
			faults: this.faults.sort((e, t) => e.at.start - t.at.start)
		};
	}
	object(e, t) {
		let n = this.usable(e), r = this.hasForms ? Al(n) : void 0;
		for (let e of n) {
			let n = r?.get(e);
			n ? e === n.first && this.plural(n, [...t, n.name]) : this.member(e, [...t, e.name]);
		}
	}
	usable(e) {
		let { members: t, faults: n } = vl(e, this.duplicates);
		return this.faults.push(...n), t.filter((e) => {
			let t = bl(e);
			return t && this.faults.push(t), !t;
		});
	}
	member({ nameAt: e, value: t }, n) {
		if (t.is === "object") {
			this.object(t, n);
			return;
		}
		let r = yl(`The value of "${n.join(".")}"`, t);
		r && this.faults.push(r);
		let i = t.is === "string" && !r;
		this.add(n, e, i ? {
			is: "text",
			text: t.text,
			at: t.at
		} : {
			is: "none",
			at: t.at
		});
	}
	plural({ forms: e, first: t, at: n }, r) {
		let i = new Map();
		for (let [t, { name: n, nameAt: a, value: o }] of e) {
			let e = yl(`The value of "${[...r.slice(0, -1), n].join(".")}"`, o);
			e ? this.faults.push(e) : o.is === "string" && i.set(t, {
				text: o.text,
				at: o.at,
				name: a
			});
		}
		let a = i.size === e.size;
		this.add(r, t.nameAt, a ? {
			is: "forms",
			at: n,
			forms: i
		} : {
			is: "none",
			at: n
		});
	}
	add(e, t, n) {
		let r = e.join("."), i = this.found.get(r);
		if (i) {
			this.faults.push(this.duplicates.fault(Il(r, i, {
				path: e,
				value: n
			}), i.name, t));
			return;
		}
		let a = {
			path: e,
			name: t,
			value: n
		};
		this.found.set(r, a), this.texts.push(a);
	}
};
function Il(e, t, n) {
	return JSON.stringify(t.path) === JSON.stringify(n.path) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
}
// src/texts/strings/escapes.ts
const Ll = /\\(?:([0-7]{1,3})|[Uu]([\da-fA-F]{4})|(U)|(.))/gs, Rl = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function zl(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(Ll, (e, n, r, i, a) => (i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9."), n ? Bl(Number.parseInt(n, 8) & 255) : r ? String.fromCharCode(Number.parseInt(r, 16)) : Rl[a] ?? a ?? ""));
	return t ? { why: t } : { text: n };
}
function Bl(e) {
	return e < 128 ? String.fromCharCode(e) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[e - 128] ?? "";
}
function Vl(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/texts/strings/parser.ts
var Hl = class {
	message;
	at;
	constructor(e, t) {
		this.message = e, this.at = t;
	}
};
function Ul(e) {
	try {
		return new Jl(e).file();
	} catch (e) {
		if (e instanceof Hl) return {
			message: e.message,
			at: e.at
		};
		throw e;
	}
}
const Wl = /[\t-\r \u2028\u2029]*/y, Gl = /[\w$/:.-]+/y, Kl = /[\da-fA-F\s]*/y, ql = {
	"(": ")",
	"{": "}"
};
var Jl = class {
	text;
	at = 0;
	constructor(e) {
		this.text = e;
	}
	file() {
		this.text.startsWith("﻿") && this.at++, this.skipBlank();
		let e = this.text[this.at] === "{";
		e && this.at++;
		let t = [];
		for (;;) {
			if (this.skipBlank(), this.at >= this.text.length) return e && this.fail("The file ends too early. Add } at its end."), {
				pairs: t,
				end: this.at
			};
			if (e && this.text[this.at] === "}") break;
			t.push(this.pair());
		}
		let n = this.at++;
		return this.skipBlank(), this.at < this.text.length && this.fail("The list ends before this. Remove the rest of the file."), {
			pairs: t,
			end: n
		};
	}
	pair() {
		let e = this.token() ?? this.fail("A name must be here. Put it in double quotes, as in \"title\" = \"Cart\";.");
		if (this.skipBlank(), this.text[this.at] === ";") return {
			name: e,
			value: e,
			end: ++this.at
		};
		this.text[this.at] !== "=" && this.fail("An equals sign is missing after the name. Write a quote inside of a name as \\\".", e), this.at++, this.skipBlank();
		let t = this.token() ?? this.other();
		if (this.skipBlank(), this.text[this.at] !== ";") {
			let e = "at" in t ? t.at : t;
			this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", e);
		}
		return {
			name: e,
			value: t,
			end: ++this.at
		};
	}
	token() {
		let e = this.at, t = this.text[e];
		if (t === "\"" || t === "'") {
			for (this.at++; this.at < this.text.length; this.at++) {
				let n = this.text[this.at];
				if (n === "\\") this.at++;
				else if (n === t) return {
					start: e,
					end: ++this.at,
					raw: this.text.slice(e + 1, this.at - 1),
					quote: t
				};
			}
			throw new Hl(`This text has no closing quote. Add ${t} at its end.`, {
				start: e,
				end: e + 1
			});
		}
		let n = this.match(Gl);
		return n === "" ? void 0 : {
			start: e,
			end: this.at,
			raw: n,
			quote: ""
		};
	}
	other() {
		let e = this.at, t = this.text[e];
		if (t === "<") return this.data(), {
			is: "binary data",
			at: {
				start: e,
				end: this.at
			}
		};
		t !== "(" && t !== "{" && this.fail("A text must be here. Put it in double quotes.");
		let n = [];
		do {
			let e = this.text[this.at] ?? this.fail("The file ends too early. Close the list or dictionary."), t = ql[e];
			t && n.push(t), t || e === "," || e === "=" || e === ";" ? this.at++ : e === n.at(-1) ? (n.pop(), this.at++) : e === "<" ? this.data() : this.token() || this.fail("A list or dictionary cannot have this here. Remove it."), n.length > 0 && this.skipBlank();
		} while (n.length > 0);
		return {
			is: t === "(" ? "a list" : "a dictionary",
			at: {
				start: e,
				end: this.at
			}
		};
	}
	data() {
		this.at++, this.match(Kl), this.text[this.at] !== ">" && this.fail("This is not data: only hexadecimal digits can be between < and >."), this.at++;
	}
	skipBlank() {
		for (;;) if (this.match(Wl), this.text.startsWith("//", this.at)) for (; this.at < this.text.length && !"\n\r\u2028\u2029".includes(this.text[this.at] ?? "");) this.at++;
		else if (this.text.startsWith("/*", this.at)) {
			let e = this.text.indexOf("*/", this.at + 2);
			e < 0 && this.fail("This comment has no end. Add */ at its end.", {
				start: this.at,
				end: this.at + 2
			}), this.at = e + 2;
		} else return;
	}
	match(e) {
		e.lastIndex = this.at;
		let t = e.exec(this.text)?.[0] ?? "";
		return this.at += t.length, t;
	}
	fail(e, { start: t, end: n } = {
		start: this.at,
		end: this.at + 1
	}) {
		throw new Hl(e, {
			start: t,
			end: Math.min(n, this.text.length)
		});
	}
};
// src/texts/strings/edits.ts
function Yl(e) {
	return No(e, () => {
		let t = Ul(e.text);
		if ("message" in t) return { why: t.message };
		let n = new Xl(e.text, t), r = [], i = [];
		for (let t of e.edits) {
			let e = t.is === "add" ? n.line(t) : n.replace(t);
			if (typeof e == "string") i.push(e);
			else if ("why" in e) return e;
			else r.push(e);
		}
		return i.length > 0 && r.push(n.add(i)), Wo(e.text, r);
	});
}
var Xl = class {
	text;
	file;
	lineBreak;
	byStart;
	constructor(e, t) {
		this.text = e, this.file = t, this.lineBreak = Go(e), this.byStart = new Map(t.pairs.map((e) => [("at" in e.value ? e.value.at : e.value).start, e]));
	}
	replace({ at: e, text: t }) {
		let n = this.byStart.get(e.start);
		if (!n || "at" in n.value) return { why: "The file does not have a text at this location." };
		let { name: r, value: i } = n, a = zl(i.raw);
		if ("text" in a && a.text === t) return {
			start: i.end,
			end: i.end,
			text: ""
		};
		let o = i.quote || "\"", s = i === r, c = o + Vl(t, o, !s && /[\n\r]/.test(i.raw) ? this.lineBreak : "\\n") + o;
		return s ? {
			start: r.end,
			end: r.end,
			text: ` = ${c}`
		} : {
			start: i.start,
			end: i.end,
			text: c
		};
	}
	line({ path: e, value: t }) {
		let n = e.join(".");
		if (typeof t != "string") return { why: `"${n}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.` };
		if (n === "") return { why: "A .strings file cannot store a text without a name." };
		if (ea.test(n)) return { why: ta("The name") };
		let r = this.file.pairs.at(-1), i = r && !("at" in r.value) ? r.value : void 0, a = r?.name.quote || "\"", o = r?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(n), s = i?.quote || a, c = r && i ? this.text.slice(r.name.end, i.start) : "", l = /^[ \t]*=[ \t]*$/.test(c) ? c : " = ";
		return `${o ? n : a + Vl(n, a, "\\n") + a}${l}${s}${Vl(t, s, "\\n")}${s};`;
	}
	add(e) {
		let t = this.file.pairs.at(-1);
		if (!t) {
			let t = this.file.end;
			return {
				start: t,
				end: t,
				text: (t === 0 || this.text.slice(0, t) === "﻿" || Yo(this.text, t) !== void 0 ? "" : this.lineBreak) + e.map((e) => e + this.lineBreak).join("")
			};
		}
		let n = Ko(this.text, t.end, "/*", "*/"), r = /[ \t]*\/\/[^\n\r]*/y;
		r.lastIndex = n, n += r.exec(this.text)?.[0].length ?? 0;
		let i = Yo(this.text, t.name.start) ?? "", a = e.map((e) => this.lineBreak + i + e).join("");
		return {
			start: n,
			end: n,
			text: a + (qo(this.text, n) ? "" : this.lineBreak)
		};
	}
};
// src/texts/strings.ts
const Zl = {
	name: "Apple strings",
	matches: (e) => e.toLowerCase().endsWith(".strings"),
	severalLanguages: !1,
	read: Ql,
	edit: (e, t) => Yl({
		text: e,
		edits: t,
		read: eu
	}),
	empty: () => ""
};
function Ql(e) {
	return e.trim() === "" ? ec(e, $l, {
		start: 0,
		end: 0
	}) : eu(e);
}
const $l = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";
function eu(e) {
	let t = iu(e);
	if (t) return ec(e, t, {
		start: 0,
		end: Math.min(e.length, 8)
	});
	let n = Ul(e);
	if ("message" in n) return ec(e, n.message, n.at);
	let r = [], i = [], a = new bc(e), o = new Map();
	for (let { name: e, value: t } of n.pairs) {
		let n = {
			start: e.start,
			end: e.end
		}, s = ru(e.raw, "This name"), c = "why" in s ? s.why : s.text === "" ? tu : void 0;
		if ("why" in s || c) {
			i.push({
				code: "not-a-text",
				message: c ?? "",
				at: n
			});
			continue;
		}
		let l = o.get(s.text);
		if (l) {
			i.push(a.fault(`"${s.text}" is twice in this file`, l, n));
			continue;
		}
		o.set(s.text, n);
		let { found: u, fault: d } = nu(s.text, t);
		d && i.push(d), r.push({
			path: [s.text],
			name: n,
			value: u
		});
	}
	return {
		texts: r,
		faults: i
	};
}
const tu = "This name is empty, and a key needs a name. Write a name.";
function nu(e, t) {
	if ("is" in t) {
		let { is: n, at: r } = t, i = `The value of "${e}" is ${n}, and a key has one text. Write a text in double quotes.`;
		return {
			found: {
				is: "none",
				at: r
			},
			fault: {
				code: "not-a-text",
				message: i,
				at: r
			}
		};
	}
	let n = {
		start: t.start,
		end: t.end
	}, r = ru(t.raw, "This text");
	return "text" in r ? { found: {
		is: "text",
		text: r.text,
		at: n
	} } : {
		found: {
			is: "none",
			at: n
		},
		fault: {
			code: "not-a-text",
			message: r.why,
			at: n
		}
	};
}
function ru(e, t) {
	let n = zl(e);
	return "text" in n && ea.test(n.text) ? { why: ta(t) } : n;
}
function iu(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
// src/texts/json/sortedPlace.ts
const au = new Intl.Collator("en", { numeric: !0 }), ou = [
	su,
	(e, t) => su(e.toLowerCase(), t.toLowerCase()),
	(e, t) => au.compare(e, t)
];
function su(e, t) {
	return e < t ? -1 : +(e > t);
}
function cu({ members: e }, t) {
	let n = ou.find((t) => uu(e, t));
	if (!n) return [{
		before: void 0,
		members: t
	}];
	let r = new Map();
	for (let [i, a] of [...t].sort(([e], [t]) => n(e, t))) {
		let t = e[lu(e, (e) => n(e.name, i) > 0)], o = r.get(t) ?? new Map();
		r.set(t, o.set(i, a));
	}
	return [...r].map(([e, t]) => ({
		before: e,
		members: t
	}));
}
function lu(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = Math.floor((n + r) / 2), a = e[i];
		a && t(a) ? r = i : n = i + 1;
	}
	return n;
}
function uu(e, t) {
	return e.every((n, r) => {
		let i = e[r + 1];
		return !i || t(n.name, i.name) <= 0;
	});
}
// src/texts/xcstrings/edits.ts
function du({ text: e, edits: t, read: n }) {
	let r = qc(e), i = "faults" in r ? void 0 : new fu(e, r), a = t.map((e) => e.is === "replace" || !i ? e : {
		...e,
		language: e.language ?? i.sourceLanguage
	});
	return No({
		text: e,
		edits: a,
		read: n
	}, () => {
		if (!i) return { why: "The file cannot be read." };
		for (let e of a) {
			let t = i.apply(e);
			if (t) return t;
		}
		return i.result();
	});
}
var fu = class {
	sourceLanguage;
	strings;
	root;
	writer;
	byName;
	byStart;
	localizationsOfNew = new Map();
	added = new Map();
	constructor(e, t) {
		this.root = t, this.writer = new fl(e, t);
		let n = gu(t, "sourceLanguage")?.value;
		this.sourceLanguage = n?.is === "string" ? n.text : "", this.strings = _u(t, "strings");
		let r = this.strings?.members ?? [];
		this.byName = new Map(r.map((e) => [e.name, e])), this.byStart = new Map(r.map((e) => [e.nameAt.start, e]));
	}
	apply(e) {
		if (e.is === "add") return this.add(e.path.join("."), e.language ?? this.sourceLanguage, e.value);
		let t = this.byStart.get(e.at.start);
		if (t) return this.localize(t, this.sourceLanguage, e.text);
		this.writer.replace(e.at, e.text);
	}
	result() {
		for (let [e, t] of this.localizationsOfNew) if (!t.has(this.sourceLanguage)) return { why: `The new string "${e}" needs a text in "${this.sourceLanguage}", the source language of the file.` };
		for (let [e, { parent: t, members: n }] of this.added) for (let r of cu(e, n)) this.writer.add(e, pu(r.members), t, r.before);
		return this.writer.result();
	}
	add(e, t, n) {
		let r = this.byName.get(e);
		if (r) return this.localize(r, t, n);
		if (!this.strings) return { why: "The file has no object \"strings\"." };
		let i = this.localizationsOfNew.get(e);
		if (i) {
			i.set(t, mu(n));
			return;
		}
		let a = new Map([[t, mu(n)]]);
		this.localizationsOfNew.set(e, a);
		let o = new Map([["extractionState", "manual"], ["localizations", a]]);
		this.membersFor(this.strings, this.root).set(e, o);
	}
	localize(e, t, n) {
		if (e.value.is !== "object" || !this.strings) return { why: `"${e.name}" is not an object.` };
		let r = _u(e.value, "localizations");
		if (!r) {
			let r = this.membersFor(e.value, this.strings), i = r.get("localizations"), a = i instanceof Map ? i : new Map();
			r.set("localizations", a.set(t, mu(n)));
			return;
		}
		let i = gu(r, t);
		if (!i) this.membersFor(r, e.value).set(t, mu(n));
		else if (i.value.is !== "object" || i.value.members.length > 0) return { why: `"${e.name}" already has a localization "${t}", which is not one text.` };
		else {
			let e = this.membersFor(i.value, r);
			for (let [t, r] of mu(n)) e.set(t, r);
		}
	}
	membersFor(e, t) {
		let n = this.added.get(e);
		if (n) return n.members;
		let r = new Map();
		return this.added.set(e, {
			parent: t,
			members: r
		}), r;
	}
};
function pu(e) {
	return new Map([...e].map(([e, t]) => typeof t == "string" ? [e, t] : [e, new Map([...pu(t)].sort(([e], [t]) => e < t ? -1 : 1))]));
}
function mu(e) {
	if (typeof e == "string") return hu(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, hu(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function hu(e) {
	return new Map([["stringUnit", new Map([["state", "translated"], ["value", e]])]]);
}
function gu({ members: e }, t) {
	return e.find((e) => e.name === t);
}
function _u(e, t) {
	let n = gu(e, t)?.value;
	return n?.is === "object" ? n : void 0;
}
// src/texts/xcstrings/value.ts
function vu({ value: e, nameAt: t }, n, r) {
	let i = bu(e, n, r);
	if (i.is === "nothing") return;
	if (i.is === "skipped") return {
		is: "none",
		at: e.at
	};
	let { member: a } = i;
	if (a.name === "stringUnit") {
		let t = Cu(a.value, n, r);
		return t ? {
			is: "text",
			...t
		} : {
			is: "none",
			at: e.at
		};
	}
	let o = yu(a, r), s = o.find(({ name: e }) => e === "plural"), c = o.find(({ name: e }) => e !== "plural");
	if (c && r.faults.push(wu(n, c.name, t)), !s || c) return o.length > 0 ? {
		is: "none",
		at: e.at
	} : void 0;
	let l = yu(s, r);
	return l.length > 0 ? xu(s.value.at, l, n, r) : void 0;
}
function yu({ name: e, value: t }, { members: n, faults: r }) {
	return t.is === "object" ? n(t) : (r.push(Cl(`"${e}" must be an object.`, t.at)), []);
}
function bu(e, t, n) {
	if (e.is !== "object") return n.faults.push(Cl(`${t} must be an object with "stringUnit" or "variations".`, e.at)), { is: "skipped" };
	let r = n.members(e), [i, a] = r, o = r.find(({ name: e }) => e !== "stringUnit" && e !== "variations");
	if (o) n.faults.push(wu(t, o.name, o.nameAt));
	else if (a) {
		let e = `${t} has both "stringUnit" and "variations". Keep one of them.`;
		n.faults.push(Cl(e, a.nameAt));
	}
	return o || a ? { is: "skipped" } : i ? {
		is: "member",
		member: i
	} : { is: "nothing" };
}
function xu(e, t, n, r) {
	let i = new Map();
	for (let e of t) {
		let t = Su(e, `${n}, form "${e.name}",`, r);
		t && i.set(e.name, {
			...t,
			name: e.nameAt
		});
	}
	return i.size === t.length ? {
		is: "forms",
		at: e,
		forms: i
	} : {
		is: "none",
		at: e
	};
}
function Su({ name: e, nameAt: t, value: n }, r, i) {
	if (!zt.includes(e)) {
		let n = `"${e}" is not a plural form. Forms are ${zt.join(", ")}.`;
		i.faults.push(Cl(n, t));
		return;
	}
	let a = bu(n, r, i);
	if (a.is === "skipped") return;
	if (a.is === "nothing") return Cu(n, r, i);
	let { member: o } = a;
	if (o.name === "stringUnit") return Cu(o.value, r, i);
	let [s = o] = yu(o, i);
	i.faults.push(wu(r, s.name, s.nameAt));
}
function Cu(e, t, n) {
	let r = e.is === "object" ? n.members(e).find(({ name: e }) => e === "value")?.value : void 0;
	if (!r) {
		n.faults.push(Cl(`${t} needs a "stringUnit" with a "value". Write a text in quotes.`, e.at));
		return;
	}
	let i = yl(t, r);
	return i && n.faults.push(i), r.is === "string" && !i ? {
		text: r.text,
		at: r.at
	} : void 0;
}
function wu(e, t, n) {
	return {
		...Cl(`${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`, n),
		severity: "warning"
	};
}
// src/texts/xcstrings.ts
const Tu = {
	name: "Apple string catalog",
	matches: (e) => e.toLowerCase().endsWith(".xcstrings"),
	severalLanguages: !0,
	read: Eu,
	edit: (e, t) => du({
		text: e,
		edits: t,
		read: Eu
	}),
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
};
function Eu(e) {
	let t = qc(e);
	if ("faults" in t) return t;
	let n = t.members.find(({ name: e }) => e === "sourceLanguage")?.value, r = t.members.find(({ name: e }) => e === "strings")?.value;
	return n?.is !== "string" || n.text === "" || r?.is !== "object" ? ec(e, "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".", {
		start: t.at.start,
		end: t.at.start + 1
	}) : new Du(e, n.text).read(t, r);
}
var Du = class {
	faults = [];
	texts = [];
	duplicates;
	sourceLanguage;
	constructor(e, t) {
		this.duplicates = new bc(e), this.sourceLanguage = t;
	}
	read(e, t) {
		this.members(e);
		for (let e of this.members(t)) this.entry(e);
		return {
			texts: this.texts,
			faults: this.faults.sort((e, t) => e.at.start - t.at.start)
		};
	}
	members = (e) => {
		let { members: t, faults: n } = vl(e, this.duplicates);
		return this.faults.push(...n), t;
	};
	entry(e) {
		let { name: t, nameAt: n, value: r } = e;
		if (r.is !== "object") {
			this.faults.push(Cl(`"${t}" must be an object, such as { "localizations": { … } }.`, r.at));
			return;
		}
		let i = new Map(this.members(r).map((e) => [e.name, e.value])), a = i.get("shouldTranslate");
		if (a?.is === "boolean" && !a.value) return;
		let o = i.get("localizations");
		if (o && o.is !== "object") {
			this.faults.push(Cl(`The localizations of "${t}" must be an object.`, o.at));
			return;
		}
		let s = o ? this.members(o) : [], c = bl(e);
		if (c) {
			t === "" ? s.length > 0 && this.faults.push({
				...c,
				severity: "warning"
			}) : this.faults.push(c);
			return;
		}
		let l = this.comment(i.get("comment"), t), u = s.flatMap((e) => {
			let n = e.name, r = vu(e, `The text of "${t}" in "${n}"`, this);
			return r ? [{
				language: n,
				value: r
			}] : [];
		});
		u.some(({ language: e }) => e === this.sourceLanguage) || u.unshift({
			language: this.sourceLanguage,
			value: {
				is: "text",
				text: t,
				at: n
			}
		}), this.texts.push(...u.map((e) => ({
			path: [t],
			name: n,
			...e,
			...l
		})));
	}
	comment(e, t) {
		if (!e) return {};
		let n = yl(`The comment of "${t}"`, e);
		return n && this.faults.push({
			...n,
			severity: "warning"
		}), n || e.is !== "string" || e.text === "" ? {} : { description: {
			text: e.text,
			at: e.at
		} };
	}
};
// src/texts/formats.ts
const Ou = [
	Ml,
	wl,
	Zl,
	Tu,
	xc
];
function ku(e) {
	return Ou.find((t) => t.matches(e));
}
// node_modules/braces/lib/utils.js
var Au = n(((e) => {
	e.isInteger = (e) => typeof e == "number" ? Number.isInteger(e) : typeof e == "string" && e.trim() !== "" && Number.isInteger(Number(e)), e.find = (e, t) => e.nodes.find((e) => e.type === t), e.exceedsLimit = (t, n, r = 1, i) => i === !1 || !e.isInteger(t) || !e.isInteger(n) ? !1 : (Number(n) - Number(t)) / Number(r) >= i, e.escapeNode = (e, t = 0, n) => {
		let r = e.nodes[t];
		r && (n && r.type === n || r.type === "open" || r.type === "close") && r.escaped !== !0 && (r.value = "\\" + r.value, r.escaped = !0);
	}, e.encloseBrace = (e) => e.type === "brace" ? e.commas >> 0 + e.ranges | 0 ? !1 : (e.invalid = !0, !0) : !1, e.isInvalidBrace = (e) => e.type === "brace" ? e.invalid === !0 || e.dollar ? !0 : !(e.commas >> 0 + e.ranges | 0) || e.open !== !0 || e.close !== !0 ? (e.invalid = !0, !0) : !1 : !1, e.isOpenOrClose = (e) => e.type === "open" || e.type === "close" || e.open === !0 || e.close === !0, e.reduce = (e) => e.reduce((e, t) => (t.type === "text" && e.push(t.value), t.type === "range" && (t.type = "text"), e), []), e.flatten = (...e) => {
		let t = [], n = (e) => {
			for (let r = 0; r < e.length; r++) {
				let i = e[r];
				Array.isArray(i) ? n(i) : i !== void 0 && t.push(i);
			}
			return t;
		};
		return n(e), t;
	};
})), ju = n(((e, t) => {
	let n = Au();
	t.exports = (e, t = {}) => {
		let r = (e, i = {}) => {
			let a = t.escapeInvalid && n.isInvalidBrace(i), o = e.invalid === !0 && t.escapeInvalid === !0, s = "";
			if (e.value) return (a || o) && n.isOpenOrClose(e) ? "\\" + e.value : e.value;
			if (e.value) return e.value;
			if (e.nodes) for (let t of e.nodes) s += r(t);
			return s;
		};
		return r(e);
	};
})), Mu = n(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), Nu = n(((e, t) => {
	let n = Mu(), r = (e, t, a) => {
		if (n(e) === !1) throw TypeError("toRegexRange: expected the first argument to be a number");
		if (t === void 0 || e === t) return String(e);
		if (n(t) === !1) throw TypeError("toRegexRange: expected the second argument to be a number.");
		let o = {
			relaxZeros: !0,
			...a
		};
		typeof o.strictZeros == "boolean" && (o.relaxZeros = o.strictZeros === !1);
		let c = String(o.relaxZeros), l = String(o.shorthand), u = String(o.capture), d = String(o.wrap), f = e + ":" + t + "=" + c + l + u + d;
		if (r.cache.hasOwnProperty(f)) return r.cache[f].result;
		let p = Math.min(e, t), m = Math.max(e, t);
		if (Math.abs(p - m) === 1) {
			let n = e + "|" + t;
			return o.capture ? `(${n})` : o.wrap === !1 ? n : `(?:${n})`;
		}
		let h = g(e) || g(t), _ = {
			min: e,
			max: t,
			a: p,
			b: m
		}, v = [], y = [];
		return h && (_.isPadded = h, _.maxLen = String(_.max).length), p < 0 && (y = s(m < 0 ? Math.abs(m) : 1, Math.abs(p), _, o), p = _.a = 0), m >= 0 && (v = s(p, m, _, o)), _.negatives = y, _.positives = v, _.result = i(y, v, o), o.capture === !0 ? _.result = `(${_.result})` : o.wrap !== !1 && v.length + y.length > 1 && (_.result = `(?:${_.result})`), r.cache[f] = _, _.result;
	};
	function i(e, t, n) {
		let r = c(e, t, "-", !1, n) || [], i = c(t, e, "", !1, n) || [], a = c(e, t, "-?", !0, n) || [];
		return r.concat(a).concat(i).join("|");
	}
	function a(e, t) {
		let n = 1, r = 1, i = f(e, n), a = new Set([t]);
		for (; e <= i && i <= t;) a.add(i), n += 1, i = f(e, n);
		for (i = p(t + 1, r) - 1; e < i && i <= t;) a.add(i), r += 1, i = p(t + 1, r) - 1;
		return a = [...a], a.sort(u), a;
	}
	function o(e, t, n) {
		if (e === t) return {
			pattern: e,
			count: [],
			digits: 0
		};
		let r = l(e, t), i = r.length, a = "", o = 0;
		for (let e = 0; e < i; e++) {
			let [t, i] = r[e];
			t === i ? a += t : t !== "0" || i !== "9" ? a += h(t, i, n) : o++;
		}
		return o && (a += n.shorthand === !0 ? "\\d" : "[0-9]"), {
			pattern: a,
			count: [o],
			digits: i
		};
	}
	function s(e, t, n, r) {
		let i = a(e, t), s = [], c = e, l;
		for (let e = 0; e < i.length; e++) {
			let t = i[e], a = o(String(c), String(t), r), u = "";
			!n.isPadded && l && l.pattern === a.pattern ? (l.count.length > 1 && l.count.pop(), l.count.push(a.count[0]), l.string = l.pattern + m(l.count), c = t + 1) : (n.isPadded && (u = _(t, n, r)), a.string = u + a.pattern + m(a.count), s.push(a), c = t + 1, l = a);
		}
		return s;
	}
	function c(e, t, n, r, i) {
		let a = [];
		for (let i of e) {
			let { string: e } = i;
			!r && !d(t, "string", e) && a.push(n + e), r && d(t, "string", e) && a.push(n + e);
		}
		return a;
	}
	function l(e, t) {
		let n = [];
		for (let r = 0; r < e.length; r++) n.push([e[r], t[r]]);
		return n;
	}
	function u(e, t) {
		return e > t ? 1 : t > e ? -1 : 0;
	}
	function d(e, t, n) {
		return e.some((e) => e[t] === n);
	}
	function f(e, t) {
		return Number(String(e).slice(0, -t) + "9".repeat(t));
	}
	function p(e, t) {
		return e - e % 10 ** t;
	}
	function m(e) {
		let [t = 0, n = ""] = e;
		return n || t > 1 ? `{${t + (n ? "," + n : "")}}` : "";
	}
	function h(e, t, n) {
		return `[${e}${t - e === 1 ? "" : "-"}${t}]`;
	}
	function g(e) {
		return /^-?(0+)\d/.test(e);
	}
	function _(e, t, n) {
		if (!t.isPadded) return e;
		let r = Math.abs(t.maxLen - String(e).length), i = n.relaxZeros !== !1;
		switch (r) {
			case 0: return "";
			case 1: return i ? "0?" : "0";
			case 2: return i ? "0{0,2}" : "00";
			default: return i ? `0{0,${r}}` : `0{${r}}`;
		}
	}
	r.cache = {}, r.clearCache = () => r.cache = {}, t.exports = r;
})), Pu = n(((t, n) => {
	let r = e("util"), i = Nu(), a = (e) => typeof e == "object" && !!e && !Array.isArray(e), o = (e) => (t) => e === !0 ? Number(t) : String(t), s = (e) => typeof e == "number" || typeof e == "string" && e !== "", c = (e) => Number.isInteger(+e), l = (e) => {
		let t = `${e}`, n = -1;
		if (t[0] === "-" && (t = t.slice(1)), t === "0") return !1;
		for (; t[++n] === "0";);
		return n > 0;
	}, u = (e, t, n) => typeof e == "string" || typeof t == "string" || n.stringify === !0, d = (e, t, n) => {
		if (t > 0) {
			let n = e[0] === "-" ? "-" : "";
			n && (e = e.slice(1)), e = n + e.padStart(n ? t - 1 : t, "0");
		}
		return n === !1 ? String(e) : e;
	}, f = (e, t) => {
		let n = e[0] === "-" ? "-" : "";
		for (n && (e = e.slice(1), t--); e.length < t;) e = "0" + e;
		return n ? "-" + e : e;
	}, p = (e, t, n) => {
		e.negatives.sort((e, t) => e < t ? -1 : +(e > t)), e.positives.sort((e, t) => e < t ? -1 : +(e > t));
		let r = t.capture ? "" : "?:", i = "", a = "", o;
		return e.positives.length && (i = e.positives.map((e) => f(String(e), n)).join("|")), e.negatives.length && (a = `-(${r}${e.negatives.map((e) => f(String(e), n)).join("|")})`), o = i && a ? `${i}|${a}` : i || a, t.wrap ? `(${r}${o})` : o;
	}, m = (e, t, n, r) => {
		if (n) return i(e, t, {
			wrap: !1,
			...r
		});
		let a = String.fromCharCode(e);
		return e === t ? a : `[${a}-${String.fromCharCode(t)}]`;
	}, h = (e, t, n) => {
		if (Array.isArray(e)) {
			let t = n.wrap === !0, r = n.capture ? "" : "?:";
			return t ? `(${r}${e.join("|")})` : e.join("|");
		}
		return i(e, t, n);
	}, g = (...e) => RangeError("Invalid range arguments: " + r.inspect(...e)), _ = (e, t, n) => {
		if (n.strictRanges === !0) throw g([e, t]);
		return [];
	}, v = (e, t) => {
		if (t.strictRanges === !0) throw TypeError(`Expected step "${e}" to be a number`);
		return [];
	}, y = (e, t, n = 1, r = {}) => {
		let i = Number(e), a = Number(t);
		if (!Number.isInteger(i) || !Number.isInteger(a)) {
			if (r.strictRanges === !0) throw g([e, t]);
			return [];
		}
		i === 0 && (i = 0), a === 0 && (a = 0);
		let s = i > a, c = String(e), _ = String(t), v = String(n);
		n = Math.max(Math.abs(n), 1);
		let y = l(c) || l(_) || l(v), b = y ? Math.max(c.length, _.length, v.length) : 0, x = y === !1 && u(e, t, r) === !1, S = r.transform || o(x);
		if (r.toRegex && n === 1) return m(f(e, b), f(t, b), !0, r);
		let C = {
			negatives: [],
			positives: []
		}, w = (e) => C[e < 0 ? "negatives" : "positives"].push(Math.abs(e)), T = [], E = 0;
		for (; s ? i >= a : i <= a;) r.toRegex === !0 && n > 1 ? w(i) : T.push(d(S(i, E), b, x)), i = s ? i - n : i + n, E++;
		return r.toRegex === !0 ? n > 1 ? p(C, r, b) : h(T, null, {
			wrap: !1,
			...r
		}) : T;
	}, b = (e, t, n = 1, r = {}) => {
		if (!c(e) && e.length > 1 || !c(t) && t.length > 1) return _(e, t, r);
		let i = r.transform || ((e) => String.fromCharCode(e)), a = `${e}`.charCodeAt(0), o = `${t}`.charCodeAt(0), s = a > o, l = Math.min(a, o), u = Math.max(a, o);
		if (r.toRegex && n === 1) return m(l, u, !1, r);
		let d = [], f = 0;
		for (; s ? a >= o : a <= o;) d.push(i(a, f)), a = s ? a - n : a + n, f++;
		return r.toRegex === !0 ? h(d, null, {
			wrap: !1,
			options: r
		}) : d;
	}, x = (e, t, n, r = {}) => {
		if (t == null && s(e)) return [e];
		if (!s(e) || !s(t)) return _(e, t, r);
		if (typeof n == "function") return x(e, t, 1, { transform: n });
		if (a(n)) return x(e, t, 0, n);
		let i = { ...r };
		return i.capture === !0 && (i.wrap = !0), n = n || i.step || 1, c(n) ? c(e) && c(t) ? y(e, t, n, i) : b(e, t, Math.max(Math.abs(n), 1), i) : n != null && !a(n) ? v(n, i) : x(e, t, 1, n);
	};
	n.exports = x;
})), Fu = n(((e, t) => {
	let n = Pu(), r = Au();
	t.exports = (e, t = {}) => {
		let i = (e, a = {}) => {
			let o = r.isInvalidBrace(a), s = e.invalid === !0 && t.escapeInvalid === !0, c = o === !0 || s === !0, l = t.escapeInvalid === !0 ? "\\" : "", u = "";
			if (e.isOpen === !0) return l + e.value;
			if (e.isClose === !0) return console.log("node.isClose", l, e.value), l + e.value;
			if (e.type === "open") return c ? l + e.value : "(";
			if (e.type === "close") return c ? l + e.value : ")";
			if (e.type === "comma") return e.prev.type === "comma" ? "" : c ? e.value : "|";
			if (e.value) return e.value;
			if (e.nodes && e.ranges > 0) {
				let i = r.reduce(e.nodes), a = n(...i, {
					...t,
					wrap: !1,
					toRegex: !0,
					strictZeros: !0
				});
				if (a.length !== 0) return i.length > 1 && a.length > 1 ? `(${a})` : a;
			}
			if (e.nodes) for (let t of e.nodes) u += i(t, e);
			return u;
		};
		return i(e);
	};
})), Iu = n(((e, t) => {
	let n = Pu(), r = ju(), i = Au(), a = (e = "", t = "", n = !1) => {
		let r = [];
		if (e = [].concat(e), t = [].concat(t), !t.length) return e;
		if (!e.length) return n ? i.flatten(t).map((e) => `{${e}}`) : t;
		for (let i of e) if (Array.isArray(i)) for (let e of i) r.push(a(e, t, n));
		else for (let e of t) n === !0 && typeof e == "string" && (e = `{${e}}`), r.push(Array.isArray(e) ? a(i, e, n) : i + e);
		return i.flatten(r);
	};
	t.exports = (e, t = {}) => {
		let o = t.rangeLimit === void 0 ? 1e3 : t.rangeLimit, s = (e, c = {}) => {
			e.queue = [];
			let l = c, u = c.queue;
			for (; l.type !== "brace" && l.type !== "root" && l.parent;) l = l.parent, u = l.queue;
			if (e.invalid || e.dollar) {
				u.push(a(u.pop(), r(e, t)));
				return;
			}
			if (e.type === "brace" && e.invalid !== !0 && e.nodes.length === 2) {
				u.push(a(u.pop(), ["{}"]));
				return;
			}
			if (e.nodes && e.ranges > 0) {
				let s = i.reduce(e.nodes);
				if (i.exceedsLimit(...s, t.step, o)) throw RangeError("expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.");
				let c = n(...s, t);
				c.length === 0 && (c = r(e, t)), u.push(a(u.pop(), c)), e.nodes = [];
				return;
			}
			let d = i.encloseBrace(e), f = e.queue, p = e;
			for (; p.type !== "brace" && p.type !== "root" && p.parent;) p = p.parent, f = p.queue;
			for (let t = 0; t < e.nodes.length; t++) {
				let n = e.nodes[t];
				n.type === "comma" && e.type === "brace" ? (t === 1 && f.push(""), f.push("")) : n.type === "close" ? u.push(a(u.pop(), f, d)) : n.value && n.type !== "open" ? f.push(a(f.pop(), n.value)) : n.nodes && s(n, e);
			}
			return f;
		};
		return i.flatten(s(e));
	};
})), Lu = n(((e, t) => {
	t.exports = {
		MAX_LENGTH: 1e4,
		CHAR_0: "0",
		CHAR_9: "9",
		CHAR_UPPERCASE_A: "A",
		CHAR_LOWERCASE_A: "a",
		CHAR_UPPERCASE_Z: "Z",
		CHAR_LOWERCASE_Z: "z",
		CHAR_LEFT_PARENTHESES: "(",
		CHAR_RIGHT_PARENTHESES: ")",
		CHAR_ASTERISK: "*",
		CHAR_AMPERSAND: "&",
		CHAR_AT: "@",
		CHAR_BACKSLASH: "\\",
		CHAR_BACKTICK: "`",
		CHAR_CARRIAGE_RETURN: "\r",
		CHAR_CIRCUMFLEX_ACCENT: "^",
		CHAR_COLON: ":",
		CHAR_COMMA: ",",
		CHAR_DOLLAR: "$",
		CHAR_DOT: ".",
		CHAR_DOUBLE_QUOTE: "\"",
		CHAR_EQUAL: "=",
		CHAR_EXCLAMATION_MARK: "!",
		CHAR_FORM_FEED: "\f",
		CHAR_FORWARD_SLASH: "/",
		CHAR_HASH: "#",
		CHAR_HYPHEN_MINUS: "-",
		CHAR_LEFT_ANGLE_BRACKET: "<",
		CHAR_LEFT_CURLY_BRACE: "{",
		CHAR_LEFT_SQUARE_BRACKET: "[",
		CHAR_LINE_FEED: "\n",
		CHAR_NO_BREAK_SPACE: "\xA0",
		CHAR_PERCENT: "%",
		CHAR_PLUS: "+",
		CHAR_QUESTION_MARK: "?",
		CHAR_RIGHT_ANGLE_BRACKET: ">",
		CHAR_RIGHT_CURLY_BRACE: "}",
		CHAR_RIGHT_SQUARE_BRACKET: "]",
		CHAR_SEMICOLON: ";",
		CHAR_SINGLE_QUOTE: "'",
		CHAR_SPACE: " ",
		CHAR_TAB: "	",
		CHAR_UNDERSCORE: "_",
		CHAR_VERTICAL_LINE: "|",
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: "﻿"
	};
})), Ru = n(((e, t) => {
	let n = ju(), { MAX_LENGTH: r, CHAR_BACKSLASH: i, CHAR_BACKTICK: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_LEFT_PARENTHESES: c, CHAR_RIGHT_PARENTHESES: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_RIGHT_CURLY_BRACE: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_RIGHT_SQUARE_BRACKET: p, CHAR_DOUBLE_QUOTE: m, CHAR_SINGLE_QUOTE: h, CHAR_NO_BREAK_SPACE: g, CHAR_ZERO_WIDTH_NOBREAK_SPACE: _ } = Lu();
	t.exports = (e, t = {}) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		let v = t || {}, y = typeof v.maxLength == "number" ? Math.min(r, v.maxLength) : r;
		if (e.length > y) throw SyntaxError(`Input length (${e.length}), exceeds max characters (${y})`);
		let b = {
			type: "root",
			input: e,
			nodes: []
		}, x = [b], S = b, C = b, w = 0, T = e.length, E = 0, D = 0, O, k = () => e[E++], A = (e) => {
			if (e.type === "text" && C.type === "dot" && (C.type = "text"), C && C.type === "text" && e.type === "text") C.value += e.value;
			else return S.nodes.push(e), e.parent = S, e.prev = C, C = e, e;
		};
		for (A({ type: "bos" }); E < T;) if (S = x[x.length - 1], O = k(), O !== _ && O !== g) {
			if (O === i) A({
				type: "text",
				value: (t.keepEscaping ? O : "") + k()
			});
			else if (O === p) A({
				type: "text",
				value: "\\" + O
			});
			else if (O === f) {
				w++;
				let e;
				for (; E < T && (e = k());) if (O += e, e === f) w++;
				else if (e === i) O += k();
				else if (e === p && (w--, w === 0)) break;
				A({
					type: "text",
					value: O
				});
			} else if (O === c) S = A({
				type: "paren",
				nodes: []
			}), x.push(S), A({
				type: "text",
				value: O
			});
			else if (O === l) {
				if (S.type !== "paren") {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), A({
					type: "text",
					value: O
				}), S = x[x.length - 1];
			} else if (O === m || O === h || O === a) {
				let e = O, n;
				for (t.keepQuotes !== !0 && (O = ""); E < T && (n = k());) if (n === i) O += n + k();
				else {
					if (n === e) {
						t.keepQuotes === !0 && (O += n);
						break;
					}
					O += n;
				}
				A({
					type: "text",
					value: O
				});
			} else if (O === u) D++, S = A({
				type: "brace",
				open: !0,
				close: !1,
				dollar: C.value && C.value.slice(-1) === "$" || S.dollar === !0,
				depth: D,
				commas: 0,
				ranges: 0,
				nodes: []
			}), x.push(S), A({
				type: "open",
				value: O
			});
			else if (O === d) {
				if (S.type !== "brace") {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), S.close = !0, A({
					type: "close",
					value: O
				}), D--, S = x[x.length - 1];
			} else if (O === o && D > 0) {
				if (S.ranges > 0) {
					S.ranges = 0;
					let e = S.nodes.shift();
					S.nodes = [e, {
						type: "text",
						value: n(S)
					}];
				}
				A({
					type: "comma",
					value: O
				}), S.commas++;
			} else if (O === s && D > 0 && S.commas === 0) {
				let e = S.nodes;
				if (D === 0 || e.length === 0) {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				if (C.type === "dot") {
					if (S.range = [], C.value += O, C.type = "range", S.nodes.length !== 3 && S.nodes.length !== 5) {
						S.invalid = !0, S.ranges = 0, C.type = "text";
						continue;
					}
					S.ranges++, S.args = [];
					continue;
				}
				if (C.type === "range") {
					e.pop();
					let t = e[e.length - 1];
					t.value += C.value + O, C = t, S.ranges--;
					continue;
				}
				A({
					type: "dot",
					value: O
				});
			} else A({
				type: "text",
				value: O
			});
		}
		do
			if (S = x.pop(), S.type !== "root") {
				S.nodes.forEach((e) => {
					e.nodes || (e.type === "open" && (e.isOpen = !0), e.type === "close" && (e.isClose = !0), e.nodes || (e.type = "text"), e.invalid = !0);
				});
				let e = x[x.length - 1], t = e.nodes.indexOf(S);
				e.nodes.splice(t, 1, ...S.nodes);
			}
		while (x.length > 0);
		return A({ type: "eos" }), b;
	};
})), zu = n(((e, t) => {
	let n = ju(), r = Fu(), i = Iu(), a = Ru(), o = (e, t = {}) => {
		let n = [];
		if (Array.isArray(e)) for (let r of e) {
			let e = o.create(r, t);
			Array.isArray(e) ? n.push(...e) : n.push(e);
		}
		else n = [].concat(o.create(e, t));
		return t && t.expand === !0 && t.nodupes === !0 && (n = [...new Set(n)]), n;
	};
	o.parse = (e, t = {}) => a(e, t), o.stringify = (e, t = {}) => n(typeof e == "string" ? o.parse(e, t) : e, t), o.compile = (e, t = {}) => (typeof e == "string" && (e = o.parse(e, t)), r(e, t)), o.expand = (e, t = {}) => {
		typeof e == "string" && (e = o.parse(e, t));
		let n = i(e, t);
		return t.noempty === !0 && (n = n.filter(Boolean)), t.nodupes === !0 && (n = [...new Set(n)]), n;
	}, o.create = (e, t = {}) => e === "" || e.length < 3 ? [e] : t.expand === !0 ? o.expand(e, t) : o.compile(e, t), t.exports = o;
})), Bu = n(((t, n) => {
	let r = e("path"), i = "[^\\\\/]", a = "[^/]", o = "(?:\\/|$)", s = "(?:^|\\/)", c = `\\.{1,2}${o}`, l = {
		DOT_LITERAL: "\\.",
		PLUS_LITERAL: "\\+",
		QMARK_LITERAL: "\\?",
		SLASH_LITERAL: "\\/",
		ONE_CHAR: "(?=.)",
		QMARK: a,
		END_ANCHOR: o,
		DOTS_SLASH: c,
		NO_DOT: "(?!\\.)",
		NO_DOTS: `(?!${s}${c})`,
		NO_DOT_SLASH: `(?!\\.{0,1}${o})`,
		NO_DOTS_SLASH: `(?!${c})`,
		QMARK_NO_DOT: "[^.\\/]",
		STAR: `${a}*?`,
		START_ANCHOR: s
	}, u = {
		...l,
		SLASH_LITERAL: "[\\\\/]",
		QMARK: i,
		STAR: `${i}*?`,
		DOTS_SLASH: "\\.{1,2}(?:[\\\\/]|$)",
		NO_DOT: "(?!\\.)",
		NO_DOTS: "(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",
		NO_DOT_SLASH: "(?!\\.{0,1}(?:[\\\\/]|$))",
		NO_DOTS_SLASH: "(?!\\.{1,2}(?:[\\\\/]|$))",
		QMARK_NO_DOT: "[^.\\\\/]",
		START_ANCHOR: "(?:^|[\\\\/])",
		END_ANCHOR: "(?:[\\\\/]|$)"
	};
	n.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION: 0,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		SEP: r.sep,
		extglobChars(e) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${e.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(e) {
			return e === !0 ? u : l;
		}
	};
})), Vu = n(((t) => {
	let n = e("path"), r = process.platform === "win32", { REGEX_BACKSLASH: i, REGEX_REMOVE_BACKSLASH: a, REGEX_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_GLOBAL: s } = Bu();
	t.isObject = (e) => typeof e == "object" && !!e && !Array.isArray(e), t.hasRegexChars = (e) => o.test(e), t.isRegexChar = (e) => e.length === 1 && t.hasRegexChars(e), t.escapeRegex = (e) => e.replace(s, "\\$1"), t.toPosixSlashes = (e) => e.replace(i, "/"), t.removeBackslashes = (e) => e.replace(a, (e) => e === "\\" ? "" : e), t.supportsLookbehinds = () => {
		let e = process.version.slice(1).split(".").map(Number);
		return e.length === 3 && e[0] >= 9 || e[0] === 8 && e[1] >= 10;
	}, t.isWindows = (e) => e && typeof e.windows == "boolean" ? e.windows : r === !0 || n.sep === "\\", t.escapeLast = (e, n, r) => {
		let i = e.lastIndexOf(n, r);
		return i === -1 ? e : e[i - 1] === "\\" ? t.escapeLast(e, n, i - 1) : `${e.slice(0, i)}\\${e.slice(i)}`;
	}, t.removePrefix = (e, t = {}) => {
		let n = e;
		return n.startsWith("./") && (n = n.slice(2), t.prefix = "./"), n;
	}, t.wrapOutput = (e, t = {}, n = {}) => {
		let r = `${n.contains ? "" : "^"}(?:${e})${n.contains ? "" : "$"}`;
		return t.negated === !0 && (r = `(?:^(?!${r}).*$)`), r;
	};
})), Hu = n(((e, t) => {
	let n = Vu(), { CHAR_ASTERISK: r, CHAR_AT: i, CHAR_BACKWARD_SLASH: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_EXCLAMATION_MARK: c, CHAR_FORWARD_SLASH: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_LEFT_PARENTHESES: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_PLUS: p, CHAR_QUESTION_MARK: m, CHAR_RIGHT_CURLY_BRACE: h, CHAR_RIGHT_PARENTHESES: g, CHAR_RIGHT_SQUARE_BRACKET: _ } = Bu(), v = (e) => e === l || e === a, y = (e) => {
		e.isPrefix !== !0 && (e.depth = e.isGlobstar ? Infinity : 1);
	};
	t.exports = (e, t) => {
		let b = t || {}, x = e.length - 1, S = b.parts === !0 || b.scanToEnd === !0, C = [], w = [], T = [], E = e, D = -1, O = 0, k = 0, A = !1, ee = !1, j = !1, te = !1, ne = !1, M = !1, re = !1, ie = !1, N = !1, ae = !1, oe = 0, se, P, F = {
			value: "",
			depth: 0,
			isGlob: !1
		}, ce = () => D >= x, le = () => E.charCodeAt(D + 1), ue = () => (se = P, E.charCodeAt(++D));
		for (; D < x;) {
			P = ue();
			let e;
			if (P === a) re = F.backslashes = !0, P = ue(), P === u && (M = !0);
			else {
				if (M === !0 || P === u) {
					for (oe++; ce() !== !0 && (P = ue());) if (P === a) re = F.backslashes = !0, ue();
					else if (P === u) oe++;
					else {
						if (M !== !0 && P === s && (P = ue()) === s || M !== !0 && P === o) {
							if (A = F.isBrace = !0, j = F.isGlob = !0, ae = !0, S === !0) continue;
							break;
						}
						if (P === h && (oe--, oe === 0)) {
							M = !1, A = F.isBrace = !0, ae = !0;
							break;
						}
					}
					if (S === !0) continue;
					break;
				}
				if (P === l) {
					if (C.push(D), w.push(F), F = {
						value: "",
						depth: 0,
						isGlob: !1
					}, ae === !0) continue;
					if (se === s && D === O + 1) {
						O += 2;
						continue;
					}
					k = D + 1;
				} else {
					if (b.noext !== !0 && (P === p || P === i || P === r || P === m || P === c) && le() === d) {
						if (j = F.isGlob = !0, te = F.isExtglob = !0, ae = !0, P === c && D === O && (N = !0), S === !0) {
							for (; ce() !== !0 && (P = ue());) if (P === a) re = F.backslashes = !0, P = ue();
							else if (P === g) {
								j = F.isGlob = !0, ae = !0;
								break;
							}
							continue;
						}
						break;
					}
					if (P === r) {
						if (se === r && (ne = F.isGlobstar = !0), j = F.isGlob = !0, ae = !0, S === !0) continue;
						break;
					}
					if (P === m) {
						if (j = F.isGlob = !0, ae = !0, S === !0) continue;
						break;
					}
					if (P === f) {
						for (; ce() !== !0 && (e = ue());) if (e === a) re = F.backslashes = !0, ue();
						else if (e === _) {
							ee = F.isBracket = !0, j = F.isGlob = !0, ae = !0;
							break;
						}
						if (S === !0) continue;
						break;
					}
					if (b.nonegate !== !0 && P === c && D === O) ie = F.negated = !0, O++;
					else {
						if (b.noparen !== !0 && P === d) {
							if (j = F.isGlob = !0, S === !0) {
								for (; ce() !== !0 && (P = ue());) if (P === d) re = F.backslashes = !0, P = ue();
								else if (P === g) {
									ae = !0;
									break;
								}
								continue;
							}
							break;
						}
						if (j === !0) {
							if (ae = !0, S === !0) continue;
							break;
						}
					}
				}
			}
		}
		b.noext === !0 && (te = !1, j = !1);
		let de = E, fe = "", pe = "";
		O > 0 && (fe = E.slice(0, O), E = E.slice(O), k -= O), de && j === !0 && k > 0 ? (de = E.slice(0, k), pe = E.slice(k)) : j === !0 ? (de = "", pe = E) : de = E, de && de !== "" && de !== "/" && de !== E && v(de.charCodeAt(de.length - 1)) && (de = de.slice(0, -1)), b.unescape === !0 && (pe &&= n.removeBackslashes(pe), de && re === !0 && (de = n.removeBackslashes(de)));
		let me = {
			prefix: fe,
			input: e,
			start: O,
			base: de,
			glob: pe,
			isBrace: A,
			isBracket: ee,
			isGlob: j,
			isExtglob: te,
			isGlobstar: ne,
			negated: ie,
			negatedExtglob: N
		};
		if (b.tokens === !0 && (me.maxDepth = 0, v(P) || w.push(F), me.tokens = w), b.parts === !0 || b.tokens === !0) {
			let t;
			for (let n = 0; n < C.length; n++) {
				let r = t ? t + 1 : O, i = C[n], a = e.slice(r, i);
				b.tokens && (n === 0 && O !== 0 ? (w[n].isPrefix = !0, w[n].value = fe) : w[n].value = a, y(w[n]), me.maxDepth += w[n].depth), (n !== 0 || a !== "") && T.push(a), t = i;
			}
			if (t && t + 1 < e.length) {
				let n = e.slice(t + 1);
				T.push(n), b.tokens && (w[w.length - 1].value = n, y(w[w.length - 1]), me.maxDepth += w[w.length - 1].depth);
			}
			me.slashes = C, me.parts = T;
		}
		return me;
	};
})), Uu = n(((e, t) => {
	let n = Bu(), r = Vu(), { MAX_LENGTH: i, POSIX_REGEX_SOURCE: a, REGEX_NON_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_BACKREF: s, REPLACEMENTS: c } = n, l = (e, t) => {
		if (typeof t.expandRange == "function") return t.expandRange(...e, t);
		e.sort();
		let n = `[${e.join("-")}]`;
		try {
			new RegExp(n);
		} catch {
			return e.map((e) => r.escapeRegex(e)).join("..");
		}
		return n;
	}, u = (e, t) => `Missing ${e}: "${t}" - use "\\\\${t}" to match literal characters`, d = (e) => {
		let t = [], n = 0, r = 0, i = 0, a = "", o = !1;
		for (let s of e) if (o === !0) a += s, o = !1;
		else if (s === "\\") a += s, o = !0;
		else if (s === "\"") i = i === 1 ? 0 : 1, a += s;
		else {
			if (i === 0) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (n === 0) {
					if (s === "(") r++;
					else if (s === ")" && r > 0) r--;
					else if (s === "|" && r === 0) {
						t.push(a), a = "";
						continue;
					}
				}
			}
			a += s;
		}
		return t.push(a), t;
	}, f = (e) => {
		let t = !1;
		for (let n of e) if (t === !0) t = !1;
		else if (n === "\\") t = !0;
		else if (/[?*+@!()[\]{}]/.test(n)) return !1;
		return !0;
	}, p = (e) => {
		let t = e.trim(), n = !0;
		for (; n === !0;) n = !1, /^@\([^\\()[\]{}|]+\)$/.test(t) && (t = t.slice(2, -1), n = !0);
		if (f(t)) return t.replace(/\\(.)/g, "$1");
	}, m = (e) => {
		let t = e.map(p).filter(Boolean);
		for (let e = 0; e < t.length; e++) for (let n = e + 1; n < t.length; n++) {
			let r = t[e], i = t[n], a = r[0];
			if (a && r === a.repeat(r.length) && i === a.repeat(i.length) && (r === i || r.startsWith(i) || i.startsWith(r))) return !0;
		}
		return !1;
	}, h = (e, t = !0) => {
		if (e[0] !== "+" && e[0] !== "*" || e[1] !== "(") return;
		let n = 0, r = 0, i = 0, a = !1;
		for (let o = 1; o < e.length; o++) {
			let s = e[o];
			if (a === !0) a = !1;
			else if (s === "\\") a = !0;
			else if (s === "\"") i = i === 1 ? 0 : 1;
			else if (i !== 1) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (!(n > 0)) {
					if (s === "(") r++;
					else if (s === ")" && (r--, r === 0)) return t === !0 && o !== e.length - 1 ? void 0 : {
						type: e[0],
						body: e.slice(2, o),
						end: o
					};
				}
			}
		}
	}, g = (e) => {
		let t = 0, n = [];
		for (; t < e.length;) {
			let r = h(e.slice(t), !1);
			if (!r || r.type !== "*") return;
			let i = d(r.body).map((e) => e.trim());
			if (i.length !== 1) return;
			let a = p(i[0]);
			if (!a || a.length !== 1) return;
			n.push(a), t += r.end + 1;
		}
		if (!(n.length < 1)) return `${n.length === 1 ? r.escapeRegex(n[0]) : `[${n.map((e) => r.escapeRegex(e)).join("")}]`}*`;
	}, _ = (e) => {
		let t = 0, n = e.trim(), r = h(n);
		for (; r;) t++, n = r.body.trim(), r = h(n);
		return t;
	}, v = (e, t) => {
		if (t.maxExtglobRecursion === !1) return { risky: !1 };
		let r = typeof t.maxExtglobRecursion == "number" ? t.maxExtglobRecursion : n.DEFAULT_MAX_EXTGLOB_RECURSION, i = d(e).map((e) => e.trim());
		if (i.length > 1 && (i.some((e) => e === "") || i.some((e) => /^[*?]+$/.test(e)) || m(i))) return { risky: !0 };
		for (let e of i) {
			let t = g(e);
			if (t) return {
				risky: !0,
				safeOutput: t
			};
			if (_(e) > r) return { risky: !0 };
		}
		return { risky: !1 };
	}, y = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		e = c[e] || e;
		let d = { ...t }, f = typeof d.maxLength == "number" ? Math.min(i, d.maxLength) : i, p = e.length;
		if (p > f) throw SyntaxError(`Input length: ${p}, exceeds maximum allowed length: ${f}`);
		let m = {
			type: "bos",
			value: "",
			output: d.prepend || ""
		}, h = [m], g = d.capture ? "" : "?:", _ = r.isWindows(t), b = n.globChars(_), x = n.extglobChars(b), { DOT_LITERAL: S, PLUS_LITERAL: C, SLASH_LITERAL: w, ONE_CHAR: T, DOTS_SLASH: E, NO_DOT: D, NO_DOT_SLASH: O, NO_DOTS_SLASH: k, QMARK: A, QMARK_NO_DOT: ee, STAR: j, START_ANCHOR: te } = b, ne = (e) => `(${g}(?:(?!${te}${e.dot ? E : S}).)*?)`, M = d.dot ? "" : D, re = d.dot ? A : ee, ie = d.bash === !0 ? ne(d) : j;
		d.capture && (ie = `(${ie})`), typeof d.noext == "boolean" && (d.noextglob = d.noext);
		let N = {
			input: e,
			index: -1,
			start: 0,
			dot: d.dot === !0,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: !1,
			negated: !1,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: !1,
			tokens: h
		};
		e = r.removePrefix(e, N), p = e.length;
		let ae = [], oe = [], se = [], P = m, F, ce = () => N.index === p - 1, le = N.peek = (t = 1) => e[N.index + t], ue = N.advance = () => e[++N.index] || "", de = () => e.slice(N.index + 1), fe = (e = "", t = 0) => {
			N.consumed += e, N.index += t;
		}, pe = (e) => {
			N.output += e.output == null ? e.value : e.output, fe(e.value);
		}, me = () => {
			let e = 1;
			for (; le() === "!" && (le(2) !== "(" || le(3) === "?");) ue(), N.start++, e++;
			return e % 2 != 0 && (N.negated = !0, N.start++, !0);
		}, he = (e) => {
			N[e]++, se.push(e);
		}, ge = (e) => {
			N[e]--, se.pop();
		}, I = (e) => {
			if (P.type === "globstar") {
				let t = N.braces > 0 && (e.type === "comma" || e.type === "brace"), n = e.extglob === !0 || ae.length && (e.type === "pipe" || e.type === "paren");
				e.type !== "slash" && e.type !== "paren" && !t && !n && (N.output = N.output.slice(0, -P.output.length), P.type = "star", P.value = "*", P.output = ie, N.output += P.output);
			}
			ae.length && e.type !== "paren" && (ae[ae.length - 1].inner += e.value), (e.value || e.output) && pe(e), P && P.type === "text" && e.type === "text" ? (P.value += e.value, P.output = (P.output || "") + e.value) : (e.prev = P, h.push(e), P = e);
		}, _e = (e, t) => {
			let n = {
				...x[t],
				conditions: 1,
				inner: ""
			};
			n.prev = P, n.parens = N.parens, n.output = N.output, n.startIndex = N.index, n.tokensIndex = h.length;
			let r = (d.capture ? "(" : "") + n.open;
			he("parens"), I({
				type: e,
				value: t,
				output: N.output ? "" : T
			}), I({
				type: "paren",
				extglob: !0,
				value: ue(),
				output: r
			}), ae.push(n);
		}, ve = (n) => {
			let i = e.slice(n.startIndex, N.index + 1), a = e.slice(n.startIndex + 2, N.index), o = v(a, d);
			if ((n.type === "plus" || n.type === "star") && o.risky) {
				let e = o.safeOutput ? (n.output ? "" : T) + (d.capture ? `(${o.safeOutput})` : o.safeOutput) : void 0, t = h[n.tokensIndex];
				t.type = "text", t.value = i, t.output = e || r.escapeRegex(i);
				for (let e = n.tokensIndex + 1; e < h.length; e++) h[e].value = "", h[e].output = "", delete h[e].suffix;
				N.output = n.output + t.output, N.backtrack = !0, I({
					type: "paren",
					extglob: !0,
					value: F,
					output: ""
				}), ge("parens");
				return;
			}
			let s = n.close + (d.capture ? ")" : ""), c;
			if (n.type === "negate") {
				let e = ie;
				n.inner && n.inner.length > 1 && n.inner.includes("/") && (e = ne(d)), (e !== ie || ce() || /^\)+$/.test(de())) && (s = n.close = `)$))${e}`), n.inner.includes("*") && (c = de()) && /^\.[^\\/.]+$/.test(c) && (s = n.close = `)${y(c, {
					...t,
					fastpaths: !1
				}).output})${e})`), n.prev.type === "bos" && (N.negatedExtglob = !0);
			}
			I({
				type: "paren",
				extglob: !0,
				value: F,
				output: s
			}), ge("parens");
		};
		if (d.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(e)) {
			let n = !1, i = e.replace(s, (e, t, r, i, a, o) => i === "\\" ? (n = !0, e) : i === "?" ? t ? t + i + (a ? A.repeat(a.length) : "") : o === 0 ? re + (a ? A.repeat(a.length) : "") : A.repeat(r.length) : i === "." ? S.repeat(r.length) : i === "*" ? t ? t + i + (a ? ie : "") : ie : t ? e : `\\${e}`);
			return n === !0 && (i = d.unescape === !0 ? i.replace(/\\/g, "") : i.replace(/\\+/g, (e) => e.length % 2 == 0 ? "\\\\" : e ? "\\" : "")), i === e && d.contains === !0 ? (N.output = e, N) : (N.output = r.wrapOutput(i, N, t), N);
		}
		for (; !ce();) {
			if (F = ue(), F === "\0") continue;
			if (F === "\\") {
				let e = le();
				if (e === "/" && d.bash !== !0 || e === "." || e === ";") continue;
				if (!e) {
					F += "\\", I({
						type: "text",
						value: F
					});
					continue;
				}
				let t = /^\\+/.exec(de()), n = 0;
				if (t && t[0].length > 2 && (n = t[0].length, N.index += n, n % 2 != 0 && (F += "\\")), d.unescape === !0 ? F = ue() : F += ue(), N.brackets === 0) {
					I({
						type: "text",
						value: F
					});
					continue;
				}
			}
			if (N.brackets > 0 && (F !== "]" || P.value === "[" || P.value === "[^")) {
				if (d.posix !== !1 && F === ":") {
					let e = P.value.slice(1);
					if (e.includes("[") && (P.posix = !0, e.includes(":"))) {
						let e = P.value.lastIndexOf("["), t = P.value.slice(0, e), n = P.value.slice(e + 2), r = a[n];
						if (r) {
							P.value = t + r, N.backtrack = !0, ue(), !m.output && h.indexOf(P) === 1 && (m.output = T);
							continue;
						}
					}
				}
				(F === "[" && le() !== ":" || F === "-" && le() === "]") && (F = `\\${F}`), F === "]" && (P.value === "[" || P.value === "[^") && (F = `\\${F}`), d.posix === !0 && F === "!" && P.value === "[" && (F = "^"), P.value += F, pe({ value: F });
				continue;
			}
			if (N.quotes === 1 && F !== "\"") {
				F = r.escapeRegex(F), P.value += F, pe({ value: F });
				continue;
			}
			if (F === "\"") {
				N.quotes = N.quotes === 1 ? 0 : 1, d.keepQuotes === !0 && I({
					type: "text",
					value: F
				});
				continue;
			}
			if (F === "(") {
				he("parens"), I({
					type: "paren",
					value: F
				});
				continue;
			}
			if (F === ")") {
				if (N.parens === 0 && d.strictBrackets === !0) throw SyntaxError(u("opening", "("));
				let e = ae[ae.length - 1];
				if (e && N.parens === e.parens + 1) {
					ve(ae.pop());
					continue;
				}
				I({
					type: "paren",
					value: F,
					output: N.parens ? ")" : "\\)"
				}), ge("parens");
				continue;
			}
			if (F === "[") {
				if (d.nobracket === !0 || !de().includes("]")) {
					if (d.nobracket !== !0 && d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
					F = `\\${F}`;
				} else he("brackets");
				I({
					type: "bracket",
					value: F
				});
				continue;
			}
			if (F === "]") {
				if (d.nobracket === !0 || P && P.type === "bracket" && P.value.length === 1) {
					I({
						type: "text",
						value: F,
						output: `\\${F}`
					});
					continue;
				}
				if (N.brackets === 0) {
					if (d.strictBrackets === !0) throw SyntaxError(u("opening", "["));
					I({
						type: "text",
						value: F,
						output: `\\${F}`
					});
					continue;
				}
				ge("brackets");
				let e = P.value.slice(1);
				if (P.posix !== !0 && e[0] === "^" && !e.includes("/") && (F = `/${F}`), P.value += F, pe({ value: F }), d.literalBrackets === !1 || r.hasRegexChars(e)) continue;
				let t = r.escapeRegex(P.value);
				if (N.output = N.output.slice(0, -P.value.length), d.literalBrackets === !0) {
					N.output += t, P.value = t;
					continue;
				}
				P.value = `(${g}${t}|${P.value})`, N.output += P.value;
				continue;
			}
			if (F === "{" && d.nobrace !== !0) {
				he("braces");
				let e = {
					type: "brace",
					value: F,
					output: "(",
					outputIndex: N.output.length,
					tokensIndex: N.tokens.length
				};
				oe.push(e), I(e);
				continue;
			}
			if (F === "}") {
				let e = oe[oe.length - 1];
				if (d.nobrace === !0 || !e) {
					I({
						type: "text",
						value: F,
						output: F
					});
					continue;
				}
				let t = ")";
				if (e.dots === !0) {
					let e = h.slice(), n = [];
					for (let t = e.length - 1; t >= 0 && (h.pop(), e[t].type !== "brace"); t--) e[t].type !== "dots" && n.unshift(e[t].value);
					t = l(n, d), N.backtrack = !0;
				}
				if (e.comma !== !0 && e.dots !== !0) {
					let n = N.output.slice(0, e.outputIndex), r = N.tokens.slice(e.tokensIndex);
					e.value = e.output = "\\{", F = t = "\\}", N.output = n;
					for (let e of r) N.output += e.output || e.value;
				}
				I({
					type: "brace",
					value: F,
					output: t
				}), ge("braces"), oe.pop();
				continue;
			}
			if (F === "|") {
				ae.length > 0 && ae[ae.length - 1].conditions++, I({
					type: "text",
					value: F
				});
				continue;
			}
			if (F === ",") {
				let e = F, t = oe[oe.length - 1];
				t && se[se.length - 1] === "braces" && (t.comma = !0, e = "|"), I({
					type: "comma",
					value: F,
					output: e
				});
				continue;
			}
			if (F === "/") {
				if (P.type === "dot" && N.index === N.start + 1) {
					N.start = N.index + 1, N.consumed = "", N.output = "", h.pop(), P = m;
					continue;
				}
				I({
					type: "slash",
					value: F,
					output: w
				});
				continue;
			}
			if (F === ".") {
				if (N.braces > 0 && P.type === "dot") {
					P.value === "." && (P.output = S);
					let e = oe[oe.length - 1];
					P.type = "dots", P.output += F, P.value += F, e.dots = !0;
					continue;
				}
				if (N.braces + N.parens === 0 && P.type !== "bos" && P.type !== "slash") {
					I({
						type: "text",
						value: F,
						output: S
					});
					continue;
				}
				I({
					type: "dot",
					value: F,
					output: S
				});
				continue;
			}
			if (F === "?") {
				if (!(P && P.value === "(") && d.noextglob !== !0 && le() === "(" && le(2) !== "?") {
					_e("qmark", F);
					continue;
				}
				if (P && P.type === "paren") {
					let e = le(), t = F;
					if (e === "<" && !r.supportsLookbehinds()) throw Error("Node.js v10 or higher is required for regex lookbehinds");
					(P.value === "(" && !/[!=<:]/.test(e) || e === "<" && !/<([!=]|\w+>)/.test(de())) && (t = `\\${F}`), I({
						type: "text",
						value: F,
						output: t
					});
					continue;
				}
				if (d.dot !== !0 && (P.type === "slash" || P.type === "bos")) {
					I({
						type: "qmark",
						value: F,
						output: ee
					});
					continue;
				}
				I({
					type: "qmark",
					value: F,
					output: A
				});
				continue;
			}
			if (F === "!") {
				if (d.noextglob !== !0 && le() === "(" && (le(2) !== "?" || !/[!=<:]/.test(le(3)))) {
					_e("negate", F);
					continue;
				}
				if (d.nonegate !== !0 && N.index === 0) {
					me();
					continue;
				}
			}
			if (F === "+") {
				if (d.noextglob !== !0 && le() === "(" && le(2) !== "?") {
					_e("plus", F);
					continue;
				}
				if (P && P.value === "(" || d.regex === !1) {
					I({
						type: "plus",
						value: F,
						output: C
					});
					continue;
				}
				if (P && (P.type === "bracket" || P.type === "paren" || P.type === "brace") || N.parens > 0) {
					I({
						type: "plus",
						value: F
					});
					continue;
				}
				I({
					type: "plus",
					value: C
				});
				continue;
			}
			if (F === "@") {
				if (d.noextglob !== !0 && le() === "(" && le(2) !== "?") {
					I({
						type: "at",
						extglob: !0,
						value: F,
						output: ""
					});
					continue;
				}
				I({
					type: "text",
					value: F
				});
				continue;
			}
			if (F !== "*") {
				(F === "$" || F === "^") && (F = `\\${F}`);
				let e = o.exec(de());
				e && (F += e[0], N.index += e[0].length), I({
					type: "text",
					value: F
				});
				continue;
			}
			if (P && (P.type === "globstar" || P.star === !0)) {
				P.type = "star", P.star = !0, P.value += F, P.output = ie, N.backtrack = !0, N.globstar = !0, fe(F);
				continue;
			}
			let t = de();
			if (d.noextglob !== !0 && /^\([^?]/.test(t)) {
				_e("star", F);
				continue;
			}
			if (P.type === "star") {
				if (d.noglobstar === !0) {
					fe(F);
					continue;
				}
				let n = P.prev, r = n.prev, i = n.type === "slash" || n.type === "bos", a = r && (r.type === "star" || r.type === "globstar");
				if (d.bash === !0 && (!i || t[0] && t[0] !== "/")) {
					I({
						type: "star",
						value: F,
						output: ""
					});
					continue;
				}
				let o = N.braces > 0 && (n.type === "comma" || n.type === "brace"), s = ae.length && (n.type === "pipe" || n.type === "paren");
				if (!i && n.type !== "paren" && !o && !s) {
					I({
						type: "star",
						value: F,
						output: ""
					});
					continue;
				}
				for (; t.slice(0, 3) === "/**";) {
					let n = e[N.index + 4];
					if (n && n !== "/") break;
					t = t.slice(3), fe("/**", 3);
				}
				if (n.type === "bos" && ce()) {
					P.type = "globstar", P.value += F, P.output = ne(d), N.output = P.output, N.globstar = !0, fe(F);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && !a && ce()) {
					N.output = N.output.slice(0, -(n.output + P.output).length), n.output = `(?:${n.output}`, P.type = "globstar", P.output = ne(d) + (d.strictSlashes ? ")" : "|$)"), P.value += F, N.globstar = !0, N.output += n.output + P.output, fe(F);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && t[0] === "/") {
					let e = t[1] === void 0 ? "" : "|$";
					N.output = N.output.slice(0, -(n.output + P.output).length), n.output = `(?:${n.output}`, P.type = "globstar", P.output = `${ne(d)}${w}|${w}${e})`, P.value += F, N.output += n.output + P.output, N.globstar = !0, fe(F + ue()), I({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (n.type === "bos" && t[0] === "/") {
					P.type = "globstar", P.value += F, P.output = `(?:^|${w}|${ne(d)}${w})`, N.output = P.output, N.globstar = !0, fe(F + ue()), I({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				N.output = N.output.slice(0, -P.output.length), P.type = "globstar", P.output = ne(d), P.value += F, N.output += P.output, N.globstar = !0, fe(F);
				continue;
			}
			let n = {
				type: "star",
				value: F,
				output: ie
			};
			d.bash === !0 ? (n.output = ".*?", (P.type === "bos" || P.type === "slash") && (n.output = M + n.output), I(n)) : P && (P.type === "bracket" || P.type === "paren") && d.regex === !0 ? (n.output = F, I(n)) : ((N.index === N.start || P.type === "slash" || P.type === "dot") && (P.type === "dot" ? (N.output += O, P.output += O) : d.dot === !0 ? (N.output += k, P.output += k) : (N.output += M, P.output += M), le() !== "*" && (N.output += T, P.output += T)), I(n));
		}
		for (; N.brackets > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
			N.output = r.escapeLast(N.output, "["), ge("brackets");
		}
		for (; N.parens > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", ")"));
			N.output = r.escapeLast(N.output, "("), ge("parens");
		}
		for (; N.braces > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "}"));
			N.output = r.escapeLast(N.output, "{"), ge("braces");
		}
		if (d.strictSlashes !== !0 && (P.type === "star" || P.type === "bracket") && I({
			type: "maybe_slash",
			value: "",
			output: `${w}?`
		}), N.backtrack === !0) {
			N.output = "";
			for (let e of N.tokens) N.output += e.output == null ? e.value : e.output, e.suffix && (N.output += e.suffix);
		}
		return N;
	};
	y.fastpaths = (e, t) => {
		let a = { ...t }, o = typeof a.maxLength == "number" ? Math.min(i, a.maxLength) : i, s = e.length;
		if (s > o) throw SyntaxError(`Input length: ${s}, exceeds maximum allowed length: ${o}`);
		e = c[e] || e;
		let l = r.isWindows(t), { DOT_LITERAL: u, SLASH_LITERAL: d, ONE_CHAR: f, DOTS_SLASH: p, NO_DOT: m, NO_DOTS: h, NO_DOTS_SLASH: g, STAR: _, START_ANCHOR: v } = n.globChars(l), y = a.dot ? h : m, b = a.dot ? g : m, x = a.capture ? "" : "?:", S = {
			negated: !1,
			prefix: ""
		}, C = a.bash === !0 ? ".*?" : _;
		a.capture && (C = `(${C})`);
		let w = (e) => e.noglobstar === !0 ? C : `(${x}(?:(?!${v}${e.dot ? p : u}).)*?)`, T = (e) => {
			switch (e) {
				case "*": return `${y}${f}${C}`;
				case ".*": return `${u}${f}${C}`;
				case "*.*": return `${y}${C}${u}${f}${C}`;
				case "*/*": return `${y}${C}${d}${f}${b}${C}`;
				case "**": return y + w(a);
				case "**/*": return `(?:${y}${w(a)}${d})?${b}${f}${C}`;
				case "**/*.*": return `(?:${y}${w(a)}${d})?${b}${C}${u}${f}${C}`;
				case "**/.*": return `(?:${y}${w(a)}${d})?${u}${f}${C}`;
				default: {
					let t = /^(.*?)\.(\w+)$/.exec(e);
					if (!t) return;
					let n = T(t[1]);
					return n ? n + u + t[2] : void 0;
				}
			}
		}, E = T(r.removePrefix(e, S));
		return E && a.strictSlashes !== !0 && (E += `${d}?`), E;
	}, t.exports = y;
})), Wu = n(((t, n) => {
	let r = e("path"), i = Hu(), a = Uu(), o = Vu(), s = Bu(), c = (e) => e && typeof e == "object" && !Array.isArray(e), l = (e, t, n = !1) => {
		if (Array.isArray(e)) {
			let r = e.map((e) => l(e, t, n));
			return (e) => {
				for (let t of r) {
					let n = t(e);
					if (n) return n;
				}
				return !1;
			};
		}
		let r = c(e) && e.tokens && e.input;
		if (e === "" || typeof e != "string" && !r) throw TypeError("Expected pattern to be a non-empty string");
		let i = t || {}, a = o.isWindows(t), s = r ? l.compileRe(e, t) : l.makeRe(e, t, !1, !0), u = s.state;
		delete s.state;
		let d = () => !1;
		if (i.ignore) {
			let e = {
				...t,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			d = l(i.ignore, e, n);
		}
		let f = (n, r = !1) => {
			let { isMatch: o, match: c, output: f } = l.test(n, s, t, {
				glob: e,
				posix: a
			}), p = {
				glob: e,
				state: u,
				regex: s,
				posix: a,
				input: n,
				output: f,
				match: c,
				isMatch: o
			};
			return typeof i.onResult == "function" && i.onResult(p), o === !1 ? (p.isMatch = !1, r ? p : !1) : d(n) ? (typeof i.onIgnore == "function" && i.onIgnore(p), p.isMatch = !1, r ? p : !1) : (typeof i.onMatch == "function" && i.onMatch(p), !r || p);
		};
		return n && (f.state = u), f;
	};
	l.test = (e, t, n, { glob: r, posix: i } = {}) => {
		if (typeof e != "string") throw TypeError("Expected input to be a string");
		if (e === "") return {
			isMatch: !1,
			output: ""
		};
		let a = n || {}, s = a.format || (i ? o.toPosixSlashes : null), c = e === r, u = c && s ? s(e) : e;
		return c === !1 && (u = s ? s(e) : e, c = u === r), (c === !1 || a.capture === !0) && (c = a.matchBase === !0 || a.basename === !0 ? l.matchBase(e, t, n, i) : t.exec(u)), {
			isMatch: !!c,
			match: c,
			output: u
		};
	}, l.matchBase = (e, t, n, i = o.isWindows(n)) => (t instanceof RegExp ? t : l.makeRe(t, n)).test(r.basename(e)), l.isMatch = (e, t, n) => l(t, n)(e), l.parse = (e, t) => Array.isArray(e) ? e.map((e) => l.parse(e, t)) : a(e, {
		...t,
		fastpaths: !1
	}), l.scan = (e, t) => i(e, t), l.compileRe = (e, t, n = !1, r = !1) => {
		if (n === !0) return e.output;
		let i = t || {}, a = i.contains ? "" : "^", o = i.contains ? "" : "$", s = `${a}(?:${e.output})${o}`;
		e && e.negated === !0 && (s = `^(?!${s}).*$`);
		let c = l.toRegex(s, t);
		return r === !0 && (c.state = e), c;
	}, l.makeRe = (e, t = {}, n = !1, r = !1) => {
		if (!e || typeof e != "string") throw TypeError("Expected a non-empty string");
		let i = {
			negated: !1,
			fastpaths: !0
		};
		return t.fastpaths !== !1 && (e[0] === "." || e[0] === "*") && (i.output = a.fastpaths(e, t)), i.output || (i = a(e, t)), l.compileRe(i, t, n, r);
	}, l.toRegex = (e, t) => {
		try {
			let n = t || {};
			return new RegExp(e, n.flags || (n.nocase ? "i" : ""));
		} catch (e) {
			if (t && t.debug === !0) throw e;
			return /$^/;
		}
	}, l.constants = s, n.exports = l;
})), Gu = n(((e, t) => {
	t.exports = Wu();
})), Ku = n(((t, n) => {
	let r = e("util"), i = zu(), a = Gu(), o = Vu(), s = (e) => e === "" || e === "./", c = (e) => {
		let t = e.indexOf("{");
		return t > -1 && e.indexOf("}", t) > -1;
	}, l = (e, t, n) => {
		t = [].concat(t), e = [].concat(e);
		let r = new Set(), i = new Set(), o = new Set(), s = 0, c = (e) => {
			o.add(e.output), n && n.onResult && n.onResult(e);
		};
		for (let o = 0; o < t.length; o++) {
			let l = a(String(t[o]), {
				...n,
				onResult: c
			}, !0), u = l.state.negated || l.state.negatedExtglob;
			u && s++;
			for (let t of e) {
				let e = l(t, !0);
				(u ? !e.isMatch : e.isMatch) && (u ? r.add(e.output) : (r.delete(e.output), i.add(e.output)));
			}
		}
		let l = (s === t.length ? [...o] : [...i]).filter((e) => !r.has(e));
		if (n && l.length === 0) {
			if (n.failglob === !0) throw Error(`No matches found for "${t.join(", ")}"`);
			if (n.nonull === !0 || n.nullglob === !0) return n.unescape ? t.map((e) => e.replace(/\\/g, "")) : t;
		}
		return l;
	};
	l.match = l, l.matcher = (e, t) => a(e, t), l.isMatch = (e, t, n) => a(t, n)(e), l.any = l.isMatch, l.not = (e, t, n = {}) => {
		t = [].concat(t).map(String);
		let r = new Set(), i = [], a = (e) => {
			n.onResult && n.onResult(e), i.push(e.output);
		}, o = new Set(l(e, t, {
			...n,
			onResult: a
		}));
		for (let e of i) o.has(e) || r.add(e);
		return [...r];
	}, l.contains = (e, t, n) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${r.inspect(e)}"`);
		if (Array.isArray(t)) return t.some((t) => l.contains(e, t, n));
		if (typeof t == "string") {
			if (s(e) || s(t)) return !1;
			if (e.includes(t) || e.startsWith("./") && e.slice(2).includes(t)) return !0;
		}
		return l.isMatch(e, t, {
			...n,
			contains: !0
		});
	}, l.matchKeys = (e, t, n) => {
		if (!o.isObject(e)) throw TypeError("Expected the first argument to be an object");
		let r = l(Object.keys(e), t, n), i = {};
		for (let t of r) i[t] = e[t];
		return i;
	}, l.some = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = a(String(e), n);
			if (r.some((e) => t(e))) return !0;
		}
		return !1;
	}, l.every = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = a(String(e), n);
			if (!r.every((e) => t(e))) return !1;
		}
		return !0;
	}, l.all = (e, t, n) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${r.inspect(e)}"`);
		return [].concat(t).every((t) => a(t, n)(e));
	}, l.capture = (e, t, n) => {
		let r = o.isWindows(n), i = a.makeRe(String(e), {
			...n,
			capture: !0
		}).exec(r ? o.toPosixSlashes(t) : t);
		if (i) return i.slice(1).map((e) => e === void 0 ? "" : e);
	}, l.makeRe = (...e) => a.makeRe(...e), l.scan = (...e) => a.scan(...e), l.parse = (e, t) => {
		let n = [];
		for (let r of [].concat(e || [])) for (let e of i(String(r), t)) n.push(a.parse(e, t));
		return n;
	}, l.braces = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return t && t.nobrace === !0 || !c(e) ? [e] : i(e, t);
	}, l.braceExpand = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return l.braces(e, {
			...t,
			expand: !0
		});
	}, l.hasBraces = c, n.exports = l;
})), qu = t(Ku(), 1);
const Ju = "{lang}";
function Yu({ files: e }) {
	return ud(e).replaceAll(Ju, "*");
}
function Xu(e, t) {
	if (!rd(e.files)) return e.language;
	let n = sd(e, t)?.code;
	return n === void 0 ? void 0 : Zu(e, n);
}
function Zu({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function Qu({ languageMap: e }, t) {
	return Object.entries(e).find(([, e]) => e === t)?.[0] ?? t;
}
function $u(e, t, n) {
	let r = sd(e, t)?.ranges ?? [], i = Qu(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function ed(e, t) {
	return nd(t, rd(e.files) ? sd(e, t)?.ranges ?? [] : []);
}
function td(e) {
	return nd(e, [...e.matchAll(/\{lang\}/g)].map(({ index: e }) => ({
		start: e,
		end: e + 6
	})));
}
function nd(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => id(e, t.start - n, t.end - n), e.slice(n, i)),
		dir: od(e.slice(0, n), t)
	};
}
function rd(e) {
	return e.includes(Ju);
}
function id(e, t, n) {
	let r = e.slice(0, t), i = e.slice(n);
	return /[-_.+ ]$/.test(r) ? r.slice(0, -1) + i : r + i.replace(/^[-_.+ ]/, "");
}
const ad = /\.lproj$|^values(-|$)/;
function od(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !ad.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
function sd(e, t) {
	let n = ud(e.files).replaceAll(Ju, ""), r = [...Object.keys(e.languageMap), ...e.languages ?? []].sort((e, t) => t.length - e.length).map((e) => e.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")), i = [
		...r.length > 0 ? [r.join("|")] : [],
		"[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\\+[A-Za-z0-9+]+",
		"[A-Za-z]{2,3}",
		"[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*?"
	], a = cd(n);
	for (let e of i) for (let n of a) {
		let r = ld(n, e).exec(t), i = Object.values(r?.indices?.groups ?? {}).filter((e) => e !== void 0), [a] = i;
		if (a) return {
			code: t.slice(...a),
			ranges: i.map(([e, t]) => ({
				start: e,
				end: t
			}))
		};
	}
}
function cd(e) {
	return qu.default.braces(e, {
		expand: !0,
		nodupes: !0,
		keepEscaping: !0
	});
}
function ld(e, t) {
	let { source: n } = qu.default.makeRe(e, {
		dot: !0,
		windows: !1,
		fastpaths: !1
	}), r = 0, i = n.replaceAll("", () => (r += 1, r === 1 ? `(?<lang1>${t})` : `(?<lang${r}>\\k<lang1>)`));
	return new RegExp(i, "d");
}
function ud(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
// src/kinds/textSource.ts
function dd({ languages: e, alsoReads: t = [] }, n) {
	return !e || e.includes(n) || t === "all" || t.includes(n);
}
// src/kinds/key/textManifest.ts
function fd(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: Pe(t)
	}, { texts: a, faults: o } = ku(e)?.read(t, r) ?? {
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
		problems: o.map(({ code: e, severity: t = "error", message: n, at: r }) => L(e, n, {
			severity: t,
			place: Ne(i, r.start, r.end),
			...t !== "error" && { reach: "change" }
		}))
	};
}
function pd({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? Zu(n, t ?? ""), a = n.languages?.includes(i) === !0;
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
	...H,
	plural: Mo.manifests.name,
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
	settings: Mo,
	limits: {
		removed: Oo,
		removedPercent: ko,
		overwrittenPercent: Ao,
		unverified: jo,
		foreignFrom: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ onRemove: e }) => e,
	newManifest: eo,
	entry: da,
	defaults: fa,
	docs: An,
	readManifest: pa,
	textFiles: {
		read: fd,
		name: hd,
		join: Hn
	},
	checkTogether: (e) => [...Nn(e), ...co(e)],
	checkEntry: Na,
	checkOffline: Fa,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = Ke(n, (e) => e.names), o = Ke(n, ({ id: e }) => e === void 0 ? [] : [e]), s = We(e, n, i, {
			kind: Sd,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...V(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = Qa(s.usable, t, r.perPlatformNames, ({ tags: e }) => Te(e, i) !== void 0), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !xd(e));
		return qe({
			...c,
			matches: l
		}, s);
	},
	hints: uo,
	names: ({ key_name: e, platforms: t }) => V(e, t),
	texts: (e) => gn(e),
	isReallyNew: fo,
	namesInManifest: ma,
	mergeKept: Tn,
	findRestored: Ln,
	undoneByApply: no
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
		let { url: n, branch: r, events: i = [], webhook_id: a } = e.values, o = a ?? R([
			Md(n),
			r,
			[...i].sort()
		]), s = t.get(o);
		return t.set(o, s ?? e), s ? [jn("duplicate-webhook", a === void 0 ? `Webhook ${Md(n)} with the same events` : `webhook_id ${a}`, {
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
	let l = Ae(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => L(e, t, {
			place: l,
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
// src/wire/webhook.ts
const lf = [
	"project.translation.updated",
	"project.translation.proofread",
	"project.translations.updated",
	"project.translations.proofread"
], uf = [
	...lf,
	"project.imported",
	"project.exported",
	"project.copied",
	"project.deleted",
	"project.snapshot",
	"project.languages.added",
	"project.language.removed",
	"project.language.settings_changed",
	"project.key.added",
	"project.key.modified",
	"project.keys.added",
	"project.keys.modified",
	"project.keys.deleted",
	"project.key.comment.added",
	"project.contributor.added",
	"project.contributor.added_public",
	"project.contributor.deleted",
	"project.task.created",
	"project.task.queued",
	"project.task.closed",
	"project.task.deleted",
	"project.task.language.closed",
	"project.task.initial_tm_leverage.calculated",
	"project.branch.added",
	"project.branch.deleted",
	"project.branch.merged",
	"team.order.created",
	"team.order.completed",
	"team.order.deleted"
];
// src/kinds/webhook/traits.ts
function df(e) {
	return pt(e);
}
const ff = b().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), pf = df({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: ff,
	value: b(),
	live: (e, t) => xf(e, t.url, t.variables),
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
}), mf = df({
	name: "events",
	expects: "a list of events, at least one",
	schema: f(b().min(1).meta({ examples: uf })).min(1),
	value: f(b()),
	live: (e) => Cf(e.events),
	desired: (e) => Cf(e),
	inPlan: (e) => Cf(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), hf = y([i("*"), f(b().min(1)).min(1)]), gf = df({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${lf.join(", ")}`,
	schema: o(v(lf), hf),
	value: a(b(), y([i("*"), f(b())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.map(({ event: e, lang_iso_codes: n }) => [e, wf(Cf(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = Sf(e).map(([e, t]) => [e, t === "*" ? "*" : wf(Cf(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(Sf(e).map(([e, t]) => [e, t === "*" ? t : Cf(t)])),
	equal: (e, t) => Object.entries(t).every(([t, n]) => Je(e[t] ?? null, n)),
	check: (e, { events: t }) => {
		let n = Sf(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => Sf(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), _f = df({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: y([b().min(1), _()]),
	value: y([b(), _()]),
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
}), vf = [
	pf,
	mf,
	gf,
	_f
], yf = $e(vf).required({ url: !0 }).extend({
	branch: _f.schema.default(null),
	previously: y([ff, r([])]).exactOptional(),
	webhook_id: b().min(1).exactOptional()
}), bf = {
	name: "webhook",
	fields: vf,
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
		Cf(e.events)
	]
};
function xf(e, t, n) {
	return Nd(e.url, Od(t, n)) ? t : Fd(e.url);
}
function Sf(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function Cf(e) {
	return [...new Set(e)].sort();
}
function wf(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
// src/kinds/webhook/manifest.ts
const Tf = {
	schema: yf,
	fields: vf,
	identity: {
		previously: "its former URL, or []",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function Ef(e, t, n) {
	let r = sa(e, t), { members: i, problems: a } = Dr(r, ["webhooks"]), o = [...r.problems, ...a], s = i.get("webhooks"), c = new Map();
	if (!s) return {
		entries: [],
		variables: c,
		problems: o.length > 0 ? o : [Or(r, "webhooks")]
	};
	let { entries: l, problems: u } = kr(r, s, Tf);
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
			let i = Ae(e.file, e.spot, [t]), a = Jd(r, n);
			for (let [e, t] of a.variables) c.set(e, t);
			o.push(...a.issues.map(({ code: e, message: t }) => L(e, t, { place: i })));
		}
		o.push(...Df(e));
	}
	return {
		entries: d,
		variables: c,
		problems: o
	};
}
function Df({ values: e, file: t, spot: n }) {
	return (e.events ?? []).flatMap((e, r) => uf.includes(e) ? [] : [L("unknown-event", `Lokaform does not know the event "${e}", but sends it unchanged.${rr(e, uf)}`, {
		place: Ae(t, n, ["events", r]),
		severity: "warning"
	})]);
}
// src/kinds/webhook/match.ts
function Of(e, t, n) {
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
		n ? s(t, n) : a.push(zf(t));
	}
	for (let { webhook: e, one: t } of Pf(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => jf(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (typeof t != "string") continue;
		let r = Od(t, n), a = [...o].filter((e) => Nd(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, Bf(e, a)) : c && s(e, c, Md(t));
	}
	for (let e of c()) {
		let r = kf(e, t, o, n);
		r && i.set(e, r);
	}
	for (let e of c()) {
		if (Af(e)) continue;
		let t = [...o].find((t) => Nf(e, t) && Mf(e, t));
		t && (o.delete(t), i.set(e, Vf(e, t)));
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
function kf(e, t, n, r) {
	if (Af(e)) return;
	let i = [...n].filter((t) => jf(e, t, r));
	if (i.length > 0) return Hf("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${i.length} live webhooks have this URL and branch (ids ${Rf(i)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${Lf(i).length === 1 ? "id" : "ids"} ${Rf(i)}). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
	let a = t.filter((t) => t.branch === void 0 && jf(e, t, r));
	if (a.length !== 0) return Hf("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${a.length === 1 ? "id" : "ids"} ${Rf(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].`);
}
function Af({ values: e }) {
	return Array.isArray(e.previously);
}
function jf(e, t, n) {
	return Nd(t.url, Od(e.values.url, n)) && Nf(e, t);
}
function Mf({ values: e }, t) {
	return kd(Md(e.url), Md(t.url));
}
function Nf({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function Pf(e, t, n) {
	let r = Lf(t);
	return e.flatMap((e) => r.filter((t) => jf(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...Ff(e, t)
	})).filter(({ common: e }) => e > 0)).sort((e, t) => t.common - e.common || e.either - t.either);
}
function Ff({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(If)), new Set(t.map(If))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function If(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function Lf(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function Rf(e) {
	return Lf(e).map(({ webhook_id: e }) => e).join(", ");
}
function zf(e) {
	return {
		...Hf("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function Bf(e, t) {
	return Hf("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${Rf(t)}). Add webhook_id with the id of the one that is meant.`);
}
function Vf(e, { webhook_id: t }) {
	return Hf("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set previously: [].`);
}
function Hf(e, t, n, r) {
	return Le(bf, t, e, r, { path: [n] });
}
// src/kinds/webhook/settings.ts
const Uf = G({
	name: "destroy_webhooks",
	parent: "limits",
	schema: D().min(0),
	expects: "a whole number, 0 or more",
	default: 2,
	commands: _o,
	file: "both",
	widens: Do(2),
	docs: {
		example: 0,
		text: "Maximum number of webhooks to remove in one run."
	}
}), Wf = {
	manifests: G({
		name: "webhooks",
		schema: f(b().min(1)).min(1),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...ho, "pull"],
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			example: ["l10n/webhooks.yaml"],
			text: "Webhook manifests, as paths or globs.",
			commandLine: "Turns `prune` and `prune_webhooks` off, like `--keys`.",
			action: "Relative to `working-directory`. Turns `prune` and `prune_webhooks` off, like `keys`.",
			file: "Relative to lokaform.yaml.",
			default: "`webhooks.yaml`, if neither `keys` nor `webhooks` is set."
		}
	}),
	prune: G({
		name: "prune_webhooks",
		schema: v(["off", "all"]),
		expects: "off or all",
		default: "off",
		commands: _o,
		file: "both",
		widens: Eo(["off", "all"], "off"),
		docs: {
			example: "all",
			text: "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow does not remove webhooks whose URL is in no manifest: for that, run `lokaform apply` at a terminal."
		}
	}),
	limits: [Uf]
}, Gf = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => qf(e),
	templates(e, t, n) {
		let r = new Kf(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? Jf(e.url, n) : Yf(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var Kf = class {
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
function qf(e) {
	let { template: t, left: n } = Qf(e, () => "x");
	return n || t !== ip(e);
}
function Jf(e, t) {
	return Zf(ip(e), t, new Map());
}
function Yf(e, t, n) {
	let r = Xf(e, new Kf(), n);
	return "why" in r ? r : Xf(e, t, n);
}
function Xf(e, t, n) {
	let r = jd(e), { template: i, left: a } = Qf(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : Zf(i, n, t.variables);
}
function Zf(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = Jd(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function Qf(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = rp(a), s = (e) => {
		let { template: n, rest: r } = tp(e, t);
		return o ||= rp(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= rp(t)), n.length === 0 ? ip(t) : `${ip(t)}=${s(n.join("="))}`;
	});
	return {
		template: ip(n) + c + l.join("&") + ip(a),
		left: o
	};
}
const $f = /[A-Za-z0-9_.~-]{6,}/g, ep = ["lokalise", "project"];
function tp(e, t) {
	if (ep.includes(e)) return {
		template: e,
		rest: ""
	};
	let n = np(e);
	if (n !== void 0 && Ud(n) === void 0 && !/['"`$\\]/.test(n)) return {
		template: t(n),
		rest: ""
	};
	let r = [], i = e.replace($f, (e) => (r.push(t(e)), "\0"));
	return {
		template: i.split("\0").map(ip).join("\0").replace(/\0/g, () => r.shift() ?? ""),
		rest: i.replaceAll("\0", "")
	};
}
function np(e) {
	try {
		let t = decodeURIComponent(e);
		return encodeURIComponent(t) === e ? t : void 0;
	} catch {
		return;
	}
}
function rp(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function ip(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/kind.ts
const ap = {
	...bf,
	plural: Wf.manifests.name,
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
	settings: Wf,
	limits: { removed: Uf },
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: Gf,
	entry: Tf,
	docs: Id,
	readManifest: Ef,
	checkTogether: Ld,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = Ke(n, ({ names: e }) => e.map(Md)), o = Ke(n, ({ id: e }) => e === void 0 ? [] : [e]), s = We(e, n, r, {
			kind: ap,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...typeof n == "string" ? [n] : []].flatMap((e) => a.get(Md(Od(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : Fd(t))}`
		}), c = Of(s.usable, t, i), l = c.matches.flatMap((e) => op(e, n)), u = new Set(l.map((e) => e.declared));
		return qe({
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
function op({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${Ue}`;
	return [{
		declared: e,
		problem: Le(bf, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const q = [Sd, ap], sp = D().min(0), cp = d({
	file: b(),
	line: sp,
	col: sp,
	endLine: sp,
	endCol: sp
}), lp = u(), up = d({
	field: b(),
	part: b().exactOptional(),
	before: lp.exactOptional(),
	after: lp,
	place: cp,
	seen: b().exactOptional()
}), dp = y([E(), b()]).transform(String), fp = {
	ref: b(),
	kind: v(q.map(({ name: e }) => e)),
	label: b()
}, pp = {
	place: cp,
	identity: lp,
	fields: f(up).readonly()
}, mp = p("action", [
	d({
		...fp,
		action: i("create"),
		...pp
	}),
	d({
		...fp,
		action: i("update"),
		id: dp,
		renamed_from: b().exactOptional(),
		seen: b(),
		...pp
	}),
	d({
		...fp,
		action: i("destroy"),
		id: dp,
		how: v(["archive", "destroy"]),
		seen: b()
	})
]), hp = d({
	project: d({
		id: b(),
		digest: b().exactOptional()
	}),
	changes: f(mp).readonly()
});
function gp(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function _p(e) {
	try {
		return vp(yp(e));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function vp(e) {
	let t = "Make it with lokaform plan --out.", n = d({ format_version: s() }).safeParse(e);
	if (!n.success) return { issue: `it is not a plan. ${t}` };
	let r = n.data.format_version;
	if (r !== 1) return { issue: `it has format_version ${JSON.stringify(r)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let i = d({ plans: f(hp) }).safeParse(e);
	if (i.success) return { plans: i.data.plans };
	let a = hp.safeParse(e);
	return a.success ? { plans: [a.data] } : { issue: `it is not a complete plan. ${t}` };
}
function yp(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
// src/kinds/kindOf.ts
function bp(e) {
	let t = q.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function xp(e, t) {
	let n = bp(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Sp({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/model/readings.ts
const Cp = /%[0-7][\da-f]|(?:%[89a-f][\da-f])+|\\u[\da-f]{4}|\\["'\\/bfnrt]|&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi;
function* wp(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	for (let e = 1; e <= 5; e++) {
		yield t;
		let e = Tp(t);
		if (!e) return;
		t = e;
	}
}
function Tp(e) {
	let { text: t } = e, n = [], r = [], i = "", a = 0, o = (t, a, o) => {
		for (let i = 0; i < t.length; i++) n.push(e.startOf(a)), r.push(e.endOf(o - 1));
		i += t;
	}, s = (e) => {
		for (; a < e; a++) o(t[a] ?? "", a, a + 1);
	};
	for (let { 0: e, index: n } of t.matchAll(Cp)) s(n), a = n + e.length, o(Op(e), n, a);
	if (a !== 0) return s(t.length), {
		text: i,
		startOf: (e) => n[e] ?? 0,
		endOf: (e) => r[e] ?? t.length
	};
}
const Ep = {
	"\\b": "\b",
	"\\f": "\f",
	"\\n": "\n",
	"\\r": "\r",
	"\\t": "	"
}, Dp = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Op(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return Ep[e] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Dp[t] ?? e;
}
// src/model/secrets.ts
function kp(e) {
	return {
		value: e,
		shown: "***"
	};
}
function Ap(e) {
	if (/\p{Cs}/u.test(e)) return [e];
	let t = JSON.stringify(e).slice(1, -1);
	return [...new Set([
		e,
		encodeURIComponent(e),
		encodeURI(e),
		t,
		...jp(e)
	])];
}
function jp(e) {
	if (e.length < 4) return [];
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Mp = class {
	#e = new Map();
	#t = [];
	#n = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => [e, ...jp(e)].map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length), this.#n = [...this.#e.values()].flatMap(({ value: e, shown: t }) => Ap(e).map((e) => ({
			form: e,
			shown: t
		})));
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = Np(e, this.#r(e));
		return t.includes("…") ? this.#i(t) : t;
	}
	#r(e) {
		let t = [], n = new Uint8Array(e.length);
		for (let r of wp(e)) for (let { form: e, shown: i } of this.#t) for (let a = r.text.indexOf(e); a >= 0; a = r.text.indexOf(e, a + 1)) {
			let [o, s] = [r.startOf(a), r.endOf(a + e.length - 1)];
			n.subarray(o, s).includes(1) || (n.fill(1, o, s), t.push({
				from: o,
				to: s,
				shown: i
			}));
		}
		return t.sort((e, t) => e.from - t.from);
	}
	#i(e) {
		let t = e.split("…"), n = t.length - 1;
		return t.map((e, t) => t === n ? e : this.#a(e)).join("…");
	}
	#a(e) {
		for (let { form: t, shown: n } of this.#n) for (let r = Math.min(t.length - 1, e.length); r >= 4; r--) if (e.endsWith(t.slice(0, r))) return e.slice(0, -r) + n;
		return e;
	}
};
function Np(e, t) {
	let n = "", r = 0;
	for (let { from: i, to: a, shown: o } of t) n += e.slice(r, i) + o, r = a;
	return n + e.slice(r);
}
function Pp(e) {
	let t = e.projects.map((e) => e.hide_texts ? Fp(e) : e), n = e.hide_texts ? Rp(e.problems) : e.problems;
	return {
		...e,
		problems: n,
		projects: t
	};
}
function Fp(e) {
	if (!e.plan) return {
		...e,
		problems: e.problems.map((e) => Bp(e, []))
	};
	let { problems: t, plan: n, results: r } = e, i = t.length > 0 || r?.some(({ outcome: e }) => e.state !== "done") ? Up(n) : [], a = Hp(i), o = Ip(r ?? [], i, a);
	return {
		...e,
		problems: t.map((e) => Bp({
			...e,
			message: a(e.message)
		}, i)),
		...r && { results: r.map((e) => Lp(e, o)) }
	};
}
function Ip(e, t, n) {
	if (new Set(e.map(({ outcome: e }) => e.state === "done" ? "" : e.message)).size * t.length > 3e6) return () => "The report file says why.";
	let r = new Map();
	return (e) => {
		let t = r.get(e) ?? n(e);
		return r.set(e, t), t;
	};
}
function Lp({ change: e, outcome: t }, n) {
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
function Rp(e) {
	return e.map((e) => Bp(e, []));
}
const zp = ["yaml", "text-file"];
function Bp(e, t) {
	let { quotes: n = [], code: r } = e, i = zp.includes(r) ? e.message.replace(/"[^"]*"/g, "\"…\"") : e.message, a = [...n, ...n.map((e) => e.slice(0, 40))].filter((e) => e !== "");
	return {
		...e,
		message: Vp(a.reduce((e, t) => e.replaceAll(t, "…"), i), t)
	};
}
function Vp(e, t) {
	return t.filter((e) => e.length < 4).reduce((e, t) => [
		"\"",
		"'",
		"`"
	].reduce((e, n) => e.replaceAll(n + t + n, n + "…" + n), e), e);
}
function Hp(e) {
	let t = new Mp();
	return t.hide(e.map((e) => ({
		value: e,
		shown: "…"
	}))), (n) => Vp(t.clean(n), e);
}
function Up({ changes: e, kept: t }) {
	return [...e.flatMap(Wp), ...t.flatMap(Gp)];
}
function Wp(e) {
	return e.action === "destroy" ? [] : e.fields.filter(({ field: t }) => Sp(xp(e.kind, t))).flatMap(({ before: e, after: t }) => [e ?? "", t].flatMap(Kp));
}
function Gp(e) {
	return "field" in e ? [e.live, e.declared].flatMap(Kp) : [];
}
function Kp(e) {
	return typeof e == "string" ? e === "" ? [] : [e] : typeof e != "object" || !e ? [] : Object.values(e).flatMap(Kp);
}
// src/report/withoutValues.ts
function qp(e) {
	let t = Pp(e), { manifest_comparison: n } = t;
	return {
		...t,
		problems: t.hide_texts ? t.problems.map(Jp) : t.problems,
		projects: t.projects.map((e) => e.hide_texts ? Yp(e) : e),
		...n && { manifest_comparison: Zp(n) }
	};
}
function Jp({ quotes: e, ...t }) {
	return t;
}
function Yp(e) {
	let t = e.problems.map(Jp);
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
			changes: n.changes.map(Qp),
			kept: n.kept.map($p)
		},
		...r && { target: Xp(r) },
		...i && { results: i.map((e) => ({
			...e,
			change: Qp(e.change)
		})) }
	};
}
function Xp(e) {
	if (e.is !== "compared") return e;
	let { caused: t, pending: n, resolved: r, kept: i } = e;
	return {
		...e,
		caused: t.map(Qp),
		pending: n.map(Qp),
		resolved: r.map(Qp),
		kept: i.map($p)
	};
}
function Zp(e) {
	if (e.is !== "compared") return e;
	let t = e.projects.map((e) => e.hide_texts ? {
		...e,
		changes: e.changes.map(Qp),
		released: e.released.map(em)
	} : e);
	return {
		...e,
		projects: t
	};
}
function Qp(e) {
	if (e.action === "destroy") return e;
	let t = e.fields.map((t) => {
		if (!tm(e.kind, t.field)) return t;
		let { before: n, after: r } = t;
		return {
			...t,
			...n !== void 0 && { before: nm(n) },
			after: nm(r)
		};
	});
	return {
		...e,
		fields: t
	};
}
function $p(e) {
	return !("field" in e) || !tm(e.kind, e.field) ? e : {
		...e,
		live: nm(e.live),
		declared: nm(e.declared)
	};
}
function em({ fields: e, ...t }) {
	if (!e) return t;
	let n = e.map((e) => tm(t.kind, e.field) ? {
		...e,
		before: nm(e.before)
	} : e);
	return {
		...t,
		fields: n
	};
}
function tm(e, t) {
	return Sp(xp(e, t));
}
function nm(e) {
	return typeof e == "string" ? e === "" ? "" : "…" : Array.isArray(e) ? e.map(nm) : z(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, nm(t)])) : e;
}
// src/files/commitFiles.ts
var rm = class extends Error {
	path;
	constructor(e, t) {
		super(`${e} cannot be read`, { cause: t }), this.path = e;
	}
}, im = class {
	#e;
	#t;
	#n = new Map();
	#r;
	#i = new Map();
	constructor(e, t, n) {
		this.#e = e, this.#t = new Map(t.map((e) => [e.path, e])), this.#r = (e) => n(e).catch((t) => {
			throw new rm(e.path, t);
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
		return (await this.members(k(e)))?.find(({ name: t }) => t === O(e));
	}
	async members(e) {
		let [t = ""] = ne(e, this.#e).split(re);
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
		let t = ne(this.#e, e).split(re).join("/");
		for (let e = 0; e <= 40; e += 1) {
			if (t === ".." || t.startsWith("../") || ee(t)) return;
			let e = this.#c(t);
			if (!e) return t;
			let n = await this.#s(e);
			if (ee(n)) return;
			let r = te.join(te.dirname(e.path), n, t.slice(e.path.length));
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
}, am = n(((e) => {
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
})), om = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), sm = n(((e) => {
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
})), cm = n(((t) => {
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
})), lm = n(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), um = n(((e, t) => {
	var n = lm(), r = {
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
})), dm = n(((t, n) => {
	var r = um(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, c = /[\{\[].*[\}\]]$/, l = /(^|[^\\])([\{\[]|\([^\)]+$)/, u = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), c.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || l.test(e));
		return e.replace(u, "$1");
	};
})), fm = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = dm(), i = Ku(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, l = /,|\.\./, u = /(?!^)\/{2,}/g;
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
	function k(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = k;
	function A(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = A;
	function ee(e, t) {
		return e.map((e) => A(e, t));
	}
	t.convertPatternsToRe = ee;
	function j(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = j;
	function te(e) {
		return e.replace(u, "/");
	}
	t.removeDuplicateSlashes = te;
	function ne(e) {
		let t = [], n = [];
		for (let r of e) M(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = ne;
	function M(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = M;
})), pm = n(((t, n) => {
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
})), mm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = pm();
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
})), hm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), gm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = am(), e.errno = om(), e.fs = sm(), e.path = cm(), e.pattern = fm(), e.stream = mm(), e.string = hm();
})), _m = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = gm();
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
})), vm = n(((e) => {
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
})), ym = n(((e) => {
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
})), bm = n(((t) => {
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
})), xm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = bm();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Sm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = vm(), n = ym(), r = xm();
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
})), Cm = n(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), wm = n(((e, t) => {
	t.exports = r;
	let n = Cm();
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
})), Tm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), Em = n(((e) => {
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
})), Dm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = Em();
})), Om = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), km = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Sm(), n = wm(), r = Tm(), i = Dm(), a = Om();
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
})), Am = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = Sm(), n = Tm(), r = Dm(), i = Om();
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
})), jm = n(((t) => {
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
})), Mm = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Sm(), i = jm();
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
})), Nm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = km(), n = Am(), r = Mm();
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
})), Pm = n(((e, t) => {
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
})), Fm = n(((e, t) => {
	var n = Pm();
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
})), Im = n(((e) => {
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
})), Lm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Im();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), Rm = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = Nm(), i = Fm(), a = Im(), o = Lm();
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
})), zm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Rm();
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
})), Bm = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Rm();
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
})), Vm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Nm(), n = Im(), r = Lm();
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
})), Hm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Vm();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), Um = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Nm();
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
})), Wm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = zm(), n = Bm(), r = Hm(), i = Um();
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
})), Gm = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Sm(), i = gm();
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
})), Km = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Sm(), i = Wm(), a = Gm();
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
})), qm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Wm(), n = Gm(), r = Km();
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
})), Jm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = gm();
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
})), Ym = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Jm();
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
})), Xm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = gm(), n = Ym();
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
})), Zm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = gm();
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
})), Qm = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = gm();
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
})), $m = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = gm();
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
})), eh = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = Xm(), i = Zm(), a = Qm(), o = $m();
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
})), th = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = qm(), n = eh();
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
})), nh = n(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Km(), i = eh();
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
})), rh = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Sm(), n = Wm(), r = Gm();
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
})), ih = n(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = rh(), n = eh();
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
})), ah = n(((t) => {
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
})), oh = n(((e, t) => {
	let n = _m(), r = th(), i = nh(), a = ih(), o = ah(), s = gm();
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
})), sh = t(oh(), 1);
const ch = Object.assign(Error("no such file or folder"), { code: "ENOENT" });
function lh(e) {
	return {
		readdir: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.members(t).then((e) => e ? r(null, e.map(uh)) : r(ch), (e) => r(e));
		},
		lstat: (t, ...n) => {
			let r = n.at(-1);
			typeof r == "function" && e.member(String(t)).then((e) => e ? r(null, uh(e)) : r(ch), (e) => r(e));
		}
	};
}
function uh({ name: e, kind: t }) {
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
function dh(e) {
	return {
		ok: !0,
		value: e
	};
}
function fh(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/files/paths.ts
function ph(e, { displayRoot: t }) {
	return ne(t, e).split(re).join("/");
}
function mh(e, t) {
	let n = ne(t, e);
	return n !== "" && n !== ".." && !n.startsWith(`..${re}`) && !ee(n);
}
async function hh(e, t) {
	for (let n = e;; n = k(n)) {
		if (await ae(j(n, ".git")).then(() => !0, () => !1)) return n;
		if (n === k(n) || n === t || t !== void 0 && !mh(n, t)) return;
	}
}
var gh = class extends Error {};
async function _h(e, { confined: t, commit: n }) {
	if (n) return await n.read(e) ?? Promise.reject(new gh());
	if (!t) return P(e);
	let [r, i] = await Promise.all([F(e), F(t.workspace)]);
	if (!mh(r, i)) throw new gh();
	return P(r);
}
function vh(e) {
	return new TextDecoder("utf-8", { fatal: !0 }).decode(e);
}
function yh(e) {
	try {
		return vh(e);
	} catch {
		return "";
	}
}
async function bh(e, t, n) {
	try {
		return dh(vh(await P(e)));
	} catch (r) {
		return fh(L("not-read", `${t} ${ph(e, n)} cannot be read: ${Sh(r)}`));
	}
}
const xh = {
	ENOENT: "it does not exist",
	ENOTDIR: "it does not exist",
	EACCES: "this user may not read it",
	EISDIR: "it is a folder"
};
function Sh(e) {
	if (e instanceof TypeError) return "it is not UTF-8. Save it as UTF-8.";
	if (e instanceof gh) return "its real path is outside of the workspace. Copy the file itself into the repository.";
	let t = e instanceof Error && "code" in e ? String(e.code) : "";
	return `${xh[t] ?? (e instanceof Error ? e.message : e)}.`;
}
async function Ch(e, { commit: t }) {
	return t ? t.isFile(e) : ue(e).then((e) => e.isFile(), () => !1);
}
async function wh(e, { commit: t }) {
	return t ? t.isFolder(e) : ue(e).then((e) => e.isDirectory(), () => !1);
}
// src/files/findFiles.ts
async function Th(e, t, n, r) {
	let i = M(t, e);
	return await Ch(i, n) ? [i] : Eh(e.split(re).join("/"), {
		cwd: t,
		ignore: ["**/node_modules/**"]
	}, n, r).catch((e) => {
		if (e instanceof rm) throw e;
		return [];
	});
}
async function Eh(e, t, n, r) {
	let i = [];
	if (n.commit && !sh.default.isDynamicPattern(e)) return i;
	let a = sh.default.stream(e, {
		...t,
		onlyFiles: !1,
		followSymbolicLinks: !1,
		...n.commit && { fs: lh(n.commit) }
	});
	for await (let e of a) {
		if (r.aborted) break;
		let a = M(t.cwd, String(e));
		await Ch(a, n) && i.push(a);
	}
	return i;
}
// src/files/textFiles.ts
async function Dh(e, t, n) {
	let r = new Map(), i = [];
	for (let a of e) {
		let e = await Oh(a, t, n), o = e.flatMap((e) => Ah(a, e) ?? []), s = o.filter(({ textFile: e }) => jh(a, e.language));
		i.push(...Nh(a, e, o), ...Ph(a, s, t));
		for (let e of s.sort(Mh(a))) r.has(e.full) ? i.push(Fh(a, ph(e.full, t))) : r.set(e.full, e);
	}
	return {
		found: [...r.values()],
		problems: i
	};
}
async function Oh(e, t, n) {
	return (await Th(Yu(e), e.folder, t, n)).filter((e) => ku(e) !== void 0).sort();
}
function kh({ folder: e }, t) {
	return ne(e, t).split(re).join("/");
}
function Ah(e, t) {
	let n = kh(e, t), r = Xu(e, n);
	if (!(rd(e.files) && r === void 0)) return {
		full: t,
		textFile: {
			source: e,
			language: r,
			...ed(e, n)
		}
	};
}
function jh(e, t) {
	return t === void 0 || dd(e, t);
}
function Mh({ languages: e = [] }) {
	let t = [...e, void 0], n = ({ textFile: { language: n = "" } }) => t.indexOf(e.includes(n) ? n : void 0);
	return (e, t) => n(e) - n(t);
}
function Nh(e, t, n) {
	let { files: r, languages: i = [], place: a } = e;
	if (t.length === 0) return [L("no-manifest", `texts "${r}" matches no file. Correct the path: it is relative to this file.`, { place: a })];
	if (n.length === 0) return [L("no-manifest", `texts "${r}" matches ${t.length === 1 ? "a file" : "files"}, but no path has a language code in the place of {lang}. Correct the path, or name the codes with language_map.`, { place: a })];
	let o = n.map(({ textFile: e }) => e.language);
	return o.includes(void 0) ? [] : i.filter((e) => !o.includes(e)).map((e) => {
		let t = o.find((t) => ar(t ?? "", e)), n = t === void 0 ? `Create the file, remove ${e} from languages, or let lokaform pull create it with --create-files.` : `If ${t} is the same language, add language_map: { ${t}: ${e} }.`;
		return L("no-language-file", `texts "${r}" has no file for the language ${e}. ${n}`, { place: a });
	});
}
function Ph({ keyName: e, place: t }, n, r) {
	return ["file", "dir"].flatMap((i) => {
		let [a] = e.includes(`{${i}}`) ? n.filter((e) => e.textFile[i] === "") : [];
		return a ? [L("bad-setting", `key_name has {${i}}, which is empty for ${ph(a.full, r)}. Remove {${i}} from key_name, or write a text source of its own for this file.`, { place: t })] : [];
	});
}
function Fh({ place: e }, t) {
	return L("bad-setting", `${t} is also named by another row of texts. Name each file in one row.`, { place: e });
}
// src/files/manifests.ts
async function Ih(e, t, n, r) {
	let { paths: i, problems: a } = await Lh(e, t, n, r), o = await Dh(e.texts, n, r), s = {}, c = [...a, ...o.problems];
	for (let { plural: e, textFiles: t } of q) {
		let a = (i[e] ?? []).map((e) => ({ full: e })), l = await Vh(t ? [...a, ...o.found] : a, n, r);
		s[e] = l.texts, c.push(...l.problems);
	}
	if (c.length === 0 && e.texts.length === 0 && Object.values(i).every((e) => e.length === 0)) {
		let e = q.map(({ plural: e }) => e), t = `There is no manifest: neither ${e.map((e) => `${e}.yaml`).join(" nor ")} is in the working directory. Give a manifest with ${e.map((e) => `--${e}`).join(" or ")} (in the action: ${e.join(", ")}), or create one. In a workflow, actions/checkout must run first.`;
		c.push(L("no-manifest", t));
	}
	return {
		manifests: s,
		problems: c
	};
}
async function Lh({ globs: e, folder: t }, { id: n }, r, i) {
	let a = {}, o = [], s = Object.values(e).some((e) => e !== void 0);
	for (let { plural: c, sharedByBranches: l } of q) if (s) {
		let t = await Bh(c, e[c], r, i);
		a[c] = t.files, o.push(...t.problems);
	} else a[c] = l && n.includes(":") ? [] : await zh(`${c}.yaml`, t, r);
	return {
		paths: a,
		problems: o
	};
}
async function Rh(e, t) {
	let n = await Promise.all(e.map((e) => Lh(e, { id: "" }, {}, t))), r = (await Dh(e.flatMap(({ texts: e }) => e), { displayRoot: "" }, t)).found.map(({ full: e }) => e);
	return Object.fromEntries(q.map(({ plural: e, textFiles: t }) => {
		let i = n.flatMap(({ paths: t }) => t[e] ?? []);
		return [e, t ? [...i, ...r] : i];
	}));
}
async function zh(e, t, n) {
	let r = M(t, e);
	return await Ch(r, n) ? [r] : [];
}
async function Bh(e, t, n, r) {
	let i = [], a = new Set();
	for (let { text: o, place: s } of t?.patterns ?? []) {
		let c = await Th(o, t?.folder ?? "", n, r);
		if (c.length === 0) {
			let r = s ? "this file" : "the working directory", a = await wh(M(t?.folder ?? "", o), n) ? `${e} "${o}" is a folder. Give the files in it, in quotes: '${o.replace(/\/+$/, "")}/**/*.yaml'.` : `${e} "${o}" matches no file. Correct the path: it is relative to ${r}.`;
			i.push(L("no-manifest", a, { ...s && { place: s } }));
		}
		for (let e of c.sort()) a.add(e);
	}
	return {
		files: [...a],
		problems: i
	};
}
async function Vh(e, t, n) {
	let r = [], i = [];
	for (let { full: a, textFile: o } of e) {
		if (n.aborted) break;
		let e = ph(a, t);
		try {
			let n = vh(await _h(a, t));
			r.push({
				path: e,
				text: n,
				...o && { textFile: o }
			});
		} catch (t) {
			if (t instanceof rm) throw t;
			let n = {
				file: e,
				line: 1,
				col: 1,
				endLine: 1,
				endCol: 1
			};
			i.push(L("not-read", `${e} cannot be read: ${Sh(t)}`, { place: n }));
		}
	}
	return {
		texts: r,
		problems: i
	};
}
// src/files/outputPaths.ts
async function Hh(e, t, n) {
	let r = new Map(), i = new Set(await Promise.all(t.map(Qh))), a = new Map();
	for (let t of e) {
		let e = await Qh(t.path), o = a.get(e), s = i.has(e) ? "is a manifest, or a file that this run reads. Choose another file" : o === void 0 ? await Gh(t, n) : `is also the file of ${o}. Choose another file`;
		a.set(e, t.option), s !== void 0 && r.set(t.option, Uh(t, s));
	}
	return r;
}
function Uh({ option: e, path: t }, n) {
	return L("not-written", `${e}: ${t} ${n}.`);
}
async function Wh(e, t, n, r) {
	let i = await Gh(e, n);
	if (i !== void 0) throw Error(`it ${i}`);
	let { path: a } = e, o = Yh(a, n), s = fe.O_WRONLY | fe.O_CREAT | (o === void 0 ? 0 : fe.O_NOFOLLOW ?? 0), c = await se(a, s, r ?? 438);
	try {
		let e = await c.stat();
		if (o !== void 0) {
			let t = await ae(a), n = j(await F(o), ne(o, k(a)));
			if (e.ino !== t.ino || e.dev !== t.dev || await F(k(a)) !== n) throw Error("it was replaced while it was opened");
		}
		r !== void 0 && await c.chmod(r), e.isFile() && await c.truncate(), await c.writeFile(t);
	} finally {
		await c.close();
	}
}
async function Gh({ path: e, is: t }, n) {
	let r = t === "folder" && Xh(n).includes(e), i = r ? e : Yh(e, n);
	if (n.confined && i === void 0) return "is outside of the workspace and of RUNNER_TEMP. Choose a path inside of them";
	if (i !== void 0 && !r) {
		let t = await Zh(e, i);
		if (t !== void 0) return `leads through the symbolic link ${t}. Choose a path without links`;
	}
	if (t === "folder") return qh(e);
	let a = await ue(e).catch(() => void 0);
	return a?.isDirectory() ? "is a folder. Name a file" : a && !a.isFile() && n.confined ? "is not an ordinary file. Choose another file" : (await ue(k(e)).catch(() => void 0))?.isDirectory() ? await Jh(a ? e : k(e)) ? void 0 : Kh : "cannot be written: its folder does not exist. Create it first";
}
const Kh = "cannot be written: this user may not write there";
async function qh(e) {
	let t = await ue(e).catch(() => void 0);
	return !t && k(e) !== e ? qh(k(e)) : t?.isDirectory() ? await Jh(e) ? void 0 : Kh : "is a file, or is below one. Choose a folder";
}
function Jh(e) {
	return ie(e, fe.W_OK).then(() => !0, () => !1);
}
function Yh(e, t) {
	return Xh(t).find((t) => mh(e, t));
}
function Xh({ confined: e, working: t }) {
	return (e ? [e.workspace, e.temp] : [t]).flatMap((e) => e === void 0 ? [] : [M(e)]);
}
async function Zh(e, t) {
	let n = t;
	for (let r of ne(t, e).split(re)) {
		n = j(n, r);
		let e = await ae(n).catch(() => void 0);
		if (!e) return;
		if (e.isSymbolicLink()) return ne(t, n);
	}
}
async function Qh(e) {
	let t = await ue(e).catch(() => void 0);
	if (t?.isFile()) return `${t.dev}:${t.ino}`;
	let n = await F(k(e)).catch(() => k(e));
	return j(n, O(e));
}
// src/files/outputs.ts
const $h = new AbortController().signal;
async function eg(e, t, n) {
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
	let p = t.map((e) => M(n.displayRoot, e)), m = Object.values(await Rh(u, $h)).flat();
	return Hh(f, [
		...p,
		...m,
		l,
		...s,
		...o === void 0 ? [] : [o]
	], n);
}
async function tg(e, t, n) {
	let r = t.projects.flatMap(({ plan: e }) => e ?? []), i = await eg(e, t.manifests, n), a = [], o = (e) => {
		t.problems.some(({ message: t }) => t === e.message) || a.push(e);
	}, s = async (e, t, r) => {
		if (t === void 0) return;
		let a = i.get(e);
		if (a) o(a);
		else try {
			let i = `${JSON.stringify(r, null, 2)}\n`;
			return await Wh({
				option: e,
				path: t,
				is: "file"
			}, i, n), t;
		} catch (n) {
			let r = n instanceof Error ? n.message : String(n);
			o(Uh({
				option: e,
				path: t
			}, `cannot be written: ${r}`));
		}
	};
	return {
		plan: r.length > 0 ? await s("out", e.out, gp(r)) : void 0,
		report: await s("report", e.report, e.publish ? t : qp(t)),
		problems: a
	};
}
// src/plan/forgottenFiles.ts
function ng({ removed: e }, { name: t, plural: n }, r, i) {
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
		let o = new Set(i.map(({ file: e }) => e)).size, s = o > 1 ? `, in ${o} such files in all` : "", c = i.length > 1 ? ` (and ${i.length - 1} more${s})` : "";
		return [L("forgotten-manifest", `The plan removes the ${t} "${a.name}"${c}. But the file ${a.file} declares it, and ${r}`, { reach: "project" })];
	}
}
// src/plan/loss.ts
function rg(e) {
	return e.action === "update" ? e.fields.some((t) => sg(e.kind, t) || cg(e.kind, t) || ig(e.kind, t)) : e.action === "destroy";
}
function ig(e, { field: t, before: n, after: r }) {
	return xp(e, t).role === "identity" || n === void 0 || lg(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function ag(e, t) {
	return og(t) || sg(e, t) || cg(e, t);
}
function og({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || lg(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return lg(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function sg(e, { field: t, before: n, after: r }) {
	return xp(e, t).role === "archive" && n === !1 && r === !0;
}
function cg(e, { field: t, before: n }) {
	return xp(e, t).role === "shape" && n !== void 0;
}
function lg(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/plan/unverified.ts
function ug(e, t) {
	let n = t.flatMap((t) => t.action === "update" ? t.fields.filter((n) => fg(xp(t.kind, n.field).role, n, e)) : []), r = n.length === 0 || e.autoToggleUnverified !== void 0, i = n.flatMap(({ unverifies: e = [] }) => e), a = new Set(i);
	return {
		baseTexts: n.length,
		translations: r ? i.length : void 0,
		languages: (e.languages ?? []).flatMap(({ iso: e }) => a.has(e) ? [e] : [])
	};
}
function dg(e, t, n, r) {
	return n.map((i) => {
		let a = e.fields.find(({ name: e }) => e === i.field);
		if (r.autoToggleUnverified !== !0 || !fg(a?.role, i, r)) return i;
		let o = n.flatMap((e) => e.field === i.field ? e.part ?? [] : []), s = (r.languages ?? []).map(({ iso: e }) => e).filter((e) => !o.includes(e) && a?.mayBecomeUnverified?.(t, e));
		return s.length === 0 ? i : {
			...i,
			unverifies: s
		};
	});
}
function fg(e, { part: t, before: n }, { baseLanguage: r }) {
	return e === "text" && t === r && n !== void 0 && !lg(n);
}
// src/plan/guard.ts
const pg = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function mg(e, t, n, r, i = new Map()) {
	let a = (e) => t.flatMap((t) => e(t, bp(t.kind)));
	return [
		...gg(e, t, n),
		...a((t, r) => vg(e, t, r, n)),
		...a((e, t) => ng(e, t, r, i)),
		...a(yg),
		...a((e, t) => bg(e, t, n)),
		...a((t, r) => xg(e, t, r, n)),
		...a((t, r) => Sg(e, r, n))
	];
}
function hg(e, { onProblem: t }) {
	let n = e.filter(({ severity: e }) => e === "error").length;
	return t !== "stop" || n === 0 ? [] : [Eg("stopped-by-problem", `${n === 1 ? "There is 1 problem" : `There are ${n} problems`} in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.`)];
}
function gg(e, t, n) {
	let r = t.map((t) => ({
		of: t,
		kind: bp(t.kind),
		count: Cg(e, t.kind)
	})), i = r.reduce((e, { count: t }) => e + t, 0), { maxDestroy: a } = n;
	return a === void 0 ? r.flatMap((e) => _g(e, i, n)) : i <= a ? [] : [Eg("too-many-destroyed", `The plan removes ${i} ${Tg(r.flatMap(({ kind: e }) => e.words.removed))}, but max-destroy allows ${a}. If you want to remove them, raise max-destroy.`)];
}
function _g({ of: e, kind: t, count: n }, r, i) {
	let { removed: a, removedPercent: o } = t.limits, s = (e, t) => Eg("too-many-destroyed", `The plan removes ${e}, but ${t}. If you want to remove them, set --max-destroy ${r} for this run (in the action: max-destroy), or raise ${t.split(" ")[0]}.`), c = He(a, i);
	if (n > c) return [s(`${n} ${Tg(t.words.removed)}`, `limits.${a.name} allows ${c}`)];
	let l = Ve(t, i) === "off" ? e.matched : e.scope, u = o ? He(o, i) : 100;
	return !o || l < 20 || n * 100 <= l * u ? [] : [s(`${n} of ${l} ${t.plural}`, `limits.${o.name} allows ${u} %`)];
}
function vg(e, { declared: t, scope: n }, r, i) {
	if (Ve(r, i) === "off") return [];
	let { name: a, settings: o } = r, s = o.prune.name;
	if (t === 0) return [Eg("nothing-declared", `The setting ${s} is on, but the manifests declare no ${a}, so every ${a} could be removed. Declare at least one, or set ${s}: off.`)];
	let c = wg(e, a).length;
	return c === 0 || c !== n ? [] : [Eg("all-destroyed", `The plan removes every ${a} that the setting ${s} covers (${n}). Check the project and the manifests. If you want this, set ${s}: off and remove them in the project.`)];
}
function yg({ removed: e, created: t }) {
	let n = new Map(t.flatMap(({ label: e, texts: t }) => t.map((t) => [t, e])));
	return e.flatMap(({ destroy: e, names: [t = e.label], texts: r }) => {
		let i = r.find((e) => n.has(e));
		if (i === void 0) return [];
		let a = n.get(i);
		return [Eg("looks-renamed", `The plan removes "${e.label}" and creates "${a}" with the same text. If it was renamed, set previously: ${t} on the new one to keep its translations. If it is really new, set previously: [].`)];
	});
}
function bg({ live: e, declared: t, matched: n, namesakes: r }, { name: i, plural: a, limits: { foreignFrom: o } }, { allowForeignProject: s }) {
	if (s || o === void 0 || t === 0 || e < o || n > 0 || r > 0) return [];
	let c = t === 1;
	return [Eg("foreign-project", `The project has ${e} ${a}. The manifests declare ${c ? `1 ${i}, and it` : `${t} ${a}, and none of them`} is ${c ? "not " : ""}in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.`)];
}
function xg(e, { matched: t }, { name: n, plural: r, limits: { overwrittenPercent: i } }, a) {
	if (!i) return [];
	let o = He(i, a), s = e.changes.filter((e) => e.kind === n && e.action === "update" && e.fields.some((e) => ig(n, e))).length;
	return t < 20 || s * 100 <= t * o ? [] : [Eg("too-many-overwritten", `The plan overwrites live values of ${s} of ${t} ${r}, but limits.${i.name} allows ${o} %. If you want to overwrite them, raise limits.${i.name} in lokaform.yaml.`)];
}
function Sg({ project: e, changes: t }, { name: n, limits: r }, i) {
	let a = r.unverified && i.limits[r.unverified.name];
	if (!r.unverified || a === void 0) return [];
	let o = `limits.${r.unverified.name}`, { baseTexts: s, translations: c } = ug(e, t.filter(({ kind: e }) => e === n)), l = `The plan changes ${s} base text${s === 1 ? "" : "s"}`;
	return c === void 0 ? [Eg("too-many-unverified", `${l}, but the service's answer has no usable settings.auto_toggle_unverified, so ${o} cannot be checked. Run again. To apply the plan without this check, remove ${o} from lokaform.yaml.`)] : c <= a ? [] : [Eg("too-many-unverified", `${l}, which may mark ${c} translation${c === 1 ? "" : "s"} unverified, but ${o} allows ${a}. If you want this, raise ${o} in lokaform.yaml.`)];
}
function Cg(e, t) {
	let n = e.changes.flatMap((e) => e.kind === t && e.action === "update" ? e.fields.filter((e) => ag(t, e)) : []);
	return wg(e, t).length + n.length;
}
function wg({ changes: e }, t) {
	return e.filter(({ kind: e, action: n }) => e === t && n === "destroy");
}
function Tg(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
function Eg(e, t) {
	return L(e, t, { reach: "project" });
}
// src/report/report.ts
const Dg = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP",
	"time limit"
];
function Og(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function kg({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Ag({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function jg({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Mg(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Ng(e) {
	return Mg(e) ? "skipped, in part" : e.state !== "failed" || e.how === "refused" || e.how === "not made" ? e.state : `${e.state}, ${e.how}`;
}
function Pg({ outcome: e }) {
	return e.state === "done" ? "" : e.message;
}
function Fg({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function Ig({ projects: e }) {
	return Fg({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(({ reason: e }) => e === "archived") ?? !1);
}
function Lg({ command: e, projects: t }) {
	return e === "drift" ? Ig({ projects: t }) : Fg({ projects: t });
}
function Rg(e) {
	return !Lg(e) && !Wg(e);
}
function zg({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function Bg(e) {
	return !Wg(e) && !Vg(e) && e.projects.every(Ug);
}
function Vg({ problems: e }) {
	return e.some(({ code: e }) => e === "released-project");
}
function Hg(e) {
	if (Bg(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && Ug(e) && e.plan?.skipped.length === 0), n = kg(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !pg.includes(e));
	return !t || r || Vg(e);
}
function Ug({ plan: e, target: t }) {
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
function Wg(e) {
	return e.stopped !== void 0 || ke(kg(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Ag(e).some(({ outcome: e }) => e.state !== "done");
}
function Gg(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : Wg(e) ? 1 : t && Lg(e) ? 2 : 0;
}
var Kg = class {
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
		this.#t || (this.#n = Jg(e, t), this.#t = {
			by: e,
			message: `${this.#n} ${Yg(e)}`
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
		await me(e, void 0, { signal: this.stopping }).catch(() => {});
	}
	close() {
		clearTimeout(this.#a);
	}
};
function qg(e, t) {
	let n = () => e.stopped?.by === "SIGINT" ? process.exit(130) : e.stop("SIGINT"), r = () => e.stop("SIGTERM"), i = () => e.stop("SIGHUP");
	process.on("SIGINT", n), process.on("SIGTERM", r), process.on("SIGHUP", i);
	let a = t === void 0 ? void 0 : setTimeout(() => e.stop("time limit", t), t);
	return () => {
		process.off("SIGINT", n), process.off("SIGTERM", r), process.off("SIGHUP", i), clearTimeout(a), e.close();
	};
}
function Jg(e, t) {
	return e === "time limit" ? `The time limit of ${Xg(t)} was reached.` : `The run was stopped by ${e}.`;
}
function Yg(e) {
	let t = "After that, no new change was sent. Run the command again to continue.";
	return e === "time limit" ? `${t} To allow more time, raise time_limit.` : t;
}
function Xg(e) {
	let [t, n] = [["h", 36e5], ["m", 6e4]].find(([, t]) => e % t === 0) ?? ["s", 1e3];
	return `${e / n}${t}`;
}
// src/plan/declaredContents.ts
const Zg = {
	fields: new Map(),
	texts: new Set()
};
function Qg(e, t) {
	let n = e.fields.flatMap((e) => e.declared(t));
	return {
		fields: new Map(n.map((e) => [$g(e), e])),
		texts: new Set(n.map((e) => R(t_(e))))
	};
}
function $g({ field: e, part: t }) {
	return R([e, t ?? null]);
}
function e_(e, { onCreate: t }) {
	return R(e.fields.flatMap((e) => e.declared(t)).map(t_));
}
function t_({ field: e, part: t, after: n }) {
	return [
		e,
		t ?? null,
		n
	];
}
function n_({ idMember: e }, { values: t }) {
	let n = new Map(Object.entries(t)), [r, i] = [n.get(e), n.get("previously")];
	return {
		id: r === void 0 ? void 0 : String(r),
		previously: i === void 0 ? void 0 : r_(i)
	};
}
function r_(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(r_) : [];
}
// src/plan/take.ts
function i_(e, t) {
	if (e.length === 0) return [];
	let n = new Set(t.flatMap(a_));
	return e.filter((e) => !n.has(e)).map((e) => L("unknown-take", `No manifest declares the text "${e}" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts.${rr(e, [...n])}`));
}
function a_({ entries: e }) {
	return q.flatMap((t) => {
		let n = t.fields.filter(({ role: e }) => e === "text");
		return n.length === 0 ? [] : (e[t.plural] ?? []).flatMap(({ values: e }) => {
			let r = n.flatMap((t) => t.declared(e).map(({ part: e }) => e ?? ""));
			return r_(t.identity(e)).flatMap((e) => [e, ...r.map((t) => `${e}:${t}`)]);
		});
	});
}
// src/report/redaction.ts
const o_ = new Set([
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
]), s_ = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function c_(e, t) {
	let { declared: n } = e, r = e.projects.map((e) => l_(e, t));
	return {
		...f_(e, t),
		declared: n,
		projects: r
	};
}
function l_(e, t) {
	let n = f_(e, t), { plan: r } = e;
	if (!n.plan || !r || t(r.project.id) === r.project.id) return n;
	let i = {
		...n.plan.project,
		digest: d_(r.project.id)
	};
	return {
		...n,
		plan: {
			...n.plan,
			project: i
		}
	};
}
function u_(e, t) {
	return e.digest === void 0 ? e.id === t : e.digest === d_(t);
}
function d_(e) {
	return he("sha256").update(e).digest("hex");
}
function f_(e, t) {
	return p_(e, t, !1);
}
function p_(e, t, n) {
	return typeof e == "string" ? t(e) : Array.isArray(e) ? e.map((e) => p_(e, t, n)) : typeof e != "object" || !e ? e : Object.fromEntries(Object.entries(e).map(([e, r]) => n ? [t(e), p_(r, t, !0)] : [e, o_.has(e) ? r : p_(r, t, s_.has(e))]));
}
// src/model/digest.ts
function m_(e, t) {
	return he("sha256").update(R([e, t])).digest("hex").slice(0, 16);
}
// src/plan/compare.ts
function h_(e, { declared: t, live: n, renamedFrom: r }, i, a) {
	let o = n === void 0 ? {
		...t.onCreate,
		...t.values
	} : t.values, s = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", c = je(t.file, t.spot, [s]), l = {
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
	})), p = [...y_(e, {
		...t,
		values: o
	}, n, s), ...f.flatMap(({ field: n, issues: r }) => b_(e, {
		...t,
		values: o
	}, n.name, r))];
	if (p.length > 0) return {
		kept: [],
		skipped: l,
		problems: p
	};
	let m = n === void 0 ? void 0 : e.tags(n).find((e) => i.rules.protectedTags.includes(e)), h = f.flatMap(({ field: r, changes: i }) => i.map((i) => {
		let a = n === void 0 ? void 0 : r.editState?.(n, i.part), o = n === void 0 || a === void 0 ? void 0 : m_(e.id(n), a);
		return {
			...x_(i, t),
			...o !== void 0 && { seen: o }
		};
	})), g = m === void 0 ? [] : h.filter((t) => sg(e.name, t)), _ = h.filter((e) => !g.includes(e));
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
		place: x_(e, t).place
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
	], C = f.flatMap((e) => e.open ?? []), w = __(e, {
		...t,
		values: o
	}, _, b);
	if (w) return {
		kept: S,
		skipped: l,
		problems: [w],
		open: C
	};
	let T = dg(e, n, _, i.project);
	if (T.length === 0) return {
		kept: S,
		problems: p,
		open: C
	};
	let E = v_(e, n, T), D = r === void 0 ? {} : { renamed_from: r }, O = e.lastEdit(n);
	return {
		change: {
			...l,
			place: g_(c, T),
			ref: a,
			action: "update",
			id: v,
			identity: e.identity(o),
			...D,
			seen: E,
			...O && { edited: O },
			fields: T
		},
		kept: S,
		problems: p,
		open: C
	};
}
function g_(e, t) {
	let [n] = t;
	return t.some(({ place: t }) => t?.file === e.file) ? e : n?.place ?? e;
}
function __(e, t, n, r) {
	let i = n.find(({ field: t }) => e.fields.some((e) => e.name === t && e.role === "shape")), a = r.flatMap((e) => e.reason === "edited" && "part" in e ? e.part ?? [] : []);
	if (!i || a.length === 0) return;
	let o = a.length > 1 ? `the ${a.join(", ")} texts` : `the ${a.join("")} text`;
	return Le(e, t, "plural-mismatch", `A change of ${i.field} converts ${o}, which another person wrote. So nothing is written for this key. To keep the live text, undo the change of ${i.field} and run lokaform pull. To replace the text, name the key with the option or input take.`, {
		path: [i.field],
		ofName: !0
	});
}
function v_(e, t, n) {
	return m_(e.id(t), [e.hidden(t), ...n.map(({ field: e, part: t = null, before: n = null, seen: r = null }) => [
		e,
		t,
		n,
		r
	])]);
}
function y_(e, t, n, r) {
	let i = n === void 0 ? e.lacks(t.values) : void 0;
	return i ? [Le(e, t, i.code, i.message, {
		path: [r],
		ofName: !0
	})] : [];
}
function b_(e, t, n, r) {
	return r.map(({ code: r, message: i, path: a }) => Le(e, t, r, i, {
		path: [n, ...a],
		ofName: !0
	}));
}
function x_(e, { file: t, spot: n }) {
	let r = e.part === void 0 ? [e.field] : [e.field, e.part];
	return {
		...e,
		place: je(t, n, r)
	};
}
function S_(e, { target: t, head: n }, r) {
	let i = new Map(), a = new Set(), o = (e, o = e) => {
		let s = C_(t.filter((e) => !a.has(e)), o);
		for (let t of n) {
			if (i.has(t)) continue;
			let n = T_(t, e(t).map((e) => w_(s.get(e), a)).find((e) => e.length > 0) ?? [], r);
			n && (i.set(t, n), a.add(n));
		}
	}, s = (t) => n_(e, t).id;
	o((e) => [s(e) ?? []].flat()), o((e) => [R([...r(e)].sort())]), o((t) => [R(e.identity(t.values))]);
	let c = (t) => r_(e.identity(t.values));
	return o((t) => [...(n_(e, t).previously ?? []).toReversed(), ...c(t)], c), i;
}
function C_(e, t) {
	let n = new Map();
	for (let r of e) for (let e of t(r)) n.set(e, (n.get(e) ?? new Set()).add(r));
	return n;
}
function w_(e, t) {
	let n = [];
	for (let r of e ?? []) if (t.has(r)) e?.delete(r);
	else if (n.push(r) === 100) break;
	return n;
}
function T_(e, t, n) {
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
// src/plan/compareDeclarations.ts
function E_(e, t) {
	let n = q.map((n) => D_(n, {
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
function D_(e, { head: t, target: n }) {
	let r = new Map([...t, ...n].map((t) => [t, Qg(e, t.values)])), i = (e) => r.get(e) ?? Zg, a = S_(e, {
		head: t,
		target: n
	}, (e) => i(e).texts), o = new Set(a.values()), s = [], c = [], l = [], u = [];
	for (let [n, r] of t.entries()) {
		let t = a.get(r), o = `${e.name}:${n + 1}`;
		if (!t) {
			s.push(k_(e, r, o));
			continue;
		}
		let d = A_(e, r, t, o, i);
		d && s.push(d);
		let f = M_(i(r), i(t));
		f.length > 0 && c.push({
			...O_(e, r),
			fields: f
		}), l.push(...N_(e, r, t, d?.renamed_from !== void 0)), e_(e, r) !== e_(e, t) && u.push(r.file.path);
	}
	return {
		changes: s,
		released: [...n.filter((e) => !o.has(e)).map((t) => O_(e, t)), ...c],
		rematched: l,
		changed_defaults: u
	};
}
function O_(e, t) {
	let n = e.fields.find(({ role: e }) => e === "identity")?.name ?? "", r = je(t.file, t.spot, [n]);
	return {
		kind: e.name,
		label: e.label(t.values),
		place: r
	};
}
function k_(e, t, n) {
	let r = {
		...t.onCreate,
		...t.values
	}, i = e.fields.flatMap((e) => e.declared(r)).filter(({ after: e }) => !lg(e)).map((e) => j_(t, e));
	return {
		...O_(e, t),
		ref: n,
		action: "create",
		identity: e.identity(r),
		fields: i
	};
}
function A_(e, t, n, r, i) {
	let a = i(n).fields, o = [...i(t).fields].flatMap(([e, n]) => {
		let r = a.get(e)?.after;
		return r !== void 0 && R(r) === R(n.after) ? [] : [j_(t, {
			...n,
			...r !== void 0 && { before: r }
		})];
	});
	if (o.length === 0) return;
	let [s, c] = [e.identity(t.values), e.identity(n.values)], [l, u] = [e.label(t.values), e.label(n.values)], d = O_(e, t);
	return {
		...d,
		place: g_(d.place, o),
		ref: r,
		action: "update",
		identity: s,
		...R(s) !== R(c) && u !== l && { renamed_from: u },
		fields: o
	};
}
function j_(e, t) {
	let n = t.part === void 0 ? [t.field] : [t.field, t.part];
	return {
		...t,
		place: je(e.file, e.spot, n)
	};
}
function M_(e, t) {
	return [...t.fields].flatMap(([t, { after: n, ...r }]) => e.fields.has(t) ? [] : [{
		...r,
		before: n
	}]);
}
function N_(e, t, n, r) {
	let [i, a] = [n_(e, t), n_(e, n)];
	return [{
		member: e.idMember,
		before: a.id,
		after: i.id
	}, ...r ? [] : [{
		member: "previously",
		before: P_(a.previously),
		after: P_(i.previously)
	}]].flatMap(({ member: n, before: r, after: i }) => r === i ? [] : [{
		...O_(e, t),
		member: n,
		...r !== void 0 && { before: r },
		...i !== void 0 && { after: i }
	}]);
}
function P_(e) {
	return e && (e.join(", ") || "[]");
}
// src/settings/table/kinds.ts
const F_ = q.map(({ settings: e }) => e.manifests), I_ = q.map(({ settings: e }) => e.prune), L_ = q.flatMap(({ settings: e }) => e.limits), R_ = /[\p{Cc}\p{Cs}]/u, z_ = 1e3;
function B_(e) {
	if (e === "") return "is empty";
	if (e.length > z_) return `is longer than ${z_} characters`;
	if (R_.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (e.startsWith("!")) return "starts with \"!\", which would mean all other files";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = J_(e, ["lang"]);
	if (t !== void 0) return t;
	if (!X_(e)) return "has a \"{\" or \"}\" without the other one";
	if (Y_(e) > 1e3) return "stands for too many paths. Write several text sources";
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let n = cd(e.replaceAll("{lang}", "en"));
	return n.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : n.some(q_) ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(cd(e).map(rd)).size > 1 ? "has {lang} in only a part of its paths" : n.every((e) => ku(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${Ou.map(({ name: e }) => e).join(", ")}`;
}
function V_(e) {
	let t = J_(e, [
		"path",
		"file",
		"dir"
	]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
function H_(e) {
	return B_(e.files) === void 0 ? [
		...U_(e),
		...W_(e),
		...G_(e)
	] : [];
}
function U_({ files: e, languages: t, language: n, language_map: r = {} }) {
	let i = K_(e), a = [], o = (e, ...t) => a.push({
		path: t,
		message: e
	}), s = rd(e);
	i.some(({ severalLanguages: e }) => e) ? (i.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), s && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : s && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !s && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}`, "languages", e);
	return a;
}
function W_({ files: e, key_name: t = "" }) {
	if (V_(t) !== void 0) return [];
	let n = cd(e).map(td), r = [];
	return t.includes("{file}") && n.some(({ file: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {file}, but the name of the file is only the language. Remove {file}"
	}), t.includes("{dir}") && n.some(({ dir: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {dir}, but the path in files has no folder with a name. Remove {dir}"
	}), r;
}
function G_({ files: e, plurals: t, platform: n, platforms: r }) {
	let i = [];
	return t === "i18next" && K_(e).some((e) => e !== Ml) && i.push({
		path: ["plurals"],
		message: "is i18next, which is only for JSON files. Remove it"
	}), n !== void 0 && r && !r.includes(n) && i.push({
		path: ["platforms"],
		message: `does not contain ${n}, which the field platform names. Add it, or remove platforms`
	}), i;
}
function K_(e) {
	return [...new Set(cd(e).flatMap((e) => ku(e) ?? []))];
}
function q_(e) {
	return e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/").some((e) => e === "." || e === ".." || e === "");
}
function J_(e, t) {
	for (let [, n = ""] of e.matchAll(/(?<!\\)\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? "The only one is" : "Known ones:"} ${t.map((e) => `{${e}}`).join(", ")}`;
}
function Y_(e) {
	let t = [1], n = 1;
	for (let [r] of e.replace(/\\./g, "").matchAll(/[{},]/g)) r === "{" ? t.push(1) : r === "," ? t.push((t.pop() ?? 1) + 1) : n *= t.pop() ?? 1;
	return n;
}
function X_(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
// src/settings/table/texts.ts
const Z_ = b().refine((e) => e !== "", "is empty").meta({ minLength: 1 }), Q_ = (e) => f(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 });
function $_(e) {
	return Z_.superRefine((t, { addIssue: n }) => {
		let r = t === "" ? void 0 : e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	});
}
const ev = {
	files: {
		schema: $_(B_),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: Q_(Z_),
		expects: "a list of languages, as the project names them",
		text: "The languages whose texts are read, as the project names them.",
		default: "the base language of the project",
		example: ["en", "de"]
	},
	language: {
		schema: Z_,
		expects: "a language, as the project names it",
		text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
		default: "the code in the path",
		example: "en"
	},
	language_map: {
		schema: a(b(), Z_).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: $_(V_),
		expects: "a text with {path}, and optionally {file} and {dir}",
		text: "The name of the key. `{path}`: the nested names in the file, with `.` between them. `{file}`: the name of the file, without its extension and language. `{dir}`: the name of its folder; a folder that names a language does not count.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	platform: {
		schema: v(S),
		expects: `one of ${S.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: Q_(v(S)),
		expects: `a list of platforms: ${S.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: f(Z_),
		expects: "a list of tags",
		text: "Tags of a new key. Existing keys keep theirs.",
		default: "none",
		example: ["from-code"]
	},
	plurals: {
		schema: v(["none", "i18next"]),
		expects: "none or i18next",
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
}, tv = Object.fromEntries(Object.entries(ev).map(([e, { schema: t }]) => [e, t.exactOptional()])), nv = l({
	...tv,
	files: ev.files.schema
}).superRefine((e, { addIssue: t }) => {
	for (let { path: n, message: r } of H_(e)) t({
		code: "custom",
		path: n,
		message: r
	});
}), rv = G({
	name: "texts",
	schema: f(nv),
	expects: "a list of text sources, each with files",
	entries: {
		schema: nv,
		fields: Object.entries(ev).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source"
	},
	commands: [...ho, "pull"],
	file: "both",
	docs: {
		empty: "The same as without it.",
		example: [{ files: "src/locales/{lang}.json" }],
		text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
		default: "none"
	}
}), iv = b().min(1), av = {
	name: "token",
	description: "A Lokalise API token, from a secret. A read-only token is enough for plan and drift of keys. To apply keys it needs the right *manage keys*; for webhooks it always needs *manage settings*. If it is empty because GitHub gives no secrets (forks, Dependabot), plan and drift only check the manifests, and show how a pull request changes them."
}, ov = {
	name: "working-directory",
	description: "The folder that paths in inputs are relative to. Paths in lokaform.yaml are relative to that file. Default: the workspace."
}, sv = G({
	name: "token_file",
	schema: iv,
	expects: "the path of a file",
	commands: [
		...yo,
		"sandbox",
		"init"
	],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FILE"
	},
	docs: {
		text: "File with the API token.",
		default: "the environment variable `LOKALISE_API_TOKEN`."
	}
}), cv = G({
	name: "token_env",
	schema: iv,
	expects: "the name of an environment variable",
	commands: yo,
	file: "entry",
	docs: {
		example: "IOS_TOKEN",
		text: "Environment variable with the API token of this project.",
		default: "the token of the run."
	}
}), lv = G({
	name: "project",
	schema: iv.meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...yo, "init"],
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "ID"
	},
	docs: {
		example: "3002780358964f9bab5a92.87762498",
		text: "The project: its id, such as `3002780358964f9bab5a92.87762498`, or `id:branch` for a branch of it.",
		commandLine: "Its URL also works.",
		action: "Its URL also works.",
		file: "A URL is not accepted here. `${NAME}` is replaced from the environment."
	}
}), uv = G({
	name: "config",
	schema: iv,
	expects: "the path of a file",
	default: "lokaform.yaml",
	commands: bo,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: {
		text: "Settings file.",
		action: "Relative to `working-directory`.",
		default: "`lokaform.yaml`, if it exists."
	}
}), dv = G({
	name: "only",
	schema: f(iv),
	expects: "names of projects in lokaform.yaml",
	commands: bo,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Use only these projects of lokaform.yaml, by name.",
		action: "A run with `only` has its own pull request comment.",
		default: "all of them."
	}
}), fv = G({
	name: "projects",
	schema: a(b(), s()),
	expects: "a mapping of names to projects",
	commands: bo,
	file: "top",
	docs: {
		empty: "refused: it needs a project.",
		example: {
			web: { project: "3002780358964f9bab5a92.87762498" },
			ios: { project: "${IOS_PROJECT}" }
		},
		text: "Several projects by name. An entry overrides the settings outside `projects`. With `projects`, `project` is only for an entry, and `time_limit` is only for the whole file.",
		default: "one project."
	}
}), pv = G({
	name: "api_url",
	schema: iv,
	expects: "a URL",
	commands: [
		...yo,
		"sandbox",
		"init"
	],
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "URL"
	},
	environment: "LOKALISE_API_URL",
	docs: {
		text: "Address of the API. Only HTTPS is accepted, except for an address of this machine.",
		default: "`LOKALISE_API_URL` from the environment, or `https://api.lokalise.com/api2`."
	}
}), mv = {
	title: "Which project, and how it is reached",
	entryInputs: [av, ov],
	settings: [
		lv,
		uv,
		dv,
		fv,
		...F_,
		rv,
		sv,
		cv,
		pv
	]
}, hv = f(b().min(1)), gv = {
	name: "github-token",
	description: "Token for GitHub. It writes comments (`pull-requests: write`), drift issues (`issues: write`) and check runs (`checks: write`). It reads the head of the branch, merged commits and the manifests to compare with (`contents: read`), and earlier runs (`actions: read`). If it is empty, there are no comments and no issues, and apply is refused.",
	default: "${{ github.token }}"
}, _v = G({
	name: "apply_from",
	schema: hv,
	expects: "names or patterns of branches",
	default: [],
	commands: ["apply", "webhook-secret"],
	option: {
		offered: "in the action",
		as: "list",
		metavar: "BRANCH"
	},
	docs: { text: "Branches from which apply may write, in addition to the default branch. `*` matches everything except `/`. Apply never writes from a pull request, or from a commit that is no longer the head of its branch." }
}), vv = G({
	name: "allow_projects",
	schema: hv,
	expects: "ids of projects",
	commands: yo,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "ID"
	},
	docs: {
		text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
		default: "any project that the token can reach."
	}
}), yv = G({
	name: "allow_variables",
	schema: hv,
	expects: "names of environment variables",
	commands: [
		...ho,
		"webhook-secret",
		"init"
	],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Environment variables that manifests and lokaform.yaml may use, as `${NAME}` or in `token_env`.",
		default: "any variable except reserved ones."
	}
}), bv = G({
	name: "fail_on_drift",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: ["drift", "summarize"],
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds." }
}), xv = G({
	name: "publish",
	schema: T(),
	expects: "true or false",
	default: !0,
	commands: _o,
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Write no comment, no answer after a merge, and no drift issue. Use it in the jobs of a matrix, if another job writes them with `summarize`. It also leaves texts out of the report file of a project with `show_texts: false`. Annotations and check runs are still written." }
}), Sv = G({
	name: "show_texts",
	schema: T(),
	expects: "true or false",
	default: !0,
	commands: ho,
	file: "both",
	widens: Eo([!1, !0], !0),
	docs: {
		example: !1,
		text: "If `false`, comments, issues, summaries and the log of the action contain names of fields, but no texts."
	}
}), Cv = {
	title: "On GitHub",
	entryInputs: [gv],
	settings: [
		_v,
		vv,
		yv,
		xv,
		bv,
		Sv
	]
}, wv = G({
	name: "texts",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: ["demo"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: { text: "Show the example whose texts are in the code, in JSON files and `.strings` files, and how a text of the project gets back into them." }
}), Tv = {
	title: "For demo",
	settings: [wv]
}, Ev = ["init"], Dv = "on the command line", Ov = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], kv = ["translations", "pull"], Av = v([...Ov, "none"]), jv = G({
	name: "workflows",
	schema: f(b()).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).pipe(f(Av)).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${Ov.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: Ev,
	option: {
		offered: Dv,
		as: "list",
		metavar: "translations,pull|none"
	},
	docs: {
		text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
		default: "`translations` and `pull`, if there is no terminal for the question."
	}
}), Mv = G({
	name: "edits_by_hand",
	schema: v(["yes", "no"]),
	expects: "yes or no",
	commands: Ev,
	option: {
		offered: Dv,
		as: "text",
		metavar: "yes|no"
	},
	docs: {
		text: "Whether a person edits texts in Lokalise as the user of the token. With `yes`, the base language gets the rule `seed`, so that Lokaform does not replace these edits.",
		default: "a question, which needs a terminal."
	}
}), Nv = G({
	name: "default_branch",
	schema: b().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: Ev,
	option: {
		offered: Dv,
		as: "text",
		metavar: "BRANCH"
	},
	docs: {
		text: "The branch from which the workflows apply.",
		default: "the default branch of the repository, as far as git knows it."
	}
}), Pv = {
	title: "For init",
	settings: [
		jv,
		Mv,
		Nv
	]
}, Fv = {
	schema: b().min(1),
	expects: "the path of a file"
}, Iv = {
	schema: T(),
	expects: "true or false",
	default: !1
}, Lv = {
	offered: "everywhere",
	as: "text",
	metavar: "FILE"
}, Rv = {
	offered: "on the command line",
	as: "switch"
}, zv = G({
	...Fv,
	name: "out",
	commands: ["plan", "pull"],
	option: Lv,
	docs: {
		text: "Write the plan to this file, as JSON.",
		commandLine: "For pull: the folder of the new manifests. By default, it is the folder of lokaform.yaml, or the working directory."
	}
}), Bv = G({
	...Fv,
	name: "plan",
	commands: ["apply"],
	option: Lv,
	docs: {
		text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
		commandLine: "`plan --out` writes the file.",
		action: "The input `out` of plan writes the file."
	}
}), Vv = G({
	...Fv,
	name: "report",
	commands: [
		...ho,
		"restore",
		"summarize"
	],
	option: Lv,
	docs: { text: "Write the complete report to a file, as JSON." }
}), Hv = G({
	name: "format",
	schema: v([
		"text",
		"json",
		"markdown"
	]),
	expects: "text, json or markdown",
	default: "text",
	commands: [..._o, "summarize"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FORMAT"
	},
	docs: { text: "Output format: `text`, `json` or `markdown`." }
}), Uv = G({
	...Iv,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	option: Rv,
	docs: { text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files." }
}), Wv = G({
	...Iv,
	name: "matrix",
	commands: ["validate", "plan"],
	option: Rv,
	docs: { text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else." }
}), Gv = G({
	...Iv,
	name: "verbose",
	commands: [...vo, "pull"],
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: {
		text: "Also print each request.",
		commandLine: "It goes to standard error."
	}
}), Kv = G({
	...Iv,
	name: "quiet",
	commands: [
		...ho,
		"restore",
		"summarize"
	],
	option: {
		offered: "everywhere",
		as: "switch",
		short: "q"
	},
	docs: { text: "Print only problems, failures and the last line of the plan." }
}), qv = G({
	...Iv,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	option: Rv,
	docs: { text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal." }
}), Jv = G({
	...Iv,
	name: "no_color",
	commands: po,
	option: Rv,
	docs: { text: "Do not use colours. The environment variable `NO_COLOR` does the same." }
}), Yv = G({
	...Iv,
	name: "help",
	commands: po,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "h"
	},
	docs: { text: "Show this help." }
}), Xv = G({
	...Iv,
	name: "version",
	commands: po,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "V"
	},
	docs: { text: "Show the version." }
}), Zv = {
	title: "Files and output",
	settings: [
		zv,
		Bv,
		Vv,
		Hv,
		Uv,
		Wv,
		Gv,
		Kv
	]
}, Qv = {
	title: "General",
	settings: [
		qv,
		Jv,
		Yv,
		Xv
	]
}, $v = v(_e), ey = G({
	name: "languages",
	schema: a(b().min(1), $v),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore",
	members: {
		schema: $v,
		expects: `one of ${_e.join(", ")}`
	},
	default: xe.languages,
	commands: _o,
	file: "both",
	widens: ty,
	docs: {
		empty: "The same as without it.",
		example: {
			en: "merge",
			de: "enforce",
			"*": "seed"
		},
		text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
		default: "`merge` for the base language, `seed` for all others."
	}
});
function ty(e = {}, t = {}) {
	let n = Eo([
		"ignore",
		"seed",
		"merge",
		"enforce"
	], "seed"), r = (r) => n(e["*"] ?? r, t["*"] ?? r), i = [...Object.keys(e), ...Object.keys(t)].filter((e) => e !== "*");
	return r("merge") || r("seed") || i.some((r) => n(e[r] ?? e["*"] ?? "seed", t[r] ?? t["*"] ?? "merge"));
}
const ny = y([D().positive().transform(String), b().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), ry = G({
	name: "writers",
	schema: f(ny),
	expects: "a list of addresses or user ids",
	commands: _o,
	file: "both",
	widens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	docs: {
		empty: "`merge` replaces no text only because of its writer.",
		example: ["l10n-ci@example.com"],
		text: "Users whose texts the rule `merge` may replace, by address or user id: those that Lokaform writes as, such as `l10n-ci@example.com`.",
		default: "the user that the token belongs to."
	}
}), iy = G({
	name: "take",
	schema: f(b().min(1)),
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE",
	default: [...xe.take],
	commands: [...go, "pull"],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	docs: { text: "Write the declared text of this key, even if another person wrote the live text. Without a language, it means all texts that the rule `merge` keeps. For pull: write the live text of this key into the manifest, even if the manifest is newer." }
}), ay = G({
	name: "owner",
	schema: b().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	commands: _o,
	file: "both",
	widens: (e, t) => t !== void 0 && t !== e,
	docs: {
		example: "web-team",
		text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
		default: "no tag."
	}
}), oy = G({
	name: "protected_tags",
	schema: f(b().min(1)),
	expects: "a list of tags",
	default: [...xe.protectedTags],
	commands: _o,
	file: "both",
	widens: (e, t) => {
		let n = t ?? xe.protectedTags;
		return (e ?? xe.protectedTags).some((e) => !n.includes(e));
	},
	docs: {
		empty: "No tag protects a key.",
		example: ["protected", "legal"],
		text: "A live key with one of these tags keeps the tag, and is never removed."
	}
}), sy = {
	title: "Who owns texts and keys",
	settings: [
		ey,
		ry,
		iy,
		ay,
		oy
	]
}, cy = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, ly = 24 * cy.h, uy = /^(\d{1,9})([smh])$/, dy = G({
	name: "time_limit",
	schema: b().refine(_y, "is not a time from 1 s to 24 h").meta({ pattern: uy.source }).transform((e) => gy(e)),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...vo, "pull"],
	file: "top",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "TIME"
	},
	docs: {
		example: "30m",
		text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails. Run it again to make the other changes.",
		default: "no limit."
	}
}), fy = G({
	name: "rate",
	schema: E().min(.1).max(1e3),
	expects: "a number from 0.1 to 1000",
	default: 6,
	commands: [
		...vo,
		"pull",
		"init"
	],
	file: "both",
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: {
		example: 3,
		text: "Requests per second. The service allows 6 per token and per IP address."
	}
}), py = G({
	name: "concurrency",
	schema: D().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...vo, "pull"],
	file: "both",
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: {
		example: 2,
		text: "Requests at the same time, 1 to 10."
	}
}), my = G({
	name: "batch_size",
	schema: D().min(1).max(500),
	expects: "a whole number from 1 to 500",
	default: 500,
	commands: [...go, "restore"],
	file: "both",
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: {
		example: 100,
		text: "Keys in one request, 1 to 500."
	}
}), hy = G({
	name: "use_automations",
	schema: T(),
	expects: "true or false",
	commands: [...go, "restore"],
	file: "both",
	widens: Eo([
		!1,
		void 0,
		!0
	], void 0),
	docs: {
		example: !1,
		text: "Whether writes start the automations of the project.",
		default: "the service decides."
	}
});
function gy(e) {
	let [, t = "", n = ""] = uy.exec(e) ?? [];
	return Number(t) * (n === "s" || n === "m" || n === "h" ? cy[n] : 0);
}
function _y(e) {
	let t = gy(e);
	return t >= cy.s && t <= ly;
}
const vy = {
	title: "Pace",
	settings: [
		dy,
		fy,
		py,
		my,
		hy
	]
}, yy = [
	"filename",
	"prefix",
	"tag",
	"none"
], by = ["pull"], xy = "on the command line", Sy = f(b().min(1)).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).refine((e) => e.every((e) => e !== ""), "has an empty name"), Cy = (e) => ({
	offered: "everywhere",
	as: "list",
	metavar: e
}), wy = G({
	name: "split_by",
	schema: v(yy),
	expects: "filename, prefix, tag or none",
	default: "none",
	commands: [...by, "init"],
	option: {
		offered: xy,
		as: "text",
		metavar: "filename|prefix|tag|none"
	},
	docs: { text: "Write one key manifest for each filename, prefix of the name (up to the first `.`, `:`, `/` or `_`) or first tag, in the folder `keys`. The other keys are in keys.yaml." }
}), Ty = G({
	name: "languages",
	schema: Sy,
	expects: "codes of languages with commas between them, or all",
	commands: [...by, "init"],
	option: Cy("en,de|all"),
	docs: {
		text: "Write the texts in these languages. If there are manifests, entries get these languages in addition to their own.",
		default: "the base language of the project; if there are manifests, the languages that an entry declares."
	}
}), Ey = G({
	name: "fields",
	schema: Sy,
	expects: "names of fields with commas between them, or all",
	commands: [...by, "init"],
	option: Cy("description,tags|all"),
	docs: {
		text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
		default: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
	}
}), Dy = G({
	name: "dry_run",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: by,
	option: {
		offered: xy,
		as: "switch"
	},
	docs: { text: "Print what would be written, and write nothing." }
}), Oy = G({
	name: "new",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: by,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: { text: "Also declare live keys that no manifest has, if there are manifests. Each comes after its nearest relative by name." }
}), ky = G({
	name: "into",
	schema: b().min(1),
	expects: "the path of a manifest",
	commands: by,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "The manifest that gets the new entries." }
}), Ay = G({
	name: "create_files",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: by,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: { text: "Create a source file of `texts` that does not exist in a language that is written: one of `languages`, or one that its row lists." }
}), jy = G({
	name: "gone",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: by,
	option: {
		offered: xy,
		as: "switch"
	},
	docs: { text: "List entries whose key is not live, and remove them after a question. The limits of removals count them." }
}), My = {
	title: "For pull",
	settings: [
		wy,
		Ty,
		Ey,
		Oy,
		ky,
		Ay,
		jy,
		Dy
	]
}, Ny = G({
	name: "on_remove",
	schema: v(ye),
	expects: "archive or destroy",
	commands: _o,
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "HOW"
	},
	widens: Eo([void 0, ...ye], void 0),
	docs: {
		example: "archive",
		text: "How to remove a key: `archive` or `destroy`. Required if prune is on. With `archive`, apply also takes declared keys out of the archive, even if prune is off. Keys that declare `is_archived: true` stay archived."
	}
}), Py = G({
	name: "on_problem",
	schema: v(be),
	expects: "skip or stop",
	default: xe.onProblem,
	commands: _o,
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "HOW"
	},
	widens: Eo(be.toReversed(), xe.onProblem),
	docs: {
		example: "stop",
		text: "What to do if a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
	}
}), Fy = G({
	name: "max_destroy",
	schema: D().min(0),
	expects: "a whole number, 0 or more",
	commands: go,
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: { text: "Maximum number of keys, texts and webhooks to remove in this run. It replaces `limits.destroy`, `limits.destroy_percent` and `limits.destroy_webhooks` for this run. All other checks stay on." }
}), Iy = G({
	name: "allow_foreign_project",
	schema: T(),
	expects: "true or false",
	default: xe.allowForeignProject,
	commands: _o,
	file: "both",
	option: {
		offered: "everywhere",
		as: "switch"
	},
	widens: Eo([!1, !0], xe.allowForeignProject),
	docs: {
		example: !0,
		text: "Continue if the project has 10 keys or more and none of them is declared."
	}
}), Ly = G({
	name: "backup_dir",
	schema: b().min(1),
	expects: "the path of a folder",
	commands: ["apply", "restore"],
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "DIR"
	},
	docs: {
		text: "Folder for the backup of what a run removes or overwrites.",
		commandLine: "Default: lokaform-backup.",
		action: "Relative to `working-directory`. Upload it as an artifact. Without it, an apply that would remove keys, texts or webhooks is refused."
	}
}), Ry = G({
	name: "backup",
	schema: b().min(1),
	expects: "the path of a file",
	commands: ["restore"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "The backup to restore." }
}), zy = G({
	name: "force",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: ["restore"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: { text: "Also replace live values that changed after the backup was written." }
}), By = {
	title: "What may be removed",
	settings: [
		...I_,
		Ny,
		Py,
		...L_,
		Fy,
		Iy,
		Ly,
		Ry,
		zy
	]
}, Vy = ["sandbox"], Hy = "on the command line", Uy = {
	offered: Hy,
	as: "text",
	metavar: "FILE"
}, Wy = (e) => ({
	schema: D().min(0).max(e),
	expects: `a whole number from 0 to ${e}`
}), Gy = G({
	...Wy(65535),
	name: "port",
	default: 0,
	commands: Vy,
	option: {
		offered: Hy,
		as: "number",
		metavar: "N"
	},
	docs: {
		text: "Port to listen on.",
		default: "any free port."
	}
}), Ky = G({
	name: "state",
	schema: b().min(1),
	expects: "the path of a file",
	commands: Vy,
	option: Uy,
	docs: { text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write." }
}), qy = G({
	name: "copy_of",
	schema: b().min(1),
	expects: "the id of a project",
	commands: Vy,
	option: {
		offered: Hy,
		as: "text",
		metavar: "ID"
	},
	docs: {
		text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
		commandLine: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
	}
}), Jy = G({
	name: "no_limits",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: Vy,
	option: {
		offered: Hy,
		as: "switch"
	},
	docs: { text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)." }
}), Yy = G({
	...Wy(6e5),
	name: "latency",
	default: 0,
	commands: Vy,
	option: {
		offered: Hy,
		as: "number",
		metavar: "MS"
	},
	docs: { text: "Delay each answer by this many milliseconds." }
}), Xy = G({
	name: "log",
	schema: b().min(1),
	expects: "the path of a file",
	commands: Vy,
	option: Uy,
	docs: { text: "Write one line of JSON for each request: time, method, path, status, ms." }
}), Zy = G({
	name: "fault",
	schema: f(b().min(1)),
	expects: "names of faults",
	default: [],
	commands: Vy,
	option: {
		offered: Hy,
		as: "list",
		metavar: "NAME[@RATE]"
	},
	docs: {
		text: "Simulate a fault of the service, from the list below.",
		default: "none."
	}
}), Qy = G({
	...Wy(4294967295),
	name: "seed",
	default: 1,
	commands: Vy,
	option: {
		offered: Hy,
		as: "number",
		metavar: "N"
	},
	docs: { text: "Seed of the faults: the same seed and the same requests give the same faults." }
}), $y = {
	title: "For the sandbox",
	settings: [
		Gy,
		Ky,
		qy,
		Jy,
		Yy,
		Xy,
		Zy,
		Qy
	]
}, eb = "lokaform", tb = [...F_.map(({ name: e }) => e), eb], nb = G({
	name: "schema_name",
	schema: v(tb),
	expects: `one of ${tb.join(", ")}`,
	commands: ["schema"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: tb.join("|")
	},
	docs: { text: "The schema to print." }
}), rb = {
	title: "For schema",
	settings: [nb]
}, ib = ["summarize"], ab = f(b().min(1)), ob = G({
	name: "reports",
	schema: ab,
	expects: "paths or globs of files",
	commands: ib,
	option: {
		offered: "as an argument and in the action",
		as: "list",
		metavar: "FILE…"
	},
	docs: {
		text: "Report files of `validate`, `plan`, `apply` or `drift`: paths or globs, for example `reports/**/*.json`.",
		action: "Relative to `working-directory`."
	}
}), sb = ab.transform((e, t) => e.flatMap((e) => {
	if (!e.startsWith("[")) return [e];
	let n = f(b()).safeParse(cb(e));
	return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
}));
function cb(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
const lb = G({
	name: "expect",
	schema: sb,
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: ib,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	docs: {
		text: "Names of the projects that must have a report, or a JSON list of names. If a report is missing, the run names its project and fails.",
		action: "Use the output `matrix` of the step that makes the matrix.",
		default: "only the projects in the reports."
	}
}), ub = {
	title: "For summarize",
	settings: [ob, lb]
}, db = ["webhook-secret"], fb = G({
	name: "webhook",
	schema: b().min(1),
	expects: "the id or the URL of a webhook",
	commands: db,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "URL|ID"
	},
	docs: { text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest." }
}), pb = G({
	name: "secrets_file",
	schema: b().min(1),
	expects: "the path of a file",
	commands: db,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "File for the secret. Only its owner can read it." }
}), mb = G({
	name: "rotate",
	schema: T(),
	expects: "true or false",
	default: !1,
	commands: db,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: {
		text: "Make a new secret first. The service uses it at once.",
		action: "It runs only where apply may write."
	}
}), hb = [
	mv,
	Cv,
	sy,
	By,
	vy,
	Zv,
	Pv,
	My,
	ub,
	{
		title: "For webhook-secret",
		settings: [
			fb,
			pb,
			mb
		]
	},
	rb,
	$y,
	Tv,
	Qv
].flatMap(({ settings: e }) => e), gb = hb.filter(({ option: e }) => e !== void 0);
function _b(e) {
	return hb.filter((t) => Co(t) && (e === void 0 || t.commands.includes(e)));
}
function vb(e) {
	return hb.find((t) => To(t) && e !== void 0 && t.commands.includes(e));
}
const yb = hb.filter(wo);
function bb(e) {
	return gb.find((t) => xo(t) === e);
}
// src/settings/changedSettings.ts
function xb(e) {
	return new Map(hb.flatMap((t) => {
		let n = t === fv ? void 0 : e.find((e) => e.get(t) !== void 0)?.get(t);
		return n === void 0 ? [] : [[t, n]];
	}));
}
function Sb(e, t) {
	let n = hb.flatMap((n) => {
		let [r, i] = [e.get(n), t.get(n)];
		return R(r ?? null) === R(i ?? null) ? [] : [{
			name: So(n),
			...r !== void 0 && { before: Cb(r) },
			...i !== void 0 && { after: Cb(i) },
			widens: n.widens?.(r, i) ?? !1
		}];
	});
	return [...n.filter(({ widens: e }) => e), ...n.filter(({ widens: e }) => !e)];
}
function Cb(e) {
	return typeof e == "string" ? e : JSON.stringify(e);
}
// src/run/compareManifests.ts
const wb = { entries: {} };
async function Tb({ problems: e }, t, n) {
	if (ke(e)) return {
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
	let { commit: i, projects: a } = r, o = (e) => new Map(e.map((e) => [e.settings.name, e])), [s, c] = [o(t), o(Eb(t, a))];
	return {
		is: "compared",
		commit: i,
		projects: [...new Set([...s.keys(), ...c.keys()])].map((e) => Db(e, s.get(e), c.get(e)))
	};
}
function Eb(e, t) {
	let [[n, ...r], [i, ...a]] = [e, t];
	return !n || !i || r.length > 0 || a.length > 0 ? t : [{
		...i,
		settings: {
			...i.settings,
			name: n.settings.name
		}
	}];
}
function Db(e, t, n) {
	let r = [t, n].some((e) => e && !e.settings.showTexts);
	return {
		...e !== void 0 && { name: e },
		...E_(t?.declared ?? wb, n?.declared ?? wb),
		settings: Sb(n?.settings.inFile ?? new Map(), t?.settings.inFile ?? new Map()),
		...r && { hide_texts: !0 }
	};
}
// src/kinds/read.ts
function Ob(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function kb(e, t) {
	let n = Ab(e, t);
	for (;;) {
		let e = n.next();
		if (e.done) return e.value;
	}
}
function* Ab(e, t, n = new Map()) {
	let r = [], i = {}, a = new Map();
	for (let o of q) {
		let s = e[o.plural] ?? [];
		if (s.length === 0) continue;
		let c = [];
		for (let e of s) {
			let { path: r, text: i, textFile: a } = e, s = R([
				o.name,
				r,
				a ? Nb(a) : null
			]), l = n.get(s), u = l?.text === i ? l.read : jb(o, e, t);
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
		problems: Pb(r, e)
	};
}
function jb(e, { path: t, text: n, textFile: r }, i) {
	return r && e.textFiles ? e.textFiles.read(t, n, r) : e.readManifest(t, n, i);
}
function Mb(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = jb(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function Nb({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function Pb(e, t) {
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
// src/model/project.ts
function Fb(e) {
	return e.split(":")[0] ?? e;
}
function Ib(e) {
	let t = Fb(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/run/declarations.ts
function Lb({ declared: e, manifests: t }) {
	let n = q.filter(({ fields: e }) => !e.some(({ role: e }) => e === "text")), r = new Set(n.flatMap(({ plural: t }) => (e.entries[t] ?? []).map(({ file: e }) => e.path)));
	return t.filter((e) => !r.has(e));
}
const Rb = new AbortController().signal;
async function zb({ projects: e, usable: t }, n, r = Rb, i = new Map()) {
	let a = [], o = [];
	for (let s of e) {
		if (!s.manifests) continue;
		let { manifests: e, problems: c } = await Ih(s.manifests, s, n, r), l = Ab(e, t, i), u = l.next();
		for (; !u.done && !r.aborted;) await pe(), u = l.next();
		if (!u.done || r.aborted) break;
		let { declared: d, problems: f } = u.value;
		o.push(...c, ...f);
		let p = Object.values(e).flatMap((e) => e.map(({ path: e }) => e));
		a.push({
			settings: s,
			declared: d,
			manifests: p,
			textFiles: Ob(e)
		});
	}
	return {
		reads: a,
		problems: [...o, ...Bb(a)]
	};
}
function Bb(e) {
	return e.flatMap((t, n) => {
		let { settings: r } = t;
		if (r.id === "") return [];
		let i = e.slice(0, n).find((e) => Vb(t, e) !== void 0), a = i && Vb(t, i);
		return !i || !a ? [] : [L("bad-setting", `"${i.settings.name}" and "${r.name}" ${a} (${r.id}). Declare it in one entry, with all of its manifests.`)];
	});
}
function Vb(e, t) {
	if (e.settings.id === t.settings.id) return "are the same project";
	if (Fb(e.settings.id) !== Fb(t.settings.id)) return;
	let n = q.find(({ plural: n, sharedByBranches: r }) => r && e.declared.entries[n] && t.declared.entries[n]);
	return n && `are branches of one project, whose ${n.plural} they both declare`;
}
// node_modules/yocto-queue/index.js
var Hb = class {
	value;
	next;
	constructor(e) {
		this.value = e;
	}
}, Ub = class {
	#e;
	#t;
	#n;
	constructor() {
		this.clear();
	}
	enqueue(e) {
		let t = new Hb(e);
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
function Wb(e) {
	let t = !1;
	if (typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e), Gb(e), typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
	let n = new Ub(), r = 0, i = () => {
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
				Gb(t), e = t, queueMicrotask(() => {
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
function Gb(e) {
	if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/backup/runBackup.ts
const Kb = {
	removed: "Nothing is removed without a backup.",
	overwritten: "Nothing is overwritten without a backup."
};
var qb = class {
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
			return `${Kb[t]} ${e instanceof Error ? e.message : String(e)}`;
		}
	}
	add(e, t) {
		let { place: n } = this, r = e.flatMap((e) => {
			let t = this.kept.get(Xb(e)), n = t ? Jb(t, e) : e;
			return this.written.has(Xb(e)) && t !== void 0 && Yb(t, n) ? [] : [n];
		});
		if (r.length === 0 || !n) return Promise.resolve();
		for (let e of r) this.kept.set(Xb(e), e);
		for (let [e, n] of Object.entries(t)) this.urls.set(e, n);
		return this.last = this.last.catch(() => {}).then(() => n.write([...this.kept.values()], this.urls)).then(() => {
			for (let e of r) this.written.add(Xb(e));
		}), this.last;
	}
};
function Jb(e, t) {
	return e.action === "update" && t.action === "update" && bp(t.kind).mergeKept?.(e, t) || e;
}
function Yb(e, t) {
	return Je({ ...e.entry }, { ...t.entry }) && Je({ ...e.wrote }, { ...t.wrote });
}
function Xb({ kind: e, id: t }) {
	return `${e} ${t}`;
}
// src/plan/ledger.ts
var Zb = class {
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
};
async function Qb(e, t) {
	for (let n = 0; n < 2; n++) {
		let { elements: n, complete: r } = await $b(e, t);
		if (r) return n;
	}
}
async function $b(e, t) {
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
// src/remote/incompleteRead.ts
var ex = class extends Error {};
async function tx(e) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof g || e instanceof ex) return;
		throw e;
	}
}
// src/remote/languages.ts
var nx = class {
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
		let n = (e) => B(rt(e)?.lang_iso) || void 0, r = await Qb(() => this.client.languages(e, { limit: 500 }), n), i = r && ut(r, n);
		if (!i) throw new ex();
		return i;
	}
};
// src/kinds/key/live.ts
function rx(e, t) {
	let n = rt(e) ?? {}, r = ct(n.key_id), i = lx(n.key_name, (e) => B(e) || void 0), a = ut(n.platforms, B), o = S.filter((e) => a?.includes(e)), s = Object.keys(Mt(i, o)).length === o.length && Object.keys(i).length > 0 ? i : void 0, c = ux(lx(n.filenames, B)), l = ut(n.tags, B), u = at(n.is_plural), d = at(n.is_archived), f = dx(n.translations), p = new Set(f?.map(({ language_iso: e }) => e)), m = t.filter((e) => !p.has(e));
	if (r === void 0 || s === void 0 || a === void 0 || c === void 0 || l === void 0 || u === void 0 || d === void 0 || m.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: s,
			platforms: a,
			filenames: c,
			tags: l,
			is_plural: u,
			is_archived: d
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...m.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let h = o.length < new Set(a).size;
	return { key: {
		key_id: r,
		key_name: s,
		platforms: o,
		...h && { onOtherPlatform: h },
		tags: l,
		filenames: c,
		is_plural: u,
		is_archived: d,
		...ox(n),
		translations: f
	} };
}
const ix = {
	description: B,
	context: B,
	plural_name: B,
	is_hidden: at,
	char_limit: ot,
	custom_attributes: cx,
	modified_at_timestamp: st,
	translations_modified_at_timestamp: st
}, ax = Object.entries(ix);
function ox(e) {
	return Object.fromEntries(ax.map(([t, n]) => [t, n(e[t])]));
}
function sx(e) {
	return Object.keys(ix).filter((t) => e[t] === void 0);
}
function cx(e) {
	let t = B(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function lx(e, t) {
	let n = rt(e) ?? {}, r = {};
	for (let e of S) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function ux({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function dx(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = fx(rt(n) ?? {});
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
function fx(e) {
	return {
		language_iso: B(e.language_iso),
		translation: B(e.translation),
		modified_by: ct(e.modified_by),
		modified_by_email: B(e.modified_by_email),
		modified_at_timestamp: st(e.modified_at_timestamp),
		is_reviewed: at(e.is_reviewed),
		is_unverified: at(e.is_unverified)
	};
}
// src/remote/sending.ts
var px = class {
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
function mx(e) {
	return e < 3 ? { queueTimeout: 2e3 } : {};
}
const hx = [
	401,
	402,
	403,
	404,
	423,
	429
];
function gx(e) {
	return e instanceof m ? hx.includes(e.status) || /api-token|project_id/i.test(e.serviceMessage) : !1;
}
function _x(e) {
	return e.name === "TimeoutError" || e instanceof m && [
		413,
		502,
		504
	].includes(e.status);
}
function vx(e, t) {
	return e instanceof m || e.mayHaveHappened || !t ? e : t;
}
function yx(e) {
	return e instanceof C && !e.mayHaveHappened ? {
		state: "not attempted",
		message: e.message
	} : {
		state: "failed",
		how: e.mayHaveHappened ? "unknown result" : "refused",
		message: e.message
	};
}
// src/plan/verify.ts
const bx = {
	state: "failed",
	how: "unknown result",
	message: "The service answered, but Lokaform could not read the project again. Run plan to see whether the change was made."
};
function xx(e, t, n, r) {
	let i = e.liveContext(n, r, t.label);
	return t.fields.filter(({ field: t, part: r }) => {
		let a = e.fields.find(({ name: e }) => e === t);
		return a && !a.mayBeAbsent && a.stored(n, i, r) === void 0;
	});
}
function Sx(e, t, n, r) {
	let { identity: i, label: a } = t, o = e.liveContext(n, r, typeof i == "string" ? i : a);
	return t.fields.flatMap((t) => {
		let r = e.fields.find(({ name: e }) => e === t.field), i = r?.stored(n, o, t.part);
		return !r || i === void 0 || r.same(i, t.after, o) ? [] : [{
			field: t,
			stored: i
		}];
	});
}
function Cx(e, t, n, r) {
	let i = Sx(e, t, n, r), [a] = i, [o] = xx(e, t, n, r);
	return !a && o ? {
		state: "failed",
		how: "unknown result",
		message: `The service's answers do not say what is stored in ${o.part ?? o.field}. Run plan to see whether it has the declared value.`,
		place: o.place
	} : a ? {
		state: "failed",
		how: "stored differently",
		message: `The service stored something else. ${i.map(({ field: e, stored: t }) => `${e.part ?? e.field}: ${wx(e.after)} was sent, ${wx(t)} is stored`).join("; ")}. Declare what is stored, or change the project's settings.`,
		place: a.field.place
	} : {
		state: "done",
		id: e.id(n)
	};
}
function wx(e) {
	let t = JSON.stringify(e);
	return t.length > 200 ? `${t.slice(0, 199)}…` : t;
}
// src/remote/key/matchAnswer.ts
const Tx = { is: "silent" };
function Ex(e, { keys: t, errors: n }) {
	let r = new Map(), i = new Ax(t.map((e) => ({
		name: e.key_name,
		of: e
	})));
	for (let t of [!0, !1]) for (let n of e.filter((e) => !r.has(e))) {
		let e = i.take(n.out, (e) => !t || Dx(e, n.out));
		e && r.set(n, {
			is: "stored",
			key: e
		});
	}
	let a = new Ax(n.flatMap((e) => e.key_name === void 0 ? [] : [{
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
		answer: r.get(e) ?? Tx
	}));
}
function Dx(e, { platforms: t = [], filenames: n = {} }) {
	return S.every((n) => t.includes(n) === e.platforms.includes(n)) && S.every((t) => (n[t] ?? "") === (e.filenames[t] ?? ""));
}
function Ox(e, { keys: t, errors: n }) {
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
			} : Tx
		};
	});
}
function kx(e, t) {
	return Ex(e, {
		keys: t,
		errors: []
	});
}
var Ax = class {
	byName = new Map();
	constructor(e) {
		for (let t of e) for (let e of jx(t)) {
			let n = this.byName.get(e);
			n ? n.push(t) : this.byName.set(e, [t]);
		}
	}
	take(e, t) {
		let n = this.echoesOf(e).find(({ of: e }) => t(e));
		if (n) {
			for (let e of jx(n)) this.byName.set(e, Mx(this.byName.get(e) ?? [], n));
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
	echoesOf({ key_name: e = "", platforms: t = [...S] }) {
		let n = new Set(t.map((t) => At(e, t) ?? ""));
		return [...new Set([...n].flatMap((e) => this.byName.get(e) ?? []))].filter(({ name: n }) => t.every((t) => At(n, t) === At(e, t)));
	}
};
function jx({ name: e }) {
	return new Set(S.map((t) => At(e, t) ?? ""));
}
function Mx(e, t) {
	return e.includes(t) ? e.filter((e) => e !== t) : e;
}
// src/kinds/key/listed.ts
var Nx = class {
	byId = new Map();
	withoutId = [];
	languages;
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		for (let t of e) {
			let e = rx(t, this.languages), n = "key" in e ? e.key.key_id : e.unusable.id;
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
const Px = {
	include_translations: !0,
	disable_references: !0
};
async function Fx(e, t, n = []) {
	let r = new Nx(n);
	for (let n = 0; n < t.length; n += 250) r.add(await Lx(e, { filter_key_ids: t.slice(n, n + 250) }));
	return r.all();
}
async function Ix(e, t) {
	let n = new Set(t.flatMap((e) => V(e))), r = (e) => e.some((e) => n.has(e)), i = new Nx([]);
	if ([...n].some((e) => e.includes(","))) i.add(await Rx(e));
	else for (let t of Bx([...n])) i.add(await Lx(e, { filter_keys: t }));
	let { objects: a, unusable: o } = i.all();
	return {
		objects: a.filter((e) => r(V(e.key_name))),
		unusable: o.filter((e) => e.names.length === 0 || r(e.names))
	};
}
async function Lx({ client: e, projectId: t }, n) {
	let r = [], i = await e.keys(t, {
		...Px,
		...n,
		limit: 500
	});
	for (;;) {
		r.push(...i);
		let e = await i.nextPage();
		if (!e) break;
		i = e;
	}
	if (i.responseTooBig || i.totalCount !== zx(r)) throw new ex();
	return r;
}
async function Rx({ client: e, projectId: t }) {
	let n = [];
	for await (let r of e.allKeys(t, Px)) n.push(r);
	let { totalCount: r } = await e.keys(t, {
		limit: 1,
		page: 1
	});
	if (r !== zx(n)) throw new ex();
	return n;
}
function zx(e) {
	let t = new Nx([]);
	return t.add(e), t.size;
}
function Bx(e) {
	let t = [], n = 0;
	for (let r of e) {
		let e = encodeURIComponent(r).length + 3, i = t.at(-1);
		i && e <= n ? (i.push(r), n -= e) : (t.push([r]), n = 2e3 - e);
	}
	return t;
}
// src/remote/key/confirm.ts
async function Vx(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "stored" ? !Gx(e, t, n.key) : n.is === "silent" || Jx(n.error)).map(({ sent: e }) => e), r = await tx(() => Ix(e, n.map(({ out: e }) => e.key_name ?? ""))), i = new Map(kx(n, r?.objects ?? []).flatMap(({ sent: e, answer: t }) => t.is === "stored" ? [[e, t.key]] : []));
	return t.map(({ sent: t, answer: n }) => {
		let { change: a } = t, o = i.get(t);
		return {
			change: a,
			outcome: Hx(e, a, {
				answer: n,
				found: o && qx(e, a, o),
				wasRead: r !== void 0 && !Kx(t, r.unusable)
			})
		};
	});
}
function Hx(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? qx(e, t, n.key);
		case "refused": return r?.state === "done" ? r : Yx(n.error);
		case "silent": return r ?? Xx(i);
	}
}
async function Ux(e, t) {
	let n = t.filter(({ sent: t, answer: n }) => n.is === "silent" || n.is === "stored" && !Gx(e, t, n.key)), r = await tx(() => Fx(e, n.map(({ sent: e }) => e.change.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Set(r?.unusable.map(({ id: e }) => e));
	return t.map(({ sent: { change: t }, answer: n }) => {
		let o = i.get(String(t.id));
		return {
			change: t,
			outcome: Wx(e, t, {
				answer: n,
				found: o && qx(e, t, o),
				wasRead: r !== void 0 && !a.has(void 0) && !a.has(String(t.id))
			})
		};
	});
}
function Wx(e, t, { answer: n, found: r, wasRead: i }) {
	switch (n.is) {
		case "stored": return r ?? qx(e, t, n.key);
		case "refused": return Yx(n.error);
		case "silent": return r?.state === "done" ? r : Xx(i);
	}
}
function Gx({ context: e }, { change: t }, n) {
	return xx(H, t, n, e).length === 0;
}
function Kx({ out: e }, t) {
	let n = V(e.key_name ?? "");
	return t.some((e) => e.names.length === 0 || e.names.some((e) => n.includes(e)));
}
function qx({ context: e, stop: t }, n, r) {
	return t.noteAccepted(), Cx(H, n, r, e);
}
function Jx({ message: e }) {
	return /already taken/i.test(e);
}
function Yx({ message: e, code: t }) {
	return {
		state: "failed",
		how: "refused",
		message: `The service refused it: ${e} (code ${t}).`
	};
}
function Xx(e) {
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
function Zx(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: yx(t)
	}));
}
function Qx(e, { message: t }) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "failed",
			how: "not made",
			message: `${t} Lokaform read the project again, and the change was not made. Apply again.`
		}
	}));
}
function $x(e, t) {
	return e.map(({ change: e }) => ({
		change: e,
		outcome: {
			state: "not attempted",
			message: t
		}
	}));
}
// src/remote/key/splitRefused.ts
async function eS({ stop: e }, t, n, r, i) {
	if (gx(n)) e.noteProjectRefused(n.message);
	else if (!(n instanceof m)) e.noteUnreachable(n.message);
	else if (t.length > 1) return tS(t, 2, r);
	else e.noteSingleRefused(n.message);
	return Zx(t, vx(n, i));
}
async function tS(e, t, n) {
	let r = Math.ceil(e.length / t), i = [];
	for (let t = 0; t < e.length; t += r) i.push(...await n(e.slice(t, t + r)));
	return i;
}
async function nS(e, t, n) {
	let r = await e.stop.beforeWrite();
	if (r !== void 0) return n ? Zx(t, n.error) : $x(t, r);
	try {
		let n = await e.client.createKeys(e.projectId, {
			keys: t.map(oS),
			...aS(e)
		});
		return await Vx(e, Ex(t, {
			keys: iS(n),
			errors: n.errors
		}));
	} catch (r) {
		if (!(r instanceof g)) throw r;
		return r.mayHaveHappened ? rS(e, t, {
			error: r,
			tries: (n?.tries ?? 0) + 1
		}) : eS(e, t, r, (t) => nS(e, t, n), n?.error);
	}
}
async function rS(e, t, n) {
	let { error: r, tries: i } = n;
	if (e.stop.reason() !== void 0) return Zx(t, r);
	let a = await tx(() => Ix(e, t.map(({ out: e }) => e.key_name ?? "")));
	if (a === void 0) return Zx(t, r);
	let o = kx(t, a.objects), s = await Vx(e, o.filter(({ answer: e }) => e.is !== "silent")), c = o.flatMap((e) => e.answer.is === "silent" ? [e.sent] : []), l = c.filter((e) => !Kx(e, a.unusable)), u = Zx(c.filter((e) => !l.includes(e)), r);
	if (i >= 3) return [
		...s,
		...u,
		...Qx(l, r)
	];
	let d = await tS(l, _x(r) ? 2 : 1, (t) => nS(e, t, n));
	return [
		...s,
		...u,
		...d
	];
}
function iS(e) {
	return e.flatMap((e) => {
		let t = rx(e, []);
		return "key" in t ? t.key : [];
	});
}
function aS({ useAutomations: e }) {
	return e === void 0 ? {} : { use_automations: e };
}
function oS({ change: e, out: t }) {
	let { key_name: n, platforms: r } = t;
	if (n === void 0 || r === void 0) throw Error(`${e.ref} creates a key without name or platforms`);
	return {
		...t,
		key_name: n,
		platforms: r
	};
}
// src/remote/key/lookUp.ts
async function sS(e, t, n) {
	let r = n.map(({ declared: e }) => e.values), i = {
		client: e,
		projectId: t
	}, a = await Fx(i, r.flatMap(({ key_id: e }) => e ?? [])), o = new Set(a.objects.map(({ key_id: e }) => e)), s = await Ix(i, r.filter(({ key_id: e }) => !o.has(String(e))).map(({ key_name: e }) => e)), c = s.objects.filter(({ key_id: e }) => !o.has(e));
	return {
		objects: [...a.objects, ...c],
		unusable: [...a.unusable, ...s.unusable]
	};
}
// src/remote/key/movedWriters.ts
var cS = class {
	#e = new Map();
	note(e, t, n) {
		let r = new Map(t.translations?.map((e) => [e.language_iso, e]));
		for (let { language_iso: t, translation: i, modified_by: a } of e.translations ?? []) {
			let e = r.get(t);
			e && i !== "" && !n.includes(t) && e.modified_by !== void 0 && a !== void 0 && e.modified_by !== a && this.#e.set(t, (this.#e.get(t) ?? 0) + 1);
		}
	}
	problems() {
		return this.#e.size === 0 ? [] : [L("writer-moved", `After a write, the service names another writer of texts that were not sent: ${[...this.#e].map(([e, t]) => `${t} in ${e}`).join(", ")}. Lokaform can no longer see who wrote them. Use the rule seed for these languages, not merge, so that texts of translators are kept.`, {
			severity: "warning",
			reach: "project"
		})];
	}
};
async function lS(e, t, n) {
	let r = n.map(({ iso: e }) => e), i = await uS(e, t, n, () => new Nx(r));
	return i.ok ? dh(i.value.all()) : i;
}
async function uS(e, t, n, r) {
	let i = fS(n), a = await pS(e, t, i, r());
	if (dS(a)) return dh(a.listed);
	let o = await mS(e, t, i, r());
	return dS(o) ? dh(o.listed) : fh(L("incomplete-live", `Lokaform read the keys two times, and both lists were incomplete. The service says that the project has ${o.total ?? "an unknown number of"} keys, but the last list has ${o.listed.size}. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.`, { reach: "project" }));
}
function dS({ listed: e, total: t }) {
	return t === e.size;
}
function fS(e) {
	if (e.length === 0) return {};
	let t = e.flatMap(({ id: e }) => e ?? []);
	return {
		include_translations: !0,
		disable_references: !0,
		...t.length === e.length && { filter_translation_lang_ids: t }
	};
}
async function pS(e, t, n, r) {
	let i = (r) => e.keys(t, {
		...n,
		limit: 500,
		page: r
	}), a = await i(1), o = Math.ceil((a.totalCount ?? a.length) / 500), s = await Promise.all(hS(2, o - 1).map(i)), c = o > 1 ? await i(o) : a;
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
async function mS(e, t, n, r) {
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
function hS(e, t) {
	return Array.from({ length: Math.max(0, t - e + 1) }, (t, n) => e + n);
}
// src/remote/removal.ts
function gS(e, t) {
	return {
		state: "skipped",
		message: `The ${e} changed after the plan was made, so it was not ${t}. Plan again, and review the new plan.`
	};
}
function _S(e, t) {
	return {
		state: "not attempted",
		message: `The service's answer about this ${e} has no usable ${t.join(", ")}, so a backup of the ${e} would be incomplete. The ${e} was not removed. Apply again. If that does not help, the service has changed or has a fault.`
	};
}
function vS(e, t) {
	return t.mayHaveHappened ? {
		state: "failed",
		how: "not made",
		message: `${t.message} Lokaform read the project again, and the ${e} was not removed. Apply again.`
	} : yx(t);
}
async function yS(e, t, n, r = 0) {
	let { backup: i } = e, a = e.stop.reason() ?? i.missing();
	if (a !== void 0) return ES(t, n ? yx(n.error) : {
		state: "not attempted",
		message: a
	});
	let o = await tx(async () => {
		let n = await e.languages.all();
		return Fx(e, t.map(({ id: e }) => e), n);
	});
	if (o === void 0) return ES(t, n ? yx(n.error) : bS);
	let s = new Map(o.objects.map((e) => [e.key_id, e])), c = xS(o), l = ({ id: e }) => c.get(String(e)) ?? c.get(""), u = (e) => {
		let t = s.get(String(e.id));
		return t === void 0 ? l(e) === void 0 : e.how === "archive" && t.is_archived;
	}, d = t.filter((e) => !u(e)), f = d.filter((e) => l(e) === void 0), p = f.filter((e) => SS(e, s.get(String(e.id)))), m = [
		...t.filter(u).map((e) => ({
			change: e,
			outcome: CS(e)
		})),
		...ES(f.filter((e) => !p.includes(e)), gS("key", "removed")),
		...d.flatMap((e) => {
			let t = l(e);
			return t ? [{
				change: e,
				outcome: n ? yx(n.error) : _S("key", t)
			}] : [];
		})
	];
	if (p.length === 0) return m;
	if (n && n.sent >= 4) return [...m, ...ES(p, TS(n.error))];
	let h = await i.keep(p.flatMap((t) => {
		let n = s.get(String(t.id));
		return n ? [et(H, n, t, e.context)] : [];
	}), "removed") ?? await e.stop.beforeWrite();
	return h === void 0 ? [...m, ...await wS(e, p, n, r)] : [...m, ...ES(p, n ? yx(n.error) : {
		state: "not attempted",
		message: h
	})];
}
const bS = {
	state: "not attempted",
	message: "The key could not be read again just before its removal, so it was not removed. Apply again."
};
function xS({ objects: e, unusable: t }) {
	let n = [...e.map((e) => [e.key_id, sx(e)]), ...t.map((e) => [e.id ?? "", e.lacks])];
	return new Map(n.filter(([, e]) => e.length > 0));
}
function SS({ id: e, seen: t }, n) {
	return n !== void 0 && m_(e, H.fingerprint(n)) === t;
}
function CS({ id: e }) {
	return {
		state: "done",
		id: e
	};
}
async function wS(e, t, n, r) {
	let { client: i, projectId: a, stop: o, wait: s } = e, c = t.map(({ id: e }) => e), l = t.every(({ how: e }) => e === "archive"), u;
	try {
		l ? await i.updateKeys(a, c.map((e) => ({
			key_id: lt(String(e)),
			is_archived: !0
		})), mx(r)) : await i.destroyKeys(a, c.map((e) => lt(String(e))), mx(r));
	} catch (i) {
		if (!(i instanceof g)) throw i;
		if (i instanceof h) return yS(e, t, n, r + 1);
		gx(i) && o.noteProjectRefused(i.message), u = i;
	}
	if (u?.mayHaveHappened && o.reason() === void 0) {
		let r = n?.sent ?? 0;
		return r > 0 && await s(1e3 * 2 ** (r - 1)), yS(e, t, {
			error: u,
			sent: r + 1
		});
	}
	u &&= vx(u, n?.error);
	let d = await tx(() => Fx(e, c));
	if (d === void 0) return ES(t, u ? yx(u) : bx);
	let f = new Set(d.objects.filter((e) => !(l && e.is_archived)).map(({ key_id: e }) => e)), p = new Set(d.unusable.map(({ id: e }) => e));
	return t.map((e) => {
		let t = String(e.id), n = p.has(t) || p.has(void 0);
		return n && l ? {
			change: e,
			outcome: u ? yx(u) : bx
		} : {
			change: e,
			outcome: n || f.has(t) ? TS(u) : CS(e)
		};
	});
}
function TS(e) {
	return e ? vS("key", e) : {
		state: "failed",
		how: "refused",
		message: "The service did not remove the key, because the key is locked. Unlock it in Lokalise and apply again, or declare it in a manifest to keep it."
	};
}
function ES(e, t) {
	return e.map((e) => ({
		change: e,
		outcome: t
	}));
}
// src/remote/key/reshaped.ts
async function DS(e, t) {
	let n = t.flatMap((t) => {
		let n = e.beforeReshaping.get(t.change.ref), r = OS(t);
		return n && r ? [{
			change: t.change,
			before: n,
			written: r
		}] : [];
	}), r = await tx(() => Fx(e, n.map(({ change: e }) => e.id))), i = new Map(r?.objects.map((e) => [e.key_id, e])), a = new Map(n.map((e) => [e.change.ref, e]));
	return t.map((e) => {
		let t = a.get(e.change.ref);
		return t ? {
			...e,
			outcome: AS(t, i.get(String(e.change.id)), e.outcome)
		} : e;
	});
}
function OS({ change: e, outcome: t }) {
	let n = e.fields.map(({ field: e, part: t }) => t ?? e), r = t.state === "done" ? n : t.state === "skipped" ? t.written ?? [] : [];
	return kS(e).some(({ field: e }) => r.includes(e)) ? new Set(r) : void 0;
}
function kS({ kind: e, fields: t }) {
	return t.filter((t) => cg(e, t));
}
function AS({ change: e, before: t, written: n }, r, i) {
	let [a] = kS(e);
	if (!a) return i;
	let { place: o } = a, s = i.state === "skipped" ? ` ${i.message}` : "", c = new Set(r?.translations?.map(({ language_iso: e }) => e));
	if (!r || t.translations?.some(({ language_iso: e }) => !c.has(e))) return {
		state: "failed",
		how: "unknown result",
		message: `The texts of the key could not be read again after is_plural changed. Run plan to see whether texts are missing.${s}`,
		place: o
	};
	let l = jS(t, r).filter((e) => !n.has(e));
	return l.length === 0 ? i : {
		state: "failed",
		how: "stored differently",
		message: `The service removed the texts in ${l.join(", ")} when ${a.field} changed. The backup has them.${s}`,
		place: o
	};
}
function jS(e, t) {
	let n = new Map((t.translations ?? []).map((e) => [e.language_iso, MS(e.translation, t)]));
	return (e.translations ?? []).flatMap(({ language_iso: t, translation: r }) => {
		let i = MS(r, e), a = n.get(t) ?? [];
		return i.length === 0 || i.some((e) => a.includes(e)) ? [] : [t];
	});
}
function MS(e, { is_plural: t }) {
	let n = Jt(e, t);
	return (typeof n == "string" ? [n] : Object.values(n)).filter((e) => e !== "");
}
// src/kinds/encode.ts
function NS(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
function PS(e) {
	return {
		change: e,
		out: NS(H.fields, e, {}, [])
	};
}
function FS(e, t) {
	let n = (t) => e.filter((e) => e.action === t), r = (e) => (t) => ({
		kind: H.name,
		action: e,
		changes: t
	});
	return [
		...LS(n("update"), t).map(r("update")),
		...LS(n("create"), t).map(r("create")),
		...IS(n("destroy"), t).map(r("destroy"))
	];
}
function IS(e, t) {
	return Array.from({ length: Math.ceil(e.length / t) }, (n, r) => e.slice(r * t, (r + 1) * t));
}
function LS(e, t) {
	let n = [], r = 0;
	for (let i of e) {
		let e = Buffer.byteLength(JSON.stringify(PS(i).out)), a = n.at(-1);
		a && a.length < t && e <= r ? (a.push(i), r -= e) : (n.push([i]), r = 1048576 - e);
	}
	return n;
}
// src/remote/key/reread.ts
async function RS(e, t, n) {
	let r = t.filter(({ change: e }) => n || HS(e)), i = await tx(async () => ({
		live: await Fx(e, r.map(({ change: e }) => e.id)),
		languages: r.some(({ change: e }) => VS(e)) ? await e.languages.all() : []
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
				why: zS("")
			});
			continue;
		}
		if (!r) {
			d.push({
				change: t,
				outcome: {
					state: "skipped",
					message: BS
				}
			});
			continue;
		}
		let { open: i, moved: a } = US(t, r, e.context);
		if (i.length === 0) {
			d.push({
				change: t,
				outcome: GS({
					state: "done",
					id: t.id
				}, t, a)
			});
			continue;
		}
		let m = PS({
			...t,
			fields: i
		});
		if (VS(m.change)) {
			let i = new Set(r.translations?.map(({ language_iso: e }) => e)), a = o.filter((e) => !i.has(e));
			if (a.length > 0) {
				f.push({
					planned: n,
					why: zS(` (no usable ${a.join(", ")} text)`)
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
	let m = await e.backup.keep(p.flatMap(({ key: t, change: n }) => Cn(n, t, e.context) ?? []), "overwritten");
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
function zS(e) {
	return `The service's answer about this key is incomplete${e}, so it was not written. Apply again. If that does not help, the service has changed or has a fault.`;
}
const BS = "The key was removed from the project after the plan was made. Run plan to see what is different now.";
function VS({ kind: e, fields: t }) {
	return t.some((t) => cg(e, t));
}
function HS({ fields: e }) {
	return e.some(({ field: e, before: t, after: n }) => {
		let r = H.fields.find(({ name: t }) => t === e);
		return r?.merge && t !== void 0 ? r.carries?.(t, n) ?? !0 : r?.editState !== void 0 || r?.role === "shape";
	});
}
function US(e, t, n) {
	let r = {
		...H.liveContext(t, n, e.label),
		platforms: WS(e, t)
	}, i = [], a = [];
	for (let n of e.fields) {
		let { field: o, part: s, before: c, after: l, seen: u } = n, d = H.fields.find(({ name: e }) => e === o), f = d?.stored(t, r, s), p = d?.editState?.(t, s), m = u !== void 0 && (p === void 0 || m_(e.id, p) !== u);
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
function WS({ fields: e }, t) {
	let n = e.find(({ field: e }) => e === "platforms")?.after;
	return Array.isArray(n) ? S.filter((e) => n.includes(e)) : t.platforms;
}
function GS(e, { fields: t }, n) {
	let [r] = n;
	if (!r || e.state === "not attempted") return e;
	let i = n.length > 1 ? "these fields were" : "this field was", a = `${KS(n).join(", ")} changed in the project after the plan was made, so ${i} not written. Run plan to see what is different now.`;
	if (e.state !== "done") return {
		...e,
		message: `${e.message} ${a}`
	};
	let o = KS(t.filter((e) => !n.includes(e)));
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
function KS(e) {
	return e.map(({ field: e, part: t }) => t ?? e);
}
async function qS(e, t, n, r = 0) {
	let i = e.stop.reason();
	if (i !== void 0) return n ? Zx(t, n.error) : $x(t, i);
	let a = await RS(e, t, n !== void 0);
	if (!a) return n ? Zx(t, n.error) : $x(t, JS);
	let { due: o, blocked: s } = a, c = [...a.outcomes, ...s.flatMap(({ planned: e, why: t }) => n ? Zx([e], n.error) : $x([e], t))];
	return n && n.sent >= 5 ? [...c, ...Qx(o.map($S), n.error)] : [...c, ...o.length > 0 ? await YS(e, o, n, r) : []];
}
const JS = "The key could not be read again just before it was to be written, so it was not written. Apply again.";
async function YS(e, t, n, r) {
	let i = await e.stop.beforeWrite();
	if (i !== void 0) return n ? Zx(t.map($S), n.error) : $x(t.map($S), i);
	let a = t.map((e) => e.now);
	try {
		let n = await e.client.updateKeys(e.projectId, {
			keys: a.map(eC),
			...aS(e)
		}, mx(r)), i = Ox(a, {
			keys: iS(n),
			errors: n.errors
		});
		return XS(e, t, i), QS(t, await Ux(e, i));
	} catch (i) {
		if (!(i instanceof g)) throw i;
		return i instanceof h ? qS(e, t.map($S), n, r + 1) : i.mayHaveHappened ? ZS(e, t.map($S), {
			error: i,
			sent: (n?.sent ?? 0) + 1
		}) : QS(t, await eS(e, a, i, (i) => {
			let a = new Set(i);
			return YS(e, t.filter((e) => a.has(e.now)), n, r);
		}, n?.error));
	}
}
function XS({ movedWriters: e }, t, n) {
	let r = new Map(t.map((e) => [e.now, e.before]));
	for (let { sent: t, answer: i } of n) {
		let n = r.get(t), a = t.change.fields.flatMap(({ part: e }) => e ?? []);
		n && i.is === "stored" && e.note(n, i.key, a);
	}
}
async function ZS(e, t, n) {
	return e.stop.reason() === void 0 ? _x(n.error) && n.sent <= 2 && t.length > 1 ? tS(t, 2, (t) => qS(e, t, n)) : (await e.wait(1e3 * 2 ** (n.sent - 1)), qS(e, t, n)) : Zx(t, n.error);
}
function QS(e, t) {
	let n = new Map(e.map((e) => [e.now.change, e]));
	return t.map(({ change: e, outcome: t }) => {
		let r = n.get(e);
		return r ? {
			change: r.planned.change,
			outcome: GS(t, r.planned.change, r.moved)
		} : {
			change: e,
			outcome: t
		};
	});
}
function $S(e) {
	return e.planned;
}
function eC({ change: e, out: t }) {
	return {
		key_id: lt(String(e.id)),
		...t
	};
}
// src/remote/key.ts
const tC = {
	kind: "key",
	observe: lS,
	lookUp: sS,
	batches: FS,
	open(e) {
		let t = new cS(), n = {
			...e,
			beforeReshaping: new Map(),
			movedWriters: t
		};
		return {
			async send({ action: e, changes: t }) {
				return e === "destroy" ? yS(n, t.filter(iC)) : e === "create" ? nS(n, t.filter(nC).map(PS)) : DS(n, await qS(n, t.filter(rC).map(PS)));
			},
			async finish(e, n) {
				for (let e of t.problems()) n.remark(e);
			}
		};
	}
}, nC = (e) => e.action === "create", rC = (e) => e.action === "update", iC = (e) => e.action === "destroy";
// src/kinds/webhook/live.ts
function aC(e) {
	let t = rt(e) ?? {}, n = B(t.webhook_id) || void 0, r = B(t.url) || void 0, i = ut(t.events, B);
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
		branch: t.branch === null ? null : B(t.branch),
		events: i,
		event_lang_map: sC(t.event_lang_map)
	} };
}
function oC(e) {
	let t = e.map(aC);
	return {
		objects: t.flatMap((e) => "webhook" in e ? e.webhook : []),
		unusable: t.flatMap((e) => "unusable" in e ? e.unusable : [])
	};
}
function sC(e) {
	return ut(e, (e) => {
		let { event: t, lang_iso_codes: n } = rt(e) ?? {}, r = B(t), i = ut(n, B);
		return r === void 0 || i === void 0 ? void 0 : {
			event: r,
			lang_iso_codes: i
		};
	});
}
// src/remote/webhook/observe.ts
async function cC(e, t) {
	let n = await Qb(() => e.webhooks(Fb(t)), (e) => B(rt(e)?.webhook_id));
	if (!n) throw new ex();
	return oC(n);
}
async function lC(e, t) {
	try {
		return dh(await cC(e, t));
	} catch (e) {
		if (!(e instanceof ex)) throw e;
		return fh(L("incomplete-live", "The service's list of webhooks was incomplete in two attempts: the number of listed webhooks differs from its total. Nothing is planned for this project. Run again. If that does not help, another user or run is changing the webhooks, or the service has a fault.", { reach: "project" }));
	}
}
// src/kinds/webhook/backupEntry.ts
function uC(e, t, n) {
	let r = bf.liveContext(t, n, dC(e, t, n)), i = Qe(bf, t, r);
	return {
		kind: bf.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: tt(e.fields)
	};
}
function dC({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => Od(e, r) === n) ?? "";
}
function fC(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && Od(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = of(e.id);
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
function pC({ backup: e, context: t }, n, r, i) {
	let { kept: a, urls: o } = fC(n, r, t);
	return Object.keys(o).length > 0 && !e.keepsUrls && i === "removed" ? Promise.resolve("No manifest declares the URL of this webhook, and a backup in a workflow must not contain it. Remove the webhook in the project, or run lokaform apply at a terminal.") : e.keep([a], i, e.keepsUrls ? o : {});
}
// src/remote/webhook/removeWebhook.ts
async function mC(e, t) {
	let { client: n, projectId: r, stop: i, backup: a, context: o } = e, s = i.reason() ?? a.missing();
	if (s !== void 0) return {
		state: "not attempted",
		message: s
	};
	let [c, l] = [Fb(r), String(t.id)], u = {
		state: "done",
		id: t.id
	};
	try {
		let r = aC(await n.webhook(c, l));
		if (!("webhook" in r)) return _S("webhook", r.unusable.lacks);
		if (m_(t.id, bf.fingerprint(r.webhook)) !== t.seen) return gS("webhook", "removed");
		let a = await pC(e, et(bf, r.webhook, t, o), r.webhook, "removed") ?? await i.beforeWrite();
		if (a !== void 0) return {
			state: "not attempted",
			message: a
		};
		let { webhook_deleted: s } = await n.destroyWebhook(c, l);
		if (at(s) === !0) return u;
	} catch (n) {
		if (!(n instanceof g)) throw n;
		return n instanceof m && n.status === 404 ? u : (gx(n) && i.noteProjectRefused(n.message), !n.mayHaveHappened || i.reason() !== void 0 ? yx(n) : hC(e, t, n));
	}
	return hC(e, t, void 0);
}
async function hC({ client: e, projectId: t }, n, r) {
	try {
		return await e.webhook(Fb(t), String(n.id)), r ? vS("webhook", r) : {
			state: "failed",
			how: "not made",
			message: "The service answered without an error, but did not remove the webhook. Apply again."
		};
	} catch (e) {
		if (!(e instanceof g)) throw e;
		return e instanceof m && e.status === 404 ? {
			state: "done",
			id: n.id
		} : r ? yx(r) : bx;
	}
}
async function gC(e, t) {
	let n = e.stop.reason();
	if (n !== void 0) return {
		state: "not attempted",
		message: n
	};
	let r = OC(e, t);
	try {
		return t.action === "update" ? await _C(e, t, r) : await SC(e, t, kC(t, r));
	} catch (t) {
		if (t instanceof yC) return {
			state: "not attempted",
			message: t.message
		};
		if (!(t instanceof g)) throw t;
		return gx(t) && e.stop.noteProjectRefused(t.message), yx(t);
	}
}
async function _C(e, t, n) {
	let { client: r, projectId: i, stop: a, context: o } = e, [s, c] = [Fb(i), String(t.id)], l = () => r.webhook(s, c), u = aC(await l());
	if (!("webhook" in u)) throw new yC(bC);
	if (!vC(e, t, u.webhook)) {
		let n = wC(e, t, u);
		return n?.state === "done" ? n : gS("webhook", "updated");
	}
	let d = await pC(e, uC(t, u.webhook, o), u.webhook, "overwritten");
	if (d !== void 0) throw new yC(d);
	await xC(e);
	try {
		return wC(e, t, aC(await r.updateWebhook(s, c, n))) ?? await TC(e, t, l);
	} catch (n) {
		if (!(n instanceof g) || !n.mayHaveHappened || a.reason() !== void 0) throw n;
		let r = await TC(e, t, l);
		return r.state === "done" ? r : yx(n);
	}
}
function vC({ context: e }, { fields: t, identity: n, label: r, seen: i }, a) {
	let o = bf.liveContext(a, e, typeof n == "string" ? n : r), s = t.map(({ field: e, part: t }) => {
		let n = bf.fields.find(({ name: t }) => t === e)?.stored(a, o, t);
		return {
			field: e,
			...t !== void 0 && { part: t },
			...n !== void 0 && { before: n }
		};
	});
	return v_(bf, a, s) === i;
}
var yC = class extends Error {};
const bC = "The service's answer about this webhook is incomplete, so it was not written. Apply again. If that does not help, the service has changed or has a fault.";
async function xC({ stop: e }) {
	let t = await e.beforeWrite();
	if (t !== void 0) throw new yC(t);
}
async function SC(e, t, n) {
	let { wait: r, stop: i } = e;
	await xC(e);
	try {
		return await CC(e, t, n);
	} catch (a) {
		if (!(a instanceof g) || !a.mayHaveHappened || i.reason() !== void 0) throw a;
		let o = await tx(() => DC(e, n));
		if (o) return Cx(bf, t, o, e.context);
		await r(2e3);
		let s = await tx(() => DC(e, n).then((e) => ({ found: e })));
		if (!s || i.reason() !== void 0) throw a;
		return s.found ? Cx(bf, t, s.found, e.context) : CC(e, t, n).catch((e) => {
			throw e instanceof g ? vx(e, a) : e;
		});
	}
}
async function CC(e, t, n) {
	let { client: r, projectId: i, posts: a } = e, o = () => a.set(t.ref, (a.get(t.ref) ?? 0) + 1);
	try {
		let a = await r.createWebhook(Fb(i), n);
		return o(), wC(e, t, aC(a)) ?? await TC(e, t, () => DC(e, n));
	} catch (e) {
		throw e instanceof g && e.mayHaveHappened && o(), e;
	}
}
function wC({ context: e }, t, n) {
	if (!(!("webhook" in n) || xx(bf, t, n.webhook, e).length > 0)) return Cx(bf, t, n.webhook, e);
}
async function TC(e, t, n) {
	return wC(e, t, aC(await tx(n))) ?? bx;
}
function EC(e, t) {
	let n = Je([...e.events].sort(), [...t.events].sort()), r = e.branch === void 0 || e.branch === (t.branch ?? null);
	return Nd(e.url, t.url) && r && n;
}
async function DC(e, t) {
	let { objects: n, unusable: r } = await cC(e.client, e.projectId), i = n.find((e) => EC(e, t));
	if (!i && r.some(({ names: e }) => e.length === 0 || e.some((e) => Nd(e, t.url)))) throw new ex();
	return i;
}
function OC({ context: e }, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [], { url: r, ...i } = NS(bf.fields, t, {}, n);
	return {
		...i,
		...r !== void 0 && { url: Od(r, e.variables) }
	};
}
function kC({ ref: e }, { url: t, events: n, ...r }) {
	if (t === void 0 || n === void 0) throw Error(`${e} creates a webhook without URL or events`);
	return {
		...r,
		url: t,
		events: n
	};
}
// src/remote/webhook/twins.ts
async function AC(e, t, n) {
	let r = t.changes.filter((t) => t.action === "create" && e.posts.has(t.ref));
	if (r.length === 0) return;
	if (e.stop.reason() !== void 0) {
		for (let t of r) (e.posts.get(t.ref) ?? 0) > 1 && n.remark(LC(t, "The run ended before the webhooks were read again"));
		return;
	}
	let i = (await tx(() => cC(e.client, e.projectId)))?.objects;
	for (let t of r) {
		let a = new Set(r.filter((e) => e !== t).map((e) => NC(n.of(e)))), o = i?.filter(({ webhook_id: e }) => !a.has(e));
		o ? await jC(e, t, o, n) : n.remark(LC(t, "The webhooks could not be read again"));
	}
}
async function jC(e, t, n, r) {
	let i = kC(t, OC(e, t)), a = n.filter((n) => EC(n, i) && Cx(bf, t, n, e.context).state === "done"), o = e.posts.get(t.ref) ?? 0, s = a.every(({ branch: e }) => e !== void 0);
	if (!s && o < 2) return;
	let c = NC(r.of(t)), l = a.map(({ webhook_id: e }) => e), u = [...l, ...await MC(l, e, c)].sort(), [d, ...f] = u;
	if (d === void 0 || f.length === 0) return;
	let p = u.length <= o;
	for (let n of f) {
		let i = s && (p || n === c) && await PC(e, n);
		i && n === c && r.correct(t, {
			state: "done",
			id: d
		}), r.remark(i ? FC(t, d, n) : IC(t, d, n));
	}
}
async function MC(e, { client: t, projectId: n }, r) {
	return r === void 0 || e.length === 0 || e.includes(r) ? [] : await tx(() => t.webhook(Fb(n), r)) ? [r] : [];
}
function NC(e) {
	return e.state === "done" ? String(e.id) : void 0;
}
async function PC({ client: e, projectId: t }, n) {
	try {
		return await e.destroyWebhook(Fb(t), n), !0;
	} catch (e) {
		if (e instanceof g) return !1;
		throw e;
	}
}
function FC({ label: e, place: t }, n, r) {
	return L("twin-webhook", `Webhook ${e} existed twice. This run made ${r} and removed it again; ${n} stays.`, {
		place: t,
		reach: "change",
		severity: "notice"
	});
}
function IC({ label: e, place: t }, n, r) {
	return L("twin-webhook", `Webhook ${e} exists twice, as ${n} and as ${r}: another run may have created it at the same time. Delete one of them in the project.`, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
function LC({ label: e, place: t }, n) {
	return L("twin-webhook", `${n}, so it is not known whether ${e} was created twice. Look at the webhooks in Lokalise. If there are two, delete one of them.`, {
		place: t,
		reach: "change",
		severity: "warning"
	});
}
// src/remote/webhook.ts
const RC = {
	kind: "webhook",
	observe: lC,
	lookUp: cC,
	batches: (e) => [...e.filter(zC), ...e.filter((e) => !zC(e))].map(BC),
	open(e) {
		let t = {
			...e,
			posts: new Map()
		}, n = (e) => e.action === "destroy" ? mC(t, e) : gC(t, e);
		return {
			send: ({ changes: e }) => Promise.all(e.map(async (e) => ({
				change: e,
				outcome: await n(e)
			}))),
			finish: (e, n) => AC(t, e, n)
		};
	}
};
function zC({ action: e }) {
	return e !== "destroy";
}
function BC(e) {
	return {
		kind: "webhook",
		action: e.action,
		changes: [e]
	};
}
// src/remote/remotes.ts
const VC = [tC, RC];
// src/remote/remoteOf.ts
function HC({ name: e }) {
	let t = VC.find(({ kind: t }) => t === e);
	if (!t) throw Error(`no file of effects sends a ${e}`);
	return t;
}
// src/apply/order.ts
function UC({ changes: e }) {
	let t = e.filter((e) => e.action === "update" && KC(e)), n = new Set(t), r = e.filter((e) => !n.has(e) && e.action !== "destroy"), i = e.filter(({ action: e }) => e === "destroy");
	return [
		...WC(t),
		r,
		i
	].filter((e) => e.length > 0);
}
function WC(e) {
	let t = new Map();
	for (let n of e) for (let e of qC(n, "before")) t.set(e, [...t.get(e) ?? [], n]);
	let n = new Map(e.map((e) => [e, GC(e, t)])), r = new Set(e), i = [];
	for (; r.size > 0;) {
		let e = [...r].filter((e) => !n.get(e)?.some((e) => r.has(e))), t = e.length > 0 ? e : [...r].slice(-1);
		for (let e of t) r.delete(e);
		i.push(t);
	}
	return i;
}
function GC(e, t) {
	let n = qC(e, "after").flatMap((e) => t.get(e) ?? []);
	return [...new Set(n)].filter((t) => t !== e);
}
function KC(e) {
	return e.fields.some(({ field: t }) => xp(e.kind, t).role === "identity");
}
function qC(e, t) {
	return e.fields.filter(({ field: t }) => xp(e.kind, t).role === "identity").flatMap((n) => JC(n[t] ?? null).map((t) => `${e.kind} ${t}`));
}
function JC(e) {
	return typeof e == "string" ? [e] : typeof e == "object" && e ? Object.values(e).flatMap(JC) : [];
}
// src/apply/apply.ts
function YC(e, { batchSize: t }) {
	return UC(e).map((e) => q.flatMap((n) => {
		let r = e.filter((e) => e.kind === n.name);
		return r.length === 0 ? [] : HC(n).batches(r, t);
	}));
}
async function XC(e, t, n) {
	let r = new Zb(), i = ZC(e, t, n), a = Wb(n.concurrency);
	for (let e of YC(t, n)) {
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
function ZC(e, t, n) {
	let { project: r } = t, i = {
		client: e,
		projectId: r.id,
		context: {
			project: r,
			rules: xe,
			variables: n.variables,
			evidence: Ht
		},
		useAutomations: n.useAutomations,
		wait: n.wait,
		stop: new px(n.halt, n.mayWrite),
		backup: new qb(n.backup),
		languages: new nx(e, r)
	}, a = new Map(), o = (e) => {
		let t = a.get(e) ?? HC(bp(e)).open(i);
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
function QC(e, t) {
	let { restore: n, ...r } = e, i = t.map(({ kind: e, id: t, entry: n, action: r, wrote: i }) => {
		let { idMember: a } = bp(e);
		return {
			[a]: n[a] ?? t,
			action: r,
			...Object.keys(i).length > 0 && { values: i }
		};
	}), a = q.flatMap(({ name: e, plural: n }) => {
		let r = t.filter(({ kind: t }) => t === e).map(({ entry: e }) => e);
		return r.length === 0 ? [] : [[n, r]];
	}), o = new W.Document({
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
		` Project: ${$C(`${e.project_name} (${e.project})`)}`,
		` Time: ${e.time}`,
		` To restore it: ${$C(n)}`
	].join("\n"), o.toString({
		lineWidth: 0,
		defaultStringType: "PLAIN"
	});
}
function $C(e) {
	return e.replace(ew, " ");
}
const ew = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
// src/files/backup.ts
var tw = class extends Error {
	constructor(e, t) {
		let n = t instanceof Error ? t.message : String(t);
		super(`The backup ${e} cannot be written: ${n}. Fix that, or choose another folder with backup-dir.`);
	}
};
function nw(e, t, n) {
	let r = new Date(n).toISOString().replace(/[-:]|\.\d+/g, ""), i = j(e, `${t.replace(/[${}]/g, "").replace(/[^A-Za-z0-9_.-]/g, "-")}-${r}`), a, o = !1;
	return {
		get path() {
			return o ? a : void 0;
		},
		async write(t, n) {
			try {
				await oe(e, { recursive: !0 });
				for (let e = 1; a === void 0; e++) {
					let t = e === 1 ? `${i}.yaml` : `${i}-${e}.yaml`;
					await aw(t) && (a = t);
				}
				n.size > 0 && await iw(rw(a), `${JSON.stringify(Object.fromEntries(n), null, 2)}\n`), await iw(a, t(a)), o = !0;
			} catch (e) {
				let t = new tw(a ?? `${i}.yaml`, e);
				for (let e of a === void 0 ? [] : [a, rw(a)]) await le(`${e}.part`, { force: !0 }).catch(() => {});
				throw a !== void 0 && !o && await le(a, { force: !0 }).catch(() => {}), o || (a = void 0), t;
			}
		}
	};
}
function rw(e) {
	return `${e.replace(/\.yaml$/, "")}.urls.json`;
}
async function iw(e, t) {
	await le(`${e}.part`, { force: !0 }), await de(`${e}.part`, t, {
		flag: "wx",
		mode: 384
	}), await ce(`${e}.part`, e);
}
async function aw(e) {
	try {
		return await de(e, "", {
			flag: "wx",
			mode: 384
		}), !0;
	} catch (e) {
		if (e instanceof Error && "code" in e && e.code === "EEXIST") return !1;
		throw e;
	}
}
// src/plan/reviewed.ts
function ow(e, t, n) {
	let r = sw(t.changes, (e) => R(cw(e))), i = new Set(e.changes.filter((e) => r.get(R(cw(e)))?.shift())), a = sw([...r.values()].flat(), lw), o = e.changes.flatMap((e) => {
		if (i.has(e)) return [];
		let t = a.get(lw(e))?.shift();
		return t && gw(t, e, n) ? (i.add(e), []) : [{
			change: e,
			outcome: pw(t ? uw(t, e) : "this change is not in the reviewed plan")
		}];
	}), s = [...a.values()].flat().map((e) => ({
		change: e,
		outcome: mw(e, n) ?? pw("this change is in the reviewed plan, but a plan from the present manifests and live values does not have it")
	}));
	return {
		plan: {
			...e,
			changes: e.changes.filter((e) => i.has(e))
		},
		notApplied: [...o, ...s]
	};
}
function sw(e, t) {
	let n = new Map();
	for (let r of e) n.set(t(r), [...n.get(t(r)) ?? [], r]);
	return n;
}
function cw(e) {
	let t = dw(e).map(({ field: e, part: t = null, before: n = null, after: r }) => ({
		field: e,
		part: t,
		before: n,
		after: r
	})), n = e.action === "destroy" ? e.how : null, r = e.action === "destroy" ? null : e.identity, i = e.action === "update" ? e.renamed_from ?? null : null;
	return [
		lw(e),
		e.label,
		r,
		n,
		i,
		fw(e),
		t
	];
}
function lw(e) {
	let { kind: t, action: n } = e;
	return R([
		t,
		n,
		e.action === "create" ? e.identity : e.id
	]);
}
function uw(e, t) {
	let n = (e) => R(dw(e).map(({ field: e, part: t = null }) => [e, t]));
	return n(e) === n(t) && fw(e) !== fw(t) ? "the live values changed after the reviewed plan was made" : `the reviewed plan has a different change for this ${t.kind}`;
}
function dw(e) {
	return e.action === "destroy" ? [] : e.fields;
}
function fw(e) {
	return e.action === "create" ? "" : e.seen;
}
function pw(e) {
	return {
		state: "not attempted",
		message: `${e}. Plan again, and review the new plan.`
	};
}
function mw(e, t) {
	let n = bp(e.kind), r = t.live.objects[n.plural];
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
	let i = r.objects.find((r) => (e.action === "create" || n.id(r) === e.id) && hw(n, e.fields, r, e.label, t));
	return i === void 0 ? void 0 : {
		state: "done",
		id: n.id(i)
	};
}
function hw(e, t, n, r, i) {
	let a = e.liveContext(n, i, r);
	return t.every(({ field: t, part: r, after: i }) => {
		let o = e.fields.find(({ name: e }) => e === t), s = o?.stored(n, a, r);
		return o !== void 0 && s !== void 0 && o.same(s, i, a);
	});
}
function gw(e, t, n) {
	let r = bp(e.kind);
	if (!r.updatesInParts || e.action !== "update" || t.action !== "update") return !1;
	let i = ({ field: e, part: t, before: n = null, after: r, seen: i }) => R([
		e,
		t ?? null,
		n,
		r,
		i ?? null
	]), a = new Set(t.fields.map(i)), o = e.fields.filter((e) => !a.delete(i(e))), s = n.live.objects[r.plural]?.objects.find((e) => r.id(e) === t.id);
	return a.size === 0 && s !== void 0 && hw(r, o, s, t.label, n);
}
// src/run/connect.ts
function _w({ token: e = "", rate: t, concurrency: n }, { apiUrl: r, signal: i, onResponse: a, onWait: o }) {
	try {
		return dh(new w({
			token: e,
			...r !== void 0 && { baseUrl: r },
			rate: t,
			concurrency: n,
			signal: i,
			onResponse: a,
			...o && { onWait: o }
		}));
	} catch (e) {
		if (!(e instanceof x)) throw e;
		return fh(L("bad-setting", (e.argument === "baseUrl" ? "api-url: " : "") + e.message));
	}
}
// src/backup/needs.ts
function vw({ changes: e }) {
	return e.some((e) => e.action === "destroy" || e.action === "update" && e.fields.some((t) => ag(e.kind, t)));
}
function yw({ changes: e }) {
	return e.some((e) => e.action === "update" && (bp(e.kind).backsUpWhole || bw(e)));
}
function bw({ kind: e, fields: t }) {
	return t.some((t) => t.part === void 0 ? cg(e, t) : !xw(t.before));
}
function xw(e) {
	return typeof e == "object" && e ? Object.keys(e).length === 0 : e === void 0 || e === "";
}
// src/files/uncovered.ts
async function Sw(e, t, n, r) {
	let i = new Set(Object.values(await Rh(e, r)).flat()), a = await Eh("**/*.{yaml,yml}", {
		cwd: t.working,
		dot: !0,
		ignore: ["**/node_modules/**", "**/.git/**"]
	}, {}, r), o = n === void 0 ? void 0 : M(t.working, n), s = new Map();
	for (let e of a.sort()) {
		if (r.aborted) break;
		if (i.has(e) || o !== void 0 && e.startsWith(o + re)) continue;
		let n = ph(e, t);
		await pe();
		for (let r of await Cw(e, t)) s.has(r) || s.set(r, n);
	}
	return s;
}
async function Cw(e, t) {
	try {
		let n = vh(await _h(e, t));
		return q.flatMap((t) => t.namesInManifest?.(e, n) ?? []);
	} catch {
		return [];
	}
}
// src/files/unreadTexts.ts
async function ww({ texts: e }, t, n, r, i) {
	let a = e.filter(({ files: e }) => rd(e)), o = [];
	for (let e of a) for (let t of await Oh(e, r, i)) {
		let n = kh(e, t);
		o.push({
			full: t,
			path: n,
			source: e,
			language: Xu(e, n)
		});
	}
	let s = new Set(Object.values(await Rh(n, i)).flat());
	for (let { full: e, source: n, language: r } of o) r !== void 0 && Tw(n, t).includes(r) && s.add(e);
	let c = new Map();
	for (let e of o) {
		if (i.aborted) break;
		if (!(s.has(e.full) || Ew(e, t).some((e) => s.has(e)))) {
			await pe();
			for (let t of await Dw(e, r)) c.has(t) || c.set(t, ph(e.full, r));
		}
	}
	return c;
}
function Tw({ languages: e }, t) {
	return e ?? [t];
}
function Ew({ path: e, source: t, language: n }, r) {
	return n === void 0 ? [] : Tw(t, r).flatMap((n) => {
		let r = $u(t, e, n);
		return r === void 0 ? [] : [M(t.folder, r)];
	});
}
async function Dw({ full: e, path: t, source: n, language: r = "" }, i) {
	try {
		let a = vh(await _h(e, i)), o = {
			source: {
				...n,
				readsAll: !0
			},
			language: r,
			...ed(n, t)
		};
		return q.flatMap((t) => (t.textFiles?.read(e, a, o).entries ?? []).flatMap(({ values: e }) => r_(t.identity(e))));
	} catch {
		return [];
	}
}
// src/kinds/declaration.ts
function Ow({ entries: e }) {
	return q.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => jw(t, e)));
}
function kw(e, t, n = []) {
	let r = [t, ...n], i = q.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => Aw(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Aw(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function jw(e, t) {
	let { values: n, file: r, spot: i, parts: a = [t] } = t;
	return e.fields.flatMap((e) => (e.languages?.(n) ?? []).map(({ language: t, path: n }) => ({
		language: t,
		place: je(r, i, [e.name, ...n]),
		ofText: e.role === "text",
		inSource: a.some(({ from: e }) => e?.language === t)
	})));
}
// src/plan/earlierEntries.ts
function Mw(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Me(t, n, i ? [i.name, r] : []).path;
}
function Nw(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function Pw(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Fw(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Fw(e, t), ...(n_(e, t).previously ?? []).map(Iw)];
		return S_(e, {
			target: [...new Set(r.flatMap((e) => n.get(e) ?? []))],
			head: [t]
		}, (t) => Qg(e, t.values).texts).get(t);
	};
}
function Fw(e, t) {
	let { id: n } = n_(e, t);
	return [...n === void 0 ? [] : [R(["id", n])], ...r_(e.identity(t.values)).map(Iw)];
}
function Iw(e) {
	return R(["name", e]);
}
// src/plan/conflicts.ts
function Lw(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Mw(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? Pw(r, t);
		i.set(r, a);
		let o = a(n), s = o && Nw(r, o, e.part ?? "");
		return s === void 0 || R(s) !== R(e.declared);
	});
}
function Rw(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function zw(e) {
	return e.map(({ item: e, entry: t, kind: n }) => Le(n, t, "conflict", Bw(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Bw({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Vw({ code: e }) {
	return e === "conflict";
}
function Hw(e) {
	return !Vw(e);
}
// src/plan/languages.ts
function Uw(e, t) {
	let n = Ow(e).filter(({ language: e, ofText: t }) => e !== "*" || t);
	return [
		...Ww(e, t),
		...Gw(n, t),
		...Yw(n.filter(({ ofText: e }) => e), t)
	];
}
function Ww({ entries: e }, { name: t, type: n }) {
	let r = q.find(({ plural: t, projectTypes: r }) => e[t]?.length && r && !r.includes(n));
	if (!r) return [];
	let i = r.projectTypes?.map((e) => `"${e}"`).join(" or ");
	return [L("project-type", `Project ${t} is of type "${n}", which has no single ${r.plural} to manage. Choose a project of type ${i}.`, { reach: "project" })];
}
function Gw(e, t) {
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
		let a = rr(e, n), o = i > 1 ? `from the manifests ("${e}" is in ${i} places; this is the first)` : "here", s = `${r.inSource ? "map its code with language_map in the row of texts, " : ""}add the language to the project, or remove it ${o}.`, c = a === "" ? Kw(s) : `Otherwise ${s}`;
		return L("unknown-language", `Project ${t.name} has no language "${e}".${a} ${c}`, {
			place: r.place,
			reach: "project"
		});
	});
}
function Kw(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function qw({ declared: e, textFiles: t }, { name: n, baseLanguage: r }) {
	let i = [...t.values()], a = Object.values(e.entries).flatMap((e) => e.flatMap((e) => (e.parts ?? [e]).flatMap(({ from: e }) => e ?? [])));
	return [...new Set(i.map(({ source: e }) => e))].flatMap((e) => {
		if (e.languages) return [];
		let t = [...i, ...a].filter(({ source: t }) => t === e), o = [...new Set(t.flatMap(({ language: e }) => e ?? []))];
		if (o.length === 0 || o.includes(r)) return [];
		let s = o.find((e) => ar(e, r)), c = s === void 0 ? "Add its file, or list the languages of this row under languages." : `Add language_map: { ${s}: ${r} } to this row.`;
		return [L("no-language-file", `The base language of project ${n} is ${r}, but "${e.files}" has only ${o.join(", ")}. ${c}`, {
			place: e.place,
			reach: "project"
		})];
	});
}
function Jw(e, { name: t, languages: n }) {
	let r = n?.map(({ iso: e }) => e);
	return [...e].flatMap(([e, n]) => !r || e === "*" || r.includes(e) ? [] : [L("unknown-language", `Project ${t} has no language "${e}", so its setting under languages has no effect. Correct it, or remove it here.${rr(e, r)}`, {
		place: n,
		severity: "warning",
		reach: "change"
	})]);
}
function Yw(e, t) {
	let [n] = e;
	return !n || !t.segmentation ? [] : [L("segmented-project", `Project ${t.name} keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (${e.length} texts), or turn segmentation off; all other fields work.`, {
		place: n.place,
		reach: "change"
	})];
}
async function Xw(e, t, n) {
	let r = await Zw(e, t, n);
	return r.ok ? dh(r.value.project) : r;
}
async function Zw(e, t, { languages: n, ...r }) {
	let [i, a] = await Promise.all([e.projectDetails(Fb(t)), n ? eT(e, t) : dh(void 0)]);
	if (!a.ok) return a;
	let o = a.value, s = o && ut(o, tT);
	if (o && !s) return fh(nT("a language has no usable lang_iso"));
	let c = Qw(t, i, s, r);
	return c.ok ? dh({
		project: c.value,
		details: i,
		languages: o
	}) : c;
}
function Qw(e, t, n, r) {
	let i = rt(t) ?? {}, a = rt(i.settings) ?? {}, o = at(a.per_platform_key_names), s = at(a.segmentation), c = B(i.base_language_iso) || $w(i.base_language_id, n), l = [
		...r.names && o === void 0 ? ["settings.per_platform_key_names"] : [],
		...r.texts && s === void 0 ? ["settings.segmentation"] : [],
		...r.texts && c === void 0 ? ["base_language_iso"] : []
	];
	return l.length > 0 ? fh(nT(`the project has no usable ${l.join(" and ")}`)) : dh({
		id: e,
		name: B(i.name) || e,
		type: B(i.project_type) || "localization_files",
		baseLanguage: c ?? "",
		languages: n,
		perPlatformNames: o ?? !1,
		segmentation: s ?? !1,
		autoToggleUnverified: at(a.auto_toggle_unverified)
	});
}
function $w(e, t) {
	let n = ct(e);
	return n === void 0 ? void 0 : t?.find((e) => e.id === n)?.iso;
}
async function eT(e, t) {
	let n = await Qb(() => e.languages(t, { limit: 500 }), (e) => B(rt(e)?.lang_iso));
	return n ? dh(n) : fh(L("incomplete-live", "The service's list of the project's languages was incomplete in two attempts. Nothing is planned for this project. Run again. If that does not help, the service has a fault.", { reach: "project" }));
}
function tT(e) {
	let { lang_iso: t, lang_id: n, plural_forms: r } = rt(e) ?? {}, i = B(t);
	if (i !== void 0 && i !== "") return {
		iso: i,
		id: ct(n),
		pluralForms: ut(r, B) ?? []
	};
}
function nT(e) {
	return L("unusable-answer", `The service's answer cannot be used: ${e}. Nothing is planned for this project. Run again. If that does not help, the service has changed or has a fault.`, { reach: "project" });
}
// src/remote/observe.ts
async function rT(e, t, ...n) {
	let r = n.flatMap(Ow), i = q.filter(({ plural: e }) => n.some(({ entries: t }) => t[e])), a = await Xw(e, t, {
		languages: r.length > 0,
		names: i.some(({ namesByPlatform: e }) => e),
		texts: r.some(({ ofText: e }) => e)
	});
	if (!a.ok) return a;
	let o = a.value, s = n.flatMap((e) => Ow(kw(e, o.baseLanguage))), c = new Set(s.flatMap(({ language: e, ofText: t }) => t ? [e] : []));
	return aT(e, o, i, o.segmentation ? [] : (o.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
async function iT(e, t, { kinds: n, languages: r, leavesOut: i }) {
	let a = await Xw(e, t, {
		languages: !0,
		names: !0,
		texts: !0
	});
	if (!a.ok) return a;
	let o = r(a.value);
	if (!o.ok) return o;
	let s = a.value.segmentation ? [] : o.value;
	return aT(e, a.value, n, s, i);
}
async function aT(e, t, n, r, i = () => !1) {
	let a = await Promise.all(n.map(async (n) => {
		try {
			return {
				kind: n,
				found: await HC(n).observe(e, t.id, r)
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
	return dh({
		project: t,
		objects: o
	});
}
async function oT(e, t, n) {
	let r = q.filter(({ plural: e }) => (n[e]?.length ?? 0) > 0), i = r.some(({ namesByPlatform: e }) => e), [a, ...o] = await Promise.all([Xw(e, t, {
		languages: !0,
		names: i,
		texts: i
	}), ...r.map(async (r) => ({
		plural: r.plural,
		objects: await HC(r).lookUp(e, t, n[r.plural] ?? [])
	}))]);
	if (!a.ok || o.some(({ objects: e }) => e.unusable.length > 0)) throw new ex();
	return {
		project: a.value,
		objects: Object.fromEntries(o.map(({ plural: e, objects: t }) => [e, t]))
	};
}
// src/plan/comparePlans.ts
function sT(e, t) {
	let n = cT(t.plan, pT), r = hT([e.plan, t.plan]), i = cT(e.plan, r), a = uT(e.plan), o = new Set(t.plan.kept.map(_T)), s = new Set(yT(t).map(bT)), c = new Set((t.plan.sends ?? []).map(vT)), l = new Set(Object.keys(t.plan.counts.by_kind));
	return {
		caused: lT(e.plan, pT, (e, t) => !n(e, t)),
		pending: lT(e.plan, pT, n),
		resolved: lT({ changes: t.plan.changes.filter((e) => !a(e)) }, r, (e, t) => !i(e, t)),
		kept: e.plan.kept.filter((e) => !o.has(_T(e))),
		sends: (e.plan.sends ?? []).filter((e) => !c.has(vT(e))),
		released: e.unmanaged.filter((e) => l.has(bp(e.kind).plural) && !s.has(bT(e)))
	};
}
function cT({ changes: e }, t) {
	let n = new Set(e.flatMap((e) => t(e).map((t) => R([fT(e), t]))));
	return (e, t) => n.has(R([e, t]));
}
function lT({ changes: e }, t, n) {
	return e.flatMap((e) => {
		let r = fT(e), i = t(e);
		if (e.action !== "update") return i.every((e) => n(r, e)) ? [e] : [];
		let a = e.fields.filter((e, t) => n(r, i[t] ?? ""));
		return a.length === 0 ? [] : [dT(e, a)];
	});
}
function uT({ kept: e, skipped: t }) {
	let n = new Set(e.filter(({ reason: e }) => e === "held-back").map(bT)), r = new Set(t.map(({ kind: e, label: t }) => R([e, t])));
	return (e) => r.has(R([e.kind, e.label])) || e.action === "destroy" && n.has(bT(e));
}
function dT(e, t) {
	let { renamed_from: n, ...r } = e, i = t.some(({ field: t }) => xp(e.kind, t).role === "identity");
	return {
		...r,
		...n !== void 0 && i && { renamed_from: n },
		fields: t
	};
}
function fT(e) {
	return e.action === "create" ? R([
		e.kind,
		"new",
		e.identity
	]) : R([e.kind, String(e.id)]);
}
function pT(e) {
	return e.action === "update" ? e.fields.map(mT) : e.action === "destroy" ? [R(["destroy", e.how])] : [R(["create", ...e.fields.map(mT).toSorted()])];
}
function mT({ field: e, part: t, after: n }) {
	return R([
		e,
		t ?? null,
		n
	]);
}
function hT(e) {
	let t = new Set(e.flatMap(gT));
	return (e) => e.action === "update" ? e.fields.map(({ field: e, part: t }) => R([e, t ?? null])) : t.has(fT(e)) ? pT(e) : [e.action];
}
function gT({ changes: e }) {
	let t = new Set();
	return e.map(fT).filter((e) => t.size === t.add(e).size);
}
function _T(e) {
	let { kind: t, id: n, reason: r } = e, i = "field" in e ? [
		e.field,
		e.part ?? null,
		e.declared
	] : [];
	return R([
		t,
		String(n),
		r,
		...i
	]);
}
function vT({ variable: e, host: t }) {
	return R([e, t]);
}
function yT({ plan: e, unmanaged: t }) {
	let n = e.kept.filter((e) => !("place" in e));
	return [
		...t,
		...e.changes.filter((e) => e.action === "destroy"),
		...n
	];
}
function bT({ kind: e, id: t }) {
	return R([e, String(t)]);
}
// src/report/words/figures.ts
function J(e, t) {
	return `${xT(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function xT(e) {
	return e.toLocaleString("en-US");
}
// src/report/words/kindWords.ts
function ST(e) {
	return bp(e).words;
}
function CT(e, t) {
	let { one: n, many: r } = ST(t);
	return `${xT(e)} ${e === 1 ? n : r}`;
}
// src/model/unseen.ts
const wT = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu, TT = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function Y(e) {
	return e.replace(wT, (e) => TT[e] ?? ET(e));
}
function ET(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function DT(e) {
	return e.split("\n").map(Y).join("\n");
}
function X(e, t) {
	return AT(Y(e.length > 2 * t + 2 ? e.slice(0, 2 * t + 2) : e), t);
}
const OT = 4e3;
function kT(e) {
	return X(e, OT);
}
function AT(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function jT(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function MT(e, t, n) {
	if (AT(e, n) === e && AT(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * NT - 1), r)].slice(-NT).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const NT = 15;
function PT(e, t = 60) {
	return `"${IT(X(e, t))}"`;
}
const FT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function IT(e) {
	return FT.test(e) ? `\u2068${e}\u2069` : e;
}
const LT = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function RT(e) {
	return e.replace(LT, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function zT(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(wT, (e) => e === "\n" ? e : ET(e));
}
// src/report/words/labels.ts
function BT({ kind: e, label: t }) {
	let n = Y(t), { prefix: r, maxName: i } = ST(e);
	return r + jT(n, i);
}
function VT(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${Y(n.file)}:${n.line}` : "(not declared)";
}
function HT({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${Y(e)}: `) + (n ? `${X(n.project.name, 80)} (${X(t, 200)})` : X(t, 200));
}
function UT(e) {
	return e.length <= 3 ? e.map((e) => Y(e)).join(", ") : J(e.length, "manifest");
}
// src/settings/rawOptions.ts
function Z(e, t) {
	let n = t[xo(e)];
	return GT(n) ? e.schema.safeParse(KT(e, n)).data : void 0;
}
function WT(e) {
	return gb.flatMap((t) => {
		let n = xo(t), r = e[n];
		return !GT(r) || t.schema.safeParse(KT(t, r)).success ? [] : [L("bad-setting", `The value of ${n} is "${r.at(-1)}", but it must be ${t.expects}.`)];
	});
}
function GT(e) {
	return e !== void 0 && e.length > 0;
}
function KT({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || n.trim() === "" ? NaN : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
// src/settings/chooseProjects.ts
function qT(e, t, n) {
	let r = (e) => L("bad-setting", e), i = Z(dv, e), a = t?.projects && [...t.projects.keys()];
	if (!a) return {
		names: [void 0],
		others: [],
		problems: i ? [L("no-project", "--only (in the action: only) needs projects in lokaform.yaml, but there are none. Remove the option.")] : []
	};
	let o = (i ?? []).flatMap((e) => a.includes(e) ? [] : [L("no-project", `lokaform.yaml has no project "${e}".${rr(e, a) || ` There are ${a.join(", ")}.`}`)]), s = a.filter((e) => n !== void 0 && t?.projects?.get(e)?.get(lv) === n);
	if (!i && s.length > 0) return {
		names: s,
		others: [],
		problems: o
	};
	let c = i ? a.filter((e) => i.includes(e)) : a, l = [lv, ...F_];
	if (c.length > 1) for (let t of l) Z(t, e) !== void 0 && o.push(r(`The option --${xo(t)} (in the action: ${xo(t)}) works only for one project, but lokaform.yaml has ${c.length} projects. Choose one with --only (in the action: only).`));
	return {
		names: c,
		others: a.filter((e) => !c.includes(e)),
		problems: o
	};
}
// src/settings/filePart.ts
function JT(e, t, n, r, i = []) {
	let a = hb.filter(({ file: e }) => e === n || e === "both"), o = a.filter(({ parent: e }) => e === void 0), s = new Set(a.flatMap(({ parent: e }) => e ?? [])), c = rE(e, t, {
		members: [...o.map(ZT), ...[...s].map(QT)],
		thing: r,
		within: i
	}), l = new Map([...s].map((n) => [n, eE(e, t, n, a, i)])), u = o.map((n) => tE(e, t, n, i)), d = new Map(o.map((n) => [n, nE(e, t, n)])), f = ({ parent: e }) => e === void 0 ? c : l.get(e), p = ({ parent: e, name: t }) => e === void 0 ? [t] : [e, t], { file: m } = e;
	return {
		part: {
			get: (e) => {
				let t = f(e)?.values[e.name];
				return t === void 0 ? void 0 : e.schema.safeParse(t).data;
			},
			isBroken: (e) => (f(e)?.broken.has(e.name) ?? !1) || (d.get(e)?.length ?? 0) > 0,
			place: (e, ...n) => Ae(m, t.spot, [...p(e), ...n]),
			namePlace: (e, ...n) => je(m, t.spot, [...p(e), ...n])
		},
		problems: [...[
			c,
			...l.values(),
			...u
		].flatMap(({ problems: e }) => e), ...[...d.values()].flat()]
	};
}
function YT({ value: e, spot: t }, n) {
	return {
		value: oE(e) ? e[n] : void 0,
		spot: t.members?.get(n) ?? t
	};
}
const XT = a(b(), s());
function ZT(e) {
	return e.entries ? {
		...e,
		schema: f(s())
	} : e.members ? {
		...e,
		schema: XT
	} : e;
}
function QT(e) {
	let t = hb.filter(({ parent: t }) => t === e).map((e) => e.name), n = `a mapping of ${t.slice(0, -1).join(", ")} and ${t.at(-1)} to numbers`;
	return {
		name: e,
		schema: XT,
		expects: n
	};
}
const $T = {
	values: {},
	broken: new Set(),
	problems: []
};
function eE(e, t, n, r, i) {
	let a = r.filter(({ parent: e }) => e === n), o = YT(t, n), s = [...i, n];
	return oE(o.value) ? rE(e, o, {
		members: a,
		thing: s.join("."),
		within: s
	}) : $T;
}
function tE(e, t, { name: n, schema: r, members: i }, a) {
	let o = YT(t, n);
	if (!i || !oE(o.value)) return $T;
	let s = Object.keys(o.value).map((e) => ({
		...i,
		name: e
	})), c = [...a, n];
	return rE(e, o, {
		members: s,
		thing: c.join("."),
		within: c,
		schema: r
	});
}
function nE(e, t, { name: n, entries: r }) {
	let i = YT(t, n);
	return r && Array.isArray(i.value) ? kr(e, i, r).problems : [];
}
function rE({ file: e, textAt: t }, { value: n, spot: r }, { members: i, thing: a, within: o, schema: s = iE(i) }) {
	let c = n ?? {}, l = s.safeParse(c), u = l.success ? [] : l.error.issues, d = new Set(u.flatMap(aE)), f = new Map(i.map(({ name: e, expects: t }) => [e, {
		expects: t,
		empty: void 0,
		optional: !0
	}])), p = oE(c) ? Object.entries(c).filter(([e]) => !d.has(e)) : [];
	return {
		values: Object.fromEntries(p),
		broken: d,
		problems: vr(u, {
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
function iE(e) {
	return l(Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()])));
}
function aE(e) {
	let [t] = e.path;
	return t === void 0 ? e.code === "unrecognized_keys" ? e.keys : [] : [String(t)];
}
function oE(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// src/settings/config.ts
function sE(e, t) {
	let n = {
		value: e.value,
		spot: e.spot
	}, r = JT(e, n, "top", "lokaform.yaml"), i = cE(e, n, r.part);
	return {
		config: {
			folder: t,
			top: r.part,
			projects: i?.entries
		},
		problems: [...r.problems, ...i?.problems ?? []]
	};
}
function cE(e, t, n) {
	let r = n.get(fv);
	if (r === void 0) return;
	let i = [], a = (e, t) => i.push(L("bad-setting", e, { place: t }));
	n.get(lv) !== void 0 && a("The setting project cannot be at the top of lokaform.yaml, because the file has projects. Move it into an entry of projects.", n.namePlace(lv));
	let o = new Map(), s = YT(t, fv.name);
	Object.keys(r).length === 0 && a("The setting projects is empty. Add a project, or remove the setting.", n.namePlace(fv));
	let c = new Map();
	for (let t of Object.keys(r)) {
		let n = je(e.file, s.spot, [t]);
		lE(t) || a(`"${t}" is not a valid name of a project. Use letters, digits, underscores, dots and hyphens.`, n);
		let { part: r, problems: l } = JT(e, YT(s, t), "entry", "an entry of projects", [fv.name, t]);
		i.push(...l), o.set(t, r);
		let u = r.get(lv), d = c.get(u ?? "");
		u === void 0 ? r.isBroken(lv) || a(`The entry "${t}" has no project. Set project to the id of the project.`, n) : d === void 0 ? c.set(u, t) : a(`The entries "${t}" and "${d}" have the same project. Declare a project in one entry, with all of its manifests.`, r.place(lv));
	}
	return {
		entries: o,
		problems: i
	};
}
function lE(e) {
	return /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(e);
}
// src/settings/configFile.ts
function uE(e, t) {
	return M(t.working, Z(uv, e) ?? uv.default);
}
async function dE(e, t) {
	let n = uE(e, t), r = Z(uv, e) === void 0 || t.commit && !await Ch(n, t), i = r ? uE({}, t) : n;
	if (r && !await Ch(i, t)) return { problems: [] };
	let a = ph(i, t), o;
	try {
		o = vh(await _h(i, t));
	} catch (e) {
		if (e instanceof rm) throw e;
		return { problems: [L("not-read", `The settings in ${a} cannot be read: ${Sh(e)}`)] };
	}
	let s = sa(a, o);
	if (s.broken.length > 0) return { problems: s.problems };
	let { config: c, problems: l } = sE(s, k(i));
	return {
		config: c,
		problems: [...s.problems, ...l].sort(fE)
	};
}
function fE({ place: e }, { place: t }) {
	return (e?.line ?? 0) - (t?.line ?? 0) || (e?.col ?? 0) - (t?.col ?? 0);
}
// src/settings/precedence.ts
function pE(e, { raw: t, environment: n, parts: r }) {
	let i = Z(e, t);
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
function Q(e, t) {
	return pE(e, t)?.value;
}
// src/settings/projectId.ts
const mE = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i, hE = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i, gE = /^[\da-f]+\.\d+(:[\w./-]+)?$/i, _E = {
	where: "the setting project",
	instead: "write the id itself"
}, vE = {
	secrets: [],
	problems: []
};
function yE(e, t) {
	let n = xE(e, t), { id: r, secrets: i } = n, a = Z(vv, t.raw);
	if (r === void 0 || !a || a.some((e) => e === r || e === Fb(r))) return n;
	let o = Z(lv, t.raw) === void 0 ? e?.place(lv) : void 0;
	return {
		secrets: i,
		problems: [L("project-not-allowed", `${bE(r, i, o, t)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`, { ...o && { place: o } })]
	};
}
function bE(e, t, n, { raw: r }) {
	let [i] = t;
	return i ? `The project ${i.shown}` : n ? `The project ${e}` : Z(lv, r) === void 0 ? "The id of the project in the backup" : "The id in --project (in the action: project)";
}
function xE(e, { raw: t, usable: n, config: r, backupProject: i }) {
	let a = Z(lv, t);
	if (a !== void 0) return CE(a);
	let o = e?.get(lv);
	return e && o !== void 0 ? SE(o, n, e.place(lv)) : e?.isBroken(lv) || r?.projects ? vE : i === void 0 ? {
		secrets: [],
		problems: [L("no-project", "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.")]
	} : Dd(i).length > 0 ? SE(i, n, void 0) : {
		id: i,
		secrets: [],
		problems: []
	};
}
function SE(e, t, n) {
	let [r, i, ...a] = Ed(e), o = (e) => ({
		secrets: [],
		problems: e
	});
	if (!Ed(e).some((e) => "name" in e)) return wE(e, `"${e}"`, n);
	let s = i === void 0 ? "" : "text" in i ? i.text : void 0;
	if (!r || !("name" in r) || s === void 0 || a.length > 0 || !/^(:|$)/.test(s)) return o([EE("In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.", n)]);
	let c = `\${${r.name}}`, l = Bd(r.name, _E, t);
	if ("message" in l) return o([L(l.code, l.message, { ...n && { place: n } })]);
	let { value: u } = l;
	if (!gE.test(u)) return o([EE(`The value of ${c} ${TE}`, n)]);
	let d = wE(u + s, `${c}${s}, with the value of ${c},`, n), f = [u, Fb(u)].map((e) => ({
		value: e,
		shown: c
	}));
	return d.id === void 0 ? d : {
		...d,
		secrets: f
	};
}
function CE(e, t = "project") {
	let [n, r] = hE.exec(e.trim()) ?? [], i = `The value of ${t}`;
	return n === void 0 || r === void 0 ? wE(e, i) : /[?&#]branch=/i.test(e) && !r.includes(":") ? {
		secrets: [],
		problems: [EE(`${i} is the URL of a branch. Give the id with :branch after it.`, void 0)]
	} : wE(r.replace(/%3a/i, ":"), i);
}
function wE(e, t, n) {
	return mE.test(e) ? {
		id: e,
		secrets: [],
		problems: []
	} : {
		secrets: [],
		problems: [EE(`${t} ${TE}`, n)]
	};
}
const TE = "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
function EE(e, t) {
	return L("bad-setting", e, { ...t && { place: t } });
}
// src/settings/rules.ts
function DE(e) {
	let t = kE(e.raw), n = q.map(({ name: n, settings: r }) => [n, !t && Q(r.prune, e) || "off"]), r = q.flatMap(({ settings: t }) => t.limits.flatMap((t) => {
		let n = Q(t, e);
		return n === void 0 ? [] : [[t.name, n]];
	})), i = {
		languages: Q(ey, e),
		writers: Q(ry, e),
		take: Q(iy, e),
		owner: Q(ay, e),
		prune: Object.fromEntries(n),
		onRemove: Q(Ny, e),
		onProblem: Q(Py, e),
		protectedTags: Q(oy, e),
		limits: Object.fromEntries(r),
		maxDestroy: Q(Fy, e),
		allowForeignProject: Q(Iy, e)
	};
	return {
		rules: i,
		problems: q.flatMap((t) => jE(t, i, e))
	};
}
function OE(e) {
	let { value: t = {}, part: n } = pE(ey, e) ?? {};
	return new Map(n && Object.keys(t).map((e) => [e, n.namePlace(ey, e)]));
}
function kE(e) {
	return F_.some((t) => Z(t, e) !== void 0) && I_.every((t) => (Z(t, e) ?? "off") === "off");
}
function AE(e, t) {
	let n = I_.some((t) => Z(t, e) !== void 0);
	if (!t || !kE(e) || n) return [];
	let r = [t.top, ...t.projects?.values() ?? []], i = I_.some((e) => r.some((t) => (t.get(e) ?? "off") !== "off")), a = `Prune is off in this run, because ${F_.map((e) => `--${xo(e)}`).join(" or ")} may cover only some of the manifests. To prune anyway, add ${I_.filter(Co).map((e) => `--${xo(e)}`).join(" or ")}.`;
	return i ? [L("bad-setting", a, { severity: "notice" })] : [];
}
function jE(e, t, n) {
	let { plural: r, settings: i } = e, { prune: a } = i, { place: o } = pE(a, n) ?? {}, s = (e) => L("bad-setting", e, { ...o && { place: o } }), c = (e) => n.parts.some((t) => t.isBroken(e)), l = Ve(e, t), u = [];
	return l === "owned" && t.owner === void 0 && !c(ay) && u.push(s(`With ${a.name}: owned, ${r} with your owner tag are removed, but no owner is set. Set owner in lokaform.yaml, for example to the name of your team.`)), l !== "off" && Be(e, t) === void 0 && !c(Ny) && u.push(s(`The setting ${a.name} is on, but on_remove is not set. Set on_remove: archive, which can be undone in the project, or on_remove: destroy (--on-remove for one run).`)), u;
}
// src/settings/textSources.ts
function ME(e, t) {
	if (e.some((e) => e.isBroken(rv))) return;
	let n = e.find((e) => e.get(rv) !== void 0);
	return n?.get(rv)?.map((e, r) => {
		let { files: i, language: a, languages: o, language_map: s = {}, key_name: c = "{path}" } = e, { platform: l, platforms: u, tags: d, plurals: f = "none" } = e;
		return {
			files: i,
			folder: t,
			place: n.place(rv, r, "files"),
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
async function NE(e, t) {
	if (e === void 0) return {
		token: void 0,
		problems: []
	};
	let n = (t) => ({
		token: void 0,
		problems: [L("bad-setting", `The token file ${e} ${t}`)]
	});
	try {
		let r = (await P(M(t, e), "utf8")).trim();
		return r === "" ? n("is empty.") : {
			token: r,
			problems: []
		};
	} catch (e) {
		return n(`cannot be read: ${Sh(e)}`);
	}
}
const PE = [
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"INPUT_GITHUB-TOKEN",
	"INPUT_TOKEN",
	"ACTIONS_RUNTIME_TOKEN",
	"ACTIONS_ID_TOKEN_REQUEST_TOKEN"
];
function FE(e, t, n) {
	let r = [...e?.projects?.values() ?? []].map((e) => wd(t, e.get(cv) ?? "")).filter((e) => e !== void 0 && Ud(e) === void 0), i = PE.map((e) => wd(t, e)), a = [
		n,
		t[Rd],
		...r,
		...i
	].filter((e) => e !== void 0);
	return [...new Set(a)].filter((e) => e !== "");
}
const IE = L("bad-setting", "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).");
function LE(e, { usable: t, runToken: n, isNeeded: r }) {
	let i = e?.get(cv);
	if (!e || i === void 0) return {
		token: n,
		problems: r && n === void 0 ? [IE] : []
	};
	let a = (t) => ({
		token: void 0,
		problems: r ? [L("bad-setting", t, { place: e.place(cv) })] : []
	});
	if (!RE(i, t)) return a(`The setting token_env must not be ${i}: this variable is reserved, or the input allow-variables does not list it. Use a variable of your own that is allowed.`);
	let o = wd(t.values, i) || void 0;
	if (o === void 0) return a(`The environment has no ${i}, which must contain the API token of this project. Set it where lokaform runs, from a secret.`);
	let s = Ud(o);
	return s === void 0 ? {
		token: o,
		problems: []
	} : a(`The value of ${i}, which must contain the API token of this project, ${s}`);
}
function RE(e, { allowed: t }) {
	return e === "LOKALISE_API_TOKEN" || !Hd(e) && (!t || t.includes(e));
}
// src/settings/project.ts
function zE(e, t, n) {
	let { raw: r, environment: i, config: a, usable: o, runToken: s, online: c, needsTokens: l } = n, u = [t, a?.top].filter((e) => e !== void 0), d = {
		raw: r,
		environment: i,
		parts: u
	}, f = LE(t, {
		usable: o,
		runToken: s,
		isNeeded: l
	}), p = c ? yE(u[0], n) : vE, m = DE(d), h = Dd(u[0]?.get(lv) ?? "").length > 0;
	return {
		settings: {
			name: e,
			id: p.id ?? "",
			chosen: Z(lv, r) === void 0 && h ? p.id : void 0,
			secrets: p.secrets,
			token: f.token,
			manifests: BE(d, n),
			rules: m.rules,
			inFile: xb(u),
			languagePlaces: OE(d),
			useAutomations: Q(hy, d),
			concurrency: Q(py, d),
			batchSize: Q(my, d),
			rate: Q(fy, d),
			showTexts: Q(Sv, d)
		},
		problems: [
			...p.problems,
			...f.problems,
			...m.problems
		]
	};
}
function BE({ raw: e, parts: t }, { config: n, working: r }) {
	let i = n?.folder ?? r, a = {};
	for (let n of F_) {
		let o = Z(n, e);
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
	let o = ME(t, i);
	return o && {
		globs: a,
		texts: o,
		folder: i
	};
}
// src/settings/resolve.ts
async function VE(e, t, { folders: n, environment: r, backupDir: i, backupProject: a, token: o }) {
	let { working: s } = n, { config: c, problems: l } = await dE(t, n), u = await NE(Z(sv, t), s), d = o ?? u.token ?? (r.LOKALISE_API_TOKEN || void 0), f = FE(c, r, d), p = {
		values: r,
		tokens: f,
		allowed: Z(yv, t)
	}, m = {
		raw: t,
		environment: r,
		parts: c ? [c.top] : []
	}, h = Q(Wv, m), g = qT(t, c, a), _ = e !== "validate" && !h, v = {
		raw: g.names.length > 1 ? {
			...t,
			[xo(lv)]: []
		} : t,
		environment: r,
		config: c,
		usable: p,
		runToken: d,
		online: _,
		needsTokens: _ && n.commit === void 0,
		backupProject: a,
		working: s
	}, y = c === void 0 && l.length > 0, b = (e) => zE(e, e === void 0 ? void 0 : c?.projects?.get(e), v), x = y ? [] : g.names.map(b), S = x.map(({ settings: e }) => e), C = g.others.map((e) => b(e).settings), w = (e, n) => {
		let r = Z(e, t) ?? n;
		return r === void 0 ? void 0 : M(s, r);
	};
	return {
		settings: {
			command: e,
			apiUrl: Q(pv, m),
			projects: S,
			others: C.flatMap(({ manifests: e }) => e ?? []),
			usable: p,
			secrets: [...f.map(kp), ...[...S, ...C].flatMap((e) => e.secrets)],
			timeLimit: Q(dy, m),
			format: Q(Hv, m),
			detailedExitcode: Q(Uv, m),
			publish: Q(xv, m),
			summarizes: !1,
			failOnDrift: Q(bv, m),
			matrix: h,
			applyFrom: Q(_v, m),
			yes: Q(qv, m),
			verbose: Q(Gv, m),
			quiet: Q(Kv, m),
			out: w(zv),
			report: w(Vv),
			configFile: uE(t, n),
			plan: w(Bv),
			reports: [],
			backupDir: w(Ly, i),
			force: Q(zy, m),
			restoreFlags: HE(t, c !== void 0)
		},
		problems: UE([
			...u.problems,
			...WT(t),
			...l,
			...g.problems,
			...x.flatMap((e) => e.problems),
			...v.online ? AE(t, c) : []
		])
	};
}
function HE(e, t) {
	return [
		uv,
		...t ? [lv] : [],
		sv,
		pv
	].flatMap((t) => {
		let n = Z(t, e);
		return n === void 0 ? [] : [`--${xo(t)}`, n];
	});
}
function UE(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/run/target.ts
const WE = {
	entries: {},
	variables: new Map()
};
async function GE(e, t, n, { commit: r, files: i }, a, { known: o, ids: s, onSecrets: c }) {
	let l = {
		...n.folders,
		commit: i
	}, u = (t) => VE(e, t, {
		...n,
		folders: l
	}), d = await u(t), f = !d.problems.some(({ code: e }) => e === "no-project"), { settings: p, problems: m } = f ? d : await u({
		...t,
		[xo(dv)]: []
	});
	c(p.secrets);
	let h = p.projects.filter(({ id: e }) => f || s.includes(e)), g = await zb({
		...p,
		projects: h
	}, l, a, o);
	c(g.reads.flatMap(({ declared: e }) => Cd(e.variables)));
	let _ = g.problems.filter(({ code: t }) => e !== "validate" || t !== "unset-variable"), v = [...m.filter(({ code: e }) => !qE.includes(e)), ..._].find(JE);
	return v ? {
		is: "missing",
		why: YE(v)
	} : {
		is: "read",
		commit: r,
		projects: g.reads
	};
}
const KE = [
	"no-manifest",
	"empty-manifest",
	"no-project"
], qE = ["unset-variable", "project-not-allowed"];
function JE({ severity: e, code: t }) {
	return e === "error" && !KE.includes(t);
}
function YE({ message: e, place: t }) {
	return t ? `the commit that the pull request would be merged into has a mistake at ${VT({ place: t })}` : `the commit that the pull request would be merged into cannot be used: ${e.replace(/\.$/, "")}`;
}
function XE(e, { settings: t, declared: n }) {
	if (e.is === "missing") return e;
	let { commit: r, projects: i } = e, a = i.find((e) => e.settings.id === t.id);
	if (!a && i.some((e) => ZE(e, t))) return {
		is: "missing",
		why: "the pull request changes the id of the project"
	};
	let { entries: o, variables: s } = a?.declared ?? WE, c = Object.entries(o);
	return {
		is: "read",
		commit: r,
		rules: a?.settings.rules ?? t.rules,
		declared: {
			entries: Object.fromEntries(c.filter(([e]) => n.entries[e])),
			variables: s
		},
		released_kinds: c.flatMap(([e]) => n.entries[e] ? [] : [e]),
		settings: Sb(a?.settings.inFile ?? new Map(), t.inFile)
	};
}
function ZE({ settings: e }, { name: t }) {
	return e.name === t && (e.id !== "" || e.inFile.has(lv));
}
function QE(e, t, n) {
	return e?.is !== "read" || n ? [] : e.projects.filter(({ settings: { id: e, name: n } }) => (e !== "" || n !== void 0) && !t.some(({ settings: t }) => e !== "" && t.id === e || t.name === n)).map(({ settings: { name: e } }) => L("released-project", `The pull request removes ${e === void 0 ? "the only project" : `the project "${e}"`} from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.`, { severity: "warning" }));
}
function $E(e, t, n) {
	if (t.is === "missing") return {
		is: "not compared",
		why: t.why
	};
	let { commit: r, settings: i, released_kinds: a } = t;
	if (n?.is !== "planned") {
		let [e] = n?.problems ?? [];
		return {
			is: "not compared",
			why: e ? YE(e) : "no plan could be made for its target"
		};
	}
	return {
		is: "compared",
		commit: r,
		...sT(e, n),
		settings: i,
		released_kinds: a
	};
}
// src/run/conflicts.ts
async function eD(e, t, n) {
	if (e.length === 0) return [];
	let { target: r, applied: i } = n;
	if (r) return Lw(e, { entries: tD(r) });
	if (!i) return Lw(e, await nD(e, t, n));
	let a = await i(), o = a && XE(a, t);
	return o?.is === "read" ? Lw(e, { entries: tD(o.declared) }) : [];
}
function tD({ entries: e }) {
	return q.flatMap(({ plural: t }) => e[t] ?? []);
}
async function nD(e, t, { history: n, usable: r, now: i }) {
	let { versions: a } = await n.versions(Math.ceil(i() / 1e3) + 60, Lb(t)), { textFiles: o } = t, s = new Map(a.flatMap((e) => e.text === "" ? [] : [[e.now, {
		...e,
		path: e.now
	}]]));
	return {
		entries: [...new Set(e.map(({ kind: e }) => e))].flatMap((e) => {
			let t = [...s.values()].flatMap((t) => Mb(e, t, o, r)).flatMap((e) => e.parts ?? [e]);
			return e.textFiles?.join(t).entries ?? t;
		}),
		isUnchanged: (e) => !s.has(e)
	};
}
// src/plan/agreed.ts
function rD(e, { entries: t, until: n }, r = []) {
	let i = new Set(), a = e.filter(({ at: e }) => e !== void 0 && n >= e);
	for (let { question: e, text: n } of oD(a, t, r)) {
		let { kind: t, live: r, forms: a } = e;
		(a ? z(n) && z(r) && a.every((e) => n[e] === r[e]) : t.fields.some((e) => e.role === "text" && uD(e, r, n))) && i.add(Gt(e));
	}
	return i;
}
function iD(e, t, n = []) {
	let r = e.filter(({ isOurs: e }) => e), i = t.map((e) => ({
		...e,
		texts: new Map(oD(r, e.entries, n).map(({ question: e, text: t }) => [e, t]))
	})), a = r.filter((e) => {
		let { at: t, entry: n, kind: r, language: a, live: o, forms: s = [] } = e, c = i.filter(({ until: e }) => t !== void 0 && e >= t), l = aD(c), u = Mw(r, n, a);
		return !l.some(({ now: e }) => e === u) || s.every((t) => l.some(({ texts: n }) => Ze(n.get(e), t) !== void 0) || c.some(({ texts: n }) => Ze(n.get(e), t) === Ze(o, t)));
	});
	return new Set(a.map(Gt));
}
function aD(e) {
	let t = new Map();
	for (let n of e) {
		let e = t.get(n.now);
		(!e || n.until < e.until) && t.set(n.now, n);
	}
	return [...t.values()];
}
function oD(e, t, n) {
	return q.flatMap((r) => {
		let i = e.filter((e) => e.kind === r);
		if (i.length === 0) return [];
		let a = Pw(r, t), o = sD(r, n);
		return i.flatMap((e) => {
			let t = a(e.entry), n = t && cD(r, t, e.entry, o) ? t : void 0, i = n && Nw(r, n, e.language);
			return i === void 0 ? [] : [{
				question: e,
				text: i
			}];
		});
	});
}
function sD(e, t) {
	let n = ({ values: t }) => r_(e.identity(t)), r = new Map();
	for (let e of t) for (let t of n(e)) r.set(t, [...r.get(t) ?? [], e]);
	return (e) => [...new Set(n(e).flatMap((e) => r.get(e) ?? []))].filter((t) => t !== e);
}
function cD(e, t, n, r) {
	let i = r(n);
	if (i.length === 0) return !0;
	let a = lD(e, t), o = (t) => [...lD(e, t)].filter((e) => a.has(e)).length;
	return i.every((e) => o(e) < o(n));
}
function lD(e, { values: t }) {
	let n = e.fields.filter(({ role: e }) => e !== "text");
	return new Set(n.flatMap((e) => e.declared(t).map(({ part: t = null, after: n }) => R([
		e.name,
		t,
		n
	]))));
}
function uD(e, t, n) {
	return e.same(t, n, void 0);
}
// src/plan/facts.ts
function dD(e, t, n) {
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
function fD(e, t) {
	return t.filter(({ entry: t }) => !e.isReallyNew(t.values)).map(({ change: { label: e, fields: t } }) => ({
		label: e,
		texts: t.flatMap(({ part: e, after: t }) => e === void 0 ? [] : Bt(t))
	}));
}
// src/plan/prune.ts
const pD = {
	destroys: [],
	kept: [],
	scope: 0
};
function mD(e, { matched: t, unmatched: n }, r) {
	let i = Be(e, r);
	if (i === void 0) return pD;
	let a = (t) => Ve(e, r) === "all" || hD(e.tags(t), r), o = [], s = [];
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
		seen: m_(e.id(t), e.fingerprint(t))
	}));
	return {
		destroys: [...c].sort((e, t) => e.label < t.label ? -1 : +(e.label > t.label)),
		kept: s,
		scope: t.filter(a).length + c.length
	};
}
function hD(e, { owner: t }) {
	return t !== void 0 && e.includes("lokaform:" + t);
}
// src/plan/planKind.ts
function gD(e, t, n, r) {
	let i = e.match(t, n, r), a = i.matches.map((t, n) => ({
		entry: t.declared,
		...h_(e, t, r, `${e.name}:${n + 1}`)
	})), o = i.refused.map(({ declared: { file: t, spot: n, values: r } }) => ({
		kind: e.name,
		label: e.label(r),
		place: je(t, n, [])
	})), s = i.matches.flatMap((e) => e.live === void 0 ? [] : [e.live]), c = mD(e, {
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
		unchanged: a.filter(_D).length,
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
function _D({ change: e, skipped: t, kept: n }) {
	return !e && !t && n.length === 0;
}
// src/plan/makePlan.ts
function vD(e, t, n, r) {
	let i = {
		project: t.project,
		rules: n,
		variables: e.variables,
		evidence: r
	}, a = Uw(e, t.project);
	if (a.some(({ reach: e }) => e === "project")) return {
		is: "stopped",
		problems: a
	};
	let o = q.flatMap((n) => {
		let [r, a] = [e.entries[n.plural], t.objects[n.plural]];
		if (r && !a) throw Error(`live ${n.plural} were not read`);
		return r && a ? [gD(n, r, a, i)] : [];
	}), s = [...a, ...o.flatMap((e) => e.problems)], c = ke(s), l = o.flatMap((e) => e.destroys), u = o.flatMap((e) => e.unmanaged), d = o.flatMap((e) => e.kind.firstSends?.(bD(e, i, c)) ?? []), f = {
		format_version: 1,
		project: t.project,
		changes: [...o.flatMap(({ changes: e }) => e), ...c ? [] : l],
		kept: [...o.flatMap(({ kept: e }) => e), ...c ? l.map(xD) : []],
		skipped: o.flatMap(({ skipped: e }) => e),
		counts: {
			unchanged: CD(o, ({ unchanged: e }) => e),
			unmanaged: u.length,
			by_kind: Object.fromEntries(o.map((e) => [e.kind.plural, {
				unchanged: e.unchanged,
				unmanaged: e.unmanaged.length
			}])),
			adopted: CD(o, ({ changes: e }) => e.filter((e) => SD(e, n)).length)
		},
		...d.length > 0 && { sends: d }
	}, p = o.flatMap((e) => e.kind.hints?.(bD(e, i, c)) ?? []);
	return {
		is: "planned",
		plan: f,
		facts: o.map((e) => yD(e, c)),
		unmanaged: u,
		problems: [...s, ...p],
		open: o.flatMap(({ open: e }) => e),
		keptTexts: o.flatMap(({ keptTexts: e }) => e)
	};
}
function yD({ kind: e, declared: t, live: n, created: r, destroys: i, matched: a, namesakes: o, scope: s }, c) {
	return {
		kind: e.name,
		declared: t.length,
		live: n.objects.length + n.unusable.length,
		matched: a,
		namesakes: o,
		scope: s,
		removed: c ? [] : dD(e, i, n.objects),
		created: fD(e, r)
	};
}
function bD(e, t, n) {
	return {
		changes: e.changes,
		created: e.created,
		declared: e.declared,
		live: e.live.objects,
		unmanaged: n ? [...e.unmanaged, ...e.destroys] : e.unmanaged,
		context: t
	};
}
function xD({ kind: e, label: t, id: n }) {
	return {
		kind: e,
		label: t,
		id: n,
		reason: "held-back"
	};
}
function SD(e, { owner: t }) {
	if (e.action !== "update" || t === void 0) return !1;
	let n = (e) => Array.isArray(e) && e.includes("lokaform:" + t);
	return e.fields.some(({ before: e, after: t }) => n(t) && !n(e));
}
function CD(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
// src/run/evidence.ts
async function wD(e, t, n, r, i) {
	let a = (r) => vD(e, t, n, r), o = n.writers ? Ut(n.writers) : Vt.writers, s = a({
		...Vt,
		writers: o
	});
	if (s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: []
	};
	let c = [], l = await TD(o, r);
	if (l.writers !== o && (s = a({
		...Vt,
		writers: l.writers
	})), l.why !== void 0 && c.push(ED(l.why)), s.is === "stopped" || s.open.length === 0) return {
		...s,
		notices: c
	};
	let { agreed: u, unread: d } = await DD(s.open, e, r, i);
	return d && c.push(d), u.size > 0 && (s = a({
		writers: l.writers,
		agreed: u
	})), {
		...s,
		notices: c
	};
}
async function TD(e, { ownUser: t }) {
	if (e.is !== "not asked") return { writers: e };
	let n = await t();
	return n.is === "known" ? { writers: Ut(n.names) } : {
		writers: { is: "unknown" },
		why: n.why
	};
}
function ED(e) {
	return L("unknown-writers", `Lokaform cannot find out which user the token belongs to: ${e} So it does not know which live texts it wrote itself, and the rule merge acts as seed. To change that, set writers in lokaform.yaml to the address of this user.`, {
		severity: "notice",
		reach: "project"
	});
}
async function DD(e, t, { history: n, manifests: r, textFiles: i, usable: a }, o) {
	let s = new Set(), c = (e) => {
		for (let t of e) s.add(t);
	}, l = Object.values(t.entries).flatMap((e) => e ?? []), u = () => e.filter((e) => !s.has(Gt(e)));
	for (let t of Object.values(o?.entries ?? {})) c(rD(e, {
		entries: t,
		until: Infinity
	}, l));
	let d = u().filter(({ at: e }) => e !== void 0), f = Math.min(...d.map(({ at: e = 0 }) => e)), p = d.length > 0 ? await n.versions(f, r) : OD, m = p.versions.map((e) => kD(e, d, {
		textFiles: i,
		usable: a
	}));
	for (let e of m) c(rD(u(), e, l));
	c(iD(u(), m, l));
	let h = u().filter(({ isOurs: e, at: t }) => !e && t !== void 0);
	return p.is === "read" || p.noRepository || h.length === 0 ? { agreed: s } : {
		agreed: s,
		unread: AD(h, p.why)
	};
}
const OD = {
	is: "read",
	versions: []
};
function kD(e, t, { textFiles: n, usable: r }) {
	let { now: i, until: a } = e;
	return {
		now: i,
		until: a,
		entries: [...new Set(t.map(({ kind: e }) => e))].flatMap((t) => Mb(t, e, n, r))
	};
}
function AD(e, t) {
	return L("unread-history", `${J(e.length, "text")} that others wrote may have been in the manifests earlier, but Lokaform cannot read their history: ${t} So these texts are kept.`, {
		severity: "notice",
		reach: "project"
	});
}
function jD(e, t) {
	let n;
	return () => (n ??= MD(e, Fb(t)), n);
}
async function MD(e, t) {
	try {
		let n = rt(await e.contributorMe(t)) ?? {}, r = [ct(n.user_id), B(n.email)].flatMap((e) => e || []);
		return r.length > 0 ? {
			is: "known",
			names: r
		} : {
			is: "unknown",
			why: "the answer names no user."
		};
	} catch (e) {
		if (!(e instanceof g) || e instanceof C) throw e;
		return {
			is: "unknown",
			why: e.message
		};
	}
}
// src/run/plan.ts
async function ND(e, t, { cancellation: n, history: r, now: i }, { usable: a, target: o, applied: s, findsConflicts: c = !0 }) {
	let { settings: l } = t, u = {
		ownUser: jD(e, l.id),
		history: r,
		manifests: Lb(t),
		textFiles: t.textFiles,
		usable: a
	};
	try {
		let n = o && XE(o, t), d = await rT(e, l.id, t.declared, ...n?.is === "read" ? [n.declared] : []);
		if (!d.ok) return {
			is: "stopped",
			problems: [d.problem]
		};
		let f = d.value, { baseLanguage: p } = f.project, m = qw(t, f.project);
		if (m.length > 0) return {
			is: "stopped",
			problems: m
		};
		let h = kw(t.declared, p), g = n?.is === "read" ? {
			...n,
			declared: kw(n.declared, p)
		} : void 0, _ = await wD(h, f, l.rules, u, g?.declared), v = [
			...Jw(l.languagePlaces, f.project),
			..._.problems,
			..._.notices
		];
		if (_.is === "stopped") return {
			..._,
			problems: v
		};
		let y = g && await wD(g.declared, f, g.rules, u), b = {
			target: g?.declared,
			applied: s,
			history: r,
			usable: a,
			now: i
		}, x = c ? await eD(_.keptTexts, t, b) : [], S = {
			..._,
			plan: Rw(_.plan, x)
		}, C = n && $E(S, n, y);
		return {
			...S,
			live: f,
			problems: v,
			conflicts: zw(x),
			...C && { target: C }
		};
	} catch (e) {
		if (!(e instanceof g)) throw e;
		return e instanceof C && n.stopped ? {
			is: "stopped",
			problems: []
		} : {
			is: "stopped",
			problems: [PD(e, t.declared)]
		};
	}
}
function PD(e, t) {
	let n = e instanceof m ? e.serviceMessage.replace(/\.$/, "") : "", r = t !== void 0 && n !== "" && FD(n, t);
	return L("api-error", e.message + ID(e), {
		reach: "project",
		...r && { quotes: [n] }
	});
}
function FD(e, { entries: t }) {
	return Hp(q.flatMap(({ plural: e, fields: n }) => {
		let r = new Set(n.filter(Sp).map(({ name: e }) => e));
		return (t[e] ?? []).flatMap(({ values: e }) => Object.entries(e).flatMap(([e, t]) => r.has(e) ? Kp(t) : []));
	}))(e) !== e;
}
function ID(e) {
	return e instanceof m && e.status === 404 ? " There is no such project, or the token's owner is not among its contributors: check project and token." : "";
}
async function LD({ plan: e, facts: t, problems: n, live: r }, i, a, o, s) {
	let { uncovered: c, unread: l } = await RD(e, r, i, a, o, s);
	return [
		...hg(n, i.rules),
		...mg(e, t, i.rules, c, l),
		...BD(e, a)
	];
}
async function RD({ changes: e }, { project: { baseLanguage: t } }, { manifests: n }, { projects: r, others: i, backupDir: a }, o, s) {
	if (!e.some(({ kind: e, action: t }) => t === "destroy" && bp(e).namesInManifest !== void 0) || !n) return {
		uncovered: new Map(),
		unread: new Map()
	};
	let c = [...r.flatMap((e) => e.manifests ?? []), ...i], l = c.filter((e) => e !== n);
	return {
		uncovered: await Sw(c, o, a, s),
		unread: await ww(n, t, l, o, s)
	};
}
function zD(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || vw(e) || !yw(e) ? [] : [L("no-backup-dir", "The plan overwrites live values, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", {
		severity: "warning",
		reach: "project"
	})];
}
function BD(e, { command: t, backupDir: n }) {
	return t !== "apply" && t !== "restore" || n !== void 0 || !vw(e) ? [] : [L("no-backup-dir", "The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.", { reach: "project" })];
}
// src/report/words/shellWord.ts
function VD(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
// src/run/restoreCommand.ts
function HD(e, t) {
	return [
		"lokaform",
		"restore",
		e,
		...t
	].map(VD).join(" ");
}
// src/run/project.ts
async function UD(e, t, { saved: n, target: r, applied: i }, a) {
	let { name: o, id: s, showTexts: c } = e.settings, l = {
		...o !== void 0 && { name: o },
		id: s,
		manifests: e.manifests,
		problems: [],
		...!c && { hide_texts: !0 }
	};
	try {
		return await WD(l, e, t, {
			saved: n,
			target: r,
			applied: i
		}, a);
	} catch (e) {
		let t = e instanceof Error ? e.stack ?? e.message : String(e);
		return {
			...l,
			problems: qD([t]),
			bugs: [t]
		};
	}
}
async function WD(e, t, n, { saved: r, target: i, applied: a }, o) {
	let { id: s } = t.settings;
	if (o.cancellation.stopped) return e;
	let { stopping: c, aborted: l } = o.cancellation, u = {
		apiUrl: n.apiUrl,
		onResponse: o.onResponse,
		...o.onWait && { onWait: o.onWait }
	}, d = _w(t.settings, {
		...u,
		signal: c
	}), f = _w(t.settings, {
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
	let p = await ND(d.value, t, o, {
		usable: n.usable,
		target: i,
		applied: a,
		findsConflicts: n.command !== "drift"
	});
	if (p.is === "stopped") return {
		...e,
		problems: p.problems
	};
	let { live: m, plan: h, unmanaged: g, problems: _, conflicts: v } = p, y = await LD(p, t.settings, n, o.folders, c);
	if (n.command === "drift") {
		let t = {
			...e,
			problems: [..._, ...y.map(GD)],
			plan: h,
			unmanaged: g
		};
		return await o.onPlan(t), t;
	}
	let b = r?.get(s), x = {
		project: m.project,
		rules: t.settings.rules,
		variables: t.declared.variables,
		evidence: Ht
	}, { plan: S, notApplied: C } = b ? ow(h, b, {
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
			...zD(S, n)
		],
		plan: S,
		...p.target && { target: p.target },
		effort: { requests: YC(S, t.settings).flat().length },
		...C.length > 0 && { results: C }
	}, T = await o.onPlan(w);
	if (n.command === "plan" || y.length > 0) return w;
	if (!T) return o.cancellation.stopped ? w : {
		...w,
		problems: [...w.problems, KD]
	};
	let E = await YD(f.value, S, t, n, o);
	return {
		...w,
		...E,
		results: [...E.results, ...C],
		problems: [...w.problems, ...E.problems]
	};
}
function GD(e) {
	return {
		...e,
		severity: "warning"
	};
}
const KD = L("not-agreed", "Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.", { reach: "project" });
function qD(e) {
	return e.length === 0 ? [] : [L("bug", "This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.", { reach: "project" })];
}
function JD({ id: e, secrets: t }) {
	let n = new Mp();
	return n.hide(t), n.clean(e);
}
async function YD(e, t, { settings: n, declared: r }, { backupDir: i, restoreFlags: a }, { cancellation: o, wait: s, onBatch: c, now: l, folders: u, environment: d, permission: f }) {
	let { concurrency: p, batchSize: m, useAutomations: h, id: g } = n, _ = JD(n), v = i === void 0 ? void 0 : nw(i, n.name ?? _, l()), y = {
		project: _,
		..._ !== g && { project_digest: d_(g) },
		project_name: t.project.name,
		time: new Date(l()).toISOString().replace(/\.\d+/, "")
	}, b = (e) => HD(ph(e, u), a), x, S = async (e, t) => {
		await v?.write((t) => QC({
			...y,
			restore: b(t)
		}, e), t).catch((e) => {
			throw x = e.message, e;
		});
	}, C, w = await XC(e, t, {
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
			...qD(E),
			...x === void 0 ? [] : [L("backup-not-written", x, { reach: "project" })]
		],
		...v?.path !== void 0 && {
			backup: ph(v.path, u),
			restore: b(v.path)
		},
		...E.length > 0 && { bugs: E }
	};
}
// src/run/reviewedPlans.ts
async function XD({ plan: e, projects: t }, n) {
	if (e === void 0) return {
		plans: void 0,
		problems: []
	};
	let r = (e) => ({
		plans: void 0,
		problems: [L("bad-plan", e)]
	}), i = ph(e, n), a = await bh(e, "The plan", n);
	if (!a.ok) return {
		plans: void 0,
		problems: [a.problem]
	};
	let o = _p(a.value);
	if ("issue" in o) return r(`The plan ${i} cannot be used: ${o.issue}`);
	let s = new Map(t.flatMap(({ id: e }) => {
		let t = o.plans.find(({ project: t }) => u_(t, e));
		return t ? [[e, t]] : [];
	})), c = t.find(({ id: e }) => e !== "" && !s.has(e));
	return c ? r(`The plan ${i} is for another project (${o.plans.map(({ project: e }) => e.id).join(", ") || "none"}), not for ${c.id}. Make a plan for ${c.id}, or give the plan file of that project.`) : {
		plans: s,
		problems: []
	};
}
// src/run/run.ts
function ZD(e, t, n) {
	return QD(n, (n) => $D(e, t, n));
}
async function QD(e, t) {
	let n = new Mp(), r = (e) => n.clean(e);
	return c_(await t({
		...e,
		onSecrets: (t) => {
			n.hide(t), e.onSecrets(t);
		},
		onResponse: (t) => e.onResponse({
			...t,
			path: r(t.path)
		}),
		onPlan: (t) => e.onPlan(l_(t, r))
	}), r);
}
async function $D(e, t, n) {
	let { cancellation: r, folders: i } = n;
	n.onSecrets(e.secrets);
	let a = new Map(), o = await zb(e, i, r.stopping, a), { reads: s } = o, c = e.command === "validate" ? [...o.problems.map(tO), ...s.flatMap(({ declared: e }) => eO(e))] : o.problems;
	n.onSecrets(s.flatMap(({ declared: e }) => Cd(e.variables)));
	let l = await XD(e, i), u = s.map((e) => e.declared), d = e.projects.flatMap(({ rules: e }) => e.take), f = [...new Set(s.flatMap((e) => e.manifests))], p = await eg(e, f, i), m = e.projects.flatMap(({ name: e }) => e ?? []), h = {
		format_version: 1,
		command: e.command,
		...m.length > 0 && { selected: m },
		manifests: f,
		declared: Object.fromEntries(q.map(({ plural: e }) => [e, u.reduce((t, { entries: n }) => t + (n[e]?.length ?? 0), 0)])),
		problems: nO([
			...t,
			...l.problems,
			...c,
			...i_([...new Set(d)], u),
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
		manifest_comparison: await Tb(h, s, v),
		...g()
	};
	if (e.command === "validate" || ke(h.problems)) return h;
	if (e.command === "apply" && n.permission) {
		let e = await n.permission.toApply(h.manifests);
		if (h.problems = [...h.problems, ...e], ke(e)) return h;
	}
	let S = 0, C = {
		...n,
		onResponse: (e) => {
			S += 1, n.onResponse(e);
		}
	}, w = [], T = e.command === "plan" ? await v() : void 0;
	h.problems = [...h.problems, ...QE(T, s, e.others.length > 0)];
	let E = {
		saved: l.plans,
		target: T,
		applied: x
	};
	for (let t of s) w.push(await UD(t, e, E, C));
	return {
		...h,
		projects: w,
		requests: S,
		...g()
	};
}
function eO({ entries: e }) {
	return q.flatMap((t) => (e[t.plural] ?? []).flatMap((e) => t.checkOffline(e)));
}
function tO(e) {
	return e.code === "unset-variable" ? {
		...e,
		severity: "notice"
	} : e;
}
function nO(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
// src/commands/runCommand.ts
async function rO(e, t, n, { backupProject: r, summary: i, engine: a } = { engine: ZD }) {
	let o = {
		...n.sources,
		backupProject: r
	}, { settings: s, problems: c, withoutSecrets: l } = i ? {
		settings: i.settings,
		problems: n.problems
	} : await iO(e, t, {
		...n,
		sources: o
	});
	if (s.matrix) return oO(s, c, n);
	let u = new Kg(), d = qg(u, s.timeLimit);
	try {
		let e = n.context(s, u, t), r = await a(s, c, l ? {
			...e,
			withoutSecrets: l
		} : e), d = await n.publish(r, t, s, u.stopping), f = aO(r, d), p = await tg(s, f, o.folders), m = aO(f, p.problems), h = i && [
			...c,
			...i.found,
			...d,
			...p.problems
		];
		return await n.close(m, s, p, h), Gg(m, n.exitsWithFindings(s));
	} finally {
		d();
	}
}
async function iO(e, t, { sources: n, problems: r, hide: i, missingSecrets: a }) {
	let o = await VE(e, t, n);
	i(o.settings.secrets);
	let s = a(o.settings);
	if (!s) return {
		...o,
		problems: [...r, ...o.problems]
	};
	let { settings: c, problems: l } = await VE("validate", t, n);
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
function aO(e, t) {
	return {
		...e,
		problems: [...e.problems, ...t]
	};
}
function oO({ projects: e }, t, n) {
	let r = e.flatMap(({ name: e }) => e ?? []), i = L("bad-setting", "--matrix prints the names of the projects in lokaform.yaml, but it has no projects."), a = ke(t) || r.length > 0 ? t : [...t, i];
	return n.showProblems(a), ke(a) ? 1 : (n.print(JSON.stringify(r)), 0);
}
// src/commands/apply.ts
const sO = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	inAction: !0,
	actionSummary: "changes the live project to match the manifests, and removes nothing unless `prune` is on",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: (e, t) => rO("apply", e, t)
}, cO = {
	output: 67108864,
	time: 3e4
};
var lO = class extends Error {
	name = "GitFailure";
};
const uO = /^(PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|SYSTEMROOT|TEMP|TMP|TMPDIR|XDG_CONFIG_HOME|GIT_CONFIG_.+)$/i, dO = {
	LC_ALL: "C",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_NO_LAZY_FETCH: "1",
	GIT_TERMINAL_PROMPT: "0"
}, fO = [
	"--no-pager",
	"--no-optional-locks",
	"--no-replace-objects",
	"-c",
	"core.fsmonitor=false"
];
async function pO(e, t, { environment: n, signal: r, limits: i = cO }, a = "") {
	let o = Object.entries(n).filter(([e]) => uO.test(e)), s = {
		...Object.fromEntries(o),
		...dO,
		GIT_CEILING_DIRECTORIES: k(e)
	}, c = AbortSignal.any([r, AbortSignal.timeout(i.time)]);
	return new Promise((n, o) => {
		let l = I("git", [...fO, ...t], {
			cwd: e,
			env: s,
			signal: c,
			windowsHide: !0
		}), [u, d] = [[], []], f = 0;
		l.on("error", (e) => o(new lO(mO(e, r)))), l.stdout.on("data", (e) => {
			f += e.length, f <= i.output ? u.push(e) : (o(new lO("The history of the repository is too large to read.")), l.kill());
		}), l.stderr.on("data", (e) => {
			d.length < 10 && d.push(e);
		}), l.on("close", (e) => {
			e === 0 ? n(Buffer.concat(u)) : o(new lO(hO(Buffer.concat(d).toString("utf8"), e)));
		}), l.stdin.on("error", () => {}), l.stdin.end(a);
	});
}
function mO(e, t) {
	return e.name === "AbortError" ? t.aborted ? "The run was stopped." : "git did not answer in time." : "code" in e && e.code === "ENOENT" ? "The program git was not found. Install it." : `The program git could not be started: ${e.message}.`;
}
function hO(e, t) {
	if (/dubious ownership/.test(e)) return "git refuses to read the repository, because it belongs to another user. Add its folder to safe.directory in the configuration of git.";
	if (/not a git repository/.test(e)) return "The manifests are not in a git repository.";
	let [n = ""] = e.trim().split("\n", 1);
	return `git ended with the code ${t}${n === "" ? "" : ` (${n.slice(0, 200)})`}.`;
}
// src/files/gitLog.ts
const gO = 67108864;
async function _O(e, t, n, r = 2e3) {
	if (!await vO(e, n)) return { commits: [] };
	let i = (await pO(e, [
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
		commits: await bO(e, o, n),
		why: `The repository has more than ${r} commits since then, and older ones are not read.`
	} : s.parent !== void 0 || !await yO(e, s.id, n) ? { commits: await bO(e, o, n) } : {
		commits: await bO(e, o.slice(0, -1), n),
		why: "The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
	} : { commits: [] };
}
async function vO(e, t) {
	return !(await pO(e, ["cat-file", "--batch-check"], t, "HEAD\n")).toString("latin1").startsWith("HEAD missing");
}
async function yO(e, t, n) {
	let r = (await pO(e, [
		"cat-file",
		"commit",
		t
	], n)).toString("latin1");
	return /^parent /m.test(r.split("\n\n", 1)[0] ?? "");
}
async function bO(e, t, n) {
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
	], o = xO((await pO(e, [...i, ...a], n, r.join(""))).toString("utf8"));
	return t.map(({ id: e, time: t }) => ({
		time: t,
		changes: o.get(e) ?? []
	}));
}
function xO(e) {
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
async function SO(e, t) {
	if (!await vO(e, t)) return new Map();
	let n = await pO(e, [
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
async function CO(e, t, n) {
	let r = new Map();
	if (t.length === 0) return r;
	let i = (e) => e.map((e) => `${e}\n`).join(""), a = await pO(e, ["cat-file", "--batch-check"], n, i(t)), o = gO, s = a.toString("latin1").trim().split("\n"), c = t.filter((e, t) => {
		let n = Number(/ blob (\d+)$/.exec(s[t] ?? "")?.[1] ?? Infinity);
		return n > Math.min(o, 16777216) ? !1 : (o -= n, !0);
	});
	if (c.length === 0) return r;
	let l = {
		...n.limits ?? cO,
		output: 2 * gO
	}, u = await pO(e, ["cat-file", "--batch"], {
		...n,
		limits: l
	}, i(c)), d = 0;
	for (; d < u.length;) {
		let e = u.indexOf("\n", d), [t = "", , n = ""] = u.toString("latin1", d, e).split(" "), i = e + 1;
		r.set(t, yh(u.subarray(i, i + Number(n)))), d = i + Number(n) + 1;
	}
	return r;
}
// src/files/manifestNames.ts
function wO(e, t, n) {
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
const TO = "The manifests are not in a git repository.";
var EO = class {
	#e;
	#t = new Map();
	constructor(e) {
		this.#e = e;
	}
	async versions(e, t, n = () => !1) {
		let { displayRoot: r } = this.#e.folders, i = await F(r).catch(() => r), a = [], o = new Set();
		for (let [r, s] of await this.#n(t)) {
			if (r === void 0) {
				o.add(TO);
				continue;
			}
			let t = (e) => s.get(e) ?? ne(i, j(r, e)).split(re).join("/"), c = {
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
		let c = o.size === 1 && o.has(TO);
		return {
			is: "unreadable",
			why: [...o].join(" "),
			...c && { noRepository: c },
			versions: s
		};
	}
	async #n(e) {
		let { displayRoot: t, confined: n } = this.#e.folders, r = n && await F(n.workspace).catch(() => n.workspace), i = new Map();
		for (let n of e) {
			let e = M(t, n), a = await F(e).catch(() => e), o = await hh(k(a), r), s = o === void 0 ? n : ne(o, a).split(re).join("/");
			i.set(o, (i.get(o) ?? new Map()).set(s, n));
		}
		return i;
	}
	#r(e) {
		let t = this.#t.get(e) ?? new DO(e, this.#e);
		return this.#t.set(e, t), t;
	}
}, DO = class {
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
			let { commits: n, why: r } = await this.#a(e), i = wO(n, t.names, t.isManifest), a = await this.#l([...await this.#o(t), ...i.filter(({ until: t }) => t >= e)]), o = r ?? a.why;
			return {
				versions: a.versions,
				...o !== void 0 && { why: o }
			};
		} catch (e) {
			if (e instanceof lO) return {
				versions: [],
				why: e.message
			};
			throw e;
		}
	}
	#a(e) {
		return (!this.#n || this.#n.since > e) && (this.#n = {
			since: e,
			read: _O(this.#e, e, this.#t, this.#t.maxCommits)
		}), this.#n.read;
	}
	async #o({ names: e, isManifest: t }) {
		this.#r ??= SO(this.#e, this.#t);
		let n = await this.#r, r = Math.floor(this.#t.now() / 1e3), i = [...e].filter((e) => !n.has(e)), a = [...n].filter(([n]) => e.has(n) || t(n));
		await this.#c(a.map(([, e]) => e));
		let o = [];
		for (let [e, t] of a) {
			let n = await this.#s(e), i = this.#i.get(t);
			(n === void 0 || OO(n) !== OO(i)) && o.push({
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
		let t = j(this.#e, e);
		try {
			return (await ae(t)).isFile() ? yh(await P(t)) : void 0;
		} catch {
			return;
		}
	}
	async #c(e) {
		let t = new Set(e.filter((e) => !this.#i.has(e)));
		for (let [e, n] of await CO(this.#e, [...t], this.#t)) this.#i.set(e, n);
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
function OO(e) {
	return e?.replaceAll("\r\n", "\n");
}
// src/plan/keptTexts.ts
function kO(e) {
	return "conflict" in e && e.conflict === !0;
}
function AO(e) {
	return e.reason === "edited" && !kO(e);
}
// src/report/tally.ts
function jO(e) {
	return {
		...LO(e.flatMap(({ changes: e }) => e)),
		changes: zO(e, ({ changes: e }) => e.length),
		adopted: zO(e, ({ counts: e }) => e.adopted),
		conflicts: zO(e, ({ kept: e }) => e.filter(kO).length),
		toPull: zO(e, ({ kept: e }) => e.filter(AO).length),
		kept: zO(e, ({ kept: e }) => e.filter(MO).length),
		keptArchived: zO(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: zO(e, ({ skipped: e }) => e.length),
		unchanged: NO(e, "unchanged"),
		unmanaged: NO(e, "unmanaged")
	};
}
function MO(e) {
	return e.reason !== "archived" && !kO(e) && !AO(e);
}
function NO(e, t) {
	return new Map(q.map(({ name: n, plural: r }) => [n, zO(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function PO({ declared: e }) {
	return new Map(q.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function FO(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...LO(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => Mg(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !Mg(e)).length + zO(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function IO(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []), n = t.flatMap(({ project: e, changes: t }) => ug(e, t).translations ?? []);
	return t.length === 0 || n.length < t.length ? void 0 : zO(n, (e) => e);
}
function LO(e) {
	let t = (t) => e.filter(t).length, n = t(RO);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function RO(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function zO(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function BO(e) {
	switch (e.as) {
		case "text": return PT(e.text);
		case "word": return X(e.word, 48);
		case "set": return e.members.length > 0 ? e.members.map(KO).join(", ") : "(empty)";
		case "slots": return qO(Object.entries(e.slots));
	}
}
function VO(e, t) {
	return e.as === "set" && t.as === "set" ? GO(e.members, t.members) : e.as === "slots" && t.as === "slots" ? WO(e.slots, t.slots).map(([e, t, n]) => `${e} ${HO(t, n).join(" → ")}`).join(", ") : HO(e, t).join(" → ");
}
function HO(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = MT(Y(e.word), Y(t.word), n);
		return [AT(r, n), AT(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [BO(e), BO(t)];
	let [r, i] = MT(Y(e.text), Y(t.text), n);
	return [PT(r, n), PT(i, n) + UO(e.text, t.text)];
}
function UO(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function WO(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			KO(e),
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
function GO(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${KO(e)}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${KO(e)}`);
	return [...n, ...r].join(" ");
}
function KO(e) {
	return X(e, 48);
}
function qO(e) {
	return e.map(([e, t]) => `${KO(e)} ${PT(t, 40)}`).join(", ");
}
// src/report/words/fields.ts
function JO(e, { field: t, part: n }) {
	return n !== void 0 && xp(e, t).role === "text" ? KO(n) : t;
}
function YO(e, { field: t }) {
	return xp(e, t).role === "text";
}
function XO(e, { field: t }) {
	return xp(e, t).role === "identity";
}
function ZO(e) {
	return bp(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function QO(e, { field: t, after: n }) {
	let r = $O(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function $O(e, t, n) {
	return xp(e, t).show(n);
}
// src/report/words/times.ts
const ek = new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
});
function tk(e) {
	return `${ek.format(e * 1e3)} UTC`;
}
function nk(e) {
	return ek.format(e * 1e3).slice(0, 10);
}
// src/report/words/changes.ts
function rk(e, t) {
	let n = JO(e, t), r = $O(e, t.field, t.after);
	return t.before === void 0 ? fk(n, BO(r)) : og(t) ? fk(n, `${BO($O(e, t.field, t.before))} will be cleared`) : fk(n, VO($O(e, t.field, t.before), r));
}
function ik(e, t) {
	let n = JO(e, t), r = $O(e, t.field, t.after);
	if (t.before === void 0) return fk(n, `is missing, declared ${BO(r)}`);
	let i = $O(e, t.field, t.before);
	return i.as === "set" && r.as === "set" ? `${n}: ${ok(i.members, r.members)}` : i.as === "slots" && r.as === "slots" ? fk(n, WO(i.slots, r.slots).map(([e, t, n]) => `${e} ${ak(t, n)}`).join(", ")) : fk(n, ak(i, r));
}
function ak(e, t) {
	let [n, r] = HO(e, t);
	return `is ${n}, declared ${r}`;
}
function ok(e, t) {
	let n = t.filter((t) => !e.includes(t)).map(KO), r = e.filter((e) => !t.includes(e)).map(KO);
	return [...n.length > 0 ? [`missing in the project: ${n.join(", ")}`] : [], ...r.length > 0 ? [`only in the project: ${r.join(", ")}`] : []].join("; ");
}
function sk(e, t) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${ZO(e.kind)}: true; to take it out of the archive, declare ${ZO(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${dk(e.reason, e.tag)}`;
	let n = JO(e.kind, e);
	if (e.reason === "changed-since") return t ? uk(e.kind, e) : `${n} kept: changed since the backup`;
	let r = e.reason === "edited" ? lk(e.edited) : "kept by the rule seed";
	return t ? ck(e.kind, e, r) : `${n} ${r}`;
}
function ck(e, t, n) {
	let [r, i] = HO($O(e, t.field, t.declared), $O(e, t.field, t.live));
	return `${JO(e, t)} ${i} ${n} (declared ${r})`;
}
function lk(e) {
	return e ? `kept: edited by ${e.by === void 0 ? "another person" : X(e.by, 60)} on ${nk(e.at)}${e.reviewed ? ", reviewed" : ""}` : "kept: written by another person";
}
function uk(e, t) {
	let [n, r] = HO($O(e, t.field, t.declared), $O(e, t.field, t.live));
	return `${JO(e, t)} ${r} kept: changed since the backup, which has ${n}`;
}
function dk(e, t = "") {
	switch (e) {
		case "foreign-owner": return `owned by others (tag ${PT(t)})`;
		case "protected": return `protected by tag ${PT(t)}`;
		case "held-back": return "not removed while there are problems";
	}
}
function fk(e, t) {
	return `${e} ${t}`;
}
function pk(e, t) {
	let n = e.project.languages?.map(({ iso: e }) => e) ?? [];
	return [...mk(e.changes, t, n), ...wk(e.kept, t)];
}
function mk(e, t, n) {
	return e.map((e) => hk(e, gk(e, t, n)));
}
function hk(e, t) {
	return rg(e) ? {
		...t,
		isLoss: !0
	} : t;
}
function gk(e, { now: t, texts: n, file: r }, i) {
	let a = BT(e), o = VT(e, r);
	if (e.action === "destroy") return {
		sign: "-",
		label: a,
		place: o,
		words: [Tk[e.how]]
	};
	if (e.action === "create") return {
		sign: "+",
		label: a,
		place: o,
		words: [n ? Ck(e) : Sk(e.kind, e.fields)]
	};
	let s = e.fields.filter((t) => e.renamed_from === void 0 || !XO(e.kind, t)).map((r) => (n ? rk(e.kind, r) : JO(e.kind, r)) + Ek(r.edited, t) + (cg(e.kind, r) ? ` (${xk(i)})` : ""));
	return e.renamed_from === void 0 ? {
		sign: "~",
		label: a,
		place: o,
		words: s
	} : {
		sign: "»",
		label: `${a} ← ${X(e.renamed_from, 80)}`,
		place: o,
		words: [ST(e.kind).renamed, ...s]
	};
}
function _k(e = []) {
	return e.map(({ variable: e, host: t, place: n }) => `! sends \${${Y(e)}} to ${Y(t)}  ${VT({ place: n })}`);
}
function vk({ name: e, before: t, after: n, widens: r }) {
	let [i, a] = MT(bk(t), bk(n), yk).map((e) => AT(e, yk));
	return `${r ? "!" : " "} ${X(e, 80)}: ${i} → ${a}${r ? "   lets a run do more" : ""}`;
}
const yk = 200;
function bk(e) {
	return e === void 0 ? "not set" : Y(e);
}
function xk(e) {
	return `changes the texts in ${Y(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function Sk(e, t) {
	return t.flatMap((t) => XO(e, t) ? [] : JO(e, t)).join(", ");
}
function Ck({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => YO(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => JO(e, t)).join(", ")})` : "", a = n ? [`${rk(e, n)}${i}`] : [], o = t.filter((t) => !YO(e, t) && !XO(e, t)), s = o.filter((t) => QO(e, t)).map((t) => rk(e, t)), c = o.filter((t) => !QO(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function wk(e, { texts: t, file: n }) {
	let r = ({ reason: e }) => Number(e === "seeded"), i = e.toSorted((e, t) => r(e) - r(t)), a = e.length > 20 ? i.slice(0, 19) : e, o = a.map((e) => ({
		sign: "!",
		label: BT(e),
		place: VT(e, n),
		words: [sk(e, t)]
	})), s = e.length - a.length;
	return s > 0 && o.push({
		sign: "!",
		label: `and ${s} more kept`,
		place: "",
		words: ["the report file lists them all"]
	}), o;
}
const Tk = {
	archive: "will be archived",
	destroy: "will be destroyed"
};
function Ek(e, t) {
	return e ? `   (live text edited${e.by === void 0 ? "" : ` by ${X(e.by, 60)},`} ${kk(t - e.at)}${e.reviewed ? ", reviewed" : ""})` : "";
}
const Dk = [
	["year", 31557600],
	["month", 2629800],
	["day", 86400],
	["hour", 3600],
	["minute", 60]
], Ok = new Intl.RelativeTimeFormat("en");
function kk(e) {
	let t = Dk.find(([, t]) => e >= t);
	return t ? Ok.format(-Math.floor(e / t[1]), t[0]) : "just now";
}
// src/report/words/manifestLines.ts
const Ak = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, jk = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Mk({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...mk(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => Nk(e, a)),
		...n.map(Pk),
		...r.map(Fk)
	];
}
function Nk({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${JO(t.kind, r)}${n ? ` ${BO($O(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: BT(t),
		place: VT(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function Pk({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : X(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: BT(r),
		place: VT(r),
		words: o
	};
}
function Fk(e) {
	return {
		sign: "~",
		label: Y(e),
		place: "",
		words: ["on_create changes"]
	};
}
function Ik(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(RO).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${xT(e)} ${t}`] : []), ...i > 0 ? [`${J(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/words/sentences.ts
function Lk(e, t, n = 0, r = "Apply") {
	let i = t && t.requests > 0 ? ` ${Kk(t, r)}` : "";
	return `Plan: ${Uk([e])}${i}${zk(n)}`;
}
function Rk(e, t) {
	let { baseTexts: n, translations: r = 0, languages: i } = ug(e, t);
	if (r === 0) return;
	let a = i.slice(0, 12).map((e) => X(e, 40)), o = i.length - a.length;
	return {
		start: `${`${J(n, "base text")} ${n === 1 ? "changes" : "change"}`}: ${J(r, "translation")} in`,
		languages: rA(o > 0 ? [...a, J(o, "more language")] : a),
		end: "may be marked unverified."
	};
}
function zk(e) {
	return e === 0 ? "" : ` ${e === 1 ? "1 other change differs" : `${xT(e)} other changes differ`} from the reviewed plan and will not be applied.`;
}
function Bk(e) {
	let t = e.flatMap(({ plan: e }) => e ?? []);
	return `${Yk(t.length, e.length)}: ${Uk(t)}`;
}
function Vk(e) {
	let t = jO(e.flatMap(({ plan: e }) => e ?? [])), n = Hk(e), r = Qk([
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept, "kept"]
	]), i = `${Gk(t.unchanged)} as declared, ${Gk(t.unmanaged)} unmanaged`;
	return `${n === "" ? "No drift" : `Drift: ${n}`}; ${[i, ...r].join(", ")}.`;
}
function Hk(e) {
	let t = jO(e.flatMap(({ plan: e }) => e ?? []));
	return Qk([
		[t.updated, t.updated === 1 ? "differs" : "differ"],
		[t.renamed, "not yet renamed"],
		[t.created, "missing"],
		[t.keptArchived, "archived"],
		[t.archived + t.destroyed, "to remove"],
		[t.skipped, "not compared"]
	]).join(", ");
}
function Uk(e) {
	let t = jO(e), n = Qk([
		[t.created, "to create"],
		...Wk(t),
		[t.archived, "to archive"],
		[t.destroyed, "to destroy"],
		[t.conflicts, t.conflicts === 1 ? "conflict" : "conflicts"],
		[t.toPull, "to pull"],
		[t.kept + t.keptArchived, "kept"],
		[t.skipped, "skipped"]
	]);
	return `${(t.changes === 0 ? ["no changes", ...n] : n).join(", ")}; ${Gk(t.unchanged)} unchanged, ${Gk(t.unmanaged)} unmanaged.`;
}
function Wk({ updated: e, renamed: t, adopted: n }) {
	let r = n > 0 ? ` (${xT(n)} to adopt)` : "";
	return t > 0 ? [[e, "to update"], [t, `to rename${r}`]] : [[e, `to update${r}`]];
}
function Gk(e) {
	let t = [...e].filter(([, e]) => e > 0);
	return t.every(([e]) => ST(e).prefix === "") ? xT(t.reduce((e, [, t]) => e + t, 0)) : rA(t.map(([e, t]) => CT(t, e)));
}
function Kk({ requests: e }, t) {
	return `${t} needs about ${J(e, "write request")}.`;
}
function qk({ projects: e, requests: t }) {
	let n = e.filter((e) => e.results).length, r = e.length > 1 ? `${Yk(n, e.length)} applied` : "Applied", i = e.length - n, a = n === 0 || i === 0 ? "" : ` ${J(i, "project")} ${i === 1 ? "was" : "were"} not applied.`;
	return `${r}: ${Jk(e)}.${a} ${J(t, "request")} in total.`;
}
function Jk(e) {
	let t = FO(e), n = Qk([
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
function Yk(e, t) {
	return e === t ? J(t, "project") : `${xT(e)} of ${J(t, "project")}`;
}
function Xk({ stopped: e, projects: t }) {
	if (!e) return {
		sentence: "",
		names: []
	};
	let n = t.filter(({ plan: e, problems: t }) => !e && t.length === 0).flatMap(({ name: e }) => e === void 0 ? [] : [Y(e)]);
	return {
		sentence: e.message,
		names: n
	};
}
function Zk(e) {
	let { sentence: t, names: n } = Xk(e);
	return n.length > 0 ? `${t} Not reached: ${n.join(", ")}.` : t;
}
function Qk(e) {
	return e.flatMap(([e, t]) => e > 0 ? [`${xT(e)} ${t}`] : []);
}
function $k(e) {
	let { command: t, projects: n } = e, r = n.filter(({ plan: e }) => e);
	if (r.length === 0) return eA(e);
	if (t === "apply" || t === "restore") return qk(e);
	if (t === "drift") return Vk(n);
	let [i] = r, a = n.length === 1 && i?.plan;
	return a ? Lk(a, i.effort) : Bk(n);
}
function eA(e) {
	let { command: t, manifests: n } = e, r = kg(e).filter(({ severity: e }) => e !== "notice");
	if (ke(r)) return `${tA(r)}.${t === "validate" ? "" : " Nothing was written."}`;
	let i = rA([...PO(e)].map(([e, t]) => CT(t, e))), a = r.length > 0 ? `, with ${tA(r)}` : "";
	return `Valid: ${i} in ${J(n.length, "manifest")}${a}.`;
}
function tA(e) {
	return rA([
		"error",
		"warning",
		"notice"
	].flatMap((t) => {
		let n = e.filter((e) => e.severity === t).length;
		return n > 0 ? [J(n, t === "error" ? "problem" : t)] : [];
	}));
}
function nA(e) {
	return `To restore what this run removed or overwrote${e === void 0 ? "" : ` in ${Y(e)}`}`;
}
function rA(e) {
	return [e.slice(0, -1).join(", "), ...e.slice(-1)].filter((e) => e !== "").join(" and ");
}
// src/report/weight.ts
const iA = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function aA(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => sg(e.kind, t)) ? "removed" : e.fields.filter((t) => YO(e.kind, t)).some((t) => ig(e.kind, t)) ? "overwritten text" : rg(e) ? "overwritten" : RO(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const oA = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function sA(e) {
	let t = cA(e), n = oA.flatMap((e) => t[e] > 0 ? [`${xT(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function cA(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[lA(n)] += 1;
	return t;
}
function lA(e) {
	let t = aA(e);
	return t === "removed" || t === "new" ? t : RO(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function uA(e) {
	return e;
}
function $(e, ...t) {
	return uA(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function dA(e) {
	return uA(e.filter((e) => e !== "").join("\n\n"));
}
function fA(e) {
	return uA(e.join("\n"));
}
function pA(e) {
	return uA(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function mA(e) {
	return uA(e);
}
function hA(e, t) {
	if (!SA.test(e)) throw Error(`${e} cannot be a title`);
	return $`<details><summary>${uA(e)}</summary>\n\n${t}\n\n</details>`;
}
const gA = RegExp("(`{16})`+", "g");
function _A(e) {
	return e.replace(/[\n\r]/g, " ").replace(gA, "$1…");
}
function vA(e, t = "") {
	let n = e.map(_A), r = n.reduce((e, t) => Math.max(e, EA(t)), 2), i = "`".repeat(r + 1);
	return uA([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function yA(e) {
	return bA(Y(e));
}
function bA(e) {
	let t = _A(e), n = "`".repeat(EA(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return uA(`${n}${r}${t}${r}${n}`);
}
function xA(e) {
	return SA.test(e) && !CA.test(e) ? uA(e) : yA(e);
}
const SA = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, CA = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function wA(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#L\d+)?$/.test(t) ? uA(`[${e}](${t})`) : e;
}
function TA(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return uA(`<!-- ${e} -->`);
}
function EA(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const DA = (e) => e.length, OA = (e) => Buffer.byteLength(e);
var kA = class {
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
		return AA(this.groups);
	}
	get hidden() {
		return AA(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function AA(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var jA = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, MA(t));
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
		return e.reduce((e, t) => e + this.#t(_A(t)) + 1, 0);
	}
};
function MA({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function NA(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${J(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? dA([fA(e.section.rows), ...s > 0 ? [xA(c)] : []]) : vA([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [hA(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [$`${t === 3 ? $`###` : $`####`} ${xA(r)}`, u ? hA(`Show ${J(o.count, i)}`, l) : l];
}
function PA({ file: e, line: t }, n) {
	let r = yA(`${X(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : wA(r, i);
}
// src/report/markdown/changeItems.ts
const FA = 1e3;
function IA(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${VT(e)}`;
	return {
		rows: [`- ${BT(e)}  ${Tk[t]}${n}`],
		isLoss: !0
	};
}
function LA(e, t) {
	let n = zA(e, t), r = BA(e, t);
	return {
		rows: [pA([r === void 0 ? n : $`${n}${r}`])],
		short: [pA([zA(e, {})])],
		...rg(e) && { isLoss: !0 }
	};
}
function RA(e, t) {
	let n = bA(AT(sk(e, t.texts), FA));
	return {
		rows: [pA([$`${zA(e, t)}: ${n}`])],
		short: [pA([zA(e, {})])]
	};
}
function zA(e, { linkTo: t }) {
	return $`${$`**${yA(BT(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? $` ← ${yA(X(e.renamed_from, 80))}` : $``}${"place" in e && e.place ? $` · ${PA(e.place, t)}` : $``}`;
}
function BA(e, t) {
	if (e.action === "destroy") return $`: ${bA(Tk[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? Ck(e) : Sk(n, r);
		return i === "" ? void 0 : $`: ${bA(AT(i, FA))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !XO(n, t)).flatMap((e) => VA(n, e, t));
	return i.length === 0 ? void 0 : $`\n${vA(i, "diff")}`;
}
function VA(e, t, { texts: n, languages: r }) {
	let i = JO(e, t), a = cg(e, t) ? [`  ${xk(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = ig(e, t) ? UA(e, i, t) : [], s = o.length > 0 ? o : [HA(e, i, t)];
	return [
		...YA(t.edited),
		...s.map((e) => AT(e, FA)),
		...a
	];
}
function HA(e, t, n) {
	return n.before === void 0 || lg(n.before) ? `+ ${t} ${JA($O(e, n.field, n.after))}` : `  ${rk(e, n)}`;
}
function UA(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [$O(e, n, r), $O(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? WO(a.slots, o.slots).flatMap(([e, n, r]) => WA(`${t}.${e}`, n, r)) : WA(t, a, o);
}
function WA(e, t, n) {
	if (t.as === "set" && n.as === "set") return GA(e, t.members, n.members);
	let [r, i] = HO(t, n, 90), [a, o] = [qA(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${qA(n) ? "(empty)" : i}`];
	return [...a, o];
}
function GA(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => KA(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(KO), `${J(r.length, "other")} in both`].join(", ") : KA(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function KA(e) {
	return BO({
		as: "set",
		members: e
	});
}
function qA(e) {
	return e.as === "text" && e.text === "";
}
function JA(e) {
	return e.as === "text" ? HO(e, e, 90)[0] : BO(e);
}
function YA(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${X(e.by, 60)}`} on ${tk(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function XA(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !XO(e.kind, t)).flatMap((t) => ZA(e.kind, t));
	if (n.length !== 0) return { rows: [pA([$`${zA(e, t)}\n${vA(n, "diff")}`])] };
}
function ZA(e, t) {
	let n = JO(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : QA("-", n, $O(e, t.field, r)), ...QA("+", n, $O(e, t.field, i))];
}
function QA(e, t, n) {
	return $A(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = AT(DT(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${KO(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function $A(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const ej = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function tj({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [rj(r.settings)] : [],
			ij((r ?? e).sends),
			aj(a.filter(kO), n),
			...iA.map((e) => nj(e, i, n)),
			cj(oj, a.filter(AO), n),
			cj(sj, a.filter((e) => !kO(e) && !AO(e)), n),
			...r ? [uj(r)] : [],
			dj(i, n)
		],
		pending: r ? fj(r, n) : []
	};
}
function nj(e, t, n) {
	let r = t.filter((t) => aA(t) === e), i = {
		title: `${xT(r.length)} ${ej[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new kA(r.map(IA))
	};
	let a = r.map((e) => LA(e, n));
	return {
		...i,
		layout: "list",
		section: new kA(a)
	};
}
function rj(e) {
	let t = e.map((e) => ({
		rows: [vk(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${J(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new kA(t)
	};
}
function ij(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new kA(_k(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function aj(e, t) {
	let n = e.map((e) => ({
		...RA(e, t),
		isLoss: !0
	}));
	return {
		title: `${J(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new kA(n)
	};
}
const oj = "to pull: edited in the project, and not in the manifests", sj = "kept: different, and not changed by apply";
function cj(e, t, n) {
	let r = t.length > 20 ? lj(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [pA([$`and ${xA(xT(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => RA(e, n));
	return {
		title: `${xT(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new kA(i > 0 ? [...o, a] : o)
	};
}
function lj(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function uj({ released: e, released_kinds: t }) {
	let n = [...q.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => BT(e))];
	return {
		title: `${xT(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new kA(n.map((e) => ({ rows: [e] })))
	};
}
function dj(e, t) {
	let n = e.flatMap((e) => XA(e, t) ?? []);
	return {
		title: `All values in full: ${J(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new kA(n)
	};
}
function fj({ pending: e, resolved: t, commit: n }, r) {
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
		section: new kA(e.map((e) => LA(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${J(t.length, "change")}`,
		section: new kA(t.map((e) => ({ rows: LA(e, a).rows })))
	}];
}
// src/report/words/driftLines.ts
function pj(e, t) {
	let n = e.kept.filter(({ reason: e }) => e === "archived"), r = e.kept.filter(({ reason: e }) => e !== "archived");
	return [
		...e.changes.map((e) => hk(e, _j(e, t))),
		...n.flatMap((e) => wk([e], { texts: t })).map((e) => ({
			...e,
			sign: "~"
		})),
		...wk(r, { texts: t })
	];
}
function mj(e) {
	return e.map((e) => BT(e)).sort();
}
function hj(e) {
	if (e.length === 0) return "";
	let t = mj(e), n = t.length > gj ? ` and ${t.length - gj} more` : "";
	return `Unmanaged: ${t.slice(0, gj).join(", ")}${n}`;
}
const gj = 10;
function _j(e, t) {
	let n = {
		label: BT(e),
		place: VT(e)
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
		words: vj(e, t)
	};
}
function vj(e, t) {
	let { kind: n, renamed_from: r } = e, i = e.fields.filter((e) => r === void 0 || !XO(n, e)).map((r) => (t ? ik(n, r) : `${JO(n, r)} differs`) + yj(r.edited ?? (r.part === void 0 ? e.edited : void 0), r.edited !== void 0));
	return r === void 0 ? i : [`the project still has the old name ${X(r, 80)}`, ...i];
}
function yj(e, t) {
	if (!e) return "";
	let n = e.by === void 0 ? "" : `by ${X(e.by, 60)}, `;
	return `   (${t ? "" : "key changed "}${n}${tk(e.at)})`;
}
function bj({ state: e }) {
	return e === "not attempted";
}
function xj(e, t = () => !0) {
	let n = new Map();
	for (let t of e) {
		let { outcome: e } = t;
		if (e.state === "done") continue;
		let r = `${Ng(e)}: ${e.message}`, i = n.get(r);
		i ? i.push(t) : n.set(r, [t]);
	}
	return [...n.values()].flatMap((e) => {
		let [n] = e;
		return e.length <= 10 || !n || !t(n.outcome) ? e.map((e) => ({
			result: e,
			names: Sj(e, 300),
			count: 1
		})) : [{
			result: n,
			names: `${e.slice(0, 3).map((e) => Sj(e, 100)).join(", ")} and ${xT(e.length - 3)} more`,
			count: e.length
		}];
	});
}
function Sj({ change: e }, t) {
	return X(e.label, t);
}
function Cj({ severity: e, place: t, message: n }, r) {
	let i = t ? $` ${PA(t, r)}` : $``;
	return { rows: [pA([$`**${xA(e)}**${i}: ${Tj(n)}`])] };
}
function wj(e, t) {
	return xj(e, bj).map(({ result: e, names: n, count: r }) => {
		let i = jg(e), a = i ? $` · ${PA(i, t)}` : $``, o = xA(Ng(e.outcome));
		return {
			count: r,
			rows: [pA([$`**${yA(n)}**${a} · ${o}: ${Tj(Pg(e))}`])]
		};
	});
}
function Tj(e) {
	return bA(X(e, 1e3));
}
// src/report/markdown/rows.ts
const Ej = 1e3;
function Dj({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${Y(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${X(n, Ej)}`] };
}
function Oj(e) {
	return xj(e, bj).map(({ result: e, names: t, count: n }) => {
		let r = X(Pg(e), Ej);
		return {
			count: n,
			rows: [`${VT({ place: jg(e) })}  ${t}  ${Ng(e.outcome)}: ${r}`]
		};
	});
}
function kj({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${AT(e, Ej)}`)],
		...i && { isLoss: !0 }
	};
}
function Aj(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: dA([
			...r ? [Rj(e, t)] : [],
			Bj(e, r),
			...Vj(e),
			...Hj(e, t),
			...o === void 0 ? [] : [$`The backup is in ${yA(X(o, 400))}.`],
			...s === void 0 ? [] : [$`${xA(nA(void 0))}: ${yA(X(s, 800))}`]
		]),
		problems: jj(i.filter(Hw), n.linkTo),
		failed: {
			title: `${J(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new kA(wj(c, n.linkTo))
		},
		...Mj(e, t, n),
		unmanaged: Pj(e, n)
	};
}
function jj(e, t) {
	let n = new kA(e.map((e) => Cj(e, t)));
	return {
		title: tA(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function Mj(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: Nj(pj(i, a)),
		pending: []
	};
	if (t === "restore") return {
		groups: Nj(pk(i, {
			now: n,
			texts: a,
			file: Og(t, e)
		})),
		pending: []
	};
	let { own: o, pending: s } = tj(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function Nj(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new kA(t.map(kj))
	});
	return [r("change", n), r("kept item", t)];
}
function Pj({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = mj(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${xT(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${xT(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new kA(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function Fj({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function Ij(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function Lj(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => NA(e, n, t), d = s.flatMap(u);
	return dA([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [hA("The plan", dA(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function Rj(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = $`### ${Uj(n ?? r)}${i ? $` · ${Uj(i.project.name)}` : $``}`;
	return a ? $`${o}\n\n**${xA(`Applied: ${Jk([e])}.`)}**` : i ? t === "plan" ? $`${o}\n\n**${xA(zj(sA(zg(e))))}**` : $`${o}\n\n**${xA(t === "drift" ? Vk([e]) : Lk(i, e.effort))}**` : o;
}
function zj(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function Bj({ id: e, plan: t }, n) {
	let r = Ib(e);
	return $`Project ${t && !n ? $`${Uj(t.project.name)} · ` : $``}${yA(X(e, 200))}${r === void 0 ? $`` : $` · ${wA($`open in Lokalise`, r)}`}`;
}
function Vj({ target: e }) {
	return e?.is === "not compared" ? [$`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${yA(X(e.why, 400))}.`] : [];
}
function Hj(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && Rk(n.project, zg(e));
	return i ? [$`${xA(i.start)} ${yA(i.languages)} ${xA(i.end)}`] : [];
}
function Uj(e) {
	return yA(X(e, 80));
}
// src/report/markdown/manifestGroups.ts
function Wj({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [$`${xA(jk)}: ${yA(X(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ak, a = xA(`Difference: ${Ik(n)}.`);
	return [$`**${xA(r)}** (${yA(t.slice(0, 7))}). ${xA(i)}`, $`**${a}**`];
}
function Gj({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => Kj(e, t, n.length > 1));
}
function Kj(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = $`**${xA(Ik([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => Nk(e, u.texts);
	return {
		isApplied: !1,
		head: n ? dA([$`### ${Uj(l)}`, d]) : $``,
		problems: jj([]),
		failed: jj([]),
		groups: [
			rj(s),
			Jj(`${xT(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			Jj(`${xT(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...qj(r, u),
			Jj(`${xT(a.length)} with another id or former name`, a.map(Pk)),
			Jj(`${J(o.length, "manifest")} with other values for new entries`, o.map(Fk)),
			dj(r, u)
		],
		pending: [],
		unmanaged: jj([])
	};
}
function qj(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => LA(e, t));
		return {
			title: `${xT(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new kA(r)
		};
	};
	return [
		r("changed", n.filter((e) => !RO(e))),
		r("renamed", n.filter(RO)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function Jj(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new kA(t.map((e) => kj(e)))
	};
}
// src/report/markdown/body.ts
const Yj = 7 / 8;
function Xj(e, t) {
	let n = Pp(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = $j(n), s = Gj(n, t), c = o.length + s.length > 1, l = new jA(t.limit, i), u = dA([
		eM(n),
		tM(n, t),
		...nM(n, t),
		...Wj(n)
	]), d = (e) => xA(`… and ${J(e, "more project")}; ${r}.`), f = sM(n, t);
	l.takeText(dA([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = jj(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => Aj(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(Ij(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) Fj(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), Yj), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [Zj, Qj]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(Fj)) {
		l.showLosses(y(), Yj);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return dA([
		u,
		...NA(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => Lj(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const Zj = ({ problems: e }) => e, Qj = ({ failed: e }) => e;
function $j({ problems: e, projects: t }) {
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
function eM(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return $`## Translations: ${xA(Ik(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? $` · ${xA(J(n.length, "project"))}` : $``;
	if (t === "plan" && i.length > 0) {
		let t = kg(e).filter(Vw).length, r = t > 0 ? `, ${J(t, "conflict")}` : "";
		return $`## Translations: ${xA(sA(n.flatMap(zg)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? $` · ${Uj(o.plan.project.name)}` : $``;
	return t === "plan" ? $`## Translations: no plan${a}` : $`## Lokaform ${xA(t)}${s}${a}`;
}
function tM({ manifests: e }, { lead: t = (e) => $`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = UT(e) || "no manifest", i = e.length === 1 ? $`the manifest` : $`the manifests`;
	return t(n ? $`${i} ${yA(AT(r, 400))}` : xA(r));
}
function nM(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? iM(e, t) : [rM(e, $k(e))];
	if (!i) return o;
	let { sentence: s, names: c } = Xk(e), l = c.length > 0 ? $` Not reached: ${yA(AT(c.join(", "), 400))}.` : $``;
	return [$`❌ **${xA(s)}**${l}`, ...a ? o : []];
}
function rM(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return $`${Wg(e) ? $`❌ ` : Rg(e) || n ? $`✅ ` : $``}**${xA(t)}**`;
}
function iM(e, { isPullRequest: t }) {
	if (Wg(e)) {
		let t = kg(e), n = t.filter(Vw), r = t.filter((e) => e.severity === "error" && Hw(e)), i = dA([...r.length > 0 ? [rM(e, `${tA(r)}. ${oM(r)}`)] : [], ...n.length > 0 ? [rM(e, aM(n))] : []]);
		return cM(e) && e.projects.every((e) => zg(e).length === 0) ? [i, $`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return Bg(e) ? [$`✅ **${xA(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function aM(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${xT(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${J(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function oM(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function sM(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(zg), a = cM(e) ? $` The changes that are already pending are made as well.` : $``, o = t ? $`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : $`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !Wg(uM(e)) ? [o] : [], lM(e)];
}
function cM({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function lM(e) {
	return hA("How to read this", dA([
		...cM(e) ? [$`In numbers, with the changes that are already pending:`] : [],
		xA($k(e)),
		$`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

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
function uM(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Hw)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const dM = 1048576;
function fM(e, { now: t, reportFile: n, limit: r = dM, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return $`${Xj(e, {
		now: t,
		limit: r - 1,
		measure: OA,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
// src/report/text/closingText.ts
function pM(e, t) {
	let n = Wg(e) ? "bad" : "good", r = e.stopped ? [t("bad", Zk(e))] : [], i = e.projects.flatMap(({ name: e, backup: t }) => t === void 0 ? [] : [`The backup${e === void 0 ? "" : ` of ${Y(e)}`} is in ${Y(t)}.`]), a = e.projects.flatMap(({ name: e, restore: t }) => t === void 0 ? [] : [`${nA(e)}: ${Y(t)}`]), o = mM(e);
	return [
		...r,
		...i,
		...o === "" ? [] : [t(n, o)],
		...a
	].map(RT);
}
function mM(e) {
	let { command: t, projects: n } = e, r = n.some(({ plan: e }) => e);
	return (t === "apply" || t === "restore") && (r || e.stopped) ? qk(e) : r ? t === "drift" ? n.length > 1 ? Vk(n) : "" : n.length > 1 ? Bk(n) : "" : e.stopped ? "" : eA(e);
}
// src/report/text/planText.ts
const hM = {
	"+": "good",
	"~": "change",
	"»": "change",
	"-": "bad",
	"!": "note"
};
function gM(e, { paint: t, now: n, command: r, texts: i = !0 }) {
	let { plan: a, unmanaged: o = [] } = e;
	if (!a) return [];
	let s = r === "drift", c = `Lokaform ${r === "drift" || r === "restore" ? r : "plan"} · project ${HT(e)} · ${UT(e.manifests)}`, l = s ? pj(a, i) : pk(a, {
		now: n,
		texts: i,
		file: Og(r, e)
	}), u = Ib(e.id), d = u === void 0 ? [] : [`  ${t("dim", u)}`], f = s ? [] : _k(a.sends).map((e) => `  ${t(hM["!"], e)}`), p = s ? void 0 : Rk(a.project, a.changes), m = hj(o), h = s ? Vk([e]) : Lk(a, e.effort, e.results?.length, r === "restore" ? "Restore" : "Apply"), g = _M(l, t), _ = m === "" ? [] : [`  ${t("dim", m)}`], v = p ? [`  ${t(hM["!"], `${p.start} ${p.languages} ${p.end}`)}`] : [];
	return [
		t("strong", c),
		...d,
		...g,
		...f,
		...v,
		..._,
		t("strong", h)
	].map(RT);
}
function _M(e, t) {
	let n = yM(e.map(({ label: e }) => e), 36), r = yM(e.map(({ place: e }) => e), 24);
	return e.flatMap((e) => vM(e, n, r, t));
}
function vM({ sign: e, label: t, place: n, words: r }, i, a, o) {
	let [s = "", ...c] = r, l = [...t].length <= i && [...n].length <= a && c.length === 0, u = `  ${o(hM[e], e)} ${l ? bM(t, i) : t}`;
	return l ? [`${u}  ${o("dim", bM(n, a))}  ${s}`.trimEnd()] : c.length === 0 && s.length <= 20 ? [`${u}  ${o("dim", n)}  ${s}`.trimEnd()] : [`${u}  ${o("dim", n)}`.trimEnd(), ...r.map((e) => `      ${e}`)];
}
function yM(e, t) {
	return e.map((e) => [...e].length).reduce((e, n) => n <= t ? Math.max(e, n) : e, 0);
}
function bM(e, t) {
	return e + " ".repeat(Math.max(0, t - [...e].length));
}
function xM(e, t) {
	let n = (e) => JSON.stringify([
		e.severity,
		ze(e),
		e.place?.file
	]), r = new Map();
	for (let t of e) {
		let e = r.get(n(t));
		e ? e.push(t) : r.set(n(t), [t]);
	}
	let i = new Map();
	return e.flatMap((e) => {
		let a = r.get(n(e)) ?? [e], o = i.get(a) ?? 0;
		return i.set(a, o + 1), a.length <= 4 || e.place === void 0 || o < 3 ? CM([e], t) : o === 3 && e.place ? [SM(e.place.file, a.slice(o))] : [];
	});
}
function SM(e, t) {
	let n = t.flatMap(({ place: e }) => e?.line ?? []), r = `${n.slice(0, 10).join(", ")}${n.length > 10 ? ", …" : ""}`;
	return RT(`${Y(e)}: the same problem ${t.length} more times, in lines ${r}`);
}
function CM(e, t) {
	return e.map(({ severity: e, message: n, place: r }) => RT(`${r ? `${Y(r.file)}:${r.line}:${r.col}: ` : ""}${t(e === "error" ? "bad" : e === "warning" ? "change" : "note", e)}: ${kT(n)}`));
}
function wM(e, t) {
	return xj(e).map(({ result: e, names: n }) => RT(`${VT({ place: jg(e) })}: ${t("bad", Ng(e.outcome))}: ${n}: ${kT(Pg(e))}`));
}
function TM({ problems: e, projects: t }, n) {
	return [...xM(e, n), ...t.flatMap((e) => {
		let r = [
			...(e.bugs ?? []).map((e) => RT(DT(e))),
			...xM(e.problems, n),
			...wM(e.results ?? [], n)
		];
		return t.length > 1 && r.length > 0 ? [RT(n("strong", `Project ${HT(e)}`)), ...r] : r;
	})];
}
// src/report/text/requestText.ts
function EM({ method: e, path: t, status: n, ms: r, attempt: i }) {
	let a = i > 1 ? `, attempt ${i}` : "";
	return `${e} ${Y(t)} → ${n ?? "no answer"} in ${Math.round(r)} ms${a}`;
}
function DM(e) {
	let t = 0;
	return ({ method: n, path: r, ms: i, reason: a }) => {
		let o = e() + i;
		return o < t + 1e3 ? [] : (t = o, [`Waiting ${Math.round(i / 1e3)} s before ${n} ${Y(r)} is sent again: ${a}.`]);
	};
}
// src/terminal/streams.ts
function OM(...e) {
	for (let t of e) t.on("error", () => {});
}
// src/commands/plan.ts
const kM = {
	name: "plan",
	summary: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
	inAction: !0,
	actionSummary: "compares them with the live project and shows what apply would do, in a pull request as one comment. It writes nothing to the project",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform plan --project 3002780358964f9bab5a92.87762498",
		"lokaform plan --out plan.json          # the project is set in lokaform.yaml",
		"lokaform plan --only web --format markdown"
	],
	exitCodes: "0 planned (with --detailed-exitcode: nothing to do); 1 a problem, or a plan that a guard refuses; 2 something to do, with --detailed-exitcode; 130 or 143 ended by a signal",
	run: (e, t) => rO("plan", e, t)
};
// node_modules/diff/libesm/diff/base.js
var AM = class {
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
new class extends AM {}();
// node_modules/diff/libesm/util/string.js
function jM(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function MM(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function NM(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function PM(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function FM(e, t) {
	return NM(e, t, "");
}
function IM(e, t) {
	return PM(e, t, "");
}
function LM(e, t) {
	return t.slice(0, RM(e, t));
}
function RM(e, t) {
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
function zM(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function BM(e, t) {
	if (t) return HM(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function VM(e, t) {
	if (t) return HM(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function HM(e, t) {
	if (!t) return [VM(e), BM(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = zM(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const UM = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", WM = RegExp(`[${UM}]+|\\s+|[^${UM}]`, "ug");
new class extends AM {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = zM(e, r);
		} else n = e.match(WM) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && GM(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && GM(n, i, r, null, t.intlSegmenter), e;
	}
}();
function GM(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = HM(t.value, i), [s, c] = HM(n.value, i);
		if (e) {
			let r = jM(a, s);
			e.value = PM(e.value, s, r), t.value = FM(t.value, r), n.value = FM(n.value, r);
		}
		if (r) {
			let e = MM(o, c);
			r.value = NM(r.value, c, e), t.value = IM(t.value, e), n.value = IM(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = VM(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = VM(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = VM(r.value, i), [a, o] = HM(t.value, i), s = jM(n, a);
		t.value = FM(t.value, s);
		let c = MM(FM(n, s), o);
		t.value = IM(t.value, c), r.value = NM(r.value, n, c), e.value = PM(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = VM(r.value, i), n = LM(BM(t.value, i), e);
		t.value = IM(t.value, n);
	} else if (e) {
		let n = LM(BM(e.value, i), VM(t.value, i));
		t.value = FM(t.value, n);
	}
}
new class extends AM {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${UM}]+|[^\\S\\n\\r]+|[^${UM}]`, "ug");
		return e.match(t) || [];
	}
}();
const KM = new class extends AM {
	constructor() {
		super(...arguments), this.tokenize = JM;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function qM(e, t, n) {
	return KM.diff(e, t, n);
}
function JM(e, t) {
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
function YM(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends AM {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (YM(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends AM {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends AM {
	constructor() {
		super(...arguments), this.tokenize = JM;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(XM(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function XM(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = XM(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = XM(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
new class extends AM {
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
// node_modules/diff/libesm/patch/create.js
function ZM(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function QM(e) {
	if (!ZM(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const $M = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function eN(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		qM(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(qM(n, r, s));
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
			let t = n[e], i = t.lines || rN(t.value);
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
function tN(e, t) {
	if (t ||= $M, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => tN(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = $M, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + QM(r) + " " + QM(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + QM((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + QM((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + QM((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + QM((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + QM(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + QM(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function nN(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		eN(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? tN(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = eN(e, t, n, r, i, a, o);
		return s ? tN(s, o?.headerOptions) : void 0;
	}
}
function rN(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/words/pulledFigures.ts
function iN(e) {
	return Ik(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
}
function aN(e) {
	let t = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, n = t > 0 ? `; ${J(t, "conflict")}` : "";
	return `Translations from Lokalise: ${iN(e)}${n}`;
}
// src/report/text/pulledText.ts
function oN({ name: e, files: t, comparison: n, kept: r }, { paint: i, now: a, isDryRun: o, texts: s }) {
	let c = Mk({
		...n,
		settings: []
	}, {
		now: a,
		texts: s
	}), l = r.filter(({ conflict: e }) => e), u = r.filter(({ conflict: e }) => !e), d = (e, t) => t.length === 0 ? [] : [i("strong", e), ..._M(t, i)], f = o ? "Would write" : "Wrote", p = t.length === 0 ? `Pull from ${Y(e)}: the manifests stay as they are.` : `Pull from ${Y(e)}: ${iN([{
		name: e,
		files: t,
		comparison: n,
		kept: r
	}])}.`;
	return [
		...d(`From ${Y(e)} into the manifests:`, c),
		...d(`In conflict: ${J(l.length, "text")}, which the manifests keep`, l.map((e) => sN(e, s))),
		...d(`The manifests also keep ${J(u.length, "text")}:`, u.map((e) => sN(e, s))),
		...t.map((e) => `${f} ${Y(e)}`),
		i("strong", p)
	].map(RT);
}
function sN({ kind: e, field: t, part: n, declared: r, live: i, why: a, details: o, edited: s, ...c }, l) {
	let u = JO(e, {
		field: t,
		...n !== void 0 && { part: n }
	}), [d, f] = HO($O(e, t, r), $O(e, t, i)), p = s ? ` (${s.by ? `${Y(s.by)}, ` : ""}${nk(s.at)})` : "";
	return {
		sign: "!",
		label: BT({
			kind: e,
			...c
		}),
		place: VT(c),
		words: [l ? `${u} is ${d}, live ${f}${p}: ${a}` : `${u}${p}: ${a}`, ...l && o !== void 0 ? [Y(o)] : []]
	};
}
function cN(e) {
	return e.flatMap(({ path: e, before: t, after: n, creates: r }) => {
		let i = Y(e);
		return nN(r ? "/dev/null" : `a/${i}`, `b/${i}`, t, n, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => RT(e.split("	").map(Y).join("	")));
	});
}
// src/report/words/pullLines.ts
function lN(e, t) {
	let n = t ? ["Nothing was written."] : dN(e);
	return [...uN(e, t), ...n];
}
function uN(e, t) {
	let { manifests: n, variables: r, languages: i, otherLanguages: a, unasked: o } = e, s = t ? "Would write" : "Wrote", c = n.flatMap(({ kind: e, path: n, entries: r, text: i }) => [`${s} ${Y(n)}: ${CT(r, pN(e))}`, ...t ? [
		"",
		...DT(i.trimEnd()).split("\n"),
		""
	] : []]), l = o.map(({ kind: e, field: t, count: n }) => `${t} of ${CT(n, e)}`);
	return [
		...c,
		...r ? [`${s} ${Y(r.path)}: ${J(r.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`] : [],
		...i.length > 0 && a.length > 0 ? [`Texts are in ${i.map(Y).join(", ")}. The project also has ${a.map(Y).join(", ")}: add them with --languages.`] : [],
		...l.length > 0 ? [`Not in the manifests, so not managed: ${l.join(", ")}. Add them with --fields.`] : []
	];
}
function dN({ variables: e, repeated: t, flags: n }) {
	let r = e ? [`  set -a; . ${fN(`./${e.path}`)}; set +a`] : [], i = ["lokaform plan", ...[...t, ...n].map(fN)].join(" ");
	return [
		"Next, see that a plan has nothing to do:",
		...r,
		`  ${i}`,
		...n.length > 0 ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."] : []
	];
}
function fN(e) {
	return Y(VD(e));
}
function pN(e) {
	return q.find((t) => t.plural === e)?.name ?? e;
}
// src/files/newFiles.ts
async function mN(e, t) {
	let n = await Promise.all(e.map((e) => yN(e, t)));
	return e.flatMap((e, r) => {
		let i = n[r];
		return i === void 0 ? [] : [CN(e, i, t)];
	});
}
async function hN(e, t) {
	let n = [], r = [], i = e[0];
	try {
		for (let r of e) i = r, n.push({
			file: r,
			part: await gN(r, t)
		});
		for (let { file: e, part: t } of n) i = e, await _N(e, t), r.push(e);
		return [];
	} catch (e) {
		for (let e of r.reverse()) await vN(e, t).catch(() => {});
		let n = e instanceof Error ? e.message : String(e);
		return i ? [CN(i, `cannot be written: ${n}. No file was written`, t)] : [];
	} finally {
		for (let { part: e } of n) await le(e, { force: !0 }).catch(() => {});
	}
}
async function gN(e, t) {
	let n = await yN(e, t);
	if (n !== void 0) throw Error(`it ${n}`);
	let r = k(e.path);
	await oe(r, { recursive: !0 });
	let i = j(r, `.${O(e.path)}.${ge(6).toString("hex")}.part`), { O_WRONLY: a, O_CREAT: o, O_EXCL: s, O_NOFOLLOW: c = 0 } = fe, l = await se(i, a | o | s | c, e.mode ?? 438);
	try {
		if (await F(r) !== await bN(r, t)) throw Error("its folder was replaced while it was opened");
		return e.mode !== void 0 && await l.chmod(e.mode), await l.writeFile(e.text), await l.sync(), await l.close(), i;
	} catch (e) {
		throw await l.close().catch(() => {}), await le(i, { force: !0 }), e;
	}
}
async function _N({ path: e, replaces: t }, n) {
	if (t !== void 0) {
		if (await P(e, "utf8") !== t) throw Error("it was changed meanwhile");
		return ce(n, e);
	}
	try {
		await N(n, e);
	} catch (t) {
		if (SN(t, "EEXIST") || await xN(e)) throw Error("it exists already");
		await ce(n, e);
	}
}
async function vN(e, t) {
	let { path: n, text: r, replaces: i } = e;
	i === void 0 ? await le(n) : await _N({
		...e,
		replaces: r
	}, await gN({
		...e,
		text: i
	}, t));
}
async function yN({ path: e, replaces: t }, n) {
	let { working: r } = n;
	if (!mh(e, r)) return "is outside of the working directory. Choose a path inside of it";
	let i = ne(M(r), e).split(/[\\/]/), a = M(r);
	for (let [e, r] of i.entries()) {
		a = j(a, r);
		let o = await ae(a).catch((e) => {
			if (!SN(e, "ENOENT")) throw e;
		});
		if (!o) return;
		if (o.isSymbolicLink()) return `leads through the symbolic link ${ph(a, n)}. Choose a path without links`;
		let s = e === i.length - 1;
		if (!s && !o.isDirectory()) return `cannot be written: ${ph(a, n)} is a file. Choose another folder`;
		if (s && o.isDirectory()) return "is a folder. Choose another path";
		if (s && t === void 0) return "exists already, and is not overwritten. Move it away, or choose another folder with --out";
		if (s && !o.isFile()) return "is not an ordinary file. Replace it with one";
	}
}
async function bN(e, { working: t }) {
	return j(await F(t), ne(M(t), e));
}
async function xN(e) {
	return ae(e).then(() => !0, () => !1);
}
function SN(e, t) {
	return e instanceof Error && "code" in e && e.code === t;
}
function CN({ path: e }, t, n) {
	return L("not-written", `${ph(e, n)} ${t}.`);
}
// src/run/schemas.ts
function wN(e) {
	return `schema/${e}.json`;
}
function TN(e) {
	return `https://raw.githubusercontent.com/lokaform/lokaform/v${c}/${wN(e)}`;
}
function EN(e) {
	return `yaml-language-server: $schema=${TN(e)}`;
}
// src/run/pull/chosen.ts
function DN({ name: e, languages: t = [], baseLanguage: n }, r) {
	let i = t.map(({ iso: e }) => e), a = r?.includes("all") ? i : r ?? [n], o = a.find((e) => !i.includes(e));
	return o === void 0 ? dh(t.filter(({ iso: e }) => a.includes(e)).sort((e, t) => Number(t.iso === n) - Number(e.iso === n))) : fh(L("unknown-language", `languages: project ${e} has no language "${o}".${rr(o, i) || ` It has ${i.join(", ")}.`}`, { reach: "project" }));
}
function ON(e, t, { languages: n, isNew: r, createsFiles: i }, a) {
	let [o] = Uw(t, e).filter(({ reach: e }) => e === "project");
	if (o) return fh(o);
	let s = DN(e, r ? n : n ?? []);
	if (!s.ok) return s;
	let c = new Set([
		...s.value.map(({ iso: e }) => e),
		...i ? kN(a) : [],
		...Ow(t).flatMap(({ language: e, ofText: t }) => t ? [e] : [])
	]);
	return dh((e.languages ?? []).filter(({ iso: e }) => c.has(e)));
}
function kN(e) {
	return [...new Set(e.flatMap(({ languages: e = [] }) => e))];
}
function AN(e) {
	let t = ["all", ...new Set(q.flatMap((e) => e.fields.map(({ name: e }) => e)))];
	return (e ?? []).flatMap((e) => t.includes(e) ? [] : [L("bad-setting", `fields: there is no field "${e}".${rr(e, t) || ` The fields are ${t.join(", ")}.`}`)]);
}
// src/files/ignored.ts
async function jN(e, t) {
	let n = j(k(e), ".gitignore"), r = `/${O(e)}`, i;
	try {
		i = vh(await P(n));
	} catch (e) {
		return e instanceof Error && "code" in e && e.code === "ENOENT" ? dh({
			path: n,
			text: `${r}\n`
		}) : fh(L("not-read", `${ph(n, t)} cannot be read: ${Sh(e)}`));
	}
	let a = i.split(/\r?\n/);
	if (a.includes(r) || a.includes(O(e))) return dh(void 0);
	let o = i.includes("\r\n") ? "\r\n" : "\n", s = i === "" || i.endsWith("\n") ? "" : o;
	return dh({
		path: n,
		text: `${i}${s}${r}${o}`,
		replaces: i
	});
}
// src/manifest/write/fileNames.ts
const MN = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
function NN(e) {
	let t = new Map(), n = new Set();
	for (let r of [...new Set(e)].sort()) {
		let e = PN(r), i = e;
		for (let t = 2; n.has(FN(i)); t++) i = `${e}-${t}`;
		n.add(FN(i)), t.set(r, i);
	}
	return t;
}
function PN(e) {
	let t = [...e.normalize("NFKC").replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/([._-])[._-]+/g, "$1")].slice(0, 60).join("").replace(/^[._-]+|[._-]+$/g, "");
	return t === "" ? "group" : MN.test(t) ? `group-${t}` : t;
}
function FN(e) {
	return e.toLowerCase().toUpperCase().normalize("NFKD");
}
// src/manifest/write/expressible.ts
function IN(e, t, n) {
	let r = RN(e, t, n);
	if (r === void 0) return {
		value: t,
		left: []
	};
	let i = { left: [{
		member: e.name,
		why: r
	}] };
	if (!z(t) || e.role === "identity") return i;
	let { kept: a, left: o } = LN(t, (t) => RN(e, t, n), [e.name]);
	return Object.keys(a).length === 0 ? o.length > 0 ? { left: o } : i : RN(e, a, n) === void 0 ? {
		value: a,
		left: o
	} : i;
}
function LN(e, t, n) {
	let r = {}, i = [];
	for (let [a, o] of Object.entries(e)) {
		let e = t({ [a]: o });
		if (e === void 0) r[a] = o;
		else if (z(o)) {
			let e = LN(o, (e) => t({ [a]: e }), [...n, a]);
			Object.keys(e.kept).length > 0 && (r[a] = e.kept), i.push(...e.left);
		} else i.push({
			member: [...n, a].join("."),
			why: e
		});
	}
	return {
		kept: r,
		left: i
	};
}
function RN(e, t, { kind: n, live: r, identity: i, context: a }) {
	if (!BN(t)) return "It has a character that a manifest cannot contain.";
	let o = n.fields.find(({ role: e }) => e === "identity")?.name ?? "", s = n.entry.schema.safeParse({
		[o]: i,
		[e.name]: t
	});
	if (!s.success) return `A manifest accepts only ${e.expects}.`;
	let c = s.data, l = a.project.languages?.map(({ iso: e }) => e) ?? [], u = e.languages?.(c).find(({ language: e }) => e !== "*" && !l.includes(e));
	if (u) return `The project does not have the language ${u.language}.`;
	let d = n.checkEntry(zN(c)).find(({ severity: e }) => e === "error");
	if (d) return d.message;
	let { changes: f, issues: p } = e.diff(c, r, n.context(c, r, a));
	return p[0] ? p[0].message : f.length > 0 ? "The service stores it in a form that a manifest cannot declare." : void 0;
}
function zN(e, t = "") {
	return {
		values: e,
		onCreate: {},
		file: {
			path: t,
			lineStarts: [0]
		},
		spot: {
			start: 0,
			end: 0
		}
	};
}
function BN(e) {
	return typeof e == "string" ? !ea.test(e) : typeof e != "object" || !e || Object.entries(e).every(([e, t]) => e !== "__proto__" && !ea.test(e) && BN(t));
}
// src/manifest/write/newEntry.ts
function VN(e, t, n, r) {
	let i = e.liveContext(t, n, r.label(t)), a = e.liveLabel(t), [o] = e.fields.filter(({ role: e }) => e === "identity"), s = o?.declare(t, i);
	if (!o || s === void 0) throw Error(`${e.name} has no name`);
	let c = {
		kind: e,
		live: t,
		identity: s,
		context: n
	}, l = IN(o, s, c);
	if (l.left[0]) return {
		live: t,
		label: a,
		refused: l.left[0]
	};
	let u = [], d = (e, t, n) => {
		let r = IN(e, t, c);
		r.value !== void 0 && (n[e.name] = r.value), u.push(...r.left);
	}, f = {}, p = [];
	for (let n of e.fields) {
		if (n === o || n.isDefault(t, i)) continue;
		let a = (n.declareNew ?? n.declare)(t, i);
		if (!HN(e, n, r)) {
			a !== void 0 && p.push(n.name);
			continue;
		}
		let s = n.role === "text" ? UN(a, r.languages) : a;
		s === void 0 ? a === void 0 && u.push(...WN(n, t, i)) : d(n, s, f);
	}
	let m = (e.newManifest?.distinguishing(t) ?? []).map((t) => {
		let n = {};
		for (let r of e.fields) {
			let e = t[r.name], i = e === void 0 ? void 0 : IN(r, e, c).value;
			i !== void 0 && (n[r.name] = i);
		}
		return n;
	});
	return {
		live: t,
		label: a,
		identity: { [o.name]: s },
		fields: f,
		distinguishing: [...m, { [e.idMember]: e.declaredId(t) }],
		left: u,
		unasked: p
	};
}
function HN({ newManifest: e }, { name: t }, { fields: n }) {
	return n === "all" || !e || e.fields.includes(t) || n.includes(t);
}
function UN(e, t) {
	if (!z(e)) return e;
	let n = t.flatMap((t) => {
		let n = Object.hasOwn(e, t) ? e[t] : void 0;
		return n === void 0 ? [] : [[t, n]];
	});
	return n.length === 0 ? void 0 : Object.fromEntries(n);
}
function WN(e, t, n) {
	let { name: r, role: i, expects: a } = e;
	return i === "text" || e.mayBeAbsent || e.declareNew ? [] : [{
		member: r,
		why: e.stored(t, n, void 0) === void 0 ? `The service's answer has no usable ${r}.` : `A manifest accepts only ${a}.`
	}];
}
// src/manifest/write/newEntries.ts
function GN(e, t, n, r) {
	let i = [], a = (t, n) => i.push({
		kind: e.name,
		label: t.label,
		id: e.id(t.live),
		...n
	}), o = [];
	for (let i of XN(e, t.objects)) {
		let t = VN(e, i, n, r);
		"refused" in t ? a(t, { why: t.refused.why }) : o.push({
			...t,
			level: 0
		});
	}
	for (;;) {
		let r = KN(e, o, t, n);
		if (r.size === 0) break;
		if (!qN(e, o, r)) {
			for (let [e, t] of r) a(e, { why: t });
			o = o.filter((e) => !r.has(e));
		}
	}
	for (let e of o) for (let t of e.left) a(e, t);
	let s = o.map((t) => ({
		live: t.live,
		entry: YN(e, t),
		fixed: Object.keys(JN(t))
	})), c = new Map();
	for (let e of o.flatMap((e) => e.unasked)) c.set(e, (c.get(e) ?? 0) + 1);
	return {
		entries: s,
		left: i,
		unasked: c
	};
}
function KN(e, t, n, r) {
	let i = t.map((t, n) => zN(e.entry.schema.parse(YN(e, t, e.newManifest?.common)), String(n))), a = e.match(i, n, r), o = new Map(a.matches.map((e) => [e.declared, e])), s = new Map(a.refused.map((e) => [e.declared, e.problem.message])), c = new Map();
	for (let [e, n] of t.entries()) {
		let t = i[e], r = t && o.get(t);
		r && r.live === n.live && r.renamedFrom === void 0 || c.set(n, (t && s.get(t)) ?? "An entry with its name would mean another object.");
	}
	for (let { place: n, message: r } of e.checkTogether(i)) {
		let e = t[Number(n?.file)];
		e && c.set(e, r);
	}
	return c;
}
function qN(e, t, n) {
	let r = new Set([...n.keys()].flatMap(({ live: t }) => e.names(t))), i = !1;
	for (let a of t) {
		let t = n.has(a), o = a.distinguishing.length - +!t;
		!(t || e.names(a.live).some((e) => r.has(e))) || a.level >= o || (a.level += 1, i = !0);
	}
	return i;
}
function JN({ distinguishing: e, level: t }) {
	return Object.assign({}, ...e.slice(0, t));
}
function YN(e, t, n = []) {
	let r = Object.entries(t.fields).filter(([e]) => !n.includes(e)), i = {
		...Object.fromEntries(r),
		...JN(t)
	}, a = [e.idMember, ...e.fields.map(({ name: e }) => e)].flatMap((e) => {
		let t = Object.hasOwn(i, e) ? i[e] : void 0;
		return t === void 0 ? [] : [[e, t]];
	});
	return {
		...t.identity,
		...Object.fromEntries(a)
	};
}
function XN(e, t) {
	return t.map((t) => ({
		live: t,
		label: e.liveLabel(t),
		id: String(e.id(t))
	})).sort((e, t) => ZN(e.label, t.label) || ZN(e.id, t.id)).map(({ live: e }) => e);
}
function ZN(e, t) {
	return e < t ? -1 : +(e > t);
}
function QN(e, t = []) {
	let n = new W.Document(e, {
		aliasDuplicateObjects: !1,
		compat: "yaml-1.1"
	});
	(0, W.visit)(n, {
		Scalar: (e, t) => $N(t, e === "key"),
		Seq: (e, t) => {
			t.flow = tP(t.items);
		}
	});
	let r = n.toString({
		lineWidth: 100,
		doubleQuotedMinMultiLineLength: Infinity,
		flowCollectionPadding: !1
	}), i = nP(t.map((e) => `# ${e.replaceAll("\n", " ")}\n`).join("") + r), a = sa("", i);
	if (a.problems.length > 0 || JSON.stringify(a.value) !== JSON.stringify(e)) throw Error("the text of a new manifest does not say what was written");
	return i;
}
function $N(e, t) {
	if (typeof e.value != "string") return;
	let n = e.value;
	e.type = eP(n) ? W.Scalar.QUOTE_DOUBLE : n.includes("\n") ? t ? W.Scalar.QUOTE_DOUBLE : W.Scalar.BLOCK_LITERAL : n.length > 80 && n.includes(" ") && !t ? /^[^ ]+( [^ ]+)+$/.test(n) ? W.Scalar.BLOCK_FOLDED : W.Scalar.QUOTE_DOUBLE : W.Scalar.PLAIN;
}
function eP(e) {
	let t = e.replaceAll("\n", "").search(wT) !== -1 || /[\ufffe\uffff]/.test(e), n = /^\s|[^\S\n](\n|$)|\n\n$/.test(e);
	return t || n || /^(=|---.*|\.\.\..*)$/.test(e);
}
function tP(e) {
	let t = e.map((e) => (0, W.isScalar)(e) ? String(e.value) : ":");
	return t.every((e) => /^[\p{L}\p{N}_./ -]+$/u.test(e)) && t.join(", ").length <= 80;
}
function nP(e) {
	return e.replace(/[\ufffe\uffff]/g, rP).replace(wT, (e) => e === "\n" ? e : rP(e));
}
function rP(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
// src/manifest/write/newManifests.ts
function iP({ project: e, objects: t }, n, r) {
	let i = [], a = [];
	return {
		manifests: q.flatMap((o) => {
			let s = t[o.plural];
			if (!s) return [];
			let c = GN(o, s, {
				...n,
				project: e,
				evidence: Ht
			}, r);
			i.push(...c.left), a.push(...[...c.unasked].map(([e, t]) => ({
				kind: o.name,
				field: e,
				count: t
			})));
			let l = r.header?.(o.plural) ?? [];
			return aP(o, c.entries, r.split).map(({ group: e, entries: t }) => ({
				kind: o.plural,
				group: e,
				entries: t.length,
				text: QN(oP(o, t), l)
			}));
		}),
		left: i,
		unasked: a
	};
}
function aP({ newManifest: e }, t, n) {
	let r = cP(t, ({ live: t }) => e?.group(t, n)), i = [...NN([...r.keys()].filter((e) => e !== void 0))].map(([e, t]) => ({
		group: t,
		entries: r.get(e) ?? []
	})), a = r.get(void 0) ?? [];
	return a.length > 0 || i.length === 0 ? [{
		group: void 0,
		entries: a
	}, ...i] : i;
}
function oP(e, t) {
	let n = {};
	for (let r of e.newManifest?.common ?? []) {
		let e = sP(t.map(({ entry: e }) => e[r]).filter((e) => e !== void 0));
		e !== void 0 && (n[r] = e);
	}
	let r = t.map(({ entry: e, fixed: t }) => {
		let r = Object.entries(e).filter(([e, r]) => t.includes(e) || n[e] === void 0 || R(n[e]) !== R(r));
		return Object.fromEntries(r);
	});
	return {
		...Object.keys(n).length > 0 && { on_create: n },
		[e.plural]: r
	};
}
function sP(e) {
	let [t] = [...cP(e, R)].sort(([e, t], [n, r]) => r.length - t.length || (e < n ? -1 : 1));
	return t?.[1][0];
}
function cP(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r), i = n.get(e);
		i ? i.push(r) : n.set(e, [r]);
	}
	return n;
}
// src/run/pull/pullProblems.ts
function lP({ objects: e }) {
	return q.flatMap(({ plural: t, words: n }) => (e[t]?.unusable ?? []).map(({ id: e, names: r, lacks: i }) => {
		let a = [e ?? "without a usable id", ...t === "keys" ? r.map((e) => `"${e}"`) : []];
		return L("unusable-answer", `Live ${n.one} ${a.join(" ")} is not in the new manifests: the service's answer has no usable ${i.join(", ")}. Run again, or declare it by hand.`, { reach: "change" });
	}));
}
function uP(e) {
	return e.map(({ kind: e, label: t, id: n, member: r, why: i }) => {
		let { one: a } = bp(e).words, o = t.includes(String(n)) ? t : `"${t}" (id ${n})`;
		return L("not-expressible", `Not expressible: ${r === void 0 ? `${a} ${o} is not in the new manifests` : `${r} of ${a} ${o} is not in the new manifests`}. ${i}`, {
			severity: "warning",
			reach: "change"
		});
	});
}
function dP(e, { owner: t }) {
	let n = e.problems.filter(({ severity: e }) => e === "error");
	if (e.is === "stopped") return n;
	let r = e.plan.changes.flatMap((e) => {
		if (e.action !== "update" && e.action !== "create") return [];
		let n = e.fields.filter(({ after: e }) => !fP(e, t)).map(({ field: e }) => e);
		return e.action === "update" && n.length === 0 ? [] : [L("not-expressible", `A plan of the new manifests changes ${e.kind} "${e.label}": ${[...new Set(n)].join(", ")}. Compare the entry with the project before you apply.`, {
			severity: "warning",
			reach: "change"
		})];
	}), i = e.plan.counts.adopted, a = i > 0 ? [L("not-expressible", `The next apply adds the tag ${Se}${t} to ${i} keys, because of the settings owner and prune.`, {
		severity: "notice",
		reach: "change"
	})] : [];
	return [
		...n,
		...r,
		...a
	];
}
function fP(e, t) {
	return t !== void 0 && Array.isArray(e) && e.includes("lokaform:" + t);
}
// src/run/pull/targets.ts
const pP = new AbortController().signal;
function mP({ id: e }, { globs: t }, n) {
	let r = Object.entries(t).flatMap(([e, t]) => t ? e : []), i = q.filter(({ plural: t, sharedByBranches: n }) => r.length > 0 ? r.includes(t) : !(n && e.includes(":"))), a = i.filter(({ secretNames: e }) => !e || !n);
	return {
		kinds: a,
		leftOut: i.filter((e) => !a.includes(e)).map(({ plural: e, words: t }) => L("not-expressible", `In a workflow, pull writes no ${t.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${e}.yaml.`, { severity: "notice" }))
	};
}
async function hP(e, t) {
	if (e.texts.length > 0) return !0;
	let { paths: n } = await Lh(e, t, {}, pP);
	return Object.values(n).some((e) => e.length > 0);
}
function gP(e, t) {
	return e ?? t.folder;
}
function _P(e, t, n, r) {
	let { globs: i, folder: a } = n, o = i[e]?.patterns ?? [], [s] = o.length === 1 ? o : [], c = s && !/[*?[\]{}()!+@]/.test(s.text), l = r === void 0 && c ? M(i[e]?.folder ?? a, s.text) : j(gP(r, n), `${e}.yaml`);
	return t === void 0 ? l : j(k(l), O(l, A(l)), `${t}.yaml`);
}
async function vP(e, t, n, r) {
	let i = Object.entries(t.globs).filter(([, e]) => e?.patterns.some(({ place: e }) => e)), { paths: a } = await Lh({
		...t,
		globs: Object.fromEntries(i)
	}, n, r, pP), o = new Set(Object.values(a).flat());
	if (e.every(({ path: e }) => o.has(e))) return [];
	let s = e.map(({ kind: e, path: t, group: n }) => [`--${e}`, ph(n === void 0 ? t : j(k(t), "*.yaml"), r)]);
	return [...new Map(s.map((e) => [e.join(" "), e])).values()].flat();
}
// src/run/pull/firstManifests.ts
const yP = "lokaform.env";
async function bP(e, { settings: t, globs: n, folders: r }, i) {
	let a = await xP(e, i), { variables: o } = a;
	i.onVariables(o);
	let s = iP(a.live, {
		rules: t.rules,
		variables: o
	}, {
		...i,
		label: (e) => {
			let t = a.templates.get(e);
			return t && "template" in t ? t.template : "";
		}
	}), c = s.manifests.filter(({ kind: e, entries: t }) => t > 0 || !q.find(({ plural: t }) => t === e)?.secretNames).map((e) => ({
		...e,
		path: _P(e.kind, e.group, n, i.out)
	})), l = [
		...lP(e),
		...uP([...a.left, ...s.left]),
		...SP(c, e, o, t, i.usable, r)
	], u = {
		manifests: [],
		files: [],
		variables: o,
		problems: l,
		unasked: []
	};
	if (l.some(({ reach: e, severity: t }) => e === "project" && t === "error")) return u;
	let d = await CP(o, j(gP(i.out, n), yP), r);
	return d.ok ? {
		manifests: c,
		files: [...d.value, ...c.map(({ path: e, text: t }) => ({
			path: e,
			text: t
		}))],
		variables: o,
		problems: l,
		unasked: s.unasked
	} : {
		...u,
		problems: [...l, d.problem]
	};
}
async function xP(e, { usable: t, confirms: n }) {
	let r = new Map(), i = new Map(), a = [], o = { ...e.objects };
	for (let e of q) {
		let { secretNames: s, plural: c } = e, l = o[c];
		if (!s || !l) continue;
		let u = new Set(), d = l.objects.filter((e) => s.mayHoldSecret(e));
		for (let e of [...new Set(d.map((e) => s.nameOf(e)))].sort()) await n(e) && u.add(e);
		let f = s.templates(l.objects, (e) => !d.includes(e) || u.has(s.nameOf(e)), t);
		for (let [t, n] of f.templates) r.set(t, n), "why" in n && a.push({
			kind: e.name,
			label: e.liveLabel(t),
			id: e.id(t),
			why: n.why
		});
		for (let [e, t] of f.variables) i.set(e, t);
		let p = l.objects.filter((e) => "template" in (f.templates.get(e) ?? {}));
		o[c] = {
			...l,
			objects: p
		};
	}
	return {
		live: {
			...e,
			objects: o
		},
		templates: r,
		variables: i,
		left: a
	};
}
function SP(e, t, n, { rules: r }, i, a) {
	let o = {
		...i.values,
		...Object.fromEntries(n)
	}, s = q.map(({ plural: t }) => [t, e.filter(({ kind: e }) => e === t).map(({ path: e, text: t }) => ({
		path: ph(e, a),
		text: t
	}))]), { declared: c, problems: l } = kb(Object.fromEntries(s), {
		...i,
		values: o
	});
	if (ke(l)) throw Error(`new manifests have mistakes: ${JSON.stringify(l[0])}`);
	return dP(vD(c, t, r, Ht), r);
}
async function CP(e, t, n) {
	if (e.size === 0) return {
		ok: !0,
		value: []
	};
	let r = await jN(t, n);
	if (!r.ok) return r;
	let i = {
		path: t,
		text: [...e].map(([e, t]) => `${e}=${/^[A-Za-z0-9_.~-]*$/.test(t) ? t : `'${t}'`}\n`).join(""),
		mode: 384
	};
	return {
		ok: !0,
		value: [...r.value ? [r.value] : [], i]
	};
}
// src/run/pull/first.ts
async function wP(e, t, n, r, i) {
	let { folders: a } = i, { kinds: o, leftOut: s } = mP(t, n, i.environment.GITHUB_ACTIONS === "true"), c = o.filter(({ textFiles: e }) => !r.leavesTexts || !e), l = [
		...s,
		...AN(r.fields),
		...await TP(c, n, e.out, a)
	];
	if (ke(l)) return { problems: l };
	let u = _w(t, {
		apiUrl: e.apiUrl,
		signal: i.cancellation.stopping,
		onResponse: i.onResponse,
		...i.onWait && { onWait: i.onWait }
	});
	if (!u.ok) return { problems: [...l, u.problem] };
	let d = [];
	try {
		let o = await iT(u.value, t.id, {
			kinds: c,
			languages: (e) => DN(e, r.languages),
			leavesOut: (e, t) => {
				let n = DP(e, t);
				return d.push(...n), n.length > 0;
			}
		});
		if (!o.ok) return { problems: [...l, o.problem] };
		let s = DN(o.value.project, r.languages), f = s.ok ? s.value.map(({ iso: e }) => e) : [], p = await bP(o.value, {
			settings: t,
			globs: n,
			folders: a
		}, {
			split: r.split,
			fields: r.fields?.includes("all") ? "all" : r.fields ?? [],
			languages: f,
			out: e.out,
			usable: e.usable,
			confirms: r.confirms ?? (async () => !1),
			header: (e) => [EN(e)],
			onVariables: (e) => i.onSecrets(Cd(e))
		}), m = [
			...l,
			...d,
			...OP(o.value.project),
			...p.problems
		];
		if (i.cancellation.stopped || p.files.length === 0) return { problems: m };
		let h = await mN(p.files, a);
		return h.length === 0 && !r.dryRun && h.push(...await hN(p.files, a)), h.length > 0 ? { problems: [...m, ...h] } : {
			problems: m,
			first: await EP(p, f, o.value.project.languages?.map(({ iso: e }) => e) ?? [], t, n, r, a)
		};
	} catch (e) {
		if (!(e instanceof g)) throw e;
		return e instanceof C && i.cancellation.stopped ? { problems: l } : { problems: [...l, PD(e)] };
	}
}
function TP(e, t, n, r) {
	return mN(e.map(({ plural: e }) => ({
		path: _P(e, void 0, t, n),
		text: ""
	})), r);
}
async function EP(e, t, n, r, i, { dryRun: a, repeated: o }, s) {
	let { manifests: c, files: l, variables: u, unasked: d } = e, f = l.find(({ path: e }) => e.endsWith(yP));
	return {
		manifests: c.map((e) => ({
			...e,
			path: ph(e.path, s)
		})),
		...f && { variables: {
			path: ph(f.path, s),
			count: u.size
		} },
		languages: t,
		otherLanguages: n.filter((e) => !t.includes(e)),
		unasked: d,
		repeated: o,
		flags: a ? [] : await vP(c, i, r, s)
	};
}
function DP({ plural: e, sharedByBranches: t }, n) {
	return !(n instanceof m) || n.status !== 403 || !t ? [] : [L("api-error", `The ${e} are not in the new manifests, because the token may not read them. For webhooks, it needs the right manage settings.`, {
		severity: "warning",
		reach: "change"
	})];
}
function OP({ name: e, segmentation: t }) {
	return t ? [L("segmented-project", `Project ${e} keeps its texts in segments, which lokaform cannot declare. The new manifests have no texts.`, {
		severity: "warning",
		reach: "change"
	})] : [];
}
// src/run/pull/compared.ts
function kP(e, t, n) {
	let r = E_(e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, writer: i }) => i?.edited ? [[AP(e.name, e.label(t.values), n, r), i.edited]] : []));
	return {
		...r,
		changes: r.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = i.get(AP(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function AP(e, t, n, r) {
	return R([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/plan/pull/pulledTexts.ts
function jP(e, t, n, r) {
	let { project: i, rules: a, evidence: o } = n;
	return t.flatMap(({ declared: t, live: s }) => {
		if (s === void 0) return [];
		let c = e.context(t.values, s, n), l = e.liveContext(s, n, e.label(t.values)), u = MP(e, t, s, n);
		return e.fields.flatMap((n) => {
			if (n.role !== "text") return [];
			let d = n.declared(t.values);
			return [...new Set([...d.map(({ part: e = "" }) => e), ...r(t)])].flatMap((r) => {
				if (Ce(a, i, r) === "ignore") return [];
				let f = n.stored(s, l, r);
				if (f === void 0) return [];
				let p = d.find(({ part: e }) => e === r)?.after;
				if (p === void 0 ? LP(f) : n.same(f, FP(p, f), c)) return [];
				let m = n.lastWriter?.(s, r), h = p === void 0 ? f : PP(p, f), g = m !== void 0 && Wt(m.by, o.writers);
				return [{
					kind: e,
					entry: t,
					id: e.id(s),
					field: n.name,
					language: r,
					declared: p,
					live: f,
					after: h,
					writer: m,
					isOurs: g,
					isReshaped: u
				}];
			});
		});
	});
}
function MP(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
function NP(e, { rules: t }) {
	let n = {
		taken: [],
		kept: [],
		open: []
	}, r = (e, t) => n.kept.push({
		text: e,
		why: t
	});
	for (let i of e) {
		let { declared: e, live: a, after: o, writer: s, isOurs: c, isReshaped: l, entry: u, kind: d, language: f } = i, p = r_(d.identity(u.values));
		if (l && !LP(a)) r(i, "other-shape");
		else if (e === void 0) n.taken.push(i);
		else if (z(e) !== z(a) && !LP(a)) r(i, "other-shape");
		else {
			if (IP(e, a) && r(i, "empty"), LP(a) || R(o) === R(e)) continue;
			p.some((e) => t.take.includes(e) || t.take.includes(`${e}:${f}`)) ? n.taken.push(i) : c && !z(a) ? r(i, "ours") : s?.edited === void 0 ? r(i, "undated") : n.open.push(i);
		}
	}
	return n;
}
function PP(e, t) {
	return !z(e) || !z(t) ? LP(t) ? e : t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function FP(e, t) {
	return z(e) && z(t) ? {
		...t,
		...e
	} : e;
}
function IP(e, t) {
	return !z(e) || !z(t) ? LP(t) : Object.entries(e).some(([e, n]) => n !== "" && (t[e] ?? "") === "");
}
function LP(e) {
	return z(e) ? Object.values(e).every((e) => e === "") : e === "";
}
// src/plan/pull/pulledFields.ts
function RP(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = zP(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function zP(e, t, n, r, i) {
	if (t.role === "shape" && VP(e, n) && MP(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.declared(n.values), s = UP(t.declare(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = BP(s, t, n);
	if (!o) {
		let [e] = t.declared(n.onCreate), i = e !== void 0 && R(e.after) === R(c);
		return t.isDefault(r, a) || i || WP(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = HP(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function BP(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function VP({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.declared(t).length > 0);
}
function HP(e, t) {
	if (z(e) && z(t) && !WP(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function UP(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function WP(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
// src/run/pull/fieldEdits.ts
function GP(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: s, value: c } = o, [l] = e.fields.filter(({ name: e }) => e === s).flatMap((e) => e.declared(t.values)), u = n.has(Me(t.file, t.spot, [s]).path);
		l && u ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: je(t.file, t.spot, [s]),
			field: s,
			declared: l.after,
			live: c,
			why: "a source file declares it, of which pull changes only texts"
		}) : t.from ? a.push(o) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.spot.start,
				field: s,
				value: c
			}]
		});
	}
	return {
		edits: r,
		kept: i,
		problems: KP(a)
	};
}
function KP(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size;
	return [L("not-editable", `Only source files declare ${J(n, "key")} with other values of ${t}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`, {
		severity: "notice",
		reach: "change"
	})];
}
function qP({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function JP({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [L("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --gone would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = `--gone would remove ${a} of ${r} entries`, c = He(t.removed, i);
	if (a > c) return o(`${s}, but limits.${t.removed.name} allows ${c}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: l } = t, u = l ? He(l, i) : 100;
	return !l || r < 20 || a * 100 <= r * u ? [] : o(`${s}, but limits.${l.name} allows ${u} %. To remove them, raise limits.${l.name}.`);
}
// src/run/pull/textTargets.ts
var YP = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = R([r.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, r, n));
			let i = this.known.get(t);
			if (i) return {
				...i,
				origin: r.from,
				beside: {
					path: r.file.path,
					at: r.spot.start
				}
			};
		}
	}
	lacksFile(e, t, n) {
		let r = this.find(e, t, n);
		return r?.missing !== void 0 && XP(r, n);
	}
	partsOf(e) {
		let t = QP(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = Qu(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => ku(r.path) === ku(t.path) && R(e.textFiles?.name(n.path, r.textFile) ?? null) === R(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: Qu(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || XP(u, r) && !XP(s, r))) return u;
		if (s || u) return s;
		let d = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return d.length === 1 ? d[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = ne(t.folder, this.given.full.get(e) ?? e).split(re).join("/"), i = rd(t.files) ? $u(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (dd(e, t) && rd(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, Yu({ files: e.files.replaceAll("{lang}", Qu(e, t)) }), t);
	}
	at(e, t, n) {
		let r = Qu(e, n);
		if (!ZP.test(r) || Xu(e, t) !== n) return;
		let i = M(e.folder, t), a = ph(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...ed(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function XP({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const ZP = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function QP(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/run/pull/goneEdits.ts
async function $P(e, t, n, { rules: r, options: i }) {
	let a = qP(n), o = a.filter(eF), s = a.filter((e) => !eF(e)).map((t) => tF(e, t)), c = JP(e, o, t.filter(eF).length, r);
	if (o.length === 0 || ke(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = o.map(({ values: t }) => e.label(t));
	if (i.dryRun || await i.confirmsGone?.(l)) return {
		edits: o.map(({ file: t, spot: n }) => ({
			kind: e.plural,
			path: t.path,
			edits: [{
				is: "remove",
				at: n.start
			}]
		})),
		problems: s
	};
	let u = i.confirmsGone ? "was not confirmed" : "needs a question, which only a terminal can ask";
	return {
		edits: [],
		problems: [L("not-agreed", `The removal of ${o.length} entries ${u}. Nothing is written. Run pull again, without --gone or at a terminal.`, { reach: "project" })]
	};
}
function eF(e) {
	return QP(e).length === 0;
}
function tF(e, t) {
	let [n = t] = QP(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return Le(e, n, "not-editable", "It is not live, but a source file declares it, and --gone removes nothing from source files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/plan/pull/settledTexts.ts
function nF(e, t, n, { agreed: r, unread: i }) {
	let a = iF(e, t, n), o = e.map((e) => ({
		text: e,
		why: r.has(Gt(rF(e))) ? e.isOurs ? "ours" : "replaced" : a.has(e) ? "conflict" : i ? "unread" : void 0
	}));
	return {
		taken: o.flatMap(({ text: e, why: t }) => t === void 0 ? [e] : []),
		kept: o.flatMap(({ text: e, why: t }) => t === void 0 ? [] : [{
			text: e,
			why: t
		}])
	};
}
function rF({ id: e, language: t, live: n, declared: r, writer: i, isOurs: a }) {
	let o = i?.edited?.at, s = z(n) && z(r) ? Object.keys(r).filter((e) => (n[e] ?? "") !== "" && n[e] !== r[e]) : void 0;
	return {
		id: String(e),
		language: t,
		live: n,
		...o !== void 0 && { at: o },
		...s && { forms: s },
		isOurs: a
	};
}
function iF(e, t, n) {
	let r = new Set(), i = new Set();
	for (let { entries: n, now: a, until: o } of t) {
		let t = e.filter((e) => Mw(e.kind, e.entry, e.language) === a && o >= cF(e));
		for (let { text: e, said: a } of oF(t, n)) a === void 0 ? i.add(e) : sF(a, e) && r.add(e);
	}
	let a = [...i].filter((e) => !r.has(e));
	for (let e of a.length > 0 ? new Set(t.map(({ until: e }) => e)) : []) {
		let i = a.filter((t) => e >= cF(t) && !r.has(t));
		if (i.length !== 0) for (let { text: a, said: o } of oF(i, aF(e, t, n))) (o === void 0 || sF(o, a)) && r.add(a);
	}
	return r;
}
function aF(e, t, n) {
	let r = new Map();
	for (let n of t) n.until >= e && n.until < (r.get(n.now)?.until ?? Infinity) && r.set(n.now, n);
	return [...[...r.values()].flatMap(({ entries: e }) => e), ...n.flatMap((e) => e.parts ?? [e]).filter(({ file: e }) => !r.has(e.path))];
}
function oF(e, t) {
	return [...new Set(e.map(({ kind: e }) => e))].flatMap((n) => {
		let r = e.filter((e) => e.kind === n);
		return [...new Set(r.map(({ language: e }) => e))].flatMap((e) => {
			let i = t.flatMap((e) => e.parts ?? [e]), a = [Pw(n, i.filter(({ from: t }) => t?.language === e)), Pw(n, i.filter(({ from: e }) => !e))];
			return r.filter((t) => t.language === e).map((t) => ({
				text: t,
				said: a.flatMap((e) => e(t.entry) ?? []).flatMap((t) => Nw(n, t, e) ?? [])[0]
			}));
		});
	});
}
function sF(e, { declared: t }) {
	return R(e) !== R(t ?? null);
}
function cF({ writer: e }) {
	return e?.edited?.at ?? 0;
}
// src/run/pull/history.ts
async function lF(e, t, { manifests: n, present: r, textFiles: i, usable: a }) {
	if (e.length === 0) return {
		taken: [],
		kept: []
	};
	let o = Math.min(...e.map(({ writer: e }) => e?.edited?.at ?? 0)), s = await t.versions(o, n), c = [...new Set(e.map(({ kind: e }) => e))], l = s.versions.map((e) => ({
		now: e.now,
		until: e.until,
		entries: c.flatMap((t) => Mb(t, e, i, a))
	})), u = e.map((e) => ({
		...rF(e),
		kind: e.kind,
		entry: e.entry
	})), d = iD(u, l, r);
	return {
		...nF(e, l, r, {
			agreed: new Set([...d, ...l.flatMap((e) => [...rD(u, e, r)])]),
			unread: s.is === "unreadable"
		}),
		...s.is === "unreadable" && { unread: s.why }
	};
}
// src/run/pull/kept.ts
const uF = {
	ours: "we wrote the live text last",
	empty: "the live text is empty",
	conflict: "the line is newer than the live text",
	replaced: "the manifest had the live text before, and the next apply replaces it",
	undated: "the service does not say when the live text was written",
	unread: "the history of the manifest cannot be read, so the line can be newer than the live text",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the source file cannot hold the live text"
}, dF = [
	"conflict",
	"undated",
	"unread"
];
function fF({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function pF(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, writer: o }, why: s, details: c }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: je(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o?.edited && { edited: o.edited },
		why: uF[s],
		...c !== void 0 && { details: c },
		...dF.includes(s) && { conflict: !0 }
	}));
}
function mF(e) {
	return e.filter(({ why: e }) => dF.includes(e)).map(({ text: { kind: e, entry: t, field: n, language: r }, why: i }) => Le(e, t, "conflict", `The ${r} text differs from the live one, which another person wrote. The manifest keeps its text: ${uF[i]}. To take the live text, name the key and the language with take.`, {
		path: [n, r],
		ofName: !0,
		severity: "warning"
	}));
}
function hF(e, t) {
	let n = e.filter((e) => e.why === "unread").length;
	return n === 0 ? [] : [L("unread-history", `Lokaform cannot read the history of the manifests: ${t} So ${J(n, "text")} that others wrote cannot be pulled without take.`, {
		severity: "notice",
		reach: "project"
	})];
}
// src/manifest/edit/layout.ts
const gF = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
var _F = class {
	text;
	added;
	constructor(e) {
		let t = e[e.lastIndexOf("\n") - 1] === "\r" ? "\r\n" : "\n";
		this.added = e === "" || e.endsWith("\n") ? "" : t, this.text = e + this.added;
	}
	lineStart(e) {
		let t = this.text.lastIndexOf("\n", e - 1) + 1;
		return t === 0 && this.text.startsWith("﻿") ? 1 : t;
	}
	column(e) {
		return e - this.lineStart(e);
	}
	nextLine(e) {
		let t = this.text.indexOf("\n", e);
		return t === -1 ? this.text.length : t + 1;
	}
	line(e) {
		return this.text.slice(e, this.nextLine(e)).replace(/\r?\n$/, "");
	}
	lineEnd(e) {
		let t = this.text.indexOf("\n", e);
		return t === -1 && (t = this.text.lastIndexOf("\n")), this.text[t - 1] === "\r" ? "\r\n" : "\n";
	}
	startsLine(e) {
		return this.text.slice(this.lineStart(e), e).trim() === "";
	}
};
function vF(e) {
	switch (e.type) {
		case "block-scalar": return yF(e).end;
		case "flow-collection": {
			let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
			return t ? t.offset + 1 : e.offset;
		}
		case "block-map":
		case "block-seq": {
			let t = e.items.findLast((e) => !bF(e));
			return t ? SF(t) : e.offset;
		}
		default: return e.offset + ("source" in e ? e.source.length : 0);
	}
}
function yF({ offset: e, props: t, source: n, ...r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = e + i.length, s = n.split("\n");
	s.at(-1) === "" && s.pop();
	let c = s.find((e) => e.trim() !== ""), l = /\d/.exec(a)?.[0], u = l ? r.indent + Number(l) : c?.search(/[^ ]/), d = (e) => /^ *\r?$/.test(e) && e.trimEnd().length <= (u ?? 0), f = a.includes("+") ? s.length : s.findLastIndex((e) => !d(e)) + 1, p = o + s.slice(0, f).join("\n").length;
	return {
		header: a,
		bodyStart: o,
		end: f === 0 ? e + i.trimEnd().length : p - +!!s[f - 1]?.endsWith("\r"),
		indent: u,
		foldedAt: f > 1 ? Math.max(...s.slice(0, f).map((e) => e.trimEnd().length)) : 0
	};
}
function bF({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => gF.has(e));
}
function xF({ start: e, key: t, sep: n, value: r }) {
	return (e.find(({ type: e }) => gF.has(e)) ?? t ?? n?.[0] ?? r)?.offset ?? 0;
}
function SF(e) {
	return e.value ? vF(e.value) : CF(e);
}
function CF({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => gF.has(e));
	return r ? r.offset + r.source.length : t ? vF(t) : e.at(-1)?.offset ?? 0;
}
function wF(e) {
	return e?.type === "block-scalar" ? yF(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : wF(e.items.findLast((e) => !bF(e))?.value);
}
function TF(e) {
	return /[\ufffe\uffff]/.test(e) || e.replace(/[\n\t]/g, "").search(wT) !== -1;
}
function EF(e, t, n) {
	for (let r of DF(e, t, n)) if (r && NF(e, r, n)) return r;
}
function* DF(e, t, { within: n, column: r }) {
	if (typeof e != "string") {
		yield OF(JSON.stringify(e));
		return;
	}
	let i = (n === "mapping" || n === "list") && !TF(e) && e.trim() !== "", { type: a } = t;
	i && a === "BLOCK_FOLDED" && (t.foldAt > 0 && (yield MF(e, a, t, r)), yield MF(e, a, {
		...t,
		foldAt: 0
	}, r)), i && (a?.startsWith("BLOCK") || !a && e.includes("\n")) && (yield MF(e, "BLOCK_LITERAL", t, r)), !TF(e) && !e.includes("\n") && ((!a || a === "PLAIN") && jF(e, n) && (yield OF(e)), (a === "QUOTE_SINGLE" || a !== "QUOTE_DOUBLE" && t.quotes === "single") && (yield OF(`'${e.replaceAll("'", "''")}'`))), yield OF(kF(e));
}
function OF(e) {
	return {
		inline: e,
		lines: []
	};
}
function kF(e) {
	return JSON.stringify(e).replace(/[\ufffe\uffff]/g, AF).replace(wT, AF);
}
function AF(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function jF(e, t) {
	let n = {
		within: t,
		column: 0,
		tag: ""
	};
	return NF(e, OF(e), n, "1.1");
}
function MF(e, t, n, r) {
	let i = new W.Scalar(e);
	i.type = t;
	let a = n.foldAt > 0 ? Math.max(40, n.foldAt - n.indent + 2) : 0, o = new W.Document({ k: i }).toString({
		indent: 2,
		lineWidth: a
	}), [, s, c, l, u] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
	if (u === void 0 || l === "+" && !n.mayKeepEnd) return;
	let d = " ".repeat(n.indent), f = u.split("\n").map((e) => e === "" ? "" : d + e.slice(2));
	return {
		inline: `${s}${c && n.indent - r}${l}`,
		lines: f
	};
}
function NF(e, { inline: t, lines: n }, { within: r, column: i, tag: a }, o = "1.2") {
	let s = " ".repeat(i), c = [a && `${a} `, t].join(""), l = n.map((e) => `\n${e}`).join(""), u = {
		mapping: `${s}k: ${c}${l}\n${s}l: 1\n`,
		list: `${s}- ${c}${l}\n${s}- 1\n`,
		"flow-mapping": `{k: ${c}, l: 1}`,
		"flow-list": `[${c}, 1]`,
		name: `${c}: 1\n`,
		"flow-name": `{${c}: 1}`
	}[r], { contents: d, errors: f, warnings: p } = (0, W.parseDocument)(u, {
		version: o,
		prettyErrors: !1
	});
	if (f.length > 0 || p.length > 0 || !d || !("items" in d)) return !1;
	let m = d.items.flatMap((e) => (0, W.isScalar)(e) ? [e.value] : "key" in e ? [PF(e.key), PF(e.value)] : [void 0]), h = {
		mapping: [
			"k",
			e,
			"l",
			1
		],
		list: [e, 1],
		"flow-mapping": [
			"k",
			e,
			"l",
			1
		],
		"flow-list": [e, 1],
		name: [e, 1],
		"flow-name": [e, 1]
	}[r];
	return m.length === h.length && m.every((e, t) => e === h[t]);
}
function PF(e) {
	return (0, W.isScalar)(e) ? e.value : void 0;
}
// src/manifest/edit/tree.ts
var FF = class {
	root;
	aliases = [];
	anchors = new Map();
	targets = new Map();
	constructor(e) {
		this.root = {
			path: [],
			node: e.contents ?? void 0,
			item: void 0,
			parent: void 0,
			children: [],
			key: void 0
		}, this.visit(this.root);
	}
	resolved(e) {
		if (!(0, W.isAlias)(e)) return e;
		let t = this.targets.get(e)?.node;
		return t && this.resolved(t);
	}
	visit(e) {
		let { node: t } = e;
		if (this.note(e, e.key, !0), this.note(e, t, !1), !(0, W.isCollection)(t)) return;
		let n = IF(t.srcToken);
		t.items.forEach((t, r) => {
			let i = {
				item: n[r],
				parent: e,
				children: []
			};
			if ((0, W.isPair)(t)) {
				let n = zF(t.key) ? t.key : void 0, r = zF(t.value) ? t.value : void 0, a = t.srcToken ?? i.item;
				e.children.push({
					...i,
					item: a,
					path: [...e.path, this.nameOf(n)],
					node: r,
					key: n
				});
			} else {
				let n = zF(t) ? t : void 0;
				e.children.push({
					...i,
					path: [...e.path, r],
					node: n,
					key: void 0
				});
			}
		});
		for (let t of e.children) this.visit(t);
	}
	note(e, t, n) {
		if ((0, W.isAlias)(t)) {
			let r = this.anchors.get(t.source);
			if (!r) return;
			this.targets.set(t, r), this.aliases.push({
				slot: e,
				isName: n,
				target: r
			});
		} else t && "anchor" in t && t.anchor && this.anchors.set(t.anchor, {
			slot: e,
			node: t,
			isName: n
		});
	}
	nameOf(e) {
		let t = (0, W.isAlias)(e) ? this.anchors.get(e.source)?.node : e;
		return (0, W.isScalar)(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
};
function IF(e) {
	return !e || !("items" in e) ? [] : e.items.filter((e) => !bF(e));
}
function LF({ parent: e }) {
	return e !== void 0 && (RF(e.node) || LF(e));
}
function RF(e) {
	return ((0, W.isMap)(e) || (0, W.isSeq)(e)) && e.flow === !0;
}
function zF(e) {
	return (0, W.isCollection)(e) || (0, W.isScalar)(e) || (0, W.isAlias)(e);
}
// src/manifest/edit/replaceValue.ts
function BF(e, t, n) {
	let { layout: r, patches: i } = n, { item: a } = e, o = a && qF(a, r);
	if (!o) return !1;
	let s = (a.sep ?? a.start).find(({ type: e }) => e === "tag"), c = GF(e, a, r), l = s && (0, W.isScalar)(e.node) && HF(e, t, {
		...c,
		tag: s.source
	}, n);
	s && l ? c.tag = s.source : s && KF(s, a, o, i, r);
	let u = r.nextLine(o.inline.end), d = HF(e, t, c, n) ?? VF(e, t, c, o, n);
	i.replace(...JF(o.inline, d.inline, r));
	let f = o.lines ?? {
		start: u,
		end: u
	};
	return (o.lines || d.lines.length > 0) && i.replaceLines(f.start, f.end, d.lines), !0;
}
function VF({ node: e }, t, n, { inline: r, lines: i }, { layout: a, writer: o }) {
	let s = o.write(t, [e], n);
	return i !== void 0 && i.start !== a.nextLine(r.end) && typeof t == "string" ? {
		inline: kF(t),
		lines: []
	} : s;
}
function HF({ node: e }, t, n, { layout: r, writer: i }) {
	if (typeof t == "object" && t || !(0, W.isScalar)(e) || !e.srcToken) return;
	let a = e.srcToken.type === "block-scalar" ? yF(e.srcToken) : void 0, o = EF(t, {
		type: e.type,
		quotes: i.style.quotes,
		indent: a?.indent ?? n.column + i.style.step,
		foldAt: a?.foldedAt ?? 0,
		mayKeepEnd: a !== void 0 && UF(a, r)
	}, n);
	return a && o ? {
		...o,
		inline: WF(a, o.inline)
	} : o;
}
function UF({ end: e }, t) {
	let n = t.nextLine(e);
	return n === t.text.length ? t.added === "" : t.line(n).trim() !== "";
}
function WF({ header: e }, t) {
	if (!/^[|>]/.test(t) || t[0] !== e[0]) return t;
	let [n, r] = [e, t].map((e) => ({
		digit: /\d/.exec(e)?.[0],
		chomping: /[-+]/.exec(e)?.[0]
	})), i = n?.digit === r?.digit || r?.digit === void 0, a = n?.chomping === r?.chomping || n?.chomping === "+" && r?.chomping === void 0;
	if (i && a) return e;
	let o = r?.digit ?? n?.digit ?? "";
	return `${t[0]}${o}${r?.chomping ?? ""}`;
}
function GF(e, t, n) {
	let r = LF(e);
	return {
		within: (0, W.isMap)(e.parent?.node) ? r ? "flow-mapping" : "mapping" : r ? "flow-list" : "list",
		column: r ? 0 : n.column(xF(t)),
		tag: ""
	};
}
function KF({ offset: e, source: t }, { sep: n, start: r }, i, a, { text: o }) {
	if ((n ?? r).some(({ type: t, offset: n }) => t === "anchor" && n > e)) {
		let n = e + t.length;
		a.replace(e, n + (/^ */.exec(o.slice(n))?.[0].length ?? 0), "");
	} else i.inline.start = e;
}
function qF(e, t) {
	let { value: n } = e, r = CF(e);
	if (e.key && !e.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let i = vF(n);
	if (n.type === "block-scalar") {
		let { header: e, bodyStart: r } = yF(n);
		return {
			inline: {
				start: n.offset,
				end: n.offset + e.length
			},
			lines: {
				start: r,
				end: i < r ? r : t.nextLine(i)
			}
		};
	}
	if (n.type === "block-map" || n.type === "block-seq") {
		let [e] = n.items, a = e ? xF(e) : n.offset;
		return t.startsLine(a) ? {
			inline: {
				start: r,
				end: r
			},
			lines: {
				start: t.lineStart(a),
				end: t.nextLine(i)
			}
		} : {
			inline: {
				start: a,
				end: i
			},
			lines: void 0
		};
	}
	return {
		inline: {
			start: n.offset,
			end: i
		},
		lines: void 0
	};
}
function JF({ start: e, end: t }, n, { text: r }) {
	return e === t ? [
		e,
		t,
		n && ` ${n}`
	] : n === "" ? [
		e - (/[ \t]*$/.exec(r.slice(0, e))?.[0].length ?? 0),
		t,
		""
	] : [
		e,
		t,
		n
	];
}
function YF(e, t, n) {
	let { layout: r, patches: i, writer: a } = n, o = new eI(e, r), { children: s } = e;
	if (s.some(({ item: e }) => !e)) return !1;
	let c = t.removed.size === s.length;
	if (c && !o.ownLines) return BF(e, XF(e, t), n);
	let l = $F(s.map((e) => t.removed.has(e))).map(({ from: e, to: t }) => ({
		from: e,
		to: t,
		region: o.regionOf(e, t)
	}));
	for (let { region: e } of l) r.startsLine(e.start) ? i.replaceLines(e.start, e.end, []) : i.replace(e.start, e.end, "");
	if (c && t.inserted.size === 0) {
		if (!e.item) return !1;
		let t = CF(e.item);
		i.replace(t, t, (0, W.isSeq)(e.node) ? " []" : " {}");
	}
	for (let [n, r] of [...t.inserted].sort(([e], [t]) => e - t)) {
		let t = l.find(({ from: e, to: t }) => e <= n && n <= t), c = t ? t.region.end : n < 0 ? o.leadStart(0) : o.endOf(n);
		if (n < 0 && !o.ownLines) return !1;
		let u = QF(e, n), d = wF(s[t ? t.from - 1 : n]?.item?.value), f = r.flatMap((e) => {
			let t = ZF(e, o.column, u, a);
			return o.isSpaced && !d ? ["", ...t] : t;
		});
		i.replaceLines(c, c, f);
	}
	return !0;
}
function XF({ node: e }, { inserted: t }) {
	let n = [...t].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
	return (0, W.isSeq)(e) ? n.map(({ value: e }) => e) : Object.fromEntries(n.map(({ name: e = "", value: t }) => [e, t]));
}
function ZF({ name: e, value: t }, n, r, i) {
	return e === void 0 ? i.item(t, r, n) : i.member(e, t, r, n);
}
function QF(e, t) {
	if ((0, W.isMap)(e.node)) return [e.node];
	let n = e.children.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.children.slice(0, 20)).flatMap(({ node: e }) => e ?? []);
}
function $F(e) {
	let t = [];
	for (let [n, r] of e.entries()) {
		let e = t.at(-1);
		r && e?.to === n - 1 ? e.to = n : r && t.push({
			from: n,
			to: n
		});
	}
	return t;
}
var eI = class {
	items;
	edges;
	layout;
	column;
	ownLines;
	isSpaced;
	constructor({ children: e }, t) {
		this.layout = t, this.items = e.map(({ item: e }) => e), this.edges = this.items.map((e) => e ? {
			start: xF(e),
			end: SF(e)
		} : {
			start: 0,
			end: 0
		});
		let n = this.edges[0]?.start ?? 0;
		this.column = t.column(n), this.ownLines = t.startsLine(n);
		let [r, i] = [this.edges.at(-2), this.edges.at(-1)];
		this.isSpaced = r !== void 0 && i !== void 0 && this.hasBlankLine(r.end, i.start);
	}
	leadStart(e) {
		let { layout: t } = this, n = t.lineStart(this.edge(e).start), r = e > 0 ? this.endOf(e - 1) : 0;
		for (; n > r;) {
			let e = t.lineStart(n - 1), i = t.line(e);
			if (e < r || !i.trimStart().startsWith("#") || i.search(/\S/) > this.column) break;
			n = e;
		}
		return n;
	}
	endOf(e) {
		let { layout: t } = this, n = t.nextLine(this.edge(e).end);
		for (let e = n; e < t.text.length; e = t.nextLine(e)) {
			let r = t.line(e).trim();
			if (r.startsWith("#") && t.line(e).search(/\S/) > this.column) n = t.nextLine(e);
			else if (r !== "") break;
		}
		return n;
	}
	regionOf(e, t) {
		let { layout: n, edges: r } = this, i = this.edge(e).start, a = t === r.length - 1;
		if (!n.startsLine(i)) return {
			start: i,
			end: a ? this.edge(t).end : this.edge(t + 1).start
		};
		let o = this.leadStart(e), s = this.endOf(t), c = e > 0 && wF(this.items[e - 1]?.value), l = e === 0 || c || n.line(n.lineStart(o - 1)).trim() === "";
		if (a && e > 0 && !c) {
			let t = this.endOf(e - 1);
			for (; o > t && n.line(n.lineStart(o - 1)).trim() === "";) o = n.lineStart(o - 1);
		} else if ((!a || c) && l) for (; s < n.text.length && n.line(s).trim() === "";) s = n.nextLine(s);
		return {
			start: o,
			end: s
		};
	}
	hasBlankLine(e, t) {
		return /\n[ \t]*\r?\n/.test(this.layout.text.slice(e, t));
	}
	edge(e) {
		return this.edges[e] ?? {
			start: 0,
			end: 0
		};
	}
};
// src/manifest/edit/align.ts
const tI = 2e3;
function nI(e, t) {
	let n = [], r = [], i = [], [a, o] = [0, 0];
	for (let [s, c] of [...rI(e, t), [e.length, t.length]]) {
		for (; a < s && o < c;) n.push([a++, o++]);
		for (; a < s;) r.push(a++);
		for (; o < c;) i.push({
			after: a - 1,
			at: o++
		});
		a += 1, o += 1;
	}
	return {
		pairs: n,
		removed: r,
		inserted: i
	};
}
function rI(e, t) {
	if (e.length > tI || t.length > tI) return [];
	let n = Array.from({ length: e.length + 1 }, () => new Uint32Array(t.length + 1)), r = (e, t) => n[e]?.[t] ?? 0, i = (n, r) => Je(e[n] ?? null, t[r] ?? null);
	for (let a = e.length - 1; a >= 0; --a) for (let e = t.length - 1; e >= 0; --e) {
		let t = n[a];
		t && (t[e] = i(a, e) ? r(a + 1, e + 1) + 1 : Math.max(r(a + 1, e), r(a, e + 1)));
	}
	let a = [], [o, s] = [0, 0];
	for (; o < e.length && s < t.length;) i(o, s) ? a.push([o++, s++]) : r(o + 1, s) >= r(o, s + 1) ? o += 1 : s += 1;
	return a;
}
// src/manifest/edit/edits.ts
function iI(e, t) {
	let n = t.filter(({ is: e, path: t }) => e === "set" && t.length === 0).at(-1);
	if (n?.is === "set") return n.value;
	if (t.length === 0) return e;
	if (Array.isArray(e)) return aI(e, t);
	let r = new Map(z(e) ? Object.entries(e) : []);
	for (let [e, n] of sI(t)) n.some(oI) ? r.delete(String(e)) : r.set(String(e), iI(r.get(String(e)) ?? {}, n));
	return Object.fromEntries(r);
}
function aI(e, t) {
	let n = sI(t), r = new Map();
	for (let e of t) e.is !== "insert" || e.path.length > 0 || r.set(e.after, [...r.get(e.after) ?? [], e.value]);
	let i = (e) => r.get(e) ?? [], a = e.flatMap((e, t) => {
		let r = n.get(t) ?? [];
		return [...r.some(oI) ? [] : [iI(e, r)], ...i(t)];
	});
	return [...i(-1), ...a];
}
function oI({ is: e, path: t }) {
	return e === "remove" && t.length === 0;
}
function sI(e) {
	let t = new Map();
	for (let n of e) {
		let [e, ...r] = n.path;
		if (e === void 0) continue;
		let i = t.get(e);
		i ? i.push({
			...n,
			path: r
		}) : t.set(e, [{
			...n,
			path: r
		}]);
	}
	return t;
}
// src/manifest/edit/changes.ts
var cI = class {
	replaced = new Map();
	collections = new Map();
	names = new Set();
	merged = new Set();
	tree;
	old;
	constructor(e, t, n) {
		this.tree = e, this.old = t, this.edit(e.root, n), this.writeOutAliases();
	}
	isGone(e) {
		let { parent: t } = e;
		return t ? this.collections.get(t)?.removed.has(e) === !0 || this.replaced.has(t) || this.isGone(t) : !1;
	}
	edit(e, t) {
		let n = t.findLast(({ is: e, path: t }) => e === "set" && t.length === 0);
		if (n?.is === "set") this.become(e, n.value);
		else if (t.length !== 0) {
			if (!(0, W.isCollection)(e.node)) this.replaced.set(e, iI(lI(this.old, e.path), t));
			else {
				for (let [n, r] of sI(t)) {
					let t = uI(e, n);
					t ? r.some(oI) ? this.changeOf(e).removed.add(t) : this.edit(t, r) : this.add(e, e.children.length - 1, {
						name: String(n),
						value: iI({}, r)
					});
				}
				for (let n of t) n.is === "insert" && n.path.length === 0 && this.add(e, n.after, {
					name: void 0,
					value: n.value
				});
			}
		}
	}
	become(e, t) {
		let n = lI(this.old, e.path);
		if (Je(n, t)) return;
		let { node: r, children: i } = e;
		if ((0, W.isMap)(r) && z(t) && i.some(({ path: e }) => Object.hasOwn(t, dI(e)))) {
			for (let n of i) {
				let r = Object.hasOwn(t, dI(n.path)) ? t[dI(n.path)] : void 0;
				r === void 0 ? this.changeOf(e).removed.add(n) : this.become(n, r);
			}
			let n = new Set(i.map(({ path: e }) => dI(e)));
			for (let [r, a] of Object.entries(t)) n.has(r) || this.add(e, i.length - 1, {
				name: r,
				value: a
			});
		} else if ((0, W.isSeq)(r) && Array.isArray(t) && t.length > 0 && i.length > 0) {
			let { pairs: r, removed: a, inserted: o } = nI(n, t);
			for (let [e, n] of r) {
				let r = i[e];
				r && this.become(r, t[n] ?? null);
			}
			for (let t of a) {
				let n = i[t];
				n && this.changeOf(e).removed.add(n);
			}
			for (let { after: n, at: r } of o) this.add(e, n, {
				name: void 0,
				value: t[r] ?? null
			});
		} else this.replaced.set(e, t);
	}
	add(e, t, n) {
		n.name !== void 0 && e.children.some(({ path: e }) => e.at(-1) === "<<") && this.merged.add(e);
		let { inserted: r } = this.changeOf(e);
		r.set(t, [...r.get(t) ?? [], n]);
	}
	changeOf(e) {
		let t = this.collections.get(e) ?? {
			removed: new Set(),
			inserted: new Map()
		};
		return this.collections.set(e, t), t;
	}
	writeOutAliases() {
		let e = this.changedNodes();
		for (let { slot: t, isName: n, target: r } of this.tree.aliases) e.has(r.node) && !this.isGone(t) && (n ? this.names.add(t) : this.replaced.has(t) || this.replaced.set(t, lI(this.old, t.path)));
	}
	changedNodes() {
		let e = new Set(), t = ({ node: n, key: r, children: i }, a) => {
			n && e.add(n), r && a && e.add(r);
			for (let e of i) t(e, !0);
		};
		for (let e of this.replaced.keys()) t(e, !1);
		for (let { removed: e } of this.collections.values()) for (let n of e) t(n, !0);
		for (let t of [...this.replaced.keys(), ...this.collections.keys()]) for (let n = t; n; n = n.parent) n.node && e.add(n.node);
		return e;
	}
};
function lI(e, t) {
	return t.reduce((e, t) => e[t] ?? null, e);
}
function uI({ children: e }, t) {
	return typeof t == "number" ? e[t] : e.find(({ path: e }) => e.at(-1) === t);
}
function dI(e) {
	return String(e.at(-1));
}
// src/manifest/edit/fileStyle.ts
function fI(e, t) {
	let n = {}, r = 0, i = 0, a = (e) => {
		let { node: o } = e;
		(0, W.isScalar)(o) && (o.type === "QUOTE_SINGLE" && (r += 1), o.type === "QUOTE_DOUBLE" && (i += 1)), (0, W.isCollection)(o) && (n = {
			...pI(e, t),
			...n
		});
		for (let t of e.children) a(t);
	};
	return a(e), {
		step: 2,
		listStep: 2,
		afterDash: 1,
		braces: " ",
		brackets: "",
		...n,
		quotes: r > i ? "single" : "double",
		isJson: RF(e.node) && e.children.every(({ key: e }) => (0, W.isScalar)(e) && e.type === "QUOTE_DOUBLE")
	};
}
function pI(e, t) {
	let { node: n, parent: r, children: i } = e, [a] = i;
	if (!a?.item || !n?.range) return {};
	if (RF(n)) {
		let e = /^ */.exec(t.text.slice(n.range[0] + 1))?.[0] ?? "";
		return t.text.slice(n.range[0], n.range[1]).includes("\n") ? {} : { [(0, W.isMap)(n) ? "braces" : "brackets"]: e };
	}
	let o = t.column(xF(a.item)), s = {};
	if ((0, W.isSeq)(n) && (0, W.isMap)(a.node) && !LF(a)) {
		let [e] = a.node.flow ? [] : a.children, n = CF(a.item);
		e?.item && t.lineStart(n) === t.lineStart(xF(e.item)) && (s.afterDash = Math.max(1, xF(e.item) - n));
	}
	if (e.item && r && (0, W.isMap)(r.node) && !r.node.flow) {
		let r = o - t.column(xF(e.item));
		(0, W.isSeq)(n) && r >= 0 && (s.listStep = r), (0, W.isMap)(n) && r > 0 && (s.step = r);
	}
	return s;
}
// src/manifest/edit/flowItems.ts
function mI(e, { removed: t, inserted: n }, { layout: r, patches: i, writer: a }) {
	let { node: o, children: s } = e, c = s.flatMap(({ item: e }) => e ? {
		start: xF(e),
		end: SF(e)
	} : []);
	if (c.length < s.length || !o?.range) return !1;
	let [l, u] = [o.range[0] + 1, o.range[1] - 1], d = (e, t) => e.map(({ name: e, value: n }) => e === void 0 ? a.flowItem(n, t) : a.flowMember(e, n, t)), f = (0, W.isMap)(o) ? [o] : s.flatMap((e) => e.node ?? []).reverse();
	if (t.size === s.length) {
		let e = d([...n].sort(([e], [t]) => e - t).flatMap(([, e]) => e), f), t = e.length === 0 ? "" : (0, W.isMap)(o) ? a.style.braces : a.style.brackets;
		return i.replace(l, u, `${t}${e.join(", ")}${t}`), !0;
	}
	let p = s.findIndex((e) => !t.has(e));
	for (let [e, n] of s.entries()) {
		if (!t.has(n)) continue;
		let r = e < p ? c[e]?.start : c[e - 1]?.end, a = e < p ? c[e + 1]?.start : c[e]?.end;
		i.replace(r ?? l, a ?? u, "");
	}
	for (let [e, a] of [...n].sort(([e], [t]) => e - t)) {
		let n = d(a, f), o = c[e];
		if (e < p || !o) {
			let e = c[p]?.start ?? l;
			i.replace(e, e, n.map((e) => `${e}, `).join(""));
		} else t.size === 0 && r.startsLine(o.start) ? hI(o, n, r, i) : i.replace(o.end, o.end, n.map((e) => `, ${e}`).join(""));
	}
	return !0;
}
function hI(e, t, n, r) {
	let { text: i } = n, a = i.slice(n.lineStart(e.start), e.start), o = i.slice(e.end, n.nextLine(e.end)), s = n.lineEnd(e.end), c = n.nextLine(e.end);
	if (!/^\s*,?\s*(?:#.*)?\r?\n$/.test(o)) {
		r.replace(e.end, e.end, t.map((e) => `, ${e}`).join(""));
		return;
	}
	let l = /^\s*,/.test(o);
	l || r.replace(e.end, e.end, ",");
	let u = t.map((e, n) => {
		let r = l || n < t.length - 1 ? "," : "";
		return `${a}${e}${r}${s}`;
	});
	r.replace(c, c, u.join(""));
}
// src/manifest/edit/patches.ts
var gI = class {
	all = [];
	layout;
	constructor(e) {
		this.layout = e;
	}
	replace(e, t, n) {
		this.all.push({
			start: e,
			end: t,
			text: n
		});
	}
	replaceLines(e, t, n) {
		let r = this.layout.lineEnd(Math.max(0, e - 1));
		this.replace(e, t, n.map((e) => e + r).join(""));
	}
	applied() {
		let e = this.all.map((e, t) => ({
			patch: e,
			index: t
		})).sort((e, t) => e.patch.start - t.patch.start || e.patch.end - t.patch.end || e.index - t.index), t = [], n = 0;
		for (let { patch: r } of e) {
			let e = r.start === r.end;
			if (r.start < n && !e) return;
			t.push(this.layout.text.slice(n, Math.max(n, r.start)), r.text), n = Math.max(n, r.end);
		}
		let { text: r, added: i } = this.layout, a = [...t, r.slice(n)].join("");
		return /\S[^\n]*\n$/.test(a) ? a.slice(0, a.length - i.length) : a;
	}
}, _I = class {
	style;
	resolved;
	failed = !1;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	write(e, t, n) {
		let r = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) return this.scalar(e, r, n);
		if (yI(n) || this.isFlow(e, r)) return {
			inline: this.flow(e, r),
			lines: []
		};
		let i = Array.isArray(e);
		if (n.within === "list") {
			let t = n.column + 1 + this.style.afterDash, [i = "", ...a] = this.members(e, r, t);
			return {
				inline: i.trimStart(),
				lines: a
			};
		}
		let a = n.column + (i ? this.style.listStep : this.style.step);
		return {
			inline: "",
			lines: this.members(e, r, a)
		};
	}
	member(e, t, n, r) {
		let i = this.name(e, n, "name"), a = n.flatMap((t) => xI(t, e) ?? []), o = a.length > 0 || !bI(n) ? a : n.flatMap((e) => SI(e) ?? []), s = {
			within: "mapping",
			tag: "",
			column: r
		}, { inline: c, lines: l } = this.write(t, o, s);
		return [`${" ".repeat(r)}${i}:${c && ` ${c}`}`, ...l];
	}
	item(e, t, n) {
		let { inline: r, lines: i } = this.write(e, t, {
			within: "list",
			tag: "",
			column: n
		}), a = typeof e == "object" && e ? this.style.afterDash : 1;
		return [`${" ".repeat(n)}-${r && " ".repeat(a)}${r}`, ...i];
	}
	flowMember(e, t, n) {
		let r = this.name(e, n, "flow-name"), i = n.flatMap((t) => xI(t, e) ?? SI(t) ?? []);
		return `${r}: ${this.write(t, i, vI("flow-mapping")).inline}`;
	}
	flowItem(e, t) {
		return this.write(e, t, vI("flow-list")).inline;
	}
	members(e, t, n) {
		if (z(e)) return Object.entries(e).flatMap(([e, r]) => this.member(e, r, t, n));
		let r = t.flatMap((e) => SI(e) ?? []);
		return [...e].flatMap((e) => this.item(e, r, n));
	}
	flow(e, t) {
		let { braces: n, brackets: r } = this.style;
		if (z(e)) {
			let r = Object.entries(e).map(([e, n]) => this.flowMember(e, n, t));
			return r.length === 0 ? "{}" : `{${n}${r.join(", ")}${n}}`;
		}
		let i = t.flatMap((e) => SI(e) ?? []), a = [...e].map((e) => this.flowItem(e, i));
		return a.length === 0 ? "[]" : `[${r}${a.join(", ")}${r}]`;
	}
	isFlow(e, t) {
		if (Object.keys(e).length === 0) return !0;
		let n = t.find((e) => ((0, W.isMap)(e) || (0, W.isSeq)(e)) && e.items.length > 0);
		return (0, W.isMap)(n) || (0, W.isSeq)(n) ? n.flow === !0 : Array.isArray(e) && e.every((e) => typeof e != "object" || !e);
	}
	scalar(e, t, n) {
		let r = EF(e, this.scalarStyle(e, t, n), n);
		return r || (this.failed = !0), r ?? {
			inline: "",
			lines: []
		};
	}
	scalarStyle(e, t, n) {
		let r = t.find((e) => (0, W.isScalar)(e)), i = typeof e != "string" || !e.includes("\n") && e.length < 80, a = r?.type && (i ? !r.type.startsWith("BLOCK") : r.type !== "PLAIN"), o = r?.type === "BLOCK_FOLDED" && typeof e == "string" && e.trim().includes("\n");
		return {
			type: this.style.isJson ? "QUOTE_DOUBLE" : o ? "BLOCK_LITERAL" : a ? r.type : void 0,
			quotes: this.style.quotes,
			indent: n.column + this.style.step,
			foldAt: 0,
			mayKeepEnd: !1
		};
	}
	name(e, t, n) {
		let r = t.flatMap((e) => (0, W.isMap)(e) ? e.items.at(-1)?.key ?? [] : []).find((e) => (0, W.isScalar)(e)), i = EF(e, {
			type: this.style.isJson ? "QUOTE_DOUBLE" : r?.type,
			quotes: this.style.quotes,
			indent: 0,
			foldAt: 0,
			mayKeepEnd: !1
		}, {
			within: n,
			column: 0,
			tag: ""
		});
		return i || (this.failed = !0), i?.inline ?? "";
	}
};
function vI(e) {
	return {
		within: e,
		column: 0,
		tag: ""
	};
}
function yI({ within: e }) {
	return e === "flow-mapping" || e === "flow-list";
}
function bI(e) {
	let t = e.flatMap((e) => (0, W.isMap)(e) ? e.items.map(({ value: e }) => e) : []);
	return t.every((e) => (0, W.isScalar)(e)) || t.every((e) => (0, W.isMap)(e));
}
function xI(e, t) {
	return (0, W.isMap)(e) ? e.get(t, !0) : void 0;
}
function SI(e) {
	return (0, W.isSeq)(e) ? e.items.at(-1) : (0, W.isMap)(e) ? e.items.at(-1)?.value ?? void 0 : void 0;
}
// src/manifest/edit/editYaml.ts
function CI(e, t, n) {
	let r = sa(e, t);
	if (ke(r.problems)) return {
		is: "refused",
		problems: r.problems
	};
	let i = typeof n == "function" ? n(r) : n, a = r.value, o = iI(a, i);
	if (Je(a, o)) return {
		is: "edited",
		text: t
	};
	let s = new _F(t), c = new FF((0, W.parseDocument)(s.text, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	})), l = new cI(c, a, i);
	if (l.merged.size > 0) return {
		is: "refused",
		problems: [...l.merged].map((e) => DI(r, e))
	};
	let u = wI(c, l, s);
	if ("slot" in u) return {
		is: "refused",
		problems: [OI(r, u.slot.path)]
	};
	let d = sa(e, u.text), f = d.problems.length <= r.problems.length && !ke(d.problems);
	return f && Je(d.value, o) ? {
		is: "edited",
		text: u.text
	} : {
		is: "refused",
		problems: [OI(r, kI(f ? d.value : a, o))]
	};
}
function wI(e, t, n) {
	let r = new gI(n), i = new _I(fI(e.root, n), (t) => e.resolved(t)), a = {
		layout: n,
		patches: r,
		writer: i
	};
	for (let [e, n] of t.replaced) if (!t.isGone(e) && (!BF(e, n, a) || i.failed)) return { slot: e };
	for (let e of t.names) if (!EI(e, a)) return { slot: e };
	let o = [...t.collections].sort(([e], [t]) => t.path.length - e.path.length);
	for (let [e, n] of o) if (!(t.isGone(e) || t.replaced.has(e)) && (!(RF(e.node) ? TI(e, n) ? BF(e, [...n.inserted.values()].flat().map(({ value: e }) => e), a) : mI(e, n, a) : YF(e, n, a)) || i.failed)) return { slot: e };
	let s = r.applied();
	return s === void 0 ? { slot: e.root } : { text: s };
}
function TI(e, { inserted: t }) {
	return e.children.length > 0 || LF(e) ? !1 : [...t.values()].flat().some(({ name: e, value: t }) => e === void 0 && z(t));
}
function EI({ item: e, path: t }, { patches: n, writer: r }) {
	let i = e?.key;
	return i?.type === "alias" && (n.replace(i.offset, i.offset + i.source.length, r.name(String(t.at(-1)), [], "flow-name")), !r.failed);
}
function DI({ file: e, spot: t }, { path: n }) {
	return L("not-editable", "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key.", { place: je(e, t, [...n, "<<"]) });
}
function OI({ file: e, spot: t }, n) {
	return L("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", { place: Ae(e, t, n) });
}
function kI(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!Je(t, i)) return [e, ...kI(t, i)];
	}
	return [];
}
// src/manifest/edit/editEntries.ts
function AI(e, t, n, r) {
	return CI(e, t, (e) => jI(e, n, r));
}
function jI({ value: e, spot: t }, n, r) {
	let i = z(e) ? e : {}, a = Array.isArray(i[n]) ? i[n] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	};
	return r.map((e) => {
		if (e.is === "add") {
			let t = e.after === void 0 ? a.length - 1 : c(e.after);
			return {
				is: "insert",
				path: [n],
				after: t,
				value: e.value
			};
		}
		let t = c(e.at), r = [n, t];
		return e.is === "remove" ? {
			is: "remove",
			path: r
		} : e.is === "field" ? {
			is: "set",
			path: [...r, e.field],
			value: e.value
		} : MI(a[t], r, e.language, e.value);
	});
}
function MI(e, t, n, r) {
	let i = z(e) ? e.translations : void 0, a = [...t, "translations"];
	if (!Array.isArray(i)) return {
		is: "set",
		path: [...a, n],
		value: r
	};
	let o = i.findIndex((e) => z(e) && e.language_iso === n);
	return o < 0 ? {
		is: "insert",
		path: a,
		after: i.length - 1,
		value: {
			language_iso: n,
			translation: r
		}
	} : {
		is: "set",
		path: [
			...a,
			o,
			"translation"
		],
		value: r
	};
}
async function NI(e, t, n, r) {
	let { manifests: i, problems: a } = await Ih(e, t, n, r), o = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(o.map(({ path: e }) => [e, M(n.displayRoot, e)]))
		},
		problems: a
	};
}
function PI(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function FI(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = AI(a, o, e, s);
		if (c.is === "refused") n.push(...c.problems);
		else if (c.text !== o) return r.push({
			path: a,
			before: o,
			after: c.text
		}), {
			...i,
			text: c.text
		};
		return i;
	})]);
	return {
		manifests: Object.fromEntries(i),
		changed: r,
		problems: n
	};
}
async function II(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([P(a, "utf8"), ue(a)]), c = o.startsWith("﻿") ? "﻿" : "";
		return {
			path: a,
			text: c + r,
			replaces: c + n,
			mode: s & 511
		};
	}));
}
// src/plan/pull/relatives.ts
const LI = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var RI = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of zI(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = zI(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function zI(e) {
	let t = e.split(LI);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/run/pull/newKeys.ts
function BI(e, { declared: t, live: n, context: r, wanted: i }, { into: a, paths: o }) {
	let s = n.objects[e.plural];
	if (!s) return {
		edits: [],
		problems: []
	};
	let c = e.match(t, s, r), l = GN(e, {
		objects: c.unmanaged.filter((t) => !c.namesakes.has(t) && Te(e.tags(t), r.rules) === void 0),
		unusable: []
	}, r, i), { sound: u, unsound: d } = VI(e, l.entries, t, {
		read: s,
		context: r
	}), f = t.filter(({ from: e }) => e === void 0), p = new RI(f.flatMap((t) => r_(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), m = new Map();
	for (let t of u) {
		let [n = ""] = e.names(t.live), r = a === void 0 ? p.nearest(n) : void 0, i = a ?? r?.file.path ?? o.at(-1) ?? "", s = HI(e, t, r?.onCreate ?? f.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.set(i, [...m.get(i) ?? [], {
			is: "add",
			after: r?.spot.start,
			value: s
		}]);
	}
	return {
		edits: [...m].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...uP(l.left), ...d.map((t) => WI(e, t.live))]
	};
}
function VI(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: zN(e.entry.schema.parse(t.entry))
	})), s = (t) => {
		let o = [...n, ...t.map(({ entry: e }) => e)], { matches: s } = e.match(o, r, i), c = new Map(s.map((e) => [e.declared, e]));
		return {
			stay: [...a].every(([e, t]) => c.get(e)?.live === t),
			wrong: t.filter(({ ready: e, entry: t }) => {
				let n = c.get(t);
				return !n || n.live !== e.live || n.renamedFrom !== void 0;
			})
		};
	}, c = s(o), l = o.filter((e) => !c.wrong.includes(e)), u = c.wrong.length === 0 && c.stay ? c : s(l), d = u.stay && u.wrong.length === 0 ? l : [];
	return {
		sound: d.map(({ ready: e }) => e),
		unsound: o.filter((e) => !d.includes(e)).map(({ ready: e }) => e)
	};
}
function HI(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.declared(r), e.declared(i)];
		return t.length > 0 && R(UI(t)) === R(UI(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function UI(e) {
	return e.map(({ after: e }) => e);
}
function WI(e, t) {
	let { one: n } = bp(e.name).words;
	return L("not-expressible", `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`, {
		severity: "warning",
		reach: "change"
	});
}
// src/run/pull/editSources.ts
function GI(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = ku(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = KI(t, l, s, o.source);
		i.push(...u.refused.map((t) => ({
			...t,
			path: e
		}))), u.text !== l && (a.set(e, u.text), r.push({
			path: e,
			before: c ? "" : l,
			after: u.text,
			...c && { creates: c.full }
		}));
	}
	let o = t.flatMap(({ path: e, textFile: t, creates: n, changes: r }) => {
		let i = a.get(e), [o] = r.map((e) => e.text.kind.plural);
		return n && i !== void 0 && o !== void 0 ? [{
			kind: o,
			path: e,
			text: i,
			textFile: t
		}] : [];
	}), s = Object.entries(e).map(([e, t]) => [e, [...t.map((e) => ({
		...e,
		text: a.get(e.path) ?? e.text
	})), ...o.flatMap(({ kind: t, ...n }) => t === e ? [n] : [])]]);
	return {
		manifests: Object.fromEntries(s),
		changed: r,
		refused: i
	};
}
function KI(e, t, n, r) {
	let i = [], a = 64, o = (n) => (--a, e.edit(t, n.flatMap(({ edits: e }) => e), r)), s = (e, t) => (i.push(...e.map(({ text: e }) => ({
		text: e,
		why: t
	}))), []), c = (e) => {
		let t = o(e);
		if (t.is === "edited") return e;
		if (e.length <= 1 || a <= 0) return s(e, t.why);
		let n = Math.ceil(e.length / 2), r = c(e.slice(0, n)), i = c(e.slice(n));
		if (r.length === 0 || i.length === 0) return [...r, ...i];
		let l = o([...r, ...i]);
		return l.is === "edited" ? [...r, ...i] : [...r, ...s(i, l.why)];
	}, l = o(n);
	if (l.is === "edited") return {
		text: l.text,
		refused: i
	};
	let u = o(c(n.filter((t) => {
		let n = qI(e, t, r);
		return n !== void 0 && s([t], n), n === void 0;
	})));
	return {
		text: u.is === "edited" ? u.text : t,
		refused: i
	};
}
function qI(e, { text: t }, n) {
	let { after: r } = t, i = typeof r == "string" ? r : JI(r), a = e.edit(e.empty("en"), [{
		is: "add",
		path: ["name"],
		value: i,
		...e.severalLanguages && { language: "en" }
	}], n);
	return a.is === "refused" ? a.why : void 0;
}
function JI(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/run/pull/textEdits.ts
function YI(e, { textFiles: t, base: n, targets: r, createsFiles: i }) {
	let a = [], o = new Map(), s = new Map(), c = [];
	for (let n of e) {
		let { kind: e, entry: i, language: l, declared: u } = n, d = u === void 0, f = Mw(e, i, l), p = d ? r.find(e, i, l) : void 0;
		p ? XI(s, p.path, {
			text: n,
			target: p
		}) : (d ? i.from : t.has(f)) ? d ? c.push(n) : XI(o, f, {
			text: n,
			edits: QI(n)
		}) : a.push(ZI(n));
	}
	let l = [...s.values()].filter(([e]) => e?.target.missing && !i), u = [...new Set([...o.keys(), ...s.keys()])].flatMap((e) => {
		let n = s.get(e) ?? [], [r] = n;
		if (r?.target.missing && !i) return [];
		let a = t.get(e) ?? r?.target.textFile;
		if (!a) return [];
		let c = [...o.get(e) ?? [], ...n.sort($I).map(eL)], l = r?.target.missing;
		return [{
			path: e,
			textFile: a,
			changes: c,
			...r && l && { creates: {
				full: l,
				code: r.target.code
			} }
		}];
	});
	return {
		edits: a,
		sources: u,
		problems: [
			...l.map(tL),
			...nL(c),
			...rL(u, n)
		]
	};
}
function XI(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function ZI({ kind: e, entry: t, language: n, after: r }) {
	return {
		kind: e.plural,
		path: t.file.path,
		edits: [{
			is: "text",
			at: t.spot.start,
			language: n,
			value: r
		}]
	};
}
function QI({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(JI(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = z(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function $I({ target: { beside: e } }, { target: { beside: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function eL({ text: e, target: { origin: t, textFile: n, code: r } }) {
	let { after: i } = e, a = typeof i == "string" ? i : JI(i), o = n.language === void 0 ? { language: r } : {};
	return {
		text: e,
		edits: [{
			is: "add",
			path: t.path,
			...o,
			value: a
		}]
	};
}
function tL(e) {
	let [t] = e;
	return L("no-language-file", `${t?.target.path} does not exist, so ${J(e.length, "text")} in ${t?.text.language} cannot be written. To create the file, run pull again with --create-files.`, {
		severity: "notice",
		reach: "change"
	});
}
function nL(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => QP(e).map(({ from: e }) => e.source));
		return L("no-language-file", `No source file can have ${J(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function rL(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => L("no-language-file", `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`, {
		severity: "notice",
		reach: "change",
		place: r
	}));
}
// src/run/pull/decide.ts
async function iL(e, t, n) {
	let { project: r, options: i } = n, a = {
		project: t.project,
		rules: r.rules,
		variables: e.variables,
		evidence: {
			writers: Ut(r.rules.writers ?? []),
			agreed: new Set()
		}
	}, o = q.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (!r || !i) return [];
		let o = n.match(r, i, a);
		return [{
			kind: n,
			entries: r,
			matching: o,
			matches: oL(n, o, a)
		}];
	}), s = o.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)), { textFiles: c } = n, l = t.project.baseLanguage, u = new YP({
		...n.files,
		textFiles: c,
		rows: n.rows,
		base: l,
		folders: n.folders
	}), d = DN(t.project, i.languages ?? []), f = d.ok ? d.value.map(({ iso: e }) => e) : [], p = i.createsFiles ? kN(n.rows) : [], m = o.flatMap(({ kind: e, matches: t }) => jP(e, t, a, (t) => [...f, ...p.filter((n) => u.lacksFile(e, t, n))])), h = NP(m.filter(({ after: e }) => BN(e)), a), g = m.filter(({ after: e }) => !BN(e)).map((e) => ({
		text: e,
		why: "not-expressible"
	})), _ = await lF(h.open, n.context.history, {
		manifests: Lb({
			declared: e,
			manifests: Object.values(n.files.manifests).flatMap((e) => e.map(({ path: e }) => e))
		}),
		present: o.flatMap(({ entries: e }) => e),
		textFiles: c,
		usable: n.settings.usable
	}), v = [...h.taken, ..._.taken], y = [
		...h.kept,
		..._.kept,
		...g
	], b = YI(v, {
		textFiles: c,
		base: l,
		targets: u,
		createsFiles: i.createsFiles
	}), x = [...b.edits];
	s.push(...b.problems);
	let S = [];
	for (let { kind: e, entries: l, matching: u, matches: d } of o) {
		let o = RP(e, d, a, i.fields ?? []), f = GP(e, o.filter(({ value: e }) => BN(e)), c);
		if (x.push(...f.edits), S.push(...f.kept), s.push(...o.filter(({ value: e }) => !BN(e)).map(({ entry: t, field: n }) => aL(e, t, n)), ...f.problems), !e.secretNames) {
			if (i.gone) {
				let t = await $P(e, l, u, {
					rules: r.rules,
					options: i
				});
				x.push(...t.edits), s.push(...t.problems);
			}
			if (i.isNew) {
				let r = DN(t.project, i.languages), o = {
					fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
					languages: r.ok ? r.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = PI(n.files.manifests[e.plural]), u = BI(e, {
					declared: l,
					live: t,
					context: a,
					wanted: o
				}, {
					into: n.into,
					paths: c
				});
				x.push(...u.edits), s.push(...u.problems);
			}
		}
	}
	let C = _.unread === void 0 ? [] : hF(y, _.unread);
	return {
		edits: x,
		sources: b.sources,
		taken: v,
		kept: [...pF(y), ...S],
		problems: [
			...s,
			...mF(y),
			...C
		]
	};
}
function aL(e, t, n) {
	return Le(e, t, "not-expressible", `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function oL(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && Te(e.tags(t), n) === void 0);
}
// src/run/pull/optionProblems.ts
function sL({ name: e, rules: t }, { fields: n, gone: r, isNew: i, into: a }, { environment: o }) {
	let s = AN(n);
	return t.writers || s.push(L("bad-setting", `Pull must know whose texts are ours${e === void 0 ? "" : ` in the project "${e}"`}: set writers in lokaform.yaml to the addresses or user ids that lokaform writes as. It takes the texts that others wrote last.`)), r && o.GITHUB_ACTIONS === "true" && s.push(L("bad-setting", "--gone removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --gone on your machine.")), a !== void 0 && !i && s.push(L("bad-setting", "--into names the manifest for new entries. It needs --new.")), s;
}
function cL({ into: e, isNew: t }, { manifests: n, full: r }) {
	let i = e?.replace(/^\.\//, ""), a = q.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []), o = a.flatMap(PI);
	return i !== void 0 && !o.includes(i) ? {
		path: i,
		problems: [L("no-manifest", `--into: ${i} ${a.flat().find((e) => e.path === i)?.textFile ? "is a source file, which cannot have the other fields of a new entry, such as its platforms" : r.has(i) ? "has entries of another kind" : "is not a manifest of this project"}. The manifests for new entries are ${o.join(", ") || "none"}. To start a new one, write keys: [] into it first.`)]
	} : t && o.length === 0 && a.flat().length > 0 ? {
		path: i,
		problems: [L("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")]
	} : {
		path: i,
		problems: []
	};
}
// src/run/pull/later.ts
async function lL(e, t, n, r) {
	let { folders: i, cancellation: a } = r;
	if (!t.manifests) return { problems: [] };
	let o = dL(t.manifests, n.languages), { files: s, problems: c } = await NI(o, t, i, a.stopping), { declared: l, problems: u } = kb(s.manifests, e.usable), d = u.filter(hL(mL(l, n)));
	r.onSecrets(Cd(l.variables));
	let f = cL(n, s), p = [
		...c.filter((e) => !(n.createsFiles && pL(e, o))),
		...d,
		...i_(t.rules.take, [l]),
		...f.problems
	];
	if (ke(p)) return { problems: p };
	let m = _w(t, {
		apiUrl: e.apiUrl,
		signal: a.stopping,
		onResponse: r.onResponse,
		...r.onWait && { onWait: r.onWait }
	});
	if (!m.ok) return { problems: [...p, m.problem] };
	try {
		let c = await iT(m.value, t.id, {
			kinds: mL(l, n),
			languages: (e) => ON(e, fL(l, e, n), n, o.texts),
			leavesOut: () => !1
		});
		if (!c.ok) return { problems: [...p, c.problem] };
		let { project: u } = c.value, d = Ob(s.manifests), h = qw({
			declared: l,
			textFiles: d
		}, u);
		if (h.length > 0) return { problems: [...p, ...h] };
		let g = fL(l, u, n), _ = await iL(g, c.value, {
			project: t,
			options: n,
			context: r,
			settings: e,
			into: f.path,
			files: s,
			textFiles: d,
			rows: o.texts,
			folders: i
		}), v = [...p, ..._.problems];
		if (ke(_.problems.filter(({ reach: e }) => e !== "change")) || a.stopped) return { problems: v };
		let y = await uL(_, g, c.value, {
			files: s,
			settings: e,
			project: t,
			options: n,
			context: r
		});
		return {
			...y,
			problems: [...v, ...y.problems]
		};
	} catch (e) {
		if (!(e instanceof g)) throw e;
		return e instanceof C && a.stopped ? { problems: p } : { problems: [...p, PD(e, l)] };
	}
}
async function uL(e, t, { project: n }, { files: r, settings: i, project: a, options: o, context: s }) {
	let c = GI(r.manifests, e.sources), l = FI(c.manifests, e.edits);
	if (l.problems.length > 0) return { problems: l.problems };
	let u = [...l.changed, ...c.changed], d = kb(l.manifests, i.usable), f = d.problems.filter(hL(mL(t, o))).filter(({ severity: e }) => e === "error");
	if (f.length > 0) return { problems: f.map(gL) };
	let p = await II(u, r.full), m = await mN(p, s.folders);
	return m.length === 0 && !o.dryRun && p.length > 0 && m.push(...await hN(p, s.folders)), m.length > 0 ? { problems: m } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: u.map(({ path: e }) => e),
				comparison: kP(fL(d.declared, n, o), t, e.taken),
				kept: [...e.kept, ...pF(c.refused.map(fF))],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: u
		}
	};
}
function dL(e, t) {
	if (!t) return e;
	let n = t.includes("all") ? "all" : t;
	return {
		...e,
		texts: e.texts.map((e) => ({
			...e,
			alsoReads: n
		}))
	};
}
function fL(e, t, { languages: n }) {
	let r = DN(t, n ?? []), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return kw(e, t.baseLanguage, i);
}
function pL({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && rd(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function mL({ entries: e }, { fields: t = [] }) {
	return q.filter((n) => e[n.plural] && n.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e)));
}
function hL(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function gL(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/run/pull/pull.ts
async function _L(e, t, n, r) {
	if (ke(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await hP(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, yL] };
		let o = await wP(e, t, t.manifests, n, r);
		return {
			...o,
			problems: [...i, ...o.problems]
		};
	}
	let o = a.flatMap((e) => e.manifests ? sL(e, n, r) : []);
	if (ke(o)) return { problems: [...i, ...vL(o)] };
	let s = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await lL(e, t, n, r);
		i.push(...a.problems), a.later && s.push(a.later);
	}
	return {
		problems: i,
		later: s
	};
}
function vL(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const yL = L("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests."), bL = {
	name: "pull",
	summary: "Write the texts of a live project into its manifests, or its first manifests. The project is only read.",
	inAction: !0,
	actionSummary: "writes what people changed in the project into the manifests, for a workflow that opens a pull request with them",
	examples: [
		"lokaform pull --project ID",
		"lokaform pull --project ID --languages all --split-by prefix --out l10n",
		"lokaform pull --dry-run",
		"lokaform pull --fields description,tags --new",
		"lokaform pull --take cart.title:en",
		"lokaform pull --languages de --create-files"
	],
	exitCodes: "0 done; 1 not, or a key could not be read; 2 files were written (only with --detailed-exitcode)",
	async run(e, t) {
		let { settings: n, problems: r } = await VE("plan", e, t.sources);
		t.hide(n.secrets);
		let i = new Kg(), a = qg(i, n.timeLimit);
		try {
			let a = t.context(n, i, e), o = xL(e, t, i), s = await _L(n, [...t.problems, ...r], o, a), { first: c, later: l } = s;
			for (let e of c ? lN(c, o.dryRun) : []) t.print(e);
			for (let e of CL(l ?? [], o.dryRun, t, a.now())) t.print(e);
			let { stopped: u } = i, d = u !== void 0 && c === void 0 && l === void 0, f = d ? [...s.problems, wL(i)] : s.problems, p = t.reportPull && n.projects.some(({ showTexts: e }) => !e) ? Rp(f) : f, m = await t.reportPull?.({
				...c && { first: c },
				...l && { later: l.map((e) => e.pulled) },
				problems: p
			}) ?? [], h = [...p, ...m];
			if (t.showProblems(h), d && u.by !== "time limit") return u.by === "SIGINT" ? 130 : 143;
			if (d || ke(h)) return 1;
			let g = c !== void 0 || l?.some(({ changed: e }) => e.length > 0) === !0;
			return n.detailedExitcode && g ? 2 : 0;
		} finally {
			a();
		}
	}
};
function xL(e, { ask: t }, n) {
	return {
		split: Z(wy, e) ?? wy.default,
		fields: Z(Ey, e),
		languages: Z(Ty, e),
		repeated: [
			uv,
			dv,
			lv,
			sv,
			pv
		].flatMap((t) => (e[xo(t)] ?? []).flatMap((e) => [`--${xo(t)}`, e])),
		dryRun: Z(Dy, e) ?? Dy.default,
		isNew: Z(Oy, e) ?? Oy.default,
		into: Z(ky, e),
		createsFiles: Z(Ay, e) ?? Ay.default,
		gone: Z(jy, e) ?? jy.default,
		confirms: t && ((e) => t(`Webhook ${Y(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, n)),
		confirmsGone: t && ((e) => t(SL(e), n))
	};
}
function SL(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${Y(e)}\n`).join("")}Remove them from the manifests?`;
}
function CL(e, t, { paint: n, reportPull: r }, i) {
	return e.flatMap(({ pulled: e, changed: a }) => {
		let o = !(r && e.hide_texts);
		return [...t && o ? cN(a) : [], ...oN(e, {
			paint: n,
			now: i / 1e3,
			isDryRun: t,
			texts: o
		})];
	});
}
function wL({ reason: e }) {
	return L("run-stopped", `${e} Nothing was written.`);
}
// src/commands/validate.ts
const TL = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	inAction: !0,
	actionSummary: "checks the manifests (no token, no network)",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: (e, t) => rO("validate", e, t)
}, EL = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	inAction: !0,
	actionSummary: "shows where the live project differs, and keeps an issue about it up to date",
	examples: ["lokaform drift --project 3002780358964f9bab5a92.87762498", "lokaform drift --only web --report drift.json"],
	exitCodes: "0 no drift; 1 a problem; 2 drift; 130 or 143 ended by a signal",
	run: (e, t) => rO("drift", e, t)
}, DL = D().min(0), OL = f(b()).readonly(), kL = d({
	file: b(),
	line: DL,
	col: DL,
	endLine: DL,
	endCol: DL
}), AL = v(q.map(({ name: e }) => e)), jL = y([E(), b()]), ML = u(), NL = d({
	by: b().exactOptional(),
	at: E().min(0).max(253402300799),
	reviewed: i(!0).exactOptional()
}), PL = d({
	field: b(),
	part: b().exactOptional(),
	before: ML.exactOptional(),
	after: ML,
	edited: NL.exactOptional(),
	place: kL,
	seen: b().exactOptional(),
	unverifies: OL.exactOptional()
}), FL = {
	ref: b(),
	kind: AL,
	label: b()
}, IL = {
	place: kL,
	identity: ML,
	fields: f(PL).readonly()
}, LL = d({
	...FL,
	action: i("create"),
	...IL
}), RL = d({
	...FL,
	action: i("update"),
	...IL,
	renamed_from: b().exactOptional()
}), zL = RL.extend({
	id: jL,
	seen: b(),
	edited: NL.exactOptional()
}), BL = d({
	...FL,
	action: i("destroy"),
	id: jL,
	how: v(["archive", "destroy"]),
	seen: b()
}), VL = p("action", [
	LL,
	zL,
	BL
]).refine(UL), HL = p("action", [LL, RL]).refine(UL);
function UL(e) {
	return e.action === "destroy" || e.fields.every(({ field: t, before: n, after: r }) => WL(e.kind, t, [n, r]));
}
function WL(e, t, n) {
	try {
		let r = xp(e, t);
		for (let e of n) e !== void 0 && r.show(e);
		return !0;
	} catch {
		return !1;
	}
}
const GL = d({
	kind: AL,
	label: b(),
	id: jL,
	reason: v([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: b().exactOptional(),
	place: kL.exactOptional()
}), KL = d({
	kind: AL,
	label: b(),
	id: jL,
	field: b(),
	part: b().exactOptional(),
	reason: v([
		"seeded",
		"edited",
		"changed-since"
	]),
	live: ML,
	declared: ML,
	edited: NL.exactOptional(),
	conflict: i(!0).exactOptional(),
	place: kL
}).refine((e) => WL(e.kind, e.field, [e.live, e.declared])), qL = y([KL, GL]), JL = d({
	kind: AL,
	label: b(),
	id: jL
}), YL = d({
	name: b(),
	before: b().exactOptional(),
	after: b().exactOptional(),
	widens: T()
}), XL = d({
	variable: b(),
	host: b(),
	place: kL
}), ZL = d({
	iso: b(),
	id: b().exactOptional(),
	pluralForms: OL
}).transform((e) => ({
	...e,
	id: e.id
})), QL = d({
	id: b(),
	digest: b().exactOptional(),
	name: b(),
	type: b(),
	baseLanguage: b(),
	languages: f(ZL).readonly().exactOptional(),
	perPlatformNames: T(),
	segmentation: T(),
	autoToggleUnverified: T().exactOptional()
}).transform((e) => ({
	...e,
	languages: e.languages,
	autoToggleUnverified: e.autoToggleUnverified
})), $L = {
	unchanged: DL,
	unmanaged: DL
}, eR = d({
	format_version: i(1),
	project: QL,
	changes: f(VL).readonly(),
	kept: f(qL).readonly(),
	skipped: f(d({
		kind: AL,
		label: b(),
		place: kL
	})).readonly(),
	counts: d({
		...$L,
		by_kind: a(b(), d($L)),
		adopted: DL
	}),
	sends: f(XL).readonly().exactOptional()
}), tR = {
	kind: AL,
	label: b(),
	place: kL
}, nR = d({
	...tR,
	fields: f(d({
		field: b(),
		part: b().exactOptional(),
		before: ML
	})).readonly().exactOptional()
}).refine((e) => (e.fields ?? []).every(({ field: t, before: n }) => WL(e.kind, t, [n]))), rR = d({
	...tR,
	member: v(["previously", ...q.map(({ idMember: e }) => e)]),
	before: b().exactOptional(),
	after: b().exactOptional()
}), iR = d({
	name: b().exactOptional(),
	changes: f(HL).readonly(),
	released: f(nR).readonly(),
	rematched: f(rR).readonly(),
	changed_defaults: OL,
	settings: f(YL).readonly(),
	hide_texts: i(!0).exactOptional()
}), aR = p("is", [d({
	is: i("compared"),
	commit: b(),
	projects: f(iR).readonly()
}), d({
	is: i("not compared"),
	why: b()
})]), oR = [
	"validate",
	"plan",
	"apply",
	"drift"
], sR = d({
	severity: v(De),
	code: v(Oe),
	message: b(),
	place: kL.exactOptional(),
	reach: v(Ee),
	about: b().exactOptional(),
	quotes: OL.exactOptional()
}), cR = f(sR).readonly(), lR = f(VL).readonly(), uR = p("is", [d({
	is: i("compared"),
	commit: b(),
	caused: lR,
	pending: lR,
	resolved: lR,
	kept: f(qL).readonly(),
	sends: f(XL).readonly(),
	released: f(JL).readonly(),
	settings: f(YL).readonly(),
	released_kinds: OL
}), d({
	is: i("not compared"),
	why: b()
})]), dR = {
	message: b(),
	place: kL.exactOptional()
}, fR = p("state", [
	d({
		state: i("done"),
		id: y([E(), b()])
	}),
	d({
		state: i("failed"),
		how: v([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		...dR
	}),
	d({
		state: i("skipped"),
		...dR,
		written: OL.exactOptional()
	}),
	d({
		state: i("not attempted"),
		message: b()
	})
]), pR = d({
	change: VL,
	outcome: fR
}), mR = d({
	name: b().exactOptional(),
	id: b(),
	manifests: OL,
	problems: cR,
	hide_texts: i(!0).exactOptional(),
	bugs: OL.exactOptional(),
	plan: eR.exactOptional(),
	unmanaged: f(JL).readonly().exactOptional(),
	effort: d({ requests: DL }).exactOptional(),
	target: uR.exactOptional(),
	results: f(pR).readonly().exactOptional(),
	backup: b().exactOptional(),
	restore: b().exactOptional()
}).transform(({ plan: e, results: t, backup: n, restore: r, unmanaged: i, effort: a, target: o, ...s }) => {
	if (!e) return s;
	let c = {
		...s,
		plan: e,
		...i && { unmanaged: i },
		...a && { effort: a },
		...o && { target: o }
	};
	return t ? n === void 0 || r === void 0 ? {
		...c,
		results: t
	} : {
		...c,
		results: t,
		backup: n,
		restore: r
	} : c;
}), hR = d({
	format_version: i(1),
	command: v(oR),
	selected: OL.exactOptional(),
	manifests: OL,
	declared: a(b(), DL),
	problems: cR,
	projects: f(mR).readonly(),
	requests: DL,
	stopped: d({
		by: v(Dg),
		message: b()
	}).exactOptional(),
	manifest_comparison: aR.exactOptional(),
	hide_texts: i(!0).exactOptional()
}), gR = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function _R(e) {
	try {
		return yR(JSON.parse(e));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: gR
		};
		throw e;
	}
}
const vR = d({
	format_version: s(),
	command: b()
});
function yR(e) {
	let t = vR.safeParse(e);
	if (!t.success) return {
		is: "unusable",
		issue: gR
	};
	let { format_version: n, command: r } = t.data;
	if (n !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!oR.some((e) => e === r)) return {
		is: "unusable",
		issue: `it is not the report of ${oR.join(", ")}: only these can be summarized.`
	};
	let i = hR.safeParse(e);
	return i.success ? {
		is: "report",
		report: i.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${i.error.issues[0]?.path.map(String).join(".") ?? ""} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const bR = 536870912, xR = new AbortController().signal;
async function SR(e, t) {
	let n = await CR(e, t), r = [...n.problems];
	if (n.paths.length > 256) {
		let e = `There are ${n.paths.length} report files. Only 256 can be summarized together. Give fewer files.`;
		return {
			paths: n.paths,
			files: [],
			problems: [...r, L("bad-report", e)]
		};
	}
	let i = [], a = 0;
	for (let e of n.paths) {
		let n = ph(e, t), o = (e) => r.push(L("bad-report", `The report ${n} cannot be used: ${e}`, { reach: "project" }));
		try {
			if (a += (await ue(e)).size, a > bR) o(`all reports together have more than ${bR / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let r = _R(vh(await _h(e, TR(e, t))));
				r.is === "report" ? i.push({
					file: n,
					report: r.report
				}) : o(r.issue);
			}
		} catch (e) {
			o(Sh(e));
		}
	}
	return {
		paths: n.paths,
		files: i,
		problems: r
	};
}
async function CR(e, { working: t }) {
	if (e.length === 0) return {
		paths: [],
		problems: [L("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let n = new Set(), r = [];
	for (let i of e) {
		let e = await wR(i, t);
		for (let t of e.sort()) n.add(t);
		if (e.length === 0) {
			let e = `reports "${i}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			r.push(L("no-report", e));
		}
	}
	return {
		paths: [...n],
		problems: r
	};
}
async function wR(e, t) {
	let n = M(t, e);
	return await Ch(n, {}) ? [n] : Eh(e.split(re).join("/"), {
		cwd: t,
		ignore: []
	}, {}, xR).catch(() => []);
}
function TR(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && mh(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function ER(e, t, n = []) {
	let r = kR(e, t), i = NR(r), a = i.length > 0 ? [] : r, o = PR(a), s = i.length > 0 ? [] : IR(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = HR([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: MR(l),
			...d.length > 0 && { selected: d },
			manifests: HR(l.flatMap(({ manifests: e }) => e)),
			declared: VR(l),
			problems: [
				...c,
				...l.flatMap(LR),
				...RR(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(DR(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...BR(l),
			...u && { hide_texts: !0 }
		}
	};
}
function DR({ name: e, id: t }) {
	return e ?? t;
}
function OR({ selected: e = [], projects: t }) {
	return HR([...e, ...t.map(DR)]);
}
function kR(e, t) {
	return e.map((e) => {
		let n = new Set(OR(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || AR(e.key, t.key) || AR(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function AR(e, t) {
	return e < t ? -1 : +(e > t);
}
function jR(e) {
	return HR(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function MR(e) {
	let [t] = jR(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function NR(e) {
	let t = jR(e.map(({ report: e }) => e));
	return t.length < 2 ? [] : [L("bad-report", `The reports are of different commands: ${t.toSorted().map((t) => `${t} (${e.find(({ report: e }) => e.command === t)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`)];
}
function PR(e) {
	let t = new Map(), n = (e, n) => {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	};
	for (let { file: t, report: r } of e) {
		let e = r.projects.map(DR);
		for (let i of HR([...r.selected ?? [], ...e])) n(i, t);
		for (let r of FR(e)) n(r, t);
	}
	let r = [...t].filter(([, e]) => e.length > 1), i = r.map(([e, t]) => L("bad-report", `${e} has more than one report: ${HR(t).toSorted().join(", ")}. None of them is used. Give each project one report file.`, { reach: "project" }));
	return {
		names: new Set(r.map(([e]) => e)),
		problems: i
	};
}
function FR(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function IR(e, t) {
	let n = new Set(e.flatMap(({ report: e }) => OR(e)));
	return HR(t).filter((e) => !n.has(e)).map((e) => L("no-report", `There is no report on ${e}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`, { reach: "project" }));
}
function LR(e) {
	return e.stopped ? [L("run-stopped", zR(e.stopped.message, [e]), { reach: "project" })] : [];
}
function RR(e) {
	let t = new Map();
	for (let n of e) for (let e of n.problems) {
		let r = JSON.stringify(e), i = t.get(r) ?? {
			one: e,
			some: new Set()
		};
		t.set(r, i), i.some.add(n);
	}
	return [...t.values()].map(({ one: t, some: n }) => {
		if (t.place !== void 0 || n.size === e.length) return t;
		let { about: r, ...i } = t;
		return {
			...i,
			message: zR(t.message, [...n])
		};
	});
}
function zR(e, t) {
	let n = HR(t.flatMap(OR));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function BR(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function VR(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function HR(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
function UR(e, { folders: t, environment: n }) {
	let r = {
		raw: e,
		environment: n,
		parts: []
	}, i = Z(Vv, e);
	return {
		reports: Q(ob, r) ?? [],
		expected: Q(lb, r),
		problems: WT(e),
		settingsFor: (n, a) => ({
			command: n,
			apiUrl: void 0,
			projects: [],
			others: [],
			usable: {
				values: {},
				tokens: []
			},
			secrets: [],
			timeLimit: void 0,
			format: Q(Hv, r),
			detailedExitcode: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: Q(bv, r),
			matrix: !1,
			applyFrom: [],
			yes: !0,
			verbose: !1,
			quiet: Q(Kv, r),
			out: void 0,
			report: i === void 0 ? void 0 : M(t.working, i),
			configFile: uE(e, t),
			plan: void 0,
			reports: a,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/summarize.ts
const WR = {
	name: "summarize",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	inAction: !0,
	actionSummary: "puts the reports of a matrix of jobs together: one comment, one summary, and the issues of all projects",
	examples: ["lokaform summarize web.json ios.json", "lokaform summarize 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
	async run(e, t) {
		let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = UR(e, n), s = await SR(r, n.folders), { report: c, found: l } = ER(s.files, i, [...a, ...s.problems]);
		return rO(c.command, e, t, {
			summary: {
				settings: o(c.command, s.paths),
				found: l
			},
			engine: async (e, t, n) => {
				for (let e of c.projects) await n.onPlan(e);
				return {
					...c,
					problems: [...t, ...c.problems]
				};
			}
		});
	}
};
// src/remote/webhookSecret.ts
function GR(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = rt(e) ?? {};
	return {
		webhook_id: B(t) ?? "",
		url: B(n) ?? "",
		secret: B(r) || void 0,
		branch: B(i),
		events: ut(a, B) ?? []
	};
}
const KR = fh(L("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function qR(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(Fb(t.projectId))) n.push(GR(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : kp(e)));
		let { which: r, usable: i } = t, a = Jd(r, i);
		t.onSecrets(Cd(a.variables));
		let o = a.issues.length > 0 ? r : Od(r, a.variables), s = n.filter(({ webhook_id: e, url: t }) => e === r || Nd(t, r) || Nd(t, o)), [c, ...l] = s;
		if (!c) return fh(YR(n));
		if (l.length > 0) return fh(XR(s));
		let { webhook_id: u, secret: d } = c;
		if (!t.rotate) return d === void 0 ? KR : dh({
			webhookId: u,
			secret: d,
			rotated: !1
		});
		let f = await t.checkWrite();
		if (f) return fh(f);
		let p = await JR(e, Fb(t.projectId), c);
		return t.onSecrets([kp(p)]), dh({
			webhookId: u,
			secret: p,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof g)) throw e;
		return fh(L("api-error", e.message, { reach: "project" }));
	}
}
async function JR(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof g) || !i.mayHaveHappened) throw i;
		let a = GR(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function YR(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${Fd(t)})`).join(", ");
	return L("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`, { reach: "project" });
}
function XR(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return L("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function ZR(e, t, n, { folders: r, onSecrets: i, needsFile: a, checkRotate: o, checkWrite: s }) {
	let c = Z(fb, e), l = Z(pb, e), [u, ...d] = t.projects, f = [
		...n,
		...c === void 0 ? [ez("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...a && l === void 0 ? [ez("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...d.length > 0 ? [ez("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!u || c === void 0 || ke(f)) return { problems: f };
	let p = l === void 0 ? void 0 : QR(M(r.working, l)), m = p && await Hh([p], await $R(t, r), r);
	if (m && m.size > 0) return { problems: [...f, ...m.values()] };
	let h = Z(mb, e) ?? !1, g = h ? await o() : void 0;
	if (g) return { problems: [...f, g] };
	let _ = _w(u, {
		apiUrl: t.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!_.ok) return { problems: [_.problem] };
	let v = await qR(_.value, {
		projectId: u.id,
		which: c,
		usable: t.usable,
		rotate: h,
		checkWrite: s,
		onSecrets: i
	});
	if (!v.ok) return { problems: [v.problem] };
	try {
		p && await Wh(p, `${v.value.secret}\n`, r, 384);
	} catch (e) {
		return { problems: [L("not-written", `secrets-file: ${l} cannot be written: ${e instanceof Error ? e.message : String(e)}.${v.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : ""}`)] };
	}
	return {
		...v.value,
		file: p?.path
	};
}
function QR(e) {
	return {
		option: "secrets-file",
		path: e,
		is: "file"
	};
}
async function $R({ projects: e, others: t, configFile: n }, { working: r }) {
	let i = await Rh([
		{
			globs: {},
			texts: [],
			folder: r
		},
		...e.flatMap(({ manifests: e }) => e ?? []),
		...t
	], new AbortController().signal);
	return [n, ...Object.values(i).flat()];
}
function ez(e) {
	return L("bad-setting", e);
}
// src/commands/webhookSecret.ts
const tz = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	inAction: !0,
	actionSummary: "sets the output `secret` to the secret of one webhook",
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	async run(e, t) {
		let { sources: n, setSecret: r } = t, { settings: i, problems: a } = await VE("plan", e, n);
		t.hide(i.secrets);
		let { permission: o } = t.context(i, new Kg(), e), s = ke(t.problems) ? { problems: a } : await ZR(e, i, a, {
			folders: n.folders,
			onSecrets: (e) => t.hide(e),
			needsFile: r === void 0,
			checkRotate: async () => await nz(o) ?? await iz(i, t),
			checkWrite: async () => rz(await o?.toWrite())
		});
		return t.showProblems([...t.problems, ..."problems" in s ? s.problems : []]), "problems" in s ? 1 : (r?.(s.secret), t.print(az(s, r !== void 0)), 0);
	}
};
async function nz(e) {
	return rz((await e?.toApply([]) ?? []).find(({ severity: e }) => e === "error"));
}
function rz(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function iz(e, t) {
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return L("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function az({ rotated: e, webhookId: t, file: n }, r) {
	let i = [...r ? ["the output secret"] : [], ...n === void 0 ? [] : [Y(n)]];
	return `The ${e ? "new " : ""}secret of webhook ${Y(t)} is in ${i.join(", and ")}.`;
}
export { cA as $, sv as $n, mo as $r, ST as $t, Uj as A, Ky as An, Ch as Ar, KD as At, kA as B, Jv as Bn, Pp as Br, WT as Bt, gM as C, qy as Cn, dg as Cr, AO as Ct, fM as D, Jy as Dn, Uh as Dr, sO as Dt, dM as E, Xy as En, eg as Er, pO as Et, xj as F, wy as Fn, fh as Fr, VE as Ft, vA as G, jv as Gn, uf as Gr, RT as Gt, DA as H, Nv as Hn, Ap as Hr, BT as Ht, bj as I, py as In, dh as Ir, LE as It, pA as J, gv as Jn, Cd as Jr, Y as Jt, hA as K, Ov as Kn, lf as Kr, zT as Kt, dj as L, fy as Ln, oh as Lr, NE as Lt, kj as M, Ny as Mn, bh as Mr, VD as Mt, Oj as N, Ey as Nn, hh as Nr, PD as Nt, Xj as O, Gy as On, Wh as Or, rO as Ot, Dj as P, Ty as Pn, yh as Pr, GE as Pt, xA as Q, lv as Qn, po as Qr, CT as Qt, NA as R, ry as Rn, im as Rr, CE as Rt, TM as S, nb as Sn, Ng as Sr, IO as St, pM as T, Yy as Tn, cg as Tr, lO as Tt, dA as U, Mv as Un, kp as Ur, VT as Ut, OA as V, Xv as Vn, Mp as Vr, Z as Vt, yA as W, kv as Wn, q as Wr, OT as Wt, $ as X, uv as Xn, wo as Xr, X as Xt, TA as Y, pv as Yn, Fd as Yr, PT as Yt, mA as Z, dv as Zn, xo as Zr, AT as Zt, kM as _, ke as _i, vb as _n, Wg as _r, $O as _t, bL as a, ot as ai, _w as an, v_ as ar, tA as at, DM as b, ye as bi, ob as bn, zg as br, RO as bt, QN as c, ut as ci, lC as cn, Kg as cr, Ak as ct, EN as d, st as di, rx as dn, Ag as dr, Mk as dt, sa as ei, J as en, av as er, sA as et, mN as f, z as fi, ex as fn, Bg as fr, Nk as ft, iN as g, De as gi, gb as gn, Mg as gr, JO as gt, aN as h, Ae as hi, yb as hn, Ig as hr, tk as ht, TL as i, Ht as ii, kw as in, h_ as ir, rA as it, jj as j, Ry as jn, ph as jr, YD as jt, qj as k, Qy as kn, mh as kr, QD as kt, jN as l, rt as li, uS as ln, qg as lr, jk as lt, uN as m, Le as mi, Fb as mn, Fg as mr, sk as mt, WR as n, kr as ni, oT as nn, F_ as nr, Vk as nt, wP as o, at as oi, rw as on, u_ as or, $k as ot, hN as p, Ze as pi, zb as pn, Gg as pr, vk as pt, wA as q, wv as qn, Rd as qr, DT as qt, EL as r, rr as ri, Zw as rn, I_ as rr, Hk as rt, hP as s, ct as si, YC as sn, n_ as sr, Zk as st, tz as t, Dr as ti, xT as tn, ov as tr, Jk as tt, wN as u, B as ui, sx as un, kg as ur, Ik as ut, OM as v, L as vi, _b as vn, Pg as vr, HO as vt, _M as w, Zy as wn, lg as wr, EO as wt, xM as x, eb as xn, Hg as xr, jO as xt, EM as y, xe as yi, bb as yn, jg as yr, FO as yt, jA as z, Yv as zn, rm as zr, Q as zt };
