import { Bt as e, Fn as t, In as n, Jr as r, Ln as i, Pn as a, Qn as o, Rn as s, Rr as c, Vn as l, Wt as u, Y as d, g as f, gn as p, i as m, ln as h, pr as g, r as _, un as v } from "./start.js";
import { C as y, D as b, E as x, Kt as S, O as C, T as ee, a as w, c as te, ct as T, dt as E, l as D, lt as O, mr as k, nn as ne, ut as re, w as A } from "./engine.js";
import { i as j, s as M } from "./client.js";
import { m as N, y as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
// src/run/copyLive.ts
async function L(t, { sources: n, working: i, onSecrets: a, onWait: s }) {
	let { raw: d, environment: f } = n, h = T(t, "copy-of"), g = await re(m(o, d), i), _ = g.token ?? (f.LOKALISE_API_TOKEN || void 0), { token: v, problems: y } = O(void 0, {
		usable: {
			values: f,
			tokens: [],
			allowed: void 0
		},
		runToken: _,
		isNeeded: !0
	});
	a(v === void 0 ? [] : [p(v)]);
	let b = [...h.problems, ...g.problems.length > 0 ? g.problems : y];
	if (h.id === void 0 || e(b)) return { problems: b };
	let x = N({
		token: v,
		rate: E(r, n),
		concurrency: E(c, n)
	}, {
		apiUrl: E(l, n),
		signal: new AbortController().signal,
		onResponse: () => {},
		onWait: s
	});
	if (!x.ok) return { problems: [x.problem] };
	try {
		let e = await z(x.value, R(h.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof M)) throw e;
		return { problems: [u("api-error", e.message)] };
	}
}
function R(e) {
	return e.endsWith(":master") ? g(e) : e;
}
async function z(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		P(e, t, n),
		w(e, t).catch(U([401, 403], B, r)),
		e.contributorMe(g(t)).catch(U([
			400,
			401,
			403,
			404,
			405,
			406
		], V, r))
	]);
	if (!i.ok) return i;
	if (a && !a.ok) return a;
	let s = G(o);
	o !== void 0 && !s && r.push(H(`${V} The answer is unusable.`));
	let { project: c } = i.value, l = c.segmentation ? [] : c.languages ?? [], u = await te(e, t, l);
	if (!u.ok) return u;
	let { objects: d, unusable: f } = u.value, p = d.flatMap((e) => X(e, ae(e))), m = new Set(p.map((e) => e.id)), h = d.filter(({ key_id: e }) => !m.has(e)), _ = a?.value ?? {
		objects: [],
		unusable: []
	};
	return k({
		id: t,
		name: c.name,
		project: K(i.value),
		languages: q(i.value),
		keys: h.map((e, t) => oe(e, 1 + t * l.length)),
		webhooks: _.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [W] : [],
			...$("key", [...f, ...p], "is not in the copy"),
			...$("key", h.flatMap((e) => X(e, Y(e))), "is in the copy with default values"),
			...$("webhook", _.unusable.map(ie), "is not in the copy")
		]
	});
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => u("api-error", e, {
	severity: "notice",
	reach: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof j) || !e.includes(r.status)) throw r;
		n.push(H(`${t} ${r.message}`));
	};
}
const W = u("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	reach: "project"
});
function ie({ names: e, ...t }) {
	return {
		...t,
		names: e.map(S)
	};
}
function G(e) {
	let { user_id: t, email: n, fullname: r } = b(e) ?? {}, [i, a] = [y(t), C(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: C(r) || a
	};
}
function K({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = b(e) ?? {}, a = Object.entries(b(r) ?? {}).flatMap(([e, t]) => {
		let n = A(t);
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
function q({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = b(e) ?? {}, o = C(t), s = Number(ee(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Z({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: C(r),
				is_rtl: A(i),
				plural_forms: a === null ? null : x(a, C)
			})
		}];
	});
}
const J = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function Y(e) {
	return [...D(e).filter((e) => !J.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
}
function ae({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : [Q], ...t.length > 0 ? [] : ["platforms"]];
}
function X(e, t) {
	return t.length === 0 ? [] : [{
		id: e.key_id,
		names: [...new Set(Object.values(e.key_name))],
		lacks: t
	}];
}
function oe({ onOtherPlatform: e, ...t }, n) {
	return {
		...Z(t),
		key_id: Number(t.key_id),
		platforms: [...t.platforms],
		tags: [...t.tags],
		translations: (t.translations ?? []).map((e, t) => ({
			...se(e),
			translation_id: n + t
		}))
	};
}
function se(e) {
	let { modified_by: t = "0", modified_by_email: n = "" } = e;
	return {
		...Z(e),
		modified_by: Number(t),
		modified_by_email: n
	};
}
function Z(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
const Q = "key_id as a number";
function $(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes(Q) ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => u("unusable-answer", e, {
		severity: "warning",
		reach: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ce(e, r) {
	let { setup: { console: a, environment: o, folder: c }, showProblems: l } = r, u = _(e);
	if (l(u), u.length > 0) return 1;
	let d = {
		raw: e,
		environment: o,
		parts: []
	}, f = E(s, d), p = f === void 0 ? void 0 : I(c, f), m = await ue(d, p, r, (e) => a.error(a.paintError("dim", e)));
	if (m === "failed") return 1;
	try {
		let e = await F({
			port: E(i, d),
			state: m?.state,
			stateFile: p,
			limits: !E(n, d),
			log: E(t, d)
		});
		a.out(`listening on ${e.url}`);
		for (let e of m?.words ?? []) a.out(e);
		return await le(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return a.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function le() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function ue(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: o }, s) {
	let c = E(a, e);
	if (c === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return o(t.map((e) => u("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && f(t)) {
		let e = `state: ${h(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return o([u("bad-setting", e)]), "failed";
	}
	let l = ne(r), d = await L(c, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => {
			for (let t of l(e)) s(t);
		}
	});
	return "problems" in d ? (o(d.problems), "failed") : (o(d.copy.problems), {
		state: de(d.copy),
		words: fe(d.copy)
	});
}
function de({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
function fe({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		d(n.length, "key"),
		`${d(a.length, "language")} (${a.join(", ")})`,
		d(i.length, "webhook")
	], s = e === g(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${v(t)}: ${h(o.join(", "))}`,
		`use it with --project ${h(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...s
	];
}
export { ce as runSandbox };
