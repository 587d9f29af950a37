import { An as e, K as t, O as n, Sr as r, Tr as i, _ as a, _t as o, bi as s, bn as c, d as l, jr as u, kt as d, mi as f, n as p, q as m, r as h, rt as g, vr as _, wr as v } from "./start.js";
import { D as y, J as b, K as ee, Pr as x, Y as S, ht as C, jr as w, nr as T, q as E, vt as D } from "./engine.js";
import { c as O, f as k, g as te, l as ne, p as A, y as re } from "./client.js";
import { D as ie, _ as j, b as M, k as N, y as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(t, n, r, { onSecrets: i, onWait: s }) {
	let { raw: u, environment: p } = n, m = S(t, "copy-of"), _ = await E(h(d, u), r), v = _.token ?? (p.LOKALISE_API_TOKEN || void 0), y = v === void 0 ? [ee] : [];
	i(v === void 0 ? [] : [g(v)]);
	let x = [...m.problems, ..._.problems.length > 0 ? _.problems : y];
	if (m.id === void 0 || l(x)) return { problems: x };
	let C = j({
		token: v,
		rate: b(e, n),
		concurrency: b(c, n)
	}, {
		apiUrl: b(o, n),
		onWait: s
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let e = m.id.endsWith(":master") ? T(m.id) : m.id, t = await N(() => z(C.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof re)) throw e;
		return { problems: [a("api-error", f(e))] };
	}
}
async function z(e, t) {
	let n = [], [r, i, a] = await Promise.all([
		ie(e, t),
		P(e, t).catch(U([401, 403], B, n)),
		e.contributorMe(T(t)).catch(U([
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
		names: e.map(C)
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
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => a("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof te) || !e.includes(r.status)) throw r;
		n.push(H(s`${t} ${f(r)}`));
	};
}
const W = a("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G(e) {
	let { user_id: t, email: n, fullname: r } = k(e) ?? {}, [i, a] = [O(t), A(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: A(r) || a
	};
}
function K(e, t) {
	let { statistics: n, settings: r, ...i } = k(e) ?? {}, a = Object.entries(k(r) ?? {}).flatMap(([e, t]) => {
		let n = ne(t);
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
	let r = n.map(({ id: e, names: [t = "without name"] }) => e ? `${t} (id ${e})` : t), i = [...new Set(n.flatMap((e) => e.lacks))].join(", "), o = `${t}: ${w(n.length, e)}, because the service's response has no usable value for ${i}: ${x(r, 10)}.`;
	return [a("unusable-response", o, {
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
async function se(e, t) {
	let { setup: n, showProblems: a } = t, { console: o, environment: s, folder: c } = n, l = p(e);
	if (a(l), l.length > 0) return 1;
	let d = {
		raw: e,
		environment: s,
		parts: []
	}, f = b(u, d), m = f === void 0 ? void 0 : I(c, f), h = await ce(d, m, t, (e) => o.error(o.errorScreen.paint("dim", e)));
	if (h === "failed") return 1;
	try {
		let e = await F({
			port: b(i, d),
			state: h?.state,
			stateFile: m,
			limits: !b(v, d),
			log: b(r, d)
		});
		return o.out(`listening on ${e.url}`), h?.words.forEach(o.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return o.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function ce(e, r, { setup: { folder: i, now: o }, hide: s, showProblems: c }, l) {
	let u = b(_, e);
	if (u === void 0) return;
	if (r !== void 0 && n(r)) {
		let e = `state: ${t(r)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([a("bad-setting", e)]), "failed";
	}
	let d = D(o), f = await R(u, e, i, {
		onSecrets: s,
		onWait: (e) => d(e).forEach(l)
	});
	return "problems" in f ? (c(f.problems), "failed") : (c(f.copy.problems), {
		state: le(f.copy),
		words: $(f.copy)
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
	}, s = T(e), c = e === s ? { [e]: {
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
function $({ id: e, name: n, keys: r, languages: i, webhooks: a }) {
	let o = [
		w(r.length, "key"),
		w(i.length, "language"),
		w(a.length, "webhook")
	];
	return [
		`copied project ${m(n)}: ${o.join(", ")}`,
		`use it with --project ${t(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...e === T(e) ? [] : ["Only this branch is copied. The project itself has no keys here."]
	];
}
export { se as runSandbox };
