import { C as e, E as t, a as n, c as r, f as i, m as a, n as o, o as s, s as c, t as l, v as u } from "./project.js";
import { B as d, K as f, ht as p, i as m, mt as h, n as g, pn as _, t as v, tn as y, zt as b } from "./engine.js";
import { f as x } from "./wire.js";
import { A as S, N as C, P as w, bt as T, gt as E, i as D, k as O, or as k } from "./start.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return g(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: p(e).replace("…", "")
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
	if (s.problems = [...s.problems, ...(await y(r, s.manifests, a.folders)).values()], !e || !o || E(s.problems)) return s;
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
	return _({
		id: e,
		digest: t
	}, n);
}
function N({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [T("bad-backup", i)];
}
async function P(e, t, r, c) {
	let d = n(t, [e.backup.path]), { cancellation: f } = c;
	if (f.stopped) return d;
	let p = a(t, r.apiUrl, c);
	if (!p.ok) return {
		...d,
		problems: [p.problem]
	};
	let { reading: m, writing: g } = p.value, { backup: _, variables: v, problems: y } = F(e, r);
	c.onSecrets(h(new Map([...v].filter(([t]) => !e.urls.has(t)))));
	let b = await u(m, _.project, _).catch((e) => I(e, r, c));
	if (Array.isArray(b)) return {
		...d,
		problems: b
	};
	let { plan: x, problems: S } = i(_, b, {
		force: r.force,
		variables: v
	}), C = {
		...d,
		problems: [
			...y,
			...S,
			...L(r.kinds, x),
			...await R(x, b, t, r, c)
		],
		plan: x,
		effort: { requests: s(x, c).flat().length }
	};
	if (!await c.onPlan(C)) return f.stopped ? C : {
		...C,
		problems: [...C.problems, l]
	};
	let w = {
		kinds: _.kinds,
		entries: {},
		variables: v
	}, T = await o(g, x, {
		settings: t,
		declared: w
	}, r, c);
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
function I(t, { kinds: n }, { cancellation: i }) {
	if (!(t instanceof e)) return r(t, i);
	let a = `The service did not list all ${b(n.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [T("incomplete-live", a, { scope: "project" })];
}
function L(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${S(t, e)} again. ${w(e).lostOnRestore}`),
		i > 0 && `This restore writes ${O(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${O(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [B(e)]);
}
async function R(e, n, r, i, { folders: a }) {
	if (e.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await d(o, a, { findProject: async () => n.project }), l = E(c) ? void 0 : s[0]?.declared;
	if (!l) return [B("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: u, entries: p, variables: m } = f(l, n.project.baseLanguage), h = {
		project: n.project,
		rules: r.rules,
		variables: m,
		verdicts: t
	};
	return u.flatMap((t) => {
		let r = p[t.plural], i = n.objects[t.plural]?.objects ?? [], a = r && t.undoneByApply?.(e, i, r, h);
		return a ? z(a, t) : [];
	});
}
function z({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${C(e.map(({ label: e, language: t }) => `${e} (${t})`), 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${C(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [B(e, "warning")]);
}
function B(e, t = "notice") {
	return T("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function V(e, t) {
	let n = await c(m, D(k, e), t.sources.folders);
	return v("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { V as runRestore };
