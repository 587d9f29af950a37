import { C as e, Ft as t, Jr as n, Lr as r, Mr as i, R as a, U as o, Yt as s, Zn as c, br as l, c as u, cr as d, er as f, gr as p, h as m, hr as h, i as g, in as _, ir as v, jr as y, m as b, n as x, pn as S, qr as C, rn as w, si as T, t as E, zt as D } from "./engine.js";
import { _ as O, f as k, h as A, i as j, l as ee, n as te, p as M, u as N, y as ne } from "./zod.js";
import { En as re, J as P, K as F, On as ie, _t as ae, b as oe, qt as I } from "./start.js";
import { a as L, b as R, i as z, n as B, o as V, t as H, u as U, x as W } from "./project.js";
import { a as G, l as K } from "./client.js";
import { resolve as q } from "node:path";
import { readFile as se } from "node:fs/promises";
// src/backup/read.ts
const ce = ne([O(), k()]), le = M({
	...Object.fromEntries(d.map(({ idMember: e }) => [e, ce.exactOptional()])),
	action: te([...ie, "update"]),
	values: A(O(), ee()).default({})
}), ue = M({
	format_version: N(1),
	project: O().min(1),
	project_digest: O().exactOptional(),
	project_name: O(),
	time: O(),
	wrote: j(le)
});
function de(e, t) {
	let n = l(e, t), { members: r, problems: a } = y(n, ["backup", ...d.map(({ plural: e }) => e)]), o = [...n.problems, ...a], s = r.get("backup"), c = ue.safeParse(s?.value);
	if (!c.success) {
		let e = s === void 0 ? "This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys." : `This is not a backup that this version can read: ${c.error.issues.map(({ path: e, message: t }) => `${e.join(".")}: ${t}`).join("; ")}.`, t = I(n.file, s?.spot ?? n.spot);
		return { problems: F(o) ? o : [...o, P("bad-backup", e, { place: t })] };
	}
	let u = new Map(c.data.wrote.flatMap((e) => fe(e).map((t) => [t, e]))), f = ({ name: e, plural: t, idMember: a, entry: s }) => {
		let c = r.get(t);
		if (!c) return [];
		let l = i(n, c, s);
		return o.push(...l.problems), l.entries.flatMap(({ values: t, spot: r }) => {
			let i = u.get(Y(e, J(t, a)));
			return i ? [{
				declared: {
					values: t,
					onCreate: {},
					file: n.file,
					spot: r
				},
				wrote: i
			}] : (o.push(P("bad-backup", "The header of this backup does not say what the run did with this entry. Restore from the original file.", { place: I(n.file, r) })), []);
		});
	}, p = Object.fromEntries(d.map((e) => [e.plural, f(e)]));
	if (F(o)) return { problems: o };
	let { project: m, project_digest: h, project_name: g, time: _ } = c.data;
	return {
		backup: {
			path: e,
			project: m,
			...h === void 0 ? {} : { projectDigest: h },
			projectName: g,
			time: _,
			entries: p
		},
		problems: o
	};
}
function fe(e) {
	return d.flatMap(({ name: t, idMember: n }) => {
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
async function pe(e, n) {
	let r = new Map();
	if (e === void 0) return {
		urls: r,
		problems: [P("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let i = q(n.working, e), a = await D(i, "The backup", n);
	return a.ok ? {
		...de(t(i, n), a.value),
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
		let { change: t, skipped: n, problems: i } = b(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = b(e, {
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
function ve(e, { wrote: t }, { declared: r, live: i, context: a }, { force: o, ref: s }) {
	let { change: l, skipped: u, problems: d, kept: p } = b(e, {
		declared: r,
		live: i
	}, a, s);
	if (l?.action !== "update") return {
		kept: p,
		...u && { skipped: u },
		problems: d
	};
	let h = e.context(r.values, i, a), g = e.liveContext(i, a, ye(e, t.values)), _ = (r) => {
		let { field: a, part: s, before: c = null, after: l } = r;
		if (o || f(c) && !v(e.name, r) || be(c, l)) return !0;
		let u = new Map(Object.entries(t.values)).get(a), d = s === void 0 ? u : n(u, s), p = e.fields.find(({ name: e }) => e === a);
		return d === void 0 || !p ? !1 : p.same(p.stored(i, g, s) ?? c, d, h);
	}, y = e.fields.find(({ role: e }) => e === "text"), x = ({ field: e }) => e === y?.name, S = ([e, i]) => {
		let a = l.fields.find((t) => x(t) && t.part === e);
		if (a) return !_(a);
		let [o, s] = [r.values, t.values].map((t) => n(new Map(Object.entries(t)).get(y?.name ?? ""), e));
		return o === void 0 && !(s !== void 0 && y?.same(i, s, h));
	}, w = y?.declare(i, g), T = !o && C(w) && Object.entries(w).some(S), E = l.fields.some((t) => v(e.name, t) && (T || !_(t))), D = (t) => _(t) && !(E && (x(t) || v(e.name, t))), O = c(e, i, l.fields.filter(D), a.project), k = l.fields.filter((e) => !D(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: l.label,
			id: l.id,
			reason: _(t) && v(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (O.length === 0) return {
		kept: [...p, ...k],
		problems: d
	};
	let A = m(e, i, O);
	return {
		change: {
			...l,
			seen: A,
			fields: O
		},
		kept: [...p, ...k],
		problems: d
	};
}
function ye({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function be(e, t) {
	return C(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && C(t) && Object.values(t).includes(e);
}
function xe(e, t, n, r, i) {
	let a = I(n.file, n.spot), o = T({ label: () => t }, n, r, i, { path: [] });
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
		rules: re,
		variables: i,
		evidence: r
	}, c = d.map((r) => ({
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
	let n = d.map(({ name: t }) => ({
		kind: t,
		count: e.filter((e) => e.action === "create" && e.kind === t).length
	})), r = e.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, i = t.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...n.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${w(t, e)} again. ${_(e).lostOnRestore}`),
		r > 0 && `This restore writes ${S(r, "text")} again. Review states and edit history are not restored.`,
		i > 0 && `${S(i, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
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
	return d.flatMap((r) => {
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
	return P("not-restored", e, {
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
		shown: p(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => Oe(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(d.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? ke(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await g(r, s.manifests, a.folders)).values()], !e || !o || F(s.problems)) return s;
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
	}, o, r, l), { stopped: f } = a.cancellation;
	return {
		...s,
		projects: [u],
		requests: c,
		...f && { stopped: f }
	};
}
function Oe({ project: e, projectDigest: t }, n) {
	return u({
		id: e,
		digest: t
	}, n);
}
function ke({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [P("bad-backup", i)];
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
	r.onSecrets(h(new Map([...f].filter(([t]) => !e.urls.has(t)))));
	let m = await Me(() => U(l.value, d.project, d.entries), r);
	if ("problems" in m) return {
		...o,
		problems: m.problems
	};
	let { plan: g, problems: _ } = Se(d, m, {
		force: n.force,
		variables: f
	}), v = {
		...o,
		problems: [
			...p,
			..._,
			...we(g),
			...await Ne(g, m, t, n, r)
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
	let r = new Map(t), i = [], a = Object.fromEntries(d.map((t) => {
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
		if (e instanceof R) {
			let e = `The service did not list all ${s(d.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [P("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof K)) throw e;
		return e instanceof G && t.stopped ? { problems: [] } : { problems: [V(e)] };
	}
}
async function Ne(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let s = {
		projects: [n],
		usable: r.usable
	}, { reads: c, problems: l } = await a(s, i, { findProject: async () => t.project }), u = F(l) ? void 0 : c[0]?.declared;
	return Te(e, t, u && o(u, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function Pe(e, t) {
	let n = await pe(oe(ae, e), t.sources.folders);
	return E("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => De(n, e, t, r)
	});
}
export { Pe as runRestore };
