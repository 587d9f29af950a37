import { Bt as e, Mn as t, Nn as n, Wt as r, gn as i, i as a, jn as o, ln as s, pr as c } from "./start.js";
import { D as l, E as u, Gt as d, I as f, Kt as p, O as m, P as h, Ut as g, V as _, Wt as v, j as y, mr as b, o as x, pr as S, rn as C, st as w } from "./engine.js";
import { s as T } from "./client.js";
import { m as E } from "./project.js";
import { resolve as D } from "node:path";
// src/webhooks/secret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = l(e) ?? {};
	return {
		webhook_id: m(t) ?? "",
		url: m(n) ?? "",
		secret: m(r) || void 0,
		branch: m(i),
		events: u(a, m) ?? []
	};
}
const k = S(r("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(c(t.projectId))) n.push(O(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : i(e)));
		let { which: r, usable: a } = t, o = x(r, a);
		t.onSecrets(d(o.variables));
		let s = o.issues.length > 0 ? r : v(r, o.variables), l = n.filter(({ webhook_id: e, url: t }) => e === r || g(t, r) || g(t, s)), [u, ...f] = l;
		if (!u) return S(M(n));
		if (f.length > 0) return S(N(l));
		let { webhook_id: p, secret: m } = u;
		if (!t.rotate) return m === void 0 ? k : b({
			webhookId: p,
			secret: m,
			rotated: !1
		});
		let h = await t.checkWrite();
		if (h) return S(h);
		let _ = await j(e, c(t.projectId), u);
		return t.onSecrets([i(_)]), b({
			webhookId: p,
			secret: _,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return S(r("api-error", e.message, { reach: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${p(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return r("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return r("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(i, s, c, { folders: l, onSecrets: u, checkRotate: d, checkWrite: p }) {
	let m = a(n, i), g = a(t, i), [v, ...y] = s.projects, b = [
		m === void 0 && "The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).",
		g === void 0 && "The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).",
		y.length > 0 && "lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only)."
	].flatMap((e) => e === !1 ? [] : [r("bad-setting", e)]), x = [...c, ...b];
	if (!v || m === void 0 || g === void 0 || e(x)) return { problems: x };
	let S = {
		option: "secrets-file",
		path: D(l.working, g),
		is: "file"
	}, C = await h([S], await F(s, l), l);
	if (C.size > 0) return { problems: [...x, ...C.values()] };
	let w = a(o, i) ?? !1, T = w ? await d() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(v, {
		apiUrl: s.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: v.id,
		which: m,
		usable: s.usable,
		rotate: w,
		checkWrite: p,
		onSecrets: u
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		await f(S, `${k.value.secret}\n`, l, 384);
	} catch (e) {
		let t = _(e), n = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
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
	], o = await C(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
// src/commands/runs/webhookSecret.ts
async function I(t, n) {
	let { sources: r } = n, { settings: i, problems: a } = await w("plan", t, r);
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return r("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function B({ rotated: e, webhookId: t, file: n }) {
	return `The ${e ? "new " : ""}secret of webhook ${s(t)} is in ${s(n)}.`;
}
export { I as runWebhookSecret };
