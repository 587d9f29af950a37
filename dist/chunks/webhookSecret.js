import { $ as e, B as t, K as n, M as r, W as i, et as a, tt as o, y as s } from "./start.js";
import { $r as c, A as l, Bt as u, C as d, G as f, Q as p, Qr as m, Vt as h, cr as g, dr as _, ei as v, fr as y, j as b, mt as x, pr as S, ur as C } from "./engine.js";
import { u as w } from "./client.js";
import { v as T } from "./project.js";
import { resolve as E } from "node:path";
// src/remote/webhookSecret.ts
function D(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = c(e) ?? {};
	return {
		webhook_id: v(t) ?? "",
		url: v(n) ?? "",
		secret: v(r) || void 0,
		branch: v(i),
		events: m(a, v) ?? []
	};
}
const O = u(n("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function k(e, r) {
	try {
		let n = [];
		for await (let t of e.allWebhooks(x(r.projectId))) n.push(D(t));
		r.onSecrets(n.flatMap(({ secret: e }) => e === void 0 ? [] : t(e)));
		let { which: i, usable: a } = r, o = g(i, a);
		r.onSecrets(y(o.variables));
		let s = o.issues.length > 0 ? i : _(i, o.variables), c = n.filter(({ webhook_id: e, url: t }) => e === i || C(t, i) || C(t, s)), [l, ...d] = c;
		if (!l) return u(j(n));
		if (d.length > 0) return u(M(c));
		let { webhook_id: f, secret: p } = l;
		if (!r.rotate) return p === void 0 ? O : h({
			webhookId: f,
			secret: p,
			rotated: !1
		});
		let m = await r.checkWrite();
		if (m) return u(m);
		let v = await A(e, x(r.projectId), l);
		return r.onSecrets([t(v)]), h({
			webhookId: f,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof w)) throw e;
		return u(n("api-error", e.message, { reach: "project" }));
	}
}
async function A(e, t, { webhook_id: n, secret: r }) {
	try {
		return (await e.regenerateWebhookSecret(t, n)).secret;
	} catch (i) {
		if (!(i instanceof w) || !i.mayHaveHappened) throw i;
		let a = D(await e.webhook(t, n));
		if (a.secret === void 0 || r === void 0 || a.secret === r) throw i;
		return a.secret;
	}
}
function j(e) {
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${S(t)})`).join(", "), r = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return n("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${r}`, { reach: "project" });
}
function M(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return n("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function N(t, r, c, { folders: u, onSecrets: d, needsFile: f, checkRotate: p, checkWrite: m }) {
	let h = s(o, t), g = s(a, t), [_, ...v] = r.projects, y = [
		...c,
		...h === void 0 ? [I("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...f && g === void 0 ? [I("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...v.length > 0 ? [I("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!_ || h === void 0 || i(y)) return { problems: y };
	let x = g === void 0 ? void 0 : P(E(u.working, g)), S = x && await l([x], await F(r, u), u);
	if (S && S.size > 0) return { problems: [...y, ...S.values()] };
	let C = s(e, t) ?? !1, w = C ? await p() : void 0;
	if (w) return { problems: [...y, w] };
	let D = T(_, {
		apiUrl: r.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!D.ok) return { problems: [D.problem] };
	let O = await k(D.value, {
		projectId: _.id,
		which: h,
		usable: r.usable,
		rotate: C,
		checkWrite: m,
		onSecrets: d
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		x && await b(x, `${O.value.secret}\n`, u, 384);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e), r = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [n("not-written", `secrets-file: ${g} cannot be written: ${t}.${r}`)] };
	}
	return {
		...O.value,
		file: x?.path
	};
}
function P(e) {
	return {
		option: "secrets-file",
		path: e,
		is: "file"
	};
}
async function F({ projects: e, others: t, configFile: n }, { working: r }) {
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
function I(e) {
	return n("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function L(e, t) {
	let { sources: n, setSecret: r } = t, { settings: a, problems: o } = await p("plan", e, n);
	t.hide(a.secrets);
	let { permission: s } = t.context(a, new d(), e), c = i(t.problems) ? { problems: o } : await N(e, a, o, {
		folders: n.folders,
		onSecrets: (e) => t.hide(e),
		needsFile: r === void 0,
		checkRotate: async () => await R(s) ?? await B(a, t),
		checkWrite: async () => z(await s?.toWrite())
	});
	return t.showProblems([...t.problems, ..."problems" in c ? c.problems : []]), "problems" in c ? 1 : (r?.(c.secret), t.print(V(c, r !== void 0)), 0);
}
async function R(e) {
	return z((await e?.toApply([]) ?? []).find(({ severity: e }) => e === "error"));
}
function z(e) {
	return e && {
		...e,
		message: `No new secret was made, because rotate writes to the project, and may do so only where apply may. ${e.message}`
	};
}
async function B(e, t) {
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return n("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function V({ rotated: e, webhookId: t, file: n }, i) {
	let a = [...i ? ["the output secret"] : [], ...n === void 0 ? [] : [r(n)]];
	return `The ${e ? "new " : ""}secret of webhook ${r(t)} is in ${a.join(", and ")}.`;
}
export { L as runWebhookSecret };
