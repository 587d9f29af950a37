import { $n as e, $r as t, Cn as n, Er as r, Ft as i, It as a, Lt as o, Or as s, Pt as c, _ as l, a as u, di as d, o as f, pt as p, r as m, ui as h } from "./engine.js";
import { _ as g, _r as _, br as v, d as y, p as b, q as x, r as S, tt as C, wr as w, x as T } from "./start.js";
import { d as E, f as D, p as O, y as k } from "./client.js";
import { _ as A } from "./project.js";
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
const P = g("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(e, t) {
	try {
		let r = [];
		for await (let i of e.allWebhooks(n(t.projectId))) r.push(N(i));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : C(e)));
		let { which: o, usable: s } = t, u = l(o, s);
		t.onSecrets(a(u.variables));
		let d = u.issues.length > 0 ? o : i(o, u.variables), f = r.filter(({ webhook_id: e, url: t }) => e === o || c(t, o) || c(t, d)), [p, ...m] = f;
		if (!p) return b(L(r));
		if (m.length > 0) return b(R(f));
		let { webhook_id: h, secret: g } = p;
		if (!t.rotate) return g === void 0 ? b(P) : T({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await t.checkWrite();
		if (_) return b(_);
		let v = await I(e, n(t.projectId), p);
		return t.onSecrets([C(v)]), T({
			webhookId: h,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return b(g("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${o(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return g("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return g("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await p("plan", e, t.sources);
	t.hide(n.secrets);
	let i = y(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, n, i, a) {
	let { folders: o } = a.sources, c = S(w, e), l = S(v, e), [p, ...b] = n.projects, C = [
		c === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		l === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		b.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [g("bad-setting", e)]), T = [...i, ...C];
	if (!p || c === void 0 || l === void 0 || y(T)) return { problems: T };
	let E = {
		option: "secrets-file",
		path: M(o.working, l),
		is: "file"
	}, D = await m([E], await V(n, o), o);
	if (D.size > 0) return { problems: [...T, ...D.values()] };
	let O = S(_, e) ?? !1, { permission: k } = a.context(n, new f(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(n, a) : void 0);
	if (N) return { problems: [...T, N] };
	let P = A(p, { apiUrl: n.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: p.id,
		which: c,
		usable: n.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => a.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await u(E, `${I.value.secret}\n`, o, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = a.sources, W = o.confined ? void 0 : await d(await h(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await s(W, G, {
		environment: B,
		signal: t
	}).catch(r);
	return { done: `The ${R ? "new " : ""}secret of webhook ${x(z)} is in ${x(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: n, projects: r, others: i, configFile: a }, { working: o }) {
	let s = [
		{
			kinds: n,
			globs: {},
			texts: [],
			folder: o
		},
		...r.flatMap(({ manifests: e }) => e ?? []),
		...i
	];
	return [a, ...await e(s, t)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new f()))) return g("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
