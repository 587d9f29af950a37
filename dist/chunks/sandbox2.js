import { Ar as e, At as t, Ei as n, Fn as r, K as i, Lr as a, O as o, Or as s, Tn as c, _ as l, bi as u, d, jr as f, n as p, q as m, r as h, rt as g, vt as _, wr as v } from "./start.js";
import { Ir as y, J as b, K as ee, Nr as x, Y as S, _t as C, bt as w, ir as T, q as E } from "./engine.js";
import { c as D, f as O, g as k, l as te, p as A, y as j } from "./client.js";
import { D as M, _ as N, b as P, k as F, y as I } from "./project.js";
import { t as L } from "./sandbox.js";
import { resolve as R } from "node:path";
import { once as z } from "node:events";
// src/run/copyLive.ts
async function B(e, n, i, { onSecrets: a, onWait: o }) {
	let { raw: s, environment: f } = n, p = S(e, "copy-of"), m = await E(h(t, s), i), v = m.token ?? (f.LOKALISE_API_TOKEN || void 0), y = v === void 0 ? [ee] : [];
	a(v === void 0 ? [] : [g(v)]);
	let x = [...p.problems, ...m.problems.length > 0 ? m.problems : y];
	if (p.id === void 0 || d(x)) return { problems: x };
	let C = N({
		token: v,
		rate: b(r, n),
		concurrency: b(c, n)
	}, {
		apiUrl: b(_, n),
		onWait: o
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let e = p.id.endsWith(":master") ? T(p.id) : p.id, t = await F(() => V(C.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof j)) throw e;
		return { problems: [l("api-error", u(e))] };
	}
}
async function V(e, t) {
	let n = [], [r, i, a] = await Promise.all([
		M(e, t),
		I(e, t).catch(G([401, 403], H, n)),
		e.contributorMe(T(t)).catch(G([
			400,
			401,
			403,
			404,
			405,
			406
		], U, n))
	]), o = q(a);
	a !== void 0 && !o && n.push(W(`${U} The response is unusable.`));
	let { project: s, statistics: c, details: l } = r, u = s.languages ?? [], d = s.segmentation ? [] : u, { objects: f, unusable: p } = await P({
		client: e,
		project: s,
		statistics: c,
		languages: d
	}), m = f.filter((e) => X(e).length === 0), h = i ?? {
		objects: [],
		unusable: []
	}, g = h.unusable.map(({ names: e, ...t }) => ({
		...t,
		names: e.map(C)
	}));
	return {
		id: t,
		name: s.name,
		project: J(l, s),
		languages: u.map(Y),
		keys: m.map((e, t) => ne(e, 1 + t * d.length)),
		webhooks: h.objects,
		user: o,
		problems: [
			...n,
			...s.segmentation ? [K] : [],
			...Q("key", [...p, ...Z(f)]),
			...Q("webhook", g)
		]
	};
}
const H = "The copy has no webhooks, because this token may not read them.", U = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", W = (e) => l("api-error", e, {
	severity: "notice",
	scope: "project"
});
function G(e, t, r) {
	return (i) => {
		if (!(i instanceof k) || !e.includes(i.status)) throw i;
		r.push(W(n`${t} ${u(i)}`));
	};
}
const K = l("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function q(e) {
	let { user_id: t, email: n, fullname: r } = O(e) ?? {}, [i, a] = [D(t), A(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: A(r) || a
	};
}
function J(e, t) {
	let { statistics: n, settings: r, ...i } = O(e) ?? {}, a = Object.entries(O(r) ?? {}).flatMap(([e, t]) => {
		let n = te(t);
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
function Y({ iso: e, id: t, pluralForms: n }) {
	return {
		lang_iso: e,
		...t !== void 0 && { lang_id: Number(t) },
		plural_forms: [...n]
	};
}
function X({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : ["key_id"], ...t.length > 0 ? [] : ["platforms"]];
}
function Z(e) {
	return e.flatMap((e) => {
		let t = X(e);
		return t.length > 0 ? [{
			id: e.key_id,
			names: Object.values(e.key_name),
			lacks: t
		}] : [];
	});
}
function Q(e, t) {
	if (t.length === 0) return [];
	let n = t.map(({ id: e, names: [t = "without name"] }) => e ? `${t} (id ${e})` : t), r = [...new Set(t.flatMap((e) => e.lacks))].join(", "), i = `Not in the copy: ${x(t.length, e)}, because the service's response has no usable value for ${r}: ${y(n, 10)}.`;
	return [l("unusable-response", i, {
		severity: "warning",
		scope: "change"
	})];
}
function ne({ onOtherPlatform: e, ...t }, n) {
	return {
		...$(t),
		key_id: Number(t.key_id),
		platforms: [...t.platforms],
		tags: [...t.tags],
		translations: (t.translations ?? []).map((e, t) => ({
			...$(e),
			modified_by: Number(e.modified_by ?? "0"),
			modified_by_email: e.modified_by_email ?? "",
			translation_id: n + t
		}))
	};
}
function $(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
// src/commands/runs/sandbox.ts
async function re(t, n) {
	let { setup: r, showProblems: i } = n, { console: o, environment: c, folder: l } = r, u = p(t);
	if (i(u), u.length > 0) return 1;
	let d = {
		raw: t,
		environment: c,
		parts: []
	}, m = b(a, d), h = m === void 0 ? void 0 : R(l, m), g = await ie(d, h, n, (e) => o.error(o.errorScreen.paint("dim", e)));
	if (g === "failed") return 1;
	try {
		let t = await L({
			port: b(f, d),
			state: g?.state,
			stateFile: h,
			limits: !b(e, d),
			log: b(s, d)
		});
		return o.out(`listening on ${t.url}`), g?.words.forEach(o.out), await Promise.race([z(process, "SIGINT"), z(process, "SIGTERM")]), await t.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return o.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function ie(e, t, { setup: { folder: n, now: r }, hide: a, showProblems: s }, c) {
	let u = b(v, e);
	if (u === void 0) return;
	if (t !== void 0 && o(t)) {
		let e = `state: ${i(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return s([l("bad-setting", e)]), "failed";
	}
	let d = w(r), f = await B(u, e, n, {
		onSecrets: a,
		onWait: (e) => d(e).forEach(c)
	});
	return "problems" in f ? (s(f.problems), "failed") : (s(f.copy.problems), {
		state: ae(f.copy),
		words: oe(f.copy)
	});
}
function ae({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
function oe({ id: e, name: t, keys: n, languages: r, webhooks: a }) {
	let o = [
		x(n.length, "key"),
		x(r.length, "language"),
		x(a.length, "webhook")
	];
	return [
		`copied project ${m(t)}: ${o.join(", ")}`,
		`use it with --project ${i(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...e === T(e) ? [] : ["Only this branch is copied. The project itself has no keys here."]
	];
}
export { re as runSandbox };
