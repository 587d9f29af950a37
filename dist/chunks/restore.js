import { C as e, S as t, a as n, f as r, i, n as a, o, s, t as c } from "./project.js";
import { Bn as l, C as u, Jt as d, _t as f, an as p, nn as m } from "./start.js";
import { In as h, Ln as g, Nr as _, Qr as v, Qt as y, Sn as b, Ut as x, Z as S, _r as C, c as w, dn as T, fn as E, g as ee, gn as D, gr as O, h as k, i as A, kn as te, n as ne, ni as re, nt as j, or as M, t as N, w as P, yn as F } from "./engine.js";
import { a as I, l as L } from "./client.js";
import { l as R } from "./wire.js";
import { resolve as z } from "node:path";
import { readFile as B } from "node:fs/promises";
// src/files/readBackup.ts
async function V(e, t, r) {
	let i = new Map();
	if (t === void 0) return {
		urls: i,
		problems: [p("bad-setting", "The file of the backup is missing. Use: lokaform restore FILE")]
	};
	let a = z(r.working, t), s = await re(a, "The backup", r, (e) => new TextDecoder().decode(e));
	return s.ok ? {
		...o(e, v(a, r), s.value),
		urls: await H(n(a))
	} : {
		urls: i,
		problems: [s.problem]
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
	let i = (r, i) => J(e.name, n.label, t.declared, r, i);
	if (n.is === "gone") return i(n.code, n.message);
	if (n.is === "live") return K(e, t, n, r);
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
	let { change: s, skipped: c, problems: l, kept: u } = k(e, {
		declared: n,
		live: r
	}, i, o);
	if (s?.action !== "update") return {
		kept: u,
		...c && { skipped: c },
		problems: l
	};
	let d = e.context(n.values, r, i), f = e.liveContext(r, i, ie(e, t.values)), p = (n) => {
		let { field: i, part: o, before: s = null, after: c } = n;
		if (a || F(s) && !b(e.name, n) || q(s, c)) return !0;
		let l = new Map(Object.entries(t.values)).get(i), u = o === void 0 ? l : C(l, o), p = e.fields.find(({ name: e }) => e === i);
		return u === void 0 || !p ? !1 : p.same(p.stored(r, f, o) ?? s, u, d);
	}, m = e.fields.find(({ role: e }) => e === "text"), h = ({ field: e }) => e === m?.name, g = ([e, r]) => {
		let i = s.fields.find((t) => h(t) && t.part === e);
		if (i) return !p(i);
		let [a, o] = [n.values, t.values].map((t) => C(new Map(Object.entries(t)).get(m?.name ?? ""), e));
		return a === void 0 && !(o !== void 0 && m?.same(r, o, d));
	}, _ = m?.declare(r, f), v = !a && O(_) && Object.entries(_).some(g), x = s.fields.some((t) => b(e.name, t) && (v || !p(t))), S = (t) => p(t) && !(x && (h(t) || b(e.name, t))), w = y(e, r, s.fields.filter(S), i.project), T = s.fields.filter((e) => !S(e)).map((t) => {
		let { field: n, part: r, before: i = null, after: a, place: o } = t;
		return {
			kind: e.name,
			label: s.label,
			id: s.id,
			reason: p(t) && b(e.name, t) ? "converts" : "changed-since",
			field: n,
			...r !== void 0 && { part: r },
			live: i,
			declared: a,
			place: o
		};
	});
	if (w.length === 0) return {
		kept: [...u, ...T],
		problems: l
	};
	let E = ee(e, r, w);
	return {
		change: {
			...s,
			seen: E,
			fields: w
		},
		kept: [...u, ...T],
		problems: l
	};
}
function ie({ fields: e }, t) {
	let n = t[e.find(({ role: e }) => e === "identity")?.name ?? ""];
	return typeof n == "string" ? n : "";
}
function q(e, t) {
	return O(e) && typeof t == "string" ? Object.values(e).every((e) => e === "" || e === t) : typeof e == "string" && O(t) && Object.values(t).includes(e);
}
function J(e, t, n, r, i) {
	let a = d(n.file, n.spot), o = _({ label: () => t }, n, r, i, { path: [] });
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
function Y({ kinds: e, entries: t }, n, { force: r, variables: i }) {
	let { project: a } = n, o = a.languages?.map((e) => ({
		...e,
		pluralForms: []
	})), s = {
		project: {
			...a,
			languages: o
		},
		rules: l,
		variables: i,
		evidence: M
	}, c = e.map((e) => ({
		kind: e,
		restored: ae(e, t[e.plural] ?? [], n.objects[e.plural]?.objects ?? [], {
			context: s,
			force: r
		})
	})), u = c.flatMap((e) => e.restored);
	return {
		plan: {
			format_version: 1,
			project: a,
			changes: u.flatMap(({ change: e }) => e ?? []),
			kept: u.flatMap(({ kept: e }) => e ?? []),
			skipped: u.flatMap(({ skipped: e }) => e ?? []),
			counts: {
				unchanged: u.filter(X).length,
				unmanaged: 0,
				by_kind: Object.fromEntries(c.map((e) => [e.kind.plural, {
					unchanged: e.restored.filter(X).length,
					unmanaged: 0
				}])),
				adopted: 0
			}
		},
		problems: u.flatMap(({ problems: e }) => e ?? [])
	};
}
function ae(e, t, n, { context: r, force: i }) {
	let a = new Set(t.flatMap(({ declared: t }) => P(e, t).id ?? [])), o = new Set(n.filter((t) => a.has(String(e.id(t)))));
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
function X({ change: e, kept: t = [], skipped: n }) {
	return !e && !n && t.length === 0;
}
function oe(e, { changes: t, kept: n }) {
	let r = e.map(({ name: e }) => ({
		kind: e,
		count: t.filter((t) => t.action === "create" && t.kind === e).length
	})), i = t.flatMap((e) => e.action === "update" ? e.fields.filter(({ part: e }) => e !== void 0) : []).length, a = n.filter(({ reason: e }) => e === "changed-since" || e === "converts").length;
	return [
		...r.map(({ kind: e, count: t }) => t > 0 && `This restore creates ${T(t, e)} again. ${E(e).lostOnRestore}`),
		i > 0 && `This restore writes ${D(i, "text")} again. Review states and edit history are not restored.`,
		a > 0 && `${D(a, "value")} changed since the backup, and the live values are kept. To replace them as well, add --force.`
	].flatMap((e) => e === !1 ? [] : [Q(e)]);
}
function se(e, t, n, r) {
	if (!n) return [Q("Lokaform does not know whether the next apply would undo this restore, because it cannot read the manifests from here. Compare them with the restored values.")];
	let i = {
		project: t.project,
		rules: r,
		variables: n.variables,
		evidence: M
	};
	return n.kinds.flatMap((r) => {
		let a = n.entries[r.plural], o = t.objects[r.plural]?.objects ?? [], s = a && r.undoneByApply?.(e, o, a, i);
		return s ? ce(s, r) : [];
	});
}
function ce({ texts: e, removed: t }, { plural: n }) {
	return [e.length > 0 && `The next apply would overwrite restored texts again: ${Z(e.map(({ label: e, language: t }) => `${e} (${t})`))}. Change these texts in the manifests to keep them.`, t.length > 0 && `The next apply would remove restored ${n} again, because the manifests found here do not declare them: ${Z(t)}. Declare them to keep them.`].flatMap((e) => e === !1 ? [] : [Q(e, "warning")]);
}
function Z(e) {
	let t = e.length - 10;
	return e.slice(0, 10).join(", ") + (t > 0 ? ` and ${t} more` : "");
}
function Q(e, t = "notice") {
	return p("not-restored", e, {
		severity: t,
		reach: "project"
	});
}
// src/run/restore.ts
function le(e, t, n, r) {
	return ne(r, (r) => ue(e, t, n, r));
}
async function ue({ backup: e, urls: t, problems: n }, r, i, a) {
	a.onSecrets([...r.secrets, ...[...t.values()].map((e) => ({
		value: e,
		shown: g(e).replace("…", "")
	}))]);
	let o = e && r.projects.find(({ id: t }) => $(e, t)), s = {
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
	if (s.problems = [...s.problems, ...(await A(r, s.manifests, a.folders)).values()], !e || !o || m(s.problems)) return s;
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
function $({ project: e, projectDigest: t }, n) {
	return w({
		id: e,
		digest: t
	}, n);
}
function de({ project: e, projectName: t }, { projects: n }) {
	let r = n.flatMap(({ id: e }) => e === "" ? [] : [e]);
	if (r.length === 0) return [];
	let i = `This backup is of project ${e} (${t}), but this run is for ${r.join(", ")}. Give the project of the backup with --project, or choose the settings with --config or --only.`;
	return [p("bad-backup", i)];
}
async function fe(t, n, o, s) {
	let { name: l, id: u } = n, d = {
		...l !== void 0 && { name: l },
		id: u,
		manifests: [t.backup.path],
		problems: [],
		...!n.showTexts && { hide_texts: !0 }
	}, { cancellation: f } = s;
	if (f.stopped) return d;
	let p = {
		apiUrl: o.apiUrl,
		onResponse: s.onResponse,
		...s.onWait && { onWait: s.onWait }
	}, m = e(n, {
		...p,
		signal: f.stopping,
		onProgress: s.onProgress
	}), g = e(n, {
		...p,
		signal: f.aborted
	});
	if (!m.ok) return {
		...d,
		problems: [m.problem]
	};
	if (!g.ok) return {
		...d,
		problems: [g.problem]
	};
	let { backup: _, variables: v, problems: y } = pe(t, o);
	s.onSecrets(h(new Map([...v].filter(([e]) => !t.urls.has(e)))));
	let b = await me(() => r(m.value, _.project, _), o, s);
	if ("problems" in b) return {
		...d,
		problems: b.problems
	};
	let { plan: x, problems: S } = Y(_, b, {
		force: o.force,
		variables: v
	}), C = {
		...d,
		problems: [
			...y,
			...S,
			...oe(o.kinds, x),
			...await he(x, b, n, o, s)
		],
		plan: x,
		effort: { requests: i(x, s).flat().length }
	};
	if (!await s.onPlan(C)) return f.stopped ? C : {
		...C,
		problems: [...C.problems, c]
	};
	let w = {
		kinds: _.kinds,
		entries: {},
		variables: v
	}, T = await a(g.value, x, {
		settings: n,
		declared: w
	}, o, s);
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
async function me(e, { kinds: n }, { cancellation: r }) {
	try {
		return await e();
	} catch (e) {
		if (e instanceof t) {
			let e = `The service did not list all ${x(n.map(({ plural: e }) => e))} of the backup, so nothing is restored. Run again. If that does not help, the service has a fault.`;
			return { problems: [p("incomplete-live", e, { reach: "project" })] };
		}
		if (!(e instanceof L)) throw e;
		return e instanceof I && r.stopped ? { problems: [] } : { problems: [s(e)] };
	}
}
async function he(e, t, n, r, { folders: i }) {
	if (e.changes.length === 0) return [];
	let a = {
		projects: [n],
		usable: r.usable
	}, { reads: o, problems: s } = await S(a, i, { findProject: async () => t.project }), c = m(s) ? void 0 : o[0]?.declared;
	return se(e, t, c && j(c, t.project.baseLanguage), n.rules);
}
// src/commands/runs/restore.ts
async function ge(e, t) {
	let n = await V(te, u(f, e), t.sources.folders);
	return N("restore", e, t, {
		backupProject: n.backup?.project ?? "",
		engine: (e, t, r) => le(n, e, t, r)
	});
}
export { ge as runRestore };
