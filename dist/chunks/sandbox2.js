import { Bt as e, Ct as t, En as n, Nn as r, Pn as i, X as a, Xt as o, Y as s, ft as c, h as l, j as u, jn as d, n as f, nt as p, r as m, x as h, zn as g } from "./start.js";
import { Ht as _, Mt as v, Q as y, Yt as b, nt as x, rt as S, tt as ee, x as C, xt as w } from "./engine.js";
import { _ as T, c as E, d as D, l as te, m as ne, o as re, s as O, u as k } from "./client.js";
import { S as A, _ as j, g as M, m as N, w as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(n, { sources: r, working: i, onSecrets: a, onWait: s }) {
	let { raw: u, environment: d } = r, f = y(n, "copy-of"), g = await x(m(t, u), i), _ = g.token ?? (d.LOKALISE_API_TOKEN || void 0), v = _ === void 0 ? [ee] : [];
	a(_ === void 0 ? [] : [p(_)]);
	let b = [...f.problems, ...g.problems.length > 0 ? g.problems : v];
	if (f.id === void 0 || l(b)) return { problems: b };
	let C = N({
		token: _,
		rate: S(o, r),
		concurrency: S(e, r)
	}, {
		apiUrl: S(c, r),
		onWait: s
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let { id: e } = f, t = await P(() => B(C.value, z(e)));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return { problems: [h("api-error", e.message)] };
	}
}
function z(e) {
	return e.endsWith(":master") ? _(e) : e;
}
async function B(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		A(e, t, n),
		M(e, t).catch(W([401, 403], V, r)),
		e.contributorMe(_(t)).catch(W([
			400,
			401,
			403,
			404,
			405,
			406
		], H, r))
	]), s = K(o);
	o !== void 0 && !s && r.push(U(`${H} The response is unusable.`));
	let { project: c } = i, l = c.segmentation ? [] : c.languages ?? [], { objects: u, unusable: d } = await j({
		client: e,
		project: c,
		statistics: {},
		languages: l
	}), f = X(u, oe), p = new Set(f.map((e) => e.id)), m = u.filter(({ key_id: e }) => !p.has(e)), h = a ?? {
		objects: [],
		unusable: []
	};
	return {
		id: t,
		name: c.name,
		project: q(i),
		languages: J(i),
		keys: m.map((e, t) => se(e, 1 + t * l.length)),
		webhooks: h.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [ie] : [],
			...Q("key", [...d, ...f], "is not in the copy"),
			...Q("key", X(m, ae), "is in the copy with default values"),
			...Q("webhook", h.unusable.map(G), "is not in the copy")
		]
	};
}
const V = "The copy has no webhooks, because this token may not read them.", H = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", U = (e) => h("api-error", e, {
	severity: "notice",
	scope: "project"
});
function W(e, t, n) {
	return (r) => {
		if (!(r instanceof ne) || !e.includes(r.status)) throw r;
		n.push(U(`${t} ${r.message}`));
	};
}
const ie = h("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G({ names: e, ...t }) {
	return {
		...t,
		names: e.map(w)
	};
}
function K(e) {
	let { user_id: t, email: n, fullname: r } = k(e) ?? {}, [i, a] = [re(t), D(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: D(r) || a
	};
}
function q({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = k(e) ?? {}, a = Object.entries(k(r) ?? {}).flatMap(([e, t]) => {
		let n = O(t);
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
function J({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = k(e) ?? {}, o = D(t), s = Number(E(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Z({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: D(r),
				is_rtl: O(i),
				plural_forms: a === null ? null : te(a, D)
			})
		}];
	});
}
const Y = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function ae(e) {
	return [...C(e).filter((e) => !Y.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
}
function oe({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : ["key_id"], ...t.length > 0 ? [] : ["platforms"]];
}
function X(e, t) {
	return e.flatMap((e) => {
		let n = t(e);
		return n.length === 0 ? [] : {
			id: e.key_id,
			names: [...new Set(Object.values(e.key_name))],
			lacks: n
		};
	});
}
function se({ onOtherPlatform: e, ...t }, n) {
	return {
		...Z(t),
		key_id: Number(t.key_id),
		platforms: [...t.platforms],
		tags: [...t.tags],
		translations: (t.translations ?? []).map((e, t) => ({
			...ce(e),
			translation_id: n + t
		}))
	};
}
function ce(e) {
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
function Q(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => `The ${e} ${`${r.map((e) => `"${e}"`).join(" / ")}${t === void 0 ? "" : ` (id ${t})`}`.trim() || "without name and id"} ${n}: the service's response has no usable value for ${i.join(", ")}.`), i = t.length - r.length;
	return [...r, ...i > 0 ? [`The same is true for ${i} more.`] : []].map((e) => h("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function le(e, t) {
	let { setup: { console: n, environment: a, folder: o }, showProblems: s } = t, c = f(e);
	if (s(c), c.length > 0) return 1;
	let l = {
		raw: e,
		environment: a,
		parts: []
	}, u = S(g, l), p = u === void 0 ? void 0 : I(o, u), m = await $(l, p, t, (e) => n.error(n.errorScreen.paint("dim", e)));
	if (m === "failed") return 1;
	try {
		let e = await F({
			port: S(i, l),
			state: m?.state,
			stateFile: p,
			limits: !S(r, l),
			log: S(d, l)
		});
		return n.out(`listening on ${e.url}`), m?.words.forEach(n.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return n.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function $(e, t, { setup: { folder: r, now: i }, hide: a, showProblems: o }, c) {
	let l = S(n, e);
	if (l === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return o(t.map((e) => h("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && u(t)) {
		let e = `state: ${s(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return o([h("bad-setting", e)]), "failed";
	}
	let d = v(i), f = await R(l, {
		sources: e,
		working: r,
		onSecrets: a,
		onWait: (e) => d(e).forEach(c)
	});
	return "problems" in f ? (o(f.problems), "failed") : (o(f.copy.problems), {
		state: ue(f.copy),
		words: de(f.copy)
	});
}
function ue({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = _(e), c = e === s ? { [e]: {
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
function de({ id: e, name: t, keys: n, languages: r, webhooks: i }) {
	let o = r.map(({ lang_iso: e }) => e).sort(), c = [
		b(n.length, "key"),
		`${b(o.length, "language")} (${o.join(", ")})`,
		b(i.length, "webhook")
	], l = e === _(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${a(t)}: ${s(c.join(", "))}`,
		`use it with --project ${s(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { le as runSandbox };
