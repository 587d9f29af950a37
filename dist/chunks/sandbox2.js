import { An as e, K as t, O as n, Sr as r, Tr as i, _ as a, _t as o, bi as s, bn as c, d as l, jr as u, kt as d, mi as f, n as p, q as m, r as h, rt as g, vr as _, wr as v } from "./start.js";
import { J as y, K as ee, Pr as b, Y as x, ht as S, jr as C, nr as w, q as T, vt as E } from "./engine.js";
import { c as D, f as O, g as k, l as A, p as j, y as te } from "./client.js";
import { D as M, _ as N, b as P, k as F, y as I } from "./project.js";
import { t as L } from "./sandbox.js";
import { resolve as R } from "node:path";
import { once as z } from "node:events";
// src/run/copyLive.ts
async function B(t, n, r, { onSecrets: i, onWait: s }) {
	let { raw: u, environment: p } = n, m = x(t, "copy-of"), _ = await T(h(d, u), r), v = _.token ?? (p.LOKALISE_API_TOKEN || void 0), b = v === void 0 ? [ee] : [];
	i(v === void 0 ? [] : [g(v)]);
	let S = [...m.problems, ..._.problems.length > 0 ? _.problems : b];
	if (m.id === void 0 || l(S)) return { problems: S };
	let C = N({
		token: v,
		rate: y(e, n),
		concurrency: y(c, n)
	}, {
		apiUrl: y(o, n),
		onWait: s
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let e = m.id.endsWith(":master") ? w(m.id) : m.id, t = await F(() => V(C.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof te)) throw e;
		return { problems: [a("api-error", f(e))] };
	}
}
async function V(e, t) {
	let n = [], [r, i, a] = await Promise.all([
		M(e, t),
		I(e, t).catch(G([401, 403], H, n)),
		e.contributorMe(w(t)).catch(G([
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
		names: e.map(S)
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
const H = "The copy has no webhooks, because this token may not read them.", U = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", W = (e) => a("api-error", e, {
	severity: "notice",
	scope: "project"
});
function G(e, t, n) {
	return (r) => {
		if (!(r instanceof k) || !e.includes(r.status)) throw r;
		n.push(W(s`${t} ${f(r)}`));
	};
}
const K = a("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function q(e) {
	let { user_id: t, email: n, fullname: r } = O(e) ?? {}, [i, a] = [D(t), j(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: j(r) || a
	};
}
function J(e, t) {
	let { statistics: n, settings: r, ...i } = O(e) ?? {}, a = Object.entries(O(r) ?? {}).flatMap(([e, t]) => {
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
	let n = t.map(({ id: e, names: [t = "without name"] }) => e ? `${t} (id ${e})` : t), r = [...new Set(t.flatMap((e) => e.lacks))].join(", "), i = `Not in the copy: ${C(t.length, e)}, because the service's response has no usable value for ${r}: ${b(n, 10)}.`;
	return [a("unusable-response", i, {
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
async function re(e, t) {
	let { setup: n, showProblems: a } = t, { console: o, environment: s, folder: c } = n, l = p(e);
	if (a(l), l.length > 0) return 1;
	let d = {
		raw: e,
		environment: s,
		parts: []
	}, f = y(u, d), m = f === void 0 ? void 0 : R(c, f), h = await ie(d, m, t, (e) => o.error(o.errorScreen.paint("dim", e)));
	if (h === "failed") return 1;
	try {
		let e = await L({
			port: y(i, d),
			state: h?.state,
			stateFile: m,
			limits: !y(v, d),
			log: y(r, d)
		});
		return o.out(`listening on ${e.url}`), h?.words.forEach(o.out), await Promise.race([z(process, "SIGINT"), z(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return o.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function ie(e, r, { setup: { folder: i, now: o }, hide: s, showProblems: c }, l) {
	let u = y(_, e);
	if (u === void 0) return;
	if (r !== void 0 && n(r)) {
		let e = `state: ${t(r)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([a("bad-setting", e)]), "failed";
	}
	let d = E(o), f = await B(u, e, i, {
		onSecrets: s,
		onWait: (e) => d(e).forEach(l)
	});
	return "problems" in f ? (c(f.problems), "failed") : (c(f.copy.problems), {
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
	}, s = w(e), c = e === s ? { [e]: {
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
function oe({ id: e, name: n, keys: r, languages: i, webhooks: a }) {
	let o = [
		C(r.length, "key"),
		C(i.length, "language"),
		C(a.length, "webhook")
	];
	return [
		`copied project ${m(n)}: ${o.join(", ")}`,
		`use it with --project ${t(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...e === w(e) ? [] : ["Only this branch is copied. The project itself has no keys here."]
	];
}
export { re as runSandbox };
