import { Fr as e, Ht as t, Yt as n, _t as r, i, jr as a, kr as o, xt as s } from "./start.js";
import { J as c, Ln as l, Zt as u, a as d, cn as f, en as p, ft as m, ht as h, mt as g, nn as _, pt as v, u as y, vr as b, yr as x } from "./engine.js";
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
const k = b(s("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(e, t) {
	try {
		let r = [];
		for await (let n of e.allWebhooks(u(t.projectId))) r.push(O(n));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = t, o = y(i, a);
		t.onSecrets(g(o.variables));
		let s = o.issues.length > 0 ? i : v(i, o.variables), c = r.filter(({ webhook_id: e, url: t }) => e === i || m(t, i) || m(t, s)), [l, ...d] = c;
		if (!l) return b(M(r));
		if (d.length > 0) return b(N(c));
		let { webhook_id: f, secret: p } = l;
		if (!t.rotate) return p === void 0 ? k : x({
			webhookId: f,
			secret: p,
			rotated: !1
		});
		let h = await t.checkWrite();
		if (h) return b(h);
		let _ = await j(e, u(t.projectId), l);
		return t.onSecrets([n(_)]), x({
			webhookId: f,
			secret: _,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof S)) throw e;
		return b(s("api-error", e.message, { scope: "project" }));
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
	return s("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { scope: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return s("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { scope: "project" });
}
// src/run/webhookSecret.ts
async function P(t, n, c, { folders: l, onSecrets: u, checkRotate: d, checkWrite: m }) {
	let h = i(e, t), g = i(a, t), [v, ...y] = n.projects, b = [
		h === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		g === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		y.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [s("bad-setting", e)]), x = [...c, ...b];
	if (!v || h === void 0 || g === void 0 || r(x)) return { problems: x };
	let S = {
		option: "secrets-file",
		path: D(l.working, g),
		is: "file"
	}, C = await p([S], await F(n, l), l);
	if (C.size > 0) return { problems: [...x, ...C.values()] };
	let w = i(o, t) ?? !1, T = w ? await d() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(v, { apiUrl: n.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: v.id,
		which: h,
		usable: n.usable,
		rotate: w,
		checkWrite: m,
		onSecrets: u
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		await _(S, `${k.value.secret}\n`, l, 384);
	} catch (e) {
		let t = f(e), n = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [s("not-written", `secrets-file: ${g} cannot be written: ${t}.${n}`)] };
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
	], o = await l(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
// src/commands/runs/webhookSecret.ts
async function I(e, t) {
	let { sources: n } = t, { settings: i, problems: a } = await c("plan", e, n);
	t.hide(i.secrets);
	let { permission: o } = t.context(i, new d(), e), s = r(t.problems) ? { problems: a } : await P(e, i, a, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		checkRotate: async () => await L(o) ?? await z(i, t),
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
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new d()))) return s("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function B({ rotated: e, webhookId: n, file: r }) {
	return `The ${e ? "new " : ""}secret of webhook ${t(n)} is in ${t(r)}.`;
}
export { I as runWebhookSecret };
