import { Qt as e, Sn as t, Zn as n, an as r, bn as i, i as a, pr as o, tr as s, xn as c } from "./start.js";
import { A as l, Jt as u, Kt as d, L as f, O as p, P as m, W as h, Yt as g, k as _, mr as v, o as y, on as b, pr as x, qt as S, ut as C, z as w } from "./engine.js";
import { s as T } from "./client.js";
import { f as E } from "./project.js";
import { resolve as D } from "node:path";
// src/webhooks/secret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = _(e) ?? {};
	return {
		webhook_id: l(t) ?? "",
		url: l(n) ?? "",
		secret: l(r) || void 0,
		branch: l(i),
		events: p(a, l) ?? []
	};
}
const k = x(s("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, t) {
	try {
		let n = [];
		for await (let r of e.allWebhooks(o(t.projectId))) n.push(O(r));
		t.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : r(e)));
		let { which: i, usable: a } = t, s = y(i, a);
		t.onSecrets(u(s.variables));
		let c = s.issues.length > 0 ? i : S(i, s.variables), l = n.filter(({ webhook_id: e, url: t }) => e === i || d(t, i) || d(t, c)), [f, ...p] = l;
		if (!f) return x(M(n));
		if (p.length > 0) return x(N(l));
		let { webhook_id: m, secret: h } = f;
		if (!t.rotate) return h === void 0 ? k : v({
			webhookId: m,
			secret: h,
			rotated: !1
		});
		let g = await t.checkWrite();
		if (g) return x(g);
		let _ = await j(e, o(t.projectId), f);
		return t.onSecrets([r(_)]), v({
			webhookId: m,
			secret: _,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return x(s("api-error", e.message, { reach: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${g(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return s("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return s("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(e, r, o, { folders: l, onSecrets: u, checkRotate: d, checkWrite: p }) {
	let m = a(t, e), g = a(c, e), [_, ...v] = r.projects, y = [
		...o,
		...m === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...g === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...v.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!_ || m === void 0 || g === void 0 || n(y)) return { problems: y };
	let b = F(D(l.working, g)), x = await f([b], await I(r, l), l);
	if (x.size > 0) return { problems: [...y, ...x.values()] };
	let S = a(i, e) ?? !1, C = S ? await d() : void 0;
	if (C) return { problems: [...y, C] };
	let T = E(_, {
		apiUrl: r.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!T.ok) return { problems: [T.problem] };
	let O = await A(T.value, {
		projectId: _.id,
		which: m,
		usable: r.usable,
		rotate: S,
		checkWrite: p,
		onSecrets: u
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await w(b, `${O.value.secret}\n`, l, 384);
	} catch (e) {
		let t = h(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [s("not-written", `secrets-file: ${g} cannot be written: ${t}.${n}`)] };
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
	], o = await b(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return s("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: r } = t, { settings: i, problems: a } = await C("plan", e, r);
	t.hide(i.secrets);
	let { permission: o } = t.context(i, new m(), e), s = n(t.problems) ? { problems: a } : await P(e, i, a, {
		folders: r.folders,
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return s("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: t, webhookId: n, file: r }) {
	return `The ${t ? "new " : ""}secret of webhook ${e(n)} is in ${e(r)}.`;
}
export { R as runWebhookSecret };
