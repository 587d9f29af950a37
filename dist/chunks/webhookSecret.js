import { $ as e, C as t, G as n, L as r, an as i, et as a, tn as o, tt as s } from "./start.js";
import { An as c, En as l, Et as u, Mn as d, O as f, P as p, T as m, Ur as h, Wr as g, cn as _, dr as v, jn as y, k as b, kn as x, lr as S, st as C, ur as w } from "./engine.js";
import { M as T, w as E } from "./project.js";
import { resolve as D } from "node:path";
// src/remote/webhookSecret.ts
function O(e) {
	let { webhook_id: t, url: n, secret: r, branch: i, events: a } = w(e) ?? {};
	return {
		webhook_id: v(t) ?? "",
		url: v(n) ?? "",
		secret: v(r) || void 0,
		branch: v(i),
		events: S(a, v) ?? []
	};
}
const k = h(i("unusable-answer", "The service's answer has no secret of this webhook. Run again, or make a new secret with --rotate.", { reach: "project" }));
async function A(e, t) {
	try {
		let r = [];
		for await (let n of e.allWebhooks(_(t.projectId))) r.push(O(n));
		t.onSecrets(r.flatMap(({ secret: e }) => e === void 0 ? [] : n(e)));
		let { which: i, usable: a } = t, o = l(i, a);
		t.onSecrets(y(o.variables));
		let s = o.issues.length > 0 ? i : c(i, o.variables), u = r.filter(({ webhook_id: e, url: t }) => e === i || x(t, i) || x(t, s)), [d, ...f] = u;
		if (!d) return h(M(r));
		if (f.length > 0) return h(N(u));
		let { webhook_id: p, secret: m } = d;
		if (!t.rotate) return m === void 0 ? k : g({
			webhookId: p,
			secret: m,
			rotated: !1
		});
		let v = await t.checkWrite();
		if (v) return h(v);
		let b = await j(e, _(t.projectId), d);
		return t.onSecrets([n(b)]), g({
			webhookId: p,
			secret: b,
			rotated: !0
		});
	} catch (e) {
		if (!(e instanceof T)) throw e;
		return h(i("api-error", e.message, { reach: "project" }));
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
	return i("stale-id", `The project does not have this webhook. Give the id or the whole URL of a webhook. ${n}`, { reach: "project" });
}
function N(e) {
	let t = e.map(({ webhook_id: e, branch: t, events: n }) => `${e} (${[t ?? "all branches", ...n].join(", ")})`).join("; ");
	return i("ambiguous-webhook", `${e.length} webhooks have this URL. Give the id of one of them: ${t}.`, { reach: "project" });
}
// src/run/webhookSecret.ts
async function P(n, r, c, { folders: l, onSecrets: u, checkRotate: d, checkWrite: m }) {
	let h = t(s, n), g = t(a, n), [_, ...v] = r.projects, y = [
		...c,
		...h === void 0 ? [L("The webhook is not set. Use --webhook with its id or its whole URL (in the action: webhook).")] : [],
		...g === void 0 ? [L("The secret is not printed. Give a file for it with --secrets-file (in the action: secrets-file).")] : [],
		...v.length > 0 ? [L("lokaform.yaml has several projects. Choose the project of the webhook with --only (in the action: only).")] : []
	];
	if (!_ || h === void 0 || g === void 0 || o(y)) return { problems: y };
	let x = F(D(l.working, g)), S = await f([x], await I(r, l), l);
	if (S.size > 0) return { problems: [...y, ...S.values()] };
	let C = t(e, n) ?? !1, w = C ? await d() : void 0;
	if (w) return { problems: [...y, w] };
	let T = E(_, {
		apiUrl: r.apiUrl,
		signal: new AbortController().signal,
		onResponse: () => {}
	});
	if (!T.ok) return { problems: [T.problem] };
	let O = await A(T.value, {
		projectId: _.id,
		which: h,
		usable: r.usable,
		rotate: C,
		checkWrite: m,
		onSecrets: u
	});
	if (!O.ok) return { problems: [O.problem] };
	try {
		await b(x, `${O.value.secret}\n`, l, 384);
	} catch (e) {
		let t = p(e), n = O.value.rotated ? " The webhook has a new secret: run again without --rotate to get it." : "";
		return { problems: [i("not-written", `secrets-file: ${g} cannot be written: ${t}.${n}`)] };
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
	], o = await u(a, new AbortController().signal);
	return [r, ...Object.values(o).flat()];
}
function L(e) {
	return i("bad-setting", e);
}
// src/commands/runs/webhookSecret.ts
async function R(e, t) {
	let { sources: n } = t, { settings: r, problems: i } = await C("plan", e, n);
	t.hide(r.secrets);
	let { permission: a } = t.context(r, new m(), e), s = o(t.problems) ? { problems: i } : await P(e, r, i, {
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
	if (!(e.yes || await t.confirm("Make a new secret? Deliveries use it at once, and the old one is lost."))) return i("not-agreed", "Cancelled: the new secret was not confirmed. Nothing was written. To make it, run again and answer yes, or use --yes.");
}
function H({ rotated: e, webhookId: t, file: n }) {
	return `The ${e ? "new " : ""}secret of webhook ${r(t)} is in ${r(n)}.`;
}
export { R as runWebhookSecret };
