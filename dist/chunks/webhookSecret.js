import { En as e, On as t, Vt as n, Wr as r, bt as i, et as a, o, or as s, u as c, vt as l, xt as u, yt as d } from "./engine.js";
import { An as f, C as p, J as m, On as h, Pn as g, _, h as v, r as y, tt as b, x } from "./start.js";
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
const k = _(x("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(e, t) {
	try {
		let r = [];
		for await (let i of e.allWebhooks(n(t.projectId))) r.push(O(i));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : b(e)));
		let { which: a, usable: o } = t, s = c(a, o);
		t.onSecrets(i(s.variables));
		let u = s.issues.length > 0 ? a : d(a, s.variables), f = r.filter(({ webhook_id: e, url: t }) => e === a || l(t, a) || l(t, u)), [m, ...h] = f;
		if (!m) return _(M(r));
		if (h.length > 0) return _(N(f));
		let { webhook_id: g, secret: v } = m;
		if (!t.rotate) return v === void 0 ? k : p({
			webhookId: g,
			secret: v,
			rotated: !1
		});
		let y = await t.checkWrite();
		if (y) return _(y);
		let x = await j(e, n(t.projectId), m);
		return t.onSecrets([b(x)]), p({
			webhookId: g,
			secret: x,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof S)) throw e;
		return _(x("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${u(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
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
	let i = v(t.problems) ? { problems: r } : await F(e, n, r, t);
	return t.showProblems([...t.problems, ..."problems" in i ? i.problems : []]), "problems" in i ? 1 : (t.print(i.done), 0);
}
async function F(n, i, a, s) {
	let { folders: c } = s.sources, l = y(g, n), u = y(f, n), [d, ...p] = i.projects, _ = [
		l === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		u === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		p.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [x("bad-setting", e)]), b = [...a, ..._];
	if (!d || l === void 0 || u === void 0 || v(b)) return { problems: b };
	let S = {
		option: "secrets-file",
		path: D(c.working, u),
		is: "file"
	}, C = await e([S], await I(i, c), c);
	if (C.size > 0) return { problems: [...b, ...C.values()] };
	let w = y(h, n) ?? !1, { permission: T } = s.context(i, new o(), n), O = w ? await L(T) ?? await z(i, s) : void 0;
	if (O) return { problems: [...b, O] };
	let k = E(d, { apiUrl: i.apiUrl });
	if (!k.ok) return { problems: [k.problem] };
	let j = await A(k.value, {
		projectId: d.id,
		which: l,
		usable: i.usable,
		rotate: w,
		checkWrite: async () => R(await T?.toWrite()),
		onSecrets: (e) => s.hide(e)
	});
	if (!j.ok) return { problems: [j.problem] };
	try {
		await t(S, `${j.value.secret}\n`, c, 384);
	} catch (e) {
		let t = r(e), n = j.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [x("not-written", `secrets-file: ${u} cannot be written: ${t}.${n}`)] };
	}
	let { rotated: M, webhookId: N } = j.value;
	return { done: `The ${M ? "new " : ""}secret of webhook ${m(N)} is in ${m(S.path)}.` };
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
	], o = await s(a, new AbortController().signal);
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
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new o()))) return x("not-confirmed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
export { P as runWebhookSecret };
