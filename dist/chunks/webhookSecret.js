import { Fn as e, Fr as t, Gt as n, Ht as r, In as i, Kt as a, Lt as o, Nr as s, Oi as c, Pn as l, Pr as u, Ti as d, Tr as f, ar as p, qt as m, vr as h, zi as g } from "./start.js";
import { A as _, F as v, O as y, Q as b, T as x, hn as S, mn as C, mt as w } from "./engine.js";
import { s as T } from "./client.js";
import { D as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(t) {
	let { webhook_id: n, url: r, secret: a, branch: o, events: s } = e(t) ?? {};
	return {
		webhook_id: i(n) ?? "",
		url: i(r) ?? "",
		secret: i(a) || void 0,
		branch: i(o),
		events: l(s, i) ?? []
	};
}
const k = C(c("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, t) {
	try {
		let i = [];
		for await (let n of e.allWebhooks(g(t.projectId))) i.push(O(n));
		t.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : f(e)));
		let { which: s, usable: c } = t, l = o(s, c);
		t.onSecrets(a(l.variables));
		let u = l.issues.length > 0 ? s : n(s, l.variables), d = i.filter(({ webhook_id: e, url: t }) => e === s || r(t, s) || r(t, u)), [p, ...m] = d;
		if (!p) return C(M(i));
		if (m.length > 0) return C(N(d));
		let { webhook_id: h, secret: _ } = p;
		if (!t.rotate) return _ === void 0 ? k : S({
			webhookId: h,
			secret: _,
			rotated: !1
		});
		let v = await t.checkWrite();
		if (v) return C(v);
		let y = await j(e, g(t.projectId), p);
		return t.onSecrets([f(y)]), S({
			webhookId: h,
			secret: y,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return C(c("api-error", e.message, { reach: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${m(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return c("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return c("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(e, n, r, { folders: i, onSecrets: a, checkRotate: o, checkWrite: l }) {
	let f = p(t, e), m = p(u, e), [h, ...g] = n.projects, b = [
		...r,
		...f === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...m === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...g.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!h || f === void 0 || m === void 0 || d(b)) return { problems: b };
	let x = F(D(i.working, m)), S = await y([x], await I(n, i), i);
	if (S.size > 0) return { problems: [...b, ...S.values()] };
	let C = p(s, e) ?? !1, w = C ? await o() : void 0;
	if (w) return { problems: [...b, w] };
	let T = E(h, {
		apiUrl: n.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!T.ok) return { problems: [T.problem] };
	let O = await A(T.value, {
		projectId: h.id,
		which: f,
		usable: n.usable,
		rotate: C,
		checkWrite: l,
		onSecrets: a
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await _(x, `${O.value.secret}\n`, i, 384);
	} catch (e) {
		let t = v(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [c("not-written", `secrets-file: ${m} cannot be written: ${t}.${n}`)] };
	}
	return {
		...O.value,
		file: x.path
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
	], o = await w(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return c("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n } = t, { settings: r, problems: i } = await b("plan", e, n);
	t.hide(r.secrets);
	let { permission: a } = t.context(r, new x(), e), o = d(t.problems) ? { problems: i } : await P(e, r, i, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		checkRotate: async () => await z(a) ?? await V(r, t),
		checkWrite: async () => B(await a?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in o ? o.problems : []]), "problems" in o ? 1 : (t.print(H(o)), 0);
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return c("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: n }) {
	return `The ${e ? "new " : ""}secret of webhook ${h(t)} is in ${h(n)}.`;
}
export { R as runWebhookSecret };
