import { n as e, t } from "./sandbox.js";
import { $r as n, Qr as r, Ut as i, ei as a, gr as o, gt as s, ii as c, it as l, ni as u, nt as d, ri as f, rt as p, st as m, ti as h, tt as g } from "./engine.js";
import { F as _, H as v, J as y, K as ee, P as b, Rt as x, _n as S, b as C, ct as te, dt as ne, ft as re, hr as ie, ht as ae, jt as w, lt as T, mt as E, pt as D, s as O, ut as k, vn as A, y as j } from "./start.js";
import { l as M, o as N } from "./client.js";
import { _ as P, f as F, g as I, h as L, m as R, p as z, x as B } from "./project.js";
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
function oe(e, t) {
	let n = I(e, t);
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
	let s = u(e) ?? {};
	return {
		key: {
			...K({
				created_at: f(s.created_at),
				created_at_timestamp: c(s.created_at_timestamp),
				description: i.description,
				plural_name: i.plural_name,
				is_hidden: i.is_hidden,
				context: i.context,
				base_words: r(s.base_words),
				char_limit: i.char_limit,
				custom_attributes: f(s.custom_attributes),
				modified_at: f(s.modified_at),
				modified_at_timestamp: i.modified_at_timestamp,
				translations_modified_at: f(s.translations_modified_at),
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
		lacks: [...L(i).filter((e) => !U.includes(e)), ...i.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function W(e, t) {
	let n = Array.isArray(e) ? e.map((e) => u(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [G(t, e)] : [];
	});
}
function G(e, t) {
	let { task_id: i } = e;
	return {
		...K({
			translation_id: r(e.translation_id),
			segment_number: r(e.segment_number),
			modified_at: f(e.modified_at),
			modified_at_timestamp: c(e.modified_at_timestamp),
			is_reviewed: n(e.is_reviewed),
			reviewed_by: r(e.reviewed_by),
			is_unverified: n(e.is_unverified),
			is_fuzzy: n(e.is_fuzzy),
			words: r(e.words),
			custom_translation_statuses: h(e.custom_translation_statuses, (e) => e),
			task_id: i === null ? null : r(i)
		}),
		language_iso: t,
		translation: f(e.translation) ?? "",
		modified_by: r(e.modified_by) ?? 0,
		modified_by_email: f(e.modified_by_email) ?? ""
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
	let [n, r, a] = await Promise.all([
		P(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => F(e, t), J, le),
		Y(async () => i(fe(await e.contributorMe(s(t)))), ce, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!a.ok) return a;
	let { project: o } = n.value, c = o.segmentation ? [] : o.languages ?? [], l = c.map(({ iso: e }) => e), u = await R(e, t, z(c), () => new q(l));
	if (!u.ok) return u;
	let { keys: d, unread: f, incomplete: p } = u.value.all(), m = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, h = a.value.is === "read" ? a.value.value : void 0;
	return i({
		id: t,
		name: o.name,
		project: pe(n.value),
		languages: me(n.value),
		keys: d,
		webhooks: m.objects,
		user: h,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...a.value.is === "refused" ? [a.value.notice] : h ? [] : [Z("The answer is unusable.")],
			...o.segmentation ? [ue] : [],
			...H("key", f, "is not in the copy"),
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
		return t.ok ? i({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return i({
			is: "refused",
			notice: n(e.message)
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
		names: e.map(o)
	};
}
function fe(e) {
	let { user_id: t, email: n, fullname: i } = u(e) ?? {}, [a, o] = [r(t), f(n)];
	if (a && o !== void 0) return {
		user_id: a,
		email: o,
		fullname: f(i) || o
	};
}
function pe({ details: e, project: t }) {
	let { statistics: r, settings: i, ...a } = u(e) ?? {}, o = Object.entries(u(i) ?? {}).flatMap(([e, t]) => {
		let r = n(t);
		return r === void 0 ? [] : [[e, r]];
	});
	return {
		...a,
		name: t.name,
		project_type: t.type,
		base_language_iso: t.baseLanguage,
		settings: Object.fromEntries(o)
	};
}
function me({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: r, lang_name: i, is_rtl: o, plural_forms: s } = u(e) ?? {}, c = f(t), l = Number(a(r));
		return c === void 0 ? [] : [{
			lang_iso: c,
			...K({
				lang_id: Number.isSafeInteger(l) ? l : void 0,
				lang_name: f(i),
				is_rtl: n(o),
				plural_forms: s === null ? null : h(s, f)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = p(e, "copy-of"), c = await d(C(x, a), n), u = c.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: f, problems: m } = g(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: u,
		isNeeded: !0
	});
	r(f === void 0 ? [] : [v(f)]);
	let h = [...s.problems, ...c.problems.length > 0 ? c.problems : m];
	if (s.id === void 0 || ee(h)) return { problems: h };
	let _ = B({
		token: f,
		rate: l(A, t),
		concurrency: l(S, t)
	}, {
		apiUrl: l(w, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!_.ok) return { problems: [_.problem] };
	try {
		let e = await se(_.value, he(s.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [y("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? s(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = l(te, e);
	if (s === void 0) {
		let t = [w, x].filter((t) => C(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && O(t)) return a([ve(t)]), "failed";
	let c = m(r), u = await Q(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
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
	}, c = s(e), l = e === c ? { [e]: {
		...o,
		keys: r
	} } : {
		[c]: o,
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
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], c = e === s(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${_(t)}: ${b(o.join(", "))}`,
		`use it with --project ${b(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...c
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function xe(n, r) {
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = j(n);
	if (s(c), c.length > 0) return 1;
	let u = {
		raw: n,
		environment: a,
		parts: []
	}, [d, f] = [l(T, u), l(E, u)], p = l(ae, u), m = p === void 0 ? void 0 : V(o, p), h = await ge(u, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: l(D, u),
			state: h?.state,
			stateFile: m,
			limits: !l(re, u),
			latency: l(k, u),
			log: l(ne, u),
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
