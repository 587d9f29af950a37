import { H as e, J as t, K as n, P as r, b as i, nt as a, rt as o, tt as s } from "./start.js";
import { D as c, E as l, Gt as u, Wt as d, Y as f, _r as p, ai as m, gr as h, hr as g, ii as _, nt as v, pr as y, ri as b, vr as x, vt as S, y as C } from "./engine.js";
import { l as w } from "./client.js";
import { S as T } from "./project.js";
import { resolve as E } from "node:path";
// src/remote/webhookSecret.ts
function D(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = _(e) ?? {};
	return {
		webhook_id: m(t) ?? "",
		url: m(n) ?? "",
		secret: m(r) || void 0,
		branch: m(i),
		events: b(a, m) ?? []
	};
}
const O = d(t("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function k(n, r) {
	try {
		let t = [];
		for await (let e of n.allWebhooks(S(r.projectId))) t.push(D(e));
		r.onSecrets(t.flatMap(({ secret: t }) => t === void 0 ? [] : e(t)));
		let { which: i, usable: a } = r, o = y(i, a);
		r.onSecrets(p(o.variables));
		let s = o.issues.length > 0 ? i : h(i, o.variables), c = t.filter(({ webhook_id: e, url: t }) => e === i || g(t, i) || g(t, s)), [l, ...f] = c;
		if (!l) return d(j(t));
		if (f.length > 0) return d(M(c));
		let { webhook_id: m, secret: _ } = l;
		if (!r.rotate) return _ === void 0 ? O : u({
			webhookId: m,
			secret: _,
			rotated: !1
		});
		let v = await r.checkWrite();
		if (v) return d(v);
		let b = await A(n, S(r.projectId), l);
		return r.onSecrets([e(b)]), u({
			webhookId: m,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof w)) throw e;
		return d(t("api-error", e.message, { reach: "project" }));
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
	let n = e.map(({ webhook_id: e, url: t }) => `${e} (${x(t)})`).join(", "), r = e.length > 0 ? `The project has: ${n}.` : "The project has no webhooks.";
	return t("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function M(e) {
	let n = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return t("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${n}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function N(e, r, u, { folders: d, onSecrets: f, needsFile: p, checkRotate: m, checkWrite: h }) {
	let g = i(o, e), _ = i(a, e), [v, ...y] = r.projects, b = [
		...u,
		...g === void 0 ? [I("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...p && _ === void 0 ? [I("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...y.length > 0 ? [I("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!v || g === void 0 || n(b)) return { problems: b };
	let x = _ === void 0 ? void 0 : P(E(d.working, _)), S = x && await l([x], await F(r, d), d);
	if (S && S.size > 0) return { problems: [...b, ...S.values()] };
	let C = i(s, e) ?? !1, w = C ? await m() : void 0;
	if (w) return { problems: [...b, w] };
	let D = T(v, {
		apiUrl: r.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!D.ok) return { problems: [D.problem] };
	let O = await k(D.value, {
		projectId: v.id,
		which: g,
		usable: r.usable,
		rotate: C,
		checkWrite: h,
		onSecrets: f
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		x && await c(x, `${O.value.secret}\n`, d, 384);
	} catch (e) {
		let n = e instanceof Error ? e.message : String(e), r = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [t("not-written", `secrets-file: ${_} cannot be written: ${n}.${r}`)] };
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
	], a = await f(i, new AbortController().signal);
	return [n, ...Object.values(a).flat()];
}
function I(e) {
	return t("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function L(e, t) {
	let { sources: r, setSecret: i } = t, { settings: a, problems: o } = await v("plan", e, r);
	t.hide(a.secrets);
	let { permission: s } = t.context(a, new C(), e), c = n(t.problems) ? { problems: o } : await N(e, a, o, {
		folders: r.folders,
		onSecrets: (e) => t.hide(e),
		needsFile: i === void 0,
		checkRotate: async () => await R(s) ?? await B(a, t),
		checkWrite: async () => z(await s?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in c ? c.problems : []]), "problems" in c ? 1 : (i?.(c.secret), t.print(V(c, i !== void 0)), 0);
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
async function B(e, n) {
	if (!(e.yes || await n.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return t("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function V({ rotated: e, webhookId: t, file: n }, i) {
	let a = [...i ? ["the output secret"] : [], ...n === void 0 ? [] : [r(n)]];
	return `The ${e ? "new " : ""}secret of webhook ${r(t)} is in ${a.join(", and ")}.`;
}
export { L as runWebhookSecret };
