import { O as e, T as t, c as n, d as r, k as i, m as a, o, r as s, s as c, v as l, x as u } from "./wire.js";
import { _ as d, d as f, f as p, g as m, h, i as g, l as _, m as v, p as y, r as b, s as x, t as S, u as ee } from "./zod.js";
// src/commands/actionCommands.ts
const te = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("validate", e, t)
}, ne = {
	name: "plan",
	summary: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform plan --project 3002780358964f9bab5a92.87762498",
		"lokaform plan --out plan.json          # the project is set in lokaform.yaml",
		"lokaform plan --only web --format markdown",
		"lokaform plan --filter 'cart.*'"
	],
	exitCodes: "0 planned (with --detailed-exitcode: without changes); 1 a problem, a conflict, or a plan that a guard refuses; 2 changes, with --detailed-exitcode; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("plan", e, t)
}, re = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("apply", e, t)
}, ie = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	examples: [
		"lokaform drift --project 3002780358964f9bab5a92.87762498",
		"lokaform drift --only web --report drift.json",
		"lokaform drift --filter tag:release"
	],
	exitCodes: "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("drift", e, t)
}, ae = {
	name: "pull",
	summary: "Write the texts of a live project into its manifests, or its first manifests. The project is only read.",
	examples: [
		"lokaform pull --project ID",
		"lokaform pull --project ID --languages all --dir l10n",
		"lokaform pull --dry-run",
		"lokaform pull --fields description,tags --new",
		"lokaform pull --accept cart.title:en",
		"lokaform pull --languages de"
	],
	exitCodes: "0 done; 1 not, or a key could not be read; 2 files were written (only with --detailed-exitcode)",
	run: async (e, t) => (await import("./pull.js")).runPull(e, t)
}, oe = {
	name: "status",
	summary: "Count how many texts of each language are translated, verified and reviewed. Writes nothing.",
	examples: ["lokaform status --project ID", "lokaform status --require de=100,fr:reviewed=80"],
	exitCodes: "0 ready, or nothing required; 1 a problem; 2 not ready; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("status", e, t)
}, se = {
	name: "report",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	examples: ["lokaform report web.json ios.json", "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift or status, and there is drift, or less is ready than required",
	run: async (e, t) => (await import("./report.js")).combineReports(e, t)
}, ce = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	run: async (e, t) => (await import("./webhookSecret.js")).runWebhookSecret(e, t)
}, le = {
	".": [
		te,
		ne,
		re,
		ie,
		oe
	],
	pull: [ae],
	report: [se],
	"webhook-secret": [ce]
};
// src/model/setting.ts
function C(t) {
	let n = e(t.schema);
	return {
		...t,
		get schema() {
			return n();
		}
	};
}
function ue(e) {
	return e.flatMap((e) => e.split(",").map((e) => {
		let [t = "", n = ""] = e.split("=", 2).map((e) => e.trim());
		return {
			name: t,
			value: n
		};
	}));
}
const de = f({
	name: h(),
	before: h().exactOptional(),
	after: h().exactOptional(),
	loosens: g()
});
function w({ name: e }) {
	return e.replaceAll("_", "-");
}
function fe({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
const pe = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], me = [
	"off",
	"owned",
	"all"
], he = ["archive", "destroy"], ge = ["skip", "stop"], _e = [
	"auto",
	"universal",
	"as-written"
], ve = [
	"any",
	"verified",
	"reviewed"
], ye = ["skip", "warn"], T = {
	languages: {},
	writers: void 0,
	overwrite: [],
	accept: [],
	placeholders: "auto",
	incoming: {
		review: "any",
		checks: "skip"
	},
	checks: {
		placeholders: "warn",
		icu: "warn",
		plurals: "warn",
		length: "warn",
		blanks: "warn",
		base: "warn",
		descriptions: "off",
		key_names: "off",
		words: "off"
	},
	pull: void 0,
	filter: [],
	owner: void 0,
	prune: {},
	pruneBy: void 0,
	onProblem: "skip",
	protectedTags: ["protected"],
	limits: {},
	allowRemovals: void 0,
	allowWrongProject: !1
}, be = "lokaform:";
function xe({ languages: e }, t) {
	return (Object.hasOwn(e, t) ? e[t] : void 0) ?? e["*"] ?? "merge";
}
function Se(e, { owner: t }) {
	let n = t === void 0 ? void 0 : be + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
const Ce = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base",
	"descriptions"
], we = [
	...Ce,
	"key_names",
	"words"
], Te = [
	"warn",
	"error",
	"off"
];
function E(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function Ee(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// node_modules/fast-string-truncated-width/dist/utils.js
const De = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), Oe = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, ke = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, Ae = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, je = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, Me = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, Ne = /\t{1,1000}/y, Pe = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, Fe = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, Ie = /\p{M}+/gu, Le = {
	limit: Infinity,
	ellipsis: ""
}, Re = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? Re(i, Le, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[Fe, l],
		[Ae, 0],
		[je, o],
		[Ne, s],
		[Pe, c],
		[Me, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(Ie, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = Oe(t) ? 2 : ke(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
					g = !0;
					break outer;
				}
				h += e.length, x += S;
			}
			y = b = 0;
		}
		if (p >= m) break outer;
		for (let t = 0, n = d.length; t < n; t++) {
			let [n, i] = d[t];
			if (n.lastIndex = p, n.test(e)) {
				if (h = n === Me ? De(e.slice(p, n.lastIndex)) : n === Pe ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
					g = !0;
					break outer;
				}
				x += S, y = f, b = p, p = f = n.lastIndex;
				continue outer;
			}
		}
		p += 1;
	}
	return {
		width: g ? v : x,
		index: g ? _ : m,
		truncated: g,
		ellipsed: g && r >= a
	};
}, ze = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, Be = (e, t = {}) => Re(e, ze, t).width, Ve = (e, t) => t;
function He(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const Ue = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function D(e) {
	return Be(e.replace(Ue, ""));
}
function We(e, t) {
	return e + " ".repeat(Math.max(0, t - D(e)));
}
function Ge(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => qe(e, t, D(/^ */.exec(e)?.[0] ?? "") + 2));
}
const Ke = /( *)(lokaform [^ ]+(?: --[a-z-]+ (?:'(?:[^']|'\\'')*'[^ ]*|[^ ]+))*|[^ ]+)/g;
function qe(e, t, n = 0) {
	if (D(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(Ke)) {
		let e = D(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function Je(e) {
	return Math.min(He(e) ?? 88, 88);
}
function Ye(e, t) {
	let n = r(e.map(([e]) => e.length)) + 4;
	return t - n < 32 ? e.flatMap(([e, n]) => [`  ${e}`, ...qe(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = qe(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
// src/model/command.ts
const O = [
	"init",
	"validate",
	"plan",
	"apply",
	"drift",
	"pull",
	"status",
	"report",
	"restore",
	"webhook-secret",
	"schema",
	"explain",
	"completion",
	"sandbox",
	"demo"
], Xe = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status",
	"restore"
];
function Ze(e) {
	return O.some((t) => t === e);
}
const k = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status"
], Qe = ["plan", "apply"], $e = [...Qe, "drift"], A = [...$e, "status"], j = [...A, "restore"], M = [
	...j,
	"pull",
	"webhook-secret"
], et = ["validate", ...M], N = new Uint32Array(65536), tt = (e, t) => {
	let n = e.length, r = t.length, i = 1 << n - 1, a = -1, o = 0, s = n, c = n;
	for (; c--;) N[e.charCodeAt(c)] |= 1 << c;
	for (c = 0; c < r; c++) {
		let e = N[t.charCodeAt(c)], n = e | o;
		e |= (e & a) + a ^ a, o |= ~(e | a), a &= e, o & i && s++, a & i && s--, o = o << 1 | 1, a = a << 1 | ~(n | o), o &= n;
	}
	for (c = n; c--;) N[e.charCodeAt(c)] = 0;
	return s;
}, nt = (e, t) => {
	let n = t.length, r = e.length, i = [], a = [], o = Math.ceil(n / 32), s = Math.ceil(r / 32);
	for (let e = 0; e < o; e++) a[e] = -1, i[e] = 0;
	let c = 0;
	for (; c < s - 1; c++) {
		let o = 0, s = -1, l = c * 32, u = Math.min(32, r) + l;
		for (let t = l; t < u; t++) N[e.charCodeAt(t)] |= 1 << t;
		for (let e = 0; e < n; e++) {
			let n = N[t.charCodeAt(e)], r = a[e / 32 | 0] >>> e & 1, c = i[e / 32 | 0] >>> e & 1, l = n | o, u = ((n | c) & s) + s ^ s | n | c, d = o | ~(u | s), f = s & u;
			d >>> 31 ^ r && (a[e / 32 | 0] ^= 1 << e), f >>> 31 ^ c && (i[e / 32 | 0] ^= 1 << e), d = d << 1 | r, f = f << 1 | c, s = f | ~(l | d), o = d & l;
		}
		for (let t = l; t < u; t++) N[e.charCodeAt(t)] = 0;
	}
	let l = 0, u = -1, d = c * 32, f = Math.min(32, r - d) + d;
	for (let t = d; t < f; t++) N[e.charCodeAt(t)] |= 1 << t;
	let p = r;
	for (let e = 0; e < n; e++) {
		let n = N[t.charCodeAt(e)], o = a[e / 32 | 0] >>> e & 1, s = i[e / 32 | 0] >>> e & 1, c = n | l, d = ((n | s) & u) + u ^ u | n | s, f = l | ~(d | u), m = u & d;
		p += f >>> r - 1 & 1, p -= m >>> r - 1 & 1, f >>> 31 ^ o && (a[e / 32 | 0] ^= 1 << e), m >>> 31 ^ s && (i[e / 32 | 0] ^= 1 << e), f = f << 1 | o, m = m << 1 | s, u = m | ~(c | f), l = f & c;
	}
	for (let t = d; t < f; t++) N[e.charCodeAt(t)] = 0;
	return p;
}, rt = (e, t) => {
	if (e.length < t.length) {
		let n = t;
		t = e, e = n;
	}
	return t.length === 0 ? e.length : e.length <= 32 ? tt(e, t) : nt(e, t);
};
// src/model/didYouMean.ts
function it(e, t) {
	let n = t.filter((t) => e.length > 3 && t.startsWith(e.toLowerCase())), r = n.length === 1 ? n[0] : void 0, i = Math.max(e.length > 2 ? 2 : 1, Math.floor(e.length / 3)) + 1;
	for (let n of t) {
		if (Math.abs(e.length - n.length) >= i) continue;
		let t = rt(e.toLowerCase(), n.toLowerCase());
		t < i && (r = n, i = t);
	}
	return r;
}
function at(e, t) {
	let n = it(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
// src/model/languageCodes.ts
const ot = new Map(Object.entries({
	iw: "he",
	in: "id",
	ji: "yi"
}));
function st(e) {
	return [...ot].find(([, t]) => t === e)?.[0] ?? e;
}
function ct(e, t) {
	return lt(e) === lt(t);
}
const lt = i((e) => ut(e).join(""));
function ut(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [ot.get(t) ?? t, ...n];
}
function dt(e, t = "cardinal") {
	try {
		let [n] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-"));
		return n === void 0 ? void 0 : new Intl.PluralRules(n, { type: t });
	} catch {
		return;
	}
}
function ft(e, t) {
	return gt(t.filter((t) => ct(t, e)));
}
function pt(e, t) {
	let n = t.filter((t) => ct(t, e));
	return gt(n.length > 0 ? n : t.filter((t) => mt(t, e)));
}
function mt(e, t) {
	let [n, r] = [ut(e), ut(t)].sort((e, t) => e.length - t.length);
	return n?.length === 1 && r?.length === 2 && n[0] === r[0] && ht.test(r[1] ?? "");
}
const ht = /^(?:[a-z]{2}|\d{3})$/;
function gt(e) {
	return e.length === 1 ? e[0] : void 0;
}
function _t(e, t) {
	let n = pt(e, t);
	return n === void 0 ? vt(e) ? "" : at(e, t) : ` Did you mean "${n}"?`;
}
function vt(e) {
	let t = new Intl.DisplayNames("en", {
		type: "language",
		fallback: "none"
	}), [n] = ut(e);
	return /^[a-z]{2,3}$/.test(n) && t.of(n) !== void 0;
}
// \0late:icu
const yt = process.getBuiltinModule("node:module").createRequire(import.meta.url), bt = (...e) => yt("./late-icu.js").readIcu(...e), xt = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function St(e) {
	return e.includes("{") && e.length <= 2e4 && xt.test(e);
}
function Ct(e) {
	let t = St(e) ? bt(e) : void 0;
	return t?.is === "message" ? t : void 0;
}
function wt(e) {
	return /(?<!')'(?=\{)/.test(e);
}
function Tt(e) {
	return wt(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function Et(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Dt(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function Ot(e, t) {
	if (e.length > 2e4) return;
	let n = t ? bt(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Vt
		};
	}
	if (n && St(e)) return;
	let r = Rt.test(e) ? Ht(e, "likely") : void 0, i = r && !Ut(r) ? r : Ht(e, "all");
	return {
		text: e,
		named: ln(e),
		choosing: new Set(),
		printf: i
	};
}
function kt(e, t, n = new Set()) {
	if (At(e, t)) return;
	let r = jt(e, t), i = Mt(e, t), a = Nt(e.printf, r, n), o = [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)], s = [...i.has, ...a.has], { isReordered: c } = a, l = Ft(e.printf, r);
	return o.length + s.length === 0 && !c && !l ? void 0 : {
		lacks: o,
		has: s,
		isReordered: c,
		percent: l
	};
}
function At({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function jt({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Vt) return r;
	let i = Ht(n, Ut(t) ? "all" : "sure");
	return Ut(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Mt({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !Ut(r), c = (e) => e !== "place" || t.has(cn), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function Nt({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].flatMap(([t, n]) => e.get(t)?.type === n.type ? [] : [n]), a = [...e].flatMap(([e, n]) => t.get(e)?.type === n.type ? [] : [n]), o = (e) => e.map((e) => e.written);
	if (!n) return {
		lacks: o(a),
		has: o(i),
		isReordered: !1
	};
	let s = Pt([...e.values()], [...t.values()]), c = Pt([...t.values()], [...e.values()]), l = c.length === 0 && o(s).every((e) => r.has(e));
	return {
		lacks: o(s),
		has: o(c),
		isReordered: l && i.length > 0
	};
}
function Pt(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Ft(e, t) {
	return Ut(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function It(e) {
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
			lonePercent: r.some(({ lonePercent: e }) => e)
		}
	};
}
const Lt = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Rt = /\d%|%(?:20[a-z]|[0-7][c-f])/i, zt = /^%(?:20[a-z]|[0-7][CDEF])$/i, Bt = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Vt = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function Ht(e, t) {
	if (!e.includes("%")) return Vt;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(Lt)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!Gt(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = Bt.find(([e]) => e.includes(d)) ?? ["sS", "text"];
			n.set(l === void 0 ? r++ : Number(l), {
				type: e,
				written: s
			});
		}
	}
	return {
		args: n,
		byOrder: r > 1,
		escapes: i,
		lonePercent: a
	};
}
function Ut({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Wt = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Gt(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || zt.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Wt.test(i);
}
function Kt(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: qt(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => At(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => {
		if (e.forms.length === 0) return [];
		let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
		return {
			...e,
			forms: t,
			together: It(t.map(({ placeholders: e }) => e))
		};
	}), c = un(s, t);
	if (!c) return [];
	let l = Zt(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !kt(e.placeholders, t.placeholders)) ? void 0 : kt(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || Xt(i) && r() ? [] : [Qt(e, t, c, i, n)];
	}));
}
function qt(e, t) {
	return Et(e.text).flatMap((e) => {
		let n = Ot(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
const Jt = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, Yt = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function Xt({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : Jt.test(i) || Yt.test(i);
}
function Zt({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => kt(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => Jt.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function Qt(e, t, { language: n, isLive: r }, i, a) {
	let { lacks: o, has: s } = i, c = r ? `the ${n} text of the project` : `the ${n} text`, l = o.length > 0 && a ? Tt(t.text) : "", [u, d] = $t(i, c);
	return {
		...Dt("placeholders", e, t, u, d + l),
		quotes: [...o, ...s].map(P)
	};
}
function $t({ lacks: e, has: t, isReordered: n, percent: r }, i) {
	let [a, o] = [e, t].map((e) => e.length > 1 ? "them" : "it");
	return e.length > 0 && t.length > 0 ? [`has ${en(t)}, but ${i} has ${en(e)}`, "Use the same placeholders in both."] : e.length > 0 ? [`lacks ${en(e)}, which ${i} has`, `Add ${a}.`] : t.length > 0 ? [`has ${en(t)}, which ${i} does not have`, `Remove ${o}, or add ${o} to ${i}.`] : n ? [`has its placeholders in another order than ${i}`, "Number them, for example %1$s and %2$d."] : r === "escape" ? [`has a single percent sign, but ${i} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${i} has a single percent sign`, "Use the same in both."];
}
function en(e) {
	let t = e.slice(0, 5).map(P), n = e.length - t.length;
	return l(n > 0 ? [...t, `${n} more`] : t);
}
function P(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const tn = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", nn = "\\d{1,3}", rn = `${tn}|${nn}`, an = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${rn})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${rn})\\}`,
	`%\\((${rn})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${tn})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${nn})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), on = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], sn = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, cn = sn.place("1");
function ln(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = an.exec(e); n; n = an.exec(e)) for (let [e, r] of on.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(sn[r](i), r);
	}
	return t;
}
function un(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const dn = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], fn = /^(?:he|iw)(?![a-z])/i;
function pn(e) {
	let t = hn(e);
	return dn.filter((n) => t.has(n) && !(n === "two" && fn.test(e)));
}
function mn({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = pn(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
const hn = i((e) => {
	let t = new Map([["other", []]]), n = dt(e);
	for (let e = 0; n && e <= 200; e += 1) {
		let r = n.select(e);
		t.set(r, [...t.get(r) ?? [], e]);
	}
	return t;
});
function gn({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || Et(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [_n({
		language: e,
		text: t
	}, {}, o)];
}
function _n(e, t, n, r = "") {
	let [i, a] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return Dt("plurals", e, t, `lacks the plural form${i} ${l(n)}${r}, which the language needs`, `Add ${a}.`);
}
function vn(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? Et(r.text).flatMap(({ text: e }) => yn(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : Et(e.text).flatMap((t) => yn(t.text).flatMap(([r, a]) => {
		let o = P(`{${r}}`), s = [...a].find((e) => !dn.includes(e) && !e.startsWith("="));
		if (s !== void 0) return [{
			...Dt("plurals", e, t, `has "${P(s)}" in ${o}, which is not a plural form`, "Write zero, one, two, few, many or other, or =1 for a number."),
			quotes: [P(s), o]
		}];
		if ([...i.get(r) ?? dn].every((e) => e === "other" || !dn.includes(e))) return [];
		let c = n(e.language).filter((t) => !bn(e.language, t, a));
		return c.length === 0 ? [] : [{
			..._n(e, t, c, ` of ${o}`),
			quotes: [o]
		}];
	})));
}
function yn(e) {
	return [...Ct(e)?.plurals ?? []];
}
function bn(e, t, n) {
	let r = hn(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/textProgress.ts
const xn = [
	"translated",
	"verified",
	"reviewed"
];
function Sn(e) {
	let t = mn(e);
	return (e, n) => a(e) ? t(n).every((t) => e[t]) : !!e;
}
// \0late:braces
const Cn = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var wn = (...e) => Cn("./late-braces.js").default(...e);
// src/locales/glob.ts
const F = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, Tn = [(e) => e.length <= F.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function En(e) {
	let t = (e) => ({
		is: "refused",
		complaint: e
	});
	if (e.length > F.length) return t(`is longer than ${F.length} characters`);
	if (e.startsWith("!")) return t("starts with \"!\", which would mean all other files");
	let n = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(n)) return t("has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(");
	if (n.includes("[")) return t("has a set such as [ab]. Write {a,b}. If \"[\" is part of a name, write \\[");
	let r = An(n);
	if (r === void 0) return t("has a range such as {1..9}. Write {1,2,3}, or use *");
	if (r > F.paths) return t(`stands for more than ${F.paths} paths. Write several globs, or use *`);
	if ((n.match(/\*+|\?/g)?.length ?? 0) > F.wildcards) return t(`has more than ${F.wildcards} wildcards`);
	if (!/\{.*\}/s.test(e)) return {
		is: "paths",
		paths: [e]
	};
	try {
		return {
			is: "paths",
			paths: wn(e, {
				expand: !0,
				nodupes: !0,
				keepEscaping: !0
			})
		};
	} catch {
		return t("has a \"{\" or \"(\" that closes in a wrong place");
	}
}
function Dn(e) {
	let t = En(e);
	return t.is === "refused" ? t.complaint : void 0;
}
function I(e) {
	let t = En(e);
	return t.is === "paths" ? t.paths : [];
}
function On(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function kn() {
	return h().min(1).superRefine(On(Dn));
}
function An(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = An(e.replace(t, " "));
	return i && r * i;
}
function jn(e) {
	return e.replace(/[(){}*?[\]|\\]|^!/g, "\\$&");
}
const L = i((e) => I(e.replace(/^(?:\.\/+)+/, "")).map(Mn));
function Mn(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), r = [], i = t.length - 1;
	for (let [e, a] of t.entries()) a === "**" && r.push({ is: "folders" }), e === i ? n(r, Pn(a === "**" ? "*" : a)) : a !== "**" && n(r, Pn(a), [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: r,
		superset: Fn(t)
	};
}
const Nn = /\\(.)|(\*+)|(.)/gsu;
function Pn(e) {
	let t = /^[*?]/.test(e) ? [{ is: "shown" }] : [];
	for (let [, n, r, i = ""] of e.matchAll(Nn)) {
		let e = n ?? i, a = t.at(-1);
		r === void 0 ? i === "?" ? t.push({ is: "any" }) : i === "" ? t.push({ is: "language" }) : a?.is === "text" ? a.text += e : t.push({
			is: "text",
			text: e
		}) : t.push({ is: "star" });
	}
	return t;
}
function Fn(e) {
	let t = e.indexOf("**");
	if (t < 0) return {
		glob: e.map(In).join("/"),
		dot: !1
	};
	let n = e.slice(t).some((e) => e.startsWith("."));
	return {
		glob: [
			...e.slice(0, t).map(In),
			"**",
			"*"
		].join("/"),
		dot: n
	};
}
function In(e) {
	let [t = {
		is: "text",
		text: ""
	}, ...n] = Pn(e);
	return t.is === "text" && n.length === 0 ? t.text.replace(/[\\!*?|(){}[\]+@]/g, "\\$&") : e.startsWith(".") ? ".*" : "*";
}
function R({ parts: e }, t, r, a = () => []) {
	let o = i((e) => new Set()), s = [{
		index: 0,
		at: 0,
		spans: []
	}];
	for (let i = s.pop(); i; i = s.pop()) {
		let { index: c, at: l, spans: u } = i, [d] = u, f = d && t.slice(d.start, d.end), p = e[c], m = c * (t.length + 1) + l;
		if (!p && l === t.length) return u;
		if (!p || o(f).has(m)) continue;
		o(f).add(m);
		let h = f === void 0 ? a : Ln(f);
		n(s, Rn(p, i, t, r, h).reverse());
	}
}
const Ln = (e) => (t, n) => t.startsWith(e, n) ? [n + e.length] : [];
function Rn(e, t, n, r, i) {
	let { index: a, at: o, spans: s } = t, c = (r ? /^\.{1,2}(?:\/|$)/ : /^\./).test(n.slice(o, o + 3)), [l = "/"] = n.slice(o, o + 2), u = (e, t = s) => ({
		index: a + 1,
		at: e,
		spans: t
	});
	switch (e.is) {
		case "text": return n.startsWith(e.text, o) ? [u(o + e.text.length)] : [];
		case "shown": return l === "/" || c ? [] : [u(o)];
		case "any": return l === "/" ? [] : [u(o + l.length)];
		case "star": return l === "/" ? [u(o)] : [u(o), {
			index: a,
			at: o + 1,
			spans: s
		}];
		case "folders": {
			let e = n.indexOf("/", o);
			return e === -1 || c ? [u(o)] : [u(o), {
				index: a,
				at: e + 1,
				spans: s
			}];
		}
		case "language": return i(n, o).map((e) => u(e, [...s, {
			start: o,
			end: e
		}]));
	}
}
function zn(e, t) {
	return L(t).some((t) => R(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const z = {
	commands: A,
	file: "both"
};
function B(e) {
	return {
		schema: () => S(e),
		expects: `${e.slice(0, -1).join(", ")} or ${e.at(-1)}`
	};
}
const Bn = {
	schema: () => x().min(0),
	expects: "a whole number, 0 or more"
}, Vn = {
	schema: () => ee().min(0).max(100),
	expects: "a number, 0 to 100, without %"
}, Hn = {
	...z,
	parent: "limits"
};
function Un(e, t, n, r, i) {
	return C({
		...Hn,
		...e,
		name: t,
		default: n,
		loosens: Ee(n),
		example: i,
		text: r
	});
}
function Wn(e, t, n, r) {
	return C({
		...z,
		...B(t),
		name: e,
		parent: "prune",
		default: "off",
		loosens: E(t, "off"),
		example: n,
		text: r
	});
}
function Gn(e, t) {
	return C({
		name: e,
		schema: () => b(kn()).min(1).refine(...Tn),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...k, "pull"],
		file: "both",
		option: {
			offered: ["option", "input"],
			inputOf: k,
			as: "list",
			metavar: "GLOB"
		},
		inFile: "Relative to lokaform.yaml.",
		...t
	});
}
// src/keys/settings.ts
const Kn = Un({
	...Bn,
	expects: `${Bn.expects}. A percentage is removals_percent`
}, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), qn = Un(Vn, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), Jn = Un(Vn, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), Yn = C({
	...Hn,
	...Bn,
	name: "unverified",
	loosens: Ee(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), Xn = {
	manifests: Gn("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: Wn("keys", me, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		Kn,
		qn,
		Jn,
		Yn
	]
}, Zn = Un(Bn, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), Qn = {
	manifests: Gn("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: Wn("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [Zn]
}, $n = [Xn, Qn], er = $n.map(({ manifests: e }) => e), tr = $n.map(({ prune: e }) => e), nr = $n.flatMap(({ limits: e }) => e), V = {
	schema: () => g(),
	expects: "true or false",
	default: !1
}, H = {
	...V,
	option: {
		offered: ["option"],
		as: "switch"
	}
}, U = (...e) => ({
	schema: () => h().min(1),
	expects: "the path of a file",
	option: {
		offered: e,
		as: "text",
		metavar: "FILE"
	}
}), rr = {
	schema: () => h().min(1),
	expects: "the path of a folder",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	}
}, W = () => b(h().min(1)), G = () => W().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), ir = ["option"], ar = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], or = ["translations", "pull"], sr = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], cr = C({
	name: "workflows",
	schema: () => G().pipe(b(S([...ar, "none"]))).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${ar.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: ir,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, or before the first release the others, if there is no terminal for the question."
}), lr = C({
	name: "default_branch",
	schema: () => h().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: ir,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), ur = C({
	name: "texts",
	...B([
		"all",
		"matching",
		"none"
	]),
	commands: ["init"],
	option: {
		offered: ir,
		as: "text",
		metavar: "all|matching|none"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
	usual: "a question. Without a terminal: `matching`, or `none` next to manifests."
}), dr = "lokaform", fr = [...er.map(({ name: e }) => e), dr], pr = C({
	name: "schema_name",
	...B(fr),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: fr.join("|")
	},
	text: "The schema to print."
}), mr = C({
	name: "problem_code",
	schema: () => h().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: "CODE"
	},
	text: "The code at the end of a problem. Without a code, all codes are listed."
}), hr = ["bash", "zsh"], gr = C({
	name: "shell",
	...B(hr),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: hr.join("|")
	},
	text: "The shell that the script is for."
}), _r = C({
	name: "webhook",
	schema: () => h().min(1),
	expects: "the id or the URL of a webhook",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "URL|ID"
	},
	text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest."
}), vr = C({
	...U("option", "input"),
	name: "secrets_file",
	commands: ["webhook-secret"],
	text: "File for the secret. Only its owner can read it."
}), yr = C({
	...V,
	name: "rotate",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), br = C({
	name: "port",
	schema: () => x().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: ir,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), xr = C({
	...U("option"),
	name: "state",
	commands: ["sandbox"],
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), Sr = C({
	name: "copy_of",
	schema: () => h().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: ir,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), Cr = C({
	...H,
	name: "no_limits",
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), wr = C({
	...U("option"),
	name: "log",
	commands: ["sandbox"],
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), Tr = [
	{
		title: "For init",
		settings: [
			ur,
			cr,
			lr
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			_r,
			vr,
			yr
		]
	},
	{
		title: "For schema",
		settings: [pr]
	},
	{
		title: "For explain",
		settings: [mr]
	},
	{
		title: "For completion",
		settings: [gr]
	},
	{
		title: "For the sandbox",
		settings: [
			br,
			xr,
			Sr,
			Cr,
			wr
		]
	}
], Er = C({
	name: "languages",
	schema: () => y(h().min(1), S(pe)),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes",
	default: T.languages,
	...z,
	loosens: Dr,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function Dr(e = {}, t = {}) {
	let n = E([
		"ignore",
		"seed",
		"merge",
		"enforce"
	], "merge");
	return [...new Set([
		"*",
		...Object.keys(e),
		...Object.keys(t)
	])].some((r) => n(e[r] ?? e["*"] ?? "merge", t[r] ?? t["*"] ?? "merge"));
}
const Or = m([x().positive().transform(String), h().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), kr = C({
	name: "writers",
	schema: () => b(Or),
	expects: "a list of addresses or user ids",
	...z,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), Ar = C({
	name: "placeholders",
	...B(_e),
	default: T.placeholders,
	...z,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), jr = {
	schema: W,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, Mr = C({
	...jr,
	name: "overwrite",
	default: [...T.overwrite],
	commands: Qe,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), Nr = C({
	...jr,
	name: "accept",
	default: [...T.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), Pr = C({
	name: "owner",
	schema: () => h().regex(/^[A-Za-z0-9_.-]+$/, { error: ({ input: e }) => `${e}`.startsWith("lokaform:") ? "has lokaform: in front. Remove it, because Lokaform adds it itself" : "is not a valid name" }),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...z,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), Fr = C({
	name: "protected_tags",
	schema: W,
	expects: "a list of tags",
	default: [...T.protectedTags],
	...z,
	loosens: (e, t) => {
		let n = t ?? T.protectedTags;
		return (e ?? T.protectedTags).some((e) => !n.includes(e));
	},
	empty: "No tag protects a key.",
	example: ["protected", "legal"],
	text: "A live key with one of these tags keeps the tag, and is never removed."
}), Ir = {
	title: "Who owns texts and keys",
	settings: [
		Er,
		kr,
		Ar,
		Mr,
		Nr,
		Pr,
		Fr
	]
}, Lr = C({
	name: "by",
	parent: "prune",
	...B(he),
	...z,
	loosens: E([void 0, ...he], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), Rr = [...tr, Lr], zr = C({
	name: "prune",
	schema: () => {
		let e = ({ name: e, value: t }) => Rr.some((n) => n.name === e && n.schema.safeParse(t).success);
		return b(h().refine((t) => ue([t]).every(e), "has a part that is not one of these"));
	},
	expects: `parts such as keys=owned,by=archive. ${Rr.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: $e,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing."
}), Br = C({
	name: "on_problem",
	...B(ge),
	default: T.onProblem,
	...z,
	commands: $e,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: E(ge.toReversed(), T.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), Vr = C({
	name: "allow_removals",
	...Bn,
	expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
	commands: Qe,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), Hr = C({
	...V,
	name: "allow_wrong_project",
	...z,
	loosens: E([!1, !0], T.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared."
}), Ur = C({
	...rr,
	name: "backup_dir",
	commands: ["apply", "restore"],
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), Wr = C({
	...B(["auto", "off"]),
	name: "snapshot",
	default: "auto",
	...z,
	loosens: E(["auto", "off"], "auto"),
	example: "off",
	text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on."
}), Gr = C({
	...U("argument"),
	name: "backup",
	commands: ["restore"],
	text: "The backup to restore."
}), Kr = C({
	...H,
	name: "force",
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), qr = {
	title: "What may be removed",
	settings: [
		...Rr,
		zr,
		Br,
		...nr,
		Vr,
		Hr,
		Ur,
		Wr,
		Gr,
		Kr
	]
}, K = ["pull"], Jr = ["option"], Yr = () => G().refine((e) => e.every((e) => /^\S+$/.test(e)), "has an empty name, or a blank in a name"), Xr = (e) => ({
	offered: Jr,
	as: "list",
	metavar: e
}), Zr = C({
	name: "languages",
	parent: "pull",
	schema: () => m([_("all").transform(() => ["all"]), Yr().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...K, "init"],
	file: "both",
	option: Xr("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), Qr = {
	parent: "pull",
	commands: [
		...A,
		...K,
		"init"
	],
	file: "both"
}, $r = C({
	...Qr,
	...B(ve),
	name: "review",
	default: T.incoming.review,
	loosens: E(ve.toReversed(), T.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), ei = C({
	...Qr,
	...B(ye),
	name: "checks",
	default: T.incoming.checks,
	loosens: E(ye, T.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), ti = C({
	name: "fields",
	schema: Yr,
	expects: "names of fields with commas between them, or all",
	commands: [...K, "init"],
	option: Xr("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), ni = C({
	...rr,
	name: "dir",
	commands: K,
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), ri = C({
	...H,
	name: "dry_run",
	commands: K,
	text: "Print what would be written, and write nothing."
}), ii = C({
	...H,
	name: "new",
	commands: K,
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), ai = C({
	...H,
	name: "remove_missing",
	commands: K,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), oi = (e, t) => ({
	commands: K,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), si = {
	schema: W,
	expects: "names",
	default: [],
	...oi("list", "NAME")
}, ci = C({
	...oi("text", "BRANCH"),
	name: "branch",
	schema: () => h().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
	expects: "the name of a branch that starts with lokaform/pull/",
	text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
	usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`."
}), li = C({
	...oi("text", "TEXT"),
	name: "title",
	schema: () => h().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
	expects: "a line of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), ui = C({
	...si,
	name: "labels",
	text: "Labels of a new pull request."
}), di = C({
	...si,
	name: "reviewers",
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), fi = C({
	...si,
	name: "assignees",
	text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned."
}), pi = C({
	...V,
	name: "draft",
	commands: K,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), mi = C({
	...oi("text", "HOW"),
	name: "auto_merge",
	...B([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), hi = {
	title: "The pull request",
	settings: [
		ci,
		li,
		ui,
		di,
		fi,
		pi,
		mi
	]
}, gi = {
	title: "For pull",
	settings: [
		Zr,
		$r,
		ei,
		ti,
		ii,
		ai,
		ni,
		ri
	]
}, _i = () => x().min(0).max(100), vi = [(e) => Object.keys(e).length > 0, "is empty"], yi = "`*` means every other language, except the base language.", bi = C({
	name: "ready",
	schema: () => {
		let e = p(S(xn), _i()).refine(...vi);
		return y(h().min(1), m([_i(), e]));
	},
	expects: "a mapping of languages to a whole number from 0 to 100, or to such numbers for translated, verified and reviewed",
	commands: ["status"],
	file: "both",
	empty: "The same as without it.",
	example: {
		de: 100,
		fr: {
			translated: 95,
			reviewed: 80
		}
	},
	text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${yi}`,
	usual: "nothing is required."
}), xi = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/, Si = C({
	name: "require",
	schema: () => G().pipe(b(h().regex(xi, "is not such a part"))).transform((e) => {
		let t = new Map();
		for (let n of e) {
			let [, e = "", r = "translated", i] = xi.exec(n) ?? [];
			t.set(e, {
				...t.get(e),
				[r]: Number(i)
			});
		}
		return Object.fromEntries(t);
	}),
	expects: "LANGUAGE=PERCENT for translated texts, LANGUAGE:verified=PERCENT or LANGUAGE:reviewed=PERCENT, with commas between several, and whole numbers from 0 to 100",
	commands: ["status"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "LANG=PERCENT"
	},
	text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${yi}`,
	usual: "`ready` in lokaform.yaml."
}), Ci = {
	title: "For status",
	settings: [bi, Si]
}, wi = C({
	...U("option", "input"),
	name: "out",
	commands: ["plan"],
	text: "Write the plan to this file, as JSON."
}), Ti = C({
	...U("option", "input"),
	name: "plan",
	commands: ["apply"],
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), Ei = C({
	name: "report",
	schema: () => b(h().regex(/.\.(json|md|html)$/)),
	expects: "the path of a file that ends with .json, .md or .html",
	default: [],
	commands: [
		...k,
		"restore",
		"report"
	],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "FILE"
	},
	text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search."
}), Di = C({
	name: "format",
	...B([
		"text",
		"json",
		"markdown"
	]),
	default: "text",
	commands: [...A, "report"],
	option: {
		offered: ["option"],
		as: "text",
		metavar: "FORMAT"
	},
	text: "Output format: `text`, `json` or `markdown`."
}), Oi = C({
	...H,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), ki = C({
	...H,
	name: "all",
	commands: [...j, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given."
}), Ai = C({
	...H,
	name: "matrix",
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), ji = C({
	...H,
	name: "verbose",
	commands: [...j, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Mi = C({
	...V,
	name: "quiet",
	commands: [
		...k,
		"restore",
		"report"
	],
	option: {
		offered: ["option"],
		as: "switch",
		short: "q"
	},
	text: "Print only problems, failures and the last line of the plan."
}), Ni = C({
	...H,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), Pi = C({
	...H,
	name: "no_color",
	commands: O,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), Fi = C({
	...V,
	name: "help",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), Ii = C({
	...V,
	name: "version",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), Li = {
	title: "Files and output",
	settings: [
		wi,
		Ti,
		Ei,
		Di,
		Oi,
		ki,
		Ai,
		ji,
		Mi
	]
}, Ri = {
	title: "General",
	settings: [
		Ni,
		Pi,
		Fi,
		Ii
	]
}, zi = ["report"], Bi = C({
	name: "reports",
	schema: () => b(kn()).refine(...Tn),
	expects: "paths or globs of files",
	commands: zi,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Vi = C({
	name: "expect",
	schema: () => W().transform((e, t) => e.flatMap((e) => {
		if (!e.startsWith("[")) return e.split(/,\s*/);
		let n = b(h()).safeParse(o(e));
		return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
	})),
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: zi,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Hi = {
	title: "For report",
	settings: [Bi, Vi]
}, Ui = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, Wi = "is not a time from 1 s to 24 h", Gi = C({
	name: "time_limit",
	schema: () => h().regex(/^(\d{1,9})([smh])$/, Wi).transform((e) => Number.parseInt(e, 10) * (Ui[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, Wi),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...j, "pull"],
	file: "top",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "TIME"
	},
	example: "30m",
	text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails.",
	usual: "no limit."
}), Ki = C({
	name: "rate",
	schema: () => m([_("auto"), ee().min(.1).max(1e3)]),
	expects: "auto, or a number from 0.1 to 1000",
	default: "auto",
	commands: [
		...j,
		"pull",
		"init"
	],
	file: "both",
	option: {
		offered: ["option"],
		as: "number",
		metavar: "N"
	},
	example: 3,
	text: "Requests per second. `auto`: as the service's responses say, shared with other runs; 6 if they say nothing."
}), qi = C({
	name: "concurrency",
	schema: () => x().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...j, "pull"],
	file: "both",
	option: {
		offered: ["option"],
		as: "number",
		metavar: "N"
	},
	example: 2,
	text: "Requests at the same time, 1 to 10."
}), Ji = C({
	name: "use_automations",
	schema: () => g(),
	expects: "true or false",
	commands: [...Qe, "restore"],
	file: "both",
	loosens: E([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), Yi = {
	title: "Pace",
	settings: [
		Gi,
		Ki,
		qi,
		Ji
	]
}, Xi = process.getBuiltinModule("node:module").createRequire(import.meta.url), Zi = (...e) => Xi("./late-key-names.js").namePatternComplaint(...e), Qi = (...e) => Xi("./late-key-names.js").nameRule(...e), $i = [
	{
		name: "JSON",
		end: ".json",
		severalLanguages: !1
	},
	{
		name: "ARB",
		end: ".arb",
		severalLanguages: !1
	},
	{
		name: "Apple strings",
		end: ".strings",
		severalLanguages: !1
	},
	{
		name: "Apple string catalog",
		end: ".xcstrings",
		severalLanguages: !0
	},
	{
		name: "Android strings",
		end: ".xml",
		severalLanguages: !1
	}
];
function ea(e) {
	let t = e.toLowerCase();
	return $i.find(({ end: e }) => t.endsWith(e));
}
// src/model/place.ts
const ta = x().min(0), na = f({
	file: h(),
	line: ta,
	col: ta,
	endLine: ta,
	endCol: ta
});
function ra(e) {
	return {
		file: e,
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
}
function ia(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function aa(e, t, n = []) {
	let r = fa(e, t, n);
	return ca(r.file, r.at.start, r.at.end);
}
function oa(e, t, n) {
	let r = fa(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return ca(r.file, i, a);
}
function sa(e, t, n) {
	return fa(e, t, n).file;
}
function ca(e, t, n) {
	let r = pa(e, t), i = pa(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function la(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ua(e, t) {
	let { start: n, end: r, file: i, name: a, members: o } = e;
	return {
		start: n,
		end: r,
		file: i,
		name: a,
		members: o,
		...t
	};
}
var da = class {
	start;
	end;
	file;
	name;
	#e;
	constructor({ start: e, end: t, file: n, name: r }, i) {
		this.start = e, this.end = t, this.file = n, this.name = r, this.#e = i;
	}
	get members() {
		return this.#e();
	}
};
function fa(e, t, n) {
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
function pa(e, t) {
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
const ma = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function ha(e) {
	return ga(e, /^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}
function ga(e, t) {
	return Array.from(e.matchAll(t), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/locales/textSource.ts
function _a(e, t) {
	let n = va(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function va({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
function ya({ path: e }, t, n) {
	let r = e?.join("::") ?? t.replaceAll(".", "::");
	return t.includes("::") ? n(t.replaceAll("::", ".")) : r.includes("::") && n(r);
}
function ba(e) {
	return e.includes("::") ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot." : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}
function xa({ source: { plurals: e, separator: t }, language: n, isPlural: r }) {
	return {
		plurals: e,
		isPlural: r,
		language: n,
		lists: t === "::"
	};
}
const q = "{lang}";
function Sa({ files: e }) {
	return no(e).replaceAll(q, "*");
}
function Ca(e, t) {
	if (!Y(e.files)) return e.language;
	let n = wa(e, t);
	return n === void 0 ? void 0 : Ea(e, n);
}
function wa(e, t) {
	let [n] = $a(e, t);
	return n && t.slice(n.start, n.end);
}
function Ta(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...va(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = t.find((e) => qa.test(e) || /^[a-z]{2,3}[-_]\w+$/i.test(e)), s = i.flatMap((t) => {
		let n = J(e, t, o), [r = n, s] = [...a].filter((e) => ct(e, t)), c = !i.includes(r) && Ea(e, r) === r;
		return (r === t ? J(e, t) !== r : c) && s === void 0 ? [[r, t]] : [];
	});
	return s.length === 0 ? e : {
		...e,
		languageMap: {
			...r,
			...Object.fromEntries(s)
		}
	};
}
function Ea({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function J({ files: e, languageMap: t }, n, r) {
	let i = Object.entries(t).find(([, e]) => e === n)?.[0];
	if (i !== void 0 || n.startsWith("%")) return i ?? n;
	let [a = "", ...o] = n.split(/[-_]/), [s = ""] = o, c = Oa(e) ? st(a) : a;
	if (Oa(e) && o.length === 1 && /^[a-z]{2}$/i.test(s) && !r?.startsWith("b+")) return `${c}-r${s.toUpperCase()}`;
	if (Oa(e)) return o.length > 0 ? [
		"b",
		c,
		...o
	].join("+") : c;
	let [l] = Da.flatMap(([t, n]) => t.test(e) ? n : []), u = /[-_]/.exec(r ?? "")?.[0] ?? l;
	if (u === void 0) return n;
	let d = r !== void 0 && r === r.toLowerCase();
	return [a, ...o.map((e) => d ? e.toLowerCase() : e)].join(u);
}
const Da = [[/\{lang\}\.lproj|\.xcstrings$/, "-"], [/\.arb$/, "_"]];
function Oa(e) {
	return /values-\{lang\}.*\.xml$/.test(e);
}
function ka(e, t, n) {
	let r = $a(e, t), i = J(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function Aa(e, { source: t, language: n, path: r, isOnly: i, ...a }, o) {
	if (!Y(e.files) || !_a(e, o) || !Ma.test(J(e, o))) return;
	let s = wa(e, r), c = s !== void 0 && ct(Ea(e, s), n ?? ""), l = i && Na(e.files) === Na(r) ? [Pa(e, o)] : [];
	return (c ? [ka(e, r, o)] : [Fa(e, Ia(t, r), o), ...l]).find((n) => {
		if (n === void 0 || Ca(e, n) !== o) return !1;
		let r = Ra(e, n);
		return [
			"keyName",
			"separator",
			"platform"
		].every((n) => e[n] === t[n]) && La.every((t) => !e.keyName.includes(`{${t}}`) || r[t] === a[t]) && r.filename === a.filename;
	});
}
function ja(e, t, n) {
	let r = ({ languages: e }) => e?.includes(n) === !0, i = [t.source, ...e].sort((e, t) => Number(r(t)) - Number(r(e)));
	for (let e of i) {
		let r = Aa(e, t, n);
		if (r !== void 0) return {
			row: e,
			path: r
		};
	}
}
const Ma = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function Na(e) {
	return e.slice(e.lastIndexOf("."));
}
function Pa(e, t) {
	if (!/[*?[\]{}()!+@]/.test(e.files.replaceAll(q, ""))) return no(e.files).replaceAll(q, J(e, t));
}
function Fa(e, t, n) {
	let r = no(e.files), i = [], a = Ha(r).reduceRight((e, { start: t, end: n }) => {
		let { name: r, at: a, ...o } = Wa(e, t, n);
		return i.unshift(o), r.slice(0, a) + "" + r.slice(a);
	}, r);
	for (let r of L(a)) {
		let a = R(r, t, !0, (e, t) => [t]) ?? [];
		if (a.length !== i.length) continue;
		let o = J(e, n), s = i.map(({ before: e, after: t }) => e + o + t);
		return a.reduceRight((e, { start: t }, n) => e.slice(0, t) + s[n] + e.slice(t), t);
	}
}
function Ia(e, t) {
	return $a(e, t).reduceRight((e, { start: t, end: n }) => Wa(e, t, n).name, t).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const La = [
	"file",
	"dir",
	1
];
function Ra(e, t) {
	let n = Ba(e, t), r = {
		...Ua(t, $a(e, t)),
		...n && { 1: n }
	}, i = e.filenames === "/" ? ka(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const za = /(?<![\\*[])\*(?!\*)/;
function Ba(e, t) {
	let n = no(e.files).replaceAll(q, wa(e, t) ?? ""), r = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), i = I(n).filter((e) => za.test(e));
	for (let e of i.flatMap((e) => L(e.replace(za, "")))) {
		let [n] = R(e, t, !0, r) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function Va(e) {
	return {
		...Ua(e, Ha(e)),
		1: za.exec(e)?.[0] ?? ""
	};
}
function Ha(e) {
	return ga(e, /\{lang\}/g);
}
function Ua(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => Wa(e, t.start - n, t.end - n).name, e.slice(n, i)),
		dir: Ka(e.slice(0, n), t)
	};
}
function Y(e) {
	return e.includes(q);
}
function Wa(e, t, n) {
	let [r = ""] = /[-_.+ ]$/.exec(e.slice(0, t)) ?? [], i = t === 0 || e[t - 1] === "/", [a = ""] = r === "" && (i ? /^[-_.+ /]/ : /^[-_.+ ]/).exec(e.slice(n)) || [], o = t - r.length;
	return {
		name: e.slice(0, o) + e.slice(n + a.length),
		at: o,
		before: r,
		after: a
	};
}
const Ga = /\.lproj$|^values(-|$)/;
function Ka(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !Ga.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const qa = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, Ja = /^[A-Za-z]{2,3}$/, Ya = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/, Xa = /^(?!car$)(?:[a-z]{2,3}(?:-r[A-Z]{2})?|b\+[A-Za-z0-9+]+)$/, Za = [
	to(qa),
	to(Ja),
	to(Ya, !0)
], Qa = [to(Xa)];
function $a(e, t) {
	if (!Y(e.files)) return [];
	let n = L(e.files.replaceAll(q, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let i of [eo(r), ...Oa(e.files) ? Qa : Za]) for (let e of n) {
		let n = R(e, t, !0, i) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function eo(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function to(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function no(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function ro(e, t) {
	return e === no(t) || zn(e, t);
}
// src/settings/expectedNames.ts
function io(e) {
	return /token$|^api_key$/.test(e) ? " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one." : void 0;
}
// src/settings/table/texts.ts
const ao = (e) => e === "" ? "is empty" : void 0, X = (e = ao) => h().superRefine(On(e)).meta({ minLength: 1 }), oo = (e) => b(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), so = {
	files: {
		schema: () => X(mo),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => oo(X()),
		expects: "a list of languages, as the project names them",
		text: "The languages whose texts are read, as the project names them.",
		default: "the base language of the project",
		example: ["en", "de"]
	},
	language: {
		schema: X,
		expects: "a language, as the project names it",
		text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
		default: "the code in the path",
		example: "en"
	},
	language_map: {
		schema: () => y(h(), X()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: () => X(ho),
		expects: "a text with {path}, and optionally {file}, {dir} and {1}",
		text: "The name of the key. `{path}`: the nested names in the file. `{file}`: its name, without extension and language. `{dir}`: the name of its folder. `{1}`: what the first `*` in `files` matches.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	names: {
		...B(["plain", "lokalise"]),
		text: "`lokalise`: as an upload of Lokalise names keys. The separator is `::`, and the file name is the path in `files`.",
		default: "`plain`",
		example: "lokalise"
	},
	separator: {
		schema: X,
		expects: "the text between nested names",
		text: "What is between the nested names in `{path}`.",
		default: "`.`",
		example: "/"
	},
	filenames: {
		schema: () => X((e) => e === "" ? "is empty" : fo.test(e) ? "has a control character. Remove it" : void 0),
		expects: "a path with %LANG_ISO% in the place of the language",
		text: "The file name of the keys in the project. It decides between keys of one name, and a new key gets it.",
		default: "no file name",
		example: "locales/%LANG_ISO%.json"
	},
	platform: {
		schema: () => S(s),
		expects: `one of ${s.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: () => oo(S(s)),
		expects: `a list of platforms: ${s.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "`platform` or keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: () => b(X()),
		expects: "a list of tags",
		text: "Tags of a new key. Existing keys keep theirs.",
		default: "none",
		example: ["from-code"]
	},
	plurals: {
		...B(["none", "i18next"]),
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
};
function co() {
	let e = Object.fromEntries(Object.entries(so).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return v({
		...e,
		files: so.files.schema()
	});
}
const lo = e(() => co().superRefine((e, { addIssue: t }) => {
	mo(e.files) === void 0 && _o(e, (e, ...n) => t({
		code: "custom",
		path: n,
		message: e
	}));
})), uo = C({
	name: "texts",
	schema: () => b(lo()).refine(...Tn),
	expects: "a list of text sources, such as [{ files: \"src/locales/{lang}.json\" }]",
	entries: {
		get schema() {
			return lo();
		},
		fields: Object.entries(so).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source",
		elsewhere: io
	},
	commands: [...k, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), fo = /[\p{Cc}\p{Cs}]/u, po = /\{\{\w+\}\}|\{(?:lng|ns)\}/g;
function mo(e) {
	if (e === "") return "is empty";
	if (fo.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = e.replace(po, (e) => /^\{+l/.test(e) ? "{lang}" : "*");
	if (t !== e) return `has placeholders of i18next. Write {lang} in single braces for the language, and * for the namespace: ${t}`;
	let n = vo(e, ["lang"]);
	if (n !== void 0) return n;
	if (!yo(e)) return "has a \"{\" or \"}\" without the other one";
	let r = Dn(e.replaceAll("{lang}", "*"));
	if (r !== void 0) return r;
	let i = I(e.replaceAll("{lang}", "en"));
	return i.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : i.flatMap((e) => e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/")).some((e) => e === "." || e === ".." || e === "") ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(I(e).map(Y)).size > 1 ? "has {lang} in only a part of its paths" : i.every((e) => ea(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${$i.map(({ name: e }) => e).join(", ")}`;
}
function ho(e) {
	let t = vo(e, ["path", ...La.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
const go = {
	file: "the name of the file is only the language",
	dir: "the path in files has no folder with a name",
	1: "the path in files has no *"
};
function _o({ files: e, languages: t, language: n, language_map: r = {}, key_name: i = "", ...a }, o) {
	let s = I(e), c = [...new Set(s.flatMap((e) => ea(e) ?? []))], l = Y(e);
	c.some(({ severalLanguages: e }) => e) ? (c.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), l && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : l && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !l && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}. If ${n} is the name in the project, language_map is in the wrong direction: write ${r[n]}: ${n} there`, "languages", e);
	if (ho(i) === void 0) {
		let e = s.map(Va);
		for (let t of La) i.includes(`{${t}}`) && e.some((e) => e[t] === "") && o(`has {${t}}, but ${go[t]}. Remove {${t}}`, "key_name");
	}
	let { plurals: u, platform: d, platforms: f, filenames: p } = a;
	p !== void 0 && d === void 0 && f === void 0 && o("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), u === "i18next" && c.some((e) => e.name !== "JSON") && o("is i18next, which is only for JSON files. Remove it", "plurals"), d !== void 0 && f && !f.includes(d) && o(`does not contain ${d}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function vo(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? `The only one is {${t[0]}}, and * stands for any other part` : `Known ones: ${t.map((e) => `{${e}}`).join(", ")}`}`;
}
function yo(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
const bo = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, xo = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, So = Ce.map((e) => C({
	...xo,
	...B(Te),
	name: e,
	default: e === "descriptions" ? "off" : "warn",
	example: "error",
	text: bo[e]
})), Co = C({
	...xo,
	name: "key_names",
	schema: () => {
		let e = X(Zi), t = S(Te).exactOptional();
		return m([e, v({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), wo = C({
	...xo,
	name: "words",
	schema: () => y(h(), m([X(), y(h(), X())])).refine((e) => {
		let t = [e, ...Object.values(e)].flatMap((e) => typeof e == "string" ? [] : Object.keys(e));
		return t.length <= 1e3 && t.every((e) => e.trim() !== "");
	}, "has an empty word, or more than 1,000 words").refine(({ severity: e = "warn" }) => Te.some((t) => t === e), `has a severity that is not ${Te.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), To = {
	title: "Advice on texts",
	settings: [
		...So,
		Co,
		wo
	]
}, Eo = () => h().min(1), Do = C({
	...U("option"),
	name: "token_file",
	commands: [
		...M,
		"sandbox",
		"init"
	],
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), Oo = C({
	name: "token_env",
	schema: () => Eo().superRefine(On((e) => {
		let [, t] = /^\$\{?(\w+)\}?$/.exec(e) ?? [];
		return t ? `is read without $: write only the name, token_env: ${t}` : /^[A-Za-z_]\w*$/.test(e) && !/^[\da-f]{20,}$/.test(e) ? void 0 : "is not the name of a variable, such as IOS_TOKEN. If it is the token, make a new one in Lokalise, because this one stays in the history of git";
	})),
	expects: "the name of an environment variable",
	commands: M,
	file: "entry",
	loosens: () => !0,
	example: "IOS_TOKEN",
	text: "Environment variable with the API token of this project.",
	usual: "the token of the run."
}), ko = C({
	name: "project",
	schema: () => Eo().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...M, "init"],
	file: "both",
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "ID"
	},
	example: "3002780358964f9bab5a92.87762498",
	text: "The project: its id, such as `3002780358964f9bab5a92.87762498`, or `id:branch` for a branch of it.",
	inHelp: "Its URL also works.",
	inAction: "Its URL also works.",
	inFile: "A URL is not accepted here. `${NAME}` is replaced from the environment."
}), Ao = C({
	...U("option", "input"),
	name: "config",
	default: "lokaform.yaml",
	commands: et,
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), jo = C({
	name: "only",
	schema: G,
	expects: "names of projects in lokaform.yaml",
	commands: et,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Use only these projects of lokaform.yaml, by name.",
	inAction: "A run with `only` has its own pull request comment.",
	usual: "all of them."
}), Mo = C({
	name: "filter",
	schema: () => b(h().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(On((e) => e.startsWith("file:") ? Dn(e.slice(5)) : void 0))),
	expects: "KEY, PREFIX*, tag:TAG or file:PATH",
	default: [...T.filter],
	commands: [...A, "pull"],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY"
	},
	inAction: "A run with `filter` has its own pull request comment and drift issue.",
	text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed.",
	usual: "all of them."
}), No = C({
	name: "projects",
	schema: () => y(h(), d()),
	expects: "a mapping of names to projects, such as { web: { project: ID } }",
	commands: et,
	file: "top",
	empty: "refused: it needs a project.",
	example: {
		web: { project: "3002780358964f9bab5a92.87762498" },
		ios: { project: "${IOS_PROJECT}" }
	},
	text: "Several projects by name, each with its own settings. `project` is then only for an entry, and `time_limit` only for the whole file.",
	usual: "one project."
}), Po = C({
	name: "api_url",
	schema: Eo,
	expects: "a URL",
	commands: [
		...M,
		"sandbox",
		"init"
	],
	option: {
		offered: ["option"],
		as: "text",
		metavar: "URL"
	},
	environment: "LOKALISE_API_URL",
	text: "Address of the API. Only HTTPS is accepted, except for an address of this machine.",
	usual: "`LOKALISE_API_URL` from the environment, or `https://api.lokalise.com/api2`."
}), Fo = {
	title: "Which project, and how it is reached",
	settings: [
		ko,
		Ao,
		jo,
		Mo,
		No,
		...er,
		uo,
		Do,
		Oo,
		Po
	]
}, Io = C({
	name: "apply_from",
	schema: () => W().transform((e) => e.flatMap((e) => e.split(/,\s+/).map((e) => e.replace(/^refs\/heads\//, "")))),
	expects: "names or patterns of branches",
	default: [],
	commands: [
		"plan",
		"apply",
		"report",
		"webhook-secret"
	],
	option: {
		offered: ["input"],
		as: "list",
		metavar: "BRANCH"
	},
	text: "Branches from which apply may write, in addition to the default branch. `*` matches everything except `/`. Set it for plan and report as well, whose comments say whether apply writes."
}), Lo = C({
	name: "allow_projects",
	schema: G,
	expects: "ids of projects",
	commands: M,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "ID"
	},
	text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
	usual: "any project that the token can reach."
}), Ro = C({
	name: "allow_variables",
	schema: () => G().transform((e) => e.map((e) => e.replace(/^\$\{(\w+)\}$/, "$1"))),
	expects: "names of environment variables",
	commands: [
		...k,
		"pull",
		"webhook-secret",
		"init"
	],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Environment variables that manifests and lokaform.yaml may use, as `${NAME}` or in `token_env`.",
	usual: "any variable except reserved ones."
}), zo = C({
	...V,
	name: "fail_on_drift",
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), Bo = C({
	...V,
	name: "publish",
	default: !0,
	commands: A,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), Vo = C({
	...V,
	name: "show_texts",
	default: !0,
	commands: k,
	file: "both",
	loosens: E([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), Ho = [
	Fo,
	{
		title: "On GitHub",
		settings: [
			Io,
			Lo,
			Ro,
			Bo,
			zo,
			Vo
		]
	},
	Ir,
	qr,
	To,
	Yi,
	Li,
	...Tr,
	gi,
	hi,
	Ci,
	Hi,
	Ri
].flatMap(({ settings: e }) => e), Uo = Ho.filter(({ option: e }) => e !== void 0);
function Wo(e, t = O) {
	return Ho.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function Go(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : qo(e);
	return Jo(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function Ko({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	let n = t === void 0 ? [] : [t].flat();
	return n.length === 0 ? void 0 : n.map((e) => `\`${e}\``).join(", ");
}
function qo(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", Ko(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function Jo(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const Yo = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), Xo = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), Zo = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/splice.ts
function Qo(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function $o({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function es(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const ts = /[ \t]*(?:[\n\r]|$)/y;
function ns(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	ts.lastIndex = i;
	let a = ts.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => es(e) + t).join("")
	};
}
function rs(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/model/secrets.ts
function is(e) {
	return {
		value: e,
		shown: "***"
	};
}
function as(e) {
	return [...new Set([
		...os(e),
		...ss(e),
		...cs(e)
	])];
}
function os(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function ss(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function cs(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return ds(e);
	let t = [
		...os(e),
		...ss(e),
		...ls(e),
		...ds(e)
	];
	return [...new Set(t)].flatMap(ds);
}
function ls(e) {
	let t = e.replace(/[&<>"]/g, (e) => `&${us[e]};`);
	return [e.replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`), ...[
		"&#39;",
		"&#x27;",
		"&apos;"
	].map((e) => t.replaceAll("'", e))];
}
const us = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot"
};
function ds(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var fs = class {
	#e = new Map();
	#t = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => as(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length);
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#n(e), n = t.length === 0 ? e : Qo(e, t);
		return n.includes("…") ? this.#r(n) : n;
	}
	#n(e) {
		let t = [], n;
		for (let r of gs(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
			let [s, c] = [r.startOf(o), r.endOf(o + i.length - 1)];
			n ??= new Uint8Array(e.length), n.subarray(s, c).includes(1) || (n.fill(1, s, c), t.push({
				start: s,
				end: c,
				text: a
			}));
		}
		return t;
	}
	#r(e) {
		let t = e.split("…"), n = t.length - 1;
		return t.map((e, t) => t === n ? e : this.#i(e)).join("…");
	}
	#i(e) {
		let [t, n] = [0, ""];
		for (let { form: r, shown: i } of this.#t) for (let a = Math.min(r.length - 1, e.length); a >= 4 && a > t; a--) e.endsWith(r.slice(0, a)) && ([t, n] = [a, i]);
		return t === 0 ? e : e.slice(0, -t) + n;
	}
};
const ps = [
	{
		sign: "%",
		pattern: /%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi
	},
	{
		sign: "\\",
		pattern: /\\u[\da-f]{4}|\\["'\\/bfnrt]/gi
	},
	{
		sign: "&",
		pattern: /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi
	}
], ms = new RegExp(ps.map(({ pattern: e }) => e.source).join("|"), "gi"), hs = /[%\\&]/;
function* gs(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	if (!hs.test(e)) {
		yield t;
		return;
	}
	let n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = vs(n, ms);
	yield* _s(t, 3);
}
function* _s(e, t) {
	let n = t === 0 ? [] : ps.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = vs(e, r);
		n && (yield n, yield* _s(n, t - 1));
	}
}
function vs(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(xs(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const ys = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, bs = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function xs(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return ys[e.slice(1)] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : bs[t] ?? e;
}
// src/model/difference.ts
function Z(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function Ss(e, t, n) {
	if (Z(e, n) === e && Z(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * Cs - 1), r)].slice(-Cs).join(""), a = r - i.length, o = (e) => Z(a <= 2 ? e : `…${e.slice(a)}`, n);
	return [o(e), o(t)];
}
const Cs = 15;
function ws(e, t) {
	let n = (e) => e.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
	return e !== t && n(e) === n(t) ? " in other characters that look the same" : "";
}
// src/report/safeText.ts
const Ts = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t",
	"\xA0": "\\{nbsp}",
	" ": "\\{en space}",
	" ": "\\{em space}",
	" ": "\\{figure space}",
	" ": "\\{thin space}",
	" ": "\\{hair space}",
	" ": "\\{narrow nbsp}",
	"　": "\\{ideographic space}"
}, Es = RegExp(`${c.source}|(?! )\\p{Zs}`, "gu");
function Q(e) {
	return e.replace(Es, (e) => Ts[e] ?? t(e));
}
function Ds(e) {
	return Q(e.replaceAll("\\", "\\\\"));
}
function Os(e) {
	return e.split("\n").map(Q).join("\n");
}
function ks(e, t) {
	return Z(Q(e.slice(0, 2 * t + 2)), t);
}
const As = 4e3;
function js(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Ms(e, t = 60) {
	return Ns(Ds(e.slice(0, 2 * t + 2)), t);
}
function Ns(e, t) {
	return `"${Fs(Z(e, t))}"`;
}
const Ps = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function Fs(e) {
	return Ps.test(e) ? `\u2068${e}\u2069` : e;
}
const Is = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function Ls(e) {
	return e.replace(Is, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function Rs(e) {
	if (/^[A-Za-z0-9_./:@%+=,-]+$/.test(e)) return e;
	let t = e.replace(/[\\']/g, "\\$&").replace(zs, Bs);
	return e.replace(zs, "") === e ? `'${e.replaceAll("'", "'\\''")}'` : `$'${t}'`;
}
const zs = RegExp(`${Es.source}|#(?=\\[)`, "gu");
function Bs(e) {
	return Array.from(Buffer.from(e), (e) => `\\${e.toString(8).padStart(3, "0")}`).join("");
}
function Vs(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(c, (e) => e === "\n" ? e : t(e));
}
// src/host/console.ts
const Hs = {
	good: "green",
	bad: "red",
	change: "yellow",
	note: "cyan",
	dim: "dim",
	strong: "bold",
	old: "red",
	new: "green",
	"old-word": [
		"red",
		"bold",
		"underline"
	],
	"new-word": [
		"green",
		"bold",
		"underline"
	]
};
function Us({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new fs(), o = i(t) ? Gs(t, (e) => Ls(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? Ws : Ve,
		get width() {
			return He(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${Ls(s(t))}\n`),
		error: (e) => t.write(`${Ls(s(e))}\n`),
		prompt: (e) => n.write(`${Ls(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const Ws = (e, t) => {
	let n = (t) => Zo(Hs[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
};
function Gs(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
function Ks(e, t, n) {
	return qs(e, t) && !n && !t.NO_COLOR;
}
function qs({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function Js(...e) {
	for (let t of e) t.on("error", () => {});
}
async function Ys(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const Xs = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), Zs = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), Qs = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), $s = (...e) => process.getBuiltinModule("node:fs").openSync(...e), ec = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), tc = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), nc = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), rc = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), ic = (...e) => process.getBuiltinModule("node:fs").statSync(...e), ac = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e);
// src/host/prompt.ts
function oc({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : sc() ?? n,
		seesOut: r
	};
}
function sc() {
	try {
		let { WriteStream: e } = process.getBuiltinModule("node:tty"), t = new e($s("/dev/tty", "w"));
		return Js(t), t.unref(), t;
	} catch {
		return;
	}
}
async function cc(e, { input: t, output: n }, r) {
	let { createInterface: i } = await import("./promises.js"), a = i({
		input: t,
		output: n
	}), o = new AbortController();
	a.once("close", () => o.abort()), a.on("SIGINT", () => r.stop("SIGINT"));
	try {
		let t = AbortSignal.any([r.stopping, o.signal]);
		return (await a.question(`${e} Type yes to continue: `, { signal: t })).trim().toLowerCase() === "yes";
	} catch (e) {
		if (e instanceof Error && e.name === "AbortError") return !1;
		throw e;
	} finally {
		a.close();
	}
}
var lc = class extends Error {
	name = "NotAnswered";
};
async function uc({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: i, password: a, text: o } = await import("./clack-prompts.js"), s = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: Q(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), i = n === void 0 ? {} : { initialValue: Q(n) };
			return dc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return dc(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: Q(e),
				hint: Q(t)
			})), a = {
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			};
			return dc(await i(a));
		},
		async yesNo(e) {
			return dc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function dc(e) {
	if (typeof e == "symbol") throw new lc();
	return e;
}
// src/model/problem.ts
const fc = [
	"run",
	"project",
	"change"
], pc = [
	"error",
	"warning",
	"notice"
], mc = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.key-name.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-description.no-language-file.no-manifest.no-project.no-pull-request.no-report.no-secrets.no-snapshot.no-token.no-url.not-a-text.not-confirmed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.second-webhook.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.taken-back.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.undecided.undeclared-project.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-reference.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-response.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.wrong-word.yaml.yaml-comment".split("."), hc = f({
	severity: S(pc),
	code: S(mc),
	message: h(),
	place: na.exactOptional(),
	scope: S(fc),
	about: h().exactOptional(),
	count: x().min(1).exactOptional(),
	quotes: b(h()).readonly().exactOptional(),
	ways: b(f({
		does: h(),
		command: h()
	})).readonly().exactOptional()
}), gc = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text",
	key_names: "key-name",
	descriptions: "no-description",
	words: "wrong-word"
};
function _c({ code: e }) {
	return Object.values(gc).includes(e);
}
function $(e, t, n = {}) {
	return {
		severity: "error",
		code: e,
		message: t,
		scope: "run",
		...n
	};
}
const vc = 1e3;
var yc = class {
	#e = [];
	#t = new Map();
	#n;
	#r;
	count = 0;
	constructor({ most: e = vc, first: t = 100 } = {}) {
		this.#n = e, this.#r = t;
	}
	add(e) {
		let { severity: t, scope: n, place: r } = e;
		if (this.countMore(r?.file, Cc(e), {
			severity: t,
			scope: n
		})) return;
		this.count += Cc(e);
		let i = bc(r?.file, {
			severity: t,
			scope: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 && n !== "change" || a.at.length > this.#n) && (a.more = Cc(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(bc(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, this.count += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(this.#r, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && xc(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function bc(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function xc({ code: e, severity: t, scope: n, place: r }, i) {
	return {
		...$(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function Sc(e, t) {
	return $("yaml", `${e} has more than ${vc.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function Cc({ count: e = 1 }) {
	return e;
}
function wc(e) {
	let t = new yc();
	for (let n of e) t.add(n);
	return t.problems;
}
function Tc(e) {
	return e.some(({ severity: e }) => e === "error");
}
function Ec(e) {
	return Tc(e.filter(({ scope: e }) => e !== "change"));
}
function Dc(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function Oc(e) {
	return {
		ok: !0,
		value: e
	};
}
function kc(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/settings/flags.ts
function Ac(e) {
	let t = e.find(Ze), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...Uo.filter((e) => !n(e)), ...Uo.filter(n)], { tokens: i } = Xo({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [w(e), jc(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find(Ze), l = c && Wo("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [w(l)]: d }
	}, p = [];
	for (let e of i) {
		if (e.kind !== "option") continue;
		let t = Pc(e, c, f);
		t ? p.push(Fc(t)) : f[e.name] = [...f[e.name] ?? [], e.value ?? "true"];
	}
	let m = Mc(s, c), h = [
		...m,
		...p,
		...Nc(u, c, l)
	], g = f.help || f.version ? m : h.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: g
	};
}
function jc({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function Mc(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...O];
	return [Fc(`There is no command "${n}".${at(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function Nc(e, t, n) {
	if (n?.option?.as === "list") return [];
	let [r] = n ? e.slice(1) : e;
	return r === void 0 ? [] : [Fc(`Unexpected argument "${r}".${n ? ` ${t} takes one ${w(n)}.` : ` ${t} takes only options. Put a glob in quotes, so that the shell does not expand it.`} See: lokaform ${t} --help`)];
}
function Pc({ name: e, rawName: t, value: n }, r, i) {
	let a = Wo("option", r && [r]), o = a.find((t) => w(t) === e)?.option;
	if (!o) {
		let n = a.map((e) => `--${w(e)}`), i = r ? `lokaform ${r}` : "lokaform";
		return e === "token" ? `${i} has no option ${t}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.` : `${i} has no option ${t}.${at(t.replace(/^-\b/, "--"), n)} See: ${i} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function Fc(e) {
	return $("bad-setting", e);
}
function Ic(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? ue(t[e.parent ?? ""] ?? []).flatMap(({ name: t, value: n }) => t === e.name ? n : []) : t[w(e)];
	return n?.length ? e.schema.safeParse(zc(e, n)).data : void 0;
}
function Lc(e) {
	return Uo.flatMap((t) => {
		let n = w(t), r = e[n], i = t.option?.offered.includes("input");
		if (!r?.length || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(zc(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [$("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
	});
}
function Rc(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${w(t)}`, e[w(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function zc({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 ? n : u(n) ?? n : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function Bc(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = Wo("input", n).flatMap((t) => {
		let n = Vc(t, e(w(t))), r = !o || t.commands.includes(o.name);
		return n.length === 0 ? [] : [{
			name: w(t),
			values: n,
			isUsed: r
		}];
	}), c = s.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), l = Object.fromEntries(c);
	if (!o) return {
		command: o,
		raw: l,
		problems: [$("bad-setting", `This action has no command "${a}".${Ze(a) ? ` Use lokaform ${a} at a terminal, or the action of the folder ${a} if there is one.` : at(a, n)} It offers ${n.join(", ")}.`)]
	};
	let u = s.flatMap(({ name: e, isUsed: t }) => t ? [] : e);
	return u.length === 0 ? {
		command: o,
		raw: l,
		problems: []
	} : {
		command: o,
		raw: l,
		problems: [$("bad-setting", `${o.name} does not use ${u.join(", ")}: ${u.length > 1 ? "they have" : "it has"} no effect.`, { severity: "notice" })]
	};
}
function Vc({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { ws as $, zr as $n, Kt as $r, Ia as $t, tc as A, be as Ai, Ji as An, cr as Ar, So as At, As as B, ne as Bi, Ur as Bn, Xn as Br, Sa as Bt, cc as C, D as Ci, wi as Cn, pr as Cr, ko as Ct, Zs as D, we as Di, Ei as Dn, or as Dr, Vo as Dt, Xs as E, Be as Ei, Ki as En, xr as Er, Bo as Et, qs as F, w as Fi, Vr as Fn, Qn as Fr, La as Ft, Os as G, ce as Gi, ui as Gn, xn as Gr, Ra as Gt, Ns as H, se as Hi, pi as Hn, jn as Hr, ya as Ht, Ys as I, xe as Ii, Hr as In, Jn as Ir, wa as It, Rs as J, Br as Jn, gn as Jr, ka as Jt, Q as K, Er as Kn, Sn as Kr, ba as Kt, Us as L, le as Li, fi as Ln, Kn as Lr, J as Lt, rc as M, de as Mi, Ii as Mn, er as Mr, uo as Mt, ic as N, Se as Ni, Ni as Nn, tr as Nr, wo as Nt, Qs as O, Te as Oi, Bi as On, _r as Or, Oo as Ot, ac as P, fe as Pi, Nr as Pn, Zn as Pr, io as Pt, Ss as Q, Fr as Qn, Wt as Qr, Ta as Qt, Js as R, re as Ri, mi as Rn, qn as Rr, Aa as Rt, lc as S, Je as Si, Pi as Sn, fr as Sr, jo as St, uc as T, Ge as Ti, Mi as Tn, gr as Tr, Fo as Tt, Fs as U, oe as Ui, ri as Un, R as Ur, Ca as Ut, Ls as V, ae as Vi, ni as Vn, Tn as Vr, Y as Vt, Vs as W, te as Wi, Kr as Wn, L as Wr, ro as Wt, Ds as X, Pr as Xn, pn as Xr, _a as Xt, ks as Y, Mr as Yn, mn as Yr, Ea as Yt, js as Z, Ar as Zn, an as Zr, ja as Zt, $ as _, M as _i, Oi as _n, wr as _r, Po as _t, Bc as a, Tt as ai, ia as an, $r as ar, es as at, Ec as b, We as bi, Fi as bn, br, zo as bt, mc as c, _t as ci, aa as cn, ai as cr, $o as ct, Tc as d, pt as di, ga as dn, Wr as dr, Uo as dt, Dt as ei, da as en, Lr as er, Z as et, Dc as f, dt as fi, ra as fn, kr as fr, Ho as ft, Sc as g, O as gi, qi as gn, ur as gr, Ro as gt, _c as h, it as hi, ki as hn, mr as hr, Lo as ht, Ac as i, St as ii, la as in, ei as ir, gs as it, nc as j, he as ji, ji as jn, ar as jr, Co as jt, ec as k, T as ki, Gi as kn, sr as kr, Do as kt, yc as l, vt as li, ca as ln, Si as lr, Qo as lt, wc as m, at as mi, Qi as mn, lr as mr, Go as mt, Lc as n, Et as ni, ua as nn, Zr as nr, as as nt, gc as o, wt as oi, ha as on, li as or, ns as ot, kc as p, ft as pi, ea as pn, Sr as pr, Wo as pt, Ms as q, ii as qn, vn as qr, va as qt, Ic as r, Ct as ri, sa as rn, ci as rr, is as rt, vc as s, bt as si, oa as sn, bi as sr, rs as st, Rc as t, un as ti, ma as tn, ti as tr, fs as tt, pc as u, ct as ui, na as un, di as ur, Yo as ut, Cc as v, Xe as vi, Vi as vn, dr as vr, Io as vt, oc as w, qe as wi, Ti as wn, vr as wr, No as wt, Oc as x, Ve as xi, Ai as xn, yr as xr, Mo as xt, hc as y, Ye as yi, Di as yn, Cr as yr, Ao as yt, Ks as z, ie as zi, Gr as zn, Yn as zr, xa as zt };
