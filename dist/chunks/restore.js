import { Bn as e, C as t, Dt as n, Er as r, Ir as i, L as a, Lr as o, Un as s, Vt as c, Xt as l, Yr as u, Yt as d, Zn as f, a as p, an as m, ar as h, br as g, f as _, g as v, ir as y, jt as b, lr as x, n as S, o as C, p as w, qn as T, t as ee, xr as te } from "./engine.js";
import { _ as E, f as D, h as O, i as ne, l as re, n as ie, p as k, u as ae, y as oe } from "./zod.js";
import { K as A, Sn as j, W as M, Wt as N, ht as P, wn as F, y as I } from "./start.js";
import { _ as L, a as R, i as z, n as B, o as V, t as H, u as U, v as W } from "./project.js";
import { a as G, u as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = oe([E(), D()]), le = k({
	...Object.fromEntries(f.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: ie([...F, "update"]),
	values: O(E(), re()).default({})
}), ue = k({
	format_version: ae(1),
	project: E().min(1),
	project_digest: E().exactOptional(),
	project_name: E(),
	time: E(),
	wrote: ne(le)
});
function de(e, t) {
	let n = x(e, t), { members: r, problems: i } = g(n, ["backup", ...f.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = ue.safeParse(o?.value);
	if (!s.success) {
		let e = o === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = N(n.file, o?.spot ?? n.spot);
		return { problems: M(a) ? a : [...a, A("bad-backup", e, { place: t })] };
	}
	let c = new Map(s.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), l = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let l = te(n, s, o);
		return a.push(...l.problems), l.entries.flatMap(({ values: t, spot: r }) => {
			let o = c.get(Y(e, J(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(A("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: N(n.file, r) })), []);
		});
	}, u = Object.fromEntries(f.map((e) => [e.plural, l(e)]));
	if (M(a)) return { problems: a };
	let { project: d, project_digest: p, project_name: m, time: h } = s.data;
	return {
		backup: {
			path: e,
			project: d,
			...p === void 0 ? {} : { projectDigest: p },
			projectName: m,
			time: h,
			entries: u
		},
		problems: a
	};
}
function fe(e) {
	return f.flatMap(({ name: t, idMember: n }) => {
		let r = J(e, n);
		return r === void 0 ? [] : [Y(t, r)];
	});
}
function J(e, t) {
	return new Map(Object.entries(e ?? {})).get(t);
}
function Y(e, t) {
	return `${e} ${t}`;
}
// src/files/readBackup.ts
async function pe(e, t) {
	let r = new Map();
	if (e === void 0) return {
		urls: r,
		problems: [A("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = q(t.working, e), a = await b(i, "The backup", t);
	return a.ok ? {
		...de(n(i, t), a.value),
		urls: await me(R(i))
	} : {
		urls: r,
		problems: [a.problem]
	};
}
async function me(e) {
	try {
		let t = JSON.parse(await se(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// src/backup/restoreEntry.ts
function he(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = ge(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : _e(a, i),
		problems: o
	};
}
function ge(e, t, n, r) {
	let i = (r, i) => xe(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return ve(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = _(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = _(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function _e({ change: e, kept: t, skipped: n }, r) {
	return {
		...e && { change: {
			...e,
			label: r
		} },
		...t && { kept: t.map((e) => ({
			...e,
			label: r
		})) },
		...n && { skipped: {
			...n,
			label: r
		} }
	};
}
function ve(t, { wrote: n }, { declared: r, live: i, context: a }, { force: c, ref: l }) {
	let { change: u, skipped: d, problems: f, kept: p } = _(t, {
		declared: r,
		live: i
	}, a, l);
	if (u?.action !== "update") return {
		kept: p,
		...d && { skipped: d },
		problems: f
	};
	let m = t.context(r.values, i, a), h = t.liveContext(i, a, ye(t, n.values)), g = (e) => {
		let { field: r, part: a, before: l = null, after: u } = e;
		if (c || s(l) && !T(t.name, e) || be(l, u)) return !0;
		let d = new Map(Object.entries(n.values)).get(r), f = a === void 0 ? d : o(d, a), p = t.fields.find(({ name: e }) => e === r);
		return f === void 0 || !p ? !1 : p.same(p.stored(i, h, a) ?? l, f, m);
	}, v = u.fields.some((e) => T(t.name, e) && !g(e)), y = ({ field: e }) => t.fields.find(({ name: t }) => t === e)?.role === "text", b = (e) => g(e) && !(v && y(e)), x = e(t, i, u.fields.filter(b), a.project), S = u.fields.filter((e) => !b(e)).map((e) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = e;
		return {
			kind: t.name,
			label: u.label,
			id: u.id,
			reason: "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (x.length === 0) return {
		kept: [...p, ...S],
		problems: f
	};
	let C = w(t, i, x);
	return {
		change: {
			...u,
			seen: C,
			fields: x
		},
		kept: [...p, ...S],
		problems: f
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, t) {
	return i(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && i(t) && Object.values(t).includes(e);
}
function xe(e, t, n, r, i) {
	let a = N(n.file, n.spot), o = u({ label: () => t }, n, r, i, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: a
		},
		problems: [o]
	};
}
// src/backup/planRestore.ts
function Se({ entries: e }, t, { force: n, variables: i }) {
	let { project: a } = t, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: j,
		variables: i,
		evidence: r
	}, c = f.map((r) => ({
		kind: r,
		restored: Ce(r, e[r.plural] ?? [], t.objects[r.plural]?.objects ?? [], {
			context: s,
			force: n
		})
	})), l = c.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: a,
			changes: l.flatMap(({ change: e }) => e ?? []),
			kept: l.flatMap(({ kept: e }) => e ?? []),
			skipped: l.flatMap(({ skipped: e }) => e ?? []),
			counts: {
				unchanged: l.filter(X).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(X).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: l.flatMap(({ problems: e }) => e ?? [])
	};
}
function Ce(e, n, r, { context: i, force: a }) {
	let o = new Set(n.flatMap(({ declared: n }) => t(e, n).id ?? [])), s = new Set(r.filter((t) => o.has(String(e.id(t)))));
	return n.map((t, n) => {
		let o = e.findRestored(t, r, {
			context: i,
			claimed: s
		});
		return o.claims !== void 0 && s.add(o.claims), he(e, t, o, {
			force: a,
			ref: `${e.name}:${n + 1}`
		});
	});
}
function X({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function we({ changes: e, kept: t }) {
	let n = f.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${d(t, e)} again. ${l(e).lostOnRestore}`),
		r > 0 && `This restore writes ${m(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${m(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function Te(e, t, n, i) {
	if (!n) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: t.project,
		rules: i,
		variables: n.variables,
		evidence: r
	};
	return f.flatMap((r) => {
		let i = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = i && r.undoneByApply?.(e, o, i, a);
		return s ? Ee(s, r) : [];
	});
}
function Ee({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The next apply would overwrite restored texts again: ${Z(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${Z(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [Q(e, "warning")]);
}
function Z(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function Q(e, t = "notice") {
	return A("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function De(e, t, n, r) {
	return S(r, (r) => $(e, t, n, r));
}
async function $({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: h(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => Oe(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(f.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? ke(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await C(r, s.manifests, a.folders)).values()], !e || !o || M(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await Ae({
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
function Oe({ project: e, projectDigest: t }, n) {
	return p({
		id: e,
		digest: t
	}, n);
}
function ke({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [A("bad-backup", i)];
}
async function Ae(e, t, n, r) {
	let { name: i, id: a } = t, o = {
		...i !== void 0 && { name: i },
		id: a,
		manifests: [e.backup.path],
		problems: [],
		...!t.showTexts && { hide_texts: !0 }
	}, { cancellation: s } = r;
	if (s.stopped) return o;
	let c = {
		apiUrl: n.apiUrl,
		onResponse: r.onResponse,
		...r.onWait && { onWait: r.onWait }
	}, l = W(t, {
		...c,
		signal: s.stopping,
		onProgress: r.onProgress
	}), u = W(t, {
		...c,
		signal: s.aborted
	});
	if (!l.ok) return {
		...o,
		problems: [l.problem]
	};
	if (!u.ok) return {
		...o,
		problems: [u.problem]
	};
	let { backup: d, variables: f, problems: p } = je(e, n);
	r.onSecrets(y(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await Me(() => U(l.value, d.project, d.entries), r);
	if ("problems" in m) return {
		...o,
		problems: m.problems
	};
	let { plan: h, problems: g } = Se(d, m, {
		force: n.force,
		variables: f
	}), _ = {
		...o,
		problems: [
			...p,
			...g,
			...we(h),
			...await Ne(h, m, t, n, r)
		],
		plan: h,
		effort: { requests: z(h, t).flat().length }
	};
	if (!await r.onPlan(_)) return s.stopped ? _ : {
		..._,
		problems: [..._.problems, H]
	};
	let v = {
		entries: {},
		variables: f
	}, b = await B(u.value, h, {
		settings: t,
		declared: v
	}, n, r);
	return {
		..._,
		...b,
		problems: [..._.problems, ...b.problems]
	};
}
function je({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(f.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return i.push(...a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
async function Me(e, { cancellation: t }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof L) {
			let e = `The service did not list all ${c(f.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [A("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof K)) throw e;
		return e instanceof G && t.stopped ? { problems: [] } : { problems: [V(e)] };
	}
}
async function Ne(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let o = {
		projects: [n],
		usable: r.usable
	}, { reads: s, problems: c } = await a(o, i), l = M(c) ? void 0 : s[0]?.declared;
	return Te(e, t, l && v(l, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function Pe(e, t) {
	let n = await pe(I(P, e), t.sources.folders);
	return ee("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
