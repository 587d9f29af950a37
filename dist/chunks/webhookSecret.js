import { $ as e, C as t, G as n, L as r, et as i, in as a, tn as o, tt as s } from "./start.js";
import { C as c, Cr as l, Fn as u, In as d, Nn as f, O as p, Pn as m, Qr as h, S as g, Tr as _, Zr as v, jn as y, nt as b, pn as x, wr as S, xt as C, y as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = S(e) ?? {};
	return {
		webhook_id: _(t) ?? "",
		url: _(n) ?? "",
		secret: _(r) || void 0,
		branch: _(i),
		events: l(a, _) ?? []
	};
}
const k = v(a("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, t) {
	try {
		let r = [];
		for await (let n of e.allWebhooks(x(t.projectId))) r.push(O(n));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = t, o = y(i, a);
		t.onSecrets(u(o.variables));
		let s = o.issues.length > 0 ? i : m(i, o.variables), c = r.filter(({ webhook_id: e, url: t }) => e === i || f(t, i) || f(t, s)), [l, ...d] = c;
		if (!l) return v(M(r));
		if (d.length > 0) return v(N(c));
		let { webhook_id: p, secret: g } = l;
		if (!t.rotate) return g === void 0 ? k : h({
			webhookId: p,
			secret: g,
			rotated: !1
		});
		let _ = await t.checkWrite();
		if (_) return v(_);
		let b = await j(e, x(t.projectId), l);
		return t.onSecrets([n(b)]), h({
			webhookId: p,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return v(a("api-error", e.message, { reach: "project" }));
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
	return a("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return a("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(n, r, l, { folders: u, onSecrets: d, checkRotate: f, checkWrite: m }) {
	let h = t(s, n), _ = t(i, n), [v, ...y] = r.projects, b = [
		...l,
		...h === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		..._ === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...y.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!v || h === void 0 || _ === void 0 || o(b)) return { problems: b };
	let x = F(D(u.working, _)), S = await g([x], await I(r, u), u);
	if (S.size > 0) return { problems: [...b, ...S.values()] };
	let C = t(e, n) ?? !1, w = C ? await f() : void 0;
	if (w) return { problems: [...b, w] };
	let T = E(v, {
		apiUrl: r.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!T.ok) return { problems: [T.problem] };
	let O = await A(T.value, {
		projectId: v.id,
		which: h,
		usable: r.usable,
		rotate: C,
		checkWrite: m,
		onSecrets: d
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await c(x, `${O.value.secret}\n`, u, 384);
	} catch (e) {
		let t = p(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [a("not-written", `secrets-file: ${_} cannot be written: ${t}.${n}`)] };
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
	], o = await C(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return a("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n } = t, { settings: r, problems: i } = await b("plan", e, n);
	t.hide(r.secrets);
	let { permission: a } = t.context(r, new w(), e), s = o(t.problems) ? { problems: i } : await P(e, r, i, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		checkRotate: async () => await z(a) ?? await V(r, t),
		checkWrite: async () => B(await a?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in s ? s.problems : []]), "problems" in s ? 1 : (t.print(H(s)), 0);
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return a("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: n }) {
	return `The ${e ? "new " : ""}secret of webhook ${r(t)} is in ${r(n)}.`;
}
export { R as runWebhookSecret };
