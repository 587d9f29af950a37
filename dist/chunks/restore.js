import { A as e, E as t, P as n, T as r, a as i, f as a, h as o, i as s, n as c, o as l, s as u, t as d } from "./project.js";
import { C as f, Rn as p, Ut as m, Zt as h, pt as g, tn as _ } from "./start.js";
import { An as v, Gr as y, Ir as b, Kt as x, Ln as S, Qt as C, Rn as w, Sn as T, Vr as ee, b as E, bn as D, ct as te, fr as O, i as ne, ln as k, n as A, nt as j, on as re, pr as M, s as N, t as P, v as F, x as I, yn as L } from "./engine.js";
import { l as R } from "./wire.js";
import { resolve as z } from "node:path";
import { readFile as B } from "node:fs/promises";
// src/files/readBackup.ts
async function V(e, t, n) {
	let r = new Map();
	if (t === void 0) return {
		urls: r,
		problems: [_("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let a = z(n.working, t), o = await y(a, "The backup", n, (e) => new TextDecoder().decode(e));
	return o.ok ? {
		...l(e, ee(a, n), o.value),
		urls: await H(i(a))
	} : {
		urls: r,
		problems: [o.problem]
	};
}
async function H(e) {
	try {
		let t = JSON.parse(await B(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// src/backup/restoreEntry.ts
function U(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = W(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : G(a, i),
		problems: o
	};
}
function W(e, t, n, r) {
	let i = (r, i) => Y(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return K(e, t, n, r);
	let { declared: a, context: o } = n;
	if (n.is === "new") {
		let { change: t, skipped: n, problems: i } = E(e, { declared: a }, o, r.ref);
		return {
			...t && { change: t },
			...n && { skipped: n },
			problems: i
		};
	}
	let { change: s, problems: c } = E(e, {
		declared: a,
		live: n.by
	}, o, r.ref);
	return s || c.length > 0 ? i("name-taken", n.message) : {};
}
function G({ change: e, kept: t, skipped: n }, r) {
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
function K(e, { wrote: t }, { declared: n, live: r, context: i }, { force: a, ref: o }) {
	let { change: s, skipped: c, problems: l, kept: u } = E(e, {
		declared: n,
		live: r
	}, i, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, q(e, t.values)), p = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || re(s) && !k(e.name, n) || J(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : M(l, o), p = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !p ? !1 : p.same(p.stored(r, f, o) ?? s, u, d);
	}, m = e.fields.find(({ role: e }) => e === "text"), h = ({ field: e }) => e === m?.name, g = ([e, r]) => {
		let i = s.fields.find((t) => h(t) && t.part === e);
		if (i) return !p(i);
		let [a, o] = [n.values, t.values].map((t) => M(new Map(Object.entries(t)).get(m?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && m?.same(r, o, d));
	}, _ = m?.declare(r, f), v = !a && O(_) && Object.entries(_).some(g), y = s.fields.some((t) => k(e.name, t) && (v || !p(t))), b = (t) => p(t) && !(y && (h(t) || k(e.name, t))), x = C(e, r, s.fields.filter(b), i.project), S = s.fields.filter((e) => !b(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: s.label,
			id: s.id,
			reason: p(t) && k(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (x.length === 0) return {
		kept: [...u, ...S],
		problems: l
	};
	let w = I(e, r, x);
	return {
		change: {
			...s,
			seen: w,
			fields: x
		},
		kept: [...u, ...S],
		problems: l
	};
}
function q({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function J(e, t) {
	return O(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && O(t) && Object.values(t).includes(e);
}
function Y(e, t, n, r, i) {
	let a = m(n.file, n.spot), o = b({ label: () => t }, n, r, i, { path: [] });
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
function X({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: o } = n, s = o.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), c = {
		project: {
			...o,
			languages: s
		},
		rules: p,
		variables: i,
		verdicts: a
	}, l = e.map((e) => ({
		kind: e,
		restored: ie(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
			context: c,
			force: r
		})
	})), u = l.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: o,
			changes: u.flatMap(({ change: e }) => e ?? []),
			kept: u.flatMap(({ kept: e }) => e ?? []),
			skipped: u.flatMap(({ skipped: e }) => e ?? []),
			counts: {
				unchanged: u.filter(Z).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(l.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(Z).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: u.flatMap(({ problems: e }) => e ?? [])
	};
}
function ie(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => F(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), U(e, t, s, {
			force: i,
			ref: `${e.name}:${a + 1}`
		});
	});
}
function Z({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function ae(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${D(t, e)} again. ${T(e).lostOnRestore}`),
		i > 0 && `This restore writes ${L(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${L(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [$(e)]);
}
function oe(e, t, n, r) {
	if (!n) return [$("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		verdicts: a
	};
	return n.kinds.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
		return s ? se(s, r) : [];
	});
}
function se({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The manifests have other texts than the restored ones, and the next apply can overwrite them again: ${Q(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${Q(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [$(e, "warning")]);
}
function Q(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function $(e, t = "notice") {
	return _("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function ce(e, t, n, r) {
	return A(r, (r) => le(e, t, n, r));
}
async function le({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: w(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => ue(e, t)), s = {
		format_version: 1,
		command: "restore",
		manifests: e ? [e.path] : [],
		declared: Object.fromEntries(r.kinds.map(({ plural: t }) => [t, e?.entries[t]?.length ?? 0])),
		problems: [
			...n,
			...i,
			...e && !o ? de(e, r) : []
		],
		projects: [],
		requests: 0
	};
	if (s.problems = [...s.problems, ...(await ne(r, s.manifests, a.folders)).values()], !e || !o || h(s.problems)) return s;
	let c = 0, l = {
		...a,
		onResponse: (e) => {
			c += 1, a.onResponse(e);
		}
	}, u = await fe({
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
function ue({ project: e, projectDigest: t }, n) {
	return N({
		id: e,
		digest: t
	}, n);
}
function de({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [_("bad-backup", i)];
}
async function fe(e, n, r, i) {
	let { name: a, id: l } = n, u = {
		...a !== void 0 && { name: a },
		id: l,
		manifests: [e.backup.path],
		problems: [],
		...!n.showTexts && { hide_texts: !0 }
	}, { cancellation: f } = i;
	if (f.stopped) return u;
	let p = {
		apiUrl: r.apiUrl,
		onResponse: i.onResponse,
		...i.onWait && { onWait: i.onWait }
	}, m = t(n, {
		...p,
		signal: f.stopping,
		onProgress: i.onProgress
	}), h = t(n, {
		...p,
		signal: f.aborted
	});
	if (!m.ok) return {
		...u,
		problems: [m.problem]
	};
	if (!h.ok) return {
		...u,
		problems: [h.problem]
	};
	let { backup: g, variables: _, problems: v } = pe(e, r);
	i.onSecrets(S(new Map([..._].filter(([t]) => !e.urls.has(t)))));
	let y = await me(() => o(m.value, g.project, g), r, i);
	if ("problems" in y) return {
		...u,
		problems: y.problems
	};
	let { plan: b, problems: x } = X(g, y, {
		force: r.force,
		variables: _
	}), C = {
		...u,
		problems: [
			...v,
			...x,
			...ae(r.kinds, b),
			...await he(b, y, n, r, i)
		],
		plan: b,
		effort: { requests: s(b, i).flat().length }
	};
	if (!await i.onPlan(C)) return f.stopped ? C : {
		...C,
		problems: [...C.problems, d]
	};
	let w = {
		kinds: g.kinds,
		entries: {},
		variables: _
	}, T = await c(h.value, b, {
		settings: n,
		declared: w
	}, r, i);
	return {
		...C,
		...T,
		problems: [...C.problems, ...T.problems]
	};
}
function pe({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return R(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
async function me(t, { kinds: i }, { cancellation: a }) {
	try {
		return await t();
	} catch (t) {
		if (t instanceof r) {
			let e = `The service did not list all ${x(i.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [_("incomplete-live", e, { reach: "project" })] };
		}
		if (!(t instanceof n)) throw t;
		return t instanceof e && a.stopped ? { problems: [] } : { problems: [u(t)] };
	}
}
async function he(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await j(a, i, { findProject: async () => t.project }), c = h(s) ? void 0 : o[0]?.declared;
	return oe(e, t, c && te(c, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function ge(e, t) {
	let n = await V(v, f(g, e), t.sources.folders);
	return P("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => ce(n, e, t, r)
	});
}
export { ge as runRestore };
