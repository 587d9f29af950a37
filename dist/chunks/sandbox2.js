import { n as e, t } from "./sandbox.js";
import { Tr as n, Zt as r, at as i, di as a, fi as o, hi as s, it as c, li as l, mi as u, ot as d, pi as f, st as p, ui as m, ut as h, yt as g } from "./engine.js";
import { F as _, I as v, Mt as y, U as b, Y as x, b as S, c as C, dt as ee, ft as te, gr as ne, gt as re, ht as ie, lt as ae, mt as w, pt as T, q as E, ut as D, vn as O, x as k, yn as A, zt as j } from "./start.js";
import { l as M, o as N } from "./client.js";
import { C as P, _ as F, g as I, h as L, m as R, v as z, y as B } from "./project.js";
import { resolve as V } from "node:path";
function H(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => x("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const U = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function oe(e, t) {
	let n = z(e, t);
	if ("unusable" in n) return n;
	let { key: r } = n, i = Number(r.key_id), a = [...Number.isSafeInteger(i) ? [] : ["key_id as a number"], ...r.platforms.length > 0 ? [] : ["platforms"]];
	if (a.length > 0) {
		let e = [...new Set(Object.values(r.key_name))];
		return { unusable: {
			id: r.key_id,
			names: e,
			lacks: a
		} };
	}
	let o = f(e) ?? {};
	return {
		key: {
			...K({
				created_at: u(o.created_at),
				created_at_timestamp: s(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: l(o.base_words),
				char_limit: r.char_limit,
				custom_attributes: u(o.custom_attributes),
				modified_at: u(o.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: u(o.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: i,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: W(o.translations, t)
		},
		lacks: [...F(r).filter((e) => !U.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
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
			translation_id: l(e.translation_id),
			segment_number: l(e.segment_number),
			modified_at: u(e.modified_at),
			modified_at_timestamp: s(e.modified_at_timestamp),
			is_reviewed: m(e.is_reviewed),
			reviewed_by: l(e.reviewed_by),
			is_unverified: m(e.is_unverified),
			is_fuzzy: m(e.is_fuzzy),
			words: l(e.words),
			custom_translation_statuses: o(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : l(n)
		}),
		language_iso: t,
		translation: u(e.translation) ?? "",
		modified_by: l(e.modified_by) ?? 0,
		modified_by_email: u(e.modified_by_email) ?? ""
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
	let [n, i, a] = await Promise.all([
		B(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => R(e, t), J, le),
		Y(async () => r(fe(await e.contributorMe(g(t)))), ce, Z)
	]);
	if (!n.ok) return n;
	if (!i.ok) return i;
	if (!a.ok) return a;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await I(e, t, L(s), () => new q(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: f } = l.value.all(), p = i.value.is === "read" ? i.value.value : {
		objects: [],
		unusable: []
	}, m = a.value.is === "read" ? a.value.value : void 0;
	return r({
		id: t,
		name: o.name,
		project: pe(n.value),
		languages: me(n.value),
		keys: u,
		webhooks: p.objects,
		user: m,
		problems: [
			...i.value.is === "refused" ? [i.value.notice] : [],
			...a.value.is === "refused" ? [a.value.notice] : m ? [] : [Z("The answer is unusable.")],
			...o.segmentation ? [ue] : [],
			...H("key", d, "is not in the copy"),
			...H("key", f, "is in the copy with default values"),
			...H("webhook", p.unusable.map(de), "is not in the copy")
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
		return t.ok ? r({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return r({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const X = (e) => x("api-error", e, {
	severity: "notice",
	reach: "project"
}), le = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ue = x("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function de({ names: e, ...t }) {
	return {
		...t,
		names: e.map(n)
	};
}
function fe(e) {
	let { user_id: t, email: n, fullname: r } = f(e) ?? {}, [i, a] = [l(t), u(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: u(r) || a
	};
}
function pe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = f(e) ?? {}, a = Object.entries(f(r) ?? {}).flatMap(([e, t]) => {
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
function me({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: s } = f(e) ?? {}, c = u(t), l = Number(a(n));
		return c === void 0 ? [] : [{
			lang_iso: c,
			...K({
				lang_id: Number.isSafeInteger(l) ? l : void 0,
				lang_name: u(r),
				is_rtl: m(i),
				plural_forms: s === null ? null : o(s, u)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: a }) {
	let { raw: o, environment: s } = t, l = d(e, "copy-of"), u = await i(k(j, o), n), f = u.token ?? (s.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = c(void 0, {
		usable: {
			values: s,
			tokens: [],
			allowed: void 0
		},
		runToken: f,
		isNeeded: !0
	});
	r(m === void 0 ? [] : [b(m)]);
	let g = [...l.problems, ...u.problems.length > 0 ? u.problems : h];
	if (l.id === void 0 || E(g)) return { problems: g };
	let _ = P({
		token: m,
		rate: p(A, t),
		concurrency: p(O, t)
	}, {
		apiUrl: p(y, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: a
	});
	if (!_.ok) return { problems: [_.problem] };
	try {
		let e = await se(_.value, he(l.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [x("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? g(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = p(ae, e);
	if (s === void 0) {
		let t = [y, j].filter((t) => k(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && C(t)) return a([ve(t)]), "failed";
	let c = h(r), l = await Q(s, {
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
	return x("bad-setting", t);
}
function ve(e) {
	let t = `state: ${_(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return x("bad-setting", t);
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
function be({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === g(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${v(t)}: ${_(o.join(", "))}`,
		`use it with --project ${_(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function xe(n, r) {
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = S(n);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: n,
		environment: a,
		parts: []
	}, [u, d] = [p(D, l), p(ie, l)], f = p(re, l), m = f === void 0 ? void 0 : V(o, f), h = await ge(l, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: p(w, l),
			state: h?.state,
			stateFile: m,
			limits: !p(T, l),
			latency: p(ee, l),
			log: p(te, l),
			faults: e(u, d)
		});
		i.out(`listening on ${n.url}`);
		for (let e of h?.words ?? []) i.out(e);
		return u.length > 0 && i.out(`faults: ${u.join(", ")} (seed ${d})`), await Se(), await n.close(), 0;
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
