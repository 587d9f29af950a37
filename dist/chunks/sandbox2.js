import { n as e, t } from "./sandbox.js";
import { $r as n, Ct as r, ai as i, ct as a, dt as o, ei as s, hr as c, ii as l, in as u, lt as d, mt as f, ni as p, ri as m, ti as h, ut as g } from "./engine.js";
import { $ as _, C as v, Dn as y, Dr as b, G as ee, L as x, Lt as S, On as te, R as ne, S as re, Wt as C, X as ie, _t as ae, ft as w, gt as T, ht as E, l as D, mt as O, pt as k, vt as A, yt as j } from "./start.js";
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
	let r = z(e, t);
	if ("unusable" in r) return r;
	let { key: a } = r, o = Number(a.key_id), s = [...Number.isSafeInteger(o) ? [] : ["key_id as a number"], ...a.platforms.length > 0 ? [] : ["platforms"]];
	if (s.length > 0) {
		let e = [...new Set(Object.values(a.key_name))];
		return { unusable: {
			id: a.key_id,
			names: e,
			lacks: s
		} };
	}
	let c = m(e) ?? {};
	return {
		key: {
			...K({
				created_at: l(c.created_at),
				created_at_timestamp: i(c.created_at_timestamp),
				description: a.description,
				plural_name: a.plural_name,
				is_hidden: a.is_hidden,
				context: a.context,
				base_words: n(c.base_words),
				char_limit: a.char_limit,
				custom_attributes: l(c.custom_attributes),
				modified_at: l(c.modified_at),
				modified_at_timestamp: a.modified_at_timestamp,
				translations_modified_at: l(c.translations_modified_at),
				translations_modified_at_timestamp: a.translations_modified_at_timestamp
			}),
			key_id: o,
			key_name: a.key_name,
			filenames: a.filenames,
			platforms: [...a.platforms],
			tags: [...a.tags],
			is_plural: a.is_plural,
			is_archived: a.is_archived,
			translations: W(c.translations, t)
		},
		lacks: [...F(a).filter((e) => !U.includes(e)), ...a.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
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
	let { task_id: r } = e;
	return {
		...K({
			translation_id: n(e.translation_id),
			segment_number: n(e.segment_number),
			modified_at: l(e.modified_at),
			modified_at_timestamp: i(e.modified_at_timestamp),
			is_reviewed: s(e.is_reviewed),
			reviewed_by: n(e.reviewed_by),
			is_unverified: s(e.is_unverified),
			is_fuzzy: s(e.is_fuzzy),
			words: n(e.words),
			custom_translation_statuses: p(e.custom_translation_statuses, (e) => e),
			task_id: r === null ? null : n(r)
		}),
		language_iso: t,
		translation: l(e.translation) ?? "",
		modified_by: n(e.modified_by) ?? 0,
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
		Y(async () => u(fe(await e.contributorMe(r(t)))), ce, Z)
	]);
	if (!n.ok) return n;
	if (!i.ok) return i;
	if (!a.ok) return a;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await I(e, t, L(s), () => new q(c));
	if (!l.ok) return l;
	let { keys: d, unread: f, incomplete: p } = l.value.all(), m = i.value.is === "read" ? i.value.value : {
		objects: [],
		unusable: []
	}, h = a.value.is === "read" ? a.value.value : void 0;
	return u({
		id: t,
		name: o.name,
		project: pe(n.value),
		languages: me(n.value),
		keys: d,
		webhooks: m.objects,
		user: h,
		problems: [
			...i.value.is === "refused" ? [i.value.notice] : [],
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
		return t.ok ? u({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return u({
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
		names: e.map(c)
	};
}
function fe(e) {
	let { user_id: t, email: r, fullname: i } = m(e) ?? {}, [a, o] = [n(t), l(r)];
	if (a && o !== void 0) return {
		user_id: a,
		email: o,
		fullname: l(i) || o
	};
}
function pe({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = m(e) ?? {}, a = Object.entries(m(r) ?? {}).flatMap(([e, t]) => {
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = m(e) ?? {}, o = l(t), c = Number(h(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...K({
				lang_id: Number.isSafeInteger(c) ? c : void 0,
				lang_name: l(r),
				is_rtl: s(i),
				plural_forms: a === null ? null : p(a, l)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: s, environment: c } = t, l = g(e, "copy-of"), u = await d(v(C, s), n), f = u.token ?? (c.LOKALISE_API_TOKEN || void 0), { token: p, problems: m } = a(void 0, {
		usable: {
			values: c,
			tokens: [],
			allowed: void 0
		},
		runToken: f,
		isNeeded: !0
	});
	r(p === void 0 ? [] : [ee(p)]);
	let h = [...l.problems, ...u.problems.length > 0 ? u.problems : m];
	if (l.id === void 0 || ie(h)) return { problems: h };
	let b = P({
		token: p,
		rate: o(te, t),
		concurrency: o(y, t)
	}, {
		apiUrl: o(S, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!b.ok) return { problems: [b.problem] };
	try {
		let e = await se(b.value, he(l.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [_("api-error", e.message)] };
	}
}
function he(e) {
	return e.endsWith(":master") ? r(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, s) {
	let c = o(w, e);
	if (c === void 0) {
		let t = [S, C].filter((t) => v(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && D(t)) return a([ve(t)]), "failed";
	let l = f(r), u = await Q(c, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of l(e)) s(t);
		}
	});
	return "problems" in u ? (a(u.problems), "failed") : (a(u.copy.problems), {
		state: ye(u.copy),
		words: be(u.copy)
	});
}
function _e(e) {
	let t = `${b(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return _("bad-setting", t);
}
function ve(e) {
	let t = `state: ${x(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return _("bad-setting", t);
}
function ye({ id: e, project: t, languages: n, keys: i, webhooks: a, user: o }) {
	let s = {
		project: t,
		languages: n,
		webhooks: a.map(({ webhook_id: e, url: t, branch: n, events: r, event_lang_map: i }) => ({
			webhook_id: e,
			url: t,
			branch: n ?? null,
			events: [...r],
			...i && { event_lang_map: [...i] }
		}))
	}, c = r(e), l = e === c ? { [e]: {
		...s,
		keys: i
	} } : {
		[c]: s,
		[e]: {
			languages: n,
			keys: i
		}
	};
	return {
		...o && { user: o },
		projects: l
	};
}
function be({ id: e, name: t, keys: n, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		$(n.length, "key"),
		`${$(o.length, "language")} (${o.join(", ")})`,
		$(a.length, "webhook")
	], c = e === r(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${ne(t)}: ${x(s.join(", "))}`,
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
	let { setup: { console: i, environment: a, folder: s }, showProblems: c } = r, l = re(n);
	if (c(l), l.length > 0) return 1;
	let u = {
		raw: n,
		environment: a,
		parts: []
	}, [d, f] = [o(k, u), o(A, u)], p = o(j, u), m = p === void 0 ? void 0 : V(s, p), h = await ge(u, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: o(ae, u),
			state: h?.state,
			stateFile: m,
			limits: !o(T, u),
			latency: o(O, u),
			log: o(E, u),
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
