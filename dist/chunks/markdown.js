import { $r as e, An as t, C as n, Ct as r, En as i, Fn as a, Fr as o, Gn as s, Gt as c, Ht as l, Jt as u, Kt as d, Ln as f, Mn as p, Nn as m, Pn as h, Qt as g, Rt as _, S as v, Sn as ee, St as y, Un as b, Ut as te, Vn as ne, Wn as re, Wt as ie, Yr as ae, Zn as oe, _n as se, _t as ce, an as x, bt as le, cn as ue, ct as de, dn as S, ei as fe, fn as pe, gn as me, gt as he, hn as ge, ht as _e, in as ve, it as ye, jn as be, mn as C, mt as xe, nn as Se, on as w, ot as Ce, pn as we, qn as Te, rn as Ee, sn as De, st as Oe, un as ke, vn as T, vt as Ae, w as je, wn as Me, wt as E, x as Ne, xt as Pe, yt as Fe, zt as Ie } from "./engine.js";
import { A as Le, F as D, M as Re, P as O, Vt as ze } from "./start.js";
// src/report/words/manifestLines.ts
const Be = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ve = "The manifests were not compared with those of the commit that the pull request would be merged into";
function He({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		..._e(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => k(e, a)),
		...n.map(A),
		...r.map(Ue)
	];
}
function k({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${S(t.kind, r)}${n ? ` ${T(C(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: y(t),
		place: E(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function A({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: y(r),
		place: E(r),
		words: o
	};
}
function Ue(e) {
	return {
		sign: "~",
		label: Re(e),
		place: "",
		words: ["on_create changes"]
	};
}
function j(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(g).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${w(e)} ${t}`] : []), ...i > 0 ? [`${x(i, "setting")} changed`] : []].join(", ") || "no differences";
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
function M(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => ne(e.kind, t)) ? "removed" : e.fields.filter((t) => we(e.kind, t)).some((t) => s(e.kind, t)) ? "overwritten text" : re(e) ? "overwritten" : g(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ge = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function N(e) {
	let t = Ke(e), n = Ge.flatMap((e) => t[e] > 0 ? [`${w(t[e])} ${e}`] : []);
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
	let t = M(e);
	return t === "removed" || t === "new" ? t : g(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function P(e) {
	return e;
}
function F(e, ...t) {
	return P(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function I(e) {
	return P(e.filter((e) => e !== "").join("\n\n"));
}
function Je(e) {
	return P(e.join("\n"));
}
function L(e) {
	return P(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Ye(e) {
	return P(e);
}
function R(e, t) {
	if (!Qe.test(e)) throw Error(`${e} cannot be a title`);
	return F`<details><summary>${P(e)}</summary>\n\n${t}\n\n</details>`;
}
const Xe = RegExp("(`{16})`+", "g");
function Ze(e) {
	return e.replace(/[\n\r]/g, " ").replace(Xe, "$1…");
}
function z(e, t = "") {
	let n = e.map(Ze), r = n.reduce((e, t) => Math.max(e, tt(t)), 2), i = "`".repeat(r + 1);
	return P([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function B(e) {
	return V(Re(e));
}
function V(e) {
	let t = Ze(e), n = "`".repeat(tt(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return P(`${n}${r}${t}${r}${n}`);
}
function H(e) {
	return Qe.test(e) && !$e.test(e) ? P(e) : B(e);
}
const Qe = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, $e = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function U(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? P(`[${e}](${t})`) : e;
}
function et(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return P(`<!-- ${e} -->`);
}
function tt(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const nt = (e) => e.length, rt = (e) => Buffer.byteLength(e);
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
function G(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${x(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? I([Je(e.section.rows), ...s > 0 ? [H(c)] : []]) : z([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [R(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [F`${t === 3 ? F`###` : F`####`} ${H(r)}`, u ? R(`Show ${x(o.count, i)}`, l) : l];
}
function K({ file: e, line: t }, n) {
	let r = B(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : U(r, i);
}
// src/report/markdown/changeItems.ts
const q = 1e3;
function st(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${E(e)}`;
	return {
		rows: [`- ${y(e)}  ${xe[t]}${n}`],
		isLoss: !0
	};
}
function J(e, t) {
	let n = Y(e, t), r = lt(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([Y(e, {})])],
		...re(e) && { isLoss: !0 }
	};
}
function ct(e, t) {
	let n = V(D(ue(e, t.texts), q));
	return {
		rows: [L([F`${Y(e, t)}: ${n}`])],
		short: [L([Y(e, {})])]
	};
}
function Y(e, { linkTo: t }) {
	return F`${F`**${B(y(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${B(O(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${K(e.place, t)}` : F``}`;
}
function lt(e, t) {
	if (e.action === "destroy") return F`: ${V(xe[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? he(e) : ce(n, r);
		return i === "" ? void 0 : F`: ${V(D(i, q))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !pe(n, t)).flatMap((e) => ut(n, e, t));
	return i.length === 0 ? void 0 : F`\n${z(i, "diff")}`;
}
function ut(e, t, { texts: n, languages: r }) {
	let i = S(e, t), a = Te(e, t) ? [`  ${Fe(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = s(e, t) ? ft(e, i, t) : [], c = o.length > 0 ? o : [dt(e, i, t)];
	return [
		...vt(t.edited),
		...c.map((e) => D(e, q)),
		...a
	];
}
function dt(e, t, n) {
	return n.before === void 0 || b(n.before) ? `+ ${t} ${_t(C(e, n.field, n.after))}` : `  ${De(e, n)}`;
}
function ft(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [C(e, n, r), C(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? ge(a.slots, o.slots).flatMap(([e, n, r]) => pt(`${t}.${e}`, n, r)) : pt(t, a, o);
}
function pt(e, t, n) {
	if (t.as === "set" && n.as === "set") return mt(e, t.members, n.members);
	let [r, i] = me(t, n, 90), [a, o] = [gt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${gt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function mt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => ht(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(se), `${x(r.length, "other")} in both`].join(", ") : ht(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function ht(e) {
	return T({
		as: "set",
		members: e
	});
}
function gt(e) {
	return e.as === "text" && e.text === "";
}
function _t(e) {
	return e.as === "text" ? me(e, e, 90)[0] : T(e);
}
function vt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${ke(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function yt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !pe(e.kind, t)).flatMap((t) => bt(e.kind, t));
	if (n.length !== 0) return { rows: [L([F`${Y(e, t)}\n${z(n, "diff")}`])] };
}
function bt(e, t) {
	let n = S(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : xt("-", n, C(e, t.field, r)), ...xt("+", n, C(e, t.field, i))];
}
function xt(e, t, n) {
	return St(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = D(Le(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${se(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function St(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const Ct = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function wt({ plan: t, target: n }, r) {
	let i = n?.is === "compared" ? n : void 0, a = i?.caused ?? t.changes, o = i?.kept ?? t.kept;
	return {
		own: [
			...i ? [Et(i.settings)] : [],
			Dt((i ?? t).sends),
			Ot(o.filter(e), r),
			...We.map((e) => Tt(e, a, r)),
			jt(kt, o.filter(fe), r),
			jt(At, o.filter((t) => !e(t) && !fe(t)), r),
			...i ? [Nt(i)] : [],
			Pt(a, r)
		],
		pending: i ? Ft(i, r) : []
	};
}
function Tt(e, t, n) {
	let r = t.filter((t) => M(t) === e), i = {
		title: `${w(r.length)} ${Ct[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new W(r.map(st))
	};
	let a = r.map((e) => J(e, n));
	return {
		...i,
		layout: "list",
		section: new W(a)
	};
}
function Et(e) {
	let t = e.map((e) => ({
		rows: [Pe(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${x(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new W(t)
	};
}
function Dt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new W(le(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Ot(e, t) {
	let n = e.map((e) => ({
		...ct(e, t),
		isLoss: !0
	}));
	return {
		title: `${x(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new W(n)
	};
}
const kt = "to pull: edited in the project, and not in the manifests", At = "kept: different, and not changed by apply";
function jt(e, t, n) {
	let r = t.length > 20 ? Mt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [L([F`and ${H(w(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ct(e, n));
	return {
		title: `${w(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new W(i > 0 ? [...o, a] : o)
	};
}
function Mt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Nt({ released: e, released_kinds: t }) {
	let n = [...oe.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => y(e))];
	return {
		title: `${w(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new W(n.map((e) => ({ rows: [e] })))
	};
}
function Pt(e, t) {
	let n = e.flatMap((e) => yt(e, t) ?? []);
	return {
		title: `All values in full: ${x(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new W(n)
	};
}
function Ft({ pending: e, resolved: t, commit: n }, r) {
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
		title: `Already pending, with or without this pull request: ${x(e.length, "change")}`,
		section: new W(e.map((e) => J(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${x(t.length, "change")}`,
		section: new W(t.map((e) => ({ rows: J(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function It(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ze(t, n, i ? [i.name, r] : []).path;
}
function Lt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function Rt(e, t) {
	let r = new Map();
	for (let n of t) for (let t of zt(e, n)) r.set(t, [...r.get(t) ?? [], n]);
	return (t) => {
		let i = [...zt(e, t), ...(n(e, t).previously ?? []).map(Bt)], a = [...new Set(i.flatMap((e) => r.get(e) ?? []))];
		return Ne(e, {
			target: a,
			head: [t]
		}, (t) => v(e, t.values).texts).get(t);
	};
}
function zt(e, t) {
	let { id: r } = n(e, t);
	return [...r === void 0 ? [] : [o(["id", r])], ...je(e.identity(t.values)).map(Bt)];
}
function Bt(e) {
	return o(["name", e]);
}
// src/plan/conflicts.ts
function Vt(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(It(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? Rt(r, t);
		i.set(r, a);
		let s = a(n), c = s && Lt(r, s, e.part ?? "");
		return c === void 0 || o(c) !== o(e.declared);
	});
}
function Ht(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Ut(e) {
	return e.map(({ item: e, entry: t, kind: n }) => ae(n, t, "conflict", Wt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Wt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Gt({ code: e }) {
	return e === "conflict";
}
function Kt(e) {
	return !Gt(e);
}
function qt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? F` ${K(t, i)}` : F``, o = U(B(r), Se(r));
	return { rows: [L([F`**${H(e)}**${a}: ${Yt(n)} (${o})`])] };
}
function Jt(e, t) {
	return Ee(e, ve).map(({ result: e, names: n, count: r }) => {
		let i = m(e), a = i ? F` · ${K(i, t)}` : F``, o = H(f(e.outcome));
		return {
			count: r,
			rows: [L([F`**${B(n)}**${a} · ${o}: ${Yt(p(e))}`])]
		};
	});
}
function Yt(e) {
	return V(O(e, 1e3));
}
// src/report/markdown/rows.ts
const X = 1e3;
function Xt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${Re(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${O(n, X)}`] };
}
function Zt(e) {
	return Ee(e, ve).map(({ result: e, names: t, count: n }) => {
		let r = O(p(e), X);
		return {
			count: n,
			rows: [`${E({ place: m(e) })}  ${t}  ${f(e.outcome)}: ${r}`]
		};
	});
}
function Qt({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${D(e, X)}`)],
		...i && { isLoss: !0 }
	};
}
function $t(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: I([
			...r ? [sn(e, t)] : [],
			ln(e, r),
			...un(e),
			...dn(e, t),
			...o === void 0 ? [] : [F`The backup is in ${B(O(o, 400))}.`],
			...s === void 0 ? [] : [F`${H(ie(void 0))}: ${B(O(s, 800))}`]
		]),
		problems: Z(i.filter(Kt), n.linkTo),
		failed: {
			title: `${x(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new W(Jt(c, n.linkTo))
		},
		...en(e, t, n),
		unmanaged: nn(e, n)
	};
}
function Z(e, t) {
	let n = new W(ye(e).map((e) => qt(e, t)));
	return {
		title: te(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function en(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: tn(Ce(i, a)),
		pending: []
	};
	if (t === "restore") {
		let r = h(t, e);
		return {
			groups: tn(Ae(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let { own: o, pending: s } = wt(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function tn(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new W(t.map(Qt))
	});
	return [r("change", n), r("kept item", t)];
}
function nn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = Oe(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${w(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${w(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new W(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function rn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function an(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function on(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => G(e, n, t), d = s.flatMap(u);
	return I([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [R("The plan", I(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function sn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: o } = e, s = F`### ${Q(n ?? r)}${i ? F` · ${Q(i.project.name)}` : F``}`;
	return o ? F`${s}\n\n**${H(`Applied: ${_([e])}.`)}**` : i ? t === "plan" ? F`${s}\n\n**${H(cn(N(a(e))))}**` : F`${s}\n\n**${H(t === "drift" ? Ie([e]) : l(i, e.effort))}**` : s;
}
function cn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function ln({ id: e, plan: t }, n) {
	let r = de(e);
	return F`Project ${t && !n ? F`${Q(t.project.name)} · ` : F``}${B(O(e, 200))}${r === void 0 ? F`` : F` · ${U(F`open in Lokalise`, r)}`}`;
}
function un({ target: e }) {
	return e?.is === "not compared" ? [F`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${B(O(e.why, 400))}.`] : [];
}
function dn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && u(n.project, a(e));
	return i ? [F`${H(i.start)} ${B(i.languages)} ${H(i.end)}`] : [];
}
function Q(e) {
	return B(O(e, 80));
}
// src/report/markdown/manifestGroups.ts
function fn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [F`${H(Ve)}: ${B(O(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Be, a = H(`Difference: ${j(n)}.`);
	return [F`**${H(r)}** (${B(t.slice(0, 7))}). ${H(i)}`, F`**${a}**`];
}
function pn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => mn(e, t, n.length > 1));
}
function mn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = F`**${H(j([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => k(e, u.texts);
	return {
		isApplied: !1,
		head: n ? I([F`### ${Q(l)}`, d]) : F``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Et(s),
			$(`${w(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${w(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...hn(r, u),
			$(`${w(a.length)} with another id or former name`, a.map(A)),
			$(`${x(o.length, "manifest")} with other values for new entries`, o.map(Ue)),
			Pt(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function hn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => J(e, t));
		return {
			title: `${w(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new W(r)
		};
	};
	return [
		r("changed", n.filter((e) => !g(e))),
		r("renamed", n.filter(g)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new W(t.map((e) => Qt(e)))
	};
}
// src/report/markdown/body.ts
const gn = 7 / 8;
function _n(e, t) {
	let n = ee(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = bn(n), s = pn(n, t), c = o.length + s.length > 1, l = new at(t.limit, i), u = I([
		xn(n),
		Sn(n, t),
		...Cn(n, t),
		...fn(n)
	]), d = (e) => H(`… and ${x(e, "more project")}; ${r}.`), f = On(n, t);
	l.takeText(I([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => $t(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(an(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) rn(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), gn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [vn, yn]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(rn)) {
		l.showLosses(y(), gn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return I([
		u,
		...G(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => on(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const vn = ({ problems: e }) => e, yn = ({ failed: e }) => e;
function bn({ problems: e, projects: t }) {
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
function xn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return F`## Translations: ${H(j(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), o = n.length > 1 ? F` · ${H(x(n.length, "project"))}` : F``;
	if (t === "plan" && i.length > 0) {
		let t = Me(e).filter(Gt).length, r = t > 0 ? `, ${x(t, "conflict")}` : "";
		return F`## Translations: ${H(N(n.flatMap(a)) + r)}${o}`;
	}
	let [s] = i, c = n.length === 1 && s?.plan ? F` · ${Q(s.plan.project.name)}` : F``;
	return t === "plan" ? F`## Translations: no plan${o}` : F`## Lokaform ${H(t)}${c}${o}`;
}
function Sn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, i = r(e) || "no manifest", a = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${a} ${B(D(i, 400))}` : H(i));
}
function Cn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Tn(e, t) : [wn(e, c(e))];
	if (!i) return o;
	let { sentence: s, names: l } = d(e), u = l.length > 0 ? F` Not reached: ${B(D(l.join(", "), 400))}.` : F``;
	return [F`❌ **${H(s)}**${u}`, ...a ? o : []];
}
function wn(e, n) {
	let r = e.projects.some(({ results: e }) => e);
	return F`${be(e) ? F`❌ ` : t(e) || r ? F`✅ ` : F``}**${H(n)}**`;
}
function Tn(e, { isPullRequest: t }) {
	if (be(e)) {
		let t = Me(e), n = t.filter(Gt), r = t.filter((e) => e.severity === "error" && Kt(e)), i = I([...r.length > 0 ? [wn(e, `${te(r)}. ${Dn(r)}`)] : [], ...n.length > 0 ? [wn(e, En(n))] : []]);
		return kn(e) && e.projects.every((e) => a(e).length === 0) ? [i, F`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return i(e) ? [F`✅ **${H(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function En(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${w(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${x(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Dn(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function On(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(a), o = kn(e) ? F` The changes that are already pending are made as well.` : F``, s = t ? F`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${o}` : F`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !be(jn(e)) ? [s] : [], An(e)];
}
function kn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function An(e) {
	return R("How to read this", I([
		...kn(e) ? [F`In numbers, with the changes that are already pending:`] : [],
		H(c(e)),
		F`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

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
function jn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Kt)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const Mn = 1048576;
function Nn(e, { now: t, reportFile: n, limit: r = Mn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return F`${_n(e, {
		now: t,
		limit: r - 1,
		measure: rt,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Ye as A, k as B, B as C, L as D, U as E, Be as F, Ve as I, j as L, Ke as M, N, et as O, M as P, Ue as R, I as S, R as T, A as V, G as _, Q as a, rt as b, Zt as c, Vt as d, Ht as f, Pt as g, It as h, hn as i, H as j, F as k, Xt as l, Rt as m, Nn as n, Z as o, Lt as p, _n as r, Qt as s, Mn as t, Ut as u, at as v, z as w, nt as x, W as y, He as z };
