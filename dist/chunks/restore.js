import { S as e, _ as t, a as n, c as r, k as i, n as a, o, s, t as c, y as l } from "./project.js";
import { Fr as u, Jr as d, K as f, Lr as p, P as m, Pr as h, Rr as g, bt as _, i as v, n as y, t as b, u as x, un as S, yt as C } from "./engine.js";
import { c as w, v as T } from "./wire.js";
import { Bn as E, _ as D, d as O, r as k } from "./start.js";
// src/run/restore.ts
function A({ backup: e, urls: t, problems: n }, r, i, a) {
	return y(a, async (a) => {
		a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
			value: e,
			shown: _(e).replace("…", "")
		}))]);
		let o = {
			id: e?.project ?? "",
			digest: e?.projectDigest
		}, s = e && r.projects.find(({ id: e }) => S(o, e)), c = e ? [e.path] : [], l = await v(r, c, a.folders), u = {
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
async function M(r, i, s, u) {
	let d = n(i, [r.backup.path]);
	if (u.cancellation.stopped) return d;
	let f = l(i, s.apiUrl, u);
	if (!f.ok) return {
		...d,
		problems: [f.problem]
	};
	let { reading: p, writing: m } = f.value, { backup: h, variables: g, problems: _ } = N(r, s);
	u.onSecrets(C(new Map([...g].filter(([e]) => !r.urls.has(e)))));
	let v = await e(p, h.project, h).catch((e) => P(e, s, u));
	if (Array.isArray(v)) return {
		...d,
		problems: v
	};
	let { plan: y, problems: b } = t(h, v, {
		force: s.force,
		variables: g
	}), x = {
		...d,
		problems: [
			..._,
			...b,
			...F(s.kinds, y),
			...await I(y, v, i, s, u)
		],
		plan: y,
		effort: { requests: o(y, u).flat().length }
	};
	if (!await u.onPlan(x)) return a(x, u);
	let S = {
		kinds: h.kinds,
		entries: {},
		variables: g
	};
	return c(m, y, x, {
		settings: i,
		declared: S
	}, s, u);
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
function P(e, { kinds: t }, { cancellation: n }) {
	if (!(e instanceof i)) return r(e, n);
	let a = `The service did not list all ${T(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [D("incomplete-live", a, { scope: "project" })];
}
function F(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => {
		let n = t.filter(({ action: t, kind: n }) => t === "create" && n === e).length;
		return n > 0 && `This restore creates ${u(n, e)} again. ${g(e).lostOnRestore}`;
	}), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r,
		i > 0 && `This restore writes ${h(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${h(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [R(e)]);
}
async function I(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await f(a, i, { findProject: async () => t.project }), c = O(s) ? void 0 : o[0]?.declared;
	if (!c) return [R("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: l, entries: u, variables: p } = d(c, t.project.baseLanguage), h = {
		project: t.project,
		rules: n.rules,
		variables: p,
		verdicts: m
	};
	return l.flatMap((n) => {
		let r = u[n.plural], i = t.objects[n.plural]?.objects ?? [], a = r && n.undoneByApply?.(e, i, r, h);
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
	let n = await s(x, k(E, e), t.sources.folders);
	return b("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { z as runRestore };
