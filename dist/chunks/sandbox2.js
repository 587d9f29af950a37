import { En as e, Er as t, K as n, O as r, _ as i, _r as a, _t as o, br as s, d as c, gn as l, kt as u, n as d, pr as f, q as p, r as m, rt as h, yr as g } from "./start.js";
import { D as _, In as v, J as y, Nr as b, X as x, Y as S, Z as C, ht as w, vt as T } from "./engine.js";
import { c as E, d as ee, f as D, g as O, l as k, p as A, y as j } from "./client.js";
import { A as te, O as ne, b as M, v as N, x as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(t, { sources: n, working: r, onSecrets: a, onWait: s }) {
	let { raw: d, environment: f } = n, p = C(t, "copy-of"), g = await S(m(u, d), r), _ = g.token ?? (f.LOKALISE_API_TOKEN || void 0), b = _ === void 0 ? [y] : [];
	a(_ === void 0 ? [] : [h(_)]);
	let w = [...p.problems, ...g.problems.length > 0 ? g.problems : b];
	if (p.id === void 0 || c(w)) return { problems: w };
	let T = N({
		token: _,
		rate: x(e, n),
		concurrency: x(l, n)
	}, {
		apiUrl: x(o, n),
		onWait: s
	});
	if (!T.ok) return { problems: [T.problem] };
	try {
		let e = p.id.endsWith(":master") ? v(p.id) : p.id, t = await te(() => z(T.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof j)) throw e;
		return { problems: [i("api-error", e.message)] };
	}
}
async function z(e, t) {
	let n = [], [r, i, a] = await Promise.all([
		ne(e, t),
		M(e, t).catch(U([401, 403], B, n)),
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
	let { project: s, statistics: c } = r, l = s.segmentation ? [] : s.languages ?? [], { objects: u, unusable: d } = await P({
		client: e,
		project: s,
		statistics: c,
		languages: l
	}), f = Z(u, X), p = new Set(f.map((e) => e.id)), m = u.filter(({ key_id: e }) => !p.has(e)), h = i ?? {
		objects: [],
		unusable: []
	}, g = h.unusable.map(({ names: e, ...t }) => ({
		...t,
		names: e.map(w)
	}));
	return {
		id: t,
		name: s.name,
		project: K(r),
		languages: q(r),
		keys: m.map((e, t) => re(e, 1 + t * l.length)),
		webhooks: h.objects,
		user: o,
		problems: [
			...n,
			...s.segmentation ? [W] : [],
			...$("key", [...d, ...f], "is not in the copy"),
			...$("key", Z(m, Y), "is in the copy with default values"),
			...$("webhook", g, "is not in the copy")
		]
	};
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => i("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof O) || !e.includes(r.status)) throw r;
		n.push(H(`${t} ${r.message}`));
	};
}
const W = i("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G(e) {
	let { user_id: t, email: n, fullname: r } = D(e) ?? {}, [i, a] = [E(t), A(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: A(r) || a
	};
}
function K({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = D(e) ?? {}, a = Object.entries(D(r) ?? {}).flatMap(([e, t]) => {
		let n = k(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = D(e) ?? {}, o = A(t);
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Q({
				lang_id: E(n) || void 0,
				lang_name: A(r),
				is_rtl: k(i),
				plural_forms: a === null ? null : ee(a, A)
			})
		}];
	});
}
const J = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function Y(e) {
	return [..._(e).filter((e) => !J.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
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
function re({ onOtherPlatform: e, ...t }, n) {
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
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => `The ${e} ${`${r.map((e) => `"${e}"`).join(" / ")}${t === void 0 ? "" : ` (id ${t})`}`.trim() || "without name and id"} ${n}: the service's response has no usable value for ${i.join(", ")}.`), a = t.length - r.length;
	return [...r, ...a > 0 ? [`The same is true for ${a} more.`] : []].map((e) => i("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ie(e, n) {
	let { setup: r, showProblems: i } = n, { console: o, environment: c, folder: l } = r, u = d(e);
	if (i(u), u.length > 0) return 1;
	let f = {
		raw: e,
		environment: c,
		parts: []
	}, p = x(t, f), m = p === void 0 ? void 0 : I(l, p), h = await ae(f, m, n, (e) => o.error(o.errorScreen.paint("dim", e)));
	if (h === "failed") return 1;
	try {
		let e = await F({
			port: x(s, f),
			state: h?.state,
			stateFile: m,
			limits: !x(g, f),
			log: x(a, f)
		});
		return o.out(`listening on ${e.url}`), h?.words.forEach(o.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return o.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function ae(e, t, { setup: { folder: a, now: o }, hide: s, showProblems: c }, l) {
	let u = x(f, e);
	if (u === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return c(t.map((e) => i("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && r(t)) {
		let e = `state: ${n(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return c([i("bad-setting", e)]), "failed";
	}
	let d = T(o), p = await R(u, {
		sources: e,
		working: a,
		onSecrets: s,
		onWait: (e) => d(e).forEach(l)
	});
	return "problems" in p ? (c(p.problems), "failed") : (c(p.copy.problems), {
		state: oe(p.copy),
		words: se(p.copy)
	});
}
function oe({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
function se({ id: e, name: t, keys: r, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		b(r.length, "key"),
		`${b(o.length, "language")} (${o.join(", ")})`,
		b(a.length, "webhook")
	], c = e === v(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${p(t)}: ${n(s.join(", "))}`,
		`use it with --project ${n(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...c
	];
}
export { ie as runSandbox };
