import { $n as e, $t as t, At as n, Bn as r, Cn as i, Ct as a, D as o, Dn as s, Dt as c, E as l, En as u, Et as d, Fn as f, Gt as p, Hn as m, Kn as h, Kt as g, Nn as _, O as v, Ot as ee, Qn as te, Qt as ne, Sn as re, St as ie, Tn as ae, Tt as oe, Un as se, Vn as ce, Wn as y, Wr as b, Xn as le, Xt as ue, Yt as de, Zt as fe, _n as pe, ai as me, an as x, bn as he, dn as ge, dt as _e, er as ve, fn as S, ft as ye, hn as be, jn as xe, jt as C, k as Se, kt as w, li as Ce, ln as we, lt as Te, mn as Ee, mt as De, nr as Oe, or as ke, pn as T, pt as Ae, tn as je, ui as Me, un as Ne, vn as E, wt as Pe, xn as D, xt as Fe, yn as Ie, zn as Le } from "./engine.js";
import { I as O, L as k, M as Re, P as A, Wt as ze } from "./start.js";
// src/report/words/manifestLines.ts
const Be = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ve = "The manifests were not compared with those of the commit that the pull request would be merged into";
function He({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...ie(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => j(e, a)),
		...n.map(M),
		...r.map(N)
	];
}
function j({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${E(t.kind, r)}${n ? ` ${u(D(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: w(t),
		place: C(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function M({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: w(r),
		place: C(r),
		words: o
	};
}
function N(e) {
	return {
		sign: "~",
		label: A(e),
		place: "",
		words: ["on_create changes"]
	};
}
function P(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(x).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${T(e)} ${t}`] : []), ...i > 0 ? [`${S(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const Ue = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function F(t) {
	return t.action === "create" ? "new" : t.action === "destroy" || t.fields.some((e) => le(t.kind, e)) ? "removed" : t.fields.filter((e) => he(t.kind, e)).some((e) => ve(t.kind, e)) ? "overwritten text" : e(t) ? "overwritten" : x(t) ? "renamed" : "changed";
}
// src/report/words/title.ts
const We = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Ge(e) {
	let t = Ke(e), n = We.flatMap((e) => t[e] > 0 ? [`${T(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Ke(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[qe(n)] += 1;
	return t;
}
function qe(e) {
	let t = F(e);
	return t === "removed" || t === "new" ? t : x(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function I(e) {
	return e;
}
function L(e, ...t) {
	return I(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function R(e) {
	return I(e.filter((e) => e !== "").join("\n\n"));
}
function Je(e) {
	return I(e.join("\n"));
}
function z(e) {
	return I(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Ye(e) {
	return I(e);
}
function B(e, t) {
	if (!Qe.test(e)) throw Error(`${e} cannot be a title`);
	return L`<details><summary>${I(e)}</summary>\n\n${t}\n\n</details>`;
}
const Xe = RegExp("(`{16})`+", "g");
function Ze(e) {
	return e.replace(/[\n\r]/g, " ").replace(Xe, "$1…");
}
function V(e, t = "") {
	let n = e.map(Ze), r = n.reduce((e, t) => Math.max(e, tt(t)), 2), i = "`".repeat(r + 1);
	return I([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function H(e) {
	return U(A(e));
}
function U(e) {
	let t = Ze(e), n = "`".repeat(tt(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return I(`${n}${r}${t}${r}${n}`);
}
function W(e) {
	return Qe.test(e) && !$e.test(e) ? I(e) : H(e);
}
const Qe = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, $e = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function G(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? I(`[${e}](${t})`) : e;
}
function et(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return I(`<!-- ${e} -->`);
}
function tt(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const nt = (e) => e.length, rt = (e) => Buffer.byteLength(e);
var K = class {
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
		return it(this.groups);
	}
	get hidden() {
		return it(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function it(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var at = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, ot(t));
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
		return e.reduce((e, t) => e + this.#t(Ze(t)) + 1, 0);
	}
};
function ot({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function q(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${S(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? R([Je(e.section.rows), ...s > 0 ? [W(c)] : []]) : V([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [B(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [L`${t === 3 ? L`###` : L`####`} ${W(r)}`, u ? B(`Show ${S(o.count, i)}`, l) : l];
}
function st({ file: e, line: t }, n) {
	let r = H(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : G(r, i);
}
// src/report/markdown/changeItems.ts
const ct = 1e3;
function lt(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${C(e)}`;
	return {
		rows: [`- ${w(e)}  ${Fe[t]}${n}`],
		isLoss: !0
	};
}
function J(t, n) {
	let r = Y(t, n), i = dt(t, n);
	return {
		rows: [z([i === void 0 ? r : L`${r}${i}`])],
		short: [z([Y(t, {})])],
		...e(t) && { isLoss: !0 }
	};
}
function ut(e, t) {
	let n = U(k(be(e, t.texts), ct));
	return {
		rows: [z([L`${Y(e, t)}: ${n}`])],
		short: [z([Y(e, {})])]
	};
}
function Y(e, { linkTo: t }) {
	return L`${L`**${H(w(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? L` ← ${H(O(e.renamed_from, 80))}` : L``}${"place" in e && e.place ? L` · ${st(e.place, t)}` : L``}`;
}
function dt(e, t) {
	if (e.action === "destroy") return L`: ${U(Fe[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? a(e) : Pe(n, r);
		return i === "" ? void 0 : L`: ${U(k(i, ct))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !Ie(n, t)).flatMap((e) => ft(n, e, t));
	return i.length === 0 ? void 0 : L`\n${V(i, "diff")}`;
}
function ft(e, t, { texts: n, languages: r }) {
	let i = E(e, t), a = Oe(e, t) ? [`  ${d(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = ve(e, t) ? mt(e, i, t) : [], s = o.length > 0 ? o : [pt(e, i, t)];
	return [
		...bt(t.edited),
		...s.map((e) => k(e, ct)),
		...a
	];
}
function pt(e, t, n) {
	return n.before === void 0 || te(n.before) ? `+ ${t} ${yt(D(e, n.field, n.after))}` : `  ${Ee(e, n)}`;
}
function mt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [D(e, n, r), D(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? re(a.slots, o.slots).flatMap(([e, n, r]) => ht(`${t}.${e}`, n, r)) : ht(t, a, o);
}
function ht(e, t, n) {
	if (t.as === "set" && n.as === "set") return gt(e, t.members, n.members);
	let [r, a] = i(t, n, 90), [o, s] = [vt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${vt(n) ? "(empty)" : a}`];
	return [...o, s];
}
function gt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => _t(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(ae), `${S(r.length, "other")} in both`].join(", ") : _t(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function _t(e) {
	return u({
		as: "set",
		members: e
	});
}
function vt(e) {
	return e.as === "text" && e.text === "";
}
function yt(e) {
	return e.as === "text" ? i(e, e, 90)[0] : u(e);
}
function bt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${pe(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function xt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !Ie(e.kind, t)).flatMap((t) => St(e.kind, t));
	if (n.length !== 0) return { rows: [z([L`${Y(e, t)}\n${V(n, "diff")}`])] };
}
function St(e, t) {
	let n = E(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : Ct("-", n, D(e, t.field, r)), ...Ct("+", n, D(e, t.field, i))];
}
function Ct(e, t, n) {
	return wt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = k(Re(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${ae(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function wt(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const Tt = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function Et({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [Ot(r.settings)] : [],
			kt((r ?? e).sends),
			At(a.filter(Ce), n),
			...Ue.map((e) => Dt(e, i, n)),
			Nt(jt, a.filter(Me), n),
			Nt(Mt, a.filter((e) => !Ce(e) && !Me(e)), n),
			...r ? [Ft(r)] : [],
			It(i, n)
		],
		pending: r ? Lt(r, n) : []
	};
}
function Dt(e, t, n) {
	let r = t.filter((t) => F(t) === e), i = {
		title: `${T(r.length)} ${Tt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new K(r.map(lt))
	};
	let a = r.map((e) => J(e, n));
	return {
		...i,
		layout: "list",
		section: new K(a)
	};
}
function Ot(e) {
	let t = e.map((e) => ({
		rows: [ee(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${S(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new K(t)
	};
}
function kt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new K(c(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function At(e, t) {
	let n = e.map((e) => ({
		...ut(e, t),
		isLoss: !0
	}));
	return {
		title: `${S(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new K(n)
	};
}
const jt = "to pull: edited in the project, and not in the manifests", Mt = "kept: different, and not changed by apply";
function Nt(e, t, n) {
	let r = t.length > 20 ? Pt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [z([L`and ${W(T(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ut(e, n));
	return {
		title: `${T(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new K(i > 0 ? [...o, a] : o)
	};
}
function Pt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Ft({ released: e, released_kinds: t }) {
	let n = [...ke.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => w(e))];
	return {
		title: `${T(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new K(n.map((e) => ({ rows: [e] })))
	};
}
function It(e, t) {
	let n = e.flatMap((e) => xt(e, t) ?? []);
	return {
		title: `All values in full: ${S(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new K(n)
	};
}
function Lt({ pending: e, resolved: t, commit: n }, r) {
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
		title: `Already pending, with or without this pull request: ${S(e.length, "change")}`,
		section: new K(e.map((e) => J(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${S(t.length, "change")}`,
		section: new K(t.map((e) => ({ rows: J(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Rt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ze(t, n, i ? [i.name, r] : []).path;
}
function zt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function Bt(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Vt(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Vt(e, t), ...(v(e, t).previously ?? []).map(Ht)], i = [...new Set(r.flatMap((e) => n.get(e) ?? []))];
		return l(e, {
			target: i,
			head: [t]
		}, (t) => o(e, t.values).texts).get(t);
	};
}
function Vt(e, t) {
	let { id: n } = v(e, t);
	return [...n === void 0 ? [] : [b(["id", n])], ...Se(e.identity(t.values)).map(Ht)];
}
function Ht(e) {
	return b(["name", e]);
}
// src/plan/conflicts.ts
function Ut(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Rt(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? Bt(r, t);
		i.set(r, a);
		let o = a(n), s = o && zt(r, o, e.part ?? "");
		return s === void 0 || b(s) !== b(e.declared);
	});
}
function Wt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Gt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => me(n, t, "conflict", Kt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Kt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function qt({ code: e }) {
	return e === "conflict";
}
function Jt(e) {
	return !qt(e);
}
function Yt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? L` ${st(t, i)}` : L``, o = G(H(r), we(r));
	return { rows: [z([L`**${W(e)}**${a}: ${Zt(n)} (${o})`])] };
}
function Xt(e, t) {
	return Ne(e, ge).map(({ result: e, names: n, count: r }) => {
		let i = m(e), a = i ? L` · ${st(i, t)}` : L``, o = W(h(e.outcome));
		return {
			count: r,
			rows: [z([L`**${H(n)}**${a} · ${o}: ${Zt(ce(e))}`])]
		};
	});
}
function Zt(e) {
	return U(O(e, 1e3));
}
// src/report/markdown/rows.ts
const Qt = 1e3;
function $t({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${A(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${O(n, Qt)}`] };
}
function en(e) {
	return Ne(e, ge).map(({ result: e, names: t, count: n }) => {
		let r = O(ce(e), Qt);
		return {
			count: n,
			rows: [`${C({ place: m(e) })}  ${t}  ${h(e.outcome)}: ${r}`]
		};
	});
}
function tn({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${k(s(e), Qt)}`)],
		...i && { isLoss: !0 }
	};
}
function nn(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: R([
			...r ? [un(e, t)] : [],
			fn(e, r),
			...pn(e),
			...mn(e),
			...hn(e, t),
			...o === void 0 ? [] : [L`The backup is in ${H(O(o, 400))}.`],
			...s === void 0 ? [] : [L`${W(fe(void 0))}: ${H(O(s, 800))}`]
		]),
		problems: X(i.filter(Jt), n.linkTo),
		failed: {
			title: `${S(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new K(Xt(c, n.linkTo))
		},
		...rn(e, t, n),
		unmanaged: on(e, n)
	};
}
function X(e, t) {
	let n = new K(Te(e).map((e) => Yt(e, t)));
	return {
		title: ue(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function rn(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: an(ye(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = se(t, e);
		return {
			groups: an(oe(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let { own: o, pending: s } = Et(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function an(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new K(t.map(tn))
	});
	return [r("change", n), r("kept item", t)];
}
function on({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = Ae(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${T(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${T(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new K(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function sn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function cn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function ln(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => q(e, n, t), d = s.flatMap(u);
	return R([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [B("The plan", R(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function un(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = L`### ${Z(n ?? r)}${i ? L` · ${Z(i.project.name)}` : L``}`;
	return a ? L`${o}\n\n**${W(`Applied: ${p([e])}.`)}**` : i ? t === "plan" ? L`${o}\n\n**${W(dn(Ge(y(e))))}**` : L`${o}\n\n**${W(t === "drift" ? g([e]) : de(i, e.effort))}**` : o;
}
function dn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function fn({ id: e, plan: t }, n) {
	let r = De(e);
	return L`Project ${t && !n ? L`${Z(t.project.name)} · ` : L``}${H(O(e, 200))}${r === void 0 ? L`` : L` · ${G(L`open in Lokalise`, r)}`}`;
}
function pn({ plan: e }) {
	let t = e?.filter && _e(e.filter);
	return t ? [L`**${W(t.start)}** ${H(t.filters)}: ${W(t.end)}`] : [];
}
function mn({ target: e }) {
	return e?.is === "not compared" ? [L`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${H(O(e.why, 400))}.`] : [];
}
function hn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && je(n.project, y(e));
	return i ? [L`${W(i.start)} ${H(i.languages)} ${W(i.end)}`] : [];
}
function Z(e) {
	return H(O(e, 80));
}
// src/report/markdown/manifestGroups.ts
function gn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [L`${W(Ve)}: ${H(O(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Be, a = W(`Difference: ${P(n)}.`);
	return [L`**${W(r)}** (${H(t.slice(0, 7))}). ${W(i)}`, L`**${a}**`];
}
function _n({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => vn(e, t, n.length > 1));
}
function vn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = L`**${W(P([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => j(e, u.texts);
	return {
		isApplied: !1,
		head: n ? R([L`### ${Z(l)}`, d]) : L``,
		problems: X([]),
		failed: X([]),
		groups: [
			Ot(s),
			Q(`${T(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			Q(`${T(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...yn(r, u),
			Q(`${T(a.length)} with another id or former name`, a.map(M)),
			Q(`${S(o.length, "manifest")} with other values for new entries`, o.map(N)),
			It(r, u)
		],
		pending: [],
		unmanaged: X([])
	};
}
function yn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => J(e, t));
		return {
			title: `${T(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new K(r)
		};
	};
	return [
		r("changed", n.filter((e) => !x(e))),
		r("renamed", n.filter(x)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function Q(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new K(t.map((e) => tn(e)))
	};
}
// src/report/markdown/body.ts
const bn = 7 / 8;
function xn(e, t) {
	let n = xe(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = wn(n), s = _n(n, t), c = o.length + s.length > 1, l = new at(t.limit, i), u = R([
		Tn(n),
		En(n, t),
		...Dn(n, t),
		...gn(n)
	]), d = (e) => W(`… and ${S(e, "more project")}; ${r}.`), f = Mn(n, t);
	l.takeText(R([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = X(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => nn(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(cn(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) sn(e) || g(e);
	let v = () => _(({ groups: e }) => e), ee = () => _((e) => e.pending);
	l.showLosses(v(), bn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [Sn, Cn]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(sn)) {
		l.showLosses(ee(), bn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(ee());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let te = m.length - h.size;
	return R([
		u,
		...q(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => ln(e, t, c ? 4 : 3)),
		...te > 0 ? [d(te)] : [],
		...f
	]);
}
const Sn = ({ problems: e }) => e, Cn = ({ failed: e }) => e;
function wn({ problems: e, projects: t }) {
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
function Tn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return L`## Translations: ${W(P(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? L` · ${W(S(n.length, "project"))}` : L``;
	if (t === "plan" && i.length > 0) {
		let t = _(e).filter(qt).length, r = t > 0 ? `, ${S(t, "conflict")}` : "";
		return L`## Translations: ${W(Ge(n.flatMap(y)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? L` · ${Z(o.plan.project.name)}` : L``;
	return t === "plan" ? L`## Translations: no plan${a}` : L`## Lokaform ${W(t)}${s}${a}`;
}
function En({ manifests: e }, { lead: t = (e) => L`From ${e}` }) {
	let r = e.length > 0 && e.length <= 3, i = n(e) || "no manifest", a = e.length === 1 ? L`the manifest` : L`the manifests`;
	return t(r ? L`${a} ${H(k(i, 400))}` : W(i));
}
function Dn(e, n) {
	let { command: r, projects: i, stopped: a } = e, o = i.some(({ plan: e }) => e), s = r === "plan" && o ? kn(e, n) : [On(e, ne(e))];
	if (!a) return s;
	let { sentence: c, names: l } = t(e), u = l.length > 0 ? L` Not reached: ${H(k(l.join(", "), 400))}.` : L``;
	return [L`❌ **${W(c)}**${u}`, ...o ? s : []];
}
function On(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return L`${r(e) ? L`❌ ` : Le(e) || n ? L`✅ ` : L``}**${W(t)}**`;
}
function kn(e, { isPullRequest: t }) {
	if (r(e)) {
		let t = _(e), n = t.filter(qt), r = t.filter((e) => e.severity === "error" && Jt(e)), i = R([...r.length > 0 ? [On(e, `${ue(r)}. ${jn(r)}`)] : [], ...n.length > 0 ? [On(e, An(n))] : []]);
		return $(e) && e.projects.every((e) => y(e).length === 0) ? [i, L`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return f(e) ? [L`✅ **${W(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function An(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${T(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${S(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function jn(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Mn(e, { isPullRequest: t }) {
	let { command: n, projects: i } = e;
	if (n !== "plan" || !i.some(({ plan: e }) => e)) return [];
	let a = i.flatMap(y), o = $(e) ? L` The changes that are already pending are made as well.` : L``, s = t ? L`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${o}` : L`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...a.length > 0 && !r(Pn(e)) ? [s] : [], Nn(e)];
}
function $({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Nn(e) {
	return B("How to read this", R([
		...$(e) ? [L`In numbers, with the changes that are already pending:`] : [],
		W(ne(e)),
		L`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

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
function Pn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Jt)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const Fn = 1048576;
function In(e, { now: t, reportFile: n, limit: r = Fn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return L`${xn(e, {
		now: t,
		limit: r - 1,
		measure: rt,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Ye as A, j as B, H as C, z as D, G as E, Be as F, Ve as I, P as L, Ke as M, Ge as N, et as O, F as P, N as R, R as S, B as T, M as V, q as _, Z as a, rt as b, en as c, Ut as d, Wt as f, It as g, Rt as h, yn as i, W as j, L as k, $t as l, Bt as m, In as n, X as o, zt as p, xn as r, tn as s, Fn as t, Gt as u, at as v, V as w, nt as x, K as y, He as z };
