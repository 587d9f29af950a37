import { $a as e, Br as t, Dn as n, Fn as r, Gi as i, In as a, Ir as o, Ln as s, Lr as c, Mn as l, Nn as u, Pn as d, Rr as f, Tr as p, Ur as m, ar as h, ir as g, jn as _, kn as v, l as y, pi as b, qt as x, ta as ee, ti as S, ui as C, vr as w, wi as T, yr as E, zr as te } from "./start.js";
import { H as ne, U as re, V as ie, W as D, hn as O, pt as k } from "./engine.js";
import { i as A, s as j } from "./client.js";
import { D as M, g as N, h as P, m as F, v as I } from "./project.js";
import { t as L } from "./sandbox.js";
import { resolve as R } from "node:path";
// src/remote/copyProject.ts
async function z(e, t) {
	let [n, r, i] = await Promise.all([
		I(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		H(() => F(e, t), B, W),
		H(async () => O(ae(await e.contributorMe(T(t)))), V, G)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], s = o.map(({ iso: e }) => e), c = await N(e, t, P(o), () => new se(s));
	if (!c.ok) return c;
	let { keys: l, unread: u, incomplete: d } = c.value.all(), f = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, p = i.value.is === "read" ? i.value.value : void 0;
	return O({
		id: t,
		name: a.name,
		project: J(n.value),
		languages: oe(n.value),
		keys: l,
		webhooks: f.objects,
		user: p,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : p ? [] : [G("The answer is unusable.")],
			...a.segmentation ? [K] : [],
			...Z("key", u, "is not in the copy"),
			...Z("key", d, "is in the copy with default values"),
			...Z("webhook", f.unusable.map(q), "is not in the copy")
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
		return t.ok ? O({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof A) || !t.includes(e.status)) throw e;
		return O({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const U = (e) => b("api-error", e, {
	severity: "notice",
	reach: "project"
}), W = (e) => U(`The copy has no webhooks, because this token may not read them. ${e}`), G = (e) => U(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), K = b("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function q({ names: e, ...t }) {
	return {
		...t,
		names: e.map(x)
	};
}
function ae(e) {
	let { user_id: t, email: n, fullname: i } = r(e) ?? {}, [o, s] = [_(t), a(n)];
	if (o && s !== void 0) return {
		user_id: o,
		email: s,
		fullname: a(i) || s
	};
}
function J({ details: e, project: t }) {
	let { statistics: n, settings: i, ...a } = r(e) ?? {}, o = Object.entries(r(i) ?? {}).flatMap(([e, t]) => {
		let n = l(t);
		return n === void 0 ? [] : [[e, n]];
	});
	return {
		...a,
		name: t.name,
		project_type: t.type,
		base_language_iso: t.baseLanguage,
		settings: Object.fromEntries(o)
	};
}
function oe({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: i, is_rtl: o, plural_forms: s } = r(e) ?? {}, c = a(t), f = Number(u(n));
		return c === void 0 ? [] : [{
			lang_iso: c,
			...Y({
				lang_id: Number.isSafeInteger(f) ? f : void 0,
				lang_name: a(i),
				is_rtl: l(o),
				plural_forms: s === null ? null : d(s, a)
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
	let i = v(e, t);
	if ("unusable" in i) return i;
	let { key: o } = i, c = Number(o.key_id), l = [...Number.isSafeInteger(c) ? [] : [X], ...o.platforms.length > 0 ? [] : ["platforms"]];
	if (l.length > 0) {
		let e = [...new Set(Object.values(o.key_name))];
		return { unusable: {
			id: o.key_id,
			names: e,
			lacks: l
		} };
	}
	let u = r(e) ?? {};
	return {
		key: {
			...Y({
				created_at: a(u.created_at),
				created_at_timestamp: s(u.created_at_timestamp),
				description: o.description,
				plural_name: o.plural_name,
				is_hidden: o.is_hidden,
				context: o.context,
				base_words: _(u.base_words),
				char_limit: o.char_limit,
				custom_attributes: a(u.custom_attributes),
				modified_at: a(u.modified_at),
				modified_at_timestamp: o.modified_at_timestamp,
				translations_modified_at: a(u.translations_modified_at),
				translations_modified_at_timestamp: o.translations_modified_at_timestamp
			}),
			key_id: c,
			key_name: o.key_name,
			filenames: o.filenames,
			platforms: [...o.platforms],
			tags: [...o.tags],
			is_plural: o.is_plural,
			is_archived: o.is_archived,
			translations: ue(u.translations, t)
		},
		lacks: [...n(o).filter((e) => !ce.includes(e)), ...o.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function ue(e, t) {
	let n = Array.isArray(e) ? e.map((e) => r(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [de(t, e)] : [];
	});
}
function de(e, t) {
	let { task_id: n } = e;
	return {
		...Y({
			translation_id: _(e.translation_id),
			segment_number: _(e.segment_number),
			modified_at: a(e.modified_at),
			modified_at_timestamp: s(e.modified_at_timestamp),
			is_reviewed: l(e.is_reviewed),
			reviewed_by: _(e.reviewed_by),
			is_unverified: l(e.is_unverified),
			is_fuzzy: l(e.is_fuzzy),
			words: _(e.words),
			custom_translation_statuses: d(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : _(n)
		}),
		language_iso: t,
		translation: a(e.translation) ?? "",
		modified_by: _(e.modified_by) ?? 0,
		modified_by_email: a(e.modified_by_email) ?? ""
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
	return [...r, ...a].map((e) => b("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/run/copyLive.ts
async function fe(e, { sources: t, working: n, onSecrets: r, onWait: a }) {
	let { raw: o, environment: s } = t, c = ie(e, "copy-of"), l = await re(h(S, o), n), u = l.token ?? (s.LOKALISE_API_TOKEN || void 0), { token: d, problems: f } = ne(void 0, {
		usable: {
			values: s,
			tokens: [],
			allowed: void 0
		},
		runToken: u,
		isNeeded: !0
	});
	r(d === void 0 ? [] : [p(d)]);
	let g = [...c.problems, ...l.problems.length > 0 ? l.problems : f];
	if (c.id === void 0 || C(g)) return { problems: g };
	let _ = M({
		token: d,
		rate: D(ee, t),
		concurrency: D(i, t)
	}, {
		apiUrl: D(m, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: a
	});
	if (!_.ok) return { problems: [_.problem] };
	try {
		let e = await z(_.value, pe(c.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof j)) throw e;
		return { problems: [b("api-error", e.message)] };
	}
}
function pe(e) {
	return e.endsWith(":master") ? T(e) : e;
}
// src/commands/runs/sandbox.ts
async function me(e, n) {
	let { setup: { console: r, environment: i, folder: a }, showProblems: o } = n, s = g(e);
	if (o(s), s.length > 0) return 1;
	let l = {
		raw: e,
		environment: i,
		parts: []
	}, u = D(t, l), d = u === void 0 ? void 0 : R(a, u), p = await ge(l, d, n, (e) => r.error(r.paintError("dim", e)));
	if (p === "failed") return 1;
	try {
		let e = await L({
			port: D(te, l),
			state: p?.state,
			stateFile: d,
			limits: !D(f, l),
			log: D(c, l)
		});
		r.out(`listening on ${e.url}`);
		for (let e of p?.words ?? []) r.out(e);
		return await he(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function he() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, s) {
	let c = D(o, e);
	if (c === void 0) {
		let t = [m, S].filter((t) => h(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && y(t)) return a([Q(t)]), "failed";
	let l = k(r), u = await fe(c, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of l(e)) s(t);
		}
	});
	return "problems" in u ? (a(u.problems), "failed") : (a(u.copy.problems), {
		state: ve(u.copy),
		words: ye(u.copy)
	});
}
function _e(t) {
	let n = `${e(t)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return b("bad-setting", n);
}
function Q(e) {
	let t = `state: ${w(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return b("bad-setting", t);
}
function ve({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = T(e), c = e === s ? { [e]: {
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
function ye({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === T(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${E(t)}: ${w(o.join(", "))}`,
		`use it with --project ${w(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
export { me as runSandbox };
