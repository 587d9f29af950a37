import { Ai as e, Fr as t, K as n, Mr as r, O as i, Or as a, Pr as o, Vr as s, _ as c, d as l, jt as u, kn as d, n as f, q as p, r as m, rt as h, wi as g, yt as ee, zn as _ } from "./start.js";
import { Cr as v, Er as y, J as b, Jn as x, O as S, St as C, X as w, Y as T, q as E, yt as te } from "./engine.js";
import { c as ne, f as D, g as re, l as ie, p as O, y as k } from "./client.js";
import { S as A, j, k as M, v as N, x as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(e, t, n, { onSecrets: r, onWait: i }) {
	let { raw: a, environment: o } = t, s = w(e, "copy-of"), f = await b(m(u, a), n), p = f.token ?? (o.LOKALISE_API_TOKEN || void 0), v = p === void 0 ? [E] : [];
	r(p === void 0 ? [] : [h(p)]);
	let y = [...s.problems, ...f.problems.length > 0 ? f.problems : v];
	if (s.id === void 0 || l(y)) return { problems: y };
	let S = N({
		token: p,
		rate: T(_, t),
		concurrency: T(d, t)
	}, {
		apiUrl: T(ee, t),
		onWait: i
	});
	if (!S.ok) return { problems: [S.problem] };
	try {
		let e = s.id.endsWith(":master") ? x(s.id) : s.id, t = await j(() => z(S.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return { problems: [c("api-error", g(e))] };
	}
}
async function z(e, t) {
	let n = [], [r, i, a] = await Promise.all([
		M(e, t),
		P(e, t).catch(U([401, 403], B, n)),
		e.contributorMe(x(t)).catch(U([
			400,
			401,
			403,
			404,
			405,
			406
		], V, n))
	]), o = G(a);
	a !== void 0 && !o && n.push(H(`${V} The response is unusable.`));
	let { project: s, statistics: c, details: l } = r, u = s.languages ?? [], d = s.segmentation ? [] : u, { objects: f, unusable: p } = await A({
		client: e,
		project: s,
		statistics: c,
		languages: d
	}), m = f.filter((e) => Y(e).length === 0), h = i ?? {
		objects: [],
		unusable: []
	}, g = h.unusable.map(({ names: e, ...t }) => ({
		...t,
		names: e.map(te)
	}));
	return {
		id: t,
		name: s.name,
		project: K(l, s),
		languages: u.map(q),
		keys: m.map((e, t) => oe(e, 1 + t * d.length)),
		webhooks: h.objects,
		user: o,
		problems: [
			...n,
			...s.segmentation ? [W] : [],
			...Z("key", "Not in the copy", [...p, ...X(Y, f)]),
			...Z("key", "In the copy with default values", X(ae, m)),
			...Z("webhook", "Not in the copy", g)
		]
	};
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => c("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(t, n, r) {
	return (i) => {
		if (!(i instanceof re) || !t.includes(i.status)) throw i;
		r.push(H(e`${n} ${g(i)}`));
	};
}
const W = c("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G(e) {
	let { user_id: t, email: n, fullname: r } = D(e) ?? {}, [i, a] = [ne(t), O(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: O(r) || a
	};
}
function K(e, t) {
	let { statistics: n, settings: r, ...i } = D(e) ?? {}, a = Object.entries(D(r) ?? {}).flatMap(([e, t]) => {
		let n = ie(t);
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
function q({ iso: e, id: t, pluralForms: n }) {
	return {
		lang_iso: e,
		...t !== void 0 && { lang_id: Number(t) },
		plural_forms: [...n]
	};
}
const J = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function ae(e) {
	let t = S(e).filter((e) => !J.includes(e));
	return e.onOtherPlatform ? [...t, "a platform that the sandbox does not know"] : t;
}
function Y({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : ["key_id"], ...t.length > 0 ? [] : ["platforms"]];
}
function X(e, t) {
	return t.map((t) => ({
		id: t.key_id,
		names: Object.values(t.key_name),
		lacks: e(t)
	})).filter(({ lacks: e }) => e.length > 0);
}
function Z(e, t, n) {
	if (n.length === 0) return [];
	let r = n.map(({ id: e, names: [t = "without name"] }) => e ? `${t} (id ${e})` : t), i = [...new Set(n.flatMap((e) => e.lacks))].join(", "), a = `${t}: ${v(n.length, e)}, because the service's response has no usable value for ${i}: ${y(r, 10)}.`;
	return [c("unusable-response", a, {
		severity: "warning",
		scope: "change"
	})];
}
function oe({ onOtherPlatform: e, ...t }, n) {
	return {
		...Q(t),
		key_id: Number(t.key_id),
		platforms: [...t.platforms],
		tags: [...t.tags],
		translations: (t.translations ?? []).map((e, t) => ({
			...Q(e),
			modified_by: Number(e.modified_by ?? "0"),
			modified_by_email: e.modified_by_email ?? "",
			translation_id: n + t
		}))
	};
}
function Q(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/commands/runs/sandbox.ts
async function se(e, n) {
	let { setup: i, showProblems: a } = n, { console: c, environment: l, folder: u } = i, d = f(e);
	if (a(d), d.length > 0) return 1;
	let p = {
		raw: e,
		environment: l,
		parts: []
	}, m = T(s, p), h = m === void 0 ? void 0 : I(u, m), g = await ce(p, h, n, (e) => c.error(c.errorScreen.paint("dim", e)));
	if (g === "failed") return 1;
	try {
		let e = await F({
			port: T(t, p),
			state: g?.state,
			stateFile: h,
			limits: !T(o, p),
			log: T(r, p)
		});
		return c.out(`listening on ${e.url}`), g?.words.forEach(c.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return c.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function ce(e, t, { setup: { folder: r, now: o }, hide: s, showProblems: l }, u) {
	let d = T(a, e);
	if (d === void 0) return;
	if (t !== void 0 && i(t)) {
		let e = `state: ${n(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return l([c("bad-setting", e)]), "failed";
	}
	let f = C(o), p = await R(d, e, r, {
		onSecrets: s,
		onWait: (e) => f(e).forEach(u)
	});
	return "problems" in p ? (l(p.problems), "failed") : (l(p.copy.problems), {
		state: le(p.copy),
		words: $(p.copy)
	});
}
function le({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = x(e), c = e === s ? { [e]: {
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
function $({ id: e, name: t, keys: r, languages: i, webhooks: a }) {
	let o = [
		v(r.length, "key"),
		v(i.length, "language"),
		v(a.length, "webhook")
	];
	return [
		`copied project ${p(t)}: ${o.join(", ")}`,
		`use it with --project ${n(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...e === x(e) ? [] : ["Only this branch is copied. The project itself has no keys here."]
	];
}
export { se as runSandbox };
