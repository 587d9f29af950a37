import { In as e, Qr as t, _ as n, a as r, ft as i, ht as a, jr as o, kr as s, li as c, mt as l, o as u, pt as d, q as f, r as p, ui as m, yr as h } from "./engine.js";
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
async function F(t, r) {
	try {
		let a = [];
		for await (let n of t.allWebhooks(e(r.projectId))) a.push(N(n));
		r.onSecrets(a.flatMap(({ secret: e }) => e === void 0 ? [] : S(e)));
		let { which: o, usable: s } = r, c = n(o, s);
		r.onSecrets(l(c.variables));
		let u = c.issues.length > 0 ? o : d(o, c.variables), f = a.filter(({ webhook_id: e, url: t }) => e === o || i(t, o) || i(t, u)), [p, ...m] = f;
		if (!p) return b(L(a));
		if (m.length > 0) return b(R(f));
		let { webhook_id: h, secret: g } = p;
		if (!r.rotate) return g === void 0 ? b(P) : w({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await r.checkWrite();
		if (_) return b(_);
		let v = await I(t, e(r.projectId), p);
		return r.onSecrets([S(v)]), w({
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${a(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return v("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await f("plan", e, t.sources);
	t.hide(n.secrets);
	let i = y(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, n, i, a) {
	let { folders: l } = a.sources, d = x(_, e), f = x(C, e), [h, ...b] = n.projects, S = [
		d === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		f === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		b.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), w = [...i, ...S];
	if (!h || d === void 0 || f === void 0 || y(w)) return { problems: w };
	let E = {
		option: "secrets-file",
		path: M(l.working, f),
		is: "file"
	}, D = await p([E], await V(n, l), l);
	if (D.size > 0) return { problems: [...w, ...D.values()] };
	let O = x(T, e) ?? !1, { permission: k } = a.context(n, new u(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(n, a) : void 0);
	if (N) return { problems: [...w, N] };
	let P = A(h, { apiUrl: n.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: h.id,
		which: d,
		usable: n.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => a.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await r(E, `${I.value.secret}\n`, l, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = a.sources, W = l.confined ? void 0 : await m(await c(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await o(W, G, {
		environment: B,
		signal: t
	}).catch(s);
	return { done: `The ${R ? "new " : ""}secret of webhook ${g(z)} is in ${g(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: n, others: r, configFile: i }, { working: a }) {
	let o = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: a
		},
		...n.flatMap(({ manifests: e }) => e ?? []),
		...r
	];
	return [i, ...await h(o, t)];
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
