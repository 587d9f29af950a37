import { P as e, S as t, a as n, i as r, k as i, n as a, o, r as s, s as c, v as l, y as u } from "./project.js";
import { B as d, Cr as f, Er as p, Kr as m, Nn as h, Pr as g, d as _, i as v, n as y, t as b, vt as x, wr as S, yt as C } from "./engine.js";
import { c as w, y as T } from "./wire.js";
import { Zn as E, _ as D, d as O, r as k } from "./start.js";
// src/run/restore.ts
function A({ backup: e, urls: t, problems: n }, r, i, a) {
	return y(a, async (a) => {
		a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
			value: e,
			shown: C(e).replace("…", "")
		}))]);
		let o = {
			id: e?.project ?? "",
			digest: e?.projectDigest
		}, s = e && r.projects.find(({ id: e }) => h(o, e)), c = e ? [e.path] : [], l = await v(r, c, a.folders), u = {
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
		if (!e || !s || O(u.problems)) return u;
		let d = await M({
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
	});
}
function j({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [D("bad-backup", i)];
}
async function M(e, i, c, u) {
	let d = s(i, [e.backup.path]);
	if (u.cancellation.stopped) return d;
	let f = l(i, c.apiUrl, u);
	if (!f.ok) return {
		...d,
		problems: [f.problem]
	};
	let { reading: p, writing: m } = f.value, { backup: h, variables: g, problems: _ } = N(e, c);
	u.onSecrets(x(new Map([...g].filter(([t]) => !e.urls.has(t)))));
	let v = await t(p, h.project, h).catch((e) => P(e, c, u));
	if (Array.isArray(v)) return {
		...d,
		problems: v
	};
	let { plan: y, problems: b } = n(h, v, {
		force: c.force,
		variables: g
	}), S = {
		...d,
		problems: [
			..._,
			...b,
			...F(c.kinds, y),
			...await I(y, v, i, c, u)
		],
		plan: y,
		effort: { requests: o(y, u).flat().length }
	};
	if (!await u.onPlan(S)) return a(S, u);
	let C = {
		kinds: h.kinds,
		entries: {},
		variables: g
	};
	return r(m, y, S, {
		settings: i,
		declared: C
	}, c, u);
}
function N({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.restore.variables?.(e, n);
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
function P(e, { kinds: t }, { cancellation: n }) {
	if (!(e instanceof i)) return u(e, n);
	let r = `The service did not list all ${T(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [D("incomplete-live", r, { scope: "project" })];
}
function F(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => {
		let n = t.filter(({ action: t, kind: n }) => t === "create" && n === e).length;
		return n > 0 && `This restore creates ${S(n, e)} again. ${g(e).words.lostOnRestore}`;
	}), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r,
		i > 0 && `This restore writes ${f(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${f(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [R(e)]);
}
async function I(t, n, r, i, { folders: a }) {
	if (t.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await d(o, a, { findProject: async () => n.project }), l = O(c) ? void 0 : s[0]?.declared;
	if (!l) return [R("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: u, entries: f, variables: p } = m(l, n.project.baseLanguage), h = {
		project: n.project,
		rules: r.rules,
		variables: p,
		verdicts: e
	};
	return u.flatMap((e) => {
		let r = f[e.plural], i = n.objects[e.plural]?.objects ?? [], a = r && e.restore.undone?.(t, i, r, h);
		return a ? L(a, e) : [];
	});
}
function L({ texts: e, removed: t }, { plural: n }) {
	let r = e.map(({ label: e, language: t }) => `${e} (${t})`);
	return [r.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${p(r, 10)}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${p(t, 10)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [R(e, "warning")]);
}
function R(e, t = "notice") {
	return D("not-restored", e, {
		severity: t,
		scope: "project"
	});
}
// src/commands/runs/restore.ts
async function z(e, t) {
	let n = await c(_, k(E, e), t.sources.folders);
	return b("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { z as runRestore };
