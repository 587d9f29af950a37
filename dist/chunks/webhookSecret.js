import { $r as e, Ar as t, Ln as n, Mr as r, Q as i, _t as a, a as o, br as s, bt as c, di as l, g as u, o as d, r as f, ui as p, vt as m, yt as h } from "./engine.js";
import { Sr as g, Tr as _, _ as v, d as y, it as b, kr as x, p as S, q as C, r as w, x as T } from "./start.js";
import { d as E, f as D, p as O, y as k } from "./client.js";
import { v as A } from "./project.js";
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
async function F(e, t) {
	try {
		let r = [];
		for await (let i of e.allWebhooks(n(t.projectId))) r.push(N(i));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : b(e)));
		let { which: i, usable: o } = t, s = u(i, o);
		t.onSecrets(h(s.variables));
		let c = s.issues.length > 0 ? i : m(i, s.variables), l = r.filter(({ webhook_id: e, url: t }) => e === i || a(t, i) || a(t, c)), [d, ...f] = l;
		if (!d) return S(L(r));
		if (f.length > 0) return S(R(l));
		let { webhook_id: p, secret: g } = d;
		if (!t.rotate) return g === void 0 ? S(P) : T({
			webhookId: p,
			secret: g,
			rotated: !1
		});
		let _ = await t.checkWrite();
		if (_) return S(_);
		let v = await I(e, n(t.projectId), d);
		return t.onSecrets([b(v)]), T({
			webhookId: p,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return S(v("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${c(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return v("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await i("plan", e, t.sources);
	t.hide(n.secrets);
	let a = y(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in a ? a.problems : []]), "problems" in a ? 1 : (t.print(a.done), 0);
}
async function B(n, i, a, s) {
	let { folders: c } = s.sources, u = w(x, n), m = w(_, n), [h, ...b] = i.projects, S = [
		u === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		m === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		b.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), T = [...a, ...S];
	if (!h || u === void 0 || m === void 0 || y(T)) return { problems: T };
	let E = {
		option: "secrets-file",
		path: M(c.working, m),
		is: "file"
	}, D = await f([E], await V(i, c), c);
	if (D.size > 0) return { problems: [...T, ...D.values()] };
	let O = w(g, n) ?? !1, { permission: k } = s.context(i, new d(), n), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(i, s) : void 0);
	if (N) return { problems: [...T, N] };
	let P = A(h, { apiUrl: i.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: h.id,
		which: u,
		usable: i.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => s.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await o(E, `${I.value.secret}\n`, c, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = s.sources, W = c.confined ? void 0 : await l(await p(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await r(W, G, {
		environment: B,
		signal: e
	}).catch(t);
	return { done: `The ${R ? "new " : ""}secret of webhook ${C(z)} is in ${C(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
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
	return [i, ...await s(o, e)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new d()))) return v("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
