import { i as e, r as t, t as n } from "./rolldown-runtime.js";
import { C as r, E as i, T as a, _ as o, c as s, d as c, m as l, o as u, r as d, s as f, v as p } from "./wire.js";
import { _ as m, d as h, f as g, g as _, h as v, i as y, l as b, m as x, p as S, r as C, s as w, t as T, u as E } from "./zod.js";
import { WriteStream as D } from "node:tty";
// src/commands/actionCommands.ts
const O = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("validate", e, t)
}, k = {
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
}, A = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("apply", e, t)
}, ee = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	examples: [
		"lokaform drift --project 3002780358964f9bab5a92.87762498",
		"lokaform drift --only web --report drift.json",
		"lokaform drift --filter tag:release"
	],
	exitCodes: "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("drift", e, t)
}, te = {
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
}, ne = {
	name: "status",
	summary: "Count how many texts of each language are translated, verified and reviewed. Writes nothing.",
	examples: ["lokaform status --project ID", "lokaform status --require de=100,fr:reviewed=80"],
	exitCodes: "0 ready, or nothing required; 1 a problem; 2 not ready; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("status", e, t)
}, re = {
	name: "report",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	examples: ["lokaform report web.json ios.json", "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift or status, and there is drift, or less is ready than required",
	run: async (e, t) => (await import("./report.js")).combineReports(e, t)
}, ie = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	run: async (e, t) => (await import("./webhookSecret.js")).runWebhookSecret(e, t)
}, ae = {
	".": [
		O,
		k,
		A,
		ee,
		ne
	],
	pull: [te],
	report: [re],
	"webhook-secret": [ie]
};
// src/model/setting.ts
function j(e) {
	let t = a(e.schema);
	return {
		...e,
		get schema() {
			return t();
		}
	};
}
function oe(e) {
	return e.flatMap((e) => e.split(",").map((e) => {
		let [t = "", n = ""] = e.split("=", 2).map((e) => e.trim());
		return {
			name: t,
			value: n
		};
	}));
}
const se = h({
	name: v(),
	before: v().exactOptional(),
	after: v().exactOptional(),
	loosens: y()
});
function M({ name: e }) {
	return e.replaceAll("_", "-");
}
function ce({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
const le = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], ue = [
	"off",
	"owned",
	"all"
], de = ["archive", "destroy"], fe = ["skip", "stop"], pe = [
	"auto",
	"universal",
	"as-written"
], me = [
	"any",
	"verified",
	"reviewed"
], he = ["skip", "warn"], N = {
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
}, ge = "lokaform:";
function _e({ languages: e }, t) {
	return (Object.hasOwn(e, t) ? e[t] : void 0) ?? e["*"] ?? "merge";
}
function ve(e, { owner: t }) {
	let n = t === void 0 ? void 0 : ge + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
const ye = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base",
	"descriptions"
], be = [
	...ye,
	"key_names",
	"words"
], xe = [
	"warn",
	"error",
	"off"
];
function P(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function Se(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// node_modules/fast-string-truncated-width/dist/utils.js
const Ce = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), we = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, Te = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, Ee = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, De = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, Oe = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, ke = /\t{1,1000}/y, Ae = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, je = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, Me = /\p{M}+/gu, Ne = {
	limit: Infinity,
	ellipsis: ""
}, Pe = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? Pe(i, Ne, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[je, l],
		[Ee, 0],
		[De, o],
		[ke, s],
		[Ae, c],
		[Oe, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(Me, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = we(t) ? 2 : Te(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
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
				if (h = n === Oe ? Ce(e.slice(p, n.lastIndex)) : n === Ae ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
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
}, Fe = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, Ie = (e, t = {}) => Pe(e, Fe, t).width;
function Le(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const Re = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function ze(e) {
	return Ie(e.replace(Re, ""));
}
function Be(e, t) {
	return e + " ".repeat(Math.max(0, t - ze(e)));
}
function Ve(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Ue(e, t, ze(/^ */.exec(e)?.[0] ?? "") + 2));
}
const He = /( *)(lokaform [^ ]+(?: --[a-z-]+ (?:'(?:[^']|'\\'')*'[^ ]*|[^ ]+))*|[^ ]+)/g;
function Ue(e, t, n = 0) {
	if (ze(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(He)) {
		let e = ze(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function We(e) {
	return Math.min(Le(e) ?? 88, 88);
}
function Ge(e, t) {
	let n = c(e.map(([e]) => e.length)) + 4;
	return t - n < 32 ? e.flatMap(([e, n]) => [`  ${e}`, ...Ue(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Ue(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
// src/model/command.ts
const F = [
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
], Ke = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status",
	"restore"
];
function qe(e) {
	return F.some((t) => t === e);
}
const I = [
	"validate",
	"plan",
	"apply",
	"drift",
	"status"
], Je = ["plan", "apply"], Ye = [...Je, "drift"], L = [...Ye, "status"], R = [...L, "restore"], z = [
	...R,
	"pull",
	"webhook-secret"
], Xe = ["validate", ...z];
// node_modules/braces/lib/utils.js
var Ze = n(((e) => {
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
})), Qe = n(((e, t) => {
	let n = Ze();
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
})), $e = n(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), et = n(((e, t) => {
	let n = $e(), r = (e, t, a) => {
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
})), tt = n(((e, n) => {
	let r = t("util"), i = et(), a = (e) => typeof e == "object" && !!e && !Array.isArray(e), o = (e) => (t) => e === !0 ? Number(t) : String(t), s = (e) => typeof e == "number" || typeof e == "string" && e !== "", c = (e) => Number.isInteger(+e), l = (e) => {
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
})), nt = n(((e, t) => {
	let n = tt(), r = Ze();
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
})), rt = n(((e, t) => {
	let n = tt(), r = Qe(), i = Ze(), a = (e = "", t = "", n = !1) => {
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
})), it = n(((e, t) => {
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
})), at = n(((e, t) => {
	let n = Qe(), { MAX_LENGTH: r, CHAR_BACKSLASH: i, CHAR_BACKTICK: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_LEFT_PARENTHESES: c, CHAR_RIGHT_PARENTHESES: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_RIGHT_CURLY_BRACE: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_RIGHT_SQUARE_BRACKET: p, CHAR_DOUBLE_QUOTE: m, CHAR_SINGLE_QUOTE: h, CHAR_NO_BREAK_SPACE: g, CHAR_ZERO_WIDTH_NOBREAK_SPACE: _ } = it();
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
})), ot = n(((e, t) => {
	let n = Qe(), r = nt(), i = rt(), a = at(), o = (e, t = {}) => {
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
})), st = e(ot(), 1);
const B = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, ct = [(e) => e.length <= B.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function lt(e) {
	if (e.length > B.length) return `is longer than ${B.length} characters`;
	if (e.startsWith("!")) return "starts with \"!\", which would mean all other files";
	let t = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(t)) return "has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(";
	let n = ft(t);
	if (n === void 0) return "has a range such as {1..9}. Write {1,2,3}, or use *";
	if (n > B.paths) return `stands for more than ${B.paths} paths. Write several globs, or use *`;
	if ((t.match(/\*+|[?[]/g)?.length ?? 0) > B.wildcards) return `has more than ${B.wildcards} wildcards`;
	try {
		V(e);
		return;
	} catch {
		return "has a \"{\", \"(\" or \"[\" that closes in a wrong place";
	}
}
function ut(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function dt() {
	return v().min(1).superRefine(ut(lt));
}
function ft(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = ft(e.replace(t, " "));
	return i && r * i;
}
function V(e) {
	return /\{.*\}/s.test(e) ? (0, st.default)(e, {
		expand: !0,
		nodupes: !0,
		keepEscaping: !0
	}) : [e];
}
function pt(e) {
	return V(e.replace(/^(?:\.\/+)+/, "")).map(mt);
}
function mt(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, i] of t.entries()) i === "**" ? n.push({ is: e === r ? "rest" : "folders" }) : s(n, gt(i), e === r ? [] : [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: vt(t)
	};
}
const ht = /\\(.)|(\*+)|\[([!^]?)(\]?[^\]]*)\]|(.)/gsu;
function gt(e) {
	let t = [];
	for (let [, n, r, i, a, o = ""] of e.matchAll(ht)) {
		let e = t.length === 0;
		if (r !== void 0) t.push({
			is: "star",
			first: e
		});
		else if (a !== void 0) t.push({
			is: "one",
			first: e,
			allowed: _t(a, i !== "")
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
function _t(e, t) {
	let n = e.replace(/\\(.)/gsu, "$1").replace(/[\\\]^[]/g, "\\$&");
	try {
		return RegExp(t ? `[^/${n}]` : `[${n}]`, "u");
	} catch {
		return /(?!)/u;
	}
}
function vt(e) {
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
		let i = gt(r), [a] = i;
		i.length === 0 || i.length === 1 && a?.is === "text" ? t.push((a?.is === "text" ? a.text : "").replace(/[\\!*?|(){}[\]+@]/g, "\\$&")) : t.push(r.startsWith(".") ? ".*" : "*");
	}
	return {
		glob: t.join("/"),
		dot: !1
	};
}
function yt({ parts: e }, t, n, r = () => []) {
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
function bt(e, t) {
	return lt(t) === void 0 && pt(t).some((t) => yt(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const H = {
	commands: L,
	file: "both"
};
function U(e) {
	return {
		schema: () => T(e),
		expects: `${e.slice(0, -1).join(", ")} or ${e.at(-1)}`
	};
}
const xt = {
	schema: () => w().min(0),
	expects: "a whole number, 0 or more"
}, St = {
	schema: () => E().min(0).max(100),
	expects: "a number, 0 to 100, without %"
}, Ct = {
	...H,
	parent: "limits"
};
function wt(e, t, n, r, i) {
	return j({
		...Ct,
		...e,
		name: t,
		default: n,
		loosens: Se(n),
		example: i,
		text: r
	});
}
function Tt(e, t, n, r) {
	return j({
		...H,
		...U(t),
		name: e,
		parent: "prune",
		default: "off",
		loosens: P(t, "off"),
		example: n,
		text: r
	});
}
function Et(e, t) {
	return j({
		name: e,
		schema: () => C(dt()).min(1).refine(...ct),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...I, "pull"],
		file: "both",
		option: {
			offered: ["option", "input"],
			inputOf: I,
			as: "list",
			metavar: "GLOB"
		},
		inFile: "Relative to lokaform.yaml.",
		...t
	});
}
// src/model/didYouMean.ts
function Dt(e, t) {
	let n = t.filter((t) => e.length > 3 && t.startsWith(e.toLowerCase())), r = n.length === 1 ? n[0] : void 0, i = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let n of t) {
		let t = kt(e.toLowerCase(), n.toLowerCase(), i);
		t < i && (r = n, i = t);
	}
	return r;
}
function Ot(e, t) {
	let n = Dt(e.replaceAll(/[“”„‘’«»]/g, ""), t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function kt(e, t, n) {
	if (Math.abs(e.length - t.length) >= n) return n;
	let r = [], i = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let a = 1; a <= e.length; a++) {
		let s = [a];
		for (let o = 1; o <= t.length; o++) {
			let c = (i[o - 1] ?? 0) + (e[a - 1] === t[o - 1] ? 0 : 1), l = a > 1 && o > 1 && e[a - 1] === t[o - 2] && e[a - 2] === t[o - 1] ? (r[o - 2] ?? 0) + 1 : n;
			s.push(Math.min(c, l, (i[o] ?? 0) + 1, (s[o - 1] ?? 0) + 1));
		}
		if (o(s) >= n && o(i) >= n) return n;
		r = i, i = s;
	}
	return i[t.length] ?? n;
}
// src/model/languageCodes.ts
const At = new Map(Object.entries({
	iw: "he",
	in: "id",
	ji: "yi"
}));
function jt(e, t) {
	return Mt(e) === Mt(t);
}
function Mt(e) {
	return Nt(e).join("");
}
function Nt(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [At.get(t) ?? t, ...n];
}
function Pt(e) {
	try {
		let [t] = Intl.PluralRules.supportedLocalesOf(e.replaceAll("_", "-"));
		return t === void 0 ? void 0 : new Intl.PluralRules(t);
	} catch {
		return;
	}
}
function Ft(e, t) {
	let n = t.filter((t) => jt(t, e)), r = n.length > 0 ? n : t.filter((t) => Nt(t)[0] === Nt(e)[0]);
	return r.length === 1 ? r[0] : void 0;
}
function It(e, t) {
	let n = Ft(e, t);
	return n === void 0 ? Lt(e) ? "" : Ot(e, t) : ` Did you mean "${n}"?`;
}
function Lt(e) {
	let t = new Intl.DisplayNames("en", {
		type: "language",
		fallback: "none"
	}), [n] = Nt(e);
	return /^[a-z]{2,3}$/.test(n) && t.of(n) !== void 0;
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const Rt = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function zt(e) {
	let t = {};
	return e.replace(Rt, (e) => {
		let n = e.length;
		switch (e[0]) {
			case "G":
				t.era = n === 4 ? "long" : n === 5 ? "narrow" : "short";
				break;
			case "y":
				t.year = n === 2 ? "2-digit" : "numeric";
				break;
			case "Y":
			case "u":
			case "U":
			case "r": throw RangeError("`Y/u/U/r` (year) patterns are not supported, use `y` instead");
			case "q":
			case "Q": throw RangeError("`q/Q` (quarter) patterns are not supported");
			case "M":
			case "L":
				t.month = [
					"numeric",
					"2-digit",
					"short",
					"long",
					"narrow"
				][n - 1];
				break;
			case "w":
			case "W": throw RangeError("`w/W` (week) patterns are not supported");
			case "d":
				t.day = ["numeric", "2-digit"][n - 1];
				break;
			case "D":
			case "F":
			case "g": throw RangeError("`D/F/g` (day) patterns are not supported, use `d` instead");
			case "E":
				t.weekday = n === 4 ? "long" : n === 5 ? "narrow" : "short";
				break;
			case "e":
				if (n < 4) throw RangeError("`e..eee` (weekday) patterns are not supported");
				t.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][n - 3];
				break;
			case "c":
				if (n < 4) throw RangeError("`c..ccc` (weekday) patterns are not supported");
				t.weekday = [
					"short",
					"long",
					"narrow",
					"short"
				][n - 3];
				break;
			case "a":
				t.hour12 = !0;
				break;
			case "b":
			case "B": throw RangeError("`b/B` (period) patterns are not supported, use `a` instead");
			case "h":
				t.hourCycle = "h12", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "H":
				t.hourCycle = "h23", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "K":
				t.hourCycle = "h11", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "k":
				t.hourCycle = "h24", t.hour = ["numeric", "2-digit"][n - 1];
				break;
			case "j":
			case "J":
			case "C": throw RangeError("`j/J/C` (hour) patterns are not supported, use `h/H/K/k` instead");
			case "m":
				t.minute = ["numeric", "2-digit"][n - 1];
				break;
			case "s":
				t.second = ["numeric", "2-digit"][n - 1];
				break;
			case "S":
			case "A": throw RangeError("`S/A` (second) patterns are not supported, use `s` instead");
			case "z":
				t.timeZoneName = n < 4 ? "short" : "long";
				break;
			case "Z":
			case "O":
			case "v":
			case "V":
			case "X":
			case "x": throw RangeError("`Z/O/v/V/X/x` (timeZone) patterns are not supported, use `z` instead");
		}
		return "";
	}), t;
}
const Bt = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function Vt(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(Bt).filter((e) => e.length > 0), n = [];
	for (let e of t) {
		let t = e.split("/");
		if (t.length === 0) throw Error("Invalid number skeleton");
		let [r, ...i] = t;
		for (let e of i) if (e.length === 0) throw Error("Invalid number skeleton");
		n.push({
			stem: r,
			options: i
		});
	}
	return n;
}
function Ht(e) {
	return e.replace(/^(.*?)-/, "");
}
const Ut = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, Wt = /^(@+)?(\+|#+)?[rs]?$/g, Gt = /(\*)(0+)|(#+)(0+)|(0+)/g, Kt = /^(0+)$/;
function qt(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(Wt, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function Jt(e) {
	switch (e) {
		case "sign-auto": return { signDisplay: "auto" };
		case "sign-accounting":
		case "()": return { currencySign: "accounting" };
		case "sign-always":
		case "+!": return { signDisplay: "always" };
		case "sign-accounting-always":
		case "()!": return {
			signDisplay: "always",
			currencySign: "accounting"
		};
		case "sign-except-zero":
		case "+?": return { signDisplay: "exceptZero" };
		case "sign-accounting-except-zero":
		case "()?": return {
			signDisplay: "exceptZero",
			currencySign: "accounting"
		};
		case "sign-never":
		case "+_": return { signDisplay: "never" };
	}
}
function Yt(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !Kt.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Xt(e) {
	return Jt(e) || {};
}
function Zt(e) {
	let t = {};
	for (let n of e) {
		switch (n.stem) {
			case "percent":
			case "%":
				t.style = "percent";
				continue;
			case "%x100":
				t.style = "percent", t.scale = 100;
				continue;
			case "currency":
				t.style = "currency", t.currency = n.options[0];
				continue;
			case "group-off":
			case ",_":
				t.useGrouping = !1;
				continue;
			case "precision-integer":
			case ".":
				t.maximumFractionDigits = 0;
				continue;
			case "measure-unit":
				t.style = "unit", t.unit = Ht(n.options[0]);
				continue;
			case "unit":
				t.style = "unit", t.unit = n.options[0];
				continue;
			case "compact-short":
			case "K":
				t.notation = "compact", t.compactDisplay = "short";
				continue;
			case "compact-long":
			case "KK":
				t.notation = "compact", t.compactDisplay = "long";
				continue;
			case "scientific":
				t = {
					...t,
					notation: "scientific",
					...n.options.reduce((e, t) => ({
						...e,
						...Xt(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Xt(t)
					}), {})
				};
				continue;
			case "notation-simple":
				t.notation = "standard";
				continue;
			case "unit-width-narrow":
				t.currencyDisplay = "narrowSymbol", t.unitDisplay = "narrow";
				continue;
			case "unit-width-short":
				t.currencyDisplay = "code", t.unitDisplay = "short";
				continue;
			case "unit-width-full-name":
				t.currencyDisplay = "name", t.unitDisplay = "long";
				continue;
			case "unit-width-iso-code":
				t.currencyDisplay = "symbol";
				continue;
			case "scale":
				t.scale = parseFloat(n.options[0]);
				continue;
			case "rounding-mode-floor":
				t.roundingMode = "floor";
				continue;
			case "rounding-mode-ceiling":
				t.roundingMode = "ceil";
				continue;
			case "rounding-mode-down":
				t.roundingMode = "trunc";
				continue;
			case "rounding-mode-up":
				t.roundingMode = "expand";
				continue;
			case "rounding-mode-half-even":
				t.roundingMode = "halfEven";
				continue;
			case "rounding-mode-half-down":
				t.roundingMode = "halfTrunc";
				continue;
			case "rounding-mode-half-up":
				t.roundingMode = "halfExpand";
				continue;
			case "integer-width":
				if (n.options.length > 1) throw RangeError("integer-width stems only accept a single optional option");
				n.options[0].replace(Gt, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (Kt.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (Ut.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(Ut, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...qt(e)
			});
			continue;
		}
		if (Wt.test(n.stem)) {
			t = {
				...t,
				...qt(n.stem)
			};
			continue;
		}
		let e = Jt(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Yt(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let Qt = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), W = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function $t(e) {
	return e.type === 2;
}
function en(e) {
	return e.type === 3;
}
function tn(e) {
	return e.type === 4;
}
function nn(e) {
	return e.type === 5;
}
function rn(e) {
	return e.type === 6;
}
function an(e) {
	return e.type === 8;
}
function on(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function sn(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const cn = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, ln = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, un = {
	"001": ["H", "h"],
	419: [
		"h",
		"H",
		"hB",
		"hb"
	],
	AC: [
		"H",
		"h",
		"hb",
		"hB"
	],
	AD: ["H", "hB"],
	AE: [
		"h",
		"hB",
		"hb",
		"H"
	],
	AF: [
		"H",
		"hb",
		"hB",
		"h"
	],
	AG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	AI: [
		"H",
		"h",
		"hb",
		"hB"
	],
	AL: [
		"h",
		"H",
		"hB"
	],
	AM: ["H", "hB"],
	AO: ["H", "hB"],
	AR: [
		"H",
		"h",
		"hB",
		"hb"
	],
	AS: ["h", "H"],
	AT: ["H", "hB"],
	AU: [
		"h",
		"hb",
		"H",
		"hB"
	],
	AW: ["H", "hB"],
	AX: ["H"],
	AZ: [
		"H",
		"hB",
		"h"
	],
	BA: [
		"H",
		"hB",
		"h"
	],
	BB: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BD: [
		"h",
		"hB",
		"H"
	],
	BE: ["H", "hB"],
	BF: ["H", "hB"],
	BG: [
		"H",
		"hB",
		"h"
	],
	BH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	BI: ["H", "h"],
	BJ: ["H", "hB"],
	BL: ["H", "hB"],
	BM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BN: [
		"hb",
		"hB",
		"h",
		"H"
	],
	BO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	BQ: ["H"],
	BR: ["H", "hB"],
	BS: [
		"h",
		"hb",
		"H",
		"hB"
	],
	BT: ["h", "H"],
	BW: [
		"H",
		"h",
		"hb",
		"hB"
	],
	BY: ["H", "h"],
	BZ: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CA: [
		"h",
		"hb",
		"H",
		"hB"
	],
	CC: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CD: ["hB", "H"],
	CF: [
		"H",
		"h",
		"hB"
	],
	CG: ["H", "hB"],
	CH: [
		"H",
		"hB",
		"h"
	],
	CI: ["H", "hB"],
	CK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CL: [
		"H",
		"h",
		"hB",
		"hb"
	],
	CM: [
		"H",
		"h",
		"hB"
	],
	CN: [
		"H",
		"hB",
		"hb",
		"h"
	],
	CO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CP: ["H"],
	CR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CU: [
		"h",
		"H",
		"hB",
		"hb"
	],
	CV: ["H", "hB"],
	CW: ["H", "hB"],
	CX: [
		"H",
		"h",
		"hb",
		"hB"
	],
	CY: [
		"h",
		"H",
		"hb",
		"hB"
	],
	CZ: ["H"],
	DE: ["H", "hB"],
	DG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	DJ: ["h", "H"],
	DK: ["H"],
	DM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	DO: [
		"h",
		"H",
		"hB",
		"hb"
	],
	DZ: [
		"h",
		"hB",
		"hb",
		"H"
	],
	EA: [
		"H",
		"h",
		"hB",
		"hb"
	],
	EC: [
		"h",
		"H",
		"hB",
		"hb"
	],
	EE: ["H", "hB"],
	EG: [
		"h",
		"hB",
		"hb",
		"H"
	],
	EH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	ER: ["h", "H"],
	ES: [
		"H",
		"hB",
		"h",
		"hb"
	],
	ET: [
		"hB",
		"hb",
		"h",
		"H"
	],
	FI: ["H"],
	FJ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	FK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	FM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	FO: ["H", "h"],
	FR: ["H", "hB"],
	GA: ["H", "hB"],
	GB: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GD: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GE: [
		"H",
		"hB",
		"h"
	],
	GF: ["H", "hB"],
	GG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GH: ["h", "H"],
	GI: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GL: ["H", "h"],
	GM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GN: ["H", "hB"],
	GP: ["H", "hB"],
	GQ: [
		"H",
		"hB",
		"h",
		"hb"
	],
	GR: [
		"h",
		"H",
		"hb",
		"hB"
	],
	GS: [
		"H",
		"h",
		"hb",
		"hB"
	],
	GT: [
		"h",
		"H",
		"hB",
		"hb"
	],
	GU: [
		"h",
		"hb",
		"H",
		"hB"
	],
	GW: ["H", "hB"],
	GY: [
		"h",
		"hb",
		"H",
		"hB"
	],
	HK: [
		"h",
		"hB",
		"hb",
		"H"
	],
	HN: [
		"h",
		"H",
		"hB",
		"hb"
	],
	HR: ["H", "hB"],
	HT: ["H", "hB"],
	HU: ["H", "h"],
	IC: [
		"H",
		"h",
		"hB",
		"hb"
	],
	ID: ["H"],
	IE: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IL: ["H", "hB"],
	IM: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IN: ["h", "H"],
	IO: [
		"H",
		"h",
		"hb",
		"hB"
	],
	IQ: [
		"h",
		"hB",
		"hb",
		"H"
	],
	IR: ["hB", "H"],
	IS: ["H"],
	IT: ["H", "hB"],
	JE: [
		"H",
		"h",
		"hb",
		"hB"
	],
	JM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	JO: [
		"h",
		"hB",
		"hb",
		"H"
	],
	JP: [
		"H",
		"K",
		"h"
	],
	KE: [
		"hB",
		"hb",
		"H",
		"h"
	],
	KG: [
		"H",
		"h",
		"hB",
		"hb"
	],
	KH: [
		"hB",
		"h",
		"H",
		"hb"
	],
	KI: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KM: [
		"H",
		"h",
		"hB",
		"hb"
	],
	KN: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KP: [
		"h",
		"H",
		"hB",
		"hb"
	],
	KR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	KW: [
		"h",
		"hB",
		"hb",
		"H"
	],
	KY: [
		"h",
		"hb",
		"H",
		"hB"
	],
	KZ: ["H", "hB"],
	LA: [
		"H",
		"hb",
		"hB",
		"h"
	],
	LB: [
		"h",
		"hB",
		"hb",
		"H"
	],
	LC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	LI: [
		"H",
		"hB",
		"h"
	],
	LK: [
		"H",
		"h",
		"hB",
		"hb"
	],
	LR: [
		"h",
		"hb",
		"H",
		"hB"
	],
	LS: ["h", "H"],
	LT: [
		"H",
		"h",
		"hb",
		"hB"
	],
	LU: [
		"H",
		"h",
		"hB"
	],
	LV: [
		"H",
		"hB",
		"hb",
		"h"
	],
	LY: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MA: [
		"H",
		"h",
		"hB",
		"hb"
	],
	MC: ["H", "hB"],
	MD: ["H", "hB"],
	ME: [
		"H",
		"hB",
		"h"
	],
	MF: ["H", "hB"],
	MG: ["H", "h"],
	MH: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MK: [
		"H",
		"h",
		"hb",
		"hB"
	],
	ML: ["H"],
	MM: [
		"hB",
		"hb",
		"H",
		"h"
	],
	MN: [
		"H",
		"h",
		"hb",
		"hB"
	],
	MO: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MP: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MQ: ["H", "hB"],
	MR: [
		"h",
		"hB",
		"hb",
		"H"
	],
	MS: [
		"H",
		"h",
		"hb",
		"hB"
	],
	MT: ["H", "h"],
	MU: ["H", "h"],
	MV: ["H", "h"],
	MW: [
		"h",
		"hb",
		"H",
		"hB"
	],
	MX: [
		"h",
		"H",
		"hB",
		"hb"
	],
	MY: [
		"hb",
		"hB",
		"h",
		"H"
	],
	MZ: ["H", "hB"],
	NA: [
		"h",
		"H",
		"hB",
		"hb"
	],
	NC: ["H", "hB"],
	NE: ["H"],
	NF: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NG: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NI: [
		"h",
		"H",
		"hB",
		"hb"
	],
	NL: ["H", "hB"],
	NO: ["H", "h"],
	NP: [
		"H",
		"h",
		"hB"
	],
	NR: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NU: [
		"H",
		"h",
		"hb",
		"hB"
	],
	NZ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	OM: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PA: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PE: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PF: [
		"H",
		"h",
		"hB"
	],
	PG: ["h", "H"],
	PH: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PK: [
		"h",
		"hB",
		"H"
	],
	PL: ["H", "h"],
	PM: ["H", "hB"],
	PN: [
		"H",
		"h",
		"hb",
		"hB"
	],
	PR: [
		"h",
		"H",
		"hB",
		"hb"
	],
	PS: [
		"h",
		"hB",
		"hb",
		"H"
	],
	PT: ["H", "hB"],
	PW: ["h", "H"],
	PY: [
		"H",
		"h",
		"hB",
		"hb"
	],
	QA: [
		"h",
		"hB",
		"hb",
		"H"
	],
	RE: ["H", "hB"],
	RO: ["H", "hB"],
	RS: [
		"H",
		"hB",
		"h"
	],
	RU: ["H"],
	RW: [
		"hB",
		"hb",
		"H",
		"h"
	],
	SA: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SB: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SC: [
		"H",
		"h",
		"hB"
	],
	SD: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SE: ["H"],
	SG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SH: [
		"H",
		"h",
		"hb",
		"hB"
	],
	SI: ["H", "hB"],
	SJ: ["H"],
	SK: ["H"],
	SL: [
		"h",
		"hb",
		"H",
		"hB"
	],
	SM: [
		"H",
		"h",
		"hB"
	],
	SN: [
		"H",
		"h",
		"hB"
	],
	SO: ["h", "H"],
	SR: ["H", "hB"],
	SS: [
		"h",
		"hb",
		"H",
		"hB"
	],
	ST: ["H", "hB"],
	SV: [
		"h",
		"H",
		"hB",
		"hb"
	],
	SX: [
		"H",
		"h",
		"hb",
		"hB"
	],
	SY: [
		"h",
		"hB",
		"hb",
		"H"
	],
	SZ: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TA: [
		"H",
		"h",
		"hb",
		"hB"
	],
	TC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TD: [
		"h",
		"H",
		"hB"
	],
	TF: [
		"H",
		"h",
		"hB"
	],
	TG: ["H", "hB"],
	TH: ["H", "h"],
	TJ: ["H", "h"],
	TL: [
		"H",
		"hB",
		"hb",
		"h"
	],
	TM: ["H", "h"],
	TN: [
		"h",
		"hB",
		"hb",
		"H"
	],
	TO: ["h", "H"],
	TR: ["H", "hB"],
	TT: [
		"h",
		"hb",
		"H",
		"hB"
	],
	TW: [
		"hB",
		"hb",
		"h",
		"H"
	],
	TZ: [
		"hB",
		"hb",
		"H",
		"h"
	],
	UA: [
		"H",
		"hB",
		"h"
	],
	UG: [
		"hB",
		"hb",
		"H",
		"h"
	],
	UM: [
		"h",
		"hb",
		"H",
		"hB"
	],
	US: [
		"h",
		"hb",
		"H",
		"hB"
	],
	UY: [
		"H",
		"h",
		"hB",
		"hb"
	],
	UZ: [
		"H",
		"hB",
		"h"
	],
	VA: [
		"H",
		"h",
		"hB"
	],
	VC: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VE: [
		"h",
		"H",
		"hB",
		"hb"
	],
	VG: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VI: [
		"h",
		"hb",
		"H",
		"hB"
	],
	VN: ["H", "h"],
	VU: ["h", "H"],
	WF: ["H", "hB"],
	WS: ["h", "H"],
	XK: [
		"H",
		"hB",
		"h"
	],
	YE: [
		"h",
		"hB",
		"hb",
		"H"
	],
	YT: ["H", "hB"],
	ZA: [
		"H",
		"h",
		"hb",
		"hB"
	],
	ZM: ["H", "hB"],
	ZW: ["H", "h"],
	"af-ZA": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"ar-001": [
		"h",
		"hB",
		"hb",
		"H"
	],
	"ca-ES": [
		"H",
		"h",
		"hB"
	],
	"en-001": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-HK": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"en-IL": [
		"H",
		"h",
		"hb",
		"hB"
	],
	"en-MY": [
		"h",
		"hb",
		"H",
		"hB"
	],
	"es-BR": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-ES": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"es-GQ": [
		"H",
		"h",
		"hB",
		"hb"
	],
	"fr-CA": [
		"H",
		"h",
		"hB"
	],
	"gl-ES": [
		"H",
		"h",
		"hB"
	],
	"gu-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"hi-IN": [
		"hB",
		"h",
		"H"
	],
	"it-CH": [
		"H",
		"h",
		"hB"
	],
	"it-IT": [
		"H",
		"h",
		"hB"
	],
	"kn-IN": [
		"hB",
		"h",
		"H"
	],
	"ku-SY": ["H", "hB"],
	"ml-IN": [
		"hB",
		"h",
		"H"
	],
	"mr-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"pa-IN": [
		"hB",
		"hb",
		"h",
		"H"
	],
	"ta-IN": [
		"hB",
		"h",
		"hb",
		"H"
	],
	"te-IN": [
		"hB",
		"h",
		"H"
	],
	"zu-ZA": [
		"H",
		"hB",
		"hb",
		"h"
	]
};
function dn(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = fn(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function fn(e) {
	let t = e.hourCycle;
	if (t === void 0) {
		let n = e;
		t = n.getHourCycles?.()[0] ?? n.hourCycles?.[0];
	}
	if (t) switch (t) {
		case "h24": return "k";
		case "h23": return "H";
		case "h12": return "h";
		case "h11": return "K";
		default: throw Error("Invalid hourCycle");
	}
	let n = e.language, r;
	return n !== "root" && (r = e.maximize().region), (un[`${n}-${r}`] || un[r || ""] || un[n || ""] || un[`${n}-001`] || un["001"])[0].charAt(0);
}
const pn = RegExp(`^${cn.source}*`), mn = RegExp(`${cn.source}*$`);
function G(e, t) {
	return {
		start: e,
		end: t
	};
}
const hn = !!Object.fromEntries, gn = !!String.prototype.trimStart, _n = !!String.prototype.trimEnd, vn = hn ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, yn = gn ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(pn, "");
}, bn = _n ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(mn, "");
};
let xn = Sn();
function Sn() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return ln;
}
function Cn(e, t) {
	return xn.lastIndex = t, xn.exec(e)[1] ?? "";
}
function wn(e) {
	if (e.length === 0) return null;
	let t = 1, n = 1;
	for (let r = 0; r < e.length;) {
		let i = e.charCodeAt(r);
		switch (i) {
			case 35:
			case 39:
			case 60:
			case 123:
			case 125: return null;
		}
		if (i === 10) t++, n = 1, r++;
		else if (n++, i >= 55296 && i <= 56319 && r + 1 < e.length) {
			let t = e.charCodeAt(r + 1);
			r += t >= 56320 && t <= 57343 ? 2 : 1;
		} else r++;
	}
	return {
		offset: e.length,
		line: t,
		column: n
	};
}
var Tn = class {
	constructor(e, t = {}) {
		this.message = e, this.position = {
			offset: 0,
			line: 1,
			column: 1
		}, this.ignoreTag = !!t.ignoreTag, this.locale = t.locale, this.requiresOtherClause = !!t.requiresOtherClause, this.shouldParseSkeletons = !!t.shouldParseSkeletons, this.captureEscapes = !!t.captureEscapes;
	}
	parse() {
		if (this.offset() !== 0) throw Error("parser can only be used once");
		if (this.message.length > 0) {
			let e = this.message.charCodeAt(0);
			if (e !== 35 && e !== 39 && e !== 60 && e !== 123 && e !== 125) {
				let e = wn(this.message);
				if (e) {
					let t = this.clonePosition();
					return this.position = e, {
						val: [{
							type: 0,
							value: this.message,
							...this.captureEscapes && { rawValue: this.message },
							location: G(t, this.clonePosition())
						}],
						err: null
					};
				}
			}
		}
		return this.parseMessage(0, "", !1);
	}
	parseMessage(e, t, n) {
		let r = [];
		for (; !this.isEOF();) {
			let i = this.char();
			if (i === 123) {
				let t = this.parseArgument(e, n);
				if (t.err) return t;
				r.push(t.val);
			} else if (i === 125 && e > 0) break;
			else if (i === 35 && (t === "plural" || t === "selectordinal")) {
				let e = this.clonePosition();
				this.bump(), r.push({
					type: 7,
					location: G(e, this.clonePosition())
				});
			} else if (i === 60 && !this.ignoreTag && this.peek() === 47) {
				if (n) break;
				return this.error(26, G(this.clonePosition(), this.clonePosition()));
			} else if (i === 60 && !this.ignoreTag && En(this.peek() || 0)) {
				let n = this.parseTag(e, t);
				if (n.err) return n;
				r.push(n.val);
			} else {
				let n = this.parseLiteral(e, t);
				if (n.err) return n;
				r.push(n.val);
			}
		}
		return {
			val: r,
			err: null
		};
	}
	parseTag(e, t) {
		let n = this.clonePosition();
		this.bump();
		let r = this.parseTagName();
		if (this.bumpSpace(), this.bumpIf("/>")) return {
			val: {
				type: 0,
				value: `<${r}/>`,
				location: G(n, this.clonePosition())
			},
			err: null
		};
		if (this.bumpIf(">")) {
			let i = this.parseMessage(e + 1, t, !0);
			if (i.err) return i;
			let a = i.val, o = this.clonePosition();
			if (this.bumpIf("</")) {
				if (this.isEOF() || !En(this.char())) return this.error(23, G(o, this.clonePosition()));
				let e = this.clonePosition();
				return r === this.parseTagName() ? (this.bumpSpace(), this.bumpIf(">") ? {
					val: {
						type: 8,
						value: r,
						children: a,
						location: G(n, this.clonePosition())
					},
					err: null
				} : this.error(23, G(o, this.clonePosition()))) : this.error(26, G(e, this.clonePosition()));
			}
			return this.error(27, G(n, this.clonePosition()));
		}
		return this.error(23, G(n, this.clonePosition()));
	}
	parseTagName() {
		let e = this.offset();
		for (this.bump(); !this.isEOF() && On(this.char());) this.bump();
		return this.message.slice(e, this.offset());
	}
	parseLiteral(e, t) {
		let n = this.clonePosition(), r = "";
		for (;;) {
			let n = this.tryParseQuote(t);
			if (n) {
				r += n;
				continue;
			}
			let i = this.tryParseUnquoted(e, t);
			if (i) {
				r += i;
				continue;
			}
			let a = this.tryParseLeftAngleBracket();
			if (a) r += a;
			else break;
		}
		let i = G(n, this.clonePosition());
		return {
			val: {
				type: 0,
				value: r,
				location: i,
				...this.captureEscapes && { rawValue: this.message.slice(n.offset, this.offset()) }
			},
			err: null
		};
	}
	tryParseLeftAngleBracket() {
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !Dn(this.peek() || 0)) ? (this.bump(), "<") : null;
	}
	tryParseQuote(e) {
		if (this.isEOF() || this.char() !== 39) return null;
		switch (this.peek()) {
			case 39: return this.bump(), this.bump(), "'";
			case 123:
			case 60:
			case 62:
			case 125: break;
			case 35:
				if (e === "plural" || e === "selectordinal") break;
				return null;
			default: return null;
		}
		this.bump();
		let t = [this.char()];
		for (this.bump(); !this.isEOF();) {
			let e = this.char();
			if (e === 39) {
				if (this.peek() === 39) t.push(39), this.bump();
				else {
					this.bump();
					break;
				}
			} else t.push(e);
			this.bump();
		}
		return String.fromCodePoint(...t);
	}
	tryParseUnquoted(e, t) {
		if (this.isEOF()) return null;
		let n = this.char();
		return n === 60 || n === 123 || n === 35 && (t === "plural" || t === "selectordinal") || n === 125 && e > 0 ? null : (this.bump(), String.fromCodePoint(n));
	}
	parseArgument(e, t) {
		let n = this.clonePosition();
		if (this.bump(), this.bumpSpace(), this.isEOF()) return this.error(1, G(n, this.clonePosition()));
		if (this.char() === 125) return this.bump(), this.error(2, G(n, this.clonePosition()));
		let r = this.parseIdentifierIfPossible().value;
		if (!r) return this.error(3, G(n, this.clonePosition()));
		if (this.bumpSpace(), this.isEOF()) return this.error(1, G(n, this.clonePosition()));
		switch (this.char()) {
			case 125: return this.bump(), {
				val: {
					type: 1,
					value: r,
					location: G(n, this.clonePosition())
				},
				err: null
			};
			case 44: return this.bump(), this.bumpSpace(), this.isEOF() ? this.error(1, G(n, this.clonePosition())) : this.parseArgumentOptions(e, t, r, n);
			default: return this.error(3, G(n, this.clonePosition()));
		}
	}
	parseIdentifierIfPossible() {
		let e = this.clonePosition(), t = this.offset(), n = Cn(this.message, t), r = t + n.length;
		return this.bumpTo(r), {
			value: n,
			location: G(e, this.clonePosition())
		};
	}
	parseArgumentOptions(e, t, n, r) {
		let i = this.clonePosition(), a = this.parseIdentifierIfPossible().value, o = this.clonePosition();
		switch (a) {
			case "": return this.error(4, G(i, o));
			case "number":
			case "date":
			case "time": {
				this.bumpSpace();
				let e = null;
				if (this.bumpIf(",")) {
					this.bumpSpace();
					let t = this.clonePosition(), n = this.parseSimpleArgStyleIfPossible();
					if (n.err) return n;
					let r = bn(n.val);
					if (r.length === 0) return this.error(6, G(this.clonePosition(), this.clonePosition()));
					e = {
						style: r,
						styleLocation: G(t, this.clonePosition())
					};
				}
				let t = this.tryParseArgumentClose(r);
				if (t.err) return t;
				let i = G(r, this.clonePosition());
				if (e && e.style.startsWith("::")) {
					let t = yn(e.style.slice(2));
					if (a === "number") {
						let r = this.parseNumberSkeletonFromString(t, e.styleLocation);
						return r.err ? r : {
							val: {
								type: 2,
								value: n,
								location: i,
								style: r.val
							},
							err: null
						};
					}
					{
						if (t.length === 0) return this.error(10, i);
						let r = t;
						this.locale && (r = dn(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? zt(r) : {}
						};
						return {
							val: {
								type: a === "date" ? 3 : 4,
								value: n,
								location: i,
								style: o
							},
							err: null
						};
					}
				}
				return {
					val: {
						type: a === "number" ? 2 : a === "date" ? 3 : 4,
						value: n,
						location: i,
						style: e?.style ?? null
					},
					err: null
				};
			}
			case "plural":
			case "selectordinal":
			case "select": {
				let i = this.clonePosition();
				if (this.bumpSpace(), !this.bumpIf(",")) return this.error(12, G(i, { ...i }));
				this.bumpSpace();
				let o = this.parseIdentifierIfPossible(), s = 0;
				if (a !== "select" && o.value === "offset") {
					if (!this.bumpIf(":")) return this.error(13, G(this.clonePosition(), this.clonePosition()));
					this.bumpSpace();
					let e = this.tryParseDecimalInteger(13, 14);
					if (e.err) return e;
					this.bumpSpace(), o = this.parseIdentifierIfPossible(), s = e.val;
				}
				let c = this.tryParsePluralOrSelectOptions(e, a, t, o);
				if (c.err) return c;
				let l = this.tryParseArgumentClose(r);
				if (l.err) return l;
				let u = G(r, this.clonePosition());
				return a === "select" ? {
					val: {
						type: 5,
						value: n,
						options: vn(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: vn(c.val),
						offset: s,
						pluralType: a === "plural" ? "cardinal" : "ordinal",
						location: u
					},
					err: null
				};
			}
			default: return this.error(5, G(i, o));
		}
	}
	tryParseArgumentClose(e) {
		return this.isEOF() || this.char() !== 125 ? this.error(1, G(e, this.clonePosition())) : (this.bump(), {
			val: !0,
			err: null
		});
	}
	parseSimpleArgStyleIfPossible() {
		let e = 0, t = this.clonePosition();
		for (; !this.isEOF();) switch (this.char()) {
			case 39: {
				this.bump();
				let e = this.clonePosition();
				if (!this.bumpUntil("'")) return this.error(11, G(e, this.clonePosition()));
				this.bump();
				break;
			}
			case 123:
				e += 1, this.bump();
				break;
			case 125:
				if (e > 0) --e;
				else return {
					val: this.message.slice(t.offset, this.offset()),
					err: null
				};
				break;
			default: this.bump();
		}
		return {
			val: this.message.slice(t.offset, this.offset()),
			err: null
		};
	}
	parseNumberSkeletonFromString(e, t) {
		let n = [];
		try {
			n = Vt(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? Zt(n) : {}
			},
			err: null
		};
	}
	tryParsePluralOrSelectOptions(e, t, n, r) {
		let i = !1, a = [], o = new Set(), { value: s, location: c } = r;
		for (;;) {
			if (s.length === 0) {
				let e = this.clonePosition();
				if (t !== "select" && this.bumpIf("=")) {
					let t = this.tryParseDecimalInteger(16, 19);
					if (t.err) return t;
					c = G(e, this.clonePosition()), s = this.message.slice(e.offset, this.offset());
				} else break;
			}
			if (o.has(s)) return this.error(t === "select" ? 21 : 20, c);
			s === "other" && (i = !0), this.bumpSpace();
			let r = this.clonePosition();
			if (!this.bumpIf("{")) return this.error(t === "select" ? 17 : 18, G(this.clonePosition(), this.clonePosition()));
			let l = this.parseMessage(e + 1, t, n);
			if (l.err) return l;
			let u = this.tryParseArgumentClose(r);
			if (u.err) return u;
			a.push([s, {
				value: l.val,
				location: G(r, this.clonePosition())
			}]), o.add(s), this.bumpSpace(), {value: s, location: c} = this.parseIdentifierIfPossible();
		}
		return a.length === 0 ? this.error(t === "select" ? 15 : 16, G(this.clonePosition(), this.clonePosition())) : this.requiresOtherClause && !i ? this.error(22, G(this.clonePosition(), this.clonePosition())) : {
			val: a,
			err: null
		};
	}
	tryParseDecimalInteger(e, t) {
		let n = 1, r = this.clonePosition();
		this.bumpIf("+") || this.bumpIf("-") && (n = -1);
		let i = !1, a = 0;
		for (; !this.isEOF();) {
			let e = this.char();
			if (e >= 48 && e <= 57) i = !0, a = a * 10 + (e - 48), this.bump();
			else break;
		}
		let o = G(r, this.clonePosition());
		return i ? (a *= n, Number.isSafeInteger(a) ? {
			val: a,
			err: null
		} : this.error(t, o)) : this.error(e, o);
	}
	offset() {
		return this.position.offset;
	}
	isEOF() {
		return this.offset() === this.message.length;
	}
	clonePosition() {
		return {
			offset: this.position.offset,
			line: this.position.line,
			column: this.position.column
		};
	}
	char() {
		let e = this.position.offset;
		if (e >= this.message.length) throw Error("out of bound");
		let t = this.message.codePointAt(e);
		if (t === void 0) throw Error(`Offset ${e} is at invalid UTF-16 code unit boundary`);
		return t;
	}
	error(e, t) {
		return {
			val: null,
			err: {
				kind: e,
				message: this.message,
				location: t
			}
		};
	}
	bump() {
		if (this.isEOF()) return;
		let e = this.char();
		e === 10 ? (this.position.line += 1, this.position.column = 1, this.position.offset += 1) : (this.position.column += 1, this.position.offset += e < 65536 ? 1 : 2);
	}
	bumpIf(e) {
		let t = this.offset();
		if (this.message.slice(t, t + e.length) === e) {
			for (let t = 0; t < e.length; t++) this.bump();
			return !0;
		}
		return !1;
	}
	bumpUntil(e) {
		let t = this.offset(), n = this.message.indexOf(e, t);
		return n >= 0 ? (this.bumpTo(n), !0) : (this.bumpTo(this.message.length), !1);
	}
	bumpTo(e) {
		if (this.offset() > e) throw Error(`targetOffset ${e} must be greater than or equal to the current offset ${this.offset()}`);
		for (e = Math.min(e, this.message.length);;) {
			let t = this.offset();
			if (t === e) break;
			if (t > e) throw Error(`targetOffset ${e} is at invalid UTF-16 code unit boundary`);
			if (this.bump(), this.isEOF()) break;
		}
	}
	bumpSpace() {
		for (; !this.isEOF() && kn(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function En(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function Dn(e) {
	return En(e) || e === 47;
}
function On(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function kn(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function An(e) {
	e.forEach((e) => {
		if (delete e.location, nn(e) || rn(e)) for (let t in e.options) delete e.options[t].location, An(e.options[t].value);
		else $t(e) && on(e.style) || (en(e) || tn(e)) && sn(e.style) ? delete e.style.location : an(e) && An(e.children);
	});
}
function jn(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Tn(e, t).parse();
	if (n.err) {
		let e = SyntaxError(Qt[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || An(n.val), n.val;
}
const Mn = {
	EXPECT_ARGUMENT_CLOSING_BRACE: ["a \"{\" has no \"}\"", "Add the \"}\""],
	EMPTY_ARGUMENT: ["an argument has no name", "Write its name between the braces"],
	MALFORMED_ARGUMENT: ["an argument has no valid name", "Write a name without blanks, and a comma after it"],
	EXPECT_ARGUMENT_TYPE: ["an argument has no type after its comma", "Add the type, such as plural"],
	INVALID_ARGUMENT_TYPE: ["an argument has an unknown type", "Types are plural, select, selectordinal, number, date and time"],
	EXPECT_ARGUMENT_STYLE: ["an argument has no format after its second comma", "Add it, or remove the comma"],
	INVALID_NUMBER_SKELETON: ["the format of a number is not valid", "Correct what follows ::"],
	EXPECT_DATE_TIME_SKELETON: ["the format of a date or time is empty", "Add it after ::"],
	UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: ["an apostrophe is not closed", "Close it, or write two of them"],
	EXPECT_SELECT_ARGUMENT_OPTIONS: ["a plural or select has no forms", "Add them, such as other {…}"],
	EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: ["an offset has no number", "Add it, such as offset:1"],
	INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: ["an offset is not a number", "Write a number, such as offset:1"],
	EXPECT_SELECT_ARGUMENT_SELECTOR: ["a select has no forms", "Add them, such as other {…}"],
	EXPECT_PLURAL_ARGUMENT_SELECTOR: ["a plural has no forms", "Add them, such as other {…}"],
	EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a select has no text", "Add it in braces"],
	EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a plural has no text", "Add it in braces"],
	INVALID_PLURAL_ARGUMENT_SELECTOR: ["the name of a plural form is not valid", "Write one or =1, for example"],
	DUPLICATE_PLURAL_ARGUMENT_SELECTOR: ["a plural has a form twice", "Remove one of them"],
	DUPLICATE_SELECT_ARGUMENT_SELECTOR: ["a select has a form twice", "Remove one of them"],
	MISSING_OTHER_CLAUSE: ["a plural or select has no form \"other\"", "Add other {…}, or correct the name of a form"]
}, Nn = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function Pn(e) {
	try {
		let t = {
			is: "message",
			args: new Map(),
			plurals: new Map(),
			texts: []
		};
		return Fn(jn(e, { ignoreTag: !0 }), t), t;
	} catch (t) {
		if (!(t instanceof SyntaxError) || Nn.test(e)) return { is: "unread" };
		let { location: n } = t, [r, i] = Mn[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: r,
			fix: i,
			at: (n?.start?.offset ?? 0) + 1
		};
	}
}
function Fn(e, t, n = "") {
	let { args: r, plurals: i } = t;
	for (let a of e) if (a.type === W.pound) r.set(n, !0);
	else if (a.type === W.tag) Fn(a.children, t, n);
	else if (a.type === W.plural || a.type === W.select) {
		let { value: e, options: o } = a;
		r.set(e, r.get(e) ?? !1), a.type === W.plural && a.pluralType === "cardinal" && i.set(e, new Set([...i.get(e) ?? [], ...Object.keys(o)]));
		let s = a.type === W.plural ? e : n;
		for (let { value: e } of Object.values(o)) Fn(e, t, s);
	} else a.type === W.literal ? t.texts.push(a.value) : r.set(a.value, !0);
}
const In = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function Ln(e) {
	return e.includes("{") && e.length <= 2e4 && In.test(e);
}
function Rn(e) {
	let t = Ln(e) ? Pn(e) : void 0;
	return t?.is === "message" ? t.texts.join("\n") : e;
}
function zn(e) {
	return /(?<!')'(?=\{)/.test(e);
}
function Bn(e) {
	return zn(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function Vn(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function Hn(e, { language: t }, { form: n }, r, i = "") {
	return {
		check: e,
		language: t,
		message: `The ${n === void 0 ? "" : `form ${n} of the `}${t} text ${r}. ${i}`.trim(),
		fault: r,
		...n !== void 0 && { form: n }
	};
}
function Un(e, t) {
	if (e.length > 2e4) return;
	let n = t ? Pn(e) : void 0;
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, "single"])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: nr
		};
	}
	if (n && Ln(e)) return;
	let r = $n.test(e) ? rr(e, "likely") : void 0, i = r && !ir(r) ? r : rr(e, "all");
	return {
		text: e,
		named: Tr(e),
		choosing: new Set(),
		printf: i
	};
}
function Wn(e, t, n = new Set()) {
	if (Gn(e, t)) return;
	let r = Kn(e, t), i = qn(e, t), a = Jn(e.printf, r, n), o = [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)], s = [...i.has, ...a.has], { isReordered: c } = a, l = Xn(e.printf, r);
	return o.length + s.length === 0 && !c && !l ? void 0 : {
		lacks: o,
		has: s,
		isReordered: c,
		percent: l
	};
}
function Gn({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a } = n.printf;
	if (i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function Kn({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === nr) return r;
	let i = rr(n, ir(t) ? "all" : "sure");
	return ir(t) || e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function qn({ text: e, named: t, choosing: n, printf: r }, { text: i, named: a }) {
	let o = new Set(t.values()), s = t.size === 0 && !ir(r), c = (e) => e !== "place" || t.has(wr), l = (t) => e.includes("%") && i.includes(`%${t}`);
	return {
		lacks: [...t].flatMap(([e, t]) => !a.has(e) && !n.has(e) && c(t) && !l(e) ? [e] : []),
		has: [...a].flatMap(([e, n]) => !t.has(e) && (s || o.has(n)) && c(n) ? [e] : [])
	};
}
function Jn({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].flatMap(([t, n]) => e.get(t)?.type === n.type ? [] : [n]), a = [...e].flatMap(([e, n]) => t.get(e)?.type === n.type ? [] : [n]), o = (e) => e.map((e) => e.written);
	if (!n) return {
		lacks: o(a),
		has: o(i),
		isReordered: !1
	};
	let s = Yn([...e.values()], [...t.values()]), c = Yn([...t.values()], [...e.values()]), l = c.length === 0 && o(s).every((e) => r.has(e));
	return {
		lacks: o(s),
		has: o(c),
		isReordered: l && i.length > 0
	};
}
function Yn(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function Xn(e, t) {
	return ir(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function Zn(e) {
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
const Qn = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, $n = /\d%|%(?:20[a-z]|[0-7][c-f])/i, er = /^%(?:20[a-z]|[0-7][CDEF])$/i, tr = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], nr = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1
};
function rr(e, t) {
	if (!e.includes("%")) return nr;
	let n = new Map(), [r, i, a] = [
		1,
		!1,
		!1
	];
	for (let o of e.matchAll(Qn)) {
		let [s, c, l, u, d] = o;
		if (c !== void 0) i = !0;
		else if (d === void 0) a ||= !/[({]$/.test(s);
		else if (!or(e, o.index, s, t)) a = !0;
		else {
			u === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			});
			let [, e] = tr.find(([e]) => e.includes(d)) ?? ["sS", "text"];
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
function ir({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const ar = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function or(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || er.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !ar.test(i);
}
function sr(e, t, { readsIcu: n, isForm: r }) {
	let i = e.map((e) => ({
		...e,
		forms: cr(e, n)
	})), [a, ...o] = i.flatMap(({ forms: e }) => e);
	if (!a || o.every((e) => Gn(a.placeholders, e.placeholders))) return [];
	let s = i.flatMap((e) => {
		if (e.forms.length === 0) return [];
		let t = e.forms.toSorted((e, t) => Number(t.form === "other") - Number(e.form === "other"));
		return {
			...e,
			forms: t,
			together: Zn(t.map(({ placeholders: e }) => e))
		};
	}), c = Er(s, t);
	if (!c) return [];
	let l = fr(c);
	return s.flatMap((e) => e === c || e.isLive ? [] : e.forms.flatMap((t) => {
		let i = c.forms.some((e) => !Wn(e.placeholders, t.placeholders)) ? void 0 : Wn(c.together, t.placeholders, t.form === void 0 ? void 0 : l);
		return !i || dr(i) && r() ? [] : [pr(e, t, c, i, n)];
	}));
}
function cr(e, t) {
	return Vn(e.text).flatMap((e) => {
		let n = Un(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
const lr = /^(?:\{\{?|[$%]\{|%\()(?:count|n|num|number|quantity|amount)(?:\}\}?|\)s)$/i, ur = /^(?:%[^({].*|\$1|\{\{?\d\}\}?)$/;
function dr({ lacks: e, has: t, isReordered: n, percent: r }) {
	let [i = "", ...a] = [...e, ...t];
	return n || r || a.length > 0 ? !1 : lr.test(i) || ur.test(i);
}
function fr({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => Wn(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => lr.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function pr(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }, c) {
	let l = a.length > 0 ? a : hr(i, t.text), u = r ? `the ${n} text of the project` : `the ${n} text`, d = i.length > 0 && c ? Bn(t.text) : "", [f, p] = [i, l].map((e) => e.length > 1 ? "them" : "it"), [m, h] = i.length > 0 && l.length > 0 ? [`has ${gr(l)}, but ${u} has ${gr(i)}`, "Use the same placeholders in both."] : i.length > 0 ? [`lacks ${gr(i)}, which ${u} has`, `Add ${f}.`] : l.length > 0 ? [`has ${gr(l)}, which ${u} does not have`, `Remove ${p}, or add ${p} to ${u}.`] : o ? [`has its placeholders in another order than ${u}`, "Number them, for example %1$s and %2$d."] : s === "escape" ? [`has a single percent sign, but ${u} has placeholders such as %d`, "Write %% for a percent sign."] : [`has %%, but ${u} has a single percent sign`, "Use the same in both."];
	return {
		...Hn("placeholders", e, t, m, h + d),
		quotes: [...i, ...l].map(_r)
	};
}
const mr = /\{\{[^{}]+\}\}|[$%]?\{[^{}]+\}|%\([^()]+\)s|%(?:\d+\$)?[sd@]/g;
function hr(e, t) {
	let n = (e) => e.replace(/^\W+|\W+s?$/g, ""), r = (e) => /^%[^({]/.test(e), i = new Set(e.some(r) ? [] : e.map(n)), a = e.flatMap((e) => {
		let n = Array.from(e, (e) => e.replace(/[$()*+.?[\\\]^{|}]/, "\\$&")), r = new RegExp(n.join("\\s*"), "u").exec(t)?.[0] ?? e;
		return r === e ? [] : [r];
	}), o = (t.match(mr) ?? []).filter((t) => !e.includes(t) && i.size > 0 && (r(t) || i.has(n(t))));
	return a.length > 0 ? a : o;
}
function gr(e) {
	let t = e.slice(0, 5).map(_r), n = e.length - t.length;
	return p(n > 0 ? [...t, `${n} more`] : t);
}
function _r(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const vr = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", yr = "\\d{1,3}", br = `${vr}|${yr}`, xr = new RegExp([
	"\\{\\{\\s{0,9}\\p{L}{1,20}:(?=[^{}|]{0,200}\\|)(?:\\$[1-9](?=\\|))?",
	`\\{\\{\\{?[-&]?\\s{0,9}(${br})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{([^{}]{1,200})\\}",
	`%\\{(${br})\\}`,
	`%\\((${br})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	"\\$([1-9])(?![.,]?\\d)",
	`\\{\\s{0,9}(${vr})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(${yr})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), Sr = [
	"double",
	"dollar",
	"percent",
	"round",
	"place",
	"single",
	"single"
], Cr = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`,
	place: (e) => `$${e}`
}, wr = Cr.place("1");
function Tr(e) {
	let t = new Map();
	if (!/[{$]|%\(/.test(e)) return t;
	for (let n = xr.exec(e); n; n = xr.exec(e)) for (let [e, r] of Sr.entries()) {
		let i = n[e + 1]?.trim();
		i && t.set(Cr[r](i), r);
	}
	return t;
}
function Er(e, t) {
	return e.find(({ language: e }) => e === t) ?? e[0];
}
// src/checks/pluralForms.ts
const Dr = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], Or = /^(?:he|iw)(?![a-z])/i;
function kr(e) {
	let t = jr(e);
	return Dr.filter((n) => t.has(n) && !(n === "two" && Or.test(e)));
}
function Ar({ languages: e = [] }) {
	let t = new Map(e.map(({ iso: e, pluralForms: t }) => [e, t]));
	return (e) => {
		let n = t.get(e) ?? [], r = kr(e);
		return n.length === 0 ? r : r.filter((e) => n.includes(e));
	};
}
const jr = i((e) => {
	let t = new Map([["other", []]]), n = Pt(e);
	for (let e = 0; n && e <= 200; e += 1) {
		let r = n.select(e);
		t.set(r, [...t.get(r) ?? [], e]);
	}
	return t;
});
function Mr({ language: e, text: t, isLive: n }, r, i) {
	if (n || typeof t == "string" || Vn(t).length === 0) return [];
	let a = {
		...typeof r == "object" ? r : {},
		...t
	}, o = i(e).filter((e) => !a[e]);
	return o.length === 0 ? [] : [Nr({
		language: e,
		text: t
	}, {}, o)];
}
function Nr(e, t, n, r = "") {
	let [i, a] = n.length > 1 ? ["s", "them"] : ["", "it"];
	return Hn("plurals", e, t, `lacks the plural form${i} ${p(n)}${r}, which the language needs`, `Add ${a}.`);
}
function Pr(e, t, n) {
	let r = e.find(({ language: e }) => e === t), i = new Map(r ? Vn(r.text).flatMap(({ text: e }) => Fr(e)) : []);
	return e.flatMap((e) => e.isLive ? [] : Vn(e.text).flatMap((t) => Fr(t.text).flatMap(([r, a]) => {
		let o = _r(`{${r}}`), s = [...a].find((e) => !Dr.includes(e) && !e.startsWith("="));
		if (s !== void 0) return [{
			...Hn("plurals", e, t, `has "${_r(s)}" in ${o}, which is not a plural form`, "Write zero, one, two, few, many or other, or =1 for a number."),
			quotes: [_r(s), o]
		}];
		if ([...i.get(r) ?? Dr].every((e) => e === "other" || !Dr.includes(e))) return [];
		let c = n(e.language).filter((t) => !Ir(e.language, t, a));
		return c.length === 0 ? [] : [{
			...Nr(e, t, c, ` of ${o}`),
			quotes: [o]
		}];
	})));
}
function Fr(e) {
	let t = Ln(e) ? Pn(e) : void 0;
	return t?.is === "message" ? [...t.plurals] : [];
}
function Ir(e, t, n) {
	let r = jr(e).get(t) ?? [], i = (e) => n.has(`=${e}`);
	return n.has(t) || r.some(i) && r.every((e) => e < 2 || i(e));
}
// src/kinds/textProgress.ts
const Lr = [
	"translated",
	"verified",
	"reviewed"
];
function Rr(e) {
	let t = Ar(e);
	return (e, n) => l(e) ? t(n).every((t) => e[t]) : !!e;
}
// src/keys/settings.ts
const zr = wt({
	...xt,
	expects: `${xt.expects}. A percentage is removals_percent`
}, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), Br = wt(St, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), Vr = wt(St, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), Hr = j({
	...Ct,
	...xt,
	name: "unverified",
	loosens: Se(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), Ur = {
	manifests: Et("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: Tt("keys", ue, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		zr,
		Br,
		Vr,
		Hr
	]
}, Wr = wt(xt, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), Gr = {
	manifests: Et("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: Tt("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [Wr]
}, Kr = [Ur, Gr], qr = Kr.map(({ manifests: e }) => e), Jr = Kr.map(({ prune: e }) => e), Yr = Kr.flatMap(({ limits: e }) => e), K = {
	schema: () => y(),
	expects: "true or false",
	default: !1
}, q = {
	...K,
	option: {
		offered: ["option"],
		as: "switch"
	}
}, J = (...e) => ({
	schema: () => v().min(1),
	expects: "the path of a file",
	option: {
		offered: e,
		as: "text",
		metavar: "FILE"
	}
}), Xr = {
	schema: () => v().min(1),
	expects: "the path of a folder",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	}
}, Y = () => C(v().min(1)), Zr = () => Y().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), Qr = ["option"], $r = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], ei = ["translations", "pull"], ti = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], ni = j({
	name: "workflows",
	schema: () => Zr().pipe(C(T([...$r, "none"]))).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${$r.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: Qr,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, or before the first release the others, if there is no terminal for the question."
}), ri = j({
	name: "default_branch",
	schema: () => v().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: Qr,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), ii = j({
	name: "texts",
	...U([
		"all",
		"matching",
		"none"
	]),
	commands: ["init"],
	option: {
		offered: Qr,
		as: "text",
		metavar: "all|matching|none"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, `matching`: those most of whose names are in the project, or `none`.",
	usual: "a question. Without a terminal: `matching`, or `none` next to manifests."
}), ai = "lokaform", oi = [...qr.map(({ name: e }) => e), ai], si = j({
	name: "schema_name",
	...U(oi),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: oi.join("|")
	},
	text: "The schema to print."
}), ci = j({
	name: "problem_code",
	schema: () => v().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: "CODE"
	},
	text: "The code at the end of a problem. Without a code, all codes are listed."
}), li = ["bash", "zsh"], ui = j({
	name: "shell",
	...U(li),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: li.join("|")
	},
	text: "The shell that the script is for."
}), di = j({
	name: "webhook",
	schema: () => v().min(1),
	expects: "the id or the URL of a webhook",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "URL|ID"
	},
	text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest."
}), fi = j({
	...J("option", "input"),
	name: "secrets_file",
	commands: ["webhook-secret"],
	text: "File for the secret. Only its owner can read it."
}), pi = j({
	...K,
	name: "rotate",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), mi = j({
	name: "port",
	schema: () => w().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: Qr,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), hi = j({
	...J("option"),
	name: "state",
	commands: ["sandbox"],
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), gi = j({
	name: "copy_of",
	schema: () => v().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: Qr,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), _i = j({
	...q,
	name: "no_limits",
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), vi = j({
	...J("option"),
	name: "log",
	commands: ["sandbox"],
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), yi = [
	{
		title: "For init",
		settings: [
			ii,
			ni,
			ri
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			di,
			fi,
			pi
		]
	},
	{
		title: "For schema",
		settings: [si]
	},
	{
		title: "For explain",
		settings: [ci]
	},
	{
		title: "For completion",
		settings: [ui]
	},
	{
		title: "For the sandbox",
		settings: [
			mi,
			hi,
			gi,
			_i,
			vi
		]
	}
], bi = j({
	name: "languages",
	schema: () => S(v().min(1), T(le)),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore: { de: seed }. In each row of texts, languages: [de] chooses what is read from files. pull: { languages: [de] } chooses what lokaform pull writes",
	default: N.languages,
	...H,
	loosens: xi,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function xi(e = {}, t = {}) {
	let n = P([
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
const Si = _([w().positive().transform(String), v().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), Ci = j({
	name: "writers",
	schema: () => C(Si),
	expects: "a list of addresses or user ids",
	...H,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), wi = j({
	name: "placeholders",
	...U(pe),
	default: N.placeholders,
	...H,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), Ti = {
	schema: Y,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, Ei = j({
	...Ti,
	name: "overwrite",
	default: [...N.overwrite],
	commands: Je,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), Di = j({
	...Ti,
	name: "accept",
	default: [...N.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), Oi = j({
	name: "owner",
	schema: () => v().regex(/^[A-Za-z0-9_.-]+$/, { error: ({ input: e }) => `${e}`.startsWith("lokaform:") ? "has lokaform: in front. Remove it, because Lokaform adds it itself" : "is not a valid name" }),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...H,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), ki = j({
	name: "protected_tags",
	schema: Y,
	expects: "a list of tags",
	default: [...N.protectedTags],
	...H,
	loosens: (e, t) => {
		let n = t ?? N.protectedTags;
		return (e ?? N.protectedTags).some((e) => !n.includes(e));
	},
	empty: "No tag protects a key.",
	example: ["protected", "legal"],
	text: "A live key with one of these tags keeps the tag, and is never removed."
}), Ai = {
	title: "Who owns texts and keys",
	settings: [
		bi,
		Ci,
		wi,
		Ei,
		Di,
		Oi,
		ki
	]
}, ji = j({
	name: "by",
	parent: "prune",
	...U(de),
	...H,
	loosens: P([void 0, ...de], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), Mi = [...Jr, ji], Ni = j({
	name: "prune",
	schema: () => {
		let e = ({ name: e, value: t }) => Mi.some((n) => n.name === e && n.schema.safeParse(t).success);
		return C(v().refine((t) => oe([t]).every(e), "has a part that is not one of these"));
	},
	expects: `parts such as keys=owned,by=archive. ${Mi.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: Ye,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml; with `--keys` or `--webhooks`, nothing."
}), Pi = j({
	name: "on_problem",
	...U(fe),
	default: N.onProblem,
	...H,
	commands: Ye,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: P(fe.toReversed(), N.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), Fi = j({
	name: "allow_removals",
	...xt,
	expects: "a number of keys, texts and webhooks, such as 4, and no percentage",
	commands: Je,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), Ii = j({
	...K,
	name: "allow_wrong_project",
	...H,
	loosens: P([!1, !0], N.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared."
}), Li = j({
	...Xr,
	name: "backup_dir",
	commands: ["apply", "restore"],
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), Ri = j({
	...U(["auto", "off"]),
	name: "snapshot",
	default: "auto",
	...H,
	loosens: P(["auto", "off"], "auto"),
	example: "off",
	text: "Whether the service makes a snapshot of the project before a run destroys keys: `auto` or `off`. If it makes none, a notice says why, and the run goes on."
}), zi = j({
	...J("argument"),
	name: "backup",
	commands: ["restore"],
	text: "The backup to restore."
}), Bi = j({
	...q,
	name: "force",
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), Vi = {
	title: "What may be removed",
	settings: [
		...Mi,
		Ni,
		Pi,
		...Yr,
		Fi,
		Ii,
		Li,
		Ri,
		zi,
		Bi
	]
}, X = ["pull"], Hi = ["option"], Ui = () => Zr().refine((e) => e.every((e) => /^\S+$/.test(e)), "has an empty name, or a blank in a name"), Wi = (e) => ({
	offered: Hi,
	as: "list",
	metavar: e
}), Gi = j({
	name: "languages",
	parent: "pull",
	schema: () => _([b("all").transform(() => ["all"]), Ui().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...X, "init"],
	file: "both",
	option: Wi("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), Ki = {
	parent: "pull",
	commands: [
		...L,
		...X,
		"init"
	],
	file: "both"
}, qi = j({
	...Ki,
	...U(me),
	name: "review",
	default: N.incoming.review,
	loosens: P(me.toReversed(), N.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), Ji = j({
	...Ki,
	...U(he),
	name: "checks",
	default: N.incoming.checks,
	loosens: P(he, N.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), Yi = j({
	name: "fields",
	schema: Ui,
	expects: "names of fields with commas between them, or all",
	commands: [...X, "init"],
	option: Wi("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), Xi = j({
	...Xr,
	name: "dir",
	commands: X,
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), Zi = j({
	...q,
	name: "dry_run",
	commands: X,
	text: "Print what would be written, and write nothing."
}), Qi = j({
	...q,
	name: "new",
	commands: X,
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), $i = j({
	...q,
	name: "remove_missing",
	commands: X,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), ea = (e, t) => ({
	commands: X,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), ta = {
	schema: Y,
	expects: "names",
	default: [],
	...ea("list", "NAME")
}, na = j({
	...ea("text", "BRANCH"),
	name: "branch",
	schema: () => v().regex(/^lokaform\/pull\/[^\s~^:?*[\\\p{C}]+$/u, "does not start with lokaform/pull/"),
	expects: "the name of a branch that starts with lokaform/pull/",
	text: "The branch of the pull request, which starts with `lokaform/pull/`. The action replaces its commits, so steps need different branches.",
	usual: "`lokaform/pull/main` in a run for `main`; with `only: shop`, `lokaform/pull/main-shop`."
}), ra = j({
	...ea("text", "TEXT"),
	name: "title",
	schema: () => v().regex(/^[^\p{Cc}\u2028\u2029]{1,256}$/u, "is not one line of at most 256 characters"),
	expects: "a line of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), ia = j({
	...ta,
	name: "labels",
	text: "Labels of a new pull request."
}), aa = j({
	...ta,
	name: "reviewers",
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), oa = j({
	...ta,
	name: "assignees",
	text: "Accounts that a new pull request is assigned to. GitHub leaves out accounts that cannot be assigned."
}), sa = j({
	...K,
	name: "draft",
	commands: X,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), ca = j({
	...ea("text", "HOW"),
	name: "auto_merge",
	...U([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), la = {
	title: "The pull request",
	settings: [
		na,
		ra,
		ia,
		aa,
		oa,
		sa,
		ca
	]
}, ua = {
	title: "For pull",
	settings: [
		Gi,
		qi,
		Ji,
		Yi,
		Qi,
		$i,
		Xi,
		Zi
	]
}, da = () => w().min(0).max(100), fa = [(e) => Object.keys(e).length > 0, "is empty"], pa = "`*` means every other language, except the base language.", ma = j({
	name: "ready",
	schema: () => {
		let e = g(T(Lr), da()).refine(...fa);
		return S(v().min(1), _([da(), e]));
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
	text: `What must be ready in each language, in percent of the declared keys: a number for translated texts, or numbers for \`translated\`, \`verified\` and \`reviewed\`. ${pa}`,
	usual: "nothing is required."
}), ha = /^([^:=]+)(?::(translated|verified|reviewed))?=(\d\d?|100)$/, ga = j({
	name: "require",
	schema: () => Zr().pipe(C(v().regex(ha, "is not such a part"))).transform((e) => {
		let t = new Map();
		for (let n of e) {
			let [, e = "", r = "translated", i] = ha.exec(n) ?? [];
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
	text: `What must be ready in this run, in place of \`ready\`: such as \`de=100,fr:reviewed=80\`. ${pa}`,
	usual: "`ready` in lokaform.yaml."
}), _a = {
	title: "For status",
	settings: [ma, ga]
}, va = j({
	...J("option", "input"),
	name: "out",
	commands: ["plan"],
	text: "Write the plan to this file, as JSON."
}), ya = j({
	...J("option", "input"),
	name: "plan",
	commands: ["apply"],
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), ba = j({
	name: "report",
	schema: () => C(v().regex(/.\.(json|md|html)$/)),
	expects: "the path of a file that ends with .json, .md or .html",
	default: [],
	commands: [
		...I,
		"restore",
		"report"
	],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "FILE"
	},
	text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search."
}), xa = j({
	name: "format",
	...U([
		"text",
		"json",
		"markdown"
	]),
	default: "text",
	commands: [...L, "report"],
	option: {
		offered: ["option"],
		as: "text",
		metavar: "FORMAT"
	},
	text: "Output format: `text`, `json` or `markdown`."
}), Sa = j({
	...q,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), Ca = j({
	...q,
	name: "all",
	commands: [...R, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `plan --filter` is given."
}), wa = j({
	...q,
	name: "matrix",
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), Ta = j({
	...q,
	name: "verbose",
	commands: [...R, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Ea = j({
	...K,
	name: "quiet",
	commands: [
		...I,
		"restore",
		"report"
	],
	option: {
		offered: ["option"],
		as: "switch",
		short: "q"
	},
	text: "Print only problems, failures and the last line of the plan."
}), Da = j({
	...q,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), Oa = j({
	...q,
	name: "no_color",
	commands: F,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), ka = j({
	...K,
	name: "help",
	commands: F,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), Aa = j({
	...K,
	name: "version",
	commands: F,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), ja = {
	title: "Files and output",
	settings: [
		va,
		ya,
		ba,
		xa,
		Sa,
		Ca,
		wa,
		Ta,
		Ea
	]
}, Ma = {
	title: "General",
	settings: [
		Da,
		Oa,
		ka,
		Aa
	]
}, Na = ["report"], Pa = j({
	name: "reports",
	schema: () => C(dt()).refine(...ct),
	expects: "paths or globs of files",
	commands: Na,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Fa = j({
	name: "expect",
	schema: () => Y().transform((e, t) => e.flatMap((e) => {
		if (!e.startsWith("[")) return e.split(/,\s*/);
		let n = C(v()).safeParse(u(e));
		return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
	})),
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Na,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Ia = {
	title: "For report",
	settings: [Pa, Fa]
}, La = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, Ra = "is not a time from 1 s to 24 h", za = j({
	name: "time_limit",
	schema: () => v().regex(/^(\d{1,9})([smh])$/, Ra).transform((e) => Number.parseInt(e, 10) * (La[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, Ra),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...R, "pull"],
	file: "top",
	option: {
		offered: ["option"],
		as: "text",
		metavar: "TIME"
	},
	example: "30m",
	text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails.",
	usual: "no limit."
}), Ba = j({
	name: "rate",
	schema: () => _([b("auto"), E().min(.1).max(1e3)]),
	expects: "auto, or a number from 0.1 to 1000",
	default: "auto",
	commands: [
		...R,
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
}), Va = j({
	name: "concurrency",
	schema: () => w().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...R, "pull"],
	file: "both",
	option: {
		offered: ["option"],
		as: "number",
		metavar: "N"
	},
	example: 2,
	text: "Requests at the same time, 1 to 10."
}), Ha = j({
	name: "use_automations",
	schema: () => y(),
	expects: "true or false",
	commands: [...Je, "restore"],
	file: "both",
	loosens: P([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), Ua = {
	title: "Pace",
	settings: [
		za,
		Ba,
		Va,
		Ha
	]
}, Wa = process.getBuiltinModule("node:module").createRequire(import.meta.url), Ga = (...e) => Wa("./late-key-names.js").namePatternComplaint(...e), Ka = (...e) => Wa("./late-key-names.js").nameRule(...e), qa = w().min(0), Ja = h({
	file: v(),
	line: qa,
	col: qa,
	endLine: qa,
	endCol: qa
});
function Ya(e) {
	return /\.ya?ml$/i.test(e) ? e : "keys.yaml";
}
function Xa(e, t, n = []) {
	let r = ro(e, t, n);
	return $a(r.file, r.at.start, r.at.end);
}
function Za(e, t, n) {
	let r = ro(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return $a(r.file, i, a);
}
function Qa(e, t, n) {
	return ro(e, t, n).file;
}
function $a(e, t, n) {
	let r = io(e, t), i = io(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function eo(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function to(e, t) {
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
var no = class {
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
function ro(e, t, n) {
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
function io(e, t) {
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
const ao = "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.";
function oo(e) {
	return so(e, /^<{7} /m.test(e) ? /^<{7} .*$/gm : /^>{7} .*$/gm);
}
function so(e, t) {
	return Array.from(e.matchAll(t), ({ index: e, 0: t }) => ({
		start: e,
		end: e + t.length
	}));
}
// src/kinds/textSource.ts
function co(e, t) {
	let n = lo(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function lo({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
function uo({ path: e }, t, n) {
	let r = e?.join("::") ?? t.replaceAll(".", "::");
	return t.includes("::") ? n(t.replaceAll("::", ".")) : r.includes("::") && n(r);
}
function fo(e) {
	return e.includes("::") ? "with a dot between nested names. Remove names: lokalise from the row of texts in lokaform.yaml, and write such names in keys.yaml with a dot." : "with :: between nested names, as an upload of Lokalise names keys. Add names: lokalise to the row of texts in lokaform.yaml, and write such names in keys.yaml with ::.";
}
function po({ source: { files: e, plurals: t, separator: n }, language: r }) {
	let i = e.includes("composeResources/");
	return {
		plurals: t,
		language: r,
		lists: n === "::",
		isCompose: i
	};
}
const mo = "{lang}";
function ho({ files: e }) {
	return Bo(e).replaceAll(mo, "*");
}
function go(e, t) {
	if (!Mo(e.files)) return e.language;
	let n = _o(e, t);
	return n === void 0 ? void 0 : yo(e, n);
}
function _o(e, t) {
	let [n] = Lo(e, t);
	return n && t.slice(n.start, n.end);
}
function vo(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...lo(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = i.flatMap((e) => {
		let [t, n] = [...a].filter((t) => jt(t, e));
		return t === void 0 || n !== void 0 || i.includes(t) ? [] : [[t, e]];
	});
	return o.length === 0 ? e : {
		...e,
		languageMap: {
			...r,
			...Object.fromEntries(o)
		}
	};
}
function yo({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function bo({ files: e, languageMap: t }, n) {
	let r = Object.entries(t).find(([, e]) => e === n)?.[0];
	if (r !== void 0 || n.startsWith("%")) return r ?? n;
	if (/\{lang\}\.lproj|\.xcstrings$/.test(e)) return n.replaceAll("_", "-");
	if (!e.includes("values-{lang}")) return n;
	let i = n.split(/[-_]/);
	return /^[a-z]+[-_][A-Z]{2}$/.test(n) ? i.join("-r") : i.length > 1 ? `b+${i.join("+")}` : n;
}
function xo(e, t, n) {
	let r = Lo(e, t), i = bo(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function So(e, t) {
	return wo(t, Lo(e, t));
}
function Co(e) {
	return wo(Bo(e), Ao(Bo(e)));
}
function wo(e, t) {
	return t.reduceRight((e, { start: t, end: n }) => No(e, t, n), e).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const To = [
	"file",
	"dir",
	1
];
function Eo(e, t) {
	let n = Oo(e, t), r = {
		...jo(t, Lo(e, t)),
		...n && { 1: n }
	}, i = e.filenames === "/" ? xo(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const Do = /(?<![\\*[])\*(?!\*)/;
function Oo(e, t) {
	let n = Bo(e.files).replaceAll(mo, _o(e, t) ?? ""), r = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), i = V(n).filter((e) => Do.test(e));
	for (let e of i.flatMap((e) => pt(e.replace(Do, "")))) {
		let [n] = yt(e, t, !0, r) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function ko(e) {
	return {
		...jo(e, Ao(e)),
		1: Do.exec(e)?.[0] ?? ""
	};
}
function Ao(e) {
	return so(e, /\{lang\}/g);
}
function jo(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => No(e, t.start - n, t.end - n), e.slice(n, i)),
		dir: Fo(e.slice(0, n), t)
	};
}
function Mo(e) {
	return e.includes(mo);
}
function No(e, t, n) {
	let r = e.slice(0, t), i = e.slice(n);
	return /[-_.+ ]$/.test(r) ? r.slice(0, -1) + i : r + i.replace(/^[-_.+ ]/, "");
}
const Po = /\.lproj$|^values(-|$)/;
function Fo(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !Po.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const Io = [
	zo(/^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/),
	zo(/^[A-Za-z]{2,3}$/),
	zo(/^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/, !0)
];
function Lo(e, t) {
	if (!Mo(e.files)) return [];
	let n = pt(e.files.replaceAll(mo, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let e of [Ro(r), ...Io]) for (let r of n) {
		let n = yt(r, t, !0, e) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function Ro(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function zo(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function Bo(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function Vo(e, t) {
	return e === Bo(t) || bt(e, t);
}
// src/locales/format.ts
const Ho = [
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
function Uo(e) {
	let t = e.toLowerCase();
	return Ho.find(({ end: e }) => t.endsWith(e));
}
// src/model/problem.ts
const Wo = [
	"run",
	"project",
	"change"
], Go = [
	"error",
	"warning",
	"notice"
], Ko = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.key-name.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-description.no-language-file.no-manifest.no-project.no-pull-request.no-report.no-secrets.no-snapshot.no-token.no-url.not-a-text.not-confirmed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.second-webhook.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.taken-back.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.undecided.undeclared-project.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-response.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.wrong-word.yaml.yaml-comment".split("."), qo = h({
	severity: T(Go),
	code: T(Ko),
	message: v(),
	place: Ja.exactOptional(),
	scope: T(Wo),
	about: v().exactOptional(),
	count: w().min(1).exactOptional(),
	quotes: C(v()).readonly().exactOptional(),
	ways: C(h({
		does: v(),
		command: v()
	})).readonly().exactOptional()
}), Jo = {
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
function Yo({ code: e }) {
	return Object.values(Jo).includes(e);
}
function Z(e, t, n = {}) {
	return {
		severity: "error",
		code: e,
		message: t,
		scope: "run",
		...n
	};
}
const Xo = 1e3;
var Zo = class {
	#e = [];
	#t = new Map();
	#n;
	#r;
	count = 0;
	constructor({ most: e = Xo, first: t = 100 } = {}) {
		this.#n = e, this.#r = t;
	}
	add(e) {
		let { severity: t, scope: n, place: r } = e;
		if (this.countMore(r?.file, ts(e), {
			severity: t,
			scope: n
		})) return;
		this.count += ts(e);
		let i = Qo(r?.file, {
			severity: t,
			scope: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 && n !== "change" || a.at.length > this.#n) && (a.more = ts(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(Qo(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, this.count += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(this.#r, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && $o(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function Qo(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function $o({ code: e, severity: t, scope: n, place: r }, i) {
	return {
		...Z(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function es(e, t) {
	return Z("yaml", `${e} has more than ${Xo.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function ts({ count: e = 1 }) {
	return e;
}
function ns(e) {
	let t = new Zo();
	for (let n of e) t.add(n);
	return t.problems;
}
function rs(e) {
	return e.some(({ severity: e }) => e === "error");
}
function is(e) {
	return rs(e.filter(({ scope: e }) => e !== "change"));
}
function as(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function os(e) {
	return {
		ok: !0,
		value: e
	};
}
function ss(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/settings/oldNames.ts
const cs = "Remove it: a request that is too large is split.", ls = "Use the action lokaform/lokaform/report@v1.", us = "It has no input command.", ds = "Use the action lokaform/lokaform/webhook-secret@v1.", fs = {
	"batch-size": cs,
	"allow-foreign-project": "Set allow_wrong_project in lokaform.yaml.",
	"create-files": "Remove it: pull creates the files of listed languages.",
	into: "Remove it: new entries come after their nearest relatives."
}, ps = {
	setting: {
		on_remove: "Set prune: { by: archive } or prune: { by: destroy }.",
		prune_webhooks: "Set prune: { webhooks: all }.",
		"limits.destroy": "Set limits.removals.",
		"limits.destroy_percent": "Set limits.removals_percent.",
		"limits.destroy_webhooks": "Set limits.webhook_removals.",
		"limits.update_percent": "Set limits.overwrites_percent.",
		"limits.unverify": "Set limits.unverified.",
		batch_size: cs,
		allow_foreign_project: "Set allow_wrong_project."
	},
	option: {
		...fs,
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
		...fs,
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
		reports: ls,
		expect: ls,
		webhook: ds,
		"secrets-file": ds,
		rotate: ds
	},
	command: { summarize: "Use report." },
	"action command": {
		pull: `Use the action lokaform/lokaform/pull@v1. ${us}`,
		report: `${ls} ${us}`,
		summarize: `${ls} ${us}`,
		"webhook-secret": `${ds} ${us}`
	}
};
function ms(e, t, { place: n, command: r } = {}) {
	let i = new Map(Object.entries(ps[e])), a = i.get(t) ?? i.get(`${r} --${t}`), o = `The ${e} ${e === "option" ? "--" : ""}${t} no longer exists. ${a}`;
	return a === void 0 ? void 0 : Z("bad-setting", o, { ...n && { place: n } });
}
function hs(e) {
	return gs.find(([t]) => t.test(e))?.[1];
}
const gs = [
	[/^base_lang/, " Remove it: the project has its base language."],
	[/token$|^api_key$/, " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one."],
	[/^branch$/, " Write it after the id: project: ID:BRANCH."],
	[/^dry_?run$/, " Remove it: lokaform plan shows changes, and lokaform apply makes them."],
	[/^(on_create|tags|platforms?)$/, " Set it in a row of texts, or under on_create in keys.yaml."],
	[/^(format|type)$/, " Remove it: the name of the file says what format it has."]
], _s = (e) => e === "" ? "is empty" : void 0, Q = (e = _s) => v().superRefine(ut(e)).meta({ minLength: 1 }), vs = (e) => C(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), ys = {
	files: {
		schema: () => Q(Ts),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => vs(Q()),
		expects: "a list of languages, as the project names them",
		text: "The languages whose texts are read, as the project names them.",
		default: "the base language of the project",
		example: ["en", "de"]
	},
	language: {
		schema: Q,
		expects: "a language, as the project names it",
		text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
		default: "the code in the path",
		example: "en"
	},
	language_map: {
		schema: () => S(v(), Q()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: () => Q(Es),
		expects: "a text with {path}, and optionally {file}, {dir} and {1}",
		text: "The name of the key. `{path}`: the nested names in the file. `{file}`: its name, without extension and language. `{dir}`: the name of its folder. `{1}`: what the first `*` in `files` matches.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	names: {
		...U(["plain", "lokalise"]),
		text: "`lokalise`: as an upload of Lokalise names keys. The separator is `::`, and the file name is the path in `files`.",
		default: "`plain`",
		example: "lokalise"
	},
	separator: {
		schema: Q,
		expects: "the text between nested names",
		text: "What is between the nested names in `{path}`.",
		default: "`.`",
		example: "/"
	},
	filenames: {
		schema: () => Q((e) => e === "" ? "is empty" : Cs.test(e) ? "has a control character. Remove it" : void 0),
		expects: "a path with %LANG_ISO% in the place of the language",
		text: "The file name of the keys in the project. It decides between keys of one name, and a new key gets it.",
		default: "no file name",
		example: "locales/%LANG_ISO%.json"
	},
	platform: {
		schema: () => T(d),
		expects: `one of ${d.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: () => vs(T(d)),
		expects: `a list of platforms: ${d.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "`platform` or keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: () => C(Q()),
		expects: "a list of tags",
		text: "Tags of a new key. Existing keys keep theirs.",
		default: "none",
		example: ["from-code"]
	},
	plurals: {
		...U(["none", "i18next"]),
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
};
function bs() {
	let e = Object.fromEntries(Object.entries(ys).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return x({
		...e,
		files: ys.files.schema()
	});
}
const xs = a(() => bs().superRefine((e, { addIssue: t }) => {
	Ts(e.files) === void 0 && Os(e, (e, ...n) => t({
		code: "custom",
		path: n,
		message: e
	}));
})), Ss = j({
	name: "texts",
	schema: () => C(xs()).refine(...ct),
	expects: "a list of text sources, such as [{ files: \"src/locales/{lang}.json\" }]",
	entries: {
		get schema() {
			return xs();
		},
		fields: Object.entries(ys).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source",
		elsewhere: hs
	},
	commands: [...I, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), Cs = /[\p{Cc}\p{Cs}]/u, ws = /\{\{\w+\}\}|\{(?:lng|ns)\}/g;
function Ts(e) {
	if (e === "") return "is empty";
	if (Cs.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = e.replace(ws, (e) => /^\{+l/.test(e) ? "{lang}" : "*");
	if (t !== e) return `has placeholders of i18next. Write {lang} in single braces for the language, and * for the namespace: ${t}`;
	let n = ks(e, ["lang"]);
	if (n !== void 0) return n;
	if (!As(e)) return "has a \"{\" or \"}\" without the other one";
	let r = lt(e.replaceAll("{lang}", "*"));
	if (r !== void 0) return r;
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let i = V(e.replaceAll("{lang}", "en"));
	return i.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : i.flatMap((e) => e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/")).some((e) => e === "." || e === ".." || e === "") ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(V(e).map(Mo)).size > 1 ? "has {lang} in only a part of its paths" : i.every((e) => Uo(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${Ho.map(({ name: e }) => e).join(", ")}`;
}
function Es(e) {
	let t = ks(e, ["path", ...To.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
const Ds = {
	file: "the name of the file is only the language",
	dir: "the path in files has no folder with a name",
	1: "the path in files has no *"
};
function Os({ files: e, languages: t, language: n, language_map: r = {}, key_name: i = "", ...a }, o) {
	let s = V(e), c = [...new Set(s.flatMap((e) => Uo(e) ?? []))], l = Mo(e);
	c.some(({ severalLanguages: e }) => e) ? (c.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), l && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : l && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !l && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}. If ${n} is the name in the project, language_map is in the wrong direction: write ${r[n]}: ${n} there`, "languages", e);
	if (Es(i) === void 0) {
		let e = s.map(ko);
		for (let t of To) i.includes(`{${t}}`) && e.some((e) => e[t] === "") && o(`has {${t}}, but ${Ds[t]}. Remove {${t}}`, "key_name");
	}
	let { plurals: u, platform: d, platforms: f, filenames: p } = a;
	p !== void 0 && d === void 0 && f === void 0 && o("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), u === "i18next" && c.some((e) => e.name !== "JSON") && o("is i18next, which is only for JSON files. Remove it", "plurals"), d !== void 0 && f && !f.includes(d) && o(`does not contain ${d}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function ks(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? `The only one is {${t[0]}}, and * stands for any other part` : `Known ones: ${t.map((e) => `{${e}}`).join(", ")}`}`;
}
function As(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
const js = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, Ms = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, Ns = ye.map((e) => j({
	...Ms,
	...U(xe),
	name: e,
	default: e === "descriptions" ? "off" : "warn",
	example: "error",
	text: js[e]
})), Ps = j({
	...Ms,
	name: "key_names",
	schema: () => {
		let e = Q(Ga), t = T(xe).exactOptional();
		return _([e, x({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), Fs = 1e3, Is = j({
	...Ms,
	name: "words",
	schema: () => S(v(), _([Q(), S(v(), Q())])).refine((e) => {
		let t = [e, ...Object.values(e)].flatMap((e) => typeof e == "string" ? [] : Object.keys(e));
		return t.length <= Fs && t.every((e) => e.trim() !== "");
	}, `has an empty word, or more than ${Fs.toLocaleString("en-US")} words`).refine(({ severity: e = "warn" }) => xe.some((t) => t === e), `has a severity that is not ${xe.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), Ls = {
	title: "Advice on texts",
	settings: [
		...Ns,
		Ps,
		Is
	]
}, Rs = () => v().min(1), zs = j({
	...J("option"),
	name: "token_file",
	commands: [
		...z,
		"sandbox",
		"init"
	],
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), Bs = j({
	name: "token_env",
	schema: () => Rs().superRefine(ut((e) => {
		let [, t] = /^\$\{?(\w+)\}?$/.exec(e) ?? [];
		return t ? `is read without $: write only the name, token_env: ${t}` : /^[A-Za-z_]\w*$/.test(e) && !/^[\da-f]{20,}$/.test(e) ? void 0 : "is not the name of a variable, such as IOS_TOKEN. If it is the token, make a new one in Lokalise, because this one stays in the history of git";
	})),
	expects: "the name of an environment variable",
	commands: z,
	file: "entry",
	loosens: () => !0,
	example: "IOS_TOKEN",
	text: "Environment variable with the API token of this project.",
	usual: "the token of the run."
}), Vs = j({
	name: "project",
	schema: () => Rs().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...z, "init"],
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
}), Hs = j({
	...J("option", "input"),
	name: "config",
	default: "lokaform.yaml",
	commands: Xe,
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), Us = j({
	name: "only",
	schema: Zr,
	expects: "names of projects in lokaform.yaml",
	commands: Xe,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Use only these projects of lokaform.yaml, by name.",
	inAction: "A run with `only` has its own pull request comment.",
	usual: "all of them."
}), Ws = j({
	name: "filter",
	schema: () => C(v().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(ut((e) => e.startsWith("file:") ? lt(e.slice(5)) : void 0))),
	expects: "KEY, PREFIX*, tag:TAG or file:PATH",
	default: [...N.filter],
	commands: [...L, "pull"],
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY"
	},
	inAction: "A run with `filter` has its own pull request comment and drift issue.",
	text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed.",
	usual: "all of them."
}), Gs = j({
	name: "projects",
	schema: () => S(v(), m()),
	expects: "a mapping of names to projects, such as { web: { project: ID } }",
	commands: Xe,
	file: "top",
	empty: "refused: it needs a project.",
	example: {
		web: { project: "3002780358964f9bab5a92.87762498" },
		ios: { project: "${IOS_PROJECT}" }
	},
	text: "Several projects by name, each with its own settings. `project` is then only for an entry, and `time_limit` only for the whole file.",
	usual: "one project."
}), Ks = j({
	name: "api_url",
	schema: Rs,
	expects: "a URL",
	commands: [
		...z,
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
}), qs = {
	title: "Which project, and how it is reached",
	settings: [
		Vs,
		Hs,
		Us,
		Ws,
		Gs,
		...qr,
		Ss,
		zs,
		Bs,
		Ks
	]
}, Js = j({
	name: "apply_from",
	schema: () => Y().transform((e) => e.flatMap((e) => e.split(/,\s+/).map((e) => e.replace(/^refs\/heads\//, "")))),
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
}), Ys = j({
	name: "allow_projects",
	schema: Zr,
	expects: "ids of projects",
	commands: z,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "ID"
	},
	text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
	usual: "any project that the token can reach."
}), Xs = j({
	name: "allow_variables",
	schema: () => Zr().transform((e) => e.map((e) => e.replace(/^\$\{(\w+)\}$/, "$1"))),
	expects: "names of environment variables",
	commands: [
		...I,
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
}), Zs = j({
	...K,
	name: "fail_on_drift",
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), Qs = j({
	...K,
	name: "publish",
	default: !0,
	commands: L,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), $s = j({
	...K,
	name: "show_texts",
	default: !0,
	commands: I,
	file: "both",
	loosens: P([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), ec = [
	qs,
	{
		title: "On GitHub",
		settings: [
			Js,
			Ys,
			Xs,
			Qs,
			Zs,
			$s
		]
	},
	Ai,
	Vi,
	Ls,
	Ua,
	ja,
	...yi,
	ua,
	la,
	_a,
	Ia,
	Ma
].flatMap(({ settings: e }) => e), tc = ec.filter(({ option: e }) => e !== void 0);
function nc(e, t = F) {
	return ec.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function rc(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : ac(e);
	return oc(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function ic({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	let n = t === void 0 ? [] : [t].flat();
	return n.length === 0 ? void 0 : n.map((e) => `\`${e}\``).join(", ");
}
function ac(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", ic(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function oc(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const sc = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), cc = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), lc = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/splice.ts
function uc(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function dc({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function fc(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const pc = /[ \t]*(?:[\n\r]|$)/y;
function mc(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	pc.lastIndex = i;
	let a = pc.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => fc(e) + t).join("")
	};
}
function hc(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/model/secrets.ts
function gc(e) {
	return {
		value: e,
		shown: "***"
	};
}
function _c(e) {
	return [...new Set([
		...vc(e),
		...yc(e),
		...bc(e)
	])];
}
function vc(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function yc(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function bc(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return xc(e);
	let t = [
		...vc(e),
		...yc(e),
		...xc(e)
	];
	return [...new Set(t)].flatMap(xc);
}
function xc(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Sc = class {
	#e = new Map();
	#t = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => _c(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length);
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#n(e), n = t.length === 0 ? e : uc(e, t);
		return n.includes("…") ? this.#r(n) : n;
	}
	#n(e) {
		let t = [], n;
		for (let r of Ec(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
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
const Cc = [
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
], wc = new RegExp(Cc.map(({ pattern: e }) => e.source).join("|"), "gi"), Tc = /[%\\&]/;
function* Ec(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	};
	if (!Tc.test(e)) {
		yield t;
		return;
	}
	let n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = Oc(n, wc);
	yield* Dc(t, 3);
}
function* Dc(e, t) {
	let n = t === 0 ? [] : Cc.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = Oc(e, r);
		n && (yield n, yield* Dc(n, t - 1));
	}
}
function Oc(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(jc(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const kc = {
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	"
}, Ac = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function jc(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return kc[e.slice(1)] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Ac[t] ?? e;
}
// src/report/safeText.ts
const Mc = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function $(e) {
	return e.replace(f, (e) => Mc[e] ?? r(e));
}
function Nc(e) {
	return e.split("\n").map($).join("\n");
}
function Pc(e, t) {
	return Ic($(e.slice(0, 2 * t + 2)), t);
}
const Fc = 4e3;
function Ic(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function Lc(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Rc(e, t, n) {
	if (Ic(e, n) === e && Ic(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * zc - 1), r)].slice(-zc).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const zc = 15;
function Bc(e, t = 60) {
	return `"${Hc(Pc(e, t))}"`;
}
const Vc = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function Hc(e) {
	return Vc.test(e) ? `\u2068${e}\u2069` : e;
}
const Uc = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function Wc(e) {
	return e.replace(Uc, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function Gc(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(f, (e) => e === "\n" ? e : r(e));
}
// src/host/console.ts
const Kc = {
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
function qc({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new Sc(), o = i(t) ? Xc(t, (e) => Wc(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? Jc : Yc,
		get width() {
			return Le(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${Wc(s(t))}\n`),
		error: (e) => t.write(`${Wc(s(e))}\n`),
		prompt: (e) => n.write(`${Wc(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const Jc = (e, t) => {
	let n = (t) => lc(Kc[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
}, Yc = (e, t) => t;
function Xc(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
function Zc(e, t, n) {
	return Qc(e, t) && !n && !t.NO_COLOR;
}
function Qc({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function $c(...e) {
	for (let t of e) t.on("error", () => {});
}
async function el(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const tl = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), nl = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), rl = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), il = (...e) => process.getBuiltinModule("node:fs").openSync(...e), al = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), ol = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), sl = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), cl = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), ll = (...e) => process.getBuiltinModule("node:fs").statSync(...e), ul = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e), dl = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
// src/host/prompt.ts
function fl({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : pl() ?? n,
		seesOut: r
	};
}
function pl() {
	try {
		let e = new D(il("/dev/tty", "w"));
		return $c(e), e.unref(), e;
	} catch {
		return;
	}
}
async function ml(e, { input: t, output: n }, r) {
	let i = dl({
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
var hl = class extends Error {
	name = "NotAnswered";
};
async function gl({ input: e, output: t }, n) {
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
			return _l(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return _l(await a({
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
			return _l(await i(a));
		},
		async yesNo(e) {
			return _l(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function _l(e) {
	if (typeof e == "symbol") throw new hl();
	return e;
}
// src/settings/flags.ts
function vl(e) {
	let t = e.find(qe), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...tc.filter((e) => !n(e)), ...tc.filter(n)], { tokens: i } = cc({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [M(e), yl(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find(qe), l = c && nc("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [M(l)]: d }
	}, p = [];
	for (let t of i) {
		if (t.kind !== "option") continue;
		let [n = t.rawName] = /^-\w[\w-]*/.exec(e[t.index] ?? "") ?? [], r = Cl({
			...t,
			rawName: n
		}, c, f), i = ms("option", t.name, { command: c }) ?? (r && Tl(r));
		i ? p.push(i) : f[t.name] = [...f[t.name] ?? [], t.value ?? "true"];
	}
	let m = xl(s, c), h = i[i.findIndex((e) => e.kind === "positional" && e.value === u[0]) - 1], g = [
		...m,
		...p,
		...Sl(u, c, l, h?.kind === "option" ? h : void 0)
	], _ = f.help || f.version ? m : g.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: _
	};
}
function yl({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
const bl = new Map([
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
function xl(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...F], i = Ot(bl.get(n) ?? n, r) || ` The commands are ${r.join(", ")}.`;
	return [ms("command", n) ?? Tl(`There is no command "${n}".${i}`)];
}
function Sl(e, t, n, r) {
	if (n?.option?.as === "list") return [];
	let [i, ...a] = n ? e.slice(1) : e;
	if (i === void 0) return [];
	let o = a.length > 0 ? ` (and ${a.length} more)` : "", s = nc("option", t && [t]).find((e) => M(e) === r?.name)?.option?.as === "list" && !/[./*]/.test(i), c = `--${r?.name} ${r?.value}`, l = /^(?:accept|overwrite)$/.test(r?.name ?? "") ? ` For a text in one language: ${c}:${i}.` : "", u = `Repeat the option: ${c} --${r?.name} ${i}.${l}`, d = t === "apply" && i.endsWith(".json"), f = Ws.commands.some((e) => e === t), p = /\/|\.(?:ya?ml|json|arb|strings|xml|xcstrings)$/.test(i), m = s ? u : d ? `For a saved plan: lokaform apply --plan ${i}.` : `${f ? `For ${p ? "the keys of one file: --filter file:" : "one key: --filter "}${i}. ` : ""}Name its option before it, such as --only or --project, and put a glob in quotes, so that the shell does not expand it.`;
	return [Tl(`Unexpected argument "${i}"${o}.${n ? ` ${t} takes one ${M(n)}.` : ` ${t} takes only options. ${m}`} See: lokaform ${t} --help`)];
}
function Cl({ name: e, rawName: t, value: n }, r, i) {
	if (r === void 0 && qe(e)) return `${e} is a command, so it has no hyphens: lokaform ${e}`;
	let a = nc("option", r && [r]), o = a.find((t) => M(t) === e)?.option;
	if (!o) {
		let n = a.map((e) => `--${M(e)}`), i = r ? `lokaform ${r}` : "lokaform";
		if (e === "dry-run") return `${i} has no option ${t}. To see what apply would change: lokaform plan`;
		if (e === "token") return `${i} has no option ${t}, because a command line is not secret. Write export LOKALISE_API_TOKEN=…, or the path of a file with the token: --token-file FILE.`;
		if (e === "fail-on-drift") return `${i} has no option ${t}, because at a terminal drift always exits with 2 if there is drift.`;
		let o = /^lang/.test(e) && n.includes("--filter") ? " For one language, such as de: --filter \"*:de\"." : "", s = n.find((e) => e.startsWith(`${t}-`));
		return `${i} has no option ${t}.${s ? ` Did you mean "${s}"?` : wl(e, r) || Ot(t.replace(/^-\b/, "--"), n) || o} See: ${i} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function wl(e, t) {
	let n = e.replaceAll("-", "_"), r = [`${t}.${n}`, n], i = ec.filter(({ file: e }) => e !== void 0), a = i.find((e) => r.includes(ce(e))) ?? i.find((e) => e.name === n || e.parent === n), { commands: o = [] } = nc("option").find((t) => M(t) === e) ?? {};
	if (!a) return o.length > 0 ? ` It is an option of ${p(o)}.` : "";
	let s = `${a.name}: ${typeof a.example == "object" ? "…" : a.example}`;
	return ` It is a setting of lokaform.yaml: ${a.parent === void 0 ? s : `${a.parent}: { ${s} }`}.`;
}
function Tl(e) {
	return Z("bad-setting", e);
}
function El(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? oe(t[e.parent ?? ""] ?? []).flatMap(({ name: t, value: n }) => t === e.name ? n : []) : t[M(e)];
	return n?.length ? e.schema.safeParse(kl(e, n)).data : void 0;
}
function Dl(e) {
	return tc.flatMap((t) => {
		let n = M(t), r = e[n], i = t.option?.offered.includes("input");
		if (!r?.length || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(kl(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [Z("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
	});
}
function Ol(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${M(t)}`, e[M(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function kl({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || Number.isNaN(Number(n || "-")) ? n : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function Al(e, t, n = []) {
	let r = t.map(({ name: e }) => e), [i, ...a] = r, o = a.length === 0 && i || e("command") || "plan", s = t.find(({ name: e }) => e === o), c = nc("input", r), l = c.flatMap((t) => {
		let n = jl(t, e(M(t))), r = !s || t.commands.includes(s.name);
		return n.length === 0 ? [] : [{
			name: M(t),
			values: n,
			isUsed: r
		}];
	}), u = l.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), d = Object.fromEntries(u), f = Object.keys(ps.input).flatMap((t) => e(t) !== "" && !c.some((e) => M(e) === t) && ms("input", t) || []), p = [
		...c.map(M),
		"command",
		"token",
		"working-directory",
		"github-token"
	];
	for (let e of n) {
		let t = p.includes(e) || e in ps.input ? void 0 : Dt(e.replaceAll("_", "-"), p), n = `The input ${e} does not exist, so it has no effect. Did you mean ${t}?`;
		t !== void 0 && f.push(Z("bad-setting", n, { severity: "warning" }));
	}
	if (!s) {
		let [e = "", t, n] = o.split(/[\s=]+/), i = t?.startsWith("--") ? `, and the input ${t.slice(2)}: ${n ?? "true"}` : "", a = `There is no command "${o}".${r.some((t) => t === e) ? ` Write command: ${e}${i}.` : Ot(bl.get(o) ?? o, r)} The action offers ${r.join(", ")}.`;
		return {
			command: s,
			raw: d,
			problems: [ms("action command", o) ?? Z("bad-setting", a), ...f]
		};
	}
	let m = l.flatMap(({ name: e, isUsed: t }) => t ? [] : e), h = `${s.name} does not use ${m.join(", ")}: ${m.length > 1 ? "they have" : "it has"} no effect.`;
	return m.length > 0 && f.push(Z("bad-setting", h, { severity: "notice" })), {
		command: s,
		raw: d,
		problems: f
	};
}
function jl({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { Js as $, na as $n, Pn as $r, ao as $t, Nc as A, _e as Ai, Di as An, Wr as Ar, qo as At, fc as B, Bi as Bn, Mr as Br, uo as Bt, Yc as C, N as Ci, ba as Cn, ei as Cr, as as Ct, Wc as D, ve as Di, Ta as Dn, $r as Dr, es as Dt, Rc as E, se as Ei, Ha as En, ni as Er, Yo as Et, Lc as F, te as Fi, zi as Fn, Hr as Fr, _o as Ft, sc as G, Ei as Gn, sr as Gr, xo as Gt, hc as H, bi as Hn, kr as Hr, Vo as Ht, Sc as I, re as Ii, Li as In, Ur as Ir, bo as It, nc as J, ki as Jn, Vn as Jr, yo as Jt, tc as K, Oi as Kn, Hn as Kr, ko as Kt, _c as L, ne as Li, Xi as Ln, Lr, po as Lt, Bc as M, A as Mi, Ii as Mn, Vr as Mr, os as Mt, Pc as N, ee as Ni, oa as Nn, zr as Nr, Uo as Nt, Hc as O, ce as Oi, Aa as On, qr as Or, Z as Ot, Ic as P, k as Pi, ca as Pn, Br as Pr, To as Pt, Ks as Q, Gi as Qn, zn as Qr, no as Qt, gc as R, O as Ri, sa as Rn, Rr, ho as Rt, $c as S, xe as Si, Ba as Sn, hi as Sr, rs as St, Fc as T, de as Ti, za as Tn, ti as Tr, ns as Tt, dc as U, Qi as Un, xr as Ur, Eo as Ut, mc as V, ia as Vn, Ar as Vr, go as Vt, uc as W, Pi as Wn, ar as Wr, fo as Wt, Ys as X, ji as Xn, Ln as Xr, vo as Xt, rc as Y, Ni as Yn, Rn as Yr, co as Yt, Xs as Z, Yi as Zn, Bn as Zr, So as Zt, ll as _, ze as _i, wa as _n, pi as _r, Jo as _t, Al as a, Ft as ai, Za as an, ga as ar, Gs as at, el as b, Ie as bi, ya as bn, fi as br, Zo as bt, fl as c, ct as ci, Ja as cn, Ci as cr, $s as ct, nl as d, ot as di, Ca as dn, ci as dr, Ns as dt, It as ei, to as en, Ji as er, Hs as et, rl as f, F as fi, Va as fn, ii as fr, Ps as ft, cl as g, We as gi, ka as gn, mi as gr, ms as gt, sl as h, Be as hi, xa as hn, _i as hr, hs as ht, vl as i, Pt as ii, oo as in, $i as ir, Vs as it, $ as j, ae as ji, Fi as jn, Gr as jr, is as jt, Gc as k, M as ki, Da as kn, Jr as kr, ts as kt, gl as l, yt as li, so as ln, gi as lr, Bs as lt, ol as m, Ge as mi, Fa as mn, ai as mr, Is as mt, Dl as n, jt as ni, eo as nn, ra as nr, Ws as nt, hl as o, Ot as oi, Xa as on, aa as or, qs as ot, al as p, Ke as pi, Sa as pn, vi as pr, Ss as pt, ec as q, wi as qn, Er as qr, Co as qt, El as r, Mt as ri, Ya as rn, ma as rr, Us as rt, ml as s, Dt as si, $a as sn, Ri as sr, Qs as st, Ol as t, Lt as ti, Qa as tn, qi as tr, Zs as tt, tl as u, pt as ui, Ka as un, ri as ur, zs as ut, ul as v, Ue as vi, Oa as vn, oi as vr, Xo as vt, Zc as w, ge as wi, Pa as wn, di as wr, ss as wt, qc as x, be as xi, Ea as xn, ui as xr, Go as xt, Qc as y, Ve as yi, va as yn, si as yr, Ko as yt, Ec as z, ie as zi, Zi as zn, Pr as zr, Mo as zt };
