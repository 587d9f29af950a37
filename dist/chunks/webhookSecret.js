import { Dt as e, Et as t, Ot as n, Ur as r, _ as i, _n as a, a as o, dt as s, kt as c, ni as l, o as u, qn as d, r as f, ri as p, xr as m, yr as h } from "./engine.js";
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
async function F(r, o) {
	try {
		let s = [];
		for await (let e of r.allWebhooks(a(o.projectId))) s.push(N(e));
		o.onSecrets(s.flatMap(({ secret: e }) => e === void 0 ? [] : v(e)));
		let { which: c, usable: l } = o, u = i(c, l);
		o.onSecrets(n(u.variables));
		let d = u.issues.length > 0 ? c : e(c, u.variables), f = s.filter(({ webhook_id: e, url: n }) => e === c || t(n, c) || t(n, d)), [p, ...m] = f;
		if (!p) return y(L(s));
		if (m.length > 0) return y(R(f));
		let { webhook_id: h, secret: g } = p;
		if (!o.rotate) return g === void 0 ? y(P) : C({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await o.checkWrite();
		if (_) return y(_);
		let b = await I(r, a(o.projectId), p);
		return o.onSecrets([v(b)]), C({
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${c(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return _("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return _("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await s("plan", e, t.sources);
	t.hide(n.secrets);
	let i = b(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(e, t, n, i) {
	let { folders: a } = i.sources, s = w(g, e), c = w(T, e), [d, ...v] = t.projects, y = [
		s === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		c === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		v.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [_("bad-setting", e)]), C = [...n, ...y];
	if (!d || s === void 0 || c === void 0 || b(C)) return { problems: C };
	let E = {
		option: "secrets-file",
		path: M(a.working, c),
		is: "file"
	}, D = await f([E], await V(t, a), a);
	if (D.size > 0) return { problems: [...C, ...D.values()] };
	let O = w(x, e) ?? !1, { permission: k } = i.context(t, new u(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(t, i) : void 0);
	if (N) return { problems: [...C, N] };
	let P = A(d, { apiUrl: t.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: d.id,
		which: s,
		usable: t.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => i.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await o(E, `${I.value.secret}\n`, a, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = i.sources, W = a.confined ? void 0 : await p(await l(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await m(W, G, {
		environment: B,
		signal: r
	}).catch(h);
	return { done: `The ${R ? "new " : ""}secret of webhook ${S(z)} is in ${S(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
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
	return [i, ...await d(o, r)];
}
function H(e) {
	let t = `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e?.message}`;
	return e && {
		...e,
		message: t
	};
}
async function U(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new u()))) return _("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
