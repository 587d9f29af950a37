import { $n as e, B as t, Bt as n, C as r, G as i, It as a, Nr as o, Pr as s, Sr as c, Xr as l, Yr as u, Zt as d, _r as f, an as p, c as m, h, hn as g, i as _, li as v, m as y, n as b, nr as x, on as S, or as C, t as w, ur as T, vr as E, zr as D } from "./engine.js";
import { _ as O, f as k, h as A, i as ee, l as te, n as ne, p as j, u as re, y as ie } from "./zod.js";
import { Dn as ae, Jt as M, Y as N, kn as oe, q as P, vt as F, x as I } from "./start.js";
import { S as L, a as R, d as z, i as B, n as V, o as H, t as U, x as W } from "./project.js";
import { a as G, l as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = ie([O(), k()]), le = j({
	...Object.fromEntries(T.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: ne([...oe, "update"]),
	values: A(O(), te()).default({})
}), ue = j({
	format_version: re(1),
	project: O().min(1),
	project_digest: O().exactOptional(),
	project_name: O(),
	time: O(),
	wrote: ee(le)
});
function de(e, t) {
	let n = c(e, t), { members: r, problems: i } = o(n, ["backup", ...T.map(({ plural: e }) => e)]), a = [...n.problems, ...i], l = r.get("backup"), u = ue.safeParse(l?.value);
	if (!u.success) {
		let e = l === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${u.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = M(n.file, l?.spot ?? n.spot);
		return { problems: P(a) ? a : [...a, N("bad-backup", e, { place: t })] };
	}
	let d = new Map(u.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), f = ({ name: e, plural: t, idMember: i, entry: o }) => {
		let c = r.get(t);
		if (!c) return [];
		let l = s(n, c, o);
		return a.push(...l.problems), l.entries.flatMap(({ values: t, spot: r }) => {
			let o = d.get(Y(e, J(t, i)));
			return o ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: o
			}] : (a.push(N("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: M(n.file, r) })), []);
		});
	}, p = Object.fromEntries(T.map((e) => [e.plural, f(e)]));
	if (P(a)) return { problems: a };
	let { project: m, project_digest: h, project_name: g, time: _ } = u.data;
	return {
		backup: {
			path: e,
			project: m,
			...h === void 0 ? {} : { projectDigest: h },
			projectName: g,
			time: _,
			entries: p
		},
		problems: a
	};
}
function fe(e) {
	return T.flatMap(({ name: t, idMember: n }) => {
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
		problems: [N("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = q(t.working, e), o = await n(i, "The backup", t);
	return o.ok ? {
		...de(a(i, t), o.value),
		urls: await me(R(i))
	} : {
		urls: r,
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
		let { change: t, skipped: n, problems: i } = y(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = y(e, {
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
function ve(t, { wrote: n }, { declared: r, live: i, context: a }, { force: o, ref: s }) {
	let { change: c, skipped: d, problems: f, kept: p } = y(t, {
		declared: r,
		live: i
	}, a, s);
	if (c?.action !== "update") return {
		kept: p,
		...d && { skipped: d },
		problems: f
	};
	let m = t.context(r.values, i, a), g = t.liveContext(i, a, ye(t, n.values)), _ = (e) => {
		let { field: r, part: a, before: s = null, after: c } = e;
		if (o || x(s) && !C(t.name, e) || be(s, c)) return !0;
		let u = new Map(Object.entries(n.values)).get(r), d = a === void 0 ? u : l(u, a), f = t.fields.find(({ name: e }) => e === r);
		return d === void 0 || !f ? !1 : f.same(f.stored(i, g, a) ?? s, d, m);
	}, v = t.fields.find(({ role: e }) => e === "text"), b = ({ field: e }) => e === v?.name, S = ([e, t]) => {
		let i = c.fields.find((t) => b(t) && t.part === e);
		if (i) return !_(i);
		let [a, o] = [r.values, n.values].map((t) => l(new Map(Object.entries(t)).get(v?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && v?.same(t, o, m));
	}, w = v?.declare(i, g), T = !o && u(w) && Object.entries(w).some(S), E = c.fields.some((e) => C(t.name, e) && (T || !_(e))), D = (e) => _(e) && !(E && (b(e) || C(t.name, e))), O = e(t, i, c.fields.filter(D), a.project), k = c.fields.filter((e) => !D(e)).map((e) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = e;
		return {
			kind: t.name,
			label: c.label,
			id: c.id,
			reason: _(e) && C(t.name, e) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (O.length === 0) return {
		kept: [...p, ...k],
		problems: f
	};
	let A = h(t, i, O);
	return {
		change: {
			...c,
			seen: A,
			fields: O
		},
		kept: [...p, ...k],
		problems: f
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, t) {
	return u(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && u(t) && Object.values(t).includes(e);
}
function xe(e, t, n, r, i) {
	let a = M(n.file, n.spot), o = v({ label: () => t }, n, r, i, { path: [] });
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
	})), o = {
		project: {
			...i,
			languages: a
		},
		rules: ae,
		variables: r,
		evidence: D
	}, s = T.map((r) => ({
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
function Ce(e, t, n, { context: i, force: a }) {
	let o = new Set(t.flatMap(({ declared: t }) => r(e, t).id ?? [])), s = new Set(n.filter((t) => o.has(String(e.id(t)))));
	return t.map((t, r) => {
		let o = e.findRestored(t, n, {
			context: i,
			claimed: s
		});
		return o.claims !== void 0 && s.add(o.claims), he(e, t, o, {
			force: a,
			ref: `${e.name}:${r + 1}`
		});
	});
}
function X({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function we({ changes: e, kept: t }) {
	let n = T.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${p(t, e)} again. ${S(e).lostOnRestore}`),
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
		evidence: D
	};
	return T.flatMap((r) => {
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
	return N("not-restored", e, {
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
		shown: E(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => Oe(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(T.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? ke(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await _(r, s.manifests, a.folders)).values()], !e || !o || P(s.problems)) return s;
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
	return m({
		id: e,
		digest: t
	}, n);
}
function ke({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [N("bad-backup", i)];
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
	}, l = L(t, {
		...c,
		signal: s.stopping,
		onProgress: r.onProgress
	}), u = L(t, {
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
	let { backup: d, variables: p, problems: m } = je(e, n);
	r.onSecrets(f(new Map([...p].filter(([t]) => !e.urls.has(t)))));
	let h = await Me(() => z(l.value, d.project, d.entries), r);
	if ("problems" in h) return {
		...o,
		problems: h.problems
	};
	let { plan: g, problems: _ } = Se(d, h, {
		force: n.force,
		variables: p
	}), v = {
		...o,
		problems: [
			...m,
			..._,
			...we(g),
			...await Ne(g, h, t, n, r)
		],
		plan: g,
		effort: { requests: B(g, t).flat().length }
	};
	if (!await r.onPlan(v)) return s.stopped ? v : {
		...v,
		problems: [...v.problems, U]
	};
	let y = {
		entries: {},
		variables: p
	}, b = await V(u.value, g, {
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
	let r = new Map(t), i = [], a = Object.fromEntries(T.map((t) => {
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
			let e = `The service did not list all ${d(T.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [N("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof K)) throw e;
		return e instanceof G && t.stopped ? { problems: [] } : { problems: [H(e)] };
	}
}
async function Ne(e, n, r, a, { folders: o }) {
	if (e.changes.length === 0) return [];
	let s = {
		projects: [r],
		usable: a.usable
	}, { reads: c, problems: l } = await t(s, o, { findProject: async () => n.project }), u = P(l) ? void 0 : c[0]?.declared;
	return Te(e, n, u && i(u, n.project.baseLanguage), r.rules);
}
// src/commands/runs/restore.ts
async function Pe(e, t) {
	let n = await pe(I(F, e), t.sources.folders);
	return w("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
