import { A as e, J as t, L as n, Tt as r, br as i, cn as a, dr as o, f as s, j as c, mr as l, n as u, or as d, ot as f, pr as p, r as m, vn as h, yt as g } from "./start.js";
import { At as _, E as v, Ht as y, er as b, mt as x, pt as S, ut as C, vn as w, vt as T } from "./engine.js";
import { c as E, d as D, f as O, h as k, l as A, s as ee, u as te, v as ne } from "./client.js";
import { S as j, _ as M, g as N, m as P, w as F } from "./project.js";
import { t as I } from "./sandbox.js";
import { resolve as L } from "node:path";
import { once as R } from "node:events";
// src/run/copyLive.ts
async function z(e, { sources: i, working: o, onSecrets: s, onWait: c }) {
	let { raw: l, environment: u } = i, d = C(e, "copy-of"), p = await x(m(f, l), o), _ = p.token ?? (u.LOKALISE_API_TOKEN || void 0), v = _ === void 0 ? [S] : [];
	s(_ === void 0 ? [] : [n(_)]);
	let y = [...d.problems, ...p.problems.length > 0 ? p.problems : v];
	if (d.id === void 0 || g(y)) return { problems: y };
	let b = P({
		token: _,
		rate: T(h, i),
		concurrency: T(a, i)
	}, {
		apiUrl: T(t, i),
		onWait: c
	});
	if (!b.ok) return { problems: [b.problem] };
	try {
		let e = d.id.endsWith(":master") ? w(d.id) : d.id, t = await F(() => B(b.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof ne)) throw e;
		return { problems: [r("api-error", e.message)] };
	}
}
async function B(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		j(e, t, n),
		N(e, t).catch(W([401, 403], V, r)),
		e.contributorMe(w(t)).catch(W([
			400,
			401,
			403,
			404,
			405,
			406
		], H, r))
	]), s = K(o);
	o !== void 0 && !s && r.push(U(`${H} The response is unusable.`));
	let { project: c } = i, l = c.segmentation ? [] : c.languages ?? [], { objects: u, unusable: d } = await M({
		client: e,
		project: c,
		statistics: {},
		languages: l
	}), f = Z(u, re), p = new Set(f.map((e) => e.id)), m = u.filter(({ key_id: e }) => !p.has(e)), h = a ?? {
		objects: [],
		unusable: []
	}, g = h.unusable.map(({ names: e, ...t }) => ({
		...t,
		names: e.map(_)
	}));
	return {
		id: t,
		name: c.name,
		project: q(i),
		languages: J(i),
		keys: m.map((e, t) => ie(e, 1 + t * l.length)),
		webhooks: h.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [G] : [],
			...$("key", [...d, ...f], "is not in the copy"),
			...$("key", Z(m, X), "is in the copy with default values"),
			...$("webhook", g, "is not in the copy")
		]
	};
}
const V = "The copy has no webhooks, because this token may not read them.", H = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", U = (e) => r("api-error", e, {
	severity: "notice",
	scope: "project"
});
function W(e, t, n) {
	return (r) => {
		if (!(r instanceof k) || !e.includes(r.status)) throw r;
		n.push(U(`${t} ${r.message}`));
	};
}
const G = r("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function K(e) {
	let { user_id: t, email: n, fullname: r } = D(e) ?? {}, [i, a] = [ee(t), O(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: O(r) || a
	};
}
function q({ details: e, project: t }) {
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
function J({ languages: e }) {
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
const Y = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function X(e) {
	return [...v(e).filter((e) => !Y.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
}
function re({ key_id: e, platforms: t }) {
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
	let i = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => `The ${e} ${`${r.map((e) => `"${e}"`).join(" / ")}${t === void 0 ? "" : ` (id ${t})`}`.trim() || "without name and id"} ${n}: the service's response has no usable value for ${i.join(", ")}.`), a = t.length - i.length;
	return [...i, ...a > 0 ? [`The same is true for ${a} more.`] : []].map((e) => r("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ae(e, t) {
	let { setup: n, showProblems: r } = t, { console: a, environment: s, folder: c } = n, d = u(e);
	if (r(d), d.length > 0) return 1;
	let f = {
		raw: e,
		environment: s,
		parts: []
	}, m = T(i, f), h = m === void 0 ? void 0 : L(c, m), g = await oe(f, h, t, (e) => a.error(a.errorScreen.paint("dim", e)));
	if (g === "failed") return 1;
	try {
		let e = await I({
			port: T(l, f),
			state: g?.state,
			stateFile: h,
			limits: !T(p, f),
			log: T(o, f)
		});
		return a.out(`listening on ${e.url}`), g?.words.forEach(a.out), await Promise.race([R(process, "SIGINT"), R(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return a.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function oe(t, n, { setup: { folder: i, now: a }, hide: o, showProblems: c }, l) {
	let u = T(d, t);
	if (u === void 0) {
		let e = ["api-url", "token-file"].filter((e) => t.raw[e]);
		return c(e.map((e) => r("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), e.length > 0 ? "failed" : void 0;
	}
	if (n !== void 0 && s(n)) {
		let t = `state: ${e(n)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([r("bad-setting", t)]), "failed";
	}
	let f = y(a), p = await z(u, {
		sources: t,
		working: i,
		onSecrets: o,
		onWait: (e) => f(e).forEach(l)
	});
	return "problems" in p ? (c(p.problems), "failed") : (c(p.copy.problems), {
		state: se(p.copy),
		words: ce(p.copy)
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
function ce({ id: t, name: n, keys: r, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		b(r.length, "key"),
		`${b(o.length, "language")} (${o.join(", ")})`,
		b(a.length, "webhook")
	], l = t === w(t) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${c(n)}: ${e(s.join(", "))}`,
		`use it with --project ${e(t)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { ae as runSandbox };
