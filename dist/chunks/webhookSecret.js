import { $ as e, Dn as t, Kr as n, Vt as r, bt as i, kn as a, o, or as s, u as c, vt as l, xt as u, yt as d } from "./engine.js";
import { C as f, Fn as p, J as m, _ as h, h as g, i as _, jn as v, kn as y, tt as b, x } from "./start.js";
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
const k = h(x("unusable-response", "The service's response has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(e, t) {
	try {
		let n = [];
		for await (let i of e.allWebhooks(r(t.projectId))) n.push(O(i));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : b(e)));
		let { which: a, usable: o } = t, s = c(a, o);
		t.onSecrets(i(s.variables));
		let u = s.issues.length > 0 ? a : d(a, s.variables), p = n.filter(({ webhook_id: e, url: t }) => e === a || l(t, a) || l(t, u)), [m, ...g] = p;
		if (!m) return h(M(n));
		if (g.length > 0) return h(N(p));
		let { webhook_id: _, secret: v } = m;
		if (!t.rotate) return v === void 0 ? k : f({
			webhookId: _,
			secret: v,
			rotated: !1
		});
		let y = await t.checkWrite();
		if (y) return h(y);
		let x = await j(e, r(t.projectId), m);
		return t.onSecrets([b(x)]), f({
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${u(t)})`).join(", "), n = `The project does not have this webhook. Give the id or the whole URL of a webhook. ${e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks."}`;
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
async function F(e, r, i, s) {
	let { folders: c } = s.sources, l = _(p, e), u = _(v, e), [d, ...f] = r.projects, h = [
		l === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		u === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		f.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [x("bad-setting", e)]), b = [...i, ...h];
	if (!d || l === void 0 || u === void 0 || g(b)) return { problems: b };
	let S = {
		option: "secrets-file",
		path: D(c.working, u),
		is: "file"
	}, C = await t([S], await I(r, c), c);
	if (C.size > 0) return { problems: [...b, ...C.values()] };
	let w = _(y, e) ?? !1, { permission: T } = s.context(r, new o(), e), O = w ? await L(T) ?? await z(r, s) : void 0;
	if (O) return { problems: [...b, O] };
	let k = E(d, { apiUrl: r.apiUrl });
	if (!k.ok) return { problems: [k.problem] };
	let j = await A(k.value, {
		projectId: d.id,
		which: l,
		usable: r.usable,
		rotate: w,
		checkWrite: async () => R(await T?.toWrite()),
		onSecrets: (e) => s.hide(e)
	});
	if (!j.ok) return { problems: [j.problem] };
	try {
		await a(S, `${j.value.secret}\n`, c, 384);
	} catch (e) {
		let t = n(e), r = j.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [x("not-written", `secrets-file: ${u} cannot be written: ${t}.${r}`)] };
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
