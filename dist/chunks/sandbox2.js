import { n as e, t } from "./sandbox.js";
import { $ as n, C as r, S as i, T as a, _r as o, ar as s, at as c, br as l, cn as u, et as d, gr as f, hr as p, jt as m, k as h, nt as g, tt as _, vr as v, w as ee, x as y, xr as b, yr as x } from "./engine.js";
import { Bn as S, G as C, J as w, K as T, M as E, N as D, O as te, W as ne, X as re, Xt as ie, Y as ae, Z as O, Zt as k, b as A, c as j, l as M, pt as N, q as P, x as F, yt as I } from "./start.js";
import { o as L, u as R } from "./client.js";
import { existsSync as z } from "node:fs";
import { resolve as B } from "node:path";
function V(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => D("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const H = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function U(e, t) {
	let n = ee(e, t);
	if ("unusable" in n) return n;
	let { key: i } = n, a = Number(i.key_id), o = [...Number.isSafeInteger(a) ? [] : ["key_id as a number"], ...i.platforms.length > 0 ? [] : ["platforms"]];
	if (o.length > 0) {
		let e = [...new Set(Object.values(i.key_name))];
		return { unusable: {
			id: i.key_id,
			names: e,
			lacks: o
		} };
	}
	let s = x(e) ?? {};
	return {
		key: {
			...K({
				created_at: l(s.created_at),
				created_at_timestamp: b(s.created_at_timestamp),
				description: i.description,
				plural_name: i.plural_name,
				is_hidden: i.is_hidden,
				context: i.context,
				base_words: p(s.base_words),
				char_limit: i.char_limit,
				custom_attributes: l(s.custom_attributes),
				modified_at: l(s.modified_at),
				modified_at_timestamp: i.modified_at_timestamp,
				translations_modified_at: l(s.translations_modified_at),
				translations_modified_at_timestamp: i.translations_modified_at_timestamp
			}),
			key_id: a,
			key_name: i.key_name,
			filenames: i.filenames,
			platforms: [...i.platforms],
			tags: [...i.tags],
			is_plural: i.is_plural,
			is_archived: i.is_archived,
			translations: W(s.translations, t)
		},
		lacks: [...r(i).filter((e) => !H.includes(e)), ...i.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function W(e, t) {
	let n = Array.isArray(e) ? e.map((e) => x(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [G(t, e)] : [];
	});
}
function G(e, t) {
	let { task_id: n } = e;
	return {
		...K({
			translation_id: p(e.translation_id),
			segment_number: p(e.segment_number),
			modified_at: l(e.modified_at),
			modified_at_timestamp: b(e.modified_at_timestamp),
			is_reviewed: f(e.is_reviewed),
			reviewed_by: p(e.reviewed_by),
			is_unverified: f(e.is_unverified),
			is_fuzzy: f(e.is_fuzzy),
			words: p(e.words),
			custom_translation_statuses: v(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : p(n)
		}),
		language_iso: t,
		translation: l(e.translation) ?? "",
		modified_by: p(e.modified_by) ?? 0,
		modified_by_email: l(e.modified_by_email) ?? ""
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
	add(e) {
		for (let t of e) {
			let e = U(t, this.#n), n = "key" in e ? String(e.key.key_id) : e.unusable.id;
			n === void 0 ? this.#t.push(e) : this.#e.set(n, e);
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
async function oe(e, t) {
	let [n, r, o] = await Promise.all([
		a(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => y(e, t), J, ce),
		Y(async () => u(de(await e.contributorMe(m(t)))), se, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!o.ok) return o;
	let { project: s } = n.value, c = s.segmentation ? [] : s.languages ?? [], l = c.map(({ iso: e }) => e), d = await i(e, t, c, () => new q(l));
	if (!d.ok) return d;
	let { keys: f, unread: p, incomplete: h } = d.value.all(), g = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, _ = o.value.is === "read" ? o.value.value : void 0;
	return u({
		id: t,
		name: s.name,
		project: fe(n.value),
		languages: pe(n.value),
		keys: f,
		webhooks: g.objects,
		user: _,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...o.value.is === "refused" ? [o.value.notice] : _ ? [] : [Z("The answer is unusable.")],
			...s.segmentation ? [le] : [],
			...V("key", p, "is not in the copy"),
			...V("key", h, "is in the copy with default values"),
			...V("webhook", g.unusable.map(ue), "is not in the copy")
		]
	});
}
const J = [401, 403], se = [
	...J,
	400,
	404,
	405,
	406
];
async function Y(e, t, n) {
	try {
		let t = await e();
		return t.ok ? u({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof L) || !t.includes(e.status)) throw e;
		return u({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const X = (e) => D("api-error", e, {
	severity: "notice",
	reach: "project"
}), ce = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), le = D("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function ue({ names: e, ...t }) {
	return {
		...t,
		names: e.map(s)
	};
}
function de(e) {
	let { user_id: t, email: n, fullname: r } = x(e) ?? {}, [i, a] = [p(t), l(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: l(r) || a
	};
}
function fe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = x(e) ?? {}, a = Object.entries(x(r) ?? {}).flatMap(([e, t]) => {
		let n = f(t);
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
function pe({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = x(e) ?? {}, s = l(t), c = Number(o(n));
		return s === void 0 ? [] : [{
			lang_iso: s,
			...K({
				lang_id: Number.isSafeInteger(c) ? c : void 0,
				lang_name: l(r),
				is_rtl: f(i),
				plural_forms: a === null ? null : v(a, l)
			})
		}];
	});
}
// src/run/copyLive.ts
async function me(e, { sources: t, working: r, onSecrets: i, onWait: a }) {
	let { raw: o, environment: s } = t, c = _(e, "copy-of"), l = await d(M(I, o), r), u = l.token ?? (s.LOKALISE_API_TOKEN || void 0), { token: f, problems: p } = n(void 0, {
		usable: {
			values: s,
			tokens: [],
			allowed: void 0
		},
		runToken: u,
		isNeeded: !0
	});
	i(f === void 0 ? [] : [te(f)]);
	let m = [...c.problems, ...l.problems.length > 0 ? l.problems : p];
	if (c.id === void 0 || E(m)) return { problems: m };
	let v = h({
		token: f,
		rate: g(k, t),
		concurrency: g(ie, t)
	}, {
		apiUrl: g(N, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: a
	});
	if (!v.ok) return { problems: [v.problem] };
	try {
		let e = await oe(v.value, Q(c.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof R)) throw e;
		return { problems: [D("api-error", e.message)] };
	}
}
function Q(e) {
	return e.endsWith(":master") ? m(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function he(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = g(ne, e);
	if (s === void 0) {
		let t = [N, I].filter((t) => M(t, e.raw) !== void 0);
		return a(t.map(ge)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && z(t)) return a([_e(t)]), "failed";
	let l = c(r), u = await me(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of l(e)) o(t);
		}
	});
	return "problems" in u ? (a(u.problems), "failed") : (a(u.copy.problems), {
		state: ve(u.copy),
		words: ye(u.copy)
	});
}
function ge(e) {
	let t = `${S(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return D("bad-setting", t);
}
function _e(e) {
	let t = `state: ${A(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return D("bad-setting", t);
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
function ye({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === m(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${F(t)}: ${A(o.join(", "))}`,
		`use it with --project ${A(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function be(n, r) {
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = j(n);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: n,
		environment: a,
		parts: []
	}, [u, d] = [g(C, l), g(re, l)], f = g(O, l), p = f === void 0 ? void 0 : B(o, f), m = await he(l, p, r, (e) => i.error(i.paintError("dim", e)));
	if (m === "failed") return 1;
	try {
		let n = await t({
			port: g(ae, l),
			state: m?.state,
			stateFile: p,
			limits: !g(w, l),
			latency: g(T, l),
			log: g(P, l),
			faults: e(u, d)
		});
		i.out(`listening on ${n.url}`);
		for (let e of m?.words ?? []) i.out(e);
		return u.length > 0 && i.out(`faults: ${u.join(", ")} (seed ${d})`), await xe(), await n.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return i.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function xe() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
export { be as runSandbox };
