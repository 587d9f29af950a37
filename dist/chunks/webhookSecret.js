import { $ as e, C as t, G as n, L as r, X as i, ct as a, lt as o, st as s } from "./start.js";
import { Cr as c, D as l, Fn as u, In as d, N as f, Nn as p, O as m, Pn as h, Tr as g, ai as _, b as v, ii as y, jn as b, kt as x, st as S, wr as C, xt as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = C(e) ?? {};
	return {
		webhook_id: g(t) ?? "",
		url: g(n) ?? "",
		secret: g(r) || void 0,
		branch: g(i),
		events: c(a, g) ?? []
	};
}
const k = y(e("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(t, r) {
	try {
		let e = [];
		for await (let n of t.allWebhooks(w(r.projectId))) e.push(O(n));
		r.onSecrets(e.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = r, o = b(i, a);
		r.onSecrets(u(o.variables));
		let s = o.issues.length > 0 ? i : h(i, o.variables), c = e.filter(({ webhook_id: e, url: t }) => e === i || p(t, i) || p(t, s)), [l, ...d] = c;
		if (!l) return y(M(e));
		if (d.length > 0) return y(N(c));
		let { webhook_id: f, secret: m } = l;
		if (!r.rotate) return m === void 0 ? k : _({
			webhookId: f,
			secret: m,
			rotated: !1
		});
		let g = await r.checkWrite();
		if (g) return y(g);
		let v = await j(t, w(r.projectId), l);
		return r.onSecrets([n(v)]), _({
			webhookId: f,
			secret: v,
			rotated: !0
		});
	} catch (t) {
		if (!(t instanceof T)) throw t;
		return y(e("api-error", t.message, { reach: "project" }));
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
	let n = t.map(({ webhook_id: e, url: t }) => `${e} (${d(t)})`).join(", "), r = t.length > 0 ? `The project has: ${n}.` : "The project has no webhooks.";
	return e("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function N(t) {
	let n = t.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return e("ambiguous-webhook", `${t.length} webhooks have this URL. Give the id of one of them: ${n}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(n, r, c, { folders: u, onSecrets: d, needsFile: p, checkRotate: h, checkWrite: g }) {
	let _ = t(o, n), v = t(a, n), [y, ...b] = r.projects, x = [
		...c,
		..._ === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...p && v === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...b.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!y || _ === void 0 || i(x)) return { problems: x };
	let S = v === void 0 ? void 0 : F(D(u.working, v)), C = S && await l([S], await I(r, u), u);
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
		onSecrets: d
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		S && await m(S, `${k.value.secret}\n`, u, 384);
	} catch (t) {
		let n = f(t), r = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
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
	], o = await x(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(t) {
	return e("bad-setting", t);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n, setSecret: r } = t, { settings: a, problems: o } = await S("plan", e, n);
	t.hide(a.secrets);
	let { permission: s } = t.context(a, new v(), e), c = i(t.problems) ? { problems: o } : await P(e, a, o, {
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
