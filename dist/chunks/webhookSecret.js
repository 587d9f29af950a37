import { At as e, Mt as t, Sr as n, Wr as r, Yn as i, _ as a, a as o, br as s, dt as c, ii as l, jt as u, kt as d, o as f, r as p, ri as m, yn as h } from "./engine.js";
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
async function F(t, n) {
	try {
		let r = [];
		for await (let e of t.allWebhooks(h(n.projectId))) r.push(N(e));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : _(e)));
		let { which: i, usable: o } = n, s = a(i, o);
		n.onSecrets(u(s.variables));
		let c = s.issues.length > 0 ? i : e(i, s.variables), l = r.filter(({ webhook_id: e, url: t }) => e === i || d(t, i) || d(t, c)), [f, ...p] = l;
		if (!f) return C(L(r));
		if (p.length > 0) return C(R(l));
		let { webhook_id: m, secret: g } = f;
		if (!n.rotate) return g === void 0 ? C(P) : x({
			webhookId: m,
			secret: g,
			rotated: !1
		});
		let v = await n.checkWrite();
		if (v) return C(v);
		let y = await I(t, h(n.projectId), f);
		return n.onSecrets([_(y)]), x({
			webhookId: m,
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
	let n = e.map(({ webhook_id: e, url: n }) => `${e} (${t(n)})`).join(", "), r = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${n}.` : "The project has no webhooks."}`;
	return v("stale-id", r, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await c("plan", e, t.sources);
	t.hide(n.secrets);
	let i = T(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, t, i, a) {
	let { folders: c } = a.sources, u = S(g, e), d = S(w, e), [h, ..._] = t.projects, x = [
		u === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		d === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		_.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), C = [...i, ...x];
	if (!h || u === void 0 || d === void 0 || T(C)) return { problems: C };
	let E = {
		option: "secrets-file",
		path: M(c.working, d),
		is: "file"
	}, D = await p([E], await V(t, c), c);
	if (D.size > 0) return { problems: [...C, ...D.values()] };
	let O = S(y, e) ?? !1, { permission: k } = a.context(t, new f(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(t, a) : void 0);
	if (N) return { problems: [...C, N] };
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
	let L = await o(E, `${I.value.secret}\n`, c, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = a.sources, W = c.confined ? void 0 : await l(await m(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await n(W, G, {
		environment: B,
		signal: r
	}).catch(s);
	return { done: `The ${R ? "new " : ""}secret of webhook ${b(z)} is in ${b(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: t, others: n, configFile: a }, { working: o }) {
	let s = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: o
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...n
	];
	return [a, ...await i(s, r)];
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
