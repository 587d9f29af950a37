import { B as e, D as t, F as n, J as r, Y as i, m as a, q as o, z as s } from "./start.js";
import { Ar as c, Dt as l, Et as u, Gn as d, Jn as f, P as p, V as m, Xn as h, Yn as g, b as _, jr as v, kr as y, nt as b, p as x, qn as S, x as C } from "./engine.js";
import { u as w } from "./client.js";
import { S as T } from "./project.js";
import { resolve as E } from "node:path";
// src/remote/webhookSecret.ts
function D(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = c(e) ?? {};
	return {
		webhook_id: v(t) ?? "",
		url: v(n) ?? "",
		secret: v(r) || void 0,
		branch: v(i),
		events: y(a, v) ?? []
	};
}
const O = u(e("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function k(t, r) {
	try {
		let e = [];
		for await (let n of t.allWebhooks(b(r.projectId))) e.push(D(n));
		r.onSecrets(e.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = r, o = d(i, a);
		r.onSecrets(g(o.variables));
		let s = o.issues.length > 0 ? i : f(i, o.variables), c = e.filter(({ webhook_id: e, url: t }) => e === i || S(t, i) || S(t, s)), [p, ...m] = c;
		if (!p) return u(j(e));
		if (m.length > 0) return u(M(c));
		let { webhook_id: h, secret: _ } = p;
		if (!r.rotate) return _ === void 0 ? O : l({
			webhookId: h,
			secret: _,
			rotated: !1
		});
		let v = await r.checkWrite();
		if (v) return u(v);
		let y = await A(t, b(r.projectId), p);
		return r.onSecrets([n(y)]), l({
			webhookId: h,
			secret: y,
			rotated: !0
		});
	} catch (t) {
		if (!(t instanceof w)) throw t;
		return u(e("api-error", t.message, { reach: "project" }));
	}
}
async function A(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof w) || !i.mayHaveHappened) throw i;
		let a = D(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function j(t) {
	let n = t.map(({ webhook_id: e, url: t }) => `${e} (${h(t)})`).join(", "), r = t.length > 0 ? `The project has: ${n}.` : "The project has no webhooks.";
	return e("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function M(t) {
	let n = t.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return e("ambiguous-webhook", `${t.length} webhooks have this URL. Give the id of one of them: ${n}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function N(t, n, c, { folders: l, onSecrets: u, needsFile: d, checkRotate: f, checkWrite: p }) {
	let m = a(i, t), h = a(r, t), [g, ...v] = n.projects, y = [
		...c,
		...m === void 0 ? [I("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...d && h === void 0 ? [I("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...v.length > 0 ? [I("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!g || m === void 0 || s(y)) return { problems: y };
	let b = h === void 0 ? void 0 : P(E(l.working, h)), x = b && await _([b], await F(n, l), l);
	if (x && x.size > 0) return { problems: [...y, ...x.values()] };
	let S = a(o, t) ?? !1, w = S ? await f() : void 0;
	if (w) return { problems: [...y, w] };
	let D = T(g, {
		apiUrl: n.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!D.ok) return { problems: [D.problem] };
	let O = await k(D.value, {
		projectId: g.id,
		which: m,
		usable: n.usable,
		rotate: S,
		checkWrite: p,
		onSecrets: u
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		b && await C(b, `${O.value.secret}\n`, l, 384);
	} catch (t) {
		let n = t instanceof Error ? t.message : String(t), r = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [e("not-written", `secrets-file: ${h} cannot be written: ${n}.${r}`)] };
	}
	return {
		...O.value,
		file: b?.path
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
	], a = await p(i, new AbortController().signal);
	return [n, ...Object.values(a).flat()];
}
function I(t) {
	return e("bad-setting", t);
}
// src/commands/runs/webhookSecret.ts
async function L(e, t) {
	let { sources: n, setSecret: r } = t, { settings: i, problems: a } = await m("plan", e, n);
	t.hide(i.secrets);
	let { permission: o } = t.context(i, new x(), e), c = s(t.problems) ? { problems: a } : await N(e, i, a, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		needsFile: r === void 0,
		checkRotate: async () => await R(o) ?? await B(i, t),
		checkWrite: async () => z(await o?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in c ? c.problems : []]), "problems" in c ? 1 : (r?.(c.secret), t.print(V(c, r !== void 0)), 0);
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
async function B(t, n) {
	if (!(t.yes || await n.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return e("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function V({ rotated: e, webhookId: n, file: r }, i) {
	let a = [...i ? ["the output secret"] : [], ...r === void 0 ? [] : [t(r)]];
	return `The ${e ? "new " : ""}secret of webhook ${t(n)} is in ${a.join(", and ")}.`;
}
export { L as runWebhookSecret };
