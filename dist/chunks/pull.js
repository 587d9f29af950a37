import { C as e, Cn as t, Ct as n, D as r, E as i, H as a, J as o, Jn as s, K as c, P as l, R as u, Rn as d, S as f, St as p, T as m, _n as h, a as g, at as _, bn as v, et as y, gr as b, it as x, mn as S, mt as C, o as w, s as T, sr as E, wn as D, z as ee } from "./engine.js";
import { B as O, Dn as te, Ht as k, Sn as ne, _n as re, _r as ie, _t as A, br as j, di as M, dn as ae, dr as N, gn as oe, i as P, k as se, n as ce, pn as le, pr as F, ur as ue, xt as I, yr as L } from "./start.js";
import { d as R, f as z, g as de, m as B, v as V } from "./wire.js";
import { C as H, S as fe, _ as pe, a as me, b as he, c as ge, d as U, f as W, g as _e, h as ve, i as G, l as ye, m as be, n as xe, o as Se, p as Ce, r as we, s as Te, t as Ee, u as De, v as K, y as Oe } from "./first.js";
import { S as ke, T as Ae, c as je, d as Me, h as Ne, l as Pe, m as Fe, u as Ie, y as Le } from "./project.js";
import { c as Re } from "./written.js";
import { resolve as ze } from "node:path";
import { realpath as Be } from "node:fs/promises";
// src/pull/entryEdits.ts
function Ve(e, { declared: t, live: n, context: r, wanted: i }, a) {
	let o = n.objects[e.plural];
	if (!o) return {
		edits: [],
		problems: []
	};
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && M(e.tags(t), r.rules) === void 0), l = Se(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = ye(u.flatMap((t) => _(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), [f] = a.length === 1 ? a : [], p = [], m = new Map();
	for (let t of l.entries) {
		let [n = ""] = e.names(t.live), r = d(n), i = r?.file.path ?? f;
		if (i === void 0) {
			p.push(t);
			continue;
		}
		let a = He(e, t, r?.onCreate ?? u.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		m.set(i, [...m.get(i) ?? [], {
			is: "add",
			after: r?.span.start,
			value: a
		}]);
	}
	return {
		edits: [...m].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...me(l.left), ...Ue(e, p, a)]
	};
}
function He(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.toPlan(r), e.toPlan(i)];
		return t.length > 0 && z(q(t)) === z(q(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function q(e) {
	return e.map(({ after: e }) => e);
}
function Ue(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [I("not-expressible", s, {
		severity: "warning",
		scope: "change"
	})];
}
async function We(e, t, n, { rules: r, options: i }) {
	let a = n.matches.flatMap(({ declared: e, live: t }) => t === void 0 ? [e] : []), o = a.filter(J), s = a.filter((e) => !J(e)).map((t) => Ge(e, t)), c = De(e, o, t.filter(J).length, r);
	if (o.length === 0 || A(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = o.map(({ values: t }) => e.label(t));
	if (i.dryRun || await i.confirmsRemoval?.(l)) return {
		edits: o.map(({ file: t, span: n }) => ({
			kind: e.plural,
			path: t.path,
			edits: [{
				is: "remove",
				at: n.start
			}]
		})),
		problems: s
	};
	let u = `The removal of ${o.length} entries was not confirmed at a terminal. Nothing is written. Run pull again, without --remove-missing or at a terminal.`;
	return {
		edits: [],
		problems: [I("not-agreed", u, { scope: "project" })]
	};
}
function J(e) {
	return G(e).length === 0;
}
function Ge(e, t) {
	let [n = t] = G(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return v(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/editSources.ts
function Ke(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map(), o = [];
	for (let { path: e, textFile: s, changes: c, creates: l } of t) {
		let t = T(e);
		if (!t) continue;
		let u = l ? t.empty(l.code) : n.get(e) ?? "", d = Je(t, u, c.map((e) => qe(e, n)), s.source);
		if (R(i, d.refused.map((t) => ({
			...t,
			path: e
		}))), d.text === u) continue;
		a.set(e, d.text);
		let f = c[0]?.text.kind.plural;
		l && f !== void 0 && o.push({
			kind: f,
			path: e,
			text: d.text,
			textFile: s
		}), r.push({
			path: e,
			before: l ? "" : u,
			after: d.text,
			...l && { creates: l.full }
		});
	}
	let s = Object.entries(e).map(([e, t]) => [e, [...t.map((e) => ({
		...e,
		text: a.get(e.path) ?? e.text
	})), ...o.flatMap(({ kind: t, ...n }) => t === e ? [n] : [])]]);
	return {
		manifests: Object.fromEntries(s),
		changed: r,
		refused: i
	};
}
function qe(e, t) {
	let { base: n, edits: r } = e, i = n && t.get(n.path);
	return !n || i === void 0 ? e : {
		...e,
		edits: r.map((e) => ({
			...e,
			base: {
				text: i,
				name: n.at
			}
		}))
	};
}
function Je(e, t, n, r) {
	let i = [];
	for (let a = n;;) {
		let n = a.flatMap((e) => e.edits.map((t) => ({
			change: e,
			edit: t
		}))), o = e.edit(t, n.map(({ edit: e }) => e), r);
		if (o.is === "edited") return {
			text: o.text,
			refused: i
		};
		if (a.length === 0) return {
			text: t,
			refused: i
		};
		let { why: s, each: c } = o, l = c ? new Map([...c].map(([e, t]) => [n[e]?.change, t])) : new Map(a.map((e) => [e, s]));
		R(i, a.flatMap((e) => {
			let t = l.get(e);
			return t === void 0 ? [] : {
				text: e.text,
				why: t
			};
		})), a = a.filter((e) => !l.has(e));
	}
}
function Y(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/pull/textEdits.ts
function Ye(e, { textFiles: t, base: n, targets: r }) {
	let i = [], a = [], o = [];
	for (let n of e) {
		let { kind: e, entry: s, language: c, declared: l } = n, u = l === void 0 ? r.find(e, s, c) : void 0, d = u?.path ?? x(e, s, c);
		u || l !== void 0 && t.has(d) ? a.push({
			text: n,
			path: d,
			target: u
		}) : l === void 0 && s.from ? o.push(n) : i.push(Xe(n));
	}
	let s = [...B(a, ({ path: e }) => e)].flatMap(([e, n]) => {
		let i = n.flatMap(({ text: e, target: t }) => t ? {
			text: e,
			target: t
		} : []), a = i[0]?.target, o = t.get(e) ?? a?.textFile;
		if (!o) return [];
		let s = [...n.flatMap(({ text: t, target: n }) => n ? [] : [{
			text: t,
			edits: Ze(t),
			base: r.baseOf(t.entry, e)
		}]), ...i.sort(Qe).map($e)], c = a?.missing && {
			full: a.missing,
			code: a.code
		};
		return [{
			path: e,
			textFile: o,
			changes: s,
			...c && { creates: c }
		}];
	});
	return {
		edits: i,
		sources: s,
		problems: [...et(o), ...tt(s, n)]
	};
}
function Xe({ kind: e, entry: t, language: n, after: r }) {
	return {
		kind: e.plural,
		path: t.file.path,
		edits: [{
			is: "text",
			at: t.span.start,
			language: n,
			value: r
		}]
	};
}
function Ze({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.span.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(Y(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = de(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function Qe({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function $e({ text: e, target: { origin: t, textFile: n, code: r, sibling: i } }) {
	let { after: a } = e, o = typeof a == "string" ? a : Y(a), s = n.language === void 0 ? { language: r } : {};
	return {
		text: e,
		edits: [{
			is: "add",
			path: t.path,
			...s,
			value: o
		}],
		base: i
	};
}
function et(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => G(e).map(({ from: e }) => e.source)), i = `No locale file can have ${se(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return I("no-language-file", i, {
			severity: "notice",
			scope: "change",
			...r && { place: r.place }
		});
	});
}
function tt(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return I("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
// src/pull/decide.ts
async function nt(e, t, n) {
	let { project: r, options: i, textFiles: a } = n, { filter: o } = r.rules, s = W(t.project, r.pulledLanguages ?? U), c = s.ok ? s.value.map(({ iso: e }) => e) : [], u = Object.entries(e.entries).filter(([e]) => t.objects[e]), d = {
		...e,
		entries: Object.fromEntries(u)
	}, f = {
		project: t.project,
		rules: {
			...r.rules,
			prune: {},
			pull: { completes: c }
		},
		variables: d.variables,
		verdicts: Ae
	}, p = Object.values(n.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: m, onSecrets: h, folders: g } = n.context, _ = {
		known: new Map(),
		ids: [r.id],
		onSecrets: h
	}, v = await Ie(d, t, f.rules, {
		ownUser: n.ownUser,
		applied: m && (async () => l(await m(p, _), {
			settings: r,
			declared: d
		})),
		history: n.context.history,
		manifests: ee({
			declared: e,
			manifests: p
		}),
		textFiles: a,
		usable: n.settings.usable,
		asked: { now: Math.floor(n.context.now() / 1e3) }
	});
	if (v.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: v.problems,
		unmatched: []
	};
	let y = v.matches.map(({ kind: e, matching: t }) => {
		let n = it(e, t, o);
		return {
			kind: e,
			entries: d.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: at(e, n, f)
		};
	}), b = v.plan.filter?.unmatched ?? [], x = [
		...v.problems.filter(({ code: e }) => e === "unknown-writers"),
		...y.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Me(v.keptTexts, {
			reasons: v.reasons,
			writes: !1
		}).map(rt)
	], S = t.project.baseLanguage, C = new xe({
		textFiles: a,
		rows: n.rows,
		base: S,
		folders: g
	}), { taken: w, kept: T } = ge(v.keptTexts, f), E = Ye(w, {
		textFiles: a,
		base: S,
		targets: C
	}), D = [...E.edits];
	R(x, E.problems);
	let O = [];
	for (let { kind: e, entries: o, matching: s, matches: c } of y) {
		let l = Te(e, c, f, i.fields ?? []), u = Oe(e, l, a);
		if (R(D, u.edits), R(O, u.kept), R(x, u.problems), !e.secretNames) {
			if (i.removesMissing) {
				n.context.onProgress?.(void 0);
				let t = await We(e, o, s, {
					rules: r.rules,
					options: i
				});
				R(D, t.edits), R(x, t.problems);
			}
			if (i.isNew) {
				let a = W(t.project, r.pulledLanguages), s = {
					fields: i.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = he(n.manifests[e.plural]), l = Ve(e, {
					declared: o,
					live: t,
					context: f,
					wanted: s
				}, c);
				R(D, l.edits), R(x, l.problems);
			}
		}
	}
	return {
		edits: D,
		sources: E.sources,
		taken: w,
		kept: [...K(T), ...O],
		problems: x,
		unmatched: b
	};
}
function rt(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function it(t, n, r) {
	let i = (n) => e(r, {
		kind: t,
		entry: n.declared,
		..."live" in n && { live: n.live }
	});
	return {
		...n,
		matches: n.matches.filter(i),
		refused: n.refused.filter(i)
	};
}
function at(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && M(e.tags(t), n) === void 0);
}
function ot(e, t, n) {
	let r = y(e.kinds, e, t), i = new Map(n.map(({ kind: e, entry: t, field: n, language: r, edited: i }) => [z([
		e.name,
		e.label(t.values),
		n,
		r
	]), i])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(z([
				e.kind,
				e.label,
				t.field,
				t.part ?? null
			]));
			return n ? {
				...t,
				edited: n
			} : t;
		});
		return {
			...e,
			fields: t
		};
	});
	return {
		...r,
		changes: a
	};
}
// src/pull/later.ts
async function st(e, n, o, s) {
	let { folders: c, cancellation: l } = s;
	if (!n.manifests) return { problems: [] };
	let f = lt(n.manifests, n.pulledLanguages?.value), p = Ne(s), m = p.now(), h = Fe(n, e.apiUrl, {
		...s,
		onResponse: p.onResponse
	}), g = await u(async (r) => {
		let i = await d(r, n, c, l.stopping), { declared: a, problems: s } = t(r.kinds, i.manifests, e.usable);
		return {
			declared: a,
			files: i.manifests,
			undecided: i.undecided,
			textFiles: D(i.manifests),
			problems: [...i.problems.filter((e) => !ut(e, f)), ...s.filter(Q(Z(a, o)))]
		};
	}, {
		...n,
		manifests: f
	}, async ({ id: e }) => h.ok ? ke(h.value.reading, e) : void 0);
	if (s.onProgress?.(void 0), !g) return { problems: [] };
	let { declared: _, files: v, textFiles: y } = g;
	s.onSecrets(C(_.variables));
	let b = [
		...g.problems,
		...r("accept", n.rules.accept, [_]),
		...e.projects.length > 1 ? [] : i(n.rules.filter, [_]),
		...ve(f.kinds, o, v)
	];
	if (A(b)) return { problems: b };
	if (!h.ok) return { problems: [...b, h.problem] };
	try {
		let t = await Le(h.value.reading, n.id, {
			kinds: Z(_, o),
			languages: (e) => {
				m = p.now();
				let t = {
					asked: n.pulledLanguages,
					isNew: o.isNew,
					rows: f.texts
				};
				return Ce(e, X(_, e, n), t);
			},
			leavesOut: () => !1
		});
		if (!t.ok) return { problems: [...b, t.problem] };
		s.onProgress?.({
			phase: "planning",
			project: n.name
		});
		let { project: r } = t.value, i = a({
			declared: _,
			textFiles: y
		}, r);
		if (i.length > 0) return { problems: [...b, ...i] };
		let c = X(_, r, n), u = {
			project: n,
			options: o,
			settings: e,
			manifests: v,
			textFiles: y,
			rows: f.texts,
			context: {
				...s,
				now: p.now
			},
			ownUser: Pe(h.value.reading, n.id)
		}, d = await nt(c, t.value, u), g = [...b, ...d.problems];
		if (A(d.problems.filter(({ scope: e }) => e !== "change")) || l.stopped) return { problems: g };
		let x = await ct(d, c, r, u, m), S = {
			unmatched: d.unmatched,
			declared: _
		};
		return {
			...x,
			filtered: S,
			problems: [...g, ...x.problems]
		};
	} catch (e) {
		return { problems: [...b, ...je(e, l, _)] };
	} finally {
		s.onProgress?.(void 0);
	}
}
async function ct(e, n, r, { manifests: i, settings: a, project: o, options: s, context: c }, l) {
	let u = Ke(i, e.sources), d = _e(u.manifests, e.edits);
	if (d.problems.length > 0) return { problems: d.problems };
	let f = [...d.changed, ...u.changed], p = t(a.kinds, d.manifests, a.usable), m = p.problems.filter(Q(Z(n, s))).filter(({ severity: e }) => e === "error");
	if (m.length > 0) return { problems: m.map(dt) };
	let h = await pe(f, c.folders), g = await fe(h, c.folders);
	if (g.length === 0 && !s.dryRun && h.length > 0 && R(g, await H(h, c.folders)), g.length > 0) return { problems: g };
	let _ = u.refused.map(({ text: e, path: t, why: n }) => ({
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	}));
	return {
		problems: [],
		later: {
			pulled: {
				name: r.name,
				files: f.map(({ path: e }) => e),
				comparison: ot(X(p.declared, r, o), n, e.taken),
				kept: [...e.kept, ...K(_)],
				...!o.showTexts && { hide_texts: !0 }
			},
			changed: f,
			at: l
		}
	};
}
function lt(e, t) {
	if (!t) return e;
	let n = t.includes("all") ? "all" : t;
	return {
		...e,
		texts: e.texts.map((e) => ({
			...e,
			alsoReads: n
		}))
	};
}
function X(e, t, { pulledLanguages: n }) {
	let r = W(t, n ?? U), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return c(e, t.baseLanguage, i);
}
function ut({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && te(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function Z({ kinds: e, entries: t }, { fields: n = [] }) {
	return e.filter((e) => t[e.plural] && e.fields.some(({ name: e, role: t }) => t === "text" || n.includes("all") || n.includes(e)));
}
function Q(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function dt(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/pull/pull.ts
async function ft(e, t, n, r) {
	try {
		return await $(e, t, n, r);
	} catch (e) {
		let n = E(e, r.folders);
		if (!n) throw e;
		return { problems: [...t, n] };
	}
}
async function $(e, t, n, r) {
	if (A(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await we(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, pt] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => m(e, []))] };
		let s = await Ee(e, t, t.manifests, n, r);
		return {
			...s,
			problems: [...i, ...s.problems]
		};
	}
	let o = be(e.kinds, n, r);
	if (A(o)) return { problems: [...i, ...o] };
	let s = [], c = [], l = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await st(e, t, n, r);
		R(i, a.problems), a.later && s.push(a.later), c.push(a.filtered?.unmatched ?? []), a.filtered && l.push(a.filtered.declared);
	}
	return R(i, f(a[0]?.rules.filter ?? [], c, l)), {
		problems: i,
		later: s,
		at: V(s.map((e) => e.at))
	};
}
const pt = I("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function mt(e, t) {
	let n = new g(), r = w(n);
	try {
		let r = {
			...t.sources,
			signal: n.stopping
		}, { settings: i, problems: a } = await o("plan", e, r);
		t.hide(i.secrets), n.stopAfter(i.timeLimit);
		let c = t.context(i, n, e), l = ht(e, t, n), u = await ft(i, [...t.problems, ...a], l, c), { first: d, later: f } = u;
		for (let e of d ? Re(d, l.dryRun) : []) t.print(e);
		let p = {
			isDryRun: l.dryRun,
			full: i.all
		};
		for (let e of _t(f ?? [], p, t)) t.print(e);
		let m = d !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, g = !t.reportPull && await vt(c.folders.displayRoot);
		m && u.at !== void 0 && !l.dryRun && g && t.print(`To commit only these changes: git commit --trailer ${O(s(u.at))}`);
		let { stopped: _ } = n, v = _ !== void 0 && d === void 0 && f === void 0, y = v ? [...u.problems, yt(n)] : u.problems, b = t.reportPull && !i.showTexts ? h(y) : y, x = await t.reportPull?.({
			...d && { first: d },
			...f && { later: f.map((e) => e.pulled) },
			...u.at !== void 0 && { at: u.at },
			problems: b
		}) ?? [], S = [...b, ...x];
		return t.showProblems(S), v && _.by !== "time limit" ? _.by === "SIGINT" ? 130 : 143 : v || A(S) ? 1 : i.detailedExitcode && m ? 2 : 0;
	} finally {
		r();
	}
}
function ht(e, { ask: t, sources: n }, r) {
	let i = P(ue, e);
	return {
		split: P(j, e) ?? j.default,
		fields: P(ie, e),
		repeated: ce(e, [
			le,
			oe,
			re,
			ne,
			ae
		]),
		dryRun: P(N, e) ?? N.default,
		isNew: P(F, e) ?? F.default,
		dir: i === void 0 ? void 0 : ze(n.folders.working, i),
		removesMissing: P(L, e) ?? L.default,
		confirms: t && ((e) => t(`Webhook ${k(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(gt(e), r))
	};
}
function gt(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${k(e)}\n`).join("")}Remove them from the manifests?`;
}
function _t(e, { isDryRun: t, full: r }, { screen: i, reportPull: a }) {
	let { clean: o = (e) => e } = i;
	return e.flatMap(({ pulled: e, changed: s }) => {
		let c = S(e, o), l = !(a && c.hide_texts);
		return [...t && l ? n(s) : [], ...p(c, {
			...i,
			isDryRun: t,
			texts: l,
			full: r
		})];
	});
}
async function vt(e) {
	return await b(await Be(e), void 0) !== void 0;
}
function yt({ reason: e }) {
	return I("run-stopped", `${e} Nothing was written.`);
}
export { mt as runPull };
