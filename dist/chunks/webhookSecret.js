import { In as e, K as t, Qr as n, _ as r, a as i, ft as a, ht as o, jr as s, kr as c, li as l, mt as u, o as d, pt as f, r as p, ui as m, yr as h } from "./engine.js";
import { K as g, Or as _, _ as v, d as y, p as b, r as x, rt as S, wr as C, x as w, xr as T } from "./start.js";
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
async function F(t, n) {
	try {
		let i = [];
		for await (let r of t.allWebhooks(e(n.projectId))) i.push(N(r));
		n.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : S(e)));
		let { which: o, usable: s } = n, c = r(o, s);
		n.onSecrets(u(c.variables));
		let l = c.issues.length > 0 ? o : f(o, c.variables), d = i.filter(({ webhook_id: e, url: t }) => e === o || a(t, o) || a(t, l)), [p, ...m] = d;
		if (!p) return b(L(i));
		if (m.length > 0) return b(R(d));
		let { webhook_id: h, secret: g } = p;
		if (!n.rotate) return g === void 0 ? b(P) : w({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await n.checkWrite();
		if (_) return b(_);
		let v = await I(t, e(n.projectId), p);
		return n.onSecrets([S(v)]), w({
			webhookId: h,
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${o(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return v("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, n) {
	let { settings: r, problems: i } = await t("plan", e, n.sources);
	n.hide(r.secrets);
	let a = y(n.problems) ? { problems: i } : await B(e, r, i, n);
	return n.showProblems([...n.problems, ..."problems" in a ? a.problems : []]), "problems" in a ? 1 : (n.print(a.done), 0);
}
async function B(e, t, r, a) {
	let { folders: o } = a.sources, u = x(_, e), f = x(C, e), [h, ...b] = t.projects, S = [
		u === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		f === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		b.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), w = [...r, ...S];
	if (!h || u === void 0 || f === void 0 || y(w)) return { problems: w };
	let E = {
		option: "secrets-file",
		path: M(o.working, f),
		is: "file"
	}, D = await p([E], await V(t, o), o);
	if (D.size > 0) return { problems: [...w, ...D.values()] };
	let O = x(T, e) ?? !1, { permission: k } = a.context(t, new d()), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(t, a) : void 0);
	if (N) return { problems: [...w, N] };
	let P = A(h, { apiUrl: t.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: h.id,
		which: u,
		usable: t.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => a.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await i(E, `${I.value.secret}\n`, o, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = a.sources, W = o.confined ? void 0 : await m(await l(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await s(W, G, {
		environment: B,
		signal: n
	}).catch(c);
	return { done: `The ${R ? "new " : ""}secret of webhook ${g(z)} is in ${g(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: t, others: r, configFile: i }, { working: a }) {
	let o = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: a
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...r
	];
	return [i, ...await h(o, n)];
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
