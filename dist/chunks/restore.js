import { E as e, Gn as t, Hn as n, Ir as r, Jt as i, Nr as a, Pr as o, Un as s, Wt as c, Yn as l, a as u, ar as d, c as f, cn as p, cr as m, fr as h, hn as g, i as _, in as v, l as y, ln as b, n as x, nr as S, rr as C, sr as w, t as T, yt as ee } from "./engine.js";
import { c as E, d as te, f as D, g as O, l as k, m as ne, r as re, t as ie, v as ae } from "./zod.js";
import { B as A, Pt as j, fn as oe, m as M, mn as N, ot as P, z as F } from "./start.js";
import { S as I, a as L, f as R, i as z, n as B, o as V, t as H, x as U, y as W } from "./project.js";
import { a as G, u as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = ae([O(), te()]), le = D({
	...Object.fromEntries(l.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: ie([...N, "update"]),
	values: ne(O(), E()).default({})
}), ue = D({
	format_version: k(1),
	project: O().min(1),
	project_digest: O().exactOptional(),
	project_name: O(),
	time: O(),
	wrote: re(le)
});
function de(e, t) {
	let n = d(e, t), { members: r, problems: i } = w(n, ["backup", ...l.map(({ plural: e }) => e)]), a = [...n.problems, ...i], o = r.get("backup"), s = ue.safeParse(o?.value);
	if (!s.success) {
		let e = o === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${s.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = j(n.file, o?.spot ?? n.spot);
		return { problems: F(a) ? a : [...a, A("bad-backup", e, { place: t })] };
	}
	let c = new Map(s.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), u = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let s = r.get(t);
		if (!s) return [];
		let l = m(n, s, o);
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
			}] : (a.push(A("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: j(n.file, r) })), []);
		});
	}, f = Object.fromEntries(l.map((e) => [e.plural, u(e)]));
	if (F(a)) return { problems: a };
	let { project: p, project_digest: h, project_name: g, time: _ } = s.data;
	return {
		backup: {
			path: e,
			project: p,
			...h === void 0 ? {} : { projectDigest: h },
			projectName: g,
			time: _,
			entries: f
		},
		problems: a
	};
}
function fe(e) {
	return l.flatMap(({ name: t, idMember: n }) => {
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
		problems: [A("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let r = q(t.working, e), a = await i(r, "The backup", t);
	return a.ok ? {
		...de(c(r, t), a.value),
		urls: await me(L(r))
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
		let { change: t, skipped: n, problems: i } = f(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = f(e, {
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
function ve(e, { wrote: r }, { declared: i, live: a, context: c }, { force: l, ref: u }) {
	let { change: d, skipped: p, problems: m, kept: h } = f(e, {
		declared: i,
		live: a
	}, c, u);
	if (d?.action !== "update") return {
		kept: h,
		...p && { skipped: p },
		problems: m
	};
	let g = e.context(i.values, a, c), _ = e.liveContext(a, c, ye(e, r.values)), v = (n) => {
		let { field: i, part: c, before: u = null, after: d } = n;
		if (l || s(u) && !t(e.name, n) || be(u, d)) return !0;
		let f = new Map(Object.entries(r.values)).get(i), p = c === void 0 ? f : o(f, c), m = e.fields.find(({ name: e }) => e === i);
		return p === void 0 || !m ? !1 : m.same(m.stored(a, _, c) ?? u, p, g);
	}, b = d.fields.some((n) => t(e.name, n) && !v(n)), x = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", S = (e) => v(e) && !(b && x(e)), C = n(e, a, d.fields.filter(S), c.project), w = d.fields.filter((e) => !S(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: d.label,
			id: d.id,
			reason: "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (C.length === 0) return {
		kept: [...h, ...w],
		problems: m
	};
	let T = y(e, a, C);
	return {
		change: {
			...d,
			seen: T,
			fields: C
		},
		kept: [...h, ...w],
		problems: m
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, t) {
	return a(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && a(t) && Object.values(t).includes(e);
}
function xe(e, t, n, i, a) {
	let o = j(n.file, n.spot), s = r({ label: () => t }, n, i, a, { path: [] });
	return {
		skipped: {
			kind: e,
			label: t,
			place: o
		},
		problems: [s]
	};
}
// src/backup/planRestore.ts
function Se({ entries: e }, t, { force: n, variables: r }) {
	let { project: i } = t, a = i.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), o = {
		project: {
			...i,
			languages: a
		},
		rules: oe,
		variables: r,
		evidence: h
	}, s = l.map((r) => ({
		kind: r,
		restored: Ce(r, e[r.plural] ?? [], t.objects[r.plural]?.objects ?? [], {
			context: o,
			force: n
		})
	})), c = s.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: i,
			changes: c.flatMap(({ change: e }) => e ?? []),
			kept: c.flatMap(({ kept: e }) => e ?? []),
			skipped: c.flatMap(({ skipped: e }) => e ?? []),
			counts: {
				unchanged: c.filter(X).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(s.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(X).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: c.flatMap(({ problems: e }) => e ?? [])
	};
}
function Ce(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => ee(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
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
	let n = l.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${p(t, e)} again. ${b(e).lostOnRestore}`),
		r > 0 && `This restore writes ${g(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${g(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function Te(e, t, n, r) {
	if (!n) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		evidence: h
	};
	return l.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
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
	return x(r, (r) => $(e, t, n, r));
}
async function $({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: C(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => Oe(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(l.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? ke(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await u(r, s.manifests, a.folders)).values()], !e || !o || F(s.problems)) return s;
	let c = 0, d = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, f = await Ae({
		backup: {
			...e,
			project: o.id
		},
		urls: t
	}, o, r, d), { stopped: p } = a.cancellation;
	return {
		...s,
		projects: [f],
		requests: c,
		...p && { stopped: p }
	};
}
function Oe({ project: e, projectDigest: t }, n) {
	return _({
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
	r.onSecrets(S(new Map([...f].filter(([t]) => !e.urls.has(t)))));
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
function je({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(l.map((t) => {
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
		if (e instanceof W) {
			let e = `The service did not list all ${v(l.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [A("incomplete-live", e, { reach: "project" })] };
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
	let n = await pe(M(P, e), t.sources.folders);
	return T("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
