import { C as e, G as t, L as n, Y as r, Z as i, at as a, it as o, ot as s } from "./start.js";
import { Cr as c, D as l, E as u, Er as d, It as f, M as p, Qt as m, Tr as h, Zt as g, bt as _, hi as v, it as y, mi as b, pi as x, wr as S, xr as C, y as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = b(e) ?? {};
	return {
		webhook_id: v(t) ?? "",
		url: v(n) ?? "",
		secret: v(r) || void 0,
		branch: v(i),
		events: x(a, v) ?? []
	};
}
const k = g(i("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, n) {
	try {
		let r = [];
		for await (let t of e.allWebhooks(_(n.projectId))) r.push(O(t));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : t(e)));
		let { which: i, usable: a } = n, o = C(i, a);
		n.onSecrets(h(o.variables));
		let s = o.issues.length > 0 ? i : S(i, o.variables), l = r.filter(({ webhook_id: e, url: t }) => e === i || c(t, i) || c(t, s)), [u, ...d] = l;
		if (!u) return g(M(r));
		if (d.length > 0) return g(N(l));
		let { webhook_id: f, secret: p } = u;
		if (!n.rotate) return p === void 0 ? k : m({
			webhookId: f,
			secret: p,
			rotated: !1
		});
		let v = await n.checkWrite();
		if (v) return g(v);
		let y = await j(e, _(n.projectId), u);
		return n.onSecrets([t(y)]), m({
			webhookId: f,
			secret: y,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return g(i("api-error", e.message, { reach: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${d(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return i("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return i("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(t, n, c, { folders: d, onSecrets: f, needsFile: m, checkRotate: h, checkWrite: g }) {
	let _ = e(s, t), v = e(a, t), [y, ...b] = n.projects, x = [
		...c,
		..._ === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...m && v === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...b.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!y || _ === void 0 || r(x)) return { problems: x };
	let S = v === void 0 ? void 0 : F(D(d.working, v)), C = S && await u([S], await I(n, d), d);
	if (C && C.size > 0) return { problems: [...x, ...C.values()] };
	let w = e(o, t) ?? !1, T = w ? await h() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(y, {
		apiUrl: n.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: y.id,
		which: _,
		usable: n.usable,
		rotate: w,
		checkWrite: g,
		onSecrets: f
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		S && await l(S, `${k.value.secret}\n`, d, 384);
	} catch (e) {
		let t = p(e), n = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [i("not-written", `secrets-file: ${v} cannot be written: ${t}.${n}`)] };
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
	], a = await f(i, new AbortController().signal);
	return [n, ...Object.values(a).flat()];
}
function L(e) {
	return i("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n, setSecret: i } = t, { settings: a, problems: o } = await y("plan", e, n);
	t.hide(a.secrets);
	let { permission: s } = t.context(a, new w(), e), c = r(t.problems) ? { problems: o } : await P(e, a, o, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		needsFile: i === void 0,
		checkRotate: async () => await z(s) ?? await V(a, t),
		checkWrite: async () => B(await s?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in c ? c.problems : []]), "problems" in c ? 1 : (i?.(c.secret), t.print(H(c, i !== void 0)), 0);
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return i("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: r }, i) {
	let a = [...i ? ["the output secret"] : [], ...r === void 0 ? [] : [n(r)]];
	return `The ${e ? "new " : ""}secret of webhook ${n(t)} is in ${a.join(", and ")}.`;
}
export { R as runWebhookSecret };
