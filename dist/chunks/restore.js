import { Ar as e, Fr as t, Gr as n, H as r, Jt as i, Kr as a, O as o, Pt as s, Qn as c, Rt as l, Yn as u, _ as d, ai as f, c as p, fn as m, i as h, kr as g, mr as _, n as v, nn as y, nr as b, or as x, pr as S, rn as C, t as w, v as T, vr as E, x as D } from "./engine.js";
import { _ as O, f as k, h as A, i as ee, l as te, n as j, p as M, u as ne, y as re } from "./zod.js";
import { En as ie, J as N, K as P, On as ae, _t as oe, b as F, qt as I } from "./start.js";
import { a as L, i as R, n as z, o as B, t as V, u as H, v as U, y as W } from "./project.js";
import { a as G, l as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = re([O(), k()]), le = M({
	...Object.fromEntries(x.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: j([...ae, "update"]),
	values: A(O(), te()).default({})
}), ue = M({
	format_version: ne(1),
	project: O().min(1),
	project_digest: O().exactOptional(),
	project_name: O(),
	time: O(),
	wrote: ee(le)
});
function de(t, n) {
	let r = E(t, n), { members: i, problems: a } = g(r, ["backup", ...x.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = ue.safeParse(s?.value);
	if (!c.success) {
		let e = s === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = I(r.file, s?.spot ?? r.spot);
		return { problems: P(o) ? o : [...o, N("bad-backup", e, { place: t })] };
	}
	let l = new Map(c.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), u = ({ name: t, plural: n, idMember: a, entry: s }) => {
		let c = i.get(n);
		if (!c) return [];
		let u = e(r, c, s);
		return o.push(...u.problems), u.entries.flatMap(({ values: e, spot: n }) => {
			let i = l.get(Y(t, J(e, a)));
			return i ? [{
				declared: {
					values: e,
					onCreate: {},
					file: r.file,
					spot: n
				},
				wrote: i
			}] : (o.push(N("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: I(r.file, n) })), []);
		});
	}, d = Object.fromEntries(x.map((e) => [e.plural, u(e)]));
	if (P(o)) return { problems: o };
	let { project: f, project_digest: p, project_name: m, time: h } = c.data;
	return {
		backup: {
			path: t,
			project: f,
			...p === void 0 ? {} : { projectDigest: p },
			projectName: m,
			time: h,
			entries: d
		},
		problems: o
	};
}
function fe(e) {
	return x.flatMap(({ name: t, idMember: n }) => {
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
		problems: [N("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let r = q(t.working, e), i = await l(r, "The backup", t);
	return i.ok ? {
		...de(s(r, t), i.value),
		urls: await me(L(r))
	} : {
		urls: n,
		problems: [i.problem]
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
		let { change: t, skipped: n, problems: i } = d(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = d(e, {
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
function ve(e, { wrote: t }, { declared: r, live: i, context: o }, { force: s, ref: l }) {
	let { change: f, skipped: p, problems: m, kept: h } = d(e, {
		declared: r,
		live: i
	}, o, l);
	if (f?.action !== "update") return {
		kept: h,
		...p && { skipped: p },
		problems: m
	};
	let g = e.context(r.values, i, o), _ = e.liveContext(i, o, ye(e, t.values)), v = (n) => {
		let { field: r, part: o, before: l = null, after: u } = n;
		if (s || c(l) && !b(e.name, n) || be(l, u)) return !0;
		let d = new Map(Object.entries(t.values)).get(r), f = o === void 0 ? d : a(d, o), p = e.fields.find(({ name: e }) => e === r);
		return f === void 0 || !p ? !1 : p.same(p.stored(i, _, o) ?? l, f, g);
	}, y = e.fields.find(({ role: e }) => e === "text"), x = ({ field: e }) => e === y?.name, S = ([e, n]) => {
		let i = f.fields.find((t) => x(t) && t.part === e);
		if (i) return !v(i);
		let [o, s] = [r.values, t.values].map((t) => a(new Map(Object.entries(t)).get(y?.name ?? ""), e));
		return o === void 0 && !(s !== void 0 && y?.same(n, s, g));
	}, C = y?.declare(i, _), w = !s && n(C) && Object.entries(C).some(S), E = f.fields.some((t) => b(e.name, t) && (w || !v(t))), D = (t) => v(t) && !(E && (x(t) || b(e.name, t))), O = u(e, i, f.fields.filter(D), o.project), k = f.fields.filter((e) => !D(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: f.label,
			id: f.id,
			reason: v(t) && b(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (O.length === 0) return {
		kept: [...h, ...k],
		problems: m
	};
	let A = T(e, i, O);
	return {
		change: {
			...f,
			seen: A,
			fields: O
		},
		kept: [...h, ...k],
		problems: m
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, t) {
	return n(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && n(t) && Object.values(t).includes(e);
}
function xe(e, t, n, r, i) {
	let a = I(n.file, n.spot), o = f({ label: () => t }, n, r, i, { path: [] });
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
function Se({ entries: e }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: ie,
		variables: i,
		evidence: t
	}, c = x.map((t) => ({
		kind: t,
		restored: Ce(t, e[t.plural] ?? [], n.objects[t.plural]?.objects ?? [], {
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
	let a = new Set(t.flatMap(({ declared: t }) => o(e, t).id ?? [])), s = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let o = e.findRestored(t, n, {
			context: r,
			claimed: s
		});
		return o.claims !== void 0 && s.add(o.claims), he(e, t, o, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function X({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function we({ changes: e, kept: t }) {
	let n = x.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${y(t, e)} again. ${C(e).lostOnRestore}`),
		r > 0 && `This restore writes ${m(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${m(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function Te(e, n, r, i) {
	if (!r) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: n.project,
		rules: i,
		variables: r.variables,
		evidence: t
	};
	return x.flatMap((t) => {
		let i = r.entries[t.plural], o = n.objects[t.plural]?.objects ?? [], s = i && t.undoneByApply?.(e, o, i, a);
		return s ? Ee(s, t) : [];
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
	return v(r, (r) => $(e, t, n, r));
}
async function $({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: _(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => Oe(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(x.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? ke(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await h(r, s.manifests, a.folders)).values()], !e || !o || P(s.problems)) return s;
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
	r.onSecrets(S(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await Me(() => H(l.value, d.project, d.entries), r);
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
		effort: { requests: R(h, t).flat().length }
	};
	if (!await r.onPlan(_)) return s.stopped ? _ : {
		..._,
		problems: [..._.problems, V]
	};
	let v = {
		entries: {},
		variables: f
	}, y = await z(u.value, h, {
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
	let r = new Map(t), i = [], a = Object.fromEntries(x.map((t) => {
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
		if (e instanceof U) {
			let e = `The service did not list all ${i(x.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [N("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof K)) throw e;
		return e instanceof G && t.stopped ? { problems: [] } : { problems: [B(e)] };
	}
}
async function Ne(e, t, n, i, { folders: a }) {
	if (e.changes.length === 0) return [];
	let o = {
		projects: [n],
		usable: i.usable
	}, { reads: s, problems: c } = await r(o, a), l = P(c) ? void 0 : s[0]?.declared;
	return Te(e, t, l && D(l, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function Pe(e, t) {
	let n = await pe(F(oe, e), t.sources.folders);
	return w("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
