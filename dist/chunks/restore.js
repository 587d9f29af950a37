import { Ar as e, Fr as t, Gr as n, H as r, Jt as i, Kr as a, O as o, Pt as s, Qn as c, Rt as l, Yn as u, _ as d, ai as f, c as p, fn as m, i as h, kr as g, mr as _, n as v, nn as y, nr as b, or as x, pr as S, rn as C, t as w, v as T, vr as ee, x as E } from "./engine.js";
import { _ as D, f as O, h as k, i as te, l as ne, n as re, p as A, u as ie, y as ae } from "./zod.js";
import { En as oe, J as j, K as M, On as N, _t as P, b as F, qt as I } from "./start.js";
import { a as L, i as R, n as z, o as B, t as V, u as H, v as U, y as W } from "./project.js";
import { a as G, l as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = ae([D(), O()]), le = A({
	...Object.fromEntries(x.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: re([...N, "update"]),
	values: k(D(), ne()).default({})
}), ue = A({
	format_version: ie(1),
	project: D().min(1),
	project_digest: D().exactOptional(),
	project_name: D(),
	time: D(),
	wrote: te(le)
});
function de(t, n) {
	let r = ee(t, n), { members: i, problems: a } = g(r, ["backup", ...x.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = ue.safeParse(s?.value);
	if (!c.success) {
		let e = s === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = I(r.file, s?.spot ?? r.spot);
		return { problems: M(o) ? o : [...o, j("bad-backup", e, { place: t })] };
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
			}] : (o.push(j("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: I(r.file, n) })), []);
		});
	}, d = Object.fromEntries(x.map((e) => [e.plural, u(e)]));
	if (M(o)) return { problems: o };
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
		problems: [j("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
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
function ve(e, { wrote: t }, { declared: n, live: r, context: i }, { force: o, ref: s }) {
	let { change: l, skipped: f, problems: p, kept: m } = d(e, {
		declared: n,
		live: r
	}, i, s);
	if (l?.action !== "update") return {
		kept: m,
		...f && { skipped: f },
		problems: p
	};
	let h = e.context(n.values, r, i), g = e.liveContext(r, i, ye(e, t.values)), _ = (n) => {
		let { field: i, part: s, before: l = null, after: u } = n;
		if (o || c(l) && !b(e.name, n) || be(l, u)) return !0;
		let d = new Map(Object.entries(t.values)).get(i), f = s === void 0 ? d : a(d, s), p = e.fields.find(({ name: e }) => e === i);
		return f === void 0 || !p ? !1 : p.same(p.stored(r, g, s) ?? l, f, h);
	}, v = l.fields.some((t) => b(e.name, t) && !_(t)), y = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", x = (e) => _(e) && !(v && y(e)), S = u(e, r, l.fields.filter(x), i.project), C = l.fields.filter((e) => !x(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: l.label,
			id: l.id,
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
	let w = T(e, r, S);
	return {
		change: {
			...l,
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
		rules: oe,
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
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since").length;
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
	return j("not-restored", e, {
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
	if (s.problems = [...s.problems, ...(await h(r, s.manifests, a.folders)).values()], !e || !o || M(s.problems)) return s;
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
	return [j("bad-backup", i)];
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
			return { problems: [j("incomplete-live", e, { reach: "project" })] };
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
	}, { reads: s, problems: c } = await r(o, a), l = M(c) ? void 0 : s[0]?.declared;
	return Te(e, t, l && E(l, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function Pe(e, t) {
	let n = await pe(F(P, e), t.sources.folders);
	return w("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
