import { $ as e, $n as t, Gn as n, K as r, O as i, Qn as a, Xn as o, ar as s, f as c, lt as l, n as u, q as d, qt as f, r as p, rn as m, v as h, xt as g } from "./start.js";
import { An as _, Gt as v, Ln as y, Nt as b, T as x, dt as S, gt as C, ht as ee, mt as w } from "./engine.js";
import { c as T, d as E, f as D, h as O, l as k, s as A, u as j, v as te } from "./client.js";
import { S as ne, _ as M, g as N, m as P, w as F } from "./project.js";
import { t as I } from "./sandbox.js";
import { resolve as L } from "node:path";
import { once as R } from "node:events";
// src/run/copyLive.ts
async function z(t, { sources: n, working: r, onSecrets: i, onWait: a }) {
	let { raw: o, environment: s } = n, u = S(t, "copy-of"), d = await ee(p(g, o), r), v = d.token ?? (s.LOKALISE_API_TOKEN || void 0), y = v === void 0 ? [w] : [];
	i(v === void 0 ? [] : [e(v)]);
	let b = [...u.problems, ...d.problems.length > 0 ? d.problems : y];
	if (u.id === void 0 || c(b)) return { problems: b };
	let x = P({
		token: v,
		rate: C(m, n),
		concurrency: C(f, n)
	}, {
		apiUrl: C(l, n),
		onWait: a
	});
	if (!x.ok) return { problems: [x.problem] };
	try {
		let e = u.id.endsWith(":master") ? _(u.id) : u.id, t = await F(() => B(x.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof te)) throw e;
		return { problems: [h("api-error", e.message)] };
	}
}
async function B(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		ne(e, t, n),
		N(e, t).catch(W([401, 403], V, r)),
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
		names: e.map(b)
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
const V = "The copy has no webhooks, because this token may not read them.", H = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", U = (e) => h("api-error", e, {
	severity: "notice",
	scope: "project"
});
function W(e, t, n) {
	return (r) => {
		if (!(r instanceof O) || !e.includes(r.status)) throw r;
		n.push(U(`${t} ${r.message}`));
	};
}
const G = h("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function K(e) {
	let { user_id: t, email: n, fullname: r } = E(e) ?? {}, [i, a] = [A(t), D(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: D(r) || a
	};
}
function q({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = E(e) ?? {}, a = Object.entries(E(r) ?? {}).flatMap(([e, t]) => {
		let n = T(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = E(e) ?? {}, o = D(t), s = Number(k(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Q({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: D(r),
				is_rtl: T(i),
				plural_forms: a === null ? null : j(a, D)
			})
		}];
	});
}
const Y = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function X(e) {
	return [...x(e).filter((e) => !Y.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
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
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => `The ${e} ${`${r.map((e) => `"${e}"`).join(" / ")}${t === void 0 ? "" : ` (id ${t})`}`.trim() || "without name and id"} ${n}: the service's response has no usable value for ${i.join(", ")}.`), i = t.length - r.length;
	return [...r, ...i > 0 ? [`The same is true for ${i} more.`] : []].map((e) => h("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ae(e, n) {
	let { setup: { console: r, environment: i, folder: c }, showProblems: l } = n, d = u(e);
	if (l(d), d.length > 0) return 1;
	let f = {
		raw: e,
		environment: i,
		parts: []
	}, p = C(s, f), m = p === void 0 ? void 0 : L(c, p), h = await oe(f, m, n, (e) => r.error(r.errorScreen.paint("dim", e)));
	if (h === "failed") return 1;
	try {
		let e = await I({
			port: C(t, f),
			state: h?.state,
			stateFile: m,
			limits: !C(a, f),
			log: C(o, f)
		});
		return r.out(`listening on ${e.url}`), h?.words.forEach(r.out), await Promise.race([R(process, "SIGINT"), R(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return r.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function oe(e, t, { setup: { folder: a, now: o }, hide: s, showProblems: c }, l) {
	let u = C(n, e);
	if (u === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return c(t.map((e) => h("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && i(t)) {
		let e = `state: ${r(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([h("bad-setting", e)]), "failed";
	}
	let d = v(o), f = await z(u, {
		sources: e,
		working: a,
		onSecrets: s,
		onWait: (e) => d(e).forEach(l)
	});
	return "problems" in f ? (c(f.problems), "failed") : (c(f.copy.problems), {
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
function ce({ id: e, name: t, keys: n, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		y(n.length, "key"),
		`${y(o.length, "language")} (${o.join(", ")})`,
		y(a.length, "webhook")
	], c = e === _(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${d(t)}: ${r(s.join(", "))}`,
		`use it with --project ${r(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...c
	];
}
export { ae as runSandbox };
