import { B as e, J as t, dt as n, et as r, ft as i, pt as a, rt as o, w as s } from "./start.js";
import { At as c, D as l, Er as u, Fn as d, In as f, Ln as p, Mn as m, N as h, O as g, Pn as _, Tr as v, ai as y, b, oi as x, st as S, wr as C, xt as w } from "./engine.js";
import { l as T } from "./client.js";
import { C as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = v(e) ?? {};
	return {
		webhook_id: u(t) ?? "",
		url: u(n) ?? "",
		secret: u(r) || void 0,
		branch: u(i),
		events: C(a, u) ?? []
	};
}
const k = y(o("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, n) {
	try {
		let r = [];
		for await (let t of e.allWebhooks(w(n.projectId))) r.push(O(t));
		n.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : t(e)));
		let { which: i, usable: a } = n, o = m(i, a);
		n.onSecrets(f(o.variables));
		let s = o.issues.length > 0 ? i : d(i, o.variables), c = r.filter(({ webhook_id: e, url: t }) => e === i || _(t, i) || _(t, s)), [l, ...u] = c;
		if (!l) return y(M(r));
		if (u.length > 0) return y(N(c));
		let { webhook_id: p, secret: h } = l;
		if (!n.rotate) return h === void 0 ? k : x({
			webhookId: p,
			secret: h,
			rotated: !1
		});
		let g = await n.checkWrite();
		if (g) return y(g);
		let v = await j(e, w(n.projectId), l);
		return n.onSecrets([t(v)]), x({
			webhookId: p,
			secret: v,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return y(o("api-error", e.message, { reach: "project" }));
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
	return o("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return o("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(e, t, c, { folders: u, onSecrets: d, needsFile: f, checkRotate: p, checkWrite: m }) {
	let _ = s(a, e), v = s(i, e), [y, ...b] = t.projects, x = [
		...c,
		..._ === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...f && v === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...b.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!y || _ === void 0 || r(x)) return { problems: x };
	let S = v === void 0 ? void 0 : F(D(u.working, v)), C = S && await l([S], await I(t, u), u);
	if (C && C.size > 0) return { problems: [...x, ...C.values()] };
	let w = s(n, e) ?? !1, T = w ? await p() : void 0;
	if (T) return { problems: [...x, T] };
	let O = E(y, {
		apiUrl: t.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!O.ok) return { problems: [O.problem] };
	let k = await A(O.value, {
		projectId: y.id,
		which: _,
		usable: t.usable,
		rotate: w,
		checkWrite: m,
		onSecrets: d
	});
	if (!k.ok) return { problems: [k.problem] };
	try {
		S && await g(S, `${k.value.secret}\n`, u, 384);
	} catch (e) {
		let t = h(e), n = k.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [o("not-written", `secrets-file: ${v} cannot be written: ${t}.${n}`)] };
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
	], o = await c(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return o("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n, setSecret: i } = t, { settings: a, problems: o } = await S("plan", e, n);
	t.hide(a.secrets);
	let { permission: s } = t.context(a, new b(), e), c = r(t.problems) ? { problems: o } : await P(e, a, o, {
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return o("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: t, webhookId: n, file: r }, i) {
	let a = [...i ? ["the output secret"] : [], ...r === void 0 ? [] : [e(r)]];
	return `The ${t ? "new " : ""}secret of webhook ${e(n)} is in ${a.join(", and ")}.`;
}
export { R as runWebhookSecret };
