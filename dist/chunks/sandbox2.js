import { $n as e, A as t, Gn as n, J as r, Jt as i, Qn as a, St as o, Xn as s, Y as c, ar as l, b as u, dt as d, in as f, m as p, n as m, r as h, tt as g } from "./start.js";
import { $ as ee, Kt as _, Nt as v, en as y, it as b, nt as x, rt as S, x as C, xt as w } from "./engine.js";
import { _ as T, c as te, d as E, l as ne, m as re, o as ie, s as D, u as O } from "./client.js";
import { S as k, _ as A, g as j, m as M, w as N } from "./project.js";
import { t as P } from "./sandbox.js";
import { resolve as F } from "node:path";
import { once as I } from "node:events";
// src/run/copyLive.ts
async function L(e, { sources: t, working: n, onSecrets: r, onWait: a }) {
	let { raw: s, environment: c } = t, l = ee(e, "copy-of"), m = await S(h(o, s), n), _ = m.token ?? (c.LOKALISE_API_TOKEN || void 0), v = _ === void 0 ? [x] : [];
	r(_ === void 0 ? [] : [g(_)]);
	let y = [...l.problems, ...m.problems.length > 0 ? m.problems : v];
	if (l.id === void 0 || p(y)) return { problems: y };
	let C = M({
		token: _,
		rate: b(f, t),
		concurrency: b(i, t)
	}, {
		apiUrl: b(d, t),
		onWait: a
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let { id: e } = l, t = await N(() => z(C.value, R(e)));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return { problems: [u("api-error", e.message)] };
	}
}
function R(e) {
	return e.endsWith(":master") ? _(e) : e;
}
async function z(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		k(e, t, n),
		j(e, t).catch(U([401, 403], B, r)),
		e.contributorMe(_(t)).catch(U([
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
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => u("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof re) || !e.includes(r.status)) throw r;
		n.push(H(`${t} ${r.message}`));
	};
}
const W = u("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
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
	return [...r, ...i > 0 ? [`The same is true for ${i} more.`] : []].map((e) => u("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function le(t, n) {
	let { setup: { console: r, environment: i, folder: o }, showProblems: c } = n, u = m(t);
	if (c(u), u.length > 0) return 1;
	let d = {
		raw: t,
		environment: i,
		parts: []
	}, f = b(l, d), p = f === void 0 ? void 0 : F(o, f), h = await $(d, p, n, (e) => r.error(r.errorScreen.paint("dim", e)));
	if (h === "failed") return 1;
	try {
		let t = await P({
			port: b(e, d),
			state: h?.state,
			stateFile: p,
			limits: !b(a, d),
			log: b(s, d)
		});
		return r.out(`listening on ${t.url}`), h?.words.forEach(r.out), await Promise.race([I(process, "SIGINT"), I(process, "SIGTERM")]), await t.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function $(e, i, { setup: { folder: a, now: o }, hide: s, showProblems: c }, l) {
	let d = b(n, e);
	if (d === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return c(t.map((e) => u("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (i !== void 0 && t(i)) {
		let e = `state: ${r(i)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([u("bad-setting", e)]), "failed";
	}
	let f = v(o), p = await L(d, {
		sources: e,
		working: a,
		onSecrets: s,
		onWait: (e) => f(e).forEach(l)
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
function de({ id: e, name: t, keys: n, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		y(n.length, "key"),
		`${y(o.length, "language")} (${o.join(", ")})`,
		y(a.length, "webhook")
	], l = e === _(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${c(t)}: ${r(s.join(", "))}`,
		`use it with --project ${r(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { le as runSandbox };
