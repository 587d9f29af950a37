import { A as e, J as t, Jn as n, Jt as r, St as i, Un as a, Xn as o, Y as s, Zn as c, b as l, dt as u, in as d, m as f, n as p, r as m, rr as h, tt as g } from "./start.js";
import { $ as ee, $t as _, Kt as v, Nt as y, it as b, nt as x, rt as S, x as C, xt as w } from "./engine.js";
import { _ as T, c as te, d as E, l as ne, m as re, o as ie, s as D, u as O } from "./client.js";
import { S as k, _ as A, g as j, m as M, w as N } from "./project.js";
import { t as P } from "./sandbox.js";
import { resolve as F } from "node:path";
import { once as I } from "node:events";
// src/run/copyLive.ts
async function L(e, { sources: t, working: n, onSecrets: a, onWait: o }) {
	let { raw: s, environment: c } = t, p = ee(e, "copy-of"), h = await S(m(i, s), n), _ = h.token ?? (c.LOKALISE_API_TOKEN || void 0), v = _ === void 0 ? [x] : [];
	a(_ === void 0 ? [] : [g(_)]);
	let y = [...p.problems, ...h.problems.length > 0 ? h.problems : v];
	if (p.id === void 0 || f(y)) return { problems: y };
	let C = M({
		token: _,
		rate: b(d, t),
		concurrency: b(r, t)
	}, {
		apiUrl: b(u, t),
		onWait: o
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let { id: e } = p, t = await N(() => z(C.value, R(e)));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return { problems: [l("api-error", e.message)] };
	}
}
function R(e) {
	return e.endsWith(":master") ? v(e) : e;
}
async function z(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		k(e, t, n),
		j(e, t).catch(U([401, 403], B, r)),
		e.contributorMe(v(t)).catch(U([
			400,
			401,
			403,
			404,
			405,
			406
		], V, r))
	]), s = K(o);
	o !== void 0 && !s && r.push(H(`${V} The response is unusable.`));
	let { project: c } = i, l = c.segmentation ? [] : c.languages ?? [], { objects: u, unusable: d } = await A({
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
			...c.segmentation ? [W] : [],
			...Q("key", [...d, ...f], "is not in the copy"),
			...Q("key", X(m, ae), "is in the copy with default values"),
			...Q("webhook", h.unusable.map(G), "is not in the copy")
		]
	};
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => l("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof re) || !e.includes(r.status)) throw r;
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
		names: e.map(w)
	};
}
function K(e) {
	let { user_id: t, email: n, fullname: r } = O(e) ?? {}, [i, a] = [ie(t), E(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: E(r) || a
	};
}
function q({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = O(e) ?? {}, a = Object.entries(O(r) ?? {}).flatMap(([e, t]) => {
		let n = D(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = O(e) ?? {}, o = E(t), s = Number(te(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Z({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: E(r),
				is_rtl: D(i),
				plural_forms: a === null ? null : ne(a, E)
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
	return [...r, ...i > 0 ? [`The same is true for ${i} more.`] : []].map((e) => l("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function le(e, t) {
	let { setup: { console: r, environment: i, folder: a }, showProblems: s } = t, l = p(e);
	if (s(l), l.length > 0) return 1;
	let u = {
		raw: e,
		environment: i,
		parts: []
	}, d = b(h, u), f = d === void 0 ? void 0 : F(a, d), m = await $(u, f, t, (e) => r.error(r.errorScreen.paint("dim", e)));
	if (m === "failed") return 1;
	try {
		let e = await P({
			port: b(c, u),
			state: m?.state,
			stateFile: f,
			limits: !b(o, u),
			log: b(n, u)
		});
		return r.out(`listening on ${e.url}`), m?.words.forEach(r.out), await Promise.race([I(process, "SIGINT"), I(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function $(n, r, { setup: { folder: i, now: o }, hide: s, showProblems: c }, u) {
	let d = b(a, n);
	if (d === void 0) {
		let e = ["api-url", "token-file"].filter((e) => n.raw[e]);
		return c(e.map((e) => l("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), e.length > 0 ? "failed" : void 0;
	}
	if (r !== void 0 && e(r)) {
		let e = `state: ${t(r)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([l("bad-setting", e)]), "failed";
	}
	let f = y(o), p = await L(d, {
		sources: n,
		working: i,
		onSecrets: s,
		onWait: (e) => f(e).forEach(u)
	});
	return "problems" in p ? (c(p.problems), "failed") : (c(p.copy.problems), {
		state: ue(p.copy),
		words: de(p.copy)
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
function de({ id: e, name: n, keys: r, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), c = [
		_(r.length, "key"),
		`${_(o.length, "language")} (${o.join(", ")})`,
		_(a.length, "webhook")
	], l = e === v(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${s(n)}: ${t(c.join(", "))}`,
		`use it with --project ${t(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { le as runSandbox };
