import { $n as e, Cr as t, E as n, Er as r, Jn as i, O as a, Tn as o, U as s, Xn as c, Yn as l, _ as u, a as d, ar as f, b as p, c as m, d as h, dr as g, en as _, i as v, in as y, ir as b, k as x, kt as S, lr as C, mn as ee, n as w, o as T, r as E, s as D, sr as O, t as te, ur as ne, vn as re, wr as ie, y as k, yn as ae } from "./engine.js";
import { c as oe, d as A, f as j, g as M, l as N, m as P, r as F, t as I, v as L } from "./zod.js";
import { $ as R, Dt as z, M as B, N as V, an as H, l as U, sn as W } from "./start.js";
import { a as G, u as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = L([M(), A()]), le = j({
	...Object.fromEntries(e.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: I([...W, "update"]),
	values: P(M(), oe()).default({})
}), ue = j({
	format_version: N(1),
	project: M().min(1),
	project_digest: M().exactOptional(),
	project_name: M(),
	time: M(),
	wrote: F(le)
});
function de(t, n) {
	let r = O(t, n), { members: i, problems: a } = C(r, ["backup", ...e.map(({ plural: e }) => e)]), o = [...r.problems, ...a], s = i.get("backup"), c = ue.safeParse(s?.value);
	if (!c.success) {
		let e = s === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = z(r.file, s?.spot ?? r.spot);
		return { problems: B(o) ? o : [...o, V("bad-backup", e, { place: t })] };
	}
	let l = new Map(c.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), u = ({ name: e, plural: t, idMember: n, entry: a }) => {
		let s = i.get(t);
		if (!s) return [];
		let c = ne(r, s, a);
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
			}] : (o.push(V("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: z(r.file, i) })), []);
		});
	}, d = Object.fromEntries(e.map((e) => [e.plural, u(e)]));
	if (B(o)) return { problems: o };
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
function fe(t) {
	return e.flatMap(({ name: e, idMember: n }) => {
		let r = J(t, n);
		return r === void 0 ? [] : [Y(e, r)];
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
		problems: [V("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let r = q(t.working, e), i = await y(r, "The backup", t);
	return i.ok ? {
		...de(_(r, t), i.value),
		urls: await me(m(r))
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
		let { change: t, skipped: n, problems: i } = k(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = k(e, {
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
function ve(e, { wrote: t }, { declared: n, live: r, context: a }, { force: o, ref: s }) {
	let { change: u, skipped: d, problems: f, kept: m } = k(e, {
		declared: n,
		live: r
	}, a, s);
	if (u?.action !== "update") return {
		kept: m,
		...d && { skipped: d },
		problems: f
	};
	let h = e.context(n.values, r, a), g = e.liveContext(r, a, ye(e, t.values)), _ = (n) => {
		let { field: i, part: a, before: s = null, after: u } = n;
		if (o || l(s) && !c(e.name, n) || be(s, u)) return !0;
		let d = new Map(Object.entries(t.values)).get(i), f = a === void 0 ? d : ie(d, a), p = e.fields.find(({ name: e }) => e === i);
		return f === void 0 || !p ? !1 : p.same(p.stored(r, g, a) ?? s, f, h);
	}, v = u.fields.some((t) => c(e.name, t) && !_(t)), y = ({ field: t }) => e.fields.find(({ name: e }) => e === t)?.role === "text", b = (e) => _(e) && !(v && y(e)), x = i(e, r, u.fields.filter(b), a.project), S = u.fields.filter((e) => !b(e)).map((t) => {
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
	if (x.length === 0) return {
		kept: [...m, ...S],
		problems: f
	};
	let C = p(e, r, x);
	return {
		change: {
			...u,
			seen: C,
			fields: x
		},
		kept: [...m, ...S],
		problems: f
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, n) {
	return t(e) && typeof n == "string" ? Object.values(e).every((e) => e === "" || e === n) : typeof e == "string" && t(n) && Object.values(n).includes(e);
}
function xe(e, t, n, i, a) {
	let o = z(n.file, n.spot), s = r({ label: () => t }, n, i, a, { path: [] });
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
function Se({ entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: H,
		variables: i,
		evidence: g
	}, c = e.map((e) => ({
		kind: e,
		restored: Ce(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
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
	let a = new Set(t.flatMap(({ declared: t }) => S(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
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
function we({ changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${re(t, e)} again. ${ae(e).lostOnRestore}`),
		i > 0 && `This restore writes ${o(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${o(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function Te(t, n, r, i) {
	if (!r) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: n.project,
		rules: i,
		variables: r.variables,
		evidence: g
	};
	return e.flatMap((e) => {
		let i = r.entries[e.plural], o = n.objects[e.plural]?.objects ?? [], s = i && e.undoneByApply?.(t, o, i, a);
		return s ? Ee(s, e) : [];
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
	return V("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function De(e, t, n, r) {
	return w(r, (r) => $(e, t, n, r));
}
async function $({ backup: t, urls: n, problems: r }, i, a, o) {
	o.onSecrets([...i.secrets, ...[...n.values()].map((e) => ({
		value: e,
		shown: f(e).replace("…", "")
	}))]);
	let s = t && i.projects.find(({ id: e }) => Oe(t, e)), c = {
		format_version: 1,
		command: "restore",
		manifests: t ? [t.path] : [],
		declared: Object.fromEntries(e.map(({ plural: e }) => [e, t?.entries[e]?.length ?? 0])),
		problems: [
			...r,
			...a,
			...t && !s ? ke(t, i) : []
		],
		projects: [],
		requests: 0
	};
	if (c.problems = [...c.problems, ...(await T(i, c.manifests, o.folders)).values()], !t || !s || B(c.problems)) return c;
	let l = 0, u = {
		...o,
		onResponse: (e) => {
			l += 1, o.onResponse(e);
		}
	}, d = await Ae({
		backup: {
			...t,
			project: s.id
		},
		urls: n
	}, s, i, u), { stopped: p } = o.cancellation;
	return {
		...c,
		projects: [d],
		requests: l,
		...p && { stopped: p }
	};
}
function Oe({ project: e, projectDigest: t }, n) {
	return d({
		id: e,
		digest: t
	}, n);
}
function ke({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [V("bad-backup", i)];
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
	}, l = x(t, {
		...c,
		signal: s.stopping
	}), d = x(t, {
		...c,
		signal: s.aborted
	});
	if (!l.ok) return {
		...o,
		problems: [l.problem]
	};
	if (!d.ok) return {
		...o,
		problems: [d.problem]
	};
	let { backup: f, variables: p, problems: m } = je(e, n);
	r.onSecrets(b(new Map([...p].filter(([t]) => !e.urls.has(t)))));
	let h = await Me(() => u(l.value, f.project, f.entries), r);
	if ("problems" in h) return {
		...o,
		problems: h.problems
	};
	let { plan: g, problems: _ } = Se(f, h, {
		force: n.force,
		variables: p
	}), y = {
		...o,
		problems: [
			...m,
			..._,
			...we(g),
			...await Ne(g, h, t, n, r)
		],
		plan: g,
		effort: { requests: D(g, t).flat().length }
	};
	if (!await r.onPlan(y)) return s.stopped ? y : {
		...y,
		problems: [...y.problems, E]
	};
	let S = {
		entries: {},
		variables: p
	}, C = await v(d.value, g, {
		settings: t,
		declared: S
	}, n, r);
	return {
		...y,
		...C,
		problems: [...y.problems, ...C.problems]
	};
}
function je({ backup: t, urls: n }, { usable: r }) {
	let i = new Map(n), a = [], o = Object.fromEntries(e.map((e) => {
		let n = (t.entries[e.plural] ?? []).filter((t) => {
			let n = e.variablesOf?.(t, r);
			for (let [e, t] of n?.variables ?? []) i.set(e, t);
			return a.push(...n?.problems ?? []), n === void 0 || n.problems.length === 0;
		});
		return [e.plural, n];
	}));
	return {
		backup: {
			...t,
			entries: o
		},
		variables: i,
		problems: a
	};
}
async function Me(t, { cancellation: r }) {
	try {
		return await t();
	} catch (t) {
		if (t instanceof n) {
			let t = `The service did not list all ${ee(e.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [V("incomplete-live", t, { reach: "project" })] };
		}
		if (!(t instanceof K)) throw t;
		return t instanceof G && r.stopped ? { problems: [] } : { problems: [h(t)] };
	}
}
async function Ne(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let o = {
		projects: [n],
		usable: r.usable
	}, { reads: c, problems: l } = await s(o, i), u = B(l) ? void 0 : c[0]?.declared;
	return Te(e, t, u && a(u, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function Pe(e, t) {
	let n = await pe(U(R, e), t.sources.folders);
	return te("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
