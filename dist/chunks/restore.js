import { C as e, a as t, c as n, h as r, n as i, o as a, p as o, s, t as c, v as l } from "./project.js";
import { At as u, en as d, er as f, gr as p, i as m, ir as h, kt as g, n as _, ot as v, q as y, rr as b, t as x, tr as S, u as C } from "./engine.js";
import { d as w, x as T } from "./wire.js";
import { Tt as E, jn as D, r as O, yt as k } from "./start.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return _(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: u(e).replace("…", "")
	}))]);
	let o = {
		id: e?.project ?? "",
		digest: e?.projectDigest
	}, s = e && r.projects.find(({ id: e }) => d(o, e)), c = e ? [e.path] : [], l = await m(r, c, a.folders), f = {
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
	if (!e || !s || k(f.problems)) return f;
	let p = await N({
		backup: {
			...e,
			project: s.id
		},
		urls: t
	}, s, r, a), { stopped: h } = a.cancellation;
	return {
		...f,
		projects: [p],
		...h && { stopped: h }
	};
}
function M({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [E("bad-backup", i)];
}
async function N(e, n, s, u) {
	let d = t(n, [e.backup.path]), { cancellation: f } = u;
	if (f.stopped) return d;
	let p = r(n, s.apiUrl, u);
	if (!p.ok) return {
		...d,
		problems: [p.problem]
	};
	let { reading: m, writing: h } = p.value, { backup: _, variables: v, problems: y } = P(e, s);
	u.onSecrets(g(new Map([...v].filter(([t]) => !e.urls.has(t)))));
	let b = await l(m, _.project, _).catch((e) => F(e, s, u));
	if (Array.isArray(b)) return {
		...d,
		problems: b
	};
	let { plan: x, problems: S } = o(_, b, {
		force: s.force,
		variables: v
	}), C = {
		...d,
		problems: [
			...y,
			...S,
			...I(s.kinds, x),
			...await L(x, b, n, s, u)
		],
		plan: x,
		effort: { requests: a(x, u).flat().length }
	};
	if (!await u.onPlan(C)) return f.stopped ? C : {
		...C,
		problems: [...C.problems, c]
	};
	let w = {
		kinds: _.kinds,
		entries: {},
		variables: v
	}, T = await i(h, x, {
		settings: n,
		declared: w
	}, s, u);
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
	return [E("incomplete-live", a, { scope: "project" })];
}
function I(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => {
		let n = t.filter(({ action: t, kind: n }) => t === "create" && n === e).length;
		return n > 0 && `This restore creates ${S(n, e)} again. ${h(e).lostOnRestore}`;
	}), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r,
		i > 0 && `This restore writes ${f(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${f(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [z(e)]);
}
async function L(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await v(a, i, { findProject: async () => t.project }), c = k(s) ? void 0 : o[0]?.declared;
	if (!c) return [z("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: l, entries: u, variables: d } = p(c, t.project.baseLanguage), f = {
		project: t.project,
		rules: n.rules,
		variables: d,
		verdicts: y
	};
	return l.flatMap((n) => {
		let r = u[n.plural], i = t.objects[n.plural]?.objects ?? [], a = r && n.undoneByApply?.(e, i, r, f);
		return a ? R(a, n) : [];
	});
}
function R({ texts: e, removed: t }, { plural: n }) {
	let r = e.map(({ label: e, language: t }) => `${e} (${t})`);
	return [r.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${b(r, 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${b(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [z(e, "warning")]);
}
function z(e, t = "notice") {
	return E("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function B(e, t) {
	let n = await s(C, O(D, e), t.sources.folders);
	return x("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { B as runRestore };
