import { $ as e, K as t, O as n, Qn as r, Xt as i, bt as a, er as o, f as s, lt as c, n as l, on as u, q as d, qn as f, r as p, sr as m, tr as h, v as g } from "./start.js";
import { $ as _, Kt as v, Nt as y, en as b, it as x, nt as S, rt as ee, x as C, xt as w } from "./engine.js";
import { _ as T, c as E, d as D, l as te, m as ne, o as re, s as O, u as k } from "./client.js";
import { S as A, _ as j, g as M, m as N, w as P } from "./project.js";
import { t as F } from "./sandbox.js";
import { resolve as I } from "node:path";
import { once as L } from "node:events";
// src/run/copyLive.ts
async function R(t, { sources: n, working: r, onSecrets: o, onWait: l }) {
	let { raw: d, environment: f } = n, m = _(t, "copy-of"), h = await ee(p(a, d), r), v = h.token ?? (f.LOKALISE_API_TOKEN || void 0), y = v === void 0 ? [S] : [];
	o(v === void 0 ? [] : [e(v)]);
	let b = [...m.problems, ...h.problems.length > 0 ? h.problems : y];
	if (m.id === void 0 || s(b)) return { problems: b };
	let C = N({
		token: v,
		rate: x(u, n),
		concurrency: x(i, n)
	}, {
		apiUrl: x(c, n),
		onWait: l
	});
	if (!C.ok) return { problems: [C.problem] };
	try {
		let { id: e } = m, t = await P(() => B(C.value, z(e)));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return { problems: [g("api-error", e.message)] };
	}
}
function z(e) {
	return e.endsWith(":master") ? v(e) : e;
}
async function B(e, t) {
	let n = {
		languages: !0,
		names: !0,
		texts: !0
	}, r = [], [i, a, o] = await Promise.all([
		A(e, t, n),
		M(e, t).catch(W([401, 403], V, r)),
		e.contributorMe(v(t)).catch(W([
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
		names: e.map(w)
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
	return [...r, ...i > 0 ? [`The same is true for ${i} more.`] : []].map((e) => g("unusable-response", e, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function le(e, t) {
	let { setup: { console: n, environment: i, folder: a }, showProblems: s } = t, c = l(e);
	if (s(c), c.length > 0) return 1;
	let u = {
		raw: e,
		environment: i,
		parts: []
	}, d = x(m, u), f = d === void 0 ? void 0 : I(a, d), p = await $(u, f, t, (e) => n.error(n.errorScreen.paint("dim", e)));
	if (p === "failed") return 1;
	try {
		let e = await F({
			port: x(h, u),
			state: p?.state,
			stateFile: f,
			limits: !x(o, u),
			log: x(r, u)
		});
		return n.out(`listening on ${e.url}`), p?.words.forEach(n.out), await Promise.race([L(process, "SIGINT"), L(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return n.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function $(e, r, { setup: { folder: i, now: a }, hide: o, showProblems: s }, c) {
	let l = x(f, e);
	if (l === void 0) {
		let t = ["api-url", "token-file"].filter((t) => e.raw[t]);
		return s(t.map((e) => g("bad-setting", `${e} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), t.length > 0 ? "failed" : void 0;
	}
	if (r !== void 0 && n(r)) {
		let e = `state: ${t(r)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return s([g("bad-setting", e)]), "failed";
	}
	let u = y(a), d = await R(l, {
		sources: e,
		working: i,
		onSecrets: o,
		onWait: (e) => u(e).forEach(c)
	});
	return "problems" in d ? (s(d.problems), "failed") : (s(d.copy.problems), {
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
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		b(r.length, "key"),
		`${b(o.length, "language")} (${o.join(", ")})`,
		b(a.length, "webhook")
	], c = e === v(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${d(n)}: ${t(s.join(", "))}`,
		`use it with --project ${t(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...c
	];
}
export { le as runSandbox };
