import { Cr as e, Gr as t, Mt as n, Nt as r, Pt as i, Sn as a, Xn as o, _ as s, a as c, ai as l, dt as u, ii as d, jt as f, o as p, r as m, xr as h } from "./engine.js";
import { Ct as g, Nt as _, R as v, Tr as y, Tt as b, j as x, kt as S, r as C, vr as w, xr as T } from "./start.js";
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
const P = S("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(e, t) {
	try {
		let i = [];
		for await (let n of e.allWebhooks(a(t.projectId))) i.push(N(n));
		t.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : v(e)));
		let { which: o, usable: c } = t, l = s(o, c);
		t.onSecrets(r(l.variables));
		let u = l.issues.length > 0 ? o : n(o, l.variables), d = i.filter(({ webhook_id: e, url: t }) => e === o || f(t, o) || f(t, u)), [p, ...m] = d;
		if (!p) return b(L(i));
		if (m.length > 0) return b(R(d));
		let { webhook_id: h, secret: g } = p;
		if (!t.rotate) return g === void 0 ? b(P) : _({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let y = await t.checkWrite();
		if (y) return b(y);
		let x = await I(e, a(t.projectId), p);
		return t.onSecrets([v(x)]), _({
			webhookId: h,
			secret: x,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return b(S("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${i(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return S("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return S("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await u("plan", e, t.sources);
	t.hide(n.secrets);
	let i = g(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(n, r, i, a) {
	let { folders: o } = a.sources, s = C(y, n), u = C(T, n), [f, ..._] = r.projects, v = [
		s === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		u === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		_.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [S("bad-setting", e)]), b = [...i, ...v];
	if (!f || s === void 0 || u === void 0 || g(b)) return { problems: b };
	let E = {
		option: "secrets-file",
		path: M(o.working, u),
		is: "file"
	}, D = await m([E], await V(r, o), o);
	if (D.size > 0) return { problems: [...b, ...D.values()] };
	let O = C(w, n) ?? !1, { permission: k } = a.context(r, new p(), n), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(r, a) : void 0);
	if (N) return { problems: [...b, N] };
	let P = A(f, { apiUrl: r.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: f.id,
		which: s,
		usable: r.usable,
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
	let { rotated: R, webhookId: z } = I.value, { environment: B } = a.sources, W = o.confined ? void 0 : await l(await d(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await e(W, G, {
		environment: B,
		signal: t
	}).catch(h);
	return { done: `The ${R ? "new " : ""}secret of webhook ${x(z)} is in ${x(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: n, others: r, configFile: i }, { working: a }) {
	let s = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: a
		},
		...n.flatMap(({ manifests: e }) => e ?? []),
		...r
	];
	return [i, ...await o(s, t)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new p()))) return S("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
