import { M as e, O as t, a as n, b as r, f as i, h as a, i as o, n as s, o as c, s as l, t as u, w as d } from "./project.js";
import { C as f, Ft as p, Pt as m, Xn as h, an as g, dn as _, pt as v, tn as y } from "./start.js";
import { Br as b, Bt as x, Cn as S, Ir as C, Kt as w, Mn as T, b as E, en as D, fn as O, hn as ee, hr as te, i as k, jn as A, n as ne, nt as j, pn as M, rn as N, s as P, t as F, v as I, wr as L, x as R } from "./engine.js";
import { l as z } from "./wire.js";
import { resolve as B } from "node:path";
import { readFile as V } from "node:fs/promises";
// src/files/readBackup.ts
async function H(e, t, r) {
	let i = new Map();
	if (t === void 0) return {
		urls: i,
		problems: [g("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let a = B(r.working, t), o = await b(a, "The backup", r, (e) => new TextDecoder().decode(e));
	return o.ok ? {
		...c(e, C(a, r), o.value),
		urls: await U(n(a))
	} : {
		urls: i,
		problems: [o.problem]
	};
}
async function U(e) {
	try {
		let t = JSON.parse(await V(e, "utf8")), n = typeof t == "object" && t ? Object.entries(t) : [];
		return new Map(n.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
	} catch {
		return new Map();
	}
}
// src/backup/restoreEntry.ts
function W(e, t, n, r) {
	let { label: i = e.label(t.declared.values) } = n, a = G(e, t, {
		...n,
		label: i
	}, r), o = [...n.problems ?? [], ...a.problems ?? []];
	return {
		...n.label === void 0 ? a : re(a, i),
		problems: o
	};
}
function G(e, t, n, r) {
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
function re({ change: e, kept: t, skipped: n }, r) {
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
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, q(e, t.values)), h = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || D(s) && !N(e.name, n) || J(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : p(l, o), m = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !m ? !1 : m.same(m.stored(r, f, o) ?? s, u, d);
	}, g = e.fields.find(({ role: e }) => e === "text"), _ = ({ field: e }) => e === g?.name, v = ([e, r]) => {
		let i = s.fields.find((t) => _(t) && t.part === e);
		if (i) return !h(i);
		let [a, o] = [n.values, t.values].map((t) => p(new Map(Object.entries(t)).get(g?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && g?.same(r, o, d));
	}, y = g?.declare(r, f), b = !a && m(y) && Object.entries(y).some(v), x = s.fields.some((t) => N(e.name, t) && (b || !h(t))), S = (t) => h(t) && !(x && (_(t) || N(e.name, t))), C = w(e, r, s.fields.filter(S), i.project), T = s.fields.filter((e) => !S(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: s.label,
			id: s.id,
			reason: h(t) && N(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (C.length === 0) return {
		kept: [...u, ...T],
		problems: l
	};
	let O = R(e, r, C);
	return {
		change: {
			...s,
			seen: O,
			fields: C
		},
		kept: [...u, ...T],
		problems: l
	};
}
function q({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function J(e, t) {
	return m(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && m(t) && Object.values(t).includes(e);
}
function Y(e, t, n, r, i) {
	let a = _(n.file, n.spot), o = L({ label: () => t }, n, r, i, { path: [] });
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
function X({ kinds: e, entries: t }, n, { force: r, variables: a }) {
	let { project: o } = n, s = o.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), c = {
		project: {
			...o,
			languages: s
		},
		rules: h,
		variables: a,
		verdicts: i
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
	let a = new Set(t.flatMap(({ declared: t }) => I(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
	return t.map((t, a) => {
		let s = e.findRestored(t, n, {
			context: r,
			claimed: o
		});
		return s.claims !== void 0 && o.add(s.claims), W(e, t, s, {
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
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${M(t, e)} again. ${ee(e).lostOnRestore}`),
		i > 0 && `This restore writes ${O(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${O(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [$(e)]);
}
function oe(e, t, n, r) {
	if (!n) return [$("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let a = {
		project: t.project,
		rules: r,
		variables: n.variables,
		verdicts: i
	};
	return n.kinds.flatMap((r) => {
		let i = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = i && r.undoneByApply?.(e, o, i, a);
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
	return g("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function ce(e, t, n, r) {
	return ne(r, (r) => le(e, t, n, r));
}
async function le({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: T(e).replace("…", "")
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
	if (s.problems = [...s.problems, ...(await k(r, s.manifests, a.folders)).values()], !e || !o || y(s.problems)) return s;
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
	return P({
		id: e,
		digest: t
	}, n);
}
function de({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [g("bad-backup", i)];
}
async function fe(e, t, n, r) {
	let { name: i, id: c } = t, l = {
		...i !== void 0 && { name: i },
		id: c,
		manifests: [e.backup.path],
		problems: [],
		...!t.showTexts && { hide_texts: !0 }
	}, { cancellation: f } = r;
	if (f.stopped) return l;
	let p = {
		apiUrl: n.apiUrl,
		onResponse: r.onResponse,
		...r.onWait && { onWait: r.onWait }
	}, m = d(t, {
		...p,
		signal: f.stopping,
		onProgress: r.onProgress
	}), h = d(t, {
		...p,
		signal: f.aborted
	});
	if (!m.ok) return {
		...l,
		problems: [m.problem]
	};
	if (!h.ok) return {
		...l,
		problems: [h.problem]
	};
	let { backup: g, variables: _, problems: v } = pe(e, n);
	r.onSecrets(A(new Map([..._].filter(([t]) => !e.urls.has(t)))));
	let y = await me(() => a(m.value, g.project, g), n, r);
	if ("problems" in y) return {
		...l,
		problems: y.problems
	};
	let { plan: b, problems: x } = X(g, y, {
		force: n.force,
		variables: _
	}), S = {
		...l,
		problems: [
			...v,
			...x,
			...ae(n.kinds, b),
			...await he(b, y, t, n, r)
		],
		plan: b,
		effort: { requests: o(b, r).flat().length }
	};
	if (!await r.onPlan(S)) return f.stopped ? S : {
		...S,
		problems: [...S.problems, u]
	};
	let C = {
		kinds: g.kinds,
		entries: {},
		variables: _
	}, w = await s(h.value, b, {
		settings: t,
		declared: C
	}, n, r);
	return {
		...S,
		...w,
		problems: [...S.problems, ...w.problems]
	};
}
function pe({ backup: e, urls: t }, { usable: n }) {
	let r = new Map(t), i = [], a = Object.fromEntries(e.kinds.map((t) => {
		let a = (e.entries[t.plural] ?? []).filter((e) => {
			let a = t.variablesOf?.(e, n);
			for (let [e, t] of a?.variables ?? []) r.set(e, t);
			return z(i, a?.problems ?? []), a === void 0 || a.problems.length === 0;
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
async function me(n, { kinds: i }, { cancellation: a }) {
	try {
		return await n();
	} catch (n) {
		if (n instanceof r) {
			let e = `The service did not list all ${x(i.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [g("incomplete-live", e, { reach: "project" })] };
		}
		if (!(n instanceof e)) throw n;
		return n instanceof t && a.stopped ? { problems: [] } : { problems: [l(n)] };
	}
}
async function he(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await j(a, i, { findProject: async () => t.project }), c = y(s) ? void 0 : o[0]?.declared;
	return oe(e, t, c && te(c, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function ge(e, t) {
	let n = await H(S, f(v, e), t.sources.folders);
	return F("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => ce(n, e, t, r)
	});
}
export { ge as runRestore };
