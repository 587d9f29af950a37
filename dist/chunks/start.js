import { O as e, T as t, c as n, d as r, k as i, m as a, o, r as s, s as c, v as l, x as u } from "./wire.js";
import { _ as d, d as f, f as p, g as m, h, i as g, l as _, m as v, p as y, r as b, s as x, t as S, u as ee } from "./zod.js";
import { WriteStream as te } from "node:tty";
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
function C(t) {
	let n = e(t.schema);
	return {
		...t,
		get schema() {
			return n();
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
function D(e) {
	return Ve(e.replace(We, ""));
}
function Ge(e, t) {
	return e + " ".repeat(Math.max(0, t - D(e)));
}
function Ke(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Je(e, t, D(/^ */.exec(e)?.[0] ?? "") + 2));
}
const qe = /( *)(lokaform [^ ]+(?: --[a-z-]+ (?:'(?:[^']|'\\'')*'[^ ]*|[^ ]+))*|[^ ]+)/g;
function Je(e, t, n = 0) {
	if (D(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(qe)) {
		let e = D(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function Ye(e) {
	return Math.min(Ue(e) ?? 88, 88);
}
function Xe(e, t) {
	let n = r(e.map(([e]) => e.length)) + 4;
	return t - n < 32 ? e.flatMap(([e, n]) => [`  ${e}`, ...Je(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Je(r, t - n);
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
], Ze = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status",
	"restore"
];
function Qe(e) {
	return O.some((t) => t === e);
}
const k = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status"
], $e = ["plan", "apply"], et = [...$e, "drift"], A = [...et, "status"], j = [...A, "restore"], M = [
	...j,
	"pull",
	"webhook-secret"
], tt = ["validate", ...M], N = new Uint32Array(65536), nt = (e, t) => {
	let n = e.length, r = t.length, i = 1 << n - 1, a = -1, o = 0, s = n, c = n;
	for (; c--;) N[e.charCodeAt(c)] |= 1 << c;
	for (c = 0; c < r; c++) {
		let e = N[t.charCodeAt(c)], n = e | o;
		e |= (e & a) + a ^ a, o |= ~(e | a), a &= e, o & i && s++, a & i && s--, o = o << 1 | 1, a = a << 1 | ~(n | o), o &= n;
	}
	for (c = n; c--;) N[e.charCodeAt(c)] = 0;
	return s;
}, rt = (e, t) => {
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
}, it = (e, t) => {
	if (e.length < t.length) {
		let n = t;
		t = e, e = n;
	}
	return t.length === 0 ? e.length : e.length <= 32 ? nt(e, t) : rt(e, t);
};
// src/model/didYouMean.ts
function at(e, t) {
	let n = t.filter((t) => e.length > 3 && t.startsWith(e.toLowerCase())), r = n.length === 1 ? n[0] : void 0, i = Math.max(e.length > 2 ? 2 : 1, Math.floor(e.length / 3)) + 1;
	for (let n of t) {
		if (Math.abs(e.length - n.length) >= i) continue;
		let t = it(e.toLowerCase(), n.toLowerCase());
		t < i && (r = n, i = t);
	}
	return r;
}
function ot(e, t) {
	let n = at(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
// src/model/languageCodes.ts
const st = new Map(Object.entries({
	iw: "he",
	in: "id",
	ji: "yi"
}));
function ct(e) {
	return [...st].find(([, t]) => t === e)?.[0] ?? e;
}
function lt(e, t) {
	return ut(e) === ut(t);
}
function ut(e) {
	return dt(e).join("");
}
function dt(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [st.get(t) ?? t, ...n];
}
function ft(e, t = "cardinal") {
	try {
		let [n] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-"));
		return n === void 0 ? void 0 : new Intl.PluralRules(n, { type: t });
	} catch {
		return;
	}
}
function pt(e, t) {
	return _t(t.filter((t) => lt(t, e)));
}
function mt(e, t) {
	let n = t.filter((t) => lt(t, e));
	return _t(n.length > 0 ? n : t.filter((t) => ht(t, e)));
}
function ht(e, t) {
	let [n, r] = [dt(e), dt(t)].sort((e, t) => e.length - t.length);
	return n?.length === 1 && r?.length === 2 && n[0] === r[0] && gt.test(r[1] ?? "");
}
const gt = /^(?:[a-z]{2}|\d{3})$/;
function _t(e) {
	return e.length === 1 ? e[0] : void 0;
}
function vt(e, t) {
	let n = mt(e, t);
	return n === void 0 ? yt(e) ? "" : ot(e, t) : ` Did you mean "${n}"?`;
}
function yt(e) {
	let t = new Intl.DisplayNames("en", {
		type: "language",
		fallback: "none"
	}), [n] = dt(e);
	return /^[a-z]{2,3}$/.test(n) && t.of(n) !== void 0;
}
// \0late:icu
const bt = process.getBuiltinModule("node:module").createRequire(import.meta.url), xt = (...e) => bt("./late-icu.js").readIcu(...e), St = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Ct(e) {
	return e.includes("{") && e.length <= 2e4 && St.test(e);
}
function wt(e) {
	let t = Ct(e) ? xt(e) : void 0;
	return t?.is === "message" ? t : void 0;
}
function Tt(e) {
	return /(?<!')'(?=\{)/.test(e);
}
function Et(e) {
	return Tt(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function Dt(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Ot(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function kt(e, t) {
	if (e.length > 2e4) return;
	let n = t ? xt(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: Ht
		};
	}
	if (n && Ct(e)) return;
	let r = zt.test(e) ? Ut(e, "likely") : void 0, i = r && !Wt(r) ? r : Ut(e, "all");
	return {
		text: e,
		named: un(e),
		choosing: new Set(),
		printf: i
	};
}
function At(e, t, n = new Set()) {
	if (jt(e, t)) return;
	let r = Mt(e, t), i = Nt(e, t), a = Pt(e.printf, r, n), o = [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)], s = [...i.has, ...a.has], { isReordered: c } = a, l = It(e.printf, r);
	return o.length + s.length === 0 && !c && !l ? void 0 : {
		lacks: o,
		has: s,
		isReordered: c,
		percent: l
	};
}
function jt({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function Mt({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === Ht) return r;
	let i = Ut(n, Wt(t) ? "all" : "sure");
	return Wt(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Nt({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !Wt(r), c = (e) => e !== "place" || t.has(ln), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function Pt({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].flatMap(([t, n]) => e.get(t)?.type === n.type ? [] : [n]), a = [...e].flatMap(([e, n]) => t.get(e)?.type === n.type ? [] : [n]), o = (e) => e.map((e) => e.written);
	if (!n) return {
		lacks: o(a),
		has: o(i),
		isReordered: !1
	};
	let s = Ft([...e.values()], [...t.values()]), c = Ft([...t.values()], [...e.values()]), l = c.length === 0 && o(s).every((e) => r.has(e));
	return {
		lacks: o(s),
		has: o(c),
		isReordered: l && i.length > 0
	};
}
function Ft(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function It(e, t) {
	return Wt(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function Lt(e) {
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
const Rt = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, zt = /\d%|%(?:20[a-z]|[0-7][c-f])/i, Bt = /^%(?:20[a-z]|[0-7][CDEF])$/i, Vt = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], Ht = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function Ut(e, t) {
	if (!e.includes("%")) return Ht;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(Rt)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!Kt(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = Vt.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function Wt({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const Gt = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function Kt(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || Bt.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !Gt.test(i);
}
function qt(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: Jt(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => jt(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => {
		if (e.forms.length === 0) return [];
		let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
		return {
			...e,
			forms: t,
			together: Lt(t.map(({ placeholders: e }) => e))
		};
	}), c = dn(s, t);
	if (!c) return [];
	let l = Qt(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !At(e.placeholders, t.placeholders)) ? void 0 : At(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || Zt(i) && r() ? [] : [$t(e, t, c, i, n)];
	}));
}
function Jt(e, t) {
	return Dt(e.text).flatMap((e) => {
		let n = kt(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
const Yt = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, Xt = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function Zt({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : Yt.test(i) || Xt.test(i);
}
function Qt({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => At(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => Yt.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function $t(e, t, { language: n, isLive: r }, i, a) {
	let { lacks: o, has: s } = i, c = r ? `the ${n} text of the project` : `the ${n} text`, l = o.length > 0 && a ? Et(t.text) : "", [u, d] = en(i, c);
	return {
		...Ot("placeholders", e, t, u, d + l),
		quotes: [...o, ...s].map(P)
	};
}
function en({ lacks: e, has: t, isReordered: n, percent: r }, i) {
	let [a, o] = [e, t].map((e) => e.length > 1 ? "them" : "it");
	return e.length > 0 && t.length > 0 ? [`has ${tn(t)}, but ${i} has ${tn(e)}`, "Use the same placeholders in both."] : e.length > 0 ? [`lacks ${tn(e)}, which ${i} has`, `Add ${a}.`] : t.length > 0 ? [`has ${tn(t)}, which ${i} does not have`, `Remove ${o}, or add ${o} to ${i}.`] : n ? [`has its placeholders in another order than ${i}`, "Number them, for example %1$s and %2$d."] : r === "escape" ? [`has a single percent sign, but ${i} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${i} has a single percent sign`, "Use the same in both."];
}
function tn(e) {
	let t = e.slice(0, 5).map(P), n = e.length - t.length;
	return l(n > 0 ? [...t, `${n} more`] : t);
}
function P(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const nn = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", rn = "\\d{1,3}", an = `${nn}|${rn}`, on = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${an})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${an})\\}`,
	`%\\((${an})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${nn})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${rn})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), sn = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], cn = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, ln = cn.place("1");
function un(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = on.exec(e); n; n = on.exec(e)) for (let [e, r] of sn.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(cn[r](i), r);
	}
	return t;
}
function dn(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const fn = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], pn = /^(?:he|iw)(?![a-z])/i;
function mn(e) {
	let t = gn(e);
	return fn.filter((n) => t.has(n) && !(n === "two" && pn.test(e)));
}
function hn({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = mn(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
const gn = i((e) => {
	let t = new Map([["other", []]]), n = ft(e);
	for (let e = 0; n && e <= 200; e += 1) {
		let r = n.select(e);
		t.set(r, [...t.get(r) ?? [], e]);
	}
	return t;
});
function _n({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || Dt(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [vn({
		language: e,
		text: t
	}, {}, o)];
}
function vn(e, t, n, r = "") {
	let [i, a] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return Ot("plurals", e, t, `lacks the plural form${i} ${l(n)}${r}, which the language needs`, `Add ${a}.`);
}
function yn(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? Dt(r.text).flatMap(({ text: e }) => bn(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : Dt(e.text).flatMap((t) => bn(t.text).flatMap(([r, a]) => {
		let o = P(`{${r}}`), s = [...a].find((e) => !fn.includes(e) && !e.startsWith("="));
		if (s !== void 0) return [{
			...Ot("plurals", e, t, `has "${P(s)}" in ${o}, which is not a plural form`, "Write zero, one, two, few, many or other, or =1 for a number."),
			quotes: [P(s), o]
		}];
		if ([...i.get(r) ?? fn].every((e) => e === "other" || !fn.includes(e))) return [];
		let c = n(e.language).filter((t) => !xn(e.language, t, a));
		return c.length === 0 ? [] : [{
			...vn(e, t, c, ` of ${o}`),
			quotes: [o]
		}];
	})));
}
function bn(e) {
	return [...wt(e)?.plurals ?? []];
}
function xn(e, t, n) {
	let r = gn(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/checks/textProgress.ts
const Sn = [
	"translated",
	"verified",
	"reviewed"
];
function Cn(e) {
	let t = hn(e);
	return (e, n) => a(e) ? t(n).every((t) => e[t]) : !!e;
}
// \0late:braces
const wn = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var Tn = (...e) => wn("./late-braces.js").default(...e);
// src/locales/glob.ts
const F = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, En = [(e) => e.length <= F.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function Dn(e) {
	let t = (e) => ({
		is: "refused",
		complaint: e
	});
	if (e.length > F.length) return t(`is longer than ${F.length} characters`);
	if (e.startsWith("!")) return t("starts with \"!\", which would mean all other files");
	let n = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(n)) return t("has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(");
	if (n.includes("[")) return t("has a set such as [ab]. Write {a,b}. If \"[\" is part of a name, write \\[");
	let r = jn(n);
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
			paths: Tn(e, {
				expand: !0,
				nodupes: !0,
				keepEscaping: !0
			})
		};
	} catch {
		return t("has a \"{\" or \"(\" that closes in a wrong place");
	}
}
function On(e) {
	let t = Dn(e);
	return t.is === "refused" ? t.complaint : void 0;
}
function I(e) {
	let t = Dn(e);
	return t.is === "paths" ? t.paths : [];
}
function kn(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function An() {
	return h().min(1).superRefine(kn(On));
}
function jn(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = jn(e.replace(t, " "));
	return i && r * i;
}
function Mn(e) {
	return e.replace(/[(){}*?[\]|\\]|^!/g, "\\$&");
}
const L = i((e) => I(e.replace(/^(?:\.\/+)+/, "")).map(Nn));
function Nn(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), r = [], i = t.length - 1;
	for (let [e, a] of t.entries()) a === "**" && r.push({ is: "folders" }), e === i ? n(r, Fn(a === "**" ? "*" : a)) : a !== "**" && n(r, Fn(a), [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: r,
		superset: In(t)
	};
}
const Pn = /\\(.)|(\*+)|(.)/gsu;
function Fn(e) {
	let t = /^[*?]/.test(e) ? [{ is: "shown" }] : [];
	for (let [, n, r, i = ""] of e.matchAll(Pn)) {
		let e = n ?? i, a = t.at(-1);
		r === void 0 ? i === "?" ? t.push({ is: "any" }) : i === "" ? t.push({ is: "language" }) : a?.is === "text" ? a.text += e : t.push({
			is: "text",
			text: e
		}) : t.push({ is: "star" });
	}
	return t;
}
function In(e) {
	let t = e.indexOf("**");
	if (t < 0) return {
		glob: e.map(Ln).join("/"),
		dot: !1
	};
	let n = e.slice(t).some((e) => e.startsWith("."));
	return {
		glob: [
			...e.slice(0, t).map(Ln),
			"**",
			"*"
		].join("/"),
		dot: n
	};
}
function Ln(e) {
	let [t = {
		is: "text",
		text: ""
	}, ...n] = Fn(e);
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
		let h = f === void 0 ? a : Rn(f);
		n(s, zn(p, i, t, r, h).reverse());
	}
}
const Rn = (e) => (t, n) => t.startsWith(e, n) ? [n + e.length] : [];
function zn(e, t, n, r, i) {
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
function Bn(e, t) {
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
const Vn = {
	schema: () => x().min(0),
	expects: "a whole number, 0 or more"
}, Hn = {
	schema: () => ee().min(0).max(100),
	expects: "a number, 0 to 100, without %"
}, Un = {
	...z,
	parent: "limits"
};
function Wn(e, t, n, r, i) {
	return C({
		...Un,
		...e,
		name: t,
		default: n,
		loosens: De(n),
		example: i,
		text: r
	});
}
function Gn(e, t, n, r) {
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
function Kn(e, t) {
	return C({
		name: e,
		schema: () => b(An()).min(1).refine(...En),
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
const qn = Wn({
	...Vn,
	expects: `${Vn.expects}. A percentage is removals_percent`
}, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), Jn = Wn(Hn, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), Yn = Wn(Hn, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), Xn = C({
	...Un,
	...Vn,
	name: "unverified",
	loosens: De(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), Zn = {
	manifests: Kn("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: Gn("keys", he, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		qn,
		Jn,
		Yn,
		Xn
	]
}, Qn = Wn(Vn, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), $n = {
	manifests: Kn("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: Gn("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [Qn]
}, er = [Zn, $n], tr = er.map(({ manifests: e }) => e), nr = er.map(({ prune: e }) => e), rr = er.flatMap(({ limits: e }) => e), V = {
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
}), ir = {
	schema: () => h().min(1),
	expects: "the path of a folder",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	}
}, W = () => b(h().min(1)), G = () => W().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), ar = ["option"], or = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], sr = ["translations", "pull"], cr = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], lr = C({
	name: "workflows",
	schema: () => G().pipe(b(S([...or, "none"]))).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${or.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: ar,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, or before the first release the others, if there is no terminal for the question."
}), ur = C({
	name: "default_branch",
	schema: () => h().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: ar,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), dr = C({
	name: "texts",
	...B([
		"all",
		"matching",
		"none"
	]),
	commands: ["init"],
	option: {
		offered: ar,
		as: "text",
		metavar: "all|matching|none"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
	usual: "a question. Without a terminal: `matching`, or `none` next to manifests."
}), fr = "lokaform", pr = [...tr.map(({ name: e }) => e), fr], mr = C({
	name: "schema_name",
	...B(pr),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: pr.join("|")
	},
	text: "The schema to print."
}), hr = C({
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
}), gr = ["bash", "zsh"], _r = C({
	name: "shell",
	...B(gr),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: gr.join("|")
	},
	text: "The shell that the script is for."
}), vr = C({
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
}), yr = C({
	...U("option", "input"),
	name: "secrets_file",
	commands: ["webhook-secret"],
	text: "File for the secret. Only its owner can read it."
}), br = C({
	...V,
	name: "rotate",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), xr = C({
	name: "port",
	schema: () => x().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: ar,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), Sr = C({
	...U("option"),
	name: "state",
	commands: ["sandbox"],
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), Cr = C({
	name: "copy_of",
	schema: () => h().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: ar,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), wr = C({
	...H,
	name: "no_limits",
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), Tr = C({
	...U("option"),
	name: "log",
	commands: ["sandbox"],
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), Er = [
	{
		title: "For init",
		settings: [
			dr,
			lr,
			ur
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			vr,
			yr,
			br
		]
	},
	{
		title: "For schema",
		settings: [mr]
	},
	{
		title: "For explain",
		settings: [hr]
	},
	{
		title: "For completion",
		settings: [_r]
	},
	{
		title: "For the sandbox",
		settings: [
			xr,
			Sr,
			Cr,
			wr,
			Tr
		]
	}
], Dr = C({
	name: "languages",
	schema: () => y(h().min(1), S(me)),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes",
	default: T.languages,
	...z,
	loosens: Or,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function Or(e = {}, t = {}) {
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
const kr = m([x().positive().transform(String), h().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), Ar = C({
	name: "writers",
	schema: () => b(kr),
	expects: "a list of addresses or user ids",
	...z,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), jr = C({
	name: "placeholders",
	...B(ve),
	default: T.placeholders,
	...z,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), Mr = {
	schema: W,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, Nr = C({
	...Mr,
	name: "overwrite",
	default: [...T.overwrite],
	commands: $e,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), Pr = C({
	...Mr,
	name: "accept",
	default: [...T.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), Fr = C({
	name: "owner",
	schema: () => h().regex(/^[A-Za-z0-9_.-]+$/, { error: ({ input: e }) => `${e}`.startsWith("lokaform:") ? "has lokaform: in front. Remove it, because Lokaform adds it itself" : "is not a valid name" }),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...z,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), Ir = C({
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
}), Lr = {
	title: "Who owns texts and keys",
	settings: [
		Dr,
		Ar,
		jr,
		Nr,
		Pr,
		Fr,
		Ir
	]
}, Rr = C({
	name: "by",
	parent: "prune",
	...B(ge),
	...z,
	loosens: E([void 0, ...ge], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), zr = [...nr, Rr], Br = C({
	name: "prune",
	schema: () => {
		let e = ({ name: e, value: t }) => zr.some((n) => n.name === e && n.schema.safeParse(t).success);
		return b(h().refine((t) => de([t]).every(e), "has a part that is not one of these"));
	},
	expects: `parts such as keys=owned,by=archive. ${zr.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: et,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing."
}), Vr = C({
	name: "on_problem",
	...B(_e),
	default: T.onProblem,
	...z,
	commands: et,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: E(_e.toReversed(), T.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), Hr = C({
	name: "allow_removals",
	...Vn,
	expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
	commands: $e,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), Ur = C({
	...V,
	name: "allow_wrong_project",
	...z,
	loosens: E([!1, !0], T.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared."
}), Wr = C({
	...ir,
	name: "backup_dir",
	commands: ["apply", "restore"],
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), Gr = C({
	...B(["auto", "off"]),
	name: "snapshot",
	default: "auto",
	...z,
	loosens: E(["auto", "off"], "auto"),
	example: "off",
	text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on."
}), Kr = C({
	...U("argument"),
	name: "backup",
	commands: ["restore"],
	text: "The backup to restore."
}), qr = C({
	...H,
	name: "force",
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), Jr = {
	title: "What may be removed",
	settings: [
		...zr,
		Br,
		Vr,
		...rr,
		Hr,
		Ur,
		Wr,
		Gr,
		Kr,
		qr
	]
}, K = ["pull"], Yr = ["option"], Xr = () => G().refine((e) => e.every((e) => /^\S+$/.test(e)), "has an empty name, or a blank in a name"), Zr = (e) => ({
	offered: Yr,
	as: "list",
	metavar: e
}), Qr = C({
	name: "languages",
	parent: "pull",
	schema: () => m([_("all").transform(() => ["all"]), Xr().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...K, "init"],
	file: "both",
	option: Zr("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), $r = {
	parent: "pull",
	commands: [
		...A,
		...K,
		"init"
	],
	file: "both"
}, ei = C({
	...$r,
	...B(ye),
	name: "review",
	default: T.incoming.review,
	loosens: E(ye.toReversed(), T.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), ti = C({
	...$r,
	...B(be),
	name: "checks",
	default: T.incoming.checks,
	loosens: E(be, T.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), ni = C({
	name: "fields",
	schema: Xr,
	expects: "names of fields with commas between them, or all",
	commands: [...K, "init"],
	option: Zr("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), ri = C({
	...ir,
	name: "dir",
	commands: K,
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), ii = C({
	...H,
	name: "dry_run",
	commands: K,
	text: "Print what would be written, and write nothing."
}), ai = C({
	...H,
	name: "new",
	commands: K,
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), oi = C({
	...H,
	name: "remove_missing",
	commands: K,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), si = (e, t) => ({
	commands: K,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), ci = {
	schema: W,
	expects: "names",
	default: [],
	...si("list", "NAME")
}, li = C({
	...si("text", "BRANCH"),
	name: "branch",
	schema: () => h().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
	expects: "the name of a branch that starts with lokaform/pull/",
	text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
	usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`."
}), ui = C({
	...si("text", "TEXT"),
	name: "title",
	schema: () => h().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
	expects: "a line of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), di = C({
	...ci,
	name: "labels",
	text: "Labels of a new pull request."
}), fi = C({
	...ci,
	name: "reviewers",
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), pi = C({
	...ci,
	name: "assignees",
	text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned."
}), mi = C({
	...V,
	name: "draft",
	commands: K,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), hi = C({
	...si("text", "HOW"),
	name: "auto_merge",
	...B([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), gi = {
	title: "The pull request",
	settings: [
		li,
		ui,
		di,
		fi,
		pi,
		mi,
		hi
	]
}, _i = {
	title: "For pull",
	settings: [
		Qr,
		ei,
		ti,
		ni,
		ai,
		oi,
		ri,
		ii
	]
}, vi = () => x().min(0).max(100), yi = [(e) => Object.keys(e).length > 0, "is empty"], bi = "`*` means every other language, except the base language.", xi = C({
	name: "ready",
	schema: () => {
		let e = p(S(Sn), vi()).refine(...yi);
		return y(h().min(1), m([vi(), e]));
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
	text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${bi}`,
	usual: "nothing is required."
}), Si = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/, Ci = C({
	name: "require",
	schema: () => G().pipe(b(h().regex(Si, "is not such a part"))).transform((e) => {
		let t = new Map();
		for (let n of e) {
			let [, e = "", r = "translated", i] = Si.exec(n) ?? [];
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
	text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${bi}`,
	usual: "`ready` in lokaform.yaml."
}), wi = {
	title: "For status",
	settings: [xi, Ci]
}, Ti = C({
	...U("option", "input"),
	name: "out",
	commands: ["plan"],
	text: "Write the plan to this file, as JSON."
}), Ei = C({
	...U("option", "input"),
	name: "plan",
	commands: ["apply"],
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), Di = C({
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
}), Oi = C({
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
}), ki = C({
	...H,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), Ai = C({
	...H,
	name: "all",
	commands: [...j, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given."
}), ji = C({
	...H,
	name: "matrix",
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), Mi = C({
	...H,
	name: "verbose",
	commands: [...j, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Ni = C({
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
}), Pi = C({
	...H,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), Fi = C({
	...H,
	name: "no_color",
	commands: O,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), Ii = C({
	...V,
	name: "help",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), Li = C({
	...V,
	name: "version",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), Ri = {
	title: "Files and output",
	settings: [
		Ti,
		Ei,
		Di,
		Oi,
		ki,
		Ai,
		ji,
		Mi,
		Ni
	]
}, zi = {
	title: "General",
	settings: [
		Pi,
		Fi,
		Ii,
		Li
	]
}, Bi = ["report"], Vi = C({
	name: "reports",
	schema: () => b(An()).refine(...En),
	expects: "paths or globs of files",
	commands: Bi,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Hi = C({
	name: "expect",
	schema: () => W().transform((e, t) => e.flatMap((e) => {
		if (!e.startsWith("[")) return e.split(/,\s*/);
		let n = b(h()).safeParse(o(e));
		return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
	})),
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Bi,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Ui = {
	title: "For report",
	settings: [Vi, Hi]
}, Wi = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, Gi = "is not a time from 1 s to 24 h", Ki = C({
	name: "time_limit",
	schema: () => h().regex(/^(\d{1,9})([smh])$/, Gi).transform((e) => Number.parseInt(e, 10) * (Wi[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, Gi),
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
}), qi = C({
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
}), Ji = C({
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
}), Yi = C({
	name: "use_automations",
	schema: () => g(),
	expects: "true or false",
	commands: [...$e, "restore"],
	file: "both",
	loosens: E([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), Xi = {
	title: "Pace",
	settings: [
		Ki,
		qi,
		Ji,
		Yi
	]
}, Zi = process.getBuiltinModule("node:module").createRequire(import.meta.url), Qi = (...e) => Zi("./late-key-names.js").namePatternComplaint(...e), $i = (...e) => Zi("./late-key-names.js").nameRule(...e), ea = [
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
function ta(e) {
	let t = e.toLowerCase();
	return ea.find(({ end: e }) => t.endsWith(e));
}
// src/model/place.ts
const na = x().min(0), ra = f({
	file: h(),
	line: na,
	col: na,
	endLine: na,
	endCol: na
});
function ia(e) {
	return {
		file: e,
		line: 1,
		col: 1,
		endLine: 1,
		endCol: 1
	};
}
function aa(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function oa(e, t, n = []) {
	let r = pa(e, t, n);
	return la(r.file, r.at.start, r.at.end);
}
function sa(e, t, n) {
	let r = pa(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return la(r.file, i, a);
}
function ca(e, t, n) {
	return pa(e, t, n).file;
}
function la(e, t, n) {
	let r = ma(e, t), i = ma(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ua(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function da(e, t) {
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
var fa = class {
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
function pa(e, t, n) {
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
function ma(e, t) {
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
const ha = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function ga(e) {
	return _a(e, /^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}
function _a(e, t) {
	return Array.from(e.matchAll(t), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/locales/textSource.ts
function va(e, t) {
	let n = ya(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function ya({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
function ba({ path: e }, t, n) {
	let r = e?.join("::") ?? t.replaceAll(".", "::");
	return t.includes("::") ? n(t.replaceAll("::", ".")) : r.includes("::") && n(r);
}
function xa(e) {
	return e.includes("::") ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot." : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}
function Sa({ source: { plurals: e, separator: t }, language: n, isPlural: r }) {
	return {
		plurals: e,
		isPlural: r,
		language: n,
		lists: t === "::"
	};
}
const q = "{lang}";
function Ca({ files: e }) {
	return ro(e).replaceAll(q, "*");
}
function wa(e, t) {
	if (!Y(e.files)) return e.language;
	let n = Ta(e, t);
	return n === void 0 ? void 0 : Da(e, n);
}
function Ta(e, t) {
	let [n] = eo(e, t);
	return n && t.slice(n.start, n.end);
}
function Ea(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...ya(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = t.find((e) => Ja.test(e) || /^[a-z]{2,3}[-_]\w+$/i.test(e)), s = i.flatMap((t) => {
		let n = J(e, t, o), [r = n, s] = [...a].filter((e) => lt(e, t)), c = !i.includes(r) && Da(e, r) === r;
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
function Da({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function J({ files: e, languageMap: t }, n, r) {
	let i = Object.entries(t).find(([, e]) => e === n)?.[0];
	if (i !== void 0 || n.startsWith("%")) return i ?? n;
	let [a = "", ...o] = n.split(/[-_]/), [s = ""] = o, c = ka(e) ? ct(a) : a;
	if (ka(e) && o.length === 1 && /^[a-z]{2}$/i.test(s) && !r?.startsWith("b+")) return `${c}-r${s.toUpperCase()}`;
	if (ka(e)) return o.length > 0 ? [
		"b",
		c,
		...o
	].join("+") : c;
	let [l] = Oa.flatMap(([t, n]) => t.test(e) ? n : []), u = /[-_]/.exec(r ?? "")?.[0] ?? l;
	if (u === void 0) return n;
	let d = r !== void 0 && r === r.toLowerCase();
	return [a, ...o.map((e) => d ? e.toLowerCase() : e)].join(u);
}
const Oa = [[/\{lang\}\.lproj|\.xcstrings$/, "-"], [/\.arb$/, "_"]];
function ka(e) {
	return /values-\{lang\}.*\.xml$/.test(e);
}
function Aa(e, t, n) {
	let r = eo(e, t), i = J(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function ja(e, { source: t, language: n, path: r, isOnly: i, ...a }, o) {
	if (!Y(e.files) || !va(e, o) || !Na.test(J(e, o))) return;
	let s = Ta(e, r), c = s !== void 0 && lt(Da(e, s), n ?? ""), l = i && Pa(e.files) === Pa(r) ? [Fa(e, o)] : [];
	return (c ? [Aa(e, r, o)] : [Ia(e, La(t, r), o), ...l]).find((n) => {
		if (n === void 0 || wa(e, n) !== o) return !1;
		let r = za(e, n);
		return [
			"keyName",
			"separator",
			"platform"
		].every((n) => e[n] === t[n]) && Ra.every((t) => !e.keyName.includes(`{${t}}`) || r[t] === a[t]) && r.filename === a.filename;
	});
}
function Ma(e, t, n) {
	let r = ({ languages: e }) => e?.includes(n) === !0, i = [t.source, ...e].sort((e, t) => Number(r(t)) - Number(r(e)));
	for (let e of i) {
		let r = ja(e, t, n);
		if (r !== void 0) return {
			row: e,
			path: r
		};
	}
}
const Na = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function Pa(e) {
	return e.slice(e.lastIndexOf("."));
}
function Fa(e, t) {
	if (!/[*?[\]{}()!+@]/.test(e.files.replaceAll(q, ""))) return ro(e.files).replaceAll(q, J(e, t));
}
function Ia(e, t, n) {
	let r = ro(e.files), i = [], a = Ua(r).reduceRight((e, { start: t, end: n }) => {
		let { name: r, at: a, ...o } = Ga(e, t, n);
		return i.unshift(o), r.slice(0, a) + "" + r.slice(a);
	}, r);
	for (let r of L(a)) {
		let a = R(r, t, !0, (e, t) => [t]) ?? [];
		if (a.length !== i.length) continue;
		let o = J(e, n), s = i.map(({ before: e, after: t }) => e + o + t);
		return a.reduceRight((e, { start: t }, n) => e.slice(0, t) + s[n] + e.slice(t), t);
	}
}
function La(e, t) {
	return eo(e, t).reduceRight((e, { start: t, end: n }) => Ga(e, t, n).name, t).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const Ra = [
	"file",
	"dir",
	1
];
function za(e, t) {
	let n = Va(e, t), r = {
		...Wa(t, eo(e, t)),
		...n && { 1: n }
	}, i = e.filenames === "/" ? Aa(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const Ba = /(?<![\\*[])\*(?!\*)/;
function Va(e, t) {
	let n = ro(e.files).replaceAll(q, Ta(e, t) ?? ""), r = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), i = I(n).filter((e) => Ba.test(e));
	for (let e of i.flatMap((e) => L(e.replace(Ba, "")))) {
		let [n] = R(e, t, !0, r) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function Ha(e) {
	return {
		...Wa(e, Ua(e)),
		1: Ba.exec(e)?.[0] ?? ""
	};
}
function Ua(e) {
	return _a(e, /\{lang\}/g);
}
function Wa(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => Ga(e, t.start - n, t.end - n).name, e.slice(n, i)),
		dir: qa(e.slice(0, n), t)
	};
}
function Y(e) {
	return e.includes(q);
}
function Ga(e, t, n) {
	let [r = ""] = /[-_.+ ]$/.exec(e.slice(0, t)) ?? [], i = t === 0 || e[t - 1] === "/", [a = ""] = r === "" && (i ? /^[-_.+ /]/ : /^[-_.+ ]/).exec(e.slice(n)) || [], o = t - r.length;
	return {
		name: e.slice(0, o) + e.slice(n + a.length),
		at: o,
		before: r,
		after: a
	};
}
const Ka = /\.lproj$|^values(-|$)/;
function qa(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !Ka.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const Ja = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, Ya = /^[A-Za-z]{2,3}$/, Xa = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/, Za = /^(?!car$)(?:[a-z]{2,3}(?:-r[A-Z]{2})?|b\+[A-Za-z0-9+]+)$/, Qa = [
	no(Ja),
	no(Ya),
	no(Xa, !0)
], $a = [no(Za)];
function eo(e, t) {
	if (!Y(e.files)) return [];
	let n = L(e.files.replaceAll(q, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let i of [to(r), ...ka(e.files) ? $a : Qa]) for (let e of n) {
		let n = R(e, t, !0, i) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function to(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function no(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function ro(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function io(e, t) {
	return e === ro(t) || Bn(e, t);
}
// src/settings/expectedNames.ts
function ao(e) {
	return /token$|^api_key$/.test(e) ? " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one." : void 0;
}
// src/settings/table/texts.ts
const oo = (e) => e === "" ? "is empty" : void 0, X = (e = oo) => h().superRefine(kn(e)).meta({ minLength: 1 }), so = (e) => b(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), co = {
	files: {
		schema: () => X(ho),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => so(X()),
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
		schema: () => X(go),
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
		schema: () => X((e) => e === "" ? "is empty" : po.test(e) ? "has a control character. Remove it" : void 0),
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
		schema: () => so(S(s)),
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
function lo() {
	let e = Object.fromEntries(Object.entries(co).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return v({
		...e,
		files: co.files.schema()
	});
}
const uo = e(() => lo().superRefine((e, { addIssue: t }) => {
	ho(e.files) === void 0 && vo(e, (e, ...n) => t({
		code: "custom",
		path: n,
		message: e
	}));
})), fo = C({
	name: "texts",
	schema: () => b(uo()).refine(...En),
	expects: "a list of text sources, such as [{ files: \"src/locales/{lang}.json\" }]",
	entries: {
		get schema() {
			return uo();
		},
		fields: Object.entries(co).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source",
		elsewhere: ao
	},
	commands: [...k, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), po = /[\p{Cc}\p{Cs}]/u, mo = /\{\{\w+\}\}|\{(?:lng|ns)\}/g;
function ho(e) {
	if (e === "") return "is empty";
	if (po.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = e.replace(mo, (e) => /^\{+l/.test(e) ? "{lang}" : "*");
	if (t !== e) return `has placeholders of i18next. Write {lang} in single braces for the language, and * for the namespace: ${t}`;
	let n = yo(e, ["lang"]);
	if (n !== void 0) return n;
	if (!bo(e)) return "has a \"{\" or \"}\" without the other one";
	let r = On(e.replaceAll("{lang}", "*"));
	if (r !== void 0) return r;
	let i = I(e.replaceAll("{lang}", "en"));
	return i.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : i.flatMap((e) => e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/")).some((e) => e === "." || e === ".." || e === "") ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(I(e).map(Y)).size > 1 ? "has {lang} in only a part of its paths" : i.every((e) => ta(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${ea.map(({ name: e }) => e).join(", ")}`;
}
function go(e) {
	let t = yo(e, ["path", ...Ra.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
const _o = {
	file: "the name of the file is only the language",
	dir: "the path in files has no folder with a name",
	1: "the path in files has no *"
};
function vo({ files: e, languages: t, language: n, language_map: r = {}, key_name: i = "", ...a }, o) {
	let s = I(e), c = [...new Set(s.flatMap((e) => ta(e) ?? []))], l = Y(e);
	c.some(({ severalLanguages: e }) => e) ? (c.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), l && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : l && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !l && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}. If ${n} is the name in the project, language_map is in the wrong direction: write ${r[n]}: ${n} there`, "languages", e);
	if (go(i) === void 0) {
		let e = s.map(Ha);
		for (let t of Ra) i.includes(`{${t}}`) && e.some((e) => e[t] === "") && o(`has {${t}}, but ${_o[t]}. Remove {${t}}`, "key_name");
	}
	let { plurals: u, platform: d, platforms: f, filenames: p } = a;
	p !== void 0 && d === void 0 && f === void 0 && o("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), u === "i18next" && c.some((e) => e.name !== "JSON") && o("is i18next, which is only for JSON files. Remove it", "plurals"), d !== void 0 && f && !f.includes(d) && o(`does not contain ${d}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function yo(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? `The only one is {${t[0]}}, and * stands for any other part` : `Known ones: ${t.map((e) => `{${e}}`).join(", ")}`}`;
}
function bo(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
const xo = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, So = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, Co = we.map((e) => C({
	...So,
	...B(Ee),
	name: e,
	default: e === "descriptions" ? "off" : "warn",
	example: "error",
	text: xo[e]
})), wo = C({
	...So,
	name: "key_names",
	schema: () => {
		let e = X(Qi), t = S(Ee).exactOptional();
		return m([e, v({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), To = C({
	...So,
	name: "words",
	schema: () => y(h(), m([X(), y(h(), X())])).refine((e) => {
		let t = [e, ...Object.values(e)].flatMap((e) => typeof e == "string" ? [] : Object.keys(e));
		return t.length <= 1e3 && t.every((e) => e.trim() !== "");
	}, "has an empty word, or more than 1,000 words").refine(({ severity: e = "warn" }) => Ee.some((t) => t === e), `has a severity that is not ${Ee.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), Eo = {
	title: "Advice on texts",
	settings: [
		...Co,
		wo,
		To
	]
}, Do = () => h().min(1), Oo = C({
	...U("option"),
	name: "token_file",
	commands: [
		...M,
		"sandbox",
		"init"
	],
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), ko = C({
	name: "token_env",
	schema: () => Do().superRefine(kn((e) => {
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
}), Ao = C({
	name: "project",
	schema: () => Do().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
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
}), jo = C({
	...U("option", "input"),
	name: "config",
	default: "lokaform.yaml",
	commands: tt,
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), Mo = C({
	name: "only",
	schema: G,
	expects: "names of projects in lokaform.yaml",
	commands: tt,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Use only these projects of lokaform.yaml, by name.",
	inAction: "A run with `only` has its own pull request comment.",
	usual: "all of them."
}), No = C({
	name: "filter",
	schema: () => b(h().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(kn((e) => e.startsWith("file:") ? On(e.slice(5)) : void 0))),
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
}), Po = C({
	name: "projects",
	schema: () => y(h(), d()),
	expects: "a mapping of names to projects, such as { web: { project: ID } }",
	commands: tt,
	file: "top",
	empty: "refused: it needs a project.",
	example: {
		web: { project: "3002780358964f9bab5a92.87762498" },
		ios: { project: "${IOS_PROJECT}" }
	},
	text: "Several projects by name, each with its own settings. `project` is then only for an entry, and `time_limit` only for the whole file.",
	usual: "one project."
}), Fo = C({
	name: "api_url",
	schema: Do,
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
}), Io = {
	title: "Which project, and how it is reached",
	settings: [
		Ao,
		jo,
		Mo,
		No,
		Po,
		...tr,
		fo,
		Oo,
		ko,
		Fo
	]
}, Lo = C({
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
}), Ro = C({
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
}), zo = C({
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
}), Bo = C({
	...V,
	name: "fail_on_drift",
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), Vo = C({
	...V,
	name: "publish",
	default: !0,
	commands: A,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), Ho = C({
	...V,
	name: "show_texts",
	default: !0,
	commands: k,
	file: "both",
	loosens: E([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), Uo = [
	Io,
	{
		title: "On GitHub",
		settings: [
			Lo,
			Ro,
			zo,
			Vo,
			Bo,
			Ho
		]
	},
	Lr,
	Jr,
	Eo,
	Xi,
	Ri,
	...Er,
	_i,
	gi,
	wi,
	Ui,
	zi
].flatMap(({ settings: e }) => e), Wo = Uo.filter(({ option: e }) => e !== void 0);
function Go(e, t = O) {
	return Uo.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function Ko(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : Jo(e);
	return Yo(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function qo({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	let n = t === void 0 ? [] : [t].flat();
	return n.length === 0 ? void 0 : n.map((e) => `\`${e}\``).join(", ");
}
function Jo(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", qo(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function Yo(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const Xo = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), Zo = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), Qo = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/splice.ts
function $o(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function es({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function ts(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const ns = /[ \t]*(?:[\n\r]|$)/y;
function rs(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	ns.lastIndex = i;
	let a = ns.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => ts(e) + t).join("")
	};
}
function is(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/model/secrets.ts
function as(e) {
	return {
		value: e,
		shown: "***"
	};
}
function os(e) {
	return [...new Set([
		...ss(e),
		...cs(e),
		...ls(e)
	])];
}
function ss(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function cs(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function ls(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return fs(e);
	let t = [
		...ss(e),
		...cs(e),
		...us(e),
		...fs(e)
	];
	return [...new Set(t)].flatMap(fs);
}
function us(e) {
	let t = e.replace(/[&<>"]/g, (e) => `&${ds[e]};`);
	return [e.replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`), ...[
		"&#39;",
		"&#x27;",
		"&apos;"
	].map((e) => t.replaceAll("'", e))];
}
const ds = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot"
};
function fs(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var ps = class {
	#e = new Map();
	#t = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => os(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length);
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#n(e), n = t.length === 0 ? e : $o(e, t);
		return n.includes("…") ? this.#r(n) : n;
	}
	#n(e) {
		let t = [], n;
		for (let r of _s(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
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
const ms = [
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
], hs = new RegExp(ms.map(({ pattern: e }) => e.source).join("|"), "gi"), gs = /[%\\&]/;
function* _s(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	if (!gs.test(e)) {
		yield t;
		return;
	}
	let n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = ys(n, hs);
	yield* vs(t, 3);
}
function* vs(e, t) {
	let n = t === 0 ? [] : ms.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = ys(e, r);
		n && (yield n, yield* vs(n, t - 1));
	}
}
function ys(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Ss(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const bs = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, xs = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Ss(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return bs[e.slice(1)] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : xs[t] ?? e;
}
// src/model/difference.ts
function Z(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function Cs(e, t, n) {
	if (Z(e, n) === e && Z(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * ws - 1), r)].slice(-ws).join(""), a = r - i.length, o = (e) => Z(a <= 2 ? e : `…${e.slice(a)}`, n);
	return [o(e), o(t)];
}
const ws = 15;
function Ts(e, t) {
	let n = (e) => e.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
	return e !== t && n(e) === n(t) ? " in other characters that look the same" : "";
}
// src/report/safeText.ts
const Es = {
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
}, Ds = RegExp(`${c.source}|(?! )\\p{Zs}`, "gu");
function Q(e) {
	return e.replace(Ds, (e) => Es[e] ?? t(e));
}
function Os(e) {
	return Q(e.replaceAll("\\", "\\\\"));
}
function ks(e) {
	return e.split("\n").map(Q).join("\n");
}
function As(e, t) {
	return Z(Q(e.slice(0, 2 * t + 2)), t);
}
const js = 4e3;
function Ms(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Ns(e, t = 60) {
	return Ps(Os(e.slice(0, 2 * t + 2)), t);
}
function Ps(e, t) {
	return `"${Is(Z(e, t))}"`;
}
const Fs = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function Is(e) {
	return Fs.test(e) ? `\u2068${e}\u2069` : e;
}
const Ls = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function Rs(e) {
	return e.replace(Ls, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function zs(e) {
	if (/^[A-Za-z0-9_./:@%+=,-]+$/.test(e)) return e;
	let t = e.replace(/[\\']/g, "\\$&").replace(Bs, Vs);
	return e.replace(Bs, "") === e ? `'${e.replaceAll("'", "'\\''")}'` : `$'${t}'`;
}
const Bs = RegExp(`${Ds.source}|#(?=\\[)`, "gu");
function Vs(e) {
	return Array.from(Buffer.from(e), (e) => `\\${e.toString(8).padStart(3, "0")}`).join("");
}
function Hs(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(c, (e) => e === "\n" ? e : t(e));
}
// src/host/console.ts
const Us = {
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
function Ws({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new ps(), o = i(t) ? Ks(t, (e) => Rs(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? Gs : He,
		get width() {
			return Ue(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${Rs(s(t))}\n`),
		error: (e) => t.write(`${Rs(s(e))}\n`),
		prompt: (e) => n.write(`${Rs(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const Gs = (e, t) => {
	let n = (t) => Qo(Us[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
};
function Ks(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
function qs(e, t, n) {
	return Js(e, t) && !n && !t.NO_COLOR;
}
function Js({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function Ys(...e) {
	for (let t of e) t.on("error", () => {});
}
async function Xs(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const Zs = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), Qs = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), $s = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), ec = (...e) => process.getBuiltinModule("node:fs").openSync(...e), tc = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), nc = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), rc = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), ic = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), ac = (...e) => process.getBuiltinModule("node:fs").statSync(...e), oc = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e);
// src/host/prompt.ts
function sc({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : cc() ?? n,
		seesOut: r
	};
}
function cc() {
	try {
		let e = new te(ec("/dev/tty", "w"));
		return Ys(e), e.unref(), e;
	} catch {
		return;
	}
}
async function lc(e, { input: t, output: n }, r) {
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
var uc = class extends Error {
	name = "NotAnswered";
};
async function dc({ input: e, output: t }, n) {
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
			return fc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return fc(await a({
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
			return fc(await i(a));
		},
		async yesNo(e) {
			return fc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function fc(e) {
	if (typeof e == "symbol") throw new uc();
	return e;
}
// src/model/problem.ts
const pc = [
	"run",
	"project",
	"change"
], mc = [
	"error",
	"warning",
	"notice"
], hc = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.key-name.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-description.no-language-file.no-manifest.no-project.no-pull-request.no-report.no-secrets.no-snapshot.no-token.no-url.not-a-text.not-confirmed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.second-webhook.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.taken-back.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.undecided.undeclared-project.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-reference.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-response.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.wrong-word.yaml.yaml-comment".split("."), gc = f({
	severity: S(mc),
	code: S(hc),
	message: h(),
	place: ra.exactOptional(),
	scope: S(pc),
	about: h().exactOptional(),
	count: x().min(1).exactOptional(),
	quotes: b(h()).readonly().exactOptional(),
	ways: b(f({
		does: h(),
		command: h()
	})).readonly().exactOptional()
}), _c = {
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
function vc({ code: e }) {
	return Object.values(_c).includes(e);
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
const yc = 1e3;
var bc = class {
	#e = [];
	#t = new Map();
	#n;
	#r;
	count = 0;
	constructor({ most: e = yc, first: t = 100 } = {}) {
		this.#n = e, this.#r = t;
	}
	add(e) {
		let { severity: t, scope: n, place: r } = e;
		if (this.countMore(r?.file, wc(e), {
			severity: t,
			scope: n
		})) return;
		this.count += wc(e);
		let i = xc(r?.file, {
			severity: t,
			scope: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 && n !== "change" || a.at.length > this.#n) && (a.more = wc(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(xc(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, this.count += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(this.#r, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && Sc(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function xc(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function Sc({ code: e, severity: t, scope: n, place: r }, i) {
	return {
		...$(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function Cc(e, t) {
	return $("yaml", `${e} has more than ${yc.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function wc({ count: e = 1 }) {
	return e;
}
function Tc(e) {
	let t = new bc();
	for (let n of e) t.add(n);
	return t.problems;
}
function Ec(e) {
	return e.some(({ severity: e }) => e === "error");
}
function Dc(e) {
	return Ec(e.filter(({ scope: e }) => e !== "change"));
}
function Oc(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function kc(e) {
	return {
		ok: !0,
		value: e
	};
}
function Ac(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/settings/flags.ts
function jc(e) {
	let t = e.find(Qe), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...Wo.filter((e) => !n(e)), ...Wo.filter(n)], { tokens: i } = Zo({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [w(e), Mc(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find(Qe), l = c && Go("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [w(l)]: d }
	}, p = [];
	for (let e of i) {
		if (e.kind !== "option") continue;
		let t = Fc(e, c, f);
		t ? p.push(Ic(t)) : f[e.name] = [...f[e.name] ?? [], e.value ?? "true"];
	}
	let m = Nc(s, c), h = [
		...m,
		...p,
		...Pc(u, c, l)
	], g = f.help || f.version ? m : h.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: g
	};
}
function Mc({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function Nc(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...O];
	return [Ic(`There is no command "${n}".${ot(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function Pc(e, t, n) {
	if (n?.option?.as === "list") return [];
	let [r] = n ? e.slice(1) : e;
	return r === void 0 ? [] : [Ic(`Unexpected argument "${r}".${n ? ` ${t} takes one ${w(n)}.` : ` ${t} takes only options. Put a glob in quotes, so that the shell does not expand it.`} See: lokaform ${t} --help`)];
}
function Fc({ name: e, rawName: t, value: n }, r, i) {
	let a = Go("option", r && [r]), o = a.find((t) => w(t) === e)?.option;
	if (!o) {
		let n = a.map((e) => `--${w(e)}`), i = r ? `lokaform ${r}` : "lokaform";
		return e === "token" ? `${i} has no option ${t}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.` : `${i} has no option ${t}.${ot(t.replace(/^-\b/, "--"), n)} See: ${i} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function Ic(e) {
	return $("bad-setting", e);
}
function Lc(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? de(t[e.parent ?? ""] ?? []).flatMap(({ name: t, value: n }) => t === e.name ? n : []) : t[w(e)];
	return n?.length ? e.schema.safeParse(Bc(e, n)).data : void 0;
}
function Rc(e) {
	return Wo.flatMap((t) => {
		let n = w(t), r = e[n], i = t.option?.offered.includes("input");
		if (!r?.length || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(Bc(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [$("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
	});
}
function zc(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${w(t)}`, e[w(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function Bc({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 ? n : u(n) ?? n : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function Vc(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = Go("input", n).flatMap((t) => {
		let n = Hc(t, e(w(t))), r = !o || t.commands.includes(o.name);
		return n.length === 0 ? [] : [{
			name: w(t),
			values: n,
			isUsed: r
		}];
	}), c = s.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), l = Object.fromEntries(c);
	if (!o) return {
		command: o,
		raw: l,
		problems: [$("bad-setting", `This action has no command "${a}".${Qe(a) ? ` Use lokaform ${a} at a terminal, or the action of the folder ${a} if there is one.` : ot(a, n)} It offers ${n.join(", ")}.`)]
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
function Hc({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { Ts as $, Br as $n, qt as $r, La as $t, nc as A, ge as Ai, Yi as An, lr as Ar, Co as At, js as B, oe as Bi, Wr as Bn, Zn as Br, Ca as Bt, lc as C, Je as Ci, Ti as Cn, mr as Cr, Ao as Ct, Qs as D, Ee as Di, Di as Dn, sr as Dr, Ho as Dt, Zs as E, Te as Ei, qi as En, Sr as Er, Vo as Et, Js as F, Se as Fi, Hr as Fn, $n as Fr, Ra as Ft, ks as G, di as Gn, Sn as Gr, za as Gt, Ps as H, se as Hi, mi as Hn, Mn as Hr, ba as Ht, Xs as I, ue as Ii, Ur as In, Yn as Ir, Ta as It, zs as J, Vr as Jn, _n as Jr, Aa as Jt, Q as K, Dr as Kn, Cn as Kr, xa as Kt, Ws as L, ie as Li, pi as Ln, qn as Lr, J as Lt, ic as M, Ce as Mi, Li as Mn, tr as Mr, fo as Mt, ac as N, pe as Ni, Pi as Nn, nr as Nr, To as Nt, $s as O, T as Oi, Vi as On, vr as Or, ko as Ot, oc as P, w as Pi, Pr as Pn, Qn as Pr, ao as Pt, Cs as Q, Ir as Qn, Gt as Qr, Ea as Qt, Ys as R, ae as Ri, hi as Rn, Jn as Rr, ja as Rt, uc as S, D as Si, Fi as Sn, pr as Sr, Mo as St, dc as T, Ve as Ti, Ni as Tn, _r as Tr, Io as Tt, Is as U, ne as Ui, ii as Un, R as Ur, wa as Ut, Rs as V, ce as Vi, ri as Vn, En as Vr, Y as Vt, Hs as W, le as Wi, qr as Wn, L as Wr, io as Wt, Os as X, Fr as Xn, mn as Xr, va as Xt, As as Y, Nr as Yn, hn as Yr, Da as Yt, Ms as Z, jr as Zn, on as Zr, Ma as Zt, $ as _, Ze as _i, ki as _n, Tr as _r, Fo as _t, Vc as a, Et as ai, aa as an, ei as ar, ts as at, Dc as b, He as bi, Ii as bn, xr as br, Bo as bt, hc as c, vt as ci, oa as cn, oi as cr, es as ct, Ec as d, mt as di, _a as dn, Gr as dr, Wo as dt, Ot as ei, fa as en, Rr as er, Z as et, Oc as f, ft as fi, ia as fn, Ar as fr, Uo as ft, Cc as g, O as gi, Ji as gn, dr as gr, zo as gt, vc as h, at as hi, Ai as hn, hr, Ro as ht, jc as i, Ct as ii, ua as in, ti as ir, _s as it, rc as j, fe as ji, Mi as jn, or as jr, wo as jt, tc as k, xe as ki, Ki as kn, cr as kr, Oo as kt, bc as l, yt as li, la as ln, Ci as lr, $o as lt, Tc as m, ot as mi, $i as mn, ur as mr, Ko as mt, Rc as n, Dt as ni, da as nn, Qr as nr, os as nt, _c as o, Tt as oi, ga as on, ui as or, rs as ot, Ac as p, pt as pi, ta as pn, Cr as pr, Go as pt, Ns as q, ai as qn, yn as qr, ya as qt, Lc as r, wt as ri, ca as rn, li as rr, as as rt, yc as s, xt as si, sa as sn, xi as sr, is as st, zc as t, dn as ti, ha as tn, ni as tr, ps as tt, mc as u, lt as ui, ra as un, fi as ur, Xo as ut, wc as v, Xe as vi, Hi as vn, fr as vr, Lo as vt, sc as w, Ke as wi, Ei as wn, yr as wr, Po as wt, kc as x, Ye as xi, ji as xn, br as xr, No as xt, gc as y, Ge as yi, Oi as yn, wr as yr, jo as yt, qs as z, re as zi, Kr as zn, Xn as zr, Sa as zt };
