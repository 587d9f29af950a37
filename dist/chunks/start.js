import { n as e, r as t, t as n } from "./rolldown-runtime.js";
import { _ as r, a as i, b as a, c as o, f as s, h as c, l, u } from "./wire.js";
import { _ as d, c as f, d as p, f as m, g as h, h as g, i as _, l as v, m as y, o as b, r as x, s as S, t as C, v as w } from "./zod.js";
import { WriteStream as T } from "node:tty";
// src/commands/actions.ts
const E = {
	name: "validate",
	summary: "Check the manifests. No token, no network.",
	examples: [
		"lokaform validate",
		"lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
		"lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml"
	],
	exitCodes: "0 valid; 1 not",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("validate", e, t)
}, D = {
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
}, O = {
	name: "apply",
	summary: "Change the live project to match the manifests. Removes nothing unless prune is on.",
	examples: [
		"export LOKALISE_API_TOKEN=…",
		"lokaform apply --project 3002780358964f9bab5a92.87762498",
		"lokaform apply --plan plan.json        # only what was reviewed"
	],
	exitCodes: "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("apply", e, t)
}, k = {
	name: "drift",
	summary: "Show where the live project differs from the manifests, since when and by whom. Writes nothing.",
	examples: [
		"lokaform drift --project 3002780358964f9bab5a92.87762498",
		"lokaform drift --only web --report drift.json",
		"lokaform drift --filter tag:release"
	],
	exitCodes: "0 no drift; 1 a problem; 2 drift: something to write, to pull, or in conflict; 130 or 143 ended by a signal",
	run: async (e, t) => (await import("./runCommand.js")).runCommand("drift", e, t)
}, A = {
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
}, ee = {
	name: "report",
	summary: "Put the report files of several runs together, for example of a matrix of jobs.",
	examples: ["lokaform report web.json ios.json", "lokaform report 'reports/**/*.json' --expect web --expect ios --format markdown"],
	exitCodes: "0 all runs succeeded; 1 a run failed, or a report is missing or cannot be used; 2 the reports are of drift, and there is drift",
	run: async (e, t) => (await import("./report.js")).combineReports(e, t)
}, j = {
	name: "webhook-secret",
	summary: "Write the secret of a webhook to a file. --rotate makes a new secret first.",
	examples: ["lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret", "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate"],
	exitCodes: "0 written; 1 not",
	run: async (e, t) => (await import("./webhookSecret.js")).runWebhookSecret(e, t)
}, te = {
	".": [
		E,
		D,
		O,
		k,
		A
	],
	report: [ee],
	"webhook-secret": [j]
};
// src/model/once.ts
function M(e) {
	let t;
	return () => (t ??= { value: e() }, t.value);
}
// src/model/setting.ts
function N(e) {
	let t = M(e.schema);
	return {
		...e,
		get schema() {
			return t();
		}
	};
}
function ne(e) {
	return e.flatMap((e) => e.split(",").map((e) => {
		let [t = "", n = ""] = e.split("=", 2).map((e) => e.trim());
		return {
			name: t,
			value: n
		};
	}));
}
const P = m({
	name: h(),
	before: h().exactOptional(),
	after: h().exactOptional(),
	loosens: _()
});
function F({ name: e }) {
	return e.replaceAll("_", "-");
}
function I({ parent: e, name: t }) {
	return e === void 0 ? t : `${e}.${t}`;
}
function L({ option: e }) {
	return e?.offered === "everywhere" || e?.offered === "on the command line";
}
function re({ option: e }) {
	let t = e?.offered;
	return t === "everywhere" || t === "in the action" || t === "as an argument and in the action";
}
function R({ option: e }) {
	return e?.offered === "as an argument" || e?.offered === "as an argument and in the action";
}
const z = [
	"enforce",
	"merge",
	"seed",
	"ignore"
], ie = [
	"off",
	"owned",
	"all"
], B = ["archive", "destroy"], V = ["skip", "stop"], H = {
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
}, U = "lokaform:";
function W(e, t) {
	return (Object.hasOwn(e.languages, t) ? e.languages[t] : void 0) ?? e.languages["*"] ?? "merge";
}
function ae(e, { owner: t }) {
	let n = t === void 0 ? void 0 : U + t;
	return e.find((e) => e.startsWith("lokaform:") && e !== n);
}
const oe = [
	"placeholders",
	"icu",
	"plurals",
	"length",
	"blanks",
	"base"
], se = [
	"warn",
	"error",
	"off"
];
function G(e, t) {
	let n = (n) => e.indexOf(n ?? t);
	return (e, t) => n(t) > n(e);
}
function ce(e) {
	return (t, n) => (n ?? e) > (t ?? e);
}
// src/settings/describe.ts
function le(e) {
	let { option: t } = e, n = t?.as === "list" ? "May be repeated." : void 0, r = t?.as === "switch" ? void 0 : de(e);
	return fe(e.text, n, e.inHelp, r).replaceAll("`", "");
}
function ue({ usual: e, default: t }) {
	if (e !== void 0) return e.replace(/\.$/, "");
	if (t !== void 0 && !(Array.isArray(t) && t.length === 0)) return Array.isArray(t) ? t.map((e) => `\`${e}\``).join(", ") : `\`${t}\``;
}
function de(e) {
	let t = [e.file === void 0 ? void 0 : "the value in lokaform.yaml", ue(e)].filter((e) => e !== void 0);
	return t.length === 0 ? void 0 : `Default: ${t.join(", or ")}.`;
}
function fe(...e) {
	return e.filter((e) => e !== void 0).join(" ");
}
// src/kinds/traits.ts
function pe({ parts: e, from: t }) {
	let n = e ? e.map((e) => e.from) : [t];
	return [...new Set(n.flatMap((e) => [...e?.source.languages ?? [], ...e?.source.others ?? []]))];
}
function me(e, t, n) {
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
function he(e) {
	let t = Object.fromEntries(e.map(({ name: e, schema: t }) => [e, t.exactOptional()]));
	return g(t);
}
// src/kinds/backup.ts
function ge(e, t, { how: n }, r) {
	let i = me(e, t, e.liveContext(t, r, e.liveLabel(t))), a = e.fields.find(({ role: e }) => e === "archive"), o = n === "archive" && a ? { [a.name]: !0 } : {};
	return {
		kind: e.name,
		id: e.id(t),
		entry: i,
		action: n,
		wrote: o
	};
}
function _e(e, t, n) {
	let r = e.liveContext(t, n, e.liveLabel(t));
	return e.fields.filter((e) => !e.isDefault(t, r) && e.toManifest(t, r) === void 0).map(({ name: e }) => e);
}
function ve(e) {
	return ye(e, ({ after: e }) => e);
}
function ye(e, t) {
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
const be = [
	"filename",
	"prefix",
	"tag",
	"none"
], xe = [
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
], Se = [
	"validate",
	"plan",
	"apply",
	"drift",
	"restore"
];
function Ce(e) {
	return xe.some((t) => t === e);
}
const we = [
	"validate",
	"plan",
	"apply",
	"drift"
], Te = ["plan", "apply"], K = [...Te, "drift"], Ee = [...K, "restore"], De = [
	...Ee,
	"pull",
	"webhook-secret"
], Oe = ["validate", ...De];
// node_modules/braces/lib/utils.js
var ke = n(((e) => {
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
})), Ae = n(((e, t) => {
	let n = ke();
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
})), je = n(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), Me = n(((e, t) => {
	let n = je(), r = (e, t, a) => {
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
})), Ne = n(((t, n) => {
	let r = e("util"), i = Me(), a = (e) => typeof e == "object" && !!e && !Array.isArray(e), o = (e) => (t) => e === !0 ? Number(t) : String(t), s = (e) => typeof e == "number" || typeof e == "string" && e !== "", c = (e) => Number.isInteger(+e), l = (e) => {
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
})), Pe = n(((e, t) => {
	let n = Ne(), r = ke();
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
})), Fe = n(((e, t) => {
	let n = Ne(), r = Ae(), i = ke(), a = (e = "", t = "", n = !1) => {
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
})), Ie = n(((e, t) => {
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
})), Le = n(((e, t) => {
	let n = Ae(), { MAX_LENGTH: r, CHAR_BACKSLASH: i, CHAR_BACKTICK: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_LEFT_PARENTHESES: c, CHAR_RIGHT_PARENTHESES: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_RIGHT_CURLY_BRACE: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_RIGHT_SQUARE_BRACKET: p, CHAR_DOUBLE_QUOTE: m, CHAR_SINGLE_QUOTE: h, CHAR_NO_BREAK_SPACE: g, CHAR_ZERO_WIDTH_NOBREAK_SPACE: _ } = Ie();
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
})), Re = n(((e, t) => {
	let n = Ae(), r = Pe(), i = Fe(), a = Le(), o = (e, t = {}) => {
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
})), ze = n(((t, n) => {
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
})), Be = n(((t) => {
	let n = e("path"), r = process.platform === "win32", { REGEX_BACKSLASH: i, REGEX_REMOVE_BACKSLASH: a, REGEX_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_GLOBAL: s } = ze();
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
})), Ve = n(((e, t) => {
	let n = Be(), { CHAR_ASTERISK: r, CHAR_AT: i, CHAR_BACKWARD_SLASH: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_EXCLAMATION_MARK: c, CHAR_FORWARD_SLASH: l, CHAR_LEFT_CURLY_BRACE: u, CHAR_LEFT_PARENTHESES: d, CHAR_LEFT_SQUARE_BRACKET: f, CHAR_PLUS: p, CHAR_QUESTION_MARK: m, CHAR_RIGHT_CURLY_BRACE: h, CHAR_RIGHT_PARENTHESES: g, CHAR_RIGHT_SQUARE_BRACKET: _ } = ze(), v = (e) => e === l || e === a, y = (e) => {
		e.isPrefix !== !0 && (e.depth = e.isGlobstar ? Infinity : 1);
	};
	t.exports = (e, t) => {
		let b = t || {}, x = e.length - 1, S = b.parts === !0 || b.scanToEnd === !0, C = [], w = [], T = [], E = e, D = -1, O = 0, k = 0, A = !1, ee = !1, j = !1, te = !1, M = !1, N = !1, ne = !1, P = !1, F = !1, I = !1, L = 0, re, R, z = {
			value: "",
			depth: 0,
			isGlob: !1
		}, ie = () => D >= x, B = () => E.charCodeAt(D + 1), V = () => (re = R, E.charCodeAt(++D));
		for (; D < x;) {
			R = V();
			let e;
			if (R === a) ne = z.backslashes = !0, R = V(), R === u && (N = !0);
			else {
				if (N === !0 || R === u) {
					for (L++; ie() !== !0 && (R = V());) if (R === a) ne = z.backslashes = !0, V();
					else if (R === u) L++;
					else {
						if (N !== !0 && R === s && (R = V()) === s || N !== !0 && R === o) {
							if (A = z.isBrace = !0, j = z.isGlob = !0, I = !0, S === !0) continue;
							break;
						}
						if (R === h && (L--, L === 0)) {
							N = !1, A = z.isBrace = !0, I = !0;
							break;
						}
					}
					if (S === !0) continue;
					break;
				}
				if (R === l) {
					if (C.push(D), w.push(z), z = {
						value: "",
						depth: 0,
						isGlob: !1
					}, I === !0) continue;
					if (re === s && D === O + 1) {
						O += 2;
						continue;
					}
					k = D + 1;
				} else {
					if (b.noext !== !0 && (R === p || R === i || R === r || R === m || R === c) && B() === d) {
						if (j = z.isGlob = !0, te = z.isExtglob = !0, I = !0, R === c && D === O && (F = !0), S === !0) {
							for (; ie() !== !0 && (R = V());) if (R === a) ne = z.backslashes = !0, R = V();
							else if (R === g) {
								j = z.isGlob = !0, I = !0;
								break;
							}
							continue;
						}
						break;
					}
					if (R === r) {
						if (re === r && (M = z.isGlobstar = !0), j = z.isGlob = !0, I = !0, S === !0) continue;
						break;
					}
					if (R === m) {
						if (j = z.isGlob = !0, I = !0, S === !0) continue;
						break;
					}
					if (R === f) {
						for (; ie() !== !0 && (e = V());) if (e === a) ne = z.backslashes = !0, V();
						else if (e === _) {
							ee = z.isBracket = !0, j = z.isGlob = !0, I = !0;
							break;
						}
						if (S === !0) continue;
						break;
					}
					if (b.nonegate !== !0 && R === c && D === O) P = z.negated = !0, O++;
					else {
						if (b.noparen !== !0 && R === d) {
							if (j = z.isGlob = !0, S === !0) {
								for (; ie() !== !0 && (R = V());) if (R === d) ne = z.backslashes = !0, R = V();
								else if (R === g) {
									I = !0;
									break;
								}
								continue;
							}
							break;
						}
						if (j === !0) {
							if (I = !0, S === !0) continue;
							break;
						}
					}
				}
			}
		}
		b.noext === !0 && (te = !1, j = !1);
		let H = E, U = "", W = "";
		O > 0 && (U = E.slice(0, O), E = E.slice(O), k -= O), H && j === !0 && k > 0 ? (H = E.slice(0, k), W = E.slice(k)) : j === !0 ? (H = "", W = E) : H = E, H && H !== "" && H !== "/" && H !== E && v(H.charCodeAt(H.length - 1)) && (H = H.slice(0, -1)), b.unescape === !0 && (W &&= n.removeBackslashes(W), H && ne === !0 && (H = n.removeBackslashes(H)));
		let ae = {
			prefix: U,
			input: e,
			start: O,
			base: H,
			glob: W,
			isBrace: A,
			isBracket: ee,
			isGlob: j,
			isExtglob: te,
			isGlobstar: M,
			negated: P,
			negatedExtglob: F
		};
		if (b.tokens === !0 && (ae.maxDepth = 0, v(R) || w.push(z), ae.tokens = w), b.parts === !0 || b.tokens === !0) {
			let t;
			for (let n = 0; n < C.length; n++) {
				let r = t ? t + 1 : O, i = C[n], a = e.slice(r, i);
				b.tokens && (n === 0 && O !== 0 ? (w[n].isPrefix = !0, w[n].value = U) : w[n].value = a, y(w[n]), ae.maxDepth += w[n].depth), (n !== 0 || a !== "") && T.push(a), t = i;
			}
			if (t && t + 1 < e.length) {
				let n = e.slice(t + 1);
				T.push(n), b.tokens && (w[w.length - 1].value = n, y(w[w.length - 1]), ae.maxDepth += w[w.length - 1].depth);
			}
			ae.slashes = C, ae.parts = T;
		}
		return ae;
	};
})), He = n(((e, t) => {
	let n = ze(), r = Be(), { MAX_LENGTH: i, POSIX_REGEX_SOURCE: a, REGEX_NON_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_BACKREF: s, REPLACEMENTS: c } = n, l = (e, t) => {
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
		}, h = [m], g = d.capture ? "" : "?:", _ = r.isWindows(t), b = n.globChars(_), x = n.extglobChars(b), { DOT_LITERAL: S, PLUS_LITERAL: C, SLASH_LITERAL: w, ONE_CHAR: T, DOTS_SLASH: E, NO_DOT: D, NO_DOT_SLASH: O, NO_DOTS_SLASH: k, QMARK: A, QMARK_NO_DOT: ee, STAR: j, START_ANCHOR: te } = b, M = (e) => `(${g}(?:(?!${te}${e.dot ? E : S}).)*?)`, N = d.dot ? "" : D, ne = d.dot ? A : ee, P = d.bash === !0 ? M(d) : j;
		d.capture && (P = `(${P})`), typeof d.noext == "boolean" && (d.noextglob = d.noext);
		let F = {
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
		e = r.removePrefix(e, F), p = e.length;
		let I = [], L = [], re = [], R = m, z, ie = () => F.index === p - 1, B = F.peek = (t = 1) => e[F.index + t], V = F.advance = () => e[++F.index] || "", H = () => e.slice(F.index + 1), U = (e = "", t = 0) => {
			F.consumed += e, F.index += t;
		}, W = (e) => {
			F.output += e.output == null ? e.value : e.output, U(e.value);
		}, ae = () => {
			let e = 1;
			for (; B() === "!" && (B(2) !== "(" || B(3) === "?");) V(), F.start++, e++;
			return e % 2 != 0 && (F.negated = !0, F.start++, !0);
		}, oe = (e) => {
			F[e]++, re.push(e);
		}, se = (e) => {
			F[e]--, re.pop();
		}, G = (e) => {
			if (R.type === "globstar") {
				let t = F.braces > 0 && (e.type === "comma" || e.type === "brace"), n = e.extglob === !0 || I.length && (e.type === "pipe" || e.type === "paren");
				e.type !== "slash" && e.type !== "paren" && !t && !n && (F.output = F.output.slice(0, -R.output.length), R.type = "star", R.value = "*", R.output = P, F.output += R.output);
			}
			I.length && e.type !== "paren" && (I[I.length - 1].inner += e.value), (e.value || e.output) && W(e), R && R.type === "text" && e.type === "text" ? (R.value += e.value, R.output = (R.output || "") + e.value) : (e.prev = R, h.push(e), R = e);
		}, ce = (e, t) => {
			let n = {
				...x[t],
				conditions: 1,
				inner: ""
			};
			n.prev = R, n.parens = F.parens, n.output = F.output, n.startIndex = F.index, n.tokensIndex = h.length;
			let r = (d.capture ? "(" : "") + n.open;
			oe("parens"), G({
				type: e,
				value: t,
				output: F.output ? "" : T
			}), G({
				type: "paren",
				extglob: !0,
				value: V(),
				output: r
			}), I.push(n);
		}, le = (n) => {
			let i = e.slice(n.startIndex, F.index + 1), a = e.slice(n.startIndex + 2, F.index), o = v(a, d);
			if ((n.type === "plus" || n.type === "star") && o.risky) {
				let e = o.safeOutput ? (n.output ? "" : T) + (d.capture ? `(${o.safeOutput})` : o.safeOutput) : void 0, t = h[n.tokensIndex];
				t.type = "text", t.value = i, t.output = e || r.escapeRegex(i);
				for (let e = n.tokensIndex + 1; e < h.length; e++) h[e].value = "", h[e].output = "", delete h[e].suffix;
				F.output = n.output + t.output, F.backtrack = !0, G({
					type: "paren",
					extglob: !0,
					value: z,
					output: ""
				}), se("parens");
				return;
			}
			let s = n.close + (d.capture ? ")" : ""), c;
			if (n.type === "negate") {
				let e = P;
				n.inner && n.inner.length > 1 && n.inner.includes("/") && (e = M(d)), (e !== P || ie() || /^\)+$/.test(H())) && (s = n.close = `)$))${e}`), n.inner.includes("*") && (c = H()) && /^\.[^\\/.]+$/.test(c) && (s = n.close = `)${y(c, {
					...t,
					fastpaths: !1
				}).output})${e})`), n.prev.type === "bos" && (F.negatedExtglob = !0);
			}
			G({
				type: "paren",
				extglob: !0,
				value: z,
				output: s
			}), se("parens");
		};
		if (d.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(e)) {
			let n = !1, i = e.replace(s, (e, t, r, i, a, o) => i === "\\" ? (n = !0, e) : i === "?" ? t ? t + i + (a ? A.repeat(a.length) : "") : o === 0 ? ne + (a ? A.repeat(a.length) : "") : A.repeat(r.length) : i === "." ? S.repeat(r.length) : i === "*" ? t ? t + i + (a ? P : "") : P : t ? e : `\\${e}`);
			return n === !0 && (i = d.unescape === !0 ? i.replace(/\\/g, "") : i.replace(/\\+/g, (e) => e.length % 2 == 0 ? "\\\\" : e ? "\\" : "")), i === e && d.contains === !0 ? (F.output = e, F) : (F.output = r.wrapOutput(i, F, t), F);
		}
		for (; !ie();) {
			if (z = V(), z === "\0") continue;
			if (z === "\\") {
				let e = B();
				if (e === "/" && d.bash !== !0 || e === "." || e === ";") continue;
				if (!e) {
					z += "\\", G({
						type: "text",
						value: z
					});
					continue;
				}
				let t = /^\\+/.exec(H()), n = 0;
				if (t && t[0].length > 2 && (n = t[0].length, F.index += n, n % 2 != 0 && (z += "\\")), d.unescape === !0 ? z = V() : z += V(), F.brackets === 0) {
					G({
						type: "text",
						value: z
					});
					continue;
				}
			}
			if (F.brackets > 0 && (z !== "]" || R.value === "[" || R.value === "[^")) {
				if (d.posix !== !1 && z === ":") {
					let e = R.value.slice(1);
					if (e.includes("[") && (R.posix = !0, e.includes(":"))) {
						let e = R.value.lastIndexOf("["), t = R.value.slice(0, e), n = R.value.slice(e + 2), r = a[n];
						if (r) {
							R.value = t + r, F.backtrack = !0, V(), !m.output && h.indexOf(R) === 1 && (m.output = T);
							continue;
						}
					}
				}
				(z === "[" && B() !== ":" || z === "-" && B() === "]") && (z = `\\${z}`), z === "]" && (R.value === "[" || R.value === "[^") && (z = `\\${z}`), d.posix === !0 && z === "!" && R.value === "[" && (z = "^"), R.value += z, W({ value: z });
				continue;
			}
			if (F.quotes === 1 && z !== "\"") {
				z = r.escapeRegex(z), R.value += z, W({ value: z });
				continue;
			}
			if (z === "\"") {
				F.quotes = F.quotes === 1 ? 0 : 1, d.keepQuotes === !0 && G({
					type: "text",
					value: z
				});
				continue;
			}
			if (z === "(") {
				oe("parens"), G({
					type: "paren",
					value: z
				});
				continue;
			}
			if (z === ")") {
				if (F.parens === 0 && d.strictBrackets === !0) throw SyntaxError(u("opening", "("));
				let e = I[I.length - 1];
				if (e && F.parens === e.parens + 1) {
					le(I.pop());
					continue;
				}
				G({
					type: "paren",
					value: z,
					output: F.parens ? ")" : "\\)"
				}), se("parens");
				continue;
			}
			if (z === "[") {
				if (d.nobracket === !0 || !H().includes("]")) {
					if (d.nobracket !== !0 && d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
					z = `\\${z}`;
				} else oe("brackets");
				G({
					type: "bracket",
					value: z
				});
				continue;
			}
			if (z === "]") {
				if (d.nobracket === !0 || R && R.type === "bracket" && R.value.length === 1) {
					G({
						type: "text",
						value: z,
						output: `\\${z}`
					});
					continue;
				}
				if (F.brackets === 0) {
					if (d.strictBrackets === !0) throw SyntaxError(u("opening", "["));
					G({
						type: "text",
						value: z,
						output: `\\${z}`
					});
					continue;
				}
				se("brackets");
				let e = R.value.slice(1);
				if (R.posix !== !0 && e[0] === "^" && !e.includes("/") && (z = `/${z}`), R.value += z, W({ value: z }), d.literalBrackets === !1 || r.hasRegexChars(e)) continue;
				let t = r.escapeRegex(R.value);
				if (F.output = F.output.slice(0, -R.value.length), d.literalBrackets === !0) {
					F.output += t, R.value = t;
					continue;
				}
				R.value = `(${g}${t}|${R.value})`, F.output += R.value;
				continue;
			}
			if (z === "{" && d.nobrace !== !0) {
				oe("braces");
				let e = {
					type: "brace",
					value: z,
					output: "(",
					outputIndex: F.output.length,
					tokensIndex: F.tokens.length
				};
				L.push(e), G(e);
				continue;
			}
			if (z === "}") {
				let e = L[L.length - 1];
				if (d.nobrace === !0 || !e) {
					G({
						type: "text",
						value: z,
						output: z
					});
					continue;
				}
				let t = ")";
				if (e.dots === !0) {
					let e = h.slice(), n = [];
					for (let t = e.length - 1; t >= 0 && (h.pop(), e[t].type !== "brace"); t--) e[t].type !== "dots" && n.unshift(e[t].value);
					t = l(n, d), F.backtrack = !0;
				}
				if (e.comma !== !0 && e.dots !== !0) {
					let n = F.output.slice(0, e.outputIndex), r = F.tokens.slice(e.tokensIndex);
					e.value = e.output = "\\{", z = t = "\\}", F.output = n;
					for (let e of r) F.output += e.output || e.value;
				}
				G({
					type: "brace",
					value: z,
					output: t
				}), se("braces"), L.pop();
				continue;
			}
			if (z === "|") {
				I.length > 0 && I[I.length - 1].conditions++, G({
					type: "text",
					value: z
				});
				continue;
			}
			if (z === ",") {
				let e = z, t = L[L.length - 1];
				t && re[re.length - 1] === "braces" && (t.comma = !0, e = "|"), G({
					type: "comma",
					value: z,
					output: e
				});
				continue;
			}
			if (z === "/") {
				if (R.type === "dot" && F.index === F.start + 1) {
					F.start = F.index + 1, F.consumed = "", F.output = "", h.pop(), R = m;
					continue;
				}
				G({
					type: "slash",
					value: z,
					output: w
				});
				continue;
			}
			if (z === ".") {
				if (F.braces > 0 && R.type === "dot") {
					R.value === "." && (R.output = S);
					let e = L[L.length - 1];
					R.type = "dots", R.output += z, R.value += z, e.dots = !0;
					continue;
				}
				if (F.braces + F.parens === 0 && R.type !== "bos" && R.type !== "slash") {
					G({
						type: "text",
						value: z,
						output: S
					});
					continue;
				}
				G({
					type: "dot",
					value: z,
					output: S
				});
				continue;
			}
			if (z === "?") {
				if (!(R && R.value === "(") && d.noextglob !== !0 && B() === "(" && B(2) !== "?") {
					ce("qmark", z);
					continue;
				}
				if (R && R.type === "paren") {
					let e = B(), t = z;
					if (e === "<" && !r.supportsLookbehinds()) throw Error("Node.js v10 or higher is required for regex lookbehinds");
					(R.value === "(" && !/[!=<:]/.test(e) || e === "<" && !/<([!=]|\w+>)/.test(H())) && (t = `\\${z}`), G({
						type: "text",
						value: z,
						output: t
					});
					continue;
				}
				if (d.dot !== !0 && (R.type === "slash" || R.type === "bos")) {
					G({
						type: "qmark",
						value: z,
						output: ee
					});
					continue;
				}
				G({
					type: "qmark",
					value: z,
					output: A
				});
				continue;
			}
			if (z === "!") {
				if (d.noextglob !== !0 && B() === "(" && (B(2) !== "?" || !/[!=<:]/.test(B(3)))) {
					ce("negate", z);
					continue;
				}
				if (d.nonegate !== !0 && F.index === 0) {
					ae();
					continue;
				}
			}
			if (z === "+") {
				if (d.noextglob !== !0 && B() === "(" && B(2) !== "?") {
					ce("plus", z);
					continue;
				}
				if (R && R.value === "(" || d.regex === !1) {
					G({
						type: "plus",
						value: z,
						output: C
					});
					continue;
				}
				if (R && (R.type === "bracket" || R.type === "paren" || R.type === "brace") || F.parens > 0) {
					G({
						type: "plus",
						value: z
					});
					continue;
				}
				G({
					type: "plus",
					value: C
				});
				continue;
			}
			if (z === "@") {
				if (d.noextglob !== !0 && B() === "(" && B(2) !== "?") {
					G({
						type: "at",
						extglob: !0,
						value: z,
						output: ""
					});
					continue;
				}
				G({
					type: "text",
					value: z
				});
				continue;
			}
			if (z !== "*") {
				(z === "$" || z === "^") && (z = `\\${z}`);
				let e = o.exec(H());
				e && (z += e[0], F.index += e[0].length), G({
					type: "text",
					value: z
				});
				continue;
			}
			if (R && (R.type === "globstar" || R.star === !0)) {
				R.type = "star", R.star = !0, R.value += z, R.output = P, F.backtrack = !0, F.globstar = !0, U(z);
				continue;
			}
			let t = H();
			if (d.noextglob !== !0 && /^\([^?]/.test(t)) {
				ce("star", z);
				continue;
			}
			if (R.type === "star") {
				if (d.noglobstar === !0) {
					U(z);
					continue;
				}
				let n = R.prev, r = n.prev, i = n.type === "slash" || n.type === "bos", a = r && (r.type === "star" || r.type === "globstar");
				if (d.bash === !0 && (!i || t[0] && t[0] !== "/")) {
					G({
						type: "star",
						value: z,
						output: ""
					});
					continue;
				}
				let o = F.braces > 0 && (n.type === "comma" || n.type === "brace"), s = I.length && (n.type === "pipe" || n.type === "paren");
				if (!i && n.type !== "paren" && !o && !s) {
					G({
						type: "star",
						value: z,
						output: ""
					});
					continue;
				}
				for (; t.slice(0, 3) === "/**";) {
					let n = e[F.index + 4];
					if (n && n !== "/") break;
					t = t.slice(3), U("/**", 3);
				}
				if (n.type === "bos" && ie()) {
					R.type = "globstar", R.value += z, R.output = M(d), F.output = R.output, F.globstar = !0, U(z);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && !a && ie()) {
					F.output = F.output.slice(0, -(n.output + R.output).length), n.output = `(?:${n.output}`, R.type = "globstar", R.output = M(d) + (d.strictSlashes ? ")" : "|$)"), R.value += z, F.globstar = !0, F.output += n.output + R.output, U(z);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && t[0] === "/") {
					let e = t[1] === void 0 ? "" : "|$";
					F.output = F.output.slice(0, -(n.output + R.output).length), n.output = `(?:${n.output}`, R.type = "globstar", R.output = `${M(d)}${w}|${w}${e})`, R.value += z, F.output += n.output + R.output, F.globstar = !0, U(z + V()), G({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (n.type === "bos" && t[0] === "/") {
					R.type = "globstar", R.value += z, R.output = `(?:^|${w}|${M(d)}${w})`, F.output = R.output, F.globstar = !0, U(z + V()), G({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				F.output = F.output.slice(0, -R.output.length), R.type = "globstar", R.output = M(d), R.value += z, F.output += R.output, F.globstar = !0, U(z);
				continue;
			}
			let n = {
				type: "star",
				value: z,
				output: P
			};
			d.bash === !0 ? (n.output = ".*?", (R.type === "bos" || R.type === "slash") && (n.output = N + n.output), G(n)) : R && (R.type === "bracket" || R.type === "paren") && d.regex === !0 ? (n.output = z, G(n)) : ((F.index === F.start || R.type === "slash" || R.type === "dot") && (R.type === "dot" ? (F.output += O, R.output += O) : d.dot === !0 ? (F.output += k, R.output += k) : (F.output += N, R.output += N), B() !== "*" && (F.output += T, R.output += T)), G(n));
		}
		for (; F.brackets > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "]"));
			F.output = r.escapeLast(F.output, "["), se("brackets");
		}
		for (; F.parens > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", ")"));
			F.output = r.escapeLast(F.output, "("), se("parens");
		}
		for (; F.braces > 0;) {
			if (d.strictBrackets === !0) throw SyntaxError(u("closing", "}"));
			F.output = r.escapeLast(F.output, "{"), se("braces");
		}
		if (d.strictSlashes !== !0 && (R.type === "star" || R.type === "bracket") && G({
			type: "maybe_slash",
			value: "",
			output: `${w}?`
		}), F.backtrack === !0) {
			F.output = "";
			for (let e of F.tokens) F.output += e.output == null ? e.value : e.output, e.suffix && (F.output += e.suffix);
		}
		return F;
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
})), Ue = n(((t, n) => {
	let r = e("path"), i = Ve(), a = He(), o = Be(), s = ze(), c = (e) => e && typeof e == "object" && !Array.isArray(e), l = (e, t, n = !1) => {
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
})), We = n(((e, t) => {
	t.exports = Ue();
})), Ge = n(((t, n) => {
	let r = e("util"), i = Re(), a = We(), o = Be(), s = (e) => e === "" || e === "./", c = (e) => {
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
})), Ke = t(Ge(), 1);
const qe = {
	globs: 1e3,
	length: 1e3,
	wildcards: 10,
	paths: 100
}, Je = [(e) => e.length <= qe.globs, "has more than 1000 entries. Write globs such as l10n/**/*.yaml"];
function Ye(e) {
	if (e.length > qe.length) return `is longer than ${qe.length} characters`;
	if (e.startsWith("!")) return "starts with \"!\", which would mean all other files";
	let t = e.replace(/\\./gs, "");
	if (/[?*+@!]\(|\([^()]*\|/.test(t)) return "has a group such as \"+(a|b)\". Write {a,b}. If \"(\" is part of a name, write \\(";
	let n = Ze(t);
	if (n === void 0) return "has a range such as {1..9}. Write {1,2,3}, or use *";
	if (n > qe.paths) return `stands for more than ${qe.paths} paths. Write several globs, or use *`;
	if ((t.match(/\*+|[?[]/g)?.length ?? 0) > qe.wildcards) return `has more than ${qe.wildcards} wildcards`;
	try {
		Qe(e);
		return;
	} catch {
		return "has a \"{\", \"(\" or \"[\" that closes in a wrong place";
	}
}
function Xe() {
	return h().min(1).superRefine((e, { addIssue: t }) => {
		let n = Ye(e);
		n !== void 0 && t({
			code: "custom",
			message: n
		});
	});
}
function Ze(e) {
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
function Qe(e) {
	return Ke.default.braces(e, {
		expand: !0,
		nodupes: !0,
		keepEscaping: !0
	});
}
function $e(e) {
	return Qe(e.replace(/^(?:\.\/+)+/, "")).map(et);
}
function et(e) {
	let t = e.split(/\/+/).filter((e, t, n) => e !== "**" || n[t - 1] !== "**"), n = [], r = t.length - 1;
	for (let [e, i] of t.entries()) i === "**" ? n.push({ is: e === r ? "rest" : "folders" }) : u(n, nt(i), e === r ? [] : [{
		is: "text",
		text: "/"
	}]);
	return {
		parts: n,
		superset: at(t)
	};
}
const tt = /\\(.)|(\*+)|\[([!^]?)(\]?[^\]]*)\]|(.)/gsu;
function nt(e) {
	let t = [];
	for (let [, n, r, i, a, o = ""] of e.matchAll(tt)) {
		let e = t.length === 0;
		if (r !== void 0) t.push({
			is: "star",
			first: e
		});
		else if (a !== void 0) t.push({
			is: "one",
			first: e,
			allowed: it(a, i !== "")
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
const rt = /(?!)/u;
function it(e, t) {
	let n = e.replace(/\\(.)/gsu, "$1").replace(/[\\\]^[]/g, "\\$&");
	try {
		return RegExp(t ? `[^/${n}]` : `[${n}]`, "u");
	} catch {
		return rt;
	}
}
function at(e) {
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
		let i = nt(r), [a] = i;
		i.length === 0 || i.length === 1 && a?.is === "text" ? t.push((a?.is === "text" ? a.text : "").replace(/[\\!*?|(){}[\]+@]/g, "\\$&")) : t.push(r.startsWith(".") ? ".*" : "*");
	}
	return {
		glob: t.join("/"),
		dot: !1
	};
}
function ot({ parts: e }, t, n, r = () => []) {
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
function st(e, t) {
	return Ye(t) === void 0 && $e(t).some((t) => ot(t, e, !0) !== void 0);
}
// src/kinds/settings.ts
const ct = {
	parent: "limits",
	commands: K,
	file: "both"
}, lt = {
	...ct,
	schema: () => S().min(0),
	expects: "a whole number, 0 or more"
};
function ut(e, t, n, r) {
	return N({
		...lt,
		name: e,
		default: t,
		loosens: ce(t),
		example: r,
		text: n
	});
}
function dt(e, t, n, r) {
	return N({
		...ct,
		name: e,
		schema: () => p().min(0).max(100),
		expects: "a number from 0 to 100",
		default: t,
		loosens: ce(t),
		example: r,
		text: n
	});
}
function ft(e, t, n, r) {
	return N({
		name: e,
		parent: "prune",
		schema: () => C(t),
		expects: `${t.slice(0, -1).join(", ")} or ${t.at(-1)}`,
		default: "off",
		commands: K,
		file: "both",
		loosens: G(t, "off"),
		example: n,
		text: r
	});
}
function pt(e, t) {
	return N({
		name: e,
		schema: () => x(Xe()).min(1).refine(...Je),
		expects: "a list of paths or globs, relative to lokaform.yaml",
		commands: [...we, "pull"],
		file: "both",
		option: {
			offered: "everywhere",
			as: "list",
			metavar: "GLOB"
		},
		inFile: "Relative to lokaform.yaml.",
		...t
	});
}
// src/keys/settings.ts
const mt = ut("removals", 25, "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.", 50), ht = dt("removals_percent", 10, "Maximum number of keys and texts to remove in one run, as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.", 5), gt = dt("overwrites_percent", 50, "A run may overwrite live values of at most this percentage of the declared keys that are in the project. It is used only if there are 20 keys or more.", 20), _t = N({
	...lt,
	name: "unverified",
	loosens: ce(Infinity),
	example: 500,
	text: "Maximum number of translations that changes of base texts may mark unverified in one run. It has no effect if the setting `auto_toggle_unverified` of the project is off.",
	usual: "no limit"
}), vt = {
	manifests: pt("keys", {
		example: ["l10n/**/keys.yaml"],
		text: "Key manifests, as paths or globs.",
		inHelp: "Turns prune off, except for what `--prune` names.",
		inAction: "Relative to `working-directory`. Turns prune off.",
		usual: "`keys.yaml`, if there is one."
	}),
	prune: ft("keys", ie, "owned", "Which undeclared keys to remove: `off` (none), `owned` (those with the tag `lokaform:<owner>`, see the setting `owner`) or `all`."),
	limits: [
		mt,
		ht,
		gt,
		_t
	]
}, yt = ut("webhook_removals", 2, "Maximum number of webhooks to remove in one run.", 0), bt = {
	manifests: pt("webhooks", {
		example: ["l10n/webhooks.yaml"],
		text: "Webhook manifests, as paths or globs.",
		inHelp: "Turns prune off, like `--keys`.",
		inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
		usual: "`webhooks.yaml`, if there is one (not for a branch of a project)."
	}),
	prune: ft("webhooks", ["off", "all"], "all", "Which undeclared webhooks to remove: `off` (none) or `all`. `webhooks: []` in the manifest declares that there are none. A workflow does not remove webhooks whose URL is in no manifest: for that, run `lokaform apply` at a terminal."),
	limits: [yt]
}, xt = [vt, bt], St = xt.map(({ manifests: e }) => e), Ct = xt.map(({ prune: e }) => e), wt = xt.flatMap(({ limits: e }) => e), Tt = {
	schema: () => _(),
	expects: "true or false",
	default: !1
}, q = {
	...Tt,
	option: {
		offered: "on the command line",
		as: "switch"
	}
}, Et = {
	schema: () => h().min(1),
	expects: "the path of a file"
}, Dt = {
	schema: () => h().min(1),
	expects: "the path of a folder"
}, Ot = "on the command line", kt = [
	"translations",
	"pull",
	"pull-request",
	"apply",
	"drift"
], At = ["translations", "pull"], jt = C([...kt, "none"]), Mt = N({
	name: "workflows",
	schema: () => x(h()).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).pipe(x(jt)).refine((e) => !e.includes("none") || e.length === 1, "has none and other names").refine((e) => !e.includes("translations") || e.every((e) => e === "translations" || e === "pull"), "has translations and a part of it"),
	expects: `none, or names with commas between them: ${kt.join(", ")}. translations already contains pull-request, apply and drift`,
	commands: ["init"],
	option: {
		offered: Ot,
		as: "list",
		metavar: "translations,pull|none"
	},
	text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
	usual: "`translations` and `pull`, if there is no terminal for the question."
}), Nt = N({
	name: "default_branch",
	schema: () => h().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
	expects: "the name of a branch",
	commands: ["init"],
	option: {
		offered: Ot,
		as: "text",
		metavar: "BRANCH"
	},
	text: "The branch from which the workflows apply.",
	usual: "the default branch of the repository, as far as git knows it."
}), Pt = N({
	...q,
	name: "texts",
	commands: ["demo"],
	text: "Show the example whose texts are in the code, in JSON files and `.strings` files, and how a text of the project gets back into them."
}), Ft = "lokaform", It = [...St.map(({ name: e }) => e), Ft], Lt = N({
	name: "schema_name",
	schema: () => C(It),
	expects: `one of ${It.join(", ")}`,
	commands: ["schema"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: It.join("|")
	},
	text: "The schema to print."
}), Rt = N({
	name: "problem_code",
	schema: () => h().min(1),
	expects: "the code of a problem, such as unknown-member",
	commands: ["explain"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "CODE"
	},
	text: "The code at the end of a problem. Without a code, all codes are listed."
}), zt = ["bash", "zsh"], Bt = N({
	name: "shell",
	schema: () => C(zt),
	expects: `one of ${zt.join(", ")}`,
	commands: ["completion"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: zt.join("|")
	},
	text: "The shell that the script is for."
}), Vt = N({
	name: "webhook",
	schema: () => h().min(1),
	expects: "the id or the URL of a webhook",
	commands: ["webhook-secret"],
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "URL|ID"
	},
	text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest."
}), Ht = N({
	...Et,
	name: "secrets_file",
	commands: ["webhook-secret"],
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	text: "File for the secret. Only its owner can read it."
}), Ut = N({
	...Tt,
	name: "rotate",
	commands: ["webhook-secret"],
	option: {
		offered: "everywhere",
		as: "switch"
	},
	text: "Make a new secret first. The service uses it at once.",
	inAction: "It runs only where apply may write."
}), Wt = {
	offered: Ot,
	as: "text",
	metavar: "FILE"
}, Gt = N({
	name: "port",
	schema: () => S().min(0).max(65535),
	expects: "a whole number from 0 to 65535",
	default: 0,
	commands: ["sandbox"],
	option: {
		offered: Ot,
		as: "number",
		metavar: "N"
	},
	text: "Port to listen on.",
	usual: "any free port."
}), Kt = N({
	...Et,
	name: "state",
	commands: ["sandbox"],
	option: Wt,
	text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write."
}), qt = N({
	name: "copy_of",
	schema: () => h().min(1),
	expects: "the id of a project",
	commands: ["sandbox"],
	option: {
		offered: Ot,
		as: "text",
		metavar: "ID"
	},
	text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
	inHelp: "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file."
}), Jt = N({
	...q,
	name: "no_limits",
	commands: ["sandbox"],
	text: "Do not enforce the service's limits (6 requests per second, 10 at the same time)."
}), Yt = N({
	...Et,
	name: "log",
	commands: ["sandbox"],
	option: Wt,
	text: "Write one line of JSON for each request: time, method, path, status, bytes of the answer, ms."
}), Xt = [
	{
		title: "For init",
		settings: [Mt, Nt]
	},
	{
		title: "For webhook-secret",
		settings: [
			Vt,
			Ht,
			Ut
		]
	},
	{
		title: "For schema",
		settings: [Lt]
	},
	{
		title: "For explain",
		settings: [Rt]
	},
	{
		title: "For completion",
		settings: [Bt]
	},
	{
		title: "For the sandbox",
		settings: [
			Gt,
			Kt,
			qt,
			Jt,
			Yt
		]
	},
	{
		title: "For demo",
		settings: [Pt]
	}
], Zt = N({
	name: "by",
	parent: "prune",
	schema: () => C(B),
	expects: "archive or destroy",
	commands: K,
	file: "both",
	loosens: G([void 0, ...B], void 0),
	example: "archive",
	text: "How to remove a key: `archive` or `destroy`. Required if `prune.keys` is on. With `archive`, apply also takes declared keys out of the archive, even if prune is off. Keys that declare `is_archived: true` stay archived."
}), Qt = [...Ct, Zt], $t = N({
	name: "prune",
	schema: () => x(h().refine((e) => ne([e]).every(en), "has a part that is not one of these")),
	expects: `parts such as keys=owned,by=archive. ${Qt.map(({ name: e, expects: t }) => `${e} is ${t}`).join(", ")}`,
	commands: K,
	option: {
		offered: "on the command line",
		as: "list",
		metavar: "PARTS"
	},
	text: "What to remove in this run, and how: values of `prune` with commas between them, such as `keys=owned,by=archive`.",
	usual: "the values in lokaform.yaml."
});
function en({ name: e, value: t }) {
	return Qt.some((n) => n.name === e && n.schema.safeParse(t).success);
}
const tn = N({
	name: "on_problem",
	schema: () => C(V),
	expects: "skip or stop",
	default: H.onProblem,
	commands: K,
	file: "both",
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "HOW"
	},
	loosens: G(V.toReversed(), H.onProblem),
	example: "stop",
	text: "What to do if a key or webhook has a problem: `skip` it and continue with the others, or `stop` and write nothing."
}), nn = N({
	name: "allow_removals",
	schema: () => S().min(0),
	expects: "a whole number, 0 or more",
	commands: Te,
	option: {
		offered: "everywhere",
		as: "number",
		metavar: "N"
	},
	text: "Maximum number of keys, texts and webhooks to remove in this run. It replaces `limits.removals`, `limits.removals_percent` and `limits.webhook_removals` for this run. All other checks stay on."
}), rn = N({
	name: "allow_wrong_project",
	schema: () => _(),
	expects: "true or false",
	default: H.allowWrongProject,
	commands: K,
	file: "both",
	loosens: G([!1, !0], H.allowWrongProject),
	example: !0,
	text: "Continue if the project has 10 keys or more and none of them is declared."
}), an = N({
	...Dt,
	name: "backup_dir",
	commands: ["apply", "restore"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "DIR"
	},
	text: "Folder for the backup of what a run removes or overwrites.",
	usual: "lokaform-backup."
}), on = N({
	...Et,
	name: "backup",
	commands: ["restore"],
	option: {
		offered: "as an argument",
		as: "text",
		metavar: "FILE"
	},
	text: "The backup to restore."
}), sn = N({
	...q,
	name: "force",
	commands: ["restore"],
	text: "Also replace live values that changed after the backup was written."
}), cn = {
	title: "What may be removed",
	settings: [
		...Qt,
		$t,
		tn,
		...wt,
		nn,
		rn,
		an,
		on,
		sn
	]
}, ln = ["pull"], un = "on the command line", dn = () => x(h().min(1)).transform((e) => e.flatMap((e) => e.split(",").map((e) => e.trim()))).refine((e) => e.every((e) => e !== ""), "has an empty name"), fn = (e) => ({
	offered: "everywhere",
	as: "list",
	metavar: e
}), pn = N({
	name: "split_by",
	schema: () => C(be),
	expects: "filename, prefix, tag or none",
	default: "none",
	commands: [...ln, "init"],
	option: {
		offered: un,
		as: "text",
		metavar: "filename|prefix|tag|none"
	},
	text: "Write one key manifest for each filename, prefix of the name (up to the first `.`, `:`, `/` or `_`) or first tag, in the folder `keys`. The other keys are in keys.yaml."
}), mn = N({
	name: "languages",
	parent: "pull",
	schema: () => d([v("all").transform(() => ["all"]), dn().refine((e) => e.length > 0, "is empty").meta({ minItems: 1 })]),
	expects: "all, or a list of languages of the project",
	commands: [...ln, "init"],
	file: "both",
	option: fn("en,de|all"),
	example: "all",
	text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
	usual: "the base language of the project; if there are manifests, the languages that an entry declares."
}), hn = N({
	name: "fields",
	schema: dn,
	expects: "names of fields with commas between them, or all",
	commands: [...ln, "init"],
	option: fn("description,tags|all"),
	text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
	usual: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`."
}), gn = N({
	...Dt,
	name: "dir",
	commands: ln,
	option: {
		offered: un,
		as: "text",
		metavar: "DIR"
	},
	text: "Folder of the first manifests.",
	usual: "the folder of lokaform.yaml, or the working directory."
}), _n = N({
	...q,
	name: "dry_run",
	commands: ln,
	text: "Print what would be written, and write nothing."
}), vn = N({
	...Tt,
	name: "new",
	commands: ln,
	option: {
		offered: "everywhere",
		as: "switch"
	},
	text: "Also declare live keys that no manifest has, if there are manifests. Each comes after its nearest relative by name. Without a relative, and with several manifests, it is listed instead."
}), yn = N({
	...q,
	name: "remove_missing",
	commands: ln,
	text: "List entries whose key is not live, and remove them after a question. The limits of removals count them."
}), bn = {
	title: "For pull",
	settings: [
		pn,
		mn,
		hn,
		vn,
		yn,
		gn,
		_n
	]
}, xn = [
	"validate",
	"plan",
	"apply"
], Sn = {
	placeholders: "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key. All checks and their levels are in [checks.md](checks.md).",
	icu: "ICU messages with a mistake, such as a plural without `other`.",
	plurals: "Plural forms that a language needs and a text lacks.",
	length: "Texts that are longer than `char_limit`.",
	blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
	base: "Keys with a text in other languages, but none in the base language."
}, Cn = (e) => N({
	name: e,
	parent: "checks",
	schema: () => C(se),
	expects: "warn, error or off",
	default: "warn",
	commands: xn,
	file: "both",
	example: "error",
	text: Sn[e]
}), wn = oe.map((e) => ({
	name: e,
	row: Cn(e)
})), Tn = {
	title: "Advice on texts",
	settings: wn.map((e) => e.row)
}, En = {
	offered: "everywhere",
	as: "text",
	metavar: "FILE"
}, Dn = N({
	...Et,
	name: "out",
	commands: ["plan"],
	option: En,
	text: "Write the plan to this file, as JSON."
}), On = N({
	...Et,
	name: "plan",
	commands: ["apply"],
	option: En,
	text: "Apply only the changes of this reviewed plan. Other changes are listed and make the run fail.",
	inHelp: "`plan --out` writes the file.",
	inAction: "The input `out` of plan writes the file."
}), kn = N({
	name: "report",
	schema: () => x(h().regex(/.\.(json|md|html)$/)),
	expects: "the path of a file that ends with .json, .md or .html",
	default: [],
	commands: [
		...we,
		"restore",
		"report"
	],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "FILE"
	},
	text: "Write the complete report to a file. Its extension decides: `.json` is data, `.md` is Markdown, `.html` is a page with filters and a search."
}), An = N({
	name: "format",
	schema: () => C([
		"text",
		"json",
		"markdown"
	]),
	expects: "text, json or markdown",
	default: "text",
	commands: [...K, "report"],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FORMAT"
	},
	text: "Output format: `text`, `json` or `markdown`."
}), jn = N({
	...q,
	name: "detailed_exitcode",
	commands: ["plan", "pull"],
	text: "Exit with 2 if there are changes, and with 0 only if there are none. For pull, changes are written files."
}), Mn = N({
	...q,
	name: "all",
	commands: [...Ee, "pull"],
	text: "Show everything that is cut or only counted without it: whole texts, and all kept texts and objects.",
	inHelp: "For plan: also the unmanaged keys and webhooks, by name and id: those that no manifest declares, and that are not removed. All keys of the project are read for them, unless `--filter` is given."
}), Nn = N({
	...q,
	name: "matrix",
	commands: ["validate", "plan"],
	text: "Print the names of the projects in lokaform.yaml as a JSON list, for a matrix of jobs. Does nothing else."
}), Pn = N({
	...q,
	name: "verbose",
	commands: [...Ee, "pull"],
	text: "Also print each request.",
	inHelp: "It goes to standard error."
}), Fn = N({
	...Tt,
	name: "quiet",
	commands: [
		...we,
		"restore",
		"report"
	],
	option: {
		offered: "on the command line",
		as: "switch",
		short: "q"
	},
	text: "Print only problems, failures and the last line of the plan."
}), In = N({
	...q,
	name: "yes",
	commands: [
		"apply",
		"restore",
		"webhook-secret"
	],
	text: "Do not ask for confirmation. Without it, the run asks before it writes, but only if standard input is a terminal."
}), Ln = N({
	...q,
	name: "no_color",
	commands: xe,
	text: "Do not use colours. The environment variable `NO_COLOR` does the same."
}), Rn = N({
	...Tt,
	name: "help",
	commands: xe,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "h"
	},
	text: "Show this help."
}), zn = N({
	...Tt,
	name: "version",
	commands: xe,
	option: {
		offered: "on the command line",
		as: "switch",
		short: "V"
	},
	text: "Show the version."
}), Bn = {
	title: "Files and output",
	settings: [
		Dn,
		On,
		kn,
		An,
		jn,
		Mn,
		Nn,
		Pn,
		Fn
	]
}, Vn = {
	title: "General",
	settings: [
		In,
		Ln,
		Rn,
		zn
	]
}, Hn = ["report"], Un = () => x(h().min(1)), Wn = N({
	name: "reports",
	schema: () => x(Xe()).refine(...Je),
	expects: "paths or globs of files",
	commands: Hn,
	option: {
		offered: "as an argument and in the action",
		as: "list",
		metavar: "FILE…"
	},
	text: "Report files of `validate`, `plan`, `apply` or `drift`: paths or globs, for example `reports/**/*.json`.",
	inAction: "Relative to `working-directory`."
}), Gn = () => Un().transform((e, t) => e.flatMap((e) => {
	if (!e.startsWith("[")) return [e];
	let n = x(h()).safeParse(Kn(e));
	return n.success ? n.data.filter((e) => e !== "") : (t.addIssue("is not a JSON list of names"), []);
}));
function Kn(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
const qn = N({
	name: "expect",
	schema: Gn,
	expects: "names of projects, or a JSON list of them",
	default: [],
	commands: Hn,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	text: "Names of the projects that must have a report, or a JSON list of names. If a report is missing, the run names its project and fails.",
	inAction: "Use the output `matrix` of the step that makes the matrix.",
	usual: "only the projects in the reports."
}), Jn = {
	title: "For report",
	settings: [Wn, qn]
}, Yn = {
	s: 1e3,
	m: 6e4,
	h: 36e5
}, Xn = "is not a time from 1 s to 24 h", Zn = N({
	name: "time_limit",
	schema: () => h().regex(/^(\d{1,9})([smh])$/, Xn).transform((e) => Number.parseInt(e, 10) * (Yn[e.slice(-1)] ?? 0)).refine((e) => e >= 1e3 && e <= 864e5, Xn),
	expects: "a time such as 30m, 90s or 1h, from one second to 24 hours",
	commands: [...Ee, "pull"],
	file: "top",
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "TIME"
	},
	example: "30m",
	text: "Maximum time of the run (`90s`, `30m`, `1h`). After it, the run sends no new change and fails. Run it again to make the other changes.",
	usual: "no limit."
}), Qn = N({
	name: "rate",
	schema: () => p().min(.1).max(1e3),
	expects: "a number from 0.1 to 1000",
	default: 6,
	commands: [
		...Ee,
		"pull",
		"init"
	],
	file: "both",
	option: {
		offered: "on the command line",
		as: "number",
		metavar: "N"
	},
	example: 3,
	text: "Requests per second. The service allows 6 per token and per IP address."
}), $n = N({
	name: "concurrency",
	schema: () => S().min(1).max(10),
	expects: "a whole number from 1 to 10",
	default: 6,
	commands: [...Ee, "pull"],
	file: "both",
	option: {
		offered: "on the command line",
		as: "number",
		metavar: "N"
	},
	example: 2,
	text: "Requests at the same time, 1 to 10."
}), er = N({
	name: "use_automations",
	schema: () => _(),
	expects: "true or false",
	commands: [...Te, "restore"],
	file: "both",
	loosens: G([
		!1,
		void 0,
		!0
	], void 0),
	example: !1,
	text: "Whether writes start the automations of the project.",
	usual: "the service decides."
}), tr = {
	title: "Pace",
	settings: [
		Zn,
		Qn,
		$n,
		er
	]
}, nr = C(z), rr = N({
	name: "languages",
	schema: () => y(h().min(1), nr),
	expects: "a mapping of languages, or \"*\" for all others, to enforce, merge, seed or ignore",
	default: H.languages,
	commands: K,
	file: "both",
	loosens: ir,
	empty: "The same as without it.",
	example: {
		en: "merge",
		de: "enforce",
		"*": "seed"
	},
	text: "Who owns the texts of each language: `enforce`, `merge`, `seed` or `ignore`. `*` means all languages that are not listed, including the base language.",
	usual: "`merge` for every language."
});
function ir(e = {}, t = {}) {
	let n = G([
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
const ar = d([S().positive().transform(String), h().regex(/^[^\s@]+@[^\s@]+$|^[1-9]\d*$/, "is not a valid writer")]), or = N({
	name: "writers",
	schema: () => x(ar),
	expects: "a list of addresses or user ids",
	commands: K,
	file: "both",
	loosens: (e, t) => t === void 0 || t.some((t) => !e?.includes(t)),
	empty: "No text counts as written by Lokaform.",
	example: ["l10n-ci@example.com"],
	text: "The users that Lokaform writes as, by address or user id, such as `l10n-ci@example.com`. An apply that ran late is recognized by them.",
	usual: "the user that the token belongs to."
}), sr = {
	schema: () => x(h().min(1)),
	expects: "names of keys, each with or without a language: KEY or KEY:LANGUAGE, also with * at the end of KEY"
}, cr = N({
	...sr,
	name: "overwrite",
	default: [...H.overwrite],
	commands: Te,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the declared text of this key into the project, even if a person changed it there. `cart.*:de` and `*` decide only conflicts and undecided texts; a whole name also decides texts to pull, and with its language, texts that the rule `seed` keeps."
}), lr = N({
	...sr,
	name: "accept",
	default: [...H.accept],
	commands: ["pull"],
	option: {
		offered: "on the command line",
		as: "list",
		metavar: "KEY[:LANG]"
	},
	text: "Write the project's text of this key into its file, even if the text of the file is newer. `cart.*:de` and `*` decide only conflicts and undecided texts."
}), ur = N({
	name: "owner",
	schema: () => h().regex(/^[A-Za-z0-9_.-]+$/, "is not a valid name"),
	expects: "a name of letters, digits, underscores, dots and hyphens",
	commands: K,
	file: "both",
	loosens: (e, t) => t !== void 0 && t !== e,
	example: "web-team",
	text: "The team that owns the keys. New keys get the tag `lokaform:<owner>`.",
	usual: "no tag."
}), dr = N({
	name: "protected_tags",
	schema: () => x(h().min(1)),
	expects: "a list of tags",
	default: [...H.protectedTags],
	commands: K,
	file: "both",
	loosens: (e, t) => {
		let n = t ?? H.protectedTags;
		return (e ?? H.protectedTags).some((e) => !n.includes(e));
	},
	empty: "No tag protects a key.",
	example: ["protected", "legal"],
	text: "A live key with one of these tags keeps the tag, and is never removed."
}), fr = {
	title: "Who owns texts and keys",
	settings: [
		rr,
		or,
		cr,
		lr,
		ur,
		dr
	]
};
// src/kinds/textSource.ts
function pr({ languages: e, base: t, alsoReads: n = [] }, r) {
	let i = e ?? (t === void 0 ? void 0 : [t]);
	return !i || i.includes(r) || n === "all" || n.includes(r);
}
const mr = "{lang}";
function hr({ files: e }) {
	return Nr(e).replaceAll(mr, "*");
}
function gr(e, t) {
	if (!Cr(e.files)) return e.language;
	let [n] = Ar(e, t);
	return n && _r(e, t.slice(n.start, n.end));
}
function _r({ languageMap: e }, t) {
	return Object.hasOwn(e, t) ? e[t] ?? t : t;
}
function vr({ languageMap: e }, t) {
	return Object.entries(e).find(([, e]) => e === t)?.[0] ?? t;
}
function yr(e, t, n) {
	let r = Ar(e, t), i = vr(e, n);
	return r.length === 0 ? void 0 : r.reduceRight((e, { start: t, end: n }) => e.slice(0, t) + i + e.slice(n), t);
}
function br(e, t) {
	return Sr(t, Cr(e.files) ? Ar(e, t) : []);
}
function xr(e) {
	return Sr(e, [...e.matchAll(/\{lang\}/g)].map(({ index: e }) => ({
		start: e,
		end: e + 6
	})));
}
function Sr(e, t) {
	let n = e.lastIndexOf("/") + 1, r = e.lastIndexOf("."), i = r > n ? r : e.length;
	return {
		file: t.filter((e) => e.start >= n && e.end <= i).reduceRight((e, t) => wr(e, t.start - n, t.end - n), e.slice(n, i)),
		dir: Er(e.slice(0, n), t)
	};
}
function Cr(e) {
	return e.includes(mr);
}
function wr(e, t, n) {
	let r = e.slice(0, t), i = e.slice(n);
	return /[-_.+ ]$/.test(r) ? r.slice(0, -1) + i : r + i.replace(/^[-_.+ ]/, "");
}
const Tr = /\.lproj$|^values(-|$)/;
function Er(e, t) {
	let n = 0, r = "";
	for (let i of e.split("/").slice(0, -1)) {
		let e = n + i.length;
		!t.some((t) => t.start < e && t.end > n) && !Tr.test(i) && (r = i), n = e + 1;
	}
	return r === ".." ? "" : r;
}
const Dr = /^(?:[a-z]{2,3}(?:[-_](?:[A-Z][a-z]{3}|r?[A-Z]{2}|[0-9]{3}))+|b\+[A-Za-z0-9+]+)$/, Or = /^[A-Za-z]{2,3}$/, kr = /^[A-Za-z]{2,3}(?:[-_+][A-Za-z0-9]+)*$/;
function Ar(e, t) {
	let n = $e(e.files.replaceAll(mr, "")), r = new Set([...Object.keys(e.languageMap), ...e.languages ?? []]);
	for (let e of [
		jr(r),
		Mr(Dr),
		Mr(Or),
		Mr(kr, !0)
	]) for (let r of n) {
		let n = ot(r, t, !0, e) ?? [];
		if (n.length > 0) return n;
	}
	return [];
}
function jr(e) {
	let t = [...new Set([...e].map(({ length: e }) => e))].sort((e, t) => t - e);
	return (n, r) => t.map((e) => r + e).filter((t) => e.has(n.slice(r, t)));
}
function Mr(e, t = !1) {
	return (n, r) => {
		let [i = ""] = /^[\w+-]*/.exec(n.slice(r, r + 40)) ?? [], a = Array.from(i, (e, t) => r + t + 1).filter((t) => e.test(n.slice(r, t)));
		return t ? a : a.reverse();
	};
}
function Nr(e) {
	return e.replace(/^(?:\.\/+)+/, "");
}
function Pr(e, t) {
	return e === Nr(t) || st(e, t);
}
// src/model/place.ts
const Fr = S().min(0), Ir = m({
	file: h(),
	line: Fr,
	col: Fr,
	endLine: Fr,
	endCol: Fr
});
function Lr(e, t, n = []) {
	let r = Ur(e, t, n);
	return Br(r.file, r.at.start, r.at.end);
}
function Rr(e, t, n) {
	let r = Ur(e, t, n), { start: i, end: a } = r.at.name ?? r.at;
	return Br(r.file, i, a);
}
function zr(e, t, n) {
	return Ur(e, t, n).file;
}
function Br(e, t, n) {
	let r = Wr(e, t), i = Wr(e, Math.max(t, n));
	return {
		file: e.path,
		line: r.line,
		col: r.col,
		endLine: i.line,
		endCol: i.col
	};
}
function Vr(e) {
	let t = [0];
	for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", n + 1)) t.push(n + 1);
	return t;
}
function Hr(e, t) {
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
function Ur(e, t, n) {
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
function Wr(e, t) {
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
const Gr = m({
	iso: h(),
	id: h().optional(),
	pluralForms: x(h()).readonly()
}), Kr = m({
	id: h(),
	digest: h().exactOptional(),
	name: h(),
	type: h(),
	baseLanguage: h(),
	languages: x(Gr).readonly().optional(),
	perPlatformNames: _(),
	segmentation: _(),
	autoToggleUnverified: _().optional()
});
function qr(e) {
	return e.split(":")[0] ?? e;
}
function Jr(e) {
	let t = qr(e);
	return /^[\da-f]+\.\d+$/i.test(t) ? `https://app.lokalise.com/project/${t}/` : void 0;
}
// src/model/plan.ts
const Yr = 253402300799, Xr = S().min(0), Zr = x(h()).readonly(), Qr = d([p(), h()]), $r = f(), ei = m({
	by: h().exactOptional(),
	at: p().min(0).max(Yr),
	reviewed: v(!0).exactOptional()
}), ti = m({
	field: h(),
	part: h().exactOptional(),
	before: $r.exactOptional(),
	after: $r,
	edited: ei.exactOptional()
}).extend({
	place: Ir,
	seen: h().exactOptional(),
	unverifies: Zr.exactOptional()
}), ni = m({
	kind: h(),
	label: h()
}), ri = ni.extend({ ref: h() }), ii = ri.extend({
	place: Ir,
	identity: $r,
	fields: x(ti).readonly()
}), ai = ii.extend({ action: v("create") }), oi = ii.extend({
	action: v("update"),
	renamed_from: h().exactOptional()
}), si = {
	id: Qr,
	seen: h(),
	tags: Zr.exactOptional()
}, ci = oi.extend({
	...si,
	edited: ei.exactOptional()
}), li = ri.extend({
	action: v("destroy"),
	...si,
	how: C(B),
	texts: x(m({
		field: h(),
		part: h(),
		before: $r,
		edited: ei.exactOptional()
	})).exactOptional()
}), ui = b("action", [
	ai,
	ci,
	li
]), di = ni.extend({ id: Qr }), fi = m({
	field: h(),
	part: h().exactOptional(),
	reason: C([
		"held",
		"pull",
		"conflict",
		"undecided",
		"changed-since",
		"converts"
	]),
	live: $r,
	declared: $r.exactOptional(),
	edited: ei.exactOptional(),
	cause: C([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	landed: p().min(0).max(Yr).exactOptional()
}), pi = di.extend({
	...fi.shape,
	place: Ir
}), mi = di.extend({
	reason: C([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: h().exactOptional(),
	place: Ir.exactOptional()
}), hi = ni.extend({ place: Ir }), gi = m({
	variable: h(),
	host: h(),
	place: Ir
}), _i = {
	unchanged: Xr,
	unmanaged: Xr
}, vi = m({
	filters: Zr,
	by_kind: y(h(), m({
		chosen: Xr,
		declared: Xr
	})),
	unmatched: Zr
}), yi = x(ui).readonly(), bi = x(d([pi, mi])).readonly(), xi = x(di).readonly(), Si = m({
	format_version: v(1),
	project: Kr,
	changes: yi,
	kept: bi,
	skipped: x(hi).readonly(),
	counts: m({
		..._i,
		by_kind: y(h(), m(_i)),
		adopted: Xr
	}),
	sends: x(gi).readonly().exactOptional(),
	filter: vi.exactOptional()
}), Ci = m({
	caused: yi,
	pending: yi,
	resolved: yi,
	kept: bi,
	sends: x(gi).readonly(),
	no_longer_declared: xi
}), wi = hi.extend({ fields: x(m({
	field: h(),
	part: h().exactOptional(),
	before: $r
})).readonly().exactOptional() }), Ti = hi.extend({
	member: h(),
	before: h().optional(),
	after: h().optional()
}), Ei = m({
	changes: x(b("action", [ai, oi])).readonly(),
	no_longer_declared: x(wi).readonly(),
	rematched: x(Ti).readonly(),
	changed_defaults: Zr
}), Di = b("state", [
	m({
		state: v("done"),
		id: Qr
	}),
	m({
		state: v("failed"),
		how: C([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		message: h(),
		place: Ir.exactOptional()
	}),
	m({
		state: v("skipped"),
		message: h(),
		place: Ir.exactOptional(),
		written: Zr.exactOptional()
	}),
	m({
		state: v("not attempted"),
		message: h()
	})
]), Oi = [
	"zero",
	"one",
	"two",
	"few",
	"many",
	"other"
], ki = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var Ai = class {
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
		return t ? e.replace(ki, "_").length : e.length;
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
const ji = /["&<]/, Mi = /['&<]/, Ni = /\r\n|[\n\r\t]/g, Pi = /<|&|]]>/, Fi = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function Ii(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || Li(e, t);
}
function Li(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function Ri(e) {
	return e === "#" || Ii(e);
}
function zi(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function Bi(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var J = class e {
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
J.TYPE_CDATA = "cdata", J.TYPE_COMMENT = "comment", J.TYPE_DOCUMENT = "document", J.TYPE_DOCUMENT_TYPE = "doctype", J.TYPE_ELEMENT = "element", J.TYPE_PROCESSING_INSTRUCTION = "pi", J.TYPE_TEXT = "text", J.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var Vi = class extends J {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return J.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(J.prototype.toJSON.call(this), { text: this.text });
	}
}, Hi = class extends Vi {
	get type() {
		return J.TYPE_CDATA;
	}
}, Ui = class extends J {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return J.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(J.prototype.toJSON.call(this), { content: this.content });
	}
}, Wi = class extends J {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return J.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = J.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, Gi = class e extends J {
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
		return J.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(J.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, Ki = class extends J {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof Gi) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return J.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(J.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, qi = class extends J {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return J.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = J.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, Ji = class extends Error {
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
}, Yi = class extends J {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return J.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(J.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, Xi = class {
	constructor(e, t = {}) {
		let n = this.document = new Ki();
		this.currentNode = n, this.options = t, this.scanner = new Ai(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = Zi(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === J.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new Vi(e), t);
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
		let n, r = !1, i = "", a = t === "\"" ? ji : Mi;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(Ni, " ")), e.peek()) {
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
		return this.options.preserveCdata ? this.addNode(new Hi(Zi(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(Pi);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new Ui(Zi(n)), t);
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
		return !this.options.preserveDocumentType || this.addNode(new qi(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new Gi(n, r);
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
		return Li(this.scanner.peek()) ? this.scanner.consumeMatchFn(Ii) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new Yi(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new Yi(n, Zi(r)), t);
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
		let t = e.consumeMatchFn(Ri);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!Bi(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = Fi[t], n === void 0) {
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
		return !!this.scanner.consumeMatchFn(zi);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (Ii(e.peek())) return e.reset(t), !1;
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
		return !this.options.preserveXmlDeclaration || this.addNode(new Wi(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new Ji(e, t.charIndex, t.string);
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
			if (!Bi(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function Zi(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function Qi(e, t) {
	return new Xi(e, t).document;
}
// src/locales/faults.ts
function $i(e) {
	return e.toSorted((e, t) => e.at.start - t.at.start);
}
function ea(e) {
	let t = M(() => Vr(e));
	return (e, n, r) => {
		let { line: i } = Br({
			path: "",
			lineStarts: t()
		}, n.start, n.end);
		return {
			code: "duplicate-text",
			message: `${e}, also at line ${i}. Keep one of them.`,
			at: r
		};
	};
}
function Y(e, t, n) {
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
// src/locales/android/read.ts
const ta = new Map([
	["string", "string"],
	["plurals", "plurals"],
	["string-array", "array"]
]);
function na(e, t, n = []) {
	let r = [];
	for (let i of ra(t)) {
		let t = ta.get(i.name === "item" ? i.attributes.type : i.name);
		if (!t) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = i.attributes, { attributes: c } = Fa(e, i), l = c.get("name"), u = {
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
function ra({ children: e }) {
	return e.filter((e) => e instanceof Gi);
}
function ia(e, t, n) {
	let r = Fa(e, t);
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
	}, a = Ia(e, t);
	return a.some((t) => t.is === "tag" || aa(e, t, n)) ? ca(e, a, i) : oa(e, a, i);
}
function aa(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function oa(e, t, n) {
	let r = ma(pa(t.map((t) => fa(e, t)).join(""))), i = t.length > 0 ? ha(e, t, n) : n;
	if (sa.test(r)) return {
		at: i,
		style: "plain",
		content: {
			is: "reference",
			to: r
		}
	};
	let a = ga(), o = _a(r, a), s = t.some(({ is: e }) => e === "cdata"), c = a.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(r);
	return {
		at: i,
		style: s ? "cdata" : c ? "quoted" : "plain",
		content: da(o, a.why)
	};
}
const sa = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function ca(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = ga(), a = la(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = pa(s.source)), !r && c && (c.source = ma(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : _a(t, i, !0));
	return {
		at: r ? n : ha(e, t, n),
		style: r ? "styled" : "markup",
		content: da(l.join(""), i.why)
	};
}
function la(e, t) {
	let n = [];
	for (let r of t) {
		let t = Ta(e.slice(r.start, r.end)), i = r.is === "cdata" ? ua(t) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function ua(e) {
	return e.slice(9, -3).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
function da(e, t) {
	return t ? {
		is: "wrong",
		why: t
	} : l.test(e) ? {
		is: "wrong",
		why: a("This text")
	} : {
		is: "text",
		text: e
	};
}
function fa(e, { is: t, start: n, end: r }) {
	let i = Ta(e.slice(n, r));
	return t === "cdata" ? i.slice(9, -3) : wa(i);
}
function pa(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function ma(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function ha(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
function ga() {
	return {
		isQuoted: !1,
		isAfterBlank: !1,
		quotes: 0
	};
}
function _a(e, t, n = !1) {
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
					r += n ? Sa(e) : e, i += 4;
				} else t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
			} else r += a;
		} else r += a;
	}
	return r;
}
function va(e) {
	return `"${e.replace(/[\\"]/g, "\\$&").replace(ba, xa)}"`;
}
function ya(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(ba, xa).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const ba = /[\0-\x1f\ufffe\uffff]/g;
function xa(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function Sa(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const Ca = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function wa(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : Ca.get(r) ?? e);
}
function Ta(e) {
	return e.replace(/\r\n?/g, "\n");
}
const Ea = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function Da(e) {
	let t = {
		start: 0,
		end: 0
	};
	if (e.trim() === "") return Y(e, "The file is empty. Write <resources></resources> if it has no texts yet.", t);
	let n = Ea.exec(e)?.index;
	if (n !== void 0) return Y(e, "This is a character that XML cannot have, such as a NUL. Remove it.", {
		start: n,
		end: n + 1
	});
	let r = ja(e), i = Oa(e, r);
	if ("faults" in i) return i;
	let { root: a } = i;
	return a?.name === "resources" ? {
		root: a,
		entities: r
	} : Y(e, "The root of a file of Android texts must be <resources>.", a ? {
		start: a.start,
		end: a.start + a.name.length + 1
	} : t);
}
function Oa(e, t) {
	try {
		return Qi(e.replaceAll("\r", " "), {
			includeOffsets: !0,
			preserveCdata: !0,
			preserveComments: !0,
			resolveUndefinedEntity: (e) => t.has(e) ? e : null
		});
	} catch (t) {
		if (t instanceof Ji) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = Aa(e, t.pos), i = n.startsWith("Unterminated reference") ? e.lastIndexOf("&", r) : r;
			return Y(e, `The XML is not well-formed. ${n.slice(0, 200)}. ${ka}`, {
				start: i,
				end: Math.min(e.length, i + 1)
			});
		}
		if (t instanceof RangeError) return Y(e, "The XML has too many elements inside of each other. Close each tag.", {
			start: 0,
			end: 0
		});
		throw t;
	}
}
const ka = "Close each tag, and write & as &amp; and < as &lt; in texts.";
function Aa(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function ja(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const Ma = /<[^\s/>]+/y, Na = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, Pa = /\s*(\/?)>/y;
function Fa(e, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(Ma);
	let i = new Map();
	for (let e = r(Na); e; e = r(Na)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(Pa)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function Ia(e, t) {
	let n = [], r = t.children.toReversed();
	for (let t = r.pop(); t; t = r.pop()) if (t instanceof Gi) {
		let i = !t.name.includes(":"), { end: a, isEmpty: o } = Fa(e, t);
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
		}), u(r, t.children.toReversed());
	} else t instanceof Hi ? n.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof Vi ? n.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && n.push(t);
	return n;
}
// src/model/splice.ts
function La(e, t) {
	let n = [], r = 0;
	for (let i of [...t].sort((e, t) => e.start - t.start || e.end - t.end)) n.push(e.slice(r, i.start), i.text), r = i.end;
	return [...n, e.slice(r)].join("");
}
// src/locales/readBack.ts
function Ra(e) {
	let [t] = e.values();
	return t === void 0 ? void 0 : {
		why: t,
		each: e
	};
}
function za({ text: e, edits: t, read: n }, r) {
	if (t.length === 0) return {
		is: "edited",
		text: e
	};
	let i = n(e), a = i.faults.find(({ code: e, severity: t }) => e === "text-file" && t !== "warning");
	if (a) return Ba(`The file cannot be read. ${a.message}`);
	let o = Va(i.texts, t);
	if ("why" in o) return {
		is: "refused",
		...o
	};
	let s = r(i);
	if (typeof s != "string") return {
		is: "refused",
		...s
	};
	let c = n(s), l = new Set(i.texts.map(Wa)), u = new Set(c.texts.flatMap((e) => {
		let t = Wa(e);
		return o.get(t) === (l.has(t) ? Ga(e) : Ka(e.value)) ? t : [];
	}));
	if (c.faults.length === i.faults.length && [c.texts.length, u.size].every((e) => e === o.size)) return {
		is: "edited",
		text: s
	};
	let d = "The changed file would not contain exactly the wanted texts. Change it by hand.", f = t.flatMap((e, t) => e.is === "add" && !u.has(Wa(e)) ? [[t, d]] : []);
	return {
		is: "refused",
		why: d,
		...f.length > 0 && { each: new Map(f) }
	};
}
function Ba(e) {
	return {
		is: "refused",
		why: e
	};
}
function Va(e, t) {
	let n = new Map();
	for (let e of t) e.is === "replace" && n.set(Ua(e.at), e.text);
	let r = new Set(), i = (e) => {
		let t = n.get(Ua(e.at));
		return t !== void 0 && r.add(Ua(e.at)), t ?? e.text;
	}, o = new Map(e.map((e) => [Wa(e), Ga(e, i)]));
	if (r.size < n.size) return { why: "The file does not have a text at this location." };
	let s = new Map();
	for (let [e, n] of t.entries()) {
		if (Ha(n).some((e) => l.test(e)) && s.set(e, a("The new text")), n.is !== "add" || s.has(e)) continue;
		let t = Wa(n);
		o.has(t) ? s.set(e, `The file already has the text "${n.path.join(".")}".`) : o.set(t, Ja(n.value));
	}
	return Ra(s) ?? o;
}
function Ha(e) {
	return e.is === "replace" ? [e.text] : typeof e.value == "string" ? [e.value] : Object.values(e.value);
}
function Ua({ start: e, end: t }) {
	return `${e}-${t}`;
}
function Wa({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function Ga({ value: e, description: t }, n = qa) {
	return JSON.stringify([Ka(e, n), t?.text]);
}
function Ka(e, t = qa) {
	return e.is === "none" ? "null" : e.is === "text" ? Ja(t(e)) : Ja(Object.fromEntries([...e.forms].map(([e, n]) => [e, t(n)])));
}
function qa({ text: e }) {
	return e;
}
function Ja(e) {
	return JSON.stringify(typeof e == "string" ? e : Object.entries(e).sort());
}
// src/locales/splices.ts
function Ya(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
function Xa(e, t, n, r) {
	let i = t;
	for (;;) {
		let t = Qa(e, i), a = e.startsWith(n, t) ? e.indexOf(r, t + n.length) : -1;
		if (a < 0 || /[\n\r]/.test(e.slice(t, a))) return i;
		i = a + r.length;
	}
}
function Za(e, t) {
	let n = Qa(e, t);
	return n === e.length || e[n] === "\n" || e[n] === "\r";
}
function Qa(e, t) {
	let n = t;
	for (; e[n] === " " || e[n] === "	";) n++;
	return n;
}
function $a(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/locales/android/write.ts
const eo = "urn:oasis:names:tc:xliff:document:1.2";
function to({ text: e, edits: t, read: n }) {
	return za({
		text: e,
		edits: t,
		read: n
	}, () => {
		let n = Da(e);
		if ("faults" in n) return { why: "The file cannot be read." };
		let r = na(e, n.root), i = new Set(r.map(({ name: e }) => e)), a = {
			entities: n.entities,
			prefixes: ao(n.root)
		}, o = no(e, n, r, t), s = new io(), c = [], l = [], u = new Map();
		for (let [e, n] of t.entries()) {
			let t = s.find(n.base);
			if (n.is === "add") {
				let r = so(n, i, t, a);
				"why" in r ? u.set(e, r.why) : l.push(r);
				continue;
			}
			let r = o.get(n.at.start);
			if (!r) return { why: "The file does not have a text at this location." };
			let { value: d, element: f, isFormatted: p } = r;
			if (d.content.is === "text" && d.content.text === n.text) continue;
			let m = t?.(f.attributes.quantity), h = uo(n.text, {
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
		let d = Ra(u);
		if (d) return d;
		if (l.length > 0 && c.push(Mo(e, n.root, l)), n.root.attributes["xmlns:xliff"] === void 0 && c.some((e) => e.text.includes("<xliff:"))) {
			let e = n.root.start + 10;
			c.push({
				start: e,
				end: e,
				text: ` xmlns:xliff="${eo}"`
			});
		}
		return La(e, c);
	});
}
function no(e, { entities: t }, n, r) {
	let i = r.flatMap((e) => e.is === "replace" ? e.at.start : []).sort((e, t) => e - t), a = new Map(), o = 0;
	for (let { element: r, isFormatted: s } of n.flatMap(ro)) {
		for (; (i[o] ?? Infinity) < r.start;) o++;
		if ((i[o] ?? Infinity) > r.end) continue;
		let n = ia(e, r, t);
		a.set(n.at.start, {
			value: n,
			element: r,
			isFormatted: s
		});
	}
	return a;
}
function ro({ is: e, element: t }) {
	return e === "plurals" ? ra(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: !/^\s*false\s*$/i.test(t.attributes.formatted ?? "")
	}];
}
var io = class {
	files = new Map();
	find(e) {
		if (!e) return;
		let { text: t, name: n } = e, { entities: r, byName: i } = this.files.get(t) ?? this.parsed(t), a = i.get(n);
		if (!a || a.is === "array") return;
		let o = ro(a);
		return (e) => {
			let [n] = [...[e, "other"].flatMap((e) => o.filter(({ element: t }) => t.attributes.quantity === e)), ...o];
			return n && {
				...n,
				value: ia(t, n.element, r)
			};
		};
	}
	parsed(e) {
		let t = Da(e), n = "faults" in t ? [] : na(e, t.root), r = {
			entities: "faults" in t ? new Set() : t.entities,
			byName: new Map(n.map((e) => [e.at.start, e]))
		};
		return this.files.set(e, r), r;
	}
};
function ao({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? eo) === eo ? n.add("xliff") : n.delete("xliff"), n;
}
const oo = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;
function so({ path: e, value: t }, n, r, i) {
	let a = e.join(".");
	if (!oo.test(a)) return { why: `"${a}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".` };
	if (n.has(a)) return { why: `The file already has "${a}", but not as a text of this key. Change it by hand.` };
	if (typeof t == "string") {
		let e = r?.(void 0), n = e?.element.name === "item" || (e?.isFormatted ?? !0), o = uo(t, {
			base: e?.value,
			isFormatted: n
		}, i);
		return typeof o == "string" ? {
			name: a,
			value: o,
			isFormatted: n
		} : o;
	}
	if (Object.keys(t).find((e) => !Oi.includes(e)) !== void 0 || Object.keys(t).length === 0) return { why: `"${a}" needs plural forms of Android: zero, one, two, few, many or other.` };
	let o = [];
	for (let e of Oi) {
		let n = t[e];
		if (n === void 0) continue;
		let a = uo(n, {
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
const co = /<[/!?\p{L}_]|&#?\w+;/u, lo = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function uo(e, t, n) {
	let r = fo(e, t, n);
	if (typeof r != "string") return r;
	let i = To(r, t, n);
	return i === void 0 ? r : { why: i };
}
function fo(e, { old: t, base: n }, r) {
	let i = t && (t.style === "cdata" || !ho(t)) ? t : void 0;
	if (!co.test(e)) return mo(e, (i ?? n)?.style);
	let a = [i, n].find((e) => e && (e.style === "cdata" || _o(e)));
	if (!a) return { why: po };
	let o = a === i ? "The old text" : "The text in the base language";
	return go(a) ? vo(e, r, o, [i, n].some((e) => e?.style === "styled")) : /<\/?xliff:/.test(e) ? { why: `${o} has no <xliff:g>, so an app would show this tag. Change it by hand.` } : mo(e, a.style);
}
const po = "The new text has tags or entities, and neither the old text nor the one in the base language has any, so the file does not show whether they are markup or characters. Change it by hand.";
function mo(e, t) {
	return t === "cdata" ? `<![CDATA[${ya(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : Sa(t === "quoted" ? va(e) : ya(e));
}
function ho({ content: e }) {
	return e.is === "text" && e.text === "";
}
function go({ style: e }) {
	return e === "markup" || e === "styled";
}
function _o(e) {
	return go(e) || e.content.is === "text" && co.test(e.content.text);
}
function vo(e, t, n, r) {
	let i = { why: `${n} has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.` }, a = `<string>${e}</string>`, o = Oa(a, t.entities);
	if ("faults" in o || !o.root) return i;
	let s = Ia(a, o.root);
	if (s.some(({ is: e }) => e === "cdata")) return i;
	let c = So(a, s, t) ?? (r ? void 0 : bo(s, n));
	if (c !== void 0) return { why: c };
	let [l, u] = [s.find(yo), s.findLast(yo)], d = !1, f = s.map((e) => {
		let t = a.slice(e.start, e.end);
		if (e.is === "tag") return e.isSpan && (d = !1), t;
		let n = ya(t, !1).replace(lo, "\\$&");
		return e === l && (n = n.replace(/^[@?]/, "\\$&")), (e === l || d) && (n = n.replace(/^ /, "\\u0020")), e === u && (n = n.replace(/ $/, "\\u0020")), d = t.endsWith(" "), n;
	}).join(""), p = Co(f, t);
	return p?.content.is === "text" && p.content.text === e ? f : i;
}
function yo({ is: e }) {
	return e === "text";
}
function bo(e, t) {
	if (e.some((e) => e.is === "tag" && e.isSpan)) return `${t} has no styles such as <b>, and an app that reads it as a plain text would lose those of the new one. Change it by hand.`;
}
const xo = /\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
function So(e, t, { prefixes: n }) {
	let r = 0;
	for (let { is: i, start: a, end: o } of t) {
		if (i !== "tag") continue;
		let t = e.slice(a, o), [, s, c = ""] = /^<(\/?)([^\s/>]+)/.exec(t) ?? [], l = [...t.matchAll(xo)].map(([, e = ""]) => e), u = l.find((e) => /^xmlns(?::|$)/.test(e));
		if (u !== void 0) return `A tag in a text cannot declare ${u}. Declare it in <resources>.`;
		let d = [c, ...l].map((e) => e.includes(":") ? e.split(":", 1)[0] ?? "" : "").find((e) => e !== "" && e !== "xml" && !n.has(e));
		if (d !== void 0) return `<resources> does not declare the prefix "${d}" of the tags in the new text. Declare it there.`;
		if (c === "xliff:g") {
			if (s !== "" || t.endsWith("/>")) r -= s === "" ? 0 : 1;
			else if (++r > 1) return "The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.";
		}
	}
}
function Co(e, { entities: t }) {
	let n = `<string>${e}</string>`, r = Oa(n, t);
	return "faults" in r || !r.root ? void 0 : ia(n, r.root, t);
}
const wo = 32767;
function To(e, { old: t, base: n, isFormatted: r }, i) {
	let a = Co(e, i), o = a ? Do(a) : "";
	if (o.length > wo / 3 && new TextEncoder().encode(o).length > wo) return `The new text has more than ${wo} bytes, which aapt2 refuses.`;
	if (!Ao(o)) return;
	let s = r && a?.style !== "styled";
	return [t, n].some((e) => e && Ao(Do(e))) && !s ? void 0 : Eo;
}
const Eo = "The new text has several placeholders, and not all of them have a number, such as %1$s. Without formatted=\"false\", aapt2 refuses it. Number them in the project.";
function Do(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return go(e) ? wa(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const Oo = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, ko = /[DFKMWZkmwyz]/;
function Ao(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(Oo)) if (r === void 0 && o !== e.length - 1) {
		if (ko.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
const jo = "    ";
function Mo(e, t, n) {
	let r = Ya(e), i = (e) => n.flatMap((t) => No(t, e)).reduce((e, t) => e + r + t, ""), a = ra(t), o = a.findLast(({ name: e }) => e === "string" || e === "plurals") ?? a.at(-1);
	if (o) {
		let t = $a(e, o.start);
		if (t === void 0) {
			let e = n.flatMap((e) => No(e, "").map((e) => e.trimStart())).join("");
			return {
				start: o.end,
				end: o.end,
				text: e
			};
		}
		let a = Xa(e, o.end, "<!--", "-->"), s = Za(e, a) ? "" : r;
		return {
			start: a,
			end: a,
			text: i(t) + s
		};
	}
	let s = Fa(e, t);
	if (s.isEmpty) return {
		start: t.end - 2,
		end: t.end,
		text: `>${i(jo)}${r}</resources>`
	};
	let c = e.lastIndexOf("</", t.end - 1);
	for (; c > s.end && /[\t-\r ]/.test(e[c - 1] ?? "");) c--;
	return {
		start: c,
		end: c,
		text: i(jo) + (Za(e, c) ? "" : r)
	};
}
function No({ name: e, value: t, isFormatted: n }, r) {
	if (typeof t == "string") return [`${r}<string name="${e}"${n ? "" : " formatted=\"false\""}>${t}</string>`];
	let i = r + (r || jo);
	return [
		`${r}<plurals name="${e}">`,
		...t.map((e) => `${i}<item quantity="${e.quantity}">${e.value}</item>`),
		`${r}</plurals>`
	];
}
// src/locales/android.ts
const Po = {
	name: "Android strings",
	matches: (e) => e.toLowerCase().endsWith(".xml"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	read: Fo,
	edit: (e, t) => to({
		text: e,
		edits: t,
		read: Fo
	}),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
};
function Fo(e) {
	let t = Da(e);
	if ("faults" in t) return t;
	let n = ea(e), r = [], i = (e, t, n) => r.push({
		code: "not-a-text",
		message: e,
		at: t,
		...n && { severity: n }
	}), a = (n, r) => {
		let { content: a, at: o } = ia(e, r, t.entities);
		return a.is === "text" ? {
			text: a.text,
			at: o
		} : (a.is === "wrong" ? i(a.why, o) : i(`"${n}" is the resource ${a.to}, and no text of its own. It is not sent.`, o, "warning"), { at: o });
	}, o = (t, o) => {
		let s = Io(o), c = r.length, l = new Map();
		for (let s of ra(o)) {
			let o = Fa(e, s).attributes.get("quantity") ?? Io(s), { quantity: c = "" } = s.attributes, u = l.get(c);
			if (s.name !== "item") i("<plurals> can have only <item>. Remove this.", Io(s));
			else if (!Oi.includes(c)) i(Ro(c), o);
			else if (u) {
				let e = `"${t}" has the plural form "${c}" twice`;
				r.push(n(e, u.name, o));
			} else {
				let e = a(t, s);
				"text" in e && l.set(c, {
					...e,
					name: o
				});
			}
		}
		return r.length === c && l.size === 0 && i(`"${t}" has no plural forms. Add an <item> for each form, or remove it.`, s), r.length > c ? {
			is: "none",
			at: s
		} : {
			is: "forms",
			at: s,
			forms: l
		};
	}, s = na(e, t.root, r).filter(({ isTranslatable: e }) => e), c = ({ is: e, variant: t }) => e !== "array" && t === void 0, l = new Set(s.filter(c).map(({ name: e }) => e)), u = new Map();
	for (let e of s) {
		let { is: t, name: s, at: d, element: f } = e, p = u.get(s), m = {
			is: "none",
			at: Io(f)
		};
		if (!c(e)) {
			if (i(Lo(e), d, "warning"), p || l.has(s)) continue;
		} else if (p) {
			r.push(n(`"${s}" is twice in this file`, p.name, d));
			continue;
		} else if (t === "plurals") m = o(s, f);
		else {
			let e = a(s, f);
			m = "text" in e ? {
				is: "text",
				...e
			} : {
				is: "none",
				at: e.at
			};
		}
		u.set(s, {
			path: [s],
			name: d,
			value: m
		});
	}
	return {
		texts: [...u.values()],
		faults: $i(r)
	};
}
function Io({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function Lo({ is: e, name: t, variant: n = "" }) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : `This is a text of "${t}" for ${n}, and a key has one text. Only a <string> for all is sent.`;
}
function Ro(e) {
	return `"${e}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`;
}
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function zo(e, t = !1) {
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
		else for (r++; r < e.length && Ho(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && Ho(e.charCodeAt(r))) for (r++; r < e.length && Ho(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && Ho(e.charCodeAt(r))) {
				for (r++; r < e.length && Ho(e.charCodeAt(r));) r++;
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
					if (Vo(a)) {
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
		if (Bo(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (Bo(t));
			return o = 15;
		}
		if (Vo(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
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
					for (r += 2; r < n && !Vo(e.charCodeAt(r));) r++;
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
						r++, Vo(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !Ho(e.charCodeAt(r))) return o = 16;
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
		if (Bo(e) || Vo(e)) return !1;
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
function Bo(e) {
	return e === 32 || e === 9;
}
function Vo(e) {
	return e === 10 || e === 13;
}
function Ho(e) {
	return e >= 48 && e <= 57;
}
var Uo;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(Uo ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var Wo;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(Wo ||= {});
function Go(e, t, n = Wo.DEFAULT) {
	let r = zo(e, !1), i = [], a = 0;
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
// node_modules/jsonc-parser/lib/esm/main.js
var Ko;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(Ko ||= {});
var qo;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(qo ||= {});
const Jo = Go;
var Yo;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(Yo ||= {});
function Xo(e) {
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
function Zo(e) {
	let t = Qo(e);
	if ("code" in t) {
		let { message: n, at: r } = hs(e, t);
		return Y(e, n, r);
	}
	return t.is === "object" ? t : Y(e, "A file with texts must contain an object, such as { \"greeting\": \"Hello\" }.", {
		start: t.at.start,
		end: t.at.start + 1
	});
}
function Qo(e) {
	let t = [], n, r, i = (e, t, n) => {
		throw r = {
			code: e,
			...$o(t, n)
		}, SyntaxError(e);
	}, a = (e) => {
		let r = t.at(-1);
		r ? r.members?.push({
			name: r.name,
			nameAt: r.nameAt,
			value: e
		}) : n = e;
	}, o = (e, n, r) => {
		let o = $o(e, n);
		a(r ? {
			is: "object",
			at: o,
			members: r
		} : {
			is: "array",
			at: o
		}), t.push({
			at: o,
			...r && { members: r },
			name: "",
			nameAt: o
		}), t.length > 100 && i("TooDeep", e, n);
	}, s = (e, n) => {
		let r = t.pop();
		r && (r.at.end = e + n);
	};
	try {
		Jo(e, {
			onObjectBegin: (e, t) => o(e, t, []),
			onObjectProperty: (e, n, r) => {
				let i = t.at(-1);
				i && Object.assign(i, {
					name: e,
					nameAt: $o(n, r)
				});
			},
			onObjectEnd: s,
			onArrayBegin: (e, t) => o(e, t),
			onArrayEnd: s,
			onLiteralValue: (e, t, n) => a(es(e, $o(t, n))),
			onError: (e, t, n) => i(Xo(e), t, n)
		}, { disallowComments: !0 });
	} catch (e) {
		if (!r) throw e;
	}
	return r ?? n ?? {
		code: "ValueExpected",
		start: 0,
		end: 0
	};
}
function $o(e, t) {
	return {
		start: e,
		end: e + t
	};
}
function es(e, t) {
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
function ts(e, t) {
	return t.is === "string" ? l.test(t.text) ? X(a("This text"), t.at) : void 0 : X(`${e} is ${os[t.is]}`, t.at);
}
function ns(e, t, n) {
	let r = ts(e, t);
	r && n.push(r);
	let { at: i } = t;
	return t.is === "string" && !r ? {
		is: "text",
		text: t.text,
		at: i
	} : {
		is: "none",
		at: i
	};
}
function rs(e, t, n) {
	let r = t && ts(e, t);
	return r && n.push({
		...r,
		severity: "warning"
	}), r || t?.is !== "string" || t.text === "" ? {} : { description: {
		text: t.text,
		at: t.at
	} };
}
function is({ name: e, nameAt: t }) {
	return e === "" ? X("This name is empty, and a key needs a name. Write a name.", t) : l.test(e) ? X(a("This name"), t) : void 0;
}
const as = "Put it in quotes to make it a text.", os = {
	number: `a number. ${as}`,
	boolean: `true or false. ${as}`,
	null: "null. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. Give each text a name of its own.",
	object: "an object. Nested names are not part of this format. Write a text in quotes."
};
function X(e, t) {
	return {
		code: "not-a-text",
		message: e,
		at: t
	};
}
const ss = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g, cs = /[^\0-\x7f]/u;
function ls(e, { escapesAll: t, isUpperCase: n }, r = "") {
	let i = new Map(Array.from(r.matchAll(ss), ([e]) => [ds(e), e])), a = !cs.test(r) && cs.test([...i.keys()].join(""));
	return `"${Array.from(e, (e) => {
		let r = i.get(e);
		if (r !== void 0) return r;
		if (!cs.test(e) || !(t || a)) return JSON.stringify(e).slice(1, -1);
		let o = fs(e);
		return n ? o.toUpperCase().replaceAll("U", "u") : o;
	}).join("")}"`;
}
function us(e) {
	return {
		escapesAll: !cs.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e),
		isUpperCase: /\\u[\da-f]*[A-F]/.test(e)
	};
}
function ds(e) {
	return String(JSON.parse(`"${e}"`));
}
function fs(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function ps({ members: e }, t, n) {
	let r = new Map();
	for (let i of e) {
		let { name: e, nameAt: a } = i, o = r.get(e);
		o ? n.push(t(`"${e}" is twice in the same object`, o.nameAt, a)) : r.set(e, i);
	}
	return r.size === e.length ? e : [...r.values()];
}
const ms = {
	TooDeep: "Values are nested more than 100 levels deep. Use fewer levels.",
	InvalidCommentToken: "JSON has no comments. Remove this comment.",
	UnexpectedEndOfString: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
	InvalidCharacter: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
	InvalidEscapeCharacter: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\.",
	InvalidUnicode: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
	EndOfFileExpected: "The JSON ends before this. Remove the rest of the file.",
	ColonExpected: "A colon is missing between the name and its value.",
	CommaExpected: "A comma is missing before this.",
	PropertyNameExpected: "A name in double quotes must be here, or the end of the object."
};
function hs(e, { code: t, start: n, end: r }) {
	if (e.trim() === "") return {
		message: "The file is empty. It must contain a JSON object.",
		at: {
			start: 0,
			end: 0
		}
	};
	let i = e.slice(n, r), a = e.slice(0, n).trimEnd(), o = {
		start: a.length - 1,
		end: a.length
	};
	if (n >= e.length) return {
		message: "The file ends too early. Add what is missing, such as } for each open object.",
		at: o
	};
	let s = {
		start: n,
		end: Math.min(r, e.length)
	};
	if (/^[}\]]/.test(i)) {
		let e = `There is no value between this comma and "${i}". Remove the comma.`;
		return a.endsWith(",") ? {
			message: e,
			at: o
		} : {
			message: `No open bracket belongs to this "${i}". Remove it, or write what is missing.`,
			at: s
		};
	}
	return t === "InvalidSymbol" || t === "UnexpectedEndOfNumber" ? {
		message: `"${i.length > 40 ? `${i.slice(0, 40)}…` : i}" is not a JSON value. Names and texts need double quotes.`,
		at: s
	} : {
		message: ms[t] ?? "A value is missing here.",
		at: s
	};
}
// src/locales/json/write.ts
function gs({ formName: e, isFlat: t, ...n }) {
	return za(n, () => {
		let r = Zo(n.text);
		if ("faults" in r) return { why: "The file cannot be read." };
		let i = new ys(n.text, r), a = r.members.some(({ value: e }) => e.is === "object"), o = _s(r) ? a ? "mixed" : "flat" : a ? "nested" : "mixed", s = new Map();
		for (let [r, a] of n.edits.entries()) {
			if (a.is === "replace") {
				i.replace(a.at, a.text);
				continue;
			}
			let { path: n, value: c } = a;
			if (typeof c != "string" && typeof e != "function") {
				s.set(r, e.why);
				continue;
			}
			let l = Object.entries(typeof c == "string" ? { "": c } : c);
			for (let [a, c] of l) {
				let l = n.at(-1) ?? "", u = a === "" || typeof e != "function" ? l : e(l, a), d = [...n.slice(0, -1), u], f = d.join("."), p = i.add(t ? [f] : vs(i, d, o), c);
				if (p === void 0) continue;
				let m = `The file already has the name "${p}", so "${f}" cannot be added. Rename one of them.`;
				s.set(r, m);
			}
		}
		return Ra(s) ?? i.result();
	});
}
function _s({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && _s(t));
}
function vs(e, t, n) {
	let r = t.join(".");
	if (n === "flat") return [r];
	let i = [], a = e.root, o = 0;
	for (let t = r.indexOf("."); t >= 0; t = r.indexOf(".", t + 1)) {
		let n = r.slice(o, t), s = e.membersOf(a).get(n)?.value;
		s?.is === "object" && (i.push(n), a = s, o = t + 1);
	}
	let s = r.slice(o), c = s.split(".");
	if (n === "nested" && t.length === 1 && !c.includes("")) return [...i, ...c];
	let l = t;
	for (; l.length > 1 && l.join(".").length > s.length;) l = l.slice(1);
	return [...i, ...l.join(".") === s ? l : [s]];
}
var ys = class {
	root;
	text;
	isSorted;
	style;
	escapes;
	splices = [];
	added = new Map();
	byName = new Map();
	constructor(e, t, n = !1) {
		this.text = e, this.root = t, this.isSorted = n, this.style = bs(e, t), this.escapes = us(e);
	}
	replace({ start: e, end: t }, n) {
		this.splices.push({
			start: e,
			end: t,
			text: ls(n, this.escapes, this.text.slice(e, t))
		});
	}
	add(e, t) {
		let n = this.root, r = this.added;
		for (let [i, a] of e.entries()) {
			let o = n && this.membersOf(n).get(a)?.value, s = r.get(a);
			if (n = o?.is === "object" ? o : void 0, i === e.length - 1) {
				if (!(!o || typeof t != "string" && n?.members.length === 0) || s !== void 0) return a;
				r.set(a, t);
			} else {
				if (o && !n || typeof s == "string") return a;
				let e = s ?? new Map();
				r.set(a, e), r = e;
			}
		}
	}
	membersOf(e) {
		let t = this.byName.get(e);
		if (t) return t;
		let n = new Map(e.members.map((e) => [e.name, e]));
		return this.byName.set(e, n), n;
	}
	result() {
		return this.write(this.root, this.added), La(this.text, this.splices);
	}
	write(e, t, n) {
		let r = new Map();
		for (let [n, i] of t) {
			let t = this.membersOf(e).get(n)?.value;
			t?.is === "object" && typeof i != "string" ? this.write(t, i, e) : r.set(n, i);
		}
		if (r.size === 0) return;
		let i = this.isSorted ? ks(e, r) : [{
			before: void 0,
			members: r
		}];
		for (let t of i) this.insert(e, t.members, t.before, n);
	}
	insert(e, t, n, r) {
		let i = xs(this.text, e, this.style);
		if (!i) {
			let n = r && xs(this.text, r, this.style), i = n !== void 0 && n.indentation === void 0 ? void 0 : Ss(this.text, e.at.start), a = this.object(t, n?.colon ?? this.style.colon, i);
			this.splices.push({
				...e.at,
				text: a
			});
			return;
		}
		let a = [...t].map((e) => this.member(e, i.colon, i.indentation)), o = n ? n.nameAt.start : e.members.at(-1)?.value.at.end ?? e.at.start + 1, s = a.map((e) => n ? e + i.between : i.between + e).join("");
		this.splices.push({
			start: o,
			end: o,
			text: s
		});
	}
	member([e, t], n, r) {
		let i = typeof t == "string" ? ls(t, this.escapes) : this.object(t, n, r);
		return ls(e, this.escapes) + n + i;
	}
	object(e, t, n) {
		let { lineEnd: r, step: i, comma: a, padding: o } = this.style, s = n === void 0 ? void 0 : n + i, c = [...e];
		this.isSorted && c.sort(([e], [t]) => Os(e, t));
		let l = c.map((e) => this.member(e, t, s));
		if (s === void 0) return `{${o}${l.join(a)}${o}}`;
		let u = r + s;
		return `{${u}${l.join(`,${u}`)}${r}${n}}`;
	}
};
function bs(e, t) {
	let [n] = t.members, r = n ? ws(e, n) : ": ", i = /\s/.test(r) ? ", " : ",", a = "", o, s = (t) => {
		let [n] = t.members, r = n && Cs(e, t, n);
		if (r !== void 0 && !/[\r\n]/.test(r)) o ??= r;
		else if (n && a === "") {
			let r = Ss(e, t.at.start), i = Ss(e, n.nameAt.start);
			i.startsWith(r) && (a = i.slice(r.length));
		}
		for (let { value: e } of t.members) e.is === "object" && s(e);
	};
	return s(t), {
		lineEnd: Ya(e),
		step: a || "  ",
		colon: r,
		comma: i,
		padding: o ?? " "
	};
}
function xs(e, t, n) {
	let r = t.members[0], i = t.members.at(-1);
	if (!r || !i) return;
	let a = t.members.at(-2), o = Cs(e, t, r), s = !/[\r\n]/.test(o), [c = "", l = ""] = a ? e.slice(a.value.at.end, i.nameAt.start).split(",") : ["", s ? n.comma.slice(1) : o], u = `${Ts(c)},${Ts(l)}`, d = s ? void 0 : Ts(o).replace(/[\r\n]/g, "");
	return {
		colon: ws(e, i),
		between: u,
		indentation: d
	};
}
function Ss(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function Cs(e, t, n) {
	return e.slice(t.at.start + 1, n.nameAt.start);
}
function ws(e, { nameAt: t, value: n }) {
	return e.slice(t.end, n.at.start);
}
function Ts(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
const Es = M(() => new Intl.Collator("en", { numeric: !0 })), Ds = [
	Os,
	(e, t) => Os(e.toLowerCase(), t.toLowerCase()),
	(e, t) => Es().compare(e, t)
];
function Os(e, t) {
	return e < t ? -1 : +(e > t);
}
function ks({ members: e }, t) {
	let n = Ds.find((t) => As(e, t));
	if (!n) return [{
		before: void 0,
		members: t
	}];
	let r = new Map(), i = 0;
	for (let [a, o] of [...t].sort(([e], [t]) => n(e, t))) {
		let t = e[i];
		for (; t && n(t.name, a) <= 0; t = e[i]) i += 1;
		let s = r.get(t) ?? new Map();
		r.set(t, s.set(a, o));
	}
	return [...r].map(([e, t]) => ({
		before: e,
		members: t
	}));
}
function As(e, t) {
	return e.every((n, r) => {
		let i = e[r + 1];
		return !i || t(n.name, i.name) <= 0;
	});
}
// src/locales/arb.ts
const js = {
	name: "ARB",
	matches: (e) => e.toLowerCase().endsWith(".arb"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: Ns,
	edit: (e, t) => gs({
		text: e,
		edits: t,
		read: Ns,
		isFlat: !0,
		formName: Ms
	}),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}, Ms = { why: "An ARB file has no plural forms. It writes them in one text, as a message of ICU." };
function Ns(e) {
	let t = Zo(e);
	if ("faults" in t) return t;
	let n = ea(e), r = [], i = ps(t, n, r), a = new Map();
	for (let e of i) e.name.startsWith("@") && a.set(e.name.slice(1), e);
	let o = [];
	for (let e of i) {
		if (e.name.startsWith("@")) continue;
		let t = is(e);
		t ? r.push(t) : o.push({
			path: [e.name],
			name: e.nameAt,
			value: ns(`The value of "${e.name}"`, e.value, r),
			...Ps(a.get(e.name), n, r)
		});
	}
	return {
		texts: o,
		faults: $i(r)
	};
}
function Ps(e, t, n) {
	if (!e) return {};
	let { name: r, value: i } = e;
	if (i.is !== "object") {
		let e = `"${r}" must be an object with attributes, such as { "description": "…" }.`;
		return n.push({
			...X(e, i.at),
			severity: "warning"
		}), {};
	}
	let a = ps(i, t, n).find((e) => e.name === "description")?.value;
	return rs(`The description in "${r}"`, a, n);
}
// src/locales/json.ts
const Fs = {
	name: "JSON",
	matches: (e) => e.toLowerCase().endsWith(".json"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: Ls,
	edit: (e, t, n) => gs({
		text: e,
		edits: t,
		read: (e) => Ls(e, n),
		formName: n.plurals === "i18next" ? Hs : Is
	}),
	empty: () => "{}\n"
}, Is = { why: "A JSON file has plural forms only if its text source sets \"plurals: i18next\"." };
function Ls(e, { plurals: t }) {
	let n = Zo(e);
	return "faults" in n ? n : Rs(e, n, t === "i18next");
}
function Rs(e, t, n) {
	let r = ea(e), i = [], a = new Map(), o = (e, t, n) => {
		let o = e.join("."), s = a.get(o);
		s ? i.push(r(zs(o, s, e), s.name, t)) : a.set(o, {
			path: e,
			name: t,
			value: n
		});
	}, s = (e, t) => {
		let a = ps(e, r, i).filter((e) => {
			let t = is(e);
			return t && i.push(t), !t;
		}), c = n ? Vs(a) : void 0;
		for (let e of a) {
			let { name: n, nameAt: r, value: a } = e, l = c?.get(e);
			if (l && e !== l.first) continue;
			let u = [...t, l?.name ?? n];
			l ? o(u, r, Us(l, t, i)) : a.is === "object" ? s(a, u) : o(u, r, ns(`The value of "${u.join(".")}"`, a, i));
		}
	};
	return s(t, []), {
		texts: [...a.values()],
		faults: $i(i)
	};
}
function zs(e, t, n) {
	return JSON.stringify(t.path) === JSON.stringify(n) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
}
const Bs = RegExp(`^(.+)_(${Oi.join("|")})$`, "s");
function Vs(e) {
	let t = new Map();
	for (let n of e) {
		let [, e, r] = Bs.exec(n.name) ?? [];
		e !== void 0 && r !== void 0 && n.value.is !== "object" && t.set(e, (t.get(e) ?? new Map()).set(r, n));
	}
	return new Map([...t].flatMap(([e, t]) => {
		let [n] = t.values();
		if (!n || t.get("other")?.value.is !== "string") return [];
		let r = {
			start: n.nameAt.start,
			end: n.value.at.end
		};
		return [...t.values()].map((i) => [i, {
			name: e,
			forms: t,
			first: n,
			at: r
		}]);
	}));
}
function Hs(e, t) {
	return `${e}_${t}`;
}
function Us({ forms: e, at: t }, n, r) {
	let i = new Map();
	for (let [t, { name: a, nameAt: o, value: s }] of e) {
		let e = ns(`The value of "${[...n, a].join(".")}"`, s, r);
		e.is === "text" && i.set(t, {
			text: e.text,
			at: e.at,
			name: o
		});
	}
	return i.size === e.size ? {
		is: "forms",
		at: t,
		forms: i
	} : {
		is: "none",
		at: t
	};
}
// src/locales/strings.ts
const Ws = {
	name: "Apple strings",
	matches: (e) => e.toLowerCase().endsWith(".strings"),
	severalLanguages: !1,
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	read: Gs,
	edit: (e, t) => nc({
		text: e,
		edits: t,
		read: qs
	}),
	empty: () => ""
};
function Gs(e) {
	return e.trim() === "" ? Y(e, Ks, {
		start: 0,
		end: 0
	}) : qs(e);
}
const Ks = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";
function qs(e) {
	let t = Xs(e);
	if (t) return Y(e, t, {
		start: 0,
		end: Math.min(e.length, 8)
	});
	let n = Qs(e);
	if (n instanceof Zs) return Y(e, n.message, n.at);
	let r = [], i = [], a = ea(e), o = new Map();
	for (let { name: e, value: t } of n.pairs) {
		let n = {
			start: e.start,
			end: e.end
		}, s = Ys(e.raw, "This name"), c = "why" in s ? s.why : s.text === "" ? Js : void 0;
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
			i.push(a(`"${s.text}" is twice in this file`, l, n));
			continue;
		}
		o.set(s.text, n);
		let u = Ys(t.raw, "This text"), d = {
			start: t.start,
			end: t.end
		};
		"why" in u && i.push({
			code: "not-a-text",
			message: u.why,
			at: d
		});
		let f = "text" in u ? {
			is: "text",
			text: u.text,
			at: d
		} : {
			is: "none",
			at: d
		};
		r.push({
			path: [s.text],
			name: n,
			value: f
		});
	}
	return {
		texts: r,
		faults: $i(i)
	};
}
const Js = "This name is empty, and a key needs a name. Write a name.";
function Ys(e, t) {
	let n = cc(e);
	return "text" in n && l.test(n.text) ? { why: a(t) } : n;
}
function Xs(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
var Zs = class {
	message;
	at;
	constructor(e, t) {
		this.message = e, this.at = t;
	}
};
function Qs(e) {
	try {
		return new tc(e).file();
	} catch (e) {
		if (e instanceof Zs) return e;
		throw e;
	}
}
const $s = /[\t-\r \u2028\u2029]*/y, ec = /[\w$/:.-]+/y;
var tc = class {
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
		let t = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
		return this.skipBlank(), this.text[this.at] !== ";" && this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", t), {
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
			this.fail(`This text has no closing quote. Add ${t} at its end.`, {
				start: e,
				end: e + 1
			});
		}
		let n = this.match(ec);
		return n === "" ? void 0 : {
			start: e,
			end: this.at,
			raw: n,
			quote: ""
		};
	}
	skipBlank() {
		for (;;) if (this.match($s), this.text.startsWith("//", this.at)) for (; this.at < this.text.length && !"\n\r\u2028\u2029".includes(this.text[this.at] ?? "");) this.at++;
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
		throw new Zs(e, {
			start: t,
			end: Math.min(n, this.text.length)
		});
	}
};
function nc({ text: e, edits: t, read: n }) {
	return za({
		text: e,
		edits: t,
		read: n
	}, () => {
		let n = new tc(e).file(), r = new Map(n.pairs.map((e) => [e.value.start, e])), i = [], a = [], o = new Map();
		for (let [s, c] of t.entries()) if (c.is === "add") {
			let t = ic(e, n.pairs.at(-1), c);
			typeof t == "string" ? a.push(t) : o.set(s, t.why);
		} else u(i, rc(e, r.get(c.at.start), c.text));
		return Ra(o) || (a.length > 0 && i.push(ac(e, n, a)), La(e, i));
	});
}
function rc(e, t, n) {
	let r = t && cc(t.value.raw);
	if (!t || !r || "text" in r && r.text === n) return [];
	let { name: i, value: a } = t, o = a.quote || "\"", s = a === i, c = o + uc(n, o, !s && /[\n\r]/.test(a.raw) ? Ya(e) : "\\n") + o;
	return s ? [{
		start: i.end,
		end: i.end,
		text: ` = ${c}`
	}] : [{
		start: a.start,
		end: a.end,
		text: c
	}];
}
function ic(e, t, { path: n, value: r }) {
	let i = n.join(".");
	if (typeof r != "string") return { why: `"${i}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.` };
	if (i === "") return { why: "A .strings file cannot store a text without a name." };
	if (l.test(i)) return { why: a("The name") };
	let o = t?.name.quote || "\"", s = t?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(i), c = t?.value.quote || o, u = t ? e.slice(t.name.end, t.value.start) : "", d = /^[ \t]*=[ \t]*$/.test(u) ? u : " = ";
	return `${s ? i : o + uc(i, o, "\\n") + o}${d}${c}${uc(r, c, "\\n")}${c};`;
}
function ac(e, { pairs: t, end: n }, r) {
	let i = Ya(e), a = t.at(-1);
	if (!a) return {
		start: n,
		end: n,
		text: (n === 0 || e.slice(0, n) === "﻿" || $a(e, n) !== void 0 ? "" : i) + r.map((e) => e + i).join("")
	};
	let o = Xa(e, a.end, "/*", "*/"), s = /[ \t]*\/\/[^\n\r]*/y;
	s.lastIndex = o, o += s.exec(e)?.[0].length ?? 0;
	let c = $a(e, a.name.start) ?? "", l = r.map((e) => i + c + e).join("");
	return {
		start: o,
		end: o,
		text: l + (Za(e, o) ? "" : i)
	};
}
const oc = /\\(?:([0-7]{1,3})|[Uu]([\da-fA-F]{4})|(U)|(.))/gs, sc = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function cc(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(oc, (e, n, r, i, a) => (i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9."), n ? lc(Number.parseInt(n, 8) & 255) : r ? String.fromCharCode(Number.parseInt(r, 16)) : sc[a] ?? a ?? ""));
	return t ? { why: t } : { text: n };
}
function lc(e) {
	return e < 128 ? String.fromCharCode(e) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[e - 128] ?? "";
}
function uc(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/locales/xcstrings.ts
const dc = {
	name: "Apple string catalog",
	matches: (e) => e.toLowerCase().endsWith(".xcstrings"),
	severalLanguages: !0,
	limit: {
		most: 1e6,
		of: "names",
		mark: /"\s*:/g
	},
	read: mc,
	edit: (e, t) => gc({
		text: e,
		edits: t,
		read: mc
	}),
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
}, fc = 5e4, pc = 1e3;
function mc(e) {
	let t = Zo(e);
	if ("faults" in t) return t;
	let n = yc(t, "sourceLanguage"), r = yc(t, "strings");
	if (n?.is !== "string" || n.text === "" || r?.is !== "object") return Y(e, "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".", {
		start: t.at.start,
		end: t.at.start + 1
	});
	let i = r.members[fc];
	return i ? Y(e, `This file has more than ${fc.toLocaleString("en-US")} strings. Divide it into several files.`, i.nameAt) : new hc(e, n.text).read(t, r);
}
var hc = class {
	texts = [];
	faults = [];
	duplicates;
	sourceLanguage;
	constructor(e, t) {
		this.duplicates = ea(e), this.sourceLanguage = t;
	}
	read(e, t) {
		this.members(e);
		for (let e of this.members(t)) this.entry(e);
		return {
			texts: this.texts,
			faults: $i(this.faults)
		};
	}
	members(e) {
		return e.is === "object" ? ps(e, this.duplicates, this.faults) : [];
	}
	membersOf({ name: e, value: t }) {
		return t.is !== "object" && this.faults.push(X(`"${e}" must be an object.`, t.at)), this.members(t);
	}
	entry(e) {
		let { name: t, nameAt: n, value: r } = e;
		if (r.is !== "object") {
			this.faults.push(X(`"${t}" must be an object, such as { "localizations": { … } }.`, r.at));
			return;
		}
		let i = new Map(this.members(r).map((e) => [e.name, e.value])), a = i.get("shouldTranslate");
		if (a?.is === "boolean" && !a.value) return;
		let o = i.get("localizations");
		if (o && o.is !== "object") {
			this.faults.push(X(`The localizations of "${t}" must be an object.`, o.at));
			return;
		}
		if (o && o.members.length > pc) {
			let e = `"${t}" has more than ${pc.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
			this.faults.push(X(e, n));
			return;
		}
		let s = o ? this.members(o) : [], c = is(e);
		if (c) {
			t === "" ? s.length > 0 && this.faults.push({
				...c,
				severity: "warning"
			}) : this.faults.push(c);
			return;
		}
		let l = rs(`The comment of "${t}"`, i.get("comment"), this.faults), d = s.flatMap((e) => {
			let n = e.name, r = this.faults.length, i = this.localization(e, `The text of "${t}" in "${n}"`);
			for (let e of this.faults.slice(r)) e.language = n;
			return i ? [{
				language: n,
				value: i
			}] : [];
		});
		d.some(({ language: e }) => e === this.sourceLanguage) || d.unshift({
			language: this.sourceLanguage,
			value: {
				is: "text",
				text: t,
				at: n
			}
		}), u(this.texts, d.map((e) => ({
			path: [t],
			name: n,
			...e,
			...l
		})));
	}
	localization({ value: e, nameAt: t }, n) {
		let r = {
			is: "none",
			at: e.at
		}, i = this.members(e), [a] = i;
		if (e.is === "object" && !a) return;
		if (i.length > 1 || a?.name !== "variations") {
			let t = this.text(e, i, n);
			return t ? {
				is: "text",
				...t
			} : r;
		}
		let o = this.membersOf(a), [s = a] = o, c = o.find(({ name: e }) => e !== "plural");
		if (c && this.notStored(n, c.name, t), c || o.length === 0) return c && r;
		let l = this.membersOf(s), u = new Map();
		for (let e of l) {
			let t = this.form(e, n);
			t && u.set(e.name, {
				...t,
				name: e.nameAt
			});
		}
		if (l.length === 0) return;
		let { at: d } = s.value;
		return u.size === l.length ? {
			is: "forms",
			at: d,
			forms: u
		} : {
			is: "none",
			at: d
		};
	}
	form({ name: e, nameAt: t, value: n }, r) {
		if (Oi.includes(e)) return this.text(n, this.members(n), `${r}, form "${e}",`);
		let i = `"${e}" is not a plural form. Forms are ${Oi.join(", ")}.`;
		this.faults.push(X(i, t));
	}
	text(e, t, n) {
		let r = t.find(({ name: e }) => e !== "stringUnit" && e !== "variations"), [i, a] = t;
		if (e.is !== "object") this.faults.push(X(`${n} must be an object with "stringUnit" or "variations".`, e.at));
		else if (r) this.notStored(n, r.name, r.nameAt);
		else if (a) {
			let e = `${n} has both "stringUnit" and "variations". Keep one of them.`;
			this.faults.push(X(e, a.nameAt));
		} else if (i?.name === "variations") {
			let [e = i] = this.membersOf(i);
			this.notStored(n, e.name, e.nameAt);
		} else return this.unit(i?.value ?? e, n);
	}
	unit(e, t) {
		let n = this.members(e).find(({ name: e }) => e === "value")?.value;
		if (!n) {
			let n = `${t} needs a "stringUnit" with a "value". Write a text in quotes.`;
			this.faults.push(X(n, e.at));
			return;
		}
		let r = ns(t, n, this.faults);
		return r.is === "text" ? {
			text: r.text,
			at: r.at
		} : void 0;
	}
	notStored(e, t, n) {
		let r = `${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`;
		this.faults.push({
			...X(r, n),
			severity: "warning"
		});
	}
};
function gc({ text: e, edits: t, read: n }) {
	let r = Zo(e);
	if ("faults" in r) return za({
		text: e,
		edits: t,
		read: n
	}, () => ({ why: "The file cannot be read." }));
	let i = yc(r, "sourceLanguage"), a = i?.is === "string" ? i.text : "", o = t.map((e) => e.is === "add" ? {
		language: a,
		...e
	} : e);
	return za({
		text: e,
		edits: o,
		read: n
	}, () => {
		let t = new ys(e, r, !0), n = yc(r, "strings");
		if (n?.is !== "object") return { why: "The file has no object \"strings\"." };
		let i = new Map(n.members.map(({ nameAt: e, name: t }) => [e.start, t])), s = new Set(o.flatMap((e) => e.is === "add" && e.language === a ? e.path.join(".") : [])), c = (e, r, i) => {
			let o = t.membersOf(n).get(e)?.value;
			return o && o.is !== "object" ? `"${e}" is not an object.` : !o && !s.has(e) ? `The new string "${e}" needs a text in "${a}", the source language of the file.` : (o || t.add([
				"strings",
				e,
				"extractionState"
			], "manual"), t.add([
				"strings",
				e,
				"localizations",
				r
			], _c(i)) && `"${e}" already has a localization "${r}", which is not one text.`);
		}, l = new Map();
		for (let [e, n] of o.entries()) {
			let r = n.is === "replace" ? i.get(n.at.start) : void 0, o;
			n.is === "add" ? o = c(n.path.join("."), n.language ?? a, n.value) : r === void 0 ? t.replace(n.at, n.text) : o = c(r, a, n.text), o !== void 0 && l.set(e, o);
		}
		return Ra(l) ?? t.result();
	});
}
function _c(e) {
	if (typeof e == "string") return vc(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, vc(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function vc(e) {
	return new Map([["stringUnit", new Map([["state", "translated"], ["value", e]])]]);
}
function yc({ members: e }, t) {
	return e.find((e) => e.name === t)?.value;
}
// src/locales/formats.ts
const bc = [
	Fs,
	js,
	Ws,
	dc,
	Po
];
function xc(e) {
	return bc.find((t) => t.matches(e));
}
function Sc(e, t, n) {
	let r = xc(e);
	if (!r) return {
		texts: [],
		faults: []
	};
	let { most: i, of: a, mark: o } = r.limit, s = 0;
	for (let { index: e } of t.matchAll(o)) if (s += 1, !(s <= i)) return Y(t, `This file has more than ${i.toLocaleString("en-US")} ${a}. Divide it into several files.`, {
		start: e,
		end: e + 1
	});
	return r.read(t, n);
}
// src/settings/textChecks.ts
const Cc = /[\p{Cc}\p{Cs}]/u;
function wc(e) {
	if (e === "") return "is empty";
	if (Cc.test(e)) return "has a control character. Rename the file or folder, and write its new name";
	if (/^[/\\]|^[A-Za-z]:/.test(e)) return "is an absolute path";
	if (/\\(?![[\]{}()*?!+@$^|\\])|\\\{lang/.test(e)) return "has \"\\\" between folders. Write \"/\"";
	let t = Mc(e, ["lang"]);
	if (t !== void 0) return t;
	if (!Nc(e)) return "has a \"{\" or \"}\" without the other one";
	let n = Ye(e.replaceAll("{lang}", "*"));
	if (n !== void 0) return n;
	if (/\[[^\]/]*\{lang\}/.test(e)) return "has {lang} between [ and ]. Write {lang} alone";
	let r = Qe(e.replaceAll("{lang}", "en"));
	return r.some((e) => e.endsWith("/")) ? "ends with a folder, and not with files" : r.some(jc) ? "has \".\", \"..\" or nothing as the name of a folder. Only its start may be \"../\"" : new Set(Qe(e).map(Cr)).size > 1 ? "has {lang} in only a part of its paths" : r.every((e) => xc(e) !== void 0) ? void 0 : `ends with an unknown type of file. Known types: ${bc.map(({ name: e }) => e).join(", ")}`;
}
function Tc(e) {
	let t = Mc(e, [
		"path",
		"file",
		"dir"
	]);
	return t === void 0 ? e.includes("{path}") ? void 0 : "does not contain {path}, so all texts would have the same name" : t;
}
function Ec(e) {
	return wc(e.files) === void 0 ? [
		...Dc(e),
		...Oc(e),
		...kc(e)
	] : [];
}
function Dc({ files: e, languages: t, language: n, language_map: r = {} }) {
	let i = Ac(e), a = [], o = (e, ...t) => a.push({
		path: t,
		message: e
	}), s = Cr(e);
	i.some(({ severalLanguages: e }) => e) ? (i.length > 1 && o("has .xcstrings and other types. Write two text sources", "files"), s && o("has {lang}, but .xcstrings files name their languages inside. Write * instead", "files"), n !== void 0 && o("is not for .xcstrings files, which name their languages inside. Remove it", "language")) : s && n !== void 0 ? o("cannot be set, because the path in files has {lang}. Remove one of both", "language") : !s && n === void 0 ? o("does not say the language: it has no {lang}. Write {lang} for the code in the path, or add language", "files") : n !== void 0 && t !== void 0 && o("cannot be set together with language. Remove it", "languages");
	for (let [e, n] of (t ?? []).entries()) Object.hasOwn(r, n) && r[n] !== n && o(`is the code ${n} of language_map, and not the name in the project. Write ${r[n]}`, "languages", e);
	return a;
}
function Oc({ files: e, key_name: t = "" }) {
	if (Tc(t) !== void 0) return [];
	let n = Qe(e).map(xr), r = [];
	return t.includes("{file}") && n.some(({ file: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {file}, but the name of the file is only the language. Remove {file}"
	}), t.includes("{dir}") && n.some(({ dir: e }) => e === "") && r.push({
		path: ["key_name"],
		message: "has {dir}, but the path in files has no folder with a name. Remove {dir}"
	}), r;
}
function kc({ files: e, plurals: t, platform: n, platforms: r }) {
	let i = [];
	return t === "i18next" && Ac(e).some((e) => e !== Fs) && i.push({
		path: ["plurals"],
		message: "is i18next, which is only for JSON files. Remove it"
	}), n !== void 0 && r && !r.includes(n) && i.push({
		path: ["platforms"],
		message: `does not contain ${n}, which the field platform names. Add it, or remove platforms`
	}), i;
}
function Ac(e) {
	return [...new Set(Qe(e).flatMap((e) => xc(e) ?? []))];
}
function jc(e) {
	return e.replace(/^(?:\.\/+)*(?:\.\.\/+)*/, "").split("/").some((e) => e === "." || e === ".." || e === "");
}
function Mc(e, t) {
	for (let [, n = ""] of e.replace(/\\./g, "").matchAll(/\{([^{},]*)\}/g)) if (!t.includes(n)) return `has the unknown placeholder {${n}}. ${t.length === 1 ? "The only one is" : "Known ones:"} ${t.map((e) => `{${e}}`).join(", ")}`;
}
function Nc(e) {
	let t = 0;
	for (let [n] of e.replace(/\\./g, "").matchAll(/[{}]/g)) if (t += n === "{" ? 1 : -1, t < 0) return !1;
	return t === 0;
}
// src/settings/table/texts.ts
const Pc = () => h().refine((e) => e !== "", "is empty").meta({ minLength: 1 }), Fc = (e) => x(e).refine((e) => e.length > 0, "is empty").meta({ minItems: 1 });
function Ic(e) {
	return Pc().superRefine((t, { addIssue: n }) => {
		let r = t === "" ? void 0 : e(t);
		r !== void 0 && n({
			code: "custom",
			message: r
		});
	});
}
const Lc = {
	files: {
		schema: () => Ic(wc),
		expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
		text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
		example: "src/locales/{lang}.json"
	},
	languages: {
		schema: () => Fc(Pc()),
		expects: "a list of languages, as the project names them",
		text: "The languages whose texts are read, as the project names them.",
		default: "the base language of the project",
		example: ["en", "de"]
	},
	language: {
		schema: Pc,
		expects: "a language, as the project names it",
		text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
		default: "the code in the path",
		example: "en"
	},
	language_map: {
		schema: () => y(h(), Pc()).refine((e) => !Object.hasOwn(e, ""), "has an empty code"),
		expects: "a mapping of codes in paths or files to languages of the project",
		text: "Codes in paths or files that differ from those of the project.",
		default: "the codes are the same",
		example: { "pt-BR": "pt_BR" }
	},
	key_name: {
		schema: () => Ic(Tc),
		expects: "a text with {path}, and optionally {file} and {dir}",
		text: "The name of the key. `{path}`: the nested names in the file, with `.` between them. `{file}`: the name of the file, without its extension and language. `{dir}`: the name of its folder; a folder that names a language does not count.",
		default: "`{path}`",
		example: "{file}.{path}"
	},
	platform: {
		schema: () => C(o),
		expects: `one of ${o.join(", ")}`,
		text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
		default: "the name is that of all platforms",
		example: "ios"
	},
	platforms: {
		schema: () => Fc(C(o)),
		expects: `a list of platforms: ${o.join(", ")}`,
		text: "The platforms of a new key. Existing keys keep theirs.",
		default: "keys.yaml must say it, or the key must exist",
		example: ["web"]
	},
	tags: {
		schema: () => x(Pc()),
		expects: "a list of tags",
		text: "Tags of a new key. Existing keys keep theirs.",
		default: "none",
		example: ["from-code"]
	},
	plurals: {
		schema: () => C(["none", "i18next"]),
		expects: "none or i18next",
		text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
		default: "`none`: each string is a text of its own",
		example: "i18next"
	}
}, Rc = M(() => {
	let e = Object.fromEntries(Object.entries(Lc).map(([e, { schema: t }]) => [e, t().exactOptional()]));
	return g({
		...e,
		files: Lc.files.schema()
	}).superRefine((e, { addIssue: t }) => {
		for (let { path: n, message: r } of Ec(e)) t({
			code: "custom",
			path: n,
			message: r
		});
	});
}), zc = N({
	name: "texts",
	schema: () => x(Rc()).refine(...Je),
	expects: "a list of text sources, each with files",
	entries: {
		get schema() {
			return Rc();
		},
		fields: Object.entries(Lc).map(([e, { expects: t }]) => ({
			name: e,
			expects: t
		})),
		identity: {},
		thing: "a text source"
	},
	commands: [...we, "pull"],
	file: "both",
	empty: "The same as without it.",
	example: [{ files: "src/locales/{lang}.json" }],
	text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
	usual: "none"
}), Bc = () => h().min(1), Vc = N({
	...Et,
	name: "token_file",
	commands: [
		...De,
		"sandbox",
		"init"
	],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "FILE"
	},
	text: "File with the API token.",
	usual: "the environment variable `LOKALISE_API_TOKEN`."
}), Hc = N({
	name: "token_env",
	schema: Bc,
	expects: "the name of an environment variable",
	commands: De,
	file: "entry",
	loosens: () => !0,
	example: "IOS_TOKEN",
	text: "Environment variable with the API token of this project. In a pull request: one that its target already has for this project, or that `allow-variables` lists.",
	usual: "the token of the run."
}), Uc = N({
	name: "project",
	schema: () => Bc().meta({ pattern: "^([\\da-fA-F]+\\.\\d+|\\$\\{[A-Za-z_]\\w*\\})(:[^\\s?#;:]+)?$" }),
	expects: "the id of a project, as text",
	commands: [...De, "init"],
	file: "both",
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "ID"
	},
	example: "3002780358964f9bab5a92.87762498",
	text: "The project: its id, such as `3002780358964f9bab5a92.87762498`, or `id:branch` for a branch of it.",
	inHelp: "Its URL also works.",
	inAction: "Its URL also works.",
	inFile: "A URL is not accepted here. `${NAME}` is replaced from the environment."
}), Wc = N({
	...Et,
	name: "config",
	default: "lokaform.yaml",
	commands: Oe,
	option: {
		offered: "everywhere",
		as: "text",
		metavar: "FILE"
	},
	text: "Settings file.",
	inAction: "Relative to `working-directory`.",
	usual: "`lokaform.yaml`, if it exists."
}), Gc = N({
	name: "only",
	schema: () => x(Bc()),
	expects: "names of projects in lokaform.yaml",
	commands: Oe,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	text: "Use only these projects of lokaform.yaml, by name.",
	inAction: "A run with `only` has its own pull request comment.",
	usual: "all of them."
}), Kc = N({
	name: "filter",
	schema: () => x(h().regex(/^(?!(?:key|tag|file):$)./su, "is not a filter").superRefine((e, { addIssue: t }) => {
		let n = e.startsWith("file:") ? Ye(e.slice(5)) : void 0;
		n !== void 0 && t({
			code: "custom",
			message: n
		});
	})),
	expects: "KEY, PREFIX*, tag:TAG or file:PATH",
	default: [...H.filter],
	commands: [...K, "pull"],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "KEY"
	},
	inAction: "A run with `filter` has its own pull request comment and drift issue.",
	text: "Use only the declared keys that match: a name, a prefix with `*` after it, `tag:TAG`, or `file:PATH` (a path or glob of manifests). `key:NAME` is a name that looks like another filter. Of several filters, a key must match any. Webhooks are used only with `file:`. Nothing is removed: prune is off.",
	usual: "all of them."
}), qc = N({
	name: "projects",
	schema: () => y(h(), w()),
	expects: "a mapping of names to projects",
	commands: Oe,
	file: "top",
	empty: "refused: it needs a project.",
	example: {
		web: { project: "3002780358964f9bab5a92.87762498" },
		ios: { project: "${IOS_PROJECT}" }
	},
	text: "Several projects by name. An entry overrides the settings outside `projects`. With `projects`, `project` is only for an entry, and `time_limit` is only for the whole file.",
	usual: "one project."
}), Jc = N({
	name: "api_url",
	schema: Bc,
	expects: "a URL",
	commands: [
		...De,
		"sandbox",
		"init"
	],
	option: {
		offered: "on the command line",
		as: "text",
		metavar: "URL"
	},
	environment: "LOKALISE_API_URL",
	text: "Address of the API. Only HTTPS is accepted, except for an address of this machine.",
	usual: "`LOKALISE_API_URL` from the environment, or `https://api.lokalise.com/api2`."
}), Yc = {
	title: "Which project, and how it is reached",
	settings: [
		Uc,
		Wc,
		Gc,
		Kc,
		qc,
		...St,
		zc,
		Vc,
		Hc,
		Jc
	]
}, Xc = () => x(h().min(1)), Zc = N({
	name: "apply_from",
	schema: Xc,
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
	text: "Branches from which apply may write, in addition to the default branch. Set it for plan and report as well: the comment on a pull request says whether apply writes from its base branch. `*` matches everything except `/`. Apply never writes from a pull request, from a merge queue, or from a commit that is no longer the head of its branch."
}), Qc = N({
	name: "allow_projects",
	schema: Xc,
	expects: "ids of projects",
	commands: De,
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "ID"
	},
	text: "Ids of the projects that a run may use. If lokaform.yaml names another project, nothing is sent and the run fails.",
	usual: "any project that the token can reach."
}), $c = N({
	name: "allow_variables",
	schema: Xc,
	expects: "names of environment variables",
	commands: [
		...we,
		"webhook-secret",
		"init"
	],
	option: {
		offered: "everywhere",
		as: "list",
		metavar: "NAME"
	},
	text: "Environment variables that manifests and lokaform.yaml may use, as `${NAME}` or in `token_env`.",
	usual: "any variable except reserved ones."
}), el = N({
	...Tt,
	name: "fail_on_drift",
	commands: ["drift", "report"],
	option: {
		offered: "in the action",
		as: "switch"
	},
	text: "Make the step fail if there is drift. Otherwise drift is reported and the step succeeds."
}), tl = N({
	...Tt,
	name: "publish",
	default: !0,
	commands: K,
	option: {
		offered: "in the action",
		as: "switch"
	},
	text: "Write no comment, no answer after a merge, and no drift issue. Use it in the jobs of a matrix, if another job writes them with the action lokaform/lokaform/report. It also leaves texts out of the report file of a project with `show_texts: false`. Annotations and check runs are still written."
}), nl = N({
	...Tt,
	name: "show_texts",
	default: !0,
	commands: we,
	file: "both",
	loosens: G([!1, !0], !0),
	example: !1,
	text: "If `false`, comments, issues, summaries and the log of the action contain names of fields, but no texts. In a pull request, the settings of its target count as well."
}), rl = [
	Yc,
	{
		title: "On GitHub",
		settings: [
			Zc,
			Qc,
			$c,
			tl,
			el,
			nl
		]
	},
	fr,
	cn,
	Tn,
	tr,
	Bn,
	...Xt,
	bn,
	Jn,
	Vn
].flatMap(({ settings: e }) => e), il = rl.filter(({ option: e }) => e !== void 0);
function al(e) {
	return rl.filter((t) => L(t) && (e === void 0 || t.commands.includes(e)));
}
function ol(e) {
	return rl.find((t) => R(t) && e !== void 0 && t.commands.includes(e));
}
function sl(e) {
	return rl.filter((t) => re(t) && t.commands.some((t) => e.includes(t)));
}
// node_modules/fast-string-truncated-width/dist/utils.js
const cl = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), ll = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, ul = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, dl = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, fl = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, pl = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, ml = /\t{1,1000}/y, hl = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, gl = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, _l = /\p{M}+/gu, vl = {
	limit: Infinity,
	ellipsis: ""
}, yl = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", a = t?.ellipsisWidth ?? (i ? yl(i, vl, n).width : 0), o = n.controlWidth ?? 0, s = n.tabWidth ?? 8, c = n.emojiWidth ?? 2, l = n.regularWidth ?? 1, u = n.wideWidth ?? 2, d = [
		[gl, l],
		[dl, 0],
		[fl, o],
		[ml, s],
		[hl, c],
		[pl, u]
	], f = 0, p = 0, m = e.length, h = 0, g = !1, _ = m, v = Math.max(0, r - a), y = 0, b = 0, x = 0, S = 0;
	outer: for (;;) {
		if (b > y || p >= m && p > f) {
			let t = e.slice(y, b) || e.slice(f, p);
			h = 0;
			for (let e of t.replaceAll(_l, "")) {
				let t = e.codePointAt(0) || 0;
				if (S = ll(t) ? 2 : ul(t) ? u : l, x + S > v && (_ = Math.min(_, Math.max(y, f) + h)), x + S > r) {
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
				if (h = n === pl ? cl(e.slice(p, n.lastIndex)) : n === hl ? 1 : n.lastIndex - p, S = h * i, x + S > v && (_ = Math.min(_, p + Math.floor((v - x) / i))), x + S > r) {
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
}, bl = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, xl = (e, t = {}) => yl(e, bl, t).width;
function Sl(e) {
	return e === void 0 || e <= 0 ? void 0 : Math.max(40, Math.min(e, 200));
}
const Cl = /[\u200c\u2060\u2066-\u2069]|\u200d(?!\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/gu;
function wl(e) {
	return xl(e.replace(Cl, ""));
}
function Tl(e, t) {
	return e + " ".repeat(Math.max(0, t - wl(e)));
}
function El(e, t) {
	return t === void 0 ? [...e] : e.flatMap((e) => e.split("\n")).flatMap((e) => Dl(e, t, wl(/^ */.exec(e)?.[0] ?? "") + 2));
}
function Dl(e, t, n) {
	if (wl(e) <= t) return [e];
	let r = [], i = "", a = 0;
	for (let [, o = "", s = ""] of e.matchAll(/( *)([^ ]+)/g)) {
		let e = wl(s);
		i.trim() !== "" && a + o.length + e > t ? (r.push(i.trimEnd()), i = " ".repeat(n) + s, a = n + e) : (i += o + s, a += o.length + e);
	}
	return [...r, i];
}
function Ol(e) {
	return Math.min(Sl(e) ?? 88, 88);
}
function kl(e, t) {
	let n = s(e.map(([e]) => e.length)) + 4;
	return t - n < 24 ? e.flatMap(([e, n]) => [`  ${e}`, ...Al(n, t - 6).map((e) => `      ${e}`)]) : e.flatMap(([e, r]) => {
		let [i = "", ...a] = Al(r, t - n);
		return [`  ${e.padEnd(n - 2)}${i}`, ...a.map((e) => " ".repeat(n) + e)];
	});
}
function Al(e, t) {
	return Dl(e, t, 0);
}
// \0node:util
const jl = (...e) => process.getBuiltinModule("node:util").isDeepStrictEqual(...e), Ml = (...e) => process.getBuiltinModule("node:util").parseArgs(...e), Nl = (...e) => process.getBuiltinModule("node:util").promisify(...e), Pl = (...e) => process.getBuiltinModule("node:util").styleText(...e);
// src/model/secrets.ts
function Fl(e) {
	return {
		value: e,
		shown: "***"
	};
}
function Il(e) {
	return [...new Set([
		...Ll(e),
		...Rl(e),
		...zl(e)
	])];
}
function Ll(e) {
	let t = e.replace(/(?:%[\da-f]{2})+/gi, (e) => Buffer.from(e.replaceAll("%", ""), "hex").toString());
	return t.trim().length < 4 ? [e] : [e, t];
}
function Rl(e) {
	if (!e.isWellFormed()) return [];
	let t = JSON.stringify(e).slice(1, -1);
	return [
		encodeURIComponent(e),
		encodeURI(e),
		t,
		t.replaceAll("/", "\\/")
	];
}
function zl(e) {
	if (e.length < 4 || !e.isWellFormed()) return [];
	if (/\s/.test(e)) return Bl(e);
	let t = [
		...Ll(e),
		...Rl(e),
		...Bl(e)
	];
	return [...new Set(t)].flatMap(Bl);
}
function Bl(e) {
	let t = Buffer.from(e).toString("base64");
	return [
		t,
		t.replace(/=+$/, ""),
		Buffer.from(e).toString("base64url")
	];
}
var Vl = class {
	#e = new Map();
	#t = [];
	#n = [];
	hide(e) {
		for (let t of e) t.value.length >= 4 && !this.#e.has(t.value) && this.#e.set(t.value, t);
		this.#t = [...this.#e.values()].flatMap(({ value: e, shown: t }) => [...Ll(e), ...zl(e)].map((e) => ({
			form: e,
			shown: t
		}))).sort((e, t) => t.form.length - e.form.length), this.#n = [...this.#e.values()].flatMap(({ value: e, shown: t }) => Il(e).map((e) => ({
			form: e,
			shown: t
		})));
	}
	clean(e) {
		if (this.#t.length === 0) return e;
		let t = this.#r(e), n = t.length === 0 ? e : Hl(e, t);
		return n.includes("…") ? this.#i(n) : n;
	}
	#r(e) {
		let t = [], n;
		for (let r of Gl(e)) for (let { form: i, shown: a } of this.#t) for (let o = r.text.indexOf(i); o >= 0; o = r.text.indexOf(i, o + 1)) {
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
function Hl(e, t) {
	let n = "", r = 0;
	for (let { from: i, to: a, shown: o } of t) n += e.slice(r, i) + o, r = a;
	return n + e.slice(r);
}
const Ul = [
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
], Wl = new RegExp(Ul.map(({ pattern: e }) => e.source).join("|"), "gi");
function* Gl(e) {
	let t = {
		text: e,
		startOf: (e) => e,
		endOf: (e) => e + 1
	}, n = t;
	for (let e = 1; n && e <= 5; e++) yield n, n = ql(n, Wl);
	yield* Kl(t, 3);
}
function* Kl(e, t) {
	let n = t === 0 ? [] : Ul.filter(({ sign: t }) => e.text.includes(t));
	for (let { pattern: r } of n) {
		let n = ql(e, r);
		n && (yield n, yield* Kl(n, t - 1));
	}
}
function ql(e, t) {
	let { text: n } = e;
	if (!Ul.some(({ sign: e }) => n.includes(e))) return;
	let r = [], i = [], a = "", o = 0, s = (t, n, o) => {
		for (let a = 0; a < t.length; a++) r.push(e.startOf(n)), i.push(e.endOf(o - 1));
		a += t;
	}, c = (e) => {
		for (; o < e; o++) s(n[o] ?? "", o, o + 1);
	};
	for (let { 0: e, index: r } of n.matchAll(t)) c(r), o = r + e.length, s(Xl(e), r, o);
	if (o !== 0) return c(n.length), {
		text: a,
		startOf: (e) => r[e] ?? 0,
		endOf: (e) => i[e] ?? n.length
	};
}
const Jl = {
	"\\b": "\b",
	"\\f": "\f",
	"\\n": "\n",
	"\\r": "\r",
	"\\t": "	"
}, Yl = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function Xl(e) {
	if (e.startsWith("%")) return Buffer.from(e.replaceAll("%", ""), "hex").toString();
	if (/^\\u/i.test(e)) return String.fromCharCode(Number.parseInt(e.slice(2), 16));
	if (e.startsWith("\\")) return Jl[e] ?? e.slice(1);
	let t = e.slice(1, -1).toLowerCase(), n = t.startsWith("#x") ? Number.parseInt(t.slice(2), 16) : Number(t.slice(1));
	return t.startsWith("#") ? n <= 1114111 ? String.fromCodePoint(n) : e : Yl[t] ?? e;
}
// src/model/unseen.ts
const Zl = /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu, Ql = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function Z(e) {
	return e.replace(Zl, (e) => Ql[e] ?? $l(e));
}
function $l(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function eu(e) {
	return e.split("\n").map(Z).join("\n");
}
function tu(e, t) {
	return ru(Z(e.length > 2 * t + 2 ? e.slice(0, 2 * t + 2) : e), t);
}
const nu = 4e3;
function ru(e, t) {
	let n = [...e.slice(0, 2 * t + 2)];
	return n.length > t ? `${n.slice(0, t - 1).join("")}…` : e;
}
function iu(e, t) {
	let n = [...e];
	if (n.length <= t) return e;
	let r = Math.floor((t - 1) / 2);
	return `${n.slice(0, t - 1 - r).join("")}…${n.slice(-r).join("")}`;
}
function au(e, t, n) {
	if (ru(e, n) === e && ru(t, n) === t) return [e, t];
	let r = 0;
	for (; r < e.length && e[r] === t[r];) r++;
	let i = [...e.slice(Math.max(0, r - 2 * ou - 1), r)].slice(-ou).join(""), a = r - i.length;
	return a <= 2 ? [e, t] : [`…${e.slice(a)}`, `…${t.slice(a)}`];
}
const ou = 15;
function su(e, t = 60) {
	return `"${lu(tu(e, t))}"`;
}
const cu = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
function lu(e) {
	return cu.test(e) ? `\u2068${e}\u2069` : e;
}
const uu = RegExp("(^|[\\n\\r])([\\t\\v\\f \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*):(?=:)", "g");
function du(e) {
	return e.replace(uu, "$1$2:⁠").replace(/##(?=\[)/g, "##⁠");
}
function fu(e) {
	return JSON.stringify(e, null, 2).replaceAll("##[", "#\\u0023[").replace(Zl, (e) => e === "\n" ? e : $l(e));
}
// src/kinds/registry.ts
let pu = [];
function mu(e) {
	pu = e;
}
function hu() {
	return pu;
}
function gu(e) {
	let t = pu.find((t) => t.name === e);
	if (!t) throw Error(`there is no kind ${e}`);
	return t;
}
function _u(e, t) {
	let n = gu(e).fields.find((e) => e.name === t);
	if (!n) throw Error(`${e} has no field ${t}`);
	return n;
}
function vu({ role: e, isProse: t }) {
	return e === "text" || t === !0;
}
// src/plan/loss.ts
function yu(e) {
	return e.action === "update" ? e.fields.some((t) => Cu(e.kind, t) || wu(e.kind, t) || bu(e.kind, t)) : e.action === "destroy";
}
function bu(e, { field: t, before: n, after: r }) {
	return _u(e, t).role === "identity" || n === void 0 || Tu(n) ? !1 : Array.isArray(n) && Array.isArray(r) ? n.some((e) => !r.includes(e)) : !0;
}
function xu(e, t) {
	return Su(t) || Cu(e, t) || wu(e, t);
}
function Su({ part: e, before: t, after: n }) {
	if (e === void 0 || t === void 0 || Tu(t)) return !1;
	if (typeof t == "string" || typeof n == "string") return Tu(n);
	let r = new Map(Object.entries(n ?? {}));
	return Object.entries(t ?? {}).some(([e, t]) => t !== "" && (r.get(e) ?? "") === "");
}
function Cu(e, { field: t, before: n, after: r }) {
	return _u(e, t).role === "archive" && n === !1 && r === !0;
}
function wu(e, { field: t, before: n }) {
	return _u(e, t).role === "shape" && n !== void 0;
}
function Tu(e) {
	return typeof e != "object" || !e ? e === "" || e === 0 || e === !1 || e === null : Object.values(e).every((e) => e === "");
}
// src/model/problem.ts
const Eu = [
	"run",
	"project",
	"change"
], Du = [
	"error",
	"warning",
	"notice"
], Ou = "all-destroyed.ambiguous-key.ambiguous-webhook.api-error.backup-not-written.bad-backup.bad-plan.bad-report.bad-setting.behind-upstream.blanks.bug.claimed-twice.conflict.duplicate-key.duplicate-member.duplicate-text.duplicate-webhook.empty-manifest.foreign-project.forgotten-manifest.http-webhook.icu-message.incomplete-live.key-gone.lookalike-key.lookalike-webhook.looks-renamed.missing-member.missing-plural-form.missing-right.name-taken.narrow-filter.needs-events.needs-platforms.no-backup-dir.no-base-text.no-language-file.no-manifest.no-project.no-report.no-secrets.no-token.no-url.not-a-text.not-agreed.not-editable.not-expressible.not-published.not-read.not-restored.not-written.nothing-declared.null-value.owner-tag.placeholders.plural-form.plural-mismatch.project-not-allowed.project-type.pull-request.released-project.rename-cycle.rename-twice.run-stopped.same-names-needed.second-key.secret-in-url.segmented-project.stale-commit.stale-id.stopped-by-problem.text-file.text-too-long.too-many-destroyed.too-many-overwritten.too-many-unverified.twin-webhook.undecided.unknown-event.unknown-filter.unknown-head.unknown-language.unknown-member.unknown-previously.unknown-text.unknown-writers.unread-manifest.unset-variable.unusable-answer.unused-name.variable.webhook-gone.writer-moved.wrong-checkout.wrong-id.wrong-ref.wrong-type.wrong-value.yaml".split("."), ku = [
	"blanks",
	"icu-message",
	"missing-plural-form",
	"no-base-text",
	"placeholders",
	"text-too-long"
];
function Au({ code: e }) {
	return ku.some((t) => t === e);
}
function ju(e, t, n = {}) {
	let { place: r, scope: i = "run", severity: a = "error", quotes: o } = n;
	return {
		severity: a,
		code: e,
		message: t,
		...r && { place: r },
		scope: i,
		...o && { quotes: o }
	};
}
const Mu = 1e3;
var Nu = class {
	#e = [];
	#t = new Map();
	count = 0;
	add(e) {
		let { severity: t, scope: n, place: r } = e;
		if (this.countMore(r?.file, Lu(e), {
			severity: t,
			scope: n
		})) return;
		this.count += Lu(e);
		let i = Pu(r?.file, {
			severity: t,
			scope: n
		}), a = this.#t.get(i) ?? {
			at: [],
			more: 0
		};
		this.#t.set(i, a), r && a.at.push(this.#e.length), this.#e.push(e), (e.count !== void 0 || a.at.length > 1e3) && (a.more = Lu(e));
	}
	countMore(e, t = 1, n = {}) {
		let r = this.#t.get(Pu(e, n));
		return !r || r.more === 0 ? !1 : (r.more += t, this.count += t, !0);
	}
	get problems() {
		let e = new Map();
		for (let { at: t, more: n } of this.#t.values()) {
			if (n === 0 || t.length === 0) continue;
			let [r = 0, ...i] = t.slice(Math.min(100, t.length - 1)), [a] = this.#e.slice(r, r + 1);
			e.set(r, a && Fu(a, i.length + n));
			for (let t of i) e.set(t, void 0);
		}
		return this.#e.flatMap((t, n) => e.has(n) ? e.get(n) ?? [] : t);
	}
};
function Pu(e = "", { severity: t = "error", scope: n = "run" }) {
	return `${t} ${n} ${e}`;
}
function Fu({ code: e, severity: t, scope: n, place: r }, i) {
	return {
		...ju(e, `This file has ${i === 1 ? "1 more problem" : `${i.toLocaleString("en-US")} more problems`}, the first of them here. Fix those that are shown, and run again.`, {
			severity: t,
			scope: n,
			...r && { place: r }
		}),
		count: i
	};
}
function Iu(e, t) {
	return ju("yaml", `${e} has more than ${Mu.toLocaleString("en-US")} mistakes up to line ${t}, and the rest of it is not read. Fix those that are shown, and run again.`);
}
function Lu({ count: e = 1 }) {
	return e;
}
function Ru(e) {
	let t = new Nu();
	for (let n of e) t.add(n);
	return t.problems;
}
function zu(e) {
	return e.some(({ severity: e }) => e === "error");
}
// src/report/report.ts
function Bu({ code: e }) {
	return e === "conflict" || e === "undecided";
}
function Vu({ restore: e, results: t = [] }) {
	return t.some(({ change: e, outcome: t }) => e.action !== "create" && (t.state === "done" || Ku(t) || t.state === "failed" && t.how !== "refused" && t.how !== "not made")) ? e : void 0;
}
function Hu(e, { manifests: t }) {
	return e === "restore" && t.length === 1 ? t[0] : void 0;
}
function Uu({ problems: e, projects: t }) {
	return [...e, ...t.flatMap((e) => e.problems)];
}
function Wu({ projects: e }) {
	return e.flatMap(({ results: e = [] }) => e);
}
function Gu({ change: e, outcome: t }) {
	if (e.action === "destroy") return;
	if ((t.state === "failed" || t.state === "skipped") && t.place) return t.place;
	let [n, ...r] = e.fields;
	return e.action === "update" && n && r.length === 0 ? n.place : e.place;
}
function Ku(e) {
	return e.state === "skipped" && e.written !== void 0;
}
function qu({ projects: e }) {
	return e.some(({ plan: e }) => (e?.changes.length ?? 0) > 0);
}
const Ju = [
	"archived",
	"pull",
	"conflict",
	"undecided"
];
function Yu({ projects: e }) {
	let t = ({ reason: e }) => Ju.includes(e);
	return qu({ projects: e }) || e.some(({ plan: e }) => e?.kept.some(t));
}
function Xu(e) {
	return e.plan ? Yu({ projects: [e] }) ? "drift" : e.plan.skipped.length > 0 || zu(e.problems) ? "unknown" : "none" : "unknown";
}
function Zu({ command: e, projects: t }) {
	return e === "drift" ? Yu({ projects: t }) : qu({ projects: t });
}
function Qu(e) {
	return !Zu(e) && !ad(e);
}
function $u({ plan: e, target: t }) {
	return t?.is === "compared" ? t.caused : e?.changes ?? [];
}
function ed(e) {
	return !ad(e) && !td(e) && e.projects.every(id);
}
function td(e) {
	return Uu(e).some(({ code: e }) => e === "released-project");
}
const nd = [
	"too-many-destroyed",
	"all-destroyed",
	"looks-renamed",
	"foreign-project",
	"too-many-overwritten",
	"too-many-unverified"
];
function rd(e) {
	if (ed(e)) return !1;
	let t = e.projects.every((e) => e.target?.is === "compared" && id(e) && e.plan?.skipped.length === 0), n = Uu(e).filter(({ severity: e }) => e === "error"), r = n.length === 0 || n.some(({ code: e }) => !nd.includes(e));
	return !t || r || td(e);
}
function id({ plan: e, target: t }) {
	if (t?.is !== "compared") return (e?.changes.length ?? 0) === 0;
	let { caused: n, resolved: r, kept: i, no_longer_declared: a, kinds_no_longer_declared: o, settings: s } = t;
	return [
		n,
		r,
		i,
		a,
		o,
		s
	].every(({ length: e }) => e === 0);
}
function ad(e) {
	return e.stopped !== void 0 || zu(Uu(e)) || e.projects.some(({ plan: e }) => (e?.skipped.length ?? 0) > 0) || Wu(e).some(({ outcome: e }) => e.state !== "done");
}
function od(e) {
	let t = ({ problems: e }) => e.filter((e) => !Bu(e)), n = e.projects.map((e) => ({
		...e,
		problems: t(e)
	}));
	return ad({
		...e,
		problems: t(e),
		projects: n
	});
}
function sd(e, t) {
	let { stopped: n } = e;
	return n && n.by !== "time limit" ? n.by === "SIGINT" ? 130 : 143 : ad(e) ? 1 : t && Zu(e) ? 2 : 0;
}
// node_modules/diff/libesm/diff/base.js
var cd = class {
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
new class extends cd {}();
// node_modules/diff/libesm/util/string.js
function ld(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function ud(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function dd(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function fd(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function pd(e, t) {
	return dd(e, t, "");
}
function md(e, t) {
	return fd(e, t, "");
}
function hd(e, t) {
	return t.slice(0, gd(e, t));
}
function gd(e, t) {
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
function _d(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function vd(e, t) {
	if (t) return bd(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function yd(e, t) {
	if (t) return bd(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function bd(e, t) {
	if (!t) return [yd(e), vd(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = _d(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const xd = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Sd = RegExp(`[${xd}]+|\\s+|[^${xd}]`, "ug");
new class extends cd {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = _d(e, r);
		} else n = e.match(Sd) || [];
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
			e.added ? r = e : e.removed ? i = e : ((r || i) && Cd(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Cd(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Cd(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = bd(t.value, i), [s, c] = bd(n.value, i);
		if (e) {
			let r = ld(a, s);
			e.value = fd(e.value, s, r), t.value = pd(t.value, r), n.value = pd(n.value, r);
		}
		if (r) {
			let e = ud(o, c);
			r.value = dd(r.value, c, e), t.value = md(t.value, e), n.value = md(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = yd(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = yd(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = yd(r.value, i), [a, o] = bd(t.value, i), s = ld(n, a);
		t.value = pd(t.value, s);
		let c = ud(pd(n, s), o);
		t.value = md(t.value, c), r.value = dd(r.value, n, c), e.value = fd(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = yd(r.value, i), n = hd(vd(t.value, i), e);
		t.value = md(t.value, n);
	} else if (e) {
		let n = hd(vd(e.value, i), yd(t.value, i));
		t.value = pd(t.value, n);
	}
}
new class extends cd {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${xd}]+|[^\\S\\n\\r]+|[^${xd}]`, "ug");
		return e.match(t) || [];
	}
}();
const wd = new class extends cd {
	constructor() {
		super(...arguments), this.tokenize = Ed;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function Td(e, t, n) {
	return wd.diff(e, t, n);
}
function Ed(e, t) {
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
function Dd(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends cd {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (Dd(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends cd {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends cd {
	constructor() {
		super(...arguments), this.tokenize = Ed;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(Od(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function Od(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = Od(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = Od(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
const kd = new class extends cd {
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
function Ad(e, t, n) {
	return kd.diff(e, t, n);
}
// node_modules/diff/libesm/patch/create.js
function jd(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function Md(e) {
	if (!jd(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Nd = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Pd(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		Td(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(Td(n, r, s));
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
			let t = n[e], i = t.lines || Ld(t.value);
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
function Fd(e, t) {
	if (t ||= Nd, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Fd(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Nd, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + Md(r) + " " + Md(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + Md((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + Md((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + Md((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + Md((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + Md(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + Md(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function Id(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Pd(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Fd(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Pd(e, t, n, r, i, a, o);
		return s ? Fd(s, o?.headerOptions) : void 0;
	}
}
function Ld(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/view/view.ts
const Rd = [
	"problems",
	"failed",
	"plan",
	"pending",
	"unmanaged"
];
function zd(e) {
	return e.toSorted((e, t) => Rd.indexOf(e.part) - Rd.indexOf(t.part));
}
function Bd(e, ...t) {
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
function Vd(e, t = 400) {
	return [{
		is: "quote",
		text: tu(e, t)
	}];
}
function Hd(e) {
	return [{
		is: "strong",
		words: e
	}];
}
function Ud(e) {
	return e.map((e) => "text" in e ? e.text : Ud(e.words)).join("");
}
function Q(e, t, n = "") {
	return {
		sign: e,
		start: t,
		value: n
	};
}
// src/report/view/words.ts
function Wd(e, t) {
	return `${Gd(e)} ${e === 1 ? t : `${t.replace(/(?<=[^aeiou])y$/, "ie")}s`}`;
}
function Gd(e) {
	return Number.isInteger(e) && Math.abs(e) < 1e3 ? String(e) : e.toLocaleString("en-US");
}
function Kd(e, t) {
	let n = e.length - t;
	return e.slice(0, t).join(", ") + (n > 0 ? ` and ${Gd(n)} more` : "");
}
function qd(e) {
	return gu(e).words;
}
function Jd(e, t) {
	let { one: n, many: r } = qd(t);
	return `${Gd(e)} ${e === 1 ? n : r}`;
}
function Yd({ kind: e, label: t }) {
	let n = Z(t), { prefix: r, maxName: i } = qd(e);
	return r + iu(n, i);
}
function Xd(e, t) {
	let n = "place" in e ? e.place : void 0;
	return n ? n.file === t ? `line ${n.line}` : `${Z(n.file)}:${n.line}` : "(not declared)";
}
function Zd({ name: e, id: t, plan: n }) {
	return (e === void 0 ? "" : `${Z(e)}: `) + (n ? `${tu(n.project.name, 80)} (${tu(t, 200)})` : tu(t, 200));
}
function Qd(e) {
	return e.length <= 3 ? e.map((e) => Z(e)).join(", ") : Wd(e.length, "manifest");
}
const $d = M(() => new Intl.DateTimeFormat("sv-SE", {
	dateStyle: "short",
	timeStyle: "short",
	timeZone: "UTC"
}));
function ef(e) {
	return `${$d().format(e * 1e3)} UTC`;
}
function tf(e) {
	return $d().format(e * 1e3).slice(0, 10);
}
function nf(e) {
	return /^[A-Za-z0-9_./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", "'\\''")}'`;
}
function rf(e) {
	return `${i("docs/problems.md")}#${e}`;
}
function af(e, t, { texts: n }) {
	let r = Df(e, t), i = wu(e, t) ? [Q(" ", "changes the texts in all languages; plural forms can be lost")] : [];
	if (!n) return [Q(" ", r), ...i];
	let a = bu(e, t) ? cf(e, r, t) : [], o = a.length > 0 ? a : [sf(e, r, t)];
	return [
		...ff(t.edited),
		...o.map(of),
		...i
	];
}
function of(e) {
	return {
		...e,
		value: ru(e.value, 998 - e.start.length)
	};
}
function sf(e, t, n) {
	return n.before === void 0 || Tu(n.before) ? Q("+", `${t} `, df($(e, n.field, n.after))) : Q(" ", "", xf(e, n));
}
function cf(e, t, n) {
	let { field: r, before: i = "", after: a, part: o } = n, [s, c] = [$(e, r, i), $(e, r, a)], l = s.as === "slots" && c.as === "slots" ? Rf(s.slots, c.slots).flatMap(([e, n, r]) => lf(`${t}.${e}`, n, r)) : lf(t, s, c);
	return Of(e, n) && o !== void 0 ? l.map((e) => ({
		...e,
		language: o
	})) : l;
}
function lf(e, t, n) {
	if (t.as === "set" && n.as === "set") return [Q("-", `${e} `, zf(t.members, n.members))];
	let [r, i] = If(t, n, 90), a = Q("+", `${e} `, uf(n) ? "(empty)" : i);
	if (uf(t)) return [a];
	let o = Q("-", `${e} `, r);
	return uf(n) ? [o, a] : [{
		...o,
		other: i
	}, {
		...a,
		other: r
	}];
}
function uf(e) {
	return e.as === "text" && e.text === "";
}
function df(e) {
	return e.as === "text" ? If(e, e, 90)[0] : Nf(e);
}
function ff(e) {
	return e ? [Q(" ", `in the project, last edited${pf(e)}:`)] : [];
}
function pf({ by: e, at: t, reviewed: n }) {
	return `${e === void 0 ? "" : ` by ${tu(e, 60)}`} on ${ef(t)}${n ? ", reviewed" : ""}`;
}
function mf({ kind: e, texts: t = [] }, { texts: n, full: r }) {
	let i = r === !0 ? t : t.slice(0, 5), a = t.length - i.length;
	return [...i.map(({ part: t, field: r, before: i, edited: a }) => {
		let o = n ? df($(e, r, i)) : "", s = a ? `   (last edited${pf(a)})` : "";
		return {
			...Q("-", `${Vf(t)} `, o + s),
			language: t
		};
	}), ...a > 0 ? [Q("-", `and ${Wd(a, "more text")}`)] : []];
}
function hf({ kind: e, fields: t }) {
	return t.filter((t) => !kf(e, t)).flatMap((t) => {
		let n = Df(e, t), { before: r, after: i, part: a, edited: o } = t, s = Of(e, t) ? a : void 0, c = r === void 0 ? [] : gf("-", n, $(e, t.field, r)), l = gf("+", n, $(e, t.field, i));
		return [...ff(o), ..._f(c, l, s)];
	});
}
function gf(e, t, n) {
	return vf(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = ru(eu(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [Q(e, `${n === "" ? t : `${t}.${Vf(n)}`}: `, a), ...o.map((t) => Q(e, "    ", t))];
	});
}
function _f(e, t, n) {
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
function vf(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
function yf(e, t) {
	return t.flatMap((t) => kf(e, t) ? [] : Df(e, t)).join(", ");
}
function bf({ kind: e, fields: t }) {
	let [n, ...r] = t.filter((t) => Of(e, t)), i = r.length > 0 ? ` (also in ${r.map((t) => Df(e, t)).join(", ")})` : "", a = n ? [`${xf(e, n)}${i}`] : [], o = t.filter((t) => !Of(e, t) && !kf(e, t)), s = o.filter((t) => jf(e, t)).map((t) => xf(e, t)), c = o.filter((t) => !jf(e, t)).map(({ field: e }) => e);
	return [
		...a,
		...s,
		...c.length > 0 ? [`and ${c.join(", ")}`] : []
	].join("; ");
}
function xf(e, t) {
	let n = Df(e, t), r = $(e, t.field, t.after);
	if (t.before === void 0) return `${n} ${Nf(r)}`;
	let i = $(e, t.field, t.before);
	return Su(t) ? `${n} ${Nf(i)} will be cleared` : `${n} ${Pf(i, r)}`;
}
function Sf(e, t, n = !1) {
	if (e.reason === "archived") return `archived in the project: to keep it archived, declare ${Af(e.kind)}: true; to take it out of the archive, declare ${Af(e.kind)}: false`;
	if (!("field" in e)) return `kept: ${Ef(e.reason, e.tag)}`;
	let { kind: r, field: i, reason: a } = e, o = Df(r, e);
	if (a === "converts") return `${o} kept: a text of the ${r} changed since the backup, and the change back would convert it`;
	let s = a === "changed-since", c = `${s ? "kept: changed since the backup" : (e.cause && wf[e.cause]) ?? Cf[a]}${s || a === "held" ? "" : Tf(e.edited)}`;
	if (!t) return `${o} ${c}`;
	let l = $(r, i, e.live);
	if (e.declared === void 0) return `${o} ${Nf(l, n)} ${c} (not in the file)`;
	let [u, d] = If($(r, i, e.declared), l, Ff(n));
	return `${o} ${d} ${c}${s ? `, which has ${u}` : ` (in the file: ${u})`}`;
}
const Cf = {
	held: "kept: by the rule seed, the project owns the text",
	pull: "to pull",
	conflict: "in the project, and changed in the file too",
	undecided: "in the project"
}, wf = {
	"never agreed": "in the project, and older than the only text that git has of the file",
	undated: "in the project since a time that the service does not say",
	"unread history": "in the project; the history of the file cannot be read",
	"unknown user": "in the project; the user of the token is not known",
	"not committed": Cf.held
};
function Tf(e) {
	return e ? `: edited${e.by === void 0 ? "" : ` by ${tu(e.by, 60)}`} on ${tf(e.at)}${e.reviewed ? ", reviewed" : ""}` : "";
}
function Ef(e, t = "") {
	return e === "held-back" ? "not removed while there are problems" : e === "protected" ? `protected by tag ${su(t)}` : `owned by others (tag ${su(t)})`;
}
function Df(e, { field: t, part: n }) {
	return n !== void 0 && _u(e, t).role === "text" ? Vf(n) : t;
}
function Of(e, { field: t }) {
	return _u(e, t).role === "text";
}
function kf(e, { field: t }) {
	return _u(e, t).role === "identity";
}
function Af(e) {
	return gu(e).fields.find(({ role: e }) => e === "archive")?.name ?? "archived";
}
function jf(e, { field: t, after: n }) {
	let r = $(e, t, n);
	return r.as === "set" || r.as === "word" && r.word.length <= 20;
}
function $(e, t, n) {
	return _u(e, t).show(n);
}
const Mf = Infinity;
function Nf(e, t = !1) {
	switch (e.as) {
		case "text": return su(e.text, t ? Mf : 60);
		case "word": return tu(e.word, Ff(t));
		case "set": return e.members.length > 0 ? Bf(e.members) : "(empty)";
		case "slots": return Hf(Object.entries(e.slots), t ? Mf : 40);
	}
}
function Pf(e, t) {
	return e.as === "set" && t.as === "set" ? zf(e.members, t.members) : e.as !== "slots" || t.as !== "slots" ? If(e, t).join(" → ") : Rf(e.slots, t.slots).map(([e, t, n]) => `${e} ${If(t, n).join(" → ")}`).join(", ");
}
function Ff(e) {
	return e ? Mf : 48;
}
function If(e, t, n = 48) {
	if (e.as === "word" && t.as === "word") {
		let [r, i] = au(Z(e.word), Z(t.word), n);
		return [ru(r, n), ru(i, n)];
	}
	if (e.as !== "text" || t.as !== "text") return [Nf(e, n === Mf), Nf(t, n === Mf)];
	let [r, i] = au(Z(e.text), Z(t.text), n);
	return [su(r, n), su(i, n) + Lf(e.text, t.text)];
}
function Lf(e, t) {
	return e !== t && e.normalize("NFC") === t.normalize("NFC") ? " in another Unicode form" : "";
}
function Rf(e, t) {
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	return [...new Set([...n.keys(), ...r.keys()])].flatMap((e) => {
		let [t, i] = [n.get(e) ?? "", r.get(e) ?? ""];
		return t === i ? [] : [[
			Vf(e),
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
function zf(e, t) {
	let n = t.filter((t) => !e.includes(t)).map((e) => `+${lu(Vf(e))}`), r = e.filter((e) => !t.includes(e)).map((e) => `−${lu(Vf(e))}`);
	return [...n, ...r].join(" ");
}
function Bf(e) {
	return e.map((e) => lu(Vf(e))).join(", ");
}
function Vf(e) {
	return tu(e, 48);
}
function Hf(e, t) {
	return e.map(([e, n]) => `${Vf(e)} ${su(n, t)}`).join(", ");
}
function Uf({ sign: e, value: t, other: n, language: r }) {
	let i = [{
		text: t,
		isChanged: !1
	}];
	if (n === void 0) return i;
	let a = e === "-", [o, s] = a ? [t, n] : [n, t];
	(Wf?.old !== o || Wf.now !== s) && (Wf = {
		old: o,
		now: s,
		parts: Gf(o, s, r)
	});
	let c = Wf.parts.filter(({ added: e, removed: t }) => !(a ? e : t)).map((e) => ({
		text: e.value.join(""),
		isChanged: a ? e.removed : e.added
	}));
	return c.filter(({ isChanged: e }) => !e).map(({ text: e }) => e).join("").replace(/["\u2068\u2069\s]/g, "").length < .2 * Math.max(t.length, n.length) ? i : c;
}
let Wf;
function Gf(e, t, n) {
	return Ad(qf(e, n), qf(t, n), { maxEditLength: 600 }) ?? [];
}
const Kf = new Map();
function qf(e, t = "") {
	let n = Kf.get(t) ?? new Intl.Segmenter(Jf(t)?.toString(), { granularity: "word" });
	return Kf.set(t, n), e.split(/([\u2068\u2069])/).flatMap((e) => Array.from(n.segment(e), ({ segment: e }) => e));
}
function Jf(e) {
	try {
		return e === void 0 || e === "" ? void 0 : new Intl.Locale(e.replaceAll("_", "-"));
	} catch {
		return;
	}
}
// src/report/counts.ts
function Yf(e, t, n) {
	let r = Object.fromEntries(e.map((e) => [e, 0]));
	for (let e of t) r[n(e)] += 1;
	return r;
}
const Xf = [
	"created",
	"updated",
	"renamed",
	"archived",
	"destroyed"
];
function Zf(e) {
	return e.action === "create" ? "created" : e.action === "destroy" ? e.how === "archive" ? "archived" : "destroyed" : op(e) ? "renamed" : "updated";
}
const Qf = [
	"conflicts",
	"undecided",
	"toPull",
	"kept",
	"keptArchived"
], $f = {
	conflict: "conflicts",
	undecided: "undecided",
	pull: "toPull",
	archived: "keptArchived"
}, ep = [
	"done",
	"failed",
	"notAttempted",
	"inPart",
	"skipped"
];
function tp({ outcome: e }) {
	return e.state === "not attempted" ? "notAttempted" : Ku(e) ? "inPart" : e.state;
}
function np(e) {
	let t = e.flatMap((e) => e.changes), n = e.flatMap((e) => e.kept);
	return {
		...Yf(Xf, t, Zf),
		...Yf(Qf, n, ({ reason: e }) => $f[e] ?? "kept"),
		changes: t.length,
		adopted: sp(e, ({ counts: e }) => e.adopted),
		skipped: sp(e, ({ skipped: e }) => e.length),
		unchanged: rp(e, "unchanged"),
		unmanaged: rp(e, "unmanaged")
	};
}
function rp(e, t) {
	return new Map(hu().map(({ name: n, plural: r }) => [n, sp(e, ({ counts: e }) => e.by_kind[r]?.[t] ?? 0)]));
}
function ip({ declared: e }) {
	return new Map(hu().map(({ name: t, plural: n }) => [t, e[n] ?? 0]));
}
function ap(e) {
	let t = e.flatMap((e) => e.results ?? []), n = t.flatMap(({ change: e, outcome: t }) => t.state === "done" ? [e] : []), r = Yf(ep, t, tp), i = sp(e, ({ plan: e }) => e?.skipped.length ?? 0);
	return {
		...Yf(Xf, n, Zf),
		...r,
		skipped: r.skipped + i
	};
}
function op(e) {
	return e.action === "update" && e.renamed_from !== void 0;
}
function sp(e, t) {
	return e.reduce((e, n) => e + t(n), 0);
}
const cp = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function lp(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Cu(e.kind, t)) ? "removed" : e.fields.filter((t) => Of(e.kind, t)).some((t) => bu(e.kind, t)) ? "overwritten text" : yu(e) ? "overwritten" : op(e) ? "renamed" : "changed";
}
function up(e, t) {
	let n = 0;
	return (r, i) => {
		n++ < 20 && e(dp(r, i, t));
	};
}
function dp({ kind: e, changes: t }, n, r) {
	let i = fp(t), a = n.filter(({ state: e }) => e === "done").length, o = n.length, s = a === o ? r("good", "✓") : r("bad", "✗"), c = Jd(o, e), l = a === o ? c : `${Gd(a)} of ${c}`, u = n.filter(Ku).length;
	return `  ${s} ${l} ${i}${u > 0 ? `, ${Gd(u)} in part` : ""}`;
}
function fp(e) {
	let [t] = e;
	return t?.action === "create" ? "created" : t?.action === "destroy" ? t.how === "archive" ? "archived" : "destroyed" : e.every(op) ? "renamed" : e.some(op) ? "updated or renamed" : "updated";
}
function pp(e, t) {
	let n = "", r = (t) => {
		t !== n && (e.write(`${n === "" ? "" : "\r\x1B[2K"}${t}`), n = t);
	};
	return {
		columns: () => (e.columns || 80) - 1,
		show: (e) => r(t(e)),
		erase: () => r("")
	};
}
// src/host/console.ts
const mp = {
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
function hp({ stdout: e, stderr: t, prompt: n = t }, r, i = r) {
	let a = new Vl(), o = i(t) ? pp(t, (e) => du(a.clean(e))) : void 0, s = (e) => (o?.erase(), a.clean(e));
	return {
		out: (t) => e.write(`${du(s(t))}\n`),
		error: (e) => t.write(`${du(s(e))}\n`),
		prompt: (e) => n.write(`${du(s(e))}\n`),
		status: o,
		paint: r(e) ? gp : _p,
		paintError: r(t) ? gp : _p,
		get width() {
			return vp(e);
		},
		get errorWidth() {
			return vp(t);
		},
		clean: (e) => a.clean(e),
		hide: (e) => a.hide(e)
	};
}
const gp = (e, t) => {
	let n = (t) => Pl(mp[e], t, { validateStream: !1 });
	return e.endsWith("-word") ? t.replace(/[^ ]+/g, n) : n(t);
}, _p = (e, t) => t;
function vp({ isTTY: e, columns: t }) {
	return Sl(e === !0 ? t : void 0);
}
function yp(e, t, n) {
	return bp(e, t) && !n && !t.NO_COLOR;
}
function bp({ isTTY: e }, { TERM: t }) {
	return e === !0 && t !== "dumb";
}
function xp(...e) {
	for (let t of e) t.on("error", () => {});
}
async function Sp(e, ...t) {
	for (let e of t) await new Promise((t) => e.write("", () => t()));
	return process.exit(e);
}
// \0node:fs
const Cp = (...e) => process.getBuiltinModule("node:fs").accessSync(...e), wp = (...e) => process.getBuiltinModule("node:fs").closeSync(...e), Tp = (...e) => process.getBuiltinModule("node:fs").createWriteStream(...e), Ep = (...e) => process.getBuiltinModule("node:fs").existsSync(...e), Dp = (...e) => process.getBuiltinModule("node:fs").openSync(...e), Op = (...e) => process.getBuiltinModule("node:fs").readFileSync(...e), kp = (...e) => process.getBuiltinModule("node:fs").realpathSync(...e), Ap = (...e) => process.getBuiltinModule("node:fs").renameSync(...e), jp = (...e) => process.getBuiltinModule("node:fs").rmSync(...e), Mp = (...e) => process.getBuiltinModule("node:fs").statSync(...e), Np = (...e) => process.getBuiltinModule("node:fs").writeFileSync(...e), Pp = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
// src/init/questions.ts
var Fp = class extends Error {
	name = "NotAnswered";
};
// src/host/prompt.ts
function Ip({ stdin: e, stdout: t, stderr: n }) {
	if (e.isTTY !== !0) return;
	let r = t.isTTY === !0;
	return {
		input: e,
		output: n.isTTY ? n : r ? t : Lp() ?? n,
		seesOut: r
	};
}
function Lp() {
	try {
		let e = Dp("/dev/tty", "w");
		try {
			let t = new T(e);
			return xp(t), t.unref(), t;
		} catch {
			wp(e);
		}
	} catch {}
}
async function Rp(e, { input: t, output: n }, r) {
	let i = Pp({
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
async function zp({ input: e, output: t }, n) {
	"columns" in t && t.columns === 0 && Object.assign(t, { columns: 80 });
	let { confirm: r, multiselect: i, password: a, text: o } = await import("./clack-prompts.js"), s = (r) => ({
		input: e,
		output: t,
		signal: n,
		message: Z(r)
	});
	return {
		async text(e, t, n) {
			let r = (e) => t((e ?? "").trim()), i = n === void 0 ? {} : { initialValue: Z(n) };
			return Bp(await o({
				...s(e),
				validate: r,
				...i
			})).trim();
		},
		async secret(e) {
			let t = (e) => e?.trim() ? void 0 : "Type or paste it.";
			return Bp(await a({
				...s(e),
				validate: t
			})).trim();
		},
		async several(e, t, n) {
			let r = t.map(({ value: e, about: t }) => ({
				value: e,
				label: Z(e),
				hint: Z(t)
			}));
			return Bp(await i({
				...s(e),
				options: r,
				initialValues: [...n],
				required: !1
			}));
		},
		async yesNo(e) {
			return Bp(await r({
				...s(e),
				initialValue: !1
			}));
		}
	};
}
function Bp(e) {
	if (typeof e == "symbol") throw new Fp();
	return e;
}
// src/model/nearest.ts
function Vp(e, t) {
	let n, r = Math.max(1, Math.floor(e.length / 3)) + 1;
	for (let i of t) {
		let t = Up(e.toLowerCase(), i.toLowerCase(), r);
		t < r && (n = i, r = t);
	}
	return n;
}
function Hp(e, t) {
	let n = Vp(e, t);
	return n === void 0 ? "" : ` Did you mean "${n}"?`;
}
function Up(e, t, n) {
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
function Wp(e, t) {
	return Gp(e) === Gp(t);
}
function Gp(e) {
	return e.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
// src/settings/oldNames.ts
const Kp = "Remove it: a request that is too large is split.", qp = "Remove it: pull creates the files of listed languages.", Jp = "Remove it: new entries come after their nearest relatives.", Yp = "Set allow_wrong_project in lokaform.yaml.", Xp = "Use the action lokaform/lokaform/report@v1.", Zp = "Use the action lokaform/lokaform/webhook-secret@v1.", Qp = {
	setting: {
		on_remove: "Set prune: { by: archive } or prune: { by: destroy }.",
		prune_webhooks: "Set prune: { webhooks: all }.",
		"limits.destroy": "Set limits.removals.",
		"limits.destroy_percent": "Set limits.removals_percent.",
		"limits.destroy_webhooks": "Set limits.webhook_removals.",
		"limits.update_percent": "Set limits.overwrites_percent.",
		"limits.unverify": "Set limits.unverified.",
		batch_size: Kp,
		allow_foreign_project: "Set allow_wrong_project."
	},
	option: {
		"batch-size": Kp,
		"allow-foreign-project": Yp,
		"max-destroy": "Use --allow-removals N.",
		take: "Use --overwrite in apply, and --accept in pull.",
		"create-files": qp,
		"pull --out": "Use --dir.",
		gone: "Use --remove-missing.",
		into: Jp,
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
		"batch-size": Kp,
		"allow-foreign-project": Yp,
		"max-destroy": "Set the input allow-removals.",
		take: "Set the input overwrite. In pull, use --accept.",
		"create-files": qp,
		into: Jp,
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
		reports: Xp,
		expect: Xp,
		webhook: Zp,
		"secrets-file": Zp,
		rotate: Zp
	},
	command: { summarize: "Use report." },
	"action command": {
		report: Xp,
		summarize: Xp,
		"webhook-secret": Zp
	}
};
function $p(e, t, { place: n, command: r } = {}) {
	let i = new Map(Object.entries(Qp[e])), a = i.get(t) ?? i.get(`${r} --${t}`), o = `The ${e} ${e === "option" ? `--${t}` : t} no longer exists. ${a}`;
	return a === void 0 ? void 0 : ju("bad-setting", o, { ...n && { place: n } });
}
// src/settings/flags.ts
function em(e) {
	let { tokens: t } = Ml({
		args: [...e],
		options: Object.fromEntries(il.map((e) => [F(e), tm(e)])),
		strict: !1,
		allowPositionals: !0,
		tokens: !0
	}), n = t.flatMap((e) => e.kind === "positional" ? [e.value] : []), r = n[0] === "help" || n[0] === "version" ? n[0] : void 0, i = r ? n.slice(1) : n, a = i.find(Ce), o = ol(a), s = im(i, a), c = o?.option?.as === "list" ? s : s.slice(0, 1), l = {
		...r && { [r]: ["true"] },
		...o && c.length > 0 && { [F(o)]: c }
	}, u = [];
	for (let n of t) {
		if (n.kind !== "option") continue;
		let [t = n.rawName] = /^-\w[\w-]*/.exec(e[n.index] ?? "") ?? [], r = am({
			...n,
			rawName: t
		}, a, l), i = $p("option", n.name, { command: a }) ?? (r && om(r));
		i ? u.push(i) : l[n.name] = [...l[n.name] ?? [], n.value ?? "true"];
	}
	let d = nm(i, a), f = [
		...d,
		...u,
		...rm(i, a)
	], p = l.help || l.version ? d : f.slice(0, 1);
	return {
		...a && { command: a },
		raw: l,
		problems: p
	};
}
function tm({ option: e }) {
	return e?.as === "switch" ? {
		type: "boolean",
		multiple: !0,
		...e.short && { short: e.short }
	} : {
		type: "string",
		multiple: !0
	};
}
function nm(e, t) {
	let [n] = e;
	if (n === void 0 || t !== void 0) return [];
	let r = [...xe], i = Hp(n, r) || ` The commands are ${r.join(", ")}.`;
	return [$p("command", n) ?? om(`There is no command "${n}".${i}`)];
}
function rm(e, t) {
	if (t === void 0) return [];
	let n = im(e, t), r = ol(t);
	if (r?.option?.as === "list") return [];
	let [i, ...a] = r ? n.slice(1) : n;
	return i === void 0 ? [] : [om(`Unexpected argument "${i}"${a.length > 0 ? ` (and ${a.length} more)` : ""}.${r ? ` ${t} takes one ${F(r)}.` : ` ${t} takes only options. Name its option before it, such as --keys or --project, and put a glob in quotes, so that the shell does not expand it.`} See: lokaform ${t} --help`)];
}
function im(e, t) {
	let n = t === void 0 ? -1 : e.indexOf(t);
	return e.filter((e, t) => t !== n);
}
function am({ name: e, rawName: t, value: n }, r, i) {
	let a = al(r), o = a.find((t) => F(t) === e)?.option;
	if (!o) {
		let e = a.map((e) => `--${F(e)}`), n = r ? `lokaform ${r}` : "lokaform";
		return `${n} has no option ${t}.${Hp(t.replace(/^-\b/, "--"), e)} See: ${n} --help`;
	}
	if (o.as !== "switch" && (n === void 0 || n === "")) return `${t} needs a value: ${t} ${o.metavar}.`;
	if (o.as === "switch" && n !== void 0) return `${t} is a switch and takes no value.`;
	if (i[e] && o.as !== "list") return `${t} was given twice. Give it once.`;
}
function om(e) {
	return ju("bad-setting", e);
}
function sm(e, t) {
	let n = e.parent !== void 0 && e.option === void 0 ? cm(t[e.parent ?? ""], e.name) : t[F(e)];
	return dm(n) ? e.schema.safeParse(fm(e, n)).data : void 0;
}
function cm(e, t) {
	return ne(e ?? []).flatMap((e) => e.name === t ? e.value : []);
}
function lm(e) {
	return il.flatMap((t) => {
		let n = F(t), r = e[n];
		if (!dm(r)) return [];
		let { error: i } = t.schema.safeParse(fm(t, r));
		if (!i) return [];
		let [a] = i.issues, o = r[Number(a?.path[0])] ?? r.at(-1), s = a?.code === "custom" && t.option?.as === "list" ? ` It ${a.message}.` : "";
		return [ju("bad-setting", `The value of ${n} is "${o}", but it must be ${t.expects}.${s}`)];
	});
}
function um(e, t) {
	return t.flatMap((t) => {
		let [n, r] = [`--${F(t)}`, e[F(t)] ?? []];
		return t.option?.as === "switch" ? r.at(-1) === "true" ? [n] : [] : r.flatMap((e) => [n, e]);
	});
}
function dm(e) {
	return e !== void 0 && e.length > 0;
}
function fm({ option: e }, t) {
	if (e?.as === "list") return t;
	let n = t.at(-1);
	return e?.as === "number" ? n === void 0 || n.trim() === "" ? NaN : Number(n) : e?.as === "switch" ? n === "true" || n !== "false" && n : n;
}
// src/settings/inputs.ts
function pm(e, t) {
	let n = t.map(({ name: e }) => e), [r, ...i] = n, a = i.length === 0 && r || e("command") || "plan", o = t.find(({ name: e }) => e === a), s = sl(n), c = Object.fromEntries(s.flatMap((t) => {
		let n = mm(t, e(F(t)));
		return n.length === 0 ? [] : [[F(t), n]];
	})), l = Object.keys(Qp.input).flatMap((t) => e(t) !== "" && !s.some((e) => F(e) === t) && $p("input", t) || []);
	if (o) {
		let e = hm(o.name, s, c);
		return {
			command: o,
			raw: e.raw,
			problems: [...l, ...e.problems]
		};
	}
	let u = `There is no command "${a}".${Hp(a, n)} The action offers ${n.join(", ")}.`;
	return {
		command: o,
		raw: c,
		problems: [$p("action command", a) ?? ju("bad-setting", u), ...l]
	};
}
function mm({ option: e }, t) {
	let n = (e?.as === "list" ? t.split("\n") : [t]).map((e) => e.trim()).filter((e) => e !== "");
	return e?.as === "switch" ? n.map((e) => e.toLowerCase()) : n;
}
function hm(e, t, n) {
	let r = t.filter((t) => n[F(t)] && !t.commands.includes(e)).map(F);
	if (r.length === 0) return {
		raw: n,
		problems: []
	};
	let i = `${e} does not use ${r.join(", ")}: ${r.length > 1 ? "they have" : "it has"} no effect.`, a = Object.entries(n).filter(([e]) => !r.some((t) => t === e)), o = ju("bad-setting", i, { severity: "notice" });
	return {
		raw: Object.fromEntries(a),
		problems: [o]
	};
}
export { Gd as $, ae as $i, Si as $n, _n as $r, _u as $t, ap as A, gt as Ai, Qc as An, jn as Ar, Gu as At, yf as B, Se as Bi, tl as Bn, kn as Br, zu as Bt, bp as C, Vt as Ci, wl as Cn, rr as Cr, qu as Ct, yp as D, Ct as Di, rl as Dn, or as Dr, Ku as Dt, xp as E, St as Ei, xl as En, dr as Er, Qu as Et, np as F, Je as Fi, el as Fn, Ln as Fr, Mu as Ft, mf as G, me as Gi, xc as Gn, zn as Gr, Lu as Gt, Of as H, ye as Hi, Hc as Hn, Zn as Hr, Au as Ht, bf as I, ot as Ii, Kc as In, Dn as Ir, Ou as It, Nf as J, le as Ji, Oi as Jn, nn as Jr, yu as Jt, Uf as K, he as Ki, Sc as Kn, In as Kr, Cu as Kt, If as L, $e as Li, Gc as Ln, On as Lr, Nu as Lt, ip as M, ht as Mi, Jc as Mn, An as Mr, Hu as Mt, lp as N, _t as Ni, Zc as Nn, Rn as Nr, $u as Nt, up as O, yt as Oi, ol as On, Mn as Or, ad as Ot, op as P, vt as Pi, Wc as Pn, Nn as Pr, rd as Pt, Jd as Q, P as Qi, Ci as Qn, gn as Qr, hu as Qt, af as R, Ge as Ri, Uc as Rn, Fn as Rr, Eu as Rt, Np as S, At as Si, Tl as Sn, lr as Sr, sd as St, hp as T, kt as Ti, El as Tn, ur as Tr, od as Tt, Sf as U, ge as Ui, Vc as Un, er as Ur, Iu as Ut, kf as V, _e as Vi, nl as Vn, Wn as Vr, Ru as Vt, Jf as W, ve as Wi, zc as Wn, Pn as Wr, ju as Wt, pf as X, U as Xi, Ei as Xn, on as Xr, xu as Xt, hf as Y, H as Yi, ui as Yn, rn as Yr, bu as Yt, Wd as Z, B as Zi, Di as Zn, an as Zr, wu as Zt, Op as _, Ut as _i, jl as _n, Pr as _r, Ad as _t, em as a, O as aa, hn as ai, du as an, Kr as ar, rf as at, jp as b, Bt as bi, Ol as bn, _r as br, ed as bt, Wp as c, A as ca, pn as ci, eu as cn, Vr as cr, ef as ct, Ip as d, j as da, Pt as di, tu as dn, Br as dr, Q as dt, I as ea, sn as ei, vu as en, Zr as er, Kd as et, zp as f, Rt as fi, ru as fn, Ir as fr, Ud as ft, Ep as g, Gt as gi, Fl as gn, gr, Id as gt, Tp as h, Jt as hi, Il as hn, Cr as hr, Hd as ht, sm as i, te as ia, Zt as ii, au as in, qr as ir, Xd as it, Yf as j, mt as ji, $c as jn, qn as jr, Vu as jt, cp as k, bt as ki, al as kn, $n as kr, Bu as kt, Vp as l, ee as la, qt as li, Z as ln, Rr as lr, Rd as lt, Cp as m, Ft as mi, Vl as mn, hr as mr, Bd as mt, um as n, W as na, tn as ni, mu as nn, Xr as nr, Yd as nt, $p as o, k as oa, mn as oi, lu as on, Hr as or, Zd as ot, Fp as p, Yt as pi, Zl as pn, vr as pr, Vd as pt, $ as q, pe as qi, La as qn, wn as qr, Tu as qt, lm as r, M as ra, $t as ri, nu as rn, Jr as rr, Qd as rt, Hp as s, D as sa, yn as si, fu as sn, zr as sr, nf as st, pm as t, F as ta, vn as ti, gu as tn, xi as tr, qd as tt, Rp as u, E as ua, Nt as ui, su as un, Lr as ur, zd as ut, kp as v, Lt as vi, Nl as vn, br as vr, Uu as vt, Sp as w, Mt as wi, Dl as wn, cr as wr, Yu as wt, Mp as x, Kt as xi, Al as xn, pr as xr, Xu as xt, Ap as y, Ht as yi, kl as yn, yr, Wu as yt, Df as z, xe as zi, qc as zn, Qn as zr, Du as zt };
