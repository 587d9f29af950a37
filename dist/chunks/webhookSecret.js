import { En as e, Jr as t, Mn as n, Rt as r, Yr as i, Z as a, _t as o, gt as s, ht as c, o as l, pr as u, u as d, vt as f, wn as p } from "./engine.js";
import { Bn as m, In as h, K as g, Pn as _, b as v, et as y, h as b, i as x } from "./start.js";
import { _ as S, d as C, l as w, u as T } from "./client.js";
import { p as E } from "./project.js";
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
const k = t(v("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(e, n) {
	try {
		let a = [];
		for await (let t of e.allWebhooks(r(n.projectId))) a.push(O(t));
		n.onSecrets(a.flatMap(({ secret: e }) => e === void 0 ? [] : y(e)));
		let { which: l, usable: u } = n, f = d(l, u);
		n.onSecrets(o(f.variables));
		let p = f.issues.length > 0 ? l : s(l, f.variables), m = a.filter(({ webhook_id: e, url: t }) => e === l || c(t, l) || c(t, p)), [h, ...g] = m;
		if (!h) return t(M(a));
		if (g.length > 0) return t(N(m));
		let { webhook_id: _, secret: v } = h;
		if (!n.rotate) return v === void 0 ? k : i({
			webhookId: _,
			secret: v,
			rotated: !1
		});
		let b = await n.checkWrite();
		if (b) return t(b);
		let x = await j(e, r(n.projectId), h);
		return n.onSecrets([y(x)]), i({
			webhookId: _,
			secret: x,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof S)) throw e;
		return t(v("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${f(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return v("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { scope: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return v("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { scope: "project" });
}
// src/run/webhookSecret.ts
async function P(e, t) {
	let { settings: n, problems: r } = await a("plan", e, t.sources);
	t.hide(n.secrets);
	let { permission: i } = t.context(n, new l(), e), o = b(t.problems) ? { problems: r } : await F(e, n, r, t, i);
	return t.showProblems([...t.problems, ..."problems" in o ? o.problems : []]), "problems" in o ? 1 : (t.print(o.done), 0);
}
async function F(t, r, i, a, o) {
	let { folders: s } = a.sources, c = x(m, t), l = x(h, t), [u, ...d] = r.projects, f = [
		c === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		l === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		d.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [v("bad-setting", e)]), y = [...i, ...f];
	if (!u || c === void 0 || l === void 0 || b(y)) return { problems: y };
	let S = {
		option: "secrets-file",
		path: D(s.working, l),
		is: "file"
	}, C = await p([S], await I(r, s), s);
	if (C.size > 0) return { problems: [...y, ...C.values()] };
	let w = x(_, t) ?? !1, T = w ? await L(o) ?? await z(r, a) : void 0;
	if (T) return { problems: [...y, T] };
	let O = E(u, { apiUrl: r.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: u.id,
		which: c,
		usable: r.usable,
		rotate: w,
		checkWrite: async () => R(await o?.toWrite()),
		onSecrets: (e) => a.hide(e)
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		await e(S, `${k.value.secret}\n`, s, 384);
	} catch (e) {
		let t = n(e), r = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [v("not-written", `secrets-file: ${l} cannot be written: ${t}.${r}`)] };
	}
	let { rotated: j, webhookId: M } = k.value;
	return { done: `The ${j ? "new " : ""}secret of webhook ${g(M)} is in ${g(S.path)}.` };
}
async function I({ kinds: e, projects: t, others: n, configFile: r }, { working: i }) {
	let a = [
		{
			kinds: e,
			globs: {},
			texts: [],
			folder: i
		},
		...t.flatMap(({ manifests: e }) => e ?? []),
		...n
	], o = await u(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
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
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new l()))) return v("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { P as runWebhookSecret };
