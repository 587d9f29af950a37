import { n as e, t } from "./sandbox.js";
import { Ar as n, Dr as r, Dt as i, Er as a, G as o, H as s, J as c, Mr as l, Or as u, U as d, W as f, Xn as p, jr as m, kr as h, nt as g } from "./engine.js";
import { $n as _, B as v, Ct as y, D as b, F as ee, O as te, at as x, cn as S, et as ne, it as re, kt as C, m as w, nt as ie, ot as ae, p as T, rt as E, s as D, sn as O, st as k, tt as A, z as j } from "./start.js";
import { o as M, u as N } from "./client.js";
import { S as P, _ as F, g as I, h as L, m as R, v as z } from "./project.js";
import { resolve as B } from "node:path";
function V(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => v("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const H = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function U(e, t) {
	let r = F(e, t);
	if ("unusable" in r) return r;
	let { key: i } = r, o = Number(i.key_id), s = [...Number.isSafeInteger(o) ? [] : ["key_id as a number"], ...i.platforms.length > 0 ? [] : ["platforms"]];
	if (s.length > 0) {
		let e = [...new Set(Object.values(i.key_name))];
		return { unusable: {
			id: i.key_id,
			names: e,
			lacks: s
		} };
	}
	let c = n(e) ?? {};
	return {
		key: {
			...G({
				created_at: m(c.created_at),
				created_at_timestamp: l(c.created_at_timestamp),
				description: i.description,
				plural_name: i.plural_name,
				is_hidden: i.is_hidden,
				context: i.context,
				base_words: a(c.base_words),
				char_limit: i.char_limit,
				custom_attributes: m(c.custom_attributes),
				modified_at: m(c.modified_at),
				modified_at_timestamp: i.modified_at_timestamp,
				translations_modified_at: m(c.translations_modified_at),
				translations_modified_at_timestamp: i.translations_modified_at_timestamp
			}),
			key_id: o,
			key_name: i.key_name,
			filenames: i.filenames,
			platforms: [...i.platforms],
			tags: [...i.tags],
			is_plural: i.is_plural,
			is_archived: i.is_archived,
			translations: W(c.translations, t)
		},
		lacks: [...I(i).filter((e) => !H.includes(e)), ...i.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function W(e, t) {
	let r = Array.isArray(e) ? e.map((e) => n(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = r.find(({ language_iso: t }) => t === e);
		return t ? [oe(t, e)] : [];
	});
}
function oe(e, t) {
	let { task_id: n } = e;
	return {
		...G({
			translation_id: a(e.translation_id),
			segment_number: a(e.segment_number),
			modified_at: m(e.modified_at),
			modified_at_timestamp: l(e.modified_at_timestamp),
			is_reviewed: r(e.is_reviewed),
			reviewed_by: a(e.reviewed_by),
			is_unverified: r(e.is_unverified),
			is_fuzzy: r(e.is_fuzzy),
			words: a(e.words),
			custom_translation_statuses: h(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : a(n)
		}),
		language_iso: t,
		translation: m(e.translation) ?? "",
		modified_by: a(e.modified_by) ?? 0,
		modified_by_email: m(e.modified_by_email) ?? ""
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
async function q(e, t) {
	let [n, r, a] = await Promise.all([
		z(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => R(e, t), J, ce),
		Y(async () => i(de(await e.contributorMe(g(t)))), se, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!a.ok) return a;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await L(e, t, s, () => new K(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: f } = l.value.all(), p = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, m = a.value.is === "read" ? a.value.value : void 0;
	return i({
		id: t,
		name: o.name,
		project: fe(n.value),
		languages: pe(n.value),
		keys: u,
		webhooks: p.objects,
		user: m,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...a.value.is === "refused" ? [a.value.notice] : m ? [] : [Z("The answer is unusable.")],
			...o.segmentation ? [le] : [],
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
		return t.ok ? i({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof M) || !t.includes(e.status)) throw e;
		return i({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const X = (e) => v("api-error", e, {
	severity: "notice",
	reach: "project"
}), ce = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), le = v("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
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
	let { user_id: t, email: r, fullname: i } = n(e) ?? {}, [o, s] = [a(t), m(r)];
	if (o && s !== void 0) return {
		user_id: o,
		email: s,
		fullname: m(i) || s
	};
}
function fe({ details: e, project: t }) {
	let { statistics: i, settings: a, ...o } = n(e) ?? {}, s = Object.entries(n(a) ?? {}).flatMap(([e, t]) => {
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
		let { lang_iso: t, lang_id: i, lang_name: a, is_rtl: o, plural_forms: s } = n(e) ?? {}, c = m(t), l = Number(u(i));
		return c === void 0 ? [] : [{
			lang_iso: c,
			...G({
				lang_id: Number.isSafeInteger(l) ? l : void 0,
				lang_name: m(a),
				is_rtl: r(o),
				plural_forms: s === null ? null : h(s, m)
			})
		}];
	});
}
// src/run/copyLive.ts
async function me(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: c } = t, l = f(e, "copy-of"), u = await d(w(C, a), n), p = u.token ?? (c.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = s(void 0, {
		usable: {
			values: c,
			tokens: [],
			allowed: void 0
		},
		runToken: p,
		isNeeded: !0
	});
	r(m === void 0 ? [] : [ee(m)]);
	let g = [...l.problems, ...u.problems.length > 0 ? u.problems : h];
	if (l.id === void 0 || j(g)) return { problems: g };
	let _ = P({
		token: m,
		rate: o(S, t),
		concurrency: o(O, t)
	}, {
		apiUrl: o(y, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!_.ok) return { problems: [_.problem] };
	try {
		let e = await q(_.value, Q(l.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof N)) throw e;
		return { problems: [v("api-error", e.message)] };
	}
}
function Q(e) {
	return e.endsWith(":master") ? g(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function he(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, s) {
	let l = o(ne, e);
	if (l === void 0) {
		let t = [y, C].filter((t) => w(t, e.raw) !== void 0);
		return a(t.map(ge)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && D(t)) return a([_e(t)]), "failed";
	let u = c(r), d = await me(l, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of u(e)) s(t);
		}
	});
	return "problems" in d ? (a(d.problems), "failed") : (a(d.copy.problems), {
		state: ve(d.copy),
		words: ye(d.copy)
	});
}
function ge(e) {
	let t = `${_(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return v("bad-setting", t);
}
function _e(e) {
	let t = `state: ${b(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return v("bad-setting", t);
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
function ye({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === g(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${te(t)}: ${b(o.join(", "))}`,
		`use it with --project ${b(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function be(n, r) {
	let { setup: { console: i, environment: a, folder: s }, showProblems: c } = r, l = T(n);
	if (c(l), l.length > 0) return 1;
	let u = {
		raw: n,
		environment: a,
		parts: []
	}, [d, f] = [o(A, u), o(ae, u)], p = o(k, u), m = p === void 0 ? void 0 : B(s, p), h = await he(u, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: o(x, u),
			state: h?.state,
			stateFile: m,
			limits: !o(re, u),
			latency: o(ie, u),
			log: o(E, u),
			faults: e(d, f)
		});
		i.out(`listening on ${n.url}`);
		for (let e of h?.words ?? []) i.out(e);
		return d.length > 0 && i.out(`faults: ${d.join(", ")} (seed ${f})`), await xe(), await n.close(), 0;
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
