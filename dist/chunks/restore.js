import { A as e, An as t, Bn as n, Ct as r, Ht as i, In as a, Ir as o, Jn as s, Mn as c, Nr as l, Nt as u, Pr as d, Vt as f, Xn as p, Yt as m, _ as h, a as g, c as _, cr as v, fr as y, i as b, l as x, n as S, qn as C, sr as w, t as T, yt as E } from "./engine.js";
import { c as ee, d as te, f as D, g as O, l as ne, m as re, r as ie, t as ae, v as oe } from "./zod.js";
import { B as k, Ft as A, hn as j, m as M, ot as N, pn as P, z as F } from "./start.js";
import { S as I, a as L, f as R, i as z, n as B, o as V, t as H, x as U, y as W } from "./project.js";
import { a as G, u as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = oe([O(), te()]), le = D({
	...Object.fromEntries(n.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: ae([...j, "update"]),
	values: re(O(), ee()).default({})
}), ue = D({
	format_version: ne(1),
	project: O().min(1),
	project_digest: O().exactOptional(),
	project_name: O(),
	time: O(),
	wrote: ie(le)
});
function de(e, t) {
	let r = p(e, t), { members: i, problems: a } = w(r, ["backup", ...n.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = ue.safeParse(s?.value);
	if (!c.success) {
		let e = s === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = A(r.file, s?.spot ?? r.spot);
		return { problems: F(o) ? o : [...o, k("bad-backup", e, { place: t })] };
	}
	let l = new Map(c.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), u = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = v(r, s, a);
		return o.push(...c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = l.get(Y(e, J(t, n)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: r.file,
					spot: i
				},
				wrote: a
			}] : (o.push(k("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: A(r.file, i) })), []);
		});
	}, d = Object.fromEntries(n.map((e) => [e.plural, u(e)]));
	if (F(o)) return { problems: o };
	let { project: f, project_digest: m, project_name: h, time: g } = c.data;
	return {
		backup: {
			path: e,
			project: f,
			...m === void 0 ? {} : { projectDigest: m },
			projectName: h,
			time: g,
			entries: d
		},
		problems: o
	};
}
function fe(e) {
	return n.flatMap(({ name: t, idMember: n }) => {
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
	let n = new Map();
	if (e === void 0) return {
		urls: n,
		problems: [k("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = q(t.working, e), a = await r(i, "The backup", t);
	return a.ok ? {
		...de(E(i, t), a.value),
		urls: await me(L(i))
	} : {
		urls: n,
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
function ve(e, { wrote: n }, { declared: r, live: i, context: o }, { force: s, ref: l }) {
	let { change: u, skipped: f, problems: p, kept: m } = _(e, {
		declared: r,
		live: i
	}, o, l);
	if (u?.action !== "update") return {
		kept: m,
		...f && { skipped: f },
		problems: p
	};
	let h = e.context(r.values, i, o), g = e.liveContext(i, o, ye(e, n.values)), v = (t) => {
		let { field: r, part: o, before: l = null, after: u } = t;
		if (s || c(l) && !a(e.name, t) || be(l, u)) return !0;
		let f = new Map(Object.entries(n.values)).get(r), p = o === void 0 ? f : d(f, o), m = e.fields.find(({ name: e }) => e === r);
		return p === void 0 || !m ? !1 : m.same(m.stored(i, g, o) ?? l, p, h);
	}, y = u.fields.some((t) => a(e.name, t) && !v(t)), b = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", S = (e) => v(e) && !(y && b(e)), C = t(e, i, u.fields.filter(S), o.project), w = u.fields.filter((e) => !S(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
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
	if (C.length === 0) return {
		kept: [...m, ...w],
		problems: p
	};
	let T = x(e, i, C);
	return {
		change: {
			...u,
			seen: T,
			fields: C
		},
		kept: [...m, ...w],
		problems: p
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, t) {
	return l(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && l(t) && Object.values(t).includes(e);
}
function xe(e, t, n, r, i) {
	let a = A(n.file, n.spot), s = o({ label: () => t }, n, r, i, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: a
		},
		problems: [s]
	};
}
// src/backup/planRestore.ts
function Se({ entries: e }, t, { force: r, variables: i }) {
	let { project: a } = t, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: P,
		variables: i,
		evidence: y
	}, c = n.map((n) => ({
		kind: n,
		restored: Ce(n, e[n.plural] ?? [], t.objects[n.plural]?.objects ?? [], {
			context: s,
			force: r
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
function Ce(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => h(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), he(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function X({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function we({ changes: e, kept: t }) {
	let r = n.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), a = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, o = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${f(t, e)} again. ${i(e).lostOnRestore}`),
		a > 0 && `This restore writes ${m(a, "text")} again. Review states and edit history are not restored.`,
		o > 0 && `${m(o, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function Te(e, t, r, i) {
	if (!r) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: t.project,
		rules: i,
		variables: r.variables,
		evidence: y
	};
	return n.flatMap((n) => {
		let i = r.entries[n.plural], o = t.objects[n.plural]?.objects ?? [], s = i && n.undoneByApply?.(e, o, i, a);
		return s ? Ee(s, n) : [];
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
	return k("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function De(e, t, n, r) {
	return S(r, (r) => $(e, t, n, r));
}
async function $({ backup: e, urls: t, problems: r }, i, a, o) {
	o.onSecrets([...i.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: s(e).replace("…", "")
	}))]);
	let c = e && i.projects.find(({ id: t }) => Oe(e, t)), l = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(n.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...r,
			...a,
			...e && !c ? ke(e, i) : []
		],
		projects: [],
		requests: 0
	};
	if (l.problems = [...l.problems, ...(await g(i, l.manifests, o.folders)).values()], !e || !c || F(l.problems)) return l;
	let u = 0, d = {
		...o,
		onResponse: (e) => {
			u += 1, o.onResponse(e);
		}
	}, f = await Ae({
		backup: {
			...e,
			project: c.id
		},
		urls: t
	}, c, i, d), { stopped: p } = o.cancellation;
	return {
		...l,
		projects: [f],
		requests: u,
		...p && { stopped: p }
	};
}
function Oe({ project: e, projectDigest: t }, n) {
	return b({
		id: e,
		digest: t
	}, n);
}
function ke({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [k("bad-backup", i)];
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
		onResponse: r.onResponse
	}, l = I(t, {
		...c,
		signal: s.stopping
	}), u = I(t, {
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
	r.onSecrets(C(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await Me(() => R(l.value, d.project, d.entries), r);
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
	}, y = await B(u.value, h, {
		settings: t,
		declared: v
	}, n, r);
	return {
		..._,
		...y,
		problems: [..._.problems, ...y.problems]
	};
}
function je({ backup: e, urls: t }, { usable: r }) {
	let i = new Map(t), a = [], o = Object.fromEntries(n.map((t) => {
		let n = (e.entries[t.plural] ?? []).filter((e) => {
			let n = t.variablesOf?.(e, r);
			for (let [e, t] of n?.variables ?? []) i.set(e, t);
			return a.push(...n?.problems ?? []), n === void 0 || n.problems.length === 0;
		});
		return [t.plural, n];
	}));
	return {
		backup: {
			...e,
			entries: o
		},
		variables: i,
		problems: a
	};
}
async function Me(e, { cancellation: t }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof W) {
			let e = `The service did not list all ${u(n.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [k("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof K)) throw e;
		return e instanceof G && t.stopped ? { problems: [] } : { problems: [V(e)] };
	}
}
async function Ne(t, n, r, i, { folders: a }) {
	if (t.changes.length === 0) return [];
	let o = {
		projects: [r],
		usable: i.usable
	}, { reads: s, problems: c } = await e(o, a), l = F(c) ? void 0 : s[0]?.declared;
	return Te(t, n, l && U(l, n.project.baseLanguage), r.rules);
}
// src/commands/runs/restore.ts
async function Pe(e, t) {
	let n = await pe(M(N, e), t.sources.folders);
	return T("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
