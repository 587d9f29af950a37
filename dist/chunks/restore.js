import { A as e, C as t, F as n, a as r, b as i, i as a, n as o, o as s, r as c, s as l, y as u } from "./project.js";
import { B as d, Cr as f, Er as p, Kr as m, Nn as h, Pr as g, d as _, i as v, n as y, t as b, vt as x, wr as S, yt as C } from "./engine.js";
import { c as w, y as T } from "./wire.js";
import { Qn as E, _ as D, d as O, r as k } from "./start.js";
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
async function M(e, n, i, l) {
	let d = c(n, [e.backup.path]);
	if (l.cancellation.stopped) return d;
	let f = u(n, i.apiUrl, l);
	if (!f.ok) return {
		...d,
		problems: [f.problem]
	};
	let { reading: p, writing: m } = f.value, { backup: h, variables: g, problems: _ } = N(e, i);
	l.onSecrets(x(new Map([...g].filter(([t]) => !e.urls.has(t)))));
	let v = await t(p, h.project, h).catch((e) => P(e, i, l));
	if (Array.isArray(v)) return {
		...d,
		problems: v
	};
	let { plan: y, problems: b } = r(h, v, {
		force: i.force,
		variables: g
	}), S = {
		...d,
		problems: [
			..._,
			...b,
			...F(i.kinds, y),
			...await I(y, v, n, i, l)
		],
		plan: y,
		effort: { requests: s(y, l).flat().length }
	};
	if (!await l.onPlan(S)) return o(S, l);
	let C = {
		kinds: h.kinds,
		entries: {},
		variables: g
	};
	return a(m, y, S, {
		settings: n,
		declared: C
	}, i, l);
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
function P(t, { kinds: n }, { cancellation: r }) {
	if (!(t instanceof e)) return i(t, r);
	let a = `The service did not list all ${T(n.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [D("incomplete-live", a, { scope: "project" })];
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
async function I(e, t, r, i, { folders: a }) {
	if (e.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await d(o, a, { findProject: async () => t.project }), l = O(c) ? void 0 : s[0]?.declared;
	if (!l) return [R("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: u, entries: f, variables: p } = m(l, t.project.baseLanguage), h = {
		project: t.project,
		rules: r.rules,
		variables: p,
		verdicts: n
	};
	return u.flatMap((n) => {
		let r = f[n.plural], i = t.objects[n.plural]?.objects ?? [], a = r && n.restore.undone?.(e, i, r, h);
		return a ? L(a, n) : [];
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
	let n = await l(_, k(E, e), t.sources.folders);
	return b("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { z as runRestore };
