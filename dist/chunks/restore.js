import { D as e, a as t, c as n, f as r, g as i, m as a, n as o, o as s, s as c, t as l } from "./project.js";
import { Et as u, H as d, I as f, Zt as p, f as m, i as h, lt as g, n as _, t as v, ut as y, zt as b } from "./engine.js";
import { u as x } from "./wire.js";
import { Bt as S, Q as C, Wt as w, Xr as T, Z as E, et as D, i as O, tt as k } from "./start.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return _(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: y(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => M(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(r.kinds.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? N(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await b(r, s.manifests, a.folders)).values()], !e || !o || S(s.problems)) return s;
	let c = await P({
		backup: {
			...e,
			project: o.id
		},
		urls: t
	}, o, r, a), { stopped: l } = a.cancellation;
	return {
		...s,
		projects: [c],
		...l && { stopped: l }
	};
}
function M({ project: e, projectDigest: t }, n) {
	return p({
		id: e,
		digest: t
	}, n);
}
function N({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [w("bad-backup", i)];
}
async function P(e, n, c, u) {
	let d = t(n, [e.backup.path]), { cancellation: f } = u;
	if (f.stopped) return d;
	let p = a(n, c.apiUrl, u);
	if (!p.ok) return {
		...d,
		problems: [p.problem]
	};
	let { reading: m, writing: h } = p.value, { backup: _, variables: v, problems: y } = F(e, c);
	u.onSecrets(g(new Map([...v].filter(([t]) => !e.urls.has(t)))));
	let b = await i(m, _.project, _).catch((e) => I(e, c, u));
	if (Array.isArray(b)) return {
		...d,
		problems: b
	};
	let { plan: x, problems: S } = r(_, b, {
		force: c.force,
		variables: v
	}), C = {
		...d,
		problems: [
			...y,
			...S,
			...L(c.kinds, x),
			...await R(x, b, n, c, u)
		],
		plan: x,
		effort: { requests: s(x, u).flat().length }
	};
	if (!await u.onPlan(C)) return f.stopped ? C : {
		...C,
		problems: [...C.problems, l]
	};
	let w = {
		kinds: _.kinds,
		entries: {},
		variables: v
	}, T = await o(h, x, {
		settings: n,
		declared: w
	}, c, u);
	return {
		...C,
		...T,
		problems: [...C.problems, ...T.problems]
	};
}
function F({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return x(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
		});
		return [t.plural, a];
	}));
	return {
		backup: {
			...e,
			entries: a
		},
		variables: r,
		problems: i
	};
}
function I(e, { kinds: t }, { cancellation: r }) {
	if (!(e instanceof m)) return n(e, r);
	let i = `The service did not list all ${u(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [w("incomplete-live", i, { scope: "project" })];
}
function L(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${C(t, e)} again. ${k(e).lostOnRestore}`),
		i > 0 && `This restore writes ${E(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${E(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [B(e)]);
}
async function R(t, n, r, i, { folders: a }) {
	if (t.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await f(o, a, { findProject: async () => n.project }), l = S(c) ? void 0 : s[0]?.declared;
	if (!l) return [B("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: u, entries: p, variables: m } = d(l, n.project.baseLanguage), h = {
		project: n.project,
		rules: r.rules,
		variables: m,
		verdicts: e
	};
	return u.flatMap((e) => {
		let r = p[e.plural], i = n.objects[e.plural]?.objects ?? [], a = r && e.undoneByApply?.(t, i, r, h);
		return a ? z(a, e) : [];
	});
}
function z({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${D(e.map(({ label: e, language: t }) => `${e} (${t})`), 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${D(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [B(e, "warning")]);
}
function B(e, t = "notice") {
	return w("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function V(e, t) {
	let n = await c(h, O(T, e), t.sources.folders);
	return v("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { V as runRestore };
