import { D as e, _ as t, a as n, c as r, h as i, n as a, o, p as s, s as c, t as l } from "./project.js";
import { $ as u, F as d, Gt as f, Kt as p, Vn as m, at as h, i as g, jn as _, n as v, t as y, u as b } from "./engine.js";
import { r as x, s as S } from "./client.js";
import { u as C } from "./wire.js";
import { Bt as w, Q as T, Wt as E, X as D, Y as O, ai as k, i as A } from "./start.js";
// src/run/restore.ts
function j(e, t, n, r) {
	return v(r, (r) => M(e, t, n, r));
}
async function M({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: p(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => N(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(r.kinds.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? P(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await d(r, s.manifests, a.folders)).values()], !e || !o || w(s.problems)) return s;
	let c = await F({
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
function N({ project: e, projectDigest: t }, n) {
	return m({
		id: e,
		digest: t
	}, n);
}
function P({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [E("bad-backup", i)];
}
async function F(e, r, c, u) {
	let d = n(r, [e.backup.path]), { cancellation: p } = u;
	if (p.stopped) return d;
	let m = i(r, c.apiUrl, u);
	if (!m.ok) return {
		...d,
		problems: [m.problem]
	};
	let { reading: h, writing: g } = m.value, { backup: _, variables: v, problems: y } = I(e, c);
	u.onSecrets(f(new Map([...v].filter(([t]) => !e.urls.has(t)))));
	let b = await L(() => t(h, _.project, _), c, u);
	if ("problems" in b) return {
		...d,
		problems: b.problems
	};
	let { plan: x, problems: S } = s(_, b, {
		force: c.force,
		variables: v
	}), C = {
		...d,
		problems: [
			...y,
			...S,
			...z(c.kinds, x),
			...await R(x, b, r, c, u)
		],
		plan: x,
		effort: { requests: o(x, u).flat().length }
	};
	if (!await u.onPlan(C)) return p.stopped ? C : {
		...C,
		problems: [...C.problems, l]
	};
	let w = {
		kinds: _.kinds,
		entries: {},
		variables: v
	}, T = await a(g, x, {
		settings: r,
		declared: w
	}, c, u);
	return {
		...C,
		...T,
		problems: [...C.problems, ...T.problems]
	};
}
function I({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return C(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
async function L(e, { kinds: t }, { cancellation: n }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof b) {
			let e = `The service did not list all ${_(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [E("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof S)) throw e;
		return e instanceof x && n.stopped ? { problems: [] } : { problems: [r(e)] };
	}
}
async function R(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await u(a, i, { findProject: async () => t.project }), c = w(s) ? void 0 : o[0]?.declared;
	return B(e, t, c && h(c, t.project.baseLanguage), n.rules);
}
function z(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${D(t, e)} again. ${T(e).lostOnRestore}`),
		i > 0 && `This restore writes ${O(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${O(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [U(e)]);
}
function B(t, n, r, i) {
	if (!r) return [U("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: n.project,
		rules: i,
		variables: r.variables,
		verdicts: e
	};
	return r.kinds.flatMap((e) => {
		let i = r.entries[e.plural], o = n.objects[e.plural]?.objects ?? [], s = i && e.undoneByApply?.(t, o, i, a);
		return s ? V(s, e) : [];
	});
}
function V({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${H(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${H(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [U(e, "warning")]);
}
function H(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function U(e, t = "notice") {
	return E("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/commands/runs/restore.ts
async function W(e, t) {
	let n = await c(g, A(k, e), t.sources.folders);
	return y("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => j(n, e, t, r)
	});
}
export { W as runRestore };
