import { $t as e, Bn as t, Br as n, Cn as r, Ct as i, D as a, Dn as o, Dt as s, E as c, Et as l, Fn as u, Hn as d, In as f, Jn as p, Jt as m, Kn as h, Ln as g, O as _, Ot as v, Qn as ee, Rn as y, Sn as b, St as te, T as ne, Tt as re, Ut as ie, Wt as ae, Xn as oe, Xt as se, Yn as ce, Yt as le, Zt as ue, _n as de, ai as fe, bn as pe, bt as me, cn as he, ct as ge, dn as x, dt as _e, ei as ve, fn as ye, ft as be, gn as S, hn as xe, ii as Se, jn as Ce, kn as we, kt as C, ln as Te, nr as Ee, pn as De, pt as Oe, qt as ke, rn as w, sn as Ae, un as T, ut as je, vn as Me, wt as Ne, xn as Pe, xt as Fe, yn as E, yt as Ie, zn as Le } from "./engine.js";
import { A as Re, F as D, Ht as ze, M as O, P as k } from "./start.js";
// src/report/words/manifestLines.ts
const Be = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ve = "The manifests were not compared with those of the commit that the pull request would be merged into";
function He({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...me(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => Ue(e, a)),
		...n.map(A),
		...r.map(j)
	];
}
function Ue({ fields: e, ...t }, n) {
	let i = e?.map(({ before: e, ...i }) => `${S(t.kind, i)}${n ? ` ${r(E(t.kind, i.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: s(t),
		place: C(t),
		isLoss: !0,
		words: i ?? ["is no longer declared"]
	};
}
function A({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: s(r),
		place: C(r),
		words: o
	};
}
function j(e) {
	return {
		sign: "~",
		label: O(e),
		place: "",
		words: ["on_create changes"]
	};
}
function M(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(w).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${x(e)} ${t}`] : []), ...i > 0 ? [`${T(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const We = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Ge(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => h(e.kind, t)) ? "removed" : e.fields.filter((t) => Me(e.kind, t)).some((t) => oe(e.kind, t)) ? "overwritten text" : ce(e) ? "overwritten" : w(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ke = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function qe(e) {
	let t = Je(e), n = Ke.flatMap((e) => t[e] > 0 ? [`${x(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Je(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Ye(n)] += 1;
	return t;
}
function Ye(e) {
	let t = Ge(e);
	return t === "removed" || t === "new" ? t : w(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function N(e) {
	return e;
}
function P(e, ...t) {
	return N(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function F(e) {
	return N(e.filter((e) => e !== "").join("\n\n"));
}
function Xe(e) {
	return N(e.join("\n"));
}
function I(e) {
	return N(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Ze(e) {
	return N(e);
}
function L(e, t) {
	if (!$e.test(e)) throw Error(`${e} cannot be a title`);
	return P`<details><summary>${N(e)}</summary>\n\n${t}\n\n</details>`;
}
const Qe = RegExp("(`{16})`+", "g");
function R(e) {
	return e.replace(/[\n\r]/g, " ").replace(Qe, "$1…");
}
function z(e, t = "") {
	let n = e.map(R), r = n.reduce((e, t) => Math.max(e, nt(t)), 2), i = "`".repeat(r + 1);
	return N([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function B(e) {
	return V(O(e));
}
function V(e) {
	let t = R(e), n = "`".repeat(nt(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return N(`${n}${r}${t}${r}${n}`);
}
function H(e) {
	return $e.test(e) && !et.test(e) ? N(e) : B(e);
}
const $e = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, et = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function U(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? N(`[${e}](${t})`) : e;
}
function tt(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return N(`<!-- ${e} -->`);
}
function nt(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const rt = (e) => e.length, it = (e) => Buffer.byteLength(e);
var W = class {
	groups;
	#e = new Map();
	constructor(e) {
		this.groups = [...e.filter(({ isLoss: e }) => e), ...e.filter(({ isLoss: e }) => !e)];
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
		return at(this.groups);
	}
	get hidden() {
		return at(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function at(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var ot = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, st(t));
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
		return e.reduce((e, t) => e + this.#t(R(t)) + 1, 0);
	}
};
function st({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function G(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${T(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? F([Xe(e.section.rows), ...s > 0 ? [H(c)] : []]) : z([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [L(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [P`${t === 3 ? P`###` : P`####`} ${H(r)}`, u ? L(`Show ${T(o.count, i)}`, l) : l];
}
function K({ file: e, line: t }, n) {
	let r = B(`${k(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : U(r, i);
}
// src/report/markdown/changeItems.ts
const q = 1e3;
function ct(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${C(e)}`;
	return {
		rows: [`- ${s(e)}  ${Ie[t]}${n}`],
		isLoss: !0
	};
}
function J(e, t) {
	let n = Y(e, t), r = ut(e, t);
	return {
		rows: [I([r === void 0 ? n : P`${n}${r}`])],
		short: [I([Y(e, {})])],
		...ce(e) && { isLoss: !0 }
	};
}
function lt(e, t) {
	let n = V(D(De(e, t.texts), q));
	return {
		rows: [I([P`${Y(e, t)}: ${n}`])],
		short: [I([Y(e, {})])]
	};
}
function Y(e, { linkTo: t }) {
	return P`${P`**${B(s(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? P` ← ${B(k(e.renamed_from, 80))}` : P``}${"place" in e && e.place ? P` · ${K(e.place, t)}` : P``}`;
}
function ut(e, t) {
	if (e.action === "destroy") return P`: ${V(Ie[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? Fe(e) : te(n, r);
		return i === "" ? void 0 : P`: ${V(D(i, q))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !de(n, t)).flatMap((e) => dt(n, e, t));
	return i.length === 0 ? void 0 : P`\n${z(i, "diff")}`;
}
function dt(e, t, { texts: n, languages: r }) {
	let i = S(e, t), a = ee(e, t) ? [`  ${Ne(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = oe(e, t) ? pt(e, i, t) : [], s = o.length > 0 ? o : [ft(e, i, t)];
	return [
		...yt(t.edited),
		...s.map((e) => D(e, q)),
		...a
	];
}
function ft(e, t, n) {
	return n.before === void 0 || p(n.before) ? `+ ${t} ${vt(E(e, n.field, n.after))}` : `  ${ye(e, n)}`;
}
function pt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [E(e, n, r), E(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? pe(a.slots, o.slots).flatMap(([e, n, r]) => mt(`${t}.${e}`, n, r)) : mt(t, a, o);
}
function mt(e, t, n) {
	if (t.as === "set" && n.as === "set") return ht(e, t.members, n.members);
	let [r, i] = Pe(t, n, 90), [a, o] = [_t(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${_t(n) ? "(empty)" : i}`];
	return [...a, o];
}
function ht(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => gt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(b), `${T(r.length, "other")} in both`].join(", ") : gt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function gt(e) {
	return r({
		as: "set",
		members: e
	});
}
function _t(e) {
	return e.as === "text" && e.text === "";
}
function vt(e) {
	return e.as === "text" ? Pe(e, e, 90)[0] : r(e);
}
function yt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${xe(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function bt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !de(e.kind, t)).flatMap((t) => xt(e.kind, t));
	if (n.length !== 0) return { rows: [I([P`${Y(e, t)}\n${z(n, "diff")}`])] };
}
function xt(e, t) {
	let n = S(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : St("-", n, E(e, t.field, r)), ...St("+", n, E(e, t.field, i))];
}
function St(e, t, n) {
	return Ct(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = D(Re(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${b(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function Ct(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const wt = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function Tt({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [Dt(r.settings)] : [],
			Ot((r ?? e).sends),
			kt(a.filter(Se), n),
			...We.map((e) => Et(e, i, n)),
			Mt(At, a.filter(fe), n),
			Mt(jt, a.filter((e) => !Se(e) && !fe(e)), n),
			...r ? [Pt(r)] : [],
			Ft(i, n)
		],
		pending: r ? It(r, n) : []
	};
}
function Et(e, t, n) {
	let r = t.filter((t) => Ge(t) === e), i = {
		title: `${x(r.length)} ${wt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new W(r.map(ct))
	};
	let a = r.map((e) => J(e, n));
	return {
		...i,
		layout: "list",
		section: new W(a)
	};
}
function Dt(e) {
	let t = e.map((e) => ({
		rows: [l(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${T(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new W(t)
	};
}
function Ot(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new W(re(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function kt(e, t) {
	let n = e.map((e) => ({
		...lt(e, t),
		isLoss: !0
	}));
	return {
		title: `${T(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new W(n)
	};
}
const At = "to pull: edited in the project, and not in the manifests", jt = "kept: different, and not changed by apply";
function Mt(e, t, n) {
	let r = t.length > 20 ? Nt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [I([P`and ${H(x(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => lt(e, n));
	return {
		title: `${x(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new W(i > 0 ? [...o, a] : o)
	};
}
function Nt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Pt({ released: e, released_kinds: t }) {
	let n = [...Ee.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => s(e))];
	return {
		title: `${x(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new W(n.map((e) => ({ rows: [e] })))
	};
}
function Ft(e, t) {
	let n = e.flatMap((e) => bt(e, t) ?? []);
	return {
		title: `All values in full: ${T(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new W(n)
	};
}
function It({ pending: e, resolved: t, commit: n }, r) {
	let { linkTo: i } = r, a = {
		...r,
		linkTo: i && ((e, t) => i(e, t, n))
	}, o = {
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...o,
		title: `Already pending, with or without this pull request: ${T(e.length, "change")}`,
		section: new W(e.map((e) => J(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${T(t.length, "change")}`,
		section: new W(t.map((e) => ({ rows: J(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Lt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ze(t, n, i ? [i.name, r] : []).path;
}
function Rt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function zt(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Bt(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Bt(e, t), ...(a(e, t).previously ?? []).map(Vt)], i = [...new Set(r.flatMap((e) => n.get(e) ?? []))];
		return ne(e, {
			target: i,
			head: [t]
		}, (t) => c(e, t.values).texts).get(t);
	};
}
function Bt(e, t) {
	let { id: r } = a(e, t);
	return [...r === void 0 ? [] : [n(["id", r])], ..._(e.identity(t.values)).map(Vt)];
}
function Vt(e) {
	return n(["name", e]);
}
// src/plan/conflicts.ts
function Ht(e, { entries: t, isUnchanged: r }) {
	let i = e.filter(({ kind: e, entry: t, item: n }) => !r?.(Lt(e, t, n.part ?? ""))), a = new Map();
	return i.filter(({ item: e, entry: r, kind: i }) => {
		let o = a.get(i) ?? zt(i, t);
		a.set(i, o);
		let s = o(r), c = s && Rt(i, s, e.part ?? "");
		return c === void 0 || n(c) !== n(e.declared);
	});
}
function Ut(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Wt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => ve(n, t, "conflict", Gt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Gt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Kt({ code: e }) {
	return e === "conflict";
}
function X(e) {
	return !Kt(e);
}
function qt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? P` ${K(t, i)}` : P``, o = U(B(r), Ae(r));
	return { rows: [I([P`**${H(e)}**${a}: ${Yt(n)} (${o})`])] };
}
function Jt(e, t) {
	return he(e, Te).map(({ result: e, names: n, count: r }) => {
		let i = y(e), a = i ? P` · ${K(i, t)}` : P``, o = H(d(e.outcome));
		return {
			count: r,
			rows: [I([P`**${B(n)}**${a} · ${o}: ${Yt(g(e))}`])]
		};
	});
}
function Yt(e) {
	return V(k(e, 1e3));
}
// src/report/markdown/rows.ts
const Xt = 1e3;
function Zt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${O(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${k(n, Xt)}`] };
}
function Qt(e) {
	return he(e, Te).map(({ result: e, names: t, count: n }) => {
		let r = k(g(e), Xt);
		return {
			count: n,
			rows: [`${C({ place: y(e) })}  ${t}  ${d(e.outcome)}: ${r}`]
		};
	});
}
function $t({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${D(e, Xt)}`)],
		...i && { isLoss: !0 }
	};
}
function en(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: F([
			...r ? [cn(e, t)] : [],
			un(e, r),
			...dn(e),
			...fn(e),
			...pn(e, t),
			...o === void 0 ? [] : [P`The backup is in ${B(k(o, 400))}.`],
			...s === void 0 ? [] : [P`${H(le(void 0))}: ${B(k(s, 800))}`]
		]),
		problems: Z(i.filter(X), n.linkTo),
		failed: {
			title: `${T(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new W(Jt(c, n.linkTo))
		},
		...tn(e, t, n),
		unmanaged: rn(e, n)
	};
}
function Z(e, t) {
	let n = new W(ge(e).map((e) => qt(e, t)));
	return {
		title: m(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function tn(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: a } = e, o = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: nn(_e(a, o)),
		pending: []
	};
	if (t === "restore") {
		let r = Le(t, e);
		return {
			groups: nn(i(a, {
				now: n,
				texts: o,
				file: r
			})),
			pending: []
		};
	}
	let { own: s, pending: c } = Tt(e, {
		texts: o,
		languages: a.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: s,
		pending: c
	};
}
function nn(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new W(t.map($t))
	});
	return [r("change", n), r("kept item", t)];
}
function rn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = be(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${x(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${x(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new W(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function an({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function on(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function sn(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => G(e, n, t), d = s.flatMap(u);
	return F([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [L("The plan", F(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function cn(e, { command: n }) {
	let { name: r, id: i, plan: a, results: o } = e, s = P`### ${Q(r ?? i)}${a ? P` · ${Q(a.project.name)}` : P``}`;
	return o ? P`${s}\n\n**${H(`Applied: ${ie([e])}.`)}**` : a ? n === "plan" ? P`${s}\n\n**${H(ln(qe(t(e))))}**` : P`${s}\n\n**${H(n === "drift" ? ae([e]) : ke(a, e.effort))}**` : s;
}
function ln(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function un({ id: e, plan: t }, n) {
	let r = Oe(e);
	return P`Project ${t && !n ? P`${Q(t.project.name)} · ` : P``}${B(k(e, 200))}${r === void 0 ? P`` : P` · ${U(P`open in Lokalise`, r)}`}`;
}
function dn({ plan: e }) {
	let t = e?.filter && je(e.filter);
	return t ? [P`**${H(t.start)}** ${B(t.filters)}: ${H(t.end)}`] : [];
}
function fn({ target: e }) {
	return e?.is === "not compared" ? [P`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${B(k(e.why, 400))}.`] : [];
}
function pn(n, { command: r }) {
	let { plan: i, results: a } = n, o = i && !a && r !== "drift" && e(i.project, t(n));
	return o ? [P`${H(o.start)} ${B(o.languages)} ${H(o.end)}`] : [];
}
function Q(e) {
	return B(k(e, 80));
}
// src/report/markdown/manifestGroups.ts
function mn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [P`${H(Ve)}: ${B(k(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Be, a = H(`Difference: ${M(n)}.`);
	return [P`**${H(r)}** (${B(t.slice(0, 7))}). ${H(i)}`, P`**${a}**`];
}
function hn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => gn(e, t, n.length > 1));
}
function gn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = P`**${H(M([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => Ue(e, u.texts);
	return {
		isApplied: !1,
		head: n ? F([P`### ${Q(l)}`, d]) : P``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Dt(s),
			$(`${x(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${x(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			..._n(r, u),
			$(`${x(a.length)} with another id or former name`, a.map(A)),
			$(`${T(o.length, "manifest")} with other values for new entries`, o.map(j)),
			Ft(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function _n(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => J(e, t));
		return {
			title: `${x(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new W(r)
		};
	};
	return [
		r("changed", n.filter((e) => !w(e))),
		r("renamed", n.filter(w)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new W(t.map((e) => $t(e)))
	};
}
// src/report/markdown/body.ts
const vn = 7 / 8;
function yn(e, t) {
	let n = o(e), { overflow: r, measure: i } = t, { problems: a, projects: s } = Sn(n), c = hn(n, t), l = s.length + c.length > 1, u = new ot(t.limit, i), d = F([
		Cn(n),
		wn(n, t),
		...Tn(n, t),
		...mn(n)
	]), f = (e) => H(`… and ${T(e, "more project")}; ${r}.`), p = An(n, t);
	u.takeText(F([
		d,
		f(s.length + c.length),
		...p
	]));
	let m = Z(a, t.linkTo);
	a.length > 0 && u.take(400);
	let h = [...s.map((e) => en(e, n, t, l)), ...c], g = new Set(), _ = (e) => (!g.has(e) && u.take(on(e, i)) && g.add(e), g.has(e)), v = (e) => [...g].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of h) an(e) || _(e);
	let ee = () => v(({ groups: e }) => e), y = () => v((e) => e.pending);
	u.showLosses(ee(), vn), u.showRest([m.section], u.remaining / 2);
	for (let e of h) if (!_(e)) break;
	for (let e of [bn, xn]) u.showRest(v(e), u.remaining / 2);
	if (u.showLosses(ee(), 1), h.every(an)) {
		u.showLosses(y(), vn);
		let e = Math.max(...h.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) u.showRest(v(({ groups: e }) => e[t]));
		u.showRest(y());
	}
	u.showRest(v(({ unmanaged: e }) => e));
	let b = h.length - g.size;
	return F([
		d,
		...G(m, 3, r),
		...h.filter((e) => g.has(e)).map((e) => sn(e, t, l ? 4 : 3)),
		...b > 0 ? [f(b)] : [],
		...p
	]);
}
const bn = ({ problems: e }) => e, xn = ({ failed: e }) => e;
function Sn({ problems: e, projects: t }) {
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
function Cn(e) {
	let { command: n, projects: r, manifest_comparison: i } = e;
	if (i?.is === "compared") return P`## Translations: ${H(M(i.projects))}`;
	let a = r.filter(({ plan: e }) => e), o = r.length > 1 ? P` · ${H(T(r.length, "project"))}` : P``;
	if (n === "plan" && a.length > 0) {
		let n = we(e).filter(Kt).length, i = n > 0 ? `, ${T(n, "conflict")}` : "";
		return P`## Translations: ${H(qe(r.flatMap(t)) + i)}${o}`;
	}
	let [s] = a, c = r.length === 1 && s?.plan ? P` · ${Q(s.plan.project.name)}` : P``;
	return n === "plan" ? P`## Translations: no plan${o}` : P`## Lokaform ${H(n)}${c}${o}`;
}
function wn({ manifests: e }, { lead: t = (e) => P`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = v(e) || "no manifest", i = e.length === 1 ? P`the manifest` : P`the manifests`;
	return t(n ? P`${i} ${B(D(r, 400))}` : H(r));
}
function Tn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Dn(e, t) : [En(e, se(e))];
	if (!i) return o;
	let { sentence: s, names: c } = ue(e), l = c.length > 0 ? P` Not reached: ${B(D(c.join(", "), 400))}.` : P``;
	return [P`❌ **${H(s)}**${l}`, ...a ? o : []];
}
function En(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return P`${f(e) ? P`❌ ` : u(e) || n ? P`✅ ` : P``}**${H(t)}**`;
}
function Dn(e, { isPullRequest: n }) {
	if (f(e)) {
		let n = we(e), r = n.filter(Kt), i = n.filter((e) => e.severity === "error" && X(e)), a = F([...i.length > 0 ? [En(e, `${m(i)}. ${kn(i)}`)] : [], ...r.length > 0 ? [En(e, On(r))] : []]);
		return jn(e) && e.projects.every((e) => t(e).length === 0) ? [a, P`This pull request adds no change: what the plan changes is already pending.`] : [a];
	}
	return Ce(e) ? [P`✅ **${H(`${n ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function On(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${x(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${T(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function kn(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function An(e, { isPullRequest: n }) {
	let { command: r, projects: i } = e;
	if (r !== "plan" || !i.some(({ plan: e }) => e)) return [];
	let a = i.flatMap(t), o = jn(e) ? P` The changes that are already pending are made as well.` : P``, s = n ? P`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${o}` : P`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...a.length > 0 && !f(Nn(e)) ? [s] : [], Mn(e)];
}
function jn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Mn(e) {
	return L("How to read this", F([
		...jn(e) ? [P`In numbers, with the changes that are already pending:`] : [],
		H(se(e)),
		P`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

- **New**: the project does not have it yet.
- **Overwritten**: the line with \`-\` is the value in the project. The line with \`+\` replaces it.
- **Changed without loss**: values are added, or a switch changes. No text is lost.
- **Renamed**: it keeps its translations and its history.
- **Removed**: it is archived or destroyed.
- **Conflict**: the declared text is new, but it is not written, because a text in the project is kept. To keep that text, put it into the manifest. To replace it, name its key with the input or option \`take\`.
- **To pull**: another person edited the text in the project, and no manifest has it.
- **Kept**: the project differs from its manifests, and apply does not change it. Each line says why.`
	]));
}
function Nn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(X)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const Pn = 1048576;
function Fn(e, { now: t, reportFile: n, limit: r = Pn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return P`${yn(e, {
		now: t,
		limit: r - 1,
		measure: it,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Ze as A, Ue as B, B as C, I as D, U as E, Be as F, Ve as I, M as L, Je as M, qe as N, tt as O, Ge as P, j as R, F as S, L as T, A as V, G as _, Q as a, it as b, Qt as c, Ht as d, Ut as f, Ft as g, Lt as h, _n as i, H as j, P as k, Zt as l, zt as m, Fn as n, Z as o, Rt as p, yn as r, $t as s, Pn as t, Wt as u, ot as v, z as w, rt as x, W as y, He as z };
