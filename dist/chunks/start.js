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
	let t = (e) => ({
		is: "refused",
		complaint: e
	});
	if (e.length > N.length) return t(`is longer than ${N.length} characters`);
	if (e.startsWith("!")) return t("starts with \"!\", which would mean all other files");
	let n = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(n)) return t("has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(");
	let r = lt(n);
	if (r === void 0) return t("has a range such as {1..9}. Write {1,2,3}, or use *");
	if (r > N.paths) return t(`stands for more than ${N.paths} paths. Write several globs, or use *`);
	if ((n.match(/\*+|[?[]/g)?.length ?? 0) > N.wildcards) return t(`has more than ${N.wildcards} wildcards`);
	if (!/\{.*\}/s.test(e)) return {
		is: "paths",
		paths: [e]
	};
	try {
		return {
			is: "paths",
			paths: nt(e, {
				expand: !0,
				nodupes: !0,
				keepEscaping: !0
			})
		};
	} catch {
		return t("has a \"{\", \"(\" or \"[\" that closes in a wrong place");
	}
}
function at(e) {
	let t = it(e);
	return t.is === "refused" ? t.complaint : void 0;
}
function ot(e) {
	let t = it(e);
	return t.is === "paths" ? t.paths : [];
}
function st(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function ct() {
	return h().min(1).superRefine(st(at));
}
function lt(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = lt(e.replace(t, " "));
	return i && r * i;
}
function ut(e) {
	return ot(e.replace(/^(?:\.\/+)+/, "")).map(dt);
}
function dt(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, a] of t.entries()) a === "**" ? n.push({ is: e === r ? "rest" : "folders" }) : i(n, pt(a), e === r ? [] : [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: ht(t)
	};
}
const ft = /\\(.)|(\*+)|\[([!^]?)(\]?[^\]]*)\]|(.)/gsu;
function pt(e) {
	let t = [];
	for (let [, n, r, i, a, o = ""] of e.matchAll(ft)) {
		let e = t.length === 0;
		if (r !== void 0) t.push({
			is: "star",
			first: e
		});
		else if (a !== void 0) t.push({
			is: "one",
			first: e,
			allowed: mt(a, i !== "")
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
function mt(e, t) {
	let n = e.replace(/\\(.)/gsu, "$1").replace(/[\\\]^[]/g, "\\$&");
	try {
		return RegExp(t ? `[^/${n}]` : `[${n}]`, "u");
	} catch {
		return /(?!)/u;
	}
}
function ht(e) {
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
		let i = pt(r), [a] = i;
		i.length === 0 || i.length === 1 && a?.is === "text" ? t.push((a?.is === "text" ? a.text : "").replace(/[\\!*?|(){}[\]+@]/g, "\\$&")) : t.push(r.startsWith(".") ? ".*" : "*");
	}
	return {
		glob: t.join("/"),
		dot: !1
	};
}
function gt({ parts: e }, t, n, r = () => []) {
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
function _t(e, t) {
	return ut(t).some((t) => gt(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const P = {
	commands: A,
	file: "both"
};
function F(e) {
	return {
		schema: () => S(e),
		expects: `${e.slice(0, -1).join(", ")} or ${e.at(-1)}`
	};
}
const I = {
	schema: () => x().min(0),
	expects: "a whole number, 0 or more"
}, vt = {
	schema: () => ee().min(0).max(100),
	expects: "a number, 0 to 100, without %"
}, yt = {
	...P,
	parent: "limits"
};
function bt(e, t, n, r, i) {
	return C({
		...yt,
		...e,
		name: t,
		default: n,
		loosens: Ee(n),
		example: i,
		text: r
	});
}
function xt(e, t, n, r) {
	return C({
		...P,
		...F(t),
		name: e,
		parent: "prune",
		default: "off",
		loosens: D(t, "off"),
		example: n,
		text: r
	});
}
function St(e, t) {
	return C({
		name: e,
		schema: () => b(ct()).min(1).refine(...rt),
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
function Ct(e, t) {
	let n = t.filter((t) => e.length > 3 && t.startsWith(e.toLowerCase())), r = n.length === 1 ? n[0] : void 0, i = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let n of t) {
		let t = wt(e.toLowerCase(), n.toLowerCase(), i);
		t < i && (r = n, i = t);
	}
	return r;
}
function L(e, t) {
	let n = Ct(e.replaceAll(/[“”„‘’«»]/g, ""), t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function wt(e, t, n) {
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
const Tt = new Map(Object.entries({
	iw: "he",
	in: "id",
	ji: "yi"
}));
function Et(e) {
	return [...Tt].find(([, t]) => t === e)?.[0] ?? e;
}
function R(e, t) {
	return Dt(e) === Dt(t);
}
function Dt(e) {
	return Ot(e).join("");
}
function Ot(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [Tt.get(t) ?? t, ...n];
}
function kt(e, t = "cardinal") {
	try {
		let [n] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-"));
		return n === void 0 ? void 0 : new Intl.PluralRules(n, { type: t });
	} catch {
		return;
	}
}
function At(e, t) {
	return Pt(t.filter((t) => R(t, e)));
}
function jt(e, t) {
	let n = t.filter((t) => R(t, e));
	return Pt(n.length > 0 ? n : t.filter((t) => Mt(t, e)));
}
function Mt(e, t) {
	let [n, r] = [Ot(e), Ot(t)].sort((e, t) => e.length - t.length);
	return n?.length === 1 && r?.length === 2 && n[0] === r[0] && Nt.test(r[1] ?? "");
}
const Nt = /^(?:[a-z]{2}|\d{3})$/;
function Pt(e) {
	return e.length === 1 ? e[0] : void 0;
}
function Ft(e, t) {
	let n = jt(e, t);
	return n === void 0 ? It(e) ? "" : L(e, t) : ` Did you mean "${n}"?`;
}
function It(e) {
	let t = new Intl.DisplayNames("en", {
		type: "language",
		fallback: "none"
	}), [n] = Ot(e);
	return /^[a-z]{2,3}$/.test(n) && t.of(n) !== void 0;
}
// \0late:icu
const Lt = process.getBuiltinModule("node:module").createRequire(import.meta.url), Rt = (...e) => Lt("./late-icu.js").readIcu(...e), zt = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Bt(e) {
	return e.includes("{") && e.length <= 2e4 && zt.test(e);
}
function Vt(e) {
	let t = Bt(e) ? Rt(e) : void 0;
	return t?.is === "message" ? t.texts.join("\n") : e;
}
function Ht(e) {
	return /(?<!')'(?=\{)/.test(e);
}
function Ut(e) {
	return Ht(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function z(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Wt(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function Gt(e, t) {
	if (e.length > 2e4) return;
	let n = t ? Rt(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: an
		};
	}
	if (n && Bt(e)) return;
	let r = tn.test(e) ? on(e, "likely") : void 0, i = r && !B(r) ? r : on(e, "all");
	return {
		text: e,
		named: Dn(e),
		choosing: new Set(),
		printf: i
	};
}
function Kt(e, t, n = new Set()) {
	if (qt(e, t)) return;
	let r = Jt(e, t), i = Yt(e, t), a = Xt(e.printf, r, n), o = [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)], s = [...i.has, ...a.has], { isReordered: c } = a, l = Qt(e.printf, r);
	return o.length + s.length === 0 && !c && !l ? void 0 : {
		lacks: o,
		has: s,
		isReordered: c,
		percent: l
	};
}
function qt({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function Jt({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === an) return r;
	let i = on(n, B(t) ? "all" : "sure");
	return B(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function Yt({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !B(r), c = (e) => e !== "place" || t.has(En), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function Xt({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].flatMap(([t, n]) => e.get(t)?.type === n.type ? [] : [n]), a = [...e].flatMap(([e, n]) => t.get(e)?.type === n.type ? [] : [n]), o = (e) => e.map((e) => e.written);
	if (!n) return {
		lacks: o(a),
		has: o(i),
		isReordered: !1
	};
	let s = Zt([...e.values()], [...t.values()]), c = Zt([...t.values()], [...e.values()]), l = c.length === 0 && o(s).every((e) => r.has(e));
	return {
		lacks: o(s),
		has: o(c),
		isReordered: l && i.length > 0
	};
}
function Zt(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Qt(e, t) {
	return B(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function $t(e) {
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
const en = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, tn = /\d%|%(?:20[a-z]|[0-7][c-f])/i, nn = /^%(?:20[a-z]|[0-7][CDEF])$/i, rn = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], an = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function on(e, t) {
	if (!e.includes("%")) return an;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(en)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!cn(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = rn.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function B({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const sn = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function cn(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || nn.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !sn.test(i);
}
function ln(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: un(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => qt(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => {
		if (e.forms.length === 0) return [];
		let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
		return {
			...e,
			forms: t,
			together: $t(t.map(({ placeholders: e }) => e))
		};
	}), c = On(s, t);
	if (!c) return [];
	let l = mn(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !Kt(e.placeholders, t.placeholders)) ? void 0 : Kt(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || pn(i) && r() ? [] : [hn(e, t, c, i, n)];
	}));
}
function un(e, t) {
	return z(e.text).flatMap((e) => {
		let n = Gt(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
const dn = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, fn = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function pn({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : dn.test(i) || fn.test(i);
}
function mn({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => Kt(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => dn.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function hn(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }, c) {
	let l = a.length > 0 ? a : _n(i, t.text), u = r ? `the ${n} text of the project` : `the ${n} text`, d = i.length > 0 && c ? Ut(t.text) : "", [f, p] = [i, l].map((e) => e.length > 1 ? "them" : "it"), [m, h] = i.length > 0 && l.length > 0 ? [`has ${vn(l)}, but ${u} has ${vn(i)}`, "Use the same placeholders in both."] : i.length > 0 ? [`lacks ${vn(i)}, which ${u} has`, `Add ${f}.`] : l.length > 0 ? [`has ${vn(l)}, which ${u} does not have`, `Remove ${p}, or add ${p} to ${u}.`] : o ? [`has its placeholders in another order than ${u}`, "Number them, for example %1$s and %2$d."] : s === "escape" ? [`has a single percent sign, but ${u} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${u} has a single percent sign`, "Use the same in both."];
	return {
		...Wt("placeholders", e, t, m, h + d),
		quotes: [...i, ...l].map(yn)
	};
}
const gn = /\{\{[^{}]+\}\}|[$%]?\{[^{}]+\}|%\([^()]+\)s|%(?:\d+\$)?[sd@]/g;
function _n(e, t) {
	let n = (e) => e.replace(/^\W+|\W+s?$/g, ""), r = (e) => /^%[^({]/.test(e), i = new Set(e.some(r) ? [] : e.map(n)), a = e.flatMap((e) => {
		let n = Array.from(e, (e) => e.replace(/[$()*+.?[\\\]^{|}]/, "\\$&")), r = new RegExp(n.join("\\s*"), "u").exec(t)?.[0] ?? e;
		return r === e ? [] : [r];
	}), o = (t.match(gn) ?? []).filter((t) => !e.includes(t) && i.size > 0 && (r(t) || i.has(n(t))));
	return a.length > 0 ? a : o;
}
function vn(e) {
	let t = e.slice(0, 5).map(yn), n = e.length - t.length;
	return u(n > 0 ? [...t, `${n} more`] : t);
}
function yn(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const bn = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", xn = "\\d{1,3}", Sn = `${bn}|${xn}`, Cn = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${Sn})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${Sn})\\}`,
	`%\\((${Sn})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${bn})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${xn})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), wn = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], Tn = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, En = Tn.place("1");
function Dn(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = Cn.exec(e); n; n = Cn.exec(e)) for (let [e, r] of wn.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(Tn[r](i), r);
	}
	return t;
}
function On(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const kn = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], An = /^(?:he|iw)(?![a-z])/i;
function jn(e) {
	let t = Nn(e);
	return kn.filter((n) => t.has(n) && !(n === "two" && An.test(e)));
}
function Mn({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = jn(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
const Nn = t((e) => {
	let t = new Map([["other", []]]), n = kt(e);
	for (let e = 0; n && e <= 200; e += 1) {
		let r = n.select(e);
		t.set(r, [...t.get(r) ?? [], e]);
	}
	return t;
});
function Pn({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || z(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [Fn({
		language: e,
		text: t
	}, {}, o)];
}
function Fn(e, t, n, r = "") {
	let [i, a] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return Wt("plurals", e, t, `lacks the plural form${i} ${u(n)}${r}, which the language needs`, `Add ${a}.`);
}
function In(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? z(r.text).flatMap(({ text: e }) => Ln(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : z(e.text).flatMap((t) => Ln(t.text).flatMap(([r, a]) => {
		let o = yn(`{${r}}`), s = [...a].find((e) => !kn.includes(e) && !e.startsWith("="));
		if (s !== void 0) return [{
			...Wt("plurals", e, t, `has "${yn(s)}" in ${o}, which is not a plural form`, "Write zero, one, two, few, many or other, or =1 for a number."),
			quotes: [yn(s), o]
		}];
		if ([...i.get(r) ?? kn].every((e) => e === "other" || !kn.includes(e))) return [];
		let c = n(e.language).filter((t) => !Rn(e.language, t, a));
		return c.length === 0 ? [] : [{
			...Fn(e, t, c, ` of ${o}`),
			quotes: [o]
		}];
	})));
}
function Ln(e) {
	let t = Bt(e) ? Rt(e) : void 0;
	return t?.is === "message" ? [...t.plurals] : [];
}
function Rn(e, t, n) {
	let r = Nn(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/kinds/textProgress.ts
const zn = [
	"translated",
	"verified",
	"reviewed"
];
function Bn(e) {
	let t = Mn(e);
	return (e, n) => o(e) ? t(n).every((t) => e[t]) : !!e;
}
// src/keys/settings.ts
const Vn = bt({
	...I,
	expects: `${I.expects}. A percentage is removals_percent`
}, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), Hn = bt(vt, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), Un = bt(vt, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), Wn = C({
	...yt,
	...I,
	name: "unverified",
	loosens: Ee(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), Gn = {
	manifests: St("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: xt("keys", he, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		Vn,
		Hn,
		Un,
		Wn
	]
}, Kn = bt(I, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), qn = {
	manifests: St("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: xt("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [Kn]
}, Jn = [Gn, qn], Yn = Jn.map(({ manifests: e }) => e), Xn = Jn.map(({ prune: e }) => e), Zn = Jn.flatMap(({ limits: e }) => e), V = {
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
}), Qn = {
	schema: () => h().min(1),
	expects: "the path of a folder",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	}
}, W = () => b(h().min(1)), G = () => W().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), $n = ["option"], er = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], tr = ["translations", "pull"], nr = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], rr = C({
	name: "workflows",
	schema: () => G().pipe(b(S([...er, "none"]))).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${er.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: $n,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, or before the first release the others, if there is no terminal for the question."
}), ir = C({
	name: "default_branch",
	schema: () => h().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: $n,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), ar = C({
	name: "texts",
	...F([
		"all",
		"matching",
		"none"
	]),
	commands: ["init"],
	option: {
		offered: $n,
		as: "text",
		metavar: "all|matching|none"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
	usual: "a question. Without a terminal: `matching`, or `none` next to manifests."
}), or = "lokaform", sr = [...Yn.map(({ name: e }) => e), or], cr = C({
	name: "schema_name",
	...F(sr),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: sr.join("|")
	},
	text: "The schema to print."
}), lr = C({
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
}), ur = ["bash", "zsh"], dr = C({
	name: "shell",
	...F(ur),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: ur.join("|")
	},
	text: "The shell that the script is for."
}), fr = C({
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
}), pr = C({
	...U("option", "input"),
	name: "secrets_file",
	commands: ["webhook-secret"],
	text: "File for the secret. Only its owner can read it."
}), mr = C({
	...V,
	name: "rotate",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), hr = C({
	name: "port",
	schema: () => x().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: $n,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), gr = C({
	...U("option"),
	name: "state",
	commands: ["sandbox"],
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), _r = C({
	name: "copy_of",
	schema: () => h().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: $n,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), vr = C({
	...H,
	name: "no_limits",
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), yr = C({
	...U("option"),
	name: "log",
	commands: ["sandbox"],
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), br = [
	{
		title: "For init",
		settings: [
			ar,
			rr,
			ir
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			fr,
			pr,
			mr
		]
	},
	{
		title: "For schema",
		settings: [cr]
	},
	{
		title: "For explain",
		settings: [lr]
	},
	{
		title: "For completion",
		settings: [dr]
	},
	{
		title: "For the sandbox",
		settings: [
			hr,
			gr,
			_r,
			vr,
			yr
		]
	}
], xr = C({
	name: "languages",
	schema: () => y(h().min(1), S(me)),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes",
	default: T.languages,
	...P,
	loosens: Sr,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function Sr(e = {}, t = {}) {
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
const Cr = m([x().positive().transform(String), h().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), wr = C({
	name: "writers",
	schema: () => b(Cr),
	expects: "a list of addresses or user ids",
	...P,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), Tr = C({
	name: "placeholders",
	...F(ve),
	default: T.placeholders,
	...P,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), Er = {
	schema: W,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, Dr = C({
	...Er,
	name: "overwrite",
	default: [...T.overwrite],
	commands: Qe,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), Or = C({
	...Er,
	name: "accept",
	default: [...T.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), kr = C({
	name: "owner",
	schema: () => h().regex(/^[A-Za-z0-9_.-]+$/, { error: ({ input: e }) => `${e}`.startsWith("lokaform:") ? "has lokaform: in front. Remove it, because Lokaform adds it itself" : "is not a valid name" }),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...P,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), Ar = C({
	name: "protected_tags",
	schema: W,
	expects: "a list of tags",
	default: [...T.protectedTags],
	...P,
	loosens: (e, t) => {
		let n = t ?? T.protectedTags;
		return (e ?? T.protectedTags).some((e) => !n.includes(e));
	},
	empty: "No tag protects a key.",
	example: ["protected", "legal"],
	text: "A live key with one of these tags keeps the tag, and is never removed."
}), jr = {
	title: "Who owns texts and keys",
	settings: [
		xr,
		wr,
		Tr,
		Dr,
		Or,
		kr,
		Ar
	]
}, Mr = C({
	name: "by",
	parent: "prune",
	...F(ge),
	...P,
	loosens: D([void 0, ...ge], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), Nr = [...Xn, Mr], Pr = C({
	name: "prune",
	schema: () => {
		let e = ({ name: e, value: t }) => Nr.some((n) => n.name === e && n.schema.safeParse(t).success);
		return b(h().refine((t) => de([t]).every(e), "has a part that is not one of these"));
	},
	expects: `parts such as keys=owned,by=archive. ${Nr.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: $e,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing."
}), Fr = C({
	name: "on_problem",
	...F(_e),
	default: T.onProblem,
	...P,
	commands: $e,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: D(_e.toReversed(), T.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), Ir = C({
	name: "allow_removals",
	...I,
	expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
	commands: Qe,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), Lr = C({
	...V,
	name: "allow_wrong_project",
	...P,
	loosens: D([!1, !0], T.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared."
}), Rr = C({
	...Qn,
	name: "backup_dir",
	commands: ["apply", "restore"],
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), zr = C({
	...F(["auto", "off"]),
	name: "snapshot",
	default: "auto",
	...P,
	loosens: D(["auto", "off"], "auto"),
	example: "off",
	text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on."
}), Br = C({
	...U("argument"),
	name: "backup",
	commands: ["restore"],
	text: "The backup to restore."
}), Vr = C({
	...H,
	name: "force",
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), Hr = {
	title: "What may be removed",
	settings: [
		...Nr,
		Pr,
		Fr,
		...Zn,
		Ir,
		Lr,
		Rr,
		zr,
		Br,
		Vr
	]
}, K = ["pull"], Ur = ["option"], Wr = () => G().refine((e) => e.every((e) => /^\S+$/.test(e)), "has an empty name, or a blank in a name"), Gr = (e) => ({
	offered: Ur,
	as: "list",
	metavar: e
}), Kr = C({
	name: "languages",
	parent: "pull",
	schema: () => m([_("all").transform(() => ["all"]), Wr().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...K, "init"],
	file: "both",
	option: Gr("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), qr = {
	parent: "pull",
	commands: [
		...A,
		...K,
		"init"
	],
	file: "both"
}, Jr = C({
	...qr,
	...F(ye),
	name: "review",
	default: T.incoming.review,
	loosens: D(ye.toReversed(), T.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), Yr = C({
	...qr,
	...F(be),
	name: "checks",
	default: T.incoming.checks,
	loosens: D(be, T.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), Xr = C({
	name: "fields",
	schema: Wr,
	expects: "names of fields with commas between them, or all",
	commands: [...K, "init"],
	option: Gr("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), Zr = C({
	...Qn,
	name: "dir",
	commands: K,
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), Qr = C({
	...H,
	name: "dry_run",
	commands: K,
	text: "Print what would be written, and write nothing."
}), $r = C({
	...H,
	name: "new",
	commands: K,
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), ei = C({
	...H,
	name: "remove_missing",
	commands: K,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), ti = (e, t) => ({
	commands: K,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), ni = {
	schema: W,
	expects: "names",
	default: [],
	...ti("list", "NAME")
}, ri = C({
	...ti("text", "BRANCH"),
	name: "branch",
	schema: () => h().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
	expects: "the name of a branch that starts with lokaform/pull/",
	text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
	usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`."
}), ii = C({
	...ti("text", "TEXT"),
	name: "title",
	schema: () => h().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
	expects: "a line of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), ai = C({
	...ni,
	name: "labels",
	text: "Labels of a new pull request."
}), oi = C({
	...ni,
	name: "reviewers",
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), si = C({
	...ni,
	name: "assignees",
	text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned."
}), ci = C({
	...V,
	name: "draft",
	commands: K,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), li = C({
	...ti("text", "HOW"),
	name: "auto_merge",
	...F([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), ui = {
	title: "The pull request",
	settings: [
		ri,
		ii,
		ai,
		oi,
		si,
		ci,
		li
	]
}, di = {
	title: "For pull",
	settings: [
		Kr,
		Jr,
		Yr,
		Xr,
		$r,
		ei,
		Zr,
		Qr
	]
}, fi = () => x().min(0).max(100), pi = [(e) => Object.keys(e).length > 0, "is empty"], mi = "`*` means every other language, except the base language.", hi = C({
	name: "ready",
	schema: () => {
		let e = p(S(zn), fi()).refine(...pi);
		return y(h().min(1), m([fi(), e]));
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
	text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${mi}`,
	usual: "nothing is required."
}), gi = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/, _i = C({
	name: "require",
	schema: () => G().pipe(b(h().regex(gi, "is not such a part"))).transform((e) => {
		let t = new Map();
		for (let n of e) {
			let [, e = "", r = "translated", i] = gi.exec(n) ?? [];
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
	text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${mi}`,
	usual: "`ready` in lokaform.yaml."
}), vi = {
	title: "For status",
	settings: [hi, _i]
}, yi = C({
	...U("option", "input"),
	name: "out",
	commands: ["plan"],
	text: "Write the plan to this file, as JSON."
}), bi = C({
	...U("option", "input"),
	name: "plan",
	commands: ["apply"],
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), xi = C({
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
}), Si = C({
	name: "format",
	...F([
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
}), Ci = C({
	...H,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), wi = C({
	...H,
	name: "all",
	commands: [...j, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given."
}), Ti = C({
	...H,
	name: "matrix",
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), Ei = C({
	...H,
	name: "verbose",
	commands: [...j, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Di = C({
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
}), Oi = C({
	...H,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), ki = C({
	...H,
	name: "no_color",
	commands: O,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), Ai = C({
	...V,
	name: "help",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), ji = C({
	...V,
	name: "version",
	commands: O,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), Mi = {
	title: "Files and output",
	settings: [
		yi,
		bi,
		xi,
		Si,
		Ci,
		wi,
		Ti,
		Ei,
		Di
	]
}, Ni = {
	title: "General",
	settings: [
		Oi,
		ki,
		Ai,
		ji
	]
}, Pi = ["report"], Fi = C({
	name: "reports",
	schema: () => b(ct()).refine(...rt),
	expects: "paths or globs of files",
	commands: Pi,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Ii = C({
	name: "expect",
	schema: () => W().transform((e, t) => e.flatMap((e) => {
		if (!e.startsWith("[")) return e.split(/,\s*/);
		let n = b(h()).safeParse(s(e));
		return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
	})),
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Pi,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Li = {
	title: "For report",
	settings: [Fi, Ii]
}, Ri = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, zi = "is not a time from 1 s to 24 h", Bi = C({
	name: "time_limit",
	schema: () => h().regex(/^(\d{1,9})([smh])$/, zi).transform((e) => Number.parseInt(e, 10) * (Ri[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, zi),
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
}), Vi = C({
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
}), Hi = C({
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
}), Ui = C({
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
}), Wi = {
	title: "Pace",
	settings: [
		Bi,
		Vi,
		Hi,
		Ui
	]
}, Gi = process.getBuiltinModule("node:module").createRequire(import.meta.url), Ki = (...e) => Gi("./late-key-names.js").namePatternComplaint(...e), qi = (...e) => Gi("./late-key-names.js").nameRule(...e), Ji = x().min(0), Yi = f({
	file: h(),
	line: Ji,
	col: Ji,
	endLine: Ji,
	endCol: Ji
});
function Xi(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function Zi(e, t, n = []) {
	let r = ia(e, t, n);
	return ea(r.file, r.at.start, r.at.end);
}
function Qi(e, t, n) {
	let r = ia(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return ea(r.file, i, a);
}
function $i(e, t, n) {
	return ia(e, t, n).file;
}
function ea(e, t, n) {
	let r = aa(e, t), i = aa(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ta(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function na(e, t) {
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
var ra = class {
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
function ia(e, t, n) {
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
function aa(e, t) {
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
const oa = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function sa(e) {
	return ca(e, /^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}
function ca(e, t) {
	return Array.from(e.matchAll(t), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/kinds/textSource.ts
function la(e, t) {
	let n = ua(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function ua({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
function da({ path: e }, t, n) {
	let r = e?.join("::") ?? t.replaceAll(".", "::");
	return t.includes("::") ? n(t.replaceAll("::", ".")) : r.includes("::") && n(r);
}
function fa(e) {
	return e.includes("::") ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot." : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}
function pa({ source: { files: e, plurals: t, separator: n }, language: r }) {
	let i = e.includes("composeResources/");
	return {
		plurals: t,
		language: r,
		lists: n === "::",
		isCompose: i
	};
}
const q = "{lang}";
function ma({ files: e }) {
	return Ja(e).replaceAll(q, "*");
}
function ha(e, t) {
	if (!Y(e.files)) return e.language;
	let n = ga(e, t);
	return n === void 0 ? void 0 : va(e, n);
}
function ga(e, t) {
	let [n] = Ga(e, t);
	return n && t.slice(n.start, n.end);
}
function _a(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...ua(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = t.find((e) => za.test(e) || /^[a-z]{2,3}[-_]\w+$/i.test(e)), s = i.flatMap((t) => {
		let n = J(e, t, o), [r = n, s] = [...a].filter((e) => R(e, t)), c = !i.includes(r) && va(e, r) === r;
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
function va({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function J({ files: e, languageMap: t }, n, r) {
	let i = Object.entries(t).find(([, e]) => e === n)?.[0];
	if (i !== void 0 || n.startsWith("%")) return i ?? n;
	let [a = "", ...o] = n.split(/[-_]/), [s = ""] = o, c = ba(e) ? Et(a) : a;
	if (ba(e) && o.length === 1 && /^[a-z]{2}$/i.test(s) && !r?.startsWith("b+")) return `${c}-r${s.toUpperCase()}`;
	if (ba(e)) return o.length > 0 ? [
		"b",
		c,
		...o
	].join("+") : c;
	let [l] = ya.flatMap(([t, n]) => t.test(e) ? n : []), u = /[-_]/.exec(r ?? "")?.[0] ?? l;
	if (u === void 0) return n;
	let d = r !== void 0 && r === r.toLowerCase();
	return [a, ...o.map((e) => d ? e.toLowerCase() : e)].join(u);
}
const ya = [[/\{lang\}\.lproj|\.xcstrings$/, "-"], [/\.arb$/, "_"]];
function ba(e) {
	return /values-\{lang\}.*\.xml$/.test(e);
}
function xa(e, t, n) {
	let r = Ga(e, t), i = J(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function Sa(e, { source: t, language: n, path: r, isOnly: i, ...a }, o) {
	if (!Y(e.files) || !la(e, o) || !wa.test(J(e, o))) return;
	let s = ga(e, r), c = s !== void 0 && R(va(e, s), n ?? ""), l = i && Ta(e.files) === Ta(r) ? [Ea(e, o)] : [];
	return (c ? [xa(e, r, o)] : [Da(e, Oa(t, r), o), ...l]).find((n) => {
		if (n === void 0 || ha(e, n) !== o) return !1;
		let r = Aa(e, n);
		return [
			"keyName",
			"separator",
			"platform"
		].every((n) => e[n] === t[n]) && ka.every((t) => !e.keyName.includes(`{${t}}`) || r[t] === a[t]) && r.filename === a.filename;
	});
}
function Ca(e, t, n) {
	let r = ({ languages: e }) => e?.includes(n) === !0, i = [t.source, ...e].sort((e, t) => Number(r(t)) - Number(r(e)));
	for (let e of i) {
		let r = Sa(e, t, n);
		if (r !== void 0) return {
			row: e,
			path: r
		};
	}
}
const wa = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function Ta(e) {
	return e.slice(e.lastIndexOf("."));
}
function Ea(e, t) {
	if (!/[*?[\]{}()!+@]/.test(e.files.replaceAll(q, ""))) return Ja(e.files).replaceAll(q, J(e, t));
}
function Da(e, t, n) {
	let r = Ja(e.files), i = [], a = Pa(r).reduceRight((e, { start: t, end: n }) => {
		let { name: r, at: a, ...o } = Ia(e, t, n);
		return i.unshift(o), r.slice(0, a) + "" + r.slice(a);
	}, r);
	for (let r of ut(a)) {
		let a = gt(r, t, !0, (e, t) => [t]) ?? [];
		if (a.length !== i.length) continue;
		let o = J(e, n), s = i.map(({ before: e, after: t }) => e + o + t);
		return a.reduceRight((e, { start: t }, n) => e.slice(0, t) + s[n] + e.slice(t), t);
	}
}
function Oa(e, t) {
	return Ga(e, t).reduceRight((e, { start: t, end: n }) => Ia(e, t, n).name, t).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const ka = [
	"file",
	"dir",
	1
];
function Aa(e, t) {
	let n = Ma(e, t), r = {
		...Fa(t, Ga(e, t)),
		...n && { 1: n }
	}, i = e.filenames === "/" ? xa(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const ja = /(?<![\\*[])\*(?!\*)/;
function Ma(e, t) {
	let n = Ja(e.files).replaceAll(q, ga(e, t) ?? ""), r = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), i = ot(n).filter((e) => ja.test(e));
	for (let e of i.flatMap((e) => ut(e.replace(ja, "")))) {
		let [n] = gt(e, t, !0, r) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function Na(e) {
	return {
		...Fa(e, Pa(e)),
		1: ja.exec(e)?.[0] ?? ""
	};
}
function Pa(e) {
	return ca(e, /\{lang\}/g);
}
function Fa(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => Ia(e, t.start - n, t.end - n).name, e.slice(n, i)),
		dir: Ra(e.slice(0, n), t)
	};
}
function Y(e) {
	return e.includes(q);
}
function Ia(e, t, n) {
	let [r = ""] = /[-_.+ ]$/.exec(e.slice(0, t)) ?? [], i = t === 0 || e[t - 1] === "/", [a = ""] = r === "" && (i ? /^[-_.+ /]/ : /^[-_.+ ]/).exec(e.slice(n)) || [], o = t - r.length;
	return {
		name: e.slice(0, o) + e.slice(n + a.length),
		at: o,
		before: r,
		after: a
	};
}
const La = /\.lproj$|^values(-|$)/;
function Ra(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !La.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const za = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, Ba = /^[A-Za-z]{2,3}$/, Va = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/, Ha = /^(?!car$)(?:[a-z]{2,3}(?:-r[A-Z]{2})?|b\+[A-Za-z0-9+]+)$/, Ua = [
	qa(za),
	qa(Ba),
	qa(Va, !0)
], Wa = [qa(Ha)];
function Ga(e, t) {
	if (!Y(e.files)) return [];
	let n = ut(e.files.replaceAll(q, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let i of [Ka(r), ...ba(e.files) ? Wa : Ua]) for (let e of n) {
		let n = gt(e, t, !0, i) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function Ka(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function qa(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function Ja(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function Ya(e, t) {
	return e === Ja(t) || _t(e, t);
}
// src/locales/format.ts
const Xa = [
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
function Za(e) {
	let t = e.toLowerCase();
	return Xa.find(({ end: e }) => t.endsWith(e));
}
// src/model/problem.ts
const Qa = [
	"run",
	"project",
	"change"
], $a = [
	"error",
	"warning",
	"notice"
], eo = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.key-name.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-description.no-language-file.no-manifest.no-project.no-pull-request.no-report.no-secrets.no-snapshot.no-token.no-url.not-a-text.not-confirmed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.second-webhook.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.taken-back.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.undecided.undeclared-project.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-response.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.wrong-word.yaml.yaml-comment".split("."), to = f({
	severity: S($a),
	code: S(eo),
	message: h(),
	place: Yi.exactOptional(),
	scope: S(Qa),
	about: h().exactOptional(),
	count: x().min(1).exactOptional(),
	quotes: b(h()).readonly().exactOptional(),
	ways: b(f({
		does: h(),
		command: h()
	})).readonly().exactOptional()
}), no = {
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
function ro({ code: e }) {
	return Object.values(no).includes(e);
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
const io = 1e3;
var ao = class {
	#e = [];
	#t = new Map();
	#n;
	#r;
	count = 0;
	constructor({ most: e = io, first: t = 100 } = {}) {
		this.#n = e, this.#r = t;
	}
	add(e) {
		let { severity: t, scope: n, place: r } = e;
		if (this.countMore(r?.file, lo(e), {
			severity: t,
			scope: n
		})) return;
		this.count += lo(e);
		let i = oo(r?.file, {
			severity: t,
			scope: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 && n !== "change" || a.at.length > this.#n) && (a.more = lo(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(oo(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, this.count += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(this.#r, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && so(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function oo(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function so({ code: e, severity: t, scope: n, place: r }, i) {
	return {
		...X(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function co(e, t) {
	return X("yaml", `${e} has more than ${io.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function lo({ count: e = 1 }) {
	return e;
}
function uo(e) {
	let t = new ao();
	for (let n of e) t.add(n);
	return t.problems;
}
function fo(e) {
	return e.some(({ severity: e }) => e === "error");
}
function po(e) {
	return fo(e.filter(({ scope: e }) => e !== "change"));
}
function mo(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function ho(e) {
	return {
		ok: !0,
		value: e
	};
}
function go(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/settings/oldNames.ts
const _o = "Remove it: a request that is too large is split.", vo = "Use the action lokaform/lokaform/report@v1.", yo = "It has no input command.", bo = "Use the action lokaform/lokaform/webhook-secret@v1.", xo = {
	"batch-size": _o,
	"allow-foreign-project": "Set allow_wrong_project in lokaform.yaml.",
	"create-files": "Remove it: pull creates the files of listed languages.",
	into: "Remove it: new entries come after their nearest relatives."
}, So = {
	setting: {
		on_remove: "Set prune: { by: archive } or prune: { by: destroy }.",
		prune_webhooks: "Set prune: { webhooks: all }.",
		"limits.destroy": "Set limits.removals.",
		"limits.destroy_percent": "Set limits.removals_percent.",
		"limits.destroy_webhooks": "Set limits.webhook_removals.",
		"limits.update_percent": "Set limits.overwrites_percent.",
		"limits.unverify": "Set limits.unverified.",
		batch_size: _o,
		allow_foreign_project: "Set allow_wrong_project."
	},
	option: {
		...xo,
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
		...xo,
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
		reports: vo,
		expect: vo,
		webhook: bo,
		"secrets-file": bo,
		rotate: bo
	},
	command: { summarize: "Use report." },
	"action command": {
		pull: `Use the action lokaform/lokaform/pull@v1. ${yo}`,
		report: `${vo} ${yo}`,
		summarize: `${vo} ${yo}`,
		"webhook-secret": `${bo} ${yo}`
	}
};
function Co(e, t, { place: n, command: r } = {}) {
	let i = new Map(Object.entries(So[e])), a = i.get(t) ?? i.get(`${r} --${t}`), o = `The ${e} ${e === "option" ? "--" : ""}${t} no longer exists. ${a}`;
	return a === void 0 ? void 0 : X("bad-setting", o, { ...n && { place: n } });
}
function wo(e) {
	return To.find(([t]) => t.test(e))?.[1];
}
const To = [
	[/^base_lang/, " Remove it: the project has its base language."],
	[/token$|^api_key$/, " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one."],
	[/^branch$/, " Write it after the id: project: ID:BRANCH."],
	[/^dry_?run$/, " Remove it: lokaform plan shows changes, and lokaform apply makes them."],
	[/^(on_create|tags|platforms?)$/, " Set it in a row of texts, or under on_create in keys.yaml."],
	[/^(format|type)$/, " Remove it: the name of the file says what format it has."]
], Eo = (e) => e === "" ? "is empty" : void 0, Z = (e = Eo) => h().superRefine(st(e)).meta({ minLength: 1 }), Do = (e) => b(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), Oo = {
	files: {
		schema: () => Z(Po),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => Do(Z()),
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
		schema: () => Z(Fo),
		expects: "a text with {path}, and optionally {file}, {dir} and {1}",
		text: "The name of the key. `{path}`: the nested names in the file. `{file}`: its name, without extension and language. `{dir}`: the name of its folder. `{1}`: what the first `*` in `files` matches.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	names: {
		...F(["plain", "lokalise"]),
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
		schema: () => Z((e) => e === "" ? "is empty" : Mo.test(e) ? "has a control character. Remove it" : void 0),
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
		schema: () => Do(S(c)),
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
		...F(["none", "i18next"]),
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
};
function ko() {
	let e = Object.fromEntries(Object.entries(Oo).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return v({
		...e,
		files: Oo.files.schema()
	});
}
const Ao = n(() => ko().superRefine((e, { addIssue: t }) => {
	Po(e.files) === void 0 && Lo(e, (e, ...n) => t({
		code: "custom",
		path: n,
		message: e
	}));
})), jo = C({
	name: "texts",
	schema: () => b(Ao()).refine(...rt),
	expects: "a list of text sources, such as [{ files: \"src/locales/{lang}.json\" }]",
	entries: {
		get schema() {
			return Ao();
		},
		fields: Object.entries(Oo).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source",
		elsewhere: wo
	},
	commands: [...k, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), Mo = /[\p{Cc}\p{Cs}]/u, No = /\{\{\w+\}\}|\{(?:lng|ns)\}/g;
function Po(e) {
	if (e === "") return "is empty";
	if (Mo.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = e.replace(No, (e) => /^\{+l/.test(e) ? "{lang}" : "*");
	if (t !== e) return `has placeholders of i18next. Write {lang} in single braces for the language, and * for the namespace: ${t}`;
	let n = Ro(e, ["lang"]);
	if (n !== void 0) return n;
	if (!zo(e)) return "has a \"{\" or \"}\" without the other one";
	let r = at(e.replaceAll("{lang}", "*"));
	if (r !== void 0) return r;
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let i = ot(e.replaceAll("{lang}", "en"));
	return i.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : i.flatMap((e) => e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/")).some((e) => e === "." || e === ".." || e === "") ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(ot(e).map(Y)).size > 1 ? "has {lang} in only a part of its paths" : i.every((e) => Za(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${Xa.map(({ name: e }) => e).join(", ")}`;
}
function Fo(e) {
	let t = Ro(e, ["path", ...ka.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
const Io = {
	file: "the name of the file is only the language",
	dir: "the path in files has no folder with a name",
	1: "the path in files has no *"
};
function Lo({ files: e, languages: t, language: n, language_map: r = {}, key_name: i = "", ...a }, o) {
	let s = ot(e), c = [...new Set(s.flatMap((e) => Za(e) ?? []))], l = Y(e);
	c.some(({ severalLanguages: e }) => e) ? (c.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), l && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : l && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !l && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}. If ${n} is the name in the project, language_map is in the wrong direction: write ${r[n]}: ${n} there`, "languages", e);
	if (Fo(i) === void 0) {
		let e = s.map(Na);
		for (let t of ka) i.includes(`{${t}}`) && e.some((e) => e[t] === "") && o(`has {${t}}, but ${Io[t]}. Remove {${t}}`, "key_name");
	}
	let { plurals: u, platform: d, platforms: f, filenames: p } = a;
	p !== void 0 && d === void 0 && f === void 0 && o("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), u === "i18next" && c.some((e) => e.name !== "JSON") && o("is i18next, which is only for JSON files. Remove it", "plurals"), d !== void 0 && f && !f.includes(d) && o(`does not contain ${d}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function Ro(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? `The only one is {${t[0]}}, and * stands for any other part` : `Known ones: ${t.map((e) => `{${e}}`).join(", ")}`}`;
}
function zo(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
const Bo = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, Vo = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, Ho = we.map((e) => C({
	...Vo,
	...F(E),
	name: e,
	default: e === "descriptions" ? "off" : "warn",
	example: "error",
	text: Bo[e]
})), Uo = C({
	...Vo,
	name: "key_names",
	schema: () => {
		let e = Z(Ki), t = S(E).exactOptional();
		return m([e, v({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), Wo = 1e3, Go = C({
	...Vo,
	name: "words",
	schema: () => y(h(), m([Z(), y(h(), Z())])).refine((e) => {
		let t = [e, ...Object.values(e)].flatMap((e) => typeof e == "string" ? [] : Object.keys(e));
		return t.length <= Wo && t.every((e) => e.trim() !== "");
	}, `has an empty word, or more than ${Wo.toLocaleString("en-US")} words`).refine(({ severity: e = "warn" }) => E.some((t) => t === e), `has a severity that is not ${E.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), Ko = {
	title: "Advice on texts",
	settings: [
		...Ho,
		Uo,
		Go
	]
}, qo = () => h().min(1), Jo = C({
	...U("option"),
	name: "token_file",
	commands: [
		...M,
		"sandbox",
		"init"
	],
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), Yo = C({
	name: "token_env",
	schema: () => qo().superRefine(st((e) => {
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
}), Xo = C({
	name: "project",
	schema: () => qo().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
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
}), Zo = C({
	...U("option", "input"),
	name: "config",
	default: "lokaform.yaml",
	commands: et,
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), Qo = C({
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
}), $o = C({
	name: "filter",
	schema: () => b(h().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(st((e) => e.startsWith("file:") ? at(e.slice(5)) : void 0))),
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
}), es = C({
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
}), ts = C({
	name: "api_url",
	schema: qo,
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
}), ns = {
	title: "Which project, and how it is reached",
	settings: [
		Xo,
		Zo,
		Qo,
		$o,
		es,
		...Yn,
		jo,
		Jo,
		Yo,
		ts
	]
}, rs = C({
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
}), is = C({
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
}), as = C({
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
}), os = C({
	...V,
	name: "fail_on_drift",
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), ss = C({
	...V,
	name: "publish",
	default: !0,
	commands: A,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), cs = C({
	...V,
	name: "show_texts",
	default: !0,
	commands: k,
	file: "both",
	loosens: D([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), ls = [
	ns,
	{
		title: "On GitHub",
		settings: [
			rs,
			is,
			as,
			ss,
			os,
			cs
		]
	},
	jr,
	Hr,
	Ko,
	Wi,
	Mi,
	...br,
	di,
	ui,
	vi,
	Li,
	Ni
].flatMap(({ settings: e }) => e), us = ls.filter(({ option: e }) => e !== void 0);
function Q(e, t = O) {
	return ls.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function ds(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : ps(e);
	return ms(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function fs({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	let n = t === void 0 ? [] : [t].flat();
	return n.length === 0 ? void 0 : n.map((e) => `\`${e}\``).join(", ");
}
function ps(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", fs(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function ms(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const hs = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), gs = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), _s = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/splice.ts
function vs(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function ys({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function bs(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const xs = /[ \t]*(?:[\n\r]|$)/y;
function Ss(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	xs.lastIndex = i;
	let a = xs.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => bs(e) + t).join("")
	};
}
function Cs(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/model/secrets.ts
function ws(e) {
	return {
		value: e,
		shown: "***"
	};
}
function Ts(e) {
	return [...new Set([
		...Es(e),
		...Ds(e),
		...Os(e)
	])];
}
function Es(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function Ds(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function Os(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return js(e);
	let t = [
		...Es(e),
		...Ds(e),
		...ks(e),
		...js(e)
	];
	return [...new Set(t)].flatMap(js);
}
function ks(e) {
	let t = e.replace(/[&<>"]/g, (e) => `&${As[e]};`);
	return [e.replace(/[&<>"']/g, (e) => `&#${e.charCodeAt(0)};`), ...[
		"&#39;",
		"&#x27;",
		"&apos;"
	].map((e) => t.replaceAll("'", e))];
}
const As = {
	"&": "amp",
	"<": "lt",
	">": "gt",
	"\"": "quot"
};
function js(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Ms = class {
	#e = new Map();
	#t = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => Ts(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length);
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#n(e), n = t.length === 0 ? e : vs(e, t);
		return n.includes("…") ? this.#r(n) : n;
	}
	#n(e) {
		let t = [], n;
		for (let r of Is(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
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
const Ns = [
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
], Ps = new RegExp(Ns.map(({ pattern: e }) => e.source).join("|"), "gi"), Fs = /[%\\&]/;
function* Is(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	if (!Fs.test(e)) {
		yield t;
		return;
	}
	let n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = Rs(n, Ps);
	yield* Ls(t, 3);
}
function* Ls(e, t) {
	let n = t === 0 ? [] : Ns.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = Rs(e, r);
		n && (yield n, yield* Ls(n, t - 1));
	}
}
function Rs(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Vs(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const zs = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, Bs = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Vs(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return zs[e.slice(1)] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Bs[t] ?? e;
}
// src/report/safeText.ts
const Hs = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function $(t) {
	return t.replace(l, (t) => Hs[t] ?? e(t));
}
function Us(e) {
	return e.split("\n").map($).join("\n");
}
function Ws(e, t) {
	return Ks($(e.slice(0, 2 * t + 2)), t);
}
const Gs = 4e3;
function Ks(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function qs(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Js(e, t, n) {
	if (Ks(e, n) === e && Ks(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * Ys - 1), r)].slice(-Ys).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const Ys = 15;
function Xs(e, t = 60) {
	return `"${Qs(Ws(e, t))}"`;
}
const Zs = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function Qs(e) {
	return Zs.test(e) ? `\u2068${e}\u2069` : e;
}
const $s = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function ec(e) {
	return e.replace($s, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function tc(t) {
	return JSON.stringify(t, null, 2).replaceAll("##[", "#\\u0023[").replace(l, (t) => t === "\n" ? t : e(t));
}
// src/host/console.ts
const nc = {
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
function rc({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new Ms(), o = i(t) ? oc(t, (e) => ec(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? ic : ac,
		get width() {
			return Ve(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${ec(s(t))}\n`),
		error: (e) => t.write(`${ec(s(e))}\n`),
		prompt: (e) => n.write(`${ec(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const ic = (e, t) => {
	let n = (t) => _s(nc[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
}, ac = (e, t) => t;
function oc(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
function sc(e, t, n) {
	return cc(e, t) && !n && !t.NO_COLOR;
}
function cc({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function lc(...e) {
	for (let t of e) t.on("error", () => {});
}
async function uc(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const dc = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), fc = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), pc = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), mc = (...e) => process.getBuiltinModule("node:fs").openSync(...e), hc = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), gc = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), _c = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), vc = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), yc = (...e) => process.getBuiltinModule("node:fs").statSync(...e), bc = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e), xc = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
// src/host/prompt.ts
function Sc({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : Cc() ?? n,
		seesOut: r
	};
}
function Cc() {
	try {
		let e = new te(mc("/dev/tty", "w"));
		return lc(e), e.unref(), e;
	} catch {
		return;
	}
}
async function wc(e, { input: t, output: n }, r) {
	let i = xc({
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
var Tc = class extends Error {
	name = "NotAnswered";
};
async function Ec({ input: e, output: t }, n) {
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
			return Dc(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Dc(await a({
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
			return Dc(await i(a));
		},
		async yesNo(e) {
			return Dc(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function Dc(e) {
	if (typeof e == "symbol") throw new Tc();
	return e;
}
// src/settings/flags.ts
function Oc(e) {
	let t = e.find(Ze), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...us.filter((e) => !n(e)), ...us.filter(n)], { tokens: i } = gs({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [w(e), kc(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find(Ze), l = c && Q("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [w(l)]: d }
	}, p = [];
	for (let t of i) {
		if (t.kind !== "option") continue;
		let [n = t.rawName] = /^-\w[\w-]*/.exec(e[t.index] ?? "") ?? [], r = Nc({
			...t,
			rawName: n
		}, c, f), i = Co("option", t.name, { command: c }) ?? (r && Fc(r));
		i ? p.push(i) : f[t.name] = [...f[t.name] ?? [], t.value ?? "true"];
	}
	let m = jc(s, c), h = i[i.findIndex((e) => e.kind === "positional" && e.value === u[0]) - 1], g = [
		...m,
		...p,
		...Mc(u, c, l, h?.kind === "option" ? h : void 0)
	], _ = f.help || f.version ? m : g.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: _
	};
}
function kc({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
const Ac = new Map([
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
function jc(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...O], i = L(Ac.get(n) ?? n, r) || ` The commands are ${r.join(", ")}.`;
	return [Co("command", n) ?? Fc(`There is no command "${n}".${i}`)];
}
function Mc(e, t, n, r) {
	if (n?.option?.as === "list") return [];
	let [i, ...a] = n ? e.slice(1) : e;
	if (i === void 0) return [];
	let o = a.length > 0 ? ` (and ${a.length} more)` : "", s = Q("option", t && [t]).find((e) => w(e) === r?.name)?.option?.as === "list" && !/[./*]/.test(i), c = `--${r?.name} ${r?.value}`, l = /^(?:accept|overwrite)$/.test(r?.name ?? "") ? ` For a text in one language: ${c}:${i}.` : "", u = `Repeat the option: ${c} --${r?.name} ${i}.${l}`, d = t === "apply" && i.endsWith(".json"), f = $o.commands.some((e) => e === t), p = /\/|\.(?:ya?ml|json|arb|strings|xml|xcstrings)$/.test(i), m = s ? u : d ? `For a saved plan: lokaform apply --plan ${i}.` : `${f ? `For ${p ? "the keys of one file: --filter file:" : "one key: --filter "}${i}. ` : ""}Name its option before it, such as --only or --project, and put a glob in quotes, so that the shell does not expand it.`;
	return [Fc(`Unexpected argument "${i}"${o}.${n ? ` ${t} takes one ${w(n)}.` : ` ${t} takes only options. ${m}`} See: lokaform ${t} --help`)];
}
function Nc({ name: e, rawName: t, value: n }, r, i) {
	if (r === void 0 && Ze(e)) return `${e} is a command, so it has no hyphens: lokaform ${e}`;
	let a = Q("option", r && [r]), o = a.find((t) => w(t) === e)?.option;
	if (!o) {
		let n = a.map((e) => `--${w(e)}`), i = r ? `lokaform ${r}` : "lokaform";
		if (e === "dry-run") return `${i} has no option ${t}. To see what apply would change: lokaform plan`;
		if (e === "token") return `${i} has no option ${t}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.`;
		if (e === "fail-on-drift") return `${i} has no option ${t}, because at a terminal drift always exits with 2 if there is drift.`;
		let o = /^lang/.test(e) && n.includes("--filter") ? " For one language, such as de: --filter \"*:de\"." : "", s = n.find((e) => e.startsWith(`${t}-`));
		return `${i} has no option ${t}.${s ? ` Did you mean "${s}"?` : Pc(e, r) || L(t.replace(/^-\b/, "--"), n) || o} See: ${i} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function Pc(e, t) {
	let n = e.replaceAll("-", "_"), r = [`${t}.${n}`, n], i = ls.filter(({ file: e }) => e !== void 0), a = i.find((e) => r.includes(pe(e))) ?? i.find((e) => e.name === n || e.parent === n), { commands: o = [] } = Q("option").find((t) => w(t) === e) ?? {};
	if (!a) return o.length > 0 ? ` It is an option of ${u(o)}.` : "";
	let s = `${a.name}: ${typeof a.example == "object" ? "…" : a.example}`;
	return ` It is a setting of lokaform.yaml: ${a.parent === void 0 ? s : `${a.parent}: { ${s} }`}.`;
}
function Fc(e) {
	return X("bad-setting", e);
}
function Ic(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? de(t[e.parent ?? ""] ?? []).flatMap(({ name: t, value: n }) => t === e.name ? n : []) : t[w(e)];
	return n?.length ? e.schema.safeParse(zc(e, n)).data : void 0;
}
function Lc(e) {
	return us.flatMap((t) => {
		let n = w(t), r = e[n], i = t.option?.offered.includes("input");
		if (!r?.length || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(zc(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [X("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
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
	return e?.as === "number" ? n === void 0 || Number.isNaN(Number(n || "-")) ? n : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function Bc(e, t, n = []) {
	let r = t.map(({ name: e }) => e), [i, ...a] = r, o = a.length === 0 && i || e("command") || "plan", s = t.find(({ name: e }) => e === o), c = Q("input", r), l = c.flatMap((t) => {
		let n = Vc(t, e(w(t))), r = !s || t.commands.includes(s.name);
		return n.length === 0 ? [] : [{
			name: w(t),
			values: n,
			isUsed: r
		}];
	}), u = l.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), d = Object.fromEntries(u), f = Object.keys(So.input).flatMap((t) => e(t) !== "" && !c.some((e) => w(e) === t) && Co("input", t) || []), p = [
		...c.map(w),
		"command",
		"token",
		"working-directory",
		"github-token"
	];
	for (let e of n) {
		let t = p.includes(e) || e in So.input ? void 0 : Ct(e.replaceAll("_", "-"), p), n = `The input ${e} does not exist, so it has no effect. Did you mean ${t}?`;
		t !== void 0 && f.push(X("bad-setting", n, { severity: "warning" }));
	}
	if (!s) {
		let [e = "", t, n] = o.split(/[\s=]+/), i = t?.startsWith("--") ? `, and the input ${t.slice(2)}: ${n ?? "true"}` : "", a = `There is no command "${o}".${r.some((t) => t === e) ? ` Write command: ${e}${i}.` : L(Ac.get(o) ?? o, r)} The action offers ${r.join(", ")}.`;
		return {
			command: s,
			raw: d,
			problems: [Co("action command", o) ?? X("bad-setting", a), ...f]
		};
	}
	let m = l.flatMap(({ name: e, isUsed: t }) => t ? [] : e), h = `${s.name} does not use ${m.join(", ")}: ${m.length > 1 ? "they have" : "it has"} no effect.`;
	return m.length > 0 && f.push(X("bad-setting", h, { severity: "notice" })), {
		command: s,
		raw: d,
		problems: f
	};
}
function Vc({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { rs as $, ri as $n, Rt as $r, oa as $t, Us as A, w as Ai, Or as An, Kn as Ar, to as At, bs as B, le as Bi, Vr as Bn, Pn as Br, Y as Bt, ac as C, E as Ci, xi as Cn, tr as Cr, mo as Ct, ec as D, fe as Di, Ei as Dn, er as Dr, co as Dt, Js as E, ge as Ei, Ui as En, rr as Er, ro as Et, qs as F, re as Fi, Br as Fn, Wn as Fr, ga as Ft, hs as G, Dr as Gn, ln as Gr, fa as Gt, Cs as H, xr as Hn, jn as Hr, ha as Ht, Ms as I, oe as Ii, Rr as In, Gn as Ir, J as It, Q as J, Ar as Jn, z as Jr, va as Jt, us as K, kr as Kn, Wt as Kr, xa as Kt, Ts as L, ce as Li, Zr as Ln, zn as Lr, Sa as Lt, Xs as M, ue as Mi, Lr as Mn, Un as Mr, ho as Mt, Ws as N, ie as Ni, si as Nn, Vn as Nr, Za as Nt, Qs as O, Ce as Oi, ji as On, Yn as Or, X as Ot, Ks as P, ae as Pi, li as Pn, Hn as Pr, ka as Pt, ts as Q, Kr as Qn, Ht as Qr, ra as Qt, ws as R, se as Ri, ci as Rn, Bn as Rr, pa as Rt, lc as S, Te as Si, Vi as Sn, gr as Sr, fo as St, Gs as T, xe as Ti, Bi as Tn, nr as Tr, uo as Tt, ys as U, $r as Un, Cn as Ur, Ya as Ut, Ss as V, ai as Vn, Mn as Vr, da as Vt, vs as W, Fr as Wn, sn as Wr, Aa as Wt, is as X, Mr as Xn, Bt as Xr, Ca as Xt, ds as Y, Pr as Yn, Vt as Yr, la as Yt, as as Z, Xr as Zn, Ut as Zr, _a as Zt, yc as _, Je as _i, Ti as _n, mr as _r, no as _t, Bc as a, kt as ai, Qi as an, _i as ar, es as at, uc as b, Ge as bi, bi as bn, pr as br, ao as bt, Sc as c, Ct as ci, Yi as cn, wr as cr, cs as ct, fc as d, gt as di, wi as dn, lr as dr, Ho as dt, Ft as ei, na as en, Yr as er, Zo as et, pc as f, ut as fi, Hi as fn, ar as fr, Uo as ft, vc as g, We as gi, Ai as gn, hr as gr, Co as gt, _c as h, Ye as hi, Si as hn, vr as hr, wo as ht, Oc as i, Dt as ii, sa as in, ei as ir, Xo as it, $ as j, Se as ji, Ir as jn, qn as jr, po as jt, tc as k, pe as ki, Oi as kn, Xn as kr, lo as kt, Ec as l, rt as li, ca as ln, _r as lr, Yo as lt, gc as m, Xe as mi, Ii as mn, or as mr, Go as mt, Lc as n, R as ni, ta as nn, ii as nr, $o as nt, Tc as o, At as oi, Zi as on, oi as or, ns as ot, hc as p, O as pi, Ci as pn, yr as pr, jo as pt, ls as q, Tr as qn, On as qr, Na as qt, Ic as r, jt as ri, Xi as rn, hi as rr, Qo as rt, wc as s, L as si, ea as sn, zr as sr, ss as st, Rc as t, It as ti, $i as tn, Jr as tr, os as tt, dc as u, at as ui, qi as un, ir as ur, Jo as ut, bc as v, Ue as vi, ki as vn, sr as vr, io as vt, sc as w, T as wi, Fi as wn, fr as wr, go as wt, rc as x, Be as xi, Di as xn, dr as xr, $a as xt, cc as y, qe as yi, yi as yn, cr as yr, eo as yt, Is as z, ne as zi, Qr as zn, In as zr, ma as zt };
