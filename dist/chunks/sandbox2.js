import { $t as e, An as t, Cn as n, Dn as r, En as i, Jr as a, Qt as o, Rr as s, Tn as c, Vn as l, Y as u, Zn as d, an as f, g as p, i as ee, pr as m, r as h, tr as g, wn as _ } from "./start.js";
import { A as v, D as y, E as b, O as x, T as S, Yt as te, a as ne, an as C, c as w, d as T, dt as E, ft as D, j as O, k, l as re, mr as A, mt as j, pt as M, u as N } from "./engine.js";
import { i as P, s as F } from "./client.js";
import { f as I, g as L } from "./project.js";
import { t as R } from "./sandbox.js";
import { resolve as z } from "node:path";
// src/run/copyProject.ts
async function B(e, t) {
	let [n, r, i] = await Promise.all([
		L(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		U(() => ne(e, t), V, G),
		U(async () => A(J(await e.contributorMe(m(t)))), H, K)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], s = o.map(({ iso: e }) => e), c = await re(e, t, w(o), () => new oe(s));
	if (!c.ok) return c;
	let { keys: l, unread: u, incomplete: d } = c.value.all(), f = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, p = i.value.is === "read" ? i.value.value : void 0;
	return A({
		id: t,
		name: a.name,
		project: Y(n.value),
		languages: ae(n.value),
		keys: l,
		webhooks: f.objects,
		user: p,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : p ? [] : [K("The answer is unusable.")],
			...a.segmentation ? [ie] : [],
			...$("key", u, "is not in the copy"),
			...$("key", d, "is in the copy with default values"),
			...$("webhook", f.unusable.map(q), "is not in the copy")
		]
	});
}
const V = [401, 403], H = [
	...V,
	400,
	404,
	405,
	406
];
async function U(e, t, n) {
	try {
		let t = await e();
		return t.ok ? A({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof P) || !t.includes(e.status)) throw e;
		return A({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const W = (e) => g("api-error", e, {
	severity: "notice",
	reach: "project"
}), G = (e) => W(`The copy has no webhooks, because this token may not read them. ${e}`), K = (e) => W(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ie = g("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function q({ names: e, ...t }) {
	return {
		...t,
		names: e.map(te)
	};
}
function J(e) {
	let { user_id: t, email: n, fullname: r } = k(e) ?? {}, [i, a] = [S(t), v(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: v(r) || a
	};
}
function Y({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = k(e) ?? {}, a = Object.entries(k(r) ?? {}).flatMap(([e, t]) => {
		let n = b(t);
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
function ae({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = k(e) ?? {}, o = v(t), s = Number(y(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Z({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: v(r),
				is_rtl: b(i),
				plural_forms: a === null ? null : x(a, v)
			})
		}];
	});
}
var oe = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	read(e) {
		return Array.from(e, (e) => ce(e, this.#n));
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
const se = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function ce(e, t) {
	let n = T(e, t);
	if ("unusable" in n) return n;
	let { key: r } = n, i = Number(r.key_id), a = [...Number.isSafeInteger(i) ? [] : [Q], ...r.platforms.length > 0 ? [] : ["platforms"]];
	if (a.length > 0) {
		let e = [...new Set(Object.values(r.key_name))];
		return { unusable: {
			id: r.key_id,
			names: e,
			lacks: a
		} };
	}
	let o = k(e) ?? {};
	return {
		key: {
			...Z({
				created_at: v(o.created_at),
				created_at_timestamp: O(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: S(o.base_words),
				char_limit: r.char_limit,
				custom_attributes: v(o.custom_attributes),
				modified_at: v(o.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: v(o.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: i,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: le(o.translations, t)
		},
		lacks: [...N(r).filter((e) => !se.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function le(e, t) {
	let n = Array.isArray(e) ? e.map((e) => k(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [X(t, e)] : [];
	});
}
function X(e, t) {
	let { task_id: n } = e;
	return {
		...Z({
			translation_id: S(e.translation_id),
			segment_number: S(e.segment_number),
			modified_at: v(e.modified_at),
			modified_at_timestamp: O(e.modified_at_timestamp),
			is_reviewed: b(e.is_reviewed),
			reviewed_by: S(e.reviewed_by),
			is_unverified: b(e.is_unverified),
			is_fuzzy: b(e.is_fuzzy),
			words: S(e.words),
			custom_translation_statuses: x(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : S(n)
		}),
		language_iso: t,
		translation: v(e.translation) ?? "",
		modified_by: S(e.modified_by) ?? 0,
		modified_by_email: v(e.modified_by_email) ?? ""
	};
}
function Z(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
const Q = "key_id as a number";
function $(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes(Q) ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => g("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/run/copyLive.ts
async function ue(e, { sources: n, working: r, onSecrets: i, onWait: o }) {
	let { raw: c, environment: u } = n, p = E(e, "copy-of"), m = await M(ee(l, c), r), h = m.token ?? (u.LOKALISE_API_TOKEN || void 0), { token: _, problems: v } = D(void 0, {
		usable: {
			values: u,
			tokens: [],
			allowed: void 0
		},
		runToken: h,
		isNeeded: !0
	});
	i(_ === void 0 ? [] : [f(_)]);
	let y = [...p.problems, ...m.problems.length > 0 ? m.problems : v];
	if (p.id === void 0 || d(y)) return { problems: y };
	let b = I({
		token: _,
		rate: j(a, n),
		concurrency: j(s, n)
	}, {
		apiUrl: j(t, n),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: o
	});
	if (!b.ok) return { problems: [b.problem] };
	try {
		let e = await B(b.value, de(p.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof F)) throw e;
		return { problems: [g("api-error", e.message)] };
	}
}
function de(e) {
	return e.endsWith(":master") ? m(e) : e;
}
// src/commands/runs/sandbox.ts
async function fe(e, t) {
	let { setup: { console: n, environment: a, folder: o }, showProblems: s } = t, l = h(e);
	if (s(l), l.length > 0) return 1;
	let u = {
		raw: e,
		environment: a,
		parts: []
	}, d = j(r, u), f = d === void 0 ? void 0 : z(o, d), p = await me(u, f, t, (e) => n.error(n.paintError("dim", e)));
	if (p === "failed") return 1;
	try {
		let e = await R({
			port: j(i, u),
			state: p?.state,
			stateFile: f,
			limits: !j(c, u),
			log: j(_, u)
		});
		n.out(`listening on ${e.url}`);
		for (let e of p?.words ?? []) n.out(e);
		return await pe(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return n.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function pe() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function me(e, t, { setup: { folder: r, now: i }, hide: a, showProblems: s }, c) {
	let l = j(n, e);
	if (l === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return s(t.map((e) => g("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && p(t)) {
		let e = `state: ${o(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return s([g("bad-setting", e)]), "failed";
	}
	let u = C(i), d = await ue(l, {
		sources: e,
		working: r,
		onSecrets: a,
		onWait: (e) => {
			for (let t of u(e)) c(t);
		}
	});
	return "problems" in d ? (s(d.problems), "failed") : (s(d.copy.problems), {
		state: he(d.copy),
		words: ge(d.copy)
	});
}
function he({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = m(e), c = e === s ? { [e]: {
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
function ge({ id: t, name: n, keys: r, languages: i, webhooks: a }) {
	let s = i.map(({ lang_iso: e }) => e).sort(), c = [
		u(r.length, "key"),
		`${u(s.length, "language")} (${s.join(", ")})`,
		u(a.length, "webhook")
	], l = t === m(t) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${e(n)}: ${o(c.join(", "))}`,
		`use it with --project ${o(t)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...l
	];
}
export { fe as runSandbox };
