import { n as e, t } from "./sandbox.js";
import { Cr as n, Er as r, In as i, Qr as a, Sr as o, Tr as s, at as c, br as l, it as u, ot as d, pn as f, rt as p, wr as m, xr as h, yt as g } from "./engine.js";
import { An as ee, At as _, C as v, G as y, L as b, Lt as x, R as S, S as te, Tr as ne, at as re, ct as ie, dt as ae, in as C, it as w, jn as T, l as E, lt as D, ot as O, st as k, tn as A, ut as j } from "./start.js";
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
function oe(e, t) {
	let n = z(e, t);
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
	let c = m(e) ?? {};
	return {
		key: {
			...K({
				created_at: s(c.created_at),
				created_at_timestamp: r(c.created_at_timestamp),
				description: i.description,
				plural_name: i.plural_name,
				is_hidden: i.is_hidden,
				context: i.context,
				base_words: l(c.base_words),
				char_limit: i.char_limit,
				custom_attributes: s(c.custom_attributes),
				modified_at: s(c.modified_at),
				modified_at_timestamp: i.modified_at_timestamp,
				translations_modified_at: s(c.translations_modified_at),
				translations_modified_at_timestamp: i.translations_modified_at_timestamp
			}),
			key_id: a,
			key_name: i.key_name,
			filenames: i.filenames,
			platforms: [...i.platforms],
			tags: [...i.tags],
			is_plural: i.is_plural,
			is_archived: i.is_archived,
			translations: W(c.translations, t)
		},
		lacks: [...F(i).filter((e) => !U.includes(e)), ...i.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function W(e, t) {
	let n = Array.isArray(e) ? e.map((e) => m(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [G(t, e)] : [];
	});
}
function G(e, t) {
	let { task_id: i } = e;
	return {
		...K({
			translation_id: l(e.translation_id),
			segment_number: l(e.segment_number),
			modified_at: s(e.modified_at),
			modified_at_timestamp: r(e.modified_at_timestamp),
			is_reviewed: h(e.is_reviewed),
			reviewed_by: l(e.reviewed_by),
			is_unverified: h(e.is_unverified),
			is_fuzzy: h(e.is_fuzzy),
			words: l(e.words),
			custom_translation_statuses: n(e.custom_translation_statuses, (e) => e),
			task_id: i === null ? null : l(i)
		}),
		language_iso: t,
		translation: s(e.translation) ?? "",
		modified_by: l(e.modified_by) ?? 0,
		modified_by_email: s(e.modified_by_email) ?? ""
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
		return Array.from(e, (e) => oe(e, this.#n));
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
		Y(async () => a(fe(await e.contributorMe(f(t)))), ce, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await I(e, t, L(s), () => new q(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: p } = l.value.all(), m = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, h = i.value.is === "read" ? i.value.value : void 0;
	return a({
		id: t,
		name: o.name,
		project: pe(n.value),
		languages: me(n.value),
		keys: u,
		webhooks: m.objects,
		user: h,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : h ? [] : [Z("The answer is unusable.")],
			...o.segmentation ? [ue] : [],
			...H("key", d, "is not in the copy"),
			...H("key", p, "is in the copy with default values"),
			...H("webhook", m.unusable.map(de), "is not in the copy")
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
		return t.ok ? a({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return a({
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
		names: e.map(i)
	};
}
function fe(e) {
	let { user_id: t, email: n, fullname: r } = m(e) ?? {}, [i, a] = [l(t), s(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: s(r) || a
	};
}
function pe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = m(e) ?? {}, a = Object.entries(m(r) ?? {}).flatMap(([e, t]) => {
		let n = h(t);
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
		let { lang_iso: t, lang_id: r, lang_name: i, is_rtl: a, plural_forms: c } = m(e) ?? {}, l = s(t), u = Number(o(r));
		return l === void 0 ? [] : [{
			lang_iso: l,
			...K({
				lang_id: Number.isSafeInteger(u) ? u : void 0,
				lang_name: s(i),
				is_rtl: h(a),
				plural_forms: c === null ? null : n(c, s)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = c(e, "copy-of"), l = await u(v(x, a), n), f = l.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = p(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: f,
		isNeeded: !0
	});
	r(m === void 0 ? [] : [y(m)]);
	let g = [...s.problems, ...l.problems.length > 0 ? l.problems : h];
	if (s.id === void 0 || A(g)) return { problems: g };
	let b = P({
		token: m,
		rate: d(T, t),
		concurrency: d(ee, t)
	}, {
		apiUrl: d(_, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!b.ok) return { problems: [b.problem] };
	try {
		let e = await se(b.value, he(s.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [C("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? f(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = d(w, e);
	if (s === void 0) {
		let t = [_, x].filter((t) => v(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && E(t)) return a([ve(t)]), "failed";
	let c = g(r), l = await Q(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
		}
	});
	return "problems" in l ? (a(l.problems), "failed") : (a(l.copy.problems), {
		state: ye(l.copy),
		words: be(l.copy)
	});
}
function _e(e) {
	let t = `${ne(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
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
	}, s = f(e), c = e === s ? { [e]: {
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
	], s = e === f(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${S(t)}: ${b(o.join(", "))}`,
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
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = te(n);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: n,
		environment: a,
		parts: []
	}, [u, f] = [d(re, l), d(j, l)], p = d(ae, l), m = p === void 0 ? void 0 : V(o, p), h = await ge(l, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: d(D, l),
			state: h?.state,
			stateFile: m,
			limits: !d(ie, l),
			latency: d(O, l),
			log: d(k, l),
			faults: e(u, f)
		});
		i.out(`listening on ${n.url}`);
		for (let e of h?.words ?? []) i.out(e);
		return u.length > 0 && i.out(`faults: ${u.join(", ")} (seed ${f})`), await Se(), await n.close(), 0;
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
