import { Fn as e, Fr as t, Gt as n, Ht as r, In as i, Kt as a, Lt as o, Nr as s, Pn as c, Pr as l, Tr as u, ar as d, pi as f, qt as p, ui as m, vr as h, wi as g } from "./start.js";
import { B as _, C as v, g as y, hn as b, mn as x, mt as S, p as C, v as w } from "./engine.js";
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
		events: c(s, i) ?? []
	};
}
const k = x(f("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, t) {
	try {
		let i = [];
		for await (let n of e.allWebhooks(g(t.projectId))) i.push(O(n));
		t.onSecrets(i.flatMap(({ secret: e }) => e === void 0 ? [] : u(e)));
		let { which: s, usable: c } = t, l = o(s, c);
		t.onSecrets(a(l.variables));
		let d = l.issues.length > 0 ? s : n(s, l.variables), f = i.filter(({ webhook_id: e, url: t }) => e === s || r(t, s) || r(t, d)), [p, ...m] = f;
		if (!p) return x(M(i));
		if (m.length > 0) return x(N(f));
		let { webhook_id: h, secret: _ } = p;
		if (!t.rotate) return _ === void 0 ? k : b({
			webhookId: h,
			secret: _,
			rotated: !1
		});
		let v = await t.checkWrite();
		if (v) return x(v);
		let y = await j(e, g(t.projectId), p);
		return t.onSecrets([u(y)]), b({
			webhookId: h,
			secret: y,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return x(f("api-error", e.message, { reach: "project" }));
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
	return f("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return f("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(e, n, r, { folders: i, onSecrets: a, checkRotate: o, checkWrite: c }) {
	let u = d(t, e), p = d(l, e), [h, ...g] = n.projects, _ = [
		...r,
		...u === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...p === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...g.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!h || u === void 0 || p === void 0 || m(_)) return { problems: _ };
	let b = F(D(i.working, p)), x = await y([b], await I(n, i), i);
	if (x.size > 0) return { problems: [..._, ...x.values()] };
	let S = d(s, e) ?? !1, C = S ? await o() : void 0;
	if (C) return { problems: [..._, C] };
	let T = E(h, {
		apiUrl: n.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!T.ok) return { problems: [T.problem] };
	let O = await A(T.value, {
		projectId: h.id,
		which: u,
		usable: n.usable,
		rotate: S,
		checkWrite: c,
		onSecrets: a
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await w(b, `${O.value.secret}\n`, i, 384);
	} catch (e) {
		let t = v(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [f("not-written", `secrets-file: ${p} cannot be written: ${t}.${n}`)] };
	}
	return {
		...O.value,
		file: b.path
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
	], o = await S(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return f("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n } = t, { settings: r, problems: i } = await _("plan", e, n);
	t.hide(r.secrets);
	let { permission: a } = t.context(r, new C(), e), o = m(t.problems) ? { problems: i } : await P(e, r, i, {
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return f("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: n }) {
	return `The ${e ? "new " : ""}secret of webhook ${h(t)} is in ${h(n)}.`;
}
export { R as runWebhookSecret };
