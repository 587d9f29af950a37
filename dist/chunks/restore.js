import { C as e, D as t, _ as n, a as r, h as i, i as a, n as o, o as s, t as c, v as l } from "./project.js";
import { Bn as u, H as d, Kt as f, Oi as p, Pt as m, Ti as h, V as g, W as _, ar as v, qr as y, qt as b } from "./start.js";
import { r as x, s as S } from "./client.js";
import { Jt as C, k as w, n as T, q as E, t as D, zt as O } from "./engine.js";
import { u as k } from "./wire.js";
function A(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${d(t, e)} again. ${_(e).lostOnRestore}`),
		i > 0 && `This restore writes ${g(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${g(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [P(e)]);
}
function j(e, t, r, i) {
	if (!r) return [P("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: t.project,
		rules: i,
		variables: r.variables,
		verdicts: n
	};
	return r.kinds.flatMap((n) => {
		let i = r.entries[n.plural], o = t.objects[n.plural]?.objects ?? [], s = i && n.undoneByApply?.(e, o, i, a);
		return s ? M(s, n) : [];
	});
}
function M({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${N(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${N(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [P(e, "warning")]);
}
function N(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function P(e, t = "notice") {
	return p("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function F(e, t, n, r) {
	return T(r, (r) => I(e, t, n, r));
}
async function I({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: b(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => L(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(r.kinds.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? R(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await w(r, s.manifests, a.folders)).values()], !e || !o || h(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await z({
		backup: {
			...e,
			project: o.id
		},
		urls: t
	}, o, r, l), { stopped: d } = a.cancellation;
	return {
		...s,
		projects: [u],
		requests: c,
		...d && { stopped: d }
	};
}
function L({ project: e, projectDigest: t }, n) {
	return C({
		id: e,
		digest: t
	}, n);
}
function R({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [p("bad-backup", i)];
}
async function z(e, n, r, s) {
	let { name: u, id: d } = n, p = {
		...u !== void 0 && { name: u },
		id: d,
		manifests: [e.backup.path],
		problems: [],
		...!n.showTexts && { hide_texts: !0 }
	}, { cancellation: m } = s;
	if (m.stopped) return p;
	let h = {
		apiUrl: r.apiUrl,
		onResponse: s.onResponse,
		...s.onWait && { onWait: s.onWait }
	}, g = t(n, {
		...h,
		signal: m.stopping,
		onProgress: s.onProgress
	}), _ = t(n, {
		...h,
		signal: m.aborted
	});
	if (!g.ok) return {
		...p,
		problems: [g.problem]
	};
	if (!_.ok) return {
		...p,
		problems: [_.problem]
	};
	let { backup: v, variables: y, problems: b } = B(e, r);
	s.onSecrets(f(new Map([...y].filter(([t]) => !e.urls.has(t)))));
	let x = await V(() => l(g.value, v.project, v), r, s);
	if ("problems" in x) return {
		...p,
		problems: x.problems
	};
	let { plan: S, problems: C } = i(v, x, {
		force: r.force,
		variables: y
	}), w = {
		...p,
		problems: [
			...b,
			...C,
			...A(r.kinds, S),
			...await H(S, x, n, r, s)
		],
		plan: S,
		effort: { requests: a(S, s).flat().length }
	};
	if (!await s.onPlan(w)) return m.stopped ? w : {
		...w,
		problems: [...w.problems, c]
	};
	let T = {
		kinds: v.kinds,
		entries: {},
		variables: y
	}, E = await o(_.value, S, {
		settings: n,
		declared: T
	}, r, s);
	return {
		...w,
		...E,
		problems: [...w.problems, ...E.problems]
	};
}
function B({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return k(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
async function V(t, { kinds: n }, { cancellation: r }) {
	try {
		return await t();
	} catch (t) {
		if (t instanceof e) {
			let e = `The service did not list all ${O(n.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [p("incomplete-live", e, { reach: "project" })] };
		}
		if (!(t instanceof S)) throw t;
		return t instanceof x && r.stopped ? { problems: [] } : { problems: [s(t)] };
	}
}
async function H(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await E(a, i, { findProject: async () => t.project }), c = h(s) ? void 0 : o[0]?.declared;
	return j(e, t, c && u(c, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function U(e, t) {
	let n = await r(m, v(y, e), t.sources.folders);
	return D("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => F(n, e, t, r)
	});
}
export { U as runRestore };
