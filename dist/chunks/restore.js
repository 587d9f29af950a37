import { C as e, H as t, a as n, c as r, h as i, n as a, o, p as s, s as c, t as l, v as u } from "./project.js";
import { An as d, Ct as f, Nn as p, Pn as m, Xt as h, Y as g, a as _, jn as v, n as y, s as b, t as x, tt as S, wt as C } from "./engine.js";
import { S as w, f as T } from "./wire.js";
import { f as E, r as D, v as O, yn as k } from "./start.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return y(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: C(e).replace("…", "")
	}))]);
	let o = {
		id: e?.project ?? "",
		digest: e?.projectDigest
	}, s = e && r.projects.find(({ id: e }) => h(o, e)), c = e ? [e.path] : [], l = await _(r, c, a.folders), u = {
		format_version: 1,
		command: "restore",
		manifests: c,
		declared: Object.fromEntries(r.kinds.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !s ? M(e, r) : [],
			...l.values()
		],
		projects: [],
		requests: 0
	};
	if (!e || !s || E(u.problems)) return u;
	let d = await N({
		backup: {
			...e,
			project: s.id
		},
		urls: t
	}, s, r, a), { stopped: f } = a.cancellation;
	return {
		...u,
		projects: [d],
		...f && { stopped: f }
	};
}
function M({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [O("bad-backup", i)];
}
async function N(e, t, r, c) {
	let d = n(t, [e.backup.path]), { cancellation: p } = c;
	if (p.stopped) return d;
	let m = i(t, r.apiUrl, c);
	if (!m.ok) return {
		...d,
		problems: [m.problem]
	};
	let { reading: h, writing: g } = m.value, { backup: _, variables: v, problems: y } = P(e, r);
	c.onSecrets(f(new Map([...v].filter(([t]) => !e.urls.has(t)))));
	let b = await u(h, _.project, _).catch((e) => F(e, r, c));
	if (Array.isArray(b)) return {
		...d,
		problems: b
	};
	let { plan: x, problems: S } = s(_, b, {
		force: r.force,
		variables: v
	}), C = {
		...d,
		problems: [
			...y,
			...S,
			...I(r.kinds, x),
			...await L(x, b, t, r, c)
		],
		plan: x,
		effort: { requests: o(x, c).flat().length }
	};
	if (!await c.onPlan(C)) return p.stopped ? C : {
		...C,
		problems: [...C.problems, l]
	};
	let w = {
		kinds: _.kinds,
		entries: {},
		variables: v
	}, T = await a(g, x, {
		settings: t,
		declared: w
	}, r, c);
	return {
		...C,
		...T,
		problems: [...C.problems, ...T.problems]
	};
}
function P({ backup: e, urls: t }, { usable: n }) {
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
function F(t, { kinds: n }, { cancellation: i }) {
	if (!(t instanceof e)) return r(t, i);
	let a = `The service did not list all ${w(n.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [O("incomplete-live", a, { scope: "project" })];
}
function I(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${v(t, e)} again. ${m(e).lostOnRestore}`),
		i > 0 && `This restore writes ${d(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${d(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [z(e)]);
}
async function L(e, n, r, i, { folders: a }) {
	if (e.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await g(o, a, { findProject: async () => n.project }), l = E(c) ? void 0 : s[0]?.declared;
	if (!l) return [z("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: u, entries: d, variables: f } = S(l, n.project.baseLanguage), p = {
		project: n.project,
		rules: r.rules,
		variables: f,
		verdicts: t
	};
	return u.flatMap((t) => {
		let r = d[t.plural], i = n.objects[t.plural]?.objects ?? [], a = r && t.undoneByApply?.(e, i, r, p);
		return a ? R(a, t) : [];
	});
}
function R({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${p(e.map(({ label: e, language: t }) => `${e} (${t})`), 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${p(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [z(e, "warning")]);
}
function z(e, t = "notice") {
	return O("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function B(e, t) {
	let n = await c(b, D(k, e), t.sources.folders);
	return x("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { B as runRestore };
