import { A as e, Br as t, Ct as n, Hn as r, Ht as i, Lr as a, Mn as o, Nt as s, Pn as c, Rn as l, Rr as u, Vt as d, Xn as f, Yn as p, Zt as m, _ as h, a as g, c as _, dr as v, er as y, fr as b, gr as x, i as S, l as C, n as w, t as T, yt as E } from "./engine.js";
import { c as ee, d as te, f as D, g as O, l as ne, m as re, r as ie, t as ae, v as oe } from "./zod.js";
import { B as k, Rt as A, gn as j, lt as M, m as N, vn as P, z as F } from "./start.js";
import { S as I, a as L, f as R, i as z, n as B, o as V, t as H, x as U, y as W } from "./project.js";
import { a as G, u as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = oe([O(), te()]), le = D({
	...Object.fromEntries(r.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: ae([...P, "update"]),
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
	let n = y(e, t), { members: i, problems: a } = v(n, ["backup", ...r.map(({ plural: e }) => e)]), o = [...n.problems, ...a], s = i.get("backup"), c = ue.safeParse(s?.value);
	if (!c.success) {
		let e = s === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = A(n.file, s?.spot ?? n.spot);
		return { problems: F(o) ? o : [...o, k("bad-backup", e, { place: t })] };
	}
	let l = new Map(c.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), u = ({ name: e, plural: t, idMember: r, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = b(n, s, a);
		return o.push(...c.problems), c.entries.flatMap(({ values: t, spot: i }) => {
			let a = l.get(Y(e, J(t, r)));
			return a ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: i
				},
				wrote: a
			}] : (o.push(k("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: A(n.file, i) })), []);
		});
	}, d = Object.fromEntries(r.map((e) => [e.plural, u(e)]));
	if (F(o)) return { problems: o };
	let { project: f, project_digest: p, project_name: m, time: h } = c.data;
	return {
		backup: {
			path: e,
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
	return r.flatMap(({ name: t, idMember: n }) => {
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
		problems: [k("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = q(t.working, e), a = await n(i, "The backup", t);
	return a.ok ? {
		...de(E(i, t), a.value),
		urls: await me(L(i))
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
function ve(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: s }) {
	let { change: d, skipped: f, problems: p, kept: m } = _(e, {
		declared: n,
		live: r
	}, i, s);
	if (d?.action !== "update") return {
		kept: m,
		...f && { skipped: f },
		problems: p
	};
	let h = e.context(n.values, r, i), g = e.liveContext(r, i, ye(e, t.values)), v = (n) => {
		let { field: i, part: o, before: s = null, after: d } = n;
		if (a || c(s) && !l(e.name, n) || be(s, d)) return !0;
		let f = new Map(Object.entries(t.values)).get(i), p = o === void 0 ? f : u(f, o), m = e.fields.find(({ name: e }) => e === i);
		return p === void 0 || !m ? !1 : m.same(m.stored(r, g, o) ?? s, p, h);
	}, y = d.fields.some((t) => l(e.name, t) && !v(t)), b = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", x = (e) => v(e) && !(y && b(e)), S = o(e, r, d.fields.filter(x), i.project), w = d.fields.filter((e) => !x(e)).map((t) => {
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
		kept: [...m, ...w],
		problems: p
	};
	let T = C(e, r, S);
	return {
		change: {
			...d,
			seen: T,
			fields: S
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
	return a(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && a(t) && Object.values(t).includes(e);
}
function xe(e, n, r, i, a) {
	let o = A(r.file, r.spot), s = t({ label: () => n }, r, i, a, { path: [] });
	return {
		skipped: {
			kind: e,
			label: n,
			place: o
		},
		problems: [s]
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
		evidence: x
	}, c = r.map((r) => ({
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
	let n = r.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), a = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, o = t.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${d(t, e)} again. ${i(e).lostOnRestore}`),
		a > 0 && `This restore writes ${m(a, "text")} again. Review states and edit history are not restored.`,
		o > 0 && `${m(o, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function Te(e, t, n, i) {
	if (!n) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: t.project,
		rules: i,
		variables: n.variables,
		evidence: x
	};
	return r.flatMap((r) => {
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
	return k("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function De(e, t, n, r) {
	return w(r, (r) => $(e, t, n, r));
}
async function $({ backup: e, urls: t, problems: n }, i, a, o) {
	o.onSecrets([...i.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: f(e).replace("…", "")
	}))]);
	let s = e && i.projects.find(({ id: t }) => Oe(e, t)), c = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(r.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...a,
			...e && !s ? ke(e, i) : []
		],
		projects: [],
		requests: 0
	};
	if (c.problems = [...c.problems, ...(await g(i, c.manifests, o.folders)).values()], !e || !s || F(c.problems)) return c;
	let l = 0, u = {
		...o,
		onResponse: (e) => {
			l += 1, o.onResponse(e);
		}
	}, d = await Ae({
		backup: {
			...e,
			project: s.id
		},
		urls: t
	}, s, i, u), { stopped: p } = o.cancellation;
	return {
		...c,
		projects: [d],
		requests: l,
		...p && { stopped: p }
	};
}
function Oe({ project: e, projectDigest: t }, n) {
	return S({
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
	let { backup: d, variables: f, problems: m } = je(e, n);
	r.onSecrets(p(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let h = await Me(() => R(l.value, d.project, d.entries), r);
	if ("problems" in h) return {
		...o,
		problems: h.problems
	};
	let { plan: g, problems: _ } = Se(d, h, {
		force: n.force,
		variables: f
	}), v = {
		...o,
		problems: [
			...m,
			..._,
			...we(g),
			...await Ne(g, h, t, n, r)
		],
		plan: g,
		effort: { requests: z(g, t).flat().length }
	};
	if (!await r.onPlan(v)) return s.stopped ? v : {
		...v,
		problems: [...v.problems, H]
	};
	let y = {
		entries: {},
		variables: f
	}, b = await B(u.value, g, {
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
	let i = new Map(t), a = [], o = Object.fromEntries(r.map((t) => {
		let r = (e.entries[t.plural] ?? []).filter((e) => {
			let r = t.variablesOf?.(e, n);
			for (let [e, t] of r?.variables ?? []) i.set(e, t);
			return a.push(...r?.problems ?? []), r === void 0 || r.problems.length === 0;
		});
		return [t.plural, r];
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
			let e = `The service did not list all ${s(r.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
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
	let n = await pe(N(M, e), t.sources.folders);
	return T("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
