import { At as e, Dt as t, Jn as n, Ot as r, Sr as i, Wr as a, _ as o, a as s, br as c, dt as l, ii as u, kt as d, o as f, r as p, ri as m, vn as h } from "./engine.js";
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
async function F(e, n) {
	try {
		let i = [];
		for await (let t of e.allWebhooks(h(n.projectId))) i.push(N(t));
		n.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : v(e)));
		let { which: a, usable: s } = n, c = o(a, s);
		n.onSecrets(d(c.variables));
		let l = c.issues.length > 0 ? a : r(a, c.variables), u = i.filter(({ webhook_id: e, url: n }) => e === a || t(n, a) || t(n, l)), [f, ...p] = u;
		if (!f) return y(L(i));
		if (p.length > 0) return y(R(u));
		let { webhook_id: m, secret: g } = f;
		if (!n.rotate) return g === void 0 ? y(P) : C({
			webhookId: m,
			secret: g,
			rotated: !1
		});
		let _ = await n.checkWrite();
		if (_) return y(_);
		let b = await I(e, h(n.projectId), f);
		return n.onSecrets([v(b)]), C({
			webhookId: m,
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
function L(t) {
	let n = t.map(({ webhook_id: t, url: n }) => `${t} (${e(n)})`).join(", "), r = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${t.length > 0 ? `The project has: ${n}.` : "The project has no webhooks."}`;
	return _("stale-id", r, { scope: "project" });
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
async function B(e, t, n, r) {
	let { folders: o } = r.sources, l = w(g, e), d = w(T, e), [h, ...v] = t.projects, y = [
		l === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		d === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		v.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [_("bad-setting", e)]), C = [...n, ...y];
	if (!h || l === void 0 || d === void 0 || b(C)) return { problems: C };
	let E = {
		option: "secrets-file",
		path: M(o.working, d),
		is: "file"
	}, D = await p([E], await V(t, o), o);
	if (D.size > 0) return { problems: [...C, ...D.values()] };
	let O = w(x, e) ?? !1, { permission: k } = r.context(t, new f(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(t, r) : void 0);
	if (N) return { problems: [...C, N] };
	let P = A(h, { apiUrl: t.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: h.id,
		which: l,
		usable: t.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => r.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await s(E, `${I.value.secret}\n`, o, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = r.sources, W = o.confined ? void 0 : await u(await m(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await i(W, G, {
		environment: B,
		signal: a
	}).catch(c);
	return { done: `The ${R ? "new " : ""}secret of webhook ${S(z)} is in ${S(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: t, others: r, configFile: i }, { working: o }) {
	let s = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: o
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...r
	];
	return [i, ...await n(s, a)];
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
