import { n as e, t } from "./sandbox.js";
import { $r as n, Di as r, Qr as i, Xr as a, Yr as o, Zr as s, ct as c, dr as l, ei as u, en as d, lt as f, pt as p, st as m, ti as h, ut as g } from "./engine.js";
import { $ as _, C as v, Dn as ee, Dr as y, G as b, L as x, Lt as S, On as C, R as te, S as ne, Wt as w, X as re, _t as ie, bt as ae, gt as T, ht as E, l as D, mt as O, vt as k, xt as A, yt as j } from "./start.js";
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
function W(e, t) {
	let r = z(e, t);
	if ("unusable" in r) return r;
	let { key: i } = r, a = Number(i.key_id), s = [...Number.isSafeInteger(a) ? [] : ["key_id as a number"], ...i.platforms.length > 0 ? [] : ["platforms"]];
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
			...K({
				created_at: u(c.created_at),
				created_at_timestamp: h(c.created_at_timestamp),
				description: i.description,
				plural_name: i.plural_name,
				is_hidden: i.is_hidden,
				context: i.context,
				base_words: o(c.base_words),
				char_limit: i.char_limit,
				custom_attributes: u(c.custom_attributes),
				modified_at: u(c.modified_at),
				modified_at_timestamp: i.modified_at_timestamp,
				translations_modified_at: u(c.translations_modified_at),
				translations_modified_at_timestamp: i.translations_modified_at_timestamp
			}),
			key_id: a,
			key_name: i.key_name,
			filenames: i.filenames,
			platforms: [...i.platforms],
			tags: [...i.tags],
			is_plural: i.is_plural,
			is_archived: i.is_archived,
			translations: oe(c.translations, t)
		},
		lacks: [...F(i).filter((e) => !U.includes(e)), ...i.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function oe(e, t) {
	let r = Array.isArray(e) ? e.map((e) => n(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = r.find(({ language_iso: t }) => t === e);
		return t ? [G(t, e)] : [];
	});
}
function G(e, t) {
	let { task_id: n } = e;
	return {
		...K({
			translation_id: o(e.translation_id),
			segment_number: o(e.segment_number),
			modified_at: u(e.modified_at),
			modified_at_timestamp: h(e.modified_at_timestamp),
			is_reviewed: a(e.is_reviewed),
			reviewed_by: o(e.reviewed_by),
			is_unverified: a(e.is_unverified),
			is_fuzzy: a(e.is_fuzzy),
			words: o(e.words),
			custom_translation_statuses: i(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : o(n)
		}),
		language_iso: t,
		translation: u(e.translation) ?? "",
		modified_by: o(e.modified_by) ?? 0,
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
	let [n, i, a] = await Promise.all([
		B(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => R(e, t), J, le),
		Y(async () => d(fe(await e.contributorMe(r(t)))), ce, Z)
	]);
	if (!n.ok) return n;
	if (!i.ok) return i;
	if (!a.ok) return a;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await I(e, t, L(s), () => new q(c));
	if (!l.ok) return l;
	let { keys: u, unread: f, incomplete: p } = l.value.all(), m = i.value.is === "read" ? i.value.value : {
		objects: [],
		unusable: []
	}, h = a.value.is === "read" ? a.value.value : void 0;
	return d({
		id: t,
		name: o.name,
		project: pe(n.value),
		languages: me(n.value),
		keys: u,
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
		return t.ok ? d({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return d({
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
		names: e.map(l)
	};
}
function fe(e) {
	let { user_id: t, email: r, fullname: i } = n(e) ?? {}, [a, s] = [o(t), u(r)];
	if (a && s !== void 0) return {
		user_id: a,
		email: s,
		fullname: u(i) || s
	};
}
function pe({ details: e, project: t }) {
	let { statistics: r, settings: i, ...o } = n(e) ?? {}, s = Object.entries(n(i) ?? {}).flatMap(([e, t]) => {
		let n = a(t);
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
function me({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: r, lang_name: o, is_rtl: c, plural_forms: l } = n(e) ?? {}, d = u(t), f = Number(s(r));
		return d === void 0 ? [] : [{
			lang_iso: d,
			...K({
				lang_id: Number.isSafeInteger(f) ? f : void 0,
				lang_name: u(o),
				is_rtl: a(c),
				plural_forms: l === null ? null : i(l, u)
			})
		}];
	});
}
// src/run/copyLive.ts
async function Q(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = f(e, "copy-of"), l = await c(v(w, a), n), u = l.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: d, problems: p } = m(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: u,
		isNeeded: !0
	});
	r(d === void 0 ? [] : [b(d)]);
	let h = [...s.problems, ...l.problems.length > 0 ? l.problems : p];
	if (s.id === void 0 || re(h)) return { problems: h };
	let y = P({
		token: d,
		rate: g(C, t),
		concurrency: g(ee, t)
	}, {
		apiUrl: g(S, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!y.ok) return { problems: [y.problem] };
	try {
		let e = await se(y.value, he(s.id));
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
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = g(O, e);
	if (s === void 0) {
		let t = [S, w].filter((t) => v(t, e.raw) !== void 0);
		return a(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && D(t)) return a([ve(t)]), "failed";
	let c = p(r), l = await Q(s, {
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
	let t = `${y(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
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
	let { setup: { console: i, environment: a, folder: o }, showProblems: s } = r, c = ne(n);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: n,
		environment: a,
		parts: []
	}, [u, d] = [g(E, l), g(ae, l)], f = g(A, l), p = f === void 0 ? void 0 : V(o, f), m = await ge(l, p, r, (e) => i.error(i.paintError("dim", e)));
	if (m === "failed") return 1;
	try {
		let n = await t({
			port: g(j, l),
			state: m?.state,
			stateFile: p,
			limits: !g(k, l),
			latency: g(T, l),
			log: g(ie, l),
			faults: e(u, d)
		});
		i.out(`listening on ${n.url}`);
		for (let e of m?.words ?? []) i.out(e);
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
