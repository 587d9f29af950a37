import { D as e, N as t, P as n, S as r, c as i, f as a, h as o, k as s, o as c, p as l, r as u, s as d, y as f } from "./wire.js";
import { _ as p, d as m, f as h, g, h as _, i as v, l as y, m as b, p as x, r as S, s as C, t as w, u as ee, v as te } from "./zod.js";
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
function T(e, n) {
	let r = t(n.schema);
	return {
		...n,
		name: e,
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
const fe = m({
	name: _(),
	before: _().exactOptional(),
	after: _().exactOptional(),
	loosens: v()
});
function E({ name: e }) {
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
], be = ["skip", "warn"], xe = ["skip", "base"], D = {
	languages: {},
	overwrite: [],
	accept: [],
	create: [],
	placeholders: "auto",
	incoming: {
		review: "any",
		checks: "skip",
		untranslated: "skip"
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
}, Se = "lokaform:";
function Ce({ languages: e }, t) {
	return (Object.hasOwn(e, t) ? e[t] : void 0) ?? e["*"] ?? "merge";
}
function we(e, { owner: t }) {
	let n = t === void 0 ? void 0 : Se + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
const Te = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base",
	"descriptions"
], Ee = [
	...Te,
	"key_names",
	"words"
], De = [
	"warn",
	"error",
	"off"
];
function O(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function Oe(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// node_modules/fast-string-truncated-width/dist/utils.js
const ke = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), Ae = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, je = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, Me = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, Ne = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, Pe = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, Fe = /\t{1,1000}/y, Ie = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, Le = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, Re = /\p{M}+/gu, ze = {
	limit: Infinity,
	ellipsis: ""
}, Be = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? Be(i, ze, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[Le, l],
		[Me, 0],
		[Ne, o],
		[Fe, s],
		[Ie, c],
		[Pe, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(Re, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = Ae(t) ? 2 : je(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
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
				if (h = n === Pe ? ke(e.slice(p, n.lastIndex)) : n === Ie ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
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
}, Ve = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, He = (e, t = {}) => Be(e, Ve, t).width, Ue = (e, t) => t;
function We(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const Ge = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function Ke(e) {
	return He(e.replace(Ge, ""));
}
function qe(e, t) {
	return e + " ".repeat(Math.max(0, t - Ke(e)));
}
function Je(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Xe(e, t, Ke(/^ */.exec(e)?.[0] ?? "") + 2));
}
const Ye = /( *)(lokaform [^ ]+(?: --[a-z-]+ (?:'(?:[^']|'\\'')*'[^ ]*|[^ ]+))*|[^ ]+)/g;
function Xe(e, t, n = 0) {
	if (Ke(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(Ye)) {
		let e = Ke(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function Ze(e) {
	return Math.min(We(e) ?? 88, 88);
}
function Qe(e, t) {
	let n = a(e.map(([e]) => e.length)) + 4;
	return t - n < 32 ? e.flatMap(([e, n]) => [`  ${e}`, ...Xe(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Xe(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
// src/model/command.ts
const k = s("init validate plan apply drift pull status report restore webhook-secret schema explain completion sandbox demo"), $e = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status",
	"restore"
];
function et(e) {
	return k.some((t) => t === e);
}
const A = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status"
], tt = ["plan", "apply"], nt = [...tt, "drift"], j = [...nt, "status"], M = [...j, "restore"], N = [
	...M,
	"pull",
	"webhook-secret"
], rt = ["validate", ...N], P = new Uint32Array(65536), it = (e, t) => {
	let n = e.length, r = t.length, i = 1 << n - 1, a = -1, o = 0, s = n, c = n;
	for (; c--;) P[e.charCodeAt(c)] |= 1 << c;
	for (c = 0; c < r; c++) {
		let e = P[t.charCodeAt(c)], n = e | o;
		e |= (e & a) + a ^ a, o |= ~(e | a), a &= e, o & i && s++, a & i && s--, o = o << 1 | 1, a = a << 1 | ~(n | o), o &= n;
	}
	for (c = n; c--;) P[e.charCodeAt(c)] = 0;
	return s;
}, at = (e, t) => {
	let n = t.length, r = e.length, i = [], a = [], o = Math.ceil(n / 32), s = Math.ceil(r / 32);
	for (let e = 0; e < o; e++) a[e] = -1, i[e] = 0;
	let c = 0;
	for (; c < s - 1; c++) {
		let o = 0, s = -1, l = c * 32, u = Math.min(32, r) + l;
		for (let t = l; t < u; t++) P[e.charCodeAt(t)] |= 1 << t;
		for (let e = 0; e < n; e++) {
			let n = P[t.charCodeAt(e)], r = a[e / 32 | 0] >>> e & 1, c = i[e / 32 | 0] >>> e & 1, l = n | o, u = ((n | c) & s) + s ^ s | n | c, d = o | ~(u | s), f = s & u;
			d >>> 31 ^ r && (a[e / 32 | 0] ^= 1 << e), f >>> 31 ^ c && (i[e / 32 | 0] ^= 1 << e), d = d << 1 | r, f = f << 1 | c, s = f | ~(l | d), o = d & l;
		}
		for (let t = l; t < u; t++) P[e.charCodeAt(t)] = 0;
	}
	let l = 0, u = -1, d = c * 32, f = Math.min(32, r - d) + d;
	for (let t = d; t < f; t++) P[e.charCodeAt(t)] |= 1 << t;
	let p = r;
	for (let e = 0; e < n; e++) {
		let n = P[t.charCodeAt(e)], o = a[e / 32 | 0] >>> e & 1, s = i[e / 32 | 0] >>> e & 1, c = n | l, d = ((n | s) & u) + u ^ u | n | s, f = l | ~(d | u), m = u & d;
		p += f >>> r - 1 & 1, p -= m >>> r - 1 & 1, f >>> 31 ^ o && (a[e / 32 | 0] ^= 1 << e), m >>> 31 ^ s && (i[e / 32 | 0] ^= 1 << e), f = f << 1 | o, m = m << 1 | s, u = m | ~(c | f), l = f & c;
	}
	for (let t = d; t < f; t++) P[e.charCodeAt(t)] = 0;
	return p;
}, ot = (e, t) => {
	if (e.length < t.length) {
		let n = t;
		t = e, e = n;
	}
	return t.length === 0 ? e.length : e.length <= 32 ? it(e, t) : at(e, t);
};
// src/model/didYouMean.ts
function st(e, t) {
	let n = t.filter((t) => e.length > 3 && t.startsWith(e.toLowerCase())), r = n.length === 1 ? n[0] : void 0, i = Math.max(e.length > 2 ? 2 : 1, Math.floor(e.length / 3)) + 1;
	for (let n of t) {
		if (Math.abs(e.length - n.length) >= i) continue;
		let t = ot(e.toLowerCase(), n.toLowerCase());
		t < i && (r = n, i = t);
	}
	return r;
}
function ct(e, t) {
	let n = st(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
// src/model/languageCodes.ts
const lt = new Map(Object.entries({
	iw: "he",
	in: "id",
	ji: "yi"
}));
function ut(e) {
	return [...lt].find(([, t]) => t === e)?.[0] ?? e;
}
function dt(e, t) {
	return ft(e) === ft(t);
}
const ft = n((e) => pt(e).join(""));
function pt(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [lt.get(t) ?? t, ...n];
}
function mt(e, t = "cardinal") {
	try {
		let [n] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-"));
		return n === void 0 ? void 0 : new Intl.PluralRules(n, { type: t });
	} catch {
		return;
	}
}
function ht(e, t) {
	return yt(t.filter((t) => dt(t, e)));
}
function gt(e, t) {
	let n = t.filter((t) => dt(t, e));
	return yt(n.length > 0 ? n : t.filter((t) => _t(t, e)));
}
function _t(e, t) {
	let [n, r] = [pt(e), pt(t)].sort((e, t) => e.length - t.length);
	return n?.length === 1 && r?.length === 2 && n[0] === r[0] && vt.test(r[1] ?? "");
}
const vt = /^(?:[a-z]{2}|\d{3})$/;
function yt(e) {
	return e.length === 1 ? e[0] : void 0;
}
function bt(e, t) {
	let n = gt(e, t);
	return n === void 0 ? xt(e) ? "" : ct(e, t) : ` Did you mean "${n}"?`;
}
function xt(e) {
	let t = new Intl.DisplayNames("en", {
		type: "language",
		fallback: "none"
	}), [n] = pt(e);
	return /^[a-z]{2,3}$/.test(n) && t.of(n) !== void 0;
}
// src/model/message.ts
const St = () => C().min(0), Ct = {
	message: _(),
	quotes: S(g([
		St(),
		St(),
		y("service").optional()
	]).readonly()).readonly().exactOptional()
};
m(Ct);
function F(e, ...t) {
	return wt(e.flatMap((e, n) => {
		let r = t[n] ?? "";
		return [e, typeof r == "number" ? String(r) : r];
	}));
}
function I(e, t) {
	return e === "" ? { message: "" } : {
		message: e,
		quotes: [t ? [
			0,
			e.length,
			t
		] : [0, e.length]]
	};
}
function wt(e, t = "") {
	let n = "", r = [];
	for (let [i, a] of e.entries()) {
		i > 0 && (n += t);
		let { message: e, quotes: o = [] } = Tt(a);
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
function Tt(e) {
	if (typeof e == "string") return { message: e };
	let { message: t, quotes: n } = e;
	return n ? {
		message: t,
		quotes: n
	} : { message: t };
}
function Et({ message: e, quoted: t }) {
	return t ? {
		message: e,
		quotes: [[...t, "service"]]
	} : { message: e };
}
function Dt(e) {
	return I(e instanceof Error ? e.message : String(e), "service");
}
function Ot(e, t) {
	let { quotes: n, ...r } = e;
	return {
		...r,
		...Tt(t)
	};
}
function kt({ message: e, quotes: t = [] }, n) {
	let r = [], i = 0;
	for (let [a, o, s] of t) {
		let t = n(e.slice(a, o), s ?? "file");
		r.push(n(e.slice(i, a)), I(t, s)), i = o;
	}
	return wt([...r, n(e.slice(i))]);
}
// \0late:icu
const At = process.getBuiltinModule("node:module").createRequire(import.meta.url), jt = (...e) => At("./late-icu.js").readIcu(...e), Mt = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Nt(e) {
	return e.includes("{") && e.length <= 2e4 && Mt.test(e);
}
function Pt(e) {
	let t = Nt(e) ? jt(e) : void 0;
	return t?.is === "message" ? t : void 0;
}
function Ft(e) {
	return /(?<!')'(?=\{)/.test(e);
}
function It(e) {
	return Ft(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function Lt(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Rt(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		...wt([F`The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}.`, ...i === "" ? [] : [i]], " "),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function zt(e, t) {
	if (e.length > 2e4) return;
	let n = t ? jt(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Zt
		};
	}
	if (!(n && Nt(e))) return {
		text: e,
		named: bn(e),
		choosing: new Set(),
		printf: Qt(e)
	};
}
function Bt(e, t, n = new Set()) {
	if (Vt(e, t)) return;
	let r = Ht(e, t), i = Ut(e, t), a = Wt(e.printf, r, n), o = [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)], s = [...i.has, ...a.has], { isReordered: c } = a, l = Kt(e.printf, r);
	return o.length + s.length === 0 && !c && !l ? void 0 : {
		lacks: o,
		has: s,
		isReordered: c,
		percent: l
	};
}
function Vt({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function Ht({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Zt) return r;
	let i = Qt(n, !$t(t));
	return $t(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Ut({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !$t(r), c = (e) => e !== "place" || t.has(yn), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function Wt({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].flatMap(([t, n]) => e.get(t)?.type === n.type ? [] : [n]), a = [...e].flatMap(([e, n]) => t.get(e)?.type === n.type ? [] : [n]), o = (e) => e.map((e) => e.written);
	if (!n) return {
		lacks: o(a),
		has: o(i),
		isReordered: !1
	};
	let s = Gt([...e.values()], [...t.values()]), c = Gt([...t.values()], [...e.values()]), l = c.length === 0 && o(s).every((e) => r.has(e));
	return {
		lacks: o(s),
		has: o(c),
		isReordered: l && i.length > 0
	};
}
function Gt(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Kt(e, t) {
	return $t(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function qt(e) {
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
const Jt = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, Yt = /^%(?:20[a-z]|[0-7][CDEF])$/i, Xt = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Zt = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function Qt(e, t = !1) {
	if (!e.includes("%")) return Zt;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(Jt)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!tn(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = Xt.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function $t({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const en = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function tn(e, t, n, r) {
	if (/\d/.test(e.charAt(t - 1)) || Yt.test(n)) return !1;
	if (!r) return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !en.test(i);
}
function nn(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: rn(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => Vt(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => {
		if (e.forms.length === 0) return [];
		let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
		return {
			...e,
			forms: t,
			together: qt(t.map(({ placeholders: e }) => e))
		};
	}), c = xn(s, t);
	if (!c) return [];
	let l = cn(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !Bt(e.placeholders, t.placeholders)) ? void 0 : Bt(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || sn(i) && r() ? [] : [ln(e, t, c, i, n)];
	}));
}
function rn(e, t) {
	return Lt(e.text).flatMap((e) => {
		let n = zt(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
const an = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, on = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function sn({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : an.test(i) || on.test(i);
}
function cn({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => Bt(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => an.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function ln(e, t, { language: n, isLive: r }, i, a) {
	let { lacks: o } = i, s = r ? `the ${n} text of the project` : `the ${n} text`, c = o.length > 0 && a ? It(t.text) : "", [l, u] = un(i, s);
	return Rt("placeholders", e, t, l, u + c);
}
function un({ lacks: e, has: t, isReordered: n, percent: r }, i) {
	let [a, o] = [e, t].map((e) => e.length > 1 ? "them" : "it");
	return e.length > 0 && t.length > 0 ? [F`has ${dn(t)}, but ${i} has ${dn(e)}`, "Use the same placeholders in both."] : e.length > 0 ? [F`lacks ${dn(e)}, which ${i} has`, `Add ${a}.`] : t.length > 0 ? [F`has ${dn(t)}, which ${i} does not have`, `Remove ${o}, or add ${o} to ${i}.`] : n ? [`has its placeholders in another order than ${i}`, "Number them, for example %1$s and %2$d."] : r === "escape" ? [`has a single percent sign, but ${i} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${i} has a single percent sign`, "Use the same in both."];
}
function dn(e) {
	let t = e.slice(0, 5).map((e) => I(fn(e))), n = e.length - t.length, r = n > 0 ? `${n} more` : t.pop() ?? "";
	return t.length > 0 ? F`${wt(t, ", ")} and ${r}` : Tt(r);
}
function fn(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const pn = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", mn = "\\d{1,3}", hn = `${pn}|${mn}`, gn = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${hn})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${hn})\\}`,
	`%\\((${hn})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${pn})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${mn})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), _n = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], vn = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, yn = vn.place("1");
function bn(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = gn.exec(e); n; n = gn.exec(e)) for (let [e, r] of _n.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(vn[r](i), r);
	}
	return t;
}
function xn(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const Sn = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], Cn = /^(?:he|iw)(?![a-z])/i;
function wn(e) {
	let t = En(e);
	return Sn.filter((n) => t.has(n) && !(n === "two" && Cn.test(e)));
}
function Tn({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = wn(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
const En = n((e) => {
	let t = new Map([["other", []]]), n = mt(e);
	for (let e = 0; n && e <= 200; e += 1) {
		let r = n.select(e);
		t.set(r, [...t.get(r) ?? [], e]);
	}
	return t;
});
function Dn({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || Lt(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return On({
		language: e,
		text: t
	}, {}, o);
}
function On(e, t, n, r = "") {
	if (n.length === 0) return [];
	let [i, a] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return [Rt("plurals", e, t, F`lacks the plural form${i} ${f(n)}${r}, which the language needs`, `Add ${a}.`)];
}
function kn(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? Lt(r.text).flatMap(({ text: e }) => An(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : Lt(e.text).flatMap((t) => An(t.text).flatMap(([r, a]) => {
		let o = fn(`{${r}}`), s = [...a].find((e) => !Sn.includes(e) && !e.startsWith("="));
		return s === void 0 ? [...i.get(r) ?? Sn].every((e) => e === "other" || !Sn.includes(e)) ? [] : On(e, t, n(e.language).filter((t) => !jn(e.language, t, a)), F` of ${I(o)}`) : [Rt("plurals", e, t, F`has "${I(fn(s))}" in ${I(o)}, which is not a plural form`, "Write zero, one, two, few, many or other, or =1 for a number.")];
	})));
}
function An(e) {
	return [...Pt(e)?.plurals ?? []];
}
function jn(e, t, n) {
	let r = En(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/textProgress.ts
const Mn = [
	"translated",
	"verified",
	"reviewed"
];
function Nn(e) {
	let t = Tn(e);
	return (e, n) => o(e) ? t(n).every((t) => e[t]) : !!e;
}
// \0late:braces
const Pn = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var Fn = (...e) => Pn("./late-braces.js").default(...e);
// src/locales/glob.ts
const L = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, In = [(e) => e.length <= L.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function Ln(e) {
	let t = (e) => ({
		is: "refused",
		complaint: e
	});
	if (e.length > L.length) return t(`is longer than ${L.length} characters`);
	if (e.startsWith("!")) return t("starts with \"!\", which would mean all other files");
	let n = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(n)) return t("has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(");
	if (n.includes("[")) return t("has a set such as [ab]. Write {a,b}. If \"[\" is part of a name, write \\[");
	let r = Vn(n);
	if (r === void 0) return t("has a range such as {1..9}. Write {1,2,3}, or use *");
	if (r > L.paths) return t(`stands for more than ${L.paths} paths. Write several globs, or use *`);
	if ((n.match(/\*+|\?/g)?.length ?? 0) > L.wildcards) return t(`has more than ${L.wildcards} wildcards`);
	if (!/\{.*\}/s.test(e)) return {
		is: "paths",
		paths: [e]
	};
	try {
		return {
			is: "paths",
			paths: Fn(e, {
				expand: !0,
				nodupes: !0,
				keepEscaping: !0
			})
		};
	} catch {
		return t("has a \"{\" or \"(\" that closes in a wrong place");
	}
}
function Rn(e) {
	let t = Ln(e);
	return t.is === "refused" ? t.complaint : void 0;
}
function R(e) {
	let t = Ln(e);
	return t.is === "paths" ? t.paths : [];
}
function zn(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function Bn() {
	return _().min(1).superRefine(zn(Rn));
}
function Vn(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = Vn(e.replace(t, " "));
	return i && r * i;
}
function Hn(e) {
	return e.replace(/[(){}*?[\]|\\]|^!/g, "\\$&");
}
const Un = n((e) => R(e.replace(/^(?:\.\/+)+/, "")).map(Wn));
function Wn(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, a] of t.entries()) a === "**" && n.push({ is: "folders" }), e === r ? i(n, Kn(a === "**" ? "*" : a)) : a !== "**" && i(n, Kn(a), [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: qn(t)
	};
}
const Gn = /\\(.)|(\*+)|(.)/gsu;
function Kn(e) {
	let t = /^[*?]/.test(e) ? [{ is: "shown" }] : [];
	for (let [, n, r, i = ""] of e.matchAll(Gn)) {
		let e = n ?? i, a = t.at(-1);
		r === void 0 ? i === "?" ? t.push({ is: "any" }) : i === "" ? t.push({ is: "language" }) : a?.is === "text" ? a.text += e : t.push({
			is: "text",
			text: e
		}) : t.push({ is: "star" });
	}
	return t;
}
function qn(e) {
	let t = e.indexOf("**");
	if (t < 0) return {
		glob: e.map(Jn).join("/"),
		dot: !1
	};
	let n = e.slice(t).some((e) => e.startsWith("."));
	return {
		glob: [
			...e.slice(0, t).map(Jn),
			"**",
			"*"
		].join("/"),
		dot: n
	};
}
function Jn(e) {
	let [t = {
		is: "text",
		text: ""
	}, ...n] = Kn(e);
	return t.is === "text" && n.length === 0 ? t.text.replace(/[\\!*?|(){}[\]+@]/g, "\\$&") : e.startsWith(".") ? ".*" : "*";
}
function Yn({ parts: e }, t, r, a = () => []) {
	let o = n((e) => new Set()), s = [{
		index: 0,
		at: 0,
		spans: []
	}];
	for (let n = s.pop(); n; n = s.pop()) {
		let { index: c, at: l, spans: u } = n, [d] = u, f = d && t.slice(d.start, d.end), p = e[c], m = c * (t.length + 1) + l;
		if (!p && l === t.length) return u;
		p && !o(f).has(m) && (o(f).add(m), i(s, Xn(p, n, t, r, f === void 0 ? a : () => t.startsWith(f, l) ? [l + f.length] : []).reverse()));
	}
}
function Xn(e, t, n, r, i) {
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
function Zn(e, t) {
	return Un(t).some((t) => Yn(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const z = {
	commands: j,
	file: "both"
};
function B(e) {
	return {
		schema: () => w(e),
		expects: `${e.slice(0, -1).join(", ")} or ${e.at(-1)}`
	};
}
const Qn = {
	schema: () => C().min(0),
	expects: "a whole number, 0 or more"
}, $n = {
	schema: () => ee().min(0).max(100),
	expects: "a number, 0 to 100, without %"
}, er = {
	...z,
	parent: "limits"
};
function tr(e, t, n, r, i) {
	return T(t, {
		...er,
		...e,
		default: n,
		loosens: Oe(n),
		example: i,
		text: r
	});
}
function nr(e, t, n, r) {
	return T(e, {
		...z,
		...B(t),
		parent: "prune",
		default: "off",
		loosens: O(t, "off"),
		example: n,
		text: r
	});
}
function rr(e, t) {
	return T(e, {
		schema: () => S(Bn()).min(1).refine(...In),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...A, "pull"],
		file: "both",
		option: {
			offered: ["option", "input"],
			inputOf: A,
			as: "list",
			metavar: "GLOB"
		},
		inFile: "Relative to lokaform.yaml.",
		...t
	});
}
// src/keys/settings.ts
const ir = tr({
	...Qn,
	expects: `${Qn.expects}. A percentage is removals_percent`
}, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), ar = tr($n, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), or = tr($n, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), sr = T("unverified", {
	...er,
	...Qn,
	loosens: Oe(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), cr = {
	manifests: rr("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: nr("keys", he, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		ir,
		ar,
		or,
		sr
	]
}, lr = tr(Qn, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), ur = {
	manifests: rr("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: nr("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [lr]
}, dr = [cr, ur], fr = dr.map(({ manifests: e }) => e), pr = dr.map(({ prune: e }) => e), mr = dr.flatMap(({ limits: e }) => e), V = {
	schema: () => v(),
	expects: "true or false",
	default: !1
}, H = {
	...V,
	option: {
		offered: ["option"],
		as: "switch"
	}
}, U = (...e) => ({
	schema: () => _().min(1),
	expects: "the path of a file",
	option: {
		offered: e,
		as: "text",
		metavar: "FILE"
	}
}), hr = {
	schema: () => _().min(1),
	expects: "the path of a folder",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	}
}, W = () => S(_().min(1)), G = () => W().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), gr = ["option"], _r = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], vr = ["translations", "pull"], yr = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], br = T("workflows", {
	schema: () => G().pipe(S(w([..._r, "none"]))).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${_r.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: gr,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, or before the first release the others, if there is no terminal for the question."
}), xr = T("default_branch", {
	schema: () => _().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: gr,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), Sr = T("texts", {
	...B([
		"all",
		"matching",
		"none"
	]),
	commands: ["init"],
	option: {
		offered: gr,
		as: "text",
		metavar: "all|matching|none"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
	usual: "a question. Without a terminal: `matching`, or `none` next to manifests."
}), Cr = "lokaform", wr = [...fr.map(({ name: e }) => e), Cr], Tr = T("schema_name", {
	...B(wr),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: wr.join("|")
	},
	text: "The schema to print."
}), Er = T("problem_code", {
	schema: () => _().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: "CODE"
	},
	text: "The code at the end of a problem. Without a code, all codes are listed."
}), Dr = ["bash", "zsh"], Or = T("shell", {
	...B(Dr),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: Dr.join("|")
	},
	text: "The shell that the script is for."
}), kr = T("webhook", {
	schema: () => _().min(1),
	expects: "the id or the URL of a webhook",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "URL|ID"
	},
	text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest."
}), Ar = T("secrets_file", {
	...U("option", "input"),
	commands: ["webhook-secret"],
	text: "File for the secret. Only its owner can read it."
}), jr = T("rotate", {
	...V,
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), Mr = T("port", {
	schema: () => C().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: gr,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), Nr = T("state", {
	...U("option"),
	commands: ["sandbox"],
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), Pr = T("copy_of", {
	schema: () => _().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: gr,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), Fr = T("no_limits", {
	...H,
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), Ir = T("log", {
	...U("option"),
	commands: ["sandbox"],
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), Lr = [
	{
		title: "For init",
		settings: [
			Sr,
			br,
			xr
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			kr,
			Ar,
			jr
		]
	},
	{
		title: "For schema",
		settings: [Tr]
	},
	{
		title: "For explain",
		settings: [Er]
	},
	{
		title: "For completion",
		settings: [Or]
	},
	{
		title: "For the sandbox",
		settings: [
			Mr,
			Nr,
			Pr,
			Fr,
			Ir
		]
	}
], Rr = T("languages", {
	schema: () => x(_().min(1), w(me)),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes",
	default: D.languages,
	...z,
	loosens: zr,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function zr(e = {}, t = {}) {
	let n = O([
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
const Br = p([C().positive().transform(String), _().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), Vr = T("writers", {
	schema: () => S(Br),
	expects: "a list of addresses or user ids",
	...z,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), Hr = T("placeholders", {
	...B(ve),
	default: D.placeholders,
	...z,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), Ur = {
	schema: W,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, Wr = T("overwrite", {
	...Ur,
	default: [...D.overwrite],
	commands: tt,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), Gr = T("accept", {
	...Ur,
	default: [...D.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), Kr = T("create", {
	schema: W,
	expects: "whole names of keys",
	default: [...D.create],
	commands: tt,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY"
	},
	text: "Create this key in Lokalise, although its row has `keys_from: lokalise`."
}), qr = T("owner", {
	schema: () => _().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...z,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), Jr = T("protected_tags", {
	schema: W,
	expects: "a list of tags",
	default: [...D.protectedTags],
	...z,
	loosens: (e, t) => {
		let n = t ?? D.protectedTags;
		return (e ?? D.protectedTags).some((e) => !n.includes(e));
	},
	empty: "No tag protects a key.",
	example: ["protected", "legal"],
	text: "A live key with one of these tags keeps the tag, and is never removed."
}), Yr = {
	title: "Who owns texts and keys",
	settings: [
		Rr,
		Vr,
		Hr,
		Wr,
		Gr,
		Kr,
		qr,
		Jr
	]
}, Xr = T("by", {
	parent: "prune",
	...B(ge),
	...z,
	loosens: O([void 0, ...ge], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), Zr = [...pr, Xr], Qr = T("prune", {
	schema: () => {
		let e = ({ name: e, value: t }) => Zr.some((n) => n.name === e && n.schema.safeParse(t).success);
		return S(_().refine((t) => de([t]).every(e), "has a part that is not one of these"));
	},
	expects: `parts such as keys=owned,by=archive. ${Zr.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: nt,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing."
}), $r = T("on_problem", {
	...B(_e),
	default: D.onProblem,
	...z,
	commands: nt,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: O(_e.toReversed(), D.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), ei = T("allow_removals", {
	...Qn,
	expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
	commands: tt,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), ti = T("allow_wrong_project", {
	...V,
	...z,
	loosens: O([!1, !0], D.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared, or fewer than half of the names of a row with `keys_from: lokalise`."
}), ni = T("backup_dir", {
	...hr,
	commands: ["apply", "restore"],
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), ri = T("snapshot", {
	...B(["auto", "off"]),
	default: "auto",
	...z,
	loosens: O(["auto", "off"], "auto"),
	example: "off",
	text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on."
}), ii = T("backup", {
	...U("argument"),
	commands: ["restore"],
	text: "The backup to restore."
}), ai = T("force", {
	...H,
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), oi = {
	title: "What may be removed",
	settings: [
		...Zr,
		Qr,
		$r,
		...mr,
		ei,
		ti,
		ni,
		ri,
		ii,
		ai
	]
}, K = ["pull"], si = ["option"], ci = () => G().refine((e) => e.every((e) => /^\S+$/.test(e)), "has an empty name, or a blank in a name"), li = (e) => ({
	offered: si,
	as: "list",
	metavar: e
}), ui = T("languages", {
	parent: "pull",
	schema: () => p([y("all").transform(() => ["all"]), ci().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...K, "init"],
	file: "both",
	option: li("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), di = {
	parent: "pull",
	commands: [
		...j,
		...K,
		"init"
	],
	file: "both"
}, fi = T("review", {
	...di,
	...B(ye),
	default: D.incoming.review,
	loosens: O(ye.toReversed(), D.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), pi = T("checks", {
	...di,
	...B(be),
	default: D.incoming.checks,
	loosens: O(be, D.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), mi = T("untranslated", {
	...di,
	...B(xe),
	default: D.incoming.untranslated,
	example: "base",
	text: "What a pull writes for a translation that is empty in Lokalise: nothing with `skip`, the base translation with `base`. Apply does not write it into Lokalise."
}), hi = T("fields", {
	schema: ci,
	expects: "names of fields with commas between them, or all",
	commands: [...K, "init"],
	option: li("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), gi = T("dir", {
	...hr,
	commands: K,
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), _i = T("dry_run", {
	...H,
	commands: K,
	text: "Print what would be written, and write nothing."
}), vi = T("new", {
	...H,
	commands: K,
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), yi = T("remove_missing", {
	...H,
	commands: K,
	text: "List entries, and strings of rows with `keys_from: lokalise`, whose key is not live, and remove them after a question. The limits of removals count them."
}), bi = (e, t) => ({
	commands: K,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), xi = {
	schema: W,
	expects: "names",
	default: [],
	...bi("list", "NAME")
}, Si = T("branch", {
	...bi("text", "BRANCH"),
	schema: () => _().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
	expects: "the name of a branch that starts with lokaform/pull/",
	text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
	usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`."
}), Ci = T("title", {
	...bi("text", "TEXT"),
	schema: () => _().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
	expects: "a line of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), wi = T("labels", {
	...xi,
	text: "Labels of a new pull request."
}), Ti = T("reviewers", {
	...xi,
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), Ei = T("assignees", {
	...xi,
	text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned."
}), Di = T("draft", {
	...V,
	commands: K,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), Oi = T("auto_merge", {
	...bi("text", "HOW"),
	...B([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), ki = {
	title: "The pull request",
	settings: [
		Si,
		Ci,
		wi,
		Ti,
		Ei,
		Di,
		Oi
	]
}, Ai = {
	title: "For pull",
	settings: [
		ui,
		fi,
		pi,
		mi,
		hi,
		vi,
		yi,
		gi,
		_i
	]
}, ji = () => C().min(0).max(100), Mi = [(e) => Object.keys(e).length > 0, "is empty"], Ni = "`*` means every other language, except the base language.", Pi = T("ready", {
	schema: () => {
		let e = h(w(Mn), ji()).refine(...Mi);
		return x(_().min(1), p([ji(), e]));
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
	text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${Ni}`,
	usual: "nothing is required."
}), Fi = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/, Ii = T("require", {
	schema: () => G().pipe(S(_().regex(Fi, "is not such a part"))).transform((e) => {
		let t = new Map();
		for (let n of e) {
			let [, e = "", r = "translated", i] = Fi.exec(n) ?? [];
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
	text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${Ni}`,
	usual: "`ready` in lokaform.yaml."
}), Li = {
	title: "For status",
	settings: [Pi, Ii]
}, Ri = T("out", {
	...U("option", "input"),
	commands: ["plan"],
	text: "Write the plan to this file, as JSON."
}), zi = T("plan", {
	...U("option", "input"),
	commands: ["apply"],
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), Bi = T("report", {
	schema: () => S(_().regex(/.\.(json|md|html)$/)),
	expects: "the path of a file that ends with .json, .md or .html",
	default: [],
	commands: [
		...A,
		"restore",
		"report"
	],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "FILE"
	},
	text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search."
}), Vi = T("format", {
	...B([
		"text",
		"json",
		"markdown"
	]),
	default: "text",
	commands: [...j, "report"],
	option: {
		offered: ["option"],
		as: "text",
		metavar: "FORMAT"
	},
	text: "Output format: `text`, `json` or `markdown`."
}), Hi = T("detailed_exitcode", {
	...H,
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), Ui = T("all", {
	...H,
	commands: [...M, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given."
}), Wi = T("matrix", {
	...H,
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), Gi = T("verbose", {
	...H,
	commands: [...M, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Ki = T("quiet", {
	...V,
	commands: [
		...A,
		"restore",
		"report"
	],
	option: {
		offered: ["option"],
		as: "switch",
		short: "q"
	},
	text: "Print only problems, failures and the last line of the plan."
}), qi = T("yes", {
	...H,
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), Ji = T("no_color", {
	...H,
	commands: k,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), Yi = T("help", {
	...V,
	commands: k,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), Xi = T("version", {
	...V,
	commands: k,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), Zi = {
	title: "Files and output",
	settings: [
		Ri,
		zi,
		Bi,
		Vi,
		Hi,
		Ui,
		Wi,
		Gi,
		Ki
	]
}, Qi = {
	title: "General",
	settings: [
		qi,
		Ji,
		Yi,
		Xi
	]
}, $i = ["report"], ea = T("reports", {
	schema: () => S(Bn()).refine(...In),
	expects: "paths or globs of files",
	commands: $i,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), ta = T("expect", {
	schema: () => W().transform((e, t) => e.flatMap((e) => {
		if (!e.startsWith("[")) return e.split(/,\s*/);
		let n = S(_()).safeParse(c(e));
		return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
	})),
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: $i,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), na = {
	title: "For report",
	settings: [ea, ta]
}, ra = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, ia = "is not a time from 1 s to 24 h", aa = T("time_limit", {
	schema: () => _().regex(/^(\d{1,9})([smh])$/, ia).transform((e) => Number.parseInt(e, 10) * (ra[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, ia),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...M, "pull"],
	file: "top",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "TIME"
	},
	example: "30m",
	text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails.",
	usual: "no limit."
}), oa = T("rate", {
	schema: () => p([y("auto"), ee().min(.1).max(1e3)]),
	expects: "auto, or a number from 0.1 to 1000",
	default: "auto",
	commands: [
		...M,
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
}), sa = T("concurrency", {
	schema: () => C().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...M, "pull"],
	file: "both",
	option: {
		offered: ["option"],
		as: "number",
		metavar: "N"
	},
	example: 2,
	text: "Requests at the same time, 1 to 10."
}), ca = T("use_automations", {
	schema: () => v(),
	expects: "true or false",
	commands: [...tt, "restore"],
	file: "both",
	loosens: O([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), la = {
	title: "Pace",
	settings: [
		aa,
		oa,
		sa,
		ca
	]
}, ua = process.getBuiltinModule("node:module").createRequire(import.meta.url), da = (...e) => ua("./late-key-names.js").namePatternComplaint(...e), fa = (...e) => ua("./late-key-names.js").nameRule(...e), pa = [
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
		name: "Apple plural strings",
		end: ".stringsdict",
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
	},
	{
		name: "XLIFF",
		end: ".xlf",
		severalLanguages: !1
	},
	{
		name: "Java properties",
		end: ".properties",
		severalLanguages: !1
	}
];
function ma(e) {
	let t = e.toLowerCase().replace(/\.xliff$/, ".xlf");
	return pa.find(({ end: e }) => t.endsWith(e));
}
function ha(e) {
	return e.includes("&amp;") && /<\/?[a-z]/i.test(e) ? e.replace(/&amp;(?!#?\w+;)/g, "&") : e;
}
function ga(e) {
	return e.replace(/\\(.)/g, (e, t) => t === "n" ? "\n" : t === "t" ? "	" : t);
}
// src/model/place.ts
const _a = C().min(0), va = m({
	file: _(),
	line: _a,
	col: _a,
	endLine: _a,
	endCol: _a
});
function ya(e) {
	return {
		file: e,
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
}
function ba(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function xa(e, t, n = []) {
	let r = Oa(e, t, n);
	return wa(r.file, r.at.start, r.at.end);
}
function Sa(e, t, n) {
	let r = Oa(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return wa(r.file, i, a);
}
function Ca(e, t, n) {
	return Oa(e, t, n).file;
}
function wa(e, t, n) {
	let r = ka(e, t), i = ka(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Ta(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function Ea(e, t) {
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
var Da = class {
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
function Oa(e, t, n) {
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
function ka(e, t) {
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
const Aa = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function ja(e) {
	return Ma(e, /^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}
function Ma(e, t) {
	return Array.from(e.matchAll(t), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/locales/textSource.ts
function Na(e, t) {
	let n = Pa(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function Pa({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
const Fa = {
	".strings": ["ios"],
	".stringsdict": ["ios"],
	".xcstrings": ["ios"],
	".xml": ["android"]
};
function Ia({ files: e, plurals: t }) {
	let n = ma(e)?.name;
	return n === "JSON" || n === "ARB" ? t !== "none" : ![
		"Apple strings",
		"XLIFF",
		"Java properties"
	].includes(n ?? "");
}
function La({ platform: e, platforms: t, files: n }) {
	return e === void 0 ? t ?? Fa[ma(n)?.end ?? ""] ?? u : [e];
}
function Ra(e, t) {
	let n = La(t);
	return !La(e).some((e) => n.includes(e));
}
function za(e) {
	let t = [];
	for (let n of e) {
		let e = t.find((e) => e.every((e) => !Ra(e, n)));
		e ? e.push(n) : t.push([n]);
	}
	return t;
}
function Ba(e, t) {
	return (e.filenames === void 0 || t.filenames === void 0 || e.filenames === t.filenames) && e.keyName === t.keyName && !Ra(e, t);
}
function Va({ path: e }, t, n) {
	let r = e?.join("::") ?? t.replaceAll(".", "::");
	return t.includes("::") ? n(t.replaceAll("::", ".")) : r.includes("::") && n(r);
}
function Ha(e) {
	return e.includes("::") ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot." : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}
function Ua({ source: { plurals: e, separator: t }, language: n, isPlural: r }) {
	return {
		plurals: e,
		isPlural: r,
		language: n,
		lists: t === "::"
	};
}
const q = "{lang}", Wa = "{-lang}";
function Ga(e) {
	let { files: t, language: n, languages: r = [], languagePlaces: i = [] } = e;
	if (!t.includes("{-lang}")) return [e];
	let [a = "", ...o] = n === void 0 ? r : [n, ...r], s = (e, t) => r[t] !== a;
	return [{
		...e,
		files: t.replaceAll(Wa, ""),
		written: t,
		language: a,
		languages: [a],
		isOfBase: !0
	}, {
		...e,
		files: t.replaceAll(Wa, "-{lang}"),
		written: t,
		language: void 0,
		languages: o.filter((e) => e !== a),
		languagePlaces: i.filter(s),
		isOptional: !0
	}];
}
function Ka({ files: e, written: t }) {
	return t ?? e;
}
function qa({ files: e }) {
	return Oo(e).replaceAll(q, "*");
}
function Ja(e, t) {
	if (!Y(e.files)) return e.language;
	let n = Ya(e, t);
	return n === void 0 ? void 0 : Za(e, n);
}
function Ya(e, t) {
	let [n] = To(e, t);
	return n && t.slice(n.start, n.end);
}
function Xa(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...Pa(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = t.find((e) => yo.test(e) || /^[a-z]{2,3}[-_]\w+$/i.test(e)), s = i.flatMap((t) => {
		let n = J(e, t, o), [r = n, s] = [...a].filter((e) => dt(e, t)), c = !i.includes(r) && Za(e, r) === r;
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
function Za({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function J({ files: e, languageMap: t }, n, r) {
	let i = Object.entries(t).find(([, e]) => e === n)?.[0];
	if (i !== void 0 || n.startsWith("%")) return i ?? n;
	let [a = "", ...o] = n.split(/[-_]/), [s = ""] = o, c = $a(e) ? ut(a) : a;
	if ($a(e) && o.length === 1 && /^[a-z]{2}$/i.test(s) && !r?.startsWith("b+")) return `${c}-r${s.toUpperCase()}`;
	if ($a(e)) return o.length > 0 ? [
		"b",
		c,
		...o
	].join("+") : c;
	let [l] = Qa.flatMap(([t, n]) => t.test(e) ? n : []), u = /[-_]/.exec(r ?? "")?.[0] ?? l;
	if (u === void 0) return n;
	let d = r !== void 0 && r === r.toLowerCase();
	return [a, ...o.map((e) => d ? e.toLowerCase() : e)].join(u);
}
const Qa = [[/\{lang\}\.lproj|\.xcstrings$/, "-"], [/\.arb$/, "_"]];
function $a(e) {
	return /values-\{lang\}.*\.xml$/.test(e);
}
function eo(e, t, n) {
	let r = To(e, t), i = J(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function to(e, { source: t, language: n, path: r, isOnly: i, ...a }, o) {
	if (!Y(e.files) || !Na(e, o) || !ro.test(J(e, o))) return;
	let s = Ya(e, r), c = s !== void 0 && dt(Za(e, s), n ?? ""), l = i && io(e.files) === io(r) ? [oo(e, o)] : [];
	return (c ? [eo(e, r, o)] : [co(e, lo(t, r), o), ...l]).find((n) => {
		if (n === void 0 || Ja(e, n) !== o) return !1;
		let r = fo(e, n);
		return [
			"keyName",
			"separator",
			"platform"
		].every((n) => e[n] === t[n]) && uo.every((t) => !e.keyName.includes(`{${t}}`) || r[t] === a[t]) && r.filename === a.filename;
	});
}
function no(e, t, n) {
	let r = ({ languages: e }) => e?.includes(n) === !0, i = [t.source, ...e].sort((e, t) => Number(r(t)) - Number(r(e)));
	for (let e of i) {
		let r = to(e, t, n);
		if (r !== void 0) return {
			row: e,
			path: r
		};
	}
}
const ro = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function io(e) {
	return e.slice(e.lastIndexOf("."));
}
function ao({ files: e }) {
	return !/[*?[\]{}()!+@]/.test(e.replaceAll(q, ""));
}
function oo(e, t) {
	if (ao(e)) return Oo(e.files).replaceAll(q, J(e, t));
}
function so(e, t) {
	let n = Y(e.files), r = !n || (Pa(e) ?? [t]).includes(t) && ro.test(J(e, t)), i = n ? t : e.language, a = r && (i ?? t) === t ? oo(e, t) : void 0;
	return a === void 0 ? void 0 : {
		source: e,
		path: a,
		language: i,
		...fo(e, a)
	};
}
function co(e, t, n) {
	let r = Oo(e.files), i = [], a = Ma(r, /\{lang\}/g).reduceRight((e, { start: t, end: n }) => {
		let { name: r, at: a, ...o } = go(e, t, n);
		return i.unshift(o), r.slice(0, a) + "" + r.slice(a);
	}, r);
	for (let r of Un(a)) {
		let a = Yn(r, t, !0, (e, t) => [t]) ?? [];
		if (a.length !== i.length) continue;
		let o = J(e, n), s = i.map(({ before: e, after: t }) => e + o + t);
		return a.reduceRight((e, { start: t }, n) => e.slice(0, t) + s[n] + e.slice(t), t);
	}
}
function lo(e, t) {
	return To(e, t).reduceRight((e, { start: t, end: n }) => go(e, t, n).name, t).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const uo = [
	"file",
	"dir",
	1
];
function fo(e, t) {
	let n = mo(e, t), r = {
		...ho(t, To(e, t)),
		...n && { 1: n }
	}, i = e.filenames === "/" ? eo(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const po = /(?<![\\*[])\*(?!\*)/;
function mo(e, t) {
	let n = Oo(e.files).replaceAll(q, Ya(e, t) ?? ""), r = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), i = R(n).filter((e) => po.test(e));
	for (let e of i.flatMap((e) => Un(e.replace(po, "")))) {
		let [n] = Yn(e, t, !0, r) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function ho(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => go(e, t.start - n, t.end - n).name, e.slice(n, i)),
		dir: vo(e.slice(0, n), t)
	};
}
function Y(e) {
	return e.includes(q);
}
function go(e, t, n) {
	let [r = ""] = /[-_.+ ]$/.exec(e.slice(0, t)) ?? [], i = t === 0 || e[t - 1] === "/", [a = ""] = r === "" && (i ? /^[-_.+ /]/ : /^[-_.+ ]/).exec(e.slice(n)) || [], o = t - r.length;
	return {
		name: e.slice(0, o) + e.slice(n + a.length),
		at: o,
		before: r,
		after: a
	};
}
const _o = /\.lproj$|^values(-|$)/;
function vo(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !_o.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const yo = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, bo = /^[A-Za-z]{2,3}$/, xo = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/, So = /^(?!car$)(?:[a-z]{2,3}(?:-r[A-Z]{2})?|b\+[A-Za-z0-9+]+)$/, Co = [
	Do(yo),
	Do(bo),
	Do(xo, !0)
], wo = [Do(So)];
function To(e, t) {
	if (!Y(e.files)) return [];
	let n = Un(e.files.replaceAll(q, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let i of [Eo(r), ...$a(e.files) ? wo : Co]) for (let e of n) {
		let n = Yn(e, t, !0, i) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function Eo(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function Do(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function Oo(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function ko(e, t) {
	return e === Oo(t) || Zn(e, t);
}
// src/settings/table/texts.ts
const Ao = (e) => e === "" ? "is empty" : void 0, X = (e = Ao) => _().superRefine(zn(e)).meta({ minLength: 1 }), jo = (e) => S(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), Mo = {
	files: {
		schema: () => X(Ro),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json"
	},
	languages: {
		schema: () => jo(X()),
		expects: "a list of languages, as the project names them"
	},
	language: {
		schema: X,
		expects: "a language, as the project names it"
	},
	language_map: {
		schema: () => x(_(), X()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project"
	},
	key_name: {
		schema: () => X(zo),
		expects: "a text with {path}, and optionally {file}, {dir} and {1}"
	},
	keys_from: B(["files", "lokalise"]),
	include_tags: {
		schema: () => jo(X()),
		expects: "a list of tags"
	},
	exclude_tags: {
		schema: () => jo(X()),
		expects: "a list of tags"
	},
	names: B(["plain", "lokalise"]),
	separator: {
		schema: X,
		expects: "the text between nested names"
	},
	filenames: {
		schema: () => X((e) => e === "" ? "is empty" : Lo.test(e) ? "has a control character. Remove it" : void 0),
		expects: "a path with %LANG_ISO% in the place of the language"
	},
	platform: {
		schema: () => w(u),
		expects: `one of ${u.join(", ")}`
	},
	platforms: {
		schema: () => jo(w(u)),
		expects: `a list of platforms: ${u.join(", ")}`
	},
	tags: {
		schema: () => S(X()),
		expects: "a list of tags"
	},
	plurals: B([
		"none",
		"i18next",
		"icu"
	])
};
function No() {
	let e = Object.fromEntries(Object.entries(Mo).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return b({
		...e,
		files: Mo.files.schema()
	});
}
const Po = t(() => No().superRefine((e, { addIssue: t }) => {
	Ro(e.files) === void 0 && Bo(e, (e, n) => t({
		code: "custom",
		path: [n],
		message: e
	}));
}));
function Fo(e) {
	return /token$|^api_key$/.test(e) ? " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one." : void 0;
}
const Io = T("texts", {
	schema: () => S(Po()).refine(...In),
	expects: "a list of text sources, such as [{ files: \"src/locales/{lang}.json\" }]",
	entries: {
		get schema() {
			return Po();
		},
		fields: Object.entries(Mo).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source",
		elsewhere: Fo
	},
	commands: [...A, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), Lo = /[\p{Cc}\p{Cs}]/u;
function Ro(e) {
	if (e.includes("{-lang}")) return e.includes("{lang}") ? "has {lang} and {-lang}. Write one of them" : ["-{lang}", ""].map((t) => e.replaceAll(Wa, t)).map(Ro).find((e) => e !== void 0);
	if (e === "") return "is empty";
	if (Lo.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	if (/\{\{\w+\}\}/.test(e)) return "has double braces. Write {lang}, and * for any other part";
	let t = Vo(e, ["lang", "-lang"]);
	if (t !== void 0) return t;
	let n = Rn(e.replaceAll("{lang}", "*"));
	if (n !== void 0) return n;
	let r = R(e.replaceAll("{lang}", "en"));
	return r.flatMap((e) => e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/")).some((e) => e === "." || e === ".." || e === "") ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(R(e).map(Y)).size > 1 ? "has {lang} in only a part of its paths" : r.every((e) => ma(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${pa.map(({ name: e }) => e).join(", ")}`;
}
function zo(e) {
	let t = Vo(e, ["path", ...uo.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
function Bo({ files: e, languages: t, language: n, ...r }, i) {
	let a = [...new Set(R(e).flatMap((e) => ma(e) ?? []))], [o, s] = [Y(e), e.includes(Wa)];
	a.some(({ severalLanguages: e }) => e) ? (a.length > 1 && i("has .xcstrings and other types. Write two text sources", "files"), (o || s) && i("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && i("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : s ? n === void 0 && t === void 0 && i("needs languages, with the base language first, because its file has no code", "files") : o && n !== void 0 ? i("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !o && n === void 0 ? i("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && i("cannot be set together with language. Remove it", "languages");
	let { plurals: c, platform: l, platforms: u, filenames: d, keys_from: f } = r;
	if (f !== "lokalise") for (let e of ["include_tags", "exclude_tags"]) r[e] && i("works only with keys_from: lokalise. Add keys_from, or remove it", e);
	d !== void 0 && l === void 0 && u === void 0 && i("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), c === "i18next" && a.some((e) => e.name !== "JSON") && i("is i18next, which is only for JSON files. Remove it", "plurals"), c === "icu" && a.some(({ name: e }) => e !== "JSON" && e !== "ARB") && i("is icu, which is only for JSON and ARB files. Remove it", "plurals"), l !== void 0 && u && !u.includes(l) && i(`does not contain ${l}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function Vo(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. Known ones: ${t.map((e) => `{${e}}`).join(", ")}`;
}
const Ho = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, Uo = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, Wo = Te.map((e) => T(e, {
	...Uo,
	...B(De),
	default: D.checks[e],
	example: "error",
	text: Ho[e]
})), Go = T("key_names", {
	...Uo,
	schema: () => {
		let e = X(da), t = w(De).exactOptional();
		return p([e, b({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), Ko = T("words", {
	...Uo,
	schema: () => x(_(), p([X(), x(_(), X())])).refine((e) => {
		let t = [e, ...Object.values(e)].flatMap((e) => typeof e == "string" ? [] : Object.keys(e));
		return t.length <= 1e3 && t.every((e) => e.trim() !== "");
	}, "has an empty word, or more than 1,000 words").refine(({ severity: e = "warn" }) => De.some((t) => t === e), `has a severity that is not ${De.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), qo = {
	title: "Advice on texts",
	settings: [
		...Wo,
		Go,
		Ko
	]
}, Jo = () => _().min(1), Yo = T("token_file", {
	...U("option"),
	commands: [
		...N,
		"sandbox",
		"init"
	],
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), Xo = T("token_env", {
	schema: () => Jo().superRefine(zn((e) => /^[A-Za-z_]\w*$/.test(e) && !/^[\da-f]{20,}$/.test(e) ? void 0 : "is not the name of a variable, such as IOS_TOKEN. If it is the token, make a new one in Lokalise, because this one stays in the history of git")),
	expects: "the name of an environment variable",
	commands: N,
	file: "entry",
	loosens: () => !0,
	example: "IOS_TOKEN",
	text: "Environment variable with the API token of this project.",
	usual: "the token of the run."
}), Zo = T("project", {
	schema: () => Jo().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...N, "init"],
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
}), Qo = T("config", {
	...U("option", "input"),
	default: "lokaform.yaml",
	commands: rt,
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), $o = T("only", {
	schema: G,
	expects: "names of projects in lokaform.yaml",
	commands: rt,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Use only these projects of lokaform.yaml, by name.",
	inAction: "A run with `only` has its own pull request comment.",
	usual: "all of them."
}), es = T("filter", {
	schema: () => S(_().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(zn((e) => e.startsWith("file:") ? Rn(e.slice(5)) : void 0))),
	expects: "KEY, PREFIX*, tag:TAG or file:PATH",
	default: [...D.filter],
	commands: [...j, "pull"],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY"
	},
	inAction: "A run with `filter` has its own pull request comment and drift issue.",
	text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed.",
	usual: "all of them."
}), ts = T("projects", {
	schema: () => x(_(), te()),
	expects: "a mapping of names to projects, such as { web: { project: ID } }",
	commands: rt,
	file: "top",
	empty: "refused: it needs a project.",
	example: {
		web: { project: "3002780358964f9bab5a92.87762498" },
		ios: { project: "${IOS_PROJECT}" }
	},
	text: "Several projects by name, each with its own settings. `project` is then only for an entry, and `time_limit` only for the whole file.",
	usual: "one project."
}), ns = T("api_url", {
	schema: Jo,
	expects: "a URL",
	commands: [
		...N,
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
}), rs = {
	title: "Which project, and how it is reached",
	settings: [
		Zo,
		Qo,
		$o,
		es,
		ts,
		...fr,
		Io,
		Yo,
		Xo,
		ns
	]
}, is = T("apply_from", {
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
}), as = T("allow_projects", {
	schema: G,
	expects: "ids of projects",
	commands: N,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "ID"
	},
	text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
	usual: "any project that the token can reach."
}), os = T("allow_variables", {
	schema: () => G().transform((e) => e.map((e) => e.replace(/^\$\{(\w+)\}$/, "$1"))),
	expects: "names of environment variables",
	commands: [
		...A,
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
}), ss = T("fail_on_drift", {
	...V,
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), cs = T("publish", {
	...V,
	default: !0,
	commands: j,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), ls = T("show_texts", {
	...V,
	default: !0,
	commands: A,
	file: "both",
	loosens: O([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), us = [
	rs,
	{
		title: "On GitHub",
		settings: [
			is,
			as,
			os,
			cs,
			ss,
			ls
		]
	},
	Yr,
	oi,
	qo,
	la,
	Zi,
	...Lr,
	Ai,
	ki,
	Li,
	na,
	Qi
].flatMap(({ settings: e }) => e), ds = us.filter(({ option: e }) => e !== void 0);
function fs(e, t = k) {
	return us.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function ps(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : hs(e);
	return gs(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function ms({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	let n = t === void 0 ? [] : [t].flat();
	return n.length === 0 ? void 0 : n.map((e) => `\`${e}\``).join(", ");
}
function hs(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", ms(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function gs(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const _s = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), vs = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), ys = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/splice.ts
function bs(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function xs({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function Ss(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const Cs = /[ \t]*(?:[\n\r]|$)/y;
function ws(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	Cs.lastIndex = i;
	let a = Cs.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => Ss(e) + t).join("")
	};
}
function Ts(e, t, n, { comments: r, comment: i }) {
	return [...l(n, ({ at: e = Infinity }) => t.findLast(({ start: t }) => t < e))].flatMap(([n, a]) => {
		let o = n ?? t[0];
		if (!o) return [];
		let s = Es(e, o.start) ?? "", c = a.flatMap((e) => e.lines(s));
		if (n) return [ws(e, n.end, r, c)];
		let l = o.start - s.length, u = l - Ds(e, l, i).length;
		return [{
			start: u,
			end: u,
			text: c.map((t) => t + Ss(e)).join("")
		}];
	});
}
function Es(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
function Ds(e, t, n) {
	return RegExp(`(?<=^|[\\n\\r])(?:[ \\t]*(?:${n})[ \\t]*(?:\\r\\n|\\n|\\r))+$`).exec(e.slice(Math.max(0, t - 2e3), t))?.[0] ?? "";
}
function Os(e, { start: t, end: n }, r) {
	let i = Es(e, t), a = RegExp(`(?:[ \\t]*(?:${r}))*[ \\t]*(?:\\r\\n|\\n|\\r|$)`, "y");
	if (a.lastIndex = n, i === void 0 || !a.test(e)) return {
		start: t,
		end: n,
		text: ""
	};
	let [o, s] = [t - i.length, a.lastIndex], c = RegExp(`[ \\t]*(?:$|[\\n\\r]|</|${r})`, "y");
	c.lastIndex = s;
	let l = o - (c.test(e) ? Ds(e, o, r).length : 0), [u = ""] = /(?:^|[\n\r])[ \t]*(?:\r\n|\n|\r)$/.test(e.slice(Math.max(0, l - 200), l)) ? /^[ \t]*(?:\r\n|\n|\r)/.exec(e.slice(s, s + 200)) ?? [] : [];
	return {
		start: l,
		end: s + u.length,
		text: ""
	};
}
// src/model/secrets.ts
function ks(e) {
	return {
		value: e,
		shown: "***"
	};
}
function As(e) {
	return [...new Set([
		...js(e),
		...Ms(e),
		...Ns(e)
	])];
}
function js(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function Ms(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function Ns(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return Is(e);
	let t = [
		...js(e),
		...Ms(e),
		...Ps(e),
		...Is(e)
	];
	return [...new Set(t)].flatMap(Is);
}
function Ps(e) {
	let t = e.replace(/[&<>"]/g, (e) => `&${Fs[e]};`);
	return [e.replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`), ...[
		"&#39;",
		"&#x27;",
		"&apos;"
	].map((e) => t.replaceAll("'", e))];
}
const Fs = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot"
};
function Is(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Ls = class {
	#e = new Map();
	#t = [];
	#n = 0;
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => As(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length), this.#n = this.#t.at(-1)?.form.length ?? 0;
	}
	clean(e) {
		let t = e.length < this.#n && !e.includes("…");
		if (this.#t.length === 0 || t) return e;
		let n = this.#r(e), r = n.length === 0 ? e : bs(e, n);
		return r.includes("…") ? this.#i(r) : r;
	}
	#r(e) {
		let t = [], n;
		for (let r of Vs(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
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
const Rs = [
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
], zs = new RegExp(Rs.map(({ pattern: e }) => e.source).join("|"), "gi"), Bs = /[%\\&]/;
function* Vs(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	if (!Bs.test(e)) {
		yield t;
		return;
	}
	let n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = Us(n, zs);
	yield* Hs(t, 3);
}
function* Hs(e, t) {
	let n = t === 0 ? [] : Rs.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = Us(e, r);
		n && (yield n, yield* Hs(n, t - 1));
	}
}
function Us(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Ks(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const Ws = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, Gs = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Ks(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return Ws[e.slice(1)] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Gs[t] ?? e;
}
// src/model/difference.ts
function Z(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function qs(e, t, n) {
	if (Z(e, n) === e && Z(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * Js - 1), r)].slice(-Js).join(""), a = r - i.length, o = (e) => Z(a <= 2 ? e : `…${e.slice(a)}`, n);
	return [o(e), o(t)];
}
const Js = 15;
function Ys(e, t) {
	let n = (e) => e.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
	return e !== t && n(e) === n(t) ? " in other characters that look the same" : "";
}
// src/report/safeText.ts
const Xs = {
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
}, Zs = RegExp(`${d.source}|(?! )\\p{Zs}`, "gu"), Qs = /^[ -~]*$/;
function Q(t) {
	return Qs.test(t) ? t : t.replace(Zs, (t) => Xs[t] ?? e(t));
}
function $s(e) {
	return Q(e.replaceAll("\\", "\\\\"));
}
function ec(e) {
	return e.split("\n").map(Q).join("\n");
}
function tc(e, t) {
	return Z(Q(e.slice(0, 2 * t + 2)), t);
}
const nc = 4e3;
function rc(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function ic(e, t = 60) {
	return ac($s(e.slice(0, 2 * t + 2)), t);
}
function ac(e, t) {
	return `"${sc(Z(e, t))}"`;
}
const oc = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function sc(e) {
	return oc.test(e) ? `\u2068${e}\u2069` : e;
}
const cc = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function lc(e) {
	return e.replace(cc, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function uc(e) {
	if (/^[A-Za-z0-9_./:@%+=,-]+$/.test(e)) return e;
	let t = e.replace(/[\\']/g, "\\$&").replace(dc, fc);
	return e.replace(dc, "") === e ? `'${e.replaceAll("'", "'\\''")}'` : `$'${t}'`;
}
const dc = RegExp(`${Zs.source}|#(?=\\[)`, "gu");
function fc(e) {
	return Array.from(Buffer.from(e), (e) => `\\${e.toString(8).padStart(3, "0")}`).join("");
}
function pc(t) {
	return JSON.stringify(t, null, 2).replaceAll("##[", "#\\u0023[").replace(d, (t) => t === "\n" ? t : e(t));
}
// src/host/console.ts
const mc = {
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
function hc({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new Ls(), o = i(t) ? _c(t, (e) => lc(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? gc : Ue,
		get width() {
			return We(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${lc(s(t))}\n`),
		error: (e) => t.write(`${lc(s(e))}\n`),
		prompt: (e) => n.write(`${lc(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const gc = (e, t) => {
	let n = (t) => ys(mc[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
};
function _c(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
function vc(e, t, n) {
	return yc(e, t) && !n && !t.NO_COLOR;
}
function yc({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function bc(...e) {
	for (let t of e) t.on("error", () => {});
}
async function xc(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const Sc = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), Cc = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), wc = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), Tc = (...e) => process.getBuiltinModule("node:fs").openSync(...e), Ec = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), Dc = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), Oc = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), kc = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), Ac = (...e) => process.getBuiltinModule("node:fs").statSync(...e), jc = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e);
// src/host/prompt.ts
function Mc({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : Nc() ?? n,
		seesOut: r
	};
}
function Nc() {
	try {
		let { WriteStream: e } = process.getBuiltinModule("node:tty"), t = new e(Tc("/dev/tty", "w"));
		return bc(t), t.unref(), t;
	} catch {
		return;
	}
}
async function Pc(e, { input: t, output: n }, r) {
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
var Fc = class extends Error {
	name = "NotAnswered";
};
async function Ic({ input: e, output: t }, n) {
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
			return Lc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Lc(await a({
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
			return Lc(await i(a));
		},
		async yesNo(e) {
			return Lc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function Lc(e) {
	if (typeof e == "symbol") throw new Fc();
	return e;
}
// src/model/problem.ts
const Rc = [
	"run",
	"project",
	"change"
], zc = [
	"error",
	"warning",
	"notice"
], Bc = s("all-destroyed ambiguous-key ambiguous-webhook api-error backup-not-written bad-backup bad-plan", "bad-report bad-setting behind-upstream blanks bug claimed-twice conflict duplicate-key", "duplicate-member duplicate-text duplicate-webhook empty-manifest foreign-project forgotten-manifest", "http-webhook icu-message incomplete-live key-gone key-name lookalike-key lookalike-webhook", "looks-renamed missing-member missing-plural-form name-taken narrow-filter needs-events", "needs-platforms no-backup-dir no-base-text no-description no-language-file no-manifest no-project", "no-pull-request no-report no-secrets no-snapshot no-token no-url not-a-text not-confirmed", "not-editable not-expressible not-published not-read not-restored not-written nothing-declared", "null-value owner-tag placeholders plural-form plural-mismatch project-not-allowed project-type", "pull-request rename-cycle rename-twice run-stopped same-names-needed second-key second-webhook", "secret-in-url segmented-project stale-commit stale-id stopped-by-problem taken-back text-file", "text-too-long too-many-destroyed too-many-overwritten too-many-unverified undecided", "undeclared-project unknown-event unknown-filter unknown-head unknown-language unknown-member", "unknown-previously unknown-reference unknown-text unknown-writers unread-manifest unset-variable", "unusable-response variable webhook-gone writer-moved wrong-checkout wrong-id wrong-ref wrong-type", "wrong-value wrong-word yaml yaml-comment"), Vc = m({
	severity: w(zc),
	code: w(Bc),
	...Ct,
	place: va.exactOptional(),
	scope: w(Rc),
	about: _().exactOptional(),
	count: C().min(1).exactOptional(),
	ways: S(m({
		does: _(),
		command: _()
	})).readonly().exactOptional()
}), Hc = {
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
function Uc({ code: e }) {
	return Object.values(Hc).includes(e);
}
function $(e, t, n = {}) {
	return {
		severity: "error",
		code: e,
		...Tt(t),
		scope: "run",
		...n
	};
}
const Wc = 1e3;
var Gc = class {
	#e = [];
	#t = new Map();
	#n;
	count = 0;
	constructor(e = Wc) {
		this.#n = e;
	}
	add(e) {
		let t = e.place?.file, n = Yc(e);
		if (this.countMore(t, n, e)) return;
		this.count += n;
		let r = Kc(t, e), i = this.#t.get(r) ?? {
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
		let r = this.#t.get(Kc(e, n));
		return r?.more ? (r.more += t, this.count += t, !0) : !1;
	}
	get problems() {
		let e = new Map(Array.from(this.#t.values(), ({ rest: e, more: t }) => [e, t]));
		return this.#e.map((t, n) => e.get(n) ? qc(t, e.get(n)) : t);
	}
};
function Kc(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function qc({ code: e, severity: t, scope: n, place: r }, i = 1) {
	return {
		...$(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function Jc(e, t) {
	return $("yaml", `${e} has more than ${Wc.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function Yc({ count: e = 1 }) {
	return e;
}
function Xc(e) {
	let t = new Gc();
	for (let n of e) t.add(n);
	return t.problems;
}
function Zc(e) {
	return e.some(({ severity: e }) => e === "error");
}
function Qc(e) {
	return Zc(e.filter(({ scope: e }) => e !== "change"));
}
function $c(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function el(e) {
	return {
		ok: !0,
		value: e
	};
}
function tl(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/settings/flags.ts
function nl(e) {
	let t = e.find(et), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...ds.filter((e) => !n(e)), ...ds.filter(n)], { tokens: i } = vs({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [E(e), rl(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find(et), l = c && fs("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, +!!l), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [E(l)]: d }
	}, p = [];
	for (let e of i) {
		if (e.kind !== "option") continue;
		let t = ol(e, c, f);
		t ? p.push(sl(t)) : f[e.name] = [...f[e.name] ?? [], e.value ?? "true"];
	}
	let m = il(s, c), h = [
		...m,
		...p,
		...al(u[d.length], c, l)
	], g = f.help || f.version ? m : h.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: g
	};
}
function rl({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function il(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...k];
	return [sl(`There is no command "${n}".${ct(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function al(e, t, n) {
	return e === void 0 ? [] : [sl(`Unexpected argument "${e}".${n ? ` ${t} takes one ${E(n)}.` : ` ${t} takes only options. Put a glob in quotes, so that the shell does not expand it.`} See: lokaform ${t} --help`)];
}
function ol({ name: e, rawName: t, value: n }, r, i) {
	let a = fs("option", r && [r]), o = a.find((t) => E(t) === e)?.option;
	if (!o) {
		let n = a.map((e) => `--${E(e)}`), i = r ? `lokaform ${r}` : "lokaform";
		return e === "token" ? `${i} has no option ${t}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.` : `${i} has no option ${t}.${ct(t.replace(/^-\b/, "--"), n)} See: ${i} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function sl(e) {
	return $("bad-setting", e);
}
function cl(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? de(t[e.parent ?? ""] ?? []).flatMap(({ name: t, value: n }) => t === e.name ? n : []) : t[E(e)];
	return n?.length ? e.schema.safeParse(dl(e, n)).data : void 0;
}
function ll(e) {
	return ds.flatMap((t) => {
		let n = E(t), r = e[n], i = t.option?.offered.includes("input");
		if (!r?.length || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(dl(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [$("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
	});
}
function ul(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${E(t)}`, e[E(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function dl({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 ? n : r(n) ?? n : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function fl(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = fs("input", n).flatMap((t) => {
		let n = pl(t, e(E(t))), r = !o || t.commands.includes(o.name);
		return n.length === 0 ? [] : [{
			name: E(t),
			values: n,
			isUsed: r
		}];
	}), c = s.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), l = Object.fromEntries(c);
	if (!o) return {
		command: o,
		raw: l,
		problems: [$("bad-setting", `This action has no command "${a}".${ct(a, n)} It offers ${n.join(", ")}. Pull, report and webhook-secret have actions of their own, such as lokaform/lokaform/pull.`)]
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
function pl({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { Ys as $, D as $i, ni as $n, ar as $r, fo as $t, Dc as A, F as Ai, Hi as An, Er as Ar, Xo as At, nc as B, k as Bi, Bi as Bn, Or as Br, Ba as Bt, Pc as C, Tt as Ci, ya as Cn, yi as Cr, es as Ct, Cc as D, I as Di, fa as Dn, Vr as Dr, rs as Dt, Sc as E, Ct as Ei, ga as En, ri as Er, ts as Et, yc as F, gt as Fi, Ji as Fn, Mr as Fr, Ko as Ft, ec as G, Ue as Gi, Xi as Gn, br as Gr, Ua as Gt, ac as H, $e as Hi, aa as Hn, vr as Hr, J as Ht, xc as I, mt as Ii, Ri as In, jr as Ir, Fo as It, uc as J, Xe as Ji, ei as Jn, pr as Jr, Va as Jt, Q as K, Ze as Ki, qi as Kn, _r as Kr, qa as Kt, hc as L, ht as Li, zi as Ln, wr as Lr, uo as Lt, kc as M, bt as Mi, Vi as Mn, Ir as Mr, Wo as Mt, Ac as N, xt as Ni, Yi as Nn, Cr as Nr, Go as Nt, wc as O, Ot as Oi, Ui as On, Pr as Or, cs as Ot, jc as P, dt as Pi, Wi as Pn, Fr as Pr, Io as Pt, qs as Q, De as Qi, ii as Qn, ir as Qr, ko as Qt, bc as R, ct as Ri, Ki as Rn, Tr as Rr, Wa as Rt, Fc as S, jt as Si, va as Sn, Pi as Sr, ss as St, Ic as T, wt as Ti, ha as Tn, Ti as Tr, Zo as Tt, sc as U, Qe as Ui, ca as Un, kr as Ur, to as Ut, lc as V, N as Vi, ea as Vn, Nr as Vr, Ya as Vt, pc as W, qe as Wi, Gi as Wn, yr as Wr, Ka as Wt, $s as X, He as Xi, Ei as Xn, ur as Xr, ao as Xt, tc as Y, Je as Yi, ti as Yn, lr as Yr, Ia as Yt, rc as Z, Ee as Zi, Oi as Zn, or as Zr, Ja as Zt, $ as _, Lt as _i, ba as _n, Si as _r, as as _t, fl as a, E as aa, Un as ai, Za as an, wi as ar, Ss as at, Qc as b, It as bi, xa as bn, Ci as br, is as bt, Bc as c, ie as ca, kn as ci, Ga as cn, $r as cr, Es as ct, Zc as d, oe as da, wn as di, lo as dn, Hr as dr, Os as dt, Se as ea, sr as ei, so as en, Kr as er, Z as et, $c as f, ce as fa, gn as fi, Da as fn, Jr as fr, _s as ft, Jc as g, xn as gi, Ta as gn, ui as gr, ps as gt, Uc as h, le as ha, Rt as hi, Ca as hn, hi as hr, fs as ht, nl as i, pe as ia, Yn as ii, La as in, ai as ir, Vs as it, Oc as j, Dt as ji, ta as jn, Sr as jr, Yo as jt, Ec as k, kt as ki, sa as kn, xr as kr, ls as kt, Gc as l, ae as la, Dn as li, no as ln, Wr as lr, xs as lt, Xc as m, ne as ma, nn as mi, Ea as mn, Xr as mr, us as mt, ll as n, fe as na, In as ni, Pa as nn, Di as nr, As as nt, Hc as o, Ce as oa, Mn as oi, Na as on, Rr as or, ws as ot, tl as p, se as pa, en as pi, Aa as pn, Qr as pr, ds as pt, ic as q, Ke as qi, Gr as qn, fr as qr, Y as qt, cl as r, we as ra, Hn as ri, eo as rn, _i as rr, ks as rt, Wc as s, ue as sa, Nn as si, za as sn, vi as sr, Ts as st, ul as t, ge as ta, cr as ti, Ha as tn, gi as tr, Ls as tt, zc as u, re as ua, Tn as ui, Xa as un, qr as ur, bs as ut, Yc as v, Pt as vi, ja as vn, pi as vr, os as vt, Mc as w, Et as wi, ma as wn, Ii as wr, $o as wt, el as x, Ft as xi, wa as xn, mi as xr, Qo as xt, Vc as y, Nt as yi, Sa as yn, fi as yr, ns as yt, vc as z, st as zi, oa as zn, Ar as zr, Ra as zt };
