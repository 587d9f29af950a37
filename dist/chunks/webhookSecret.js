import { At as e, Jn as t, Ot as n, Ur as r, _ as i, a, dt as o, jt as s, kt as c, ni as l, o as u, r as d, ri as f, vn as p, xr as m, yr as h } from "./engine.js";
import { Cr as g, R as _, Tt as v, gr as y, j as b, kt as x, r as S, xt as C, yr as w, yt as T } from "./start.js";
import { d as E, f as D, u as O, v as k } from "./client.js";
import { m as A } from "./project.js";
import { dirname as j, resolve as M } from "node:path";
// src/webhooks/secret.ts
function N(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = E(e) ?? {};
	return {
		webhook_id: D(t) ?? "",
		url: D(n) ?? "",
		secret: D(r) || void 0,
		branch: D(i),
		events: O(a, D) ?? []
	};
}
const P = v("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(t, r) {
	try {
		let a = [];
		for await (let e of t.allWebhooks(p(r.projectId))) a.push(N(e));
		r.onSecrets(a.flatMap(({ secret: e }) => e === void 0 ? [] : _(e)));
		let { which: o, usable: s } = r, l = i(o, s);
		r.onSecrets(e(l.variables));
		let u = l.issues.length > 0 ? o : c(o, l.variables), d = a.filter(({ webhook_id: e, url: t }) => e === o || n(t, o) || n(t, u)), [f, ...m] = d;
		if (!f) return C(L(a));
		if (m.length > 0) return C(R(d));
		let { webhook_id: h, secret: g } = f;
		if (!r.rotate) return g === void 0 ? C(P) : x({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let v = await r.checkWrite();
		if (v) return C(v);
		let y = await I(t, p(r.projectId), f);
		return r.onSecrets([_(y)]), x({
			webhookId: h,
			secret: y,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return C(v("api-error", e.message, { scope: "project" }));
	}
}
async function I(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof k) || !i.mayHaveHappened) throw i;
		let a = N(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function L(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${s(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return v("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await o("plan", e, t.sources);
	t.hide(n.secrets);
	let i = T(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, t, n, i) {
	let { folders: o } = i.sources, s = S(g, e), c = S(w, e), [p, ..._] = t.projects, x = [
		s === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		c === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		_.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), C = [...n, ...x];
	if (!p || s === void 0 || c === void 0 || T(C)) return { problems: C };
	let E = {
		option: "secrets-file",
		path: M(o.working, c),
		is: "file"
	}, D = await d([E], await V(t, o), o);
	if (D.size > 0) return { problems: [...C, ...D.values()] };
	let O = S(y, e) ?? !1, { permission: k } = i.context(t, new u(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(t, i) : void 0);
	if (N) return { problems: [...C, N] };
	let P = A(p, { apiUrl: t.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: p.id,
		which: s,
		usable: t.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => i.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await a(E, `${I.value.secret}\n`, o, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = i.sources, W = o.confined ? void 0 : await f(await l(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await m(W, G, {
		environment: B,
		signal: r
	}).catch(h);
	return { done: `The ${R ? "new " : ""}secret of webhook ${b(z)} is in ${b(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: n, others: i, configFile: a }, { working: o }) {
	let s = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: o
		},
		...n.flatMap(({ manifests: e }) => e ?? []),
		...i
	];
	return [a, ...await t(s, r)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new u()))) return v("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
