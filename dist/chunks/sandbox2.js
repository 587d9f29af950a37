import { t as e } from "./sandbox.js";
import { $ as t, et as n, hn as r, nt as i, pt as a, tt as o } from "./engine.js";
import { $a as s, Br as c, Dn as l, Fn as u, Hr as d, In as f, Ln as p, Mn as m, Nn as h, Oi as g, Pn as _, Rr as v, Ti as ee, Tr as y, Vr as b, aa as te, ar as x, gi as S, ir as C, jn as w, kn as T, l as E, li as D, oa as ne, qt as re, vr as O, yr as ie, zi as k, zr as A } from "./start.js";
import { i as j, s as M } from "./client.js";
import { D as N, S as P, b as F, w as I, x as L } from "./project.js";
import { resolve as R } from "node:path";
// src/remote/copyProject.ts
async function z(e, t) {
	let [n, i, a] = await Promise.all([
		I(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		H(() => F(e, t), B, W),
		H(async () => r(J(await e.contributorMe(k(t)))), V, G)
	]);
	if (!n.ok) return n;
	if (!i.ok) return i;
	if (!a.ok) return a;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await P(e, t, L(s), () => new se(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: f } = l.value.all(), p = i.value.is === "read" ? i.value.value : {
		objects: [],
		unusable: []
	}, m = a.value.is === "read" ? a.value.value : void 0;
	return r({
		id: t,
		name: o.name,
		project: ae(n.value),
		languages: oe(n.value),
		keys: u,
		webhooks: p.objects,
		user: m,
		problems: [
			...i.value.is === "refused" ? [i.value.notice] : [],
			...a.value.is === "refused" ? [a.value.notice] : m ? [] : [G("The answer is unusable.")],
			...o.segmentation ? [K] : [],
			...Z("key", d, "is not in the copy"),
			...Z("key", f, "is in the copy with default values"),
			...Z("webhook", p.unusable.map(q), "is not in the copy")
		]
	});
}
const B = [401, 403], V = [
	...B,
	400,
	404,
	405,
	406
];
async function H(e, t, n) {
	try {
		let t = await e();
		return t.ok ? r({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof j) || !t.includes(e.status)) throw e;
		return r({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const U = (e) => g("api-error", e, {
	severity: "notice",
	reach: "project"
}), W = (e) => U(`The copy has no webhooks, because this token may not read them. ${e}`), G = (e) => U(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), K = g("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function q({ names: e, ...t }) {
	return {
		...t,
		names: e.map(re)
	};
}
function J(e) {
	let { user_id: t, email: n, fullname: r } = u(e) ?? {}, [i, a] = [w(t), f(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: f(r) || a
	};
}
function ae({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = u(e) ?? {}, a = Object.entries(u(r) ?? {}).flatMap(([e, t]) => {
		let n = m(t);
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
function oe({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = u(e) ?? {}, o = f(t), s = Number(h(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Y({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: f(r),
				is_rtl: m(i),
				plural_forms: a === null ? null : _(a, f)
			})
		}];
	});
}
var se = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	read(e) {
		return Array.from(e, (e) => le(e, this.#n));
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
const ce = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function le(e, t) {
	let n = T(e, t);
	if ("unusable" in n) return n;
	let { key: r } = n, i = Number(r.key_id), a = [...Number.isSafeInteger(i) ? [] : [X], ...r.platforms.length > 0 ? [] : ["platforms"]];
	if (a.length > 0) {
		let e = [...new Set(Object.values(r.key_name))];
		return { unusable: {
			id: r.key_id,
			names: e,
			lacks: a
		} };
	}
	let o = u(e) ?? {};
	return {
		key: {
			...Y({
				created_at: f(o.created_at),
				created_at_timestamp: p(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: w(o.base_words),
				char_limit: r.char_limit,
				custom_attributes: f(o.custom_attributes),
				modified_at: f(o.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: f(o.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: i,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: ue(o.translations, t)
		},
		lacks: [...l(r).filter((e) => !ce.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function ue(e, t) {
	let n = Array.isArray(e) ? e.map((e) => u(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [de(t, e)] : [];
	});
}
function de(e, t) {
	let { task_id: n } = e;
	return {
		...Y({
			translation_id: w(e.translation_id),
			segment_number: w(e.segment_number),
			modified_at: f(e.modified_at),
			modified_at_timestamp: p(e.modified_at_timestamp),
			is_reviewed: m(e.is_reviewed),
			reviewed_by: w(e.reviewed_by),
			is_unverified: m(e.is_unverified),
			is_fuzzy: m(e.is_fuzzy),
			words: w(e.words),
			custom_translation_statuses: _(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : w(n)
		}),
		language_iso: t,
		translation: f(e.translation) ?? "",
		modified_by: w(e.modified_by) ?? 0,
		modified_by_email: f(e.modified_by_email) ?? ""
	};
}
function Y(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
const X = "key_id as a number";
function Z(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes(X) ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => g("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/run/copyLive.ts
async function fe(e, { sources: r, working: a, onSecrets: s, onWait: c }) {
	let { raw: l, environment: u } = r, d = o(e, "copy-of"), f = await n(x(S, l), a), p = f.token ?? (u.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = t(void 0, {
		usable: {
			values: u,
			tokens: [],
			allowed: void 0
		},
		runToken: p,
		isNeeded: !0
	});
	s(m === void 0 ? [] : [y(m)]);
	let _ = [...d.problems, ...f.problems.length > 0 ? f.problems : h];
	if (d.id === void 0 || ee(_)) return { problems: _ };
	let v = N({
		token: m,
		rate: i(ne, r),
		concurrency: i(te, r)
	}, {
		apiUrl: i(D, r),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: c
	});
	if (!v.ok) return { problems: [v.problem] };
	try {
		let e = await z(v.value, pe(d.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [g("api-error", e.message)] };
	}
}
function pe(e) {
	return e.endsWith(":master") ? k(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function me(e, t, { setup: { folder: n, now: r }, hide: o, showProblems: s }, c) {
	let l = i(v, e);
	if (l === void 0) {
		let t = [D, S].filter((t) => x(t, e.raw) !== void 0);
		return s(t.map(he)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && E(t)) return s([ge(t)]), "failed";
	let u = a(r), d = await fe(l, {
		sources: e,
		working: n,
		onSecrets: o,
		onWait: (e) => {
			for (let t of u(e)) c(t);
		}
	});
	return "problems" in d ? (s(d.problems), "failed") : (s(d.copy.problems), {
		state: _e(d.copy),
		words: Q(d.copy)
	});
}
function he(e) {
	let t = `${s(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return g("bad-setting", t);
}
function ge(e) {
	let t = `state: ${O(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return g("bad-setting", t);
}
function _e({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = k(e), c = e === s ? { [e]: {
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
function Q({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === k(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${ie(t)}: ${O(o.join(", "))}`,
		`use it with --project ${O(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function ve(t, n) {
	let { setup: { console: r, environment: a, folder: o }, showProblems: s } = n, l = C(t);
	if (s(l), l.length > 0) return 1;
	let u = {
		raw: t,
		environment: a,
		parts: []
	}, f = i(d, u), p = f === void 0 ? void 0 : R(o, f), m = await me(u, p, n, (e) => r.error(r.paintError("dim", e)));
	if (m === "failed") return 1;
	try {
		let t = await e({
			port: i(b, u),
			state: m?.state,
			stateFile: p,
			limits: !i(c, u),
			log: i(A, u)
		});
		r.out(`listening on ${t.url}`);
		for (let e of m?.words ?? []) r.out(e);
		return await ye(), await t.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function ye() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
export { ve as runSandbox };
