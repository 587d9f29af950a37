import { Bt as e, Ct as t, Fn as n, In as r, Nn as i, On as a, Vn as o, X as s, Xt as c, Y as l, ft as u, h as d, j as f, n as p, nt as m, r as h, x as g } from "./start.js";
import { $ as _, $t as v, Kt as y, Pt as b, St as x, it as S, nt as ee, rt as C, x as w } from "./engine.js";
import { _ as T, c as E, d as D, l as te, m as ne, o as re, s as O, u as k } from "./client.js";
import { S as A, _ as j, g as M, m as N, w as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(n, { sources: r, working: i, onSecrets: a, onWait: o }) {
	let { raw: s, environment: l } = r, f = _(n, "copy-of"), p = await C(h(t, s), i), v = p.token ?? (l.LOKALISE_API_TOKEN || void 0), y = v === void 0 ? [ee] : [];
	a(v === void 0 ? [] : [m(v)]);
	let b = [...f.problems, ...p.problems.length > 0 ? p.problems : y];
	if (f.id === void 0 || d(b)) return { problems: b };
	let x = N({
		token: v,
		rate: S(c, r),
		concurrency: S(e, r)
	}, {
		apiUrl: S(u, r),
		onWait: o
	});
	if (!x.ok) return { problems: [x.problem] };
	try {
		let { id: e } = f, t = await P(() => B(x.value, z(e)));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return { problems: [g("api-error", e.message)] };
	}
}
function z(e) {
	return e.endsWith(":master") ? y(e) : e;
}
async function B(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		A(e, t, n),
		M(e, t).catch(W([401, 403], V, r)),
		e.contributorMe(y(t)).catch(W([
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
const V = "The copy has no webhooks, because this token may not read them.", H = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", U = (e) => g("api-error", e, {
	severity: "notice",
	scope: "project"
});
function W(e, t, n) {
	return (r) => {
		if (!(r instanceof ne) || !e.includes(r.status)) throw r;
		n.push(U(`${t} ${r.message}`));
	};
}
const ie = g("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G({ names: e, ...t }) {
	return {
		...t,
		names: e.map(x)
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
	return [...w(e).filter((e) => !Y.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
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
	return [...r, ...i > 0 ? [`The same is true for ${i} more.`] : []].map((e) => g("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function le(e, t) {
	let { setup: { console: a, environment: s, folder: c }, showProblems: l } = t, u = p(e);
	if (l(u), u.length > 0) return 1;
	let d = {
		raw: e,
		environment: s,
		parts: []
	}, f = S(o, d), m = f === void 0 ? void 0 : I(c, f), h = await $(d, m, t, (e) => a.error(a.errorScreen.paint("dim", e)));
	if (h === "failed") return 1;
	try {
		let e = await F({
			port: S(r, d),
			state: h?.state,
			stateFile: m,
			limits: !S(n, d),
			log: S(i, d)
		});
		return a.out(`listening on ${e.url}`), h?.words.forEach(a.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return a.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function $(e, t, { setup: { folder: n, now: r }, hide: i, showProblems: o }, s) {
	let c = S(a, e);
	if (c === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return o(t.map((e) => g("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && f(t)) {
		let e = `state: ${l(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return o([g("bad-setting", e)]), "failed";
	}
	let u = b(r), d = await R(c, {
		sources: e,
		working: n,
		onSecrets: i,
		onWait: (e) => u(e).forEach(s)
	});
	return "problems" in d ? (o(d.problems), "failed") : (o(d.copy.problems), {
		state: ue(d.copy),
		words: de(d.copy)
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
	}, s = y(e), c = e === s ? { [e]: {
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
	let a = r.map(({ lang_iso: e }) => e).sort(), o = [
		v(n.length, "key"),
		`${v(a.length, "language")} (${a.join(", ")})`,
		v(i.length, "webhook")
	], c = e === y(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${s(t)}: ${l(o.join(", "))}`,
		`use it with --project ${l(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...c
	];
}
export { le as runSandbox };
