import { An as e, Dt as t, En as n, K as r, Kt as i, Mn as a, Nn as o, O as s, Rn as c, b as l, et as u, gt as d, h as f, i as p, nn as m, q as h, r as g } from "./start.js";
import { $ as _, Kt as v, Ot as y, Q as ee, Rt as b, Yr as x, b as S, et as te, tt as C, vt as ne } from "./engine.js";
import { _ as re, c as w, d as T, l as E, m as D, o as O, s as k, u as A } from "./client.js";
import { C as j, _ as M, g as N, p as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
// src/run/copyLive.ts
async function L(e, { sources: n, working: r, onSecrets: a, onWait: o }) {
	let { raw: s, environment: c } = n, h = ee(e, "copy-of"), g = await te(p(t, s), r), v = g.token ?? (c.LOKALISE_API_TOKEN || void 0), { token: y, problems: b } = _(void 0, {
		usable: {
			values: c,
			tokens: [],
			allowed: void 0
		},
		runToken: v,
		isNeeded: !0
	});
	a(y === void 0 ? [] : [u(y)]);
	let x = [...h.problems, ...g.problems.length > 0 ? g.problems : b];
	if (h.id === void 0 || f(x)) return { problems: x };
	let S = P({
		token: y,
		rate: C(m, n),
		concurrency: C(i, n)
	}, {
		apiUrl: C(d, n),
		onWait: o
	});
	if (!S.ok) return { problems: [S.problem] };
	try {
		let e = await z(S.value, R(h.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof re)) throw e;
		return { problems: [l("api-error", e.message)] };
	}
}
function R(e) {
	return e.endsWith(":master") ? b(e) : e;
}
async function z(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		j(e, t, n),
		N(e, t).catch(U([401, 403], B, r)),
		e.contributorMe(b(t)).catch(U([
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
	let s = ie(o);
	o !== void 0 && !s && r.push(H(`${V} The response is unusable.`));
	let { project: c } = i.value, l = c.segmentation ? [] : c.languages ?? [], u = await M(e, t, l);
	if (!u.ok) return u;
	let { objects: d, unusable: f } = u.value, p = X(d, ae), m = new Set(p.map((e) => e.id)), h = d.filter(({ key_id: e }) => !m.has(e)), g = a?.value ?? {
		objects: [],
		unusable: []
	};
	return x({
		id: t,
		name: c.name,
		project: K(i.value),
		languages: q(i.value),
		keys: h.map((e, t) => oe(e, 1 + t * l.length)),
		webhooks: g.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [W] : [],
			...$("key", [...f, ...p], "is not in the copy"),
			...$("key", X(h, Y), "is in the copy with default values"),
			...$("webhook", g.unusable.map(G), "is not in the copy")
		]
	});
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => l("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof D) || !e.includes(r.status)) throw r;
		n.push(H(`${t} ${r.message}`));
	};
}
const W = l("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G({ names: e, ...t }) {
	return {
		...t,
		names: e.map(ne)
	};
}
function ie(e) {
	let { user_id: t, email: n, fullname: r } = A(e) ?? {}, [i, a] = [O(t), T(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: T(r) || a
	};
}
function K({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = A(e) ?? {}, a = Object.entries(A(r) ?? {}).flatMap(([e, t]) => {
		let n = k(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = A(e) ?? {}, o = T(t), s = Number(w(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Z({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: T(r),
				is_rtl: k(i),
				plural_forms: a === null ? null : E(a, T)
			})
		}];
	});
}
const J = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function Y(e) {
	return [...S(e).filter((e) => !J.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
}
function ae({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : [Q], ...t.length > 0 ? [] : ["platforms"]];
}
function X(e, t) {
	return e.map((e) => ({
		id: e.key_id,
		names: [...new Set(Object.values(e.key_name))],
		lacks: t(e)
	})).filter(({ lacks: e }) => e.length > 0);
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
		let a = i.includes(Q) ? "its id is longer than the sandbox can store" : `the service's response has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => l("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ce(t, n) {
	let { setup: { console: r, environment: i, folder: s }, showProblems: l } = n, u = g(t);
	if (l(u), u.length > 0) return 1;
	let d = {
		raw: t,
		environment: i,
		parts: []
	}, f = C(c, d), p = f === void 0 ? void 0 : I(s, f), m = await ue(d, p, n, (e) => r.error(r.paintError("dim", e)));
	if (m === "failed") return 1;
	try {
		let t = await F({
			port: C(o, d),
			state: m?.state,
			stateFile: p,
			limits: !C(a, d),
			log: C(e, d)
		});
		r.out(`listening on ${t.url}`);
		for (let e of m?.words ?? []) r.out(e);
		return await le(), await t.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function le() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function ue(e, t, { setup: { folder: i, now: a }, hide: o, showProblems: c }, u) {
	let d = C(n, e);
	if (d === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return c(t.map((e) => l("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && s(t)) {
		let e = `state: ${r(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([l("bad-setting", e)]), "failed";
	}
	let f = y(a), p = await L(d, {
		sources: e,
		working: i,
		onSecrets: o,
		onWait: (e) => {
			for (let t of f(e)) u(t);
		}
	});
	return "problems" in p ? (c(p.problems), "failed") : (c(p.copy.problems), {
		state: de(p.copy),
		words: fe(p.copy)
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
	}, s = b(e), c = e === s ? { [e]: {
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
function fe({ id: e, name: t, keys: n, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		v(n.length, "key"),
		`${v(o.length, "language")} (${o.join(", ")})`,
		v(a.length, "webhook")
	], c = e === b(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${h(t)}: ${r(s.join(", "))}`,
		`use it with --project ${r(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...c
	];
}
export { ce as runSandbox };
