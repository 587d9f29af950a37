import { i as e, r as t, t as n } from "./rolldown-runtime.js";
import { E as r, d as i, f as a, h as o, l as s, v as c, x as l } from "./wire.js";
import { _ as u, d, g as f, h as p, i as m, l as h, m as g, p as _, r as v, s as y, t as b, u as x } from "./zod.js";
import { WriteStream as S } from "node:tty";
// src/commands/actionCommands.ts
const C = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("validate", e, t)
}, w = {
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
}, T = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("apply", e, t)
}, E = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	examples: [
		"lokaform drift --project 3002780358964f9bab5a92.87762498",
		"lokaform drift --only web --report drift.json",
		"lokaform drift --filter tag:release"
	],
	exitCodes: "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("drift", e, t)
}, D = {
	name: "pull",
	summary: "Write the texts of a live project into its manifests, or its first manifests. The project is only read.",
	examples: [
		"lokaform pull --project ID",
		"lokaform pull --project ID --languages all --split-by prefix --dir l10n",
		"lokaform pull --dry-run",
		"lokaform pull --fields description,tags --new",
		"lokaform pull --accept cart.title:en",
		"lokaform pull --languages de"
	],
	exitCodes: "0 done; 1 not, or a key could not be read; 2 files were written (only with --detailed-exitcode)",
	run: async (e, t) => (await import("./pull.js")).runPull(e, t)
}, O = {
	name: "report",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	examples: ["lokaform report web.json ios.json", "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
	run: async (e, t) => (await import("./report.js")).combineReports(e, t)
}, k = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	run: async (e, t) => (await import("./webhookSecret.js")).runWebhookSecret(e, t)
}, A = {
	".": [
		C,
		w,
		T,
		E
	],
	pull: [D],
	report: [O],
	"webhook-secret": [k]
};
// src/model/setting.ts
function j(e) {
	let t = r(e.schema);
	return {
		...e,
		get schema() {
			return t();
		}
	};
}
function ee(e) {
	return e.flatMap((e) => e.split(",").map((e) => {
		let [t = "", n = ""] = e.split("=", 2).map((e) => e.trim());
		return {
			name: t,
			value: n
		};
	}));
}
const te = d({
	name: p(),
	before: p().exactOptional(),
	after: p().exactOptional(),
	loosens: m()
});
function M({ name: e }) {
	return e.replaceAll("_", "-");
}
function ne({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
const re = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], ie = [
	"off",
	"owned",
	"all"
], ae = ["archive", "destroy"], oe = ["skip", "stop"], se = [
	"auto",
	"universal",
	"as-written"
], ce = [
	"any",
	"verified",
	"reviewed"
], le = ["skip", "warn"], N = {
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
}, ue = "lokaform:";
function de(e, t) {
	return (Object.hasOwn(e.languages, t) ? e.languages[t] : void 0) ?? e.languages["*"] ?? "merge";
}
function fe(e, { owner: t }) {
	let n = t === void 0 ? void 0 : ue + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
const pe = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base",
	"descriptions"
], me = [
	"warn",
	"error",
	"off"
];
function P(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function he(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// node_modules/fast-string-truncated-width/dist/utils.js
const ge = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), _e = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, ve = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, ye = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, be = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, xe = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, Se = /\t{1,1000}/y, Ce = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, we = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, Te = /\p{M}+/gu, Ee = {
	limit: Infinity,
	ellipsis: ""
}, De = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? De(i, Ee, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[we, l],
		[ye, 0],
		[be, o],
		[Se, s],
		[Ce, c],
		[xe, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(Te, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = _e(t) ? 2 : ve(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
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
				if (h = n === xe ? ge(e.slice(p, n.lastIndex)) : n === Ce ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
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
}, Oe = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, ke = (e, t = {}) => De(e, Oe, t).width;
function Ae(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const je = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function Me(e) {
	return ke(e.replace(je, ""));
}
function Ne(e, t) {
	return e + " ".repeat(Math.max(0, t - Me(e)));
}
function Pe(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Fe(e, t, Me(/^ */.exec(e)?.[0] ?? "") + 2));
}
function Fe(e, t, n = 0) {
	if (Me(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(/( *)([^ ]+)/g)) {
		let e = Me(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function Ie(e) {
	return Math.min(Ae(e) ?? 88, 88);
}
function Le(e, t) {
	let n = o(e.map(([e]) => e.length)) + 4;
	return t - n < 24 ? e.flatMap(([e, n]) => [`  ${e}`, ...Fe(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Fe(r, t - n);
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
	"report",
	"restore",
	"webhook-secret",
	"schema",
	"explain",
	"completion",
	"sandbox",
	"demo"
], Re = [
	"validate",
	"plan",
	"apply",
	"drift",
	"restore"
];
function ze(e) {
	return F.some((t) => t === e);
}
const I = [
	"validate",
	"plan",
	"apply",
	"drift"
], Be = ["plan", "apply"], L = [...Be, "drift"], R = [...L, "restore"], z = [
	...R,
	"pull",
	"webhook-secret"
], Ve = ["validate", ...z];
// src/kinds/declaredEntry.ts
function He({ parts: e, from: t }) {
	let n = new Set(e ? e.map((e) => e.from?.source) : [t?.source]);
	return [...new Set([...n].flatMap((e) => [...e?.languages ?? [], ...e?.others ?? []]))];
}
function Ue(e, t, n) {
	let [r, i] = [!0, !1].map((r) => e.fields.flatMap((e) => {
		let i = e.role === "identity" === r ? e.toManifest(t, n) : void 0;
		return i === void 0 ? [] : [[e.name, i]];
	}));
	return Object.fromEntries([
		...r ?? [],
		[e.idMember, e.declaredId(t)],
		...i ?? []
	]);
}
function We(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return g(t);
}
// src/kinds/backup.ts
function Ge(e, t, { how: n }, r) {
	let i = Ue(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Ke(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function qe(e) {
	return Je(e, ({ after: e }) => e);
}
function Je(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...c(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
const Ye = [
	"filename",
	"prefix",
	"tag",
	"none"
];
// node_modules/braces/lib/utils.js
var Xe = n(((e) => {
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
})), Ze = n(((e, t) => {
	let n = Xe();
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
})), Qe = n(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), $e = n(((e, t) => {
	let n = Qe(), r = (e, t, a) => {
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
})), et = n(((e, n) => {
	let r = t("util"), i = $e(), a = (e) => typeof e == "object" && !!e && !Array.isArray(e), o = (e) => (t) => e === !0 ? Number(t) : String(t), s = (e) => typeof e == "number" || typeof e == "string" && e !== "", c = (e) => Number.isInteger(+e), l = (e) => {
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
})), tt = n(((e, t) => {
	let n = et(), r = Xe();
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
})), nt = n(((e, t) => {
	let n = et(), r = Ze(), i = Xe(), a = (e = "", t = "", n = !1) => {
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
})), rt = n(((e, t) => {
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
})), it = n(((e, t) => {
	let n = Ze(), { MAX_LENGTH: r, CHAR_BACKSLASH: i, CHAR_BACKTICK: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_LEFT_PARENTHESES: c, CHAR_RIGHT_PARENTHESES: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_RIGHT_CURLY_BRACE: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_RIGHT_SQUARE_BRACKET: p, CHAR_DOUBLE_QUOTE: m, CHAR_SINGLE_QUOTE: h, CHAR_NO_BREAK_SPACE: g, CHAR_ZERO_WIDTH_NOBREAK_SPACE: _ } = rt();
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
})), at = n(((e, t) => {
	let n = Ze(), r = tt(), i = nt(), a = it(), o = (e, t = {}) => {
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
})), ot = e(at(), 1);
const B = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, st = [(e) => e.length <= B.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function ct(e) {
	if (e.length > B.length) return `is longer than ${B.length} characters`;
	if (e.startsWith("!")) return "starts with \"!\", which would mean all other files";
	let t = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(t)) return "has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(";
	let n = dt(t);
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
function lt(e) {
	return (t, { addIssue: n }) => {
		let r = e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	};
}
function ut() {
	return p().min(1).superRefine(lt(ct));
}
function dt(e) {
	let [t, n = ""] = /\{([^{}]*)\}/.exec(e) ?? [];
	if (t === void 0) return 1;
	let { length: r } = n.split(",");
	if (r === 1 && n.includes("..")) return;
	let i = dt(e.replace(t, " "));
	return i && r * i;
}
function V(e) {
	return /\{.*\}/s.test(e) ? (0, ot.default)(e, {
		expand: !0,
		nodupes: !0,
		keepEscaping: !0
	}) : [e];
}
function ft(e) {
	return V(e.replace(/^(?:\.\/+)+/, "")).map(pt);
}
function pt(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, i] of t.entries()) i === "**" ? n.push({ is: e === r ? "rest" : "folders" }) : a(n, ht(i), e === r ? [] : [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: vt(t)
	};
}
const mt = /\\(.)|(\*+)|\[([!^]?)(\]?[^\]]*)\]|(.)/gsu;
function ht(e) {
	let t = [];
	for (let [, n, r, i, a, o = ""] of e.matchAll(mt)) {
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
const gt = /(?!)/u;
function _t(e, t) {
	let n = e.replace(/\\(.)/gsu, "$1").replace(/[\\\]^[]/g, "\\$&");
	try {
		return RegExp(t ? `[^/${n}]` : `[${n}]`, "u");
	} catch {
		return gt;
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
		let i = ht(r), [a] = i;
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
	return ct(t) === void 0 && ft(t).some((t) => yt(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const H = {
	commands: L,
	file: "both"
};
function U(e) {
	return {
		schema: () => b(e),
		expects: `${e.slice(0, -1).join(", ")} or ${e.at(-1)}`
	};
}
const xt = {
	schema: () => y().min(0),
	expects: "a whole number, 0 or more"
}, St = {
	schema: () => x().min(0).max(100),
	expects: "a number from 0 to 100"
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
		loosens: he(n),
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
		schema: () => v(ut()).min(1).refine(...st),
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
// src/keys/settings.ts
const Dt = wt(xt, "removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), Ot = wt(St, "removals_percent", 10, "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), kt = wt(St, "overwrites_percent", 50, "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.", 20), At = j({
	...Ct,
	...xt,
	name: "unverified",
	loosens: he(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
	usual: "no limit"
}), jt = {
	manifests: Et("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inHelp: "Turns prune off, except for what `--prune` names.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: Tt("keys", ie, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`."),
	limits: [
		Dt,
		Ot,
		kt,
		At
	]
}, Mt = wt(xt, "webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), Nt = {
	manifests: Et("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inHelp: "Turns prune off, like `--keys`.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: Tt("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest."),
	limits: [Mt]
}, Pt = [jt, Nt], Ft = Pt.map(({ manifests: e }) => e), It = Pt.map(({ prune: e }) => e), Lt = Pt.flatMap(({ limits: e }) => e), W = {
	schema: () => m(),
	expects: "true or false",
	default: !1
}, G = {
	...W,
	option: {
		offered: ["option"],
		as: "switch"
	}
}, K = {
	schema: () => p().min(1),
	expects: "the path of a file"
}, Rt = {
	schema: () => p().min(1),
	expects: "the path of a folder"
}, q = () => v(p().min(1)), zt = () => q().transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))), Bt = /^[^\s~^:?*[\\\p{C}]+$/u, J = ["option"], Vt = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], Ht = ["translations", "pull"], Ut = [
	"pull-request",
	"apply",
	"drift",
	"pull"
], Wt = b([...Vt, "none"]), Gt = j({
	name: "workflows",
	schema: () => zt().pipe(v(Wt)).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${Vt.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: J,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, if there is no terminal for the question."
}), Kt = j({
	name: "default_branch",
	schema: () => p().regex(Bt, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: J,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), qt = j({
	name: "texts",
	...U(["all", "matching"]),
	commands: ["init"],
	option: {
		offered: J,
		as: "text",
		metavar: "all|matching"
	},
	text: "Files of the app that lokaform.yaml reads in place of a keys.yaml: `all` that are found, or those most of whose names are in the project.",
	usual: "none, if there is no terminal for the question."
}), Jt = j({
	...G,
	name: "texts",
	commands: ["demo"],
	text: "Show the example whose texts are in the code, in JSON files and `.strings` files, and how a text of the project gets back into them."
}), Yt = "lokaform", Xt = [...Ft.map(({ name: e }) => e), Yt], Zt = j({
	name: "schema_name",
	...U(Xt),
	commands: ["schema"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: Xt.join("|")
	},
	text: "The schema to print."
}), Qt = j({
	name: "problem_code",
	schema: () => p().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: "CODE"
	},
	text: "The code at the end of a problem. Without a code, all codes are listed."
}), $t = ["bash", "zsh"], en = j({
	name: "shell",
	...U($t),
	commands: ["completion"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: $t.join("|")
	},
	text: "The shell that the script is for."
}), tn = j({
	name: "webhook",
	schema: () => p().min(1),
	expects: "the id or the URL of a webhook",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "URL|ID"
	},
	text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest."
}), nn = j({
	...K,
	name: "secrets_file",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "FILE"
	},
	text: "File for the secret. Only its owner can read it."
}), rn = j({
	...W,
	name: "rotate",
	commands: ["webhook-secret"],
	option: {
		offered: ["option", "input"],
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), an = {
	offered: J,
	as: "text",
	metavar: "FILE"
}, on = j({
	name: "port",
	schema: () => y().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: J,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), sn = j({
	...K,
	name: "state",
	commands: ["sandbox"],
	option: an,
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), cn = j({
	name: "copy_of",
	schema: () => p().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: J,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), ln = j({
	...G,
	name: "no_limits",
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), un = j({
	...K,
	name: "log",
	commands: ["sandbox"],
	option: an,
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the response, ms."
}), dn = [
	{
		title: "For init",
		settings: [
			qt,
			Gt,
			Kt
		]
	},
	{
		title: "For webhook-secret",
		settings: [
			tn,
			nn,
			rn
		]
	},
	{
		title: "For schema",
		settings: [Zt]
	},
	{
		title: "For explain",
		settings: [Qt]
	},
	{
		title: "For completion",
		settings: [en]
	},
	{
		title: "For the sandbox",
		settings: [
			on,
			sn,
			cn,
			ln,
			un
		]
	},
	{
		title: "For demo",
		settings: [Jt]
	}
], fn = b(re), pn = j({
	name: "languages",
	schema: () => _(p().min(1), fn),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore",
	default: N.languages,
	...H,
	loosens: mn,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed.",
	usual: "`merge` for every language."
});
function mn(e = {}, t = {}) {
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
const hn = f([y().positive().transform(String), p().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), gn = j({
	name: "writers",
	schema: () => v(hn),
	expects: "a list of addresses or user ids",
	...H,
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), _n = j({
	name: "placeholders",
	...U(se),
	default: N.placeholders,
	...H,
	example: "universal",
	text: "How placeholders are written into the project. `universal`: in the form of the service, such as `[%i]` for `%d`. `as-written`: as in the files. `auto`: as the texts of the project have them."
}), vn = {
	schema: q,
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, yn = j({
	...vn,
	name: "overwrite",
	default: [...N.overwrite],
	commands: Be,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, held ones."
}), bn = j({
	...vn,
	name: "accept",
	default: [...N.accept],
	commands: ["pull"],
	option: {
		offered: ["option"],
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer, or if it waits. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), xn = j({
	name: "owner",
	schema: () => p().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	...H,
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), Sn = j({
	name: "protected_tags",
	schema: q,
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
}), Cn = {
	title: "Who owns texts and keys",
	settings: [
		pn,
		gn,
		_n,
		yn,
		bn,
		xn,
		Sn
	]
}, wn = j({
	name: "by",
	parent: "prune",
	...U(ae),
	...H,
	loosens: P([void 0, ...ae], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive."
}), Tn = [...It, wn], En = j({
	name: "prune",
	schema: () => v(p().refine((e) => ee([e]).every(Dn), "has a part that is not one of these")),
	expects: `parts such as keys=owned,by=archive. ${Tn.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: L,
	option: {
		offered: ["option"],
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml."
});
function Dn({ name: e, value: t }) {
	return Tn.some((n) => n.name === e && n.schema.safeParse(t).success);
}
const On = j({
	name: "on_problem",
	...U(oe),
	default: N.onProblem,
	...H,
	option: {
		offered: ["option"],
		as: "text",
		metavar: "HOW"
	},
	loosens: P(oe.toReversed(), N.onProblem),
	example: "stop",
	text: "If a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), kn = j({
	name: "allow_removals",
	...xt,
	commands: Be,
	option: {
		offered: ["option", "input"],
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run, in place of the three limits of removals in lokaform.yaml."
}), An = j({
	...W,
	name: "allow_wrong_project",
	...H,
	loosens: P([!1, !0], N.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared."
}), jn = j({
	...Rt,
	name: "backup_dir",
	commands: ["apply", "restore"],
	option: {
		offered: ["option"],
		as: "text",
		metavar: "DIR"
	},
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), Mn = j({
	...K,
	name: "backup",
	commands: ["restore"],
	option: {
		offered: ["argument"],
		as: "text",
		metavar: "FILE"
	},
	text: "The backup to restore."
}), Nn = j({
	...G,
	name: "force",
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), Pn = {
	title: "What may be removed",
	settings: [
		...Tn,
		En,
		On,
		...Lt,
		kn,
		An,
		jn,
		Mn,
		Nn
	]
}, Y = ["pull"], Fn = ["option"], In = () => zt().refine((e) => e.every((e) => e !== ""), "has an empty name"), Ln = (e) => ({
	offered: Fn,
	as: "list",
	metavar: e
}), Rn = j({
	name: "split_by",
	...U(Ye),
	default: "none",
	commands: [...Y, "init"],
	option: {
		offered: Fn,
		as: "text",
		metavar: "filename|prefix|tag|none"
	},
	text: "Write one key manifest for each filename, prefix of the name (up to the first `.`, `:`, `/` or `_`) or first tag, in the folder `keys`. The other keys are in keys.yaml."
}), zn = j({
	name: "languages",
	parent: "pull",
	schema: () => f([h("all").transform(() => ["all"]), In().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...Y, "init"],
	file: "both",
	option: Ln("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), Bn = {
	parent: "pull",
	commands: [
		...L,
		...Y,
		"init"
	],
	file: "both"
}, Vn = j({
	...Bn,
	...U(ce),
	name: "review",
	default: N.incoming.review,
	loosens: P(ce.toReversed(), N.incoming.review),
	example: "verified",
	text: "Which texts may be pulled: `any`, or only those of which the project says that they are `verified` or `reviewed`. The others wait: they are listed, and are not drift."
}), Hn = j({
	...Bn,
	...U(le),
	name: "checks",
	default: N.incoming.checks,
	loosens: P(le, N.incoming.checks),
	example: "warn",
	text: "What to do with a text that fails the check `placeholders`, `icu`, `plurals`, `length` or `words`, if its base text passes it: `skip` it, so that it waits, or `warn` and pull it."
}), Un = j({
	name: "fields",
	schema: In,
	expects: "names of fields with commas between them, or all",
	commands: [...Y, "init"],
	option: Ln("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), Wn = j({
	...Rt,
	name: "dir",
	commands: Y,
	option: {
		offered: Fn,
		as: "text",
		metavar: "DIR"
	},
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), Gn = j({
	...G,
	name: "dry_run",
	commands: Y,
	text: "Print what would be written, and write nothing."
}), Kn = j({
	...W,
	name: "new",
	commands: Y,
	option: {
		offered: Fn,
		as: "switch"
	},
	text: "Also declare live keys that no manifest has, each after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), qn = j({
	...G,
	name: "remove_missing",
	commands: Y,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), Jn = (e, t) => ({
	commands: Y,
	option: {
		offered: ["input"],
		as: e,
		metavar: t
	}
}), Yn = {
	schema: q,
	expects: "names",
	default: [],
	...Jn("list", "NAME")
}, Xn = j({
	...Jn("text", "BRANCH"),
	name: "branch",
	schema: () => p().regex(Bt, "is not the name of a branch"),
	expects: "the name of a branch",
	text: "The branch of the pull request. The action replaces its commits, so several steps need several branches.",
	usual: "`lokaform/pull/`, followed by the branch of the run."
}), Zn = j({
	...Jn("text", "TEXT"),
	name: "title",
	schema: () => p().min(1).max(256),
	expects: "a text of at most 256 characters",
	text: "The title of the pull request, and the first line of its commits.",
	usual: "what was pulled, in figures."
}), Qn = j({
	...Yn,
	name: "labels",
	text: "Labels of a new pull request."
}), $n = j({
	...Yn,
	name: "reviewers",
	text: "Accounts that a new pull request asks for a review. `organization/team` is a team, for which the workflow's own token is not enough."
}), er = j({
	...Yn,
	name: "assignees",
	text: "Accounts that a new pull request is assigned to."
}), tr = j({
	...W,
	name: "draft",
	commands: Y,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Open the pull request as a draft."
}), nr = j({
	...Jn("text", "HOW"),
	name: "auto_merge",
	...U([
		"off",
		"merge",
		"squash",
		"rebase"
	]),
	default: "off",
	text: "How GitHub merges a new pull request by itself, once all required reviews and checks are there: `merge`, `squash` or `rebase`. It needs *Allow auto-merge* in the settings of the repository."
}), rr = {
	title: "The pull request",
	settings: [
		Xn,
		Zn,
		Qn,
		$n,
		er,
		tr,
		nr
	]
}, ir = {
	title: "For pull",
	settings: [
		Rn,
		zn,
		Vn,
		Hn,
		Un,
		Kn,
		qn,
		Wn,
		Gn
	]
}, ar = {
	offered: ["option", "input"],
	as: "text",
	metavar: "FILE"
}, or = j({
	...K,
	name: "out",
	commands: ["plan"],
	option: ar,
	text: "Write the plan to this file, as JSON."
}), sr = j({
	...K,
	name: "plan",
	commands: ["apply"],
	option: ar,
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), cr = j({
	name: "report",
	schema: () => v(p().regex(/.\.(json|md|html)$/)),
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
}), lr = j({
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
}), ur = j({
	...G,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), dr = j({
	...G,
	name: "all",
	commands: [...R, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `--filter` is given."
}), fr = j({
	...G,
	name: "matrix",
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), pr = j({
	...G,
	name: "verbose",
	commands: [...R, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), mr = j({
	...W,
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
}), hr = j({
	...G,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), gr = j({
	...G,
	name: "no_color",
	commands: F,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), _r = j({
	...W,
	name: "help",
	commands: F,
	option: {
		offered: ["option"],
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), vr = j({
	...W,
	name: "version",
	commands: F,
	option: {
		offered: ["option"],
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), yr = {
	title: "Files and output",
	settings: [
		or,
		sr,
		cr,
		lr,
		ur,
		dr,
		fr,
		pr,
		mr
	]
}, br = {
	title: "General",
	settings: [
		hr,
		gr,
		_r,
		vr
	]
}, xr = ["report"], Sr = j({
	name: "reports",
	schema: () => v(ut()).refine(...st),
	expects: "paths or globs of files",
	commands: xr,
	option: {
		offered: ["argument", "input"],
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Cr = () => q().transform((e, t) => e.flatMap((e) => {
	if (!e.startsWith("[")) return [e];
	let n = v(p()).safeParse(wr(e));
	return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
}));
function wr(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
const Tr = j({
	name: "expect",
	schema: Cr,
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: xr,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If one is missing, the run fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Er = {
	title: "For report",
	settings: [Sr, Tr]
}, Dr = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, Or = "is not a time from 1 s to 24 h", kr = j({
	name: "time_limit",
	schema: () => p().regex(/^(\d{1,9})([smh])$/, Or).transform((e) => Number.parseInt(e, 10) * (Dr[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, Or),
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
}), Ar = j({
	name: "rate",
	schema: () => f([h("auto"), x().min(.1).max(1e3)]),
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
}), jr = j({
	name: "concurrency",
	schema: () => y().min(1).max(10),
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
}), Mr = j({
	name: "use_automations",
	schema: () => m(),
	expects: "true or false",
	commands: [...Be, "restore"],
	file: "both",
	loosens: P([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), Nr = {
	title: "Pace",
	settings: [
		kr,
		Ar,
		jr,
		Mr
	]
}, Pr = process.getBuiltinModule("node:module").createRequire(import.meta.url), Fr = (...e) => Pr("./late-key-names.js").namePatternComplaint(...e), Ir = (...e) => Pr("./late-key-names.js").nameRule(...e), Lr = new Map([
	["iw", "he"],
	["in", "id"],
	["ji", "yi"]
]);
function Rr(e, t) {
	return zr(e) === zr(t);
}
function zr(e) {
	let [t = "", ...n] = e.replace(/^b\+/, "").replace(/-r(?=[A-Z]{2}$)/, "-").toLowerCase().split(/[^\p{L}\p{N}]+/u);
	return [Lr.get(t) ?? t, ...n].join("");
}
// src/kinds/textSource.ts
function Br(e, t) {
	let n = Vr(e), { alsoReads: r = [] } = e;
	return !n || n.includes(t) || r === "all" || r.includes(t);
}
function Vr({ languages: e, base: t }) {
	return e ?? (t === void 0 ? void 0 : [t]);
}
function Hr({ source: { plurals: e, separator: t }, language: n }) {
	return {
		plurals: e,
		language: n,
		lists: t === "::"
	};
}
const Ur = "{lang}";
function Wr({ files: e }) {
	return gi(e).replaceAll(Ur, "*");
}
function Gr(e, t) {
	if (!X(e.files)) return e.language;
	let n = Kr(e, t);
	return n === void 0 ? void 0 : Jr(e, n);
}
function Kr(e, t) {
	let [n] = X(e.files) ? pi(e, t) : [];
	return n && t.slice(n.start, n.end);
}
function qr(e, t) {
	let { alsoReads: n = [], languageMap: r } = e, i = [...Vr(e) ?? [], ...n === "all" ? [] : n], a = new Set(t.filter((e) => !Object.hasOwn(r, e))), o = i.flatMap((e) => {
		let [t, n] = [...a].filter((t) => Rr(t, e));
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
function Jr({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function Yr({ languageMap: e }, t) {
	return Object.entries(e).find(([, e]) => e === t)?.[0] ?? t;
}
function Xr(e, t, n) {
	let r = pi(e, t), i = Yr(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function Zr(e, t) {
	return $r(t, X(e.files) ? pi(e, t) : []);
}
function Qr(e) {
	return $r(gi(e), ai(gi(e)));
}
function $r(e, t) {
	return t.reduceRight((e, { start: t, end: n }) => si(e, t, n), e).replace(/(^|\/)Base\.(?=lproj\/)/, "$1");
}
const ei = [
	"file",
	"dir",
	1
];
function ti(e, t) {
	let n = ri(e, t), r = {
		...oi(t, X(e.files) ? pi(e, t) : []),
		...n && { 1: n }
	}, i = e.filenames === "/" ? Xr(e, t, "%LANG_ISO%") ?? t : e.filenames;
	return i === void 0 ? r : {
		...r,
		filename: i
	};
}
const ni = /(?<![\\*[])\*(?!\*)/;
function ri(e, t) {
	let [n] = pi(e, t), r = gi(e.files).replaceAll(Ur, n ? t.slice(n.start, n.end) : ""), i = (e, t) => Array.from({ length: /^[^/]*/.exec(e.slice(t))?.[0].length ?? 0 }, (e, n) => t + n + 1), a = V(r).filter((e) => ni.test(e));
	for (let e of a.flatMap((e) => ft(e.replace(ni, "")))) {
		let [n] = yt(e, t, !0, i) ?? [];
		if (n) return t.slice(n.start, n.end);
	}
	return "";
}
function ii(e) {
	return {
		...oi(e, ai(e)),
		1: ni.exec(e)?.[0] ?? ""
	};
}
function ai(e) {
	return [...e.matchAll(/\{lang\}/g)].map(({ index: e }) => ({
		start: e,
		end: e + 6
	}));
}
function oi(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => si(e, t.start - n, t.end - n), e.slice(n, i)),
		dir: li(e.slice(0, n), t)
	};
}
function X(e) {
	return e.includes(Ur);
}
function si(e, t, n) {
	let r = e.slice(0, t), i = e.slice(n);
	return /[-_.+ ]$/.test(r) ? r.slice(0, -1) + i : r + i.replace(/^[-_.+ ]/, "");
}
const ci = /\.lproj$|^values(-|$)/;
function li(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !ci.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const ui = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, di = /^[A-Za-z]{2,3}$/, fi = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/;
function pi(e, t) {
	let n = ft(e.files.replaceAll(Ur, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let e of [
		mi(r),
		hi(ui),
		hi(di),
		hi(fi, !0)
	]) for (let r of n) {
		let n = yt(r, t, !0, e) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function mi(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function hi(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function gi(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function _i(e, t) {
	return e === gi(t) || bt(e, t);
}
// src/locales/format.ts
const vi = [
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
function yi(e) {
	let t = e.toLowerCase();
	return vi.find(({ end: e }) => t.endsWith(e));
}
// src/settings/table/texts.ts
const bi = (e) => e === "" ? "is empty" : void 0, Z = (e = bi) => p().superRefine(lt(e)).meta({ minLength: 1 }), xi = (e) => v(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 }), Si = {
	files: {
		schema: () => Z(Di),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => xi(Z()),
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
		schema: () => _(p(), Z()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: () => Z(ki),
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
		schema: Z,
		expects: "the text between nested names",
		text: "What is between the nested names in `{path}`.",
		default: "`.`",
		example: "/"
	},
	filenames: {
		schema: () => Z(Oi),
		expects: "a path with %LANG_ISO% in the place of the language",
		text: "The file name of the keys in the project. It decides between keys of one name, and a new key gets it.",
		default: "no file name",
		example: "locales/%LANG_ISO%.json"
	},
	platform: {
		schema: () => b(s),
		expects: `one of ${s.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: () => xi(b(s)),
		expects: `a list of platforms: ${s.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: () => v(Z()),
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
function Ci() {
	let e = Object.fromEntries(Object.entries(Si).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return g({
		...e,
		files: Si.files.schema()
	});
}
const wi = r(() => Ci().superRefine((e, { addIssue: t }) => {
	Di(e.files) === void 0 && ji(e, (e, ...n) => t({
		code: "custom",
		path: n,
		message: e
	}));
})), Ti = j({
	name: "texts",
	schema: () => v(wi()).refine(...st),
	expects: "a list of text sources, each with files",
	entries: {
		get schema() {
			return wi();
		},
		fields: Object.entries(Si).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source"
	},
	commands: [...I, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), Ei = /[\p{Cc}\p{Cs}]/u;
function Di(e) {
	if (e === "") return "is empty";
	if (Ei.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = Ni(e, ["lang"]);
	if (t !== void 0) return t;
	if (!Pi(e)) return "has a \"{\" or \"}\" without the other one";
	let n = ct(e.replaceAll("{lang}", "*"));
	if (n !== void 0) return n;
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let r = V(e.replaceAll("{lang}", "en"));
	return r.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : r.some(Mi) ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(V(e).map(X)).size > 1 ? "has {lang} in only a part of its paths" : r.every((e) => yi(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${vi.map(({ name: e }) => e).join(", ")}`;
}
function Oi(e) {
	return e === "" ? "is empty" : Ei.test(e) ? "has a control character. Remove it" : void 0;
}
function ki(e) {
	let t = Ni(e, ["path", ...ei.map(String)]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
const Ai = {
	file: "the name of the file is only the language",
	dir: "the path in files has no folder with a name",
	1: "the path in files has no *"
};
function ji({ files: e, languages: t, language: n, language_map: r = {}, key_name: i = "", ...a }, o) {
	let s = V(e), c = [...new Set(s.flatMap((e) => yi(e) ?? []))], l = X(e);
	c.some(({ severalLanguages: e }) => e) ? (c.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), l && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : l && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !l && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}`, "languages", e);
	if (ki(i) === void 0) {
		let e = s.map(ii);
		for (let t of ei) i.includes(`{${t}}`) && e.some((e) => e[t] === "") && o(`has {${t}}, but ${Ai[t]}. Remove {${t}}`, "key_name");
	}
	let { plurals: u, platform: d, platforms: f, filenames: p } = a;
	p !== void 0 && d === void 0 && f === void 0 && o("needs platforms, because a key has a file name for each platform. Add platforms", "filenames"), u === "i18next" && c.some((e) => e.name !== "JSON") && o("is i18next, which is only for JSON files. Remove it", "plurals"), d !== void 0 && f && !f.includes(d) && o(`does not contain ${d}, which the field platform names. Add it, or remove platforms`, "platforms");
}
function Mi(e) {
	return e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/").some((e) => e === "." || e === ".." || e === "");
}
function Ni(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? "The only one is" : "Known ones:"} ${t.map((e) => `{${e}}`).join(", ")}`;
}
function Pi(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
const Fi = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key.",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language.",
	descriptions: "Keys without a declared `description`."
}, Ii = {
	parent: "checks",
	commands: [
		"validate",
		"plan",
		"apply"
	],
	file: "both"
}, Li = pe.map((e) => j({
	...Ii,
	...U(me),
	name: e,
	default: e === "descriptions" ? "off" : "warn",
	example: "error",
	text: Fi[e]
})), Ri = j({
	...Ii,
	name: "key_names",
	schema: () => {
		let e = Z(Fr), t = b(me).exactOptional();
		return f([e, g({
			pattern: e,
			severity: t
		})]);
	},
	expects: "a regular expression, or { pattern: …, severity: error }",
	example: "^[a-z0-9_.]+$",
	text: "A regular expression that every name of a key must match.",
	usual: "every name is right"
}), zi = 1e3, Bi = j({
	...Ii,
	name: "words",
	schema: () => _(p(), f([Z(), _(p(), Z())])).refine((e) => {
		let t = Object.values(e).flatMap((e) => typeof e == "string" ? [] : Object.keys(e)), n = [...Object.keys(e), ...t];
		return n.length <= zi && n.every((e) => e.trim() !== "");
	}, `has an empty word, or more than ${zi.toLocaleString("en-US")} words`).refine(({ severity: e = "warn" }) => me.some((t) => t === e), `has a severity that is not ${me.join(", ")}`),
	expects: "a mapping of wrong words to right ones, such as { \"e-mail\": email }",
	example: { "e-mail": "email" },
	empty: "The same as without it.",
	text: "Words that texts must not have, each with the right one. Below the code of a language, they are for its texts only. `severity` is their level.",
	usual: "none"
}), Vi = {
	title: "Advice on texts",
	settings: [
		...Li,
		Ri,
		Bi
	]
}, Hi = () => p().min(1), Ui = j({
	...K,
	name: "token_file",
	commands: [
		...z,
		"sandbox",
		"init"
	],
	option: {
		offered: ["option"],
		as: "text",
		metavar: "FILE"
	},
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), Wi = j({
	name: "token_env",
	schema: Hi,
	expects: "the name of an environment variable",
	commands: z,
	file: "entry",
	loosens: () => !0,
	example: "IOS_TOKEN",
	text: "Environment variable with the API token of this project.",
	usual: "the token of the run."
}), Gi = j({
	name: "project",
	schema: () => Hi().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
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
}), Ki = j({
	...K,
	name: "config",
	default: "lokaform.yaml",
	commands: Ve,
	option: {
		offered: ["option", "input"],
		as: "text",
		metavar: "FILE"
	},
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), qi = j({
	name: "only",
	schema: q,
	expects: "names of projects in lokaform.yaml",
	commands: Ve,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "NAME"
	},
	text: "Use only these projects of lokaform.yaml, by name.",
	inAction: "A run with `only` has its own pull request comment.",
	usual: "all of them."
}), Ji = j({
	name: "filter",
	schema: () => v(p().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine(lt((e) => e.startsWith("file:") ? ct(e.slice(5)) : void 0))),
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
}), Yi = j({
	name: "projects",
	schema: () => _(p(), u()),
	expects: "a mapping of names to projects",
	commands: Ve,
	file: "top",
	empty: "refused: it needs a project.",
	example: {
		web: { project: "3002780358964f9bab5a92.87762498" },
		ios: { project: "${IOS_PROJECT}" }
	},
	text: "Several projects by name, each with its own settings. `project` is then only for an entry, and `time_limit` only for the whole file.",
	usual: "one project."
}), Xi = j({
	name: "api_url",
	schema: Hi,
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
}), Zi = {
	title: "Which project, and how it is reached",
	settings: [
		Gi,
		Ki,
		qi,
		Ji,
		Yi,
		...Ft,
		Ti,
		Ui,
		Wi,
		Xi
	]
}, Qi = j({
	name: "apply_from",
	schema: q,
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
}), $i = j({
	name: "allow_projects",
	schema: q,
	expects: "ids of projects",
	commands: z,
	option: {
		offered: ["option", "input"],
		as: "list",
		metavar: "ID"
	},
	text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
	usual: "any project that the token can reach."
}), ea = j({
	name: "allow_variables",
	schema: q,
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
}), ta = j({
	...W,
	name: "fail_on_drift",
	commands: ["drift", "report"],
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), na = j({
	...W,
	name: "publish",
	default: !0,
	commands: L,
	option: {
		offered: ["input"],
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue, because another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`."
}), ra = j({
	...W,
	name: "show_texts",
	default: !0,
	commands: I,
	file: "both",
	loosens: P([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action have names of fields, but no texts."
}), ia = [
	Zi,
	{
		title: "On GitHub",
		settings: [
			Qi,
			$i,
			ea,
			na,
			ta,
			ra
		]
	},
	Cn,
	Pn,
	Vi,
	Nr,
	yr,
	...dn,
	ir,
	rr,
	Er,
	br
].flatMap(({ settings: e }) => e), aa = ia.filter(({ option: e }) => e !== void 0);
function oa(e, t = F) {
	return ia.filter(({ option: n, commands: r }) => {
		let i = e === "input" && n?.inputOf || r;
		return n?.offered.includes(e) && i.some((e) => t.includes(e));
	});
}
function sa(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : la(e);
	return ua(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function ca({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
function la(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", ca(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function ua(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// \0node:util
const da = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), fa = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), pa = (...e) => process.getBuiltinModule("node:util").promisify(...e), ma = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/secrets.ts
function ha(e) {
	return {
		value: e,
		shown: "***"
	};
}
function ga(e) {
	return [...new Set([
		..._a(e),
		...va(e),
		...ya(e)
	])];
}
function _a(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function va(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function ya(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return ba(e);
	let t = [
		..._a(e),
		...va(e),
		...ba(e)
	];
	return [...new Set(t)].flatMap(ba);
}
function ba(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var xa = class {
	#e = new Map();
	#t = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => ga(e).map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length);
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#n(e), n = t.length === 0 ? e : Sa(e, t);
		return n.includes("…") ? this.#r(n) : n;
	}
	#n(e) {
		let t = [], n;
		for (let r of Ta(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
			let [s, c] = [r.startOf(o), r.endOf(o + i.length - 1)];
			n ??= new Uint8Array(e.length), n.subarray(s, c).includes(1) || (n.fill(1, s, c), t.push({
				from: s,
				to: c,
				shown: a
			}));
		}
		return t.sort((e, t) => e.from - t.from);
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
function Sa(e, t) {
	let n = "", r = 0;
	for (let { from: i, to: a, shown: o } of t) n += e.slice(r, i) + o, r = a;
	return n + e.slice(r);
}
const Ca = [
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
], wa = new RegExp(Ca.map(({ pattern: e }) => e.source).join("|"), "gi");
function* Ta(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	}, n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = Da(n, wa);
	yield* Ea(t, 3);
}
function* Ea(e, t) {
	let n = t === 0 ? [] : Ca.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = Da(e, r);
		n && (yield n, yield* Ea(n, t - 1));
	}
}
function Da(e, t) {
	let { text: n } = e, r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Aa(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const Oa = {
	"\\b": "\b",
	"\\f": "\f",
	"\\n": "\n",
	"\\r": "\r",
	"\\t": "	"
}, ka = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Aa(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return Oa[e] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : ka[t] ?? e;
}
// src/report/safeText.ts
const ja = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function Q(e) {
	return e.replace(i, (e) => ja[e] ?? Ma(e));
}
function Ma(e) {
	return e.replace(/[\s\S]/g, (e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function Na(e) {
	return e.split("\n").map(Q).join("\n");
}
function Pa(e, t) {
	return Ia(Q(e.length > 2 * t + 2 ? e.slice(0, 2 * t + 2) : e), t);
}
const Fa = 4e3;
function Ia(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function La(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Ra(e, t, n) {
	if (Ia(e, n) === e && Ia(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * za - 1), r)].slice(-za).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const za = 15;
function Ba(e, t = 60) {
	return `"${Ha(Pa(e, t))}"`;
}
const Va = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function Ha(e) {
	return Va.test(e) ? `\u2068${e}\u2069` : e;
}
const Ua = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function Wa(e) {
	return e.replace(Ua, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function Ga(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(i, (e) => e === "\n" ? e : Ma(e));
}
// src/host/console.ts
const Ka = {
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
function qa({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new xa(), o = i(t) ? Xa(t, (e) => Wa(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e)), c = (e) => ({
		paint: r(e) ? Ja : Ya,
		get width() {
			return Ae(e.isTTY === !0 ? e.columns : void 0);
		},
		clean: (e) => a.clean(e)
	});
	return {
		out: (t) => e.write(`${Wa(s(t))}\n`),
		error: (e) => t.write(`${Wa(s(e))}\n`),
		prompt: (e) => n.write(`${Wa(s(e))}\n`),
		status: o,
		screen: c(e),
		errorScreen: c(t),
		hide: (e) => a.hide(e)
	};
}
const Ja = (e, t) => {
	let n = (t) => ma(Ka[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
}, Ya = (e, t) => t;
function Xa(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
function Za(e, t, n) {
	return Qa(e, t) && !n && !t.NO_COLOR;
}
function Qa({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function $a(...e) {
	for (let t of e) t.on("error", () => {});
}
async function eo(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const to = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), no = (...e) => process.getBuiltinModule("node:fs").appendFileSync(...e), ro = (...e) => process.getBuiltinModule("node:fs").closeSync(...e), io = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), ao = (...e) => process.getBuiltinModule("node:fs").openSync(...e), oo = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), so = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), co = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), lo = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), uo = (...e) => process.getBuiltinModule("node:fs").statSync(...e), fo = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e), po = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
// src/host/prompt.ts
function mo({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : ho() ?? n,
		seesOut: r
	};
}
function ho() {
	try {
		let e = ao("/dev/tty", "w");
		try {
			let t = new S(e);
			return $a(t), t.unref(), t;
		} catch {
			ro(e);
		}
	} catch {}
}
async function go(e, { input: t, output: n }, r) {
	let i = po({
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
var _o = class extends Error {
	name = "NotAnswered";
};
async function vo({ input: e, output: t }, n) {
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
			return yo(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return yo(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: Q(e),
				hint: Q(t)
			}));
			return yo(await i({
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return yo(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function yo(e) {
	if (typeof e == "symbol") throw new _o();
	return e;
}
// src/model/problem.ts
const bo = [
	"run",
	"project",
	"change"
], xo = [
	"error",
	"warning",
	"notice"
], So = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.key-name.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-description.no-language-file.no-manifest.no-project.no-pull-request.no-report.no-secrets.no-token.no-url.not-a-text.not-confirmed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.second-webhook.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.undecided.undeclared-project.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-response.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.wrong-word.yaml".split("."), Co = [
	"blanks",
	"icu-message",
	"key-name",
	"missing-plural-form",
	"no-base-text",
	"no-description",
	"placeholders",
	"text-too-long",
	"wrong-word"
];
function wo({ code: e }) {
	return Co.some((t) => t === e);
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
const To = 1e3;
var Eo = class {
	#e = [];
	#t = new Map();
	#n;
	count = 0;
	constructor(e = {
		most: To,
		first: 100
	}) {
		this.#n = e;
	}
	add(e) {
		let { severity: t, scope: n, place: r } = e;
		if (this.countMore(r?.file, Ao(e), {
			severity: t,
			scope: n
		})) return;
		this.count += Ao(e);
		let i = Do(r?.file, {
			severity: t,
			scope: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 && n !== "change" || a.at.length > this.#n.most) && (a.more = Ao(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(Do(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, this.count += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(this.#n.first, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && Oo(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function Do(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function Oo({ code: e, severity: t, scope: n, place: r }, i) {
	return {
		...$(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function ko(e, t) {
	return $("yaml", `${e} has more than ${To.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function Ao({ count: e = 1 }) {
	return e;
}
function jo(e) {
	let t = new Eo();
	for (let n of e) t.add(n);
	return t.problems;
}
function Mo(e) {
	return e.some(({ severity: e }) => e === "error");
}
function No(e) {
	return Mo(e.filter(({ scope: e }) => e !== "change"));
}
function Po(e) {
	return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
function Fo(e) {
	return {
		ok: !0,
		value: e
	};
}
function Io(e) {
	return {
		ok: !1,
		problem: e
	};
}
// src/model/didYouMean.ts
function Lo(e, t) {
	let n, r = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let i of t) {
		let t = zo(e.toLowerCase(), i.toLowerCase(), r);
		t < r && (n = i, r = t);
	}
	return n;
}
function Ro(e, t) {
	let n = Lo(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function zo(e, t, n) {
	if (Math.abs(e.length - t.length) >= n) return n;
	let r = [], i = Array.from({ length: t.length + 1 }, (e, t) => t);
	for (let a = 1; a <= e.length; a++) {
		let o = [a];
		for (let s = 1; s <= t.length; s++) {
			let c = (i[s - 1] ?? 0) + (e[a - 1] === t[s - 1] ? 0 : 1), l = a > 1 && s > 1 && e[a - 1] === t[s - 2] && e[a - 2] === t[s - 1] ? (r[s - 2] ?? 0) + 1 : n;
			o.push(Math.min(c, l, (i[s] ?? 0) + 1, (o[s - 1] ?? 0) + 1));
		}
		if (l(o) >= n && l(i) >= n) return n;
		r = i, i = o;
	}
	return i[t.length] ?? n;
}
// src/settings/oldNames.ts
const Bo = "Remove it: a request that is too large is split.", Vo = "Use the action lokaform/lokaform/report@v1.", Ho = "Use the action lokaform/lokaform/webhook-secret@v1.", Uo = {
	"batch-size": Bo,
	"allow-foreign-project": "Set allow_wrong_project in lokaform.yaml.",
	"create-files": "Remove it: pull creates the files of listed languages.",
	into: "Remove it: new entries come after their nearest relatives."
}, Wo = {
	setting: {
		on_remove: "Set prune: { by: archive } or prune: { by: destroy }.",
		prune_webhooks: "Set prune: { webhooks: all }.",
		"limits.destroy": "Set limits.removals.",
		"limits.destroy_percent": "Set limits.removals_percent.",
		"limits.destroy_webhooks": "Set limits.webhook_removals.",
		"limits.update_percent": "Set limits.overwrites_percent.",
		"limits.unverify": "Set limits.unverified.",
		batch_size: Bo,
		allow_foreign_project: "Set allow_wrong_project."
	},
	option: {
		...Uo,
		"max-destroy": "Use --allow-removals N.",
		take: "Use --overwrite in apply, and --accept in pull.",
		"pull --out": "Use --dir.",
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
		...Uo,
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
		reports: Vo,
		expect: Vo,
		webhook: Ho,
		"secrets-file": Ho,
		rotate: Ho
	},
	command: { summarize: "Use report." },
	"action command": {
		pull: "Use the action lokaform/lokaform/pull@v1.",
		report: Vo,
		summarize: Vo,
		"webhook-secret": Ho
	}
};
function Go(e, t, { place: n, command: r } = {}) {
	let i = new Map(Object.entries(Wo[e])), a = i.get(t) ?? i.get(`${r} --${t}`), o = `The ${e} ${e === "option" ? `--${t}` : t} no longer exists. ${a}`;
	return a === void 0 ? void 0 : $("bad-setting", o, { ...n && { place: n } });
}
// src/settings/flags.ts
function Ko(e) {
	let t = e.find(ze), n = ({ commands: e }) => t !== void 0 && e.includes(t), r = [...aa.filter((e) => !n(e)), ...aa.filter(n)], { tokens: i } = fa({
		args: [...e],
		options: Object.fromEntries(r.map((e) => [M(e), qo(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), a = i.flatMap((e) => e.kind === "positional" ? [e.value] : []), o = a[0] === "help" || a[0] === "version" ? a[0] : void 0, s = o ? a.slice(1) : a, c = s.find(ze), l = c && oa("argument", [c])[0], u = c === void 0 ? [] : s.toSpliced(s.indexOf(c), 1), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...o && { [o]: ["true"] },
		...l && d.length > 0 && { [M(l)]: d }
	}, p = [];
	for (let t of i) {
		if (t.kind !== "option") continue;
		let [n = t.rawName] = /^-\w[\w-]*/.exec(e[t.index] ?? "") ?? [], r = Xo({
			...t,
			rawName: n
		}, c, f), i = Go("option", t.name, { command: c }) ?? (r && Zo(r));
		i ? p.push(i) : f[t.name] = [...f[t.name] ?? [], t.value ?? "true"];
	}
	let m = Jo(s, c), h = [
		...m,
		...p,
		...Yo(u, c, l)
	], g = f.help || f.version ? m : h.slice(0, 1);
	return {
		...c && { command: c },
		raw: f,
		problems: g
	};
}
function qo({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function Jo(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...F], i = Ro(n, r) || ` The commands are ${r.join(", ")}.`;
	return [Go("command", n) ?? Zo(`There is no command "${n}".${i}`)];
}
function Yo(e, t, n) {
	if (n?.option?.as === "list") return [];
	let [r, ...i] = n ? e.slice(1) : e;
	return r === void 0 ? [] : [Zo(`Unexpected argument "${r}"${i.length > 0 ? ` (and ${i.length} more)` : ""}.${n ? ` ${t} takes one ${M(n)}.` : ` ${t} takes only options. Name its option before it, such as --keys or --project, and put a glob in quotes, so that the shell does not expand it.`} See: lokaform ${t} --help`)];
}
function Xo({ name: e, rawName: t, value: n }, r, i) {
	let a = oa("option", r && [r]), o = a.find((t) => M(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${M(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${Ro(t.replace(/^-\b/, "--"), e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function Zo(e) {
	return $("bad-setting", e);
}
function Qo(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? $o(t[e.parent ?? ""], e.name) : t[M(e)];
	return ns(n) ? e.schema.safeParse(rs(e, n)).data : void 0;
}
function $o(e, t) {
	return ee(e ?? []).flatMap((e) => e.name === t ? e.value : []);
}
function es(e) {
	return aa.flatMap((t) => {
		let n = M(t), r = e[n], i = t.option?.offered.includes("input");
		if (!ns(r) || t.option?.as === "switch" && !i) return [];
		let { error: a } = t.schema.safeParse(rs(t, r));
		if (!a) return [];
		let [o] = a.issues, s = r[Number(o?.path[0])] ?? r.at(-1), c = o?.code === "custom" && t.option?.as === "list" ? ` It ${o.message}.` : "";
		return [$("bad-setting", `The value of ${n} is "${s}", but it must be ${t.expects}.${c}`)];
	});
}
function ts(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${M(t)}`, e[M(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function ns(e) {
	return e !== void 0 && e.length > 0;
}
function rs({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || Number.isNaN(Number(n || "-")) ? n : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
function is(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = oa("input", n), c = s.flatMap((t) => {
		let n = as(t, e(M(t))), r = !o || t.commands.includes(o.name);
		return n.length === 0 ? [] : [{
			name: M(t),
			values: n,
			isUsed: r
		}];
	}), l = c.filter(({ isUsed: e }) => e).map(({ name: e, values: t }) => [e, t]), u = Object.fromEntries(l), d = Object.keys(Wo.input).flatMap((t) => e(t) !== "" && !s.some((e) => M(e) === t) && Go("input", t) || []);
	if (!o) {
		let e = `There is no command "${a}".${Ro(a, n)} The action offers ${n.join(", ")}.`;
		return {
			command: o,
			raw: u,
			problems: [Go("action command", a) ?? $("bad-setting", e), ...d]
		};
	}
	let f = c.flatMap(({ name: e, isUsed: t }) => t ? [] : e);
	if (f.length === 0) return {
		command: o,
		raw: u,
		problems: d
	};
	let p = $("bad-setting", `${o.name} does not use ${f.join(", ")}: ${f.length > 1 ? "they have" : "it has"} no effect.`, { severity: "notice" });
	return {
		command: o,
		raw: u,
		problems: [...d, p]
	};
}
function as({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
export { xa as $, Xt as $n, k as $r, fr as $t, io as A, Sn as An, Re as Ar, Yr as At, $a as B, $n as Bn, ae as Br, Jr as Bt, Fo as C, Qn as Cn, Je as Cr, Li as Ct, vo as D, yn as Dn, We as Dr, yi as Dt, mo as E, On as En, Ue as Er, Bi as Et, uo as F, Xn as Fn, Fe as Fr, _i as Ft, Ha as G, Jt as Gn, de as Gr, zr as Gt, Fa as H, gn as Hn, fe as Hr, qr as Ht, fo as I, Hn as In, Pe as Ir, ti as It, Q as J, un as Jn, E as Jr, jr as Jt, Ga as K, Qt as Kn, A as Kr, Ir as Kt, Qa as L, Vn as Ln, ke as Lr, Xr as Lt, so as M, wn as Mn, Ne as Mr, Wr as Mt, co as N, Un as Nn, Ie as Nr, X as Nt, to as O, xn as On, He as Or, ei as Ot, lo as P, zn as Pn, Me as Pr, Gr as Pt, La as Q, rn as Qn, C as Qr, _r as Qt, eo as R, Zn as Rn, N as Rr, ii as Rt, No as S, Nn as Sn, Ke as Sr, Ui as St, go as T, Kn as Tn, qe as Tr, Ti as Tt, Ra as U, cn as Un, ne as Ur, Zr as Ut, Za as V, Rn as Vn, te as Vr, Br as Vt, Wa as W, Kt as Wn, M as Wr, Rr as Wt, Pa as X, ln as Xn, D as Xr, Tr as Xt, Ba as Y, Yt as Yn, w as Yr, ur as Yt, Ia as Z, on as Zn, O as Zr, lr as Zt, jo as _, Mn as _n, jt as _r, Gi as _t, is as a, cr as an, tn as ar, aa as at, $ as b, tr as bn, ft as br, ra as bt, Lo as c, Mr as cn, Vt as cr, sa as ct, Eo as d, hr as dn, Mt as dr, Xi as dt, gr as en, Zt as er, ga as et, bo as f, bn as fn, Nt as fr, Qi as ft, Io as g, nr as gn, At as gr, qi as gt, Po as h, er as hn, Ot as hr, Ji as ht, Ko as i, Ar as in, Ht as ir, pa as it, oo as j, En as jn, Le as jr, Hr as jt, no as k, _n as kn, F as kr, Kr as kt, To as l, pr as ln, Ft as lr, $i as lt, Mo as m, An as mn, Dt as mr, ta as mt, es as n, sr as nn, en as nr, Ta as nt, Go as o, Sr as on, Ut as or, ia as ot, xo as p, kn as pn, kt as pr, Ki as pt, Na as q, qt as qn, T as qr, dr as qt, Qo as r, mr as rn, sn as rr, da as rt, Ro as s, kr as sn, Gt as sr, oa as st, ts as t, or as tn, nn as tr, ha as tt, So as u, vr as un, It as ur, ea as ut, wo as v, jn as vn, st as vr, Yi as vt, _o as w, pn as wn, Ge as wr, Ri as wt, Ao as x, Gn as xn, at as xr, Wi as xt, ko as y, Wn as yn, yt as yr, na as yt, qa as z, qn as zn, ue as zr, Qr as zt };
