import { n as e, t } from "./sandbox.js";
import { Cr as n, Dr as r, Er as i, Ln as a, Sr as o, Tr as s, ct as c, dt as l, lt as u, mt as d, oi as f, ut as p, wr as m, xr as h, xt as g } from "./engine.js";
import { C as _, Er as v, K as y, Mn as ee, R as b, Rt as x, S, an as C, at as te, ct as ne, dt as re, ft as ie, jn as ae, jt as w, l as T, lt as E, nn as D, ot as O, st as k, ut as A, z as j } from "./start.js";
import { l as M, o as N } from "./client.js";
import { C as P, _ as F, g as I, h as L, m as R, v as z, y as B } from "./project.js";
import { resolve as V } from "node:path";
function H(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => C("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const U = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function W(e, t) {
	let n = z(e, t);
	if ("unusable" in n) return n;
	let { key: a } = n, o = Number(a.key_id), c = [...Number.isSafeInteger(o) ? [] : ["key_id as a number"], ...a.platforms.length > 0 ? [] : ["platforms"]];
	if (c.length > 0) {
		let e = [...new Set(Object.values(a.key_name))];
		return { unusable: {
			id: a.key_id,
			names: e,
			lacks: c
		} };
	}
	let l = s(e) ?? {};
	return {
		key: {
			...K({
				created_at: i(l.created_at),
				created_at_timestamp: r(l.created_at_timestamp),
				description: a.description,
				plural_name: a.plural_name,
				is_hidden: a.is_hidden,
				context: a.context,
				base_words: h(l.base_words),
				char_limit: a.char_limit,
				custom_attributes: i(l.custom_attributes),
				modified_at: i(l.modified_at),
				modified_at_timestamp: a.modified_at_timestamp,
				translations_modified_at: i(l.translations_modified_at),
				translations_modified_at_timestamp: a.translations_modified_at_timestamp
			}),
			key_id: o,
			key_name: a.key_name,
			filenames: a.filenames,
			platforms: [...a.platforms],
			tags: [...a.tags],
			is_plural: a.is_plural,
			is_archived: a.is_archived,
			translations: oe(l.translations, t)
		},
		lacks: [...F(a).filter((e) => !U.includes(e)), ...a.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function oe(e, t) {
	let n = Array.isArray(e) ? e.map((e) => s(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [G(t, e)] : [];
	});
}
function G(e, t) {
	let { task_id: n } = e;
	return {
		...K({
			translation_id: h(e.translation_id),
			segment_number: h(e.segment_number),
			modified_at: i(e.modified_at),
			modified_at_timestamp: r(e.modified_at_timestamp),
			is_reviewed: o(e.is_reviewed),
			reviewed_by: h(e.reviewed_by),
			is_unverified: o(e.is_unverified),
			is_fuzzy: o(e.is_fuzzy),
			words: h(e.words),
			custom_translation_statuses: m(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : h(n)
		}),
		language_iso: t,
		translation: i(e.translation) ?? "",
		modified_by: h(e.modified_by) ?? 0,
		modified_by_email: i(e.modified_by_email) ?? ""
	};
}
function K(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/remote/copy/copiedKeys.ts
var q = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	read(e) {
		return Array.from(e, (e) => W(e, this.#n));
	}
	addRead(e) {
		for (let t of e) {
			let e = "key" in t ? String(t.key.key_id) : t.unusable.id;
			e === void 0 ? this.#t.push(t) : this.#e.set(e, t);
		}
	}
	get size() {
		return this.#e.size + this.#t.length;
	}
	all() {
		let e = [...this.#e.values(), ...this.#t];
		return {
			keys: e.flatMap((e) => "key" in e ? e.key : []),
			unread: e.flatMap((e) => "unusable" in e ? e.unusable : []),
			incomplete: e.flatMap((e) => {
				if (!("key" in e) || e.lacks.length === 0) return [];
				let { key: t, lacks: n } = e;
				return [{
					id: String(t.key_id),
					names: [...new Set(Object.values(t.key_name))],
					lacks: n
				}];
			})
		};
	}
};
// src/remote/copy/copyProject.ts
async function se(e, t) {
	let [n, r, i] = await Promise.all([
		B(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => R(e, t), J, le),
		Y(async () => f(fe(await e.contributorMe(g(t)))), ce, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], s = o.map(({ iso: e }) => e), c = await I(e, t, L(o), () => new q(s));
	if (!c.ok) return c;
	let { keys: l, unread: u, incomplete: d } = c.value.all(), p = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, m = i.value.is === "read" ? i.value.value : void 0;
	return f({
		id: t,
		name: a.name,
		project: pe(n.value),
		languages: me(n.value),
		keys: l,
		webhooks: p.objects,
		user: m,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : m ? [] : [Z("The answer is unusable.")],
			...a.segmentation ? [ue] : [],
			...H("key", u, "is not in the copy"),
			...H("key", d, "is in the copy with default values"),
			...H("webhook", p.unusable.map(de), "is not in the copy")
		]
	});
}
const J = [401, 403], ce = [
	...J,
	400,
	404,
	405,
	406
];
async function Y(e, t, n) {
	try {
		let t = await e();
		return t.ok ? f({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return f({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const X = (e) => C("api-error", e, {
	severity: "notice",
	reach: "project"
}), le = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ue = C("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function de({ names: e, ...t }) {
	return {
		...t,
		names: e.map(a)
	};
}
function fe(e) {
	let { user_id: t, email: n, fullname: r } = s(e) ?? {}, [a, o] = [h(t), i(n)];
	if (a && o !== void 0) return {
		user_id: a,
		email: o,
		fullname: i(r) || o
	};
}
function pe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = s(e) ?? {}, a = Object.entries(s(r) ?? {}).flatMap(([e, t]) => {
		let n = o(t);
		return n === void 0 ? [] : [[e, n]];
	});
	return {
		...i,
		name: t.name,
		project_type: t.type,
		base_language_iso: t.baseLanguage,
		settings: Object.fromEntries(a)
	};
}
function me({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: r, lang_name: a, is_rtl: c, plural_forms: l } = s(e) ?? {}, u = i(t), d = Number(n(r));
		return u === void 0 ? [] : [{
			lang_iso: u,
			...K({
				lang_id: Number.isSafeInteger(d) ? d : void 0,
				lang_name: i(a),
				is_rtl: o(c),
				plural_forms: l === null ? null : m(l, i)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = p(e, "copy-of"), d = await u(_(x, a), n), f = d.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = c(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: f,
		isNeeded: !0
	});
	r(m === void 0 ? [] : [y(m)]);
	let g = [...s.problems, ...d.problems.length > 0 ? d.problems : h];
	if (s.id === void 0 || D(g)) return { problems: g };
	let v = P({
		token: m,
		rate: l(ee, t),
		concurrency: l(ae, t)
	}, {
		apiUrl: l(w, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!v.ok) return { problems: [v.problem] };
	try {
		let e = await se(v.value, he(s.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [C("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? g(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = l(te, e);
	if (s === void 0) {
		let t = [w, x].filter((t) => _(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && T(t)) return a([ve(t)]), "failed";
	let c = d(r), u = await Q(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
		}
	});
	return "problems" in u ? (a(u.problems), "failed") : (a(u.copy.problems), {
		state: ye(u.copy),
		words: be(u.copy)
	});
}
function _e(e) {
	let t = `${v(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return C("bad-setting", t);
}
function ve(e) {
	let t = `state: ${b(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return C("bad-setting", t);
}
function ye({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
	let o = {
		project: t,
		languages: n,
		webhooks: i.map(({ webhook_id: e, url: t, branch: n, events: r, event_lang_map: i }) => ({
			webhook_id: e,
			url: t,
			branch: n ?? null,
			events: [...r],
			...i && { event_lang_map: [...i] }
		}))
	}, s = g(e), c = e === s ? { [e]: {
		...o,
		keys: r
	} } : {
		[s]: o,
		[e]: {
			languages: n,
			keys: r
		}
	};
	return {
		...a && { user: a },
		projects: c
	};
}
function be({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === g(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${j(t)}: ${b(o.join(", "))}`,
		`use it with --project ${b(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function xe(n, r) {
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = S(n);
	if (s(c), c.length > 0) return 1;
	let u = {
		raw: n,
		environment: a,
		parts: []
	}, [d, f] = [l(O, u), l(re, u)], p = l(ie, u), m = p === void 0 ? void 0 : V(o, p), h = await ge(u, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: l(A, u),
			state: h?.state,
			stateFile: m,
			limits: !l(E, u),
			latency: l(k, u),
			log: l(ne, u),
			faults: e(d, f)
		});
		i.out(`listening on ${n.url}`);
		for (let e of h?.words ?? []) i.out(e);
		return d.length > 0 && i.out(`faults: ${d.join(", ")} (seed ${f})`), await Se(), await n.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return i.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function Se() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
export { xe as runSandbox };
