import { u as e } from "./wire.js";
import { Br as t, Bt as n, C as r, Dn as i, Gr as a, Gt as o, Ir as s, Jt as c, Kt as l, Nr as u, Pr as d, S as f, T as p, Vr as m, Vt as h, Wr as g, Wt as _, Xt as v, _n as y, _t as b, bt as x, en as ee, gn as S, hr as C, in as te, ln as ne, on as re, qt as ie, sn as ae, un as oe, vn as se, w as ce, yt as le } from "./engine.js";
import { B as w, Gt as ue, R as de, V as T } from "./start.js";
// src/report/words/manifestLines.ts
const E = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, fe = "The manifests were not compared with those of the commit that the pull request would be merged into";
function D(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(i).length, a = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${y(e)} ${t}`] : []), ...a > 0 ? [`${S(a, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/words/title.ts
const pe = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function O(e) {
	let t = me(e), n = pe.flatMap((e) => t[e] > 0 ? [`${y(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function me(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[he(n)] += 1;
	return t;
}
function he(e) {
	let t = se(e);
	return t === "removed" || t === "new" ? t : i(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function k(e) {
	return e;
}
function A(e, ...t) {
	return k(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function j(e) {
	return k(e.filter((e) => e !== "").join("\n\n"));
}
function ge(e) {
	return k(e.join("\n"));
}
function M(e) {
	return k(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function _e(e) {
	return k(e);
}
function N(e, t) {
	if (!z.test(e)) throw Error(`${e} cannot be a title`);
	return A`<details><summary>${k(e)}</summary>\n\n${t}\n\n</details>`;
}
const ve = RegExp("(`{16})`+", "g");
function P(e) {
	return e.replace(/[\n\r]/g, " ").replace(ve, "$1…");
}
function F(e, t = "") {
	let n = e.map(P), r = n.reduce((e, t) => Math.max(e, V(t)), 2), i = "`".repeat(r + 1);
	return k([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function I(e) {
	return L(de(e));
}
function L(e) {
	let t = P(e), n = "`".repeat(V(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return k(`${n}${r}${t}${r}${n}`);
}
function R(e) {
	return z.test(e) && !ye.test(e) ? k(e) : I(e);
}
const z = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, ye = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function B(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? k(`[${e}](${t})`) : e;
}
function be(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return k(`<!-- ${e} -->`);
}
function V(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const xe = (e) => e.length, H = (e) => Buffer.byteLength(e);
var U = class {
	groups;
	#e = new Map();
	constructor(e) {
		this.groups = e;
	}
	get showsLosses() {
		return this.groups.every((e) => !e.isLoss || this.isShown(e));
	}
	isShown(e) {
		return this.#e.has(e);
	}
	rowsOf(e) {
		return this.#e.get(e);
	}
	show(e, t) {
		this.#e.set(e, t);
	}
	get count() {
		return Se(this.groups);
	}
	get hidden() {
		return Se(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function Se(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var Ce = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = t;
	}
	get remaining() {
		return this.#e;
	}
	take(e) {
		return e > this.#e ? !1 : (this.#e -= e, !0);
	}
	takeText(e) {
		return this.take(this.#t(e));
	}
	showLosses(e, t) {
		let n = this.#e - Math.floor(this.#e * t);
		this.#e -= n;
		let r = e.flatMap((e) => e.groups.filter((e) => e.isLoss).map((t) => ({
			section: e,
			group: t
		})));
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, we(t));
		for (let { section: e, group: t } of r) {
			let n = e.rowsOf(t);
			n && n !== t.rows && this.#n(e, t, t.rows, n);
		}
		this.#e += n;
	}
	showRest(e, t = this.#e) {
		let n = Math.max(0, this.#e - t);
		this.#e -= n;
		let r = e.map((e) => ({
			section: e,
			rest: e.groups.filter((t) => !e.isShown(t))
		}));
		for (let e = 0; r.length > 0; e += 1) r = r.filter(({ section: t, rest: n }) => {
			let r = n[e];
			return r !== void 0 && this.#n(t, r, r.rows);
		});
		this.#e += n;
	}
	#n(e, t, n, r = []) {
		return this.take(this.#r(n) - this.#r(r)) ? (e.show(t, n), !0) : !1;
	}
	#r(e) {
		return e.reduce((e, t) => e + this.#t(P(t)) + 1, 0);
	}
};
function we({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function Te({ file: e, line: t }, n) {
	let r = I(`${w(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : B(r, i);
}
// src/report/markdown/groups.ts
function W(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${S(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? j([ge(e.section.rows), ...s > 0 ? [R(c)] : []]) : F([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [N(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [A`${t === 3 ? A`###` : A`####`} ${R(r)}`, u ? N(`Show ${S(o.count, i)}`, l) : l];
}
function G({ rows: e, layout: t, title: n, ...r }, i) {
	let a = {
		...r,
		...n !== void 0 && { title: n }
	};
	if (t === "list") return {
		...a,
		layout: t,
		section: new U(e.map((e) => Ee(e, i)))
	};
	let o = e.map((e) => {
		let { isLoss: n, count: r } = e;
		return {
			rows: t === "names" ? [e.name] : De(e),
			...n && { isLoss: n },
			...r !== void 0 && { count: r }
		};
	});
	return {
		...a,
		layout: t === "names" ? "plain" : "diff",
		section: new U(o)
	};
}
function Ee(e, t) {
	let { name: n, state: r, words: i, lines: a, isLoss: o, count: s } = e;
	if (s !== void 0 && i === void 0) return {
		rows: [M([R(n)])],
		count: s
	};
	let c = r === void 0 ? K(e, t) : A`${K(e, t)} · ${R(r)}`, l = i === void 0 ? c : A`${c}: ${L(i)}`, u = F(a.map(Oe), "diff");
	return {
		rows: [M([a.length > 0 ? A`${l}\n${u}` : l])],
		short: [M([K(e, void 0)])],
		...o && { isLoss: o },
		...s !== void 0 && { count: s }
	};
}
function K({ name: e, from: t, place: n, commit: r }, i) {
	let a = t === void 0 ? A`` : A` ← ${I(t)}`, o = n ? A` · ${Te(n, i && ((e, t) => i(e, t, r)))}` : A``;
	return A`**${I(e)}**${a}${o}`;
}
function De({ sign: e, name: t, words: n, place: r, lines: i }) {
	let a = e === "+" || e === "-" || e === "!", o = a || e === " " ? `${e} ` : `  ${e} `, s = a ? e : " ";
	return [o + [
		t,
		...n === void 0 ? [] : [n],
		...r ? [oe({ place: r })] : []
	].join("  "), ...i.map(({ start: e, value: t }) => `${s}     ${e}${t}`)];
}
function Oe({ sign: e, start: t, value: n }) {
	return `${e} ${t}${n}`;
}
// src/plan/earlierEntries.ts
function ke(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ue(t, n, i ? [i.name, r] : []).path;
}
function Ae(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const je = new WeakMap();
function Me(e, t, n) {
	let r = je.get(t) ?? new Map();
	je.set(t, r);
	let i = C([e.name, n?.name ?? null]), a = r.get(i) ?? Pe(e, n ? Ne(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Ne(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Pe(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Fe(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let i = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: a } = Le(e, t), o = i([...n, ...a]);
			return o.length < 2 ? o[0] : f(e, {
				target: o,
				head: [t]
			}, (t) => r(e, t.values).texts).get(t);
		},
		namesakes: (t) => i(Le(e, t).own).filter((e) => e !== t)
	};
}
function Fe(e, t) {
	let { id: n, previously: r = [] } = ce(e, t), i = p(e.identity(t.values)).map(Re);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Re)
	};
}
const Ie = new WeakMap();
function Le(e, t) {
	let n = Ie.get(e) ?? new WeakMap();
	Ie.set(e, n);
	let r = n.get(t) ?? Fe(e, t);
	return n.set(t, r), r;
}
function Re(e) {
	return `name ${e}`;
}
// src/plan/conflicts.ts
function ze(e, { entries: t, isUnchanged: n }) {
	return e.filter(({ kind: e, entry: t, item: r }) => !n?.(ke(e, t, r.part ?? ""))).filter(({ item: e, entry: n, kind: r }) => {
		let i = Me(r, t).find(n), a = i && Ae(r, i, e.part ?? "");
		return a === void 0 || C(a) !== C(e.declared);
	});
}
function Be(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Ve(e) {
	return e.map(({ item: e, entry: t, kind: n }) => u(n, t, "conflict", He(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function He({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function q({ code: e }) {
	return e === "conflict";
}
function J(e) {
	return !q(e);
}
function Ue({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? A` ${Te(t, i)}` : A``, o = B(I(r), ee(r));
	return { rows: [M([A`**${R(e)}**${a}: ${We(n)} (${o})`])] };
}
function We(e) {
	return L(w(e, 1e3));
}
function Ge(e, t, n, r) {
	let { problems: i, results: a, backup: o } = e, s = g(e), { command: c } = t, { failed: u, own: d, pending: f, unmanaged: p } = ae(e, {
		...n,
		command: c,
		full: "also",
		keptElsewhere: "the report file lists"
	}), m = (e) => G(e, n.linkTo);
	return {
		isApplied: a !== void 0,
		head: j([
			...r ? [Ye(e, t)] : [],
			Ze(e, r),
			...Qe(e),
			...$e(e),
			...et(e, t),
			...o === void 0 ? [] : [A`The backup is in ${I(w(o, 400))}.`],
			...s === void 0 ? [] : [A`${R(l(void 0))}: ${I(w(s, 800))}`]
		]),
		problems: Y(i.filter(J), n.linkTo),
		failed: m(u),
		groups: d.map(m),
		pending: f.map(m),
		unmanaged: m(p)
	};
}
function Y(e, t) {
	let n = new U(b(e).map((e) => Ue(e, t)));
	return {
		title: o(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function Ke({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function qe(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function Je(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => W(e, n, t), d = s.flatMap(u);
	return j([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [N("The plan", j(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function Ye(e, { command: t }) {
	let { name: r, id: i, plan: o, results: s } = e, c = A`### ${X(r ?? i)}${o ? A` · ${X(o.project.name)}` : A``}`;
	return s ? A`${c}\n\n**${R(`Applied: ${n([e])}.`)}**` : o ? t === "plan" ? A`${c}\n\n**${R(Xe(O(a(e))))}**` : A`${c}\n\n**${R(t === "drift" ? h([e]) : _(o, e.effort))}**` : c;
}
function Xe(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function Ze({ id: e, plan: t }, n) {
	let r = x(e);
	return A`Project ${t && !n ? A`${X(t.project.name)} · ` : A``}${I(w(e, 200))}${r === void 0 ? A`` : A` · ${B(A`open in Lokalise`, r)}`}`;
}
function Qe({ plan: e }) {
	let t = e?.filter && le(e.filter);
	return t ? [A`**${R(t.start)}** ${I(t.filters)}: ${R(t.end)}`] : [];
}
function $e({ target: e }) {
	return e?.is === "not compared" ? [A`**All differences that apply would change are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${I(w(e.why, 400))}.`] : [];
}
function et(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && v(n.project, a(e));
	return i ? [A`${R(i.start)} ${I(i.languages)} ${R(i.end)}`] : [];
}
function X(e) {
	return I(w(e, 80));
}
// src/report/markdown/manifestGroups.ts
function tt({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [A`${R(fe)}: ${I(w(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = E, a = R(`Difference: ${D(n)}.`);
	return [A`**${R(r)}** (${I(t.slice(0, 7))}). ${R(i)}`, A`**${a}**`];
}
function nt({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => rt(e, t, n.length > 1));
}
function rt(e, { linkTo: t }, n) {
	let { hide_texts: r, name: i = "" } = e, a = {
		texts: r !== !0,
		languages: [],
		full: "also"
	}, o = A`**${R(D([e]))}**`;
	return {
		isApplied: !1,
		head: n ? j([A`### ${X(i)}`, o]) : A``,
		problems: Y([]),
		failed: Y([]),
		groups: re(e, a).map((e) => G(e, t)),
		pending: [],
		unmanaged: Y([])
	};
}
// src/report/markdown/body.ts
const it = 7 / 8;
function at(t, n) {
	let r = te(t), { overflow: i, measure: a } = n, { problems: o, projects: s } = ct(r), c = nt(r, n), l = s.length + c.length > 1, u = new Ce(n.limit, a), d = j([
		lt(r),
		ut(r, n),
		...dt(r, n),
		...tt(r)
	]), f = (e) => R(`… and ${S(e, "more project")}; ${i}.`), p = [...s.map((e) => Ge(e, r, n, l)), ...c], m = ht(r, n, p);
	u.takeText(j([
		d,
		f(s.length + c.length),
		...m
	]));
	let h = Y(o, n.linkTo);
	o.length > 0 && u.take(400);
	let g = new Set(), _ = (e) => (!g.has(e) && u.take(qe(e, a)) && g.add(e), g.has(e)), v = (e) => [...g].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of p) Ke(e) || _(e);
	let y = () => v(({ groups: e }) => e), b = () => v((e) => e.pending);
	u.showLosses(y(), it), u.showRest([h.section], u.remaining / 2);
	for (let e of p) if (!_(e)) break;
	for (let e of [ot, st]) u.showRest(v(e), u.remaining / 2);
	if (u.showLosses(y(), 1), p.every(Ke)) {
		u.showLosses(b(), it);
		let t = e(p.map(({ groups: e }) => e.length));
		for (let e = 0; e < t; e += 1) u.showRest(v(({ groups: t }) => t[e]));
		u.showRest(b());
	}
	u.showRest(v(({ unmanaged: e }) => e));
	let x = p.length - g.size;
	return j([
		d,
		...W(h, 3, i),
		...p.filter((e) => g.has(e)).map((e) => Je(e, n, l ? 4 : 3)),
		...x > 0 ? [f(x)] : [],
		...m
	]);
}
const ot = ({ problems: e }) => e, st = ({ failed: e }) => e;
function ct({ problems: e, projects: t }) {
	let [n] = t;
	return !n || t.length > 1 ? {
		problems: e,
		projects: t
	} : {
		problems: [],
		projects: [{
			...n,
			problems: [...e, ...n.problems]
		}]
	};
}
function lt(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return A`## Translations: ${R(D(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), o = n.length > 1 ? A` · ${R(S(n.length, "project"))}` : A``;
	if (t === "plan" && i.length > 0) {
		let t = d(e).filter(q).length, r = t > 0 ? `, ${S(t, "conflict")}` : "";
		return A`## Translations: ${R(O(n.flatMap(a)) + r)}${o}`;
	}
	let [s] = i, c = n.length === 1 && s?.plan ? A` · ${X(s.plan.project.name)}` : A``;
	return t === "plan" ? A`## Translations: no plan${o}` : A`## Lokaform ${R(t)}${c}${o}`;
}
function ut({ manifests: e }, { lead: t = (e) => A`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = ne(e) || "no manifest", i = e.length === 1 ? A`the manifest` : A`the manifests`;
	return t(n ? A`${i} ${I(T(r, 400))}` : R(r));
}
function dt(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? ft(e, t) : [Z(e, ie(e))];
	if (!i) return o;
	let { sentence: s, names: l } = c(e), u = l.length > 0 ? A` Not reached: ${I(T(l.join(", "), 400))}.` : A``;
	return [A`❌ **${R(s)}**${u}`, ...a ? o : []];
}
function Z(e, n) {
	let r = e.projects.some(({ results: e }) => e);
	return A`${m(e) ? A`❌ ` : t(e) || r ? A`✅ ` : A``}**${R(n)}**`;
}
function ft(e, { isPullRequest: t }) {
	if (m(e)) {
		let t = d(e), n = t.filter(q), r = t.filter((e) => e.severity === "error" && J(e)), i = j([...r.length > 0 ? [Z(e, `${o(r)}. ${mt(r)}`)] : [], ...n.length > 0 ? [Z(e, pt(n))] : []]);
		return Q(e) && e.projects.every((e) => a(e).length === 0) ? [i, A`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return s(e) ? [A`✅ **${R(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function pt(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${y(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${S(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function mt(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function ht(e, t, n) {
	let { command: r, projects: i } = e;
	if (r !== "plan" && r !== "drift" || !i.some(({ plan: e }) => e)) return [];
	let o = i.flatMap(a), s = r === "plan" && o.length > 0 && !m(vt(e)), c = A`**What happens next:** Nothing has been changed yet. ${gt(e, t)}`;
	return [...s ? [c] : [], _t(e, n)];
}
function gt(e, { isPullRequest: t, unappliedBase: n }) {
	return t ? n === void 0 ? A`When this pull request is merged, the next apply makes these changes in the project.${Q(e) ? A` The changes that are already pending are made as well.` : A``}` : A`Merging this pull request also changes nothing in the project: apply does not write from its base branch ${I(T(n, 200))}. It writes only from the default branch, and from the branches in the input \`apply-from\`.` : A`The next apply makes these changes in the project.`;
}
function Q({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function _t(e, t) {
	let n = t.flatMap((e) => e.groups).filter(({ section: e }) => e.count > 0), r = new Map(n.flatMap(({ action: e, meaning: t }) => e && t ? [[e, t]] : [])), i = Array.from(r, ([e, t]) => A`**${R(e)}**: ${R(t)}`);
	return N("How to read this", j([
		...Q(e) ? [A`In numbers, with the changes that are already pending:`] : [],
		...e.command === "plan" ? [R(ie(e))] : [],
		A`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.`,
		...i.length > 0 ? [M(i)] : []
	]));
}
function vt(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(J)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const $ = 1048576;
function yt(e, { reportFile: t, limit: n = $, linkTo: r, unappliedBase: i }) {
	let a = e.projects.some(({ target: e }) => e), o = {
		overflow: t === void 0 ? "set report to a file to get them all" : "the report file has them all",
		linkTo: r,
		isPullRequest: a,
		unappliedBase: i
	};
	return A`${at(e, {
		limit: n - 1,
		measure: H,
		...o
	})}\n`;
}
export { fe as A, M as C, R as D, _e as E, O, B as S, A as T, xe as _, Y as a, F as b, Be as c, ke as d, Ne as f, H as g, Ce as h, X as i, D as j, E as k, Ae as l, G as m, yt as n, Ve as o, W as p, at as r, ze as s, $ as t, Me as u, j as v, be as w, N as x, I as y };
