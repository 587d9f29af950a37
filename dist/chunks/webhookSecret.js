import { $ as e, Er as t, Qr as n, Zn as r, _ as i, _t as a, a as o, gt as s, li as c, o as l, r as u, ui as d, vt as f, wr as p, xn as m, yt as h } from "./engine.js";
import { Sr as g, Tr as _, _ as v, d as y, it as b, kr as x, p as S, q as C, r as w, x as T } from "./start.js";
import { d as E, f as D, p as O, y as k } from "./client.js";
import { _ as A } from "./project.js";
import { dirname as j, resolve as M } from "node:path";
// src/webhooks/secret.ts
function N(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = D(e) ?? {};
	return {
		webhook_id: O(t) ?? "",
		url: O(n) ?? "",
		secret: O(r) || void 0,
		branch: O(i),
		events: E(a, O) ?? []
	};
}
const P = v("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(m(t.projectId))) n.push(N(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : b(e)));
		let { which: r, usable: o } = t, c = i(r, o);
		t.onSecrets(f(c.variables));
		let l = c.issues.length > 0 ? r : a(r, c.variables), u = n.filter(({ webhook_id: e, url: t }) => e === r || s(t, r) || s(t, l)), [d, ...p] = u;
		if (!d) return S(L(n));
		if (p.length > 0) return S(R(u));
		let { webhook_id: h, secret: g } = d;
		if (!t.rotate) return g === void 0 ? S(P) : T({
			webhookId: h,
			secret: g,
			rotated: !1
		});
		let _ = await t.checkWrite();
		if (_) return S(_);
		let v = await I(e, m(t.projectId), d);
		return t.onSecrets([b(v)]), T({
			webhookId: h,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return S(v("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${h(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
	return v("stale-id", n, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return v("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(t, n) {
	let { settings: r, problems: i } = await e("plan", t, n.sources);
	n.hide(r.secrets);
	let a = y(n.problems) ? { problems: i } : await B(t, r, i, n);
	return n.showProblems([...n.problems, ..."problems" in a ? a.problems : []]), "problems" in a ? 1 : (n.print(a.done), 0);
}
async function B(e, r, i, a) {
	let { folders: s } = a.sources, f = w(x, e), m = w(_, e), [h, ...b] = r.projects, S = [
		f === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		m === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		b.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), T = [...i, ...S];
	if (!h || f === void 0 || m === void 0 || y(T)) return { problems: T };
	let E = {
		option: "secrets-file",
		path: M(s.working, m),
		is: "file"
	}, D = await u([E], await V(r, s), s);
	if (D.size > 0) return { problems: [...T, ...D.values()] };
	let O = w(g, e) ?? !1, { permission: k } = a.context(r, new l(), e), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(r, a) : void 0);
	if (N) return { problems: [...T, N] };
	let P = A(h, { apiUrl: r.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: h.id,
		which: f,
		usable: r.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => a.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await o(E, `${I.value.secret}\n`, s, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = a.sources, W = s.confined ? void 0 : await d(await c(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await t(W, G, {
		environment: B,
		signal: n
	}).catch(p);
	return { done: `The ${R ? "new " : ""}secret of webhook ${C(z)} is in ${C(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
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
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new l()))) return v("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { z as runWebhookSecret };
