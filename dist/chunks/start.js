import { O as e, T as t, c as n, d as r, k as i, m as a, o, r as s, s as c, v as l, x as u } from "./wire.js";
import { _ as d, d as f, f as p, g as m, h, i as g, l as _, m as v, p as y, r as b, s as x, t as S, u as ee, v as te } from "./zod.js";
// src/commands/actionCommands.ts
const ne = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("validate", e, t)
}, re = {
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
}, ie = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("apply", e, t)
}, ae = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	examples: [
		"lokaform drift --project 3002780358964f9bab5a92.87762498",
		"lokaform drift --only web --report drift.json",
		"lokaform drift --filter tag:release"
	],
	exitCodes: "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("drift", e, t)
}, oe = {
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
}, se = {
	name: "status",
	summary: "Count how many texts of each language are translated, verified and reviewed. Writes nothing.",
	examples: ["lokaform status --project ID", "lokaform status --require de=100,fr:reviewed=80"],
	exitCodes: "0 ready, or nothing required; 1 a problem; 2 not ready; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("status", e, t)
}, ce = {
	name: "report",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	examples: ["lokaform report web.json ios.json", "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift or status, and there is drift, or less is ready than required",
	run: async (e, t) => (await import("./report.js")).combineReports(e, t)
}, le = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	run: async (e, t) => (await import("./webhookSecret.js")).runWebhookSecret(e, t)
}, ue = {
	".": [
		ne,
		re,
		ie,
		ae,
		se
	],
	pull: [oe],
	report: [ce],
	"webhook-secret": [le]
};
// src/model/setting.ts
function C(t, n) {
	let r = e(n.schema);
	return {
		...n,
		name: t,
		get schema() {
			return r();
		}
	};
}
function de(e) {
	return e.flatMap((e) => e.split(",").map((e) => {
		let [t = "", n = ""] = e.split("=", 2).map((e) => e.trim());
		return {
			name: t,
			value: n
		};
	}));
}
const fe = f({
	name: h(),
	before: h().exactOptional(),
	after: h().exactOptional(),
	loosens: g()
});
function w({ name: e }) {
	return e.replaceAll("_", "-");
}
function pe({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
const me = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], he = [
	"off",
	"owned",
	"all"
], ge = ["archive", "destroy"], _e = ["skip", "stop"], ve = [
	"auto",
	"universal",
	"as-written"
], ye = [
	"any",
	"verified",
	"reviewed"
], be = ["skip", "warn"], T = {
	languages: {},
	overwrite: [],
	accept: [],
	create: [],
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
	filter: [],
	prune: {},
	onProblem: "skip",
	protectedTags: ["protected"],
	limits: {},
	allowWrongProject: !1
}, xe = "lokaform:";
function Se({ languages: e }, t) {
	return (Object.hasOwn(e, t) ? e[t] : void 0) ?? e["*"] ?? "merge";
}
function Ce(e, { owner: t }) {
	let n = t === void 0 ? void 0 : xe + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
const we = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base",
	"descriptions"
], Te = [
	...we,
	"key_names",
	"words"
], Ee = [
	"warn",
	"error",
	"off"
];
function E(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function De(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// node_modules/fast-string-truncated-width/dist/utils.js
const Oe = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), ke = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, Ae = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, je = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, Me = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, Ne = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, Pe = /\t{1,1000}/y, Fe = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, Ie = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, Le = /\p{M}+/gu, Re = {
	limit: Infinity,
	ellipsis: ""
}, ze = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? ze(i, Re, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[Ie, l],
		[je, 0],
		[Me, o],
		[Pe, s],
		[Fe, c],
		[Ne, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(Le, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = ke(t) ? 2 : Ae(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
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
				if (h = n === Ne ? Oe(e.slice(p, n.lastIndex)) : n === Fe ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
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
}, Be = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, Ve = (e, t = {}) => ze(e, Be, t).width, He = (e, t) => t;
function Ue(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const We = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function Ge(e) {
	return Ve(e.replace(We, ""));
}
function Ke(e, t) {
	return e + " ".repeat(Math.max(0, t - Ge(e)));
}
function qe(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Ye(e, t, Ge(/^ */.exec(e)?.[0] ?? "") + 2));
}
const Je = /( *)(lokaform [^ ]+(?: --[a-z-]+ (?:'(?:[^']|'\\'')*'[^ ]*|[^ ]+))*|[^ ]+)/g;
function Ye(e, t, n = 0) {
	if (Ge(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(Je)) {
		let e = Ge(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function Xe(e) {
	return Math.min(Ue(e) ?? 88, 88);
}
function Ze(e, t) {
	let n = r(e.map(([e]) => e.length)) + 4;
	return t - n < 32 ? e.flatMap(([e, n]) => [`  ${e}`, ...Ye(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Ye(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
// src/model/command.ts
const D = [
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
], Qe = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status",
	"restore"
];
function $e(e) {
	return D.some((t) => t === e);
}
const O = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status"
], et = ["plan", "apply"], tt = [...et, "drift"], k = [...tt, "status"], A = [...k, "restore"], j = [
	...A,
	"pull",
	"webhook-secret"
], nt = ["validate", ...j], M = new Uint32Array(65536), rt = (e, t) => {
	let n = e.length, r = t.length, i = 1 << n - 1, a = -1, o = 0, s = n, c = n;
	for (; c--;) M[e.charCodeAt(c)] |= 1 << c;
	for (c = 0; c < r; c++) {
		let e = M[t.charCodeAt(c)], n = e | o;
		e |= (e & a) + a ^ a, o |= ~(e | a), a &= e, o & i && s++, a & i && s--, o = o << 1 | 1, a = a << 1 | ~(n | o), o &= n;
	}
	for (c = n; c--;) M[e.charCodeAt(c)] = 0;
	return s;
}, it = (e, t) => {
	let n = t.length, r = e.length, i = [], a = [], o = Math.ceil(n / 32), s = Math.ceil(r / 32);
	for (let e = 0; e < o; e++) a[e] = -1, i[e] = 0;
	let c = 0;
	for (; c < s - 1; c++) {
		let o = 0, s = -1, l = c * 32, u = Math.min(32, r) + l;
		for (let t = l; t < u; t++) M[e.charCodeAt(t)] |= 1 << t;
		for (let e = 0; e < n; e++) {
			let n = M[t.charCodeAt(e)], r = a[e / 32 | 0] >>> e & 1, c = i[e / 32 | 0] >>> e & 1, l = n | o, u = ((n | c) & s) + s ^ s | n | c, d = o | ~(u | s), f = s & u;
			d >>> 31 ^ r && (a[e / 32 | 0] ^= 1 << e), f >>> 31 ^ c && (i[e / 32 | 0] ^= 1 << e), d = d << 1 | r, f = f << 1 | c, s = f | ~(l | d), o = d & l;
		}
		for (let t = l; t < u; t++) M[e.charCodeAt(t)] = 0;
	}
	let l = 0, u = -1, d = c * 32, f = Math.min(32, r - d) + d;
	for (let t = d; t < f; t++) M[e.charCodeAt(t)] |= 1 << t;
	let p = r;
	for (let e = 0; e < n; e++) {
		let n = M[t.charCodeAt(e)], o = a[e / 32 | 0] >>> e & 1, s = i[e / 32 | 0] >>> e & 1, c = n | l, d = ((n | s) & u) + u ^ u | n | s, f = l | ~(d | u), m = u & d;
		p += f >>> r - 1 & 1, p -= m >>> r - 1 & 1, f >>> 31 ^ o && (a[e / 32 | 0] ^= 1 << e), m >>> 31 ^ s && (i[e / 32 | 0] ^= 1 << e), f = f << 1 | o, m = m << 1 | s, u = m | ~(c | f), l = f & c;
	}
	for (let t = d; t < f; t++) M[e.charCodeAt(t)] = 0;
	return p;
}, at = (e, t) => {
	if (e.length < t.length) {
		let n = t;
		t = e, e = n;
	}
	return t.length === 0 ? e.length : e.length <= 32 ? rt(e, t) : it(e, t);
};
// src/model/didYouMean.ts
function ot(e, t) {
	let n = t.filter((t) => e.length > 3 && t.startsWith(e.toLowerCase())), r = n.length === 1 ? n[0] : void 0, i = Math.max(e.length > 2 ? 2 : 1, Math.floor(e.length / 3)) + 1;
	for (let n of t) {
		if (Math.abs(e.length - n.length) >= i) continue;
		let t = at(e.toLowerCase(), n.toLowerCase());
		t < i && (r = n, i = t);
	}
	return r;
}
function st(e, t) {
	let n = ot(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
// src/model/languageCodes.ts
const ct = new Map(Object.entries({
	iw: "he",
	in: "id",
	ji: "yi"
}));
function lt(e) {
	return [...ct].find(([, t]) => t === e)?.[0] ?? e;
}
function ut(e, t) {
	return dt(e) === dt(t);
}
const dt = i((e) => ft(e).join(""));
function ft(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [ct.get(t) ?? t, ...n];
}
function pt(e, t = "cardinal") {
	try {
		let [n] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-"));
		return n === void 0 ? void 0 : new Intl.PluralRules(n, { type: t });
	} catch {
		return;
	}
}
function mt(e, t) {
	return vt(t.filter((t) => ut(t, e)));
}
function ht(e, t) {
	let n = t.filter((t) => ut(t, e));
	return vt(n.length > 0 ? n : t.filter((t) => gt(t, e)));
}
function gt(e, t) {
	let [n, r] = [ft(e), ft(t)].sort((e, t) => e.length - t.length);
	return n?.length === 1 && r?.length === 2 && n[0] === r[0] && _t.test(r[1] ?? "");
}
const _t = /^(?:[a-z]{2}|\d{3})$/;
function vt(e) {
	return e.length === 1 ? e[0] : void 0;
}
function yt(e, t) {
	let n = ht(e, t);
	return n === void 0 ? bt(e) ? "" : st(e, t) : ` Did you mean "${n}"?`;
}
function bt(e) {
	let t = new Intl.DisplayNames("en", {
		type: "language",
		fallback: "none"
	}), [n] = ft(e);
	return /^[a-z]{2,3}$/.test(n) && t.of(n) !== void 0;
}
// src/model/message.ts
const xt = () => x().min(0), St = {
	message: h(),
	quotes: b(m([
		xt(),
		xt(),
		_("service").optional()
	]).readonly()).readonly().exactOptional()
};
f(St);
function N(e, ...t) {
	return Ct(e.flatMap((e, n) => {
		let r = t[n] ?? "";
		return [e, typeof r == "number" ? String(r) : r];
	}));
}
function P(e, t) {
	return e === "" ? { message: "" } : {
		message: e,
		quotes: [t ? [
			0,
			e.length,
			t
		] : [0, e.length]]
	};
}
function Ct(e, t = "") {
	let n = "", r = [];
	for (let [i, a] of e.entries()) {
		i > 0 && (n += t);
		let { message: e, quotes: o = [] } = F(a);
		for (let [e, t, ...i] of o) r.push([
			n.length + e,
			n.length + t,
			...i
		]);
		n += e;
	}
	return r.length > 0 ? {
		message: n,
		quotes: r
	} : { message: n };
}
function F(e) {
	if (typeof e == "string") return { message: e };
	let { message: t, quotes: n } = e;
	return n ? {
		message: t,
		quotes: n
	} : { message: t };
}
function wt({ message: e, quoted: t }) {
	return t ? {
		message: e,
		quotes: [[...t, "service"]]
	} : { message: e };
}
function Tt(e) {
	return P(e instanceof Error ? e.message : String(e), "service");
}
function Et(e, t) {
	let { quotes: n, ...r } = e;
	return {
		...r,
		...F(t)
	};
}
function Dt({ message: e, quotes: t = [] }, n) {
	let r = [], i = 0;
	for (let [a, o, s] of t) {
		let t = n(e.slice(a, o), s ?? "file");
		r.push(n(e.slice(i, a)), P(t, s)), i = o;
	}
	return Ct([...r, n(e.slice(i))]);
}
// \0late:icu
const Ot = process.getBuiltinModule("node:module").createRequire(import.meta.url), kt = (...e) => Ot("./late-icu.js").readIcu(...e), At = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function jt(e) {
	return e.includes("{") && e.length <= 2e4 && At.test(e);
}
function Mt(e) {
	let t = jt(e) ? kt(e) : void 0;
	return t?.is === "message" ? t : void 0;
}
function Nt(e) {
	return /(?<!')'(?=\{)/.test(e);
}
function Pt(e) {
	return Nt(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function I(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Ft(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		...Ct([N`The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}.`, ...i === "" ? [] : [i]], " "),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function It(e, t) {
	if (e.length > 2e4) return;
	let n = t ? kt(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Jt
		};
	}
	if (!(n && jt(e))) return {
		text: e,
		named: _n(e),
		choosing: new Set(),
		printf: Yt(e)
	};
}
function Lt(e, t, n = new Set()) {
	if (Rt(e, t)) return;
	let r = zt(e, t), i = Bt(e, t), a = Vt(e.printf, r, n), o = [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)], s = [...i.has, ...a.has], { isReordered: c } = a, l = Ut(e.printf, r);
	return o.length + s.length === 0 && !c && !l ? void 0 : {
		lacks: o,
		has: s,
		isReordered: c,
		percent: l
	};
}
function Rt({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function zt({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Jt) return r;
	let i = Yt(n, !Xt(t));
	return Xt(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Bt({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !Xt(r), c = (e) => e !== "place" || t.has(gn), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function Vt({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].flatMap(([t, n]) => e.get(t)?.type === n.type ? [] : [n]), a = [...e].flatMap(([e, n]) => t.get(e)?.type === n.type ? [] : [n]), o = (e) => e.map((e) => e.written);
	if (!n) return {
		lacks: o(a),
		has: o(i),
		isReordered: !1
	};
	let s = Ht([...e.values()], [...t.values()]), c = Ht([...t.values()], [...e.values()]), l = c.length === 0 && o(s).every((e) => r.has(e));
	return {
		lacks: o(s),
		has: o(c),
		isReordered: l && i.length > 0
	};
}
function Ht(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Ut(e, t) {
	return Xt(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function Wt(e) {
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
const Gt = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Kt = /^%(?:20[a-z]|[0-7][CDEF])$/i, qt = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Jt = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function Yt(e, t = !1) {
	if (!e.includes("%")) return Jt;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(Gt)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!Qt(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = qt.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function Xt({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Zt = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Qt(e, t, n, r) {
	if (/\d/.test(e.charAt(t - 1)) || Kt.test(n)) return !1;
	if (!r) return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Zt.test(i);
}
function $t(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: en(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => Rt(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => {
		if (e.forms.length === 0) return [];
		let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
		return {
			...e,
			forms: t,
			together: Wt(t.map(({ placeholders: e }) => e))
		};
	}), c = vn(s, t);
	if (!c) return [];
	let l = an(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !Lt(e.placeholders, t.placeholders)) ? void 0 : Lt(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || rn(i) && r() ? [] : [on(e, t, c, i, n)];
	}));
}
function en(e, t) {
	return I(e.text).flatMap((e) => {
		let n = It(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
const tn = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, nn = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function rn({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : tn.test(i) || nn.test(i);
}
function an({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => Lt(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => tn.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function on(e, t, { language: n, isLive: r }, i, a) {
	let { lacks: o } = i, s = r ? `the ${n} text of the project` : `the ${n} text`, c = o.length > 0 && a ? Pt(t.text) : "", [l, u] = sn(i, s);
	return Ft("placeholders", e, t, l, u + c);
}
function sn({ lacks: e, has: t, isReordered: n, percent: r }, i) {
	let [a, o] = [e, t].map((e) => e.length > 1 ? "them" : "it");
	return e.length > 0 && t.length > 0 ? [N`has ${cn(t)}, but ${i} has ${cn(e)}`, "Use the same placeholders in both."] : e.length > 0 ? [N`lacks ${cn(e)}, which ${i} has`, `Add ${a}.`] : t.length > 0 ? [N`has ${cn(t)}, which ${i} does not have`, `Remove ${o}, or add ${o} to ${i}.`] : n ? [`has its placeholders in another order than ${i}`, "Number them, for example %1$s and %2$d."] : r === "escape" ? [`has a single percent sign, but ${i} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${i} has a single percent sign`, "Use the same in both."];
}
function cn(e) {
	let t = e.slice(0, 5).map((e) => P(ln(e))), n = e.length - t.length, r = n > 0 ? `${n} more` : t.pop() ?? "";
	return t.length > 0 ? N`${Ct(t, ", ")} and ${r}` : F(r);
}
function ln(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const un = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", dn = "\\d{1,3}", fn = `${un}|${dn}`, pn = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${fn})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${fn})\\}`,
	`%\\((${fn})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${un})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${dn})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), mn = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], hn = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, gn = hn.place("1");
function _n(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = pn.exec(e); n; n = pn.exec(e)) for (let [e, r] of mn.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(hn[r](i), r);
	}
	return t;
}
function vn(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const yn = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], bn = /^(?:he|iw)(?![a-z])/i;
function xn(e) {
	let t = Cn(e);
	return yn.filter((n) => t.has(n) && !(n === "two" && bn.test(e)));
}
function Sn({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = xn(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
const Cn = i((e) => {
	let t = new Map([["other", []]]), n = pt(e);
	for (let e = 0; n && e <= 200; e += 1) {
		let r = n.select(e);
		t.set(r, [...t.get(r) ?? [], e]);
	}
	return t;
});
function wn({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || I(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return Tn({
		language: e,
		text: t
	}, {}, o);
}
function Tn(e, t, n, r = "") {
	if (n.length === 0) return [];
	let [i, a] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return [Ft("plurals", e, t, N`lacks the plural form${i} ${l(n)}${r}, which the language needs`, `Add ${a}.`)];
}
function En(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? I(r.text).flatMap(({ text: e }) => Dn(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : I(e.text).flatMap((t) => Dn(t.text).flatMap(([r, a]) => {
		let o = ln(`{${r}}`), s = [...a].find((e) => !yn.includes(e) && !e.startsWith("="));
		return s === void 0 ? [...i.get(r) ?? yn].every((e) => e === "other" || !yn.includes(e)) ? [] : Tn(e, t, n(e.language).filter((t) => !On(e.language, t, a)), N` of ${P(o)}`) : [Ft("plurals", e, t, N`has "${P(ln(s))}" in ${P(o)}, which is not a plural form`, "Write zero, one, two, few, many or other, or =1 for a number.")];
	})));
}
function Dn(e) {
	return [...Mt(e)?.plurals ?? []];
}
function On(e, t, n) {
	let r = Cn(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/textProgress.ts
const kn = [
	"translated",
	"verified",
	"reviewed"
];
function An(e) {
	let t = Sn(e);
	return (e, n) => a(e) ? t(n).every((t) => e[t]) : !!e;
}
// \0late:braces
const jn = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var Mn = (...e) => jn("./late-braces.js").default(...e);
// src/locales/glob.ts
const L = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, Nn = [(e) => e.length <= L.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function Pn(e) {
	let t = (e) => ({
		is: "refused",
		complaint: e
	});
	if (e.length > L.length) return t(`is longer than ${L.length} characters`);
	if (e.startsWith("!")) return t("starts with \"!\", which would mean all other files");
	let n = e.replace(/\\./gs, ""), r = Rn(n);
	if (r === void 0 || /[?*+@!]\(|\([^()]*\||\[/.test(n)) return t("has a group, a set or a range. Write {a,b}. If \"(\" or \"[\" is part of a name, write \\( or \\[");
	if (r > L.paths) return t(`stands for more than ${L.paths} paths. Write several globs, or use *`);
	if ((n.match(/\*+|\?/g)?.length ?? 0) > L.wildcards) return t(`has more than ${L.wildcards} wildcards`);
	if (!/\{.*\}/s.test(e)) return {
		is: "paths",
		paths: [e]
	};
	try {
		return {
			is: "paths",
			paths: Mn(e, {
				expand: !0,
				nodupes: !0,
				keepEscaping: !0
			})
		};
	} catch {
		return t("has a \"{\" or \"(\" that closes in a wrong place");
	}
}
function Fn(e) {
	let t = Pn(e);
	return t.is === "refused" ? t.complaint : void 0;
}
function R(e) {
	let t = Pn(e);
	return t.is === "paths" ? t.paths : [];
}
function In(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function Ln() {
	return h().min(1).superRefine(In(Fn));
}
function Rn(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = Rn(e.replace(t, " "));
	return i && r * i;
}
function zn(e) {
	return e.replace(/[(){}*?[\]|\\]|^!/g, "\\$&");
}
const Bn = i((e) => R(e.replace(/^(?:\.\/+)+/, "")).map(Vn));
function Vn(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), r = [], i = t.length - 1;
	for (let [e, a] of t.entries()) a === "**" && r.push({ is: "folders" }), e === i ? n(r, Un(a === "**" ? "*" : a)) : a !== "**" && n(r, Un(a), [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: r,
		superset: Wn(t)
	};
}
const Hn = /\\(.)|(\*+)|(.)/gsu;
function Un(e) {
	let t = /^[*?]/.test(e) ? [{ is: "shown" }] : [];
	for (let [, n, r, i = ""] of e.matchAll(Hn)) {
		let e = n ?? i, a = t.at(-1);
		r === void 0 ? i === "?" ? t.push({ is: "any" }) : i === "" ? t.push({ is: "language" }) : a?.is === "text" ? a.text += e : t.push({
			is: "text",
			text: e
		}) : t.push({ is: "star" });
	}
	return t;
}
function Wn(e) {
	let t = e.indexOf("**");
	if (t < 0) return {
		glob: e.map(Gn).join("/"),
		dot: !1
	};
	let n = e.slice(t).some((e) => e.startsWith("."));
	return {
		glob: [
			...e.slice(0, t).map(Gn),
			"**",
			"*"
		].join("/"),
		dot: n
	};
}
function Gn(e) {
	let [t = {
		is: "text",
		text: ""
	}, ...n] = Un(e);
	return t.is === "text" && n.length === 0 ? t.text.replace(/[\\!*?|(){}[\]+@]/g, "\\$&") : e.startsWith(".") ? ".*" : "*";
}
function Kn({ parts: e }, t, r, a = () => []) {
	let o = i((e) => new Set()), s = [{
		index: 0,
		at: 0,
		spans: []
	}];
	for (let i = s.pop(); i; i = s.pop()) {
		let { index: c, at: l, spans: u } = i, [d] = u, f = d && t.slice(d.start, d.end), p = e[c], m = c * (t.length + 1) + l;
		if (!p && l === t.length) return u;
		p && !o(f).has(m) && (o(f).add(m), n(s, qn(p, i, t, r, f === void 0 ? a : () => t.startsWith(f, l) ? [l + f.length] : []).reverse()));
	}
}
function qn(e, t, n, r, i) {
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
function Jn(e, t) {
	return Bn(t).some((t) => Kn(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const z = {
	commands: k,
	file: "both"
};
function B(e) {
	return {
		schema: () => S(e),
		expects: `${e.slice(0, -1).join(", ")} or ${e.at(-1)}`
	};
}
const Yn = {
	schema: () => x().min(0),
	expects: "a whole number, 0 or more"
}, Xn = {
	schema: () => ee().min(0).max(100),
	expects: "a number, 0 to 100, without %"
}, Zn = {
	...z,
	parent: "limits"
};
function Qn(e, t, n, r, i) {
	return C(t, {
		...Zn,
		...e,
		default: n,
		loosens: De(n),
		example: i,
		text: r
	});
}
function $n(e, t, n, r) {
	return C(e, {
		...z,
		...B(t),
		parent: "prune",
		default: "off",
		loosens: E(t, "off"),
		example: n,
		text: r
	});
}
function er(e, t) {
	return C(e, {
		schema: () => b(Ln()).min(1).refine(...Nn),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...O, "pull"],
		file: "both",
		option: {
			offered: ["option", "input"],
			inputOf: O,
			as: "list",
			metavar: "GLOB"
		},
		inFile: "Relative to lokaform.yaml.",
		...t
	});
}
// src/keys/settings.ts
const tr = Qn({
	...Yn,
	expects: `${Yn.expects}. A percentage is removals_percent`
}, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), nr = Qn(Xn, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), rr = Qn(Xn, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), ir = C("unverified", {
	...Zn,
	...Yn,
	loosens: De(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), ar = {
	manifests: er("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: $n("keys", he, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		tr,
		nr,
		rr,
		ir
	]
}, or = Qn(Yn, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), sr = {
	manifests: er("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: $n("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [or]
}, cr = [ar, sr], lr = cr.map(({ manifests: e }) => e), ur = cr.map(({ prune: e }) => e), dr = cr.flatMap(({ limits: e }) => e), V = {
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
}), fr = {
	schema: () => h().min(1),
	expects: "the path of a folder",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	}
}, W = () => b(h().min(1)), G = () => W().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), pr = ["option"], mr = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], hr = ["translations", "pull"], gr = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], _r = C("workflows", {
	schema: () => G().pipe(b(S([...mr, "none"]))).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${mr.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: pr,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, or before the first release the others, if there is no terminal for the question."
}), vr = C("default_branch", {
	schema: () => h().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: pr,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), yr = C("texts", {
	...B([
		"all",
		"matching",
		"none"
	]),
	commands: ["init"],
	option: {
		offered: pr,
		as: "text",
		metavar: "all|matching|none"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
	usual: "a question. Without a terminal: `matching`, or `none` next to manifests."
}), br = "lokaform", xr = [...lr.map(({ name: e }) => e), br], Sr = C("schema_name", {
	...B(xr),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: xr.join("|")
	},
	text: "The schema to print."
}), Cr = C("problem_code", {
	schema: () => h().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: "CODE"
	},
	text: "The code at the end of a problem. Without a code, all codes are listed."
}), wr = ["bash", "zsh"], Tr = C("shell", {
	...B(wr),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: wr.join("|")
	},
	text: "The shell that the script is for."
}), Er = C("webhook", {
	schema: () => h().min(1),
	expects: "the id or the URL of a webhook",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "URL|ID"
	},
	text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest."
}), Dr = C("secrets_file", {
	...U("option", "input"),
	commands: ["webhook-secret"],
	text: "File for the secret. Only its owner can read it."
}), Or = C("rotate", {
	...V,
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), kr = C("port", {
	schema: () => x().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: pr,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), Ar = C("state", {
	...U("option"),
	commands: ["sandbox"],
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), jr = C("copy_of", {
	schema: () => h().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: pr,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), Mr = C("no_limits", {
	...H,
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), Nr = C("log", {
	...U("option"),
	commands: ["sandbox"],
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), Pr = [
	{
		title: "For init",
		settings: [
			yr,
			_r,
			vr
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			Er,
			Dr,
			Or
		]
	},
	{
		title: "For schema",
		settings: [Sr]
	},
	{
		title: "For explain",
		settings: [Cr]
	},
	{
		title: "For completion",
		settings: [Tr]
	},
	{
		title: "For the sandbox",
		settings: [
			kr,
			Ar,
			jr,
			Mr,
			Nr
		]
	}
], Fr = C("languages", {
	schema: () => y(h().min(1), S(me)),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes",
	default: T.languages,
	...z,
	loosens: Ir,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function Ir(e = {}, t = {}) {
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
const Lr = d([x().positive().transform(String), h().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), Rr = C("writers", {
	schema: () => b(Lr),
	expects: "a list of addresses or user ids",
	...z,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), zr = C("placeholders", {
	...B(ve),
	default: T.placeholders,
	...z,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), Br = {
	schema: W,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, Vr = C("overwrite", {
	...Br,
	default: [...T.overwrite],
	commands: et,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), Hr = C("accept", {
	...Br,
	default: [...T.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), Ur = C("create", {
	schema: W,
	expects: "whole names of keys",
	default: [...T.create],
	commands: et,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY"
	},
	text: "Create this key in Lokalise, although its row has `keys_from: lokalise`."
}), Wr = C("owner", {
	schema: () => h().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...z,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), Gr = C("protected_tags", {
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
}), Kr = {
	title: "Who owns texts and keys",
	settings: [
		Fr,
		Rr,
		zr,
		Vr,
		Hr,
		Ur,
		Wr,
		Gr
	]
}, qr = C("by", {
	parent: "prune",
	...B(ge),
	...z,
	loosens: E([void 0, ...ge], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), Jr = [...ur, qr], Yr = C("prune", {
	schema: () => {
		let e = ({ name: e, value: t }) => Jr.some((n) => n.name === e && n.schema.safeParse(t).success);
		return b(h().refine((t) => de([t]).every(e), "has a part that is not one of these"));
	},
	expects: `parts such as keys=owned,by=archive. ${Jr.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: tt,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing."
}), Xr = C("on_problem", {
	...B(_e),
	default: T.onProblem,
	...z,
	commands: tt,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: E(_e.toReversed(), T.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), Zr = C("allow_removals", {
	...Yn,
	expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
	commands: et,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), Qr = C("allow_wrong_project", {
	...V,
	...z,
	loosens: E([!1, !0], T.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared, or fewer than half of the names of a row with `keys_from: lokalise`."
}), $r = C("backup_dir", {
	...fr,
	commands: ["apply", "restore"],
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), ei = C("snapshot", {
	...B(["auto", "off"]),
	default: "auto",
	...z,
	loosens: E(["auto", "off"], "auto"),
	example: "off",
	text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on."
}), ti = C("backup", {
	...U("argument"),
	commands: ["restore"],
	text: "The backup to restore."
}), ni = C("force", {
	...H,
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), ri = {
	title: "What may be removed",
	settings: [
		...Jr,
		Yr,
		Xr,
		...dr,
		Zr,
		Qr,
		$r,
		ei,
		ti,
		ni
	]
}, K = ["pull"], ii = ["option"], ai = () => G().refine((e) => e.every((e) => /^\S+$/.test(e)), "has an empty name, or a blank in a name"), oi = (e) => ({
	offered: ii,
	as: "list",
	metavar: e
}), si = C("languages", {
	parent: "pull",
	schema: () => d([_("all").transform(() => ["all"]), ai().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...K, "init"],
	file: "both",
	option: oi("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), ci = {
	parent: "pull",
	commands: [
		...k,
		...K,
		"init"
	],
	file: "both"
}, li = C("review", {
	...ci,
	...B(ye),
	default: T.incoming.review,
	loosens: E(ye.toReversed(), T.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), ui = C("checks", {
	...ci,
	...B(be),
	default: T.incoming.checks,
	loosens: E(be, T.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), di = C("fields", {
	schema: ai,
	expects: "names of fields with commas between them, or all",
	commands: [...K, "init"],
	option: oi("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), fi = C("dir", {
	...fr,
	commands: K,
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), pi = C("dry_run", {
	...H,
	commands: K,
	text: "Print what would be written, and write nothing."
}), mi = C("new", {
	...H,
	commands: K,
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), hi = C("remove_missing", {
	...H,
	commands: K,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), gi = (e, t) => ({
	commands: K,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), _i = {
	schema: W,
	expects: "names",
	default: [],
	...gi("list", "NAME")
}, vi = C("branch", {
	...gi("text", "BRANCH"),
	schema: () => h().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
	expects: "the name of a branch that starts with lokaform/pull/",
	text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
	usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`."
}), yi = C("title", {
	...gi("text", "TEXT"),
	schema: () => h().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
	expects: "a line of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), bi = C("labels", {
	..._i,
	text: "Labels of a new pull request."
}), xi = C("reviewers", {
	..._i,
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), Si = C("assignees", {
	..._i,
	text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned."
}), Ci = C("draft", {
	...V,
	commands: K,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), wi = C("auto_merge", {
	...gi("text", "HOW"),
	...B([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), Ti = {
	title: "The pull request",
	settings: [
		vi,
		yi,
		bi,
		xi,
		Si,
		Ci,
		wi
	]
}, Ei = {
	title: "For pull",
	settings: [
		si,
		li,
		ui,
		di,
		mi,
		hi,
		fi,
		pi
	]
}, Di = () => x().min(0).max(100), Oi = [(e) => Object.keys(e).length > 0, "is empty"], ki = "`*` means every other language, except the base language.", Ai = C("ready", {
	schema: () => {
		let e = p(S(kn), Di()).refine(...Oi);
		return y(h().min(1), d([Di(), e]));
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
	text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${ki}`,
	usual: "nothing is required."
}), ji = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/, Mi = C("require", {
	schema: () => G().pipe(b(h().regex(ji, "is not such a part"))).transform((e) => {
		let t = new Map();
		for (let n of e) {
			let [, e = "", r = "translated", i] = ji.exec(n) ?? [];
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
	text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${ki}`,
	usual: "`ready` in lokaform.yaml."
}), Ni = {
	title: "For status",
	settings: [Ai, Mi]
}, Pi = C("out", {
	...U("option", "input"),
	commands: ["plan"],
	text: "Write the plan to this file, as JSON."
}), Fi = C("plan", {
	...U("option", "input"),
	commands: ["apply"],
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), Ii = C("report", {
	schema: () => b(h().regex(/.\.(json|md|html)$/)),
	expects: "the path of a file that ends with .json, .md or .html",
	default: [],
	commands: [
		...O,
		"restore",
		"report"
	],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "FILE"
	},
	text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search."
}), Li = C("format", {
	...B([
		"text",
		"json",
		"markdown"
	]),
	default: "text",
	commands: [...k, "report"],
	option: {
		offered: ["option"],
		as: "text",
		metavar: "FORMAT"
	},
	text: "Output format: `text`, `json` or `markdown`."
}), Ri = C("detailed_exitcode", {
	...H,
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), zi = C("all", {
	...H,
	commands: [...A, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given."
}), Bi = C("matrix", {
	...H,
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), Vi = C("verbose", {
	...H,
	commands: [...A, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Hi = C("quiet", {
	...V,
	commands: [
		...O,
		"restore",
		"report"
	],
	option: {
		offered: ["option"],
		as: "switch",
		short: "q"
	},
	text: "Print only problems, failures and the last line of the plan."
}), Ui = C("yes", {
	...H,
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), Wi = C("no_color", {
	...H,
	commands: D,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), Gi = C("help", {
	...V,
	commands: D,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), Ki = C("version", {
	...V,
	commands: D,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), qi = {
	title: "Files and output",
	settings: [
		Pi,
		Fi,
		Ii,
		Li,
		Ri,
		zi,
		Bi,
		Vi,
		Hi
	]
}, Ji = {
	title: "General",
	settings: [
		Ui,
		Wi,
		Gi,
		Ki
	]
}, Yi = ["report"], Xi = C("reports", {
	schema: () => b(Ln()).refine(...Nn),
	expects: "paths or globs of files",
	commands: Yi,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Zi = C("expect", {
	schema: () => W().transform((e, t) => e.flatMap((e) => {
		if (!e.startsWith("[")) return e.split(/,\s*/);
		let n = b(h()).safeParse(o(e));
		return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
	})),
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Yi,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Qi = {
	title: "For report",
	settings: [Xi, Zi]
}, $i = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, ea = "is not a time from 1 s to 24 h", ta = C("time_limit", {
	schema: () => h().regex(/^(\d{1,9})([smh])$/, ea).transform((e) => Number.parseInt(e, 10) * ($i[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, ea),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...A, "pull"],
	file: "top",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "TIME"
	},
	example: "30m",
	text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails.",
	usual: "no limit."
}), na = C("rate", {
	schema: () => d([_("auto"), ee().min(.1).max(1e3)]),
	expects: "auto, or a number from 0.1 to 1000",
	default: "auto",
	commands: [
		...A,
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
}), ra = C("concurrency", {
	schema: () => x().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...A, "pull"],
	file: "both",
	option: {
		offered: ["option"],
		as: "number",
		metavar: "N"
	},
	example: 2,
	text: "Requests at the same time, 1 to 10."
}), ia = C("use_automations", {
	schema: () => g(),
	expects: "true or false",
	commands: [...et, "restore"],
	file: "both",
	loosens: E([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), aa = {
	title: "Pace",
	settings: [
		ta,
		na,
		ra,
		ia
	]
}, oa = process.getBuiltinModule("node:module").createRequire(import.meta.url), sa = (...e) => oa("./late-key-names.js").namePatternComplaint(...e), ca = (...e) => oa("./late-key-names.js").nameRule(...e), la = [
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
function ua(e) {
	let t = e.toLowerCase();
	return la.find(({ end: e }) => t.endsWith(e));
}
// src/model/place.ts
const da = x().min(0), fa = f({
	file: h(),
	line: da,
	col: da,
	endLine: da,
	endCol: da
});
function pa(e) {
	return {
		file: e,
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
}
function ma(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function ha(e, t, n = []) {
	let r = Sa(e, t, n);
	return va(r.file, r.at.start, r.at.end);
}
function ga(e, t, n) {
	let r = Sa(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return va(r.file, i, a);
}
function _a(e, t, n) {
	return Sa(e, t, n).file;
}
function va(e, t, n) {
	let r = Ca(e, t), i = Ca(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ya(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ba(e, t) {
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
var xa = class {
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
function Sa(e, t, n) {
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
function Ca(e, t) {
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
const wa = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function Ta(e) {
	return Ea(e, /^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}
function Ea(e, t) {
	return Array.from(e.matchAll(t), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/locales/textSource.ts
function Da(e, t) {
	let n = Oa(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function Oa({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
const ka = {
	".strings": ["ios"],
	".xcstrings": ["ios"],
	".xml": ["android"]
};
function Aa({ platform: e, platforms: t, files: n }) {
	return e === void 0 ? t ?? ka[ua(n)?.end ?? ""] ?? s : [e];
}
function ja(e, t) {
	let n = Aa(t);
	return !Aa(e).some((e) => n.includes(e));
}
function Ma(e, t) {
	return (e.filenames === void 0 || t.filenames === void 0 || e.filenames === t.filenames) && e.keyName === t.keyName && !ja(e, t);
}
function Na({ path: e }, t, n) {
	let r = e?.join("::") ?? t.replaceAll(".", "::");
	return t.includes("::") ? n(t.replaceAll("::", ".")) : r.includes("::") && n(r);
}
function Pa(e) {
	return e.includes("::") ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot." : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}
function Fa({ source: { plurals: e, separator: t }, language: n, isPlural: r }) {
	return {
		plurals: e,
		isPlural: r,
		language: n,
		lists: t === "::"
	};
}
const q = "{lang}";
function Ia({ files: e }) {
	return _o(e).replaceAll(q, "*");
}
function La(e, t) {
	if (!Y(e.files)) return e.language;
	let n = Ra(e, t);
	return n === void 0 ? void 0 : Ba(e, n);
}
function Ra(e, t) {
	let [n] = mo(e, t);
	return n && t.slice(n.start, n.end);
}
function za(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...Oa(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = t.find((e) => so.test(e) || /^[a-z]{2,3}[-_]\w+$/i.test(e)), s = i.flatMap((t) => {
		let n = J(e, t, o), [r = n, s] = [...a].filter((e) => ut(e, t)), c = !i.includes(r) && Ba(e, r) === r;
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
function Ba({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function J({ files: e, languageMap: t }, n, r) {
	let i = Object.entries(t).find(([, e]) => e === n)?.[0];
	if (i !== void 0 || n.startsWith("%")) return i ?? n;
	let [a = "", ...o] = n.split(/[-_]/), [s = ""] = o, c = Ha(e) ? lt(a) : a;
	if (Ha(e) && o.length === 1 && /^[a-z]{2}$/i.test(s) && !r?.startsWith("b+")) return `${c}-r${s.toUpperCase()}`;
	if (Ha(e)) return o.length > 0 ? [
		"b",
		c,
		...o
	].join("+") : c;
	let [l] = Va.flatMap(([t, n]) => t.test(e) ? n : []), u = /[-_]/.exec(r ?? "")?.[0] ?? l;
	if (u === void 0) return n;
	let d = r !== void 0 && r === r.toLowerCase();
	return [a, ...o.map((e) => d ? e.toLowerCase() : e)].join(u);
}
const Va = [[/\{lang\}\.lproj|\.xcstrings$/, "-"], [/\.arb$/, "_"]];
function Ha(e) {
	return /values-\{lang\}.*\.xml$/.test(e);
}
function Ua(e, t, n) {
	let r = mo(e, t), i = J(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function Wa(e, { source: t, language: n, path: r, isOnly: i, ...a }, o) {
	if (!Y(e.files) || !Da(e, o) || !Ka.test(J(e, o))) return;
	let s = Ra(e, r), c = s !== void 0 && ut(Ba(e, s), n ?? ""), l = i && qa(e.files) === qa(r) ? [Ya(e, o)] : [];
	return (c ? [Ua(e, r, o)] : [Za(e, Qa(t, r), o), ...l]).find((n) => {
		if (n === void 0 || La(e, n) !== o) return !1;
		let r = eo(e, n);
		return [
			"keyName",
			"separator",
			"platform"
		].every((n) => e[n] === t[n]) && $a.every((t) => !e.keyName.includes(`{${t}}`) || r[t] === a[t]) && r.filename === a.filename;
	});
}
function Ga(e, t, n) {
	let r = ({ languages: e }) => e?.includes(n) === !0, i = [t.source, ...e].sort((e, t) => Number(r(t)) - Number(r(e)));
	for (let e of i) {
		let r = Wa(e, t, n);
		if (r !== void 0) return {
			row: e,
			path: r
		};
	}
}
const Ka = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function qa(e) {
	return e.slice(e.lastIndexOf("."));
}
function Ja({ files: e }) {
	return !/[*?[\]{}()!+@]/.test(e.replaceAll(q, ""));
}
function Ya(e, t) {
	if (Ja(e)) return _o(e.files).replaceAll(q, J(e, t));
}
function Xa(e, t) {
	let n = Y(e.files), r = !n || (Oa(e) ?? [t]).includes(t) && Ka.test(J(e, t)), i = n ? t : e.language, a = r && (i ?? t) === t ? Ya(e, t) : void 0;
	return a === void 0 ? void 0 : {
		source: e,
		path: a,
		language: i,
		...eo(e, a)
	};
}
function Za(e, t, n) {
	let r = _o(e.files), i = [], a = Ea(r, /\{lang\}/g).reduceRight((e, { start: t, end: n }) => {
		let { name: r, at: a, ...o } = io(e, t, n);
		return i.unshift(o), r.slice(0, a) + "" + r.slice(a);
	}, r);
	for (let r of Bn(a)) {
		let a = Kn(r, t, !0, (e, t) => [t]) ?? [];
		if (a.length !== i.length) continue;
		let o = J(e, n), s = i.map(({ before: e, after: t }) => e + o + t);
		return a.reduceRight((e, { start: t }, n) => e.slice(0, t) + s[n] + e.slice(t), t);
	}
}
function Qa(e, t) {
	return mo(e, t).reduceRight((e, { start: t, end: n }) => io(e, t, n).name, t).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const $a = [
	"file",
	"dir",
	1
];
function eo(e, t) {
	let n = no(e, t), r = {
		...ro(t, mo(e, t)),
		...n && { 1: n }
	}, i = e.filenames === "/" ? Ua(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const to = /(?<![\\*[])\*(?!\*)/;
function no(e, t) {
	let n = _o(e.files).replaceAll(q, Ra(e, t) ?? ""), r = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), i = R(n).filter((e) => to.test(e));
	for (let e of i.flatMap((e) => Bn(e.replace(to, "")))) {
		let [n] = Kn(e, t, !0, r) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function ro(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => io(e, t.start - n, t.end - n).name, e.slice(n, i)),
		dir: oo(e.slice(0, n), t)
	};
}
function Y(e) {
	return e.includes(q);
}
function io(e, t, n) {
	let [r = ""] = /[-_.+ ]$/.exec(e.slice(0, t)) ?? [], i = t === 0 || e[t - 1] === "/", [a = ""] = r === "" && (i ? /^[-_.+ /]/ : /^[-_.+ ]/).exec(e.slice(n)) || [], o = t - r.length;
	return {
		name: e.slice(0, o) + e.slice(n + a.length),
		at: o,
		before: r,
		after: a
	};
}
const ao = /\.lproj$|^values(-|$)/;
function oo(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !ao.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const so = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, co = /^[A-Za-z]{2,3}$/, lo = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/, uo = /^(?!car$)(?:[a-z]{2,3}(?:-r[A-Z]{2})?|b\+[A-Za-z0-9+]+)$/, fo = [
	go(so),
	go(co),
	go(lo, !0)
], po = [go(uo)];
function mo(e, t) {
	if (!Y(e.files)) return [];
	let n = Bn(e.files.replaceAll(q, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let i of [ho(r), ...Ha(e.files) ? po : fo]) for (let e of n) {
		let n = Kn(e, t, !0, i) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function ho(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function go(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function _o(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function vo(e, t) {
	return e === _o(t) || Jn(e, t);
}
// src/settings/table/texts.ts
const yo = (e) => e === "" ? "is empty" : void 0, X = (e = yo) => h().superRefine(In(e)).meta({ minLength: 1 }), bo = (e) => b(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), xo = {
	files: {
		schema: () => X(Do),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json"
	},
	languages: {
		schema: () => bo(X()),
		expects: "a list of languages, as the project names them"
	},
	language: {
		schema: X,
		expects: "a language, as the project names it"
	},
	language_map: {
		schema: () => y(h(), X()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project"
	},
	key_name: {
		schema: () => X(Oo),
		expects: "a text with {path}, and optionally {file}, {dir} and {1}"
	},
	keys_from: B(["files", "lokalise"]),
	include_tags: {
		schema: () => bo(X()),
		expects: "a list of tags"
	},
	exclude_tags: {
		schema: () => bo(X()),
		expects: "a list of tags"
	},
	names: B(["plain", "lokalise"]),
	separator: {
		schema: X,
		expects: "the text between nested names"
	},
	filenames: {
		schema: () => X((e) => e === "" ? "is empty" : Eo.test(e) ? "has a control character. Remove it" : void 0),
		expects: "a path with %LANG_ISO% in the place of the language"
	},
	platform: {
		schema: () => S(s),
		expects: `one of ${s.join(", ")}`
	},
	platforms: {
		schema: () => bo(S(s)),
		expects: `a list of platforms: ${s.join(", ")}`
	},
	tags: {
		schema: () => b(X()),
		expects: "a list of tags"
	},
	plurals: B(["none", "i18next"])
};
function So() {
	let e = Object.fromEntries(Object.entries(xo).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return v({
		...e,
		files: xo.files.schema()
	});
}
const Co = e(() => So().superRefine((e, { addIssue: t }) => {
	Do(e.files) === void 0 && ko(e, (e, n) => t({
		code: "custom",
		path: [n],
		message: e
	}));
}));
function wo(e) {
	return /token$|^api_key$/.test(e) ? " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one." : void 0;
}
const To = C("texts", {
	schema: () => b(Co()).refine(...Nn),
	expects: "a list of text sources, such as [{ files: \"src/locales/{lang}.json\" }]",
	entries: {
		get schema() {
			return Co();
		},
		fields: Object.entries(xo).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source",
		elsewhere: wo
	},
	commands: [...O, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), Eo = /[\p{Cc}\p{Cs}]/u;
function Do(e) {
	if (e === "") return "is empty";
	if (Eo.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	if (/\{\{\w+\}\}/.test(e)) return "has double braces. Write {lang}, and * for any other part";
	let t = Ao(e, ["lang"]);
	if (t !== void 0) return t;
	let n = Fn(e.replaceAll("{lang}", "*"));
	if (n !== void 0) return n;
	let r = R(e.replaceAll("{lang}", "en"));
	return r.flatMap((e) => e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/")).some((e) => e === "." || e === ".." || e === "") ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(R(e).map(Y)).size > 1 ? "has {lang} in only a part of its paths" : r.every((e) => ua(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${la.map(({ name: e }) => e).join(", ")}`;
}
function Oo(e) {
	let t = Ao(e, ["path", ...$a.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
function ko({ files: e, languages: t, language: n, ...r }, i) {
	let a = [...new Set(R(e).flatMap((e) => ua(e) ?? []))], o = Y(e);
	a.some(({ severalLanguages: e }) => e) ? (a.length > 1 && i("has .xcstrings and other types. Write two text sources", "files"), o && i("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && i("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : o && n !== void 0 ? i("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !o && n === void 0 ? i("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && i("cannot be set together with language. Remove it", "languages");
	let { plurals: s, platform: c, platforms: l, filenames: u, keys_from: d } = r;
	if (d !== "lokalise") for (let e of ["include_tags", "exclude_tags"]) r[e] && i("works only with keys_from: lokalise. Add keys_from, or remove it", e);
	u !== void 0 && c === void 0 && l === void 0 && i("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), s === "i18next" && a.some((e) => e.name !== "JSON") && i("is i18next, which is only for JSON files. Remove it", "plurals"), c !== void 0 && l && !l.includes(c) && i(`does not contain ${c}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function Ao(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? `The only one is {${t[0]}}, and * stands for any other part` : `Known ones: ${t.map((e) => `{${e}}`).join(", ")}`}`;
}
const jo = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, Mo = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, No = we.map((e) => C(e, {
	...Mo,
	...B(Ee),
	default: T.checks[e],
	example: "error",
	text: jo[e]
})), Po = C("key_names", {
	...Mo,
	schema: () => {
		let e = X(sa), t = S(Ee).exactOptional();
		return d([e, v({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), Fo = C("words", {
	...Mo,
	schema: () => y(h(), d([X(), y(h(), X())])).refine((e) => {
		let t = [e, ...Object.values(e)].flatMap((e) => typeof e == "string" ? [] : Object.keys(e));
		return t.length <= 1e3 && t.every((e) => e.trim() !== "");
	}, "has an empty word, or more than 1,000 words").refine(({ severity: e = "warn" }) => Ee.some((t) => t === e), `has a severity that is not ${Ee.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), Io = {
	title: "Advice on texts",
	settings: [
		...No,
		Po,
		Fo
	]
}, Lo = () => h().min(1), Ro = C("token_file", {
	...U("option"),
	commands: [
		...j,
		"sandbox",
		"init"
	],
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), zo = C("token_env", {
	schema: () => Lo().superRefine(In((e) => /^[A-Za-z_]\w*$/.test(e) && !/^[\da-f]{20,}$/.test(e) ? void 0 : "is not the name of a variable, such as IOS_TOKEN. If it is the token, make a new one in Lokalise, because this one stays in the history of git")),
	expects: "the name of an environment variable",
	commands: j,
	file: "entry",
	loosens: () => !0,
	example: "IOS_TOKEN",
	text: "Environment variable with the API token of this project.",
	usual: "the token of the run."
}), Bo = C("project", {
	schema: () => Lo().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...j, "init"],
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
}), Vo = C("config", {
	...U("option", "input"),
	default: "lokaform.yaml",
	commands: nt,
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), Ho = C("only", {
	schema: G,
	expects: "names of projects in lokaform.yaml",
	commands: nt,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Use only these projects of lokaform.yaml, by name.",
	inAction: "A run with `only` has its own pull request comment.",
	usual: "all of them."
}), Uo = C("filter", {
	schema: () => b(h().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(In((e) => e.startsWith("file:") ? Fn(e.slice(5)) : void 0))),
	expects: "KEY, PREFIX*, tag:TAG or file:PATH",
	default: [...T.filter],
	commands: [...k, "pull"],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY"
	},
	inAction: "A run with `filter` has its own pull request comment and drift issue.",
	text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed.",
	usual: "all of them."
}), Wo = C("projects", {
	schema: () => y(h(), te()),
	expects: "a mapping of names to projects, such as { web: { project: ID } }",
	commands: nt,
	file: "top",
	empty: "refused: it needs a project.",
	example: {
		web: { project: "3002780358964f9bab5a92.87762498" },
		ios: { project: "${IOS_PROJECT}" }
	},
	text: "Several projects by name, each with its own settings. `project` is then only for an entry, and `time_limit` only for the whole file.",
	usual: "one project."
}), Go = C("api_url", {
	schema: Lo,
	expects: "a URL",
	commands: [
		...j,
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
}), Ko = {
	title: "Which project, and how it is reached",
	settings: [
		Bo,
		Vo,
		Ho,
		Uo,
		Wo,
		...lr,
		To,
		Ro,
		zo,
		Go
	]
}, qo = C("apply_from", {
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
}), Jo = C("allow_projects", {
	schema: G,
	expects: "ids of projects",
	commands: j,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "ID"
	},
	text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
	usual: "any project that the token can reach."
}), Yo = C("allow_variables", {
	schema: () => G().transform((e) => e.map((e) => e.replace(/^\$\{(\w+)\}$/, "$1"))),
	expects: "names of environment variables",
	commands: [
		...O,
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
}), Xo = C("fail_on_drift", {
	...V,
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), Zo = C("publish", {
	...V,
	default: !0,
	commands: k,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), Qo = C("show_texts", {
	...V,
	default: !0,
	commands: O,
	file: "both",
	loosens: E([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), $o = [
	Ko,
	{
		title: "On GitHub",
		settings: [
			qo,
			Jo,
			Yo,
			Zo,
			Xo,
			Qo
		]
	},
	Kr,
	ri,
	Io,
	aa,
	qi,
	...Pr,
	Ei,
	Ti,
	Ni,
	Qi,
	Ji
].flatMap(({ settings: e }) => e), es = $o.filter(({ option: e }) => e !== void 0);
function ts(e, t = D) {
	return $o.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function ns(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : is(e);
	return as(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function rs({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	let n = t === void 0 ? [] : [t].flat();
	return n.length === 0 ? void 0 : n.map((e) => `\`${e}\``).join(", ");
}
function is(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", rs(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function as(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const os = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), ss = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), cs = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/splice.ts
function ls(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function us({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function ds(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const fs = /[ \t]*(?:[\n\r]|$)/y;
function ps(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	fs.lastIndex = i;
	let a = fs.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => ds(e) + t).join("")
	};
}
function ms(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/model/secrets.ts
function hs(e) {
	return {
		value: e,
		shown: "***"
	};
}
function gs(e) {
	return [...new Set([
		..._s(e),
		...vs(e),
		...ys(e)
	])];
}
function _s(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function vs(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function ys(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return Ss(e);
	let t = [
		..._s(e),
		...vs(e),
		...bs(e),
		...Ss(e)
	];
	return [...new Set(t)].flatMap(Ss);
}
function bs(e) {
	let t = e.replace(/[&<>"]/g, (e) => `&${xs[e]};`);
	return [e.replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`), ...[
		"&#39;",
		"&#x27;",
		"&apos;"
	].map((e) => t.replaceAll("'", e))];
}
const xs = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot"
};
function Ss(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Cs = class {
	#e = new Map();
	#t = [];
	#n = 0;
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => gs(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length), this.#n = this.#t.at(-1)?.form.length ?? 0;
	}
	clean(e) {
		let t = e.length < this.#n && !e.includes("…");
		if (this.#t.length === 0 || t) return e;
		let n = this.#r(e), r = n.length === 0 ? e : ls(e, n);
		return r.includes("…") ? this.#i(r) : r;
	}
	#r(e) {
		let t = [], n;
		for (let r of Ds(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
			let [s, c] = [r.startOf(o), r.endOf(o + i.length - 1)];
			n ??= new Uint8Array(e.length), n.subarray(s, c).includes(1) || (n.fill(1, s, c), t.push({
				start: s,
				end: c,
				text: a
			}));
		}
		return t;
	}
	#i(e) {
		let t = e.split("…"), n = t.length - 1;
		return t.map((e, t) => t === n ? e : this.#a(e)).join("…");
	}
	#a(e) {
		let [t, n] = [0, ""];
		for (let { form: r, shown: i } of this.#t) for (let a = Math.min(r.length - 1, e.length); a >= 4 && a > t; a--) e.endsWith(r.slice(0, a)) && ([t, n] = [a, i]);
		return t === 0 ? e : e.slice(0, -t) + n;
	}
};
const ws = [
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
], Ts = new RegExp(ws.map(({ pattern: e }) => e.source).join("|"), "gi"), Es = /[%\\&]/;
function* Ds(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	if (!Es.test(e)) {
		yield t;
		return;
	}
	let n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = ks(n, Ts);
	yield* Os(t, 3);
}
function* Os(e, t) {
	let n = t === 0 ? [] : ws.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = ks(e, r);
		n && (yield n, yield* Os(n, t - 1));
	}
}
function ks(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Ms(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const As = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, js = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Ms(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return As[e.slice(1)] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : js[t] ?? e;
}
// src/model/difference.ts
function Z(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function Ns(e, t, n) {
	if (Z(e, n) === e && Z(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * Ps - 1), r)].slice(-Ps).join(""), a = r - i.length, o = (e) => Z(a <= 2 ? e : `…${e.slice(a)}`, n);
	return [o(e), o(t)];
}
const Ps = 15;
function Fs(e, t) {
	let n = (e) => e.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
	return e !== t && n(e) === n(t) ? " in other characters that look the same" : "";
}
// src/report/safeText.ts
const Is = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t",
	"\xA0": "\\{nbsp}",
	" ": "\\{narrow nbsp}"
}, Ls = RegExp(`${c.source}|(?! )\\p{Zs}`, "gu"), Rs = /^[ -~]*$/;
function Q(e) {
	return Rs.test(e) ? e : e.replace(Ls, (e) => Is[e] ?? t(e));
}
function zs(e) {
	return Q(e.replaceAll("\\", "\\\\"));
}
function Bs(e) {
	return e.split("\n").map(Q).join("\n");
}
function Vs(e, t) {
	return Z(Q(e.slice(0, 2 * t + 2)), t);
}
const Hs = 4e3;
function Us(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Ws(e, t = 60) {
	return Gs(zs(e.slice(0, 2 * t + 2)), t);
}
function Gs(e, t) {
	return `"${qs(Z(e, t))}"`;
}
const Ks = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function qs(e) {
	return Ks.test(e) ? `\u2068${e}\u2069` : e;
}
const Js = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function Ys(e) {
	return e.replace(Js, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function Xs(e) {
	if (/^[A-Za-z0-9_./:@%+=,-]+$/.test(e)) return e;
	let t = e.replace(/[\\']/g, "\\$&").replace(Zs, Qs);
	return e.replace(Zs, "") === e ? `'${e.replaceAll("'", "'\\''")}'` : `$'${t}'`;
}
const Zs = RegExp(`${Ls.source}|#(?=\\[)`, "gu");
function Qs(e) {
	return Array.from(Buffer.from(e), (e) => `\\${e.toString(8).padStart(3, "0")}`).join("");
}
function $s(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(c, (e) => e === "\n" ? e : t(e));
}
// src/host/console.ts
const ec = {
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
function tc({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new Cs(), o = i(t) ? rc(t, (e) => Ys(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? nc : He,
		get width() {
			return Ue(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${Ys(s(t))}\n`),
		error: (e) => t.write(`${Ys(s(e))}\n`),
		prompt: (e) => n.write(`${Ys(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const nc = (e, t) => {
	let n = (t) => cs(ec[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
};
function rc(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
function ic(e, t, n) {
	return ac(e, t) && !n && !t.NO_COLOR;
}
function ac({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function oc(...e) {
	for (let t of e) t.on("error", () => {});
}
async function sc(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const cc = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), lc = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), uc = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), dc = (...e) => process.getBuiltinModule("node:fs").openSync(...e), fc = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), pc = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), mc = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), hc = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), gc = (...e) => process.getBuiltinModule("node:fs").statSync(...e), _c = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e);
// src/host/prompt.ts
function vc({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : yc() ?? n,
		seesOut: r
	};
}
function yc() {
	try {
		let { WriteStream: e } = process.getBuiltinModule("node:tty"), t = new e(dc("/dev/tty", "w"));
		return oc(t), t.unref(), t;
	} catch {
		return;
	}
}
async function bc(e, { input: t, output: n }, r) {
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
var xc = class extends Error {
	name = "NotAnswered";
};
async function Sc({ input: e, output: t }, n) {
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
			return Cc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Cc(await a({
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
			return Cc(await i(a));
		},
		async yesNo(e) {
			return Cc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function Cc(e) {
	if (typeof e == "symbol") throw new xc();
	return e;
}
// src/model/problem.ts
const wc = [
	"run",
	"project",
	"change"
], Tc = [
	"error",
	"warning",
	"notice"
], Ec = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.key-name.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-description.no-language-file.no-manifest.no-project.no-pull-request.no-report.no-secrets.no-snapshot.no-token.no-url.not-a-text.not-confirmed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.second-webhook.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.taken-back.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.undecided.undeclared-project.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-reference.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-response.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.wrong-word.yaml.yaml-comment".split("."), Dc = f({
	severity: S(Tc),
	code: S(Ec),
	...St,
	place: fa.exactOptional(),
	scope: S(wc),
	about: h().exactOptional(),
	count: x().min(1).exactOptional(),
	ways: b(f({
		does: h(),
		command: h()
	})).readonly().exactOptional()
}), Oc = {
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
function kc({ code: e }) {
	return Object.values(Oc).includes(e);
}
function $(e, t, n = {}) {
	return {
		severity: "error",
		code: e,
		...F(t),
		scope: "run",
		...n
	};
}
const Ac = 1e3;
var jc = class {
	#e = [];
	#t = new Map();
	#n;
	count = 0;
	constructor(e = Ac) {
		this.#n = e;
	}
	add(e) {
		let t = e.place?.file, n = Fc(e);
		if (this.countMore(t, n, e)) return;
		this.count += n;
		let r = Mc(t, e), i = this.#t.get(r) ?? {
			listed: 0,
			rest: 0,
			more: 0
		};
		this.#t.set(r, i), t !== void 0 && ++i.listed > this.#n && Object.assign(i, {
			rest: this.#e.length,
			more: n
		}), this.#e.push(e);
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(Mc(e, n));
		return r?.more ? (r.more += t, this.count += t, !0) : !1;
	}
	get problems() {
		let e = new Map(Array.from(this.#t.values(), ({ rest: e, more: t }) => [e, t]));
		return this.#e.map((t, n) => e.get(n) ? Nc(t, e.get(n)) : t);
	}
};
function Mc(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function Nc({ code: e, severity: t, scope: n, place: r }, i = 1) {
	return {
		...$(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function Pc(e, t) {
	return $("yaml", `${e} has more than ${Ac.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function Fc({ count: e = 1 }) {
	return e;
}
function Ic(e) {
	let t = new jc();
	for (let n of e) t.add(n);
	return t.problems;
}
function Lc(e) {
	return e.some(({ severity: e }) => e === "error");
}
function Rc(e) {
	return Lc(e.filter(({ scope: e }) => e !== "change"));
}
function zc(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function Bc(e) {
	return {
		ok: !0,
		value: e
	};
}
function Vc(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/settings/flags.ts
function Hc(e) {
	let t = e.find($e), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...es.filter((e) => !n(e)), ...es.filter(n)], { tokens: i } = ss({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [w(e), Uc(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find($e), l = c && ts("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, +!!l), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [w(l)]: d }
	}, p = [];
	for (let e of i) {
		if (e.kind !== "option") continue;
		let t = Kc(e, c, f);
		t ? p.push(qc(t)) : f[e.name] = [...f[e.name] ?? [], e.value ?? "true"];
	}
	let m = Wc(s, c), h = [
		...m,
		...p,
		...Gc(u[d.length], c, l)
	], g = f.help || f.version ? m : h.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: g
	};
}
function Uc({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function Wc(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...D];
	return [qc(`There is no command "${n}".${st(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function Gc(e, t, n) {
	return e === void 0 ? [] : [qc(`Unexpected argument "${e}".${n ? ` ${t} takes one ${w(n)}.` : ` ${t} takes only options. Put a glob in quotes, so that the shell does not expand it.`} See: lokaform ${t} --help`)];
}
function Kc({ name: e, rawName: t, value: n }, r, i) {
	let a = ts("option", r && [r]), o = a.find((t) => w(t) === e)?.option;
	if (!o) {
		let n = a.map((e) => `--${w(e)}`), i = r ? `lokaform ${r}` : "lokaform";
		return e === "token" ? `${i} has no option ${t}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.` : `${i} has no option ${t}.${st(t.replace(/^-\b/, "--"), n)} See: ${i} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function qc(e) {
	return $("bad-setting", e);
}
function Jc(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? de(t[e.parent ?? ""] ?? []).flatMap(({ name: t, value: n }) => t === e.name ? n : []) : t[w(e)];
	return n?.length ? e.schema.safeParse(Zc(e, n)).data : void 0;
}
function Yc(e) {
	return es.flatMap((t) => {
		let n = w(t), r = e[n], i = t.option?.offered.includes("input");
		if (!r?.length || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(Zc(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [$("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
	});
}
function Xc(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${w(t)}`, e[w(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function Zc({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 ? n : u(n) ?? n : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function Qc(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = ts("input", n).flatMap((t) => {
		let n = $c(t, e(w(t))), r = !o || t.commands.includes(o.name);
		return n.length === 0 ? [] : [{
			name: w(t),
			values: n,
			isUsed: r
		}];
	}), c = s.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), l = Object.fromEntries(c);
	if (!o) return {
		command: o,
		raw: l,
		problems: [$("bad-setting", `This action has no command "${a}".${st(a, n)} It offers ${n.join(", ")}. Pull, report and webhook-secret have actions of their own, such as lokaform/lokaform/pull.`)]
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
function $c({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { Fs as $, ae as $i, Xr as $n, wn as $r, Aa as $t, pc as A, D as Ai, na as An, Tr as Ar, No as At, Hs as B, Ve as Bi, Qr as Bn, sr as Br, Wa as Bt, bc as C, bt as Ci, Li as Cn, br as Cr, Bo as Ct, lc as D, mt as Di, Pi as Dn, xr as Dr, Qo as Dt, cc as E, pt as Ei, Wi as En, Or as Er, Zo as Et, ac as F, He as Fi, Vi as Fn, _r as Fr, $a as Ft, Bs as G, ge as Gi, Ur as Gn, ar as Gr, Ja as Gt, Gs as H, Ee as Hi, wi as Hn, tr as Hr, Ia as Ht, sc as I, Xe as Ii, Ki as In, mr as Ir, ja as It, Xs as J, pe as Ji, pi as Jn, Kn as Jr, eo as Jt, Q as K, fe as Ki, fi as Kn, Nn as Kr, La as Kt, tc as L, Ge as Li, Ui as Ln, lr as Lr, Ma as Lt, hc as M, Qe as Mi, Xi as Mn, hr as Mr, To as Mt, gc as N, Ze as Ni, ta as Nn, Er as Nr, Fo as Nt, uc as O, st as Oi, Fi as On, Sr as Or, zo as Ot, _c as P, Ke as Pi, ia as Pn, gr as Pr, wo as Pt, Ns as Q, ie as Qi, mi as Qn, En as Qr, Ua as Qt, oc as R, Ye as Ri, Hr as Rn, ur as Rr, Ra as Rt, xc as S, yt as Si, Zi as Sn, Nr as Sr, Ho as St, Sc as T, ht as Ti, Bi as Tn, kr as Tr, Ko as Tt, qs as U, T as Ui, ti as Un, nr as Ur, Y as Ut, Ys as V, Te as Vi, Si as Vn, rr as Vr, Fa as Vt, $s as W, xe as Wi, $r as Wn, ir as Wr, Na as Wt, zs as X, Se as Xi, bi as Xn, kn as Xr, Pa as Xt, Vs as Y, w as Yi, ni as Yn, Bn as Yr, Xa as Yt, Us as Z, ue as Zi, Fr as Zn, An as Zr, Oa as Zt, $ as _, P as _i, ua as _n, Rr as _r, Go as _t, Qc as a, le as aa, Ft as ai, xa as an, qr as ar, ds as at, Rc as b, N as bi, ra as bn, Cr as br, Xo as bt, Ec as c, Mt as ci, _a as cn, vi as cr, us as ct, Lc as d, Nt as di, Ta as dn, yi as dr, es as dt, re as ea, Sn as ei, Ba as en, Vr as er, Z as et, zc as f, kt as fi, ga as fn, Ai as fr, $o as ft, Pc as g, St as gi, pa as gn, ei as gr, Yo as gt, kc as h, Ct as hi, fa as hn, xi as hr, Jo as ht, Hc as i, ne as ia, $t as ii, Qa as in, Yr as ir, Ds as it, mc as j, j as ji, Ii as jn, Ar as jr, Po as jt, fc as k, ot as ki, Hi as kn, Dr as kr, Ro as kt, jc as l, jt as li, ya as ln, ui as lr, ls as lt, Ic as m, wt as mi, va as mn, Mi as mr, ns as mt, Yc as n, ce as na, pn as ni, Ga as nn, zr as nr, gs as nt, Oc as o, vn as oi, wa as on, di as or, ps as ot, Vc as p, F as pi, ha as pn, hi as pr, ts as pt, Ws as q, Ce as qi, Ci as qn, zn as qr, vo as qt, Jc as r, se as ra, Zt as ri, za as rn, Gr as rr, hs as rt, Ac as s, I as si, ba as sn, si as sr, ms as st, Xc as t, oe as ta, xn as ti, Da as tn, Wr as tr, Cs as tt, Tc as u, Pt as ui, ma as un, li as ur, os as ut, Fc as v, Et as vi, ca as vn, jr as vr, qo as vt, vc as w, ut as wi, Gi as wn, Mr as wr, Wo as wt, Bc as x, Tt as xi, Ri as xn, yr as xr, Uo as xt, Dc as y, Dt as yi, zi as yn, vr as yr, Vo as yt, ic as z, qe as zi, Zr as zn, or as zr, J as zt };
