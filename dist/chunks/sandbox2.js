import { n as e, t } from "./sandbox.js";
import { $t as n, Dr as r, _i as i, at as a, bt as o, ct as s, di as c, dt as l, fi as u, gi as d, hi as f, mi as p, ot as m, pi as h, st as ee } from "./engine.js";
import { $ as g, C as _, Dn as te, En as ne, G as v, L as y, Lt as b, R as re, S as ie, Wt as x, X as ae, _t as oe, bt as S, gt as C, ht as w, l as T, mt as E, vt as D, wr as O, xt as k, yt as A } from "./start.js";
import { l as j, o as M } from "./client.js";
import { C as N, _ as P, g as F, h as I, m as L, v as R, y as z } from "./project.js";
import { resolve as B } from "node:path";
function V(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => g("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const H = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function U(e, t) {
	let n = R(e, t);
	if ("unusable" in n) return n;
	let { key: r } = n, a = Number(r.key_id), o = [...Number.isSafeInteger(a) ? [] : ["key_id as a number"], ...r.platforms.length > 0 ? [] : ["platforms"]];
	if (o.length > 0) {
		let e = [...new Set(Object.values(r.key_name))];
		return { unusable: {
			id: r.key_id,
			names: e,
			lacks: o
		} };
	}
	let s = f(e) ?? {};
	return {
		key: {
			...K({
				created_at: d(s.created_at),
				created_at_timestamp: i(s.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: c(s.base_words),
				char_limit: r.char_limit,
				custom_attributes: d(s.custom_attributes),
				modified_at: d(s.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: d(s.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: a,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: W(s.translations, t)
		},
		lacks: [...P(r).filter((e) => !H.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function W(e, t) {
	let n = Array.isArray(e) ? e.map((e) => f(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [G(t, e)] : [];
	});
}
function G(e, t) {
	let { task_id: n } = e;
	return {
		...K({
			translation_id: c(e.translation_id),
			segment_number: c(e.segment_number),
			modified_at: d(e.modified_at),
			modified_at_timestamp: i(e.modified_at_timestamp),
			is_reviewed: u(e.is_reviewed),
			reviewed_by: c(e.reviewed_by),
			is_unverified: u(e.is_unverified),
			is_fuzzy: u(e.is_fuzzy),
			words: c(e.words),
			custom_translation_statuses: p(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : c(n)
		}),
		language_iso: t,
		translation: d(e.translation) ?? "",
		modified_by: c(e.modified_by) ?? 0,
		modified_by_email: d(e.modified_by_email) ?? ""
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
		return Array.from(e, (e) => U(e, this.#n));
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
	let [r, i, a] = await Promise.all([
		z(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => L(e, t), J, le),
		Y(async () => n(fe(await e.contributorMe(o(t)))), ce, Z)
	]);
	if (!r.ok) return r;
	if (!i.ok) return i;
	if (!a.ok) return a;
	let { project: s } = r.value, c = s.segmentation ? [] : s.languages ?? [], l = c.map(({ iso: e }) => e), u = await F(e, t, I(c), () => new q(l));
	if (!u.ok) return u;
	let { keys: d, unread: f, incomplete: p } = u.value.all(), m = i.value.is === "read" ? i.value.value : {
		objects: [],
		unusable: []
	}, h = a.value.is === "read" ? a.value.value : void 0;
	return n({
		id: t,
		name: s.name,
		project: pe(r.value),
		languages: me(r.value),
		keys: d,
		webhooks: m.objects,
		user: h,
		problems: [
			...i.value.is === "refused" ? [i.value.notice] : [],
			...a.value.is === "refused" ? [a.value.notice] : h ? [] : [Z("The answer is unusable.")],
			...s.segmentation ? [ue] : [],
			...V("key", f, "is not in the copy"),
			...V("key", p, "is in the copy with default values"),
			...V("webhook", m.unusable.map(de), "is not in the copy")
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
async function Y(e, t, r) {
	try {
		let t = await e();
		return t.ok ? n({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof M) || !t.includes(e.status)) throw e;
		return n({
			is: "refused",
			notice: r(e.message)
		});
	}
}
const X = (e) => g("api-error", e, {
	severity: "notice",
	reach: "project"
}), le = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ue = g("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function de({ names: e, ...t }) {
	return {
		...t,
		names: e.map(r)
	};
}
function fe(e) {
	let { user_id: t, email: n, fullname: r } = f(e) ?? {}, [i, a] = [c(t), d(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: d(r) || a
	};
}
function pe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = f(e) ?? {}, a = Object.entries(f(r) ?? {}).flatMap(([e, t]) => {
		let n = u(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = f(e) ?? {}, o = d(t), s = Number(h(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...K({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: d(r),
				is_rtl: u(i),
				plural_forms: a === null ? null : p(a, d)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: o, environment: c } = t, l = ee(e, "copy-of"), u = await m(_(x, o), n), d = u.token ?? (c.LOKALISE_API_TOKEN || void 0), { token: f, problems: p } = a(void 0, {
		usable: {
			values: c,
			tokens: [],
			allowed: void 0
		},
		runToken: d,
		isNeeded: !0
	});
	r(f === void 0 ? [] : [v(f)]);
	let h = [...l.problems, ...u.problems.length > 0 ? u.problems : p];
	if (l.id === void 0 || ae(h)) return { problems: h };
	let y = N({
		token: f,
		rate: s(te, t),
		concurrency: s(ne, t)
	}, {
		apiUrl: s(b, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!y.ok) return { problems: [y.problem] };
	try {
		let e = await se(y.value, he(l.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof j)) throw e;
		return { problems: [g("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? o(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let c = s(E, e);
	if (c === void 0) {
		let t = [b, x].filter((t) => _(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && T(t)) return a([ve(t)]), "failed";
	let u = l(r), d = await Q(c, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of u(e)) o(t);
		}
	});
	return "problems" in d ? (a(d.problems), "failed") : (a(d.copy.problems), {
		state: ye(d.copy),
		words: be(d.copy)
	});
}
function _e(e) {
	let t = `${O(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return g("bad-setting", t);
}
function ve(e) {
	let t = `state: ${y(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return g("bad-setting", t);
}
function ye({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
	let s = {
		project: t,
		languages: n,
		webhooks: i.map(({ webhook_id: e, url: t, branch: n, events: r, event_lang_map: i }) => ({
			webhook_id: e,
			url: t,
			branch: n ?? null,
			events: [...r],
			...i && { event_lang_map: [...i] }
		}))
	}, c = o(e), l = e === c ? { [e]: {
		...s,
		keys: r
	} } : {
		[c]: s,
		[e]: {
			languages: n,
			keys: r
		}
	};
	return {
		...a && { user: a },
		projects: l
	};
}
function be({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), s = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], c = e === o(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${re(t)}: ${y(s.join(", "))}`,
		`use it with --project ${y(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...c
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function xe(n, r) {
	let { setup: { console: i, environment: a, folder: o }, showProblems: c } = r, l = ie(n);
	if (c(l), l.length > 0) return 1;
	let u = {
		raw: n,
		environment: a,
		parts: []
	}, [d, f] = [s(w, u), s(S, u)], p = s(k, u), m = p === void 0 ? void 0 : B(o, p), h = await ge(u, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: s(A, u),
			state: h?.state,
			stateFile: m,
			limits: !s(D, u),
			latency: s(C, u),
			log: s(oe, u),
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
