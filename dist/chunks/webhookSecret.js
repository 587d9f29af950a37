import { Dr as e, Ft as t, It as n, Nt as r, Pt as i, Qn as a, Sn as o, Tr as s, _ as c, a as l, di as u, ei as d, fi as f, o as p, pt as m, r as h } from "./engine.js";
import { Cr as g, Dr as _, _ as v, br as y, d as b, it as x, p as S, q as C, r as w, x as T } from "./start.js";
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
const P = v("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(e, n) {
	try {
		let a = [];
		for await (let t of e.allWebhooks(o(n.projectId))) a.push(N(t));
		n.onSecrets(a.flatMap(({ secret: e }) => e === void 0 ? [] : x(e)));
		let { which: s, usable: l } = n, u = c(s, l);
		n.onSecrets(t(u.variables));
		let d = u.issues.length > 0 ? s : i(s, u.variables), f = a.filter(({ webhook_id: e, url: t }) => e === s || r(t, s) || r(t, d)), [p, ...m] = f;
		if (!p) return S(L(a));
		if (m.length > 0) return S(R(f));
		let { webhook_id: h, secret: g } = p;
		if (!n.rotate) return g === void 0 ? S(P) : T({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await n.checkWrite();
		if (_) return S(_);
		let v = await I(e, o(n.projectId), p);
		return n.onSecrets([x(v)]), T({
			webhookId: h,
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${n(t)})`).join(", "), r = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return v("stale-id", r, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await m("plan", e, t.sources);
	t.hide(n.secrets);
	let i = b(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(t, n, r, i) {
	let { folders: a } = i.sources, o = w(_, t), c = w(g, t), [m, ...x] = n.projects, S = [
		o === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		c === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		x.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), T = [...r, ...S];
	if (!m || o === void 0 || c === void 0 || b(T)) return { problems: T };
	let E = {
		option: "secrets-file",
		path: M(a.working, c),
		is: "file"
	}, D = await h([E], await V(n, a), a);
	if (D.size > 0) return { problems: [...T, ...D.values()] };
	let O = w(y, t) ?? !1, { permission: k } = i.context(n, new p(), t), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(n, i) : void 0);
	if (N) return { problems: [...T, N] };
	let P = A(m, { apiUrl: n.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: m.id,
		which: o,
		usable: n.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => i.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await l(E, `${I.value.secret}\n`, a, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = i.sources, W = a.confined ? void 0 : await f(await u(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await e(W, G, {
		environment: B,
		signal: d
	}).catch(s);
	return { done: `The ${R ? "new " : ""}secret of webhook ${C(z)} is in ${C(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: t, others: n, configFile: r }, { working: i }) {
	let o = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: i
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...n
	];
	return [r, ...await a(o, d)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new p()))) return v("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
