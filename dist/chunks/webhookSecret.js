import { Bt as e, Dr as t, Nr as n, bt as r, gt as i, i as a, kr as o, qt as s } from "./start.js";
import { It as c, J as l, Ln as u, a as d, cn as f, en as p, ft as m, ht as h, mt as g, nn as _, pt as v, u as y, vr as b, yr as x } from "./engine.js";
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
const k = b(r("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(c(t.projectId))) n.push(O(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : s(e)));
		let { which: r, usable: i } = t, a = y(r, i);
		t.onSecrets(g(a.variables));
		let o = a.issues.length > 0 ? r : v(r, a.variables), l = n.filter(({ webhook_id: e, url: t }) => e === r || m(t, r) || m(t, o)), [u, ...d] = l;
		if (!u) return b(M(n));
		if (d.length > 0) return b(N(l));
		let { webhook_id: f, secret: p } = u;
		if (!t.rotate) return p === void 0 ? k : x({
			webhookId: f,
			secret: p,
			rotated: !1
		});
		let h = await t.checkWrite();
		if (h) return b(h);
		let _ = await j(e, c(t.projectId), u);
		return t.onSecrets([s(_)]), x({
			webhookId: f,
			secret: _,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof S)) throw e;
		return b(r("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${h(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return r("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { scope: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return r("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { scope: "project" });
}
// src/run/webhookSecret.ts
async function P(e, s, c, { folders: l, onSecrets: u, checkRotate: d, checkWrite: m }) {
	let h = a(n, e), g = a(o, e), [v, ...y] = s.projects, b = [
		h === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		g === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		y.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [r("bad-setting", e)]), x = [...c, ...b];
	if (!v || h === void 0 || g === void 0 || i(x)) return { problems: x };
	let S = {
		option: "secrets-file",
		path: D(l.working, g),
		is: "file"
	}, C = await p([S], await F(s, l), l);
	if (C.size > 0) return { problems: [...x, ...C.values()] };
	let w = a(t, e) ?? !1, T = w ? await d() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(v, { apiUrl: s.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: v.id,
		which: h,
		usable: s.usable,
		rotate: w,
		checkWrite: m,
		onSecrets: u
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		await _(S, `${k.value.secret}\n`, l, 384);
	} catch (e) {
		let t = f(e), n = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [r("not-written", `secrets-file: ${g} cannot be written: ${t}.${n}`)] };
	}
	return {
		...k.value,
		file: S.path
	};
}
async function F({ kinds: e, projects: t, others: n, configFile: r }, { working: i }) {
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
// src/commands/runs/webhookSecret.ts
async function I(e, t) {
	let { sources: n } = t, { settings: r, problems: a } = await l("plan", e, n);
	t.hide(r.secrets);
	let { permission: o } = t.context(r, new d(), e), s = i(t.problems) ? { problems: a } : await P(e, r, a, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		checkRotate: async () => await L(o) ?? await z(r, t),
		checkWrite: async () => R(await o?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in s ? s.problems : []]), "problems" in s ? 1 : (t.print(B(s)), 0);
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
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new d()))) return r("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function B({ rotated: t, webhookId: n, file: r }) {
	return `The ${t ? "new " : ""}secret of webhook ${e(n)} is in ${e(r)}.`;
}
export { I as runWebhookSecret };
