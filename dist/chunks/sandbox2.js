import { $n as e, Br as t, Cn as n, En as r, Qt as i, Sn as a, Tn as o, Vn as s, Xr as c, Zt as l, aa as u, g as d, hr as f, i as p, in as m, kn as h, r as g, rr as _, wn as v } from "./start.js";
import { A as y, D as b, E as x, O as S, T as C, Yt as w, a as ee, an as te, c as ne, d as T, dt as E, ft as D, j as O, k, l as re, mr as A, mt as j, pt as ie, u as M } from "./engine.js";
import { i as N, s as P } from "./client.js";
import { f as F, g as I } from "./project.js";
import { t as L } from "./sandbox.js";
import { resolve as R } from "node:path";
// src/run/copyProject.ts
async function z(e, t) {
	let [n, r, i] = await Promise.all([
		I(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		H(() => ee(e, t), B, W),
		H(async () => A(ae(await e.contributorMe(f(t)))), V, G)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: a } = n.value, o = a.segmentation ? [] : a.languages ?? [], s = o.map(({ iso: e }) => e), c = await re(e, t, ne(o), () => new se(s));
	if (!c.ok) return c;
	let { keys: l, unread: u, incomplete: d } = c.value.all(), p = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, m = i.value.is === "read" ? i.value.value : void 0;
	return A({
		id: t,
		name: a.name,
		project: J(n.value),
		languages: oe(n.value),
		keys: l,
		webhooks: p.objects,
		user: m,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : m ? [] : [G("The answer is unusable.")],
			...a.segmentation ? [K] : [],
			...Z("key", u, "is not in the copy"),
			...Z("key", d, "is in the copy with default values"),
			...Z("webhook", p.unusable.map(q), "is not in the copy")
		]
	});
}
const B = [401, 403], V = [
	...B,
	400,
	404,
	405,
	406
];
async function H(e, t, n) {
	try {
		let t = await e();
		return t.ok ? A({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof N) || !t.includes(e.status)) throw e;
		return A({
			is: "refused",
			notice: n(e.message)
		});
	}
}
const U = (e) => _("api-error", e, {
	severity: "notice",
	reach: "project"
}), W = (e) => U(`The copy has no webhooks, because this token may not read them. ${e}`), G = (e) => U(`The token's own user could not be read, so requests to the copy have the sandbox's own user. ${e}`), K = _("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function q({ names: e, ...t }) {
	return {
		...t,
		names: e.map(w)
	};
}
function ae(e) {
	let { user_id: t, email: n, fullname: r } = k(e) ?? {}, [i, a] = [C(t), y(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: y(r) || a
	};
}
function J({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = k(e) ?? {}, a = Object.entries(k(r) ?? {}).flatMap(([e, t]) => {
		let n = x(t);
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
function oe({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = k(e) ?? {}, o = y(t), s = Number(b(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Y({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: y(r),
				is_rtl: x(i),
				plural_forms: a === null ? null : S(a, y)
			})
		}];
	});
}
var se = class {
	#e = new Map();
	#t = [];
	#n;
	constructor(e) {
		this.#n = e;
	}
	read(e) {
		return Array.from(e, (e) => le(e, this.#n));
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
const ce = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function le(e, t) {
	let n = T(e, t);
	if ("unusable" in n) return n;
	let { key: r } = n, i = Number(r.key_id), a = [...Number.isSafeInteger(i) ? [] : [X], ...r.platforms.length > 0 ? [] : ["platforms"]];
	if (a.length > 0) {
		let e = [...new Set(Object.values(r.key_name))];
		return { unusable: {
			id: r.key_id,
			names: e,
			lacks: a
		} };
	}
	let o = k(e) ?? {};
	return {
		key: {
			...Y({
				created_at: y(o.created_at),
				created_at_timestamp: O(o.created_at_timestamp),
				description: r.description,
				plural_name: r.plural_name,
				is_hidden: r.is_hidden,
				context: r.context,
				base_words: C(o.base_words),
				char_limit: r.char_limit,
				custom_attributes: y(o.custom_attributes),
				modified_at: y(o.modified_at),
				modified_at_timestamp: r.modified_at_timestamp,
				translations_modified_at: y(o.translations_modified_at),
				translations_modified_at_timestamp: r.translations_modified_at_timestamp
			}),
			key_id: i,
			key_name: r.key_name,
			filenames: r.filenames,
			platforms: [...r.platforms],
			tags: [...r.tags],
			is_plural: r.is_plural,
			is_archived: r.is_archived,
			translations: ue(o.translations, t)
		},
		lacks: [...M(r).filter((e) => !ce.includes(e)), ...r.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function ue(e, t) {
	let n = Array.isArray(e) ? e.map((e) => k(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [de(t, e)] : [];
	});
}
function de(e, t) {
	let { task_id: n } = e;
	return {
		...Y({
			translation_id: C(e.translation_id),
			segment_number: C(e.segment_number),
			modified_at: y(e.modified_at),
			modified_at_timestamp: O(e.modified_at_timestamp),
			is_reviewed: x(e.is_reviewed),
			reviewed_by: C(e.reviewed_by),
			is_unverified: x(e.is_unverified),
			is_fuzzy: x(e.is_fuzzy),
			words: C(e.words),
			custom_translation_statuses: S(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : C(n)
		}),
		language_iso: t,
		translation: y(e.translation) ?? "",
		modified_by: C(e.modified_by) ?? 0,
		modified_by_email: y(e.modified_by_email) ?? ""
	};
}
function Y(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
const X = "key_id as a number";
function Z(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes(X) ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => _("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/run/copyLive.ts
async function fe(n, { sources: r, working: i, onSecrets: a, onWait: o }) {
	let { raw: l, environment: u } = r, d = E(n, "copy-of"), f = await ie(p(s, l), i), g = f.token ?? (u.LOKALISE_API_TOKEN || void 0), { token: v, problems: y } = D(void 0, {
		usable: {
			values: u,
			tokens: [],
			allowed: void 0
		},
		runToken: g,
		isNeeded: !0
	});
	a(v === void 0 ? [] : [m(v)]);
	let b = [...d.problems, ...f.problems.length > 0 ? f.problems : y];
	if (d.id === void 0 || e(b)) return { problems: b };
	let x = F({
		token: v,
		rate: j(c, r),
		concurrency: j(t, r)
	}, {
		apiUrl: j(h, r),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: o
	});
	if (!x.ok) return { problems: [x.problem] };
	try {
		let e = await z(x.value, pe(d.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof P)) throw e;
		return { problems: [_("api-error", e.message)] };
	}
}
function pe(e) {
	return e.endsWith(":master") ? f(e) : e;
}
// src/commands/runs/sandbox.ts
async function me(e, t) {
	let { setup: { console: i, environment: a, folder: s }, showProblems: c } = t, l = g(e);
	if (c(l), l.length > 0) return 1;
	let u = {
		raw: e,
		environment: a,
		parts: []
	}, d = j(r, u), f = d === void 0 ? void 0 : R(s, d), p = await ge(u, f, t, (e) => i.error(i.paintError("dim", e)));
	if (p === "failed") return 1;
	try {
		let e = await L({
			port: j(o, u),
			state: p?.state,
			stateFile: f,
			limits: !j(v, u),
			log: j(n, u)
		});
		i.out(`listening on ${e.url}`);
		for (let e of p?.words ?? []) i.out(e);
		return await he(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return i.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function he() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function ge(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: o }, c) {
	let l = j(a, e);
	if (l === void 0) {
		let t = [h, s].filter((t) => p(t, e.raw) !== void 0);
		return o(t.map(_e)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && d(t)) return o([Q(t)]), "failed";
	let u = te(r), f = await fe(l, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of u(e)) c(t);
		}
	});
	return "problems" in f ? (o(f.problems), "failed") : (o(f.copy.problems), {
		state: ve(f.copy),
		words: ye(f.copy)
	});
}
function _e(e) {
	let t = `${u(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
	return _("bad-setting", t);
}
function Q(e) {
	let t = `state: ${l(e)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
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
	}, s = f(e), c = e === s ? { [e]: {
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
function ye({ id: e, name: t, keys: n, languages: r, webhooks: a }) {
	let o = r.map(({ lang_iso: e }) => e).sort(), s = [
		$(n.length, "key"),
		`${$(o.length, "language")} (${o.join(", ")})`,
		$(a.length, "webhook")
	], c = e === f(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${i(t)}: ${l(s.join(", "))}`,
		`use it with --project ${l(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, other contributors, and history.",
		...c
	];
}
function $(e, t) {
	return `${e} ${t}${e === 1 ? "" : "s"}`;
}
export { me as runSandbox };
