import { D as e, Gr as t, Jn as n, Lt as r, Nt as i, Or as a, Pr as o, V as s, Wr as c, Zn as l, _ as u, _r as d, a as f, ar as p, b as m, dn as h, fr as g, g as _, ii as v, kr as y, n as b, nn as x, o as S, pr as C, qt as w, t as ee, tn as te, tr as T } from "./engine.js";
import { _ as E, f as D, h as O, i as k, l as ne, n as re, p as A, u as ie, y as ae } from "./zod.js";
import { En as oe, Gt as j, K as M, W as N, ht as P, wn as F, y as I } from "./start.js";
import { _ as L, a as R, i as z, n as B, o as V, t as H, u as U, v as W } from "./project.js";
import { a as G, u as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = ae([E(), D()]), le = A({
	...Object.fromEntries(p.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: re([...oe, "update"]),
	values: O(E(), ne()).default({})
}), ue = A({
	format_version: ie(1),
	project: E().min(1),
	project_digest: E().exactOptional(),
	project_name: E(),
	time: E(),
	wrote: k(le)
});
function de(e, t) {
	let n = d(e, t), { members: r, problems: i } = a(n, ["backup", ...p.map(({ plural: e }) => e)]), o = [...n.problems, ...i], s = r.get("backup"), c = ue.safeParse(s?.value);
	if (!c.success) {
		let e = s === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = j(n.file, s?.spot ?? n.spot);
		return { problems: N(o) ? o : [...o, M("bad-backup", e, { place: t })] };
	}
	let l = new Map(c.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), u = ({ name: e, plural: t, idMember: i, entry: a }) => {
		let s = r.get(t);
		if (!s) return [];
		let c = y(n, s, a);
		return o.push(...c.problems), c.entries.flatMap(({ values: t, spot: r }) => {
			let a = l.get(Y(e, J(t, i)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: a
			}] : (o.push(M("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: j(n.file, r) })), []);
		});
	}, f = Object.fromEntries(p.map((e) => [e.plural, u(e)]));
	if (N(o)) return { problems: o };
	let { project: m, project_digest: h, project_name: g, time: _ } = c.data;
	return {
		backup: {
			path: e,
			project: m,
			...h === void 0 ? {} : { projectDigest: h },
			projectName: g,
			time: _,
			entries: f
		},
		problems: o
	};
}
function fe(e) {
	return p.flatMap(({ name: t, idMember: n }) => {
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
		problems: [M("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let a = q(t.working, e), o = await r(a, "The backup", t);
	return o.ok ? {
		...de(i(a, t), o.value),
		urls: await me(R(a))
	} : {
		urls: n,
		problems: [o.problem]
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
function ve(e, { wrote: r }, { declared: i, live: a, context: o }, { force: s, ref: c }) {
	let { change: d, skipped: f, problems: p, kept: m } = _(e, {
		declared: i,
		live: a
	}, o, c);
	if (d?.action !== "update") return {
		kept: m,
		...f && { skipped: f },
		problems: p
	};
	let h = e.context(i.values, a, o), g = e.liveContext(a, o, ye(e, r.values)), v = (n) => {
		let { field: i, part: o, before: c = null, after: u } = n;
		if (s || l(c) && !T(e.name, n) || be(c, u)) return !0;
		let d = new Map(Object.entries(r.values)).get(i), f = o === void 0 ? d : t(d, o), p = e.fields.find(({ name: e }) => e === i);
		return f === void 0 || !p ? !1 : p.same(p.stored(a, g, o) ?? c, f, h);
	}, y = d.fields.some((t) => T(e.name, t) && !v(t)), b = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", x = (e) => v(e) && !(y && b(e)), S = n(e, a, d.fields.filter(x), o.project), C = d.fields.filter((e) => !x(e)).map((t) => {
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
	if (S.length === 0) return {
		kept: [...m, ...C],
		problems: p
	};
	let w = u(e, a, S);
	return {
		change: {
			...d,
			seen: w,
			fields: S
		},
		kept: [...m, ...C],
		problems: p
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, t) {
	return c(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && c(t) && Object.values(t).includes(e);
}
function xe(e, t, n, r, i) {
	let a = j(n.file, n.spot), o = v({ label: () => t }, n, r, i, { path: [] });
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
function Se({ entries: e }, t, { force: n, variables: r }) {
	let { project: i } = t, a = i.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...i,
			languages: a
		},
		rules: F,
		variables: r,
		evidence: o
	}, c = p.map((r) => ({
		kind: r,
		restored: Ce(r, e[r.plural] ?? [], t.objects[r.plural]?.objects ?? [], {
			context: s,
			force: n
		})
	})), l = c.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: i,
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
function Ce(t, n, r, { context: i, force: a }) {
	let o = new Set(n.flatMap(({ declared: n }) => e(t, n).id ?? [])), s = new Set(r.filter((e) => o.has(String(t.id(e)))));
	return n.map((e, n) => {
		let o = t.findRestored(e, r, {
			context: i,
			claimed: s
		});
		return o.claims !== void 0 && s.add(o.claims), he(t, e, o, {
			force: a,
			ref: `${t.name}:${n + 1}`
		});
	});
}
function X({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function we({ changes: e, kept: t }) {
	let n = p.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${te(t, e)} again. ${x(e).lostOnRestore}`),
		r > 0 && `This restore writes ${h(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${h(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function Te(e, t, n, r) {
	if (!n) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		evidence: o
	};
	return p.flatMap((r) => {
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
	return M("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function De(e, t, n, r) {
	return b(r, (r) => $(e, t, n, r));
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
		declared: Object.fromEntries(p.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? ke(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await S(r, s.manifests, a.folders)).values()], !e || !o || N(s.problems)) return s;
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
	return f({
		id: e,
		digest: t
	}, n);
}
function ke({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [M("bad-backup", i)];
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
	r.onSecrets(g(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await Me(() => U(l.value, d.project, d.entries), r);
	if ("problems" in m) return {
		...o,
		problems: m.problems
	};
	let { plan: h, problems: _ } = Se(d, m, {
		force: n.force,
		variables: f
	}), v = {
		...o,
		problems: [
			...p,
			..._,
			...we(h),
			...await Ne(h, m, t, n, r)
		],
		plan: h,
		effort: { requests: z(h, t).flat().length }
	};
	if (!await r.onPlan(v)) return s.stopped ? v : {
		...v,
		problems: [...v.problems, H]
	};
	let y = {
		entries: {},
		variables: f
	}, b = await B(u.value, h, {
		settings: t,
		declared: y
	}, n, r);
	return {
		...v,
		...b,
		problems: [...v.problems, ...b.problems]
	};
}
function je({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(p.map((t) => {
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
			let e = `The service did not list all ${w(p.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [M("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof K)) throw e;
		return e instanceof G && t.stopped ? { problems: [] } : { problems: [V(e)] };
	}
}
async function Ne(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: c } = await s(a, i), l = N(c) ? void 0 : o[0]?.declared;
	return Te(e, t, l && m(l, t.project.baseLanguage), n.rules);
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
