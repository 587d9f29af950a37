import { F as e, U as t, Y as n, it as r, nt as i, q as a, rt as o, x as s } from "./start.js";
import { D as c, E as l, Ot as u, Ut as d, Wt as f, Y as p, _r as m, ai as h, dt as g, gr as _, hr as v, ii as y, pr as b, ri as x, vr as S, y as C } from "./engine.js";
import { l as w } from "./client.js";
import { S as T } from "./project.js";
import { resolve as E } from "node:path";
// src/remote/webhookSecret.ts
function D(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = y(e) ?? {};
	return {
		webhook_id: h(t) ?? "",
		url: h(n) ?? "",
		secret: h(r) || void 0,
		branch: h(i),
		events: x(a, h) ?? []
	};
}
const O = d(n("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function k(e, r) {
	try {
		let n = [];
		for await (let t of e.allWebhooks(g(r.projectId))) n.push(D(t));
		r.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : t(e)));
		let { which: i, usable: a } = r, o = b(i, a);
		r.onSecrets(m(o.variables));
		let s = o.issues.length > 0 ? i : _(i, o.variables), c = n.filter(({ webhook_id: e, url: t }) => e === i || v(t, i) || v(t, s)), [l, ...u] = c;
		if (!l) return d(j(n));
		if (u.length > 0) return d(M(c));
		let { webhook_id: p, secret: h } = l;
		if (!r.rotate) return h === void 0 ? O : f({
			webhookId: p,
			secret: h,
			rotated: !1
		});
		let y = await r.checkWrite();
		if (y) return d(y);
		let x = await A(e, g(r.projectId), l);
		return r.onSecrets([t(x)]), f({
			webhookId: p,
			secret: x,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof w)) throw e;
		return d(n("api-error", e.message, { reach: "project" }));
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
function j(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${S(t)})`).join(", "), r = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return n("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function M(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return n("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function N(e, t, u, { folders: d, onSecrets: f, needsFile: p, checkRotate: m, checkWrite: h }) {
	let g = s(r, e), _ = s(o, e), [v, ...y] = t.projects, b = [
		...u,
		...g === void 0 ? [I("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...p && _ === void 0 ? [I("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...y.length > 0 ? [I("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!v || g === void 0 || a(b)) return { problems: b };
	let x = _ === void 0 ? void 0 : P(E(d.working, _)), S = x && await l([x], await F(t, d), d);
	if (S && S.size > 0) return { problems: [...b, ...S.values()] };
	let C = s(i, e) ?? !1, w = C ? await m() : void 0;
	if (w) return { problems: [...b, w] };
	let D = T(v, {
		apiUrl: t.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!D.ok) return { problems: [D.problem] };
	let O = await k(D.value, {
		projectId: v.id,
		which: g,
		usable: t.usable,
		rotate: C,
		checkWrite: h,
		onSecrets: f
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		x && await c(x, `${O.value.secret}\n`, d, 384);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e), r = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [n("not-written", `secrets-file: ${_} cannot be written: ${t}.${r}`)] };
	}
	return {
		...O.value,
		file: x?.path
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
	], a = await u(i, new AbortController().signal);
	return [n, ...Object.values(a).flat()];
}
function I(e) {
	return n("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function L(e, t) {
	let { sources: n, setSecret: r } = t, { settings: i, problems: o } = await p("plan", e, n);
	t.hide(i.secrets);
	let { permission: s } = t.context(i, new C(), e), c = a(t.problems) ? { problems: o } : await N(e, i, o, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		needsFile: r === void 0,
		checkRotate: async () => await R(s) ?? await B(i, t),
		checkWrite: async () => z(await s?.toWrite())
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
async function B(e, t) {
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return n("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function V({ rotated: t, webhookId: n, file: r }, i) {
	let a = [...i ? ["the output secret"] : [], ...r === void 0 ? [] : [e(r)]];
	return `The ${t ? "new " : ""}secret of webhook ${e(n)} is in ${a.join(", and ")}.`;
}
export { L as runWebhookSecret };
