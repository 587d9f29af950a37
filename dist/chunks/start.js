import { C as e, E as t, T as n, _ as r, c as i, d as a, m as o, o as s, r as c, s as l, v as u } from "./wire.js";
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
function C(e) {
	let t = n(e.schema);
	return {
		...e,
		get schema() {
			return t();
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
], E = [
	"warn",
	"error",
	"off"
];
function D(e, t) {
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
}, Be = (e, t = {}) => Re(e, ze, t).width;
function Ve(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const He = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function Ue(e) {
	return Be(e.replace(He, ""));
}
function We(e, t) {
	return e + " ".repeat(Math.max(0, t - Ue(e)));
}
function Ge(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => qe(e, t, Ue(/^ */.exec(e)?.[0] ?? "") + 2));
}
const Ke = /( *)(lokaform [^ ]+(?: --[a-z-]+ (?:'(?:[^']|'\\'')*'[^ ]*|[^ ]+))*|[^ ]+)/g;
function qe(e, t, n = 0) {
	if (Ue(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(Ke)) {
		let e = Ue(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function Je(e) {
	return Math.min(Ve(e) ?? 88, 88);
}
function Ye(e, t) {
	let n = a(e.map(([e]) => e.length)) + 4;
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
], et = ["validate", ...M], tt = process.getBuiltinModule("node:module").createRequire(import.meta.url);
var nt = (...e) => tt("./late-braces.js").default(...e);
// src/kinds/glob.ts
const N = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, rt = [(e) => e.length <= N.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function it(e) {
	if (e.length > N.length) return `is longer than ${N.length} characters`;
	if (e.startsWith("!")) return "starts with \"!\", which would mean all other files";
	let t = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(t)) return "has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(";
	let n = st(t);
	if (n === void 0) return "has a range such as {1..9}. Write {1,2,3}, or use *";
	if (n > N.paths) return `stands for more than ${N.paths} paths. Write several globs, or use *`;
	if ((t.match(/\*+|[?[]/g)?.length ?? 0) > N.wildcards) return `has more than ${N.wildcards} wildcards`;
	try {
		P(e);
		return;
	} catch {
		return "has a \"{\", \"(\" or \"[\" that closes in a wrong place";
	}
}
function at(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function ot() {
	return h().min(1).superRefine(at(it));
}
function st(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = st(e.replace(t, " "));
	return i && r * i;
}
function P(e) {
	return /\{.*\}/s.test(e) ? nt(e, {
		expand: !0,
		nodupes: !0,
		keepEscaping: !0
	}) : [e];
}
function ct(e) {
	return P(e.replace(/^(?:\.\/+)+/, "")).map(lt);
}
function lt(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, a] of t.entries()) a === "**" ? n.push({ is: e === r ? "rest" : "folders" }) : i(n, dt(a), e === r ? [] : [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: pt(t)
	};
}
const ut = /\\(.)|(\*+)|\[([!^]?)(\]?[^\]]*)\]|(.)/gsu;
function dt(e) {
	let t = [];
	for (let [, n, r, i, a, o = ""] of e.matchAll(ut)) {
		let e = t.length === 0;
		if (r !== void 0) t.push({
			is: "star",
			first: e
		});
		else if (a !== void 0) t.push({
			is: "one",
			first: e,
			allowed: ft(a, i !== "")
		});
		else if (o === "?") t.push({
			is: "one",
			first: e,
			allowed: /[^/]/u
		});
		else if (o === "") t.push({ is: "language" });
		else {
			let e = n ?? o, r = t.at(-1);
			r?.is === "text" ? r.text += e : t.push({
				is: "text",
				text: e
			});
		}
	}
	return t;
}
function ft(e, t) {
	let n = e.replace(/\\(.)/gsu, "$1").replace(/[\\\]^[]/g, "\\$&");
	try {
		return RegExp(t ? `[^/${n}]` : `[${n}]`, "u");
	} catch {
		return /(?!)/u;
	}
}
function pt(e) {
	let t = [];
	for (let [n, r] of e.entries()) {
		if (r === "**") return {
			glob: [
				...t,
				"**",
				"*"
			].join("/"),
			dot: e.slice(n).some((e) => e.startsWith("."))
		};
		let i = dt(r), [a] = i;
		i.length === 0 || i.length === 1 && a?.is === "text" ? t.push((a?.is === "text" ? a.text : "").replace(/[\\!*?|(){}[\]+@]/g, "\\$&")) : t.push(r.startsWith(".") ? ".*" : "*");
	}
	return {
		glob: t.join("/"),
		dot: !1
	};
}
function mt({ parts: e }, t, n, r = () => []) {
	let i = new Set(), a = new Map(), o = (e) => (n ? /^\.{1,2}(?:\/|$)/ : /^\./).test(t.slice(e, e + 3)), s = (n, c, l) => {
		let u = e[n];
		if (!u) return c === t.length ? l : void 0;
		let [d] = l, f = d && t.slice(d.start, d.end), p = f === void 0 ? i : a.get(f) ?? new Set();
		f !== void 0 && a.set(f, p);
		let m = (e) => {
			let r = n * (t.length + 1) + e;
			return !p.has(r) && p.add(r);
		};
		if (m(c)) switch (u.is) {
			case "text": return t.startsWith(u.text, c) ? s(n + 1, c + u.text.length, l) : void 0;
			case "one": {
				let [e = ""] = t.slice(c, c + 2);
				return u.allowed.test(e) && !(u.first && o(c)) ? s(n + 1, c + e.length, l) : void 0;
			}
			case "star":
				if (u.first && (o(c) || c === t.length || t[c] === "/")) return;
				for (let e = c;; e += 1) {
					if (e > c && !m(e)) return;
					let r = s(n + 1, e, l);
					if (r || e === t.length || t[e] === "/") return r;
				}
			case "folders": for (let e = c;;) {
				let r = s(n + 1, e, l), i = t.indexOf("/", e);
				if (r || i === -1 || o(e)) return r;
				if (e = i + 1, !m(e)) return;
			}
			case "rest": for (let e = c;; e = t.indexOf("/", e) + 1) if (o(e) || e === t.length) return;
			else if (!t.includes("/", e)) return l;
			case "language": {
				let e = f === void 0 ? r(t, c) : t.startsWith(f, c) ? [c + f.length] : [];
				for (let t of e) {
					let e = s(n + 1, t, [...l, {
						start: c,
						end: t
					}]);
					if (e) return e;
				}
				return;
			}
		}
	};
	return s(0, 0, []);
}
function ht(e, t) {
	return it(t) === void 0 && ct(t).some((t) => mt(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const F = {
	commands: A,
	file: "both"
};
function I(e) {
	return {
		schema: () => S(e),
		expects: `${e.slice(0, -1).join(", ")} or ${e.at(-1)}`
	};
}
const L = {
	schema: () => x().min(0),
	expects: "a whole number, 0 or more"
}, gt = {
	schema: () => ee().min(0).max(100),
	expects: "a number, 0 to 100, without %"
}, _t = {
	...F,
	parent: "limits"
};
function vt(e, t, n, r, i) {
	return C({
		..._t,
		...e,
		name: t,
		default: n,
		loosens: Ee(n),
		example: i,
		text: r
	});
}
function yt(e, t, n, r) {
	return C({
		...F,
		...I(t),
		name: e,
		parent: "prune",
		default: "off",
		loosens: D(t, "off"),
		example: n,
		text: r
	});
}
function bt(e, t) {
	return C({
		name: e,
		schema: () => b(ot()).min(1).refine(...rt),
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
// src/model/didYouMean.ts
function xt(e, t) {
	let n = t.filter((t) => e.length > 3 && t.startsWith(e.toLowerCase())), r = n.length === 1 ? n[0] : void 0, i = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let n of t) {
		let t = St(e.toLowerCase(), n.toLowerCase(), i);
		t < i && (r = n, i = t);
	}
	return r;
}
function R(e, t) {
	let n = xt(e.replaceAll(/[“”„‘’«»]/g, ""), t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function St(e, t, n) {
	if (Math.abs(e.length - t.length) >= n) return n;
	let i = [], a = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let o = 1; o <= e.length; o++) {
		let s = [o];
		for (let r = 1; r <= t.length; r++) {
			let c = (a[r - 1] ?? 0) + (e[o - 1] === t[r - 1] ? 0 : 1), l = o > 1 && r > 1 && e[o - 1] === t[r - 2] && e[o - 2] === t[r - 1] ? (i[r - 2] ?? 0) + 1 : n;
			s.push(Math.min(c, l, (a[r] ?? 0) + 1, (s[r - 1] ?? 0) + 1));
		}
		if (r(s) >= n && r(a) >= n) return n;
		i = a, a = s;
	}
	return a[t.length] ?? n;
}
// src/model/languageCodes.ts
const Ct = new Map(Object.entries({
	iw: "he",
	in: "id",
	ji: "yi"
}));
function wt(e) {
	return [...Ct].find(([, t]) => t === e)?.[0] ?? e;
}
function z(e, t) {
	return Tt(e) === Tt(t);
}
function Tt(e) {
	return Et(e).join("");
}
function Et(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [Ct.get(t) ?? t, ...n];
}
function Dt(e, t = "cardinal") {
	try {
		let [n] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-"));
		return n === void 0 ? void 0 : new Intl.PluralRules(n, { type: t });
	} catch {
		return;
	}
}
function Ot(e, t) {
	return Mt(t.filter((t) => z(t, e)));
}
function kt(e, t) {
	let n = t.filter((t) => z(t, e));
	return Mt(n.length > 0 ? n : t.filter((t) => At(t, e)));
}
function At(e, t) {
	let [n, r] = [Et(e), Et(t)].sort((e, t) => e.length - t.length);
	return n?.length === 1 && r?.length === 2 && n[0] === r[0] && jt.test(r[1] ?? "");
}
const jt = /^(?:[a-z]{2}|\d{3})$/;
function Mt(e) {
	return e.length === 1 ? e[0] : void 0;
}
function Nt(e, t) {
	let n = kt(e, t);
	return n === void 0 ? Pt(e) ? "" : R(e, t) : ` Did you mean "${n}"?`;
}
function Pt(e) {
	let t = new Intl.DisplayNames("en", {
		type: "language",
		fallback: "none"
	}), [n] = Et(e);
	return /^[a-z]{2,3}$/.test(n) && t.of(n) !== void 0;
}
// \0late:icu
const Ft = process.getBuiltinModule("node:module").createRequire(import.meta.url), It = (...e) => Ft("./late-icu.js").readIcu(...e), Lt = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Rt(e) {
	return e.includes("{") && e.length <= 2e4 && Lt.test(e);
}
function zt(e) {
	let t = Rt(e) ? It(e) : void 0;
	return t?.is === "message" ? t.texts.join("\n") : e;
}
function Bt(e) {
	return /(?<!')'(?=\{)/.test(e);
}
function Vt(e) {
	return Bt(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function B(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Ht(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function Ut(e, t) {
	if (e.length > 2e4) return;
	let n = t ? It(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: nn
		};
	}
	if (n && Rt(e)) return;
	let r = $t.test(e) ? rn(e, "likely") : void 0, i = r && !an(r) ? r : rn(e, "all");
	return {
		text: e,
		named: En(e),
		choosing: new Set(),
		printf: i
	};
}
function Wt(e, t, n = new Set()) {
	if (Gt(e, t)) return;
	let r = Kt(e, t), i = qt(e, t), a = Jt(e.printf, r, n), o = [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)], s = [...i.has, ...a.has], { isReordered: c } = a, l = Xt(e.printf, r);
	return o.length + s.length === 0 && !c && !l ? void 0 : {
		lacks: o,
		has: s,
		isReordered: c,
		percent: l
	};
}
function Gt({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function Kt({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === nn) return r;
	let i = rn(n, an(t) ? "all" : "sure");
	return an(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function qt({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !an(r), c = (e) => e !== "place" || t.has(Tn), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function Jt({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].flatMap(([t, n]) => e.get(t)?.type === n.type ? [] : [n]), a = [...e].flatMap(([e, n]) => t.get(e)?.type === n.type ? [] : [n]), o = (e) => e.map((e) => e.written);
	if (!n) return {
		lacks: o(a),
		has: o(i),
		isReordered: !1
	};
	let s = Yt([...e.values()], [...t.values()]), c = Yt([...t.values()], [...e.values()]), l = c.length === 0 && o(s).every((e) => r.has(e));
	return {
		lacks: o(s),
		has: o(c),
		isReordered: l && i.length > 0
	};
}
function Yt(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Xt(e, t) {
	return an(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function Zt(e) {
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
const Qt = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, $t = /\d%|%(?:20[a-z]|[0-7][c-f])/i, en = /^%(?:20[a-z]|[0-7][CDEF])$/i, tn = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], nn = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function rn(e, t) {
	if (!e.includes("%")) return nn;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(Qt)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!sn(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = tn.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function an({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const on = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function sn(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || en.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !on.test(i);
}
function cn(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: ln(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => Gt(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => {
		if (e.forms.length === 0) return [];
		let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
		return {
			...e,
			forms: t,
			together: Zt(t.map(({ placeholders: e }) => e))
		};
	}), c = Dn(s, t);
	if (!c) return [];
	let l = pn(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !Wt(e.placeholders, t.placeholders)) ? void 0 : Wt(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || fn(i) && r() ? [] : [mn(e, t, c, i, n)];
	}));
}
function ln(e, t) {
	return B(e.text).flatMap((e) => {
		let n = Ut(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
const un = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, dn = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function fn({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : un.test(i) || dn.test(i);
}
function pn({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => Wt(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => un.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function mn(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }, c) {
	let l = a.length > 0 ? a : gn(i, t.text), u = r ? `the ${n} text of the project` : `the ${n} text`, d = i.length > 0 && c ? Vt(t.text) : "", [f, p] = [i, l].map((e) => e.length > 1 ? "them" : "it"), [m, h] = i.length > 0 && l.length > 0 ? [`has ${_n(l)}, but ${u} has ${_n(i)}`, "Use the same placeholders in both."] : i.length > 0 ? [`lacks ${_n(i)}, which ${u} has`, `Add ${f}.`] : l.length > 0 ? [`has ${_n(l)}, which ${u} does not have`, `Remove ${p}, or add ${p} to ${u}.`] : o ? [`has its placeholders in another order than ${u}`, "Number them, for example %1$s and %2$d."] : s === "escape" ? [`has a single percent sign, but ${u} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${u} has a single percent sign`, "Use the same in both."];
	return {
		...Ht("placeholders", e, t, m, h + d),
		quotes: [...i, ...l].map(vn)
	};
}
const hn = /\{\{[^{}]+\}\}|[$%]?\{[^{}]+\}|%\([^()]+\)s|%(?:\d+\$)?[sd@]/g;
function gn(e, t) {
	let n = (e) => e.replace(/^\W+|\W+s?$/g, ""), r = (e) => /^%[^({]/.test(e), i = new Set(e.some(r) ? [] : e.map(n)), a = e.flatMap((e) => {
		let n = Array.from(e, (e) => e.replace(/[$()*+.?[\\\]^{|}]/, "\\$&")), r = new RegExp(n.join("\\s*"), "u").exec(t)?.[0] ?? e;
		return r === e ? [] : [r];
	}), o = (t.match(hn) ?? []).filter((t) => !e.includes(t) && i.size > 0 && (r(t) || i.has(n(t))));
	return a.length > 0 ? a : o;
}
function _n(e) {
	let t = e.slice(0, 5).map(vn), n = e.length - t.length;
	return u(n > 0 ? [...t, `${n} more`] : t);
}
function vn(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const yn = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", bn = "\\d{1,3}", xn = `${yn}|${bn}`, Sn = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${xn})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${xn})\\}`,
	`%\\((${xn})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${yn})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${bn})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Cn = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], wn = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, Tn = wn.place("1");
function En(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = Sn.exec(e); n; n = Sn.exec(e)) for (let [e, r] of Cn.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(wn[r](i), r);
	}
	return t;
}
function Dn(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const On = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], kn = /^(?:he|iw)(?![a-z])/i;
function An(e) {
	let t = Mn(e);
	return On.filter((n) => t.has(n) && !(n === "two" && kn.test(e)));
}
function jn({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = An(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
const Mn = t((e) => {
	let t = new Map([["other", []]]), n = Dt(e);
	for (let e = 0; n && e <= 200; e += 1) {
		let r = n.select(e);
		t.set(r, [...t.get(r) ?? [], e]);
	}
	return t;
});
function Nn({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || B(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [Pn({
		language: e,
		text: t
	}, {}, o)];
}
function Pn(e, t, n, r = "") {
	let [i, a] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return Ht("plurals", e, t, `lacks the plural form${i} ${u(n)}${r}, which the language needs`, `Add ${a}.`);
}
function Fn(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? B(r.text).flatMap(({ text: e }) => In(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : B(e.text).flatMap((t) => In(t.text).flatMap(([r, a]) => {
		let o = vn(`{${r}}`), s = [...a].find((e) => !On.includes(e) && !e.startsWith("="));
		if (s !== void 0) return [{
			...Ht("plurals", e, t, `has "${vn(s)}" in ${o}, which is not a plural form`, "Write zero, one, two, few, many or other, or =1 for a number."),
			quotes: [vn(s), o]
		}];
		if ([...i.get(r) ?? On].every((e) => e === "other" || !On.includes(e))) return [];
		let c = n(e.language).filter((t) => !Ln(e.language, t, a));
		return c.length === 0 ? [] : [{
			...Pn(e, t, c, ` of ${o}`),
			quotes: [o]
		}];
	})));
}
function In(e) {
	let t = Rt(e) ? It(e) : void 0;
	return t?.is === "message" ? [...t.plurals] : [];
}
function Ln(e, t, n) {
	let r = Mn(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/kinds/textProgress.ts
const Rn = [
	"translated",
	"verified",
	"reviewed"
];
function zn(e) {
	let t = jn(e);
	return (e, n) => o(e) ? t(n).every((t) => e[t]) : !!e;
}
// src/keys/settings.ts
const Bn = vt({
	...L,
	expects: `${L.expects}. A percentage is removals_percent`
}, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), Vn = vt(gt, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), Hn = vt(gt, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), Un = C({
	..._t,
	...L,
	name: "unverified",
	loosens: Ee(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), Wn = {
	manifests: bt("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: yt("keys", he, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		Bn,
		Vn,
		Hn,
		Un
	]
}, Gn = vt(L, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), Kn = {
	manifests: bt("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: yt("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [Gn]
}, qn = [Wn, Kn], Jn = qn.map(({ manifests: e }) => e), Yn = qn.map(({ prune: e }) => e), Xn = qn.flatMap(({ limits: e }) => e), V = {
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
}), Zn = {
	schema: () => h().min(1),
	expects: "the path of a folder",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	}
}, W = () => b(h().min(1)), G = () => W().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), Qn = ["option"], $n = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], er = ["translations", "pull"], tr = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], nr = C({
	name: "workflows",
	schema: () => G().pipe(b(S([...$n, "none"]))).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${$n.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: Qn,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, or before the first release the others, if there is no terminal for the question."
}), rr = C({
	name: "default_branch",
	schema: () => h().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: Qn,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), ir = C({
	name: "texts",
	...I([
		"all",
		"matching",
		"none"
	]),
	commands: ["init"],
	option: {
		offered: Qn,
		as: "text",
		metavar: "all|matching|none"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
	usual: "a question. Without a terminal: `matching`, or `none` next to manifests."
}), ar = "lokaform", or = [...Jn.map(({ name: e }) => e), ar], sr = C({
	name: "schema_name",
	...I(or),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: or.join("|")
	},
	text: "The schema to print."
}), cr = C({
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
}), lr = ["bash", "zsh"], ur = C({
	name: "shell",
	...I(lr),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: lr.join("|")
	},
	text: "The shell that the script is for."
}), dr = C({
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
}), fr = C({
	...U("option", "input"),
	name: "secrets_file",
	commands: ["webhook-secret"],
	text: "File for the secret. Only its owner can read it."
}), pr = C({
	...V,
	name: "rotate",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), mr = C({
	name: "port",
	schema: () => x().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: Qn,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), hr = C({
	...U("option"),
	name: "state",
	commands: ["sandbox"],
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), gr = C({
	name: "copy_of",
	schema: () => h().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: Qn,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), _r = C({
	...H,
	name: "no_limits",
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), vr = C({
	...U("option"),
	name: "log",
	commands: ["sandbox"],
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), yr = [
	{
		title: "For init",
		settings: [
			ir,
			nr,
			rr
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			dr,
			fr,
			pr
		]
	},
	{
		title: "For schema",
		settings: [sr]
	},
	{
		title: "For explain",
		settings: [cr]
	},
	{
		title: "For completion",
		settings: [ur]
	},
	{
		title: "For the sandbox",
		settings: [
			mr,
			hr,
			gr,
			_r,
			vr
		]
	}
], br = C({
	name: "languages",
	schema: () => y(h().min(1), S(me)),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes",
	default: T.languages,
	...F,
	loosens: xr,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function xr(e = {}, t = {}) {
	let n = D([
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
const Sr = m([x().positive().transform(String), h().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), Cr = C({
	name: "writers",
	schema: () => b(Sr),
	expects: "a list of addresses or user ids",
	...F,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), wr = C({
	name: "placeholders",
	...I(ve),
	default: T.placeholders,
	...F,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), Tr = {
	schema: W,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, Er = C({
	...Tr,
	name: "overwrite",
	default: [...T.overwrite],
	commands: Qe,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), Dr = C({
	...Tr,
	name: "accept",
	default: [...T.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), Or = C({
	name: "owner",
	schema: () => h().regex(/^[A-Za-z0-9_.-]+$/, { error: ({ input: e }) => `${e}`.startsWith("lokaform:") ? "has lokaform: in front. Remove it, because Lokaform adds it itself" : "is not a valid name" }),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...F,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), kr = C({
	name: "protected_tags",
	schema: W,
	expects: "a list of tags",
	default: [...T.protectedTags],
	...F,
	loosens: (e, t) => {
		let n = t ?? T.protectedTags;
		return (e ?? T.protectedTags).some((e) => !n.includes(e));
	},
	empty: "No tag protects a key.",
	example: ["protected", "legal"],
	text: "A live key with one of these tags keeps the tag, and is never removed."
}), Ar = {
	title: "Who owns texts and keys",
	settings: [
		br,
		Cr,
		wr,
		Er,
		Dr,
		Or,
		kr
	]
}, jr = C({
	name: "by",
	parent: "prune",
	...I(ge),
	...F,
	loosens: D([void 0, ...ge], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), Mr = [...Yn, jr], Nr = C({
	name: "prune",
	schema: () => {
		let e = ({ name: e, value: t }) => Mr.some((n) => n.name === e && n.schema.safeParse(t).success);
		return b(h().refine((t) => de([t]).every(e), "has a part that is not one of these"));
	},
	expects: `parts such as keys=owned,by=archive. ${Mr.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: $e,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing."
}), Pr = C({
	name: "on_problem",
	...I(_e),
	default: T.onProblem,
	...F,
	commands: $e,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: D(_e.toReversed(), T.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), Fr = C({
	name: "allow_removals",
	...L,
	expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
	commands: Qe,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), Ir = C({
	...V,
	name: "allow_wrong_project",
	...F,
	loosens: D([!1, !0], T.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared."
}), Lr = C({
	...Zn,
	name: "backup_dir",
	commands: ["apply", "restore"],
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), Rr = C({
	...I(["auto", "off"]),
	name: "snapshot",
	default: "auto",
	...F,
	loosens: D(["auto", "off"], "auto"),
	example: "off",
	text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on."
}), zr = C({
	...U("argument"),
	name: "backup",
	commands: ["restore"],
	text: "The backup to restore."
}), Br = C({
	...H,
	name: "force",
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), Vr = {
	title: "What may be removed",
	settings: [
		...Mr,
		Nr,
		Pr,
		...Xn,
		Fr,
		Ir,
		Lr,
		Rr,
		zr,
		Br
	]
}, K = ["pull"], Hr = ["option"], Ur = () => G().refine((e) => e.every((e) => /^\S+$/.test(e)), "has an empty name, or a blank in a name"), Wr = (e) => ({
	offered: Hr,
	as: "list",
	metavar: e
}), Gr = C({
	name: "languages",
	parent: "pull",
	schema: () => m([_("all").transform(() => ["all"]), Ur().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...K, "init"],
	file: "both",
	option: Wr("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), Kr = {
	parent: "pull",
	commands: [
		...A,
		...K,
		"init"
	],
	file: "both"
}, qr = C({
	...Kr,
	...I(ye),
	name: "review",
	default: T.incoming.review,
	loosens: D(ye.toReversed(), T.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), Jr = C({
	...Kr,
	...I(be),
	name: "checks",
	default: T.incoming.checks,
	loosens: D(be, T.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), Yr = C({
	name: "fields",
	schema: Ur,
	expects: "names of fields with commas between them, or all",
	commands: [...K, "init"],
	option: Wr("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), Xr = C({
	...Zn,
	name: "dir",
	commands: K,
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), Zr = C({
	...H,
	name: "dry_run",
	commands: K,
	text: "Print what would be written, and write nothing."
}), Qr = C({
	...H,
	name: "new",
	commands: K,
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), $r = C({
	...H,
	name: "remove_missing",
	commands: K,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), ei = (e, t) => ({
	commands: K,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), ti = {
	schema: W,
	expects: "names",
	default: [],
	...ei("list", "NAME")
}, ni = C({
	...ei("text", "BRANCH"),
	name: "branch",
	schema: () => h().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
	expects: "the name of a branch that starts with lokaform/pull/",
	text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
	usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`."
}), ri = C({
	...ei("text", "TEXT"),
	name: "title",
	schema: () => h().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
	expects: "a line of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), ii = C({
	...ti,
	name: "labels",
	text: "Labels of a new pull request."
}), ai = C({
	...ti,
	name: "reviewers",
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), oi = C({
	...ti,
	name: "assignees",
	text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned."
}), si = C({
	...V,
	name: "draft",
	commands: K,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), ci = C({
	...ei("text", "HOW"),
	name: "auto_merge",
	...I([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), li = {
	title: "The pull request",
	settings: [
		ni,
		ri,
		ii,
		ai,
		oi,
		si,
		ci
	]
}, ui = {
	title: "For pull",
	settings: [
		Gr,
		qr,
		Jr,
		Yr,
		Qr,
		$r,
		Xr,
		Zr
	]
}, di = () => x().min(0).max(100), fi = [(e) => Object.keys(e).length > 0, "is empty"], pi = "`*` means every other language, except the base language.", mi = C({
	name: "ready",
	schema: () => {
		let e = p(S(Rn), di()).refine(...fi);
		return y(h().min(1), m([di(), e]));
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
	text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${pi}`,
	usual: "nothing is required."
}), hi = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/, gi = C({
	name: "require",
	schema: () => G().pipe(b(h().regex(hi, "is not such a part"))).transform((e) => {
		let t = new Map();
		for (let n of e) {
			let [, e = "", r = "translated", i] = hi.exec(n) ?? [];
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
	text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${pi}`,
	usual: "`ready` in lokaform.yaml."
}), _i = {
	title: "For status",
	settings: [mi, gi]
}, vi = C({
	...U("option", "input"),
	name: "out",
	commands: ["plan"],
	text: "Write the plan to this file, as JSON."
}), yi = C({
	...U("option", "input"),
	name: "plan",
	commands: ["apply"],
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), bi = C({
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
}), xi = C({
	name: "format",
	...I([
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
}), Si = C({
	...H,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), Ci = C({
	...H,
	name: "all",
	commands: [...j, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given."
}), wi = C({
	...H,
	name: "matrix",
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), Ti = C({
	...H,
	name: "verbose",
	commands: [...j, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Ei = C({
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
}), Di = C({
	...H,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), Oi = C({
	...H,
	name: "no_color",
	commands: O,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), ki = C({
	...V,
	name: "help",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), Ai = C({
	...V,
	name: "version",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), ji = {
	title: "Files and output",
	settings: [
		vi,
		yi,
		bi,
		xi,
		Si,
		Ci,
		wi,
		Ti,
		Ei
	]
}, Mi = {
	title: "General",
	settings: [
		Di,
		Oi,
		ki,
		Ai
	]
}, Ni = ["report"], Pi = C({
	name: "reports",
	schema: () => b(ot()).refine(...rt),
	expects: "paths or globs of files",
	commands: Ni,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Fi = C({
	name: "expect",
	schema: () => W().transform((e, t) => e.flatMap((e) => {
		if (!e.startsWith("[")) return e.split(/,\s*/);
		let n = b(h()).safeParse(s(e));
		return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
	})),
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Ni,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Ii = {
	title: "For report",
	settings: [Pi, Fi]
}, Li = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, Ri = "is not a time from 1 s to 24 h", zi = C({
	name: "time_limit",
	schema: () => h().regex(/^(\d{1,9})([smh])$/, Ri).transform((e) => Number.parseInt(e, 10) * (Li[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, Ri),
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
}), Bi = C({
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
}), Vi = C({
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
}), Hi = C({
	name: "use_automations",
	schema: () => g(),
	expects: "true or false",
	commands: [...Qe, "restore"],
	file: "both",
	loosens: D([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), Ui = {
	title: "Pace",
	settings: [
		zi,
		Bi,
		Vi,
		Hi
	]
}, Wi = process.getBuiltinModule("node:module").createRequire(import.meta.url), Gi = (...e) => Wi("./late-key-names.js").namePatternComplaint(...e), Ki = (...e) => Wi("./late-key-names.js").nameRule(...e), qi = x().min(0), Ji = f({
	file: h(),
	line: qi,
	col: qi,
	endLine: qi,
	endCol: qi
});
function Yi(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function Xi(e, t, n = []) {
	let r = ra(e, t, n);
	return $i(r.file, r.at.start, r.at.end);
}
function Zi(e, t, n) {
	let r = ra(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return $i(r.file, i, a);
}
function Qi(e, t, n) {
	return ra(e, t, n).file;
}
function $i(e, t, n) {
	let r = ia(e, t), i = ia(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ea(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ta(e, t) {
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
var na = class {
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
function ra(e, t, n) {
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
function ia(e, t) {
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
const aa = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function oa(e) {
	return sa(e, /^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}
function sa(e, t) {
	return Array.from(e.matchAll(t), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/kinds/textSource.ts
function ca(e, t) {
	let n = la(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function la({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
function ua({ path: e }, t, n) {
	let r = e?.join("::") ?? t.replaceAll(".", "::");
	return t.includes("::") ? n(t.replaceAll("::", ".")) : r.includes("::") && n(r);
}
function da(e) {
	return e.includes("::") ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot." : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}
function fa({ source: { files: e, plurals: t, separator: n }, language: r }) {
	let i = e.includes("composeResources/");
	return {
		plurals: t,
		language: r,
		lists: n === "::",
		isCompose: i
	};
}
const q = "{lang}";
function pa({ files: e }) {
	return qa(e).replaceAll(q, "*");
}
function ma(e, t) {
	if (!Y(e.files)) return e.language;
	let n = ha(e, t);
	return n === void 0 ? void 0 : _a(e, n);
}
function ha(e, t) {
	let [n] = Wa(e, t);
	return n && t.slice(n.start, n.end);
}
function ga(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...la(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = t.find((e) => Ra.test(e) || /^[a-z]{2,3}[-_]\w+$/i.test(e)), s = i.flatMap((t) => {
		let n = J(e, t, o), [r = n, s] = [...a].filter((e) => z(e, t)), c = !i.includes(r) && _a(e, r) === r;
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
function _a({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function J({ files: e, languageMap: t }, n, r) {
	let i = Object.entries(t).find(([, e]) => e === n)?.[0];
	if (i !== void 0 || n.startsWith("%")) return i ?? n;
	let [a = "", ...o] = n.split(/[-_]/), [s = ""] = o, c = ya(e) ? wt(a) : a;
	if (ya(e) && o.length === 1 && /^[a-z]{2}$/i.test(s) && !r?.startsWith("b+")) return `${c}-r${s.toUpperCase()}`;
	if (ya(e)) return o.length > 0 ? [
		"b",
		c,
		...o
	].join("+") : c;
	let [l] = va.flatMap(([t, n]) => t.test(e) ? n : []), u = /[-_]/.exec(r ?? "")?.[0] ?? l;
	if (u === void 0) return n;
	let d = r !== void 0 && r === r.toLowerCase();
	return [a, ...o.map((e) => d ? e.toLowerCase() : e)].join(u);
}
const va = [[/\{lang\}\.lproj|\.xcstrings$/, "-"], [/\.arb$/, "_"]];
function ya(e) {
	return /values-\{lang\}.*\.xml$/.test(e);
}
function ba(e, t, n) {
	let r = Wa(e, t), i = J(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function xa(e, { source: t, language: n, path: r, isOnly: i, ...a }, o) {
	if (!Y(e.files) || !ca(e, o) || !Ca.test(J(e, o))) return;
	let s = ha(e, r), c = s !== void 0 && z(_a(e, s), n ?? ""), l = i && wa(e.files) === wa(r) ? [Ta(e, o)] : [];
	return (c ? [ba(e, r, o)] : [Ea(e, Da(t, r), o), ...l]).find((n) => {
		if (n === void 0 || ma(e, n) !== o) return !1;
		let r = ka(e, n);
		return [
			"keyName",
			"separator",
			"platform"
		].every((n) => e[n] === t[n]) && Oa.every((t) => !e.keyName.includes(`{${t}}`) || r[t] === a[t]) && r.filename === a.filename;
	});
}
function Sa(e, t, n) {
	let r = ({ languages: e }) => e?.includes(n) === !0, i = [t.source, ...e].sort((e, t) => Number(r(t)) - Number(r(e)));
	for (let e of i) {
		let r = xa(e, t, n);
		if (r !== void 0) return {
			row: e,
			path: r
		};
	}
}
const Ca = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function wa(e) {
	return e.slice(e.lastIndexOf("."));
}
function Ta(e, t) {
	if (!/[*?[\]{}()!+@]/.test(e.files.replaceAll(q, ""))) return qa(e.files).replaceAll(q, J(e, t));
}
function Ea(e, t, n) {
	let r = qa(e.files), i = [], a = Na(r).reduceRight((e, { start: t, end: n }) => {
		let { name: r, at: a, ...o } = Fa(e, t, n);
		return i.unshift(o), r.slice(0, a) + "" + r.slice(a);
	}, r);
	for (let r of ct(a)) {
		let a = mt(r, t, !0, (e, t) => [t]) ?? [];
		if (a.length !== i.length) continue;
		let o = J(e, n), s = i.map(({ before: e, after: t }) => e + o + t);
		return a.reduceRight((e, { start: t }, n) => e.slice(0, t) + s[n] + e.slice(t), t);
	}
}
function Da(e, t) {
	return Wa(e, t).reduceRight((e, { start: t, end: n }) => Fa(e, t, n).name, t).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const Oa = [
	"file",
	"dir",
	1
];
function ka(e, t) {
	let n = ja(e, t), r = {
		...Pa(t, Wa(e, t)),
		...n && { 1: n }
	}, i = e.filenames === "/" ? ba(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const Aa = /(?<![\\*[])\*(?!\*)/;
function ja(e, t) {
	let n = qa(e.files).replaceAll(q, ha(e, t) ?? ""), r = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), i = P(n).filter((e) => Aa.test(e));
	for (let e of i.flatMap((e) => ct(e.replace(Aa, "")))) {
		let [n] = mt(e, t, !0, r) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function Ma(e) {
	return {
		...Pa(e, Na(e)),
		1: Aa.exec(e)?.[0] ?? ""
	};
}
function Na(e) {
	return sa(e, /\{lang\}/g);
}
function Pa(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => Fa(e, t.start - n, t.end - n).name, e.slice(n, i)),
		dir: La(e.slice(0, n), t)
	};
}
function Y(e) {
	return e.includes(q);
}
function Fa(e, t, n) {
	let [r = ""] = /[-_.+ ]$/.exec(e.slice(0, t)) ?? [], i = t === 0 || e[t - 1] === "/", [a = ""] = r === "" && (i ? /^[-_.+ /]/ : /^[-_.+ ]/).exec(e.slice(n)) || [], o = t - r.length;
	return {
		name: e.slice(0, o) + e.slice(n + a.length),
		at: o,
		before: r,
		after: a
	};
}
const Ia = /\.lproj$|^values(-|$)/;
function La(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !Ia.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const Ra = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, za = /^[A-Za-z]{2,3}$/, Ba = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/, Va = /^(?!car$)(?:[a-z]{2,3}(?:-r[A-Z]{2})?|b\+[A-Za-z0-9+]+)$/, Ha = [
	Ka(Ra),
	Ka(za),
	Ka(Ba, !0)
], Ua = [Ka(Va)];
function Wa(e, t) {
	if (!Y(e.files)) return [];
	let n = ct(e.files.replaceAll(q, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let i of [Ga(r), ...ya(e.files) ? Ua : Ha]) for (let e of n) {
		let n = mt(e, t, !0, i) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function Ga(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function Ka(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function qa(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function Ja(e, t) {
	return e === qa(t) || ht(e, t);
}
// src/locales/format.ts
const Ya = [
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
function Xa(e) {
	let t = e.toLowerCase();
	return Ya.find(({ end: e }) => t.endsWith(e));
}
// src/model/problem.ts
const Za = [
	"run",
	"project",
	"change"
], Qa = [
	"error",
	"warning",
	"notice"
], $a = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.key-name.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-description.no-language-file.no-manifest.no-project.no-pull-request.no-report.no-secrets.no-snapshot.no-token.no-url.not-a-text.not-confirmed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.second-webhook.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.taken-back.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.undecided.undeclared-project.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-response.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.wrong-word.yaml.yaml-comment".split("."), eo = f({
	severity: S(Qa),
	code: S($a),
	message: h(),
	place: Ji.exactOptional(),
	scope: S(Za),
	about: h().exactOptional(),
	count: x().min(1).exactOptional(),
	quotes: b(h()).readonly().exactOptional(),
	ways: b(f({
		does: h(),
		command: h()
	})).readonly().exactOptional()
}), to = {
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
function no({ code: e }) {
	return Object.values(to).includes(e);
}
function X(e, t, n = {}) {
	return {
		severity: "error",
		code: e,
		message: t,
		scope: "run",
		...n
	};
}
const ro = 1e3;
var io = class {
	#e = [];
	#t = new Map();
	#n;
	#r;
	count = 0;
	constructor({ most: e = ro, first: t = 100 } = {}) {
		this.#n = e, this.#r = t;
	}
	add(e) {
		let { severity: t, scope: n, place: r } = e;
		if (this.countMore(r?.file, co(e), {
			severity: t,
			scope: n
		})) return;
		this.count += co(e);
		let i = ao(r?.file, {
			severity: t,
			scope: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 && n !== "change" || a.at.length > this.#n) && (a.more = co(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(ao(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, this.count += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(this.#r, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && oo(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function ao(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function oo({ code: e, severity: t, scope: n, place: r }, i) {
	return {
		...X(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function so(e, t) {
	return X("yaml", `${e} has more than ${ro.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function co({ count: e = 1 }) {
	return e;
}
function lo(e) {
	let t = new io();
	for (let n of e) t.add(n);
	return t.problems;
}
function uo(e) {
	return e.some(({ severity: e }) => e === "error");
}
function fo(e) {
	return uo(e.filter(({ scope: e }) => e !== "change"));
}
function po(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function mo(e) {
	return {
		ok: !0,
		value: e
	};
}
function ho(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/settings/oldNames.ts
const go = "Remove it: a request that is too large is split.", _o = "Use the action lokaform/lokaform/report@v1.", vo = "It has no input command.", yo = "Use the action lokaform/lokaform/webhook-secret@v1.", bo = {
	"batch-size": go,
	"allow-foreign-project": "Set allow_wrong_project in lokaform.yaml.",
	"create-files": "Remove it: pull creates the files of listed languages.",
	into: "Remove it: new entries come after their nearest relatives."
}, xo = {
	setting: {
		on_remove: "Set prune: { by: archive } or prune: { by: destroy }.",
		prune_webhooks: "Set prune: { webhooks: all }.",
		"limits.destroy": "Set limits.removals.",
		"limits.destroy_percent": "Set limits.removals_percent.",
		"limits.destroy_webhooks": "Set limits.webhook_removals.",
		"limits.update_percent": "Set limits.overwrites_percent.",
		"limits.unverify": "Set limits.unverified.",
		batch_size: go,
		allow_foreign_project: "Set allow_wrong_project."
	},
	option: {
		...bo,
		"max-destroy": "Use --allow-removals N.",
		take: "Use --overwrite in apply, and --accept in pull.",
		"pull --out": "Use --dir.",
		"demo --texts": "Remove it: see examples/storefront-code.",
		"split-by": "Remove it: move entries to other files by hand, and name all files under keys in lokaform.yaml.",
		gone: "Use --remove-missing.",
		"edits-by-hand": "Remove it: git tells which texts a person changed.",
		fault: "Remove it: tests of your own can refuse requests.",
		latency: "Remove it.",
		seed: "Remove it.",
		full: "Use --all.",
		kept: "Use --all.",
		unmanaged: "Use --all.",
		html: "Use --report FILE.html.",
		"on-remove": "Use --prune by=archive or --prune by=destroy."
	},
	input: {
		...bo,
		"max-destroy": "Set the input allow-removals.",
		take: "Set the input overwrite. In pull, use --accept.",
		html: "Add a path that ends with .html to the input report.",
		"on-remove": "Set prune: { by: archive } or prune: { by: destroy } in lokaform.yaml.",
		prune: "Set prune in lokaform.yaml.",
		"on-problem": "Set on_problem in lokaform.yaml.",
		"api-url": "Set the environment variable LOKALISE_API_URL.",
		rate: "Set rate in lokaform.yaml.",
		concurrency: "Set concurrency in lokaform.yaml.",
		"time-limit": "Set time_limit in lokaform.yaml.",
		verbose: "Turn on debug logging of GitHub: run the job again with debug logging, or set the secret ACTIONS_STEP_DEBUG.",
		quiet: "Remove it.",
		"backup-dir": "Remove it: backups are in the folder lokaform-backup of RUNNER_TEMP, and the output backup-file names the file.",
		languages: "Set pull: { languages: all } in lokaform.yaml, and use the action lokaform/lokaform/pull@v1.",
		fields: "Run lokaform pull --fields on your machine.",
		new: "Run lokaform pull --new on your machine.",
		reports: _o,
		expect: _o,
		webhook: yo,
		"secrets-file": yo,
		rotate: yo
	},
	command: { summarize: "Use report." },
	"action command": {
		pull: `Use the action lokaform/lokaform/pull@v1. ${vo}`,
		report: `${_o} ${vo}`,
		summarize: `${_o} ${vo}`,
		"webhook-secret": `${yo} ${vo}`
	}
};
function So(e, t, { place: n, command: r } = {}) {
	let i = new Map(Object.entries(xo[e])), a = i.get(t) ?? i.get(`${r} --${t}`), o = `The ${e} ${e === "option" ? "--" : ""}${t} no longer exists. ${a}`;
	return a === void 0 ? void 0 : X("bad-setting", o, { ...n && { place: n } });
}
function Co(e) {
	return wo.find(([t]) => t.test(e))?.[1];
}
const wo = [
	[/^base_lang/, " Remove it: the project has its base language."],
	[/token$|^api_key$/, " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one."],
	[/^branch$/, " Write it after the id: project: ID:BRANCH."],
	[/^dry_?run$/, " Remove it: lokaform plan shows changes, and lokaform apply makes them."],
	[/^(on_create|tags|platforms?)$/, " Set it in a row of texts, or under on_create in keys.yaml."],
	[/^(format|type)$/, " Remove it: the name of the file says what format it has."]
], To = (e) => e === "" ? "is empty" : void 0, Z = (e = To) => h().superRefine(at(e)).meta({ minLength: 1 }), Eo = (e) => b(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), Do = {
	files: {
		schema: () => Z(No),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => Eo(Z()),
		expects: "a list of languages, as the project names them",
		text: "The languages whose texts are read, as the project names them.",
		default: "the base language of the project",
		example: ["en", "de"]
	},
	language: {
		schema: Z,
		expects: "a language, as the project names it",
		text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
		default: "the code in the path",
		example: "en"
	},
	language_map: {
		schema: () => y(h(), Z()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: () => Z(Po),
		expects: "a text with {path}, and optionally {file}, {dir} and {1}",
		text: "The name of the key. `{path}`: the nested names in the file. `{file}`: its name, without extension and language. `{dir}`: the name of its folder. `{1}`: what the first `*` in `files` matches.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	names: {
		...I(["plain", "lokalise"]),
		text: "`lokalise`: as an upload of Lokalise names keys. The separator is `::`, and the file name is the path in `files`.",
		default: "`plain`",
		example: "lokalise"
	},
	separator: {
		schema: Z,
		expects: "the text between nested names",
		text: "What is between the nested names in `{path}`.",
		default: "`.`",
		example: "/"
	},
	filenames: {
		schema: () => Z((e) => e === "" ? "is empty" : jo.test(e) ? "has a control character. Remove it" : void 0),
		expects: "a path with %LANG_ISO% in the place of the language",
		text: "The file name of the keys in the project. It decides between keys of one name, and a new key gets it.",
		default: "no file name",
		example: "locales/%LANG_ISO%.json"
	},
	platform: {
		schema: () => S(c),
		expects: `one of ${c.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: () => Eo(S(c)),
		expects: `a list of platforms: ${c.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "`platform` or keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: () => b(Z()),
		expects: "a list of tags",
		text: "Tags of a new key. Existing keys keep theirs.",
		default: "none",
		example: ["from-code"]
	},
	plurals: {
		...I(["none", "i18next"]),
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
};
function Oo() {
	let e = Object.fromEntries(Object.entries(Do).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return v({
		...e,
		files: Do.files.schema()
	});
}
const ko = n(() => Oo().superRefine((e, { addIssue: t }) => {
	No(e.files) === void 0 && Io(e, (e, ...n) => t({
		code: "custom",
		path: n,
		message: e
	}));
})), Ao = C({
	name: "texts",
	schema: () => b(ko()).refine(...rt),
	expects: "a list of text sources, such as [{ files: \"src/locales/{lang}.json\" }]",
	entries: {
		get schema() {
			return ko();
		},
		fields: Object.entries(Do).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source",
		elsewhere: Co
	},
	commands: [...k, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), jo = /[\p{Cc}\p{Cs}]/u, Mo = /\{\{\w+\}\}|\{(?:lng|ns)\}/g;
function No(e) {
	if (e === "") return "is empty";
	if (jo.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = e.replace(Mo, (e) => /^\{+l/.test(e) ? "{lang}" : "*");
	if (t !== e) return `has placeholders of i18next. Write {lang} in single braces for the language, and * for the namespace: ${t}`;
	let n = Lo(e, ["lang"]);
	if (n !== void 0) return n;
	if (!Ro(e)) return "has a \"{\" or \"}\" without the other one";
	let r = it(e.replaceAll("{lang}", "*"));
	if (r !== void 0) return r;
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let i = P(e.replaceAll("{lang}", "en"));
	return i.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : i.flatMap((e) => e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/")).some((e) => e === "." || e === ".." || e === "") ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(P(e).map(Y)).size > 1 ? "has {lang} in only a part of its paths" : i.every((e) => Xa(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${Ya.map(({ name: e }) => e).join(", ")}`;
}
function Po(e) {
	let t = Lo(e, ["path", ...Oa.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
const Fo = {
	file: "the name of the file is only the language",
	dir: "the path in files has no folder with a name",
	1: "the path in files has no *"
};
function Io({ files: e, languages: t, language: n, language_map: r = {}, key_name: i = "", ...a }, o) {
	let s = P(e), c = [...new Set(s.flatMap((e) => Xa(e) ?? []))], l = Y(e);
	c.some(({ severalLanguages: e }) => e) ? (c.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), l && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : l && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !l && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}. If ${n} is the name in the project, language_map is in the wrong direction: write ${r[n]}: ${n} there`, "languages", e);
	if (Po(i) === void 0) {
		let e = s.map(Ma);
		for (let t of Oa) i.includes(`{${t}}`) && e.some((e) => e[t] === "") && o(`has {${t}}, but ${Fo[t]}. Remove {${t}}`, "key_name");
	}
	let { plurals: u, platform: d, platforms: f, filenames: p } = a;
	p !== void 0 && d === void 0 && f === void 0 && o("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), u === "i18next" && c.some((e) => e.name !== "JSON") && o("is i18next, which is only for JSON files. Remove it", "plurals"), d !== void 0 && f && !f.includes(d) && o(`does not contain ${d}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function Lo(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? `The only one is {${t[0]}}, and * stands for any other part` : `Known ones: ${t.map((e) => `{${e}}`).join(", ")}`}`;
}
function Ro(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
const zo = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, Bo = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, Vo = we.map((e) => C({
	...Bo,
	...I(E),
	name: e,
	default: e === "descriptions" ? "off" : "warn",
	example: "error",
	text: zo[e]
})), Ho = C({
	...Bo,
	name: "key_names",
	schema: () => {
		let e = Z(Gi), t = S(E).exactOptional();
		return m([e, v({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), Uo = 1e3, Wo = C({
	...Bo,
	name: "words",
	schema: () => y(h(), m([Z(), y(h(), Z())])).refine((e) => {
		let t = [e, ...Object.values(e)].flatMap((e) => typeof e == "string" ? [] : Object.keys(e));
		return t.length <= Uo && t.every((e) => e.trim() !== "");
	}, `has an empty word, or more than ${Uo.toLocaleString("en-US")} words`).refine(({ severity: e = "warn" }) => E.some((t) => t === e), `has a severity that is not ${E.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), Go = {
	title: "Advice on texts",
	settings: [
		...Vo,
		Ho,
		Wo
	]
}, Ko = () => h().min(1), qo = C({
	...U("option"),
	name: "token_file",
	commands: [
		...M,
		"sandbox",
		"init"
	],
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), Jo = C({
	name: "token_env",
	schema: () => Ko().superRefine(at((e) => {
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
}), Yo = C({
	name: "project",
	schema: () => Ko().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
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
}), Xo = C({
	...U("option", "input"),
	name: "config",
	default: "lokaform.yaml",
	commands: et,
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), Zo = C({
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
}), Qo = C({
	name: "filter",
	schema: () => b(h().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(at((e) => e.startsWith("file:") ? it(e.slice(5)) : void 0))),
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
}), $o = C({
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
}), es = C({
	name: "api_url",
	schema: Ko,
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
}), ts = {
	title: "Which project, and how it is reached",
	settings: [
		Yo,
		Xo,
		Zo,
		Qo,
		$o,
		...Jn,
		Ao,
		qo,
		Jo,
		es
	]
}, ns = C({
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
}), rs = C({
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
}), is = C({
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
}), as = C({
	...V,
	name: "fail_on_drift",
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), os = C({
	...V,
	name: "publish",
	default: !0,
	commands: A,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), ss = C({
	...V,
	name: "show_texts",
	default: !0,
	commands: k,
	file: "both",
	loosens: D([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), cs = [
	ts,
	{
		title: "On GitHub",
		settings: [
			ns,
			rs,
			is,
			os,
			as,
			ss
		]
	},
	Ar,
	Vr,
	Go,
	Ui,
	ji,
	...yr,
	ui,
	li,
	_i,
	Ii,
	Mi
].flatMap(({ settings: e }) => e), ls = cs.filter(({ option: e }) => e !== void 0);
function Q(e, t = O) {
	return cs.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function us(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : fs(e);
	return ps(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function ds({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	let n = t === void 0 ? [] : [t].flat();
	return n.length === 0 ? void 0 : n.map((e) => `\`${e}\``).join(", ");
}
function fs(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", ds(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function ps(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const ms = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), hs = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), gs = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/splice.ts
function _s(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function vs({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function ys(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const bs = /[ \t]*(?:[\n\r]|$)/y;
function xs(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	bs.lastIndex = i;
	let a = bs.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => ys(e) + t).join("")
	};
}
function Ss(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/model/secrets.ts
function Cs(e) {
	return {
		value: e,
		shown: "***"
	};
}
function ws(e) {
	return [...new Set([
		...Ts(e),
		...Es(e),
		...Ds(e)
	])];
}
function Ts(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function Es(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function Ds(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return Os(e);
	let t = [
		...Ts(e),
		...Es(e),
		...Os(e)
	];
	return [...new Set(t)].flatMap(Os);
}
function Os(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var ks = class {
	#e = new Map();
	#t = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => ws(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length);
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#n(e), n = t.length === 0 ? e : _s(e, t);
		return n.includes("…") ? this.#r(n) : n;
	}
	#n(e) {
		let t = [], n;
		for (let r of Ns(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
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
const As = [
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
], js = new RegExp(As.map(({ pattern: e }) => e.source).join("|"), "gi"), Ms = /[%\\&]/;
function* Ns(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	if (!Ms.test(e)) {
		yield t;
		return;
	}
	let n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = Fs(n, js);
	yield* Ps(t, 3);
}
function* Ps(e, t) {
	let n = t === 0 ? [] : As.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = Fs(e, r);
		n && (yield n, yield* Ps(n, t - 1));
	}
}
function Fs(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Rs(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const Is = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, Ls = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Rs(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return Is[e.slice(1)] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Ls[t] ?? e;
}
// src/report/safeText.ts
const zs = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function $(t) {
	return t.replace(l, (t) => zs[t] ?? e(t));
}
function Bs(e) {
	return e.split("\n").map($).join("\n");
}
function Vs(e, t) {
	return Us($(e.slice(0, 2 * t + 2)), t);
}
const Hs = 4e3;
function Us(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function Ws(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Gs(e, t, n) {
	if (Us(e, n) === e && Us(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * Ks - 1), r)].slice(-Ks).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const Ks = 15;
function qs(e, t = 60) {
	return `"${Ys(Vs(e, t))}"`;
}
const Js = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function Ys(e) {
	return Js.test(e) ? `\u2068${e}\u2069` : e;
}
const Xs = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function Zs(e) {
	return e.replace(Xs, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function Qs(t) {
	return JSON.stringify(t, null, 2).replaceAll("##[", "#\\u0023[").replace(l, (t) => t === "\n" ? t : e(t));
}
// src/host/console.ts
const $s = {
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
function ec({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new ks(), o = i(t) ? rc(t, (e) => Zs(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? tc : nc,
		get width() {
			return Ve(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${Zs(s(t))}\n`),
		error: (e) => t.write(`${Zs(s(e))}\n`),
		prompt: (e) => n.write(`${Zs(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const tc = (e, t) => {
	let n = (t) => gs($s[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
}, nc = (e, t) => t;
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
const cc = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), lc = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), uc = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), dc = (...e) => process.getBuiltinModule("node:fs").openSync(...e), fc = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), pc = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), mc = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), hc = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), gc = (...e) => process.getBuiltinModule("node:fs").statSync(...e), _c = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e), vc = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
// src/host/prompt.ts
function yc({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : bc() ?? n,
		seesOut: r
	};
}
function bc() {
	try {
		let e = new te(dc("/dev/tty", "w"));
		return oc(e), e.unref(), e;
	} catch {
		return;
	}
}
async function xc(e, { input: t, output: n }, r) {
	let i = vc({
		input: t,
		output: n
	}), a = new AbortController();
	i.once("close", () => a.abort()), i.on("SIGINT", () => r.stop("SIGINT"));
	try {
		let t = AbortSignal.any([r.stopping, a.signal]);
		return (await i.question(`${e} Type yes to continue: `, { signal: t })).trim().toLowerCase() === "yes";
	} catch (e) {
		if (e instanceof Error && e.name === "AbortError") return !1;
		throw e;
	} finally {
		i.close();
	}
}
var Sc = class extends Error {
	name = "NotAnswered";
};
async function Cc({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: i, password: a, text: o } = await import("./clack-prompts.js"), s = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: $(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), i = n === void 0 ? {} : { initialValue: $(n) };
			return wc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return wc(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: $(e),
				hint: $(t)
			})), a = {
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			};
			return wc(await i(a));
		},
		async yesNo(e) {
			return wc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function wc(e) {
	if (typeof e == "symbol") throw new Sc();
	return e;
}
// src/settings/flags.ts
function Tc(e) {
	let t = e.find(Ze), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...ls.filter((e) => !n(e)), ...ls.filter(n)], { tokens: i } = hs({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [w(e), Ec(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find(Ze), l = c && Q("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [w(l)]: d }
	}, p = [];
	for (let t of i) {
		if (t.kind !== "option") continue;
		let [n = t.rawName] = /^-\w[\w-]*/.exec(e[t.index] ?? "") ?? [], r = Ac({
			...t,
			rawName: n
		}, c, f), i = So("option", t.name, { command: c }) ?? (r && Mc(r));
		i ? p.push(i) : f[t.name] = [...f[t.name] ?? [], t.value ?? "true"];
	}
	let m = Oc(s, c), h = i[i.findIndex((e) => e.kind === "positional" && e.value === u[0]) - 1], g = [
		...m,
		...p,
		...kc(u, c, l, h?.kind === "option" ? h : void 0)
	], _ = f.help || f.version ? m : g.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: _
	};
}
function Ec({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
const Dc = new Map([
	...[
		"diff",
		"preview",
		"check",
		"show"
	].map((e) => [e, "plan"]),
	...[
		"push",
		"upload",
		"deploy",
		"sync",
		"run"
	].map((e) => [e, "apply"]),
	...[
		"download",
		"fetch",
		"export"
	].map((e) => [e, "pull"])
]);
function Oc(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...O], i = R(Dc.get(n) ?? n, r) || ` The commands are ${r.join(", ")}.`;
	return [So("command", n) ?? Mc(`There is no command "${n}".${i}`)];
}
function kc(e, t, n, r) {
	if (n?.option?.as === "list") return [];
	let [i, ...a] = n ? e.slice(1) : e;
	if (i === void 0) return [];
	let o = a.length > 0 ? ` (and ${a.length} more)` : "", s = Q("option", t && [t]).find((e) => w(e) === r?.name)?.option?.as === "list" && !/[./*]/.test(i), c = `--${r?.name} ${r?.value}`, l = /^(?:accept|overwrite)$/.test(r?.name ?? "") ? ` For a text in one language: ${c}:${i}.` : "", u = `Repeat the option: ${c} --${r?.name} ${i}.${l}`, d = t === "apply" && i.endsWith(".json"), f = Qo.commands.some((e) => e === t), p = /\/|\.(?:ya?ml|json|arb|strings|xml|xcstrings)$/.test(i), m = s ? u : d ? `For a saved plan: lokaform apply --plan ${i}.` : `${f ? `For ${p ? "the keys of one file: --filter file:" : "one key: --filter "}${i}. ` : ""}Name its option before it, such as --only or --project, and put a glob in quotes, so that the shell does not expand it.`;
	return [Mc(`Unexpected argument "${i}"${o}.${n ? ` ${t} takes one ${w(n)}.` : ` ${t} takes only options. ${m}`} See: lokaform ${t} --help`)];
}
function Ac({ name: e, rawName: t, value: n }, r, i) {
	if (r === void 0 && Ze(e)) return `${e} is a command, so it has no hyphens: lokaform ${e}`;
	let a = Q("option", r && [r]), o = a.find((t) => w(t) === e)?.option;
	if (!o) {
		let n = a.map((e) => `--${w(e)}`), i = r ? `lokaform ${r}` : "lokaform";
		if (e === "dry-run") return `${i} has no option ${t}. To see what apply would change: lokaform plan`;
		if (e === "token") return `${i} has no option ${t}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.`;
		if (e === "fail-on-drift") return `${i} has no option ${t}, because at a terminal drift always exits with 2 if there is drift.`;
		let o = /^lang/.test(e) && n.includes("--filter") ? " For one language, such as de: --filter \"*:de\"." : "", s = n.find((e) => e.startsWith(`${t}-`));
		return `${i} has no option ${t}.${s ? ` Did you mean "${s}"?` : jc(e, r) || R(t.replace(/^-\b/, "--"), n) || o} See: ${i} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function jc(e, t) {
	let n = e.replaceAll("-", "_"), r = [`${t}.${n}`, n], i = cs.filter(({ file: e }) => e !== void 0), a = i.find((e) => r.includes(pe(e))) ?? i.find((e) => e.name === n || e.parent === n), { commands: o = [] } = Q("option").find((t) => w(t) === e) ?? {};
	if (!a) return o.length > 0 ? ` It is an option of ${u(o)}.` : "";
	let s = `${a.name}: ${typeof a.example == "object" ? "…" : a.example}`;
	return ` It is a setting of lokaform.yaml: ${a.parent === void 0 ? s : `${a.parent}: { ${s} }`}.`;
}
function Mc(e) {
	return X("bad-setting", e);
}
function Nc(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? de(t[e.parent ?? ""] ?? []).flatMap(({ name: t, value: n }) => t === e.name ? n : []) : t[w(e)];
	return n?.length ? e.schema.safeParse(Ic(e, n)).data : void 0;
}
function Pc(e) {
	return ls.flatMap((t) => {
		let n = w(t), r = e[n], i = t.option?.offered.includes("input");
		if (!r?.length || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(Ic(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [X("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
	});
}
function Fc(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${w(t)}`, e[w(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function Ic({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || Number.isNaN(Number(n || "-")) ? n : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function Lc(e, t, n = []) {
	let r = t.map(({ name: e }) => e), [i, ...a] = r, o = a.length === 0 && i || e("command") || "plan", s = t.find(({ name: e }) => e === o), c = Q("input", r), l = c.flatMap((t) => {
		let n = Rc(t, e(w(t))), r = !s || t.commands.includes(s.name);
		return n.length === 0 ? [] : [{
			name: w(t),
			values: n,
			isUsed: r
		}];
	}), u = l.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), d = Object.fromEntries(u), f = Object.keys(xo.input).flatMap((t) => e(t) !== "" && !c.some((e) => w(e) === t) && So("input", t) || []), p = [
		...c.map(w),
		"command",
		"token",
		"working-directory",
		"github-token"
	];
	for (let e of n) {
		let t = p.includes(e) || e in xo.input ? void 0 : xt(e.replaceAll("_", "-"), p), n = `The input ${e} does not exist, so it has no effect. Did you mean ${t}?`;
		t !== void 0 && f.push(X("bad-setting", n, { severity: "warning" }));
	}
	if (!s) {
		let [e = "", t, n] = o.split(/[\s=]+/), i = t?.startsWith("--") ? `, and the input ${t.slice(2)}: ${n ?? "true"}` : "", a = `There is no command "${o}".${r.some((t) => t === e) ? ` Write command: ${e}${i}.` : R(Dc.get(o) ?? o, r)} The action offers ${r.join(", ")}.`;
		return {
			command: s,
			raw: d,
			problems: [So("action command", o) ?? X("bad-setting", a), ...f]
		};
	}
	let m = l.flatMap(({ name: e, isUsed: t }) => t ? [] : e), h = `${s.name} does not use ${m.join(", ")}: ${m.length > 1 ? "they have" : "it has"} no effect.`;
	return m.length > 0 && f.push(X("bad-setting", h, { severity: "notice" })), {
		command: s,
		raw: d,
		problems: f
	};
}
function Rc({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { ns as $, ni as $n, It as $r, aa as $t, Bs as A, Se as Ai, Dr as An, Gn as Ar, eo as At, ys as B, Br as Bn, Nn as Br, Y as Bt, nc as C, T as Ci, bi as Cn, er as Cr, po as Ct, Zs as D, Ce as Di, Ti as Dn, $n as Dr, so as Dt, Gs as E, fe as Ei, Hi as En, nr as Er, no as Et, Ws as F, oe as Fi, zr as Fn, Un as Fr, ha as Ft, ms as G, Er as Gn, cn as Gr, da as Gt, Ss as H, br as Hn, An as Hr, ma as Ht, ks as I, ce as Ii, Lr as In, Wn as Ir, J as It, Q as J, kr as Jn, B as Jr, _a as Jt, ls as K, Or as Kn, Ht as Kr, ba as Kt, ws as L, se as Li, Xr as Ln, Rn as Lr, xa as Lt, qs as M, ie as Mi, Ir as Mn, Hn as Mr, mo as Mt, Vs as N, ae as Ni, oi as Nn, Bn as Nr, Xa as Nt, Ys as O, pe as Oi, Ai as On, Jn as Or, X as Ot, Us as P, re as Pi, ci as Pn, Vn as Pr, Oa as Pt, es as Q, Gr as Qn, Bt as Qr, na as Qt, Cs as R, ne as Ri, si as Rn, zn as Rr, fa as Rt, oc as S, E as Si, Bi as Sn, hr as Sr, uo as St, Hs as T, ge as Ti, zi as Tn, tr as Tr, lo as Tt, vs as U, Qr as Un, Sn as Ur, Ja as Ut, xs as V, ii as Vn, jn as Vr, ua as Vt, _s as W, Pr as Wn, on as Wr, ka as Wt, rs as X, jr as Xn, Rt as Xr, Sa as Xt, us as Y, Nr as Yn, zt as Yr, ca as Yt, is as Z, Yr as Zn, Vt as Zr, ga as Zt, gc as _, Ue as _i, wi as _n, pr as _r, to as _t, Lc as a, Dt as ai, Zi as an, gi as ar, $o as at, sc as b, Be as bi, yi as bn, fr as br, io as bt, yc as c, xt as ci, Ji as cn, Cr as cr, ss as ct, lc as d, ct as di, Ci as dn, cr as dr, Vo as dt, Nt as ei, ta as en, Jr as er, Xo as et, uc as f, O as fi, Vi as fn, ir as fr, Ho as ft, hc as g, Je as gi, ki as gn, mr as gr, So as gt, mc as h, We as hi, xi as hn, _r as hr, Co as ht, Tc as i, Tt as ii, oa as in, $r as ir, Yo as it, $ as j, ue as ji, Fr as jn, Kn as jr, fo as jt, Qs as k, w as ki, Di as kn, Yn as kr, co as kt, Cc as l, rt as li, sa as ln, gr as lr, Jo as lt, pc as m, Ye as mi, Fi as mn, ar as mr, Wo as mt, Pc as n, z as ni, ea as nn, ri as nr, Qo as nt, Sc as o, Ot as oi, Xi as on, ai as or, ts as ot, fc as p, Xe as pi, Si as pn, vr as pr, Ao as pt, cs as q, wr as qn, Dn as qr, Ma as qt, Nc as r, kt as ri, Yi as rn, mi as rr, Zo as rt, xc as s, R as si, $i as sn, Rr as sr, os as st, Fc as t, Pt as ti, Qi as tn, qr as tr, as as tt, cc as u, mt as ui, Ki as un, rr as ur, qo as ut, _c as v, qe as vi, Oi as vn, or as vr, ro as vt, ic as w, xe as wi, Pi as wn, dr as wr, ho as wt, ec as x, Te as xi, Ei as xn, ur as xr, Qa as xt, ac as y, Ge as yi, vi as yn, sr as yr, $a as yt, Ns as z, le as zi, Zr as zn, Fn as zr, pa as zt };
