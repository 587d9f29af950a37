import { At as e, Ot as t, Vr as n, _ as r, a as i, dt as a, jt as o, kt as s, lr as c, o as l, r as u, yn as d } from "./engine.js";
import { A as f, Dt as p, L as m, ar as h, bt as g, lr as _, nr as v, r as y, vt as b, wt as x } from "./start.js";
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
const k = g(x("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(n, i) {
	try {
		let a = [];
		for await (let e of n.allWebhooks(d(i.projectId))) a.push(O(e));
		i.onSecrets(a.flatMap(({ secret: e }) => e === void 0 ? [] : m(e)));
		let { which: o, usable: c } = i, l = r(o, c);
		i.onSecrets(e(l.variables));
		let u = l.issues.length > 0 ? o : s(o, l.variables), f = a.filter(({ webhook_id: e, url: n }) => e === o || t(n, o) || t(n, u)), [h, ..._] = f;
		if (!h) return g(M(a));
		if (_.length > 0) return g(N(f));
		let { webhook_id: v, secret: y } = h;
		if (!i.rotate) return y === void 0 ? k : p({
			webhookId: v,
			secret: y,
			rotated: !1
		});
		let b = await i.checkWrite();
		if (b) return g(b);
		let x = await j(n, d(i.projectId), h);
		return i.onSecrets([m(x)]), p({
			webhookId: v,
			secret: x,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return g(x("api-error", e.message, { scope: "project" }));
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
	return x("stale-id", n, { scope: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return x("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function P(e, t) {
	let { settings: n, problems: r } = await a("plan", e, t.sources);
	t.hide(n.secrets);
	let i = b(t.problems) ? { problems: r } : await F(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function F(e, t, n, r) {
	let { folders: a } = r.sources, o = y(_, e), s = y(h, e), [c, ...d] = t.projects, p = [
		o === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		s === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		d.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [x("bad-setting", e)]), m = [...n, ...p];
	if (!c || o === void 0 || s === void 0 || b(m)) return { problems: m };
	let g = {
		option: "secrets-file",
		path: D(a.working, s),
		is: "file"
	}, S = await u([g], await I(t, a), a);
	if (S.size > 0) return { problems: [...m, ...S.values()] };
	let C = y(v, e) ?? !1, { permission: w } = r.context(t, new l(), e), T = L((C ? await w?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (C ? await R(t, r) : void 0);
	if (T) return { problems: [...m, T] };
	let O = E(c, { apiUrl: t.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: c.id,
		which: o,
		usable: t.usable,
		rotate: C,
		checkWrite: async () => L(await w?.toWrite()),
		onSecrets: (e) => r.hide(e)
	});
	if (!k.ok) return { problems: [k.problem] };
	let j = await i(g, `${k.value.secret}\n`, a, 384);
	if (j) {
		let e = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...j,
			message: `${j.message}${e}`
		}] };
	}
	let { rotated: M, webhookId: N } = k.value;
	return { done: `The ${M ? "new " : ""}secret of webhook ${f(N)} is in ${f(g.path)}.` };
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
function L(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function R(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new l()))) return x("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { P as runWebhookSecret };
