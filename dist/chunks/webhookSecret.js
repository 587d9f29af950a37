import { G as e, Jn as t, Zr as n, _t as r, a as i, gt as a, o, r as s, ur as c, v as l, vt as u, yt as d } from "./engine.js";
import { Ai as f, Ir as p, K as m, Oi as h, Ur as g, _, d as v, p as y, r as b, rt as x, wi as S, x as C, zr as w } from "./start.js";
import { d as T, f as E, p as D, y as O } from "./client.js";
import { v as k } from "./project.js";
import { resolve as A } from "node:path";
// src/webhooks/secret.ts
function j(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = E(e) ?? {};
	return {
		webhook_id: D(t) ?? "",
		url: D(n) ?? "",
		secret: D(r) || void 0,
		branch: D(i),
		events: T(a, D) ?? []
	};
}
const M = _("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function N(e, n) {
	try {
		let i = [];
		for await (let r of e.allWebhooks(t(n.projectId))) i.push(j(r));
		n.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : x(e)));
		let { which: o, usable: s } = n, c = l(o, s);
		n.onSecrets(u(c.variables));
		let d = c.issues.length > 0 ? o : r(o, c.variables), f = i.filter(({ webhook_id: e, url: t }) => e === o || a(t, o) || a(t, d)), [p, ...m] = f;
		if (!p) return y(F(i));
		if (m.length > 0) return y(I(f));
		let { webhook_id: h, secret: g } = p;
		if (!n.rotate) return g === void 0 ? y(M) : C({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await n.checkWrite();
		if (_) return y(_);
		let v = await P(e, t(n.projectId), p);
		return n.onSecrets([x(v)]), C({
			webhookId: h,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof O)) throw e;
		return y(_("api-error", S(e), { scope: "project" }));
	}
}
async function P(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof O) || !i.mayHaveHappened) throw i;
		let a = j(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function F(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${d(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return _("stale-id", n, { scope: "project" });
}
function I(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return _("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function L(t, n) {
	let { settings: r, problems: i } = await e("plan", t, n.sources);
	n.hide(r.secrets);
	let a = v(n.problems) ? { problems: i } : await R(t, r, i, n);
	return n.showProblems([...n.problems, ..."problems" in a ? a.problems : []]), "problems" in a ? 1 : (n.print(a.done), 0);
}
async function R(e, t, n, r) {
	let { folders: a } = r.sources, c = b(g, e), l = b(w, e), [u, ...d] = t.projects, y = [
		c === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		l === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		d.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [_("bad-setting", e)]), x = [...n, ...y];
	if (!u || c === void 0 || l === void 0 || v(x)) return { problems: x };
	let S = {
		option: "secrets-file",
		path: A(a.working, l),
		is: "file"
	}, C = await s([S], await z(t, a), a);
	if (C.size > 0) return { problems: [...x, ...C.values()] };
	let T = b(p, e) ?? !1, { permission: E } = r.context(t, new o()), D = B((T ? await E?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (T ? await V(t, r) : void 0);
	if (D) return { problems: [...x, D] };
	let O = k(u, { apiUrl: t.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let j = await N(O.value, {
		projectId: u.id,
		which: c,
		usable: t.usable,
		rotate: T,
		checkWrite: async () => B(await E?.toWrite()),
		onSecrets: (e) => r.hide(e)
	});
	if (!j.ok) return { problems: [j.problem] };
	let M = await i(S, `${j.value.secret}\n`, a, 384);
	if (M) {
		let e = j.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [h(M, f`${M}${e}`)] };
	}
	let { rotated: P, webhookId: F } = j.value;
	return { done: `The ${P ? "new " : ""}secret of webhook ${m(F)} is in ${m(S.path)}. Do not commit this file.` };
}
async function z({ kinds: e, projects: t, others: r, configFile: i }, { working: a }) {
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
	return [i, ...await c(o, n)];
}
function B(e) {
	if (!e) return;
	let t = f`No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e}`;
	return h(e, t);
}
async function V(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new o()))) return _("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { L as runWebhookSecret };
