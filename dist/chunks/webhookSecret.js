import { $ as e, C as t, G as n, L as r, Zt as i, et as a, tn as o, tt as s } from "./start.js";
import { Fn as c, In as l, Jr as u, Ln as d, Mt as f, Nn as p, O as m, P as h, Rn as g, Sr as _, T as v, Yr as y, br as b, hn as x, k as S, pt as C, xr as w } from "./engine.js";
import { E as T, P as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = w(e) ?? {};
	return {
		webhook_id: _(t) ?? "",
		url: _(n) ?? "",
		secret: _(r) || void 0,
		branch: _(i),
		events: b(a, _) ?? []
	};
}
const k = u(o("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, t) {
	try {
		let r = [];
		for await (let n of e.allWebhooks(x(t.projectId))) r.push(O(n));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = t, o = p(i, a);
		t.onSecrets(d(o.variables));
		let s = o.issues.length > 0 ? i : l(i, o.variables), f = r.filter(({ webhook_id: e, url: t }) => e === i || c(t, i) || c(t, s)), [m, ...h] = f;
		if (!m) return u(M(r));
		if (h.length > 0) return u(N(f));
		let { webhook_id: g, secret: _ } = m;
		if (!t.rotate) return _ === void 0 ? k : y({
			webhookId: g,
			secret: _,
			rotated: !1
		});
		let v = await t.checkWrite();
		if (v) return u(v);
		let b = await j(e, x(t.projectId), m);
		return t.onSecrets([n(b)]), y({
			webhookId: g,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof E)) throw e;
		return u(o("api-error", e.message, { reach: "project" }));
	}
}
async function j(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof E) || !i.mayHaveHappened) throw i;
		let a = O(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function M(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${g(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return o("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return o("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(n, r, c, { folders: l, onSecrets: u, checkRotate: d, checkWrite: f }) {
	let p = t(s, n), g = t(a, n), [_, ...v] = r.projects, y = [
		...c,
		...p === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...g === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...v.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!_ || p === void 0 || g === void 0 || i(y)) return { problems: y };
	let b = F(D(l.working, g)), x = await m([b], await I(r, l), l);
	if (x.size > 0) return { problems: [...y, ...x.values()] };
	let C = t(e, n) ?? !1, w = C ? await d() : void 0;
	if (w) return { problems: [...y, w] };
	let E = T(_, {
		apiUrl: r.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!E.ok) return { problems: [E.problem] };
	let O = await A(E.value, {
		projectId: _.id,
		which: p,
		usable: r.usable,
		rotate: C,
		checkWrite: f,
		onSecrets: u
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await S(b, `${O.value.secret}\n`, l, 384);
	} catch (e) {
		let t = h(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [o("not-written", `secrets-file: ${g} cannot be written: ${t}.${n}`)] };
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
	], o = await f(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return o("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n } = t, { settings: r, problems: a } = await C("plan", e, n);
	t.hide(r.secrets);
	let { permission: o } = t.context(r, new v(), e), s = i(t.problems) ? { problems: a } : await P(e, r, a, {
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return o("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: n }) {
	return `The ${e ? "new " : ""}secret of webhook ${r(t)} is in ${r(n)}.`;
}
export { R as runWebhookSecret };
