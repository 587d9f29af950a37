import { $n as e, A as t, An as n, Bn as r, C as i, F as a, H as o, P as s, Qt as c, R as l, S as u, W as d, X as f, _t as p, cn as m, cr as h, d as g, et as _, gt as v, in as y, lt as b, sn as x, tn as S, tt as C, u as w, v as T, x as E, y as D } from "./engine.js";
import { $i as O, $r as k, Bt as A, Gn as j, Ln as ee, Mn as te, Pn as ne, Qr as re, Rn as ie, Un as ae, Wt as M, Z as oe, ai as se, ci as N, hr as ce, i as P, ln as F, n as le, si as I, st as ue, ti as L } from "./start.js";
import { _ as de, d as R, h as z, p as B, u as V } from "./wire.js";
import { C as H, S as fe, _ as pe, a as me, b as he, c as ge, d as U, f as W, g as _e, h as ve, i as G, l as ye, m as be, n as xe, o as Se, p as Ce, r as we, s as Te, t as Ee, u as De, v as K, y as Oe } from "./first.js";
import { E as ke, _ as Ae, b as je, c as Me, d as Ne, h as Pe, l as Fe, m as Ie, u as Le } from "./project.js";
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
	let s = e.match(t, o, r), c = s.unmanaged.filter((t) => !s.namesakes.has(t) && O(e.tags(t), r.rules) === void 0), l = Se(e, c, {
		live: o,
		context: r,
		declared: t
	}, i), u = t.filter(({ from: e }) => e === void 0), d = ye(u.flatMap((t) => C(e.identity(t.values)).map((e) => ({
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
		return t.length > 0 && R(q(t)) === R(q(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function q(e) {
	return e.map(({ after: e }) => e);
}
function Ue(e, t, n) {
	if (t.length === 0) return [];
	let r = t.slice(0, 3).map(({ live: t }) => e.liveLabel(t)), i = t.length > r.length ? ` and ${t.length - r.length} more` : "", { one: a, many: o } = e.words, s = `${t.length} live ${t.length === 1 ? a : o} ${t.length === 1 ? "is" : "are"} not declared: ${r.join(", ")}${i}. No entry has a name with the same start, so it is not clear in which manifest they belong: ${n.join(", ")}. Declare one of them by hand; pull --new writes the others next to it.`;
	return [M("not-expressible", s, {
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
		problems: [M("not-agreed", u, { scope: "project" })]
	};
}
function J(e) {
	return G(e).length === 0;
}
function Ge(e, t) {
	let [n = t] = G(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return y(e, n, "not-editable", "It is not live, but a locale file declares it, and --remove-missing removes nothing from locale files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/pull/editSources.ts
function Ke(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map(), o = [];
	for (let { path: e, textFile: s, changes: c, creates: l } of t) {
		let t = j(e);
		if (!t) continue;
		let u = l ? t.empty(l.code) : n.get(e) ?? "", d = Je(t, u, c.map((e) => qe(e, n)), s.source);
		if (V(i, d.refused.map((t) => ({
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
		V(i, a.flatMap((e) => {
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
		let { kind: e, entry: s, language: c, declared: l } = n, u = l === void 0 ? r.find(e, s, c) : void 0, d = u?.path ?? _(e, s, c);
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
		let n = a.members?.get(e), i = z(r) ? r[e] : void 0;
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
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => G(e).map(({ from: e }) => e.source)), i = `No locale file can have ${oe(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return M("no-language-file", i, {
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
		return M("no-language-file", a, {
			severity: "notice",
			scope: "change",
			place: r
		});
	});
}
// src/pull/decide.ts
async function nt(e, n, r) {
	let { project: i, options: o, textFiles: s } = r, { filter: c } = i.rules, l = W(n.project, i.pulledLanguages ?? U), u = l.ok ? l.value.map(({ iso: e }) => e) : [], d = Object.entries(e.entries).filter(([e]) => n.objects[e]), f = {
		...e,
		entries: Object.fromEntries(d)
	}, p = {
		project: n.project,
		rules: {
			...i.rules,
			prune: {},
			pull: { completes: u }
		},
		variables: f.variables,
		verdicts: ke
	}, m = Object.values(r.manifests).flatMap((e) => e.map(({ path: e }) => e)), { lastApplied: h, onSecrets: g, folders: _ } = r.context, v = {
		known: new Map(),
		ids: [i.id],
		onSecrets: g
	}, y = await Le(f, n, p.rules, {
		ownUser: r.ownUser,
		applied: h && (async () => t(await h(m, v), {
			settings: i,
			declared: f
		})),
		history: r.context.history,
		manifests: a({
			declared: e,
			manifests: m
		}),
		textFiles: s,
		usable: r.settings.usable,
		asked: { now: Math.floor(r.context.now() / 1e3) }
	});
	if (y.is === "stopped") return {
		edits: [],
		sources: [],
		taken: [],
		kept: [],
		problems: y.problems,
		unmatched: []
	};
	let b = y.matches.map(({ kind: e, matching: t }) => {
		let n = it(e, t, c);
		return {
			kind: e,
			entries: f.entries[e.plural] ?? [],
			all: t,
			matching: n,
			matches: at(e, n, p)
		};
	}), x = y.plan.filter?.unmatched ?? [], S = [
		...y.problems.filter(({ code: e }) => e === "unknown-writers"),
		...b.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)),
		...Ne(y.keptTexts, {
			reasons: y.reasons,
			writes: !1
		}).map(rt)
	], C = n.project.baseLanguage, w = new xe({
		textFiles: s,
		rows: r.rows,
		base: C,
		folders: _
	}), { taken: T, kept: E } = ge(y.keptTexts, p), D = Ye(T, {
		textFiles: s,
		base: C,
		targets: w
	}), O = [...D.edits];
	V(S, D.problems);
	let k = [];
	for (let { kind: e, entries: t, matching: a, matches: c } of b) {
		let l = Te(e, c, p, o.fields ?? []), u = Oe(e, l, s);
		if (V(O, u.edits), V(k, u.kept), V(S, u.problems), !e.secretNames) {
			if (o.removesMissing) {
				r.context.onProgress?.(void 0);
				let n = await We(e, t, a, {
					rules: i.rules,
					options: o
				});
				V(O, n.edits), V(S, n.problems);
			}
			if (o.isNew) {
				let a = W(n.project, i.pulledLanguages), s = {
					fields: o.fields ?? [],
					languages: a.ok ? a.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = he(r.manifests[e.plural]), l = Ve(e, {
					declared: t,
					live: n,
					context: p,
					wanted: s
				}, c);
				V(O, l.edits), V(S, l.problems);
			}
		}
	}
	return {
		edits: O,
		sources: D.sources,
		taken: T,
		kept: [...K(E), ...k],
		problems: S,
		unmatched: x
	};
}
function rt(e) {
	return e.severity === "error" ? {
		...e,
		severity: "warning"
	} : e;
}
function it(e, t, n) {
	let r = (t) => D(n, {
		kind: e,
		entry: t.declared,
		..."live" in t && { live: t.live }
	});
	return {
		...t,
		matches: t.matches.filter(r),
		refused: t.refused.filter(r)
	};
}
function at(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && O(e.tags(t), n) === void 0);
}
function ot(e, t, n) {
	let r = f(e.kinds, e, t), i = new Map(n.map(({ kind: e, entry: t, field: n, language: r, edited: i }) => [R([
		e.name,
		e.label(t.values),
		n,
		r
	]), i])), a = r.changes.map((e) => {
		if (e.action !== "update") return e;
		let t = e.fields.map((t) => {
			let n = i.get(R([
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
async function st(e, t, r, a) {
	let { folders: o, cancellation: c } = a;
	if (!t.manifests) return { problems: [] };
	let d = lt(t.manifests, t.pulledLanguages?.value), f = Pe(a), p = f.now(), h = Ie(t, e.apiUrl, {
		...a,
		onResponse: f.onResponse
	}), g = await s(async (i) => {
		let a = await n(i, t, o, c.stopping), { declared: s, problems: l } = x(i.kinds, a.manifests, e.usable);
		return {
			declared: s,
			files: a.manifests,
			undecided: a.undecided,
			textFiles: m(a.manifests),
			problems: [...a.problems.filter((e) => !ut(e, d)), ...l.filter(Q(Z(s, r)))]
		};
	}, {
		...t,
		manifests: d
	}, async ({ id: e }) => h.ok ? je(h.value.reading, e) : void 0);
	if (a.onProgress?.(void 0), !g) return { problems: [] };
	let { declared: _, files: v, textFiles: y } = g;
	a.onSecrets(b(_.variables));
	let S = [
		...g.problems,
		...i("accept", t.rules.accept, [_]),
		...e.projects.length > 1 ? [] : u(t.rules.filter, [_]),
		...ve(d.kinds, r, v)
	];
	if (A(S)) return { problems: S };
	if (!h.ok) return { problems: [...S, h.problem] };
	try {
		let n = await Ae(h.value.reading, t.id, {
			kinds: Z(_, r),
			languages: (e) => {
				p = f.now();
				let n = {
					asked: t.pulledLanguages,
					isNew: r.isNew,
					rows: d.texts
				};
				return Ce(e, X(_, e, t), n);
			},
			leavesOut: () => !1
		});
		if (!n.ok) return { problems: [...S, n.problem] };
		a.onProgress?.({
			phase: "planning",
			project: t.name
		});
		let { project: i } = n.value, o = l({
			declared: _,
			textFiles: y
		}, i);
		if (o.length > 0) return { problems: [...S, ...o] };
		let s = X(_, i, t), u = {
			project: t,
			options: r,
			settings: e,
			manifests: v,
			textFiles: y,
			rows: d.texts,
			context: {
				...a,
				now: f.now
			},
			ownUser: Fe(h.value.reading, t.id)
		}, m = await nt(s, n.value, u), g = [...S, ...m.problems];
		if (A(m.problems.filter(({ scope: e }) => e !== "change")) || c.stopped) return { problems: g };
		let b = await ct(m, s, i, u, p), x = {
			unmatched: m.unmatched,
			declared: _
		};
		return {
			...b,
			filtered: x,
			problems: [...g, ...b.problems]
		};
	} catch (e) {
		return { problems: [...S, ...Me(e, c, _)] };
	} finally {
		a.onProgress?.(void 0);
	}
}
async function ct(e, t, n, { manifests: r, settings: i, project: a, options: o, context: s }, c) {
	let l = Ke(r, e.sources), u = _e(l.manifests, e.edits);
	if (u.problems.length > 0) return { problems: u.problems };
	let d = [...u.changed, ...l.changed], f = x(i.kinds, u.manifests, i.usable), p = f.problems.filter(Q(Z(t, o))).filter(({ severity: e }) => e === "error");
	if (p.length > 0) return { problems: p.map(dt) };
	let m = await pe(d, s.folders), h = await fe(m, s.folders);
	if (h.length === 0 && !o.dryRun && m.length > 0 && V(h, await H(m, s.folders)), h.length > 0) return { problems: h };
	let g = l.refused.map(({ text: e, path: t, why: n }) => ({
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	}));
	return {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: d.map(({ path: e }) => e),
				comparison: ot(X(f.declared, n, a), t, e.taken),
				kept: [...e.kept, ...K(g)],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: d,
			at: c
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
	return o(e, t.baseLanguage, i);
}
function ut({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && ce(e.files)) && (e === "no-language-file" || e === "no-manifest");
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
async function ft(t, n, r, i) {
	try {
		return await $(t, n, r, i);
	} catch (t) {
		let r = e(t, i.folders);
		if (!r) throw t;
		return { problems: [...n, r] };
	}
}
async function $(e, t, n, r) {
	if (A(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await we(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, pt] };
		let { filter: o } = t.rules;
		if (o.length > 0) return { problems: [...i, ...o.map((e) => E(e, []))] };
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
		V(i, a.problems), a.later && s.push(a.later), c.push(a.filtered?.unmatched ?? []), a.filtered && l.push(a.filtered.declared);
	}
	return V(i, T(a[0]?.rules.filter ?? [], c, l)), {
		problems: i,
		later: s,
		at: de(s.map((e) => e.at))
	};
}
const pt = M("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function mt(e, t) {
	let n = new w(), i = g(n);
	try {
		let i = {
			...t.sources,
			signal: n.stopping
		}, { settings: a, problems: o } = await d("plan", e, i);
		t.hide(a.secrets), n.stopAfter(a.timeLimit);
		let s = t.context(a, n, e), c = ht(e, t, n), l = await ft(a, [...t.problems, ...o], c, s), { first: u, later: f } = l;
		for (let e of u ? Re(u, c.dryRun) : []) t.print(e);
		let p = {
			isDryRun: c.dryRun,
			full: a.all
		};
		for (let e of _t(f ?? [], p, t)) t.print(e);
		let m = u !== void 0 || f?.some(({ changed: e }) => e.length > 0) === !0, h = !t.reportPull && await vt(s.folders.displayRoot);
		m && l.at !== void 0 && !c.dryRun && h && t.print(`To commit only these changes: git commit --trailer ${ue(r(l.at))}`);
		let { stopped: g } = n, _ = g !== void 0 && u === void 0 && f === void 0, v = _ ? [...l.problems, yt(n)] : l.problems, y = t.reportPull && !a.showTexts ? S(v) : v, b = await t.reportPull?.({
			...u && { first: u },
			...f && { later: f.map((e) => e.pulled) },
			...l.at !== void 0 && { at: l.at },
			problems: y
		}) ?? [], x = [...y, ...b];
		return t.showProblems(x), _ && g.by !== "time limit" ? g.by === "SIGINT" ? 130 : 143 : _ || A(x) ? 1 : a.detailedExitcode && m ? 2 : 0;
	} finally {
		i();
	}
}
function ht(e, { ask: t, sources: n }, r) {
	let i = P(re, e);
	return {
		split: P(N, e) ?? N.default,
		fields: P(se, e),
		repeated: le(e, [
			ne,
			ee,
			ie,
			ae,
			te
		]),
		dryRun: P(k, e) ?? k.default,
		isNew: P(L, e) ?? L.default,
		dir: i === void 0 ? void 0 : ze(n.folders.working, i),
		removesMissing: P(I, e) ?? I.default,
		confirms: t && ((e) => t(`Webhook ${F(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, r)),
		confirmsRemoval: t && ((e) => t(gt(e), r))
	};
}
function gt(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${F(e)}\n`).join("")}Remove them from the manifests?`;
}
function _t(e, { isDryRun: t, full: n }, { screen: r, reportPull: i }) {
	let { clean: a = (e) => e } = r;
	return e.flatMap(({ pulled: e, changed: o }) => {
		let s = c(e, a), l = !(i && s.hide_texts);
		return [...t && l ? p(o) : [], ...v(s, {
			...r,
			isDryRun: t,
			texts: l,
			full: n
		})];
	});
}
async function vt(e) {
	return await h(await Be(e), void 0) !== void 0;
}
function yt({ reason: e }) {
	return M("run-stopped", `${e} Nothing was written.`);
}
export { mt as runPull };
