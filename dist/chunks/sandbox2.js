import { n as e, t } from "./sandbox.js";
import { $ as n, $r as r, Qr as i, Vt as a, Xr as o, Yr as s, Zr as c, at as l, ei as u, et as d, mt as f, nt as p, pr as m, ti as h, tt as g } from "./engine.js";
import { B as ee, It as _, K as v, M as y, N as b, W as x, ct as te, dt as ne, ft as re, gn as ie, hn as ae, kt as S, lt as C, ot as w, pr as T, pt as E, s as D, st as O, ut as k, v as A, y as j } from "./start.js";
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
	let c = r(e) ?? {};
	return {
		key: {
			...G({
				created_at: u(c.created_at),
				created_at_timestamp: h(c.created_at_timestamp),
				description: i.description,
				plural_name: i.plural_name,
				is_hidden: i.is_hidden,
				context: i.context,
				base_words: s(c.base_words),
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
			translations: U(c.translations, t)
		},
		lacks: [...L(i).filter((e) => !H.includes(e)), ...i.onOtherPlatform ? ["a platform that the sandbox does not know"] : []]
	};
}
function U(e, t) {
	let n = Array.isArray(e) ? e.map((e) => r(e) ?? {}) : [];
	return t.flatMap((e) => {
		let t = n.find(({ language_iso: t }) => t === e);
		return t ? [W(t, e)] : [];
	});
}
function W(e, t) {
	let { task_id: n } = e;
	return {
		...G({
			translation_id: s(e.translation_id),
			segment_number: s(e.segment_number),
			modified_at: u(e.modified_at),
			modified_at_timestamp: h(e.modified_at_timestamp),
			is_reviewed: o(e.is_reviewed),
			reviewed_by: s(e.reviewed_by),
			is_unverified: o(e.is_unverified),
			is_fuzzy: o(e.is_fuzzy),
			words: s(e.words),
			custom_translation_statuses: i(e.custom_translation_statuses, (e) => e),
			task_id: n === null ? null : s(n)
		}),
		language_iso: t,
		translation: u(e.translation) ?? "",
		modified_by: s(e.modified_by) ?? 0,
		modified_by_email: u(e.modified_by_email) ?? ""
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
async function q(e, t) {
	let [n, r, i] = await Promise.all([
		F(e, t, {
			languages: !0,
			names: !0,
			texts: !0
		}),
		Y(() => P(e, t), J, ce),
		Y(async () => a(de(await e.contributorMe(f(t)))), se, Z)
	]);
	if (!n.ok) return n;
	if (!r.ok) return r;
	if (!i.ok) return i;
	let { project: o } = n.value, s = o.segmentation ? [] : o.languages ?? [], c = s.map(({ iso: e }) => e), l = await R(e, t, s, () => new K(c));
	if (!l.ok) return l;
	let { keys: u, unread: d, incomplete: p } = l.value.all(), m = r.value.is === "read" ? r.value.value : {
		objects: [],
		unusable: []
	}, h = i.value.is === "read" ? i.value.value : void 0;
	return a({
		id: t,
		name: o.name,
		project: fe(n.value),
		languages: pe(n.value),
		keys: u,
		webhooks: m.objects,
		user: h,
		problems: [
			...r.value.is === "refused" ? [r.value.notice] : [],
			...i.value.is === "refused" ? [i.value.notice] : h ? [] : [Z("The answer is unusable.")],
			...o.segmentation ? [le] : [],
			...V("key", d, "is not in the copy"),
			...V("key", p, "is in the copy with default values"),
			...V("webhook", m.unusable.map(ue), "is not in the copy")
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
		return t.ok ? a({
			is: "read",
			value: t.value
		}) : t;
	} catch (e) {
		if (!(e instanceof M) || !t.includes(e.status)) throw e;
		return a({
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
		names: e.map(m)
	};
}
function de(e) {
	let { user_id: t, email: n, fullname: i } = r(e) ?? {}, [a, o] = [s(t), u(n)];
	if (a && o !== void 0) return {
		user_id: a,
		email: o,
		fullname: u(i) || o
	};
}
function fe({ details: e, project: t }) {
	let { statistics: n, settings: i, ...a } = r(e) ?? {}, s = Object.entries(r(i) ?? {}).flatMap(([e, t]) => {
		let n = o(t);
		return n === void 0 ? [] : [[e, n]];
	});
	return {
		...a,
		name: t.name,
		project_type: t.type,
		base_language_iso: t.baseLanguage,
		settings: Object.fromEntries(s)
	};
}
function pe({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: a, is_rtl: s, plural_forms: l } = r(e) ?? {}, d = u(t), f = Number(c(n));
		return d === void 0 ? [] : [{
			lang_iso: d,
			...G({
				lang_id: Number.isSafeInteger(f) ? f : void 0,
				lang_name: u(a),
				is_rtl: o(s),
				plural_forms: l === null ? null : i(l, u)
			})
		}];
	});
}
// src/run/copyLive.ts
async function me(e, { sources: t, working: r, onSecrets: i, onWait: a }) {
	let { raw: o, environment: s } = t, c = g(e, "copy-of"), l = await d(j(_, o), r), u = l.token ?? (s.LOKALISE_API_TOKEN || void 0), { token: f, problems: m } = n(void 0, {
		usable: {
			values: s,
			tokens: [],
			allowed: void 0
		},
		runToken: u,
		isNeeded: !0
	});
	i(f === void 0 ? [] : [ee(f)]);
	let h = [...c.problems, ...l.problems.length > 0 ? l.problems : m];
	if (c.id === void 0 || x(h)) return { problems: h };
	let y = z({
		token: f,
		rate: p(ie, t),
		concurrency: p(ae, t)
	}, {
		apiUrl: p(S, t),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: a
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
	return e.endsWith(":master") ? f(e) : e;
}
// src/commands/runs/sandboxCopy.ts
async function he(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: a }, o) {
	let s = p(w, e);
	if (s === void 0) {
		let t = [S, _].filter((t) => j(t, e.raw) !== void 0);
		return a(t.map(ge)), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && D(t)) return a([_e(t)]), "failed";
	let c = l(r), u = await me(s, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of c(e)) o(t);
		}
	});
	return "problems" in u ? (a(u.problems), "failed") : (a(u.copy.problems), {
		state: ve(u.copy),
		words: ye(u.copy)
	});
}
function ge(e) {
	let t = `${T(e)} has an effect only with --copy-of. Add --copy-of, or leave it out.`;
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
function ye({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		$(n.length, "key"),
		`${$(a.length, "language")} (${a.join(", ")})`,
		$(i.length, "webhook")
	], s = e === f(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
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
	}, [u, d] = [p(O, l), p(re, l)], f = p(E, l), m = f === void 0 ? void 0 : B(o, f), h = await he(l, m, r, (e) => i.error(i.paintError("dim", e)));
	if (h === "failed") return 1;
	try {
		let n = await t({
			port: p(ne, l),
			state: h?.state,
			stateFile: m,
			limits: !p(k, l),
			latency: p(te, l),
			log: p(C, l),
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
