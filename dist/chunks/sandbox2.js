import { n as e, t } from "./sandbox.js";
import { Br as n, Gr as r, Hr as i, J as a, Kr as o, Pt as s, Ur as c, Vr as l, Wr as u, X as d, Y as f, Z as p, ct as m, et as h, ir as g } from "./engine.js";
import { B as ee, Ft as _, K as v, M as y, N as b, W as x, ct as S, dt as te, ft as ne, kt as C, lr as re, lt as ie, mn as ae, ot as w, pn as T, pt as E, s as D, st as O, ut as k, v as A, y as j } from "./start.js";
import { o as M, u as N } from "./client.js";
import { f as P, g as F, h as I, m as L, p as R, v as z } from "./project.js";
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
	let i = I(e, t);
	if ("unusable" in i) return i;
	let { key: a } = i, s = Number(a.key_id), c = [...Number.isSafeInteger(s) ? [] : ["key_id as a number"], ...a.platforms.length > 0 ? [] : ["platforms"]];
	if (c.length > 0) {
		let e = [...new Set(Object.values(a.key_name))];
		return { unusable: {
			id: a.key_id,
			names: e,
			lacks: c
		} };
	}
	let l = u(e) ?? {};
	return {
		key: {
			...G({
				created_at: r(l.created_at),
				created_at_timestamp: o(l.created_at_timestamp),
				description: a.description,
				plural_name: a.plural_name,
				is_hidden: a.is_hidden,
				context: a.context,
				base_words: n(l.base_words),
				char_limit: a.char_limit,
				custom_attributes: r(l.custom_attributes),
				modified_at: r(l.modified_at),
				modified_at_timestamp: a.modified_at_timestamp,
				translations_modified_at: r(l.translations_modified_at),
				translations_modified_at_timestamp: a.translations_modified_at_timestamp
			}),
			key_id: s,
			key_name: a.key_name,
			filenames: a.filenames,
			platforms: [...a.platforms],
			tags: [...a.tags],
			is_plural: a.is_plural,
			is_archived: a.is_archived,
			translations: oe(l.translations, t)
		},
		lacks: [...L(a).filter((e) => !H.includes(e)), ...a.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function oe(e, t) {
	let n = Array.isArray(e) ? e.map((e) => u(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [W(t, e)] : [];
	});
}
function W(e, t) {
	let { task_id: i } = e;
	return {
		...G({
			translation_id: n(e.translation_id),
			segment_number: n(e.segment_number),
			modified_at: r(e.modified_at),
			modified_at_timestamp: o(e.modified_at_timestamp),
			is_reviewed: l(e.is_reviewed),
			reviewed_by: n(e.reviewed_by),
			is_unverified: l(e.is_unverified),
			is_fuzzy: l(e.is_fuzzy),
			words: n(e.words),
			custom_translation_statuses: c(e.custom_translation_statuses, (e) => e),
			task_id: i === null ? null : n(i)
		}),
		language_iso: t,
		translation: r(e.translation) ?? "",
		modified_by: n(e.modified_by) ?? 0,
		modified_by_email: r(e.modified_by_email) ?? ""
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
	let [n, r, i] = await Promise.all([
		F(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => P(e, t), J, ce),
		Y(async () => s(de(await e.contributorMe(m(t)))), se, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], c = o.map(({ iso: e }) => e), l = await R(e, t, o, () => new K(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: f } = l.value.all(), p = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, h = i.value.is === "read" ? i.value.value : void 0;
	return s({
		id: t,
		name: a.name,
		project: fe(n.value),
		languages: pe(n.value),
		keys: u,
		webhooks: p.objects,
		user: h,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : h ? [] : [Z("The answer is unusable.")],
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
		names: e.map(g)
	};
}
function de(e) {
	let { user_id: t, email: i, fullname: a } = u(e) ?? {}, [o, s] = [n(t), r(i)];
	if (o && s !== void 0) return {
		user_id: o,
		email: s,
		fullname: r(a) || s
	};
}
function fe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = u(e) ?? {}, a = Object.entries(u(r) ?? {}).flatMap(([e, t]) => {
		let n = l(t);
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
		let { lang_iso: t, lang_id: n, lang_name: a, is_rtl: o, plural_forms: s } = u(e) ?? {}, d = r(t), f = Number(i(n));
		return d === void 0 ? [] : [{
			lang_iso: d,
			...G({
				lang_id: Number.isSafeInteger(f) ? f : void 0,
				lang_name: r(a),
				is_rtl: l(o),
				plural_forms: s === null ? null : c(s, r)
			})
		}];
	});
}
// src/run/copyLive.ts
async function me(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: o, environment: s } = t, c = d(e, "copy-of"), l = await f(j(_, o), n), u = l.token ?? (s.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = a(void 0, {
		usable: {
			values: s,
			tokens: [],
			allowed: void 0
		},
		runToken: u,
		isNeeded: !0
	});
	r(m === void 0 ? [] : [ee(m)]);
	let g = [...c.problems, ...l.problems.length > 0 ? l.problems : h];
	if (c.id === void 0 || x(g)) return { problems: g };
	let y = z({
		token: m,
		rate: p(ae, t),
		concurrency: p(T, t)
	}, {
		apiUrl: p(C, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!y.ok) return { problems: [y.problem] };
	try {
		let e = await q(y.value, Q(c.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof N)) throw e;
		return { problems: [v("api-error", e.message)] };
	}
}
function Q(e) {
	return e.endsWith(":master") ? m(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function he(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = p(w, e);
	if (s === void 0) {
		let t = [C, _].filter((t) => j(t, e.raw) !== void 0);
		return a(t.map(ge)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && D(t)) return a([_e(t)]), "failed";
	let c = h(r), l = await me(s, {
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
	let t = `${re(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return v("bad-setting", t);
}
function _e(e) {
	let t = `state: ${y(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
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
		`copied project ${b(t)}: ${y(o.join(", "))}`,
		`use it with --project ${y(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function be(n, r) {
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = A(n);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: n,
		environment: a,
		parts: []
	}, [u, d] = [p(O, l), p(ne, l)], f = p(E, l), m = f === void 0 ? void 0 : B(o, f), h = await he(l, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: p(te, l),
			state: h?.state,
			stateFile: m,
			limits: !p(k, l),
			latency: p(S, l),
			log: p(ie, l),
			faults: e(u, d)
		});
		i.out(`listening on ${n.url}`);
		for (let e of h?.words ?? []) i.out(e);
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
