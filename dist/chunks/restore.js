import { a as e, d as t, f as n, i as r, m as i, n as a, o, t as s, w as c } from "./project.js";
import { Bn as l, Jt as u, R as d, Yt as f, ct as p, f as m, i as h, jn as g, n as _, nt as v, t as y } from "./engine.js";
import { r as b, s as x } from "./client.js";
import { u as S } from "./wire.js";
import { Q as C, X as w, Y as T, Zn as E, ai as D, i as O, tr as k } from "./start.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return _(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: f(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => M(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(r.kinds.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? N(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await d(r, s.manifests, a.folders)).values()], !e || !o || E(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await P({
		backup: {
			...e,
			project: o.id
		},
		urls: t
	}, o, r, l), { stopped: p } = a.cancellation;
	return {
		...s,
		projects: [u],
		requests: c,
		...p && { stopped: p }
	};
}
function M({ project: e, projectDigest: t }, n) {
	return l({
		id: e,
		digest: t
	}, n);
}
function N({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [k("bad-backup", i)];
}
async function P(e, o, c, l) {
	let { name: d, id: f } = o, p = {
		...d !== void 0 && { name: d },
		id: f,
		manifests: [e.backup.path],
		problems: [],
		...!o.showTexts && { hide_texts: !0 }
	}, { cancellation: m } = l;
	if (m.stopped) return p;
	let h = {
		apiUrl: c.apiUrl,
		onResponse: l.onResponse,
		...l.onWait && { onWait: l.onWait }
	}, g = n(o, {
		...h,
		signal: m.stopping,
		onProgress: l.onProgress
	}), _ = n(o, {
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
	let { backup: v, variables: y, problems: b } = F(e, c);
	l.onSecrets(u(new Map([...y].filter(([t]) => !e.urls.has(t)))));
	let x = await I(() => i(g.value, v.project, v), c, l);
	if ("problems" in x) return {
		...p,
		problems: x.problems
	};
	let { plan: S, problems: C } = t(v, x, {
		force: c.force,
		variables: y
	}), w = {
		...p,
		problems: [
			...b,
			...C,
			...R(c.kinds, S),
			...await L(S, x, o, c, l)
		],
		plan: S,
		effort: { requests: r(S, l).flat().length }
	};
	if (!await l.onPlan(w)) return m.stopped ? w : {
		...w,
		problems: [...w.problems, s]
	};
	let T = {
		kinds: v.kinds,
		entries: {},
		variables: y
	}, E = await a(_.value, S, {
		settings: o,
		declared: T
	}, c, l);
	return {
		...w,
		...E,
		problems: [...w.problems, ...E.problems]
	};
}
function F({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return S(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
async function I(e, { kinds: t }, { cancellation: n }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof m) {
			let e = `The service did not list all ${g(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [k("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof x)) throw e;
		return e instanceof b && n.stopped ? { problems: [] } : { problems: [o(e)] };
	}
}
async function L(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await v(a, i, { findProject: async () => t.project }), c = E(s) ? void 0 : o[0]?.declared;
	return z(e, t, c && p(c, t.project.baseLanguage), n.rules);
}
function R(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${w(t, e)} again. ${C(e).lostOnRestore}`),
		i > 0 && `This restore writes ${T(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${T(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [H(e)]);
}
function z(e, t, n, r) {
	if (!n) return [H("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		verdicts: c
	};
	return n.kinds.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
		return s ? B(s, r) : [];
	});
}
function B({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${V(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${V(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [H(e, "warning")]);
}
function V(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function H(e, t = "notice") {
	return k("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/commands/runs/restore.ts
async function U(t, n) {
	let r = await e(h, O(D, t), n.sources.folders);
	return y("restore", t, n, {
		backupProject: r.backup?.project ?? "",
		engine: (e, t, n) => A(r, e, t, n)
	});
}
export { U as runRestore };
