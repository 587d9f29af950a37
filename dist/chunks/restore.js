import { D as e, _ as t, a as n, b as r, h as i, i as a, o, r as s, s as c, t as l } from "./project.js";
import { B as u, Br as d, Et as f, Lr as p, Q as m, Rr as h, Tt as g, Vr as _, Zr as v, g as y, gn as b, i as x, n as S, t as C } from "./engine.js";
import { c as w, v as T } from "./wire.js";
import { _ as E, d as D, r as O, zn as k } from "./start.js";
// src/run/restore.ts
function A({ backup: e, urls: t, problems: n }, r, i, a) {
	return S(a, async (a) => {
		a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
			value: e,
			shown: f(e).replace("…", "")
		}))]);
		let o = {
			id: e?.project ?? "",
			digest: e?.projectDigest
		}, s = e && r.projects.find(({ id: e }) => b(o, e)), c = e ? [e.path] : [], l = await x(r, c, a.folders), u = {
			format_version: 1,
			command: "restore",
			manifests: c,
			declared: Object.fromEntries(r.kinds.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
			problems: [
				...n,
				...i,
				...e && !s ? j(e, r) : [],
				...l.values()
			],
			projects: [],
			requests: 0
		};
		if (!e || !s || D(u.problems)) return u;
		let d = await M({
			backup: {
				...e,
				project: s.id
			},
			urls: t
		}, s, r, a), { stopped: p } = a.cancellation;
		return {
			...u,
			projects: [d],
			...p && { stopped: p }
		};
	});
}
function j({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [E("bad-backup", i)];
}
async function M(e, i, c, u) {
	let d = s(i, [e.backup.path]);
	if (u.cancellation.stopped) return d;
	let f = t(i, c.apiUrl, u);
	if (!f.ok) return {
		...d,
		problems: [f.problem]
	};
	let { reading: p, writing: m } = f.value, { backup: h, variables: _, problems: v } = N(e, c);
	u.onSecrets(g(new Map([..._].filter(([t]) => !e.urls.has(t)))));
	let y = await r(p, h.project, h).catch((e) => P(e, c, u));
	if (Array.isArray(y)) return {
		...d,
		problems: y
	};
	let { plan: b, problems: x } = n(h, y, {
		force: c.force,
		variables: _
	}), S = {
		...d,
		problems: [
			...v,
			...x,
			...F(c.kinds, b),
			...await I(b, y, i, c, u)
		],
		plan: b,
		effort: { requests: o(b, u).flat().length }
	};
	if (!await u.onPlan(S)) return l(S, u);
	let C = {
		kinds: h.kinds,
		entries: {},
		variables: _
	};
	return a(m, b, S, {
		settings: i,
		declared: C
	}, c, u);
}
function N({ backup: e, urls: t }, { usable: n }) {
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
function P(t, { kinds: n }, { cancellation: r }) {
	if (!(t instanceof e)) return i(t, r);
	let a = `The service did not list all ${T(n.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [E("incomplete-live", a, { scope: "project" })];
}
function F(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => {
		let n = t.filter(({ action: t, kind: n }) => t === "create" && n === e).length;
		return n > 0 && `This restore creates ${h(n, e)} again. ${_(e).lostOnRestore}`;
	}), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r,
		i > 0 && `This restore writes ${p(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${p(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [R(e)]);
}
async function I(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await m(a, i, { findProject: async () => t.project }), c = D(s) ? void 0 : o[0]?.declared;
	if (!c) return [R("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: l, entries: d, variables: f } = v(c, t.project.baseLanguage), p = {
		project: t.project,
		rules: n.rules,
		variables: f,
		verdicts: u
	};
	return l.flatMap((n) => {
		let r = d[n.plural], i = t.objects[n.plural]?.objects ?? [], a = r && n.undoneByApply?.(e, i, r, p);
		return a ? L(a, n) : [];
	});
}
function L({ texts: e, removed: t }, { plural: n }) {
	let r = e.map(({ label: e, language: t }) => `${e} (${t})`);
	return [r.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${d(r, 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${d(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [R(e, "warning")]);
}
function R(e, t = "notice") {
	return E("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function z(e, t) {
	let n = await c(y, O(k, e), t.sources.folders);
	return C("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { z as runRestore };
