import { C as e, a as t, c as n, h as r, n as i, o as a, p as o, s, t as c, v as l } from "./project.js";
import { $n as u, $t as d, At as f, at as p, er as m, hr as h, i as g, kt as _, n as v, nr as y, q as b, rr as x, t as S, u as C } from "./engine.js";
import { d as w, x as T } from "./wire.js";
import { Mn as E, Tt as D, r as O, yt as k } from "./start.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return v(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: f(e).replace("…", "")
	}))]);
	let o = {
		id: e?.project ?? "",
		digest: e?.projectDigest
	}, s = e && r.projects.find(({ id: e }) => d(o, e)), c = e ? [e.path] : [], l = await g(r, c, a.folders), u = {
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
	if (!e || !s || k(u.problems)) return u;
	let p = await N({
		backup: {
			...e,
			project: s.id
		},
		urls: t
	}, s, r, a), { stopped: m } = a.cancellation;
	return {
		...u,
		projects: [p],
		...m && { stopped: m }
	};
}
function M({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [D("bad-backup", i)];
}
async function N(e, n, s, u) {
	let d = t(n, [e.backup.path]);
	if (u.cancellation.stopped) return d;
	let f = r(n, s.apiUrl, u);
	if (!f.ok) return {
		...d,
		problems: [f.problem]
	};
	let { reading: p, writing: m } = f.value, { backup: h, variables: g, problems: v } = P(e, s);
	u.onSecrets(_(new Map([...g].filter(([t]) => !e.urls.has(t)))));
	let y = await l(p, h.project, h).catch((e) => F(e, s, u));
	if (Array.isArray(y)) return {
		...d,
		problems: y
	};
	let { plan: b, problems: x } = o(h, y, {
		force: s.force,
		variables: g
	}), S = {
		...d,
		problems: [
			...v,
			...x,
			...I(s.kinds, b),
			...await L(b, y, n, s, u)
		],
		plan: b,
		effort: { requests: a(b, u).flat().length }
	};
	if (!await u.onPlan(S)) return i(S, u);
	let C = {
		kinds: h.kinds,
		entries: {},
		variables: g
	};
	return c(m, b, S, {
		settings: n,
		declared: C
	}, s, u);
}
function P({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return w(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
function F(t, { kinds: r }, { cancellation: i }) {
	if (!(t instanceof e)) return n(t, i);
	let a = `The service did not list all ${T(r.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [D("incomplete-live", a, { scope: "project" })];
}
function I(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => {
		let n = t.filter(({ action: t, kind: n }) => t === "create" && n === e).length;
		return n > 0 && `This restore creates ${m(n, e)} again. ${x(e).lostOnRestore}`;
	}), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r,
		i > 0 && `This restore writes ${u(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${u(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [z(e)]);
}
async function L(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await p(a, i, { findProject: async () => t.project }), c = k(s) ? void 0 : o[0]?.declared;
	if (!c) return [z("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: l, entries: u, variables: d } = h(c, t.project.baseLanguage), f = {
		project: t.project,
		rules: n.rules,
		variables: d,
		verdicts: b
	};
	return l.flatMap((n) => {
		let r = u[n.plural], i = t.objects[n.plural]?.objects ?? [], a = r && n.undoneByApply?.(e, i, r, f);
		return a ? R(a, n) : [];
	});
}
function R({ texts: e, removed: t }, { plural: n }) {
	let r = e.map(({ label: e, language: t }) => `${e} (${t})`);
	return [r.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${y(r, 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${y(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [z(e, "warning")]);
}
function z(e, t = "notice") {
	return D("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function B(e, t) {
	let n = await s(C, O(E, e), t.sources.folders);
	return S("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { B as runRestore };
