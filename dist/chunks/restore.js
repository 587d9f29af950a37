import { N as e, S as t, a as n, h as r, i, k as a, n as o, o as s, r as c, s as l, y as u } from "./project.js";
import { Ir as d, Lr as f, Nr as p, Pr as m, V as h, d as g, ht as _, i as v, mt as y, n as b, qr as x, sn as S, t as C } from "./engine.js";
import { c as w, v as T } from "./wire.js";
import { _ as E, d as D, r as O, zn as k } from "./start.js";
// src/run/restore.ts
function A({ backup: e, urls: t, problems: n }, r, i, a) {
	return b(a, async (a) => {
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
		if (!e || !s || D(u.problems)) return u;
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
	return [E("bad-backup", i)];
}
async function M(e, r, a, l) {
	let d = c(r, [e.backup.path]);
	if (l.cancellation.stopped) return d;
	let f = u(r, a.apiUrl, l);
	if (!f.ok) return {
		...d,
		problems: [f.problem]
	};
	let { reading: p, writing: m } = f.value, { backup: h, variables: g, problems: _ } = N(e, a);
	l.onSecrets(y(new Map([...g].filter(([t]) => !e.urls.has(t)))));
	let v = await t(p, h.project, h).catch((e) => P(e, a, l));
	if (Array.isArray(v)) return {
		...d,
		problems: v
	};
	let { plan: b, problems: x } = n(h, v, {
		force: a.force,
		variables: g
	}), S = {
		...d,
		problems: [
			..._,
			...x,
			...F(a.kinds, b),
			...await I(b, v, r, a, l)
		],
		plan: b,
		effort: { requests: s(b, l).flat().length }
	};
	if (!await l.onPlan(S)) return o(S, l);
	let C = {
		kinds: h.kinds,
		entries: {},
		variables: g
	};
	return i(m, b, S, {
		settings: r,
		declared: C
	}, a, l);
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
	if (!(e instanceof a)) return r(e, n);
	let i = `The service did not list all ${T(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
	return [E("incomplete-live", i, { scope: "project" })];
}
function F(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => {
		let n = t.filter(({ action: t, kind: n }) => t === "create" && n === e).length;
		return n > 0 && `This restore creates ${m(n, e)} again. ${f(e).lostOnRestore}`;
	}), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r,
		i > 0 && `This restore writes ${p(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${p(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [R(e)]);
}
async function I(t, n, r, i, { folders: a }) {
	if (t.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await h(o, a, { findProject: async () => n.project }), l = D(c) ? void 0 : s[0]?.declared;
	if (!l) return [R("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let { kinds: u, entries: d, variables: f } = x(l, n.project.baseLanguage), p = {
		project: n.project,
		rules: r.rules,
		variables: f,
		verdicts: e
	};
	return u.flatMap((e) => {
		let r = d[e.plural], i = n.objects[e.plural]?.objects ?? [], a = r && e.undoneByApply?.(t, i, r, p);
		return a ? L(a, e) : [];
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
	let n = await l(g, O(k, e), t.sources.folders);
	return C("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { z as runRestore };
