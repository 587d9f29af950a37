import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { _ as r, a as i, c as a, d as o, f as s, g as c, h as l, l as u, o as d, p as f, s as p, u as m, v as h } from "./wire.js";
import { S as g, _, a as v, b as y, c as b, f as x, g as S, h as C, i as w, l as T, m as E, n as D, p as O, r as ee, s as k, u as te, v as A, x as ne, y as re } from "./zod.js";
import { WriteStream as ie } from "node:tty";
// src/commands/apply.ts
const ae = {
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
	run: async (e, t) => (await import("./runCommand.js")).runCommand("apply", e, t)
}, oe = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	inAction: !0,
	actionSummary: "shows where the live project differs, and keeps an issue about it up to date",
	examples: [
		"lokaform drift --project 3002780358964f9bab5a92.87762498",
		"lokaform drift --only web --report drift.json",
		"lokaform drift --filter tag:release"
	],
	exitCodes: "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("drift", e, t)
}, j = {
	name: "plan",
	summary: "Compare the manifests with the live project, and show what apply would do. Writes nothing.",
	inAction: !0,
	actionSummary: "compares them with the live project and shows what apply would do, in a pull request as one comment. It writes nothing to the project",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform plan --project 3002780358964f9bab5a92.87762498",
		"lokaform plan --out plan.json          # the project is set in lokaform.yaml",
		"lokaform plan --only web --format markdown",
		"lokaform plan --filter 'cart.*'"
	],
	exitCodes: "0 planned (with --detailed-exitcode: without changes); 1 a problem, a conflict, or a plan that a guard refuses; 2 changes, with --detailed-exitcode; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("plan", e, t)
}, M = {
	name: "pull",
	summary: "Write the texts of a live project into its manifests, or its first manifests. The project is only read.",
	inAction: !0,
	actionSummary: "writes what people changed in the project into the manifests, for a workflow that opens a pull request with them",
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
}, se = {
	name: "report",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	inAction: !0,
	examples: ["lokaform report web.json ios.json", "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
	run: async (e, t) => (await import("./report.js")).combineReports(e, t)
}, ce = {
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
	run: async (e, t) => (await import("./runCommand.js")).runCommand("validate", e, t)
}, N = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	inAction: !0,
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	run: async (e, t) => (await import("./webhookSecret.js")).runWebhookSecret(e, t)
};
// src/model/once.ts
function P(e) {
	let t;
	return () => (t ??= { value: e() }, t.value);
}
// src/model/setting.ts
function F(e) {
	let t = P(e.schema);
	return {
		...e,
		get schema() {
			return t();
		}
	};
}
function le(e) {
	return e.flatMap((e) => e.split(",").map((e) => {
		let [t = "", n = ""] = e.split("=", 2).map((e) => e.trim());
		return {
			name: t,
			value: n
		};
	}));
}
const ue = O({
	name: _(),
	before: _().exactOptional(),
	after: _().exactOptional(),
	widens: v()
});
function I({ name: e }) {
	return e.replaceAll("_", "-");
}
function de({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
function fe({ option: e }) {
	return e?.offered === "everywhere" || e?.offered === "on the command line";
}
function pe({ option: e }) {
	let t = e?.offered;
	return t === "everywhere" || t === "in the action" || t === "as an argument and in the action";
}
function me({ option: e }) {
	return e?.offered === "as an argument" || e?.offered === "as an argument and in the action";
}
const he = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], L = [
	"off",
	"owned",
	"all"
], ge = ["archive", "destroy"], _e = ["skip", "stop"], ve = {
	languages: {},
	writers: void 0,
	overwrite: [],
	accept: [],
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
}, ye = "lokaform:";
function be(e, t) {
	return (Object.hasOwn(e.languages, t) ? e.languages[t] : void 0) ?? e.languages["*"] ?? "merge";
}
function xe(e, { owner: t }) {
	let n = t === void 0 ? void 0 : ye + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
const Se = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base"
], Ce = [
	"warn",
	"error",
	"off"
];
// src/settings/describe.ts
function we(e) {
	let { docs: t, option: n } = e, r = n?.as === "list" ? "May be repeated." : void 0, i = n?.as === "switch" ? void 0 : De(e, Ee(e));
	return Oe(t.text, r, t.commandLine, i).replaceAll("`", "");
}
function Te({ docs: e, default: t }) {
	if (e.default !== void 0) return e.default.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
function Ee({ file: e }) {
	return e === void 0 ? void 0 : "the value in lokaform.yaml";
}
function De(e, t) {
	let n = [t, Te(e)].filter((e) => e !== void 0);
	return n.length === 0 ? void 0 : `Default: ${n.join(", or ")}.`;
}
function Oe(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// src/kinds/traits.ts
function ke({ parts: e, from: t }) {
	let n = e ? e.map((e) => e.from) : [t];
	return [...new Set(n.flatMap((e) => [...e?.source.languages ?? [], ...e?.source.others ?? []]))];
}
function Ae(e, t, n) {
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
function je(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return S(t);
}
// src/kinds/backup.ts
function Me(e, t, { how: n }, r) {
	let i = Ae(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function Ne(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.declare(t, r) === void 0).map(({ name: e }) => e);
}
function Pe(e) {
	return Fe(e, ({ after: e }) => e);
}
function Fe(e, t) {
	let n = {};
	for (let r of e) {
		let e = t(r);
		if (e === void 0) continue;
		let { field: i, part: a } = r;
		if (a === void 0) n[i] = e;
		else {
			let t = n[i];
			n[i] = {
				...f(t) ? t : {},
				[a]: e
			};
		}
	}
	return n;
}
const Ie = [
	"filename",
	"prefix",
	"tag",
	"none"
], Le = [
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
], ze = new Map([["summarize", "report"]]);
function Be(e) {
	return Le.some((t) => t === e);
}
const Ve = [
	"validate",
	"plan",
	"apply",
	"drift"
], He = ["plan", "apply"], Ue = [...He, "drift"], We = [...Ue, "restore"], Ge = [
	...We,
	"pull",
	"webhook-secret"
], Ke = ["validate", ...Ge];
// src/model/widening.ts
function qe(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function Je(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// node_modules/braces/lib/utils.js
var Ye = n(((e) => {
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
})), Xe = n(((e, t) => {
	let n = Ye();
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
})), Ze = n(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), Qe = n(((e, t) => {
	let n = Ze(), r = (e, t, a) => {
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
})), $e = n(((t, n) => {
	let r = e("util"), i = Qe(), a = (e) => typeof e == "object" && !!e && !Array.isArray(e), o = (e) => (t) => e === !0 ? Number(t) : String(t), s = (e) => typeof e == "number" || typeof e == "string" && e !== "", c = (e) => Number.isInteger(+e), l = (e) => {
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
})), et = n(((e, t) => {
	let n = $e(), r = Ye();
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
})), tt = n(((e, t) => {
	let n = $e(), r = Xe(), i = Ye(), a = (e = "", t = "", n = !1) => {
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
})), nt = n(((e, t) => {
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
})), rt = n(((e, t) => {
	let n = Xe(), { MAX_LENGTH: r, CHAR_BACKSLASH: i, CHAR_BACKTICK: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_LEFT_PARENTHESES: c, CHAR_RIGHT_PARENTHESES: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_RIGHT_CURLY_BRACE: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_RIGHT_SQUARE_BRACKET: p, CHAR_DOUBLE_QUOTE: m, CHAR_SINGLE_QUOTE: h, CHAR_NO_BREAK_SPACE: g, CHAR_ZERO_WIDTH_NOBREAK_SPACE: _ } = nt();
	t.exports = (e, t = {}) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		let v = t || {}, y = typeof v.maxLength == "number" ? Math.min(r, v.maxLength) : r;
		if (e.length > y) throw SyntaxError(`Input length (${e.length}), exceeds max characters (${y})`);
		let b = {
			type: "root",
			input: e,
			nodes: []
		}, x = [b], S = b, C = b, w = 0, T = e.length, E = 0, D = 0, O, ee = () => e[E++], k = (e) => {
			if (e.type === "text" && C.type === "dot" && (C.type = "text"), C && C.type === "text" && e.type === "text") C.value += e.value;
			else return S.nodes.push(e), e.parent = S, e.prev = C, C = e, e;
		};
		for (k({ type: "bos" }); E < T;) if (S = x[x.length - 1], O = ee(), O !== _ && O !== g) {
			if (O === i) k({
				type: "text",
				value: (t.keepEscaping ? O : "") + ee()
			});
			else if (O === p) k({
				type: "text",
				value: "\\" + O
			});
			else if (O === f) {
				w++;
				let e;
				for (; E < T && (e = ee());) if (O += e, e === f) w++;
				else if (e === i) O += ee();
				else if (e === p && (w--, w === 0)) break;
				k({
					type: "text",
					value: O
				});
			} else if (O === c) S = k({
				type: "paren",
				nodes: []
			}), x.push(S), k({
				type: "text",
				value: O
			});
			else if (O === l) {
				if (S.type !== "paren") {
					k({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), k({
					type: "text",
					value: O
				}), S = x[x.length - 1];
			} else if (O === m || O === h || O === a) {
				let e = O, n;
				for (t.keepQuotes !== !0 && (O = ""); E < T && (n = ee());) if (n === i) O += n + ee();
				else {
					if (n === e) {
						t.keepQuotes === !0 && (O += n);
						break;
					}
					O += n;
				}
				k({
					type: "text",
					value: O
				});
			} else if (O === u) D++, S = k({
				type: "brace",
				open: !0,
				close: !1,
				dollar: C.value && C.value.slice(-1) === "$" || S.dollar === !0,
				depth: D,
				commas: 0,
				ranges: 0,
				nodes: []
			}), x.push(S), k({
				type: "open",
				value: O
			});
			else if (O === d) {
				if (S.type !== "brace") {
					k({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), S.close = !0, k({
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
				k({
					type: "comma",
					value: O
				}), S.commas++;
			} else if (O === s && D > 0 && S.commas === 0) {
				let e = S.nodes;
				if (D === 0 || e.length === 0) {
					k({
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
				k({
					type: "dot",
					value: O
				});
			} else k({
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
		return k({ type: "eos" }), b;
	};
})), it = n(((e, t) => {
	let n = Xe(), r = et(), i = tt(), a = rt(), o = (e, t = {}) => {
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
})), at = n(((t, n) => {
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
})), ot = n(((t) => {
	let n = e("path"), r = process.platform === "win32", { REGEX_BACKSLASH: i, REGEX_REMOVE_BACKSLASH: a, REGEX_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_GLOBAL: s } = at();
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
})), st = n(((e, t) => {
	let n = ot(), { CHAR_ASTERISK: r, CHAR_AT: i, CHAR_BACKWARD_SLASH: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_EXCLAMATION_MARK: c, CHAR_FORWARD_SLASH: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_LEFT_PARENTHESES: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_PLUS: p, CHAR_QUESTION_MARK: m, CHAR_RIGHT_CURLY_BRACE: h, CHAR_RIGHT_PARENTHESES: g, CHAR_RIGHT_SQUARE_BRACKET: _ } = at(), v = (e) => e === l || e === a, y = (e) => {
		e.isPrefix !== !0 && (e.depth = e.isGlobstar ? Infinity : 1);
	};
	t.exports = (e, t) => {
		let b = t || {}, x = e.length - 1, S = b.parts === !0 || b.scanToEnd === !0, C = [], w = [], T = [], E = e, D = -1, O = 0, ee = 0, k = !1, te = !1, A = !1, ne = !1, re = !1, ie = !1, ae = !1, oe = !1, j = !1, M = !1, se = 0, ce, N, P = {
			value: "",
			depth: 0,
			isGlob: !1
		}, F = () => D >= x, le = () => E.charCodeAt(D + 1), ue = () => (ce = N, E.charCodeAt(++D));
		for (; D < x;) {
			N = ue();
			let e;
			if (N === a) ae = P.backslashes = !0, N = ue(), N === u && (ie = !0);
			else {
				if (ie === !0 || N === u) {
					for (se++; F() !== !0 && (N = ue());) if (N === a) ae = P.backslashes = !0, ue();
					else if (N === u) se++;
					else {
						if (ie !== !0 && N === s && (N = ue()) === s || ie !== !0 && N === o) {
							if (k = P.isBrace = !0, A = P.isGlob = !0, M = !0, S === !0) continue;
							break;
						}
						if (N === h && (se--, se === 0)) {
							ie = !1, k = P.isBrace = !0, M = !0;
							break;
						}
					}
					if (S === !0) continue;
					break;
				}
				if (N === l) {
					if (C.push(D), w.push(P), P = {
						value: "",
						depth: 0,
						isGlob: !1
					}, M === !0) continue;
					if (ce === s && D === O + 1) {
						O += 2;
						continue;
					}
					ee = D + 1;
				} else {
					if (b.noext !== !0 && (N === p || N === i || N === r || N === m || N === c) && le() === d) {
						if (A = P.isGlob = !0, ne = P.isExtglob = !0, M = !0, N === c && D === O && (j = !0), S === !0) {
							for (; F() !== !0 && (N = ue());) if (N === a) ae = P.backslashes = !0, N = ue();
							else if (N === g) {
								A = P.isGlob = !0, M = !0;
								break;
							}
							continue;
						}
						break;
					}
					if (N === r) {
						if (ce === r && (re = P.isGlobstar = !0), A = P.isGlob = !0, M = !0, S === !0) continue;
						break;
					}
					if (N === m) {
						if (A = P.isGlob = !0, M = !0, S === !0) continue;
						break;
					}
					if (N === f) {
						for (; F() !== !0 && (e = ue());) if (e === a) ae = P.backslashes = !0, ue();
						else if (e === _) {
							te = P.isBracket = !0, A = P.isGlob = !0, M = !0;
							break;
						}
						if (S === !0) continue;
						break;
					}
					if (b.nonegate !== !0 && N === c && D === O) oe = P.negated = !0, O++;
					else {
						if (b.noparen !== !0 && N === d) {
							if (A = P.isGlob = !0, S === !0) {
								for (; F() !== !0 && (N = ue());) if (N === d) ae = P.backslashes = !0, N = ue();
								else if (N === g) {
									M = !0;
									break;
								}
								continue;
							}
							break;
						}
						if (A === !0) {
							if (M = !0, S === !0) continue;
							break;
						}
					}
				}
			}
		}
		b.noext === !0 && (ne = !1, A = !1);
		let I = E, de = "", fe = "";
		O > 0 && (de = E.slice(0, O), E = E.slice(O), ee -= O), I && A === !0 && ee > 0 ? (I = E.slice(0, ee), fe = E.slice(ee)) : A === !0 ? (I = "", fe = E) : I = E, I && I !== "" && I !== "/" && I !== E && v(I.charCodeAt(I.length - 1)) && (I = I.slice(0, -1)), b.unescape === !0 && (fe &&= n.removeBackslashes(fe), I && ae === !0 && (I = n.removeBackslashes(I)));
		let pe = {
			prefix: de,
			input: e,
			start: O,
			base: I,
			glob: fe,
			isBrace: k,
			isBracket: te,
			isGlob: A,
			isExtglob: ne,
			isGlobstar: re,
			negated: oe,
			negatedExtglob: j
		};
		if (b.tokens === !0 && (pe.maxDepth = 0, v(N) || w.push(P), pe.tokens = w), b.parts === !0 || b.tokens === !0) {
			let t;
			for (let n = 0; n < C.length; n++) {
				let r = t ? t + 1 : O, i = C[n], a = e.slice(r, i);
				b.tokens && (n === 0 && O !== 0 ? (w[n].isPrefix = !0, w[n].value = de) : w[n].value = a, y(w[n]), pe.maxDepth += w[n].depth), (n !== 0 || a !== "") && T.push(a), t = i;
			}
			if (t && t + 1 < e.length) {
				let n = e.slice(t + 1);
				T.push(n), b.tokens && (w[w.length - 1].value = n, y(w[w.length - 1]), pe.maxDepth += w[w.length - 1].depth);
			}
			pe.slashes = C, pe.parts = T;
		}
		return pe;
	};
})), ct = n(((e, t) => {
	let n = at(), r = ot(), { MAX_LENGTH: i, POSIX_REGEX_SOURCE: a, REGEX_NON_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_BACKREF: s, REPLACEMENTS: c } = n, l = (e, t) => {
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
		}, h = [m], g = d.capture ? "" : "?:", _ = r.isWindows(t), b = n.globChars(_), x = n.extglobChars(b), { DOT_LITERAL: S, PLUS_LITERAL: C, SLASH_LITERAL: w, ONE_CHAR: T, DOTS_SLASH: E, NO_DOT: D, NO_DOT_SLASH: O, NO_DOTS_SLASH: ee, QMARK: k, QMARK_NO_DOT: te, STAR: A, START_ANCHOR: ne } = b, re = (e) => `(${g}(?:(?!${ne}${e.dot ? E : S}).)*?)`, ie = d.dot ? "" : D, ae = d.dot ? k : te, oe = d.bash === !0 ? re(d) : A;
		d.capture && (oe = `(${oe})`), typeof d.noext == "boolean" && (d.noextglob = d.noext);
		let j = {
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
		e = r.removePrefix(e, j), p = e.length;
		let M = [], se = [], ce = [], N = m, P, F = () => j.index === p - 1, le = j.peek = (t = 1) => e[j.index + t], ue = j.advance = () => e[++j.index] || "", I = () => e.slice(j.index + 1), de = (e = "", t = 0) => {
			j.consumed += e, j.index += t;
		}, fe = (e) => {
			j.output += e.output == null ? e.value : e.output, de(e.value);
		}, pe = () => {
			let e = 1;
			for (; le() === "!" && (le(2) !== "(" || le(3) === "?");) ue(), j.start++, e++;
			return e % 2 != 0 && (j.negated = !0, j.start++, !0);
		}, me = (e) => {
			j[e]++, ce.push(e);
		}, he = (e) => {
			j[e]--, ce.pop();
		}, L = (e) => {
			if (N.type === "globstar") {
				let t = j.braces > 0 && (e.type === "comma" || e.type === "brace"), n = e.extglob === !0 || M.length && (e.type === "pipe" || e.type === "paren");
				e.type !== "slash" && e.type !== "paren" && !t && !n && (j.output = j.output.slice(0, -N.output.length), N.type = "star", N.value = "*", N.output = oe, j.output += N.output);
			}
			M.length && e.type !== "paren" && (M[M.length - 1].inner += e.value), (e.value || e.output) && fe(e), N && N.type === "text" && e.type === "text" ? (N.value += e.value, N.output = (N.output || "") + e.value) : (e.prev = N, h.push(e), N = e);
		}, ge = (e, t) => {
			let n = {
				...x[t],
				conditions: 1,
				inner: ""
			};
			n.prev = N, n.parens = j.parens, n.output = j.output, n.startIndex = j.index, n.tokensIndex = h.length;
			let r = (d.capture ? "(" : "") + n.open;
			me("parens"), L({
				type: e,
				value: t,
				output: j.output ? "" : T
			}), L({
				type: "paren",
				extglob: !0,
				value: ue(),
				output: r
			}), M.push(n);
		}, _e = (n) => {
			let i = e.slice(n.startIndex, j.index + 1), a = e.slice(n.startIndex + 2, j.index), o = v(a, d);
			if ((n.type === "plus" || n.type === "star") && o.risky) {
				let e = o.safeOutput ? (n.output ? "" : T) + (d.capture ? `(${o.safeOutput})` : o.safeOutput) : void 0, t = h[n.tokensIndex];
				t.type = "text", t.value = i, t.output = e || r.escapeRegex(i);
				for (let e = n.tokensIndex + 1; e < h.length; e++) h[e].value = "", h[e].output = "", delete h[e].suffix;
				j.output = n.output + t.output, j.backtrack = !0, L({
					type: "paren",
					extglob: !0,
					value: P,
					output: ""
				}), he("parens");
				return;
			}
			let s = n.close + (d.capture ? ")" : ""), c;
			if (n.type === "negate") {
				let e = oe;
				n.inner && n.inner.length > 1 && n.inner.includes("/") && (e = re(d)), (e !== oe || F() || /^\)+$/.test(I())) && (s = n.close = `)$))${e}`), n.inner.includes("*") && (c = I()) && /^\.[^\\/.]+$/.test(c) && (s = n.close = `)${y(c, {
					...t,
					fastpaths: !1
				}).output})${e})`), n.prev.type === "bos" && (j.negatedExtglob = !0);
			}
			L({
				type: "paren",
				extglob: !0,
				value: P,
				output: s
			}), he("parens");
		};
		if (d.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(e)) {
			let n = !1, i = e.replace(s, (e, t, r, i, a, o) => i === "\\" ? (n = !0, e) : i === "?" ? t ? t + i + (a ? k.repeat(a.length) : "") : o === 0 ? ae + (a ? k.repeat(a.length) : "") : k.repeat(r.length) : i === "." ? S.repeat(r.length) : i === "*" ? t ? t + i + (a ? oe : "") : oe : t ? e : `\\${e}`);
			return n === !0 && (i = d.unescape === !0 ? i.replace(/\\/g, "") : i.replace(/\\+/g, (e) => e.length % 2 == 0 ? "\\\\" : e ? "\\" : "")), i === e && d.contains === !0 ? (j.output = e, j) : (j.output = r.wrapOutput(i, j, t), j);
		}
		for (; !F();) {
			if (P = ue(), P === "\0") continue;
			if (P === "\\") {
				let e = le();
				if (e === "/" && d.bash !== !0 || e === "." || e === ";") continue;
				if (!e) {
					P += "\\", L({
						type: "text",
						value: P
					});
					continue;
				}
				let t = /^\\+/.exec(I()), n = 0;
				if (t && t[0].length > 2 && (n = t[0].length, j.index += n, n % 2 != 0 && (P += "\\")), d.unescape === !0 ? P = ue() : P += ue(), j.brackets === 0) {
					L({
						type: "text",
						value: P
					});
					continue;
				}
			}
			if (j.brackets > 0 && (P !== "]" || N.value === "[" || N.value === "[^")) {
				if (d.posix !== !1 && P === ":") {
					let e = N.value.slice(1);
					if (e.includes("[") && (N.posix = !0, e.includes(":"))) {
						let e = N.value.lastIndexOf("["), t = N.value.slice(0, e), n = N.value.slice(e + 2), r = a[n];
						if (r) {
							N.value = t + r, j.backtrack = !0, ue(), !m.output && h.indexOf(N) === 1 && (m.output = T);
							continue;
						}
					}
				}
				(P === "[" && le() !== ":" || P === "-" && le() === "]") && (P = `\\${P}`), P === "]" && (N.value === "[" || N.value === "[^") && (P = `\\${P}`), d.posix === !0 && P === "!" && N.value === "[" && (P = "^"), N.value += P, fe({ value: P });
				continue;
			}
			if (j.quotes === 1 && P !== "\"") {
				P = r.escapeRegex(P), N.value += P, fe({ value: P });
				continue;
			}
			if (P === "\"") {
				j.quotes = j.quotes === 1 ? 0 : 1, d.keepQuotes === !0 && L({
					type: "text",
					value: P
				});
				continue;
			}
			if (P === "(") {
				me("parens"), L({
					type: "paren",
					value: P
				});
				continue;
			}
			if (P === ")") {
				if (j.parens === 0 && d.strictBrackets === !0) throw SyntaxError(u("opening", "("));
				let e = M[M.length - 1];
				if (e && j.parens === e.parens + 1) {
					_e(M.pop());
					continue;
				}
				L({
					type: "paren",
					value: P,
					output: j.parens ? ")" : "\\)"
				}), he("parens");
				continue;
			}
			if (P === "[") {
				if (d.nobracket === !0 || !I().includes("]")) {
					if (d.nobracket !== !0 && d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
					P = `\\${P}`;
				} else me("brackets");
				L({
					type: "bracket",
					value: P
				});
				continue;
			}
			if (P === "]") {
				if (d.nobracket === !0 || N && N.type === "bracket" && N.value.length === 1) {
					L({
						type: "text",
						value: P,
						output: `\\${P}`
					});
					continue;
				}
				if (j.brackets === 0) {
					if (d.strictBrackets === !0) throw SyntaxError(u("opening", "["));
					L({
						type: "text",
						value: P,
						output: `\\${P}`
					});
					continue;
				}
				he("brackets");
				let e = N.value.slice(1);
				if (N.posix !== !0 && e[0] === "^" && !e.includes("/") && (P = `/${P}`), N.value += P, fe({ value: P }), d.literalBrackets === !1 || r.hasRegexChars(e)) continue;
				let t = r.escapeRegex(N.value);
				if (j.output = j.output.slice(0, -N.value.length), d.literalBrackets === !0) {
					j.output += t, N.value = t;
					continue;
				}
				N.value = `(${g}${t}|${N.value})`, j.output += N.value;
				continue;
			}
			if (P === "{" && d.nobrace !== !0) {
				me("braces");
				let e = {
					type: "brace",
					value: P,
					output: "(",
					outputIndex: j.output.length,
					tokensIndex: j.tokens.length
				};
				se.push(e), L(e);
				continue;
			}
			if (P === "}") {
				let e = se[se.length - 1];
				if (d.nobrace === !0 || !e) {
					L({
						type: "text",
						value: P,
						output: P
					});
					continue;
				}
				let t = ")";
				if (e.dots === !0) {
					let e = h.slice(), n = [];
					for (let t = e.length - 1; t >= 0 && (h.pop(), e[t].type !== "brace"); t--) e[t].type !== "dots" && n.unshift(e[t].value);
					t = l(n, d), j.backtrack = !0;
				}
				if (e.comma !== !0 && e.dots !== !0) {
					let n = j.output.slice(0, e.outputIndex), r = j.tokens.slice(e.tokensIndex);
					e.value = e.output = "\\{", P = t = "\\}", j.output = n;
					for (let e of r) j.output += e.output || e.value;
				}
				L({
					type: "brace",
					value: P,
					output: t
				}), he("braces"), se.pop();
				continue;
			}
			if (P === "|") {
				M.length > 0 && M[M.length - 1].conditions++, L({
					type: "text",
					value: P
				});
				continue;
			}
			if (P === ",") {
				let e = P, t = se[se.length - 1];
				t && ce[ce.length - 1] === "braces" && (t.comma = !0, e = "|"), L({
					type: "comma",
					value: P,
					output: e
				});
				continue;
			}
			if (P === "/") {
				if (N.type === "dot" && j.index === j.start + 1) {
					j.start = j.index + 1, j.consumed = "", j.output = "", h.pop(), N = m;
					continue;
				}
				L({
					type: "slash",
					value: P,
					output: w
				});
				continue;
			}
			if (P === ".") {
				if (j.braces > 0 && N.type === "dot") {
					N.value === "." && (N.output = S);
					let e = se[se.length - 1];
					N.type = "dots", N.output += P, N.value += P, e.dots = !0;
					continue;
				}
				if (j.braces + j.parens === 0 && N.type !== "bos" && N.type !== "slash") {
					L({
						type: "text",
						value: P,
						output: S
					});
					continue;
				}
				L({
					type: "dot",
					value: P,
					output: S
				});
				continue;
			}
			if (P === "?") {
				if (!(N && N.value === "(") && d.noextglob !== !0 && le() === "(" && le(2) !== "?") {
					ge("qmark", P);
					continue;
				}
				if (N && N.type === "paren") {
					let e = le(), t = P;
					if (e === "<" && !r.supportsLookbehinds()) throw Error("Node.js v10 or higher is required for regex lookbehinds");
					(N.value === "(" && !/[!=<:]/.test(e) || e === "<" && !/<([!=]|\w+>)/.test(I())) && (t = `\\${P}`), L({
						type: "text",
						value: P,
						output: t
					});
					continue;
				}
				if (d.dot !== !0 && (N.type === "slash" || N.type === "bos")) {
					L({
						type: "qmark",
						value: P,
						output: te
					});
					continue;
				}
				L({
					type: "qmark",
					value: P,
					output: k
				});
				continue;
			}
			if (P === "!") {
				if (d.noextglob !== !0 && le() === "(" && (le(2) !== "?" || !/[!=<:]/.test(le(3)))) {
					ge("negate", P);
					continue;
				}
				if (d.nonegate !== !0 && j.index === 0) {
					pe();
					continue;
				}
			}
			if (P === "+") {
				if (d.noextglob !== !0 && le() === "(" && le(2) !== "?") {
					ge("plus", P);
					continue;
				}
				if (N && N.value === "(" || d.regex === !1) {
					L({
						type: "plus",
						value: P,
						output: C
					});
					continue;
				}
				if (N && (N.type === "bracket" || N.type === "paren" || N.type === "brace") || j.parens > 0) {
					L({
						type: "plus",
						value: P
					});
					continue;
				}
				L({
					type: "plus",
					value: C
				});
				continue;
			}
			if (P === "@") {
				if (d.noextglob !== !0 && le() === "(" && le(2) !== "?") {
					L({
						type: "at",
						extglob: !0,
						value: P,
						output: ""
					});
					continue;
				}
				L({
					type: "text",
					value: P
				});
				continue;
			}
			if (P !== "*") {
				(P === "$" || P === "^") && (P = `\\${P}`);
				let e = o.exec(I());
				e && (P += e[0], j.index += e[0].length), L({
					type: "text",
					value: P
				});
				continue;
			}
			if (N && (N.type === "globstar" || N.star === !0)) {
				N.type = "star", N.star = !0, N.value += P, N.output = oe, j.backtrack = !0, j.globstar = !0, de(P);
				continue;
			}
			let t = I();
			if (d.noextglob !== !0 && /^\([^?]/.test(t)) {
				ge("star", P);
				continue;
			}
			if (N.type === "star") {
				if (d.noglobstar === !0) {
					de(P);
					continue;
				}
				let n = N.prev, r = n.prev, i = n.type === "slash" || n.type === "bos", a = r && (r.type === "star" || r.type === "globstar");
				if (d.bash === !0 && (!i || t[0] && t[0] !== "/")) {
					L({
						type: "star",
						value: P,
						output: ""
					});
					continue;
				}
				let o = j.braces > 0 && (n.type === "comma" || n.type === "brace"), s = M.length && (n.type === "pipe" || n.type === "paren");
				if (!i && n.type !== "paren" && !o && !s) {
					L({
						type: "star",
						value: P,
						output: ""
					});
					continue;
				}
				for (; t.slice(0, 3) === "/**";) {
					let n = e[j.index + 4];
					if (n && n !== "/") break;
					t = t.slice(3), de("/**", 3);
				}
				if (n.type === "bos" && F()) {
					N.type = "globstar", N.value += P, N.output = re(d), j.output = N.output, j.globstar = !0, de(P);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && !a && F()) {
					j.output = j.output.slice(0, -(n.output + N.output).length), n.output = `(?:${n.output}`, N.type = "globstar", N.output = re(d) + (d.strictSlashes ? ")" : "|$)"), N.value += P, j.globstar = !0, j.output += n.output + N.output, de(P);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && t[0] === "/") {
					let e = t[1] === void 0 ? "" : "|$";
					j.output = j.output.slice(0, -(n.output + N.output).length), n.output = `(?:${n.output}`, N.type = "globstar", N.output = `${re(d)}${w}|${w}${e})`, N.value += P, j.output += n.output + N.output, j.globstar = !0, de(P + ue()), L({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (n.type === "bos" && t[0] === "/") {
					N.type = "globstar", N.value += P, N.output = `(?:^|${w}|${re(d)}${w})`, j.output = N.output, j.globstar = !0, de(P + ue()), L({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				j.output = j.output.slice(0, -N.output.length), N.type = "globstar", N.output = re(d), N.value += P, j.output += N.output, j.globstar = !0, de(P);
				continue;
			}
			let n = {
				type: "star",
				value: P,
				output: oe
			};
			d.bash === !0 ? (n.output = ".*?", (N.type === "bos" || N.type === "slash") && (n.output = ie + n.output), L(n)) : N && (N.type === "bracket" || N.type === "paren") && d.regex === !0 ? (n.output = P, L(n)) : ((j.index === j.start || N.type === "slash" || N.type === "dot") && (N.type === "dot" ? (j.output += O, N.output += O) : d.dot === !0 ? (j.output += ee, N.output += ee) : (j.output += ie, N.output += ie), le() !== "*" && (j.output += T, N.output += T)), L(n));
		}
		for (; j.brackets > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
			j.output = r.escapeLast(j.output, "["), he("brackets");
		}
		for (; j.parens > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", ")"));
			j.output = r.escapeLast(j.output, "("), he("parens");
		}
		for (; j.braces > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "}"));
			j.output = r.escapeLast(j.output, "{"), he("braces");
		}
		if (d.strictSlashes !== !0 && (N.type === "star" || N.type === "bracket") && L({
			type: "maybe_slash",
			value: "",
			output: `${w}?`
		}), j.backtrack === !0) {
			j.output = "";
			for (let e of j.tokens) j.output += e.output == null ? e.value : e.output, e.suffix && (j.output += e.suffix);
		}
		return j;
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
})), lt = n(((t, n) => {
	let r = e("path"), i = st(), a = ct(), o = ot(), s = at(), c = (e) => e && typeof e == "object" && !Array.isArray(e), l = (e, t, n = !1) => {
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
})), ut = n(((e, t) => {
	t.exports = lt();
})), dt = n(((t, n) => {
	let r = e("util"), i = it(), a = ut(), o = ot(), s = (e) => e === "" || e === "./", c = (e) => {
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
})), ft = t(dt(), 1);
const pt = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, mt = [(e) => e.length <= pt.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function ht(e) {
	if (e.length > pt.length) return `is longer than ${pt.length} characters`;
	if (e.startsWith("!")) return "starts with \"!\", which would mean all other files";
	let t = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(t)) return "has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(";
	let n = _t(t);
	if (n === void 0) return "has a range such as {1..9}. Write {1,2,3}, or use *";
	if (n > pt.paths) return `stands for more than ${pt.paths} paths. Write several globs, or use *`;
	if ((t.match(/\*+|[?[]/g)?.length ?? 0) > pt.wildcards) return `has more than ${pt.wildcards} wildcards`;
	try {
		vt(e);
		return;
	} catch {
		return "has a \"{\", \"(\" or \"[\" that closes in a wrong place";
	}
}
function gt() {
	return _().min(1).superRefine((e, { addIssue: t }) => {
		let n = ht(e);
		n !== void 0 && t({
			code: "custom",
			message: n
		});
	});
}
function _t(e) {
	let t = [{
		count: 1,
		dots: !1
	}], n = 1;
	for (let [r] of e.matchAll(/[{},]|\.\./g)) {
		let e = t.at(-1);
		if (r === "{") t.push({
			count: 1,
			dots: !1
		});
		else if (r === "," && e) e.count += 1;
		else if (r === ".." && e) e.dots = !0;
		else if (r === "}" && t.length > 1) {
			let { count: e, dots: r } = t.pop() ?? {
				count: 1,
				dots: !1
			};
			if (r && e === 1) return;
			n *= e;
		}
	}
	return n;
}
function vt(e) {
	return ft.default.braces(e, {
		expand: !0,
		nodupes: !0,
		keepEscaping: !0
	});
}
function yt(e) {
	return vt(e.replace(/^(?:\.\/+)+/, "")).map(bt);
}
function bt(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, i] of t.entries()) i === "**" ? n.push({ is: e === r ? "rest" : "folders" }) : m(n, St(i), e === r ? [] : [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: Tt(t)
	};
}
const xt = /\\(.)|(\*+)|\[([!^]?)(\]?[^\]]*)\]|(.)/gsu;
function St(e) {
	let t = [];
	for (let [, n, r, i, a, o = ""] of e.matchAll(xt)) {
		let e = t.length === 0;
		if (r !== void 0) t.push({
			is: "star",
			first: e
		});
		else if (a !== void 0) t.push({
			is: "one",
			first: e,
			allowed: wt(a, i !== "")
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
const Ct = /(?!)/u;
function wt(e, t) {
	let n = e.replace(/\\(.)/gsu, "$1").replace(/[\\\]^[]/g, "\\$&");
	try {
		return RegExp(t ? `[^/${n}]` : `[${n}]`, "u");
	} catch {
		return Ct;
	}
}
function Tt(e) {
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
		let i = St(r), [a] = i;
		i.length === 0 || i.length === 1 && a?.is === "text" ? t.push((a?.is === "text" ? a.text : "").replace(/[\\!*?|(){}[\]+@]/g, "\\$&")) : t.push(r.startsWith(".") ? ".*" : "*");
	}
	return {
		glob: t.join("/"),
		dot: !1
	};
}
function Et({ parts: e }, t, n, r = () => []) {
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
function Dt(e, t) {
	return ht(t) === void 0 && yt(t).some((t) => Et(t, e, !0) !== void 0);
}
// src/kinds/key/settings.ts
const Ot = F({
	name: "removals",
	parent: "limits",
	schema: () => b().min(0),
	expects: "a whole number, 0 or more",
	default: 25,
	commands: Ue,
	file: "both",
	widens: Je(25),
	docs: {
		example: 50,
		text: "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count."
	}
}), kt = F({
	name: "removals_percent",
	parent: "limits",
	schema: () => x().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 10,
	commands: Ue,
	file: "both",
	widens: Je(10),
	docs: {
		example: 5,
		text: "Maximum number of keys and texts to remove in one run, as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more."
	}
}), At = F({
	name: "overwrites_percent",
	parent: "limits",
	schema: () => x().min(0).max(100),
	expects: "a number from 0 to 100",
	default: 50,
	commands: Ue,
	file: "both",
	widens: Je(50),
	docs: {
		example: 20,
		text: "A run may overwrite live values of at most this percentage of the declared keys that are in the project. It is used only if there are 20 keys or more."
	}
}), jt = F({
	name: "unverified",
	parent: "limits",
	schema: () => b().min(0),
	expects: "a whole number, 0 or more",
	commands: Ue,
	file: "both",
	widens: Je(Infinity),
	docs: {
		example: 500,
		text: "Maximum number of translations that changes of base texts may mark unverified in one run. It has no effect if the setting `auto_toggle_unverified` of the project is off.",
		default: "no limit"
	}
}), Mt = {
	manifests: F({
		name: "keys",
		schema: () => w(gt()).min(1).refine(...mt),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...Ve, "pull"],
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			example: ["l10n/**/keys.yaml"],
			text: "Key manifests, as paths or globs.",
			commandLine: "Turns prune off, except for what `--prune` names.",
			action: "Relative to `working-directory`. Turns prune off.",
			file: "Relative to lokaform.yaml.",
			default: "`keys.yaml`, if there is one."
		}
	}),
	prune: F({
		name: "keys",
		parent: "prune",
		schema: () => D(L),
		expects: "off, owned or all",
		default: "off",
		commands: Ue,
		file: "both",
		widens: qe(L, "off"),
		docs: {
			example: "owned",
			text: "Which undeclared keys to remove: `off` (none), `owned` (those with the tag `lokaform:<owner>`, see the setting `owner`) or `all`."
		}
	}),
	limits: [
		Ot,
		kt,
		At,
		jt
	]
}, Nt = F({
	name: "webhook_removals",
	parent: "limits",
	schema: () => b().min(0),
	expects: "a whole number, 0 or more",
	default: 2,
	commands: Ue,
	file: "both",
	widens: Je(2),
	docs: {
		example: 0,
		text: "Maximum number of webhooks to remove in one run."
	}
}), Pt = {
	manifests: F({
		name: "webhooks",
		schema: () => w(gt()).min(1).refine(...mt),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...Ve, "pull"],
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		docs: {
			example: ["l10n/webhooks.yaml"],
			text: "Webhook manifests, as paths or globs.",
			commandLine: "Turns prune off, like `--keys`.",
			action: "Relative to `working-directory`. Turns prune off, like `keys`.",
			file: "Relative to lokaform.yaml.",
			default: "`webhooks.yaml`, if there is one (not for a branch of a project)."
		}
	}),
	prune: F({
		name: "webhooks",
		parent: "prune",
		schema: () => D(["off", "all"]),
		expects: "off or all",
		default: "off",
		commands: Ue,
		file: "both",
		widens: qe(["off", "all"], "off"),
		docs: {
			example: "all",
			text: "Which undeclared webhooks to remove: `off` (none) or `all`. `webhooks: []` in the manifest declares that there are none. A workflow does not remove webhooks whose URL is in no manifest: for that, run `lokaform apply` at a terminal."
		}
	}),
	limits: [Nt]
}, Ft = [Mt, Pt], It = Ft.map(({ manifests: e }) => e), Lt = Ft.map(({ prune: e }) => e), Rt = Ft.flatMap(({ limits: e }) => e), zt = F({
	name: "by",
	parent: "prune",
	schema: () => D(ge),
	expects: "archive or destroy",
	commands: Ue,
	file: "both",
	widens: qe([void 0, ...ge], void 0),
	docs: {
		example: "archive",
		text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive, even if prune is off. Keys that declare `is_archived: true` stay archived."
	}
}), Bt = [...Lt, zt], Vt = F({
	name: "prune",
	schema: () => w(_().refine((e) => le([e]).every(Ht), "has a part that is not one of these")),
	expects: `parts such as keys=owned,by=archive. ${Bt.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: Ue,
	option: {
		offered: "on the command line",
		as: "list",
		metavar: "PARTS"
	},
	docs: {
		text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
		default: "the values in lokaform.yaml."
	}
});
function Ht({ name: e, value: t }) {
	return Bt.some((n) => n.name === e && n.schema.safeParse(t).success);
}
const Ut = F({
	name: "on_problem",
	schema: () => D(_e),
	expects: "skip or stop",
	default: ve.onProblem,
	commands: Ue,
	file: "both",
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "HOW"
	},
	widens: qe(_e.toReversed(), ve.onProblem),
	docs: {
		example: "stop",
		text: "What to do if a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
	}
}), Wt = F({
	name: "allow_removals",
	schema: () => b().min(0),
	expects: "a whole number, 0 or more",
	commands: He,
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	docs: { text: "Maximum number of keys, texts and webhooks to remove in this run. It replaces `limits.removals`, `limits.removals_percent` and `limits.webhook_removals` for this run. All other checks stay on." }
}), Gt = F({
	name: "allow_wrong_project",
	schema: () => v(),
	expects: "true or false",
	default: ve.allowWrongProject,
	commands: Ue,
	file: "both",
	widens: qe([!1, !0], ve.allowWrongProject),
	docs: {
		example: !0,
		text: "Continue if the project has 10 keys or more and none of them is declared."
	}
}), Kt = F({
	name: "backup_dir",
	schema: () => _().min(1),
	expects: "the path of a folder",
	commands: ["apply", "restore"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "DIR"
	},
	docs: {
		text: "Folder for the backup of what a run removes or overwrites.",
		default: "lokaform-backup."
	}
}), qt = F({
	name: "backup",
	schema: () => _().min(1),
	expects: "the path of a file",
	commands: ["restore"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "The backup to restore." }
}), Jt = F({
	name: "force",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: ["restore"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: { text: "Also replace live values that changed after the backup was written." }
}), Yt = {
	title: "What may be removed",
	settings: [
		...Bt,
		Vt,
		Ut,
		...Rt,
		Wt,
		Gt,
		Kt,
		qt,
		Jt
	]
}, Xt = ["pull"], Zt = "on the command line", Qt = () => w(_().min(1)).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).refine((e) => e.every((e) => e !== ""), "has an empty name"), $t = (e) => ({
	offered: "everywhere",
	as: "list",
	metavar: e
}), en = F({
	name: "split_by",
	schema: () => D(Ie),
	expects: "filename, prefix, tag or none",
	default: "none",
	commands: [...Xt, "init"],
	option: {
		offered: Zt,
		as: "text",
		metavar: "filename|prefix|tag|none"
	},
	docs: { text: "Write one key manifest for each filename, prefix of the name (up to the first `.`, `:`, `/` or `_`) or first tag, in the folder `keys`. The other keys are in keys.yaml." }
}), tn = F({
	name: "languages",
	parent: "pull",
	schema: () => A([te("all").transform(() => ["all"]), Qt().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...Xt, "init"],
	file: "both",
	option: $t("en,de|all"),
	docs: {
		example: "all",
		text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
		default: "the base language of the project; if there are manifests, the languages that an entry declares."
	}
}), nn = F({
	name: "fields",
	schema: Qt,
	expects: "names of fields with commas between them, or all",
	commands: [...Xt, "init"],
	option: $t("description,tags|all"),
	docs: {
		text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
		default: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
	}
}), rn = F({
	name: "dir",
	schema: () => _().min(1),
	expects: "the path of a folder",
	commands: Xt,
	option: {
		offered: Zt,
		as: "text",
		metavar: "DIR"
	},
	docs: {
		text: "Folder of the first manifests.",
		default: "the folder of lokaform.yaml, or the working directory."
	}
}), an = F({
	name: "dry_run",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: Xt,
	option: {
		offered: Zt,
		as: "switch"
	},
	docs: { text: "Print what would be written, and write nothing." }
}), on = F({
	name: "new",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: Xt,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: { text: "Also declare live keys that no manifest has, if there are manifests. Each comes after its nearest relative by name. Without a relative, and with several manifests, it is listed instead." }
}), sn = F({
	name: "remove_missing",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: Xt,
	option: {
		offered: Zt,
		as: "switch"
	},
	docs: { text: "List entries whose key is not live, and remove them after a question. The limits of removals count them." }
}), cn = {
	title: "For pull",
	settings: [
		en,
		tn,
		nn,
		on,
		sn,
		rn,
		an
	]
}, ln = [
	"validate",
	"plan",
	"apply"
], un = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key. All checks and their levels are in [checks.md](checks.md).",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language."
}, dn = {
	placeholders: fn("placeholders"),
	icu: fn("icu"),
	plurals: fn("plurals"),
	length: fn("length"),
	blanks: fn("blanks"),
	base: fn("base")
};
function fn(e) {
	return F({
		name: e,
		parent: "checks",
		schema: () => D(Ce),
		expects: "warn, error or off",
		default: "warn",
		commands: ln,
		file: "both",
		docs: {
			example: "error",
			text: un[e]
		}
	});
}
const pn = {
	title: "Advice on texts",
	settings: Se.map((e) => dn[e])
}, mn = ["init"], hn = "on the command line", gn = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], _n = ["translations", "pull"], vn = D([...gn, "none"]), yn = F({
	name: "workflows",
	schema: () => w(_()).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).pipe(w(vn)).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${gn.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: mn,
	option: {
		offered: hn,
		as: "list",
		metavar: "translations,pull|none"
	},
	docs: {
		text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
		default: "`translations` and `pull`, if there is no terminal for the question."
	}
}), bn = F({
	name: "default_branch",
	schema: () => _().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: mn,
	option: {
		offered: hn,
		as: "text",
		metavar: "BRANCH"
	},
	docs: {
		text: "The branch from which the workflows apply.",
		default: "the default branch of the repository, as far as git knows it."
	}
}), xn = {
	title: "For init",
	settings: [yn, bn]
}, Sn = F({
	name: "texts",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: ["demo"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: { text: "Show the example whose texts are in the code, in JSON files and `.strings` files, and how a text of the project gets back into them." }
}), Cn = {
	title: "For demo",
	settings: [Sn]
}, wn = "lokaform", Tn = [...It.map(({ name: e }) => e), wn], En = F({
	name: "schema_name",
	schema: () => D(Tn),
	expects: `one of ${Tn.join(", ")}`,
	commands: ["schema"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: Tn.join("|")
	},
	docs: { text: "The schema to print." }
}), Dn = {
	title: "For schema",
	settings: [En]
}, On = F({
	name: "problem_code",
	schema: () => _().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "CODE"
	},
	docs: { text: "The code at the end of a problem. Without a code, all codes are listed." }
}), kn = {
	title: "For explain",
	settings: [On]
}, An = ["bash", "zsh"], jn = F({
	name: "shell",
	schema: () => D(An),
	expects: `one of ${An.join(", ")}`,
	commands: ["completion"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: An.join("|")
	},
	docs: { text: "The shell that the script is for." }
}), Mn = {
	title: "For completion",
	settings: [jn]
}, Nn = {
	schema: () => _().min(1),
	expects: "the path of a file"
}, Pn = {
	schema: () => v(),
	expects: "true or false",
	default: !1
}, Fn = {
	offered: "everywhere",
	as: "text",
	metavar: "FILE"
}, In = {
	offered: "on the command line",
	as: "switch"
}, Ln = F({
	...Nn,
	name: "out",
	commands: ["plan"],
	option: Fn,
	docs: { text: "Write the plan to this file, as JSON." }
}), Rn = F({
	...Nn,
	name: "plan",
	commands: ["apply"],
	option: Fn,
	docs: {
		text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
		commandLine: "`plan --out` writes the file.",
		action: "The input `out` of plan writes the file."
	}
}), zn = F({
	name: "report",
	schema: () => w(_().regex(/.\.(json|md|html)$/)),
	expects: "the path of a file that ends with .json, .md or .html",
	default: [],
	commands: [
		...Ve,
		"restore",
		"report"
	],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "FILE"
	},
	docs: { text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search." }
}), Bn = F({
	name: "format",
	schema: () => D([
		"text",
		"json",
		"markdown"
	]),
	expects: "text, json or markdown",
	default: "text",
	commands: [...Ue, "report"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FORMAT"
	},
	docs: { text: "Output format: `text`, `json` or `markdown`." }
}), Vn = F({
	...Pn,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	option: In,
	docs: { text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files." }
}), Hn = F({
	...Pn,
	name: "all",
	commands: [...We, "pull"],
	option: In,
	docs: {
		text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
		commandLine: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `--filter` is given."
	}
}), Un = F({
	...Pn,
	name: "matrix",
	commands: ["validate", "plan"],
	option: In,
	docs: { text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else." }
}), Wn = F({
	...Pn,
	name: "verbose",
	commands: [...We, "pull"],
	option: {
		offered: "on the command line",
		as: "switch"
	},
	docs: {
		text: "Also print each request.",
		commandLine: "It goes to standard error."
	}
}), Gn = F({
	...Pn,
	name: "quiet",
	commands: [
		...Ve,
		"restore",
		"report"
	],
	option: {
		offered: "on the command line",
		as: "switch",
		short: "q"
	},
	docs: { text: "Print only problems, failures and the last line of the plan." }
}), Kn = F({
	...Pn,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	option: In,
	docs: { text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal." }
}), qn = F({
	...Pn,
	name: "no_color",
	commands: Le,
	option: In,
	docs: { text: "Do not use colours. The environment variable `NO_COLOR` does the same." }
}), Jn = F({
	...Pn,
	name: "help",
	commands: Le,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "h"
	},
	docs: { text: "Show this help." }
}), Yn = F({
	...Pn,
	name: "version",
	commands: Le,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "V"
	},
	docs: { text: "Show the version." }
}), Xn = {
	title: "Files and output",
	settings: [
		Ln,
		Rn,
		zn,
		Bn,
		Vn,
		Hn,
		Un,
		Wn,
		Gn
	]
}, Zn = {
	title: "General",
	settings: [
		Kn,
		qn,
		Jn,
		Yn
	]
}, Qn = ["report"], $n = () => w(_().min(1)), er = F({
	name: "reports",
	schema: () => w(gt()).refine(...mt),
	expects: "paths or globs of files",
	commands: Qn,
	option: {
		offered: "as an argument and in the action",
		as: "list",
		metavar: "FILE…"
	},
	docs: {
		text: "Report files of `validate`, `plan`, `apply` or `drift`: paths or globs, for example `reports/**/*.json`.",
		action: "Relative to `working-directory`."
	}
}), tr = () => $n().transform((e, t) => e.flatMap((e) => {
	if (!e.startsWith("[")) return [e];
	let n = w(_()).safeParse(nr(e));
	return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
}));
function nr(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
const rr = F({
	name: "expect",
	schema: tr,
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Qn,
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
}), ir = {
	title: "For report",
	settings: [er, rr]
}, ar = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, or = 24 * ar.h, sr = /^(\d{1,9})([smh])$/, cr = F({
	name: "time_limit",
	schema: () => _().refine(pr, "is not a time from 1 s to 24 h").meta({ pattern: sr.source }).transform((e) => fr(e)),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...We, "pull"],
	file: "top",
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "TIME"
	},
	docs: {
		example: "30m",
		text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails. Run it again to make the other changes.",
		default: "no limit."
	}
}), lr = F({
	name: "rate",
	schema: () => x().min(.1).max(1e3),
	expects: "a number from 0.1 to 1000",
	default: 6,
	commands: [
		...We,
		"pull",
		"init"
	],
	file: "both",
	option: {
		offered: "on the command line",
		as: "number",
		metavar: "N"
	},
	docs: {
		example: 3,
		text: "Requests per second. The service allows 6 per token and per IP address."
	}
}), ur = F({
	name: "concurrency",
	schema: () => b().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...We, "pull"],
	file: "both",
	option: {
		offered: "on the command line",
		as: "number",
		metavar: "N"
	},
	docs: {
		example: 2,
		text: "Requests at the same time, 1 to 10."
	}
}), dr = F({
	name: "use_automations",
	schema: () => v(),
	expects: "true or false",
	commands: [...He, "restore"],
	file: "both",
	widens: qe([
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
function fr(e) {
	let [, t = "", n = ""] = sr.exec(e) ?? [];
	return Number(t) * (n === "s" || n === "m" || n === "h" ? ar[n] : 0);
}
function pr(e) {
	let t = fr(e);
	return t >= ar.s && t <= or;
}
const mr = {
	title: "Pace",
	settings: [
		cr,
		lr,
		ur,
		dr
	]
}, hr = D(he), gr = F({
	name: "languages",
	schema: () => C(_().min(1), hr),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore",
	members: {
		schema: hr,
		expects: `one of ${he.join(", ")}`
	},
	default: ve.languages,
	commands: Ue,
	file: "both",
	widens: _r,
	docs: {
		empty: "The same as without it.",
		example: {
			en: "merge",
			de: "enforce",
			"*": "seed"
		},
		text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
		default: "`merge` for every language."
	}
});
function _r(e = {}, t = {}) {
	let n = qe([
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
const vr = A([b().positive().transform(String), _().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), yr = F({
	name: "writers",
	schema: () => w(vr),
	expects: "a list of addresses or user ids",
	commands: Ue,
	file: "both",
	widens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	docs: {
		empty: "No text counts as written by Lokaform.",
		example: ["l10n-ci@example.com"],
		text: "The users that Lokaform writes as, by address or user id, such as `l10n-ci@example.com`. An apply that ran late is recognized by them.",
		default: "the user that the token belongs to."
	}
}), br = {
	schema: () => w(_().min(1)),
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, xr = F({
	...br,
	name: "overwrite",
	default: [...ve.overwrite],
	commands: He,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	docs: { text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, texts that the rule `seed` keeps." }
}), Sr = F({
	...br,
	name: "accept",
	default: [...ve.accept],
	commands: ["pull"],
	option: {
		offered: "on the command line",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	docs: { text: "Write the project's text of this key into its file, even if the text of the file is newer. `cart.*:de` and `*` decide only conflicts and undecided texts." }
}), Cr = F({
	name: "owner",
	schema: () => _().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	commands: Ue,
	file: "both",
	widens: (e, t) => t !== void 0 && t !== e,
	docs: {
		example: "web-team",
		text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
		default: "no tag."
	}
}), wr = F({
	name: "protected_tags",
	schema: () => w(_().min(1)),
	expects: "a list of tags",
	default: [...ve.protectedTags],
	commands: Ue,
	file: "both",
	widens: (e, t) => {
		let n = t ?? ve.protectedTags;
		return (e ?? ve.protectedTags).some((e) => !n.includes(e));
	},
	docs: {
		empty: "No tag protects a key.",
		example: ["protected", "legal"],
		text: "A live key with one of these tags keeps the tag, and is never removed."
	}
}), Tr = {
	title: "Who owns texts and keys",
	settings: [
		gr,
		yr,
		xr,
		Sr,
		Cr,
		wr
	]
};
// src/kinds/textSource.ts
function Er({ languages: e, base: t, alsoReads: n = [] }, r) {
	let i = e ?? (t === void 0 ? void 0 : [t]);
	return !i || i.includes(r) || n === "all" || n.includes(r);
}
const Dr = "{lang}";
function Or({ files: e }) {
	return Kr(e).replaceAll(Dr, "*");
}
function kr(e, t) {
	if (!Ir(e.files)) return e.language;
	let [n] = Ur(e, t);
	return n && Ar(e, t.slice(n.start, n.end));
}
function Ar({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function jr({ languageMap: e }, t) {
	return Object.entries(e).find(([, e]) => e === t)?.[0] ?? t;
}
function Mr(e, t, n) {
	let r = Ur(e, t), i = jr(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function Nr(e, t) {
	return Fr(t, Ir(e.files) ? Ur(e, t) : []);
}
function Pr(e) {
	return Fr(e, [...e.matchAll(/\{lang\}/g)].map(({ index: e }) => ({
		start: e,
		end: e + 6
	})));
}
function Fr(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => Lr(e, t.start - n, t.end - n), e.slice(n, i)),
		dir: zr(e.slice(0, n), t)
	};
}
function Ir(e) {
	return e.includes(Dr);
}
function Lr(e, t, n) {
	let r = e.slice(0, t), i = e.slice(n);
	return /[-_.+ ]$/.test(r) ? r.slice(0, -1) + i : r + i.replace(/^[-_.+ ]/, "");
}
const Rr = /\.lproj$|^values(-|$)/;
function zr(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !Rr.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const Br = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, Vr = /^[A-Za-z]{2,3}$/, Hr = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/;
function Ur(e, t) {
	let n = yt(e.files.replaceAll(Dr, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let e of [
		Wr(r),
		Gr(Br),
		Gr(Vr),
		Gr(Hr, !0)
	]) for (let r of n) {
		let n = Et(r, t, !0, e) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function Wr(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function Gr(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function Kr(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function qr(e, t) {
	return e === Kr(t) || Dt(e, t);
}
// src/model/place.ts
const Jr = b().min(0), Yr = O({
	file: _(),
	line: Jr,
	col: Jr,
	endLine: Jr,
	endCol: Jr
});
function Xr(e, t, n = []) {
	let r = ni(e, t, n);
	return $r(r.file, r.at.start, r.at.end);
}
function Zr(e, t, n) {
	let r = ni(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return $r(r.file, i, a);
}
function Qr(e, t, n) {
	return ni(e, t, n).file;
}
function $r(e, t, n) {
	let r = ri(e, t), i = ri(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function ei(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function ti(e, t) {
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
function ni(e, t, n) {
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
function ri(e, t) {
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
// src/model/project.ts
const ii = O({
	iso: _(),
	id: _().optional(),
	pluralForms: w(_()).readonly()
}), ai = O({
	id: _(),
	digest: _().exactOptional(),
	name: _(),
	type: _(),
	baseLanguage: _(),
	languages: w(ii).readonly().optional(),
	perPlatformNames: v(),
	segmentation: v(),
	autoToggleUnverified: v().optional()
});
function oi(e) {
	return e.split(":")[0] ?? e;
}
function si(e) {
	let t = oi(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/model/plan.ts
const ci = 253402300799, li = b().min(0), ui = w(_()).readonly(), di = A([x(), _()]), fi = T(), pi = O({
	by: _().exactOptional(),
	at: x().min(0).max(ci),
	reviewed: te(!0).exactOptional()
}), mi = O({
	field: _(),
	part: _().exactOptional(),
	before: fi.exactOptional(),
	after: fi,
	edited: pi.exactOptional()
}).extend({
	place: Yr,
	seen: _().exactOptional(),
	unverifies: ui.exactOptional()
}), hi = O({
	kind: _(),
	label: _()
}), gi = hi.extend({ ref: _() }), _i = gi.extend({
	place: Yr,
	identity: fi,
	fields: w(mi).readonly()
}), vi = _i.extend({ action: te("create") }), yi = _i.extend({
	action: te("update"),
	renamed_from: _().exactOptional()
}), bi = {
	id: di,
	seen: _(),
	tags: ui.exactOptional()
}, xi = yi.extend({
	...bi,
	edited: pi.exactOptional()
}), Si = gi.extend({
	action: te("destroy"),
	...bi,
	how: D(ge),
	texts: w(O({
		field: _(),
		part: _(),
		before: fi,
		edited: pi.exactOptional()
	})).exactOptional()
}), Ci = k("action", [
	vi,
	xi,
	Si
]), wi = hi.extend({ id: di }), Ti = O({
	field: _(),
	part: _().exactOptional(),
	reason: D([
		"held",
		"pull",
		"conflict",
		"undecided",
		"changed-since",
		"converts"
	]),
	live: fi,
	declared: fi.exactOptional(),
	edited: pi.exactOptional(),
	cause: D([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	landed: x().min(0).max(ci).exactOptional()
}), Ei = wi.extend({
	...Ti.shape,
	place: Yr
}), Di = wi.extend({
	reason: D([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: _().exactOptional(),
	place: Yr.exactOptional()
}), Oi = hi.extend({ place: Yr }), ki = O({
	variable: _(),
	host: _(),
	place: Yr
}), Ai = {
	unchanged: li,
	unmanaged: li
}, ji = O({
	filters: ui,
	by_kind: C(_(), O({
		chosen: li,
		declared: li
	})),
	unmatched: ui
}), Mi = w(Ci).readonly(), Ni = w(A([Ei, Di])).readonly(), Pi = w(wi).readonly(), Fi = O({
	format_version: te(1),
	project: ai,
	changes: Mi,
	kept: Ni,
	skipped: w(Oi).readonly(),
	counts: O({
		...Ai,
		by_kind: C(_(), O(Ai)),
		adopted: li
	}),
	sends: w(ki).readonly().exactOptional(),
	filter: ji.exactOptional()
}), Ii = O({
	caused: Mi,
	pending: Mi,
	resolved: Mi,
	kept: Ni,
	sends: w(ki).readonly(),
	released: Pi
}), Li = Oi.extend({ fields: w(O({
	field: _(),
	part: _().exactOptional(),
	before: fi
})).readonly().exactOptional() }), Ri = Oi.extend({
	member: _(),
	before: _().exactOptional(),
	after: _().exactOptional()
}), zi = O({
	changes: w(k("action", [vi, yi])).readonly(),
	released: w(Li).readonly(),
	rematched: w(Ri).readonly(),
	changed_defaults: ui
}), Bi = k("state", [
	O({
		state: te("done"),
		id: di
	}),
	O({
		state: te("failed"),
		how: D([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		message: _(),
		place: Yr.exactOptional()
	}),
	O({
		state: te("skipped"),
		message: _(),
		place: Yr.exactOptional(),
		written: ui.exactOptional()
	}),
	O({
		state: te("not attempted"),
		message: _()
	})
]), Vi = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], Hi = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var Ui = class {
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
		return t ? e.replace(Hi, "_").length : e.length;
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
const Wi = /["&<]/, Gi = /['&<]/, Ki = /\r\n|[\n\r\t]/g, qi = /<|&|]]>/, Ji = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function Yi(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || Xi(e, t);
}
function Xi(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function Zi(e) {
	return e === "#" || Yi(e);
}
function Qi(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function $i(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var R = class e {
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
R.TYPE_CDATA = "cdata", R.TYPE_COMMENT = "comment", R.TYPE_DOCUMENT = "document", R.TYPE_DOCUMENT_TYPE = "doctype", R.TYPE_ELEMENT = "element", R.TYPE_PROCESSING_INSTRUCTION = "pi", R.TYPE_TEXT = "text", R.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var ea = class extends R {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return R.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(R.prototype.toJSON.call(this), { text: this.text });
	}
}, ta = class extends ea {
	get type() {
		return R.TYPE_CDATA;
	}
}, na = class extends R {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return R.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(R.prototype.toJSON.call(this), { content: this.content });
	}
}, ra = class extends R {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return R.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = R.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, ia = class e extends R {
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
		return R.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(R.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, aa = class extends R {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof ia) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return R.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(R.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, oa = class extends R {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return R.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = R.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, sa = class extends Error {
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
}, ca = class extends R {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return R.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(R.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, la = class {
	constructor(e, t = {}) {
		let n = this.document = new aa();
		this.currentNode = n, this.options = t, this.scanner = new Ui(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = ua(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === R.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new ea(e), t);
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
		let n, r = !1, i = "", a = t === "\"" ? Wi : Gi;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(Ki, " ")), e.peek()) {
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
		return this.options.preserveCdata ? this.addNode(new ta(ua(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(qi);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new na(ua(n)), t);
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
		return !this.options.preserveDocumentType || this.addNode(new oa(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new ia(n, r);
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
		return Xi(this.scanner.peek()) ? this.scanner.consumeMatchFn(Yi) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new ca(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new ca(n, ua(r)), t);
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
		let t = e.consumeMatchFn(Zi);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!$i(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = Ji[t], n === void 0) {
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
		return !!this.scanner.consumeMatchFn(Qi);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (Yi(e.peek())) return e.reset(t), !1;
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
		return !this.options.preserveXmlDeclaration || this.addNode(new ra(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new sa(e, t.charIndex, t.string);
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
			if (!$i(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function ua(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function da(e, t) {
	return new la(e, t).document;
}
// src/model/problem.ts
const fa = [
	"run",
	"project",
	"change"
], pa = [
	"error",
	"warning",
	"notice"
], ma = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-language-file.no-manifest.no-project.no-report.no-secrets.no-token.no-url.not-a-text.not-agreed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.released-project.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.twin-webhook.undecided.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-answer.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.yaml".split("."), ha = [
	"blanks",
	"icu-message",
	"missing-plural-form",
	"no-base-text",
	"placeholders",
	"text-too-long"
];
function ga({ code: e }) {
	return ha.some((t) => t === e);
}
function z(e, t, n = {}) {
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
const _a = 1e3;
var va = class {
	#e = [];
	#t = new Map();
	add(e) {
		let { severity: t, reach: n, place: r } = e;
		if (this.countMore(r?.file, Sa(e), {
			severity: t,
			reach: n
		})) return;
		let i = ya(r?.file, {
			severity: t,
			reach: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 || a.at.length > 1e3) && (a.more = Sa(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(ya(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(100, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && ba(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function ya(e = "", { severity: t = "error", reach: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function ba({ code: e, severity: t, reach: n, place: r }, i) {
	return {
		...z(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			reach: n,
			...r && { place: r }
		}),
		count: i
	};
}
function xa(e, t) {
	return z("yaml", `${e} has more than ${_a.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function Sa({ count: e = 1 }) {
	return e;
}
function Ca(e) {
	let t = new va();
	for (let n of e) t.add(n);
	return t.problems;
}
function wa(e) {
	return e.some(({ severity: e }) => e === "error");
}
// src/texts/faults.ts
var Ta = class {
	language;
	count = 0;
	groups = new Map();
	push(e) {
		let { language: t } = this, n = t === void 0 ? e : {
			...e,
			language: t
		}, r = `${n.severity} ${t}`, i = this.groups.get(r) ?? {
			first: [],
			more: 0
		};
		this.groups.set(r, i), this.count += 1, i.first.push(n), i.first.length > 4e3 && (i.more += i.first.sort(Ea).splice(2 * _a).length);
	}
	inOrder() {
		return [...this.groups.values()].flatMap(({ first: e, more: t }) => {
			let n = e.sort(Ea).at(-1);
			return t > 0 && n ? e.with(-1, {
				...n,
				count: t + 1
			}) : e;
		}).sort(Ea);
	}
};
function Ea(e, t) {
	return e.at.start - t.at.start;
}
function Da(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var Oa = class {
	text;
	lineStarts;
	constructor(e) {
		this.text = e;
	}
	fault(e, t, n, r = "Keep one of them.") {
		this.lineStarts ??= ei(this.text);
		let { line: i } = $r({
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
function ka(e, t, n) {
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
// src/texts/android/read.ts
const Aa = new Map([
	["string", "string"],
	["plurals", "plurals"],
	["string-array", "array"]
]);
function ja(e, t, n = new Ta()) {
	let r = [];
	m(n, Na(e, t, "Text must be inside of a <string>. Move or remove it."));
	for (let i of Ma(t)) {
		let t = Aa.get(i.name === "item" ? i.attributes.type : i.name);
		if (!t) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = i.attributes, { attributes: c } = fo(e, i), l = c.get("name"), u = {
			start: i.start,
			end: i.start + i.name.length + 1
		};
		if (!l || a === "") {
			let e = `This <${i.name}> has no name, and a key needs a name. Write name="…".`;
			n.push({
				code: "not-a-text",
				message: e,
				at: l ?? u
			});
			continue;
		}
		/^\s*(?:true|True|TRUE|false|False|FALSE)\s*$/.test(o) || n.push({
			code: "not-a-text",
			message: "The value of \"translatable\" must be true or false.",
			at: c.get("translatable") ?? u
		});
		let d = Object.keys(i.attributes).find((e) => /:featureFlag$/.test(e)), f = s !== "" && s !== "default" ? `product "${s}"` : d && `feature flag "${i.attributes[d]}"`, p = !/^\s*false/i.test(o);
		r.push({
			is: t,
			name: a,
			at: l,
			element: i,
			isTranslatable: p,
			...f && { variant: f }
		});
	}
	return r;
}
function Ma({ children: e }) {
	return e.filter((e) => e instanceof ia);
}
function Na(e, { children: t }, n) {
	return t.flatMap((t) => {
		if (!(t instanceof ea || t instanceof ta)) return [];
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
function Pa(e, t, n) {
	let r = fo(e, t);
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
	}, a = po(e, t);
	return a.some((t) => t.is === "tag" || Fa(e, t, n)) ? Ra(e, a, i) : Ia(e, a, i);
}
function Fa(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function Ia(e, t, n) {
	let r = Wa(Ua(t.map((t) => Ha(e, t)).join(""))), i = t.length > 0 ? Ga(e, t, n) : n;
	if (La.test(r)) return {
		at: i,
		style: "plain",
		content: {
			is: "reference",
			to: r
		}
	};
	let a = Ka(), o = qa(r, a), s = t.some(({ is: e }) => e === "cdata"), c = a.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(r);
	return {
		at: i,
		style: s ? "cdata" : c ? "quoted" : "plain",
		content: Va(o, a.why)
	};
}
const La = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function Ra(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = Ka(), a = za(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = Ua(s.source)), !r && c && (c.source = Wa(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : qa(t, i, !0));
	return {
		at: r ? n : Ga(e, t, n),
		style: r ? "styled" : "markup",
		content: Va(l.join(""), i.why)
	};
}
function za(e, t) {
	let n = [];
	for (let r of t) {
		let t = to(e.slice(r.start, r.end)), i = r.is === "cdata" ? Ba(t) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function Ba(e) {
	return e.slice(9, -3).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
function Va(e, t) {
	return t ? {
		is: "wrong",
		why: t
	} : u.test(e) ? {
		is: "wrong",
		why: h("This text")
	} : {
		is: "text",
		text: e
	};
}
function Ha(e, { is: t, start: n, end: r }) {
	let i = to(e.slice(n, r));
	return t === "cdata" ? i.slice(9, -3) : eo(i);
}
function Ua(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function Wa(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function Ga(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
function Ka() {
	return {
		isQuoted: !1,
		isAfterBlank: !1,
		quotes: 0
	};
}
function qa(e, t, n = !1) {
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
					r += n ? Qa(e) : e, i += 4;
				} else t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
			} else r += a;
		} else r += a;
	}
	return r;
}
function Ja(e) {
	return `"${e.replace(/[\\"]/g, "\\$&").replace(Xa, Za)}"`;
}
function Ya(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(Xa, Za).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const Xa = /[\0-\x1f\ufffe\uffff]/g;
function Za(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function Qa(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const $a = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function eo(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : $a.get(r) ?? e);
}
function to(e) {
	return e.replace(/\r\n?/g, "\n");
}
const no = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function ro(e) {
	let t = {
		start: 0,
		end: 0
	};
	if (e.trim() === "") return ka(e, "The file is empty. Write <resources></resources> if it has no texts yet.", t);
	let n = no.exec(e)?.index;
	if (n !== void 0) return ka(e, "This is a character that XML cannot have, such as a NUL. Remove it.", {
		start: n,
		end: n + 1
	});
	let r = so(e), i = io(e, r);
	if ("faults" in i) return i;
	let { root: a } = i;
	return a?.name === "resources" ? {
		root: a,
		entities: r
	} : ka(e, "The root of a file of Android texts must be <resources>.", a ? {
		start: a.start,
		end: a.start + a.name.length + 1
	} : t);
}
function io(e, t) {
	try {
		return da(e.replaceAll("\r", " "), {
			includeOffsets: !0,
			preserveCdata: !0,
			preserveComments: !0,
			resolveUndefinedEntity: (e) => t.has(e) ? e : null
		});
	} catch (t) {
		if (t instanceof sa) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = oo(e, t.pos), i = n.startsWith("Unterminated reference") ? e.lastIndexOf("&", r) : r;
			return ka(e, `The XML is not well-formed. ${n.slice(0, 200)}. ${ao}`, {
				start: i,
				end: Math.min(e.length, i + 1)
			});
		}
		if (t instanceof RangeError) return ka(e, "The XML has too many elements inside of each other. Close each tag.", {
			start: 0,
			end: 0
		});
		throw t;
	}
}
const ao = "Close each tag, and write & as &amp; and < as &lt; in texts.";
function oo(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function so(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const co = /<[^\s/>]+/y, lo = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, uo = /\s*(\/?)>/y;
function fo(e, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(co);
	let i = new Map();
	for (let e = r(lo); e; e = r(lo)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(uo)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function po(e, t) {
	let n = [], r = t.children.toReversed();
	for (let t = r.pop(); t; t = r.pop()) if (t instanceof ia) {
		let i = !t.name.includes(":"), { end: a, isEmpty: o } = fo(e, t);
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
		}), m(r, t.children.toReversed());
	} else t instanceof ta ? n.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof ea ? n.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && n.push(t);
	return n;
}
// src/texts/readBack.ts
function mo(e) {
	let [t] = e.values();
	return t === void 0 ? void 0 : {
		why: t,
		each: e
	};
}
function ho({ text: e, edits: t, read: n }, r) {
	if (t.length === 0) return {
		is: "edited",
		text: e
	};
	let i = n(e), a = i.faults.find(({ code: e, severity: t }) => e === "text-file" && t !== "warning");
	if (a) return go(`The file cannot be read. ${a.message}`);
	let o = _o(i.texts, t);
	if ("why" in o) return {
		is: "refused",
		...o
	};
	let s = r(i);
	if (typeof s != "string") return {
		is: "refused",
		...s
	};
	let c = n(s), l = new Set(i.texts.map(Co));
	return Da(c.faults) === Da(i.faults) && c.texts.length === o.size && c.texts.every((e) => {
		let t = Co(e);
		return o.get(t) === (l.has(t) ? wo(e) : To(e.value));
	}) ? {
		is: "edited",
		text: s
	} : go("The changed file would not contain exactly the wanted texts. Change it by hand.");
}
function go(e) {
	return {
		is: "refused",
		why: e
	};
}
function _o(e, t) {
	let n = new Map();
	for (let e of t) e.is === "replace" && n.set(So(e.at), e.text);
	let r = new Set(), i = (e) => xo(e, n, r), a = new Map(e.map((e) => [Co(e), wo({
		...e,
		value: i(e.value)
	})]));
	if (r.size < n.size) return { why: "The file does not have a text at this location." };
	let o = new Map();
	for (let [e, n] of t.entries()) {
		if (vo(n).some((e) => u.test(e)) && o.set(e, h("The new text")), n.is !== "add" || o.has(e)) continue;
		let t = Co(n);
		a.has(t) ? o.set(e, `The file already has the text "${n.path.join(".")}".`) : a.set(t, To(bo(n.value)));
	}
	return mo(o) ?? a;
}
function vo(e) {
	return e.is === "replace" ? [e.text] : typeof e.value == "string" ? [e.value] : Object.values(e.value);
}
const yo = {
	start: 0,
	end: 0
};
function bo(e) {
	if (typeof e == "string") return {
		is: "text",
		text: e,
		at: yo
	};
	let t = Object.entries(e).map(([e, t]) => [e, {
		text: t,
		at: yo,
		name: yo
	}]);
	return {
		is: "forms",
		at: yo,
		forms: new Map(t)
	};
}
function xo(e, t, n) {
	let r = (e) => {
		let r = t.get(So(e.at));
		return r === void 0 ? e : (n.add(So(e.at)), {
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
function So({ start: e, end: t }) {
	return `${e}-${t}`;
}
function Co({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function wo({ value: e, description: t }) {
	return JSON.stringify([To(e), t?.text]);
}
function To(e) {
	if (e.is === "none") return "null";
	let t = e.is === "text" ? e.text : [...e.forms].map(([e, { text: t }]) => [e, t]).sort();
	return JSON.stringify(t);
}
// src/texts/splices.ts
function Eo(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
function Do(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
function Oo(e, t, n, r) {
	let i = t;
	for (;;) {
		let t = Ao(e, i), a = e.startsWith(n, t) ? e.indexOf(r, t + n.length) : -1;
		if (a < 0 || /[\n\r]/.test(e.slice(t, a))) return i;
		i = a + r.length;
	}
}
function ko(e, t) {
	let n = Ao(e, t);
	return n === e.length || e[n] === "\n" || e[n] === "\r";
}
function Ao(e, t) {
	let n = t;
	for (; e[n] === " " || e[n] === "	";) n++;
	return n;
}
function jo(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/texts/android/write.ts
const Mo = "urn:oasis:names:tc:xliff:document:1.2";
function No({ text: e, edits: t, read: n }) {
	return ho({
		text: e,
		edits: t,
		read: n
	}, () => {
		let n = ro(e);
		if ("faults" in n) return { why: "The file cannot be read." };
		let r = ja(e, n.root), i = new Set(r.map(({ name: e }) => e)), a = {
			entities: n.entities,
			prefixes: Lo(n.root)
		}, o = Po(e, n, r, t), s = new Io(), c = [], l = [], u = new Map();
		for (let [e, n] of t.entries()) {
			let t = s.find(n.base);
			if (n.is === "add") {
				let r = zo(n, i, t, a);
				"why" in r ? u.set(e, r.why) : l.push(r);
				continue;
			}
			let r = o.get(n.at.start);
			if (!r) return { why: "The file does not have a text at this location." };
			let { value: d, element: f, isFormatted: p } = r;
			if (d.content.is === "text" && d.content.text === n.text) continue;
			let m = t?.(f.attributes.quantity), h = Ho(n.text, {
				old: d,
				base: m?.value,
				isFormatted: p
			}, a);
			if (typeof h != "string") u.set(e, h.why);
			else {
				let e = d.style === "empty" ? `>${h}</${f.name}>` : h;
				c.push({
					...d.at,
					text: e
				});
			}
		}
		let d = mo(u);
		if (d) return d;
		if (l.length > 0 && c.push(ls(e, n.root, l)), n.root.attributes["xmlns:xliff"] === void 0 && c.some((e) => e.text.includes("<xliff:"))) {
			let e = n.root.start + 10;
			c.push({
				start: e,
				end: e,
				text: ` xmlns:xliff="${Mo}"`
			});
		}
		return Eo(e, c);
	});
}
function Po(e, { entities: t }, n, r) {
	let i = r.flatMap((e) => e.is === "replace" ? e.at.start : []).sort((e, t) => e - t), a = new Map(), o = 0;
	for (let { element: r, isFormatted: s } of n.flatMap(Fo)) {
		for (; (i[o] ?? Infinity) < r.start;) o++;
		if ((i[o] ?? Infinity) > r.end) continue;
		let n = Pa(e, r, t);
		a.set(n.at.start, {
			value: n,
			element: r,
			isFormatted: s
		});
	}
	return a;
}
function Fo({ is: e, element: t }) {
	return e === "plurals" ? Ma(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: !/^\s*false\s*$/i.test(t.attributes.formatted ?? "")
	}];
}
var Io = class {
	files = new Map();
	find(e) {
		if (!e) return;
		let { text: t, name: n } = e, { entities: r, byName: i } = this.files.get(t) ?? this.parsed(t), a = i.get(n);
		if (!a || a.is === "array") return;
		let o = Fo(a);
		return (e) => {
			let [n] = [...[e, "other"].flatMap((e) => o.filter(({ element: t }) => t.attributes.quantity === e)), ...o];
			return n && {
				...n,
				value: Pa(t, n.element, r)
			};
		};
	}
	parsed(e) {
		let t = ro(e), n = "faults" in t ? [] : ja(e, t.root), r = {
			entities: "faults" in t ? new Set() : t.entities,
			byName: new Map(n.map((e) => [e.at.start, e]))
		};
		return this.files.set(e, r), r;
	}
};
function Lo({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? Mo) === Mo ? n.add("xliff") : n.delete("xliff"), n;
}
const Ro = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;
function zo({ path: e, value: t }, n, r, i) {
	let a = e.join(".");
	if (!Ro.test(a)) return { why: `"${a}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".` };
	if (n.has(a)) return { why: `The file already has "${a}", but not as a text of this key. Change it by hand.` };
	if (typeof t == "string") {
		let e = r?.(void 0), n = e?.element.name === "item" || (e?.isFormatted ?? !0), o = Ho(t, {
			base: e?.value,
			isFormatted: n
		}, i);
		return typeof o == "string" ? {
			name: a,
			value: o,
			isFormatted: n
		} : o;
	}
	if (Object.keys(t).find((e) => !Vi.includes(e)) !== void 0 || Object.keys(t).length === 0) return { why: `"${a}" needs plural forms of Android: zero, one, two, few, many or other.` };
	let o = [];
	for (let e of Vi) {
		let n = t[e];
		if (n === void 0) continue;
		let a = Ho(n, {
			base: r?.(e)?.value,
			isFormatted: !1
		}, i);
		if (typeof a != "string") return a;
		o.push({
			quantity: e,
			value: a
		});
	}
	return {
		name: a,
		value: o,
		isFormatted: !0
	};
}
const Bo = /<[/!?\p{L}_]|&#?\w+;/u, Vo = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function Ho(e, t, n) {
	let r = Uo(e, t, n);
	if (typeof r != "string") return r;
	let i = ns(r, t, n);
	return i === void 0 ? r : { why: i };
}
function Uo(e, { old: t, base: n }, r) {
	let i = t && (t.style === "cdata" || !Ko(t)) ? t : void 0;
	if (!Bo.test(e)) return Go(e, (i ?? n)?.style);
	let a = [i, n].find((e) => e && (e.style === "cdata" || Jo(e)));
	if (!a) return { why: Wo };
	let o = a === i ? "The old text" : "The text in the base language";
	return qo(a) ? Yo(e, r, o, [i, n].some((e) => e?.style === "styled")) : /<\/?xliff:/.test(e) ? { why: `${o} has no <xliff:g>, so an app would show this tag. Change it by hand.` } : Go(e, a.style);
}
const Wo = "The new text has tags or entities, and neither the old text nor the one in the base language has any, so the file does not show whether they are markup or characters. Change it by hand.";
function Go(e, t) {
	return t === "cdata" ? `<![CDATA[${Ya(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : Qa(t === "quoted" ? Ja(e) : Ya(e));
}
function Ko({ content: e }) {
	return e.is === "text" && e.text === "";
}
function qo({ style: e }) {
	return e === "markup" || e === "styled";
}
function Jo(e) {
	return qo(e) || e.content.is === "text" && Bo.test(e.content.text);
}
function Yo(e, t, n, r) {
	let i = { why: `${n} has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.` }, a = `<string>${e}</string>`, o = io(a, t.entities);
	if ("faults" in o || !o.root) return i;
	let s = po(a, o.root);
	if (s.some(({ is: e }) => e === "cdata")) return i;
	let c = $o(a, s, t) ?? (r ? void 0 : Zo(s, n));
	if (c !== void 0) return { why: c };
	let [l, u] = [s.find(Xo), s.findLast(Xo)], d = !1, f = s.map((e) => {
		let t = a.slice(e.start, e.end);
		if (e.is === "tag") return e.isSpan && (d = !1), t;
		let n = Ya(t, !1).replace(Vo, "\\$&");
		return e === l && (n = n.replace(/^[@?]/, "\\$&")), (e === l || d) && (n = n.replace(/^ /, "\\u0020")), e === u && (n = n.replace(/ $/, "\\u0020")), d = t.endsWith(" "), n;
	}).join(""), p = es(f, t);
	return p?.content.is === "text" && p.content.text === e ? f : i;
}
function Xo({ is: e }) {
	return e === "text";
}
function Zo(e, t) {
	if (e.some((e) => e.is === "tag" && e.isSpan)) return `${t} has no styles such as <b>, and an app that reads it as a plain text would lose those of the new one. Change it by hand.`;
}
const Qo = /\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
function $o(e, t, { prefixes: n }) {
	let r = 0;
	for (let { is: i, start: a, end: o } of t) {
		if (i !== "tag") continue;
		let t = e.slice(a, o), [, s, c = ""] = /^<(\/?)([^\s/>]+)/.exec(t) ?? [], l = [...t.matchAll(Qo)].map(([, e = ""]) => e), u = l.find((e) => /^xmlns(?::|$)/.test(e));
		if (u !== void 0) return `A tag in a text cannot declare ${u}. Declare it in <resources>.`;
		let d = [c, ...l].map((e) => e.includes(":") ? e.split(":", 1)[0] ?? "" : "").find((e) => e !== "" && e !== "xml" && !n.has(e));
		if (d !== void 0) return `<resources> does not declare the prefix "${d}" of the tags in the new text. Declare it there.`;
		if (c === "xliff:g") {
			if (s !== "" || t.endsWith("/>")) r -= s === "" ? 0 : 1;
			else if (++r > 1) return "The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.";
		}
	}
}
function es(e, { entities: t }) {
	let n = `<string>${e}</string>`, r = io(n, t);
	return "faults" in r || !r.root ? void 0 : Pa(n, r.root, t);
}
const ts = 32767;
function ns(e, { old: t, base: n, isFormatted: r }, i) {
	let a = es(e, i), o = a ? is(a) : "";
	if (o.length > ts / 3 && new TextEncoder().encode(o).length > ts) return `The new text has more than ${ts} bytes, which aapt2 refuses.`;
	if (!ss(o)) return;
	let s = r && a?.style !== "styled";
	return [t, n].some((e) => e && ss(is(e))) && !s ? void 0 : rs;
}
const rs = "The new text has several placeholders, and not all of them have a number, such as %1$s. Without formatted=\"false\", aapt2 refuses it. Number them in the project.";
function is(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return qo(e) ? eo(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const as = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, os = /[DFKMWZkmwyz]/;
function ss(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(as)) if (r === void 0 && o !== e.length - 1) {
		if (os.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
const cs = "    ";
function ls(e, t, n) {
	let r = Do(e), i = (e) => n.flatMap((t) => us(t, e)).reduce((e, t) => e + r + t, ""), a = Ma(t), o = a.findLast(({ name: e }) => e === "string" || e === "plurals") ?? a.at(-1);
	if (o) {
		let t = jo(e, o.start);
		if (t === void 0) {
			let e = n.flatMap((e) => us(e, "").map((e) => e.trimStart())).join("");
			return {
				start: o.end,
				end: o.end,
				text: e
			};
		}
		let a = Oo(e, o.end, "<!--", "-->"), s = ko(e, a) ? "" : r;
		return {
			start: a,
			end: a,
			text: i(t) + s
		};
	}
	let s = fo(e, t);
	if (s.isEmpty) return {
		start: t.end - 2,
		end: t.end,
		text: `>${i(cs)}${r}</resources>`
	};
	let c = e.lastIndexOf("</", t.end - 1);
	for (; c > s.end && /[\t-\r ]/.test(e[c - 1] ?? "");) c--;
	return {
		start: c,
		end: c,
		text: i(cs) + (ko(e, c) ? "" : r)
	};
}
function us({ name: e, value: t, isFormatted: n }, r) {
	if (typeof t == "string") return [`${r}<string name="${e}"${n ? "" : " formatted=\"false\""}>${t}</string>`];
	let i = r + (r || cs);
	return [
		`${r}<plurals name="${e}">`,
		...t.map((e) => `${i}<item quantity="${e.quantity}">${e.value}</item>`),
		`${r}</plurals>`
	];
}
// src/texts/android.ts
const ds = {
	name: "Android strings",
	matches: (e) => e.toLowerCase().endsWith(".xml"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	read: fs,
	edit: (e, t) => No({
		text: e,
		edits: t,
		read: fs
	}),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
};
function fs(e) {
	let t = ro(e);
	return "faults" in t ? t : new ps(e, t).read();
}
var ps = class {
	text;
	xml;
	duplicates;
	texts = [];
	faults = new Ta();
	constructor(e, t) {
		this.text = e, this.xml = t, this.duplicates = new Oa(e);
	}
	read() {
		let e = ja(this.text, this.xml.root, this.faults).filter(({ isTranslatable: e }) => e), t = ({ is: e, variant: t }) => e !== "array" && t === void 0, n = new Set(e.filter(t).map(({ name: e }) => e)), r = new Map();
		for (let i of e) {
			let { name: e, at: a, element: o } = i, s = r.get(e);
			if (!t(i)) {
				if (this.fault(hs(i, n.has(e)), a, "warning"), s || n.has(e)) continue;
			} else if (s) {
				this.faults.push(this.duplicates.fault(`"${e}" is twice in this file`, s, a));
				continue;
			}
			r.set(e, a), this.texts.push({
				path: [e],
				name: a,
				value: this.value(i, ms(o))
			});
		}
		return {
			texts: this.texts,
			faults: this.faults.inOrder()
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
		let { content: n, at: r } = Pa(this.text, t, this.xml.entities);
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
		let r = this.faults.count;
		m(this.faults, Na(this.text, t, "Text must be inside of an <item>. Move or remove it."));
		let i = new Map();
		for (let n of Ma(t)) {
			let t = fo(this.text, n).attributes.get("quantity") ?? ms(n), { quantity: r = "" } = n.attributes, a = i.get(r);
			if (n.name !== "item") this.fault("<plurals> can have only <item>. Remove this.", ms(n));
			else if (!Vi.includes(r)) this.fault(gs(r), t);
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
		return this.faults.count === r && i.size === 0 && this.fault(`"${e}" has no plural forms. Add an <item> for each form, or remove it.`, n), this.faults.count > r ? {
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
function ms({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function hs({ is: e, name: t, variant: n = "" }, r) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : r ? `This is the text of "${t}" for ${n}, and a key has one text. Only the text for all is sent.` : `"${t}" has a text only for ${n}, and a key has one text. It is not sent. Add a <string> for all.`;
}
function gs(e) {
	return `${e === "" ? "This <item> has no plural form." : `"${e}" is not a plural form.`} Set "quantity" to zero, one, two, few, many or other.`;
}
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function _s(e, t = !1) {
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
		else for (r++; r < e.length && bs(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && bs(e.charCodeAt(r))) for (r++; r < e.length && bs(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && bs(e.charCodeAt(r))) {
				for (r++; r < e.length && bs(e.charCodeAt(r));) r++;
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
					if (ys(a)) {
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
		if (vs(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (vs(t));
			return o = 15;
		}
		if (ys(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
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
					for (r += 2; r < n && !ys(e.charCodeAt(r));) r++;
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
						r++, ys(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !bs(e.charCodeAt(r))) return o = 16;
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
		if (vs(e) || ys(e)) return !1;
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
function vs(e) {
	return e === 32 || e === 9;
}
function ys(e) {
	return e === 10 || e === 13;
}
function bs(e) {
	return e >= 48 && e <= 57;
}
var xs;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(xs ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var Ss;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(Ss ||= {});
function Cs(e, t, n = Ss.DEFAULT) {
	let r = _s(e, !1), i = [], a = 0;
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
		return r.getToken() === 10 ? (w(!1), r.getToken() === 6 ? (_(":"), S(), ee() || C(4, [], [2, 5])) : C(5, [], [2, 5]), i.pop(), !0) : (C(3, [], [2, 5]), !1);
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
			e ? (i.push(0), e = !1) : i[i.length - 1]++, ee() || C(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? S() : C(8, [4], []), !0;
	}
	function ee() {
		switch (r.getToken()) {
			case 3: return O();
			case 1: return D();
			case 10: return w(!0);
			default: return T();
		}
	}
	return S(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (C(4, [], []), !1) : ee() ? (r.getToken() !== 17 && C(9, [], []), !0) : (C(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
const ws = _s;
var Ts;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(Ts ||= {});
var Es;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(Es ||= {});
const Ds = Cs;
var Os;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(Os ||= {});
function ks(e) {
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
// src/texts/json/read.ts
const As = 1e5;
function js(e, t) {
	let n = Ms(e);
	if (n) return ka(e, "Values are nested more than 100 levels deep. Use fewer levels.", n);
	let { value: r, error: i, crowded: a } = Ns(e, t);
	if (a) return ka(e, `This object has more than ${As.toLocaleString("en-US")} names. Divide the file into several files.`, {
		start: a.start,
		end: a.start + 1
	});
	if (i || !r) {
		let { message: t, at: n } = Ys(e, i);
		return ka(e, t, n);
	}
	return r.is === "object" ? r : ka(e, "A file with texts must contain an object, such as { \"greeting\": \"Hello\" }.", {
		start: r.at.start,
		end: r.at.start + 1
	});
}
function Ms(e) {
	let t = ws(e, !0), n = 0;
	for (; t.getPosition() < e.length;) {
		t.scan();
		let r = t.getTokenOffset(), i = e[r];
		if ((i === "{" || i === "[") && (n += 1), (i === "}" || i === "]") && --n, n > 100) return {
			start: r,
			end: r + 1
		};
	}
}
function Ns(e, t = 100, n = 0) {
	let r = [], i = (e, t) => ({
		start: n + e,
		end: n + e + t
	}), a, o, s, c = (e) => {
		let t = r.at(-1);
		t ? t.add(e) : a = e;
	}, l = (e, t) => {
		let i = r.pop();
		i && (i.at.end = n + e + t), i?.end?.();
	};
	return Ds(e, {
		onObjectBegin: (a, o) => {
			let [l, u] = [i(a, o), []];
			if (r.length >= t) {
				c(new Is(e, n, l)), r.push({
					at: l,
					...Fs
				});
				return;
			}
			let d = {
				is: "object",
				at: l,
				members: u
			};
			c(d);
			let f = {
				name: "",
				nameAt: l
			};
			r.push({
				at: l,
				names: 0,
				add: (e) => {
					s || u.push({
						...f,
						value: e
					});
				},
				name: (e, t) => {
					f = {
						name: e,
						nameAt: t
					};
				},
				end: () => {
					d.members = [...u];
				}
			});
		},
		onObjectProperty: (e, t, n) => {
			let a = r.at(-1);
			a && (a.names += 1, a.names > As && (s ??= a.at), a.name(e, i(t, n)));
		},
		onObjectEnd: l,
		onArrayBegin: (e, t) => {
			let n = i(e, t);
			c({
				is: "array",
				at: n
			}), r.push({
				at: n,
				...Fs
			});
		},
		onArrayEnd: l,
		onLiteralValue: (e, t, n) => c(Ps(e, i(t, n))),
		onError: (e, t, n) => {
			o ??= {
				error: e,
				offset: t,
				length: n
			};
		}
	}, { disallowComments: !0 }), {
		value: a,
		error: o,
		crowded: s
	};
}
function Ps(e, t) {
	return typeof e == "string" ? {
		is: "string",
		at: t,
		text: e
	} : typeof e == "boolean" ? {
		is: "boolean",
		at: t,
		value: e
	} : {
		is: typeof e == "number" ? "number" : "null",
		at: t
	};
}
const Fs = {
	names: 0,
	add: () => {},
	name: () => {}
};
var Is = class {
	is = "object";
	at;
	text;
	base;
	constructor(e, t, n) {
		this.text = e, this.base = t, this.at = n;
	}
	get members() {
		let { start: e, end: t } = this.at, { value: n } = Ns(this.text.slice(e - this.base, t - this.base), 100, e);
		return n?.is === "object" ? n.members : [];
	}
};
function Ls(e, t) {
	return t.is === "string" ? u.test(t.text) ? Vs(h("This text"), t.at) : void 0 : Vs(`${e} is ${Bs[t.is]}`, t.at);
}
function Rs({ name: e, nameAt: t }) {
	return e === "" ? Vs("This name is empty, and a key needs a name. Write a name.", t) : u.test(e) ? Vs(h("This name"), t) : void 0;
}
const zs = "Put it in quotes to make it a text.", Bs = {
	number: `a number. ${zs}`,
	boolean: `true or false. ${zs}`,
	null: "null. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. Give each text a name of its own.",
	object: "an object. Nested names are not part of this format. Write a text in quotes."
};
function Vs(e, t) {
	return {
		code: "not-a-text",
		message: e,
		at: t
	};
}
const Hs = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\.|[^\\]/gsu, Us = /[^\0-\x7f]/u;
function Ws(e, t, n = "\"\"") {
	let r = new Map(), i = !1, a = !1;
	for (let [e] of n.slice(1, -1).matchAll(Hs)) {
		let t = e.startsWith("\\"), n = t ? Ks(e) : e;
		t && r.set(n, e), Us.test(n) && (t ? a = !0 : i = !0);
	}
	let o = i || a ? !i : t.escapesNonAscii;
	return `"${Array.from(e, (e) => {
		let n = r.get(e);
		return n === void 0 ? o && Us.test(e) ? qs(e, t.isUpperCase) : JSON.stringify(e).slice(1, -1) : n;
	}).join("")}"`;
}
function Gs(e) {
	return {
		escapesNonAscii: !Us.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e),
		isUpperCase: /\\u[\da-f]*[A-F]/.test(e)
	};
}
function Ks(e) {
	return String(JSON.parse(`"${e}"`));
}
function qs(e, t) {
	return e.split("").map((e) => {
		let n = e.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${t ? n.toUpperCase() : n}`;
	}).join("");
}
function Js({ members: e }, t, n) {
	let r = new Map();
	for (let i of e) {
		let { name: e, nameAt: a } = i, o = r.get(e);
		o ? n.push(t.fault(`"${e}" is twice in the same object`, o.nameAt, a)) : r.set(e, i);
	}
	return r.size === e.length ? e : [...r.values()];
}
function Ys(e, t) {
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
	switch (t && ks(t.error)) {
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
			at: Qs(a, i.search(/[\0-\x1f]/), 1)
		};
		case "InvalidEscapeCharacter": return {
			message: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\.",
			at: Qs(a, $s(i), 2)
		};
		case "InvalidUnicode": return {
			message: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
			at: Qs(a, $s(i), 2)
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
		case "PropertyNameExpected": return s ? Xs(o) : {
			message: "A name in double quotes must be here, or the end of the object.",
			at: a
		};
		case "InvalidSymbol":
		case "UnexpectedEndOfNumber": return {
			message: `"${Zs(i)}" is not a JSON value. Names and texts need double quotes.`,
			at: a
		};
		default: return s ? Xs(o) : {
			message: "A value is missing here.",
			at: a
		};
	}
}
function Xs(e) {
	return {
		message: "The file ends too early. Add what is missing, such as } for each open object.",
		at: {
			start: e.length - 1,
			end: e.length
		}
	};
}
function Zs(e) {
	return e.length > 40 ? `${e.slice(0, 40)}…` : e;
}
function Qs({ start: e, end: t }, n, r) {
	return n < 0 ? {
		start: e,
		end: t
	} : {
		start: e + n,
		end: Math.min(t, e + n + r)
	};
}
function $s(e) {
	for (let { index: t, 1: n } of e.matchAll(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt]|())/g)) if (n !== void 0) return t;
	return -1;
}
// src/texts/json/write.ts
function ec({ formName: e, isFlat: t, ...n }) {
	return ho(n, () => {
		let r = js(n.text);
		if ("faults" in r) return { why: "The file cannot be read." };
		let i = new ac(n.text, r), a = new nc(r, t);
		for (let t of n.edits) if (t.is === "replace") i.replace(t.at, t.text);
		else {
			let n = tc(t, a, e);
			if (n) return n;
		}
		for (let { object: e, parent: t, members: n } of a.used()) i.add(e, n, t);
		return i.result();
	});
}
function tc({ path: e, value: t }, n, r) {
	if (typeof t == "string") return n.add(e, t);
	if (typeof r != "function") return r;
	let i = e.at(-1) ?? "";
	for (let [a, o] of Object.entries(t)) {
		let t = n.add([...e.slice(0, -1), r(i, a)], o);
		if (t) return t;
	}
}
var nc = class {
	root;
	places = new Map();
	byName = new Map();
	isFlat;
	isNested;
	constructor(e, t) {
		this.root = e;
		let n = e.members.some(({ value: e }) => e.is === "object"), r = rc(e);
		this.isFlat = t ?? (r && !n), this.isNested = n && !r;
	}
	used() {
		return this.places.values();
	}
	add(e, t) {
		let n = e.join("."), { object: r, parent: i, name: a } = this.deepest(n), [o = "", ...s] = this.names(e, n, a).reverse(), c = this.membersOf(r), l = this.newMembersOf(r, i);
		for (let e of s.reverse()) {
			let t = l.get(e) ?? new Map();
			if (typeof t == "string" || c.has(e)) return ic(e, n);
			l.set(e, t), l = t, c = new Map();
		}
		if (l.has(o) || c.has(o)) return ic(o, n);
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
function rc({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && rc(t));
}
function ic(e, t) {
	return { why: `The file already has the name "${e}", so "${t}" cannot be added. Rename one of them.` };
}
var ac = class {
	text;
	style;
	escapes;
	splices = [];
	constructor(e, t) {
		this.text = e, this.style = oc(e, t), this.escapes = Gs(e);
	}
	replace({ start: e, end: t }, n) {
		this.splices.push({
			start: e,
			end: t,
			text: Ws(n, this.escapes, this.text.slice(e, t))
		});
	}
	add(e, t, n, r) {
		let i = sc(this.text, e, this.style);
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
		return Eo(this.text, this.splices) ?? { why: "One text is replaced twice." };
	}
	fill({ at: e }, t, n) {
		let r = n && sc(this.text, n, this.style), i = r !== void 0 && r.indentation === void 0, a = this.object(t, r?.colon ?? this.style.colon, i ? void 0 : cc(this.text, e.start));
		this.splices.push({
			...e,
			text: a
		});
	}
	member([e, t], n, r) {
		let i = typeof t == "string" ? Ws(t, this.escapes) : this.object(t, n, r);
		return Ws(e, this.escapes) + n + i;
	}
	object(e, t, n) {
		let { lineEnd: r, step: i, comma: a, padding: o } = this.style, s = n === void 0 ? void 0 : n + i, c = [...e].map((e) => this.member(e, t, s));
		if (s === void 0) return `{${o}${c.join(a)}${o}}`;
		let l = r + s;
		return `{${l}${c.join(`,${l}`)}${r}${n}}`;
	}
};
function oc(e, t) {
	let [n] = fc(e, t), [r] = t.members, i = r ? uc(e, r) : ": ", a = pc(e, t), o = a ? lc(e, a.object, a.first) : " ";
	return {
		lineEnd: Do(e),
		step: n ?? "  ",
		colon: i,
		comma: /\s/.test(i) ? ", " : ",",
		padding: o
	};
}
function sc(e, t, n) {
	let r = t.members[0], i = t.members.at(-1);
	if (!r || !i) return;
	let a = t.members.at(-2), o = lc(e, t, r), s = !/[\r\n]/.test(o), [c = "", l = ""] = a ? e.slice(a.value.at.end, i.nameAt.start).split(",") : ["", s ? n.comma.slice(1) : o], u = `${dc(c)},${dc(l)}`, d = s ? void 0 : dc(o).replace(/[\r\n]/g, "");
	return {
		colon: uc(e, i),
		between: u,
		indentation: d
	};
}
function cc(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function lc(e, t, n) {
	return e.slice(t.at.start + 1, n.nameAt.start);
}
function uc(e, { nameAt: t, value: n }) {
	return e.slice(t.end, n.at.start);
}
function dc(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
function* fc(e, t) {
	let [n] = t.members;
	if (n && /[\r\n]/.test(lc(e, t, n))) {
		let r = cc(e, t.at.start), i = cc(e, n.nameAt.start);
		i.length > r.length && i.startsWith(r) && (yield i.slice(r.length));
	}
	for (let { value: n } of t.members) n.is === "object" && (yield* fc(e, n));
}
function pc(e, t) {
	let [n] = t.members;
	if (n && !/[\r\n]/.test(lc(e, t, n))) return {
		object: t,
		first: n
	};
	for (let { value: n } of t.members) {
		let t = n.is === "object" ? pc(e, n) : void 0;
		if (t) return t;
	}
}
const mc = P(() => new Intl.Collator("en", { numeric: !0 })), hc = [
	gc,
	(e, t) => gc(e.toLowerCase(), t.toLowerCase()),
	(e, t) => mc().compare(e, t)
];
function gc(e, t) {
	return e < t ? -1 : +(e > t);
}
function _c({ members: e }, t) {
	let n = hc.find((t) => yc(e, t));
	if (!n) return [{
		before: void 0,
		members: t
	}];
	let r = new Map();
	for (let [i, a] of [...t].sort(([e], [t]) => n(e, t))) {
		let t = e[vc(e, (e) => n(e.name, i) > 0)], o = r.get(t) ?? new Map();
		r.set(t, o.set(i, a));
	}
	return [...r].map(([e, t]) => ({
		before: e,
		members: t
	}));
}
function vc(e, t) {
	let n = 0, r = e.length;
	for (; n < r;) {
		let i = Math.floor((n + r) / 2), a = e[i];
		a && t(a) ? r = i : n = i + 1;
	}
	return n;
}
function yc(e, t) {
	return e.every((n, r) => {
		let i = e[r + 1];
		return !i || t(n.name, i.name) <= 0;
	});
}
// src/texts/arb.ts
const bc = {
	name: "ARB",
	matches: (e) => e.toLowerCase().endsWith(".arb"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: Sc,
	edit: (e, t) => ec({
		text: e,
		edits: t,
		read: Sc,
		isFlat: !0,
		formName: xc
	}),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}, xc = { why: "An ARB file has no plural forms. It writes them in one text, as a message of ICU." };
function Sc(e) {
	let t = js(e);
	if ("faults" in t) return t;
	let n = new Oa(e), r = new Ta(), i = Js(t, n, r), a = new Map();
	for (let e of i) e.name.startsWith("@") && a.set(e.name.slice(1), e);
	let o = [];
	for (let e of i) {
		if (e.name.startsWith("@")) continue;
		let t = Rs(e);
		t ? r.push(t) : o.push({
			...Cc(e, r),
			...wc(a.get(e.name), n, r)
		});
	}
	return {
		texts: o,
		faults: r.inOrder()
	};
}
function Cc({ name: e, nameAt: t, value: n }, r) {
	let i = Ls(`The value of "${e}"`, n);
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
function wc(e, t, n) {
	if (!e) return {};
	let { name: r, value: i } = e;
	if (i.is !== "object") {
		let e = `"${r}" must be an object with attributes, such as { "description": "…" }.`;
		return n.push({
			...Vs(e, i.at),
			severity: "warning"
		}), {};
	}
	let a = Js(i, t, n).find((e) => e.name === "description")?.value;
	if (!a) return {};
	let o = Ls(`The description in "${r}"`, a);
	return o && n.push({
		...o,
		severity: "warning"
	}), o || a.is !== "string" || a.text === "" ? {} : { description: {
		text: a.text,
		at: a.at
	} };
}
// src/texts/json/i18next.ts
const Tc = RegExp(`^(.+)_(${Vi.join("|")})$`, "s");
function Ec(e) {
	let t = new Map();
	for (let [n, r] of e.entries()) {
		let [, e, i] = Tc.exec(r.name) ?? [];
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
function Dc(e, t) {
	return `${e}_${t}`;
}
// src/texts/json.ts
const Oc = {
	name: "JSON",
	matches: (e) => e.toLowerCase().endsWith(".json"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: Ac,
	edit: (e, t, n) => ec({
		text: e,
		edits: t,
		read: (e) => Ac(e, n),
		formName: n.plurals === "i18next" ? Dc : kc
	}),
	empty: () => "{}\n"
}, kc = { why: "A JSON file has plural forms only if its text source sets \"plurals: i18next\"." };
function Ac(e, { plurals: t }) {
	let n = js(e);
	return "faults" in n ? n : new jc(e, t === "i18next").read(n);
}
var jc = class {
	texts = [];
	faults = new Ta();
	duplicates;
	hasForms;
	found = new Map();
	constructor(e, t) {
		this.duplicates = new Oa(e), this.hasForms = t;
	}
	read(e) {
		return this.object(e, []), {
			texts: this.texts,
			faults: this.faults.inOrder()
		};
	}
	object(e, t) {
		let n = this.usable(e), r = this.hasForms ? Ec(n) : void 0;
		for (let e of n) {
			let n = r?.get(e);
			n ? e === n.first && this.plural(n, [...t, n.name]) : this.member(e, [...t, e.name]);
		}
	}
	usable(e) {
		return Js(e, this.duplicates, this.faults).filter((e) => {
			let t = Rs(e);
			return t && this.faults.push(t), !t;
		});
	}
	member({ nameAt: e, value: t }, n) {
		if (t.is === "object") {
			this.object(t, n);
			return;
		}
		let r = Ls(`The value of "${n.join(".")}"`, t);
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
			let e = Ls(`The value of "${[...r.slice(0, -1), n].join(".")}"`, o);
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
			this.faults.push(this.duplicates.fault(Mc(r, i, {
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
function Mc(e, t, n) {
	return JSON.stringify(t.path) === JSON.stringify(n.path) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
}
// src/texts/strings.ts
const Nc = {
	name: "Apple strings",
	matches: (e) => e.toLowerCase().endsWith(".strings"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	read: Pc,
	edit: (e, t) => Jc({
		text: e,
		edits: t,
		read: Ic
	}),
	empty: () => ""
};
function Pc(e) {
	return e.trim() === "" ? ka(e, Fc, {
		start: 0,
		end: 0
	}) : Ic(e);
}
const Fc = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";
function Ic(e) {
	let t = Bc(e);
	if (t) return ka(e, t, {
		start: 0,
		end: Math.min(e.length, 8)
	});
	let n = Hc(e);
	if ("message" in n) return ka(e, n.message, n.at);
	let r = [], i = new Ta(), a = new Oa(e), o = new Map();
	for (let { name: e, value: t } of n.pairs) {
		let n = {
			start: e.start,
			end: e.end
		}, s = zc(e.raw, "This name"), c = "why" in s ? s.why : s.text === "" ? Lc : void 0;
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
		let { found: u, fault: d } = Rc(s.text, t);
		d && i.push(d), r.push({
			path: [s.text],
			name: n,
			value: u
		});
	}
	return {
		texts: r,
		faults: i.inOrder()
	};
}
const Lc = "This name is empty, and a key needs a name. Write a name.";
function Rc(e, t) {
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
	}, r = zc(t.raw, "This text");
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
function zc(e, t) {
	let n = Qc(e);
	return "text" in n && u.test(n.text) ? { why: h(t) } : n;
}
function Bc(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
var Vc = class {
	message;
	at;
	constructor(e, t) {
		this.message = e, this.at = t;
	}
};
function Hc(e) {
	try {
		return new qc(e).file();
	} catch (e) {
		if (e instanceof Vc) return {
			message: e.message,
			at: e.at
		};
		throw e;
	}
}
const Uc = /[\t-\r \u2028\u2029]*/y, Wc = /[\w$/:.-]+/y, Gc = /[\da-fA-F\s]*/y, Kc = {
	"(": ")",
	"{": "}"
};
var qc = class {
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
			throw new Vc(`This text has no closing quote. Add ${t} at its end.`, {
				start: e,
				end: e + 1
			});
		}
		let n = this.match(Wc);
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
			let e = this.text[this.at] ?? this.fail("The file ends too early. Close the list or dictionary."), t = Kc[e];
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
		this.at++, this.match(Gc), this.text[this.at] !== ">" && this.fail("This is not data: only hexadecimal digits can be between < and >."), this.at++;
	}
	skipBlank() {
		for (;;) if (this.match(Uc), this.text.startsWith("//", this.at)) for (; this.at < this.text.length && !"\n\r\u2028\u2029".includes(this.text[this.at] ?? "");) this.at++;
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
		throw new Vc(e, {
			start: t,
			end: Math.min(n, this.text.length)
		});
	}
};
function Jc(e) {
	return ho(e, () => {
		let t = Hc(e.text);
		if ("message" in t) return { why: t.message };
		let n = new Yc(e.text, t), r = [], i = [];
		for (let t of e.edits) {
			let e = t.is === "add" ? n.line(t) : n.replace(t);
			if (typeof e == "string") i.push(e);
			else if ("why" in e) return e;
			else r.push(e);
		}
		return i.length > 0 && r.push(n.add(i)), Eo(e.text, r);
	});
}
var Yc = class {
	text;
	file;
	lineBreak;
	byStart;
	constructor(e, t) {
		this.text = e, this.file = t, this.lineBreak = Do(e), this.byStart = new Map(t.pairs.map((e) => [("at" in e.value ? e.value.at : e.value).start, e]));
	}
	replace({ at: e, text: t }) {
		let n = this.byStart.get(e.start);
		if (!n || "at" in n.value) return { why: "The file does not have a text at this location." };
		let { name: r, value: i } = n, a = Qc(i.raw);
		if ("text" in a && a.text === t) return {
			start: i.end,
			end: i.end,
			text: ""
		};
		let o = i.quote || "\"", s = i === r, c = o + el(t, o, !s && /[\n\r]/.test(i.raw) ? this.lineBreak : "\\n") + o;
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
		if (u.test(n)) return { why: h("The name") };
		let r = this.file.pairs.at(-1), i = r && !("at" in r.value) ? r.value : void 0, a = r?.name.quote || "\"", o = r?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(n), s = i?.quote || a, c = r && i ? this.text.slice(r.name.end, i.start) : "", l = /^[ \t]*=[ \t]*$/.test(c) ? c : " = ";
		return `${o ? n : a + el(n, a, "\\n") + a}${l}${s}${el(t, s, "\\n")}${s};`;
	}
	add(e) {
		let t = this.file.pairs.at(-1);
		if (!t) {
			let t = this.file.end;
			return {
				start: t,
				end: t,
				text: (t === 0 || this.text.slice(0, t) === "﻿" || jo(this.text, t) !== void 0 ? "" : this.lineBreak) + e.map((e) => e + this.lineBreak).join("")
			};
		}
		let n = Oo(this.text, t.end, "/*", "*/"), r = /[ \t]*\/\/[^\n\r]*/y;
		r.lastIndex = n, n += r.exec(this.text)?.[0].length ?? 0;
		let i = jo(this.text, t.name.start) ?? "", a = e.map((e) => this.lineBreak + i + e).join("");
		return {
			start: n,
			end: n,
			text: a + (ko(this.text, n) ? "" : this.lineBreak)
		};
	}
};
const Xc = /\\(?:([0-7]{1,3})|[Uu]([\da-fA-F]{4})|(U)|(.))/gs, Zc = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function Qc(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(Xc, (e, n, r, i, a) => (i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9."), n ? $c(Number.parseInt(n, 8) & 255) : r ? String.fromCharCode(Number.parseInt(r, 16)) : Zc[a] ?? a ?? ""));
	return t ? { why: t } : { text: n };
}
function $c(e) {
	return e < 128 ? String.fromCharCode(e) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[e - 128] ?? "";
}
function el(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/texts/xcstrings.ts
const tl = {
	name: "Apple string catalog",
	matches: (e) => e.toLowerCase().endsWith(".xcstrings"),
	severalLanguages: !0,
	limit: {
		most: 2e6,
		of: "names",
		mark: /"\s*:/g
	},
	read: nl,
	edit: (e, t) => dl({
		text: e,
		edits: t,
		read: nl
	}),
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
};
function nl(e) {
	let t = js(e, 2);
	if ("faults" in t) return t;
	let n = t.members.find(({ name: e }) => e === "sourceLanguage")?.value, r = t.members.find(({ name: e }) => e === "strings")?.value;
	return n?.is !== "string" || n.text === "" || r?.is !== "object" ? ka(e, "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".", {
		start: t.at.start,
		end: t.at.start + 1
	}) : new rl(e, n.text).read(t, r);
}
var rl = class {
	faults = new Ta();
	texts = [];
	duplicates;
	sourceLanguage;
	constructor(e, t) {
		this.duplicates = new Oa(e), this.sourceLanguage = t;
	}
	read(e, t) {
		this.members(e);
		for (let e of this.members(t)) this.entry(e);
		return {
			texts: this.texts,
			faults: this.faults.inOrder()
		};
	}
	members = (e) => Js(e, this.duplicates, this.faults);
	entry(e) {
		let { name: t, nameAt: n, value: r } = e;
		if (r.is !== "object") {
			this.faults.push(Vs(`"${t}" must be an object, such as { "localizations": { … } }.`, r.at));
			return;
		}
		let i = new Map(this.members(r).map((e) => [e.name, e.value])), a = i.get("shouldTranslate");
		if (a?.is === "boolean" && !a.value) return;
		let o = i.get("localizations");
		if (o && o.is !== "object") {
			this.faults.push(Vs(`The localizations of "${t}" must be an object.`, o.at));
			return;
		}
		let s = o ? this.members(o) : [], c = Rs(e);
		if (c) {
			t === "" ? s.length > 0 && this.faults.push({
				...c,
				severity: "warning"
			}) : this.faults.push(c);
			return;
		}
		let l = this.comment(i.get("comment"), t), u = s.flatMap((e) => {
			let n = e.name;
			this.faults.language = n;
			let r = il(e, `The text of "${t}" in "${n}"`, this);
			return this.faults.language = void 0, r ? [{
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
		}), m(this.texts, u.map((e) => ({
			path: [t],
			name: n,
			...e,
			...l
		})));
	}
	comment(e, t) {
		if (!e) return {};
		let n = Ls(`The comment of "${t}"`, e);
		return n && this.faults.push({
			...n,
			severity: "warning"
		}), n || e.is !== "string" || e.text === "" ? {} : { description: {
			text: e.text,
			at: e.at
		} };
	}
};
function il({ value: e, nameAt: t }, n, r) {
	let i = ol(e, n, r);
	if (i.is === "nothing") return;
	if (i.is === "skipped") return {
		is: "none",
		at: e.at
	};
	let { member: a } = i;
	if (a.name === "stringUnit") {
		let t = ll(a.value, n, r);
		return t ? {
			is: "text",
			...t
		} : {
			is: "none",
			at: e.at
		};
	}
	let o = al(a, r), s = o.find(({ name: e }) => e === "plural"), c = o.find(({ name: e }) => e !== "plural");
	if (c && r.faults.push(ul(n, c.name, t)), !s || c) return o.length > 0 ? {
		is: "none",
		at: e.at
	} : void 0;
	let l = al(s, r);
	return l.length > 0 ? sl(s.value.at, l, n, r) : void 0;
}
function al({ name: e, value: t }, { members: n, faults: r }) {
	return t.is === "object" ? n(t) : (r.push(Vs(`"${e}" must be an object.`, t.at)), []);
}
function ol(e, t, n) {
	if (e.is !== "object") return n.faults.push(Vs(`${t} must be an object with "stringUnit" or "variations".`, e.at)), { is: "skipped" };
	let r = n.members(e), [i, a] = r, o = r.find(({ name: e }) => e !== "stringUnit" && e !== "variations");
	if (o) n.faults.push(ul(t, o.name, o.nameAt));
	else if (a) {
		let e = `${t} has both "stringUnit" and "variations". Keep one of them.`;
		n.faults.push(Vs(e, a.nameAt));
	}
	return o || a ? { is: "skipped" } : i ? {
		is: "member",
		member: i
	} : { is: "nothing" };
}
function sl(e, t, n, r) {
	let i = new Map();
	for (let e of t) {
		let t = cl(e, `${n}, form "${e.name}",`, r);
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
function cl({ name: e, nameAt: t, value: n }, r, i) {
	if (!Vi.includes(e)) {
		let n = `"${e}" is not a plural form. Forms are ${Vi.join(", ")}.`;
		i.faults.push(Vs(n, t));
		return;
	}
	let a = ol(n, r, i);
	if (a.is === "skipped") return;
	if (a.is === "nothing") return ll(n, r, i);
	let { member: o } = a;
	if (o.name === "stringUnit") return ll(o.value, r, i);
	let [s = o] = al(o, i);
	i.faults.push(ul(r, s.name, s.nameAt));
}
function ll(e, t, n) {
	let r = e.is === "object" ? n.members(e).find(({ name: e }) => e === "value")?.value : void 0;
	if (!r) {
		n.faults.push(Vs(`${t} needs a "stringUnit" with a "value". Write a text in quotes.`, e.at));
		return;
	}
	let i = Ls(t, r);
	return i && n.faults.push(i), r.is === "string" && !i ? {
		text: r.text,
		at: r.at
	} : void 0;
}
function ul(e, t, n) {
	return {
		...Vs(`${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`, n),
		severity: "warning"
	};
}
function dl({ text: e, edits: t, read: n }) {
	let r = js(e), i = "faults" in r ? void 0 : new fl(e, r), a = t.map((e) => e.is === "replace" || !i ? e : {
		...e,
		language: e.language ?? i.sourceLanguage
	});
	return ho({
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
var fl = class {
	sourceLanguage;
	strings;
	root;
	writer;
	byName;
	byStart;
	localizationsOfNew = new Map();
	added = new Map();
	constructor(e, t) {
		this.root = t, this.writer = new ac(e, t);
		let n = gl(t, "sourceLanguage")?.value;
		this.sourceLanguage = n?.is === "string" ? n.text : "", this.strings = _l(t, "strings");
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
		for (let [e, { parent: t, members: n }] of this.added) for (let r of _c(e, n)) this.writer.add(e, pl(r.members), t, r.before);
		return this.writer.result();
	}
	add(e, t, n) {
		let r = this.byName.get(e);
		if (r) return this.localize(r, t, n);
		if (!this.strings) return { why: "The file has no object \"strings\"." };
		let i = this.localizationsOfNew.get(e);
		if (i) {
			i.set(t, ml(n));
			return;
		}
		let a = new Map([[t, ml(n)]]);
		this.localizationsOfNew.set(e, a);
		let o = new Map([["extractionState", "manual"], ["localizations", a]]);
		this.membersFor(this.strings, this.root).set(e, o);
	}
	localize(e, t, n) {
		if (e.value.is !== "object" || !this.strings) return { why: `"${e.name}" is not an object.` };
		let r = _l(e.value, "localizations");
		if (!r) {
			let r = this.membersFor(e.value, this.strings), i = r.get("localizations"), a = i instanceof Map ? i : new Map();
			r.set("localizations", a.set(t, ml(n)));
			return;
		}
		let i = gl(r, t);
		if (!i) this.membersFor(r, e.value).set(t, ml(n));
		else if (i.value.is !== "object" || i.value.members.length > 0) return { why: `"${e.name}" already has a localization "${t}", which is not one text.` };
		else {
			let e = this.membersFor(i.value, r);
			for (let [t, r] of ml(n)) e.set(t, r);
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
function pl(e) {
	return new Map([...e].map(([e, t]) => typeof t == "string" ? [e, t] : [e, new Map([...pl(t)].sort(([e], [t]) => e < t ? -1 : 1))]));
}
function ml(e) {
	if (typeof e == "string") return hl(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, hl(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function hl(e) {
	return new Map([["stringUnit", new Map([["state", "translated"], ["value", e]])]]);
}
function gl({ members: e }, t) {
	return e.find((e) => e.name === t);
}
function _l(e, t) {
	let n = gl(e, t)?.value;
	return n?.is === "object" ? n : void 0;
}
// src/texts/formats.ts
const vl = [
	Oc,
	bc,
	Nc,
	tl,
	ds
];
function yl(e) {
	return vl.find((t) => t.matches(e));
}
function bl(e, t, n) {
	let r = yl(e);
	if (!r) return {
		texts: [],
		faults: []
	};
	let { most: i, of: a, mark: o } = r.limit, s = 0;
	for (let { index: e } of t.matchAll(o)) if (s += 1, !(s <= i)) return ka(t, `This file has more than ${i.toLocaleString("en-US")} ${a}. Divide it into several files.`, {
		start: e,
		end: e + 1
	});
	return r.read(t, n);
}
// src/settings/textChecks.ts
const xl = /[\p{Cc}\p{Cs}]/u;
function Sl(e) {
	if (e === "") return "is empty";
	if (xl.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = Al(e, ["lang"]);
	if (t !== void 0) return t;
	if (!jl(e)) return "has a \"{\" or \"}\" without the other one";
	let n = ht(e.replaceAll("{lang}", "*"));
	if (n !== void 0) return n;
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let r = vt(e.replaceAll("{lang}", "en"));
	return r.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : r.some(kl) ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(vt(e).map(Ir)).size > 1 ? "has {lang} in only a part of its paths" : r.every((e) => yl(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${vl.map(({ name: e }) => e).join(", ")}`;
}
function Cl(e) {
	let t = Al(e, [
		"path",
		"file",
		"dir"
	]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
function wl(e) {
	return Sl(e.files) === void 0 ? [
		...Tl(e),
		...El(e),
		...Dl(e)
	] : [];
}
function Tl({ files: e, languages: t, language: n, language_map: r = {} }) {
	let i = Ol(e), a = [], o = (e, ...t) => a.push({
		path: t,
		message: e
	}), s = Ir(e);
	i.some(({ severalLanguages: e }) => e) ? (i.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), s && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : s && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !s && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}`, "languages", e);
	return a;
}
function El({ files: e, key_name: t = "" }) {
	if (Cl(t) !== void 0) return [];
	let n = vt(e).map(Pr), r = [];
	return t.includes("{file}") && n.some(({ file: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {file}, but the name of the file is only the language. Remove {file}"
	}), t.includes("{dir}") && n.some(({ dir: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {dir}, but the path in files has no folder with a name. Remove {dir}"
	}), r;
}
function Dl({ files: e, plurals: t, platform: n, platforms: r }) {
	let i = [];
	return t === "i18next" && Ol(e).some((e) => e !== Oc) && i.push({
		path: ["plurals"],
		message: "is i18next, which is only for JSON files. Remove it"
	}), n !== void 0 && r && !r.includes(n) && i.push({
		path: ["platforms"],
		message: `does not contain ${n}, which the field platform names. Add it, or remove platforms`
	}), i;
}
function Ol(e) {
	return [...new Set(vt(e).flatMap((e) => yl(e) ?? []))];
}
function kl(e) {
	return e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/").some((e) => e === "." || e === ".." || e === "");
}
function Al(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? "The only one is" : "Known ones:"} ${t.map((e) => `{${e}}`).join(", ")}`;
}
function jl(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
// src/settings/table/texts.ts
const Ml = () => _().refine((e) => e !== "", "is empty").meta({ minLength: 1 }), Nl = (e) => w(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 });
function Pl(e) {
	return Ml().superRefine((t, { addIssue: n }) => {
		let r = t === "" ? void 0 : e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	});
}
const Fl = {
	files: {
		schema: () => Pl(Sl),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => Nl(Ml()),
		expects: "a list of languages, as the project names them",
		text: "The languages whose texts are read, as the project names them.",
		default: "the base language of the project",
		example: ["en", "de"]
	},
	language: {
		schema: Ml,
		expects: "a language, as the project names it",
		text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
		default: "the code in the path",
		example: "en"
	},
	language_map: {
		schema: () => C(_(), Ml()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: () => Pl(Cl),
		expects: "a text with {path}, and optionally {file} and {dir}",
		text: "The name of the key. `{path}`: the nested names in the file, with `.` between them. `{file}`: the name of the file, without its extension and language. `{dir}`: the name of its folder; a folder that names a language does not count.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	platform: {
		schema: () => D(a),
		expects: `one of ${a.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: () => Nl(D(a)),
		expects: `a list of platforms: ${a.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: () => w(Ml()),
		expects: "a list of tags",
		text: "Tags of a new key. Existing keys keep theirs.",
		default: "none",
		example: ["from-code"]
	},
	plurals: {
		schema: () => D(["none", "i18next"]),
		expects: "none or i18next",
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
}, Il = P(() => {
	let e = Object.fromEntries(Object.entries(Fl).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return S({
		...e,
		files: Fl.files.schema()
	}).superRefine((e, { addIssue: t }) => {
		for (let { path: n, message: r } of wl(e)) t({
			code: "custom",
			path: n,
			message: r
		});
	});
}), Ll = F({
	name: "texts",
	schema: () => w(Il()).refine(...mt),
	expects: "a list of text sources, each with files",
	entries: {
		get schema() {
			return Il();
		},
		fields: Object.entries(Fl).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source"
	},
	commands: [...Ve, "pull"],
	file: "both",
	docs: {
		empty: "The same as without it.",
		example: [{ files: "src/locales/{lang}.json" }],
		text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
		default: "none"
	}
}), Rl = () => _().min(1), zl = {
	name: "token",
	commands: Ge,
	description: "A Lokalise API token, from a secret. A read-only token is enough for plan and drift of keys. To apply keys it needs the right *manage keys*; for webhooks it always needs *manage settings*. If it is empty because GitHub gives no secrets (forks, Dependabot), plan and drift only check the manifests, and show how a pull request changes them.",
	descriptions: { "webhook-secret": "A Lokalise API token with the right *manage settings*, from a secret." }
}, Bl = {
	name: "working-directory",
	description: "The folder that paths in inputs are relative to. Paths in lokaform.yaml are relative to that file. Default: the workspace."
}, Vl = F({
	name: "token_file",
	schema: Rl,
	expects: "the path of a file",
	commands: [
		...Ge,
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
}), Hl = F({
	name: "token_env",
	schema: Rl,
	expects: "the name of an environment variable",
	commands: Ge,
	file: "entry",
	widens: () => !0,
	docs: {
		example: "IOS_TOKEN",
		text: "Environment variable with the API token of this project. In a pull request: one that its target already has for this project, or that `allow-variables` lists.",
		default: "the token of the run."
	}
}), Ul = F({
	name: "project",
	schema: () => Rl().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...Ge, "init"],
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
}), Wl = F({
	name: "config",
	schema: Rl,
	expects: "the path of a file",
	default: "lokaform.yaml",
	commands: Ke,
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
}), Gl = F({
	name: "only",
	schema: () => w(Rl()),
	expects: "names of projects in lokaform.yaml",
	commands: Ke,
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
}), Kl = F({
	name: "filter",
	schema: () => w(_().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine((e, { addIssue: t }) => {
		let n = e.startsWith("file:") ? ht(e.slice(5)) : void 0;
		n !== void 0 && t({
			code: "custom",
			message: n
		});
	})),
	expects: "KEY, PREFIX*, tag:TAG or file:PATH",
	default: [...ve.filter],
	commands: [...Ue, "pull"],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY"
	},
	docs: {
		action: "A run with `filter` has its own pull request comment and drift issue.",
		text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). `key:NAME` is a name that looks like another filter. Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed: prune is off.",
		default: "all of them."
	}
}), ql = F({
	name: "projects",
	schema: () => C(_(), re()),
	expects: "a mapping of names to projects",
	commands: Ke,
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
}), Jl = F({
	name: "api_url",
	schema: Rl,
	expects: "a URL",
	commands: [
		...Ge,
		"sandbox",
		"init"
	],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "URL"
	},
	environment: "LOKALISE_API_URL",
	docs: {
		text: "Address of the API. Only HTTPS is accepted, except for an address of this machine.",
		default: "`LOKALISE_API_URL` from the environment, or `https://api.lokalise.com/api2`."
	}
}), Yl = {
	title: "Which project, and how it is reached",
	entryInputs: [zl, Bl],
	settings: [
		Ul,
		Wl,
		Gl,
		Kl,
		ql,
		...It,
		Ll,
		Vl,
		Hl,
		Jl
	]
}, Xl = () => w(_().min(1)), Zl = {
	name: "github-token",
	description: "Token for GitHub. It writes comments (`pull-requests: write`), drift issues (`issues: write`) and check runs (`checks: write`). It reads the head of the branch, merged commits and the manifests to compare with (`contents: read`), and earlier runs (`actions: read`). If it is empty, there are no comments and no issues, and apply is refused.",
	descriptions: {
		report: "Token for GitHub. It writes comments (`pull-requests: write`) and drift issues (`issues: write`). It reads merged commits (`contents: read`) and earlier runs (`actions: read`). If it is empty, there are no comments and no issues.",
		"webhook-secret": "Token for GitHub. For `rotate`, it reads the head of the branch (`contents: read`). If it is empty, no new secret is made."
	},
	default: "${{ github.token }}"
}, Ql = F({
	name: "apply_from",
	schema: Xl,
	expects: "names or patterns of branches",
	default: [],
	commands: [
		"plan",
		"apply",
		"report",
		"webhook-secret"
	],
	option: {
		offered: "in the action",
		as: "list",
		metavar: "BRANCH"
	},
	docs: { text: "Branches from which apply may write, in addition to the default branch. Set it for plan and report as well: the comment on a pull request says whether apply writes from its base branch. `*` matches everything except `/`. Apply never writes from a pull request, from a merge queue, or from a commit that is no longer the head of its branch." }
}), $l = F({
	name: "allow_projects",
	schema: Xl,
	expects: "ids of projects",
	commands: Ge,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "ID"
	},
	docs: {
		text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
		default: "any project that the token can reach."
	}
}), eu = F({
	name: "allow_variables",
	schema: Xl,
	expects: "names of environment variables",
	commands: [
		...Ve,
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
}), tu = F({
	name: "fail_on_drift",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: ["drift", "report"],
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds." }
}), nu = F({
	name: "publish",
	schema: () => v(),
	expects: "true or false",
	default: !0,
	commands: Ue,
	option: {
		offered: "in the action",
		as: "switch"
	},
	docs: { text: "Write no comment, no answer after a merge, and no drift issue. Use it in the jobs of a matrix, if another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`. Annotations and check runs are still written." }
}), ru = F({
	name: "show_texts",
	schema: () => v(),
	expects: "true or false",
	default: !0,
	commands: Ve,
	file: "both",
	widens: qe([!1, !0], !0),
	docs: {
		example: !1,
		text: "If `false`, comments, issues, summaries and the log of the action contain names of fields, but no texts. In a pull request, the settings of its target count as well."
	}
}), iu = {
	title: "On GitHub",
	entryInputs: [Zl],
	settings: [
		Ql,
		$l,
		eu,
		nu,
		tu,
		ru
	]
}, au = ["sandbox"], ou = "on the command line", su = {
	offered: ou,
	as: "text",
	metavar: "FILE"
}, cu = F({
	...((e) => ({
		schema: () => b().min(0).max(e),
		expects: `a whole number from 0 to ${e}`
	}))(65535),
	name: "port",
	default: 0,
	commands: au,
	option: {
		offered: ou,
		as: "number",
		metavar: "N"
	},
	docs: {
		text: "Port to listen on.",
		default: "any free port."
	}
}), lu = F({
	name: "state",
	schema: () => _().min(1),
	expects: "the path of a file",
	commands: au,
	option: su,
	docs: { text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write." }
}), uu = F({
	name: "copy_of",
	schema: () => _().min(1),
	expects: "the id of a project",
	commands: au,
	option: {
		offered: ou,
		as: "text",
		metavar: "ID"
	},
	docs: {
		text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
		commandLine: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
	}
}), du = F({
	name: "no_limits",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: au,
	option: {
		offered: ou,
		as: "switch"
	},
	docs: { text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)." }
}), fu = F({
	name: "log",
	schema: () => _().min(1),
	expects: "the path of a file",
	commands: au,
	option: su,
	docs: { text: "Write one line of JSON for each request: time, method, path, status, bytes of the answer, ms." }
}), pu = {
	title: "For the sandbox",
	settings: [
		cu,
		lu,
		uu,
		du,
		fu
	]
}, mu = ["webhook-secret"], hu = F({
	name: "webhook",
	schema: () => _().min(1),
	expects: "the id or the URL of a webhook",
	commands: mu,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "URL|ID"
	},
	docs: { text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest." }
}), gu = F({
	name: "secrets_file",
	schema: () => _().min(1),
	expects: "the path of a file",
	commands: mu,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	docs: { text: "File for the secret. Only its owner can read it." }
}), _u = F({
	name: "rotate",
	schema: () => v(),
	expects: "true or false",
	default: !1,
	commands: mu,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	docs: {
		text: "Make a new secret first. The service uses it at once.",
		action: "It runs only where apply may write."
	}
}), vu = [
	Yl,
	iu,
	Tr,
	Yt,
	pn,
	mr,
	Xn,
	xn,
	cn,
	ir,
	{
		title: "For webhook-secret",
		settings: [
			hu,
			gu,
			_u
		]
	},
	Dn,
	kn,
	Mn,
	pu,
	Cn,
	Zn
].flatMap(({ settings: e }) => e), yu = vu.filter(({ option: e }) => e !== void 0);
function bu(e) {
	return vu.filter((t) => fe(t) && (e === void 0 || t.commands.includes(e)));
}
function xu(e) {
	return vu.find((t) => me(t) && e !== void 0 && t.commands.includes(e));
}
function Su(e) {
	return vu.filter((t) => pe(t) && t.commands.some((t) => e.includes(t)));
}
function Cu(e) {
	return yu.find((t) => I(t) === e);
}
function wu(e = 88) {
	return Math.max(40, Math.min(e, 88));
}
function Tu(e, t) {
	let n = s(e.map(([e]) => e.length)) + 4;
	return t - n < 24 ? e.flatMap(([e, n]) => [`  ${e}`, ...Eu(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Eu(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
function Eu(e, t) {
	let n = [];
	for (let r of e.split(" ")) {
		let e = n.at(-1);
		e !== void 0 && e.length + 1 + r.length <= t ? n[n.length - 1] = `${e} ${r}` : n.push(r);
	}
	return n;
}
// src/model/secrets.ts
function Du(e) {
	return {
		value: e,
		shown: "***"
	};
}
function Ou(e) {
	return [...new Set([
		...ku(e),
		...Au(e),
		...ju(e)
	])];
}
function ku(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function Au(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function ju(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return Mu(e);
	let t = [
		...ku(e),
		...Au(e),
		...Mu(e)
	];
	return [...new Set(t)].flatMap(Mu);
}
function Mu(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Nu = class {
	#e = new Map();
	#t = [];
	#n = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => [...ku(e), ...ju(e)].map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length), this.#n = [...this.#e.values()].flatMap(({ value: e, shown: t }) => Ou(e).map((e) => ({
			form: e,
			shown: t
		})));
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#r(e), n = t.length === 0 ? e : Pu(e, t);
		return n.includes("…") ? this.#i(n) : n;
	}
	#r(e) {
		let t = [], n;
		for (let r of Lu(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
			let [s, c] = [r.startOf(o), r.endOf(o + i.length - 1)];
			n ??= new Uint8Array(e.length), n.subarray(s, c).includes(1) || (n.fill(1, s, c), t.push({
				from: s,
				to: c,
				shown: a
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
function Pu(e, t) {
	let n = "", r = 0;
	for (let { from: i, to: a, shown: o } of t) n += e.slice(r, i) + o, r = a;
	return n + e.slice(r);
}
const Fu = [
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
], Iu = new RegExp(Fu.map(({ pattern: e }) => e.source).join("|"), "gi");
function* Lu(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	}, n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = zu(n, Iu);
	yield* Ru(t, 3);
}
function* Ru(e, t) {
	let n = t === 0 ? [] : Fu.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = zu(e, r);
		n && (yield n, yield* Ru(n, t - 1));
	}
}
function zu(e, t) {
	let { text: n } = e;
	if (!Fu.some(({ sign: e }) => n.includes(e))) return;
	let r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Hu(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const Bu = {
	"\\b": "\b",
	"\\f": "\f",
	"\\n": "\n",
	"\\r": "\r",
	"\\t": "	"
}, Vu = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Hu(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return Bu[e] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Vu[t] ?? e;
}
// src/model/unseen.ts
const Uu = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu, Wu = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function Gu(e) {
	return e.replace(Uu, (e) => Wu[e] ?? Ku(e));
}
function Ku(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function qu(e) {
	return e.split("\n").map(Gu).join("\n");
}
function Ju(e, t) {
	return Xu(Gu(e.length > 2 * t + 2 ? e.slice(0, 2 * t + 2) : e), t);
}
const Yu = 4e3;
function Xu(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function Zu(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function Qu(e, t, n) {
	if (Xu(e, n) === e && Xu(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * $u - 1), r)].slice(-$u).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const $u = 15;
function ed(e, t = 60) {
	return `"${nd(Ju(e, t))}"`;
}
const td = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function nd(e) {
	return td.test(e) ? `\u2068${e}\u2069` : e;
}
const rd = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function id(e) {
	return e.replace(rd, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function ad(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(Uu, (e) => e === "\n" ? e : Ku(e));
}
// \0node:util
const od = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), sd = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), cd = (...e) => process.getBuiltinModule("node:util").promisify(...e), ld = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/nearest.ts
function ud(e, t) {
	let n, r = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let i of t) {
		let t = fd(e.toLowerCase(), i.toLowerCase(), r);
		t < r && (n = i, r = t);
	}
	return n;
}
function dd(e, t) {
	let n = ud(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function fd(e, t, n) {
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
function pd(e, t) {
	return md(e) === md(t);
}
function md(e) {
	return e.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
// src/settings/oldNames.ts
const hd = "Use the action lokaform/lokaform/report@v1.", gd = "Use the action lokaform/lokaform/webhook-secret@v1.", _d = [
	{
		where: "setting",
		old: "on_remove",
		instead: "Set prune: { by: archive } or prune: { by: destroy }."
	},
	{
		where: "setting",
		old: "prune_webhooks",
		instead: "Set prune: { webhooks: all }."
	},
	{
		where: "setting",
		old: "limits.destroy",
		instead: "Set limits.removals."
	},
	{
		where: "setting",
		old: "limits.destroy_percent",
		instead: "Set limits.removals_percent."
	},
	{
		where: "setting",
		old: "limits.destroy_webhooks",
		instead: "Set limits.webhook_removals."
	},
	{
		where: "setting",
		old: "limits.update_percent",
		instead: "Set limits.overwrites_percent."
	},
	{
		where: "setting",
		old: "limits.unverify",
		instead: "Set limits.unverified."
	},
	{
		where: "setting",
		old: "batch_size",
		instead: "Remove it: a request that is too large is split."
	},
	{
		where: "option",
		old: "batch-size",
		instead: "Remove it: a request that is too large is split."
	},
	{
		where: "input",
		old: "batch-size",
		instead: "Remove it: a request that is too large is split."
	},
	{
		where: "setting",
		old: "allow_foreign_project",
		instead: "Set allow_wrong_project."
	},
	{
		where: "option",
		old: "allow-foreign-project",
		instead: "Set allow_wrong_project in lokaform.yaml."
	},
	{
		where: "input",
		old: "allow-foreign-project",
		instead: "Set allow_wrong_project in lokaform.yaml."
	},
	{
		where: "option",
		old: "max-destroy",
		instead: "Use --allow-removals N."
	},
	{
		where: "input",
		old: "max-destroy",
		instead: "Set the input allow-removals."
	},
	{
		where: "option",
		old: "take",
		instead: "Use --overwrite in apply, and --accept in pull."
	},
	{
		where: "input",
		old: "take",
		instead: "Set the input overwrite. In pull, use --accept."
	},
	{
		where: "option",
		old: "create-files",
		instead: "Remove it: pull creates the files of listed languages."
	},
	{
		where: "input",
		old: "create-files",
		instead: "Remove it: pull creates the files of listed languages."
	},
	{
		where: "option",
		old: "out",
		command: "pull",
		instead: "Use --dir."
	},
	{
		where: "option",
		old: "gone",
		instead: "Use --remove-missing."
	},
	{
		where: "option",
		old: "into",
		instead: "Remove it: new entries come after their nearest relatives."
	},
	{
		where: "input",
		old: "into",
		instead: "Remove it: new entries come after their nearest relatives."
	},
	{
		where: "option",
		old: "edits-by-hand",
		instead: "Remove it: git tells which texts a person changed."
	},
	{
		where: "option",
		old: "fault",
		instead: "Remove it: tests of your own can refuse requests."
	},
	{
		where: "option",
		old: "latency",
		instead: "Remove it."
	},
	{
		where: "option",
		old: "seed",
		instead: "Remove it."
	},
	{
		where: "option",
		old: "full",
		instead: "Use --all."
	},
	{
		where: "option",
		old: "kept",
		instead: "Use --all."
	},
	{
		where: "option",
		old: "unmanaged",
		instead: "Use --all."
	},
	{
		where: "option",
		old: "html",
		instead: "Use --report FILE.html."
	},
	{
		where: "input",
		old: "html",
		instead: "Add a path that ends with .html to the input report."
	},
	{
		where: "option",
		old: "on-remove",
		instead: "Use --prune by=archive or --prune by=destroy."
	},
	{
		where: "input",
		old: "on-remove",
		instead: "Set prune: { by: archive } or prune: { by: destroy } in lokaform.yaml."
	},
	{
		where: "input",
		old: "prune",
		instead: "Set prune in lokaform.yaml."
	},
	{
		where: "input",
		old: "on-problem",
		instead: "Set on_problem in lokaform.yaml."
	},
	{
		where: "input",
		old: "api-url",
		instead: "Set the environment variable LOKALISE_API_URL."
	},
	{
		where: "input",
		old: "rate",
		instead: "Set rate in lokaform.yaml."
	},
	{
		where: "input",
		old: "concurrency",
		instead: "Set concurrency in lokaform.yaml."
	},
	{
		where: "input",
		old: "time-limit",
		instead: "Set time_limit in lokaform.yaml."
	},
	{
		where: "input",
		old: "verbose",
		instead: "Turn on debug logging of GitHub: run the job again with debug logging, or set the secret ACTIONS_STEP_DEBUG."
	},
	{
		where: "input",
		old: "quiet",
		instead: "Remove it."
	},
	{
		where: "input",
		old: "backup-dir",
		instead: "Remove it: backups are in the folder lokaform-backup of RUNNER_TEMP, and the output backup-file names the file."
	},
	{
		where: "command",
		old: "report",
		instead: hd
	},
	{
		where: "command",
		old: "summarize",
		instead: hd
	},
	{
		where: "command",
		old: "webhook-secret",
		instead: gd
	},
	{
		where: "input",
		old: "reports",
		instead: hd
	},
	{
		where: "input",
		old: "expect",
		instead: hd
	},
	{
		where: "input",
		old: "webhook",
		instead: gd
	},
	{
		where: "input",
		old: "secrets-file",
		instead: gd
	},
	{
		where: "input",
		old: "rotate",
		instead: gd
	}
];
function vd(e, t, { place: n, command: r } = {}) {
	let i = _d.find((n) => n.where === e && n.old === t && (!n.command || n.command === r)), a = `The ${e} ${e === "option" ? `--${t}` : t} no longer exists${e === "command" ? " in this action" : ""}. ${i?.instead}`;
	return i && z("bad-setting", a, { ...n && { place: n } });
}
// src/settings/flags.ts
function yd(e) {
	let { sound: t, problems: n } = xd(e), { tokens: r } = sd({
		args: t,
		options: Object.fromEntries(yu.map((e) => [I(e), bd(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), i = r.flatMap((e) => e.kind === "positional" ? [e.value] : []), a = i[0] === "help" || i[0] === "version" ? i[0] : void 0, o = a ? i.slice(1) : i, s = o.find(Be), c = ze.get(o[0] ?? "");
	if (c) return {
		raw: {},
		problems: [Dd(`The command ${o[0]} is now ${c}. See: lokaform ${c} --help`)]
	};
	let l = xu(s), u = wd(o, s), d = l?.option?.as === "list" ? u : u.slice(0, 1), f = {
		...a && { [a]: ["true"] },
		...l && d.length > 0 && { [I(l)]: d }
	}, p = [...n];
	for (let e of r) {
		if (e.kind !== "option") continue;
		let t = vd("option", e.name, { command: s }), n = Ed(e, s, f);
		t ? p.push(t) : n ? p.push(Dd(n)) : f[e.name] = [...f[e.name] ?? [], e.value ?? "true"];
	}
	let m = Sd(o, s);
	if (f.help || f.version) return {
		...s && { command: s },
		raw: f,
		problems: m
	};
	let h = r.some((e) => e.kind === "option" && vd("option", e.name, { command: s })), g = n.length > 0 || h ? [] : Cd(o, s, f);
	return {
		...s && { command: s },
		raw: f,
		problems: [
			...m,
			...g,
			...p
		]
	};
}
function bd({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function xd(e) {
	let t = [], n = yu.flatMap(({ option: e }) => e?.as === "switch" && e.short || []);
	return {
		sound: e.flatMap((e) => {
			let [, r = ""] = /^-([A-Za-z][\w-]+)(?:=|$)/.exec(e) ?? [];
			if (r === "" || [...r].every((e) => n.includes(e))) return e;
			let i = yu.map((e) => `--${I(e)}`), a = dd(`--${r}`, i) || ` Options start with two dashes: --${r}.`;
			return t.push(Dd(`There is no option -${r}.${a}`)), Cu(r) ? `-${e}` : [];
		}),
		problems: t
	};
}
function Sd(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...Le];
	return [Dd(`There is no command "${n}".${dd(n, r) || ` The commands are ${r.join(", ")}.`}`)];
}
function Cd(e, t, n) {
	if (t === void 0) return [];
	let r = wd(e, t), i = xu(t);
	if (i?.option?.as === "list") return [];
	let [a, ...o] = i ? r.slice(1) : r;
	return a === void 0 ? [] : [Dd(`Unexpected argument "${a}"${o.length > 0 ? ` (and ${o.length} more)` : ""}.${i ? ` ${t} takes one ${I(i)}.` : Td(a, n)} See: lokaform ${t} --help`)];
}
function wd(e, t) {
	let n = t === void 0 ? -1 : e.indexOf(t);
	return e.filter((e, t) => t !== n);
}
function Td(e, t) {
	let n = It.map(I), r = n.find((e) => t[e]);
	return /\.ya?ml$/i.test(e) && r ? ` Put a glob in quotes, so that the shell does not expand it: --${r} 'l10n/**/*.yaml'. Or repeat the option: --${r} ${e}.` : /\.ya?ml$/i.test(e) ? ` To name a manifest, use ${n.map((t) => `--${t} ${e}`).join(" or ")}.` : /^[0-9a-f]{6,}\.\d+|^https?:/i.test(e) ? ` To name the project, use --project ${e}.` : "";
}
function Ed({ name: e, rawName: t, value: n }, r, i) {
	let a = bu(r), o = a.find((t) => I(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${I(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${(t === "-v" ? " Did you mean --verbose, or -V for the version?" : "") || dd(t, e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function Dd(e) {
	return z("bad-setting", e);
}
function Od(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? kd(t[e.parent ?? ""], e.name) : t[I(e)];
	return jd(n) ? e.schema.safeParse(Md(e, n)).data : void 0;
}
function kd(e, t) {
	return le(e ?? []).flatMap((e) => e.name === t ? e.value : []);
}
function Ad(e) {
	return yu.flatMap((t) => {
		let n = I(t), r = e[n];
		if (!jd(r)) return [];
		let { error: i } = t.schema.safeParse(Md(t, r));
		if (!i) return [];
		let [a] = i.issues, o = r[Number(a?.path[0])] ?? r.at(-1), s = a?.code === "custom" && t.option?.as === "list" ? ` It ${a.message}.` : "";
		return [z("bad-setting", `The value of ${n} is "${o}", but it must be ${t.expects}.${s}`)];
	});
}
function jd(e) {
	return e !== void 0 && e.length > 0;
}
function Md({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || n.trim() === "" ? NaN : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
// node_modules/fast-string-truncated-width/dist/utils.js
const Nd = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), Pd = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, Fd = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, Id = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, Ld = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, Rd = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, zd = /\t{1,1000}/y, Bd = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, Vd = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, Hd = /\p{M}+/gu, Ud = {
	limit: Infinity,
	ellipsis: ""
}, Wd = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? Wd(i, Ud, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[Vd, l],
		[Id, 0],
		[Ld, o],
		[zd, s],
		[Bd, c],
		[Rd, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(Hd, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = Pd(t) ? 2 : Fd(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
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
				if (h = n === Rd ? Nd(e.slice(p, n.lastIndex)) : n === Bd ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
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
}, Gd = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, Kd = (e, t = {}) => Wd(e, Gd, t).width;
function qd(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const Jd = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function Yd(e) {
	return Kd(e.replace(Jd, ""));
}
function Xd(e, t) {
	return e + " ".repeat(Math.max(0, t - Yd(e)));
}
function Zd(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Qd(e, t, Yd(/^ */.exec(e)?.[0] ?? "") + 2));
}
function Qd(e, t, n) {
	if (Yd(e) <= t) return [e];
	let r = [], i = new nf(), a = "", o = 0, s = !0;
	for (let { blanks: c, text: l } of rf(e)) {
		let e = Yd(l);
		!s && o + c.length + e > t ? (r.push(a.trimEnd() + i.closing()), a = " ".repeat(n) + i.opening() + l, o = n + e) : (a += c + l, o += c.length + e), s &&= e === 0, i.follow(l);
	}
	return [...r, a];
}
const $d = RegExp("(\x1B\\[[0-9;]*m)"), ef = RegExp(`${$d.source}|[⁨⁩]`, "g"), tf = /\[(0|22|24|27|39|49)?m$/;
var nf = class {
	#e = [];
	#t = 0;
	follow(e) {
		for (let [t] of e.matchAll(ef)) t === "⁨" ? this.#t++ : t === "⁩" ? this.#t-- : tf.test(t) ? this.#e.pop() : this.#e.push(t);
	}
	opening() {
		return this.#e.join("") + "⁨".repeat(Math.max(0, this.#t));
	}
	closing() {
		let e = this.#e.length > 0 ? "\x1B[0m" : "";
		return "⁩".repeat(Math.max(0, this.#t)) + e;
	}
};
function rf(e) {
	return [...e.matchAll(/( *)([^ ]+)/g)].flatMap(([, e = "", t = ""]) => uf(t).map((t, n) => ({
		blanks: n === 0 ? e : "",
		text: t
	})));
}
const af = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{Extended_Pictographic}\p{Emoji_Presentation}]/u, of = RegExp(`${af.source}[\\p{M}\\p{Cf}]*$`, "u"), sf = RegExp(`^${af.source}`, "u"), cf = /[\p{Ps}\p{Pi}\u2066-\u2068"'<]$/u, lf = /^[\p{Pe}\p{Pf}\p{Po}\p{M}\p{Lm}\p{Cf}ぁぃぅぇぉっゃゅょァィゥェォッャュョ>]/u;
function uf(e) {
	if (!af.test(e)) return [e];
	let t = [], n = "", r = "";
	for (let i of e.split($d).flatMap(hf)) i.startsWith("\x1B") ? r += i : (t.length > 0 && !df(n, i) ? t[t.length - 1] += r + i : t.push(r + i), n = i, r = "");
	return t.push((t.pop() ?? "") + r), t;
}
function df(e, t) {
	return cf.test(e) || lf.test(t) ? !1 : of.test(e) || sf.test(t);
}
const ff = (e) => P(() => new Intl.Segmenter("en", { granularity: e })), pf = ff("word"), mf = ff("grapheme");
function hf(e) {
	return e.startsWith("\x1B") ? [e] : Array.from(pf().segment(e), ({ segment: e }) => e).flatMap((e) => af.test(e) && Yd(e) > 16 ? Array.from(mf().segment(e), (e) => e.segment) : [e]);
}
// node_modules/js-yaml/dist/js-yaml.mjs
var B = Symbol("NOT_RESOLVED");
function gf(e, t) {
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
function _f(e, t) {
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
function vf(e, t) {
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
var yf = gf("tag:yaml.org,2002:str", {
	resolve: (e) => e,
	identify: (e) => typeof e == "string"
}), bf = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], xf = gf("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => bf.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Sf = gf("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: ["n"],
	resolve: (e, t) => e === "null" || t && e === "" ? null : B,
	identify: (e) => e === null,
	represent: () => "null"
}), Cf = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
], wf = gf("tag:yaml.org,2002:null", {
	implicit: !0,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (e) => Cf.indexOf(e) === -1 ? B : null,
	identify: (e) => e === null,
	represent: () => "null"
}), Tf = [
	"true",
	"True",
	"TRUE"
], Ef = [
	"false",
	"False",
	"FALSE"
], Df = gf("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (e) => Tf.indexOf(e) !== -1 || Ef.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Of = ["true"], kf = ["false"], Af = gf("tag:yaml.org,2002:bool", {
	implicit: !0,
	implicitFirstChars: ["t", "f"],
	resolve: (e) => Of.indexOf(e) !== -1 || kf.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), jf = [
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
], Mf = [
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
], Nf = gf("tag:yaml.org,2002:bool", {
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
	resolve: (e) => jf.indexOf(e) !== -1 || Mf.indexOf(e) === -1 && B,
	identify: (e) => Object.prototype.toString.call(e) === "[object Boolean]",
	represent: (e) => e ? "true" : "false"
}), Pf = RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$"), Ff = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function If(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Lf(e, t) {
	if (t) {
		if (!Ff.test(e)) return B;
	} else if (!Pf.test(e)) return B;
	let n = If(e);
	return Number.isFinite(n) ? n : B;
}
var Rf = gf("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Lf,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), zf = RegExp("^-?(?:0|[1-9][0-9]*)$"), Bf = RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function Vf(e) {
	let t = e, n = 1;
	return (t[0] === "-" || t[0] === "+") && (t[0] === "-" && (n = -1), t = t.slice(1)), t.startsWith("0b") ? n * parseInt(t.slice(2), 2) : t.startsWith("0o") ? n * parseInt(t.slice(2), 8) : t.startsWith("0x") ? n * parseInt(t.slice(2), 16) : n * parseInt(t, 10);
}
function Hf(e, t) {
	if (t) {
		if (!Bf.test(e)) return B;
	} else if (!zf.test(e)) return B;
	let n = Vf(e);
	return Number.isFinite(n) ? n : B;
}
var Uf = gf("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: Hf,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Wf = RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function Gf(e) {
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
function Kf(e) {
	if (!Wf.test(e)) return B;
	let t = Gf(e);
	return Number.isFinite(t) ? t : B;
}
var qf = gf("tag:yaml.org,2002:int", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: Kf,
	identify: (e) => Number.isInteger(e) && !Object.is(e, -0) && e.toString(10).indexOf("e") < 0,
	represent: (e) => e.toString(10)
}), Jf = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), Yf = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function Xf(e) {
	if (!Jf.test(e)) return B;
	let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = n * parseFloat(t);
	return Number.isFinite(r) || Yf.test(e) ? r : B;
}
function Zf(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var Qf = gf("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: Xf,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: Zf
}), $f = RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$"), ep = RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function tp(e, t) {
	if (t) {
		if (!ep.test(e)) return B;
		let t = e.toLowerCase(), n = t[0] === "-" ? -1 : 1;
		if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
		if (t === ".nan") return NaN;
		let r = n * parseFloat(t);
		return Number.isFinite(r) ? r : B;
	}
	if (!$f.test(e)) return B;
	let n = Number(e);
	return Number.isFinite(n) ? n : B;
}
function np(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var rp = gf("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: tp,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: np
}), ip = RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$"), ap = RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function op(e) {
	if (!ip.test(e)) return B;
	let t = e.toLowerCase().replace(/_/g, ""), n = t[0] === "-" ? -1 : 1;
	if ("+-".includes(t[0]) && (t = t.slice(1)), t === ".inf") return n === 1 ? Infinity : -Infinity;
	if (t === ".nan") return NaN;
	let r = 0;
	if (t.includes(":")) {
		for (let e of t.split(":")) r = r * 60 + Number(e);
		r *= n;
	} else r = n * parseFloat(t);
	return Number.isFinite(r) || ap.test(e) ? r : B;
}
function sp(e) {
	if (isNaN(e)) return ".nan";
	if (e === Infinity) return ".inf";
	if (e === -Infinity) return "-.inf";
	if (Object.is(e, -0)) return "-0.0";
	let t = e.toString(10);
	return /^[-+]?[0-9]+e/.test(t) ? t.replace("e", ".e") : t;
}
var cp = gf("tag:yaml.org,2002:float", {
	implicit: !0,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: op,
	identify: (e) => typeof e == "number" && (!Number.isInteger(e) || Object.is(e, -0) || e.toString(10).indexOf("e") >= 0),
	represent: sp
}), lp = gf("tag:yaml.org,2002:merge", {
	implicit: !0,
	implicitFirstChars: ["<"],
	resolve: (e, t) => e === "<<" || t && e === "" ? "<<" : B,
	identify: () => !1
}), up = /^[A-Za-z0-9+/]*={0,2}$/;
function dp(e) {
	let t = e.replace(/\s/g, "");
	if (t.length % 4 != 0 || !up.test(t)) return B;
	let n = atob(t), r = new Uint8Array(n.length);
	for (let e = 0; e < n.length; e++) r[e] = n.charCodeAt(e);
	return r;
}
function fp(e) {
	let t = "";
	for (let n = 0; n < e.length; n++) t += String.fromCharCode(e[n]);
	return btoa(t);
}
var pp = gf("tag:yaml.org,2002:binary", {
	resolve: dp,
	identify: (e) => Object.prototype.toString.call(e) === "[object Uint8Array]",
	represent: fp
}), mp = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$"), hp = RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function gp(e, t, n, r = 0, i = 0, a = 0, o = 0) {
	let s = new Date(Date.UTC(e, t, n, r, i, a, o));
	return s.setUTCFullYear(e, t, n), s;
}
function _p(e) {
	let t = mp.exec(e);
	if (t === null && (t = hp.exec(e)), t === null) return B;
	let n = +t[1], r = t[2] - 1, i = +t[3];
	if (!t[4]) {
		let e = gp(n, r, i);
		return e.getUTCFullYear() !== n || e.getUTCMonth() !== r || e.getUTCDate() !== i ? B : e;
	}
	let a = +t[4], o = +t[5], s = +t[6], c = 0;
	if (a > 23 || o > 59 || s > 59) return B;
	if (t[7]) {
		let e = t[7].slice(0, 3);
		for (; e.length < 3;) e += "0";
		c = +e;
	}
	let l = gp(n, r, i, a, o, s, c);
	if (l.getUTCFullYear() !== n || l.getUTCMonth() !== r || l.getUTCDate() !== i) return B;
	if (t[9]) {
		let e = +t[10], n = +(t[11] || 0);
		if (e > 23 || n > 59) return B;
		let r = (e * 60 + n) * 6e4;
		l.setTime(l.getTime() - (t[9] === "-" ? -r : r));
	}
	return l;
}
var vp = gf("tag:yaml.org,2002:timestamp", {
	implicit: !0,
	implicitFirstChars: [..."0123456789"],
	resolve: _p,
	identify: (e) => e instanceof Date,
	represent: (e) => e.toISOString()
}), yp = _f("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (e, t) => {
		e.push(t);
	},
	identify: Array.isArray
});
function bp(e) {
	if (typeof e != "object" || !e || Array.isArray(e)) return !1;
	let t = Object.getPrototypeOf(e);
	return t === null || t === Object.prototype;
}
var xp = _f("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: new Set()
	}),
	addItem: (e, t) => {
		let n;
		if (t instanceof Map) {
			if (t.size !== 1) return "cannot resolve an ordered map item";
			n = t.keys().next().value;
		} else if (bp(t)) {
			let e = Object.keys(t);
			if (e.length !== 1) return "cannot resolve an ordered map item";
			n = e[0];
		} else return "cannot resolve an ordered map item";
		return e.seen.has(n) ? "duplicate key in ordered map" : (e.seen.add(n), e.list.push(t), "");
	},
	finalize: (e) => e.list,
	identify: () => !1
}), Sp = _f("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (e, t) => {
		if (t instanceof Map) return t.size === 1 ? (e.push(t.entries().next().value), "") : "cannot resolve a pairs item";
		if (Object.prototype.toString.call(t) !== "[object Object]") return "cannot resolve a pairs item";
		let n = t, r = Object.keys(n);
		return r.length === 1 ? (e.push([r[0], n[r[0]]]), "") : "cannot resolve a pairs item";
	},
	identify: () => !1
}), Cp = vf("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: bp,
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
}), wp = vf("tag:yaml.org,2002:set", {
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
function Tp() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function Ep() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function Dp(e) {
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
var Op = class e {
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
		let t = Dp(e), n = [], r = Tp(), i = Ep();
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
			if (t !== B) return {
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
}, kp = new Op([
	yf,
	yp,
	Cp
]);
new Op([
	...kp.tags,
	Sf,
	Af,
	Uf,
	rp
]);
var Ap = new Op([
	...kp.tags,
	xf,
	Df,
	Rf,
	Qf
]);
new Op([
	...kp.tags,
	wf,
	Nf,
	qf,
	cp,
	vp,
	lp,
	pp,
	xp,
	Sp,
	wp
]).withTags({
	...qf,
	resolve: (e, t, n) => {
		let r = qf.resolve(e, t, n);
		return r === B ? Rf.resolve(e, t, n) : r;
	}
}, {
	...cp,
	resolve: (e, t, n) => {
		let r = cp.resolve(e, t, n);
		return r === B ? Qf.resolve(e, t, n) : r;
	}
}), vf("tag:yaml.org,2002:map", {
	create: () => new Map(),
	addPair: (e, t, n) => (e.set(t, n), ""),
	has: (e, t) => e.has(t),
	keys: (e) => e.keys(),
	get: (e, t) => e.get(t),
	identify: (e) => e instanceof Map || bp(e),
	represent: (e) => {
		if (e instanceof Map) return e;
		let t = new Map(), n = e;
		for (let e of Object.keys(n)) t.set(e, n[e]);
		return t;
	}
});
function jp(e) {
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
vf("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: bp,
	represent: (e) => {
		let t = new Map();
		for (let n of Object.keys(e)) t.set(n, e[n]);
		return t;
	},
	addPair: (e, t, n) => {
		let r = jp(t);
		return r === null ? "nested arrays are not supported inside keys" : (r === "__proto__" ? Object.defineProperty(e, r, {
			value: n,
			enumerable: !0,
			configurable: !0,
			writable: !0
		}) : e[r] = n, "");
	},
	has: (e, t) => {
		let n = jp(t);
		return n !== null && Object.prototype.hasOwnProperty.call(e, n);
	},
	keys: (e) => Object.keys(e),
	get: (e, t) => {
		let n = String(t);
		return Object.prototype.hasOwnProperty.call(e, n) ? e[n] : null;
	}
});
var Mp = {
	maxLength: 79,
	indent: 1,
	linesBefore: 3,
	linesAfter: 2
};
function Np(e, t, n, r, i) {
	let a = "", o = "", s = Math.floor(i / 2) - 1;
	return r - t > s && (a = " ... ", t = r - s + a.length), n - r > s && (o = " ...", n = r + s - o.length), {
		str: a + e.slice(t, n).replace(/\t/g, "→") + o,
		pos: r - t + a.length
	};
}
function Pp(e, t) {
	return " ".repeat(Math.max(t - e.length, 0)) + e;
}
function Fp(e, t) {
	if (!e.buffer) return null;
	let n = {
		...Mp,
		...t
	}, r = /\r?\n|\r|\0/g, i = [0], a = [], o, s = -1;
	for (; o = r.exec(e.buffer);) a.push(o.index), i.push(o.index + o[0].length), e.position <= o.index && s < 0 && (s = i.length - 2);
	s < 0 && (s = i.length - 1);
	let c = "", l = Math.min(e.line + n.linesAfter, a.length).toString().length, u = n.maxLength - (n.indent + l + 3);
	for (let t = 1; t <= n.linesBefore && !(s - t < 0); t++) {
		let r = Np(e.buffer, i[s - t], a[s - t], e.position - (i[s] - i[s - t]), u);
		c = `${" ".repeat(n.indent)}${Pp((e.line - t + 1).toString(), l)} | ${r.str}\n${c}`;
	}
	let d = Np(e.buffer, i[s], a[s], e.position, u);
	c += `${" ".repeat(n.indent)}${Pp((e.line + 1).toString(), l)} | ${d.str}\n`, c += `${"-".repeat(n.indent + l + 3 + d.pos)}^\n`;
	for (let t = 1; t <= n.linesAfter && !(s + t >= a.length); t++) {
		let r = Np(e.buffer, i[s + t], a[s + t], e.position - (i[s] - i[s + t]), u);
		c += `${" ".repeat(n.indent)}${Pp((e.line + t + 1).toString(), l)} | ${r.str}\n`;
	}
	return c.replace(/\n$/, "");
}
function Ip(e, t) {
	let n = "";
	return e.mark ? (e.mark.name && (n += `in "${e.mark.name}" `), n += `(${e.mark.line + 1}:${e.mark.column + 1})`, !t && e.mark.snippet && (n += `\n\n${e.mark.snippet}`), `${e.reason} ${n}`) : e.reason;
}
var Lp = class e extends Error {
	reason;
	mark;
	constructor(e, t) {
		super(), this.name = "YAMLException", this.reason = e, this.mark = t, this.message = Ip(this, !1), Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	toString(e) {
		return `${this.name}: ${Ip(this, e)}`;
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
		throw s.snippet = Fp(s), new e(r, s);
	}
}, V = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
}, H = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
}, Rp = {
	BLOCK: 1,
	FLOW: 2
}, zp = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
}, Bp = -1;
function Vp(e) {
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
var Hp = Array(256), Up = Array(256);
for (let e = 0; e < 256; e++) Hp[e] = +!!Vp(e), Up[e] = Vp(e);
function Wp(e) {
	return e <= 65535 ? String.fromCharCode(e) : String.fromCharCode((e - 65536 >> 10) + 55296, (e - 65536 & 1023) + 56320);
}
function Gp(e) {
	return e >= 48 && e <= 57 ? e - 48 : (e | 32) - 97 + 10;
}
function Kp(e) {
	return e === 120 ? 2 : e === 117 ? 4 : 8;
}
function qp(e, t, n) {
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
function Jp(e) {
	return e === 1 ? " " : "\n".repeat(e - 1);
}
function Yp(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qp(e, i, n);
			r += Jp(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, o);
}
function Xp(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 39) r += e.slice(a, i) + "'", i += 2, a = o = i;
		else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qp(e, i, n);
			r += Jp(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Zp(e, t, n) {
	let r = "", i = t, a = t, o = t;
	for (; i < n;) {
		let t = e.charCodeAt(i);
		if (t === 92) {
			r += e.slice(a, i), i++;
			let t = e.charCodeAt(i);
			if (t === 10 || t === 13) i = qp(e, i, n).position;
			else if (t < 256 && Hp[t]) r += Up[t], i++;
			else {
				let n = Kp(t), a = 0;
				for (; n > 0; n--) {
					i++;
					let t = Gp(e.charCodeAt(i));
					a = (a << 4) + t;
				}
				r += Wp(a), i++;
			}
			a = o = i;
		} else if (t === 10 || t === 13) {
			r += e.slice(a, o);
			let t = qp(e, i, n);
			r += Jp(t.breaks), i = a = o = t.position;
		} else i++, t !== 32 && t !== 9 && (o = i);
	}
	return r + e.slice(a, n);
}
function Qp(e, t, n, r, i, a) {
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
	return i === zp.KEEP ? l += "\n".repeat(u ? 1 + d : d) : i !== zp.STRIP && u && (l += "\n"), l;
}
function $p(e, t) {
	if (t.valueStart === Bp) return "";
	let { valueStart: n, valueEnd: r } = t;
	if (t.fast) return e.slice(n, r);
	switch (t.style) {
		case H.SINGLE_QUOTED: return Xp(e, n, r);
		case H.DOUBLE_QUOTED: return Zp(e, n, r);
		case H.LITERAL_BLOCK: return Qp(e, n, r, t.indent, t.chomping, !1);
		case H.FOLDED_BLOCK: return Qp(e, n, r, t.indent, t.chomping, !0);
		default: return Yp(e, n, r);
	}
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var em = {
	filename: "",
	schema: Ap,
	json: !1,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
}, U = -1, tm = Object.prototype.hasOwnProperty, nm = 1, rm = 2, im = 3, am = 4, om = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x84\x86-\x9F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, sm = /[,\[\]{}]/, cm = /^(?:!|!!|![0-9A-Za-z-]+!)$/, lm = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`, um = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`, dm = RegExp(`^(?:${lm})*$`), fm = RegExp(`^(?:${um})+$`), pm = RegExp(`^(?:!(?:${lm})*|${um}(?:${lm})*)$`), mm = {
	filename: "",
	maxDepth: 100
};
function hm(e, t, n) {
	e.events.push({
		type: V.DOCUMENT,
		explicitStart: t,
		explicitEnd: n,
		directives: e.directives
	});
}
function gm(e, t, n, r, i, a, o) {
	e.events.push({
		type: V.SEQUENCE,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function _m(e, t, n, r, i, a, o) {
	e.events.push({
		type: V.MAPPING,
		start: t,
		anchorStart: n,
		anchorEnd: r,
		tagStart: i,
		tagEnd: a,
		style: o
	});
}
function vm(e, t) {
	e.events.splice(t.eventsLength, 0, {
		type: V.MAPPING,
		start: t.position,
		anchorStart: U,
		anchorEnd: U,
		tagStart: U,
		tagEnd: U,
		style: Rp.FLOW
	});
}
function ym(e, t, n, r, i, a, o, s, c = zp.CLIP, l = -1, u = !1) {
	e.events.push({
		type: V.SCALAR,
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
function bm(e, t, n) {
	e.events.push({
		type: V.ALIAS,
		anchorStart: t,
		anchorEnd: n
	});
}
function xm(e) {
	e.events.push({ type: V.POP });
}
function Sm(e) {
	ym(e, U, U, U, U, U, U, H.PLAIN);
}
function Cm() {
	return {
		anchorStart: U,
		anchorEnd: U,
		tagStart: U,
		tagEnd: U
	};
}
function wm(e) {
	return {
		position: e.position,
		line: e.line,
		lineStart: e.lineStart,
		lineIndent: e.lineIndent,
		firstTabInLine: e.firstTabInLine,
		eventsLength: e.events.length
	};
}
function Tm(e, t) {
	e.position = t.position, e.line = t.line, e.lineStart = t.lineStart, e.lineIndent = t.lineIndent, e.firstTabInLine = t.firstTabInLine, e.events.length = t.eventsLength;
}
function W(e, t) {
	Lp.throwAt(e.input.slice(0, e.length), e.position, t, e.filename);
}
function Em(e) {
	return e === 10 || e === 13;
}
function Dm(e) {
	return e === 9 || e === 32;
}
function Om(e) {
	return Dm(e) || Em(e);
}
function km(e) {
	return e === 0 || Om(e);
}
function Am(e) {
	return e === 44 || e === 91 || e === 93 || e === 123 || e === 125;
}
function jm(e) {
	return e >= 48 && e <= 57 ? e - 48 : -1;
}
function Mm(e) {
	if (e >= 48 && e <= 57) return e - 48;
	let t = e | 32;
	return t >= 97 && t <= 102 ? t - 97 + 10 : -1;
}
function Nm(e) {
	return e === 120 ? 2 : e === 117 ? 4 : e === 85 ? 8 : 0;
}
function Pm(e) {
	return e === 48 || e === 97 || e === 98 || e === 116 || e === 9 || e === 110 || e === 118 || e === 102 || e === 114 || e === 101 || e === 32 || e === 34 || e === 47 || e === 92 || e === 78 || e === 95 || e === 76 || e === 80;
}
function Fm(e) {
	e.input.charCodeAt(e.position) === 10 ? e.position++ : (e.position++, e.input.charCodeAt(e.position) === 10 && e.position++), e.line++, e.lineStart = e.position, e.lineIndent = 0, e.firstTabInLine = -1;
}
function Im(e, t) {
	let n = 0, r = e.input.charCodeAt(e.position), i = e.position === e.lineStart || Om(e.input.charCodeAt(e.position - 1));
	for (; r !== 0;) {
		for (; Dm(r);) i = !0, r === 9 && e.firstTabInLine === -1 && (e.firstTabInLine = e.position), r = e.input.charCodeAt(++e.position);
		if (t && i && r === 35) do
			r = e.input.charCodeAt(++e.position);
		while (!Em(r) && r !== 0);
		if (!Em(r)) break;
		for (Fm(e), n++, i = !0, r = e.input.charCodeAt(e.position); r === 32;) e.lineIndent++, r = e.input.charCodeAt(++e.position);
	}
	return n;
}
function Lm(e, t = e.position) {
	let n = e.input.charCodeAt(t);
	if ((n === 45 || n === 46) && n === e.input.charCodeAt(t + 1) && n === e.input.charCodeAt(t + 2)) {
		let n = e.input.charCodeAt(t + 3);
		return n === 0 || Om(n);
	}
	return !1;
}
function Rm(e) {
	e.position === e.lineStart && e.input.charCodeAt(e.position) === 65279 && (e.position++, e.lineStart = e.position);
}
function zm(e) {
	if (e.position !== e.lineStart) return !1;
	if (Lm(e)) return !0;
	if (e.input.charCodeAt(e.position) !== 65279) return !1;
	let t = wm(e);
	Rm(e), Im(e, !0);
	let n = e.input.charCodeAt(e.position), r = e.position === e.lineStart && (n === 37 || n === 45 && Lm(e));
	return Tm(e, t), r;
}
function Bm(e) {
	let t = e.input.charCodeAt(e.position);
	for (; t !== 0 && !Em(t);) t = e.input.charCodeAt(++e.position);
}
function Vm(e, t, n) {
	let r = om.exec(e.input.slice(t, n));
	r !== null && (e.position = t + r.index + r[0].length - 1, W(e, "the stream contains non-printable characters"));
}
function Hm(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 33) return !1;
	t.tagStart !== U && W(e, "duplication of a tag property");
	let r = e.position, i = !1, a = !1, o = "!", s = e.input.charCodeAt(++e.position);
	s === 60 ? (i = !0, s = e.input.charCodeAt(++e.position)) : s === 33 && (a = !0, o = "!!", s = e.input.charCodeAt(++e.position));
	let c = e.position, l;
	if (i) {
		for (; s !== 0 && s !== 62;) s = e.input.charCodeAt(++e.position);
		s !== 62 && W(e, "unexpected end of the stream within a verbatim tag"), l = e.input.slice(c, e.position), e.position++;
	} else {
		for (; s !== 0 && !Om(s) && !(n && Am(s));) s === 33 && (a ? W(e, "tag suffix cannot contain exclamation marks") : (o = e.input.slice(c - 1, e.position + 1), cm.test(o) || W(e, "named tag handle cannot contain such characters"), a = !0, c = e.position + 1)), s = e.input.charCodeAt(++e.position);
		l = e.input.slice(c, e.position), sm.test(l) && W(e, "tag suffix cannot contain flow indicator characters");
	}
	return l && !(i ? dm.test(l) : fm.test(l)) && W(e, `tag name cannot contain such characters: ${l}`), !i && o !== "!" && o !== "!!" && !tm.call(e.tagHandlers, o) && W(e, `undeclared tag handle "${o}"`), t.tagStart = r, t.tagEnd = e.position, !0;
}
function Um(e, t) {
	if (e.input.charCodeAt(e.position) !== 38) return !1;
	t.anchorStart !== U && W(e, "duplication of an anchor property"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Om(e.input.charCodeAt(e.position)) && !Am(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && W(e, "name of an anchor node must contain at least one character"), t.anchorStart = n, t.anchorEnd = e.position, !0;
}
function Wm(e, t) {
	if (e.input.charCodeAt(e.position) !== 42) return !1;
	(t.anchorStart !== U || t.tagStart !== U) && W(e, "alias node should not have any properties"), e.position++;
	let n = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Om(e.input.charCodeAt(e.position)) && !Am(e.input.charCodeAt(e.position));) e.position++;
	return e.position === n && W(e, "name of an alias node must contain at least one character"), bm(e, n, e.position), !0;
}
function Gm(e, t) {
	Im(e, !1), e.lineIndent < t && W(e, "deficient indentation");
}
function Km(e, t, n) {
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
			return e.position++, ym(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.SINGLE_QUOTED, zp.CLIP, -1, i), !0;
		}
		Em(a) ? (i = !1, Gm(e, t)) : e.position === e.lineStart && Lm(e) ? W(e, "unexpected end of the document within a single quoted scalar") : a !== 9 && a < 32 ? W(e, "expected valid JSON character") : e.position++;
	}
	W(e, "unexpected end of the stream within a single quoted scalar");
}
function qm(e, t, n) {
	if (e.input.charCodeAt(e.position) !== 34) return !1;
	e.position++;
	let r = e.position, i = !0;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let a = e.input.charCodeAt(e.position);
		if (a === 34) {
			let t = e.position;
			return e.position++, ym(e, r, t, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, H.DOUBLE_QUOTED, zp.CLIP, -1, i), !0;
		}
		if (a === 92) {
			i = !1;
			let n = e.input.charCodeAt(++e.position);
			if (Em(n)) Gm(e, t);
			else if (Pm(n)) e.position++;
			else {
				let t = Nm(n);
				for (t === 0 && W(e, "unknown escape sequence"); t-- > 0;) e.position++, Mm(e.input.charCodeAt(e.position)) < 0 && W(e, "expected hexadecimal character");
				e.position++;
			}
		} else Em(a) ? (i = !1, Gm(e, t)) : e.position === e.lineStart && Lm(e) ? W(e, "unexpected end of the document within a double quoted scalar") : a !== 9 && a < 32 ? W(e, "expected valid JSON character") : e.position++;
	}
	W(e, "unexpected end of the stream within a double quoted scalar");
}
function Jm(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = zp.CLIP, a = -1, o = !1;
	if (r !== 124 && r !== 62) return !1;
	let s = r === 124 ? H.LITERAL_BLOCK : H.FOLDED_BLOCK;
	for (e.position++; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.input.charCodeAt(e.position), r = jm(n);
		if (n === 43 || n === 45) i !== zp.CLIP && W(e, "repeat of a chomping mode identifier"), i = n === 43 ? zp.KEEP : zp.STRIP, e.position++;
		else if (r >= 0) r === 0 && W(e, "bad explicit indentation width of a block scalar; it cannot be less than one"), o && W(e, "repeat of an indentation width identifier"), a = t + r - 1, o = !0, e.position++;
		else break;
	}
	let c = !1;
	for (; Dm(e.input.charCodeAt(e.position));) c = !0, e.position++;
	c && e.input.charCodeAt(e.position) === 35 && Bm(e), Em(e.input.charCodeAt(e.position)) ? Fm(e) : e.input.charCodeAt(e.position) !== 0 && W(e, "a line break is expected");
	let l = o ? a : -1, u = 0, d = e.position, f = e.position;
	for (; e.input.charCodeAt(e.position) !== 0;) {
		let n = e.position, r = 0;
		for (; e.input.charCodeAt(n + r) === 32;) r++;
		let i = e.input.charCodeAt(n + r);
		if (i === 0) {
			l >= 0 ? r > l && (f = n + r) : r > 0 && (f = n + r);
			break;
		}
		if (zm(e)) break;
		if (!o && l === -1 && Em(i) && (u = Math.max(u, r)), !o && l === -1 && !Em(i) && (i === 9 && r < t && (e.position = n + r, W(e, "tab characters must not be used in indentation")), r >= t && r < u && (e.position = n + r, W(e, "bad indentation of a mapping entry"))), l === -1 && i !== 0 && !Em(i) && r < t) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		!o && i !== 0 && !Em(i) && l === -1 && (l = r);
		let a = l === -1 ? t + 1 : l;
		if (i !== 0 && !Em(i) && r < a) {
			e.lineIndent = r, e.position = n + r;
			break;
		}
		Bm(e), f = e.position, Em(e.input.charCodeAt(e.position)) && (Fm(e), f = e.position);
	}
	return Vm(e, d, f), ym(e, d, f, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, s, i, l), !0;
}
function Ym(e, t) {
	let n = e.input.charCodeAt(e.position), r = t === nm;
	if (n === 0 || Om(n) || n === 35 || n === 38 || n === 42 || n === 33 || n === 124 || n === 62 || n === 39 || n === 34 || n === 37 || n === 64 || n === 96 || Am(n)) return !1;
	if (n === 63 || n === 45) {
		let t = e.input.charCodeAt(e.position + 1);
		if (km(t) || r && Am(t)) return !1;
	}
	return !0;
}
function Xm(e, t, n, r) {
	if (!Ym(e, n)) return !1;
	let i = e.position, a = e.position, o = e.input.charCodeAt(e.position), s = n === nm, c = !1;
	for (; o !== 0 && !zm(e);) {
		if (o === 58) {
			let t = e.input.charCodeAt(e.position + 1);
			if (km(t) || s && Am(t)) break;
		} else if (o === 35) {
			if (Om(e.input.charCodeAt(e.position - 1))) break;
		} else if (s && Am(o)) break;
		else if (Em(o)) {
			let n = e.position, r = e.line, i = e.lineStart, a = e.lineIndent;
			if (Im(e, !1), e.lineIndent >= t) {
				c = !0, o = e.input.charCodeAt(e.position);
				continue;
			}
			e.position = n, e.line = r, e.lineStart = i, e.lineIndent = a;
			break;
		}
		Dm(o) || (a = e.position + 1), o = e.input.charCodeAt(++e.position);
	}
	return a !== i && (Vm(e, i, a), ym(e, i, a, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, H.PLAIN, zp.CLIP, -1, !c), !0);
}
function Zm(e, t) {
	let n = e.line;
	Im(e, !0), (e.line > n && e.lineIndent < t || e.firstTabInLine !== -1 && e.lineIndent < t) && W(e, "deficient indentation");
}
function Qm(e, t, n) {
	let r = e.input.charCodeAt(e.position), i = r === 123, a = e.position, o = !0;
	if (r !== 91 && r !== 123) return !1;
	let s = i ? 125 : 93;
	for (i ? _m(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rp.FLOW) : gm(e, a, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rp.FLOW), e.position++; e.input.charCodeAt(e.position) !== 0;) {
		Zm(e, t);
		let n = e.input.charCodeAt(e.position);
		if (n === s) return e.position++, xm(e), !0;
		o ? n === 44 && W(e, "expected the node content, but found ','") : W(e, "missed comma between flow collection entries");
		let r = !1, a = !1;
		n === 63 && Om(e.input.charCodeAt(e.position + 1)) && (r = a = !0, e.position += 1, Zm(e, t));
		let c = e.line, l = wm(e), u = th(e, t, nm, !1, !0);
		Zm(e, t), n = e.input.charCodeAt(e.position), (i || a || e.line === c) && n === 58 ? (r = !0, e.position++, Zm(e, t), i || vm(e, l), u || Sm(e), th(e, t, nm, !1, !0) || Sm(e), Zm(e, t), i || xm(e)) : i && r ? (u || Sm(e), Sm(e)) : i ? Sm(e) : r && (vm(e, l), u || Sm(e), Sm(e), xm(e)), n = e.input.charCodeAt(e.position), n === 44 ? (o = !0, e.position++) : o = !1;
	}
	W(e, "unexpected end of the stream within a flow collection");
}
function $m(e, t, n) {
	if (e.firstTabInLine !== -1 || e.input.charCodeAt(e.position) !== 45 || !km(e.input.charCodeAt(e.position + 1))) return !1;
	for (gm(e, e.position, n.anchorStart, n.anchorEnd, n.tagStart, n.tagEnd, Rp.BLOCK); e.input.charCodeAt(e.position) === 45 && km(e.input.charCodeAt(e.position + 1));) {
		e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, W(e, "tab characters must not be used in indentation"));
		let n = e.line;
		e.position++;
		let r = Im(e, !0) > 0;
		if (e.firstTabInLine !== -1 && e.input.charCodeAt(e.position) === 45 && km(e.input.charCodeAt(e.position + 1)) && W(e, "bad indentation of a sequence entry"), r && e.lineIndent <= t ? Sm(e) : th(e, t, im, !1, !0), Im(e, !0), e.lineIndent < t || e.position >= e.length) break;
		e.lineIndent > t && W(e, "bad indentation of a sequence entry"), e.line === n && e.input.charCodeAt(e.position) === 45 && km(e.input.charCodeAt(e.position + 1)) && W(e, "bad indentation of a sequence entry");
	}
	return xm(e), !0;
}
function eh(e, t, n, r) {
	let i = !1, a = !1, o = !1, s = !1;
	if (e.firstTabInLine !== -1) return !1;
	let c = e.input.charCodeAt(e.position);
	for (; c !== 0;) {
		!i && e.firstTabInLine !== -1 && (e.position = e.firstTabInLine, W(e, "tab characters must not be used in indentation"));
		let l = e.input.charCodeAt(e.position + 1), u = e.line;
		if ((c === 63 || c === 58) && km(l)) o ||= (_m(e, e.position, r.anchorStart, r.anchorEnd, r.tagStart, r.tagEnd, Rp.BLOCK), !0), c === 63 ? (i && Sm(e), a = !0, i = !0) : (i || (Sm(e), a = !0), i = !1), e.position += 1, s = !0;
		else {
			i &&= (Sm(e), !1);
			let t = wm(e);
			if (!th(e, n, rm, !1, !0)) break;
			if (e.line === u) {
				for (c = e.input.charCodeAt(e.position); Dm(c);) c = e.input.charCodeAt(++e.position);
				if (c === 58) c = e.input.charCodeAt(++e.position), km(c) || W(e, "a whitespace character is expected after the key-value separator within a block mapping"), o ||= (e.events.splice(t.eventsLength, 0, {
					type: V.MAPPING,
					start: t.position,
					anchorStart: r.anchorStart,
					anchorEnd: r.anchorEnd,
					tagStart: r.tagStart,
					tagEnd: r.tagEnd,
					style: Rp.BLOCK
				}), !0), a = !0, i = !1, s = !1;
				else if (a) W(e, "expected ':' after a mapping key");
				else return r.anchorStart !== U || r.tagStart !== U ? (Tm(e, t), !1) : !0;
			} else if (a) W(e, "can not read a block mapping entry; a multiline key may not be an implicit key");
			else return r.anchorStart !== U || r.tagStart !== U ? (Tm(e, t), !1) : !0;
		}
		if (th(e, t, am, !0, s) && (s = !1), i || (s &&= (Sm(e), !1)), Im(e, !0), c = e.input.charCodeAt(e.position), (e.line === u || e.lineIndent > t) && c !== 0) W(e, "bad indentation of a mapping entry");
		else if (e.lineIndent < t) break;
	}
	return a ? (i && Sm(e), o && xm(e), !0) : !1;
}
function th(e, t, n, r, i, a = !0) {
	e.depth >= e.maxDepth && W(e, `nesting exceeded maxDepth (${e.maxDepth})`), e.depth++;
	let o = 1, s = !1, c = !1, l = null, u = Cm(), d = n === am || n === im, f = d, p = d;
	if (r && Im(e, !0) && (s = !0, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1), o === 1) for (;;) {
		let r = e.input.charCodeAt(e.position), i = wm(e);
		if (s && o !== 1 && (r === 33 || r === 38)) break;
		if (s && p && (u.tagStart !== U || u.anchorStart !== U) && (r === 33 || r === 38)) {
			let n = wm(e), r = t + 1;
			if (eh(e, e.position - e.lineStart, r, u) && e.events[n.eventsLength]?.type === V.MAPPING) return e.depth--, !0;
			Tm(e, n);
		}
		if (s && (r === 33 && u.tagStart !== U || r === 38 && u.anchorStart !== U) || !Hm(e, u, n === nm) && !Um(e, u)) break;
		l === null && (l = i), Im(e, !0) ? (s = !0, f = p, o = e.lineIndent > t ? 1 : e.lineIndent === t ? 0 : -1) : f = !1;
	}
	if (f &&= s || i, o === 1 || n === am) {
		let r = n === nm || n === rm ? t : t + 1, i = e.position - e.lineStart;
		if (o === 1) {
			if (f && ($m(e, i, u) || eh(e, i, r, u)) || Qm(e, r, u)) c = !0;
			else {
				let t = e.input.charCodeAt(e.position);
				if (l !== null && a && p && !f && t !== 124 && t !== 62) {
					let t = wm(e), n = l.position - l.lineStart;
					Tm(e, l), eh(e, n, r, Cm()) && e.events[t.eventsLength]?.type === V.MAPPING ? c = !0 : Tm(e, t);
				}
				!c && (d && Jm(e, r, u) || Km(e, r, u) || qm(e, r, u) || Wm(e, u) || Xm(e, r, n, u)) && (c = !0);
			}
		} else o === 0 && (c = f && $m(e, i, u));
	}
	return d &&= !c, !c && (u.anchorStart !== U || u.tagStart !== U || d) && (ym(e, U, U, u.anchorStart, u.anchorEnd, u.tagStart, u.tagEnd, H.PLAIN), c = !0), e.depth--, c || u.anchorStart !== U || u.tagStart !== U;
}
function nh(e) {
	if (e.lineIndent > 0 || e.input.charCodeAt(e.position) !== 37) return !1;
	e.position++;
	let t = e.position;
	for (; e.input.charCodeAt(e.position) !== 0 && !Om(e.input.charCodeAt(e.position));) e.position++;
	let n = e.input.slice(t, e.position), r = [];
	for (n.length === 0 && W(e, "directive name must not be less than one character in length"); e.input.charCodeAt(e.position) !== 0 && !Em(e.input.charCodeAt(e.position));) {
		for (; Dm(e.input.charCodeAt(e.position));) e.position++;
		if (e.input.charCodeAt(e.position) === 35 || Em(e.input.charCodeAt(e.position)) || e.input.charCodeAt(e.position) === 0) break;
		let t = e.position;
		for (; e.input.charCodeAt(e.position) !== 0 && !Om(e.input.charCodeAt(e.position));) e.position++;
		r.push(e.input.slice(t, e.position));
	}
	if (Em(e.input.charCodeAt(e.position)) && Fm(e), n === "YAML") {
		e.directives.some((e) => e.kind === "yaml") && W(e, "duplication of %YAML directive"), r.length !== 1 && W(e, "YAML directive accepts exactly one argument");
		let t = /^([0-9]+)\.([0-9]+)$/.exec(r[0]);
		t === null && W(e, "ill-formed argument of the YAML directive"), parseInt(t[1], 10) !== 1 && W(e, "unacceptable YAML version of the document"), e.directives.push({
			kind: "yaml",
			version: r[0]
		});
	} else if (n === "TAG") {
		r.length !== 2 && W(e, "TAG directive accepts exactly two arguments");
		let [t, n] = r;
		cm.test(t) || W(e, "ill-formed tag handle (first argument) of the TAG directive"), tm.call(e.tagHandlers, t) && W(e, `there is a previously declared suffix for "${t}" tag handle`), pm.test(n) || W(e, "ill-formed tag prefix (second argument) of the TAG directive"), e.tagHandlers[t] = n, e.directives.push({
			kind: "tag",
			handle: t,
			prefix: n
		});
	}
	return !0;
}
function rh(e) {
	e.directives = [], e.tagHandlers = Object.create(null);
	let t = !1;
	for (Im(e, !0); nh(e);) t = !0, Im(e, !0);
	let n = !1, r = !1, i = !0;
	if (e.lineIndent === 0 && e.input.charCodeAt(e.position) === 45 && e.input.charCodeAt(e.position + 1) === 45 && e.input.charCodeAt(e.position + 2) === 45 && km(e.input.charCodeAt(e.position + 3))) {
		n = !0;
		let t = e.line;
		e.position += 3, Im(e, !0), i = e.line > t;
	} else t && W(e, "directives end mark is expected");
	let a = e.events.length;
	if (!n && e.position === e.lineStart && e.input.charCodeAt(e.position) === 46 && Lm(e)) {
		e.position += 3, Im(e, !0);
		return;
	}
	if (hm(e, n, !1), th(e, e.lineIndent - 1, am, !1, i, i) || Sm(e), Im(e, !0), e.position === e.lineStart && Lm(e) && (r = e.input.charCodeAt(e.position) === 46, r)) {
		let t = e.line;
		e.position += 3, Im(e, !0), e.line === t && e.position < e.length && W(e, "end of the stream or a document separator is expected");
	}
	let o = e.events[a];
	o?.type === V.DOCUMENT && (o.explicitEnd = r), xm(e), !r && e.position < e.length && !zm(e) && W(e, "end of the stream or a document separator is expected");
}
function ih(e, t) {
	let n = e.length, r = {
		...mm,
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
	for (i !== -1 && Lp.throwAt(e, i, "null byte is not allowed in input", r.filename); r.position < r.length && (Rm(r), Im(r, !0), !(r.position >= r.length));) {
		let e = r.position;
		rh(r), r.position === e && W(r, "can not read a document");
	}
	return r.events;
}
({
	...mm,
	...em
});
function ah(e, t) {
	return !!(e & 1 << t);
}
var oh = {
	applyQuoteFlowKeysOption: ch,
	doubleQuoteForInvisibles: lh,
	doubleQuoteWhitespaceOnly: uh,
	applyForceQuotesOption: dh,
	tryLongOrMultilineAsBlock: fh,
	quoteInvalidPlain: ph,
	fallbackToDoubleQuoted: mh
};
function sh(e) {
	return e.presenterOptions.quoteStyle === "single" && ah(e.allowedStylesMask, H.SINGLE_QUOTED) ? H.SINGLE_QUOTED : H.DOUBLE_QUOTED;
}
function ch(e) {
	e.presenterOptions.quoteFlowKeys && e.isKey && e.flowOnly && e.style === H.PLAIN && (e.style = H.DOUBLE_QUOTED);
}
function lh(e) {
	e.style === H.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function uh(e) {
	e.style === H.PLAIN && /^\s+$/.test(e.node.value) && (e.style = H.DOUBLE_QUOTED);
}
function dh(e) {
	e.presenterOptions.forceQuotes && (e.isKey || e.style !== H.PLAIN || e.node.tag === e.presenterOptions.schema.defaultScalarTag.tagName && (e.style = e.node.value.includes("\n") ? H.DOUBLE_QUOTED : sh(e)));
}
function fh(e) {
	if (e.style !== H.PLAIN || e.isKey) return;
	let t = e.node.value, n = t.indexOf("\n") !== -1;
	if (!ah(e.allowedStylesMask, H.LITERAL_BLOCK)) {
		n && (e.style = H.DOUBLE_QUOTED);
		return;
	}
	let r = e.presenterOptions.lineWidth;
	if (r === -1) {
		n && (e.style = H.LITERAL_BLOCK);
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
	o ? e.style = H.FOLDED_BLOCK : n && (e.style = H.LITERAL_BLOCK);
}
function ph(e) {
	e.style === H.PLAIN && !ah(e.allowedStylesMask, H.PLAIN) && (e.style = sh(e));
}
function mh(e) {
	ah(e.allowedStylesMask, e.style) || (e.style = H.DOUBLE_QUOTED);
}
var hh = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]", gh = "[\\n\\r]", _h = "\\uFEFF", vh = "[ \\t]", yh = `(?:(?!(?:${gh}|${_h}))${hh})`, bh = `(?:(?!${vh})${yh})`, xh = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]", Sh = "[-?:,\\[\\]{}#&*!|>'\"%@`]", Ch = "[,\\[\\]{}]", wh = bh, Th = `(?:(?!${Ch})${bh})`, Eh = `(?:(?:(?!${Sh})${bh})|[?:-](?=${wh}))`, Dh = `(?:(?:(?!${Sh})${bh})|[?:-](?=${Th}))`, Oh = `(?:(?:(?![:#])${wh})|:(?=${wh}))#*`, kh = `(?:(?:(?![:#])${Th})|:(?=${Th}))#*`, Ah = `(?:${vh}*${Oh})*`, jh = `(?:${vh}*${kh})*`, Mh = `${Eh}#*${Ah}`, Nh = `${Dh}#*${jh}`, Ph = Mh, Fh = Nh, Ih = `\\n+${Oh}${Ah}`, Lh = `\\n+${kh}${jh}`, Rh = `${Mh}(?:${Ih})*`, zh = `${Nh}(?:${Lh})*`;
RegExp(`^(?:${Rh})$`, "u"), RegExp(`^(?:${zh})$`, "u"), RegExp(`^(?:${Ph})$`, "u"), RegExp(`^(?:${Fh})$`, "u"), RegExp(`^(?:${xh})*$`, "u"), RegExp(`^(?:${xh}|\\n)*$`, "u"), RegExp(`^(?:${yh}|\\n)*$`, "u"), Object.keys(oh).map((e) => Reflect.get(oh, e)), V.DOCUMENT, V.SEQUENCE, V.MAPPING, V.SCALAR, V.ALIAS, V.POP, H.PLAIN, H.SINGLE_QUOTED, H.DOUBLE_QUOTED, H.LITERAL_BLOCK, H.FOLDED_BLOCK, Rp.BLOCK, Rp.FLOW, zp.CLIP, zp.STRIP, zp.KEEP;
// src/manifest/read/cursor.ts
var Bh = class extends Error {};
function G(e) {
	if (!e) throw new Bh();
}
var Vh = class {
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
		G(this.sees(e)), this.at += 1;
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
		G(this.spaces() > 0), this.column = this.at - this.lineStart;
	}
	inFlow(e) {
		this.lineEnds() ? (this.toContent(), G(this.column > e && this.comments === -1)) : this.spaces();
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
// src/manifest/read/events.ts
const Hh = 2 ** 15, Uh = /[^\n#|>]*: *(?:#.*)?\r?\n(?: *(?:#.*)?\r?\n)*( *)- /y;
var Wh = class {
	text;
	piece;
	list;
	events = [];
	position = 0;
	end = 0;
	constructor(e, t = Hh) {
		this.text = e, this.piece = t, this.list = e.length > t ? Gh(e) : void 0;
	}
	next() {
		let e = this.peek();
		return this.position += 1, e;
	}
	peek() {
		for (; this.position === this.events.length && this.end < this.text.length;) this.events = this.load(), this.position = 0;
		return this.events[this.position];
	}
	load() {
		let { text: e, end: t } = this, n = this.list ? e.indexOf(this.list.item, Math.max(t + this.piece, this.list.first)) : -1;
		this.end = n === -1 ? e.length : n + 1;
		let r = ih(e.slice(t, this.end), {});
		if (t > 0) {
			let [e, n] = r.splice(0, 2);
			G(e?.type === V.DOCUMENT && !e.explicitStart && !e.explicitEnd), G(n?.type === V.SEQUENCE && Qh(n) && $h(n));
			for (let e of r) Xh(e, t);
			r.push({ type: V.POP });
		}
		if (this.end < e.length) {
			let e = r.splice(-3);
			G(e.length === 3 && e.every(({ type: e }) => e === V.POP));
		}
		return r;
	}
};
function Gh(e) {
	Uh.lastIndex = Kh(e).at(-1) ?? e.length;
	let [, t] = Uh.exec(e) ?? [];
	return t === void 0 ? void 0 : {
		item: `\n${t}- `,
		first: Uh.lastIndex
	};
}
function Kh(e) {
	return Array.from(e.matchAll(/^(?:[^\s#-]|-(?!\s|--\s))/gm), ({ index: e }) => e);
}
const qh = 2 ** 20, Jh = 2 ** 18;
function Yh(e) {
	if (e.length <= qh) return;
	let t = e.slice(0, Jh), n = t.lastIndexOf(Gh(t)?.item ?? "\n") + 1;
	return n > 1 ? t.slice(0, n) : t;
}
function Xh(e, t) {
	"start" in e && (e.start += t), "valueStart" in e && (e.valueStart += e.valueStart < 0 ? 0 : t, e.valueEnd += e.valueEnd < 0 ? 0 : t);
}
function Zh(e) {
	return e.type === V.MAPPING || e.type === V.SEQUENCE;
}
function Qh(e) {
	return Zh(e) && e.style === Rp.BLOCK;
}
function $h({ anchorStart: e, tagStart: t }) {
	return e === -1 && t === -1;
}
// src/kinds/kind.ts
function eg(e, t) {
	return tg(e, t) === "off" ? void 0 : e.removalBy(t);
}
function tg({ name: e }, t) {
	return t.prune[e] ?? "off";
}
function ng({ name: e, default: t }, { limits: n }) {
	return n[e] ?? t;
}
// src/kinds/read.ts
function rg(e) {
	let t = Object.values(e).flat();
	return new Map(t.flatMap(({ path: e, textFile: t }) => t ? [[e, t]] : []));
}
function ig(e, t, n) {
	let r = ag(e, t, n);
	for (;;) {
		let e = r.next();
		if (e.done) return e.value;
	}
}
function* ag(e, t, n, r = new Map()) {
	let i = [], a = {}, s = new Map();
	for (let c of e) {
		let e = t[c.plural] ?? [];
		if (e.length === 0) continue;
		let l = [];
		for (let t of e) {
			let { path: e, text: i, textFile: a } = t, s = o([
				c.name,
				e,
				a ? ug(a) : null
			]), u = r.get(s), d = u?.text === i ? u.read : sg(c, t, n);
			r.set(s, {
				text: i,
				read: d
			}), l.push(d), yield;
		}
		let u = l.flatMap((e) => e.problems.some(lg) ? [] : e.entries), d = c.textFiles?.join(u) ?? {
			entries: u,
			problems: []
		}, f = d.entries;
		a[c.plural] = f;
		for (let e of l) for (let [t, n] of e.variables) s.set(t, n);
		let p = new va();
		for (let e of f) {
			for (let t of c.checkEntry(e)) p.add(t);
			for (let t of og(c, e)) p.add(t);
		}
		m(i, l.flatMap((e) => e.problems), d.problems, c.checkTogether(f), p.problems);
	}
	let c = e.flatMap(({ plural: e }) => (t[e] ?? []).map(({ path: e }) => e));
	return {
		declared: {
			kinds: e,
			entries: a,
			variables: s
		},
		problems: Ca(dg(i, c))
	};
}
function og(e, t) {
	let { values: n } = t;
	return !("new" in n && "previously" in n) || n.new !== !0 ? [] : [fg(e, t, "wrong-value", `The field new says that there is no former ${e.words.one}, but previously names one. Remove one of the two fields.`, {
		path: ["new"],
		reach: "run"
	})];
}
function sg(e, { path: t, text: n, textFile: r }, i) {
	if (r && e.textFiles) return e.textFiles.read(t, n, r);
	let a = Yh(n);
	if (a !== void 0) {
		let { problems: n } = ig([e], { [e.plural]: [{
			path: t,
			text: a
		}] }, i);
		if (n.some(lg)) {
			let e = n.some(({ place: e }) => !e) ? [] : [xa(t, a.trimEnd().split("\n").length)];
			return {
				entries: [],
				variables: new Map(),
				problems: [...e, ...n]
			};
		}
	}
	return e.readManifest(t, n, i);
}
function cg(e, { path: t, now: n, text: r }, i, a) {
	let o = i.get(n), { entries: s } = sg(e, {
		path: t,
		text: r,
		...o && { textFile: o }
	}, a);
	return (o && e.textFiles?.join(s).entries) ?? s;
}
function lg({ count: e, severity: t }) {
	return e !== void 0 && t === "error";
}
function ug({ source: e, language: t, file: n, dir: r }) {
	return [
		JSON.stringify(e),
		t ?? null,
		n,
		r
	];
}
function dg(e, t) {
	let n = new Map(t.map((e, t) => [e, t])), r = ({ place: e }) => [
		n.get(e?.file ?? "") ?? -1,
		e?.line ?? 0,
		e?.col ?? 0
	];
	return [...e].sort((e, t) => {
		let [n, i] = [r(e), r(t)];
		return n.map((e, t) => e - (i[t] ?? 0)).find((e) => e !== 0) ?? 0;
	});
}
function fg({ label: e }, { values: t, file: n, spot: r }, i, a, { path: o, ofName: s = !1, severity: c = "error", reach: l = "change" }) {
	let u = pg(e(t)), d = s ? Zr(n, r, o) : Xr(n, r, o);
	return {
		...z(i, `${u}: ${a}`, {
			place: d,
			severity: c,
			reach: l
		}),
		about: u
	};
}
function pg(e) {
	let t = [...e.slice(0, 400)];
	return t.length > 200 ? `${t.slice(0, 199).join("")}…` : e;
}
function mg({ message: e, about: t }) {
	let n = `${t}: `;
	return t !== void 0 && e.startsWith(n) ? e.slice(n.length) : e;
}
const hg = new Set([
	"after",
	"before",
	"declared",
	"identity",
	"live"
]);
function gg(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !_g(e, r)) return n;
	for (let [t, i] of r) {
		let r = hg.has(t) ? void 0 : gg(e, i, [...n, t]);
		if (r) return r;
	}
}
function _g(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("member");
	if (r !== void 0 && ![
		"previously",
		"new",
		n.idMember
	].includes(String(r))) return !1;
	let i = t.get("fields");
	return (Array.isArray(i) ? i : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) hg.has(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
const vg = "Run again. If that does not help, the service has changed or has a fault.";
function yg(e, t, n, r) {
	if (t.length === 0) return {
		usable: e,
		refused: [],
		remarks: []
	};
	let i = new Set(), a = e.flatMap((e) => {
		let t = r.namedBy(e);
		if (!t) return [];
		i.add(t);
		let n = `${r.title(t)} cannot be used: the service's answer has no usable ${t.lacks.join(", ")}. Nothing is written for it. ${vg}`;
		return [{
			declared: e,
			problem: fg(r.kind, e, "unusable-answer", n, { path: [r.field] })
		}];
	}), o = new Set(a.map((e) => e.declared));
	return {
		usable: e.filter((e) => !o.has(e)),
		refused: a,
		remarks: bg(t.filter((e) => !i.has(e)), tg(r.kind, n) !== "off", r)
	};
}
function bg(e, t, { kind: n, title: r }) {
	if (e.length === 0) return [];
	let i = e.slice(0, 5).map((e) => `${r(e)} (no usable ${e.lacks.join(", ")})`), a = e.length > 5 ? `; and ${e.length - 5} more` : "", o = t ? " Nothing is removed in this run." : "";
	return [z("unusable-answer", `The service's answer is incomplete for live ${n.plural} that no manifest declares: ${i.join("; ")}${a}.${o} ${vg}`, {
		reach: "change",
		severity: t ? "error" : "warning"
	})];
}
function xg(e, t) {
	return new Map(e.flatMap((e) => t(e).map((t) => [t, e])));
}
function Sg(e, { refused: t, remarks: n }) {
	return {
		...e,
		refused: [...e.refused, ...t],
		remarks: [...e.remarks, ...n]
	};
}
// src/kinds/declaration.ts
function Cg({ kinds: e, entries: t }) {
	return e.flatMap(({ plural: e, fields: n }) => n.flatMap((n) => Dg(n, t[e] ?? [])));
}
function wg({ entries: e }) {
	return [...new Set(Object.values(e).flatMap((e) => e.flatMap(ke)))];
}
function Tg(e, t, n = []) {
	let r = [t, ...n], i = e.kinds.flatMap((t) => {
		let n = e.entries[t.plural];
		return n ? [[t.plural, n.flatMap((e) => Eg(t, e, r))]] : [];
	});
	return {
		...e,
		entries: Object.fromEntries(i)
	};
}
function Eg(e, t, n) {
	let r = t.parts ?? [t], i = r.filter(({ from: e }) => !e?.onlyIfBase || n.includes(e.language));
	return i.length === r.length ? [t] : e.textFiles?.join(i).entries ?? [];
}
function Dg({ name: e, role: t, languages: n }, r) {
	let i = new Map();
	if (!n) return [];
	for (let a of r) for (let { language: r, path: o } of n(a.values)) {
		let n = i.get(r);
		n ? n.count++ : i.set(r, {
			language: r,
			ofText: t === "text",
			count: 1,
			place: Zr(a.file, a.spot, [e, ...o]),
			inSource: (a.parts ?? [a]).some(({ from: e }) => e?.language === r)
		});
	}
	return [...i.values()];
}
function Og(e, t, { second: n, first: r, field: i }, a = "") {
	let o = Xr(n.file, n.spot, [i]);
	return z(e, `${t} is declared twice: here and at ${kg(Xr(r.file, r.spot, [i]))}. Keep one of them.${a}`, { place: o });
}
function kg({ file: e, line: t }) {
	return `${e}:${t}`;
}
// src/model/answered.ts
function Ag(e) {
	return jg(e) ? e : void 0;
}
function jg(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
function Mg(e) {
	return typeof e == "string" ? e : void 0;
}
function Ng(e) {
	if (e === !0 || e === 1 || e === "1") return !0;
	if (e === !1 || e === 0 || e === "0") return !1;
}
function Pg(e) {
	let t = typeof e == "string" && /^\d+$/.test(e) ? Number(e) : e;
	return typeof t == "number" && Number.isSafeInteger(t) && t >= 0 ? t : void 0;
}
function Fg(e) {
	return Pg(typeof e == "number" ? Math.floor(e) : e);
}
function Ig(e) {
	return typeof e == "number" ? Number.isSafeInteger(e) && e > 0 ? String(e) : void 0 : typeof e == "string" && /^[1-9]\d*$/.test(e) ? e : void 0;
}
function Lg(e) {
	return /^\d+$/.test(e) && Number.isSafeInteger(Number(e)) ? Number(e) : e;
}
function Rg(e, t) {
	if (!Array.isArray(e)) return;
	let n = [];
	for (let r of e) {
		let e = t(r);
		if (e === void 0) return;
		n.push(e);
	}
	return n;
}
// src/kinds/key/live.ts
function zg(e, t) {
	let n = Ag(e) ?? {}, r = Ig(n.key_id), i = Gg(n.key_name, (e) => Mg(e) || void 0), o = Rg(n.platforms, Mg), s = a.filter((e) => o?.includes(e)), c = Object.keys(t_(i, s)).length === s.length && Object.keys(i).length > 0 ? i : void 0, l = Kg(Gg(n.filenames, Mg)), u = Rg(n.tags, Mg), d = Ng(n.is_plural), f = Ng(n.is_archived), p = qg(n.translations), m = new Set(p?.map(({ language_iso: e }) => e)), h = t.filter((e) => !m.has(e));
	if (r === void 0 || c === void 0 || o === void 0 || l === void 0 || u === void 0 || d === void 0 || f === void 0 || h.length > 0) {
		let e = [...Object.entries({
			key_id: r,
			key_name: c,
			platforms: o,
			filenames: l,
			tags: u,
			is_plural: d,
			is_archived: f
		}).flatMap(([e, t]) => t === void 0 ? [e] : []), ...h.map((e) => `the ${e} text`)];
		return { unusable: {
			id: r,
			names: [...new Set(Object.values(i))],
			lacks: e
		} };
	}
	let g = s.length < new Set(o).size;
	return { key: {
		key_id: r,
		key_name: c,
		platforms: s,
		...g && { onOtherPlatform: g },
		tags: u,
		filenames: l,
		is_plural: d,
		is_archived: f,
		...Hg(n),
		translations: p
	} };
}
const Bg = {
	description: Mg,
	context: Mg,
	plural_name: Mg,
	is_hidden: Ng,
	char_limit: Pg,
	custom_attributes: Wg,
	modified_at_timestamp: Fg,
	translations_modified_at_timestamp: Fg
}, Vg = Object.entries(Bg);
function Hg(e) {
	return Object.fromEntries(Vg.map(([t, n]) => [t, n(e[t])]));
}
function Ug(e) {
	return Object.keys(Bg).filter((t) => e[t] === void 0);
}
function Wg(e) {
	let t = Mg(e);
	if (t === void 0 || !/__proto__|\\u/.test(t)) return t;
	try {
		return JSON.stringify(JSON.parse(t)).includes("\"__proto__\":") ? void 0 : t;
	} catch {
		return t;
	}
}
function Gg(e, t) {
	let n = Ag(e) ?? {}, r = {};
	for (let e of a) {
		let i = t(n[e]);
		i !== void 0 && (r[e] = i);
	}
	return r;
}
function Kg({ ios: e, android: t, web: n, other: r }) {
	if (e !== void 0 && t !== void 0 && n !== void 0 && r !== void 0) return {
		ios: e,
		android: t,
		web: n,
		other: r
	};
}
function qg(e) {
	if (!Array.isArray(e)) return;
	let t = new Map();
	for (let n of e) {
		let e = Jg(Ag(n) ?? {});
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
function Jg(e) {
	return {
		language_iso: Mg(e.language_iso),
		translation: Mg(e.translation),
		modified_by: Ig(e.modified_by),
		modified_by_email: Mg(e.modified_by_email),
		modified_at_timestamp: Fg(e.modified_at_timestamp),
		is_reviewed: Ng(e.is_reviewed),
		is_unverified: Ng(e.is_unverified)
	};
}
var Yg = class {
	byId = new Map();
	withoutId = [];
	languages;
	constructor(e) {
		this.languages = e;
	}
	add(e) {
		this.addRead(this.read(e));
	}
	read(e) {
		return Array.from(e, (e) => zg(e, this.languages));
	}
	addRead(e) {
		for (let t of e) {
			let e = "key" in t ? t.key.key_id : t.unusable.id;
			e === void 0 ? this.withoutId.push(t) : this.byId.set(e, t);
		}
	}
	reads() {
		return [...this.byId.values(), ...this.withoutId];
	}
	get size() {
		return this.byId.size + this.withoutId.length;
	}
	all() {
		let e = this.reads();
		return {
			objects: e.flatMap((e) => "key" in e ? e.key : []),
			unusable: e.flatMap((e) => "unusable" in e ? e.unusable : [])
		};
	}
};
const Xg = (e) => {
	let t = e.exactOptional();
	return S({
		ios: t,
		android: t,
		web: t,
		other: t
	});
}, Zg = Xg(_()), Qg = Xg(_().min(1));
function $g(e, t) {
	return typeof e == "string" ? e : e[t];
}
function K(e, t = a) {
	if (typeof e == "string") return t.length > 0 ? [e] : [];
	let n = [];
	for (let r of a) {
		let i = t.includes(r) ? e[r] : void 0;
		i !== void 0 && !n.includes(i) && n.push(i);
	}
	return n;
}
function e_(e, t = a) {
	return (K(e, t)[0] === void 0 ? K(e) : K(e, t)).join(" / ");
}
function t_(e, t) {
	let n = {};
	for (let r of a) {
		let i = $g(e, r);
		t.includes(r) && i !== void 0 && (n[r] = i);
	}
	return n;
}
function n_(e) {
	let [t = "", ...n] = K(e);
	if (n.length === 0) return t;
	let { ios: r = t, android: i = t, web: a = t, other: o = t } = e;
	return {
		ios: r,
		android: i,
		web: a,
		other: o
	};
}
// src/kinds/field.ts
const r_ = {
	changes: [],
	kept: [],
	issues: []
};
function i_(e, t = []) {
	return {
		code: "unusable-answer",
		message: `The service's answer has no usable ${e}, so it cannot be compared. Nothing is written for this entry. Run again. If that does not help, the service has changed or has a fault.`,
		path: t
	};
}
function a_(e) {
	let { name: t, role: n, schema: i, expects: a, value: o, languages: s, merge: c, carries: l, declareNew: u, editState: d } = e, f = e.equal ?? r;
	return {
		name: t,
		schema: i,
		expects: a,
		...n && { role: n },
		...e.isProse && { isProse: e.isProse },
		diff(n, r, i) {
			let a = n[t] === void 0 ? e.undeclared?.(i, r) : n[t];
			if (a === void 0) return r_;
			let o = e.check?.(a, i);
			if (o) return {
				changes: [],
				kept: [],
				issues: [o]
			};
			let s = r === void 0 ? void 0 : e.live(r, i);
			if (r !== void 0 && s === void 0) return e.mayBeAbsent ? r_ : {
				...r_,
				issues: [i_(t)]
			};
			let c = e.desired(a, s, i);
			return s === void 0 && e.unset !== void 0 && f(e.unset, c, i) ? r_ : s === void 0 ? {
				changes: [{
					field: t,
					after: c
				}],
				kept: [],
				issues: []
			} : f(s, c, i) ? r_ : {
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
				after: e.inPlan ? e.inPlan(r) : o.parse(r)
			}];
		},
		write(t, n, r) {
			for (let i of n) e.write(t, o.parse(i.after), r);
		},
		show: (t) => e.show(o.parse(t)),
		...e.mayBeAbsent && { mayBeAbsent: e.mayBeAbsent },
		stored: (t, n) => e.live(t, n),
		declare(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : e.declare(r);
		},
		...u && { declareNew(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? void 0 : u(r);
		} },
		isDefault(t, n) {
			let r = e.live(t, n);
			return r === void 0 ? !1 : e.isDefault?.(r) ?? (e.unset !== void 0 && f(r, e.unset, n));
		},
		same: (e, t, n) => f(o.parse(e), o.parse(t), n),
		...d && { editState: d },
		...c && { merge: (e, t, n) => c(o.parse(e), o.parse(t), o.parse(n)) },
		...l && { carries: (e, t) => l(o.parse(e), o.parse(t)) },
		...s && { languages(e) {
			let n = e[t];
			return n === void 0 ? [] : s(n);
		} }
	};
}
function o_(e, t, n, r) {
	for (let i of e) {
		let e = t.fields.filter((e) => e.field === i.name);
		e.length > 0 && i.write(n, e, r);
	}
	return n;
}
// src/kinds/key/fields.ts
function s_(e) {
	return a_(e);
}
function c_(e) {
	return Object.keys(e).length === 0 ? void 0 : e;
}
function l_(e, t) {
	let n = e;
	return s_({
		name: e,
		...t && { isProse: t },
		expects: "a text",
		schema: _(),
		value: _(),
		unset: "",
		live: (e) => e[n],
		desired: (e) => e,
		declare: c_,
		write: (e, t) => {
			e[n] = t;
		},
		show: (e) => ({
			as: "text",
			text: e
		})
	});
}
function u_(e, t = () => void 0) {
	let n = e;
	return s_({
		name: e,
		...e === "is_archived" && { role: "archive" },
		...e === "is_plural" && {
			role: "shape",
			editState: (e) => e.translations_modified_at_timestamp
		},
		expects: "true or false",
		schema: v(),
		value: v(),
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
const d_ = s_({
	name: "char_limit",
	expects: "a whole number of characters, or 0 for no limit",
	schema: b().min(0),
	value: b(),
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
}), f_ = C(_(), T()), p_ = s_({
	name: "custom_attributes",
	isProse: !0,
	expects: "a mapping of JSON values",
	schema: f_,
	value: T(),
	unset: {},
	live: (e) => {
		if (e.custom_attributes !== void 0) {
			if (e.custom_attributes === "") return {};
			try {
				let t = JSON.parse(m_(e.custom_attributes));
				return t === null || Array.isArray(t) && t.length === 0 ? {} : t;
			} catch {
				return e.custom_attributes;
			}
		}
	},
	desired: (e) => e,
	declare: (e) => {
		let t = f_.safeParse(e);
		return t.success ? c_(t.data) : void 0;
	},
	write: (e, t) => {
		e.custom_attributes = JSON.stringify(t);
	},
	show: (e) => ({
		as: "word",
		word: JSON.stringify(e)
	})
});
function m_(e) {
	return e.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (e) => {
		let t = e.startsWith("\"") ? 0 : Number(e);
		return (Number.isInteger(t) ? Number.isSafeInteger(t) : Number.isFinite(t)) ? e : `"${e}"`;
	});
}
function h_({ rules: e }, t) {
	return e.pruneBy === "archive" && t?.is_archived === !0;
}
const g_ = s_({
	name: "platforms",
	expects: "a list of platforms (ios, android, web, other)",
	schema: w(D(a)).min(1),
	value: w(D(a)),
	live: (e) => e.onOtherPlatform ? void 0 : v_(e.platforms),
	desired: (e) => v_(e),
	inPlan: (e) => v_(e),
	declare: (e) => e,
	write: (e, t) => {
		e.platforms = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), __ = s_({
	name: "tags",
	role: "owner",
	expects: "a list of tags",
	schema: w(_().min(1)),
	value: w(_()),
	unset: [],
	live: (e) => y_(e.tags),
	check: (e, { rules: t }) => {
		let n = xe(e, t);
		if (n !== void 0) return {
			code: "owner-tag",
			message: `The tag "${n}" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.`,
			path: []
		};
	},
	undeclared: ({ ownerTag: e }, t) => e === void 0 ? void 0 : [...t?.tags ?? []],
	inPlan: (e) => y_(e),
	desired: (e, t, { rules: n, ownerTag: r }) => {
		let i = (t ?? []).filter((e) => e.startsWith("lokaform:") || n.protectedTags.includes(e));
		return y_([
			...e,
			...i,
			...r === void 0 ? [] : [r]
		]);
	},
	declare: c_,
	declareNew: (e) => c_(e.filter((e) => !e.startsWith(ye))),
	merge: (e, t, n) => {
		let r = e.filter((e) => !t.includes(e)), i = t.filter((t) => !e.includes(t));
		return y_([...n.filter((e) => !r.includes(e)), ...i]);
	},
	write: (e, t) => {
		e.tags = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
});
function v_(e) {
	return a.filter((t) => e.includes(t));
}
function y_(e) {
	return [...new Set(e)].sort((e, t) => {
		let [n, r] = [e.toLowerCase(), t.toLowerCase()];
		return n < r || n === r && e < t ? -1 : 1;
	});
}
const b_ = s_({
	name: "key_name",
	role: "identity",
	expects: "one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }",
	schema: A([_().min(1), Qg.refine((e) => Object.keys(e).length > 0, "has no platform").meta({ minProperties: 1 })]),
	value: Zg,
	live: (e, { platforms: t }) => t_(e.key_name, t),
	desired: (e, t, { platforms: n, project: r }) => {
		let [i = ""] = K(e), a = Object.fromEntries(n.map((e) => [e, i]));
		return r.perPlatformNames ? {
			...t ?? a,
			...t_(e, n)
		} : a;
	},
	inPlan: (e) => t_(e, a),
	check: x_,
	merge: C_,
	carries: (e, t) => a.some((n) => t[n] !== void 0 && t[n] === e[n]),
	declare: (e) => {
		let [t = "", ...n] = K(e);
		return n.length > 0 ? e : t;
	},
	write: (e, t) => {
		e.key_name = n_(t);
	},
	show: (e) => {
		let [t = "", ...n] = K(e);
		return n.length > 0 ? {
			as: "slots",
			slots: e
		} : {
			as: "word",
			word: t
		};
	}
});
function x_(e, { project: t, platforms: n }) {
	if (!t.perPlatformNames && K(e).length > 1) return {
		code: "same-names-needed",
		message: `In project ${t.name}, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.`,
		path: []
	};
	if (t.perPlatformNames && K(e, n).length === 0 && n.length > 0) return {
		code: "same-names-needed",
		message: `It is on ${n.join(", ")}, and key_name has a name for none of these. Add one, or change platforms.`,
		path: []
	};
}
const S_ = s_({
	name: "filenames",
	expects: "one file name for each platform (ios, android, web, other), for example { web: home.json }",
	schema: Zg,
	value: Zg,
	unset: {},
	live: (e) => w_(e.filenames),
	desired: (e, t) => ({
		...t,
		...e
	}),
	equal: (e, t) => a.every((n) => (e[n] ?? "") === (t[n] ?? "")),
	declare: (e) => c_(w_(e)),
	merge: C_,
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
		slots: w_(e)
	})
});
function C_(e, t, n) {
	let r = {};
	for (let i of a) {
		let [a = "", o = "", s = ""] = [
			e[i],
			t[i],
			n[i]
		];
		if (a !== o && s !== a && s !== o) return;
		r[i] = a === o ? s : o;
	}
	return w_(r);
}
function w_(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/kinds/spellings.ts
function T_(e) {
	if (typeof e == "string") return e === "" ? [] : [e];
	let t = Object.entries(e ?? {}).filter(([, e]) => e !== "");
	return t.length === 0 ? [] : [o(Object.fromEntries(t))];
}
// src/kinds/key/textValue.ts
const E_ = C(_(), _()), D_ = A([_(), E_]);
function O_(e, t) {
	if (!t || !e.startsWith("{")) return e;
	try {
		let t = E_.safeParse(JSON.parse(e));
		return t.success ? A_(t.data) : e;
	} catch {
		return e;
	}
}
function k_(e, t) {
	return typeof e == "string" || typeof t == "string" ? e : {
		...t,
		...e
	};
}
function A_(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
function j_(e, t) {
	if (typeof e == "string" && typeof t == "string") return e === t;
	if (M_(e) && M_(t)) return !0;
	if (typeof e == "string" || typeof t == "string") return !1;
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...n.keys(), ...r.keys()].every((e) => (n.get(e) ?? "") === (r.get(e) ?? ""));
}
function M_(e) {
	return typeof e == "string" ? e === "" : Object.keys(A_(e)).length === 0;
}
// src/kinds/key/texts.ts
const N_ = E_.refine((e) => Object.keys(e).length > 0, "has no plural form").meta({
	minProperties: 1,
	propertyNames: { enum: Vi }
}), P_ = A([_(), N_]), F_ = C(_().min(1), P_), I_ = (e) => new Set(e.map((e) => e.language_iso)).size === e.length, L_ = w(S({
	language_iso: _(),
	translation: re()
})).refine(I_, "has a language twice"), R_ = w(S({
	language_iso: _().min(1),
	translation: P_
})).refine(I_, "has a language twice"), z_ = {
	name: "translations",
	role: "text",
	expects: "a mapping of languages to texts or to plural forms, for example { en: Title } or { en: { one: …, other: … } }. A list of { language_iso, translation } is also allowed, with each language once",
	schema: A([F_, R_.transform(H_).pipe(F_)]),
	rewrite: V_,
	diff({ translations: e }, t, n) {
		let { listed: r } = n;
		if (!e && r.length === 0 || n.project.segmentation) return r_;
		let i = [], a = [], o = [], s = [], c = r.filter((t) => !Object.hasOwn(e ?? {}, t));
		for (let [r, l] of [...Object.entries(e ?? {}), ...c.map((e) => [e, void 0])]) {
			let e = l === void 0 ? void 0 : B_(r, l, n);
			if (e) {
				o.push(e);
				continue;
			}
			let c = W_(r, l, t, n);
			c && "code" in c ? o.push(c) : c && "kept" in c ? (a.push(c.kept), c.open && s.push(c.open)) : c && i.push(c);
		}
		return i.length + a.length + o.length === 0 ? r_ : {
			changes: i,
			kept: a,
			issues: o,
			...s.length > 0 && { open: s }
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
			translation: D_.parse(t)
		}));
	},
	show(e) {
		let t = D_.parse(e);
		return typeof t == "string" ? {
			as: "text",
			text: t
		} : {
			as: "slots",
			slots: A_(t)
		};
	},
	stored(e, { plural: t }, n) {
		let r = e.translations?.find(({ language_iso: e }) => e === n);
		return r && O_(r.translation, t);
	},
	declare({ translations: e = [] }, { plural: t }) {
		let n = e.flatMap(({ language_iso: e, translation: n }) => {
			let r = O_(n, t);
			return M_(r) ? [] : [[e, r]];
		});
		return n.length === 0 ? void 0 : Object.fromEntries(n);
	},
	isDefault: ({ translations: e = [] }, { plural: t }) => e.every(({ translation: e }) => M_(O_(e, t))),
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
		return n && K_(n, O_(n.translation, e.is_plural));
	},
	mayBecomeUnverified(e, t) {
		let n = e.translations?.find(({ language_iso: e }) => e === t);
		return !n || n.is_unverified !== !0 && !M_(O_(n.translation, e.is_plural));
	},
	same: (e, t) => j_(D_.parse(e), D_.parse(t)),
	languages({ translations: e = {} }) {
		return Object.keys(e).map((e) => ({
			language: e,
			path: [e]
		}));
	}
};
function B_(e, t, { plural: n, project: r }) {
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
function V_(e) {
	if (!Array.isArray(e)) return;
	let t = L_.safeParse(e);
	if (t.success) return {
		value: H_(t.data),
		moved: new Map(t.data.map(({ language_iso: e }, t) => [e, [t, "translation"]]))
	};
}
function H_(e) {
	return Object.fromEntries(e.map(({ language_iso: e, translation: t }) => [e, t]));
}
function U_({ is_plural: e, translations: t = [] }, n) {
	return t.filter(({ language_iso: e }) => n === void 0 || e === n).flatMap(({ translation: t }) => T_(O_(t, e)));
}
function W_(e, t, n, { rules: r, verdicts: i }) {
	let a = be(r, e);
	if (a === "ignore") return;
	let o = "translations";
	if (!n) return t === void 0 ? void 0 : {
		field: o,
		part: e,
		after: t
	};
	let s = n.translations?.find(({ language_iso: t }) => t === e);
	if (!s) return t === void 0 ? void 0 : i_(`${e} text`, [e]);
	let c = O_(s.translation, n.is_plural), l = {
		field: o,
		part: e,
		live: c,
		...q_(s, c)
	};
	if (t === void 0) return M_(c) ? void 0 : { kept: {
		...l,
		reason: "pull"
	} };
	let u = k_(t, c);
	if (j_(c, u)) return;
	let d = {
		field: o,
		part: e,
		before: c,
		after: u,
		...q_(s, c)
	};
	if (a === "enforce" || M_(c)) return d;
	let f = a === "seed";
	if (f && !r.pull && r.overwrite.length === 0) return { kept: {
		...l,
		declared: t,
		reason: "held"
	} };
	if (!f && G_(c, u)?.length === 0) return d;
	let { modified_by: p, modified_by_email: m, modified_at_timestamp: h } = s, g = {
		id: String(n.key_id),
		language: e,
		live: c,
		...h && { at: h },
		by: {
			id: p,
			address: m
		},
		...f && { isHeld: !0 }
	}, _ = i(g);
	if (!_) return {
		kept: {
			...l,
			declared: t,
			reason: "undecided"
		},
		open: g
	};
	if (_.is === "write") return d;
	let v = "cause" in _ ? { cause: _.cause } : {}, y = _.is === "pull" && _.landed !== void 0 ? { landed: _.landed } : {};
	return { kept: {
		...l,
		declared: t,
		reason: _.is,
		...v,
		...y
	} };
}
function G_(e, t) {
	if (typeof e != "string" && typeof t != "string") return Object.keys(A_(e)).filter((n) => e[n] !== t[n]);
}
function K_(e, t) {
	return {
		by: {
			id: e.modified_by,
			address: e.modified_by_email
		},
		...q_(e, t)
	};
}
function q_(e, t) {
	if (!e.modified_at_timestamp || M_(t)) return {};
	let { modified_by_email: n, modified_at_timestamp: r, is_reviewed: i } = e;
	return { edited: {
		at: r,
		...n && { by: J_(n) },
		...i && { reviewed: i }
	} };
}
function J_(e) {
	let t = e.lastIndexOf("@");
	return t < 1 ? "somebody" : `${e.slice(0, 1)}***${e.slice(t)}`;
}
// src/kinds/key/traits.ts
const Y_ = [
	b_,
	g_,
	l_("description", !0),
	__,
	z_,
	S_,
	l_("context", !0),
	d_,
	u_("is_plural"),
	l_("plural_name"),
	u_("is_hidden"),
	u_("is_archived", (e, t) => !h_(e, t) && void 0),
	p_
], X_ = _().min(1), Z_ = A([b().positive(), _().regex(/^[1-9]\d*$/, "is not a valid id")]).transform(String), Q_ = je(Y_).required({ key_name: !0 }).extend({
	previously: A([X_.transform((e) => [e]), w(X_).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]).exactOptional(),
	new: v().exactOptional(),
	key_id: Z_.exactOptional()
}).meta({ allOf: [$_(!0), $_(!1)] });
function $_(e) {
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
const ev = je(Y_.filter((e) => e.name !== "key_name" && e.name !== "translations")), q = {
	name: "key",
	fields: Y_,
	lacks: ({ platforms: e }) => e ? void 0 : {
		code: "needs-platforms",
		message: "It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
		path: []
	},
	identity: (e) => e.key_name,
	label: (e) => e_(e.key_name, e.platforms),
	context: (e, t, { project: n, rules: r, verdicts: i }, a = []) => ({
		project: n,
		rules: r,
		verdicts: i,
		listed: a,
		platforms: e.platforms ?? t?.platforms ?? [],
		plural: e.is_plural ?? t?.is_plural ?? !1,
		ownerTag: r.owner !== void 0 && (!t || r.prune.key === "owned") ? ye + r.owner : void 0
	}),
	liveContext: (e, { project: t, rules: n, verdicts: r }) => ({
		project: t,
		rules: n,
		verdicts: r,
		listed: [],
		platforms: e.platforms,
		plural: e.is_plural,
		ownerTag: void 0
	}),
	id: (e) => e.key_id,
	idMember: "key_id",
	declaredId: (e) => Lg(e.key_id),
	liveLabel: (e) => e_(e.key_name, e.platforms),
	tags: (e) => e.tags,
	isArchived: (e) => e.is_archived,
	staysArchived: ({ is_archived: e }, t, n) => t.is_archived && e === void 0 && !h_(n, t),
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
function tv(e) {
	if (!e.some(({ from: e }) => e)) return {
		entries: [...e],
		problems: []
	};
	let t = [], n = [], r = new Map(), i = (e, t) => {
		e.push(t);
		for (let n of nv(t)) r.set(n, (r.get(n) ?? new Set()).add(e));
	};
	for (let a of e) {
		let e = new Set();
		for (let t of a.from ? nv(a) : []) for (let n of r.get(t) ?? []) if (e.add(n).size > 5) break;
		let [o, s] = e;
		if (o && s) t.push(rv(a, [...e]));
		else if (o) i(o, a);
		else {
			let e = [];
			n.push(e), i(e, a);
		}
	}
	let a = n.map((e) => iv(e));
	return {
		entries: a.flatMap((e) => e.entries),
		problems: [...t, ...a.flatMap((e) => e.problems)]
	};
}
function nv({ values: e }) {
	let t = t_(e.key_name, e.platforms ?? a);
	return Object.entries(t).map(([e, t]) => `${e} ${t}`);
}
function rv(e, t) {
	let n = t.flatMap(([e]) => e ? [mv(Xr(e.file, e.spot, ["key_name"]))] : []), r = `This string belongs to more than one entry with this name: those at ${n.slice(0, 5).join(" and ") + (n.length > 5 ? " and others" : "")}. Set platform in the row of texts, or give these entries other names.`;
	return fg(q, e, "duplicate-key", r, {
		path: ["key_name"],
		reach: "run"
	});
}
function iv(e) {
	let [t, ...n] = e;
	if (!t || n.length === 0) return {
		entries: [...e],
		problems: []
	};
	let r = cv(e), i = e.filter(({ values: e }) => e.description !== void 0), a = new Map(t.spot.members), o = new Map([...r.from].map(([e, t]) => [e, uv(t, e)])), [s] = e.flatMap((e) => lv(e, "translations"));
	s && a.set("translations", ti(s, { members: o }));
	for (let t of ["is_plural", "description"]) {
		let [n] = e.flatMap((e) => lv(e, t));
		n && a.set(t, n);
	}
	let c = av(e), { is_plural: l, ...u } = t.values, d = i[0]?.values.description, f = {
		...t,
		values: {
			...u,
			key_name: dv(e),
			...r.from.size > 0 && { translations: r.values },
			...c.isPlural !== void 0 && { is_plural: c.isPlural },
			...d !== void 0 && { description: d }
		},
		onCreate: {
			...fv(e),
			...t.from ? {} : t.onCreate
		},
		spot: ti(t.spot, { members: a }),
		parts: e
	}, [p, m] = i, h = p && m && !p.from ? [pv(m, p, ["description"])] : [];
	return {
		entries: [f],
		problems: [
			...r.problems,
			...c.problems,
			...h
		]
	};
}
function av(e) {
	let t = e.find(({ from: e, values: t }) => !e && t.is_plural !== void 0);
	if (t) return {
		isPlural: t.values.is_plural,
		problems: []
	};
	let n = e.filter(({ from: e, values: t }) => e && t.is_plural), r = e.filter(({ from: e, values: t }) => e && ov(t));
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
		problems: a && o ? [sv(o, a)] : []
	};
}
function ov({ translations: e = {} }) {
	return Object.values(e).some((e) => typeof e == "string" && e !== "");
}
function sv(e, t) {
	let [n = "", r = ""] = [e.from?.language, t.from?.language], i = `The ${n} text has no plural forms, but the ${r} text at ${mv(Xr(t.file, t.spot, ["translations", r]))} has them. Write both with plural forms, or both without.`;
	return fg(q, e, "plural-mismatch", i, {
		path: ["translations", n],
		reach: "run"
	});
}
function cv(e) {
	let t = new Map(), n = new Map(), r = [];
	for (let i of e) for (let [e, a] of Object.entries(i.values.translations ?? {})) {
		let o = t.get(e);
		o ? r.push(pv(i, o, ["translations", e])) : (t.set(e, i), n.set(e, a));
	}
	return {
		from: t,
		values: Object.fromEntries(n),
		problems: r
	};
}
function lv({ spot: e, file: t }, n) {
	let r = e.members?.get(n);
	return r ? [ti(r, { file: t })] : [];
}
function uv(e, t) {
	let n = e.spot.members?.get("translations")?.members?.get(t);
	return ti(n ?? e.spot, { file: e.file });
}
function dv(e) {
	let [t] = e, n = e.find(({ values: e }) => typeof e.key_name == "string");
	return (t?.from ? n : t)?.values.key_name ?? t?.values.key_name ?? "";
}
function fv(e) {
	let t = e.filter(({ from: e }) => e).map(({ onCreate: e }) => e), n = a.filter((e) => t.some((t) => t.platforms?.includes(e))), r = [...new Set(t.flatMap((e) => e.tags ?? []))];
	return {
		...n.length > 0 && { platforms: n },
		...r.length > 0 && { tags: r }
	};
}
function pv(e, t, n) {
	let r = mv(Xr(t.file, t.spot, n)), i = `${n.length > 1 ? `The ${n.at(-1)} text` : `The ${n[0]}`} is declared twice: here and at ${r}. Keep one of them.${n.length > 1 && [t, e].some(({ from: e }) => e?.onlyIfBase) ? ` If ${n.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.` : ""}`;
	return fg(q, e, "duplicate-text", i, {
		path: n,
		reach: "run"
	});
}
function mv({ file: e, line: t }) {
	return `${e}:${t}`;
}
function hv(e) {
	let t = new va(), n = new Map(a.map((e) => [e, new _v()]));
	for (let [r, i] of e.entries()) {
		let e = {
			key: i,
			order: r,
			names: vv(i)
		}, a = Object.entries(gv(i)).flatMap(([t, r]) => {
			let i = n.get(t), a = i?.any.get(r);
			if (!i || !a) return i?.any.set(r, e), [];
			if (e.names === "" || a.names === "") return e.names === "" && a.names !== "" && !i.plain.has(r) && i.plain.set(r, e), [a];
			let o = `${r}\n${e.names}`, s = [a.names === e.names ? a : i.named.get(o), i.plain.get(r)];
			return i.named.has(o) || i.named.set(o, e), s.filter((e) => e !== void 0).sort((e, t) => e.order - t.order).slice(0, 1);
		})[0]?.key;
		a && !t.countMore(i.file.path) && t.add(Og("duplicate-key", `Key "${K(i.values.key_name).join(" / ")}"`, {
			second: i,
			first: a,
			field: "key_name"
		}, " If they are keys of different platforms, set platforms on both."));
	}
	return t.problems;
}
function gv({ values: e }) {
	return t_(e.key_name, e.platforms ?? a);
}
var _v = class {
	any = new Map();
	plain = new Map();
	named = new Map();
};
function vv({ values: { filenames: e } }) {
	return e === void 0 ? "" : o(yv(e));
}
function yv(e) {
	return Object.fromEntries(Object.entries(e).filter(([, e]) => e !== ""));
}
// src/manifest/issues.ts
function bv(e, t, n = new va()) {
	return xv(e, t, n), n.problems;
}
function xv(e, t, n) {
	let r = e.filter((e) => e.code === "unrecognized_keys");
	for (let i of e) if (wv(i, r, t)) continue;
	else if (i.code === "unrecognized_keys") for (let e of i.keys) Sv({
		...i,
		keys: [e]
	}, t, n);
	else Sv(i, t, n);
}
function Sv(e, t, n) {
	if (!(e.code !== "invalid_union" && n.countMore(t.file.path))) for (let r of Tv(e, t)) n.add(Cv(r, e, t));
}
function Cv(e, { path: t }, n) {
	let r = Av(n.value, t);
	return ![
		"string",
		"number",
		"boolean"
	].includes(typeof r) || e.quotes ? e : {
		...e,
		quotes: [n.textAt(Xr(n.file, n.spot, t)), String(r)]
	};
}
function wv(e, t, n) {
	return t.some((t) => Av(n.value, e.path) === void 0 && ud(String(e.path.at(-1)), t.keys) !== void 0 || e.code === "custom" && e.path.join(".") === t.path.join("."));
}
function Tv(e, t) {
	let { path: n } = e;
	if (e.code === "unrecognized_keys") return e.keys.map((e) => kv(e, n, t));
	if (e.code === "invalid_key") return [kv(String(n.at(-1)), n.slice(0, -1), t)];
	let r = Av(t.value, n), i = Xr(t.file, t.spot, n);
	if (r === void 0) return [z("missing-member", Mv(n, t), { place: i })];
	if (r === null) return [z("null-value", Nv(n, t), { place: i })];
	switch (e.code) {
		case "invalid_union": return Ev(e, r, i, t);
		case "invalid_type": return [z("wrong-type", Lv(r, n, t, i), { place: i })];
		case "invalid_value": return typeof r == "object" ? [z("wrong-type", Lv(r, n, t, i), { place: i })] : [z("wrong-value", Pv(String(r), e.values.map(String)), { place: i })];
		case "custom":
		case "invalid_format": return [z("wrong-value", Fv(e.message, n, t), { place: i })];
		default: return typeof r == "number" ? [z("wrong-value", Lv(r, n, t, i), { place: i })] : [z("wrong-value", Iv(n, t), { place: i })];
	}
}
function Ev(e, t, n, r) {
	let i = [...e.errors].sort((e, t) => Dv(t) - Dv(e)).find((e) => Dv(e) > 0), a = e.errors.find((e) => e.every(Ov)), o = i ?? a;
	return o ? bv(o.map((t) => ({
		...t,
		path: [...e.path, ...t.path]
	})), r) : [z("wrong-type", Lv(t, e.path, r, n), { place: n })];
}
function Dv(e) {
	return s(e.map(({ path: e, code: t }) => e.length + +(t === "unrecognized_keys")));
}
function Ov({ code: e }) {
	return e !== "invalid_type" && e !== "invalid_value";
}
function kv(e, t, n) {
	let r = Zr(n.file, n.spot, [...t, e]);
	return z("unknown-member", jv(e, t, n), { place: r });
}
function Av(e, t) {
	return t.reduce((e, t) => typeof e == "object" && e ? Reflect.get(e, t) : void 0, e);
}
function jv(e, t, n) {
	if (t.length > 0) {
		let r = n.members.get(String(t[0]))?.expects.split(/[^\w.]+/) ?? [];
		return `Unknown field "${e}" in ${Rv(t, n)}.${Bv([...t, e], n)}${dd(e, r)}`;
	}
	if (e === "<<") return "YAML 1.2 has no \"<<\". Write all fields here, or put the fields that all new keys have under on_create.";
	let r = [...n.members.keys()];
	return `Unknown field "${e}" in ${n.thing}.${dd(e, r) || ` The fields are ${r.join(", ")}.`}`;
}
function Mv(e, t) {
	return `${zv(e, t)} is missing. It is required in ${t.thing}.${Bv(e, t)}`;
}
function Nv(e, t) {
	if (e.length === 0) return `This entry is empty. Remove it, or write the fields of ${t.thing}.`;
	if (typeof e.at(-1) == "number") return `${zv(e, t)} is null. Remove it from the list, or put it in quotes if it is a word.`;
	let n = e.length === 1 ? t.members.get(String(e[0])) : void 0;
	if (n && !n.optional) return `${zv(e, t)} has no value.${Bv(e, t)}`;
	let r = t.takesEmpty?.(e) === !1 ? void 0 : "\"\"", i = n ? n.empty : r;
	return i === void 0 ? `${zv(e, t)} has no value. Remove it, or give it a value.${Bv(e, t)}` : `${zv(e, t)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${i}.`;
}
function Pv(e, t) {
	return `"${e}" is not allowed here. Allowed values: ${t.join(", ")}.${dd(e, t)}`;
}
function Fv(e, t, n) {
	return `${zv(t, n)} ${e}.${Bv(t, n)}`;
}
function Iv(e, t) {
	let n = e.length === 1 && t.members.get(String(e[0]))?.optional ? " If Lokaform should not manage it, remove it." : "";
	return `${zv(e, t)} is empty.${Bv(e, t)}${n}`;
}
function Lv(e, t, n, r) {
	if (t.length === 0) return `This is ${Vv(e)}, but it must be a mapping with the fields of ${n.thing}: ${[...n.members.keys()].join(", ")}.`;
	let i = n.members.get(String(t[0]))?.expects ?? "", a = /\b(text|texts|name|names|tags|URL|branch)\b/.test(i);
	if ((typeof e == "number" || typeof e == "boolean") && a) {
		let i = n.textAt(r);
		return `${zv(t, n)} is ${Vv(e)}, but it must be text. Put it in quotes: "${i.startsWith("*") ? e : i}".`;
	}
	return `${zv(t, n)} is ${Vv(e)}.${Bv(t, n)}`;
}
function Rv(e, { within: t }) {
	let n = e.findLastIndex((e) => typeof e == "number");
	if (n < 0) return [...t, ...e].map(String).join(".");
	let r = `value ${Number(e[n]) + 1} of ${Rv(e.slice(0, n), { within: t })}`, i = e.slice(n + 1).map(String);
	return i.length === 0 ? r : `${i.join(".")} in ${r}`;
}
function zv(e, t) {
	let n = Rv(e, t);
	return typeof e.at(-1) == "number" ? `V${n.slice(1)}` : `The ${t.noun} ${n}`;
}
function Bv(e, t) {
	let n = String(e[0]), r = t.members.get(n);
	return r ? e.length === 1 ? ` It must be ${r.expects}.` : ` The ${t.noun} ${Rv([n], t)} must be ${r.expects}.` : "";
}
function Vv(e) {
	if (Array.isArray(e)) return "a list";
	switch (typeof e) {
		case "number": return `the number ${e}`;
		case "boolean": return `the value ${e}`;
		case "string": return `the text "${e.length > 40 ? `${e.slice(0, 40)}…` : e}"`;
		default: return "a mapping";
	}
}
// src/manifest/quickSchema.ts
const Hv = {
	read: () => void 0,
	isExact: !1
};
function Uv(e) {
	let t = Kv(e);
	return {
		read: (e) => t.read(e),
		mistakes: Wv(e, t)
	};
}
function Wv(e, { read: t, isExact: n, inside: r }) {
	return (i) => {
		if (t(i) !== void 0) return 0;
		let a = r?.(i) ?? 0;
		return a > 0 ? a : n || Gv(e, i).issues.length > 0 ? 1 : 0;
	};
}
function Gv(e, t) {
	let n = e._zod.run({
		value: t,
		issues: []
	}, { async: !1 });
	if (n instanceof Promise) throw new y();
	return n;
}
function Kv(e) {
	let { def: t } = e._zod, n = Jv(e), r = (t.checks ?? []).map(qv);
	if (r.length === 0) return n;
	if (r.includes(void 0)) return {
		...n,
		...Hv
	};
	let i = (e) => r.every((t) => t?.(e) === !0);
	return {
		...n,
		read: (e) => {
			let t = n.read(e);
			return t !== void 0 && i(t) ? t : void 0;
		}
	};
}
function qv(e) {
	let { def: t } = e._zod;
	if (t.check === "min_length" && t.minimum === 1) return (e) => (typeof e == "string" || Array.isArray(e)) && e.length > 0;
	if (t.check === "greater_than" && typeof t.value == "number") {
		let { value: e, inclusive: n } = t;
		return (t) => typeof t == "number" && (t > e || n && t === e);
	}
	if (t.check === "custom" && typeof t.fn == "function") return (e) => t.fn(e) === !0;
}
function Jv(e) {
	let { def: t } = e._zod;
	if ("coerce" in t && t.coerce) return Hv;
	switch (t.type) {
		case "string": return "format" in t ? Hv : Yv((e) => typeof e == "string");
		case "boolean": return Yv((e) => typeof e == "boolean");
		case "null": return Yv((e) => e === null);
		case "number": return "format" in t ? t.format === "safeint" ? Yv(Number.isSafeInteger) : Hv : Yv(Number.isFinite);
		case "enum": {
			let e = Object.values(t.entries);
			return Yv((t) => typeof t == "string" && e.includes(t));
		}
		case "optional":
		case "nonoptional": return Kv(t.innerType);
		case "array": return Zv(t.element);
		case "record": return t.mode === "loose" || t.keyType._zod.def.type !== "string" ? Hv : Qv(t.keyType, t.valueType);
		case "object": return ey(e);
		case "union": return t.inclusive === !1 ? Hv : ny(t.options);
		case "pipe": return Xv(t);
		default: return Hv;
	}
}
function Yv(e) {
	return {
		read: (t) => e(t) ? t : void 0,
		isExact: !0
	};
}
function Xv({ in: e, out: t }) {
	let n = Kv(e), r = Wv(e, n), { def: i } = t._zod;
	return i.type !== "transform" || i.transform.length !== 1 ? {
		...Hv,
		inside: r
	} : {
		read: (e) => {
			let t = n.read(e);
			return t === void 0 ? void 0 : i.transform(t, {
				value: t,
				issues: []
			});
		},
		isExact: n.isExact,
		inside: r
	};
}
function Zv(e) {
	let t = Kv(e), { read: n, isExact: r } = t, i = Wv(e, t), a = (e) => Array.isArray(e) && e.every((e) => n(e) === e);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: r,
		inside: (e) => Array.isArray(e) ? $v(e, i) : 0
	};
}
function Qv(e, t) {
	let [n, r] = [Kv(e), Kv(t)], i = Wv(t, r), a = (e) => ry(e) && Object.keys(e).every((t) => n.read(t) === t && r.read(e[t]) === e[t]);
	return {
		read: (e) => a(e) ? e : void 0,
		isExact: n.isExact && r.isExact,
		inside: (e) => ry(e) ? $v(Object.keys(e), (t) => n.read(t) === t ? i(e[t]) : 1) : 0
	};
}
function $v(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
function ey({ _zod: { def: e } }) {
	if (e.catchall?._zod.def.type !== "never") return Hv;
	let t = Object.entries(e.shape).map(([e, t]) => {
		let n = Kv(t), r = t._zod.optin === void 0, i = Wv(t, n);
		return {
			name: e,
			...n,
			isOptional: ty(t),
			isRequired: r,
			mistakes: i
		};
	});
	return {
		read: (e) => {
			if (!ry(e)) return;
			let n = {}, r = 0;
			for (let { name: i, read: a, isOptional: o } of t) {
				if (!Object.hasOwn(e, i)) {
					if (o) continue;
					return;
				}
				let t = a(e[i]);
				if (t === void 0) return;
				n[i] = t, r += 1;
			}
			return r === Object.keys(e).length ? n : void 0;
		},
		isExact: t.every(({ isExact: e }) => e),
		inside: (n) => {
			if (!ry(n)) return 0;
			let r = Object.keys(n).filter((t) => !Object.hasOwn(e.shape, t));
			return r.length + $v(t, ({ name: e, isRequired: t, mistakes: i }) => Object.hasOwn(n, e) ? i(n[e]) : t && ud(e, r) === void 0 ? 1 : 0);
		}
	};
}
function ty(e) {
	let { def: t } = e._zod;
	return t.type === "optional" && t.innerType._zod.optin === void 0;
}
function ny(e) {
	let t = e.map(Kv), n = e.map((e, n) => Wv(e, t[n] ?? Hv));
	return {
		read: (e) => {
			for (let n of t) {
				let t = n.read(e);
				if (t !== void 0 || !n.isExact) return t;
			}
		},
		isExact: t.every(({ isExact: e }) => e),
		inside: (e) => {
			let t = n.map((t) => t(e));
			return t.includes(0) ? 0 : s(t);
		}
	};
}
function ry(e) {
	return typeof e == "object" && !!e && Object.getPrototypeOf(e) === Object.prototype && !Object.hasOwn(e, "__proto__");
}
// src/manifest/entries.ts
function iy(e, t) {
	let n = new Map(), r = new va(), { value: i, spot: a, file: o } = e;
	if (!vy(i)) {
		let r = i === null ? `The manifest is empty. A manifest needs the list "${t[0]}:". If it declares nothing, write ${t[0]}: [].` : `A manifest must be a mapping with the list "${t[0]}:", not a list or a text.`, s = Xr(o, a);
		return {
			members: n,
			problems: e.broken.length > 0 ? [] : [z("empty-manifest", r, { place: s })]
		};
	}
	for (let [s, c] of Object.entries(i)) {
		let i = a.members?.get(s) ?? a;
		if (t.includes(s)) n.set(s, {
			value: c,
			spot: i
		});
		else if (e.broken.length === 0 && !r.countMore(o.path)) {
			let e = (s === "backup" && t.includes("keys") ? " This file is a backup: use lokaform restore." : "") || dd(s, t) || ` The fields are ${t.join(" and ")}.`;
			r.add(z("unknown-member", `Unknown field "${s}" in this manifest.${e}`, { place: Zr(o, a, [s]) }));
		}
	}
	return {
		members: n,
		problems: r.problems
	};
}
function ay({ file: e, spot: t }, n) {
	return z("empty-manifest", `There is no "${n}" in this manifest. Add it, or remove the file. An empty list is written ${n}: [].`, { place: Xr(e, t) });
}
function oy(e, t, n) {
	if (!Array.isArray(t.value)) {
		let n = Xr(e.file, t.spot);
		return {
			entries: [],
			problems: hy(e, n) ? [] : [z("wrong-type", "This must be a list of entries. Each entry starts with \"- \" on a line of its own. An empty list is written [].", { place: n })]
		};
	}
	let r = [], i = new va(), a = t.spot.members?.[Symbol.iterator](), o = Uv(n.schema), s = my(n);
	for (let c of t.value) {
		let [, l = t.spot] = a?.next().value ?? [];
		if (e.broken.length === 0 && !vy(c) && i.countMore(e.file.path)) continue;
		let u = cy(i, e, {
			value: c,
			spot: l
		}, n, o, s);
		u.values !== void 0 && r.push({
			values: u.values,
			spot: u.spot
		});
	}
	return {
		entries: r,
		problems: i.problems
	};
}
function sy(e, t, n) {
	let r = new va();
	return {
		...cy(r, e, t, n, Uv(n.schema), my(n)),
		problems: r.problems
	};
}
function cy(e, t, n, r, i, a) {
	let { value: o, spot: s } = gy(n, r.fields), c = i.read(o);
	if (c !== void 0) return {
		values: c,
		spot: s
	};
	let l = i.mistakes(o);
	if (l > 0 && t.broken.length === 0 && e.countMore(t.file.path, l)) return { spot: s };
	let u = l > 1e3 ? ly(o, i) : o, d = dy(r.schema, u);
	if ("values" in d) return {
		values: d.values,
		spot: s
	};
	if (t.broken.length > 0 && hy(t, Xr(t.file, s))) return { spot: s };
	let { file: f, textAt: p } = t, m = {
		value: u,
		spot: s,
		file: f,
		textAt: p,
		noun: "field",
		within: [],
		thing: r.thing,
		members: a,
		takesEmpty: (e) => {
			let { error: t } = r.schema.safeParse(fy(u, e));
			return !t?.issues.some((t) => t.path.join(".") === e.join("."));
		}
	};
	return xv(d.issues, m, e), u !== o && e.countMore(f.path, l - i.mistakes(u)), { spot: s };
}
function ly(e, { mistakes: t }) {
	for (let n = _a;; n *= 2) {
		let r = vy(e) ? Object.fromEntries(Object.entries(e).map(([e, t]) => [e, uy(t, n)])) : e;
		if (t(r) > 1e3) return r;
	}
}
function uy(e, t) {
	if (Array.isArray(e)) return e.slice(0, t).map((e) => uy(e, t));
	if (!vy(e)) return e;
	let n = Object.entries(e).slice(0, t);
	return Object.fromEntries(n.map(([e, n]) => [e, uy(n, t)]));
}
function dy(e, t) {
	let n = Gv(e, t);
	return n.issues.length === 0 ? { values: n.value } : { issues: n.issues.map((e) => g(e, {}, ne())) };
}
function fy(e, [t, ...n]) {
	if (t === void 0) return "";
	if (typeof e != "object" || !e) return e;
	let r = fy(Reflect.get(e, t), n);
	return Array.isArray(e) ? e.with(Number(t), r) : {
		...e,
		[t]: r
	};
}
const py = {
	"\"\"": "",
	"[]": [],
	"{}": {}
};
function my({ schema: e, fields: t, identity: n }) {
	let r = [...t.map(({ name: e, expects: t }) => [e, t]), ...Object.entries(n)];
	return new Map(r.map(([t, n]) => {
		let r = (n) => e.shape[t]?.safeParse(n).success ?? !1;
		return [t, {
			expects: n,
			empty: Object.entries(py).find(([, e]) => r(e))?.[0],
			optional: e.shape[t]?._zod.optin !== void 0
		}];
	}));
}
function hy({ broken: e }, { line: t, endLine: n }) {
	return e.length > 1e3 || e.some(({ from: e, to: r }) => e <= n && r >= t);
}
function gy(e, t) {
	if (!vy(e.value)) return e;
	let { value: n, spot: r } = {
		value: e.value,
		spot: e.spot
	};
	for (let { name: e, rewrite: i } of t) {
		let t = i?.(n[e]), a = t && r.members?.get(e);
		if (!a) continue;
		let o = [...t.moved].map(([e, t]) => [e, _y(a, t)]);
		n = {
			...n,
			[e]: t.value
		};
		let s = new Map(r.members).set(e, ti(a, { members: new Map(o) }));
		r = ti(r, { members: s });
	}
	return {
		value: n,
		spot: r
	};
}
function _y(e, t) {
	return t.reduce((e, t) => e.members?.get(String(t)) ?? e, e);
}
function vy(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
var yy = class {
	byName = new Map();
	numbers = new Int32Array(320);
	names = [];
	hasDuplicates = !1;
	add(e) {
		let t = this.names.length;
		return this.names.push(e?.text ?? ""), this.numbers.length === t * 5 && this.grow(), this.numbers[t * 5 + 2] = e?.start ?? -1, this.numbers[t * 5 + 3] = e?.end ?? -1, t;
	}
	scalar(e, t, n) {
		this.numbers[e * 5 + 0] = t, this.numbers[e * 5 + 1] = n;
	}
	collection(e, t, n) {
		this.scalar(e, t, n), this.numbers[e * 5 + 4] = this.names.length;
	}
	spotAt(e) {
		return new by(this, e);
	}
	start(e) {
		return this.number(e, 0);
	}
	end(e) {
		return this.number(e, 1);
	}
	name(e) {
		let t = this.number(e, 2);
		return t < 0 ? void 0 : {
			start: t,
			end: this.number(e, 3)
		};
	}
	isScalar(e) {
		return this.number(e, 4) === 0;
	}
	*members(e) {
		let t = this.number(e, 4), n = 0;
		for (let r = e + 1; r < t; r = this.number(r, 4) || r + 1) yield [this.number(r, 2) >= 0 ? this.names[r] ?? "" : String(n), r], n += 1;
	}
	member(e, t) {
		let n = this.byName.get(e);
		if (n) return n.get(t);
		let r = 0;
		for (let [n, i] of this.members(e)) {
			if (r === 50 || this.hasDuplicates) break;
			if (n === t) return i;
			r += 1;
		}
		if (r < 50 && !this.hasDuplicates) return;
		let i = new Map(this.members(e));
		return this.byName.set(e, i), i.get(t);
	}
	grow() {
		let { numbers: e } = this;
		this.numbers = new Int32Array(e.length * 2), this.numbers.set(e);
	}
	number(e, t) {
		return this.numbers[e * 5 + t] ?? 0;
	}
}, by = class {
	spots;
	position;
	constructor(e, t) {
		this.spots = e, this.position = t;
	}
	get start() {
		return this.spots.start(this.position);
	}
	get end() {
		return this.spots.end(this.position);
	}
	get name() {
		return this.spots.name(this.position);
	}
	get members() {
		return this.spots.isScalar(this.position) ? void 0 : this;
	}
	get(e) {
		let t = this.spots.member(this.position, e);
		return t === void 0 ? void 0 : this.spots.spotAt(t);
	}
	*[Symbol.iterator]() {
		for (let [e, t] of this.spots.members(this.position)) yield [e, this.spots.spotAt(t)];
	}
};
// node_modules/yaml/browser/dist/nodes/identity.js
const xy = Symbol.for("yaml.alias"), Sy = Symbol.for("yaml.document"), Cy = Symbol.for("yaml.map"), wy = Symbol.for("yaml.pair"), Ty = Symbol.for("yaml.scalar"), Ey = Symbol.for("yaml.seq"), Dy = Symbol.for("yaml.node.type"), Oy = (e) => !!e && typeof e == "object" && e[Dy] === xy, ky = (e) => !!e && typeof e == "object" && e[Dy] === Sy, Ay = (e) => !!e && typeof e == "object" && e[Dy] === Cy, J = (e) => !!e && typeof e == "object" && e[Dy] === wy, Y = (e) => !!e && typeof e == "object" && e[Dy] === Ty, jy = (e) => !!e && typeof e == "object" && e[Dy] === Ey;
function X(e) {
	if (e && typeof e == "object") switch (e[Dy]) {
		case Cy:
		case Ey: return !0;
	}
	return !1;
}
function Z(e) {
	if (e && typeof e == "object") switch (e[Dy]) {
		case xy:
		case Cy:
		case Ty:
		case Ey: return !0;
	}
	return !1;
}
const My = (e) => (Y(e) || X(e)) && !!e.anchor, Ny = Symbol("break visit"), Py = Symbol("skip children"), Fy = Symbol("remove node");
function Iy(e, t) {
	let n = Ry(t);
	ky(e) ? Ly(null, e.contents, n, Object.freeze([e])) === Fy && (e.contents = null) : Ly(null, e, n, Object.freeze([]));
}
Iy.BREAK = Ny, Iy.SKIP = Py, Iy.REMOVE = Fy;
function Ly(e, t, n, r) {
	let i = zy(e, t, n, r);
	if (Z(i) || J(i)) return By(e, r, i), Ly(e, i, n, r);
	if (typeof i != "symbol") {
		if (X(t)) {
			r = Object.freeze(r.concat(t));
			for (let e = 0; e < t.items.length; ++e) {
				let i = Ly(e, t.items[e], n, r);
				if (typeof i == "number") e = i - 1;
				else if (i === Ny) return Ny;
				else i === Fy && (t.items.splice(e, 1), --e);
			}
		} else if (J(t)) {
			r = Object.freeze(r.concat(t));
			let e = Ly("key", t.key, n, r);
			if (e === Ny) return Ny;
			e === Fy && (t.key = null);
			let i = Ly("value", t.value, n, r);
			if (i === Ny) return Ny;
			i === Fy && (t.value = null);
		}
	}
	return i;
}
function Ry(e) {
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
function zy(e, t, n, r) {
	if (typeof n == "function") return n(e, t, r);
	if (Ay(t)) return n.Map?.(e, t, r);
	if (jy(t)) return n.Seq?.(e, t, r);
	if (J(t)) return n.Pair?.(e, t, r);
	if (Y(t)) return n.Scalar?.(e, t, r);
	if (Oy(t)) return n.Alias?.(e, t, r);
}
function By(e, t, n) {
	let r = t[t.length - 1];
	if (X(r)) r.items[e] = n;
	else if (J(r)) e === "key" ? r.key = n : r.value = n;
	else if (ky(r)) r.contents = n;
	else {
		let e = Oy(r) ? "alias" : "scalar";
		throw Error(`Cannot replace node with ${e} parent`);
	}
}
// node_modules/yaml/browser/dist/doc/directives.js
const Vy = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
}, Hy = (e) => e.replace(/[!,[\]{}]/g, (e) => Vy[e]);
var Uy = class e {
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
		for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + Hy(e.substring(n.length));
		return e[0] === "!" ? e : `!<${e}>`;
	}
	toString(e) {
		let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], n = Object.entries(this.tags), r;
		if (e && n.length > 0 && Z(e.contents)) {
			let t = {};
			Iy(e.contents, (e, n) => {
				Z(n) && n.tag && (t[n.tag] = !0);
			}), r = Object.keys(t);
		} else r = [];
		for (let [i, a] of n) i === "!!" && a === "tag:yaml.org,2002:" || e && !r.some((e) => e.startsWith(a)) || t.push(`%TAG ${i} ${a}`);
		return t.join("\n");
	}
};
Uy.defaultYaml = {
	explicit: !1,
	version: "1.2"
}, Uy.defaultTags = { "!!": "tag:yaml.org,2002:" };
// node_modules/yaml/browser/dist/doc/anchors.js
function Wy(e) {
	if (/[\x00-\x19\s,[\]{}]/.test(e)) {
		let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
		throw Error(t);
	}
	return !0;
}
function Gy(e) {
	let t = new Set();
	return Iy(e, { Value(e, n) {
		n.anchor && t.add(n.anchor);
	} }), t;
}
function Ky(e, t) {
	for (let n = 1;; ++n) {
		let r = `${e}${n}`;
		if (!t.has(r)) return r;
	}
}
function qy(e, t) {
	let n = [], r = new Map(), i = null;
	return {
		onAnchor: (r) => {
			n.push(r), i ??= Gy(e);
			let a = Ky(t, i);
			return i.add(a), a;
		},
		setAnchors: () => {
			for (let e of n) {
				let t = r.get(e);
				if (typeof t == "object" && t.anchor && (Y(t.node) || X(t.node))) t.node.anchor = t.anchor;
				else {
					let t = Error("Failed to resolve repeated object (this should not happen)");
					throw t.source = e, t;
				}
			}
		},
		sourceObjects: r
	};
}
// node_modules/yaml/browser/dist/doc/applyReviver.js
function Jy(e, t, n, r) {
	if (r && typeof r == "object") {
		if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
			let n = r[t], i = Jy(e, r, String(t), n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
		else if (r instanceof Map) for (let t of Array.from(r.keys())) {
			let n = r.get(t), i = Jy(e, r, t, n);
			i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
		}
		else if (r instanceof Set) for (let t of Array.from(r)) {
			let n = Jy(e, r, t, t);
			n === void 0 ? r.delete(t) : n !== t && (r.delete(t), r.add(n));
		}
		else for (let [t, n] of Object.entries(r)) {
			let i = Jy(e, r, t, n);
			i === void 0 ? delete r[t] : i !== n && (r[t] = i);
		}
	}
	return e.call(t, n, r);
}
// node_modules/yaml/browser/dist/nodes/toJS.js
function Yy(e, t, n) {
	if (Array.isArray(e)) return e.map((e, t) => Yy(e, String(t), n));
	if (e && typeof e.toJSON == "function") {
		if (!n || !My(e)) return e.toJSON(t, n);
		let r = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		n.anchors.set(e, r), n.onCreate = (e) => {
			r.res = e, delete n.onCreate;
		};
		let i = e.toJSON(t, n);
		return n.onCreate && n.onCreate(i), i;
	}
	return typeof e == "bigint" && !n?.keep ? Number(e) : e;
}
// node_modules/yaml/browser/dist/nodes/Node.js
var Xy = class {
	constructor(e) {
		Object.defineProperty(this, Dy, { value: e });
	}
	clone() {
		let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		return this.range && (e.range = this.range.slice()), e;
	}
	toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: i } = {}) {
		if (!ky(e)) throw TypeError("A document argument is required");
		let a = {
			anchors: new Map(),
			doc: e,
			keep: !0,
			mapAsMap: t === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof n == "number" ? n : 100
		}, o = Yy(this, "", a);
		if (typeof r == "function") for (let { count: e, res: t } of a.anchors.values()) r(t, e);
		return typeof i == "function" ? Jy(i, { "": o }, "", o) : o;
	}
}, Zy = class extends Xy {
	constructor(e) {
		super(xy), this.source = e, Object.defineProperty(this, "tag", { set() {
			throw Error("Alias nodes cannot have tags");
		} });
	}
	resolve(e, t) {
		if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
		let n;
		t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], Iy(e, { Node: (e, t) => {
			(Oy(t) || My(t)) && n.push(t);
		} }), t && (t.aliasResolveCache = n));
		let r;
		for (let e of n) {
			if (e === this) break;
			e.anchor === this.source && (r = e);
		}
		if (r && t) {
			let { anchors: e, doc: n, maxAliasCount: i } = t, a = e.get(r);
			if (a ||= (Yy(r, null, t), e.get(r)), a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (i >= 0 && (a.count += 1, a.aliasCount === 0 && (a.aliasCount = Qy(n, r, e)), a.count * a.aliasCount > i)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
		}
		return r;
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
	toString(e, t, n) {
		let r = `*${this.source}`;
		if (e) {
			if (Wy(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
				let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw Error(e);
			}
			if (e.implicitKey) return `${r} `;
		}
		return r;
	}
};
function Qy(e, t, n) {
	if (Oy(t)) {
		let r = t.resolve(e), i = n && r && n.get(r);
		return i ? i.count * i.aliasCount : 0;
	}
	if (X(t)) {
		let r = 0;
		for (let i of t.items) {
			let t = Qy(e, i, n);
			t > r && (r = t);
		}
		return r;
	}
	if (J(t)) {
		let r = Qy(e, t.key, n), i = Qy(e, t.value, n);
		return Math.max(r, i);
	}
	return 1;
}
// node_modules/yaml/browser/dist/nodes/Scalar.js
const $y = (e) => !e || typeof e != "function" && typeof e != "object";
var Q = class extends Xy {
	constructor(e) {
		super(Ty), this.value = e;
	}
	toJSON(e, t) {
		return t?.keep ? this.value : Yy(this.value, e, t);
	}
	toString() {
		return String(this.value);
	}
};
Q.BLOCK_FOLDED = "BLOCK_FOLDED", Q.BLOCK_LITERAL = "BLOCK_LITERAL", Q.PLAIN = "PLAIN", Q.QUOTE_DOUBLE = "QUOTE_DOUBLE", Q.QUOTE_SINGLE = "QUOTE_SINGLE";
function eb(e, t, n) {
	if (t) {
		let e = n.filter((e) => e.tag === t), r = e.find((e) => !e.format) ?? e[0];
		if (!r) throw Error(`Tag ${t} not found`);
		return r;
	}
	return n.find((t) => t.identify?.(e) && !t.format);
}
function tb(e, t, n) {
	if (ky(e) && (e = e.contents), Z(e)) return e;
	if (J(e)) {
		let t = n.schema[Cy].createNode?.(n.schema, null, n);
		return t.items.push(e), t;
	}
	(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
	let { aliasDuplicateObjects: r, onAnchor: i, onTagObj: a, schema: o, sourceObjects: s } = n, c;
	if (r && e && typeof e == "object") {
		if (c = s.get(e), c) return c.anchor ?? (c.anchor = i(e)), new Zy(c.anchor);
		c = {
			anchor: null,
			node: null
		}, s.set(e, c);
	}
	t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
	let l = eb(e, t, o.tags);
	if (!l) {
		if (e && typeof e.toJSON == "function" && (e = e.toJSON()), !e || typeof e != "object") {
			let t = new Q(e);
			return c && (c.node = t), t;
		}
		l = e instanceof Map ? o[Cy] : Symbol.iterator in Object(e) ? o[Ey] : o[Cy];
	}
	a && (a(l), delete n.onTagObj);
	let u = l?.createNode ? l.createNode(n.schema, e, n) : typeof l?.nodeClass?.from == "function" ? l.nodeClass.from(n.schema, e, n) : new Q(e);
	return t ? u.tag = t : l.default || (u.tag = l.tag), c && (c.node = u), u;
}
// node_modules/yaml/browser/dist/nodes/Collection.js
function nb(e, t, n) {
	let r = n;
	for (let e = t.length - 1; e >= 0; --e) {
		let n = t[e];
		if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
			let e = [];
			e[n] = r, r = e;
		} else r = new Map([[n, r]]);
	}
	return tb(r, void 0, {
		aliasDuplicateObjects: !1,
		keepUndefined: !1,
		onAnchor: () => {
			throw Error("This should not happen, please report a bug.");
		},
		schema: e,
		sourceObjects: new Map()
	});
}
const rb = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
var ib = class extends Xy {
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
		return e && (t.schema = e), t.items = t.items.map((t) => Z(t) || J(t) ? t.clone(e) : t), this.range && (t.range = this.range.slice()), t;
	}
	addIn(e, t) {
		if (rb(e)) this.add(t);
		else {
			let [n, ...r] = e, i = this.get(n, !0);
			if (X(i)) i.addIn(r, t);
			else if (i === void 0 && this.schema) this.set(n, nb(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
	deleteIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.delete(t);
		let r = this.get(t, !0);
		if (X(r)) return r.deleteIn(n);
		throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
	}
	getIn(e, t) {
		let [n, ...r] = e, i = this.get(n, !0);
		return r.length === 0 ? !t && Y(i) ? i.value : i : X(i) ? i.getIn(r, t) : void 0;
	}
	hasAllNullValues(e) {
		return this.items.every((t) => {
			if (!J(t)) return !1;
			let n = t.value;
			return n == null || e && Y(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(e) {
		let [t, ...n] = e;
		if (n.length === 0) return this.has(t);
		let r = this.get(t, !0);
		return X(r) ? r.hasIn(n) : !1;
	}
	setIn(e, t) {
		let [n, ...r] = e;
		if (r.length === 0) this.set(n, t);
		else {
			let e = this.get(n, !0);
			if (X(e)) e.setIn(r, t);
			else if (e === void 0 && this.schema) this.set(n, nb(this.schema, r, t));
			else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
		}
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const ab = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function ob(e, t) {
	return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
}
const sb = (e, t, n) => e.endsWith("\n") ? ob(n, t) : n.includes("\n") ? "\n" + ob(n, t) : (e.endsWith(" ") ? "" : " ") + n, cb = "flow";
function lb(e, t, n = "flow", { indentAtStart: r, lineWidth: i = 80, minContentWidth: a = 20, onFold: o, onOverflow: s } = {}) {
	if (!i || i < 0) return e;
	i < a && (a = 0);
	let c = Math.max(1 + a, 1 + i - t.length);
	if (e.length <= c) return e;
	let l = [], u = {}, d = i - t.length;
	typeof r == "number" && (r > i - Math.max(2, a) ? l.push(0) : d = i - r);
	let f, p, m = !1, h = -1, g = -1, _ = -1;
	n === "block" && (h = ub(e, h, t.length), h !== -1 && (d = h + c));
	for (let r; r = e[h += 1];) {
		if (n === "quoted" && r === "\\") {
			switch (g = h, e[h + 1]) {
				case "x":
					h += 3;
					break;
				case "u":
					h += 5;
					break;
				case "U":
					h += 9;
					break;
				default: h += 1;
			}
			_ = h;
		}
		if (r === "\n") n === "block" && (h = ub(e, h, t.length)), d = h + t.length + c, f = void 0;
		else {
			if (r === " " && p && p !== " " && p !== "\n" && p !== "	") {
				let t = e[h + 1];
				t && t !== " " && t !== "\n" && t !== "	" && (f = h);
			}
			if (h >= d) {
				if (f) l.push(f), d = f + c, f = void 0;
				else if (n === "quoted") {
					for (; p === " " || p === "	";) p = r, r = e[h += 1], m = !0;
					let t = h > _ + 1 ? h - 2 : g - 1;
					if (u[t]) return e;
					l.push(t), u[t] = !0, d = t + c, f = void 0;
				} else m = !0;
			}
		}
		p = r;
	}
	if (m && s && s(), l.length === 0) return e;
	o && o();
	let v = e.slice(0, l[0]);
	for (let r = 0; r < l.length; ++r) {
		let i = l[r], a = l[r + 1] || e.length;
		i === 0 ? v = `\n${t}${e.slice(0, a)}` : (n === "quoted" && u[i] && (v += `${e[i]}\\`), v += `\n${t}${e.slice(i + 1, a)}`);
	}
	return v;
}
function ub(e, t, n) {
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
// node_modules/yaml/browser/dist/stringify/stringifyString.js
const db = (e, t) => ({
	indentAtStart: t ? e.indent.length : e.indentAtStart,
	lineWidth: e.options.lineWidth,
	minContentWidth: e.options.minContentWidth
}), fb = (e) => /^(%|---|\.\.\.)/m.test(e);
function pb(e, t, n) {
	if (!t || t < 0) return !1;
	let r = t - n, i = e.length;
	if (i <= r) return !1;
	for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
		if (t - n > r) return !0;
		if (n = t + 1, i - n <= r) return !1;
	}
	return !0;
}
function mb(e, t) {
	let n = JSON.stringify(e);
	if (t.options.doubleQuotedAsJSON) return n;
	let { implicitKey: r } = t, i = t.options.doubleQuotedMinMultiLineLength, a = t.indent || (fb(e) ? "  " : ""), o = "", s = 0;
	for (let e = 0, t = n[e]; t; t = n[++e]) if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n" && (o += n.slice(s, e) + "\\ ", e += 1, s = e, t = "\\"), t === "\\") switch (n[e + 1]) {
		case "u":
			{
				o += n.slice(s, e);
				let t = n.substr(e + 2, 4);
				switch (t) {
					case "0000":
						o += "\\0";
						break;
					case "0007":
						o += "\\a";
						break;
					case "000b":
						o += "\\v";
						break;
					case "001b":
						o += "\\e";
						break;
					case "0085":
						o += "\\N";
						break;
					case "00a0":
						o += "\\_";
						break;
					case "2028":
						o += "\\L";
						break;
					case "2029":
						o += "\\P";
						break;
					default: t.substr(0, 2) === "00" ? o += "\\x" + t.substr(2) : o += n.substr(e, 6);
				}
				e += 5, s = e + 1;
			}
			break;
		case "n":
			if (r || n[e + 2] === "\"" || n.length < i) e += 1;
			else {
				for (o += n.slice(s, e) + "\n\n"; n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"";) o += "\n", e += 2;
				o += a, n[e + 2] === " " && (o += "\\"), e += 1, s = e + 1;
			}
			break;
		default: e += 1;
	}
	return o = s ? o + n.slice(s) : n, r ? o : lb(o, a, "quoted", db(t, !1));
}
function hb(e, t) {
	if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return mb(e, t);
	let n = t.indent || (fb(e) ? "  " : ""), r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
	return t.implicitKey ? r : lb(r, n, cb, db(t, !1));
}
function gb(e, t) {
	let { singleQuote: n } = t.options, r;
	if (n === !1) r = mb;
	else {
		let t = e.includes("\""), i = e.includes("'");
		r = t && !i ? hb : i && !t ? mb : n ? hb : mb;
	}
	return r(e, t);
}
let _b;
try {
	_b = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	_b = /\n+(?!\n|$)/g;
}
function vb({ comment: e, type: t, value: n }, r, i, a) {
	let { blockQuote: o, commentString: s, lineWidth: c } = r.options;
	if (!o || /\n[\t ]+$/.test(n)) return gb(n, r);
	let l = r.indent || (r.forceBlockIndent || fb(n) ? "  " : ""), u = o === "literal" ? !0 : o === "folded" || t === Q.BLOCK_FOLDED ? !1 : t === Q.BLOCK_LITERAL || !pb(n, c, l.length);
	if (!n) return u ? "|\n" : ">\n";
	let d, f;
	for (f = n.length; f > 0; --f) {
		let e = n[f - 1];
		if (e !== "\n" && e !== "	" && e !== " ") break;
	}
	let p = n.substring(f), m = p.indexOf("\n");
	m === -1 ? d = "-" : n === p || m !== p.length - 1 ? (d = "+", a && a()) : d = "", p &&= (n = n.slice(0, -p.length), p[p.length - 1] === "\n" && (p = p.slice(0, -1)), p.replace(_b, `$&${l}`));
	let h = !1, g, _ = -1;
	for (g = 0; g < n.length; ++g) {
		let e = n[g];
		if (e === " ") h = !0;
		else if (e === "\n") _ = g;
		else break;
	}
	let v = n.substring(0, _ < g ? _ + 1 : g);
	v &&= (n = n.substring(v.length), v.replace(/\n+/g, `$&${l}`));
	let y = (h ? l ? "2" : "1" : "") + d;
	if (e && (y += " " + s(e.replace(/ ?[\r\n]+/g, " ")), i && i()), !u) {
		let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${l}`), i = !1, a = db(r, !0);
		o !== "folded" && t !== Q.BLOCK_FOLDED && (a.onOverflow = () => {
			i = !0;
		});
		let s = lb(`${v}${e}${p}`, l, "block", a);
		if (!i) return `>${y}\n${l}${s}`;
	}
	return n = n.replace(/\n+/g, `$&${l}`), `|${y}\n${l}${v}${n}${p}`;
}
function yb(e, t, n, r) {
	let { type: i, value: a } = e, { actualString: o, implicitKey: s, indent: c, indentStep: l, inFlow: u } = t;
	if (s && a.includes("\n") || u && /[[\]{},]/.test(a)) return gb(a, t);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return s || u || !a.includes("\n") ? gb(a, t) : vb(e, t, n, r);
	if (!s && !u && i !== Q.PLAIN && a.includes("\n")) return vb(e, t, n, r);
	if (fb(a)) {
		if (c === "") return t.forceBlockIndent = !0, vb(e, t, n, r);
		if (s && c === l) return gb(a, t);
	}
	let d = a.replace(/\n+/g, `$&\n${c}`);
	if (o) {
		let e = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(d), { compat: n, tags: r } = t.doc.schema;
		if (r.some(e) || n?.some(e)) return gb(a, t);
	}
	return s ? d : lb(d, c, cb, db(t, !1));
}
function bb(e, t, n, r) {
	let { implicitKey: i, inFlow: a } = t, o = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) }), { type: s } = e;
	s !== Q.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(o.value) && (s = Q.QUOTE_DOUBLE);
	let c = (e) => {
		switch (e) {
			case Q.BLOCK_FOLDED:
			case Q.BLOCK_LITERAL: return i || a ? gb(o.value, t) : vb(o, t, n, r);
			case Q.QUOTE_DOUBLE: return mb(o.value, t);
			case Q.QUOTE_SINGLE: return hb(o.value, t);
			case Q.PLAIN: return yb(o, t, n, r);
			default: return null;
		}
	}, l = c(s);
	if (l === null) {
		let { defaultKeyType: e, defaultStringType: n } = t.options, r = i && e || n;
		if (l = c(r), l === null) throw Error(`Unsupported default string type ${r}`);
	}
	return l;
}
// node_modules/yaml/browser/dist/stringify/stringify.js
function xb(e, t) {
	let n = Object.assign({
		blockQuote: !0,
		commentString: ab,
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
	}, e.schema.toStringOptions, t), r;
	switch (n.collectionStyle) {
		case "block":
			r = !1;
			break;
		case "flow":
			r = !0;
			break;
		default: r = null;
	}
	return {
		anchors: new Set(),
		doc: e,
		flowCollectionPadding: n.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
		inFlow: r,
		options: n
	};
}
function Sb(e, t) {
	if (t.tag) {
		let n = e.filter((e) => e.tag === t.tag);
		if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
	}
	let n, r;
	if (Y(t)) {
		r = t.value;
		let i = e.filter((e) => e.identify?.(r));
		if (i.length > 1) {
			let e = i.filter((e) => e.test);
			e.length > 0 && (i = e);
		}
		n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
	} else r = t, n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
	if (!n) {
		let e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
		throw Error(`Tag not resolved for ${e} value`);
	}
	return n;
}
function Cb(e, t, { anchors: n, doc: r }) {
	if (!r.directives) return "";
	let i = [], a = (Y(e) || X(e)) && e.anchor;
	a && Wy(a) && (n.add(a), i.push(`&${a}`));
	let o = e.tag ?? (t.default ? null : t.tag);
	return o && i.push(r.directives.tagString(o)), i.join(" ");
}
function wb(e, t, n, r) {
	if (J(e)) return e.toString(t, n, r);
	if (Oy(e)) {
		if (t.doc.directives) return e.toString(t);
		if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
		t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]), e = e.resolve(t.doc);
	}
	let i, a = Z(e) ? e : t.doc.createNode(e, { onTagObj: (e) => i = e });
	i ??= Sb(t.doc.schema.tags, a);
	let o = Cb(a, i, t);
	o.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + o.length + 1);
	let s = typeof i.stringify == "function" ? i.stringify(a, t, n, r) : Y(a) ? bb(a, t, n, r) : a.toString(t, n, r);
	return o ? Y(a) || s[0] === "{" || s[0] === "[" ? `${o} ${s}` : `${o}\n${t.indent}${s}` : s;
}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function Tb({ key: e, value: t }, n, r, i) {
	let { allNullValues: a, doc: o, indent: s, indentStep: c, options: { commentString: l, indentSeq: u, simpleKeys: d } } = n, f = Z(e) && e.comment || null;
	if (d) {
		if (f) throw Error("With simple keys, key nodes cannot have comments");
		if (X(e) || !Z(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
	}
	let p = !d && (!e || f && t == null && !n.inFlow || X(e) || (Y(e) ? e.type === Q.BLOCK_FOLDED || e.type === Q.BLOCK_LITERAL : typeof e == "object"));
	n = Object.assign({}, n, {
		allNullValues: !1,
		implicitKey: !p && (d || !a),
		indent: s + c
	});
	let m = !1, h = !1, g = wb(e, n, () => m = !0, () => h = !0);
	if (!p && !n.inFlow && g.length > 1024) {
		if (d) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
		p = !0;
	}
	if (n.inFlow) {
		if (a || t == null) return m && r && r(), g === "" ? "?" : p ? `? ${g}` : g;
	} else if (a && !d || t == null && p) return g = `? ${g}`, f && !m ? g += sb(g, n.indent, l(f)) : h && i && i(), g;
	m && (f = null), p ? (f && (g += sb(g, n.indent, l(f))), g = `? ${g}\n${s}:`) : (g = `${g}:`, f && (g += sb(g, n.indent, l(f))));
	let _, v, y;
	Z(t) ? (_ = !!t.spaceBefore, v = t.commentBefore, y = t.comment) : (_ = !1, v = null, y = null, t && typeof t == "object" && (t = o.createNode(t))), n.implicitKey = !1, !p && !f && Y(t) && (n.indentAtStart = g.length + 1), h = !1, !u && c.length >= 2 && !n.inFlow && !p && jy(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
	let b = !1, x = wb(t, n, () => b = !0, () => h = !0), S = " ";
	if (f || _ || v) {
		if (S = _ ? "\n" : "", v) {
			let e = l(v);
			S += `\n${ob(e, n.indent)}`;
		}
		x === "" && !n.inFlow ? S === "\n" && y && (S = "\n\n") : S += `\n${n.indent}`;
	} else if (!p && X(t)) {
		let e = x[0], r = x.indexOf("\n"), i = r !== -1, a = n.inFlow ?? t.flow ?? t.items.length === 0;
		if (i || !a) {
			let t = !1;
			if (i && (e === "&" || e === "!")) {
				let n = x.indexOf(" ");
				e === "&" && n !== -1 && n < r && x[n + 1] === "!" && (n = x.indexOf(" ", n + 1)), (n === -1 || r < n) && (t = !0);
			}
			t || (S = `\n${n.indent}`);
		}
	} else (x === "" || x[0] === "\n") && (S = "");
	return g += S + x, n.inFlow ? b && r && r() : y && !b ? g += sb(g, n.indent, l(y)) : h && i && i(), g;
}
// node_modules/yaml/browser/dist/log.js
function Eb(e, t) {
	(e === "debug" || e === "warn") && console.warn(t);
}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const Db = {
	identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Q(Symbol("<<")), { addToJSMap: kb }),
	stringify: () => "<<"
}, Ob = (e, t) => (Db.identify(t) || Y(t) && (!t.type || t.type === Q.PLAIN) && Db.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === Db.tag && e.default);
function kb(e, t, n) {
	let r = jb(e, n);
	if (jy(r)) for (let n of r.items) Ab(e, t, n);
	else if (Array.isArray(r)) for (let n of r) Ab(e, t, n);
	else Ab(e, t, r);
}
function Ab(e, t, n) {
	let r = jb(e, n);
	if (!Ay(r)) throw Error("Merge sources must be maps or map aliases");
	let i = r.toJSON(null, e, Map);
	for (let [e, n] of i) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
	return t;
}
function jb(e, t) {
	return e && Oy(t) ? t.resolve(e.doc, e) : t;
}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function Mb(e, t, { key: n, value: r }) {
	if (Z(n) && n.addToJSMap) n.addToJSMap(e, t, r);
	else if (Ob(e, n)) kb(e, t, r);
	else {
		let i = Yy(n, "", e);
		if (t instanceof Map) t.set(i, Yy(r, i, e));
		else if (t instanceof Set) t.add(i);
		else {
			let a = Nb(n, i, e), o = Yy(r, a, e);
			a in t ? Object.defineProperty(t, a, {
				value: o,
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : t[a] = o;
		}
	}
	return t;
}
function Nb(e, t, n) {
	if (t === null) return "";
	if (typeof t != "object") return String(t);
	if (Z(e) && n?.doc) {
		let t = xb(n.doc, {});
		t.anchors = new Set();
		for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
		t.inFlow = !0, t.inStringifyKey = !0;
		let r = e.toString(t);
		if (!n.mapKeyWarned) {
			let e = JSON.stringify(r);
			e.length > 40 && (e = e.substring(0, 36) + "...\""), Eb(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), n.mapKeyWarned = !0;
		}
		return r;
	}
	return JSON.stringify(t);
}
// node_modules/yaml/browser/dist/nodes/Pair.js
function Pb(e, t, n) {
	return new Fb(tb(e, void 0, n), tb(t, void 0, n));
}
var Fb = class e {
	constructor(e, t = null) {
		Object.defineProperty(this, Dy, { value: wy }), this.key = e, this.value = t;
	}
	clone(t) {
		let { key: n, value: r } = this;
		return Z(n) && (n = n.clone(t)), Z(r) && (r = r.clone(t)), new e(n, r);
	}
	toJSON(e, t) {
		return Mb(t, t?.mapAsMap ? new Map() : {}, this);
	}
	toString(e, t, n) {
		return e?.doc ? Tb(this, e, t, n) : JSON.stringify(this);
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function Ib(e, t, n) {
	return (t.inFlow ?? e.flow ? Rb : Lb)(e, t, n);
}
function Lb({ comment: e, items: t }, n, { blockItemPrefix: r, flowChars: i, itemIndent: a, onChompKeep: o, onComment: s }) {
	let { indent: c, options: { commentString: l } } = n, u = Object.assign({}, n, {
		indent: a,
		type: null
	}), d = !1, f = [];
	for (let e = 0; e < t.length; ++e) {
		let i = t[e], o = null;
		if (Z(i)) !d && i.spaceBefore && f.push(""), zb(n, f, i.commentBefore, d), i.comment && (o = i.comment);
		else if (J(i)) {
			let e = Z(i.key) ? i.key : null;
			e && (!d && e.spaceBefore && f.push(""), zb(n, f, e.commentBefore, d));
		}
		d = !1;
		let s = wb(i, u, () => o = null, () => d = !0);
		o && (s += sb(s, a, l(o))), d && o && (d = !1), f.push(r + s);
	}
	let p;
	if (f.length === 0) p = i.start + i.end;
	else {
		p = f[0];
		for (let e = 1; e < f.length; ++e) {
			let t = f[e];
			p += t ? `\n${c}${t}` : "\n";
		}
	}
	return e ? (p += "\n" + ob(l(e), c), s && s()) : d && o && o(), p;
}
function Rb({ items: e }, t, { flowChars: n, itemIndent: r }) {
	let { indent: i, indentStep: a, flowCollectionPadding: o, options: { commentString: s } } = t;
	r += a;
	let c = Object.assign({}, t, {
		indent: r,
		inFlow: !0,
		type: null
	}), l = !1, u = 0, d = [];
	for (let n = 0; n < e.length; ++n) {
		let i = e[n], a = null;
		if (Z(i)) i.spaceBefore && d.push(""), zb(t, d, i.commentBefore, !1), i.comment && (a = i.comment);
		else if (J(i)) {
			let e = Z(i.key) ? i.key : null;
			e && (e.spaceBefore && d.push(""), zb(t, d, e.commentBefore, !1), e.comment && (l = !0));
			let n = Z(i.value) ? i.value : null;
			n ? (n.comment && (a = n.comment), n.commentBefore && (l = !0)) : i.value == null && e?.comment && (a = e.comment);
		}
		a && (l = !0);
		let o = wb(i, c, () => a = null);
		l ||= d.length > u || o.includes("\n"), n < e.length - 1 ? o += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (l ||= d.reduce((e, t) => e + t.length + 2, 2) + (o.length + 2) > t.options.lineWidth), l && (o += ",")), a && (o += sb(o, r, s(a))), d.push(o), u = d.length;
	}
	let { start: f, end: p } = n;
	if (d.length === 0) return f + p;
	if (!l) {
		let e = d.reduce((e, t) => e + t.length + 2, 2);
		l = t.options.lineWidth > 0 && e > t.options.lineWidth;
	}
	if (l) {
		let e = f;
		for (let t of d) e += t ? `\n${a}${i}${t}` : "\n";
		return `${e}\n${i}${p}`;
	}
	return `${f}${o}${d.join(" ")}${o}${p}`;
}
function zb({ indent: e, options: { commentString: t } }, n, r, i) {
	if (r && i && (r = r.replace(/^\n+/, "")), r) {
		let i = ob(t(r), e);
		n.push(i.trimStart());
	}
}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function Bb(e, t) {
	let n = Y(t) ? t.value : t;
	for (let r of e) if (J(r) && (r.key === t || r.key === n || Y(r.key) && r.key.value === n)) return r;
}
var Vb = class extends ib {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(e) {
		super(Cy, e), this.items = [];
	}
	static from(e, t, n) {
		let { keepUndefined: r, replacer: i } = n, a = new this(e), o = (e, o) => {
			if (typeof i == "function") o = i.call(t, e, o);
			else if (Array.isArray(i) && !i.includes(e)) return;
			(o !== void 0 || r) && a.items.push(Pb(e, o, n));
		};
		if (t instanceof Map) for (let [e, n] of t) o(e, n);
		else if (t && typeof t == "object") for (let e of Object.keys(t)) o(e, t[e]);
		return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
	}
	add(e, t) {
		let n;
		n = J(e) ? e : !e || typeof e != "object" || !("key" in e) ? new Fb(e, e?.value) : new Fb(e.key, e.value);
		let r = Bb(this.items, n.key), i = this.schema?.sortMapEntries;
		if (r) {
			if (!t) throw Error(`Key ${n.key} already set`);
			Y(r.value) && $y(n.value) ? r.value.value = n.value : r.value = n.value;
		} else if (i) {
			let e = this.items.findIndex((e) => i(n, e) < 0);
			e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
		} else this.items.push(n);
	}
	delete(e) {
		let t = Bb(this.items, e);
		return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
	}
	get(e, t) {
		let n = Bb(this.items, e)?.value;
		return (!t && Y(n) ? n.value : n) ?? void 0;
	}
	has(e) {
		return !!Bb(this.items, e);
	}
	set(e, t) {
		this.add(new Fb(e, t), !0);
	}
	toJSON(e, t, n) {
		let r = n ? new n() : t?.mapAsMap ? new Map() : {};
		t?.onCreate && t.onCreate(r);
		for (let e of this.items) Mb(t, r, e);
		return r;
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		for (let e of this.items) if (!J(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
		return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), Ib(this, e, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: e.indent || "",
			onChompKeep: n,
			onComment: t
		});
	}
};
// node_modules/yaml/browser/dist/schema/common/map.js
const Hb = {
	collection: "map",
	default: !0,
	nodeClass: Vb,
	tag: "tag:yaml.org,2002:map",
	resolve(e, t) {
		return Ay(e) || t("Expected a mapping for this tag"), e;
	},
	createNode: (e, t, n) => Vb.from(e, t, n)
};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var Ub = class extends ib {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(e) {
		super(Ey, e), this.items = [];
	}
	add(e) {
		this.items.push(e);
	}
	delete(e) {
		let t = Wb(e);
		return typeof t == "number" && this.items.splice(t, 1).length > 0;
	}
	get(e, t) {
		let n = Wb(e);
		if (typeof n != "number") return;
		let r = this.items[n];
		return !t && Y(r) ? r.value : r;
	}
	has(e) {
		let t = Wb(e);
		return typeof t == "number" && t < this.items.length;
	}
	set(e, t) {
		let n = Wb(e);
		if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
		let r = this.items[n];
		Y(r) && $y(t) ? r.value = t : this.items[n] = t;
	}
	toJSON(e, t) {
		let n = [];
		t?.onCreate && t.onCreate(n);
		let r = 0;
		for (let e of this.items) n.push(Yy(e, String(r++), t));
		return n;
	}
	toString(e, t, n) {
		return e ? Ib(this, e, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (e.indent || "") + "  ",
			onChompKeep: n,
			onComment: t
		}) : JSON.stringify(this);
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) {
			let e = 0;
			for (let a of t) {
				if (typeof r == "function") {
					let n = t instanceof Set ? a : String(e++);
					a = r.call(t, n, a);
				}
				i.items.push(tb(a, void 0, n));
			}
		}
		return i;
	}
};
function Wb(e) {
	let t = Y(e) ? e.value : e;
	return t && typeof t == "string" && (t = Number(t)), typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
// node_modules/yaml/browser/dist/schema/common/seq.js
const Gb = {
	collection: "seq",
	default: !0,
	nodeClass: Ub,
	tag: "tag:yaml.org,2002:seq",
	resolve(e, t) {
		return jy(e) || t("Expected a sequence for this tag"), e;
	},
	createNode: (e, t, n) => Ub.from(e, t, n)
}, Kb = {
	identify: (e) => typeof e == "string",
	default: !0,
	tag: "tag:yaml.org,2002:str",
	resolve: (e) => e,
	stringify(e, t, n, r) {
		return t = Object.assign({ actualString: !0 }, t), bb(e, t, n, r);
	}
}, qb = {
	identify: (e) => e == null,
	createNode: () => new Q(null),
	default: !0,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Q(null),
	stringify: ({ source: e }, t) => typeof e == "string" && qb.test.test(e) ? e : t.options.nullStr
}, Jb = {
	identify: (e) => typeof e == "boolean",
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (e) => new Q(e[0] === "t" || e[0] === "T"),
	stringify({ source: e, value: t }, n) {
		return e && Jb.test.test(e) && t === (e[0] === "t" || e[0] === "T") ? e : t ? n.options.trueStr : n.options.falseStr;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function Yb({ format: e, minFractionDigits: t, tag: n, value: r }) {
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
// node_modules/yaml/browser/dist/schema/core/float.js
const Xb = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: Yb
}, Zb = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : Yb(e);
	}
}, Qb = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(e) {
		let t = new Q(parseFloat(e)), n = e.indexOf(".");
		return n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1), t;
	},
	stringify: Yb
}, $b = (e) => typeof e == "bigint" || Number.isInteger(e), ex = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function tx(e, t, n) {
	let { value: r } = e;
	return $b(r) && r >= 0 ? n + r.toString(t) : Yb(e);
}
const nx = {
	identify: (e) => $b(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (e, t, n) => ex(e, 2, 8, n),
	stringify: (e) => tx(e, 8, "0o")
}, rx = {
	identify: $b,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (e, t, n) => ex(e, 0, 10, n),
	stringify: Yb
}, ix = {
	identify: (e) => $b(e) && e >= 0,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (e, t, n) => ex(e, 2, 16, n),
	stringify: (e) => tx(e, 16, "0x")
}, ax = [
	Hb,
	Gb,
	Kb,
	qb,
	Jb,
	nx,
	rx,
	ix,
	Xb,
	Zb,
	Qb
];
// node_modules/yaml/browser/dist/schema/json/schema.js
function ox(e) {
	return typeof e == "bigint" || Number.isInteger(e);
}
const sx = ({ value: e }) => JSON.stringify(e), cx = [
	{
		identify: (e) => typeof e == "string",
		default: !0,
		tag: "tag:yaml.org,2002:str",
		resolve: (e) => e,
		stringify: sx
	},
	{
		identify: (e) => e == null,
		createNode: () => new Q(null),
		default: !0,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: sx
	},
	{
		identify: (e) => typeof e == "boolean",
		default: !0,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (e) => e === "true",
		stringify: sx
	},
	{
		identify: ox,
		default: !0,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
		stringify: ({ value: e }) => ox(e) ? e.toString() : JSON.stringify(e)
	},
	{
		identify: (e) => typeof e == "number",
		default: !0,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (e) => parseFloat(e),
		stringify: sx
	}
], lx = [Hb, Gb].concat(cx, {
	default: !0,
	tag: "",
	test: /^/,
	resolve(e, t) {
		return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
	}
}), ux = {
	identify: (e) => e instanceof Uint8Array,
	default: !1,
	tag: "tag:yaml.org,2002:binary",
	resolve(e, t) {
		if (typeof atob == "function") {
			let t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
			for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
			return n;
		}
		return t("This environment does not support reading binary tags; either Buffer or atob is required"), e;
	},
	stringify({ comment: e, type: t, value: n }, r, i, a) {
		if (!n) return "";
		let o = n, s;
		if (typeof btoa == "function") {
			let e = "";
			for (let t = 0; t < o.length; ++t) e += String.fromCharCode(o[t]);
			s = btoa(e);
		} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		if (t ??= Q.BLOCK_LITERAL, t !== Q.QUOTE_DOUBLE) {
			let e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(s.length / e), i = Array(n);
			for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = s.substr(r, e);
			s = i.join(t === Q.BLOCK_LITERAL ? "\n" : " ");
		}
		return bb({
			comment: e,
			type: t,
			value: s
		}, r, i, a);
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function dx(e, t) {
	if (jy(e)) for (let n = 0; n < e.items.length; ++n) {
		let r = e.items[n];
		if (!J(r)) {
			if (Ay(r)) {
				r.items.length > 1 && t("Each pair must have its own sequence indicator");
				let e = r.items[0] || new Fb(new Q(null));
				if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), r.comment) {
					let t = e.value ?? e.key;
					t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
				}
				r = e;
			}
			e.items[n] = J(r) ? r : new Fb(r);
		}
	}
	else t("Expected a sequence for this tag");
	return e;
}
function fx(e, t, n) {
	let { replacer: r } = n, i = new Ub(e);
	i.tag = "tag:yaml.org,2002:pairs";
	let a = 0;
	if (t && Symbol.iterator in Object(t)) for (let e of t) {
		typeof r == "function" && (e = r.call(t, String(a++), e));
		let o, s;
		if (Array.isArray(e)) {
			if (e.length === 2) o = e[0], s = e[1];
			else throw TypeError(`Expected [key, value] tuple: ${e}`);
		} else if (e && e instanceof Object) {
			let t = Object.keys(e);
			if (t.length === 1) o = t[0], s = e[o];
			else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
		} else o = e;
		i.items.push(Pb(o, s, n));
	}
	return i;
}
const px = {
	collection: "seq",
	default: !1,
	tag: "tag:yaml.org,2002:pairs",
	resolve: dx,
	createNode: fx
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var mx = class e extends Ub {
	constructor() {
		super(), this.add = Vb.prototype.add.bind(this), this.delete = Vb.prototype.delete.bind(this), this.get = Vb.prototype.get.bind(this), this.has = Vb.prototype.has.bind(this), this.set = Vb.prototype.set.bind(this), this.tag = e.tag;
	}
	toJSON(e, t) {
		if (!t) return super.toJSON(e);
		let n = new Map();
		t?.onCreate && t.onCreate(n);
		for (let e of this.items) {
			let r, i;
			if (J(e) ? (r = Yy(e.key, "", t), i = Yy(e.value, r, t)) : r = Yy(e, "", t), n.has(r)) throw Error("Ordered maps must not include duplicate keys");
			n.set(r, i);
		}
		return n;
	}
	static from(e, t, n) {
		let r = fx(e, t, n), i = new this();
		return i.items = r.items, i;
	}
};
mx.tag = "tag:yaml.org,2002:omap";
const hx = {
	collection: "seq",
	identify: (e) => e instanceof Map,
	nodeClass: mx,
	default: !1,
	tag: "tag:yaml.org,2002:omap",
	resolve(e, t) {
		let n = dx(e, t), r = [];
		for (let { key: e } of n.items) Y(e) && (r.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : r.push(e.value));
		return Object.assign(new mx(), n);
	},
	createNode: (e, t, n) => mx.from(e, t, n)
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function gx({ value: e, source: t }, n) {
	return t && (e ? _x : vx).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
}
const _x = {
	identify: (e) => e === !0,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Q(!0),
	stringify: gx
}, vx = {
	identify: (e) => e === !1,
	default: !0,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Q(!1),
	stringify: gx
}, yx = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
	stringify: Yb
}, bx = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (e) => parseFloat(e.replace(/_/g, "")),
	stringify(e) {
		let t = Number(e.value);
		return isFinite(t) ? t.toExponential() : Yb(e);
	}
}, xx = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(e) {
		let t = new Q(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
		if (n !== -1) {
			let r = e.substring(n + 1).replace(/_/g, "");
			r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
		}
		return t;
	},
	stringify: Yb
}, Sx = (e) => typeof e == "bigint" || Number.isInteger(e);
function Cx(e, t, n, { intAsBigInt: r }) {
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
function wx(e, t, n) {
	let { value: r } = e;
	if (Sx(r)) {
		let e = r.toString(t);
		return r < 0 ? "-" + n + e.substr(1) : n + e;
	}
	return Yb(e);
}
const Tx = {
	identify: Sx,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (e, t, n) => Cx(e, 2, 2, n),
	stringify: (e) => wx(e, 2, "0b")
}, Ex = {
	identify: Sx,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (e, t, n) => Cx(e, 1, 8, n),
	stringify: (e) => wx(e, 8, "0")
}, Dx = {
	identify: Sx,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (e, t, n) => Cx(e, 0, 10, n),
	stringify: Yb
}, Ox = {
	identify: Sx,
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (e, t, n) => Cx(e, 2, 16, n),
	stringify: (e) => wx(e, 16, "0x")
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var kx = class e extends Vb {
	constructor(t) {
		super(t), this.tag = e.tag;
	}
	add(e) {
		let t;
		t = J(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new Fb(e.key, null) : new Fb(e, null), Bb(this.items, t.key) || this.items.push(t);
	}
	get(e, t) {
		let n = Bb(this.items, e);
		return !t && J(n) ? Y(n.key) ? n.key.value : n.key : n;
	}
	set(e, t) {
		if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
		let n = Bb(this.items, e);
		n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new Fb(e));
	}
	toJSON(e, t) {
		return super.toJSON(e, t, Set);
	}
	toString(e, t, n) {
		if (!e) return JSON.stringify(this);
		if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
		throw Error("Set items must all have null values");
	}
	static from(e, t, n) {
		let { replacer: r } = n, i = new this(e);
		if (t && Symbol.iterator in Object(t)) for (let e of t) typeof r == "function" && (e = r.call(t, e, e)), i.items.push(Pb(e, null, n));
		return i;
	}
};
kx.tag = "tag:yaml.org,2002:set";
const Ax = {
	collection: "map",
	identify: (e) => e instanceof Set,
	nodeClass: kx,
	default: !1,
	tag: "tag:yaml.org,2002:set",
	createNode: (e, t, n) => kx.from(e, t, n),
	resolve(e, t) {
		if (Ay(e)) {
			if (e.hasAllNullValues(!0)) return Object.assign(new kx(), e);
			t("Set items must all have null values");
		} else t("Expected a mapping for this tag");
		return e;
	}
};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function jx(e, t) {
	let n = e[0], r = n === "-" || n === "+" ? e.substring(1) : e, i = (e) => t ? BigInt(e) : Number(e), a = r.replace(/_/g, "").split(":").reduce((e, t) => e * i(60) + i(t), i(0));
	return n === "-" ? i(-1) * a : a;
}
function Mx(e) {
	let { value: t } = e, n = (e) => e;
	if (typeof t == "bigint") n = (e) => BigInt(e);
	else if (isNaN(t) || !isFinite(t)) return Yb(e);
	let r = "";
	t < 0 && (r = "-", t *= n(-1));
	let i = n(60), a = [t % i];
	return t < 60 ? a.unshift(0) : (t = (t - a[0]) / i, a.unshift(t % i), t >= 60 && (t = (t - a[0]) / i, a.unshift(t))), r + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const Nx = {
	identify: (e) => typeof e == "bigint" || Number.isInteger(e),
	default: !0,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (e, t, { intAsBigInt: n }) => jx(e, n),
	stringify: Mx
}, Px = {
	identify: (e) => typeof e == "number",
	default: !0,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (e) => jx(e, !1),
	stringify: Mx
}, Fx = {
	identify: (e) => e instanceof Date,
	default: !0,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(e) {
		let t = e.match(Fx.test);
		if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		let [, n, r, i, a, o, s] = t.map(Number), c = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0, l = Date.UTC(n, r - 1, i, a || 0, o || 0, s || 0, c), u = t[8];
		if (u && u !== "Z") {
			let e = jx(u, !1);
			Math.abs(e) < 30 && (e *= 60), l -= 6e4 * e;
		}
		return new Date(l);
	},
	stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
}, Ix = [
	Hb,
	Gb,
	Kb,
	qb,
	_x,
	vx,
	Tx,
	Ex,
	Dx,
	Ox,
	yx,
	bx,
	xx,
	ux,
	Db,
	hx,
	px,
	Ax,
	Nx,
	Px,
	Fx
], Lx = new Map([
	["core", ax],
	["failsafe", [
		Hb,
		Gb,
		Kb
	]],
	["json", lx],
	["yaml11", Ix],
	["yaml-1.1", Ix]
]), Rx = {
	binary: ux,
	bool: Jb,
	float: Qb,
	floatExp: Zb,
	floatNaN: Xb,
	floatTime: Px,
	int: rx,
	intHex: ix,
	intOct: nx,
	intTime: Nx,
	map: Hb,
	merge: Db,
	null: qb,
	omap: hx,
	pairs: px,
	seq: Gb,
	set: Ax,
	timestamp: Fx
}, zx = {
	"tag:yaml.org,2002:binary": ux,
	"tag:yaml.org,2002:merge": Db,
	"tag:yaml.org,2002:omap": hx,
	"tag:yaml.org,2002:pairs": px,
	"tag:yaml.org,2002:set": Ax,
	"tag:yaml.org,2002:timestamp": Fx
};
function Bx(e, t, n) {
	let r = Lx.get(t);
	if (r && !e) return n && !r.includes(Db) ? r.concat(Db) : r.slice();
	let i = r;
	if (!i) {
		if (Array.isArray(e)) i = [];
		else {
			let e = Array.from(Lx.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
		}
	}
	if (Array.isArray(e)) for (let t of e) i = i.concat(t);
	else typeof e == "function" && (i = e(i.slice()));
	return n && (i = i.concat(Db)), i.reduce((e, t) => {
		let n = typeof t == "string" ? Rx[t] : t;
		if (!n) {
			let e = JSON.stringify(t), n = Object.keys(Rx).map((e) => JSON.stringify(e)).join(", ");
			throw Error(`Unknown custom tag ${e}; use one of ${n}`);
		}
		return e.includes(n) || e.push(n), e;
	}, []);
}
// node_modules/yaml/browser/dist/schema/Schema.js
const Vx = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
var Hx = class e {
	constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: r, schema: i, sortMapEntries: a, toStringDefaults: o }) {
		this.compat = Array.isArray(e) ? Bx(e, "compat") : e ? Bx(null, e) : null, this.name = typeof i == "string" && i || "core", this.knownTags = r ? zx : {}, this.tags = Bx(t, this.name, n), this.toStringOptions = o ?? null, Object.defineProperty(this, Cy, { value: Hb }), Object.defineProperty(this, Ty, { value: Kb }), Object.defineProperty(this, Ey, { value: Gb }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? Vx : null;
	}
	clone() {
		let t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
		return t.tags = this.tags.slice(), t;
	}
};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function Ux(e, t) {
	let n = [], r = t.directives === !0;
	if (t.directives !== !1 && e.directives) {
		let t = e.directives.toString(e);
		t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
	}
	r && n.push("---");
	let i = xb(e, t), { commentString: a } = i.options;
	if (e.commentBefore) {
		n.length !== 1 && n.unshift("");
		let t = a(e.commentBefore);
		n.unshift(ob(t, ""));
	}
	let o = !1, s = null;
	if (e.contents) {
		if (Z(e.contents)) {
			if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
				let t = a(e.contents.commentBefore);
				n.push(ob(t, ""));
			}
			i.forceBlockIndent = !!e.comment, s = e.contents.comment;
		}
		let t = s ? void 0 : () => o = !0, c = wb(e.contents, i, () => s = null, t);
		s && (c += sb(c, "", a(s))), (c[0] === "|" || c[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${c}` : n.push(c);
	} else n.push(wb(e.contents, i));
	if (e.directives?.docEnd) {
		if (e.comment) {
			let t = a(e.comment);
			t.includes("\n") ? (n.push("..."), n.push(ob(t, ""))) : n.push(`... ${t}`);
		} else n.push("...");
	} else {
		let t = e.comment;
		t && o && (t = t.replace(/^\n+/, "")), t && ((!o || s) && n[n.length - 1] !== "" && n.push(""), n.push(ob(a(t), "")));
	}
	return n.join("\n") + "\n";
}
// node_modules/yaml/browser/dist/doc/Document.js
var Wx = class e {
	constructor(e, t, n) {
		this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, Dy, { value: Sy });
		let r = null;
		typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t, t = void 0);
		let i = Object.assign({
			intAsBigInt: !1,
			keepSourceTokens: !1,
			logLevel: "warn",
			prettyErrors: !0,
			strict: !0,
			stringKeys: !1,
			uniqueKeys: !0,
			version: "1.2"
		}, n);
		this.options = i;
		let { version: a } = i;
		n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new Uy({ version: a }), this.setSchema(a, n), this.contents = e === void 0 ? null : this.createNode(e, r, n);
	}
	clone() {
		let t = Object.create(e.prototype, { [Dy]: { value: Sy } });
		return t.commentBefore = this.commentBefore, t.comment = this.comment, t.errors = this.errors.slice(), t.warnings = this.warnings.slice(), t.options = Object.assign({}, this.options), this.directives && (t.directives = this.directives.clone()), t.schema = this.schema.clone(), t.contents = Z(this.contents) ? this.contents.clone(t.schema) : this.contents, this.range && (t.range = this.range.slice()), t;
	}
	add(e) {
		Gx(this.contents) && this.contents.add(e);
	}
	addIn(e, t) {
		Gx(this.contents) && this.contents.addIn(e, t);
	}
	createAlias(e, t) {
		if (!e.anchor) {
			let n = Gy(this);
			e.anchor = !t || n.has(t) ? Ky(t || "a", n) : t;
		}
		return new Zy(e.anchor);
	}
	createNode(e, t, n) {
		let r;
		if (typeof t == "function") e = t.call({ "": e }, "", e), r = t;
		else if (Array.isArray(t)) {
			let e = t.filter((e) => typeof e == "number" || e instanceof String || e instanceof Number).map(String);
			e.length > 0 && (t = t.concat(e)), r = t;
		} else n === void 0 && t && (n = t, t = void 0);
		let { aliasDuplicateObjects: i, anchorPrefix: a, flow: o, keepUndefined: s, onTagObj: c, tag: l } = n ?? {}, { onAnchor: u, setAnchors: d, sourceObjects: f } = qy(this, a || "a"), p = {
			aliasDuplicateObjects: i ?? !0,
			keepUndefined: s ?? !1,
			onAnchor: u,
			onTagObj: c,
			replacer: r,
			schema: this.schema,
			sourceObjects: f
		}, m = tb(e, l, p);
		return o && X(m) && (m.flow = !0), d(), m;
	}
	createPair(e, t, n = {}) {
		return new Fb(this.createNode(e, null, n), this.createNode(t, null, n));
	}
	delete(e) {
		return Gx(this.contents) ? this.contents.delete(e) : !1;
	}
	deleteIn(e) {
		return rb(e) ? this.contents != null && (this.contents = null, !0) : Gx(this.contents) ? this.contents.deleteIn(e) : !1;
	}
	get(e, t) {
		return X(this.contents) ? this.contents.get(e, t) : void 0;
	}
	getIn(e, t) {
		return rb(e) ? !t && Y(this.contents) ? this.contents.value : this.contents : X(this.contents) ? this.contents.getIn(e, t) : void 0;
	}
	has(e) {
		return X(this.contents) ? this.contents.has(e) : !1;
	}
	hasIn(e) {
		return rb(e) ? this.contents !== void 0 : X(this.contents) ? this.contents.hasIn(e) : !1;
	}
	set(e, t) {
		this.contents == null ? this.contents = nb(this.schema, [e], t) : Gx(this.contents) && this.contents.set(e, t);
	}
	setIn(e, t) {
		rb(e) ? this.contents = t : this.contents == null ? this.contents = nb(this.schema, Array.from(e), t) : Gx(this.contents) && this.contents.setIn(e, t);
	}
	setSchema(e, t = {}) {
		typeof e == "number" && (e = String(e));
		let n;
		switch (e) {
			case "1.1":
				this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Uy({ version: "1.1" }), n = {
					resolveKnownTags: !1,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				this.directives ? this.directives.yaml.version = e : this.directives = new Uy({ version: e }), n = {
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
		else if (n) this.schema = new Hx(Object.assign(n, t));
		else throw Error("With a null YAML version, the { schema: Schema } option is required");
	}
	toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
		let o = {
			anchors: new Map(),
			doc: this,
			keep: !e,
			mapAsMap: n === !0,
			mapKeyWarned: !1,
			maxAliasCount: typeof r == "number" ? r : 100
		}, s = Yy(this.contents, t ?? "", o);
		if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
		return typeof a == "function" ? Jy(a, { "": s }, "", s) : s;
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
		return Ux(this, e);
	}
};
function Gx(e) {
	if (X(e)) return !0;
	throw Error("Expected a YAML collection as document contents");
}
// node_modules/yaml/browser/dist/errors.js
var Kx = class extends Error {
	constructor(e, t, n, r) {
		super(), this.name = e, this.code = n, this.message = r, this.pos = t;
	}
}, qx = class extends Kx {
	constructor(e, t, n) {
		super("YAMLParseError", e, t, n);
	}
}, Jx = class extends Kx {
	constructor(e, t, n) {
		super("YAMLWarning", e, t, n);
	}
};
const Yx = (e, t) => (n) => {
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
// node_modules/yaml/browser/dist/compose/resolve-props.js
function Xx(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
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
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function Zx(e) {
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
			for (let t of e.items) {
				for (let e of t.start) if (e.type === "newline") return !0;
				if (t.sep) {
					for (let e of t.sep) if (e.type === "newline") return !0;
				}
				if (Zx(t.key) || Zx(t.value)) return !0;
			}
			return !1;
		default: return !0;
	}
}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function Qx(e, t, n) {
	if (t?.type === "flow-collection") {
		let r = t.end[0];
		r.indent === e && (r.source === "]" || r.source === "}") && Zx(t) && n(r, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
	}
}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function $x(e, t, n) {
	let { uniqueKeys: r } = e.options;
	if (r === !1) return !1;
	let i = typeof r == "function" ? r : (e, t) => e === t || Y(e) && Y(t) && e.value === t.value;
	return t.some((e) => i(e.key, n));
}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const eS = "All mapping items must start at the same column";
function tS({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Vb)(n.schema);
	n.atRoot &&= !1;
	let s = r.offset, c = null;
	for (let a of r.items) {
		let { start: l, key: u, sep: d, value: f } = a, p = Xx(l, {
			indicator: "explicit-key-ind",
			next: u ?? d?.[0],
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		}), m = !p.found;
		if (m) {
			if (u && (u.type === "block-seq" ? i(s, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== r.indent && i(s, "BAD_INDENT", eS)), !p.anchor && !p.tag && !d) {
				c = p.end, p.comment && (o.comment ? o.comment += "\n" + p.comment : o.comment = p.comment);
				continue;
			}
			(p.newlineAfterProp || Zx(u)) && i(u ?? l[l.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else p.found?.indent !== r.indent && i(s, "BAD_INDENT", eS);
		n.atKey = !0;
		let h = p.end, g = u ? e(n, u, p, i) : t(n, h, l, null, p, i);
		n.schema.compat && Qx(r.indent, u, i), n.atKey = !1, $x(n, o.items, g) && i(h, "DUPLICATE_KEY", "Map keys must be unique");
		let _ = Xx(d ?? [], {
			indicator: "map-value-ind",
			next: f,
			offset: g.range[2],
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !u || u.type === "block-scalar"
		});
		if (s = _.end, _.found) {
			m && (f?.type === "block-map" && !_.hasNewline && i(s, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), n.options.strict && p.start < _.found.offset - 1024 && i(g.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
			let c = f ? e(n, f, _, i) : t(n, s, d, null, _, i);
			n.schema.compat && Qx(r.indent, f, i), s = c.range[2];
			let l = new Fb(g, c);
			n.options.keepSourceTokens && (l.srcToken = a), o.items.push(l);
		} else {
			m && i(g.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let e = new Fb(g);
			n.options.keepSourceTokens && (e.srcToken = a), o.items.push(e);
		}
	}
	return c && c < s && i(c, "IMPOSSIBLE", "Map comment with trailing content"), o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function nS({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = new ((a?.nodeClass) ?? Ub)(n.schema);
	n.atRoot &&= !1, n.atKey &&= !1;
	let s = r.offset, c = null;
	for (let { start: a, value: l } of r.items) {
		let u = Xx(a, {
			indicator: "seq-item-ind",
			next: l,
			offset: s,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !0
		});
		if (!u.found) {
			if (u.anchor || u.tag || l) l?.type === "block-seq" ? i(u.end, "BAD_INDENT", "All sequence items must start at the same column") : i(s, "MISSING_CHAR", "Sequence item without - indicator");
			else {
				c = u.end, u.comment && (o.comment = u.comment);
				continue;
			}
		}
		let d = l ? e(n, l, u, i) : t(n, u.end, a, null, u, i);
		n.schema.compat && Qx(r.indent, l, i), s = d.range[2], o.items.push(d);
	}
	return o.range = [
		r.offset,
		s,
		c ?? s
	], o;
}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function rS(e, t, n, r) {
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
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const iS = "Block collections are not allowed within flow collections", aS = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function oS({ composeNode: e, composeEmptyNode: t }, n, r, i, a) {
	let o = r.start.source === "{", s = o ? "flow map" : "flow sequence", c = new ((a?.nodeClass) ?? (o ? Vb : Ub))(n.schema);
	c.flow = !0;
	let l = n.atRoot;
	l && (n.atRoot = !1), n.atKey &&= !1;
	let u = r.offset + r.start.source.length;
	for (let a = 0; a < r.items.length; ++a) {
		let l = r.items[a], { start: d, key: f, sep: p, value: m } = l, h = Xx(d, {
			flow: s,
			indicator: "explicit-key-ind",
			next: f ?? p?.[0],
			offset: u,
			onError: i,
			parentIndent: r.indent,
			startOnNewline: !1
		});
		if (!h.found) {
			if (!h.anchor && !h.tag && !p && !m) {
				a === 0 && h.comma ? i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`) : a < r.items.length - 1 && i(h.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${s}`), h.comment && (c.comment ? c.comment += "\n" + h.comment : c.comment = h.comment), u = h.end;
				continue;
			}
			!o && n.options.strict && Zx(f) && i(f, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (a === 0) h.comma && i(h.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${s}`);
		else if (h.comma || i(h.start, "MISSING_CHAR", `Missing , between ${s} items`), h.comment) {
			let e = "";
			loop: for (let t of d) switch (t.type) {
				case "comma":
				case "space": break;
				case "comment":
					e = t.source.substring(1);
					break loop;
				default: break loop;
			}
			if (e) {
				let t = c.items[c.items.length - 1];
				J(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, h.comment = h.comment.substring(e.length + 1);
			}
		}
		if (!o && !p && !h.found) {
			let r = m ? e(n, m, h, i) : t(n, h.end, p, null, h, i);
			c.items.push(r), u = r.range[2], aS(m) && i(r.range, "BLOCK_IN_FLOW", iS);
		} else {
			n.atKey = !0;
			let a = h.end, g = f ? e(n, f, h, i) : t(n, a, d, null, h, i);
			aS(f) && i(g.range, "BLOCK_IN_FLOW", iS), n.atKey = !1;
			let _ = Xx(p ?? [], {
				flow: s,
				indicator: "map-value-ind",
				next: m,
				offset: g.range[2],
				onError: i,
				parentIndent: r.indent,
				startOnNewline: !1
			});
			if (_.found) {
				if (!o && !h.found && n.options.strict) {
					if (p) for (let e of p) {
						if (e === _.found) break;
						if (e.type === "newline") {
							i(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					h.start < _.found.offset - 1024 && i(_.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else m && ("source" in m && m.source?.[0] === ":" ? i(m, "MISSING_CHAR", `Missing space after : in ${s}`) : i(_.start, "MISSING_CHAR", `Missing , or : between ${s} items`));
			let v = m ? e(n, m, _, i) : _.found ? t(n, _.end, p, null, _, i) : null;
			v ? aS(m) && i(v.range, "BLOCK_IN_FLOW", iS) : _.comment && (g.comment ? g.comment += "\n" + _.comment : g.comment = _.comment);
			let y = new Fb(g, v);
			if (n.options.keepSourceTokens && (y.srcToken = l), o) {
				let e = c;
				$x(n, e.items, g) && i(a, "DUPLICATE_KEY", "Map keys must be unique"), e.items.push(y);
			} else {
				let e = new Vb(n.schema);
				e.flow = !0, e.items.push(y);
				let t = (v ?? g).range;
				e.range = [
					g.range[0],
					t[1],
					t[2]
				], c.items.push(e);
			}
			u = v ? v.range[2] : _.end;
		}
	}
	let d = o ? "}" : "]", [f, ...p] = r.end, m = u;
	if (f?.source === d) m = f.offset + f.source.length;
	else {
		let e = s[0].toUpperCase() + s.substring(1), t = l ? `${e} must end with a ${d}` : `${e} in block collection must be sufficiently indented and end with a ${d}`;
		i(u, l ? "MISSING_CHAR" : "BAD_INDENT", t), f && f.source.length !== 1 && p.unshift(f);
	}
	if (p.length > 0) {
		let e = rS(p, m, n.options.strict, i);
		e.comment && (c.comment ? c.comment += "\n" + e.comment : c.comment = e.comment), c.range = [
			r.offset,
			m,
			e.offset
		];
	} else c.range = [
		r.offset,
		m,
		m
	];
	return c;
}
// node_modules/yaml/browser/dist/compose/compose-collection.js
function sS(e, t, n, r, i, a) {
	let o = n.type === "block-map" ? tS(e, t, n, r, a) : n.type === "block-seq" ? nS(e, t, n, r, a) : oS(e, t, n, r, a), s = o.constructor;
	return i === "!" || i === s.tagName ? (o.tag = s.tagName, o) : (i && (o.tag = i), o);
}
function cS(e, t, n, r, i) {
	let a = r.tag, o = a ? t.directives.tagName(a.source, (e) => i(a, "TAG_RESOLVE_FAILED", e)) : null;
	if (n.type === "block-seq") {
		let { anchor: e, newlineAfterProp: t } = r, n = e && a ? e.offset > a.offset ? e : a : e ?? a;
		n && (!t || t.offset < n.offset) && i(n, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	let s = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
	if (!a || !o || o === "!" || o === Vb.tagName && s === "map" || o === Ub.tagName && s === "seq") return sS(e, t, n, i, o);
	let c = t.schema.tags.find((e) => e.tag === o && e.collection === s);
	if (!c) {
		let r = t.schema.knownTags[o];
		if (r?.collection === s) t.schema.tags.push(Object.assign({}, r, { default: !1 })), c = r;
		else return r ? i(a, "BAD_COLLECTION_TYPE", `${r.tag} used for ${s} collection, but expects ${r.collection ?? "scalar"}`, !0) : i(a, "TAG_RESOLVE_FAILED", `Unresolved tag: ${o}`, !0), sS(e, t, n, i, o);
	}
	let l = sS(e, t, n, i, o, c), u = c.resolve?.(l, (e) => i(a, "TAG_RESOLVE_FAILED", e), t.options) ?? l, d = Z(u) ? u : new Q(u);
	return d.range = l.range, d.tag = o, c?.format && (d.format = c.format), d;
}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function lS(e, t, n) {
	let r = t.offset, i = uS(t, e.options.strict, n);
	if (!i) return {
		value: "",
		type: null,
		comment: "",
		range: [
			r,
			r,
			r
		]
	};
	let a = i.mode === ">" ? Q.BLOCK_FOLDED : Q.BLOCK_LITERAL, o = t.source ? dS(t.source) : [], s = o.length;
	for (let e = o.length - 1; e >= 0; --e) {
		let t = o[e][1];
		if (t === "" || t === "\r") s = e;
		else break;
	}
	if (s === 0) {
		let e = i.chomp === "+" && o.length > 0 ? "\n".repeat(Math.max(1, o.length - 1)) : "", n = r + i.length;
		return t.source && (n += t.source.length), {
			value: e,
			type: a,
			comment: i.comment,
			range: [
				r,
				n,
				n
			]
		};
	}
	let c = t.indent + i.indent, l = t.offset + i.length, u = 0;
	for (let t = 0; t < s; ++t) {
		let [r, a] = o[t];
		if (a === "" || a === "\r") i.indent === 0 && r.length > c && (c = r.length);
		else {
			r.length < c && n(l + r.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), i.indent === 0 && (c = r.length), u = t, c === 0 && !e.atRoot && n(l, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		l += r.length + a.length + 1;
	}
	for (let e = o.length - 1; e >= s; --e) o[e][0].length > c && (s = e + 1);
	let d = "", f = "", p = !1;
	for (let e = 0; e < u; ++e) d += o[e][0].slice(c) + "\n";
	for (let e = u; e < s; ++e) {
		let [t, r] = o[e];
		l += t.length + r.length + 1;
		let s = r[r.length - 1] === "\r";
		if (s && (r = r.slice(0, -1)), r && t.length < c) {
			let e = `Block scalar lines must not be less indented than their ${i.indent ? "explicit indentation indicator" : "first line"}`;
			n(l - r.length - (s ? 2 : 1), "BAD_INDENT", e), t = "";
		}
		a === Q.BLOCK_LITERAL ? (d += f + t.slice(c) + r, f = "\n") : t.length > c || r[0] === "	" ? (f === " " ? f = "\n" : !p && f === "\n" && (f = "\n\n"), d += f + t.slice(c) + r, f = "\n", p = !0) : r === "" ? f === "\n" ? d += "\n" : f = "\n" : (d += f + r, f = " ", p = !1);
	}
	switch (i.chomp) {
		case "-": break;
		case "+":
			for (let e = s; e < o.length; ++e) d += "\n" + o[e][0].slice(c);
			d[d.length - 1] !== "\n" && (d += "\n");
			break;
		default: d += "\n";
	}
	let m = r + i.length + t.source.length;
	return {
		value: d,
		type: a,
		comment: i.comment,
		range: [
			r,
			m,
			m
		]
	};
}
function uS({ offset: e, props: t }, n, r) {
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
function dS(e) {
	let t = e.split(/\n( *)/), n = t[0], r = n.match(/^( *)/), i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
	for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
	return i;
}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function fS(e, t, n) {
	let { offset: r, type: i, source: a, end: o } = e, s, c, l = (e, t, i) => n(r + e, t, i);
	switch (i) {
		case "scalar":
			s = Q.PLAIN, c = pS(a, l);
			break;
		case "single-quoted-scalar":
			s = Q.QUOTE_SINGLE, c = mS(a, l);
			break;
		case "double-quoted-scalar":
			s = Q.QUOTE_DOUBLE, c = gS(a, l);
			break;
		default: return n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${i}`), {
			value: "",
			type: null,
			comment: "",
			range: [
				r,
				r + a.length,
				r + a.length
			]
		};
	}
	let u = r + a.length, d = rS(o, u, t, n);
	return {
		value: c,
		type: s,
		comment: d.comment,
		range: [
			r,
			u,
			d.offset
		]
	};
}
function pS(e, t) {
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
	return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), hS(e);
}
function mS(e, t) {
	return (e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote"), hS(e.slice(1, -1)).replace(/''/g, "'");
}
function hS(e) {
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
function gS(e, t) {
	let n = "";
	for (let r = 1; r < e.length - 1; ++r) {
		let i = e[r];
		if (i !== "\r" || e[r + 1] !== "\n") {
			if (i === "\n") {
				let { fold: t, offset: i } = _S(e, r);
				n += t, r = i;
			} else if (i === "\\") {
				let i = e[++r], a = vS[i];
				if (a) n += a;
				else if (i === "\n") for (i = e[r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "\r" && e[r + 1] === "\n") for (i = e[++r + 1]; i === " " || i === "	";) i = e[++r + 1];
				else if (i === "x" || i === "u" || i === "U") {
					let a = i === "x" ? 2 : i === "u" ? 4 : 8;
					n += yS(e, r + 1, a, t), r += a;
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
function _S(e, t) {
	let n = "", r = e[t + 1];
	for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) r === "\n" && (n += "\n"), t += 1, r = e[t + 1];
	return n ||= " ", {
		fold: n,
		offset: t
	};
}
const vS = {
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
function yS(e, t, n, r) {
	let i = e.substr(t, n), a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
	try {
		return String.fromCodePoint(a);
	} catch {
		let i = e.substr(t - 2, n + 2);
		return r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
	}
}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function bS(e, t, n, r) {
	let { value: i, type: a, comment: o, range: s } = t.type === "block-scalar" ? lS(e, t, r) : fS(t, e.options.strict, r), c = n ? e.directives.tagName(n.source, (e) => r(n, "TAG_RESOLVE_FAILED", e)) : null, l;
	l = e.options.stringKeys && e.atKey ? e.schema[Ty] : c ? xS(e.schema, i, c, n, r) : t.type === "scalar" ? SS(e, i, t, r) : e.schema[Ty];
	let u;
	try {
		let a = l.resolve(i, (e) => r(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
		u = Y(a) ? a : new Q(a);
	} catch (e) {
		let a = e instanceof Error ? e.message : String(e);
		r(n ?? t, "TAG_RESOLVE_FAILED", a), u = new Q(i);
	}
	return u.range = s, u.source = i, a && (u.type = a), c && (u.tag = c), l.format && (u.format = l.format), o && (u.comment = o), u;
}
function xS(e, t, n, r, i) {
	if (n === "!") return e[Ty];
	let a = [];
	for (let t of e.tags) if (!t.collection && t.tag === n) {
		if (t.default && t.test) a.push(t);
		else return t;
	}
	for (let e of a) if (e.test?.test(t)) return e;
	let o = e.knownTags[n];
	return o && !o.collection ? (e.tags.push(Object.assign({}, o, {
		default: !1,
		test: void 0
	})), o) : (i(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str"), e[Ty]);
}
function SS({ atKey: e, directives: t, schema: n }, r, i, a) {
	let o = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(r)) || n[Ty];
	if (n.compat) {
		let e = n.compat.find((e) => e.default && e.test?.test(r)) ?? n[Ty];
		o.tag !== e.tag && a(i, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(o.tag)} or ${t.tagString(e.tag)}`, !0);
	}
	return o;
}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function CS(e, t, n) {
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
// node_modules/yaml/browser/dist/compose/compose-node.js
const wS = {
	composeNode: TS,
	composeEmptyNode: ES
};
function TS(e, t, n, r) {
	let i = e.atKey, { spaceBefore: a, comment: o, anchor: s, tag: c } = n, l, u = !0;
	switch (t.type) {
		case "alias":
			l = DS(e, t, r), (s || c) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			l = bS(e, t, c, r), s && (l.anchor = s.source.substring(1));
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				l = cS(wS, e, t, n, r), s && (l.anchor = s.source.substring(1));
			} catch (e) {
				r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
			}
			break;
		default: r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`), u = !1;
	}
	return l ??= ES(e, t.offset, void 0, null, n, r), s && l.anchor === "" && r(s, "BAD_ALIAS", "Anchor cannot be an empty string"), i && e.options.stringKeys && (!Y(l) || typeof l.value != "string" || l.tag && l.tag !== "tag:yaml.org,2002:str") && r(c ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), a && (l.spaceBefore = !0), o && (t.type === "scalar" && t.source === "" ? l.comment = o : l.commentBefore = o), e.options.keepSourceTokens && u && (l.srcToken = t), l;
}
function ES(e, t, n, r, { spaceBefore: i, comment: a, anchor: o, tag: s, end: c }, l) {
	let u = bS(e, {
		type: "scalar",
		offset: CS(t, n, r),
		indent: -1,
		source: ""
	}, s, l);
	return o && (u.anchor = o.source.substring(1), u.anchor === "" && l(o, "BAD_ALIAS", "Anchor cannot be an empty string")), i && (u.spaceBefore = !0), a && (u.comment = a, u.range[2] = c), u;
}
function DS({ options: e }, { offset: t, source: n, end: r }, i) {
	let a = new Zy(n.substring(1));
	a.source === "" && i(t, "BAD_ALIAS", "Alias cannot be an empty string"), a.source.endsWith(":") && i(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
	let o = t + n.length, s = rS(r, o, e.strict, i);
	return a.range = [
		t,
		o,
		s.offset
	], s.comment && (a.comment = s.comment), a;
}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function OS(e, t, { offset: n, start: r, value: i, end: a }, o) {
	let s = new Wx(void 0, Object.assign({ _directives: t }, e)), c = {
		atKey: !1,
		atRoot: !0,
		directives: s.directives,
		options: s.options,
		schema: s.schema
	}, l = Xx(r, {
		indicator: "doc-start",
		next: i ?? a?.[0],
		offset: n,
		onError: o,
		parentIndent: 0,
		startOnNewline: !0
	});
	l.found && (s.directives.docStart = !0, i && (i.type === "block-map" || i.type === "block-seq") && !l.hasNewline && o(l.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), s.contents = i ? TS(c, i, l, o) : ES(c, l.end, r, null, l, o);
	let u = s.contents.range[2], d = rS(a, u, !1, o);
	return d.comment && (s.comment = d.comment), s.range = [
		n,
		u,
		d.offset
	], s;
}
// node_modules/yaml/browser/dist/compose/composer.js
function kS(e) {
	if (typeof e == "number") return [e, e + 1];
	if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
	let { offset: t, source: n } = e;
	return [t, t + (typeof n == "string" ? n.length : 1)];
}
function AS(e) {
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
var jS = class {
	constructor(e = {}) {
		this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (e, t, n, r) => {
			let i = kS(e);
			r ? this.warnings.push(new Jx(i, t, n)) : this.errors.push(new qx(i, t, n));
		}, this.directives = new Uy({ version: e.version || "1.2" }), this.options = e;
	}
	decorate(e, t) {
		let { comment: n, afterEmptyLine: r } = AS(this.prelude);
		if (n) {
			let i = e.contents;
			if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
			else if (r || e.directives.docStart || !i) e.commentBefore = n;
			else if (X(i) && !i.flow && i.items.length > 0) {
				let e = i.items[0];
				J(e) && (e = e.key);
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
			comment: AS(this.prelude).comment,
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
		switch (e.type) {
			case "directive":
				this.directives.add(e.source, (t, n, r) => {
					let i = kS(e);
					i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, r);
				}), this.prelude.push(e.source), this.atDirectives = !0;
				break;
			case "document": {
				let t = OS(this.options, this.directives, e, this.onError);
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
				let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new qx(kS(e), "UNEXPECTED_TOKEN", t);
				this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new qx(kS(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = !0;
				let t = rS(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
				if (this.decorate(this.doc, !0), t.comment) {
					let e = this.doc.comment;
					this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
				}
				this.doc.range[2] = t.offset;
				break;
			}
			default: this.errors.push(new qx(kS(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
		}
	}
	*end(e = !1, t = -1) {
		if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
		else if (e) {
			let e = new Wx(void 0, Object.assign({ _directives: this.directives }, this.options));
			this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), e.range = [
				0,
				t,
				t
			], this.decorate(e, !1), yield e;
		}
	}
};
// node_modules/yaml/browser/dist/parse/cst-visit.js
const MS = Symbol("break visit"), NS = Symbol("skip children"), PS = Symbol("remove item");
function FS(e, t) {
	"type" in e && e.type === "document" && (e = {
		start: e.start,
		value: e.value
	}), IS(Object.freeze([]), e, t);
}
FS.BREAK = MS, FS.SKIP = NS, FS.REMOVE = PS, FS.itemAtPath = (e, t) => {
	let n = e;
	for (let [e, r] of t) {
		let t = n?.[e];
		if (t && "items" in t) n = t.items[r];
		else return;
	}
	return n;
}, FS.parentCollection = (e, t) => {
	let n = FS.itemAtPath(e, t.slice(0, -1)), r = t[t.length - 1][0], i = n?.[r];
	if (i && "items" in i) return i;
	throw Error("Parent collection not found");
};
function IS(e, t, n) {
	let r = n(t, e);
	if (typeof r == "symbol") return r;
	for (let i of ["key", "value"]) {
		let a = t[i];
		if (a && "items" in a) {
			for (let t = 0; t < a.items.length; ++t) {
				let r = IS(Object.freeze(e.concat([[i, t]])), a.items[t], n);
				if (typeof r == "number") t = r - 1;
				else if (r === MS) return MS;
				else r === PS && (a.items.splice(t, 1), --t);
			}
			typeof r == "function" && i === "key" && (r = r(t, e));
		}
	}
	return typeof r == "function" ? r(t, e) : r;
}
function LS(e) {
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
// node_modules/yaml/browser/dist/parse/lexer.js
function RS(e) {
	switch (e) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return !0;
		default: return !1;
	}
}
const zS = new Set("0123456789ABCDEFabcdef"), BS = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), VS = new Set(",[]{}"), HS = new Set(" ,[]{}\n\r	"), US = (e) => !e || HS.has(e);
var WS = class {
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
			if ((t === "---" || t === "...") && RS(this.buffer[e + 3])) return -1;
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
		if (e[0] === "﻿" && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
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
		return yield "", yield* this.parseLineStart();
	}
	*parseLineStart() {
		let e = this.charAt(0);
		if (!e && !this.atEnd) return this.setNext("line-start");
		if (e === "-" || e === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			let e = this.peek(3);
			if ((e === "---" || e === "...") && RS(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, e === "---" ? "doc" : "stream";
		}
		return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !RS(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		let [e, t] = this.peek(2);
		if (!t && !this.atEnd) return this.setNext("block-start");
		if ((e === "-" || e === "?" || e === ":") && RS(t)) {
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
			case "*": return yield* this.pushUntil(US), "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">": return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let e, t, n = -1;
		do
			e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, t += yield* this.pushSpaces(!0);
		while (e + t > 0);
		let r = this.getLine();
		if (r === null) return this.setNext("flow");
		if ((n !== -1 && n < this.indentNext && r[0] !== "#" || n === 0 && (r.startsWith("---") || r.startsWith("...")) && RS(r[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || r[0] !== "]" && r[0] !== "}")) return this.flowLevel = 0, yield "", yield* this.parseLineStart();
		let i = 0;
		for (; r[i] === ",";) i += yield* this.pushCount(1), i += yield* this.pushSpaces(!0), this.flowKey = !1;
		switch (i += yield* this.pushIndicators(), r[i]) {
			case void 0: return "flow";
			case "#": return yield* this.pushCount(r.length - i), "flow";
			case "{":
			case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
			case "}":
			case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
			case "*": return yield* this.pushUntil(US), "flow";
			case "\"":
			case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
			case ":": {
				let e = this.charAt(1);
				if (this.flowKey || RS(e) || e === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
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
		return yield* this.pushUntil((e) => RS(e) || e === "#");
	}
	*parseBlockScalar() {
		let e = this.pos - 1, t = 0, n;
		loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
			case " ":
				t += 1;
				break;
			case "\n":
				e = r, t = 0;
				break;
			case "\r": {
				let e = this.buffer[r + 1];
				if (!e && !this.atEnd) return this.setNext("block-scalar");
				if (e === "\n") break;
			}
			default: break loop;
		}
		if (!n && !this.atEnd) return this.setNext("block-scalar");
		if (t >= this.indentNext) {
			this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
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
		let r = e + 1;
		for (n = this.buffer[r]; n === " ";) n = this.buffer[++r];
		if (n === "	") {
			for (; n === "	" || n === " " || n === "\r" || n === "\n";) n = this.buffer[++r];
			e = r - 1;
		} else if (!this.blockScalarKeep) do {
			let n = e - 1, r = this.buffer[n];
			r === "\r" && (r = this.buffer[--n]);
			let i = n;
			for (; r === " ";) r = this.buffer[--n];
			if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
			else break;
		} while (1);
		return yield "", yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		let e = this.flowLevel > 0, t = this.pos - 1, n = this.pos - 1, r;
		for (; r = this.buffer[++n];) if (r === ":") {
			let r = this.buffer[n + 1];
			if (RS(r) || e && VS.has(r)) break;
			t = n;
		} else if (RS(r)) {
			let i = this.buffer[n + 1];
			if (r === "\r" && (i === "\n" ? (n += 1, r = "\n", i = this.buffer[n + 1]) : t = n), i === "#" || e && VS.has(i)) break;
			if (r === "\n") {
				let e = this.continueScalar(n + 1);
				if (e === -1) break;
				n = Math.max(n, e - 2);
			}
		} else {
			if (e && VS.has(r)) break;
			t = n;
		}
		return !r && !this.atEnd ? this.setNext("plain-scalar") : (yield "", yield* this.pushToIndex(t + 1, !0), e ? "flow" : "doc");
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
					e += yield* this.pushUntil(US), e += yield* this.pushSpaces(!0);
					continue loop;
				case "-":
				case "?":
				case ":": {
					let t = this.flowLevel > 0, n = this.charAt(1);
					if (RS(n) || t && VS.has(n)) {
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
			for (; !RS(t) && t !== ">";) t = this.buffer[++e];
			return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
		}
		{
			let e = this.pos + 1, t = this.buffer[e];
			for (; t;) if (BS.has(t)) t = this.buffer[++e];
			else if (t === "%" && zS.has(this.buffer[e + 1]) && zS.has(this.buffer[e + 2])) t = this.buffer[e += 3];
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
}, GS = class {
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
// node_modules/yaml/browser/dist/parse/parser.js
function KS(e, t) {
	for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
	return !1;
}
function qS(e) {
	for (let t = 0; t < e.length; ++t) switch (e[t].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return t;
	}
	return -1;
}
function JS(e) {
	switch (e?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return !0;
		default: return !1;
	}
}
function YS(e) {
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
function XS(e) {
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
function ZS(e, t) {
	if (t.length < 1e5) Array.prototype.push.apply(e, t);
	else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function QS(e) {
	if (e.start.type === "flow-seq-start") for (let t of e.items) t.sep && !t.value && !KS(t.start, "explicit-key-ind") && !KS(t.sep, "map-value-ind") && (t.key && (t.value = t.key), delete t.key, JS(t.value) ? t.value.end ? ZS(t.value.end, t.sep) : t.value.end = t.sep : ZS(t.start, t.sep), delete t.sep);
}
var $S = class {
	constructor(e) {
		this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new WS(), this.onNewLine = e;
	}
	*parse(e, t = !1) {
		this.onNewLine && this.offset === 0 && this.onNewLine(0);
		for (let n of this.lexer.lex(e, t)) yield* this.next(n);
		t || (yield* this.end());
	}
	*next(e) {
		if (this.source = e, this.atScalar) {
			this.atScalar = !1, yield* this.step(), this.offset += e.length;
			return;
		}
		let t = LS(e);
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
			switch (t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0), t.type === "flow-collection" && QS(t), e.type) {
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
				n && !n.sep && !n.value && n.start.length > 0 && qS(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent)) && (e.type === "document" ? e.end = n.start : e.items.push({ start: n.start }), t.items.splice(-1, 1));
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
				qS(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
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
			let t = XS(YS(this.peek(2))), n;
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
							ZS(n, t.start), n.push(this.sourceToken), e.items.pop();
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
							if (KS(t.start, "newline")) Object.assign(t, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								let e = XS(t.start);
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
						else if (KS(t.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start: i,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (JS(t.key) && !KS(t.sep, "newline")) {
							let e = XS(t.start), n = t.key, r = t.sep;
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
					}) : KS(t.sep, "map-value-ind") ? this.stack.push({
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
							if (!t.explicitKey && t.sep && !KS(t.sep, "newline")) {
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
							ZS(n, t.start), n.push(this.sourceToken), e.items.pop();
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
				t.value || KS(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
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
				let n = XS(YS(t));
				QS(e);
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
				let t = XS(YS(e));
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
				let t = XS(YS(e));
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
// node_modules/yaml/browser/dist/public-api.js
function eC(e) {
	let t = e.prettyErrors !== !1;
	return {
		lineCounter: e.lineCounter || t && new GS() || null,
		prettyErrors: t
	};
}
function tC(e, t = {}) {
	let { lineCounter: n, prettyErrors: r } = eC(t), i = new $S(n?.addNewLine), a = new jS(t), o = null;
	for (let t of a.compose(i.parse(e), !0, e.length)) if (!o) o = t;
	else if (o.options.logLevel !== "silent") {
		o.errors.push(new qx(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	return r && n && (o.errors.forEach(Yx(e, n)), o.warnings.forEach(Yx(e, n))), o;
}
// src/manifest/syntaxProblems.ts
function nC(e, t, n) {
	let r = new va(), i = [], a = [...e.errors].sort((e, t) => e.pos[0] - t.pos[0]);
	for (let e of a) {
		let a = $r(t, e.pos[0], Math.max(e.pos[0] + 1, e.pos[1])), o = i.at(-1);
		o && a.line <= o.to + 1 ? o.to = Math.max(o.to, a.endLine) : (i.push({
			from: a.line,
			to: a.endLine
		}), r.countMore(t.path) || r.add(z("yaml", `The YAML cannot be read here. ${oC(n, e.pos[0]) || rC(e)}`, { place: a })));
	}
	for (let n of e.warnings) {
		if (r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = $r(t, n.pos[0], n.pos[1]);
		r.add(z("yaml", rC(n), {
			place: e,
			severity: "warning"
		}));
	}
	return {
		problems: r,
		broken: i
	};
}
function rC(e) {
	let [, t] = /^Unresolved tag: (.*)$/.exec(e.message) ?? [];
	if (t !== void 0) return `The tag ${t} is not supported. Remove it. If it is part of a text, put the text in quotes.`;
	if (e.message.startsWith("Maximum call stack")) return "Values are nested too deeply. Use fewer levels.";
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
function iC(e, t, n) {
	n.countMore(e.path) || n.add(z("duplicate-member", "This field is declared twice in the same entry. Keep one of them.", { place: $r(e, t, t + 1) }));
}
const aC = /^(?:\{\{|[%@`*&!]|\[\[|\{%)/;
function oC(e, t) {
	let n = e.lastIndexOf("\n", t - 1) + 1, r = e.indexOf("\n", t), i = e.slice(n, r === -1 ? void 0 : r).slice(0, 1e3), [, a = ""] = /^\s*(?:- +)*(?:[^\s:"'{[][^:"'{[]*:\s+)?(\S.*)$/.exec(i) ?? [];
	if (!aC.test(a)) return "";
	let [o] = /^(?:\{\{|\[\[|\{%|.)/.exec(a) ?? [""];
	return `A text that starts with ${o} means something else in YAML. Put the text in quotes: "${o}…".`;
}
function sC(e, t) {
	let n = new va();
	for (let { index: r, 0: i } of e.matchAll(/^<{7} .*$/gm)) n.countMore(t.path) || n.add(z("yaml", "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.", { place: $r(t, r, r + i.length) }));
	return n.problems;
}
// src/manifest/read/fullReader.ts
const cC = {
	value: null,
	spot: {
		start: 0,
		end: 0
	}
}, lC = [{
	from: 1,
	to: Infinity
}], uC = 2 ** 18;
function dC(e, t, n = !1) {
	let r = {
		path: e,
		lineStarts: ei(t)
	}, i = sC(t, r);
	if (i.length > 0) return {
		file: r,
		...cC,
		problems: i,
		broken: lC
	};
	for (let i = uC; i < t.length; i *= 4) {
		let a = t.lastIndexOf("\n", i) + 1 || i, o = fC(r, t.slice(0, a), n);
		if (o.mistakes > 1e3) {
			let { line: t } = $r(r, a - 1, a), n = [xa(e, t), ...o.problems], i = {
				from: t,
				to: Infinity
			};
			return {
				...o,
				problems: n,
				broken: [...o.broken, i]
			};
		}
	}
	return fC(r, t, n);
}
function fC(e, t, n) {
	let r = tC(t, {
		prettyErrors: !1,
		stringKeys: !1,
		uniqueKeys: !1
	}), { problems: i, broken: a } = nC(r, e, t), o = new pC(e, i, a, t, n), s = o.read(r.contents), c = i.problems, l = c.reduce((e, t) => e + Sa(t), 0) + r.errors.length + (n ? 0 : o.nulls);
	return {
		file: e,
		...s,
		problems: c,
		broken: a,
		mistakes: l
	};
}
var pC = class {
	file;
	problems;
	broken;
	anchors = new Map();
	open = new Set();
	unread;
	text;
	anyText;
	values = 0;
	nulls = 0;
	sizes = new Map();
	repeated = 0;
	depth = 0;
	constructor(e, t, n, r, i) {
		this.anyText = i, this.file = e, this.text = r, this.broken = n, this.unread = [...n], this.problems = t;
	}
	read(e) {
		if (!mC(e)) return cC;
		let [t = 0, n = t] = e.range ?? [];
		if (this.values += 1, Oy(e)) return {
			value: this.follow(e.source, t, n),
			spot: {
				start: t,
				end: n
			}
		};
		"anchor" in e && e.anchor && this.anchors.set(e.anchor, e), this.open.add(e);
		let r = this.values, i = Ay(e) ? this.mapping(e.items, t, n) : jy(e) ? this.list(e.items, t, n) : null;
		return this.open.delete(e), "anchor" in e && e.anchor && this.sizes.set(e, this.values - r + 1), i || (Y(e) && e.value === null && (this.nulls += 1), {
			value: Y(e) ? this.scalar(e.value, t, n) : null,
			spot: {
				start: t,
				end: n
			}
		});
	}
	scalar(e, t, n) {
		return !this.anyText && typeof e == "string" && u.test(e) ? this.refuse(h("This text"), t, n) : typeof e == "bigint" || Number.isInteger(e) && !Number.isSafeInteger(e) ? this.refuse("This number has too many digits. Put it in quotes to keep it as text.", t, n) : typeof e == "object" && e ? this.refuse("This YAML tag is not supported in a manifest. Remove the tag.", t, n) : e;
	}
	mapping(e, t, n) {
		let r = new Map(), i = new Map(), a = new Map();
		for (let { key: t, value: n } of e) {
			let e = this.read(t), o = e.spot, s = n === null ? {
				value: null,
				spot: o
			} : this.read(n);
			if (typeof e.value == "object" && e.value !== null) {
				let e = oC(this.text, o.start);
				this.refuse(e || "The name of a field must be a plain word or text.", o.start, o.end);
				continue;
			}
			let c = typeof e.value == "string" ? e.value : hC(t, e.value);
			c === "__proto__" ? this.refuse("\"__proto__\" cannot be the name of a field. Choose another name.", o.start, o.end) : i.has(c) && i.get(c) !== typeof e.value ? this.refuse(`"${c}" and ${c} are the same field. Keep one of them.`, o.start, o.end) : i.has(c) && this.depth === 0 && iC(this.file, o.start, this.problems), r.set(c, s.value), i.set(c, typeof e.value), a.set(c, ti(s.spot, { name: {
				start: o.start,
				end: o.end
			} }));
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
		let r = $r(this.file, t, n);
		return this.unread.length > 1e3 || this.unread.some(({ from: e, to: t }) => e <= r.line && r.line <= t) || (this.problems.countMore(this.file.path) || this.problems.add(z("yaml", e, { place: r })), this.broken.push({
			from: r.line,
			to: r.endLine
		})), null;
	}
};
function mC(e) {
	return Ay(e) || jy(e) || Y(e) || Oy(e);
}
function hC(e, t) {
	return Y(e) && e.source !== void 0 ? e.source : String(t);
}
const gC = new Hx({ schema: "core" }).tags.flatMap((e) => e.collection === void 0 && e.test ? [{
	test: e.test,
	resolve: e.resolve
}] : []), _C = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;
function vC(e) {
	if (!_C.test(e)) return e;
	let t = gC.find(({ test: t }) => t.test(e));
	if (!t) return e;
	let n = t.resolve(e, () => {}, { intAsBigInt: !1 });
	return Y(n) ? n.value : n;
}
// src/manifest/read/fastReader.ts
const yC = ["__proto__", "<<"], bC = [
	"	",
	"﻿",
	"<<<<<<< "
];
function xC(e, t) {
	if (!(bC.some((t) => e.includes(t)) || /\r(?!\n)/.test(e)) && !e.endsWith(" ") && e.isWellFormed()) try {
		return new SC(e, new Wh(e, t)).document();
	} catch (e) {
		if (e instanceof Bh || e instanceof Lp) return;
		throw e;
	}
}
var SC = class {
	text;
	events;
	cursor;
	spots = new yy();
	duplicates = [];
	blockEnd = 0;
	constructor(e, t) {
		this.text = e, this.events = t, this.cursor = new Vh(e);
	}
	document() {
		let { cursor: e } = this, t = this.event();
		G(t.type === V.DOCUMENT && t.directives.length === 0 && !t.explicitEnd), e.toContent(), t.explicitStart && (G(e.column === 0 && this.text.startsWith("---", e.at)), e.at += 3, G(e.lineEnds()), e.toContent());
		let n = this.event();
		G(Qh(n) && e.column === 0);
		let r = this.block(n, this.spots.add());
		return G(this.ends() && !this.events.peek() && e.isAtEnd()), {
			value: r,
			spot: this.spots.spotAt(0),
			duplicates: this.duplicates
		};
	}
	add(e, t, n) {
		!e.add(t, n?.text) && n && (this.duplicates.push(n.start), this.spots.hasDuplicates = !0);
	}
	event() {
		let e = this.events.next();
		return G(e !== void 0), e;
	}
	ends() {
		return this.events.peek()?.type === V.POP && (this.events.next(), !0);
	}
	block(e, t) {
		let { cursor: n, spots: r } = this, { column: i, at: a } = n;
		G(e.start === a && $h(e));
		let o = e.type === V.SEQUENCE, s = new CC(o);
		for (;;) {
			o && n.take("-");
			let e = o ? void 0 : this.name();
			if (this.add(s, this.blockValue(i, o, r.add(e)), e), this.ends()) break;
			G(n.column === i && n.comments <= i);
		}
		return G((o ? n.column <= i : n.column < i) && n.comments < Math.max(i, 1)), r.collection(t, a, this.blockEnd), s.all();
	}
	blockValue(e, t, n) {
		let { cursor: r } = this, i = this.event(), a = r.lineEnds();
		if (a ? (r.toContent(), G(r.column > e || r.column === e && !t && i.type === V.SEQUENCE)) : r.toCompact(), Qh(i)) return G(a || t), this.block(i, n);
		G(r.column > e && !(a && r.comments >= 0));
		let o = this.leaf(i, e, n);
		return this.blockEnd = r.at, r.toContent(), o;
	}
	leaf(e, t, n) {
		let { cursor: r, text: i, spots: a } = this;
		if (e.type === V.SCALAR && DC(e)) {
			let t = jC(i, e, r.at);
			return r.at = t.end, a.scalar(n, t.start, t.end), t.text;
		}
		let o = this.flow(e, t, n);
		return G(r.lineEnds()), o;
	}
	flow(e, t, n) {
		let { cursor: r, spots: i } = this;
		if (e.type === V.SCALAR) {
			let { start: t, end: r, text: a, isPlain: o } = this.flowScalar(e);
			return i.scalar(n, t, r), o ? wC(vC(a)) : a;
		}
		let { at: a } = r;
		G(Zh(e) && e.style === Rp.FLOW), G(e.start === a && $h(e));
		let o = e.type === V.SEQUENCE, s = new CC(o);
		for (r.take(o ? "[" : "{"), r.inFlow(t); !this.ends();) {
			let e = o ? void 0 : this.name();
			o || r.inFlow(t), this.add(s, this.flow(this.event(), t, i.add(e)), e), r.inFlow(t), r.sees(",") && (r.at += 1, r.inFlow(t));
		}
		return r.take(o ? "]" : "}"), i.collection(n, a, r.at), s.all();
	}
	flowScalar(e) {
		G(e.type === V.SCALAR);
		let t = OC(this.text, e);
		return G(t.start === this.cursor.at), this.cursor.at = t.end, t;
	}
	name() {
		let { cursor: e } = this, t = this.flowScalar(this.event());
		return G(!this.text.slice(t.start, t.end).includes("\n")), G(!t.isPlain || typeof vC(t.text) == "string"), e.spaces(), G(e.at - t.start <= 1024), e.take(":"), t;
	}
}, CC = class {
	value;
	constructor(e) {
		this.value = e ? [] : {};
	}
	add(e, t) {
		if (Array.isArray(this.value)) this.value.push(e);
		else if (t !== void 0) {
			G(!yC.includes(t));
			let n = !Object.hasOwn(this.value, t);
			return this.value[t] = e, n;
		}
		return !0;
	}
	all() {
		return Array.isArray(this.value) ? [...this.value] : this.value;
	}
};
function wC(e) {
	return G(!Number.isInteger(e) || Number.isSafeInteger(e)), e;
}
const TC = /[|>](?:[1-9][-+]?|[-+][1-9]?)?(?: +(?:#.*)?)?\r?\n/y, EC = /^ +\r?$/m;
function DC({ style: e }) {
	return e === H.LITERAL_BLOCK || e === H.FOLDED_BLOCK;
}
function OC(e, t) {
	let { valueStart: n, valueEnd: r, style: i } = t;
	G(n >= 0 && t.anchorStart === -1 && t.tagStart === -1);
	let a = e.slice(n, r);
	if (i === H.PLAIN) return G(!a.includes("\n") && !/^[?:]/.test(a)), {
		start: n,
		end: r,
		text: a,
		isPlain: !0
	};
	G(i === H.SINGLE_QUOTED || i === H.DOUBLE_QUOTED);
	let o = t.fast ? a : AC(e, a, t);
	return {
		start: n - 1,
		end: r + 1,
		text: o,
		isPlain: !1
	};
}
const kC = /\\(?:U|\r?\n)/;
function AC(e, t, n) {
	G(n.style === H.SINGLE_QUOTED || !kC.test(t));
	let r = $p(e, n);
	return G(!u.test(r)), r;
}
function jC(e, t, n) {
	let { valueStart: r, valueEnd: i, chomping: a } = t;
	G(t.anchorStart === -1 && t.tagStart === -1), TC.lastIndex = n, G(TC.test(e) && TC.lastIndex === r);
	let o = e.slice(r, i);
	return G(/\S/.test(o) && !EC.test(o)), {
		start: n,
		end: r + (a === zp.KEEP ? o.length : MC(o)),
		text: $p(e, t),
		isPlain: !1
	};
}
function MC(e) {
	let t = e.length;
	for (; e[t - 1] === "\n" || e[t - 1] === "\r";) --t;
	let n = e.indexOf("\n", t);
	return n === -1 ? e.length : n + 1;
}
// src/manifest/yaml.ts
function NC(e, t, { anyText: n = !1, most: r = Infinity } = {}) {
	let i = n ? void 0 : LC(t, r), a = i ? void 0 : xC(t), o = i ? BC(e, t, i) : a ? VC(a, e, t) : dC(e, t, n), { lineStarts: s } = o.file, c = (e, t) => (s[e - 1] ?? 0) + t - 1, l = ({ line: e, col: n, endLine: r, endCol: i }) => t.slice(c(e, n), c(r, i)).trim();
	return {
		...o,
		textAt: l
	};
}
const PC = 1e6, FC = 4e6, IC = 15e4;
function LC(e, t) {
	if (e.length > t) return {
		message: `This file has more than ${zC(t)} characters. ${RC}`,
		at: t
	};
	if (e.length <= 1e6) return;
	let n = `more than ${zC(FC)} characters`, r = Kh(e), i = 0;
	for (let [t, a] of [0, ...r].entries()) {
		let o = e.slice(a, r[t]), s = Gh(o);
		if (!s && o.length > FC) return {
			message: `This part of the file has ${n}. Only a list can be longer, if each of its entries starts with "- " on a line of its own.`,
			at: a
		};
		for (let e = s?.first; s && e !== void 0;) {
			let t = o.indexOf(s.item, e), r = a + e - 2;
			if (i += 1, i > IC) return {
				message: `This file has more than ${zC(IC)} entries. ${RC}`,
				at: r
			};
			if ((t === -1 ? o.length : t) - e > FC) return {
				message: `This entry has ${n}. Divide it into several entries, or correct the indentation of its lines.`,
				at: r
			};
			e = t === -1 ? void 0 : t + s.item.length;
		}
	}
}
const RC = "Divide it into several files.";
function zC(e) {
	return e.toLocaleString("en-US");
}
function BC(e, t, { message: n, at: r }) {
	let i = {
		path: e,
		lineStarts: ei(t)
	};
	return {
		file: i,
		value: null,
		spot: {
			start: 0,
			end: 0
		},
		problems: [z("yaml", n, { place: $r(i, r, r + 1) })],
		broken: lC
	};
}
function VC({ duplicates: e, ...t }, n, r) {
	let i = {
		path: n,
		lineStarts: ei(r)
	}, a = new va();
	for (let t of e) iC(i, t, a);
	return {
		...t,
		file: i,
		problems: a.problems,
		broken: []
	};
}
// src/kinds/key/manifest.ts
const HC = {
	schema: Q_,
	fields: Y_,
	identity: {
		previously: "a former name or a list of names. If the key has none, set new: true instead",
		new: "true or false",
		key_id: "the id of the key, in quotes if it is longer than 15 digits"
	},
	thing: "a key"
}, UC = {
	schema: ev,
	fields: Y_.filter(({ name: e }) => e !== "key_name" && e !== "translations"),
	identity: {},
	thing: "on_create"
};
function WC(e, t) {
	let n = NC(e, t), { members: r, problems: i } = iy(n, ["keys", "on_create"]), a = [...n.problems, ...i], o = new Map(), s = r.get("on_create"), c = s && sy(n, s, UC);
	c && m(a, c.problems);
	let l = r.get("keys");
	if (!l) return {
		entries: [],
		variables: o,
		problems: a.length > 0 ? a : [ay(n, "keys")]
	};
	let { entries: u, problems: d } = oy(n, l, HC), f = c?.values ?? {};
	return {
		entries: u.map(({ values: e, spot: t }) => ({
			values: e,
			onCreate: f,
			file: n.file,
			spot: t
		})),
		variables: o,
		problems: [...a, ...d]
	};
}
function GC(e, t) {
	return !/^["']?keys["']?\s*:/m.test(t) || /^backup:/m.test(t) ? [] : WC(e, t).entries.flatMap(({ values: e }) => K(e.key_name));
}
const KC = {
	fields: [
		"translations",
		"platforms",
		"is_plural",
		"is_archived"
	],
	common: ["platforms"],
	distinguishing(e) {
		if (e.onOtherPlatform) return [];
		let t = [...e.platforms], n = a.filter((t) => e.platforms.includes(t) || e.filenames[t] !== "");
		return [{ platforms: t }, {
			platforms: t,
			filenames: Object.fromEntries(n.map((t) => [t, e.filenames[t]]))
		}];
	},
	group(e, t) {
		if (t === "filename") return a.map((t) => e.filenames[t]).find((e) => e !== "");
		if (t === "prefix") return qC(e);
		if (t === "tag") return e.tags.filter((e) => !e.startsWith(ye)).sort()[0];
	}
};
function qC({ key_name: e, platforms: t }) {
	let [n = ""] = K(e, t);
	return /^([\p{L}\p{N}-]+)[._:/]/u.exec(n)?.[1];
}
function JC(e, t, n) {
	if (e.fields.some(YC)) {
		let r = Me(q, t, { how: "archive" }, n);
		return {
			...r,
			entry: {
				...r.entry,
				is_plural: t.is_plural
			},
			wrote: Pe(e.fields)
		};
	}
	let r = Ae(q, t, q.liveContext(t, n, e.label)), i = ({ field: e, part: t = "" }) => c(r[e], t), a = e.fields.filter(({ part: e }) => e !== void 0), o = a.filter((e) => i(e) !== void 0), s = e.fields.find(({ field: e, before: t }) => XC(e) && t !== void 0);
	if (o.length === 0 && !s) return;
	let { key_name: l = "", key_id: u = e.id, translations: d } = r, f = {
		key_name: l,
		key_id: u,
		is_plural: t.is_plural,
		...Fe(o, i),
		...s && d !== void 0 && { translations: d }
	};
	return {
		kind: q.name,
		id: e.id,
		entry: f,
		action: "update",
		wrote: Pe(s ? [s, ...a] : o)
	};
}
function YC({ field: e, before: t, after: n }) {
	return q.fields.find(({ name: t }) => t === e)?.role === "archive" && t === !1 && n === !0;
}
function XC(e) {
	return q.fields.find(({ name: t }) => t === e)?.role === "shape";
}
function ZC(e, t) {
	return e.entry.is_plural === t.entry.is_plural ? {
		...t,
		entry: QC(e.entry, t.entry),
		wrote: QC(e.wrote, t.wrote)
	} : e;
}
function QC(e, t) {
	let n = {
		...$C(e),
		...$C(t)
	}, r = Object.keys(n).length > 0;
	return {
		...e,
		...t,
		...r && { translations: n }
	};
}
function $C({ translations: e }) {
	return f(e) ? e : {};
}
const ew = "The live value is not compared and not changed.", tw = (e) => `${ew} A new key has ${e}.`, nw = {
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
		undeclared: `${ew} A new key needs it, here or in \`on_create\`.`
	},
	description: {
		text: "Explains the key to translators.",
		examples: ["Title of the checkout page"],
		undeclared: tw("none"),
		empty: "Removes the live description."
	},
	tags: {
		text: "The tags of the key. The list replaces the live tags, except owner tags (`lokaform:…`) and protected tags.",
		examples: [["checkout", "cart"]],
		undeclared: tw("no tags, except the one of the setting `owner`"),
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
		undeclared: tw("none"),
		empty: "The same as without the field. A name `\"\"` removes the live file name of its platform."
	},
	context: {
		text: "The context of the key, which translators see.",
		examples: ["Button"],
		undeclared: tw("none"),
		empty: "Removes the live context."
	},
	char_limit: {
		text: "The longest translation, in characters. `0` means no limit.",
		examples: [40],
		undeclared: tw("no limit")
	},
	is_plural: {
		text: "Whether the texts have [plural forms](#plural-forms). A change counts as a removal, because it can lose texts.",
		examples: [!0],
		undeclared: tw("plain texts")
	},
	plural_name: {
		text: "The name of the plural.",
		examples: ["items"],
		undeclared: tw("none"),
		empty: "Removes the live name."
	},
	is_hidden: {
		text: "Whether the key is hidden from translators.",
		examples: [!0],
		undeclared: `${ew} A new key is visible.`
	},
	is_archived: {
		text: "Whether the key is in the archive of the project.",
		examples: [!1],
		undeclared: "A key that is archived in the project is [drift](settings.md#archived-keys). With `prune: { by: archive }`, apply takes it out of the archive."
	},
	custom_attributes: {
		text: "Values of your own. They are stored as JSON, so a mapping with the same members in another order is equal.",
		examples: [{
			screen: "checkout",
			priority: 2
		}],
		undeclared: tw("none"),
		empty: "Removes all attributes."
	},
	previously: {
		text: "The former name, or several, newest last. [Renames](#renames) keep the id, the texts and the history.",
		examples: ["home_link", ["home", "home_link"]],
		undeclared: "The entry is matched by its name only. A notice says if a new key looks like a rename."
	},
	new: {
		text: "If `true`, the key is really new, and no rename. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A new key that looks like a rename has a notice."
	},
	key_id: {
		text: "The id of the live key. It takes precedence over the name. It is ignored, with a warning, if the project has no such key.",
		examples: [123456, "12345678901234567890"],
		undeclared: "The entry is matched by its name."
	}
};
// src/kinds/key/ids.ts
function rw(e, t) {
	let n = e.filter(({ values: e }) => e.key_id !== void 0), r = new Map(n.length > 0 ? t.map((e) => [e.key_id, e]) : []), i = new Map(), a = new Map(), o = [];
	for (let e of n) {
		let t = r.get(String(e.values.key_id));
		t ? (i.set(t, [...i.get(t) ?? [], e]), a.set(e, t)) : o.push(e);
	}
	let s = new Map(), c = new Map();
	for (let [e, t] of i) {
		let [n, ...r] = t;
		if (n && r.length === 0) s.set(n, e);
		else for (let e of t) c.set(e, iw(e, t));
	}
	return {
		byId: s,
		named: a,
		refused: c,
		remarks: o.length > 0 ? [aw(o)] : []
	};
}
function iw(e, t) {
	let n = `${t.map(({ values: e }) => `"${e_(e.key_name)}"`).join(" and ")} have the same key_id ${e.values.key_id}. Remove key_id from each entry that does not describe live key ${e.values.key_id}.`;
	return fg(q, e, "claimed-twice", n, { path: ["key_id"] });
}
function aw(e) {
	let [t] = e;
	return z("stale-id", t && e.length === 1 ? `The project has no key with the id ${t.values.key_id}, so key_id is ignored and the key is matched by its name. Remove or correct key_id.` : `The project has no keys with the ids of ${e.length} declared keys, so key_id is ignored there and they are matched by name. This is the first one. Remove or correct key_id.`, {
		...t && { place: ow(t) },
		severity: "warning",
		reach: "change"
	});
}
function ow({ file: e, spot: t }) {
	return Xr(e, t, ["key_id"]);
}
function sw({ values: e }, t, n) {
	let r = e.platforms ?? t.platforms, i = t_(e.key_name, r);
	return n ? {
		...t_(t.key_name, r),
		...i
	} : i;
}
function cw(e, t, n) {
	let r = sw(e, t, n), i = (e, r) => n ? t.platforms.includes(e) && t.key_name[e] === r : Object.values(t.key_name).includes(r);
	return a.flatMap((e) => {
		let t = r[e];
		return t === void 0 || i(e, t) ? [] : [[e, t]];
	});
}
function lw(e) {
	return typeof e == "string" ? e === "" ? [] : [{ text: e }] : Object.entries(e).flatMap(([e, t]) => t === "" ? [] : [{
		form: e,
		text: t
	}]);
}
function uw({ language: e }, { form: t }) {
	return t === void 0 ? `The ${e} text` : `The form ${t} of the ${e} text`;
}
// node_modules/@formatjs/icu-skeleton-parser/index.js
const dw = /(?:[Eec]{1,6}|G{1,5}|[Qq]{1,5}|(?:[yYur]+|U{1,5})|[ML]{1,5}|d{1,2}|D{1,3}|F{1}|[abB]{1,5}|[hkHK]{1,2}|w{1,2}|W{1}|m{1,2}|s{1,2}|[zZOvVxX]{1,4})(?=([^']*'[^']*')*[^']*$)/g;
function fw(e) {
	let t = {};
	return e.replace(dw, (e) => {
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
const pw = /[\t-\r \x85\u200E\u200F\u2028\u2029]/i;
function mw(e) {
	if (e.length === 0) throw Error("Number skeleton cannot be empty");
	let t = e.split(pw).filter((e) => e.length > 0), n = [];
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
function hw(e) {
	return e.replace(/^(.*?)-/, "");
}
const gw = /^\.(?:(0+)(\*)?|(#+)|(0+)(#+))$/g, _w = /^(@+)?(\+|#+)?[rs]?$/g, vw = /(\*)(0+)|(#+)(0+)|(0+)/g, yw = /^(0+)$/;
function bw(e) {
	let t = {};
	return e[e.length - 1] === "r" ? t.roundingPriority = "morePrecision" : e[e.length - 1] === "s" && (t.roundingPriority = "lessPrecision"), e.replace(_w, function(e, n, r) {
		return typeof r == "string" ? r === "+" ? t.minimumSignificantDigits = n.length : n[0] === "#" ? t.maximumSignificantDigits = n.length : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length + (typeof r == "string" ? r.length : 0)) : (t.minimumSignificantDigits = n.length, t.maximumSignificantDigits = n.length), "";
	}), t;
}
function xw(e) {
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
function Sw(e) {
	let t;
	if (e[0] === "E" && e[1] === "E" ? (t = { notation: "engineering" }, e = e.slice(2)) : e[0] === "E" && (t = { notation: "scientific" }, e = e.slice(1)), t) {
		let n = e.slice(0, 2);
		if (n === "+!" ? (t.signDisplay = "always", e = e.slice(2)) : n === "+?" && (t.signDisplay = "exceptZero", e = e.slice(2)), !yw.test(e)) throw Error("Malformed concise eng/scientific notation");
		t.minimumIntegerDigits = e.length;
	}
	return t;
}
function Cw(e) {
	return xw(e) || {};
}
function ww(e) {
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
				t.style = "unit", t.unit = hw(n.options[0]);
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
						...Cw(t)
					}), {})
				};
				continue;
			case "engineering":
				t = {
					...t,
					notation: "engineering",
					...n.options.reduce((e, t) => ({
						...e,
						...Cw(t)
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
				n.options[0].replace(vw, function(e, n, r, i, a, o) {
					if (n) t.minimumIntegerDigits = r.length;
					else if (i && a) throw Error("We currently do not support maximum integer digits");
					else if (o) throw Error("We currently do not support exact integer digits");
					return "";
				});
				continue;
		}
		if (yw.test(n.stem)) {
			t.minimumIntegerDigits = n.stem.length;
			continue;
		}
		if (gw.test(n.stem)) {
			if (n.options.length > 1) throw RangeError("Fraction-precision stems only accept a single optional option");
			n.stem.replace(gw, function(e, n, r, i, a, o) {
				return r === "*" ? t.minimumFractionDigits = n.length : i && i[0] === "#" ? t.maximumFractionDigits = i.length : a && o ? (t.minimumFractionDigits = a.length, t.maximumFractionDigits = a.length + o.length) : (t.minimumFractionDigits = n.length, t.maximumFractionDigits = n.length), "";
			});
			let e = n.options[0];
			e === "w" ? t = {
				...t,
				trailingZeroDisplay: "stripIfInteger"
			} : e && (t = {
				...t,
				...bw(e)
			});
			continue;
		}
		if (_w.test(n.stem)) {
			t = {
				...t,
				...bw(n.stem)
			};
			continue;
		}
		let e = xw(n.stem);
		e && (t = {
			...t,
			...e
		});
		let r = Sw(n.stem);
		r && (t = {
			...t,
			...r
		});
	}
	return t;
}
// node_modules/@formatjs/icu-messageformat-parser/index.js
let Tw = function(e) {
	return e[e.EXPECT_ARGUMENT_CLOSING_BRACE = 1] = "EXPECT_ARGUMENT_CLOSING_BRACE", e[e.EMPTY_ARGUMENT = 2] = "EMPTY_ARGUMENT", e[e.MALFORMED_ARGUMENT = 3] = "MALFORMED_ARGUMENT", e[e.EXPECT_ARGUMENT_TYPE = 4] = "EXPECT_ARGUMENT_TYPE", e[e.INVALID_ARGUMENT_TYPE = 5] = "INVALID_ARGUMENT_TYPE", e[e.EXPECT_ARGUMENT_STYLE = 6] = "EXPECT_ARGUMENT_STYLE", e[e.INVALID_NUMBER_SKELETON = 7] = "INVALID_NUMBER_SKELETON", e[e.INVALID_DATE_TIME_SKELETON = 8] = "INVALID_DATE_TIME_SKELETON", e[e.EXPECT_NUMBER_SKELETON = 9] = "EXPECT_NUMBER_SKELETON", e[e.EXPECT_DATE_TIME_SKELETON = 10] = "EXPECT_DATE_TIME_SKELETON", e[e.UNCLOSED_QUOTE_IN_ARGUMENT_STYLE = 11] = "UNCLOSED_QUOTE_IN_ARGUMENT_STYLE", e[e.EXPECT_SELECT_ARGUMENT_OPTIONS = 12] = "EXPECT_SELECT_ARGUMENT_OPTIONS", e[e.EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE = 13] = "EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.INVALID_PLURAL_ARGUMENT_OFFSET_VALUE = 14] = "INVALID_PLURAL_ARGUMENT_OFFSET_VALUE", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR = 15] = "EXPECT_SELECT_ARGUMENT_SELECTOR", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR = 16] = "EXPECT_PLURAL_ARGUMENT_SELECTOR", e[e.EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT = 17] = "EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT", e[e.EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT = 18] = "EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT", e[e.INVALID_PLURAL_ARGUMENT_SELECTOR = 19] = "INVALID_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_PLURAL_ARGUMENT_SELECTOR = 20] = "DUPLICATE_PLURAL_ARGUMENT_SELECTOR", e[e.DUPLICATE_SELECT_ARGUMENT_SELECTOR = 21] = "DUPLICATE_SELECT_ARGUMENT_SELECTOR", e[e.MISSING_OTHER_CLAUSE = 22] = "MISSING_OTHER_CLAUSE", e[e.INVALID_TAG = 23] = "INVALID_TAG", e[e.INVALID_TAG_NAME = 25] = "INVALID_TAG_NAME", e[e.UNMATCHED_CLOSING_TAG = 26] = "UNMATCHED_CLOSING_TAG", e[e.UNCLOSED_TAG = 27] = "UNCLOSED_TAG", e;
}({}), Ew = function(e) {
	return e[e.literal = 0] = "literal", e[e.argument = 1] = "argument", e[e.number = 2] = "number", e[e.date = 3] = "date", e[e.time = 4] = "time", e[e.select = 5] = "select", e[e.plural = 6] = "plural", e[e.pound = 7] = "pound", e[e.tag = 8] = "tag", e;
}({});
function Dw(e) {
	return e.type === 2;
}
function Ow(e) {
	return e.type === 3;
}
function kw(e) {
	return e.type === 4;
}
function Aw(e) {
	return e.type === 5;
}
function jw(e) {
	return e.type === 6;
}
function Mw(e) {
	return e.type === 8;
}
function Nw(e) {
	return !!(e && typeof e == "object" && e.type === 0);
}
function Pw(e) {
	return !!(e && typeof e == "object" && e.type === 1);
}
const Fw = /[ \xA0\u1680\u2000-\u200A\u202F\u205F\u3000]/, Iw = /([^\t-\r -\/:-@\[-\^`\{-~\x85\xA0-\xA7\xA9\xAB\xAC\xAE\xB0\xB1\xB6\xBB\xBF\xD7\xF7\u1680\u2000-\u200A\u2010-\u2029\u202F-\u203E\u2041-\u2053\u2055-\u205F\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u3030\uFD3E\uFD3F\uFE45\uFE46]*)/g, Lw = {
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
function Rw(e, t) {
	let n = "";
	for (let r = 0; r < e.length; r++) {
		let i = e.charAt(r);
		if (i === "j") {
			let a = 0;
			for (; r + 1 < e.length && e.charAt(r + 1) === i;) a++, r++;
			let o = 1 + (a & 1), s = a < 2 ? 1 : 3 + (a >> 1), c = zw(t);
			for ((c == "H" || c == "k") && (s = 0); s-- > 0;) n += "a";
			for (; o-- > 0;) n = c + n;
		} else n += i === "J" ? "H" : i;
	}
	return n;
}
function zw(e) {
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
	return n !== "root" && (r = e.maximize().region), (Lw[`${n}-${r}`] || Lw[r || ""] || Lw[n || ""] || Lw[`${n}-001`] || Lw["001"])[0].charAt(0);
}
const Bw = RegExp(`^${Fw.source}*`), Vw = RegExp(`${Fw.source}*$`);
function $(e, t) {
	return {
		start: e,
		end: t
	};
}
const Hw = !!Object.fromEntries, Uw = !!String.prototype.trimStart, Ww = !!String.prototype.trimEnd, Gw = Hw ? Object.fromEntries : function(e) {
	let t = {};
	for (let [n, r] of e) t[n] = r;
	return t;
}, Kw = Uw ? function(e) {
	return e.trimStart();
} : function(e) {
	return e.replace(Bw, "");
}, qw = Ww ? function(e) {
	return e.trimEnd();
} : function(e) {
	return e.replace(Vw, "");
};
let Jw = Yw();
function Yw() {
	try {
		let e = RegExp("([^\\p{White_Space}\\p{Pattern_Syntax}]*)", "yu");
		if (e.exec("a ")?.[1] === "a") return e;
	} catch {}
	return Iw;
}
function Xw(e, t) {
	return Jw.lastIndex = t, Jw.exec(e)[1] ?? "";
}
function Zw(e) {
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
var Qw = class {
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
				let e = Zw(this.message);
				if (e) {
					let t = this.clonePosition();
					return this.position = e, {
						val: [{
							type: 0,
							value: this.message,
							...this.captureEscapes && { rawValue: this.message },
							location: $(t, this.clonePosition())
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
					location: $(e, this.clonePosition())
				});
			} else if (i === 60 && !this.ignoreTag && this.peek() === 47) {
				if (n) break;
				return this.error(26, $(this.clonePosition(), this.clonePosition()));
			} else if (i === 60 && !this.ignoreTag && $w(this.peek() || 0)) {
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
				location: $(n, this.clonePosition())
			},
			err: null
		};
		if (this.bumpIf(">")) {
			let i = this.parseMessage(e + 1, t, !0);
			if (i.err) return i;
			let a = i.val, o = this.clonePosition();
			if (this.bumpIf("</")) {
				if (this.isEOF() || !$w(this.char())) return this.error(23, $(o, this.clonePosition()));
				let e = this.clonePosition();
				return r === this.parseTagName() ? (this.bumpSpace(), this.bumpIf(">") ? {
					val: {
						type: 8,
						value: r,
						children: a,
						location: $(n, this.clonePosition())
					},
					err: null
				} : this.error(23, $(o, this.clonePosition()))) : this.error(26, $(e, this.clonePosition()));
			}
			return this.error(27, $(n, this.clonePosition()));
		}
		return this.error(23, $(n, this.clonePosition()));
	}
	parseTagName() {
		let e = this.offset();
		for (this.bump(); !this.isEOF() && tT(this.char());) this.bump();
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
		let i = $(n, this.clonePosition());
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
		return !this.isEOF() && this.char() === 60 && (this.ignoreTag || !eT(this.peek() || 0)) ? (this.bump(), "<") : null;
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
		if (this.bump(), this.bumpSpace(), this.isEOF()) return this.error(1, $(n, this.clonePosition()));
		if (this.char() === 125) return this.bump(), this.error(2, $(n, this.clonePosition()));
		let r = this.parseIdentifierIfPossible().value;
		if (!r) return this.error(3, $(n, this.clonePosition()));
		if (this.bumpSpace(), this.isEOF()) return this.error(1, $(n, this.clonePosition()));
		switch (this.char()) {
			case 125: return this.bump(), {
				val: {
					type: 1,
					value: r,
					location: $(n, this.clonePosition())
				},
				err: null
			};
			case 44: return this.bump(), this.bumpSpace(), this.isEOF() ? this.error(1, $(n, this.clonePosition())) : this.parseArgumentOptions(e, t, r, n);
			default: return this.error(3, $(n, this.clonePosition()));
		}
	}
	parseIdentifierIfPossible() {
		let e = this.clonePosition(), t = this.offset(), n = Xw(this.message, t), r = t + n.length;
		return this.bumpTo(r), {
			value: n,
			location: $(e, this.clonePosition())
		};
	}
	parseArgumentOptions(e, t, n, r) {
		let i = this.clonePosition(), a = this.parseIdentifierIfPossible().value, o = this.clonePosition();
		switch (a) {
			case "": return this.error(4, $(i, o));
			case "number":
			case "date":
			case "time": {
				this.bumpSpace();
				let e = null;
				if (this.bumpIf(",")) {
					this.bumpSpace();
					let t = this.clonePosition(), n = this.parseSimpleArgStyleIfPossible();
					if (n.err) return n;
					let r = qw(n.val);
					if (r.length === 0) return this.error(6, $(this.clonePosition(), this.clonePosition()));
					e = {
						style: r,
						styleLocation: $(t, this.clonePosition())
					};
				}
				let t = this.tryParseArgumentClose(r);
				if (t.err) return t;
				let i = $(r, this.clonePosition());
				if (e && e.style.startsWith("::")) {
					let t = Kw(e.style.slice(2));
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
						this.locale && (r = Rw(t, this.locale));
						let o = {
							type: 1,
							pattern: r,
							location: e.styleLocation,
							parsedOptions: this.shouldParseSkeletons ? fw(r) : {}
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
				if (this.bumpSpace(), !this.bumpIf(",")) return this.error(12, $(i, { ...i }));
				this.bumpSpace();
				let o = this.parseIdentifierIfPossible(), s = 0;
				if (a !== "select" && o.value === "offset") {
					if (!this.bumpIf(":")) return this.error(13, $(this.clonePosition(), this.clonePosition()));
					this.bumpSpace();
					let e = this.tryParseDecimalInteger(13, 14);
					if (e.err) return e;
					this.bumpSpace(), o = this.parseIdentifierIfPossible(), s = e.val;
				}
				let c = this.tryParsePluralOrSelectOptions(e, a, t, o);
				if (c.err) return c;
				let l = this.tryParseArgumentClose(r);
				if (l.err) return l;
				let u = $(r, this.clonePosition());
				return a === "select" ? {
					val: {
						type: 5,
						value: n,
						options: Gw(c.val),
						location: u
					},
					err: null
				} : {
					val: {
						type: 6,
						value: n,
						options: Gw(c.val),
						offset: s,
						pluralType: a === "plural" ? "cardinal" : "ordinal",
						location: u
					},
					err: null
				};
			}
			default: return this.error(5, $(i, o));
		}
	}
	tryParseArgumentClose(e) {
		return this.isEOF() || this.char() !== 125 ? this.error(1, $(e, this.clonePosition())) : (this.bump(), {
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
				if (!this.bumpUntil("'")) return this.error(11, $(e, this.clonePosition()));
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
			n = mw(e);
		} catch {
			return this.error(7, t);
		}
		return {
			val: {
				type: 0,
				tokens: n,
				location: t,
				parsedOptions: this.shouldParseSkeletons ? ww(n) : {}
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
					c = $(e, this.clonePosition()), s = this.message.slice(e.offset, this.offset());
				} else break;
			}
			if (o.has(s)) return this.error(t === "select" ? 21 : 20, c);
			s === "other" && (i = !0), this.bumpSpace();
			let r = this.clonePosition();
			if (!this.bumpIf("{")) return this.error(t === "select" ? 17 : 18, $(this.clonePosition(), this.clonePosition()));
			let l = this.parseMessage(e + 1, t, n);
			if (l.err) return l;
			let u = this.tryParseArgumentClose(r);
			if (u.err) return u;
			a.push([s, {
				value: l.val,
				location: $(r, this.clonePosition())
			}]), o.add(s), this.bumpSpace(), {value: s, location: c} = this.parseIdentifierIfPossible();
		}
		return a.length === 0 ? this.error(t === "select" ? 15 : 16, $(this.clonePosition(), this.clonePosition())) : this.requiresOtherClause && !i ? this.error(22, $(this.clonePosition(), this.clonePosition())) : {
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
		let o = $(r, this.clonePosition());
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
		for (; !this.isEOF() && nT(this.char());) this.bump();
	}
	peek() {
		if (this.isEOF()) return null;
		let e = this.char(), t = this.offset();
		return this.message.charCodeAt(t + (e >= 65536 ? 2 : 1)) ?? null;
	}
};
function $w(e) {
	return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function eT(e) {
	return $w(e) || e === 47;
}
function tT(e) {
	return e === 45 || e === 46 || e >= 48 && e <= 57 || e === 95 || e >= 97 && e <= 122 || e >= 65 && e <= 90 || e == 183 || e >= 192 && e <= 214 || e >= 216 && e <= 246 || e >= 248 && e <= 893 || e >= 895 && e <= 8191 || e >= 8204 && e <= 8205 || e >= 8255 && e <= 8256 || e >= 8304 && e <= 8591 || e >= 11264 && e <= 12271 || e >= 12289 && e <= 55295 || e >= 63744 && e <= 64975 || e >= 65008 && e <= 65533 || e >= 65536 && e <= 983039;
}
function nT(e) {
	return e >= 9 && e <= 13 || e === 32 || e === 133 || e >= 8206 && e <= 8207 || e === 8232 || e === 8233;
}
function rT(e) {
	e.forEach((e) => {
		if (delete e.location, Aw(e) || jw(e)) for (let t in e.options) delete e.options[t].location, rT(e.options[t].value);
		else Dw(e) && Nw(e.style) || (Ow(e) || kw(e)) && Pw(e.style) ? delete e.style.location : Mw(e) && rT(e.children);
	});
}
function iT(e, t = {}) {
	t = {
		shouldParseSkeletons: !0,
		requiresOtherClause: !0,
		...t
	};
	let n = new Qw(e, t).parse();
	if (n.err) {
		let e = SyntaxError(Tw[n.err.kind]);
		throw e.location = n.err.location, e.originalMessage = n.err.message, e;
	}
	return t?.captureLocation || rT(n.val), n.val;
}
// src/checks/icu.ts
const aT = {
	EXPECT_ARGUMENT_CLOSING_BRACE: ["a \"{\" has no \"}\"", "Add the \"}\""],
	EMPTY_ARGUMENT: ["an argument has no name", "Write its name between the braces"],
	MALFORMED_ARGUMENT: ["an argument has no valid name", "Write a name without blanks, and a comma after it"],
	EXPECT_ARGUMENT_TYPE: ["an argument has no type after its comma", "Add the type, such as plural"],
	INVALID_ARGUMENT_TYPE: ["an argument has an unknown type", "Types are plural, select, selectordinal, number, date and time"],
	EXPECT_ARGUMENT_STYLE: ["an argument has no format after its second comma", "Add it, or remove the comma"],
	INVALID_NUMBER_SKELETON: ["the format of a number is not valid", "Correct what follows ::"],
	INVALID_DATE_TIME_SKELETON: ["the format of a date or time is not valid", "Correct what follows ::"],
	EXPECT_NUMBER_SKELETON: ["the format of a number is empty", "Add it after ::"],
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
	MISSING_OTHER_CLAUSE: ["a plural or select has no form \"other\"", "Add other {…}"]
}, oT = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function sT(e) {
	try {
		let t = new Map();
		return lT(iT(e, { ignoreTag: !0 }), t), {
			is: "message",
			args: t
		};
	} catch (t) {
		if (!(t instanceof SyntaxError) || oT.test(e)) return { is: "unread" };
		let [n, r] = aT[t.message] ?? ["its syntax is wrong", "Correct it"];
		return {
			is: "broken",
			cause: n,
			fix: r,
			at: cT(t)
		};
	}
}
function cT(e) {
	let { location: t } = e;
	return (t?.start?.offset ?? 0) + 1;
}
function lT(e, t, n = "") {
	for (let r of e) if (r.type === Ew.pound) t.set(n, !0);
	else if (r.type === Ew.tag) lT(r.children, t, n);
	else if (r.type === Ew.plural || r.type === Ew.select) {
		t.set(r.value, t.get(r.value) ?? !1);
		let e = r.type === Ew.plural ? r.value : n;
		for (let { value: n } of Object.values(r.options)) lT(n, t, e);
	} else r.type !== Ew.literal && t.set(r.value, !0);
}
const uT = /(?<!\{)\{\s{0,20}[\p{L}\p{N}_.-]{1,100}\s{0,20},\s{0,20}(?:(?:plural|select|selectordinal|number|date|time)\b|[\p{L}_]{1,30}\s{0,20},\s{0,20}(?:offset:|(?:=\d{1,9}|[\p{L}_]{1,30})\s{0,20}\{))/u;
function dT(e) {
	return e.includes("{") && e.length <= 2e4 && uT.test(e);
}
const fT = /(?<!')'(?=\{)/;
function pT(e) {
	return fT.test(e) ? " An apostrophe before a brace quotes it. To show the apostrophe, write two." : "";
}
// src/checks/placeholders.ts
function mT(e, t) {
	if (e.length > 2e4) return;
	let n = t?.(e);
	if (n?.is === "message") {
		let t = [...n.args].map(([e, t]) => [`{${e}}`, t]);
		return {
			text: e,
			named: new Map(t.map(([e]) => [e, {
				style: "single",
				shown: e
			}])),
			choosing: new Set(t.flatMap(([e, t]) => t ? [] : [e])),
			printf: kT
		};
	}
	if (n && dT(e)) return;
	let r = AT(e, "likely"), i = jT(r) ? vT(e, r, "all") : r;
	return {
		text: e,
		named: JT(e),
		choosing: new Set(),
		printf: i
	};
}
function hT(e, t, n = new Set()) {
	if (gT(e, t)) return;
	let r = _T(e, t), i = yT(e, t), a = bT(e.printf, r, n), o = {
		lacks: [...i.lacks.filter((e) => !n.has(e)), ...a.lacks.filter((e) => !n.has(e) || a.has.length > 0)],
		has: [...i.has, ...a.has],
		isReordered: a.isReordered,
		percent: CT(e.printf, r)
	}, { lacks: s, has: c, isReordered: l, percent: u } = o;
	return s.length + c.length > 0 || l || u ? o : void 0;
}
function gT({ named: e, printf: t }, n) {
	let { args: r, escapes: i, lonePercent: a, isDoubtful: o } = n.printf;
	if (o || t.isDoubtful || i !== t.escapes || a !== t.lonePercent || r.size !== t.args.size || e.size !== n.named.size) return !1;
	for (let [e, { type: n }] of r) if (t.args.get(e)?.type !== n) return !1;
	for (let t of e.keys()) if (!n.named.has(t)) return !1;
	return !0;
}
function _T({ named: e, printf: t }, { text: n, printf: r }) {
	if (r === kT) return r;
	if (jT(t)) return vT(n, r, "all");
	let i = vT(n, r, "sure");
	return e.size === 0 ? i : {
		...i,
		args: new Map()
	};
}
function vT(e, t, n) {
	return t.isDoubtful ? AT(e, n) : t;
}
function yT({ named: e, choosing: t, printf: n }, { named: r }) {
	let i = new Set([...e.values()].map(({ style: e }) => e)), a = e.size === 0 && !jT(n), o = ({ style: e }) => a || i.has(e);
	return {
		lacks: [...e.keys()].filter((e) => !r.has(e) && !t.has(e)),
		has: [...r].flatMap(([t, n]) => !e.has(t) && o(n) ? [t] : [])
	};
}
function bT({ args: e }, { args: t, byOrder: n }, r) {
	let i = [...t].filter(([t, { type: n }]) => e.get(t)?.type !== n), a = [...e].filter(([e, { type: n }]) => t.get(e)?.type !== n);
	if (!n) return {
		lacks: a.map(xT),
		has: i.map(xT),
		isReordered: !1
	};
	let o = ST([...e.values()], [...t.values()]), s = ST([...t.values()], [...e.values()]), c = s.length === 0 && o.every(({ written: e }) => r.has(e));
	return {
		lacks: o.map(({ written: e }) => e),
		has: s.map(({ written: e }) => e),
		isReordered: c && i.length > 0
	};
}
function xT([, { written: e }]) {
	return e;
}
function ST(e, t) {
	let n = new Map();
	for (let { type: e } of t) n.set(e, (n.get(e) ?? 0) + 1);
	return e.filter(({ type: e }) => {
		let t = n.get(e) ?? 0;
		return n.set(e, t - 1), t <= 0;
	});
}
function CT(e, t) {
	return jT(e) ? t.lonePercent && !e.lonePercent ? "escape" : void 0 : e.lonePercent && t.escapes && !t.lonePercent ? "plain" : void 0;
}
function wT(e) {
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
			lonePercent: r.some(({ lonePercent: e }) => e),
			isDoubtful: r.some(({ isDoubtful: e }) => e)
		}
	};
}
function TT({ named: e, choosing: t, printf: { args: n } }) {
	let r = [...e.keys()].filter((e) => !t.has(e)).sort(), i = [...n].sort(([e], [t]) => e - t).map(([e, { type: t }]) => [e, t]);
	return JSON.stringify([r, i]);
}
const ET = /%(?:(%)|\(|\{|(?:(\d{1,2})\$)?[-+#0,]{0,4}(\d{1,4}|\*)?(?:\.(?:\d{1,3}|\*)?)?(?:hh?|ll?|[qjztL])?([@sSdDiuUxXofFeEgGcCp]))?/g, DT = /^%(?:20[a-z]|[0-7][CDEF])$/i, OT = [
	["dDiuUxXo", "integer"],
	["fFeEgG", "decimal"],
	["sS", "text"],
	["@", "object"],
	["cC", "character"],
	["p", "address"]
], kT = {
	args: new Map(),
	byOrder: !1,
	escapes: !1,
	lonePercent: !1,
	isDoubtful: !1
};
function AT(e, t) {
	if (!e.includes("%")) return kT;
	let n = new Map(), [r, i, a, o] = [
		1,
		!1,
		!1,
		!1
	];
	for (let s of e.matchAll(ET)) {
		let [c, l, u, d, f] = s;
		if (l !== void 0) i = !0;
		else if (f === void 0) a ||= !/[({]$/.test(c);
		else {
			let i = NT(e, s.index, c, "sure");
			if (o ||= !i, !i && !NT(e, s.index, c, t)) {
				a = !0;
				continue;
			}
			d === "*" && n.set(r++, {
				type: "integer",
				written: "*"
			}), n.set(u === void 0 ? r++ : Number(u), {
				type: PT(f),
				written: c
			});
		}
	}
	return {
		args: n,
		byOrder: r > 1,
		escapes: i,
		lonePercent: a,
		isDoubtful: o
	};
}
function jT({ args: e, escapes: t }) {
	return e.size > 0 || t;
}
const MT = /^(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\p{L}/u;
function NT(e, t, n, r) {
	if (r === "all") return !0;
	if (/\d/.test(e.charAt(t - 1)) || DT.test(n)) return !1;
	if (r === "likely") return !0;
	let i = e.slice(t + n.length, t + n.length + 2);
	return /^%(?:\d+\$)?(?:\.\d+)?l{0,2}[@sdifu]$/.test(n) && !MT.test(i);
}
function PT(e) {
	return OT.find(([t]) => t.includes(e))?.[1] ?? "text";
}
function FT(e, t, n) {
	let r = e.map((e) => ({
		...e,
		forms: IT(e, n)
	})), i = r.flatMap(({ forms: e }) => e), [a] = i;
	if (!a || i.every((e) => gT(a.placeholders, e.placeholders))) return [];
	let o = r.flatMap((e) => e.forms.length > 0 ? LT(e) : []), s = YT(o, t, ({ together: e }) => TT(e));
	if (!s) return [];
	let c = zT(s);
	return o.flatMap((e) => e === s || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = s.forms.some((e) => !hT(e.placeholders, t.placeholders)) ? void 0 : hT(s.together, t.placeholders, t.form === void 0 ? void 0 : c);
		return n ? [BT(e, t, s, n)] : [];
	}));
}
function IT(e, t) {
	return lw(e.text).flatMap((e) => {
		let n = mT(e.text, t);
		return n ? {
			...e,
			placeholders: n
		} : [];
	});
}
function LT(e) {
	let t = [...e.forms].sort((e, t) => Number(t.form === "other") - Number(e.form === "other"));
	return {
		...e,
		forms: t,
		together: wT(t.map(({ placeholders: e }) => e))
	};
}
const RT = /^\{\{?(?:count|n|num|number|quantity|amount)\}\}?$/i;
function zT({ forms: e, together: t }) {
	let n = [...t.named.keys()], r = [...t.printf.args.values()], i = e.flatMap(({ placeholders: e }) => hT(t, e)?.lacks ?? []), a = r.find(({ type: e }) => e === "integer") ?? (n.length + r.length === 1 ? r[0] : void 0), o = n.length + r.length === 1 ? n : n.filter((e) => RT.test(e));
	return new Set([
		...i,
		...a ? [a.written] : [],
		...o
	]);
}
function BT(e, t, { language: n, isLive: r }, { lacks: i, has: a, isReordered: o, percent: s }) {
	let c = uw(e, t), l = r ? `the ${n} text of the project` : `the ${n} text`, u = i.length > 0 && dT(t.text) ? pT(t.text) : "", d = i.length > 0 && a.length > 0 ? `${c} has ${VT(a)}, but ${l} has ${VT(i)}. Use the same placeholders in both.` : i.length > 0 ? `${c} lacks ${VT(i)}, which ${l} has. Add ${i.length > 1 ? "them" : "it"}.` : a.length > 0 ? `${c} has ${VT(a)}, which ${l} does not have. Remove ${a.length > 1 ? "them" : "it"}, or add ${a.length > 1 ? "them" : "it"} to ${l}.` : o ? `${c} has its placeholders in another order than ${l}. Number them, for example %1$s and %2$d.` : s === "escape" ? `${c} has a single percent sign, but ${l} has placeholders such as %d. Write %% for a percent sign.` : `${c} has %%, but ${l} has a single percent sign. Use the same in both.`;
	return {
		check: "placeholders",
		language: e.language,
		...t.form !== void 0 && { form: t.form },
		message: d + u,
		quotes: [...i, ...a].map(HT)
	};
}
function VT(e) {
	let t = e.slice(0, 5).map(HT), n = e.length - t.length;
	return n > 0 ? `${t.join(", ")} and ${n} more` : t.length > 1 ? `${t.slice(0, -1).join(", ")} and ${t.at(-1)}` : t[0] ?? "";
}
function HT(e) {
	return e.length > 60 ? `${e.slice(0, 59)}…` : e;
}
const UT = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}", WT = "\\d{1,3}", GT = `${UT}|${WT}`, KT = new RegExp([
	`\\{\\{\\{?[-&]?\\s{0,9}(?<double>${GT})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
	"\\$\\{(?<dollar>[^{}]{1,200})\\}",
	`%\\{(?<percent>${GT})\\}`,
	`%\\((?<round>${GT})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
	`\\{\\s{0,9}(?<single>${UT})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
	`\\{\\s{0,9}(?<numbered>${WT})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`
].join("|"), "gu"), qT = {
	double: (e) => `{{${e}}}`,
	dollar: (e) => `\${${e}}`,
	percent: (e) => `%{${e}}`,
	round: (e) => `%(${e})s`,
	single: (e) => `{${e}}`
};
function JT(e) {
	let t = new Map();
	if (!e.includes("{") && !e.includes("%(")) return t;
	for (let { groups: n = {} } of e.matchAll(KT)) for (let e of Object.keys(qT)) {
		let r = (n[e] ?? (e === "single" ? n.numbered : void 0))?.trim();
		r && t.set(qT[e](r), {
			style: e,
			shown: qT[e](r)
		});
	}
	return t;
}
function YT(e, t, n) {
	let r = t === void 0 ? void 0 : e.find(({ language: e }) => e === t);
	if (r) return r;
	let i = new Map();
	for (let t of e) i.set(n(t), (i.get(n(t)) ?? 0) + 1);
	let a = s(i.values());
	return e.find((e) => i.get(n(e)) === a);
}
// src/checks/checkTexts.ts
const XT = [];
function ZT(e, t) {
	let { texts: n, charLimit: r } = e, { base: i } = t, [a, o, s, c] = [
		!1,
		!1,
		!1,
		!1
	], l = 0;
	for (let e of Object.keys(n)) {
		let t = n[e] ?? "";
		l += 1, typeof t == "string" ? t !== "" && (a ||= t.includes("{") || t.includes("%"), o ||= lE(t), c ||= r > 0 && t.length > r) : s = !0;
	}
	let u = i !== void 0 && !n[i];
	return l === 0 || !(a || o || s || c || u) ? XT : QT(e, t);
}
function QT(e, { levels: t, base: n, needed: r, icu: i }) {
	let { texts: a, charLimit: o, live: s } = e, c = Object.entries(a).map(([e, t]) => ({
		language: e,
		text: t
	})), l = (e) => t[e] !== "off", u = (l("icu") || l("placeholders")) && c.some(({ text: e }) => lw(e).some((e) => dT(e.text)));
	if (u && !i) return "needs icu";
	let d = u ? i : void 0, f = [...c, ...$T(e, n)];
	return [
		...l("icu") && d ? c.flatMap((e) => eE(e, d)) : [],
		...l("placeholders") ? FT(f, n, d) : [],
		...l("plurals") ? c.flatMap((e) => xE(e, s?.(e.language), r)) : [],
		...l("length") && o > 0 ? c.flatMap((e) => tE(e, o)) : [],
		...l("blanks") ? dE(f, n) : [],
		...l("base") ? nE(e, n) : []
	];
}
function $T({ texts: e, live: t }, n) {
	if (n === void 0 || lw(e[n] ?? "").length > 0) return [];
	let r = t?.(n);
	return r === void 0 ? [] : [{
		language: n,
		text: r,
		isLive: !0
	}];
}
function eE(e, t) {
	return lw(e.text).flatMap((n) => {
		if (!dT(n.text)) return [];
		let r = t(n.text);
		if (r.is !== "broken") return [];
		let { cause: i, fix: a, at: o } = r, s = `${uw(e, n)} is not a valid ICU message: ${i} (character ${o}). ${a}.${pT(n.text)}`;
		return [rE("icu", e, n.form, s)];
	});
}
function tE(e, t) {
	return lw(e.text).flatMap((n) => {
		if (n.text.length <= t) return [];
		let r = 0;
		for (let e of n.text) r += 1;
		if (r <= t) return [];
		let i = `${uw(e, n)} has ${r} characters, but char_limit allows ${t}. Shorten it, or raise char_limit.`;
		return [rE("length", e, n.form, i)];
	});
}
function nE({ texts: e, live: t, isNew: n }, r) {
	if (r === void 0 || lw(e[r] ?? "").length > 0) return [];
	let i = Object.entries(e).flatMap(([e, t]) => lw(t).length > 0 ? [e] : []), a = n ? "" : t?.(r);
	return i.length === 0 || a === void 0 || lw(a).length > 0 ? [] : [{
		check: "base",
		language: r,
		message: `It has a text in ${i.slice(0, 5).join(", ")}, but none in ${r}, the base language. Add the ${r} text.`
	}];
}
function rE(e, { language: t }, n, r) {
	return {
		check: e,
		language: t,
		...n !== void 0 && { form: n },
		message: r
	};
}
const iE = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, aE = /^[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*/, oE = /[\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, sE = /\r\n?|[\u2028\u2029\x85]/g, cE = /[^\S\n\t]/g;
function lE(e) {
	let [t, n] = [e.charCodeAt(0), e.charCodeAt(e.length - 1)];
	return t <= 32 || n <= 32 || uE(t) || uE(n);
}
function uE(e) {
	return e > 126 && (e < 161 || e === 1564 || e > 5759 && e < 12289 || e === 65279);
}
function dE(e, t) {
	let n = e.flatMap((e) => {
		let t = lw(e.text).map((e) => ({
			...e,
			...pE(e.text)
		}));
		return t.length > 0 ? [{
			...e,
			forms: t
		}] : [];
	}), r = YT(n, t, ({ forms: e }) => JSON.stringify(fE(e)));
	return r ? n.flatMap((e) => e === r || e.isLive ? [] : e.forms.flatMap((t) => {
		let n = r.forms.find((e) => e.form === t.form) ?? fE(r.forms), i = [...hE("start", t.start, n?.start ?? ""), ...hE("end", t.end, n?.end ?? "")];
		if (i.length === 0) return [];
		let a = i.map(([e]) => e).join(", and "), o = [...new Set(i.map(([, e]) => e))].join(" "), s = `${uw(e, t)} ${a}, unlike the ${r.language} text. ${o}`;
		return [{
			check: "blanks",
			language: e.language,
			...t.form !== void 0 && { form: t.form },
			message: s
		}];
	})) : [];
}
function fE(e) {
	let t = e.find(({ form: e }) => e === "other") ?? e[0];
	return t && {
		start: t.start,
		end: t.end
	};
}
function pE(e) {
	let t = aE.exec(e)?.[0] ?? "", n = e.length;
	for (; n > t.length && oE.test(e.charAt(n - 1));) --n;
	return {
		start: mE(t),
		end: mE(e.slice(n))
	};
}
function mE(e) {
	return e.replace(iE, "").replace(sE, "\n").replace(cE, " ");
}
function hE(e, t, n) {
	return t === n ? [] : n === "" ? [[`${e}s with ${gE(t)}`, "Remove it."]] : t === "" ? [[`does not ${e} with ${gE(n)}`, "Add it."]] : [[`${e}s with other blanks or line breaks`, "Use the same in both."]];
}
function gE(e) {
	return e.includes("\n") ? "a line break" : e.includes("	") ? "a tab" : "a blank";
}
const _E = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
];
function vE() {
	let e = new Map();
	return (t) => {
		let n = e.get(t) ?? yE(t);
		return e.set(t, n), n;
	};
}
function yE(e) {
	let t = bE(e), n = new Set(["other"]);
	for (let e = 0; t && e <= 200; e += 1) n.add(t.select(e));
	return _E.filter((e) => n.has(e));
}
function bE(e) {
	let t = e.replaceAll("_", "-");
	try {
		return Intl.PluralRules.supportedLocalesOf(t).length > 0 ? new Intl.PluralRules(t) : void 0;
	} catch {
		return;
	}
}
function xE({ language: e, text: t }, n, r) {
	if (typeof t == "string" || lw(t).length === 0) return [];
	let i = {
		...typeof n == "object" ? n : {},
		...t
	}, a = r(e).filter((e) => !i[e]);
	return a.length === 0 ? [] : [{
		check: "plurals",
		language: e,
		message: `The ${e} text lacks the plural ${a.length > 1 ? `forms ${a.slice(0, -1).join(", ")} and ${a.at(-1)}` : `form ${a[0]}`}, ${a.includes("other") && a.length === 1 ? "which every language needs" : "which the language needs"}. Add ${a.length > 1 ? "them" : "it"}.`
	}];
}
function SE({ matches: e, live: t, unmanaged: n, perPlatform: r }) {
	let i = e.flatMap((e) => e.live ? [] : [e.declared]);
	return [
		...TE(i, t, n),
		...r ? EE(i, n) : [],
		...r ? CE(10, e.flatMap(DE)) : []
	];
}
function CE(e, t) {
	let n = t.length - e;
	if (n <= 0) return t;
	let r = `${n} more keys have names for platforms that they do not have.`;
	return [...t.slice(0, e), z("unused-name", r, {
		severity: "notice",
		reach: "change"
	})];
}
function wE({ key_name: e, platforms: t }) {
	return [...new Set(Object.values(t_(e, t)))];
}
function TE(e, t, n) {
	let r = e.filter(({ values: e }) => e.previously !== void 0);
	if (r.length === 0) return [];
	let i = new Set(t.flatMap(wE)), a = [...new Set(n.flatMap(wE))];
	return r.flatMap((e) => {
		let { values: t } = e, n = t.previously ?? [];
		if (n.some((e) => i.has(e))) return [];
		let r = n.flatMap((e) => ud(e, a) ?? [])[0], o = `No live key has the former name ${n.map((e) => `"${e}"`).join(" or ")}, so this entry creates a new key.${r === void 0 ? "" : ` Did you mean "${r}"?`}`;
		return [fg(q, e, "unknown-previously", o, {
			path: ["previously"],
			severity: "warning"
		})];
	});
}
function EE(e, t) {
	let n = new Map(t.flatMap((e) => wE(e).map((t) => [t, e])));
	return e.flatMap((e) => {
		let { values: t, onCreate: r } = e;
		if (t.new) return [];
		let i = t.platforms ?? r.platforms, a = K(t.key_name, i).find((e) => n.has(e)), o = a === void 0 ? void 0 : n.get(a);
		if (!o || !i) return [];
		let s = o.platforms.filter((e) => o.key_name[e] === a).join(", "), c = `Live key ${o.key_id} has the name "${a}" on ${s}, but this entry is on ${i.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${o.key_id}. If this key is really new, set new: true.`;
		return [fg(q, e, "second-key", c, {
			path: [t.platforms ? "platforms" : "key_name"],
			severity: "warning"
		})];
	});
}
function DE({ declared: e, live: t }) {
	let { values: n, onCreate: r } = e, { key_name: i } = n, o = n.platforms ?? t?.platforms ?? r.platforms ?? [];
	if (typeof i == "string" || o.length === 0) return [];
	let s = K(i, o), c = a.filter((e) => {
		let t = i[e];
		return t !== void 0 && !o.includes(e) && !s.includes(t);
	}), [l] = c;
	if (!l || s.length === 0) return [];
	let u = c.map((e) => `"${i[e]}" (${e})`).join(", "), d = `The key is on ${o.join(", ")} only, so the name ${u} is not used. Add the platform to platforms, or remove the name.`;
	return [fg(q, e, "unused-name", d, {
		path: ["key_name", l],
		severity: "notice"
	})];
}
function OE({ created: e, live: t, unmanaged: n, context: r }) {
	let { baseLanguage: i } = r.project, a = e.flatMap(({ change: e, entry: t }) => {
		if (kE(t.values)) return [];
		let [n] = e.fields.flatMap(({ part: e, after: t }) => e === i ? T_(t) : []);
		return n === void 0 ? [] : [{
			change: e,
			text: n
		}];
	});
	if (a.length === 0) return [];
	let o = new Set(n.map(({ id: e }) => e)), s = new Map();
	for (let e of t) {
		if (!o.has(e.key_id)) continue;
		let [t] = K(e.key_name, e.platforms);
		for (let n of U_(e, i)) t !== void 0 && s.set(n, [...s.get(n) ?? [], t]);
	}
	let c = a.flatMap(({ change: e, text: t }) => {
		let [n, ...r] = s.get(t) ?? [];
		return n === void 0 ? [] : [z("looks-renamed", `Unmanaged live key "${n}"${r.length > 0 ? ` (and ${r.length} more)` : ""} has the same ${i} text as the new key "${e.label}". If it was renamed, set previously: ${n} to keep its translations. If the new key is really new, set new: true.`, {
			place: e.place,
			severity: "notice",
			reach: "change"
		})];
	}), l = c.length - 10;
	if (l <= 0) return c;
	let u = `${l} more new keys have the same ${i} text as an unmanaged live key.`;
	return [...c.slice(0, 10), z("looks-renamed", u, {
		severity: "notice",
		reach: "change"
	})];
}
function kE({ new: e }) {
	return e === !0;
}
const AE = {
	placeholders: "placeholders",
	icu: "icu-message",
	plurals: "missing-plural-form",
	length: "text-too-long",
	blanks: "blanks",
	base: "no-base-text"
}, jE = [];
function ME(e, t, n) {
	let { translations: r, char_limit: i } = e.values;
	if (!r) return jE;
	let a = t.is === "live" ? t.live : void 0, o = ZT({
		texts: r,
		charLimit: i ?? (a ? a.char_limit : e.onCreate.char_limit) ?? 0,
		isNew: a === void 0,
		...a && { live: (e) => NE(a, e) }
	}, n);
	return o === "needs icu" ? o : o.length === 0 ? jE : o.map((t) => PE(e, t, n));
}
function NE({ translations: e = [], is_plural: t }, n) {
	let r = e.find(({ language_iso: e }) => e === n);
	return r && O_(r.translation, t);
}
function PE(e, t, { levels: n }) {
	let { check: r, language: i, form: a, message: o, quotes: s } = t, c = r === "base", l = n[r] === "error", u = fg(q, e, AE[r], o, {
		path: c ? ["translations"] : [
			"translations",
			i,
			...a === void 0 ? [] : [a]
		],
		ofName: c,
		severity: l ? "error" : "warning",
		reach: l ? "project" : "change"
	});
	return s && s.length > 0 ? {
		...u,
		quotes: s
	} : u;
}
// src/kinds/key/renames.ts
function FE(e, t, n) {
	let r = new Map();
	for (let i of e) {
		let e = t.has(i) ? void 0 : IE(i, n);
		e && r.set(i, e);
	}
	if (r.size === 0) return {
		renames: new Map(),
		leaving: new Map()
	};
	for (;;) {
		let { pending: e, leaving: i } = LE(r, n), { renames: a, problems: o } = zE(r, e, n);
		if (o.size === 0) return {
			renames: a,
			leaving: i
		};
		for (let [e, n] of o) t.set(e, n), r.delete(e);
	}
}
function IE(e, t) {
	let n = t.byId.get(e), r = t.formerlyLive(e);
	if (n) {
		if (cw(e, n, t.perPlatform).length === 0) return;
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
function LE(e, { keepsName: t, perPlatform: n }) {
	let r = new Set(), i = new Map(), a = (e, t) => {
		let r = i.get(t);
		if (!r) return !1;
		let a = Object.values(sw(r, t, n));
		return !RE(e).some((e) => a.includes(e));
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
function RE({ values: e }) {
	return [...K(e.key_name), ...e.previously ?? []];
}
function zE(e, t, n) {
	let { byId: r, direct: i, keepsName: a } = n, o = new Map();
	for (let n of t) for (let t of e.get(n)?.from ?? []) o.set(t, (o.get(t) ?? 0) + 1);
	let s = new Set([...i].flatMap(([e, n]) => t.has(e) || e.values.new && !a(n) ? [] : [n])), c = new Set(r.values()), l = new Map(), u = new Map();
	for (let [n, { from: i, blockers: a }] of e) {
		let [d, ...f] = i, p = r.has(n);
		if (!d || !p && !t.has(n)) continue;
		let m = e_(d.key_name, d.platforms), h = (e, t, r = "previously") => u.set(n, UE(e, n, r, t));
		if (p && !t.has(n)) {
			let t = VE(n, e);
			t ? h("rename-cycle", HE(t), "key_id") : h("wrong-id", BE(n, d, a), "key_id");
		} else p ? l.set(n, d) : f.length > 0 ? h("ambiguous-key", `Several live keys have one of its former names (ids ${i.map(({ key_id: e }) => e).join(", ")}). Add key_id with one of them, or keep only the name of that one in previously.`) : c.has(d) ? h("claimed-twice", `"${m}" is a former name, but another declared key has the key_id of that live key (${d.key_id}). Remove the name from previously, or remove key_id there.`) : s.has(d) ? h("claimed-twice", `The field previously names the live key "${m}", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add new: true to it.`) : (o.get(d) ?? 0) > 1 ? h("rename-twice", `"${m}" is a former name of several declared keys, but it can only become one of them. Keep it in one.`) : l.set(n, d);
	}
	return {
		renames: l,
		problems: u
	};
}
function BE(e, t, n) {
	let { key_id: r } = t, i = K(e.values.key_name), a = (e, t) => t.find((t) => Object.values(e.key_name).includes(t)), o = n.find((e) => a(e, i)) ?? n[0], s = o && (a(o, i) ?? e_(o.key_name, o.platforms)), c = o && a(o, i) === void 0 ? "the former name" : "the name";
	return `key_id ${r} is live key "${e_(t.key_name, t.platforms)}", but ${c} "${s}" is live under another id, ${o?.key_id}. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.`;
}
function VE(e, t) {
	let n = new Map([...t].flatMap(([e, { from: t }]) => t.map((t) => [t, e]))), r = [];
	for (let i = e; i && !r.includes(i);) {
		r.push(i);
		let a = (t.get(i)?.blockers ?? []).flatMap((e) => n.get(e) ?? []);
		if (a.includes(e)) return r;
		i = a.find((e) => !r.includes(e));
	}
}
function HE(e) {
	return `These renames form a cycle: ${[...e, ...e.slice(0, 1)].map(({ values: e }) => `"${e_(e.key_name)}"`).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`;
}
function UE(e, t, n, r) {
	return fg(q, t, e, r, { path: [n] });
}
function WE(e) {
	let t = e.filter(({ values: e }) => e.previously !== void 0), n = new Set(t.flatMap(({ values: e }) => e.previously ?? []));
	if (n.size === 0) return [];
	let r = new Map();
	for (let t of e) for (let e of K(t.values.key_name)) n.has(e) && r.set(e, t);
	let i = (e) => (e.values.previously ?? []).flatMap((e) => r.get(e) ?? []), a = new va();
	for (let { path: e, length: n } of GE(t, i)) {
		let [t] = e;
		if (a.countMore(t?.file.path)) continue;
		let [r = ""] = t ? K(t.values.key_name) : [], i = `The field previously has the present name of the key, "${r}". Remove it: the field is for a name that the key had before.`, o = `These renames form a cycle: ${[...e, t].map((e) => `"${e ? K(e.values.key_name)[0] : ""}"`).toSpliced(-1, 0, ...n > e.length ? ["…"] : []).join(" ← ")}. Rename one of the keys to a third name first, in two steps.`, s = t && { place: Xr(t.file, t.spot, ["previously"]) };
		a.add(z("rename-cycle", n === 1 ? i : o, s));
	}
	return a.problems;
}
function GE(e, t) {
	let n = new Set(), r = [];
	for (let i of e) {
		let e = new Map(), a = [], o = (n) => {
			e.set(n, a.length), a.push({
				key: n,
				rest: new Set(t(n)).values()
			});
		};
		n.has(i) || o(i);
		for (let t = a.at(-1); t; t = a.at(-1)) {
			let i = t.rest.next().value;
			if (i === void 0) {
				n.add(t.key), e.delete(t.key), a.pop();
				continue;
			}
			let s = e.get(i);
			if (s !== void 0) {
				let e = a.slice(s, s + 10).map((e) => e.key);
				r.push({
					path: e,
					length: a.length - s
				});
			} else n.has(i) || o(i);
		}
	}
	return r;
}
// src/kinds/key/match.ts
function KE(e) {
	return ({ tags: t }) => xe(t, e) !== void 0;
}
function qE(e, t, n, r = () => !1) {
	let i = YE(t), a = rw(e, t), { byId: o } = a, s = new Map(a.refused), { direct: c, contested: l } = rD(e, {
		byId: o,
		names: i,
		perPlatform: n,
		refused: s
	});
	aD(c, s);
	let { renames: u, leaving: d } = FE(e, s, {
		byId: o,
		direct: c,
		contested: l,
		formerlyLive: (e) => QE(e, tD(e, i)),
		holders: (e, t) => eD(e, t, i, n),
		keepsName: r,
		perPlatform: n
	});
	oD(l, {
		renames: u,
		leaving: d,
		refused: s
	});
	let f = (e) => {
		let t = u.get(e) ?? o.get(e);
		if (t) return t;
		let n = c.get(e);
		return n && !d.has(n) ? n : void 0;
	}, p = e.filter((e) => !s.has(e) && !f(e));
	JE(p, t, n, s);
	let m = e.filter((e) => !s.has(e)).map((e) => {
		let t = f(e);
		if (!t) return { declared: e };
		let n = o.has(e) && nD(t, K(e.values.key_name));
		return !u.has(e) || n ? {
			declared: e,
			live: t
		} : {
			declared: e,
			live: t,
			renamedFrom: e_(t.key_name, t.platforms)
		};
	}), h = new Set(m.map((e) => e.live));
	for (let e of s.keys()) {
		for (let t of ZE(e, i, n)) h.add(t);
		h.add(a.named.get(e));
	}
	let g = t.filter((e) => !h.has(e));
	return {
		matches: m,
		refused: [...s].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: [...a.remarks, ...SE({
			matches: m,
			live: t,
			unmanaged: g,
			perPlatform: n
		})],
		unmanaged: g,
		fresh: p,
		namesakes: new Set(e.flatMap((e) => XE(e, i)))
	};
}
function JE(e, t, n, r) {
	if (e.length === 0) return;
	let i = new Map(), a = new Map(t.flatMap((e) => K(e.key_name).map((t) => [t.normalize("NFC"), e])));
	for (let t of e) for (let e of K(t.values.key_name)) {
		let o = a.get(e.normalize("NFC"));
		o && !Object.values(o.key_name).includes(e) && r.set(t, sD("lookalike-key", t, `Live key ${o.key_id} has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.`));
		let s = i.get(e);
		!n && s && t.values.filenames === void 0 && r.set(t, sD("duplicate-key", t, `"${e}" is declared twice, but in this project a key has the same name on all platforms. Declare it once, with all its platforms.`)), i.set(e, t);
	}
}
function YE(e) {
	let t = new Map();
	for (let n of e) for (let e of K(n.key_name)) {
		let r = t.get(e);
		r ? r.push(n) : t.set(e, [n]);
	}
	return t;
}
function XE({ values: e }, t) {
	let [n = "", ...r] = K(e.key_name);
	return r.length === 0 ? t.get(n) ?? [] : [...new Set([n, ...r].flatMap((e) => t.get(e) ?? []))];
}
function ZE(e, t, n) {
	let r = XE(e, t), { values: i } = e;
	return n ? r.filter((e) => (i.platforms ?? e.platforms).some((t) => e.platforms.includes(t) && $g(i.key_name, t) === e.key_name[t])) : r;
}
function QE({ values: e }, t) {
	if (t.length < 2) return t;
	let n = t.filter((t) => $E(t, e.filenames));
	return n.length === 1 ? n : t;
}
function $E(e, t) {
	return t !== void 0 && a.every((n) => t[n] === void 0 || t[n] === e.filenames[n]);
}
function eD(e, t, n, r) {
	return cw(e, t, r).flatMap(([e, i]) => (n.get(i) ?? []).filter((n) => n !== t && (!r || n.platforms.includes(e) && n.key_name[e] === i)));
}
function tD({ values: e }, t) {
	let n = e.previously ?? [], r = (e, t) => Object.values(t_(e.key_name, e.platforms)).includes(t);
	return [...new Set(n.flatMap((e) => (t.get(e) ?? []).filter((t) => r(t, e))))];
}
function nD({ key_name: e, platforms: t }, n) {
	return Object.values(t_(e, t)).some((e) => n.includes(e));
}
function rD(e, t) {
	let { byId: n, names: r, perPlatform: i, refused: a } = t, o = new Set(n.values()), s = new Map(), c = new Map();
	for (let t of e) {
		if (n.has(t) || a.has(t)) continue;
		let e = ZE(t, r, i), l = QE(t, e.filter((e) => !o.has(e)));
		l.length > 1 ? a.set(t, iD(t, l)) : l[0] ? s.set(t, l[0]) : e.length > 0 && c.set(t, e);
	}
	return {
		direct: s,
		contested: c
	};
}
function iD(e, t) {
	let n = t.map(({ key_id: e }) => e).join(", ");
	return sD("ambiguous-key", e, `The project has ${t.length} keys with this name (ids ${n}), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.`);
}
function aD(e, t) {
	if (new Set(e.values()).size === e.size) return;
	let n = new Map();
	for (let [t, r] of e) n.set(r, [...n.get(r) ?? [], t]);
	for (let [r, i] of n) {
		if (i.length < 2) continue;
		let n = i.filter(({ values: e }) => $E(r, e.filenames)), a = n.length === 1 ? n[0] : void 0;
		for (let n of i) {
			if (n === a || (e.delete(n), a && n.values.filenames !== void 0)) continue;
			let o = `${i.map(({ values: e }) => `"${e_(e.key_name)}"`).join(" and ")} match the same live key (id ${r.key_id}). Declare the key once, with a name for each platform. If the entries are keys with different filenames, add key_id: ${r.key_id} to the entry that describes live key ${r.key_id}.`;
			t.set(n, sD("claimed-twice", n, o));
		}
	}
}
function oD(e, { renames: t, leaving: n, refused: r }) {
	for (let [i, a] of e) {
		if (r.has(i) || t.has(i)) continue;
		let e = a.every((e) => n.has(e));
		if (e ? i.values.new : i.values.filenames !== void 0) continue;
		let o = `The live key with this name (id ${a.map(({ key_id: e }) => e).join(", ")}) belongs to another declared key, which has its key_id. ${e ? "If this entry is a new key, set new: true. Otherwise remove one of the two entries." : "Declare the key once. If this entry is another key with the same name, declare its filenames."}`;
		r.set(i, sD("claimed-twice", i, o));
	}
}
function sD(e, t, n) {
	return fg(q, t, e, n, { path: ["key_name"] });
}
// src/kinds/key/plurals.ts
function cD(e) {
	let { is_plural: t, translations: n = {} } = e.values;
	return Object.entries(n).flatMap(([n, r]) => {
		let i = ["translations", n], a = (t) => fg(q, e, "plural-mismatch", t, {
			path: i,
			reach: "run"
		});
		if (typeof r == "string") return t !== !0 || r === "" ? [] : [a(`The field is_plural is true, so the ${n} text needs plural forms, such as { one: …, other: … }.`)];
		let o = t === !1 ? [a(`The field is_plural is false, so the ${n} text must not have plural forms.`)] : [], s = Object.keys(r).filter((e) => !Vi.includes(e));
		return s.length === 0 ? o : [...o, ...lD(e, i, s)];
	});
}
function lD(e, t, n) {
	let r = new va();
	for (let i of n) r.countMore(e.file.path) || r.add(uD(e, [...t, i], i));
	return r.problems;
}
function uD(e, t, n) {
	let r = `"${n}" is not a plural form. Forms are ${Vi.join(", ")}.${dd(n, Vi)}`;
	return fg(q, e, "plural-form", r, {
		path: t,
		ofName: !0,
		reach: "run"
	});
}
function dD(e) {
	let { translations: t = {} } = e.values, [n] = Object.entries(t).flatMap(([e, t]) => typeof t == "string" ? [] : [e]);
	if (n === void 0) return [];
	let r = e.values.is_plural ?? e.onCreate.is_plural, i = fg(q, e, "plural-mismatch", "Texts have plural forms, but the field is_plural is not declared. This works only if the live key is a plural. To create the key, add is_plural: true.", {
		path: ["translations", n],
		severity: "notice"
	});
	return r === void 0 ? [i] : [];
}
// src/kinds/key/restored.ts
function fD(e, t, { context: n, claimed: r }) {
	let { values: i } = e.declared, { declared: a, problems: o } = gD(hD(e), n.project), s = t.find(({ key_id: e }) => String(e) === String(i.key_id));
	if (s) {
		let e = b_.declare(s, q.liveContext(s, n, "")), t = {
			...a.values,
			key_name: Q_.shape.key_name.parse(e)
		}, r = mD(s.tags, n);
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
	let c = pD(i, t, r), l = c && { claims: c };
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
		context: mD(i.tags ?? [], n),
		problems: o
	};
	let u = `Key ${i.key_id} no longer exists, and another key (id ${c.key_id}) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.`, d = mD(c.tags, n);
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
function pD({ key_name: e, platforms: t = [...a], filenames: n }, r, i) {
	return r.find((r) => !i.has(r) && t.some((t) => r.platforms.includes(t) && $g(e, t) === r.key_name[t] && (n?.[t] ?? "") === r.filenames[t]));
}
function mD(e, t) {
	let n = e.find((e) => e.startsWith(ye))?.slice(9), r = {
		...ve,
		languages: { "*": "enforce" },
		protectedTags: [],
		owner: n
	};
	return {
		...t,
		rules: r
	};
}
function hD({ declared: e, wrote: t }) {
	let { translations: n } = e.values;
	if (!n) return e;
	let r = Object.entries(n).map(([e, n]) => {
		let r = c(new Map(Object.entries(t.values)).get("translations"), e);
		return typeof n == "string" || !f(r) ? [e, n] : [e, {
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
function gD(e, t) {
	let n = Object.entries(e.values.translations ?? {}), r = new Set(t.languages?.map(({ iso: e }) => e)), i = n.filter(([e]) => t.segmentation || !r.has(e));
	if (i.length === 0) return {
		declared: e,
		problems: []
	};
	let a = Object.fromEntries(n.filter((e) => !i.includes(e))), o = i.map(([n]) => {
		let r = `This text is not restored: ${t.segmentation ? "the project now splits texts into segments" : `the project no longer has the language ${n}`}. Copy it from here if you need it.`;
		return fg(q, e, "unknown-language", r, {
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
function _D(e, t, n, r) {
	let i = new Map(t.map((e) => [String(e.key_id), e])), a = new Map();
	for (let t of e.changes) {
		let e = t.action === "update" ? i.get(String(t.id)) : void 0;
		e && t.action === "update" && a.set(vD(e, t), t);
	}
	let { matches: o } = qE(n, [...a.keys()], e.project.perPlatformNames), s = o.flatMap(({ declared: { values: e }, live: t }) => {
		let n = t && a.get(t);
		if (!t || !n) return [];
		let i = q.context(e, t, r), o = q.fields.filter(({ role: e }) => e === "text").flatMap((n) => n.diff(e, t, i).changes);
		return n.fields.flatMap(({ part: e }) => e !== void 0 && o.some((t) => t.part === e) ? [{
			label: n.label,
			language: e
		}] : []);
	}), c = new Set(n.flatMap(({ values: e }) => K(e.key_name))), l = new Set(o.flatMap(({ live: e }) => (e && a.get(e)) ?? [])), u = (e) => e.action === "update" ? yD(e) && !l.has(e) : !bD(e).some((e) => c.has(e));
	return {
		texts: s,
		removed: e.changes.flatMap((e) => e.kind !== "key" || e.action === "destroy" || !u(e) ? [] : SD(e.action === "update" ? i.get(String(e.id))?.tags : xD(e), r.rules) ? [e.label] : [])
	};
}
function vD(e, { fields: t }) {
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
function yD({ fields: e }) {
	return e.some(({ field: e, after: t }) => e === "is_archived" && t === !1);
}
function bD({ fields: e }) {
	return Object.values(e.find(({ field: e }) => e === "key_name")?.after ?? {});
}
function xD({ fields: e }) {
	let t = e.find(({ field: e }) => e === "tags")?.after;
	return Array.isArray(t) ? t.filter((e) => typeof e == "string") : [];
}
function SD(e = [], t) {
	let n = tg(q, t);
	return n === "owned" ? t.owner !== void 0 && e.includes("lokaform:" + t.owner) : n === "all";
}
// src/kinds/key/textManifest.ts
function CD(e, t, n) {
	let { source: r } = n, i = {
		path: e,
		lineStarts: ei(t)
	}, { texts: a, faults: o } = bl(e, t, r), s = jD(n), c = wD(o.filter(TD(r)), i, r);
	return {
		entries: (c.some(({ count: e, severity: t }) => e !== void 0 && t === "error") ? [] : a).flatMap((e) => {
			let t = DD(e, n);
			return t === void 0 ? [] : [{
				values: OD(e, t, n),
				onCreate: s,
				file: i,
				spot: MD(e, t),
				from: t
			}];
		}),
		variables: new Map(),
		problems: c
	};
}
function wD(e, t, n) {
	let r = new va();
	for (let { code: i, severity: a = "error", message: o, at: s, count: c } of e) {
		let e = {
			severity: a,
			reach: a === "error" ? "run" : "change"
		};
		if (r.countMore(t.path, c, e)) continue;
		let l = $r(t, s.start, s.end);
		r.add(z(i, a === "error" ? o + ED(n) : o, {
			...e,
			place: l
		}));
	}
	return r.problems;
}
function TD(e) {
	return ({ language: t }) => t === void 0 || Er(e, Ar(e, t));
}
function ED({ files: e, languages: t, base: n }) {
	return t || n !== void 0 || !Ir(e) ? "" : " If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.";
}
function DD({ path: e, language: t }, { source: n, language: r }) {
	let i = r ?? Ar(n, t ?? ""), a = n.languages?.includes(i) === !0;
	if (Er(n, i)) return {
		source: n,
		path: e,
		language: i,
		onlyIfBase: !a
	};
}
function OD({ path: e, value: t, description: n }, { language: r }, i) {
	let a = AD(t);
	return {
		key_name: kD(e, i),
		...a !== void 0 && { translations: { [r]: a } },
		...t.is === "forms" && { is_plural: !0 },
		...n && { description: n.text }
	};
}
function kD(e, { source: t, file: n, dir: r }) {
	let i = {
		path: e.join("."),
		file: n,
		dir: r
	}, a = t.keyName.replace(/\{(path|file|dir)\}/g, (e, t) => i[t] ?? "");
	return t.platform === void 0 ? a : { [t.platform]: a };
}
function AD(e) {
	if (e.is === "text") return e.text;
	if (e.is !== "none") return Object.fromEntries([...e.forms].map(([e, { text: t }]) => [e, t]));
}
function jD({ source: { platform: e, platforms: t, tags: n } }) {
	let r = t ?? (e === void 0 ? void 0 : [e]);
	return {
		...r && { platforms: [...r] },
		...n && { tags: [...n] }
	};
}
function MD({ name: e, value: t, description: n }, { language: r }) {
	let i = {
		start: e.start,
		end: e.end
	}, a = new Map([["key_name", i]]);
	return t.is === "forms" && a.set("is_plural", {
		...i,
		name: i
	}), t.is !== "none" && a.set("translations", {
		...PD(t.at),
		members: new Map([[r, {
			...PD(t.at),
			name: i,
			...ND(t)
		}]])
	}), n && a.set("description", {
		...PD(n.at),
		name: i
	}), {
		start: e.start,
		end: Math.max(e.end, t.at.end),
		members: a
	};
}
function ND(e) {
	if (e.is !== "forms") return {};
	let t = [...e.forms].map(([e, { at: t, name: n }]) => [e, {
		...PD(t),
		name: PD(n)
	}]);
	return { members: new Map(t) };
}
function PD({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
// src/kinds/key/kind.ts
function FD({ from: e, values: t }) {
	return e !== void 0 && t.translations === void 0;
}
const ID = {
	...q,
	plural: Mt.manifests.name,
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
	settings: Mt,
	limits: {
		removed: Ot,
		removedPercent: kt,
		overwrittenPercent: At,
		unverified: jt,
		minimumForWrongProject: 10
	},
	sharedByBranches: !1,
	projectTypes: ["localization_files"],
	namesByPlatform: !0,
	updatesInParts: !0,
	backsUpWhole: !1,
	removalBy: ({ pruneBy: e }) => e,
	newManifest: KC,
	entry: HC,
	defaults: UC,
	docs: nw,
	readManifest: WC,
	textFiles: {
		read: CD,
		name: kD,
		join: tv
	},
	checkTogether: (e) => [...hv(e), ...WE(e)],
	checkEntry: cD,
	checkOffline: dD,
	adviceOn: ME,
	match(e, { objects: t, unusable: n }, { project: r, rules: i }) {
		let a = xg(n, (e) => e.names), o = xg(n, ({ id: e }) => e === void 0 ? [] : [e]), s = yg(e, n, i, {
			kind: ID,
			namedBy: ({ values: e }) => o.get(String(e.key_id)) ?? [...K(e.key_name), ...e.previously ?? []].flatMap((e) => a.get(e) ?? []).at(0),
			field: "key_name",
			title: ({ id: e }) => `Live key ${e ?? "without a usable id"}`
		}), c = qE(s.usable, t, r.perPlatformNames, KE(i)), l = c.matches.filter(({ declared: e, live: t }) => t !== void 0 || !FD(e));
		return Sg({
			...c,
			matches: l
		}, s);
	},
	hints: OE,
	names: ({ key_name: e, platforms: t }) => K(e, t),
	texts: (e) => U_(e),
	isReallyNew: kE,
	namesInManifest: GC,
	mergeKept: ZC,
	findRestored: fD,
	undoneByApply: _D
};
// src/model/variables.ts
function LD(e) {
	return [...e].map(([e, t]) => ({
		value: t,
		shown: `\${${e}}`
	}));
}
function RD(e, t) {
	return Object.hasOwn(e, t) ? e[t] : void 0;
}
const zD = /\$\$\{|\$\{([^}]*)\}/g;
function BD(e) {
	let t = [], n = 0, r = !1, i = (e) => {
		e !== "" && t.push({ text: e }), r ||= e.includes("?");
	};
	for (let a of e.matchAll(zD)) {
		i(e.slice(n, a.index)), n = a.index + a[0].length;
		let [, o] = a;
		o === void 0 ? i("${") : t.push({
			name: o,
			place: r ? "query" : VD(e[n]) ? "end of path" : "segment"
		});
	}
	return i(e.slice(n)), t;
}
function VD(e) {
	return e === void 0 || e === "?" || e === "#";
}
function HD(e) {
	return [...new Set(BD(e).flatMap((e) => "name" in e ? [e.name] : []))];
}
function UD(e, t) {
	return BD(e).map((e) => "text" in e ? e.text : t.get(e.name) ?? "").join("");
}
function WD(e, t) {
	let n = BD(e);
	if (!n.some((e) => "name" in e)) return !1;
	let r = 0, i;
	for (let [e, a] of n.entries()) {
		if ("name" in a) {
			i = a.place;
			continue;
		}
		let o = e === n.length - 1 ? t.length - a.text.length : t.indexOf(a.text, i ? r + 1 : r), s = t.startsWith(a.text, o) && (i ? GD(t.slice(r, o), i) : o === r);
		if (o < r || !s) return !1;
		r = o + a.text.length, i = void 0;
	}
	return i ? GD(t.slice(r), i) : r === t.length;
}
function GD(e, t) {
	return {
		segment: /^[^/?#]+$/,
		"end of path": /^[^?#]+$/,
		query: /^[^#&]+$/
	}[t].test(e);
}
function KD(e) {
	let [, t = "https", n = ""] = YD.exec(e) ?? [], r = `${t}://${n}`;
	return URL.canParse(r) ? new URL(r).host : n;
}
function qD(e) {
	return e.replace(YD, (t, n) => `${n}://${KD(e)}`);
}
function JD(e, t) {
	return qD(e) === qD(t);
}
const YD = /^(https?):\/\/([^/?#]+)/i;
function XD(e) {
	try {
		return `${new URL(e).origin}/…`;
	} catch {
		return "…";
	}
}
const ZD = "LOKALISE_API_TOKEN", QD = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|(GH_TOKEN|GH_ENTERPRISE_TOKEN|LOKALISE_API_TOKEN)$)/i;
function $D(e, { where: t, instead: n }, r) {
	let i = (e, t = "variable") => ({
		code: t,
		message: e
	}), a = RD(r.values, e);
	if (!eO(e)) return i(`"\${${e}}" is not a variable. A name has only letters, digits and underscores. Use such a name, or ${n}.`);
	if (QD.test(e) || rO(a ?? "", r.tokens)) return i(`\${${e}} is not allowed in ${t}: it is reserved, or its value contains a token of this run. Use a variable of your own.`);
	if (r.allowed && !r.allowed.includes(e)) return i(`\${${e}} is not allowed in ${t}: the input allow-variables does not list it. Add ${e} there, or use a variable that is listed.`);
	if (a === void 0 || a === "") return i(`\${${e}} is ${a === "" ? "empty" : "not set"} in the environment. Set ${e} where lokaform runs, or ${n}.`, "unset-variable");
	let o = nO(a);
	return o === void 0 ? { value: a } : i(`The value of \${${e}} ${o}`);
}
function eO(e) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(e);
}
function tO(e) {
	return QD.test(e);
}
function nO(e) {
	if (e.trim() === "") return "is blank. Set it to a secret.";
	if (!/^[\x21-\x7e]+$/.test(e)) return "has spaces, control characters or other characters that a URL cannot contain. Set it to a value without these characters.";
	if (/^(true|false)$/i.test(e)) return "is true or false, which is not a secret. Set it to a secret.";
	if (e.length < 6) return "has fewer than 6 characters, which is too short for a secret. Set it to a longer one.";
}
function rO(e, t) {
	let n = [e];
	for (let t = e; n.length < 5 && t.includes("%"); n.push(t)) t = iO(t);
	return t.some((e) => [e, ...aO(e)].some((e) => n.some((t) => t.includes(e))));
}
function iO(e) {
	return e.replace(/%([\da-f]{2})/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)));
}
function aO(e) {
	return e.length < 6 ? [] : [
		0,
		1,
		2
	].flatMap((t) => {
		let n = Buffer.concat([Buffer.alloc(t), Buffer.from(e)]), r = Math.floor(n.length * 8 / 6), i = Math.ceil(t * 8 / 6);
		return ["base64", "base64url"].map((e) => n.toString(e).slice(i, r));
	});
}
// src/kinds/webhook/traits.ts
function oO(e) {
	return a_(e);
}
const sO = _().min(1).meta({ pattern: "^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$" }), cO = oO({
	name: "url",
	role: "identity",
	expects: "a URL",
	schema: sO,
	value: _(),
	live: (e, t) => gO(e, t.url, t.variables),
	desired: (e) => e,
	declare: (e) => e,
	equal: JD,
	write: (e, t) => {
		e.url = t;
	},
	show: (e) => ({
		as: "word",
		word: qD(e)
	})
}), lO = oO({
	name: "events",
	expects: "a list of events, at least one",
	schema: w(_().min(1).meta({ examples: d })).min(1),
	value: w(_()),
	live: (e) => yO(e.events),
	desired: (e) => yO(e),
	inPlan: (e) => yO(e),
	declare: (e) => e,
	write: (e, t) => {
		e.events = t;
	},
	show: (e) => ({
		as: "set",
		members: e
	})
}), uO = A([te("*"), w(_().min(1)).min(1)]), dO = oO({
	name: "event_lang_map",
	expects: `a mapping of events to lists of languages, for example { project.translation.updated: [de, fr] }. "*" in place of the list means all languages. The events are ${p.join(", ")}`,
	schema: E(D(p), uO),
	value: C(_(), A([te("*"), w(_())])),
	live: (e, { project: t }) => e.event_lang_map && Object.fromEntries(e.event_lang_map.filter(({ event: t }) => e.events.map(_O).includes(_O(t))).map(({ event: e, lang_iso_codes: n }) => [e, bO(yO(n), t)])),
	desired: (e, t, { project: n, events: r }) => {
		let i = Object.entries(t ?? {}).filter(([e]) => r.includes(e)), a = vO(e).map(([e, t]) => [e, t === "*" ? "*" : bO(yO(t), n)]);
		return {
			...Object.fromEntries(i),
			...Object.fromEntries(a)
		};
	},
	inPlan: (e) => Object.fromEntries(vO(e).map(([e, t]) => [e, t === "*" ? t : yO(t)])),
	equal: (e, t, { project: n }) => {
		let i = (e = []) => e === "*" ? "*" : bO(e, n);
		return Object.entries(t).every(([t, n]) => e[t] !== void 0 && r(i(e[t]), i(n)));
	},
	check: (e, { events: t }) => {
		let n = vO(e).find(([e]) => !t.includes(e))?.[0];
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
	languages: (e) => vO(e).flatMap(([e, t]) => t === "*" ? [{
		language: "*",
		path: [e]
	}] : t.map((t, n) => ({
		language: t,
		path: [e, String(n)]
	})))
}), fO = oO({
	name: "branch",
	expects: "the name of a branch. Without this field, the webhook is for all branches",
	schema: A([_().min(1), ee()]),
	value: A([_(), ee()]),
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
}), pO = [
	cO,
	lO,
	dO,
	fO
], mO = je(pO).required({ url: !0 }).extend({
	branch: fO.schema.default(null),
	previously: sO.exactOptional(),
	new: v().exactOptional(),
	webhook_id: _().min(1).exactOptional()
}), hO = {
	name: "webhook",
	fields: pO,
	lacks: ({ events: e }) => e ? void 0 : {
		code: "needs-events",
		message: "It is not in the project yet, and the service needs events to create it. Set the field events.",
		path: []
	},
	identity: (e) => e.url,
	label: (e) => qD(e.url),
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
	liveLabel: (e) => `${XD(e.url)} (${e.webhook_id})`,
	tags: () => [],
	isArchived: () => !1,
	staysArchived: () => !1,
	lastEdit: () => void 0,
	hidden: (e) => e.url,
	fingerprint: (e) => [
		e.url,
		e.branch ?? null,
		yO(e.events)
	]
};
function gO(e, t, n) {
	return JD(e.url, UD(t, n)) ? t : XD(e.url);
}
function _O(e) {
	return e.replace(/^project\.(key|translation)s\./, "project.$1.");
}
function vO(e) {
	return Object.entries(e).flatMap(([e, t]) => t === void 0 ? [] : [[e, t]]);
}
function yO(e) {
	return [...new Set(e)].sort();
}
function bO(e, t) {
	let n = t.languages;
	return n !== void 0 && n.length > 0 && n.every(({ iso: t }) => e.includes(t)) ? "*" : e;
}
function xO({ changes: e, declared: t, live: n, context: { variables: r } }) {
	let i = new Set(n.map(({ url: e }) => qD(e))), a = t.flatMap(({ values: e }) => [e.url, e.previously ?? []].flat()), o = new Set(a.filter((e) => i.has(qD(UD(e, r)))).flatMap(SO));
	return e.flatMap((e) => {
		if (e.action === "destroy" || typeof e.identity != "string") return [];
		let { identity: t, place: n } = e, r = KD(t);
		return HD(t).flatMap((e) => {
			let t = `${e} ${r}`;
			return o.has(t) ? [] : (o.add(t), [{
				variable: e,
				host: r,
				place: n
			}]);
		});
	});
}
function SO(e) {
	return HD(e).map((t) => `${t} ${KD(e)}`);
}
// src/kinds/webhook/url.ts
const CO = {
	where: "a URL",
	instead: "write \"$${\" if the URL must contain the characters \"${\""
};
function wO(e, t) {
	let n = {
		variables: new Map(),
		issues: []
	};
	for (let r of HD(e)) {
		let e = $D(r, CO, t);
		"value" in e ? n.variables.set(r, e.value) : n.issues.push(e);
	}
	let r = TO(e) ?? kO(e), i = r ? [...n.issues, r] : [...n.issues, ...DO(e, n.variables)];
	return {
		...n,
		issues: i
	};
}
function TO(e) {
	if (e.replace(/\$\$\{/g, "").replace(/\$\{[^}]*\}/g, "").includes("${")) return NO("The closing } is missing after ${. Write ${NAME}. If the URL must contain the characters \"${\", write \"$${\" instead.", "variable");
	if (HD(e).length !== 0) {
		if (/^http:/i.test(e)) return NO("A URL with a variable must start with https://, because http:// sends the value unencrypted.", "variable");
		if (!jO(e)) return NO("A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.", "variable");
	}
}
const EO = {
	segment: {
		pattern: /^[\w.~!$&'()*+,;=:@-]+$/,
		where: "a segment of the path",
		extra: "&"
	},
	"end of path": {
		pattern: /^[\w.~!$&'()*+,;=:@/-]+$/,
		where: "the end of the path",
		extra: "& /"
	},
	query: {
		pattern: /^[\w.~!$'()*+,;=:@-]+$/,
		where: "a value of the query",
		extra: ""
	}
};
function DO(e, t) {
	let n = "";
	return BD(e).flatMap((e) => {
		let r = "text" in e ? e.text : t.get(e.name), i = n.slice(n.lastIndexOf("/") + 1);
		if (n += r ?? "x", "text" in e || r === void 0) return [];
		let { pattern: a, where: o, extra: s } = EO[e.place];
		if (!a.test(r)) {
			let t = `- . _ ~ ! $ ' ( ) * + , ; = : @ ${s}`.trimEnd();
			return [NO(`The value of \${${e.name}} cannot be in ${o}, because it is sent unchanged. Only letters, digits and ${t} are allowed there. Correct the value, or write the other characters in the manifest, between variables: \${A}/\${B}.`, "variable")];
		}
		return `${i}${r}`.split("/").some(OO) ? [NO(`The value of \${${e.name}} makes a segment "." or ".." at the end of the path, which leads to another address. Correct the value.`, "variable")] : [];
	});
}
function OO(e) {
	return /^(\.|%2e){1,2}$/i.test(e);
}
function kO(e) {
	let t = MO(e, "x");
	if (/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\\]/u.test(t)) return NO("A URL must not have spaces, control characters, invisible characters or backslashes. Remove them.");
	let [, n] = /^https?:\/\/([^/?#]+)/i.exec(t) ?? [];
	if (n === void 0 || !URL.canParse(t)) return NO("This URL cannot be used for a webhook. The URL must start with https:// (or http://) and a host, for example https://example.com/.");
	if (n.includes("@")) return NO("A URL must not have a user or a password before its host. Remove what comes before the @.");
	if (!AO(new URL(t).hostname)) return NO("This host has characters that are not allowed, or more than 253 characters. Use only letters, digits, hyphens and dots in the host.");
}
function AO(e) {
	return e.length <= 253 && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(e);
}
function jO(e) {
	let t = "";
	for (let n of BD(e)) if ("text" in n) t += n.text;
	else if (/%[\da-f]?$/i.test(t)) return !1;
	else if (/^https:\/\/[^/?#]+(\/[^?#]*|(\/[^?#]*)?\?([^#]*&)?[^#&=]+=[^#&]*)$/i.test(t)) t += "x";
	else return !1;
	return !0;
}
function MO(e, t) {
	return BD(e).map((e) => "text" in e ? e.text : t).join("");
}
function NO(e, t = "wrong-value") {
	return {
		code: t,
		message: e
	};
}
const PO = {
	nameOf: ({ url: e }) => e,
	mayHoldSecret: ({ url: e }) => IO(e),
	templates(e, t, n) {
		let r = new FO(), i = [...e].sort((e, t) => e.url < t.url ? -1 : +(e.url > t.url));
		return {
			templates: new Map(i.map((e) => [e, t(e) ? BO(e.url, n) : VO(e.url, r, n)])),
			variables: r.variables
		};
	}
};
var FO = class {
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
function IO(e) {
	let { template: t, left: n } = WO(e, () => "x");
	return n || t !== ZO(e);
}
function LO(e) {
	let [, ...t] = BD(e).map((e) => "text" in e ? e.text : "-").join("").split(/^[^/?#]*\/\/[^/?#]*|[/?#&]/);
	return t.some((e) => {
		let [, t = "", n = e] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
		return qO.includes(n) || !XO(YO(n)) ? !1 : RO.test(t) || YO(n).split(/[^\p{L}\p{N}]+/u).some(zO);
	});
}
const RO = /(key|token|secret|sig|signature|pass|password|pwd|auth|^code)$/i;
function zO(e) {
	return XO(e) && !/^(\d{1,9}|\p{Lu}{1,14}|\p{Lu}?\p{Ll}{1,14}(\p{Lu}\p{Ll}{2,14}){0,2}\d{0,2})$/u.test(e);
}
function BO(e, t) {
	return UO(ZO(e), t, new Map());
}
function VO(e, t, n) {
	let r = HO(e, new FO(), n);
	return "why" in r ? r : HO(e, t, n);
}
function HO(e, t, n) {
	let r = KD(e), { template: i, left: a } = WO(e, (e) => `\${${t.nameOf(r, e)}}`);
	return a ? { why: "A part of its URL may be a secret, but cannot be the value of a variable. If it is not a secret, declare the webhook by hand." } : UO(i, n, t.variables);
}
function UO(e, t, n) {
	let r = {
		...t.values,
		...Object.fromEntries(n)
	}, [i] = wO(e, {
		...t,
		values: r
	}).issues;
	return i ? { why: i.message } : { template: e };
}
function WO(e, t) {
	let [, n = "", r = "", i = "", a = ""] = /^([^/?#]*\/\/[^/?#]*|[^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(e) ?? [], o = XO(a), s = (e) => {
		let { template: n, rest: r } = JO(e, t);
		return o ||= XO(r), n;
	}, c = r.split("/").map(s).join("/"), l = i.split("&").map((e) => {
		let [t = "", ...n] = e.split("=");
		return n.length === 0 && (o ||= XO(t)), n.length === 0 ? ZO(t) : `${ZO(t)}=${s(n.join("="))}`;
	});
	return {
		template: ZO(n) + c + l.join("&") + ZO(a),
		left: o
	};
}
const GO = /%[\da-f]{2}|[A-Za-z0-9_.~-]{6,}/gi, KO = /^[\w.~+,=:@-]+$/, qO = [
	"lokaform",
	"lokalise",
	"project"
];
function JO(e, t) {
	if (qO.includes(e)) return {
		template: e,
		rest: ""
	};
	if (nO(e) === void 0 && KO.test(e)) return {
		template: t(e),
		rest: ""
	};
	let n = [], r = e.replace(GO, (e) => e.startsWith("%") || qO.includes(e) ? e : (n.push(t(e)), "\0"));
	return {
		template: r.split("\0").map(ZO).join("\0").replace(/\0/g, () => n.shift() ?? ""),
		rest: YO(r.replace(GO, (e) => qO.includes(e) ? "" : e).replaceAll("\0", ""))
	};
}
function YO(e) {
	try {
		return decodeURIComponent(e);
	} catch {
		return e;
	}
}
function XO(e) {
	return e.replace(/[^\p{L}\p{N}]/gu, "").length >= 6;
}
function ZO(e) {
	return e.replaceAll("${", () => "$${");
}
// src/kinds/webhook/manifest.ts
const QO = {
	schema: mO,
	fields: pO,
	identity: {
		previously: "its former URL. If the webhook has none, set new: true instead",
		new: "true or false",
		webhook_id: "the id of the webhook, as text"
	},
	thing: "a webhook"
};
function $O(e, t, n) {
	let r = NC(e, t, { most: PC }), { members: i, problems: a } = iy(r, ["webhooks"]), o = [...r.problems, ...a], s = i.get("webhooks"), c = new Map();
	if (!s) return {
		entries: [],
		variables: c,
		problems: o.length > 0 ? o : [ay(r, "webhooks")]
	};
	let { entries: l, problems: u } = oy(r, s, QO);
	m(o, u);
	let d = new va(), f = {}, p = l.map(({ values: e, spot: t }) => ({
		values: e,
		onCreate: f,
		file: r.file,
		spot: t
	}));
	for (let t of p) {
		for (let r of ["url", "previously"]) {
			let i = t.values[r];
			if (i === void 0) continue;
			let a = wO(i, n);
			for (let [e, t] of a.variables) c.set(e, t);
			let o = () => Xr(t.file, t.spot, [r]);
			for (let { code: t, message: n } of a.issues) d.countMore(e) || d.add(z(t, n, { place: o() }));
			if (a.issues.every(({ code: e }) => e === "unset-variable")) for (let e of ek(r, i, o)) d.add(e);
		}
		tk(t, d);
	}
	return m(o, d.problems), {
		entries: p,
		variables: c,
		problems: o
	};
}
function ek(e, t, n) {
	let r = [], i = (e, t) => r.push(z(e, t, {
		place: n(),
		severity: "warning"
	}));
	return e === "url" && /^http:/i.test(t) && i("http-webhook", "The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."), LO(t) && i("secret-in-url", "A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."), r;
}
function tk({ values: e, file: t, spot: n }, r) {
	for (let [i, a] of (e.events ?? []).entries()) {
		if (d.includes(a) || r.countMore(t.path, 1, { severity: "warning" })) continue;
		let e = `Lokaform does not know the event "${a}", but sends it unchanged.${dd(a, d)}`, o = Xr(t, n, ["events", i]);
		r.add(z("unknown-event", e, {
			place: o,
			severity: "warning"
		}));
	}
}
// src/kinds/webhook/match.ts
function nk(e, t, n) {
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
		n ? s(t, n) : a.push(mk(t));
	}
	for (let { webhook: e, one: t } of lk(c(), [...o], n)) !r.has(e) && o.has(t) && s(e, t);
	for (let e of c()) {
		if (e.values.events !== void 0) continue;
		let [t, ...r] = [...o].filter((t) => ok(e, t, n));
		t && r.length === 0 && s(e, t);
	}
	for (let e of c()) {
		let { previously: t } = e.values;
		if (t === void 0) continue;
		let r = UD(t, n), a = [...o].filter((e) => JD(e.url, r)), [c] = a;
		a.length > 1 ? i.set(e, hk(e, a)) : c && s(e, c, qD(t));
	}
	for (let e of c()) {
		let a = [...r.values()].filter(({ declared: { values: e }, live: t }) => e.webhook_id !== t?.webhook_id), s = ik(e, t, o, new Set(a.flatMap(({ live: e }) => e ?? [])), n);
		s && i.set(e, s);
	}
	for (let e of c()) {
		if (ak(e)) continue;
		let t = dk([...o]).find((t) => ck(e, t) && sk(e, t));
		t && (o.delete(t), i.set(e, gk(e, t)));
	}
	return {
		matches: e.filter((e) => !i.has(e)).map((e) => r.get(e) ?? { declared: e }),
		refused: [...i].map(([e, t]) => ({
			declared: e,
			problem: t
		})),
		remarks: a,
		unmanaged: [...o],
		namesakes: new Set(rk(e, t, o, n))
	};
}
function rk(e, t, n, r) {
	return e.flatMap((e) => {
		let i = t.filter((t) => ok(e, t, r));
		return i.some(({ branch: e }) => e === void 0) ? i.filter((e) => n.has(e)) : [];
	});
}
function ik(e, t, n, r, i) {
	let a = t.filter((t) => t.branch === void 0 && ok(e, t, i)), o = a.filter((e) => r.has(e));
	if (o.length > 0) return _k("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${fk(o)}). Another entry with this URL uses it, but it may be this one. Add webhook_id with its id to the entry that it belongs to.`);
	if (ak(e)) return;
	let s = [...n].filter((t) => ok(e, t, i));
	if (s.length > 0) return _k("ambiguous-webhook", e, "url", e.values.events === void 0 ? `${s.length} live webhooks have this URL and branch (ids ${pk(s)}), and this entry has no events, so it is not clear which of them is meant. Add webhook_id with one of these ids.` : `A live webhook has this URL and branch, but none of these events (${fk(s)}). To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
	if (a.length !== 0) return _k("ambiguous-webhook", e, "url", `A live webhook has this URL, but the service does not say its branch (${fk(a)}), so it may be this one and no other is created. To use this webhook, add webhook_id with its id. To create another webhook, set new: true.`);
}
function ak({ values: e }) {
	return e.new === !0;
}
function ok(e, t, n) {
	return JD(t.url, UD(e.values.url, n)) && ck(e, t);
}
function sk({ values: e }, t) {
	return WD(qD(e.url), qD(t.url));
}
function ck({ values: e }, { branch: t }) {
	return t === void 0 || t === e.branch;
}
function lk(e, t, n) {
	let r = dk(t), i = e.flatMap((e) => r.filter((t) => ok(e, t, n)).map((t) => ({
		webhook: e,
		one: t,
		...uk(e, t)
	})).filter(({ common: e }) => e > 0)), a = ({ one: e }) => Number(e.branch === void 0);
	return i.sort((e, t) => t.common - e.common || e.either - t.either || a(e) - a(t));
}
function uk({ values: e }, { events: t }) {
	let [n, r] = [new Set((e.events ?? []).map(_O)), new Set(t.map(_O))];
	return {
		common: [...r].filter((e) => n.has(e)).length,
		either: new Set([...n, ...r]).size
	};
}
function dk(e) {
	return e.toSorted((e, t) => e.webhook_id < t.webhook_id ? -1 : 1);
}
function fk(e) {
	return `${e.length === 1 ? "id" : "ids"} ${pk(e)}`;
}
function pk(e) {
	return dk(e).map(({ webhook_id: e }) => e).join(", ");
}
function mk(e) {
	return {
		..._k("stale-id", e, "webhook_id", `The project has no webhook ${e.values.webhook_id}, so Lokaform matches this entry by its URL. Remove or correct webhook_id.`),
		severity: "warning"
	};
}
function hk(e, t) {
	return _k("ambiguous-webhook", e, "previously", `${t.length} live webhooks have this former URL (ids ${pk(t)}). Add webhook_id with the id of the one that is meant.`);
}
function gk(e, { webhook_id: t }) {
	return _k("lookalike-webhook", e, "url", `Live webhook ${t} has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: ${t}. To create another one, set new: true.`);
}
function _k(e, t, n, r) {
	return fg(hO, t, e, r, { path: [n] });
}
function vk(e) {
	let t = new Map(), n = new va();
	for (let r of e) {
		let { url: e, branch: i, events: a = [], webhook_id: s } = r.values, c = s ?? o([
			qD(e),
			i,
			[...a].sort()
		]), l = t.get(c);
		if (t.set(c, l ?? r), !l || n.countMore(r.file.path)) continue;
		let u = s === void 0 ? `Webhook ${qD(e)} with the same events` : `webhook_id ${s}`, d = s === void 0 ? "url" : "webhook_id";
		n.add(Og("duplicate-webhook", u, {
			second: r,
			first: l,
			field: d
		}));
	}
	return n.problems;
}
// src/kinds/webhook/restored.ts
function yk({ declared: e, wrote: t }, n, { context: r, claimed: i }) {
	let { url: a, webhook_id: o } = e.values, s = UD(a, r.variables);
	if (s === "") {
		let e = `The URL of webhook ${o} is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.`;
		return {
			is: "gone",
			label: `(${o})`,
			code: "no-url",
			message: e
		};
	}
	let c = a.startsWith("${") ? `${XD(s)} (${o})` : a, l = n.find((e) => e.webhook_id === o);
	if (l) return {
		is: "live",
		label: c,
		live: l,
		declared: e,
		context: r
	};
	let u = bk(e.values, s, n, i), d = u && { claims: u };
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
function bk({ branch: e, events: t = [] }, n, r, i) {
	let a = (e) => e.events.filter((e) => t.includes(e)).length;
	return r.filter((t) => !i.has(t) && JD(t.url, n) && t.branch === e && a(t) > 0).sort((e, t) => a(t) - a(e))[0];
}
function xk({ declared: { values: e, file: t, spot: n }, wrote: r }, i) {
	let a = typeof r.values.url == "string" ? wO(r.values.url, i).variables : [], o = new Map(a);
	if (HD(e.url).some((e) => e.startsWith(Sk))) return {
		variables: o,
		problems: []
	};
	let { variables: s, issues: c } = wO(e.url, i);
	for (let [e, t] of s) o.set(e, t);
	let l = Xr(t, n, ["url"]);
	return {
		variables: o,
		problems: c.map(({ code: e, message: t }) => z(e, t, {
			place: l,
			reach: "change"
		}))
	};
}
const Sk = "URL_OF_";
function Ck(e) {
	return `${Sk}${e}`;
}
function wk(e, t, n) {
	let r = hO.liveContext(t, n, Ek(e, t, n)), i = Ae(hO, t, r), a = Pe(e.fields);
	return {
		kind: hO.name,
		id: e.id,
		entry: i,
		action: "update",
		wrote: {
			...Tk(i, a.events ?? i.events),
			...a
		}
	};
}
function Tk({ event_lang_map: e }, t) {
	return !f(e) || !Array.isArray(t) ? {} : { event_lang_map: Object.fromEntries(Object.entries(e).filter(([e]) => t.includes(e))) };
}
function Ek({ identity: e, renamed_from: t }, { url: n }, { variables: r }) {
	return [e, t].filter((e) => typeof e == "string").find((e) => UD(e, r) === n) ?? "";
}
function Dk(e, { url: t }, { variables: n }) {
	let r = e.entry.url;
	if (typeof r == "string" && UD(r, n) === t) return {
		kept: e,
		urls: {}
	};
	let i = Ck(e.id);
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
// src/kinds/webhook/kind.ts
const Ok = {
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
		undeclared: "The entry is matched by its URL, branch and events only."
	},
	new: {
		text: "If `true`, the webhook is really new, even if a live one has the same URL. It cannot be set next to `previously`.",
		examples: [!0],
		undeclared: "A live webhook of the same URL and branch without a common event is a problem."
	},
	webhook_id: {
		text: "The id of the live webhook. It takes precedence over the URL.",
		examples: ["138c1ffa0ad94848f01f980e7f2f2af19d1bd553"],
		undeclared: "The entry is matched by its URL."
	}
}, kk = {
	...hO,
	plural: Pt.manifests.name,
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
	settings: Pt,
	limits: {
		removed: Nt,
		mayBeEmptied: !0
	},
	sharedByBranches: !0,
	namesByPlatform: !1,
	updatesInParts: !1,
	backsUpWhole: !0,
	removalBy: () => "destroy",
	secretNames: PO,
	entry: QO,
	docs: Ok,
	readManifest: $O,
	checkTogether: vk,
	checkEntry: () => [],
	checkOffline: () => [],
	match(e, { objects: t, unusable: n }, { rules: r, variables: i }) {
		let a = xg(n, ({ names: e }) => e.map(qD)), o = xg(n, ({ id: e }) => e === void 0 ? [] : [e]), s = yg(e, n, r, {
			kind: kk,
			namedBy: ({ values: { webhook_id: e = "", url: t, previously: n } }) => o.get(e) ?? [t, ...n === void 0 ? [] : [n]].flatMap((e) => a.get(qD(UD(e, i))) ?? []).at(0),
			field: "url",
			title: ({ id: e, names: [t] }) => `Live webhook ${e ?? (t === void 0 ? "without a usable id" : XD(t))}`
		}), c = nk(s.usable, t, i), l = c.matches.flatMap((e) => Ak(e, n)), u = new Set(l.map((e) => e.declared));
		return Sg({
			...c,
			matches: c.matches.filter((e) => !u.has(e.declared)),
			refused: [...c.refused, ...l]
		}, s);
	},
	firstSends: xO,
	names: () => [],
	texts: () => [],
	isReallyNew: ({ new: e }) => e === !0,
	findRestored: yk,
	variablesOf: xk
};
function Ak({ declared: e, live: t }, n) {
	let r = t === void 0 ? n.find(({ names: e }) => e.length === 0) : void 0;
	if (!r) return [];
	let i = `It is not created: the URL of live webhook ${r.id ?? "without a usable id"} cannot be read, so it may be this one. ${vg}`;
	return [{
		declared: e,
		problem: fg(hO, e, "unusable-answer", i, { path: ["url"] })
	}];
}
// src/kinds/kinds.ts
const jk = [ID, kk];
// src/kinds/kindOf.ts
function Mk(e) {
	let t = jk.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function Nk(e, t) {
	let n = Mk(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function Pk({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/plan/loss.ts
function Fk(e) {
	return e.action === "update" ? e.fields.some((t) => zk(e.kind, t) || Bk(e.kind, t) || Ik(e.kind, t)) : e.action === "destroy";
}
function Ik(e, { field: t, before: n, after: r }) {
	return Nk(e, t).role === "identity" || n === void 0 || Vk(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function Lk(e, t) {
	return Rk(t) || zk(e, t) || Bk(e, t);
}
function Rk({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Vk(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Vk(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function zk(e, { field: t, before: n, after: r }) {
	return Nk(e, t).role === "archive" && n === !1 && r === !0;
}
function Bk(e, { field: t, before: n }) {
	return Nk(e, t).role === "shape" && n !== void 0;
}
function Vk(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/report/report.ts
function Hk({ reason: e }) {
	return e === "conflict";
}
function Uk({ reason: e }) {
	return e === "undecided";
}
function Wk({ reason: e }) {
	return e === "pull";
}
function Gk({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Kk({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Zk(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function qk(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function Jk({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Yk({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function Xk({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Zk(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function Qk({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
function $k({ projects: e }) {
	return Qk({ projects: e }) || e.some(({ plan: e }) => e?.kept.some((e) => e.reason === "archived" || Wk(e) || Hk(e) || Uk(e)) ?? !1);
}
function eA(e) {
	return e.plan ? $k({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || wa(e.problems) ? "unknown" : "none" : "unknown";
}
function tA({ command: e, projects: t }) {
	return e === "drift" ? $k({ projects: t }) : Qk({ projects: t });
}
function nA(e) {
	return !tA(e) && !lA(e);
}
function rA({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function iA(e) {
	return !lA(e) && !aA(e) && e.projects.every(cA);
}
function aA(e) {
	return Jk(e).some(({ code: e }) => e === "released-project");
}
const oA = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function sA(e) {
	if (iA(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && cA(e) && e.plan?.skipped.length === 0), n = Jk(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !oA.includes(e));
	return !t || r || aA(e);
}
function cA({ plan: e, target: t }) {
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
function lA(e) {
	return e.stopped !== void 0 || wa(Jk(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Yk(e).some(({ outcome: e }) => e.state !== "done");
}
function uA(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : lA(e) ? 1 : t && tA(e) ? 2 : 0;
}
// node_modules/diff/libesm/diff/base.js
var dA = class {
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
new class extends dA {}();
// node_modules/diff/libesm/util/string.js
function fA(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function pA(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function mA(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function hA(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function gA(e, t) {
	return mA(e, t, "");
}
function _A(e, t) {
	return hA(e, t, "");
}
function vA(e, t) {
	return t.slice(0, yA(e, t));
}
function yA(e, t) {
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
function bA(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function xA(e, t) {
	if (t) return CA(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function SA(e, t) {
	if (t) return CA(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function CA(e, t) {
	if (!t) return [SA(e), xA(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = bA(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const wA = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", TA = RegExp(`[${wA}]+|\\s+|[^${wA}]`, "ug");
new class extends dA {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = bA(e, r);
		} else n = e.match(TA) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && EA(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && EA(n, i, r, null, t.intlSegmenter), e;
	}
}();
function EA(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = CA(t.value, i), [s, c] = CA(n.value, i);
		if (e) {
			let r = fA(a, s);
			e.value = hA(e.value, s, r), t.value = gA(t.value, r), n.value = gA(n.value, r);
		}
		if (r) {
			let e = pA(o, c);
			r.value = mA(r.value, c, e), t.value = _A(t.value, e), n.value = _A(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = SA(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = SA(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = SA(r.value, i), [a, o] = CA(t.value, i), s = fA(n, a);
		t.value = gA(t.value, s);
		let c = pA(gA(n, s), o);
		t.value = _A(t.value, c), r.value = mA(r.value, n, c), e.value = hA(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = SA(r.value, i), n = vA(xA(t.value, i), e);
		t.value = _A(t.value, n);
	} else if (e) {
		let n = vA(xA(e.value, i), SA(t.value, i));
		t.value = gA(t.value, n);
	}
}
new class extends dA {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${wA}]+|[^\\S\\n\\r]+|[^${wA}]`, "ug");
		return e.match(t) || [];
	}
}();
const DA = new class extends dA {
	constructor() {
		super(...arguments), this.tokenize = kA;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function OA(e, t, n) {
	return DA.diff(e, t, n);
}
function kA(e, t) {
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
function AA(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends dA {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (AA(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends dA {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends dA {
	constructor() {
		super(...arguments), this.tokenize = kA;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(jA(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function jA(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = jA(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = jA(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const MA = new class extends dA {
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
function NA(e, t, n) {
	return MA.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function PA(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function FA(e) {
	if (!PA(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const IA = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function LA(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		OA(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(OA(n, r, s));
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
			let t = n[e], i = t.lines || BA(t.value);
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
function RA(e, t) {
	if (t ||= IA, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => RA(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = IA, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + FA(r) + " " + FA(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + FA((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + FA((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + FA((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + FA((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + FA(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + FA(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function zA(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		LA(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? RA(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = LA(e, t, n, r, i, a, o);
		return s ? RA(s, o?.headerOptions) : void 0;
	}
}
function BA(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/view/view.ts
const VA = [
	"problems",
	"failed",
	"plan",
	"pending",
	"unmanaged"
];
function HA(e) {
	return e.toSorted((e, t) => VA.indexOf(e.part) - VA.indexOf(t.part));
}
function UA(e, ...t) {
	return e.flatMap((e, n) => {
		let r = e === "" ? [] : [{
			is: "own",
			text: e
		}], i = t[n] ?? "";
		return typeof i == "object" ? [...r, ...i] : i === "" ? r : [...r, {
			is: "figures",
			text: String(i)
		}];
	});
}
function WA(e, t = 400) {
	return [{
		is: "quote",
		text: Ju(e, t)
	}];
}
function GA(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function KA(e) {
	return e.map((e) => "text" in e ? e.text : KA(e.words)).join("");
}
function qA(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function JA(e, t) {
	return `${YA(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function YA(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function XA(e) {
	return Mk(e).words;
}
function ZA(e, t) {
	let { one: n, many: r } = XA(t);
	return `${YA(e)} ${e === 1 ? n : r}`;
}
function QA({ kind: e, label: t }) {
	let n = Gu(t), { prefix: r, maxName: i } = XA(e);
	return r + Zu(n, i);
}
function $A(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${Gu(n.file)}:${n.line}` : "(not declared)";
}
function ej({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${Gu(e)}: `) + (n ? `${Ju(n.project.name, 80)} (${Ju(t, 200)})` : Ju(t, 200));
}
function tj(e) {
	return e.length <= 3 ? e.map((e) => Gu(e)).join(", ") : JA(e.length, "manifest");
}
const nj = P(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function rj(e) {
	return `${nj().format(e * 1e3)} UTC`;
}
function ij(e) {
	return nj().format(e * 1e3).slice(0, 10);
}
function aj(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function oj(e) {
	return `${i("docs/problems.md")}#${e}`;
}
function sj(e, t, { texts: n, languages: r }) {
	let i = Mj(e, t), a = Bk(e, t) ? [qA(" ", cj(r))] : [];
	if (!n) return [qA(" ", i), ...a];
	let o = Ik(e, t) ? dj(e, i, t) : [], s = o.length > 0 ? o : [uj(e, i, t)];
	return [
		..._j(t.edited),
		...s.map(lj),
		...a
	];
}
function cj(e) {
	return `changes the texts in ${Gu(e.join(", ")) || "all languages"}; plural forms can be lost`;
}
function lj(e) {
	return {
		...e,
		value: Xu(e.value, 998 - e.start.length)
	};
}
function uj(e, t, n) {
	return n.before === void 0 || Vk(n.before) ? qA("+", `${t} `, gj(Lj(e, n.field, n.after))) : qA(" ", "", Ej(e, n));
}
function dj(e, t, n) {
	let { field: r, before: i = "", after: a, part: o } = n, [s, c] = [Lj(e, r, i), Lj(e, r, a)], l = s.as === "slots" && c.as === "slots" ? Wj(s.slots, c.slots).flatMap(([e, n, r]) => fj(`${t}.${e}`, n, r)) : fj(t, s, c);
	return Nj(e, n) && o !== void 0 ? l.map((e) => ({
		...e,
		language: o
	})) : l;
}
function fj(e, t, n) {
	if (t.as === "set" && n.as === "set") return pj(e, t.members, n.members);
	let [r, i] = Hj(t, n, 90), a = qA("+", `${e} `, hj(n) ? "(empty)" : i);
	if (hj(t)) return [a];
	let o = qA("-", `${e} `, r);
	return hj(n) ? [o, a] : [{
		...o,
		other: i
	}, {
		...a,
		other: r
	}];
}
function pj(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => mj(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(qj), `${JA(r.length, "other")} in both`].join(", ") : mj(e);
	return [qA("-", `${e} `, a(t)), qA("+", `${e} `, a(n))];
}
function mj(e) {
	return zj({
		as: "set",
		members: e
	});
}
function hj(e) {
	return e.as === "text" && e.text === "";
}
function gj(e) {
	return e.as === "text" ? Hj(e, e, 90)[0] : zj(e);
}
function _j(e) {
	return e ? [qA(" ", `last edited${vj(e)}:`)] : [];
}
function vj({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${Ju(e, 60)}`} on ${rj(t)}${n ? ", reviewed" : ""}`;
}
function yj({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? gj(Lj(e, r, i)) : "", s = a ? `   (last edited${vj(a)})` : "";
		return {
			...qA("-", `${qj(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [qA("-", `and ${JA(a, "more text")}`)] : []];
}
function bj({ kind: e, fields: t }) {
	return t.filter((t) => !Pj(e, t)).flatMap((t) => {
		let n = Mj(e, t), { before: r, after: i, part: a, edited: o } = t, s = Nj(e, t) ? a : void 0, c = r === void 0 ? [] : xj("-", n, Lj(e, t.field, r)), l = xj("+", n, Lj(e, t.field, i));
		return [..._j(o), ...Sj(c, l, s)];
	});
}
function xj(e, t, n) {
	return Cj(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = Xu(qu(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [qA(e, `${n === "" ? t : `${t}.${qj(n)}`}: `, a), ...o.map((t) => qA(e, "    ", t))];
	});
}
function Sj(e, t, n) {
	let r = (e, t) => {
		let [r, ...i] = t.filter(({ start: t }) => t === e.start);
		return {
			...e,
			...n !== void 0 && { language: n },
			...r && i.length === 0 && e.start !== "    " && { other: r.value }
		};
	};
	return [...e.map((e) => r(e, t)), ...t.map((t) => r(t, e))];
}
function Cj(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
function wj(e, t) {
	return t.flatMap((t) => Pj(e, t) ? [] : Mj(e, t)).join(", ");
}
function Tj({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Nj(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Mj(e, t)).join(", ")})` : "", a = n ? [`${Ej(e, n)}${i}`] : [], o = t.filter((t) => !Nj(e, t) && !Pj(e, t)), s = o.filter((t) => Ij(e, t)).map((t) => Ej(e, t)), c = o.filter((t) => !Ij(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function Ej(e, t) {
	let n = Mj(e, t), r = Lj(e, t.field, t.after);
	if (t.before === void 0) return `${n} ${zj(r)}`;
	let i = Lj(e, t.field, t.before);
	return Rk(t) ? `${n} ${zj(i)} will be cleared` : `${n} ${Bj(i, r)}`;
}
function Dj(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${Fj(e.kind)}: true; to take it out of the archive, declare ${Fj(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${jj(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Mj(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = `${s ? "kept: changed since the backup" : (e.cause && kj[e.cause]) ?? Oj[a]}${s || a === "held" ? "" : Aj(e.edited)}`;
	if (!t) return `${o} ${c}`;
	let l = Lj(r, i, e.live);
	if (e.declared === void 0) return `${o} ${zj(l, n)} ${c} (not in the file)`;
	let [u, d] = Hj(Lj(r, i, e.declared), l, Vj(n));
	return `${o} ${d} ${c}${s ? `, which has ${u}` : ` (declared ${u})`}`;
}
const Oj = {
	held: "kept by the rule seed",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, kj = {
	"never agreed": "in the project, and older than the first text of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Oj.held
};
function Aj(e) {
	return e ? `: edited${e.by === void 0 ? "" : ` by ${Ju(e.by, 60)}`} on ${ij(e.at)}${e.reviewed ? ", reviewed" : ""}` : "";
}
function jj(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${ed(t)}` : `owned by others (tag ${ed(t)})`;
}
function Mj(e, { field: t, part: n }) {
	return n !== void 0 && Nk(e, t).role === "text" ? qj(n) : t;
}
function Nj(e, { field: t }) {
	return Nk(e, t).role === "text";
}
function Pj(e, { field: t }) {
	return Nk(e, t).role === "identity";
}
function Fj(e) {
	return Mk(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function Ij(e, { field: t, after: n }) {
	let r = Lj(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function Lj(e, t, n) {
	return Nk(e, t).show(n);
}
const Rj = Infinity;
function zj(e, t = !1) {
	switch (e.as) {
		case "text": return ed(e.text, t ? Rj : 60);
		case "word": return Ju(e.word, Vj(t));
		case "set": return e.members.length > 0 ? Kj(e.members) : "(empty)";
		case "slots": return Jj(Object.entries(e.slots), t ? Rj : 40);
	}
}
function Bj(e, t) {
	return e.as === "set" && t.as === "set" ? Gj(e.members, t.members) : e.as !== "slots" || t.as !== "slots" ? Hj(e, t).join(" → ") : Wj(e.slots, t.slots).map(([e, t, n]) => `${e} ${Hj(t, n).join(" → ")}`).join(", ");
}
function Vj(e) {
	return e ? Rj : 48;
}
function Hj(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = Qu(Gu(e.word), Gu(t.word), n);
		return [Xu(r, n), Xu(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [zj(e, n === Rj), zj(t, n === Rj)];
	let [r, i] = Qu(Gu(e.text), Gu(t.text), n);
	return [ed(r, n), ed(i, n) + Uj(e.text, t.text)];
}
function Uj(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Wj(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			qj(e),
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
function Gj(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${nd(qj(e))}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${nd(qj(e))}`);
	return [...n, ...r].join(" ");
}
function Kj(e) {
	return e.map((e) => nd(qj(e))).join(", ");
}
function qj(e) {
	return Ju(e, 48);
}
function Jj(e, t) {
	return e.map(([e, n]) => `${qj(e)} ${ed(n, t)}`).join(", ");
}
function Yj({ sign: e, value: t, other: n, language: r }) {
	if (n === void 0) return [{
		text: t,
		isChanged: !1
	}];
	let [i, a] = [Zj(t), Zj(n)], o = e === "-" ? $j(i.text, a.text, r).old : $j(a.text, i.text, r).text;
	return [
		{
			text: i.start,
			isChanged: !1
		},
		...o,
		{
			text: i.end,
			isChanged: !1
		}
	].reduce(Xj, []);
}
function Xj(e, t) {
	let n = e.at(-1);
	return n?.isChanged === t.isChanged ? n.text += t.text : t.text !== "" && e.push({ ...t }), e;
}
function Zj(e) {
	let [, t = "", n = e, r = ""] = /^("\u2068?)(.*?)(\u2069?")$/s.exec(e) ?? [];
	return {
		start: t,
		text: n,
		end: r
	};
}
let Qj;
function $j(e, t, n) {
	return (Qj?.old !== e || Qj.text !== t || Qj.language !== n) && (Qj = {
		old: e,
		text: t,
		language: n,
		found: eM(e, t, n)
	}), Qj.found;
}
function eM(e, t, n) {
	let r = {
		old: [tM(e)],
		text: [tM(t)]
	}, i = NA(iM(e, n), iM(t, n), { maxEditLength: 600 });
	if (!i) return r;
	let a = i.map(({ value: e, added: t, removed: n }) => ({
		text: e.join(""),
		added: t,
		removed: n
	}));
	return a.reduce((e, t) => e + (t.added || t.removed ? 0 : t.text.trim().length), 0) < .2 * Math.max(e.length, t.length) ? r : {
		old: nM(a.filter(({ added: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.removed
		}))),
		text: nM(a.filter(({ removed: e }) => !e).map((e) => ({
			text: e.text,
			isChanged: e.added
		})))
	};
}
function tM(e) {
	return {
		text: e,
		isChanged: !1
	};
}
function nM(e) {
	let t = [];
	return e.forEach((n, r) => {
		let [i, a] = [t.at(-1), e[r + 1]], o = !n.isChanged && n.text === " " && i?.isChanged && a?.isChanged, s = n.isChanged || o === !0;
		i?.isChanged === s ? i.text += n.text : t.push({
			text: n.text,
			isChanged: s
		});
	}), t;
}
const rM = new Map();
function iM(e, t = "") {
	let n = aM(t);
	return n ? Array.from(n.segment(e), ({ segment: e }) => e) : e.split(/(?<=\W)|(?=\W)/u);
}
function aM(e) {
	return rM.has(e) || rM.set(e, oM(e)), rM.get(e);
}
function oM(e) {
	if ("Segmenter" in Intl) return new Intl.Segmenter(sM(e)?.toString(), { granularity: "word" });
}
function sM(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/counts.ts
function cM(e) {
	return {
		...pM(e.flatMap(({ changes: e }) => e)),
		changes: hM(e, ({ changes: e }) => e.length),
		adopted: hM(e, ({ counts: e }) => e.adopted),
		conflicts: hM(e, ({ kept: e }) => e.filter(Hk).length),
		undecided: hM(e, ({ kept: e }) => e.filter(Uk).length),
		toPull: hM(e, ({ kept: e }) => e.filter(Wk).length),
		kept: hM(e, ({ kept: e }) => e.filter(lM).length),
		keptArchived: hM(e, ({ kept: e }) => e.filter(({ reason: e }) => e === "archived").length),
		skipped: hM(e, ({ skipped: e }) => e.length),
		unchanged: uM(e, "unchanged"),
		unmanaged: uM(e, "unmanaged")
	};
}
function lM(e) {
	return e.reason !== "archived" && !Hk(e) && !Uk(e) && !Wk(e);
}
function uM(e, t) {
	return new Map(jk.map(({ name: n, plural: r }) => [n, hM(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function dM({ declared: e }) {
	return new Map(jk.map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function fM(e) {
	let t = e.flatMap((e) => e.results ?? []);
	return {
		...pM(t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : [])),
		failed: t.filter(({ outcome: e }) => e.state === "failed").length,
		notAttempted: t.filter(({ outcome: e }) => e.state === "not attempted").length,
		inPart: t.filter(({ outcome: e }) => Zk(e)).length,
		skipped: t.filter(({ outcome: e }) => e.state === "skipped" && !Zk(e)).length + hM(e, ({ plan: e }) => e?.skipped.length ?? 0)
	};
}
function pM(e) {
	let t = (t) => e.filter(t).length, n = t(mM);
	return {
		created: t(({ action: e }) => e === "create"),
		updated: t(({ action: e }) => e === "update") - n,
		renamed: n,
		archived: t((e) => e.action === "destroy" && e.how === "archive"),
		destroyed: t((e) => e.action === "destroy" && e.how === "destroy")
	};
}
function mM(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function hM(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const gM = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function _M(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => zk(e.kind, t)) ? "removed" : e.fields.filter((t) => Nj(e.kind, t)).some((t) => Ik(e.kind, t)) ? "overwritten text" : Fk(e) ? "overwritten" : mM(e) ? "renamed" : "changed";
}
var vM = class {
	#e;
	#t;
	#n = {
		good: 0,
		bad: 0
	};
	#r = new Map();
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	add(e, t) {
		let n = t.every(({ state: e }) => e === "done") ? "good" : "bad";
		if (this.#n[n]++ < 20) {
			this.#e(yM(e, t, this.#t));
			return;
		}
		let r = [
			n,
			e.kind,
			bM(e.changes)
		].join(), i = this.#r.get(r);
		i ? m(i.outcomes, t) : this.#r.set(r, {
			batch: e,
			outcomes: [...t]
		});
	}
	end() {
		for (let { batch: e, outcomes: t } of this.#r.values()) this.#e(yM(e, t, this.#t, "more"));
		this.#r.clear(), this.#n = {
			good: 0,
			bad: 0
		};
	}
};
function yM(e, t, n, r) {
	let { changes: i } = e, [a] = i, o = bM(i), s = t.filter(({ state: e }) => e === "done").length, c = t.length, l = s === c ? n("good", "✓") : n("bad", "✗"), { one: u, many: d, progress: f } = XA(e.kind);
	if (f === "name" && c === 1 && !r) return `  ${l} ${`${u} ${Gu(a?.label ?? "")}`} ${s === c ? o : `not ${o}`}`;
	let p = r ? `${YA(c)} more ${c === 1 ? u : d}` : ZA(c, e.kind), m = s === c ? p : `${YA(s)} of ${p}`, h = t.filter(Zk).length;
	return `  ${l} ${m} ${o}${h > 0 ? `, ${YA(h)} in part` : ""}`;
}
function bM(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(mM) ? "renamed" : e.some(mM) ? "updated or renamed" : "updated";
}
function xM(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
// src/terminal/console.ts
const SM = {
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
function CM({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new Nu(), o = i(t) ? xM(t, (e) => id(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e));
	return {
		out: (t) => e.write(`${id(s(t))}\n`),
		error: (e) => t.write(`${id(s(e))}\n`),
		prompt: (e) => n.write(`${id(s(e))}\n`),
		status: o,
		paint: r(e) ? wM : TM,
		paintError: r(t) ? wM : TM,
		get width() {
			return EM(e);
		},
		get errorWidth() {
			return EM(t);
		},
		clean: (e) => a.clean(e),
		hide: (e) => a.hide(e)
	};
}
const wM = (e, t) => ld(SM[e], t, { validateStream: !1 }), TM = (e, t) => t;
function EM({ isTTY: e, columns: t }) {
	return qd(e === !0 ? t : void 0);
}
function DM(e, t, n) {
	return OM(e, t) && !n && !t.NO_COLOR;
}
function OM({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function kM(...e) {
	for (let t of e) t.on("error", () => {});
}
async function AM(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const jM = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), MM = (...e) => process.getBuiltinModule("node:fs").closeSync(...e), NM = (...e) => process.getBuiltinModule("node:fs").createWriteStream(...e), PM = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), FM = (...e) => process.getBuiltinModule("node:fs").openSync(...e), IM = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), LM = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), RM = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), zM = (...e) => process.getBuiltinModule("node:fs").statSync(...e), BM = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
// src/run/init/questions.ts
var VM = class extends Error {
	name = "NotAnswered";
};
// src/terminal/prompt.ts
function HM({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : UM() ?? n,
		seesOut: r
	};
}
function UM() {
	try {
		let e = FM("/dev/tty", "w");
		try {
			let t = new ie(e);
			return kM(t), t.unref(), t;
		} catch {
			MM(e);
		}
	} catch {}
}
async function WM(e, { input: t, output: n }, r) {
	let i = BM({
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
async function GM({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: i, password: a, text: o } = await import("./clack-prompts.js"), s = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: Gu(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), i = n === void 0 ? {} : { initialValue: Gu(n) };
			return KM(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return KM(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: Gu(e),
				hint: Gu(t)
			}));
			return KM(await i({
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return KM(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function KM(e) {
	if (typeof e == "symbol") throw new VM();
	return e;
}
// src/commands/actions.ts
const qM = {
	".": [
		ce,
		j,
		ae,
		oe,
		M
	],
	report: [se],
	"webhook-secret": [N]
};
// src/settings/inputs.ts
function JM(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = Su(n), c = Object.fromEntries(s.flatMap((t) => {
		let n = YM(t, e(I(t)));
		return n.length === 0 ? [] : [[I(t), n]];
	})), l = _d.flatMap(({ where: t, old: n }) => t === "input" && e(n) !== "" && !s.some((e) => I(e) === n) && vd("input", n) || []);
	if (o) {
		let e = XM(o.name, s, c);
		return {
			command: o,
			raw: e.raw,
			problems: [...l, ...e.problems]
		};
	}
	let u = `There is no command "${a}".${dd(a, n)} The action offers ${n.join(", ")}.`;
	return {
		command: o,
		raw: c,
		problems: [vd("command", a) ?? z("bad-setting", u), ...l]
	};
}
function YM({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
function XM(e, t, n) {
	let r = t.filter((t) => n[I(t)] && !t.commands.includes(e)).map(I);
	if (r.length === 0) return {
		raw: n,
		problems: []
	};
	let i = `${e} does not use ${r.join(", ")}: ${r.length > 1 ? "they have" : "it has"} no effect.`, a = Object.entries(n).filter(([e]) => !r.some((t) => t === e)), o = z("bad-setting", i, { severity: "notice" });
	return {
		raw: Object.fromEntries(a),
		problems: [o]
	};
}
export { HA as $, I as $a, Rn as $i, Xd as $n, ru as $r, vE as $t, wj as A, nn as Aa, jr as Ai, Lg as An, vu as Ar, Bk as At, vj as B, Ve as Ba, xr as Bi, Tg as Bn, lu as Br, rO as Bt, mM as C, rn as Ca, si as Ci, r_ as Cn, Nu as Cr, rA as Ct, Hj as D, Ut as Da, Zr as Di, Ug as Dn, wu as Dr, Fk as Dt, Tj as E, on as Ea, Qr as Ei, K as En, Tu as Er, Vk as Et, yj as F, Lt as Fa, Nr as Fi, Ag as Fn, hu as Fr, wk as Ft, QA as G, we as Ga, ur as Gi, ag as Gn, Wl as Gr, UD as Gt, ZA as H, Ne as Ha, wr as Hi, pg as Hn, eu as Hr, JD as Ht, Yj as I, mt as Ia, Mr as Ii, Mg as In, uu as Ir, Dk as It, oj as J, ye as Ja, Bn as Ji, rg as Jn, Zl as Jr, BD as Jt, tj as K, Se as Ka, Vn as Ki, cg as Kn, tu as Kr, LD as Kt, Lj as L, Et as La, Er as Li, Fg as Ln, fu as Lr, wO as Lt, Nj as M, sn as Ma, Ir as Mi, Ng as Mn, bu as Mr, Pk as Mt, Dj as N, en as Na, kr as Ni, Ig as Nn, _u as Nr, Mk as Nt, sj as O, Vt as Oa, Xr as Oi, $g as On, Eu as Or, Ik as Ot, sM as P, It as Pa, qr as Pi, Rg as Pn, gu as Pr, jk as Pt, VA as Q, de as Qa, Ln as Qi, eg as Qn, nu as Qr, qE as Qt, zj as R, yt as Ra, Sr as Ri, wg as Rn, du as Rr, hO as Rt, dM as S, Kt as Sa, li as Si, T_ as Sn, Uu as Sr, qk as St, _M as T, Jt as Ta, ai as Ti, Yg as Tn, Du as Tr, zk as Tt, YA as U, Me as Ua, yr as Ui, fg as Un, Jl as Ur, nO as Ut, JA as V, Re as Va, Cr as Vi, hg as Vn, $l as Vr, tO as Vt, XA as W, ke as Wa, Hn as Wi, gg as Wn, Ql as Wr, $D as Wt, aj as X, ue as Xa, Un as Xi, ng as Xn, Ul as Xr, HD as Xt, ej as Y, ge as Ya, Jn as Yi, mg as Yn, Gl as Yr, RD as Yt, rj as Z, xe as Za, qn as Zi, tg as Zn, ql as Zr, KE as Zt, kM as _, gn as _a, Bi as _i, iy as _n, qu as _r, Gk as _t, GM as a, dr as aa, yl as ai, PC as an, oe as ao, Od as ar, zA as at, gM as b, Gt as ba, ui as bi, q as bn, Ju as br, Xk as bt, NM as c, Kn as ca, fa as ci, Wx as cn, dd as cr, iA as ct, LM as d, On as da, Ca as di, Oy as dn, cd as dr, Qk as dt, Gn as ea, Hl as ei, dT as en, N as eo, Yd as er, qA as et, RM as f, wn as fa, ga as fi, X as fn, Yu as fr, $k as ft, CM as g, yn as ga, zi as gi, jy as gn, ad as gr, lA as gt, AM as h, _n as ha, Ci as hi, Y as hn, nd as hr, Zk as ht, HM as i, cr as ia, Ll as ii, JC as in, j as io, Ad as ir, GA as it, Pj as j, tn as ja, Or as ji, Pg as jn, xu as jr, Nk as jt, Mj as k, zt as ka, Yr as ki, zg as kn, yu as kr, Lk as kt, PM as l, bn as la, pa as li, Q as ln, pd as lr, eA as lt, OM as m, jn as ma, Sa as mi, J as mn, id as mr, nA as mt, qM as n, zn as na, zl as ni, sT as nn, se as no, Zd as nr, WA as nt, VM as o, Wn as oa, ma as oi, NC as on, ae as oo, yd as or, Jk as ot, zM as p, En as pa, z as pi, Ay as pn, Qu as pr, Hk as pt, $A as q, ve as qa, rr as qi, ig as qn, Kl as qr, XD as qt, WM as r, er as ra, Bl as ri, YC as rn, M as ro, Kd as rr, UA as rt, jM as s, Yn as sa, va as si, tC as sn, vd as sr, Yk as st, JM as t, lr as ta, Vl as ti, pT as tn, ce as to, Qd as tr, KA as tt, IM as u, Sn as ua, wa as ui, Iy as un, od as ur, uA as ut, DM as v, dn as va, Ii as vi, oy as vn, Gu as vr, Wk as vt, cM as w, an as wa, oi as wi, o_ as wn, Ou as wr, sA as wt, fM as x, qt as xa, Pi as xi, O_ as xn, Xu as xr, Kk as xt, vM as y, Wt as ya, Fi as yi, bv as yn, ed as yr, Uk as yt, bj as z, dt as za, gr as zi, Cg as zn, cu as zr, ZD as zt };
