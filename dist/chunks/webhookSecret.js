import { $ as e, Bt as t, En as n, Tr as r, _t as i, bt as a, ir as o, l as s, o as c, vt as l, wn as u, yt as d } from "./engine.js";
import { C as f, Fn as p, J as m, _ as h, h as g, jn as _, kn as v, r as y, tt as b, x } from "./start.js";
import { _ as S, d as C, l as w, u as T } from "./client.js";
import { m as E } from "./project.js";
import { resolve as D } from "node:path";
// src/webhooks/secret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = T(e) ?? {};
	return {
		webhook_id: C(t) ?? "",
		url: C(n) ?? "",
		secret: C(r) || void 0,
		branch: C(i),
		events: w(a, C) ?? []
	};
}
const k = h(x("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(e, n) {
	try {
		let r = [];
		for await (let i of e.allWebhooks(t(n.projectId))) r.push(O(i));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : b(e)));
		let { which: a, usable: o } = n, c = s(a, o);
		n.onSecrets(d(c.variables));
		let u = c.issues.length > 0 ? a : l(a, c.variables), p = r.filter(({ webhook_id: e, url: t }) => e === a || i(t, a) || i(t, u)), [m, ...g] = p;
		if (!m) return h(M(r));
		if (g.length > 0) return h(N(p));
		let { webhook_id: _, secret: v } = m;
		if (!n.rotate) return v === void 0 ? k : f({
			webhookId: _,
			secret: v,
			rotated: !1
		});
		let y = await n.checkWrite();
		if (y) return h(y);
		let x = await j(e, t(n.projectId), m);
		return n.onSecrets([b(x)]), f({
			webhookId: _,
			secret: x,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof S)) throw e;
		return h(x("api-error", e.message, { scope: "project" }));
	}
}
async function j(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof S) || !i.mayHaveHappened) throw i;
		let a = O(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function M(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${a(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return x("stale-id", n, { scope: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return x("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function P(t, n) {
	let { settings: r, problems: i } = await e("plan", t, n.sources);
	n.hide(r.secrets);
	let a = g(n.problems) ? { problems: i } : await F(t, r, i, n);
	return n.showProblems([...n.problems, ..."problems" in a ? a.problems : []]), "problems" in a ? 1 : (n.print(a.done), 0);
}
async function F(e, t, r, i) {
	let { folders: a } = i.sources, o = y(p, e), s = y(_, e), [l, ...d] = t.projects, f = [
		o === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		s === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		d.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [x("bad-setting", e)]), h = [...r, ...f];
	if (!l || o === void 0 || s === void 0 || g(h)) return { problems: h };
	let b = {
		option: "secrets-file",
		path: D(a.working, s),
		is: "file"
	}, S = await u([b], await I(t, a), a);
	if (S.size > 0) return { problems: [...h, ...S.values()] };
	let C = y(v, e) ?? !1, { permission: w } = i.context(t, new c(), e), T = C ? await L(w) ?? await z(t, i) : void 0;
	if (T) return { problems: [...h, T] };
	let O = E(l, { apiUrl: t.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: l.id,
		which: o,
		usable: t.usable,
		rotate: C,
		checkWrite: async () => R(await w?.toWrite()),
		onSecrets: (e) => i.hide(e)
	});
	if (!k.ok) return { problems: [k.problem] };
	let j = await n(b, `${k.value.secret}\n`, a, 384);
	if (j) {
		let e = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...j,
			message: `${j.message}${e}`
		}] };
	}
	let { rotated: M, webhookId: N } = k.value;
	return { done: `The ${M ? "new " : ""}secret of webhook ${m(N)} is in ${m(b.path)}.` };
}
async function I({ kinds: e, projects: t, others: n, configFile: i }, { working: a }) {
	let s = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: a
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...n
	], c = await o(s, r);
	return [i, ...Object.values(c).flat()];
}
async function L(e) {
	return R((await e?.toApply([]) ?? []).find(({ severity: e }) => e === "error"));
}
function R(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function z(e, t) {
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new c()))) return x("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { P as runWebhookSecret };
