import { Dr as e, Ht as t, Nr as n, Or as r, Sn as i, Tr as a, Ut as o, Vn as s, Yt as c, Zn as l, _t as u, dn as d, g as f, i as p, k as m, r as h, xr as g, xt as _ } from "./start.js";
import { Et as v, Q as y, X as b, Y as ee, Z as te, Zt as x, ht as S, y as C, yr as ne } from "./engine.js";
import { _ as re, c as w, d as T, l as E, m as D, o as O, s as k, u as A } from "./client.js";
import { _ as j, b as M, g as N, p as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
// src/run/copyLive.ts
async function L(e, { sources: t, working: n, onSecrets: r, onWait: a }) {
	let { raw: o, environment: f } = t, m = ee(e, "copy-of"), h = await te(p(i, o), n), g = h.token ?? (f.LOKALISE_API_TOKEN || void 0), { token: v, problems: x } = b(void 0, {
		usable: {
			values: f,
			tokens: [],
			allowed: void 0
		},
		runToken: g,
		isNeeded: !0
	});
	r(v === void 0 ? [] : [c(v)]);
	let S = [...m.problems, ...h.problems.length > 0 ? h.problems : x];
	if (m.id === void 0 || u(S)) return { problems: S };
	let C = P({
		token: v,
		rate: y(l, t),
		concurrency: y(s, t)
	}, {
		apiUrl: y(d, t),
		onWait: a
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let e = await z(C.value, R(m.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof re)) throw e;
		return { problems: [_("api-error", e.message)] };
	}
}
function R(e) {
	return e.endsWith(":master") ? x(e) : e;
}
async function z(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		M(e, t, n),
		N(e, t).catch(U([401, 403], B, r)),
		e.contributorMe(x(t)).catch(U([
			400,
			401,
			403,
			404,
			405,
			406
		], V, r))
	]);
	if (!i.ok) return i;
	if (a && !a.ok) return a;
	let s = ie(o);
	o !== void 0 && !s && r.push(H(`${V} The answer is unusable.`));
	let { project: c } = i.value, l = c.segmentation ? [] : c.languages ?? [], u = await j(e, t, l);
	if (!u.ok) return u;
	let { objects: d, unusable: f } = u.value, p = X(d, ae), m = new Set(p.map((e) => e.id)), h = d.filter(({ key_id: e }) => !m.has(e)), g = a?.value ?? {
		objects: [],
		unusable: []
	};
	return ne({
		id: t,
		name: c.name,
		project: K(i.value),
		languages: q(i.value),
		keys: h.map((e, t) => oe(e, 1 + t * l.length)),
		webhooks: g.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [W] : [],
			...$("key", [...f, ...p], "is not in the copy"),
			...$("key", X(h, Y), "is in the copy with default values"),
			...$("webhook", g.unusable.map(G), "is not in the copy")
		]
	});
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => _("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof D) || !e.includes(r.status)) throw r;
		n.push(H(`${t} ${r.message}`));
	};
}
const W = _("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function G({ names: e, ...t }) {
	return {
		...t,
		names: e.map(S)
	};
}
function ie(e) {
	let { user_id: t, email: n, fullname: r } = A(e) ?? {}, [i, a] = [O(t), T(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: T(r) || a
	};
}
function K({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = A(e) ?? {}, a = Object.entries(A(r) ?? {}).flatMap(([e, t]) => {
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = A(e) ?? {}, o = T(t), s = Number(w(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Z({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: T(r),
				is_rtl: k(i),
				plural_forms: a === null ? null : E(a, T)
			})
		}];
	});
}
const J = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function Y(e) {
	return [...C(e).filter((e) => !J.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
}
function ae({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : [Q], ...t.length > 0 ? [] : ["platforms"]];
}
function X(e, t) {
	return e.map((e) => ({
		id: e.key_id,
		names: [...new Set(Object.values(e.key_name))],
		lacks: t(e)
	})).filter(({ lacks: e }) => e.length > 0);
}
function oe({ onOtherPlatform: e, ...t }, n) {
	return {
		...Z(t),
		key_id: Number(t.key_id),
		platforms: [...t.platforms],
		tags: [...t.tags],
		translations: (t.translations ?? []).map((e, t) => ({
			...se(e),
			translation_id: n + t
		}))
	};
}
function se(e) {
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
const Q = "key_id as a number";
function $(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes(Q) ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => _("unusable-answer", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ce(t, i) {
	let { setup: { console: o, environment: s, folder: c }, showProblems: l } = i, u = h(t);
	if (l(u), u.length > 0) return 1;
	let d = {
		raw: t,
		environment: s,
		parts: []
	}, f = y(n, d), p = f === void 0 ? void 0 : I(c, f), m = await ue(d, p, i, (e) => o.error(o.paintError("dim", e)));
	if (m === "failed") return 1;
	try {
		let t = await F({
			port: y(r, d),
			state: m?.state,
			stateFile: p,
			limits: !y(e, d),
			log: y(a, d)
		});
		o.out(`listening on ${t.url}`);
		for (let e of m?.words ?? []) o.out(e);
		return await le(), await t.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return o.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function le() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function ue(e, n, { setup: { folder: r, now: i }, hide: a, showProblems: o }, s) {
	let c = y(g, e);
	if (c === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return o(t.map((e) => _("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (n !== void 0 && f(n)) {
		let e = `state: ${t(n)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return o([_("bad-setting", e)]), "failed";
	}
	let l = v(i), u = await L(c, {
		sources: e,
		working: r,
		onSecrets: a,
		onWait: (e) => {
			for (let t of l(e)) s(t);
		}
	});
	return "problems" in u ? (o(u.problems), "failed") : (o(u.copy.problems), {
		state: de(u.copy),
		words: fe(u.copy)
	});
}
function de({ id: e, project: t, languages: n, keys: r, webhooks: i, user: a }) {
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
	}, s = x(e), c = e === s ? { [e]: {
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
function fe({ id: e, name: n, keys: r, languages: i, webhooks: a }) {
	let s = i.map(({ lang_iso: e }) => e).sort(), c = [
		m(r.length, "key"),
		`${m(s.length, "language")} (${s.join(", ")})`,
		m(a.length, "webhook")
	], l = e === x(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${o(n)}: ${t(c.join(", "))}`,
		`use it with --project ${t(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { ce as runSandbox };
