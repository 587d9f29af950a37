import { Et as e, M as t, R as n, Y as r, bt as i, f as a, fr as o, hr as s, j as c, ln as l, mr as u, n as d, r as f, sr as p, st as m, xr as h, yn as g } from "./start.js";
import { At as _, E as v, Ht as y, _t as b, er as x, ft as S, lt as C, pt as w, vn as T } from "./engine.js";
import { c as E, d as D, f as O, h as k, l as A, s as ee, u as te, v as ne } from "./client.js";
import { S as j, _ as M, g as N, m as P, w as F } from "./project.js";
import { t as I } from "./sandbox.js";
import { resolve as L } from "node:path";
import { once as R } from "node:events";
// src/run/copyLive.ts
async function z(t, { sources: a, working: o, onSecrets: s, onWait: c }) {
	let { raw: u, environment: d } = a, p = C(t, "copy-of"), h = await w(f(m, u), o), _ = h.token ?? (d.LOKALISE_API_TOKEN || void 0), v = _ === void 0 ? [S] : [];
	s(_ === void 0 ? [] : [n(_)]);
	let y = [...p.problems, ...h.problems.length > 0 ? h.problems : v];
	if (p.id === void 0 || i(y)) return { problems: y };
	let x = P({
		token: _,
		rate: b(g, a),
		concurrency: b(l, a)
	}, {
		apiUrl: b(r, a),
		onWait: c
	});
	if (!x.ok) return { problems: [x.problem] };
	try {
		let e = p.id.endsWith(":master") ? T(p.id) : p.id, t = await F(() => B(x.value, e));
		return t.ok ? { copy: t.value } : { problems: [t.problem] };
	} catch (t) {
		if (!(t instanceof ne)) throw t;
		return { problems: [e("api-error", t.message)] };
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
		e.contributorMe(T(t)).catch(W([
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
const V = "The copy has no webhooks, because this token may not read them.", H = "The token's own user could not be read, so requests to the copy have the sandbox's own user.", U = (t) => e("api-error", t, {
	severity: "notice",
	scope: "project"
});
function W(e, t, n) {
	return (r) => {
		if (!(r instanceof k) || !e.includes(r.status)) throw r;
		n.push(U(`${t} ${r.message}`));
	};
}
const G = e("segmented-project", "The copy has no texts, because this project has segmentation on, and lokaform does not read texts in segments.", {
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
function $(t, n, r) {
	let i = n.slice(0, 100).map(({ id: e, names: n, lacks: i }) => `The ${t} ${`${n.map((e) => `"${e}"`).join(" / ")}${e === void 0 ? "" : ` (id ${e})`}`.trim() || "without name and id"} ${r}: the service's response has no usable value for ${i.join(", ")}.`), a = n.length - i.length;
	return [...i, ...a > 0 ? [`The same is true for ${a} more.`] : []].map((t) => e("unusable-response", t, {
		severity: "warning",
		scope: "change"
	}));
}
// src/commands/runs/sandbox.ts
async function ae(e, t) {
	let { setup: n, showProblems: r } = t, { console: i, environment: a, folder: c } = n, l = d(e);
	if (r(l), l.length > 0) return 1;
	let f = {
		raw: e,
		environment: a,
		parts: []
	}, p = b(h, f), m = p === void 0 ? void 0 : L(c, p), g = await oe(f, m, t, (e) => i.error(i.errorScreen.paint("dim", e)));
	if (g === "failed") return 1;
	try {
		let e = await I({
			port: b(s, f),
			state: g?.state,
			stateFile: m,
			limits: !b(u, f),
			log: b(o, f)
		});
		return i.out(`listening on ${e.url}`), g?.words.forEach(i.out), await Promise.race([R(process, "SIGINT"), R(process, "SIGTERM")]), await e.close(), 0;
	} catch (e) {
		if (!(e instanceof Error)) throw e;
		return i.error(`The sandbox cannot run: ${e.message}`), 1;
	}
}
async function oe(t, n, { setup: { folder: r, now: i }, hide: o, showProblems: s }, l) {
	let u = b(p, t);
	if (u === void 0) {
		let n = ["api-url", "token-file"].filter((e) => t.raw[e]);
		return s(n.map((t) => e("bad-setting", `${t} has an effect only with --copy-of. Add --copy-of, or leave it out.`))), n.length > 0 ? "failed" : void 0;
	}
	if (n !== void 0 && a(n)) {
		let t = `state: ${c(n)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
		return s([e("bad-setting", t)]), "failed";
	}
	let d = y(i), f = await z(u, {
		sources: t,
		working: r,
		onSecrets: o,
		onWait: (e) => d(e).forEach(l)
	});
	return "problems" in f ? (s(f.problems), "failed") : (s(f.copy.problems), {
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
function ce({ id: e, name: n, keys: r, languages: i, webhooks: a }) {
	let o = i.map(({ lang_iso: e }) => e).sort(), s = [
		x(r.length, "key"),
		`${x(o.length, "language")} (${o.join(", ")})`,
		x(a.length, "webhook")
	], l = e === T(e) ? [] : ["Only this branch is copied. The project itself has no keys here."];
	return [
		`copied project ${t(n)}: ${c(s.join(", "))}`,
		`use it with --project ${c(e)} and any token`,
		"Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
		...l
	];
}
export { ae as runSandbox };
