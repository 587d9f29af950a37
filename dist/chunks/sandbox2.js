import { n as e, t } from "./sandbox.js";
import { B as n, Cr as r, Dr as i, Er as a, Or as o, Qt as s, R as c, Sr as l, Tr as u, V as d, W as f, rr as p, wr as m, xt as h, z as ee } from "./engine.js";
import { $ as g, B as _, D as v, Et as y, F as te, O as b, Q as x, Z as ne, bt as S, et as re, in as ie, it as ae, m as C, nt as w, p as T, qn as E, rn as D, rt as O, s as k, tt as A, z as j } from "./start.js";
import { o as M, u as N } from "./client.js";
import { S as P, _ as F, g as I, h as L, m as R, v as z } from "./project.js";
import { resolve as B } from "node:path";
function V(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => _("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const H = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function U(e, t) {
	let n = F(e, t);
	if ("unusable" in n) return n;
	let { key: r } = n, s = Number(r.key_id), c = [...Number.isSafeInteger(s) ? [] : ["key_id as a number"], ...r.platforms.length > 0 ? [] : ["platforms"]];
	if (c.length > 0) {
		let e = [...new Set(Object.values(r.key_name))];
		return { unusable: {
			id: r.key_id,
			names: e,
			lacks: c
		} };
	}
	let u = a(e) ?? {};
	return {
		key: {
			...G({
				created_at: i(u.created_at),
				created_at_timestamp: o(u.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: l(u.base_words),
				char_limit: r.char_limit,
				custom_attributes: i(u.custom_attributes),
				modified_at: i(u.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: i(u.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: s,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: oe(u.translations, t)
		},
		lacks: [...I(r).filter((e) => !H.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function oe(e, t) {
	let n = Array.isArray(e) ? e.map((e) => a(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [W(t, e)] : [];
	});
}
function W(e, t) {
	let { task_id: n } = e;
	return {
		...G({
			translation_id: l(e.translation_id),
			segment_number: l(e.segment_number),
			modified_at: i(e.modified_at),
			modified_at_timestamp: o(e.modified_at_timestamp),
			is_reviewed: r(e.is_reviewed),
			reviewed_by: l(e.reviewed_by),
			is_unverified: r(e.is_unverified),
			is_fuzzy: r(e.is_fuzzy),
			words: l(e.words),
			custom_translation_statuses: u(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : l(n)
		}),
		language_iso: t,
		translation: i(e.translation) ?? "",
		modified_by: l(e.modified_by) ?? 0,
		modified_by_email: i(e.modified_by_email) ?? ""
	};
}
function G(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/remote/copy/copiedKeys.ts
var K = class {
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
async function q(e, t) {
	let [n, r, i] = await Promise.all([
		z(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => R(e, t), J, ce),
		Y(async () => s(de(await e.contributorMe(h(t)))), se, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], c = o.map(({ iso: e }) => e), l = await L(e, t, o, () => new K(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: f } = l.value.all(), p = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, m = i.value.is === "read" ? i.value.value : void 0;
	return s({
		id: t,
		name: a.name,
		project: fe(n.value),
		languages: pe(n.value),
		keys: u,
		webhooks: p.objects,
		user: m,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : m ? [] : [Z("The answer is unusable.")],
			...a.segmentation ? [le] : [],
			...V("key", d, "is not in the copy"),
			...V("key", f, "is in the copy with default values"),
			...V("webhook", p.unusable.map(ue), "is not in the copy")
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
		return t.ok ? s({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof M) || !t.includes(e.status)) throw e;
		return s({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const X = (e) => _("api-error", e, {
	severity: "notice",
	reach: "project"
}), ce = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), le = _("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function ue({ names: e, ...t }) {
	return {
		...t,
		names: e.map(p)
	};
}
function de(e) {
	let { user_id: t, email: n, fullname: r } = a(e) ?? {}, [o, s] = [l(t), i(n)];
	if (o && s !== void 0) return {
		user_id: o,
		email: s,
		fullname: i(r) || s
	};
}
function fe({ details: e, project: t }) {
	let { statistics: n, settings: i, ...o } = a(e) ?? {}, s = Object.entries(a(i) ?? {}).flatMap(([e, t]) => {
		let n = r(t);
		return n === void 0 ? [] : [[e, n]];
	});
	return {
		...o,
		name: t.name,
		project_type: t.type,
		base_language_iso: t.baseLanguage,
		settings: Object.fromEntries(s)
	};
}
function pe({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: o, is_rtl: s, plural_forms: c } = a(e) ?? {}, l = i(t), d = Number(m(n));
		return l === void 0 ? [] : [{
			lang_iso: l,
			...G({
				lang_id: Number.isSafeInteger(d) ? d : void 0,
				lang_name: i(o),
				is_rtl: r(s),
				plural_forms: c === null ? null : u(c, i)
			})
		}];
	});
}
// src/run/copyLive.ts
async function me(e, { sources: t, working: r, onSecrets: i, onWait: a }) {
	let { raw: o, environment: s } = t, l = n(e, "copy-of"), u = await ee(C(y, o), r), f = u.token ?? (s.LOKALISE_API_TOKEN || void 0), { token: p, problems: m } = c(void 0, {
		usable: {
			values: s,
			tokens: [],
			allowed: void 0
		},
		runToken: f,
		isNeeded: !0
	});
	i(p === void 0 ? [] : [te(p)]);
	let h = [...l.problems, ...u.problems.length > 0 ? u.problems : m];
	if (l.id === void 0 || j(h)) return { problems: h };
	let g = P({
		token: p,
		rate: d(ie, t),
		concurrency: d(D, t)
	}, {
		apiUrl: d(S, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: a
	});
	if (!g.ok) return { problems: [g.problem] };
	try {
		let e = await q(g.value, Q(l.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof N)) throw e;
		return { problems: [_("api-error", e.message)] };
	}
}
function Q(e) {
	return e.endsWith(":master") ? h(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function he(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = d(ne, e);
	if (s === void 0) {
		let t = [S, y].filter((t) => C(t, e.raw) !== void 0);
		return a(t.map(ge)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && k(t)) return a([_e(t)]), "failed";
	let c = f(r), l = await me(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
		}
	});
	return "problems" in l ? (a(l.problems), "failed") : (a(l.copy.problems), {
		state: ve(l.copy),
		words: ye(l.copy)
	});
}
function ge(e) {
	let t = `${E(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return _("bad-setting", t);
}
function _e(e) {
	let t = `state: ${v(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return _("bad-setting", t);
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
	}, s = h(e), c = e === s ? { [e]: {
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
	], s = e === h(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${b(t)}: ${v(o.join(", "))}`,
		`use it with --project ${v(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function be(n, r) {
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = T(n);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: n,
		environment: a,
		parts: []
	}, [u, f] = [d(x, l), d(O, l)], p = d(ae, l), m = p === void 0 ? void 0 : B(o, p), h = await he(l, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: d(w, l),
			state: h?.state,
			stateFile: m,
			limits: !d(A, l),
			latency: d(g, l),
			log: d(re, l),
			faults: e(u, f)
		});
		i.out(`listening on ${n.url}`);
		for (let e of h?.words ?? []) i.out(e);
		return u.length > 0 && i.out(`faults: ${u.join(", ")} (seed ${f})`), await xe(), await n.close(), 0;
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
