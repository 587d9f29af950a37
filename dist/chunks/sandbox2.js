import { Bt as e, Mn as t, Un as n, Wt as r, Z as i, g as a, gi as o, gn as s, hi as c, i as l, ir as u, kr as d, li as f, ln as p, pi as m, r as h, un as g, xi as _, zr as ee } from "./start.js";
import { G as te, J as v, K as y, a as b, bt as x, dr as S, l as C, q as ne, s as w, ut as T } from "./engine.js";
import { _ as E, c as D, d as O, l as k, m as re, o as A, s as j, u as M } from "./client.js";
import { p as N, v as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
// src/run/copyLive.ts
async function L(i, { sources: a, working: o, onSecrets: c, onWait: u }) {
	let { raw: f, environment: p } = a, m = te(i, "copy-of"), h = await ne(l(n, f), o), g = h.token ?? (p.LOKALISE_API_TOKEN || void 0), { token: _, problems: b } = y(void 0, {
		usable: {
			values: p,
			tokens: [],
			allowed: void 0
		},
		runToken: g,
		isNeeded: !0
	});
	c(_ === void 0 ? [] : [s(_)]);
	let x = [...m.problems, ...h.problems.length > 0 ? h.problems : b];
	if (m.id === void 0 || e(x)) return { problems: x };
	let S = N({
		token: _,
		rate: v(ee, a),
		concurrency: v(d, a)
	}, {
		apiUrl: v(t, a),
		onWait: u
	});
	if (!S.ok) return { problems: [S.problem] };
	try {
		let e = await z(S.value, R(m.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof E)) throw e;
		return { problems: [r("api-error", e.message)] };
	}
}
function R(e) {
	return e.endsWith(":master") ? u(e) : e;
}
async function z(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		P(e, t, n),
		b(e, t).catch(U([401, 403], B, r)),
		e.contributorMe(u(t)).catch(U([
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
	let s = G(o);
	o !== void 0 && !s && r.push(H(`${V} The answer is unusable.`));
	let { project: c } = i.value, l = c.segmentation ? [] : c.languages ?? [], d = await w(e, t, l);
	if (!d.ok) return d;
	let { objects: f, unusable: p } = d.value, m = X(f, ae), h = new Set(m.map((e) => e.id)), g = f.filter(({ key_id: e }) => !h.has(e)), _ = a?.value ?? {
		objects: [],
		unusable: []
	};
	return S({
		id: t,
		name: c.name,
		project: K(i.value),
		languages: q(i.value),
		keys: g.map((e, t) => oe(e, 1 + t * l.length)),
		webhooks: _.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [W] : [],
			...$("key", [...p, ...m], "is not in the copy"),
			...$("key", X(g, Y), "is in the copy with default values"),
			...$("webhook", _.unusable.map(ie), "is not in the copy")
		]
	});
}
const B = "The copy has no webhooks, because this token may not read them.", V = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", H = (e) => r("api-error", e, {
	severity: "notice",
	scope: "project"
});
function U(e, t, n) {
	return (r) => {
		if (!(r instanceof re) || !e.includes(r.status)) throw r;
		n.push(H(`${t} ${r.message}`));
	};
}
const W = r("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function ie({ names: e, ...t }) {
	return {
		...t,
		names: e.map(T)
	};
}
function G(e) {
	let { user_id: t, email: n, fullname: r } = M(e) ?? {}, [i, a] = [A(t), O(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: O(r) || a
	};
}
function K({ details: e, project: t }) {
	let { statistics: n, settings: r, ...i } = M(e) ?? {}, a = Object.entries(M(r) ?? {}).flatMap(([e, t]) => {
		let n = j(t);
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
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = M(e) ?? {}, o = O(t), s = Number(D(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...Z({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: O(r),
				is_rtl: j(i),
				plural_forms: a === null ? null : k(a, O)
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
	let i = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes(Q) ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), a = t.length - i.length, o = a > 0 ? [`The same is true for ${a} more.`] : [];
	return [...i, ...o].map((e) => r("unusable-answer", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ce(e, t) {
	let { setup: { console: n, environment: r, folder: i }, showProblems: a } = t, s = h(e);
	if (a(s), s.length > 0) return 1;
	let l = {
		raw: e,
		environment: r,
		parts: []
	}, u = v(_, l), d = u === void 0 ? void 0 : I(i, u), f = await ue(l, d, t, (e) => n.error(n.paintError("dim", e)));
	if (f === "failed") return 1;
	try {
		let e = await F({
			port: v(o, l),
			state: f?.state,
			stateFile: d,
			limits: !v(c, l),
			log: v(m, l)
		});
		n.out(`listening on ${e.url}`);
		for (let e of f?.words ?? []) n.out(e);
		return await le(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return n.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function le() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function ue(e, t, { setup: { folder: n, now: i }, hide: o, showProblems: s }, c) {
	let l = v(f, e);
	if (l === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return s(t.map((e) => r("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (t !== void 0 && a(t)) {
		let e = `state: ${p(t)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return s([r("bad-setting", e)]), "failed";
	}
	let u = x(i), d = await L(l, {
		sources: e,
		working: n,
		onSecrets: o,
		onWait: (e) => {
			for (let t of u(e)) c(t);
		}
	});
	return "problems" in d ? (s(d.problems), "failed") : (s(d.copy.problems), {
		state: de(d.copy),
		words: fe(d.copy)
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
	}, s = u(e), c = e === s ? { [e]: {
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
function fe({ id: e, name: t, keys: n, languages: r, webhooks: a }) {
	let o = r.map(({ lang_iso: e }) => e).sort(), s = [
		i(n.length, "key"),
		`${i(o.length, "language")} (${o.join(", ")})`,
		i(a.length, "webhook")
	], c = e === u(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${g(t)}: ${p(s.join(", "))}`,
		`use it with --project ${p(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...c
	];
}
export { ce as runSandbox };
