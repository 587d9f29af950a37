import { t as e } from "./sandbox.js";
import { At as t, Cr as n, Rn as r, Sr as i, Yr as a, _r as o, _t as s, br as c, gt as l, hn as u, ht as d, mt as f, vr as p, xr as m, yr as h } from "./engine.js";
import { C as g, Cr as _, Et as v, G as y, L as b, Nt as x, On as S, R as C, S as w, Zt as T, at as ee, ct as te, it as ne, kn as re, l as E, ot as D, st as O, tn as k } from "./start.js";
import { E as A, P as j, S as M, _ as N, b as P, j as F, v as I, x as L, y as R } from "./project.js";
import { resolve as z } from "node:path";
function B(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes("key_id as a number") ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => k("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/remote/copy/copiedKey.ts
const V = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function H(e, t) {
	let r = L(e, t);
	if ("unusable" in r) return r;
	let { key: a } = r, s = Number(a.key_id), c = [...Number.isSafeInteger(s) ? [] : ["key_id as a number"], ...a.platforms.length > 0 ? [] : ["platforms"]];
	if (c.length > 0) {
		let e = [...new Set(Object.values(a.key_name))];
		return { unusable: {
			id: a.key_id,
			names: e,
			lacks: c
		} };
	}
	let l = m(e) ?? {};
	return {
		key: {
			...G({
				created_at: i(l.created_at),
				created_at_timestamp: n(l.created_at_timestamp),
				description: a.description,
				plural_name: a.plural_name,
				is_hidden: a.is_hidden,
				context: a.context,
				base_words: o(l.base_words),
				char_limit: a.char_limit,
				custom_attributes: i(l.custom_attributes),
				modified_at: i(l.modified_at),
				modified_at_timestamp: a.modified_at_timestamp,
				translations_modified_at: i(l.translations_modified_at),
				translations_modified_at_timestamp: a.translations_modified_at_timestamp
			}),
			key_id: s,
			key_name: a.key_name,
			filenames: a.filenames,
			platforms: [...a.platforms],
			tags: [...a.tags],
			is_plural: a.is_plural,
			is_archived: a.is_archived,
			translations: U(l.translations, t)
		},
		lacks: [...P(a).filter((e) => !V.includes(e)), ...a.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function U(e, t) {
	let n = Array.isArray(e) ? e.map((e) => m(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [W(t, e)] : [];
	});
}
function W(e, t) {
	let { task_id: r } = e;
	return {
		...G({
			translation_id: o(e.translation_id),
			segment_number: o(e.segment_number),
			modified_at: i(e.modified_at),
			modified_at_timestamp: n(e.modified_at_timestamp),
			is_reviewed: p(e.is_reviewed),
			reviewed_by: o(e.reviewed_by),
			is_unverified: p(e.is_unverified),
			is_fuzzy: p(e.is_fuzzy),
			words: o(e.words),
			custom_translation_statuses: c(e.custom_translation_statuses, (e) => e),
			task_id: r === null ? null : o(r)
		}),
		language_iso: t,
		translation: i(e.translation) ?? "",
		modified_by: o(e.modified_by) ?? 0,
		modified_by_email: i(e.modified_by_email) ?? ""
	};
}
function G(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/remote/copy/copiedKeys.ts
var ie = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	read(e) {
		return Array.from(e, (e) => H(e, this.#n));
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
async function K(e, t) {
	let [n, r, i] = await Promise.all([
		M(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => N(e, t), q, ae),
		Y(async () => a(ce(await e.contributorMe(u(t)))), J, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await R(e, t, I(s), () => new ie(c));
	if (!l.ok) return l;
	let { keys: d, unread: f, incomplete: p } = l.value.all(), m = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, h = i.value.is === "read" ? i.value.value : void 0;
	return a({
		id: t,
		name: o.name,
		project: le(n.value),
		languages: ue(n.value),
		keys: d,
		webhooks: m.objects,
		user: h,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : h ? [] : [Z("The answer is unusable.")],
			...o.segmentation ? [oe] : [],
			...B("key", f, "is not in the copy"),
			...B("key", p, "is in the copy with default values"),
			...B("webhook", m.unusable.map(se), "is not in the copy")
		]
	});
}
const q = [401, 403], J = [
	...q,
	400,
	404,
	405,
	406
];
async function Y(e, t, n) {
	try {
		let t = await e();
		return t.ok ? a({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof F) || !t.includes(e.status)) throw e;
		return a({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const X = (e) => k("api-error", e, {
	severity: "notice",
	reach: "project"
}), ae = (e) => X(`The copy has no webhooks, because this token may not read them. ${e}`), Z = (e) => X(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), oe = k("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function se({ names: e, ...t }) {
	return {
		...t,
		names: e.map(r)
	};
}
function ce(e) {
	let { user_id: t, email: n, fullname: r } = m(e) ?? {}, [a, s] = [o(t), i(n)];
	if (a && s !== void 0) return {
		user_id: a,
		email: s,
		fullname: i(r) || s
	};
}
function le({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = m(e) ?? {}, a = Object.entries(m(r) ?? {}).flatMap(([e, t]) => {
		let n = p(t);
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
function ue({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: a, plural_forms: o } = m(e) ?? {}, s = i(t), l = Number(h(n));
		return s === void 0 ? [] : [{
			lang_iso: s,
			...G({
				lang_id: Number.isSafeInteger(l) ? l : void 0,
				lang_name: i(r),
				is_rtl: p(a),
				plural_forms: o === null ? null : c(o, i)
			})
		}];
	});
}
// src/run/copyLive.ts
async function de(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, c = l(e, "copy-of"), u = await d(g(x, a), n), p = u.token ?? (o.LOKALISE_API_TOKEN || void 0), { token: m, problems: h } = f(void 0, {
		usable: {
			values: o,
			tokens: [],
			allowed: void 0
		},
		runToken: p,
		isNeeded: !0
	});
	r(m === void 0 ? [] : [y(m)]);
	let _ = [...c.problems, ...u.problems.length > 0 ? u.problems : h];
	if (c.id === void 0 || T(_)) return { problems: _ };
	let b = A({
		token: m,
		rate: s(re, t),
		concurrency: s(S, t)
	}, {
		apiUrl: s(v, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: i
	});
	if (!b.ok) return { problems: [b.problem] };
	try {
		let e = await K(b.value, fe(c.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof j)) throw e;
		return { problems: [k("api-error", e.message)] };
	}
}
function fe(e) {
	return e.endsWith(":master") ? u(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function pe(e, n, { setup: { folder: r, now: i }, hide: a, showProblems: o }, c) {
	let l = s(ne, e);
	if (l === void 0) {
		let t = [v, x].filter((t) => g(t, e.raw) !== void 0);
		return o(t.map(me)), t.length > 0 ? "failed" : void 0;
	}
	if (n !== void 0 && E(n)) return o([Q(n)]), "failed";
	let u = t(i), d = await de(l, {
		sources: e,
		working: r,
		onSecrets: a,
		onWait: (e) => {
			for (let t of u(e)) c(t);
		}
	});
	return "problems" in d ? (o(d.problems), "failed") : (o(d.copy.problems), {
		state: he(d.copy),
		words: ge(d.copy)
	});
}
function me(e) {
	let t = `${_(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return k("bad-setting", t);
}
function Q(e) {
	let t = `state: ${b(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
	return k("bad-setting", t);
}
function he({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = u(e), c = e === s ? { [e]: {
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
function ge({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === u(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${C(t)}: ${b(o.join(", "))}`,
		`use it with --project ${b(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...s
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
// src/commands/runs/sandbox.ts
async function _e(t, n) {
	let { setup: { console: r, environment: i, folder: a }, showProblems: o } = n, c = w(t);
	if (o(c), c.length > 0) return 1;
	let l = {
		raw: t,
		environment: i,
		parts: []
	}, u = s(te, l), d = u === void 0 ? void 0 : z(a, u), f = await pe(l, d, n, (e) => r.error(r.paintError("dim", e)));
	if (f === "failed") return 1;
	try {
		let t = await e({
			port: s(O, l),
			state: f?.state,
			stateFile: d,
			limits: !s(D, l),
			log: s(ee, l)
		});
		r.out(`listening on ${t.url}`);
		for (let e of f?.words ?? []) r.out(e);
		return await ve(), await t.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function ve() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
export { _e as runSandbox };
