import { G as e, N as t, V as n, et as r, nt as i, q as a, tt as o, y as s } from "./start.js";
import { $ as c, $r as l, Ht as u, K as d, M as f, Vt as p, dr as m, ei as h, fr as g, ht as _, j as v, lr as y, mr as b, pr as x, ti as S, w as C } from "./engine.js";
import { u as w } from "./client.js";
import { v as T } from "./project.js";
import { resolve as E } from "node:path";
// src/remote/webhookSecret.ts
function D(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = h(e) ?? {};
	return {
		webhook_id: S(t) ?? "",
		url: S(n) ?? "",
		secret: S(r) || void 0,
		branch: S(i),
		events: l(a, S) ?? []
	};
}
const O = p(a("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function k(e, t) {
	try {
		let r = [];
		for await (let n of e.allWebhooks(_(t.projectId))) r.push(D(n));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = t, o = y(i, a);
		t.onSecrets(x(o.variables));
		let s = o.issues.length > 0 ? i : g(i, o.variables), c = r.filter(({ webhook_id: e, url: t }) => e === i || m(t, i) || m(t, s)), [l, ...d] = c;
		if (!l) return p(j(r));
		if (d.length > 0) return p(M(c));
		let { webhook_id: f, secret: h } = l;
		if (!t.rotate) return h === void 0 ? O : u({
			webhookId: f,
			secret: h,
			rotated: !1
		});
		let v = await t.checkWrite();
		if (v) return p(v);
		let b = await A(e, _(t.projectId), l);
		return t.onSecrets([n(b)]), u({
			webhookId: f,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof w)) throw e;
		return p(a("api-error", e.message, { reach: "project" }));
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
	let t = e.map(({ webhook_id: e, url: t }) => `${e} (${b(t)})`).join(", "), n = e.length > 0 ? `The project has: ${t}.` : "The project has no webhooks.";
	return a("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function M(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return a("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function N(t, n, c, { folders: l, onSecrets: u, needsFile: d, checkRotate: p, checkWrite: m }) {
	let h = s(i, t), g = s(o, t), [_, ...y] = n.projects, b = [
		...c,
		...h === void 0 ? [I("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...d && g === void 0 ? [I("The secret is not printed. Give a file for it with --secrets-file.")] : [],
		...y.length > 0 ? [I("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!_ || h === void 0 || e(b)) return { problems: b };
	let x = g === void 0 ? void 0 : P(E(l.working, g)), S = x && await v([x], await F(n, l), l);
	if (S && S.size > 0) return { problems: [...b, ...S.values()] };
	let C = s(r, t) ?? !1, w = C ? await p() : void 0;
	if (w) return { problems: [...b, w] };
	let D = T(_, {
		apiUrl: n.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!D.ok) return { problems: [D.problem] };
	let O = await k(D.value, {
		projectId: _.id,
		which: h,
		usable: n.usable,
		rotate: C,
		checkWrite: m,
		onSecrets: u
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		x && await f(x, `${O.value.secret}\n`, l, 384);
	} catch (e) {
		let t = e instanceof Error ? e.message : String(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [a("not-written", `secrets-file: ${g} cannot be written: ${t}.${n}`)] };
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
	], a = await d(i, new AbortController().signal);
	return [n, ...Object.values(a).flat()];
}
function I(e) {
	return a("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function L(t, n) {
	let { sources: r, setSecret: i } = n, { settings: a, problems: o } = await c("plan", t, r);
	n.hide(a.secrets);
	let { permission: s } = n.context(a, new C(), t), l = e(n.problems) ? { problems: o } : await N(t, a, o, {
		folders: r.folders,
		onSecrets: (e) => n.hide(e),
		needsFile: i === void 0,
		checkRotate: async () => await R(s) ?? await B(a, n),
		checkWrite: async () => z(await s?.toWrite())
	});
	return n.showProblems([...n.problems, ..."problems" in l ? l.problems : []]), "problems" in l ? 1 : (i?.(l.secret), n.print(V(l, i !== void 0)), 0);
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return a("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function V({ rotated: e, webhookId: n, file: r }, i) {
	let a = [...i ? ["the output secret"] : [], ...r === void 0 ? [] : [t(r)]];
	return `The ${e ? "new " : ""}secret of webhook ${t(n)} is in ${a.join(", and ")}.`;
}
export { L as runWebhookSecret };
