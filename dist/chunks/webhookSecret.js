import { Cn as e, Fr as t, Ft as n, Kr as r, Mt as i, Nr as a, Nt as o, Pt as s, _ as c, a as l, ai as u, ft as d, o as f, oi as p, pr as m, r as h } from "./engine.js";
import { A as g, L as _, Ot as v, Tt as y, or as b, r as x, rr as S, ur as C, xt as w, yt as T } from "./start.js";
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
const P = y("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(t, n) {
	try {
		let r = [];
		for await (let i of t.allWebhooks(e(n.projectId))) r.push(N(i));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : _(e)));
		let { which: a, usable: l } = n, u = c(a, l);
		n.onSecrets(s(u.variables));
		let d = u.issues.length > 0 ? a : o(a, u.variables), f = r.filter(({ webhook_id: e, url: t }) => e === a || i(t, a) || i(t, d)), [p, ...m] = f;
		if (!p) return w(L(r));
		if (m.length > 0) return w(R(f));
		let { webhook_id: h, secret: g } = p;
		if (!n.rotate) return g === void 0 ? w(P) : v({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let y = await n.checkWrite();
		if (y) return w(y);
		let b = await I(t, e(n.projectId), p);
		return n.onSecrets([_(b)]), v({
			webhookId: h,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return w(y("api-error", e.message, { scope: "project" }));
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
	return y("stale-id", r, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return y("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await d("plan", e, t.sources);
	t.hide(n.secrets);
	let i = T(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, n, i, o) {
	let { folders: s } = o.sources, c = x(C, e), d = x(b, e), [m, ..._] = n.projects, v = [
		c === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		d === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		_.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [y("bad-setting", e)]), w = [...i, ...v];
	if (!m || c === void 0 || d === void 0 || T(w)) return { problems: w };
	let E = {
		option: "secrets-file",
		path: M(s.working, d),
		is: "file"
	}, D = await h([E], await V(n, s), s);
	if (D.size > 0) return { problems: [...w, ...D.values()] };
	let O = x(S, e) ?? !1, { permission: k } = o.context(n, new f(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(n, o) : void 0);
	if (N) return { problems: [...w, N] };
	let P = A(m, { apiUrl: n.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: m.id,
		which: c,
		usable: n.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => o.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await l(E, `${I.value.secret}\n`, s, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = o.sources, W = s.confined ? void 0 : await p(await u(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await t(W, G, {
		environment: B,
		signal: r
	}).catch(a);
	return { done: `The ${R ? "new " : ""}secret of webhook ${g(z)} is in ${g(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: t, others: n, configFile: i }, { working: a }) {
	let o = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: a
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...n
	];
	return [i, ...await m(o, r)];
}
function H(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new f()))) return y("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
