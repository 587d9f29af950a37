import { Bt as e, Ci as t, Wt as n, _i as r, gn as i, i as a, ir as o, ln as s, yi as c } from "./start.js";
import { Bt as l, Kt as u, Rt as d, W as f, ct as p, dr as m, kn as h, lt as g, o as _, st as v, u as y, ur as b, ut as x } from "./engine.js";
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
const k = b(n("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { scope: "project" }));
async function A(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(o(t.projectId))) n.push(O(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : i(e)));
		let { which: r, usable: a } = t, s = _(r, a);
		t.onSecrets(g(s.variables));
		let c = s.issues.length > 0 ? r : p(r, s.variables), l = n.filter(({ webhook_id: e, url: t }) => e === r || v(t, r) || v(t, c)), [u, ...d] = l;
		if (!u) return b(M(n));
		if (d.length > 0) return b(N(l));
		let { webhook_id: f, secret: h } = u;
		if (!t.rotate) return h === void 0 ? k : m({
			webhookId: f,
			secret: h,
			rotated: !1
		});
		let y = await t.checkWrite();
		if (y) return b(y);
		let x = await j(e, o(t.projectId), u);
		return t.onSecrets([i(x)]), m({
			webhookId: f,
			secret: x,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof S)) throw e;
		return b(n("api-error", e.message, { scope: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${x(t)})`).join(", "), r = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return n("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { scope: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return n("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { scope: "project" });
}
// src/run/webhookSecret.ts
async function P(i, o, s, { folders: f, onSecrets: p, checkRotate: m, checkWrite: h }) {
	let g = a(t, i), _ = a(c, i), [v, ...y] = o.projects, b = [
		g === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		_ === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		y.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [n("bad-setting", e)]), x = [...s, ...b];
	if (!v || g === void 0 || _ === void 0 || e(x)) return { problems: x };
	let S = {
		option: "secrets-file",
		path: D(f.working, _),
		is: "file"
	}, C = await d([S], await F(o, f), f);
	if (C.size > 0) return { problems: [...x, ...C.values()] };
	let w = a(r, i) ?? !1, T = w ? await m() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(v, { apiUrl: o.apiUrl });
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: v.id,
		which: g,
		usable: o.usable,
		rotate: w,
		checkWrite: h,
		onSecrets: p
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		await l(S, `${k.value.secret}\n`, f, 384);
	} catch (e) {
		let t = u(e), r = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [n("not-written", `secrets-file: ${_} cannot be written: ${t}.${r}`)] };
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
	], o = await h(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
// src/commands/runs/webhookSecret.ts
async function I(t, n) {
	let { sources: r } = n, { settings: i, problems: a } = await f("plan", t, r);
	n.hide(i.secrets);
	let { permission: o } = n.context(i, new y(), t), s = e(n.problems) ? { problems: a } : await P(t, i, a, {
		folders: r.folders,
		onSecrets: (e) => n.hide(e),
		checkRotate: async () => await L(o) ?? await z(i, n),
		checkWrite: async () => R(await o?.toWrite())
	});
	return n.showProblems([...n.problems, ..."problems" in s ? s.problems : []]), "problems" in s ? 1 : (n.print(B(s)), 0);
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
	if (!(e.yes || !t.ask || await t.ask("Make a new secret? Deliveries use it at once, and the old one is lost.", new y()))) return n("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function B({ rotated: e, webhookId: t, file: n }) {
	return `The ${e ? "new " : ""}secret of webhook ${s(t)} is in ${s(n)}.`;
}
export { I as runWebhookSecret };
