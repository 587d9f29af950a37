import { L as e, M as t, N as n, O as r, R as i, b as a, l as o, z as s } from "./start.js";
import { I as c, L as l, N as u, Q as d, ar as f, br as p, cn as m, er as h, ir as g, jt as _, k as v, nr as y, q as b, rr as x, sn as S, vr as C, yr as w } from "./engine.js";
import { u as T } from "./client.js";
import { resolve as E } from "node:path";
// src/remote/webhookSecret.ts
function D(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = w(e) ?? {};
	return {
		webhook_id: p(t) ?? "",
		url: p(n) ?? "",
		secret: p(r) || void 0,
		branch: p(i),
		events: C(a, p) ?? []
	};
}
const O = S(n("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function k(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(_(t.projectId))) n.push(D(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : r(e)));
		let { which: i, usable: a } = t, o = h(i, a);
		t.onSecrets(g(o.variables));
		let s = o.issues.length > 0 ? i : x(i, o.variables), c = n.filter(({ webhook_id: e, url: t }) => e === i || y(t, i) || y(t, s)), [l, ...u] = c;
		if (!l) return S(j(n));
		if (u.length > 0) return S(M(c));
		let { webhook_id: d, secret: f } = l;
		if (!t.rotate) return f === void 0 ? O : m({
			webhookId: d,
			secret: f,
			rotated: !1
		});
		let p = await t.checkWrite();
		if (p) return S(p);
		let v = await A(e, _(t.projectId), l);
		return t.onSecrets([r(v)]), m({
			webhookId: d,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return S(n("api-error", e.message, { reach: "project" }));
	}
}
async function A(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof T) || !i.mayHaveHappened) throw i;
		let a = D(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function j(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${f(t)})`).join(", "), r = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return n("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function M(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return n("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function N(r, a, u, { folders: d, onSecrets: f, needsFile: p, checkRotate: m, checkWrite: h }) {
	let g = o(s, r), _ = o(i, r), [y, ...b] = a.projects, x = [
		...u,
		...g === void 0 ? [I("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...p && _ === void 0 ? [I("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...b.length > 0 ? [I("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!y || g === void 0 || t(x)) return { problems: x };
	let S = _ === void 0 ? void 0 : P(E(d.working, _)), C = S && await c([S], await F(a, d), d);
	if (C && C.size > 0) return { problems: [...x, ...C.values()] };
	let w = o(e, r) ?? !1, T = w ? await m() : void 0;
	if (T) return { problems: [...x, T] };
	let D = v(y, {
		apiUrl: a.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!D.ok) return { problems: [D.problem] };
	let O = await k(D.value, {
		projectId: y.id,
		which: g,
		usable: a.usable,
		rotate: w,
		checkWrite: h,
		onSecrets: f
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		S && await l(S, `${O.value.secret}\n`, d, 384);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e), r = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [n("not-written", `secrets-file: ${_} cannot be written: ${t}.${r}`)] };
	}
	return {
		...O.value,
		file: S?.path
	};
}
function P(e) {
	return {
		option: "secrets-file",
		path: e,
		is: "file"
	};
}
async function F({ projects: e, others: t, configFile: n }, { working: r }) {
	let i = [
		{
			globs: {},
			texts: [],
			folder: r
		},
		...e.flatMap(({ manifests: e }) => e ?? []),
		...t
	], a = await b(i, new AbortController().signal);
	return [n, ...Object.values(a).flat()];
}
function I(e) {
	return n("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function L(e, n) {
	let { sources: r, setSecret: i } = n, { settings: a, problems: o } = await d("plan", e, r);
	n.hide(a.secrets);
	let { permission: s } = n.context(a, new u(), e), c = t(n.problems) ? { problems: o } : await N(e, a, o, {
		folders: r.folders,
		onSecrets: (e) => n.hide(e),
		needsFile: i === void 0,
		checkRotate: async () => await R(s) ?? await B(a, n),
		checkWrite: async () => z(await s?.toWrite())
	});
	return n.showProblems([...n.problems, ..."problems" in c ? c.problems : []]), "problems" in c ? 1 : (i?.(c.secret), n.print(V(c, i !== void 0)), 0);
}
async function R(e) {
	return z((await e?.toApply([]) ?? []).find(({ severity: e }) => e === "error"));
}
function z(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function B(e, t) {
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return n("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function V({ rotated: e, webhookId: t, file: n }, r) {
	let i = [...r ? ["the output secret"] : [], ...n === void 0 ? [] : [a(n)]];
	return `The ${e ? "new " : ""}secret of webhook ${a(t)} is in ${i.join(", and ")}.`;
}
export { L as runWebhookSecret };
