import { Bt as e, Cr as t, Er as n, Tr as r, Vt as i, Yn as a, bn as o, bt as s, g as c, gt as l, i as u, jr as d, k as f, ln as p, qt as m, r as h, yr as g, zn as ee } from "./start.js";
import { Et as _, It as v, Q as y, X as te, Y as ne, Z as b, ht as x, y as S, yr as re } from "./engine.js";
import { _ as ie, c as C, d as w, l as T, m as E, o as D, s as O, u as k } from "./client.js";
import { _ as A, b as j, g as M, p as N } from "./project.js";
import { t as P } from "./sandbox.js";
import { resolve as F } from "node:path";
// src/run/copyLive.ts
async function I(e, { sources: t, working: n, onSecrets: r, onWait: i }) {
	let { raw: c, environment: d } = t, f = ne(e, "copy-of"), h = await b(u(o, c), n), g = h.token ?? (d.LOKALISE_API_TOKEN || void 0), { token: _, problems: v } = te(void 0, {
		usable: {
			values: d,
			tokens: [],
			allowed: void 0
		},
		runToken: g,
		isNeeded: !0
	});
	r(_ === void 0 ? [] : [m(_)]);
	let x = [...f.problems, ...h.problems.length > 0 ? h.problems : v];
	if (f.id === void 0 || l(x)) return { problems: x };
	let S = N({
		token: _,
		rate: y(a, t),
		concurrency: y(ee, t)
	}, {
		apiUrl: y(p, t),
		onWait: i
	});
	if (!S.ok) return { problems: [S.problem] };
	try {
		let e = await R(S.value, L(f.id));
		return e.ok ? { copy: e.value } : { problems: [e.problem] };
	} catch (e) {
		if (!(e instanceof ie)) throw e;
		return { problems: [s("api-error", e.message)] };
	}
}
function L(e) {
	return e.endsWith(":master") ? v(e) : e;
}
async function R(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		j(e, t, n),
		M(e, t).catch(H([401, 403], z, r)),
		e.contributorMe(v(t)).catch(H([
			400,
			401,
			403,
			404,
			405,
			406
		], B, r))
	]);
	if (!i.ok) return i;
	if (a && !a.ok) return a;
	let s = W(o);
	o !== void 0 && !s && r.push(V(`${B} The answer is unusable.`));
	let { project: c } = i.value, l = c.segmentation ? [] : c.languages ?? [], u = await A(e, t, l);
	if (!u.ok) return u;
	let { objects: d, unusable: f } = u.value, p = Y(d, oe), m = new Set(p.map((e) => e.id)), h = d.filter(({ key_id: e }) => !m.has(e)), g = a?.value ?? {
		objects: [],
		unusable: []
	};
	return re({
		id: t,
		name: c.name,
		project: G(i.value),
		languages: K(i.value),
		keys: h.map((e, t) => se(e, 1 + t * l.length)),
		webhooks: g.objects,
		user: s,
		problems: [
			...r,
			...c.segmentation ? [U] : [],
			...Q("key", [...f, ...p], "is not in the copy"),
			...Q("key", Y(h, J), "is in the copy with default values"),
			...Q("webhook", g.unusable.map(ae), "is not in the copy")
		]
	});
}
const z = "The copy has no webhooks, because this token may not read them.", B = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", V = (e) => s("api-error", e, {
	severity: "notice",
	scope: "project"
});
function H(e, t, n) {
	return (r) => {
		if (!(r instanceof E) || !e.includes(r.status)) throw r;
		n.push(V(`${t} ${r.message}`));
	};
}
const U = s("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
	severity: "warning",
	scope: "project"
});
function ae({ names: e, ...t }) {
	return {
		...t,
		names: e.map(x)
	};
}
function W(e) {
	let { user_id: t, email: n, fullname: r } = k(e) ?? {}, [i, a] = [D(t), w(n)];
	if (i && a !== void 0) return {
		user_id: i,
		email: a,
		fullname: w(r) || a
	};
}
function G({ details: e, project: t }) {
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
function K({ languages: e }) {
	return (e ?? []).flatMap((e) => {
		let { lang_iso: t, lang_id: n, lang_name: r, is_rtl: i, plural_forms: a } = k(e) ?? {}, o = w(t), s = Number(C(n));
		return o === void 0 ? [] : [{
			lang_iso: o,
			...X({
				lang_id: Number.isSafeInteger(s) ? s : void 0,
				lang_name: w(r),
				is_rtl: O(i),
				plural_forms: a === null ? null : T(a, w)
			})
		}];
	});
}
const q = ["modified_at_timestamp", "translations_modified_at_timestamp"];
function J(e) {
	return [...S(e).filter((e) => !q.includes(e)), ...e.onOtherPlatform ? ["a platform that the sandbox does not know"] : []];
}
function oe({ key_id: e, platforms: t }) {
	return [...Number.isSafeInteger(Number(e)) ? [] : [Z], ...t.length > 0 ? [] : ["platforms"]];
}
function Y(e, t) {
	return e.map((e) => ({
		id: e.key_id,
		names: [...new Set(Object.values(e.key_name))],
		lacks: t(e)
	})).filter(({ lacks: e }) => e.length > 0);
}
function se({ onOtherPlatform: e, ...t }, n) {
	return {
		...X(t),
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
		...X(e),
		modified_by: Number(t),
		modified_by_email: n
	};
}
function X(e) {
	let t = Object.entries(e).filter(([, e]) => e !== void 0);
	return Object.fromEntries(t);
}
const Z = "key_id as a number";
function Q(e, t, n) {
	let r = t.slice(0, 100).map(({ id: t, names: r, lacks: i }) => {
		let a = i.includes(Z) ? "its id is longer than the sandbox can store" : `the service's answer has no usable value for ${i.join(", ")}`;
		return `The ${e} ${[...r.length > 0 ? [r.map((e) => `"${e}"`).join(" / ")] : [], ...t === void 0 ? [] : [`(id ${t})`]].join(" ") || "without name and id"} ${n}: ${a}.`;
	}), i = t.length - r.length, a = i > 0 ? [`The same is true for ${i} more.`] : [];
	return [...r, ...a].map((e) => s("unusable-answer", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function $(e, i) {
	let { setup: { console: a, environment: o, folder: s }, showProblems: c } = i, l = h(e);
	if (c(l), l.length > 0) return 1;
	let u = {
		raw: e,
		environment: o,
		parts: []
	}, f = y(d, u), p = f === void 0 ? void 0 : F(s, f), m = await ue(u, p, i, (e) => a.error(a.paintError("dim", e)));
	if (m === "failed") return 1;
	try {
		let e = await P({
			port: y(n, u),
			state: m?.state,
			stateFile: p,
			limits: !y(r, u),
			log: y(t, u)
		});
		a.out(`listening on ${e.url}`);
		for (let e of m?.words ?? []) a.out(e);
		return await le(), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return a.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
function le() {
	return new Promise((e) => {
		process.once("SIGINT", () => e()), process.once("SIGTERM", () => e());
	});
}
async function ue(t, n, { setup: { folder: r, now: i }, hide: a, showProblems: o }, l) {
	let u = y(g, t);
	if (u === void 0) {
		let e = ["api-url", "token-file"].filter((e) => t.raw[e]);
		return o(e.map((e) => s("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), e.length > 0 ? "failed" : void 0;
	}
	if (n !== void 0 && c(n)) {
		let t = `state: ${e(n)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return o([s("bad-setting", t)]), "failed";
	}
	let d = _(i), f = await I(u, {
		sources: t,
		working: r,
		onSecrets: a,
		onWait: (e) => {
			for (let t of d(e)) l(t);
		}
	});
	return "problems" in f ? (o(f.problems), "failed") : (o(f.copy.problems), {
		state: de(f.copy),
		words: fe(f.copy)
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
function fe({ id: t, name: n, keys: r, languages: a, webhooks: o }) {
	let s = a.map(({ lang_iso: e }) => e).sort(), c = [
		f(r.length, "key"),
		`${f(s.length, "language")} (${s.join(", ")})`,
		f(o.length, "webhook")
	], l = t === v(t) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${i(n)}: ${e(c.join(", "))}`,
		`use it with --project ${e(t)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { $ as runSandbox };
