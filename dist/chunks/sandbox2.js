import { Ar as e, Cr as t, K as n, O as r, _ as i, _r as a, _t as o, d as s, kn as c, kt as l, n as u, pi as d, q as f, r as p, rt as m, wr as h, xr as g, yi as _, yn as ee } from "./start.js";
import { $n as v, D as y, J as b, K as x, Or as S, Y as te, _t as C, jr as w, mt as T, q as E } from "./engine.js";
import { c as ne, f as D, g as re, l as ie, p as O, y as k } from "./client.js";
import { D as A, _ as j, b as M, k as N, y as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(e, t, n, { onSecrets: r, onWait: a }) {
	let { raw: u, environment: f } = t, h = te(e, "copy-of"), g = await E(p(l, u), n), _ = g.token ?? (f.LOKALISE_API_TOKEN || void 0), y = _ === void 0 ? [x] : [];
	r(_ === void 0 ? [] : [m(_)]);
	let S = [...h.problems, ...g.problems.length > 0 ? g.problems : y];
	if (h.id === void 0 || s(S)) return { problems: S };
	let C = j({
		token: _,
		rate: b(c, t),
		concurrency: b(ee, t)
	}, {
		apiUrl: b(o, t),
		onWait: a
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let e = h.id.endsWith(":master") ? v(h.id) : h.id, t = await N(() => z(C.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return { problems: [i("api-error", d(e))] };
	}
}
async function z(e, t) {
	let n = [], [r, i, a] = await Promise.all([
		A(e, t),
		P(e, t).catch(U([401, 403], B, n)),
		e.contributorMe(v(t)).catch(U([
			400,
			401,
			403,
			404,
			405,
			406
		], V, n))
	]), o = G(a);
	a !== void 0 && !o && n.push(H(`${V} The response is unusable.`));
	let { project: s, statistics: c, details: l } = r, u = s.languages ?? [], d = s.segmentation ? [] : u, { objects: f, unusable: p } = await M({
		client: e,
		project: s,
		statistics: c,
		languages: d
	}), m = f.filter((e) => Y(e).length === 0), h = i ?? {
		objects: [],
		unusable: []
	}, g = h.unusable.map(({ names: e, ...t }) => ({
		...t,
		names: e.map(T)
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
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => i("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof re) || !e.includes(r.status)) throw r;
		n.push(H(_`${t} ${d(r)}`));
	};
}
const W = i("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
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
	let t = y(e).filter((e) => !J.includes(e));
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
	let r = n.map(({ id: e, names: [t = "without name"] }) => e ? `${t} (id ${e})` : t), a = [...new Set(n.flatMap((e) => e.lacks))].join(", "), o = `${t}: ${S(n.length, e)}, because the service's response has no usable value for ${a}: ${w(r, 10)}.`;
	return [i("unusable-response", o, {
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
async function se(n, r) {
	let { setup: i, showProblems: a } = r, { console: o, environment: s, folder: c } = i, l = u(n);
	if (a(l), l.length > 0) return 1;
	let d = {
		raw: n,
		environment: s,
		parts: []
	}, f = b(e, d), p = f === void 0 ? void 0 : I(c, f), m = await ce(d, p, r, (e) => o.error(o.errorScreen.paint("dim", e)));
	if (m === "failed") return 1;
	try {
		let e = await F({
			port: b(h, d),
			state: m?.state,
			stateFile: p,
			limits: !b(t, d),
			log: b(g, d)
		});
		return o.out(`listening on ${e.url}`), m?.words.forEach(o.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return o.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function ce(e, t, { setup: { folder: o, now: s }, hide: c, showProblems: l }, u) {
	let d = b(a, e);
	if (d === void 0) return;
	if (t !== void 0 && r(t)) {
		let e = `state: ${n(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return l([i("bad-setting", e)]), "failed";
	}
	let f = C(s), p = await R(d, e, o, {
		onSecrets: c,
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
	}, s = v(e), c = e === s ? { [e]: {
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
		S(r.length, "key"),
		S(i.length, "language"),
		S(a.length, "webhook")
	];
	return [
		`copied project ${f(t)}: ${o.join(", ")}`,
		`use it with --project ${n(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...e === v(e) ? [] : ["Only this branch is copied. The project itself has no keys here."]
	];
}
export { se as runSandbox };
