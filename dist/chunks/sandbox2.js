import { t as e } from "./sandbox.js";
import { Mn as t, Wr as n, cn as r, cr as i, ct as a, dr as o, dt as s, fr as c, ir as l, lr as u, lt as d, nr as f, or as p, sr as m, ur as h, ut as g, wt as _ } from "./engine.js";
import { Bn as v, C as y, Fr as ee, G as te, L as b, Lt as x, R as S, S as C, Vn as ne, Wt as w, an as T, at as re, ct as ie, it as E, l as D, ot as O, st as k, tn as A } from "./start.js";
import { M as j, _ as M, k as N, v as P, w as F, x as I, y as L } from "./project.js";
import { resolve as R } from "node:path";
// src/remote/copyProject.ts
async function z(e, t) {
	let [i, a, o] = await Promise.all([
		I(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		H(() => M(e, t), B, W),
		H(async () => n(q(await e.contributorMe(r(t)))), V, G)
	]);
	if (!i.ok) return i;
	if (!a.ok) return a;
	if (!o.ok) return o;
	let { project: s } = i.value, c = s.segmentation ? [] : s.languages ?? [], l = c.map(({ iso: e }) => e), u = await L(e, t, P(c), () => new se(l));
	if (!u.ok) return u;
	let { keys: d, unread: f, incomplete: p } = u.value.all(), m = a.value.is === "read" ? a.value.value : {
		objects: [],
		unusable: []
	}, h = o.value.is === "read" ? o.value.value : void 0;
	return n({
		id: t,
		name: s.name,
		project: J(i.value),
		languages: oe(i.value),
		keys: d,
		webhooks: m.objects,
		user: h,
		problems: [
			...a.value.is === "refused" ? [a.value.notice] : [],
			...o.value.is === "refused" ? [o.value.notice] : h ? [] : [G("The answer is unusable.")],
			...s.segmentation ? [ae] : [],
			...Z("key", f, "is not in the copy"),
			...Z("key", p, "is in the copy with default values"),
			...Z("webhook", m.unusable.map(K), "is not in the copy")
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
async function H(e, t, r) {
	try {
		let t = await e();
		return t.ok ? n({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return n({
			is: "refused",
			notice: r(e.message)
		});
	}
}
const U = (e) => T("api-error", e, {
	severity: "notice",
	reach: "project"
}), W = (e) => U(`The copy has no webhooks, because this token may not read them. ${e}`), G = (e) => U(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ae = T("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function K({ names: e, ...n }) {
	return {
		...n,
		names: e.map(t)
	};
}
function q(e) {
	let { user_id: t, email: n, fullname: r } = h(e) ?? {}, [i, a] = [p(t), o(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: o(r) || a
	};
}
function J({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = h(e) ?? {}, a = Object.entries(h(r) ?? {}).flatMap(([e, t]) => {
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: a, plural_forms: s } = h(e) ?? {}, c = o(t), l = Number(i(n));
		return c === void 0 ? [] : [{
			lang_iso: c,
			...Y({
				lang_id: Number.isSafeInteger(l) ? l : void 0,
				lang_name: o(r),
				is_rtl: m(a),
				plural_forms: s === null ? null : u(s, o)
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
	let n = l(e, t);
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
	let s = h(e) ?? {};
	return {
		key: {
			...Y({
				created_at: o(s.created_at),
				created_at_timestamp: c(s.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: p(s.base_words),
				char_limit: r.char_limit,
				custom_attributes: o(s.custom_attributes),
				modified_at: o(s.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: o(s.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: i,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: ue(s.translations, t)
		},
		lacks: [...f(r).filter((e) => !ce.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function ue(e, t) {
	let n = Array.isArray(e) ? e.map((e) => h(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [de(t, e)] : [];
	});
}
function de(e, t) {
	let { task_id: n } = e;
	return {
		...Y({
			translation_id: p(e.translation_id),
			segment_number: p(e.segment_number),
			modified_at: o(e.modified_at),
			modified_at_timestamp: c(e.modified_at_timestamp),
			is_reviewed: m(e.is_reviewed),
			reviewed_by: p(e.reviewed_by),
			is_unverified: m(e.is_unverified),
			is_fuzzy: m(e.is_fuzzy),
			words: p(e.words),
			custom_translation_statuses: u(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : p(n)
		}),
		language_iso: t,
		translation: o(e.translation) ?? "",
		modified_by: p(e.modified_by) ?? 0,
		modified_by_email: o(e.modified_by_email) ?? ""
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
	return [...r, ...a].map((e) => T("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/run/copyLive.ts
async function fe(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: o, environment: c } = t, l = g(e, "copy-of"), u = await d(y(w, o), n), f = u.token ?? (c.LOKALISE_API_TOKEN || void 0), { token: p, problems: m } = a(void 0, {
		usable: {
			values: c,
			tokens: [],
			allowed: void 0
		},
		runToken: f,
		isNeeded: !0
	});
	r(p === void 0 ? [] : [te(p)]);
	let h = [...l.problems, ...u.problems.length > 0 ? u.problems : m];
	if (l.id === void 0 || A(h)) return { problems: h };
	let _ = F({
		token: p,
		rate: s(ne, t),
		concurrency: s(v, t)
	}, {
		apiUrl: s(x, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!_.ok) return { problems: [_.problem] };
	try {
		let e = await z(_.value, pe(l.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof j)) throw e;
		return { problems: [T("api-error", e.message)] };
	}
}
function pe(e) {
	return e.endsWith(":master") ? r(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function me(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let c = s(E, e);
	if (c === void 0) {
		let t = [x, w].filter((t) => y(t, e.raw) !== void 0);
		return a(t.map(he)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && D(t)) return a([ge(t)]), "failed";
	let l = _(r), u = await fe(c, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of l(e)) o(t);
		}
	});
	return "problems" in u ? (a(u.problems), "failed") : (a(u.copy.problems), {
		state: _e(u.copy),
		words: Q(u.copy)
	});
}
function he(e) {
	let t = `${ee(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return T("bad-setting", t);
}
function ge(e) {
	let t = `state: ${b(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return T("bad-setting", t);
}
function _e({ id: e, project: t, languages: n, keys: i, webhooks: a, user: o }) {
	let s = {
		project: t,
		languages: n,
		webhooks: a.map(({ webhook_id: e, url: t, branch: n, events: r, event_lang_map: i }) => ({
			webhook_id: e,
			url: t,
			branch: n ?? null,
			events: [...r],
			...i && { event_lang_map: [...i] }
		}))
	}, c = r(e), l = e === c ? { [e]: {
		...s,
		keys: i
	} } : {
		[c]: s,
		[e]: {
			languages: n,
			keys: i
		}
	};
	return {
		...o && { user: o },
		projects: l
	};
}
function Q({ id: e, name: t, keys: n, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		$(n.length, "key"),
		`${$(o.length, "language")} (${o.join(", ")})`,
		$(a.length, "webhook")
	], c = e === r(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${S(t)}: ${b(s.join(", "))}`,
		`use it with --project ${b(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...c
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function ve(t, n) {
	let { setup: { console: r, environment: i, folder: a }, showProblems: o } = n, c = C(t);
	if (o(c), c.length > 0) return 1;
	let l = {
		raw: t,
		environment: i,
		parts: []
	}, u = s(ie, l), d = u === void 0 ? void 0 : R(a, u), f = await me(l, d, n, (e) => r.error(r.paintError("dim", e)));
	if (f === "failed") return 1;
	try {
		let t = await e({
			port: s(k, l),
			state: f?.state,
			stateFile: d,
			limits: !s(O, l),
			log: s(re, l)
		});
		r.out(`listening on ${t.url}`);
		for (let e of f?.words ?? []) r.out(e);
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
