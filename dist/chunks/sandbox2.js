import { n as e, t } from "./sandbox.js";
import { Gt as n, ai as r, at as i, ei as a, ii as o, it as s, lt as c, ni as l, oi as u, ot as d, ri as f, rt as p, ti as m, vr as h, vt as g } from "./engine.js";
import { F as _, H as v, J as y, K as ee, P as b, Rt as x, _n as S, b as C, ct as te, dt as ne, ft as re, hr as ie, ht as ae, jt as w, lt as T, mt as E, pt as D, s as O, ut as k, vn as A, y as j } from "./start.js";
import { l as M, o as N } from "./client.js";
import { S as P, _ as F, g as I, h as L, m as R, p as z, v as B } from "./project.js";
import { resolve as V } from "node:path";
function H(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => y("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const U = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function W(e, t) {
	let n = F(e, t);
	if ("unusable" in n) return n;
	let { key: i } = n, s = Number(i.key_id), c = [...Number.isSafeInteger(s) ? [] : ["key_id as a number"], ...i.platforms.length > 0 ? [] : ["platforms"]];
	if (c.length > 0) {
		let e = [...new Set(Object.values(i.key_name))];
		return { unusable: {
			id: i.key_id,
			names: e,
			lacks: c
		} };
	}
	let l = o(e) ?? {};
	return {
		key: {
			...K({
				created_at: r(l.created_at),
				created_at_timestamp: u(l.created_at_timestamp),
				description: i.description,
				plural_name: i.plural_name,
				is_hidden: i.is_hidden,
				context: i.context,
				base_words: a(l.base_words),
				char_limit: i.char_limit,
				custom_attributes: r(l.custom_attributes),
				modified_at: r(l.modified_at),
				modified_at_timestamp: i.modified_at_timestamp,
				translations_modified_at: r(l.translations_modified_at),
				translations_modified_at_timestamp: i.translations_modified_at_timestamp
			}),
			key_id: s,
			key_name: i.key_name,
			filenames: i.filenames,
			platforms: [...i.platforms],
			tags: [...i.tags],
			is_plural: i.is_plural,
			is_archived: i.is_archived,
			translations: oe(l.translations, t)
		},
		lacks: [...I(i).filter((e) => !U.includes(e)), ...i.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function oe(e, t) {
	let n = Array.isArray(e) ? e.map((e) => o(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [G(t, e)] : [];
	});
}
function G(e, t) {
	let { task_id: n } = e;
	return {
		...K({
			translation_id: a(e.translation_id),
			segment_number: a(e.segment_number),
			modified_at: r(e.modified_at),
			modified_at_timestamp: u(e.modified_at_timestamp),
			is_reviewed: m(e.is_reviewed),
			reviewed_by: a(e.reviewed_by),
			is_unverified: m(e.is_unverified),
			is_fuzzy: m(e.is_fuzzy),
			words: a(e.words),
			custom_translation_statuses: f(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : a(n)
		}),
		language_iso: t,
		translation: r(e.translation) ?? "",
		modified_by: a(e.modified_by) ?? 0,
		modified_by_email: r(e.modified_by_email) ?? ""
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
		return Array.from(e, (e) => W(e, this.#n));
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
		B(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => z(e, t), J, le),
		Y(async () => n(fe(await e.contributorMe(g(t)))), ce, Z)
	]);
	if (!r.ok) return r;
	if (!i.ok) return i;
	if (!a.ok) return a;
	let { project: o } = r.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await L(e, t, R(s), () => new q(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: f } = l.value.all(), p = i.value.is === "read" ? i.value.value : {
		objects: [],
		unusable: []
	}, m = a.value.is === "read" ? a.value.value : void 0;
	return n({
		id: t,
		name: o.name,
		project: pe(r.value),
		languages: me(r.value),
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
async function Y(e, t, r) {
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
const X = (e) => y("api-error", e, {
	severity: "notice",
	reach: "project"
}), le = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ue = y("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function de({ names: e, ...t }) {
	return {
		...t,
		names: e.map(h)
	};
}
function fe(e) {
	let { user_id: t, email: n, fullname: i } = o(e) ?? {}, [s, c] = [a(t), r(n)];
	if (s && c !== void 0) return {
		user_id: s,
		email: c,
		fullname: r(i) || c
	};
}
function pe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = o(e) ?? {}, a = Object.entries(o(r) ?? {}).flatMap(([e, t]) => {
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
		let { lang_iso: t, lang_id: n, lang_name: i, is_rtl: a, plural_forms: s } = o(e) ?? {}, c = r(t), u = Number(l(n));
		return c === void 0 ? [] : [{
			lang_iso: c,
			...K({
				lang_id: Number.isSafeInteger(u) ? u : void 0,
				lang_name: r(i),
				is_rtl: m(a),
				plural_forms: s === null ? null : f(s, r)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: a }) {
	let { raw: o, environment: c } = t, l = i(e, "copy-of"), u = await s(C(x, o), n), f = u.token ?? (c.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = p(void 0, {
		usable: {
			values: c,
			tokens: [],
			allowed: void 0
		},
		runToken: f,
		isNeeded: !0
	});
	r(m === void 0 ? [] : [v(m)]);
	let g = [...l.problems, ...u.problems.length > 0 ? u.problems : h];
	if (l.id === void 0 || ee(g)) return { problems: g };
	let _ = P({
		token: m,
		rate: d(A, t),
		concurrency: d(S, t)
	}, {
		apiUrl: d(w, t),
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
		return { problems: [y("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? g(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = d(te, e);
	if (s === void 0) {
		let t = [w, x].filter((t) => C(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && O(t)) return a([ve(t)]), "failed";
	let l = c(r), u = await Q(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of l(e)) o(t);
		}
	});
	return "problems" in u ? (a(u.problems), "failed") : (a(u.copy.problems), {
		state: ye(u.copy),
		words: be(u.copy)
	});
}
function _e(e) {
	let t = `${ie(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return y("bad-setting", t);
}
function ve(e) {
	let t = `state: ${b(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return y("bad-setting", t);
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
		`copied project ${_(t)}: ${b(o.join(", "))}`,
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
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = j(n);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: n,
		environment: a,
		parts: []
	}, [u, f] = [d(T, l), d(E, l)], p = d(ae, l), m = p === void 0 ? void 0 : V(o, p), h = await ge(l, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: d(D, l),
			state: h?.state,
			stateFile: m,
			limits: !d(re, l),
			latency: d(k, l),
			log: d(ne, l),
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
