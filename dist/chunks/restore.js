import { D as e, E as t, _ as n, a as r, d as i, f as a, i as o, n as s, o as c, t as l } from "./project.js";
import { Bn as u, H as d, Kt as f, Pt as p, V as m, W as h, ar as g, pi as _, qt as v, ui as y, xa as b } from "./start.js";
import { r as x, s as S } from "./client.js";
import { F as C, Jt as w, _ as T, n as E, t as D, zt as O } from "./engine.js";
import { u as k } from "./wire.js";
// src/run/restore.ts
function A(e, t, n, r) {
	return E(r, (r) => j(e, t, n, r));
}
async function j({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: v(e).replace("…", "")
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
	if (s.problems = [...s.problems, ...(await T(r, s.manifests, a.folders)).values()], !e || !o || y(s.problems)) return s;
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
	}, o, r, l), { stopped: d } = a.cancellation;
	return {
		...s,
		projects: [u],
		requests: c,
		...d && { stopped: d }
	};
}
function M({ project: e, projectDigest: t }, n) {
	return w({
		id: e,
		digest: t
	}, n);
}
function N({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [_("bad-backup", i)];
}
async function P(t, n, r, c) {
	let { name: u, id: d } = n, p = {
		...u !== void 0 && { name: u },
		id: d,
		manifests: [t.backup.path],
		problems: [],
		...!n.showTexts && { hide_texts: !0 }
	}, { cancellation: m } = c;
	if (m.stopped) return p;
	let h = {
		apiUrl: r.apiUrl,
		onResponse: c.onResponse,
		...c.onWait && { onWait: c.onWait }
	}, g = e(n, {
		...h,
		signal: m.stopping,
		onProgress: c.onProgress
	}), _ = e(n, {
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
	let { backup: v, variables: y, problems: b } = F(t, r);
	c.onSecrets(f(new Map([...y].filter(([e]) => !t.urls.has(e)))));
	let x = await I(() => a(g.value, v.project, v), r, c);
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
			...R(r.kinds, S),
			...await L(S, x, n, r, c)
		],
		plan: S,
		effort: { requests: o(S, c).flat().length }
	};
	if (!await c.onPlan(w)) return m.stopped ? w : {
		...w,
		problems: [...w.problems, l]
	};
	let T = {
		kinds: v.kinds,
		entries: {},
		variables: y
	}, E = await s(_.value, S, {
		settings: n,
		declared: T
	}, r, c);
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
async function I(e, { kinds: t }, { cancellation: r }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof n) {
			let e = `The service did not list all ${O(t.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [_("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof S)) throw e;
		return e instanceof x && r.stopped ? { problems: [] } : { problems: [c(e)] };
	}
}
async function L(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await C(a, i, { findProject: async () => t.project }), c = y(s) ? void 0 : o[0]?.declared;
	return z(e, t, c && u(c, t.project.baseLanguage), n.rules);
}
function R(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${d(t, e)} again. ${h(e).lostOnRestore}`),
		i > 0 && `This restore writes ${m(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${m(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [H(e)]);
}
function z(e, n, r, i) {
	if (!r) return [H("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: n.project,
		rules: i,
		variables: r.variables,
		verdicts: t
	};
	return r.kinds.flatMap((t) => {
		let i = r.entries[t.plural], o = n.objects[t.plural]?.objects ?? [], s = i && t.undoneByApply?.(e, o, i, a);
		return s ? B(s, t) : [];
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
	return _("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/commands/runs/restore.ts
async function U(e, t) {
	let n = await r(p, g(b, e), t.sources.folders);
	return D("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => A(n, e, t, r)
	});
}
export { U as runRestore };
