import { Dr as e, Ft as t, Mt as n, Nt as r, Pt as i, Qr as a, Tr as o, Zn as s, _ as c, a as l, dt as u, li as d, o as f, r as p, ui as m, xn as h } from "./engine.js";
import { Cr as g, _, d as v, et as y, gr as b, p as x, q as S, r as C, x as w, yr as T } from "./start.js";
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
const P = _("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" });
async function F(e, t) {
	try {
		let a = [];
		for await (let n of e.allWebhooks(h(t.projectId))) a.push(N(n));
		t.onSecrets(a.flatMap(({ secret: e }) => e === void 0 ? [] : y(e)));
		let { which: o, usable: s } = t, l = c(o, s);
		t.onSecrets(i(l.variables));
		let u = l.issues.length > 0 ? o : r(o, l.variables), d = a.filter(({ webhook_id: e, url: t }) => e === o || n(t, o) || n(t, u)), [f, ...p] = d;
		if (!f) return x(L(a));
		if (p.length > 0) return x(R(d));
		let { webhook_id: m, secret: g } = f;
		if (!t.rotate) return g === void 0 ? x(P) : w({
			webhookId: m,
			secret: g,
			rotated: !1
		});
		let _ = await t.checkWrite();
		if (_) return x(_);
		let v = await I(e, h(t.projectId), f);
		return t.onSecrets([y(v)]), w({
			webhookId: m,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof k)) throw e;
		return x(_("api-error", e.message, { scope: "project" }));
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
	let n = e.map(({ webhook_id: e, url: n }) => `${e} (${t(n)})`).join(", "), r = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${n}.` : "The project has no webhooks."}`;
	return _("stale-id", r, { scope: "project" });
}
function R(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`), n = `${e.length} webhooks have this URL. Give the id of one of them: ${t.join("; ")}.`;
	return _("ambiguous-webhook", n, { scope: "project" });
}
// src/run/webhookSecret.ts
async function z(e, t) {
	let { settings: n, problems: r } = await u("plan", e, t.sources);
	t.hide(n.secrets);
	let i = v(t.problems) ? { problems: r } : await B(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function B(t, n, r, i) {
	let { folders: s } = i.sources, c = C(g, t), u = C(T, t), [h, ...y] = n.projects, x = [
		c === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		u === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		y.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [_("bad-setting", e)]), w = [...r, ...x];
	if (!h || c === void 0 || u === void 0 || v(w)) return { problems: w };
	let E = {
		option: "secrets-file",
		path: M(s.working, u),
		is: "file"
	}, D = await p([E], await V(n, s), s);
	if (D.size > 0) return { problems: [...w, ...D.values()] };
	let O = C(b, t) ?? !1, { permission: k } = i.context(n, new f(), t), N = H((O ? await k?.toApply([]) : void 0)?.find(({ severity: e }) => e === "error")) ?? (O ? await U(n, i) : void 0);
	if (N) return { problems: [...w, N] };
	let P = A(h, { apiUrl: n.apiUrl });
	if (!P.ok) return { problems: [P.problem] };
	let I = await F(P.value, {
		projectId: h.id,
		which: c,
		usable: n.usable,
		rotate: O,
		checkWrite: async () => H(await k?.toWrite()),
		onSecrets: (e) => i.hide(e)
	});
	if (!I.ok) return { problems: [I.problem] };
	let L = await l(E, `${I.value.secret}\n`, s, 384);
	if (L) {
		let e = I.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [{
			...L,
			message: `${L.message}${e}`
		}] };
	}
	let { rotated: R, webhookId: z } = I.value, { environment: B } = i.sources, W = s.confined ? void 0 : await m(await d(j(E.path)), void 0), G = [
		"check-ignore",
		"--quiet",
		E.path
	], K = W && !await e(W, G, {
		environment: B,
		signal: a
	}).catch(o);
	return { done: `The ${R ? "new " : ""}secret of webhook ${S(z)} is in ${S(E.path)}.${K ? " This file is in a git repository that does not ignore it: do not commit it." : ""}` };
}
async function V({ kinds: e, projects: t, others: n, configFile: r }, { working: i }) {
	let o = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: i
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...n
	];
	return [r, ...await s(o, a)];
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
