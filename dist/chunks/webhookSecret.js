import { Cr as e, Ct as t, Et as n, Fr as r, Nr as i, S as a, Tt as o, Vn as s, a as c, it as l, mi as u, ni as d, o as f, pi as p, r as m, wt as h } from "./engine.js";
import { K as g, Or as _, _ as v, d as y, p as b, r as x, rt as S, wr as C, x as w, xr as T } from "./start.js";
import { d as E, f as D, p as O, y as k } from "./client.js";
import { g as A } from "./project.js";
import { dirname as j, resolve as M } from "node:path";
// src/webhooks/secret.ts
function N(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = D(e) ?? {};
	return {
		webhook_id: O(t) ?? "",
		url: O(n) ?? "",
		secret: O(r) || void 0,
		branch: O(i),
		events: E(a, O) ?? []
	};
}
const P = v("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(e, n) {
	try {
		let r = [];
		for await (let t of e.allWebhooks(s(n.projectId))) r.push(N(t));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : S(e)));
		let { which: i, usable: c } = n, l = a(i, c);
		n.onSecrets(o(l.variables));
		let u = l.issues.length > 0 ? i : h(i, l.variables), d = r.filter(({ webhook_id: e, url: n }) => e === i || t(n, i) || t(n, u)), [f, ...p] = d;
		if (!f) return b(L(r));
		if (p.length > 0) return b(R(d));
		let { webhook_id: m, secret: g } = f;
		if (!n.rotate) return g === void 0 ? b(P) : w({
			webhookId: m,
			secret: g,
			rotated: !1
		});
		let _ = await n.checkWrite();
		if (_) return b(_);
		let v = await I(e, s(n.projectId), f);
		return n.onSecrets([S(v)]), w({
			webhookId: m,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return b(v("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${n(t)})`).join(", "), r = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return v("stale-id", r, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await l("plan", e, t.sources);
	t.hide(n.secrets);
	let i = y(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, t, n, a) {
	let { folders: o } = a.sources, s = x(_, e), l = x(C, e), [h, ...b] = t.projects, S = [
		s === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		l === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		b.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), w = [...n, ...S];
	if (!h || s === void 0 || l === void 0 || y(w)) return { problems: w };
	let E = {
		option: "secrets-file",
		path: M(o.working, l),
		is: "file"
	}, D = await m([E], await V(t, o), o);
	if (D.size > 0) return { problems: [...w, ...D.values()] };
	let O = x(T, e) ?? !1, { permission: k } = a.context(t, new f(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(t, a) : void 0);
	if (N) return { problems: [...w, N] };
	let P = A(h, { apiUrl: t.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: h.id,
		which: s,
		usable: t.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => a.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await c(E, `${I.value.secret}\n`, o, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = a.sources, W = o.confined ? void 0 : await u(await p(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await r(W, G, {
		environment: B,
		signal: d
	}).catch(i);
	return { done: `The ${R ? "new " : ""}secret of webhook ${g(z)} is in ${g(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: t, projects: n, others: r, configFile: i }, { working: a }) {
	let o = [
		{
			kinds: t,
			globs: {},
			texts: [],
			folder: a
		},
		...n.flatMap(({ manifests: e }) => e ?? []),
		...r
	];
	return [i, ...await e(o, d)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new f()))) return v("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
