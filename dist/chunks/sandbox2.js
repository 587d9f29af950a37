import { n as e, t } from "./sandbox.js";
import { Er as n, Qt as r, at as i, bt as a, ct as o, di as s, dt as c, fi as l, gi as u, hi as d, mi as f, ot as p, pi as m, st as h, ui as g } from "./engine.js";
import { $ as _, C as v, Dn as y, En as b, G as ee, L as x, Lt as S, R as te, S as ne, Wt as C, X as re, _t as ie, bt as ae, gt as w, ht as T, l as E, mt as D, vt as O, wr as k, xt as A, yt as j } from "./start.js";
import { l as M, o as N } from "./client.js";
import { C as P, _ as F, g as I, h as L, m as R, v as z, y as B } from "./project.js";
import { resolve as V } from "node:path";
function H(e, t, n) {
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
				created_at: d(o.created_at),
				created_at_timestamp: u(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: g(o.base_words),
				char_limit: r.char_limit,
				custom_attributes: d(o.custom_attributes),
				modified_at: d(o.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: d(o.translations_modified_at),
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
			translation_id: g(e.translation_id),
			segment_number: g(e.segment_number),
			modified_at: d(e.modified_at),
			modified_at_timestamp: u(e.modified_at_timestamp),
			is_reviewed: s(e.is_reviewed),
			reviewed_by: g(e.reviewed_by),
			is_unverified: s(e.is_unverified),
			is_fuzzy: s(e.is_fuzzy),
			words: g(e.words),
			custom_translation_statuses: m(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : g(n)
		}),
		language_iso: t,
		translation: d(e.translation) ?? "",
		modified_by: g(e.modified_by) ?? 0,
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
	let [n, i, o] = await Promise.all([
		B(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => R(e, t), J, le),
		Y(async () => r(fe(await e.contributorMe(a(t)))), ce, Z)
	]);
	if (!n.ok) return n;
	if (!i.ok) return i;
	if (!o.ok) return o;
	let { project: s } = n.value, c = s.segmentation ? [] : s.languages ?? [], l = c.map(({ iso: e }) => e), u = await I(e, t, L(c), () => new q(l));
	if (!u.ok) return u;
	let { keys: d, unread: f, incomplete: p } = u.value.all(), m = i.value.is === "read" ? i.value.value : {
		objects: [],
		unusable: []
	}, h = o.value.is === "read" ? o.value.value : void 0;
	return r({
		id: t,
		name: s.name,
		project: pe(n.value),
		languages: me(n.value),
		keys: d,
		webhooks: m.objects,
		user: h,
		problems: [
			...i.value.is === "refused" ? [i.value.notice] : [],
			...o.value.is === "refused" ? [o.value.notice] : h ? [] : [Z("The answer is unusable.")],
			...s.segmentation ? [ue] : [],
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
const X = (e) => _("api-error", e, {
	severity: "notice",
	reach: "project"
}), le = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), ue = _("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
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
	let { user_id: t, email: n, fullname: r } = f(e) ?? {}, [i, a] = [g(t), d(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: d(r) || a
	};
}
function pe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = f(e) ?? {}, a = Object.entries(f(r) ?? {}).flatMap(([e, t]) => {
		let n = s(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = f(e) ?? {}, o = d(t), c = Number(l(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...K({
				lang_id: Number.isSafeInteger(c) ? c : void 0,
				lang_name: d(r),
				is_rtl: s(i),
				plural_forms: a === null ? null : m(a, d)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: a }) {
	let { raw: s, environment: c } = t, l = h(e, "copy-of"), u = await p(v(C, s), n), d = u.token ?? (c.LOKALISE_API_TOKEN || void 0), { token: f, problems: m } = i(void 0, {
		usable: {
			values: c,
			tokens: [],
			allowed: void 0
		},
		runToken: d,
		isNeeded: !0
	});
	r(f === void 0 ? [] : [ee(f)]);
	let g = [...l.problems, ...u.problems.length > 0 ? u.problems : m];
	if (l.id === void 0 || re(g)) return { problems: g };
	let x = P({
		token: f,
		rate: o(y, t),
		concurrency: o(b, t)
	}, {
		apiUrl: o(S, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: a
	});
	if (!x.ok) return { problems: [x.problem] };
	try {
		let e = await se(x.value, he(l.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [_("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? a(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, s) {
	let l = o(D, e);
	if (l === void 0) {
		let t = [S, C].filter((t) => v(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && E(t)) return a([ve(t)]), "failed";
	let u = c(r), d = await Q(l, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of u(e)) s(t);
		}
	});
	return "problems" in d ? (a(d.problems), "failed") : (a(d.copy.problems), {
		state: ye(d.copy),
		words: be(d.copy)
	});
}
function _e(e) {
	let t = `${k(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return _("bad-setting", t);
}
function ve(e) {
	let t = `state: ${x(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return _("bad-setting", t);
}
function ye({ id: e, project: t, languages: n, keys: r, webhooks: i, user: o }) {
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
	}, c = a(e), l = e === c ? { [e]: {
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
		...o && { user: o },
		projects: l
	};
}
function be({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let o = r.map(({ lang_iso: e }) => e).sort(), s = [
		$(n.length, "key"),
		`${$(o.length, "language")} (${o.join(", ")})`,
		$(i.length, "webhook")
	], c = e === a(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${te(t)}: ${x(s.join(", "))}`,
		`use it with --project ${x(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...c
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function xe(n, r) {
	let { setup: { console: i, environment: a, folder: s }, showProblems: c } = r, l = ne(n);
	if (c(l), l.length > 0) return 1;
	let u = {
		raw: n,
		environment: a,
		parts: []
	}, [d, f] = [o(T, u), o(ae, u)], p = o(A, u), m = p === void 0 ? void 0 : V(s, p), h = await ge(u, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: o(j, u),
			state: h?.state,
			stateFile: m,
			limits: !o(O, u),
			latency: o(w, u),
			log: o(ie, u),
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
