import { B as e, J as t, dt as n, et as r, ft as i, pt as a, rt as o, w as s } from "./start.js";
import { At as c, Cr as l, D as u, Fn as d, In as f, N as p, Nn as m, O as h, Pn as g, Tr as _, ai as v, b as y, ii as b, jn as x, st as S, wr as C, xt as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = C(e) ?? {};
	return {
		webhook_id: _(t) ?? "",
		url: _(n) ?? "",
		secret: _(r) || void 0,
		branch: _(i),
		events: l(a, _) ?? []
	};
}
const k = b(o("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, n) {
	try {
		let r = [];
		for await (let t of e.allWebhooks(w(n.projectId))) r.push(O(t));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : t(e)));
		let { which: i, usable: a } = n, o = x(i, a);
		n.onSecrets(d(o.variables));
		let s = o.issues.length > 0 ? i : g(i, o.variables), c = r.filter(({ webhook_id: e, url: t }) => e === i || m(t, i) || m(t, s)), [l, ...u] = c;
		if (!l) return b(M(r));
		if (u.length > 0) return b(N(c));
		let { webhook_id: f, secret: p } = l;
		if (!n.rotate) return p === void 0 ? k : v({
			webhookId: f,
			secret: p,
			rotated: !1
		});
		let h = await n.checkWrite();
		if (h) return b(h);
		let _ = await j(e, w(n.projectId), l);
		return n.onSecrets([t(_)]), v({
			webhookId: f,
			secret: _,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return b(o("api-error", e.message, { reach: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${f(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return o("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return o("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(e, t, c, { folders: l, onSecrets: d, checkRotate: f, checkWrite: m }) {
	let g = s(a, e), _ = s(i, e), [v, ...y] = t.projects, b = [
		...c,
		...g === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		..._ === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...y.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!v || g === void 0 || _ === void 0 || r(b)) return { problems: b };
	let x = F(D(l.working, _)), S = await u([x], await I(t, l), l);
	if (S.size > 0) return { problems: [...b, ...S.values()] };
	let C = s(n, e) ?? !1, w = C ? await f() : void 0;
	if (w) return { problems: [...b, w] };
	let T = E(v, {
		apiUrl: t.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!T.ok) return { problems: [T.problem] };
	let O = await A(T.value, {
		projectId: v.id,
		which: g,
		usable: t.usable,
		rotate: C,
		checkWrite: m,
		onSecrets: d
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await h(x, `${O.value.secret}\n`, l, 384);
	} catch (e) {
		let t = p(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [o("not-written", `secrets-file: ${_} cannot be written: ${t}.${n}`)] };
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
	], o = await c(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return o("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n } = t, { settings: i, problems: a } = await S("plan", e, n);
	t.hide(i.secrets);
	let { permission: o } = t.context(i, new y(), e), s = r(t.problems) ? { problems: a } : await P(e, i, a, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		checkRotate: async () => await z(o) ?? await V(i, t),
		checkWrite: async () => B(await o?.toWrite())
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return o("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: t, webhookId: n, file: r }) {
	return `The ${t ? "new " : ""}secret of webhook ${e(n)} is in ${e(r)}.`;
}
export { R as runWebhookSecret };
