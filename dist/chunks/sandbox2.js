import { A as e, L as t, Qn as n, Yt as r, an as i, at as a, er as o, f as s, j as c, n as l, q as u, qn as d, r as f, sr as p, tr as m, vt as h, wt as g } from "./start.js";
import { En as _, T as v, Ut as y, ft as b, jt as x, lt as S, mt as C, pt as w, yn as T } from "./engine.js";
import { c as E, d as D, f as O, h as k, l as A, s as ee, u as te, v as ne } from "./client.js";
import { S as re, _ as j, g as M, m as N, w as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(e, { sources: n, working: o, onSecrets: s, onWait: c }) {
	let { raw: l, environment: d } = n, p = S(e, "copy-of"), m = await w(f(a, l), o), _ = m.token ?? (d.LOKALISE_API_TOKEN || void 0), v = _ === void 0 ? [b] : [];
	s(_ === void 0 ? [] : [t(_)]);
	let y = [...p.problems, ...m.problems.length > 0 ? m.problems : v];
	if (p.id === void 0 || h(y)) return { problems: y };
	let x = N({
		token: _,
		rate: C(i, n),
		concurrency: C(r, n)
	}, {
		apiUrl: C(u, n),
		onWait: c
	});
	if (!x.ok) return { problems: [x.problem] };
	try {
		let e = p.id.endsWith(":master") ? T(p.id) : p.id, t = await P(() => z(x.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof ne)) throw e;
		return { problems: [g("api-error", e.message)] };
	}
}
async function z(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		re(e, t, n),
		M(e, t).catch(U([401, 403], B, r)),
		e.contributorMe(T(t)).catch(U([
			400,
			401,
			403,
			404,
			405,
			406
		], V, r))
	]), s = G(o);
	o !== void 0 && !s && r.push(H(`${V} The response is unusable.`));
	let { project: c } = i, l = c.segmentation ? [] : c.languages ?? [], { objects: u, unusable: d } = await j({
		client: e,
		project: c,
		statistics: {},
		languages: l
	}), f = Z(u, X), p = new Set(f.map((e) => e.id)), m = u.filter(({ key_id: e }) => !p.has(e)), h = a ?? {
		objects: [],
		unusable: []
	}, g = h.unusable.map(({ names: e, ...t }) => ({
		...t,
		names: e.map(x)
	}));
	return {
		id: t,
		name: c.name,
		project: K(i),
		languages: q(i),
		keys: m.map((e, t) => ie(e, 1 + t * l.length)),
		webhooks: h.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [W] : [],
			...$("key", [...d, ...f], "is not in the copy"),
			...$("key", Z(m, Y), "is in the copy with default values"),
			...$("webhook", g, "is not in the copy")
		]
	};
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => g("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof k) || !e.includes(r.status)) throw r;
		n.push(H(`${t} ${r.message}`));
	};
}
const W = g("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G(e) {
	let { user_id: t, email: n, fullname: r } = D(e) ?? {}, [i, a] = [ee(t), O(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: O(r) || a
	};
}
function K({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = D(e) ?? {}, a = Object.entries(D(r) ?? {}).flatMap(([e, t]) => {
		let n = E(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = D(e) ?? {}, o = O(t), s = Number(A(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Q({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: O(r),
				is_rtl: E(i),
				plural_forms: a === null ? null : te(a, O)
			})
		}];
	});
}
const J = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function Y(e) {
	return [...v(e).filter((e) => !J.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
}
function X({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : ["key_id"], ...t.length > 0 ? [] : ["platforms"]];
}
function Z(e, t) {
	return e.flatMap((e) => {
		let n = t(e);
		return n.length === 0 ? [] : {
			id: e.key_id,
			names: [...new Set(Object.values(e.key_name))],
			lacks: n
		};
	});
}
function ie({ onOtherPlatform: e, ...t }, n) {
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
function $(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => `The ${e} ${`${r.map((e) => `"${e}"`).join(" / ")}${t === void 0 ? "" : ` (id ${t})`}`.trim() || "without name and id"} ${n}: the service's response has no usable value for ${i.join(", ")}.`), i = t.length - r.length;
	return [...r, ...i > 0 ? [`The same is true for ${i} more.`] : []].map((e) => g("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ae(e, t) {
	let { setup: { console: r, environment: i, folder: a }, showProblems: s } = t, c = l(e);
	if (s(c), c.length > 0) return 1;
	let u = {
		raw: e,
		environment: i,
		parts: []
	}, d = C(p, u), f = d === void 0 ? void 0 : I(a, d), h = await oe(u, f, t, (e) => r.error(r.errorScreen.paint("dim", e)));
	if (h === "failed") return 1;
	try {
		let e = await F({
			port: C(m, u),
			state: h?.state,
			stateFile: f,
			limits: !C(o, u),
			log: C(n, u)
		});
		return r.out(`listening on ${e.url}`), h?.words.forEach(r.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function oe(t, n, { setup: { folder: r, now: i }, hide: a, showProblems: o }, c) {
	let l = C(d, t);
	if (l === void 0) {
		let e = ["api-url", "token-file"].filter((e) => t.raw[e]);
		return o(e.map((e) => g("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), e.length > 0 ? "failed" : void 0;
	}
	if (n !== void 0 && s(n)) {
		let t = `state: ${e(n)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return o([g("bad-setting", t)]), "failed";
	}
	let u = y(i), f = await R(l, {
		sources: t,
		working: r,
		onSecrets: a,
		onWait: (e) => u(e).forEach(c)
	});
	return "problems" in f ? (o(f.problems), "failed") : (o(f.copy.problems), {
		state: se(f.copy),
		words: ce(f.copy)
	});
}
function se({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
function ce({ id: t, name: n, keys: r, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		_(r.length, "key"),
		`${_(o.length, "language")} (${o.join(", ")})`,
		_(a.length, "webhook")
	], l = t === T(t) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${c(n)}: ${e(s.join(", "))}`,
		`use it with --project ${e(t)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { ae as runSandbox };
