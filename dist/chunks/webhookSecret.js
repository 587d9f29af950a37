import { $ as e, C as t, G as n, L as r, X as i, ct as a, lt as o, st as s } from "./start.js";
import { Bt as c, Ct as l, D as u, N as d, O as f, b as p, fr as m, hr as h, ii as g, in as _, mr as v, ni as y, pr as b, ri as x, rn as S, st as C, ur as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = x(e) ?? {};
	return {
		webhook_id: g(t) ?? "",
		url: g(n) ?? "",
		secret: g(r) || void 0,
		branch: g(i),
		events: y(a, g) ?? []
	};
}
const k = S(e("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(t, r) {
	try {
		let e = [];
		for await (let n of t.allWebhooks(l(r.projectId))) e.push(O(n));
		r.onSecrets(e.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = r, o = w(i, a);
		r.onSecrets(v(o.variables));
		let s = o.issues.length > 0 ? i : b(i, o.variables), c = e.filter(({ webhook_id: e, url: t }) => e === i || m(t, i) || m(t, s)), [u, ...d] = c;
		if (!u) return S(M(e));
		if (d.length > 0) return S(N(c));
		let { webhook_id: f, secret: p } = u;
		if (!r.rotate) return p === void 0 ? k : _({
			webhookId: f,
			secret: p,
			rotated: !1
		});
		let h = await r.checkWrite();
		if (h) return S(h);
		let g = await j(t, l(r.projectId), u);
		return r.onSecrets([n(g)]), _({
			webhookId: f,
			secret: g,
			rotated: !0
		});
	} catch (t) {
		if (!(t instanceof T)) throw t;
		return S(e("api-error", t.message, { reach: "project" }));
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
function M(t) {
	let n = t.map(({ webhook_id: e, url: t }) => `${e} (${h(t)})`).join(", "), r = t.length > 0 ? `The project has: ${n}.` : "The project has no webhooks.";
	return e("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function N(t) {
	let n = t.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return e("ambiguous-webhook", `${t.length} webhooks have this URL. Give the id of one of them: ${n}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(n, r, c, { folders: l, onSecrets: p, needsFile: m, checkRotate: h, checkWrite: g }) {
	let _ = t(o, n), v = t(a, n), [y, ...b] = r.projects, x = [
		...c,
		..._ === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...m && v === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...b.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!y || _ === void 0 || i(x)) return { problems: x };
	let S = v === void 0 ? void 0 : F(D(l.working, v)), C = S && await u([S], await I(r, l), l);
	if (C && C.size > 0) return { problems: [...x, ...C.values()] };
	let w = t(s, n) ?? !1, T = w ? await h() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(y, {
		apiUrl: r.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: y.id,
		which: _,
		usable: r.usable,
		rotate: w,
		checkWrite: g,
		onSecrets: p
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		S && await f(S, `${k.value.secret}\n`, l, 384);
	} catch (t) {
		let n = d(t), r = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [e("not-written", `secrets-file: ${v} cannot be written: ${n}.${r}`)] };
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
	], o = await c(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(t) {
	return e("bad-setting", t);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n, setSecret: r } = t, { settings: a, problems: o } = await C("plan", e, n);
	t.hide(a.secrets);
	let { permission: s } = t.context(a, new p(), e), c = i(t.problems) ? { problems: o } : await P(e, a, o, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		needsFile: r === void 0,
		checkRotate: async () => await z(s) ?? await V(a, t),
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
async function V(t, n) {
	if (!(t.yes || await n.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return e("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: n }, i) {
	let a = [...i ? ["the output secret"] : [], ...n === void 0 ? [] : [r(n)]];
	return `The ${e ? "new " : ""}secret of webhook ${r(t)} is in ${a.join(", and ")}.`;
}
export { R as runWebhookSecret };
