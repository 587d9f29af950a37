import { F as e, U as t, Y as n, it as r, nt as i, q as a, rt as o, x as s } from "./start.js";
import { Cr as c, D as l, E as u, Ft as d, M as f, Sr as p, Tr as m, Xt as h, Zt as g, br as _, fi as v, mi as y, pi as b, rt as x, wr as S, y as C, yt as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = b(e) ?? {};
	return {
		webhook_id: y(t) ?? "",
		url: y(n) ?? "",
		secret: y(r) || void 0,
		branch: y(i),
		events: v(a, y) ?? []
	};
}
const k = h(n("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, r) {
	try {
		let n = [];
		for await (let t of e.allWebhooks(w(r.projectId))) n.push(O(t));
		r.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : t(e)));
		let { which: i, usable: a } = r, o = _(i, a);
		r.onSecrets(S(o.variables));
		let s = o.issues.length > 0 ? i : c(i, o.variables), l = n.filter(({ webhook_id: e, url: t }) => e === i || p(t, i) || p(t, s)), [u, ...d] = l;
		if (!u) return h(M(n));
		if (d.length > 0) return h(N(l));
		let { webhook_id: f, secret: m } = u;
		if (!r.rotate) return m === void 0 ? k : g({
			webhookId: f,
			secret: m,
			rotated: !1
		});
		let v = await r.checkWrite();
		if (v) return h(v);
		let y = await j(e, w(r.projectId), u);
		return r.onSecrets([t(y)]), g({
			webhookId: f,
			secret: y,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return h(n("api-error", e.message, { reach: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${m(t)})`).join(", "), r = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return n("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return n("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(e, t, c, { folders: d, onSecrets: p, needsFile: m, checkRotate: h, checkWrite: g }) {
	let _ = s(r, e), v = s(o, e), [y, ...b] = t.projects, x = [
		...c,
		..._ === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...m && v === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...b.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!y || _ === void 0 || a(x)) return { problems: x };
	let S = v === void 0 ? void 0 : F(D(d.working, v)), C = S && await u([S], await I(t, d), d);
	if (C && C.size > 0) return { problems: [...x, ...C.values()] };
	let w = s(i, e) ?? !1, T = w ? await h() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(y, {
		apiUrl: t.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: y.id,
		which: _,
		usable: t.usable,
		rotate: w,
		checkWrite: g,
		onSecrets: p
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		S && await l(S, `${k.value.secret}\n`, d, 384);
	} catch (e) {
		let t = f(e), r = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [n("not-written", `secrets-file: ${v} cannot be written: ${t}.${r}`)] };
	}
	return {
		...k.value,
		file: S?.path
	};
}
function F(e) {
	return {
		option: "secrets-file",
		path: e,
		is: "file"
	};
}
async function I({ projects: e, others: t, configFile: n }, { working: r }) {
	let i = [
		{
			globs: {},
			texts: [],
			folder: r
		},
		...e.flatMap(({ manifests: e }) => e ?? []),
		...t
	], a = await d(i, new AbortController().signal);
	return [n, ...Object.values(a).flat()];
}
function L(e) {
	return n("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n, setSecret: r } = t, { settings: i, problems: o } = await x("plan", e, n);
	t.hide(i.secrets);
	let { permission: s } = t.context(i, new C(), e), c = a(t.problems) ? { problems: o } : await P(e, i, o, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		needsFile: r === void 0,
		checkRotate: async () => await z(s) ?? await V(i, t),
		checkWrite: async () => B(await s?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in c ? c.problems : []]), "problems" in c ? 1 : (r?.(c.secret), t.print(H(c, r !== void 0)), 0);
}
async function z(e) {
	return B((await e?.toApply([]) ?? []).find(({ severity: e }) => e === "error"));
}
function B(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function V(e, t) {
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return n("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: t, webhookId: n, file: r }, i) {
	let a = [...i ? ["the output secret"] : [], ...r === void 0 ? [] : [e(r)]];
	return `The ${t ? "new " : ""}secret of webhook ${e(n)} is in ${a.join(", and ")}.`;
}
export { R as runWebhookSecret };
