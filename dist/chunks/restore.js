import { D as e, a as t, c as n, f as r, m as i, n as a, o, s, t as c, v as l, w as u } from "./project.js";
import { Kt as d, Ln as f, Tn as p, U as m, Vt as h, Xt as g, Y as _, Yt as v, _t as y, i as b, n as x, qt as S, t as C, vt as w } from "./engine.js";
import { f as T } from "./wire.js";
import { b as E, h as D, i as O, pn as k } from "./start.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return x(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: w(e).replace("…", "")
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
	if (s.problems = [...s.problems, ...(await p(r, s.manifests, a.folders)).values()], !e || !o || D(s.problems)) return s;
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
	return f({
		id: e,
		digest: t
	}, n);
}
function N({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [E("bad-backup", i)];
}
async function P(e, n, s, u) {
	let d = t(n, [e.backup.path]), { cancellation: f } = u;
	if (f.stopped) return d;
	let p = i(n, s.apiUrl, u);
	if (!p.ok) return {
		...d,
		problems: [p.problem]
	};
	let { reading: m, writing: h } = p.value, { backup: g, variables: _, problems: v } = F(e, s);
	u.onSecrets(y(new Map([..._].filter(([t]) => !e.urls.has(t)))));
	let b = await l(m, g.project, g).catch((e) => I(e, s, u));
	if (Array.isArray(b)) return {
		...d,
		problems: b
	};
	let { plan: x, problems: S } = r(g, b, {
		force: s.force,
		variables: _
	}), C = {
		...d,
		problems: [
			...v,
			...S,
			...L(s.kinds, x),
			...await R(x, b, n, s, u)
		],
		plan: x,
		effort: { requests: o(x, u).flat().length }
	};
	if (!await u.onPlan(C)) return f.stopped ? C : {
		...C,
		problems: [...C.problems, c]
	};
	let w = {
		kinds: g.kinds,
		entries: {},
		variables: _
	}, T = await a(h, x, {
		settings: n,
		declared: w
	}, s, u);
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
			return T(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
	if (!(e instanceof u)) return n(e, r);
	let i = `The service did not list all ${h(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [E("incomplete-live", i, { scope: "project" })];
}
function L(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${S(t, e)} again. ${g(e).lostOnRestore}`),
		i > 0 && `This restore writes ${d(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${d(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [B(e)]);
}
async function R(t, n, r, i, { folders: a }) {
	if (t.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await m(o, a, { findProject: async () => n.project }), l = D(c) ? void 0 : s[0]?.declared;
	if (!l) return [B("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: u, entries: d, variables: f } = _(l, n.project.baseLanguage), p = {
		project: n.project,
		rules: r.rules,
		variables: f,
		verdicts: e
	};
	return u.flatMap((e) => {
		let r = d[e.plural], i = n.objects[e.plural]?.objects ?? [], a = r && e.undoneByApply?.(t, i, r, p);
		return a ? z(a, e) : [];
	});
}
function z({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${v(e.map(({ label: e, language: t }) => `${e} (${t})`), 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${v(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [B(e, "warning")]);
}
function B(e, t = "notice") {
	return E("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function V(e, t) {
	let n = await s(b, O(k, e), t.sources.folders);
	return C("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { V as runRestore };
