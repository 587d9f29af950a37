import { C as e, K as t, R as n, an as r, et as i, nn as a, nt as o, tt as s } from "./start.js";
import { D as c, Er as l, Fn as u, In as d, Ln as f, Mn as p, N as m, O as h, Pn as g, Tr as _, ai as v, b as y, jt as b, oi as x, st as S, wr as C, xt as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = _(e) ?? {};
	return {
		webhook_id: l(t) ?? "",
		url: l(n) ?? "",
		secret: l(r) || void 0,
		branch: l(i),
		events: C(a, l) ?? []
	};
}
const k = v(r("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, n) {
	try {
		let r = [];
		for await (let t of e.allWebhooks(w(n.projectId))) r.push(O(t));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : t(e)));
		let { which: i, usable: a } = n, o = p(i, a);
		n.onSecrets(d(o.variables));
		let s = o.issues.length > 0 ? i : u(i, o.variables), c = r.filter(({ webhook_id: e, url: t }) => e === i || g(t, i) || g(t, s)), [l, ...f] = c;
		if (!l) return v(M(r));
		if (f.length > 0) return v(N(c));
		let { webhook_id: m, secret: h } = l;
		if (!n.rotate) return h === void 0 ? k : x({
			webhookId: m,
			secret: h,
			rotated: !1
		});
		let _ = await n.checkWrite();
		if (_) return v(_);
		let y = await j(e, w(n.projectId), l);
		return n.onSecrets([t(y)]), x({
			webhookId: m,
			secret: y,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return v(r("api-error", e.message, { reach: "project" }));
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
	return r("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return r("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(t, n, l, { folders: u, onSecrets: d, checkRotate: f, checkWrite: p }) {
	let g = e(o, t), _ = e(s, t), [v, ...y] = n.projects, b = [
		...l,
		...g === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		..._ === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...y.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!v || g === void 0 || _ === void 0 || a(b)) return { problems: b };
	let x = F(D(u.working, _)), S = await c([x], await I(n, u), u);
	if (S.size > 0) return { problems: [...b, ...S.values()] };
	let C = e(i, t) ?? !1, w = C ? await f() : void 0;
	if (w) return { problems: [...b, w] };
	let T = E(v, {
		apiUrl: n.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!T.ok) return { problems: [T.problem] };
	let O = await A(T.value, {
		projectId: v.id,
		which: g,
		usable: n.usable,
		rotate: C,
		checkWrite: p,
		onSecrets: d
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await h(x, `${O.value.secret}\n`, u, 384);
	} catch (e) {
		let t = m(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [r("not-written", `secrets-file: ${_} cannot be written: ${t}.${n}`)] };
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
	], o = await b(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return r("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n } = t, { settings: r, problems: i } = await S("plan", e, n);
	t.hide(r.secrets);
	let { permission: o } = t.context(r, new y(), e), s = a(t.problems) ? { problems: i } : await P(e, r, i, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		checkRotate: async () => await z(o) ?? await V(r, t),
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return r("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: r }) {
	return `The ${e ? "new " : ""}secret of webhook ${n(t)} is in ${n(r)}.`;
}
export { R as runWebhookSecret };
