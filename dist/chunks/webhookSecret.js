import { At as e, Ot as t, Vr as n, _ as r, a as i, dt as a, jt as o, kt as s, lr as c, o as l, r as u, yn as d } from "./engine.js";
import { A as f, Ct as p, Et as m, L as h, _t as g, cr as _, ir as v, r as y, tr as b, yt as x } from "./start.js";
import { d as S, f as C, u as w, v as T } from "./client.js";
import { m as E } from "./project.js";
import { resolve as D } from "node:path";
// src/webhooks/secret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = S(e) ?? {};
	return {
		webhook_id: C(t) ?? "",
		url: C(n) ?? "",
		secret: C(r) || void 0,
		branch: C(i),
		events: w(a, C) ?? []
	};
}
const k = x(p("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(n, i) {
	try {
		let a = [];
		for await (let e of n.allWebhooks(d(i.projectId))) a.push(O(e));
		i.onSecrets(a.flatMap(({ secret: e }) => e === void 0 ? [] : h(e)));
		let { which: o, usable: c } = i, l = r(o, c);
		i.onSecrets(e(l.variables));
		let u = l.issues.length > 0 ? o : s(o, l.variables), f = a.filter(({ webhook_id: e, url: n }) => e === o || t(n, o) || t(n, u)), [p, ...g] = f;
		if (!p) return x(M(a));
		if (g.length > 0) return x(N(f));
		let { webhook_id: _, secret: v } = p;
		if (!i.rotate) return v === void 0 ? k : m({
			webhookId: _,
			secret: v,
			rotated: !1
		});
		let y = await i.checkWrite();
		if (y) return x(y);
		let b = await j(n, d(i.projectId), p);
		return i.onSecrets([h(b)]), m({
			webhookId: _,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return x(p("api-error", e.message, { scope: "project" }));
	}
}
async function j(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof T) || !i.mayHaveHappened) throw i;
		let a = O(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function M(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${o(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return p("stale-id", n, { scope: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return p("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function P(e, t) {
	let { settings: n, problems: r } = await a("plan", e, t.sources);
	t.hide(n.secrets);
	let i = g(t.problems) ? { problems: r } : await F(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function F(e, t, n, r) {
	let { folders: a } = r.sources, o = y(_, e), s = y(v, e), [c, ...d] = t.projects, m = [
		o === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		s === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		d.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [p("bad-setting", e)]), h = [...n, ...m];
	if (!c || o === void 0 || s === void 0 || g(h)) return { problems: h };
	let x = {
		option: "secrets-file",
		path: D(a.working, s),
		is: "file"
	}, S = await u([x], await I(t, a), a);
	if (S.size > 0) return { problems: [...h, ...S.values()] };
	let C = y(b, e) ?? !1, { permission: w } = r.context(t, new l(), e), T = C ? await L(w) ?? await z(t, r) : void 0;
	if (T) return { problems: [...h, T] };
	let O = E(c, { apiUrl: t.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: c.id,
		which: o,
		usable: t.usable,
		rotate: C,
		checkWrite: async () => R(await w?.toWrite()),
		onSecrets: (e) => r.hide(e)
	});
	if (!k.ok) return { problems: [k.problem] };
	let j = await i(x, `${k.value.secret}\n`, a, 384);
	if (j) {
		let e = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...j,
			message: `${j.message}${e}`
		}] };
	}
	let { rotated: M, webhookId: N } = k.value;
	return { done: `The ${M ? "new " : ""}secret of webhook ${f(N)} is in ${f(x.path)}.` };
}
async function I({ kinds: e, projects: t, others: r, configFile: i }, { working: a }) {
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
	return [i, ...Object.values(await c(o, n)).flat()];
}
async function L(e) {
	return R((await e?.toApply([]))?.find(({ severity: e }) => e === "error"));
}
function R(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function z(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new l()))) return p("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { P as runWebhookSecret };
