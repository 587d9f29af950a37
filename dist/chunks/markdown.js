import { $r as e, An as t, Bn as n, C as r, Cn as i, Ct as a, Gt as o, Hn as s, Ht as c, In as l, Jr as u, Kn as d, Lt as f, Mn as p, Nn as m, Pn as h, Pr as g, Qr as _, Rt as v, S as y, St as b, Tn as ee, Un as te, Ut as ne, Vt as re, Wn as ie, Wt as ae, Xn as oe, Zt as x, _n as se, _t as ce, an as S, at as le, bt as ue, dn as de, fn as fe, gn as pe, gt as me, hn as he, ht as ge, in as C, jn as _e, kn as ve, ln as ye, mn as be, mt as xe, nn as Se, on as Ce, ot as we, pn as w, pt as Te, qt as Ee, rn as De, rt as Oe, sn as ke, st as Ae, tn as je, un as Me, vt as Ne, w as Pe, x as Fe, xn as Ie, xt as T, yt as Le } from "./engine.js";
import { A as Re, F as E, M as ze, P as D, Vt as Be } from "./start.js";
// src/report/words/manifestLines.ts
const Ve = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, He = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ue({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...xe(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => O(e, a)),
		...n.map(k),
		...r.map(A)
	];
}
function O({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${Me(t.kind, r)}${n ? ` ${se(w(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: T(t),
		place: a(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function k({ member: e, before: t, after: n, ...r }) {
	let [i, o] = [t, n].map((e) => e === void 0 ? "not declared" : D(e, 200)), s = [`${e}: ${i} → ${o}`];
	return {
		sign: "~",
		label: T(r),
		place: a(r),
		words: s
	};
}
function A(e) {
	return {
		sign: "~",
		label: ze(e),
		place: "",
		words: ["on_create changes"]
	};
}
function j(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(x).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${S(e)} ${t}`] : []), ...i > 0 ? [`${C(i, "setting")} changed`] : []].join(", ") || "no differences";
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
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => n(e.kind, t)) ? "removed" : e.fields.filter((t) => fe(e.kind, t)).some((t) => ie(e.kind, t)) ? "overwritten text" : te(e) ? "overwritten" : x(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ge = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function N(e) {
	let t = Ke(e), n = Ge.flatMap((e) => t[e] > 0 ? [`${S(t[e])} ${e}`] : []);
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
	return t === "removed" || t === "new" ? t : x(e) ? "renamed" : "changed";
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
	if (!Ze.test(e)) throw Error(`${e} cannot be a title`);
	return F`<details><summary>${P(e)}</summary>\n\n${t}\n\n</details>`;
}
const Xe = RegExp("(`{16})`+", "g");
function z(e) {
	return e.replace(/[\n\r]/g, " ").replace(Xe, "$1…");
}
function B(e, t = "") {
	let n = e.map(z), r = n.reduce((e, t) => Math.max(e, et(t)), 2), i = "`".repeat(r + 1);
	return P([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function V(e) {
	return H(ze(e));
}
function H(e) {
	let t = z(e), n = "`".repeat(et(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return P(`${n}${r}${t}${r}${n}`);
}
function U(e) {
	return Ze.test(e) && !Qe.test(e) ? P(e) : V(e);
}
const Ze = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Qe = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function W(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? P(`[${e}](${t})`) : e;
}
function $e(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return P(`<!-- ${e} -->`);
}
function et(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const tt = (e) => e.length, nt = (e) => Buffer.byteLength(e);
var G = class {
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
		return rt(this.groups);
	}
	get hidden() {
		return rt(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function rt(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var it = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, at(t));
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
		return e.reduce((e, t) => e + this.#t(z(t)) + 1, 0);
	}
};
function at({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function K(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${C(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? I([Je(e.section.rows), ...s > 0 ? [U(c)] : []]) : B([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [R(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [F`${t === 3 ? F`###` : F`####`} ${U(r)}`, u ? R(`Show ${C(o.count, i)}`, l) : l];
}
function q({ file: e, line: t }, n) {
	let r = V(`${D(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : W(r, i);
}
// src/report/markdown/changeItems.ts
const J = 1e3;
function ot(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${a(e)}`;
	return {
		rows: [`- ${T(e)}  ${Te[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = ct(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([X(e, {})])],
		...te(e) && { isLoss: !0 }
	};
}
function st(e, t) {
	let n = H(E(ke(e, t.texts), J));
	return {
		rows: [L([F`${X(e, t)}: ${n}`])],
		short: [L([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return F`${F`**${V(T(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${V(D(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${q(e.place, t)}` : F``}`;
}
function ct(e, t) {
	if (e.action === "destroy") return F`: ${H(Te[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? ge(e) : me(n, r);
		return i === "" ? void 0 : F`: ${H(E(i, J))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !de(n, t)).flatMap((e) => lt(n, e, t));
	return i.length === 0 ? void 0 : F`\n${B(i, "diff")}`;
}
function lt(e, t, { texts: n, languages: r }) {
	let i = Me(e, t), a = d(e, t) ? [`  ${Ne(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = ie(e, t) ? dt(e, i, t) : [], s = o.length > 0 ? o : [ut(e, i, t)];
	return [
		..._t(t.edited),
		...s.map((e) => E(e, J)),
		...a
	];
}
function ut(e, t, n) {
	return n.before === void 0 || s(n.before) ? `+ ${t} ${gt(w(e, n.field, n.after))}` : `  ${Ce(e, n)}`;
}
function dt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [w(e, n, r), w(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? be(a.slots, o.slots).flatMap(([e, n, r]) => ft(`${t}.${e}`, n, r)) : ft(t, a, o);
}
function ft(e, t, n) {
	if (t.as === "set" && n.as === "set") return pt(e, t.members, n.members);
	let [r, i] = he(t, n, 90), [a, o] = [ht(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${ht(n) ? "(empty)" : i}`];
	return [...a, o];
}
function pt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => mt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(pe), `${C(r.length, "other")} in both`].join(", ") : mt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function mt(e) {
	return se({
		as: "set",
		members: e
	});
}
function ht(e) {
	return e.as === "text" && e.text === "";
}
function gt(e) {
	return e.as === "text" ? he(e, e, 90)[0] : se(e);
}
function _t(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${D(e.by, 60)}`} on ${ye(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function vt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !de(e.kind, t)).flatMap((t) => yt(e.kind, t));
	if (n.length !== 0) return { rows: [L([F`${X(e, t)}\n${B(n, "diff")}`])] };
}
function yt(e, t) {
	let n = Me(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : bt("-", n, w(e, t.field, r)), ...bt("+", n, w(e, t.field, i))];
}
function bt(e, t, n) {
	return xt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = E(Re(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${pe(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function xt(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const St = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function Ct({ plan: t, target: n }, r) {
	let i = n?.is === "compared" ? n : void 0, a = i?.caused ?? t.changes, o = i?.kept ?? t.kept;
	return {
		own: [
			...i ? [Tt(i.settings)] : [],
			Et((i ?? t).sends),
			Dt(o.filter(_), r),
			...We.map((e) => wt(e, a, r)),
			At(Ot, o.filter(e), r),
			At(kt, o.filter((t) => !_(t) && !e(t)), r),
			...i ? [Mt(i)] : [],
			Nt(a, r)
		],
		pending: i ? Pt(i, r) : []
	};
}
function wt(e, t, n) {
	let r = t.filter((t) => M(t) === e), i = {
		title: `${S(r.length)} ${St[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new G(r.map(ot))
	};
	let a = r.map((e) => Y(e, n));
	return {
		...i,
		layout: "list",
		section: new G(a)
	};
}
function Tt(e) {
	let t = e.map((e) => ({
		rows: [ue(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${C(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new G(t)
	};
}
function Et(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new G(Le(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Dt(e, t) {
	let n = e.map((e) => ({
		...st(e, t),
		isLoss: !0
	}));
	return {
		title: `${C(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new G(n)
	};
}
const Ot = "to pull: edited in the project, and not in the manifests", kt = "kept: different, and not changed by apply";
function At(e, t, n) {
	let r = t.length > 20 ? jt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [L([F`and ${U(S(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => st(e, n));
	return {
		title: `${S(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new G(i > 0 ? [...o, a] : o)
	};
}
function jt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Mt({ released: e, released_kinds: t }) {
	let n = [...oe.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => T(e))];
	return {
		title: `${S(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new G(n.map((e) => ({ rows: [e] })))
	};
}
function Nt(e, t) {
	let n = e.flatMap((e) => vt(e, t) ?? []);
	return {
		title: `All values in full: ${C(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new G(n)
	};
}
function Pt({ pending: e, resolved: t, commit: n }, r) {
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
		title: `Already pending, with or without this pull request: ${C(e.length, "change")}`,
		section: new G(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${C(t.length, "change")}`,
		section: new G(t.map((e) => ({ rows: Y(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Ft(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Be(t, n, i ? [i.name, r] : []).path;
}
function It(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function Lt(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Rt(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let i = [...Rt(e, t), ...(r(e, t).previously ?? []).map(zt)], a = [...new Set(i.flatMap((e) => n.get(e) ?? []))];
		return Fe(e, {
			target: a,
			head: [t]
		}, (t) => y(e, t.values).texts).get(t);
	};
}
function Rt(e, t) {
	let { id: n } = r(e, t);
	return [...n === void 0 ? [] : [g(["id", n])], ...Pe(e.identity(t.values)).map(zt)];
}
function zt(e) {
	return g(["name", e]);
}
// src/plan/conflicts.ts
function Bt(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Ft(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? Lt(r, t);
		i.set(r, a);
		let o = a(n), s = o && It(r, o, e.part ?? "");
		return s === void 0 || g(s) !== g(e.declared);
	});
}
function Vt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Ht(e) {
	return e.map(({ item: e, entry: t, kind: n }) => u(n, t, "conflict", Ut(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Ut({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Wt({ code: e }) {
	return e === "conflict";
}
function Gt(e) {
	return !Wt(e);
}
function Kt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? F` ${q(t, i)}` : F``, o = W(V(r), je(r));
	return { rows: [L([F`**${U(e)}**${a}: ${Jt(n)} (${o})`])] };
}
function qt(e, t) {
	return Se(e, De).map(({ result: e, names: n, count: r }) => {
		let i = p(e), a = i ? F` · ${q(i, t)}` : F``, o = U(l(e.outcome));
		return {
			count: r,
			rows: [L([F`**${V(n)}**${a} · ${o}: ${Jt(_e(e))}`])]
		};
	});
}
function Jt(e) {
	return H(D(e, 1e3));
}
// src/report/markdown/rows.ts
const Yt = 1e3;
function Xt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${ze(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${D(n, Yt)}`] };
}
function Zt(e) {
	return Se(e, De).map(({ result: e, names: t, count: n }) => {
		let r = D(_e(e), Yt);
		return {
			count: n,
			rows: [`${a({ place: p(e) })}  ${t}  ${l(e.outcome)}: ${r}`]
		};
	});
}
function Qt({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${E(e, Yt)}`)],
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
			...o === void 0 ? [] : [F`The backup is in ${V(D(o, 400))}.`],
			...s === void 0 ? [] : [F`${U(ne(void 0))}: ${V(D(s, 800))}`]
		]),
		problems: Z(i.filter(Gt), n.linkTo),
		failed: {
			title: `${C(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new G(qt(c, n.linkTo))
		},
		...en(e, t, n),
		unmanaged: nn(e, n)
	};
}
function Z(e, t) {
	let n = new G(Oe(e).map((e) => Kt(e, t)));
	return {
		title: c(e),
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
		groups: tn(le(i, a)),
		pending: []
	};
	if (t === "restore") {
		let r = m(t, e);
		return {
			groups: tn(ce(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let { own: o, pending: s } = Ct(e, {
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
		section: new G(t.map(Qt))
	});
	return [r("change", n), r("kept item", t)];
}
function nn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = we(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${S(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${S(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new G(i > 0 ? [...r.slice(0, t), a] : r)
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
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => K(e, n, t), d = s.flatMap(u);
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
	let { name: n, id: r, plan: i, results: a } = e, o = F`### ${Q(n ?? r)}${i ? F` · ${Q(i.project.name)}` : F``}`;
	return a ? F`${o}\n\n**${U(`Applied: ${f([e])}.`)}**` : i ? t === "plan" ? F`${o}\n\n**${U(cn(N(h(e))))}**` : F`${o}\n\n**${U(t === "drift" ? v([e]) : re(i, e.effort))}**` : o;
}
function cn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function ln({ id: e, plan: t }, n) {
	let r = Ae(e);
	return F`Project ${t && !n ? F`${Q(t.project.name)} · ` : F``}${V(D(e, 200))}${r === void 0 ? F`` : F` · ${W(F`open in Lokalise`, r)}`}`;
}
function un({ target: e }) {
	return e?.is === "not compared" ? [F`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${V(D(e.why, 400))}.`] : [];
}
function dn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && Ee(n.project, h(e));
	return i ? [F`${U(i.start)} ${V(i.languages)} ${U(i.end)}`] : [];
}
function Q(e) {
	return V(D(e, 80));
}
// src/report/markdown/manifestGroups.ts
function fn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [F`${U(He)}: ${V(D(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ve, a = U(`Difference: ${j(n)}.`);
	return [F`**${U(r)}** (${V(t.slice(0, 7))}). ${U(i)}`, F`**${a}**`];
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
	}, d = F`**${U(j([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => O(e, u.texts);
	return {
		isApplied: !1,
		head: n ? I([F`### ${Q(l)}`, d]) : F``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Tt(s),
			$(`${S(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${S(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...hn(r, u),
			$(`${S(a.length)} with another id or former name`, a.map(k)),
			$(`${C(o.length, "manifest")} with other values for new entries`, o.map(A)),
			Nt(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function hn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
		return {
			title: `${S(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new G(r)
		};
	};
	return [
		r("changed", n.filter((e) => !x(e))),
		r("renamed", n.filter(x)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new G(t.map((e) => Qt(e)))
	};
}
// src/report/markdown/body.ts
const gn = 7 / 8;
function _n(e, t) {
	let n = Ie(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = bn(n), s = pn(n, t), c = o.length + s.length > 1, l = new it(t.limit, i), u = I([
		xn(n),
		Sn(n, t),
		...Cn(n, t),
		...fn(n)
	]), d = (e) => U(`… and ${C(e, "more project")}; ${r}.`), f = On(n, t);
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
		...K(p, 3, r),
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
	if (r?.is === "compared") return F`## Translations: ${U(j(r.projects))}`;
	let a = n.filter(({ plan: e }) => e), o = n.length > 1 ? F` · ${U(C(n.length, "project"))}` : F``;
	if (t === "plan" && a.length > 0) {
		let t = i(e).filter(Wt).length, r = t > 0 ? `, ${C(t, "conflict")}` : "";
		return F`## Translations: ${U(N(n.flatMap(h)) + r)}${o}`;
	}
	let [s] = a, c = n.length === 1 && s?.plan ? F` · ${Q(s.plan.project.name)}` : F``;
	return t === "plan" ? F`## Translations: no plan${o}` : F`## Lokaform ${U(t)}${c}${o}`;
}
function Sn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = b(e) || "no manifest", i = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${i} ${V(E(r, 400))}` : U(r));
}
function Cn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), s = n === "plan" && a ? Tn(e, t) : [wn(e, ae(e))];
	if (!i) return s;
	let { sentence: c, names: l } = o(e), u = l.length > 0 ? F` Not reached: ${V(E(l.join(", "), 400))}.` : F``;
	return [F`❌ **${U(c)}**${u}`, ...a ? s : []];
}
function wn(e, n) {
	let r = e.projects.some(({ results: e }) => e);
	return F`${t(e) ? F`❌ ` : ve(e) || r ? F`✅ ` : F``}**${U(n)}**`;
}
function Tn(e, { isPullRequest: n }) {
	if (t(e)) {
		let t = i(e), n = t.filter(Wt), r = t.filter((e) => e.severity === "error" && Gt(e)), a = I([...r.length > 0 ? [wn(e, `${c(r)}. ${Dn(r)}`)] : [], ...n.length > 0 ? [wn(e, En(n))] : []]);
		return kn(e) && e.projects.every((e) => h(e).length === 0) ? [a, F`This pull request adds no change: what the plan changes is already pending.`] : [a];
	}
	return ee(e) ? [F`✅ **${U(`${n ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function En(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${S(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${C(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Dn(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function On(e, { isPullRequest: n }) {
	let { command: r, projects: i } = e;
	if (r !== "plan" || !i.some(({ plan: e }) => e)) return [];
	let a = i.flatMap(h), o = kn(e) ? F` The changes that are already pending are made as well.` : F``, s = n ? F`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${o}` : F`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...a.length > 0 && !t(jn(e)) ? [s] : [], An(e)];
}
function kn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function An(e) {
	return R("How to read this", I([
		...kn(e) ? [F`In numbers, with the changes that are already pending:`] : [],
		U(ae(e)),
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
		problems: e.problems.filter(Gt)
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
		measure: nt,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Ye as A, O as B, V as C, L as D, W as E, Ve as F, He as I, j as L, Ke as M, N, $e as O, M as P, A as R, I as S, R as T, k as V, K as _, Q as a, nt as b, Zt as c, Bt as d, Vt as f, Nt as g, Ft as h, hn as i, U as j, F as k, Xt as l, Lt as m, Nn as n, Z as o, It as p, _n as r, Qt as s, Mn as t, Ht as u, it as v, B as w, tt as x, G as y, Ue as z };
