import { $n as e, Gr as t, W as n, _ as r, a as i, dt as a, ft as o, hr as s, mt as c, o as l, pt as u, r as d } from "./engine.js";
import { K as f, Mr as p, Or as m, Tr as h, _ as g, _i as _, d as v, p as y, pi as b, r as x, rt as S, x as C, yi as w } from "./start.js";
import { d as T, f as E, p as D, y as O } from "./client.js";
import { _ as k } from "./project.js";
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
const M = g("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function N(t, n) {
	try {
		let i = [];
		for await (let r of t.allWebhooks(e(n.projectId))) i.push(j(r));
		n.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : S(e)));
		let { which: s, usable: c } = n, l = r(s, c);
		n.onSecrets(u(l.variables));
		let d = l.issues.length > 0 ? s : o(s, l.variables), f = i.filter(({ webhook_id: e, url: t }) => e === s || a(t, s) || a(t, d)), [p, ...m] = f;
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
		let v = await P(t, e(n.projectId), p);
		return n.onSecrets([S(v)]), C({
			webhookId: h,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof O)) throw e;
		return y(g("api-error", b(e), { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${c(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return g("stale-id", n, { scope: "project" });
}
function I(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return g("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function L(e, t) {
	let { settings: r, problems: i } = await n("plan", e, t.sources);
	t.hide(r.secrets);
	let a = v(t.problems) ? { problems: i } : await R(e, r, i, t);
	return t.showProblems([...t.problems, ..."problems" in a ? a.problems : []]), "problems" in a ? 1 : (t.print(a.done), 0);
}
async function R(e, t, n, r) {
	let { folders: a } = r.sources, o = x(p, e), s = x(m, e), [c, ...u] = t.projects, y = [
		o === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		s === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		u.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [g("bad-setting", e)]), b = [...n, ...y];
	if (!c || o === void 0 || s === void 0 || v(b)) return { problems: b };
	let S = {
		option: "secrets-file",
		path: A(a.working, s),
		is: "file"
	}, C = await d([S], await z(t, a), a);
	if (C.size > 0) return { problems: [...b, ...C.values()] };
	let T = x(h, e) ?? !1, { permission: E } = r.context(t, new l()), D = B((T ? await E?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (T ? await V(t, r) : void 0);
	if (D) return { problems: [...b, D] };
	let O = k(c, { apiUrl: t.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let j = await N(O.value, {
		projectId: c.id,
		which: o,
		usable: t.usable,
		rotate: T,
		checkWrite: async () => B(await E?.toWrite()),
		onSecrets: (e) => r.hide(e)
	});
	if (!j.ok) return { problems: [j.problem] };
	let M = await i(S, `${j.value.secret}\n`, a, 384);
	if (M) {
		let e = j.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [_(M, w`${M}${e}`)] };
	}
	let { rotated: P, webhookId: F } = j.value;
	return { done: `The ${P ? "new " : ""}secret of webhook ${f(F)} is in ${f(S.path)}. Do not commit this file.` };
}
async function z({ kinds: e, projects: n, others: r, configFile: i }, { working: a }) {
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
	return [i, ...await s(o, t)];
}
function B(e) {
	if (!e) return;
	let t = w`No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e}`;
	return _(e, t);
}
async function V(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new l()))) return g("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { L as runWebhookSecret };
