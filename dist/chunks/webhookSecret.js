import { Dt as e, Et as t, Hr as n, Kn as r, Ot as i, Tt as a, _ as o, a as s, br as c, dt as l, gn as u, ni as d, o as f, r as p, ti as m, vr as h } from "./engine.js";
import { Cr as g, Et as _, R as v, St as y, bt as b, gr as x, j as S, kt as C, r as w, yr as T } from "./start.js";
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
const P = _("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(n, r) {
	try {
		let i = [];
		for await (let e of n.allWebhooks(u(r.projectId))) i.push(N(e));
		r.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : v(e)));
		let { which: s, usable: c } = r, l = o(s, c);
		r.onSecrets(e(l.variables));
		let d = l.issues.length > 0 ? s : t(s, l.variables), f = i.filter(({ webhook_id: e, url: t }) => e === s || a(t, s) || a(t, d)), [p, ...m] = f;
		if (!p) return y(L(i));
		if (m.length > 0) return y(R(f));
		let { webhook_id: h, secret: g } = p;
		if (!r.rotate) return g === void 0 ? y(P) : C({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await r.checkWrite();
		if (_) return y(_);
		let b = await I(n, u(r.projectId), p);
		return r.onSecrets([v(b)]), C({
			webhookId: h,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return y(_("api-error", e.message, { scope: "project" }));
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
	return _("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return _("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await l("plan", e, t.sources);
	t.hide(n.secrets);
	let i = b(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, t, r, i) {
	let { folders: a } = i.sources, o = w(g, e), l = w(T, e), [u, ...v] = t.projects, y = [
		o === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		l === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		v.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [_("bad-setting", e)]), C = [...r, ...y];
	if (!u || o === void 0 || l === void 0 || b(C)) return { problems: C };
	let E = {
		option: "secrets-file",
		path: M(a.working, l),
		is: "file"
	}, D = await p([E], await V(t, a), a);
	if (D.size > 0) return { problems: [...C, ...D.values()] };
	let O = w(x, e) ?? !1, { permission: k } = i.context(t, new f(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(t, i) : void 0);
	if (N) return { problems: [...C, N] };
	let P = A(u, { apiUrl: t.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: u.id,
		which: o,
		usable: t.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => i.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await s(E, `${I.value.secret}\n`, a, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = i.sources, W = a.confined ? void 0 : await d(await m(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await c(W, G, {
		environment: B,
		signal: n
	}).catch(h);
	return { done: `The ${R ? "new " : ""}secret of webhook ${S(z)} is in ${S(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: t, others: i, configFile: a }, { working: o }) {
	let s = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: o
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...i
	];
	return [a, ...await r(s, n)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new f()))) return _("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
